"""What players do together, and what somebody else decides, as people say it: rows of `recast`, as in `seen`."""

_END = r"(?=[.!;] |$)"
_WHO = r"(?P<who>(?:(?![.!;:,?()] |and |then |or |but |if |may )\S+ )+?)"
_WHAT = r"(?P<what>(?:(?![.!;:?()] |and then )\S+ )+?)"
_BARE = r"(?P<what>(?:(?![.!;:?()] |and then |and \w+s )\S+ )+?)"
_AND = r"(?:[,.;] )?(?:(?:and|then|they|are|all|get|everyone|you|we|both) )*"

# Somebody else chooses a player
_CHOOSE = r"(?:choose|pick|select|name|decide on|nominate|designate)"
_CHOOSES = (
    r"(?:chooses|picks|selects|names|decides on|nominates|designates|points (?:at|to)|gets to (?:choose|pick)|"
    rf"must {_CHOOSE}|(?<=they ){_CHOOSE}) "
)
_DECIDES = r"(?:decides|chooses|picks|must (?:decide|choose|pick)|gets to (?:decide|choose|pick)) "
_SOMEONE = (
    r"(?:(?:someone|anyone)(?: else)?|(?:a|an|one|any|another|some)(?: other)? (?:player|opponent)|one of the others)"
    r"(?: of (?:their|his|her) choice| (?:they|he|she) (?:wants?|likes?|chooses?))? "
)
_NOT_YOU = r"(?<!\byou )"
_MEANT = "<who> chooses another player and that player <what>"
_CHOOSERS = (
    (rf"{_WHO}{_NOT_YOU}{_CHOOSES}{_SOMEONE}(?:, )?(?:who|that) (?:then )?(?:must )?{_WHAT}{_END}", _MEANT),
    (rf"{_WHO}{_NOT_YOU}{_CHOOSES}{_SOMEONE}(?:[,.;] )?(?:and )?(?:they|that player) (?:must )?{_WHAT}{_END}", _MEANT),
    (
        rf"{_WHO}{_NOT_YOU}{_CHOOSES}{_SOMEONE}to {_BARE}{_END}",
        "<who> chooses another player and that player must <what>",
    ),
    (
        rf"{_WHO}{_NOT_YOU}{_DECIDES}who (?:else )?(?:must |has to )?{_WHAT}{_END}",
        _MEANT,
    ),
)

# Cards in the middle
_MIDDLE = (
    r"(?:face down )?(?:(?:in|into|on|onto|to) )?(?:the |a )?(?:middle|centre|center|table|pile|heap)"
    r"(?: of the table)? (?:face down )?"
)
_MIXED = (
    rf"{_AND}(?:shuffles?|mix(?:es)?|shuffled|mixed|jumbled?)(?: them| it| these| the cards| the pile)?"
    r"(?: up| together)? "
)
_BACK = (
    rf"{_AND}(?:each(?: player)? )?(?:takes?|draws?|picks?|gets?|receives?) "
    r"(?:(?:one|1|a card|1 card|one card|a random one|a random card|a new one|as many) )"
    r"(?:(?:back|at random|randomly|from there|"
    r"from the middle|from it|out|blindly|without looking) )*"
)
_DEALT = (
    rf"{_AND}(?:redeals?|deals?|hands?) (?:them )?(?:(?:back|out|again|around) )*(?:, )?"
    r"(?:(?:one|1) (?:each|to each player|to everyone) )?"
)
_MIX = "everyone puts <n> card in the middle , where they are mixed , and takes as many back"
_SOME = r"(?P<n>(?:2|two|3|three) )"
_SOME_BACK = (
    rf"{_AND}(?:each(?: player)? )?(?:takes?|draws?|picks?|gets?|receives?) (?:(?P=n)|as many |that many )"
    r"(?:cards )?(?:(?:back|at random|randomly|from there|from the middle|out|blindly|without looking) )*"
)
_ONE = r"(?P<n>(?:a|one|1) )"
_MIXING = (
    (rf"(?:everyone|all players|each player|every player) (?:must )?(?:puts?|places?|lays?|throws?) {_ONE}"
     rf"(?:card |of their cards )(?:from their hand )?(?:down )?(?:{_MIDDLE}|face down )"
     rf"{_MIXED}(?:{_BACK}|{_DEALT}){_END}", _MIX),
    (rf"(?:everyone|all players|each player|every player) (?:must )?(?:puts?|places?|lays?|throws?) {_SOME}"
     rf"(?:cards |of their cards )(?:from their hand )?(?:down )?{_MIDDLE}{_MIXED}{_SOME_BACK}{_END}", _MIX),
)  # fmt: skip

