"""Decisions for those who learn from them: `simulate --moves FILE`, as lines of JSON or as Parquet.

docs/simulations.md describes the columns, which `SCHEMA` names. Actions and observations are those of `spaces`.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, BinaryIO

from lastcard.cards.edition import Edition
from lastcard.engine import decisions
from lastcard.engine.recorder import Tally
from lastcard.envs.spaces import Spaces
from lastcard.learning.moves import NotedPlay, Words
from lastcard.thinking.driver import Driver

if TYPE_CHECKING:
    import pyarrow.parquet
    from numpy.typing import NDArray

SCHEMA = {
    "game": "int64",
    "round": "int32",
    "decision": "int32",
    "seat": "int8",
    "kind": "string",
    "hand": "list<string>",
    "top": "string",
    "colour": "string",
    "direction": "string",
    "stack": "int16",
    "draw_pile": "int16",
    "cards": "list<int16>",
    "options": "list<string>",
    "actions": "list<int16>",
    "choice": "string",
    "action": "int16",
    "winner": "int8",
    "observation": "binary",
}
"""The columns, and their types in Parquet."""

PARTS = ("<i8", "<i2", "<i2", "<i2", "<i2")
"""The numbers that `lastcard.learning.moves.Columns` writes: of rounds, of decisions, and of three lists."""

FACTS = ("seat", "kind", "top", "colour", "direction", "stack", "draw_pile", "hand", "options", "action")
"""What it writes of a decision, in this order; of a list, its length."""

DIRECTIONS = ("left", "right")
PARQUET = ".parquet"
ENDINGS = (".jsonl", PARQUET)


@dataclass(frozen=True)
class Moves:
    """How the decisions of a table are written down."""

    edition: Edition
    players: int
    apart: bool = False
    """Whether columns are made of them, and not lines."""

    def play(self, driver: Driver, tally: Tally, levels: list[int]) -> NotedPlay:
        """Rounds whose decisions are written down."""
        spaces = Spaces(self.edition, self.players)
        words = Words(
            [_quoted(kind.code) for kind in self.edition.kinds],
            [_quoted(colour) for colour in self.edition.colours],
            [_quoted(kind.name) for kind in decisions.KINDS],
            lambda action, seat: _quoted(spaces.option(action, seat)),
        )
        return NotedPlay(driver, tally, levels, spaces.cards, words, self.apart)


def _quoted(text: str) -> bytes:
    return json.dumps(str(text)).encode()


class MovesFile:
    """A file of decisions: lines of JSON, or Parquet if its name ends so, which needs pyarrow."""

    def __init__(self, path: Path, moves: Moves) -> None:
        self.path, self.spaces = path, Spaces(moves.edition, moves.players)
        self._lines: BinaryIO | None = None
        self._parquet: pyarrow.parquet.ParquetWriter | None = None
        self._words: _Words | None = None

    def __enter__(self) -> "MovesFile":
        if self.path.suffix != PARQUET:
            self._lines = self.path.open("wb")
            return self
        import pyarrow.parquet

        self._words = _Words(self.spaces)
        schema = arrow_schema(self.spaces.size)
        words = [column for column, name in SCHEMA.items() if name in ("string", "list<string>")]
        self._parquet = pyarrow.parquet.ParquetWriter(
            self.path, schema, compression="zstd", use_dictionary=words, write_statistics=False
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for file in (self._lines, self._parquet):
            if file is not None:
                file.close()

    def __call__(self, moves: bytes, seen: bytes) -> None:
        """Write the decisions of some rounds, with their observations where those are apart."""
        if self._lines is not None:
            self._lines.write(moves)
        elif self._parquet is not None and self._words is not None:
            found = read_columns(moves, self.spaces.players)
            self._parquet.write_table(self._words.table(found, seen, self._parquet.schema))


def read_columns(moves: bytes, players: int) -> "dict[str, NDArray[Any]]":
    """Decisions that were written down as numbers, by column. A list has its lengths, and its numbers as `all NAME`."""
    import numpy as np

    lengths = np.frombuffer(moves, "<i8", len(PARTS))
    begins = [lengths.nbytes, *(lengths.cumsum() + lengths.nbytes)]
    rounds, facts, hands, sizes, actions = (
        np.frombuffer(moves, kind, length // np.dtype(kind).itemsize, begin)
        for kind, length, begin in zip(PARTS, lengths, begins, strict=False)
    )
    game, number, winner, decisions = rounds.reshape(-1, 4).T
    first = np.repeat(decisions.cumsum() - decisions, decisions)
    found = dict(zip(FACTS, facts.reshape(-1, len(FACTS)).T, strict=True))
    count = len(found["seat"])
    return found | {
        "game": np.repeat(game, decisions),
        "round": np.repeat(number, decisions),
        "winner": np.repeat(winner, decisions),
        "decision": np.arange(count) - first,
        "cards": np.full(count, players),
        "actions": found["options"],
        "all hand": hands,
        "all cards": sizes,
        "all options": actions.astype(np.int32) * players + np.repeat(found["seat"], found["options"]),
        "all actions": actions,
        "choice": found["action"].astype(np.int32) * players + found["seat"],
    }


class _Words:
    """Puts columns of numbers in words."""

    def __init__(self, spaces: Spaces) -> None:
        import numpy as np
        import pyarrow

        self._spaces = spaces
        self._words = {
            "kind": pyarrow.array([kind.name for kind in decisions.KINDS]),
            "hand": pyarrow.array([str(kind.code) for kind in spaces.edition.kinds]),
            "colour": pyarrow.array(list(spaces.edition.colours)),
            "direction": pyarrow.array(DIRECTIONS),
        }
        self._words["top"] = self._words["hand"]
        self._options: list[str] = []
        self._known = np.full(spaces.actions * spaces.players, -1, np.int32)
        """Where in the list the name of an action of a seat stands."""

    def table(self, found: "dict[str, NDArray[Any]]", seen: bytes, schema: "pyarrow.Schema") -> "pyarrow.Table":
        """The columns of the file."""
        import pyarrow

        places = {name: self._places(found[name]) for name in ("choice", "all options")}
        options = pyarrow.array(self._options, pyarrow.string())
        columns = []
        for field in schema:
            name = field.name
            if pyarrow.types.is_fixed_size_binary(field.type):
                rows = len(found["seat"])
                column = pyarrow.Array.from_buffers(field.type, rows, [None, pyarrow.py_buffer(seen)])
            elif pyarrow.types.is_list(field.type):
                if name == "options":
                    inner = options.take(places["all options"])
                elif name == "hand":
                    inner = self._words[name].take(pyarrow.array(found["all hand"]))
                else:
                    inner = pyarrow.array(found[f"all {name}"], field.type.value_type)
                column = pyarrow.ListArray.from_arrays(_offsets(found[name]), inner)
            elif name == "choice":
                column = options.take(places[name])
            else:
                numbers = found[name]
                word = self._words.get(name)
                mask = numbers < 0 if name in ("top", "colour", "winner") else None
                column = pyarrow.array(numbers, None if word else field.type, mask=mask)
                column = column if word is None else word.take(column)
            columns.append(column)
        return pyarrow.table(columns, schema)

    def _places(self, numbers: "NDArray[Any]") -> "pyarrow.Array":
        """Where the names of actions of seats stand; those that are new get a place."""
        import numpy as np
        import pyarrow

        found = self._known[numbers]
        if found.size and found.min() < 0:
            for number in np.unique(numbers[found < 0]):
                self._known[number] = len(self._options)
                self._options.append(str(self._spaces.option(*divmod(int(number), self._spaces.players))))
            found = self._known[numbers]
        return pyarrow.array(found)


def _offsets(lengths: "NDArray[Any]") -> "NDArray[Any]":
    import numpy as np

    return np.concatenate(([0], lengths.cumsum(dtype=np.int32)), dtype=np.int32)


def arrow_schema(size: int) -> "pyarrow.Schema":
    """The columns as pyarrow knows them; an observation has so many bytes."""
    import pyarrow

    def type_of(name: str) -> "pyarrow.DataType":
        inner = name.removeprefix("list<").removesuffix(">")
        if inner != name:
            return pyarrow.list_(type_of(inner))
        return pyarrow.binary(size) if name == "binary" else pyarrow.type_for_alias(name)

    return pyarrow.schema([(column, type_of(name)) for column, name in SCHEMA.items()])
