"""What people say in two sentences or two halves, of which the second changes the first.

Rows as in `seen`: how a sentence begins, the sentence as a regular expression over words, each with a space behind it,
and the words of what it means. What a gap holds is read like everything else afterwards.
"""

_END = r"(?=[.!;] |$)"
_INSIDE = r"(?:(?![.!;:,?()] |and |or |unless |if |instead )\S+ )+?"
_ONE = (
    r"(?P<who>(?:the (?:next|previous|second next|youngest|oldest) player|the dealer|the player across from you"
    r"|the player (?:on|to) your (?:left|right)|a player you choose) )"
)
_HOLD = r"(?P<has>(?:do-not |has-not )?(?:has|have|hold|holds) )"
_INSTEAD = r"instead (?:of (?:that|[0-9]+|one|two|three|four|five|six|drawing(?: [0-9]+)?)(?: cards?)? )?"
_MOVES = "draw|discard|give|take|show|miss|swap"

IN_PARTS: tuple[tuple[tuple[str, ...], str, tuple[str, ...]], ...] = (
    # Somebody has to choose, where more is said of what is chosen
    (
        ("you", "the"), r"(?:you|the player) may (?:choose|pick|name) a colour (?=[.;:,!] .*?(?:that colour|it) )",
        ("choose", "a", "colour"),
    ),
    # Two players by what people know of them
    *((
        ("the",), rf"the (?P<one>[a-z]+est )(?:player )?and {other} ",
        tuple("the <one> player and the <other> player".split()),
    ) for other in ("the (?P<other>[a-z]+est )players?", "(?P<other>[a-z]+est )players")),
    # The next player draws 3. If they have a wild, they draw 6 instead
    (
        ("the", "a", "next"),
        rf"{_ONE}(?:must )?(?P<what>{_INSIDE})[.;,] (?:but )?if (?:they|he|she|that player) {_HOLD}(?P<which>{_INSIDE})"
        rf"(?:, )?(?:they|he|she|that player) (?:must )?(?P<more>{_INSIDE}){_INSTEAD}{_END}",
        tuple("if <who> <has> <which> , that player <more> ; otherwise that player <what>".split()),
    ),
    (
        tuple(_MOVES.split("|")),
        rf"(?P<what>(?:{_MOVES}) {_INSIDE})[.;,] (?:but )?if you {_HOLD}(?P<which>{_INSIDE})(?:, )?(?:you )?(?:must )?"
        rf"(?P<more>(?:{_MOVES}) {_INSIDE}){_INSTEAD}{_END}",
        tuple("if you <has> <which> , <more> ; otherwise <what>".split()),
    ),
    (
        ("everyone", "all", "each", "every"),
        rf"(?P<who>(?:everyone(?: else)?|all players|each player|every player) )(?:must )?(?P<what>{_INSIDE})[.;,] "
        rf"(?:but )?(?:if (?:they|he|she)|whoever|anyone who|those who) (?:has|have|hold|holds) (?P<which>{_INSIDE})"
        rf"(?:, )?(?:they |he |she )?(?:must )?(?P<more>(?:{_MOVES})(?:s|es)? {_INSIDE}){_INSTEAD}{_END}",
        tuple("<who> who has <which> <more> . whoever do-not <what>".split()),
    ),
    # Draw 1 card from your left neighbour and one from your right neighbour
    (
        ("take", "steal", "draw"),
        r"(?:take|steal|draw) (?:a|one|1) (?:random )?card from (?P<one>(?:(?![.!;:,?()] |and )\S+ )+?)and "
        rf"(?:a|one|1|another) (?:card )?from (?P<other>{_INSIDE}){_END}",
        tuple("take 1 card from <one> and take 1 card from <other>".split()),
    ),
    # Discard one red card and one blue card
    (
        ("discard", "discards"),
        r"(?P<put>discards? )(?:a|one|1) (?P<one>[a-z]+ )card and (?:a|one|1) (?P<other>[a-z]+ )card "
        r"(?=[.!;,] |and |$)",
        tuple("<put> a <one> card and <put> a <other> card".split()),
    ),
)  # fmt: skip
