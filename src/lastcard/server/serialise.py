"""The engine's views in the words of messages."""

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache

import msgspec

from lastcard.cards.edition import Edition
from lastcard.game.decisions import Decision
from lastcard.game.game import RoundGains
from lastcard.game.moments import Moment as BestMoment
from lastcard.game.moments import best_moments
from lastcard.game.options import Option
from lastcard.game.view import Looker, Seen, View, pile
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
    Told,
    encode,
)
from lastcard.table.table import Table
from lastcard.words import Consequences, Reader


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
        text = block.strip().replace("**", "").replace("`", "")
        if text.startswith("#"):
            blocks.append({"heading": text.lstrip("# "), "text": ""})
        elif text and blocks:
            blocks[-1]["text"] += ("\n" if blocks[-1]["text"] else "") + text
    return {"title": edition.name, "blocks": blocks[1:] if blocks and not blocks[0]["text"] else blocks}


def told(event: Seen, reader: Reader) -> Told:
    """Something that a viewer heard."""
    return Told(
        event.seq,
        event.kind,
        reader.tell(event),
        event.player,
        event.other,
        event.cards,
        event.amount,
        event.colour,
        event.outcome,
    )


@lru_cache(maxsize=1000)
def _round_info(players: tuple[str, ...], row: RoundGains) -> RoundInfo:
    """A finished round, which does not change any more."""
    return RoundInfo(row.round, dict(zip(players, row.points, strict=True)))


class Painter:
    """The table as each viewer sees it, at one moment, in the words of messages.

    What tells this moment from a later one is found at once, since the table goes on.
    """

    def __init__(self, table: Table, deadlines: dict[str, float], names: Mapping[str, str] | None = None) -> None:
        self.table = table
        self.names = names or {}
        """What people are called who are not called like their seats."""
        self.deadlines = deadlines
        self.looker = Looker(table.game)
        self._own = {name: self.looker.own(name) for name in table.game.players}
        self._watched = self._seen_by_all()

    def seen_by(self, name: str) -> TableInfo:
        """The table as a player sees it, or somebody who only watches."""
        own, seen = self._own.get(name), self._watched
        if own is None:
            return seen
        return msgspec.structs.replace(
            seen,
            hands={**seen.hands, **own.hands},
            waiting=self._waiting(name) if own.waiting else seen.waiting,
            interrupts=self._options(name, own.interrupts),
            moments=self._moments(name),
        )

    def since(self, before: "Painter") -> Callable[[str], TableChanges] | None:
        """What is other than it was before, for each viewer; None if that cannot be said, because people changed.

        Whoever sees no more than others gets the very same object.
        """
        if self.names != before.names or self.table is not before.table:
            return None
        new, old = (msgspec.structs.astuple(painter._watched) for painter in (self, before))
        watched: TableChanges = {
            field: value
            for field, value, known in zip(TableInfo.__struct_fields__, new, old, strict=True)
            if value != known or field == "waiting"  # always told: the time that is left counts from then
        }

        def changes(name: str) -> TableChanges:
            own, known = self._own.get(name), before._own.get(name)
            if own is None or known is None:
                return watched
            more: TableChanges = {}
            if not self._watched.round_over and ("hands" in watched or own.hands != known.hands):
                more["hands"] = {**self._watched.hands, **own.hands}
            if own.waiting:
                more["waiting"] = self._waiting(name)
            if own.interrupts != known.interrupts:
                more["interrupts"] = self._options(name, own.interrupts)
            if "moments" in watched:
                more["moments"] = self._moments(name)
            return {**watched, **more} if more else watched

        return changes

    def _waiting(self, name: str) -> list[Asked]:
        """Who is asked, as one of them sees it."""
        return [self._asked(name) if asked.player == name else asked for asked in self._watched.waiting]

    def _options(self, name: str, decisions: tuple[Decision, ...]) -> list[OptionInfo]:
        if not decisions:
            return []
        reader = Reader(self.table.game.edition.by_code, name, names=self.names)
        note = Consequences(self._open, reader.say).note
        return [option_info(option, reader, note(option)) for decision in decisions for option in decision.options]

    @cached_property
    def _open(self) -> View:
        """What everybody sees."""
        return self.looker.look("")

    def _seen_by_all(self) -> TableInfo:
        """The table as somebody sees it who only watches: what everybody sees."""
        game, seen = self.table.game, self.looker.table
        return TableInfo(
            round=seen.round,
            round_over=seen.round_over,
            blocked=seen.blocked,
            round_winner=seen.round_winner,
            game_winners=seen.game_winners,
            scores=seen.scores,
            dealer=seen.dealer,
            turn=seen.turn,
            direction=seen.direction,
            colour=seen.colour,
            top=seen.top,
            hands=seen.hands,
            cards=seen.cards,
            draw_pile=seen.draw_pile,
            discard_pile=seen.discard_pile,
            protected=seen.protected,
            owes_uno=seen.owes_uno,
            waiting=[
                Asked(decision.player, decision.kind, [], deadline=self.deadlines.get(decision.player, 0.0))
                for decision in self.looker.waiting
            ],
            interrupts=[],
            colour_before=game.colour_before,
            dare=game.dare,
            pile=pile(game),
            rounds=self._rounds(),
            moments=self._moments(""),
        )

    def _moments(self, name: str) -> list[Moment]:
        if not self._best:
            return []
        reader = Reader(self.table.game.edition.by_code, name, names=self.names)
        return [Moment(reader.moment(best), best.player, best.card, best.round) for best in self._best]

    @cached_property
    def _best(self) -> list[BestMoment]:
        return best_moments(self.table.game) if self.table.game.round.over else []

    def _rounds(self) -> list[RoundInfo]:
        game = self.table.game
        return [_round_info(game.players, row) for row in game.gains]

    def _asked(self, name: str) -> Asked:
        """What a player is asked, with all that they may answer."""
        view, decision = self.looker.look(name), self._own[name].waiting[0]
        reader = Reader(view.kinds, name, names=self.names)
        notes = reader.notes(view)
        return Asked(
            name,
            decision.kind,
            [option_info(option, reader, notes[option]) for option in decision.options],
            reader.question(view),
            self.table.number(name),
            self.deadlines.get(name, 0.0),
            view.acting.left if decision.kind == "discard" and view.acting else 0,
        )


def option_info(option: Option, reader: Reader, note: str = "") -> OptionInfo:
    """An option with its words."""
    return OptionInfo(option.verb, reader.option(option), option.card, option.player, option.colour, note)
