"""What people ask each other for, show each other, and let each other choose, in one sentence or several.

Rows as in `seen`: how a sentence begins, the sentence as a regular expression over words, each with a space behind it,
and the words of what it means. What a gap holds is read like everything else afterwards.
"""

from itertools import permutations

Rows = tuple[tuple[tuple[str, ...], frozenset[str], str, tuple[str, ...]], ...]
"""As in `seen`, and words of which a text must have one: soon seen, where making and matching takes its time."""

_END = r"(?=[.!;] |$)"
_INSIDE = r"(?:(?![.!;:,?()] )\S+ )+?"
_REST = r"(?:(?![.!;:?()] )\S+ )+?"
_STOP = r"(?:[.,;:!-] )?(?:(?:and|then) )*"
_NUMBER = r"(?:\d+ |a |one |two |three |four |five |six |seven |eight |nine |ten )"

# Somebody is asked for a colour, a number or a card
_ANYONE = (
    r"(?:(?:someone|anyone)(?: else)?|(?:any|a|another|any other|one|some|any one|one other) (?:player|opponent)|"
    r"an opponent|a player you choose)(?: (?:you (?:choose|like|want|pick)|of your (?:choice|choosing)|at the table))? "
)
_SOMEBODY = r"(?P<who>(?:the |your )(?:(?![.!;:,?()] |for |if |to hand |to give )\S+ )+?)"
_SOME = r"(?:a|any|one|some|the) (?:(?:certain|specific|particular|single|exact) )?"
_EXACT = r"(?:a|any|one|some) (?:certain|specific|particular|exact) "
_YOURS = r"(?:(?:of your (?:choice|choosing)|you (?:choose|like|want|name|pick|need)|they may have) )?"
_BY = r"by (?:name|colour and number|number and colour) "
_KINDS = (
    (rf"{_SOME}colour (?:card )?", "ask for a colour", "a card of that colour", "all cards of that colour"),
    (rf"{_SOME}(?:number|rank) (?:card )?", "choose a number from 0 to 9", "a card with that number",
     "all cards with that number"),
    (rf"(?:{_EXACT}card (?:{_BY})?|{_SOME}card {_BY})", "name a card", "a copy of that card",
     "all copies of that card"),
)  # fmt: skip
_THEY = r"(?:(?:they|he|she|that player) )"
_THIS = r"(?:it|that|that card|that colour|that number|such a card)"
_SOME_OF_IT = (
    r"(?:one|any|some|a match|a card|them|one of (?:it|them|those)|a card of (?:it|that colour)"
    r"|(?:a|any|one) cards? (?:with|of) that (?:number|colour))"
)
_HAVE = r"(?:have|has|do|does|hold|holds|got|have got|has got)"
_ONE = (
    r"(?:one|1|one of (?:it|them|those)|one such card|a card(?: of (?:it|that colour)| with that number)?"
    r"|one card(?: of (?:it|that colour)| with that number)?) "
)
_IT = r"(?:it|that card|that) "
_ALL = (
    r"(?:them|them all|(?:all|every one)(?: of (?:it|them|those|that colour|that number))?"
    rf"(?: (?:that )?{_THEY}(?:have|has|hold|holds)(?: of (?:it|them|that colour))?)?|everything they have of it) "
)
_AFTER = rf"(?:if {_THEY}(?:have|has|hold|holds|may|got) (?:(?:{_THIS}|{_SOME_OF_IT}) )?)?"


def _if_they_have(what: str) -> str:
    return rf"if {_THEY}{_HAVE} {what}(?:, )?(?:then )?"


def _given(what: str) -> str:
    yours = r"|it (?:is|'s) yours " if what is _IT else r"|they are yours " if what is _ALL else ""
    return (
        rf"(?:{_THEY}(?:must )?(?:gives?|pass(?:es)?|hands?) (?:you {what}|{what}(?:over )?(?:to you )?)"
        rf"|(?:you )?(?:may )?(?:take|get|steal|keep|have|draw) {what}(?:from them )?{yours}){_AFTER}"
    )


