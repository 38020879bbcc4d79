"""A small trained net on whole numbers: rows that are added up, then two layers. The same result on every machine.

Several numbers travel in one word, since sums and multiples of words are those of all numbers in them: a word of the
rows is a + b * 2**16 + c * 2**32 + d * 2**48, one of the second layer a + b * 2**32. That holds as long as no number
grows out of its place, so those of the rows are at most `MOST`, and at most `AT_ONCE` rows are added up.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FIRST: Final = 32
"""Units of the first layer. A row has a number for each, and one that counts as it is."""
SECOND: Final = 16
WIDTH: Final = FIRST + 1
SCALE: Final = 512
"""What 1 is in all numbers of the net."""
BITS: Final = 9
AT_ONCE: Final = 32
MOST: Final = 1000

WORDS: Final = FIRST // 4 + 1
"""In a row; the last one is the number that counts as it is."""
PAIRS: Final = SECOND // 2


def size_of(rows: int) -> int:
    """How many numbers a net of so many rows has."""
    return rows * WIDTH + FIRST * SECOND + SECOND + SECOND


class Numbers:
    """The numbers of a net, which never change: rows, the second layer from unit to unit, its bias, and the last."""

    def __init__(self, rows: int, numbers: list[int]) -> None:
        if len(numbers) != size_of(rows):
            raise ValueError(f"a net of {rows} rows has {size_of(rows)} numbers, not {len(numbers)}")
        words: list[int] = []
        for row in range(rows):
            at = row * WIDTH
            for unit in range(at, at + FIRST, 4):
                a, b, c, d = numbers[unit : unit + 4]
                words.append(a + (b << 16) + (c << 32) + (d << 48))
            words.append(numbers[at + FIRST])
        self.rows: vec[i64] = vec[i64](words)
        begins = rows * WIDTH
        ends = begins + FIRST * SECOND
        pairs = [numbers[at] + (numbers[at + 1] << 32) for at in range(begins, ends, 2)]
        self.second: vec[i64] = vec[i64](pairs)
        bias = [numbers[at] * SCALE + (numbers[at + 1] * SCALE << 32) for at in range(ends, ends + SECOND, 2)]
        self.bias: vec[i64] = vec[i64](bias)
        self.last: vec[i64] = vec[i64](numbers[ends + SECOND :])


class Net:
    """Answers for a set of rows. `begin` takes those that several questions share, `answer` those of one question.

    What is added up stands in variables, one by one: in a vec, every one would be looked up again for each row.
    """

    def __init__(self, numbers: Numbers) -> None:
        self.numbers: Numbers = numbers
        self.shared: vec[i64] = vec[i64]([0] * WORDS)
        self.sums: vec[i64] = vec[i64]([0] * WORDS)
        self.units: vec[i64] = vec[i64]([0] * PAIRS)

    def begin(self, rows: vec[i64], count: i64) -> None:
        """Add up the rows that the next questions share."""
        shared = self.shared
        for word in range(i64(WORDS)):
            shared[word] = 0
        self.add(shared, rows, count)
        for word in range(i64(WORDS)):
            shared[word] = self.sums[word]

    def add(self, begun: vec[i64], rows: vec[i64], count: i64) -> None:
        """Add rows to what is begun."""
        words = self.numbers.rows
        a: i64 = begun[0]
        b: i64 = begun[1]
        c: i64 = begun[2]
        d: i64 = begun[3]
        e: i64 = begun[4]
        f: i64 = begun[5]
        g: i64 = begun[6]
        h: i64 = begun[7]
        plain: i64 = begun[8]
        for i in range(count):
            at: i64 = rows[i] * WORDS
            a += words[at]
            b += words[at + 1]
            c += words[at + 2]
            d += words[at + 3]
            e += words[at + 4]
            f += words[at + 5]
            g += words[at + 6]
            h += words[at + 7]
            plain += words[at + 8]
        sums = self.sums
        sums[0] = a
        sums[1] = b
        sums[2] = c
        sums[3] = d
        sums[4] = e
        sums[5] = f
        sums[6] = g
        sums[7] = h
        sums[8] = plain

    def answer(self, rows: vec[i64], count: i64) -> i64:
        """The answer for some more rows, in thousandths."""
        self.add(self.shared, rows, count)
        self.add_layer()
        units = self.units
        last = self.numbers.last
        total: i64 = self.sums[8] << (2 * BITS)
        for pair in range(i64(PAIRS)):
            two: i64 = units[pair]
            low: i64 = ((two & 0xFFFFFFFF) ^ 0x80000000) - 0x80000000
            high: i64 = (two - low) >> 32
            if low > 0:
                total += low * last[2 * pair]
            if high > 0:
                total += high * last[2 * pair + 1]
        return total * 1000 >> (3 * BITS)

    def add_layer(self) -> None:
        """The units of the second layer, from the sums of the first."""
        sums = self.sums
        second = self.numbers.second
        bias = self.numbers.bias
        a: i64 = bias[0]
        b: i64 = bias[1]
        c: i64 = bias[2]
        d: i64 = bias[3]
        e: i64 = bias[4]
        f: i64 = bias[5]
        g: i64 = bias[6]
        h: i64 = bias[7]
        at: i64 = 0
        for word in range(i64(WORDS - 1)):
            four: i64 = sums[word]
            end: i64 = at + 4 * PAIRS
            while at < end:
                value: i64 = ((four & 0xFFFF) ^ 0x8000) - 0x8000
                if value > 0:
                    a += value * second[at]
                    b += value * second[at + 1]
                    c += value * second[at + 2]
                    d += value * second[at + 3]
                    e += value * second[at + 4]
                    f += value * second[at + 5]
                    g += value * second[at + 6]
                    h += value * second[at + 7]
                four = (four - value) >> 16
                at += PAIRS
        units = self.units
        units[0] = a
        units[1] = b
        units[2] = c
        units[3] = d
        units[4] = e
        units[5] = f
        units[6] = g
        units[7] = h
