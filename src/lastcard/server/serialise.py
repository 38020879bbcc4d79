"""The engine's views in the words of messages."""

from collections.abc import Callable, Collection, Hashable, Mapping
from dataclasses import fields
from functools import cached_property, lru_cache
from itertools import compress
from operator import ne
from typing import Any, NamedTuple

import msgspec

from lastcard.cards.edition import Edition
from lastcard.game.decisions import Decision
from lastcard.game.game import Game
from lastcard.game.moments import Moment as BestMoment
from lastcard.game.moments import best_moments
from lastcard.game.options import Option
from lastcard.game.view import Looker, View, pile
from lastcard.game.view import Table as SeenTable
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
from lastcard.server.phrases import option_info, phrases_of
from lastcard.table.table import Table
from lastcard.words import Consequences, Reader, plain_question

NOTES = 64
"""Sentences on what cards do that a table remembers, some 300 bytes each."""

SHOWN = tuple(field.name for field in fields(SeenTable) if field.name in TableInfo.__struct_fields__)
"""What everybody sees of a table that messages carry."""


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


def table_fields(
    game: Game, seen: SeenTable, waiting: list[Asked], rounds: list[RoundInfo], moments: list[Moment]
) -> dict[str, Any]:
    """The fields of a TableInfo: the table as somebody sees it who has nothing to decide."""
    shown = vars(seen)
    return {
        **{field: shown[field] for field in SHOWN},
        "waiting": waiting,
        "interrupts": [],
        "colour_before": game.colour_before,
        "dare": game.dare,
        "pile": pile(game),
        "rounds": rounds,
        "moments": moments,
    }


def rounds_of(game: Game, known: list[RoundInfo]) -> list[RoundInfo]:
    """What the rounds of a game have brought; what is known already, where there is no more."""
    if len(known) == len(game.gains):
        return known
    return [RoundInfo(row.round, dict(zip(game.players, row.points, strict=True))) for row in game.gains]


