"""The command line as people meet it: mistyped words, help, completion, and terminals of any width."""

import fcntl
import os
import pty
import re
import shlex
import struct
import subprocess
import sys
import termios
from contextlib import suppress
from pathlib import Path

import pytest

from lastcard.cards.edition import EditionError, load, load_file
from lastcard.cli import main as cli
from lastcard.cli import parser
from lastcard.cli.arguments import EXAMPLES, SHELLS
from lastcard.game.record import RecordError, loads
from lastcard.study.progress import progress_line
from processes import PATIENCE
from ready import Begun

BOT = "class Greedy:\n    def choose(self, view):\n        return view.decision.options[0]\n"
STORM = 'name = "Storm"\nextends = "classic"\ncards.7.text = "Swap hands with a player you choose."\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    """The files that the examples name."""
    (tmp_path / "mybots.py").write_text(BOT)
    (tmp_path / "storm.toml").write_text(STORM)
    assert cli.main(["deal", "classic", "--seed", "1", "--finish", "--target", "50"]) == 0
    (tmp_path / "game.toml").write_text(capsys.readouterr().out)
    monkeypatch.chdir(tmp_path)
    return tmp_path


# Mistyped words


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (["simlate"], "simulate"),
        (["chek-text", "draw 1."], "check-text"),
        (["play", "minecarft"], "minecraft"),
        (["rules", "Pirate"], "pirates"),
        (["deal", "clasic"], "classic"),
        (["simulate", "--bots", "nromal"], "normal"),
        (["arena", "easy", "hrad"], "hard"),
        (["play", "--plyers", "3"], "--players"),
        (["simulate", "--round=5"], None),
        (["simulate", "--ronds=5"], "--rounds"),
        (["deal", "classic", "--option", "bluf=false"], "bluff"),
        (["completion", "zhs"], "zsh"),
        (["xyzzy"], None),
    ],
)
def test_did_you_mean(capsys: pytest.CaptureFixture[str], arguments: list[str], meant: str | None) -> None:
    status = cli.main(arguments)
    said = capsys.readouterr()
    if arguments == ["simulate", "--round=5"]:  # an unmistakable beginning is enough
        assert status == 0
        return
    assert (status, said.out, said.err.count("\n")) == (2, "", 1)
    assert ("did you mean" in said.err) is (meant is not None)
    if meant:
        assert f"did you mean {meant}? There are " in said.err
    assert "usage" not in said.err


def test_did_you_mean_in_records_edition_files_and_python(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"did you mean space-jam\? There are"):
        load("spacejam")
    with pytest.raises(RecordError, match=r"edition: .*did you mean minecraft\?"):
        loads('lastcard = 1\nedition = "minecarft"\nplayers = ["Ann", "Bo"]').replay()
    with pytest.raises(RecordError, match=r"playrs: unknown key; did you mean players\?"):
        loads('lastcard = 1\nedition = "classic"\nplayrs = ["Ann", "Bo"]')
    file = tmp_path / "mine.toml"
    file.write_text('extends = "clasic"')
    with pytest.raises(EditionError, match=r"extends: .*did you mean classic\?"):
        load_file(file)


# Help

LINES = [(command, line) for command, examples in EXAMPLES.items() for line, _ in examples]
CHEAP = ("replay", "deal", "simulate", "arena", "editions", "rules", "check-text", "check-edition", "completion")


def test_every_command_has_examples() -> None:
    assert set(EXAMPLES) == {"", *parser.build().commands}


