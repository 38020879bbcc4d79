"""`lastcard serve` and `lastcard verify` as commands, and the page's types."""

import os
import re
import signal
import socket
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from lastcard.cli.main import main
from lastcard.game.dealing import Dealing
from lastcard.game.record import Record
from lastcard.game.settings import Options
from lastcard.server import typescript
from lastcard.server.addresses import Addresses
from lastcard.table.table import Table
from processes import PATIENCE, run_here, started
from server.wire import Browser, Server

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.usefixtures("set_up_again")


# serve


def refused(*arguments: str) -> str:
    """What `lastcard serve` says on its standard error when it exits with 2."""
    done = run_here(["serve", "--no-browser", *arguments], b"")
    said = done.stderr.decode()
    assert (done.returncode, done.stdout) == (2, b"")
    assert said.startswith("lastcard: ")
    assert said.count("\n") == 1
    return said


def test_a_taken_port_is_one_clear_message(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refused("--port", str(port), "--data", str(tmp_path))
    assert said == (
        f"lastcard: port {port} of 127.0.0.1 cannot be used (Address already in use); --port 0 takes any that is free\n"
    )


@pytest.mark.parametrize("folder", ["file/data", "file", "\0"])
def test_a_folder_that_cannot_be_written_to_is_one_clear_message(tmp_path: Path, folder: str) -> None:
    (tmp_path / "file").write_text("")
    if folder == "\0":
        folder = "/proc/nowhere"
    assert "--data: cannot keep games in" in refused("--data", str(tmp_path / folder), "--port", "0")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--port", "x"], "--port"),
        (["--port", "70000"], "--port"),
        (["--host", "nowhere.invalid"], "--host: there is no address 'nowhere.invalid' here"),
        (["--host", "192.0.2.1"], "cannot be used"),
        (["--public-url", "cards.example.org"], "--public-url: expected an address such as"),
        (["--public-url", "https://a.example/cards"], "--public-url"),
        (["--pace", "fast"], "--pace"),
        (["--thinkers", "many"], "--thinkers"),
    ],
)
def test_bad_arguments(tmp_path: Path, arguments: list[str], message: str) -> None:
    assert message in refused("--data", str(tmp_path), *arguments)


@pytest.mark.parametrize(("how", "after"), [(signal.SIGINT, 0.0), (signal.SIGINT, 0.012), (signal.SIGTERM, 0.0)])
def test_lastcard_without_arguments_serves_until_it_is_told_to_end(
    tmp_path: Path, how: signal.Signals, after: float
) -> None:
    """At the usual port, or at another one where it is taken on the machine that runs the tests.

    It ends in good order, too, if it is told so before it has quite started.
    """
    environment = {**os.environ, "LASTCARD_DATA": str(tmp_path), "BROWSER": "true"}
    with started([sys.executable, "-m", "lastcard"], env=environment) as process:
        assert process.stdout is not None
        said = ""
        while "lastcard plays at" not in said:
            line = process.stdout.readline()
            assert line, said
            said += line
        assert re.search(r"lastcard plays at http://127.0.0.1:\d+/ \(Ctrl-C ends it; the games are kept in ", said)
        time.sleep(after)
        process.send_signal(how)
        _, wrong = process.communicate(timeout=PATIENCE)
    assert wrong == ""
    assert process.returncode in (0, -signal.SIGTERM)


def test_behind_a_proxy_the_public_address_is_known(tmp_path: Path) -> None:
    with Server(tmp_path, "--public-url", "https://cards.example.org") as server:
        tab = Browser(server, additional_headers={"Origin": "https://cards.example.org"})
        code = tab.create("Ann")
        tab.say("invite", open=True)
        invited = tab.until("invited")
        assert invited["links"] == [f"https://cards.example.org/t/{code}"]
        assert (invited["open"], invited["can_open"]) == (True, False)
        tab.close()


def test_addresses_by_name_and_number() -> None:
    known = Addresses("192.168.1.7", 8000, "https://Cards.Example.org:443/")
    assert known.knows_host("192.168.1.7:8000")
    assert known.knows_host("CARDS.example.org")
    assert known.knows_origin("https://cards.example.org")
    assert not known.knows_origin("http://cards.example.org")
    assert not known.knows_host("192.168.1.8:8000")
    assert not known.knows_host("192.168.1.7")
    known.add("10.0.0.3")
    assert known.knows_host("10.0.0.3:8000")
    assert Addresses("127.0.0.1", 80).knows_host("localhost")
    assert Addresses("::1", 8000).knows_host("[::1]:8000")


