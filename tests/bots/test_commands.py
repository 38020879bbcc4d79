"""Bots in any language: the examples play, and a bot that fails costs nobody their game."""

import gc
import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from lastcard import Game, play_out
from lastcard.bots import BotError, make, sight
from lastcard.bots.command import CommandBot, as_json, end_idle
from lastcard.cli import main as cli
from lastcard.game.record import Record
from lastcard.game.settings import Options
from lastcard.game.view import look
from lastcard.server.messages.words import Level
from lastcard.table.table import Table
from support import with_other_secrets

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
LANGUAGES = {"greedy.py": sys.executable, "greedy.mjs": shutil.which("node"), "greedy.pl": shutil.which("perl")}
THERE = [f"cmd:'{program}' '{EXAMPLES / name}'" for name, program in LANGUAGES.items() if program]

START = """
import json, sys, time
print(json.dumps({"type": "ready"}), flush=True)
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] != "choose":
        continue
"""
GOOD = (
    "    print(json.dumps({'id': said['id'], 'option': said['view']['decision']['options'][-1]['text']}), flush=True)\n"
)


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    yield
    gc.collect()
    end_idle()


def written(folder: Path, does: str, seconds: str = "") -> str:
    """The name of a bot that does this when it is asked."""
    (folder / "bot.py").write_text(START + does)
    return f"cmd{seconds}:'{sys.executable}' '{folder / 'bot.py'}'"


@pytest.mark.parametrize("bot", THERE, ids=[Path(bot).suffix.rstrip("'") for bot in THERE])
def test_the_examples_play_a_game_by_themselves(bot: str, capfd: pytest.CaptureFixture[str]) -> None:
    game = play_out(Game("pirates", ["Ann", "Bo", "Cy"], seed=3, options={"target": 60}), [bot, "easy", bot])
    assert game.winners
    assert capfd.readouterr().err == "", "nobody had to play in its place"


