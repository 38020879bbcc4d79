"""Plays one round of an edition against bots over the WebSocket, and writes what was told, for the page's tests.

python scripts/record_beats.py pirates > web/test/recorded/pirates.jsonl
"""

import asyncio
import json
import random
import secrets
import sys
import tempfile
from pathlib import Path
from typing import Any

import websockets

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tests"))
from browser.conftest import Server  # noqa: E402

SETTINGS = {
    "scoring": "winner",
    "target": 500,
    "bluff": True,
    "two_player_reverse": "skip",
    "timer": 0,
    "level": "normal",
}
EAGER = ("play", "put", "give", "challenge")
KEPT = ("round", "round_over", "scores", "turn", "direction", "colour", "top", "pile", "hands", "cards", "draw_pile",
        "discard_pile", "protected", "owes_uno")  # fmt: skip
"""What a table shows that events change."""


async def record(url: str, edition: str) -> list[dict[str, Any]]:
    """What Ann was told until the round was over; she decides by chance."""
    chance, beats = random.Random(1), []
    async with websockets.connect(url.replace("http", "ws") + "ws", max_size=None) as line:

        async def say(**message: Any) -> None:
            await line.send(json.dumps(message))

        await say(type="hello")
        settings = {**SETTINGS, "edition": edition}
        await say(
            type="create", name="Ann", key=secrets.token_hex(24), settings=settings, bots=["normal"] * 3, start=True
        )
        colours: dict[str, str] = {}
        while True:
            heard = json.loads(await asyncio.wait_for(line.recv(), 20))
            if heard["type"] != "update":
                continue
            for card in (heard.get("edition") or {}).get("cards", []):
                colours[card["code"]] = card["colour"]
            room, table = heard.get("room"), heard.get("table")
            if room and room["state"] == "lobby" and "Ann" not in room["nonces"]:
                await say(type="nonce", nonce=secrets.token_hex(16))
            if not table:
                continue
            beats.append(
                {
                    "events": [_short(event) for event in heard.get("events", [])],
                    "table": {name: table[name] for name in KEPT},
                }
            )
            if table["round_over"]:
                return [{"colours": colours}, *beats]
            for asked in table["waiting"]:
                if asked["player"] == "Ann" and asked["options"]:
                    options = [option for option in asked["options"] if option["verb"] in EAGER] or asked["options"]
                    option = chance.choice(options)
                    await say(type="move", id=secrets.token_hex(4), number=asked["number"], uno=chance.random() < 0.7,
                              **{key: option.get(key) for key in ("verb", "card", "player", "colour")})  # fmt: skip


def _short(event: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in event.items() if name != "text" and value not in (None, 0)}


def main() -> None:
    """Play and write."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            for beat in asyncio.run(record(server.url, sys.argv[1])):
                print(json.dumps(beat, separators=(",", ":"), ensure_ascii=False))
        finally:
            server.end()


if __name__ == "__main__":
    main()
