"""Sentences with a shape of their own: choosing somebody, chance, contests, choices, and words for the table.

Each is tried where a clause begins; what does not fit is left to the ordinary clauses.
"""

from collections.abc import Callable
from typing import NoReturn

from lastcard.cards.text.grammar.books import COMMAND_BOOK, PLAIN_BOOK
from lastcard.cards.text.grammar.deeds import (
    DEEDS,
    JOINTS,
    THINGS_DONE,
    bare_deed,
    deed_begins,
    is_for_people,
)
from lastcard.cards.text.grammar.free_words import names_the_game
from lastcard.cards.text.grammar.guesses import Guesses
from lastcard.cards.text.grammar.matcher import WHO, cards_of, count_of
from lastcard.cards.text.phrases import PLURAL, Who, is_one
from lastcard.cards.text.plainer.pooling import pooled
from lastcard.cards.text.telling.wording import write_who
from lastcard.cards.text.tree import Act, Clause, Contest, Do, Drop, Each, If, Note, Number
from lastcard.cards.text.verbs import ALONE, VERBS
from lastcard.cards.text.words import Word

CHOOSE = (
    ("choose",),
    ("pick",),
    ("select",),
    ("name",),
    ("target",),
    ("point", "at"),
    ("point", "to"),
    ("call", "out"),
)
MAKE = frozenset("make let have force get makes forces lets cause causes".split())
ALLOW = frozenset("allow allows lets".split())
PICKED: frozenset[Who] = frozenset({"chosen", "neighbour", "two"})
TAKE = frozenset("take steal grab get".split())
GIVE_ALL = next(verb for verb in VERBS if verb.name == "give_all")
FOR_EACH: tuple[tuple[tuple[str, ...], Who], ...] = (
    (("for", "each", "player", ","), "everyone"),
    (("for", "each", "other", "player", ","), "everyone_else"),
)
AMONG_PEOPLE = ("among", "players", ":")
"""What stands before words for the table that say in any way what people do."""
COIN_SIDES = ("heads", "tails")


