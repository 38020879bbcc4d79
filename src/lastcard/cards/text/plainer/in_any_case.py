"""Conditions and choices, said in any way: put into `if ..., ...; otherwise ...` and `may choose: ...; or ...`.

Rows as in `rewriting`, made behind those of `in_other_words`.
"""

from lastcard.cards.text.plainer.adverbials import ENDS, NUM
from lastcard.cards.text.plainer.rewriting import Row, row

_INSIDE = r"(?:(?![.!;:,?] )\S+ )"
_DOES = "(?:draw|discard|miss|give|show|take|swap|skip)"
_GERUND = "(?:drawing|discarding|skipping|missing|giving|showing|swapping|taking)"


def _held() -> tuple[Row, ...]:
    """What somebody holds, or lacks."""
    several = "(?:players|everyone|anyone|those|whoever|player)"
    return (
        row("holding", r"(?P<who>who|that|they|you) (?:is-not|are not|is not) holding ", "<who> do-not hold"),
        row("lacking missing caught short", rf"(?P<who>{several} )(?:(?:who|that) (?:is|are) "
            rf")?(?:lacking|missing|caught without|short "
            r"of) (?=(?:a|an|any) )", "<who> without"),
        row("out", r"(?P<who>(?:if|unless) (?:you|they|he|she) |who )(?:are|is|'re|'s) (?:all )?out of "
            r"(?=[a-z0-9]+ )", "<who> has no"),
        row("run runs", r"(?P<who>(?:if|must|unless) (?:you|they|he|she) )(?:have |has )?(?:run|runs) out of "
            r"(?=[a-z0-9]+ )",
            "<who> have no"),
        row("must", r"(?<![a-z0-9,'] )must (?=(?:you|they) have no )", "if"),
        *(row("none", rf"none of {own} cards (?:are|is) (?P<which>[a-z]+ )", f"{who} have no <which> cards")
          for who, own in (("you", "your"), ("they", "their"))),
        row("exactly", r"exactly (?=as many cards as )"),
    )  # fmt: skip


def _if() -> tuple[Row, ...]:
    """How a condition begins, and how its other case does."""
    case = r"(?P<case>if (?!it |heads |tails |right |wrong |you are |you guess)(?:(?![.!;:,?] )\S+ ){2,9})"
    return (
        row("long only given", r"(?<![a-z0-9,'] )(?:(?:as|so) long as|only if|given that|if and only if) "
            r"(?=(?:you|they|the|a|someone) )", "if"),
        row(":", rf"{case}: ", "<case> ,"),
        row("else", rf"(?P<what>(?<![.,;!:-] )(?:it|them|one|[0-9]+|cards?|two|three|four|turn) )else (?:, "
            rf")?(?=(?:you |they )?{_DOES}s? )",
            "<what> ; otherwise"),
        row("only", rf"(?P<who>the (?:next|previous) player |the player (?:on|to) your (?:left|right) |a player "
            rf"you choose )(?P<what>{_INSIDE}+?)"
            rf"[,.;] but if they (?P<has>have|hold) (?P<which>{_INSIDE}+?)(?:, )?they only (?P<less>{_INSIDE}+)",
            "if <who> <has> <which> , that player <less> ; otherwise that player <what>"),
    )  # fmt: skip


def _or() -> tuple[Row, ...]:
    """Two things of which one is done."""
    return (
        row("or", rf"(?P<may>(?:you|they) may {_INSIDE}+?)(?:, )?or (?:you|they) may (?={_DOES} )", "<may> or"),
        row("or", rf"you may (?:either )?(?P<a>{_DOES} {_INSIDE}+?)(?:, )?or (?P<b>(?:make|force|have) {_INSIDE}+)",
            "you may choose : <a> ; or <b>"),
        row("must", r"you do-not (?:must|have to) (?:, )?but (?=you may )"),
        row("option choice", rf"(?:has|have|gets) the (?:option|choice) (?:of|between) "
            rf"(?P<a>{_INSIDE}{{1,6}}?)(?:or|and) "
            rf"(?P<b>(?:to )?(?:{_GERUND}|{_DOES}) {_INSIDE}*)", "may choose : <a> ; or <b>"),
        *(row(f"{said} {said[:-3]}", rf"(?P<after>(?:: |or ))(?:to )?{said} ", f"<after> {base}")
          for said, base in (("drawing", "draw"), ("discarding", "discard"), ("skipping", "skip"), ("missing", "miss"),
                             ("giving", "give"), ("showing", "show"), ("swapping", "swap"), ("taking", "take"))),
    )  # fmt: skip