_IF_NOT = (
    r"(?:[,.;!] )?(?:(?:but|and) )?(?:otherwise|or else|else|if not"
    rf"|if {_THEY}(?:do-not|has-not|cannot|has none|have none)(?: (?:have|got|hold|do))?"
    rf"(?: (?:{_THIS}|{_SOME_OF_IT}))?) (?:, )?(?:then )?(?:it is )?"
)


def _asked() -> tuple[tuple[str, str], ...]:
    """Of a colour or a number, `if they have it, they give it to you` would not say whether one card or all."""
    rows: list[tuple[str, str]] = []
    any_way = rf"(?:{_if_they_have(rf'(?:(?:{_THIS}|{_SOME_OF_IT}) )?')})?"
    for thing, names, one, every in _KINDS:
        ways = [(any_way, _ALL, every), (any_way, _ONE, one)]
        ways.append((any_way if names == "name a card" else _if_they_have(rf"{_SOME_OF_IT} "), _IT, one))
        for who, meant in ((_ANYONE, "a player you choose"), (_SOMEBODY, "<who>")):
            for asked in (
                rf"(?:you )?ask {who}(?:for|to (?:give|hand) you|if they have) {thing}{_YOURS}",
                rf"(?:you )?(?:demand|request|call for|ask for) {thing}{_YOURS}(?:from|of) {who}",
            ):
                for has, what, cards in ways:
                    gives = rf"{asked}{_STOP}{has}{_given(what)}"
                    told = f"{names} . if {meant} has {one} , they give {cards} to you"
                    rows += [
                        (rf"{gives}{_IF_NOT}(?:you )?(?:must )?go fish {_END}", f"{told} ; otherwise you draw 1"),
                        (rf"{gives}{_IF_NOT}(?P<else>{_REST}){_END}", f"{told} ; otherwise <else>"),
                        (rf"{gives}{_END}", told),
                    ]
    return tuple(rows)


# All show a card
_WHO_SHOW = (
    r"(?P<all>(?:everyone(?: else)?|all(?: the)?(?: other)? players|(?:each|every)(?: other)? player"
    r"|the next (?:two|three|four|2|3|4) players) )"
)
_SHOW = (
    r"(?:must )?(?:each )?(?:(?:secretly )?(?:choose|pick)s? (?:a|one|1) card (?:from their hand )?and )?"
    r"(?:shows? (?:it|(?:a|one|1|any)(?: single)? (?:of their cards|card)) "
    r"|(?:turns? (?:up|over)|flips?(?: over)?) (?:it|(?:a|one|1|any) (?:of their cards|card from their hand)) )"
    r"(?:(?:from their hand|of their choice|they (?:choose|like)|to everyone|face up|from their hand to everyone) )?"
    r"(?:at the same time |at once |all at once |simultaneously |together )?"
)
_HOW = r"(?:highest|biggest|largest|lowest|smallest)"
_SHOWED = (
    r"(?:(?:the )?(?:player|one) (?:with|showing|who (?:has|had|showed|shows)) |whoever (?:has|had|showed|shows|is) )?"
    rf"(?:the )?(?P<{{name}}>{_HOW} )(?:numbered card |number card |number |card |one |value )?(?:shown )?(?:must )?"
)
_SHOWS = (
    (rf"{_WHO_SHOW}{_SHOW}{_STOP}{_SHOWED.format(name='how')}(?P<what>{_INSIDE})(?:[.,;] )(?:(?:and|while) )?"
     rf"{_SHOWED.format(name='other')}(?P<more>{_INSIDE}){_END}",
     "<all> shows 1 card at once . the player who showed the <how> number <what> . the player who showed the <other> "
     "number <more>"),
    (rf"{_WHO_SHOW}{_SHOW}{_STOP}{_SHOWED.format(name='how')}(?P<what>{_INSIDE}){_END}",
     "<all> shows 1 card at once . the player who showed the <how> number <what>"),
)  # fmt: skip

