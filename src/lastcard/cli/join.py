"""`lastcard join`: sit down at a server's table, full screen or as lines of text."""

import argparse
import asyncio
import contextlib
import getpass
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

from lastcard.catalogue import Message
from lastcard.cli.inputs import is_terminal
from lastcard.files import UsageError
from lastcard.game.options import Option
from lastcard.server.client import Seat, SeatError
from lastcard.server.own_seats import key_of
from lastcard.words.lines import can_draw

HELP = Message("terminal-join-help")


def run(args: argparse.Namespace) -> int:
    """Play until the game is over."""
    name = args.name or _own_name()
    plain = args.plain or not (is_terminal(sys.stdin) and is_terminal(sys.stdout) and can_draw(sys.stdout))
    if args.output is not None and Path(args.output).exists():
        raise UsageError(f"--output: {Message('terminal-save-exists', path=args.output)}")
    try:
        return asyncio.run(_join(args.link, name, _play if plain else _play_full_screen, args.output))
    except SeatError as error:
        raise UsageError(str(error)) from error
    except KeyboardInterrupt:
        return 130


def _own_name() -> str:
    with contextlib.suppress(OSError, KeyError, ImportError):
        return getpass.getuser()[:20].capitalize()
    return "Guest"


async def _join(link: str, name: str, play: Callable[[Seat], Awaitable[int]], output: str | None) -> int:
    async with Seat(link, name, key_of(link, name)) as seat:
        status = await play(seat)
        if output is not None and seat.over:
            text = await seat.record()
            try:
                Path(output).write_text(text, encoding="utf-8")
            except OSError as error:
                raise UsageError(f"--output: cannot write {output}: {error.strerror}") from error
            print(Message("terminal-save-done", path=output))
        return status


async def _play_full_screen(seat: Seat) -> int:
    from lastcard.terminal import play_at

    return await play_at(seat, SeatError)


async def _play(seat: Seat) -> int:
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
        self.to_agree: list[str] = []

    def tell(self) -> None:
        """What happened since the last time; and what may be done, if that is new."""
        seat = self.seat
        if seat.to_agree != self.to_agree:
            self.to_agree = seat.to_agree
            if self.to_agree:
                print("\n".join([str(Message("terminal-join-written")), *self.to_agree]), flush=True)
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
        elif text == "agree" and self.to_agree:
            await self.seat.agree()
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
