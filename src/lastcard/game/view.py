"""What one seat may see: the state of the table, what it is asked, and what happened. `looker` decides it.

>>> from lastcard.game.game import Game
>>> game = Game("minecraft", ["Ann", "Bo", "Cy"], seed=7)
>>> view = look(game, "Bo")
>>> len(view.table.hands["Bo"]), view.table.hands["Ann"], view.table.cards["Ann"]
(7, None, 7)
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from lastcard.cards.edition import Edition, Kind
from lastcard.engine.lasting import PALETTE
from lastcard.game.acting import Acting
from lastcard.game.decisions import Decision
from lastcard.game.drawing import as_html, as_text
from lastcard.game.events import KINDS, Direction, Event
from lastcard.game.game import Game
from lastcard.game.open_table import Cards, rule
from lastcard.game.options import Option
from lastcard.game.settings import Options
from lastcard.thinking.scene import Scene

NOBODY = 31
"""The seat of somebody who watches: in no audience but everybody's."""


@dataclass(frozen=True)
class Table:
    """A table as somebody sees it. A hand that may not be seen is None; how many cards it has is in `cards`."""

    round: int = 0
    round_over: bool = False
    blocked: bool = False
    round_winner: str | None = None
    game_winners: Cards = ()
    scores: dict[str, int] = field(default_factory=dict)
    dealer: str | None = None
    turn: str | None = None
    direction: Direction = "left"
    colour: str | None = None
    top: str | None = None
    hands: dict[str, Cards | None] = field(default_factory=dict)
    cards: dict[str, int] = field(default_factory=dict)
    draw_pile: int = 0
    discard_pile: int = 0
    protected: dict[str, str] = field(default_factory=dict)
    owes_uno: Cards = ()
    stack: int = 0
    """Cards that wait to be drawn (H1)."""
    out: Cards = ()
    """Who has been knocked out of this round (H9)."""
    eliminated: Cards = ()
    """Who is out of the game (H15)."""
    teams: tuple[Cards, ...] = ()
    lasting: tuple[str, ...] = ()
    """Rules that texts have made and that hold for a while, as people read them."""


class Seen(NamedTuple):
    """An event as somebody saw it: cards are None where they may not be known."""

    seq: int
    kind: str
    player: str | None
    other: str | None
    cards: Cards | None
    amount: int
    colour: str | None
    outcome: str | None
    """How something ended that could end in two ways."""
    dare: str = ""
    """What somebody was dared to do; or the words of a contest, of something said, of a rule that lasts."""

    def as_dict(self) -> dict[str, Any]:
        """For JSON: only what the event has; a single card is `card`, several are `cards`."""
        row: dict[str, Any] = {"seq": self.seq, "kind": self.kind}
        if self.player is not None:
            row["player"] = self.player
        if self.other is not None:
            row["other"] = self.other
        if self.cards is not None and len(self.cards) == 1:
            row["card"] = self.cards[0]
        elif self.cards:
            row["cards"] = list(self.cards)
        if self.colour is not None:
            row["colour"] = self.colour
        elif self.outcome is not None:
            row["outcome"] = self.outcome
        elif self.amount and "card" not in row and self.kind not in ("lasts", "ended"):
            row["count"] = self.amount
        return row


