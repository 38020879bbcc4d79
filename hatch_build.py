"""Compiles the engine, and what a server does for every move, with mypyc, and sees to the browser page and the README:
as hatchling's hooks, and by hand.

    python hatch_build.py --check     is what is compiled of these sources? (exit code 1: no)
    python hatch_build.py --rebuild   compile it if it is not, and build the page if its sources have changed

An editable install gets the compiled modules beside their sources, a wheel gets them packed. Where there is no
compiler, or compiling fails, one line says so and the engine runs interpreted: the same files, only slower.
"""

from __future__ import annotations

import contextlib
import functools
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
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

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
ROOM: Final = SOURCE / "lastcard"
COMPILED: Final = tuple(ROOM / room for room in ("engine", "thinking", "learning"))
"""The rooms that are compiled, all of their modules together."""

TELLING: Final = tuple(
    ROOM / f"{name}.py"
    for name in (
        "game/acting",
        "game/events",
        "game/looker",
        "game/moments",
        "game/open_table",
        "server/allowance",
        "server/broadcast",
        "server/frames",
        "server/journal",
        "server/kept_room",
        "server/metrics",
        "server/notes",
        "server/outbox",
        "server/phrases",
        "server/places",
        "server/room",
        "server/serialise",
        "server/thoughts",
        "server/updates",
        "table/plans",
        "table/table",
    )
)
"""What a server does for every move, to tell everybody: compiled apart, so that a change here is no change there."""

SUFFIXES: Final = (".so", ".pyd")


class Part(NamedTuple):
    """Modules that are compiled together."""

    title: str
    loss: str
    """What it is to do without."""
    group: str | None
    """What mypyc calls what they share; None: by their names."""
    state: Path
    options: tuple[str, ...] = ()
    """Of mypy."""
    effort: str = "3"
    """How hard the C compiler tries."""

    @property
    def work(self) -> Path:
        """Where it is compiled."""
        return ROOT / "build" / (f"mypyc-{self.group}" if self.group else "mypyc")

    @property
    def made(self) -> Path:
        """Where the compiled modules are put, laid out as `src` is, until they are brought where they belong."""
        return self.work.with_name(f"{self.work.name}-made")


ENGINE: Final = Part("the engine", "some 70 times slower", None, COMPILED[0] / "_build.json")
# What the server is made of need not be installed where it is compiled.
TOLD: Final = Part(
    "what a server tells of a move",
    "a third slower",
    "told",
    ROOM / "server" / "_build.json",
    ("--ignore-missing-imports",),
    "2",
)
PARTS: Final = (ENGINE, TOLD)


def modules(part: Part = ENGINE) -> list[Path]:
    """Return the files that are compiled, sorted. `__init__.py` never is: it decides which of the two is loaded."""
    if part is TOLD:
        return sorted(TELLING)
    return sorted(path for room in COMPILED for path in room.glob("*.py") if path.name != "__init__.py")


# No settings from pyproject.toml: whether the types are strict enough is for `make check` to say. And only the modules
# that are compiled have to be right: the package around them imports what may not be installed.
MYPY_OPTIONS: Final = ("--config-file=", "--follow-imports=silent")

# Lets the C compiler put functions of the engine into one another, although they are visible outside.
COMPILE_ARGUMENTS = [] if os.name == "nt" else ["-fno-semantic-interposition"]


def source_hash(part: Part = ENGINE) -> str:
    """Return the hash that says which sources, and which mypy, what is compiled comes from."""
    digest = hashlib.sha256(" ".join(COMPILE_ARGUMENTS).encode())
    for path in modules(part):
        text = path.read_bytes()
        digest.update(f"{path.name} {len(text)}\n".encode() + text)
    for line in sorted(foreign_constants(part)):
        digest.update(line.encode())
    try:
        digest.update(f"mypy {metadata.version('mypy')}".encode())
    except metadata.PackageNotFoundError:
        digest.update(b"no mypy")
    return digest.hexdigest()


def foreign_constants(part: Part) -> set[str]:
    """Return the constants of all other modules that these import from: mypyc puts them where they are used."""
    own, found = modules(part), set[str]()
    names = {name for path in own for name in re.findall(r"^from (lastcard[\w.]*) import", path.read_text(), re.M)}
    for name in names:
        path = SOURCE / f"{name.replace('.', '/')}.py"
        if path.exists() and path not in own:
            found.update(f"{name} {line}\n" for line in re.findall(r"^\w+: Final.*", path.read_text(), re.M))
    return found


def compiled_files(part: Part = ENGINE) -> list[Path]:
    """Return every compiled module in the source tree, whichever Python it is for."""
    shared = f"{TOLD.group}__mypyc."
    if part is TOLD:
        stems = {path.with_suffix("") for path in TELLING}
        beside = [path for folder in {path.parent for path in TELLING} for path in folder.iterdir()]
        found = [*SOURCE.glob(f"{shared}*")] + [
            path for path in beside if path.parent / path.name.split(".")[0] in stems
        ]
    else:
        found = [path for path in SOURCE.glob("*__mypyc.*") if not path.name.startswith(shared)]
        found += [path for room in COMPILED for path in room.iterdir()]
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


def state(part: Part = ENGINE) -> dict[str, Any]:
    """Return what the last build wrote down, or nothing."""
    try:
        found = json.loads(part.state.read_text())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def fresh(part: Part = ENGINE) -> bool:
    """Say whether there is nothing to compile anew.

    What is compiled stays good when the compiler goes away. A failed build is worth another try only when
    something changed.
    """
    last, now = state(part), circumstances()
    files = sorted(path.relative_to(SOURCE).as_posix() for path in compiled_files(part))
    if last.get("hash") != source_hash(part) or last.get("python") != now["python"] or last.get("files") != files:
        return False
    return bool(files) or all(last.get(key) == value for key, value in now.items())


