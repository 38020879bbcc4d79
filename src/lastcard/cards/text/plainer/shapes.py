"""Rules that people tell in shapes of their own, told again in sentences that the reader knows.

A last reading, as in `judged`: a coin for every player, what becomes of a tie, somebody who looks into a hand, two
hands that are split, players who change their seats. A row matches a whole text; what stands in its gaps is read like
everything else, so a gap that was filled wrongly is refused.
"""

import re
from collections.abc import Iterator

from lastcard.cards.text.plainer.compared import COMPARED
from lastcard.cards.text.plainer.outcomes import ALL, CALLED, WHO

_END = r"[.!]*"
_SOMEBODY = rf"(?P<who>{WHO})"
_EACH = (
    r"(?:each|every)(?P<other> other)? (?:player|person|one)|every(?:one|body)(?P<else> else)?|"
    r"all(?P<others> other)? players"
)
_STOP = r"[.,:;!]*\s*"

# A coin, or a die, for every player
_COIN = re.compile(
    rf"(?:(?:flip|toss) a coin for (?:{_EACH})|"
    rf"for (?:{_EACH.replace('P<other', 'P<a').replace('P<else', 'P<b')}),? (?:flip|toss) a coin|"
    rf"(?:{_EACH.replace('P<other', 'P<c').replace('P<else', 'P<d')}) (?:flips?|tosses|"
    rf"toss) a coin){_STOP}(?P<rest>.+)",
    re.IGNORECASE,
)
_DIE = re.compile(
    rf"(?:(?:roll|throw) a (?:die|dice) for (?:{_EACH})|"
    rf"for (?:{_EACH.replace('P<other', 'P<a').replace('P<else', 'P<b')}),? (?:roll|throw) a (?:die|dice)|"
    rf"(?:{_EACH.replace('P<other', 'P<c').replace('P<else', 'P<d')}) (?:rolls?|throws?) a (?:die|dice))(?P<rest>.+)",
    re.IGNORECASE,
)
_SIDE = re.compile(
    r"(?:and )?(?:(?:if (?:it's|it is|they (?:get|flip|roll|land on))|on|whoever (?:gets|flips|has)|"
    r"anyone who (?:gets|flips)|"
    r"everyone who (?:gets|flips)|for) )?(?P<side>heads|tails)(?: is| means)?[,:=]? ?(?:- )?(?P<then>.+)",
    re.IGNORECASE,
)
_NOTHING = re.compile(
    r"(?:they|that player|you)? ?(?:are|is|'re|re)? ?(?:safe|fine|ok|okay|nothing(?: happens)?|lucky|spared)",
    re.IGNORECASE,
)
_THEY = re.compile(r"(?:they|that (?:player|person)|he|she|the player) ", re.IGNORECASE)
_OTHERS = re.compile(rf"(?:you|{WHO}|{ALL}|nobody)\b", re.IGNORECASE)
_ON = re.compile(
    r"(?:and )?(?:on|if (?:they roll|it's|it is)|whoever (?:rolls|gets)|anyone who (?:rolls|gets)|everyone who rolls) "
    r"(?:an? )?(?P<n>[1-6](?:-[1-6])?|even|odd|one|two|three|four|five|six)(?: number)?,? (?P<then>.+)",
    re.IGNORECASE,
)


_THAT_MANY = re.compile(
    r"(?:and|[.,;:]) ?(?:they |then )?(?:must )?(?P<verb>draws?|takes?|picks? up|discards?) "
    r"(?:that many|as many|what it shows|as many as (?:it shows|they roll(?:ed)?)|"
    r"the number (?:they roll(?:ed)?|rolled|shown))(?: cards)?",
    re.IGNORECASE,
)


def _they(then: str) -> str | None:
    """What one of several players does: `draw 2` to `that player must draw 2`; None if somebody else might be meant."""
    then = then.strip(" .,;:!")
    if (they := _THEY.match(then)) is not None:
        return (
            f"that player {then[they.end() :]}"
            if re.match(r"\w+s\b", then[they.end() :])
            else f"that player must {then[they.end() :]}"
        )
    if _OTHERS.match(then):
        return None
    return (
        f"that player {then}"
        if re.match(r"(?!miss\b|pass\b|discards? )\w+s\b|discards\b", then)
        else f"that player must {then}"
    )


def _of_each(found: re.Match[str]) -> str:
    others = any(found[name] for name in ("other", "else", "others", "a", "b", "c", "d") if name in found.groupdict())
    return "for each other player" if others else "for each player"