# The hands of two
_HANDS = r"(?:(?:both )?(?:your|their|the|both) (?:two )?(?:hands|cards|decks)|(?:your|their) hand)"
_TOGETHER = r"(?:(?:together|into|in|on|a|one|single|pile|up|the|table|middle) )*"
_PUT = rf"(?:(?:puts?|combines?|adds?|lays?|throws?|merges?|pools?|places?) {_HANDS} {_TOGETHER}{_AND})?"
_SHUFFLE = rf"(?:shuffles?|mix(?:es)?|shuffled|mixed)(?: {_HANDS}| them| it)? {_TOGETHER}"
_DEAL = (
    rf"{_AND}(?:deals?|splits?|divides?|shares?|redeals?)(?: {_HANDS}| them| it)? (?:(?:out|back|again|up|between) )*"
    r"(?:(?:the two of )?(?:you|them) )?(?:(?:evenly|equally|half each|half and half|in half|fairly|half/half) )?"
    r"(?:between (?:you two|the two of you|you both|you) )?"
)
_ODD = (
    r"(?:[,.;] (?:if there is|if there 's|if theres) an (?:odd|extra) (?:one|card) (?:, )?"
    r"(?:the other (?:player|one|guy|person)|they|that player) gets? it )?"
)
_EVENLY = r"(?=.*(?:evenly|equally|half each|half and half|in half|fairly|splits? |divides? |shares? ))"
_POOL = "shuffle your hand together with that of <who> and deal them out evenly"
_POOLING = (
    (rf"{_EVENLY}you and {_WHO}(?:must )?(?:both )?{_PUT}{_SHUFFLE}{_DEAL}{_ODD}{_END}", _POOL),
    (rf"{_EVENLY}(?:choose|pick|select) (?:someone|an opponent|a player|another player|one player) (?:[.,;] )?(?:and )?"
     rf"{_PUT}{_SHUFFLE}{_DEAL}{_ODD}{_END}",
     "shuffle your hand together with that of a player you choose and deal them out evenly"),
    (rf"{_EVENLY}(?:combine|merge|pool|mix|shuffle|put) your hand (?:together )?with (?:that of )?{_WHO}"
     rf"(?:'s (?:hand |cards )?)?{_AND}(?:{_SHUFFLE})?{_DEAL}{_ODD}{_END}", _POOL),
)  # fmt: skip

# Another colour
_OTHER = "choose another colour"
_CANNOT = (
    r"(?:[,.;] )?(?:but )?(?:the (?:new )?colour|it) cannot be (?:the )?(?:same(?: colour| one)? ?(?:as )?|one )?"
    r"(?:it (?:already |just )?was|that was (?:already )?in play|it was before|before|as before|in play|"
    r"in play before|already in play|the current (?:colour|one)|you played (?:it|this) on|as the last one|"
    r"it already is|that it was)?(?: before| already)? "
)
_COLOURS = (
    (rf"^(?:just )?(?:a |it is a |it 's a |this (?:card )?is a |like a )?wild (?:card )?{_CANNOT}{_END}", _OTHER),
    (rf"(?:choose|pick|name|change) (?:a|the|any) (?:new )?colour {_CANNOT}{_END}", _OTHER),
    (rf"choose the colour to (?:a different|another) (?:one|colour) {_END}", _OTHER),
    (rf"(?:choose|pick|name) (?:a|the) (?:different|other) colour (?:than|from|to) "
     rf"(?:the (?:one|colour) in play|the (?:current|last|old|previous) (?:one|colour)|before|it was) {_END}", _OTHER),
    (rf"choose the colour (?:except|but|other than) the (?:current one|current colour|one in play) {_END}", _OTHER),
    (rf"(?:the (?:new |next )?colour|it) must be (?:a )?different (?:colour |one )?(?:(?:from|than|to) "
     r"(?:the (?:old|last|previous|current) (?:one|colour)|before|it was|the one in play|the one before) )?"
     rf"{_END}", _OTHER),
    (rf"(?:choose|pick|name) (?:a|any) (?:new )?colour (?:that|which) (?:was-not|is-not|is not|was not) "
     rf"(?:the one )?(?:it was|in play|before|in play before|the current one) {_END}", _OTHER),
)  # fmt: skip

