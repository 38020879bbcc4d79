"""Builds record texts from a few words and reads what they lead to; shared by the clause tests."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from support import refused, stands

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim")
GREEN = ["colour blue", "colour green", "colour red", "colour yellow"]
ORANGE = ["colour blue", "colour orange", "colour red", "colour yellow"]
SPECIALS: dict[str, dict[str, int]] = {
    "classic": {},
    "ghostbusters": {"XS": 4},
    "green-lantern": {"PR": 4},
    "minecraft": {"CR": 4},
    "space-jam": {"JM": 4},
    "dc-super-hero-girls": {"CU": 2, "SD": 2},
}
EDITIONS = [edition for edition in SPECIALS if edition != "classic"]

Game = dict[str, Any]


def deck(edition: str) -> list[str]:
    """Every card of an edition, as clauses D1 and D2 count them."""
    cards = []
    for colour in "BORY" if edition == "space-jam" else "BGRY":
        cards += [colour + face for face in "0112233445566778899DDVVSS"]
    cards += ["W"] * 4 + ["W4"] * 4
    for code, copies in SPECIALS[edition].items():
        cards += [code] * copies
    return cards


def toml(value: Any) -> str:
    """One value as inline TOML."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{toml(key)} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, str | bool | int | float):
        return json.dumps(value, ensure_ascii=False)
    return "[" + ", ".join(toml(item) for item in value) + "]"


def table(name: str, values: Mapping[str, Any]) -> str:
    """A TOML table; values that are None are left out."""
    lines = [f"{toml(key)} = {toml(item)}\n" for key, item in values.items() if item is not None]
    return f"\n[{name}]\n" + "".join(lines)


def record(
    hands: Sequence[str] | Mapping[str, str],
    /,
    *moves: str,
    edition: str = "classic",
    players: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    written: Mapping[str, Any] | None = None,
    **position: Any,
) -> str:
    """A record with a position; a sequence of hands is in seat order; a key of the position given as None is left out.

    Unless said otherwise Ann deals, Ann is to play, nothing is in the draw pile and cards named nowhere are out.
    """
    if not isinstance(hands, Mapping):
        players = NAMES[: len(hands)] if players is None else players
        hands = dict(zip(players, hands, strict=True))
    start: dict[str, Any] = {"dealer": "Ann", "draw": "", "rest": "none"}
    if "opening" not in position:
        start["turn"] = "Ann"
    start |= {"hands": hands}
    start |= position
    return head(edition, NAMES[:3] if players is None else players, moves, options, written) + table("position", start)


def head(
    edition: str,
    players: Sequence[str],
    moves: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    written: Mapping[str, Any] | None = None,
    seed: int | None = None,
) -> str:
    """A record without a position."""
    lines = ["lastcard = 1", f"edition = {toml(edition)}", f"players = {toml(players)}", f"moves = {toml(moves)}"]
    if seed is not None:
        lines.append(f"seed = {seed}")
    text = "\n".join(lines) + "\n"
    if options is not None:
        text += table("options", options)
    if written is not None:
        text += table("written", written)
    return text


def at(hands: Sequence[str] | Mapping[str, str], /, *moves: str, **rest: Any) -> Game:
    """Where a record with a position stands."""
    return stands(record(hands, *moves, **rest))


def dealt(edition: str, count: int, seed: int, *moves: str) -> Game:
    """Where a game that is set up from its seed stands."""
    return stands(head(edition, NAMES[:count], moves, seed=seed))


def waits(game: Game) -> tuple[str, str, list[str]]:
    """The only decision that is waited for: player, kind, options."""
    assert len(game["waiting"]) == 1
    row = game["waiting"][0]
    return row["player"], row["kind"], row["options"]


def calls(game: Game) -> dict[str, list[str]]:
    """What each player may call out of turn."""
    rows = {row["player"]: row["options"] for row in game["interrupts"]}
    assert len(rows) == len(game["interrupts"])
    return rows


def piles(game: Game) -> tuple[int, int]:
    """The sizes of the draw pile and of the discard pile."""
    return game["draw_pile"], game["discard_pile"]


def cards_in_play(game: Game) -> int:
    """How many cards there are in hands, piles and in front of players."""
    return sum(map(len, game["hands"].values())) + sum(piles(game)) + len(game["protected"])


def assert_over(game: Game, winner: str) -> None:
    """The round is over, the winner has no cards, and every player is asked for the next one."""
    assert game["round_over"] is True
    assert game["blocked"] is False
    assert game["round_winner"] == winner
    assert game["hands"][winner] == []
    assert game["turn"] is None
    assert game["colour"] is None
    assert game["game_winners"] == []
    assert sorted(row["player"] for row in game["waiting"]) == sorted(game["hands"])
    assert all((row["kind"], row["options"]) == ("next", ["next"]) for row in game["waiting"])
    assert game["owes_uno"] == []
    assert game["interrupts"] == []


def assert_refused(text: str, place: str, *words: str) -> None:
    """The record is refused with one line that names the place and each of the words."""
    message = refused(text).strip()
    assert "\n" not in message
    assert place in message
    for word in words:
        assert word.lower() in message.lower()