def _coins(text: str) -> Iterator[str]:
    found = _COIN.fullmatch(text)
    if found is None:
        return
    ways: dict[str, str] = {}
    for part in re.split(
        r"[.,;]\s*(?=(?:and |if |on |whoever |anyone |everyone )?(?:it's |it is |they \w+ |gets |flips )?(?:heads|"
        r"tails)\b)",
        found["rest"],
        flags=re.IGNORECASE,
    ):
        said = _SIDE.fullmatch(part.strip(" .,;!"))
        if said is None or said["side"].lower() in ways:
            return
        then = "" if _NOTHING.fullmatch(said["then"].strip(" .")) else _they(said["then"])
        if then is None:
            return
        ways[said["side"].lower()] = then
    sides = [side for side in ("heads", "tails") if ways.get(side)]
    if sides:
        line = f"{_of_each(found)}, flip a coin: if it is {sides[0]}, {ways[sides[0]]}"
        yield line + (f"; otherwise {ways[sides[1]]}." if len(sides) > 1 else ".")


def _dice(text: str) -> Iterator[str]:
    found = _DIE.fullmatch(text)
    if found is None:
        return
    rest = found["rest"].strip(" .!")
    many = _THAT_MANY.fullmatch(rest)
    if many is not None:
        verb = "discards" if many["verb"].lower().startswith("discard") else "draws"
        yield f"{_of_each(found)}, roll a die and that player {verb} that many cards."
        return
    said = _ON.fullmatch(rest.lstrip(" .,;:"))
    then = _they(said["then"]) if said is not None else None
    if said is not None and then is not None:
        spread = said["n"].lower()
        number = f"from {spread[0]} to {spread[-1]}" if "-" in spread else spread
        yield f"{_of_each(found)}, roll a die and if the number is {number}, {then}."


