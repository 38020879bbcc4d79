"""A game that was played, step by step: forward and back, with all cards open or as one seat saw it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from rich.cells import cell_len
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.events import Resize
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Footer, Static

from lastcard.catalogue import Message
from lastcard.game.game import Game
from lastcard.game.options import Move
from lastcard.game.record import Record
from lastcard.game.view import Seen, look, seen
from lastcard.game.view import Table as Standing
from lastcard.terminal import texts as reading
from lastcard.terminal.board import Log, Pile, Seats
from lastcard.terminal.faces import Faces, fitted
from lastcard.terminal.keys import help_for_replay
from lastcard.terminal.pages import LEAST_HEIGHT, LEAST_WIDTH, Page, TooSmall, literal
from lastcard.terminal.summaries import score_table


@dataclass(frozen=True)
class Step:
    """The table after a move, for somebody who sees everything, and how many events there had been."""

    move: Move | None
    standing: Standing
    events: int

    def seen_by(self, seat: str | None) -> Standing:
        """The table as one seat saw it: at the end of a round all cards lie open."""
        if seat is None or self.standing.round_over:
            return self.standing
        return replace(
            self.standing, hands={name: hand if name == seat else None for name, hand in self.standing.hands.items()}
        )


def steps_of(record: Record) -> tuple[Game, list[Step]]:
    """The game of a record at its end, and all steps that lead there. Raises RecordError.

    >>> game, steps = steps_of(Record("classic", ("Ann", "Bo"), seed=1, moves=("Ann: draw",)))
    >>> [step.move for step in steps]
    [None, 'Ann: draw']
    """
    steps: list[Step] = []

    def note(game: Game) -> None:
        move = game.moves[-1] if game.moves else None
        steps.append(Step(move, look(game, None).table, len(game.events)))

    return record.replay(after=note), steps


class ReplayScreen(Screen[None]):
    """The table at one step."""

    DEFAULT_CSS = """
    ReplayScreen { layout: vertical; }
    ReplayScreen #title { height: 1; background: $primary; color: $text; padding: 0 1; }
    ReplayScreen #seats { padding: 0 1; }
    ReplayScreen #middle { height: 1fr; min-height: 5; border-top: solid $primary; padding: 0 1; }
    ReplayScreen #log { margin-left: 1; }
    ReplayScreen #hands-box {
        height: auto; max-height: 45%; border-top: solid $primary; padding: 0 1; scrollbar-size-vertical: 1;
    }
    ReplayScreen #hands { height: auto; }
    ReplayScreen #place { height: 1; padding: 0 1; text-style: bold; background: $surface; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter", "app.go(1)", str(Message("terminal-key-next")), key_display="→"),
        Binding("left,backspace", "app.go(-1)", str(Message("terminal-key-back")), key_display="←"),
        Binding("question_mark", "app.help", str(Message("terminal-key-help")), key_display="?"),
        Binding("q", "app.leave", str(Message("terminal-key-quit"))),
        Binding("pagedown", "app.go(10)", show=False),
        Binding("pageup", "app.go(-10)", show=False),
        Binding("home", "app.go(-1000000)", show=False),
        Binding("end", "app.go(1000000)", show=False),
        Binding("n", "app.round(1)", str(Message("terminal-key-round"))),
        Binding("p", "app.round(-1)", show=False),
        Binding("tab", "app.seat(1)", str(Message("terminal-key-seat")), key_display="Tab"),
        Binding("shift+tab", "app.seat(-1)", show=False),
        Binding("t", "app.card_text", str(Message("terminal-key-card"))),
        Binding("r", "app.rules", str(Message("terminal-key-rules"))),
        Binding("l", "app.history", str(Message("terminal-key-history"))),
        Binding("s", "app.scores", str(Message("terminal-key-scores"))),
        Binding("ctrl+c", "app.leave", show=False, priority=True),
    ]

    def __init__(self, drawing: Faces, players: Sequence[str]) -> None:
        super().__init__(name="replay")
        self.drawing = drawing
        self.players = players

    def compose(self) -> ComposeResult:
        """From the top: title, seats, piles and log, the hands, where we are, the keys."""
        yield literal("", id="title")
        yield Seats(self.players, id="seats")
        with Horizontal(id="middle"):
            yield Pile(self.drawing, id="pile")
            yield Log(id="log")
        with VerticalScroll(id="hands-box", can_focus=False):
            yield literal("", id="hands")
        yield literal("", id="place")
        yield Footer(show_command_palette=False, compact=True)

    def show(self, title: str, standing: Standing, heard: list[Seen], fresh: int, seat: str | None, place: str) -> None:
        """Draw the table at a step."""
        self.query_one("#title", Static).update(Content.styled(title, "bold"))
        asked = [standing.turn] if standing.turn else []
        self.query_one("#seats", Seats).show(standing, {}, asked, seat, self.drawing.words)
        self.query_one("#pile", Pile).show(standing, self.drawing.words)
        self.query_one("#log", Log).show(heard, fresh, self.drawing.words)
        self.query_one("#hands", Static).update(self._hands(standing))
        self.query_one("#place", Static).update(Content(fitted(place, max(1, self.app.size.width - 2))))

    def _hands(self, standing: Standing) -> Content:
        """The hands that may be seen, a line or two each."""
        wide = max(cell_len(name) for name in self.players)
        hands = [
            (f"{fitted(name, wide)}  ", self.drawing.edition.in_order(hand))
            for name, hand in standing.hands.items()
            if hand is not None
        ]
        return self.drawing.table_of_hands(hands, self.app.size.width - 3)


