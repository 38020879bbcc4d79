"""The table as it lies open to everybody: the half of a view that is the same for all who look.

After a move most of it is as before. So it is found from what was found before: what the engine shows face up is
compared as numbers, and only where those are others is anything put into names and codes again.
"""

import re
from collections.abc import Sequence
from itertools import count
from typing import Any

from lastcard.cards.edition import Edition
from lastcard.engine import face_up
from lastcard.engine.agenda import COLOUR
from lastcard.engine.decisions import REPORT, TURN
from lastcard.engine.lasting import CHOSEN, OTHER, OWNER, WORDS
from lastcard.engine.lasting import ROW as RULE_ROW
from lastcard.engine.piles import SHARED
from lastcard.engine.program import NONE
from lastcard.game.game import Game

Cards = tuple[str, ...]

_serials = count(1)


class OpenTable:
    """What everybody may see, by the names of its fields.

    >>> from lastcard.game.looker import Looker
    >>> game = Game("classic", ["Ann", "Bo"], seed=1)
    >>> before = Looker(game)
    >>> game.play("Ann: play R3")
    >>> Looker(game, before).open.since(before.open)
    {'turn': 'Bo', 'top': 'R3', 'cards': {'Ann': 6, 'Bo': 7}, 'discard_pile': 2, 'pile': ('R4', 'R3')}
    """

    def __init__(self, game: Game, hands: dict[str, Cards], before: "OpenTable | None") -> None:
        """`before`: the same for the same game at an earlier moment."""
        round = game.round
        self._numbers: list[int] = face_up.numbers_of(round)
        self._lists: list[list[int]] = face_up.lists_of(round)
        self._round, self._scores = game.round_number, list(game.scores)
        self._serial = next(_serials)
        """Tells apart the moments that were looked at, without keeping them."""
        self._known = 0
        """The moment that `_changed` counts from."""
        self._changed: dict[str, Any] = {}
        """Fields that are others than then, or may be."""
        self.table: dict[str, Any]
        """The fields of a `view.Table`."""
        self.more: dict[str, Any]
        """What else a message tells of it."""
        if before is None or self._is_another_round(before):
            self.table = _table(game, hands, self._numbers, self._lists)
            self.more = _more(game, self._lists[face_up.PILE])
        else:
            self._known = before._serial
            self.table = self._table_since(before, game)
            self.more = self._more_since(before, game)

    def since(self, before: "OpenTable") -> dict[str, Any]:
        """The fields that are others than they were, in their order."""
        known = {**before.table, **before.more}
        found = self._changed if self._known == before._serial else {**self.table, **self.more}
        return {name: value for name, value in found.items() if value != known[name]}

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return self._numbers[face_up.OVER] == 1

    def _is_another_round(self, before: "OpenTable") -> bool:
        """Whether more may have changed than goes on within a round."""
        numbers, known = self._numbers, before._numbers
        return (
            numbers[face_up.OVER] == 1
            or known[face_up.OVER] == 1
            or self._round != before._round
            or self._scores != before._scores
            or numbers[face_up.WINNER] != known[face_up.WINNER]
            or numbers[face_up.DEALER] != known[face_up.DEALER]
            or numbers[face_up.BLOCKED] != known[face_up.BLOCKED]
            or numbers[face_up.ELIMINATED] != known[face_up.ELIMINATED]
        )

    def _table_since(self, before: "OpenTable", game: Game) -> dict[str, Any]:
        """The fields of a table whose round goes on."""
        now, then, players = self._numbers, before._numbers, game.players
        lists, known, changed = self._lists, before._lists, self._changed
        if now[face_up.TURN] != then[face_up.TURN]:
            changed["turn"] = players[now[face_up.TURN]]
        if now[face_up.DIRECTION] != then[face_up.DIRECTION]:
            changed["direction"] = _direction(now)
        if now[face_up.COLOUR] != then[face_up.COLOUR]:
            changed["colour"] = _colour(game, now)
        if now[face_up.TOP] != then[face_up.TOP]:
            changed["top"] = _top(game, now)
        if lists[face_up.SIZES] != known[face_up.SIZES]:
            changed["cards"] = dict(zip(players, lists[face_up.SIZES], strict=True))
        if now[face_up.DRAW_PILE] != then[face_up.DRAW_PILE]:
            changed["draw_pile"] = now[face_up.DRAW_PILE]
        if now[face_up.DISCARD_PILE] != then[face_up.DISCARD_PILE]:
            changed["discard_pile"] = now[face_up.DISCARD_PILE]
        if lists[face_up.LYING] != known[face_up.LYING]:
            changed["protected"] = _protected(game, lists[face_up.LYING])
        if now[face_up.OWING] != then[face_up.OWING]:
            changed["owes_uno"] = _named(players, now[face_up.OWING])
        if now[face_up.STACK] != then[face_up.STACK]:
            changed["stack"] = now[face_up.STACK]
        if now[face_up.OUT] != then[face_up.OUT]:
            changed["out"] = game.out
        if lists[face_up.RULES] != known[face_up.RULES]:
            changed["lasting"] = _lasting(game, lists[face_up.RULES])
        return {**before.table, **changed} if changed else before.table

    def _more_since(self, before: "OpenTable", game: Game) -> dict[str, Any]:
        """The rest: what is asked may be about a colour or a dare, and then is looked at again."""
        more: dict[str, Any] = {}
        in_turn = game.round.kind == TURN  # then nothing is challenged, and nobody dared
        colour, dare = (None, "") if in_turn else (game.colour_before, game.dare)
        if colour != before.more["colour_before"]:
            more["colour_before"] = colour
        if dare != before.more["dare"]:
            more["dare"] = dare
        if self._lists[face_up.PILE] != before._lists[face_up.PILE]:
            more["pile"] = _pile(game, self._lists[face_up.PILE])
        self._changed.update(more)
        return {**before.more, **more} if more else before.more


