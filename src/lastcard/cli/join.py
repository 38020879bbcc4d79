"""`lastcard join`: sit down at a server's table, as lines of text."""

import argparse
import asyncio
import contextlib
import getpass
import sys
import threading

from lastcard.catalogue import Message
from lastcard.files import UsageError
from lastcard.game.options import Option
from lastcard.server.client import Seat, SeatError

HELP = Message("terminal-join-help")


def run(args: argparse.Namespace) -> int:
    """Play until the game is over."""
    name = args.name or _own_name()
    try:
        return asyncio.run(_play(args.link, name))
    except SeatError as error:
        raise UsageError(str(error)) from error
    except KeyboardInterrupt:
        return 130


def _own_name() -> str:
    with contextlib.suppress(OSError, KeyError, ImportError):
        return getpass.getuser()[:20].capitalize()
    return "Guest"


async def _play(link: str, name: str) -> int:
    async with Seat(link, name) as seat:
        typed = _typed()
        others = [each["name"] for each in seat.room["seats"] if each["name"] != seat.you]
        alone = Message("terminal-join-alone", name=seat.you)
        seated = Message("terminal-join-seated", name=seat.you, others=", ".join(others))
        print(seated if others else alone, flush=True)
        if seat.room["state"] == "lobby":
            print(Message("terminal-join-lobby"), flush=True)
        print(HELP, flush=True)
        lines = _Lines(seat)
        line: asyncio.Task[str | None] = asyncio.ensure_future(typed.get())
        changed = asyncio.ensure_future(seat.changed())
        try:
            while True:
                lines.tell()
                if seat.over:
                    return 0
                await asyncio.wait({line, changed}, return_when=asyncio.FIRST_COMPLETED)
                if line.done():
                    text = line.result()
                    if text is None or text in ("quit", "q"):
                        return 0
                    await lines.answer(text)
                    line = asyncio.ensure_future(typed.get())
                if changed.done():
                    changed.result()
                    changed = asyncio.ensure_future(seat.changed())
        finally:
            for task in (line, changed):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, SeatError):
                    await task


def _typed() -> "asyncio.Queue[str | None]":
    """What is typed, line by line; None at the end."""
    loop = asyncio.get_running_loop()
    found: asyncio.Queue[str | None] = asyncio.Queue()

    def read() -> None:
        with contextlib.suppress(RuntimeError, ValueError, OSError):  # the game is over, and nobody listens any more
            for line in sys.stdin:
                loop.call_soon_threadsafe(found.put_nowait, line.strip().lower())
            loop.call_soon_threadsafe(found.put_nowait, None)

    threading.Thread(target=read, daemon=True).start()
    return found


class _Lines:
    """Tells what is new, and takes what is typed."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.last = 0
        self.choices: tuple[Option, ...] = ()
        self.number = -1

    def tell(self) -> None:
        """What happened since the last time; and what may be done, if that is new."""
        seat = self.seat
        for event in seat.events:
            if event["seq"] > self.last:
                self.last = event["seq"]
                if event["text"]:
                    print(event["text"], flush=True)
        question = seat.question
        choices = question.options if question else ()
        number = question.number if question else -1
        if (choices, number) == (self.choices, self.number):
            return
        self.choices, self.number = choices, number
        if question is not None:
            self.show_hand()
            print(question.text or Message("terminal-join-options"), flush=True)
            for place, label in enumerate(question.labels, 1):
                print(f"  {place}  {label}", flush=True)

    def show_hand(self) -> None:
        """The cards, and what they are played on."""
        table = self.seat.table
        hand = (table.get("hands") or {}).get(self.seat.you) or ()
        card, colour = str(table.get("top")), str(table.get("colour"))
        print(Message("terminal-join-table", card=card, colour=colour, cards=" ".join(hand) or "–"), flush=True)

    async def answer(self, text: str) -> None:
        """Do what was typed."""
        if text in ("hand", "h"):
            self.show_hand()
        elif text.isdecimal() and 1 <= int(text) <= len(self.choices):
            chosen = self.choices[int(text) - 1]
            try:
                if not await self.seat.answer(chosen):
                    print(Message("terminal-join-late"), flush=True)
            except SeatError as error:
                print(error, flush=True)
        elif text:
            count = len(self.choices)
            print(Message("terminal-join-number", count=count) if count else HELP, flush=True)
