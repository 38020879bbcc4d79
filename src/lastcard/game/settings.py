"""How a table plays, and how it counts: the options, the points of a round, and who has won.

>>> Options(target=200) == Options.read({"target": 200})
True
"""

import dataclasses
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args, get_type_hints

from lastcard.engine import house
from lastcard.engine.round import Round
from lastcard.files import shown, suggestion
from lastcard.game import fields
from lastcard.game.fields import RecordError

MAX_TARGET = 1_000_000
MOST_ROUNDS = 1000
MOST_CARDS = 15
"""Cards that may be dealt to each."""

MERCY = (10, 40)
KNOCK_OUT = 250
"""Points for a player who was knocked out (H9)."""


def typed(value: str) -> bool | int | str:
    """The value of an option that somebody wrote as text.

    >>> [typed(text) for text in ("true", "7", "any")]
    [True, 7, 'any']
    """
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.isdecimal() and len(value) < 10 else value


@dataclass(frozen=True, repr=False)
class Options:
    """How a table plays: one row an option. What can be said for it in a record or on a command line is its type.

    Wherever options are asked for, a mapping of the same names is taken as well. There `rules` names a whole set of
    house rules, which single options change.

    >>> from lastcard import Game
    >>> Game("classic", ["Ann", "Bo"], options={"target": 200, "bluff": False}).options
    Options(target=200, bluff=False)
    >>> Options.read({"rules": "party", "stack": "same"})
    Options(stack='same', jump_in=True, seven_zero=True)
    """

    scoring: Literal["winner", "tally", "elimination"] = "winner"
    """Whoever goes out scores what the others hold (P1), or everybody keeps a tally of their own cards (P4), and at
    `elimination` whoever reaches the target is out of the game (H15)."""
    target: int = 500
    """The points that end a game."""
    bluff: bool = True
    """Whether a Wild Draw Four may be played by somebody who holds the colour."""
    two_player_reverse: Literal["skip", "turn"] = "skip"
    """What a Reverse does between two: the other misses a turn, or it does nothing."""
    stack: Literal["off", "same", "up", "any"] = "off"
    """Which cards may be played on a Draw Two or a Wild Draw Four, so that the next player draws for both (H1)."""
    deflect: bool = False
    """Whether a Reverse sends a stack back, and a Skip passes it on (H4)."""
    jump_in: bool = False
    """Whether a card like the one on top may be played out of turn (H5)."""
    seven_zero: bool = False
    """Whether a 7 swaps two hands, and a 0 passes all of them on (H6)."""
    draw: Literal["one", "match"] = "one"
    """Whether a turn's draw is one card, or goes on until one can be played (H7)."""
    force_play: bool = False
    """Whether whoever can play has to (H8)."""
    mercy: int = 0
    """The number of cards that puts a player out of the round; 0: none does (H9)."""
    teams: Literal[0, 2, 3] = 0
    """How many teams play; 0: everybody for themselves (H10)."""
    last_card: Literal["draws", "acts"] = "draws"
    """Whether only cards that make others draw act as the last one, or all (H11)."""
    protection: Literal["draws", "all"] = "draws"
    """Whether protection only keeps from drawing, or also from missing a turn and from losing cards (H12)."""
    false_call: Literal[0, 2] = 0
    """Cards that a call or a catch without reason costs (H13)."""
    uno_penalty: Literal[2, 4, 6] = 2
    """Cards that a caught call costs (H13)."""
    hand: int = house.HAND
    """Cards that are dealt to each (H14)."""
    rounds: int = 0
    """The rounds after which a game ends, whatever the score; 0: only the target ends it (P3)."""

    def __post_init__(self) -> None:
        """Refuse what cannot be, wherever it comes from."""
        for name, value in vars(self).items():
            if value is not getattr(Options, name):  # the values of the rulebook are right
                _read(vars(self), name, Options.values()[name])
        least, most = max(MERCY[0], self.hand + 1), MERCY[1]
        if self.mercy and not least <= self.mercy <= most:
            raise RecordError(
                "options.mercy",
                f"expected 0, which is off, or a whole number from {least} to {most}, above the {self.hand} cards "
                f"dealt, not {self.mercy}",
            )

    def __repr__(self) -> str:
        return f"Options({', '.join(f'{name}={value!r}' for name, value in self.changed().items())})"

    def changed(self, since: "Options | None" = None) -> dict[str, Any]:
        """The options that are not as in others: as in the rulebook, unless said otherwise.

        >>> Options(target=200).changed()
        {'target': 200}
        """
        before = vars(since or Options())
        return {name: value for name, value in vars(self).items() if value != before[name]}

    @classmethod
    def read(cls, options: "OptionsLike | None") -> "Options":
        """The options that are meant, checked.

        >>> Options.read({"traget": 200})
        Traceback (most recent call last):
        ...
        lastcard.game.fields.RecordError: options.traget: unknown key; did you mean target? There are scoring, ...
        """
        if isinstance(options, Options):
            return options
        table = dict(fields.sub_table({} if options is None else {"options": options}, "options", ""))
        values = cls.values()
        fields.keys(table, (*values, "rules"), "options.")
        chosen = _set(table)
        return cls(**{**chosen, **{name: _read(table, name, values[name]) for name in table if name != "rules"}})

    @classmethod
    @cache
    def values(cls) -> Mapping[str, tuple[object, ...]]:
        """The options, and what each can be; nothing where that is a number.

        >>> Options.values()["scoring"], Options.values()["bluff"], Options.values()["target"]
        (('winner', 'tally', 'elimination'), (True, False), ())
        """
        kinds = get_type_hints(cls)
        return {
            field.name: (True, False) if kinds[field.name] is bool else get_args(kinds[field.name])
            for field in dataclasses.fields(cls)
        }

    def check(self, players: int, cards: int) -> None:
        """Refuse what cannot be with so many players and cards.

        >>> Options(teams=2).check(5, 108)
        Traceback (most recent call last):
        ...
        lastcard.game.fields.RecordError: options.teams: 5 players cannot be 2 teams of the same size, two or more each
        """
        if self.teams and (players % self.teams or players < 2 * self.teams):
            raise RecordError(
                "options.teams", f"{players} players cannot be {self.teams} teams of the same size, two or more each"
            )
        if self.hand != house.HAND and cards - players * self.hand < 5:
            raise RecordError(
                "options.hand",
                f"{players} players cannot be dealt {self.hand} of {cards} cards each: five have to remain",
            )

    def set_up(self, round: Round) -> None:
        """Tell the engine."""
        round.bluff = self.bluff
        round.reverse_skips = self.two_player_reverse == "skip"
        if self.has_house_rules:
            round.play_by(self._house())

    @property
    def has_house_rules(self) -> bool:
        """Whether the table plays by anything but the rulebook.

        >>> Options(scoring="tally").has_house_rules, Options(hand=5).has_house_rules
        (False, True)
        """
        changed = self.changed()
        return any(name in HOUSE_RULES for name in changed if name != "scoring") or self.scoring == "elimination"

    def _house(self) -> house.House:
        """The house rules as the engine sees them."""
        rules = house.House()
        rules.stack = ("off", "same", "up", "any").index(self.stack)
        rules.deflect = self.deflect
        rules.jump_in = self.jump_in
        rules.seven_zero = self.seven_zero
        rules.match = self.draw == "match"
        rules.force_play = self.force_play
        rules.mercy = self.mercy
        rules.teams = self.teams
        rules.last_acts = self.last_card == "acts"
        rules.protects_from_all = self.protection == "all"
        rules.false_call = self.false_call
        rules.uno_penalty = self.uno_penalty
        rules.hand = self.hand
        return rules

    def team(self, seat: int) -> int:
        """The team of a seat; without teams, everybody is one."""
        return seat % self.teams if self.teams else seat


