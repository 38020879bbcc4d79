"""A position: where all cards are at the start of a turn, or when an opening card has just been turned up.

It is checked before it is laid out, so that an impossible one is refused with its place and the reason.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import u8

from lastcard.cards.checks import shortened
from lastcard.cards.edition import Edition
from lastcard.engine.house import House
from lastcard.engine.program import DRAW_FOUR, GUARD, NONE, PUT_BACK, STACKS, WILD
from lastcard.engine.round import Round
from lastcard.files import shown
from lastcard.game.settings import Options

MAX_STACK = 200
"""More cards than all Draw Two and Wild Draw Four of a deck make together."""


class Stack(NamedTuple):
    """Cards that wait to be drawn, and who played the last card of the stack."""

    sum: int
    by: str


class PositionError(ValueError):
    """A position that cannot be: which part of it, and why not."""

    def __init__(self, place: str, problem: str) -> None:
        self.place = shortened(f"position.{place}") if place else "position"
        self.problem = problem
        super().__init__(f"{self.place}: {problem}")


@dataclass(frozen=True)
class Position:
    """A position in names and card codes.

    `discard` has the top card last, `draw` the next card first. `rest` says whether the cards named nowhere are
    shuffled below `draw` or out of this round.

    >>> from lastcard.game.game import Game
    >>> position = Position({"Ann": ["R1", "R2"], "Bo": ["R4", "W"]}, "Bo", turn="Ann", discard=["R3"])
    >>> Game("classic", ["Ann", "Bo"], position=position).waiting[0].options
    ('draw', 'play R1', 'play R2')
    """

    hands: Mapping[str, Sequence[str]]
    dealer: str
    turn: str | None = None
    discard: Sequence[str] = ()
    opening: str | None = None
    direction: str = "left"
    colour: str | None = None
    draw: Sequence[str] = ()
    rest: str = "shuffled"
    scores: Mapping[str, int] = field(default_factory=dict)
    protected: Mapping[str, str] = field(default_factory=dict)
    stack: Stack | None = None
    """A stack that waits for whose turn it is (H1)."""
    out: Sequence[str] = ()
    """Who has been knocked out of the round (H9)."""

    def team_scores(self, players: Sequence[str], options: Options) -> list[int]:
        """Everybody's score; that of a team may stand at any member (H10)."""
        found: dict[int, tuple[str, int]] = {}
        for name, score in self.scores.items():
            if name in players:
                team = options.team(players.index(name))
                partner, other = found.get(team, (name, score))
                if other != score:
                    raise PositionError(f"scores.{name}", f"{name} and {partner} are a team and share one score")
                found[team] = name, score
        return [found.get(options.team(seat), ("", 0))[1] for seat in range(len(players))]

    def lay_out(self, round: Round, edition: Edition, players: Sequence[str]) -> None:
        """Check the position and set up a round like it."""
        gone = [name for seat, name in enumerate(players) if round.eliminated >> seat & 1]
        _Layout(self, edition, players, round.rules, gone).check().lay_out(round)


