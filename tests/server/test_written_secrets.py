"""Written cards that show, vote, take and move hands: what everybody is told, beside what the text lets them know.

Every card of these games is there only once, so whoever reads its name knows where it is. What somebody may know is
worked out here from where the cards lie and from what the text says to a reader, and from nothing that the engine
believes about who may know what.
"""

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lastcard.cards.edition import Edition, load, load_text
from lastcard.cards.writing import file_of
from lastcard.game.game import Game
from lastcard.server.drafts import OWN
from server.fakes import FakeServices, FakeViewer, Fixture

NAMES = ("Ann", "Bo", "Cy", "Di")
MOVES = 250
"""In each game."""

WRITTEN = "ST"
SHOWING = ("shown", "showed", "peeked")
"""Events by which cards are shown: of somebody's hand, or, the last one, of the draw pile."""

Shows = Callable[[str, str, str, str], bool]
"""Whether the text shows cards to somebody: who sees them, whose they are, who played it, and who comes next."""


def nobody(seer: str, holder: str, actor: str, after: str) -> bool:
    return False


def everybody(seer: str, holder: str, actor: str, after: str) -> bool:
    return True


def to_the_actor(seer: str, holder: str, actor: str, after: str) -> bool:
    return seer == actor


def to_the_next(seer: str, holder: str, actor: str, after: str) -> bool:
    return (seer, holder) == (after, actor)


def to_the_left(seer: str, holder: str, actor: str, after: str) -> bool:
    return (seer, holder) == (NAMES[(NAMES.index(actor) + 1) % len(NAMES)], actor)


TEXTS: dict[str, Shows] = {
    "Vote on who draws 4; on a tie nobody does.": nobody,
    "The person with the most blue cards draws 3, ties all draw.": nobody,
    "Pick up the whole discard pile.": nobody,
    "Mix your hand with the next player's hand and split them evenly.": nobody,
    "The next player looks at your hand and takes a card.": to_the_next,
    "Everyone moves one seat to the left, the cards stay.": nobody,
    "Every player reveals one card, the highest number draws 2.": everybody,
    "Show your hand to the next player.": to_the_next,
    "Everyone else shows their hand to you.": to_the_actor,
    "A player you choose shows their hand to you.": to_the_actor,
    "Flip a coin for every player, tails draws a card.": nobody,
    "Ask any player for a colour; if they have one they give it to you, if not, go fish.": nobody,
    "Guess the colour of a card in someone's hand. If you're right they draw 2, if not you draw 2.": everybody,
    "Look at a player's hand and take a card.": to_the_actor,
    "Two players you choose swap hands.": nobody,
    "Two players you choose trade a card.": nobody,
    "Everyone passes a card to the left.": nobody,
    "The player on your left picks which card you discard.": to_the_left,
    "Look at the top 3 cards of the draw pile.": to_the_actor,
    "Hand out 4 cards from the deck as you like.": nobody,
    "Vote on who shows their hand to everyone.": everybody,
    "Vote on who shows their hand to you.": to_the_actor,
}


def edition_with(text: str) -> Edition:
    """Every card once, and many with this text. Nobody can be challenged, which also shows a hand."""
    cards: dict[str, Any] = {kind.symbol: {"count": int(kind.symbol != "W4")} for kind in load("classic").kinds}
    cards[WRITTEN] = {"name": "Storm", "wild": True, "count": 12, "text": text}
    return load_text(file_of({"name": "Once", "extends": "classic", "cards": cards}), OWN)


def lying(game: Game) -> dict[str, set[str]]:
    """Where all cards lie: by whoever holds them, and on the discard pile under no name."""
    codes, round = [kind.code for kind in game.edition.kinds], game.round
    found = {name: {codes[card] for card in round.hand(seat)} for seat, name in enumerate(game.players)}
    return {**found, "": {codes[int(round.discard_pile[place])] for place in range(round.discard_size)}}


