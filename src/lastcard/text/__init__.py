"""Card text: controlled English that says what a card does, read into a tree, compiled, and printed back."""

from lastcard.text.compiler import Code, compile_text
from lastcard.text.explain import Reading, check
from lastcard.text.reader import read
from lastcard.text.words import CardTextError
from lastcard.text.writer import write

__all__ = ["CardTextError", "Code", "Reading", "check", "compile_text", "read", "write"]
