"""Draws the icons of the page for home screens: python scripts/draw_icons.py. After web/src/icon.svg has changed.

The card of the tab's icon on a ground of its own: as a drawing, for every size, and as a picture as large as anybody
asks for, where drawings are not taken.
Needs zopfli, which nothing else does: it packs it a fifth smaller.
"""

import io
import re
import sys
from pathlib import Path

from PIL import Image
from zopfli.png import optimize

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tests"))
from browser.page import chromium  # noqa: E402

CARD = ROOT / "web" / "src" / "icon.svg"
ICONS = ROOT / "web" / "public" / "icons"

COLOURS = 24
SIZE = 192
"""As large as home screens show it: where a larger one is wanted, the drawing is taken."""

ICON = ICONS / f"{SIZE}.png"
SCALE = 0.92
"""Launchers cut off all outside a circle of 80 %."""

SIGNS = {
    "#3f8dff": "M0-9A9 9 0 1 0 0 9A9 9 0 1 0 0-9z",
    "#27d06f": "M0-8L9 7.6H-9z",
    "#ff4352": "M0-9.3L7.6 0L0 9.3L-7.6 0z",
    "#ffcb2e": "M0-9.2L2.85-3.6L9-2.7L4.5 1.7L5.6 7.9L0 5L-5.6 7.9L-4.5 1.7L-9-2.7L-2.85-3.6z",
}
"""The four colours of the classic game, each with its sign."""


def drawing(card: str, scale: float) -> str:
    """The icon in a box of 100: a ground that may be cut, the light of a lamp, signs, and the card this large."""
    spread = 30 * scale
    places = [(-spread, -spread * 0.9), (spread, -spread), (spread, spread * 0.9), (-spread, spread)]
    signs = "".join(
        f'<path transform="translate({x:g} {y:g}) scale({scale / 2})" d="{sign}" fill="{colour}"/>'
        for (x, y), (colour, sign) in zip(places, SIGNS.items(), strict=True)
    )
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" width="100%" height="100%">
      <rect x="-50" y="-50" width="100" height="100" fill="#2a2154"/>
      <circle r="{38 * scale:g}" fill="#3b2f73"/>
      <circle r="{30 * scale:g}" fill="#54418f"/>
      {signs}
      <g transform="scale({scale})">{card}</g>
    </svg>"""


def main() -> None:
    """Draw it."""
    card = re.sub(r"</?svg[^>]*>", "", CARD.read_text())
    vector = re.sub(r">\s+<", "><", drawing(card, SCALE)).replace(' width="100%" height="100%"', "")
    (ICONS / "any.svg").write_text(vector + "\n")
    with chromium() as browser:
        page = browser.new_page(viewport={"width": SIZE, "height": SIZE})
        page.set_content(f"<style>body {{ margin: 0 }}</style>{drawing(card, SCALE)}")
        shot = page.screenshot(omit_background=True)
    # The drawing has a dozen colours: as many again are enough for its edges.
    drawn = Image.open(io.BytesIO(shot)).convert("RGB")
    few = drawn.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=4, dither=Image.Dither.NONE)
    plain = io.BytesIO()
    few.save(plain, "PNG", optimize=True)
    ICON.write_bytes(optimize(plain.getvalue()))
    print(f"{ICON.name}: {ICON.stat().st_size} bytes")


if __name__ == "__main__":
    main()
