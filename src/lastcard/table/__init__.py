"""A game in real time: seats held by people or bots, the clock, the log, and the store that keeps it."""
