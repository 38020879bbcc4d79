"""The light core: what works without any extra, and what a command says when it needs one."""

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import platformdirs
import pytest
from platformdirs.macos import MacOS

from lastcard.cli.extras import EXTRAS
from lastcard.table.store import data_folder
from processes import shared, started

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
CORE = {"librt", "mypy_extensions"}
OPTIONAL = {"uvloop"}
"""Faster where it is there; nothing needs it."""

PACKAGES = {"pyspiel": "open_spiel"}
"""Where a module is not called what its package is."""

LIGHT = f"""
import json, os, sys
sys.modules.update(dict.fromkeys({sorted({*OPTIONAL, *(module for modules in EXTRAS.values() for module in modules)})}))
from lastcard.cli import main, play
from lastcard.study import arena, runner
play._check_terminal = lambda: None
for line in sys.stdin:
    arguments, folder, variables = json.loads(line)
    if pid := os.fork():
        print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)
        continue
    os.chdir(folder)
    os.environ.update(variables)
    for number, name in enumerate(("in", "out", "err")):
        os.dup2(os.open(sys.argv[1] + "/" + name, os.O_RDWR), number)
    sys.stdin = open(0, closefd=False)
    sys.exit(main.main(arguments))
"""
"""Runs commands as if no extra were installed, in what could be a terminal, each in a process of its own."""

RECORD = """
lastcard = 1
edition = "classic"
players = ["Ann", "Bo"]
seed = 7
"""


class Light:
    """A light core, loaded once: each command that it is told begins as a copy of it."""

    def __init__(self, process: "subprocess.Popen[str]", streams: Path) -> None:
        self.process = process
        self.streams = streams

    def __call__(
        self, folder: Path, *arguments: str, said: str = "", **variables: str
    ) -> subprocess.CompletedProcess[str]:
        """What a command does there."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        for name, text in (("in", said), ("out", ""), ("err", "")):
            (self.streams / name).write_text(text)
        environment = {**os.environ, "LASTCARD_DATA": str(folder / "data"), **variables}
        print(json.dumps([arguments, str(folder), environment]), file=self.process.stdin, flush=True)
        status = int(self.process.stdout.readline())
        out, err = ((self.streams / name).read_text() for name in ("out", "err"))
        return subprocess.CompletedProcess(arguments, status, out, err)


@pytest.fixture(scope="module")
def light(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Light]:
    streams = tmp_path_factory.mktemp("light")
    with started([sys.executable, "-c", LIGHT, str(streams)], stderr=subprocess.STDOUT) as process:
        shared.add(process.pid)
        yield Light(process, streams)
        shared.discard(process.pid)


def names(requirements: list[str]) -> set[str]:
    """The packages of some requirements."""
    return {re.split(r"[^\w-]", requirement)[0].replace("-", "_") for requirement in requirements}


def imported(path: Path) -> set[str]:
    """The modules that a file imports from elsewhere, wherever it does."""
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(str(node.module).partition(".")[0])
    return found - set(sys.stdlib_module_names) - {"lastcard", "__future__"}


def test_the_core_depends_on_what_the_engine_was_compiled_with_and_nothing_else() -> None:
    assert names(PROJECT["dependencies"]) == CORE


def test_every_import_is_of_the_core_or_of_an_extra() -> None:
    extra = {module for modules in EXTRAS.values() for module in modules}
    used = {module for path in (ROOT / "src").rglob("*.py") for module in imported(path)}
    assert used - OPTIONAL == extra | CORE


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_brings_what_the_hint_says_it_does(extra: str) -> None:
    brought = {PACKAGES.get(module, module) for module in EXTRAS[extra]}
    assert names(PROJECT["optional-dependencies"][extra]) - OPTIONAL == brought - {"rich"}  # textual's


def test_all_is_all_of_them() -> None:
    assert PROJECT["optional-dependencies"]["all"] == [
        f"lastcard[{','.join(['serve', 'postgres', 'terminal', 'study'])}]"
    ]
    assert {*PROJECT["optional-dependencies"]} == {*EXTRAS, "all"}  # `cluster` and `envs` are for few


@pytest.mark.parametrize(
    "arguments",
    [
        ["--version"],
        ["editions"],
        ["rules", "minecraft"],
        ["check-text", "Everyone else draws 2."],
        ["deal", "minecraft", "--players", "3", "--finish"],
        ["replay", "game.toml", "--plain"],
        ["replay", "game.toml", "--json"],
        ["simulate", "--rounds", "20", "--processes", "1", "--csv", "rounds.csv", "--json", "-"],
        ["simulate", "--rounds", "20", "--processes", "1", "--moves", "moves.jsonl"],
        ["arena", "easy", "random", "--rounds", "4", "--processes", "1"],
    ],
    ids=lambda arguments: " ".join(arguments[:3]),
)
def test_works_in_the_light_core(arguments: list[str], light: Light, tmp_path: Path) -> None:
    (tmp_path / "game.toml").write_text(RECORD)
    done = light(tmp_path, *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_lines_of_text_are_played_and_kept_in_the_light_core(light: Light, tmp_path: Path) -> None:
    begun = light(tmp_path, "play", "--plain", "--seed", "7", "--players", "2", said="1\nquit\n")
    assert (begun.returncode, begun.stderr) == (0, "")
    resumed = light(tmp_path, "play", "--plain", "--resume", said="quit\n")
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert "Classic, game 7" in resumed.stdout


@pytest.mark.parametrize(
    ("arguments", "module", "extra"),
    [
        ([], "uvicorn", "serve"),
        (["serve", "--no-browser"], "uvicorn", "serve"),
        (["play", "minecraft"], "textual", "terminal"),
        (["completion", "bash"], "argcomplete", "terminal"),
        (["simulate", "--rounds", "9", "--plot", "a.png"], "matplotlib", "study"),
        (["arena", "easy", "random", "--plot", "a.png"], "matplotlib", "study"),
        (["simulate", "--rounds", "9", "--moves", "a.parquet"], "pyarrow", "parquet"),
        (["mcp"], "mcp", "mcp"),
        (["simulate", "--rounds", "9", "--cluster", "tcp://localhost:8786"], "distributed", "cluster"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else given,
)
def test_says_what_to_install(arguments: list[str], module: str, extra: str, light: Light, tmp_path: Path) -> None:
    done = light(tmp_path, *arguments)
    assert done.stderr == f'lastcard: this needs {module}, which is not installed: pip install "lastcard[{extra}]"\n'
    assert (done.returncode, done.stdout) == (2, "")
    assert list(tmp_path.iterdir()) == [], "no game was begun and no file written"


def test_a_shell_that_asks_for_completion_starts_nothing(light: Light, tmp_path: Path) -> None:
    done = light(tmp_path, _ARGCOMPLETE="1", COMP_LINE="lastcard ", COMP_POINT="9")
    assert done.returncode == 2
    assert "argcomplete" in done.stderr


def test_games_are_kept_where_programs_of_this_system_keep_their_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LASTCARD_DATA", " ")  # as good as not set, as for every option
    for named in ("/somewhere/else", "not/absolute", ""):
        monkeypatch.setenv("XDG_DATA_HOME", named)
        assert data_folder() == platformdirs.user_data_path("lastcard", appauthor=False)
    if sys.platform != "win32":
        monkeypatch.setattr(sys, "platform", "darwin")
        assert data_folder() == MacOS("lastcard", False).user_data_path
