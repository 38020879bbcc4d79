"""Sentences that only repeat what has been said: left out, if what is left does mean that.

People say a thing twice to be sure: `only them`, `everybody with an odd number doesn't`, `that means they draw 2`. Such
a sentence is held against the tree of all the others. What would change it, or add to it, is not left out.
"""

import re
from collections.abc import Callable, Sequence

from lastcard.cards.text.phrases import is_one
from lastcard.cards.text.telling.wording import write_who
from lastcard.cards.text.tree import Clause, Contest, Do, Text

Reads = Callable[[str], Text | None]

_SENTENCE = re.compile(r"[^.!?;\n]+[.!?;\n]*")
_ONLY_THEM = re.compile(
    r"(?:(?:and|but|so) )?(?:(?:only|just) (?:to )?(?:them|him|her|that (?:one )?(?:player|person)|this (?:one "
    r")?player)|"
    r"(?:and )?(?:nobody|no ?one) else(?: (?:does|gets? to|may|can|sees?(?: it| them)?|looks?))?|not (?:to "
    r")?(?:the others|"
    r"everyone|everybody|anyone else)|no (?:peeking|looking) (?:from|by|for) (?:anybody|anyone|everyone|the) ?(?:else|"
    r"others)?)"
)
"""Only one player is meant."""
_GONE = re.compile(
    r"(?:and |but )?(?:they|those|these|those cards|these cards|the cards|it|that card) (?:(?:just|simply|do|does|"
    r"all) )*"
    r"(?:(?:not|n't) do anything|don't do anything|doesn't do anything|do nothing|does nothing|(?:have|has) no "
    r"effects?|"
    r"go away|goes away|disappear|are gone|is gone|don't count|do not count)(?:,? (?:they|it) (?:just|simply) "
    r"(?:go|goes) "
    r"away)?"
)
"""What has been discarded does nothing."""
_TIES = re.compile(
    r"(?:and |just )?(?:(?:keep (?:going|playing)|play on|go on|play again|go again|again|try again|rematch|replay|"
    r"repeat"
    r"(?: it)?|do it again) (?:on|in|after|if there is|if there's|if it is|if it's|in case of|for|when there is) "
    r"(?:a )?"
    r"(?:ties?|draws?)|(?:ties?|draws?) (?:go on|goes on|are replayed|is replayed|are played again|means? (?:you "
    r")?(?:play|"
    r"go) again)|(?:if (?:there is|there's|it is|it's)|in case of|in|on) a (?:tie|draw),? (?:(?:you|just|both|they) )*"
    r"(?:play|go|do it|try|keep going)(?: on)?(?: again)?|(?:keep|repeat|play)(?: going| playing| on)? until "
    r"(?:someone|"
    r"somebody|one of you) (?:wins|loses))"
)
"""A contest is played again until somebody has lost."""
_MEANS = re.compile(
    r"(?:in other words|that is(?: to say)?|i\.?e\.?|meaning|that means|which means|this means|i mean|so basically|"
    r"to be "
    r"clear|just to be clear|in short|put simply|so)[,:]? (?:that )?(?P<said>(?!.*\b(?:more|extra|another|again|"
    r"too|also|additional|as well|twice|"
    r"each time)\b).+)"
)
"""What was said is said in other words."""
_SPARED = re.compile(
    r"(?:and |but )?(?P<who>(?:everyone|everybody|anyone|anybody|those|players|whoever)(?: [\w']+){1,9}?) "
    r"(?:doesn't|don't|"
    r"does not|do not|does nothing|do nothing|draws nothing|(?:is|are) (?:safe|fine|lucky|spared|ok|okay)|gets nothing|"
    r"get nothing|draw nothing)"
)
"""Those of whom the contrary holds do nothing."""


def without_repeats(text: str, reads: Reads) -> tuple[Text, str] | None:
    """The tree of a text without a sentence that only repeats what the others say, and that sentence."""
    sentences = _SENTENCE.findall(text)
    for at in range(len(sentences) - 1, 0, -1):
        said = " ".join(sentences[at].lower().replace("’", "'").strip(" .!?;\n()").split())
        if not any(shape.fullmatch(said) for shape in (_ONLY_THEM, _GONE, _TIES, _MEANS, _SPARED)):
            continue
        tree = reads("".join(sentences[:at] + sentences[at + 1 :]).strip())
        before = reads("".join(sentences[:at]).strip()) if tree is not None else None
        if tree is not None and before is not None and _is_repeated(said, before, reads):
            return tree, sentences[at].strip()
    return None


def _is_repeated(said: str, before: Text, reads: Reads) -> bool:
    """Whether what has been said before means what a sentence says."""
    clauses = [clause for sentence in before.play for clause in sentence]
    if not clauses:
        return False
    last = clauses[-1]
    if _ONLY_THEM.fullmatch(said):
        return _is_about_one(last)
    if _GONE.fullmatch(said):
        return isinstance(last, Do) and all(act.verb.name.startswith("discard") for act in last.acts)
    if _TIES.fullmatch(said):
        return any(isinstance(clause, Contest) and not clause.tie for clause in clauses)
    if spared := _SPARED.fullmatch(said):
        who = re.sub(r"\b(odd|even) number\b(?! of)", r"\1 number of cards", spared["who"])
        return isinstance(last, Do) and _are_the_rest(last, reads(f"{who} draws 1."))
    means = _MEANS.fullmatch(said)
    return means is not None and any(
        tree is not None and tree.play[:1] == before.play[-1:] for tree in map(reads, _said_of(last, means["said"]))
    )


def _is_about_one(clause: Clause) -> bool:
    if not isinstance(clause, Do) or clause.where is not None or clause.but is not None:
        return False
    whom = [act.whom for act in clause.acts if act.whom is not None]
    return all(map(is_one, whom)) and (is_one(clause.who) or (clause.who == "you" and bool(whom)))


def _are_the_rest(done: Do, spared: Text | None) -> bool:
    """Whether those who are spared are those of whom nothing was said: with an odd number of cards, not an even one."""
    if spared is None or done.where is None or len(spared.play) != 1 or len(spared.play[0]) != 1:
        return False
    other = spared.play[0][0]
    if not isinstance(other, Do) or other.where is None or other.who != done.who:
        return False
    same_cards = done.where.cards == other.where.cards
    return same_cards and {done.where.compare, other.where.compare} in ({"even", "odd"}, {"a", "no"})


def _said_of(last: Clause, said: str) -> Sequence[str]:
    who = write_who(last.who) if isinstance(last, Do) else ""
    told = re.sub(r"^(?:they|he|she|that player)(?: must| have to| has to)?\b", f"{who} must", said)
    return (f"{said}.",) if told == said or not who else (f"{told}.", f"{said}.")
