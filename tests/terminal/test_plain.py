"""Playing in lines of text, as a process with pipes: several people, words that are no move, coming back."""

import itertools
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lastcard.game import record
from lastcard.table.sqlite_store import SqliteStore
from lastcard.table.store import data_folder
from lastcard.table.table import Table
from processes import PATIENCE, run_here, started
from support import texts

COMMAND = [sys.executable, "-m", "lastcard", "play", "--plain"]
SAVED = "The game is saved. Continue with: lastcard play --resume"
SMALL = ["--seed", "4", "--target", "60", "--players", "3"]


def told(answers: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """How the command goes when its input is not a terminal."""
    run = run_here(["play", *arguments], answers.encode())
    return subprocess.CompletedProcess(run.args, run.returncode, run.stdout.decode(), run.stderr.decode())


def play(answers: str, *arguments: str) -> list[str]:
    """What is said until the input ends."""
    run = told(answers, "--plain", *arguments)
    assert run.stderr == ""
    assert run.returncode == 0
    return run.stdout.splitlines()


def saved_moves() -> list[str]:
    store = SqliteStore(data_folder() / "lastcard.db")
    return list(store.load(store.playing("terminal")[0]).moves)


def test_everything_is_one_sentence_on_one_line() -> None:
    lines = play("2\n1\n" * 500, *SMALL, "--name", "Zoe")
    assert lines[-1].startswith("The game is over. Scores: Zoe ")
    for line in lines:
        assert re.match(r"\d+ |$|[A-ZÀ-Þ].*[.:?!]$", line), line


@pytest.mark.parametrize("words", ["help", "?", "table", "scores", "history", "rules", "text W4", "text g5", "hint"])
def test_words_that_are_no_move_change_nothing(words: str) -> None:
    plain = play("1\n" * 4, *SMALL)
    talking = play(f"{words}\n1\n" * 4, *SMALL)
    assert len(talking) > len(plain)
    assert [line for line in talking if line in plain] != []
    assert not any(line.startswith("Type a number") for line in talking)
    assert talking[-2:] == plain[-2:]


def test_a_card_that_nothing_is_written_on_is_a_plain_wild() -> None:
    lines = play("text CU\ntext w\ntext r5\n", "dc-super-hero-girls", *SMALL)
    assert "Wild Customizable, 50 points. Nothing is written on it: it is a plain Wild." in lines
    assert "Wild, 50 points. Choose the colour." in lines
    assert "Red 5, 5 points. It does nothing special." in lines


def test_a_hint_is_an_option() -> None:
    lines = play("hint\n", *SMALL)
    options = [line.partition(" ")[2] for line in lines if re.match(r"\d+ ", line)]
    (hint,) = [line for line in lines if line.startswith("Hint: ")]
    said, _, reasons = hint.removeprefix("Hint: ").partition(". ")
    assert said in options
    assert reasons.endswith(".")


def test_the_record_is_saved_on_request(tmp_path: Path) -> None:
    file = tmp_path / "my game.toml"
    lines = play(f"1\n1\nsave {file}\nsave {file}\nsave {tmp_path}/no/such.toml\n", *SMALL)
    assert f"Saved as {file}. Watch it with `lastcard replay`." in lines
    assert any("already exists" in line for line in lines)
    assert any(line.startswith("Cannot save it as") for line in lines)
    assert record.load(file).replay().moves == list(record.load(file).moves)


# Several people at one keyboard


def test_hands_are_hidden_until_the_next_person_confirms() -> None:
    # A number answers every question, and where nothing is asked but to confirm, it confirms.
    lines = play("1\n" * 400, "--seed", "4", "--target", "60", "--players", "3", "--people", "Ann,Bo")
    text = "\n".join(lines)
    turns = text.split("Press Enter when nobody else is looking.")
    assert len(turns) > 3
    for before, after in itertools.pairwise(turns):
        assert before.endswith("\n" * 40 + before.rpartition("\n")[2])
        name = before.rpartition("\n")[2].partition(",")[0]
        other = {"Ann": "Bo", "Bo": "Ann"}[name]
        private = [line for line in after.splitlines() if re.match(rf"{other} (is dealt|draws) (?!\d|a card)", line)]
        assert [line for line in private if "for the deal" not in line] == []
        questions = [line for line in after.splitlines() if line.endswith(": It is your turn.")]
        assert all(line.startswith(name) for line in questions)


def test_people_without_bots() -> None:
    lines = play("1\n" * 3000, "--seed", "4", "--target", "20", "--players", "2", "--people", "Ann,Bo")
    assert any(line == "Bo: It is your turn." for line in lines)
    assert any(line == "Ann: It is your turn." for line in lines)


# Coming back


def test_a_game_goes_on_where_it_was_left() -> None:
    first = play("1\n" * 6, *SMALL, "--name", "Zoe")
    assert first[-2:] == ["The input ended before the game was over.", SAVED]
    moves = saved_moves()
    assert moves
    second = play("1\n" * 4, "--resume")
    assert any(line == "Zoe: It is your turn." for line in second)
    assert saved_moves()[: len(moves)] == moves
    assert len(saved_moves()) > len(moves)
    end = play("2\n1\n" * 600, "--resume")
    assert end[-1].startswith("The game is over. Scores: Zoe ")
    run = told("", "--plain", "--resume")
    assert run.returncode == 2
    assert "there is no game to go on with" in run.stderr


def test_resume_by_edition_and_with_nothing_else() -> None:
    play("1\n", "minecraft", *SMALL)
    play("1\n", "space-jam", *SMALL)
    assert play("", "minecraft", "--resume")[0].startswith("Minecraft")
    assert play("", "--resume")[0].startswith("Space Jam")
    for arguments in (["--players", "3"], ["--seed", "1"], ["--bots", "random"], ["--people", "Ann,Bo"]):
        run = told("", "--plain", "--resume", *arguments)
        assert run.returncode == 2
        assert "leave out" in run.stderr
    run = told("", "--plain", "pirates", "--resume")
    assert "no game of pirates" in run.stderr


@pytest.mark.skipif(os.name != "posix", reason="kills a process")
def test_kill_minus_nine_loses_no_move_that_was_told() -> None:
    arguments, said = [*SMALL, "--name", "Zoe"], 0
    for round in range(6):
        seen: list[str] = []
        with started([*COMMAND, *arguments]) as process:
            assert process.stdin
            assert process.stdout
            for line in process.stdout:
                seen.append(line)
                if line.startswith("1 "):
                    process.stdin.write("1\n")
                    process.stdin.flush()
                moved = [line for line in seen if re.match(r"\w+ (plays|draws a|draws [a-z]|keeps|passes)", line)]
                if len(moved) > 9 + round:
                    break
            process.send_signal(signal.SIGKILL)
        moves = saved_moves()
        assert len(moves) >= said
        said = len(moves)
        events = "\n".join(record_events())
        for line in seen:
            if re.match(r"\w+ (plays|keeps|passes)", line):
                assert line.rstrip(".\n") in events
        arguments = ["--resume"]


def record_events() -> list[str]:
    store = SqliteStore(data_folder() / "lastcard.db")
    table = Table.resume(store, store.playing("terminal")[0])
    (person,) = table.people
    return texts(table.game, person)


def test_a_folder_that_cannot_be_written_costs_nobody_their_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path / "file"))
    run = told("1\n", "--plain", *SMALL)
    assert run.returncode == 0
    assert "this game will not be saved" in run.stderr
    assert "It is your turn." in run.stdout


