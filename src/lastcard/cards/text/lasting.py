"""Rules that last: what somebody may not play, or how cards match, and for how long."""

from collections.abc import Callable
from typing import NoReturn

from lastcard.cards.text.deeds import is_about_the_game, is_for_people
from lastcard.cards.text.matcher import Book, Found, Matcher, cards_of, count_of
from lastcard.cards.text.phrases import PLURAL, Who
from lastcard.cards.text.spans import RULES, UNTILS
from lastcard.cards.text.tree import Act, Clause, Do, Lasting, Until
from lastcard.cards.text.verbs import VERBS

PROTECT = next(verb for verb in VERBS if verb.name == "protect")
RULE_BOOK = Book[str]("a rule that lasts, such as nobody may play red cards", RULES)
UNTIL_BOOK = Book[str]("how long, such as until your next turn", UNTILS)
OPENINGS = frozenset("until for during on in before next all when".split())
"""Words that how long a rule lasts may begin with."""

OPENLY = frozenset("play hold put lay keep show".split())
"""What you do so that your hand lies open."""
NEXT_CARD = frozenset({"double", "cancel", "cancel any"})
"""Rules about the next card of a kind: they last until it comes."""
SOUND_WITHOUT = frozenset({"draw", "draw double", "no draw", "open", "safe", "match", "match all"})
"""What is a sentence of its own without how long, or says something else then."""
FOR_ALL_OF: frozenset[Who] = frozenset({"everyone", "everyone_else"})
QUIET = frozenset("silent quiet still serious".split())
DEEDS_FORBIDDEN = frozenset(
    "talk speak laugh smile say speaking talking laughing smiling swear whisper sing use touch look move blink".split()
)


KINDS = {
    "turn": Until("turn"),
    "their_turn": Until("their_turn"),
    "over": Until("over"),
    "end": Until("end"),
}


