"""Every level answers everything, in every edition and with every text; and the better ones win."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from bots.test_bot_secrecy import NAMES, editions
from cases import tried_with
from lastcard.bots import BOTS, Bot, BotError, make, sight
from lastcard.cards.edition import IDS, Edition, load
from lastcard.engine.chance import Chance
from lastcard.engine.round import Round
from lastcard.game.game import Game
from lastcard.game.settings import Options
from lastcard.study.arena import compete
from lastcard.thinking.driver import Driver
from lastcard.thinking.policy import EASY, NORMAL, RANDOM, Policy

LEVELS = ("random", "easy", "expert:4", "hard:4")
"""Those that think do so shortly: whether what they answer is possible does not depend on how well they play."""


def play(edition: Edition, specs: list[str], seed: int, options: Options | None = None) -> tuple[Game, set[str]]:
    """A game of one round between bots, and the kinds of decisions they made."""
    game = Game(edition, NAMES[: len(specs)], seed, options or Options(target=1))
    bots: dict[str, Bot] = {name: make(spec, seat) for seat, (name, spec) in enumerate(zip(NAMES, specs, strict=False))}
    kinds: set[str] = set()

    def answer(name: str, react: bool) -> str:
        view = sight(game, name, react)
        assert view.decision is not None
        choice = bots[name].choose(view)
        assert choice in view.decision.options
        if react:
            assert set(view.answers) <= set(view.decision.options)
        else:
            assert sorted(view.answers) == sorted(view.decision.options)
        kinds.add(view.decision.kind)
        return choice

    for _ in range(1500):
        if game.round.over:
            break
        for decision in game.interrupts:
            choice = answer(decision.player, True)
            if choice != "wait":
                game.apply(decision.player, choice)
                break
        else:
            name = game.waiting[0].player
            # A bot that is dared takes the part after `or`.
            game.apply(name, answer(name, False) if game.dared is None else "not done")
    assert game.round.over or len(specs) == 10  # ten who cross the streams may take thousands of moves
    return game, kinds


@tried_with("edition", editions(), ids=str)
def test_every_level_answers_everything(edition: Edition) -> None:
    for players, seed in ((2, 1), (3, 2), (5, 3), (10, 4))[
        : 4 if edition.source in IDS and not edition.writable else 3
    ]:
        specs = [LEVELS[(seat + seed) % 4] for seat in range(players)]
        play(edition, specs, seed, Options(target=1, scoring="tally" if seed == 3 else "winner", bluff=seed != 2))


def test_every_kind_of_decision_is_met() -> None:
    met: set[str] = set()
    for edition in editions():
        met |= play(edition, ["expert:4", "hard:4", "normal", "easy"], 50)[1]
    assert met >= set("turn drawn colour challenge put give discard protect choose react".split())


@pytest.mark.parametrize("level", [RANDOM, EASY, NORMAL])
def test_policies_end_rounds_of_any_text(level: int) -> None:
    for edition in editions():
        driver = Driver(Round(edition.deck, 3, Chance(1)))
        policy, chance = Policy(edition.deck), Chance(2)
        for number in range(20):
            count = driver.begin(number % 3)
            questions = 0
            while count:
                index = policy.choose(driver, level, chance)
                assert 0 <= index < count
                count = driver.step(index)
                questions += 1
                assert questions < 20_000


@tried_with("edition", IDS)
def test_better_levels_win(edition: str) -> None:
    outcome = compete(edition, ["normal", "easy", "random"], rounds=1500, seed=3)
    for pair in outcome.pairings:
        assert pair.wins.low is not None
        assert pair.wins.low > 0.5, pair


def test_thinking_wins() -> None:
    """By so much that a hundred rounds show it; how much better than the next level, `make bench-bots` measures."""
    outcome = compete("classic", ["hard:60", "easy"], rounds=100, seed=5)
    assert outcome.pairings[0].wins.value > 0.55
    outcome = compete("minecraft", ["expert:40", "random"], rounds=60, seed=5)
    assert outcome.pairings[0].wins.value > 0.7


def test_better_levels_win_at_larger_tables() -> None:
    outcome = compete("classic", ["random", "easy", "normal"], players=4, rounds=3000)
    assert [standing.bot for standing in outcome.standings] == ["normal", "easy", "random"]


def trace() -> str:
    """What bots that think answer in some rounds."""
    said: list[str] = []
    for id in ("ghostbusters", "pirates"):
        game, _ = play(load(id), ["hard:6", "expert:6", "easy"], 4)
        said += game.moves[:60]
    return " ".join(said)


def test_thinking_is_reproducible_compiled_or_not() -> None:
    assert trace() == trace()
    code = "from bots.test_bot_levels import trace; print(trace())"
    environment = {**os.environ, "LASTCARD_PURE": "1", "PYTHONPATH": str(Path(__file__).parents[1])}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == trace()


def test_hard_keeps_to_its_time() -> None:
    import time

    game = Game("classic", NAMES[:4], 3)
    bot = make("hard:0.2s")
    began = time.monotonic()
    assert bot.choose(sight(game, game.waiting[0].player)) in game.waiting[0].options
    assert 0.05 < time.monotonic() - began < 20


# Names of bots


@pytest.mark.parametrize("name", BOTS)
def test_the_bots_of_the_package(name: str) -> None:
    game = Game("minecraft", ["Ann", "Bo"], 2)
    for live in (False, True):
        bot = make(name, 1, live=live)
        assert bot.choose(sight(game, game.waiting[0].player)) in game.waiting[0].options


@tried_with(
    "name",
    "clever Hard hard: hard:0 hard:-1 hard:-1s hard:abc hard:0s hard:1e9 hard:1.5 hard:s hard:99999999999 hard:nans "
    "hard:٣ expert: expert:0 expert:1e3 experts easy:5 nowhere.py:X x.py :X x.py:".split(),
)
def test_bad_names_are_refused(name: str) -> None:
    with pytest.raises(BotError) as caught:
        make(name)
    assert "\n" not in str(caught.value)


MINE = """
class Greedy:
    def choose(self, view):
        cards = [option for option in view.decision.options if view.card(option)]
        return max(cards, key=lambda option: view.card(option).points, default=view.decision.options[0])

