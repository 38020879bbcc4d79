"""Worlds that a seat could be in, and what it knows as data."""

import random

import pytest

from lastcard import Game, play_out
from lastcard.cards.edition import IDS
from lastcard.game.view import look
from lastcard.study.planning import known, worlds


def hands(game: Game) -> dict[str, tuple[str, ...] | None]:
    return dict(look(game, None).table.hands)


@pytest.mark.parametrize("edition", IDS)
@pytest.mark.parametrize("players", [2, 5])
def test_worlds_look_the_same_to_the_seat_and_can_be_played_to_their_end(edition: str, players: int) -> None:
    names = ["Ann", "Bo", "Cy", "Dee", "Eve"][:players]
    dice = random.Random(players)
    game = Game(edition, names, seed=dice.randrange(2**32), options={"target": 1})
    moves = differing = 0
    while not game.round.over and moves < 60:
        asked = dice.choice(game.waiting)
        if moves % 7 == 0:
            for viewer in (asked.player, dice.choice(names)):
                before = look(game, viewer)
                for world in worlds(game, viewer, 3, seed=moves):
                    assert look(world, viewer) == before
                    assert known(world, viewer) == known(game, viewer)
                    differing += hands(world) != hands(game)
                    assert world.seed == 0
                    assert not world.events
                    assert not world.moves
            assert play_out(world, "random").round.over
        game.play(f"{asked.player}: {dice.choice(asked.options)}")
        moves += 1
    assert differing > 0


def test_what_a_seat_knows_tells_nothing_of_what_it_cannot_see() -> None:
    game = Game("classic", ["Ann", "Bo", "Cy"], seed=3)
    one, other = worlds(game, "Ann", 2, seed=5)
    assert hands(one)["Ann"] == hands(other)["Ann"]
    assert hands(one)["Bo"] != hands(other)["Bo"]
    assert known(one, "Ann") == known(other, "Ann")
    assert known(one, "Bo") != known(other, "Bo")


def test_worlds_are_refused_where_there_are_none() -> None:
    game = Game("classic", ["Ann", "Bo"], seed=1)
    with pytest.raises(ValueError, match="'Cy' does not play; there are Ann, Bo"):
        worlds(game, "Cy")
    finished = play_out(game, "easy")
    with pytest.raises(ValueError, match="the round is over"):
        known(finished, "Ann")
