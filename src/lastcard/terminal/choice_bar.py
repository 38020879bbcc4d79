"""A bar of choices: each with its key, to be picked by that key, with the arrows or with the mouse."""

from collections.abc import Sequence

from rich.cells import cell_len
from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from lastcard.terminal.faces import Faces
from lastcard.terminal.questions import Choice


class Choices(Widget):
    """Choices side by side, in as many lines as they need. None is highlighted until somebody uses the arrows."""

    DEFAULT_CSS = """
    Choices { height: auto; width: 1fr; min-height: 1; }
    """

    class Picked(Message):
        """A choice was clicked."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, drawing: Faces | None, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.drawing = drawing
        self.choices: list[Choice] = []
        self.index: int | None = None

    def show(self, choices: Sequence[Choice]) -> None:
        """Other choices; the highlight stays if they are the same."""
        if list(choices) == self.choices:
            return
        if [choice.does for choice in choices] != [choice.does for choice in self.choices]:
            self.index = None
        self.choices = list(choices)
        self.refresh(layout=True)

    @property
    def highlighted(self) -> Choice | None:
        """The choice the arrows are on."""
        return None if self.index is None else self.choices[self.index]

    def step(self, by: int) -> None:
        """Move the highlight; it goes round."""
        if self.choices:
            count = len(self.choices)
            self.index = (0 if by > 0 else count - 1) if self.index is None else (self.index + by) % count
            self.refresh()

    def with_key(self, key: str) -> Choice | None:
        """The choice that has a key."""
        return next((choice for choice in self.choices if choice.key == key), None)

    # Drawing

    def _text(self, number: int) -> Content:
        choice = self.choices[number]
        on = number == self.index
        key = f"▸{choice.key}◂" if on else f" {choice.key} "
        words: Content
        if choice.colour and self.drawing:
            words = self.drawing.colour(choice.colour)
        else:
            words = Content.styled(f" {choice.words} ", "bold" + (" reverse" if on else ""))
        note = Content(f"({choice.note}) ") if choice.note else Content("")
        return Content.assemble((key, "bold reverse"), words, note)

    def _placed(self, width: int) -> list[tuple[int, int, Content]]:
        """Where each choice goes: column, line and text."""
        found: list[tuple[int, int, Content]] = []
        x = y = 0
        for number in range(len(self.choices)):
            text = self._text(number)
            if x and x + text.cell_length > width:
                x, y = 0, y + 1
            if text.cell_length > width:
                text = text.truncate(width, ellipsis=True)
            found.append((x, y, text))
            x += text.cell_length + 1
        return found

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the choices need."""
        return max((y for _, y, _ in self._placed(width)), default=0) + 1

    def render(self) -> Content:
        """All choices."""
        lines: dict[int, Content] = {}
        for x, y, text in self._placed(self.size.width):
            before = lines.get(y, Content(""))
            lines[y] = before + " " * (x - cell_len(before.plain)) + text
        return Content("\n").join(lines.values())

    def on_click(self, event: events.Click) -> None:
        """Say what was clicked."""
        for number, (x, y, text) in enumerate(self._placed(self.size.width)):
            if event.y == y and x <= event.x < x + text.cell_length:
                self.post_message(self.Picked(self.choices[number]))
