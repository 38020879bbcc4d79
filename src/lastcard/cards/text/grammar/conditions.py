"""What happens only if somebody holds such cards, or if chance will have it; and what happens otherwise."""

from dataclasses import replace

from lastcard.cards.text.grammar.books import MOVE_BOOK
from lastcard.cards.text.grammar.deeds import is_about_the_game
from lastcard.cards.text.grammar.holding import HOLDS, OPEN_CARDS, Holding, denied, is_named
from lastcard.cards.text.grammar.matcher import COLOUR_WORDS
from lastcard.cards.text.grammar.races import IN_THE_GAME, is_past, is_past_participle
from lastcard.cards.text.grammar.sense import ON_TOP, SHOWN
from lastcard.cards.text.phrases import PLURAL, Who, is_one
from lastcard.cards.text.plainer.manners import ENDINGS
from lastcard.cards.text.telling.wording import OF_YOU
from lastcard.cards.text.tree import (
    ALL,
    ANY,
    Act,
    Asked,
    Before,
    Clause,
    Do,
    Drew,
    Either,
    Holds,
    If,
    Is,
    PlayedLast,
    Players,
)
from lastcard.cards.text.verbs import VERBS
from lastcard.cards.text.words import NUMBERS, CardTextError

DENIAL_STOPS = ((".", "but"), (",", "but"), (".",), (",",), (";",), ("!",), ("but",), ("and",), (",", "and"))
"""What may stand before `if they do not`."""
CALLED = frozenset("+2 +2s +4 +4s w4 w4s".split())
"""What cards are called that somebody may have."""
SHOWING_NUMBER = ("number", "even", "odd")
DRAWN = tuple(
    (*card.split(), be)
    for card in (
        "it",
        "that card",
        "the card",
        "this card",
        "the card you drew",
        "the card they drew",
        "the drawn card",
    )
    for be in ("is", "'s", "is-not")
)
"""How the card is spoken of that has just been drawn."""

LACKING = ("discard_certain", "give_certain", "show_certain", "discard_all", "give_all")
"""What nobody can do who has no such card."""
ASKED_STOPS = frozenset({",", "then", ".", "!", ";", ":"})
BEING = frozenset(
    "are is 're 's am was were wear wears like likes live lives own owns have has love loves know knows".split()
)
"""What people are and have."""
THEIRS = frozenset(
    "glasses hair eyes siblings brothers sisters pets kids children braces freckles homework dogs cats shoes".split()
)
"""What people have, and not in their hands."""
NOT_THEIRS = IN_THE_GAME | frozenset(
    "it one them any same more most fewest least fewer less than many able allowed forced made caught right wrong "
    "correct incorrect first last lucky unlucky numbers number points sevens two both pair colour colours".split()
)
"""What somebody is or has in the game, or after a guess."""

Told = Drew | Before | PlayedLast | Is | Players | Holds
"""Conditions that the game can decide."""


def has_no_opposite(condition: Told | Asked) -> bool:
    """Whether it can only be said that this does not hold by saying just that."""
    return isinstance(condition, Asked | Players) or (isinstance(condition, Holds) and denied(condition) is None)


