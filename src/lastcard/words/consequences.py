"""What an answer does, for whoever is asked: whole sentences, from what the card says and who sits where.

A card's text is carried out in thought, with the names of the people it is going to hit. What depends on cards that the
reader cannot see is said to depend on them.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from lastcard.cards.edition import Kind
from lastcard.cards.stakes import stakes
from lastcard.cards.text import read
from lastcard.cards.text.compiler import always_names_colour, is_penalty
from lastcard.cards.text.phrases import AGREED, PLURAL, Who
from lastcard.cards.text.tree import (
    Act,
    BetweenTwo,
    Challenge,
    Clause,
    Contest,
    Dare,
    Do,
    Drop,
    Either,
    Guess,
    Holds,
    If,
    Lasting,
    Note,
    Number,
)
from lastcard.cards.text.verbs import NAME_COLOUR, PUT_MATCHING
from lastcard.cards.text.writer import write_act, write_cards, write_clause, write_who
from lastcard.catalogue import Message, Value, named
from lastcard.game.options import Option
from lastcard.game.view import View

HARMS = frozenset(
    {"draw", "draw_until", "draw_level", "redraw", "miss", "draw_to", "new_hand", "same_hand", "miss_several"}
)
"""Verbs that a protected player is spared."""

PLAIN = {
    "draw": Message("note-draw"),
    "pass": Message("note-pass"),
    "keep": Message("note-keep"),
    "next": Message("note-next"),
    "uno": Message("note-uno"),
}
"""What needs no thought, by verb."""

NOTHING = Message("card-says-nothing")
CHOSEN, THAT = Message("player-chosen"), Message("player-that")


class Say(Protocol):
    """Puts a sentence of the catalogue in somebody's words."""

    def __call__(self, id: str | Message, /, **gaps: Value) -> str:
        """The sentence."""


def capital(text: str) -> str:
    """A text that begins with a capital."""
    return text[:1].upper() + text[1:]


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


@dataclass
class Cast:
    """Who is who while a text is carried out."""

    you: str
    chosen: Value
    """The player that the text lets somebody choose."""
    they: Value
    """The last player spoken of."""
    spared: frozenset[str]
    bluff: bool = False
    """The card can be a bluff."""
    begun: bool = False
    """Cards have moved already, so that nobody can say any more who holds how many."""


