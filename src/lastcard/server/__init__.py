"""The table over WebSocket: one process, browsers, SQLite."""
