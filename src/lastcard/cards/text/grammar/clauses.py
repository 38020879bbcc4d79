"""One clause: its subject and what is said of it, or one of the shapes that begin with a word of their own."""

from dataclasses import replace
from typing import NoReturn

from lastcard.cards.text.grammar.books import ACT_BOOK, ALONE_BOOK, COMMAND_BOOK, MOVE_BOOK, PLAIN_BOOK, SUFFIX_BOOK
from lastcard.cards.text.grammar.deeds import BARE, DEEDS, THINGS_DONE, bare_deed
from lastcard.cards.text.grammar.lasting import OPENLY
from lastcard.cards.text.grammar.matcher import cards_of, count_of
from lastcard.cards.text.grammar.remainder import Remainder
from lastcard.cards.text.phrases import PLURAL, Who, is_one
from lastcard.cards.text.plainer.manners import ADVERBS, OPENINGS
from lastcard.cards.text.telling.wording import write_who
from lastcard.cards.text.tree import Act, BetweenTwo, Clause, Do, Either, Holds, If
from lastcard.cards.text.verbs import ACTS, ASK_COLOUR, NAME_CARD, NAME_COLOUR, NAME_THAT_COLOUR, PICK_COLOUR
from lastcard.cards.text.words import Word

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


NAMED_AGAIN: frozenset[Who] = frozenset("next previous second left right across dealer".split())
"""Who is the same when named again later."""
END_OF_CLAUSE = frozenset({".", "!", ";", "and", "then", ","})

GERUNDS = {
    "drawing": "draw", "discarding": "discard", "giving": "give", "swapping": "swap", "showing": "show",
    "looking": "look", "taking": "take", "stealing": "steal", "missing": "miss",
}  # fmt: skip
"""What has been done first: `after drawing 2 cards, ...`."""
YOU_TOO = tuple(
    (*comma, *words.split())
    for comma in ((",",), ())
    for words in (
        "including you",
        "including yourself",
        "incl . you",
        "incl you",
        "even you",
        "you included",
        "you too",
    )
)
"""What is said of everyone: `everyone draws 1, including you`."""


