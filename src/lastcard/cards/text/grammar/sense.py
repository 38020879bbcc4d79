"""Which readable sentences make sense: who can be meant, and who goes with which verb."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, NoReturn, cast

from lastcard.cards.text.phrases import PLURAL, SEVERAL, Who
from lastcard.cards.text.telling.whole import acts, cards_spoken_of, discards_several, one_card_comes, speaks_of_it
from lastcard.cards.text.tree import (
    ALL,
    ANY,
    Act,
    Clause,
    Contest,
    Dare,
    Do,
    Each,
    Either,
    Holds,
    If,
    Measure,
    Number,
    Sentence,
    Text,
    parts,
)
from lastcard.cards.text.verbs import (
    ASK_COLOUR,
    COMPARED,
    NAME_CARD,
    NAME_OTHER_COLOUR,
    OF_IT,
    OTHERS_PICK_COLOUR,
    PUT,
    PUT_BACK,
    PUT_MATCHING,
    Moment,
)

FINDS = ("_highest", "_lowest", "_most_held")
"""How the names of verbs end that look first for cards of a number or of a colour."""
ON_TOP = "on top"
SHOWN = "shown"
"""Instead of somebody to whose hand a card has come: it was turned over, and lies on top of the draw pile, or did."""
CARDS_MOVE = tuple("draw take give trade swap pass peek pool return new redraw discard shuffle mix hand put".split())
"""How the names of verbs begin after which `it` might be another card."""

MAX_STEPS = 5_000
"""The most steps a text may take at a table of ten."""

SAME_TWICE = "this would be the same player twice: name two that differ, such as the next and the previous player"
MOMENTS: dict[Moment, str] = {"play": "is played", "drawn": "is drawn", "turned_up": "is turned up"}


class Sense:
    """What has been said so far in a text, and whether the next clause makes sense after it."""

    def __init__(self, refuse: Callable[[str], NoReturn]) -> None:
        self.refuse = refuse
        self.moment = ""
        self.antecedent: Who | None = None
        """Whom "they" would mean."""
        self.named_last: Who | None = None
        self.several_last: Who | None = None
        """The same of several: `both neighbours`."""
        """The last single player who was named in this sentence."""
        self.single: Who | None = None
        """The last single player who was named at all, whom \"they\" would mean."""
        self.some = False
        """Of the several players spoken of last, only some were meant: those who hold something, or all but one."""
        self.someone = False
        """One other player has been spoken of."""
        self.known = False
        """One other player has been spoken of before the one who acts."""
        self.pronoun = False
        """The last player was called they or them."""
        self.whoever_played = False
        """Inside what happens whenever somebody plays a card, who is spoken of."""
        self.one_by_one = False
        """Inside what each of several players does."""
        self.put_down = False
        self.colour_chosen = False
        self.number_known = False
        """A number has been rolled or chosen."""
        self.card_named = False
        """You have named a kind of card."""
        self.shown = False
        """Several players have shown a card at once: the highest number, the lowest."""
        self.one_of_it = False
        """The last condition spoke of one card of a colour: `it` is that card."""
        self.rolled = 0
        """Up to which number one has just been rolled or chosen."""
        self.discarder: Who | None = None
        """Who has just discarded as many cards as they liked: `that many`."""
        self.last_card = False
        """The card played before this one has been spoken of: `it`."""
        self.said_of: dict[str, Who] = {}
        """Of whom a verb was last said."""
        self.drew = False
        """Somebody has just drawn one card, of which the next sentence may speak."""
        self.came: Who | None = None
        """To whose hand one card has just come, of which the text may go on to speak: `it`."""
        self.number_on_it = False
        """That card shows a number: `that many`."""
        self.times_it_came = 0
        self.turned: Literal["no", "once", "unclear"] = "no"
        """Whether the direction has been reversed: once, or perhaps, or more often."""
        self.contest: Contest | None = None
        self.held_before = False
        """Something has been done since a condition has said so: `one` might be any card by now."""
        self.held = ""
        """Cards that somebody holds here, as a condition says: `it` or `them` of what follows."""

    def begin(self, moment: str) -> None:
        """A sentence about this moment in the life of a card begins."""
        if moment != self.moment:
            self.moment = moment
            self.antecedent = self.single = None
            self.someone = self.known = self.put_down = self.colour_chosen = self.number_known = False
            self.card_named = self.shown = False
            self.contest = self.discarder = self.came = None
            self.number_on_it = False
            self.turned = "no"

    # Who is meant

    def subject(self, who: Who) -> Who:
        """Who acts: "they" are the last ones spoken of, "that player" the last single one."""
        self.known = self.someone
        if who == "own_choice":
            self.refuse("say what is done with the player whom they choose")
        if who == "they":
            if self.pronoun and self.antecedent in PLURAL:
                who = self.antecedent
            elif not self.someone or (self.pronoun and self.antecedent is None):
                self.refuse("nobody has been spoken of yet who could be meant")
        elif who in PLURAL:
            self.antecedent = who
            self.several_last = who if who in SEVERAL else self.several_last
        elif who != "you":
            self.check_contest(who)
            self.someone, self.named_last, self.single = True, who, who
            self.antecedent = "they"
        if who in PLURAL and self.one_by_one:
            self.refuse("inside what each player does, only one player can act")
        return who

    def player(self, found: int | str) -> Who:
        """On whom somebody acts: "them" is the last single player spoken of before."""
        who = cast(Who, found)
        if who == "they":
            if not self.known:
                self.refuse("nobody else has been spoken of yet who could be meant")
        elif who in PLURAL:
            if self.one_by_one:
                self.refuse("inside what each player does, only one player can be meant")
        elif who != "you":
            self.check_contest(who)
            self.someone, self.named_last, self.single = True, who, who
            self.known = True
            self.antecedent = "they"
        return who

    def check_contest(self, who: Who) -> None:
        """Refuse a loser without a contest, a winner of one that asks who lost, who showed nothing, a second one."""
        if who == "second chosen" and self.single != "chosen":
            self.refuse("say first what a player you choose does")
        if who in ("shown_high", "shown_low") and not self.shown:
            self.refuse("say first: everyone shows 1 card at once")
        if who in ("loser", "winner"):
            if self.contest is None:
                self.refuse("say first what they play: rock paper scissors with a player you choose")
            if self.contest.whom == "everyone" and self.contest.asks != who:
                self.refuse(f"people are only asked for the {self.contest.asks} of this contest")

    def holder(self, who: Who) -> Who:
        """Whose hand a condition looks at."""
        who = self.subject(who)
        if who in PLURAL:
            self.refuse("a condition looks at one player's hand")
        return who

    @contextmanager
    def branch(self) -> Iterator[None]:
        """What may not happen: what it brings up is not known afterwards."""
        before = self.antecedent, self.someone, self.known, self.put_down, self.colour_chosen, self.number_known
        contest, named_last, said_of, single = self.contest, self.named_last, {**self.said_of}, self.single
        turned, self.discarder = self.turned, None
        card_named = self.card_named
        came, times, number_on_it = self.came, self.times_it_came, self.number_on_it
        yield
        self.came = came if self.times_it_came == times else None
        self.number_on_it = number_on_it and self.came is not None
        self.card_named = card_named and self.card_named
        self.shown = False
        self.turned = turned if self.turned == turned else "unclear"
        self.discarder = None
        self.named_last, self.said_of, self.single = named_last, said_of, single
        self.antecedent, self.someone, self.known, self.put_down, self.colour_chosen, self.number_known = before
        self.contest = contest

    def same(self, who: Who) -> Who:
        """The player who is the subject after `or`."""
        return "you" if who == "you" else "they"

    @contextmanager
    def inside(self, who: Who) -> Iterator[None]:
        """What each of these players does otherwise."""
        before = self.one_by_one
        with self.branch():
            if who != "you":
                self.antecedent, self.someone, self.known = "they", True, True
            self.one_by_one = self.one_by_one or who in PLURAL
            yield
        self.one_by_one = before

    # Who does what

    def check(self, who: Who, act: Act) -> None:
        """Refuse a clause that makes no sense."""
        verb = act.verb
        if self.moment not in verb.moments:
            self.refuse(f"this can only happen when the card {MOMENTS[verb.moments[0]]}")
        if objection := verb.objection(who, act.whom):
            self.refuse(objection)
        self.check_once(who, act)
        if verb.name == "reverse":
            self.turned = "once" if self.turned == "no" else "unclear"
        if verb is PUT:
            self.put_down = True
        if verb is PUT_MATCHING and not self.put_down:
            self.refuse('say "put down a card" first: that names the colour')
        if act.cards == "that number" and not self.number_known:
            self.refuse("no number has been rolled or chosen yet")
        if verb.name.endswith(FINDS) or act.cards == "that number":
            self.colour_chosen = False  # what was found stands in its place
            self.card_named = False
        if verb in (OTHERS_PICK_COLOUR, NAME_OTHER_COLOUR) or verb is ASK_COLOUR:
            self.colour_chosen = True
        if verb is NAME_CARD:
            self.card_named, self.colour_chosen = True, False
        counts = verb.name in ("discard_all_but", "match_hand")  # in the place of a number that came up
        self.number_known = self.number_known and not counts
        if act.many is not None and act.many.kind.endswith(" shown") and not self.shown:
            self.refuse("say first: everyone shows 1 card at once")
        together = verb.name in COMPARED
        self.shown = together or (self.shown and act.many is None and not counts)
        if act.cards == "that card" and not self.card_named:
            self.refuse("no card has been named yet")
        if act.cards == "that" and not (self.put_down or self.colour_chosen):
            self.refuse("no colour has been chosen yet")
        if act.cards == "chosen":
            self.colour_chosen = True
        if act.whom in PLURAL and (who in PLURAL or not verb.several):
            self.refuse("one player can stand here")
        if act.whom in ("own_left", "own_right") and who == "you":
            self.refuse('"your" could be meant, not "their"')
        if act.many is not None:
            self.check_many(who, act, act.many)
        self.check_it(who, act)
        self.last_card = act.many is not None and act.many.kind == "number"
        self.discarder = who if discards_several(act) else self.discarder if _says_that_many(act) else None
        if act.whom is not None and act.whom == who and who != "they":
            self.refuse(SAME_TWICE)

    def check_once(self, who: Who, act: Act) -> None:
        """Refuse what is said twice, and would be done twice, though once is meant: who goes next, who sits out."""
        name = act.verb.name
        if name == "go_next" and "go_next" in self.said_of:
            self.refuse("it has been said who goes next")
        if name == "miss" and who == "you" and self.said_of.get("miss") == "you":
            self.refuse("one turn or two? say: miss 2 turns")
        self.said_of[name] = who

    def check_many(self, who: Who, act: Act, many: Measure) -> None:
        """Refuse a number that is not known, or that would have to be counted while somebody else is meant."""
        if many.kind.startswith("place") and who not in ("everyone", "everyone_else") and not who.startswith("next_"):
            self.refuse("players in a row can do this, such as everyone else")
        if many.kind == "that" and self.discarder is not None and self.number_known:
            self.refuse("which number is meant: that one, or how many cards were discarded?")
        if many.kind == "that" and self.discarder in PLURAL and who != self.discarder:
            self.refuse("as many as who discarded? say: everyone discards any number of cards and draws that many")
        if many.kind == "shown" and self.came is None:
            self.refuse("no card has been drawn or turned over yet whose number could be meant")
        if many.kind == "that" and self.discarder is None and not self.number_known:
            self.refuse("no number has been rolled or chosen yet")
        elsewhere = many.where is not None or many.who not in ("", "actor")
        if act.whom is not None and many.kind != "that" and elsewhere:
            self.refuse("only a number can stand here")
        if many.who in PLURAL:
            self.refuse("one player's cards can be counted")
        if many.cards in ("chosen", "that") and not self.colour_chosen:
            self.refuse("no colour has been chosen yet")

    def check_it(self, who: Who, act: Act) -> None:
        """Refuse `it` where it is not clear which card that is; and remember which card has come."""
        name = act.verb.name
        if act.kept > max(1, act.count):
            self.refuse("fewer can be kept than are seen")
        if name == "take_it" and self.came != ON_TOP:
            self.refuse("which card is meant?")
        theirs = who == "they" and self.named_last == self.came
        if name in OF_IT and name != "take_it" and (self.came is None or not (who == self.came or theirs)):
            self.refuse("which card is meant?")
        if one_card_comes(act) and who not in PLURAL:
            self.came = ON_TOP if name == "turn_top" else who
            self.times_it_came += 1
            self.number_on_it = name == "turn_top"
        elif name in OF_IT or act.verb.penalty or name.startswith(CARDS_MOVE):
            self.came = SHOWN if self.came in (ON_TOP, SHOWN) else None
            self.number_on_it = self.number_on_it and self.came is not None

    def means_number_on_it(self) -> bool:
        """Whether `that many` is the number on the card that has just come, or was turned over."""
        return self.number_on_it and not self.number_known and self.discarder is None

    def check_dare(self, who: Who) -> None:
        """Refuse a dare inside a dare of several."""
        if self.one_by_one:
            self.refuse("a dare cannot stand inside what each player does")

    def check_spoken_of(self, part: tuple[Sentence, ...]) -> None:
        """Refuse a text that goes on to speak of a number and of a colour, of which only one is remembered."""
        cards = cards_spoken_of(part)
        if speaks_of_it(part) and not cards.isdisjoint(("that", "chosen", "that card", "that number")):
            self.refuse("a text can speak of a card that came, or of a colour or number, not of both")
        found = any(act.verb.name.endswith(FINDS) for act in acts(part))
        if "that number" in cards and (found or not cards.isdisjoint(("that", "chosen", "that card"))):
            self.refuse("a text can speak of cards with a number that came up, or of a colour, not of both")

    def bounded(self, text: Text) -> None:
        """Refuse a text that could take too long, or that puts the card back and more."""
        turned_up = [clause for sentence in text.turned_up for clause in sentence]
        if text.turned_up != PUT_BACK_ALONE and any(map(_puts_back, turned_up)):
            self.refuse('"put it back" stands alone: whoever turns it up takes another card')
        for part in (text.play, text.drawn, text.turned_up):
            self.check_spoken_of(part)
            if sum(steps(clause) for sentence in part for clause in sentence) > MAX_STEPS:
                self.refuse("this would take too long to play out: use smaller numbers or fewer sentences")