class Seeded:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, view):
        return view.decision.options[0]

class Raises:
    def choose(self, view):
        return view.nothing

class Wrong:
    def choose(self, view):
        return "fly"

class NoText:
    def choose(self, view):
        return None

class Unmade:
    def __init__(self, much, more):
        pass

class Leaves:
    def choose(self, view):
        raise SystemExit(3)

class Idle:
    pass

number = 5
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    path = tmp_path / "mybots.py"
    path.write_text(MINE)
    return str(path)


def test_a_bot_of_your_own(mine: str) -> None:
    game, _ = play(load("minecraft"), [f"{mine}:Greedy", "easy"], 3)
    assert game.round.over
    bot = make(f"{mine}:Seeded", 42)
    assert bot.bot.seed == 42  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("Raises", ["Raises", "turn", "AttributeError", "line 15"]),
        ("Wrong", ["Wrong", "turn", "'fly'", "play "]),
        ("NoText", ["NoText", "None"]),
        ("Leaves", ["Leaves", "SystemExit"]),
    ],
)
def test_what_goes_wrong_in_a_bot_is_said(mine: str, title: str, words: list[str]) -> None:
    game = Game("minecraft", ["Ann", "Bo"], 2)
    with pytest.raises(BotError) as caught:
        make(f"{mine}:{title}").choose(sight(game, game.waiting[0].player))
    assert all(word in str(caught.value) for word in ["mybots.py", *words])


@pytest.mark.parametrize(
    ("title", "word"), [("Unmade", "much"), ("Idle", "choose"), ("number", "no class"), ("Nobody", "Greedy")]
)
def test_what_cannot_be_made_is_said(mine: str, title: str, word: str) -> None:
    with pytest.raises(BotError) as caught:
        make(f"{mine}:{title}")
    assert "mybots.py" in str(caught.value)
    assert word in str(caught.value)


@pytest.mark.parametrize("text", ["1 +", "import nothing_like_this", "raise SystemExit", "x = 1 / 0", "\0"])
def test_files_that_cannot_be_run(tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.py"
    path.write_text(text)
    with pytest.raises(BotError, match="broken"):
        make(f"{path}:X")


def test_bots_answer_again_what_they_answered() -> None:
    dice = random.Random(1)
    game = Game("pirates", NAMES[:3], 8)
    for _ in range(25):
        if game.round.over:
            break
        name = game.waiting[0].player
        view = sight(game, name)
        bot = make("hard:20", 7)
        assert bot.choose(view) == bot.choose(view) == make("hard:20", 7).choose(sight(game.copy(), name))
        game.apply(name, dice.choice(game.waiting[0].options))
