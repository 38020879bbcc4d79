"""Games that are known before they are played: the same deal, the same bots, and people who decide by a rule.

A key and the nonces of the browsers fix every card; the bots answer what they see; so a game of people who decide as
`Habit` says can be played beforehand, and a key be found whose game comes to everything that a test wants to see.
"""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import cache
from random import Random

from lastcard.cards import edition as editions
from lastcard.game import record as records
from lastcard.game.dealing import NO_NONCE, Dealing
from lastcard.game.game import Game
from lastcard.game.options import CARD_VERBS
from lastcard.game.position import Position
from lastcard.game.record import Record
from lastcard.game.settings import Options
from lastcard.server.names import BOT_NAMES
from lastcard.table.table import Table

PEOPLE = ("Ann", "Bo")
SPECIALS = ("XS", "PR", "CR", "JM", "CU", "SD")
MOST_TRIES = 1000
MOST_MOVES = 44
HAND = 4
"""Cards that are dealt to each: a round of them comes to all that a round can come to, and soon."""


def nonce_of(name: str) -> str:
    """What the browser of somebody adds to the key."""
    return name.encode().hex().ljust(32, "0")


@dataclass(frozen=True)
class Habit:
    """How somebody decides: special cards first, then Wild Draw Fours, and whoever can be doubted is doubted."""

    name: str

    def __call__(self, options: Sequence[str], number: int, players: Sequence[str] = ("Bo", "Robin")) -> str:
        """Answer the decision of that number. All cards to give are offered as `give R1 to ?`."""
        random = Random(f"{self.name} {number}")
        cards = [option for option in options if option.partition(" ")[0] in CARD_VERBS]
        found = cards or [option for option in options if option not in ("accept", "stop", "not done")] or [*options]
        best = max(map(_eagerness, found))
        option = random.choice(sorted(option for option in found if _eagerness(option) == best))
        if option.startswith("give "):
            others = [name for name in players if name != self.name]
            return f"{option.partition(' to ')[0]} to {random.choice(others)}"
        return option


def _eagerness(option: str) -> int:
    verb, _, code = option.partition(" ")
    if verb != "play":
        return 0
    return 2 if code in SPECIALS else 1 if code == "W4" else 0


@dataclass(frozen=True)
class Plan:
    """A game that was played beforehand."""

    key: str
    kinds: Mapping[str, frozenset[str]]
    """What each person was asked."""
    events: frozenset[str]
    """What happened, for all to see."""
    scores: Mapping[str, int]


@dataclass(frozen=True)
class Company:
    """Who plays: people, and as many bots as that."""

    people: tuple[str, ...] = PEOPLE
    bots: int = 1

    @property
    def seats(self) -> tuple[str, ...]:
        """Everybody; the server names its bots always in the same order."""
        return (*self.people, *BOT_NAMES[: self.bots])


def rehearse(
    key: str,
    edition: str,
    target: int,
    company: Company,
    written: tuple[tuple[str, str], ...],
    most: int,
    position: Position | None = None,
) -> Plan | None:
    """Play the game of a key to its end, perhaps from a position; None if that takes more moves than this."""
    loaded = _edition(edition, written)
    seats = company.seats
    dealing = Dealing(key, tuple(nonce_of(name) if name in company.people else NO_NONCE for name in seats))
    record = Record(edition, seats, options=Options(target=target, hand=HAND), written=dict(written), dealing=dealing)
    record = replace(record, position=position)
    table = Table.begin(record, {name: None if name in company.people else "easy" for name in seats}, edition=loaded)
    game = table.game
    kinds: dict[str, set[str]] = {name: set() for name in company.people}
    while True:
        table.play_on()
        if game.winners:
            break
        decision = next(each for each in game.waiting if each.player in kinds)
        name = decision.player
        kinds[name].add(decision.kind)
        offered = sorted({f"{option.partition(' to ')[0]} to ?" if option.startswith("give ") else option
                          for option in decision.options})  # fmt: skip
        option = Habit(name)(offered, table.number(name), seats)
        calls = option.partition(" ")[0] in CARD_VERBS and len(_hand(game, name)) == 2
        table.move(name, option, table.wake_at or 0.0, uno=calls)
        if len(game.moves) > most:
            return None
    found = {name: frozenset(each) for name, each in kinds.items()}
    events = frozenset(event.kind for event in game.events)
    return Plan(key, found, events, dict(zip(seats, game.scores, strict=True)))


def find_game(
    edition: str,
    target: int,
    company: Company,
    *,
    written: Mapping[str, str] = {},
    kinds: Set[str] = frozenset(),
    events: Set[str] = frozenset(),
    most: int = MOST_MOVES,
    position: Position | None = None,
) -> Plan:
    """The first game in which people are asked all this, and in which all this happens, in so many moves."""
    for number in range(MOST_TRIES):
        plan = rehearse(f"{number:064x}", edition, target, company, tuple(written.items()), most, position)
        if plan is not None and kinds <= frozenset().union(*plan.kinds.values()) and events <= plan.events:
            return plan
    raise AssertionError(f"no game of {edition} comes to {kinds} and {events} within {most} moves")


@cache
def _edition(id: str, written: tuple[tuple[str, str], ...]) -> editions.Edition:
    plain = editions.load(id)
    return plain.written(dict(written)) if written else plain


def _hand(game: Game, name: str) -> list[int]:
    return list(game.round.hand(game.players.index(name)))


def lucky_key(text: str, move: str, kind: str) -> str:
    """The first key with which Ann's move in the position of this record leads her to a decision of this kind."""
    record = records.loads(text)
    for number in range(MOST_TRIES):
        key = f"{number:064x}"
        nonces = [nonce_of(name) if name == "Ann" else NO_NONCE for name in record.players]
        game = replace(record, dealing=Dealing(key, tuple(nonces)), moves=(f"Ann: {move}",)).replay()
        while game.waiting[0].kind == "colour" != kind:
            game.apply("Ann", game.waiting[0].options[0])
        if (game.waiting[0].player, game.waiting[0].kind) == ("Ann", kind):
            return key
    raise AssertionError(f"{move} never leads to {kind}")
