"""Cards that are turned over and compared, how cards match for a while, hands made equal: as people tell it.

Rows for `shapes`: a row matches a whole text, and what stands in its gaps is read like everything else.
"""

from lastcard.cards.text.plainer.outcomes import ALL, WHO

_END = r"[.!]*"
_AND = r"(?:[,.;:!(]| -+| –| —)* ?(?:and |then |so |which means |meaning )*"
_HOW_LONG = r"(?P<how>(?:until|till|til|for|during) [^,.;:!()]+?)"

# How cards match
_DO_NOT_COUNT = r"(?:do not|don't|dont|does not|doesn't|doesnt|no longer|won't|stop) (?:matter|count|match)(?:ing)?"


def _ignored(what: str) -> str:
    return (
        rf"(?:(?:the )?{what} {_DO_NOT_COUNT}(?: at all| any ?more)?|no(?: more)? {what}|"
        rf"(?:ignore|forget)(?: about)?(?: the)? {what}|{what} (?:are|is) (?:off|out|ignored|meaningless|irrelevant))"
    )


def _only(what: str) -> str:
    return (
        r"(?:(?:you|everyone|everybody|we|players|all players|cards) )?(?:just |only )?(?:gotta |got to |have "
        r"to |has to |"
        r"must |may |can |need to )?(?:be played )?(?:just |only )*(?:match(?:ing)?|plays?|go(?:es)?|play by matching)?"
        rf" ?(?:only |just )*(?:by |the |on |with )*(?:matching )?(?:same )?{what}(?: (?:count|matter)s?)?(?: "
        rf"only| alone)?"
    )


_COLOUR = r"colou?rs?"
_NUMBER = r"(?:numbers?|symbols?)(?: ?(?:or|and|&|/) ?(?:numbers?|symbols?))?"


def _matching(off: str, on: str, meant: str) -> tuple[tuple[str, str], ...]:
    rule = f"everyone may only match by {meant} <how>."
    none, only = _ignored(off), _only(on)
    return (
        (rf"{none},? {_HOW_LONG}{_AND}{only}{_END}", rule),
        (rf"{_HOW_LONG},? {none}{_AND}{only}\)?{_END}", rule),
        (rf"{none}{_AND}{only},? {_HOW_LONG}{_END}", rule),
        (rf"{only},? {_HOW_LONG}{_AND}(?:{none}|not {off}){_END}", rule),
        (rf"{_HOW_LONG},? {only}{_AND}(?:{none}|not(?: by)? {off}){_END}", rule),
        (rf"colou?r ?-?blind{_AND}{none},? {_HOW_LONG}{_END}", rule),
        (rf"{_HOW_LONG},? cards (?:can|may) only be played by (?:matching )?(?:the )?(?:same )?{on}{_END}", rule),
    )  # fmt: skip


_MATCH = (*_matching(_COLOUR, _NUMBER, "number or symbol"), *_matching(_NUMBER, _COLOUR, "colour"))

# How many may be drawn
_PENALTIES = (
    r"[,;(]? ?(?:and )?(?:this )?(?:including|includes|even|also|also for|not even) (?:for |from |with )?(?:all |any )?"
    r"(?:penalt(?:y|ies)|penalty cards|draw cards|\+2s? (?:and|or) \+4s?|plus cards)(?: too| as well| included)?\)?"
)
_DRAWN: tuple[tuple[str, str], ...] = (
    (rf"(?P<rule>(?:nobody|no one|no-one|everyone|everybody|you|players) [^,.;:!()]*\bdraws?\b[^,.;:!()]*"
     rf"\b(?:more than|at most|max)[^,.;:!()]*){_PENALTIES}{_END}", "<rule>."),
    (rf"(?:max(?:imum)?|at most) (?P<n>\w+) cards? (?:can|may) be drawn (?:per|a|each) turn,? {_HOW_LONG}{_END}",
     "nobody may draw more than <n> cards <how>."),
)  # fmt: skip

