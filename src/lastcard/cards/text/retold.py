"""A text that cannot be read as it stands, told again in plainer words that mean the same.

Rows are regular expressions over the text as it was written, and are only tried where everything else has failed: so
they may be wider than those of `rewriting`, and cannot change what has been read before. A row must still mean the same
wherever it matches. What is told again is read by the same reader: a gap that was filled wrongly is refused.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache

N = r"(?:[2-9]|a|an|one|two|three|four|five|six|1)"
PAUSE = r"[,.;:!?()\n]|\s[-–—]\s"
CLAUSE = r"(?:(?![,.;:!?()\n]|\s[-–—]\s).)+"
"""Anything within a clause."""
OF_THE_GAME = (
    r"last|final|protect\w*|safe|shield|immune|block\w*|play\w*|colou?rs?|numbers?|red|blue|green|yellow|orange|wilds?|"
    r"next|draw\w*|discard\w*|skip\w*|swap\w*|give\w*|take\w*|not|never|nobody|only|unless|except|"
    r"without|instead|twice|half|until|or|double|may|neither|hardly|almost|secretly|backwards|other|most|least"
)
"""Words that change what happens, wherever they stand."""
PERSON = r"(?:players?|persons?|people|opponents?|ones?)"

COLOUR = r"(?:red|blue|green|yellow|orange|purple|pink|black|white)"
KIND = rf"(?:{COLOUR}|wild|skip|reverse|number|action|draw two|even|odd|[0-9])"
CARD = rf"(?:an?|one|two|three|[1-3]) {KIND}(?: (?:[0-9]|skip|reverse))?(?: (?:cards?|numbers?))?"

WHO = (r"(?:the (?:next|previous) player|the (?:player|person) (?:on|to) your (?:left|right)|the (?:player|person) "
       r"(?:across from|opposite|before|after|next to) you|someone|somebody|anyone|any(?:one)? (?:other )?player|"
       r"another player|"
       r"a player(?: (?:you choose|of your choice))?|an opponent(?: of your choice)?|whoever you (?:like|want|"
       r"choose)|"
       r"next (?:player|person)|your (?:left|right) neighbou?r)")  # fmt: skip
"""Somebody, in the plainest words."""
EVERYONE = r"(?:everyone|everybody|all (?:the )?players|each player|every player)"

Meant = str | Callable[[re.Match[str]], str]


def _unless(words: str, meant: str = "") -> Callable[[re.Match[str]], str]:
    """What a match means, unless one of these words is in it."""
    barred = re.compile(rf"\b(?:{words})\b", re.IGNORECASE)
    return lambda found: found[0] if barred.search(found[0]) else found.expand(meant)


ROWS: tuple[tuple[str, Meant], ...] = (
    # What would be so anyway, whatever is said
    (rf",? ?\beven (?:if|though|when) {CLAUSE}", _unless(OF_THE_GAME)),
    (rf",? ?\bno matter (?:what|who|whether|if|how|which)\b{CLAUSE}", _unless(OF_THE_GAME)),
    (rf",? ?\bregardless of {CLAUSE}", _unless(OF_THE_GAME)),
    # Words that sound the same
    (r"\b(if|when|unless|because|as|and|but|cause|cuz|while) your (?=(?:the|a|an|not|allowed|holding|wearing|winning|"
     r"losing|sitting|safe|protected|forced|stuck|skipped|immune|down to)\b)", r"\1 you are "),
    (r"\b(if|when|unless|because|and|but|while) their (?=(?:the|a|an|not|allowed|holding|wearing|winning|losing)\b)",
     r"\1 they are "),
    (r"\bwhos (?=hand|turn|cards)", "whose "), (r"\bwhos\b", "who is"), (r"\bwho ever\b", "whoever"),
    (r"\bloose(s?) (?=(?:a|the|their|his|her|your|one|1|two|2|next)\b)", r"lose\1 "),
    # Whoever is meant
    (r"\b(next|previous|another|other|any|each|every|one|some|first) (?:fellow|chap|bloke|lad|lass|contestant|"
     r"victim|"
     r"participant|human|soul|individual|competitor|gamer|member|sucker|chump|guest|buddy|pal|mate|friend)\b",
     r"\1 player"),
    (r"\btarget (?:player|opponent)\b", "a player you choose"),
    (r"\b(?:a|any|some) player you choose of your choice\b", "a player you choose"),
    # Where players act one after the other anyway
    (r", (?:in turn order|in order|in turn|one (?:by one|at a time|after (?:the other|another))|going (?:clockwise|"
     r"round|"
     r"around)|at the same time|simultaneously|including you(?:rself)?|you included),", ""),
    (r"\b(everyone|everybody|all (?:the )?players)\b(?! (?:else|other|except|but))"
     r"((?:(?!else|other|except|but)[^.!])*[.!]) *(?:yes,? )?(?:everyone|everybody|all of you|"
     r"(?:and )?(?:yes,? )?(?:that )?(?:includ(?:es|ing) you(?:rself)?|means you(?: too)?|you too|"
     r"even you))[.!]*(?= |$)",
     r"\1\2"),
    # Cards that whoever acts chooses anyway
    (rf"\b((?:gives?|pass(?:es)?|discards?|hands?|trades?|swaps?)(?: \w+)? {N} cards?) of (?:their|his|her|his or "
     rf"her) (?:own )?"
     r"(?:choice|choosing)\b", r"\1"),
    (r"\b(gives?|pass(?:es)?|discards?|hands?) (?:any|a) one card\b", r"\1 1 card"),
    (r"\b(cards?|one) of (?:one|a single|any one|any single|any|a certain|a particular|their favou?rite|your "
     r"favou?rite) colou?r\b",
     r"\1 of a colour you choose"),
    (r"\b(discards?|dumps?|ditch(?:es)?|toss(?:es)?|bins?|chucks?|drops?|sheds?|remove|throw away|get rid of|gives?|"
     r"hands? over|put down) every (?:single )?((?:\w+ )?)card\b", r"\1 all \2cards"),
    # Several cards, each of which is named
    (rf"\b(one|a|1|two|2) ({COLOUR}) and (one|a|1|two|2) ({COLOUR}) (cards?)\b", r"\1 \2 card and \3 \4 \5"),
    (rf"\b(discards?|shows?|throws? away|throws? out|puts? down) ({CARD})(?:,|,? and) (?={CARD})", r"\1 \2 and \1 "),
    (rf"\b(gives?|pass(?:es)?|hands?) ({CARD}) and ({CARD}) to ({CLAUSE}?)(?=[.,!]|$| and )",
     _unless("everyone|everybody|each|all|both|players", r"\1 \2 to \4 and \1 \3 to them")),
    # Hands
    (r"\b(swap|switch|trade|exchange)(e?s?) (?:(?:your|their) )?(?:whole |entire )?(?:hands?|cards|deck|stuff)? "
     r"?(?:with|for) "
     r"(?:theirs|his|hers)\b(?! )", r"\1\2 hands with them"),
    (r"\b(plays?) ((?:the )?rest of the (?:round|game)|the next (?:round|turn)|(?:their|your) next turn|one round|a "
     r"round) with "
     r"(their|your) (hand|cards) ((?:(?:face|facing|wide|out|up|open|openly|visible|showing|exposed|revealed)-? "
     r"?)+)(?=[.,!]|$)",
     r"\1 with \3 \4 \5 for \2"),
    (rf"\b((?:shows?|reveals?|flash(?:es)?|holds? up|looks? at)\b{CLAUSE}?) for (?:about )?(?:\d+|a few|one|two|"
     rf"three|five|ten|"
     r"fifteen|twenty|thirty|half a|a) (?:seconds?|secs?|minutes?|moments?)(?=[.,!]|$)", r"\1"),
    (r"\b(?:put|lay|place)(s?) (their|your) (?:cards|hand) (?:down )?(?:face up )?on the table and shows? (?:them|"
     r"it)\b",
     r"show\1 \2 hand"),
    (r"\blook(s?) at (\w+?)'?s (?:cards|hand) and (?:take|steal|grab|keep|pick)s? (?:the best (?:one|card)|your "
     r"favou?rite(?: one)?|"
     r"the one you (?:want|like)(?: the)?(?: most| best)?)", r"look\1 at \2's hand and take any card you want from "
     r"it"),
    (rf"\b({WHO}) (?:reveals?|shows?) (?:you )?(?:their|his|her) (?:hand|cards)(?: to (?:you|everyone|all))?[.;,]? "
     rf"(?:and |then )*"
     r"(?:you )?(?:may )?(?:choose|pick|select)s? (?:a|one|1|any) card (?:(?:from it|from (?:their|that) hand|"
     r"there),? )?(?:and|for "
     r"them to|that they|which they|to be|they must)? ?(?:then )?discards?(?:ed)?(?: it)?(?=[.,!]|$)",
     r"\1 discards 1 card chosen by you"),
    (rf"\bshow your (?:hand|cards) to ({WHO}) and let (?:them|him|her) (?:take|pick|choose|steal|have) (?:one|a|any|"
     rf"1) card"
     r"(?: (?:from it|of their choice|they want))?(?=[.,!]|$)", r"\1 takes 1 card they choose from you"),
    (rf"\btake the top card (?:of|from|off) the discard pile and (?:give it to|put it in(?:to)?|hand it to) ({WHO}|"
     rf"someone else|"
     r"somebody else)(?:'s hand)?(?=[.,!]|$)", r"\1 takes the top card of the discard pile"),
    (rf"({N} cards?(?: face down)? in the (?:middle|cent(?:er|re))),? (?:and )?(?:then )?(?:\w+|the \w+) "
     rf"(?:mix(?:es)?|shuffles?) "
     rf"(?:them|it|the cards)(?: up| together| around| well)?,? (?:and )?(?:then )?(?:{EVERYONE} |they )?takes? "
     rf"(?:one|1|the same number)"
     r"(?: back)?(?=[.,!]|$)", r"\1, where they are mixed, and takes as many back"),
    (r"\bin the (middle|cent(?:er|re)) face down\b", r"in the \1"), (r"(?<=cards) face down(?= in the middle)", ""),
    (r"(?<=card) face down(?= in the middle)", ""), (rf"\b({EVERYONE}) put (?=(?:one|two|1|2|a) )", r"\1 puts "),
    # How many, and who they are
    (r"\b(two|2|three|3) (?:other )?(?:opponents|rivals|enemies|friends|victims|foes|competitors)\b", r"\1 players"),
    (r"\b(two|2) (?:other )?players'? hands\b", r"the hands of \1 players"),
    (r"\bbecomes? (?=(?:immune|safe|protected|untouchable)\b)", "are "),
    # What is chosen aloud
    (r"\b(?:call out|shout(?: out)?|yell(?: out)?|announce|state|declare|think of|say|call) (a|any) (number|colou?r)\b",
     r"choose \1 \2"),
    (rf"\b(?:the )?colou?r (?:changes|becomes|switches|turns) (?:in)?(?:to )?(?:whatever|whichever|any|the) "
     rf"(?:colou?r )?(?:that )?({WHO}) "
     r"(?:wants?|likes?|chooses?|says?|picks?|names?)(?=[.,!]|$)", r"\1 chooses the colour"),
    (r"\bany card (?:that )?you (?:want|like|choose|please|fancy|wish)\b", "any card"),
    (r"(?<=any card),? (?:no matching needed|no need to match|no match needed|even if it does(?:n'?t| not) match|it "
     r"does(?:n'?t| not) "
     r"(?:need|have) to match|(?:it )?matching or not|whether it matches or not)", ""),
    # Cards that may be discarded
    (rf"(^|[.!;] )(?:all|any) (?:of )?(?:the |your )?({CLAUSE}(?:, {CLAUSE})?) (?:in|from) your hand (?:can|may) be "
     rf"(?:thrown (?:out|away)|"
     r"discarded|tossed|dumped|got rid of)", r"\1you may discard all \2"),
    # What people count before they go on
    (rf"(^|[.!;] ){EVERYONE} counts? (?:their|his or her|the) (?:cards|hands?)(?: in their hands?)?"
     r"(?:[.;,]| and)(?: then)? ",
     r"\1"),
    *((rf"\bcount (?:your cards|the cards in your hand|your hand)[.;,:] if (?:it'?s |they'?re |the number is )?{one},? "
       rf"({CLAUSE}(?:, {CLAUSE})?)[;,.] (?:and )?if (?:it'?s |they'?re )?{other},? ",
       rf"if you hold an {one} number of cards, \1; otherwise ")
      for one, other in (("even", "odd"), ("odd", "even"))),
    (r"\bif (?:the )?(?:discard pile (?:shows?|is showing) (an? \w+)(?: card)?|top (?:card )?(?:of "
     r"the )?discard pile "
     r"is (an? )?(\w+))(?=,| )", lambda found: f"if the last card was {found[1] or (found[2] or '') + found[3]}"),
    (r"\breverse again\b", "reverse"),
    # What somebody has to play, or draws
    (r"\b(must play a number card(?: on this(?: one| card)?)?), no (?:action|special) cards?\b", r"\1"),
    (rf"\bmust play (an? {CLAUSE}?)(?: on (?:this|top of this|it)(?: one| card)?)?"
     r"(?:, no wilds?(?: cards?)?)?[.;,] "
     rf"(?:or )?if (?:they|he|she) "
     rf"(?:can'?t|cannot|don'?t|doesn'?t)(?: play one| do so| do that)?,? (?:they |he |she )?(?:must |have to |has "
     rf"to )?draws? ({N})"
     r"(?: cards?)?(?=[.,!]|$)", r"must play \1 on their next turn, or draws \2"),
    (r"[.;] (?:a|any) (?:player|person) who (?:cannot|can'?t)(?: do so| play(?: one)?)?,? (?:must )?draws? (?:one|1|"
     r"a|a single)(?: card)?"
     r"(?=[.,!]|$)", ""),
    # What is said to be forbidden, and then becomes a race
    (r"^(?:don'?t|do not|no) (\w{3,}?)(?:ing)?[!.] (?=.*\b(?:first|last)\b.*\bto \1)", ""),
    (rf"\b((?:tell|sing|ask|give|show|do|make|say)\b{CLAUSE}?\b({WHO})\b{CLAUSE}?[.!,;] if they (?:laugh|smile|"
     rf"giggle|clap|agree|say "
     r"(?:yes|no)|blush|cry|refuse)),? they ", r"\1, \2 "),
    # When, behind a comma
    (r", (?=(?:for (?:one|a|the next|two|three|the rest)|until) )", " "),
    (r"\bwith (their|your) (cards|hand) (?:showing|visible|exposed|out in the open|on display|in plain sight|for all "
     r"to see)\b",
     r"with \1 \2 face up"),
    (r"\ball (?:the )?(\w+?)s? (?:cards )?are now wild\b", r"\1 cards are wild"),
    (r"\b(nobody|no one) (?:can|may|is allowed to) (?:use )?(skip|reverse)s?(?: or (?:use )?(skip|reverse)s?)?(?= "
     r"until| for|[.,!]|$)",
     lambda found: f"nobody may play {found[2]} cards" + (f" or {found[3]} cards" if found[3] else "")),
    # A turn that nobody declines
    (r"\byou get to (?=(?:take another turn|go again|play again|have another (?:turn|go))\b)", ""),
    # Until there are enough
    (r"\bif (you|they) (?:don'?t|doesn'?t|do not|does not) have (?:any|an?) (\w+)(?: cards?)?,? (?:you |they "
     r")?(draws?|picks? up) until \1 "
     r"(?:do|does)\b", r"if \1 hold no \2 cards, \1 \3 until \1 draw a \2 card"),
    (rf"\b(draws?|picks? up|takes?) enough(?: cards)? to (?:match|have as many (?:cards )?as|catch up with|be level "
     rf"with) ({CLAUSE}?)(?=[.,!]|$)",
     r"\1 until they hold as many cards as \2"),
    (r"\b(trade|swap|exchange) (your|their) (?:whole |entire )?(hand|cards) for (?:a )?(?:whole |brand )?new (?:one|"
     r"ones|hand) from the (?:deck|draw pile)",
     r"\1 \2 \3 for a new one"),
    (rf"\b(discards?|throws? away|gets? rid of) everything (?:except|but)(?: for)? (?:your|their) ({COLOUR})(?: "
     rf"cards|s)(?=[.!]|$)",
     r"\1 all cards that are not \2"),
    (r"\b(?:picks|chooses) (?:the|a|their) (?:worst |best |(?:least )?favou?rite )?card(?: they (?:hate|like|love|"
     r"want|need|dislike)(?: (?:the )?"
     r"(?:most|least))?)? and (gives|passes|hands) it to", r"\1 1 card to"),
    (rf"\b(swaps? {CLAUSE}?),? unless (?:it|that)(?:'s| is) (?:you|yourself)(?=[.,!]|$)", r"\1"),
    # One side of a coin that does nothing
    (r"\b(?:if )?(?:it'?s |it is |it lands on |on )?(heads|tails):?,? (?:you |they )?(?:draws? nothing|nothing "
     r"happens|does? nothing|(?:are|is) "
     r"(?:fine|ok|okay|lucky))[,;.] (?:and |but )?(?:(?:if|on) )?(?:it'?s |it is |it lands on )?(heads|tails):?,? ",
     r"if it is \2, "),
    (r"(\b(?:safe|protected|immune)\b.*?)[.;,] (?:no ?(?:one|body)|nobody) can make you (?:draw|skip|miss)(?: "
     r"cards)?(?: or (?:draw|skip|"
     r"miss(?: a turn)?))?(?=[.,!]|$)", r"\1"),
    # What would follow by the rules of the game
    (r"([.!;,]) (?:and )?if (?:you|they|that player) (?:can'?t|cannot)(?: play(?: anything| a card| any card| one)?| "
     r"go)?,? "
     r"(?:then )?(?:you |they )?(?:must |have to |has to )?draws? (?:one|1|a)(?: card)?(?: (?:and|,) (?:that'?s "
     r"(?:it|all)|"
     r"(?:your|their) turn (?:is over|ends)))?(?=[.!]|$)", r"\1"),
    (r"[.!;,] (?:and )?if (?:this|that|it) (?:empties|finishes|uses up|gets rid of) (?:a|your|their|someone'?s|a "
     r"player'?s)"
     r"(?: (?:whole|entire|last))? (?:hand|cards?),? (?:that player|they|you|he|she) wins?(?: immediately| instantly|"
     r" right away| on the spot| the (?:round|game))?", ""),
    (r",? and (?:you|they) (?:have to|must|need to|has to) keep (?:it|them)(?=[.,!]|$)", ""),
)  # fmt: skip


@cache
def _ready() -> tuple[tuple[re.Pattern[str], Meant], ...]:
    return tuple((re.compile(said, re.IGNORECASE | re.DOTALL), meant) for said, meant in ROWS)


ONE_OF_EACH = re.compile(
    r"\b(discards?|shows?|throws? away|throws? out|puts? down) (?:(?:one|a|1) (?:card )?(?:of|from) (?:each|every|"
    r"all (?:the |4 |four )?)"
    r"|one each of (?:each|every|all (?:the )?)) ?colou?rs?\b(?: (?:you|they) (?:have|hold))?",
    re.IGNORECASE,
)
TIMES = 6
"""How often rows are gone through: a list is told one card at a time."""


def retold(text: str, colours: Sequence[str] = ()) -> str:
    """A text in plainer words.

    >>> retold("Swap hands with somebody, even if they said uno!")
    'Swap hands with somebody!'
    >>> retold("Discard one of each colour.", ["red", "blue"])
    'Discard a red card and Discard a blue card.'
    """
    text = ONE_OF_EACH.sub(lambda found: " and ".join(f"{found[1]} a {colour} card" for colour in colours), text)
    for _ in range(TIMES):
        before = text
        for said, meant in _ready():
            text = said.sub(meant, text)
        if text == before:
            break
    return text
