"""Texts to read: the rulebook, the cards, what happened, a hand that was shown."""

from collections.abc import Sequence

from textual.content import Content

from lastcard.cards.edition import Edition, Kind
from lastcard.game.view import Seen, View
from lastcard.rulebook import guide
from lastcard.terminal.faces import LARGE, SMALL, Faces, Size
from lastcard.words import Reader, sentence


def cards_in_rows(drawing: Faces, codes: Sequence[str], width: int, size: Size) -> Content:
    """Cards side by side, in as many rows as they need."""
    per_row = max(1, width // size.width)
    lines: list[Content] = []
    for start in range(0, len(codes), per_row):
        cards = [drawing.card(code, size) for code in codes[start : start + per_row]]
        lines += [Content("").join(card[y] for card in cards) for y in range(size.height)]
    return Content("\n").join(lines)


def shown_hand(drawing: Faces, event: Seen, following: Sequence[Seen], reader: Reader) -> Content:
    """A hand that somebody shows, and what came of it."""
    codes = drawing.edition.in_order(event.cards or ())
    size = LARGE if len(codes) <= 8 else SMALL
    said = reader.say("terminal-shows-hand", player=event.player or "", other=event.other or "")
    parts = [Content(said), cards_in_rows(drawing, codes, 48, size)]
    for told in following:
        if told.kind == "verdict":
            parts.append(Content.styled(sentence(reader.tell(told)), "bold"))
            break
    return Content("\n\n").join(parts)


def card_text(view: View, drawing: Faces, selected: str | None) -> Content:
    """What the selected card and the top card say."""
    reader = Reader(view.kinds, view.you)

    def described(head: str, kind: Kind) -> Content:
        said = f"  {reader.say('terminal-worth', count=kind.points)}\n{reader.says(kind)}"
        return Content.assemble((f"{head} ", "dim"), drawing.inline(kind.code), said)

    first = {reader.say("terminal-your-card"): selected, reader.say("terminal-card-on-the-pile"): view.table.top}
    parts = [described(head, view.kinds[code]) for head, code in first.items() if code is not None]
    others = [kind for kind in drawing.edition.specials if kind.code not in first.values()]
    parts += [described(reader.say("terminal-other-card"), kind) for kind in others]
    return Content("\n\n").join(parts)


def rulebook(edition: Edition, width: int) -> Content:
    """The rulebook of an edition."""
    return Content(guide.plain(edition, width=width))


def history(heard: Sequence[Seen], reader: Reader) -> Content:
    """Everything that was heard, a sentence a line, the rounds apart."""
    lines: list[str] = []
    for event in heard:
        if text := reader.tell(event):
            if event.kind == "started" and lines:
                lines.append("")
            lines.append(sentence(text))
    return Content("\n".join(lines) or reader.say("terminal-nothing-happened"))
