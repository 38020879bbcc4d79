"""What people say beside a rule: that it is harsh, why it is so, and whom they pity. It changes nothing, and "
"is left out.

A remark holds nothing but words that judge, wish or greet, and small words between them: whatever could be part of what
a card does is not among them. A reason goes from `because` to the end of its sentence, if nothing is told to be done
in it.
"""

import re
from collections.abc import Sequence

JUDGING = frozenset(
    "harsh fair unfair mean nasty cruel brutal savage rough tough hard luck lucky unlucky sorry honest serious "
    "seriously "
    "simple easy gross nice kind nicely generous fun funny enjoy thanks thank welcome karma revenge justice ouch boom "
    "bam whammy shame pity suckers sucker sod pal mate bro buddy dude dudes fella guys folks muppet numpty cheeky "
    "cheers congrats congratulations bless happy sad sadly unfortunately luckily life deserve deserved deserves "
    "sucks stinks hurts hurt sting stings whinging whingeing whining moaning complaining complaints arguing arguments "
    "argument excuses exceptions exception backsies takebacks take-backs refunds drama worries pressure feelings "
    "biggie wicked evil sneaky tricky brilliant great awesome amazing cool neat sweet lovely pretty ugly boring "
    "classy "
    "forgive forgiven forgotten mad angry upset salty jealous cry crying tears promise swear rip oof yikes phew "
    "ha haha "
    "hahaha hehe lol lmao muahaha mwahaha bwahaha hooray yay woohoo yum gotcha tada voila twist chaos mayhem madness "
    "drastic devastating ruthless merciless risky dangerous painful awkward greedy charming heartless cold blimey "
    "crikey gosh heavens honestly truly obviously naturally hopefully teamwork sharing caring glorious epic legendary "
    "fantastic wonderful terrible horrible awful disgusting delicious spicy petty silly daft bonkers nuts crazy "
    "sportsmanship apologies apologise apologize regrets pleasure joy unreal insane outrageous tragic comeuppance "
    "payback whoops oops blame serves personal goose rascal cheater devil monster turkey clown donkey legend "
    "sausage scoundrel genius weirdo champ sweetheart darling dummy nerd".split()
)
"""Words of which one has to be in a remark, and in every part of it."""
SMALL = frozenset(
    "the a an that this it its is are am was be been i'm you you're they they're we we're i me my your their "
    "them us he "
    "she him her so very really just quite too yes yeah "
    "yep oh ah well and but to for of on in at with about what how now here there thats that's it's i'll they'll "
    "you'll we'll he's she's what's bit little lot bad good right wrong rule rules game love day days sometimes "
    "always "
    "much such like feel feels feeling know knew big old poor dear there's we've they've i've enough have had heart "
    "hearts ok okay anyway anyways tho though u ur r n em as try".split()
)
"""Words that may stand between them."""
ONLY_BEFORE = frozenset("too".split())
"""Words that stand before what is judged; behind a player they would say who is meant: `sorry, you too`."""
JUDGED = JUDGING | frozenset("a my your that so very bad good much big really to".split())
TAGS = frozenset("aren't isn't ain't don't is are eh huh innit".split())
"""With one of these and a pronoun people ask to be agreed with."""
AGREED = frozenset("yes yeah yep oh ah well ok okay eh huh right".split())
DENIED = re.compile(
    r"(?:(?:yes|yeah|sorry) )?(?:no (?:whinging|whingeing|whining|moaning|complaining|"
    r"complaints|arguing|arguments|excuses|"
    r"exceptions|backsies|takebacks|take-backs|refunds|drama|worries|pressure|hard "
    r"feelings|regrets|offence|offense|biggie|"
    r"big deal|problem|mercy|cheating|sulking|crying|joke|kidding)(?: allowed| please)?"
    r"|(?:(?:it|that|life|this) ?(?:is|'s) |(?:it's|that's|thats|life's) )?(?:not|only) fair"
    r"|(?:it|that|life|this) (?:isn't|ain't|isnt) fair"
    r"|not (?:sorry|my (?:fault|problem)|nice|cool|bad)|nothing personal|not your (?:lucky )?day"
    r"|(?:please )?(?:don't|dont|try not to) (?:(?:be|get|feel) (?:too )?(?:mad|sad|"
    r"angry|upset|salty|bad|jealous)|cry|blame me)"
    r"(?: at me| with me| about it)?"
    r"|(?:and )?(?:that's|thats|that is) (?:it|the rule|all|that|the whole rule|how it is|the law|final)"
    r"|(?:those|these) are the rules|rules are rules|i don't make the rules"
    r"|(?:they|you|everyone|everybody) (?:must|have to|has to|need to|needs to|gotta) (?:be honest|tell the "
    r"truth|play fair|be nice)"
    r"|double whammy|watch out|look out|heads up|be warned|you have been warned|you've been warned)"
)
"""Remarks with a word that would turn anything else round."""
LONGEST = 10