def strings(part: object) -> Iterator[str]:
    """All that is written anywhere in a part of a message."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield str(key)
            yield from strings(value)
    elif isinstance(part, list):
        for each in part:
            yield from strings(each)
    elif isinstance(part, str):
        yield part


class Names:
    """The cards that a text names, by their codes or in words."""

    def __init__(self, edition: Edition) -> None:
        kinds = [kind for kind in edition.kinds if kind.colour is not None]  # others are named where they are explained
        self._codes = {kind.code for kind in kinds}
        self._words = {f"{kind.colour} {kind.name}".lower(): kind.code for kind in kinds}
        self._pattern = re.compile("|".join(rf"\b{re.escape(words)}\b" for words in self._words), re.IGNORECASE)

    def of(self, part: object) -> set[str]:
        found = set[str]()
        for text in strings(part):
            found |= {text} & self._codes
            found |= {self._words[words.lower()] for words in self._pattern.findall(text)}
        return found


class Watch:
    """A game under play, with everybody's messages read."""

    def __init__(self, text: str, shows: Shows) -> None:
        edition = edition_with(text)
        self.shows, self.names = shows, Names(edition)
        services = FakeServices()
        services.tables.key = "ab" * 32
        self.at = Fixture(*NAMES, services=services, own=edition, edition="own", target=100_000)
        self.viewers = {**self.at.viewers, "a spectator": FakeViewer()}
        self.at.room.attach(self.viewers["a spectator"], "", "", 0)
        self.at.room.watch(self.viewers["a spectator"])
        self.read = dict.fromkeys(self.viewers, 0)
        self.actor = self.after = ""
        self.seen: dict[str, set[str]] = {name: set() for name in self.viewers}
        """What was shown to somebody since the written card was played."""
        self.told = 0

    def move(self, name: str, move: str) -> None:
        game = self.at.game.game
        before = lying(game)
        if move == f"play {WRITTEN}":
            step = 1 if game.round.direction > 0 else -1
            self.actor, self.after = name, NAMES[(NAMES.index(name) + step) % len(NAMES)]
            self.seen = {name: set() for name in self.viewers}
        self.at.move(name, move)
        after = lying(game)
        for viewer in self.viewers:
            known = set[str]().union(*(where.get(viewer, set()) | where[""] for where in (before, after)))
            if game.round.over:  # everybody lays their cards on the table
                known |= set[str]().union(*after.values())
            self.check(viewer, known, before)

    def check(self, viewer: str, known: set[str], before: dict[str, set[str]]) -> None:
        heard = self.viewers[viewer].heard
        new, self.read[viewer] = heard[self.read[viewer] :], len(heard)
        for message in new:
            assert message["type"] in ("update", "done"), message
            for event in message.get("events", []):
                holder, named = event.get("player", ""), self.names.of(event)
                if event["kind"] in SHOWING and self.shows(viewer, holder, self.actor, self.after):
                    hidden = named - set[str]().union(*before.values())
                    self.seen[viewer] |= hidden if event["kind"] == "peeked" else named & before[holder]
                    self.told += viewer != holder or event["kind"] == "peeked"
                assert named <= known | self.seen[viewer], (viewer, event)
            table = {**(message.get("table") or {}), **message.get("changes", {})}
            for name, hand in table.get("hands", {}).items():
                assert hand is None or name == viewer or self.at.game.game.round.over, (viewer, name, hand)
            for asked in table.get("waiting", []):
                assert asked["player"] == viewer or not asked["options"]
            rest = {key: value for key, value in table.items() if key not in ("rounds", "moments")}
            assert self.names.of(rest) <= known | self.seen[viewer], (viewer, rest)


@pytest.mark.parametrize("text", TEXTS)
def test_nobody_hears_of_a_card_that_the_text_does_not_let_them_know(text: str) -> None:
    told = play(text, TEXTS[text])
    assert bool(told) == (TEXTS[text] is not nobody)


def test_the_test_above_can_fail() -> None:
    for text in ("Show your hand to the next player.", "Look at the top 3 cards of the draw pile."):
        with pytest.raises(AssertionError):
            play(text, nobody)


def play(text: str, shows: Shows) -> int:
    """Play, and read everybody's messages. Returns how often cards were shown to somebody."""
    game = Watch(text, shows)
    game.at.start()
    chance, played = random.Random(text), 0
    for viewer in game.viewers:
        game.read[viewer] = len(game.viewers[viewer].heard)
    for _ in range(MOVES):
        asked = chance.choice(game.at.game.game.waiting)
        options = [str(option) for option in asked.options]
        written = [option for option in options if option == f"play {WRITTEN}"]
        played += bool(written)
        game.move(asked.player, chance.choice(written or options))
    assert played > 10
    return game.told
