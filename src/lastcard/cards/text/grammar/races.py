"""Players whom only people can tell: by what they are (`whoever has the next birthday`), or by who is first or "
"last."""

from collections.abc import Sequence
from typing import NamedTuple

from lastcard.cards.text import phrases
from lastcard.cards.text.grammar.books import PLAIN_BOOK
from lastcard.cards.text.grammar.deeds import DEEDS, bare_deed, is_about_the_game, is_made_up
from lastcard.cards.text.grammar.matcher import WHO
from lastcard.cards.text.grammar.slots import PLURAL_DIGITS
from lastcard.cards.text.grammar.whenever import Whenever
from lastcard.cards.text.phrases import Who
from lastcard.cards.text.tree import Contest

HEADS = tuple(
    tuple(said.split())
    for said in (
        "whoever", "the player who", "the player that", "the one who", "player who", "the player whose",
        "the one whose", "the player wearing", "the one wearing", "anyone who",
    )
)  # fmt: skip
HEAD_WORDS = frozenset(head[0] for head in HEADS)
OWNING = frozenset("whose wearing".split())
STATES = frozenset(
    "has have is 's was owns wears lives weighs knows woke got came arrived slept ate sits looks went had drank did "
    "saw made won lost "
    "most last recently visited travelled traveled traveling been".split()
)
"""What somebody is or was, and does not do now."""
PAST = frozenset(
    "did made brought told bought ate drank came went woke slept got had saw sang wrote spoke broke forgot knew "
    "thought "
    "felt left paid wore drove said shouted stood sat ran swam fell found taught sent began fed grew hid kept sold "
    "spent threw understood fought caught won lost beat".split()
)
"""What somebody did, by words that do not end as others do."""
EXTREMES = frozenset("most least next last first best worst recently nearest closest".split())
POINTING = frozenset("points lands stops".split())
REACHED = frozenset("put puts touch touches slap slaps tap taps hit hits smack point points place lay".split())
"""What people do with a hand or a finger: a pile may then be spoken of."""
CALLING = frozenset("shout shouts yell yells scream screams".split())
SAYING = frozenset("say said call called".split())
FORGOTTEN = frozenset("forgot forgotten did-not".split())
"""What somebody did not do who had to call the last card: that is for people to know, where it was long ago."""
RACES = frozenset("first last fastest slowest quickest".split())
TO_BE_FIRST = tuple(
    (*article, how, *who, "to")
    for article in (("the",), ())
    for how in sorted(RACES)
    for who in (("player",), ("one",), ())
) + tuple(("the", how, who, "who") for how in sorted(RACES) for who in ("player", "one"))
RACE_WORDS = HEAD_WORDS | frozenset(words[0] for words in TO_BE_FIRST)
LONGEST = 9
NOT_PEOPLE = frozenset("hands points score number colour red blue green yellow uno not no never nobody".split())
PLURAL_HEADS = tuple(
    tuple(head.split())
    for head in (
        "everyone who", "anyone who", "whoever", "all players who", "players who", "each player who", "those who",
        "everyone that", "all who",
        "every player who", "any player who", "everyone wearing", "anyone wearing", "players wearing",
        "all players wearing", "everyone with", "anyone with", "players with", "all players with",
        "everyone without", "anyone without", "players without", "everyone whose name", "anyone whose name",
        "players whose name", "whoever 's name", "all players whose name",
    )
)  # fmt: skip
GROUPS = ("everyone", "anyone", "players", "all players", "any player", "each player", "every player")
OF_AGE = ("born", "older", "younger", "taller", "shorter", "over", "under")
LEAST_AGE = 12
"""Of a smaller number nobody knows whether it counts years or cards."""
PLURAL_HEADS += tuple((*group.split(), age) for group in GROUPS for age in OF_AGE)
OPENINGS = {"wearing": "is wearing", "with": "has", "without": "has no", "name": "has a name that"} | {
    age: f"was {age}" if age == "born" else f"is {age}" for age in OF_AGE
}
"""What each is asked, by the word that their name ends with."""
COLOUR_NAMES = frozenset("red blue green yellow".split())
IN_THE_GAME = frozenset(
    "skipped protected dealer out playing ahead behind tied safe holding drawn drawing played it winning losing".split()
)
"""What people are in the game, which is not theirs to say."""
BEING = frozenset("is are is-not 's has have has-not do-not owns wears likes lives was were knows speaks".split())
"""What people are and have, which everybody knows of themselves."""
ABLE = frozenset("may cannot".split())
"""What people can do, which they know of themselves."""
GOING_ON = frozenset(
    "go follow match beat cover top stack counter block continue finish pay lay put place add win".split()
)
"""What players can do in the game, or not, which their cards say."""
DENIED = {
    "is-not": "is not", "has-not": "has not", "do-not": "does not", "did-not": "did not", "may": "can",
}  # fmt: skip
NOUN_HEADS = tuple(
    tuple(words.split()) for words in ("all the", "all of the", "all", "every", "each", "the", "any", "")
)
PEOPLE = {
    word: one
    for ones, one in {
        "boys|boy|men|man|gentlemen": "a boy or man",
        "girls|girl|women|woman|ladies|lady": "a girl or woman",
        "adults|adult|grownups|grown-ups|grownup|grown-up": "grown up", "children|child|kids|kid": "a child",
        "parents|parent": "a parent", "teenagers|teenager|teens|teen": "a teenager",
        "grandparents|grandparent": "a grandparent", "brothers|brother": "a brother", "sisters|sister": "a sister",
        "siblings|sibling": "a brother or sister", "cousins|cousin": "a cousin",
    }.items()
    for word in ones.split("|")
}  # fmt: skip
"""Groups of people, and what each of them is."""
ENDS = frozenset({".", "!", ";", ":", ",", "?", "(", ")"})
BEFORE_SOMEBODY = frozenset("with to from except".split())
JOINED = frozenset("and or then but if unless except instead until you your".split())
"""Words with which more is said than who somebody is."""


