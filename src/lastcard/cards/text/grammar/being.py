"""What happens only if somebody is a certain player, or if so many play: `if you are the dealer`, `with 2 players`."""

from lastcard.cards.text.grammar.last_card import LastCard
from lastcard.cards.text.phrases import PLURAL, is_one
from lastcard.cards.text.telling.wording import FEWEST_PLAYERS, MOST_PLAYERS
from lastcard.cards.text.tree import Is, Players

BE = ("are", "is", "'s", "'re", "is-not")
PLAY = ("play", "playing", "in", "left", "at", "here", "around")
"""What may be said of players who are counted."""
BOUNDS: tuple[tuple[tuple[str, ...], int, int], ...] = tuple(
    (tuple(words.split()), least, most)
    for words, least, most in (
        ("more than", 1, MOST_PLAYERS), ("at least", 0, MOST_PLAYERS), ("fewer than", FEWEST_PLAYERS, -1),
        ("less than", FEWEST_PLAYERS, -1), ("at most", FEWEST_PLAYERS, 0), ("up to", FEWEST_PLAYERS, 0),
        ("exactly", 0, 0), ("only", 0, 0), ("just", 0, 0), ("", 0, 0),
    )
)  # fmt: skip
"""How many play: what is added to the number for the fewest and the most; or, if larger, that itself."""


class Being(LastCard):
    """Conditions on who somebody is."""

    def being(self) -> Is | Players | None:
        """Somebody is a certain player, or so many play."""
        return self.how_many_play() or self.who_is()

    def who_is(self) -> Is | None:
        """`you are the dealer`, `the next player is not the youngest player`."""
        before = self.at, self.farthest, [*self.expected], self.bare
        who = self.who()
        be = self.word()
        if who is not None and who not in PLURAL and be in BE:
            self.at += 1
            negated = be == "is-not" or self.is_next("not")
            self.at += self.is_next("not")
            single = not (who in ("chosen", "they") and (self.bare or who == "they"))
            self.at += self.is_next("also")
            whom = self.who() if single else None
            named = whom == "you" or (
                whom is not None and is_one(whom) and whom not in ("chosen", "they", "neighbour", "second chosen")
            )
            if named and whom is not None and whom != who:
                who = self.sense.holder(self.chosen_by_now(who))
                return Is(who, self.sense.player(whom) if whom != "you" else "you", negated)
        self.at, self.farthest, self.expected, self.bare = before
        return None

    def how_many_play(self) -> Players | None:
        """`there are more than 4 players`, `only 2 play`."""
        begun = self.at
        there = self.is_next("there", "are")
        self.at += 2 * there
        words, least, most = next(bound for bound in BOUNDS if self.is_next(*bound[0]))
        self.at += len(words)
        count = self.number()
        noun = self.word() in ("players", "player")
        self.at += noun
        said = self.word() in PLAY
        if count is None or not noun or not (there or said) or self.sense.number_known:
            self.at = begun
            return None
        self.at += self.is_next("are")
        while self.word() in PLAY or self.is_next("the", "game") or self.is_next("the", "table"):
            self.at += 1 + (self.word() == "the")
        fewest, largest = (least if least == FEWEST_PLAYERS else count + least), most if most > 0 else count + most
        if not FEWEST_PLAYERS <= largest <= MOST_PLAYERS or fewest > largest:
            self.at = begun
            return None
        return Players(max(fewest, FEWEST_PLAYERS), largest)
