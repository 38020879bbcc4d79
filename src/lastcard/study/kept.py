"""A study in a file, as far as it is: a study that was stopped goes on from there, and shards of one are put together.

The file is lines of JSON. The first says what is played; every other holds a part of it and what that brought, all in
whole numbers, so that sums do not depend on who added them up:

    {"simulation": 2, "version": "0.1.0, rules 2", "edition": "classic", ..., "shard": [3, 8], "total": 8000}
    {"part": [2000, 1000], "sums": {"rounds": 1000, ...}}

docs/simulations.md describes all of it.
"""

import hashlib
import json
import os
from array import array
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any, NamedTuple

from lastcard.bots.own import BotFile, is_in_file
from lastcard.cards.edition import Edition, Kind
from lastcard.files import shown
from lastcard.game.settings import Options
from lastcard.study import arena, runner
from lastcard.study.arena import Part, Plan, Sums
from lastcard.study.counts import Counts, columns
from lastcard.study.runner import Chunk, Job, Played
from lastcard.study.workers import VERSION

FORMAT = 2
KINDS = ("simulation", "arena")
MAX_HEADER = 1_000_000
"""Bytes in the first line."""

Study = Job | Plan
Result = Played | Sums


class StudyError(ValueError):
    """A file that is no study, or not this one. Its text is for people."""


class Shard(NamedTuple):
    """One of several shares of a study, which count from 1."""

    number: int
    of: int

    @classmethod
    def read(cls, text: str) -> "Shard":
        """A shard as people write it.

        >>> Shard.read("3/8")
        Shard(number=3, of=8)
        >>> Shard.read("9/8")
        Traceback (most recent call last):
        ...
        lastcard.study.kept.StudyError: expected which one and of how many, such as 3/8, not '9/8'
        """
        number, slash, of = text.partition("/")
        if slash and all(part.isdecimal() and len(part) <= 6 for part in (number, of)):
            shard = cls(int(number), int(of))
            if 1 <= shard.number <= shard.of:
                return shard
        raise StudyError(f"expected which one and of how many, such as 3/8, not {shown(text)}")


WHOLE = Shard(1, 1)


