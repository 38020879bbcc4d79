"""How people write without thinking of grammar: asides, cards by their names, and what two sentences say together.

`FREELY` has rows as in `sayings`, and `PUT_FREELY` rows as in `seen`.
"""

_END = r"(?=[.!;] |$)"
_INSIDE = r"(?:(?![.!;:,?()] |and |or |unless |if |instead )\S+ )+?"
_COUNT = "(?:[0-9]{1,2}|a|one|two|three|four|five|six|seven|eight|nine|ten) "
_CARDS = "(?:cards? )?"
_TWO_NEXT = "the (?:next (?:two|2) players|(?:two|2) (?:next players|players after you)) "
_SWAP = "(?:must )?swap (?:their )?(?:hands|cards) (?:with each other )?"
_NO_TURN = (
    "and (?:neither (?:(?:one )?of them |one )?(?:gets|has|takes) (?:a|their|to take a) turn "
    "|(?:they )?(?:both )?(?:miss (?:a|their) turn|are skipped|get skipped) )"
)
_BOTH_SWAP = "the next player swaps hands with the second next player"
_PLUS = r"\+ "
_DRAW = r"(?:(?:wild )?(?:draw|plus) (?P<n>(?:[0-9]|two|three|four|five|six) )(?:cards )?)"
_REST = r"(?:(?:[,.] )?(?:all (?:at once|in one)|in (?:that|this) order) )*"
_BELOW = (
    r"(?:back )?(?:(?:at|on|to) the bottom (?:of the (?:draw )?(?:deck|pile) )?"
    r"|(?:under|below|beneath|underneath) the (?:draw )?(?:deck|pile) )"
)

_STARTING = tuple(
    f"starting|beginning {first}"
    for first in (
        "with the next player", "with the player on|to your|the left", "at|on|to|from your left",
        "at|on|to|from the left [of you]", "at|on|to|from the left of the one|player who played it|this [card]",
    )
)  # fmt: skip
_WITH_YOU = ("starting|beginning with you|yourself",)

FREELY: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("it 's your turn", ("its your turn",)),
    ("it 's their turn", ("its their turn",)),
    *((f"it 's {what}", (f"its {what}",)) for what in ("a wild", "just a", "a draw", "a plus", "not your", "not you")),
    # In which order all of them do the same changes nothing
    *((who, (f"{who} in turn", *(f"{who} [in turn] , {starting} ," for starting in orders)))
      for several, orders in (
          (("everyone", "each player", "every player", "all players"), _STARTING + _WITH_YOU),
          (("everyone else", "all other players", "every other player", "each other player"), _STARTING),
      ) for who in several),
    ("you discard 1 card", ("let yourself discard one|1|a [card] [too|also]",)),
    ("you draw 1 card", ("let yourself draw one|1|a [card] [too|also]",)),
    ("any player", ("anyone player",)),
    *((f"{own} {how} card", (f"{own} {how} one",)) for own in ("your", "their") for how in ("lowest", "highest")),
    *((f"give/gives {whom} {own} {how} number", (f"give/gives {whom} {own} {how} number|numbered card",))
      for whom in ("you", "them") for own in ("your", "their") for how in ("lowest", "highest")),
    *((f"unless {they} hold", (f"unless {they} may show|produce [you|everyone]",)) for they in ("they", "you")),
)  # fmt: skip
"""What is meant, and how people say it."""

