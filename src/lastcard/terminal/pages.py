"""What opens over the table and is closed again: pages of text, lists, the cover between two people."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from lastcard.catalogue import Message
from lastcard.terminal.choice_bar import Choices
from lastcard.terminal.questions import Choice

LEAST_WIDTH, LEAST_HEIGHT = 60, 20
"""The smallest terminal that the table fits in."""


def literal(content: Content | str, *, id: str | None = None) -> Static:
    """Text as it is: nothing in it is markup, whatever players are called."""
    return Static(Content(content) if isinstance(content, str) else content, markup=False, id=id)


class Page(ModalScreen[str | None]):
    """A page of text that can be scrolled, with answers below it. The result is what the answer does.

    Escape, q, the space bar, the key that opened it and, unless it is an answer, Enter close it without a result.
    """

    DEFAULT_CSS = """
    Page { align: center middle; background: $background 70%; }
    Page #page {
        width: 90%; max-width: 100; height: auto; max-height: 95%;
        border: round $primary; background: $surface; padding: 0 1;
    }
    Page #page-text { height: auto; }
    Page #page-scroll { height: auto; max-height: 75vh; scrollbar-size-vertical: 1; }
    Page #answers { margin-top: 1; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "app.leave", show=False, priority=True),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("home", "scroll(-100000)", show=False),
        Binding("end", "scroll(100000)", show=False),
    ]

    def __init__(
        self,
        title: str,
        text: Content | str,
        *,
        id: str,
        opener: str = "",
        answers: Sequence[Choice] = (),
        at_end: bool = False,
    ) -> None:
        super().__init__(name=id)
        self.page_title = title
        self.text = text
        self.opener = opener
        self.answers = [*answers, Choice("Esc", "", str(Message("terminal-close")))]
        self.at_end = at_end
        """Whether it opens at its end."""

    def compose(self) -> ComposeResult:
        """The text in a frame."""
        with Vertical(id="page") as frame:
            frame.border_title = Content(self.page_title)
            with VerticalScroll(id="page-scroll", can_focus=False):
                yield literal(self.text, id="page-text")
            yield Choices(None, id="answers")

    def on_mount(self) -> None:
        """Begin where it should be read first."""
        self.query_one("#answers", Choices).show(self.answers)
        if self.at_end:
            self.query_one("#page-scroll", VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        """Scroll by some lines."""
        self.query_one("#page-scroll", VerticalScroll).scroll_relative(y=lines, animate=False)

    def on_key(self, event: events.Key) -> None:
        """Answer, or close."""
        key = {"enter": "Enter", "escape": "Esc"}.get(event.key, event.character or event.key)
        answer = next((answer for answer in self.answers if answer.key == key), None)
        if answer is not None or key in ("Enter", "q", " ", self.opener):
            event.stop()
            self.dismiss((answer and answer.does) or None)

    def on_choices_picked(self, event: Choices.Picked) -> None:
        """Answer with the mouse."""
        self.dismiss(event.choice.does or None)

    def on_click(self, event: events.Click) -> None:
        """A click beside the page closes it."""
        if event.widget is self:
            self.dismiss(None)


class Picker(ModalScreen[str | None]):
    """A short list to pick from: by number, with the arrows or with the mouse."""

    DEFAULT_CSS = """
    Picker { align: center middle; background: $background 70%; }
    Picker #page {
        width: auto; max-width: 90%; height: auto; border: round $primary; background: $surface; padding: 0 1;
    }
    Picker #picks { width: 50; height: auto; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        Binding("ctrl+c", "app.leave", show=False, priority=True),
        Binding("up,left", "step(-1)", show=False),
        Binding("down,right", "step(1)", show=False),
        Binding("enter", "pick", show=False),
    ]

    def __init__(self, title: str, rows: Sequence[str], *, id: str) -> None:
        super().__init__(name=id)
        self.page_title = title
        self.rows = list(rows)

    def compose(self) -> ComposeResult:
        """The list in a frame."""
        with Vertical(id="page") as frame:
            frame.border_title = Content(self.page_title)
            yield Choices(None, id="picks")

    def on_mount(self) -> None:
        """Show what can be picked."""
        rows = [Choice(str((n + 1) % 10), row, row) for n, row in enumerate(self.rows)]
        self.query_one("#picks", Choices).show(rows)

    def action_close(self) -> None:
        """Pick nothing."""
        self.dismiss(None)

    def action_step(self, by: int) -> None:
        """Move the highlight."""
        self.query_one("#picks", Choices).step(by)

    def action_pick(self) -> None:
        """Pick what is highlighted."""
        if found := self.query_one("#picks", Choices).highlighted:
            self.dismiss(found.does)

    def on_key(self, event: events.Key) -> None:
        """Pick by number."""
        if found := self.query_one("#picks", Choices).with_key(event.key):
            event.stop()
            self.dismiss(found.does)

    def on_choices_picked(self, event: Choices.Picked) -> None:
        """Pick with the mouse."""
        self.dismiss(event.choice.does)


class Cover(Screen[None]):
    """Hides everything private until the next person is at the keyboard."""

    DEFAULT_CSS = """
    Cover { align: center middle; }
    Cover #cover-text { width: auto; max-width: 90%; height: auto; text-align: center; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "confirm", show=False),
        Binding("u", "app.shout", show=False),
        Binding("c", "app.catch", show=False),
        Binding("q", "app.leave", show=False),
        Binding("ctrl+c", "app.leave", show=False, priority=True),
    ]

    def __init__(self, person: str, asked: bool) -> None:
        super().__init__(name="cover")
        self.person = person
        self.asked = asked
        self.alert = ""

    def compose(self) -> ComposeResult:
        """Whose turn it is, and nothing else."""
        yield literal(self._text(), id="cover-text")

    def _text(self) -> Content:
        called = Message("terminal-cover-turn" if self.asked else "terminal-cover-seat", player=self.person)
        return Content("\n\n").join(
            [
                Content.styled(str(called), "bold"),
                Content(str(Message("terminal-cover-confirm"))),
                *([Content.styled(self.alert, "bold")] if self.alert else []),
                Content.styled(str(Message("terminal-cover-leave")), "dim"),
            ]
        )

    def tell(self, alert: str) -> None:
        """Say what everybody may know and act on."""
        if alert != self.alert:
            self.alert = alert
            if self.is_mounted:
                self.query_one("#cover-text", Static).update(self._text())

    def action_confirm(self) -> None:
        """The person is there."""
        self.dismiss(None)

    def on_click(self) -> None:
        """The mouse will do, too."""
        self.dismiss(None)


