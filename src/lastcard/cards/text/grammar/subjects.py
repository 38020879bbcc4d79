"""Who acts: the player or players a clause begins with, or those of the clause before it, if the verb agrees."""

from lastcard.cards.text.grammar.acts import OTHERS_WORDS, YOUR_WORDS
from lastcard.cards.text.grammar.books import ACT_BOOK, PLAIN_BOOK
from lastcard.cards.text.grammar.conditions import Conditions
from lastcard.cards.text.grammar.deeds import BARE, FINITE
from lastcard.cards.text.grammar.holding import HOLDS
from lastcard.cards.text.phrases import AGREED, PLURAL, SEVERAL, Who, is_one
from lastcard.cards.text.telling.wording import write_who
from lastcard.cards.text.tree import Act, Clause, Dare, Do, Either, Holds
from lastcard.cards.text.verbs import VERBS

MISS = next(verb for verb in VERBS if verb.name == "miss")


class Subjects(Conditions):
    """The subject of a clause."""

    def subjects(self) -> tuple[Who | None, Holds | None, Who | None]:
        """A player, or several, perhaps only those who hold something, or all but one."""
        begun = self.at
        if self.outcome is not None:
            outcome, self.outcome = self.outcome, None
            return outcome, None, None
        if self.is_next("whoever") and self.word(1) in HOLDS and self.player_ahead(self.at) is None:
            self.at += 1
            return "everyone", self.holding(), None
        own = None if self.word() in ("them", "him") else self.who()
        if own is None:
            return None, None, None
        if own == "everyone_else" and self.word(-1) in ("you", "yourself") and self.is_next("and"):
            before = self.at  # everyone except you and the next player
            self.at += 1
            excluded = self.who()
            if excluded is not None and is_one(excluded):
                return own, None, self.sense.player(excluded)
            self.at = before
        comma = self.is_next(",") and self.word(1) in ("except", "but", "besides")
        if self.word(comma) in ("except", "but", "besides") or self.is_next("apart", "from"):
            several = own in ("everyone", "everyone_else")
            self.at += 2 if self.is_next("apart", "from") else 1 + comma
            self.at += self.is_next("for")
            excluded = self.who() if several else None
            if excluded == "you" and own == "everyone":
                self.at += comma and self.is_next(",")
                return "everyone_else", None, None
            if excluded is None or excluded in PLURAL or excluded in ("they", "you"):
                self.refuse("everyone except one other player can stand here", self.at)
            self.at += comma and self.is_next(",")
            return own, None, self.sense.player(excluded)
        anyone = own == "chosen" and self.words[begun].text in ("anyone", "any")
        if own in ("everyone", "everyone_else") or anyone:
            if anyone and self.is_next("may"):  # everyone is asked who may
                own = "everyone"
            own = (
                "everyone" if anyone and self.word() in ("who", "with", "that", "without", "holding", "having") else own
            )
            if own in PLURAL and self.word() in ("who", "that", "with", "without", "holding", "having"):
                with_or_who = self.word()
                self.at += 1
                return own, self.holding(with_or_who), None
        return own, None, None

    def named_together(self, first: Who) -> Who:
        """The last of several players who are named together; the others are remembered."""
        named, begun = [first], self.at
        while (self.is_next(",") or self.is_next("and")) and self.player_ahead(self.at + 1 + self.is_next(",", "and")):
            self.at += 1 + self.is_next(",", "and")
            more = self.who()
            if (
                more is None
                or more in PLURAL
                or (more == "they" and not (named == ["you"] and self.one_is_known()))
                or more in named
                or (more == "chosen" and "two" in named)
            ):
                self.at = begun
                return first
            named.append(more)
        if len(named) == 1:
            return first
        if self.is_next("both") or self.is_next("each") or self.is_next("all"):
            self.at += 1
        ahead = self.look_ahead(PLAIN_BOOK, self.at)
        if first in PLURAL or first == "they" or ahead is None or ahead[1].name in ("swap_two", "pass_hands"):
            self.at = begun
            return first
        if any(word.text in (*YOUR_WORDS, *OTHERS_WORDS) for word in self.words[self.at : ahead[0]]):
            self.refuse("say this of each player by themselves", self.at)
        for who in named[:-1]:
            self.sense.subject(who)
        self.also = named[:-1]
        return named[-1]

    def one_is_known(self) -> bool:
        """Whether `that player` is one who has been chosen, or spoken of: `you and that player draw 2`."""
        if self.sense.pronoun:
            return False
        return self.sense.someone if self.picked is None else self.picked not in PLURAL

    # Nobody named

    def check_agreement(self, subject: Who, finite: bool) -> None:
        """Refuse a verb without a player that could be about two: `skip her and draws 2`, `she draws 2 and draw 1`."""
        ahead = self.look_ahead(ACT_BOOK, self.at)
        if ahead is None:
            return
        verb, end = self.words[self.at], ahead[0]
        about_you, about_others = BARE.get(verb.text, verb.text), FINITE.get(verb.text, verb.text)
        if subject == "you" and verb.text in BARE and self.sense.antecedent is not None:
            somebody, about_others = "somebody else", f"they {about_you}"
        elif subject != "you" and verb.text not in BARE and finite:
            somebody = write_who(subject)
        else:
            return
        before, after = self.source[: verb.start], self.source[verb.end :]
        short = self.source[verb.end : self.words[end - 1].end] + "."
        offers = [
            next((text for text in (before + said + after, before + said + short) if self.printed(text)), "")
            for said in (f"you {about_you}", about_others)
        ]
        said = self.source[verb.start : verb.end]
        self.refuse(f'"{said}" could be about you or about {somebody}: say who', self.at, [*filter(None, offers)])

    def but_whoever_it_was(self, begun: int) -> Who | None:
        """Whoever won or lost, or was named, where `everyone else` is everyone but them."""
        said = [word.text for word in self.words[begun : self.at]]
        said_last = self.said_last.who if isinstance(self.said_last, (Do, Dare, Either)) else None
        last = self.sense.named_last or said_last
        of_all = self.sense.contest is not None and self.sense.contest.whom == "everyone"
        plain = not {"you", "your", "opponents", "enemies"}.intersection(said) and not self.sense.some
        return (
            last if plain and last and ((of_all and last in ("winner", "loser")) or last.startswith(AGREED)) else None
        )

    def check_else(self, begun: int) -> None:
        """Refuse `the next player draws 4, everyone else draws 1`: all but you, or all but that player?"""
        said = self.source[self.words[begun].start : self.words[self.at - 1].end].lower()
        last = self.sense.named_last or self.sense.several_last or self.acted_before()
        if not (self.sense.some or last) or any(you in said for you in ("you", "me", "opponent", "my")):
            return
        before, after = self.source[: self.words[begun].start], self.source[self.words[self.at - 1].end :]
        others = [f"everyone except {write_who(last)}"] if last and is_one(last) and last != "chosen" else []
        offers = [self.printed(f"{before}{who}{after}") for who in (*others, "everyone but you")]
        self.refuse("everyone but you, or everyone but those spoken of before?", begun, [*filter(None, offers)])

    said_last: Clause | None = None
    """What the sentence before this one ended with."""

    def acted_before(self) -> Who | None:
        """Who did the same, or may do something, or won, in the sentence before: `the next player draws 4. everyone
        else draws 1`."""
        last = self.said_last
        ahead = self.look_ahead(PLAIN_BOOK, self.at + self.is_next("must"))
        if isinstance(last, Dare) and len(last.otherwise) == 1 and is_one(last.who) and last.who != "you":
            first = last.otherwise[0]
            same = ahead is not None and isinstance(first, Do) and first.acts[-1].verb is ahead[1]
            return last.who if same else None
        if isinstance(last, Do) and last.where is None and (is_one(last.who) or last.who in SEVERAL):
            same = ahead is not None and last.acts[-1].verb is ahead[1]
            return last.who if same or last.who in ("winner", "loser") else None
        return last.who if isinstance(last, Either) and is_one(last.who) else None

    def refuse_plus(self) -> None:
        """Refuse `+2` of which nobody knows who draws."""
        if self.word().startswith("+"):
            count = self.word()[1:]
            offers = [
                f"the next player draws {count} and misses a turn.",
                f"the next player draws {count}.",
                f"draw {count}.",
                f"everyone else draws {count}.",
            ]
            if any(
                self.text_at(at) in ("split", "share", "divide", "divided", "shared")
                for at in range(self.at, self.at + 9)
            ):
                offers = [f"hand out {count} cards from the draw pile as you like.", *offers]
            self.refuse_both(f"say who draws {count}", self.at, [offer for offer in offers if self.offered(offer)])

    unclear_skip = False
    """Something has been said after which nobody knows whom `skip` alone would be about."""

    def skip_alone(self, subject: Who) -> Do | None:
        """`skip`, as the card of that name does it: the next player. Refused where it could be about another one."""
        if self.is_next("skip", "the", "next", "turn") and subject == "you" and not self.depth:
            before, after = self.source[: self.words[self.at].start], self.source[self.words[self.at + 3].end :]
            said = ("skip the next player", "you miss a turn")
            self.refuse_both("whose turn is skipped?", self.at, [self.printed(f"{before}{who}{after}") for who in said])
        if self.word() in ("skip", "block") and self.whole(self.at + 1):
            if subject == "next" or not (self.unclear_skip or self.depth):
                self.at += 1
                if subject == "next":
                    self.goes_on = True
                    return Do("they", self.done("next", Act(MISS), None, True).acts)
                return self.done(self.sense.subject("next"), Act(MISS), "you", False)
            before, after = self.source[: self.words[self.at].start], self.source[self.words[self.at].end :]
            offers = [
                self.printed(f"{before}{said}{after}") for said in ("skip the next player", "skip a player you choose")
            ]
            self.refuse_both("say who is skipped", self.at, offers)
        return None

    def speaks_of_them(self, begun: int, end: int) -> bool:
        """Whether these words speak of somebody else."""
        return not {"them", "they", "him", "her", "that", "their", "his"}.isdisjoint(
            word.text for word in self.words[begun:end]
        )
