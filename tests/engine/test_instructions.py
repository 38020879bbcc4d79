"""bench/instructions.py --check: it holds the counts that are kept, and passes where none are."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script, asked to check, where each decision of every edition takes 1,000 instructions."""
    spec = importlib.util.spec_from_file_location("instructions_under_test", ROOT / "bench" / "instructions.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module.sys, "argv", ["instructions.py", "--check"])
    monkeypatch.setattr(module, "KEPT", tmp_path / "kept.toml")
    monkeypatch.setattr(module, "version", lambda: "python 9.9, compiler 99.9")
    monkeypatch.setattr(module, "compiled", lambda: True)
    monkeypatch.setattr(module, "per_decision", lambda edition: 1000.0)
    monkeypatch.setattr(module.shutil, "which", lambda name: name)
    return module


def keep(script: ModuleType, python: str, count: int) -> None:
    lines = [f'["{python}, compiler 99.9"]', *(f"{edition} = {count}" for edition in script.IDS)]
    script.KEPT.write_text("\n".join(lines))


def test_where_no_counts_are_kept_it_says_so_and_passes(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script.shutil, "which", lambda name: None)  # not even valgrind is needed
    keep(script, "python 8.8", 1)
    script.main()
    assert "No instruction counts are kept for python 9.9, compiler 99.9" in capsys.readouterr().out


def test_where_counts_are_kept_it_holds_them(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(script, "python 9.9", 950)
    script.main()
    keep(script, "python 9.9", 900)
    with pytest.raises(SystemExit, match="More than 10 %"):
        script.main()
    monkeypatch.setattr(script.shutil, "which", lambda name: None)
    with pytest.raises(SystemExit, match="valgrind is missing"):
        script.main()
