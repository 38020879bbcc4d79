"""`simulate --moves`: every decision with what the seat saw, what it could do, and what it did."""

import base64
import csv
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lastcard.cards.edition import load
from lastcard.cli import main as cli
from lastcard.engine.decisions import KINDS
from lastcard.envs.moves import DIRECTIONS, SCHEMA, Moves, read_columns
from lastcard.envs.spaces import Spaces
from lastcard.game.settings import Options
from lastcard.study.runner import Job
from lastcard.study.runner import run as run_job

BOT = """
class Last:
    def choose(self, view):
        return view.decision.options[-1]
"""


def run(folder: Path, *arguments: str) -> list[dict[str, Any]]:
    """The decisions of a simulation."""
    path = folder / "moves.jsonl"
    assert cli.main(["simulate", *arguments, "--json", str(folder / "found.json"), "--moves", str(path)]) == 0
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(("edition", "house"), [("pirates", "party"), ("dc-super-hero-girls", "rulebook")])
def test_every_decision_says_what_its_observation_says(edition: str, house: str, tmp_path: Path) -> None:
    bot = tmp_path / "mybots.py"
    bot.write_text(BOT)
    bots = f"normal,easy,{bot}:Last"
    table = [edition, "--players", "3", "--rounds", "12", "--house", house, "--bots", bots, "--processes", "1"]
    rows = run(tmp_path, *table, "--csv", str(tmp_path / "rounds.csv"))
    with (tmp_path / "rounds.csv").open(encoding="utf-8") as file:
        rounds = list(csv.DictReader(file))
    assert {row["seat"] for row in rows} == {0, 1, 2}
    spaces = Spaces(load(edition), 3)
    for row in rows:
        assert list(row) == [name for name in SCHEMA if name not in ("winner", "observation")] + [
            "observation",
            "winner",
        ]
        seat = row["seat"]
        assert (row["choice"], row["action"]) in zip(row["options"], row["actions"], strict=True)
        assert [spaces.option(action, seat) for action in row["actions"]] == row["options"]
        seen = spaces.decode(base64.b64decode(row["observation"]))
        assert {card: row["hand"].count(card) for card in row["hand"]} == seen["hand"]
        for column in ("top", "colour", "direction", "stack", "draw_pile", "kind"):
            assert row[column] == seen[column], column
        assert [row["cards"][(seat + n) % 3] for n in range(3)] == [player["cards"] for player in seen["players"]]
    for number, each in enumerate(rounds):
        mine = [row for row in rows if row["game"] == number]
        assert [row["decision"] for row in mine] == list(range(int(each["decisions"]) + int(each["reactions"])))
        assert {row["winner"] for row in mine} == {int(each["winner"]) if each["winner"] != "-1" else None}


@pytest.mark.parametrize(("edition", "house"), [("green-lantern", "party"), ("classic", "rulebook")])
def test_columns_say_what_lines_say(edition: str, house: str, tmp_path: Path) -> None:
    rows = run(
        tmp_path, edition, "--players", "3", "--rounds", "12", "--house", house, "--bots", "easy", "--processes", "1"
    )
    known = load(edition)
    job = Job.of(known, 3, 12, 1, "easy", Options.read({"rules": house}), by_games=False, keep_rows=False)
    lines = [played.moves for played in run_job(replace(job, notes=Moves(known, 3)), job.parts())]
    rows = [json.loads(line) for line in b"".join(lines).splitlines()]
    spaces, at = Spaces(known, 3), 0
    for played in run_job(replace(job, notes=Moves(known, 3, apart=True)), job.parts()):
        found = {name: column.tolist() for name, column in read_columns(played.moves, 3).items()}
        lists = {name: iter(found[f"all {name}"]) for name in ("hand", "cards", "actions", "options")}
        for place in range(len(found["seat"])):
            row, fact = rows[at], {name: found[name][place] for name in SCHEMA if name in found}
            each = {name: [next(numbers) for _ in range(fact[name])] for name, numbers in lists.items()}
            assert [known.kinds[card].code for card in each["hand"]] == row["hand"]
            assert (each["cards"], each["actions"]) == (row["cards"], row["actions"])
            named = [spaces.option(*divmod(number, 3)) for number in (*each["options"], fact["choice"])]
            assert named == [*row["options"], row["choice"]]
            assert (known.kinds[fact["top"]].code, KINDS[fact["kind"]].name) == (row["top"], row["kind"])
            assert DIRECTIONS[fact["direction"]] == row["direction"]
            assert (known.colours[fact["colour"]] if fact["colour"] >= 0 else None) == row["colour"]
            assert (fact["winner"] if fact["winner"] >= 0 else None) == row["winner"]
            for name in ("game", "round", "decision", "seat", "stack", "draw_pile", "action"):
                assert fact[name] == row[name], name
            seen = played.seen[place * spaces.size : (place + 1) * spaces.size]
            assert base64.b64encode(seen).decode() == row["observation"]
            at += 1
    assert at == len(rows)


def test_decisions_are_the_same_from_any_number_of_processes_and_change_nothing(tmp_path: Path) -> None:
    table = ["classic", "--players", "2", "--games", "12", "--target", "100", "--bots", "easy"]
    one = run(tmp_path, *table, "--processes", "1")
    found = (tmp_path / "found.json").read_text()
    assert run(tmp_path, *table, "--processes", "2") == one
    assert (tmp_path / "found.json").read_text() == found
    assert cli.main(["simulate", *table, "--processes", "1", "--json", str(tmp_path / "plain.json")]) == 0
    assert (tmp_path / "plain.json").read_text() == found
    assert max(row["round"] for row in one) > 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--moves", "a.csv"], "--moves a.csv: expected a file that ends with .jsonl or .parquet"),
        (["--moves", "a.jsonl", "--save", "b"], "--save does not go with --moves"),
        (["--moves", "a.jsonl", "--compare"], "--compare does not go with --moves"),
        (["--moves", "no/such/folder/a.jsonl"], "cannot write no/such/folder/a.jsonl"),
        (["--moves", "a.jsonl", "--compare-options"], "--moves does not go with --compare-options"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else "",
)
def test_what_does_not_go_together_is_refused(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["simulate", "--rounds", "5", *arguments]) == 2
    assert said in capsys.readouterr().err
