"""Clauses that only together say what people mean: a new hand, and everyone who is skipped so that you go on."""

from collections.abc import Sequence
from dataclasses import replace

from lastcard.cards.text.grammar.holding import are_opposites
from lastcard.cards.text.phrases import PLURAL, is_one
from lastcard.cards.text.telling.whole import discards_several, every
from lastcard.cards.text.tree import (
    Act,
    Clause,
    Do,
    Drop,
    Either,
    Guess,
    Holds,
    If,
    Lasting,
    PlayedLast,
    Sentence,
    parts,
)
from lastcard.cards.text.verbs import VERBS

NEW_HAND = next(verb for verb in VERBS if verb.name == "new_hand")
PASS_HANDS = next(verb for verb in VERBS if verb.name == "pass_hands")


def as_meant(sentences: Sequence[Sentence]) -> tuple[Sentence, ...]:
    """The sentences of a text, where several clauses are one thing to people.

    `discard your hand. draw 5` is a new hand of 5 cards: nobody means to go out by it. Whoever skips everyone and plays
    again says twice that it is their turn.
    """
    found: list[Sentence] = []
    for sentence in sentences:
        clauses = [_with_new_hands(_with_hands_passed(clause)) for clause in sentence]
        if found and (joined := _joined(found[-1][-1], clauses[0])) is not None:
            found[-1] = (*found[-1][:-1], *joined)
            clauses = clauses[1:]
        while len(clauses) > 1 and (at := _first_joined(clauses)) is not None:
            clauses[at : at + 2] = _joined(clauses[at], clauses[at + 1]) or []
        if clauses:
            found.append(tuple(clauses))
    return tuple(found)


def _first_joined(clauses: Sequence[Clause]) -> int | None:
    return next((at for at in range(len(clauses) - 1) if _joined(clauses[at], clauses[at + 1]) is not None), None)


def _joined(first: Clause, second: Clause) -> list[Clause] | None:
    """Two clauses as what they mean together; None if that is no more than each by itself."""
    if isinstance(first, Lasting) and first == second and first.rule == "safe":
        return [first]  # blocks any draw card: use it when somebody plays one on you
    if isinstance(first, If) and isinstance(second, If):
        return [replace(first, otherwise=second.then)] if are_two_cases(first, second) else None
    if isinstance(first, Either) and isinstance(second, Do) and are_two_cases(first, second):
        simple = not first.second and not first.true_of and not second.otherwise
        return [replace(second, otherwise=(Either("they", first.first),))] if simple else None
    if not isinstance(first, Do) or not isinstance(second, Do) or second.where or second.but:
        return None
    rest = tuple(act for act in second.acts if act.verb.name != "again")
    if second.who == "you" and len(rest) < len(second.acts) and _skips_everyone(first):
        return [replace(first, who="everyone_else"), *([replace(second, acts=rest)] if rest else [])]
    same = second.who == first.who and (first.who == "you" or first.who in PLURAL)
    if (same or (second.who == "they" and first.who != "you")) and _is_new_hand(first.acts[-1], second.acts[0]):
        hand = Act(NEW_HAND, second.acts[0].count)
        return [replace(first, acts=(*first.acts[:-1], hand, *second.acts[1:]))]
    if (same or (second.who == "they" and first.who != "you")) and _is_renewal(first.acts[-1], second.acts[0]):
        return [replace(first, acts=(*first.acts, *second.acts))]
    return None


def are_two_cases(first: Clause, second: Clause) -> bool:
    """Whether a second clause is for just those cases in which the first one is not: then only one of them is done.

    `If you hold an even number of cards, draw 1. If you hold an odd number of cards, discard 1`: not both, though
    whoever has done the first might be among the second by then.
    """
    if isinstance(first, If) and isinstance(second, If):
        one, other = first.condition, second.condition
        if first.otherwise or second.otherwise or not isinstance(one, Holds) or not isinstance(other, Holds):
            return False
        same = one.who == other.who and (is_one(one.who) or one.who in ("you", "they"))
        return are_opposites(one, other) and (same or (other.who == "they" and is_one(one.who)))
    if isinstance(first, Do | Either) and isinstance(second, Do | Either):
        if first.where is None or second.where is None or first.who not in PLURAL:
            return False
        return first.who == second.who and are_opposites(first.where, second.where)
    return False


