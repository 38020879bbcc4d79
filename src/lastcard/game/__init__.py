"""A game as people know it: seats, rounds, moves, events, views, positions and records.

Nothing here speaks: what a game knows is data, and `lastcard.words` says it.
"""

from lastcard.engine import being_edited, load_sources

load_sources(__name__, __path__, now=being_edited())
