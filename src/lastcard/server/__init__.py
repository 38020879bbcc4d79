"""The table over WebSocket: one process, browsers, SQLite."""

from lastcard.engine import being_edited, load_sources

load_sources(__name__, __path__, now=being_edited())
