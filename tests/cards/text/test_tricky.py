"""Rules that are easily misread: a word, a comma or a pronoun decides what they mean, and some mean two things."""

from itertools import pairwise
from pathlib import Path

from cards.text.cards import COLOURS, printed, read
from cases import tried_with
from lastcard.cards.text import check

LINES = [
    line
    for line in (Path(__file__).parent / "tricky.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
RULES = [(line, said[4:]) for line, said in pairwise(LINES) if said.startswith("  = ")]
REFUSED = [line for line, said in zip(LINES, [*LINES[1:], ""], strict=True) if not (line + said).count("  = ")]


@tried_with(("rule", "meant"), RULES, ids=[rule for rule, _ in RULES])
def test_a_tricky_rule_is_read_as_it_was_meant(rule: str, meant: str) -> None:
    assert printed(rule) == meant
    assert read(meant) == read(rule)


@tried_with("rule", REFUSED)
def test_what_is_unclear_or_cannot_be_said_is_refused(rule: str) -> None:
    reading = check(rule, COLOURS)
    assert not reading.understood, reading.sentence
    assert reading.nearest
    for sentence in reading.nearest:
        read(sentence)
