"""Arenas: fair, repeatable, and able to go on where they stopped."""

import json
import signal
import sys
from collections import Counter
from pathlib import Path

import pytest

from lastcard.cards.edition import load
from lastcard.cli import main as cli
from lastcard.game.settings import Options
from lastcard.study import plot
from lastcard.study.arena import Plan, compete, lineup, play_part
from lastcard.study.players import Seats
from lastcard.study.standings import ratings
from processes import PATIENCE, started, wait_until


def plan(*bots: str, players: int = 2, rounds: int = 100, edition: str = "classic") -> Plan:
    return Plan(load(edition), bots, players, rounds, 7, Options())


def test_both_sides_get_the_same_cards() -> None:
    hands: list[list[list[int]]] = []
    for bots in (["normal", "random"], ["random", "normal"]):
        seats = Seats(load("minecraft"), bots, Options())
        seats.begin(99)
        seats.play.begin(1)
        hands.append([seats.driver.round.hand(seat) for seat in range(2)] + [[int(seats.driver.round.top())]])
    assert hands[0] == hands[1]


def test_a_bot_against_itself_under_another_name_wins_half() -> None:
    outcome = compete("classic", ["hard:8", "normal"], rounds=8)
    assert outcome.rounds == 8
    sums = play_part(plan("random", "easy"), plan("random", "easy").parts()[0])
    assert sum(sums.halves.values()) == sums.deals == 50
    assert sums.wins[0] + sums.wins[1] + sums.blocked == 100
    assert sums.seats == {0: 100, 1: 100}


def test_every_pairing_meets() -> None:
    outcome = compete("space-jam", ["normal", "easy", "random"], rounds=100)
    assert [(pair.first, pair.second) for pair in outcome.pairings] == [
        ("normal", "easy"),
        ("normal", "random"),
        ("easy", "random"),
    ]
    assert outcome.rounds == 300
    assert outcome.complete
    assert [each.bot for each in outcome.standings] == ["normal", "easy", "random"]
    best = outcome.standings[0]
    assert best.seats == 200
    assert best.wins.value == pytest.approx(sum(pair.wins.value for pair in outcome.pairings[:2]) / 2)
    assert best.rating.low is not None
    assert best.rating.low > outcome.standings[-1].rating.value


def test_games_are_played_to_the_target() -> None:
    """A game tells more than a round does: whoever is a little better wins most of them."""
    outcome = compete("classic", ["normal", "random"], games=60, seed=2)
    assert (outcome.rounds, outcome.by_games) == (60, True)
    pair = outcome.pairings[0]
    assert pair.wins.value > 0.8
    assert pair.points.value > 100
    assert pair.blocked == 0
    assert "60 games" in str(outcome)
    short = compete("classic", ["normal", "easy", "random"], 3, games=30, options={"target": 50})
    assert sum(round(each.wins.value * each.seats) for each in short.standings) == 30


def test_few_deals_are_said_to_be_few(tmp_path: Path) -> None:
    """No interval is no interval of nothing."""
    few = compete("classic", ["normal", "random"], games=4, options={"target": 50})
    assert few.pairings[0].wins.low is None
    assert "too few deals for intervals" in " ".join(str(few).split())
    plot.draw_arena(few, str(tmp_path / "few.svg"))
    enough = compete("classic", ["normal", "easy", "random"], 3, games=30, options={"target": 50})
    assert all(each.rating.low is not None for each in enough.standings)
    assert "too few deals" not in " ".join(str(enough).split())


@pytest.mark.parametrize("games", [None, 24])
def test_partners_win_together(games: int | None) -> None:
    options = {"teams": 2, "target": 100}
    outcome = compete("classic", ["normal", "random"], 4, rounds=200, games=games, seed=4, options=options)
    won = sum(round(each.wins.value * each.seats) for each in outcome.standings)
    assert won == 2 * outcome.rounds
    assert outcome.fair == 0.5
    assert outcome.standings[0].bot == "normal"
    assert outcome.standings[0].rating.value > 1500
    assert "50.00% would be a fair share" in str(outcome)


def test_shares_and_their_intervals_stay_between_nothing_and_everything() -> None:
    outcome = compete("classic", ["hard:1", "easy", "random"], rounds=12)
    for each in outcome.standings:
        assert each.wins.low is not None
        assert each.wins.high is not None
        assert 0 <= each.wins.low <= each.wins.value <= each.wins.high <= 1


