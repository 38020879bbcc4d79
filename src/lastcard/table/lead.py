"""A recorded round that is played once more: bots do what they did, for as long as whoever plays does the same.

So two who play the same deal meet the same luck until one of them decides otherwise, whatever bots there are.

>>> from lastcard.game.record import Record
>>> lead = lead_of(Record("classic", ("Ann", "Bo"), seed=1, moves=("Ann: play R3", "Bo: draw")), 1)
>>> table_after_ann = Record("classic", ("Ann", "Bo"), seed=1, moves=("Ann: play R3",)).replay()
>>> str(following(lead, table_after_ann))
'Bo: draw'
"""

import hashlib
from collections.abc import Mapping

from lastcard.cards.edition import Edition
from lastcard.game.game import Game
from lastcard.game.options import Move
from lastcard.game.players import CHANCE
from lastcard.game.record import Record

Lead = Mapping[bytes, str]
"""What was done next, by how the round stood."""


def lead_of(record: Record, round: int, edition: Edition | None = None) -> Lead:
    """What everybody did in a round of a record, by how it stood before."""
    lead: dict[bytes, str] = {}
    for made, game in enumerate(record.steps(edition)):
        if game.round_number > round or made >= len(record.moves):
            break
        move = Move.parse(record.moves[made])
        if game.round_number == round and move.player != CHANCE and not game.chance_is_asked:
            lead[_sign(game)] = str(move)
    return lead


def following(lead: Lead, game: Game) -> Move | None:
    """What was done where the game stands now; None where the round has never stood so."""
    said = lead.get(_sign(game))
    return Move.parse(said) if said is not None else None


def _sign(game: Game) -> bytes:
    return hashlib.blake2b(repr(game.round.encode()).encode(), digest_size=12).digest()
