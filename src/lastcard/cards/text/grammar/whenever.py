"""Rules by which something happens whenever somebody plays a certain card, or the next time somebody does."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from itertools import product

from lastcard.cards.text.grammar.books import ACT_BOOK
from lastcard.cards.text.grammar.lasting import LATER, LastingRules
from lastcard.cards.text.phrases import PLURAL, Who, is_one
from lastcard.cards.text.tree import Act, Clause, Contest, Do, Lasting, Until, parts
from lastcard.cards.text.verbs import Verb, named
from lastcard.cards.text.words import Word

_PLAYS = (
    "plays",
    "play",
    "lays",
    "lay",
    "lays down",
    "puts down",
    "puts",
    "uses",
    "use",
    "drops",
    "throws",
    "throws down",
)
_EACH_TIME = ("whenever", "every time", "each time", "everytime", "any time", "anytime", "when", "if",
    "every time that",
              "each time that", "any time that")  # fmt: skip
_NEXT_TIME = ("the next time", "next time", "the first time")
_SOMEBODY: dict[str, Who] = dict.fromkeys(
    ("someone", "anyone", "a player", "any player", "somebody", "you or anyone else", "one of you"), "everyone"
) | dict.fromkeys(("someone else", "anyone else", "another player", "any other player", "an opponent",
    "any opponent"), "everyone_else")  # fmt: skip
_WHOEVER: dict[str, Who] = dict.fromkeys(
    ("whoever", "anyone who", "everyone who", "any player who", "players who", "each player who", "every player who",
     "all players who", "the player who", "anyone that", "everyone that"), "everyone",
) | dict.fromkeys(("anyone else who", "everyone else who", "any other player who", "all other players who"),
    "everyone_else")  # fmt: skip
_PLAYING_ONE: dict[str, Who] = dict.fromkeys(("anyone", "everyone", "players", "whoever is"), "everyone") | {
    "anyone else": "everyone_else"}  # fmt: skip
_THE_NEXT = ("the next player to", "the next player who", "next player to", "next player who", "the first player to",
             "the next one to", "the next one who", "the first one to", "the first player who", "first player to",
             "the next to", "next one to", "first one to", "the first to")  # fmt: skip


def _ways(*parts: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every row of words that these parts make, the longest first."""
    return sorted((tuple(" ".join(way).split()) for way in product(*parts)), key=len, reverse=True)


_HEADS: list[tuple[tuple[str, ...], Who, bool, bool]] = [
    *((words, who, once, False) for opening, once in ((_EACH_TIME, False), (_NEXT_TIME, True))
      for said, who in (*_SOMEBODY.items(), ("you", "you")) for words in _ways(opening, (said,), _PLAYS)),
    *((words, who, False, True) for said, who in _WHOEVER.items() for words in _ways((said,), _PLAYS)),
    *((words, who, True, True) for said, who in _WHOEVER.items() for words in _ways((said,), _PLAYS, ("the next",))),
    *((words, who, False, True) for said, who in _PLAYING_ONE.items() for words in _ways((said,), ("playing",))),
    *((words, "everyone", True, True) for words in _ways(_THE_NEXT, _PLAYS)),
]  # fmt: skip
"""How such a rule begins, who has to play the card, whether only the next one counts, and whether that player acts."""
_HEADS.sort(key=lambda row: -len(row[0]))
_BEGINNING = {first: [row for row in _HEADS if row[0][0] == first] for first in {row[0][0] for row in _HEADS}}
"""The same by their first word."""
_PASSIVE = [(words, once) for opening, once in ((_EACH_TIME, False), (_NEXT_TIME, True)) for words in _ways(opening)]
_IS_PLAYED = _ways(("is", "gets", "are", "get", "'s"), ("played", "laid", "put down", "laid down", "used"))


_PLAYING = frozenset(words.split()[0] for words in _PLAYS)
_WHOEVER_PLAYED = _ways(
    ("the player who", "the player that", "the one who", "whoever"),
    ("played", "plays", "laid", "put down", "used"),
    ("it", "that card", "the card", "that", "one", "it down"),
)
_NEXT_CARD = tuple(
    ("if", "the", "next", "card", *played.split(), be)
    for played in ("that is played", "played", "somebody plays", "someone plays", "")
    for be in ("is", "is-not", "'s")
)
_ACT = frozenset("act acts count counts work works behave behaves".split())
_BE = frozenset("is are become becomes".split())
_ACTING: dict[str, tuple[Clause, ...]] = {
    "skip": (Do("next", (Act(named("miss")),)),),
    "reverse": (Do("you", (Act(named("reverse")),)),),
}
"""Cards that may act as others, and what those do."""
_OF_NUMBER = frozenset("even odd number over under from to".split())
"""With a number, or alone: cards that show one, which may act as others, too. Wild cards may not: who names "
  "the colour?"""


