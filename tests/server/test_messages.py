"""The words that messages are limited to are those of the game: a browser has no others to reckon with."""

from typing import get_args

from lastcard.bots import BOTS
from lastcard.game import decisions, questions
from lastcard.server import messages as m
from lastcard.server.typescript import written


def test_kinds_of_decisions_are_those_that_players_answer() -> None:
    assert {*get_args(decisions.DecisionKind)} | {"nothing"} == {*questions.KINDS} | {"interrupt"}


def test_levels_are_the_bots_of_the_package() -> None:
    assert get_args(m.Level) == BOTS


def test_the_page_knows_every_kind_of_event_and_how_each_can_end() -> None:
    assert "kind: EventKind;" in written()
    assert '| "went_out" |' in written()
    assert 'export type Outcome = "left" | "right" |' in written()