@dataclass(frozen=True)
class View:
    """All that a player is given to decide by.

    >>> from lastcard.game.game import Game
    >>> print(look(Game("classic", ["Ann", "Bo"], seed=1), "Ann"))
    classic, round 1: Ann to play
    ...
    > Ann  7 cards  0 points  ...
      Bo   7 cards  0 points
    """

    you: str | None
    edition: str
    players: Cards
    table: Table
    waiting: tuple[Decision, ...]
    """Who is asked; the options of others are left out."""
    interrupts: tuple[Decision, ...]
    kinds: Mapping[str, Kind] = field(default_factory=dict)
    """The edition's cards by their codes."""
    decision: Decision | None = None
    """What you are asked, if you are."""
    scene: Scene | None = field(default=None, repr=False, compare=False)
    """The same for the engine, with what you remember of the round: for bots that think ahead."""
    answers: tuple[Option, ...] = field(default=(), repr=False)
    """What you may answer, in the order of the scene's options."""
    challenged: str | None = None
    """The card that may be challenged now."""
    colour_before: str | None = None
    """The colour that it was played on."""
    dared: str | None = None
    """Who has been dared, while the others vote on it; or who is said to have broken a rule."""
    dare: str = ""
    """What they were dared to do; or the rule."""
    colours: Cards = ()
    """The edition's colours."""
    acting: Acting | None = None
    """The card that asks."""
    drawn: str | None = None
    """The card just drawn, for whoever may play it."""
    options: Options = field(default_factory=Options)
    """How the table plays."""

    def __str__(self) -> str:
        return as_text(self)

    def _repr_html_(self) -> str:
        return as_html(self)

    def card(self, option: str) -> Kind | None:
        """The card that an option is about, if it is about one.

        >>> from lastcard.game.game import Game
        >>> view = look(Game("classic", ["Ann", "Bo"], seed=1), "Ann")
        >>> view.card("play B7").points, view.card("draw")
        (7, None)
        """
        if not isinstance(option, Option):
            option = Option.parse(option)
        return self.kinds.get(option.card or "")

    def holds(self, colour: str) -> bool:
        """Whether you hold a card of a colour.

        >>> from lastcard.game.game import Game
        >>> view = look(Game("classic", ["Ann", "Bo"], seed=1), "Ann")
        >>> [colour for colour in view.colours if view.holds(colour)]
        ['blue', 'green', 'red']
        """
        hand = self.table.hands.get(self.you or "") or ()
        return any(self.kinds[code].colour == colour for code in hand)

    def after(self, name: str, steps: int = 1) -> str:
        """Who sits so many places on in the direction of play.

        >>> from lastcard.game.game import Game
        >>> look(Game("classic", ["Ann", "Bo", "Cy"], seed=1), "Ann").after("Cy")
        'Ann'
        """
        left = [each for each in self.players if each == name or each not in self.table.out + self.table.eliminated]
        way = steps if self.table.direction == "left" else -steps
        return left[(left.index(name) + way) % len(left)]

    def reacting(self) -> "View":
        """The same view, asked whether to call "UNO" or to catch somebody (`react`), or else to `wait`."""
        mine = [option for decision in self.interrupts if decision.player == self.you for option in decision.options]
        options = [option for option in mine if option.verb != "report"]  # people see and hear that, bots do not
        return replace(self, decision=Decision(self.you or "", "react", (*options, Option("wait"))))


def look(game: Game, player: str | None) -> View:
    """What a player sees; None sees everything, a name that does not play sees what everybody may.

    >>> from lastcard.game.game import Game
    >>> game = Game("classic", ["Ann", "Bo"], seed=1)
    >>> look(game, "Ann").table.hands["Bo"], look(game, "Ann").table.cards["Bo"]
    (None, 7)
    """
    from lastcard.game.looker import Looker

    return Looker(game).look(player)


def _words(edition: Edition, players: Sequence[str], event: Event) -> str:
    """The words that an event has."""
    if event.kind in ("lasts", "ended"):
        return rule(edition, players, event.seat, event.other, event.amount // PALETTE, event.amount % PALETTE - 1)
    return edition.dares[event.amount] if event.kind in ("dared", "contest", "said") else ""


# Events


def seen(game: Game, player: str | None, since: int = 0) -> list[Seen]:
    """The events from number `since` on (the first is 0), as a player saw them; None saw everything.

    >>> from lastcard.game.game import Game
    >>> game = Game("classic", ["Ann", "Bo"], seed=1)
    >>> game.play("Ann: draw")
    >>> drew = next(event for event in seen(game, "Bo") if event.kind == "drew")
    >>> drew.player, drew.amount, drew.cards
    ('Ann', 1, None)
    """
    return [seen_one(game, player, number) for number in range(since, len(game.events))]


def seen_one(game: Game, player: str | None, number: int) -> Seen:
    """One event by its number, as a player saw it."""
    viewer = None if player is None else game.players.index(player) if player in game.players else NOBODY
    return as_seen(game.events[number], number, viewer, game.players, game.edition)


def as_seen(event: Event, number: int, viewer: int | None, players: Sequence[str], edition: Edition) -> Seen:
    """An event of a game with these players and cards, as a seat saw it; None saw everything."""
    kind = KINDS[event.kind]
    return Seen(
        number + 1,
        event.kind,
        None if event.seat < 0 else players[event.seat],
        None if event.other < 0 else players[event.other],
        tuple([edition.kinds[card].code for card in event.cards]) if event.seen_by(viewer) else None,
        event.amount,
        edition.colours[event.amount] if "colour" in kind.fields else None,
        kind.outcomes.get(event.amount),
        _words(edition, players, event),
    )
