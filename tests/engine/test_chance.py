"""The generator belongs to the record format: docs/records.md states its test vectors."""

import re
from collections import Counter
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import u8

from lastcard.engine.chance import Chance

DOCUMENT = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def test_words_are_those_of_the_document() -> None:
    rows = re.findall(r"^\| (\d+) \| ([\d ]+) \|$", DOCUMENT, re.MULTILINE)
    assert len(rows) == 3
    for seed, expected in rows:
        chance = Chance(int(seed))
        assert [chance.word() for _ in range(5)] == [int(word) for word in expected.split()]


def test_numbers_and_shuffle_are_those_of_the_document() -> None:
    found = re.search(r"`below\(10\)` gives ([\d ]+), and a shuffle of 0 to 9 gives ([\d ]+)\.", DOCUMENT)
    assert found
    chance = Chance(7)
    assert [chance.below(10) for _ in range(10)] == [int(number) for number in found[1].split()]
    cards = vec[u8](range(10))
    Chance(7).shuffle(cards, 10)
    assert list(cards) == [int(number) for number in found[2].split()]


def test_numbers_are_equally_likely() -> None:
    chance = Chance(1)
    counts = Counter(int(chance.below(6)) for _ in range(60_000))
    # The chi-squared statistic of five degrees of freedom is below 20.5 with a probability of 99.9 %.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5


def test_unfair_words_are_drawn_again() -> None:
    n = 3 * 2**29
    chance, twin = Chance(3), Chance(3)
    for _ in range(100):
        word = twin.word()
        while (word * n) & 0xFFFFFFFF < (2**32 - n) % n:
            word = twin.word()
        assert chance.below(n) == word * n >> 32
