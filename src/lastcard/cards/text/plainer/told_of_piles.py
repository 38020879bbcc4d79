"""Rows of `retold` about the piles, what is chosen from them, and what happens later."""

from lastcard.cards.text.plainer.outcomes import WHO

OF_PILES: tuple[tuple[str, str], ...] = (
    # The discard pile, but for its top card
    (r"\b(?:bring|cut|take) (?:down )?the discard pile(?: down to| except| but| minus|,? (?:keep|leave|leaving|"
     r"set aside))"
     r" (?:only |just )?(?:the|its) top card(?: (?:on the table|aside|in place|where it is))?,? (?:and )?(?:then )?"
     r"shuffle (?:the rest|everything else|the others|all the rest|the remaining cards)(?: back)? into the "
     r"(?:draw pile|deck|pile)", "shuffle the discard pile into the draw pile"),
    (r"\bshuffle (?:all )?(?:the )?discards (?:back )?into the (?:draw pile|deck|pile)(?:,? (?:except|but)(?: "
     r"for)? the top "
     r"(?:card|one))?", "shuffle the discard pile into the draw pile"),
    # A card of the discard pile, for somebody
    (r"\b(?:fish|pull|pick|take|get|grab|choose|dig) (?:out )?(?:a|any|one)(?: one)? card(?: you (?:like|want|"
     r"choose))? "
     r"(?:out of|from|in) the discard pile,? and (?:add|put|stick|slip|place) it (?:to|in|into) "
     rf"(?P<whose>{WHO})(?:'s| 's) (?:hand|cards)",
     r"take 1 card you choose from the discard pile and give it to \g<whose>"),
    (r"\bfish (?:a|any|one) card out of the discard pile\b", "take 1 card you choose from the discard pile"),
    # Somebody chosen chooses somebody else
    (r"[.,;] ?(?:and )?(?:they|that (?:player|person)) (?:can|may|get to) (?:then )?(?:choose|pick|make) "
     r"(?:someone|somebody|"
     r"another (?:player|person)|one other (?:player|person))(?: else)? (?:to )?(?P<act>(?:draw|discard|take|"
     r"miss|pick up)"
     r"[^.,;!]*?)(?: with them| too| as well| along with them)?(?=[.!]|$)",
     r". that player may choose another player; if they do, that player must \g<act>"),
    # What is last done, doubled
    (r"\bdo (?:whatever|what|the same thing as) the last (action|draw|special) card(?: (?:that was "
     r")?played)?(?: did| does)?"
     r",? (?:but|only|and)? ?(?:doubled?|twice)(?=[.!]|$)", r"copy the last \1 card twice"),
    # Later
    (r"(?:^|(?<=[.!] ))((?:draw|discard|take|give|swap|skip|show|steal) (?:(?!\b(?:and|then|or)\b)[^,.;:!?()])+) "
     r"(?:on|at the (?:start|beginning) of) (?:your|my) next turn(?=[.!]|$)", r"at the start of your next turn, \1"),
)  # fmt: skip
"""A regular expression over part of a text, and what it means."""
