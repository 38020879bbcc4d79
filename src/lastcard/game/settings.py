"""How a table plays, and how it counts: the options, the points of a round, and who has won.

>>> Options(target=200) == Options.read({"target": 200})
True
"""

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args, get_type_hints

from lastcard.engine.round import Round
from lastcard.files import shown
from lastcard.game import fields
from lastcard.game.fields import RecordError

MAX_TARGET = 1_000_000


@dataclass(frozen=True)
class Options:
    """How a table plays: one row an option. What can be said for it in a record or on a command line is its type.

    Wherever options are asked for, a mapping of the same names is taken as well.

    >>> from lastcard import Game
    >>> Game("classic", ["Ann", "Bo"], options={"target": 200, "bluff": False}).options
    Options(scoring='winner', target=200, bluff=False, two_player_reverse='skip')
    """

    scoring: Literal["winner", "tally"] = "winner"
    """Whoever goes out scores what the others hold (P1), or everybody keeps a tally of their own cards (P4)."""
    target: int = 500
    """The points that end a game."""
    bluff: bool = True
    """Whether a Wild Draw Four may be played by somebody who holds the colour."""
    two_player_reverse: Literal["skip", "turn"] = "skip"
    """What a Reverse does between two: the other misses a turn, or it does nothing."""

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
        table = fields.sub_table({} if options is None else {"options": options}, "options", "")
        values = cls.values()
        fields.keys(table, tuple(values), "options.")
        return cls(**{name: _read(table, name, values[name]) for name in table})

    @classmethod
    def values(cls) -> dict[str, tuple[object, ...]]:
        """The options, and what each can be; nothing where that is a number.

        >>> Options.values()["scoring"], Options.values()["bluff"], Options.values()["target"]
        (('winner', 'tally'), (True, False), ())
        """
        kinds = get_type_hints(cls)
        return {
            field.name: (True, False) if kinds[field.name] is bool else get_args(kinds[field.name])
            for field in dataclasses.fields(cls)
        }

    def set_up(self, round: Round) -> None:
        """Tell the engine."""
        round.bluff = self.bluff
        round.reverse_skips = self.two_player_reverse == "skip"


def _read(table: Mapping[str, Any], name: str, values: tuple[object, ...]) -> Any:
    """What a table says for an option, checked."""
    if not values:
        return fields.number(table, name, "options.", 1, 1, MAX_TARGET)
    if True in values:
        if not isinstance(table[name], bool):
            raise RecordError(f"options.{name}", "expected true or false")
        return table[name]
    found = fields.text(table, name, "options.")
    if found not in values:
        names = " nor ".join(repr(value) for value in values)
        raise RecordError(f"options.{name}", f"{shown(found)} is neither {names}")
    return found


OptionsLike: TypeAlias = Options | Mapping[str, Any]
"""What stands for options: themselves, or a mapping of their names, such as `{"target": 200}`."""


def round_points(held: Sequence[int], winner: int, options: Options) -> list[int]:
    """What each seat's score grows by after a round: the winner's (P1), or everybody's own (P4).

    >>> round_points([0, 20, 7], 0, Options()), round_points([0, 20, 7], 0, Options(scoring="tally"))
    ([27, 0, 0], [0, 20, 7])
    """
    if options.scoring == "tally":
        return list(held)
    return [sum(held) if seat == winner else 0 for seat in range(len(held))]


def winning_seats(scores: Sequence[int], options: Options) -> list[int]:
    """Who wins with these scores; nobody until somebody has reached the target (P2, P4).

    >>> winning_seats([510, 20], Options()), winning_seats([510, 20], Options(scoring="tally"))
    ([0], [1])
    """
    if max(scores) < options.target:
        return []
    best = min(scores) if options.scoring == "tally" else max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]