# Hands that become as large as another one
_WHO = rf"(?P<who>{WHO}|{ALL}|everyone else|everybody else)"
_WHOM = (
    rf"(?P<whom>you|{WHO}|the (?:player|person) with the (?:most|fewest) cards|whoever has the (?:most|fewest) cards)"
)
_EQUAL = r"(?:exactly )?(?:the same (?:number|amount) of cards as|as many cards as|the same hand size as)"
_MUST = r"(?:must |has to |have to |needs to |should )?"
_DRAW_OR_DISCARD = (
    r"(?:draw(?:s|ing)?|pick(?:s|ing)? up|tak(?:e|es|ing))(?: cards)?(?: up)?(?: or |/| and )"
    r"(?:discard(?:s|ing)?|throw(?:s|ing)? (?:away|out)|get(?:s|ting)? rid of|drop(?:s|ping)?)(?: cards| "
    r"some)?(?: down)?"
)
_LEVEL = "<who> draws or discards until they hold as many cards as <whom>."
_TO = "<who> draws until they hold <n> cards and discards down to <n> cards."
_N = r"(?P<n>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)"
_EQUAL_HANDS: tuple[tuple[str, str], ...] = (
    (rf"{_WHO} {_MUST}(?:have|has|ends? up with|end up with|match(?:es)?|gets? to) {_EQUAL} {_WHOM}"
     rf"(?: ha(?:ve|s)| do(?:es)?| holds?)?{_AND}(?:they |everyone |you |by |either )*{_DRAW_OR_DISCARD}"
     rf"(?: cards)?(?:(?: until| till| to| so)[^.!]*)?{_END}", _LEVEL),
    (rf"{_WHO} {_MUST}{_DRAW_OR_DISCARD} (?:to match|until they match|till they match) your (?:hand size|hand|"
     rf"number of cards|card count)(?P<whom>){_END}", _LEVEL.replace("<whom>", "you")),
    (rf"{_WHO} {_MUST}match(?:es)? your (?:hand size|number of cards|card count)(?:{_AND}(?:by )?{_DRAW_OR_DISCARD})?"
     rf"(?P<whom>){_END}", _LEVEL.replace("<whom>", "you")),
    (rf"{_MUST}match the (?:hand size|number of cards|card count) of {_WHOM}(?:{_AND}(?:by "
     rf")?{_DRAW_OR_DISCARD})?{_END}",
     "draw or discard until you hold as many cards as <whom>."),
    (rf"{_WHO} {_MUST}{_DRAW_OR_DISCARD} (?:to|until they have|till they have) (?:exactly )?{_N}(?: "
     rf"cards)?{_END}", _TO),
    (rf"{_WHO} {_MUST}(?:goes? to|ends? up with|gets? to|has|have) exactly {_N} cards"
     rf"(?:{_AND}(?:by )?{_DRAW_OR_DISCARD})?{_END}", _TO),
)  # fmt: skip

# Cards turned over, and compared
_NAMED = (
    r"(?:(?:duel|war|showdown|high card|battle|card duel|face off|face-off|winner takes all|roll off|roll-off|dice "
    r"duel|luck of "
    r"the draw|draw off)(?:[!:.,]|\s-)* ?)?"
)
_DECK = r" (?:from|of|off|on)(?: the top of)? (?:the )?(?:draw pile|deck|pile)"
_AT_ONCE = r"(?:,? (?:all )?(?:at the same time|at once|simultaneously|together))?"
_FLIP = (
    r"(?:flips?(?: over| up)?|turns? (?:over|up)|reveals?|(?:draws? and (?:shows?|reveals?))) "
    rf"(?:(?:a|one|1)(?: top)? card{_DECK}|(?:the|a) (?:top|next) card(?:{_DECK})?)(?: over| up)?"
)
_DRAW = (
    rf"(?:draws?|takes?|picks? up) (?:a|one|1)(?: card)?(?:{_DECK})?(?: face up)?(?:,? (?:and )?(?:shows?|reveals?|"
    rf"turns?|flips?) "
    r"(?:it|them)(?: over| up)?(?: to (?:everyone|all))?)?"
)
_ROLL = r"(?:rolls?|throws?)(?: (?:a|one|1|the) (?:die|dice))?(?: each)?"
_SHOW = rf"(?:shows?|reveals?) (?:a|one|1) card(?: (?:from|of|in) (?:your|their) hands?)?{_AT_ONCE}"
_LOW = r"(?:low|lower|lowest|smaller|smallest)"
_HIGH = r"(?:high|higher|highest|bigger|biggest|larger|largest)"
_OF_CARD = r"(?: (?:number|card|one|value|numbered card|roll|roller|die|dice))?"
_HOLDER = (
    r"(?:whoever|the (?:player|person|one) (?:who|that|with)|player with)(?: (?:has|gets|draws|flips|shows|turns "
    r"over|flipped|"
    r"drew|showed|turned over|reveals|revealed|rolls|rolled|got))?(?: the)?"
)


