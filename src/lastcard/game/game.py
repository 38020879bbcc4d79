"""A game: seats, the draw for the deal, rounds, scores. It asks, and takes answers, in the words of records.

>>> game = Game("minecraft", ["Ann", "Bo", "Cy"], seed=7)
>>> game.waiting[0].player, game.waiting[0].kind
('Ann', 'turn')
>>> game.play("Ann: draw")
>>> game.moves
['Ann: draw']
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from lastcard.cards.edition import Edition, EditionLike, find
from lastcard.catalogue import Message
from lastcard.engine.agenda import GUILT
from lastcard.engine.chance import Chance
from lastcard.engine.events import PUBLIC, ROW, STARTED
from lastcard.engine.program import GUILTY, NONE
from lastcard.engine.recorder import Recorder
from lastcard.engine.round import Round
from lastcard.files import shown
from lastcard.game.dealer import draw_for_deal
from lastcard.game.dealing import Dealing
from lastcard.game.decisions import MoveError
from lastcard.game.events import Event, from_rows
from lastcard.game.options import CALL, Move, Option
from lastcard.game.players import CHANCE, check_players
from lastcard.game.position import Position
from lastcard.game.questions import NEXT, Questions
from lastcard.game.refusals import refused, why_not, why_refused
from lastcard.game.settings import (
    Options,
    OptionsLike,
    eliminated_seats,
    points_of,
    seats_in,
)

RULES = 2
"""Version of the rules: the same moves on the same seed give the same game (tests/game/test_rules_version.py)."""

MAX_SEED = 2**64 - 1


def _mask(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


class RoundGains(NamedTuple):
    """What a round brought to each seat; round 0 is all that came before the first one that is known."""

    round: int
    points: tuple[int, ...]


class Game(Questions):
    """A game of some players, from the first deal or from a position.

    Ask `waiting` who must decide and `interrupts` who may call or catch, and answer with `play`. Chance is rolled by
    itself unless `chance_waits`: then it is a player called `chance`, asked in `waiting` like everybody else.

    >>> game = Game("classic", ["Ann", "Bo"], seed=1, options={"target": 200})
    >>> game
    <Game classic, round 1, Ann to play>
    >>> game.play("Ann: play R3")
    >>> print(game)
    classic, round 1: Bo to play
    ...
    """

    def __init__(
        self,
        edition: EditionLike,
        players: Iterable[str],
        seed: int = 0,
        options: OptionsLike | None = None,
        position: Position | None = None,
        chance_waits: bool = False,
        dealing: Dealing | None = None,
    ) -> None:
        self.edition = find(edition)
        self.players = tuple(players)
        self.seed = seed
        self.options = Options.read(options)
        self.position = position
        self.chance_waits = chance_waits
        self.dealing = dealing
        """Where the cards come from instead of the seed, at live tables."""
        check_players(self.players)
        if not 0 <= seed <= MAX_SEED:
            raise ValueError(f"a seed is a whole number from 0 to {MAX_SEED}")
        self.scores = [0] * len(self.players)
        self.gains: list[RoundGains] = []
        """What each finished round brought; first, in one row, what was scored before anybody kept count."""
        self.round_number = 1
        self._rounds_scored = 0
        self.events: list[Event] = []
        self.moves: list[Move] = []
        self.believed: set[int] = set()
        """The numbers of those events in which somebody accepted a bluff; secret until the game is over."""
        self.rows: list[int] = []
        """What the engine told of the present round; secrets included."""
        self.round = self._new_round(dealing.chance() if dealing else Chance(seed))
        self.options.check(len(self.players), self.edition.size)
        if len(self.players) > self.edition.most_players(self.options.hand):
            most = self.edition.most_players(self.options.hand)
            raise ValueError(f"{self.edition.id} has cards for {most} players, not for {len(self.players)}")
        if position is None:
            dealer, drawn = draw_for_deal(self.round, [kind.number for kind in self.edition.kinds])
            self.events += drawn
            self.round.begin(dealer)
        else:
            self._take_scores(position.team_scores(self.players, self.options))
            self.round.eliminated = _mask(eliminated_seats(self.scores, self.options))
            position.lay_out(self.round, self.edition, self.players)
            if position.opening is None:
                self.round.recorder.take()
        self._collect()
        if position is not None:
            self.rows = self.round.describe()

    def _new_round(self, chance: Chance) -> Round:
        round = Round(self.edition.deck, len(self.players), chance)
        self.options.set_up(round)
        round.chance_waits = True
        round.listen(Recorder())
        return round

    # How it is shown: nobody's secrets are kept from whoever has the game

    def __repr__(self) -> str:
        from lastcard.game.drawing import status
        from lastcard.game.view import look

        return f"<Game {self.edition.id}, round {self.round_number}, {status(look(self, None))}>"

    def __str__(self) -> str:
        from lastcard.game.view import look

        return str(look(self, None))

    def _repr_html_(self) -> str:
        from lastcard.game.view import look

        return look(self, None)._repr_html_()

    # Moves

    def play(self, move: str) -> None:
        """Make a move, written as in a record: `Bo: play B7`, `Bo: play B7 uno`.

        >>> game = Game("classic", ["Ann", "Bo"], seed=1)
        >>> game.play("Ann: play R3")
        >>> game.moves
        ['Ann: play R3']
        """
        name, colon, text = move.partition(":")
        if not colon:
            raise MoveError(Message("refused-not-a-move", move=shown(move)))
        player, text = name.strip(), text.strip()
        bare = text.removesuffix(CALL)
        if bare != text:
            self._check_call(player, bare)
        self.apply(player, bare, uno=bare != text)

    def apply(self, player: str, answer: str, *, uno: bool = False) -> None:
        """Make a player's move; one that is not possible is refused with the reason and changes nothing.

        `answer` is an option, or its text. With `uno` the player calls, too; where no call is owed that means nothing.

        >>> game = Game("classic", ["Ann", "Bo"], seed=1)
        >>> game.apply("Ann", game.waiting[0].options[-1])
        >>> game.moves, game.waiting[0].kind
        (['Ann: play W'], 'colour')
        """
        if player == CHANCE:
            self._apply_chance(answer)
            return
        if player not in self.players:
            raise MoveError(Message("refused-does-not-play", move=shown(player), players=", ".join(self.players)))
        seat = self.players.index(player)
        called = False
        if self.round.over:
            option = self._apply_next(player, answer)
        elif self.chance_is_asked:
            raise refused(self, player, answer, Message("reason-chance-first"))
        else:
            interrupt = self._interrupt_meant(seat, answer)
            in_vain = None if interrupt else self._called_in_vain(seat, answer)
            if in_vain is not None:
                option = in_vain
            elif interrupt is None:
                number = self._offered(seat, answer)
                option = self.option(number)
                if option.verb == "accept" and self.round.register(GUILT) == GUILTY:
                    self.believed.add(len(self.events))
                called = self._apply_option(seat, number, option, uno)
            else:
                option = interrupt
                called = self._apply_interrupt(seat, option, uno)
        self._moved(Move(player, option, called))

    def _interrupt_meant(self, seat: int, answer: str) -> Option | None:
        """The call, catch or jump-in that an answer means, if somebody may do that now."""
        if isinstance(answer, Option) and not answer.interrupts:
            return None
        return next((option for option in self.interrupts_of(seat) if option == answer), None)

    def _apply_interrupt(self, seat: int, option: Option, uno: bool) -> bool:
        """Jump in, call or catch; whether "UNO" was called with it, because it was owed."""
        if option.verb == "jump":
            called = uno and self.round.sizes[seat] == 2
            self.round.jump(seat, called)
            return called
        if option.player is None:
            self.round.call(seat)
        elif option.verb == "report":
            self.round.report(seat, self.players.index(option.player))
        else:
            self.round.catch(seat, self.players.index(option.player))
        return False

    def _called_in_vain(self, seat: int, answer: str) -> Option | None:
        """The call or catch without reason that an answer is, if the table lets it be made for its price (H13)."""
        if not self.options.false_call:
            return None
        calls = [Option("uno"), *(Option("catch", player=name) for name in self.players if name != self.players[seat])]
        option = next((option for option in calls if option == answer), None)
        if option is None:
            return None
        other = NONE if option.player is None else self.players.index(option.player)
        return option if self.round.call_in_vain(seat, other) else None

    def _offered(self, seat: int, answer: str) -> int:
        """The engine's option that an answer means."""
        known = self._known_options
        for number in self.round.legal(seat):
            if (known.get(number) or self.option(number)) == answer:
                return number
        raise refused(self, self.players[seat], answer, why_refused(self, seat, answer))

    def _apply_option(self, seat: int, number: int, option: Option, uno: bool) -> bool:
        """Answer what is asked; whether "UNO" was called, because it was owed."""
        if uno and option.leaves_hand:
            uno = self.round.unpromised(self.round.depth, seat) == 2
            self.round.apply(seat, number, uno)
            return uno
        self.round.apply(seat, number)
        if uno and self.round.owing >> seat & 1:
            self.round.call(seat)
            return True
        return False

    def _check_call(self, player: str, answer: str) -> None:
        """A record says that a call was made with a move: then it was owed."""
        tried = self.copy()
        tried.chance_waits = True
        tried.apply(player, answer, uno=True)
        if not tried.moves[-1].uno:
            raise refused(self, player, f"{answer}{CALL}", Message("reason-no-call-owed"))

    def _apply_next(self, player: str, answer: str) -> Option:
        if self.winners or answer != NEXT:
            raise refused(self, player, answer, None if self.winners else Message("reason-round-over"))
        if player in self.eliminated:
            raise refused(self, player, answer, Message("reason-eliminated", player=player))
        self.round_number += 1
        out = eliminated_seats(self.scores, self.options)
        dealer = (self.round.dealer + 1) % len(self.players)
        while dealer in out:
            dealer = (dealer + 1) % len(self.players)
        self.round.eliminated = _mask(out)
        self.round.begin(dealer)
        return NEXT

    def _apply_chance(self, answer: str) -> None:
        found = {self.option(number): number for number in self.round.legal(NONE)}
        option = next((option for option in found if option == answer), None)
        if option is None:
            raise refused(self, CHANCE, answer, None if found else Message("reason-nothing-to-chance"))
        self.round.apply(NONE, found[option])
        self._moved(Move(CHANCE, option))

    def roll(self) -> None:
        """Let the seed decide what chance is asked."""
        self._apply_chance(self.option(self.round.rolled))

    def _moved(self, move: Move) -> None:
        self.moves.append(move)
        self._collect()
        if not self.chance_waits and self.chance_is_asked:
            self.roll()

    def why_not(self, player: str, code: str) -> Message | None:
        """Why a player cannot play a card now; None when it can be played.

        >>> game = Game("classic", ["Ann", "Bo"], seed=1)
        >>> print(game.why_not("Bo", "W"))
        it is Ann's turn
        """
        return why_not(self, player, code)

    # What happened

    def _collect(self) -> None:
        """Turn what the engine logged into events, and count the points when a round has ended."""
        rows = self.round.recorder.take()
        self.events += from_rows(rows)
        if STARTED in rows[::ROW]:
            self.rows = []
        self.rows += rows
        if self.round.over and self._rounds_scored < self.round_number:
            self._rounds_scored = self.round_number
            self._score()

    def _take_scores(self, scores: Sequence[int]) -> None:
        """Go on from these scores."""
        self.scores = list(scores)
        self.gains = [RoundGains(0, tuple(scores))] if any(scores) else []

    def _score(self) -> None:
        """Count the points: the winner's (P1), or everybody's own (P4)."""
        round = self.round
        points = [int(round.points(seat)) for seat in range(len(self.players))]
        for seat in range(len(self.players)):
            if points[seat] or round.sizes[seat]:
                held = tuple(round.hand(seat))
                self.events.append(Event("left_with", seat, cards=held, amount=points[seat], audience=PUBLIC))
        before = seats_in(round.eliminated)
        gained = points_of(round, self.options)
        self.scores = [score + points for score, points in zip(self.scores, gained, strict=True)]
        self.gains.append(RoundGains(self.round_number, tuple(gained)))
        if self.options.scoring == "winner":
            self.events.append(Event("scored", int(round.winner), amount=max(gained)))
        else:
            self.events += [Event("tallied", seat, amount=n) for seat, n in enumerate(gained) if seat not in before]
        for seat in eliminated_seats(self.scores, self.options):
            if seat not in before:
                self.events.append(Event("eliminated", seat))
        for name in self.winners:
            self.events.append(Event("won", self.players.index(name)))

    # Copying

    def copy(self) -> "Game":
        """A game that goes on by itself from here.

        >>> game = Game("classic", ["Ann", "Bo"], seed=1)
        >>> what_if = game.copy()
        >>> what_if.play("Ann: draw")
        >>> game.moves, what_if.moves
        ([], ['Ann: draw'])
        """
        other = Game.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.scores = list(self.scores)
        other.gains = list(self.gains)
        other.events = list(self.events)
        other.moves = list(self.moves)
        other.believed = set(self.believed)
        other.rows = list(self.rows)
        other.round = self._new_round(self.round.chance.twin())
        other.round.copy_from(self.round)
        return other

    @classmethod
    def around(cls, round: Round, edition: Edition, players: Sequence[str], options: Options) -> "Game":
        """A round that somebody else plays, such as a simulation, as a game: to look at, not to play."""
        game = cls.__new__(cls)
        game.edition, game.players, game.options, game.round = edition, tuple(players), options, round
        game.seed, game.round_number, game.scores = 0, 1, [0] * len(players)
        game.gains = []
        game.position, game.chance_waits = None, False
        game.events, game.moves, game.rows, game.believed = [], [], [], set()
        return game

    def encode(self) -> tuple[int, ...]:
        """The whole state as ints: equal for games that stand alike."""
        return (self.round_number, *self.scores, *self.round.encode())

    def decode(self, state: Sequence[int]) -> None:
        """Stand as the game that was encoded. What happened before is not part of it."""
        seats = len(self.players)
        self.round_number = state[0]
        self._take_scores(state[1 : 1 + seats])
        self.round.decode(list(state[1 + seats :]))
        self._rounds_scored = self.round_number - (not self.round.over)
        self.events, self.moves, self.rows, self.believed = [], [], [], set()