class LastingRules(Matcher):
    """Clauses that begin or end with how long they hold."""

    clause_ahead: Callable[[int], bool]
    chosen_by_now: Callable[[Who], Who]
    done: Callable[[Who, Act, Who | None, bool], Do]

    def lasting(self) -> Clause | None:
        """A rule that lasts, if one begins here."""
        begun, pronoun, bare = self.at, self.sense.pronoun, self.bare
        until = self.until() if self.word() in OPENINGS else None
        opened = until is not None
        if opened and self.is_next(","):
            self.at += 1
        said = self.at
        found = self.rule(said, opened)
        if found is None or (found[0] in SOUND_WITHOUT and not opened and not self.until_ahead()):
            if opened:
                self.expect("what holds so long, such as nobody may play red cards", said)
                self.refuse(at=said)
            self.at, self.sense.pronoun, self.bare = begun, pronoun, bare
            return None
        if until is None:
            until = self.until()
        elif self.is_next("and") or self.is_next(",") or self.is_next("or"):
            self.refuse("what else holds so long stands in a sentence of its own, with how long", self.at)
        rule, who, parts, words = found
        if rule == "safe" and until == Until("card", 1, "wild"):
            # the card lies in front of that player, as in E15
            who = self.sense.subject(self.chosen_by_now(who))
            if self.words[said].text in ("protect", "shield"):
                return self.done(who, Act(PROTECT), "you", False)
            return self.done(who, Act(PROTECT), who, True)
        return self.made_rule(begun, said, rule, who, parts, words, until)

    def made_rule(
        self, begun: int, said: int, rule: str, who: Who, parts: Found, words: str, until: Until | None
    ) -> Lasting:
        """The rule, if it makes sense."""
        who = self.sense.subject(self.chosen_by_now(who))
        if who in PLURAL and who not in FOR_ALL_OF:
            self.refuse("one player, everyone or everyone else can stand here", said)
        cards = "all" if rule in ("match all", "cancel any") else cards_of(parts) or str(parts.get("such", ""))
        if cards == "that" and not self.sense.colour_chosen:
            self.refuse("no colour has been chosen yet: say first, choose a colour", said)
        if cards == "chosen":
            self.sense.colour_chosen = True
        if rule in NEXT_CARD and until is not None:
            self.refuse("this holds for the next such card, however long that takes: leave out how long", begun)
        if rule in NEXT_CARD:
            if rule == "double" and cards not in ("penalty", "draw two"):
                self.refuse(
                    "only cards that make others draw can count double", said, ["The next draw card counts double."]
                )
            until = Until("card", 1, cards)
        elif until is None:
            if who in PLURAL or who == "you" or rule == "words":
                self.refuse_endless(begun)
            until = Until("over")
        if until.kind in ("over", "their_turn") and (who in PLURAL or who == "you"):
            self.refuse_endless(begun)
        if self.sense.moment != "play":
            self.refuse_here("a rule that lasts begins when the card is played")
        if self.sense.one_by_one:
            self.refuse("a rule that lasts cannot stand inside what each player does", said)
        plain = {
            "match all": "match",
            "no draw": "draw",
            "draw double": "draw",
            "forbid others": "forbid",
            "cancel any": "cancel",
        }.get(rule, rule)
        count = 2 if rule == "draw double" else count_of(parts) if rule == "draw" else 0
        return Lasting(plain, who, until, cards, count, words)

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
            who: Who = str(parts.get("whom", "everyone"))
            if name == "only" and (self.is_next("or") or self.is_next(",", "or")):
                self.at = begun
                return None
            if name in NEXT_CARD:
                who = "everyone"
            elif name == "forbid others":
                who = "everyone_else"
            elif name == "open" and "whom" not in parts and self.words[begun].text in OPENLY:
                who = "you"
            return name, who, parts, ""
        self.at = begun
        return self.manners(begun, opened)

    def rule_ends(self, at: int) -> bool:
        """Whether nothing more is said about what holds."""
        if at >= len(self.words):
            return True
        word = self.words[at].text
        return word in (".", "!", ";", ",", "and", "then") or word in OPENINGS or word == "immediately"

    def manners(self, begun: int, opened: bool) -> tuple[str, Who, Found, str] | None:
        """What people have to keep to: `nobody may talk`, `everyone must be silent`."""
        who: Who = "everyone"
        dared = False
        if self.is_next("nobody", "may"):
            self.at += 2
        elif self.is_next("no"):
            self.at += 1
        else:
            named = self.who()
            if named is None or not (self.is_next("cannot") or self.is_next("must")):
                self.at = begun
                return None
            who, dared = named, self.is_next("must")
            self.at += 2 if self.is_next("must", "be") or self.is_next("must", "stay") else 1
        first = self.at
        stop = first
        while stop < len(self.words) and not self.until_at(stop) and self.words[stop].text not in (".", "!", ";", ","):
            stop += 1
        said = [word.text for word in self.words[first:stop]]
        deed = said[0] in QUIET or said[0] in DEEDS_FORBIDDEN or is_for_people(said) if said else False
        quiet = deed and not is_about_the_game(said)
        self.at = stop
        if dared and self.or_behind(stop):
            quiet = False
        if not quiet or not (opened or self.until_at(stop)) or any(word in self.colours for word in said):
            self.at = begun
            return None
        self.free.append((first, stop))
        words = " ".join(self.between(begun, stop).split())
        return "words", who, {}, words[0].lower() + words[1:]

    def or_behind(self, at: int) -> bool:
        """Whether `or` follows how long something is to be done: then it is a dare."""
        ahead = self.look_ahead(UNTIL_BOOK, at)
        after = [word.text for word in self.words[ahead[0] : ahead[0] + 2]] if ahead else []
        return after[:1] == ["or"] or after == [",", "or"]

    # How long

    def until(self) -> Until | None:
        """How long, if that follows."""
        matched = self.longest(UNTIL_BOOK)
        if matched is None:
            return None
        kind, found = matched
        if kind == "card":
            return Until("card", 1, cards_of(found))
        if kind == "rounds":
            return Until("turn", count_of(found))
        return KINDS[kind]

    def until_at(self, at: int) -> bool:
        """Whether how long is said at a place."""
        return at < len(self.words) and self.words[at].text in OPENINGS and self.look_ahead(UNTIL_BOOK, at) is not None

    def until_ahead(self) -> bool:
        """Whether how long is said here."""
        return self.until_at(self.at)
