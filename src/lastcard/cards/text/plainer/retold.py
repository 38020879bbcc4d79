"""A text that cannot be read as it stands, told again in plainer words that mean the same.

Rows are regular expressions over the text as it was written, and are only tried where everything else has failed: so
they may be wider than those of `rewriting`, and cannot change what has been read before. A row must still mean the same
wherever it matches. What is told again is read by the same reader: a gap that was filled wrongly is refused.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache

from lastcard.cards.text.plainer.afterthoughts import with_afterthoughts
from lastcard.cards.text.plainer.blindly import BLINDLY, PLAYED_BLIND
from lastcard.cards.text.plainer.for_a_while import FOR_A_WHILE
from lastcard.cards.text.plainer.in_case import IN_CASE
from lastcard.cards.text.plainer.kept import KEPT, KEPT_CARDS
from lastcard.cards.text.plainer.of_people import OF_PEOPLE
from lastcard.cards.text.plainer.of_whom import as_you, with_whom
from lastcard.cards.text.plainer.put_shortly import PUT_SHORTLY
from lastcard.cards.text.plainer.told_of_cards import OF_CARDS
from lastcard.cards.text.plainer.told_of_chance import OF_CHANCE
from lastcard.cards.text.plainer.told_of_piles import OF_PILES
from lastcard.cards.text.plainer.told_of_rounds import OF_ROUNDS
from lastcard.cards.text.plainer.wider import WIDER

N = r"(?:[2-9]|a|an|one|two|three|four|five|six|1)"
PAUSE = r"[,.;:!?()\n]|\s[-–—]\s"
CLAUSE = r"(?:(?![,.;:!?()\n]|\s[-–—]\s).)+"
"""Anything within a clause."""
OF_THE_GAME = (
    r"last|final|protect\w*|safe|shield|immune|block\w*|play\w*|colou?rs?|numbers?|red|blue|green|yellow|orange|"
    r"wilds?|"
    r"next|draw\w*|discard\w*|skip\w*|swap\w*|give\w*|take\w*|not|never|nobody|only|unless|except|"
    r"without|instead|twice|half|until|or|double|may|neither|hardly|almost|secretly|backwards|other|most|least"
)
"""Words that change what happens, wherever they stand."""
PERSON = r"(?:players?|persons?|people|opponents?|ones?)"

COLOUR = r"(?:red|blue|green|yellow|orange|purple|pink|black|white)"
KIND = rf"(?:{COLOUR}|wild|skip|reverse|number|action|draw two|(?:wild )?draw four|even|odd|[0-9])"
CARD = rf"(?:an?|one|two|three|[1-3]) {KIND}(?: (?:[0-9]|skip|reverse))?(?: (?:cards?|numbers?))?"

WHO = (r"(?:the (?:next|previous) player|the (?:player|person) (?:on|to) your (?:left|right)|the (?:player|person) "
       r"(?:across from|opposite|before|after|next to) you|someone|somebody|anyone|any(?:one)? (?:other )?player|"
       r"another player|"
       r"anybody|a player(?: (?:you choose|of your choice))?|an opponent(?: of your choice)?|whoever you (?:like|want|"
       r"choose)|"
       r"next (?:player|person)|your (?:left|right) neighbou?r)")  # fmt: skip
"""Somebody, in the plainest words."""
EVERYONE = r"(?:everyone|everybody|all (?:the )?players|each player|every player)"

Meant = str | Callable[[re.Match[str]], str]


def _unless(words: str, meant: str = "") -> Callable[[re.Match[str]], str]:
    """What a match means, unless one of these words is in it."""
    barred = re.compile(rf"\b(?:{words})\b", re.IGNORECASE)
    return lambda found: found[0] if barred.search(found[0]) else found.expand(meant)


_ANY_MAY_GO = re.compile(r"\b(?:play|put down|lay|use)\b(?! again)[^.;]*$", re.IGNORECASE)
"""What is played, no matter what it is, need not match."""
_COUNTS = {word: n for n, word in enumerate("a one two three four five six seven eight nine ten".split())} | {"an": 1}
_COUNTS["a"] = 1
NUM = r"(?:\d|10|an?|one|two|three|four|five|six|seven|eight|nine|ten)"
THEN = r"(?:[,.;] ?|\s)(?:(?:and|then|you|they|he|she) )*"
_BEST = r"(?:your favou?rites?|the best|the better|any|the|whichever|your best)"
_REST = (
    rf"(?:the |all )?(?:others?|rest|remaining|other|leftovers?)(?: (?P<more>{NUM}))?(?: of them)?(?: cards?| ones?)?"
)
_IN_ANY_ORDER = r"(?: in any order(?: (?:you|they) (?:like|want|choose))?)?"
_WHERE = (
    (r"(?:puts?|returns?|places?) {rest}(?: back)?(?: at| on| to)? the bottom(?: of the (?:deck|pile|draw pile))?",
     "put the others below it"),
    (r"(?:puts?|returns?|places?|slides?) {rest}(?: back)? (?:under|below|beneath|underneath) the (?:deck|pile|"
     r"draw pile)",
     "put the others below it"),
    (r"shuffles? {rest}(?: back)? (?:in|into) the (?:deck|pile|draw pile)", "shuffle the others into it"),
    (r"(?:puts?|returns?|places?) {rest}(?: back)? on top(?: of the (?:deck|pile|draw pile))?", ""),
    (r"puts? (?:back {rest}|{back} back)(?: on top)? in any order(?: (?:you|they) (?:like|want|choose))?", "put the "
     "others back in any order"),
    (r"puts? back {rest}", ""),
    (r"(?:puts?|returns?|places?|gives?) {rest} back(?: (?:in|into|on|onto|to) the (?:deck|pile|draw pile))?", ""),
    (r"returns? {rest}(?: (?:in|into|on|onto|to) the (?:deck|pile|draw pile))?", ""),
    (r"(?:discards?|throws? away|throws? out|bins?|gets? rid of) {rest}", "discard the others"),
    (r"(?:gives?|hands?|pass(?:es)?) {rest} (?:away )?to (?P<whom>{who})", "give the others to {whom}"),
    (r"(?:gives?|hands?|pass(?:es)?) {rest} to (?:the|your) (?P<whom>left|right)", "give the others to the player on "
     "your {whom}"),
)  # fmt: skip


def _kept(where: str) -> Callable[[re.Match[str]], str]:
    """Some cards are drawn, so many of them are kept, and the rest goes somewhere."""

    def told(found: re.Match[str]) -> str:
        count, kept = (_COUNTS.get(said.lower(), 0) or int(said) for said in (found["n"], found["kept"] or "1"))
        more = found["more"] or found.groupdict().get("most")
        rest = count - kept if more is None else _COUNTS.get(more.lower(), 0) or int(more)
        if rest != count - kept or rest < 1:
            return found[0]
        whose = found.groupdict().get("whom") or ""
        told = f"look at the top {count} cards of the draw pile"
        return (
            f"{told}, keep {kept} of them and {where.format(whom=whose)}"
            if where
            else f"{told} and keep {kept} of them"
        )

    return told


def _keeping() -> tuple[tuple[str, Meant], ...]:
    keep = (rf"\b(?:draws?|takes?|picks? up|grabs?|gets?|looks? at|turns? over)(?: the (?:top|next))? (?P<n>{NUM})(?: "
    rf"(?:new|more|"
    rf"extra))?(?: cards?)?(?: (?:from|of|on|in|off)(?: top of)? the (?:deck|pile|draw pile))?"
            rf"{THEN}(?:may |can |only )*(?:keeps?|chooses?|picks?) (?:only |just )?(?:{_BEST}\b "
            rf"?)?(?:(?P<kept>{NUM})(?: of (?:them|those|these))?|one)?"
            rf"(?: cards?| ones?)?(?: (?:you|they) (?:want|like|choose)(?: (?:best|most|to keep))?| to keep| for "
            rf"yourself)?{THEN}")  # fmt: skip
    return tuple(
        (
            keep
            + how.replace("{rest}", _REST).replace("{back}", _REST.replace("more", "most")).replace("{who}", WHO)
            + r"(?=[.,!]|$)",
            _kept(where),
        )
        for how, where in _WHERE
    )


ROWS: tuple[tuple[str, Meant], ...] = (
    *IN_CASE,
    *PUT_SHORTLY,
    *FOR_A_WHILE,
    *WIDER,
    *OF_PEOPLE,
    *_keeping(),
    *OF_PILES,
    *OF_ROUNDS,
    # A card that may be played, where that goes without saying
    (r"\b(play (?:it|that card))(?: right away| immediately| straight away| now)?,? if (?:you can|possible|it can "
     r"be played|it(?:'s| is) playable|it (?:matches|fits)|you want and can)(?=[.,!]|$)", r"\1"),
    (r"\bif (?:you can play it|it can be played|it(?:'s| is) playable|it (?:matches|fits)),? (?:then )?(?:you "
     r")?((?:may |can |must )?play it)(?: right away| immediately| straight away| now)?(?=[.,!]|$)", r"you \1"),
    # A card of another hand that is seen, and one for it
    (rf"\b(?:looks? (?:at|through|in|into)|sees?) (?:the )?(?:hand|cards) of ({WHO}){THEN}(?:takes?|steals?|"
     rf"grabs?|picks?|chooses?|swaps?) (?:out )?"
     rf"(?:any|a|one|1|whichever|the)(?: one)?(?: card)?(?: (?:that )?you (?:want|like|choose|need))?(?: (?:from|"
     rf"out of) (?:it|them))?(?=[.,;!]| and | then |$)",
     r"take 1 card you choose from \1"),
    (rf"\b(?:looks? (?:at|through|in|into)|sees?) ({WHO})'?s (?:hand|cards){THEN}(?:takes?|steals?|grabs?|picks?|"
     rf"chooses?) (?:out )?"
     rf"(?:any|a|one|1|whichever|the)(?: one)?(?: card)?(?: (?:that )?you (?:want|like|choose|need))?(?: (?:from|"
     rf"out of) (?:it|them))?(?=[.,;!]| and | then |$)",
     r"take 1 card you choose from \1"),
    (rf"(\b(?:take|steal)s? (?:1|one|a)(?: random)? card(?: you choose)? from {WHO}){THEN}gives? (?:them "
     rf")?(?:back )?(?:(?:a|one|1)(?: card)?|another|a different (?:one|card))(?: (?:you (?:do not|don'?t) "
     rf"(?:want|like|need)))?"
     rf"(?: of yours| of your(?: own)? cards| from your hand)?(?: (?:back|in return|in exchange|instead))?(?: to "
     rf"them)?(?=[.,!]|$)", r"\1 and give them 1 card"),
    (rf"(\b(?:take|steal)s? (?:1|one|a)(?: random)? card from (?:each|every|all|everyone)(?: (?:other )?players?| "
     rf"else)?){THEN}gives? (?:each(?: one| of them| player)?|everyone|them all|them)(?: back)? (?:a|one|1) "
     rf"(?:card|one)(?: you (?:do not|don'?t) (?:want|like|need)| of yours)?(?: back)?(?=[.,!]|$)",
     r"\1 and give 1 card to everyone else"),
    # Cards that go on to somebody
    (rf"\b(?:take|pull|grab)(?: back)? the (?:top|last) ({N}) cards? (?:of|from|off|out of)(?: of)? the discard "
     rf"pile{THEN}(?:give|hand|pass) (?:them|it) to ({WHO})(?=[.,!]|$)",
     r"\2 takes the top \1 cards of the discard pile"),
    (rf"\b(?:take|draw|pick up|deal|slide) (?:the top|a|one|1|({N})) cards?(?: (?:of|from|off) the (?:deck|pile|"
     rf"draw pile))?{THEN}(?:give|hand|pass) (?:it|them) to ({WHO}|whoever you (?:like|want|choose)|anybody)"
     r"(?:,? (?:without|but don'?t|but do not) (?:looking|peeking|seeing|look|peek)(?: at (?:it|them))?|,? face "
     r"down|,? unseen)(?=[.,!]|$)",
     lambda found: f"{found[2]} draws {found[1] or 1}"),
    (rf"\bdraws? ({N}) cards?{THEN}(?:give|hand|pass) (?:them|them all|all of them|these) to ({WHO})(?=[.,!]|$)",
     r"look at the top \1 cards of the draw pile and give them to \2"),
    # Votes by hand
    (rf"(?:\bvote[:!.,] )?(?:on (?:the count of )?(?:three|3),? |count to (?:three|3),? (?:and )?(?:then "
     rf")?)?\b{EVERYONE} "
     rf"(?:closes? their eyes and |counts to (?:three|3) and )?(?:votes? (?:on (?:the count of )?(?:three|3),? )?by "
     rf"pointing|points?(?: a finger)?(?: (?:at|to) (?:someone|somebody|a player|one player|one "
     rf"person|another player|who(?:ever|mever)? they (?:want|like|choose|think (?:is|has|will)\b[^.,;:!?]*)))?)"
     r"(?:,? on (?:the count of )?(?:three|3))?(?: at the same time| at once)?[.,;:!]? (?:and )?(?:(?:whoever|the "
     r"(?:person|player|one) (?:who|that)|the (?:person|player|one)) (?:gets?|has|with|got) )?(?:pointed at (?:the "
     r")?most|(?:the )?most (?:fingers|votes|points|people pointing)(?: (?:pointing )?(?:at|on) (?:them|you))?) ",
     "everyone votes on who "),
    # What protects once
    (r"\b(?:the )?next time (?:you'?re|you are|you get|you have to|you must|you would have to|you'?d have to|"
     r"someone (?:makes|tells) you(?: to)?|anyone (?:makes|tells) you(?: to)?)(?: (?:told|made|forced|supposed|"
     r"asked))?(?: to)? (?:draw|pick up|take)(?: (?:any )?(?:cards?|penalty(?: cards?)?|some))?,? "
     r"(?:you (?:don'?t|do not|needn'?t|won'?t) (?:have to|need to)?(?: (?:draw|do it|take (?:it|them|any)|pick "
     r"(?:it|them|any) up))?|you(?:'?re| are) (?:safe|immune|exempt|off the hook)|you (?:can|may) (?:refuse|say "
     r"no|skip it|ignore it)|ignore it|you draw (?:nothing|none))(?=[.,!]|$)",
     "you are protected from the next draw card"),
    (rf"\b(?:choose|pick|name) ({WHO}|a (?:colleague|friend|buddy|victim)) (?:to|who will|who must|who has to) "
     rf"(?:take|draw|get) your (?:penalty|cards|punishment)(?: cards)? (?:the )?next time you (?:have to|must|are "
     rf"made to) draw(?: cards)?(?=[.,!]|$)",
     "the next draw card played on you is drawn by a player you choose instead"),
    # Who has only one card left
    (r"\b(?:everyone|everybody|anyone|anybody|whoever|each player|all players|any player|every player) (?:(?:who|"
     r"that) )?(?:has|have|with|is on|are on|is at|on|says|holding|called|has called) (?:an )?uno(?: \((?:only "
     r")?(?:one|1) card(?: left)?\))?(?: (?:right now|now|at the moment|currently))?(?= (?:draws?|takes?|picks?|"
     r"gets?|must|has to|have to|discards?|misses|loses|shows?|gives?)\b)",
     _unless("says|called", "everyone who holds exactly 1 card")),
    # Where the words stand otherwise
    (rf"\b(gives?|pass(?:es)?|hands?) to (their|his|her|your|the) (left|right) neighbou?r ({N} cards?)(?: that "
     rf"(?:they|he|she|you) (?:does not|doesn'?t|don'?t|do not) (?:want|like|need))?(?=[.,!]|$)", r"\1 \4 to \2 "
     r"\3 neighbour"),
    (rf"\b(?:put|place)(s?) back ({N} (?:cards?|of your cards)(?: from your hand)?)(?: of your own)? (under|below|on|"
     rf"at|in|into)\b", r"put\1 \2 back \3"),
    (r"\b(take|steal|grab|pull|draw)(s?) (1|one|a|two|2|three|3)( random)? (cards?)(?: at random)? (?:from|out "
     r"of) (?:their|his|her) (?:hand|cards)\b", r"\1\2 \3\4 \5 from them"),
    (rf"\b{EVERYONE} gives? your (?:cards|hand|whole hand) to the (left|right)(?=[.,!]|$)", r"everyone passes "
     r"their hand to the player on their \1"),
    (r"\bnext \+2 or \+4\b", "next draw card"),
    (r"\b(everyone|everybody|anyone|all players) (?:who'?s |who is |who are )?(left|right)[- ]handed\b",
     r"everyone who is \2-handed"),
    (r"\b(?:no ?body|no one) can make you draw(?: (?:any )?cards?| anything)?(?= (?:for|until|till)\b)",
     "you are protected"),
    (r"\ball hands are (?:played |kept )?(?:open|face up|visible|shown)(?= (?:until|for)\b)",
     "everyone plays with their cards face up"),
    (r"\buntil this card'?s owner'?s next turn\b", "until your next turn"),
    (r"\bif (?:somebody|someone|anybody|anyone|a player) forgets to (?:say|call|shout) uno,? (?:this round,? "
     r")?(?:they |he |she )?(?:has to |must )?(draws?|picks? up|takes?) ", r"whoever forgets to say uno draws "),
    (r"\bif (?:somebody|someone|anybody|anyone|a player) forgets to (?:say|call|shout) uno this round,? (?:they |"
     r"he |she )?(?:has to |must )?(?:draws?|picks? up|takes?) (\d+)( instead of 2)?", r"for the rest of the "
     r"round, whoever forgets to say uno draws \1\2"),
    (r"(\bskips? (?:a|any) (?:person|player|one) (?:of your choosing|of your choice|you choose|you like)),? (?:it "
     r")?(?:doesn'?t|does not|needn'?t|need not) (?:have to )?be the next (?:one|player|person)(?=[.,!]|$)", r"\1"),
    (r",? you each (?:pick|choose) (?:which|what)(?: (?:ones?|two|2|cards?))?(?: (?:you|to) (?:want to "
     r")?give)?(?=[.,!]|$)", ""),
    (r"[.;,] (?:if not|otherwise|or else|else),? nothing(?: else)? happens(?=[.,!]|$)", ""),
    (r"^((?:every time|whenever|each time)\b[^.]+)\. (?:(?:this|it|that) )?(?:lasts?|holds|goes on|counts)(?: "
     r"for)? the rest of the (round|game)(?=[.!]|$)", r"for the rest of the \2, \1"),
    (r"\b(copy|copies|repeat|do|this card does|this card copies) (?:whatever|what) the last (action|number|wild|"
     r"draw|skip|reverse) card (?:was|did|does|said|says)(?=[.,!]|$)", r"copy the last \2 card"),
    (rf"\b((?:gives?|pass(?:es)?|hands?)(?: over)? all {CLAUSE}), (?:and )?keeps? the (?:rest|others?)(?=[.!]|$)",
     r"\1"),
    (r"\bskips unless\b", "misses a turn unless"),
    (r"\b(the (?:most|fewest|least) cards) (?:out )?of (?:everybody|everyone|all(?: players| of us| of you)?|us "
     r"all|anyone)\b",
     r"\1"),
    (r"\b(draws? \d+ instead of (?:1|one))(?: cards?)? (?:when|if|whenever) (?:they|you) (?:can'?t|cannot) (?:go|"
     r"play)"
     r"(?: anything| a card)?(?=[.,!]|$)", r"\1"),
    (rf"(?:,? and then|[.;] then|, then) the colou?r (?:is|becomes) (?:now )?({COLOUR})(?=[.!]|$)",
     r". the colour is now \1"),
    (r"\b(?:make|have) everyone who (?:has|holds) (?:none|no cards?) of (?:it|that colou?r) show their (?:hand|cards)"
     r"(?=[.!]|$)", "everyone who has no cards of that colour shows their hand"),
    (rf"\bthe {PERSON} you (?:like|love|hate|dislike|trust)(?: (?:the )?(?:best|most|least))?(?=[.,!]|$)",
     "a player you choose"),
    (r"\b(choose|pick|name) (?:a|an|one|your) (?:(?:drinking|new|best|lucky|unlucky|poor) )?(?:buddy|partner|"
     r"friend|victim|enemy|target|rival|colleague)\b",
     r"\1 a player"),
    (r"\byou (?:can|may) (?:put|play|lay|place) (?:it|this|this card|this one) on (?:top of )?(?:anything|any card)"
     r",? and (?:you )?(?:can |may )?(?:pick|choose|name) (?:the|a|any) colou?r\b", "choose the colour"),
    (r"\byou (?:can|may) (?:put|play|lay|place) (?:it|this|this card|this one) on (?:top of )?(?:anything|any card)\b",
     "this card can be played on anything"),
    (r"\b(?:until|till|til) (?:someone|somebody|anyone|a player|one player) (?:goes out|wins|is out|has won)\b",
     "for the rest of the round"),
    (r"^(?:you get a )?(?:free pass|get out of jail free)(?: card)?[:!.-] ?(?=(?:the )?next (?:time|draw)\b)", ""),
    (rf"\b({NUM} cards?) of your own (?=(?:back )?(?:on|under|below|at|in|into|to)\b)", r"\1 "),
    (r"\bdiscards? (?:as many|any number of) cards (?:of|with) the same number(?: as you (?:want|like|"
     r"wish))?(?=[.,!]|$)",
     "choose a number from 0 to 9. discard any number of cards with that number"),
    (r"\bplay an (?:extra|additional) turn\b", "take another turn"),
    (r"\bdouble the next draw card\b", "the next draw card counts double"),
    (r"(\bdraw card counts double[.,;:]?) (?:so |that means |meaning )?an? \+2 (?:is|becomes|makes) (?:a )?\+4,?"
     r"(?: and)? an? \+4 (?:is|becomes|makes) (?:a )?\+8(?=[.!]|$)", r"\1"),
    (r"\bslap (the \w+)[!.,] ?last (?:hand|one|person|player)(?: on (?:it|top))?(?= (?:draws?|picks?|takes?|gets?)\b)",
     r"last one to slap \1"),
    (rf"\bask ({WHO}) (?:a|any)(?: \w+)? question[.,;:]? (?:and )?they (?:must |have to |has to )?answer(?: it)?"
     rf"(?: truthfully| honestly)?,? or (?:they )?(?:draw|take|pick up)s? ({NUM})(?: cards?)?(?=[.!]|$)",
     r"\1 must answer a question, or draws \2"),
    # What would be so anyway, whatever is said
    (rf",? ?\beven (?:if|though|when) {CLAUSE}", _unless(OF_THE_GAME)),
    (rf",? ?\bno matter (?:what|who|whether|if|how|which)\b{CLAUSE}",
     lambda found: found[0] if _ANY_MAY_GO.search(found.string[: found.start()]) else _unless(OF_THE_GAME)(found)),
    (rf",? ?\bregardless of {CLAUSE}", _unless(OF_THE_GAME)),
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
     r"even you))(?:[.!]+(?= |$)|$)",
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
    (r"\b(?:call out|shout(?: out)?|yell(?: out)?|announce|state|declare|think of|say|call) (a|any) (number|"
     r"colou?r)\b",
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
    *((rf"\bcount (?:your cards|the cards in your hand|your hand)[.;,:] if (?:it'?s |they'?re |the number is "
    rf")?{one},? "
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


GUARDED = (
    (PLAYED_BLIND, BLINDLY),
    (KEPT_CARDS, KEPT),
)
"""Rows that are made ready when a text first has one of their words, and come before all others."""


@cache
def _ready(rows: tuple[tuple[str, Meant], ...]) -> tuple[tuple[re.Pattern[str], Meant], ...]:
    return tuple((re.compile(said, re.IGNORECASE | re.DOTALL), meant) for said, meant in rows)


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
    for words, rows in GUARDED:
        for said, meant in _ready(rows) if any(word in text.lower() for word in words) else ():
            text = said.sub(meant, text)
    text = with_afterthoughts(with_whom(as_you(text)))
    text = ONE_OF_EACH.sub(lambda found: " and ".join(f"{found[1]} a {colour} card" for colour in colours), text)
    for _ in range(TIMES):
        before = text
        for words, rows in (*OF_CARDS, *OF_CHANCE):
            lower = text.lower()
            for said, meant in _ready(rows) if any(word in lower for word in words) else ():
                text = said.sub(meant, text)
        for said, meant in _ready(ROWS):
            text = said.sub(meant, text)
        if text == before:
            break
    return text
