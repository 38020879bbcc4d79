"""What a text speaks of, whether it can be read or not: who is concerned, what they do, how many, which cards.

A sketch is loose. It finds sentences to offer for a text that is refused, and says how close they come; nothing is
ever played by it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from lastcard.cards.text.offers.lexicon import ASKING, DEEDS, HUMAN, KINDS, LOOSE_WHO, SMALL, SPANS, THINGS
from lastcard.cards.text.offers.outline import Deed, Sketch, settle
from lastcard.cards.text.patterns import variants
from lastcard.cards.text.phrases import WHO, Who
from lastcard.cards.text.words import NUMBERS

MOST_DEEDS = 8
"""What a text does, as far as a sketch looks at it."""

STOPS = frozenset(". ! ? ; :".split())
JOINTS = STOPS | frozenset(", and then or but ( ) - – — = &".split())
DENIED = frozenset("no never not cannot do-not neither don't".split())
"""Words that say that what follows is not done."""
MEASURED = frozenset("than least most from to exactly or with under over between through number".split())
"""Words behind which a number is no number of cards to move."""
LOOSELY = frozenset("anyone whoever any".split())
BESIDES = frozenset("when while before after by for without".split())
"""Words behind which `taking` is nothing that is done by itself."""
WHENEVER = frozenset("if unless when whenever".split())
RACING = frozenset("first last slowest quickest fastest".split())
EXCEPT = frozenset("except but besides".split())
LEADING = frozenset("please also just now first immediately simply instead never always secretly both each".split())
"""Words that may stand before what is done without saying by whom."""
FORCING = frozenset("make makes force forces let lets".split())
ASIDE = frozenset("until till before after while as than during".split())
"""Words behind which stands what something is told by, not what is done."""
CONDITIONS = frozenset("if unless when whenever whoever who holding without with".split())
TOWARDS = frozenset("to from with of at off for against on by".split())
OWN = frozenset("your their his her the a whole entire new all of 's my this that in out".split())
"""Words behind which `hand` is no verb."""


Phrases = dict[str, list[tuple[tuple[tuple[str, ...], ...], str]]]


def _by_first_word() -> Phrases:
    """The players of the phrase book, and those people name otherwise, by their first words; the longest first."""
    found: Phrases = {}
    rows: list[tuple[tuple[tuple[str, ...], ...], Who]] = []
    rows += [(tuple((word,) for word in way), who) for way, who in LOOSE_WHO.items()]
    rows += [
        (tuple(element.words for element in way), who)
        for who, patterns in WHO.items()
        for pattern in patterns
        for way in variants(pattern)
        if not any(element.slot for element in way)
    ]
    for way, who in rows:
        for first in way[0]:
            found.setdefault(first, []).append((way, who))
    for ways in found.values():
        ways.sort(key=lambda row: -len(row[0]))
    return found


_PLAYERS = _by_first_word()
_ENDINGS = (("ies", "y"), ("es", ""), ("s", ""), ("ing", ""), ("ing", "e"), ("ped", ""), ("ed", ""), ("ed", "e"))


def player_at(said: Sequence[str], at: int) -> tuple[Who, int] | None:
    """The player who is named at a place, and how many words that takes."""
    for way, who in _PLAYERS.get(said[at] if at < len(said) else "", ()):
        if len(said) - at >= len(way) and all(said[at + i] in words for i, words in enumerate(way)):
            return who, len(way)
    if said[at : at + 4] == ["the", "player", "with", "the"] and "".join(said[at + 4 : at + 5]).endswith("est"):
        return f"agreed {said[at + 4]}", min(6, len(said) - at)
    agreed = said[at : at + 3]
    if len(agreed) == 3 and agreed[0] == "the" and agreed[1].endswith("est") and agreed[2] in ("player", "one"):
        return f"agreed {agreed[1]}", 3
    return None


def _stems(word: str) -> list[str]:
    """A word, and what it may be a form of."""
    return [
        word,
        *(word[: -len(end)] + put for end, put in _ENDINGS if word.endswith(end) and len(word) > len(end) + 1),
    ]


def _stem(word: str) -> str:
    """The beginning of a word, alike in all its forms."""
    end = next((end for end in ("ing", "ies", "ed", "es", "s") if word.endswith(end) and len(word) > len(end) + 2), "")
    return word.removesuffix(end)[:6]


_LONGEST = 7


def _listed(lexicon: Mapping[tuple[str, ...], str], said: Sequence[str], at: int) -> tuple[str, int] | None:
    """What of a lexicon stands at a place, and how many words that takes."""
    if at >= len(said):
        return None
    for count in range(min(_LONGEST, len(said) - at), 1, -1):
        if (meant := lexicon.get(tuple(said[at : at + count]))) is not None:
            return meant, count
    stems = _stems(said[at])
    for count in (3, 2, 1):
        rest = tuple(said[at + 1 : at + count])
        for stem in stems:
            if len(rest) == count - 1 and (meant := lexicon.get((stem, *rest))) is not None:
                return meant, count
    return None


def number(word: str) -> int | None:
    """The number that a word says."""
    digits = word.removeprefix("+")
    return int(digits) if digits.isdecimal() and digits.isascii() and len(digits) < 4 else NUMBERS.get(word)


SENT = frozenset("send sends sent throw throws fire fires".split())
JOINED_TO_KINDS = frozenset("do-not are is cannot may count counts played do work works".split())
"""Words behind a kind of card of which something is said: `draw cards do not work on you`."""


class _Scan:
    """One pass over the words of a text."""

    def __init__(self, said: Sequence[str], colours: Sequence[str]) -> None:
        self.said = said
        self.colours = colours
        self.deeds: list[Deed] = []
        self.deed: Deed | None = None
        self.subject: Who = "you"
        self.named: Who | None = None
        self.begun = 0
        self.named_end = 0
        self.is_named = False
        """Somebody has been named in this sentence."""
        self.in_condition = False
        self.instead = False
        self.perhaps = False
        self.clear()

    def clear(self) -> None:
        self.count: int | None = None
        self.cards = ""
        self.whom: Who | None = None
        self.denied = self.only = False
        self.not_to = False
        """What follows in its plain form is not done."""
        self.aside = False
        """What follows only says when."""

    def text(self) -> list[Deed]:
        at, named = 0, self.name_ends()
        while at < len(self.said) and len(self.deeds) < MOST_DEEDS:
            at += self.step(at)
        for deed in self.deeds:
            settle(deed)
        if (
            self.said[:1]
            and self.said[0] in ("who", "whoever", "last", "first")
            and not RACING.isdisjoint(self.said[:8])
        ):
            self.deeds.append(Deed("contest", "everyone"))
        self.renew()
        if any(deed.at >= named and deed.what for deed in self.deeds):
            self.deeds = [deed for deed in self.deeds if deed.at >= named]
        return [deed for at, deed in enumerate(self.deeds) if deed.what and not self.is_said_before(at)]

    def renew(self) -> None:
        """A hand that is put away, and cards that are drawn for it, are a new hand."""
        away = [deed for deed in self.deeds if deed.what in ("discard", "return", "new hand") and "hand" in deed.things]
        drawn = [deed for deed in self.deeds if deed.what in ("draw", "new hand") and deed not in away]
        drawn.sort(key=lambda deed: deed.count is None)
        if away and drawn and away[0].who == drawn[0].who == "you" and not away[0].count:
            self.deeds = [each for each in self.deeds if each not in (*away, *drawn)]
            self.deeds.append(replace(away[0], what="new hand", count=drawn[0].count))

    def name_ends(self) -> int:
        """Where the name of the card ends, if a text begins with one: `Block card: ...`."""
        colon = next((at for at, word in enumerate(self.said[:5]) if word == ":"), -1)
        named = any(player_at(self.said, at) or number(self.said[at]) is not None for at in range(max(0, colon)))
        return 0 if named else colon + 1

    def is_said_before(self, at: int) -> bool:
        return any(_key(self.deeds[at]) == _key(before) for before in self.deeds[:at])

    def step(self, at: int) -> int:
        """What stands at a place; how many words have been passed."""
        word = self.said[at]
        if self.said[at : at + 2] == ["you", "included"]:
            return 2
        if at == self.named_end and word == "you" and self.said[at + 1 : at + 2] in (["choose"], ["pick"], ["like"]):
            return 2
        if word in JOINTS:
            if self.count is not None and self.deeds and self.deeds[-1].count is None and word in STOPS:
                self.deeds[-1].count = self.count
            self.deed = None
            self.begun = at + 1
            self.instead = word == "or"
            self.perhaps = self.perhaps and word not in (".", "!", "?")
            if word in STOPS or word in (",", "or"):
                self.clear()
            self.not_to = self.aside = False
            if word in (".", "!", "?") or (word in (",", "then") and self.in_condition):
                self.subject = "you"
                self.is_named = self.in_condition = False
            return 1
        if self.is_hand_given(at):
            self.do("give", at)
            return 1
        if (thing := _listed(THINGS, self.said, at)) is not None and thing[1] > 1:
            self.with_thing(thing[0], at + thing[1])
            return thing[1]
        if (kind := _listed(KINDS, self.said, at)) is not None and self.is_kind(at, kind):
            self.set_cards(kind[0])
            return kind[1]
        if (player := player_at(self.said, at)) is not None and not self.is_next_thing(at, player):
            self.name(player[0], at, at + player[1])
            return player[1]
        self.only = self.only or word == "only"
        self.instead = self.instead or word == "unless"
        if word in WHENEVER or self.said[at : at + 2] in (["every", "time"], ["each", "time"]):
            self.perhaps = self.in_condition = True
            stop = next((i for i in range(at, len(self.said)) if self.said[i] in (".", "!", "?")), len(self.said))
            self.aside = at == self.begun and not {",", "then"}.isdisjoint(self.said[at:stop])
        if self.deed is not None and self.deed.who != "you" and self.said[at - 1 : at + 1] == ["from", "your"]:
            self.deed.whom = self.deed.whom or "you"
        if word in ("face", "face-up") and self.deed is not None and self.deed.laid:
            self.deed.what = "show"
            return 1
        if self.said[at : at + 2] == ["anything", "but"] and self.deed is not None and self.deed.barred:
            self.deed.what = "only"
            return 2
        if word == "each" and at == self.named_end:
            return 1
        if self.is_no_deed(at):
            return 1
        if word != "played" and (deed := _listed(DEEDS, self.said, at)) is not None and not self.is_passive(at, deed):
            self.do(deed[0], at, deed[1])
            return deed[1]
        if word in FORCING and at + 1 < len(self.said) and player_at(self.said, at + 1) is None:
            self.subject = self.named = "chosen"  # somebody by name, or of the family
        self.not_to = self.not_to or word in DENIED
        self.aside = self.aside or word in ASIDE
        if word in ("a", "an", "another") and "card" in self.said[at + 1 : at + 3]:
            self.set_count(1, at)
        elif word[0] == "+" and self.deed is None and number(word):
            self.do("draw", at)
            self.set_count(number(word) or 0, at)
        elif (count := number(word)) is not None:
            measured = self.said[at - 1 : at] and self.said[at - 1] in MEASURED
            measured = measured or self.said[max(0, at - 2) : at] in (["count", "as"], ["counts", "as"])
            if not measured and self.said[max(0, at - 2) : at] != ["instead", "of"] and self.is_of_cards(at + 1):
                self.set_count(count, at)
        elif word.removesuffix("s") in self.colours:
            self.set_cards(word.removesuffix("s"))
        elif (thing := _listed(THINGS, self.said, at)) is not None:
            if self.deed is None and thing[0] == "colour" and not ASKING.isdisjoint(self.said[max(0, at - 3) : at]):
                self.do("colour", at)
            self.with_thing(thing[0], at + 1)
            return 1
        if self.deed is not None:
            self.deed.end = at + 1
        return 1

    def with_thing(self, thing: str, end: int) -> None:
        if self.deed is not None:
            self.deed.things.add(thing)
            self.deed.end = end

    def is_hand_given(self, at: int) -> bool:
        """Whether `hand` is what somebody does here, not what they hold."""
        before, after = self.said[at - 1] if at else ".", self.said[at + 1] if at + 1 < len(self.said) else "."
        given = after in ("you", "them", "a", "the", "your", "one", "over", "off", "it", "their", "him", "her")
        return self.said[at] in ("hand", "hands") and before not in OWN and (given or number(after) is not None)

    def is_no_deed(self, at: int) -> bool:
        """Whether a word only looks like something that is done: the direction of play, which ones to give."""
        around = self.said[max(0, at - 4) : at], self.said[at + 1 : at + 2]
        play = self.said[at] == "play" and (around[0][-1:] == ["of"] or around[1] in (["keeps"], ["continues"]))
        besides = self.said[at].endswith("ing") and not BESIDES.isdisjoint(around[0][-1:])
        return play or besides or (around[0][-1:] == ["to"] and "which" in around[0])

    def is_passive(self, at: int, deed: tuple[str, int]) -> bool:
        """Whether `gets` only leads to what happens to somebody: gets skipped."""
        return deed[0] == "get" and at + 1 < len(self.said) and _listed(DEEDS, self.said, at + 1) is not None

    def is_of_cards(self, at: int) -> bool:
        """Whether a number before a place counts cards or turns, not push-ups."""
        word = self.said[at] if at < len(self.said) else "."
        known = word in SMALL or word in JOINTS or word.removesuffix("s") in self.colours
        of_cards = not {"card", "cards"}.isdisjoint(self.said[at : at + 2])  # 3 lovely cards
        thing = _listed(THINGS, self.said, at) or _listed(KINDS, self.said, at)
        return known or of_cards or (thing is not None and thing[0] != "seat")

    def is_next_thing(self, at: int, player: tuple[Who, int]) -> bool:
        """Whether `next` is no player here: the next penalty."""
        alone = player == ("next", 1)
        if not alone:
            return False
        rest = at + 1
        done = rest < len(self.said) and _listed(DEEDS, self.said, rest) is not None
        return not done or _listed(KINDS, self.said, rest) is not None

    def is_kind(self, at: int, kind: tuple[str, int]) -> bool:
        """Whether such cards are meant: `draw 4` is what somebody does, `a draw 4` is a card."""
        before = self.said[at - 1] if at else "."
        last = self.said[at + kind[1] - 1]
        if last in ("card", "cards") and before in ("to", "from", "against", "play", "plays", "block", "other", "on"):
            return True
        if not JOINED_TO_KINDS.isdisjoint(self.said[at + kind[1] : at + kind[1] + 1]) and kind[0] == "draw card":
            return True
        if before in ("a", "an", "any", "each", "all", "no", "next", "last", "every", "your", "the", "of"):
            return True
        if number(before) is not None and (self.said[at] != "draw" or last in ("card", "cards")):
            return True
        if self.said[at] == "draw":
            return last in ("twos", "fours", "2s", "4s")
        if self.said[at] in ("skipped", "skipping", "reversed", "reversing"):
            return False
        if self.said[at].startswith(("skip", "reverse")):
            return last in ("card", "cards") or (before not in JOINTS and self.said[at] != "skip")
        return not self.said[at].startswith("draws")

    def name(self, who: Who, at: int, end: int) -> None:
        """Somebody is named: who acts next, or on whom something is done."""
        before = self.said[at - 1] if at else "."
        if before == "than" or (before == "for" and self.said[at] in ("each", "every")):
            return
        if who == "they":
            who = self.named or "chosen"
        elif who != "you":
            self.named = who
        after = self.said[end] if end < len(self.said) else "."
        deed = self.deed
        if who in ("everyone", "agreed") and self.said[at] in LOOSELY and before in TOWARDS | ASKING:
            who = self.named = "chosen"
        self.named_end = end
        self.only = False
        forced = before in FORCING  # nobody can make you draw
        self.is_named = True
        self.denied = self.said[at] in ("nobody", "no") or (forced and self.denied)
        self.not_to = self.not_to and (forced or (deed is None and before == "of"))  # neither of you
        adjacent = before != "but" or self.named_end == at - 1
        if before in EXCEPT and adjacent and (self.subject == "everyone" or (deed and deed.who == "everyone")):
            if who == "you":
                self.subject = "everyone_else"
                if deed is not None:
                    deed.who = "everyone_else"
            return
        if self.said[at] == "anyone" and end == at + 1 and (before in JOINTS or before == "if"):
            who = self.named = "everyone"
        if deed is not None and (before in TOWARDS or after == "'s"):
            deed.whom = deed.whom or who
            deed.taken = deed.taken or before in ("from", "off", "of")
            deed.end = end
        elif deed is not None and deed.what == "skip" and deed.denied and deed.behind == at:
            deed.what, deed.who, deed.end = "protect", who, end
        elif deed is not None and deed.what in ("skip", "protect") and deed.behind == at:
            deed.who, deed.end = who, end
        elif deed is not None and deed.what in ("give", "show", "pass", "ask") and deed.behind == at:
            deed.whom, deed.end = who, end
        elif after == "'s" or (before in TOWARDS and self.deed is None and before != "for"):
            self.whom = who
        else:
            self.subject = who
            self.deed = None

    def do(self, what: str, at: int, length: int = 1) -> None:
        if self.aside and (self.deeds or self.in_condition):
            return
        after = self.said[at + length : at + length + 7]
        if self.said[at] in SENT and "back" in after:
            what = "bounce"
        if self.is_said_of_unknown(at):
            self.subject = self.named = "agreed"
        if not self.is_named and self.said[at : at + 2] == ["be", "played"]:
            self.subject = "everyone"
        denied = self.denied or (self.not_to and not self.said[at].endswith("s")) or self.said[at - 1 : at] == ["never"]
        deed = Deed(what, self.subject, self.whom, self.count, self.cards, set(), denied, self.only, self.begun, at)
        deed.end, deed.instead, deed.perhaps = at + 1, self.instead, self.perhaps
        deed.only = deed.only or (what == "play" and self.said[at - 1 : at] == ["must"])
        deed.word, deed.behind = self.said[at], at + length
        if "card" in self.said[at : at + length] and what == "take":
            deed.count = 1
        deed.barred = self.said[at] in DENIED
        deed.laid = self.said[at] in ("lay", "lays", "put", "puts")
        self.deeds.append(deed)
        self.deed = deed
        self.count, self.cards, self.whom = None, "", None

    def is_said_of_unknown(self, at: int) -> bool:
        """Whether something is done by somebody of whom nothing is known: `kids draw 2`."""
        if self.is_named or at == self.begun:
            return False
        before = self.said[at - 1]
        known = before in SMALL or before in JOINTS or before in LEADING or number(before) is not None
        finite = self.said[at] in ("draws", "misses", "discards", "gives", "takes", "swaps", "shows", "skips")
        return finite or not (known or any(_listed(each, self.said, at - 1) for each in (DEEDS, THINGS, KINDS)))

    def set_count(self, count: int, at: int) -> None:
        if self.deed is None:
            self.count = count
        elif self.deed.count is None:
            self.deed.count = count
            self.deed.end = at + 1

    def set_cards(self, cards: str) -> None:
        if self.aside:
            return
        if self.deed is None:
            self.cards = cards if self.cards in ("", "any") else self.cards
        else:
            self.deed.cards = cards if self.deed.cards in ("", "any") else self.deed.cards


def _key(deed: Deed) -> tuple[object, ...]:
    return deed.what, deed.who, deed.whom, deed.count, deed.cards


def sketch(said: Sequence[str], colours: Sequence[str]) -> Sketch:
    """What a text speaks of, by its words as `words` splits them.

    >>> sketch("the next player draws 2 cards".split(), ["red"]).deeds[0].who
    'next'
    """
    deeds = _Scan(said, colours).text()
    about = frozenset(_stem(word) for word in said if word[:1].isalpha() and word not in SMALL)
    spans = [found[0] for at in range(len(said)) if (found := _listed(SPANS, said, at))]
    human = not HUMAN.isdisjoint(said)
    each = any(said[at : at + 2] in (["for", "each"], ["for", "every"]) or said[at] == "per" for at in range(len(said)))
    until = any(
        word.startswith("draw") and ("until" in said[at + 1 : at + 4] or said[at + 1 : at + 3] == ["up", "to"])
        for at, word in enumerate(said)
    )
    return Sketch(deeds, about, spans[0] if spans else "", until, each, _condition(said), human)


def _condition(said: Sequence[str]) -> str:
    """What kind of condition a text has, if any."""
    at = next((at for at, word in enumerate(said) if word in CONDITIONS), None)
    if at is None:
        return ""
    after = {*said[at : at + 6]}
    kinds = [kind for kind, words in _CONDITIONS.items() if not after.isdisjoint(words.split())]
    return kinds[0] if kinds else "other"


_CONDITIONS = {
    "guess": "right wrong correct guess",
    "holds": "hold holds holding has have with without got hand",
    "does": "do does did do-not plays play draws talks",
    "is": "is are is-not it last card",
}