DONE_IN_PLAY = frozenset(
    "passed started finished ended swapped traded showed blocked challenged called guessed picked received placed "
    "stacked jumped voted".split()
)
"""What players did in the game, which people should not have to say."""


COMPARED = frozenset("higher lower bigger smaller greater larger more fewer less".split())
"""What is compared with something that the game knows."""


SETTLED: dict[str, Who] = {"win": "winner", "wins": "winner", "lose": "loser", "loses": "loser"}
"""Which of two somebody is, as it is said: `first one to win draws 2` is not about the loser."""


class Race(NamedTuple):
    """Who is first or last at something: what that is, where it ends, and what becomes of whoever it is."""

    game: str
    start: int
    end: int
    outcome: Who


def is_extreme(words: Sequence[str]) -> bool:
    """Whether words can be true of only one: the tallest, the most, the next."""
    return any(word in EXTREMES or (word.endswith("est") and len(word) > 4) for word in words)


def is_state(word: str) -> bool:
    """Whether a word says what somebody is, or did before: not what people are to do now."""
    return word in STATES or word.endswith("ed")


def is_past(word: str) -> bool:
    """Whether a word says what somebody did before.

    >>> is_past("brought"), is_past("laughed"), is_past("need")
    (True, True, False)
    """
    return word in PAST or word == "did-not" or (word.endswith("ed") and len(word) > 4 and word not in DONE_IN_PLAY)


def is_past_participle(word: str) -> bool:
    """Whether a word says what somebody has done.

    >>> is_past_participle("been"), is_past_participle("ridden"), is_past_participle("red")
    (True, True, False)
    """
    return word in ("been", "done", "seen", "gone", "met", "won", "swum", "sung", "read") or (
        is_past(word) or (word.endswith("en") and len(word) > 4)
    )