def test_tables_are_filled_evenly() -> None:
    for bots, players in ((2, 3), (3, 3), (4, 3), (5, 10), (2, 10)):
        wanted = plan(*(f"hard:{number + 1}" for number in range(bots)), players=players)
        seated: Counter[int] = Counter()
        for deal in range(bots * 10):
            seated.update(lineup(wanted, range(bots), deal))
        assert len(set(seated.values())) == 1


@pytest.mark.parametrize("players", [2, 3])
def test_the_number_of_processes_does_not_matter(players: int) -> None:
    alone = compete("pirates", ["easy", "random"], players, 700, seed=4)
    assert alone == compete("pirates", ["easy", "random"], players, 700, seed=4, processes=2)
    assert alone != compete("pirates", ["easy", "random"], players, 700, seed=5)


def test_tallies_count_against_their_owner() -> None:
    outcome = compete("classic", ["normal", "random"], rounds=600, options=Options(scoring="tally"))
    assert outcome.pairings[0].points.value > 0


def test_intervals_of_pairs() -> None:
    """The interval holds the true value 95 times in 100: many small arenas against one large one."""
    truth = compete("classic", ["easy", "random"], rounds=40_000).pairings[0].wins.value
    held = 0
    for seed in range(1, 121):
        wins = compete("classic", ["easy", "random"], rounds=200, seed=seed).pairings[0].wins
        assert wins.low is not None
        assert wins.high is not None
        held += wins.low <= truth <= wins.high
    assert 105 <= held <= 120


def test_ratings() -> None:
    strong, middle, weak = ratings(3, Counter({"0 1 2>0": 600, "0 1 2>1": 300, "0 1 2>2": 100}))
    assert strong > middle > weak
    assert strong - weak == pytest.approx(400 * 0.778, rel=0.02)
    assert sum((strong, middle, weak)) == pytest.approx(4500)
    twice, once = ratings(2, Counter({"0 0 1>0": 667, "0 0 1>1": 333}))
    assert twice == pytest.approx(once, abs=3)
    assert ratings(2, Counter({"0 1>0": 50}))[0] < 2500


# The command


def arena(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.main(["arena", *arguments])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture, results = tmp_path / "a.svg", tmp_path / "a.json"
    status, out, _ = arena(
        capsys, "normal", "easy", "random", "--edition", "minecraft", "--rounds", "200", "--processes", "1",
        "--plot", str(picture), "--json", str(results),
    )  # fmt: skip
    assert status == 0
    for word in ("minecraft, 2 players, 600 rounds", "normal against easy", "95 % interval", "points"):
        assert word in out
    assert "<svg" in picture.read_text()
    found = json.loads(results.read_text())
    assert len(found["pairings"]) == 3
    assert found["pairings"][1]["wins"]["low"] > 0.5
    status, out, _ = arena(
        capsys, "normal", "random", "--players", "4", "--rounds", "200", "--plot", str(tmp_path / "b.png")
    )
    assert status == 0
    assert "rating" in out
    assert (tmp_path / "b.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("played", ["--players 2 --rounds 1100", "--players 3 --rounds 1100", "--games 60"])
def test_a_saved_arena_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path, played: str) -> None:
    file = tmp_path / "saved.jsonl"
    command = ["easy", "random", *played.split(), "--seed", "3", "--json", "-"]
    whole = arena(capsys, *command)[1]
    assert arena(capsys, *command, "--save", str(file), "--processes", "1")[1] == whole
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) > 3
    if "--games" in played:  # of rounds: test_the_number_of_processes_does_not_matter
        assert arena(capsys, *command, "--processes", "2")[1] == whole
    for kept in (lines[:1], [*lines[:2], lines[2][:20]], [lines[0][:30]], lines):
        file.write_bytes(b"".join(kept))
        assert arena(capsys, *command, "--save", str(file), "--processes", "1")[1] == whole
        assert sorted(file.read_bytes().splitlines()) == sorted(b"".join(lines).splitlines())


def test_more_rounds_go_on_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "saved.jsonl"
    command = ["easy", "random", "--json", "-"]
    arena(capsys, *command, "--rounds", "1000", "--save", str(file))
    before = file.read_bytes()
    more = arena(capsys, *command, "--rounds", "2000", "--save", str(file))[1]
    assert file.read_bytes().startswith(before)
    assert more == arena(capsys, *command, "--rounds", "2000")[1]


