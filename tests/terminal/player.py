"""A person made of keys: answers whatever the screen asks, to the end of a game."""

from random import Random

from lastcard.terminal.choice_bar import Choices
from lastcard.terminal.questions import cards_asked
from terminal.driver import Driver

DULL = frozenset("0123456789DVS")
"""Symbols that every edition has; a card with another one is played as soon as it can be."""


class Player:
    """Plays with the keys alone. It notes every kind of decision that it made, and every screen that it closed."""

    def __init__(self, driver: Driver, seed: int = 0, calls: bool = True) -> None:
        self.driver = driver
        self.random = Random(seed)
        self.calls = calls
        self.decided: set[str] = set()
        self.closed: set[str] = set()

    async def play(self, moves: int = 5000) -> None:
        """To the end of the game, or until some number of answers."""
        for _ in range(moves):
            if self.driver.app.screen.name == "game-over":
                return
            await self.answer()
        raise AssertionError(f"no end:\n{self.driver.text()}")

    async def answer(self) -> None:
        """Close what has to be closed, or else answer what is asked."""
        app, press = self.driver.app, self.driver.press
        if app.screen.name in ("cover", "shown-hand", "round-over"):
            self.closed.add(app.screen.name)
            await press("enter")
            return
        assert app.screen.name == "table", app.screen.name
        decision = app.view.decision
        assert decision is not None, self.driver.text()
        if any(option.startswith("catch") for d in app.view.interrupts for option in d.options):
            self.decided.add("catch")
            await press("c")
            return
        self.decided.add(decision.kind)
        cards = cards_asked(app.view)
        if decision.kind == "turn" and "drawn" not in self.decided and self.random.random() < 0.4:
            await press("d")
            return
        if cards and (decision.kind != "discard" or self.random.random() < 0.8):
            await self._card(sorted(cards))
            return
        if decision.kind == "challenge" and "shown-hand" not in self.closed:
            await press("2")
            return
        keys = [choice.key for choice in app.screen.query_one("#choices", Choices).choices if choice.key != "Enter"]
        await press(self.random.choice(keys) if keys else "enter")

    async def _card(self, codes: list[str]) -> None:
        app = self.driver.app
        kinds = app.view.kinds
        special = [code for code in codes if kinds[code].symbol not in DULL]
        code = self.random.choice(special or codes)
        hand = app.table_screen.hand
        index = hand.cards.index(code)
        keys = [str((index + 1) % 10)] if index < 10 else ["right"] * ((index - hand.index) % len(hand.cards))
        if self.calls and len(hand.cards) == 2:
            keys.append("u")
        await self.driver.press(*keys, "enter")
        if app.table_screen.giving is not None:
            await self.driver.press(
                self.random.choice(["1", "2"]),
            )