class Races(Whenever):
    """Such players, as subjects of a clause."""

    outcome: Who | None = None
    """Whoever a race has just named, who acts next."""
    _describing = False

    def agreed(self) -> Who | None:
        """Somebody whom only people can name."""
        return super().agreed() or self.described()

    def described(self) -> Who | None:
        """`whoever has the next birthday`, `the player wearing the most black`."""
        if self._describing or self.word() not in HEAD_WORDS:
            return None
        head = next((head for head in HEADS if self.is_next(*head)), None)
        if head is None:
            return None
        first = self.at + len(head)
        end = self.free_until_act(first)
        named = self.look_ahead(WHO, self.at) is not None  # whoever has the fewest
        if end is None and not named and self.text_at(self.at - 1) in BEFORE_SOMEBODY:
            end = self.free_to_the_end(first)
        said = [word.text for word in self.words[first:end]]
        if end is None or (len(said) < 2 and not (said and said[0].endswith("ed") and is_past(said[0]))):
            return None
        pointed = said[0] in ("it", "the") and not POINTING.isdisjoint(said)  # whoever the bottle points to
        one = head[0] in ("the", "player") and head[-1] in ("who", "that")
        single = (one or (head == ("whoever",) and self.text_at(end) == "may")) and is_past(said[0])
        if not pointed and not is_extreme(said) and not single:
            return None
        if not pointed and head[-1] not in OWNING and not is_state(said[0]) and not single:
            return None
        words = " ".join(self.source[self.words[self.at].start : self.words[end - 1].end].split())
        self.free.append((self.at, end))
        self.at = end
        return phrases.AGREED + words[0].lower() + words[1:]

    def people_meant(self) -> str | None:
        """`everyone wearing socks`, `all the boys`: words of which everybody knows whether they are true of them."""
        begun = self.at
        noun = next((words for words in NOUN_HEADS if self.is_next(*words)), None)
        if (
            noun is not None
            and (one := PEOPLE.get(self.word(len(noun))))
            and (noun or self.word().endswith(("s", "men", "children", "ladies")))
            and self.does_something(begun + len(noun) + 1)
        ):
            self.at += len(noun) + 1
            return f"is {one}"
        head = next((words for words in PLURAL_HEADS if self.is_next(*words)), None)
        if head is None:
            return None
        first = begun + len(head)
        end = self.free_until_act(first)
        said = [word.text for word in self.words[first:end]] if end is not None else []
        plain = [DENIED.get(word, word) for word in said]
        if not IN_THE_GAME.isdisjoint(word for word in said if not (word == "it" and self.after_deed)):
            return None
        if end is None or not said or is_extreme(said) or not RACES.isdisjoint(said):
            return None
        opening = OPENINGS.get(head[-1], "")
        moved = self.after_deed and (bare_deed(said[0]) in DEEDS or is_made_up(said))
        able = said[0] in ABLE and len(said) > 1 and said[1] not in GOING_ON
        if not opening and said[0] not in BEING and not moved and not able and not is_past(said[0]):
            return None
        if head[-1] in ("over", "under") and not (said[0].isdecimal() and int(said[0]) >= LEAST_AGE):
            return None
        if head[-1] in OF_AGE and "you" in said:  # than whom, where everyone is asked?
            return None
        if said[:2] == ["do-not", "want"] or (len(said) == 1 and said[0] in BEING) or not COMPARED.isdisjoint(said):
            return None
        number = said[said[0] in ("a", "an") and len(said) > 1]
        if head[-1] in ("with", "without") and number.isdecimal():
            return None
        self.free.append((begun, end))
        self.at = end
        return f"{opening} {' '.join(plain)}".strip()

    def free_until_act(self, first: int) -> int | None:
        """Where something of the game begins, after words that have nothing to do with it."""
        self._describing = True
        try:
            for at in range(first, min(first + LONGEST, len(self.words))):
                word = self.words[at].text
                if word in ("starts", "begins", "ends") and self.text_at(at + 1) == "with":
                    continue  # a name that starts with an A
                if word == "draw" and self.is_at(at - 2, ("made", "you")):
                    continue
                ahead = self.look_ahead(PLAIN_BOOK, at) if at > first else None
                if ahead is not None and ahead[1].name == "go_next" and self.does_something(ahead[0]):
                    continue  # whoever's birthday is next
                if at > first and (word in ("must", "may") or ahead is not None):
                    return at
                reached = self.words[first].text in REACHED and word in ("pile", "deck", "card", "hand")
                dressed = "wearing" in (self.text_at(first - 1), self.text_at(first), self.text_at(first + 1))
                named = word == "colour" and self.text_at(at - 1) == "that"
                clothes = dressed and (word in self.colours or word in COLOUR_NAMES or named)
                if clothes or reached or (word in POINTING and self.words[first].text in ("it", "the")):
                    continue
                if word == "uno" and (
                    (self.text_at(at - 1) in SAYING and self.text_at(first - 1) == "to" and self.for_the_rest(at))
                    or self.text_at(at - 1) in CALLING
                    or (self.text_at(at - 1) in SAYING and self.words[first].text in FORGOTTEN)
                ):
                    continue
                if word in ("round", "game") and self.text_at(at - 1) == "this":
                    continue
                if self.is_at(at, ("other", "than")) and self.text_at(at + 2) in ("you", "the", "yourself"):
                    return None  # somebody who is left out is no part of what people do
                if word in ENDS or word in NOT_PEOPLE or is_about_the_game([word]) or self.names_cards(word):
                    return None
        finally:
            self._describing = False
        return None

    def for_the_rest(self, at: int) -> bool:
        """Whether it is said what those do who are not first: then it is a race, and not the call of the last card."""
        return self.text_at(at) == "uno" and any(
            self.is_at(ahead, ("everyone", "else")) for ahead in range(at, len(self.words))
        )

    def names_cards(self, word: str) -> bool:
        """Whether a word names cards by their colour, number or symbol: `red`, `reds`, `sevens`, `reverses`."""
        colour = word in self.colours or (word.endswith("s") and word[:-1] in self.colours)
        return colour or word in PLURAL_DIGITS or word in ("reverses", "evens", "odds", "actions", "numbers")

    def free_to_the_end(self, first: int) -> int | None:
        """Where a sentence ends, if it has no word of the game: `swap hands with whoever is tallest`."""
        end = next((at for at in range(first, len(self.words)) if self.words[at].text in ENDS), len(self.words))
        said = [word.text for word in self.words[first:end]]
        other = is_about_the_game(said) or not NOT_PEOPLE.isdisjoint(said) or not JOINED.isdisjoint(said)
        return None if other or len(said) > LONGEST or any(map(self.names_cards, said)) else end

    def does_something(self, at: int) -> bool:
        """Whether what somebody does is said at a place."""
        return at < len(self.words) and (
            self.words[at].text in ("must", "may") or self.look_ahead(PLAIN_BOOK, at) is not None
        )

    # First and last

    def race_at(self, at: int) -> Race | None:
        """`last to sit down draws 3`, `whoever laughs first draws 2`."""
        if at >= len(self.words) or self.words[at].text not in RACE_WORDS or self.role_ahead(at):
            return None
        before, self.at = self.at, at
        try:
            opening = next((words for words in TO_BE_FIRST if self.is_next(*words)), None)
            head = next((words for words in HEADS if self.is_next(*words)), None)
            first = at + len(opening or head or ())
            end = None if first == at else self.free_until_act(first)
        finally:
            self.at = before
        if end is None:
            return None
        said = [word.text for word in self.words[first:end]]
        if said in (["run", "out"], ["runs", "out"], ["go", "out"]):
            return None  # of cards, perhaps
        if opening is None and (said[-1] not in RACES or is_state(said[0]) or len(said) < 2):
            return None
        game = " ".join(self.source[self.words[at].start : self.words[end - 1].end].split())
        game = game[0].lower() + game[1:]
        verb = self.look_ahead(PLAIN_BOOK, end + (self.words[end].text == "must"))
        harmed = verb is not None and (verb[1].penalty or verb[1].harm > 0)
        told = next((word for word in said if word in SETTLED), "") if "first" in game.lower().split() else ""
        return Race(game, at, end, SETTLED.get(told, "loser" if harmed else "winner"))

    def raced(self) -> Contest | None:
        """Pass over who is first or last at something: a contest of everyone, unless one has just been named."""
        race = self.race_at(self.at + 2 if self.is_next("everyone", ":") else self.at)
        if race is None or self.sense.one_by_one:
            return None
        self.free.append((race.start, race.end))
        self.at, self.outcome = race.end, race.outcome
        if self.sense.contest is not None:
            return None
        self.sense.contest = Contest(race.game, "everyone", "winner" if race.outcome == "winner" else "loser")
        return self.sense.contest
