"""What the documents show works: records in docs/records.md and README.md replay."""

import re
from pathlib import Path

import pytest

from lastcard.cli import main as cli
from lastcard.game import record

ROOT = Path(__file__).parents[2]


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
