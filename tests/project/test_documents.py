"""What the documents show works: records replay, bots play, and commands say what is shown. pytest runs the Python."""

import importlib.util
import re
import shlex
from pathlib import Path

import pytest

from lastcard.cli import main as cli
from lastcard.game import record

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.usefixtures("one_core")


@pytest.mark.parametrize("name", ["docs/records.md", "README.md"])
def test_the_record_of_the_document_replays(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    blocks = re.findall(r"^```toml\n(lastcard = 1.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 1
    game = record.loads(blocks[0]).replay()
    assert game.moves == ["Bo: play B7", "Cy: draw", "Ann: play W", "Ann: colour red"]
    assert [decision.player for decision in game.waiting] == ["Bo"]


@pytest.mark.parametrize("name", ["README.md", "docs/bots.md"])
def test_the_bot_of_the_document_plays(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    (block,) = re.findall(r"^```python\n(class Greedy.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(block.splitlines()) <= 10
    (tmp_path / "mybots.py").write_text(block)
    monkeypatch.chdir(tmp_path)
    assert (
        cli.main(["simulate", "minecraft", "--bots", "mybots.py:Greedy,easy,easy", "--players", "3", "--rounds", "9"])
        == 0
    )
    assert cli.main(["arena", "mybots.py:Greedy", "random", "--rounds", "20", "--processes", "1"]) == 0
    assert "mybots.py:Greedy against random" in capsys.readouterr().out


def blocks(text: str, language: str) -> list[tuple[str, str]]:
    """The blocks of a document in a language, each with its title, if it has one."""
    pattern = rf'^```{language}(?: title="(.*?)")?\n(.*?)^```$'
    return re.findall(pattern, text, re.MULTILINE | re.DOTALL)


DOCUMENTS = sorted(
    path for path in (ROOT / "docs").rglob("*.md") if blocks(path.read_text(encoding="utf-8"), "console")
)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_commands_of_the_document_say_what_it_shows(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = path.read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for title, content in blocks(text, "toml") + blocks(text, "python"):
        if title:
            Path(title).write_text(content, encoding="utf-8")
    for _, session in blocks(text, "console"):
        for step in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
            line, _, shown = step.partition("\n")
            command, _, file = line.partition(" > ")
            program, *arguments = shlex.split(command)
            assert program == "lastcard"
            assert cli.main(arguments) == 0, line
            said = capsys.readouterr().out
            assert not shown.strip() or said.strip() == shown.strip()
            if file:
                Path(file).write_text(said, encoding="utf-8")


def test_most_of_the_tutorial_is_tried() -> None:
    assert {"game", "house-rule", "edition", "bot", "simulations"} <= {path.stem for path in DOCUMENTS}


def test_the_picture_of_the_rooms_is_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("import_graph", ROOT / "scripts/import_graph.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    again = "run: .venv/bin/python scripts/import_graph.py > docs/pictures/rooms.svg"
    assert (ROOT / "docs/pictures/rooms.svg").read_text(encoding="utf-8") == module.picture(), again
