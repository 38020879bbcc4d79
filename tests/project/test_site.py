"""The documentation as a site: no link leads nowhere, and nothing is loaded from elsewhere."""

import re
import subprocess
import sys
from pathlib import Path

import lastcard

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"


def test_the_site() -> None:
    """One test: the site takes seconds to build, and there is one place for it."""
    command = [str(Path(sys.executable).with_name("zensical")), "build", "--strict"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    pages = {path.relative_to(SITE).as_posix(): path.read_text(encoding="utf-8") for path in SITE.rglob("*.html")}
    every_document_is_a_page(pages)
    the_api_is_described({name: page for name, page in pages.items() if name.startswith("api/")})
    for name, page in pages.items():
        nothing_is_loaded_from_elsewhere(name, page)
        pictures_are_there(name, page)


def every_document_is_a_page(pages: dict[str, str]) -> None:
    documents = (ROOT / "docs").rglob("*.md")
    assert {path.relative_to(ROOT / "docs").with_suffix(".html").as_posix() for path in documents} <= set(pages)


def the_api_is_described(pages: dict[str, str]) -> None:
    missing = [name for name in lastcard.__all__ if f'id="lastcard.{name}"' not in pages["api/index.html"]]
    assert not missing
    assert any("&gt;&gt;&gt;" in page for page in pages.values())
    assert not any("<blockquote>" in page for page in pages.values()), "examples of docstrings are code"


def nothing_is_loaded_from_elsewhere(name: str, page: str) -> None:
    assert not re.search(r"<(?:script|img|iframe|source)\b[^>]*\bsrc=\"?(?:https?:)?//", page), name
    sheets = re.findall(r"<link\b[^>]*rel=\"?(?:stylesheet|preload|preconnect|icon)\b[^>]*>", page)
    assert sheets
    assert not any("//" in sheet for sheet in sheets), name


def pictures_are_there(name: str, page: str) -> None:
    for source in re.findall(r"<img\b[^>]*\bsrc=\"([^\"]+)\"", page):
        assert ((SITE / name).parent / source).is_file(), f"{name}: {source}"
