"""Players, cards, colours and times that people name loosely: rows of `retold`.

What a row is about is a noun phrase, a condition or one clause, so that it goes with all that can stand around it.
"""

import re
from collections.abc import Callable

from lastcard.cards.text.plainer.afterthoughts import ALL, CARD, COLOUR, NUM, PERSON, PLAIN

Meant = str | Callable[[re.Match[str]], str]

_END = r"(?=[.,;!]|$| and )"
_HAVE = r"(?:['’]ve| have| has| own| hold| holds)(?: got)?"
_NAMED = (
    r"(?:just |have |had |['’]ve |earlier )*(?:called|named|picked|chose|chosen|choose|said|selected)(?: earlier|"
    r" before)?"
)
_CHOOSE_COLOUR = re.compile(
    r"\b(?:choose|pick|name|call|say|announce)s?(?: out)? (?:a|the|any|your|one) colou?r\b", re.IGNORECASE
)
_OTHERS = r"(?:(?:everyone|everybody|anyone|anybody) else|(?:all )?the (?:rest|others)|all others)"
_DISCARDED = (
    r"(?:go(?:es)?|must go|(?:is|are|gets?) (?:put|thrown|tossed|chucked)|ends? up) (?:straight )?(?:in|on|"
    r"to|into|onto|under) (?:the )?(?:discard pile|discards?|discard|bin|trash|rubbish)"
)
_COUNT = r"count (?:your cards|your hand|the cards in your hand)(?: out loud| aloud)?[.,:;!] "
_SIDE = (
    r"(?:if )?(?:it['’]?s |it is |they['’]?re |you have |you hold |the number is )?(?:an )?(?P<{}>odd|even)(?: "
    r"number| amount)?{}(?: in (?:your|my) hand)?(?: ?[?,:=]| -)* "
)
_THEN = r"(?P<{}>(?:(?![.;!]|, (?:if )?(?:it['’]?s )?(?:an )?(?:odd|even)).)+)"
_OTHER = r"[.;,!] (?:and )?" + _SIDE.format("other", "(?: of cards)?") + _THEN.format("otherwise") + r"(?=[.!]|$)"
"""An even number of cards, or an odd one."""


def _of_that_colour(found: re.Match[str]) -> str:
    chosen = _CHOOSE_COLOUR.search(found[0][: found.end(1)])
    before = found[1]
    return f"{before}{found['of']} that colour" if chosen else f"Choose a colour. {before}{found['of']} that colour"


def _plural(thing: str) -> str:
    return thing if thing.endswith("s") else f"{thing}s"


def _members(found: re.Match[str]) -> str:
    verb = found["verb"].lower()
    verb = (
        verb
        if verb == "misses" or (verb != "miss" and verb.endswith("s"))
        else f"{verb}{'es' * (verb == 'miss') or 's'}"
    )
    return f"everyone who is in the {found['name'].lower()} {found['what'].lower()} {verb}"


def _spared(found: re.Match[str]) -> str:
    verb = found["verb"]
    verb = verb if verb.endswith("s") else f"{verb}s"
    return f"everyone who is not {found['what']} {verb}{found['rest']}"


def _odd_or_even(found: re.Match[str]) -> str:
    if found["side"].lower() == found["other"].lower():
        return found[0]
    return f"if you hold an {found['side']} number of cards, {found['then']}; otherwise {found['otherwise']}"


_DECK = r"(?:from|off|out of) the (?:deck|draw pile|pile|stack)"

_PLAYED_THIS = (
    r"(?:whoever|the (?:player|person|one) (?:who|that)) (?:has )?(?:just )?(?:played|plays|laid|lays) this(?: card)?"
    r"(?: down)?"
)
_SOMEBODY_ELSE = re.compile(
    r"\b(?:players?|person|people|everyone|everybody|anyone|anybody|someone|somebody|others?|opponents?|"
    r"neighbou?rs?|you|your|whoever)\b",
    re.IGNORECASE,
)


