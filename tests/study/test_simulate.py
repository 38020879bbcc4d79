"""Many rounds: the same seed gives the same result, whoever plays them and however many do."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from lastcard.bots import BotError
from lastcard.cards.edition import IDS, load
from lastcard.cli import main as cli
from lastcard.engine import decisions
from lastcard.engine.chance import Chance
from lastcard.engine.round import Round
from lastcard.game.settings import Options
from lastcard.game.view import View
from lastcard.study import Mean, Share, simulate
from lastcard.study.arena import compete
from lastcard.study.counts import columns as names_of
from lastcard.study.report import comparison, table
from lastcard.thinking.driver import Driver
from lastcard.thinking.playout import play_rounds
from processes import PATIENCE, started, wait_until


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The message of a command that is refused."""
    assert cli.main(["simulate", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_the_number_of_processes_does_not_matter() -> None:
    one = simulate("minecraft", 3, 2500, seed=9, columns=True)
    two = simulate("minecraft", 3, 2500, seed=9, columns=True, processes=2)
    assert one == two
    assert one.columns is not None
    assert two.columns is not None
    for name in names_of(3):
        assert np.array_equal(one.columns[name], two.columns[name])


def test_compiled_or_not_does_not_matter() -> None:
    code = "from lastcard.study import simulate; print(repr(simulate('ghostbusters', 4, 60, seed=5)))"
    said = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "LASTCARD_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.strip() == repr(simulate("ghostbusters", 4, 60, seed=5))


def test_other_seeds_give_other_rounds() -> None:
    assert simulate("classic", 4, 300, seed=1) != simulate("classic", 4, 300, seed=2)


@pytest.mark.parametrize("edition", IDS)
def test_columns_and_results_agree(edition: str) -> None:
    results = simulate(edition, 4, 400, columns=True)
    columns = results.columns
    assert columns is not None
    assert list(columns) == names_of(4)
    gained = np.stack([columns[f"gained_{seat}"] for seat in range(4)])
    assert list(gained.sum(axis=0)) == list(columns["points"])
    assert [each.points.value for each in results.by_seat] == pytest.approx(gained.mean(axis=1))
    for seat, each in enumerate(results.by_seat):
        assert each.wins.count == int((columns["winner"] == seat).sum())
    assert results.rounds == len(columns["winner"]) == 400
    assert list(columns["dealer"]) == [number % 4 for number in range(400)]
    won = columns["winner"] >= 0
    places = (columns["winner"] - columns["dealer"] - 1) % 4
    assert [int(np.sum(won & (places == place))) for place in range(4)] == [share.count for share in results.wins]
    assert results.decisions.value == pytest.approx(columns["decisions"].mean())
    assert results.points.deviation == pytest.approx(columns["points"].std(ddof=1))
    assert sum(results.lengths.values()) == 400
    assert all(card.played > 0 for card in results.specials)
    assert results.calls_owed > 0
    assert 0 < results.calls_missed.value < 1


def test_games_go_to_the_target() -> None:
    results = simulate("classic", 2, games=60, options=Options(target=200), columns=True)
    assert results.games == 60
    assert sum(share.count for share in results.game_wins) == 60
    assert results.columns is not None
    games, rounds = results.columns["game"], results.columns["round"]
    assert list(np.unique(games)) == list(range(60))
    assert [int(rounds[games == game].max()) for game in range(60)] == [
        int((games == game).sum()) for game in range(60)
    ]
    scores = [results.columns[f"gained_{seat}"][games == 7].sum() for seat in range(2)]
    assert max(scores) >= 200
    assert results.rounds == pytest.approx(60 * results.rounds_by_game.value)
    tally = simulate("classic", 3, games=30, options=Options(target=200, scoring="tally"))
    assert sum(share.count for share in tally.game_wins) >= 30


def test_bots_take_their_seats(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Watcher:\n"
        "    def choose(self, view):\n"
        "        assert view.table.round == 1 or any(view.table.scores.values())\n"
        "        assert [name for name, hand in view.table.hands.items() if hand is not None] == [view.you]\n"
        "        return view.decision.options[-1]\n"
    )
    mine = f"{tmp_path}/mine.py:Watcher"
    assert simulate("minecraft", 2, games=2, bots=(mine, "hard:5"), options=Options(target=100)).games == 2
    one = simulate("pirates", 3, 12, bots=("hard:20", mine, "easy"), seed=2)
    assert one == simulate("pirates", 3, 12, bots=("hard:20", mine, "easy"), seed=2, processes=2)
    assert one.bots == ("hard:20", mine, "easy")
    strong = simulate("classic", 2, 3000, bots=("normal", "random"), columns=True)
    assert strong.columns is not None
    assert (strong.columns["winner"] == 0).mean() > 0.6


def test_options_reach_the_rounds() -> None:
    lawful = simulate("classic", 4, 300, options=Options(bluff=False))
    assert lawful.challenges_won.total == 0
    assert simulate("classic", 4, 300).challenges_won.total > 0


def test_intervals_hold_what_they_say() -> None:
    assert Share.of(0, 100).low == 0.0
    assert 0.02 < Share.of(0, 100).high < 0.05
    assert Share.of(250, 1000).low < 0.25 < Share.of(250, 1000).high
    assert Mean.of(10, 34, 4).value == 2.5
    drawn = [Share.of(int(count), 400) for count in np.random.default_rng(1).binomial(400, 0.3, 2000)]
    held = sum(share.low <= 0.3 <= share.high for share in drawn)
    assert 0.93 < held / 2000 < 0.97


def test_intervals_of_counts_hold_what_they_say() -> None:
    """Rare events, for which the usual interval would go below zero and hold the true mean far too seldom."""
    drawn = np.random.default_rng(2).poisson(0.05, (2000, 60))
    means = [Mean.of_counts(int(row.sum()), int((row * row).sum()), 60) for row in drawn]
    assert all(mean.low is not None and 0 <= mean.low <= mean.value for mean in means)
    held = sum(mean.low <= 0.05 <= mean.high for mean in means if mean.low is not None and mean.high is not None)
    assert held / 2000 > 0.92
    many = np.random.default_rng(3).negative_binomial(2, 0.03, 4000)
    total, squares = int(many.sum()), int((many * many).sum())
    usual, ours = Mean.of(total, squares, 4000), Mean.of_counts(total, squares, 4000)
    assert (ours.low, ours.high) == pytest.approx((usual.low, usual.high), rel=0.002)
    assert ours.low is not None
    assert Mean.of_counts(5, 25, 1).low is None


def test_no_interval_goes_below_zero_and_nothing_of_nothing_is_counted() -> None:
    said = table(simulate("classic", 4, 20, options=Options(bluff=False)))
    assert "-" not in said.replace("0 to", "")
    assert "of 0" not in said
    assert "nobody challenged" in said
    for seed in range(20):
        results = simulate("classic", 4, 20, seed=seed)
        for mean in (results.reshuffles, results.lead_changes, *(each.points for each in results.by_seat)):
            assert mean.low is not None
            assert mean.low >= 0


def test_how_each_bot_did() -> None:
    results = simulate("minecraft", 3, 900, bots=("normal", "random", "random"), columns=True)
    normal, random = results.by_bot
    assert (normal.bot, normal.seats, random.bot, random.seats) == ("normal", (0,), "random", (1, 2))
    assert normal.fair == pytest.approx(1 / 3)
    assert normal.wins.low > 1 / 3 > random.wins.value / 2
    assert normal.wins.count + random.wins.count == sum(each.wins.count for each in results.by_seat)
    assert random.points.value == pytest.approx(sum(each.points.value for each in results.by_seat[1:]) / 2)
    assert results.columns is not None
    both = (results.columns["gained_1"] + results.columns["gained_2"]) / 2
    assert random.points.deviation == pytest.approx(both.std(ddof=1))
    said = table(results)
    assert "random (2 seats)" in said
    assert "3 random" in said
    assert "by bot" not in table(simulate("minecraft", 3, 50))


def test_how_each_bot_did_by_tally_and_in_games() -> None:
    options = Options(scoring="tally", target=150)
    results = simulate("classic", 3, bots=("normal", "random", "random"), games=40, options=options, columns=True)
    normal, random = results.by_bot
    assert normal.points.value < random.points.value
    assert normal.game_wins.total == 40
    assert normal.game_wins.count + random.game_wins.count >= 40
    assert results.columns is not None
    both = (results.columns["gained_1"] + results.columns["gained_2"]) / 2
    assert (random.points.value, random.points.deviation) == pytest.approx((both.mean(), both.std(ddof=1)))
    assert "tally" in table(results)


def test_every_bot_has_every_place_equally_often() -> None:
    results = simulate("classic", 3, 300, bots=("easy", "random", "normal"), columns=True)
    assert results.columns is not None
    assert np.bincount(results.columns["dealer"]).tolist() == [100, 100, 100]


@pytest.mark.parametrize("bots", [("random",), ("easy", "random", "random", "normal"), ("easy",) * 3 + ("hard:1",)])
@pytest.mark.parametrize("width", [80, 100, 40])
def test_tables_are_not_wider_than_the_terminal(bots: tuple[str, ...], width: int) -> None:
    rounds = 300 if "hard:1" not in bots else 8
    results = [simulate(id, 4, rounds, bots=bots) for id in IDS]
    for said in (*(table(each, width) for each in results), comparison(results, width)):
        assert max(map(len, said.splitlines())) <= width


def test_an_edition_file_and_options_as_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "storm.toml").write_text('extends = "classic"\ncards.W4.count = 0\n')
    monkeypatch.chdir(tmp_path)
    results = simulate("storm.toml", 2, games=3, options={"target": 50})
    assert (results.edition, results.games, results.challenges_won.total) == ("storm", 3, 0)


def test_the_driver_offers_a_debt_once_to_everybody() -> None:
    driver = Driver(Round(load("classic").deck, 4, Chance(3)))
    policy = Chance(4)
    asked: list[int] = []
    seen_all = False
    count = driver.begin(0)
    while count:
        if driver.kind == decisions.REACT:
            asked.append(int(driver.seat))
            assert count == 2
            count = driver.step(1)
            continue
        if asked:
            assert len(asked) == len(set(asked)) == 4
            seen_all = True
        asked = []
        count = driver.step(policy.below(count))
    assert seen_all
    with pytest.raises(IndexError):
        driver.step(0)


def test_a_driver_can_be_copied_at_any_question() -> None:
    driver, twin = (Driver(Round(load("pirates").deck, 3, Chance(5))) for _ in range(2))
    policy = Chance(6)
    count = driver.begin(1)
    kinds: set[int] = set()
    for _ in range(300):
        if not count:
            count = driver.begin(1)
        kinds.add(int(driver.kind))
        twin.copy_from(driver)
        index = policy.below(count)
        assert twin.option(index) == driver.option(index)
        count = driver.step(index)
        assert twin.step(index) == count
        assert twin.round.encode() == driver.round.encode()
    assert decisions.REACT in kinds
    assert decisions.TURN in kinds


def test_memory_does_not_grow() -> None:
    import tracemalloc

    driver = Driver(Round(load("minecraft").deck, 4, Chance(1)))
    play_rounds(driver, 5, Chance(2))
    tracemalloc.start()
    play_rounds(driver, 5, Chance(2))
    few = tracemalloc.get_traced_memory()[1]
    play_rounds(driver, 50, Chance(2))
    many = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert many <= few + 4096


def test_a_running_round_is_small() -> None:
    import tracemalloc

    deck = load("ghostbusters").deck
    tracemalloc.start()
    rounds = [Round(deck, 10, Chance(number)) for number in range(50)]
    for number, state in enumerate(rounds):
        state.begin(number % 10)
    each = tracemalloc.get_traced_memory()[0] / len(rounds)
    tracemalloc.stop()
    assert each < 20_000


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = {ending: tmp_path / f"out.{ending}" for ending in ("json", "csv", "svg", "png")}
    plain = ["simulate", "minecraft", "--rounds", "300", "--players", "3", "--processes", "1"]
    more = ["--json", str(files["json"]), "--csv", str(files["csv"]), "--plot", str(files["svg"])]
    assert cli.main([*plain, *more]) == 0
    said = capsys.readouterr().out
    for word in ("left of the dealer", "Creeper", "challenges won", "95 % interval", "300 rounds"):
        assert word in said
    found = json.loads(files["json"].read_text())
    assert found["rounds"] == 300
    assert found["by_bot"][0]["wins"]["total"] == 300 - found["blocked"]["count"]
    lines = files["csv"].read_text().splitlines()
    assert len(lines) == 301
    assert lines[0].endswith("gained_0,gained_1,gained_2,game,round,bot")
    assert all(line.endswith((",random", ",")) for line in lines[1:])
    assert "<svg" in files["svg"].read_text()
    assert cli.main([*plain, "--plot", str(files["png"])]) == 0
    assert files["png"].read_bytes().startswith(b"\x89PNG")
    capsys.readouterr()
    assert cli.main(["simulate", "--compare", "--rounds", "50", "--plot", str(files["png"])]) == 0
    said = capsys.readouterr().out
    assert all(id in said for id in IDS)


def test_the_comparison_is_drawn_with_intervals(tmp_path: Path) -> None:
    picture = tmp_path / "all.svg"
    assert cli.main(["simulate", "--compare", "--rounds", "30", "--processes", "1", "--plot", str(picture)]) == 0
    assert picture.read_text().count('id="LineCollection_') == 5 + 2  # the fifth and the legend: best and worst place


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--rounds", "0"], "--rounds"),
        (["--rounds", "many"], "--rounds"),
        (["--games", "-1"], "--games"),
        (["--players", "1"], "--players"),
        (["--players", "11"], "--players"),
        (["--bots", "clever"], "random"),
        (["--bots", "random,random"], "4 players"),
        (["--csv", "-"], "--csv"),
        (["--compare", "--games", "5"], "--games"),
        (["--seed", "x"], "--seed"),
        (["--processes", "0"], "--processes"),
        (["--target", "0"], "--target"),
        (["--option", "bluff=maybe"], "bluff"),
        (["--plot", "picture.gif"], ".png"),
        (["--json", "/nowhere/at/all.json"], "cannot write"),
        (["nonsense"], "nonsense"),
        (["classic", "--compare"], "--compare"),
        (["classic", "--write", "draw 1."], "--write"),
        (["dc-super-hero-girls", "--write", "fly."], "fly"),
    ],
)
def test_bad_values_get_one_message(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    word: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert word in refused(capsys, *arguments)
    assert list(tmp_path.iterdir()) == []


DRAWER = """
class Drawer:
    def choose(self, view):
        options = view.decision.options
        return next((move for move in ("draw", "keep") if move in options), options[-1])
"""


def test_a_bot_that_always_draws_does_not_keep_a_round_going_for_ever(tmp_path: Path) -> None:
    (tmp_path / "drawer.py").write_text(DRAWER)
    results = simulate("classic", 2, 20, bots=(f"{tmp_path}/drawer.py:Drawer", "normal"), columns=True)
    assert results.columns is not None
    reshuffles, winners = results.columns["reshuffles"], results.columns["winner"]
    assert reshuffles.max() == 100
    assert set(winners[reshuffles == 100]) == {-1}


def has_lines(path: Path) -> bool:
    """Whether something stands in a file. It is made, removed and made again: first it is tried whether it may be."""
    try:
        return path.stat().st_size > 0
    except FileNotFoundError:
        return False


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_reports_what_is_done_so_far(processes: str, tmp_path: Path) -> None:
    rounds = tmp_path / "rounds.csv"
    command = [sys.executable, "-m", "lastcard", "simulate", "--rounds", "900000000", "--processes", processes]
    with started([*command, "--csv", str(rounds)]) as process:
        wait_until(lambda: has_lines(rounds))
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "(stopped early)" in out
    assert "decisions in a round" in out
    assert "Traceback" not in err


# Bots as classes and objects


class Steady:
    """Takes the last option."""

    def choose(self, view: View) -> str:
        assert view.decision is not None
        return view.decision.options[-1]


class Counting(Steady):
    """Remembers how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View) -> str:
        self.asked += 1
        return super().choose(view)


def test_a_class_plays_as_its_file_does(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Steady:\n    def choose(self, view):\n        return view.decision.options[-1]\n"
    )
    by_class = simulate("classic", 2, 12, bots=(Steady, "random"), columns=True)
    by_name = simulate("classic", 2, 12, bots=(f"{tmp_path}/mine.py:Steady", "random"), columns=True)
    assert by_class.columns is not None
    assert by_name.columns is not None
    for name, column in by_class.columns.items():
        assert np.array_equal(column, by_name.columns[name])
    assert by_class.bots == ("Steady", "random")
    assert [each.bot for each in by_class.by_bot] == ["Steady", "random"]


def test_an_object_remembers_what_a_class_does_not() -> None:
    bot = Counting()
    simulate("classic", 2, 4, bots=(bot, "random"))
    first = bot.asked
    simulate("classic", 2, 4, bots=(Counting, "random"))
    assert 0 < first == bot.asked


def test_several_processes_get_a_copy() -> None:
    bot = Counting()
    one = simulate("classic", 2, 12, bots=(bot, Steady))
    asked, bot.asked = bot.asked, 0
    assert simulate("classic", 2, 12, bots=(bot, Steady), processes=2) == one
    assert asked > 0 == bot.asked


def test_what_cannot_be_sent_to_other_processes_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    class Local(Steady):
        pass

    with pytest.raises(BotError, match=r"Local: other processes cannot get it \(.*local.*\); play in one process, or"):
        simulate("classic", 2, 12, bots=(Local, "random"), processes=2)
    assert simulate("classic", 2, 2, bots=(Local, "random")).rounds == 2
    monkeypatch.setattr(Steady, "__module__", "__main__")
    monkeypatch.delattr(sys.modules["__main__"], "__file__", raising=False)
    with pytest.raises(BotError, match=r"Steady: other processes cannot get it .*in no file"):
        compete("classic", (Steady(), "random"), rounds=40, processes=2)


def test_one_bot_for_all_needs_no_list() -> None:
    assert simulate("classic", 3, 50, bots="easy") == simulate("classic", 3, 50, bots=("easy", "easy", "easy"))
    assert simulate("classic", 3, 3, bots=Steady).bots == ("Steady",)


def test_objects_of_one_class_are_counted_apart() -> None:
    results = simulate("classic", 3, 6, bots=(Counting(), Counting(), "easy"))
    assert [each.bot for each in results.by_bot] == ["Counting", "Counting 2", "easy"]
