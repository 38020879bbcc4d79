"""The documentation as a site: no link leads nowhere, and nothing is loaded from elsewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import lastcard

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def site() -> Path:
    """The site, built as `make docs` does."""
    command = [str(Path(sys.executable).with_name("zensical")), "build", "--strict"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return ROOT / "build" / "site"


def test_every_document_is_a_page(site: Path) -> None:
    documents = {path.relative_to(ROOT / "docs").with_suffix(".html") for path in (ROOT / "docs").rglob("*.md")}
    assert documents <= {path.relative_to(site) for path in site.rglob("*.html")}


def test_the_public_names_are_described(site: Path) -> None:
    page = (site / "api" / "index.html").read_text(encoding="utf-8")
    for name in lastcard.__all__:
        assert f'id="lastcard.{name}"' in page, name


def test_examples_of_docstrings_are_code(site: Path) -> None:
    pages = [path.read_text(encoding="utf-8") for path in (site / "api").glob("*.html")]
    assert any("&gt;&gt;&gt;" in page for page in pages)
    assert not any("<blockquote>" in page for page in pages)


def test_pages_load_nothing_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert pages
    for path in pages:
        page = path.read_text(encoding="utf-8")
        assert not re.search(r"<(?:script|img|iframe|source)\b[^>]*\bsrc=\"?(?:https?:)?//", page), path.name
        sheets = re.findall(r"<link\b[^>]*rel=\"?(?:stylesheet|preload|preconnect|icon)\b[^>]*>", page)
        assert sheets
        assert not any("//" in sheet for sheet in sheets), path.name


def test_pictures_are_there(site: Path) -> None:
    for path in site.rglob("*.html"):
        for source in re.findall(r"<img\b[^>]*\bsrc=\"([^\"]+)\"", path.read_text(encoding="utf-8")):
            assert (path.parent / source).is_file(), f"{path.name}: {source}"
