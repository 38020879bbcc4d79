"""What the documents show works: records in docs/records.md and README.md replay."""

import re
from pathlib import Path

import pytest

from lastcard import record

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", ["docs/records.md", "README.md"])
def test_the_record_of_the_document_replays(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    blocks = re.findall(r"^```toml\n(lastcard = 1.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 1
    game = record.loads(blocks[0]).replay()
    assert game.moves == ["Bo: play B7", "Cy: draw", "Ann: play W", "Ann: colour red"]
    assert [decision.player for decision in game.waiting] == ["Bo"]
