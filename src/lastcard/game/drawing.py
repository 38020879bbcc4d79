"""What somebody sees of a table, drawn for people who program: as a few lines of text, or in a notebook.

>>> from lastcard.game.game import Game
>>> print(Game("minecraft", ["Ann", "Bo", "Cy"], seed=7))
minecraft, round 1: Ann to play
green 5 on top, 1 card on the discard pile, 90 cards to draw, play goes to the left
> Ann  7 cards  0 points  BS CR G1 R7 R8 R9 W4
  Bo   7 cards  0 points  B8 BD BS GD R3 Y3 Y4
  Cy   7 cards  0 points  B1 G9 R4 R4 Y1 Y8 YV
"""

from typing import TYPE_CHECKING

from lastcard.cards.colours import WILD, WILD_PAINT, paints, signs
from lastcard.catalogue import Message, named

if TYPE_CHECKING:
    from lastcard.cards.edition import Kind
    from lastcard.game.view import View

SYMBOLS = {"S": "⊘", "V": "⇄", "D": "+2", "W": "W", "W4": "+4"}
"""What stands on the cards of every edition that have no number."""

CARD = "display:inline-block;min-width:1.4em;margin:1px;padding:.2em .35em;border-radius:.35em;text-align:center"
TABLE = "border-collapse:collapse;background:none;color:inherit;font:inherit"
CELL = "text-align:left;padding:.2em .8em .2em 0;background:none"


def status(view: "View") -> str:
    """Who is waited for, or how it ended.

    >>> from lastcard.game.game import Game
    >>> from lastcard.game.view import look
    >>> status(look(Game("classic", ["Ann", "Bo"], seed=1), None))
    'Ann to play'
    """
    table = view.table
    if table.game_winners:
        return str(Message("drawing-won", names=", ".join(table.game_winners)))
    if table.round_over:
        return str(Message("reason-round-over"))
    names, kind = ", ".join(decision.player for decision in view.waiting), view.waiting[0].kind
    if kind in ("turn", "drawn"):
        return str(Message("drawing-to-play", names=names))
    return str(Message("drawing-to-decide", names=names, kind=kind))


def as_text(view: "View") -> str:
    """The table in lines of text: whose turn it is, the piles, and everybody's cards as far as they may be seen."""
    table = view.table
    rows = [
        (
            ">" if name == table.turn else " ",
            name,
            str(Message("number-of-cards", count=table.cards[name])),
            _points(table.scores[name]),
            " ".join(table.hands[name] or ()) + _note(view, name),
        )
        for name in view.players
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    lines = [f"{a} {b:<{widths[1]}}  {c:>{widths[2]}}  {d:>{widths[3]}}  {e}".rstrip() for a, b, c, d, e in rows]
    return "\n".join([_head(view), _piles(view), *lines])


def as_html(view: "View") -> str:
    """The same for a notebook: one piece of HTML that needs nothing else, on light and on dark paper."""
    from html import escape

    table = view.table
    rows: list[str] = []
    for name in view.players:
        hand, count = table.hands[name], escape(str(Message("number-of-cards", count=table.cards[name])))
        shown = count if hand is None else "".join(_card(view, code) for code in hand)
        cells = [
            f"<b>▶ {escape(name)}</b>" if name == table.turn else escape(name),
            escape(_points(table.scores[name])),
            shown + escape(_note(view, name)),
        ]
        rows.append("<tr>" + "".join(f'<td style="{CELL}">{cell}</td>' for cell in cells) + "</tr>")
    top = "" if table.top is None else _card(view, table.top)
    return (
        f'<div style="font-family:sans-serif;line-height:1.5"><div><b>{escape(_head(view))}</b></div>'
        f"<div>{top} {escape(_piles(view))}</div>"
        f'<table style="{TABLE}">{"".join(rows)}</table></div>'
    )


def _head(view: "View") -> str:
    return str(Message("drawing-head", edition=view.edition, round=view.table.round, status=status(view)))


def _piles(view: "View") -> str:
    """The top card, with the colour in play where that is not its own; the piles; the direction."""
    table = view.table
    top = None if table.top is None else view.kinds[table.top]
    told = [] if top is None else [str(Message("drawing-top", card=top.said))]
    if table.colour is not None and (top is None or top.colour != table.colour):
        told.append(str(Message("drawing-colour", colour=named("colour", table.colour))))
    told.append(str(Message("drawing-discarded", cards=Message("number-of-cards", count=table.discard_pile))))
    told.append(str(Message("drawing-to-draw", cards=Message("number-of-cards", count=table.draw_pile))))
    told.append(str(Message("drawing-direction", direction=table.direction)))
    told += [str(Message("drawing-rule", rule=rule)) for rule in table.lasting]
    return ", ".join(told)


def _points(score: int) -> str:
    return str(Message("page-points", count=score))


def _note(view: "View", name: str) -> str:
    """What is special about a player."""
    owes = [str(Message("drawing-owes-uno"))] if name in view.table.owes_uno else []
    protects = [view.kinds[code].said for code in view.table.protected.get(name, "").split()]
    notes = [*owes, *(str(Message("drawing-protected", card=card)) for card in protects)]
    return f" ({', '.join(notes)})" if notes else ""


def _card(view: "View", code: str) -> str:
    from html import escape

    kind: Kind = view.kinds[code]
    sign = WILD if kind.colour is None else signs(view.colours)[kind.colour]
    ink, paper = WILD_PAINT if kind.colour is None else paints(view.colours)[kind.colour]
    face = escape(SYMBOLS.get(kind.symbol, kind.symbol))
    return (
        f'<span style="{CARD};color:{ink};background:{paper}" title="{escape(kind.title)}">'
        f"<small>{sign}</small>&nbsp;{face}</span>"
    )
