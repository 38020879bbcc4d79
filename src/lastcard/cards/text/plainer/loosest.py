"""What is taken up again, handed on, or left to somebody, in half a sentence: rows of `retold`, as in `loosely`."""

import re
from collections.abc import Callable

from lastcard.cards.text.grammar.deeds import base_form
from lastcard.cards.text.plainer.afterthoughts import ALL, NUM, PERSON
from lastcard.cards.text.plainer.one_and_another import order
from lastcard.cards.text.plainer.told_of_cards import WHO

Meant = str | Callable[[re.Match[str]], str]

_END = r"(?=[.,;!]|$| and )"
_LAST = r"(?=[.!]|$)"
_STOP = r"(?:[.;!,]|,? (?:and|but))+ (?:and |but )?"
_THEY = r"(?:you|they|he|she|that player|the next player)"
_HAVE = r"(?:['’]ve|['’]s|has|have|hold|holds|had)(?: got)?"
_SOMEBODY = rf"(?:{WHO}|{PERSON}|{ALL}|(?:who(?:m)?ever|any(?:one|body)|some(?:one|body))[^.,;!]*?|them|him|her)"
_UP_TO_YOU = (
    r"(?:(?:,|;|\.|!| -| –)*(?: and)? ?\(?(?:it['’]?s |that['’]?s )?(?:up to you|(?:entirely |totally |completely |"
    r"all )?(?:your|ur) (?:choice|call|decision|pick)|you (?:choose|decide|pick)|whatever(?: you (?:like|want))?|as "
    r"you (?:like|wish|please|prefer)|you (?:don['’]?t|do not) have to|no pressure|i (?:don['’]?t|do not) (?:mind|"
    r"care))\)?)"
)
_DEED = r"(?!you (?:can|may)|if |everyone|everybody)(?P<deed>\w(?:(?!\b(?:or|and|then|but)\b)[^.;!,])+?)"
_MAY = r"(?:you (?:can|may|could|are allowed to|get to) )?"
_FEEL = (
    r"(?:if (?:you (?:feel like (?:it|doing (?:it|that|so))|fancy(?: it| that)?|(?:['’]re|are) (?:in the mood|up for "
    r"it|feeling (?:brave|lucky|generous|mean|nice|kind))|dare|care to|(?:would|['’]d) (?:like|prefer)(?: to| that)?|"
    r"want(?: to| it| that)?|wish(?: to)?|like(?: to)?|so (?:wish|choose|desire))|it pleases you))"
)

# Numbers that are spoken of once more
_MORE = r"(?:more than|over|at least|a minimum of)"
_COMPARED = re.compile(
    rf"\bif (?P<who>{_THEY}) ?{_HAVE} (?:(?P<least>{_MORE}|fewer than|less than|under|at most) )?(?P<n>{NUM})(?P<or> "
    r"or (?:more|fewer|less))?(?P<what> cards?)?(?P<or2> or (?:more|fewer|less))?(?P<left>(?: left| in (?:your|"
    rf"their) hand)?),? (?P<then>[^.;]+?)(?:[.;] (?:and |but )?|, (?:and |but )?)if (?P<they>{_THEY}) ?{_HAVE} (?:any "
    r")?(?P<other>fewer|less|more)(?: cards)?(?: than (?:that|this))?,? (?P<else>[^.;]+?)(?=[.;!]|$)",
    re.IGNORECASE,
)


def _compared(found: re.Match[str]) -> str:
    """`If you have more than 7 cards, ... If you have fewer, ...`: fewer than 7, and nobody does both."""
    below = (found["least"] or "").lower() in ("fewer than", "less than", "under", "at most")
    how = (found["or"] or found["or2"] or "").lower()
    below, above = (
        below or how.endswith(("fewer", "less")),
        how.endswith("more") or bool(re.fullmatch(_MORE, found["least"] or "", re.IGNORECASE)),
    )
    more = found["other"].lower() == "more"
    if (found["least"] and how) or more != below or more == above or found["they"].lower() not in ("you", "they"):
        return found[0]
    if found["who"].lower() == "you" and found["they"].lower() != "you":
        return found[0]
    said = f"if {found['who']} {'hold' if found['who'].lower() in ('you', 'they') else 'holds'}"
    first = f"{found['least'] or ''} {found['n']}{how} cards".strip()
    second = f"{'more' if more else 'fewer'} than {found['n']} cards"
    cases = [f"{said} {first}, {found['then']}", f"{said} {second}, {found['else']}"]
    if re.match(r"(?:you|they) (?:can|may|get to|could)\b", found["then"], re.IGNORECASE):
        cases.reverse()  # what may be done has no other case behind it
    return "; otherwise ".join(cases)


