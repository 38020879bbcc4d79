"""The engine's views in the words of messages."""

from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from lastcard.cards.edition import Edition
from lastcard.game.decisions import Decision
from lastcard.game.game import Game
from lastcard.game.looker import Looker
from lastcard.game.moments import Moment as BestMoment
from lastcard.game.moments import best_moments
from lastcard.game.options import Option
from lastcard.game.view import Table as SeenTable
from lastcard.game.view import View
from lastcard.rulebook import guide
from lastcard.server.messages import (
    Asked,
    BlankInfo,
    CardInfo,
    EditionInfo,
    LookInfo,
    Moment,
    OptionInfo,
    RoundInfo,
    TableChanges,
    TableInfo,
    encode,
)
from lastcard.server.notes import Names, Notes, notes_of
from lastcard.server.phrases import Phrases, option_info, phrases_of
from lastcard.table.table import Table
from lastcard.words import Consequences, Reader

TURNS = ("turn", "drawn")
"""Where somebody is asked who may play a card, and no card asks."""


def edition_info(edition: Edition) -> EditionInfo:
    """An edition with its cards."""
    specials = {kind.code for kind in edition.specials}
    cards = [
        CardInfo(
            kind.code,
            kind.symbol,
            kind.name,
            kind.title,
            kind.colour,
            kind.points,
            kind.count,
            kind.text,
            kind.code in specials,
            kind.picture,
        )
        for kind in edition.kinds
    ]
    return EditionInfo(
        edition.id,
        edition.name,
        edition.about,
        edition.world,
        list(edition.colours),
        {colour: LookInfo(look.sign, look.hue) for colour, look in edition.looks.items()},
        edition.most_players(),
        cards,
        [kind.code for kind in edition.writable],
        [BlankInfo(blank.code, blank.name, blank.count, blank.copies) for blank in edition.blanks],
    )


@lru_cache(maxsize=256)
def encoded_edition(edition: Edition) -> msgspec.Raw:
    """The same, encoded once for everybody who comes to a table."""
    return msgspec.Raw(encode(edition_info(edition)))


def rules_of(edition: Edition) -> dict[str, object]:
    """The rulebook of an edition, in blocks."""
    blocks: list[dict[str, str]] = []
    for block in guide.markdown(edition).split("\n\n"):
        text = block.strip().replace("`", "")
        if text.startswith("#"):
            blocks.append({"heading": text.lstrip("# "), "text": ""})
        elif text and blocks:
            blocks[-1]["text"] += ("\n" if blocks[-1]["text"] else "") + text
    return {"title": edition.name, "blocks": blocks[1:] if blocks and not blocks[0]["text"] else blocks}


def table_fields(looker: Looker, seen: SeenTable, rounds: list[RoundInfo]) -> dict[str, Any]:
    """The fields of a TableInfo: the table as somebody sees it who has nothing to decide."""
    waiting = [Asked(player, kind, []) for player, kind in looker.asked]
    return {**vars(seen), "waiting": waiting, "interrupts": [], **looker.open.more, "rounds": rounds, "moments": []}


def rounds_of(game: Game, known: list[RoundInfo]) -> list[RoundInfo]:
    """What the rounds of a game have brought; what is known already, where there is no more."""
    if len(known) == len(game.gains):
        return known
    return [RoundInfo(row.round, dict(zip(game.players, row.points, strict=True))) for row in game.gains]


