"""Card text: controlled English that says what a card does, read into a tree, compiled, and printed back."""

from lastcard.cards.text.compiler import compile_text
from lastcard.cards.text.explain import Reading, check
from lastcard.cards.text.reader import is_known, learn, read
from lastcard.cards.text.steps import Code, Origin
from lastcard.cards.text.tree import Text
from lastcard.cards.text.verbs import harms
from lastcard.cards.text.words import CardTextError, in_one_line
from lastcard.cards.text.writer import write

__all__ = [
    "CardTextError",
    "Code",
    "Origin",
    "Reading",
    "Text",
    "check",
    "compile_text",
    "harms",
    "in_one_line",
    "is_known",
    "learn",
    "read",
    "write",
]
