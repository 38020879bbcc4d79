"""The command `lastcard arena`."""

import hashlib
import json
import os
import sys
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from lastcard.cli.inputs import edition_of, number, options_of
from lastcard.cli.simulate import MOST, check_plot, check_writable
from lastcard.files import UsageError, shown
from lastcard.game.game import MAX_SEED
from lastcard.study.arena import Outcome, Part, Plan, Sums, outcome
from lastcard.study.arena import run as play_all
from lastcard.study.processes import cores
from lastcard.study.progress import Bar
from lastcard.study.report import arena_table
from lastcard.words.lines import width_of

VERSION = 1


def run(args: Namespace) -> int:
    """Let bots meet as the arguments say."""
    edition, _ = edition_of(args.edition, args.write)
    players = number("--players", args.players, 2, 10)
    rounds = number("--rounds", args.rounds, 1, MOST)
    processes = cores() if args.processes is None else number("--processes", args.processes, 1, 256)
    seed = 0 if args.seed is None else number("--seed", args.seed, 0, MAX_SEED)
    plan = Plan(edition, tuple(args.bots), players, rounds, seed, options_of(args))
    try:
        plan.check()
    except ValueError as error:
        raise UsageError(str(error)) from error
    check_plot(args.plot)
    for path in (args.json, args.plot, args.save):
        check_writable(path)
    saved = None if args.save is None else Saved(Path(args.save), plan)
    done = {} if saved is None else saved.read()
    stopped = False
    try:
        _play(plan, done, saved, processes)
    except KeyboardInterrupt:
        stopped = True
    except ValueError as error:
        raise UsageError(str(error)) from error
    finally:
        if saved is not None:
            saved.close()
    found = outcome(plan, done)
    _tell(args, found)
    if stopped:
        print(_how_to_go_on(found, args.save), file=sys.stderr)
    return 130 if stopped else 0


def _play(plan: Plan, done: dict[Part, Sums], saved: "Saved | None", processes: int) -> None:
    wanted = set(plan.parts())
    before = sum(part.deals for part in done if part in wanted) * plan.players
    played = before
    with Bar(f"rounds of {plan.edition.id}", plan.total - before) as bar:
        for part, sums in play_all(plan, done, processes):
            done[part] = sums
            if saved is not None:
                saved.append(part, sums)
            played += part.deals * plan.players
            bar(played - before, plan.total - before)


def _how_to_go_on(found: Outcome, save: str | None) -> str:
    said = f"Stopped after {found.rounds:,} of {found.planned:,} rounds."
    if save is None:
        return f"{said} With --save FILE an arena can be stopped and gone on with."
    return f"{said} The same command goes on from here."


def _tell(args: Namespace, found: Outcome) -> None:
    if args.json != "-":
        print(arena_table(found, width_of(sys.stdout)))
    if args.json is not None:
        text = json.dumps(asdict(found), indent=2)
        if args.json == "-":
            print(text)
        else:
            Path(args.json).write_text(text + "\n", encoding="utf-8")
    if args.plot is not None and found.rounds:
        from lastcard.study.plot import draw_arena

        draw_arena(found, args.plot)


class Saved:
    """An arena in a file, one JSON object in a line: first what is played, then what each part of it brought."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.file: IO[bytes] | None = None

    def header(self) -> dict[str, Any]:
        """What tells this arena from another one. More or fewer rounds are the same arena."""
        plan = self.plan
        cards = [asdict(kind) for kind in plan.edition.kinds]
        return {
            "arena": VERSION,
            "edition": plan.edition.id,
            "cards": _hash(json.dumps([plan.edition.colours, cards])),
            "bots": {name: _hash_of_bot(name) for name in plan.names},
            "players": plan.players,
            "seed": plan.seed,
            "options": asdict(plan.options),
        }

    def read(self) -> dict[Part, Sums]:
        """What is done already. A last line that was not written to its end is cut off."""
        try:
            data = self.path.read_bytes() if self.path.exists() else b""
        except OSError as error:
            raise UsageError(f"--save: cannot read {self.path}: {error.strerror}") from error
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if data and not lines and not _begins_like(data, self.header()):
            raise UsageError(f"--save: {self.path} holds no arena")
        done: dict[Part, Sums] = {}
        if lines:
            self._check_header(lines[0])
        for count, line in enumerate(lines[1:], 2):
            try:
                part, sums = _part_of(json.loads(line))
            except (ValueError, TypeError, KeyError) as error:
                raise UsageError(f"--save: line {count} of {self.path} cannot be read") from error
            done[part] = sums
        self.file = self.path.open("ab")
        self.file.truncate(len(whole))
        if not lines:
            self._write(self.header())
        return done

    def _check_header(self, line: bytes) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or "arena" not in found:
            raise UsageError(f"--save: {self.path} holds no arena")
        wanted = json.loads(json.dumps(self.header()))
        for key, value in wanted.items():
            if found.get(key) != value or (key == "bots" and list(found[key]) != list(value)):
                what = _difference(key, found.get(key), value)
                raise UsageError(f"--save: {self.path} holds another arena, with {what}; name another file")

    def append(self, part: Part, sums: Sums) -> None:
        """Keep what a part brought."""
        kept = {name: dict(value) if isinstance(value, dict) else value for name, value in vars(sums).items()}
        self._write({"part": [part.pairing, part.first, part.deals], "sums": kept})

    def _write(self, row: dict[str, Any]) -> None:
        assert self.file is not None
        self.file.write(json.dumps(row, separators=(",", ":")).encode() + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def close(self) -> None:
        """Nothing more comes."""
        if self.file is not None:
            self.file.close()


def _difference(key: str, found: Any, wanted: Any) -> str:
    if key == "cards":
        return "other cards"
    if key == "bots" and isinstance(found, dict):
        if list(found) == list(wanted):
            return f"another version of {next(name for name in wanted if wanted[name] != found[name])}"
        found, wanted = " ".join(found), " ".join(wanted)
    return f"{key} {shown(found)} and not {shown(wanted)}"


def _begins_like(data: bytes, header: dict[str, Any]) -> bool:
    """Whether a single line that was not written to its end began as this header does."""
    return json.dumps(header, separators=(",", ":")).encode().startswith(data)


def _part_of(row: dict[str, Any]) -> tuple[Part, Sums]:
    sums = Sums()
    for name, value in row["sums"].items():
        if isinstance(value, dict):
            kept = getattr(sums, name)
            for key, count in value.items():
                kept[key if name == "tables" else int(key)] = int(count)
        else:
            setattr(sums, name, int(value))
    pairing, first, deals = (int(value) for value in row["part"])
    return Part(pairing, first, deals), sums


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _hash_of_bot(name: str) -> str:
    """Of a bot in a file, which version of it plays."""
    path, _, _ = name.rpartition(":")
    return _hash(Path(path).read_text(encoding="utf-8", errors="replace")) if path.endswith(".py") else ""
