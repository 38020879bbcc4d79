"""What people do, in other words than those of the table of verbs: put into its words.

Rows as in `rewriting`, made behind those of `in_passing`.
"""

from lastcard.cards.text.plainer.adverbials import ENDS, NUM
from lastcard.cards.text.plainer.rewriting import Row, row

_INSIDE = r"(?:(?![.!;:,?] )\S+ )"
_WHO = r"(?P<who>(?:(?![.!;:,?] |and |then )\S+ )+?)"
_BE = "(?:that is|that 's|thats|its|it is|it 's)"
_ALL = "(?:everyone|all players|each player|every player)"


def _seen() -> tuple[Row, ...]:
    """Hands and cards that are looked at."""
    how = "(?:(?:quick|sneaky|good|little|secret|long|close) )*"
    order = "(?:whatever|any|whichever) order (?:suits|pleases|works for|works best for) (?:you|them)"
    return (
        row("look peek glance", rf"(?:have|take|get|sneak) a {how}(?:look|peek|glance) at ", "look at"),
        row("look peek glance", rf"(?:has|takes|gets|sneaks) a {how}(?:look|peek|glance) at ", "looks at"),
        row("order", rf"in {order} ", "in any order"),
        row("secret", r"(?:, )?(?:and )?keep (?:it|that|this) (?:a )?secret (?:, )?"),
        row("if", rf"(?P<look>look {_INSIDE}+?)(?:, )?(?:and |then )+(?P<take>take|steal|grab) (?P<n>a|one|1) "
            rf"card if you "
            r"(?:want|like|wish)(?: it| to| one)? ", "<look> and you may <take> <n> card"),
        row("show", rf"show your (?:hand|cards) to {_WHO}(?:, )?and (?:they|he|she|that player) (?:may "
            rf")?(?:takes?|picks?|chooses?) "
            rf"(?:one|a card|1 card|one card|any card)(?: (?:of them|of your cards|from it))?(?: they "
            rf"(?:want|like|choose))? {ENDS}",
            "<who> takes 1 card they choose from you"),
        row("copy copies", r"(?P<copy>copy|copies) whatever (?:card )?(?:is|was|lies) on (?:the )?top(?: of the "
            r"(?:discard )?pile)? ",
            "<copy> the last card"),
        row("top", r"(?<!over )(?<!up )if the top card (?P<be>is|was|is-not) (?!.*(?:guess|draw "
            r"pile|deck))", "if the last card <be>"),
    )  # fmt: skip


def _costs() -> tuple[Row, ...]:
    """What something costs, and what those do who cannot play."""
    fine = "(?:fine|penalty|price|forfeit|toll|tax)"
    pass_ = "(?:pass|do nothing|wait|sit there|sit tight|miss (?:your|their) turn|skip)"
    rule = r"(?P<rule>(?:nobody|cannot|only|forbidden|banned|allowed) (?:\S+ )*?)"
    return (
        row("pay", rf"pay (?:a |the )?{fine} of (?P<n>{NUM})cards? ", "draw <n> cards"),
        row("pays", rf"pays (?:a |the )?{fine} of (?P<n>{NUM})cards? ", "draws <n> cards"),
        row("if", rf"if (?P<who>you|they|anyone|someone) (?P<do>do|does|slip up|slips "
            rf"up|forget|forgets|fail|fails) (?:, )?{_BE} "
            rf"(?P<n>{NUM})cards? ", "if <who> <do> , draw <n> cards"),
        row("nobody", r"nobody (?:draws|may draw) (?:anything|any cards|cards)(?: at all)? ", "nobody may draw"),
        row("if", rf"(?P<rule>nobody may draw (?:\S+ )*?)[.;] if (?:you|they|anyone|someone) cannot (?:play|go) "
            rf"(?:, )?(?:you |they )?"
            rf"(?:just |simply |must )?{pass_}(?: looking [a-z]+)? (?=[.!;] |$)", "<rule>"),
        row("cannot", rf"{rule}[.;] if (?:you|they|anyone) cannot (?:, )?(?:you |they )?(?:must )?draws? "
            rf"(?:(?:a|one|1) )?(?:card )?"
            r"(?=[.!;] |$)", "<rule>"),
        row("coin", rf"flip a coin [,.:;] (?:if you )?win (?:and |, )(?:you )?(?P<a>{_INSIDE}+)[,;.] (?:and "
            rf")?(?:if you )?"
            rf"(?:lose|miss) (?:and |, )(?:you )?(?P<b>{_INSIDE}+)", "flip a coin : if it is heads , <a> ; "
            "otherwise <b>"),
    )  # fmt: skip


