"""The workshop of a server: editions that people make, look at, try, and leave here for a while."""

import logging
import secrets
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from lastcard.cards.checks import LONGEST_ABOUT, LONGEST_NAME
from lastcard.cards.edition import IDS, Edition, load, table_of, with_base
from lastcard.cards.looks import HUES, PICTURES, SIGNS, WORLDS
from lastcard.cards.text.words import MAX_LENGTH
from lastcard.files import parse_toml
from lastcard.server import logs
from lastcard.server import messages as m
from lastcard.server.drafts import edition_of
from lastcard.server.journal import Change, Journal
from lastcard.server.moving import BusyError
from lastcard.server.places import hash_of
from lastcard.server.refusal import RefusedError
from lastcard.server.studies import Studies
from lastcard.table.store import DamagedError, KeptEdition, StoreError

if TYPE_CHECKING:
    from lastcard.server.hub import Hub

MOST_EDITIONS = 50_000
"""Editions that are kept, in all: some kilobytes each. One address alone does not keep as many in `DAYS`."""

DAYS = 14
"""After which an edition is forgotten that nobody has opened: as a table is."""

PACKED = 7000
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE = 10
"""Letters of a code: more than of a table's, since it is good for longer."""


class Workshop:
    """Editions that people make."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self.studies = Studies(hub.errands)

    @cached_property
    def choices(self) -> bytes:
        """What editions are made of: a WorkshopInfo."""
        bases = [_base(load(id), table_of(id)) for id in IDS]
        own = self._hub.own_editions.values()
        bases += [_base(edition, parse_toml(edition.file or "")) for edition in own]
        lists = list(SIGNS), list(HUES), list(WORLDS), list(PICTURES)
        rounds = self.studies.rounds
        return m.encode(m.WorkshopInfo(bases, *lists, LONGEST_NAME, LONGEST_ABOUT, MAX_LENGTH, PACKED, rounds))

    # Editions that are kept

    async def find(self, code: str) -> KeptEdition:
        """An edition that is kept here. Raises RefusedError, or BusyError if it cannot be read just now."""
        code = code.strip().lower()
        kept = await find_kept(self._hub, code) if is_edition_code(code) else None
        if kept is None:
            raise RefusedError("server-no-such-edition")
        return kept

    def save(self, said: m.SaveEdition, known: KeptEdition | None, tell: Callable[[m.Heard], None]) -> None:
        """Keep an edition, in the place of one of the same maker, or as a new one."""
        edition_of(said.packed)  # only what can be played
        lock = hash_of(said.key)
        mine = known is not None and secrets.compare_digest(known.lock, lock)
        code = known.code if known is not None and mine else "".join(secrets.choice(LETTERS) for _ in range(CODE))
        self._write(
            lambda store: store.keep_edition(KeptEdition(code, lock, said.packed), MOST_EDITIONS),
            said.id,
            m.EditionSaved(said.id, code, DAYS),
            tell,
        )

    def opened(self, kept: KeptEdition) -> None:
        """Somebody has opened it: it stays for longer."""
        self._write(lambda store: store.touch_edition(kept.code), "", None, lambda _: None)

    def delete(self, said: m.DeleteEdition, kept: KeptEdition, tell: Callable[[m.Heard], None]) -> None:
        """Keep an edition no longer, if whoever asks has made it."""
        if not secrets.compare_digest(kept.lock, hash_of(said.key)):
            raise RefusedError("server-not-your-edition")
        self._write(lambda store: store.forget_edition(kept.code), said.id, m.Done(said.id), tell)

    def _write(self, change: Change, id: str, answer: m.Heard | None, tell: Callable[[m.Heard], None]) -> None:
        write_kept(self._hub, change, id, answer, tell)


async def find_kept(hub: "Hub", code: str) -> KeptEdition | None:
    """Something that people have left here. What is damaged is not; raises BusyError if it cannot be read just now."""
    try:
        if hub.sharing is None:
            return hub.reader.load_edition(code)
        return await hub.sharing.work(lambda: hub.fetcher.load_edition(code))
    except DamagedError as error:
        logs.event("not-read", logging.ERROR, reason=str(error))
        return None
    except StoreError as error:
        raise BusyError from error


def write_kept(hub: "Hub", change: Change, id: str, answer: m.Heard | None, tell: Callable[[m.Heard], None]) -> None:
    """Change what people have left here, then answer."""

    def written(error: StoreError | None) -> None:
        if error is not None:
            logs.event("not-saved", logging.ERROR, reason=str(error))
            tell(m.Refused(str(RefusedError("server-not-kept")), id))
        elif answer is not None:
            tell(answer)

    hub.write(Journal(), [change], written)


def is_edition_code(text: str) -> bool:
    """Whether this can be the code of an edition."""
    return len(text) == CODE and set(text) <= set(LETTERS)


def _base(edition: Edition, table: Mapping[str, Any]) -> m.BaseInfo:
    _, cards, _ = with_base(table)
    looks = {colour: m.LookInfo(look.sign, look.hue) for colour, look in edition.looks.items()}
    texts = {symbol: {**card, **_text(card)} for symbol, card in cards.items()}
    return m.BaseInfo(edition.id, edition.name, edition.about, edition.world, looks, texts)


def _text(card: Mapping[str, Any]) -> dict[str, str]:
    return {"text": " ".join(card["text"].split())} if "text" in card else {}
