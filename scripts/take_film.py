"""Takes a film of a game as a sheet of pictures, one every 100 ms: python scripts/take_film.py minecraft film.png

A real game against bots, in a browser without a window; people see from it whether they can tell what happened.
"""

import argparse
import base64
import io
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tests"))
from browser.conftest import Server  # noqa: E402
from browser.page import Player, chromium  # noqa: E402
from browser.rehearsal import Habit  # noqa: E402

EVERY = 0.1
"""Seconds between two pictures."""
COLUMNS = 10
KEY, NONCE = "6" * 64, "5" * 32
"""So that it is the same game each time."""
SIZES = {"desktop": (1440, 900), "phone": (390, 844), "landscape": (844, 390), "tablet": (820, 1180)}


class Film:
    """What a page shows, with the time of each picture."""

    def __init__(self, player: Player, width: int) -> None:
        self.player = player
        self.frames: list[tuple[float, bytes]] = []
        self.devtools = player.context.new_cdp_session(player.page)
        self.devtools.on("Page.screencastFrame", self._came)
        options = {"format": "jpeg", "quality": 70, "maxWidth": width, "maxHeight": width * 3}
        self.devtools.send("Page.startScreencast", options)

    def _came(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self.devtools.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def end(self) -> None:
        """Nothing more is taken."""
        self.devtools.send("Page.stopScreencast")

    def sheet(self, since: float = 0.0, most: int = 200) -> Image.Image:
        """Pictures side by side, each with its time in seconds; what does not change is left out."""
        start = self.frames[0][0]
        taken: list[tuple[float, bytes]] = []
        for at, data in self.frames:
            late = at - start
            if late >= since and (not taken or late - taken[-1][0] >= EVERY * 0.95):
                taken.append((late, data))
        pictures = [(at, Image.open(io.BytesIO(data)).convert("RGB")) for at, data in taken[:most]]
        width, height = pictures[0][1].size
        rows = -(-len(pictures) // COLUMNS)
        sheet = Image.new("RGB", (COLUMNS * (width + 4), rows * (height + 4)), "#111")
        for index, (at, picture) in enumerate(pictures):
            corner = (index % COLUMNS * (width + 4), index // COLUMNS * (height + 4))
            sheet.paste(picture, corner)
            ImageDraw.Draw(sheet).text((corner[0] + 4, corner[1] + 2), f"{at:.1f}", fill="#ff0")
        return sheet


def play(player: Player, seconds: float, others: tuple[str, ...]) -> None:
    """Decide whatever is asked, a moment after it was asked, until the time is over or the round is."""
    habit, end = Habit("Ann"), time.monotonic() + seconds
    while time.monotonic() < end and not player.state()["over"]:
        if player.options():
            player.page.wait_for_timeout(900)
            player.decide(lambda options, number: habit(options, number, others))
        player.page.wait_for_timeout(100)
    player.page.wait_for_timeout(600)


def main() -> None:
    """Play and take it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("edition")
    parser.add_argument("picture", type=Path)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--bots", type=int, default=3)
    parser.add_argument("--screen", choices=SIZES, default="desktop")
    parser.add_argument("--width", type=int, default=300, help="of one picture")
    parser.add_argument("--position", type=Path, help="a record that the game begins with")
    args = parser.parse_args()
    width, height = SIZES[args.screen]
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder), pace=1.0)
        try:
            with server.key(KEY):
                player = Player(browser, server.url, nonce=NONCE, seen=True, moving=True)
                player.page.set_viewport_size({"width": width, "height": height})
                if args.position:
                    Path(folder, "position.toml").write_text(
                        args.position.read_text(encoding="utf-8"), encoding="utf-8"
                    )
                player.start()
                player.fill_in("Ann", args.edition, args.bots)
                film = Film(player, args.width)
                player.click("play-now")
                player.get("table").wait_for()
                play(player, args.seconds, ("Robin",))
                film.end()
                film.sheet().save(args.picture)
        finally:
            server.end()
    print(f"{args.picture}: {len(film.frames)} pictures were taken")


if __name__ == "__main__":
    main()
