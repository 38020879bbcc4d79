"""What people say in many words of the same few parts, put in the words of the phrase book behind the sayings.

Rows are as in `rewriting`. A row is only right if it changes the meaning of no sentence that can be read.
"""

from lastcard.cards.text.plainer.rewriting import Row, row
from lastcard.cards.text.plainer.trimmed import END, NUM


def _copies() -> tuple[Row, ...]:
    """The card before this one does again what it did."""
    copy = (
        "(?:copy|copies|repeat|repeats|mirror|mirrors|imitates?|mimics?|do|does|become|becomes|acts? "
        "like|is|duplicates?)"
    )
    last = (
        r"(?:the (?:last|previous) card(?: (?:that was )?(?:just )?(?:played|laid|put down))?"
        r"|the (?:card|one) (?:(?:that )?(?:was|is|lies|lay) )?(?:just |right |directly |immediately )?"
        r"(?:before|below|underneath|under|beneath)(?: (?:it|this(?: one| card)?))?"
        r"|(?:the )?(?:card|one) (?:that )?was (?:just )?played(?: (?:last|(?:right |just |directly )?before(?: "
        r"(?:it|this(?: one| card)?))?))?"
        r"|was (?:just )?played (?:(?:right |just |directly )?before(?: (?:it|this(?: one| card)?))?|last))"
    )
    return (
        row("whatever what same effect", rf"(?:this card |it )?{copy} (?:(?:exactly |just )?(?:whatever|what)|the "
            rf"(?:same|effect)"
            rf"(?: thing)?(?: of| as)?) {last}(?: (?:does|did|do|was|says|said|does again))? {END}", "copy the last "
            "card"),
        row("copies copy mirrors repeats", rf"(?:this card |it )?(?:copies|copy|mirrors?|repeats?) {last} {END}",
            "copy the last card"),
    )  # fmt: skip