def _is_renewal(first: Act, second: Act) -> bool:
    """Whether as many cards are drawn as have just been discarded: then nobody goes out in between."""
    drawn = second.verb.name == "draw" and second.many is not None and second.many.kind == "that"
    return discards_several(first) and drawn


def _skips_everyone(clause: Do) -> bool:
    skips = clause.acts[-1].verb.name == "miss" and clause.where is None and clause.but is None
    return skips and len(clause.acts) == 1 and clause.who in ("everyone", "everyone_else")


def _is_new_hand(first: Act, second: Act) -> bool:
    whole = first.verb.name == "discard_all" and first.cards == "all"
    return whole and second.verb.name == "draw" and second.many is None


def _with_hands_passed(clause: Clause) -> Clause:
    """`everyone gives their hand to the next player`: all hands are passed on."""
    if not isinstance(clause, Do) or clause.who != "everyone" or clause.where or clause.but or len(clause.acts) > 1:
        return clause
    act = clause.acts[0]
    whole = act.verb.name == "give_all" and act.cards == "all"
    passed = whole and act.whom in ("next", "previous", "own_left", "own_right")
    return Do("everyone", (Act(PASS_HANDS, whom=act.whom),)) if passed else clause


def gives_up_hand(clause: Clause) -> bool:
    """Whether somebody gives all cards away, and is to do something then: nobody means to go out by that."""
    if not isinstance(clause, Do):
        return False
    return any(act.verb.name == "give_all" and act.cards == "all" for act in clause.acts[:-1])


def is_torn(clause: Clause) -> bool:
    """Whether `otherwise` would be taken for that of a condition inside: `heads: if ..., draw 2. tails: draw 1`."""
    branches = parts(clause)
    if isinstance(clause, If | Drop | Guess):
        first, second = branches
        if first and second and _is_open(first[-1]):
            return True
    return any(is_torn(inner) for branch in branches for inner in branch)


def _is_open(clause: Clause) -> bool:
    """Whether `otherwise` behind a clause would be its own."""
    if not isinstance(clause, If | Drop | Guess):
        return False
    first, second = parts(clause)
    return not first or not second or _is_open(second[-1])


def _with_new_hands(clause: Clause) -> Clause:
    """What somebody does, with a new hand where all cards are discarded and others drawn."""
    if not isinstance(clause, Do):
        return clause
    acts = list(clause.acts)
    for at in range(len(acts) - 1, 0, -1):
        if _is_new_hand(acts[at - 1], acts[at]):
            acts[at - 1 : at + 1] = [Act(NEW_HAND, acts[at].count)]
    return clause if len(acts) == len(clause.acts) else replace(clause, acts=tuple(acts))


def unanswered(sentences: Sequence[Sentence]) -> bool:
    """Whether somebody is to choose a player of whom nothing is said then."""
    clauses = [clause for sentence in sentences for clause in sentence]
    for at, clause in enumerate(clauses):
        chooses = isinstance(clause, Do) and any(act.verb.name == "choose_player" for act in clause.acts)
        if chooses and not (at + 1 < len(clauses) and _is_about_them(clauses[at + 1])):
            return True
    return any(unanswered((part,)) for clause in clauses for part in parts(clause))


def _is_about_them(clause: Clause) -> bool:
    return isinstance(clause, Do) and (clause.who == "they" or any(act.whom == "they" for act in clause.acts))


def at_last(sentences: Sequence[Sentence]) -> list[Clause]:
    """What a text says that happens where its card is the last one: then it acts even so."""
    found: list[Clause] = []
    for clause in every(sentences):
        if isinstance(clause, If) and isinstance(clause.condition, PlayedLast):
            found += clause.otherwise if clause.condition.negated else clause.then
    return found


def draws_at_last(clauses: Sequence[Clause]) -> bool:
    """Whether whoever plays the last card draws for it, and so does not go out."""
    return any(
        isinstance(clause, Do) and clause.who == "you" and any(act.verb.name == "draw" for act in clause.acts)
        for clause in clauses
    )
