"""The ways to say what players do, ready to be matched."""

from lastcard.cards.text.patterns import Book
from lastcard.cards.text.verbs import ACTS, ALONE, COMMANDS, GIFTS, SUFFIXES, Verb

DOING = "what to do, such as draw 2"

ACT_BOOK = Book[Verb](DOING, (*ACTS, *GIFTS))
"""What a player does."""
PLAIN_BOOK = Book[Verb](DOING, ACTS)
SUFFIX_BOOK = Book[Verb]("what they do, such as draw 2", SUFFIXES)
GIFT_BOOK = Book[Verb](DOING, GIFTS)
COMMAND_BOOK = Book[Verb](DOING, COMMANDS)
ALONE_BOOK = Book[Verb](DOING, ALONE)
MOVE_BOOK = Book[Verb](DOING, (*ACTS, *GIFTS, *COMMANDS, *ALONE))
