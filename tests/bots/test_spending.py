"""`expert` takes its time where it matters: what is clear needs few playouts, and what stays open gets more."""

from lastcard.bots import sight
from lastcard.bots.hard import LONGER, SLICE, Budget, HardBot, Thought, search_for
from lastcard.bots.levels import scene_of
from lastcard.game.game import Game
from lastcard.game.position import Position
from lastcard.game.view import View
from lastcard.thinking.policy import Policy

MANY = ["Y1", "Y2", "Y3", "Y4", "Y6", "Y7", "G1"]


def view_of(*hand: str) -> View:
    """Ann holds these cards, and a red 5 lies on the pile."""
    position = Position({"Ann": list(hand), "Bo": MANY}, "Ann", turn="Ann", discard=["R5"])
    return sight(Game("classic", ["Ann", "Bo"], 1, position=position), "Ann")


def thought(view: View, level: str) -> Thought:
    """What comes of thinking about it with 400 playouts."""
    return HardBot(1).question(view, Budget(400, level=level)).think()


def test_time_goes_where_it_matters() -> None:
    clear, open = view_of("R1", "W"), view_of("R1", "R2", "B2", "Y1", "G4")
    assert thought(clear, "hard").playouts >= 400
    assert thought(clear, "expert").playouts < 100
    assert clear.answers[thought(clear, "expert").best] == "play R1"
    assert 400 <= thought(open, "hard").playouts < 400 + 3
    assert 400 + SLICE < thought(open, "expert").playouts <= LONGER * 400 + 3 * SLICE


def test_with_few_playouts_more_worlds_are_tried_and_less_of_its_own_play_in_each() -> None:
    scene = scene_of(view_of("R1", "R2", "B2", "Y1", "G4"))

    def ahead(playouts: int, seconds: float | None = None) -> int:
        return int(search_for(scene, Policy(scene.deck), Budget(playouts, seconds, level="expert"), 1).ahead)

    assert ahead(200) < ahead(400) == ahead(200, seconds=0.3)


def test_seconds_are_a_limit_and_what_is_clear_is_answered_before() -> None:
    """A minute is millions of playouts."""
    clear = HardBot(1).question(view_of("R1", "W"), Budget(seconds=60, level="expert")).think()
    assert clear.playouts < 200_000


def test_the_obvious_answer_is_given_up_only_for_one_that_is_clearly_better() -> None:
    """By three tenths of what luck brings for a turn: 550, about, times the root of the worlds that were tried."""
    scene = scene_of(view_of("R1", "R2", "B2", "Y1", "G4"))
    search = search_for(scene, Policy(scene.deck), Budget(level="expert"), 1)
    obvious, other = int(search.obvious), 1 - int(search.obvious)
    search.worlds, search.spread = 110, 110 * 550**2

    def best(ahead: int) -> int:
        search.worth[other], search.worth[obvious], search.worth[2] = ahead, 0, -100_000
        return search.best()

    assert best(1600) == obvious
    assert best(1700) == other


def test_an_option_goes_when_the_rest_would_hardly_bring_it_to_the_front() -> None:
    """The more worlds are to come, the further it may be behind. The best one always stays."""
    scene = scene_of(view_of("R1", "R2", "B2", "Y1", "G4"))

    def left(worlds: int, behind: int) -> list[int]:
        search = search_for(scene, Policy(scene.deck), Budget(level="expert"), 1)
        for option, worth in enumerate((-behind, 0, -10_000)):
            search.worth[option] = worth
        search.drop(worlds)
        assert sorted(map(int, search.options)) == [0, 1, 2], "advice compares the best with the second best"
        return [int(search.options[i]) for i in range(search.left)]

    assert left(1000, 9_000) == [1, 0, 2]
    assert left(300, 9_000) == [1, 0]
    assert left(300, 10_001) == [1]
    assert left(0, 0) == [0, 1]


def test_in_its_worlds_everybody_draws_apart() -> None:
    """What others draw does not change what one draws, so that options differ by less luck; `hard` stays as it was."""
    scene = scene_of(view_of("R1", "R2", "B2", "Y1", "G4"))
    for level in ("hard", "expert"):
        search = search_for(scene, Policy(scene.deck), Budget(level=level), 1)
        search.spend(20)
        assert search.world.round.apart == (level == "expert")
    assert not scene.driver.round.apart