def _drawn() -> tuple[Row, ...]:
    """Cards that are drawn, or put down."""
    return (
        row("new fresh", rf"(?:grab|get|take|pick|draw) (?P<n>{NUM})(?:brand )?(?:new|fresh) (?:ones|cards) "
            rf"", "draw <n> new cards"),
        row("yourself", rf"deal yourself (?P<n>{NUM})(?:(?:brand )?(?:new|fresh) )?(?:ones|cards?) ", "draw <n> "
            "new cards"),
        row("toss tosses", r"toss (?=(?:your|their|all|every|any|one|two|three|a|[0-9]) "
            r"(?!coin|die|dice))", "discard"),
        row("tosses", r"tosses (?=(?:your|their|all|every|any|one|two|three|a|[0-9]) (?!coin|die|dice))", "discards"),
        row("such", r"(?:lay|put) down (?P<one>one such card|such a card|a such card) ", "discard <one>"),
        row("until", r"(?P<until>until (?:you|they|he|she) )(?:hit|hits|land on|lands "
            r"on|reach|reaches|see|sees|turn up|turns up) "
            r"(?=(?:that colour|a|an|one|it) )", "<until> get"),
        row("such", r"(?:lays|puts) down (?P<one>one such card|such a card) ", "discards <one>"),
        row("must", r"must (?:put down|lay down|lay|throw down) (?=(?:a|an|any|one) "
                    r"(?:red|blue|green|yellow|orange|even|odd|"
            r"wild|skip|reverse|number|action|[0-9]) )", "must play"),
        row("none", r", or (?:, )?if (?P<who>you|they) (?:have|has|hold) (?:none|no such card)(?: ,)? ", ". if "
            "<who> have none ,"),
        row("count counts", rf"{_ALL} counts? their (?P<kind>(?:[a-z]+ )?cards )[.;,] (?:and |then "
            rf")?(?P<who>whoever has the "
            r"(?:most|fewest) )", "<who> <kind>"),
    )  # fmt: skip


def _players() -> tuple[Row, ...]:
    """Who does it."""
    groups = "(?:kids|children|adults|grown-ups|grownups|parents|boys|girls|teens|ladies|men|women)"
    return (
        row("subsequent upcoming", r"the (?:subsequent|upcoming|ensuing) player ", "the next player"),
        row("preceding prior", r"(?:the )?(?:preceding|prior) card ", "the last card"),
        row("each", r"each of (?=the next (?:two|three|four|five|[2-5]) players )"),
        row("less", r"(?P<has>(?:has|have|with|holds) )the less cards ", "<has> the fewest cards"),
        row("number amount quantity", r"the (?:greatest|highest|largest|biggest) (?:number|amount|quantity) of "
            r"(?=[a-z]+ cards )",
            "the most"),
        row("thereof", r"thereof ", "of them"),
        row("no", r"no player (?=(?:may|must|cannot|is) )", "nobody"),
        row("all", r"(?<![a-z0-9'] )all (?=(?:must|may|cannot) )", "everyone"),
        row("pick choice call", r"(?:one other player|another player|someone|a player|one player) , your "
            r"(?:pick|choice|call) (?:, )?",
            "a player you choose"),
        row("each", rf"(?P<who>{groups} )each (?=(?:draw|discard|miss|give|take|show|must) )", "<who>"),
        row("safe fine exempt spared", rf"(?P<others>(?:(?:all|the) )*{groups} (?:(?![.;!,] )\S+ )+)[.;,!] "
            rf"(?:and |but )?(?:the )?{groups} (?:are|is) (?:all )?(?:safe|fine|exempt|spared|okay|ok) (?=[.!;] |"
            rf"$)", "<others>"),
        row("who", r"(?<![a-z0-9,'] )who has (?=(?:(?![.!;:,?] )\S+ )+?(?:must|draws|"
            r"discards|gives|shows|misses|may) (?:(?![?] )\S+ )*$)",
            "whoever has"),
        row("they", r"(?P<choose>(?:choose|pick) (?:someone|a player|anyone|(?:two|2) (?:other )?players) "
            r")(?=they (?:must|draw|miss|swap|"
            r"discard|show|give|cannot) )", "<choose> ,"),
    )  # fmt: skip


