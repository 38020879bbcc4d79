"""Bots at a table: what they are shown, what they answer, and how they take a dare."""

import random

import pytest

from lastcard.bots import RandomBot, settle_dare
from lastcard.edition import IDS, load
from lastcard.game import Game, Options
from lastcard.view import look

NAMES = ("Ann", "Bo", "Cy", "Di")


@pytest.mark.parametrize("edition", IDS)
def test_random_bots_finish_a_round(edition: str) -> None:
    game = Game(edition, NAMES, 3, Options(target=1))
    bots = {name: RandomBot(seat) for seat, name in enumerate(NAMES)}
    for _ in range(5000):
        if not game.waiting:
            break
        for decision in game.interrupts:
            option = bots[decision.player].choose(look(game, decision.player).reacting())
            if option != "wait":
                game.apply(decision.player, option)
                break
        if not settle_dare(game, bots):
            name = game.waiting[0].player
            game.apply(name, bots[name].choose(look(game, name)))
    assert game.winners


def dared() -> Game:
    """A game in which Ann has dared Bo."""
    edition = load("dc-super-hero-girls").written({"CU": "a player you choose must sing a song, or draws 2."})
    for seed in range(500):
        game = Game(edition, NAMES[:3], seed)
        first = game.waiting[0].player
        if first == "Ann" and "play CU" in game.waiting[0].options:
            game.play("Ann: play CU")
            game.play("Ann: choose Bo")
            return game
    raise AssertionError


def test_a_dared_bot_takes_the_part_after_or() -> None:
    game = dared()
    before = look(game, None).table.cards["Bo"]
    assert settle_dare(game, ("Bo", "Cy"))
    assert look(game, None).table.cards["Bo"] == before + 2
    assert "Cy: not done" in game.moves


def test_bots_vote_done_on_people() -> None:
    game = dared()
    assert not settle_dare(game, ("Cy",))
    assert RandomBot(random.randrange(100)).choose(look(game, "Cy")) == "done"
