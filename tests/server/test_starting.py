"""`lastcard serve` always starts: on another port, or at the server that runs already."""

import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, Self

import pytest

from lastcard.cli import serve
from lastcard.cli.main import main
from lastcard.files import UsageError
from lastcard.server import running
from processes import PATIENCE, wait_until
from ready import Begun
from server.wire import Server

pytestmark = pytest.mark.usefixtures("set_up_again")
PLAYS = re.compile(r"lastcard plays at http://127\.0\.0\.1:(\d+)/ \(Ctrl-C ends it; the games are kept in (.*)\)\n")


@contextmanager
def taken(host: str) -> Iterator[int]:
    """A port that something else listens on."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as other:
        other.bind((host, 0))
        other.listen()
        yield int(other.getsockname()[1])


PROGRAM = """
import sys
from lastcard.cli.main import main
from lastcard.cli import serve
serve.USUAL_PORT = int(sys.argv[1])
sys.exit(main(sys.argv[2:]))
"""


class Command:
    """`lastcard`, ended with the test. The usual port can be another: 8000 belongs to the machine that runs this."""

    def __init__(self, data: Path, *arguments: str, usual: int = 0) -> None:
        browser = f"{shlex.join([sys.executable, str(data / 'browser.py')])} %s"
        environment = {**os.environ, "LASTCARD_DATA": str(data), "BROWSER": browser}
        (data / "browser.py").write_text(
            "import sys, pathlib\npathlib.Path(__file__).with_suffix('.txt').open('a').write(sys.argv[1] + '\\n')\n"
        )
        self.opened = data / "browser.txt"
        pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
        self.process: subprocess.Popen[str]
        if usual:
            command = [sys.executable, "-W", "error", "-c", PROGRAM, str(usual), *arguments]
            self.process = subprocess.Popen(command, env=environment, **pipes)
        else:
            with pytest.MonkeyPatch.context() as variables:
                for name, value in environment.items():
                    variables.setenv(name, value)
                self.process = Begun(arguments, **pipes)

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def ended(self) -> tuple[int, str]:
        """The exit status, and what it said."""
        said, _ = self.process.communicate(timeout=2 * PATIENCE)
        return self.process.returncode, said

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)


# Ports


@pytest.mark.parametrize("arguments", [[], ["serve"], ["--no-browser"]])
def test_the_usual_port_is_taken(tmp_path: Path, arguments: list[str]) -> None:
    with taken("127.0.0.1") as port, Command(tmp_path, *arguments, usual=port) as command:
        found = PLAYS.fullmatch(command.line())
        assert found
        assert int(found[1]) != port
        assert command.line() == f"Port {port} is taken by something else, so it is port {found[1]} this time.\n"
        wait_until(lambda: running.answers(f"http://127.0.0.1:{found[1]}/"))


@pytest.mark.parametrize("host", ["0.0.0.0", "127.0.0.1", "::"])
def test_another_port_is_found_whatever_has_the_usual_one(host: str) -> None:
    with taken(host) as port, serve.bind_any("127.0.0.1", port) as bound:
        assert bound.getsockname()[1] != port


def test_a_port_that_is_taken_in_the_local_network_is_none_to_invite_friends_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """127.0.0.2 stands in for the address of this machine among others; 192.0.2.1 is nobody's, and no obstacle."""
    monkeypatch.setattr(serve, "local_network", lambda: ["127.0.0.2", "192.0.2.1"])
    with taken("127.0.0.2") as port, serve.bind_any("127.0.0.1", port) as bound:
        assert bound.getsockname()[1] != port


def test_when_all_of_the_next_ports_are_taken_it_is_any() -> None:
    with taken("127.0.0.1") as port, serve.bind_any("127.0.0.1", port, 1) as bound:
        assert bound.getsockname()[1] != port


def test_an_address_that_is_not_here_is_said_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for host in ("192.0.2.1", "nowhere.invalid"):
        assert main(["serve", "--no-browser", "--host", host, "--data", str(tmp_path)]) == 2
        assert host in capsys.readouterr().err


@pytest.mark.parametrize("word", [["serve"], []])
def test_a_port_that_was_asked_for_is_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], word: list[str]
) -> None:
    with taken("127.0.0.1") as port:
        assert main([*word, "--port", str(port), "--no-browser", "--data", str(tmp_path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"lastcard: port {port} of 127.0.0.1 cannot be used")
    assert "--port 0 takes any that is free" in said.err


# Without the word


def test_the_options_of_serve_need_no_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--pace=fast", "--port", "0"]) == 2
    assert "--pace" in capsys.readouterr().err
    assert main(["--players", "3"]) == 2  # an option of another command
    assert "there is no option '--players'" in capsys.readouterr().err
    for first in (["--port=0", "--no-browser"], ["--no-browser", "--port", "0"], ["--data", str(tmp_path), "--port=0"]):
        with Command(tmp_path, *first) as command:
            assert PLAYS.fullmatch(command.line())


# One server for one folder


def test_a_server_of_this_folder_runs_already(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        for arguments in ([], ["serve"], ["serve", "--port", "0"], ["--port", "1"], ["--host", "0.0.0.0"]):
            with Command(tmp_path, *arguments) as command:
                status, said = command.ended()
            url = f"http://127.0.0.1:{server.port}/"
            assert (status, said) == (0, f"lastcard is already running at {url} (the games are kept in {tmp_path})\n")
        assert command.opened.read_text() == 5 * f"{url}\n"
        with Command(tmp_path, "--no-browser") as command:
            assert command.ended()[0] == 0
        assert command.opened.read_text() == 5 * f"{url}\n"


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_server_that_was_killed_is_no_obstacle(tmp_path: Path, how: signal.Signals) -> None:
    server = Server(tmp_path)
    server.start()
    before = server.port
    server.stop(how)
    assert str(before) in (tmp_path / running.LOCK).read_text()
    server.port = 0
    with server:
        wait_until(lambda: running.answers(f"http://127.0.0.1:{server.port}/"))
        assert (tmp_path / running.LOCK).read_text() == f"http://127.0.0.1:{server.port}/\n"


@pytest.mark.parametrize("left", ["http://127.0.0.1:{port}/\n", "", "nonsense", "http://[::1\n", "\0\xff" * 1000])
def test_whatever_an_old_file_says_a_server_starts(tmp_path: Path, left: str) -> None:
    with taken("127.0.0.1") as port:
        (tmp_path / running.LOCK).write_text(left.format(port=port))
        with Server(tmp_path) as server:
            assert server.port != port


def test_only_a_lastcard_is_taken_for_one() -> None:
    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b'{"name": "another"}')

        def log_message(self, format: str, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Other) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        assert not running.answers(f"http://127.0.0.1:{other.server_port}/")
        other.shutdown()
    for url in ("", "http://127.0.0.1:1/", "http://[::1", "http://127.0.0.1:x/"):
        assert not running.answers(url)


def test_a_server_that_does_not_answer_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PATIENCE", 0.3)
    lock = running.take(tmp_path)
    assert not isinstance(lock, str)
    with lock, taken("127.0.0.1") as port:
        running.say_where(lock, f"http://127.0.0.1:{port}/")
        monkeypatch.setattr(running, "answers", lambda url: False)
        with pytest.raises(UsageError, match=r"another lastcard serves the tables in .*, but does not answer"):
            running.take(tmp_path)
