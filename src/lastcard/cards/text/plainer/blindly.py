"""Playing without looking, in all the ways people tell it: rows of `retold`.

Who closes their eyes, plays blind or picks any card at random plays a random card; what happens if it does not fit is
said behind it, or nothing is.
"""

import re
from collections.abc import Callable

PLAYED_BLIND = ("random", "blind", "eyes", "without", "look", "shuffle")
"""Without any of these words no row matches."""

NUM = r"(?:\d|10|an?|one|two|three|four|five|six|seven|eight|nine|ten)"
_PERSON = r"(?:player|person|opponent|one|guy)"
_EVERY = (
    r"everyone else|everybody else|all (?:the )?other players|everyone|everybody|all players|each player|every player"
)
_WHO = (
    rf"(?:the )?(?:next|previous|youngest|oldest) {_PERSON}|(?:the )?{_PERSON} (?:on|to) your (?:left|right)|"
    rf"(?:the )?{_PERSON} (?:across from|opposite|before|after|next to) you|whoever is next|"
    r"(?:someone|somebody|anyone)(?: of your choice| you (?:choose|like|want|pick))?|"
    rf"(?:a|any|another|one)(?: other)? {_PERSON}(?: (?:you choose|of your choice))?|your (?:left|right) neighbou?r|"
    rf"{_EVERY}"
)
_MUST = r"(?:(?:must|has to|have to|needs to|need to|should|will|is forced to|gotta|gets to) )?"
_OWN = r"(?:their|his|her|your|the)"
_PICK = r"(?:pick|choos|select|grabb?|pull|tak|play)(?:e?s|ing|e)?"
_EYES = (
    rf"(?:blind(?:ly|folded|fold)?|with {_OWN} eyes (?:closed|shut)|without (?:looking|peeking|seeing)"
    rf"(?: at (?:it|them|{_OWN} (?:cards|hand)|the card))?|at random|randomly)"
)
_HAND = rf"(?: (?:from|out of|in|of) {_OWN} (?:hand|cards))?"
_ONE, _SOME = r"(?:a|any|one|1)(?: single)? card", r"(?:a|one|1|any) random (?:card|one)"
_IF_IT_FITS = r"(?:,? if (?:it fits|it matches|possible|they can|you can|it can be played))?"
_PLAY = rf"(?:,? (?:and|to|then) {_MUST}plays?(?: it| that| that one)?{_IF_IT_FITS})"
_RANDOM = rf"(?:{_ONE}{_HAND} {_EYES}{_HAND}|{_SOME}{_HAND}(?: {_EYES})?|(?:any )?one at random|{_EYES} {_ONE}{_HAND})"
_NEXT_TURN = r" (?:(?:on|for|in|during) (?:(?:their|his|her|your|the) )?next (?:turn|go)|next turn|this turn)"
_WHEN = rf"(?:{_NEXT_TURN})?"
_DEED = (
    rf"\b(?P<deed>plays? (?:{_RANDOM}|{_OWN} (?:next )?(?:turn|go|card) (?:{_EYES}|(?:with|using) {_SOME})|{_EYES})"
    rf"|(?:takes?|does?) {_OWN} (?:next )?(?:turn|go) {_EYES}"
    rf"|{_PICK} {_RANDOM}(?:{_PLAY}|(?=[.,;:!]? (?:and |but )?if (?:it|that|the card) (?:can|do|wo|is)))"
    rf"|(?:closes?|shuts?|covers?) {_OWN} eyes,? (?:and|then) {_PICK} (?:{_RANDOM}|{_ONE}{_HAND})(?: to play|{_PLAY})?"
    rf"|(?:shuffles?|mix(?:es)?) {_OWN} (?:hand|cards),? (?:and|then) plays? (?:{_RANDOM}|the top (?:card|one)))"
    rf"(?P<when>{_WHEN})"
    rf"(?:(?:,|:|;|\.| and| by) (?:they |you )?{_PICK} (?:{_RANDOM}|{_ONE}{_HAND}|the first one they "
    rf"touch)(?:{_PLAY})?)?"
    r"(?!,? or (?:else )?(?:they |you )?(?:must |has to |have to )?(?:draw|pick|take))"  # a dare
)
_THEIRS = rf"(?:\b(?:{_WHO}|they|he|she|who|to|that player)[,:]? )?{_MUST}$"
_YOURS = r"(?:^|[.!;:,] ?|\b(?:and|then|you|may|must) )$"
_BLIND = "play a random card"
_IT = r"(?:it|that|the card|that card|this card|the card they (?:pick|picked|chose)|they|you|that one|what they picked)"
_FITS = (
    rf"(?:if {_IT} (?:doesn['’]?t|does not|don['’]?t|do not|won['’]?t|can['’]?t|cannot|can not|isn['’]?t|is not|aint)"
    r"(?: be)?(?: (?:fit|match|work|go(?: down| on)?|playable|played|legal|allowed|valid|a match|play(?: it)?|possible)"
    r"(?: anything| on (?:it|the pile))?)?|if (?:it['’]s|it is|that['’]s) (?:wrong|not right|no good|the wrong "
    r"(?:card|one))|if not|otherwise|else)"
)
_FAILS = (
    rf"(?:(?:\s*[.,;:!]|\s[-–—])\s*(?:but |and )?| and (?=if)){_FITS},? (?:then )?(?:they |you |he |she |that player )?"
    r"(?:(?:keeps?|takes?|picks?) it (?:back |up )?and )?"
    rf"(?:must |have to |has to )?(?:draws?|picks? up|takes?) (?P<n>{NUM})(?: cards?)?(?: instead)?"
    r"(?:,? and (?:their|your) turn (?:is over|ends))?"
)
_ENDS = r"(?=\s*(?:[.!;]|$)|,? (?:and|then) )"
_ROUND = r"(?:one|1|a|the next|the)(?: (?:full|whole|entire))? round"
_SPAN = (
    rf"for {_ROUND}|for (?:the next )?(?:two|three|four|[2-5]) rounds|until (?:it'?s )?your (?:next )?turn(?: again)?"
)
_CHOSEN = r"(?:pick|choose|name|select) (?P<who>(?:a|any|another|one)(?: other)? player|someone|somebody|anyone)"
_THEY_PLAY = (
    rf"(?:(?:,? and|[.;]) (?:they {_MUST}play it|that player {_MUST}plays it|it is played){_IF_IT_FITS}"
    r"|[.;,] if (?:it fits|it matches|it can be played|they can),? (?:it is played|they (?:must |have to )?play it))"
)