# What a call that was forgotten costs
_CALL = r"(?:to )?(?:said|say|call|shout|yell|called) uno "
_FORGETS = rf"(?:forgets?|fails?|do-not) {_CALL}"
_FORGOT = rf"(?:forgot|has forgotten|did-not|has-not) {_CALL}"
_LATER = r"(?P<what>(?:for|until|during|in) (?:(?![.!;:,?()] )\S+ )+?)"
_INSTEAD = r"(?:(?:cards? )?(?:(?:instead of|rather than) (?:just )?(?:two|2)(?: cards?)? )?)"
_DRAWS = rf"(?:[,] )?(?:they )?(?:must )?draws? (?P<n>(?:\d+|three|four|five|six|seven|eight|nine|ten) ){_INSTEAD}"
_WHOEVER = r"(?:if (?:anyone|someone|a player) |whoever |anyone who |everyone who |players who )"
_COSTS = (
    r"(?:(?:forgetting|not) (?:to )?(?:(?:say|saying|call|calling) )?uno costs|"
    r"the penalty for (?:forgetting|not saying|not calling) (?:to )?(?:(?:say|call) )?uno is) "
    rf"(?P<n>(?:\d+|three|four|five|six) ){_INSTEAD}"
)
_CALLS = (
    *(
        (rf"{said}{long}{_END}", f"whoever forgets to call draws <n>{until}")
        for said in (f"{_WHOEVER}{_FORGETS}{_DRAWS}", _COSTS)
        for long, until in (("(?:this round )?", ""), (_LATER, " <what>"))
    ),
    (rf"{_WHOEVER}{_FORGOT}{_DRAWS}{_LATER}{_END}", "whoever forgets to call draws <n> <what>"),
)

# Nobody draws
_PASSES = (
    rf"(?P<what>(?:until (?:(?![.!;:?()] )\S+ )+?)?nobody (?:may|must) draw (?:(?![.!;:?()] )\S+ )*?)[.;,] (?:and )?"
    rf"(?:if (?:you|they|someone|anyone) cannot play (?:, )?(?:you |they )?(?:just |simply )?pass|"
    rf"(?:whoever|anyone who|everyone who) cannot play (?:a card )?(?:must )?(?:just |simply )?pass(?:es)?) {_END}"
)

# The highest card of all
_EXTREME = r"(?:the player (?:with|who (?:has|holds)|holding)|whoever (?:has|holds)) the (?P<which>(?:highest|lowest) )"
_CARD = r"(?:number )?(?:card|number) (?:in (?:their )?hand )?(?:must )?"
_HIGHEST = (
    (rf"{_EXTREME}{_CARD}discards? it {_END}", "the player with the <which> number discards their <which> number"),
    (rf"{_EXTREME}{_CARD}gives? it to (?P<who>(?:(?![.!;:,?()] )\S+ )+?){_END}",
     "the player with the <which> number gives their <which> number to <who>"),
)  # fmt: skip

