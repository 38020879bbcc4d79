"""One clause: its subject and what is said of it, or one of the shapes that begin with a word of their own."""

from typing import NoReturn

from lastcard.cards.text.books import ALONE_BOOK, COMMAND_BOOK, PLAIN_BOOK, SUFFIX_BOOK
from lastcard.cards.text.choices import Choices
from lastcard.cards.text.deeds import BARE
from lastcard.cards.text.fillers import ADVERBS, OPENINGS
from lastcard.cards.text.matcher import count_of
from lastcard.cards.text.phrases import PLURAL, Who, is_one
from lastcard.cards.text.tree import Act, BetweenTwo, Clause, Do, Either, Holds, If
from lastcard.cards.text.verbs import ACTS, PICK_COLOUR
from lastcard.cards.text.words import Word
from lastcard.cards.text.writer import write_who

ALL_OF = ("everyone", "anyone", "else")
"""The last word of several players, of whom only some are meant: `skip everyone with 2 cards`."""

FROM_HANDS: tuple[tuple[tuple[str, ...], Who], ...] = tuple(
    (("from", *owner.split(), hand), who)
    for who, owners in (
        (
            "everyone",
            (
                "everyone 's",
                "all players '",
                "all players",
                "all",
                "every player 's",
                "each player 's",
                "all player 's",
            ),
        ),
        ("everyone_else", ("everyone else 's", "all other players '", "every other player 's", "the other players '")),
    )
    for owner in owners
    for hand in ("hand", "hands")
)
"""`discard all wild cards from everyone's hands`."""