# verify


@pytest.fixture
def played() -> Record:
    """A game with drops, as a server would hand it out at its end."""
    dealing = Dealing("ab" * 32, ("01" * 16, "-", "23" * 16))
    new = Record("space-jam", ("Ann", "Robin", "Bo"), options=Options(target=1), dealing=dealing)
    table = Table.begin(new, dict.fromkeys(new.players, "random"), live=False)
    table.play_on()
    game = table.record()
    assert any(move.startswith("chance: ") for move in game.moves)
    return replace(game, folder=None)


def verify(tmp_path: Path, text: str, *options: str) -> int:
    """Run the command on a record."""
    path = tmp_path / "game.toml"
    path.write_text(text)
    return main(["verify", str(path), *options])


def test_a_game_is_proven(tmp_path: Path, played: Record, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, played.dumps(), "--commitment", played.commitment.upper(), "--nonce", "23" * 16) == 0
    said, wrong = capsys.readouterr()
    assert wrong == ""
    assert said.startswith("Proven: ")
    assert played.commitment in said
    assert "Added to it by: Ann, Bo." in said
    assert f"All {len(played.moves)} moves" in said
    # Chance need not be stated: it follows from the key.
    left_out = tuple(move for move in played.moves if not move.startswith("chance: "))
    assert verify(tmp_path, replace(played, moves=left_out).dumps()) == 0


def test_a_game_that_is_not_proven_says_what_does_not_fit(
    tmp_path: Path, played: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    drop = next(number for number, move in enumerate(played.moves) if move in ("chance: slam", "chance: back"))
    other = "chance: slam" if played.moves[drop] == "chance: back" else "chance: back"
    dealing = played.dealing
    assert dealing is not None
    fewer = replace(dealing, nonces=dealing.nonces[:2])
    turned = replace(dealing, nonces=(dealing.nonces[2], "-", dealing.nonces[0]))
    another = replace(dealing, key="cd" * 32)
    text = played.dumps()
    cases = [
        (text, ["--commitment", "00" * 32], "the key is not the one that was committed to"),
        (text, ["--nonce", "45" * 16], "the nonce 4545454545454545"),
        (replace(played, commitment="").dumps(), [], "does not say what was committed to"),
        (replace(played, commitment="00" * 32).dumps(), ["--commitment", dealing.commitment], "was promised"),
        (
            replace(played, moves=(*played.moves[:drop], other)).dumps(),
            [],
            f"moves[{drop}]: '{other}', but from the key",
        ),
        (replace(played, dealing=another, commitment=another.commitment).dumps(), [], "not with the cards of this key"),
        (replace(played, dealing=turned).dumps(), [], "not with the cards of this key"),
        (replace(played, dealing=fewer).dumps(), [], "2 nonces for 3 players"),
        (replace(played, dealing=None, commitment="").dumps(), [], "the record names no key"),
    ]
    for changed, options, message in cases:
        assert verify(tmp_path, changed, *options) == 1, message
        said, wrong = capsys.readouterr()
        assert said == ""
        assert wrong.startswith("lastcard: not proven: ")
        assert message in wrong
        assert wrong.count("\n") == 1


def test_a_position_proves_nothing(tmp_path: Path, played: Record, capsys: pytest.CaptureFixture[str]) -> None:
    laid = (
        '\n[position]\ndealer = "Ann"\nturn = "Bo"\ndiscard = "R3"\nhands = { Ann = "R5", Robin = "B1", Bo = "B7" }\n'
    )
    assert verify(tmp_path, replace(played, moves=()).dumps() + laid) == 1
    assert "lays out a position" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text",
    ["", "not toml", "lastcard = 2", 'lastcard = 1\nedition = "chess"\nplayers = ["A", "B"]\n[dealing]\nkey = "x"'],
)
def test_what_is_no_record_is_bad_input(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, text) == 2
    assert capsys.readouterr().err.startswith("lastcard: ")
    assert main(["verify", str(tmp_path / "nowhere.toml")]) == 2
    assert main(["verify", str(tmp_path / "game.toml"), "--commitment", "x y"]) == 2


def test_vectors_of_the_documentation() -> None:
    """docs/server.md shows how the stream is made, with numbers that come out of it."""
    text = (ROOT / "docs" / "server.md").read_text()
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "docs/server.md", "exec"), {})


# The page's types


def test_the_pages_types_are_the_servers() -> None:
    written = (ROOT / "web" / "src" / "messages.ts").read_text()
    assert written == typescript.written(), "python -m lastcard.server.typescript > web/src/messages.ts"