class Special(Guesses):
    """The shapes that begin with a word of their own. The reader of clauses goes on from here."""

    picked: Who | None = None
    """Somebody who was chosen, and of whom nothing has been said yet."""
    noted_player: Who | None = None
    """The one player whom words for the table have just named."""
    clauses: Callable[[Who], tuple[Clause, ...]]
    branch: Callable[[], tuple[Clause, ...]]
    otherwise_follows: Callable[[], bool]
    does_the_same: Callable[[tuple[Clause, ...]], tuple[Clause, ...] | None]
    acts_of: Callable[[Who, bool], tuple[Act, ...]]
    done: Callable[[Who, Act, Who | None, bool], Do]
    may: Callable[[Who], Clause]
    game_at: Callable[[int], bool]
    end_of_deed: Callable[[int], int]
    or_follows: Callable[[Who, int], bool]
    refused_at: Callable[[Who, int], int | None]
    must: Callable[[Who, int], Clause]

    def special(self) -> Clause | None:
        """A clause of such a shape, if one begins here."""
        return (
            self.said_freely()
            or self.for_each()
            or self.lasting()
            or self.made()
            or self.taken_away()
            or self.flipped()
            or self.numbered()
            or self.guessed()
            or self.pooled()
            or self.contested()
            or self.raced_alone()
        )

    def for_each(self) -> Each | None:
        """`for each player, flip a coin: if it is tails, that player draws 1`."""
        begun = self.at
        who = next((who for words, who in FOR_EACH if self.is_next(*words) and self.passed(len(words))), None)
        if who is None or self.word() not in ("flip", "roll") or self.sense.one_by_one or self.depth:
            self.at = begun
            return None
        self.depth += 1
        with self.sense.inside(who):
            then = self.clauses("they")
        self.depth -= 1
        if any(not isinstance(clause, Drop | Number | Do | If) for clause in then):
            self.refuse("for each player, a coin or a die decides what that player does", begun)
        return Each(who, then)

    def raced_alone(self) -> Contest | None:
        """A race that is a sentence of its own; what becomes of whoever it names follows as another one."""
        contest = self.raced()
        if contest is not None and self.depth == 0:
            self.over = True
        return contest

    def pooled(self) -> Do | None:
        """All hands together, shuffled and dealt: people say that in many ways, with the same few words."""
        stop = self.at
        while stop < len(self.words) and self.words[stop].text not in (".", "!", ";"):
            stop += 1
        way = pooled(" ".join(word.text for word in self.words[self.at : stop]))
        if way is None and stop < len(self.words):
            more = [at for at in range(stop + 1, len(self.words)) if self.words[at].text in (".", "!", ";")]
            stop = more[0] if more else len(self.words)
            way = pooled(" ".join(word.text for word in self.words[self.at : stop]))
        if way is None:
            return None
        verbs = {verb.name: verb for verb, _ in ALONE if verb.name.startswith("pool")}
        if not way:
            ways = [self.offered(verb.patterns[0]) for verb in verbs.values()]
            self.refuse("evenly, or as many as each had?", stop - 1, ways)
        self.at = stop
        verb = verbs[way]
        return self.done("you", Act(verb), "you", False)

    # Choosing somebody

    def chooses(self) -> bool:
        """Pass over `choose a player`, of whom the next clause speaks."""
        begun = self.at
        if any(self.is_next(*words) and self.passed(len(words)) for words in CHOOSE):
            self.skip("out")
            who = self.who()
            if who in PICKED:
                self.picked = who
                return True
        self.at = begun
        return False

    def chosen_to(self) -> Clause | None:
        """What follows `choose a player to`: something they do, or something done to them."""
        who, self.picked = self.picked or "chosen", None
        self.at += who in PLURAL and self.word() in ("each", "both", "all")
        begun = self.at
        if self.look_ahead(PLAIN_BOOK, begun) is not None:
            whole = self.look_ahead(PLAIN_BOOK, begun)
            if whole is not None and (self.text_at(whole[0]) in (*JOINTS, "", "each", "apiece")):
                who = self.sense.subject(who)
                return Do(who, self.acts_of(who, True))
        self.hanging = True
        try:
            if who not in PLURAL and (command := self.longest(COMMAND_BOOK)):
                verb, found = command
                if found["whom"] == "they":
                    who = self.sense.subject(who)
                    return self.done(who, Act(verb, int(found.get("n", 0))), "you", False)
            self.at = begun
            if (matched := self.longest(PLAIN_BOOK)) and matched[1].get("whom") == "they":
                verb, found = matched
                whom = self.sense.player(who)
                cards = cards_of(found, "all" if verb.has_cards else "")
                return self.done("you", Act(verb, count_of(found), cards, whom), "you", False)
        finally:
            self.hanging = False
        self.at = begun
        end = self.end_of_deed(begun)
        if who != "two" and self.or_follows(who, end):
            return self.must(self.sense.subject(who), begun)
        place = self.words[begun - 1]
        named = [Word(word, place.start, place.end, True) for word in write_who(who).split()]
        self.put(begun, begun, [*named, Word("must", place.start, place.end, True)])
        if (lasting := self.lasting()) is None and self.is_at(begun + len(named) + 1, ("be",)):
            # choose somebody to be safe until your next turn
            self.put(begun + len(named), begun + len(named) + 2, [Word("is", place.start, place.end, True)])
            lasting = self.lasting()
        return lasting if lasting is not None else self.refuse()

    def made(self) -> Clause | None:
        """`make somebody draw 5`, `let the next player draw 2`."""
        begun = self.at
        self.at += 2 * (self.is_next("this", "card") and self.word(2) in MAKE | ALLOW)
        if self.word() not in MAKE | ALLOW:
            self.at = begun
            return None
        allowed = self.word() in ALLOW
        self.at += 1
        who = self.who()
        if who is not None and (self.is_next("choose", ":") or self.is_next("choose", "to")):
            self.at -= 1
            return self.may(self.sense.subject(self.chosen_by_now(who)))
        if allowed and who is not None:
            self.at -= not self.is_next("to")
            return self.may(self.sense.subject(who))
        if who is None or who == "you":
            self.at = begun
            return None
        self.is_next("to") and self.passed(1)
        if self.look_ahead(PLAIN_BOOK, self.at) is None:
            refused = self.refused_at(who, self.end_of_deed(self.at)) if self.deed_ahead() else None
            if who not in PLURAL and refused is not None and self.text_at(refused) in ("they", "he", "she", "that"):
                return self.must(self.sense.subject(self.chosen_by_now(who)), begun)
            self.at = begun
            return None
        who = self.chosen_by_now(who)
        who = self.sense.subject("everyone_else" if who == "everyone" and self.words[begun].text == "make" else who)
        return Do(who, self.acts_of(who, True))

    def taken_away(self) -> Do | None:
        """`take all red cards from the next player`: they give them to you."""
        begun = self.at
        if self.word() not in TAKE or self.word(1) != "all":
            return None
        self.at += 2
        self.pass_over((("of",), ("the",)))
        cards = self.cards(False)
        who = self.who() if cards is not None and self.is_next("from") and self.passed(1) else None
        self.pass_over((("'s", "hand"),))
        if cards is None or who is None or who in ("you", "they"):
            self.at = begun
            return None
        who = self.sense.subject(self.chosen_by_now(who))
        return self.done(who, Act(GIVE_ALL, 0, cards, "you"), who, True)

    # Chance and numbers

    def flipped(self) -> Drop | None:
        """`flip a coin: heads ..., tails ...`."""
        if any(self.is_next(verb, "a", "coin") for verb in ("flip", "toss", "throw")):
            self.at += 3
            self.separated()
        elif not (self.word() in COIN_SIDES and self.word(1) in (":", ",", "=", "-") and self.other_side_ahead()):
            return None
        ways: dict[str, tuple[Clause, ...]] = {}
        side = self.side_of_coin()
        if side is None:
            self.expect('"heads"')
            self.refuse()
        ways[side] = self.branch()
        before = self.at
        if self.otherwise_follows():
            same = self.does_the_same(ways[side])
            ways[COIN_SIDES[side == "heads"]] = self.branch() if same is None else same
        else:
            self.separated()
            other = self.side_of_coin()
            if other is None or other == side:
                self.at = before
            else:
                same = self.does_the_same(ways[side])
                ways[other] = self.branch() if same is None else same
        return Drop(ways.get("heads", ()), ways.get("tails", ()), True)

    def other_side_ahead(self) -> bool:
        """Whether both sides of a coin are spoken of: `heads: draw 2. tails: discard 2`."""
        other = COIN_SIDES[self.word() == "heads"]
        return any(word.text == other for word in self.words[self.at :])

    def side_of_coin(self) -> str | None:
        """Pass over `if it is heads,`."""
        begun = self.at
        if self.word() in ("if", "on", "for", "when"):
            self.at += 1
        for words in (
            ("it", "lands", "on"), ("it", "'s"), ("it", "is"), ("it", "shows"), ("you", "get"), ("it", "comes", "up"),
            ("you", "flip"), ("you", "throw"), ("you", "toss"),
        ):  # fmt: skip
            if self.is_next(*words):
                self.at += len(words)
                break
        if self.word(-1) == "if" and self.is_next("you") and self.word(1) in ("win", "miss"):
            self.at += 1  # whoever flips wins with heads; `miss` is how `lose` arrives here
        side = {"head": "heads", "tail": "tails", "win": "heads", "miss": "tails"}.get(self.word(), self.word())
        if side not in COIN_SIDES:
            self.at = begun
            return None
        self.at += 1
        if self.word() in (",", ":", "-", "=", ";"):
            self.at += 1
        if self.is_next("then"):
            self.at += 1
        return side

    # Words for the table

    def note(self) -> Note | None:
        """`everyone takes a drink`, `dance for 10 seconds`: something that changes nothing in the game."""
        begun = self.at
        stop = begun
        while stop < len(self.words) and self.words[stop].text not in (".", "!", ";"):
            if stop > begun and self.words[stop].text in ("and", ",", "then") and self.game_at(self.past_joint(stop)):
                break
            stop += 1
        self.who()
        told = self.is_next("must")
        self.at += told
        deed = [word.text for word in self.words[self.at : stop]]
        if not is_for_people(deed, told):
            self.at = begun
            return None
        self.after_deed = True
        named = self.players_between(begun, stop)
        self.noted_player = named[0] if len(named) == 1 and is_one(named[0]) else None
        self.at = stop
        return Note(self.between_words(begun, stop))

    def said_freely(self) -> Note | None:
        """`among people: two truths and a lie`: what people do, in any words that name nothing of the game."""
        if not self.is_next(*AMONG_PEOPLE):
            return None
        begun, first = self.at, self.at + len(AMONG_PEOPLE)
        stop = next((at for at in range(begun, len(self.words)) if self.words[at].text in (".", "!", ";")), 0)
        if stop <= first or names_the_game(self.between(first, stop), self.colours):
            return None
        self.after_deed, self.noted_player, self.at = True, None, stop
        return Note(self.between_words(begun, stop))

    def players_between(self, begun: int, stop: int) -> list[Who]:
        """Everybody but you who is named in words for the table."""
        named: list[Who] = []
        at = begun
        while at < stop:
            ahead = self.look_ahead(WHO, at)
            if ahead is not None and ahead[1] != "you":
                named.append(ahead[1])
            at = max(at + 1, ahead[0]) if ahead is not None else at + 1
        return named

    def past_joint(self, at: int) -> int:
        """Where what is joined begins."""
        while at < len(self.words) and self.words[at].text in ("and", ",", "then", "also"):
            at += 1
        return at

    def deed_ahead(self) -> bool:
        """Whether something that only people do begins here."""
        said = [word.text for word in self.words[self.at : self.at + 12]]
        word, *things = said[deed_begins(said) :][:4] or [""]
        verb = bare_deed(word)
        return verb in DEEDS or not THINGS_DONE.get(verb, frozenset()).isdisjoint(things)

    def offered(self, text: str) -> str:
        """A text that is offered instead, as it is printed, if it can be read."""
        raise NotImplementedError

    def refuse_both(self, problem: str, at: int, offers: list[str]) -> NoReturn:
        """Refuse what could mean two things."""
        self.refuse(problem, at, [offer for offer in offers if offer])
