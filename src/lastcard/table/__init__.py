"""A game in real time: seats held by people or bots, the clock, the log, and the store that keeps it."""

from lastcard.engine import being_edited, load_sources

load_sources(__name__, __path__, now=being_edited())