def _who_played(found: re.Match[str]) -> str:
    """Whoever played the card is `you`, and nobody else is spoken of to whom `their` could belong."""
    said = found["said"]
    if _SOMEBODY_ELSE.search(said):
        return found[0]
    for theirs, yours in (("their", "your"), ("they", "you"), ("them", "you")):
        said = re.sub(rf"\b{theirs}\b", yours, said, flags=re.IGNORECASE)
    return f"you{said}"


def _as_usual(found: re.Match[str]) -> str:
    """Whoever may not play what they hold draws, as always; whoever is to discard something does not."""
    return found["rule"] if re.search(r"\bplay(?:s|ed)?\b", found["rule"], re.IGNORECASE) else found[0]


LOOSELY: tuple[tuple[str, Meant], ...] = (
    (r"([!?])[!?]+", r"\1"),
    # Who it is, or is not
    (rf"^{_PLAYED_THIS}(?P<said> [^.!;]*\btheir\b[^.!;]*)", _who_played),
    (r"\bif at least (?:one|1) (?:person|player|of (?:them|you|the others|us))(?: \w+ the table)? (?=laughs|smiles|"
    r"claps)",
     "if somebody "),
    (r"\b(?:the |both )?(?:two |2 )?(?:players|people|persons|neighbou?rs) (?:sitting|seated|who (?:sit|are "
    r"sitting|are)) "
     r"(?:right |directly |immediately )?(?:next to|beside) you\b", "both your neighbours"),
    (rf"^{ALL} (?!else\b)({PLAIN}),? (?:except|but not|apart from|other than) (?:for )?(?:you|me|yourself|"
    rf"myself)(?=[.!]|$)",
     r"everyone else \1"),
    (r",? and (?:also )?(?:must|has to|needs to) (?=(?:say|sing|dance|bow|clap|bark|meow|hum|whisper|shout|smile|tell|"
     r"recite|hop|jump|curtsey)\b)", ". They must "),
    # Which cards
    (rf"\b((?:all|every|any|each|the|many)(?: of)?(?: (?:the|your|their))?(?: single)?(?: \w+)? cards?) (?:that "
     rf")?(?:you|they){_HAVE} (?:in your hand )?(?=(?:of|in|with) )", r"\1 "),
    (rf"^(.*?)\b(?P<of>of|in) (?:the|that) colou?r (?:that )?(?:you|they|i) {_NAMED}", _of_that_colour),
    (r"(\bcolou?r\b[^.]*?[.!:;] [^.]*?\bcards?) (?:of|in) it\b", r"\1 of that colour"),
    (r"\bcards in that colou?r\b", "cards of that colour"),
    (r"\b(?:play|discard|lay down|put down|get rid of) as many cards as you (?:want|like|wish|can)(?= of )", "discard "
     "any number of cards"),
    (r"\b(discard any number of cards of that colour),? (?:all )?(?:in one go|at once|in a single turn)" + _END, r"\1"),
    (rf"\b(?:all|every|each)(?: of)?(?: the)? (?P<what>[\w ]+?) (?:in|from) (?:everyone|everybody|anyone|anybody|any "
     rf"player|each player|all players)(?:['’]?s)? hands? {_DISCARDED}" + _END,
     lambda found: f"everyone discards all {_plural(found['what'])}"),
    (rf"\b(?:everyone|everybody)['’]?s (?P<what>(?:{COLOUR}|wild|skip|reverse|action|number) cards|wilds|skips|"
     rf"reverses|[0-9]s) {_DISCARDED}" + _END,
     lambda found: f"everyone discards all {found['what']}"),
    (rf"\ball (?:of )?your (?P<what>(?:{COLOUR}|wild|skip|reverse|action|number) cards|wilds|skips|reverses|[0-9]s) "
     rf"{_DISCARDED}" + _END,
     lambda found: f"discard all {found['what']}"),
    (r"\b(gives?|pass(?:es)?|hands?) (\w+|the \w+ player) (?:your|their) (?:(?:second )?worst|best|least favou?rite|"
     r"favou?rite|most useless) (?:one|card)\b", r"\1 \2 1 card"),
    (rf"\b(gives? [\w ]+?) (?:a|some) (?:little |nice |lovely )?(?:gift|present|surprise|treat)[:,] ({NUM} "
     rf"cards?)\b", r"\1 \2"),
    (r"\b(?:selects?|picks?|chooses?) (?:a|one|1) card(?: from (?:their|your) hand)? and (pass(?:es)?|gives?|hands?) "
     r"it face[- ]down\b", r"\1 1 card"),
    (r"\b(?:selects?|picks?|chooses?) (?:a|one|1) card(?: from (?:their|your) hand)? and (pass(?:es)?|gives?|hands?) "
     r"it (?=to the (?:left|right)|to the player)", r"\1 1 card "),
    (r"\b(?:a|the next|next) plus card\b", lambda found: found[0].replace("plus", "draw")), (r"\bplus "
     r"cards\b", "draw cards"),
    (r"\b(counts?|is worth|are worth) (?:twice|x ?2|2 ?x|times (?:2|two)|two times)" + _END, r"counts double"),
    (r"^double (?:everything|trouble|up|it|whammy|down|time)\s*[!:.,]+ (?=.*\bcounts? double)", ""),
    (rf"\b((?:draw|{COLOUR}|wild|action|skip|reverse|number) cards) counts double", r"\1 count double"),
    # Hands
    (r"\b(?:put|lay|throw|chuck|toss) (?:down |in |away )?(?:this|your)(?: whole| entire)? hand(?: down| in| "
     r"away)?(?= and )", "discard your hand"),
    (r"\b(?:ditch|dump|bin|scrap) (?:this|your)(?: whole| entire)? hand(?=,| and )", "discard your hand"),
    (r"(\bdiscard your hand)(?:,? and| ,|,)(?: then)? (?:draw|take|get|pick up) (?:a )?(?:(?:brand[- ])?new|fresh)(?: "
     r"one| hand)?,? (?:(?:with|of) )?(?:the same (?:size|number of cards|amount of cards)|just as big)" + _END,
     r"\1 and draw as many new cards"),
    (r"(\bdiscard your hand and draw as many) again" + _END, r"\1 new cards"),
    (rf"^(?:put )?all (?:the |of the )?(?:hands|players' cards) (?:go )?(?:in|into|to) the (?:middle|cent(?:er|re)|"
     rf"deck|draw pile)[,.;] (?:and )?(?:then )?(?:shuffle|mix)(?: them| it| everything| well| up)*[,.;] (?:and "
     rf")?(?:then )?{ALL} (?:gets?|draws?|takes?|is dealt|receives?) (?P<n>{NUM})(?: brand)?(?: new| fresh)?(?: "
     rf"cards?| ones?)?" + _END,
     r"everyone returns their hand to the draw pile, shuffles it and draws \g<n>"),
    (r"\b(?:drop|go|get|come)(s?) (?:back )?down to (?=\d|one|two|three|four|five|six|seven)", r"discard\1 down to "),
    (rf"\b({ALL}|anyone|anybody|whoever)\b([^.,;]*?) (?:goes|gets|draws|must go|must draw) (?:right )?back up to "
     rf"({NUM})(?: cards)?" + _END, r"\1\2 draws until they hold \3 cards"),
    (r"\b(?:draws?|takes?) (?:up )?to (?:get )?the same (?:number|amount)(?: of cards)? (?:as|that) you(?: have| "
     r"hold)?" + _END, "draws until they hold as many cards as you"),
    # Who has one card left
    (rf"\b(?:{ALL}|anyone|anybody|whoever)(?:['’]s| is| who is| who['’]s)? (?:at|on|down to) uno(?: right now| now| "
     rf"at the moment)?(?=[ ,])", "everyone who holds exactly 1 card"),
    (r"\bif (you|the next player|they)(?:['’]re| are| is)? (?:at|on|down to) uno(?: right now| now| at the "
     r"moment)?(?=,| then)",
     lambda found: f"if {found[1]} hold{'' if found[1].lower() in ('you', 'they') else 's'} exactly 1 card"),
    (r"(\bif [^.,;]+), (?:you aren['’]?t any ?more|not any ?more|not for long)[.!:;] ", r"\1, "),
    # Who else
    # Cards of nobody's: those of a hand are given, not dealt out
    (rf"\b(?:split|share(?: out)?|divide|distribute|spread|deal out) (?:up )?(?:a draw (?P<one>{NUM})|(?P<new>{NUM}) "
     rf"(?:new|fresh|extra|penalty) cards(?: {_DECK})?|(?P<deck>{NUM}) cards {_DECK}) (?:between|among|amongst|to) "
     r"(?:the |your |all )*(?:other players|others|other people|opponents|everyone else),? (?:however|as|any way|"
     r"whichever way) (?:you|they) (?:want|like|choose|wish|please|see fit)(?: to)?(?=[.!]|$)",
     lambda found: f"hand out {found['one'] or found['new'] or found['deck']} cards from the deck as you like"),
    (r"(\btake back any (?:one )?card from the discard pile and play it)(?: right now| right away| now)?,? as (?:if|"
     r"though) it (?:were|was) yours\b", r"\1"),
    (r"\b(?:dump|drop|unload|palm off|offload) (\d|a|one|two|three) cards? on(?:to)? (?=(?:them|the|your|someone|"
     r"whoever|a)\b)", r"give \1 card to "),
    (rf"^((?:tell|say|sing|ask|compliment|hug|wave)\b[^.;]*?\b(?P<who>{PERSON}))(?:[.,]|,? and)? (?:and )?(?:then "
     rf")?(?P<give>give [^.,]*?) to them\b", r"\1. \g<give> to \g<who>"),
    (r"\bfor (?:each|every)(?: one)? (?:that )?they(?:['’]ve| have)(?: got)?(?=[.!]|$)", "for each card with that "
     "number they hold"),
    (r"\beach of (?:the )?(?:other players|others)\b", "everyone else"),
    (rf"(\btake {NUM}(?: random)? cards?(?: at random)? from everyone else){'[,.]?'} (?:and )?then (?:you )?give "
     rf"(?:each|everyone|all)(?: of them| one)? (?:a|one|1)(?: card| one)? back(?: \(?(?:of )?your "
     rf"choice\)?)?" + _END, r"\1 and give 1 card to everyone else"),
    (rf"\b(?:everyone|everybody|anyone|anybody|whoever)(?: (?:who is|who['’]s|that is|is))? (?P<what>wearing "
     rf"[^.,;]+?) (?:is|are) (?:safe|spared|exempt|fine|off the hook|lucky)[,.;!] (?:and )?{_OTHERS} "
     rf"(?P<verb>\w+)(?P<rest>[^.;]*)", _spared),
    (rf"^{ALL} (?P<verb>draws?|discards?|misses|gives?|shows?)(?P<rest> {PLAIN})[.;,!] (?:but )?(?:everyone|everybody|"
     rf"anyone|anybody|whoever)(?: (?:who is|who['’]s|that is|is))? (?P<what>wearing [^.,;]+?) (?:is|are) (?:safe|"
     rf"spared|exempt|fine|off the hook)\b", _spared),
    (r"(?<![\w'] )\b(?:the )?(?P<name>(?!(?:other|next|losing|winning|whole|opposing|same|best|each|every|my|your|"
     r"first|last)\b)\w+) (?P<what>department|dept|team|squad|family) (?P<verb>draws?|discards?|misses|miss|shows?|"
     r"gives?)\b",
     _members),
    (r"\bfind out (?:who['’]?s got|who has|who holds|who['’]s holding|who is holding) (?P<what>[^.,;]+)[.,;:] (?:and "
     r")?(?:that (?:person|player)|they) ", r"the player with \g<what> "),
    (r"\bthe (?:person|player|one) who (?:would['’]?ve|would have|was going to|was about to|should have) (?:gone|go|"
     r"played|play|been) next\b", "the player who was next"),
    (r"\breverse(?: the direction)?(?:,| and|, and)+ (?:then )?the player who was next ([^.]+)", r"the next player "
     r"\1. Reverse the direction"),
    (r"\b(the (?:player|person) who just (?:went|played)) before (?:you|me)\b", r"\1"),
    (r",? no matter who (?:plays|played|has played|laid) (?:it|this)(?: card)?" + _END, ""),
    # Either of two things
    (r"\b(?:you (?:can |may )?)?(?:choose|decide|pick)(?: one)?: either ", "you may choose: "),
    (r"^either (?P<one>[^.]+?),? or (?P<two>[^.]+?)(?:[.,;!]| -) ?(?:it['’]?s )?(?:your (?:choice|pick|call)|up to "
     r"you|you (?:choose|decide|pick))(?: which)?(?=[.!]|$)", r"you may choose: \g<one>; or \g<two>"),
    (r"^(?:your (?:pick|choice|call)|up to you)[:,-] ?(?P<one>[^.]+?),? or (?P<two>[^.]+?)(?=[.!]|$)", r"you may "
     r"choose: \g<one>; or \g<two>"),
    (r"^(?:(?:choose|pick) (?:one|an option)(?: of (?:these|the following))?:? )?(?:option )?(?:1|a)[):.] "
     r"?(?P<one>.+?)[.;,]? (?:or )?(?:option )?(?:2|b)[):.] ?(?P<two>[^.]+?)(?=[.!]|$)", r"you may choose: \g<one>; "
     r"or \g<two>"),
    # Conditions in short
    (r"(?<=\w) = (?=draw|discard|skip|miss|lose|take|pick)", ": "),
    (rf"\bif (you|they|someone|anyone) (\w+(?: \w+){{0,3}}) = ({NUM}) cards?\b", lambda found: f"if {found[1]} "
     f"{found[2]}, {'' if found[1] == 'you' else 'they '}draw {found[3]}"),
    (rf"^no (?P<card>{COLOUR}(?: cards?)?|[0-9]s?|wilds?|skips?|reverses?|wild cards?|action cards?)(?: in (?:your|"
     rf"my) hand)?[?:] ?(?P<then>{PLAIN})(?=[.!]|$)", r"if you hold no \g<card>, \g<then>"),
    (f"^{_COUNT}{_SIDE.format('side', '(?: of cards)?')}{_THEN.format('then')}{_OTHER}", _odd_or_even),
    (f"^(?:{_COUNT})?{_SIDE.format('side', ' of cards')}{_THEN.format('then')}{_OTHER}", _odd_or_even),
    # What somebody may play
    (rf"\b(?P<who>{PERSON}) (?:can['’]?t|cannot|may not) play (?:a|any) cards? unless (?:it['’]?s|it is|they['’]?re|"
     rf"they are) (?P<what>[^.,;]+)", r"\g<who> must play \g<what> on their next turn"),
    (rf"(must play [^.,;]+ on their next turn)[.;] if (?:they|he|she) (?:can['’]?t|cannot|don['’]?t)(?: do it| do "
     rf"that)?,? (?:they |he |she )?(?:must |have to )?(?:draws?|picks? up|takes?) ({NUM})(?: cards?)?", r"\1, or "
     r"draws \2"),
    (rf"\b(?P<who>{PERSON}) (?:only gets to|can only|may only|is only allowed to) (?:play|go) if (?:they|he|she) "
     rf"(?:have|has|hold|holds) "
     rf"(?P<card>{CARD.replace('[0-9]', '(?:[0-9]|zero|one|two|three|four|five|six|seven|eight|nine)')})[.;,:]+ (?:if "
     rf"they (?:don['’]?t|haven['’]?t)|otherwise|no \w+(?: cards?)? ?[:?=]),? ?(?:they )?(?:draws?|picks? up|takes?) "
     rf"(?P<n>{NUM})(?: cards?)?",
     r"if \g<who> does not have \g<card>, they draw \g<n> and miss a turn"),
    (r"(?P<rule>[^.;]*)[.;] (?:anyone|anybody|everyone|whoever|those|a player|any player)(?: who)? (?:cannot|"
     r"can['’]?t)(?: do so| play(?: one)?)?,? (?:must )?draws? (?:one|1|a|a single)(?: card)?(?:,? as usual| as "
     r"always| as normal)?(?=[.,!]|$)", lambda found: _as_usual(found)),
    # What protects
    (r"^(?:make|put up|raise|build|you get|you have|here['’]?s|this is) (?:a|your) (?:magic )?(?:shield|force field|"
     r"wall|bubble)[,.:!;] (?=(?:nobody|no one|nothing|no card)\b[^.]*\bcan make you draw|you(?: are|['’]re) (?:safe|"
     r"protected|immune)\b)", ""),
    (r"^you(?:['’]re| are) (?:safe|protected|immune|untouchable)[!.,:;]+ (?=[^.]*\b(?:nobody|no one|nothing|no "
     r"card)\b[^.]*\bcan make you draw)", ""),
    (r"\b(?:nothing|no card)(?: (?:that )?(?:anyone|anybody|somebody|they|others|the others) plays?| that is played)? "
     r"(?:can|may) make you draw(?: (?:any )?cards?| anything)?", "nobody can make you draw"),
    (rf"^((?:tell|sing|make|do|say|act|ask|show|dance|pull|shout|recite|whistle)\b[^.,;!]*?),? (?:and "
     rf")?(?=(?:{PERSON}|everyone|everybody|someone|everyone else) (?:must|has to|have to|needs to) )", r"\1. "),
    # For how long
    (rf"^(until [^,.;]+?),? (everyone|everybody) (?:must|has to) ([^.,;]+?),? or (?:they )?draws? ({NUM})(?: "
     rf"cards?)?(?=[.!]|$)", r"\2 must \3 \1 or draw \4"),
    (r"\b(until|till|til) (?:another|a|the next|some other) wild(?: card)? (?:comes up|shows up|turns up|appears|"
     r"comes along|is laid|is put down|lands|hits the pile|gets played|drops)", r"until another wild card is played"),
    (r"^until (another wild card is played), (.+?)(?=[.!]|$)", r"\2 until \1"),
    (r"(?:[.;!] (?:this |it )?)(?:lasts?|holds|goes on) (?:until|till) (?:the )?(?:end of the )?(hand|round|game)(?: "
     r"is over| ends| is done)?(?=[.!]|$)", r". Lasts the rest of the round"),
    (r"(they (?:have to|must|has to) (?:say|shout|yell|sing|clap|do|make|call)\b[^.;]+?)[.;,] (?:forget|forgets|"
     r"forgetting|if they forget|if not)(?: it| to)?(?: and|,|:| =)? (?:it['’]?s|that['’]?s|they draw|draw|you draw|"
     rf"it costs|costs)(?: you| them)? ({NUM})(?: cards?)?(?=[.!]|$)", r"\1, or draw \2"),
    (r", (?=(?:everybody|everyone|anyone|whoever|anybody)(?: who)? (?:laughs|smiles|giggles|claps|joins|cries|blushes|"
     r"talks|speaks)\b)", ". "),
)  # fmt: skip
"""Tried where everything else has failed, before the rows of `retold`."""
