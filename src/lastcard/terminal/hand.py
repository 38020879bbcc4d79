"""The hand of whoever sits at the keyboard: cards in rows, with the selected and the playable ones marked."""

from collections.abc import Collection, Sequence

from textual import events
from textual.content import Content
from textual.geometry import Region, Size
from textual.message import Message
from textual.widget import Widget

from lastcard.terminal import faces
from lastcard.terminal.faces import SIZES, SMALL, Faces


class Hand(Widget):
    """Cards in rows. It knows which one is selected; what that means is for its screen to know."""

    DEFAULT_CSS = """
    Hand { height: auto; width: 1fr; }
    """

    class Clicked(Message):
        """A card was clicked."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self, drawing: Faces, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.drawing = drawing
        self.cards: tuple[str, ...] = ()
        self.playable: frozenset[str] = frozenset()
        self.index = 0
        self.numbered = False
        self.most_lines = 9
        """Lines it may have before its cards are drawn small."""

    # What it shows

    def show(self, cards: Sequence[str], playable: Collection[str], *, numbered: bool) -> None:
        """Other cards, or other marks. The selection stays on the card it was on, or near it."""
        anew = (tuple(cards), frozenset(playable), numbered)
        if anew == (self.cards, self.playable, self.numbered):
            return
        other_cards = anew[0] != self.cards
        if other_cards:
            self.index = follow(self.cards, self.index, cards)
        self.cards, self.playable, self.numbered = anew
        self.refresh(layout=other_cards)

    @property
    def selected(self) -> str | None:
        """The card that is selected."""
        return self.cards[self.index] if self.cards else None

    def select(self, index: int) -> None:
        """Put the selection on a card and bring it into sight."""
        if self.cards:
            self.index = max(0, min(index, len(self.cards) - 1))
            self.refresh()
            self.call_after_refresh(self._bring_into_sight)

    def select_first(self, codes: Collection[str]) -> None:
        """Put the selection on the first of some cards, unless it is on one of them."""
        if self.selected not in codes:
            self.select(next((i for i, code in enumerate(self.cards) if code in codes), self.index))

    def step(self, columns: int, rows: int) -> None:
        """Move the selection; sideways it goes round."""
        if not self.cards:
            return
        if columns:
            self.select((self.index + columns) % len(self.cards))
        elif 0 <= self.index + rows * self.per_row < len(self.cards):
            self.select(self.index + rows * self.per_row)
        elif rows > 0 and self.index // self.per_row < (len(self.cards) - 1) // self.per_row:
            self.select(len(self.cards) - 1)

    # Where things are

    @property
    def card_size(self) -> faces.Size:
        """The largest for which there is room."""
        return self._size_in(self.size.width)

    def _size_in(self, width: int) -> faces.Size:
        for size in SIZES:
            rows = -(-len(self.cards) // max(1, width // size.width))
            if rows * (size.height + size.raised) <= self.most_lines:
                return size
        return SMALL

    @property
    def per_row(self) -> int:
        """How many cards are in a row."""
        return max(1, self.size.width // self.card_size.width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the cards need."""
        size = self._size_in(width)
        rows = -(-len(self.cards) // max(1, width // size.width))
        return max(1, rows) * (size.height + size.raised)

    def _bring_into_sight(self) -> None:
        size = self.card_size
        line = self.index // self.per_row * (size.height + size.raised)
        if self.parent is not None and isinstance(self.parent, Widget):
            self.parent.scroll_to_region(Region(0, line, 1, size.height + size.raised), animate=False)

    def at(self, x: int, y: int) -> int | None:
        """The card at a place."""
        size = self.card_size
        column, row = x // size.width, y // (size.height + size.raised)
        index = row * self.per_row + column
        return index if column < self.per_row and 0 <= index < len(self.cards) else None

    def on_click(self, event: events.Click) -> None:
        """Say which card was clicked."""
        index = self.at(event.x, event.y)
        if index is not None:
            self.post_message(self.Clicked(index))

    def render(self) -> Content:
        """All the cards."""
        if not self.cards:
            return Content.styled(self.drawing.words.say("terminal-no-cards"), "dim")
        per_row = self.per_row
        lines: list[Content] = []
        for start in range(0, len(self.cards), per_row):
            lines += self._row(range(start, min(start + per_row, len(self.cards))))
        return Content("\n").join(lines)

    def _row(self, indices: Sequence[int]) -> list[Content]:
        size = self.card_size
        columns = [self._column(index) for index in indices]
        return [Content("").join(column[y] for column in columns) for y in range(size.height + size.raised)]

    def _column(self, index: int) -> list[Content]:
        """A card with the empty line above or below it: one that can be played is raised."""
        size, code = self.card_size, self.cards[index]
        playable = code in self.playable
        number = str((index + 1) % 10) if self.numbered and index < 10 else ""
        drawn = self.drawing.card(code, size, selected=index == self.index, playable=playable, number=number)
        empty = [Content(" " * size.width)] * size.raised
        return [*drawn, *empty] if playable else [*empty, *drawn]


def follow(before: Sequence[str], index: int, after: Sequence[str]) -> int:
    """Where the selection goes when the hand changes: with its card, else to where that card was.

    >>> follow(("B1", "B7", "R2"), 1, ("B0", "B1", "B7", "R2")), follow(("B1", "B7", "R2"), 1, ("B1", "R2"))
    (2, 1)
    """
    if not before or not after:
        return 0
    code = before[index]
    copies = [i for i, card in enumerate(after) if card == code]
    if copies:
        return copies[min(before[:index].count(code), len(copies) - 1)]
    return min(index, len(after) - 1)
