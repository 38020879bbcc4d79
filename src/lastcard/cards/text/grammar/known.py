"""Players whom only people can name: `the youngest player`, `mum`, `Kevin`."""

from difflib import get_close_matches

from lastcard.cards.text import phrases
from lastcard.cards.text.grammar.matcher import COLOUR_WORDS, Matcher
from lastcard.cards.text.offers.suggest import vocabulary
from lastcard.cards.text.phrases import Who
from lastcard.cards.text.plainer.fillers import NOT_IN_NAMES

NOT_PEOPLE = frozenset("hand cards card score points point number pile turn total sum value count hands".split())
COUNTED_OF_PEOPLE = frozenset(
    "birthday siblings brothers sisters kids children pets dogs cats rings followers letters freckles tattoos coins "
    "friends cousins books piercings earrings money hair".split()
)
"""What people have the next, the most or the fewest of."""
OF_THE_GAME = frozenset(
    "fewest latest nearest closest highest lowest furthest farthest slowest fastest quickest largest".split()
)


def is_superlative(word: str) -> bool:
    """Whether a word says what only people can tell of each other: `the cleanest room`.

    >>> is_superlative("cleanest"), is_superlative("fewest")
    (True, False)
    """
    return word.endswith("est") and len(word) > 5 and word not in OF_THE_GAME


FAMILY = frozenset(
    "mum mom mommy mummy mama dad daddy papa grandma grandpa granny grandad granddad grandmother grandfather nan nana "
    "gran auntie aunt uncle mother father".split()
)
RELATIVES = FAMILY | frozenset(
    "brother sister cousin nephew niece son daughter husband wife boyfriend girlfriend partner stepmum stepdad "
    "stepbrother stepsister roommate flatmate housemate bro sis twin godmother godfather".split()
)
"""Whom somebody has: `your little brother`."""
OWN_KIND = frozenset(
    "little big older younger elder eldest oldest youngest baby favourite favorite dear poor lovely annoying "
    "crazy lazy".split()
)
ROLES = tuple(
    tuple(role.split())
    for role in (
        *sorted(FAMILY), "host", "hostess", "teacher", "birthday boy", "birthday girl", "birthday kid",
        "birthday person", "birthday child", "birthday player",
        "newcomer", "newbie", "scorekeeper", "score keeper", "champion", "boss", "captain", "bride", "groom", "cook",
        "driver", "owner of the deck", "baby of the family",
        *(f"{who} of the {last} {game}" for who in ("loser", "winner") for last in ("last", "previous")
          for game in ("game", "round", "match")),
        *(f"{who} {did} {last}" for who in ("whoever", "player who", "one who") for did in ("won", "lost")
          for last in ("last", "most recently", "last time")),
        *(f"{who} {did} the {last} {game}" for who in ("player who", "one who") for did in ("won", "lost")
          for last in ("last", "previous") for game in ("game", "round", "match")),
        *(f"player who {last} {did} a game" for last in ("most recently", "last") for did in ("won", "lost")),
        *(f"whoever {did} the {last} {game}" for did in ("won", "lost") for last in ("last", "previous")
          for game in ("game", "round", "match")),
    )
)  # fmt: skip
"""What people are at this table, of whom there is one."""
ROLE_BEGINS = frozenset(role[0] for role in ROLES)
NAME_FOLLOWS = frozenset({".", "!", ";", ":", ",", "and", "then"})
MISSPELT = 0.7
"""How alike a name may be to a word of the game."""


class Known(Matcher):
    """Somebody whom whoever plays the card has to name."""

    def does_something(self, at: int) -> bool:
        """Whether what somebody does is said at a place."""
        raise NotImplementedError

    def agreed(self) -> Who | None:
        """Somebody whom only people can name: `the youngest player`, `the player with the longest hair`."""
        begun = self.at
        at = begun + self.is_next("the")
        said = [word.text for word in self.words[at : at + 6]]
        if said[:1] and (said[0] in phrases.ADJECTIVES or (said[1:2] == ["player"] and is_superlative(said[0]))):
            noun = said[1:2] in (["player"], ["one"])
            if noun or (at > begun and self.does_something(at + 1)):
                self.at = at + 1 + noun
                return f"{phrases.AGREED}the {said[0]} player"
        if said[:3] in (["player", "with", "the"], ["one", "with", "the"]) and len(said) > 4:
            measure, thing = said[3:5]
            judged = measure in phrases.MEASURES or is_superlative(measure)
            counted = measure in ("next", "most", "fewest", "least") and thing in COUNTED_OF_PEOPLE
            if counted or (judged and thing.isalpha() and thing not in NOT_PEOPLE):
                self.at = at + 5
                return f"{phrases.AGREED}the player with the {measure} {thing}"
        return self.in_a_role() or self.called_by_name()

    def in_a_role(self) -> Who | None:
        """Somebody whom people know by what they are: `the host`, `mum`, `the winner of the last game`."""
        begun = self.at
        article = self.word() in ("the", "your", "our")
        at = begun + article
        if self.text_at(at) not in ROLE_BEGINS | RELATIVES | OWN_KIND:
            return None
        relative = at + (article and self.text_at(at) in OWN_KIND)
        if (
            article
            and self.text_at(begun) != "the"
            and self.text_at(relative) in RELATIVES
            and self.text_at(relative + 1) != "'s"
        ):
            self.at = relative + 1
            return phrases.AGREED + " ".join(self.said_between(begun, self.at).split()).lower().replace(
                "my ", "your ", 1
            )
        role = max((words for words in ROLES if self.is_at(at, words)), key=len, default=None)
        if role is None or not (article or role[-1] in FAMILY or role[0] in ("loser", "winner", "whoever")):
            return None
        if role[0] == "whoever" and article:
            return None
        self.at = at + len(role)
        said = " ".join(self.said_between(begun, self.at).split())
        own = said.lower().replace("my ", "your ", 1) if article else said
        return phrases.AGREED + (own if article else own[0].lower() + own[1:])

    def role_ahead(self, at: int) -> bool:
        """Whether somebody is named at a place by what they are, or did: `whoever won last`."""
        before, self.at = self.at, at
        role = self.in_a_role()
        self.at = before
        return role is not None

    def is_at(self, at: int, words: tuple[str, ...]) -> bool:
        """Whether these words stand at a place."""
        return all(self.text_at(at + ahead) == word for ahead, word in enumerate(words))

    def called_by_name(self) -> Who | None:
        """Somebody who is called by name: `Kevin draws 2`. What might be a slip of the pen for another word is not."""
        at = self.at
        word, does = self.word(), self.word(1)
        if (at and self.words[at - 1].text not in NAME_FOLLOWS) or not (does.endswith("s") or does in ("must", "may")):
            return None
        if not word.isalpha() or len(word) < 3 or word.endswith("s") or word in NOT_IN_NAMES or word in vocabulary():
            return None
        said = self.source[self.words[at].start : self.words[at].end]
        if not said[0].isupper() or said.lower() != word or not said[1:].islower():
            return None
        if word in self.colours or word in COLOUR_WORDS:
            return None
        if not self.does_something(at + 1):
            return None
        if get_close_matches(word, vocabulary(), 1, MISSPELT):
            return None
        self.at += 1
        return phrases.AGREED + said
