"""The table on the screen, and what the keys and the mouse do there."""

from typing import TYPE_CHECKING, ClassVar, cast

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, Static

from lastcard.catalogue import Message
from lastcard.game.decisions import Decision
from lastcard.game.options import Option
from lastcard.terminal.board import Log, Pile, Seats
from lastcard.terminal.choice_bar import Choices
from lastcard.terminal.faces import fitted
from lastcard.terminal.hand import Hand
from lastcard.terminal.pages import literal
from lastcard.terminal.questions import Choice, by_hand, card_choice, cards_asked, choices, rule_in_play
from lastcard.words import sentence

if TYPE_CHECKING:
    from lastcard.terminal.app import TableApp


class TableScreen(Screen[None]):
    """Everything of the table that whoever sits at the keyboard may see. It asks, and sends the answers on."""

    DEFAULT_CSS = """
    TableScreen { layout: vertical; overflow: hidden; }
    TableScreen #title { height: 1; background: $primary; color: $text; padding: 0 1; }
    TableScreen #seats { padding: 0 1; }
    TableScreen #middle { height: 1fr; min-height: 3; border-top: solid $primary; padding: 0 1; }
    TableScreen #log { margin-left: 1; }
    TableScreen #prompt { height: auto; max-height: 3; padding: 0 1; border-top: solid $primary; text-style: bold; }
    TableScreen #message { height: auto; min-height: 1; max-height: 3; padding: 0 1; }
    TableScreen #choices { padding: 0 1; }
    TableScreen #hand-box { height: auto; padding: 0 1; scrollbar-size-vertical: 1; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1, 0)", show=False),
        Binding("right", "step(1, 0)", show=False),
        Binding("up", "step(0, -1)", show=False),
        Binding("down", "step(0, 1)", show=False),
        Binding("enter", "answer", show=False),
        Binding("escape", "back", show=False),
        Binding("d", "letter('d')", show=False),
        Binding("k", "letter('k')", show=False),
        Binding("u", "app.shout", str(Message("terminal-key-uno"))),
        Binding("c", "app.catch", str(Message("terminal-key-catch"))),
        Binding("j", "app.jump", show=False),
        Binding("question_mark", "app.help", str(Message("terminal-key-help")), key_display="?"),
        Binding("q", "app.leave", str(Message("terminal-key-quit"))),
        Binding("h", "app.hint", str(Message("terminal-key-hint"))),
        Binding("t", "app.card_text", str(Message("terminal-key-card"))),
        Binding("r", "app.rules", str(Message("terminal-key-rules"))),
        Binding("l", "app.history", str(Message("terminal-key-history"))),
        Binding("s", "app.scores", str(Message("terminal-key-scores"))),
        Binding("b", "app.bright", show=False),
        Binding("ctrl+c", "app.leave", show=False, priority=True),
    ]

    def __init__(self) -> None:
        super().__init__(name="table")
        self.giving: str | None = None
        """The card that is being given away, while its receiver is chosen."""
        self.armed = False
        """Whether "UNO" is called with the next move that leaves one card."""
        self.touched = False
        """Whether somebody has chosen a card since their last move: then it stays chosen."""
        self.message = ""
        self.ready = False
        """Whether its parts are there to be filled."""
        self._asked: Decision | None = None

    @property
    def home(self) -> "TableApp":
        """The application this is the screen of."""
        return cast("TableApp", self.app)

    def compose(self) -> ComposeResult:
        """From the top: title, seats, piles and log, what is asked, the choices, the hand, the keys."""
        drawing = self.home.drawing
        yield literal("", id="title")
        yield Seats(self.home.source.players, id="seats")
        with Horizontal(id="middle"):
            yield Pile(drawing, id="pile")
            yield Log(id="log")
        yield literal("", id="prompt")
        yield literal("", id="message")
        yield Choices(drawing, id="choices")
        with VerticalScroll(id="hand-box", can_focus=False):
            yield Hand(drawing, id="hand")
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Show the table."""
        self.ready = True
        self.home.follow()

    def on_resize(self) -> None:
        """Give the hand the room that the rest can spare."""
        self._fit_hand()
        self._title()

    # Showing

    @property
    def hand(self) -> Hand:
        """The hand."""
        return self.query_one("#hand", Hand)

    @property
    def bar(self) -> Choices:
        """The choices."""
        return self.query_one("#choices", Choices)

    def start_over(self) -> None:
        """Somebody else sits down: nothing of before is left."""
        self.giving, self.armed, self.touched, self.message, self._asked = None, False, False, "", None

    def show_table(self) -> None:
        """Draw everything anew. What the person has chosen stays chosen."""
        home = self.home
        view, table = home.view, home.view.table
        decision = view.decision
        if self.giving not in cards_asked(view):
            self.giving = None
        self._title()
        waiting = [d.player for d in view.waiting if d.kind != "next"]
        self.query_one("#seats", Seats).show(table, home.source.bots, waiting, home.viewer, home.reader)
        self.query_one("#pile", Pile).show(table, home.reader)
        self.query_one("#log", Log).show(home.heard, home.fresh, home.reader)
        self._show_hand()
        self._ask(new=decision != self._asked)
        self._asked = decision
        self._show_choices()
        self._fit_hand()

    def _put(self, id: str, content: Content) -> None:
        """Other text into a part of the screen; the same text costs nothing."""
        part = self.query_one(f"#{id}", Static)
        if part.content != content:
            part.update(content)

    def _title(self) -> None:
        source, say = self.home.source, self.home.reader.say
        left = f"{source.edition.name}   {say('terminal-round', round=self.home.view.table.round)}"
        right = say(
            "terminal-target-tally" if source.options.scoring == "tally" else "terminal-target-winner",
            target=source.options.target,
        )
        room = self.size.width - 2 - cell_len(right)
        self._put("title", Content.styled(fitted(left, room) + right, "bold"))

    def _show_hand(self) -> None:
        view = self.home.view
        cards = self.home.source.edition.in_order(view.table.hands.get(self.home.viewer) or ())
        self.hand.show(cards, cards_asked(view), numbered=by_hand(view) and self.giving is None)

    def _ask(self, new: bool) -> None:
        """Say what is asked; a new question puts the selection on a card that answers it, unless it was chosen."""
        home, view = self.home, self.home.view
        if new and view.decision is not None and (not self.touched or view.decision.kind == "drawn"):
            self.hand.select_first(cards_asked(view))
        self._put("prompt", Content(self._prompt()))
        said = [home.alert(), self.message, rule_in_play(view, home.heard, home.reader)]
        if self.armed:
            said.insert(1, home.reader.say("terminal-call-armed"))
        lines = [line for line in said if line]
        styles = ["bold $warning" if line == said[0] else "" for line in lines]
        parts = [Content.styled(line, style) for line, style in zip(lines, styles, strict=True)]
        self._put("message", Content("  ").join(parts))

    def _prompt(self) -> str:
        home, view, reader = self.home, self.home.view, self.home.reader
        if self.giving is not None:
            return reader.say("terminal-who-gets", card=reader.card(self.giving))
        if view.decision is not None:
            question = reader.question(view)
            if len(home.source.people) > 1 and view.decision.kind != "next":
                return reader.say("by-name", player=home.viewer, text=question)
            return question
        if view.table.game_winners:
            return reader.won(view.table.game_winners)
        return reader.say("terminal-waiting-for", names=reader.names([decision.player for decision in view.waiting]))

    def _show_choices(self) -> None:
        view, reader = self.home.view, self.home.reader
        found = choices(view, self.giving, reader)
        code = self.hand.selected
        if self.giving is not None:
            found.append(Choice("Esc", "back", reader.say("terminal-another-card")))
        elif by_hand(view) and code in cards_asked(view):
            found.insert(0, card_choice(view, code, reader))
        self.bar.show(found)

    def _fit_hand(self) -> None:
        """The hand may have the lines that everything else leaves over; the middle keeps some for itself."""
        middle = 6 if self.size.height >= 24 else 5
        others = sum(self.query_one(f"#{id}").outer_size.height for id in ("seats", "prompt", "message", "choices"))
        room = max(3, self.size.height - others - middle - 2)
        box = self.query_one("#hand-box", VerticalScroll)
        if self.hand.most_lines != room:
            self.hand.most_lines = room
            box.styles.max_height = room
            self.hand.refresh(layout=True)

    def say(self, message: str) -> None:
        """A message to whoever sits here; empty takes it away."""
        self.message = message
        self._ask(new=False)

    # Answering

    def action_step(self, columns: int, rows: int) -> None:
        """The arrows: through the choices if there is nothing else to choose from, else through the hand."""
        if self.bar.choices and (self.giving is not None or (self.home.view.decision and not by_hand(self.home.view))):
            self.bar.step(columns or rows)
            return
        self.touched = True
        self.hand.step(columns, rows)
        self._show_choices()

    def action_answer(self) -> None:
        """Enter: play the selected card, or give the highlighted answer."""
        view = self.home.view
        if view.decision is None:
            self.home.nothing_asked()
        elif by_hand(view) and self.giving is None:
            self.play_card()
        elif view.decision.kind == "next":
            self.make(Option("next"))
        elif (found := self.bar.highlighted) is not None:
            self.pick(found)
        else:
            self.say(self.home.reader.say("terminal-choose-answer"))

    def play_card(self) -> None:
        """Answer with the selected card; where it can go to several players, ask to whom."""
        view, code = self.home.view, self.hand.selected
        if code is None or view.decision is None:
            return
        moves = cards_asked(view).get(code, [])
        if not moves:
            self.say(self._why_not(code))
        elif len(moves) == 1:
            self.make(moves[0])
        else:
            self.giving, self.message = code, ""
            self.show_table()

    def _why_not(self, code: str) -> str:
        view, reader = self.home.view, self.home.reader
        reason = self.home.source.why_not(self.home.viewer, code)
        if reason and view.decision is not None and view.decision.kind in ("turn", "drawn"):
            return sentence(reason)
        return reader.say("terminal-choose-ticked")

    def action_letter(self, letter: str) -> None:
        """Draw, keep and the like."""
        found = self.bar.with_key(letter)
        if found is not None:
            self.pick(found)
        elif self.home.view.decision is None:
            self.home.nothing_asked()
        else:
            self.say(self.home.reader.say("terminal-cannot-draw" if letter == "d" else "terminal-cannot-keep"))

    def action_back(self) -> None:
        """Choose another card to give; take a message away."""
        self.giving, self.message = None, ""
        self.show_table()

    def on_key(self, event: events.Key) -> None:
        """Numbers: an answer, or a card."""
        if event.key not in "1234567890" or len(event.key) != 1:
            return
        event.stop()
        found = self.bar.with_key(event.key)
        if found is not None:
            self.pick(found)
        elif self.giving is None and by_hand(self.home.view):
            index = (int(event.key) - 1) % 10
            if index < len(self.hand.cards):
                self.touched = True
                self.hand.select(index)
                self._show_choices()

    def on_choices_picked(self, event: Choices.Picked) -> None:
        """A choice was clicked."""
        self.pick(event.choice)

    def on_hand_clicked(self, event: Hand.Clicked) -> None:
        """A click chooses a card, another one plays it."""
        again = event.index == self.hand.index
        self.touched = True
        self.hand.select(event.index)
        self._show_choices()
        if again and by_hand(self.home.view) and self.giving is None:
            self.play_card()

    def pick(self, choice: Choice) -> None:
        """Take a choice."""
        if isinstance(choice.does, Option):
            self.make(choice.does)
        elif choice.does == "back":
            self.action_back()
        else:
            self.action_answer()

    def make(self, option: Option) -> None:
        """Send a move on to the table, with the call if it was armed: it counts if the move leaves one card."""
        self.giving, self.message, self.touched = None, "", False
        if not self.home.move(option, uno=self.armed):
            return
        if self.home.view.decision is None:
            self.armed = False
        self.show_table()
