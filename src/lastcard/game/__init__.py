"""A game as people know it: seats, rounds, moves, events, views, positions and records.

Nothing here speaks: what a game knows is data, and `lastcard.words` says it.
"""
