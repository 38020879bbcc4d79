"""Everything that is said to people: which sentence of the catalogue tells a reader what the game knows.

A `Reader` is somebody in front of a screen: with a language, and perhaps with a seat, so that "Bo draws a card" is "You
draw a card" for Bo.

>>> from lastcard.game.game import Game
>>> from lastcard.game.view import seen
>>> game = Game("classic", ["Ann", "Bo"], seed=1)
>>> bo = Reader(game.edition.by_code, "Bo")
>>> [bo.tell(event) for event in seen(game, "Bo") if event.kind == "started"]
['You deal']
"""

from lastcard.words.consequences import Consequences, plain_note
from lastcard.words.reader import Reader, plain_question, sentence
from lastcard.words.telling import tell

__all__ = ["Consequences", "Reader", "plain_note", "plain_question", "sentence", "tell"]