def _sizes() -> tuple[Row, ...]:
    """A hand that is to have so many cards, and cards that come and go by themselves."""
    own = "(?P<own>your|their) (?:whole |entire )?(?:hand|cards)"
    return (
        row("bring top fill build", rf"(?:bring|top|fill|build) {own} (?:back )?up to (?P<n>{NUM})(?:cards? "
            rf")?", "draw up to <n> cards"),
        row("brings tops fills builds", rf"(?:brings|tops|fills|builds) {own} (?:back )?up to "
            rf"(?P<n>{NUM})(?:cards? )?",
            "draws up to <n> cards"),
        row("cut trim reduce bring get", rf"(?:cut|trim|reduce|bring|get) {own} (?:back )?(?:down )?to "
            rf"(?P<n>{NUM})(?:cards? )?",
            "discard down to <n> cards"),
        row("cuts trims reduces brings gets", rf"(?:cuts|trims|reduces|brings|gets) {own} (?:back )?(?:down "
            rf")?to (?P<n>{NUM})(?:cards? )?",
            "discards down to <n> cards"),
        row("down", rf"get (?:back )?down to (?P<n>{NUM})cards? ", "discard down to <n> cards"),
        row("halve", rf"halve {own} ", "discard half <own> cards"),
        row("halves", rf"halves {own} ", "discards half <own> cards"),
        row("rest others", rf"(?P<keep>keeps? )(?P<n>{NUM})(?P<c>cards? )(?:of (?:your|their) cards )?, "
            rf"(?P<out>discards? )(?:all )?(?:the )?"
            r"(?:rest|others) ", "<keep> <n> <c> and <out> the rest"),
        row("turn", r"no turn for (?P<who>(?:(?![.!;:,?] |and )\S+ )+?)(?=[.!;,] |and |$)", "<who> misses a turn"),
        row("skip", r"(?:it is|it 's|its) a skip for (?P<who>(?:(?![.!;:,?] |and )\S+ )+?)(?=[.!;,] |and "
            r"|$)", "<who> misses a turn"),
        row("each", rf"(?P<n>{NUM})(?P<c>cards? )each for (?=everyone|all|the|both)", "<n> <c> for"),
        row("random", rf"(?P<n>{NUM})random cards? (?:from|of|out of) your hand goes? to (?P<who>(?:(?![.!;:,?] "
            rf"|and )\S+ )+?){ENDS}",
            "<who> takes <n> cards from you"),
        row("comes come goes go", rf"(?P<n>{NUM})cards? from (?P<who>(?:each|every|the|both|everyone|all) "
            rf"?(?:(?![.!;:,?] |and )\S+ )*?)(?:comes?|"
            r"goes|go) to you ", "<who> gives <n> cards to you"),
        row("everything anything", r"everything (?P<hue>[a-z]+ )(?:in your hand |you (?:have|hold) "
            r")?(?:gets|is|must be|goes|has to be) "
            r"(?:discarded|out) ", "discard all <hue> cards"),
        *(row(one, rf"(?P<put>discards? )(?P<own>your|their) {one} (?:number|card) and (?:your|their) {other} "
            rf"(?:number|card) ",
              f"<put> <own> {one} card and <put> <own> {other} "
              f"card") for one, other in (("lowest", "highest"), ("highest", "lowest"))),
        row("worst best", r"(?P<own>your|their) (?:worst|best) (?P<n>two|three|2|3) cards ", "<n> of <own> cards"),
    )  # fmt: skip


def _together() -> tuple[Row, ...]:
    """What two do with each other, or all together."""
    who = r"(?P<who>(?:(?![.!;:,?] |and )\S+ )+?)"
    return (
        row("side sides", r"(?:the )?(?:two |2 |both )?players on (?:either|each|both) sides?(?: of you)? "
            r"", "both your neighbours"),
        row("skip", r"must skip (?=and )", "must miss a turn"),
        row("other", rf"you and {who}(?:both )?show each other your (?:hands|cards) ",
            "you show your hand to <who> and <who> shows their hand to you"),
        row("with", rf"(?:choose|pick) (?P<who>a player|someone|another player|anyone) to "
            rf"(?P<what>(?:draw|discard|miss) {_INSIDE}+?)"
            r"(?:along )?with you (?=[.!;] |$)", "you and a player you choose <what>"),
        row("between", rf"(?P<game>(?:contest|war|battle|duel|match|scissors|wrestling) )between you and "
            rf"{who}(?=[.!;,:] )",
            "<game> with <who>"),
        row("contest war duel", r"(?P<contest>(?:contest|war|duel) .*?)(?:the one|the player) who "
            r"(?:blinks|flinches|laughs|smiles|breaks|"
            r"gives up) (?!first |last )", "<contest> the loser"),
        row("vote", r"(?<![a-z0-9,'] )vote (?=(?:for|on) )", "everyone votes"),
        row("number", rf"(?P<draw>draws? )that number {ENDS}", "<draw> that many cards"),
        row("heads", rf"^heads (?:[,:=] )?(?P<a>{_INSIDE}+)[;,.] tails (?:[,:=] )?(?P<b>{_INSIDE}+)[.!;] "
            rf"(?:flip|toss) a coin ",
            "flip a coin : heads , <a> ; tails , <b>"),
        row("do-not", rf"(?<![a-z0-9,'] )do-not (?P<deed>(?!draw |discard |play |skip |take |give |miss |show "
            rf"|must |have ){_INSIDE}+?)"
            r"(?=until |for (?:one|the|a|two) )", "you cannot <deed>"),
    )  # fmt: skip


