"""What working out a move and telling four people takes: instructions under callgrind, the same on a busy machine.

Four tables in four editions whose people are all called something else, without sockets and without a store, after 100
moves at each of them. `python bench/moves.py` counts, `python bench/moves.py profile` shows where the time goes.
"""

import argparse
import cProfile
import os
import pstats
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from crowd import name_of

from lastcard.server import messages as m
from lastcard.server.journal import Change, Journal
from lastcard.server.room import Room
from lastcard.table.store import StoreError

sys.path.append(str(Path(__file__).parent.parent / "tests"))
from server.fakes import FakeServices, key_of, nonce_of

EDITIONS = ("classic", "minecraft", "space-jam", "green-lantern")
SEATS = 4
WARM, FEW, MANY = 100, 50, 250
"""Moves at each table: before it is counted, and in the two runs whose difference is what moves take."""


class NoStore(FakeServices):
    """Says that everything is kept, once the room has finished speaking."""

    def write(self, journal: Journal, changes: list[Change], answer: Callable[[StoreError | None], None]) -> None:
        """Remember whom to answer."""
        self.held.append((journal, changes, answer))

    def answer(self) -> None:
        """Answer all of them."""
        while self.held:
            for _, _, answer in self.held[:]:
                del self.held[0]
                answer(None)


class Deaf:
    """A browser that does nothing with what it hears."""

    heard = 0

    def send(self, *messages: bytes) -> None:
        """Only count."""
        Deaf.heard += sum(map(len, messages))


Said = tuple[str, m.Move]
"""Somebody, and what they say."""


class Played:
    """A table that makes its own moves."""

    def __init__(self, number: int) -> None:
        self.services = NoStore()
        self.services.tables.key = f"{number + 1:064x}"
        self.random = random.Random(number)
        self.room = Room("abc23" + "4567"[number], self.services, m.Settings(EDITIONS[number], target=1_000_000))
        self.viewers = {name_of(number, place): Deaf() for place in range(SEATS)}
        for place, (name, viewer) in enumerate(self.viewers.items()):
            if not place:
                self.room.furnish(name, key_of(name), [], False)
            self.room.sit_down(viewer, name, key_of(name))
            self.room.add_nonce(name, nonce_of(name))
            self.services.answer()
        self.room.start(next(iter(self.viewers)))
        self.services.answer()
        self.made = 0

    def choose(self) -> Said:
        """Whoever is asked plays a card, if they can."""
        assert self.room.table is not None
        decision = self.room.table.game.waiting[0]
        options = [option for option in decision.options if option.verb == "play"] or list(decision.options)
        option, name = self.random.choice(options), decision.player
        about = (option.verb, option.card, option.player, option.colour, False)
        self.made += 1
        return name, m.Move(f"id{self.made}", *about, self.room.table.number(name), option.number)

    def move(self, name: str, said: m.Move) -> None:
        """Make a move."""
        self.services.time += 0.5
        self.room.move(self.viewers[name], name, said)
        self.services.answer()


def chosen(moves: int) -> list[list[Said]]:
    """Moves that can be made, at each table, one after the other: choosing them is not what is measured."""
    tables, found = [Played(number) for number in range(len(EDITIONS))], []
    for _ in range(moves):
        found.append([table.choose() for table in tables])
        for table, said in zip(tables, found[-1], strict=True):
            table.move(*said)
    return found


def play(script: list[list[Said]]) -> Iterator[None]:
    """Make the moves, and say when those are made that are not counted."""
    tables = [Played(number) for number in range(len(EDITIONS))]
    for number, row in enumerate(script):
        if number == WARM:
            yield
        for table, said in zip(tables, row, strict=True):
            table.move(*said)


def counted(script: list[list[Said]], moves: int) -> int:
    """Instructions of a whole process that makes so many moves at each table."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "script").write_bytes(msgspec.json.encode(script))
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", sys.executable, __file__]
        done = subprocess.run(
            [*command, "play", str(moves), f"{folder}/script"],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": "0"},
        )
    found = re.search(r"Collected : (\d+)|refs:\s+([\d,]+)", done.stderr)
    if found is None:
        sys.exit(f"callgrind said something unexpected:\n{done.stderr}")
    return int((found[1] or found[2]).replace(",", ""))


def main() -> None:
    """Count, or do one of the runs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("count", "play", "profile", "time"), default="count")
    parser.add_argument("moves", nargs="?", type=int, default=MANY)
    parser.add_argument("script", nargs="?", type=Path)
    args = parser.parse_args()
    if args.what == "play":
        script = msgspec.json.decode(args.script.read_bytes(), type=list[list[Said]])
        list(play(script[: WARM + args.moves]))
        return
    if args.what == "count":
        script = chosen(WARM + MANY)
        each = (counted(script, MANY) - counted(script, FEW)) / (MANY - FEW) / len(EDITIONS)
        print(f"{each / 1e6:.3f} million instructions for a move that {SEATS} people are told")
        return
    run = play(chosen(WARM + args.moves))
    next(run)
    with cProfile.Profile() if args.what == "profile" else tempfile.TemporaryFile() as profile:
        before, begin = Deaf.heard, time.process_time()
        list(run)
        each = (time.process_time() - begin) / args.moves / len(EDITIONS)
        print(f"{each * 1000:.3f} ms and {(Deaf.heard - before) / args.moves / len(EDITIONS):.0f} bytes for a move")
    if isinstance(profile, cProfile.Profile):
        pstats.Stats(profile).sort_stats("tottime").print_stats(60)


if __name__ == "__main__":
    main()