class Lobby(Screen[None]):
    """Stands in for the table until the game begins."""

    DEFAULT_CSS = """
    Lobby { align: center middle; }
    Lobby #lobby-text { width: auto; max-width: 90%; height: auto; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "app.agree", show=False),
        Binding("q", "app.leave", show=False),
        Binding("ctrl+c", "app.leave", show=False, priority=True),
    ]

    def __init__(self, text: str) -> None:
        super().__init__(name="lobby")
        self.text = text

    def compose(self) -> ComposeResult:
        """Who is there, and what everybody waits for."""
        yield literal(self.text, id="lobby-text")

    def tell(self, text: str) -> None:
        """Something is new."""
        self.text = text
        if self.is_mounted:
            self.query_one("#lobby-text", Static).update(Content(text))


class TooSmall(Screen[None]):
    """Stands in for everything while the terminal is too small."""

    DEFAULT_CSS = """
    TooSmall { align: center middle; }
    TooSmall #too-small-text { width: 1fr; height: auto; text-align: center; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "app.leave", show=False),
        Binding("ctrl+c", "app.leave", show=False, priority=True),
    ]

    def __init__(self, command: str) -> None:
        super().__init__(name="too-small")
        self.command = command

    def compose(self) -> ComposeResult:
        """What is needed."""
        yield literal("", id="too-small-text")

    def on_resize(self, event: events.Resize) -> None:
        """Say how small it is now."""
        said = Message(
            "terminal-too-small",
            width=event.size.width,
            height=event.size.height,
            least_width=LEAST_WIDTH,
            least_height=LEAST_HEIGHT,
            command=self.command,
        )
        self.query_one("#too-small-text", Static).update(Content(str(said)))