class Clauses(Remainder):
    """A clause, whichever way it begins."""

    def clause(self, subject: Who, finite: bool) -> Clause:
        """One clause; without a player of its own it is about the subject, whose last verb was perhaps finite."""
        self.pass_over(OPENINGS)
        self.at += self.is_next("first") and self.look_ahead(MOVE_BOOK, self.at + 1) is not None
        self.name_again()
        self.put_question_as_condition()
        self.beginnings[self.at] = ["a player, such as the next player", "what to do, such as draw 2"]
        if self.sense.rolled and (rolled := self.if_rolled()) is not None:
            return rolled
        self.sense.rolled = 0
        if self.is_next("if") and (lasting := self.whenever(None) or self.broken_by()) is not None:
            return lasting
        if self.skip("if"):
            return self.conditional()
        if self.skip("unless"):
            return self.conditional(unless=True)
        self.sense.drew = False
        if self.skip("drop", "this", "card"):
            return self.drop()
        if self.skip("between", "two", "players", ","):
            return If(BetweenTwo(), self.clauses("you"))
        begun = self.at
        self.put_reason_behind()
        if self.is_next("choose", ":"):
            self.at -= 1
            return self.may("you")
        if self.is_next("you", "choose", ":"):
            return self.may("you")
        if self.is_next("you", "choose") or self.is_next("you", "pick"):
            self.at += self.player_ahead(self.at + 2) is not None
        self.put_chosen_last()
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
        if (command := self.longest(COMMAND_BOOK)) and (self.whole(self.at) or self.you_too()):
            # an imperative about somebody: who does it, and whatever follows it, is you
            count = count_of(command[1])
            if command[1]["whom"] == "everyone" and self.you_too():
                self.pass_over(YOU_TOO)
                return self.done(self.sense.subject("everyone"), Act(command[0], count), "you", False)
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
        held = self.sense.held and self.is_next("show", "it")
        if not held and (alone := self.longest(ALONE_BOOK)):
            verb, chosen = alone[0], self.sense.colour_chosen
            if verb in (PICK_COLOUR, NAME_COLOUR):
                verb = self.colour_meant()
            if verb is PICK_COLOUR and alone[0] is NAME_COLOUR:
                stays = "only" in (word.text for word in self.words[self.at :])  # that one may be played, and no other
                verb = NAME_THAT_COLOUR if stays else NAME_COLOUR
                self.sense.colour_chosen = chosen or stays
            if alone[0] in (PICK_COLOUR, NAME_COLOUR, ASK_COLOUR, NAME_CARD) and self.is_next(":"):
                self.put(self.at, self.at + 1, [replace(self.words[self.at], text=".")])
            return self.done(
                "you",
                Act(verb, cards=str(alone[1].get("colour", cards_of(alone[1], "")))),
                "you" if self.words[begun].text == "you" else None,
                finite,
            )
        return self.plain(subject, finite)

    def put_reason_behind(self) -> None:
        """`for each red card you hold, draw 1`: what is counted is said behind. `After drawing 2, ...`: as a clause."""
        comma = next((at for at in range(self.at, len(self.words)) if self.words[at].text in (",", ".", "!")), None)
        if comma is None or self.words[comma].text != "," or self.text_at(comma + 1) in ("flip", "roll"):
            return
        if self.is_next("after") and self.word(1) in GERUNDS:
            verb, joint = self.words[self.at + 1], self.words[comma]
            self.put(comma, comma + 1, [Word("and", joint.start, joint.end)])
            self.put(self.at, self.at + 2, [Word(GERUNDS[verb.text], verb.start, verb.end)])
        elif self.is_next("for") and self.word(1) in ("each", "every"):
            stop = next((at for at in range(comma + 1, len(self.words)) if self.whole(at)), len(self.words))
            self.put(self.at, stop, [*self.words[comma + 1 : stop], *self.words[self.at : comma]])

    def put_question_as_condition(self) -> None:
        """`ask somebody for a 7. if they have one, ...` is `if somebody has a 7, ...`."""
        named = self.player_ahead(self.at + 1) if self.is_next("ask") else None
        if named is None or named >= len(self.words) or self.words[named].text not in ("for", "if"):
            return
        if self.words[named].text == "if":
            named += 2  # ask somebody if they have a 7
        stop = next((at for at in range(named, len(self.words)) if self.words[at].text in (".", ",", "!", ";")), 0)
        said = [word.text for word in self.words[stop + 1 : stop + 5]]
        if not stop or said[:1] != ["if"] or said[1:2] not in (["they"], ["he"], ["she"]):
            return
        end = stop + 3 + (said[2:3] in (["do"], ["does"], ["have"], ["has"], ["hold"]))
        end += said[3:4] in (["one"], ["it"], ["any"], ["some"], ["that"])
        if end - stop < 4:
            return
        end += end < len(self.words) and self.words[end].text == ","
        place = self.words[self.at].start
        who, cards = self.words[self.at + 1 : named], self.words[named + 1 : stop]
        if len(cards) < 3 and cards[-1].text in ("number", "colour", "card", "name"):
            return  # one that is said at the table
        who = [word for word in who if word.text not in ("if", "they")]
        if [word.text for word in who] in (["someone"], ["anyone"], ["any", "player"], ["a", "player"]):
            who = [Word(word, place, place) for word in "a player you choose".split()]
        opening, has = Word("if", place, place), Word("has", place, place)
        self.put(self.at, end, [opening, *who, has, *cards, Word(",", self.words[stop].start, self.words[stop].end)])

    def name_again(self) -> None:
        """`compliment the next player. they draw 2`: whoever words for the table have named is named once more."""
        noted, self.noted_player = self.noted_player, None
        if noted is None:
            return
        at = self.at
        if self.word() in ("you", "give", "show", "take", "draw", "swap", "discard"):  # what you do with them
            while at < len(self.words) and self.words[at].text not in ("them", "him", "they", *END_OF_CLAUSE):
                at += 1
        count = 1 if self.text_at(at) in ("they", "he", "she", "them", "him") else 0
        count = 2 if self.is_at(at, ("that", "player")) else count
        if count and (at == self.at or self.players_between(self.at, at) == []):
            start, end = self.words[at].start, self.words[at + count - 1].end
            self.put(at, at + count, [Word(word, start, end) for word in write_who(noted).split()])

    def name_who_cannot(self, subject: Who, joined: bool) -> None:
        """`the next player draws 2 and cannot speak until their next turn`, `... but may discard 1`: named again."""
        held_open = self.is_next("must") and self.word(1) in OPENLY
        if joined and (self.word() in ("cannot", "may") or held_open) and is_one(subject):
            place = self.words[self.at].start
            self.put(self.at, self.at, [Word(word, place, place, True) for word in ("that", "player")])

    def put_relative(self, clause: Clause) -> None:
        """`swap hands with the next player, who draws 2`: what is said of whoever was named last, as a clause."""
        last = clause.acts[-1].whom if isinstance(clause, Do) else None
        if last is None or not is_one(last) or not self.is_next(",", "who"):
            return
        then = int(self.word(2) == "then")
        if self.word(2 + then) == "must" or self.look_ahead(PLAIN_BOOK, self.at + 2 + then):
            first, who = self.words[self.at], self.words[self.at + 1]
            self.put(self.at, self.at + 2, [Word("and", first.start, first.end), Word("they", who.start, who.end)])

    def said_to_do(self, at: int) -> bool:
        """Whether what somebody is told to do stands at a place: a move, or a deed."""
        deed = bare_deed(self.text_at(at))
        return self.does_something(at) or deed in DEEDS or deed in THINGS_DONE

    def you_too(self) -> bool:
        """Whether it is said that you are one of everyone."""
        return any(self.is_next(*words) for words in YOU_TOO)

    def may_choose(self) -> Clause | None:
        """`you may choose a player and swap hands with them`."""
        begun = self.at
        self.at += 2
        if (made := self.may_make()) is not None:
            return made
        if not self.chooses() or not (self.is_next("and") or self.is_next("to")):
            self.at, self.picked = begun, None
            return None
        to = self.is_next("to")
        self.at += to
        with self.sense.inside("you"):
            clause = self.chosen_to() if to else self.about_the_chosen(begun, False)
            if not isinstance(clause, Do):
                self.refuse("say first whom you choose, then what you may do", begun)
            while to and clause.who != "you" and self.is_next("and") and self.whole_after(self.at + 1):
                self.at += 1
                clause = Do(clause.who, clause.acts + self.acts_of(clause.who, True))
        return Either("you", (clause,))

    def may_make(self) -> Either | None:
        """`you may skip the next player`, `you may make somebody draw 2`: what you may do to somebody else."""
        begun, last = self.at, self.said_last
        named = (last.acts[-1].whom or last.who) if isinstance(last, Do) else None
        with self.sense.inside("you"):
            clause = self.made()
            if clause is None and (command := self.longest(COMMAND_BOOK)) and self.whole(self.at):
                clause = self.done(self.named(*command), Act(command[0], count_of(command[1])), "you", False)
        if not isinstance(clause, Do):
            self.at = begun
            return None
        if clause.who == "they":  # inside a choice that would be whoever chooses
            if named is None or named not in NAMED_AGAIN:
                self.refuse("say again who is meant", begun)
            clause = replace(clause, who=named)
        self.subject, self.finite, self.goes_on = "you", False, False
        return Either("you", (clause,))

    def about_the_chosen(self, begun: int, finite: bool) -> Clause:
        """What is said of somebody after `choose a player`: they do something, or you do something with them."""
        comma = self.is_next(",", "who")
        then = int(self.word(comma + 1) == "then")
        if self.word(comma) in ("who", "that") and (
            self.word(comma + then + 1) in ("must", "may", "cannot")
            or self.look_ahead(PLAIN_BOOK, self.at + comma + then + 1)
        ):
            # "choose a player who must draw 2" is "a player you choose must draw 2"
            self.at += comma + then
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
        if self.is_next("and") and self.player_ahead(self.at + 1) is None and self.look_ahead(ACT_BOOK, self.at + 1):
            self.refuse("say who does this: both, or one of them?", self.at + 1)
        who = self.sense.subject(self.chosen_by_now(first))
        verb = next(row[0] for row in ACTS if row[0].name == ("trade" if count else "swap"))
        return self.done(who, Act(verb, count, whom=self.sense.player(self.chosen_by_now(second))), who, True)

    def neighbours_swap(self) -> Do | None:
        """`your neighbours swap hands`: the one on your left with the one on your right."""
        must = int(self.is_next("must"))
        ahead = self.look_ahead(PLAIN_BOOK, self.at + must)
        if ahead is None or ahead[1].name != "swap_two":
            return None
        self.at = ahead[0]
        who, whom = self.sense.subject("left"), self.sense.player("right")
        return self.done(
            who, Act(next(row[0] for row in ACTS if row[0].name == "swap"), whom=whom), "neighbours", False
        )

    def plain(self, subject: Who, finite: bool) -> Clause:
        """A player and what they do."""
        begun = self.at
        if self.is_next("both") and (first := self.player_ahead(begun + 1)) and self.text_at(first) == "and":
            self.at += 1  # both you and the next player
        if (true_of := self.true_of_some()) is not None:
            return true_of
        own, where, but = self.subjects()
        if own == "neighbours" and (swap := self.neighbours_swap()):
            return swap
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
            if skipped := self.skip_alone(subject):
                return skipped
            if subject != "you" and self.is_next("must") and self.is_act(self.at + 1):
                self.at += 1  # "the next player draws 2 and has to show you their hand"
            else:
                self.check_agreement(subject, finite)
            if not is_one(subject):
                self.sense.known = self.sense.someone
        if own == "they" and self.sense.pronoun and self.sense.antecedent in PLURAL and self.sense.some:
            self.refuse("say again who is meant: all of these players, or another one?", begun)
        if own == "everyone_else" and where is None and but is None and (was := self.but_whoever_it_was(begun)):
            own, but = "everyone", was
        if own == "everyone_else":
            self.check_else(begun)
        who = subject if own is None else self.sense.subject(self.chosen_by_now(own))
        if own is not None:
            counting = where or (self.condition_open if own in ("you", "they") else None)
            self.counted_hand = counting is not None and counting.cards == "" and counting.whom is None
        if own is not None and who in PLURAL:
            self.sense.some = where is not None or but is not None
        if own is not None:
            self.beginnings[self.at] = ["what they do, such as draw 2 or miss a turn"]
            if self.word() in ("each", "all", "both") and who in PLURAL:
                self.at += 1
            self.pass_over(ADVERBS)
        if where is not None and (held := self.what_is_held(who, where)):
            return held
        if own is not None and self.is_next(":") and self.word(1) not in BARE and self.said_to_do(self.at + 1):
            self.at += 1  # "next player: draw 2"
            return self.must(who, begun, where, but)
        if own is not None and self.skip("must"):
            return self.must(who, begun, where, but)
        some = where is not None or but is not None
        if own is not None and not some and self.skip("may", "challenge", ":"):
            return self.challenge(who)
        if self.is_next("may") and but is not None:
            self.refuse_choice_of_some(begun)
        if self.is_next("may") and (own is not None or subject == "you"):
            if where is not None and where.compare == "a" and where.cards not in ("that", "chosen", ""):
                self.sense.held, self.sense.held_before = where.cards, False
            choice, self.sense.held = self.may(who, where), ""
            return choice
        if own is not None and (suffix := self.longest(SUFFIX_BOOK)):
            clause = self.done(who, Act(suffix[0], int(suffix[1]["plus"])), who, True)
            return Do(clause.who, clause.acts, where, but)
        if own is not None and not some and self.deed_ahead() and not self.is_act(self.at):
            return self.deed(who, self.at, begun)
        verb = self.word()
        named = where is not None and where.compare == "a" and where.cards not in ("chosen", "")
        self.sense.held = where.cards if where is not None and named else self.sense.held
        self.sense.held_before = self.sense.held_before and not named
        self.addressed = own is not None and self.words[begun].text == "everyone" and verb not in BARE
        act = self.act(who)
        self.addressed = False
        self.sense.held = "" if named and not self.goes_on_with_it() else self.sense.held
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
        if who == "everyone" and not some:
            self.pass_over(YOU_TOO)
        clause = self.done(who, act, None if own is None else who, verb in BARE)
        clause = Do(clause.who, clause.acts, where, but)
        if own is None and is_one(subject):
            self.goes_on = True
            return Do("they", clause.acts)
        self.goes_on = own is None and subject in PLURAL
        return clause