class Consequences:
    """What the answers to a question do. `say` puts a message in the words of whoever is asked."""

    def __init__(self, view: View, say: Say) -> None:
        self.view = view
        self.you = view.you or ""
        self.is_fleeting = False
        """Whether anything that was said depends on who deals, on how many cards people hold or on the reader's own;
        but for their last card, and for whether a card that can be a bluff is one."""
        self._say = say

    def say(self, id: str, /, **gaps: Value) -> str:
        """A sentence, with its capital."""
        return capital(self._say(id, **gaps))

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
            case "stop":
                return self.say("note-stop", count=self._held)
            case "protect" | "choose":
                return self._choose(option.player or "")
            case "done" | "not done":
                return self._vote(option.verb == "done")
            case "yes" | "first":
                return self._option_of_two(True)
            case "no" | "second":
                return self._option_of_two(False)
            case "number":
                return self.say("note-number", count=option.number or 0)
            case "catch":
                return self.say("note-catch", player=option.player or "")
        return ""

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
        return origin is None or origin.act is None or origin.act.verb is NAME_COLOUR

    def _put(self, kind: Kind) -> str:
        """A card that the others have to follow, or one that follows."""
        if out := self._parting():
            return out
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

    def _follow(self, act: Act, who: Value, colour: str) -> list[str]:
        """Everybody puts down a card of that colour, or does something else."""
        id = "does-put_matching" if colour else "does-put_matching-that"
        said = [self.say(id, player=who, colour=named("colour", colour))]
        cannot = Message("player-who-cannot")
        return said + self._clauses(act.otherwise, Cast(self._player, cannot, cannot, self._spared))

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
        if acting is None or acting.origin is None:
            return ""
        clause, act = acting.origin
        cast = Cast(acting.player, other, other, self._spared)
        if isinstance(clause, Dare | Either):
            return " ".join(self._clauses([clause], cast))
        if isinstance(clause, Contest) and self.view.decision and self.view.decision.kind == "contest":
            return self.say("note-named", player=other)
        if not isinstance(clause, Do):
            return self.say("note-depends")
        acts = clause.acts if act is None else clause.acts[_place(act, clause.acts) :]
        said = self._clauses([Do(clause.who, acts), *(later for later in self._later() if _speaks_of(later))], cast)
        return " ".join(said)

    def _vote(self, done: bool) -> str:
        origin = self.view.acting.origin if self.view.acting else None
        if done or origin is None or not isinstance(origin.clause, Dare):
            return self.say("note-done" if done else "note-not-done", follows="")
        dared = self.view.dared or ""
        follows = self._clauses(origin.clause.otherwise, Cast(self._player, dared, dared, self._spared))
        return self.say("note-not-done", follows=" ".join(follows)).strip()

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

    # Challenges

    def _accept(self) -> str:
        clause = self._challenged
        return " ".join(self._clauses(clause.accepted, self._challenger)) if clause else ""

    def _challenge(self) -> str:
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

    @property
    def _player(self) -> str:
        return self.view.acting.player if self.view.acting else self.you

    @property
    def _spared(self) -> frozenset[str]:
        return frozenset(self.view.acting.spared) if self.view.acting else frozenset()

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

    # Carrying out a text in thought

    def _clauses(self, clauses: Iterable[Clause], cast: Cast) -> list[str]:
        said: list[str] = []
        for clause in clauses:
            if isinstance(clause, Do):
                said += self._do(clause, cast)
            elif isinstance(clause, If):
                said += self._conditional(clause, cast)
            elif isinstance(clause, Drop):
                up, down = (self._way(way, cast) for way in (clause.up, clause.down))
                said.append(self.say("does-flip" if clause.coin else "does-drop", up=up, down=down))
            elif isinstance(clause, Dare):
                who = self._spoken_of(clause.who, cast)
                follows = self._way(clause.otherwise, cast)
                said.append(self.say("does-dare", player=who, dare=clause.deed, follows=follows))
            elif isinstance(clause, Challenge):
                said += self._may_challenge(clause, cast)
            else:
                said.append(self._special(clause, cast))
            cast.begun = True
        return said

    def _special(self, clause: Either | Number | Guess | Contest | Note | Lasting, cast: Cast) -> str:
        """What only written texts do."""
        if isinstance(clause, Number):
            return self.say("does-roll" if clause.how == "roll" else "does-choose_number", player=cast.you)
        if isinstance(clause, Guess):
            return self.say("does-guess", up=self._way(clause.right, cast), down=self._way(clause.wrong, cast))
        if isinstance(clause, Contest):
            if clause.whom != "everyone":
                self._spoken_of(clause.whom, cast)
            return self.say("does-contest", dare=clause.game)
        if isinstance(clause, Note):
            return self.say("does-say", dare=clause.words)
        if isinstance(clause, Lasting):
            if clause.who not in PLURAL:
                self._spoken_of(clause.who, cast)
            return self.say("does-last", dare=write_clause(clause))
        who = self._spoken_of(clause.who, cast)
        if clause.who in PLURAL:
            cast.they = THAT
        first = self._way(clause.first, cast)
        if not clause.second:
            return self.say("does-may", player=who, follows=first)
        return self.say("does-either", player=who, up=first, down=self._way(clause.second, cast))

    def _way(self, clauses: Sequence[Clause], cast: Cast) -> str:
        """One of several ways that things can go."""
        begun = cast.begun
        cast.begun = True
        said = " ".join(self._clauses(clauses, cast)) or self.say("does-nothing")
        cast.begun = begun
        return said

    def _do(self, clause: Do, cast: Cast) -> list[str]:
        known = cast.they
        who = self._spoken_of(clause.who, cast)
        if clause.where is not None:
            who = Message("player-everybody-who")
        if clause.but is not None:
            who = Message("player-everybody-but", player=self._who(clause.but, cast))
        said: list[str] = []
        acts = list(clause.acts)
        while acts:
            act = acts.pop(0)
            if act.verb.name in HARMS and who in cast.spared:
                said.append(self.say("note-spared", player=who))
                acts = [act for act in acts if act.verb.name not in HARMS]
            elif act.verb.name == "draw" and acts and acts[0].verb.name == "miss":
                acts.pop(0)
                said.append(self.say("does-draw-and-miss", player=who, count=act.count))
            elif act.verb is PUT_MATCHING:
                said += self._follow(act, who, "")
            else:
                said.append(self._act(act, who, known, cast))
        return said

    def _act(self, act: Act, who: Value, known: Value, cast: Cast) -> str:
        other: Value = ""
        if act.whom == "others":
            other = Message("player-others")
        elif act.whom is not None:
            other = known if act.whom == "they" else self._spoken_of(act.whom, cast)
        if act.many is not None:
            return self.say("does-many", player=who, said=write_act(act, who == self.you))
        id = f"does-{act.verb.name}"
        if act.verb.name == "show_hand" and act.whom is None:
            id = "does-show_hand-to-all"
        return self.say(
            id,
            player=who,
            other=other,
            count=act.count,
            cards=self._cards(act),
            colour=named("colour", act.cards),
            way=act.whom or "",
        )

    def _cards(self, act: Act) -> Value:
        """Which cards an act is about."""
        match act.cards:
            case "" | "all":
                return Message("cards-all")
            case "wild" if act.verb.name in ("discard_all", "give_all"):
                return Message("cards-wild")
            case cards if act.verb.name in ("draw_until", "give_certain", "discard_certain"):
                return write_cards(cards, act.count)
            case "chosen" | "that":
                colour = self.view.acting.colour if self.view.acting else None
                return Message("cards-of-chosen-colour") if colour is None else self._of_colour(colour)
            case colour if colour in self.view.colours:
                return self._of_colour(colour)
        return write_cards(act.cards, 2)

    def _of_colour(self, colour: str) -> Message:
        return Message("cards-of-colour", colour=named("colour", colour))

    def _spoken_of(self, who: Who, cast: Cast) -> Value:
        """Whom a text means; from now on "they" are the same."""
        found = self._who(who, cast)
        if who not in PLURAL and found != cast.you:
            cast.they = THAT if found == CHOSEN else found
        return found

    def _who(self, who: Who, cast: Cast) -> Value:
        """Whom a text means."""
        match who:
            case "you":
                return cast.you
            case "they":
                return cast.they
            case "chosen":
                return cast.chosen
            case "everyone":
                return Message("player-everybody")
            case "everyone_else":
                if cast.you == self.you:
                    return Message("player-everybody-else")
                return Message("player-everybody-but", player=cast.you)
            case "dealer":
                self.is_fleeting = True
                return self.view.table.dealer or ""
            case "next":
                return self.view.after(cast.you, 1)
            case "previous":
                return self.view.after(cast.you, -1)
            case "most" | "fewest":
                return self._extreme(who, cast)
            case "second":
                return self.view.after(cast.you, 2)
            case "left" | "right":
                seat = self.view.players.index(cast.you) + (1 if who == "left" else -1)
                return self.view.players[seat % len(self.view.players)]
            case "across":
                return self.view.after(cast.you, len(self.view.players) // 2)
            case "neighbours" | "next_two" | "next_3" | "next_4" | "next_5" | "two" | "neighbour" | "loser" | "winner":
                return Message(f"player-{who.replace('_', '-')}")
            case "own_left" | "own_right":
                return write_who(who)
        return who.removeprefix(AGREED)

    def _extreme(self, who: Who, cast: Cast) -> Value:
        """Who holds most, or fewest; ties: the first from the next player on. Later on nobody can say yet."""
        if cast.begun:
            return Message("player-with-most" if who == "most" else "player-with-fewest")
        names = [self.view.after(cast.you, steps) for steps in range(1, len(self.view.players) + 1)]
        sizes = self._sizes()
        return (max if who == "most" else min)(names, key=lambda name: sizes[name])

    def _sizes(self) -> dict[str, int]:
        """How many cards everybody holds once the reader's card is played, where one is going to be."""
        self.is_fleeting = True
        sizes = dict(self.view.table.cards)
        if self.view.acting is None and self.you in sizes:
            sizes[self.you] -= 1
        return sizes

    def _conditional(self, clause: If, cast: Cast) -> list[str]:
        holds = self._holds(clause.condition, cast)
        if holds is None:
            return [self.say("note-depends")]
        return self._clauses(clause.then if holds else clause.otherwise, cast)

    def _holds(self, condition: Holds | BetweenTwo, cast: Cast) -> bool | None:
        """Whether a condition is going to hold; None where the reader cannot know."""
        if isinstance(condition, BetweenTwo):
            return len(self.view.players) == 2 and self.view.options.two_player_reverse == "skip"
        who = self._who(condition.who, cast)
        whom = None if condition.whom is None else self._who(condition.whom, cast)
        sizes = self._sizes()
        if cast.begun or who not in sizes or condition.compare in ("a", "no") or (whom and whom not in sizes):
            return None
        size, count = sizes[str(who)], sizes[str(whom)] if whom else condition.count
        return {
            "more": size > count,
            "fewer": size < count,
            "at_least": size >= count,
            "at_most": size <= count,
            "exactly": size == count,
        }[condition.compare]

    def _may_challenge(self, clause: Challenge, cast: Cast) -> list[str]:
        """A card that can be challenged: what happens if it is not, and what is risked by a bluff."""
        who = self._who(clause.who, cast)
        if who in cast.spared:
            return [self.say("note-spared", player=who)]
        cast.they = who
        said = self._clauses(clause.accepted, cast)
        colour = self.view.table.colour
        if cast.bluff and colour and self.view.holds(colour):
            guilty = " ".join(self._clauses(clause.guilty, cast))
            said.append(self.say("note-bluff", player=who, colour=named("colour", colour), guilty=guilty))
        return said


def _place(act: Act, acts: Sequence[Act]) -> int:
    return next((at for at, each in enumerate(acts) if each is act or each == act), 0)


def _speaks_of(clause: Clause) -> bool:
    """Whether a clause is about the player who was spoken of before."""
    return isinstance(clause, Do) and (clause.who == "they" or any(act.whom == "they" for act in clause.acts))