class Changes(NamedTuple):
    """What is other at a table than it was."""

    watched: TableChanges
    """To somebody who only watches."""
    concerned: Collection[str]
    """The players who see more than that."""
    seen_by: Callable[[str], TableChanges]
    """All that one of them sees."""


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
        self._phrases = phrases_of(table.game.edition)
        self._notes: dict[tuple[Hashable, ...], str] = known._notes if known and known.names == self.names else {}
        """What cards do, as it was said at this table before."""
        self._watched = self._seen_by_all(known)

    def seen_by(self, name: str) -> TableInfo:
        """The table as a player sees it, or somebody who only watches."""
        hand, seen = self.looker.hand(name), TableInfo(**self._watched)
        if hand is not None:
            seen.hands = {**seen.hands, name: hand}
            seen.waiting = self._waiting(name)
            seen.interrupts = self._options(name)
            seen.moments = self._moments(name)
        return seen

    def since(self, before: "Painter") -> Changes | None:
        """What is other than it was before; None if that cannot be said, because people changed."""
        if self.names != before.names or self.table is not before.table:
            return None
        new, old = self._watched, before._watched
        watched: TableChanges = dict(compress(new.items(), map(ne, new.values(), old.values())))
        watched["waiting"] = new["waiting"]  # always told: the time that is left counts from then
        looker, known = self.looker, before.looker
        hands, asked = set[str](), {asked.player for asked in new["waiting"]}
        if not new["round_over"]:
            closed = "hands" in watched
            hands = {name for name in looker.players if closed or looker.hand(name) != known.hand(name)}
        offered = {
            name for name in looker.may_interrupt | known.may_interrupt if looker.offers(name) != known.offers(name)
        }
        concerned = set(looker.players) if "moments" in watched else hands | asked | offered

        def seen_by(name: str) -> TableChanges:
            changes = {**watched}
            if name in hands:
                changes["hands"] = {**new["hands"], name: looker.hand(name)}
            if name in asked:
                changes["waiting"] = self._waiting(name)
            if name in offered:
                changes["interrupts"] = self._options(name)
            if "moments" in watched:
                changes["moments"] = self._moments(name)
            return changes

        return Changes(watched, concerned, seen_by)

    def _waiting(self, name: str) -> list[Asked]:
        """Who is asked, as a player sees it."""
        waiting: list[Asked] = self._watched["waiting"]
        own = self.looker.asks(name)
        return [self._asked(own[0]) if asked.player == name else asked for asked in waiting] if own else waiting

    def _options(self, name: str) -> list[OptionInfo]:
        """What a player may do out of turn."""
        decisions = self.looker.offers(name)
        if not decisions:
            return []
        reader = Reader(self.table.game.edition.by_code, name, names=self.names)
        note = Consequences(self._open, reader.say).note
        return [option_info(option, reader, note(option)) for decision in decisions for option in decision.options]

    @cached_property
    def _open(self) -> View:
        """What everybody sees."""
        return self.looker.look("")

    def _seen_by_all(self, before: "Painter | None") -> dict[str, Any]:
        """The table as somebody sees it who only watches, and so everybody: the fields of a TableInfo."""
        waiting = [
            Asked(decision.player, decision.kind, [], deadline=self.deadlines.get(decision.player, 0.0))
            for decision in self.looker.waiting
        ]
        rounds = rounds_of(self.table.game, before._watched["rounds"] if before else [])
        return table_fields(self.table.game, self.looker.table, waiting, rounds, self._moments(""))

    def _moments(self, name: str) -> list[Moment]:
        if not self.table.game.round.over or not self._best:
            return []
        reader = Reader(self.table.game.edition.by_code, name, names=self.names)
        return [Moment(reader.moment(best), best.player, best.card, best.round) for best in self._best]

    @cached_property
    def _best(self) -> list[BestMoment]:
        return best_moments(self.table.game)

    def _asked(self, decision: Decision) -> Asked:
        """What a player is asked, with all that they may answer."""
        name, question = decision.player, plain_question(decision)
        reader = Reader(self.table.game.edition.by_code, name, names=self.names)
        number, deadline = self.table.number(name), self.deadlines.get(name, 0.0)
        known = self._known_words(decision)
        if question is not None and None not in known:
            words = [option for option in known if option is not None]
            return Asked(name, decision.kind, words, reader.say(question), number, deadline)
        view = self.looker.look(name)
        options = [
            words or self._in_words(option, view, reader) for option, words in zip(decision.options, known, strict=True)
        ]
        left = view.acting.left if decision.kind in ("discard", "give") and view.acting else 0
        return Asked(name, decision.kind, options, reader.question(view), number, deadline, left)

    def _known_words(self, decision: Decision) -> list[OptionInfo | msgspec.Raw | None]:
        """What a player may do, as far as it was put in words before and sounds the same again."""
        phrases, held = self._phrases, len(self.looker.hand(decision.player) or ())
        known: list[OptionInfo | msgspec.Raw | None] = []
        for option in decision.options:
            found: OptionInfo | msgspec.Raw | None = phrases.plain(option, held)
            if found is None and decision.kind == "turn" and option.verb == "play":
                note = self._notes.get(self._circumstances(option, decision.player))
                found = None if note is None else phrases.play(option, note)
            known.append(found)
        return known

    def _in_words(self, option: Option, view: View, reader: Reader) -> OptionInfo:
        """Something that a player may do, in words; what is likely to sound the same again is remembered."""
        consequences = Consequences(view, reader.say)
        note = consequences.note(option)
        turn = view.decision is not None and view.decision.kind == "turn"
        if turn and option.verb == "play" and not consequences.is_fleeting:
            if len(self._notes) >= NOTES:
                self._notes.clear()
            self._notes[self._circumstances(option, view.you or "")] = note
        return option_info(option, reader, note)

    def _circumstances(self, option: Option, name: str) -> tuple[Hashable, ...]:
        """What it depends on what a card does that is played in somebody's turn, unless it is fleeting."""
        table, hand = self.looker.table, self.looker.hand(name) or ()
        kinds = self.table.game.edition.by_code
        kind, bluff = kinds[option.card or ""], None
        if table.colour is not None and self._phrases.can_be_bluff(option):
            bluff = table.colour if any(kinds[code].colour == table.colour for code in hand) else None
        sitting = table.direction, table.out, table.eliminated
        circumstances = name, len(hand) == 1, *sitting, bluff, *table.protected
        return kind.text, kind.colour is None, *circumstances
