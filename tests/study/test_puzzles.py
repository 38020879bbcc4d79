"""Puzzles: the answers of those that come with the package are the best there is, and they can be asked and made."""

import io
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from cases import tried_with
from lastcard.bots.hard import plain_deck
from lastcard.cards.edition import IDS
from lastcard.cli.main import main
from lastcard.game.record import RecordError, load, loads
from lastcard.study.chances import Weights
from lastcard.study.puzzles import daily, find_puzzles, question, shipped
from rulebook.build import record

WORLDS = 600


def test_a_dozen_for_each_edition_come_with_the_package_and_no_kind_is_most_of_them() -> None:
    kinds: dict[str, Counter[str]] = {edition: Counter() for edition in IDS}
    for path in shipped().values():
        found = load(path)
        kinds[found.edition][f"{found.puzzle['about']} {found.puzzle['answer'].split()[0]}"] += 1
    for edition, count in kinds.items():
        assert count.total() >= 10, edition
        assert max(count.values()) <= count.total() // 3, f"{edition}: {count}"
    assert sum(len(count) for count in kinds.values()) >= 8 * 5


def test_everybody_has_the_same_puzzle_on_a_day_and_all_of_them_come() -> None:
    names = sorted(shipped())[:12]
    days = [date(2026, 11, 17) + timedelta(number) for number in range(24)]
    chosen = [daily(names, day) for day in days]
    rounds = [day.toordinal() for day in days]
    start = next(place for place, number in enumerate(rounds) if (number + 1) % 12 == 0)
    assert sorted(chosen[start : start + 12]) == names
    assert chosen == [daily(names, day) for day in days]
    assert chosen[start : start + 12] != names


@tried_with("name", sorted(shipped()))
def test_the_answer_is_the_best_option(name: str) -> None:
    puzzle = load(shipped()[name])
    view = question(puzzle)
    assert view.scene is not None
    answer = puzzle.puzzle["answer"]
    deck = plain_deck(view.scene.deck)
    found = Weights(deck, len(view.players), tuple(map(int, view.scene.encode())), 12345, WORLDS).find()
    index = view.answers.index(answer)
    others = [share.value for place, share in enumerate(found.chances) if place != index]
    assert found.chances[index].value > max(others), f"{answer}: {found}"
    assert puzzle.puzzle["why"]
    assert max(puzzle.puzzle["chances"], key=puzzle.puzzle["chances"].get) == answer


def test_the_same_seed_finds_the_same_puzzle() -> None:
    first, again = (next(find_puzzles("classic", 1, players=(2,), seed=3)) for _ in range(2))
    assert first.record.dumps() == again.record.dumps()


def solved(file: str, said: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Solve a puzzle with this answer."""
    monkeypatch.setattr("sys.stdin", io.StringIO(said))
    return main(["puzzles", "solve", file])


@pytest.fixture
def easy(tmp_path: Path) -> str:
    """A puzzle that anybody can solve."""
    game = loads(record(["R1 B2", "G3 G4"], discard="R5", turn="Ann", draw=None))
    file = tmp_path / "easy.toml"
    chances = {"pass": 0.25, "play R1": 1}
    noted = {"answer": "play R1", "about": "hold", "level": 1, "why": "It fits.", "chances": chances}
    file.write_text(replace(game, puzzle=noted).dumps(), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(("said", "told"), [("2\n", "That is it!"), ("1\n", "Not quite.")])
def test_a_puzzle_is_asked(
    said: str, told: str, easy: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert solved(easy, said, monkeypatch) == 0
    out = capsys.readouterr().out
    assert "It is your turn." in out
    assert told in out
    assert "It fits." in out
    assert out.splitlines()[-2:] == ["100 of 100  play red 1", "25 of 100  pass"]


@pytest.mark.parametrize("said", ["", "7\n", "play R1\n", "-1\n"])
def test_another_answer_is_refused(
    said: str, easy: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert solved(easy, said, monkeypatch) == 2
    assert "a number from 1 to 2" in capsys.readouterr().err


def test_a_record_without_a_puzzle_cannot_be_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.toml"
    file.write_text(record(["R1 B2", "G3 G4"], discard="R5", turn="Ann", draw=None), encoding="utf-8")
    assert solved(str(file), "1\n", monkeypatch) == 2
    assert "no puzzle" in capsys.readouterr().err


BROKEN = ("level = 0", "level = 'two'", "answer = 3", "hint = 'no'", "chances = 3", "chances = { draw = 2 }")


@pytest.mark.parametrize("table", BROKEN)
def test_a_puzzle_that_cannot_be_right_is_refused(table: str) -> None:
    text = record(["R1 B2", "G3 G4"], discard="R5", turn="Ann", draw=None) + f"\n[puzzle]\n{table}\n"
    with pytest.raises(RecordError, match=r"puzzle\."):
        loads(text)