class ReplayApp(App[int]):
    """Steps through a record."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    def __init__(self, record: Record, seat: str | None, begin: int = 0) -> None:
        self.game, self.steps = steps_of(record)
        super().__init__()
        self.animation_level = "none"
        self.as_seat = seat
        self.at = min(begin, len(self.steps) - 1)
        self.drawing = Faces(self.game.edition)
        self.replay_screen = ReplayScreen(self.drawing, self.game.players)
        self._heard: dict[str | None, list[Seen]] = {}
        self._small: TooSmall | None = None

    @property
    def step(self) -> Step:
        """Where we are."""
        return self.steps[self.at]

    @property
    def heard(self) -> list[Seen]:
        """What the chosen seat had heard by then."""
        if self.as_seat not in self._heard:
            self._heard[self.as_seat] = seen(self.game, self.as_seat)
        return self._heard[self.as_seat][: self.step.events]

    async def on_mount(self) -> None:
        """Begin where it was asked for."""
        await self.push_screen(self.replay_screen)
        self._show()
        self._fit(self.size)

    def on_resize(self, event: Resize) -> None:
        """A terminal that is too small is told so, until it is large enough."""
        self._fit(event.size)

    def _fit(self, size: Size) -> None:
        small = size.width < LEAST_WIDTH or size.height < LEAST_HEIGHT
        if small and self._small is None and len(self.screen_stack) > 1:
            self._small = TooSmall("replay")
            self.push_screen(self._small)
        elif not small and self._small is not None:
            self._small = None
            self.pop_screen()
        elif len(self.screen_stack) > 1:
            self._show()

    def _show(self) -> None:
        step, say = self.step, self.drawing.words.say
        seat = self.as_seat
        whose = say("terminal-replay-open") if seat is None else say("terminal-replay-as", player=seat)
        title = f"{self.game.edition.name}   {say('terminal-round', round=step.standing.round)}   {whose}"
        before = self.steps[self.at - 1].events if self.at else 0
        place = say("terminal-replay-place", number=self.at, count=len(self.steps) - 1) + f"   {self._move(step.move)}"
        standing = step.seen_by(self.as_seat)
        self.replay_screen.show(title, standing, self.heard, before, self.as_seat, place)

    def _move(self, move: Move | None) -> str:
        """A move in words."""
        words = self.drawing.words
        if move is None:
            return words.say("terminal-replay-beginning")
        said = words.option(move.option)
        if move.uno:
            said = words.say("terminal-replay-with-call", move=said)
        return words.say("by-name", player=move.player, text=said)

    # Going about

    def action_go(self, by: int) -> None:
        """Some moves on, or back."""
        self.at = max(0, min(self.at + by, len(self.steps) - 1))
        self._show()

    def action_round(self, by: int) -> None:
        """To the beginning of the next round, or of this one or the one before."""
        starts = [i for i, step in enumerate(self.steps) if i == 0 or step.standing.round != self._round(i - 1)]
        found = [i for i in starts if (i > self.at if by > 0 else i < self.at)]
        self.at = (found[0] if by > 0 else found[-1]) if found else (len(self.steps) - 1 if by > 0 else 0)
        self._show()

    def _round(self, at: int) -> int:
        return self.steps[at].standing.round

    def action_seat(self, by: int) -> None:
        """As the next seat saw it; before the first, all cards are open."""
        seats = [None, *self.game.players]
        self.as_seat = seats[(seats.index(self.as_seat) + by) % len(seats)]
        self._show()

    # Looking things up

    def _page_width(self) -> int:
        return min(100, self.size.width * 9 // 10) - 6

    def action_card_text(self) -> None:
        """What the top card says."""
        view = replace(look(self.game, None), table=self.step.standing)
        text = reading.card_text(view, self.drawing, None)
        self.push_screen(Page(str(Message("terminal-title-cards")), text, opener="t", id="card"))

    def action_rules(self) -> None:
        """The rulebook."""
        text = reading.rulebook(self.game.edition, self._page_width())
        title = str(Message("terminal-title-rules", edition=self.game.edition.name))
        self.push_screen(Page(title, text, opener="r", id="rules"))

    def action_history(self) -> None:
        """What has happened up to here."""
        text = reading.history(self.heard, self.drawing.words)
        self.push_screen(Page(str(Message("terminal-title-history")), text, opener="l", id="history", at_end=True))

    def action_scores(self) -> None:
        """The scores up to here."""
        view = replace(look(self.game, None), table=self.step.standing)
        text = score_table(view, self.heard, self.game.options, self._page_width(), self.drawing.words)
        self.push_screen(Page(str(Message("terminal-title-scores")), text, opener="s", id="scores"))

    def action_help(self) -> None:
        """All keys."""
        text = help_for_replay(self._page_width())
        self.push_screen(Page(str(Message("terminal-title-keys")), text, opener="?", id="help"))

    def action_leave(self) -> None:
        """Leave."""
        self.exit(0)
