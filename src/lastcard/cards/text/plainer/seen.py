"""What people say of cards that somebody looks at, and of who is first, in one sentence or two, in plain words.

Rows of `recast`: how a sentence begins, the sentence as a regular expression over words, each with a space behind it,
and the words of what it means. What a gap holds is read like everything else afterwards.
"""

_END = r"(?=[.!;] |$)"
_THEN = r"(?:(?:[,.;!] )?(?:(?:(?:and|then|you|they|he|she|secretly|quickly) )|(?<=you )may |(?<=they )may )*)"
_AND = r"(?:(?:[,.;!] )?(?:(?:and|then|you|they|he|she|secretly|quickly) )*)"
_MAY = r"(?:[,.;!] )?(?:(?:and|then|you) )*may "
_LOOK = (
    r"(?:(?:ok so |ok |so )?you )?"
    r"(?:looks?|sees?|views?|checks?|reads?) (?:(?:at|through|on) )?(?:(?:what|which cards?) (?:is|are) on )?"
)
_OF = r"(?:(?:of|from|on|in|off|off of) (?:the|your) (?:draw )?(?:deck|pile) |next to draw )?"
_ONE_TOP = rf"{_LOOK}(?:the )?(?:top|next) (?:of the (?:draw )?(?:deck|pile) |(?:1 |one )?card {_OF})"
_TOP = rf"{_LOOK}(?:the )?(?:top|next) (?P<n>(?:\d+|two|three|four|five|six|seven) )(?:cards? )?{_OF}"
_PUT = r"(?:puts?|returns?|places?|leaves?|slides?|sends?|sets?)"
_BACK = (
    r"(?:back )?(?:(?:on |on the |to the )?top )?(?:(?:of|in|into|on|to) the (?:draw )?(?:deck|pile) )?"
    r"(?:there |where (?:it|they) (?:was|were|lay) )?"
)
_BELOW = (
    r"(?:back )?(?:(?:at|on|to|in) the bottom (?:of (?:the (?:draw )?(?:deck|pile)|it) )?"
    r"|(?:under|below|beneath|underneath) (?:(?:the (?:draw )?(?:deck|pile)|it) )?)"
)
_LIKE = r"(?:you|they|he|she) (?:likes?|wants?|chooses?|please|prefer)"
_ORDER = (
    rf"(?:in (?:any|whatever|the|a different|your own|a new|an) (?:order|way) (?:(?:of your choice|{_LIKE}) )?"
    rf"|however {_LIKE} |(?:as|the way|any way) {_LIKE} )"
)
_ANY_ORDER = (
    rf"(?:{_PUT} (?:them|those|these) (?:all )?{_BACK}{_ORDER}"
    rf"|(?:rearranges?|reorders?|sorts?) (?:them|those|these|the cards) (?:{_ORDER})?(?:and {_PUT} them {_BACK})?)"
)
_KEEP = r"(?:keeps?|takes?|chooses?|picks?|draws?|adds?|puts?)"
_KEPT = (
    r"(?:(?:any )?(?:one|1)|the one|the best(?: one)?|whichever(?: one)?|whoever|your favou?rite(?: one)?) "
    r"(?:of (?:them|these|those|the (?:cards|three|two|3|2)) )?(?:card )?"
    rf"(?:{_LIKE} )?(?:(?:best|most|to keep|for yourself|for your hand) )?(?:(?:in|into|to) (?:your|their) hand )?"
)
_OTHERS = r"(?:the )?(?:rest|others|remaining|other) (?:(?:\d+|two|three|four) )?(?:of them )?(?:cards? |ones? )?"
_OTHERS_BACK = rf"(?:{_PUT} {_OTHERS}{_BACK}|{_OTHERS}(?:go|goes|stay|stays) {_BACK})"
_OTHERS_BELOW = rf"(?:{_PUT} {_OTHERS}{_BELOW}|{_OTHERS}(?:go|goes) {_BELOW})"
_KEEP_IT = r"(?:keeps?|takes?|draws?) (?:it|that card)"
_WISH = rf"(?:{_LIKE} (?:to|it|that) )"
_LEAVE_IT = rf"{_PUT} it "
_MAY_KEEP = (
    rf"(?:[,.;!] )?(?:(?:and|then) )?(?:(?:you|they|he|she) may {_KEEP_IT}(?: (?:or|and) {_LEAVE_IT}|(?: if {_LIKE}"
    rf"(?: it| to)?)? )"
    rf"|(?:either )?{_KEEP_IT} (?:or|and) (?:{_LEAVE_IT}|not )"
    rf"|decides? (?:if|whether) {_WISH}(?:{_KEEP_IT} )?(?:or not )?"
    rf"|decides? (?:if|whether) to {_KEEP_IT} (?:or (?:not )?(?:{_LEAVE_IT})?)?|if {_LIKE} it (?:, )?{_KEEP_IT} )"
)

