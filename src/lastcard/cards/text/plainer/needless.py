"""Sentences and clauses that only say what is so anyway: left out.

Rows as in `rewriting`. What a row leaves out must follow from what is left, whoever reads it.
"""

from lastcard.cards.text.plainer.rewriting import Row, row

_END = r"(?=[.!;] |$)"
_STOP = r"[.;,!] (?:and |but |then )?"
_PLAY = "(?:play|the game|it|the turn order|turn order|everything)"
_GOES = "(?:keeps going|continues|goes on|carries on|moves on|resumes|proceeds|just continues|picks up)"
_THERE = "(?:there|them|that player|him|her|that point|here|where it was)"
_PITY = (
    "(?:bad luck|too bad|tough luck|tough|hard luck|unlucky|oh well|never mind|so be it|that 's life|"
    "hard cheese|no luck)"
)
_NOTHING = "nothing (?:else )?(?:happens|changes)"
_ANY = r"(?:(?![.!;:,?] )\S+ )"
_YOURSELF = "(?:yourself|you)"

_PLAIN = (
    r"(?:(?!not |never |nobody |only |unless |except |other |without |instead |twice |half |until |or |double "
    r"|may |neither |"
    r"hardly |almost |secretly |backwards |next |if |[.!;:,?] )\S+ )"
)
"""A word that turns nothing round."""

NEEDLESS: tuple[Row, ...] = (
    row("there them him her", rf"{_STOP}{_PLAY} {_GOES}(?: on)? (?:as (?:usual|normal) )?from {_THERE} {_END}"),
    row("if", rf"[.;!] (?:and |but )?if {_PLAIN}{{1,10}}, (?:too bad , |sorry , )?{_PITY}(?: (?:for|to) "
        rf"(?:you|them))? "
        rf"{_END}"),
    # Nothing happens in another case; without a case before it, that would be an exception
    row("nothing", rf"[.;!] (?:and |but )?if there (?:is-not|is no|are no) {_PLAIN}{{1,6}}, {_NOTHING} {_END}"),
    row("nothing", rf"(?P<case>(?:if|guess) (?:\S+ )*?)[.;!] (?:and |but )?if {_PLAIN}{{1,10}}, "
        rf"(?:too bad , |sorry , )?{_NOTHING}(?: (?:for|to) (?:you|them))? {_END}", "<case>"),
    row("back", rf"(?P<show>shows? {_ANY}+?)(?:, )?(?:and |then )+takes? (?:it|them) back {_END}", "<show>"),
    row("neither look peek looking peeking", rf"{_STOP}(?:neither of you (?:may|gets? to)? ?(?:look|looks|peek)"
        rf"|no (?:looking|peeking)|(?:you|they) cannot (?:look|peek))(?: (?:first|at (?:them|it)(?: first)?|"
        rf"beforehand|at the cards))? "
        rf"{_END}"),
    row("keep keeps", rf"(?P<draw>draws? {_ANY}+?){_STOP}(?:they|you) (?:must )?keeps? (?:everything|all "
        rf"the cards|"
        rf"all cards|all of them|them all|it all|what|whatever|every card)(?: (?:they|you) (?:drew|draw|drawn|"
        rf"picked up|get|got))? {_END}", "<draw>"),
    row("yourself", rf"{_STOP}(?:you )?(?:cannot|do-not|may not) (?:pick|choose|target|name|select|be) "
        rf"{_YOURSELF} {_END}"),
    row("match", rf"{_STOP}(?:it |they )?do-not (?:must|have to|need to) match(?: (?:anything|in colour))? {_END}"),
    row("irrespective regardless matter", rf"{_STOP}(?:irrespective of|regardless of|no matter) (?:the )?(?:current )?"
        rf"(?:direction of play|direction|which way play is going|whose turn it is) {_END}"),
    row("whatever", rf"{_STOP}whatever (?:it|that) (?:was|is|says|said|did|does|may be) {_END}"),
    row("whatever", r"whatever (?:you (?:roll|rolled|get)|it is|it shows|(?:number )?comes up|the number is) , "
        r"(?=.*that (?:many|number|amount) )"),
    row("relax watch nothing sit", rf"(?:{_STOP}|and )you (?:just |may )?(?:relax|watch|chill|do nothing|sit "
        rf"(?:there|back)(?: and "
        rf"(?:watch|relax|laugh))?) {_END}"),
    row("nothing", r"nothing happens to you but "),
    row("straight", r"(?:, )?straight (?:to|onto|into|on) the discard pile "),
    row("which", rf"{_STOP}(?:do-not|never) let on (?:which|what)(?: (?:ones?|cards?|it was))? {_END}"),
    row("normal usual", r"\( the (?:next|other) players? (?:plays?|goes|go) (?:as )?(?:normal|normally|usual|as "
        r"usual) \) "),
    row("keep keeps keeping carry carries go goes continue continues play",
        r"(?P<colour>(?:choose|chooses|pick|picks|name|names|call|calls|change|changes|say|says|set|sets|switch|"
        r"declare) "
        r"(?:the |a |any |another |your )?(?:new |next )?colour (?:(?:you|they) (?:like|want|choose|wish) )?)(?:, "
        r")?(?:and "
        r"|then )+(?:just |simply |you |we )?(?:keeps? (?:on )?(?:playing|going)|(?:carry|carries|goes|go) on(?: "
        r"playing)?"
        rf"|continues?(?: playing)?|play on)(?: as (?:usual|normal|before))? {_END}", "<colour>"),
    row("so", rf"so (?:that )?(?:it|that|they|you|everyone) (?:is|'s|are|'re|has|have) "
        rf"(?:odd|even|fair|equal|square|quits|now equal) {_END}"),
)  # fmt: skip
"""Before all other rows."""
