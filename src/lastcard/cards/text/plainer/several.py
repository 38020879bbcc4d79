"""Several cards that are put down in one go, and several things of which one is chosen.

Rows as in `rewriting`. They come before all others, which would take some of their words for something else.
"""

from lastcard.cards.text.plainer.rewriting import row

_END = r"(?=[.!;] |$)"
_PUT = r"(?:play|put down|lay down|lay|put)"
_WHICH = (
    r"(?P<which>(?:(?!cards |of |one |the |these )\S+ )(?:cards )?"
    r"(?:(?:you (?:have|hold)|from your hand|in your hand) )?)"
)
_GO = r"(?:(?:, )?(?:in one go|all at once|at once|at the same time|in a row|(?:on )?this turn|in one turn|together) )*"
_LIKE = r"as you (?:like|want|fancy|wish|please|choose|care to|may|feel like|are able to)"
_HAVE = r"as you (?:have|hold|have got|own)"
_ONE = r"(?:the same|one|a single|any one|the one|1)"
_OUT = (
    r"until you (?:run out(?: of (?:them|it))?|are out(?: of them)?|have (?:none|no more)(?: left)?"
    r"|(?:do-not|has-not) (?:have |got )?any(?: left| more)?) "
)
_KEEP = r"keep (?:on )?(?:playing|laying(?: down)?)"
_NUMBER = "choose a number from 0 to 9 . discard {} cards with that number"
_WAY = r"(?:(?![.!;:?()] |or )\S+ )+?"

_WHENEVER = r"(?:whenever|when|anytime|(?:every|each|any) time) "
_NAMED = (
    r"(?:(?:that|your|the|a) (?:(?!draws? |, )\S+ ){1,5}?|they |you |one of you |either of you "
    r"|you or (?:(?!draws? |, )\S+ ){1,6}?)"
)
_CARDS = r"(?:(?:a|any|some) cards? |cards )?"
_SAME = r"(?:the same(?: (?:number|amount)(?: of cards)?)?|as many(?: cards)?)"
_ALONG = (
    rf"(?:(?:must )?draws? (?:{_SAME}(?: too| as well)?|too|also|as well|with (?:you|them)) "
    r"|(?:must )?also draws? |does (?:so )?too )"
)

_FRIEND = r"(?:partner|buddy|mate|teammate|team mate|ally|enemy|rival|nemesis|bestie|best friend)"

SEVERAL = (
    row("partner buddy mate teammate team ally enemy rival nemesis bestie friend",
        rf"(?:choose|pick|name|select) (?:a|an|one|your) {_FRIEND} (?=[.:,;!-] )[.:,;!-] ", "choose a player ."),
    row("partner buddy teammate ally rival",
        r"(?<!be )(?:your|the) (?:partner|buddy|teammate|ally|rival) (?!'s |in crime )", "that player"),
    row("many", rf"{_PUT} as many {_WHICH}{_LIKE} {_GO}{_END}", "discard any number of <which>"),
    row("many", rf"{_PUT} as many {_WHICH}{_HAVE} {_GO}{_END}", "discard all <which>"),
    row("number rank", rf"{_PUT} as many (?:cards )?(?:of|with) {_ONE} (?:number|rank) {_LIKE} {_GO}{_END}",
        _NUMBER.format("any number of")),
    row("number rank", rf"{_PUT} as many (?:cards )?(?:of|with) {_ONE} (?:number|rank) {_HAVE} {_GO}{_END}",
        _NUMBER.format("all")),
    row("playing laying", rf"{_KEEP} {_WHICH}{_OUT}{_GO}", "discard all <which>"),
    row("playing laying", rf"{_KEEP} (?:cards of )?{_ONE} colour {_OUT}{_GO}",
        "discard all cards of a colour you choose"),
    row("playing laying", rf"{_KEEP} (?:cards (?:of|with) )?{_ONE} number {_OUT}{_GO}", _NUMBER.format("all")),
    row("all", rf"{_PUT} all (?:of )?(?:your |the ){_WHICH}{_GO[:-1]}+{_END}", "discard all <which>"),
    row("draw draws", rf"{_WHENEVER}(?P<one>{_NAMED})draws? {_CARDS}(?:, )?(?:then )?(?P<two>{_NAMED}){_ALONG}",
        "whenever <one> draws , <two> draws as many"),
    row("either", r"(?<!as )(?<!is )(?<!be )(?:you (?:may|must|can) )?either "
        rf"(?P<ways>{_WAY}, {_WAY}(?:, )?or {_WAY}){_END}", "choose : <ways>"),
)  # fmt: skip
