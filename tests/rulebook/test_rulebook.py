"""The rulebook is complete, its page is up to date, and every clause has a test that names it."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from cases import tried_with
from lastcard.cards.edition import IDS as EDITIONS
from lastcard.cards.edition import load, load_text
from lastcard.rulebook import guide
from lastcard.rulebook.clauses import clauses, document, markdown, meetings, sections

TESTS = Path(__file__).parents[1]
PAGE = TESTS.parent / "docs" / "rules.md"

COUNTS = {"D": 4, "S": 8, "T": 6, "A": 7, "U": 4, "O": 3, "P": 4, "E": 17, "H": 16}
IDS = [f"{letter}{number}" for letter, count in COUNTS.items() for number in range(1, count + 1)]

OF_EDITION = {
    "classic": [],
    "ghostbusters": ["E1", "E2", "E3", "E4", "E5"],
    "green-lantern": ["E6", "E7"],
    "minecraft": ["E8", "E9", "E10"],
    "space-jam": ["E11", "E12"],
    "dc-super-hero-girls": ["E13", "E14", "E15", "E16", "E17"],
}


def numbers(page: str) -> list[str]:
    return re.findall(r"^\*\*([A-Z]\d+)\*\* ", page, re.MULTILINE)


def test_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == document(), "run: python -m lastcard.rulebook.clauses > docs/rules.md"


def test_every_clause_is_there_once_in_order_and_no_other() -> None:
    assert [clause.id for section in sections() for clause in section.clauses] == IDS
    assert list(clauses()) == IDS
    assert numbers(document()) == IDS


def test_clauses_stand_in_the_section_of_their_letter() -> None:
    for section in sections():
        assert {clause.id[0] for clause in section.clauses} == {section.letter}


def test_every_clause_says_something_in_whole_sentences() -> None:
    for clause in clauses().values():
        assert clause.text.endswith((".", "?")), clause.id
        assert clause.ruling is None or clause.ruling.endswith("."), clause.id
        assert clause.ruling is not None or not clause.text.endswith("?"), f"{clause.id} asks and does not answer"


@pytest.mark.parametrize(("edition", "own"), OF_EDITION.items())
def test_edition_has_the_common_clauses_and_its_own(edition: str, own: list[str]) -> None:
    assert numbers(guide.markdown(load(edition), numbered=True)) == [each for each in IDS if each[0] not in "EH"] + own


@pytest.mark.parametrize("numbered", [False, True])
def test_rulings_are_part_of_the_page_numbered_or_not(numbered: bool) -> None:
    page = markdown(numbered)
    for clause in clauses().values():
        assert clause.text in page
        assert clause.ruling is None or clause.ruling in page
    assert ("*Ruling:*" in page) is numbered


RULINGS = {
    "D4": "two to ten", "S1": "tie", "S2": "later rounds", "S8": "whole draw pile is shuffled", "T5": "top card",
    "T6": "hundredth", "A2": "two players", "A6": "wilds do not", "A7": "hand that was left", "U2": "exactly one card",
    "U3": "first to do so", "U4": "costs nothing", "O2": "still be challenged", "O3": "names no colour",
    "P4": "win together", "E1": "turn order", "E2": "need not fit", "E3": "turn order", "E4": "last of all",
    "E5": "there and then", "E7": "gain while giving", "E9": "every draw in play", "E10": "Creeper itself",
    "E12": "fair drop", "E14": "plain Wild", "E16": "make a player draw", "E17": "not reshuffled",
}  # fmt: skip
"""Every clause with a ruling, and words of it that the rulebooks do not say."""


def test_rulings_are_marked_where_we_had_to_decide() -> None:
    assert [clause.id for clause in clauses().values() if clause.ruling] == list(RULINGS)


@tried_with(("clause", "words"), RULINGS.items())
def test_what_we_decided_stands_in_the_ruling(clause: str, words: str) -> None:
    assert words in (clauses()[clause].ruling or "")
    assert words not in clauses()[clause].text


def test_plain_page_names_no_clause_numbers() -> None:
    plain = re.sub(r"`[^`]*`", "", markdown())
    assert not re.search(rf"\b({'|'.join(IDS)})\b", plain)


@pytest.fixture(scope="module")
def proven() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("*.py"))]
    return {each for source in sources for each in re.findall(r"\bdef test_([DSTAUOPEH]\d+)_", source)}


@pytest.mark.parametrize("clause", IDS)
def test_clause_is_named_by_a_test(clause: str, proven: set[str]) -> None:
    assert clause in proven, f"no function test_{clause}_... under tests/"


def test_no_test_names_a_clause_that_does_not_exist(proven: set[str]) -> None:
    assert proven <= set(IDS)


@tried_with("id", EDITIONS)
def test_an_edition_is_told_only_about_cards_that_it_has(id: str) -> None:
    """Every name of a card of any edition, in the rulebook of this one."""
    edition = load(id)
    own = {kind.name for kind in edition.kinds}
    page = guide.plain(edition, True, 10_000).partition(edition.about)[2]
    for other in EDITIONS:
        for kind in load(other).kinds:
            short = kind.name.removeprefix("Wild ") if kind.name not in ("Wild Draw Four",) else kind.name
            if len(short) > 1 and not any(short in name for name in own):
                assert not re.search(rf"\b{re.escape(short)}\b", page), f"{id}: {short}"
    assert not re.search(r"[{}|]| [.,;:]", page)


def test_an_edition_file_is_told_only_about_its_cards() -> None:
    cards = 'cards.W4.count = 0\ncards.D.count = 0\ncards.S.text = "Draw 1."'
    bare = load_text(f'extends = "classic"\n{cards}', "bare.toml")
    page = guide.markdown(bare, numbered=True)
    for word in ("Draw Two", "Draw Four", "special", "O2", "A3", "protect"):
        assert word not in page
    assert "Do cards still act when they are the last one played?" in page
    assert "a number card is worth its number; Reverse and Skip are worth 20; Wild is worth 50." in page
    text = "Protect a player you choose until another wild is played."
    protecting = f'cards.GH = {{ wild = true, count = 2, text = "{text}" }}'
    page = guide.markdown(load_text(f'extends = "classic"\n{protecting}', "ghost.toml"), numbered=True)
    assert {"E16", "E17"} <= set(numbers(page))
    assert "E15" not in numbers(page)


def test_pirates_says_what_protection_is() -> None:
    assert "A protected player neither draws nor misses the turn" in guide.markdown(load("pirates"))


def test_an_edition_without_a_card_is_not_told_about_it() -> None:
    told = numbers(guide.markdown(load("pirates"), numbered=True))
    assert "A3" not in told
    assert "A1" in told


def test_it_is_said_of_every_two_house_rules_how_they_meet() -> None:
    rules = [f"H{number}" for number in range(1, 16) if number not in (2, 3)]  # both belong to H1
    assert list(meetings()) == list(combinations(rules, 2))


@tried_with(("one", "other"), meetings())
def test_how_two_house_rules_meet_is_named_by_a_test(one: str, other: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("test_h_*.py")))
    assert f"def test_{one}_{other}_" in source


def test_the_guide_tells_the_house_rules_that_are_on_and_no_others() -> None:
    page = guide.markdown(load("classic"), numbered=True, house=["mercy", "stack"])
    assert [each for each in numbers(page) if each[0] == "H"] == ["H1", "H2", "H3", "H9"]
    assert "House rules" not in guide.markdown(load("classic"))
