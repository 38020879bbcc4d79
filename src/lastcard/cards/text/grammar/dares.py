"""What somebody must do: a move of the game, a dare that people judge, or words for the table."""

import re
from itertools import pairwise
from typing import NoReturn

from lastcard.cards.text.grammar.books import MOVE_BOOK
from lastcard.cards.text.grammar.deeds import (
    BEFORE,
    JOINTS,
    NEGATIONS,
    bare_deed,
    base_form,
    counts_something_else,
    is_about_the_game,
    is_deed,
    is_made_up,
    resembles_move,
)
from lastcard.cards.text.grammar.subjects import Subjects
from lastcard.cards.text.phrases import PLURAL, Who
from lastcard.cards.text.plainer.manners import CHOICE_ENDS
from lastcard.cards.text.telling.wording import write_who
from lastcard.cards.text.tree import Clause, Dare, Do, Holds
from lastcard.cards.text.words import NUMBERS, Word

_FAILS = ("refuse", "refuses", "fail", "fails", "cannot", "cannot do it", "cannot do that", "cannot do this", "do-not",
          "do-not do it", "do-not do that", "do-not do so", "do-not do this", "do-not want to", "mess up",
          "messes up", "forget someone", "forget anyone", "forget one",
          "chicken out", "chickens out", "fail to do so", "fails to do so", "refuse to do it",
          "refuses to do it", "say no", "says no", "do-not manage", "do-not manage it", "mess it up", "messes it up",
          "refuse to", "refuses to",
          "do-not comply", "get it wrong", "gets it wrong")  # fmt: skip
_SUCCEEDS = ("do", "does", "do it", "does it", "do so", "does so", "do this", "do that", "does this", "does that",
             "succeed", "succeeds", "manage", "manages", "manage it", "manages it", "may", "may do it", "get it right",
             "gets it right", "are right", "pull it off", "pulls it off", "complete it", "completes it", "agree",
             "agrees", "accept", "accepts", "nail it", "nails it", "manage to do it", "manages to do it")  # fmt: skip
_AUDIENCE = ("everyone", "everyone else", "someone", "anyone", "they", "the others", "the other players", "players",
             "all players", "the table", "somebody")  # fmt: skip
ONE_OF_THEM = ("someone", "somebody", "anyone")
_LIKED = ("likes it", "like it", "believes it", "agrees", "agree", "approves", "approve", "likes", "loves it")
ANY_OF_THEM = ("anyone who", "whoever", "everyone who", "all who")
_IN_ANY_CASE = ("if not", "otherwise", "or else", "else")


def _refusals(pronoun: str) -> list[list[str]]:
    opening = pronoun if pronoun in ANY_OF_THEM else f"if {pronoun}"
    ways = [f"{opening} {fails}" for fails in _FAILS] + list(() if pronoun in ANY_OF_THEM else _IN_ANY_CASE)
    return [way.split() for way in sorted(ways, key=len, reverse=True)]


REFUSALS = {pronoun: _refusals(pronoun) for pronoun in ("you", "they", "he", "she", *ANY_OF_THEM)}
"""What stands between a deed and what happens if it was not done: `if you refuse`, `whoever fails`."""
SUCCESSES = {
    pronoun: [f"if {pronoun} {way}".split() for way in sorted(_SUCCEEDS, key=len, reverse=True)]
    for pronoun in ("you", "they", "he", "she")
}
"""What stands between a deed and what happens if it was done: `if you do`."""
AGAIN_AND_AGAIN = frozenset("always whenever everytime anytime".split())
"""Words by which a deed is one for many turns."""
AT_EVERY = frozenset((each, time) for each in ("each", "every") for time in ("turn", "time", "round", "card"))
OFTEN = AGAIN_AND_AGAIN | {"each", "every"}
UNTIL_THEY = frozenset(("until", who) for who in ("they", "you", "he", "she", "someone", "anyone"))
"""What people do `until they win or draw a card` has no end that is known now."""
MOVED = frozenset("laugh smile giggle chuckle clap cheer groan gasp cry join sing dance".split())
"""What others may be brought to by a deed: then it was done."""
REFUSAL_WORDS = frozenset("if otherwise or else anyone whoever everyone all".split())


SAYS_WHO = frozenset({"they", ":", ";", "choose", "pick"})
"""Words by which more is said than one deed of one player."""
STOPS_DEED = frozenset({".", "!", ";", ","})
HELD_FIRST = frozenset("hold holds have has own do-not has-not are is".split())
"""What somebody has or is, and does not do."""


