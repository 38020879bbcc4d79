"""Bots in any language: a command that reads questions from its input and writes answers, a line of JSON each.

docs/bots-in-any-language.md is the protocol. A bot that is late, dies or says something else loses nobody the game:
`normal` answers in its place, standard error or the table says why, and the command is started anew for the next round.
"""

import atexit
import contextlib
import json
import os
import queue
import re
import shlex
import signal
import subprocess
import sys
import threading
import time
from dataclasses import asdict
from typing import IO, Any

from lastcard.bots.errors import BotError, NoAnswerError, WrongAnswerError
from lastcard.bots.levels import NormalBot
from lastcard.files import shown
from lastcard.game.options import Option
from lastcard.game.view import View

PROTOCOL = 1
SECONDS = 5.0
"""For an answer, unless the name says otherwise."""
MOST_SECONDS = 600.0
STARTING = 20.0
"""Seconds for the first line: some languages compile first."""
LONGEST_LINE = 100_000
STARTS = 3
"""So often a command is started anew after it failed; then `normal` plays for good."""

_NAME = re.compile(r"cmd(?:@([0-9]{1,4}(?:\.[0-9]{1,3})?)s)?:(.*)", re.ASCII | re.DOTALL)


def is_command(bot: object) -> bool:
    """Whether a bot's name is a command.

    >>> is_command("cmd:node mybot.mjs"), is_command("cmd@0.5s:./mybot"), is_command("mybots.py:Greedy")
    (True, True, False)
    """
    return isinstance(bot, str) and _NAME.fullmatch(bot) is not None


