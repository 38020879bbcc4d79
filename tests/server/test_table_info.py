"""What everybody is told of the table beyond what the engine shows: the pile, and how the rounds went."""

from lastcard.bots.playing import play_out
from lastcard.engine.face_up import PILE_SHOWN
from lastcard.game.game import Game
from lastcard.game.open_table import pile
from lastcard.game.position import Position
from lastcard.table.table import Table
from server.fakes import Fixture


def test_the_pile_shows_its_last_cards_the_topmost_last() -> None:
    at = Fixture("Ann", "Bo")
    at.services.tables.position = Position({"Ann": ["R1", "R2", "R3"], "Bo": ["B1"]}, "Ann", turn="Ann", discard=["R9"])
    at.start()
    assert at.viewers["Bo"].table["pile"] == ["R9"]
    at.move("Ann", "play R1")
    assert at.viewers["Bo"].table["pile"] == ["R9", "R1"]
    assert at.come_back("Bo").table["pile"] == ["R9", "R1"], "and who comes back sees it at once"


def test_the_pile_is_the_engines_whatever_happens() -> None:
    """Through reshuffles and rounds, in an edition that puts cards under the one played, too."""
    game = Game("space-jam", ["Ann", "Bo"], seed=3, options={"target": 300})
    seen = set()
    while not game.winners:
        play_out(game, "random", until="round", seed=len(game.moves))
        whole = [game.edition.kinds[card].code for card in game.round.discard_pile[: game.round.discard_size]]
        assert list(pile(game)) == whole[-PILE_SHOWN:]
        seen.add(len(pile(game)))
    assert max(seen) == PILE_SHOWN


def test_right_after_a_reshuffle_only_the_top_card_lies_there() -> None:
    position = Position(
        {"Ann": ["B1", "B2"], "Bo": ["B3", "B4"]},
        "Ann",
        turn="Ann",
        discard=["R1", "R2", "R3"],
        draw=["G1"],
        rest="none",
    )
    game = Game("classic", ["Ann", "Bo"], position=position)
    game.play("Ann: draw")
    game.play("Bo: draw")
    assert pile(game) == ("R3",)


def test_the_rounds_are_told_one_by_one_after_a_reload_and_a_restart() -> None:
    before = Fixture("Ann", bots=("random", "random"), target=400)
    before.start()
    while len(before.game.game.gains) < 2 and not before.game.game.winners:
        before.pass_time(3)
        for asked in before.game.game.waiting:
            if asked.player == "Ann":
                plays = [option for option in asked.options if option.verb == "play"]
                before.move("Ann", (plays or list(asked.options))[0])
                break
    told = before.viewers["Ann"].table["rounds"]
    assert [row["round"] for row in told] == list(range(1, len(told) + 1))
    for name, score in before.viewers["Ann"].table["scores"].items():
        assert sum(row["gains"][name] for row in told) == score
    assert before.come_back("Ann").table["rounds"] == told
    assert before.reload().come_back("Ann").table["rounds"] == told


def test_what_was_scored_before_the_first_round_that_is_known_is_one_row() -> None:
    position = Position({"Ann": ["R1"], "Bo": ["R2"]}, "Bo", turn="Ann", discard=["R9"], scores={"Bo": 40})
    game = Game("classic", ["Ann", "Bo"], position=position)
    assert game.gains == [(0, (0, 40))]
    other = Game("classic", ["Ann", "Bo"], seed=1)
    other.decode(game.encode())
    assert other.gains == [(0, (0, 40))]
    assert Table(other, {"Ann": None, "Bo": None}).game.gains == other.gains
