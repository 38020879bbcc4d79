"""Every decision of a round: what the seat saw, what it could do, and what it did; as a line of JSON, or as numbers.

docs/simulations.md describes the columns. Words come from tables that are made once, so a line costs microseconds; and
whoever makes columns of them gets numbers instead, and puts them in words a thousand at a time.
"""

from binascii import b2a_base64
from collections.abc import Callable

from librt.strings import BytesWriter, write_i16_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from lastcard.engine import decisions
from lastcard.engine.program import NONE
from lastcard.engine.recorder import Tally
from lastcard.learning import numbers as N
from lastcard.learning.observer import Observer
from lastcard.thinking.driver import Driver
from lastcard.thinking.playout import OUTSIDE, Play

Name = Callable[[int, int], bytes]
"""What an action of a seat is called, as JSON."""


class Words:
    """What things are called, as JSON with its quotes."""

    def __init__(self, cards: list[bytes], colours: list[bytes], kinds: list[bytes], name: Name) -> None:
        self.cards: list[bytes] = cards
        self.colours: list[bytes] = colours
        self.kinds: list[bytes] = kinds
        self.name: Name = name
        self.options: dict[int, bytes] = {}
        """Options that were named already, by action and seat."""
        self.numbers: list[bytes] = [str(number).encode() for number in range(1000)]

    def number(self, number: i64) -> bytes:
        """A number as it is written."""
        return self.numbers[number] if 0 <= number < 1000 else str(number).encode()

    def option(self, action: i64, seat: i64) -> bytes:
        """What an action of a seat is called."""
        key: int = int(action * 16 + seat)
        found = self.options.get(key)
        if found is None:
            found = self.name(action, seat)
            self.options[key] = found
        return found


class Columns:
    """Decisions as numbers, little-endian. `lastcard.envs.moves` reads them.

    `rounds`: game, round, winner and how many decisions, of 64 bits. `facts`: what a decision has one of, in the order
    of `note`, of 16 bits; of as many are the lists, of which `facts` has the lengths.
    """

    def __init__(self, places: int) -> None:
        self.places: i64 = places
        self.noted: i64 = 0
        """Decisions of the present round."""
        self.forget()

    def forget(self) -> None:
        """Begin anew."""
        self.rounds: BytesWriter = BytesWriter()
        self.facts: BytesWriter = BytesWriter()
        self.hands: BytesWriter = BytesWriter()
        self.sizes: BytesWriter = BytesWriter()
        self.actions: BytesWriter = BytesWriter()

    def note(self, driver: Driver, index: i64) -> None:
        """Write a decision down."""
        round = driver.round
        seat: i64 = driver.seat
        first: i64 = seat * round.deck.size
        for i in range(first, first + round.sizes[seat]):
            write_i16_le(self.hands, i16(round.hands[i]))
        for other in range(round.seats):
            write_i16_le(self.sizes, i16(round.sizes[other]))
        action: i64 = NONE
        for each in range(driver.count):
            found: i64 = N.action_of(driver.option(each), seat, round.seats, self.places)
            if each == index:
                action = found
            write_i16_le(self.actions, i16(found))
        facts = self.facts
        write_i16_le(facts, i16(seat))
        write_i16_le(facts, i16(driver.kind))
        write_i16_le(facts, i16(round.top() if round.discard_size > 0 else NONE))
        write_i16_le(facts, i16(round.colour))
        write_i16_le(facts, i16(round.direction != 1))
        write_i16_le(facts, i16(round.stack))
        write_i16_le(facts, i16(round.draw_size))
        write_i16_le(facts, i16(round.sizes[seat]))
        write_i16_le(facts, i16(driver.count))
        write_i16_le(facts, i16(action))
        self.noted += 1

    def end(self, game: int, number: int, winner: i64) -> None:
        """The round is over."""
        write_i64_le(self.rounds, game)
        write_i64_le(self.rounds, number)
        write_i64_le(self.rounds, winner)
        write_i64_le(self.rounds, self.noted)
        self.noted = 0

    def take(self) -> bytes:
        """All of it: how many bytes each part has, and the parts. It is forgotten."""
        parts: list[bytes] = [
            self.rounds.getvalue(),
            self.facts.getvalue(),
            self.hands.getvalue(),
            self.sizes.getvalue(),
            self.actions.getvalue(),
        ]
        lengths = BytesWriter()
        for part in parts:
            write_i64_le(lengths, len(part))
        self.forget()
        return b"".join([lengths.getvalue(), *parts])