# Somebody else chooses what is discarded
_CHOOSER = r"(?:let |have )?(?P<who>(?:the|your|a) (?:(?![.!;:,?()] |may |must |and )\S+ )+?)(?:may )?(?:must )?"
_CHOOSES = r"(?:chooses?|picks?|selects?|decides?(?: on)?) "
_COUNT = rf"(?P<n>{_NUMBER})"
_YOUR_HAND = r"(?:from|out of|in|of) your (?:hand|cards) "
_FOR_YOU = (
    r"(?:(?:, )?(?:(?:and|which|that) )?you (?:must )?discard(?: (?:it|them|that card|that))? "
    r"|to (?:be )?discard(?:ed)? |for you to discard |(?:, )?(?:and )?(?:it|that card) (?:is|gets) discarded "
    r"|(?:and )?discards? (?:it|them) )"
)
_BLIND = r"(?:without looking |blindly |at random |unseen |blind )"
_THEIR_CHOICE = (
    (rf"{_CHOOSER}{_CHOOSES}(?:{_COUNT}(?:random )?cards? {_YOUR_HAND}{_BLIND}{_FOR_YOU}"
     rf"|(?P<m>a|one) random card {_YOUR_HAND}{_FOR_YOU}){_END}",
     "discard 1 random card"),
    (rf"{_CHOOSER}{_CHOOSES}(?:which|what)(?: one)? card you (?:must )?discard {_END}",
     "discard 1 card chosen by <who>"),
    (rf"{_CHOOSER}{_CHOOSES}which {_COUNT}(?:of your )?cards you (?:must )?discard {_END}",
     "discard <n> cards chosen by <who>"),
    (rf"{_CHOOSER}{_CHOOSES}{_COUNT}cards? {_YOUR_HAND}{_FOR_YOU}{_END}", "discard <n> cards chosen by <who>"),
    (rf"{_CHOOSER}{_CHOOSES}{_COUNT}of your cards {_FOR_YOU}{_END}", "discard <n> cards chosen by <who>"),
)  # fmt: skip
_NAMED = r"(?P<who>(?:the |your )(?:(?![.!;:,?()] |and )\S+ )+?)"
_BY_THEM = tuple(
    (rf"(?P<put>discards? ){_COUNT}(?:of your |of their )?cards? (?:from your hand |from their hand )?"
     rf"{how}{_END}",
     "<put> <n> cards chosen by <who>")
    for how in (rf"of {_NAMED}'s (?:choice|choosing) ", rf"(?:that |which )?{_NAMED}(?:chooses?|picks?) ")
)  # fmt: skip
_LOOK = r"(?:you )?(?:look(?:s)?|see) (?:(?:at|through|into) )?"
_HANDS_OF = (
    r"(?P<who>(?:(?![.!;:,?()] |and |then )\S+ )+?)'s (?:hand|cards) ",
    r"the hand of (?P<who>(?:(?![.!;:,?()] |and |then )\S+ )+?)",
)
_MAKE = rf"(?:(?:(?:make|have|let|force) (?:them|him|her)(?: to)?|{_THEY}(?:must )?) ?discards? )"
_DISCARD_OF = rf"{_COUNT}(?:of their cards |cards? )(?:(?:of your (?:choice|choosing)|you (?:choose|pick|like|want)) )?"
_YOUR_CHOICE = tuple(
    row
    for hand in _HANDS_OF
    for row in (
        (rf"{_LOOK}{hand}{_STOP}you may {_MAKE}{_DISCARD_OF}{_END}",
         "look at the hand of <who> . you may make them discard <n> cards chosen by you"),
        (rf"{_LOOK}{hand}{_STOP}{_MAKE}{_DISCARD_OF}{_END}", "<who> discards <n> cards chosen by you"),
        (rf"{_LOOK}{hand}{_STOP}(?:choose|pick|select) {_COUNT}cards? "
         rf"(?:for them to discard|(?:that |which )?{_THEY}(?:must )?discards?|to discard|and {_MAKE}it) {_END}",
         "<who> discards <n> cards chosen by you"),
    )
)  # fmt: skip
_FROM_HAND = r"(?:from|out of|in|of) (?P<who>(?:(?![.!;:,?()] |and |then |for |to )\S+ )+?)'s (?:hand|cards) "
_THEY_DISCARD = rf"(?:(?:, )?(?:(?:and|which|that) )?(?:{_MAKE}(?:it|them|that card) |{_THEY}(?:must )?discards? )"
_CHOSEN_OUT = (
    (rf"(?:you )?(?:choose|pick|select) {_COUNT}cards? {_FROM_HAND}{_THEY_DISCARD}|for them to discard |to discard "
     rf"|to be discarded ){_END}",
     "<who> discards <n> cards chosen by you"),
    (rf"take (?P<n>1 )card {_FROM_HAND}and {_MAKE}(?:it|that card) {_END}", "<who> discards <n> cards chosen by you"),
)  # fmt: skip

