"""What the numbers mean: the actions, and the bytes of an observation, described as data that a program can read.

>>> spaces = Spaces("classic", 4)
>>> spaces.actions, spaces.shape
(842, (475,))
>>> spaces.option(83, seat=0), spaces.option(45, seat=2)
('play B9', 'catch player_3')
>>> [section.name for section in spaces.sections][:6]
['hand', 'discarded', 'top', 'about', 'colour', 'chosen']
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Literal, NamedTuple

from lastcard.cards.edition import Edition, EditionLike, find
from lastcard.engine import decisions
from lastcard.engine.events import KINDS as EVENT_KINDS
from lastcard.engine.house import RULEBOOK
from lastcard.files import shown
from lastcard.game.options import STAYS, Option
from lastcard.learning import numbers as N

VERSION = int(N.VERSION)
"""Of the action space and of the observations: what a number means changes only with it."""

Observation = Literal["vector", "planes", "history", "vector+history", "planes+history", "vector+planes+history"]
PARTS = {"vector": N.VECTOR, "planes": N.WITH_PLANES, "history": N.WITH_HISTORY}
CARD_PLACES = (64, 128, 256)

RULES = (
    "stack", "deflect", "jump_in", "seven_zero", "draw", "force_play", "mercy", "teams", "last_card", "protection",
    "false_call", "uno_penalty", "hand", "bluff", "two_player_reverse",
)  # fmt: skip
"""The options of a table, in the order in which `rules` has them; of several values, the number of the one it is."""

FIELDS = (
    "seated", "cards", "points", "turn", "asked", "owes_uno", "protected", "out", "eliminated", "partner", "dealer",
    "acts", "other", "spared", "dared",
)  # fmt: skip
"""What is told of every player, in this order. `points` are hundredths of the target; all but `cards` are 0 or 1."""

PLANES = ("hand", "twice", "discarded", "top", "about", "possible", *(f"known_{n}" for n in range(1, N.PLAYERS)))


class Section(NamedTuple):
    """A stretch of numbers that belong together."""

    name: str
    first: int
    size: int
    about: str


class Spaces:
    """The actions and observations of a table. Those of every edition of the package are equally large.

    Players are counted from whoever acts or looks: 0 is you, 1 sits to your left.

    >>> spaces = Spaces("minecraft", 3, "planes")
    >>> spaces.shape, spaces.number(Option("play", card="CR"), seat=1)
    ((15, 64), 128)
    """

    def __init__(self, edition: EditionLike, players: int, observation: str = "vector") -> None:
        self.edition: Edition = find(edition)
        self.players = players
        self.names = tuple(f"player_{seat}" for seat in range(players))
        self.observation = observation
        self.cards = next(places for places in CARD_PLACES if places >= len(self.edition.kinds))
        """Places for kinds of cards, in the order of `edition.kinds`: the first 54 are the same in every edition of the
        package, but for the names of colours."""
        self.parts = self._read(observation)
        self.actions = int(N.actions(self.cards))
        self.size = int(N.size(self.cards, self.parts))
        """Bytes of an observation."""

    @staticmethod
    def _read(observation: str) -> int:
        parts = 0
        for name in observation.split("+"):
            if name not in PARTS or parts & PARTS[name]:
                raise ValueError(
                    f"observation {shown(observation)}: expected 'vector', 'planes' or 'history', or several with + "
                    "between, such as 'vector+history'"
                )
            parts |= PARTS[name]
        return parts

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of an observation: rows of cards for `planes`, of events for `history`; several are flat."""
        if self.parts == N.WITH_PLANES:
            return (N.PLANES, self.cards)
        if self.parts == N.WITH_HISTORY:
            return (N.EVENTS, N.EVENT)
        return (self.size,)

    # Actions

    @cached_property
    def action_sections(self) -> tuple[Section, ...]:
        """The actions by verb, in the order of their numbers.

        >>> [(section.name, section.first, section.size) for section in Spaces("classic", 2).action_sections][:3]
        [('draw', 0, 1), ('keep', 1, 1), ('pass', 2, 1)]
        """
        singles = [Section(decisions.VERBS[verb].name, number, 1, "alone") for number, verb in enumerate(N.SINGLES)]
        cards = N.PLAY + self.cards
        gives = (
            Section(f"give to {n}", cards + (n + 1) * self.cards, self.cards, f"a card, to the player {n} to your left")
            for n in range(1, N.PLAYERS)
        )
        return (
            *singles,
            Section("number 0", int(N.ZERO), 1, "the number 0"),
            Section("colour", N.COLOUR, N.COLOURS, "a colour, in the order of the edition's"),
            Section("choose", N.CHOOSE, N.PLAYERS, "a player"),
            Section("protect", N.PROTECT, N.PLAYERS, "a player"),
            Section("catch", N.CATCH, N.PLAYERS, "a player"),
            Section("number", N.NUMBER, N.NUMBERS, "a number, from 1 on"),
            Section("play", N.PLAY, self.cards, "a card, in the order of the edition's kinds"),
            Section("put", cards, self.cards, "a card; take and show a card, too"),
            Section("discard", cards + self.cards, self.cards, "a card"),
            *gives,
        )

    def option(self, action: int, seat: int) -> Option:
        """What an action of a seat does, whether or not it is possible now.

        >>> Spaces("classic", 4).option(0, seat=1)
        'draw'
        """
        section = next((each for each in self.action_sections if 0 <= action - each.first < each.size), None)
        if section is None:
            raise ValueError(f"{action} is not an action; there are 0 to {self.actions - 1}")
        index = action - section.first
        verb, _, receiver = section.name.partition(" to ")
        match verb:
            case "colour":
                return Option("colour", colour=self._nth(self.edition.colours, index, action))
            case "choose" | "protect" | "catch":
                return Option(verb, player=self._player(seat, index, action))
            case "number":
                return Option("number", number=index + 1)
            case "play" | "put" | "discard":
                return Option(verb, card=self._nth(self._codes, index, action))
            case "give":
                player = self._player(seat, int(receiver), action)
                return Option("give", card=self._nth(self._codes, index, action), player=player)
        return Option.parse(verb) if verb != "jump" else Option("jump")

    @cached_property
    def _codes(self) -> tuple[str, ...]:
        return tuple(kind.code for kind in self.edition.kinds)

    def _nth(self, things: Sequence[str], index: int, action: int) -> str:
        if index >= len(things):
            raise ValueError(f"action {action} has no meaning in {self.edition.id}")
        return things[index]

    def _player(self, seat: int, steps: int, action: int) -> str:
        if steps >= self.players:
            raise ValueError(f"action {action} has no meaning with {self.players} players")
        return self.names[(seat + steps) % self.players]

    def number(self, option: str, seat: int) -> int:
        """The action that an option is for a seat. Players are called `player_0` and so on.

        >>> Spaces("classic", 4).number("catch player_0", seat=3)
        45
        """
        option = option if isinstance(option, Option) else Option.parse(option)
        said: str = "put" if option.verb in STAYS else option.verb  # these share its places
        said = "number 0" if option.number == 0 else said
        for section in self.action_sections:
            verb, _, receiver = section.name.partition(" to ")
            if verb != said:
                continue
            steps = (self.names.index(option.player) - seat) % self.players if option.player else 0
            if receiver and steps != int(receiver):
                continue
            if option.card and section.size > 1:
                return section.first + self.edition.kind(option.card)
            if option.colour:
                return section.first + self.edition.colours.index(option.colour)
            return section.first + (option.number - 1 if option.number else steps if section.size > 1 else 0)
        raise ValueError(f"{shown(option)} is not an action")

    # Observations

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """The bytes of an observation, in their order."""
        found: list[Section] = []
        at = 0

        def add(name: str, size: int, about: str) -> None:
            nonlocal at
            found.append(Section(name, at, size, about))
            at += size

        if self.parts & N.VECTOR:
            add("hand", self.cards, "how many cards of each kind you hold")
            add("discarded", self.cards, "how many lie on the discard pile")
            add("top", self.cards, "1 for the card on top of it")
            add("about", self.cards, "1 for the card in question: just drawn, or the one whose text asks")
            add("colour", N.COLOURS, "1 for the colour in play")
            add("chosen", N.COLOURS, "1 for the colour that was chosen for the card in question")
            add("before", N.COLOURS, "1 for the colour on which the card was played that may be challenged")
            add("kind", N.KINDS, "1 for the kind of decision")
            add("direction", 1, "0: to the left, 1: to the right")
            add("stack", 1, "cards that wait to be drawn")
            add("draw_pile", 1, "its cards, at most 255")
            add("discard_pile", 1, "its cards, at most 255")
            add("left", 1, "how many cards the question is still about")
            add("lasting", 1, "how many rules hold for a while")
            add("rules", N.RULES, "the options of the table, in the order of RULES")
            add("players", N.PLAYERS * N.FIELDS, f"for each player from you to the left: {', '.join(FIELDS)}")
        if self.parts & N.WITH_PLANES:
            for name in PLANES:
                add(f"plane {name}", self.cards, PLANES_ABOUT.get(name, "cards that the player there is known to hold"))
        if self.parts & N.WITH_HISTORY:
            add("history", N.EVENTS * N.EVENT, "the last events, the latest first: kind, who, other, card, amount")
        return tuple(found)

    def decode(self, observation: Any) -> dict[str, Any]:
        """An observation in words: what a seat sees, by section.

        >>> from lastcard.envs.tables import Table
        >>> table = Table("classic", 2)
        >>> table.begin(seed=1)
        >>> seen = table.spaces.decode(table.observe(table.seat))
        >>> seen["hand"], seen["top"], seen["kind"], seen["players"][1]["cards"]
        ({'B8': 1, 'BS': 1, 'G9': 1, 'GS': 1, 'R0': 1, 'R7': 1, 'R8': 1}, 'R1', 'turn', 7)
        """
        row = bytes(memoryview(observation).cast("B"))
        if len(row) != self.size:
            raise ValueError(f"an observation has {self.size} bytes here, not {len(row)}")
        return {each.name: self._meaning(each, row[each.first : each.first + each.size]) for each in self.sections}

    def _meaning(self, section: Section, row: bytes) -> Any:
        name = section.name.removeprefix("plane ")
        if name in ("hand", "discarded", "twice", "possible") or name.startswith("known_"):
            return {code: row[number] for number, code in enumerate(self._codes) if row[number]}
        if name in ("top", "about"):
            return self._one(row, self._codes)
        if name in ("colour", "chosen", "before"):
            return self._one(row, self.edition.colours)
        if name == "kind":
            return decisions.KINDS[row.index(1)].name
        if name == "direction":
            return "right" if row[0] else "left"
        if name == "rules":
            return dict(zip(RULES, row, strict=True))
        if name == "players":
            rows = [row[n * N.FIELDS : (n + 1) * N.FIELDS] for n in range(self.players)]
            return [dict(zip(FIELDS, each, strict=True)) for each in rows]
        if name == "history":
            rows = [row[n * N.EVENT : (n + 1) * N.EVENT] for n in range(N.EVENTS)]
            return [self._event(each) for each in rows if each[0]]
        return row[0]

    def _one(self, row: bytes, names: Sequence[str]) -> str | None:
        return names[row.index(1)] if any(row) else None

    def _event(self, row: bytes) -> dict[str, Any]:
        kind, who, other, card, amount = row
        return {
            "kind": EVENT_KINDS[kind - 1].name,
            "player": who - 1 if who else None,
            "other": other - 1 if other else None,
            "card": self._codes[card - 1] if card else None,
            "amount": amount - N.AMOUNT,
        }


PLANES_ABOUT = {
    "hand": "1 for each kind that you hold",
    "twice": "1 for each kind that you hold twice or more",
    "discarded": "how many lie on the discard pile",
    "top": "1 for the card on top of it",
    "about": "1 for the card in question",
    "possible": "1 for each kind that you may play, put down, discard, give or jump in with now",
}

assert len(RULES) == len(RULEBOOK.encode()) + 2 == N.RULES
assert len(FIELDS) == N.FIELDS
assert len(PLANES) == N.PLANES