# Who need not do anything, because they hold enough already
_SPARED = (
    r"(?:(?:(?:you|they|he|she)(?:['’]re| are|['’]s| is) |(?:is|are) )?(?:safe|fine|ok|okay|off the hook|lucky|exempt|"
    r"spared|good|not affected|unaffected|left alone)|(?:you |they |he |she )?(?:do(?:es)? nothing|draws? nothing|"
    r"draws? none|(?:don['’]?t|doesn['’]?t|do not|does not|needn['’]?t)(?: (?:have|need) to)?(?: (?:draw|discard|do|"
    r"take|pick)(?: (?:anything|any(?: more| cards)?|more|a thing|one|up))*)?|skips? (?:it|this))|nothing(?: "
    r"happens)?(?: to (?:you|them))?)"
)
_ALREADY = re.compile(
    rf"(?P<rule>\b(?P<does>draws?|discards?|picks? up|takes?|goes|go)(?: cards)? (?:up |down )*(?:to|until {_THEY} "
    rf"{_HAVE}) (?:exactly )?(?P<n>{NUM})(?: cards)?)(?:{_STOP}(?:if (?:{_THEY}|somebody|someone|anyone|anybody|a "
    rf"player)|anyone|anybody|whoever|everyone|everybody|players?|those|people)(?: who)?(?: already)? ?(?:{_HAVE}|"
    rf"with|holding)?(?: already)?(?: got)? ?(?:at (?P<at>least|most) )?(?:(?P<m>{NUM})(?: cards)?|that many|enough|"
    r"as many|(?:fewer|less|more)(?: than (?:that|this))?)(?: (?P<or>or (?:more|over|above|fewer|less|under))|"
    rf"\+)?(?: cards)?(?: already)?,? {_SPARED}|,? or nothing if {_THEY}(?: already)? {_HAVE}(?: already)? (?:that "
    rf"many|enough|(?P<k>{NUM}))(?: (?P<or2>or (?:more|fewer|less)))?(?: already)?){_LAST}",
    re.IGNORECASE,
)


def _already(found: re.Match[str]) -> str:
    said = found["m"] or found["k"]
    if said and said.lower() != found["n"].lower():
        return found[0]
    draws = not found["does"].lower().startswith("discard") and not re.search(
        r"\bdown to\b", found["rule"], re.IGNORECASE
    )
    which = f"{found['at'] or ''} {found['or'] or ''}{found['or2'] or ''} {found[0][len(found['rule']) :]}".lower()
    less, more = (re.search(rf"\b(?:{words})\b", which) for words in ("fewer|less|under|most", "more|over|above|least"))
    return found[0] if (less if draws else more) else found["rule"]


# Cards that are put on somebody
_GIVES = (
    r"(?:dump|drop|unload|palm off|palm|offload|stick|lay|put|pile|shove|push|foist|pin|throw|toss|slip|slide|chuck|"
    r"fob|fob off|force|inflict|pawn off)"
)
_ON = r"(?: off)? (?:on ?to|on|upon|over to)"
_OWN = (
    rf"(?:(?P<n>{NUM}) (?:of (?:your|their)(?: own)?(?: (?:worst|unwanted|useless|bad|rubbish|least favou?rite))? "
    r"cards|of them|(?:unwanted|useless|rubbish|crappy|bad) cards?|cards? (?:from|out of) (?:your|their) hand)|"
    r"(?:your|their) (?:(?P<two>two|three|four|[2-4]) )?(?:worst|ugliest|least favou?rite|most useless|crappiest) "
    r"cards?)"
)


