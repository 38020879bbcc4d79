"""Card text: controlled English that says what a card does, read into a tree, compiled, and printed back.

`phrases` and `verbs` hold what can be said: every way to name players and cards, and a row for all that can be done.
On its way a text comes through these rooms:

- `plainer` puts what people say into the words of the phrase book;
- `grammar` reads those into a `tree`;
- `compiler` makes a program of it for the engine, with `steps` and `codes`;
- `telling` prints the tree as one sentence, and says what it will do, step by step;
- `offers` finds what is close to a text that cannot be read.
"""

from lastcard.cards.text.compiler import compile_text
from lastcard.cards.text.grammar.reader import is_known, learn, read
from lastcard.cards.text.steps import Code, Origin
from lastcard.cards.text.telling.explain import Reading, check
from lastcard.cards.text.telling.writer import write
from lastcard.cards.text.tree import Text
from lastcard.cards.text.verbs import harms
from lastcard.cards.text.words import CardTextError, in_one_line

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
