"""The mask: which seat may see what, by allow-list. Everything that anybody is shown of a game comes through here.

Compiled, since all that is told of a move begins with it.
"""

from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from lastcard.engine.decisions import DRAWN
from lastcard.engine.face_up import hands_of
from lastcard.engine.program import NONE
from lastcard.game.acting import acting
from lastcard.game.decisions import Decision, DecisionKind
from lastcard.game.game import Game
from lastcard.game.open_table import Cards, OpenTable, rule_reported
from lastcard.game.view import Table, View

T = TypeVar("T")


class Own(NamedTuple):
    """What somebody sees beyond what everybody does."""

    hands: dict[str, Cards]
    waiting: tuple[Decision, ...]
    interrupts: tuple[Decision, ...]


class Looker:
    """A game at one moment, looked at from many seats: what everybody may see is found once for all of them.

    >>> looker = Looker(Game("classic", ["Ann", "Bo"], seed=1))
    >>> [looker.look(name).table.hands["Bo"] is None for name in ("Ann", "Bo", "Somebody else")]
    [True, False, True]
    """

    def __init__(self, game: Game, before: "Looker | None" = None) -> None:
        """`before`: how the same game was looked at before. Most hands are still the same."""
        self._game = game
        self.players: tuple[str, ...] = game.players
        self._waiting: tuple[Decision, ...] = game.waiting
        self._interrupts: tuple[Decision, ...] = game.interrupts
        self._held: list[list[int]] = hands_of(game.round)
        known = before if before is not None and before._game is game else None
        self._hands: dict[str, Cards] = self._named(known)
        self.open: OpenTable = OpenTable(game, self._hands, known.open if known is not None else None)
        """The same, by the names of its fields."""
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """The table as everybody sees it."""
        if self._table is None:
            self._table = _made(Table, {**self.open.table})
        return self._table

    def _named(self, before: "Looker | None") -> dict[str, Cards]:
        """All hands, sorted by the codes of their cards."""
        kinds = self._game.edition.kinds
        found: dict[str, Cards] = {}
        for seat, name in enumerate(self.players):
            held = self._held[seat]
            if before is not None and before._held[seat] == held:
                found[name] = before._hands[name]
            else:
                found[name] = tuple(sorted([kinds[card].code for card in held]))
        return found

    @property
    def asked(self) -> list[tuple[str, DecisionKind]]:
        """Who is asked, and what kind of thing: all that everybody may know of it."""
        return [(decision.player, decision.kind) for decision in self._waiting]

    def look(self, player: str | None) -> View:
        """What a player sees: what everybody does, and what is their own. To None, everything is."""
        game, own = self._game, self.own(player)
        fields: dict[str, Any] = {
            "you": player,
            "edition": game.edition.id,
            "players": self.players,
            "table": self._table_with(own.hands) if own.hands else self.table,
            "waiting": _only(own.waiting, self._waiting),
            "interrupts": _only(
                own.interrupts,
                tuple([each for each in self._interrupts if each in own.interrupts or not _is_secret(each)]),
            ),
            "kinds": MappingProxyType(game.edition.by_code),
            "decision": _asked_of(player, own.waiting),
            "challenged": game.challenged,
            "colour_before": game.colour_before,
            "dared": game.dared or game.accused,
            "dare": rule_reported(game) or game.dare,
            "colours": game.edition.colours,
            "acting": acting(game, player),
            "drawn": self.drawn(player),
            "options": game.options,
        }
        return _made(View, fields)

    def own(self, player: str | None) -> Own:
        """What is a player's own, and nobody else's: their hand, and what they may do. To None, everything is."""
        if player is None:
            return Own(self._hands, self._waiting, self._interrupts)
        if player not in self._hands:
            return Own({}, (), ())
        return Own({player: self._hands[player]}, self.asks(player), self.offers(player))

    def hand(self, player: str) -> Cards | None:
        """The hand of a player; None for a name that does not play."""
        return self._hands.get(player)

    def asks(self, player: str) -> tuple[Decision, ...]:
        """What a player is asked."""
        return _of(player, self._waiting)

    @property
    def may_interrupt(self) -> set[str]:
        """Who may do something out of turn."""
        return {decision.player for decision in self._interrupts}

    def offers(self, player: str) -> tuple[Decision, ...]:
        """What a player may do out of turn."""
        return _of(player, self._interrupts)

    def hands_since(self, before: "Looker") -> set[str]:
        """Whose hands are others than they were before."""
        found = set[str]()
        for name, hand in self._hands.items():
            known = before._hands[name]
            if hand is not known and hand != known:
                found.add(name)
        return found

    def drawn(self, player: str | None) -> str | None:
        """The card just drawn, for its holder, or whoever sees everything."""
        round = self._game.round
        card = round.drawn
        if card == NONE or round.kind != DRAWN or (player is not None and player != self.players[round.turn]):
            return None
        return self._game.edition.kinds[card].code

    def _table_with(self, hands: dict[str, Cards]) -> Table:
        table = self.open.table
        return _made(Table, {**table, "hands": {**table["hands"], **hands}})


def _made(kind: type[T], fields: dict[str, Any]) -> T:
    """A frozen dataclass, made at once of a dict that becomes its own.

    By itself it would set its fields one by one, too slowly for what follows every move.
    """
    found = kind.__new__(kind)
    object.__setattr__(found, "__dict__", fields)
    return found


def _asked_of(player: str | None, decisions: tuple[Decision, ...]) -> Decision | None:
    """What a player is asked, of what they see asked."""
    for decision in decisions:
        if decision.player == player:
            return decision
    return None


def _of(player: str, decisions: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """What a player is asked."""
    return tuple([decision for decision in decisions if decision.player == player]) if decisions else ()


def _only(own: tuple[Decision, ...], decisions: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """Decisions, with the options of one's own and of no other."""
    return tuple(
        [decision if decision in own else Decision(decision.player, decision.kind, ()) for decision in decisions]
    )


def _is_secret(decision: Decision) -> bool:
    """Whether nobody else may know that somebody may do something: only their own cards say so."""
    return all(option.verb == "jump" for option in decision.options)
