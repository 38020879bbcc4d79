"""Rules that last: what somebody may not play, or how cards match, and for how long."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NoReturn

from lastcard.cards.text.grammar.breaches import can_be_broken, cost, drawn, is_kept_by_people, unable, without_moment
from lastcard.cards.text.grammar.deeds import base_form, is_about_the_game, is_deed, is_for_people
from lastcard.cards.text.grammar.matcher import Found, cards_of, count_of
from lastcard.cards.text.grammar.rule_names import LINKS, MATCHING, NEXT_CARD, PLAIN, SOUND_WITHOUT, SPARED
from lastcard.cards.text.grammar.slots import Slots
from lastcard.cards.text.how_long import UNTILS
from lastcard.cards.text.patterns import Book
from lastcard.cards.text.phrases import PLURAL, SEVERAL, Who, is_one
from lastcard.cards.text.spans import RULES
from lastcard.cards.text.telling.wording import plural, single, write_who
from lastcard.cards.text.telling.writer import write
from lastcard.cards.text.tree import DRAWN, Act, Clause, Do, Lasting, Text, Until
from lastcard.cards.text.verbs import VERBS

PROTECT = next(verb for verb in VERBS if verb.name == "protect")
RULE_BOOK = Book[str]("a rule that lasts, such as nobody may play red cards", RULES)
UNTIL_BOOK = Book[str]("how long, such as until your next turn", UNTILS)
OPENINGS = frozenset("until for during on in before next all when from at this any".split())
"""Words that how long a rule lasts may begin with."""

COSTING = frozenset({"only", "blind", "forbid"})
"""Rules that may say how many cards somebody draws who cannot play."""
ON_YOUR_TURN = frozenset({"alike", "only", "forbid", "match", "match all", "blind"})
"""What matters to nobody but whoever plays a card."""
ENDING_WITH_ROUND = frozenset(
    "safe once|safe from any|bounce once|bounce double|instead once|words|call|no call|stay with".split("|")
)
"""Rules that hold for the rest of the round if it is not said how long."""
OPENLY = frozenset("play hold put lay keep show".split())
"""What you do so that your hand lies open."""
FOR_ALL_OF: frozenset[Who] = frozenset({"everyone", "everyone_else"})
GUARDING = frozenset("protect shield".split())
QUIET = frozenset("silent quiet still serious".split())
DEEDS_FORBIDDEN = frozenset(
    "talk speak laugh smile say speaking talking laughing smiling swear whisper sing use touch look move blink "
    "ask asking mention mentioning".split()
)


LATER = Until("turn", 0)
"""Not how long, but when: at the start of your next turn."""
KINDS = {
    "turn": Until("turn"),
    "their_turn": Until("their_turn"),
    "over": Until("over"),
    "end": Until("end"),
    "call": Until("call"),
    "caught": Until("caught"),
    "drawn": Until("drawn"),
    "later": LATER,
}


HEADS = tuple(
    tuple(head.split())
    for head in (
        "anyone caught", "whoever is caught", "anyone who is caught", "whoever gets caught", "anyone who gets caught",
        "if anyone is caught", "whoever", "anyone who", "everyone who", "any player who", "the player who",
        "players who", "each player who", "every player who", "if anyone", "if someone", "if a player", "if any player",
        "all players who", "anyone that", "if somebody",
    )
)  # fmt: skip
HEAD_WORDS = frozenset(head[0] for head in HEADS)
SEPARATED = frozenset({".", "!", ";", ",", "-", "–", "—", ":", "and"})
LONGEST_DEED = 12


class LastingRules(Slots):
    """Clauses that begin or end with how long they hold."""

    ruled = False
    """A rule has been read that says how long it lasts; another one without that might be meant to last as long."""
    again = False
    """It holds until a turn comes again: for the next player, whose turn comes at once, until the one after it."""
    banned_too: Sequence[str] = ()
    """Cards that the rule being read bans besides the first ones it names."""
    more_rules: Sequence[Lasting] = ()
    """The rules that say so."""
    clause_ahead: Callable[[int], bool]
    deed_ahead: Callable[[], bool]
    chosen_by_now: Callable[[Who], Who]
    done: Callable[[Who, Act, Who | None, bool], Do]

    def lasting(self) -> Clause | None:
        """A rule that lasts, if one begins here."""
        begun, pronoun, bare = self.at, self.sense.pronoun, self.bare
        if (broken := self.broken_by()) is not None:
            return broken
        until = self.until() if self.word() in OPENINGS else None
        opened = until is not None
        if opened and self.is_next(","):
            self.at += 1
        said = self.at
        ahead = self.look_ahead(RULE_BOOK, said)
        if not (ahead and self.rule_ends(ahead[0])) and (when := self.whenever(until)) is not None:
            return when
        found = self.rule(said, opened) if until != LATER else None
        now = found is not None and (found[0] in SOUND_WITHOUT or found[:2] == ("blind", "you"))
        if found is None or (now and not opened and not self.until_ahead()):
            if until is not None and (later := self.later(begun, until, said)) is not None:
                return later
            if opened:
                self.expect("what holds so long, such as nobody may play red cards", said)
                self.refuse(at=said)
            self.at, self.sense.pronoun, self.bare = begun, pronoun, bare
            return None
        if until is None:
            self.at += self.is_next(",") and self.until_at(self.at + 1)
            until = self.until()
            costs = self.or_draws(self.at, *found[:3])
            if costs is not None and (until is not None or found[0] == "blind"):
                self.at, found[2]["n"] = costs
        elif self.cost_at(self.at, found[3]) is not None:
            pass
        elif self.is_next("and") or self.is_next(",") or self.is_next("or"):
            self.refuse("what else holds so long stands in a sentence of its own, with how long", self.at)
        rule, who, parts, words = found
        if rule == "safe" and until == Until("card", 1, "wild"):
            # the card lies in front of that player, as in E15
            who = self.sense.subject(self.chosen_by_now(who))
            if self.words[said].text in GUARDING:
                return self.done(who, Act(PROTECT), "you", False)
            return self.done(who, Act(PROTECT), who, True)
        made = self.made_rule(begun, said, rule, who, parts, words, until)
        same = "they" if is_one(made.who) else made.who
        self.more_rules = [replace(made, who=same, cards=cards) for cards in self.banned_too]
        self.banned_too = []
        if rule == "forbid" and (count := count_of(parts)) > 1:
            self.more_rules.append(replace(made, rule="draw", who=same, cards="", count=count))
        return made

    def whenever(self, until: Until | None) -> Lasting | None:
        """What happens whenever somebody plays a card: see `whenever`."""
        raise NotImplementedError

    def later(self, begun: int, until: Until, said: int) -> Lasting | None:
        """What happens at the start of your next turn: see `whenever`."""
        raise NotImplementedError

    def made_rule(
        self, begun: int, said: int, rule: str, who: Who, parts: Found, words: str, until: Until | None
    ) -> Lasting:
        """The rule, if it makes sense."""
        self.ruled = until is not None
        who = self.sense.subject(self.chosen_by_now(who))
        if who in PLURAL and who not in FOR_ALL_OF:
            self.refuse("one player, everyone or everyone else can stand here", said)
        cards = (
            "all"
            if rule in ("match all", "cancel any")
            else cards_of(parts) or str(parts.get("such", parts.get("kinds", "")))
        )
        if cards == "that" and not self.sense.colour_chosen:
            self.refuse("no colour has been chosen yet: say first, choose a colour", said)
        if cards in ("that number", "that card"):
            self.refuse("a rule that lasts names its cards, or a colour that was chosen", said)
        if cards == "chosen":
            self.sense.colour_chosen = True
        if rule in NEXT_CARD and until is not None:
            self.refuse("this holds for the next such card, however long that takes: leave out how long", begun)
        if rule.startswith(("instead", "linked")) and (who == "you" or who in PLURAL):
            self.refuse("one other player can stand here", said)
        if rule == "instead once" and not cards:
            cards = "penalty"
        if rule == "bounce all" and cards != "penalty":
            self.refuse("only draw cards of every kind can be sent back", said)
        if rule in ("safe once", "bounce once", "bounce double", "instead once") and cards != "penalty":
            offer = self.printed("you are protected from the next draw card.")
            self.refuse("only from draw cards of every kind", said, [offer])
        if rule in ("more", "more all") and cards not in DRAWN:
            offer = "the next draw card makes others draw 2 more."
            self.refuse("only cards that make others draw can be raised", said, [self.printed(offer)])
        if rule in ("double", "double all") and cards == "wild draw four" and not self.word(-1).isalpha():
            self.refuse("they make others draw 4 anyway", said)  # the next +4 counts as a +4
        if rule == "double all" and cards not in DRAWN:
            offer = "draw cards count double until your next turn."
            self.refuse("only cards that make others draw can count double", said, [self.printed(offer)])
        if rule in NEXT_CARD:
            if rule == "double" and cards not in DRAWN:
                self.refuse(
                    "only cards that make others draw can count double", said, ["The next draw card counts double."]
                )
            until = Until("card", 1, cards)
        elif until is None and (rule in ENDING_WITH_ROUND or rule.startswith("linked")):
            until = Until("end")  # without an end it ends with the round
        elif until is None:
            if who in PLURAL or who == "you":
                self.refuse_endless(begun)
            until = Until("over")
        if until == Until("over") and who == "everyone_else":
            until = Until("turn")  # the next turn of each of them comes before yours
        several = until.kind == "over" and until.count > 1
        if until.kind in ("over", "their_turn") and not several and who in PLURAL:
            self.refuse_endless(begun)
        if rule.startswith(("instead", "linked")) and until.kind in ("over", "their_turn"):
            self.refuse_endless(begun)
        if until.kind == "their_turn" and who == "you":
            self.refuse_endless(begun)
        if who == "you" and until == Until("turn") and (rule in MATCHING or rule in ON_YOUR_TURN):
            self.refuse_too_short(rule, said, parts, cards, words)
        if self.sense.moment != "play":
            self.refuse_here("a rule that lasts begins when the card is played")
        if self.sense.one_by_one:
            self.refuse("a rule that lasts cannot stand inside what each player does", said)
        counted = ("draw", "only", "call", "more", "more all", "cap", "blind")
        count = 2 if rule == "draw double" else count_of(parts) if rule in counted else 0
        count = {**SPARED, **LINKS, **MATCHING}.get(rule, count)
        if rule == "stay with" and who == "you":
            offers = [
                f"{others} play {plural(cards)} as their last card for the rest of the round."
                for others in ("nobody may", "everyone else may not")
            ]
            self.refuse("is that about whoever plays this card, or about everyone?", said, [*map(self.printed, offers)])
        if rule == "alike":
            words = str(parts["hue"])
            if cards == words or words not in self.colours or cards not in self.colours:
                self.refuse("two colours can match each other", said)
        count = 1 if rule in ("safe once", "blind") and not count else 0 if rule == "only" and count == 1 else count
        if rule == "blind" and until.kind in ("card", "end", "call", "caught", "drawn"):
            offer = self.printed(f"{write_who(who)} must play a random card until your next turn.")
            self.refuse("nobody would play until then: say for how many rounds", said, [offer])
        if rule == "words" and (costs := self.cost_at(self.at, words)) is not None:
            self.free.append((self.at, costs[0]))
            self.at, count = costs
        until = self.for_that_turn(who, until)
        return Lasting(PLAIN.get(rule, rule), who, until, cards, count, words)

    def refuse_too_short(self, rule: str, said: int, parts: Found, cards: str, words: str) -> None:
        """Refuse what would hold for you until your next turn, if you have no other turn before."""
        told = [word.text for word in self.words]
        if "again" in told or "another" in told or (rule in ON_YOUR_TURN and rule != "alike" and "round" not in told):
            return
        count = {**MATCHING}.get(rule, max(count_of(parts), int(rule == "blind")))
        words = str(parts["hue"]) if rule == "alike" else words
        made = Lasting(PLAIN.get(rule, rule), "everyone", Until("turn"), cards, count, words)
        ways = (made, replace(made, who="you", until=Until("over")))
        problem = "for you that would be over before you play again: say for whom, or on your next turn"
        self.refuse(problem, said, [self.printed(write(Text(((way,),)))) for way in ways])

    def refuse_endless(self, begun: int) -> NoReturn:
        """Refuse a rule that does not say how long it holds."""
        text = self.between(begun, self.at)
        if ahead := self.look_back_to_until(begun):
            text = self.between(begun, ahead)
        before, after = self.source[: self.words[begun].start], self.source[self.words[self.at - 1].end :]
        ways = ("until your next turn", "until another wild is played", "for the rest of the round")
        offers = [self.printed(f"{before}{text} {way}{after}") for way in ways]
        self.refuse("say how long it holds", max(begun, self.at - 1), offers)

    def look_back_to_until(self, begun: int) -> int:
        """Where how long is said before this place; 0 if it is not."""
        return next((at for at in range(begun + 1, self.at) if self.until_at(at)), 0)

    # What holds

    def rule(self, begun: int, opened: bool) -> tuple[str, Who, Found, str] | None:
        """What a rule says, for whom, and about which cards."""
        ahead = self.look_ahead(RULE_BOOK, begun)  # what refuses there is no rule that lasts
        matched = self.longest(RULE_BOOK) if ahead is not None else None
        end = self.at
        if matched is not None and (self.rule_ends(end) or (opened and self.word() == "and")):
            name, parts = matched
            who: Who = str(parts.get("whom", "they" if name == "linked both" else "everyone"))
            if (costs := self.or_draws(self.at, name, who, parts)) is not None:
                self.at, parts["n"] = costs
            elif name in ("only", "blind") and (self.is_next("or") or self.is_next(",", "or")):
                self.at = begun
                return None
            if name in NEXT_CARD or name in ("double all", "cancel all", "more all"):
                who = "everyone"
            elif name == "forbid others":
                who = "everyone_else"
            if name in ("forbid", "forbid others"):
                self.banned_too = self.more_cards(opened)
            if name in ("bounce once", "bounce double", "safe from any") and "whom" not in parts:
                who = "you"
            if name == "open" and "whom" not in parts and self.words[begun].text in OPENLY:
                who = "you"
            return name, who, parts, ""
        self.at = begun
        return self.manners(begun, opened)

    def more_cards(self, opened: bool) -> list[str]:
        """More cards that nobody may play: `nobody may play skips or reverses until your next turn`."""
        begun, found = self.at, list[str]()
        while self.word() in ("or", "and", ","):
            self.at += 2 if self.word() == "," and self.word(1) in ("or", "and") else 1
            cards = self.such()
            if cards is None or cards in ("that", "chosen", "that number"):
                self.at = begun
                return []
            found.append(cards)
        if found and not (self.until_ahead() or (opened and self.word() in ("", ".", "!", ";"))):
            self.at = begun
            return []
        return found

    def or_draws(self, at: int, rule: str, who: Who, parts: Found) -> tuple[int, int] | None:
        """`or draws 3`, behind what may be played: where that ends, and how many cards whoever cannot draws."""
        first = at + (self.text_at(at) in SEPARATED)
        ends = (at for at in range(first, len(self.words)) if self.text_at(at) in (".", "!", ";"))
        stop = next(ends, len(self.words))
        if rule not in COSTING or (rule == "forbid" and self.text_at(first) in ("or", "otherwise", "then")):
            return None
        cards = cards_of(parts) or str(parts.get("such", parts.get("kinds", "")))
        names = {cards, single(cards), plural(cards)} if cards else set[str]()
        found = unable(" ".join(word.text for word in self.words[first:stop]), names)
        if found is None or (found[0] == "they" if who == "you" else found[0] == "you" and who not in FOR_ALL_OF):
            return None  # somebody else would draw
        return stop, found[1]

    def rule_ends(self, at: int) -> bool:
        """Whether nothing more is said about what holds."""
        if at >= len(self.words):
            return True
        word = self.words[at].text
        return word in (".", "!", ";", ",", "and", "then", "or", "if") or word in OPENINGS or word == "immediately"

    def manners(self, begun: int, opened: bool) -> tuple[str, Who, Found, str] | None:
        """What people have to keep to: `nobody may talk`, `everyone must be silent`."""
        who: Who = "everyone"
        dared = False
        barred = self.word() in ("nobody", "no")
        if self.is_next("nobody", "may"):
            self.at += 2
        elif self.is_next("no"):
            self.at += 1
        else:
            named = "you" if self.deed_ahead() else self.who()
            told = self.is_next("cannot") or self.is_next("must")
            if named is None or not (told or (named not in SEVERAL and self.deed_ahead())):
                self.at = begun
                return None
            who, dared = named, self.is_next("must")
            barred = self.is_next("cannot") and who in FOR_ALL_OF
            self.at += told * (2 if self.is_next("must", "be") or self.is_next("must", "stay") else 1)
        first = self.at
        stop = first
        while stop < len(self.words) and not self.until_at(stop) and self.words[stop].text not in (".", "!", ";", ","):
            stop += 1
        said = [word.text for word in self.words[first:stop]]
        said = without_moment(said)
        deed = said[0] in QUIET or said[0] in DEEDS_FORBIDDEN or is_for_people(said) if said else False
        behind = stop if opened else ahead[0] if (ahead := self.look_ahead(UNTIL_BOOK, stop)) else len(self.words)
        costs = bool(said) and self.cost_at(behind, self.between(begun, stop)) is not None
        quiet = (deed or costs) and is_kept_by_people(said) and said[0] not in GUARDING
        self.at = stop
        priced = "or" in said and is_about_the_game(
            said[said.index("or") :]
        )  # what it costs is no part of what is done
        if (dared and self.or_behind(stop) and not costs) or priced:
            quiet = False
        endless = barred and stop > first and self.rule_ends(stop) and said[0] in (*QUIET, *DEEDS_FORBIDDEN)
        timed = opened or self.until_at(stop) or endless
        if not quiet or not timed or any(word in self.colours for word in said):
            self.at = begun
            return None
        self.free.append((first, stop))
        words = " ".join(self.between(begun, stop).split())
        if self.words[begun].put:  # "... and cannot speak until their next turn"
            words = " ".join(word.text for word in self.words[begun:stop])
        return "words", who, {}, words[0].lower() + words[1:]

    # What it costs to break a rule that people keep to

    def cost_at(self, at: int, rule: str) -> tuple[int, int] | None:
        """Where it is said what breaking a rule costs, if that follows: where that ends, and how many cards."""
        first = at + (at < len(self.words) and self.words[at].text in SEPARATED)
        ends = [place for place in range(first, len(self.words)) if self.words[place].text in (".", "!", ";")]
        stop = ends[0] if ends else len(self.words)
        count = cost(" ".join(word.text for word in self.words[first:stop]), rule.lower().split())
        return None if count is None else (stop, count)

    def broken_by(self) -> Lasting | None:
        """`whoever talks until your next turn draws 2`: a rule, and what it costs to break it, in one."""
        before = self.at, self.farthest, self.expected, self.sense.pronoun, self.bare
        found = self.deed_and_cost() if self.word() in OPENINGS or self.word() in HEAD_WORDS else None
        if found is None:
            self.at, self.farthest, self.expected, self.sense.pronoun, self.bare = before
            return None
        who, deed, until, count = found
        if until is None and self.after_deed and who in PLURAL:
            self.at, self.farthest, self.expected, self.sense.pronoun, self.bare = before
            return None  # those who laugh at a joke that has just been told
        if until is None and who in PLURAL and not self.ruled:
            until = Until("end")
        if until is None or (until.kind in ("over", "their_turn") and until.count == 1 and who in PLURAL):
            said = " ".join(self.between(before[0], self.at).split())
            ways = ("until your next turn", "until another wild is played", "for the rest of the round")
            self.refuse("say how long it holds", self.at - 1, [self.printed(f"{way}, {said}") for way in ways])
        if self.sense.moment != "play" or self.sense.one_by_one:
            self.refuse_here("a rule that lasts begins when the card is played")
        who = self.sense.subject(self.chosen_by_now(who))
        until = self.for_that_turn(who, until)
        nobody = "nobody may" if who in PLURAL else f"{write_who(who)} may not"
        everyone = "everyone must" if who in PLURAL else f"{write_who(who)} must"
        said = f"{everyone} {' '.join(deed[1:])}" if deed[0] == "do-not" else f"{nobody} {' '.join(deed)}"
        return Lasting("words", who, until, "", count, said)

    def for_that_turn(self, who: Who, until: Until) -> Until:
        """How long, for people: the next player's turn comes at once, so what holds until then holds while it lasts."""
        if who != "next" or until.kind != "their_turn":
            return until
        return Until("their_turn", 2) if self.again else Until("over")

    def deed_and_cost(self) -> tuple[Who, list[str], Until | None, int] | None:
        """Who is not to do what, how long, and what it costs."""
        until = self.until() if self.word() in OPENINGS else None
        self.at += self.is_next(",")
        head = next((words for words in HEADS if self.is_next(*words)), None)
        who: Who | None = "everyone"
        if head is not None:
            self.at += len(head)
        else:
            self.at += self.is_next("if")
            who = self.who() if self.word(-1) == "if" else None
        if who is None or (who in PLURAL and head is None) or who == "they":
            return None
        first = self.at
        stop = next(
            (at for at in range(first, len(self.words)) if self.words[at].text in (".", "!", ";")), len(self.words)
        )
        for at in range(first + 1, min(stop, first + LONGEST_DEED)):
            ahead = self.look_ahead(UNTIL_BOOK, at) if until is None and self.until_at(at) else None
            then = ahead[0] if ahead else at
            then += then < stop and self.words[then].text == ","
            count = drawn(" ".join(word.text for word in self.words[then:stop]))
            if count is None:
                continue
            if who != "you" and self.text_at(then) == "you":
                return None  # they break it, and you would draw
            if head is not None and head[0] == "if" and self.text_at(then) not in ("they", "that", "he", "she"):
                return None  # if somebody asks you something, draw 1: it is you who draws
            deed = [word.text for word in self.words[first:at] if word.text != ","]
            if (
                not is_kept_by_people(deed)
                or not can_be_broken(deed, head)
                or any(word in self.colours for word in deed)
            ):
                return None
            if until is None and ahead is None and not (base_form(deed[0]) in DEEDS_FORBIDDEN or is_deed(deed)):
                return None
            if ahead:
                self.at = at
                until = self.until()
            self.free.append((first, at))
            self.at = stop
            deed[0] = base_form(deed[0]) if deed[0] != "do-not" else deed[0]
            return who, ["be", "caught", *deed] if head and head[-1] == "caught" else deed, until, count
        return None

    def or_behind(self, at: int) -> bool:
        """Whether `or` follows how long something is to be done: then it is a dare."""
        ahead = self.look_ahead(UNTIL_BOOK, at)
        after = [word.text for word in self.words[ahead[0] : ahead[0] + 2]] if ahead else []
        return after[:1] == ["or"] or after == [",", "or"]

    # How long

    def until(self) -> Until | None:
        """How long, if that follows."""
        begun = self.at
        matched = self.longest(UNTIL_BOOK)
        if matched is None:
            return None
        kind, found = matched
        self.again = "again" in [word.text for word in self.words[begun : self.at]]
        if kind == "card":
            return Until("card", 1, cards_of(found))
        if kind == "next card":
            return Until("card", 1, "all")
        if kind == "rounds":
            return Until("turn", count_of(found))
        if kind == "turns":
            return Until("over", count_of(found))
        return KINDS[kind]

    def until_at(self, at: int) -> bool:
        """Whether how long is said at a place."""
        return at < len(self.words) and self.words[at].text in OPENINGS and self.look_ahead(UNTIL_BOOK, at) is not None

    def until_ahead(self) -> bool:
        """Whether how long is said here."""
        return self.until_at(self.at)