_PEEK = "look|looks at the top {n} cards of the draw pile"
_OPENINGS = tuple("you ok so look looks see sees view views check checks read reads".split())


def _peeks() -> tuple[tuple[str, str], ...]:
    rows: list[tuple[str, str]] = []
    for top, n in ((_TOP, "<n>"), (_ONE_TOP, "1")):
        peek = _PEEK.format(n=n)
        rows += [
            (rf"{top}{_MAY_KEEP}{_BELOW}{_END}", f"{peek} , keep 1 of them or none and put the others below it"),
            (rf"{top}{_MAY_KEEP}{_BACK}{_END}", f"{peek} and keep 1 of them or none"),
            (rf"{top}{_THEN}{_ANY_ORDER}{_END}", f"{peek} and put|puts them back in any order"),
            (rf"{top}{_THEN}{_PUT} (?:it|them) {_BELOW}{_END}", f"{peek} and put|puts them below it"),
            (
                rf"{top}{_THEN}{_KEEP} {_KEPT}{_THEN}{_PUT} {_OTHERS}{_BACK}{_ORDER}{_END}",
                f"{peek} , keep|keeps 1 of them and put|puts the others back in any order",
            ),
            (
                rf"{top}{_THEN}{_KEEP} {_KEPT}{_THEN}{_OTHERS_BELOW}{_END}",
                f"{peek} , keep|keeps 1 of them and put|puts the others below it",
            ),
            (rf"{top}{_THEN}{_KEEP} {_KEPT}(?:{_THEN}{_OTHERS_BACK})?{_END}", f"{peek} and keep|keeps 1 of them"),
            (rf"{top}{_THEN}{_PUT} (?:it|them) {_BACK}(?:in the same order )?{_END}", peek),
            (rf"{top}{_END}", peek),
            (rf"{top}(?=and |, |then )", peek),
        ]
    return tuple(rows)  # fmt: skip


_TAKE = r"(?:takes?(?: back)?|steals?|picks?|chooses?|grabs?|keeps?|draws?|gets?(?: back)?|fish(?:es)?|snatch(?:es)?)"
_STEAL = r"(?:takes?|steals?|picks?|chooses?|grabs?|keeps?|snatch(?:es)?)"
_CHOICE = rf"(?:(?:that )?{_LIKE}(?: (?:the )?(?:most|best))? )"
_FREELY = (
    rf"(?:(?:any|any one|any 1) card (?:{_CHOICE}|at all )?|(?:a|one|1) (?:card )?{_CHOICE}"
    rf"|(?:the|whichever|whatever) (?:card |one )?{_CHOICE}|your favou?rite card |the best card )"
)
_SOME = rf"(?:{_FREELY}|(?:a|any|one|1) (?:card )?(?:of (?:them|their cards|the cards|those) )?(?:{_CHOICE})?)"
_WHO = r"(?P<who>(?:(?![.!;:,?()] |and |then |or |but )\S+ )+?)"
_OUT = (
    r"(?:(?:from|out of) (?:it|there|them|their hand|that hand|their cards) )?"
    r"(?:for yourself |to keep |and keep it |away )?(?:and (?:put|add) it (?:in|into|to) your hand )?"
)
_SEEN = rf"{_LOOK}(?:into )?(?:the )?"
_HANDS = r"(?:hand|hands|cards) "
_PILE = (
    r"(?:the (?:whole |entire )?(?:discard (?:pile|deck)|discards|discarded cards|used cards|played cards|used pile)"
    r"|the pile of (?:discards|discarded cards|played cards)) "
)
_FROM = r"(?:from|out of|in|off) (?:anywhere in )?"
_HOME = r"(?:(?:and )?(?:(?:put|add|take)s? it )?(?:in|into|to|for) (?:your|their) hand |and keeps? it |back )?"
_SEARCH = r"(?:search(?:es)? (?:through )?|go(?:es)? through |digs? (?:through|in|into) |looks? (?:through|in|into) )"
_CHOSEN = "take|takes 1 card you choose from"
_MAY_TAKE = ". you may take 1 card you choose from that player"


