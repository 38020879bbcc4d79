"""A bot in a process of its own: plays the card with the most points, and calls and catches always.

lastcard arena "cmd:python3 examples/bots/greedy.py" easy
"""

import json
import sys

cards: dict[str, dict] = {}


def worth(option: dict) -> tuple[bool, int]:
    """Playing is better than not; then points count, and wilds come last."""
    card = cards.get(option.get("card", ""), {})
    plays = option["verb"] == "play"
    return plays, (card.get("points", 0) if card.get("colour") else -1) if plays else 0


for line in sys.stdin:
    message = json.loads(line)
    answer = None
    if message["type"] == "hello":
        answer = {"type": "ready", "name": "greedy"}
    elif message["type"] == "game":
        cards = message["cards"]
    elif message["type"] == "choose":
        options = message["view"]["decision"]["options"]
        answer = {"id": message["id"], "option": max(options, key=worth)["text"]}
    if answer:
        print(json.dumps(answer), flush=True)
