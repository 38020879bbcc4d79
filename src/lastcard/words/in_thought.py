"""A card's text carried out in thought, with the names of the people it is going to hit.

What depends on cards that the reader cannot see is said to depend on them.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from lastcard.cards.text.phrases import AGREED, PLURAL, Who
from lastcard.cards.text.telling.wording import write_cards, write_who
from lastcard.cards.text.telling.writer import write_act, write_clause, write_guessed
from lastcard.cards.text.tree import (
    Act,
    BetweenTwo,
    Challenge,
    Clause,
    Condition,
    Contest,
    Dare,
    Do,
    Drop,
    Each,
    Either,
    Guess,
    Holds,
    If,
    Lasting,
    Note,
    Number,
)
from lastcard.cards.text.verbs import PUT_MATCHING
from lastcard.catalogue import Message, Value, named
from lastcard.game.view import View

HARMS = frozenset(
    {"draw", "draw_until", "draw_level", "redraw", "miss", "draw_to", "new_hand", "same_hand", "miss_several"}
)
"""Verbs that a protected player is spared."""

CHOSEN, THAT = Message("player-chosen"), Message("player-that")


class Say(Protocol):
    """Puts a sentence of the catalogue in somebody's words."""

    def __call__(self, id: str | Message, /, **gaps: Value) -> str:
        """The sentence."""


def capital(text: str) -> str:
    """A text that begins with a capital."""
    return text[:1].upper() + text[1:]


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


class InThought:
    """What a text does at a table. `say` puts a message in the words of whoever asks."""

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

    @property
    def _player(self) -> str:
        return self.view.acting.player if self.view.acting else self.you

    @property
    def _spared(self) -> frozenset[str]:
        return frozenset(self.view.acting.spared) if self.view.acting else frozenset()

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
                if clause.done:
                    done = self._way(clause.done, cast)
                    said.append(self.say("does-dare-done", player=who, dare=clause.deed, up=done, down=follows))
                else:
                    said.append(self.say("does-dare", player=who, dare=clause.deed, follows=follows))
            elif isinstance(clause, Challenge):
                said += self._may_challenge(clause, cast)
            elif isinstance(clause, Each):
                said.append(self.say("does-each", dare=write_clause(clause)))
            else:
                said.append(self._special(clause, cast))
            cast.begun = True
        return said

    def _special(self, clause: Either | Number | Guess | Contest | Note | Lasting, cast: Cast) -> str:
        """What only written texts do."""
        if isinstance(clause, Number):
            if clause.how == "roll":
                return self.say("does-roll", count=clause.least)
            return self.say("does-choose_number", player=cast.you)
        if isinstance(clause, Guess):
            if clause.whom:
                self._spoken_of(clause.whom, cast)
            up, down = (self._way(way, cast) for way in (clause.right, clause.wrong))
            return self.say("does-guess", guess=write_guessed(clause), up=up, down=down)
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
        if clause.true_of:
            return self.say("does-true", dare=clause.true_of, follows=first)
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
            but = self._who(clause.but, cast)
            who = Message("player-everybody-but", player=but)
            if clause.who != "everyone":
                who = Message("player-everybody-but-both", player=cast.you, other=but)
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
                if act.verb.name == "choose_player":
                    cast.they = THAT
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
            kept=act.kept,
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
            case cards if act.verb.name in ("copy_certain", "copy_twice"):
                return write_cards(cards, 1)
            case cards if act.verb.name in (
                "draw_until",
                "give_certain",
                "discard_certain",
                "discard_up_to_certain",
                "show_certain",
            ):
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
        return who.removeprefix(AGREED) if who.startswith(AGREED) else write_who(who)

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

    def _holds(self, condition: Condition, cast: Cast) -> bool | None:
        """Whether a condition is going to hold; None where the reader cannot know."""
        if isinstance(condition, BetweenTwo):
            return len(self.view.players) == 2 and self.view.options.two_player_reverse == "skip"
        if not isinstance(condition, Holds) or condition.cards:
            return None
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
            "even": size % 2 == 0,
            "odd": size % 2 == 1,
            "most": size == max(sizes.values()),
            "fewest": size == min(sizes.values()),
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

    def _follow(self, act: Act, who: Value, colour: str) -> list[str]:
        """Everybody puts down a card of that colour, or does something else."""
        id = "does-put_matching" if colour else "does-put_matching-that"
        said = [self.say(id, player=who, colour=named("colour", colour))]
        cannot = Message("player-who-cannot")
        return said + self._clauses(act.otherwise, Cast(self._player, cannot, cannot, self._spared))
