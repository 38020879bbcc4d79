"""Rules as people write them on blank cards: most are read as they stand, none as something else."""

from pathlib import Path

from cards.text.cards import COLOURS, printed, read
from cases import tried_with
from lastcard.cards.edition import load
from lastcard.cards.text import check
from lastcard.cards.text.offers.facets import closeness, facets
from lastcard.cards.text.offers.offers import EXAMPLE
from lastcard.cards.text.offers.sketch import sketch
from lastcard.cards.text.words import NOTHING_CLOSE, words

LINES = [
    line
    for file in sorted((Path(__file__).parent / "corpus").glob("*.txt"))
    for line in file.read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
RULES = [(rule, said[2], said[4:]) for rule, said in zip(LINES[::2], LINES[1::2], strict=True)]
READ = [(rule, meant) for rule, sign, meant in RULES if sign == "="]
REFUSED = [(rule, offer) for rule, sign, offer in RULES if sign == "?"]


def test_most_are_read() -> None:
    assert len(RULES) >= 150
    assert len(READ) >= 2 / 3 * len(RULES)


@tried_with(("rule", "meant"), READ, ids=[rule for rule, _ in READ])
def test_a_rule_is_read_as_it_was_meant(rule: str, meant: str) -> None:
    assert printed(rule) == meant
    assert read(meant) == read(rule)
    load("dc-super-hero-girls").written({"CU": rule})


@tried_with(("rule", "offer"), REFUSED, ids=[rule for rule, _ in REFUSED])
def test_a_refusal_offers_something_as_close_that_can_be_read(rule: str, offer: str) -> None:
    reading = check(rule, COLOURS)
    assert not reading.understood
    text, first, before = (
        facets(sketch([word.text for word in words(said)], COLOURS)) for said in (rule, reading.nearest[0], offer)
    )
    near = closeness(text, first) >= closeness(text, before) * EXAMPLE
    assert reading.nearest[0].lower() == offer.lower() or near or NOTHING_CLOSE in reading.problem, reading.nearest
    for sentence in reading.nearest:
        read(sentence)
