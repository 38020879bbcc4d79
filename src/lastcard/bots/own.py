"""Bots that people wrote: a class in a Python file, named `path/file.py:Class`."""

import inspect
import re
import sys
import threading
from contextlib import AbstractContextManager, nullcontext, redirect_stdout
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from lastcard.bots.errors import BotError
from lastcard.files import shown
from lastcard.game.view import View

MODULES = "lastcard_bots_"


class OwnBot:
    """A bot from a file. Whatever goes wrong in it becomes a message that names it."""

    slow = True  # for all that is known of it

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name = name
        path, _, title = name.rpartition(":")
        if not path.endswith(".py") or not title:
            raise BotError(f"{shown(name)}: expected a file and a class, such as mybots.py:Greedy")
        try:
            module = _load(str(Path(path).resolve()))
        except BotError as error:
            raise BotError(f"{name}: {error}") from error
        made = getattr(module, title, None)
        if not isinstance(made, type):
            raise BotError(f"{name}: {path} has no class {title}{_classes(module)}")
        try:
            takes_seed = "seed" in inspect.signature(made).parameters
            self.bot = made(seed=seed) if takes_seed else made()
        except (Exception, SystemExit) as error:
            raise BotError(f"{name}: it cannot be made: {_reason(error)}") from error
        if not callable(getattr(self.bot, "choose", None)):
            raise BotError(f"{name}: it has no method choose(self, view)")

    def choose(self, view: View) -> str:
        """What the bot answers, checked."""
        decision = view.decision
        if decision is None:
            raise ValueError("nothing is asked")
        asked = f"asked for {decision.kind} ({', '.join(decision.options)})"
        try:
            with _quiet():
                answer = self.bot.choose(view)
        except (Exception, SystemExit) as error:
            raise BotError(f"{self.name}: {asked}, it failed: {_reason(error)}") from error
        if not isinstance(answer, str) or answer not in decision.options:
            raise BotError(f"{self.name}: {asked}, it answered {shown(answer)}")
        return answer


def _quiet() -> AbstractContextManager[object]:
    """What a bot prints goes to standard error: standard output is for records and results."""
    if threading.current_thread() is threading.main_thread() and sys.stderr is not None:
        return redirect_stdout(sys.stderr)
    return nullcontext()


@cache
def _load(path: str) -> ModuleType:
    """The module of a file, run once."""
    file = Path(path)
    if not file.is_file():
        raise BotError(f"there is no file {path}")
    name = MODULES + re.sub(r"\W", "_", path)
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise BotError(f"{path} is no Python file")
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        with _quiet():
            spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise BotError(f"the file cannot be run: {_reason(error)}") from error
    return module


def _classes(module: ModuleType) -> str:
    found = [name for name, value in vars(module).items() if isinstance(value, type) and hasattr(value, "choose")]
    return f"; there is {', '.join(found)}" if found else ""


def _reason(error: BaseException) -> str:
    """An error in one line, with the line of the person's own file where it came up."""
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    lines: list[int] = []
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_globals.get("__name__", "").startswith(MODULES):
            lines.append(trace.tb_lineno)
        trace = trace.tb_next
    return f"{said} (line {lines[-1]})" if lines else said