def parts_of(study: Study, shard: Shard = WHOLE) -> Iterable[Chunk | Part]:
    """What a shard plays: rounds that follow each other, or every so many parts of an arena."""
    if isinstance(study, Plan):
        return study.parts()[shard.number - 1 :: shard.of]
    first, last = (study.total * number // shard.of for number in (shard.number - 1, shard.number))
    return study.parts(first, last)


def size_of(study: Study, shard: Shard = WHOLE) -> int:
    """How many rounds, or games, a shard plays."""
    if isinstance(study, Plan):
        return sum(part.deals for part in study.parts()[shard.number - 1 :: shard.of]) * study.players
    return study.total * shard.number // shard.of - study.total * (shard.number - 1) // shard.of


# What is played


def header(study: Study, shard: Shard | None = None) -> dict[str, Any]:
    """What tells this study from another one. Without shards, more or fewer rounds are the same study."""
    bots = list(map(str, study.names))
    found: dict[str, Any] = {
        "simulation" if isinstance(study, Job) else "arena": FORMAT,
        "version": VERSION,
        "edition": study.edition.id,
        "colours": list(study.edition.colours),
        "cards": [asdict(kind) for kind in study.edition.kinds],
        "players": study.players,
        "bots": bots,
        "files": {bot: _hash(BotFile.read(bot).source) for bot in bots if is_in_file(bot)},
        "seed": study.seed,
        "options": asdict(study.options),
    }
    if isinstance(study, Job):
        found |= {"games": study.by_games, "rows": study.keep_rows}
    elif study.by_games:
        found |= {"games": True}
    if shard is not None:
        found |= {"shard": list(shard), "total": study.total if isinstance(study, Job) else study.rounds}
    return found


def study_of(found: Mapping[str, Any]) -> Study:
    """The study that a file begins with."""
    kinds = tuple(Kind(**card) for card in found["cards"])
    edition = Edition(str(found["edition"]), str(found["edition"]), "", tuple(found["colours"]), kinds)
    bots, options = tuple(map(str, found["bots"])), Options.read(found["options"])
    seed, total, players = int(found["seed"]), int(found["total"]), int(found["players"])
    if "arena" in found:
        return Plan(edition, bots, players, total, seed, options, bool(found.get("games")))
    if players != len(bots):
        raise ValueError("a bot for every seat")
    return Job(edition, bots, bots, seed, options, total, bool(found["games"]), bool(found["rows"]))


def _hash(source: bytes) -> str:
    return hashlib.sha256(source).hexdigest()[:16]


def difference(one: Mapping[str, Any], other: Mapping[str, Any]) -> str | None:
    """What two files do not have in common, as "this and not that"."""
    kinds = [next((kind for kind in KINDS if kind in found), None) for found in (one, other)]
    if kinds[0] != kinds[1]:
        return f"a {kinds[0]} and not a {kinds[1]}".replace("a arena", "an arena")
    for key in (*one, *(key for key in other if key not in one)):
        this, that = one.get(key), other.get(key)
        if this == that or key == "shard":
            continue
        if key in ("colours", "cards"):
            return "other cards"
        if key == "options" and isinstance(this, dict) and isinstance(that, dict):
            return difference(this, that)
        if key == "games":
            return " and not ".join("games" if played else "rounds" for played in (this, that))
        if key == "files" and isinstance(this, dict) and isinstance(that, dict):
            changed = [name for name in {**this, **that} if this.get(name) != that.get(name)]
            return f"another version of {changed[0]}"
        if key == "bots" and isinstance(this, list) and isinstance(that, list):
            this, that = (" ".join(map(str, names)) for names in (this, that))
        return f"{key} {shown(this)} and not {shown(that)}"
    return None


# What is done


def read_row(study: Study, row: Mapping[str, Any]) -> tuple[Chunk | Part, Result]:
    """A part, and what it brought."""
    numbers = [int(number) for number in row["part"]]
    if isinstance(study, Plan):
        return Part(*numbers), Sums.from_data(row["sums"])
    wide = len(columns(study.players))
    rows = array("q")
    for line in row["rows"] if study.keep_rows else ():
        if len(line) != wide:
            raise ValueError("columns are missing")
        rows.extend(line)
    return Chunk(*numbers), Played(Counts.from_data(row["sums"]), rows)


def row_of(study: Study, part: Chunk | Part, result: Result) -> dict[str, Any]:
    """The same as JSON can hold it."""
    if isinstance(result, Sums):
        return {"part": list(part), "sums": result.as_data()}
    row: dict[str, Any] = {"part": list(part), "sums": result.counts.as_data()}
    if isinstance(study, Job) and study.keep_rows:
        wide = len(columns(study.players))
        row["rows"] = [list(result.rows[at : at + wide]) for at in range(0, len(result.rows), wide)]
    return row


class Reading:
    """The parts that an open file holds, by where they stand in it."""

    def __init__(self, path: Path, study: Study, file: IO[bytes]) -> None:
        self.path, self.study, self.file = path, study, file
        self.places: dict[Hashable, int] = {}
        self.end = 0
        """Where the last whole line ends."""

    def __contains__(self, part: object) -> bool:
        return part in self.places

    def __getitem__(self, part: Chunk | Part) -> Any:
        self.file.seek(self.places[part])
        return read_row(self.study, json.loads(self.file.readline()))[1]

    def look(self) -> None:
        """Find all parts behind the first line. A last line that was not written to its end does not count."""
        self.end = self.file.tell()
        for number, line in enumerate(iter(self.file.readline, b""), 2):
            if not line.endswith(b"\n"):
                break
            try:
                part, _ = read_row(self.study, json.loads(line))
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                raise StudyError(f"line {number} of {self.path} cannot be read") from error
            self.places[part] = self.end
            self.end += len(line)


class StudyFile(Reading):
    """A study that is being played, in a file."""

    def __init__(self, path: Path, study: Study, shard: Shard | None = None) -> None:
        self.header = json.loads(json.dumps(header(study, shard)))
        try:
            super().__init__(path, study, path.open("a+b"))
        except OSError as error:
            raise StudyError(f"cannot read {path}: {error.strerror}") from error
        try:
            self._begin()
        except BaseException:
            self.close()
            raise

    def _begin(self) -> None:
        self.file.seek(0)
        first = self.file.readline(MAX_HEADER)
        if first.endswith(b"\n"):
            found = _header_in(first)
            if found is None:
                raise StudyError(f"{self.path} holds no study")
            what = difference(found, self.header)
            if what or found.get("shard") != self.header.get("shard"):
                what = what or f"shard {shown(found.get('shard'))} and not {shown(self.header.get('shard'))}"
                kind = next(kind for kind in KINDS if kind in found)
                raise StudyError(f"{self.path} holds another {kind}, with {what}; name another file")
            self.look()
        elif not _line(self.header).startswith(first):
            raise StudyError(f"{self.path} holds no study")
        self.file.truncate(self.end)
        if not self.end:
            self._write(self.header)

    def append(self, part: Chunk | Part, result: Result) -> None:
        """Keep what a part brought."""
        self.places[part] = self.end
        self._write(row_of(self.study, part, result))

    def _write(self, row: Mapping[str, Any]) -> None:
        line = _line(row)
        self.file.write(line)
        self.file.flush()
        os.fsync(self.file.fileno())
        self.end += len(line)

    def close(self) -> None:
        """Nothing more comes."""
        self.file.close()


def _line(row: Mapping[str, Any]) -> bytes:
    return json.dumps(row, separators=(",", ":")).encode() + b"\n"


def _header_in(line: bytes) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) and any(kind in found for kind in KINDS) else None


