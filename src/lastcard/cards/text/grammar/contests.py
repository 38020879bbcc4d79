"""Contests between people: what they play, with whom, and who is spoken of as having lost or won."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Literal

from lastcard.cards.text.grammar.deeds import (
    is_about_the_game,
    is_deed,
    is_for_people,
    is_made_up,
    looks_like_a_contest,
)
from lastcard.cards.text.grammar.free_words import names_the_game
from lastcard.cards.text.grammar.matcher import WHO
from lastcard.cards.text.grammar.races import Race, Races
from lastcard.cards.text.phrases import PLURAL, Who
from lastcard.cards.text.tree import Contest
from lastcard.cards.text.words import Word

SEPARATORS = frozenset({",", ".", ";", ":", "!", "-"})
OUTCOMES = frozenset("loser winner".split())
OUTCOME_WORDS = frozenset(
    "loser winner whoever misses wins lost won last first slowest fastest losing winning worst best".split()
)
HURRY = frozenset("last first slowest fastest worst best loser winner".split())
END = frozenset({".", ";", "!", ":"})
TOUCHED = frozenset("slap slaps touch touches tap taps hit hits smack smacks kiss kisses point points put".split())
TOUCHABLE = frozenset("pile deck card hand".split())
"""What people do to a pile or a card, and not with it: `slap the pile! the last one draws 2`."""


FIGHTS = (
    ("arm", "wrestle"),
    ("arm-wrestle",),
    ("thumb", "wrestle"),
    ("thumb-wrestle",),
    ("fight",),
    ("race",),
    ("battle",),
)
"""What people do against somebody, who is named behind it."""


IN_A_TIE = re.compile(r" ?\(in a tie (nobody|you decide|you)\)$", re.IGNORECASE)

ABOUT = frozenset("about of for to from by like with against between".split())
"""Words before somebody who is only spoken of."""


class Contests(Races):
    """Sentences by which people have a contest."""

    deed_ahead: Callable[[], bool]

    spoken_of: list[tuple[int, str]] | None = None
    """Where outcomes of contests are spoken of, once that has been looked for."""

    def contested(self) -> Contest | None:
        """`rock paper scissors with the next player. The loser draws 3`: people play, and say who lost."""
        asks = next((word for word in self.outcomes() if word), None)
        raced = self.race_ahead()
        if self.contest_comes():
            return None
        if asks is None or self.word() in ("if", "flip", "roll", "guess") or self.role_ahead(self.at):
            return None
        begun = self.at
        stop = begun
        while stop < len(self.words) and self.words[stop].text not in END:
            stop += 1
        self.put_contest_first(begun, stop)
        stop = next((at for at in range(begun, len(self.words)) if self.words[at].text in END), len(self.words))
        contest = self.contest_between(begun, stop) or (None if raced else self.contest_of_all(begun, stop))
        if contest is None:
            self.at = begun
            return None
        game, whom = contest
        words = [word for word in game.lower().split() if word not in ("player", "uno")]
        opening = [word.text for word in self.words[begun : begun + 4]]
        named = opening in (["have", "a", "contest", "with"], ["everyone", "has", "a", "contest"])
        hurried = whom == "everyone" and self.hurry_ahead(stop)
        if not TOUCHED.isdisjoint(words):
            words = [word for word in words if word not in TOUCHABLE]
        of_people = is_for_people(words) or not is_about_the_game(words)
        freely = named and (of_people or not names_the_game(game, self.colours))
        if not looks_like_a_contest(game) and not freely and not (hurried and of_people):
            self.at = begun
            return None
        raced = raced or (self.race_at(self.at + 1) if self.word() in (",", ":", "-") else None)
        if raced is not None:
            game = f"{game}, {raced.game}"
        tie: Literal["", "nobody", "you", "you decide"] = ""
        if (found := IN_A_TIE.search(game)) is not None:
            game = game[: found.start()]
            tie = "nobody" if found[1] == "nobody" else "you" if found[1] == "you" else "you decide"
        self.sense.contest = Contest(game, whom, "winner" if asks == "winner" else "loser", tie)
        return self.sense.contest

    def put_contest_first(self, begun: int, stop: int) -> None:
        """`the loser of a race between you and somebody draws 2`: the contest is said first."""
        at = begun + self.is_next("the")
        if at + 2 >= stop or self.words[at].text not in OUTCOMES or self.words[at + 1].text != "of":
            return
        outcome = self.words[at].text
        for middle in range(at + 2, stop):
            if self.words[middle].text not in ("between", "with", "against"):
                continue
            other = middle + (3 if [word.text for word in self.words[middle + 1 : middle + 3]] == ["you", "and"] else 1)
            if end := self.player_ahead(other):
                place = self.words[begun].start
                made = [
                    [Word(word, place, place) for word in "have a contest with".split()], self.words[other:end],
                    [Word(":", place, place)], self.words[at + 2 : middle],
                    [Word(word, place, place) for word in (".", "the", outcome)],
                ]  # fmt: skip
                self.put(begun, end, [word for part in made for word in part])
                self.spoken_of = None
                return

    def put_chosen_last(self) -> None:
        """`choose a player and play rock paper scissors`: it is a contest with a player you choose."""
        begun = self.at
        end = self.player_ahead(begun + 1) if self.word() in ("choose", "pick", "challenge") else None
        if end is None or end >= len(self.words) or self.words[end].text not in ("and", "to", "for"):
            return
        first = end + 1
        stop = next((at for at in range(first, len(self.words)) if self.words[at].text in (*END, ",")), len(self.words))
        while first < stop and self.words[first].text in ("play", "do", "have", "a", "an"):
            first += 1
        alone = self.text_at(stop + 1) == "if" and self.text_at(stop + 2) in ("they", "he", "she")
        if alone and self.text_at(stop + 3) not in ("win", "wins", "lose", "loses"):
            return  # choose a player to sing; if they refuse, they draw 2
        if looks_like_a_contest(" ".join(word.text for word in self.words[first:stop])):
            place = self.words[begun].start
            opening = [Word(word, place, place) for word in "have a contest with".split()]
            with_them = self.words[stop - 1].text == "with"
            self.put(stop - with_them, stop + self.is_stop(stop), [Word(".", self.words[stop - 1].end, place)])
            self.put(begun, first, [*opening, *self.words[begun + 1 : end], Word(":", place, place)])
            self.spoken_of = None

    def is_stop(self, at: int) -> bool:
        """Whether a part of a sentence ends at a place."""
        return at < len(self.words) and self.words[at].text in (*END, ",")

    def contest_comes(self) -> bool:
        """Whether the next sentence says that there is a contest."""
        stop = next(
            (at for at in range(self.at, len(self.words)) if self.words[at].text in (".", "!")), len(self.words)
        )
        said = [word.text for word in self.words[stop + 1 : stop + 5]]
        return said in (["everyone", "has", "a", "contest"], ["have", "a", "contest", "with"])

    def hurry_ahead(self, stop: int) -> bool:
        """Whether the next sentence is about who was first or last: `everyone claps. the last one draws 2`."""
        at = stop + 1
        at += at < len(self.words) and self.words[at].text == "the"
        return at < len(self.words) and self.words[at].text in HURRY

    def race_ahead(self) -> Race | None:
        """Who is first or last at what a contest is about, if that is how the next sentence begins."""
        stop = next((at for at in range(self.at, len(self.words)) if self.words[at].text in END), len(self.words))
        return self.race_at(stop + 1) if stop + 1 < len(self.words) else None

    def outcomes(self) -> list[str]:
        """Which outcomes of a contest are spoken of from here on."""
        if self.spoken_of is None:
            found: list[tuple[int, str]] = []
            game = range(0)
            for at, word in enumerate(self.words):
                before = [word.text for word in self.words[max(0, at - 9) : at]]
                if word.text == ":" and ("a", "contest") in pairwise(before):
                    stops = (stop for stop in range(at, len(self.words)) if self.words[stop].text in (".", ";", "!"))
                    game = range(at, next(stops, len(self.words)))
                if at in game:
                    continue
                if (race := self.race_at(at)) is not None and at > 0:
                    found.append((at, race.outcome))
                    continue
                if word.text in OUTCOME_WORDS:
                    for first in range(max(0, at - 3), at + 1):
                        ahead = self.look_ahead(WHO, first)
                        if ahead is not None and ahead[1] in OUTCOMES:
                            found.append((first, ahead[1]))
                            break
            self.spoken_of = found
        return [outcome for at, outcome in self.spoken_of if at >= self.at]

    def contest_between(self, begun: int, stop: int) -> tuple[str, Who] | None:
        """What you play, and with whom: `play chess with`, `challenge somebody to`, `you and somebody play`."""
        whom: Who | None
        if self.is_next("have", "a", "contest", "with"):
            self.at += 4
            whom = self.who()
            if whom is not None and whom not in PLURAL and whom != "you" and self.is_next(":"):
                first = self.at + 1
                self.at = first
                while self.at < len(self.words) and self.words[self.at].text not in (".", ";", "!"):
                    self.at += 1
                return self.between_words(first, self.at), self.sense.player(whom)
            self.at = begun
        if self.word() in ("challenge", "duel"):
            self.at += 1
            whom = self.who()
            if whom is not None and whom not in PLURAL and self.is_next("to"):
                self.at += 1 + (self.word(1) in ("a", "an"))
                return self.free_words(self.at), self.sense.player(whom)
            self.at = begun
        fight = next((words for words in FIGHTS if self.is_next(*words)), None)
        if fight is not None:
            self.at += len(fight)
            whom = self.who()
            if (
                whom is not None
                and whom not in PLURAL
                and whom != "you"
                and self.word() in (".", ",", ":", ";", "!", "-")
            ):
                return self.between_words(begun, begun + len(fight)), self.sense.player(whom)
            self.at = begun
        if self.is_next("you", "and"):
            self.at += 2
            whom = self.who()
            if whom is not None and whom not in PLURAL and self.word() in ("play", "have", "do", "fight"):
                self.at += 1 + (self.word(1) in ("a", "an"))
                return self.free_words(self.at), self.sense.player(whom)
            self.at = begun
        if (faced := self.contest_facing(begun, stop)) is not None:
            return faced
        for at in range(begun + 1, stop):
            if self.words[at].text in ("with", "against"):
                self.at = at + 1
                whom = self.who()
                if whom is None or whom in PLURAL or whom == "you":
                    self.at = begun
                    return None
                first = begun
                while self.words[first].text in ("play", "do", "have", "a", "an", "start", "you"):
                    first += 1
                return self.between_words(first, at), self.sense.player(whom)
        return None

    def contest_facing(self, begun: int, stop: int) -> tuple[str, Who] | None:
        """`stare down the player across from you. first to blink draws 2`: against whoever is named last."""
        if not self.hurry_ahead(stop):
            return None
        for at in range(begun + 1, stop):
            said = [word.text for word in self.words[begun:at]]
            done = is_made_up(said) or is_deed(said) or looks_like_a_contest(said[0])
            if not done or is_about_the_game(said) or not ABOUT.isdisjoint(said):
                continue
            if self.player_ahead(at) == stop:
                self.at = at
                whom = self.who()
                if whom is None or whom in PLURAL or whom in ("you", "they"):
                    break
                return self.between_words(begun, at), self.sense.player(whom)
        self.at = begun
        return None

    def contest_of_all(self, begun: int, stop: int) -> tuple[str, Who] | None:
        """`everyone plays rock paper scissors`."""
        if self.is_next("everyone", "has", "a", "contest", ":"):
            self.at += 5
            first = self.at
            while self.at < len(self.words) and self.words[self.at].text not in (".", ";", "!"):
                self.at += 1
            return self.between_words(first, self.at), "everyone"
        if self.deed_ahead() and self.hurry_ahead(stop):
            return self.free_words(begun), "everyone"
        if self.who() != "everyone":
            return None
        if self.hurry_ahead(stop):
            first = self.at + self.is_next("must")
            if is_for_people([word.text for word in self.words[first:stop]]):
                self.at = stop
                return self.between_words(first, stop), "everyone"
        if self.word() in ("play", "plays", "has", "have", "must", "does", "do"):
            self.at += 1 + (self.word(1) in ("a", "an"))
        return self.free_words(self.at), "everyone"

    def free_words(self, first: int) -> str:
        """Words up to the next full stop, comma or colon."""
        self.at = first
        while self.at < len(self.words) and self.words[self.at].text not in (*SEPARATORS, "and"):
            self.at += 1
        return self.between_words(first, self.at)

    def between_words(self, start: int, end: int) -> str:
        """The text from one word up to another one, in one line."""
        self.free.append((start, end))
        said = self.between(start, end)
        said = " ".join(said.split())
        return said[:1].lower() + said[1:]