# One hand for all
_TO = r"(?:draws? (?:or|and|and/or) discards?|discards? (?:or|and|and/or) draws?) (?:cards )?until "
_EXACTLY = (
    r"(?:have|has|hold|holds) (?:exactly )?(?P<n>(?:\d+|two|three|four|five|six|seven|eight|nine|ten) )(?:cards )?"
)
_LEVEL = (
    (rf"(?:you )?(?:must )?{_TO}you {_EXACTLY}{_END}", "draw until you hold <n> cards and discard down to <n> cards"),
    (rf"{_WHO}(?:must )?{_TO}(?:they|he|she) {_EXACTLY}{_END}",
     "<who> draws until they hold <n> cards and discards down to <n> cards"),
)  # fmt: skip

# A card that is shown
_IF_SHOWN = (
    r"^if you (?:may|can) show (?P<which>(?:a|an|one) (?:(?!player |opponent )\S+ )(?:card )?)(?:, )?"
    r"(?P<what>(?:(?![.!;:,?()] )\S+ )+?)(?=[.!;,] |$)"
)
_SHOWN_AND = (
    r"^(?:you must )?show (?:everyone )?(?P<which>(?:a|an|one) (?:(?!player |opponent )\S+ )(?:card )?)"
    r"(?:(?:you (?:hold|have)|(?:from|in) your hand|to everyone) )?(?:: |, |and )(?:then )?"
    rf"(?P<what>(?:(?![.!;:,?()] )\S+ )+?){_END}"
)
_SHOWN = (
    r"^(?:you must )?show (?:everyone )?(?P<which>(?:a|an|one) (?:(?!player |opponent )\S+ )(?:card )?)"
    r"(?:(?:you (?:hold|have)|(?:from|in) your hand|to everyone) )?(?:: |, |and )(?:then )?"
    r"(?P<what>(?:(?![.!;:,?()] )\S+ )+?)[;.,] (?:otherwise|if not|if you cannot|if you do-not(?: have one)?) (?:, )?"
    rf"(?P<deed>(?:(?![.!;:,?()] )\S+ )+?){_END}"
)

# New cards for old
_NEW = (
    r"(?:as many |the same (?:number|amount) of |that many )?(?:new|fresh) (?:ones|cards) "
    r"(?:from the (?:draw )?(?:deck|pile) )?"
)
_RENEW = (
    (r"(?:swap|trade|exchange) (?:in )?(?:any number|as many) (?:of )?(?:your )?cards (?:as you (?:like|want) )?"
     rf"(?:for|with) {_NEW}{_END}",
     "discard any number of cards and draw that many cards"),
    (r"(?:swap|trade|exchange) (?:in )?up to (?P<n>(?:\d+|two|three|four|five) )(?:of your )?cards "
     rf"(?:for|with) {_NEW}{_END}",
     "discard up to <n> cards and draw that many cards"),
)  # fmt: skip

Rows = tuple[tuple[tuple[str, ...], str, tuple[str, ...]], ...]


def _rows(openings: str, rows: tuple[tuple[str, str], ...]) -> Rows:
    return tuple((tuple(openings.split()) or ("",), regex, tuple(meant.split())) for regex, meant in rows)


GATHERED: Rows = (
    *_rows("everyone all each every", _MIXING),
    *_rows("you combine merge pool mix shuffle put choose pick select", _POOLING),
    *_rows("just a it this like wild choose pick name change the", _COLOURS),
    *_rows("if whoever anyone everyone players forgetting not the", _CALLS),
    *_rows("nobody until", ((_PASSES, "<what>"),)),
    *_rows("the whoever", _HIGHEST),
    *_rows("swap trade exchange", _RENEW),
    *_rows("if", ((_IF_SHOWN, "if you hold <which> , show it and <what>"),)),
    *_rows("show you", ((_SHOWN, "if you hold <which> , show it and <what> ; otherwise <deed>"),)),
    *_rows("show you", ((_SHOWN_AND, "if you hold <which> , show it and <what>"),)),
    *_rows("", _LEVEL),
    *_rows("", _CHOOSERS),
)
"""The words that a sentence can begin with, how it is said, and what it means."""
