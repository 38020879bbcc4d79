"""Takes the picture of the table that the README shows: python scripts/take_picture.py. After the page has changed.

A real game against bots, some decisions into its first round, in a browser without a window.
"""

import sys
import tempfile
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tests"))
from browser.conftest import Server  # noqa: E402
from browser.page import Player, chromium  # noqa: E402

PICTURE = ROOT / "docs" / "pictures" / "table.png"
KEY, NONCE = "6" * 64, "5" * 32
"""So that it is the same game each time."""
DECISIONS = 2
SIZE = {"width": 1120, "height": 720}


def main() -> None:
    """Play and take it."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        try:
            with server.key(KEY):
                player = Player(browser, server.url, nonce=NONCE)
                player.page.set_viewport_size(SIZE)  # type: ignore[arg-type]
                player.play_now("Ann", "minecraft", bots=3)
                for _ in range(DECISIONS):
                    player.wait(lambda now: bool(now["options"]))
                    player.decide()
                player.wait(lambda now: bool(now["options"]) and now["kind"] == "turn")
                player.page.locator("[data-testid=hand] [data-code=CR]").hover()  # shows what a Creeper says
                player.page.wait_for_timeout(500)
                PICTURE.parent.mkdir(exist_ok=True)
                player.page.screenshot(path=PICTURE)
        finally:
            server.end()
    # 256 colours are enough for cards, and a third of the size.
    Image.open(PICTURE).convert("RGB").quantize(256, dither=Image.Dither.NONE).save(PICTURE, optimize=True)
    print(f"{PICTURE.relative_to(ROOT)}: {PICTURE.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
