"""The build: the compiled engine is the one of these sources, and the lock files hold what they should."""

import ast
import doctest
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import lastcard.engine

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ["requirements.lock", "requirements-dev.lock", "requirements-bench.lock"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


@pytest.fixture(scope="module")
def build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiled_modules() -> list[str]:
    """The modules that are compiled, as `engine.round`."""
    rooms = (ROOT / "src/lastcard" / room for room in ("engine", "thinking", "learning"))
    return sorted(f"{room.name}.{path.stem}" for room in rooms for path in room.glob("*.py") if path.stem != "__init__")


def loaded_file(name: str, **variables: str) -> Path:
    """Return the file that a Python process of its own loads for an engine module."""
    environment = {key: value for key, value in os.environ.items() if key != "LASTCARD_PURE"}
    code = f"import lastcard.engine, lastcard.{name} as m; print(lastcard.engine.compiled(), m.__file__)"
    command = [sys.executable, "-c", code]
    run = subprocess.run(command, env=environment | variables, capture_output=True, text=True, check=True)
    says_compiled, _, file = run.stdout.strip().partition(" ")
    assert (says_compiled == "True") == (Path(file).suffix != ".py")
    return Path(file)


def test_the_package_under_test_is_the_one_of_this_tree() -> None:
    assert Path(str(lastcard.engine.__file__)).resolve() == ROOT / "src/lastcard/engine/__init__.py"


def test_compiled_engine_matches_its_sources(build: ModuleType) -> None:
    if build.compiled_files():
        assert build.state().get("hash") == build.source_hash(), "the compiled engine is stale: run `make setup`"


def test_no_compiled_module_without_a_source(build: ModuleType) -> None:
    compiled = {
        f"{path.parent.name}.{path.name.partition('.')[0]}"
        for path in build.compiled_files()
        if path.parent in build.COMPILED
    }
    assert compiled in (set(), set(compiled_modules()))


def test_nothing_has_to_be_installed_for_compiling(build: ModuleType, tmp_path: Path) -> None:
    """`make play` installs neither NumPy nor the other extras; mypy has the types of what the engine uses."""
    paths = [str(path) for path in build.modules()]
    options = [*build.MYPY_OPTIONS, f"--cache-dir={tmp_path}", "--no-site-packages"]
    run = subprocess.run([sys.executable, "-m", "mypy", *options, *paths], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout


def test_engine_is_compiled_where_it_can_be(build: ModuleType) -> None:
    possible = bool(build.compiler()) and build.has_headers()
    assert bool(build.compiled_files()) or not possible, build.state().get("reason", "run `make setup`")


@pytest.mark.parametrize("name", compiled_modules())
def test_pure_loads_the_source_and_otherwise_the_compiled_module(name: str, build: ModuleType) -> None:
    assert loaded_file(name, LASTCARD_PURE="1") == ROOT / f"src/lastcard/{name.replace('.', '/')}.py"
    expected = bool(build.compiled_files())
    assert (loaded_file(name).suffix in build.SUFFIXES) == expected


def test_no_engine_module_is_loaded_twice() -> None:
    names = [name for name in sys.modules if name.endswith("engine.round")]
    assert names in ([], ["lastcard.engine.round"])


def test_doctests_of_the_engine() -> None:
    # pytest does not look into compiled modules, so the examples are taken from the sources and run on what is loaded.
    parser, runner, failures = doctest.DocTestParser(), doctest.DocTestRunner(verbose=False), list[str]()
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
    assert "http" not in text
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


def test_the_readme_needs_no_files_beside_it_on_pypi(build: ModuleType) -> None:
    links = re.findall(r"\]\(([^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert links
    assert all((ROOT / link).is_file() for link in links)
    elsewhere = re.findall(r"\]\(([^)]+)\)", build.readme())
    assert len(elsewhere) == len(links)
    assert all(link.startswith("https://") for link in elsewhere)
    (picture,) = [link for link in elsewhere if link.endswith(".png")]
    assert "/raw" in picture
