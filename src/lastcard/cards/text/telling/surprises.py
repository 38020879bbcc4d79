"""What a text does that its writer may not expect: said with what it will do, so that nobody is surprised in a game."""

import re
from collections.abc import Iterator

from lastcard.cards.text.phrases import AGREED, PLURAL, Who
from lastcard.cards.text.telling.whole import every
from lastcard.cards.text.tree import (
    Act,
    Asked,
    Before,
    Clause,
    Contest,
    Dare,
    Do,
    Either,
    Holds,
    If,
    Is,
    Lasting,
    Note,
    Text,
    Until,
)

MUCH = 5
"""So many cards for each of several players are most of a draw pile."""

SEATS: dict[Who, str] = {
    "second": "With two players, the second next player is you.",
    "next_two": "With two players, the next 2 players are only one.",
    "next_3": "With three players or fewer, the next 3 players are all the others.",
    "next_4": "With four players or fewer, the next 4 players are all the others.",
    "next_5": "With five players or fewer, the next 5 players are all the others.",
    "across": "Where the number of players is odd, nobody sits exactly across: it is the one half way round.",
    "neighbours": "With two players, both neighbours are the same player, who does it once.",
    "second chosen": "With two players, there is no second one to choose: nothing happens.",
    "two": "With two players, there is only one other to choose.",
    "left": "The left is where cards are dealt first: with two players it is the same as the right.",
    "right": "With two players, the right is the same as the left.",
}
"""What depends on how many play."""

GAME = re.compile(
    r"\b(?:rest|end|remainder) of (?:the|this) (?:whole |entire )?game\b|\bthe (?:whole|entire) game\b", re.I
)
"""How people say that a rule is to last longer than any rule does."""
ENDS_WITH_ROUND = "It ends with the round: no rule goes on into the next one."


def surprises(text: Text, said: str = "") -> list[str]:
    """What may surprise people, in a text as it was said.

    >>> from lastcard.cards.text import read
    >>> surprises(read("discard all cards.", ["red"]))
    ['Whoever discards all their cards goes out: that ends the round at once.']
    """
    clauses = [*every((*text.play, *text.drawn, *text.turned_up))]
    found = [SEATS[who] for who in dict.fromkeys(_players(clauses)) if who in SEATS]
    if clauses and all(isinstance(clause, Note) for clause in clauses):
        found.append("Nothing in the game changes by this: it is only said to the table.")
    if any(act.verb.name == "discard_all" and act.cards == "all" for _, act in _acts(clauses)):
        found.append("Whoever discards all their cards goes out: that ends the round at once.")
    if any(act.verb.name == "give_all" and act.cards == "all" for _, act in _acts(clauses)):
        found.append("Whoever gives all their cards away goes out: that ends the round at once.")
    if any(act.verb.name == "draw" and act.count >= MUCH and who in PLURAL for who, act in _acts(clauses)):
        found.append("With many players this takes most of the draw pile.")
    if any(act.verb.name == "again" and who == "everyone" for who, act in _acts(clauses)):
        found.append("Everyone takes another turn: each of them plays twice in a row when their turn comes.")
    if any(who.startswith(AGREED) for who in _players(clauses)):
        found.append("Only people know who that is: whoever plays the card says it, once in a round.")
    if any(act.many is not None and act.many.kind == "told" for _, act in _acts(clauses)):
        found.append("Only people know how many that is: whoever can count it is asked, up to 20 cards. Bots say 1.")
    known = any(isinstance(clause, If) and isinstance(clause.condition, Before) for clause in clauses)
    if not known and any(act.many is not None and act.many.kind == "number" for _, act in _acts(clauses)):
        found.append("If the card before it shows no number, that is none.")
    if GAME.search(said) and any(isinstance(clause, Lasting) and clause.until.kind == "end" for clause in clauses):
        found.append(ENDS_WITH_ROUND)
    if any(act.verb.name == "knock_out" for _, act in _acts(clauses)):
        found.append("Whoever is out plays again in the next round. With two players the other one wins at once.")
    if any(act.verb.name == "win" for _, act in _acts(clauses)) and re.search(r"\b(?:game|match)\b", said, re.I):
        found.append("That wins the round: a game may be more than one.")
    found += _of_rules([clause for clause in clauses if isinstance(clause, Lasting)])
    if any(isinstance(clause, If) and isinstance(clause.condition, Asked) for clause in clauses):
        found.append("Only people know whether that is true: whoever it is about is asked. Bots say no.")
    if any(isinstance(clause, Either) and clause.true_of for clause in clauses):
        found.append("Only people know of whom that is true: everyone is asked. Bots say no.")
    breakable = any(isinstance(clause, Lasting) and clause.rule == "words" and clause.count for clause in clauses)
    if breakable or any(isinstance(clause, Dare | Contest) for clause in clauses):
        found.append("People judge it; bots vote too.")
    return found


def _of_rules(rules: list[Lasting]) -> Iterator[str]:
    """What may surprise people about rules that last."""
    if any(rule.rule == "draw" and rule.count == 0 and rule.until.kind != "turn" for rule in rules):
        yield "If nobody can play a card, everyone passes, and the round ends without a winner."
    if any(rule.rule == "only" and rule.until.kind in ("card", "end") for rule in rules):
        yield "This can make a round long: whoever has no such card draws, turn after turn."
    if any(
        rule.until.kind == "card"
        and rule.rule not in ("double", "cancel")
        and not (rule.rule == "when" and rule.until.cards == "all")
        for rule in rules
    ):
        yield "If nobody plays such a card, it holds to the end of the round."
    if any(rule.until.kind in ("call", "caught", "drawn") for rule in rules):
        yield "If nobody does that, it holds to the end of the round."
    own = ("only", "forbid", "match", "draw")
    if any(rule.rule in own and rule.who == "you" and rule.until == Until("turn") for rule in rules):
        yield "That is over when your next turn begins: until then you only play if you jump in."
    if any(rule.until.kind == "turn" and rule.until.count > 1 for rule in rules):
        yield "Rounds are counted by the turns of whoever played the card."


def _acts(clauses: list[Clause]) -> Iterator[tuple[Who, Act]]:
    for clause in clauses:
        if isinstance(clause, Do):
            yield from ((clause.who, act) for act in clause.acts)


def _players(clauses: list[Clause]) -> Iterator[Who]:
    """Everybody who is spoken of."""
    for clause in clauses:
        if isinstance(clause, Do | Dare | Either | Lasting):
            yield clause.who
        if isinstance(clause, Do):
            yield from (act.whom for act in clause.acts if act.whom)
            if clause.but:
                yield clause.but
        if isinstance(clause, Contest):
            yield clause.whom
        if isinstance(clause, If) and isinstance(clause.condition, Holds | Asked | Is):
            yield clause.condition.who
            yield from (clause.condition.whom,) if isinstance(clause.condition, Is) else ()
