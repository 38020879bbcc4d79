"""Texts are read in a process of its own: nobody else waits for them, and nothing depends on the process."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import psutil
import pytest

from lastcard.cards.edition import IDS, load
from lastcard.cards.text import check, read
from lastcard.cards.text.grammar import reader as card_reader
from lastcard.server import readers as module
from lastcard.server import readings, workers
from lastcard.server.hub import Hub
from lastcard.server.readers import Readers
from lastcard.server.readings import Asked
from lastcard.server.refusal import RefusedError
from server.test_connection import FakeSocket, connected
from server.test_thinkers import PATIENCE

DC = "dc-super-hero-girls"
COLOURS = ("blue", "green", "red", "yellow")
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")


@pytest.fixture(autouse=True)
def _nothing_is_known() -> Iterator[None]:
    readings._known.clear()
    card_reader._known.clear()
    yield
    readings._known.clear()


def texts(count: int, of: str = "x") -> list[Asked]:
    """Texts that nobody has read yet; most of them cannot be."""
    return [Asked(f"draw {1 + number}. {of if number else ''}".strip(), COLOURS) for number in range(count)]


def with_readers(play: Callable[[Readers], Awaitable[None]], *, here: bool = False) -> None:
    """Read, and see that nothing of it is left."""

    async def run() -> None:
        reading = Readers(asyncio.get_running_loop(), 0, here=here)
        try:
            await asyncio.wait_for(play(reading), PATIENCE)
            ids = reading.processes
        finally:
            reading.close()
        assert not any(map(psutil.pid_exists, ids))

    asyncio.run(run())


@pytest.mark.parametrize("here", [False, True])
def test_what_another_process_reads_is_what_would_be_read_here(here: bool) -> None:
    printed = {(kind.text, load(id).colours) for id in IDS for kind in load(id).kinds if kind.text}
    written = ["Skip everyone.", "draw 2", "drw 2", "", "x" * 700, "the next player must sing, or draw 2.", "\u200b"]
    wanted = [*(Asked(*one) for one in sorted(printed)), *(Asked(text, COLOURS) for text in written)]

    async def play(reading: Readers) -> None:
        assert reading.processes == []
        assert await reading.read(wanted, "Ann") > 0
        assert len(reading.processes) == (0 if here else 1)
        assert all(asked.is_known for asked in wanted)
        assert await reading.read(wanted, "Ann") == 0, "what is known is not read again"

    with_readers(play, here=here)
    found = {asked: (readings._known.get((asked.text, asked.colours)), card_reader._known.get(
        (asked.text, asked.colours))) for asked in wanted}  # fmt: skip
    card_reader._known.clear()
    for asked, (reading, tree) in found.items():
        here_read = check(asked.text, asked.colours)
        assert reading is not None
        assert (reading.understood, reading.steps) == (here_read.understood, list(here_read.steps))
        assert (reading.problem, reading.nearest) == (here_read.problem, list(here_read.nearest))
        assert tree == (read(asked.text, asked.colours) if reading.understood else None)


def test_the_server_reads_no_text_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    card_reader._known.clear()
    load(DC).written({"CU1": "draw 1."})  # its own texts are read here, once, whatever other tests have read

    def refuse(*_: object) -> None:
        raise AssertionError("a text was read in the server's own process")

    async def run() -> None:
        hub = Hub(tmp_path)
        socket = FakeSocket()
        connection = connected(hub, socket)
        running = asyncio.create_task(connection.run())

        async def heard(kind: str, count: int = 1) -> None:
            await until_heard(lambda: sum(each["type"] == kind for each in socket.heard) >= count)

        socket.say(type="create", name="Ann", key="k" * 40, settings={"edition": DC})
        await heard("seated")
        monkeypatch.setattr(card_reader._Reader, "text", refuse)
        socket.say(type="check", text="draw 2.", edition=DC)
        await heard("checked")
        socket.say(type="check", text="draw too.", edition=DC)
        await heard("checked", 2)
        socket.say(type="write", code="CU1", text="everyone else  draws 2.")
        socket.say(type="write", code="CU2", text="draw three.")
        socket.say(type="write", code="CU2", text="draw tree.")
        await heard("refused")
        refused = socket.heard[-1]["text"]
        assert refused.startswith('at "tree": expected'), refused
        assert connection.room is not None
        assert connection.room.lobby.cards.texts == {"CU1": "everyone else draws 2.", "CU2": "draw three."}
        card_reader._known.clear()  # many others have written something meanwhile
        readings._known.clear()
        monkeypatch.undo()
        load(DC).written({"CU1": "draw 1."})  # the deck itself is known again
        monkeypatch.setattr(card_reader._Reader, "text", refuse)
        socket.say(type="write", code="CU2", text="draw four.")
        await until_heard(
            lambda: connection.room is not None and connection.room.lobby.cards.texts["CU2"] == "draw four."
        )
        running.cancel()
        hub.close()

    async def until_heard(found: Callable[[], bool]) -> None:
        for _ in range(int(PATIENCE / 0.01)):
            if found():
                return
            await asyncio.sleep(0.01)
        raise AssertionError("nothing came")

    asyncio.run(run())


def test_whoever_sends_many_texts_waits_for_others_in_turn() -> None:
    async def play(reading: Readers) -> None:
        order: list[str] = []

        async def one(asker: str, asked: Asked) -> None:
            await reading.read([asked], asker)
            order.append(asker)

        loud = [one("loud", asked) for asked in texts(20, "loud")]
        await asyncio.gather(*loud, one("quiet", Asked("draw 2 and draw 3.", COLOURS)))
        assert order.index("quiet") <= 2
        assert reading.texts == 21

    with_readers(play)


def test_no_more_texts_wait_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 3)

    async def play(reading: Readers) -> None:
        came = await asyncio.gather(*(reading.read([asked], "loud") for asked in texts(10)), return_exceptions=True)
        refused = [each for each in came if isinstance(each, RefusedError)]
        assert {each.message.id for each in refused} == {"server-many-texts"}
        assert len(refused) == 6  # one is read and three wait
        assert reading.queued == 0
        await reading.read(texts(11)[10:], "loud")

    with_readers(play)


@POSIX
def test_a_process_that_is_killed_is_replaced_and_whoever_asked_gets_an_answer() -> None:
    async def play(reading: Readers) -> None:
        await reading.read(texts(1), "Ann")
        (first,) = reading.processes
        os.kill(first, signal.SIGKILL)
        asked = Asked("draw 7.", COLOURS)
        await reading.read([asked], "Ann")
        assert asked.is_known
        assert reading.processes != [first]
        assert reading.replaced == 1

    with_readers(play)


@POSIX
def test_a_process_that_does_not_answer_is_ended_and_whoever_asked_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(reading: Readers) -> None:
        await reading.read(texts(1), "Ann")
        (first,) = reading.processes
        os.kill(first, signal.SIGSTOP)
        monkeypatch.setattr(module, "STUCK", 0.1)
        with pytest.raises(RefusedError, match="could not be read; try again"):
            await reading.read([Asked("draw 7.", COLOURS)], "Ann")
        monkeypatch.undo()
        assert not psutil.pid_exists(first)
        await reading.read([Asked("draw 7.", COLOURS)], "Ann")

    with_readers(play)


@POSIX
def test_a_text_that_ends_its_process_is_not_read_in_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(kind: str, nice: int) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-c", "raise SystemExit(1)"]
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    async def play(reading: Readers) -> None:
        await reading.read(texts(1), "Ann")
        os.kill(reading.processes[0], signal.SIGKILL)
        monkeypatch.setattr(workers, "started", broken)
        for _ in range(workers.MOST_FAILURES):
            with pytest.raises(RefusedError, match="could not be read; try again"):
                await reading.read([Asked("draw 7.", COLOURS)], "Ann")
        monkeypatch.undo()
        await reading.read([Asked("draw 7.", COLOURS)], "Ann")
        assert reading.processes

    with_readers(play)


def test_whoever_waits_when_the_server_ends_waits_no_more() -> None:
    async def run() -> None:
        reading = Readers(asyncio.get_running_loop(), 0)
        waiting = [asyncio.create_task(reading.read([asked], "Ann")) for asked in texts(5)]
        await asyncio.sleep(0)
        reading.close()
        came = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), PATIENCE)
        assert all(isinstance(each, asyncio.CancelledError) for each in came)

    asyncio.run(run())
