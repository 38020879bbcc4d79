"""What a player does: a verb of the table, with how many cards, which of them, and on whom."""

from itertools import pairwise
from typing import cast

from lastcard.cards.text.deeds import JOINTS
from lastcard.cards.text.matcher import Found, cards_of, count_of
from lastcard.cards.text.phrases import PLURAL, Who
from lastcard.cards.text.special import ACT_BOOK, GIFT_BOOK, PLAIN_BOOK, Special
from lastcard.cards.text.tree import Act, Clause, Do, Measure
from lastcard.cards.text.verbs import ACTS, NAME_COLOUR, PICK_COLOUR, Verb

YOUR_WORDS = ("your", "you")
OTHERS_WORDS = ("their", "his", "her", "they", "he", "she")
LEAST_TO = 5
"""`draw up to 7` means a hand of 7 cards; with a smaller number it could mean as many as you like."""


class Acts(Special):
    """One verb after the other, and what each leaves for the next."""

    goes_on = False
    """The last clause had no player of its own."""
    subject: Who | None = None
    """Whom the last clause leaves as the subject of the next one; None: the same as before it."""
    finite = False
    """The last verb about the subject was one like `draws`, which cannot be about you."""

    def act(self, who: Who) -> Act | None:
        """What a player does."""
        begun = self.at
        matched = self.longest(PLAIN_BOOK)
        bare = self.bare
        gift = self.gift_to_others(begun)
        if gift is not None and (matched is None or gift[0] >= self.at):
            self.at = gift[0]
            self.check_pronouns(who, gift[2])
            return gift[1]
        if matched is None:
            return None
        verb, found = matched
        self.check_pronouns(who, found)
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
        if verb.name == "miss_several" and count == 1:
            verb, count = next(row[0] for row in ACTS if row[0].name == "miss"), 0
        if verb.name in ("give", "discard") and count == 0 and "many" not in found:
            count = 1
        return Act(verb, count, cards, whom, otherwise, self.counted(who, found))

    def refuse_up_to(self, begun: int, count: int) -> None:
        """Refuse `draw up to 2`, which could be a hand of 2 cards, or as many as you like."""
        until = f"draw until you hold {count} cards."
        self.refuse(
            "this could mean a hand of so many cards, or as many as you like", begun, [until, f"you may draw {count}."]
        )

    def object(self, who: Who, verb: Verb, found: Found, bare: bool, begun: int) -> Who | None:
        """On whom somebody acts."""
        side = found.get("side")
        if side is not None:
            return str(side) if who == "you" or not str(side) else f"own_{side}" if who in PLURAL else str(side)
        if "whom" not in found:
            return None
        named = str(found["whom"])
        if bare and named == "chosen" and who not in ("you", "chosen") and not self.hanging:
            said = self.between(begun, self.at)
            self.refuse(f'who chooses the other player in "{said}"? say: a player you choose', self.at - 1)
        return self.sense.player(self.chosen_by_now(named))

    def counted(self, who: Who, found: Found) -> Measure | None:
        """How many cards, where that is no number: whose cards are counted."""
        many = found.get("many")
        if not isinstance(many, Measure):
            return None
        whose = many.who
        if whose == "they":
            whose = "actor" if who != "you" else self.sense.player("they")
        elif whose == "you" and who == "you":
            whose = "actor"
        elif whose not in ("", "actor", "you"):
            whose = self.sense.player(whose)
        return Measure(many.kind, many.count, many.cards, whose)

    def check_pronouns(self, who: Who, found: Found) -> None:
        """Refuse `your` where somebody else acts, and `their` where you do."""
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
        self.goes_on = False
        self.subject = subject
        self.finite = finite
        return Do(who, (act,))

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
        if who == "you":
            self.refuse_here("this is about somebody else; of yourself say: miss a turn, draw 2")
        return self.sense.subject("everyone_else" if verb.harm > 0 and who == "everyone" else who)

    def chosen_by_now(self, who: Who) -> Who:
        """Whoever was chosen before, and is spoken of for the first time."""
        if who == "they" and self.picked is not None:
            who, self.picked = self.picked, None
        return who

    def colour_meant(self) -> Verb:
        """`choose a colour`: for this card, if that colour is spoken of later; else the one that goes on."""
        said = [word.text for word in self.words[self.at :]]
        later = any(one in ("that", "chosen", "this") and two == "colour" for one, two in pairwise(said))
        if later:
            self.sense.colour_chosen = True
        return PICK_COLOUR if later else NAME_COLOUR

    # Where it ends

    def whole(self, end: int) -> bool:
        """Whether a clause can end at a place."""
        return end >= len(self.words) or self.words[end].text in (
            *JOINTS,
            "if",
            "unless",
            "or",
            ":",
            "immediately",
            "please",
        )

    def is_act(self, at: int) -> bool:
        """Whether what can be read of the game stands here, and nothing more."""
        ahead = self.look_ahead(ACT_BOOK, at)
        return ahead is not None and self.whole(ahead[0])
