"""The words that messages are limited to are those of the game: a browser has no others to reckon with."""

from typing import get_args

from lastcard.bots import BOTS
from lastcard.game import decisions, events, game, view
from lastcard.server import messages as m

BETWEEN_ROUNDS = {"drew_for_deal", "left_with", "tallied", "scored", "won"}


def test_kinds_of_events_are_those_of_a_game() -> None:
    assert {*get_args(events.EventKind)} == {*events.KINDS} | BETWEEN_ROUNDS


def test_kinds_of_decisions_are_those_that_players_answer() -> None:
    assert {*get_args(decisions.DecisionKind)} | {"nothing"} == {*game.KINDS} | {"interrupt"}


def test_outcomes_are_those_of_events() -> None:
    assert {*get_args(events.Outcome)} == {outcome for each in view.OUTCOMES.values() for outcome in each.values()}


def test_levels_are_the_bots_of_the_package() -> None:
    assert get_args(m.Level) == BOTS
