"""What somebody must do: a move of the game, a dare that people judge, or words for the table."""

from typing import NoReturn

from lastcard.cards.text.books import MOVE_BOOK
from lastcard.cards.text.deeds import (
    BEFORE,
    JOINTS,
    NEGATIONS,
    bare_deed,
    base_form,
    counts_something_else,
    is_deed,
    is_made_up,
    resembles_move,
)
from lastcard.cards.text.phrases import PLURAL, Who
from lastcard.cards.text.subjects import Subjects
from lastcard.cards.text.tree import Clause, Dare, Do, Holds
from lastcard.cards.text.words import NUMBERS, Word
from lastcard.cards.text.writer import write_who

_FAILS = ("refuse", "refuses", "fail", "fails", "cannot", "cannot do it", "cannot do that", "cannot do this", "do-not",
          "do-not do it", "do-not do that", "do-not do so", "do-not do this", "do-not want to", "mess up",
          "messes up", "chicken out", "chickens out", "fail to do so", "fails to do so", "refuse to do it",
          "refuses to do it", "say no", "says no", "do-not manage", "do-not manage it", "mess it up", "messes it up",
          "refuse to", "refuses to",
          "do-not comply", "get it wrong", "gets it wrong")  # fmt: skip
ANY_OF_THEM = ("anyone who", "whoever", "everyone who", "all who")
_IN_ANY_CASE = ("if not", "otherwise", "or else", "else")


def _refusals(pronoun: str) -> list[list[str]]:
    opening = pronoun if pronoun in ANY_OF_THEM else f"if {pronoun}"
    ways = [f"{opening} {fails}" for fails in _FAILS] + list(() if pronoun in ANY_OF_THEM else _IN_ANY_CASE)
    return [way.split() for way in sorted(ways, key=len, reverse=True)]


REFUSALS = {pronoun: _refusals(pronoun) for pronoun in ("you", "they", "he", "she", *ANY_OF_THEM)}
"""What stands between a deed and what happens if it was not done: `if you refuse`, `whoever fails`."""
REFUSAL_WORDS = frozenset("if otherwise or else anyone whoever everyone all".split())


class Dares(Subjects):
    """Musts and dares."""

    dared = False
    """What is read is what happens if a dare was not done."""

    def must(self, who: Who, named: int, where: Holds | None = None, but: Who | None = None) -> Clause:
        """What follows `must`: a verb of the game, which is then what they do, or a dare. In doubt it is refused."""
        begun = self.at
        end = self.end_of_deed(begun)
        if end == begun:
            self.expect("what to do")
            self.refuse()
        if where is not None and where.compare == "a" and where.cards not in ("that", "chosen", ""):
            self.sense.held = where.cards
            held, self.sense.held = self.with_what_is_held(), ""
            if held is not None:
                clause = self.done(who, held, who, False)
                return Do(clause.who, clause.acts, where, but)
        if self.is_act(begun) and (act := self.act(who)):
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

    def deed(self, who: Who, begun: int, named: int) -> Clause:
        """What only people do, without `must`: a dare, if something follows `or`; else words for the table."""
        end = self.end_of_deed(begun)
        said = [word.text for word in self.words[begun:end]]
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
        if not self.or_follows(who, end) or not is_made_up(said):
            return None
        if self.is_of_the_game(begun, end):
            return None
        self.at = end
        return self.dare(who, begun)

    def dare(self, who: Who, begun: int, where: Holds | None = None) -> Dare:
        """A dare: free words up to `or`, where the reader is now, and what happens otherwise."""
        deed = " ".join(self.source[self.words[begun].start : self.words[self.at - 1].end].split())
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
        return Dare(who, deed, otherwise, where)

    def or_follows(self, who: Who, end: int) -> bool:
        """Whether what happens otherwise is said behind a deed."""
        if end < len(self.words) and self.words[end].text in (",", "or"):
            return True
        return self.refused_at(who, end) is not None

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
        return None

    # A deed or a move

    def end_of_deed(self, begun: int) -> int:
        """Where a deed ends: at the `or` before something of the game, or at the end of the sentence."""
        for at in range(begun, len(self.words)):
            if at > begun and any(self.refused_at(who, at) is not None for who in ("you", "next", "everyone")):
                return at
            if self.words[at].text == ".":
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

    def first_stop(self, begun: int) -> int:
        """Where a sentence ends of which nothing says what happens otherwise."""
        return next((at for at in range(begun, len(self.words)) if self.words[at].text in ("!", ";")), len(self.words))

    def game_at(self, at: int) -> bool:
        """Whether something of the game stands at a place, perhaps with its player."""
        end = self.player_ahead(at)
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
