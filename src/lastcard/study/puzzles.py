"""Puzzles: positions in which one option is clearly the best, for a reason worth finding.

They are looked for in games of bots, where the table has a history that one can read. A puzzle is the record of such a
game up to the decision; what to find stands beside it.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Final, Literal

from lastcard.bots import make, sight
from lastcard.bots.hard import plain_deck
from lastcard.bots.playing import play_out
from lastcard.bots.reasons import why
from lastcard.cards.edition import EditionLike, find
from lastcard.cards.stakes import stakes
from lastcard.catalogue import Message, named
from lastcard.engine.chance import Chance
from lastcard.game.game import Game
from lastcard.game.options import Move, Option
from lastcard.game.players import NAMES
from lastcard.game.record import Record, of
from lastcard.game.settings import Options, OptionsLike
from lastcard.game.view import View
from lastcard.study.chances import Weighed, Weights, choice_in, weights_of
from lastcard.thinking.policy import NEAR
from lastcard.words import Reader

About = Literal["bluff", "believe", "dare", "colour", "hold", "spend", "stop", "part", "give", "whom", "weigh"]
"""What there is to see: a bluff to call or to believe, one to try oneself, a colour to name, a card to hold back, to
spend or to stop somebody with, one to part with, whom to give it, whom to choose, and what else one has to weigh."""

LOOKS: Final = (60, 400)
LAST_LOOK: Final = 4000
"""Worlds in which the options are tried: few for all positions, many for those that look like a puzzle."""

PROMISING: Final = 0.1
LEAST_GAP: Final = 0.05
"""By how much the best option must be ahead, at the first looks, and for sure at the last."""

BY_GAME: Final = 2
"""Puzzles from one game, at most."""

PATIENCE: Final = 80
"""Games that are looked through until one more puzzle of each kind may come: time for the rarer kinds to turn up."""

FOLDER: Final = Path(__file__).parent / "puzzle_files"
"""Those that come with the package, made by `lastcard puzzles make`."""

TRIES: Final = 9
MOST_PUZZLES: Final = 10_000


@dataclass(frozen=True)
class Puzzle:
    """Something to find: the record of a game up to a decision, and what is best there."""

    record: Record
    player: str
    answer: Option
    about: About
    level: int
    """From 1, which `easy` finds, to 4, which `hard` misses."""
    ahead: float
    """How far the second best option is behind, at least."""

    @property
    def kind(self) -> str:
        """What it is about, as people see it who solve many."""
        return _kind(self.about, self.answer)


def find_puzzles(
    edition: EditionLike = "classic",
    count: int = 10,
    *,
    players: Sequence[int] = (2, 3, 4),
    seed: int = 0,
    options: OptionsLike | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[Puzzle]:
    """Look for puzzles until there are so many. The same seed finds the same ones.

    >>> puzzle = next(find_puzzles("classic", 1, seed=1))
    >>> puzzle.record.puzzle["answer"] == puzzle.answer
    True
    """
    found, chosen = find(edition), Options.read(options)
    if not 1 <= count <= MOST_PUZZLES:
        raise ValueError(f"count: expected a number from 1 to {MOST_PUZZLES:,}")
    number, seen = 0, Counter[str]()
    dice = Chance(seed)
    while sum(seen.values()) < count:
        names = NAMES[: players[number % len(players)]]
        game = Game(found, names, seed=int(dice.word()), options=chosen)
        number += 1
        play_out(game, ("easy", "normal", "hard:100")[number // len(players) % 3], until="round")
        full = frozenset(kind for kind, found in seen.items() if found > number // PATIENCE)
        for puzzle in _in_game(of(game), int(dice.word()), full):
            seen[puzzle.kind] += 1
            yield puzzle
            if progress:
                progress(sum(seen.values()), count)
            if sum(seen.values()) == count:
                return


def _kind(about: About, answer: Option) -> str:
    """A challenge is a challenge, called or not; to hold a card back by drawing is another thing than by keeping it."""
    return "challenge" if about in ("bluff", "believe") else f"{about} {answer.verb}"


def _in_game(record: Record, seed: int, full: Collection[str]) -> Iterator[Puzzle]:
    """The puzzles of one game, without kinds that there are enough of."""
    edition = record.load_edition()
    deck = plain_deck(edition.deck)
    left = BY_GAME
    moves = [move if isinstance(move, Move) else Move.parse(move) for move in record.moves]
    for game in record.steps(edition):
        number = len(game.moves)
        if number >= len(moves) or not left or game.round.over:
            return
        move = moves[number]
        view = None if move.option.interrupts or game.round.owing else choice_in(game, move)
        if view is None:
            continue
        weights = weights_of(view, deck, seed + number, LAST_LOOK)
        best = _promising(view, weights)
        about = None if best is None else _about(view, best)
        if best is None or about is None or _kind(about, best) in full:
            continue
        level = _level(view, best)
        if level < (3 if best.verb == "play" else 2):
            continue  # good habits find most of the cards that are best, and those are no puzzle
        surely = replace(weights, seed=seed ^ number).find()
        ahead = _second(surely)[0]
        if ahead < LEAST_GAP or view.answers[surely.best] != best:
            continue
        left -= 1
        chances = {str(view.answers[place]): round(share.value, 3) for place, share in enumerate(surely.chances)}
        yield _puzzle(record, game, view, best, about, level, ahead, chances)


def _promising(view: View, weights: Weights) -> Option | None:
    """What may be far ahead of everything else: looked at briefly first, and longer if it still seems so."""
    for worlds in LOOKS:
        found = replace(weights, worlds=worlds).find()
        if _second(found)[1] < PROMISING:
            return None
    return view.answers[found.best]


def _second(found: Weighed) -> tuple[float, float]:
    """How far the second best option is behind: for sure, and as it seems."""
    others = [mean for index, mean in enumerate(found.behind) if index != found.best]
    nearest = min(others, key=lambda mean: mean.value)
    return nearest.low or 0.0, nearest.value


def _about(view: View, best: Option) -> About | None:
    """What there is to see in it; None for what everybody would do, or nobody could explain."""
    answers, you = view.answers, view.you or ""
    hand = [view.kinds[code] for code in view.table.hands.get(you) or ()]
    cards = [view.kinds[answer.card] for answer in answers if answer.verb == "play" and answer.card]
    special = {kind.code for kind in cards if kind.colour is None or kind.number < 0}
    if "challenge" in answers and "accept" in answers:
        return "bluff" if best == "challenge" else "believe" if best == "accept" else None
    if best.verb == "colour":
        held = Counter(kind.colour for kind in hand if kind.colour)
        most = max(held.values(), default=0)
        return "colour" if held[best.colour or ""] < most else None
    if best.player is not None and len({answer.player for answer in answers}) > 1:
        return "give" if best.verb == "give" else "whom"
    if best.verb in ("put", "discard", "give"):
        return "part"
    if best.verb in ("yes", "no", "first", "second", "number", "stop"):
        return "weigh"
    if best.verb in ("draw", "keep"):
        return "hold" if cards else None
    if best.verb != "play" or len(hand) == 1:
        return None
    following, chosen = view.after(you), view.kinds[best.card or ""]
    bluffs = any(kind.colour == view.table.colour for kind in hand)
    if bluffs and stakes(chosen.text, view.colours) is not None:
        return "dare"
    if best.card in special and len(special) < len(cards):
        near = view.table.cards.get(following, 0) <= NEAR
        return "stop" if near else "spend"
    return "hold" if special and best.card not in special else None


def _level(view: View, best: Option) -> int:
    """How many of the bots miss it, and one."""
    easy = sum(make("easy", seed).choose(view) == best for seed in range(TRIES))
    missed = [2 * easy < TRIES, make("normal").choose(view) != best, make("hard:400").choose(view) != best]
    return 1 + sum(missed)


def _puzzle(
    record: Record,
    game: Game,
    view: View,
    best: Option,
    about: About,
    level: int,
    ahead: float,
    chances: Mapping[str, float],
) -> Puzzle:
    reader = Reader(game.edition.by_code, view.you)
    following = view.after(view.you or "")
    colour = named("colour", view.table.colour or "")
    words = reader.say(Message(f"puzzle-{about}", option=reader.option(best), player=following, colour=colour))
    reason = why(view, best)
    if reason.id != "why-tried":
        words = f"{words} {reader.say(reason)}"
    noted = {"answer": str(best), "about": about, "level": level, "why": words, "chances": chances}
    until = replace(record, moves=tuple(map(str, game.moves)), puzzle=noted)
    return Puzzle(until, view.you or "", best, about, level, ahead)


def shipped() -> dict[str, Path]:
    """The puzzles that come with the package, by name.

    >>> len(shipped()) >= 60
    True
    """
    return {path.stem: path for path in sorted(FOLDER.glob("*.toml"))}


def daily(names: Sequence[str], day: date) -> str:
    """The puzzle of a day among these: all of them come, then all of them again in another order.

    >>> names = ["one", "two", "three"]
    >>> sorted({daily(names, date(2026, 11, number)) for number in (17, 18, 19)})
    ['one', 'three', 'two']
    """
    times, place = divmod(day.toordinal() + 1, len(names))
    return sorted(names, key=lambda name: hashlib.sha256(f"{times} {name}".encode()).digest())[place]


def question(puzzle: Record) -> View:
    """What whoever has to decide at the end of a puzzle sees.

    >>> record = Record("classic", ("Ann", "Bo"), seed=1)
    >>> question(record).you
    'Ann'
    """
    game = puzzle.replay()
    return sight(game, next(iter(game.asked)))
