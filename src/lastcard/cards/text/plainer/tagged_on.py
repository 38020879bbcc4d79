"""What is tagged on to a clause, or counted, compared and named in passing: rows of `retold`, as in `loosely`."""

import re
from collections.abc import Callable

from lastcard.cards.text.plainer.afterthoughts import ALL, COLOUR, KIND, NUM
from lastcard.cards.text.plainer.told_of_cards import WHO

Meant = str | Callable[[re.Match[str]], str]

_END = r"(?=[.,;!]|$| and )"
_LAST = r"(?=[.!]|$)"
_AND = r"(?:[.;,]|,? and|,? but|,? then)+ (?:and |but |then )?"
_ARE = r"(?:['’]s| is| are|['’]re)"
_THEY = r"(?:you|they|he|she)"
_HAVE = r"(?:['’]ve|['’]s|has|have|hold|holds|had)(?: got)?"
_WHICH = (
    rf"(?P<which>(?:{COLOUR}|wild|action|number|skip|reverse|draw|even|odd)(?: (?:or|and) {COLOUR})? ?(?:cards?|"
    r"numbers?)?|wilds|skips|reverses|[0-9]s|numbers|pairs)"
)
_REST = (
    r"(?:(?:all )?(?:the )?(?:others?|rest)(?: of (?:us|them|you|the players))?(?: players?)?|(?:everyone|everybody|"
    r"anyone|nobody|no one) else|(?P<group>kids|children|adults|grown-?ups|(?:the )?(?:boys|girls|men|women)))"
)
_GROUP = re.compile(r"\b(?:kids|children|adults|grown-?ups|boys|girls|men|women)\b", re.IGNORECASE)
_ALL_OF_THEM = re.compile(
    r"\b(?:everyone|everybody|all (?:the )?players|each player|every player)\b"
    r"(?! (?:else|who|with|wearing|whose|over|under|except|but|born|that|holding|older|younger|taller|shorter)\b)",
    re.IGNORECASE,
)


def _for_the_rest(found: re.Match[str]) -> str:
    """A rule of which it is said that the rest do nothing, unless they are among those whom it is about."""
    rule = found["rule"]
    spared = _GROUP.search(rule) is None if found["group"] else _ALL_OF_THEM.search(rule) is not None
    return found[0] if spared else rule


_NOTHING = (
    r"(?:(?:don['’]?t|do not|doesn['’]?t|does not|needn['’]?t)(?: (?:have to|need to))?(?: (?:draw|discard|do|take|"
    r"get))?(?: (?:anything|any|one|it|that|a thing))?|do(?:es)? nothing|draws? nothing|(?:is|are) (?:safe|fine|ok|"
    r"okay|spared|exempt|not affected|unaffected|off the hook|left alone|lucky))"
)
_NOBODY_DOES = (
    r"(?:nobody|no one) else (?:does|draws|has to|is affected|needs to)(?: (?:draw|anything|do anything|it|one))*"
)


def _singular(which: str) -> str:
    which = which.strip()
    if which.endswith(("card", "number")):
        return which
    if which.endswith("s"):
        return which[:-1]
    return f"{which} card"


def _counted(found: re.Match[str]) -> str:
    """`Count the red cards in your hand and draw that many`: one for each."""
    who = (found["who"] or "").strip()
    yours = who.lower() in ("", "you")
    count = (
        f"{'draw' if yours else 'draws'} 1 card for each {_singular(found['which'])} {'you' if yours else 'they'} hold"
    )
    return f"{who} {count}".strip()


_DISCARDS = r"(?:discards?|gets? rid of|throws? away|throws? out|bins?|dumps?|loses?|puts? down)"
_UNTIL_ONE = r"(?:cards )?until (?:you|they) (?:find|get|draw|have|pick up) (?:one|some|it)"


def _for_each(found: re.Match[str]) -> str:
    does = "draws" if found["does"].lower().endswith("s") else "draw"
    return f"{found['holder']}{found['which']} {does} 1 card for each {_singular(found['which'])} they hold"