class Process:
    """A command that runs, and what it says."""

    def __init__(self, command: list[str], live: bool) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL if live else None,  # at a table it would be written over the cards
                start_new_session=os.name != "nt",  # Ctrl-C is for us; its input ends, and so does it
            )
        except (OSError, ValueError) as error:
            raise NoAnswerError(f"it cannot be started: {getattr(error, 'strerror', None) or error}") from error
        self._lines: queue.Queue[bytes] = queue.Queue(maxsize=100)
        self._over = False
        assert self._process.stdout is not None
        self._reader = threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True)
        self._reader.start()

    def _read(self, output: IO[bytes]) -> None:
        with output, contextlib.suppress(OSError, ValueError):
            while line := output.readline(LONGEST_LINE):
                if self._over:
                    return
                self._lines.put(line)
        self._lines.put(b"")

    def tell(self, message: dict[str, Any]) -> None:
        """Send a line. That nobody reads it any more is noticed when an answer is waited for: it may have said why."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            self._process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            self._process.stdin.flush()

    def hear(self, seconds: float) -> dict[str, Any]:
        """The next line, within so many seconds."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise NoAnswerError(f"it did not answer within {seconds:g} s") from None
        if not line:
            raise NoAnswerError(self._ended())
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            said = None
        if not isinstance(said, dict):
            raise WrongAnswerError(
                f"it said {shown(line.decode(errors='replace').rstrip())}; expected an object of JSON in a line"
            )
        return said

    def _ended(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f"it has ended, with status {self._process.wait(1)}"
        return "it has closed its output"

    def end(self, patience: float = 0.0) -> None:
        """End it: its input ends; what is still there after a while is killed, with all that it started."""
        process = self._process
        with contextlib.suppress(OSError, ValueError):
            assert process.stdin is not None
            process.stdin.close()
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            with contextlib.suppress(OSError):
                if os.name == "nt":
                    process.kill()
                else:
                    os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        self._over = True
        while self._reader.is_alive():  # it may wait for somebody to take what it has read
            with contextlib.suppress(queue.Empty):
                self._lines.get(timeout=0.01)


class _Idle:
    """Commands that run and have nothing to do: studies make a bot anew for every round."""

    def __init__(self) -> None:
        self._waiting: dict[tuple[int, str], list[Process]] = {}

    def take(self, command: str) -> Process | None:
        """One that this very process has started."""
        found = self._waiting.get((os.getpid(), command))
        return found.pop() if found else None

    def put(self, command: str, process: Process) -> None:
        """Somebody needs it no longer."""
        self._waiting.setdefault((os.getpid(), command), []).append(process)

    def end(self) -> None:
        """End all of them, together."""
        ours = [each for (pid, _), found in self._waiting.items() if pid == os.getpid() for each in found]
        self._waiting.clear()
        until = time.monotonic() + 1.0
        for process in ours:
            process.end(max(0.0, until - time.monotonic()))


_idle = _Idle()
end_idle = _idle.end
"""End all commands that nobody plays with. It is done by itself when Python ends."""
atexit.register(_idle.end)


class CommandBot:
    """A bot that is a command. Two of the same name are two processes."""

    slow = True

    def __init__(self, name: str, seed: int = 0, *, live: bool = False) -> None:
        found = _NAME.fullmatch(name)
        seconds = float(found[1]) if found and found[1] else SECONDS
        try:
            self._command = shlex.split(found[2]) if found else []
        except ValueError as error:
            raise BotError(f"{shown(name)}: {str(error).lower()}") from error
        if not self._command or not 0 < seconds <= MOST_SECONDS:
            raise BotError(
                f"{shown(name)}: expected a command, such as cmd:node mybot.mjs, or cmd@0.5s:./mybot with the "
                f"seconds for an answer, at most {MOST_SECONDS:g}"
            )
        self.name, self._seed, self._seconds, self._live = name, seed, seconds, live
        self._instead = NormalBot(seed)
        self._starts = 0
        self._number = 0
        self._failed = False
        self._about: tuple[object, ...] | None = None
        try:
            self._process: Process | None = _idle.take(name) or self._start()
        except NoAnswerError as failure:
            raise BotError(f"{name}: {failure}") from failure

    def _start(self) -> Process:
        process = Process(self._command, self._live)
        try:
            process.tell({"type": "hello", "protocol": PROTOCOL})
            said = process.hear(STARTING)
            if said.get("type") != "ready":
                raise NoAnswerError(f'it said {shown(json.dumps(said))}; expected {{"type": "ready"}} first')
        except NoAnswerError:
            process.end()
            raise
        return process

    def choose(self, view: View) -> str:
        """What the command answers; if it does not, what `normal` would."""
        if view.decision is None:
            raise ValueError("nothing is asked")
        if self._process is not None:
            try:
                return self._ask(self._process, view)
            except NoAnswerError as failure:
                self._fail(failure)
        return self._instead.choose(view)

    def _ask(self, process: Process, view: View) -> Option:
        self._introduce(process, view)
        self._number += 1
        process.tell({"type": "choose", "id": self._number, "seconds": self._seconds, "view": as_json(view)})
        until = time.monotonic() + self._seconds
        said = process.hear(self._seconds)
        while said.get("id") != self._number and isinstance(said.get("id"), int) and said["id"] < self._number:
            said = process.hear(max(0.0, until - time.monotonic()))
        assert view.decision is not None
        answer = said.get("option")
        option = view.decision.find(answer) if isinstance(answer, str) else None
        if said.get("id") != self._number or option is None:
            asked = f"asked for {view.decision.kind} ({', '.join(view.decision.options)}) with the id {self._number}"
            raise WrongAnswerError(f"{asked}, it answered {shown(json.dumps(said))}")
        return option

    def _introduce(self, process: Process, view: View) -> None:
        """Tell about the game, once for each."""
        about = (view.you, view.edition, view.players, view.options)
        if self._about == about:
            return
        self._about = about
        process.tell(
            {
                "type": "game",
                "you": view.you,
                "seed": self._seed,
                "edition": view.edition,
                "players": view.players,
                "colours": view.colours,
                "options": vars(view.options),
                "cards": {
                    code: {
                        "name": kind.name,
                        "symbol": kind.symbol,
                        "colour": kind.colour,
                        "count": kind.count,
                        "points": kind.points,
                        "text": kind.text,
                    }
                    for code, kind in view.kinds.items()
                },
            }
        )

    def round_over(self, view: View) -> None:
        """Tell how a round ended. A command that failed gets another chance."""
        if self._process is None and self._failed and self._starts < STARTS:
            self._failed = False
            self._starts += 1
            self._about = None
            try:
                self._process = self._start()
            except NoAnswerError as failure:
                self._fail(failure)
        elif self._process is not None:
            try:
                self._process.tell({"type": "round_over", "view": as_json(view)})
            except NoAnswerError as failure:
                self._fail(failure)

    def _fail(self, failure: NoAnswerError) -> None:
        if self._process is not None:
            self._process.end()
        self._process, self._failed = None, True
        if self._live:
            cause = None if isinstance(failure, WrongAnswerError) else failure
            raise BotError(str(failure)) from cause  # the table lets somebody else decide, and says why
        if sys.stderr is not None:
            print(f"{self.name}: {failure}; normal plays on in its place", file=sys.stderr)

    def __del__(self) -> None:
        process = getattr(self, "_process", None)
        if process is not None:
            _idle.put(self.name, process)


def as_json(view: View) -> dict[str, Any]:
    """A view for programs in other languages: what is in docs/bots-in-any-language.md, and nothing hidden.

    >>> from lastcard import Game
    >>> from lastcard.game.view import look
    >>> view = as_json(look(Game("classic", ["Ann", "Bo"], seed=1), "Ann"))
    >>> view["you"], view["decision"]["options"][1]
    ('Ann', {'text': 'play R3', 'verb': 'play', 'card': 'R3'})
    """
    decision, acting = view.decision, view.acting
    return {
        "you": view.you,
        "table": asdict(view.table),
        "waiting": [{"player": each.player, "kind": each.kind} for each in view.waiting],
        "decision": decision and {"kind": decision.kind, "options": [_option(option) for option in decision.options]},
        "drawn": view.drawn,
        "challenged": view.challenged,
        "colour_before": view.colour_before,
        "dared": view.dared,
        "dare": view.dare,
        "acting": acting
        and {
            "card": acting.card,
            "moment": acting.moment,
            "player": acting.player,
            "other": acting.other,
            "colour": acting.colour,
            "spared": acting.spared,
            "left": acting.left,
        },
    }


def _option(option: Option) -> dict[str, Any]:
    parts = {"card": option.card, "player": option.player, "colour": option.colour, "number": option.number}
    return {"text": str(option), "verb": option.verb, **{key: part for key, part in parts.items() if part is not None}}