PUT_FREELY: tuple[tuple[tuple[str, ...], str, tuple[str, ...]], ...] = (
    # Pick a colour, nobody may play that colour
    (
        ("choose", "pick", "name"),
        r"(?:choose|pick|name) a colour , (?=(?:nobody|everyone|anyone|whoever|the next player) "
        r"(?:(?![.!;:?()] )\S+ )*?that colour )",
        tuple("choose a colour .".split()),
    ),
    (
        ("choose", "pick", "name"),
        r"(?:choose|pick|name) a colour (?:[,.;] )(?:and )?nobody may play it (?=until |for )",
        tuple("choose a colour . nobody may play that colour".split()),
    ),
    # As the cards of the game are called
    (
        ("it", "this", "a"),
        rf"^(?:(?:it|this|this card) (?:is|'s) (?:just )?)?a {_DRAW}(?:card )?{_END}",
        tuple("the next player draws <n> and misses a turn".split()),
    ),
    (
        ("reverse",), rf"^reverse {_PLUS}skip {_PLUS}{_DRAW}{_REST}{_END}",
        tuple("reverse the direction and the next player misses a turn and draws <n>".split()),
    ),
    (
        ("reverse",), rf"^reverse {_PLUS}{_DRAW}(?:{_PLUS}skip )?{_REST}{_END}",
        tuple("reverse the direction and the next player draws <n> and misses a turn".split()),
    ),
    (
        ("reverse",), rf"^reverse {_PLUS}skip {_REST}{_END}",
        tuple("reverse the direction and the next player misses a turn".split()),
    ),
    (
        ("draw", "wild"), rf"^{_DRAW}{_PLUS}skip {_REST}{_END}",
        tuple("the next player draws <n> and misses a turn".split()),
    ),
    (
        ("skip",), rf"^skip {_PLUS}{_DRAW}{_REST}{_END}",
        tuple("the next player misses a turn and draws <n>".split()),
    ),
    # Whoever has the most of something
    *(((most,), rf"{most} (?P<which>(?:(?!of |players )\S+ ){{1,2}}?)(?=(?:draws|discards|misses|shows) )",
       ("whoever", "has", "the", most, "<which>")) for most in ("most", "fewest", "least")),
    # The hands of two
    (("the",), rf"{_TWO_NEXT}{_SWAP}{_END}", tuple(_BOTH_SWAP.split())),
    (("the",), rf"{_TWO_NEXT}{_SWAP}{_NO_TURN}{_END}", tuple(
        f"{_BOTH_SWAP} and the next 2 players miss a turn".split())),
    *((
        ("everyone", "all", "each", "every"),
        r"(?:everyone|all players|each player|every player) (?:must )?(?:pass|move|shift|rotate|give)(?:s|es)? "
        r"(?:all )?their (?:hand|hands|cards) (?:(?:along|on|over|down|by) )?(?:two|2) "
        rf"(?:(?:places|seats|players|spots) )?(?:(?:along|over|down) )?"
        rf"to the(?:ir)? {side} (?:(?:, )?not (?:just |only )?(?:one|1) )?"
        rf"{_END}",
        tuple(f"everyone passes their hand to the player on their {side} . "
              f"everyone passes their hand to the player on their {side}".split()),
    ) for side in ("left", "right")),
    # Cards of somebody instead of the pile
    (
        ("draw", "draws"),
        rf"(?P<take>draws? )(?P<n>{_COUNT}){_CARDS}from (?P<who>(?!the (?:draw |discard )?(?:pile|deck) ){_INSIDE})"
        rf"(?:instead of (?:from )?the (?:draw )?(?:pile|deck) )?{_END}",
        tuple("take|takes <n> cards from <who>".split()),
    ),
    # One thing for one player, or another for two
    (
        ("deal",),
        rf"deal (?P<n>{_COUNT})cards? to (?P<who>{_INSIDE})(?:, )?or (?:deal )?(?P<m>{_COUNT})(?:cards? )?(?:each )?to "
        rf"(?:each of )?(?P<whom>{_INSIDE}){_END}",
        tuple("you may choose : deal <n> cards to <who> ; or deal <m> cards to <whom>".split()),
    ),
    # Draw two cards and keep one; put the other below the draw pile
    (
        ("draw", "draws"),
        r"draws? (?P<n>(?:two|2|three|3|four|4|five|5) )(?:cards? )?(?:(?:,|and|then|,|\.|;|you|may) )*keeps? "
        r"(?:one|1) (?:of (?:them|these|those) )?(?:[.,;] )?(?:(?:and|then|you) )*(?:puts?|places?|returns?|slides?) "
        rf"(?:the )?(?:other|others|rest)(?: one| ones| card| cards)? {_BELOW}{_END}",
        tuple("look|looks at the top <n> cards of the draw pile , keep|keeps 1 of them and put|puts the others below it"
              .split()),
    ),
)  # fmt: skip
"""The words that a sentence can begin with, how it is said, and what it means."""