@dataclass(frozen=True)
class _Layout:
    position: Position
    edition: Edition
    players: Sequence[str]
    rules: House
    gone: Sequence[str]
    """Who is out of the game."""

    def seat(self, place: str, name: str) -> int:
        if name not in self.players:
            raise PositionError(place, f"{shown(name)} does not play; {', '.join(self.players)} do")
        return self.players.index(name)

    def kinds(self, place: str, codes: Sequence[str]) -> list[int]:
        for code in codes:
            if not self.edition.has(code):
                colours = ", ".join(self.edition.colours)
                raise PositionError(
                    place, f"there is no card {shown(code)} in {self.edition.id} (its colours: {colours})"
                )
        return [self.edition.kind(code) for code in codes]

    def flags(self, code: str) -> int:
        return int(self.edition.deck.flags_of[self.edition.kind(code)])

    def check(self) -> "_Layout":
        position = self.position
        self.seat("dealer", position.dealer)
        self.check_out()
        self.check_hands()
        self.kinds("draw", position.draw)
        for name in position.scores:
            self.seat(f"scores.{name}", name)
        self.check_protected()
        if position.direction not in ("left", "right"):
            raise PositionError("direction", f"{shown(position.direction)} is no direction; there are left, right")
        if position.rest not in ("shuffled", "none"):
            raise PositionError("rest", f"{shown(position.rest)} is neither 'shuffled' nor 'none'")
        if position.opening is None:
            self.check_turn()
        self.check_copies()
        if position.opening is not None:
            self.check_opening(position.opening)
        return self

    def check_out(self) -> None:
        out = self.position.out
        for name in out:
            self.seat("out", name)
        if out and not self.rules.mercy:
            raise PositionError("out", "nobody is knocked out without mercy; see options.mercy")
        left = [seat for seat, name in enumerate(self.players) if name not in (*out, *self.gone)]
        teams = self.rules.teams or len(self.players)
        if len({seat % teams for seat in left}) < 2:
            raise PositionError("out", "the round would be over: two are still in, at least, and not of one team")

    def check_hands(self) -> None:
        hands = self.position.hands
        for name in hands:
            self.seat(f"hands.{name}", name)
            self.kinds(f"hands.{name}", hands[name])
        for name in self.players:
            if name in (*self.position.out, *self.gone):
                if hands.get(name):
                    raise PositionError(f"hands.{name}", f"{name} is out, and holds no cards")
                continue
            if name not in hands:
                raise PositionError("hands", f"{name} has no hand; every player needs one")
            if not hands[name]:
                raise PositionError(f"hands.{name}", "an empty hand: the round would be over; at least one card")

    def check_protected(self) -> None:
        guards = [kind.code for kind in self.edition.kinds if self.flags(kind.code) & GUARD]
        wild = 0
        for name, code in self.position.protected.items():
            place = f"protected.{name}"
            self.seat(place, name)
            self.kinds(place, [code])
            if code not in guards:
                able = " or ".join(guards) if guards else "no card of this edition"
                raise PositionError(place, f"{code} protects nobody; {able} does")
            wild += self.flags(code) & WILD
        if wild > 1:
            raise PositionError("protected", "the second wild would have ended the protection of the first")

    def check_turn(self) -> None:
        position = self.position
        if position.turn is None:
            raise PositionError("", "needs either 'opening', or 'turn' and 'discard'")
        self.seat("turn", position.turn)
        if not position.discard:
            raise PositionError("discard", "at least one card")
        self.kinds("discard", position.discard)
        if position.colour is not None and position.colour not in self.edition.colours:
            colours = ", ".join(self.edition.colours)
            raise PositionError("colour", f"there is no {shown(position.colour)} in {self.edition.id}, only {colours}")
        top = position.discard[-1]
        if position.turn in (*position.out, *self.gone):
            raise PositionError("turn", f"{position.turn} is out")
        if position.stack is not None:
            self.check_stack(position.stack, top)
        if position.colour is None and self.flags(top) & WILD:
            raise PositionError(
                "colour", f"{top} lies on top: which colour was named? One of {', '.join(self.edition.colours)}"
            )

    def check_stack(self, stack: Stack, top: str) -> None:
        if not self.rules.stack:
            raise PositionError("stack", "nothing waits to be drawn without stacking; see options.stack")
        self.seat("stack.by", stack.by)
        if stack.by == self.position.turn:
            raise PositionError("stack.by", f"{stack.by} is asked, and cannot have played the last card")
        flags = self.flags(top)
        if not flags & STACKS:
            raise PositionError("stack", f"{top} lies on top; that has to be a Draw Two or a Wild Draw Four")
        least = 4 if flags & DRAW_FOUR else 2
        if stack.sum < least or stack.sum % 2:
            raise PositionError("stack.sum", f"expected an even number from {least} on, not {stack.sum}")

    def check_opening(self, opening: str) -> None:
        position = self.position
        for given, place in ((position.turn, "turn"), (position.discard, "discard"), (position.colour, "colour")):
            if given:
                raise PositionError(place, "goes without 'opening': the opening card decides")
        if position.direction != "left":
            raise PositionError("direction", "play goes to the left when a card opens")
        if position.protected:
            raise PositionError("protected", "nobody is protected yet when a card opens")
        if position.stack is not None:
            raise PositionError("stack", "goes without 'opening': the opening card decides")
        if self.flags(opening) & PUT_BACK:
            pile = self.pile()
            if not any(int(self.edition.deck.flags_of[kind]) & PUT_BACK == 0 for kind in pile):
                raise PositionError("opening", f"{opening} is put back, and no other card could open")

    def named(self) -> list[tuple[str, str]]:
        """Every card that is named, with its place."""
        position = self.position
        cards = [(f"hands.{name}", code) for name, hand in position.hands.items() for code in hand]
        cards += [("discard", code) for code in position.discard]
        cards += [("draw", code) for code in position.draw]
        cards += [(f"protected.{name}", code) for name, code in position.protected.items()]
        return cards if position.opening is None else [*cards, ("opening", position.opening)]

    def check_copies(self) -> None:
        """Refuse more copies of a card than the deck has, at the place of the first one too many."""
        if self.position.opening is not None:
            self.kinds("opening", [self.position.opening])
        seen: dict[str, list[str]] = {}
        for place, code in self.named():
            seen.setdefault(code, []).append(place)
            deck = self.edition.kinds[self.edition.kind(code)].count
            if len(seen[code]) > deck:
                every = [where for where, other in self.named() if other == code]
                where = ", ".join(f"{count} in {shortened(f'position.{at}')}" for at, count in Counter(every).items())
                raise PositionError(place, f"{code} is there {len(every)} times ({where}), the deck has {deck}")

    def pile(self) -> list[int]:
        """The cards of the draw pile, the named ones first."""
        draw = self.kinds("draw", self.position.draw)
        if self.position.rest == "none":
            return draw
        named = Counter(code for _, code in self.named())
        return draw + [
            number for number, kind in enumerate(self.edition.kinds) for _ in range(kind.count - named[kind.code])
        ]

    def lay_out(self, round: Round) -> None:
        position = self.position
        pile = self.pile()
        rest = vec[u8](pile[len(position.draw) :])
        round.chance.shuffle(rest, len(rest))
        hands = [self.kinds("", position.hands.get(name, ())) for name in self.players]
        lying = [(self.seat("", name), self.edition.kind(code)) for name, code in position.protected.items()]
        opening = [] if position.opening is None else [self.edition.kind(position.opening)]
        round.reset(self.seat("", position.dealer))
        for name in position.out:
            round.out |= 1 << self.seat("", name)
        round.turn = round.after(round.dealer, 1)
        round.place(
            hands,
            opening + pile[: len(position.draw)] + [int(card) for card in rest],
            self.kinds("", position.discard),
            lying,
        )
        if position.turn is None:
            round.turn_up()
        else:
            colour = NONE if position.colour is None else self.edition.colours.index(position.colour)
            stack, by = (0, NONE) if position.stack is None else (position.stack.sum, self.seat("", position.stack.by))
            way = 1 if position.direction == "left" else -1
            round.start_at(self.seat("", position.turn), way, colour, stack, by)