def test_another_arena_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "saved.jsonl"
    arena(capsys, "easy", "random", "--rounds", "20", "--save", str(file))
    before = file.read_bytes()
    said: list[str] = []
    for other in (
        ["easy", "normal"],
        ["random", "easy"],
        ["easy", "random", "--seed", "9"],
        ["easy", "random", "--players", "3"],
        ["easy", "random", "--edition", "pirates"],
        ["easy", "random", "--scoring", "tally"],
        ["easy", "random", "--games", "20"],
    ):
        many = [] if "--games" in other else ["--rounds", "20"]
        status, out, err = arena(capsys, *other, *many, "--save", str(file))
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert "another arena" in err
        said.append(err)
    assert "with rounds and not games;" in said[-1]
    assert "with scoring 'winner' and not 'tally';" in said[-2]
    assert file.read_bytes() == before
    for text in ("hello\n", "hello", '{"a": 1}\n', "[]\n", before.decode() + "nonsense\n", before.decode() + "{}\n"):
        file.write_text(text)
        status, out, err = arena(capsys, "easy", "random", "--rounds", "20", "--save", str(file))
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert file.read_text() == text


def test_another_version_of_a_bot_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, code = tmp_path / "saved.jsonl", tmp_path / "hardbots.py"
    code.write_text("class Last:\n    def choose(self, view):\n        return view.decision.options[-1]\n")
    command = ["random", f"{code}:Last", "--rounds", "8", "--processes", "1", "--save", str(file)]
    assert arena(capsys, *command)[0] == 0
    code.write_text(code.read_text() + "\n")
    status, _, err = arena(capsys, *command)
    assert status == 2
    assert "another version" in err


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["random"], "two or more"),
        (["random", "random"], "random is named twice"),
        (["hard", "hard:400"], "same"),
        (["random", "clever"], "clever"),
        (["random", "hard:0"], "hard:0"),
        (["random", "easy", "--players", "1"], "--players"),
        (["random", "easy", "--players", "11"], "--players"),
        (["random", "easy", "--rounds", "0"], "--rounds"),
        (["random", "easy", "--games", "none"], "--games"),
        (["random", "easy", "--games", "5", "--rounds", "5"], "do not go together"),
        (["random", "easy", "--edition", "nonsense"], "nonsense"),
        (["random", "easy", "--plot", "picture.gif"], ".png"),
        (["random", "easy", "--save", "/nowhere/at/all"], "cannot write"),
        (["random", "nowhere.py:X"], "nowhere.py"),
        (["random", "easy", "--option", "bluff=maybe"], "bluff"),
    ],
)
def test_bad_values_get_one_message(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], word: str
) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, err = arena(capsys, *arguments)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert word in err
    assert list(tmp_path.iterdir()) == []


BAD = '''
class Wrong:
    def choose(self, view):
        return "fly"

class Hoards:
    """Never lets a round end."""
    def choose(self, view):
        options = view.decision.options
        return options[-1] if view.table.cards[view.you] > 3 and view.decision.kind == "turn" else options[0]

class Good:
    def choose(self, view):
        return view.decision.options[-1]
'''


@pytest.mark.parametrize(("command", "processes"), [(["arena", "random"], "1"), (["simulate", "--bots"], "2")])
def test_a_bot_that_fails_ends_the_command(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: list[str], processes: str
) -> None:
    (tmp_path / "bots.py").write_text(BAD)
    full = [*command, f"{tmp_path}/bots.py:Wrong", "--rounds", "60", "--players", "2", "--processes", processes]
    assert cli.main(full) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    for word in ("bots.py:Wrong", "turn", "'fly'", "draw"):
        assert word in said.err
    good = [*command, f"{tmp_path}/bots.py:Good", "--rounds", "60", "--players", "2", "--processes", processes]
    assert cli.main(good) == 0


def test_a_round_that_never_ends_is_given_up(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from lastcard.study import players

    monkeypatch.setattr(players, "LONGEST", 300)
    (tmp_path / "bots.py").write_text(BAD)
    bots = f"{tmp_path}/bots.py:Hoards"
    assert cli.main(["simulate", "--bots", bots, "--rounds", "5", "--players", "2", "--processes", "1"]) == 2
    said = capsys.readouterr().err
    assert "has not come to its end" in said
    assert said.count("\n") == 1


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "saved.jsonl"
    command = [sys.executable, "-m", "lastcard", "arena", "hard:50", "easy", "--rounds", "90000", "--save", str(file)]
    with started(command) as process:
        wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") > 2)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "stopped early" in out
    assert "The same command goes on" in err
    assert "Traceback" not in err
