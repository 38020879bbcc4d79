"""`import lastcard` as a library: everything public can be found, says what it is, and is imported only when needed."""

import doctest
import inspect
import pydoc
import re
import subprocess
import sys

import pytest

import lastcard
from cases import tried_with

NAMES = sorted(lastcard.__all__)
ERRORS = ("BotError", "EditionError", "RecordError")
"""Errors: the examples are where they are raised."""


def test_dir_shows_what_is_public() -> None:
    shown = [name for name in dir(lastcard) if not name.startswith("_")]
    assert shown == NAMES
    assert "__version__" in dir(lastcard)


def test_help_lists_what_is_public() -> None:
    listed = re.findall(r"^- `(\w+)`: \w", lastcard.__doc__ or "", re.MULTILINE)
    assert sorted(listed) == NAMES
    page = pydoc.plain(pydoc.render_doc(lastcard))
    for name in NAMES:
        kind = "class " if inspect.isclass(getattr(lastcard, name)) else ""
        assert re.search(rf"^    {kind}{name}\b", page, re.MULTILINE), name


@tried_with("name", NAMES)
def test_everything_public_says_what_it_is(name: str) -> None:
    found = getattr(lastcard, name)
    said = inspect.getdoc(found) or ""
    assert said
    if name not in ERRORS:
        assert doctest.DocTestParser().get_examples(said), "an example that runs"


def test_what_is_not_there_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="module 'lastcard' has no attribute 'play'"):
        lastcard.play  # noqa: B018


def test_a_game_needs_nothing_but_the_game() -> None:
    program = (
        "import sys; from lastcard import Game; game = Game('classic', ['Ann', 'Bo']); game.waiting\n"
        "print(*sorted({name.split('.')[1] for name in sys.modules if name.startswith('lastcard.')}))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == ["cards", "catalogue", "engine", "files", "game"]
