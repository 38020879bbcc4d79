"""Plays a sentence on a Wild Customizable card and says what came of it; shared by the card text tests."""

from collections.abc import Sequence
from typing import Any

from lastcard.cards import text as cardtext
from lastcard.game import game as games
from lastcard.game import record as records
from lastcard.game.view import seen
from lastcard.words.standing import as_json
from rulebook.build import GREEN, Game, record

EDITION = "dc-super-hero-girls"
COLOURS = ("blue", "green", "red", "yellow")
SPACE_JAM = ("blue", "orange", "red", "yellow")
DRAW = "B1 B2 B3 B4 B6 B7 B8"
COLOUR = ("Ann", "colour", GREEN)
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")

TABLE = (
    "everyone else draws 2.",
    "the next player draws 3 and misses a turn.",
    "swap hands with a player you choose.",
    "everyone passes their hand to the next player.",
    "give 2 cards to a player you choose.",
    "take 1 card from a player you choose.",
    "a player you choose shows their hand to you.",
    "everyone shows their hand.",
    "the player with the fewest cards draws 4.",
    "the player with the most cards swaps hands with the player with the fewest cards.",
    "shuffle all hands together and deal them out evenly.",
    "shuffle all hands together and deal back as many as each had.",
    "discard all red cards.",
    "everyone discards all cards of a colour you choose.",
    "discard 3 cards.",
    "draw until you draw a red card.",
    "everyone else misses a turn.",
    "take another turn.",
    "reverse the direction.",
    "a player you choose draws until they hold as many cards as you.",
    "you are protected until another wild is played.",
    "drop this card: if it lands face up, discard 2 cards; otherwise draw 2.",
    "if you hold more than 5 cards, discard 2 cards; otherwise everyone else draws 1.",
    "return your hand to the draw pile, shuffle it and draw as many.",
    "a player you choose must sing a song, or draws 2.",
)


def written(text: str, hands: Sequence[str], *moves: str, **rest: Any) -> str:
    """A record: Ann plays a Wild Customizable that carries this text on a red 5, then these moves follow."""
    start: dict[str, Any] = {"edition": EDITION, "discard": "R5", "draw": DRAW, "written": {"CU": text}}
    return record(hands, "Ann: play CU", *moves, **(start | rest))


def live(text: str, hands: Sequence[str], *moves: str, **rest: Any) -> games.Game:
    """The game after them."""
    return records.loads(written(text, hands, *moves, **rest)).replay()


def play(text: str, hands: Sequence[str], *moves: str, **rest: Any) -> Game:
    """Where it stands after them."""
    return as_json(live(text, hands, *moves, **rest))


def guarded(text: str, hands: Sequence[str], *moves: str, who: str = "Bo", **rest: Any) -> Game:
    """The same with a Save the Day in front of a player, red having been named."""
    return play(text, hands, *moves, **({"colour": "red", "protected": {who: "SD"}} | rest))


def held(game: Game) -> dict[str, str]:
    """Everybody's hand as one string."""
    return {name: " ".join(hand) for name, hand in game["hands"].items()}


def sizes(game: Game) -> dict[str, int]:
    """How many cards everybody holds."""
    return {name: len(hand) for name, hand in game["hands"].items()}


def asked(game: Game) -> list[tuple[str, str]]:
    """Who is waited for, and for what, in the order of the rows."""
    return [(row["player"], row["kind"]) for row in game["waiting"]]


def told(game: games.Game, name: str, kind: str | None = None) -> list[str]:
    """The codes of all cards that events (of one kind) showed to a player, sorted."""
    rows = [event for event in seen(game, name) if kind is None or event.kind == kind]
    return sorted(code for event in rows for code in event.cards or ())


def read(text: str, colours: Sequence[str] = COLOURS) -> object:
    """The tree of a text."""
    return cardtext.read(text, colours)


def printed(text: str, colours: Sequence[str] = COLOURS) -> str:
    """A text, read and printed."""
    return cardtext.write(cardtext.read(text, colours))


def readable(text: str, colours: Sequence[str] = COLOURS) -> bool:
    """Whether a text can be read; anything but a CardTextError goes through."""
    try:
        cardtext.read(text, colours)
    except cardtext.CardTextError:
        return False
    return True