class Conditions(Holding):
    """Conditions before a clause and behind it."""

    def if_anyone(self) -> Do | None:
        """`if anyone holds a red card, they draw 2` is about everyone who does."""
        begun = self.at
        somebody = self.quantifier()
        if somebody is None and self.is_next("a", "player") and self.word(2) in HOLDS:
            somebody, self.at = (ANY[0], False), self.at + 2
        if somebody is None or somebody[0] not in ANY:
            self.at = begun
            return None
        who = "everyone_else" if somebody[0].endswith("else") else "everyone"
        where = self.holding()
        self.pass_over(((",",), ("then",)))
        if not (self.pass_they() and where.cards not in ("that", "chosen")):
            self.at = begun
            return None
        self.pass_over((("must",),))
        act = self.act(who)
        if act is None:
            self.at = begun
            return None
        clause = self.done(who, act, who, True)
        if self.word() in ("and", ",") and self.player_ahead(self.at + 1) is not None:
            self.refuse("does this happen once, or for each of them? say it in two sentences", self.at)
        return Do(clause.who, clause.acts, where)

    def pass_they(self) -> bool:
        """Pass over whoever has just been spoken of."""
        for they in (("they",), ("that", "player"), ("he", "or", "she"), ("he",), ("she",), ("this", "player")):
            if self.is_next(*they):
                self.at += len(they)
                return True
        return False

    condition_open: Holds | None = None
    """The condition of which what happens if it holds is being read."""

    def conditional(self, unless: bool = False) -> If | Do:
        """What follows `if`, or `unless`."""
        if not unless and (everyone := self.if_anyone()) is not None:
            return everyone
        condition = self.drew() or self.before() or self.being() or self.asked() or self.condition()
        alone = unless and has_no_opposite(condition)
        if unless and not alone and not isinstance(condition, Asked):
            condition = self.opposite(condition)
        of_it = self.word() in ("discard", "give", "show", "play") and self.word(1) in ("it", "them", "one")
        if not self.is_next(",") and not self.is_next("then") and not of_it and not self.clause_ahead(self.at):
            self.need(",")
        self.pass_over(((",",), ("then",)))
        self.sense.drew = False
        held = condition if isinstance(condition, Holds) else None
        holds = held is not None and held.compare in ("a", "more", "at_least", "exactly") and is_named(held.cards)
        self.sense.held, self.sense.held_before = held.cards if held is not None and holds else "", False
        around, self.condition_open = self.condition_open, held
        certain = self.cards_in_question
        self.cards_in_question = held is not None and (is_named(held.cards) or held.cards.startswith("alike"))
        self.counted_hand = held is not None and held.who == "you" and held.cards == "" and held.whom is None
        then = self.branch()
        if alone:
            self.counted_hand, self.cards_in_question, self.sense.held, self.condition_open = False, certain, "", around
            return If(condition, (), then)
        self.counted_hand, self.cards_in_question = False, certain
        self.sense.held = ""
        denied = self.denied_at(self.at)
        self.at = self.at if denied is None else denied
        self.condition_open = around
        lacked = held is not None and held.compare == "no" and is_named(held.cards)
        self.sense.held = held.cards if held is not None and lacked else ""
        self.sense.held_before = False
        if denied is None and not self.otherwise_follows():
            return If(condition, then)
        same = self.does_the_same(then)
        return If(condition, then, self.branch() if same is None else same)

    def opposite(self, condition: Told) -> Told:
        """The same, where it does not hold."""
        if isinstance(condition, Players):
            self.refuse_here("say this with `if`")
        if isinstance(condition, Drew | Before | PlayedLast | Is):
            return replace(condition, negated=not condition.negated)
        opposite = denied(condition)
        if opposite is None:
            self.refuse_here("say this with `if`")
        others = dict(zip((*ANY, *ALL), (*ALL, *ANY), strict=True))
        return replace(opposite, who=others.get(opposite.who, opposite.who))

    def asked(self, behind: bool = False) -> Asked | None:
        """`you are a girl`, `the next player has a dog`: what only people know, and are asked."""
        begun = self.at
        named = self.is_next("your", "name")
        who = "you" if named else self.who()
        self.at += 2 * named
        first = self.at
        ends = (at for at in range(first, len(self.words)) if self.words[at].text in ASKED_STOPS)
        stop = next(ends, len(self.words) if behind else 0)
        said = [word.text for word in self.words[first:stop]]
        single = who is not None and who not in PLURAL and who != "they" and not (who == "chosen" and self.bare)
        if (
            not single
            or not said
            or not (named or said[0] in BEING or is_past(said[0]))
            or not self.is_about_people(said)
        ):
            self.at = begun
            return None
        assert who is not None
        who = self.sense.subject(self.chosen_by_now(who))
        self.free.append((first, stop))
        self.at = stop
        words, rest = (" ".join(self.between(at, stop).split()) for at in (first, first + 1))
        verb = {"'re": "is", "'s": "is", "am": "is", **{of_you: verb for verb, of_you in OF_YOU.items()}}.get(
            said[0], said[0]
        )
        if said[0] in ("is-not", "has-not", "do-not"):
            self.at = begun
            return None
        return Asked(who, f"has a name that {words}" if named else f"{verb} {rest}")

    def is_about_people(self, said: list[str]) -> bool:
        """Whether words say what somebody is or has, and nothing of the game."""
        clothes = "wearing" in said or "wear" in said or "wears" in said
        coloured = any(self.names_cards(word) or word in COLOUR_WORDS or word in CALLED for word in said)
        had = said[0] in HOLDS
        if said[:4] in (["know", "that", "it", "is"], ["knows", "that", "it", "is"]):
            said = ["knows", *said[3:]]  # of the world
        if len(said) < 2 or (coloured and not clothes) or is_about_the_game(said) or not NOT_THEIRS.isdisjoint(said):
            return False
        counted = any(word.isdecimal() for word in said) or not frozenset(NUMBERS).isdisjoint(said)
        if said[1] in ("ever", "never") and len(said) > 2 and is_past_participle(said[2]):
            return True
        own = said[1:2] in (["a"], ["an"], ["any"], ["no"]) or not THEIRS.isdisjoint(said) or is_past(said[1])
        return not (had and (counted or not own))

    def denied_at(self, at: int) -> int | None:
        """Where `if they do not` ends, behind what happens if they hold something, if it begins at a place."""
        condition = self.condition_open
        if condition is None:
            return None
        said = [word.text for word in self.words[at : at + 9]]
        begun = at
        for stop in DENIAL_STOPS:
            if said[: len(stop)] == list(stop):
                said, at = said[len(stop) :], at + len(stop)
                break
        pronouns = ("you",) if condition.who == "you" else ("they", "he", "she")
        verbs = ("do-not", "has-not", "cannot") if condition.compare != "no" else ("do", "does", "have", "has")
        if said[:1] != ["if"] or len(said) < 4 or said[1] not in pronouns or said[2] not in verbs:
            return None
        at, said = at + 3, said[3:]
        if said[0] in HOLDS:
            at, said = at + 1, said[1:]
        elif said[:2] in (["do", "that"], ["do", "this"], ["do", "it"], ["do", "so"]):
            at, said = at + 2, said[2:]
        if said[:1] and said[0] in ("one", "any", "it", "them", "that", "those", "so"):
            at, said = at + 1, said[1:]
        if said[:1] and said[0] in (",", ":", "then"):
            return at + 1
        return at if at - begun > 3 and self.clause_ahead(at) else None

    def drew(self) -> Drew | None:
        """`it is red`, of a card that has just been drawn."""
        begun = self.at
        head = next((words for words in DRAWN if self.is_next(*words)), None)
        if not (self.sense.drew or self.sense.came in (ON_TOP, SHOWN)) or head is None:
            return None
        self.at += len(head)
        negated = head[-1] == "is-not" or self.is_next("not")
        self.at += self.is_next("not")
        cards = self.such()
        if cards is None or cards in ("that", "chosen"):
            self.at = begun
            return None
        self.sense.number_on_it = self.sense.number_on_it or (cards in SHOWING_NUMBER and not negated)
        return Drew(cards, negated)

    def clause_ahead(self, at: int) -> bool:
        """Whether a clause begins at a place: with a player, or with something of the game."""
        return at < len(self.words) and (
            self.look_ahead(MOVE_BOOK, at) is not None
            or (self.words[at].text not in ("all", "each") and self.player_ahead(at) is not None)
        )

    def lacks_at(self, clause: Clause, at: int) -> int | None:
        """Where `if you have none` ends, behind `discard a wild`."""
        act = clause.acts[0] if isinstance(clause, Do) and len(clause.acts) == 1 else None
        if not isinstance(clause, Do) or act is None or act.verb.name not in LACKING:
            return None
        if clause.who in PLURAL or clause.where is not None or act.cards in ("that", "chosen", "all", ""):
            return None
        if act.count != (0 if act.verb.name.endswith("_all") else 1):
            return None
        around, self.condition_open = self.condition_open, Holds(clause.who, "a", 0, act.cards)
        end = self.denied_at(at)
        self.condition_open = around
        return self.lack_said_at(at, clause.who, act.cards) if end is None else end

    def lack_said_at(self, at: int, who: Who, cards: str) -> int | None:
        """Where `if you have none` ends, or the same said in full, `if you have no wilds`, if it begins at a place."""
        said = [word.text for word in self.words[at : at + 6]]
        stop = next((len(stop) for stop in DENIAL_STOPS if said[: len(stop)] == [*stop]), 0)
        pronouns = ("you",) if who == "you" else ("they", "he", "she")
        if not stop or said[stop : stop + 1] != ["if"] or said[stop + 1] not in pronouns:
            return None
        at += stop + 2
        if self.text_at(at) in HOLDS and self.text_at(at + 1) == "none":
            end = at + 2 + 2 * self.is_at(at + 2, ("of", "them"))
        else:
            before = self.at, self.farthest, [*self.expected]
            self.at = at
            try:
                found = self.holding()
            except CardTextError:
                return None
            finally:
                end = self.at
                self.at, self.farthest, self.expected = before
            if found.compare != "no" or found.cards != cards:
                return None
        stopped = self.text_at(end) in (",", ":", "then")
        return end + stopped if stopped or self.clause_ahead(end) else None

    def with_lack(self, found: list[Clause]) -> Clause:
        """The last clause, with what happens if there is no such card: `discard a wild. if you have none, draw 2`."""
        clause = found[-1]
        end = self.lacks_at(clause, self.at) if len(found) == 1 and self.condition_open is None else None
        if end is None or not isinstance(clause, Do):
            return clause
        self.at = end
        same = self.sense.same(clause.who)
        return If(Holds(clause.who, "a", 0, clause.acts[0].cards), (Do(same, clause.acts),), self.branch())

    def with_condition(self, found: list[Clause]) -> Clause:
        """The last clause, with a condition behind it, and perhaps what happens otherwise behind that."""
        clause = self.condition_behind(found)
        made = isinstance(clause, If) and clause is not found[-1] and not clause.otherwise
        if not made or self.condition_open is not None or self.depth or not self.otherwise_follows():
            return clause
        assert isinstance(clause, If)
        same = self.does_the_same(clause.then)
        return replace(clause, otherwise=self.branch() if same is None else same)

    def of_no_player(self) -> Told | None:
        """A condition about no player of the clause: the last card, a card drawn, or whether anybody holds some."""
        begun = self.at
        found = self.drew() or self.before() or self.being() or self.anybody_holds()
        if found is not None and not self.whole(self.at):
            self.at = begun
            return None
        return found

    def condition_behind(self, found: list[Clause]) -> Clause:
        """The last clause, with a condition that stands behind it: `draw 2 if you hold a red card`."""
        clause, begun = found[-1], self.at
        unless = self.is_next("unless") or self.is_next(",", "unless")
        if not (unless or self.is_next("if") or self.is_next(",", "if")):
            return clause
        if isinstance(clause, Either):
            return self.choice_with_condition(clause, unless) if len(found) == 1 else clause
        if not isinstance(clause, Do):
            return clause
        if self.denied_at(begun) is not None or (unless is False and self.lacks_at(clause, begun) is not None):
            return clause
        self.at += 1 + self.is_next(",")
        if (
            self.word() in ("not", "right", "wrong", "heads", "tails", "correct", "incorrect")
            or (self.is_next("you") and self.word(1) in (",", ":", "guess"))
            or (self.is_next("you", "are") and self.word(2) in ("right", "wrong", "correct", "incorrect", "not"))
            or (self.is_next("it") and self.word(2) in ("heads", "tails"))
        ):
            self.at = begun
            return clause
        if not unless and (wish := self.if_they_like(found)) is not None:
            return wish
        if unless and len(found) == 1 and (way_out := self.unless_able(clause)) is not None:
            return way_out
        if unless and len(found) == 1 and (choice := self.unless_they_do(clause)) is not None:
            return choice
        if unless and len(found) == 1 and (dare := self.unless_done(clause)) is not None:
            return dare
        if len(found) > 1 or len(clause.acts) > 1 or clause.where is not None or clause.but is not None:
            self.refuse(
                "a condition behind several things could be about one or all: begin the sentence with it", begun
            )
        if (general := self.of_no_player()) is not None:
            return If(self.opposite(general) if unless else general, (clause,))
        if not unless and (asked := self.asked(behind=True)) is not None:
            return If(asked, (clause,))
        who = self.who()
        theirs = who == "they"
        if who is None or (who in PLURAL and not theirs) or (who == "chosen" and self.bare):
            self.expect("a player, such as you")
            self.refuse()
        negated = self.skip("do-not") or self.skip("has-not")
        if self.word() in HOLDS:
            self.at += 1
        elif not negated:
            self.expect('"hold"')
            self.refuse(at=self.at)
        if theirs and clause.who in PLURAL:
            return Do(clause.who, clause.acts, self.held("they", negated != unless))
        if theirs and is_one(clause.who):
            if any(act.whom is not None and is_one(act.whom) for act in clause.acts):
                self.refuse("which of the two players? begin the sentence with this condition", begun)
            return self.if_held(clause.who, negated, unless, (Do("they", clause.acts),))
        if theirs and (whom := clause.acts[0].whom) is not None and is_one(whom):
            holds = self.held(whom, negated != unless)
            return If(holds, (Do(clause.who, (replace(clause.acts[0], whom="they"),)),))
        if who == "chosen" or (not theirs and clause.who == "they"):
            self.refuse("begin the sentence with this condition", begun)
        return self.if_held(self.sense.holder(who), negated, unless, (clause,))

    def if_held(self, who: Who, negated: bool, unless: bool, clauses: tuple[Clause, ...]) -> If:
        """What happens if somebody holds something, or unless they do, where that has no opposite of its own."""
        begun = self.at
        if unless and not negated and has_no_opposite(held := self.held(who, False)):
            return If(held, (), clauses)
        self.at = begun
        return If(self.held(who, negated != unless), clauses)

    def unless_able(self, clause: Do) -> If | None:
        """`they draw 3 unless they can discard a reverse`: whoever holds one discards it instead."""
        begun = self.at
        pronouns = ("you",) if clause.who == "you" else ("they", "he", "she")
        single = clause.who == "you" or is_one(clause.who)
        if not single or len(clause.acts) > 1 or clause.where or clause.but or clause.acts[0].whom is not None:
            return None
        if self.word() not in pronouns or not self.is_next(self.word(), "may", "discard"):
            return None
        self.at += 3
        article = self.word() in ("a", "an", "any") or self.is_next("one")
        self.at += article
        card = self.card() if article else None
        self.pass_over(ENDINGS)
        if card is None or card in (*OPEN_CARDS, "that") or not self.whole(self.at):
            self.at = begun
            return None
        same = self.sense.same(clause.who)
        verb = next(verb for verb in VERBS if verb.name == "discard_certain")
        return If(Holds(clause.who, "a", 0, card), (Do(same, (Act(verb, 1, card),)),), (Do(same, clause.acts),))

    def choice_with_condition(self, choice: Either, unless: bool) -> Clause:
        """What you may do, with a condition behind it: `you may discard 1 card if you hold a red card`."""
        begun = self.at
        self.at += 1 + self.is_next(",")
        own = ("you",) if choice.who == "you" else ("they", "he", "she")
        if self.word() in own and self.word(1) in ("like", "want", "wish", "choose", "likes", "wants", "wishes"):
            self.at += 2 + (self.word(2) == "to")
            return choice
        who = self.who()
        if choice.who != "you" or choice.second or len(choice.first) > 1 or who is None or who in PLURAL:
            self.at = begun
            return choice
        negated = self.skip("do-not") or self.skip("has-not")
        if who in ("they", "chosen") or self.word() not in HOLDS:
            self.at = begun
            return choice
        self.at += 1
        return If(self.held(self.sense.holder(who), negated != unless), (choice,))

    def unless_they_do(self, clause: Do) -> Clause | None:
        """`draw 2 unless you discard 1 card`: a choice between the two."""
        raise NotImplementedError

    def unless_done(self, clause: Do) -> Clause | None:
        """`draw 2 unless you sing a song`: a dare, with what happens otherwise said before it."""
        raise NotImplementedError

    def if_they_like(self, found: list[Clause]) -> Clause | None:
        """The last clause as something that somebody may do: `draw 2 if you like`."""
        clause = found[-1]
        assert isinstance(clause, Do)
        pronoun = "you" if clause.who == "you" else "they"
        if not self.is_next(pronoun) or self.word(1) not in ("like", "want", "wish", "choose"):
            return None
        end = self.at + 2 + (self.word(2) == "to")
        if len(found) > 1 or len(clause.acts) > 1 or clause.but is not None or self.sense.one_by_one:
            self.refuse("which of these things is somebody's choice? say: you may ...", self.at - 1)
        if clause.who in PLURAL and clause.who not in ("everyone", "everyone_else"):
            return None
        if not self.whole(end) or any(act.verb.alone or act.verb.one_step for act in clause.acts):
            return None
        self.at = end
        return Either(clause.who, (Do(self.sense.same(clause.who), clause.acts),), (), clause.where)

    # What somebody holds
