"""The English catalogue and those who speak by it: no sentence is missing, none is left over, no gap stays empty."""

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import get_args

import lastcard
from cases import tried_with
from lastcard.cards.edition import IDS, load
from lastcard.cards.text.verbs import VERBS as TEXT_VERBS
from lastcard.catalogue import load as catalogue
from lastcard.catalogue.fluent import Choice, Pattern, Reference
from lastcard.game.decisions import DecisionKind
from lastcard.game.events import KINDS, SILENT
from lastcard.game.moments import MomentKind
from lastcard.game.options import VERBS
from lastcard.game.settings import HOUSE_RULES, SETS, Options
from lastcard.study.puzzles import About

ROOT = Path(lastcard.__file__).parent
FILES = sorted(ROOT.rglob("*.py"))
ENGLISH = catalogue("en")
ID = re.compile(r"[a-z]+(-[a-z_]+)*")

SPEAKING = {"say", "tell", "literal", "Content", "styled", "Page", "Picker"}
"""What brings words to the screen: its first argument is what people read."""

NEVER_ASKED = {"chance", "interrupt"}
"""Kinds of decisions that nobody is asked about in words."""


@dataclass(frozen=True)
class Call:
    """A place in the source where a sentence is asked for."""

    place: str
    id: str
    gaps: frozenset[str | None]


@cache
def calls() -> frozenset[Call]:
    """Every `say("id", gap=...)`, `Message(...)` and `RefusedError(...)` whose id stands in the source."""
    found: set[Call] = set()
    for path in FILES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for scope in [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))]:
            nodes = list(ast.walk(scope))
            assigned = [] if scope is tree else [node for node in nodes if isinstance(node, ast.Assign)]
            for node in nodes:
                if (
                    isinstance(node, ast.Call)
                    and node.args
                    and name_of(node.func) in ("say", "Message", "RefusedError", "NoSuchTableError")
                ):
                    place = f"{path.relative_to(ROOT)}:{node.lineno}"
                    gaps = [keyword.arg for keyword in node.keywords]
                    ids = [id for id in constants(node.args[0], assigned) if ID.fullmatch(id)]
                    found |= {Call(place, id, frozenset(gaps)) for id in ids if None not in gaps}
    return frozenset(found)


def name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def constants(value: ast.expr, assigned: Sequence[ast.Assign]) -> Iterator[str]:
    """The texts that an expression may be: itself, either side of a choice, what is assigned to its name."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from constants(value.body, assigned)
        yield from constants(value.orelse, assigned)
    elif isinstance(value, ast.Name):
        for assignment in assigned:
            if value.id in map(name_of, assignment.targets):
                yield from constants(assignment.value, ())


def built() -> set[str]:
    """The ids that are put together from what the game knows."""
    asked = set(get_args(DecisionKind)) - NEVER_ASKED
    return {
        *(f"event-{kind}" for kind in set(KINDS) - SILENT),
        "event-shown-cards",
        *(f"question-{kind}" for kind in asked),
        "question-challenge-on",
        "question-may-do",
        "question-either-do",
        *(
            f"player-{who}"
            for who in ("neighbours", "next-two", "next-3", "next-4", "next-5", "two", "neighbour", "loser", "winner")
        ),
        *(f"option-{verb.replace(' ', '-')}" for verb in VERBS),
        *(f"does-{verb.name}" for verb in TEXT_VERBS),
        *(f"moment-{kind}" for kind in get_args(MomentKind)),
        *(id for name in HOUSE_RULES for id in (f"house-{name}", f"house-{name}-about")),
        *(f"house-{name}-value" for name in HOUSE_RULES if True is not (Options.values()[name] or [0])[0]),
        *(f"puzzle-{about}" for about in get_args(About)),
        *(id for name in SETS for id in (f"house-set-{name}", f"house-set-{name}-about")),
    }


def names() -> set[str]:
    """The ids of colours and of cards that have a name in the catalogue."""
    found: set[str] = set()
    for edition in map(load, IDS):
        found |= {f"colour-{colour}" for colour in edition.colours}
        found |= {f"card-{kind.name.casefold().replace(' ', '-')}" for kind in edition.kinds}
    return found


def references(pattern: Pattern) -> Iterator[str]:
    """The messages that a message mentions."""
    for part in pattern.parts:
        if isinstance(part, Reference):
            yield part.id
        elif isinstance(part, Choice):
            for variant in part.variants.values():
                yield from references(variant)


def gaps_of(id: str) -> set[str]:
    """The gaps of a message and of those that it mentions."""
    pattern = ENGLISH.pattern(id)
    return pattern.names().union(*(gaps_of(other) for other in references(pattern)))


def test_every_sentence_that_is_asked_for_is_there() -> None:
    assert len(calls()) > 200
    assert sorted(f"{call.place}: {call.id}" for call in calls() if call.id not in ENGLISH) == []
    assert [id for id in sorted(built()) if id not in ENGLISH] == []
    assert [other for id in ENGLISH for other in references(ENGLISH.pattern(id)) if other not in ENGLISH] == []


def test_every_sentence_is_asked_for() -> None:
    used = {call.id for call in calls()} | built() | names()
    used |= {other for id in ENGLISH for other in references(ENGLISH.pattern(id))}
    # The page's own are counted by a test of the page.
    assert [id for id in ENGLISH if id not in used and not id.startswith("page-")] == []


def test_every_gap_is_filled() -> None:
    empty = {f"{call.place}: {call.id}": gaps_of(call.id) - {"you"} - call.gaps for call in calls()}
    assert {place: gaps for place, gaps in empty.items() if gaps} == {}


def test_the_terminal_has_no_words_of_its_own() -> None:
    found = []
    for path in sorted((ROOT / "terminal").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and name_of(node.func) in SPEAKING:
                said = node.args[0]
                parts = said.values if isinstance(said, ast.JoinedStr) else [said]
                texts = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
                found += [f"{path.name}:{node.lineno}: {text}" for text in texts if is_prose(text)]
    assert found == []


def is_prose(text: str) -> bool:
    return re.search("[A-Za-z]{2}", text) is not None and text not in ENGLISH


def test_a_number_and_its_per_cent_stay_on_one_line() -> None:
    text = (ROOT / "catalogue" / "en.ftl").read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if re.search(r"[\d}] %", line)] == []


@tried_with(
    ("id", "said"),
    [
        ("event-protected", "Parley protects you"),
        ("event-chose", "You choose yourself"),
        ("event-named", "You say it was you"),
    ],
)
def test_whoever_does_something_with_themselves_is_told_so(id: str, said: str) -> None:
    assert ENGLISH.fill(id, {"player": "Ann", "other": "Ann", "cards": "Parley"}, "Ann") == said