@pytest.mark.parametrize(
    ("does", "said"),
    [
        ("    time.sleep(60)\n", "it did not answer within 0.2 s"),
        ("    sys.exit(3)\n", "it has ended, with status 3"),
        ("    print('hello', flush=True)\n", "it said 'hello'; expected an object of JSON in a line"),
        ("    print('[' * 200000, flush=True)\n", "expected an object of JSON in a line"),
        ("    print(json.dumps({'id': said['id'], 'option': 'dance'}), flush=True)\n", 'it answered \'{"id": 1'),
        ("    print(json.dumps({'id': 99, 'option': 'draw'}), flush=True)\n", "with the id 1, it answered"),
        ("    print(json.dumps({'id': said['id'], 'option': 7}), flush=True)\n", 'it answered \'{"id": 1'),
    ],
    ids=["hangs", "dies", "garbage", "endless", "not offered", "another id", "no text"],
)
def test_a_bot_that_fails_costs_nobody_their_game(
    does: str, said: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    bot = written(tmp_path, does, "@0.2s" if "sleep" in does else "@60s")
    game = play_out(Game("classic", ["Ann", "Bo"], seed=3), [bot, "normal"], until="round")
    assert game.round.over
    told = capfd.readouterr().err.splitlines()
    assert len(told) == 1
    assert said in told[0]
    assert told[0].endswith("; normal plays on in its place")


@pytest.mark.parametrize(
    ("does", "said"),
    [
        ("    sys.exit(3)\n", 'Ann\'s bot failed (it has ended, with status 3). The bot "normal" decided instead.'),
        ("    print(line, flush=True)\n", "Ann's bot failed (its answer was not possible)."),
    ],
    ids=["dies", "tells its cards"],
)
def test_a_table_says_why_a_bot_failed_once_and_never_its_cards(
    does: str, said: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    bot = written(tmp_path, does)
    table = Table.begin(Record("classic", ("Ann", "Bo"), 3, options=Options(target=1)), {"Ann": bot, "Bo": "random"})
    table.play_on()
    assert table.game.winners
    notices = [str(notice) for notice in table.notices]
    assert notices[0].startswith(said)
    assert len(notices) == 1
    assert "R" not in notices[0]
    assert capfd.readouterr().err == ""


def test_a_bot_that_failed_is_started_anew_for_the_next_rounds_and_not_for_ever(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    bot = written(tmp_path, "    sys.exit(1)\n")
    play_out(Game("classic", ["Ann", "Bo"], seed=3, options={"target": 1000}), [bot, "normal"])
    assert len(capfd.readouterr().err.splitlines()) == 4


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    late = "    print(json.dumps({'id': said['id'] - 1, 'option': 'draw'}), flush=True)\n" + GOOD
    bot = make(written(tmp_path, late))
    game = Game("classic", ["Ann", "Bo"], seed=1)
    view = sight(game, "Ann")
    assert view.decision is not None
    assert bot.choose(view) == view.decision.options[-1]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("cmd:", "expected a command, such as cmd:node mybot.mjs"),
        ("cmd:no-such-program-at-all", "it cannot be started: No such file"),
        ("cmd@0s:true", "expected a command"),
        ("cmd:python3 'x", "no closing quotation"),
        (f"cmd:'{sys.executable}' -c pass", "it has ended, with status 0"),
        (f"cmd:'{sys.executable}' -c 'print(1)'", "expected an object of JSON"),
    ],
)
def test_a_command_that_is_no_bot_is_refused_at_once(name: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BotError, match=said):
        make(name)
    assert cli.main(["deal", "classic", "--finish", "--bots", name]) == 2
    assert said in capsys.readouterr().err


def test_a_command_works_wherever_a_bot_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = written(tmp_path, GOOD)
    assert cli.main(["simulate", "--bots", f"{bot},easy", "--players", "2", "--rounds", "6", "--processes", "2"]) == 0
    assert cli.main(["arena", bot, "random", "--rounds", "4", "--processes", "1"]) == 0
    assert cli.main(["deal", "classic", "--finish", "--target", "1", "--bots", bot]) == 0
    assert "bot.py" in capsys.readouterr().out


def test_nothing_is_left_running(tmp_path: Path) -> None:
    bot = written(tmp_path, "    open('pids', 'a').write(f'{__import__(\"os\").getpid()}\\n')\n" + GOOD)
    command = [sys.executable, "-m", "lastcard", "simulate", "--rounds", "4", "--players", "2", "--processes", "1"]
    subprocess.run([*command, "--bots", bot], cwd=tmp_path, check=True, capture_output=True, timeout=300)
    pids = {int(pid) for pid in (tmp_path / "pids").read_text().split()}
    assert 1 <= len(pids) <= 4, "a process for each seat, however many rounds there are"
    until = time.monotonic() + 60
    while time.monotonic() < until and any(Path(f"/proc/{pid}").exists() for pid in pids):
        time.sleep(0.05)
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_command_is_told_what_its_seat_sees_and_nothing_else() -> None:
    dice = random.Random(1)
    game = Game("pirates", ["Ann", "Bo", "Cy"], seed=1)
    for _ in range(60):
        for seat, name in enumerate(game.players):
            other = with_other_secrets(game, seat, dice, 0)
            assert json.dumps(as_json(look(game, name))) == json.dumps(as_json(look(other, name)))
        decision = dice.choice(game.waiting)
        game.apply(decision.player, dice.choice(decision.options))
        if game.round.over:
            break


def test_nobody_can_make_a_server_run_a_command() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'"cmd:touch /tmp/x"', type=Level)


def test_two_seats_are_two_processes(tmp_path: Path) -> None:
    one, two = (make(written(tmp_path, GOOD)) for _ in range(2))
    assert isinstance(one, CommandBot)
    assert isinstance(two, CommandBot)
    assert one._process is not two._process