# What becomes of a tie
_TIE = (
    r"(?:on|in|if (?:it's|it is|there's|there is)|for) (?:a|the) tie|if (?:it is |it's )?tied|ties|if (?:several|"
    r"two|more than one) (?:players? )?(?:are )?tied?"
)
_ALL_OF_THEM = (
    r"(?:all(?: of (?:them|those))?|both|each(?: of them)?|everyone(?: (?:tied|who is tied|who ties))?|"
    r"they all)(?: (?:draw|draws|do|of them draw|discard|discards|must|does)(?: (?:it|them|that many|cards|too))*)?"
)
_MOST = (
    r"(?:the )?(?:player|person|one)s? (?:with|who (?:has|have|holds?)|holding)|whoever (?:has|holds)|(?:everyone|"
    r"anyone) (?:with|tied for)"
)
_ONE_TO = r"(?:(?:a player|someone|somebody|anyone) (?P<must>to|who must|who has to) )?"
_VOTE = r"(?:(?:everyone|everybody|all players|the table|the players|the group|you all) )?(?:must )?votes? "
_THE_SAME = (
    r"(?: (?:do|does|draws?|takes?|picks? up|gets?|have to|has to|must|is|are|discards?)(?: (?:do |draw |take )?(?:it|"
    r"them|so|the cards|that many|chosen|\d+|two|three|four|five)(?: cards?)?(?: (?:yourself|instead))?)?)?"
)
_IT_IS_YOU = rf"(?:it's |it is )?you(?P<tie>{_THE_SAME})"
_YOU_DECIDE = (
    rf"(?:(?:{_TIE}),? (?:then )?(?:you|whoever played this(?: card)?|the (?:player|person) who played this(?: card)?) "
    r"(?:get to |gets to |can |may )?(?:decides?|chooses?|picks?|settles? it|breaks? it|breaks? the tie)"
    r"(?: (?:who(?: it is)?|which one|between them|one of them))?|"
    r"you (?:get to )?(?:break|settle|decide) (?:the |any |all )?ties?)"
)
_IT_IS_NOBODY = rf"(?:nobody|no one|no-one|none|nothing happens)(?P<tie>{_THE_SAME})"
_TIED: tuple[tuple[str, str], ...] = (
    (rf"(?:{_MOST}) (?P<most>(?:the )?(?:most|fewest|least) [\w ]+?|the (?:most|fewest)) (?P<then>(?:draws?|"
     rf"discards?|miss(?:es)?|loses?|shows?|skips?) .+?)"
     rf"(?: more)?[.,;(]\s*(?:and )?(?:{_TIE}),?:? (?:{_ALL_OF_THEM})\)?{_END}", "everyone who holds <most> <then>."),
    (rf"(?:{_MOST}) (?P<most>(?:the )?(?:most|fewest|least) [\w ]+?) (?P<then>(?:draws?|discards?|miss(?:es)?|"
     rf"loses?) .+?) ?"
     rf"\((?:{_ALL_OF_THEM}) if (?:it's a tie|tied|there's a tie|they tie|"
     rf"it is a tie)\){_END}", "everyone who holds <most> <then>."),
    (rf"(?:everyone|everybody|all players|players) tied for (?P<most>(?:the )?(?:most|fewest|"
     rf"least) [\w ]+?) (?P<then>(?:draws?|discards?|miss(?:es)?|loses?) .+?){_END}",
     "everyone who holds <most> <then>."),
    (rf"{_VOTE}(?:on |for |about )?(?:who )?{_ONE_TO}(?P<then>.+?)[.;,]\s*(?:{_TIE}),? (?:nobody|no one|no-one|"
     rf"none)(?: (?:draws?|does(?: it)?|has to|is|do|is chosen|misses.*))?{_END}",
     "everyone has a contest: votes (in a tie nobody). the loser <must><then>."),
    *((rf"{_VOTE}{vote}(?P<then>.+?)[.;,]\s*(?:and )?(?:{_TIE}),? {whom}{_END}",
       f"everyone has a contest: votes{said} (in a tie {it}). the loser <must><then>.")
      for whom, it in ((_IT_IS_YOU, "you"), (_IT_IS_NOBODY, "nobody"))
      for vote, said in ((r"(?:on |about |for )?who (?P<must>should |must |has to |will )", ""),
                         (r"(?:on |for |about )?(?P<what>[^.;]+)[.;] (?:they|that player|whoever it is|(?:the "
                          r")?(?:winner|"
                          r"player with the most votes)|most votes|whoever gets (?:the )?most votes) ", " for "
                          r"<what>"))),
    *((rf"{_VOTE}{vote}(?P<then>.+?)(?:[.;,] ?(?:and |but )?){_YOU_DECIDE}{_END}",
       "everyone has a contest: votes (in a tie you decide). the loser <must><then>.")
      for vote in (rf"(?:on |for |about )?(?:who )?{_ONE_TO}",
                   r"(?:on |for )?(?:(?:a|an|one|any|another)(?: other)? (?:player|person)|someone|somebody)(?:[.;,:]| "
                   r"and)+ (?:they|that player|that person|whoever it is|whoever gets (?:the )?most votes|the winner|"
                   r"the one with the most votes|the loser) (?P<must>must |has to |have to )?")),
    (rf"{_VOTE}(?:on |for |about )?(?:who )?{_ONE_TO}(?P<then>.+?)[.;,]\s*(?:{_TIE}),? (?:it's |it is )?(?:you|"
     rf"the (?:player|person) who played (?:this|it|this card)|whoever played (?:this|it|this card))"
     rf"(?: (?:draws?|do|does|have to|has to|do it|does it|"
     rf"must))?(?: (?:it|them|those|the "
     rf"cards|\\d+|instead))*{_END}", "everyone has a contest: votes (in a tie you). the loser <must><then>."),
)  # fmt: skip

