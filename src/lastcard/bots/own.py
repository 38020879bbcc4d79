"""Bots that people wrote: a class in a Python file, named `path/file.py:Class`, or a class, or an object of one."""

import hashlib
import inspect
import re
import sys
import threading
from contextlib import AbstractContextManager, nullcontext, redirect_stdout
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

from lastcard.bots.bot import Bot
from lastcard.bots.errors import BotError
from lastcard.files import shown
from lastcard.game.view import View

MODULES = "lastcard_bots_"


class OwnBot:
    """A bot that somebody wrote: its class, or itself. Whatever goes wrong in it becomes a message that names it."""

    def __init__(self, name: str, bot: type[Bot] | Bot, seed: int = 0, *, quiet: bool = False) -> None:
        self.name = name
        kind = bot if isinstance(bot, type) else type(bot)
        self.module = kind.__module__
        self.quiet = quiet
        """Whether what it prints goes to standard error: standard output is for records and results."""
        self.bot: Bot = self._made(bot, seed) if isinstance(bot, type) else bot
        if not callable(getattr(self.bot, "choose", None)):
            raise BotError(f"{name}: it has no method choose(self, view)")

    def _made(self, kind: type[Any], seed: int) -> Bot:
        try:
            takes_seed = "seed" in inspect.signature(kind).parameters
            made: Bot = kind(seed=seed) if takes_seed else kind()
        except (Exception, SystemExit) as error:
            raise BotError(f"{self.name}: it cannot be made: {_reason(error, self.module)}") from error
        return made

    @property
    def slow(self) -> bool:
        """For all that is known of it, it is, unless it says otherwise."""
        return bool(getattr(self.bot, "slow", True))

    def choose(self, view: View) -> str:
        """What the bot answers, checked."""
        decision = view.decision
        if decision is None:
            raise ValueError("nothing is asked")
        asked = f"asked for {decision.kind} ({', '.join(decision.options)})"
        try:
            with _quiet(self.quiet):
                answer: object = self.bot.choose(view)
        except (Exception, SystemExit) as error:
            raise BotError(f"{self.name}: {asked}, it failed: {_reason(error, self.module)}") from error
        if not isinstance(answer, str) or answer not in decision.options:
            raise BotError(f"{self.name}: {asked}, it answered {shown(answer)}")
        return answer

    def round_over(self, view: View) -> None:
        """Tell the bot how a round ended, if it wants to know."""
        hear = getattr(self.bot, "round_over", None)
        if hear is None:
            return
        try:
            with _quiet(self.quiet):
                hear(view)
        except (Exception, SystemExit) as error:
            said = _reason(error, self.module)
            raise BotError(f"{self.name}: told how round {view.table.round} ended, it failed: {said}") from error


class BotFile(str):
    """The name of a bot in a file, together with the file: so it can be made where there is no such file."""

    source: bytes

    @classmethod
    def read(cls, name: str) -> "BotFile":
        """A bot by its name, `mybots.py:Greedy`, ready to be sent elsewhere."""
        found = cls(name)
        path, _ = _parts(name)
        found.source = _read(str(Path(path).resolve()))
        return found


def is_in_file(bot: object) -> bool:
    """Whether this is the name of a bot that is in a file.

    >>> is_in_file("mybots.py:Greedy"), is_in_file("hard:400")
    (True, False)
    """
    return isinstance(bot, str) and (".py:" in bot or bot.endswith(".py")) and not bot.startswith(("cmd:", "cmd@"))


def class_in(name: str) -> type[Any]:
    """The class that is named by its file, as `mybots.py:Greedy`."""
    path, title = _parts(name)
    try:
        file = str(Path(path).resolve())
        module = _load(file, name.source if isinstance(name, BotFile) else _read_once(file))
    except BotError as error:
        raise BotError(f"{name}: {error}") from error
    found = getattr(module, title, None)
    if not isinstance(found, type):
        raise BotError(f"{name}: {path} has no class {title}{_classes(module)}")
    return found


def _quiet(quiet: bool = True) -> AbstractContextManager[object]:
    """What is printed meanwhile goes to standard error."""
    if quiet and threading.current_thread() is threading.main_thread() and sys.stderr is not None:
        return redirect_stdout(sys.stderr)
    return nullcontext()


def _parts(name: str) -> tuple[str, str]:
    path, _, title = name.rpartition(":")
    if not path.endswith(".py") or not title:
        raise BotError(f"{shown(name)}: expected a file and a class, such as mybots.py:Greedy")
    return path, title


def _read(path: str) -> bytes:
    """A file as it is now."""
    try:
        if Path(path).is_file():
            return Path(path).read_bytes()
    except OSError as error:
        raise BotError(f"{path} cannot be read: {error.strerror}") from error
    raise BotError(f"there is no file {path}")


@cache
def _read_once(path: str) -> bytes:
    return _read(path)


@lru_cache(maxsize=100)
def _load(path: str, source: bytes) -> ModuleType:
    """The module of a file, run once. Another version of it is another module: a worker may meet both."""
    name = MODULES + re.sub(r"\W", "_", path) + "_" + hashlib.sha256(source).hexdigest()[:8]
    module = ModuleType(name)
    module.__file__ = path
    sys.modules[name] = module
    try:
        with _quiet():
            exec(compile(source, path, "exec", dont_inherit=True), vars(module))
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise BotError(f"the file cannot be run: {_reason(error, name)}") from error
    return module


def _classes(module: ModuleType) -> str:
    found = [name for name, value in vars(module).items() if isinstance(value, type) and hasattr(value, "choose")]
    return f"; there is {', '.join(found)}" if found else ""


def _reason(error: BaseException, module: str) -> str:
    """An error in one line, with the line of the person's own module where it came up."""
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    lines: list[int] = []
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_globals.get("__name__") == module:
            lines.append(trace.tb_lineno)
        trace = trace.tb_next
    return f"{said} (line {lines[-1]})" if lines else said
