"""Cards that are told to be kept for later, or held against a draw card: rows of `retold`.

Whoever plays such a card is protected from the next draw card from then on, or sends it back, or passes it on.
"""

import re
from collections.abc import Callable

KEPT_CARDS = tuple(
    "keep|save|hold|reflect|bounce|block|reverse|you draw|on you|you with|hits you|have to draw|must draw|immun|safe|"
    "this|against|at you|cancel|dodge|stop|negate|avoid|counter|ignore|+2|makes you| - ".split("|")
)
"""Without any of these words no row matches."""

_STOP = r"(?:\s*[.,;:!]|\s[-–—])?\s*(?:(?:and|&|then|so|or|but|to|you can|you may|you) )*"
_PLAIN_DRAW = (
    r"(?:draw|penalty|plus|pick[- ]?up)(?:[- ]card)?s?(?: cards?)?|(?:\+\s?2|draw (?:two|2))s?(?: cards?)?,?"
    r" (?:or|and|/) (?:a |an |wild )?(?:\+\s?4|draw (?:four|4))s?(?: cards?)?|\+\s?2/\+\s?4|"
    r"(?:\+\s?4|draw (?:four|4)) or (?:a )?(?:\+\s?2|draw (?:two|2))(?: cards?)?"
)
_DRAW = rf"(?:(?:an?|any|one|1|the next|another|some|all|every) )?(?:single )?(?:{_PLAIN_DRAW})"
_ME = r"(?:you|me|yourself)"
_ON = (
    rf"(?:(?:that(?:'s| is) |which is )?(?:played|used|thrown|aimed|put) |(?:that "
    rf")?(?:someone|somebody|anyone|anybody) (?:plays|uses|throws|puts) )?(?:on|against|at|to|over) {_ME}"
)
_SOMEBODY = (
    r"(?:some(?:one|body)|any(?:one|body)|a player|another player|any player|an opponent|other "
    r"players|people)(?: else)?"
)
_MAKES = (
    rf"(?:{_SOMEBODY} (?:ever )?(?:makes?|forces?|tells?|tr(?:y|ies) to make) {_ME}(?: to)? (?:draw|pick up|take)(?: "
    rf"(?:any )?cards?)?"
    rf"|{_SOMEBODY} (?:plays?|uses?|throws?|puts?(?: down)?|drops?|lays?|gives?) {_DRAW} {_ON}"
    rf"|{_SOMEBODY} (?:hits?|attacks?|gets?|tr(?:y|ies) to hit) {_ME} with {_DRAW}|{_SOMEBODY} "
    rf"(?:gives?|deals?|hands?) {_ME} {_DRAW}"
    rf"|{_DRAW} (?:is|gets) (?:played|used|thrown) {_ON}"
    rf"|{_ME}(?:['’]d| (?:have to|must|would have to|would|need to|get told to|are told to|are made to|are forced "
    rf"to|get|"
    r"got)) "
    r"(?:draw|pick up|take|hit (?:with|by))(?: (?:any |a |some )?(?:cards?|penalty|draw card))?)"
)
_WHEN = r"(?:the next time|next time|when(?:ever)?|if|until|till|as soon as|once)"
_NOW = r"(?: (?:immediately|right away|straight away|at any time|any time|anytime))?"
_THIS = r"(?:this card|this one|this|it|the card)"
_KEEP = (
    rf"(?:keep|save|store|stash|hold(?: on to| onto)?|hang on to|hang onto|set aside|put) {_THIS}(?: card)?"
    r"(?: (?:in|with|aside|for|back|on|safe|hidden|up)(?: "
    r"(?:your|front|of|you|me|my|hand|sleeve|later|the|table|next|to|"
    r"until|need|it|a|rainy|day|when|emergency|emergencies))*)?"
)
_USE = (
    rf"(?:(?:play|show|use|reveal|flash|put down|lay down) {_THIS}(?: card)?(?: from your hand)?(?: to "
    rf"(?:them|everyone|all))?{_NOW})"
)
_IT = (
    r"(?:it|that|that card|their card|the (?:(?:draw|plus|penalty) )?cards?|them|those(?: cards)?|the penalty|the "
    r"draw|the "
    r"effect|draw(?:ing)?)"
)
_SPARED = (
    rf"(?:(?:you |i )?(?:don['’]?t|do not|needn['’]?t|won['’]?t|never)(?: have to| need to)?(?: (?:draw|pick "
    rf"up|take|do)(?: {_IT}| any(?:thing)?| cards?)?)?"
    r"|(?:you(?:['’]re| are)|i(?:['’]m| am)) (?:safe|protected|immune|spared|off the hook|exempt)(?: from it)?"
    r"|no ?(?:one|body) (?:draws|has to draw)(?: anything)?|nothing happens(?: to you)?|no(?: draw(?:ing)?| penalty| "
    r"cards?)?(?: for you)?"
    rf"|(?:it|that card|the card|the draw) (?:is|gets) (?:cancell?ed|blocked|ignored|stopped)|it (?:does "
    rf"nothing|does not count|doesn['’]?t count)"
    rf"|(?:to )?(?:cancels?|blocks?|ignores?|stops?|negates?|avoids?|dodges?|skips?|refuses?|counters?)(?: {_IT})?)"
)
_PLAYER = r"(?:the (?:player|person|one|guy)|whoever|the (?:sender|attacker)|that player|they|he|she|them)"
_WHO_DID = rf"{_PLAYER}(?: (?:who|that))?(?: (?:played|plays|sent|did|threw|used|put down) (?:it|that|this))?"
_BACK = (
    rf"(?:{_WHO_DID} (?:must |has to |have to |will )?(?:draws?|takes?|gets?|picks? up)(?: {_IT})?(?: "
    rf"(?:themsel(?:f|ves)|him|her))?"
    r"(?: instead)?(?: of (?:you|me))?"
    rf"|(?:to )?(?:sends?|bounces?|reflects?|returns?|throws?|gives?|turns?|reverses?|deflects?)(?: {_IT})?(?: "
    rf"(?:right|straight))? (?:back|around)"
    rf"(?: (?:to|at|on|on to|onto) {_WHO_DID})?"
    rf"|(?:it|they|the cards?) (?:goes?|bounces?|comes?|flies?)(?: (?:right|straight))? back (?:to|at|on) {_WHO_DID})"
)
_NEXT = (
    r"(?P<other>(?:the )?(?:next|previous) (?:player|person)|(?:the )?(?:player|person) (?:on|to) your "
    r"(?:left|right)|(?:a|another|any)(?: other)? (?:player|person)(?: "
    r"(?:of your choice|you choose))?|someone else|somebody else)"
)
_PASSED = (
    rf"(?:{_NEXT} (?:must |has to )?(?:draws?|takes?|gets?|picks? up)(?: {_IT})?(?: for you)? instead(?: of "
    rf"(?:you|me))?"
    rf"|(?:to )?(?:pass|send|give|move|hand)(?:es|s)?(?: {_IT})?(?: on)? to {_NEXT.replace('other', 'another')}(?: "
    rf"instead)?)"
)
_SHOWS = rf"(?:{_STOP}{_USE})?"
_ENDS = r"(?=\s*(?:[.!;]|$))"
_OPENS = r"(?:(?<=^)|(?<=[.!;:] )|(?<=[-–—] ))"
_TIME = r"(?P<time> (?:until|before|till) your next turn| for (?:one|a|the next|two|three|[2-9]) rounds?)?"

