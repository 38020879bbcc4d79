"""Looking at a game again: mistakes are found, luck and skill sum to the result, and the same seed says the same."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from lastcard import Game, play_out
from lastcard.cli.main import main
from lastcard.game.record import loads, of
from lastcard.study.review import Choice, Review, review
from lastcard.study.review_report import as_json, explain, text
from rulebook.build import record


def at(hands: list[str], *moves: str, worlds: int = 200, **position: Any) -> Review:
    """A position in which these moves were made, looked at again."""
    return review(loads(record(hands, *moves, **position)), worlds=worlds)


def first(found: Review) -> Choice:
    """The first choice of a review."""
    return found.rounds[0].choices[0]


PLANTED = [
    pytest.param(["R1 W4 B2", "G3"], "Ann: play W4", "play W4", id="a Wild Draw Four before somebody goes out"),
    pytest.param(["RD R1 B2 B3", "Y3"], "Ann: play RD", "play RD", id="a Draw Two before somebody goes out"),
    pytest.param(["R1", "G3 G4 G5"], "Ann: play R1", "play R1", id="the last card"),
]


@pytest.mark.parametrize(("hands", "right", "best"), PLANTED)
def test_a_planted_mistake_is_found_and_the_right_move_is_not_blamed(hands: list[str], right: str, best: str) -> None:
    position: dict[str, Any] = {"discard": "R5", "turn": "Ann", "rest": "shuffled", "draw": None}
    wrong = first(at(hands, "Ann: draw", **position))
    assert (wrong.chosen, wrong.best.option, wrong.slip) == ("draw", best, True)
    assert wrong.cost > 0.1
    assert not first(at(hands, right, **position)).slip


def test_being_caught_without_the_call_is_a_slip_of_whoever_forgot_it() -> None:
    moves = ("Ann: play R1", "Bo: catch Ann")
    found = at(["R1 R2", "G3 G4 G5"], *moves, discard="R5", turn="Ann", rest="shuffled", draw=None)
    forgotten = next(choice for choice in found.rounds[0].choices if choice.kind == "react")
    assert (forgotten.player, forgotten.best.option, forgotten.slip) == ("Ann", "uno", True)
    assert "One card left has to be called" in explain(found, forgotten, "Ann")


def test_nobody_wins_for_certain_while_hands_are_large() -> None:
    """By habit everybody could play card after card here without drawing, always the same ones: Ann would win."""
    hands = ["BS R7 R8 R9 W", "B8 Y4 BS BD R3 Y3 R9 YS RV B7 W G5", "YV B1 R4 G9 Y8 Y1 R4 B6 B9"]
    position: dict[str, Any] = {"discard": "W4", "colour": "yellow", "turn": "Cy", "rest": "shuffled", "draw": None}
    chances = at(hands, "Cy: play Y1", **position).rounds[0].points[0].chances
    assert max(chances) < 0.95
    assert min(chances) > 0.02


def test_a_bluff_is_named_as_one() -> None:
    found = at(["W4 R1 R2 B3", "G3 G4 G5"], "Ann: play W4", discard="R5", turn="Ann", rest="shuffled", draw=None)
    assert [choice.bluff for choice in found.rounds[0].choices] == [True]
    assert found.account("Ann").bluffs


@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [
        ("classic", 2, {}),
        ("minecraft", 3, {"target": 60}),
        ("ghostbusters", 4, {"teams": 2}),
        ("dc-super-hero-girls", 4, {"rules": "merciless"}),
        ("space-jam", 3, {"scoring": "elimination", "target": 60}),
    ],
)
def test_luck_and_skill_sum_to_the_result_of_every_round(edition: str, players: int, options: dict[str, Any]) -> None:
    names = ["Ann", "Bo", "Cy", "Di"][:players]
    game = play_out(Game(edition, names, seed=5, options={"target": 120, **options}), "random")
    found = review(game, worlds=4)
    assert [each.number for each in found.rounds] == list(range(1, game.round_number + 1))
    for each in found.rounds:
        won = {player: 10_000 * (player in each.winners) for player in names}
        inside = [parts for parts in each.parts if parts != type(parts)(0, 0, 0, 0)]
        for player, parts in zip(names, each.parts, strict=True):
            assert parts.own + parts.others + parts.luck == parts.result
            if parts in inside:
                assert won[player] - parts.result in {10_000 // 4, 10_000 // 2, 3333, 5000, 10_000}


def test_good_habits_neither_gain_nor_lose() -> None:
    game = play_out(Game("classic", ["Ann", "Bo", "Cy"], seed=2), "normal", until="round")
    for parts in review(game, worlds=50).rounds[0].parts:
        assert abs(parts.own) <= 1500  # habits throw dice now and then
        assert parts.result == parts.own + parts.others + parts.luck


def test_the_same_seed_gives_the_same_review_whoever_works_on_it() -> None:
    game = play_out(Game("minecraft", ["Ann", "Bo"], seed=3), "easy", until="round")
    alone = as_json(review(game, worlds=30, seed=7))
    with ThreadPoolExecutor(2) as executor:
        assert as_json(review(of(game), worlds=30, seed=7, executor=executor)) == alone
    assert as_json(review(game, worlds=30, seed=8)) != alone


def test_a_round_that_is_not_over_ends_with_the_chances_that_were_left() -> None:
    found = at(["R1 R2 B3", "G3 G4 G5"], "Ann: play R1", discard="R5", turn="Ann", rest="shuffled", draw=None)
    (only,) = found.rounds
    assert only.winners == ()
    gained = only.points[-1].chances[0] - only.points[0].chances[0]
    assert only.parts[0].result == round(10_000 * gained)
    assert "not over" in text(found)


@pytest.fixture
def slip(tmp_path: Path) -> str:
    """The file of a game in which Ann drew instead of stopping Bo."""
    file = tmp_path / "slip.toml"
    position: dict[str, Any] = {"discard": "R5", "turn": "Ann", "rest": "shuffled", "draw": None}
    file.write_text(record(["R1 W4 B2", "G3"], "Ann: draw", **position), encoding="utf-8")
    return str(file)


def test_the_command_tells_it_and_prints_it_as_json(slip: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", slip, "--worlds", "50", "--seat", "ann", "--processes", "1"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Better: play Wild Draw Four" in told
    assert "95 % interval" in told
    assert main(["review", slip, "--worlds", "50", "--json", "--processes", "1"]) == 0
    row = json.loads(capsys.readouterr().out)
    assert row["rounds"][0]["choices"][0]["best"] == "play W4"


def test_the_curve_is_drawn(slip: str, tmp_path: Path) -> None:
    picture = tmp_path / "chances.svg"
    assert main(["review", slip, "--worlds", "4", "--processes", "1", "--plot", str(picture)]) == 0
    assert "<svg" in picture.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--worlds", "1"], "--worlds"),
        (["--seat", "Zoe"], "'Zoe' does not play"),
        (["--plot", "chances.txt"], ".png or .svg"),
        (["--seed", "x"], "--seed"),
    ],
)
def test_what_cannot_be_meant_is_refused(
    arguments: list[str], said: str, slip: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", slip, *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
