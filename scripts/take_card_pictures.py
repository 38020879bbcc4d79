"""Takes the pictures of the cards for the documentation: python scripts/take_card_pictures.py. After a face changed.

All cards of all editions, and a hand as people see it who lack one kind of cone, or all. They stand in web/gallery,
which is no part of the page: it is built here, beside what the server says of the editions.
"""

import subprocess
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from urllib.parse import urlencode

import msgspec
from PIL import Image
from playwright.sync_api import Browser, Page, Route

from lastcard.cards.edition import IDS, load
from lastcard.server.serialise import edition_info

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tests"))
from browser.page import chromium  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
ADDRESS = "http://gallery.test/"
GROUND = (36, 29, 58)
WRITTEN = {"CU": "Everyone else draws 2, then you give 1 card to a player you choose."}
SIGHTS = {
    "none": "All colours seen",
    "deuteranopia": "Deuteranopia: no green",
    "protanopia": "Protanopia: no red",
    "tritanopia": "Tritanopia: no blue",
    "achromatopsia": "Achromatopsia: no colours",
}


def build(folder: Path) -> None:
    """The gallery, with the editions."""
    command = [
        "exec",
        "--",
        "vite",
        "build",
        "gallery",
        "-c",
        "vite.config.ts",
        "--outDir",
        str(folder),
        "--emptyOutDir",
    ]
    subprocess.run([sys.executable, ROOT / "scripts" / "build_page.py", "--npm", *command], check=True)
    editions = [load(id) for id in IDS]
    written = [edition.written(WRITTEN) if edition.writable else edition for edition in editions]
    (folder / "editions.json").write_bytes(msgspec.json.encode([edition_info(edition) for edition in written]))


def opened(browser: Browser, folder: Path) -> Page:
    """A page that finds the gallery there."""

    def answer(route: Route) -> None:
        path = folder / route.request.url.removeprefix(ADDRESS).partition("?")[0]
        route.fulfill(path=path) if path.is_file() else route.abort()

    page = browser.new_page(viewport={"width": 1600, "height": 900})
    page.route(f"{ADDRESS}**", answer)
    return page


def shot(page: Page, **asked: object) -> Image.Image:
    """What the gallery shows."""
    page.goto(f"{ADDRESS}index.html?{urlencode(asked)}")
    page.wait_for_selector("main")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(300)
    return Image.open(BytesIO(page.locator("main").screenshot())).convert("RGB")


def stacked(rows: list[list[Image.Image]]) -> Image.Image:
    """Pictures in rows."""
    size = max(sum(each.width for each in row) for row in rows), sum(max(each.height for each in row) for row in rows)
    whole, y = Image.new("RGB", size, GROUND), 0
    for row in rows:
        x = 0
        for each in row:
            whole.paste(each, (x, y))
            x += each.width
        y += max(each.height for each in row)
    return whole


def save(picture: Image.Image, name: str) -> None:
    """256 colours are enough for cards, and a third of the size."""
    path = PICTURES / name
    picture.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


def main() -> None:
    """Take both."""
    with tempfile.TemporaryDirectory() as name, chromium() as browser:
        build(Path(name))
        page = opened(browser, Path(name))
        special = {
            id: shot(page, edition=id, show="special", width=84, label=load(id).name) for id in IDS[:5] + IDS[6:]
        }
        whole = stacked(
            [
                [shot(page, edition="classic", width=60, label="All editions")],
                [special[id] for id in ("ghostbusters", "green-lantern", "minecraft")],
                [special[id] for id in ("space-jam", "dc-super-hero-girls")],
                [special[id] for id in ("house-party", "pirates")],
            ]
        )
        save(whole, "cards.png")
        sight = page.context.new_cdp_session(page)
        rows = []
        for kind, label in SIGHTS.items():
            sight.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
            rows.append(
                [
                    shot(page, show="hand", width=64, palette=palette, label=f"{label} ({palette})")
                    for palette in ("classic", "clear")
                ]
            )
        save(stacked(rows), "colour-vision.png")


if __name__ == "__main__":
    main()