class NotedPlay(Play):
    """Rounds like those of `Play`, with every decision written down."""

    def __init__(self, driver: Driver, tally: Tally, levels: list[int], places: int, words: Words, apart: bool) -> None:
        super().__init__(driver, tally, levels)
        self.apart: bool = apart
        """Whether columns are made of them: then there are numbers instead of lines, and observations as they are."""
        self.columns: Columns = Columns(places)
        self.seen: list[bytes] = []
        self.words: Words = words
        self.places: i64 = places
        self.row_seen: vec[u8] = vec[u8](bytes(int(N.vector_size(places))))
        seats: int = int(driver.round.seats)
        self.observer: Observer = Observer(driver.round.deck, seats, places, N.VECTOR, self.row_seen, 0)
        self.observer.set_up(driver.round)
        self.lines: list[bytes] = []
        """Those of the present round, each without its end."""
        self.done: list[bytes] = []
        """Those of rounds that are over, in pieces: what comes before each, the line, what comes after."""

    def begin(self, dealer: i64) -> None:
        """Deal a round."""
        super().begin(dealer)
        self.observer.forget()

    def run(self) -> bool:
        """Play on until a seat from outside is asked; False when the round is over."""
        driver = self.driver
        while driver.count > 0:
            if driver.kind == decisions.TURN:
                self.watch_the_lead()
            level: i64 = self.levels[driver.seat]
            if level == OUTSIDE:
                return True
            self.answer(self.policy.choose(driver, level, self.chance))
        return False

    def answer(self, index: i64) -> None:
        """Write down what is answered, and answer."""
        self.note(index)
        self.driver.step(index)

    def note(self, index: i64) -> None:
        """Write a decision down."""
        driver = self.driver
        round = driver.round
        words = self.words
        seat: i64 = driver.seat
        self.observer.look(driver, seat)
        if self.apart:
            self.columns.note(driver, index)
            self.seen.append(bytes(memoryview(self.row_seen)))
            return
        to = BytesWriter()
        to.write(b',"decision":')
        to.write(words.number(len(self.lines)))
        to.write(b',"seat":')
        to.write(words.number(seat))
        to.write(b',"kind":')
        to.write(words.kinds[driver.kind])
        to.write(b',"hand":[')
        first: i64 = seat * round.deck.size
        for i in range(round.sizes[seat]):
            if i > 0:
                to.write(b",")
            to.write(words.cards[i64(round.hands[first + i])])
        to.write(b'],"top":')
        to.write(words.cards[round.top()] if round.discard_size > 0 else b"null")
        to.write(b',"colour":')
        to.write(words.colours[round.colour] if round.colour != NONE else b"null")
        to.write(b',"direction":"left"' if round.direction == 1 else b',"direction":"right"')
        to.write(b',"stack":')
        to.write(words.number(round.stack))
        to.write(b',"draw_pile":')
        to.write(words.number(round.draw_size))
        to.write(b',"cards":[')
        for other in range(round.seats):
            if other > 0:
                to.write(b",")
            to.write(words.number(round.sizes[other]))
        self.note_options(to, index)
        to.write(b',"observation":"')
        to.write(b2a_base64(memoryview(self.row_seen), newline=False))
        to.write(b'"')
        self.lines.append(to.getvalue())

    def note_options(self, to: BytesWriter, index: i64) -> None:
        """What could be done, in words and as numbers, and what was done."""
        driver = self.driver
        words = self.words
        seat: i64 = driver.seat
        numbers = BytesWriter()
        to.write(b'],"options":[')
        action: i64 = NONE
        for each in range(driver.count):
            found: i64 = N.action_of(driver.option(each), seat, driver.round.seats, self.places)
            if each == index:
                action = found
            if each > 0:
                to.write(b",")
                numbers.write(b",")
            to.write(words.option(found, seat))
            numbers.write(words.number(found))
        to.write(b'],"actions":[')
        to.write(numbers.getvalue())
        to.write(b'],"choice":')
        to.write(words.option(action, seat))
        to.write(b',"action":')
        to.write(words.number(action))

    def end(self, game: int, number: int) -> None:
        """The round is over, which is so many in that game."""
        round = self.driver.round
        if self.apart:
            self.columns.end(game, number, round.winner)
            return
        before: bytes = b'{"game":' + str(game).encode() + b',"round":' + str(number).encode()
        winner: bytes = str(int(round.winner)).encode() if round.winner != NONE else b"null"
        after: bytes = b',"winner":' + winner + b"}\n"
        done = self.done
        for line in self.lines:
            done.append(before)
            done.append(line)
            done.append(after)
        self.lines = []

    def take_lines(self) -> bytes:
        """All decisions that were written down, a line each, or as numbers; they are forgotten."""
        if self.apart:
            return self.columns.take()
        done: bytes = b"".join(self.done)
        self.done = []
        return done

    def take_seen(self) -> bytes:
        """The observations that were kept apart, one after the other; they are forgotten."""
        seen: bytes = b"".join(self.seen)
        self.seen = []
        return seen
