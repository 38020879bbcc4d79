"""Rounds for those who learn, compiled: numbered actions with masks, observations, many rounds at once.

Compiled together with `lastcard.engine`, which says when the sources are loaded instead. `lastcard.envs` has the
interfaces that people use; `lastcard.envs.spaces` describes the numbers as data.
"""

from lastcard.engine import load_sources

load_sources(__name__, __path__)