@pytest.mark.parametrize(("command", "line"), LINES, ids=[line for _, line in LINES])
def test_examples_of_the_help_are_right(
    command: str, line: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inner = re.search(r"\$\((.*)\)", line)
    for part in (inner[1] if inner else line).partition(">")[0].split("|"):
        words = shlex.split(part)
        assert words[0] == "lastcard"
        read = parser.build().read(words[1:])
        assert read.command == (words[1] if len(words) > 1 else None)
    if command in CHEAP and not re.search("[|$<>~]", line):
        assert cli.main(shlex.split(line)[1:]) == 0
        assert capsys.readouterr().err == ""
    elif command in CHEAP:
        home = {**os.environ, "HOME": str(folder), "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
        (folder / ".config/fish/completions").mkdir(parents=True)
        run = subprocess.run(
            ["bash", "-c", line], capture_output=True, text=True, env=home, cwd=folder, timeout=PATIENCE
        )
        assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.parametrize("command", EXAMPLES)
def test_help_shows_the_examples_and_fits(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit) as caught:
        cli.main([*filter(None, [command]), "--help"])
    assert caught.value.code == 0
    said = capsys.readouterr().out
    assert all(line in said and what in said for line, what in EXAMPLES[command])
    assert max(map(len, said.splitlines())) <= 80


# Completion


COMPLETED = {
    "lastcard si": ["simulate"],
    "lastcard check-": ["check-text", "check-edition"],
    "lastcard play min": ["minecraft"],
    "lastcard rules s": ["space-jam", "storm.toml"],
    "lastcard play --pl": ["--players", "--plain"],
    "lastcard simulate --bots normal,h": ["normal,hard"],
    "lastcard arena my": ["mybots.py:"],
    "lastcard deal classic --scoring ": ["winner", "tally"],
    "lastcard deal classic --option bluff": ["bluff=false", "bluff=true"],
    "lastcard replay g": ["game.toml"],
    "lastcard completion ": [*SHELLS],
    "lastcard play --players ": [],
}


def test_bash_completes(folder: Path) -> None:
    # What a real bash offers when TAB is pressed after a line.
    script = """
        eval "$(lastcard completion bash)"
        for line; do
            COMPREPLY=() COMP_LINE=$line COMP_POINT=${#line} COMP_TYPE=9
            "$(complete -p lastcard | sed 's/.*-F \\([^ ]*\\).*/\\1/')" lastcard
            echo "${COMPREPLY[@]}"
        done
    """
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    run = subprocess.run(
        ["bash", "--norc", "-c", script, "bash", *COMPLETED],
        capture_output=True, text=True, cwd=folder, env={**os.environ, "PATH": path}, timeout=PATIENCE,
    )  # fmt: skip
    assert run.stderr == ""
    offered = [sorted(line.split()) for line in run.stdout.splitlines()]
    assert dict(zip(COMPLETED, offered, strict=True)) == {line: sorted(words) for line, words in COMPLETED.items()}


@pytest.mark.parametrize(("shell", "word"), [("zsh", "compdef"), ("fish", "complete --command lastcard")])
def test_scripts_for_the_other_shells(shell: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["completion", shell]) == 0
    said = capsys.readouterr().out
    assert word in said
    assert "_ARGCOMPLETE" in said


def test_help_is_there_at_once() -> None:
    code = "import sys; from lastcard.cli.main import main; main(['--version']); print(*sys.modules, file=sys.stderr)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stderr.split()
    assert not {"lastcard.words", "lastcard.cards", "lastcard.game"} & set(loaded)


def test_nothing_slow_is_imported_to_list_the_editions() -> None:
    code = "import sys; from lastcard.cli.main import main; main(['editions']); print(*sys.modules, file=sys.stderr)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stderr.split()
    assert not {"argcomplete", "numpy", "matplotlib", "textual", "starlette"} & set(loaded)


# Terminals


def in_terminal(columns: int, *arguments: str, interrupt: str = "") -> str:
    """What a terminal of this width is sent; `interrupt`: Ctrl-C as soon as it says so."""
    terminal, theirs = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    with pytest.MonkeyPatch.context() as variables:
        variables.delenv("COLUMNS", raising=False)
        process = Begun(arguments, stdin=theirs, stdout=theirs, stderr=theirs)
    said = b""
    try:
        # At the end of what is said it cannot be read any more.
        with suppress(OSError):
            while new := os.read(terminal, 65536):
                said += new
                if interrupt and interrupt.encode() in said:
                    os.write(terminal, b"\x03")
                    interrupt = ""
    finally:
        os.close(terminal)
        process.wait(PATIENCE)
    return said.decode()


@pytest.mark.parametrize("columns", [40, 80])
@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "dc-super-hero-girls", "--rounds", "300", "--processes", "1"],
        ["simulate", "--compare", "--rounds", "100", "--processes", "1"],
        ["simulate", "--bots", "normal,easy,random,random", "--rounds", "100"],
        ["arena", "normal", "easy", "--rounds", "100", "--processes", "1"],
        ["arena", "normal", "easy", "random", "--rounds", "100", "--players", "4", "--processes", "1"],
        ["editions"],
    ],
    ids=" ".join,
)
def test_nothing_is_wider_than_the_terminal(columns: int, arguments: list[str]) -> None:
    said = in_terminal(columns, *arguments)
    assert "Traceback" not in said
    shown = [line for part in said.split("\n") for line in part.rstrip("\r").split("\r")]
    assert max(map(len, shown)) <= columns
    if arguments[0] != "editions":
        assert any(line.startswith("[") and "of" in line for line in shown)


def test_a_long_round_shows_that_it_goes_on() -> None:
    said = in_terminal(80, "simulate", "--bots", "hard:1s", "--rounds", "50", "--processes", "1", interrupt=", 3 s")
    assert re.search("0 of 50 rounds of classic, [12] s", said)


@pytest.mark.parametrize(("done", "total"), [(0, 1), (1, 1), (999, 1000), (123_456_789, 1_000_000_000)])
def test_progress_is_as_wide_as_it_may_be(done: int, total: int) -> None:
    for width in range(1, 130):
        for seconds in (0.0, 3.0, 90_000.0):
            line = progress_line("games of dc-super-hero-girls", done, total, seconds, width)
            assert len(line) <= width
            assert width < 40 or f"{done:,} of {total:,}" in line


def test_csv_and_json_need_neither_numpy_nor_matplotlib(tmp_path: Path) -> None:
    code = """
import sys
sys.modules["numpy"] = sys.modules["matplotlib"] = None
from lastcard.cli import main as cli
from lastcard.cli import parser
sys.exit(cli.main(sys.argv[1:]))
"""
    rounds, results = tmp_path / "a.csv", tmp_path / "a.json"
    command = [sys.executable, "-c", code, "simulate", "--rounds", "50", "--players", "2", "--processes", "1"]
    subprocess.run([*command, "--csv", str(rounds), "--json", str(results)], check=True, capture_output=True)
    assert len(rounds.read_text().splitlines()) == 51
    refused = subprocess.run([*command, "--plot", str(tmp_path / "a.png")], capture_output=True, text=True)
    assert refused.returncode == 2
    assert "matplotlib" in refused.stderr


def test_a_refused_simulation_leaves_no_file(tmp_path: Path) -> None:
    for more in (["--bots", "easy,easy,easy"], ["--bots", "clever"]):
        assert cli.main(["simulate", "--csv", str(tmp_path / "a.csv"), *more]) == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [["simulate", "--compare", "--rounds", "20"], ["rules", "pirates"]], ids=" ".join)
def test_a_terminal_that_knows_only_ascii(arguments: list[str]) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    said = subprocess.check_output([sys.executable, "-m", "lastcard", *arguments], env=environment, text=True)
    assert "\\u" not in said
    assert "\\x" not in said


def test_a_terminal_that_cannot_show_frames_is_not_drawn_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    monkeypatch.setenv("TERM", "xterm")
    assert "lastcard play --plain" in in_terminal(80, "play")