def go_on(
    file: StudyFile, shard: Shard, processes: int = 1, executor: Executor | None = None
) -> Iterator[tuple[Any, Any]]:
    """All parts of a shard in their order: those that the file holds, and those that are played now and kept in it."""
    study, before = file.study, set(file.places)
    missing: list[Any] = [part for part in parts_of(study, shard) if part not in before]
    played: Iterator[Result]
    if isinstance(study, Plan):
        plays = arena.run(study, missing, processes, executor)
        played = (sums for _, sums in plays)
    else:
        played = runner.run(study, missing, processes, executor)
    for part in parts_of(study, shard):
        if part in before:
            yield part, file[part]
        else:
            result = next(played)
            file.append(part, result)
            yield part, result


# Putting shards together


class Shards:
    """All shards of a study, as one."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self.files: dict[int, Reading] = {}
        first: dict[str, Any] = {}
        of = 0
        for path in paths:
            with _opened(path) as file:
                found, shard, study = _first_line(path, file)
                if not first:
                    first, of, self.study = found, shard.of, study
                what = difference(first, found)
                if what or shard.of != of:
                    what = what or f"{of} shards and not {shard.of}"
                    raise StudyError(f"{paths[0]} and {path} do not belong together: the first has {what}")
                if shard.number in self.files:
                    twice = self.files[shard.number].path
                    raise StudyError(f"shard {shard.number} of {of} is there twice: {twice} and {path}")
                reading = self.files[shard.number] = Reading(path, study, file)
                reading.look()
        missing = [str(number) for number in range(1, of + 1) if number not in self.files]
        if missing:
            some = ", ".join(missing[:10]) + (" and more" if len(missing) > 10 else "")
            raise StudyError(f"{len(self.files)} of {of} shards; missing: {some}")
        self.of = of
        self._check_finished()

    def _check_finished(self) -> None:
        for number, reading in self.files.items():
            wanted = list(parts_of(self.study, Shard(number, self.of)))
            done = sum(part in reading for part in wanted)
            if done < len(wanted):
                raise StudyError(
                    f"{reading.path}: shard {number} of {self.of} has played {done} of its {len(wanted)} parts; "
                    "run its command again, and it goes on"
                )

    def __iter__(self) -> Iterator[tuple[Any, Any]]:
        """All parts, those of the first shard first."""
        for number in sorted(self.files):
            reading = self.files[number]
            with _opened(reading.path) as reading.file:
                for part in parts_of(self.study, Shard(number, self.of)):
                    yield part, reading[part]


def _opened(path: Path) -> IO[bytes]:
    try:
        return path.open("rb")
    except OSError as error:
        raise StudyError(f"cannot read {path}: {error.strerror}") from error
    except ValueError as error:
        raise StudyError(f"cannot read {shown(str(path))}: that is not the name of a file") from error


def _first_line(path: Path, file: IO[bytes]) -> tuple[dict[str, Any], Shard, Study]:
    line = file.readline(MAX_HEADER)
    found = _header_in(line) if line.endswith(b"\n") else None
    if found is None:
        raise StudyError(f"{path} is no shard of a study")
    kind = next(kind for kind in KINDS if kind in found)
    if found[kind] != FORMAT:
        raise StudyError(f"{path} has format {shown(found[kind])}, and this version of lastcard reads format {FORMAT}")
    if "shard" not in found:
        raise StudyError(f"{path} is a whole {kind}, not a shard of one")
    try:
        return found, Shard.read("/".join(map(str, found["shard"]))), study_of(found)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise StudyError(f"{path} is no shard of a study: its first line cannot be right") from error
