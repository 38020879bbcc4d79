"""Takes the pictures of the page that README and docs show: python scripts/take_picture.py. After it has changed.

Real games against bots, some decisions into the first round, in a browser without a window.
"""

import sys
import tempfile
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tests"))
from browser.conftest import Server  # noqa: E402
from browser.page import Player, chromium  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
KEY, NONCE = "6" * 64, "5" * 32
"""So that it is the same game each time."""
DECISIONS = 4
RESTING = 2500
"""Milliseconds after which nothing moves or is said any more."""


def main() -> None:
    """Play and take them."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        try:
            with server.key(KEY):
                start = Player(browser, server.url, nonce=NONCE, seen=True)
                start.page.set_viewport_size({"width": 1440, "height": 900})
                start.start()
                take(start, "start")
                for name, edition, width, height in (
                    ("table", "minecraft", 1440, 900),
                    ("phone", "ghostbusters", 390, 844),
                ):
                    player = Player(browser, server.url, nonce=NONCE, seen=True)
                    player.page.set_viewport_size({"width": width, "height": height})
                    player.play_now("Ann", edition, bots=3)
                    play_on(player)
                    take(player, name)
        finally:
            server.end()


def play_on(player: Player) -> None:
    """Some decisions, and then on until there is a card to be chosen."""
    for number in range(30):
        state = player.wait(lambda now: bool(now["options"]))
        if number >= DECISIONS and state["kind"] == "turn" and len(state["options"]) > 2:
            return
        player.decide()


def take(player: Player, name: str) -> None:
    """Take it when nothing moves. 256 colours are enough for cards, and a third of the size."""
    path = PICTURES / f"{name}.png"
    if player.get("drawer").is_visible():
        player.click("drawer-close")
    player.page.wait_for_timeout(RESTING)
    player.page.screenshot(path=path)
    Image.open(path).convert("RGB").quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