def lower_first(said: str) -> str:
    """Words as they go on in a sentence."""
    return said[:1].lower() + said[1:]


class Dares(Subjects):
    """Musts and dares."""

    dared = False
    """What is read is what happens if a dare was not done."""

    rewarding = False
    """What is read is what happens if a dare was done: `otherwise` behind it is if it was not."""

    def must(self, who: Who, named: int, where: Holds | None = None, but: Who | None = None) -> Clause:
        """What follows `must`: a verb of the game, which is then what they do, or a dare. In doubt it is refused."""
        begun = self.at
        end = self.end_of_deed(begun)
        if end == begun:
            self.expect("what to do")
            self.refuse()
        if where is not None and where.compare == "a" and where.cards not in ("that", "chosen", ""):
            self.sense.held, self.sense.held_before = where.cards, False
            held = self.with_what_is_held()
            self.sense.held = self.sense.held if held is not None and self.goes_on_with_it() else ""
            if held is not None:
                clause = self.done(who, held, who, False)
                return Do(clause.who, clause.acts, where, but)
        if (self.is_act(begun) or self.held_ahead()) and (act := self.act(who)):
            clause = self.done(who, act, who, False)
            return Do(clause.who, clause.acts, where, but)
        if but is not None:
            self.refuse("a dare is for one player, for everyone, or for all who hold something", begun)
        if self.is_of_the_game(begun, end):
            self.refuse_move(named, begun, end)
        ended = end >= len(self.words) or self.words[end].text in (".", "!", ";")
        if where is None and ended and not self.or_follows(who, end):
            self.at = named
            if note := self.note():
                return self.noted(note, who)
        self.at = end
        return self.dare(who, begun, where)

    def goes_on_with_it(self) -> bool:
        """Whether more is done with the cards just spoken of: `everyone who holds a skip shows it and discards it`."""
        return self.is_next("and") and self.word(1) in ("discard", "discards", "give", "gives") and self.word(2) == "it"

    def held_ahead(self) -> bool:
        """Whether something is done with cards that a condition has spoken of: `they must give it to you`."""
        begun = self.at
        act = self.with_what_is_held()
        self.at = begun
        return act is not None

    def deed(self, who: Who, begun: int, named: int) -> Clause:
        """What only people do, without `must`: a dare, if something follows `or`; else words for the table."""
        end = self.end_of_deed(begun)
        said = [word.text for word in self.words[begun:end]]
        if is_deed(said) and self.is_of_the_game(begun, end) and not self.or_follows(who, end):
            self.at = named
            if note := self.note():  # everyone closes their eyes and passes 1 card to the left
                self.subject, self.finite, self.goes_on = None, False, False
                return self.noted(note, who)
        if not is_deed(said) or self.is_of_the_game(begun, end):
            self.at = begun
            self.refuse(at=begun)
        if self.or_follows(who, end):
            self.at = end
            return self.dare(who, begun)
        self.at = named
        if note := self.note():
            self.subject, self.finite, self.goes_on = None, False, False
            return self.noted(note, who)
        return self.refuse(at=begun)

    def noted(self, note: Clause, who: Who) -> Clause:
        """Words for the table; whoever they are about may go on with a move, and is then named again."""
        if self.word() in ("and", ",", "then") and who != "you":
            at = self.past_joint(self.at)
            if at < len(self.words) and self.player_ahead(at) is None:
                start, end = self.words[at].start, self.words[at].start
                self.put(at, at, [Word(word, start, end) for word in write_who(who).split()])
        return note

    def free_dare(self, who: Who, begun: int) -> Clause | None:
        """A deed that begins with a word nobody knows, if what happens otherwise says that it is one."""
        end = self.end_of_deed(begun)
        said = [word.text for word in self.words[begun:end]]
        if not self.or_follows(who, end) or not is_made_up(said) or not SAYS_WHO.isdisjoint(said):
            return None
        if self.is_of_the_game(begun, end):
            return None
        self.at = end
        return self.dare(who, begun)

    def dare(self, who: Who, begun: int, where: Holds | None = None) -> Dare:
        """A dare: free words up to `or`, where the reader is now, and what happens otherwise."""
        self.after_deed = True
        self.check_once(who, begun, self.at)
        if who == "you":
            self.check_for_you(begun, self.at)
        deed = " ".join(self.between(begun, self.at).split())
        self.free.append((begun, self.at))
        first, space, rest = deed.partition(" ")
        deed = (
            bare_deed(first.lower()) + space + rest
            if is_deed([word.text for word in self.words[begun : self.at]])
            else base_form(first.lower()) + space + rest
            if who != "you" and self.words[begun - 1].text != "must"
            else deed
        )
        refused = self.refused_at(who, self.at)
        if (unmoved := self.unmoved_at(self.at)) is not None:
            deed = f"{deed} so that {unmoved[1]}"
        if (succeeds := self.succeeds_at(who, self.at)) is not None:
            deed = f"{deed} so that {succeeds[1]}" if succeeds[1] else deed
            return self.rewarded(who, deed, succeeds[0], where)
        if refused is None:
            self.at += self.is_next(",")
            self.need("or")
        else:
            self.at = refused
        self.sense.check_dare(who)
        dared, self.dared = self.dared, True
        with self.sense.inside(who):
            otherwise = self.clauses(self.sense.same(who))
        self.dared = dared
        self.pass_over(CHOICE_ENDS["you" if who == "you" else "they"])
        return Dare(who, deed, otherwise, where)

    def rewarded(self, who: Who, deed: str, at: int, where: Holds | None) -> Dare:
        """A dare that says what happens if it was done, and perhaps what otherwise."""
        self.at = at
        self.sense.check_dare(who)
        rewarding, self.rewarding = self.rewarding, True
        with self.sense.inside(who):
            done = self.clauses(self.sense.same(who))
        self.rewarding = rewarding
        otherwise: tuple[Clause, ...] = ()
        if self.unmoved_at(self.at) is not None and (" so that every" in deed or " so that all" in deed):
            self.refuse("what if some do, and others do not?", self.at)
        if (refused := self.refused_at(who, self.at)) is not None:
            self.at = refused
            dared, self.dared = self.dared, True
            with self.sense.inside(who):
                otherwise = self.clauses(self.sense.same(who))
            self.dared = dared
        return Dare(who, deed, otherwise, where, done)

    def succeeds_at(self, who: Who, at: int) -> tuple[int, str] | None:
        """Where `if you do,` ends, and the like, if it begins at a place; and what others were to do, if anything."""
        at += at < len(self.words) and self.words[at].text in (".", ";", ",", "!", "-", ":", "and")
        said = [word.text for word in self.words[at : at + 7]]
        if said[:1] != ["if"]:
            return None
        for pronoun in ("you",) if who == "you" else ("they", "he", "she"):
            for words in SUCCESSES[pronoun]:
                case = self.case_at(at + len(words)) if said[: len(words)] == words else None
                if case is not None:
                    return case, ""
        for people in _AUDIENCE:
            first = len(people.split()) + 1
            if said[1:first] != people.split() or len(said) <= first:
                continue
            liked = next((way for way in _LIKED if said[first:][: len(way.split())] == way.split()), "")
            if not liked and said[first] not in MOVED and said[first].removesuffix("s") not in MOVED:
                continue
            end = at + first + (len(liked.split()) or 1)
            about = end + (self.text_at(end) in (",", ":", "then"))
            if who != "you" and people in ONE_OF_THEM and self.text_at(about) in ("they", "he", "she"):
                continue  # whoever laughs, or whoever made them?
            if (case := self.case_at(end)) is not None:
                return case, self.between(at + 1, end).lower()
        return None

    def case_at(self, at: int) -> int | None:
        """Where what happens in a case begins, if it does behind `if you do`: a comma, or something of the game."""
        stops = at < len(self.words) and self.words[at].text in (",", ":", "then")
        player = self.player_ahead(at)
        asked = player is not None and self.text_at(player) in ("may", "must")
        return at + stops if stops or asked or self.game_at(at) else None

    def unless_done(self, clause: Do) -> Clause | None:
        """`draw 2 unless you sing a song`: a dare, with what happens otherwise said before it."""
        begun = self.at
        own = ("you",) if clause.who == "you" else ("they", "he", "she")
        if self.word() not in own or clause.but is not None or clause.acts[-1].whom is not None:
            return None
        self.at += 1
        self.at += self.word() in ("may", "must") or (self.is_next("manage") and self.word(1) == "to")
        self.at += self.is_next("to")
        first = self.at
        end = next((at for at in range(first, len(self.words)) if self.words[at].text in STOPS_DEED), len(self.words))
        said = [word.text for word in self.words[first:end]]
        people = is_deed(said) or is_made_up(said)
        if not people or said[0] in HELD_FIRST or is_about_the_game(said[1:]) or self.is_of_the_game(first, end):
            self.at = begun
            return None
        self.check_once(clause.who, first, end)
        self.free.append((first, end))
        self.at = end
        deed = " ".join(self.between(first, end).split())
        self.sense.check_dare(clause.who)
        self.subject, self.finite, self.goes_on = None, False, False
        return Dare(clause.who, deed, (Do(self.sense.same(clause.who), clause.acts),), clause.where)

    def or_follows(self, who: Who, end: int) -> bool:
        """Whether what happens otherwise is said behind a deed."""
        if end < len(self.words) and self.words[end].text in (",", "or"):
            return True
        return self.refused_at(who, end) is not None or self.succeeds_at(who, end) is not None

    def refused_at(self, who: Who, at: int) -> int | None:
        """Where `if you refuse,` ends, and the like, if it begins at a place."""
        stopped = at < len(self.words) and self.words[at].text in (".", ";", ",", "!", "-", ":")
        at += stopped
        said = [word.text for word in self.words[at : at + 8]]
        if not said or said[0] not in REFUSAL_WORDS:
            return None
        own = ("you",) if who == "you" else ("they", "he", "she")
        for pronoun in (*own, *(ANY_OF_THEM if who in PLURAL else ())):
            for words in REFUSALS[pronoun]:
                if said[: len(words)] == words and (stopped or words[0] not in ("otherwise", "else")):
                    end = at + len(words)
                    return end + (end < len(self.words) and self.words[end].text in (",", ":", "then"))
        unmoved = self.unmoved_at(at - stopped)
        return None if unmoved is None else unmoved[0]

    def unmoved_at(self, at: int) -> tuple[int, str] | None:
        """`tell a joke. if nobody laughs, draw 2`: where that ends, and what somebody else was to do."""
        at += at < len(self.words) and self.words[at].text in (".", ";", ",", "!", "-")
        said = [word.text for word in self.words[at : at + 5]]
        they = said[1:3] == ["they", "do-not"]
        may = said[1:3] == ["nobody", "may"]  # that is how `nobody laughs` arrives here
        if said[:1] != ["if"] or not (said[1:2] == ["nobody"] or they) or len(said) < 4 + may:
            return None
        end = at + 3 + (they or may)
        verb = self.words[end - 1].text + "s" * may
        if verb not in MOVED and verb.removesuffix("s") not in MOVED:
            return None
        end += end < len(self.words) and self.words[end].text in (",", ":", "then")
        return end, f"they {verb}" if they else f"somebody {verb}"

    def check_for_you(self, begun: int, end: int) -> None:
        """Refuse `bring me a snack or draw 4`: whoever plays the card does not do that for themselves."""
        said = self.between(begun, end)
        if not re.search(r"\bme\b", said, re.IGNORECASE):
            return
        rest = self.source[self.words[end - 1].end :].removeprefix(",").strip()
        for_you = lower_first(re.sub(r"\bme\b", "you", said, flags=re.IGNORECASE))
        whom = ("a player you choose", "the next player", "everyone else")
        offers = [self.printed(f"{who} must {for_you}, {rest}") for who in whom]
        self.refuse("who does this for you? say so", begun, [*filter(None, offers)])

    # A deed or a move

    def check_once(self, who: Who, begun: int, end: int) -> None:
        """Refuse a deed that is to be done again and again: people vote on it once, when the card is played."""
        said = [word.text for word in self.words[begun:end]]
        until = next((at for at in range(begun, end) if self.until_at(at)), None)
        if self.text_at(end) == "or" and any(pair in UNTIL_THEY for pair in pairwise(said)):
            until = begun + said.index("until")
        if until is not None:
            offer = self.printed(f"{write_who(who)} must {lower_first(self.between(begun, end))}.")
            self.refuse("a dare is voted on when the card is played, and cannot last so long", until, [offer])
        if not AGAIN_AND_AGAIN.isdisjoint(said) or not AT_EVERY.isdisjoint(pairwise(said)):
            cut = next(at for at in range(begun, end) if self.words[at].text in OFTEN)
            cut -= self.words[cut - 1].text in ("before", "after", "on", "at", "in", "during")
            deed = lower_first(self.between(begun, cut))
            offer = self.printed(f"{write_who(who)} must {deed} for the rest of the round.")
            problem = "a dare is voted on once, when the card is played: say what is to be done now"
            self.refuse(problem, begun, [offer])

    def end_of_deed(self, begun: int) -> int:
        """Where a deed ends: at the `or` before something of the game, or at the end of the sentence."""
        for at in range(begun, len(self.words)):
            if at > begun and any(self.refused_at(who, at) is not None for who in ("you", "next", "everyone")):
                return at
            if at > begun and any(self.succeeds_at(who, at) is not None for who in ("you", "next")):
                return at
            if self.words[at].text == "." or (at > begun and self.somebody_must(at)):
                return min(at, self.first_stop(begun))
            if (
                self.words[at].text == ","
                and at + 1 < len(self.words)
                and self.words[at + 1].text == "or"
                and self.game_at(at + 2)
            ):
                return at
            if self.words[at].text == "or" and self.game_at(at + 1):
                return at
        return self.first_stop(begun)

    def somebody_must(self, at: int) -> bool:
        """Whether a deed ends where somebody else's begins: `sing! the next player must dance or draw 2`."""
        stop = self.words[at].text
        if stop not in ("!", ";", ",", "and", "then"):
            return False
        at += 1 + (self.text_at(at + 1) in ("and", "then"))
        end = self.player_ahead(at)
        return end is not None and (stop in ("!", ";") or self.text_at(end) == "must")

    def first_stop(self, begun: int) -> int:
        """Where a sentence ends of which nothing says what happens otherwise."""
        return next((at for at in range(begun, len(self.words)) if self.words[at].text in ("!", ";")), len(self.words))

    def game_at(self, at: int) -> bool:
        """Whether something of the game stands at a place, perhaps with its player."""
        end = self.player_ahead(at)
        if end is not None:
            end += self.text_at(end) in ("may", "must")
        return self.look_ahead(MOVE_BOOK, at) is not None or (
            end is not None and self.look_ahead(MOVE_BOOK, end) is not None
        )

    def is_of_the_game(self, begun: int, end: int) -> bool:
        """Whether any part of what somebody must do looks like a move of the game."""
        said = [word.text for word in self.words]
        starts = [at for at in range(begun, end) if at == begun or said[at - 1] in JOINTS]
        for start in starts:
            at = start
            while at < end and said[at] in BEFORE:
                at += 1
            stop = next((place for place in range(at, end) if said[place] in JOINTS), end)
            whole = start == begun and stop == end
            ahead = self.look_ahead(MOVE_BOOK, at)
            if (
                ahead is not None
                and not counts_something_else(said, ahead[0])
                and (not ahead[1].everyday or ahead[0] == end)
            ):
                return True
            if resembles_move(said[at:stop], whole):
                return True
        return False

    def refuse_move(self, named: int, begun: int, end: int) -> NoReturn:
        """Give up on a dare that looks like a move of the game."""
        problem = f'"{self.between(begun, end)}" looks like part of the game; a dare is for people to judge'
        self.refuse(problem, begun, self.instead_of_must(named, begun))

    def instead_of_must(self, named: int, begun: int) -> list[str]:
        """What can be said instead of `must ..., or ...` where both are of the game."""
        said = [word.text for word in self.words]
        before = self.source[: self.words[named].start]
        who = self.between(named, begun - 1)
        stop = next((at for at in range(begun, len(said)) if said[at] in (".", ";", "!")), len(said))
        split = next((at for at in range(begun, stop) if said[at] == "or"), stop)
        last = split - 1 if said[split - 1] == "," else split
        while begun < last and said[begun] in BEFORE:
            if said[begun] in NEGATIONS:
                return []
            begun += 1
        deed, otherwise = self.between(begun, last), self.between(split + 1, stop)
        count = next((word for word in said[begun:last] if word.isdecimal() or word in NUMBERS), "1")
        colour = next((word for word in said[begun:last] if word in self.colours), "")
        they = "you" if said[named] == "you" else "they"
        unless = f"{before}if {who} hold no {colour} card, {they} {otherwise}"
        if said[begun] in ("discard", "give") and not colour:
            unless = f"{before}if {who} hold at least {count} cards, {they} {deed}; otherwise {they} {otherwise}"
        return [
            text
            for text in map(self.printed, (unless, f"{before}{who} must {deed}", f"{before}{who} {otherwise}"))
            if text
        ]