def _plainly(found: re.Match[str]) -> str:
    """What is done without looking, if whose cards they are goes with who does it."""
    said, before = found[0], found.string[: found.start()]
    if re.search(r"\byour\b", said, re.IGNORECASE):
        fits = re.search(_YOURS, before, re.IGNORECASE) is not None
    else:
        theirs = re.search(r"\b(?:their|his|her|they)\b", said, re.IGNORECASE) is not None
        fits = not theirs or re.search(_THEIRS, before, re.IGNORECASE) is not None
    # "plays", and not "play", of somebody else: `retold` reads both
    verb = "plays" if re.match(r"\w+s\b", said) and not said.lower().startswith("cross") else "play"
    mine = " on your next turn" if re.search(r"your next\b", said, re.IGNORECASE) else ""
    return f"{verb}{_BLIND[4:]}{mine}{'' if mine else found['when']}" if fits else said


def _of(found: re.Match[str]) -> str:
    """Whoever it is plays a random card on their next turn; everyone does so until your next turn."""
    said = found.groupdict()
    when = said.get("when") or ("until your next turn" if re.match(_EVERY, said["who"], re.I) else "on their next turn")
    when = "on their next turn" if "turn" in when and "until" not in when else when.strip()
    return f"{said['who']} must {_BLIND} {when}" + (f", or draws {said['n']}" if said["n"] else "")


def _of_you(found: re.Match[str]) -> str:
    return f"{found['before']}{_BLIND}" + (f", else draw {found['n']}" if found["n"] else "")


def _of_you_later(found: re.Match[str]) -> str:
    return f"{found['before']}you must {_BLIND} on your next turn" + (f", or draw {found['n']}" if found["n"] else "")


_PLAYS = rf"{_MUST}plays? a random card"
BLINDLY: tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...] = (
    (_DEED, _plainly),
    (rf"\b(?P<who>{_WHO}) (?:can['’]?t|cannot|may not|must not|isn['’]?t allowed to) (?:look at|see) (?:their|his|her) "
     rf"(?:cards|hand){_WHEN},? and (?={_PLAYS})", r"\g<who> "),
    (rf"\b(?P<who>{_WHO}) (?:holds? (?:up|out)|fans? out|shuffles?|hides?) (?:their|his|her) (?:hand|cards)[,.;]?"
     rf"(?: and)? you {_PICK} (?:{_ONE} {_EYES}|{_SOME}){_THEY_PLAY}", rf"\g<who> must {_BLIND}"),
    (rf"\b(?:you )?{_PICK} (?:{_ONE} {_EYES}|{_SOME}|{_ONE}(?=[^.]* {_EYES})) from (?P<who>{_WHO})(?:['’]s hand)?"
     rf"(?: {_EYES})?{_THEY_PLAY}", rf"\g<who> must {_BLIND}"),
    (rf"\b(?:{_CHOSEN}(?:[.,:;!]? ?(?:who|they|he|she|and they|that player|to)\b) |(?P<some>\bmake ))(?={_PLAYS})",
     lambda found: found[0] if found["some"] else f"{found['who']} "),
    (rf"\b(?P<when>{_SPAN}),? (?P<who>{_WHO}) {_PLAYS}(?:{_FAILS})?{_ENDS}", _of),
    (rf"\b(?:make )?(?P<who>{_WHO})[,:]? {_PLAYS}(?P<when> (?:{_SPAN})|{_NEXT_TURN})?(?:{_FAILS})?{_ENDS}", _of),
    (rf"(?P<before>^|[.!;:,] ?|\b(?:and|then|may|must) )play a random card on your next turn(?:{_FAILS})?{_ENDS}",
     _of_you_later),
    (rf"(?P<before>^|[.!;:,] ?|\b(?:and|then|may|must) )play a random card(?: this "
     rf"turn)?(?:{_FAILS})?{_ENDS}", _of_you),
)  # fmt: skip
