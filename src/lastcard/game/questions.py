"""What a game asks and how it stands: all of a game that only looks at it. What changes it is in `game`."""

from functools import cached_property
from typing import cast

from lastcard.cards.edition import Edition
from lastcard.engine import decisions
from lastcard.engine.agenda import ACTOR, BEFORE, CARD
from lastcard.engine.decisions import card_of, seat_of, verb_of
from lastcard.engine.program import AGREED, NONE, SELECT, TOLD
from lastcard.engine.round import Round
from lastcard.game.decisions import Decision, DecisionKind
from lastcard.game.options import Option, Verb
from lastcard.game.players import CHANCE
from lastcard.game.settings import Options, eliminated_seats, seats_in, winning_seats

KINDS = cast(tuple[DecisionKind, ...], tuple(kind.name for kind in decisions.KINDS))

NEXT = Option("next")


class Questions:
    """Who must decide and what they may do, who may call or catch, what a question is about, and who has won."""

    edition: Edition
    players: tuple[str, ...]
    options: Options
    round: Round
    round_number: int
    scores: list[int]

    @property
    def waiting(self) -> tuple[Decision, ...]:
        """Who must decide now, and what they may do.

        >>> from lastcard import Game
        >>> [(decision.player, decision.kind) for decision in Game("classic", ["Ann", "Bo"], seed=1).waiting]
        [('Ann', 'turn')]
        """
        return tuple([Decision(name, kind, self._answers(name, kind)) for name, kind in self.asked.items()])

    def _answers(self, name: str, kind: DecisionKind) -> tuple[Option, ...]:
        if kind == "next":
            return (NEXT,)
        return self._options(NONE if kind == "chance" else self.players.index(name))

    @property
    def asked(self) -> dict[str, DecisionKind]:
        """Who must decide now, and what kind of thing; `waiting` has what they may do, too.

        >>> from lastcard import Game
        >>> Game("classic", ["Ann", "Bo"], seed=1).asked
        {'Ann': 'turn'}
        """
        round = self.round
        if round.over:
            if self.winners:
                return {}
            return {name: "next" for name in self.players if name not in self.eliminated}
        if round.kind == decisions.CHANCE:
            return {CHANCE: "chance"}
        kind, asked = KINDS[round.kind], int(round.asked)
        if asked and not asked & (asked - 1):  # mostly it is one
            return {self.players[asked.bit_length() - 1]: kind}
        return {name: kind for seat, name in enumerate(self.players) if asked >> seat & 1}

    @property
    def chance_is_asked(self) -> bool:
        """Whether chance has to decide before anybody else."""
        return bool(self.round.kind == decisions.CHANCE)

    @property
    def interrupts(self) -> tuple[Decision, ...]:
        """Who may call "UNO", or catch somebody who has not, or jump in (H5), or report who broke a rule that lasts.

        >>> from lastcard import Game, Position
        >>> position = Position({"Ann": ["R1", "R2"], "Bo": ["R4", "R5"]}, "Bo", turn="Ann", discard=["R3"])
        >>> game = Game("classic", ["Ann", "Bo"], position=position)
        >>> game.play("Ann: play R1")
        >>> [(decision.player, decision.options) for decision in game.interrupts]
        [('Ann', ('uno',)), ('Bo', ('catch Ann',))]
        """
        if not self.round.owing and not self.round.rules.jump_in and not self.round.rules_in_force:
            return ()
        found: list[Decision] = []
        for seat, name in enumerate(self.players):
            if options := self.interrupts_of(seat):
                found.append(Decision(name, "interrupt", options))
        return tuple(found)

    def interrupts_of(self, seat: int) -> tuple[Option, ...]:
        """What somebody may call, catch or jump in with."""
        owing = int(self.round.owing)
        lasting = len(self.round.rules_in_force) > 0
        if not (owing or self.round.rules.jump_in or lasting) or not self.round.is_in(seat):
            return ()
        found = [
            Option("catch", player=name)
            for other, name in enumerate(self.players)
            if owing >> other & 1 and other != seat
        ]
        if lasting:
            others = enumerate(self.players)
            found += [Option("report", player=name) for other, name in others if self.round.may_report(seat, other)]
        if owing >> seat & 1:
            found.append(Option("uno"))
        if self.round.may_jump(seat):
            found.append(Option("jump", card=self.edition.kinds[self.round.top()].code))
        return tuple(sorted(found))

    def _options(self, seat: int) -> tuple[Option, ...]:
        known = self._known_options
        return tuple(sorted([known.get(number) or self.option(number) for number in self.round.legal(seat)]))

    @cached_property
    def _known_options(self) -> dict[int, Option]:
        return {}

    def option(self, number: int) -> Option:
        """One of the engine's options: here its ints become names."""
        found = self._known_options.get(number)
        if found is None:
            found = self._known_options[number] = self._named(number)
        return found

    def _named(self, number: int) -> Option:
        verb, card = decisions.VERBS[verb_of(number)], int(card_of(number))
        return Option(
            cast(Verb, verb.name),
            card=self.edition.kinds[card].code if verb.card else None,
            player=self.players[seat_of(number)] if verb.player else None,
            colour=self.edition.colours[card] if verb.colour else None,
            number=card if verb.numeral else None,
        )

    # What the question is about

    @property
    def dared(self) -> str | None:
        """Who has been dared, while the others vote on it."""
        return self.players[self.round.register(ACTOR)] if self.round.kind == decisions.VOTE else None

    @property
    def accused(self) -> str | None:
        """Who is said to have broken a rule that people keep to, while the others are asked about it."""
        return self.players[self.round.register(ACTOR)] if self.round.kind == decisions.REPORT else None

    @property
    def dare(self) -> str:
        """What they were dared to do; or the contest, or the words for somebody, that people are asked about."""
        round = self.round
        if round.kind in (decisions.VOTE, decisions.CONTEST, decisions.TRUE):
            return self.edition.dares[round.argument(1)]
        if round.kind == decisions.NUMBER and round.argument(3) != 0:
            return self.edition.dares[round.argument(3) // TOLD]
        if round.kind == decisions.CHOOSE and round.argument(0) == SELECT and round.argument(2) >= AGREED:
            return self.edition.dares[round.argument(2) - AGREED]
        return ""

    @property
    def challenged(self) -> str | None:
        """The card that may be challenged now."""
        if not self._may_be_challenged:
            return None
        return self.edition.kinds[self.round.register(CARD)].code

    @property
    def _may_be_challenged(self) -> bool:
        if self.round.kind == decisions.STACK:
            return self.round.may_challenge_stack()
        return bool(self.round.kind == decisions.CHALLENGE)

    @property
    def colour_before(self) -> str | None:
        """The colour that it was played on."""
        if not self._may_be_challenged or self.round.register(BEFORE) == NONE:
            return None
        return self.edition.colours[self.round.register(BEFORE)]

    # How it stands

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won the game; empty until it is over (P2, P4)."""
        if not self.round.over:
            return ()
        before = seats_in(self.round.eliminated)
        return tuple(self.players[seat] for seat in winning_seats(self.scores, self.options, before, self.round_number))

    @property
    def eliminated(self) -> tuple[str, ...]:
        """Who is out of the game (H15)."""
        seats = eliminated_seats(self.scores, self.options)
        return tuple(self.players[seat] for seat in seats) if seats else ()

    @property
    def out(self) -> tuple[str, ...]:
        """Who has been knocked out of this round (H9)."""
        out = self.round.out & ~self.round.eliminated
        return tuple(self.players[seat] for seat in seats_in(out)) if out else ()

    @property
    def teams(self) -> tuple[tuple[str, ...], ...]:
        """The teams, if there are any (H10).

        >>> from lastcard import Game
        >>> Game("classic", ["Ann", "Bo", "Cy", "Di"], options={"teams": 2}).teams
        (('Ann', 'Cy'), ('Bo', 'Di'))
        """
        count = self.options.teams
        return tuple(self.players[team::count] for team in range(count)) if count else ()
