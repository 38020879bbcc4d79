"""The build: what is compiled is what these sources say, and the lock files hold what they should."""

import ast
import doctest
import fcntl
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from itertools import groupby
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import lastcard.engine

ROOT = Path(__file__).resolve().parents[2]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
LOCKS = ["requirements.lock", "requirements-dev.lock", "requirements-bench.lock"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def _build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BUILD = _build()


@pytest.fixture
def build() -> ModuleType:
    return BUILD


def compiled_modules() -> list[str]:
    """The modules that are compiled, as `engine.round`."""
    return sorted(f"{path.parent.name}.{path.stem}" for part in BUILD.PARTS for path in BUILD.modules(part))


LOAD = """
import importlib, os, sys
for names in sys.argv[1:]:
    if pid := os.fork():
        assert os.waitpid(pid, 0)[1] == 0
    else:
        import lastcard.engine
        for name in names.split():
            print(lastcard.engine.compiled(), importlib.import_module(f"lastcard.{name}").__file__, flush=True)
        os._exit(0)
"""
"""A process of its own for each argument, in which nothing has been loaded before."""


def loaded_files(together: list[str], **variables: str) -> dict[str, Path]:
    """The files that are loaded for the modules that can be compiled, those of each row together."""
    environment = {key: value for key, value in os.environ.items() if key != "LASTCARD_PURE"}
    names = " ".join(together).split()
    command = [sys.executable, "-c", LOAD, *together]
    run = subprocess.run(command, env=environment | variables, capture_output=True, text=True, check=True)
    found: dict[str, Path] = {}
    for name, line in zip(names, run.stdout.splitlines(), strict=True):
        says_compiled, _, file = line.partition(" ")
        assert (says_compiled == "True") == (Path(file).suffix != ".py"), name
        found[name] = Path(file)
    return found


def test_the_package_under_test_is_the_one_of_this_tree() -> None:
    assert Path(str(lastcard.engine.__file__)).resolve() == ROOT / "src/lastcard/engine/__init__.py"


@pytest.mark.parametrize("part", BUILD.PARTS, ids=lambda part: part.title)
def test_what_is_compiled_matches_its_sources(build: ModuleType, part: Any) -> None:
    if build.compiled_files(part):
        assert build.state(part).get("hash") == build.source_hash(part), f"{part.title} is stale: run `make setup`"


def test_no_compiled_module_without_a_source(build: ModuleType) -> None:
    compiled = {
        f"{path.parent.name}.{path.name.partition('.')[0]}"
        for part in build.PARTS
        for path in build.compiled_files(part)
        if path.parent != build.SOURCE
    }
    assert compiled in (set(), set(compiled_modules()))


@pytest.mark.parametrize("part", BUILD.PARTS, ids=lambda part: part.title)
def test_nothing_has_to_be_installed_for_compiling(build: ModuleType, part: Any) -> None:
    """`make play` installs neither NumPy nor the other extras; mypy has the types of what the engine uses."""
    kept = ROOT / "build" / f"mypy-{part.title.replace(' ', '-')}"  # by the next time most is known
    paths = [str(path) for path in build.modules(part)]
    options = [*build.MYPY_OPTIONS, *part.options, f"--cache-dir={kept}", "--no-site-packages"]
    run = subprocess.run([sys.executable, "-m", "mypy", *options, *paths], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize("part", BUILD.PARTS, ids=lambda part: part.title)
def test_it_is_compiled_where_it_can_be(build: ModuleType, part: Any) -> None:
    possible = bool(build.compiler()) and build.has_headers()
    assert bool(build.compiled_files(part)) or not possible, build.state(part).get("reason", "run `make setup`")


def test_no_part_takes_the_modules_of_another_for_its_own(build: ModuleType) -> None:
    files = [path for part in build.PARTS for path in build.compiled_files(part)]
    assert len(files) == len(set(files)) == len(list((ROOT / "src").rglob("*.so")) or files)


def test_parts_that_are_looked_at_side_by_side_find_the_settings_of_python(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python fills them in place: a part that found them half empty was compiled anew."""
    monkeypatch.setattr(sysconfig, "_CONFIG_VARS", None)
    found = build.for_all_parts(lambda part: str("EXT_SUFFIX" in (vars(sysconfig)["_CONFIG_VARS"] or ())))
    assert found == ["True"] * len(build.PARTS)


def test_a_constant_of_another_module_is_a_reason_to_compile_anew(build: ModuleType) -> None:
    """mypyc writes it down where it is used."""
    assert "lastcard.engine.program NONE: Final = -1" in {
        line.partition("#")[0].strip() for line in build.foreign_constants(build.TOLD)
    }


def test_a_module_that_somebody_works_on_is_loaded_from_its_source(build: ModuleType, tmp_path: Path) -> None:
    """One that was compiled and one that was not do not go together, so none is loaded that was."""
    copy = tmp_path / "src"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("page", "__pycache__"))
    code = "import lastcard.game.view as view, lastcard.table.table as table; print(view.__file__, table.__file__)"

    def suffixes() -> set[str]:
        environment = os.environ | {"PYTHONPATH": str(copy)}
        said = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        return {Path(file).suffix for file in said.stdout.split()}

    compiled = bool(build.compiled_files(build.TOLD))
    os.utime(copy / "lastcard/table/table.py", (0, 0))
    assert (suffixes() != {".py"}) == compiled
    later = time.time() + 60
    os.utime(copy / "lastcard/table/table.py", (later, later))
    assert suffixes() == {".py"}


def test_pure_loads_the_sources_and_otherwise_the_compiled_modules(build: ModuleType) -> None:
    sources = {name: ROOT / f"src/lastcard/{name.replace('.', '/')}.py" for name in compiled_modules()}
    # Who imports whom does not depend on whether it is compiled: that each can come first is tried once, compiled.
    rooms = [" ".join(names) for _, names in groupby(sources, key=lambda name: name.partition(".")[0])]
    assert loaded_files(rooms, LASTCARD_PURE="1") == sources
    compiled = {name for name, file in loaded_files([*sources]).items() if file.suffix in build.SUFFIXES}
    assert compiled == (set(sources) if build.compiled_files() else set())


def test_no_engine_module_is_loaded_twice() -> None:
    names = [name for name in sys.modules if name.endswith("engine.round")]
    assert names in ([], ["lastcard.engine.round"])


def test_doctests_of_the_engine() -> None:
    # pytest does not look into compiled modules, so the examples are taken from the sources and run on what is loaded.
    parser, runner, failures = (
        doctest.DocTestParser(),
        doctest.DocTestRunner(verbose=False, optionflags=FLAGS),
        list[str](),
    )
    for name in compiled_modules():
        module = importlib.import_module(f"lastcard.{name}")
        path = ROOT / f"src/lastcard/{name.replace('.', '/')}.py"
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and (text := ast.get_docstring(node)):
                title = f"{name}.{getattr(node, 'name', '')}"
                example = parser.get_doctest(text, dict(vars(module)), title, str(path), getattr(node, "lineno", 0))
                runner.run(example, out=failures.append)
    assert not failures, "".join(failures)


@pytest.mark.parametrize("name", LOCKS)
def test_lock_file_names_no_address_and_hashes_everything(name: str) -> None:
    text = (ROOT / name).read_text()
    assert "://" not in text
    requirements = text.replace("\\\n", " ").splitlines()
    assert requirements
    for requirement in requirements:
        assert re.match(r"[a-z0-9-]+==\S+ .*--hash=sha256:[0-9a-f]{64}\b", requirement), requirement


def test_development_lock_contains_the_other() -> None:
    # scripts/setup.sh counts on it: after `make test`, `make play` has nothing to install.
    play, dev, bench = (set((ROOT / name).read_text().replace("\\\n", " ").splitlines()) for name in LOCKS)
    assert play <= dev
    shared = {line.split()[0] for line in dev} & {line.split()[0] for line in bench}
    assert {line for line in bench if line.split()[0] in shared} <= dev, "pip gets both at once"


def test_locks_hold_the_pinned_versions() -> None:
    locked = (ROOT / "requirements-dev.lock").read_text()
    for requirement in [*PROJECT["build-system"]["requires"], *PROJECT["project"]["dependencies"]]:
        name_and_version = requirement.partition(";")[0].replace("_", "-")
        assert f"{name_and_version} " in locked


def test_engine_is_built_with_what_it_runs_with() -> None:
    requires = PROJECT["build-system"]["requires"]
    assert requires == PROJECT["dependency-groups"]["build"]
    for package in ("librt", "mypy_extensions"):
        (pin,) = [line for line in PROJECT["project"]["dependencies"] if line.startswith(package)]
        assert pin in requires


def test_a_wheel_is_packed_while_nobody_else_builds_in_this_tree(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two at once packed whatever the other had just thrown away, and said nothing."""
    monkeypatch.setattr(build.build_page, "ALONE", tmp_path / "build" / "alone")
    seen = []

    def is_free() -> bool:
        with (tmp_path / "build" / "alone").open() as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return False
        return True

    def compile_all(_: object) -> list[str]:
        seen.append(is_free())
        return ["", ""]

    monkeypatch.setattr(build.build_page, "build", lambda: seen.append(is_free()))
    monkeypatch.setattr(build, "for_all_parts", compile_all)
    hook = build.CustomBuildHook(str(ROOT), {}, None, None, str(tmp_path), "wheel")
    hook.initialize("standard", {"force_include": {}})
    assert [*seen, is_free()] == [False, False, False]
    hook.finalize("standard", {}, "")
    assert is_free()


def test_the_readme_needs_no_files_beside_it_on_pypi(build: ModuleType) -> None:
    links = re.findall(r"\]\(([^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert links
    assert all((ROOT / link).is_file() for link in links)
    elsewhere = re.findall(r"\]\(([^)]+)\)", build.readme())
    assert len(elsewhere) == len(links)
    assert all(link.startswith("https://") for link in elsewhere)
    (picture,) = [link for link in elsewhere if link.endswith(".png")]
    assert "/raw" in picture
