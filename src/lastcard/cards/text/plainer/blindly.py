"""Playing without looking, in all the ways people tell it: rows of `retold`.

Who closes their eyes, plays blind or picks any card at random plays a random card; what happens if it does not fit is
said behind it, or nothing is.
"""

import re
from collections.abc import Callable

NUM = r"(?:\d|10|an?|one|two|three|four|five|six|seven|eight|nine|ten)"
_PERSON = r"(?:player|person|opponent|one|guy)"
_EVERY = (
    r"everyone else|everybody else|all (?:the )?other players|everyone|everybody|all players|each player|every player"
)
_WHO = (
    rf"(?:the )?(?:next|previous|youngest|oldest) {_PERSON}|(?:the )?{_PERSON} (?:on|to) your (?:left|right)|"
    rf"(?:the )?{_PERSON} (?:across from|opposite|before|after|next to) you|(?:someone|somebody|anyone)(?: of your "
    rf"choice| you (?:choose|like|want|pick))?|whoever is next|"
    rf"(?:a|any|another|one)(?: other)? {_PERSON}(?: (?:you choose|of your choice))?|your (?:left|right) neighbou?r|"
    rf"{_EVERY}"
)
_MUST = r"(?:(?:must|has to|have to|needs to|need to|should|will|is forced to|gotta|gets to) )?"
_PICK = r"(?:picks?|picking|chooses?|choosing|selects?|selecting|grabs?|grabbing|pulls?|pulling|takes?|plays?|playing)"
_IF_IT_FITS = r"(?:,? (?:if (?:it fits|it matches|possible|they can|you can|it can be played)))?"
_ONE = r"(?:a|any|one|1)(?: single)? card"
_SOME = r"(?:a|one|1|any) random (?:card|one)"
_ROUND = r"(?:one|1|a|the next|the)(?: (?:full|whole|entire))? round"
_SPAN = (
    rf"for {_ROUND}|this round|for (?:the next )?(?:two|three|four|[2-5]) rounds|until (?:it'?s )?your (?:next )?turn"
    r"(?: again)?"
)
_ENDS = r"(?=\s*(?:[.!;]|$)|,? (?:and|then) )"
_IT = r"(?:it|that|the card|that card|this card|the card they (?:pick|picked|chose)|they|you|that one|what they picked)"
_FITS = (
    rf"(?:if {_IT} (?:doesn['’]?t|does not|don['’]?t|do not|won['’]?t|can['’]?t|cannot|can not|isn['’]?t|is not|aint)"
    r"(?: be)?(?: (?:fit|match|work|go(?: down| on)?|playable|played|legal|allowed|valid|a match|play(?: it)?|possible)"
    r"(?: anything| on (?:it|the pile))?)?|if not|otherwise|else)"
)
_FAILS = (
    rf"(?:(?:(?:\s*[.,;:!]|\s[-–—])\s*(?:but |and )?| and (?=if)){_FITS}),? (?:then )?"
    r"(?:they |you |he |she |that player )?"
    rf"(?:must |have to |has to )?(?:draws?|picks? up|takes?) (?P<n>{NUM})(?: cards?)?(?: instead)?"
    r"(?:,? and (?:their|your) turn (?:is over|ends))?"
)


class _Blind:
    """How it is said of somebody whose cards are `their` cards, or of you."""

    def __init__(self, own: str) -> None:
        self.eyes = (
            rf"(?:blind(?:ly|folded|fold)?|with {own} eyes (?:closed|shut)|without (?:looking|peeking|seeing)"
            rf"(?: at (?:it|them|{own} (?:cards|hand)|the card))?|at random|randomly)"
        )
        self.hand = rf"(?: (?:from|out of|in|of) {own} (?:hand|cards))?"
        self.when = (
            rf"(?: (?:(?:on|for|in|during) (?:{own} )?next (?:turn|go)|(?:on|for) {own} turn|next turn|this turn))?"
        )
        play = rf"(?:,? (?:and|to|then) {_MUST}plays? ?(?:it|that|that one)?{_IF_IT_FITS})"
        card = rf"{_ONE}{self.hand}"
        random = (
            rf"(?:{card} {self.eyes}{self.hand}|{_SOME}{self.hand}(?: {self.eyes})?|one at random|{self.eyes} {card})"
        )
        self.deed = (
            rf"(?:plays? (?:{random}|{own} (?:next )?(?:turn|go|card) (?:{self.eyes}|(?:with|using) "
            rf"{_SOME})|{self.eyes})"
            rf"|(?:takes?|does?) {own} (?:next )?(?:turn|go) {self.eyes}"
            rf"|{_PICK} {random}{play}"
            rf"|(?:closes?|shuts?|covers?) {own} eyes,? (?:and|then) {_PICK} (?:{random}|{card})(?: to play|{play})?"
            rf"|(?:shuffles?|mix(?:es)?) {own} (?:hand|cards),? (?:and|then) plays? (?:{random}|the top (?:card|one)))"
        )
        self.choice = rf"{_PICK} {random}"
        self.tail = (
            rf"(?:(?:,|:|;|\.| and| by) (?:they |you )?{_PICK} (?:{random}|{card}|the first one they "
            rf"touch)(?:{play})?)?"
        )