def _says_that_many(act: Act) -> bool:
    return act.many is not None and act.many.kind == "that"


PUT_BACK_ALONE = ((Do("you", (Act(PUT_BACK),)),),)


def _puts_back(clause: Clause) -> bool:
    if isinstance(clause, Do) and any(act.verb is PUT_BACK for act in clause.acts):
        return True
    return any(_puts_back(inner) for part in parts(clause) for inner in part)


def steps(clause: Clause) -> int:
    """The most steps a clause can take at a table of ten.

    >>> from lastcard.cards.text import read
    >>> steps(read("everyone else draws 2.", []).play[0][0])
    60
    """
    if isinstance(clause, Do):
        each = sum(
            1 + 2 * (act.count if act.many is None else 20) + sum(map(steps, act.otherwise)) for act in clause.acts
        ) + sum(map(steps, clause.otherwise))
        several = clause.who in PLURAL or any(act.whom in PLURAL for act in clause.acts)
        return (each + 1) * 10 if several else each + 1
    if isinstance(clause, Dare):
        each = 10 + sum(map(steps, (*clause.done, *clause.otherwise)))
        return each * 10 if clause.who in PLURAL else each
    most = max((sum(map(steps, part)) for part in parts(clause)), default=0)
    if isinstance(clause, Either):
        return (3 + most) * 10 if clause.who in PLURAL else 3 + most
    if isinstance(clause, Each):
        return 10 * (3 + most)
    if isinstance(clause, Number | Contest):
        return 12
    if isinstance(clause, If) and isinstance(clause.condition, Holds) and clause.condition.who in (*ANY, *ALL):
        return 50 + most
    return 3 + most