def _put_on(found: re.Match[str]) -> str:
    count = found["n"] or found["two"] or "1"
    verb = "gives" if found["verb"].lower().split()[0].endswith("s") else "give"
    return (
        f"{verb} {count} cards to {found['who']}"
        if count not in ("1", "a", "one")
        else f"{verb} 1 card to {found['who']}"
    )


def _parted(found: re.Match[str]) -> str:
    """An even number of cards, or an odd one, of each player."""
    if found["one"].lower() == found["two"].lower():
        return found[0]
    sides = []
    for side, then in (("one", "then"), ("two", "else")):
        deed = re.sub(r"^(?:get|gets) to ", "may ", re.sub(r"^(?:they|you|he|she) ", "", found[then]))
        sides.append(f"everyone with an {found[side].lower()} number of cards {order(deed)}")
    return ". ".join(sides)


# What breaks a rule that lasts
_BREACH = re.compile(
    r"(?P<rule>\b(?:until|for the (?:rest|whole|next)|till)\b[^;.]*|^[^;.]*\b(?:until|for the (?:rest|whole|next)|"
    r"till)\b[^;.]*)[.;,!] (?:and )?(?:(?:if|whenever|when) (?:you|they|any(?:one|body)|some(?:one|body)|a player) "
    r")?(?P<does>[a-z]+)(?: (?:it|too early|too soon|first|early|once|even once|at all|anyway|before then|to|up|"
    r"down))*(?:,|,? and|:| =| ?->) (?:(?:you|they|that player) )?(?:it['’]?s|that['’]?s|it costs you|must|have to|"
    rf"has to|['’]ll have to)? ?(?:draws?|takes?|picks? up|gets?)? ?(?:another |an extra )?(?P<n>{NUM})(?: (?:more|"
    r"extra|penalty))?(?: cards?)?(?: each time| every time)?(?=[.!]|$)",
    re.IGNORECASE,
)
_RULED = re.compile(r"\b(?:nobody|no one|everyone|everybody|all|they|you|players?|next|person)\b|\bno \w+ing\b")
_ALWAYS_BREAKS = frozenset("forget fail slip break mess forgets fails slips breaks".split())
_OPPOSITES = {"sit": "stand", "stand": "sit", "open": "close", "smile": "straight", "talk": "silent", "speak": "silent"}


def _breach(found: re.Match[str]) -> str:
    """`Nobody may talk until your next turn. If you talk, you draw 1`: whoever breaks it does."""
    rule, does = found.string[: found.end("rule")].lower(), base_form(found["does"].lower())
    ends = rule.rfind(".") + 1
    broken = does in _ALWAYS_BREAKS or does in rule[ends:].split() or _OPPOSITES.get(does, does) in rule[ends:].split()
    if not broken or "draw" in does or not _RULED.search(rule[ends:]):
        return found[0]
    return f"{found['rule']}; whoever breaks it draws {found['n']} cards"