HOUSE_RULES: Final = (
    "stack", "deflect", "jump_in", "seven_zero", "draw", "force_play", "mercy", "teams", "last_card", "protection",
    "false_call", "uno_penalty", "hand", "scoring",
)  # fmt: skip
"""The options that are house rules; of `scoring` only elimination is one."""

SETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "rulebook": {},
    "party": {"stack": "any", "jump_in": True, "seven_zero": True},
    "merciless": {"stack": "any", "draw": "match", "force_play": True, "mercy": 25, "seven_zero": True},
}
"""Sets of house rules by name (H16)."""


class PlayedBy(NamedTuple):
    """Which set of house rules a table plays, and in what it differs."""

    set: str
    differs: Mapping[str, Any]


def house_rules(options: Options) -> PlayedBy:
    """The set of house rules that is nearest to these options, and what is different.

    >>> house_rules(Options.read({"rules": "party", "stack": "same", "target": 200}))
    PlayedBy(set='party', differs={'stack': 'same'})
    """
    found: list[PlayedBy] = []
    for name, chosen in SETS.items():
        differs = options.changed(Options(**chosen))
        if options.scoring != "elimination":
            differs.pop("scoring", None)
        found.append(PlayedBy(name, {rule: value for rule, value in differs.items() if rule in HOUSE_RULES}))
    return min(found, key=lambda played: len(played.differs))


def told(options: Options) -> list[str]:
    """The house rules that are on, by the names that the rulebook knows them by.

    >>> told(Options(stack="any", scoring="elimination")), told(Options(scoring="tally"))
    (['stack', 'elimination'], [])
    """
    changed = [name for name in options.changed() if name in HOUSE_RULES and name != "scoring"]
    return [*changed, "elimination"] if options.scoring == "elimination" else changed


