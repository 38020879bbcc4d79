"""Where the tests take their browser from."""

import fcntl
import importlib.util
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from processes import PATIENCE

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script on a machine without a browser, where nothing can be installed."""
    spec = importlib.util.spec_from_file_location("find_chromium_under_test", ROOT / "scripts" / "find_chromium.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.delenv("LASTCARD_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(module, "FOLDER", tmp_path / "fetched")
    monkeypatch.setattr(module, "STARTER", tmp_path / "fetched" / "run")
    monkeypatch.setattr(module, "DOWNLOADS", tmp_path / "downloads")
    monkeypatch.setattr(module, "PLAYWRIGHT", [str(tmp_path / "playwright")])
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "kept"))
    monkeypatch.setattr(module.build_page, "need_node", lambda install: None)
    monkeypatch.setattr(module.build_page, "run", lambda command: False)
    monkeypatch.setattr(module.build_page, "last_words", lambda: "no network")
    monkeypatch.setattr(module.build_page, "say", lambda text: None)
    return module


def program(path: Path, said: str, code: int = 0) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"#!/bin/sh\necho {said}\nexit {code}\n")
    path.chmod(0o755)
    return path


def test_the_one_that_is_installed(script: ModuleType, tmp_path: Path) -> None:
    found = program(tmp_path / "google-chrome", "Chrome 153")
    assert script.find() == str(found)
    program(tmp_path / "chromium", "install the snap", 1)  # it only says what to install
    assert script.find() == str(found)


def test_the_one_that_is_named(script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path / "chromium", "Chromium 153")
    own = program(tmp_path / "own", "Chromium 99")
    monkeypatch.setenv("LASTCARD_CHROMIUM", str(own))
    assert script.find() == str(own)
    own.unlink()
    with pytest.raises(script.NoChromiumError, match="does not run"):
        script.find()


def test_the_one_that_was_fetched_before(script: ModuleType, tmp_path: Path) -> None:
    found = program(tmp_path / "fetched" / "run", "Chromium 153")
    (tmp_path / "fetched" / "package.txt").write_text(script.PACKAGE)
    assert script.find() == str(found)


def test_playwrights_own(script: ModuleType, tmp_path: Path) -> None:
    ready = program(tmp_path / "package" / "shell", "Chrome 158")
    downloading = program(tmp_path / "playwright", "")
    into = "$PLAYWRIGHT_BROWSERS_PATH/chromium_headless_shell-1/chrome-headless-shell-linux64"
    downloading.write_text(f"#!/bin/sh\n/bin/mkdir -p {into}\n/bin/cp -p {ready} {into}/chrome-headless-shell\n")
    found = script.find()
    assert found.startswith(str(tmp_path / "downloads"))
    downloading.unlink()  # the second time it is there
    assert script.find() == found


def test_what_is_there_comes_before_a_download(script: ModuleType, tmp_path: Path) -> None:
    program(tmp_path / "playwright", "downloading").write_text(f"#!/bin/sh\n: > {tmp_path}/asked\nexit 1\n")
    found = program(tmp_path / "fetched" / "run", "Chromium 153")
    (tmp_path / "fetched" / "package.txt").write_text(script.PACKAGE)
    assert script.find() == str(found)
    assert not (tmp_path / "asked").exists()


def test_nothing_is_installed_into_the_system(script: ModuleType, tmp_path: Path) -> None:
    for name in ("apt-get", "apt", "dnf", "brew", "sudo"):
        program(tmp_path / name, "").write_text(f"#!/bin/sh\n: > {tmp_path}/asked\n")
    with pytest.raises(script.NoChromiumError):
        script.find()
    assert not (tmp_path / "asked").exists()


def test_none_at_all_is_said_and_why(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script.platform, "machine", lambda: "x86_64")
    with pytest.raises(script.NoChromiumError) as caught:
        script.find()
    for words in ("is installed", "Playwright", "no network", "LASTCARD_CHROMIUM="):
        assert words in str(caught.value)


def test_two_at_once_fetch_it_once(script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes while it is fetched waits for it, and takes the same."""
    fetches, second, came = list[Path](), list[Future[str]](), threading.Event()
    lock = fcntl.flock

    def fetch() -> Path:
        fetches.append(tmp_path)
        if len(fetches) == 1:
            second.append(pool.submit(script.find))
        else:
            came.set()
        assert came.wait(PATIENCE)
        return tmp_path

    def flock(file: Any, how: int) -> None:
        if fetches:
            came.set()
        lock(file, how)

    def unpack(package: Path) -> None:
        program(script.FOLDER / "chromium", "Chromium 153")
        (script.FOLDER / "fonts").mkdir()

    monkeypatch.setattr(script.platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(fcntl, "flock", flock)
    monkeypatch.setattr(script, "_fetch", fetch)
    monkeypatch.setattr(script, "_unpack", unpack)
    with ThreadPoolExecutor(1) as pool:
        found = script.find()
        assert second[0].result(PATIENCE) == found == str(script.STARTER)
    assert len(fetches) == 1