SPARED = "you are protected from the next draw card"
BACK = "the next draw card played on you goes back to whoever played it"
PASSED = "the next draw card played on you is drawn by {} instead"


def _met(found: re.Match[str]) -> str:
    """What becomes of a card by which somebody makes you draw: the next one, or any for a while."""
    time = re.sub(r"\b(?:before|till)\b", "until", found["time"] or "")
    if found["spared"]:
        return f"you are protected{time}" if time else SPARED
    if found["back"]:
        return f"draw cards played on you go back to whoever played them{time}" if time else BACK
    other = found["other"] or found["another"]
    other = "a player you choose" if re.match(r"(?:an?|any|another|someone|somebody) ?", other) else other
    return found[0] if time else PASSED.format(other)


_HEAD = rf"(?:{_KEEP})?(?:{_STOP}{_USE})?"
_HIT = rf"{_OPENS}{_HEAD}{_STOP}{_WHEN} {_MAKES}{_TIME}{_SHOWS}{_STOP}"
_CARD_ON_ME = rf"{_DRAW}(?: {_ON})?"
_OPENED = (
    rf"{_OPENS}(?:{_KEEP}{_STOP})?(?:(?:{_USE}|you can use this|uno reverse) (?:to )?|(?:this |this card |it "
    rf")?(?:can )?)?"
)
KEPT: tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...] = (
    (r"^([a-z]+(?: [a-z']+){0,3})\s+[-–—]+\s+(?=\S)", r"\1: "),  # a title, which may be read as one
    (r"^uno reverse(?: card)?\s*[:!.,–-]+\s*(?=.*\bback\b)", ""),
    (r"\+2['’]?s?(?: cards?)? (?:and|or|&) \+4['’]?s\b(?: cards?)?", "draw cards"),
    (r"^you(?:['’]re| are) (?:safe|protected|immune|untouchable|invincible)(?: now)?[!.:,]+ (?=(?:all |no "
     r")?(?:draw|plus|penalty) cards|"
     r"no ?(?:one|body) (?:can|may) make you draw|you (?:can['’]?t|cannot) be (?:made|forced) to draw)", ""),
    (r"\bimmunity(?P<when> (?:until your next turn|for (?:one|a|the next|two|three|[2-9])(?: full| whole)? rounds?))"
     r"(?:[.!;:,] no (?:draw|plus|penalty) cards (?:can )?(?:affect|hit|hurt|touch|work on) "
     r"you)?", r"you are protected\g<when>"),
    (r"\bthe next card that makes you draw(?: cards?)?\b", "the next draw card played on you"),
    (rf"{_OPENS}(?:block|stop|cancel|negate|ignore) the next (?:attack|penalty)(?: (?:on|against|at) "
     rf"you)?{_ENDS}", SPARED),
    (rf"{_OPENS}{_HEAD}{_STOP}{_WHEN} {_SOMEBODY} (?:plays?|uses?) {_DRAW},? (?:you(?:['’]re| are) "
     rf"(?:safe|protected|immune|spared))"
     rf"(?: from it)?{_ENDS}", SPARED),
    (rf"{_HIT}(?:(?P<spared>{_SPARED})|{_PASSED}|(?P<back>{_BACK})){_ENDS}", _met),
    (rf"{_OPENED}(?:cancel|block|stop|dodge|negate|ignore|avoid|counter|escape|survive)s? "
     rf"{_CARD_ON_ME}{_ENDS}", SPARED),
    (rf"{_OPENED}(?:reflect|bounce|send|return|throw|deflect|reverse)s? {_CARD_ON_ME} back(?: (?:to|at|on|onto) "
     rf"{_WHO_DID})?{_ENDS}",
     BACK),
    (rf"{_OPENED}(?:on )?{_CARD_ON_ME},? (?:it )?(?:sends?|bounces?|goes?|throws?) (?:it )?back (?:to|at|on|onto) "
     rf"{_WHO_DID}{_ENDS}", BACK),
)  # fmt: skip
