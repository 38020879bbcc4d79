"""A game told in sentences."""

from collections.abc import Iterator

from lastcard.catalogue import LANGUAGE
from lastcard.game.game import Game
from lastcard.game.view import seen
from lastcard.words.reader import Reader, sentence


def tell(game: Game, player: str | None = None, since: int = 0, *, language: str = LANGUAGE) -> Iterator[str]:
    """What has happened in a game, sentence by sentence, for a player, and as that player saw it; None saw everything.

    `since` leaves out what has been told before: `len(game.events)` at that time.

    >>> game = Game("classic", ["Ann", "Bo"], seed=1)
    >>> told = len(game.events)
    >>> game.play("Ann: draw")
    >>> list(tell(game, "Ann", told)), list(tell(game, "Bo", told))
    (['You draw yellow 1.'], ['Ann draws a card.'])
    """
    reader = Reader(game.edition.by_code, player, language)
    for event in seen(game, player, since):
        if text := reader.tell(event):
            yield sentence(text)
