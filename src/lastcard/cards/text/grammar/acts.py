"""What a player does: a verb of the table, with how many cards, which of them, and on whom."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import cast

from lastcard.cards.text.grammar.books import ACT_BOOK, GIFT_BOOK, PLAIN_BOOK
from lastcard.cards.text.grammar.deeds import JOINTS
from lastcard.cards.text.grammar.matcher import MAX_COUNT, SHORT, Found, cards_of, count_of
from lastcard.cards.text.grammar.numbers import HAVING
from lastcard.cards.text.grammar.slots import CHOOSES
from lastcard.cards.text.grammar.special import Special
from lastcard.cards.text.phrases import HOLDING_FEWEST, HOLDING_MOST, PLURAL, Who
from lastcard.cards.text.plainer.manners import ENDINGS
from lastcard.cards.text.tree import Act, Clause, Do, Measure
from lastcard.cards.text.verbs import (
    ACTS,
    NAME_COLOUR,
    NAME_THAT_COLOUR,
    OTHERS_NAME_COLOUR,
    OTHERS_PICK_COLOUR,
    PICK_COLOUR,
    Verb,
)
from lastcard.cards.text.words import NUMBERS

YOUR_WORDS = ("your", "you")
OTHERS_WORDS = ("their", "his", "her", "they", "he", "she")
TAILS: dict[str, tuple[tuple[str, ...], ...]] = {
    "draw": tuple(
        tuple(way.split())
        for way in (
            "from the top of the draw pile", "from the top of the deck", "from the top of the pile",
            "from the draw pile", "from the deck", "from the pile", "off the deck", "off the top", "off the pile",
            "from the draw deck", "from the middle", "to their hand", "to your hand", "into their hand",
            "into your hand",
        )
    ),
    "take_top": (
        ("into", "your", "hand"), ("into", "their", "hand"), ("in", "your", "hand"), ("in", "their", "hand"),
        ("to", "your", "hand"), ("to", "their", "hand"),
    ),
    "take": (("without", "looking"), ("at", "random"), ("randomly",), ("blindly",), ("blind",)),
    "miss": (("once",), ("for", "one", "round"), ("for", "one", "turn"), ("for", "1", "turn"), ("this", "round")),
}  # fmt: skip
"""What goes without saying behind a verb."""
BUT_YOU = re.compile(
    r"\b(?:than|except|for|but|besides|from|not|minus|save|excluding) you(?:rself)?\W*$", re.IGNORECASE
)
CARDS_COME = frozenset("take give give_all give_certain trade swap".split())
PLAYED = frozenset("play plays played".split())
BY_ITSELF = {"all": frozenset("cards of your their the those that his her".split())} | dict.fromkeys(
    ("discard", "discards"), frozenset("your their that his her".split())
)
"""What is said later of a colour that is chosen for the card alone: it may not be played, or all of it is discarded."""
LEAST_TO = 5
"""`draw up to 7` means a hand of 7 cards; with a smaller number it could mean as many as you like."""


class Acts(Special):
    """One verb after the other, and what each leaves for the next."""

    also: Sequence[Who] = ()
    """Players who were named together with the one whose clause is read."""
    goes_on = False
    """The last clause had no player of its own."""
    subject: Who | None = None
    """Whom the last clause leaves as the subject of the next one; None: the same as before it."""
    hand_seen = False
    """Somebody has looked at a hand, from which a card might be taken."""
    cards_came = False
    """Cards have come to somebody's hand, which `them` might mean."""
    addressed = False
    """Everyone is spoken to: `everybody, pass your hand to the left`."""
    finite = False
    """The last verb about the subject was one like `draws`, which cannot be about you."""

    def act(self, who: Who) -> Act | None:
        """What a player does."""
        begun = self.at
        if spoken_of := self.with_what_is_held() or self.chosen_by_you(who):
            return spoken_of
        self.put_hand_for_them(who)
        matched = self.longest(PLAIN_BOOK)
        bare = self.bare
        gift = self.gift_to_others(begun)
        if gift is not None and (matched is None or gift[0] >= self.at):
            self.at = gift[0]
            self.check_pronouns(who, gift[2])
            return gift[1]
        if matched is None:
            self.refuse_several_cards(who)
            return None
        verb, found = matched
        self.check_pronouns(who, found)
        self.pass_tail(who, verb)
        self.sense.held_before = True
        self.check_one(who, begun, verb)
        self.check_taken(begun, verb, found)
        self.check_shown(who, verb, begun)
        self.check_them(who, verb, begun)
        whom = self.object(who, verb, found, bare, begun)
        if verb.to_all and whom in PLURAL:
            whom = None
        otherwise: tuple[Clause, ...] = ()
        if verb.condition is not None:
            self.need(",", "or")
            with self.sense.inside(who):
                otherwise = self.clauses(self.sense.same(who))
        count = count_of(found)
        if verb.name == "draw_to" and self.words[begun + 1].text == "up" and count < LEAST_TO:
            self.refuse_up_to(begun, count)
        cards = cards_of(found, "all" if verb.has_cards else "")
        if cards == "chosen" and who != "you" and "same" in [word.text for word in self.words[begun : self.at]]:
            self.refuse("who chooses the colour? say: of a colour you choose", self.at - 1)
        if verb.name == "miss_several" and count == 1:
            verb, count = next(row[0] for row in ACTS if row[0].name == "miss"), 0
        if verb is OTHERS_PICK_COLOUR and self.colour_meant() is NAME_COLOUR:
            verb = OTHERS_NAME_COLOUR
        if verb in (OTHERS_NAME_COLOUR, OTHERS_PICK_COLOUR) and who == "you":
            verb = self.colour_meant() if verb is OTHERS_PICK_COLOUR else NAME_COLOUR
        counted = verb.of_one or verb.name in ("give", "discard", "draw", "take_top")
        if counted and count == 0 and "many" not in found:
            count = 1
        return Act(verb, count, cards, whom, otherwise, self.counted(who, found), int(found.get("kept", 0)))

    def chosen_by_you(self, who: Who) -> Act | None:
        """`the next player discards 2 cards you choose`, `... gives you a card you choose`: it is you who chooses."""
        begun, verb = self.at, self.word()
        if who == "you" or verb not in ("discard", "discards"):
            return None
        self.at += 1
        self.at += self.is_next("any") and self.word(1) not in ("card", "cards")
        count = 1 if self.is_next("any") else self.number()
        self.at += self.is_next("any")
        of_theirs = self.is_next("of", "their", "cards")
        card = self.word() in ("card", "cards")
        self.at += 3 if of_theirs else 1
        if self.is_next("from", "their", "hand"):
            self.at += 3
        chosen = self.is_next("you") and self.word(1) in ("choose", "pick", "want", "like")
        if count is None or not (card or of_theirs) or not chosen or not self.whole(self.at + 2):
            self.at = begun
            return None
        self.at += 2
        return Act(next(row[0] for row in ACTS if row[0].name == "discard_chosen"), count, "", "you")

    counted_hand = False
    """It has just been said how many cards somebody holds, which `2 of them` are then."""

    def put_hand_for_them(self, who: Who) -> None:
        """Whoever has the most cards, or more than 7, gives 2 of them: any of their cards."""
        certain = who.startswith((HOLDING_MOST, HOLDING_FEWEST)) and who.split(" ", 1)[1] in self.colours
        spoken_of = who in ("most", "fewest") or self.counted_hand or certain
        at = next((at for at in range(self.at + 2, self.at + 6) if self.is_at(at, ("of", "them"))), None)
        if at is None or not spoken_of or self.cards_came or self.words[self.at].text in ("draw", "draws"):
            return
        count = self.text_at(at - 1)
        rest = [self.text_at(place) for place in range(at + 2, at + 9)]
        if certain and not {"most", "fewest", "least"}.isdisjoint(rest):  # of these cards, or of all?
            return
        if count.isdecimal() or count in NUMBERS or count == "half":
            them = self.words[at + 1]
            own = ("your" if who == "you" else "their", *(who.split()[1:] if certain else ()), "cards")
            self.put(at + 1, at + 2, [replace(them, text=word) for word in own])

    def with_what_is_held(self) -> Act | None:
        """`discard it`, `give one to the next player`, where a condition has said which cards are held."""
        word, begun = self.word(), self.at
        if not self.sense.held or word not in ("discard", "discards", "give", "gives", "show", "shows"):
            return None
        several = self.word(1) in ("them", "all") and not self.is_next(word, "all", "your")
        of_them = self.word(2) == "of" and self.word(3) in ("them", "it")
        counted = of_them and (self.word(1).isdecimal() or self.word(1) in NUMBERS)
        count = int(NUMBERS.get(self.word(1), self.word(1))) if counted else 1
        such = self.word(1) in ("one", "a", "1") and self.word(2) == "such" and self.word(3) == "card"
        if such and word.startswith("discard"):
            self.at += 4
            return Act(next(row[0] for row in ACTS if row[0].name == "discard_certain"), 1, self.sense.held)
        ways = ("it", "one", "them", "all", *([self.word(1)] if 1 <= count <= MAX_COUNT and counted else []))
        if self.word(1) == "one" and self.sense.held_before and not of_them:
            return None
        whom: Who | None = None
        if word.startswith("give"):
            self.at += 1
            whom = None if self.word() in ways else self.who()
            self.at -= whom is None
        said = self.word(0 if whom else 1)
        colour = said == "it" and self.sense.held == "that" and not self.sense.one_of_it
        if said not in ways or colour:  # of a colour: one card, or all?
            self.at = begun
            return None
        several = several or (whom is not None and self.word() in ("them", "all"))
        self.at += 1 if whom else 2
        for more in (("of", "them"), ("of", "it"), ("of", "those", "cards"), ("of", "those")):
            if self.is_next(*more):
                self.at += len(more)
        name = ("discard_all" if several else "discard_certain") if word.startswith("discard") else "give_certain"
        if word.startswith("show"):
            if several:
                self.at = begun
                return None
            self.pass_over((("to", "everyone"), ("to", "everyone", "else"), ("to", "the", "others")))
            name = "show_certain"
        if name == "give_certain" and whom is None:
            to = self.is_next("to")
            self.at += to
            whom = self.who() if to else None
        if name == "give_certain":
            name = "give_all" if several else name
        if not self.whole(self.at) or (word.startswith("give") and whom is None):
            self.at = begun
            return None
        verb = next(row[0] for row in ACTS if row[0].name == name)
        whom = None if whom is None else self.sense.player(self.chosen_by_now(whom))
        return Act(verb, 0 if several else count, self.sense.held, whom)

    def pass_tail(self, who: Who, verb: Verb) -> None:
        """Pass over what goes without saying: where the cards come from, who chooses, and `each` of several."""
        self.pass_over(TAILS.get(verb.name, ()))
        own = ("your",) if who == "you" else OTHERS_WORDS
        if verb.name.startswith(("discard", "give", "trade")):
            if self.is_next("from", self.word(1), "hand") and self.word(1) in own:
                self.at += 3
            for choosing in (("you", "choose"), ("they", "choose"), ("you", "want"), ("they", "want")):
                whose = self.word(-1) in ("everyone", "else", "player", "players", "others")
                if self.is_next(*choosing) and not whose and choosing[0] == ("you" if who == "you" else "they"):
                    self.at += 2
            if self.word() == ("you" if who == "you" else "they") and self.word(1) == "do-not":
                self.at += 3 * (self.word(2) in ("want", "like", "need"))
        they = "you" if who == "you" else "they"
        if verb.name in ("give_certain", "discard_certain", "discard_all", "give_all"):
            for have in ("have", "hold"):
                for what in (("one",), ("it",), ("any",), ("some",), ("them",)):
                    comma = self.is_next(",", "if", they, have, *what)
                    if comma or self.is_next("if", they, have, *what):
                        self.at += 4 + comma
        if verb.name in ("discard_all", "give_all") and self.is_next(they) and self.word(1) in ("have", "hold", "own"):
            self.at += 2
            self.at += self.word() in ("got", "left")
        if self.word() in ("each", "apiece"):
            if who not in PLURAL and not self.also:
                count = self.words[self.at - 1].text
                offers = [self.offered(f"{whose} draws {count}") for whose in ("everyone", "everyone else")]
                self.refuse('"each" is about several players: say who', self.at, [*filter(None, offers)])
            self.at += 1

    def check_one(self, who: Who, begun: int, verb: Verb) -> None:
        """Refuse `take one from them` where a condition has named cards: one of those, or any card?

        So are `discard one of them` and `discard all but one`, behind `everyone who holds more than one red card`.
        """
        said = [word.text for word in self.words[begun : self.at]]
        of_these = ("of", "them") in pairwise(said) or ("all", "but") in pairwise(said)
        if verb.name in ("give", "discard", "discard_to") and of_these and self.certain_cards_before(begun):
            self.refuse("of which cards? say so: 2 red cards, or 2 cards", begun + 1)
        certain = who.startswith((HOLDING_MOST, HOLDING_FEWEST))
        if certain and said[-1] in ("fewest", "least", "most"):
            self.refuse("the fewest of which cards? say so", self.at - 1)
        if verb.name not in ("take", "give", "discard") or not (self.cards_in_question or certain):
            return
        ones = [at for at in range(begun, self.at) if self.words[at].text == "one"]
        if any(self.text_at(at + 1) not in ("card", "of", "random", "more") for at in ones):
            before, after = self.source[: self.words[ones[0]].start], self.source[self.words[ones[0]].end :]
            self.refuse("one of which cards?", ones[0], [*filter(None, [self.offered(f"{before}1 card{after}")])])

    def certain_cards_before(self, at: int) -> bool:
        """Whether somebody is spoken of in this sentence by certain cards that they hold: `everyone with two 7s`."""
        first = next((place for place in range(at - 1, -1, -1) if self.words[place].text in (".", "!", ";")), -1) + 1
        said = [word.text for word in self.words[first:at]]
        held = next(
            (place for place, word in enumerate(said) if word in ("with", "has", "have", "holds", "hold")), None
        )
        named = {*self.colours, "wild", "wilds", "skip", "skips", "reverse", "reverses", "number", "action"}
        return held is not None and any(
            word in named or (word[:-1].isdecimal() and word[-1] == "s") for word in said[held:]
        )

    cards_in_question = False
    """The clause hangs on a condition about certain cards, one of which `one` would be."""

    def check_taken(self, begun: int, verb: Verb, found: Found) -> None:
        """Refuse `take 1 card` after a hand has been seen: from there, or from the draw pile?"""
        if verb.name in ("look", "show_hand"):
            self.hand_seen = True
        picked = ("choose", "pick", "select")
        said = self.between(begun, self.at).lower()
        if verb.name == "discard" and self.hand_seen and (said.startswith(picked) or said.endswith("of them")):
            before, after = self.source[: self.words[begun].start], self.source[self.words[self.at - 1].end :]
            self.refuse("of whose hand?", begun, [*filter(None, [self.printed(f"{before}discard 1 card{after}")])])
        if verb.name == "draw" and self.words[begun].text in ("get", "gets") and self.words[self.at - 1].text == "one":
            self.refuse("one of what? say: draw 1", self.at - 1, ["draw 1."])
        if verb.name != "draw" or self.words[begun].text not in ("take", "takes"):
            return
        of_cards = any(word.text in ("card", "cards", "draw", "draws", "takes") for word in self.words[:begun])
        bare = count_of(found) == 1 and not self.between(begun, self.at).lower().endswith("card") and not of_cards
        if self.hand_seen or bare:
            if self.words[self.at - 1].text in ("pile", "deck"):
                return
            count = count_of(found) or 1
            before, after = self.source[: self.words[begun].start], self.source[self.words[self.at - 1].end :]
            ways = (f"draws {count}", f"draw {count}", f"take {count} card{'s'[: count > 1]} from a player you choose")
            offers = [self.printed(f"{before}{way}{after}") for way in ways if len(self.source) <= SHORT]
            plain = [f"take {count} card{'s'[: count > 1]} from a player you choose.", f"draw {count}."]
            self.refuse("from whom, or from the draw pile?", self.at - 1, [*filter(None, offers)] or plain)

    def check_shown(self, who: Who, verb: Verb, begun: int) -> None:
        """Refuse `shows their hand to everyone but you`: what is shown to several, all see."""
        if verb.name == "show_hand" and who != "you" and BUT_YOU.search(self.between(begun, self.at)):
            self.refuse("what everyone sees, you see, too: say to whom", self.at - 1)

    def check_them(self, who: Who, verb: Verb, begun: int) -> None:
        """Refuse `discard 1 of them` after cards have come to a hand: one of those, or any card?"""
        of_them = ("of", "them") in pairwise(word.text for word in self.words[begun : self.at])
        if of_them and who.startswith((HOLDING_MOST, HOLDING_FEWEST)):
            self.refuse("of which cards? say so: 2 red cards, or 2 cards", begun + 1)
        if verb.name == "discard" and self.words[self.at - 1].text == "them" and self.cards_came:
            before, after = self.source[: self.words[self.at - 2].start], self.source[self.words[self.at - 1].end :]
            self.refuse("of these cards, or of the whole hand?", self.at - 1, [self.offered(f"{before}cards{after}")])
        if verb.name == "discard_to" and self.words[begun].text in ("keep", "keeps") and self.cards_came:
            self.refuse("of these cards, or of the whole hand?", begun)
        self.cards_came = self.cards_came or verb.name in CARDS_COME or verb.penalty

    def refuse_several_cards(self, who: Who) -> None:
        """Refuse `play 2 cards`: it does not say whether this card is one of them."""
        said = self.word(1)
        count = int(said) if said.isdecimal() and len(said) < 3 else NUMBERS.get(said, 0)
        if who == "you" and self.is_next("play", said, "cards") and count > 1:
            fewer = f"take {count - 1} more turns." if count > 2 else "take another turn."
            offers = [self.printed(offer) for offer in (fewer, f"take {count} more turns.")]
            self.refuse("is this card one of them? say how many more turns you take", self.at, offers)

    def refuse_up_to(self, begun: int, count: int) -> None:
        """Refuse `draw up to 2`, which could be a hand of 2 cards, or as many as you like."""
        before, after = self.source[: self.words[begun].start], self.source[self.words[self.at - 1].end :]
        ways = (f"draws until they hold {count} cards", f"draw until you hold {count} cards", f"may draw {count}")
        plain = [f"draw until you hold {count} cards.", f"you may draw {count}."]
        known = before.strip() and len(self.source) <= SHORT
        offers = [*filter(None, (self.offered(f"{before}{way}{after}") for way in ways))] if known else []
        problem = "this could mean a hand of so many cards, or as many as you like"
        self.refuse(problem, begun, offers or plain)

    def object(self, who: Who, verb: Verb, found: Found, bare: bool, begun: int) -> Who | None:
        """On whom somebody acts."""
        side = found.get("side")
        if side is not None:
            return str(side) if who == "you" or not str(side) else f"own_{side}" if who in PLURAL else str(side)
        if "whom" not in found:
            return None
        named = str(found["whom"])
        if bare and named == "chosen" and who == "they" and self.sense.whoever_played:
            return "own_choice"
        if named == "own_choice" and (
            who in PLURAL or who == "you" or (who == "they" and not self.sense.whoever_played)
        ):
            self.refuse("only one other player can choose here: say who does", self.at - 1)
        if bare and named == "chosen" and who not in ("you", "chosen") and not self.hanging:
            said = self.between(begun, self.at)
            self.refuse(f'who chooses the other player in "{said}"? say: a player you choose', self.at - 1)
        yours = any(word.text in YOUR_WORDS for word in self.words[begun : self.at]) and not self.addressed
        if named in ("left", "right") and who in PLURAL and not yours:
            named = f"own_{named}"  # "the player on the right" is another one for each of them
        if named == "across" and who in PLURAL and not yours:
            self.refuse("each of them has another player across: say who acts on whom", self.at - 1)
        return self.sense.player(self.chosen_by_now(named))

    def counted(self, who: Who, found: Found) -> Measure | None:
        """How many cards, where that is no number: whose cards are counted."""
        many = found.get("many")
        if not isinstance(many, Measure):
            return None
        if many.kind == "that" and self.sense.means_number_on_it():
            return replace(many, kind="shown")
        whose = many.who
        if whose == "they":
            whose = "actor" if who != "you" else self.sense.player("they")
        elif whose == "you" and who == "you":
            whose = "actor"
        elif whose not in ("", "actor", "you"):
            whose = self.sense.player(whose)
        return replace(many, who=whose)

    def check_pronouns(self, who: Who, found: Found) -> None:
        """Refuse `your` where somebody else acts, and `their` where you do."""
        if who == "everyone" and self.addressed:
            return
        for place, word in found.items():
            if place.startswith("own ") and word in (OTHERS_WORDS if who == "you" else YOUR_WORDS):
                meant = "your" if who == "you" else "their"
                self.refuse(f'"{word}" would be about somebody else here; "{meant}" could be meant', int(place[4:]))

    def gift_to_others(self, begun: int) -> tuple[int, Act, Found] | None:
        """Cards to be divided among the others as the player likes."""
        ended, self.at = self.at, begun
        matched = self.longest(GIFT_BOOK)
        end, self.at = self.at, ended
        return (end, Act(matched[0], 0, str(matched[1]["cards"]), "others"), matched[1]) if matched else None

    def done(self, who: Who, act: Act, subject: Who | None, finite: bool) -> Do:
        """A clause, if it makes sense, and what it leaves for the next one: its subject, and the form of its verb."""
        self.sense.check(who, act)
        if act.verb.name == "draw" and act.many is None:
            self.put_any_as_cards(who, act.count)
        drew = act.verb.name == "draw" and act.count == 1 and act.many is None and who not in PLURAL
        self.sense.drew = drew or act.verb.name == "turn_top"
        self.goes_on = False
        self.subject = subject
        self.finite = finite
        return Do(who, (act,))

    def put_any_as_cards(self, who: Who, drawn: int) -> None:
        """`draw 3, then discard any 2`: so many cards, where without the draw it could be a card with that number."""
        at = self.at
        stops = (",", "and", "then", *((".", "!", ";") if who == "you" else ()))
        while self.text_at(at) in stops:
            at += 1
        said = [self.text_at(at + ahead) for ahead in range(3)]
        count = int(said[2]) if said[2].isdecimal() else NUMBERS.get(said[2], 0)
        if said[0] in ("discard", "discards") and said[1] == "any" and 1 < count <= drawn and self.whole(at + 3):
            self.put(at + 1, at + 2, [])

    def acts_of(self, who: Who, bare: bool) -> tuple[Act, ...]:
        """What somebody does, who has been named: one thing, and more that joins it without another player."""
        act = self.act(who)
        if act is None:
            self.refuse()
        clause = self.done(who, act, who, not bare)
        return clause.acts

    # Whom and what is meant

    def named(self, verb: Verb, found: Found) -> Who:
        """The player to whom something is done: they are who the clause is about. You skip everyone but yourself."""
        self.sense.pronoun = found["whom"] == "they" and self.words[self.at - 1].text in ("them", "him")
        who = self.chosen_by_now(cast(Who, found["whom"]))
        if who == "two" and verb.name == "miss" and self.is_next_two():
            who = "next_two"
        if who == "you":
            self.refuse_here("this is about somebody else; of yourself say: miss a turn, draw 2")
        return self.sense.subject("everyone_else" if verb.harm > 0 and who == "everyone" else who)

    def is_next_two(self) -> bool:
        """Whether 2 players are skipped of whom nobody says that they are chosen: the next ones, as by two cards."""
        return CHOOSES.isdisjoint(word.text for word in self.words[max(0, self.at - 5) : self.at])

    def chosen_by_now(self, who: Who) -> Who:
        """Whoever was chosen before, and is spoken of for the first time."""
        if who == "they" and self.picked is not None:
            who, self.picked = self.picked, None
        return who

    def colour_meant(self) -> Verb:
        """`choose a colour`: the one that goes on, unless all cards of it are discarded, or it may not be played."""
        said = [word.text for word in self.words[self.at :]]
        later = any(
            (one in ("that", "chosen", "this") and two == "colour")
            or (one in ("play", "plays") and two == "it")
            or (one in HAVING and two in ("it", "any", "one", "none") and after not in ("card", "cards"))
            for one, two, after in zip(said, said[1:], [*said[2:], ""], strict=False)
        )
        if not later:
            return NAME_COLOUR
        self.sense.colour_chosen = True
        again = any(one in ("a", "the", "another", "any") and two == "colour" for one, two in pairwise(said))
        by_itself = again or any(one in PLAYED or two in BY_ITSELF.get(one, ()) for one, two in pairwise(said))
        return PICK_COLOUR if by_itself or self.sense.moment == "drawn" else NAME_THAT_COLOUR

    # Where it ends

    def whole(self, end: int) -> bool:
        """Whether a clause can end at a place."""
        if any(tuple(word.text for word in self.words[end : end + len(filler)]) == filler for filler in ENDINGS):
            return True
        return end >= len(self.words) or self.words[end].text in (
            *JOINTS,
            "if",
            "unless",
            "except",
            "or",
            ":",
            "immediately",
            "please",
        )

    def is_act(self, at: int) -> bool:
        """Whether what can be read of the game stands here, and nothing more."""
        ahead = self.look_ahead(ACT_BOOK, at)
        return ahead is not None and (self.whole(ahead[0]) or self.whole(self.past_tail(*ahead)))

    def past_tail(self, at: int, verb: Verb) -> int:
        """Where what goes without saying ends."""
        said = tuple(word.text for word in self.words[at : at + 8])
        at += max((len(tail) for tail in TAILS.get(verb.name, ()) if said[: len(tail)] == tail), default=0)
        return at + (self.text_at(at) in ("each", "apiece"))