# Cards are handed out
_FIT = r"(?:(?:as|however|any way|the way|wherever) (?:you|they|he|she) (?:likes?|wants?|sees? fit|please|chooses?) )"
_OTHERS = r"(?:(?:among|between|to) (?:the |any |all the )?(?:other players|others|players|opponents|everyone else) )"
_HANDED = (
    (rf"(?:(?:hand|deal|dish|give|pass)(?:s|es)? (?:out )?|distributes? )(?P<n>{_NUMBER})(?:more |extra |new )?"
     r"(?:cards? )?(?:from|off) the (?:draw )?(?:deck|pile) (?:, )?(?:(?:split|divided|spread|shared) )?"
     rf"(?:{_OTHERS}{_FIT}|{_FIT}{_OTHERS}?){_END}",
     "hand|hands out <n> cards from the draw pile as you|they like"),
)  # fmt: skip

# Each draws one more than the player before
_THEN = r"(?:[.,;] )?(?:(?:and|then) )*"
_NEXT = r"the (?:one|player|next one|next player)(?: after)?(?: (?:that|them|him|her))?(?: one| player)? "
_SO_ON = (
    r"(?:[.,;] )?(?:and so on|and so forth|etc \.|etc) "
    r"(?:(?:until (?:your next turn|it (?:is|comes|gets) back to you|everyone (?:has drawn|draws))"
    r"|all the way (?:a?round|to you)|a?round the table) )?"
)
_WORDS = ("one", "two", "three", "four", "five")


def _rising() -> tuple[tuple[str, str], ...]:
    rows: list[tuple[str, str]] = []
    more = "1 card more than the player before them"
    for count in (5, 4, 3, 2):
        each = [rf"(?:{number + 1}|{word})(?: cards?)? " for number, word in enumerate(_WORDS[:count])]
        said = rf"the next player (?:must )?draws {each[0]}" + "".join(
            rf"{_THEN}{_NEXT}(?:must )?(?:draws )?{number}" for number in each[1:]
        )
        players = rf"the next (?:{count}|{_WORDS[count - 1]}) players (?:must )?(?:each )?draws? "
        listed = "".join(rf"{number}(?:, )?(?:and )?" for number in each)
        rows += [
            (rf"{said}{_SO_ON}{_END}", f"everyone else draws {more}"),
            (rf"{said}{_END}" if count > 2 else r"(?!)", f"the next {count} players draw {more}"),
            (rf"{players}{listed}(?:cards )?(?:, )?(?:(?:in that order|respectively) )?{_END}",
             f"the next {count} players draw {more}"),
            (rf"{players}(?:one|1) (?:card )?more (?:cards? )?than the (?:player|one) before(?: them| that)? (?:: )?"
             rf"{listed}{_END}", f"the next {count} players draw {more}"),
        ]  # fmt: skip
    return tuple(rows)


