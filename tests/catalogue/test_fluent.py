"""Our reader of Project Fluent says about every message what Fluent's own does."""

from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cases import tried_with
from lastcard import catalogue
from lastcard.catalogue import FluentError, load
from lastcard.catalogue.fluent import Choice, Pattern, Reference, messages, parse

FILES = sorted(Path(catalogue.__file__).parent.glob("*.ftl"))
NUMBERS = (0, 1, 2, 21)
ENGLISH = load("en")


def keys(pattern: Pattern) -> dict[str, set[str]]:
    """What a message chooses by, and between what."""
    found: dict[str, set[str]] = {}
    for part in pattern.parts:
        if isinstance(part, Reference):
            found.update(keys(ENGLISH.pattern(part.id)))
        elif isinstance(part, Choice):
            found.setdefault(part.name, set()).update(part.variants)
            for variant in part.variants.values():
                for name, more in keys(variant).items():
                    found.setdefault(name, set()).update(more)
    return found


def names_in(pattern: Pattern) -> set[str]:
    """Its gaps, and those of the messages that it refers to."""
    others = [names_in(ENGLISH.pattern(part.id)) for part in pattern.parts if isinstance(part, Reference)]
    return pattern.names().union(*others)


def fillings(pattern: Pattern) -> list[dict[str, str | int]]:
    """Its gaps filled in all ways that make a difference."""
    chosen = keys(pattern)
    ways: list[list[str | int]] = []
    names = sorted(names_in(pattern))
    for name in names:
        between = chosen.get(name)
        if between is None:
            ways.append([f"<{name}>"])
        elif "one" in between or any(key.isdecimal() for key in between):
            ways.append([*NUMBERS])
        else:
            ways.append([*sorted(between), "something else"])
    return [dict(zip(names, way, strict=True)) for way in product(*ways)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_message_says_what_fluent_says(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    theirs, ours = FluentBundle([file.stem], use_isolating=False), load(file.stem)
    theirs.add_resource(FluentResource(source))
    checked = 0
    for id in messages(source):
        assert theirs.has_message(id), f"{id}: Fluent cannot read it"
        for gaps in fillings(ours.pattern(id)):
            pattern = theirs.get_message(id).value
            assert pattern is not None
            expected, errors = theirs.format_pattern(pattern, gaps)
            assert not errors, f"{id}: {errors}"
            assert ours.pattern(id).filled(gaps, ours.pattern) == expected, f"{id} with {gaps}"
            checked += 1
    assert checked > 300


@tried_with(
    "broken",
    [
        "{",
        "{ }",
        "{ $ }",
        "{ $count -> }",
        "{ $count ->\n    [one] a card\n}",
        "{ $count ->\n   *[other] cards",
        "two }",
        "two\n    lines",
    ],
)
def test_what_cannot_be_read_is_refused(broken: str) -> None:
    with pytest.raises(FluentError, match=r"^broken: "):
        parse("broken", broken)


def test_two_messages_of_one_name_are_refused() -> None:
    with pytest.raises(FluentError, match="there are two of them"):
        messages("a = 1\na = 2\n")


def test_messages_of_one_kind_are_alike_in_all_languages() -> None:
    english = load("en")
    for file in FILES:
        other = load(file.stem)
        assert {*other} == {*english}, file.name
        for id in english:
            assert other.pattern(id).names() <= english.pattern(id).names() | {"you"}, f"{file.name}: {id}"