def _others_choose() -> tuple[Row, ...]:
    """What somebody else does to whom they choose: `the dealer may skip anyone`."""
    who = (
        r"(?<![a-z0-9,'] )(?P<who>(?!you |if |unless |then |everyone |all |each |both |the holder |(?:the "
        r"player who|the one who|whoever) play)"
        r"(?:(?![.!;:,?] |and |if |may |must )\S+ ){1,6}?)"
    )
    someone = (
        "(?:anyone|someone|another player|a player|any player|one player|any other player|whoever|whomever)(?: else)?"
        "(?: (?:they (?:like|want|choose|wish|pick|fancy)|of their (?:choice|choosing)))?"
    )
    may = "<who> may choose another player . if they do , that player"
    does = "<who> chooses another player and that player"
    what = rf"(?P<what>(?:draw|discard|miss|show|give|swap) {_INSIDE}*)"
    end = "(?=[.!;] |$)"
    return (
        row("skip block freeze", rf"{who}may (?:skip|block|freeze) {someone} {end}", f"{may} misses a turn"),
        row("skips blocks freezes", rf"{who}(?:must )?(?:skips|blocks|freezes) {someone} {end}", f"{does} "
            f"misses a turn"),
        row("make force choose pick have", rf"{who}may (?:make|force|choose|pick|have|get) {someone} (?:to "
            rf")?{what}{end}",
            f"{may} must <what>"),
        row("makes forces chooses picks", rf"{who}(?:makes|forces|chooses|picks) {someone} (?:to "
            rf")?{what}{end}", f"{does} must <what>"),
        row("swap trade", rf"{who}may (?:swap|trade) (?:hands )?with {someone} {end}", f"{may} swaps hands with "
            f"<who>"),
    )  # fmt: skip


IN_ANY_CASE: tuple[Row, ...] = (
    *_others_choose(),
    *_together(),
    *_held(),
    *_if(),
    *_or(),
    *_sizes(),
    row("each both", r"(?P<choose>(?:choose|pick) (?:two|2) (?:other )?players [.;:,] (?:and )?)(?:each|both) "
        r"of them ", "<choose> they"),
    row("from to with", r"(?<![a-z0-9,'] )(?P<p>from|to|with) (?P<who>(?!now |here |this )(?:(?![.!;:,?] )\S+ "
        r"){1,7}), (?P<what>(?:take|steal|"
        r"give|pass|swap|trade) (?:(?![.!;:,?] )\S+ )+)(?=[.!;] |$)", "<what> <p> <who>"),
    row("theirs", r"give (?P<who>(?:(?![.!;:,?] |and |all |your )\S+ )+?)(?:all )?your (?:whole |entire "
        r")?(?:hand|cards) (?:, )?and (?:you )?"
        r"(?:take|get|receive) theirs (?:in return |back )?", "swap hands with <who>"),
    row("two", r"you two (?:swap|trade|switch|exchange)(?: hands)? (?=[.!;,] |and |$)", "you swap hands with them"),
    row("gets receives", rf"(?P<who>(?:the|a|another|whoever|your|everyone|someone) ?(?:(?![.!;:,?] |and |gets "
        rf")\S+ )*?)(?:gets|receives) "
        rf"(?P<n>{NUM})cards? from you {ENDS}", "you give <n> cards to <who>"),
    row("first", r"(?<![a-z0-9,'] )first (?=(?:everyone|all players|each player|every player|the next player|you) )"),
    row("not", r"not you (?:, )?but (?=everyone else )"),
    row("see", r"let (?:everyone|all players|the others|everyone else) see your (?:hand|cards) (?=(?:until|for) "
        r")", "show your hand"),
    row("yours", r"(?:they|that player) (?:may )?(?:see|look at|get to see) yours ", "you show your hand to them"),
    row("who", r"(?<![a-z0-9,'] )(?P<what>(?:someone|one player|a player|another player|one of you) (?:(?![.!;] )\S+ "
    r")+?)"
        r"[.,;] (?:and )?you (?:say|decide|choose|pick|name) who (?=[.!;] |$)", "<what>"),
    row("here now", r"(?P<turn>(?:reverse the direction|play goes backwards|goes backwards) )from "
        r"(?:here|now)(?: on| onwards)? ", "<turn>"),
)  # fmt: skip
"""Behind `in_other_words`."""