class Whenever(LastingRules):
    """Clauses that begin with who plays which card."""

    clauses: Callable[[Who], tuple[Clause, ...]]
    depth = 0

    def whenever(self, until: Until | None) -> Lasting | None:
        """Such a rule, if one begins here; it may have been said before how long it lasts."""
        begun = self.at
        if (acting := self.acting_as(until)) is not None:
            return acting
        if self.word() not in _BEGINNING:
            return None
        found = self.next_card() or self.card_that_is_played()
        if found is None or found[1] in ("", "chosen"):
            self.at = begun
            return None
        who, cards, once, acts = found
        until = until or self.until()
        if until is None and (is_one(who) or who == "they") and self.words[begun].text in ("if", "when"):
            until = Until("over")
        comma = self.word() in (",", ":")
        self.at += comma
        self.at += self.is_next("then")
        named = self.player_ahead(self.at) is not None
        does = self.look_ahead(ACT_BOOK, self.at) is not None or self.is_next("must")
        if not (comma or named or (acts and does)) or (acts and comma and not self.says_they()):
            self.at = begun
            return None
        if self.sense.moment != "play" or self.sense.one_by_one or self.depth:
            self.refuse("a rule that lasts begins when the card is played", begun)
        if cards == "that" and not self.sense.colour_chosen:
            self.refuse("no colour has been chosen yet: say first, choose a colour", begun)
        then = self.what_follows(who, acts and not comma)
        until = until or self.until()
        if once and until is not None:
            self.refuse("this holds for the next such card, however long that takes: leave out how long", begun)
        only_next = self.words[begun].text == "if" and self.is_at(begun + 1, ("the", "next", "card"))
        until = Until("card", 1, "all" if only_next else cards) if once else until or Until("end")
        if until.kind in ("over", "their_turn") and who in PLURAL and until.count == 1:
            self.refuse_endless(begun)
        return Lasting("when", who, until, cards, then=then)

    def later(self, begun: int, until: Until, said: int) -> Lasting | None:
        """`on your next turn, draw 2`: what happens at the start of your next turn."""
        opening = [word.text for word in self.words[begun:said]]
        if until is not LATER and (opening[:1] not in (["on"], ["in"]) or "your" not in opening):
            return None
        if self.sense.moment != "play" or self.sense.one_by_one or self.depth:
            self.refuse("what happens later cannot stand inside another rule", begun)
        self.at = said
        known = self.sense.someone
        self.depth += 1
        with self.sense.branch():
            then = self.clauses("you")
        self.depth -= 1
        inside = _inside(then)
        if any(isinstance(clause, Lasting | Contest) for clause in inside):
            self.refuse("a rule that lasts, or a contest, cannot stand inside another rule", begun)
        named = {who for clause in inside for who in players_named(clause)} - {
            "you",
            "everyone",
            "everyone_else",
            None,
            "",
        }
        them = known and "they" in named
        if them and len(named) > 1:
            self.refuse("say in a sentence of its own what happens to each of these players", begun)
        return Lasting("later", "they" if them else "you", Until("turn"), then=then)

    def next_card(self) -> tuple[Who, str, bool, bool] | None:
        """`if the next card played is red, that player draws 2`: that card, and no other."""
        begun = self.at
        opening = next((words for words in _NEXT_CARD if self.is_next(*words)), None)
        if opening is None:
            return None
        self.at += len(opening)
        negated = opening[-1] == "is-not" or self.is_next("not")
        self.at += self.is_next("not")
        cards = self.such()
        if cards is None or cards in ("that", "chosen", "all", "that number") or (negated and cards[:4] == "not "):
            self.at = begun
            return None
        return "everyone", f"not {cards}" if negated else cards, True, False

    def acting_as(self, until: Until | None) -> Lasting | None:
        """`reverse cards act as skip cards until your next turn`: they do what others do, and not what they say."""
        begun, bare = self.at, self.bare
        once = self.is_next("the", "next")
        self.at += 2 * once
        one = once or self.word() in ("every", "each")
        self.at += one and not once
        cards = self.card() if one else self.such()
        acts = self.word() in _ACT and self.word(1) in ("as", "like")
        if cards is None or not (self.may_act(cards) and (acts or self.word() in _BE)):
            self.at, self.bare = begun, bare
            return None
        self.at += 2 if acts else 1
        self.at += self.word() in ("a", "an", "all")
        target = self.card() if one else self.such()
        then = _ACTING.get(target or "")
        until = Until("card", 1, cards) if once and until is None else until or self.until()
        if not then or target is None or cards == target or until is None:
            self.at, self.bare = begun, bare
            return None
        if self.sense.moment != "play" or self.sense.one_by_one or self.depth:
            self.refuse("a rule that lasts begins when the card is played", begun)
        return Lasting("as", "everyone", until, cards, words=target, then=then)

    def may_act(self, cards: str) -> bool:
        """Whether cards may act as others: those that move play on, and those of a colour or with a number."""
        of_number = all(word.isdecimal() or word in _OF_NUMBER for word in cards.split())
        return cards in _ACTING or cards in self.colours or (bool(cards) and of_number)

    def card_that_is_played(self) -> tuple[Who, str, bool, bool] | None:
        """Who plays which card, whether only the next one counts, and whether what follows is about that player."""
        begun = self.at
        for words, who, once, acts in _BEGINNING.get(self.word(), ()):
            if self.is_next(*words):
                self.at += len(words)
                cards = self.such() or self.any_card()
                return None if cards is None else (who, cards, once, acts)
        for words, once in _PASSIVE:
            if words[0] == self.word() and self.is_next(*words):
                self.at = begun + len(words)
                if not once and (found := self.one_who_plays()) is not None:
                    return found
                once = once or self.is_next("the", "next")
                self.at += 2 * self.is_next("the", "next")
                cards = self.such() or self.any_card()
                played = next((way for way in _IS_PLAYED if self.is_next(*way)), None)
                if cards is not None and played is not None:
                    self.at += len(played)
                    return "everyone", cards, once, False
        return None

    def any_card(self) -> str | None:
        """`whenever someone plays a card`: whatever it is."""
        if self.word() not in ("a", "any", "another") or self.word(1) != "card":
            return None
        self.at += 2
        return "all"

    def one_who_plays(self) -> tuple[Who, str, bool, bool] | None:
        """`if the next player plays a red card`: one player, and which card they play."""
        begun = self.at
        end = self.player_ahead(begun)
        if end is None or self.text_at(end) not in _PLAYING:
            return None
        who = self.who()
        sure = who is not None and (is_one(who) or who == "they") and not (who == "chosen" and self.bare)
        plays = next((words for words in _ways(_PLAYS) if self.is_next(*words)), None) if sure else None
        if who is None or plays is None:
            self.at = begun
            return None
        self.at += len(plays)
        cards = self.such()
        if cards is None:
            self.at = begun
            return None
        return self.sense.subject(self.chosen_by_now(who)), cards, False, False

    def put_they(self) -> None:
        """Whoever has played the card may be called just that: `the player who played it draws 2`."""
        at = self.at
        while self.text_at(at) not in ("", ".", "!"):
            words = next((words for words in _WHOEVER_PLAYED if self.is_at(at, words)), None)
            if words is not None:
                first, last = self.words[at], self.words[at + len(words) - 1]
                self.put(at, at + len(words), [Word("they", first.start, last.end)])
            at += 1

    def says_they(self) -> bool:
        """Whether whoever has just been spoken of is named again."""
        return self.word() in ("they", "he", "she") or self.is_next("that", "player")

    def what_follows(self, who: Who, acts: bool) -> tuple[Clause, ...]:
        """What happens then. Whoever has played the card is spoken of."""
        begun = self.at
        self.put_they()
        if not acts and who != "you" and self.look_ahead(ACT_BOOK, begun) is not None and not self.is_next("reverse"):
            rest = self.source[self.words[begun].start :]
            before = self.source[: self.words[begun].start]
            offers = [self.printed(f"{before}{player} {rest}") for player in ("that player must", "you")]
            self.refuse(f'"{self.word()}" could be about you or about that player: say who', begun, offers)
        self.depth += 1
        with self.sense.branch():
            if who != "you":
                self.sense.antecedent, self.sense.someone, self.sense.known = "they", True, True
            self.sense.whoever_played = who != "you"
            self.at += acts and self.is_next("must")
            then = self.clauses("they" if acts and who != "you" else "you")
            self.sense.whoever_played = False
        self.depth -= 1
        if any(isinstance(clause, Lasting | Contest) for clause in _inside(then)):
            self.refuse("a rule that lasts, or a contest, cannot stand inside another rule", begun)
        return then


def players_named(part: object) -> set[Who | None]:
    """Every player named in part of a text."""
    if isinstance(part, tuple):
        return set().union(*map(players_named, part))
    if not is_dataclass(part) or isinstance(part, Verb | type):
        return set()
    found = set().union(*(players_named(getattr(part, each.name)) for each in fields(part)))
    return found | {getattr(part, "who", None), getattr(part, "whom", None)}


def _inside(clauses: tuple[Clause, ...]) -> list[Clause]:
    return [
        each for clause in clauses for each in (clause, *(deep for part in parts(clause) for deep in _inside(part)))
    ]