def _takes() -> tuple[tuple[str, str], ...]:
    return (
        (rf"(?:{_LOOK}|{_SEARCH}){_PILE}{_THEN}{_TAKE} {_SOME}{_HOME}{_END}", f"{_CHOSEN} the discard pile"),
        (rf"{_TAKE} {_FREELY}{_HOME}{_FROM}{_PILE}{_HOME}{_END}", f"{_CHOSEN} the discard pile"),
        (rf"{_TAKE} (?:a|one|1) card {_FROM}{_PILE}(?:{_CHOICE}|, any card )", f"{_CHOSEN} the discard pile"),
        (rf"{_SEEN}(?:their|his|her) {_HANDS}{_AND}{_STEAL} {_SOME}{_OUT}{_END}", f"{_CHOSEN} them"),
        (rf"{_SEEN}{_HANDS}of {_WHO}{_AND}{_STEAL} {_SOME}{_OUT}{_END}", f"{_CHOSEN} <who>"),
        (rf"{_SEEN}{_WHO}'s {_HANDS}{_AND}{_STEAL} {_SOME}{_OUT}{_END}", f"{_CHOSEN} <who>"),
        (rf"{_SEEN}{_HANDS}of {_WHO}{_MAY}{_STEAL} {_SOME}{_OUT}{_END}", f"look at the hand of <who> {_MAY_TAKE}"),
        (rf"{_SEEN}{_WHO}'s {_HANDS}{_MAY}{_STEAL} {_SOME}{_OUT}{_END}", f"look at the hand of <who> {_MAY_TAKE}"),
        (rf"{_TAKE} {_FREELY}(?:from|out of|off) {_WHO}'s {_HANDS}{_END}", f"{_CHOSEN} <who>"),
        (rf"{_TAKE} {_FREELY}(?:from|out of|off) (?:the )?{_HANDS}of {_WHO}{_END}", f"{_CHOSEN} <who>"),
    )


_TAKERS = tuple(
    "search searches go goes dig digs take takes steal steals pick picks choose chooses grab grabs keep keeps draw "
    "draws get gets fish fishes snatch snatches".split()
)

_RENEWED = (
    r"(?:puts?|returns?|shuffles?) your (?:(?:whole|entire) )?(?:hand|cards) (?:back )?(?:in|into|to) the "
    r"(?:deck|draw pile) (?:(?:,|and|then) )*(?:shuffle (?:it |them )?)?(?:(?:,|and|then) )*draw (?:that|as) many "
    rf"(?:(?:new )?cards )?(?:again )?{_END}"
)
"""A new hand from the draw pile."""
_INSIDE = r"(?:(?![.!;:,?()] )\S+ )+?"
_SPARED = (
    rf"(?:the )?first (?:(?:one|player) )?to (?P<deed>{_INSIDE})"
    r"(?:is safe|is spared|is free|gets off|wins|do-not draw|do-not must draw) (?:[.,;!] )?(?:(?:and|but) )?"
    r"(?:everyone else|(?:all )?(?:the )?(?:others|other players)|(?:all )?the rest) (?:must )?"
    rf"(?P<what>{_INSIDE}){_END}"
)
"""Whoever is first need not do what all others do."""
SEEN: tuple[tuple[tuple[str, ...], str, tuple[str, ...]], ...] = (
    *((_OPENINGS, regex, tuple(meant.split())) for regex, meant in _peeks()),
    *(((*_OPENINGS, *_TAKERS), regex, tuple(meant.split())) for regex, meant in _takes()),
    (
        ("put", "return", "shuffle"), _RENEWED,
        tuple("return your hand to the draw pile , shuffle it and draw as many".split()),
    ),
    (
        ("the", "first"), _SPARED,
        tuple("everyone has a contest : first to <deed> . everyone except the winner <what>".split()),
    ),
)  # fmt: skip
"""The words that a sentence can begin with, how it is said, and what it means."""