def _moves() -> tuple[Row, ...]:
    """What they do."""
    throw = "lob|yeet|bung|sling|fling|pitch|huck|boot"
    own = "(?:your|their|all|any|every|half|one|two|three|a|[0-9])"
    return (
        *(row(verb, rf"{verb} (?={own} )", "discard") for verb in throw.split("|")),
        *(row(f"{verb}s {verb}es", rf"{verb}e?s (?={own} )", "discards") for verb in throw.split("|")),
        row("bin rubbish trash bag", r"(?P<put>discards? (?:(?![.!;:,?] )\S+ )+?)(?:in|into) the "
            r"(?:discard|rubbish|trash|garbage) "
            r"(?=[.!;,] |and |$)", "<put>"),
        row("drop drops", r"drop (?=(?:your|their|any|every) )", "discard"),
        row("drops", r"drops (?=(?:your|their|any|every) )", "discards"),
        row("owes owe", rf"owes? (?P<whom>you|them) (?P<n>{NUM})cards? ", "gives <whom> <n> cards"),
        row("compel oblige require", r"(?:compel|oblige|require) (?P<who>(?:(?![.!;:,?] |to )\S+ )+)to ", "make "
            "<who>"),
        row("must", r"(?<![a-z0-9,'] )must (?P<what>the (?:last|previous|top) card )be (?P<how>(?:(?![.!;:?,] "
            r")\S+ )+), ",
            "if <what> is <how> ,"),
        row("holding", rf"until holding (?P<n>{NUM})(?:cards? )?", "until they hold <n> cards"),
        row("that", r"swap your (?:whole |entire )?(?:hand|cards) with (?:that|those) of ", "swap hands with"),
        row("change", r"change (?:your|their) (?:hand|hands|cards) with ", "swap hands with"),
        row("change", r"change (?:their|your) (?:hands|cards) (?=[.!;,] |and |$)", "swap hands"),
        row("theirs", r"(?<!all )(?<!give )(?<!of )(?<!pass )(?<!hand )your (?:whole |entire )?(?:hand|cards) "
            r"(?:goes |go )?to "
            r"(?P<who>(?:(?![.!;:,?] |and )\S+ )+?)(?:, )?and "
            r"(?:you )?(?:get|take|receive|have) (?:theirs|his|hers)(?: back| in return)? ", "swap hands with <who>"),
        row("turns", rf"your next (?P<n>{NUM})turns are (?:skipped|missed|lost|gone) ", "you miss <n> turns"),
        row("got", r"(?P<if>(?:if|unless) (?:you|they|someone|anyone) )got (?=(?:a|"
            r"an|any|no|more|fewer|at|one|two|[0-9]) )", "<if> have"),
        row("if", r"(?P<what>(?<![.,;!:-] )(?:it|them|one|[0-9]+|cards?|two|three) )if not (?:, )?(?=(?:you "
            r"|they )?(?:draw|discard|miss|give|"
            r"show|take|swap)s? )", "<what> ; otherwise"),
        row("during", r"during (?:one|1|a) (?:full |whole )?round ", "for one round"),
        row("call choice pick", r"^your (?:call|choice|pick) [:,-] (?:either )?", "you may choose :"),
    )  # fmt: skip


IN_OTHER_WORDS: tuple[Row, ...] = (
    *_players(),
    *_moves(),
    *_seen(),
    *_costs(),
    *_drawn(),
    row("stare outstare", rf"(?:stare down|outstare|have a stare-off with|have a staring match with) {_WHO}[;,.:] ",
        "staring contest with <who> ."),
    row("next", r"(?P<which>next (?:wild )?(?:draw (?:two|four|2|4)|skip|reverse|wild) )(?:card )?(?:that "
        r"|which )?(?:gets played|"
        r"is played|anyone plays|someone plays|played) (?=(?:counts?|has|do-not|does|is) )", "<which>"),
    row("who", r"(?<![a-z0-9,'] )who (?=(?!is |has |wants |does |was |gets )[a-z]+s (?:(?![.!;:,?] )\S+ "
        r")+(?:[.!;] |$))", "whoever"),
    row("who", r"(?P<chooses>(?:chooses|picks|decides|choose|pick|decide) who )skips (?=[.!;,] |and "
        r"|$)", "<chooses> misses a turn"),
)  # fmt: skip
"""Behind `in_passing`."""