# Hands
_OF_CHOICE = (
    r"(?:,? (?:of|by) (?:their|his|her) (?:own )?choice|,? (?:that )?(?:they|he|she) (?:want|wants|like|likes|"
    r"choose|chooses)(?: (?:the )?(?:best|most))?)?"
)
_LOOKS = r"(?:looks? (?:at|through|in|into)|sees?|goes through) your (?:hand|cards)"
_ONE = r"(?:a|one|1|any|any one|whichever|the)(?: card)?"
_KEEPS = r"(?:takes?|steals?|keeps?|picks?|chooses?|selects?|grabs?)"
_HAND: tuple[tuple[str, str], ...] = (
    (rf"{_SOMEBODY} {_LOOKS} and {_KEEPS} {_ONE}{_OF_CHOICE}(?: (?:to (?:take|keep|steal|have)|and (?:takes?|keeps?|"
     rf"steals?) it|for (?:themselves|himself|herself)|from (?:it|you)))?{_END}",
     "<who> takes 1 card they choose from you."),
    (rf"(?:let|have|allow) {_SOMEBODY}(?: to)? (?:look at|see|look through) your (?:hand|cards) and (?:take|steal|"
     rf"keep|pick|choose) {_ONE}{_OF_CHOICE}(?: to (?:take|keep|steal|have)| and (?:take|keep|steal) it)?{_END}",
     "<who> takes 1 card they choose from you."),
    (rf"(?:let )?{_SOMEBODY} (?:chooses?|picks?|selects?) {_ONE} (?:from|out of|in) your (?:hand|"
     rf"cards),? and (?:keeps?|takes?|steals?) it{_END}",
     "<who> takes 1 card they choose from you."),
    (rf"show your (?:hand|cards) to {_SOMEBODY}[.,;]? ?(?:and )?(?:they|he|she|who) (?:then )?(?:takes?|steals?|"
     rf"picks?|chooses?) {_ONE}{_OF_CHOICE}(?: to (?:take|keep))?{_END}",
     "<who> takes 1 card they choose from you."),
    (rf"(?:let )?{_SOMEBODY} {_LOOKS} and (?:discards?|throws? (?:away|out)|picks?|"
     rf"chooses?) {_ONE}{_OF_CHOICE}(?: (?:for you(?: to discard)?|to (?:discard|throw away)|from it|"
     rf"that you (?:must )?discard|you (?:must )?discard))?{_END}",
     "discard 1 card chosen by <who>."),
    (rf"(?:you and {_SOMEBODY} |(?:choose|pick|name|"
     rf"select) {_SOMEBODY.replace('P<who>', 'P<whom>')}[.,;]? ?(?:and )?(?:both )?)?"
     r"(?:put|combine|merge|join|pool|add) (?:both )?(?:your|the|both)?(?: two)? ?(?:hands|"
     r"cards)(?: together)?(?:,? (?:and )?(?:shuffle|mix)(?: them)?(?: up)?)?"
     rf"(?:,? (?:and )?(?:then )?)(?:split|deal|divide|share) (?:them |it |the cards )?(?:out )?(?:up )?(?:evenly|"
     rf"equally|in half|half each|half and half|fairly)(?: between (?:you(?: two)?|the two of you|you both))?{_END}",
     "shuffle your hand together with that of <who><whom> and deal them out evenly."),
    (rf"(?:choose|pick|name|select) {_SOMEBODY}[.,;]? ?(?:and )?(?:split|divide|share) (?:your|"
     rf"both)(?: two)? (?:hands|cards) (?:evenly|equally|in half|fairly)(?: between (?:you(?: two)?|the two of you|"
     rf"you both))?{_END}",
     "shuffle your hand together with that of <who> and deal them out evenly."),
)  # fmt: skip

# Seats
_STAY = (
    r"(?:[.,;]? ?(?:but |and |while )?(?:leav(?:e|es|ing) (?:your|their|the|all) (?:cards|hands?)(?: (?:on the table|"
    r"behind|where they are|there|in place))?|"
    r"(?:the |your |their |all )?(?:cards|hands) (?:stay|stays|remain)(?: (?:put|where they are|there|on the table|"
    r"in place|behind))?|without (?:your|their) (?:cards|hands?)))"
)
_MOVES = (
    r"(?:(?:gets?|stands?) up and )?(?:moves?|shifts?|slides?|changes? seats?|goes|go|rotates?)(?: (?:one|1|a)"
    r"(?: (?:seat|place|"
    r"chair|spot))?| seats?)?(?: over)?"
)
_SEATS: tuple[tuple[str, str], ...] = tuple(
    (
        rf"(?:{ALL}) {_MOVES} (?:to the |to their |to your |one )?{way}{_STAY}{_END}",
        f"everyone passes their hand to the player on their {to}.",
    )
    for way, to in (
        ("left", "right"),
        ("right", "left"),
        ("(?:clockwise)", "right"),
        ("(?:counter-?clockwise|anti-?clockwise)", "left"),
    )
)