class Painter:
    """The table as each viewer sees it, at one moment, in the words of messages.

    What tells this moment from a later one is found at once, since the table goes on.
    """

    def __init__(
        self,
        table: Table,
        deadlines: dict[str, float],
        names: Mapping[str, str] | None = None,
        before: "Painter | None" = None,
    ) -> None:
        """`before`: the table as it was painted before; what is the same need not be found again."""
        self.table = table
        self.names = names or {}
        """What people are called who are not called like their seats."""
        self.deadlines = deadlines
        known = before if before is not None and before.table.game is table.game else None
        self.looker: Looker = Looker(table.game, known.looker if known else None)
        self._phrases: Phrases = known._phrases if known else phrases_of(table.game.edition)
        self._notes: Notes = known._notes if known else notes_of(table.game.edition, table.game.options)
        is_called_so = known is not None and known.names == self.names
        self._called: Names = known._called if known and is_called_so else Names(table.game.players, self.names)
        self._offered: dict[Option, msgspec.Raw] = known._offered if known and is_called_so else {}
        """What may be done out of turn, in words: it is the same for whoever may do it."""
        self.asked = [
            Asked(player, kind, [], deadline=deadlines.get(player, 0.0)) for player, kind in self.looker.asked
        ]
        """Who is asked, as everybody sees it."""
        self.rounds: list[RoundInfo] = rounds_of(table.game, known.rounds if known else [])
        self.best: list[BestMoment] = best_moments(table.game) if self.is_over else []
        """What is worth remembering, once a round is over."""

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""
        return self.looker.open.over

    def seen_by(self, name: str) -> TableInfo:
        """The table as a player sees it, or somebody who only watches."""
        hand, looked = self.looker.hand(name), self.looker.open
        seen = TableInfo(
            **looked.table,
            waiting=self.asked,
            interrupts=[],
            **looked.more,
            rounds=self.rounds,
            moments=self.moments(""),
        )
        if hand is not None:
            seen.hands = {**seen.hands, name: hand}
            seen.waiting = self.waiting(name)
            seen.interrupts = self.options(name)
            seen.moments = self.moments(name)
        return seen

    def since(self, before: "Painter") -> "Changes | None":
        """What is other than it was before; None if that cannot be said, because people changed."""
        if self.names != before.names or self.table is not before.table:
            return None
        return Changes(self, before)

    def waiting(self, name: str) -> list[Asked]:
        """Who is asked, as a player sees it."""
        own = self.looker.asks(name)
        return [self._asked(own[0]) if asked.player == name else asked for asked in self.asked] if own else self.asked

    def options(self, name: str) -> list[OptionInfo | msgspec.Raw]:
        """What a player may do out of turn."""
        return [self._offer(option) for decision in self.looker.offers(name) for option in decision.options]

    def _offer(self, option: Option) -> msgspec.Raw:
        """Something that may be done out of turn, in words: what comes of it is the same whoever does it."""
        found = self._offered.get(option)
        if found is None:
            reader = Reader(self.table.game.edition.by_code, names=self.names)
            note = Consequences(self.looker.look(""), reader.say).note(option)
            found = self._offered[option] = msgspec.Raw(encode(option_info(option, reader, note)))
        return found

    def moments(self, name: str) -> list[Moment]:
        """What is worth remembering, once a round is over, in the words of a player."""
        if not self.best:
            return []
        reader = Reader(self.table.game.edition.by_code, name, names=self.names)
        return [Moment(reader.moment(best), best.player, best.card, best.round, best.seq) for best in self.best]

    def _asked(self, decision: Decision) -> Asked:
        """What a player is asked, with all that they may answer."""
        name, kinds = decision.player, self.table.game.edition.by_code
        question = self._phrases.question(decision, self.looker.drawn(name))
        number, deadline = self.table.number(name), self.deadlines.get(name, 0.0)
        known = self._known_words(decision)
        if question is not None and None not in known:
            words = [option for option in known if option is not None]
            return Asked(name, decision.kind, words, question, number, deadline)
        view = self.looker.look(name)
        reader = Reader(kinds, name, names=self.names)
        consequences = Consequences(view, reader.say)
        options = [
            words or self._in_words(option, view, reader, consequences)
            for option, words in zip(decision.options, known, strict=True)
        ]
        left = view.acting.left if decision.kind in ("discard", "give") and view.acting else 0
        return Asked(name, decision.kind, options, reader.question(view), number, deadline, left)

    def _known_words(self, decision: Decision) -> list[OptionInfo | msgspec.Raw | None]:
        """What a player may do, as far as it was put in words before and sounds the same again."""
        phrases, held = self._phrases, len(self.looker.hand(decision.player) or ())
        known: list[OptionInfo | msgspec.Raw | None] = []
        for option in decision.options:
            found = phrases.plain(option, held)
            if found is None and decision.kind in TURNS and option.verb == "play":
                note = self._notes.known(self._circumstances(option, decision.player))
                found = None if note is None else note.said(self._called, self.looker.players.index(decision.player))
            known.append(found)
        return known

    def _in_words(
        self, option: Option, view: View, reader: Reader, consequences: Consequences
    ) -> OptionInfo | msgspec.Raw:
        """Something that a player may do, in words."""
        if view.decision is not None and view.decision.kind in TURNS and option.verb == "play":
            note = self._notes.find(option, view, self._circumstances(option, view.you or ""))
            return note.said(self._called, view.players.index(view.you or ""))
        return option_info(option, reader, consequences.note(option))

    def _circumstances(self, option: Option, name: str) -> tuple[Hashable, ...]:
        """What it depends on what a card does that is played in a turn, unless it is fleeting, seen from there."""
        table, players, hand = self.looker.table, self.looker.players, self.looker.hand(name) or ()
        bluff = None
        if table.colour is not None and self._phrases.can_be_bluff(option):
            kinds = self.table.game.edition.by_code
            bluff = table.colour if any(kinds[code].colour == table.colour for code in hand) else None
        you, count = players.index(name), len(players)
        away = [(players.index(each) - you) % count for each in (*table.out, *table.eliminated)]
        spared = [(players.index(each) - you) % count for each in table.protected]
        sitting = count, table.direction, *away, None, *spared
        return option, len(hand) == 1, bluff, *sitting


class Changes:
    """What is other at a table than it was. Compiled, a class is cheaper than functions within a function."""

    def __init__(self, now: Painter, before: Painter) -> None:
        looker, known = now.looker, before.looker
        self._now = now
        self.watched: TableChanges = looker.open.since(known.open)
        """To somebody who only watches."""
        self.watched["waiting"] = now.asked  # always told: the time that is left counts from then
        if now.rounds is not before.rounds and now.rounds != before.rounds:
            self.watched["rounds"] = now.rounds
        self._hands = set[str]()
        if not now.is_over:
            self._hands = set(looker.players) if "hands" in self.watched else looker.hands_since(known)
        self._asked = {asked.player for asked in now.asked}
        may_interrupt = looker.may_interrupt | known.may_interrupt
        self._offered = {name for name in may_interrupt if looker.offers(name) != known.offers(name)}
        self.concerned = self._hands | self._asked | self._offered
        """The players who see more than that."""
        if now.best != before.best:
            self.watched["moments"] = now.moments("")
            self.concerned = set(looker.players)

    def seen_by(self, name: str) -> TableChanges:
        """All that one of them sees."""
        now, changes = self._now, {**self.watched}
        if name in self._hands:
            changes["hands"] = {**now.looker.open.table["hands"], name: now.looker.hand(name)}
        if name in self._asked:
            changes["waiting"] = now.waiting(name)
        if name in self._offered:
            changes["interrupts"] = now.options(name)
        if "moments" in changes:
            changes["moments"] = now.moments(name)
        return changes
