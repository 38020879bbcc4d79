"""Settings of the server by environment variables: one rule for all options."""

import argparse
from typing import Any

import pytest

from lastcard.cli import main as cli
from lastcard.cli import serve
from lastcard.cli.arguments import Parser
from lastcard.cli.environment import blamed, name_of, offer, settle
from lastcard.cli.parser import build


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[argparse.Namespace]:
    """What the server was started with."""
    found: list[argparse.Namespace] = []

    def run(args: argparse.Namespace) -> int:
        found.append(args)
        return 0

    monkeypatch.setattr(serve, "run", run)
    monkeypatch.delenv("LASTCARD_DATA")
    return found


def options() -> list[argparse.Action]:
    return [action for action in build().commands["serve"]._actions if action.dest != "help"]


@pytest.mark.parametrize("action", options(), ids=lambda action: action.dest)
def test_every_option_is_a_variable_and_the_command_line_wins(
    action: argparse.Action, served: list[argparse.Namespace], monkeypatch: pytest.MonkeyPatch
) -> None:
    variable = "LASTCARD_" + action.option_strings[-1].strip("-").replace("-", "_").upper()
    assert variable == name_of(action)
    here, there = list(action.choices)[:2] if action.choices else ("7", "8")
    expected: Any
    if action.nargs == 0:
        here, expected, argument = "yes", True, [action.option_strings[0]]
    else:
        expected = [here] if isinstance(action, argparse._AppendAction) else here
        argument = [action.option_strings[0], there]
    for value, arguments in ((here, []), (f" {here} ", []), ("", []), (here, argument)):
        monkeypatch.setenv(variable, value)
        assert cli.main(["serve", *arguments]) == 0
    plain, spaced, empty, overruled = (getattr(args, action.dest) for args in served)
    assert plain == spaced == expected
    assert empty == action.default
    assert overruled == (True if action.nargs == 0 else [there] if isinstance(expected, list) else there)


def test_a_switch_can_be_turned_off(served: list[argparse.Namespace], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LASTCARD_NO_BROWSER", "0")
    assert cli.main([]) == 0
    assert served[0].no_browser is False


@pytest.mark.parametrize(
    ("variable", "value", "message"),
    [
        ("LASTCARD_PORT", "http", "LASTCARD_PORT: expected a whole number from 0 to 65535, not 'http'"),
        ("LASTCARD_PACE", "fast", "LASTCARD_PACE: expected a number"),
        ("LASTCARD_DRAIN", "-1", "LASTCARD_DRAIN: expected a whole number"),
        ("LASTCARD_METRICS", "here:there", "LASTCARD_METRICS: expected a whole number"),
        ("LASTCARD_PUBLIC_URL", "cards.example.org", "LASTCARD_PUBLIC_URL: expected an address such as"),
        ("LASTCARD_LOG_FORMAT", "xml", "LASTCARD_LOG_FORMAT: expected text or json, not 'xml'"),
        ("LASTCARD_LOG_LEVEL", "loud", "LASTCARD_LOG_LEVEL: expected debug or info or warning or error"),
        ("LASTCARD_NO_BROWSER", "maybe", "LASTCARD_NO_BROWSER: expected 1 (on) or 0 (off), not 'maybe'"),
        ("LASTCARD_HOST", "nowhere.invalid", "LASTCARD_HOST: there is no address"),
        ("LASTCARD_DATA", "/proc/nowhere", "LASTCARD_DATA: cannot keep games in"),
    ],
)
def test_a_bad_value_names_its_variable(
    variable: str, value: str, message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(variable, value)
    assert cli.main(["serve", "--port", "0"] if variable == "LASTCARD_HOST" else ["serve"]) == 2
    assert capsys.readouterr().err.startswith(f"lastcard: {message}")


def test_a_bad_variable_that_is_overruled_or_of_another_command_harms_nobody(
    served: list[argparse.Namespace], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LASTCARD_LOG_FORMAT", "xml")
    assert cli.main(["serve", "--log-format", "json"]) == 0
    assert cli.main(["editions"]) == 0
    assert served[0].log_format == "json"


def test_an_option_that_may_be_given_several_times() -> None:
    def read(value: str, *arguments: str) -> list[str]:
        parser = Parser()
        parser.add_argument("--trusted", action="append", default=[])
        offer(parser, {"LASTCARD_TRUSTED": value})
        args = parser.parse_args(arguments)
        settle(parser, args)
        if value and not arguments:
            assert blamed(parser, args, "--trusted: no") == "LASTCARD_TRUSTED: no"
        return [*args.trusted]

    assert read("10.0.0.1, 10.0.0.2 ::1") == ["10.0.0.1", "10.0.0.2", "::1"]
    assert read("10.0.0.1", "--trusted", "a", "--trusted", "b") == ["a", "b"]
    assert read("") == []


def test_the_help_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["serve", "--help"])
    assert "LASTCARD_PUBLIC_URL" in capsys.readouterr().out
