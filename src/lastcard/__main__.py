"""`python -m lastcard`."""

from lastcard.cli.main import run

run()
