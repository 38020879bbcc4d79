"""The blank cards of a table's edition: what people have written on them."""

from lastcard.cards.edition import Edition, EditionError
from lastcard.cards.text import in_one_line
from lastcard.server import messages as m
from lastcard.server.readings import Asked, asked_for, reading_of
from lastcard.server.refusal import RefusedError


class WrittenCards:
    """An edition and what is written on its blank cards. `edition` is the one to play: with the texts on its cards."""

    def __init__(self, plain: Edition) -> None:
        self._plain = plain
        self.edition = plain
        self.texts: dict[str, str] = {}
        self.readings: dict[str, m.Reading] = {}
        self.number = 0
        """How often something was written."""
        self._since: dict[str, int] = {}
        """The number of the writing that brought each text."""

    @property
    def asked(self) -> list[Asked]:
        """The texts, which have to be known before anything becomes of them."""
        return [asked_for(text, self._plain) for text in self.texts.values()]

    def write(self, code: str, text: str, read: int | None = None) -> None:
        """Write on a card; `read` is the number that its writer knows, so that nothing is wiped off unseen."""
        texts = self._plain.write_on(self.texts, code, text)
        lost = set(self.texts.values()) - set(texts.values())
        if read is not None and any(self._since.get(each, 0) > read for each in lost):
            raise RefusedError("server-written-meanwhile")
        self._put(self._plain, texts)
        self._count()

    def read_again(self) -> None:
        """What is written is played by other settings: it is as if it had been written anew."""
        if self.texts:
            self._count()

    def wipe(self, plain: Edition) -> None:
        """Another edition, with nothing written on its cards."""
        self._put(plain, {})
        self._count()

    def restore(self, plain: Edition, texts: dict[str, str], number: int) -> None:
        """Restore what was saved; refuses texts that no longer fit the cards."""
        self.number = number
        self._put(plain, texts)

    def restore_played(self, edition: Edition, texts: dict[str, str], number: int) -> None:
        """Be as what a game was begun with, which has its own copy of the edition."""
        self.number = number
        self.edition, self.texts = edition, texts
        self.readings = {code: reading_of(text, edition) for code, text in texts.items()}

    def _put(self, plain: Edition, texts: dict[str, str]) -> None:
        readings = {code: reading_of(text, plain) for code, text in texts.items()}
        for found in readings.values():
            if not found.understood:
                problem = in_one_line(found.text[found.start : found.end], found.problem, found.nearest)
                raise RefusedError("server-because", reason=problem)
        try:
            edition = plain.written(texts) if texts else plain
        except EditionError as error:
            raise RefusedError("server-because", reason=error.problem) from error
        self._plain, self.edition, self.texts, self.readings = plain, edition, texts, readings

    def _count(self) -> None:
        self.number += 1
        self._since = {text: self._since.get(text, self.number) for text in self.texts.values()}