REASONS = frozenset("because cuz cos coz cause 'cause bc b/c".split())
"""Where a reason begins."""
TOLD = frozenset(
    "draw draws discard discards skip skips miss misses swap swaps trade trades give gives pass passes show shows "
    "reverse reverses choose chooses pick picks shuffle shuffles deal deals put puts throw throws must may "
    "cannot can't "
    "until unless if except otherwise or instead then but only everyone everybody nobody next two three four five six "
    "seven eight nine ten not never no nobody without neither don't dont doesn't won't twice half double hardly "
    "almost secretly backwards most "
    "least other card cards red blue green yellow wild hand hands turn".split()
)
"""Words by which a sentence with a reason may go on to tell what is done."""
CONDITIONS = frozenset("if unless when whenever otherwise else or should".split())
"""Words after which a remark may be what happens then: `if not, bad luck`."""
ENDERS = frozenset({".", "!", "?", ";"})
MARKS = frozenset({",", "-", "—", "–", "(", ")", ":"})
JOINTS = frozenset("or and then".split())
OPENERS = frozenset("then right ok okay alright now so well look listen yo hey folks guys".split())
"""What somebody begins to speak with."""


def is_remark(words: Sequence[str]) -> bool:
    """Whether words only judge, wish or greet.

    >>> is_remark("harsh but fair".split()), is_remark("sorry , not you".split()), is_remark("hard luck , red".split())
    (True, False, False)
    """
    said = [word.replace("’", "'") for word in words]
    parts: list[list[str]] = [[]]
    for word in said:
        if word in MARKS:
            parts.append([])
        else:
            parts[-1].append(word)
    judging = [part for part in parts if part and not _is_tag(part)]
    return 0 < len(said) <= LONGEST and bool(judging) and all(map(_judges, judging))


def _judges(part: Sequence[str]) -> bool:
    if DENIED.fullmatch(" ".join(part)):
        return True
    if JUDGING.isdisjoint(part) or not all(word in JUDGING or word in SMALL for word in part):
        return False
    return all(after in JUDGED for word, after in zip(part, [*part[1:], ""], strict=True) if word in ONLY_BEFORE)


def _is_tag(part: Sequence[str]) -> bool:
    return AGREED.issuperset(part) or (len(part) == 2 and part[0] in TAGS and part[1] in SMALL)


def is_reason(words: Sequence[str]) -> bool:
    """Whether words only say why.

    >>> is_reason("because they are slow anyway".split()), is_reason("because you can and draw 2".split())
    (True, False)
    """
    said = [word.replace("’", "'") for word in words]
    return len(said) > 1 and said[0] in REASONS and TOLD.isdisjoint(said) and not any(map(str.isdecimal, said))


def without_asides(words: Sequence[str]) -> list[int]:
    """The places of the words of a text that are part of its rule.

    >>> said = "draw 2 because i said so . harsh but fair .".split()
    >>> [said[at] for at in without_asides(said)]
    ['draw', '2', '.']
    """
    kept: list[int] = []
    begun = 0
    for end in range(len(words) + 1):
        if end < len(words) and words[end] not in ENDERS:
            continue
        said = range(begun, end)
        closing = [end] if end < len(words) else []
        asked = end < len(words) and words[end] == "?"
        if not ((kept or asked) and is_remark([words[at] for at in said])):
            kept += [*_rule(words, said), *closing]
        begun = end + 1
    return kept if any(words[at].isalnum() for at in kept) else [*range(len(words))]


def _rule(words: Sequence[str], sentence: range) -> list[int]:
    """The places of a sentence without the asides at its ends."""
    first, last = sentence.start, sentence.stop
    reason = next((at for at in sentence if at > first and is_reason([words[each] for each in range(at, last)])), last)
    last = reason - (reason > first and words[reason - 1] in MARKS) if reason < last else last
    while (mark := _last_mark(words, first, last)) is not None and is_remark(
        [words[at] for at in range(mark + 1, last)]
    ):
        before = _last_mark(words, first, mark)
        if words[first if before is None else before + 1] in CONDITIONS:
            break  # what happens then
        last = mark
    opened = first
    while (mark := next((at for at in range(first, last) if words[at] in MARKS), last)) + 3 < last:
        opening = words[first:mark]
        spoken = is_remark(opening) or OPENERS.issuperset(opening) or (first > opened and _is_tag(opening))
        if not spoken or not opening or words[mark] != "," or words[mark + 1] in JOINTS:
            break
        first = mark + 1 + (words[mark + 1] == "but")
    return [*range(first, last)]


def _last_mark(words: Sequence[str], first: int, last: int) -> int | None:
    return next((at for at in range(last - 1, first, -1) if words[at] in MARKS - {")", ":"}), None)
