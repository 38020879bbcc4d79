"""lastcard: the UNO family of card games, played to the letter.

>>> import lastcard
>>> game = lastcard.Game("minecraft", ["Ann", "Bo", "Cy"], seed=7)
>>> len(lastcard.look(game, "Bo").table.hands["Bo"])
7

A game:

- `Game`: a game of some players; ask `waiting`, answer with `play`
- `Options`: how a table plays: scoring, target, bluffing
- `Decision`: somebody who is asked, what for, and what they may answer
- `Option`: something that somebody may do: a verb, and what it is about
- `Move`: somebody's move: who, which option, and whether "UNO" was called with it
- `MoveError`: a move that cannot be made, and why

What somebody sees:

- `look`: what a player may know
- `View`: all that a player is given to decide by
- `seen`: what has happened, as a player saw it, as data
- `tell`: the same in sentences
- `Reader`: puts what the game knows into words for somebody

Cards:

- `load_edition`: an edition by its id, or from its file
- `Edition`: a deck of cards with their texts
- `EditionError`: an edition that cannot be right, and where

Records:

- `load_record`: the record in a file
- `record_of`: the record of a game
- `Record`: a game as text: the table, perhaps a position, and the moves
- `RecordError`: a record that cannot be right, and where
- `Position`: how the cards lie at the start of a record

Bots:

- `play_out`: let bots play a game to its end
- `make_bot`: a bot from its name, its class, or itself
- `Bot`: what a bot is: anything with a method `choose`
- `BotError`: a bot that cannot be made, or fails

Many rounds:

- `simulate`: play many rounds, and say what they tell
- `Results`: what they told
- `compete`: let bots meet on the same deals, and say who is better
- `Outcome`: what an arena told

Looking at a game again:

- `review`: what every choice was worth, and what was luck
- `Review`: what came of it
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lastcard.bots import make as make_bot
    from lastcard.bots.bot import Bot as Bot
    from lastcard.bots.errors import BotError as BotError
    from lastcard.bots.playing import play_out as play_out
    from lastcard.cards.edition import Edition as Edition
    from lastcard.cards.edition import EditionError as EditionError
    from lastcard.cards.edition import find as load_edition
    from lastcard.game.decisions import Decision as Decision
    from lastcard.game.decisions import MoveError as MoveError
    from lastcard.game.fields import RecordError as RecordError
    from lastcard.game.game import Game as Game
    from lastcard.game.options import Move as Move
    from lastcard.game.options import Option as Option
    from lastcard.game.position import Position as Position
    from lastcard.game.record import Record as Record
    from lastcard.game.record import load as load_record
    from lastcard.game.record import of as record_of
    from lastcard.game.settings import Options as Options
    from lastcard.game.view import View as View
    from lastcard.game.view import look as look
    from lastcard.game.view import seen as seen
    from lastcard.study.arena import Outcome as Outcome
    from lastcard.study.arena import compete as compete
    from lastcard.study.results import Results as Results
    from lastcard.study.review import Review as Review
    from lastcard.study.review import review as review
    from lastcard.study.runner import simulate as simulate
    from lastcard.words.reader import Reader as Reader
    from lastcard.words.telling import tell as tell

__version__ = "0.1.0"

_HOMES = {
    "Bot": "bots.bot",
    "BotError": "bots.errors",
    "Decision": "game.decisions",
    "Edition": "cards.edition",
    "EditionError": "cards.edition",
    "Game": "game.game",
    "Move": "game.options",
    "MoveError": "game.decisions",
    "Option": "game.options",
    "Options": "game.settings",
    "Outcome": "study.arena",
    "Position": "game.position",
    "Reader": "words.reader",
    "Record": "game.record",
    "RecordError": "game.fields",
    "Results": "study.results",
    "Review": "study.review",
    "View": "game.view",
    "compete": "study.arena",
    "load_edition": "cards.edition:find",
    "load_record": "game.record:load",
    "look": "game.view",
    "make_bot": "bots:make",
    "play_out": "bots.playing",
    "record_of": "game.record:of",
    "review": "study.review",
    "seen": "game.view",
    "simulate": "study.runner",
    "tell": "words.telling",
}
"""Where what is public lives, and what it is called there if that is something else."""

__all__ = [
    "Bot",
    "BotError",
    "Decision",
    "Edition",
    "EditionError",
    "Game",
    "Move",
    "MoveError",
    "Option",
    "Options",
    "Outcome",
    "Position",
    "Reader",
    "Record",
    "RecordError",
    "Results",
    "Review",
    "View",
    "compete",
    "load_edition",
    "load_record",
    "look",
    "make_bot",
    "play_out",
    "record_of",
    "review",
    "seen",
    "simulate",
    "tell",
]


def __getattr__(name: str) -> object:
    """Import what is asked for only then: the command line starts faster, and a game needs no simulations."""
    from importlib import import_module

    if name not in _HOMES:
        raise AttributeError(f"module 'lastcard' has no attribute {name!r}")
    home, _, own_name = _HOMES[name].partition(":")
    return getattr(import_module(f"lastcard.{home}"), own_name or name)


def __dir__() -> list[str]:
    """What is public, whether or not it has been imported yet: for `dir`, `help` and completion."""
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
