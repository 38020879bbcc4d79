"""`lastcard verify` says "proven" only against a commitment that did not come with the record."""

from pathlib import Path

import pytest

from lastcard.cli.main import main
from lastcard.game.dealing import Dealing
from lastcard.game.record import Record

DEALING = Dealing("00" * 32, ("a1" * 8, "-"))


def verify(folder: Path, *options: str, promised: bool = True) -> int:
    record = Record("classic", ("Ann", "Bo"), dealing=DEALING, commitment=DEALING.commitment if promised else "")
    path = folder / "game.toml"
    path.write_text(record.dumps())
    return main(["verify", str(path), *options])


@pytest.mark.parametrize("options", [[], ["--nonce", "a1" * 8]])
def test_a_record_alone_is_only_consistent(
    tmp_path: Path, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, *options) == 0
    said = capsys.readouterr().out
    assert said.startswith("Consistent with itself, but not proven: ")
    assert "Proven" not in said
    assert "the one that the record itself promises" in said
    assert "--commitment HEX" in said


@pytest.mark.parametrize("promised", [True, False])
def test_with_the_commitment_that_somebody_noted_it_is_proven(
    tmp_path: Path, promised: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, "--commitment", DEALING.commitment, promised=promised) == 0
    said = capsys.readouterr().out
    assert said.startswith("Proven: ")
    assert "--commitment" not in said


@pytest.mark.parametrize("noted", ["ab" * 32, "ab", DEALING.commitment[:-1]])
def test_another_commitment_is_no_proof(tmp_path: Path, noted: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, "--commitment", noted) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("lastcard: not proven: ")
    assert f"and {noted} was promised" in said.err


def test_a_record_that_promises_nothing_is_not_even_consistent(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, promised=False) == 1
    said = capsys.readouterr().err
    assert "the record does not say what was committed to" in said
    assert "--commitment HEX" in said
    assert "is not the one" not in said
