"""How cards look in a terminal."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from textual.content import Content

from lastcard.cards.colours import WILD, WILD_PAINT, paints, signs
from lastcard.cards.edition import Edition, Kind
from lastcard.catalogue import Message, named
from lastcard.words import Reader

BACK_PAINT = "#e8ecf4 on #3f4a78"
"""Of the back of a card."""

LABELS = {"Draw Two": "+2", "Reverse": str(Message("terminal-card-reverse")), "Wild Draw Four": "+4"}
"""What a small card says where its name is too long."""


def label(kind: Kind) -> str:
    """At most four columns for a small card: its number or name, or how that begins, or its symbol."""
    if kind.name in LABELS:
        return LABELS[kind.name]
    name = str(named("card", kind.name))
    return kind.symbol if " " in name else set_cell_size(name, min(4, cell_len(name)))


@dataclass(frozen=True)
class Size:
    """How large cards are drawn."""

    width: int
    height: int
    raised: int
    """How many lines a card rises that can be played."""

    @property
    def inside(self) -> int:
        """Columns for what stands on the card."""
        return self.width - 2


LARGE = Size(11, 5, 1)
MEDIUM = Size(8, 4, 1)
SMALL = Size(8, 3, 0)
SIZES = (LARGE, MEDIUM, SMALL)


@dataclass(frozen=True)
class Frame:
    """The lines around a card."""

    left_top: str
    right_top: str
    left_bottom: str
    right_bottom: str
    across: str
    up: str


FRAMES = {False: Frame("╭", "╮", "╰", "╯", "─", "│"), True: Frame("╔", "╗", "╚", "╝", "═", "║")}
"""Of other cards, and of the selected one."""


class Faces:
    """Draws the cards of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.signs = signs(edition.colours)
        self.paints = paints(edition.colours)
        self.words = Reader(edition.by_code)

    def sign(self, kind: Kind) -> str:
        """The sign of a card's colour."""
        return self.signs[kind.colour] if kind.colour else WILD

    def style(self, colour: str | None) -> str:
        """Ink and paper of a colour, or of wild cards."""
        ink, paper = self.paints.get(colour or "", WILD_PAINT)
        return f"{ink} on {paper}"

    def colour(self, colour: str) -> Content:
        """A colour as a coloured word with its sign."""
        return Content.styled(f" {self.signs[colour]} {named('colour', colour)} ", f"bold {self.style(colour)}")

    def inline(self, code: str) -> Content:
        """A card in a line of text."""
        kind = self.edition.by_code[code]
        return Content.styled(f" {self.sign(kind)} {self.words.card(code)} ", self.style(kind.colour))

    def inline_rows(self, codes: Iterable[str], width: int) -> list[Content]:
        """Cards in lines of text, none broken."""
        rows = [Content("")]
        for card in map(self.inline, codes):
            if rows[-1] and rows[-1].cell_length + 1 + card.cell_length > width:
                rows.append(card)
            else:
                rows[-1] = rows[-1] + " " + card if rows[-1] else card
        return rows

    def table_of_hands(self, hands: Iterable[tuple[str, Sequence[str]]], width: int) -> Content:
        """Lines of cards, each beginning with what belongs to the left of them."""
        lines: list[Content] = []
        for head, codes in hands:
            indent = cell_len(head)
            rows = (
                self.inline_rows(codes, width - indent)
                if codes
                else [Content.styled(self.words.say("terminal-no-cards"), "dim")]
            )
            lines += [Content.styled(head if n == 0 else " " * indent, "bold") + row for n, row in enumerate(rows)]
        return Content("\n").join(lines)

    def card(
        self, code: str, size: Size, *, selected: bool = False, playable: bool = False, number: str = ""
    ) -> list[Content]:
        """A card, line by line. A playable one bears a tick, the selected one a double frame, some a number."""
        kind = self.edition.by_code[code]
        lines = self._large(kind, size) if size is LARGE else self._small(kind, size)
        return framed(
            lines, size, self.style(kind.colour), selected=selected, above=number, below="✓" if playable else ""
        )

    def _large(self, kind: Kind, size: Size) -> list[str]:
        """The sign and the name, and the colour in words."""
        inside, name = size.height - 2, str(named("card", kind.name))
        if kind.colour is None:
            lines = wrapped(f"{WILD} {name}", size.inside)
        else:
            said = label(kind)
            lines = [f"{self.sign(kind)} {said}", *(wrapped(name, size.inside) if said != name else [])]
            lines = [*(lines + [""] * inside)[: inside - 1], fitted(str(named("colour", kind.colour)), size.inside)]
        if len(lines) > inside:
            lines[inside - 1] = fitted(lines[inside - 1] + "…", size.inside)
        return (lines + [""] * inside)[:inside]

    def _small(self, kind: Kind, size: Size) -> list[str]:
        name = str(named("card", kind.name))
        below = str(named("colour", kind.colour)) if kind.colour else name if label(kind) != name else ""
        return [f"{self.sign(kind)} {label(kind)}", fitted(below, size.inside)][: size.height - 2]


def framed(
    lines: Sequence[str], size: Size, style: str, *, selected: bool = False, above: str = "", below: str = ""
) -> list[Content]:
    """Lines in a frame, with something in its upper and its lower edge. The frame is of the colour of the paper."""
    frame = FRAMES[selected]
    edge = "bold" if selected else style.rpartition(" on ")[2]
    top = frame.left_top + above + frame.across * (size.inside - len(above)) + frame.right_top
    bottom = frame.left_bottom + below.center(size.inside, frame.across) + frame.right_bottom
    return [
        Content.styled(top, edge).stylize("bold $foreground", 1, 1 + len(above)),
        *(
            Content.assemble((frame.up, edge), (set_cell_size(line, size.inside), f"bold {style}"), (frame.up, edge))
            for line in lines
        ),
        _ticked(Content.styled(bottom, edge), below),
    ]


def _ticked(edge: Content, below: str) -> Content:
    start = edge.plain.find(below) if below else 0
    return edge.stylize("bold $foreground", start, start + len(below))


def wrapped(name: str, width: int) -> list[str]:
    """A name in short lines; a word that is too long is cut.

    >>> wrapped("Wild Crossing the Streams", 8)
    ['Wild', 'Crossing', 'the', 'Streams']
    """
    lines: list[str] = []
    for word in name.split():
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(fitted(word, width) if cell_len(word) > width else word)
    return lines


def fitted(text: str, width: int) -> str:
    """A text cut or filled to a number of columns; wide characters count two.

    >>> fitted("Annabella", 6), fitted("Bo", 4)
    ('Annab…', 'Bo  ')
    """
    if cell_len(text) > width > 0:
        return set_cell_size(set_cell_size(text, width - 1).rstrip() + "…", width)
    return set_cell_size(text, max(0, width))
