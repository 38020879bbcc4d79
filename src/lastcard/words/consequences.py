"""What an answer does, for whoever is asked: whole sentences, from what the card says and who sits where."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from lastcard.cards.edition import Kind
from lastcard.cards.stakes import stakes
from lastcard.cards.text import read
from lastcard.cards.text.telling.whole import NAMING, always_names_colour, is_penalty
from lastcard.cards.text.tree import (
    Act,
    Challenge,
    Clause,
    Contest,
    Dare,
    Do,
    Either,
)
from lastcard.cards.text.verbs import PUT_MATCHING
from lastcard.catalogue import Message, Value, named
from lastcard.game.decisions import DecisionKind
from lastcard.game.options import Option
from lastcard.words.in_thought import CHOSEN, Cast, InThought

PLAIN = {
    "draw": Message("note-draw"),
    "keep": Message("note-keep"),
    "next": Message("note-next"),
    "uno": Message("note-uno"),
}
"""What needs no thought, by verb."""

NOTHING = Message("card-says-nothing")


def plain_note(option: Option, kinds: Mapping[str, Kind], held: int) -> Message | None:
    """What an option does, to somebody who holds so many cards, where that is the same at every table; else None.

    >>> from lastcard.cards.edition import load
    >>> print(plain_note(Option("play", card="R7"), load("classic").by_code, held=2))
    It does nothing special.
    """
    if option.verb == "play" and option.card is not None and held > 1:
        kind = kinds[option.card]
        return NOTHING if not kind.text and kind.colour is not None else None
    return PLAIN.get(option.verb)


class Consequences(InThought):
    """What the answers to a question do."""

    # Answers

    def note(self, option: Option) -> str:
        """What an option does."""
        if (plain := plain_note(option, self.view.kinds, self._held)) is not None:
            return self._say(plain)
        match option.verb:
            case "play":
                return self._play(self.view.kinds[option.card or ""])
            case "colour":
                return self._colour(option.colour or "")
            case "accept":
                return self._accept()
            case "challenge":
                return self._challenge()
            case "put":
                return self._put(self.view.kinds[option.card or ""])
            case "give":
                return self._give(option.player or "")
            case "discard":
                return self._parting() or self.say("note-discard")
            case "pass":
                return self.say("note-take-none" if self._is_asked("take") else "note-pass")
            case "stop":
                return self.say("note-stop", count=self._held)
            case "protect" | "choose":
                return self._choose(option.player or "")
            case "done" | "not done":
                return self._vote(option.verb == "done")
            case "yes" | "no" if self._is_asked("report"):
                return self.say("note-broken" if option.verb == "yes" else "note-kept")
            case "yes" | "no" if self._is_asked("true"):
                return self.say("note-true" if option.verb == "yes" else "note-not-true")
            case "yes" | "first":
                return self._option_of_two(True)
            case "no" | "second":
                return self._option_of_two(False)
            case "number":
                return self._number(option.number or 0)
            case "catch":
                return self.say("note-catch", player=option.player or "")
            case "report":
                return self.say("note-report")
        return ""

    def _is_asked(self, kind: DecisionKind) -> bool:
        return self.view.decision is not None and self.view.decision.kind == kind

    @property
    def _held(self) -> int:
        """How many cards the reader holds."""
        return self.view.table.cards.get(self.you, 0)

    def _count(self, colour: str) -> int:
        """How many cards of a colour the reader holds."""
        self.is_fleeting = True
        hand = self.view.table.hands.get(self.you) or ()
        return sum(self.view.kinds[code].colour == colour for code in hand)

    def _parting(self) -> str:
        """What it means to part with the last card; nothing if it is not the last."""
        return self.say("note-goes-out") if self._held == 1 else ""

    def _play(self, kind: Kind) -> str:
        text = read(kind.text, self.view.colours)
        said: list[str] = []
        if self._held == 1:
            said.append(self.say("note-goes-out"))
            if not text.even_last:
                return said[0]
        penalised = frozenset(self.view.table.protected) - {self.you} if is_penalty(text) else frozenset[str]()
        bluff = text.lawful_without_colour and self.view.options.bluff
        cast = Cast(self.you, CHOSEN, self.you, penalised, bluff)
        for sentence in text.play:
            said += self._clauses(sentence, cast)
        if kind.colour is None and self._held > 1 and not always_names_colour(text):
            said.append(self.say("does-name_colour", player=self.you))
        return " ".join(said) or self._say(NOTHING)

    def _colour(self, colour: str) -> str:
        id = "note-colour" if self.names_colour_in_play else "note-colour-picked"
        return self.say(id, colour=named("colour", colour), count=self._count(colour))

    @property
    def names_colour_in_play(self) -> bool:
        """Whether the colour that is asked for is the one that goes on, not one for this card only."""
        origin = self.view.acting.origin if self.view.acting else None
        return origin is None or origin.act is None or origin.act.verb in NAMING

    def _put(self, kind: Kind) -> str:
        """A card that the others have to follow, or one that follows."""
        if out := self._parting():
            return out
        origin = self.view.acting.origin if self.view.acting else None
        if origin is not None and origin.act is not None and origin.act.verb.name == "mix":
            return self.say("note-put-middle")
        if origin is not None and origin.act is not None and origin.act.verb.name.startswith("return_"):
            return self.say("note-put-back")
        if self._to_follow is None:
            return self.say("note-discard")
        if kind.colour is None:
            return self.say("note-put-wild")
        return self._following(self._to_follow, kind.colour)

    @property
    def follows(self) -> str:
        """What the others have to do after the card that the reader puts down, whichever it is."""
        return self._following(self._to_follow, "") if self._to_follow is not None else ""

    @property
    def _to_follow(self) -> Act | None:
        """What the others do after the reader's card."""
        if self.view.acting is None or self.view.acting.player != self.you:
            return None
        return next((act for act in self._later_acts() if act.verb is PUT_MATCHING), None)

    def _following(self, act: Act, colour: str) -> str:
        return " ".join(self._follow(act, Message("player-everybody-else"), colour))

    @property
    def all_to_give(self) -> "Value | None":
        """The cards of which the reader has to give every one away."""
        act = self.view.acting.origin.act if self.view.acting and self.view.acting.origin else None
        return self._cards(act) if act is not None and act.verb.name == "give_all" else None

    def _give(self, other: str) -> str:
        holds = self.view.table.cards.get(other, 0) + 1
        said = [self._parting(), self.say("note-give", other=other, count=holds)]
        return " ".join(filter(None, said))

    def _choose(self, other: str) -> str:
        """What becomes of the player who is chosen, in this clause and in those after it that speak of them."""
        acting = self.view.acting
        if acting is None:
            return ""
        if acting.origin is None:
            return self.say("does-swap", player=acting.player, other=other)
        clause, act = acting.origin
        cast = Cast(acting.player, other, other, self._spared)
        if isinstance(clause, Dare | Either):
            return " ".join(self._clauses([clause], cast))
        if isinstance(clause, Contest) and self.view.decision and self.view.decision.kind == "contest":
            return self.say("note-named", player=other)
        if not isinstance(clause, Do):
            return self.say("note-depends")
        later = [each for each in self._later() if _speaks_of(each)]
        if act is not None and act.verb.name == "choose_player":
            return " ".join(self._clauses(later, cast))
        acts = clause.acts if act is None else clause.acts[_place(act, clause.acts) :]
        return " ".join(self._clauses([Do(clause.who, acts), *later], cast))

    @property
    def swaps_hands(self) -> bool:
        """Whether the reader chooses with whom to swap hands: by a card, or by the house rule, which is no clause."""
        acting = self.view.acting
        if acting is None or acting.origin is None:
            return acting is not None
        clause, act = acting.origin
        swaps = act is not None and act.verb.name == "swap"
        return swaps and isinstance(clause, Do) and clause.who == "you" and acting.player == self.you

    def _vote(self, done: bool) -> str:
        origin = self.view.acting.origin if self.view.acting else None
        clause = None if origin is None else origin.clause
        follows: list[str] = []
        if isinstance(clause, Dare):
            dared = self.view.dared or ""
            way = clause.done if done else clause.otherwise
            follows = self._clauses(way, Cast(self._player, dared, dared, self._spared))
        id = "note-not-done" if not done else "note-done-then" if follows else "note-done"
        return self.say(id, follows=" ".join(follows) or self.say("does-nothing")).strip()

    def _option_of_two(self, first: bool) -> str:
        """What somebody does who may do one thing or another."""
        said = self.choices[0 if first else 1] if self.choices else ""
        return said or self.say("does-nothing")

    @cached_property
    def choices(self) -> tuple[str, str] | None:
        """The two things that the reader may choose between, where that is asked."""
        origin = self.view.acting.origin if self.view.acting else None
        if origin is None or not isinstance(origin.clause, Either):
            return None
        clause = origin.clause
        casts = (Cast(self._player, CHOSEN, self.you, self._spared), Cast(self._player, CHOSEN, self.you, self._spared))
        first, second = (
            " ".join(self._clauses(way, cast)) for way, cast in zip((clause.first, clause.second), casts, strict=True)
        )
        return first, second

    def _number(self, number: int) -> str:
        """What comes of a number: what the clauses after it do with it."""
        cast = Cast(self._player, CHOSEN, self.you, self._spared)
        return " ".join(self._clauses([_with(clause, number) for clause in self._later() if _counts(clause)], cast))

    # Challenges

    def _accept(self) -> str:
        if stack := self.view.table.stack:
            return self.say("does-draw-and-miss", player=self.you, count=stack)
        clause = self._challenged
        return " ".join(self._clauses(clause.accepted, self._challenger)) if clause else ""

    def _challenge(self) -> str:
        if stack := self.view.table.stack:
            return self.say("note-challenge-for-cards", player=self._player, guilty=stack, innocent=stack + 2)
        clause, kind = self._challenged, self.view.kinds.get(self.view.challenged or "")
        if clause is None or kind is None:
            return ""
        innocent = " ".join(self._clauses(clause.innocent, self._challenger))
        if not read(kind.text, self.view.colours).lawful_without_colour:
            return self.say("note-challenge-in-vain", innocent=innocent)
        if (at_stake := stakes(kind.text, self.view.colours)) is not None:
            _, guilty_draws, innocent_draws = at_stake
            return self.say(
                "note-challenge-for-cards", player=self._player, guilty=guilty_draws, innocent=innocent_draws
            )
        guilty = " ".join(self._clauses(clause.guilty, self._challenger))
        return self.say("note-challenge", player=self._player, guilty=guilty, innocent=innocent)

    @cached_property
    def _challenged(self) -> Challenge | None:
        origin = self.view.acting.origin if self.view.acting else None
        return origin.clause if origin is not None and isinstance(origin.clause, Challenge) else None

    @property
    def _challenger(self) -> Cast:
        return Cast(self._player, self.you, self.you, self._spared)

    # The card that asks

    def _later(self) -> Sequence[Clause]:
        """The clauses after the one that asks."""
        acting = self.view.acting
        kind = self.view.kinds.get((acting.card if acting else None) or "")
        if acting is None or acting.origin is None or kind is None:
            return ()
        text = read(kind.text, self.view.colours)
        sentences = {"played": text.play, "drawn": text.drawn, "turned_up": text.turned_up}[acting.moment]
        whole = [clause for sentence in sentences for clause in sentence]
        at = next((at for at, clause in enumerate(whole) if clause == acting.origin.clause), len(whole))
        return whole[at + 1 :]

    def _later_acts(self) -> Iterable[Act]:
        return (act for clause in self._later() if isinstance(clause, Do) for act in clause.acts)


def _place(act: Act, acts: Sequence[Act]) -> int:
    return next((at for at, each in enumerate(acts) if each is act or each == act), 0)


def _speaks_of(clause: Clause) -> bool:
    """Whether a clause is about the player who was spoken of before."""
    return isinstance(clause, Do) and (clause.who == "they" or any(act.whom == "they" for act in clause.acts))


def _counts(clause: Clause) -> bool:
    """Whether a clause does something with the number that was rolled or chosen."""
    return isinstance(clause, Do) and any(act.many is not None and act.many.kind == "that" for act in clause.acts)


def _with(clause: Clause, number: int) -> Clause:
    """The clause with that number in it."""
    if not isinstance(clause, Do):
        return clause
    acts = (
        replace(act, many=None, count=number) if act.many is not None and act.many.kind == "that" else act
        for act in clause.acts
    )
    return replace(clause, acts=tuple(acts))
