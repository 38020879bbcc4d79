"""Whole sentences said the other way round: put into the order of the phrase book before they are read.

A row has the sentence as it is read, and behind it how people say it, in patterns: `a|b` are alternatives, `[a]` may be
left out, and `<who>` is any row of words within a clause, which stands again where the meaning has it. What stands in a
gap is read like everything else afterwards: a row only moves words, so a gap that was filled wrongly is refused.
A row holds where a clause begins, one that begins with `^` only at the beginning of a text, and one that ends with `$`
only if its sentence ends there; `%` is the end of a clause.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from lastcard.cards.text.patterns import Element, Elements, variants
from lastcard.cards.text.plainer.asking import ASKING
from lastcard.cards.text.plainer.gathered import GATHERED
from lastcard.cards.text.plainer.manners import OPENINGS
from lastcard.cards.text.plainer.rewriting import PUT, Placed
from lastcard.cards.text.plainer.said_freely import PUT_FREELY
from lastcard.cards.text.plainer.said_in_parts import IN_PARTS
from lastcard.cards.text.plainer.said_politely import RECAST
from lastcard.cards.text.plainer.seen import SEEN

_EVERYONE = "everyone|players"
_ALL = ("everyone", "all players", "each player", "every player", "players")
_SEAT = ("the player on|to their|the|your {side} [side]", "the player sitting on|to their|the|your {side}",
         "their|your neighbour on|to the|their {side}", "their|your {side} neighbour",
         "the player {side} of them")  # fmt: skip
_VOTE = ("vote|votes on|for|about who", "must vote on|for who", "vote|votes who", "vote|votes to decide|choose who",
         "decide|decides who", "decide|decides together who", "choose|chooses together who")  # fmt: skip
_MOST_VOTES = (
    "the player|one with the most votes|fingers", "whoever has|gets the most votes|fingers",
    "the player|one who gets|has the most votes|fingers", "the player|one with most votes|fingers",
    "the player with the most fingers pointed|pointing at them", "whoever gets|is pointed at [the] most",
    "whoever is|gets chosen|picked|named|voted [for] [the] most", "the player pointed at [the] most", "most votes",
    "the most votes", "whoever everyone points at the most", "the player who is|gets pointed at [the] most",
    "the loser", "loser", "the player who gets voted [for]", "whoever wins [the vote]", "the winner",
)  # fmt: skip

RECASTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    # Hands go round
    *((f"everyone passes their hand to the player on their {side}", tuple(
        f"{who} [must] swap|swaps hands|[their]|[your] [hand]|[cards] with {seat}".replace(
            "hands|[their]|[your] [hand]|[cards]", what).format(side=side) + " %"
        for who in _ALL for seat in _SEAT
        for what in ("hands", "their|your hand|hands|cards", "all their|your cards")))
      for side in ("left", "right")),
    ("everyone passes their hand to the next player", tuple(
        f"{who} [must] swap|swaps {what} with the {whom} %" for who in _ALL
        for whom in ("next player", "player next to them", "player next to them in the direction of play")
        for what in ("hands", "their|your hand|hands|cards"))),
    ("<what> until they draw a card of that colour", ("<what> until they get|draw|find|have one|it $",)),
    ("you take another turn", ("it is|'s your turn again", "its your turn again", "it is|'s your turn once more")),
    # Somebody's wish
    ("you may <what>", ("if you want|like|wish|choose [to] , [you] [may] <what>",)),
    ("you may discard all <which>", (
        "all [of] your <which> may be discarded $", "all [of] [the] <which> in your hand may be discarded $",
        "all [of] your <which> in your hand may be discarded $",
    )),
    ("discard all <which>", (
        "all [of] your <which> are|get discarded $", "all [of] [the] <which> in your hand are|get discarded $",
        "all [of] your <which> must be discarded $", "all [of] [the] <which> in your hand must be discarded $",
    )),
    # Cards that go somewhere
    ("give all your <which> to <who>", (
        "all [of] your <which> go to <who> $", "all [of] your <which> are|get given|passed to <who> $",
        "all [of] [the] <which> in your hand go to <who> $",
    )),
    *((f"{long} , <what>", (f"{long} <what> $",)) for long in (
        "until your next turn", "for one round", "for 2 rounds", "until the next wild", "for the rest of the round",
    )),
    ("give half your cards to <who>", (
        *(f"{split} your hand|cards {two} and give {half} to <who> $" for split in ("split", "cut", "divide")
          for two in ("in half", "in two|2", "into two|2 [halves|piles]")
          for half in ("half", "one|1 half", "one|1", "one|1 of them", "half of them", "half of it")),
        "half [of] your cards|hand go|goes to <who> $",
        "half [of] your cards are given to <who> $",)),
    ("everyone else gives all <which> to you", (
        "all [the] <which> must be given to you $", "all [the] <which> go to you $",
        "all [the] <which> are given to you $",
        "everyone [else] must give you all [of] their <which> $", "collect all [the] <which> from everyone [else] $",
        "collect everyone 's <which> $", "everyone gives you all [of] their <which> $",
        "everyone else gives you all [of] their <which> $",
    )),
    ("everyone returns their hand to the draw pile , shuffles it and draws <n>", tuple(
        f"{gone} {new} <n> [new|fresh] cards [each] $"
        for gone in (
            "everyone shuffles their hands|hand|cards together and", "everyone puts their hands|hand|cards back and",
            "everyone shuffles their hands|hand|cards [back] into the deck and",
            "everyone shuffles their hands|hand|cards [back] into the draw pile and",
            "everyone puts|returns their hands|hand|cards [back] in|into|to the deck and",
            "all hands|cards go|are [shuffled] back in|into the deck and everyone",
            "shuffle all [the] hands|cards [back] into the deck and everyone",
            "shuffle all [the] hands|cards [back] into the deck . everyone",
        )
        for new in ("draws", "gets", "takes", "receives", "is dealt")
    )),
    ("everyone returns their hand to the draw pile , shuffles it and draws <n>", (
        "^ restart|reset :|!|.|,|- everyone draws|gets|takes <n> [new|fresh] cards [each] $",
    )),
    ("<who> draws <n>", ("give <who> a draw|plus <n> [card] $", "hit <who> with a draw|plus <n> [card] $",
                         "<n> cards are drawn by <who> $", "use|play a draw|plus <n> on <who> $")),
    ("take 1 card from <who>", (
        *(f"<who> {give} {what} %" for give in ("must give|pass", "gives|passes") for what in (
            "you a|one|1 random card", "a|one|1 random card to you", "you a|one|1 card at random",
            "a|one|1 random card from their hand to you", "you a|one|1 random card from their hand")),
    )),
    ("choose a player . take 1 card from them", (
        "^ steal a|one|1 [random] card $",
    )),
    *((f"<who> {give} 1 card to <whom>", (
        f"<who> {choose} a|one|1 card from their hand and {give} it to <whom> $",
        f"<who> {choose} a|one|1 card and {give} it to <whom> $",
        f"<who> {choose} a|one|1 card from their hand and {hand} it to <whom> $",
        f"<who> {choose} a|one|1 card and {hand} it to <whom> $",
    )) for choose, give, hand in (("chooses|picks", "gives", "passes"), ("choose|pick", "give", "pass"))),
    ("<who> discards 1 random card", (
        *(f"pick|take|choose|draw a|one|1 card from <who> 's hand {how} and discard it $"
          for how in ("without looking", "at random", "randomly", "blindly")),
        "discard a|one|1 random card from <who> 's hand $", "randomly discard a|one|1 card from <who> 's hand $",
        "pick|take|choose a|one|1 random card from <who> 's hand and discard it $",
    )),
    ("discard all cards of a colour you choose", tuple(
        f"{put} all {which} $" for put in ("play", "put down", "lay down", "discard")
        for which in ("[the] cards you have of one|a|the colour", "[the] cards you have of the same colour",
                      "[of] your cards of one|a|any colour", "[of] your cards of the same colour",
                      "[of] your cards in one|a colour"))),
    # Dares
    ("<who> must do a dare , or <what>", (
        "dare <who> [to do something] .|;|,|! if they refuse|fail|do-not [do] [it] [,] they [must] <what> $",
        "truth or dare :|!|,|- choose|pick <who> .|,|; they must do it or <what> $",
        "truth or dare :|!|,|- choose|pick <who> .|,|; they [must] do it or <what> $",
        "truth or dare with|for <who> .|,|;|! if they refuse|fail [,] they [must] <what> $",
        "truth or dare with|for <who> .|,|;|! they do it or <what> $",
        "<who> must do a truth or dare or <what> $", "<who> must do a truth or dare , or <what> $",
    )),
    ("you must do a dare , or <what>", (
        "^ truth or dare :|!|,|.|- if you refuse|fail|cannot [do] [it] [,] [you] [must] <what> $",
        "^ truth or dare :|!|,|.|- if you do-not want|dare [to] [,] [you] [must] <what> $",
        "^ truth or dare :|!|,|.|- whoever refuses [,] [must] <what> $",
    )),
    ("swap hands with <who>", (
        "take|steal the hand|cards of <who> and give them yours $",
        "take|steal the hand|cards of <who> and give them your|their hand|cards $",
    )),
    ("return your hand to the draw pile , shuffle it and draw <n>", (
        "swap your [whole|entire] hand|cards for [the] [top] <n> [new|fresh|other] cards $",
        "swap your [whole|entire] hand|cards for [the] [top] <n> [new|fresh|other] cards of|from|off the deck|pile $",
        "swap your [whole|entire] hand|cards for [the] [top] <n> [new|fresh|other] cards of|from|off the draw pile $",
    )),
    *((f"have a contest with <who> : {game} . the {out} <what>", (
        f"^ {said} .|!|:|, choose|pick <who> .|,|;|! [the] {out} <what> $",))
      for game, said in (("rock paper scissors", "rock [,] paper [,] scissors"), ("thumb war", "thumb war"),
                         ("staring contest", "staring contest"), ("arm wrestling", "arm wrestling"))
      for out in ("loser", "winner")),
    ("choose a number . discard all cards with that number", tuple(
        f"{put} all {which} [at once] $" for put in ("play", "put down", "lay down", "discard")
        for which in ("[the] cards you have of one|a|the number", "[the] cards you have of the same number",
                      "[of] your cards of|with one|a|any number", "[of] your cards of|with the same number"))),
    # A rule that somebody makes up
    *((f"everyone must keep to a rule that you make up for the rest of the round , whoever breaks it draws {n}", tuple(
        f"^ invent a rule {then} {who} [must] draws|draw {cards} $"
        for then in (".", ",", "!", ":", ";", "and", ", and")
        for who in ("whoever|anyone breaks it", "anyone who breaks it", "break it and|, you", "whoever breaks the rule",
                    "if you|someone|anyone break|breaks it , you|they",
                    "if you|someone|anyone break|breaks it you|they")))
      for n, cards in (("<n>", "<n> [cards]"), ("1", "a|one|1 card"))),
    ("do nothing", (
        "^ nothing happens [at all] $", "^ nothing $", "^ this card does [absolutely] nothing $", "^ no effect $",
        "^ this card has no effect $", "^ absolutely nothing [happens] $",
    )),
    ("the next player misses a turn and the second next player <what>", (
        "skip one|1 player [,] [and] then the next [one|player] <what> $",
    )),
    # As the cards of the game are called
    ("the next player draws <n> and misses a turn", (
        "^ wild draw <n> $", "^ wild plus <n> $", "^ plus <n> $", "^ plus <n> and|, skip $",
        "^ plus <n> wild $", "^ plus <n> cards $",
    )),
    ("the next player <plus> and misses a turn", (
        "^ <plus> $", "^ <plus> cards $", "^ <plus> and|, skip $", "^ wild <plus> $", "^ <plus> wild $",
        "^ <plus> skip $",
        "^ skip and|, <plus> $", "^ wild <plus> and|, skip $",
    )),
    # What somebody cannot do
    *((f"{who} must <deed> , or <what>", (
        f"if {who} cannot <deed> , they [must] <what> $", f"if {who} cannot <deed> they [must] <what> $"))
      for who in ("the next player", "the previous player", "the player on your left", "the player on your right")),
    # Questions
    ("<who> must answer your question , or <what>", (
        *(f"ask <who> a {which} .|,|;|! {wrong} [,] [they] [must] <what> $"
          for which in ("question", "yes / no question", "yes or no question",
              "trivia|math|maths|riddle|hard|quiz|tricky question", "riddle",
              "general knowledge question")
          for wrong in ("if they get it wrong", "if they answer wrong|wrongly|incorrectly",
              "if they cannot answer [it]",
                        "if they do-not answer [it]", "if they refuse to answer", "if they refuse",
                        "if they do-not know [it] [the] [answer]",
                        "if they are|'re wrong",
                        "if they do-not get it right", "if wrong", "if it is|'s wrong")),
    )),
    # Votes
    ("everyone has a contest : vote|votes|decide|decides|choose|chooses . the loser <what>", (
        *(f"{who} {vote} <what> $" for who in (*_ALL, "the group", "the table", "the others", "everyone else",
            "the whole table")
          for vote in _VOTE),
        "vote on|for who <what> $", "vote who <what> $", "vote to decide who <what> $", "vote : who <what> $",
        *(f"{who} vote|votes for a player , who|they <what> $" for who in _ALL),
        *(f"{who} vote|votes for someone [,] [who] [they] <what> $" for who in _ALL),
        *(f"{opening} {most} <what> $"
          for opening in ("vote !|.|:|,", "take a vote !|.|:|,", "everyone votes !|.|:|,|;", "have a vote .|:|,|;",
                          "everyone votes for someone .|,|;", "everyone votes for a player .|,|;|!",
                          "hold a vote .|:|,|;",
                          "all players vote .|,|;", "players vote .|,|;", "put it to a vote .|,|;|:")
          for most in _MOST_VOTES),
    )),
    ("everyone has a contest : points|point at|to someone|player . the loser <what>", tuple(
        f"{opening} {stop} {most} <what> $"
        for opening in ("everyone points at|to someone", "everyone points at|to a player",
            "all players point at|to someone",
                        "everyone points at|to another player", "everyone point at|to someone",
                        "on three|3 , everyone points at|to someone")
        for stop in (".|,|;|!|:", "and", "[.] at the same time .")
        for most in _MOST_VOTES)),
)  # fmt: skip
"""What is meant, and how people say it."""

_STARTS = frozenset({".", "!", ";", ":", ",", "and", "then", "-"})
_ENDS = frozenset({".", "!", ";"})
_INSIDE = r"(?:(?![.!;:,?()] )\S+ )+?"


def _regex(way: Sequence[Element]) -> str:
    parts = []
    for element in way:
        if element.slot == "n":
            parts.append(r"(?P<n>[0-9]{1,2} |one |two |three |four |five |six |seven |eight |nine |ten )")
        elif element.slot == "plus":
            parts.append(r"(?P<plus>\+[0-9]{1,2} )")
        elif element.slot:
            parts.append(f"(?P<{element.slot}>{_INSIDE})")
        elif element.words == ("^",):
            parts.append("^")
        elif element.words == ("$",):
            parts.append(r"(?=[.!;] |$)")
        elif element.words == ("%",):
            parts.append(r"(?=[.!;,] |and |then |$)")
        else:
            parts.append("(?:" + "|".join(re.escape(word) + " " for word in element.words) + ")")
    return "".join(parts)


def _opening(way: Sequence[Element]) -> tuple[str, ...]:
    return way[way[0].words == ("^",)].words


class Needing(NamedTuple):
    """A regular expression, and words of which a sentence must have one."""

    words: frozenset[str]
    regex: str


How = Elements | Needing | str
"""How a sentence is said: a way, or a regular expression."""

Row = tuple[How, tuple[str, ...]]
"""How a sentence is said, and the words of what it means."""


def _may_be(how: How, words: set[str]) -> bool:
    """Whether a sentence with these words could be said like that: soon seen, where matching takes its time."""
    if isinstance(how, str):
        return True
    if isinstance(how, Needing):
        return not how.words.isdisjoint(words)
    for element in how:
        if words.isdisjoint(element.words) and not element.slot and element.words not in (("^",), ("$",), ("%",)):
            return False
    return True


def _opens(how: How) -> bool:
    """Whether it holds at the beginning of a text only."""
    if isinstance(how, Needing):
        return False
    return how.startswith("^") if isinstance(how, str) else how[0].words == ("^",)


def _table() -> dict[str, tuple[Row, ...]]:
    """The rows by the word that they begin with; rows that begin with a gap under nothing."""
    table: dict[str, list[Row]] = {}
    for openings, needs, regex, said in ASKING:
        for word in openings:
            table.setdefault(word, []).append((Needing(needs, regex), said))
    for openings, regex, said in (*IN_PARTS, *PUT_FREELY):
        for word in openings:
            table.setdefault(word, []).append((regex, said))
    for meant, ways in (*RECASTS, *RECAST):
        template = tuple(meant.split())
        for pattern in ways:
            for way in variants(pattern):
                for word in _opening(way) or ("",):
                    table.setdefault(word, []).append((way, template))
    for openings, regex, said in (*SEEN, *GATHERED):
        for word in openings:
            table.setdefault(word, []).append((regex, said))
    return {word: tuple(dict.fromkeys(rows)) for word, rows in table.items()}


_TABLE = _table()


@cache
def _rows(word: str) -> tuple[Row, ...]:
    """The rows that a sentence with this first word could be."""
    return (*_TABLE.get(word, ()), *_TABLE[""])


@cache
def _compiled(how: How) -> re.Pattern[str]:
    """A row ready to match, made when a text first has its words: all of them would take seconds."""
    if isinstance(how, Needing):
        return re.compile(how.regex)
    return re.compile(how if isinstance(how, str) else _regex(how))


_LONGEST_OPENINGS = 16
_VERBS = frozenset("look see view check read draw discard give take swap show put keep pass shuffle return".split())
"""What a move begins with that somebody may or must make."""


def recast(found: list[Placed]) -> list[Placed]:
    """The same words in the order of the phrase book, where a sentence says it the other way round.

    >>> [word for word, _, _ in recast([(word, 0, 0) for word in "all your reds go to the next player".split()])]
    ['give', 'all', 'your', 'reds', 'to', 'the', 'next', 'player']
    """
    at = 0
    begin = first = _past_openings(found, 0)
    while at < len(found):
        if at == 0 or found[at - 1][0] in _STARTS:
            begin = _past_openings(found, at)
        begins = at == begin or at == 0 or found[at - 1][0] in _STARTS
        asked = at > 0 and found[at - 1][0] in ("may", "must")
        put = _recast_at(found, at, at in (0, first), at >= begin) if begins else None
        if put is None and asked and found[at][0] in _VERBS:
            put = _recast_at(found, at, False, False, _VERBS)
        if put is not None:
            found, at = put
        at += 1
    return found


def _past_openings(found: list[Placed], at: int) -> int:
    """Where a clause begins behind words that change nothing: `ok so`, `upon playing this card,`."""
    words = [word for word, _, _ in found[at : at + _LONGEST_OPENINGS]]
    passed = 0
    while passed < len(words):
        first = words[passed]  # hundreds of openings, of which few begin with it
        ways = (way for way in OPENINGS if way[0] == first and tuple(words[passed : passed + len(way)]) == way)
        if not (opening := next(ways, ())):
            break
        passed += len(opening)
    return at + passed


def _literal(word: str, said: list[Placed]) -> Placed:
    """A word of the meaning: where it was said, if it was; else at the beginning."""
    for way in word.split("|") if "|" in word else ():
        for placed in said:
            if placed[0] == way:
                return placed
    return word.split("|")[0], said[0][1], PUT


def _recast_at(
    found: list[Placed], at: int, opens: bool, gaps: bool, verbs: frozenset[str] = frozenset()
) -> tuple[list[Placed], int] | None:
    """A sentence from a place on, put another way; before words that change nothing, no row that begins with a gap.

    With verbs, only into what begins with one of them: what somebody may or must do stays what they do.
    """
    words = {word for word, _, _ in found[at:]}
    said = " ".join(word for word, _, _ in found[at:]) + " "
    word = found[at][0] if found[at][0] in _TABLE else ""
    for how, template in _rows(word) if gaps else _TABLE.get(word or " ", ()):
        if (not opens and _opens(how)) or not _may_be(how, words):
            continue
        if verbs and template[0].split("|")[0] not in verbs:
            continue
        matched = _compiled(how).match(said)
        if matched is None:
            continue
        end = at + said[: matched.end()].count(" ")
        filled = {
            f"<{name}>": found[at + said[: matched.start(name)].count(" ") : at + said[: matched.end(name)].count(" ")]
            for name in matched.groupdict()
        }
        put: list[Placed] = []
        for word in template:
            put += filled.get(word) or [_literal(word, found[at:end])]
        return [*found[:at], *put, *found[end:]], at + len(put) - 1
    return None
