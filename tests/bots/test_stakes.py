"""`expert` plays for the game: what the end of a round is worth depends on the score."""

from typing import Literal

import pytest

from lastcard.bots import sight
from lastcard.bots.hard import race_of, stakes_of
from lastcard.bots.levels import scene_of
from lastcard.cards.edition import load
from lastcard.engine.chance import Chance
from lastcard.engine.round import Round
from lastcard.game.game import Game
from lastcard.game.settings import Options, points_of
from lastcard.study.players import Seats
from lastcard.thinking.scene import Scene
from lastcard.thinking.stakes import FULL, SURE, Stakes

DECK = load("classic").deck


def stakes(*scores: int, viewer: int = 0, target: int = 500, teams: Literal[0, 2, 3] = 0) -> Stakes:
    round = Round(DECK, len(scores), Chance())
    Options(teams=teams, target=target).set_up(round)
    losers = len(scores) - len(scores) // teams if teams else len(scores) - 1
    return Stakes(race_of(DECK, losers, target), round, viewer, list(scores))


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_with_equal_scores_everybody_has_the_same_chance(players: int) -> None:
    even = stakes(*[0] * players)
    assert even.chance(0, 0) / SURE == pytest.approx(1 / players, abs=0.01)


def test_somebody_wins_the_game() -> None:
    scores = (310, 120, 440, 0)
    chances = [stakes(*scores, viewer=seat).chance(3, 0) / SURE for seat in range(4)]
    assert sum(chances) == pytest.approx(1, abs=0.02)
    assert chances[2] > chances[0] > chances[1] > chances[3]


def test_points_count_while_the_target_is_far() -> None:
    at_first = stakes(0, 0)
    assert at_first.worth(0, 100) > 2 * at_first.worth(0, 20)
    assert at_first.worth(1, 100) < at_first.worth(1, 20)
    assert at_first.worth(0, 39) == pytest.approx(FULL, abs=FULL // 10)
    assert at_first.worth(1, 39) == pytest.approx(0, abs=FULL // 10)


def test_the_last_round_is_won_with_any_points() -> None:
    last = stakes(480, 300)
    assert last.chance(0, 20) == last.chance(0, 250) == SURE
    assert last.chance(0, 5) < SURE
    assert last.chance(1, 200) == 0
    lost = stakes(300, 480)
    assert lost.worth(1, 20) == lost.worth(1, 250)


def test_partners_win_together() -> None:
    """H10: the members of a team share their score."""
    team = stakes(400, 100, 400, 100, teams=2)
    assert team.chance(0, 100) == team.chance(2, 100) == SURE
    assert team.chance(0, 30) == team.chance(2, 30)
    assert team.chance(1, 30) == team.chance(3, 30)


def test_the_chances_are_those_of_real_games() -> None:
    """Between two of `normal`, from 250 to 100."""
    table, options, won, games = Seats(load("classic"), ["normal", "normal"], Options()), Options(), 0, 400
    for game in range(games):
        table.begin(game)
        scores, number = [250, 100], 0
        while max(scores) < options.target:
            number += 1
            table.round((game + number) % 2, scores, number)
            scores = [a + b for a, b in zip(scores, points_of(table.driver.round, options), strict=True)]
        won += scores[0] > scores[1]
    assert stakes(250, 100).chance(0, 0) / SURE == pytest.approx(won / games, abs=0.08)


def test_a_scene_knows_the_score() -> None:
    game = Game("classic", ["Ann", "Bo"], 1, options={"target": 200})
    game.scores = [30, 150]
    scene = scene_of(sight(game, "Ann"))
    assert (scene.target, list(scene.scores)) == (200, [30, 150])
    other = Scene(scene.deck, 2)
    other.decode(scene.encode())
    assert (other.target, list(other.scores)) == (200, [30, 150])
    found = stakes_of(scene)
    assert found is not None
    assert found.chance(1, 50) == 0
    tally = Game("classic", ["Ann", "Bo"], 1, options={"scoring": "tally"})
    assert stakes_of(scene_of(sight(tally, "Ann"))) is None
    assert stakes_of(scene_of(sight(Game("classic", ["Ann", "Bo"], 1, options={"target": 900_000}), "Ann"))) is None


def test_a_round_by_itself_is_not_played_for_points() -> None:
    table = Seats(load("classic"), ["expert:4", "normal"], Options())
    mind = table.minds[0]
    for scores, target in (((), 0), ((0, 0), 500), ((20, 480), 500)):
        mind.hear(scores, 1)
        assert mind.scene.target == target  # type: ignore[attr-defined]