def for_all_parts(work: Callable[[Part], str]) -> list[str]:
    """Do it for all parts at once, and return what came of each: one takes a core, and a minute or two."""
    sysconfig.get_config_vars()  # filled when first asked for: of two threads, one could find it half empty
    with ThreadPoolExecutor() as pool:
        return list(pool.map(work, PARTS))


def compile_apart(part: Part = ENGINE) -> str:
    """Compile into the folder `part.made`. Return why it failed, or nothing."""
    shutil.rmtree(part.made, ignore_errors=True)
    command, named = compiler(), os.environ.get("CC")
    if not command:
        advice = "install one (Debian, Ubuntu: apt install gcc python3-dev) and run make again"
        return f"CC={named} is not there" if named else f"there is no C compiler; {advice}"
    shutil.rmtree(part.work, ignore_errors=True)
    part.work.mkdir(parents=True)
    log = part.work / "log.txt"
    environment = {key: value for key, value in os.environ.items() if not key.startswith("MYPY")}
    if sys.platform != "win32":
        environment["CC"] = command
    # In a process of its own: mypyc leaves by sys.exit, and setuptools prints and changes what it likes.
    with log.open("w") as output:
        run = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), "--compile", str(PARTS.index(part))],
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


def run_mypyc(part: Part) -> None:
    """Compile for good: runs in the process that `compile_apart` starts."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    paths = [path.relative_to(ROOT).as_posix() for path in modules(part)]
    options = [*MYPY_OPTIONS, f"--cache-dir={part.work / 'mypy_cache'}", *part.options]
    work = str(part.work)
    extensions = mypycify(
        [*options, *paths], target_dir=work, opt_level=part.effort, debug_level="0", group_name=part.group
    )
    for extension in extensions:
        extension.extra_compile_args += COMPILE_ARGUMENTS
    build = Distribution({"name": "lastcard", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib = str(part.made)
    build.build_temp = str(part.work / "objects")
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    build.run()


def forget(part: Part = ENGINE) -> None:
    """Remove every compiled module, and first the note that vouches for them."""
    part.state.unlink(missing_ok=True)
    for path in compiled_files(part):
        path.unlink()


def build_in_place(part: Part = ENGINE) -> str:
    """Put the compiled modules beside their sources. Return why there are none, or nothing."""
    now, expected = circumstances(), source_hash(part)
    forget(part)  # a stale compiled module would win over the edited source, so none is left however this ends
    reason = compile_apart(part) if modules(part) else ""
    files = []
    if not reason:
        for path in sorted(path for path in part.made.rglob("*") if path.suffix in SUFFIXES):
            name = path.relative_to(part.made)
            shutil.move(path, SOURCE / name)
            files.append(name.as_posix())
    shutil.rmtree(part.made, ignore_errors=True)
    note = {"hash": expected, **now, "files": files, "reason": reason}
    passing = part.state.with_suffix(".new")
    passing.write_text(json.dumps(note, indent=1) + "\n")
    passing.replace(part.state)
    return reason


def up_to_date(part: Part, say: Callable[[str], object] = lambda _: None) -> str:
    """Compile what has changed. Return why it is not compiled, or nothing."""
    if not fresh(part):
        say(f"Compiling {part.title} ...")
        return build_in_place(part)
    for path in compiled_files(part):
        path.touch()  # a source that was only written again is no newer
    return str(state(part).get("reason", ""))


def interpreted(part: Part, reason: str) -> str:
    """Return the one line that says what is missing and what that means."""
    return f"lastcard: {part.title} runs interpreted, {part.loss}: {reason}"


class CustomBuildHook(Hook):
    """What hatchling calls before it packs an editable install or a wheel."""

    def dependencies(self) -> list[str]:
        """What a build apart from everything else needs: Node, where there is none."""
        needed = not build_page.fresh() and build_page.node_version() < build_page.OLDEST_NODE
        return [line.split()[0] for line in build_page.locked_node()] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.alone = contextlib.ExitStack()
        self.alone.enter_context(build_page.alone())
        with ThreadPoolExecutor() as pool:
            page = pool.submit(build_page.build)
            if self.target_name == "wheel":
                reasons = for_all_parts(up_to_date) if version == "editable" else self.pack(build_data)
                for part, reason in zip(PARTS, reasons, strict=True):
                    if reason:
                        self.app.display_warning(interpreted(part, reason))
        try:
            page.result()
        except build_page.PageError as error:
            self.app.display_warning(build_page.missing(error))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """All is packed: others may build."""
        self.alone.close()

    def pack(self, build_data: dict[str, Any]) -> list[str]:
        """Compile apart from the source tree, and name the results for the wheel. Return why parts are missing."""
        reasons = for_all_parts(compile_apart)
        files = {
            str(path): path.relative_to(part.made).as_posix()
            for part in PARTS
            for path in part.made.rglob("*")
            if path.suffix in SUFFIXES
        }
        build_data["force_include"].update(files)
        build_data["pure_python"] = not files
        build_data["infer_tag"] = bool(files)
        return reasons


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
            return 0 if all(map(fresh, PARTS)) else 1
        case ["--rebuild"]:
            say = functools.partial(print, file=sys.stderr, flush=True)
            with build_page.alone():
                reasons = for_all_parts(functools.partial(up_to_date, say=say))
            for part, reason in zip(PARTS, reasons, strict=True):
                if reason:
                    say(interpreted(part, reason))
            return build_page.main([])
        case ["--forget"]:
            for part in PARTS:
                forget(part)
            return 0
        case ["--compile", part]:
            run_mypyc(PARTS[int(part)])
            return 0
        case _:
            print(__doc__, file=sys.stderr)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