def _table(game: Game, hands: dict[str, Cards], now: list[int], lists: list[list[int]]) -> dict[str, Any]:
    """The table as everybody sees it. The cards lie open when a round is over."""
    players, over = game.players, now[face_up.OVER] == 1
    return {
        "round": game.round_number,
        "round_over": over,
        "blocked": now[face_up.BLOCKED] == 1,
        "round_winner": None if now[face_up.WINNER] == NONE else players[now[face_up.WINNER]],
        "game_winners": game.winners if over else (),
        "scores": dict(zip(players, game.scores, strict=True)),
        "dealer": players[now[face_up.DEALER]],
        "turn": None if over else players[now[face_up.TURN]],
        "direction": _direction(now),
        "colour": None if over else _colour(game, now),
        "top": _top(game, now),
        "hands": {**hands} if over else dict.fromkeys(players),
        "cards": dict(zip(players, lists[face_up.SIZES], strict=True)),
        "draw_pile": now[face_up.DRAW_PILE],
        "discard_pile": now[face_up.DISCARD_PILE],
        "protected": _protected(game, lists[face_up.LYING]),
        "owes_uno": _named(players, now[face_up.OWING]),
        "stack": now[face_up.STACK],
        "out": game.out,
        "eliminated": game.eliminated,
        "teams": game.teams,
        "lasting": () if over else _lasting(game, lists[face_up.RULES]),
    }


def _more(game: Game, pile: list[int]) -> dict[str, Any]:
    """What else everybody sees: what a question is about, and the cards on top of the discard pile."""
    return {"colour_before": game.colour_before, "dare": game.dare, "pile": _pile(game, pile)}


def _direction(now: list[int]) -> str:
    return "left" if now[face_up.DIRECTION] == 1 else "right"


def _colour(game: Game, now: list[int]) -> str | None:
    return None if now[face_up.COLOUR] == NONE else game.edition.colours[now[face_up.COLOUR]]


def _top(game: Game, now: list[int]) -> str | None:
    return None if now[face_up.TOP] == NONE else game.edition.kinds[now[face_up.TOP]].code


def _named(players: Sequence[str], seats: int) -> Cards:
    return tuple([name for seat, name in enumerate(players) if seats >> seat & 1]) if seats else ()


def pile(game: Game) -> Cards:
    """The cards on top of the discard pile, the topmost last: each was put there for all to see.

    >>> game = Game("classic", ["Ann", "Bo"], seed=1)
    >>> game.play("Ann: play R3")
    >>> pile(game)
    ('R4', 'R3')
    """
    return _pile(game, face_up.lists_of(game.round)[face_up.PILE])


def _pile(game: Game, cards: list[int]) -> Cards:
    kinds = game.edition.kinds
    return tuple([kinds[card].code for card in cards])


def _protected(game: Game, lying: list[int]) -> dict[str, str]:
    found: dict[str, str] = {}
    for entry in lying:
        name, code = game.players[(entry % SHARED) >> 8], game.edition.kinds[entry & 255].code
        found[name] = f"{found[name]} {code}" if name in found else code
    return {name: found[name] for name in game.players if name in found} if found else found


def _lasting(game: Game, rules: list[int]) -> tuple[str, ...]:
    """The rules in force, the oldest first."""
    found: list[str] = []
    for row in range(0, len(rules), RULE_ROW):
        found.append(_rule_at(game, rules, row))
    return tuple(found)


def rule_reported(game: Game) -> str:
    """The rule that somebody is said to have broken, while the others are asked about it."""
    if game.round.kind != REPORT:
        return ""
    rules = [int(value) for value in game.round.rules_in_force]
    return _rule_at(game, rules, int(game.round.register(COLOUR)))


def _rule_at(game: Game, rules: list[int], row: int) -> str:
    parts = rules[row + OWNER], rules[row + OTHER], rules[row + WORDS], rules[row + CHOSEN]
    return rule(game.edition, game.players, *parts)


def rule(edition: Edition, players: Sequence[str], owner: int, other: int, words: int, colour: int) -> str:
    """A rule that lasts, with the names of those whom it is about."""
    gaps = {
        "{you}": players[owner],
        "{they}": players[other],
        "{colour}": edition.colours[colour],
    }
    return re.sub(r"\{(?:you|they|colour)\}", lambda gap: gaps[gap.group()], edition.dares[words])