# What is asked for


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--bots", "nobody"], "--bots: there is no bot 'nobody'"),
        (["--bots", ""], "--bots"),
        (["--players", "2", "--bots", "random,random"], "--bots: 2 bots for 1 seats"),
        (["--people", "Ann,ann"], "--people: 'ann' plays twice"),
        (["--people", "Ann,Bo,Cy", "--players", "2"], "--players: 3 people, but 2 players"),
        (["--people", ",".join("abcdefghijk")], "--people"),
        (["--name", "Ann", "--people", "Bo"], "not allowed with argument"),
    ],
)
def test_a_table_that_cannot_be(arguments: list[str], problem: str) -> None:
    run = told("", "--plain", *arguments)
    assert run.returncode == 2
    assert problem in run.stderr
    assert run.stdout == ""


def test_how_many_play() -> None:
    def seated(*arguments: str) -> int:
        lines = play("", "--seed", "1", *arguments)
        return len({line.partition(" dealt ")[0] for line in lines if " dealt " in line})

    assert seated() == 4
    assert seated("--bots", "random") == 4
    assert seated("--bots", "random,random") == 3
    assert seated("--people", "Ann,Bo,Cy,Di,Ed") == 5
    assert seated("--players", "10", "--name", "Cy") == 10


def test_without_a_terminal_it_says_what_to_do() -> None:
    run = told("")
    assert run.returncode == 2
    assert "lastcard play --plain" in run.stderr


# Bots of one's own

FIRST = "class First:\n    def choose(self, view):\n        print('hello')\n        return view.decision.options[-1]\n"
FAILS = "class First:\n    def choose(self, view):\n        raise ValueError('no idea')\n"


def run_in(folder: Path, *arguments: str, answers: str = "1\n1\n1\n") -> "subprocess.CompletedProcess[str]":
    command = [*COMMAND, *arguments] if arguments[0].startswith("--") else [*COMMAND[:3], *arguments]
    return subprocess.run(command, input=answers, capture_output=True, text=True, timeout=PATIENCE, cwd=folder)


def test_a_game_with_an_own_bot_goes_on_from_another_folder(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FIRST)
    first = run_in(tmp_path, "--seed", "4", "--players", "2", "--bots", "mine.py:First")
    assert first.returncode == 0, first.stderr
    assert run_in(Path("/"), "--resume").returncode == 0
    (tmp_path / "mine.py").unlink()
    gone = run_in(tmp_path, "--resume")
    assert gone.returncode == 2
    assert "cannot go on without its bot" in gone.stderr


def test_what_a_bot_prints_is_no_part_of_a_record(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FIRST)
    run = run_in(
        tmp_path, "deal", "classic", "--players", "2", "--bots", "mine.py:First,normal", "--seed", "1", "--finish"
    )
    assert run.returncode == 0
    assert "hello" not in run.stdout
    assert "hello" in run.stderr


def test_a_bot_that_fails_does_not_tell_its_cards(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FAILS)
    run = run_in(tmp_path, "--seed", "4", "--players", "2", "--bots", "mine.py:First")
    failed = [line for line in run.stdout.splitlines() if "'s bot failed" in line]
    assert failed
    assert not any("play " in line or "asked for" in line for line in failed)