class Clauses(Choices):
    """A clause, whichever way it begins."""

    def clause(self, subject: Who, finite: bool) -> Clause:
        """One clause; without a player of its own it is about the subject, whose last verb was perhaps finite."""
        self.pass_over(OPENINGS)
        self.beginnings[self.at] = ["a player, such as the next player", "what to do, such as draw 2"]
        if self.skip("if"):
            return self.conditional()
        if self.skip("drop", "this", "card"):
            return self.drop()
        if self.skip("between", "two", "players", ","):
            return If(BetweenTwo(), self.clauses("you"))
        begun = self.at
        if self.is_next("you", "may") and (choice := self.may_choose()):
            return choice
        if self.chooses():
            if self.is_next("to"):
                self.at += 1
                clause = self.chosen_to()
                assert clause is not None
                return clause
            return self.about_the_chosen(begun, finite)
        if special := self.special():
            return special
        if self.outcome is not None:
            return self.plain(subject, finite)
        if (command := self.longest(COMMAND_BOOK)) and self.whole(self.at):
            # an imperative about somebody: who does it, and whatever follows it, is you
            count = count_of(command[1])
            return self.done(self.named(*command), Act(command[0], count), "you", False)
        if (
            command
            and self.word() in ("with", "who", "that", "holding", "without")
            and self.words[self.at - 1].text in ALL_OF
        ):
            who, opened = self.named(*command), self.word()
            self.at += 1
            where = self.holding(opened)
            clause = self.done(who, Act(command[0], count_of(command[1])), "you", False)
            return Do(clause.who, clause.acts, where)
        self.at = begun
        if alone := self.longest(ALONE_BOOK):
            verb = self.colour_meant() if alone[0] is PICK_COLOUR else alone[0]
            return self.done("you", Act(verb), "you" if self.words[begun].text == "you" else None, finite)
        return self.plain(subject, finite)

    def may_choose(self) -> Clause | None:
        """`you may choose a player and swap hands with them`."""
        begun = self.at
        self.at += 2
        if not self.chooses() or not (self.is_next("and") or self.is_next("to")):
            self.at, self.picked = begun, None
            return None
        to = self.is_next("to")
        self.at += to
        with self.sense.inside("you"):
            clause = self.chosen_to() if to else self.about_the_chosen(begun, False)
        if not isinstance(clause, Do):
            self.refuse("say first whom you choose, then what you may do", begun)
        return Either("you", (clause,))

    def about_the_chosen(self, begun: int, finite: bool) -> Clause:
        """What is said of somebody after `choose a player`: they do something, or you do something with them."""
        if self.word() in ("who", "that") and (
            self.word(1) in ("must", "may", "cannot") or self.look_ahead(PLAIN_BOOK, self.at + 1)
        ):
            # "choose a player who must draw 2" is "a player you choose must draw 2"
            start, end = self.words[begun].start, self.words[self.at].end
            said = write_who(self.picked or "chosen").split()
            self.put(begun, self.at + 1, [Word(word, start, end) for word in said])
            self.at, self.picked = begun, None
            return self.clause("you", finite)
        if not (self.word() in (".", ",", ";", ":", "and", "!") or self.is_next("then")):
            self.expect('"to"')
            self.expect('"and"')
            self.refuse()
        after = self.words[self.at - 1].end
        self.separated()
        verb = self.word()
        ahead = self.look_ahead(PLAIN_BOOK, self.at)
        if ahead is not None and not self.speaks_of_them(self.at, ahead[0]):
            rest = self.source[self.words[self.at].start :]
            bare, picked = BARE.get(verb, verb), self.source[self.words[begun].start : after]
            rest = bare + rest[len(verb) :]
            before = self.source[: self.words[begun].start]
            offers = [self.offered(f"{before}{picked} to {rest}"), self.offered(f"{before}{rest}")]
            self.refuse_both(f'"{verb}" could be about you or about the player you choose: say who', self.at, offers)
        at = self.at
        clause = self.clause("you", finite)
        if self.picked is not None:
            self.refuse("say what the player you choose does, or what you do with them", at)
        return clause

    def refuse_choice_of_some(self, begun: int) -> NoReturn:
        """Refuse `everyone who holds a 7 may draw 2`: only one player, or everyone, can be asked."""
        before, after = self.source[: self.words[self.at].start], self.source[self.words[self.at].end :]
        offers = [self.printed(f"{before}{after}")]
        self.refuse("one player, or everyone, can be given a choice; say what these players do", self.at, offers)

    def what_is_held(self, who: Who, where: Holds) -> Do | None:
        """`everyone who has a 7 discards it`: what they discard is what they hold."""
        must = int(self.is_next("must"))
        if where.compare != "a" or self.word(must) not in ("discard", "discards"):
            return None
        if self.word(must + 1) not in ("it", "them", "one"):
            return None
        if not self.whole(self.at + must + 2):
            return None
        several = self.word(must + 1) == "them"
        self.at += must + 2
        verb = next(row[0] for row in ACTS if row[0].name == ("discard_all" if several else "discard_certain"))
        clause = self.done(who, Act(verb, 0 if several else 1, where.cards), who, True)
        return Do(clause.who, clause.acts, where)

    def swapping(self, first: Who) -> Do | None:
        """`you and the next player swap hands`."""
        begun = self.at
        if first in PLURAL or not self.is_next("and"):
            return None
        self.at += 1
        second = self.who()
        self.pass_over((("both",), ("must",), ("each",)))
        ahead = self.look_ahead(PLAIN_BOOK, self.at)
        if second is None or second in PLURAL or first == "they":
            self.at = begun
            return None
        count = 0
        if ahead is not None and ahead[1].name == "swap_two":
            self.at = ahead[0]
        elif self.word() in ("swap", "swaps"):
            self.at += 1
            count = self.number() or 0
            if not count or self.word() not in ("card", "cards"):
                self.at = begun
                return None
            self.at += 1
            self.pass_over((("with", "each", "other"),))
        else:
            self.at = begun
            return None
        if first != "you" and second == "you":
            first, second = second, first
        who = self.sense.subject(self.chosen_by_now(first))
        verb = next(row[0] for row in ACTS if row[0].name == ("trade" if count else "swap"))
        return self.done(who, Act(verb, count, whom=self.sense.player(self.chosen_by_now(second))), who, True)

    def plain(self, subject: Who, finite: bool) -> Clause:
        """A player and what they do."""
        begun = self.at
        own, where, but = self.subjects()
        if own is not None and where is None and but is None:
            if swap := self.swapping(own):
                return swap
            own = self.named_together(own)
        if own is None:
            if self.deed_ahead():
                return self.deed("you", begun, begun)
            if subject == "you" and (dare := self.free_dare("you", begun)):
                return dare
            self.expect("a player, such as the next player")
            self.refuse_plus()
            self.refuse_alone()
            self.check_agreement(subject, finite)
            if not is_one(subject):
                self.sense.known = self.sense.someone
        who = subject if own is None else self.sense.subject(self.chosen_by_now(own))
        if own is not None:
            self.beginnings[self.at] = ["what they do, such as draw 2 or miss a turn"]
            if self.word() in ("each", "all", "both") and who in PLURAL:
                self.at += 1
            self.pass_over(ADVERBS)
        if where is not None and (held := self.what_is_held(who, where)):
            return held
        if own is not None and self.skip("must"):
            return self.must(who, begun, where, but)
        some = where is not None or but is not None
        if own is not None and not some and self.skip("may", "challenge", ":"):
            return self.challenge(who)
        if self.is_next("may") and but is not None:
            self.refuse_choice_of_some(begun)
        if self.is_next("may") and (own is not None or subject == "you"):
            return self.may(who, where)
        if own is not None and (suffix := self.longest(SUFFIX_BOOK)):
            clause = self.done(who, Act(suffix[0], int(suffix[1]["plus"])), who, True)
            return Do(clause.who, clause.acts, where, but)
        if own is not None and not some and self.deed_ahead() and not self.is_act(self.at):
            return self.deed(who, self.at, begun)
        verb = self.word()
        named = where is not None and where.compare == "a" and where.cards not in ("that", "chosen", "")
        self.sense.held = where.cards if where is not None and named else self.sense.held
        act = self.act(who)
        self.sense.held = "" if named else self.sense.held
        if act is None and own is not None and not some and (dare := self.free_dare(who, self.at)):
            return dare
        if act is None:
            self.at = begun
            self.refuse()
        if own is None and who == "you" and act.verb.name == "discard_all":
            for words, owners in FROM_HANDS:
                if self.is_next(*words):
                    self.at += len(words)
                    who = own = self.sense.subject(owners)
                    break
        clause = self.done(who, act, None if own is None else who, verb in BARE)
        clause = Do(clause.who, clause.acts, where, but)
        if own is None and is_one(subject):
            self.goes_on = True
            return Do("they", clause.acts)
        return clause