# A card that is kept
_KEEP = (
    r"(?:keep|hold on to|put|place|lay|leave) this(?: card)?(?: in front of you| on the table| face up| for later|"
    r"(?= until))?[.,:;]?(?: (?:and|it))?"
)
_HIT = (
    r"(?:the next time |when(?:ever)? |if |until )?(?:someone|somebody|anyone|a player|another player|an opponent|"
    r"you're|you are|you get) "
    r"(?:else )?(?:makes you draw(?: cards)?|hits? you with a draw card|plays? a draw card (?:on|against|at) you|"
    r"gives you a draw card|(?:hit|made to draw)(?: with| by)? ?(?:a draw card)?|told to draw)"
)
_BACK = (
    r"(?:(?:they|the (?:player|person) who (?:played|gave) it|whoever played it|that player)(?: must| has to|"
    r" have to)? (?:draws?|takes?|gets?)(?: (?:it|them|the cards))?(?: instead| themselves)?|(?:it )?(?:goes|"
    r"bounces) back to (?:them|whoever played it))"
)
_KEPT: tuple[tuple[str, str], ...] = (
    (rf"{_KEEP} {_HIT},? (?:then )?(?:you (?:may |can )?)?(?:show it and |use it and |reveal it and )?{_BACK}{_END}",
     "the next draw card played on you goes back to whoever played it."),
    (rf"{_KEEP} (?:it )?(?:blocks?|stops?|cancels?|protects you from|"
     rf"shields you from) the next draw card(?: (?:against|on|played (?:on|against)|at|that hits) you)?{_END}",
     "you are protected from the next draw card."),
)  # fmt: skip

# Cards that are played at once
_ALSO = r"(?:,? (?:at once|at the same time|together|in one go))?"
_PLAYED: tuple[tuple[str, str], ...] = (
    (rf"(?:play|put down|lay down|lay) (?P<n>two|2|three|3) cards of the same colou?r{_ALSO}{_END}",
     "discard <n> cards of a colour you choose."),
    (rf"(?:play|put down|discard) (?:a|one|1) random card(?: (?:from|out of|"
     rf"in) your hand)?{_END}", "discard 1 random card."),
    (rf"(?:put down|play|lay down|discard|get rid of) (?:every|each|all the|all) cards? (?:in your hand |you (?:have|"
     rf"hold) )?(?:that's |that is |that are |of |in |matching )?the (?:current|"
     rf"same) colou?r(?: in play)?(?: in your hand)?{_END}",
     "discard all cards of the colour in play."),
)  # fmt: skip

# What somebody played next
_NEXT: tuple[tuple[str, str], ...] = (
    (rf"if the next card (?:played )?(?:is|'s) (?P<what>[\w ]+?), (?:whoever played it|the player who played it|"
     rf"its player) (?P<then>.+?){_END}",
     "if the next card played is <what>, that player <then>."),
)  # fmt: skip

_ROWS = tuple(
    (re.compile(way, re.IGNORECASE), meant)
    for way, meant in (*_TIED, *_HAND, *_SEATS, *_KEPT, *_PLAYED, *_NEXT, *COMPARED)
)
_SOMEONE = re.compile(
    rf"(?:a|an|any|another|some|one|the)(?: other)? {CALLED}(?: of your choice| you choose| you like)?|(?:some|"
    rf"any)(?:one|body)(?: else)?",
    re.IGNORECASE,
)


_MOVED = re.compile(r"(?:draw|take|pick|discard)|\d+|two|three|four|five")


def _same(tie: str, before: str) -> bool:
    """Whether nothing else becomes of a tie than of whoever is named."""
    return all(said in before.lower() for said in _MOVED.findall(tie.lower()))


_BARE = re.compile(r"(?:draw|take|pick|discard|miss|lose|skip|get|show|give|swap)\b", re.IGNORECASE)
"""What several do, or somebody must."""


def _player(who: str) -> str:
    return "a player you choose" if _SOMEONE.fullmatch(who) else who


def shaped(text: str) -> Iterator[str]:
    """Each way to tell a text again, in sentences that the reader may know.

    >>> [*shaped("Flip a coin for every player. Tails draws a card.")]
    ['for each player, flip a coin: if it is tails, that player draws a card.']
    """
    text = " ".join(text.replace("’", "'").split())
    yield from _coins(text.rstrip(".! "))
    yield from _dice(text.rstrip(".! "))
    for way, meant in _ROWS:
        if (found := way.fullmatch(text)) is not None:
            if not _same(found.groupdict().get("tie") or "", text[: -len(found.groupdict().get("tie") or " ") - 1]):
                continue  # whoever is named draws 5, and in a tie you draw 2
            gaps = {
                name: _player(said) if name in ("who", "whom") else said
                for name, said in found.groupdict(default="").items()
            }
            if gaps.get("must") or ("<must>" in meant and _BARE.match(gaps.get("then", ""))):
                gaps["must"] = "must "
            gaps.setdefault("must", "")
            told = meant
            for name, said in gaps.items():
                told = told.replace(f"<{name}>", said)
            if "that of  and" not in told:
                yield told
