"""What people do, in other words than those of the table of verbs: put into its words.

Rows as in `rewriting`, made behind those of `in_passing`.
"""

from lastcard.cards.text.adverbials import ENDS, NUM
from lastcard.cards.text.rewriting import Row, row

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
        row("none", r", or (?:, )?if (?P<who>you|they) (?:have|has|hold) (?:none|no such card)(?: ,)? ", ". if "
            "<who> have none ,"),
        row("count counts", rf"{_ALL} counts? their (?P<kind>(?:[a-z]+ )?cards )[.;,] (?:and |then "
            rf")?(?P<who>whoever has the "
            r"(?:most|fewest) )", "<who> <kind>"),
    )  # fmt: skip


IN_OTHER_WORDS: tuple[Row, ...] = (
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
