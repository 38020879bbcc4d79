"""The table above the hand: who sits there, the piles, and what happened."""

from collections.abc import Collection, Mapping, Sequence

from rich.cells import cell_len
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from lastcard.game.view import Seen
from lastcard.game.view import Table as Standing
from lastcard.terminal.faces import BACK_PAINT, LARGE, SMALL, Faces, fitted, framed, wrapped
from lastcard.terminal.faces import Size as CardSize
from lastcard.words import Reader, sentence

ARROWS = {"left": "↻", "right": "↺"}
"""Round the table, seen from above."""


class Seats(Widget):
    """Everybody at the table, in the order of the seats: cards, points, and what is special about them."""

    DEFAULT_CSS = """
    Seats { height: auto; width: 1fr; }
    """

    def __init__(self, players: Sequence[str], *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.players = tuple(players)
        self.standing = Standing()
        self.levels: Mapping[str, str | None] = {}
        self.asked: frozenset[str] = frozenset()
        self.you: str | None = None
        self.reader = Reader({})

    def show(
        self,
        standing: Standing,
        levels: Mapping[str, str | None],
        asked: Collection[str],
        you: str | None,
        reader: Reader,
    ) -> None:
        """The table as `you` see it; `levels` says which bot plays whom, `asked` who has to decide."""
        self.standing, self.levels, self.asked, self.you = standing, levels, frozenset(asked), you
        self.reader = reader
        self.refresh()

    def _per_row(self, width: int) -> int:
        """How many seats are side by side: all of them if their names fit, else as many in each of two rows."""
        count = len(self.players)
        return count if width // count >= 15 else -(-count // 2)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Three lines for each row of seats."""
        return 3 * -(-len(self.players) // self._per_row(width))

    def render(self) -> Content:
        """Three lines for each seat."""
        per_row = self._per_row(self.size.width)
        width = min(self.size.width // per_row, 34)
        lines: list[Content] = []
        for start in range(0, len(self.players), per_row):
            seats = [self._seat(name, width - 1) for name in self.players[start : start + per_row]]
            lines += [Content(" ").join(seat[line] for seat in seats) for line in range(3)]
        return Content("\n").join(lines)

    def _seat(self, name: str, width: int) -> list[Content]:
        table = self.standing
        turn = name == table.turn
        pointer = "▶" if turn else "…" if name in self.asked else " "
        cards, score, say = table.cards.get(name, 0), table.scores.get(name, 0), self.reader.say
        count = say("number-of-cards", count=cards) if width >= 18 else f"{cards}"
        points = say("terminal-points", count=score) if width >= 18 else f"{score}"
        room = width - cell_len(count) - cell_len(points) - 4
        backs = "▮" * min(cards, room) if room > 0 else ""
        style = "bold reverse" if turn else "bold"
        return [
            Content.styled(fitted(f"{pointer} {name}", width), style),
            Content.assemble(
                "  ",
                (count, "bold"),
                (fitted(f" {backs}", width - 2 - cell_len(count) - cell_len(points)), "dim"),
                points,
            ),
            self._notes(name, width),
        ]

    def _notes(self, name: str, width: int) -> Content:
        """What is special about a seat, the most urgent first."""
        table, say = self.standing, self.reader.say
        notes: list[tuple[str, str]] = []
        if name in table.owes_uno:
            notes.append((say("terminal-note-owes" if width >= 20 else "terminal-note-owes-short"), "bold reverse"))
        elif table.cards.get(name) == 1:
            notes.append((say("terminal-note-called" if width >= 20 else "terminal-note-called-short"), "bold"))
        if name in (*table.out, *table.eliminated):
            notes.append((say("terminal-note-out"), "dim"))
        if team := next((number for number, team in enumerate(table.teams, 1) if name in team), 0):
            notes.append((say("terminal-note-team", number=team), "bold"))
        if name in table.protected:
            safe = say("terminal-note-protected" if width >= 20 else "terminal-note-protected-short")
            notes.append((safe, "bold $success"))
        if name == self.you:
            notes.append((say("terminal-note-you"), "italic"))
        elif level := self.levels.get(name):
            notes.append((say("terminal-note-bot", level=level) if width >= 18 else level, "dim"))
        if name == table.dealer and width >= 18:
            notes.append((say("terminal-note-dealer"), "dim"))
        found, left = Content("  "), width - 2
        for number, (note, style) in enumerate(notes):
            space = " " if number else ""
            if cell_len(space + note) > left:
                break
            found, left = found + space + Content.styled(note, style), left - cell_len(space + note)
        return found + " " * left


class Pile(Widget):
    """The discard pile, the colour in play, the direction and the draw pile."""

    DEFAULT_CSS = """
    Pile { width: 42%; min-width: 32; max-width: 54; height: 1fr; }
    """

    def __init__(self, drawing: Faces, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.drawing = drawing
        self.standing = Standing()
        self.reader = Reader({})

    def show(self, standing: Standing, reader: Reader) -> None:
        """How the piles stand."""
        self.standing, self.reader = standing, reader
        self.refresh()

    def render(self) -> Content:
        """The top card, where there is room the draw pile too, and beside them in words what is in play."""
        size = LARGE if self.size.height >= LARGE.height else SMALL
        cards = [self._top(size)]
        to_draw = self.reader.say("terminal-to-draw", count=self.standing.draw_pile)
        if size is LARGE and self.size.width >= 2 * size.width + 23:
            cards.insert(0, framed(["", *wrapped(to_draw, size.inside), ""][: size.height - 2], size, BACK_PAINT))
        taken = len(cards) * (size.width + 1) + 1
        said = self._said(self.size.width - taken)
        if len(cards) == 1:
            said.insert(-1, Content(to_draw))
        said = said[: self.size.height]
        height = max(size.height, len(said))
        columns = [card + [Content(" " * size.width)] * (height - len(card)) for card in cards]
        columns.append([Content(" ") + line for line in said] + [Content("")] * (height - len(said)))
        return Content("\n").join(Content(" ").join(row) for row in zip(*columns, strict=True))

    def _top(self, size: CardSize) -> list[Content]:
        if self.standing.top is None:
            return framed(["", self.reader.say("terminal-no-pile"), ""][: size.height - 2], size, BACK_PAINT)
        return self.drawing.card(self.standing.top, size)

    def _said(self, width: int) -> list[Content]:
        table, say = self.standing, self.reader.say
        said: list[Content] = []
        if table.colour:
            said.append(Content.assemble(f"{say('terminal-in-play')} ", self.drawing.colour(table.colour)))
        elif not table.round_over:
            said.append(Content(say("terminal-no-colour")))
        said.append(Content(f"{ARROWS[table.direction]} {say('terminal-direction', direction=table.direction)}"))
        if table.turn in table.cards:
            order = list(table.cards)
            step = 1 if table.direction == "left" else -1
            following = order[(order.index(table.turn) + step) % len(order)]
            said.append(Content(fitted(f"  {say('terminal-then', player=following)}", width)))
        for rule in table.lasting:
            said += [Content.styled(line, "bold $warning") for line in wrapped(rule, width)]
        said.append(Content(say("terminal-discards", count=table.discard_pile)))
        return said


class Log(Widget):
    """The last sentences of what happened, as many as there is room for."""

    DEFAULT_CSS = """
    Log { width: 1fr; height: 1fr; }
    """

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.heard: list[Seen] = []
        self.fresh = 0
        self.reader = Reader({})

    def show(self, heard: list[Seen], fresh: int, reader: Reader) -> None:
        """What was heard; from number `fresh` on it is news."""
        self.heard, self.fresh, self.reader = heard, fresh, reader
        self.refresh()

    def render(self) -> Content:
        """The newest at the bottom; what is news has a mark."""
        width, height = self.size.width, self.size.height
        lines: list[Content] = []
        for event in reversed(self.heard):
            if len(lines) >= height:
                break
            if text := self.reader.tell(event):
                news = event.seq > self.fresh
                told = Content.styled(sentence(text), "bold" if news else "dim").wrap(max(4, width - 2))
                mark = "• " if news else "  "
                lines = [(mark if number == 0 else "  ") + line for number, line in enumerate(told)] + lines
        shown = lines[-height:] if height else []
        return Content("\n").join(shown)