def _set(table: Mapping[str, Any]) -> Mapping[str, Any]:
    """The set of house rules that a table names."""
    name, names = table.get("rules", "rulebook"), tuple(SETS)
    if name not in names:
        raise RecordError("options.rules", f"there are no house rules {shown(name)}; {suggestion(str(name), names)}")
    return SETS[name]


def _read(table: Mapping[str, Any], name: str, values: tuple[object, ...]) -> Any:
    """What a table says for an option, checked."""
    if not values:
        least = 0 if name in ("mercy", "rounds") else 1
        most = {"target": MAX_TARGET, "hand": MOST_CARDS, "mercy": MERCY[1], "rounds": MOST_ROUNDS}[name]
        return fields.number(table, name, "options.", least, least, most)
    found = table[name]
    if True in values and values[0] is True:
        if not isinstance(found, bool):
            raise RecordError(f"options.{name}", "expected true or false")
        return found
    if isinstance(values[0], int):
        if type(found) is not int or found not in values:
            raise RecordError(f"options.{name}", f"expected {_listed(values)}, not {shown(found)}")
        return found
    if found not in values:
        raise RecordError(f"options.{name}", f"{shown(found)} is neither {' nor '.join(map(repr, values))}")
    return found


def _listed(values: Sequence[object]) -> str:
    return f"{', '.join(map(str, values[:-1]))} or {values[-1]}"


OptionsLike: TypeAlias = Options | Mapping[str, Any]
"""What stands for options: themselves, or a mapping of their names, such as `{"target": 200}`."""


def round_points(
    held: Sequence[int], winner: int, options: Options, out: Collection[int] = (), eliminated: Collection[int] = ()
) -> list[int]:
    """What each seat's score grows by after a round: the winner's (P1), or everybody's own (P4).

    `out` has been knocked out of the round (H9). In teams every member's score is the team's (H10).

    >>> round_points([0, 20, 7], 0, Options()), round_points([0, 20, 7], 0, Options(scoring="tally"))
    ([27, 0, 0], [0, 20, 7])
    >>> round_points([0, 20, 7, 0], 0, Options(teams=2, mercy=25), out=[3])
    [270, 0, 270, 0]
    """
    seats = [seat for seat in range(len(held)) if seat not in eliminated]
    worth = {seat: held[seat] + (KNOCK_OUT if seat in out else 0) for seat in seats}
    gained = [0] * len(held)
    for seat in seats:
        team = [other for other in seats if options.team(other) == options.team(seat)]
        if options.scoring != "winner":
            gained[seat] = sum(worth[other] for other in team)
        elif winner in team:
            gained[seat] = sum(worth[other] for other in seats if other not in team)
    return gained


def points_of(round: Round, options: Options) -> list[int]:
    """What each seat's score grows by after a round that is over."""
    held = [int(round.points(seat)) for seat in range(int(round.seats))]
    before = seats_in(round.eliminated)
    return round_points(held, int(round.winner), options, seats_in(round.out & ~round.eliminated), before)


def seats_in(mask: int) -> list[int]:
    """The seats that have their bit in a mask.

    >>> seats_in(0b101)
    [0, 2]
    """
    return [seat for seat in range(int(mask).bit_length()) if mask >> seat & 1]


def winning_seats(
    scores: Sequence[int], options: Options, eliminated: Collection[int] = (), rounds: int = 0
) -> list[int]:
    """Who wins with these scores after so many rounds; nobody until somebody has reached the target (P2, P4).

    At elimination the last one in wins; `eliminated` are those who were out before the last round (H15). Where the
    table has set a number of rounds, whoever is ahead after the last one wins (P3).

    >>> winning_seats([510, 20], Options()), winning_seats([510, 20], Options(scoring="tally"))
    ([0], [1])
    >>> winning_seats([510, 20, 530], Options(scoring="elimination"))
    [1]
    >>> winning_seats([40, 20], Options(rounds=1)), winning_seats([40, 20], Options(rounds=1), rounds=1)
    ([], [0])
    """
    is_last = 0 < options.rounds <= rounds
    if max(scores) < options.target and not is_last:
        return []
    if options.scoring == "elimination":
        before = [seat for seat in range(len(scores)) if seat not in eliminated]
        left = [seat for seat in before if scores[seat] < options.target]
        if len({options.team(seat) for seat in left}) > 1 and not is_last:
            return []
        lowest = min(scores[seat] for seat in before)
        leading = [seat for seat in before if scores[seat] == lowest]
        return leading if is_last else left or leading
    best = min(scores) if options.scoring == "tally" else max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]


def eliminated_seats(scores: Sequence[int], options: Options) -> list[int]:
    """Who is out of the game with these scores (H15).

    >>> eliminated_seats([510, 20], Options(scoring="elimination")), eliminated_seats([510, 20], Options())
    ([0], [])
    """
    if options.scoring != "elimination":
        return []
    return [seat for seat, score in enumerate(scores) if score >= options.target]