def _outcome(way: str, called: str) -> str:
    return rf"(?:(?:{_HOLDER} |the )?{way}{_OF_CARD}|(?:(?:the )?{_HIGH}{_OF_CARD} wins{_AND})?(?:the )?{called})"


_AGAIN = r"\b(?:whoever|who) (?:got|gets|rolls|rolled|drew|showed|flipped)\b"
"""Somebody else who is named by what was shown."""
_TURNED: tuple[tuple[str, str], ...] = tuple(
    (rf"{_NAMED}{who}{how}{_AND}{_outcome(way, called)} (?!wins|loses|.*{_AGAIN})(?P<then>.+?){_END}",
     f"{told}. the player who showed the {number} number <then>.")
    for how, each, against in (
        (_FLIP, "everyone turns over a card of the draw pile", "turn over a card of the draw pile against <whom><who>"),
        (_DRAW, "everyone draws 1 card face up", "draw 1 card face up against <whom><who>"),
        (_ROLL, "everyone rolls a die", "roll a die against <whom><who>"),
        (_SHOW, "everyone shows 1 card at once", "show 1 card at once against <whom><who>"),
    )
    for who, told in (
        (rf"(?:you and {_WHOM}|(?:challenge|pick|choose) {_WHOM.replace('P<whom>', 'P<who>')}{_AND}(?:you )?(?:both|"
         rf"two)) "
         r"(?:both |each )?(?:of you )?", against),
        (rf"(?:{ALL}) (?:each )?(?:must )?", each),
    )
    for way, called, number in ((_LOW, "loser", "lowest"), (_HIGH, "winner", "highest"))
)  # fmt: skip

# Hands that come back
_SOON = (
    r"(?:until|till|til) (?:it's |it is )?your (?:next )?turn(?: again)?|"
    r"for (?:one|a|1|the next)(?: full| whole)? round"
)
_LATER = (
    r"(?:on|at the (?:start|beginning) of|before) your next turn|when (?:it's|it is) your (?:next )?turn(?: again)?|"
    r"next turn|after (?:one|a|1) round"
)
_SWAPPED = "swap hands with <whom>. at the start of your next turn, swap hands with that player."
_SWAP = rf"(?:swap|trade|exchange|switch) (?:your )?hands? with {_WHOM.replace('you|', '', 1)}"
_BACK = r"(?:you |both )?(?:swap|switch|trade|change|give)(?: them| hands| it)? back(?: again)?"
_BACK_AGAIN: tuple[tuple[str, str], ...] = (
    (rf"{_SWAP},? (?:{_SOON})(?:{_AND}{_BACK})?{_END}", _SWAPPED),
    (rf"{_SWAP}{_AND}{_BACK},? (?:{_LATER}){_END}", _SWAPPED),
    (rf"{_SWAP}{_AND}(?:{_LATER}),? {_BACK}{_END}", _SWAPPED),
)  # fmt: skip

COMPARED = (*_MATCH, *_DRAWN, *_EQUAL_HANDS, *_TURNED, *_BACK_AGAIN)
"""A regular expression for a whole text, and what it means."""