_THEIRS = _Blind("(?:their|his|her|the)")
_YOURS = _Blind("(?:your|the)")
_CHOSEN = r"(?:pick|choose|name|select) (?P<who>(?:a|any|another|one)(?: other)? player|someone|somebody|anyone)"
_THEY = r"(?:[.,:;!]? ?(?:who|they|he|she|and they|that player|to)\b) "
_DOES = rf"{_MUST}{_THEIRS.deed}(?: (?P<when>{_SPAN})|{_THEIRS.when}){_THEIRS.tail}(?:{_FAILS})?{_ENDS}"
_YOU_PICK = rf"you {_PICK} (?:{_ONE} {_THEIRS.eyes}|{_SOME})"
_THEY_PLAY = (
    rf"(?:(?:,? and|[.;]) (?:they {_MUST}play it|that player {_MUST}plays it|it is played){_IF_IT_FITS}"
    r"|[.;,] if (?:it fits|it matches|it can be played|they can),? (?:it is played|they (?:must |have to )?play it))"
)


def _of(found: re.Match[str]) -> str:
    """Whoever it is plays a random card on their next turn; everyone does so until your next turn."""
    said = found.groupdict()
    when = said.get("when") or ("until your next turn" if re.match(_EVERY, said["who"], re.I) else "on their next turn")
    return f"{said['who']} must play a random card {when}" + (f", or draws {said['n']}" if said["n"] else "")


def _of_you(found: re.Match[str]) -> str:
    if re.search(r"\bnext\b", found[0], re.IGNORECASE):
        costs = f", or draw {found['n']}" if found["n"] else ""
        return f"{found['before']}you must play a random card on your next turn{costs}"
    return f"{found['before']}play a random card" + (f", else draw {found['n']}" if found["n"] else "")


BLINDLY: tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...] = (
    (rf"\b{_CHOSEN}{_THEY}{_DOES}", _of),
    (rf"\b(?P<when>{_SPAN}),? (?P<who>{_WHO}) {_MUST}{_THEIRS.deed}(?:{_FAILS})?{_ENDS}", _of),
    (rf"\b(?:make )?(?P<who>{_WHO})[,:]? {_DOES}", _of),
    (rf"\b(?P<who>{_WHO})[,:]? {_MUST}{_THEIRS.choice}{_FAILS}{_ENDS}", _of),
    (rf"\b(?P<who>{_WHO}) (?:can['’]?t|cannot|may not|must not|isn['’]?t allowed to) (?:look at|see) "
     rf"(?:their|his|her) (?:cards|hand){_THEIRS.when},? and {_DOES}", _of),
    (rf"\b(?P<who>{_WHO}) (?:holds? (?:up|out)|fans? out|shuffles?|hides?) (?:their|his|her) (?:hand|cards)[,.;]?"
     rf"(?: and)? {_YOU_PICK}{_THEY_PLAY}(?:{_FAILS})?{_ENDS}", _of),
    (rf"\b(?:you )?{_PICK} (?:{_ONE} {_THEIRS.eyes}|{_SOME}|{_ONE}(?=[^.]* {_THEIRS.eyes})) from "
     rf"(?P<who>{_WHO})(?:['’]s hand)?"
     rf"(?: {_THEIRS.eyes})?{_THEY_PLAY}(?:{_FAILS})?{_ENDS}", _of),
    (rf"(?P<before>^|[.!;:,] ?|\b(?:and|then|may|must) ){_YOURS.deed}{_YOURS.when}(?:{_FAILS})?{_ENDS}", _of_you),
)  # fmt: skip