COMPOSED: tuple[Row, ...] = (
    *_copies(),
    # Who is next, once the direction has changed
    row("direction reverse way", r"(?P<turned>(?:reverse|direction|directions|flips) (?:\S+ )*?)(?:the )?(?:new "
        r")?(?:first|next) player "
        r"(?:in |going |to go |)(?:in )?the (?:new|other|opposite) (?:direction|way)(?: round| around)? ",
        "<turned> the next player"),
    row("direction reverse", r"(?P<turned>(?:reverse|direction|directions) (?:\S+ )*?)the player who (?:is|'s) now "
        r"(?:next|after)"
        r"(?: after (?:you|them))? ", "<turned> the next player"),
    row("who", r"choose the colour and (?:choose )?(?:who|whoever) (?:goes|plays|is|moves|starts) next ",
        "choose the colour and a player you choose goes next"),
    # What is guessed is then turned over
    row("guess", r"(?P<guess>guess (?:(?![.;!] )\S+ ){2,14}?)(?:[,.;] |and |then )+(?:you "
        r")?(?:flip|turn|show|reveal|check|look at) "
        r"(?:it|that card|the card|the top card)(?: over| up| face up| around)?(?: to everyone)? (?=[.;,:!] "
        r")", "<guess>"),
    row("guess", rf"(?P<guess>guess .*?(?:top|next) card .*?(?:if|otherwise) .*?)(?:take|keep|draw) (?:it|that "
        rf"card|the card)(?: into "
        rf"your hand)? {END}",
        "<guess> draw 1 card"),
    # Who cannot play draws, as always
    row("draw", r"(?P<rule>(?:nobody|cannot|only|forbidden|banned|allowed) (?:\S+ )*?)[.;] if "
        r"(?:you|they|anyone|someone|a player) cannot "
        r"(?:play|go)(?: (?:anything|a card|any card|one|it|then|so))?(?: ,)?(?: then)?(?: (?:you|they))?(?: must)? "
        r"draws?"
        rf"(?: (?:1|one|a))?(?: card)?(?: (?:as usual|as normal|instead))? {END}", "<rule>"),
    row("draw", r"(?P<rule>(?:nobody|cannot|only|forbidden|banned|allowed) (?:\S+ )*?)[.;] if "
        r"(?:(?:you|they|anyone|someone|a player) "
        r"(?:only have|only has|have only|has only|only hold|have nothing but|has nothing but) (?:\S+ ){1,3}?"
        r"|(?!do-not |not |no |never |only )[a-z]+ (?:cards )?(?:is|are) all (?:you|they) (?:have|'ve got|hold|have "
        r"got) )(?:, )?(?:then )?(?:you |they "
        r")?(?:must )?draws?"
        rf"(?: (?:1|one|a))?(?: card)?(?: (?:as usual|as normal|instead))? {END}", "<rule>"),
    # Everyone who can does one thing, and the others another
    row("instead they", r"(?P<all>(?:everyone(?: else)?|all players|each player|every player) (?:must "
        r")?(?:discard|give|show|pass)s? (?:a|an|one|1) "
        r"(?:\S+ ){1,6}?)[.;,] (?:but )?if (?:they|you(?=.* instead )) (?:(?:do-not|has-not) (?:have |got |hold "
        r")?|have no |has no |have none |cannot )"
        r"(?:(?:a|an|any|one|none|it) )?(?:(?!draw |instead )[a-z0-9]+ ){0,2}?(?:, )?(?:then )?(?:you |they )?(?:must "
        r")?draws? "
        rf"(?P<n>{NUM})(?:cards? )?(?:instead )?{END}", "<all> . whoever has none draws <n>"),
    # Cards of one kind
    row("colour", r"(?P<put>discards?|plays?|lays?|put|puts) (?:down )?(?:every|each|all)(?: of)?(?: the)? cards? "
        r"(?:that )?(?P<who>you|they) "
        r"(?:have|hold|'ve got|have got) (?:of|in|from) (?:one|a|any|the same|a single|any one) colour(?: you "
        r"choose)? ",
        "discard all cards of a colour you choose"),
    row("number", r"(?:you )?discard (?:as many cards (?:of|with) (?:one|the same|a single|any one) number as you "
        r"(?:have|hold)"
        r"|(?:all|every)(?: of)?(?: your)? cards? (?:of|with) (?:one|the same|a single|any one) number(?: you "
        r"choose)?) ",
        "choose a number . discard all cards with that number"),
    # Cards of everyone
    row("hands hand", r"all (?:of )?(?:the )?(?P<which>(?:\S+ ){1,3}?)in (?:everyone 's|all|every player 's|all "
        r"players '|everyones) hands? "
        r"(?:get|are|must be|is|gets) (?:discarded|thrown "
        r"(?:away|out)|dumped|tossed|trashed|binned) ", "everyone discards all <which>"),
    # A vote
    row("votes vote", r"(?:everyone|the table|the group|all players|players|the others) (?:votes?|must vote) "
        r"(?:for|on) "
        r"(?:the |who is the |who is )(?P<how>[a-z]+est |most [a-z]+ )(?:player )?(?:[,.;:] )?(?:and )?"
        r"(?:that player|they|he|she|the winner|whoever wins|whoever gets the most votes) ",
        "everyone has a contest : votes for the <how> player . the winner"),
    row("votes vote", r"(?:everyone|the table|the group|all players|players|the others) (?:votes?|must vote) "
        r"(?:for|on) (?:(?:a|one|1|any|another) "
        r"player|someone) (?:[,.;:] )?(?:and )?(?:that "
        r"player|they|he|she|the player with the most votes|whoever gets the most votes"
        r"|the winner|whoever wins|the loser) ", "everyone votes on who"),
    row("each every", r"(?P<known>that number .*?for (?:each|every) )one (?P<has>(?:they|you) (?:have|hold) )",
        "<known> card with that number <has>"),
    row("each every", r"(?P<known>that colour .*?for (?:each|every) )one (?P<has>(?:they|you) (?:have|hold) )",
        "<known> card of that colour <has>"),
    row("copy", r"(?:per|for each|for every) copy (?:(?:they|he|she) (?:have|has|hold|holds) |in their hand )?",
        "for each one they have"),
    row("stays remains", r"(?:the )?colour is (?:now )?(?P<hue>\S+ )and (?P<stays>stays|remains) (?:\S+ )(?=until "
        r"|for )",
        "the colour <stays> <hue>"),
    # How long it holds, said behind what it costs
    row("until for", rf"(?P<who>(?:anyone|whoever) (?:(?![.!;,] )\S+ )+?draws? {NUM}(?:cards? )?)(?P<long>(?:until "
        rf"(?:your next turn|the end|someone plays|"
        rf"another|the next) |for (?:the rest|one round|[0-9] rounds|two rounds) )(?:(?![.!;,] )\S+ "
        rf")*){END}", "<long> , <who>"),
    # Two kinds of cards of which the same holds
    row("and", r"(?P<before>(?:(?:for|until) (?:(?![.!;:,?] )\S+ )+, )?)(?:all )?(?P<a>(?!everyone |you |they "
        r"|players )[a-z0-9]+s )and (?:all )?(?P<b>[a-z0-9]+s )"
        rf"(?P<rest>(?:are wild|match|count as|may be played on|act as) (?:(?![.!;:,?] )\S+ )*){END}",
        "<before> <a> <rest> . <before> <b> <rest>"),
    row("effect", r"(?P<no>no effect )on (?:anyone|everyone|any player|all players) ", "<no>"),
    row("talks speaks laughs", rf"(?P<draws>(?:talks|speaks|laughs) (?:must )?draws {NUM}(?:cards? "
        rf")?)(?:each|every) time ", "<draws>"),
)  # fmt: skip
"""Behind the sayings."""
