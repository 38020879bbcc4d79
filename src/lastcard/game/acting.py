"""The card that asks: what it is, whose it is, and where in its text it stands. All of it can be seen at the table."""

from dataclasses import dataclass
from typing import Literal

from lastcard.cards.text import Origin
from lastcard.engine import decisions
from lastcard.engine.agenda import CARD, COLOUR, LEFT, OBJECT, PC, QUIET, SHIELD, YOU
from lastcard.engine.program import END, NONE, WIDTH
from lastcard.game.game import Game

Moment = Literal["played", "drawn", "turned_up"]


@dataclass(frozen=True)
class Acting:
    """A card whose text is being carried out, at the moment when it asks somebody something."""

    card: str | None
    """Its code; None where only whoever drew it knows."""
    moment: Moment
    player: str
    """Who played, drew or turned it up: "you" in its text."""
    other: str | None
    """The other player that the present act is about."""
    colour: str | None
    """A colour chosen for this card."""
    spared: tuple[str, ...]
    """Who is protected from it."""
    left: int
    """How many cards the present act is still about, where it says how many."""
    origin: Origin | None


def acting(game: Game, viewer: str | None) -> Acting | None:
    """The card that asks now, as somebody may know it; None on a plain turn, and while nothing is asked.

    >>> game = Game("classic", ["Ann", "Bo"], seed=1)
    >>> game.play("Ann: play W")
    >>> card = acting(game, "Ann")
    >>> card.card, card.moment, card.player
    ('W', 'played', 'Ann')
    """
    round = game.round
    if round.depth == 0 or round.kind in (decisions.TURN, decisions.DRAWN) or round.over:
        return None
    card, player, pc = (int(round.register(register)) for register in (CARD, YOU, PC))
    if card == NONE:
        return None
    moment = _moment(game, card, pc)
    other, colour, left = (int(round.register(register)) for register in (OBJECT, COLOUR, LEFT))
    shield = int(round.register(SHIELD))
    name = game.players[player]
    return Acting(
        card=game.edition.kinds[card].code if moment != "drawn" or viewer in (None, name) else None,
        moment=moment,
        player=name,
        other=None if other == NONE else game.players[other],
        colour=game.edition.colours[colour] if 0 <= colour < len(game.edition.colours) else None,
        spared=tuple(name for seat, name in enumerate(game.players) if shield >> seat & 1),
        left=max(0, left),
        origin=game.edition.origin(pc),
    )


def _moment(game: Game, card: int, pc: int) -> Moment:
    """When a card acts: what it does when drawn runs quietly, and all else but its opening program is of a played one.

    The program need not be its own: rules that last run some for cards that others play.
    """
    deck, round = game.edition.deck, game.round
    if round.register(QUIET) == 1:
        return "drawn"
    if pc >= deck.house_at:  # what house rules let cards do: of those, only an opening Draw Two was not played (H3)
        opens = round.kind == decisions.STACK and round.discard_size == 1 and round.reshuffles == 0
        return "turned_up" if opens else "played"
    at = int(deck.open_at[card])
    while 0 <= at < pc and deck.code[at] != END:
        at += WIDTH
    return "turned_up" if at == pc else "played"
