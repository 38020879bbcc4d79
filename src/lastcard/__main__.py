"""`python -m lastcard`."""

from lastcard.cli import run

run()
