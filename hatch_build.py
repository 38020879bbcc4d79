"""Compiles the engine with mypyc and sees to the browser page and the README: as hatchling's hooks, and by hand.

    python hatch_build.py --check     is the compiled engine the one of these sources? (exit code 1: no)
    python hatch_build.py --rebuild   compile it if it is not, and build the page if its sources have changed

An editable install gets the compiled modules beside their sources, a wheel gets them packed. Where there is no
compiler, or compiling fails, one line says so and the engine runs interpreted: the same files, only slower.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
    from hatchling.metadata.plugin.interface import MetadataHookInterface as MetadataHook

    Hook = BuildHookInterface[Any]
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface as Hook
        from hatchling.metadata.plugin.interface import MetadataHookInterface as MetadataHook
    except ImportError:  # run by hand without hatchling
        Hook = MetadataHook = object

ROOT: Final = Path(__file__).resolve().parent
sys.path.append(str(ROOT / "scripts"))
import build_page  # noqa: E402

SOURCE: Final = ROOT / "src"
COMPILED: Final = tuple(SOURCE / "lastcard" / room for room in ("engine", "thinking", "learning"))
"""The rooms that are compiled, all of their modules together."""

STATE: Final = COMPILED[0] / "_build.json"
WORK: Final = ROOT / "build" / "mypyc"
SUFFIXES: Final = (".so", ".pyd")


def modules() -> list[Path]:
    """Return the files that are compiled, sorted. `__init__.py` never is: it decides which of the two is loaded."""
    return sorted(path for room in COMPILED for path in room.glob("*.py") if path.name != "__init__.py")


# No settings from pyproject.toml: whether the types are strict enough is for `make check` to say. And only the modules
# that are compiled have to be right: the package around them imports what may not be installed.
MYPY_OPTIONS: Final = (
    "--config-file=",
    "--follow-imports=silent",
    f"--cache-dir={WORK.with_name('mypy_cache')}",
)

# Lets the C compiler put functions of the engine into one another, although they are visible outside.
COMPILE_ARGUMENTS = [] if os.name == "nt" else ["-fno-semantic-interposition"]


def source_hash() -> str:
    """Return the hash that says which sources, and which mypy, a compiled engine comes from."""
    digest = hashlib.sha256(" ".join(COMPILE_ARGUMENTS).encode())
    for path in modules():
        text = path.read_bytes()
        digest.update(f"{path.name} {len(text)}\n".encode() + text)
    try:
        digest.update(f"mypy {metadata.version('mypy')}".encode())
    except metadata.PackageNotFoundError:
        digest.update(b"no mypy")
    return digest.hexdigest()


def compiled_files() -> list[Path]:
    """Return every compiled engine module in the source tree, whichever Python it is for."""
    found = [*SOURCE.glob("*__mypyc.*")] + [path for room in COMPILED for path in room.iterdir()]
    return sorted(path for path in found if path.suffix in SUFFIXES)


def compiler() -> str:
    """Return the command of the C compiler, or nothing. Who sets CC means that one and no other."""
    if sys.platform == "win32":
        return "msvc"  # setuptools knows where to look
    named = os.environ.get("CC", "")
    candidates = [named] if named else [sysconfig.get_config_var("CC") or "", "cc", "gcc", "clang"]
    return next((command for command in candidates if command and shutil.which(shlex.split(command)[0])), "")


def compiler_version(command: str) -> str:
    """Return the first line the compiler says about itself."""
    if not command or sys.platform == "win32":
        return command
    try:
        run = subprocess.run([*shlex.split(command), "--version"], capture_output=True, text=True, timeout=20)
    except (OSError, subprocess.SubprocessError):
        return command
    return (run.stdout or run.stderr).partition("\n")[0].strip()


def has_headers() -> bool:
    """Say whether Python.h is installed for this Python."""
    return any(Path(sysconfig.get_path(key), "Python.h").exists() for key in ("include", "platinclude"))


def circumstances() -> dict[str, Any]:
    """Return what decides over the outcome of a build, apart from the sources."""
    return {
        "python": f"{platform.python_version()} {sysconfig.get_config_var('EXT_SUFFIX')}",
        "compiler": compiler_version(compiler()),
        "headers": has_headers(),
    }


def state() -> dict[str, Any]:
    """Return what the last build wrote down, or nothing."""
    try:
        found = json.loads(STATE.read_text())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def fresh() -> bool:
    """Say whether there is nothing to compile anew.

    A compiled engine stays good when the compiler goes away. A failed build is worth another try only when
    something changed.
    """
    last, now = state(), circumstances()
    files = sorted(path.relative_to(SOURCE).as_posix() for path in compiled_files())
    if last.get("hash") != source_hash() or last.get("python") != now["python"] or last.get("files") != files:
        return False
    return bool(files) or all(last.get(key) == value for key, value in now.items())


def compile_into(target: Path) -> str:
    """Compile the engine into the folder `target`, laid out as `src` is. Return why it failed, or nothing."""
    command, named = compiler(), os.environ.get("CC")
    if not command:
        advice = "install one (Debian, Ubuntu: apt install gcc python3-dev) and run make again"
        return f"CC={named} is not there" if named else f"there is no C compiler; {advice}"
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    log = WORK / "log.txt"
    environment = {key: value for key, value in os.environ.items() if not key.startswith("MYPY")}
    if sys.platform != "win32":
        environment["CC"] = command
    # In a process of its own: mypyc leaves by sys.exit, and setuptools prints and changes what it likes.
    with log.open("w") as output:
        run = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), "--compile-into", str(target)],
            cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
        )  # fmt: skip
    if run.returncode == 0:
        return ""
    if not has_headers():
        return "Python.h is missing; install it (Debian, Ubuntu: apt install python3-dev) and run make again"
    lines = [line.strip() for line in log.read_text(errors="replace").splitlines()]
    errors = [line for line in lines if "error" in line.lower()] or [line for line in lines if line]
    where = log.relative_to(ROOT).as_posix()
    return f"compiling failed: {errors[0] if errors else 'without a word'} (all of it: {where})"


def run_mypyc(target: Path) -> None:
    """Compile for good: runs in the process that `compile_into` starts."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    paths = [path.relative_to(ROOT).as_posix() for path in modules()]
    extensions = mypycify([*MYPY_OPTIONS, *paths], target_dir=str(WORK), opt_level="3", debug_level="0")
    for extension in extensions:
        extension.extra_compile_args += COMPILE_ARGUMENTS
    build = Distribution({"name": "lastcard", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib = str(target)
    build.build_temp = str(WORK / "objects")
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    build.run()


def forget() -> None:
    """Remove every compiled module, and first the note that vouches for them."""
    STATE.unlink(missing_ok=True)
    for path in compiled_files():
        path.unlink()


def build_in_place() -> str:
    """Put the compiled modules beside their sources. Return why there are none, or nothing."""
    target, now, expected = WORK.with_name("inplace"), circumstances(), source_hash()
    shutil.rmtree(target, ignore_errors=True)
    forget()  # a stale compiled module would win over the edited source, so none is left however this ends
    reason = compile_into(target) if modules() else ""
    files = []
    if not reason:
        for path in sorted(path for path in target.rglob("*") if path.suffix in SUFFIXES):
            name = path.relative_to(target)
            shutil.move(path, SOURCE / name)
            files.append(name.as_posix())
    shutil.rmtree(target, ignore_errors=True)
    note = {"hash": expected, **now, "files": files, "reason": reason}
    passing = STATE.with_suffix(".new")
    passing.write_text(json.dumps(note, indent=1) + "\n")
    passing.replace(STATE)
    return reason


def interpreted(reason: str) -> str:
    """Return the one line that says what is missing and what that means."""
    return f"lastcard: the engine runs interpreted, some 70 times slower: {reason}"


class CustomBuildHook(Hook):
    """What hatchling calls before it packs an editable install or a wheel."""

    def dependencies(self) -> list[str]:
        """What a build apart from everything else needs: Node, where there is none."""
        needed = not build_page.fresh() and build_page.node_version() < build_page.OLDEST_NODE
        return [line.split()[0] for line in build_page.locked_node()] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            build_page.build()
        except build_page.PageError as error:
            self.app.display_warning(build_page.missing(error))
        if self.target_name != "wheel":
            return
        if version == "editable":
            reason = state().get("reason", "") if fresh() else build_in_place()
        else:
            reason = self.pack(build_data)
        if reason:
            self.app.display_warning(interpreted(reason))

    def pack(self, build_data: dict[str, Any]) -> str:
        """Compile apart from the source tree, and name the results for the wheel."""
        target = WORK.with_name("wheel")
        shutil.rmtree(target, ignore_errors=True)
        reason = compile_into(target) if modules() else ""
        files = [] if reason else [path for path in target.rglob("*") if path.suffix in SUFFIXES]
        for path in files:
            build_data["force_include"][str(path)] = path.relative_to(target).as_posix()
        build_data["pure_python"] = not files
        build_data["infer_tag"] = bool(files)
        return reason


REPOSITORY: Final = "lastcard/lastcard"


def readme() -> str:
    """Return the README for a place that has no files beside it, such as PyPI: its links lead to the repository."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    pictures, files = (
        f"https://raw.githubusercontent.com/{REPOSITORY}/main/",
        f"https://github.com/{REPOSITORY}/blob/main/",
    )
    text = re.sub(r"(!\[[^]]*\]\()(?!\w+:|#)", rf"\g<1>{pictures}", text)
    return re.sub(r"((?<!!)\[[^]]*\]\()(?!\w+:|#)", rf"\g<1>{files}", text)


class CustomMetadataHook(MetadataHook):
    """What hatchling calls for the parts of the metadata that pyproject.toml calls dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        metadata["readme"] = {"content-type": "text/markdown", "text": readme()}


def main(arguments: list[str]) -> int:
    """Answer the command line."""
    match arguments:
        case ["--check"]:
            return 0 if fresh() else 1
        case ["--rebuild"]:
            if fresh():
                reason = str(state().get("reason", ""))
            else:
                print("Compiling the engine ...", file=sys.stderr, flush=True)
                reason = build_in_place()
            if reason:
                print(interpreted(reason), file=sys.stderr)
            return build_page.main([])
        case ["--forget"]:
            forget()
            return 0
        case ["--compile-into", target]:
            run_mypyc(Path(target))
            return 0
        case _:
            print(__doc__, file=sys.stderr)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