LOOSEST: tuple[tuple[str, Meant], ...] = (
    # What is left to you
    (rf"^(?:please )?{_MAY}{_DEED},? or (?:don['’]?t|do not|not|leave it|let it be|pass on it){_UP_TO_YOU}*[.!]?$",
     r"you may \g<deed>"),
    (rf"^{_MAY}{_DEED}[.;,] or (?:don['’]?t|do not|not)[.!]?(?: ?{_UP_TO_YOU.replace('(?:,|;', '(?:', 1)})*[.!]?$",
     r"you may \g<deed>"),
    (rf"^{_MAY}{_DEED},? (?:\(?(?:but )?(?:this is |it['’]?s |that['’]?s )?(?:optional|not mandatory|voluntary)\)?|"
     rf"{_FEEL}){_UP_TO_YOU}?[.!]?$", r"you may \g<deed>"),
    (rf"^{_FEEL},? {_MAY}(?P<deed>[^.;,!]+)(?=[.!]|$)", r"you may \g<deed>"),
    (r"\b(any(?:one|body)|no ?(?:body|one)|any (?:player|card|colou?r|number)|whoever|whatever)(?: you (?:like|"
     r"want))? at all\b(?! (?:cards|colou?rs))", lambda found: found[0][: -len(" at all")]),
    # Who is passed over
    (r"\b(?:miss(?P<s>es)? out|leave(?P<s2>s)? out|pass(?P<s3>es)? over|hop(?P<s4>s)? over|jump(?P<s5>s)? over|"
     r"bypass(?P<s6>es)?|omit(?P<s7>s)?) (?P<who>(?:the )?next (?:player|person|one)|(?:the )?(?:player|person) "
     r"(?:on|to) your (?:left|right)|(?:a|any) (?:player|person)(?: (?:you (?:like|choose|want)|of your choice))?|"
     rf"(?:any|some)(?:one|body)(?: you (?:like|choose|want))?){_END}", r"skip \g<who>"),
    (r"\b(?P<who>they|that player|he|she|who)(?:['’]re| are|['’]s| is)?(?: then)? (?:(?:can['’]?t|cannot|may not|not "
     r"allowed to) (?:play|go|move|do anything|take (?:a|their|any) turns?|have a (?:go|turn))(?: (?:a card|any "
     r"cards?|anything|again))?|stuck|frozen|out|blocked|locked) (?:until|till|til) (?:(?:it|play|the turn)(?:['’]s| "
     r"is| gets| comes| has come| goes)?(?: back)?(?: (?:round|around))?(?: back)?(?: to)? (?:you(?:r turn|r go)?|me|"
     r"my turn)(?: again)?|you(?:['’]re| are) (?:up|on) again|your next (?:turn|go)|you go again|your turn(?: "
     rf"comes)?(?: round| around)?(?: again)?){_LAST}", r"\g<who> miss a turn"),
    (r"\b(?:freeze|skip|block) (?P<who>[^.,;:!]+?)[:,;.!] (?:they|he|she|that player)(?: (?:must|have to|has to))? "
     r"miss(?:es)? (?:their|a|his|her)(?: next)? (?:turn|go)(?=[.!]|$)", r"\g<who> misses a turn"),
    (r"\b(?:the |any )?(?:two |2 |both )?(?:people|players|persons|ones|neighbou?rs|folks) (?:on |to |at |sitting "
     r")*(?:either|both|each) sides?(?: of you(?:rself)?)?(?= )", "both your neighbours"),
    (r"\bwhoever (?:is|['’]s|sits)(?: sitting)? (?:next to|beside) you,? on (?:both|either) sides?,? ",
     "both your neighbours "),
    # Conditions that are taken up again
    (_COMPARED.pattern, _compared),
    (_ALREADY.pattern, _already),
    (r"\b(?:the )?(?:play|game) (?:then )?(?:continues|goes on|carries on|resumes) (?:with|in|on) (?:the|a|any|"
     r"whatever|whichever) (?:new )?colou?r (?:that )?you (?:pick|choose|say|want|like|name)(?=[.!]|$)", "choose the "
      "colour"),
    (rf"(\btakes? {NUM}(?: random)? cards? from [^.,;]+?)(?:[.;,]|,? and|,? then)+ (?:then )?(?:gives?|hands?) "
     rf"(?P<n>{NUM})(?: cards?| of yours| other cards?)? back{_END}", r"\1 and give \g<n> cards to that player"),
    (rf"\blooks? (?:at|through|in|into) (?P<who>{_SOMEBODY})['’]s? (?:hand|cards)(?:,|,? and)+ (?:then )?(?:swap|"
     r"trade|exchange) any (?:one|card)(?: of them)? (?:for|with) (?:one|any|a card)(?: of yours| of your(?: own)? "
     rf"cards)?{_END}",
     r"take 1 card you choose from \g<who> and give 1 card to that player"),
    (r"\b(you|they|he|she)(?:['’]re| are|['’]s| is) (?:out of luck|in luck|lucky|unlucky|in trouble|unfortunate|"
     r"unlucky this time) and (?:must |have to |has to )?", r"\1 "),
    (r"(?<=, )(?:too bad|tough luck|bad luck|hard luck|tough|sorry|unlucky|congratulations|congrats|well done|lucky "
     r"you|poor you|haha|ha ha|hooray|great|good news|bad news|oops|ouch)[,:!] (?=(?:you |they |the |everyone )?\w+)",
     ""),
    (r"\b(?:[.;] ?)(?:i mean|that is(?: to say)?|i\.e\.|meaning|in other words),? (?=(?:everyone |everybody "
     r")?(?:except|but|apart from)\b)", ", "),
    (r"(?<=\w)[.;] then (?=(?:you )?(?:choose|pick|name) (?:the|a) colou?r\b)", ". "),
    (r"(?:\bin (?:either|any|both) (?:case|cases),? (?P<one>(?:you )?(?:then )?(?:choose|pick|name|say|decide)s? "
     r"(?:the|a|what) (?:new |next )?colou?r))(?=[.!]|$)", r"\g<one>"),
    (r"(\b(?:choose|pick|name|say|decide)s? (?:the|a|what) (?:new |next )?colou?r)(?: (?:it is|is next|to play))?,? "
     r"(?:either way|in either case|in any case|anyway|regardless|whatever happens|no matter what|as usual|as normal|"
     r"as always|in both cases|whichever it is|still)(?=[.!]|$)", r"\1"),
    # Who is meant, and who is not
    (r"\b(?:you|i) (?:get to|can|may|could) (?P<how>choose|pick|decide|say|name) (?=who(?:m|ever)?\b)",
     r"you \g<how> "),
    (r"^(?P<rule>(?:the|that|next|previous|whoever)\b(?![^.]*\b(?:everyone|all|each|every|players|"
     r"people)\b)[^.;,]*),? (?:and )?not (?:you|me)(?=[.!]|$)", r"\g<rule>"),
    (rf"\b(?P<who>{ALL}) rolls?(?=[.!;,])", r"\g<who> rolls a die"),
    (r"\b(?P<swap>swap|switch|trade|exchange)(?P<s>s?) (?:their |your )?(?:whole )?decks\b(?= with| and|[.,!]|$)",
     r"\g<swap>\g<s> hands"),
    (r"\b(?P<all>all (?:of )?(?:the )?(?:hands|cards)) get (?=\w+ed\b)", r"\g<all> are "),
    (r",? (?:starting|beginning) (?:to the |on the )?left of (?:you|whoever played (?:the|this|it)(?: card)?|the "
     r"player who played (?:this|it))(?=[.!]|$)", ""),
    # For how long
    (r"\b(?P<turn>your next turn) comes(?: back)?(?: (?:round|around|up))?(?: again)?\b", r"\g<turn>"),
    (r"\b(?:until|till|til) (?:it['’]s |it is )?(?:this|that) player['’]s (?:next )?turn(?: again)?(?=[.,;!]|$)",
     "until your next turn"),
    (r"(?:[.;,]|,? and)+ (?:and )?if (?:you|they|any(?:one|body)|some(?:one|body)|a player) (?:can['’]?t|cannot)(?: "
     r"play| go)?(?: anything| then| a card)?,? (?:then )?(?:they |you )?(?:just |must |have to )?(?:draws?|takes?|"
     r"picks? up) (?:one|1|a)(?: card)?(?: as (?:usual|normal|always)| like normal| normally| like always)(?=[.!]|$)",
     ""),
    (r"^(?P<long>(?:until|till|for) [^,.;]+?),? (?:nobody|no one) can make you draw(?: (?:any )?cards?| "
     r"anything)?(?=[.!]|$)",
     r"you are protected \g<long>"),
    (r"\b(?:has|have) to follow(?: suit)?(?: with)?(?: that| the)?(?: same)? colou?r\b|\bmust follow(?: suit)?(?: "
     r"with)?(?: that| the)?(?: same)? colou?r\b", "must play a card of that colour on their next turn"),
    (r"^no (?:phones?|mobiles?|cell ?phones?|screens) (?=(?:until|for)\b)", "nobody may touch their phone "),
    (r"(?P<rule>^nobody may touch their phone [^.;]+)[.;,] (?:anyone|anybody|whoever|everyone)(?: who)? (?:touches|"
     r"uses|checks|looks at|picks up|takes out) (?:theirs|their phone|one|it|a phone) ", r"\g<rule>; whoever breaks "
      r"it "),
    # Cards that are put on somebody
    (rf"\b(?:choose|pick|get|make|have) (?P<who>{_SOMEBODY}|a (?:colleague|friend|mate)) (?:to )?(?:take on|take over|"
     r"inherit|take|receive|accept) (?:your|my) (?:(?P<n>two|three|four|[2-4]) )?(?:worst|ugliest|least favou?rite|"
     rf"most useless) cards?{_END}",
     lambda found: f"give {found['n'] or 1} cards to "
      f"{found['who'] if not found['who'].startswith('a ') else 'a player you choose'}"),
    (rf"\b(?P<verb>{_GIVES}|(?:dump|drop|unload|palm|offload|stick|lay|put|pile|shove|push|foist|pin|throw|slip|slide|"
     rf"chuck|fob)s(?: off)?) {_OWN}{_ON} (?P<who>[^.,;!]+?){_END}", _put_on),
    (rf"\b(?P<verb>sticks?|saddles?|lumbers?|burdens?|lands?) (?P<who>{_SOMEBODY}) with {_OWN}{_END}", _put_on),
    (rf"\b(?:get rid of|lose|offload|dispose of) {_OWN.replace('of them', 'cards?|of them')} by (?:giving|handing|"
     rf"passing|donating) (?:it|them) to (?P<who>[^.,;!]+?){_END}",
     lambda found: f"give {found['n'] or found['two'] or '1'} cards to {found['who']}"),
    (r"(\btakes? (?:1|one|a)(?: random)? card(?: (?:at random|without looking))? from (?:each|every|all|everyone)(?: "
     r"(?:of the )?(?:other )?(?:players?|people|person)| else)?)[.;,]*(?: (?:and|then|you))* (?:gives?|hands?|"
     r"pass(?:es)?|returns?) (?:(?:each|all)(?: one| of them| player)?|everyone|them all|them) (?:a|one|1)(?: card| "
     r"one)?(?: (?:of yours|back|in return|from your hand))*(?=[.,!]|$)", r"\1 and give 1 card to everyone else"),
    (r"(\b(?:takes?|steals?) (?:1|one|a)(?: random)? card(?: at random)? from (?:each|every|all|everyone)(?: (?:of "
     r"the )?(?:other )?(?:players?|people|person)| else)?)[.;,]*(?: (?:and|then|you))* (?:gives?|hands?|pass(?:es)?|"
     r"returns?) (?:a|one|1)(?: card)?(?: of yours)?(?: back)? to (?:each(?: one| of them| player)?|all of them|"
     r"everyone|every player|them all)(?=[.,!]|$)", r"\1 and give 1 card to everyone else"),
    (r"\b(take|steal|grab|pick|choose)(s?) whichever (?:card|one)(?: (?:that )?(?:you|they) (?:like|want|fancy|prefer|"
     r"choose|need))?", r"\1\2 any card"),
    (rf"\bhelp yourself to (?P<n>{NUM})(?: cards?)?(?: (?:from it|of them))?{_END}", r"take \g<n> card you choose"),
    # Each for themselves
    (rf"^{ALL} (?:must )?counts? (?:their|his or her|the|all their) (?:cards|hands?)(?: in (?:their )?hands?)?[.;,:] "
     r"(?:and )?(?:if )?(?:it['’]?s |it is |they have |you have |that['’]?s )?(?:an )?(?P<one>even|odd)(?: (?:number|"
     r"amount))?(?: of cards)?[:,]?(?: then)? (?P<then>[^.;,:]+)[.;,:] (?:and |but )?(?:if )?(?:it['’]?s |it is |"
     r"they have |you have |that['’]?s )?(?:an )?(?P<two>even|odd)(?: (?:number|amount))?(?: of cards)?[:,]?(?: "
     rf"then)? (?P<else>[^.;,:]+?){_LAST}",
     _parted),
    (rf"\b(?:put|lay)(s?) ({NUM}) down\b", r"discard\1 \2"),
    (rf"\bpick(s?) ({NUM}) up\b", r"draw\1 \2"),
    (r"\bif it(?:['’]s| is) (?P<what>[^.,;]+?), (?P<then>[^.;]+?)[.;] (?:and |but )?if (?:it (?:isn['’]?t|is not)|"
     r"it['’]s not|not),? ", r"if it is \g<what>, \g<then>; otherwise "),
    (rf"(?<=otherwise )(?P<who>{PERSON}|they|that player) gets? it(?=[.!]|$)", r"\g<who> takes it"),
    (r"(?P<number>\b(?:choose|pick|name|say) a number\b[^.]*?(?:[.,;]|,? and)+ )(?:then )?(?:you )?(?:may |can "
     r")?(?:play|discard|put down|lay down|get rid of|throw away) (?:every|all|each)(?: of)?(?: the| your)? cards? "
     r"(?:that )?(?:you(?: have|['’]ve got| hold) )?(?:with|of|showing|that say|that show) (?:it|that number|that)(?: "
     r"on (?:it|them))?(?=[.!]|$)",
     r"\g<number>discard all cards with that number"),
    (r"\beverything (?:that )?(?:you(?: have|['’]ve got| hold) )?(?:in|of) (?:it|that(?: colou?r)?)(?=[.!]|$)",
     "all cards of that colour"),
    # What it costs
    (r"^(?:you (?:can|may|could|get to) )(?:make|have|let|force|get) (?P<who>[^.,;]+?) (?:to )?(?P<does>(?:draw|"
     r"discard|miss|take|pick up|skip|lose) [^.,;]+?)(?:(?:,? but then|,? as long as|,? if|,? provided(?: that)?|,? "
     r"on condition that|,? and in return|,? in exchange for which)+ you (?:then |also |must |have to |will have to "
     r")*(?P<cost>(?:draw|discard|miss|take|skip|lose) [^.,;]+?)(?: (?:yourself|too|as well|also|then|for it|in "
     r"return))*|,? but you (?:also |must |have to )*(?P<price>(?:draw|discard|miss|take|skip|lose) [^.,;]+?) "
     rf"(?:yourself|too|as well|for it|in return)){_LAST}",
     lambda found: f"you may {found['cost'] or found['price']}; if you do, {found['who']} must {found['does']}"),
    # What breaks a rule
    (_BREACH.pattern, _breach),
    (r"^(?:each|every|any) ?time (?:some(?:one|body)|any(?:one|body)|a player) (?P<does>(?!plays|draws|discards|"
     r"takes|gives|misses|skips|puts|lays|picks|goes|has|is|gets|wins|calls|says uno|shows|swaps|reverses|changes|"
     r"steals)\w+s\b[^.,;]*?)(?: (?:in |during |for )?(?:the rest of )?the (?:round|game))?,? (?:they |that "
     rf"player )?(?:must |have to |has to )?(?:draws?|takes?|picks? up) (?P<n>{NUM})(?: cards?)?{_LAST}",
     r"whoever \g<does> draws \g<n> for the rest of the round"),
    (r"(?P<rule>\b(?:until|for the (?:rest|whole|next)|while)\b[^;]*?)[.;,] (?:and )?(?:anyone|anybody|whoever|"
     r"everyone|any player|a player|players)(?: who)? (?:forgets?|fails?|slips? up|does(?:n['’]t| not)|breaks? (?:it|"
     r"this|the rule)|mess(?:es)? up|gets? caught|gets? it wrong)(?: to)?(?: do (?:it|so|that|this))? (?:must "
     rf")?(?:draws?|takes?|picks? up|gets?) (?P<n>{NUM})(?: cards?)?{_LAST}", r"\g<rule>; whoever breaks it draws "
      r"\g<n> cards"),
    # What breaks a rule
    (r"(?:[.,;!]|,? and)+ (?:and )?(?:every|each|any) ?time (?:somebody|someone|anyone|anybody|a player|they|you) "
     r"(?:slips? up|do(?:es)?(?: it| so)?|forgets?(?: it| to)?|says? it|breaks? (?:it|the rule)|mess(?:es)? up|gets? "
     r"it wrong|fails?(?: to)?|gets? caught),? (?:it['’]s |they |that player |you )?(?:must |have to |has to "
     rf")?(?:draws?|takes?|picks? up|gets?)? ?(?P<n>{NUM})(?: cards?)?{_LAST}", r"; whoever breaks it draws \g<n> "
      r"cards"),
    (r"\bfrom now (?:on )?(?:until|till) (?:some(?:one|body) wins|the (?:round|game) (?:ends|is over)|the end(?: of "
     r"the round)?)\b", "for the rest of the round"),
)  # fmt: skip
"""Tried where everything else has failed."""
