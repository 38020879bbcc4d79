"""Playing well, compiled: habits, memory, scenes, search, and whole rounds inside the engine.

Compiled together with `lastcard.engine`, which says when the sources are loaded instead.
"""

from lastcard.engine import load_sources

load_sources(__name__, __path__)