TAGGED_ON: tuple[tuple[str, Meant], ...] = (
    # Any of them will do
    (r"(?P<give>\b(?:gives?|pass(?:es)?|hands?|discards?|swaps?|trades?|puts?|throws?|takes?|get|"
     rf"gets)\b[^.;,]*?\b{NUM} cards?\b[^.;,]*?),? \(?(?:any|whichever|whatever) (?:cards?|ones?|{NUM})(?: (?:at all|"
     rf"of them|{_THEY} (?:like|want|choose|fancy|wish)))?\)?{_LAST}", r"\g<give>"),
    (r"(?P<give>\b(?:gives?|hands?|pass(?:es)?)\b[^.;]*?),? (?:face[- ]?down|without showing (?:it|them|anyone)(?: to "
     r"(?:anyone|anybody))?|secretly)(?=[.!]|$)", r"\g<give>"),
    (r"(?:,? (?:and|but)|[.;,])+ (?:it|they|that|that card|the card)? ?(?:can['’]?t|cannot|may not|mustn['’]?t|must "
     rf"not|shouldn['’]?t)(?: also)? be (?:an? |the |any )?(?P<kind>{KIND}s?)(?: cards?| ones?)?{_LAST}", r". No "
      r"\g<kind> cards"),
    # Who is not meant
    (rf"^(?P<rule>[^;]*?){_AND}(?:{_REST} {_NOTHING}|{_NOBODY_DOES}){_LAST}", _for_the_rest),
    (r"^(?P<rule>(?:every(?:one|body) else|(?:all |every |each )?(?:the )?other players?|the others|all "
     rf"others)\b[^.;]*?){_AND}(?:you|i|me) {_NOTHING}{_LAST}", r"\g<rule>"),
    (r"\b(?:nobody|no one) (?:except|but|other than|apart from|besides)(?: for)? (?:you(?:rself)?|me|the (?:player|"
     r"person) who played this(?: card)?) (?:can|may|is allowed to|gets to|is able to) ", "everyone else may not "),
    (r"\b(?P<to>with|to|from|and) the (?P<est>(?!rest|best|most|few|high|low|near|lat|larg|big|small|clos|"
     r"few)\w{3,}est)(?=[.,;!]|$| and )", r"\g<to> the \g<est> player"),
    (r"\b(?:the |whoever is the )?(?:worst|best|funniest|most \w+|least \w+|\w{3,}est)(?: [\w' ]+?)?,? (?:as "
     r")?(?:chosen|picked|voted|decided|judged|elected)(?: on)? by (?:(?:the )?(?:table|group|majority|other players|"
     r"others|rest)|everyone(?: else)?|everybody|all|vote|a vote|all players),? (?=(?:must|has to|draws?|discards?|"
     r"misses|gets?|takes?|picks?|may|can|gives?|shows?)\b)", "everyone votes on who "),
    # How many
    (rf"\buntil (?P<they>{_THEY}) ?{_HAVE} (?:exactly )?(?:the same|an equal number)(?: (?:number|amount))?(?: of "
     rf"cards)? (?:as|to) (?P<who>[^.,;]+?){_END}", r"until \g<they> hold as many cards as \g<who>"),
    (rf"\b(?P<who>(?:{ALL}|{WHO}|you) )?counts?(?: up)? (?:how many |the number of |all )?(?:of )?(?:the |your |their "
     rf")?{_WHICH}(?: (?:that )?(?:{_THEY} ?{_HAVE}|in (?:your|their) hands?|there are in (?:your|their) "
     rf"hand))?{_AND}(?:you |they )?(?:must )?(?:draws?|takes?|picks? up) (?:that many|as many|the same number|that "
     rf"number)(?: (?:new|of))?(?: cards?)?{_LAST}", _counted),
    (r"(?P<holder>\b(?:whoever|the (?:player|person|one)(?: who| that)?) (?:has|holds|with) the (?:most|fewest|"
     rf"least) ){_WHICH}(?: cards?)? (?P<does>draws?|takes?) (?:one|1|a card)(?: card)? for each(?: one)?(?: of "
     rf"(?:them|those|these))?{_LAST}", _for_each),
    (r"\bwhoever['’]s hand (?:adds up to|is worth|totals|has|comes to|scores) the (?P<how>most|fewest|least|highest|"
     r"lowest)(?: (?:number of )?points)?\b", lambda found: "the player with the "
      f"{'most' if found['how'].lower() in ('most', 'highest') else 'fewest'} points"),
    (rf"\b(?P<cards>cards?) (?:that|which){_ARE} (?=(?:lower|higher|less|greater|bigger|smaller|larger|more) than\b|"
     r"(?:below|above|under|over) )", r"\g<cards> "),
    (r"\b(?P<be>are|is) worth (?:twice as much|double(?: the (?:value|amount))?|two times as much)(?=[.,;!]|$| for | "
     r"until )",
     lambda found: f"count{'s' * (found['be'].lower() == 'is')} double"),
    # Hands
    (r"\b(?P<swap>swap|trade|exchange|switch) your (?:whole |entire )?(?:hand|cards) with (?:the )?(?:top|next|"
     rf"first) (?P<n>{NUM})(?: new)? cards?(?: (?:of|from|off|on) the (?:deck|pile|draw pile))?{_END}",
     r"swap your hand for \g<n> new cards"),
    (rf"\bshuffle (?:up )?your (?:hand|cards)(?:,|,? and|,? then)+ (?:let|have|ask) (?P<who>{WHO}|someone|somebody|"
     rf"anyone) (?:to )?(?:picks?|draws?|takes?|chooses?|pulls?|grabs?)(?: out)? (?P<n>{NUM})(?: random)?(?: "
     rf"cards?)?(?: (?:to keep|at random|blindly|blind|from it|without looking|and keep (?:it|them)))*{_END}",
     r"\g<who> takes \g<n> cards from you"),
    (rf"\blooks? (?:at|through|in|into) (?P<who>{WHO}|someone|somebody|anyone)['’]s (?:hand|cards){_AND}(?:you "
     r")?(?:may |can )?(?:discards?|throws? away|throws? out|gets? rid of|bins?|(?:choose|pick|select)s?) (?:one|1|"
     r"any|a)(?: card)?(?: (?:of (?:their|his|her|those|these|the|its) cards|of theirs|from (?:it|their hand|there|"
     r"them)|out of it))?(?: (?:for them|to (?:discard|throw away|bin)|(?:that )?they (?:must |have to )?discard|to "
     r"be discarded))?(?=[.,!]|$)",
     lambda found: f"{found['who']} discards 1 card chosen by you"
     if re.search(r"discard|throw|rid of|bin\b|bins\b", found[0], re.IGNORECASE) else found[0]),
    (r"^(?:(?:put|throw|collect|gather|pool|pile|take)(?: up| in| together)? (?:all (?:of )?(?:the )?|everyone['’]s |"
     r"everybody['’]s )(?:hands|cards)(?: (?:together|up))?(?: (?:in|into|in to|on|onto) (?:the |one |a )?(?:big "
     r")?(?:middle|cent(?:er|re)|pile|heap|table)(?: of the table)?)?|(?:everyone|everybody|all players) (?:puts?|"
     r"throws?|places?) (?:their|all their) (?:hands?|cards) (?:in|into|on) (?:the |one |a )?(?:big )?(?:middle|"
     r"cent(?:er|re)|pile|heap|table)(?: of the table)?)(?:[.,;]|,? and|,? then)+ (?:mix|shuffle)(?: (?:them|it|the "
     r"cards|everything))?(?: (?:up|together|well))*(?:[.,;]|,? and|,? then)+ (?:then )?(?:(?:everyone|everybody|"
     r"each player|all players|each) (?:takes?|gets?|draws?|receives?|picks?|is dealt)(?: back| up)?|(?:deal|give|"
     r"hand)(?: (?:them|everyone|each player))?(?: (?:out|back))*) (?:as many(?: cards)?(?: back)?(?: as)?|the same "
     r"(?:number|amount)(?: of cards)?(?: back)?(?: as| that)?) (?:they|each(?: player| one)?|everyone|everybody) "
     rf"(?:had|have|put in|gave|started with)(?: (?:before|at the start))?{_LAST}", "shuffle all hands together and "
      "deal back as many as each "
      "had"),
    # What people cannot do
    (rf"\bif (?P<they>{_THEY}) (?:can['’]?t|cannot)(?: (?:think of|come up with|manage|remember|find|name)(?: "
     rf"(?:anything|one|something|it|any|a thing)(?: to say)?)?),? (?=(?:{_THEY} )?(?:must |have to )?(?:draws?|"
     r"takes?|picks? up|miss|discards?)\b)",
     r"if \g<they> can't, "),
    (r"\b(?:the )?next time (?:you(?:['’]d| would) have to|you have to|you must|you(?:['’]re| are) (?:made|told|"
     r"forced) to) draw(?: (?:any )?cards?)?,? you (?:don['’]?t|do not|needn['’]?t|won['’]?t)(?: (?:have|need) "
     r"to)?(?=[.!]|$)",
     "you are protected from the next draw card"),
    (r"^(?P<choose>(?:choose|pick|name|say) a number)(?: (?:from|between) 0 (?:to|and) 9)?[.;,] (?:whoever|the "
     r"(?:first|next) (?:person|player|one)(?: to| who| that)?|the first to) plays? (?:it|that number)(?: (?:first|"
     r"next))? ",
     r"\g<choose> from 0 to 9. the next time someone plays a card with that number, that player "),
    # Cards of a kind that were named just before
    (rf"\bmore than (?:one|1|a single) (?P<kind>{KIND}) card\b", r"more than one \g<kind> cards"),
    (r"(?P<holder>\b(?:whoever|the (?:player|person|one)(?: who| that)?) (?:has|holds|with) the (?:most|fewest|"
     rf"least) ){_WHICH}(?: cards?)? (?:must )?{_DISCARDS} (?:all of (?:them|those)|them all|them|all those|the "
     rf"lot){_LAST}",
     lambda found: f"{found['holder']}{found['which']} discards all {_singular(found['which'])}s"),
    (rf"\b(?:with no|without(?: any| an?)?|who (?:has|have) no) (?P<kind>{COLOUR}|wild) cards? (?P<does>(?:must |has "
     rf"to |have to )?draws?) {_UNTIL_ONE}{_LAST}", r"who has no \g<kind> cards \g<does> until they draw a \g<kind> "
      r"card"),
    (r"\bif (?:any|some)(?:one|body) (?:has|holds|is holding|['’]s got) (?P<card>an? [^.,;]+?),? (?:they |he or she "
     r")?(?:must|has to|have to|needs to) give (?:it to you|you (?:it|that card))(?=[.!]|$)",
     r"everyone who holds \g<card> must give \g<card> to you"),
    (rf"(?P<who>{ALL})(?P<else> else)? (?:must )?{_DISCARDS} (?:an?|one|1) (?P<card>card of that colour|{KIND} card) "
     r"if (?:they|you) (?:can|have (?:one|any|it)|are able to|hold one)(?:[.,;]|,? and|,? but)+ (?:otherwise|or else|"
     rf"if not|if they (?:can['’]?t|don['’]?t)),? (?:they )?(?:must )?(?:draws?|takes?|picks? up) (?P<n>{NUM})(?: "
     rf"cards?)?{_LAST}",
     r"everyone\g<else> who has a \g<card> discards a \g<card>. Whoever does not draws \g<n>"),
    (rf"(?P<all>\b(?:{ALL}) draws? (?P<n>{NUM})(?: cards?)?)[,;.] (?:otherwise|if not|or else),? (?:only|just) you(?: "
     rf"(?:do|draw))?{_LAST}", r"\g<all>; otherwise you draw \g<n>"),
    # Who
    (r"\b(?:my|our) (?:mate|friend|buddy|pal|brother|sister|cousin|wife|husband|neighbour|boss|colleague|son|daughter|"
     r"uncle|aunt|auntie|flatmate|roommate) (?-i:(?P<name>[A-Z][a-z]+))\b(?= (?:draws?|must|has to|misses|discards?|"
     r"gives?|shows?|takes?|may|can|picks?)\b)", r"\g<name>"),
    (r"\b(?:the )?next (?:two|2) players (?:must |have to )?(?:swap|trade|switch|exchange) (?:hands|cards|their "
     r"hands)(?: with each other)?(?=[.!,;]|$| and )", "the next player swaps hands with the second next player"),
    (rf"\blet (?P<who>everyone|everybody|all players|the others|everyone else) (?:see|look at) (?P<n>{NUM})(?: of "
     rf"your)? cards?(?: (?:from|in|of) your hand)?{_END}", r"show \g<n> card to everyone"),
    (rf"\b(?P<who>(?:{ALL}|{WHO}|you) )?(?:must |has to |have to )?shuffles? (?P<own>your|their|his|her) (?:whole "
     rf")?(?:hand|cards) (?:back )?(?:in|into) the (?:deck|draw pile|pile|draw deck){_AND}(?:take|draw|get|pick up)s? "
     rf"(?P<n>{NUM})(?: (?:new|fresh))?(?: cards?| ones?)?{_LAST}",
     lambda found: f"{found['who'] or ''}{'must ' * bool(found['who'])}return {found['own']} hand to the "
     f"draw pile, shuffle it and draw {found['n']}"),
    # What goes without saying of a card without a colour
    (r"^(?:this card can be played on anything|(?:this|it|this card) (?:can|may) (?:be played|go) (?:on|on top of|"
     r"onto) (?:anything|any (?:other )?card|any colou?r))(?:[.;!,]|,? and)+ (?:and )?(?=\w)", ""),
)  # fmt: skip
"""Tried where everything else has failed."""
