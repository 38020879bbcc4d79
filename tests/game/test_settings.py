"""The options of a table, as they are or as a mapping, wherever they are asked for."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from cases import tried_with
from lastcard.game.fields import RecordError
from lastcard.game.game import Game
from lastcard.game.record import Record, loads, of
from lastcard.game.settings import Options, OptionsLike
from lastcard.study.arena import compete
from lastcard.study.runner import simulate

NAMES = ("Ann", "Bo")
TAKERS: dict[str, Callable[[OptionsLike], object]] = {
    "Game": lambda options: Game("classic", NAMES, options=options).options,
    "Record": lambda options: Record("classic", NAMES, options=cast(Options, options)).options,
    "simulate": lambda options: simulate("classic", 2, games=3, options=options),
    "compete": lambda options: compete("classic", ["easy", "random"], rounds=4, options=options),
}


@pytest.mark.parametrize("taker", TAKERS)
def test_a_mapping_means_the_same(taker: str) -> None:
    mapping = {"target": 60, "scoring": "tally", "bluff": False, "two_player_reverse": "turn"}
    assert TAKERS[taker](mapping) == TAKERS[taker](Options("tally", 60, False, "turn"))


def test_a_mapping_is_written_as_options() -> None:
    record = of(Game("classic", NAMES, options={"target": 60}))
    assert loads(record.dumps()).options == Options(target=60)


def test_options_made_in_python_are_checked_like_a_mapping() -> None:
    for name, value, problem in [
        ("stack", "all", "'all' is neither 'off' nor 'same' nor 'up' nor 'any'"),
        ("jump_in", "yes", "expected true or false"),
        ("uno_penalty", 3, "expected 2, 4 or 6, not 3"),
        ("teams", 7, "expected 0, 2 or 3, not 7"),
        ("hand", 0, "expected a whole number from 1 to 15, not 0"),
        ("mercy", "many", "expected a whole number from 0 to 40, not 'many'"),
        ("target", -1, "expected a whole number from 1 to 1000000, not -1"),
    ]:
        wrong: dict[str, Any] = {name: value}
        with pytest.raises(RecordError, match=f"options.{name}: {problem}"):
            Options(**wrong)


@tried_with(
    ("options", "problem"),
    [
        ({"traget": 200}, r"options.traget: unknown key; did you mean target\?"),
        ({7: 200}, r"options.7: unknown key; there are"),
        ({"target": "200"}, "options.target: expected a whole number from 1 to 1000000, not '200'"),
        ({"target": True}, "options.target: expected a whole number"),
        ({"scoring": "both"}, "options.scoring: 'both' is neither 'winner' nor 'tally'"),
        ({"two_player_reverse": 1}, "options.two_player_reverse: 1 is neither 'skip' nor 'turn'"),
        ({"stack": True}, "options.stack: True is neither 'off' nor 'same' nor 'up' nor 'any'"),
        ({"rules": 7}, "options.rules: there are no house rules 7; there are rulebook, party, merciless"),
        ({"bluff": 1}, "options.bluff: expected true or false"),
        ([200], "options: expected a table"),
    ],
    ids=str,
)
@tried_with("taker", TAKERS)
def test_what_cannot_be_right_is_refused(options: OptionsLike, problem: str, taker: str) -> None:
    with pytest.raises(RecordError, match=problem):
        TAKERS[taker](options)
