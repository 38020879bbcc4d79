"""All hands together, shuffled and dealt again: said in many ways, and always of the same parts."""

import re

_WHOSE = (
    r"(?:all (?:of )?(?:the )?(?:players )?(?:' )?|everyone 's |everyones |their |all their |all of their |your |the )"
)
_HANDS = rf"(?:{_WHOSE}(?:hands?|cards)(?: in all hands)?|them(?: all)?|it(?: all)?|everything)"
_PILE = (
    r"(?:together|up|in(?:to)? (?:the|one|a) (?:big )?(?:middle|center|centre|pile|heap)(?: of the table)?|"
    r"in(?:to)? the middle|on the table)"
)
_WHO = r"(?:(?:everyone|all players|every player|each player|players|you|we|they)(?: must)? )?"
_GATHER = rf"{_WHO}(?:puts?|throws?|collects?|gathers?|combines?|places?|takes?) {_HANDS}(?: {_PILE})*"
_GATHERED = (
    r"all (?:of )?(?:the )?(?:hands|cards) (?:must )?(?:go|are put|get put|are thrown|are placed|are gathered)"
    rf"(?: {_PILE})+"
)
_SHUFFLE = rf"{_WHO}(?:shuffles?|mix(?:es)?(?: up)?)(?: {_HANDS})?(?: {_PILE})*"
_SHUFFLED = (
    rf"{_HANDS}? ?(?:are|is|get|gets)? ?(?:all )?(?:(?:collected|gathered|combined)(?: {_PILE})*(?: ,| and)+ )?"
    rf"(?:shuffled|mixed)(?: {_PILE})*"
)
_OUT = (
    r"(?: (?:back|out|again|around|up|anew|to everyone|to each player|to every player|among everyone|to all players))*"
)
_EVENLY = (
    r"(?: ?(?:evenly|equally|(?:, |and |so that )?everyone gets the same (?:number|amount)(?: of cards)?|"
    r"so(?: that)? everyone (?:has|gets|ends up with) (?:the same|an equal) (?:number|amount)"
    r"(?: of cards)?))"
)
_BACK = (
    r"(?: ?(?:with )?(?:as many(?: cards)? as (?:each(?: player)? had|they had|everyone had|before)(?: before)?|"
    r"everyone gets(?: back)? (?:the same|as many|their) (?:number|amount)?(?: of cards)?(?: back)?(?: as before)?|"
    r"the same (?:number|amount)(?: of cards)? (?:as before|they had|each had|as they had|as each had|everyone had)"
    r"(?: before)?))"
)
_DEAL = r"(?:(?:we|you|then) )?(?:deals?|redeals?|re-deals?|redistributes?|hands?|gives?|divides?|splits?|shares?)"
_DEALT = rf"{_HANDS}? ?(?:are |is )?(?:dealt|redealt|redistributed|given|divided|split)"
_FIRST = (
    r" ?,? (?:starting|beginning) (?:with|on|from) "
    r"(?:the next player|the player (?:on|to) (?:your|the) left|your left)"
)
"""Who gets the first card: the next player does, and that is mostly whoever sits on your left."""
_AND = r"(?: ?,| and| then| \.)+ "
_POOL = re.compile(
    rf"(?:(?:{_GATHER}|{_GATHERED}){_AND})?(?:{_SHUFFLE}|{_SHUFFLED}){_AND}"
    rf"(?:(?P<before>evenly |equally )?(?:{_DEAL}(?: {_HANDS})?|{_DEALT}){_OUT}"
    rf"(?P<evenly>{_EVENLY})?(?P<back>{_BACK})?{_OUT})(?:{_FIRST})?"
)


def pooled(said: str) -> str | None:
    """How all hands are dealt again, if that is what these words say: `pool_evenly`, `pool_back`, or not said.

    >>> pooled("everyone puts their cards in the middle , shuffle them and deal them out evenly")
    'pool_evenly'
    >>> pooled("shuffle all hands together and deal back as many as each had"), pooled("shuffle all hands")
    ('pool_back', None)
    """
    matched = _POOL.fullmatch(said)
    if matched is None or not any(word in said for word in ("all ", "every", "each player ")):
        return None
    if matched["back"]:
        return None if matched["evenly"] or matched["before"] else "pool_back"
    anew = not {
        "again",
        "redeal",
        "redeals",
        "re-deal",
        "re-deals",
        "redealt",
        "redistribute",
        "redistributes",
        "redistributed",
    }.isdisjoint(said.split())
    return "pool_evenly" if matched["evenly"] or matched["before"] or (anew and " back" not in said) else ""
