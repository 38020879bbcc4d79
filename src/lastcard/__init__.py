"""lastcard: the UNO family of card games, played to the letter."""

__version__ = "0.1.0"
