"""What stands in several files of the project agrees: versions, and the Pythons that are tried."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import lastcard

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def test_the_version_is_the_same_everywhere() -> None:
    version = PROJECT["project"]["version"]
    assert lastcard.__version__ == version
    assert f"## [{version}] - " in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_pythons_that_are_promised_are_tested_and_get_wheels() -> None:
    classifiers = " ".join(PROJECT["project"]["classifiers"])
    promised = re.findall(r":: (3\.\d+)\b", classifiers)
    workflow = (ROOT / ".github/workflows/test.yml").read_text()
    assert re.findall(r'"(3\.\d+)"', workflow) == promised
    wheels = PROJECT["tool"]["cibuildwheel"]["build"].split()
    assert wheels == [f"cp{version.replace('.', '')}-*" for version in promised]
    assert PROJECT["project"]["requires-python"] == f">={promised[0]}"


def test_hooks_before_a_commit_can_be_read_and_run_what_is_in_venv() -> None:
    command = [sys.executable, "-m", "pre_commit", "validate-config", str(ROOT / ".pre-commit-config.yaml")]
    subprocess.run(command, check=True)
    hooks = (ROOT / ".pre-commit-config.yaml").read_text()
    entries = re.findall(r"entry: (\S+)", hooks)
    assert entries
    assert all(entry.startswith(".venv/bin/") for entry in entries)
    assert "http" not in hooks, "nothing is fetched"