# Several cards with one number
_PAIR = (
    r"(?:any |a |one )?pair (?:of cards )?(?:(?:of|with) (?:the same|a|one) number )?"
    r"(?:(?:[,:] )?(?:you \. e \. |that is )?(?:, )?(?:two|2) cards (?:of|with) the same number )?"
)
_SEVERAL = rf"(?P<n>{_NUMBER})(?:of your )?cards (?:of|with|that have|having|showing) the same number "
_LACKING = (
    r"(?:[.,;!] )?(?:(?:but|and) )?(?:otherwise|if not|no pair \?|if you (?:do-not|has-not|cannot)(?: have)?"
    r"(?: one| a pair| any)?) (?:, )?"
)
_HELD_TOO = r"(?:(?:from|in) (?:your hand|it) |(?:, )?if you (?:have|hold|may|own)(?: one| a pair)? )?"
_PAIRS = tuple(
    (rf"{may}discard {same}{_HELD_TOO}{lacking}{_END}",
     f"choose a number from 0 to 9 . if you hold at least {count} cards with that number , {may}discard {count} cards "
     f"with that number {otherwise}")
    for may in ("", "you may ")
    for same, count in ((_PAIR, "2"), (_SEVERAL, "<n>"))
    for lacking, otherwise in ((rf"{_LACKING}(?P<else>{_REST})", "; otherwise <else>"), ("", ""))
)  # fmt: skip
# And several copies of one card
_COPIES = (
    rf"(?P<n>{_NUMBER})(?:of your )?(?:identical cards |cards (?:that|which) are (?:exactly )?(?:the (?:exact )?same|"
    r"identical) |(?:copies )?of the (?:very |exact |exactly )?same card )"
)
_BOTH = r"(?:them(?: both| all)?|both(?: of them)?|all of them|those)"
_TWINS = tuple(
    (how, f"name a card . if you hold at least <n> copies of that card , {may}discard <n> copies of that card ")
    for may in ("", "you may ")
    for how in (
        rf"{may}discard {_COPIES}{_HELD_TOO}{_END}",
        rf"if you (?:have|hold|own) (?:(?=two |2 )|(?!.* both )){_COPIES}(?:in your hand )?(?:, )?(?:then )?"
        rf"{may or '(?:you )?(?:must )?'}(?:discard {_BOTH}|put (?:them|both|them both|both of them) down|put down "
        rf"{_BOTH}) {_END}",
    )
)  # fmt: skip

# One of several cards of the game
_AS = {"skip": "the next player misses a turn", "reverse": "reverse the direction",
       "draw (?:two|2)|\\+2": "the next player draws 2 and misses a turn"}  # fmt: skip


_YOU_CHOOSE = (
    r"(?:, )?(?:(?:your choice|you choose|as you like|whichever you (?:like|want)) )?(?:(?:, )?in any colour )?"
)


def _counts_as() -> tuple[tuple[str, str], ...]:
    rows: list[tuple[str, str]] = []
    for several in (*permutations(_AS, 3), *permutations(_AS, 2)):
        named = [rf"(?:a |an )?(?:{card})(?: card)? " for card in several]
        listed = "(?:, )?".join(named[:-1]) + rf"(?:, )?or {named[-1]}"
        rows.append(
            (
                rf"(?:treat this|this|it|use this) (?:card )?(?:as|counts as|acts as|is|may be|may be played as) "
                rf"(?:either )?{listed}{_YOU_CHOOSE}{_END}",
                "choose : " + " ; or ".join(_AS[card] for card in several),
            )
        )
    return tuple(rows)


# Draw cards that count for more
_RAISED = tuple(
    (rf"(?:all )?(?:\+2s?|\+2 s|draw twos|draw 2s|\+2 cards) (?:are|become|count as) (?:now )?(?:\+{more}s?|\+{more} s)"
     r"(?: cards)? (?:now )?(?:[.,;] )?(?=until |for )",
     f"draw two cards make others draw {more - 2} more")
    for more in (3, 5, 6, 7, 8)
)  # fmt: skip


def _rows(openings: str, needs: str, rows: tuple[tuple[str, str], ...]) -> Rows:
    return tuple((tuple(openings.split()), frozenset(needs.split()), how, tuple(meant.split())) for how, meant in rows)


ASKING: Rows = (
    *_rows("ask demand request call you", "ask demand request call", _asked()),
    *_rows("everyone all each every the", "highest biggest largest lowest smallest", _SHOWS),
    *_rows("let have the your a", "discard discards discarded", _THEIR_CHOICE),
    *_rows("discard discards", "choice choosing chooses picks", _BY_THEM),
    *_rows("look looks see you", "discard discards", _YOUR_CHOICE),
    *_rows("choose pick select take you", "discard discards discarded", _CHOSEN_OUT),
    *_rows("hand hands deal deals dish give gives pass distribute distributes", "like likes want wants see fit please "
           "choose chooses", _HANDED),
    *_rows("the", "after before order respectively three 3", _rising()),
    *_rows("all +2s +2 draw", "+2s +2 twos 2s", _RAISED),
    *_rows("discard you", "pair same", _PAIRS),
    *_rows("discard you if", "same identical", _TWINS),
    *_rows("treat this it use", "reverse", _counts_as()),
)  # fmt: skip
"""The words that a sentence can begin with, one that it must have, how it is said, and what it means."""
