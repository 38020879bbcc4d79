"""The adapter of bench/rlcard_match.py remembers what rlcard's state tells, as our engine would have told it."""

import sys
from pathlib import Path
from typing import Any

from lastcard.bots.hard import Budget
from lastcard.cards.edition import load
from lastcard.engine.recorder import recorded
from lastcard.thinking.memory import Memory

sys.path.append(str(Path(__file__).parents[2] / "bench"))
from rlcard_match import ME, OTHER, Thinker, played_at_once

RED = load("classic").colours.index("red")


def remembered(*looks: tuple[str, str, tuple[int, int]]) -> tuple[Thinker, Memory]:
    """What player 0 remembers after some looks: all actions so far, the pile, and how many cards both hold."""
    thinker = Thinker(Budget(10), 1)
    for actions, pile, sizes in looks:
        record = [(int(each[0]), each[1:]) for each in actions.split()]
        raw: dict[str, Any] = {"played_cards": pile.split(), "num_cards": list(sizes)}
        thinker.remember(raw, record, 0)
    memory = Memory(load("classic").deck, 2)
    memory.fold(recorded(thinker.rows).log, ME)
    return thinker, memory


def may_be_red(memory: Memory) -> int:
    return int(memory.since[OTHER * int(memory.suits) + RED])


def test_who_draws_has_no_card_of_the_colour_until_others_come() -> None:
    first = ("0r-5 1draw", "r-1 r-5", (6, 8))
    assert may_be_red(remembered(first)[1]) == 0
    second = ("0r-5 1draw 0r-draw_2", "r-1 r-5 r-draw_2", (5, 10))
    assert may_be_red(remembered(first, second)[1]) == 2


def test_a_card_that_was_drawn_and_played_by_itself_is_found_on_the_pile() -> None:
    look = ("0draw 1b-4", "r-1 b-wild b-4", (7, 6))
    thinker, memory = remembered(look)
    assert thinker.colour == "b"
    assert memory.colour == load("classic").colours.index("blue")
    assert list(memory.clues.sizes) == [7, 6]


def test_a_draw_two_that_was_drawn_and_played_by_itself_makes_the_other_draw() -> None:
    assert played_at_once([(0, "draw")], ["r-draw_2"], "r", [7, 7], [7, 9]) == ["r-draw_2"]
    assert list(remembered(("0draw", "r-1 r-draw_2", (7, 9)))[1].clues.sizes) == [7, 9]


def test_after_a_shuffle_nobody_can_tell() -> None:
    thinker, _ = remembered(("0r-5", "r-1 r-5", (6, 7)), ("0r-5 1draw", "", (6, 8)))
    assert thinker.colour == ""
    assert thinker.sizes == [6, 8]
