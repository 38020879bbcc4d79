"""`expert` begins with what a trained net thinks of the options."""

import random

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.bots import sight
from lastcard.bots.hard import learned, trained
from lastcard.bots.levels import scene_of
from lastcard.cards.edition import load
from lastcard.engine.chance import Chance
from lastcard.engine.recorder import Witness
from lastcard.engine.round import Round
from lastcard.game.game import Game
from lastcard.game.position import Position
from lastcard.thinking.driver import Driver
from lastcard.thinking.intuition import PARTS, PLACES, ROWS, Intuition
from lastcard.thinking.net import AT_ONCE, FIRST, MOST, SCALE, SECOND, WIDTH, Net, Numbers, size_of
from lastcard.thinking.policy import NORMAL, Policy
from lastcard.thinking.scene import Scene


def plain_answer(numbers: list[int], rows: list[int]) -> int:
    """What a net answers, one number at a time."""
    sums = [sum(numbers[row * WIDTH + unit] for row in rows) for unit in range(WIDTH)]
    begins = len(numbers) - 2 * SECOND - FIRST * SECOND
    total = sums[FIRST] * SCALE * SCALE
    for unit in range(SECOND):
        value = numbers[begins + FIRST * SECOND + unit] * SCALE
        value += sum(max(0, sums[a]) * numbers[begins + a * SECOND + unit] for a in range(FIRST))
        total += max(0, value) * numbers[len(numbers) - SECOND + unit]
    return total * 1000 // SCALE**3


def test_numbers_that_share_a_word_do_not_disturb_each_other() -> None:
    rng = random.Random(1)
    for largest in (3, 300, MOST):
        numbers = [rng.randint(-largest, largest) for _ in range(size_of(40))]
        net = Net(Numbers(40, numbers))
        for _ in range(50):
            rows = [rng.randrange(40) for _ in range(AT_ONCE)]
            net.begin(vec[i64](rows[:12]), 12)
            assert net.answer(vec[i64](rows[12:]), AT_ONCE - 12) == plain_answer(numbers, rows)


def test_the_trained_net_keeps_within_its_words() -> None:
    """No sum of rows, and none of the second layer, can grow out of its place."""
    numbers = learned()
    begins = ROWS * WIDTH
    assert PLACES + PARTS <= AT_ONCE
    assert max(map(abs, numbers[:begins])) <= MOST
    for unit in range(SECOND):
        most = sum(abs(numbers[begins + a * SECOND + unit]) for a in range(FIRST)) * AT_ONCE * MOST
        assert most + abs(numbers[begins + FIRST * SECOND + unit]) * SCALE < 2**31


def test_it_wins_by_itself() -> None:
    """Without thinking it beats `normal`."""
    edition = load("classic")
    policy, dice, scene = Policy(edition.deck), Chance(3), Scene(edition.deck, 2)
    intuition = Intuition(policy, trained())
    driver = Driver(Round(edition.deck, 2, Chance()))
    won = 0
    for number in range(2000):
        witness = Witness(len(edition.kinds))
        driver.round.listen(witness)
        driver.round.chance.copy_from(Chance(number // 2))
        count = driver.begin(number // 2 % 2)
        while count > 0:
            if driver.seat != number % 2:
                count = driver.step(policy.choose(driver, NORMAL, dice))
                continue
            scene.see_question(driver, witness)
            intuition.remember(scene.memory, driver.round)
            count = driver.step(intuition.choose(driver, dice))
        won += driver.round.winner == number % 2
    assert won > 1120


def test_it_remembers_who_had_nothing_to_play() -> None:
    """Bo drew on red: to stay in red is worth more to Ann, against blue, than if she had not seen it."""
    hands = {"Ann": ["R1", "R4", "B5", "B6", "Y8", "G8"], "Bo": ["G3", "Y9", "B3", "B4"]}
    game = Game("classic", ["Ann", "Bo"], 1, position=Position(hands, "Bo", turn="Bo", discard=["R5"], draw=["Y2"]))
    game.play("Bo: draw")
    view = sight(game, "Ann")
    scene = scene_of(view)

    def red_more(remembers: bool) -> int:
        intuition = Intuition(Policy(scene.deck), trained())
        if remembers:
            intuition.remember(scene.memory, scene.driver.round)
        intuition.look(scene.driver)
        worth = [int(intuition.worth(scene.driver, index)) for index in range(len(view.answers))]
        return worth[view.answers.index("play R4")] - worth[view.answers.index("play B5")]

    assert red_more(True) > red_more(False) + 5
