"""Words inside a sentence that change nothing, and players and times that are named in many ways: said in one.

They are put before the sayings, of which they leave fewer to list. Rows are as in `rewriting`, made of the same few
parts. A row is only right if it changes the meaning of no sentence that can be read.
"""

from lastcard.cards.text.plainer.adverbials import ADVERBIALS
from lastcard.cards.text.plainer.in_any_case import IN_ANY_CASE
from lastcard.cards.text.plainer.in_other_words import IN_OTHER_WORDS
from lastcard.cards.text.plainer.in_passing import IN_PASSING
from lastcard.cards.text.plainer.in_short import IN_SHORT
from lastcard.cards.text.plainer.needless import NEEDLESS
from lastcard.cards.text.plainer.rewriting import Row, row

NUM = "(?:[0-9]{1,2}|a|an|one|two|three|four|five|six|seven|eight|nine|ten) "
END = r"(?=[.!;?] |$)"
STOP = r"(?:[.,;!:-] )"
ENDS = r"(?=[.!;,] |and |then |but |or |$)"

_PERSON = "(?:player|opponent|one|neighbour)"
_SEVERAL = "(?:everyone|anyone|nobody|someone|whoever|players|opponents|others|else)"
_ANYBODY = f"(?:{_PERSON}|{_SEVERAL})"
_OUR = "(?:the|this|your|our)"
_PLACE = (
    rf"(?:(?:at|around|round) {_OUR} (?:whole |entire )?table"
    rf"|in {_OUR} (?:whole |entire )?(?:game|room|group|circle|family|house|party))"
)
_SEATED = "(?:(?:sitting|seated|placed|directly|immediately|right|straight) )"
_SEAT = (
    r"(?=(?:on|to|at) (?:your|the|their|his|her) (?:immediate |direct )?(?:left|right) |(?:to )?the "
    r"(?:left|right) of |(?:left|right) of |across |opposite |next to |beside |after |before )"
)
_NOT_AGREED = "(?!fewest |highest |lowest |nearest |closest |latest |largest |biggest |smallest |furthest |farthest )"
_HOLDING = (
    "(?:(?:who |that |which )?(?:has got|have got|'s got|is holding|'s "
    "holding|has|have|holds|hold|got|owns|possesses)"
    "|holding|having|with)"
)
_WHOEVER = f"(?:whoever|whichever {_PERSON}|anyone|the {_PERSON}|(?<![a-z] )player)"
_KIND = "(?=(?:[a-z]+ ){1,2}cards |(?:wild|skip|reverse|action|number|red|blue|green|yellow|even|odd)s )"
_LEFT_OVER = (
    r"(?:(?:in (?:their |his |her )?hands?|left|remaining|of all|of everyone|overall|in total|of anyone|of "
    r"us all) )*"
)
_MOVES = (
    "(?=(?:must|may|cannot|draws?|discards?|miss(?:es)?|skips?|gives?|takes?|shows?|pass(?:es)?|swaps?|trades?|gets?|"
    "picks?|chooses?|puts?|plays?|is|are|loses?|throws?|do-not|reveals?|hands?|receives?|goes|go) )"
)

_ADVERBS = (
    "currently", "presently", "right now", "at the (?:present )?moment", "at (?:this|that) (?:very )?(?:moment|"
    "point)",
    "immediately", "instantly", "straightaway", "right away", "straight "
    "away", "automatically", "literally", "promptly",
)  # fmt: skip


def _seats() -> tuple[Row, ...]:
    """Where somebody sits, and who comes before or after you."""
    after = "(?:(?:right|directly|immediately|just|straight) )?"
    return (
        row("who that which", rf"(?P<who>{_PERSON} )(?:who|that|which) (?:is|'s|sits|are) "
            rf"{_SEATED}*{_SEAT}", "<who>"),
        row("sitting seated directly immediately", rf"(?P<who>{_PERSON} ){_SEATED}+{_SEAT}", "<who>"),
        row("whoever", rf"whoever (?:is|'s|sits) {_SEATED}*{_SEAT}", "the player"),
        row("whoever", rf"whoever {_SEATED}+{_SEAT}", "the player"),
        row("one opponent guy friend", rf"the (?:one|opponent|guy|friend) {_SEAT}", "the player"),
        row("left right", r"(?:on|to|at) (?:your|the) (?P<side>left|right) (?:hand )?side (?:of you "
            r")?", "on your <side>"),
        row("left-hand right-hand", r"(?:your |the )?(?P<l>left)-hand neighbour ", "the player on your left"),
        row("right-hand", r"(?:your |the )?right-hand neighbour ", "the player on your right"),
        row("before", rf"(?:the player|whoever) (?:who |that )?(?:played|went|plays|goes) {after}before you ",
            "the player who just went"),
        row("after", rf"(?:the player|whoever) (?:who |that )?(?:plays|goes|comes|moves) {after}after you ",
            "the next player"),
        row("after", r"(?P<who>player )(?:right|directly|immediately|just|straight) after you ", "<who> after you"),
        row("before", r"(?P<who>player )(?:right|directly|immediately|just|straight) before you ", "<who> before "
            "you"),
        row("next", r"(?:the |your )?(?:player|opponent|one) (?:going|playing|coming|moving|to go|to play) next ",
            "the next player"),
        row("next", r"your next (?:player|opponent) ", "the next player"),
        row("next", r"the next (?:player|opponent) (?:along|in the circle|down the line|to have a (?:turn|go)) ",
            "the next player"),
    )  # fmt: skip


def _holders() -> tuple[Row, ...]:
    """Who holds the most or the fewest cards."""
    more, less = "(?:largest|biggest|highest|greatest|most)", "(?:smallest|lowest|fewest|least)"
    number = "(?:number|amount|quantity|count|total) of cards"
    return (
        row("hand number amount quantity count total", rf"(?P<has>{_HOLDING} )(?:the )?{more} {number} ",
            "<has> the most cards"),
        row("hand number amount quantity count total", rf"(?P<has>{_HOLDING} )(?:the )?{less} {number} ",
            "<has> the fewest cards"),
        row("hand", rf"(?P<has>{_HOLDING} )(?:the )?(?:largest|biggest|fattest|fullest|thickest) hand ",
            "<has> the most cards"),
        row("hand", rf"(?P<has>{_HOLDING} )(?:the )?(?:smallest|thinnest|shortest) hand ", "<has> the fewest cards"),
        row("most", rf"{_WHOEVER} {_HOLDING} (?:the )?most cards {_LEFT_OVER}(?!of )", "the player with the most "
            "cards"),
        row("fewest least", rf"{_WHOEVER} {_HOLDING} (?:the )?(?:fewest|least) cards {_LEFT_OVER}(?!of )",
            "the player with the fewest cards"),
        row("most", rf"{_WHOEVER} {_HOLDING} (?:the )?most {_KIND}",
            "the player with the most"),
        row("fewest least", rf"{_WHOEVER} {_HOLDING} (?:the )?(?:fewest|least) {_KIND}",
            "the player with the fewest"),
        row("those folks", r"(?:all )?(?:those|folks)(?: of (?:you|us))? (?P<who>with |without |holding |(?:who|"
        r"that) "
            r"(?:has|have|hold|holds|are holding) (?!none |no ))", "everyone <who>"),
        row("all any", r"(?:all|any)(?: of (?:you|us))? (?P<who>who|with|holding) "
            r"(?=(?:has|have|hold|a|an|no|more|fewer|at) )",
            "everyone <who>"),
    )  # fmt: skip


def _remarks() -> tuple[Row, ...]:
    """What is only said about a rule, behind it."""
    again = (
        "(?:telling|complaining|complaints?|whining|moaning|crying|arguing|arguments?|grumbling|sulking|cheating|"
        "exceptions?|excuses?|mercy|backsies|takebacks?|take-backs?|regrets|refunds|discussions?|debates?|apologies|"
        "refusing|backing out|buts|ifs or buts|appeals?|hard feelings|questions asked|cheats|sore losers)"
    )
    told = (
        "(?: (?:allowed|please|anyone|everyone|the others|others|them|what you saw|what you have seen|about "
        "it|at all))*"
    )
    they = "(?:they|you|he|she|that player|these players|the players|nobody else)"
    return (
        row("no", rf"(?:{STOP}|and |with )+no {again}{told} {END}"),
        row("telling tell", rf"(?:{STOP}|and |but )+(?:you )?(?:do-not|cannot|never) tell "
            rf"(?:anyone|everyone|them|the others|others)"
            rf"(?: (?:what you saw|what you have seen|what it is|about it))? {END}"),
        row("say choice veto", rf"(?:{STOP}|and |but )+{they} (?:do-not (?:get|have)|has no|have no|gets? no) (?:a "
            rf"|any )?"
            rf"(?:say|choice|veto)(?: in (?:it|this|the matter|that))? {END}"),
        row("apologise apologize complain", rf"(?:{STOP}|and |but )+(?:you )?(?:do-not|never|cannot) (?:even )?"
            rf"(?:apologise|apologize|complain|whine|cry|argue|feel bad)(?: about it)? {END}"),
        row("nothing", rf"{STOP}(?:but )?(?:if (?:you|they|he|she|it|that) (?:do-not|is-not|has-not|cannot)"
            rf"(?: (?:have|hold) (?:one|any|it|them|that(?: many)?))?|if not|otherwise|or else|else) (?:, )?(?:then "
            rf")?"
            rf"nothing (?:else )?happens(?: to (?:you|them))? {END}"),
        row("yours", rf"{STOP}(?:and )?you (?:choose|pick) yours(?: ,)?(?: and)? they (?:choose|pick) theirs {END}"),
        row("each both", rf"{STOP}(?:and )?(?:you )?(?:each|both)(?: of you)? (?:choose|pick)s? (?:your "
            rf"own|which(?: one| card)?"
            rf"|your own card|their own(?: card)?) {END}"),
    )  # fmt: skip


def _times() -> tuple[Row, ...]:
    """How long something lasts."""
    back = (
        "(?:it|this|play|the turn|the game|the turn order|everything|this card)(?: has| is|'s| 's)? "
        "(?:comes?|come|gets?|goes|gone|returned|returns|is|'s|back)(?: all the way)?(?: back)?(?: round| around)? to"
    )
    lap = "(?:round|lap|circuit|loop|rotation|go|trip|cycle|turn)"
    return (
        row("until", rf"until {back} you(?: again)? ", "until your next turn"),
        row("until", r"until (?:(?:this|the) card 's owner|the owner of this card|(?:whoever|the player who) played "
            r"(?:this|it)(?: card)?) (?:plays|goes|is up|(?:has|gets|takes) (?:a|their) turn)(?: again| next)? ",
            "until your next turn"),
        row("until", r"until (?:it|this) (?:is|'s) back to you(?: again)? ", "until your next turn"),
        row("until", r"until your turn(?: (?:comes|is|gets|rolls|'s))?(?: back)?(?: (?:round|around|up))?(?: "
            r"again)? " + ENDS,
            "until your next turn"),
        row("until", r"until you (?:are|'re|go|play|get to go|get a turn|have a turn|take a turn)(?: up| on)?(?: "
            r"next| again) ",
            "until your next turn"),
        row("until", rf"until their (?:own )?turn (?:comes|is|gets)(?: back)?(?: (?:round|around|up))?(?: again)? "
            rf"{ENDS}",
            "until their next turn"),
        row("until", r"until (?:they|he|she) (?:go|goes|play|plays|are up|is up)(?: next| again) ", "until their "
            "next turn"),
        row("until", r"until everyone (?:has|gets) (?:had|taken|a|one) (?:a |one |1 )?(?:turn|go) ", "for one round"),
        row("from", r"(?:starting )?from now(?: on)? (?=until |for )"),
        row("starting", r"starting (?:now|right now|immediately)(?: ,)? (?:and )?(?=until |for )"),
        row("table", rf"for (?:one|1|a|the next)(?: (?:full|whole|complete|entire|single))? {lap} "
            rf"(?:around|round|of) {_OUR} "
            rf"(?:whole |entire )?table ", "for one round"),
        row("lap circuit loop rotation cycle", r"for (?:one|1|a|the next)(?: (?:full|whole|complete|entire|single))? "
            r"(?:lap|circuit|loop|rotation|cycle) ", "for one round"),
        row("next", r"for the next(?: (?:full|whole|complete|entire|single))? round ", "for one round"),
    )  # fmt: skip


TRIMMED: tuple[Row, ...] = (
    *NEEDLESS,
    *ADVERBIALS,
    *IN_SHORT,
    *IN_PASSING,
    *IN_OTHER_WORDS,
    *IN_ANY_CASE,
    row("anyone", r"anyone (?=(?:other )?(?:cards?|colour|number|opponent) )", "any"),
    *(row(way.split(" ")[0].replace("(?:", ""), f"{way} ") for way in _ADVERBS),
    row("at", rf"(?P<who>{_ANYBODY} )(?:(?:who|that) (?:is|are|'s) )?(?:(?:sitting|seated|here|playing) )*{_PLACE} "
        rf"(?![.!;]|$)", "<who>"),
    row("table", rf"(?P<what>(?:gives?|deals?|trades?|swaps?|draws?|takes?|shows?|steals?|pass(?:es)?) "
        rf"(?:(?![.!;,:?] )\S+ )*?{_ANYBODY} )(?:(?:sitting|seated|here|playing) )*{_PLACE} {END}", "<what>"),
    row("in around round", rf"(?P<who>{_ANYBODY} )(?:(?:who|that) (?:is|are|'s) )?(?:(?:sitting|seated|here) "
        rf")*{_PLACE} (?![.!;]|$)",
        "<who>"),
    row("playing present", rf"(?P<who>(?:everyone|anyone|players|opponents|others|else) )(?:who (?:is|are|'s) )?"
        rf"(?:playing|present) {_MOVES}", "<who>"),
    row("at of among in here around", rf"(?:the )?{_NOT_AGREED}(?P<est>[a-z]+est )(?:player )?(?:{_PLACE}|(?:out "
        rf")?of "
        rf"(?:us|you|them|all|everyone|the group)(?: all)?|among "
        rf"(?:us|you|everyone)|here|present) ", "the <est> player"),
    *_seats(),
    *_holders(),
    *_remarks(),
    *_times(),
    # Cards that are given are seen by nobody else
    row("face facedown "
        "face-down", r"(?P<what>(?:give|gives|pass|passes|hand|hands|put|puts|trade|trades|swap|swaps) (?:\S+ "
        r"){1,4}?cards? )"
        r"(?:, )?(?:face down|facedown|face-down) (?:, )?(?=to |in |with )", "<what>"),
    # Draw Two and Wild Draw Four, as cards
    *(row("draw", rf"(?P<the>(?:next|any|a|an|every|each|no) )(?:wild )?draw {one}(?: cards?)? (?:or|/) (?:a |an "
        rf"|any )?"
          rf"(?:wild )?draw {other}(?: card)? ", "<the> draw card")
      for one, other in (("(?:two|2)", "(?:four|4)"), ("(?:four|4)", "(?:two|2)"))),
    row("draw", r"(?:wild )?draw (?:twos|2s|two cards) (?:or|and) (?:wild )?draw (?:fours|4s|four "
        r"cards) ", "draw cards"),
    row("card", r"(?P<which>next (?:\S+ ){0,2}card )(?:that |which )?(?:gets played|is played|anyone plays|someone "
        r"plays|"
        r"played(?: by anyone)?|is laid|comes) (?=(?:counts?|has|have|do-not|does|is|are) )", "<which>"),
    # A number of cards
    row("until", rf"(?P<until>until (?:you|they|he|she) (?:have|has|hold|holds)(?: only| just)? (?!a |an |one |1 "
        rf"){NUM})"
        rf"(?=[.!;,] |and |then |$)", "<until> cards"),
    row("until", rf"(?P<until>until (?:you|they|he|she) (?:have|has|hold|holds)(?: only| just)? {NUM}cards? )"
        rf"(?:in (?:your|their|his|her|the) hands?|in hand|in total|total|altogether) ", "<until>"),
    # What somebody likes is what they choose
    row("he she they you", r"(?P<what>(?:cards?|ones?) )(?P<they>they|you) (?:would "
        r")?(?:like|want|wish|fancy|prefer|feel like|"
        rf"please) {ENDS}", "<what> <they> choose"),
    row("he she", r"(?P<what>(?:cards?|ones?|anyone|someone|player|opponent|colour|number) )(?:he or she|she or "
        r"he|he|she) "
        r"(?:likes|wants|wishes|fancies|prefers|chooses|picks|pleases) ", "<what> they choose"),
    row("back return exchange", r"(?P<give>(?:give|gives) (?:them|him|her|that player|you) (?:\S+ "
        r"){1,4}?)(?:back|in return|in exchange) "
        rf"{ENDS}", "<give>"),
    row("back return exchange", r"(?P<give>(?:give|gives) (?:\S+ ){1,4}?)(?:back|in return|in exchange) (?P<to>to "
        r"(?:them|him|her|"
        rf"that player|you) ){ENDS}", "<give> <to>"),
    row("own", r"(?P<whose>your|their|his|her) own (?=(?:hand|hands|turn|cards?|next) )", "<whose>"),
    row("still", r"(?P<each>(?:each|every|per) (?:other )?player )(?:(?:who|that) (?:is|'s) )?still (?:in the "
        r"game|playing|in|left|at the table) ",
        "<each>"),
    row("who", r"(?P<each>(?:each|every|per) (?:other )?player )(?:who|that) (?:is|'s) (?:in the "
        r"game|playing|left|at the table) ", "<each>"),
    # Any card is a card
    *(row("any", rf"(?P<put>(?:discard|give|put|pass|return|show|place|trade|swap|slide)(?:s|es)? )any (?:one "
        rf"|single |other )?card "
        rf"(?=(?:from (?:your|their) hand )?{to})", "<put> a card")
      for to in ("(?:at|on|to|under|below|beneath|underneath|back|in|into) the ", "(?:of (?:your|their) choice "
          ")?to ")),
    row("new fresh different replacement", r"(?<!hand and )(?<!hand , )(?<!cards and )(?<!hands and "
        r")(?P<draw>(?:draw|take|get|pick|grab)s? )(?:up )?(?:a|one|1) (?:brand "
        r")?(?:new|fresh|different|replacement) "
        rf"(?:one|card) (?:(?:instead|for it) )?(?:from the (?:deck|pile|draw pile) )?{ENDS}", "<draw> 1 card"),
    row("them", r"(?P<put>(?:discard|give|show|throw)s? )(?:them all|all of those|every one of them)(?: away| "
        r"out)? ", "<put> all of them"),
    row("rid", r"(?:get|gets) rid of (?:them all|all of them|every one of them) ", "discard all of them"),
    row("puts", rf"puts down (?P<n>{NUM})cards? of (?:any colour|any kind|their choice)(?: they "
        rf"(?:choose|like|want|have))? ",
        "discards <n> cards"),
    # Hands that are held up for all to see
    *(row("see", rf"{hold} (?:up |around |over |out )?(?P<own>your|their) (?:hand|cards|hands) (?:up |around |over "
        rf"|out )?so (?:that )?"
        rf"(?:everyone|everyone else|others|the others|all players|the other players|all|you) may see "
        rf"(?:them|it|their cards|your cards|everything) ",
        f"{show} <own> hand")
      for hold, show in (("(?:hold|turn|lay|flip|put)", "show"), ("(?:holds|turns|lays|flips|puts)", "shows"))),
    # All hands go back, and new ones are dealt
    row("deal redeal deals redeals", rf"(?:the dealer must |you must )?(?:collect|gather|take|shuffle)s? (?:in |up "
        rf")?(?:all (?:the )?(?:hands|cards)"
        rf"|everyone 's (?:hands|hand|cards))(?: back| in| together)? (?:, )?(?:shuffles? (?:them|everything) (?:, "
        rf")?)?and "
        rf"(?:re)?deals? (?:everyone |each player )?(?P<n>{NUM})(?:new )?cards? (?:to (?:everyone|each player|each) "
        rf"|each |apiece )?{END}",
        "everyone returns their hand to the draw pile , shuffles it and draws <n>"),
    # One card here and one there
    row("give pass hand", rf"(?P<give>(?:give|pass)s? )(?P<n>{NUM})(?P<card>cards? )to (?P<one>(?:(?![.!;:,?] |and "
        rf")\S+ )+?)(?:, )?and "
        rf"(?P<m>{NUM}|another )(?:cards? )?to (?P<other>(?:(?![.!;:,?] |and )\S+ )+?){ENDS}",
        "<give> <n> <card> to <one> and <give> <m> <card> to <other>"),
    # Whatever is chosen at random, nobody chooses
    row("random blindly looking blind", r"(?:let |have )?(?:the player (?:on|to) your (?:left|right)|the next "
        r"player|someone|a player|another player|"
        r"an opponent) (?:chooses?|picks?|takes?|pulls?) (?:one|1|a|any) (?:of your cards|card from your hand) "
        r"(?:at random|randomly|blindly|blind|without looking)(?: ,)? (?:and|which is then|and then) "
        r"(?:discards?|throws?|discarded) (?:it )?"
        r"(?:away |out )?", "you discard 1 random card"),
    # A rule that is broken
    row("break", r"(?:break|breaks) (?:the rule|this rule|it|this) and (?:you )?(?:must )?(?=draw "
        r")", "whoever breaks it"),
    row("any", r"(?P<put>(?:discard|give|show|put down|throw away|throw out)s? )any (?P<which>(?!other |one |single |"
    r"two |new |"
        r"more |such )[a-z]+ )(?P<card>card )(?!(?:you|they|he|she) (?:have|has|hold|holds|got) )", "<put> a <which> "
        "<card>"),
    row("any", r"(?P<put>(?:choose|pick|discard|give|pass|return|put|show)s? )any "
        r"(?P<n>(?:two|2|three|3|four|4|five|5) )(?P<cards>cards )(?!\()",
        "<put> <n> <cards>"),
    row("play", r"play all (?:of )?your "
        r"(?P<which>(?:zeros|zeroes|ones|twos|threes|fours|fives|sixes|sevens|eights|nines|[0-9]s) )",
        "discard all your <which>"),
    row("gain gains earn earns", r"(?:gain|earn) (?=(?:an|another|one|a) )", "get"),
    row("gains earns", r"(?:gains|earns) (?=(?:an|another|one|a) )", "gets"),
    row("turn go", r"(?P<turn>(?:another|extra|bonus|second|additional|free) (?:turn|go) )(?:after this one|after "
        r"this|after this turn|on top|"
        r"right after this one) ", "<turn>"),
    row("choices options choice", r"(?:has|have|gets|get) (?:two|2|a|the) (?:choices?|options?)(?: between)? "
        r": ", "may choose :"),
    # Two hands
    row("theirs", r"(?:give|hand|pass)(?: over)? (?:all (?:of )?)?your (?:whole |entire )?(?:hand|cards) (?:over "
        r")?to (?P<who>(?:(?![.!;:,?] |and )\S+ )+?)"
        r"(?:, )?(?:and|then|and then) (?:take|get|receive|keep|pick up|you take|you get) theirs (?:in return |in "
        r"exchange |back )?",
        "swap hands with <who>"),
    row("hands", r"(?:swap|switch|trade|exchange) the hands of (?P<two>(?:any |the )?(?:two|2) (?:other "
        r")?(?:players|opponents)(?: you choose)? )",
        "<two> swap hands"),
    # Somebody who plays against you
    row("against", r"(?:choose|pick) (?P<who>\S+ (?:\S+ )?)to (?:play|challenge|battle|fight|compete)(?: against| "
        r"with)? (?:in|at|to) (?P<game>(?:(?![.!;:,?] )\S+ )+)",
        "play <game> with <who>"),
    # Whoever is chosen, and you
    row("both", r"(?:you )?(?:choose|pick) (?P<who>someone|a player|another player|any player|an opponent|one "
        r"player) (?:, )?(?:and|then|;|\.|so) (?:(?:you|the two of you|you two) "
        r"(?:both|each)|both of you|you and they both|you and that player both|you and them "
        r"both) ", "you and a player you choose both"),
    # What can be done is a dare
    row("may", rf"(?<!unless )if (?P<who>you) may (?P<deed>(?!play |discard |draw |show |go |give |put |see |match "
        rf")(?:(?![.!;:?,] )\S+ )+), (?:then )?(?P<then>(?:(?![.!;:?] )\S+ )+)"
        rf"[.;,] (?:if not|otherwise|if you cannot|if you fail|if you do-not|or else|else) (?:, "
        rf")?(?P<other>(?:(?![.!;:?] )\S+ )+){END}",
        "<who> must <deed> . if <who> do , <then> . if not , <other>"),
    # One card that you choose
    row("choice", r"(?P<who>(?:everyone else|each (?:other )?player|every other player|the (?:next|previous) "
        r"player|the player (?:on|to) your (?:left|right)|a player you choose|"
        r"another player|someone|each opponent) )(?:must )?gives? you (?:one|1|a|any) card (?:of your "
        r"(?:choice|choosing)|you choose|you want|you like) ",
        "take 1 card you choose from <who>"),
    row("let", r"let (?P<who>(?:(?![.!;:,?] |and |look )\S+ )+?)(?:look at your (?:hand|cards) and "
        r")(?:take|pick|choose|steal|keep) (?:a|one|1|any) card"
        r"(?: (?:to keep|for (?:themselves|themself|them)|they (?:want|like|choose)|from it))? ", "<who> takes 1 "
        "card they choose from you"),
    row("if", r"if (?P<who>(?:(?![.!;:,?] )\S+ ){1,6}?)(?:are|is|'re|'s) the (?:player|one) (?:with|who "
        r"has|holding|who holds) ",
        "if <who> has"),
    row("only alone", rf"(?P<show>shows? (?:(?![.!;:,?] )\S+ )+?to (?:(?![.!;:,?] )\S+ )+?)(?:only|alone) "
        rf"{END}", "<show>"),
    row("all", r"(?P<show>(?:show|turn|lay|put|place|reveal|flip)s? )all (?:of )?(?P<own>your|their) cards "
        r"(?=(?:face|open|over|up|on the table|to|until|for) )",
        "<show> <own> cards"),
    row("by", r"(?P<played>(?:played|used|laid) )by (?:anyone|any player|everyone|someone) ", "<played>"),
    row("back", r"(?P<take>takes? )back (?=(?:a|one|1|two|2|three|3|the|any) )", "<take>"),
    row("pull pulls", r"pull (?=(?:a|one|1|two|2|three|3) (?:random )?cards? )", "take"),
    row("pulls", r"pulls (?=(?:a|one|1|two|2|three|3) (?:random )?cards? )", "takes"),
    row("random randomly blindly looking", rf"(?P<take>(?:take|steal|draw|grab)s? )(?P<n>{NUM})(?P<card>cards? "
        rf")(?:at random|randomly|blindly|without looking) "
        r"(?:out of|from|of) (?=(?!the (?:draw )?(?:pile|deck) ))", "<take> <n> <card> from"),
    row("out", r"(?P<take>(?:take|steal|grab)s? (?:\S+ ){0,2}cards? )out of (?=(?:the hand "
        r"of|someone|any|the|another) )", "<take> from"),
    row("any", r"(?P<take>takes? )any (?P<n>(?:two|2|three|3|one|1) )(?P<card>cards? )(?:you|they) "
        r"(?:like|want|choose) (?=from the discard pile )",
        "<take> any <n> <card>"),
    # Conditions
    row("discard top played", r"if (?:the )?(?:top card of the discard pile|card on (?:top of )?the discard "
        r"pile|card on top|card (?:that )?(?:this|it|this card) "
        r"(?:was|is|gets) played on|card (?:that )?was played before(?: this| it)?|last card (?:that )?was "
        r"played|last played card) (?P<be>is|was|'s|is-not) ",
        "if the last card <be>"),
    row("? have got hold holding has", r"(?<![a-z0-9,'] )(?:(?:do|have) you )?(?:you )?(?:have|got|have "
        r"got|hold|holding|are you holding) (?P<which>(?:a|an|any|no|at least|more than|"
        r"fewer than) (?:(?![.!;:,?] )\S+ ){1,4}?)\? (?:then )?", "if you have <which> ,"),
    row("size", r"(?P<one>new (?:one|hand) )of the same size ", "<one>"),
    *(row("match matches matching", rf"(?P<card>cards? )(?:that |which )?(?:match|matches|matching) (?:the|that) "
          rf"colour {you}", f"<card> of {colour}")
      for you, colour in (("you choose ", "a colour you choose"), ("(?!of )", "that colour"))),
    row("shuffle", r"(?P<put>(?:put|puts|return|returns|slip|slips) (?:\S+ ){1,5}?back (?:in|into|to) the "
        rf"(?:draw )?(?:pile|deck) )(?:, )?(?:and |then )+(?:shuffles?|reshuffles?) (?:it|the (?:deck|pile)) {END}",
        "<put>"),
    row("play plays", r"(?P<you>you (?:must )?)play (?=(?:face up|face-up|openly) )", "<you> play with your hand"),
    row("play plays", r"(?P<play>plays?) (?=(?:face up|face-up) (?:until|for) )", "<play> with their hand"),
    row("back", r"(?P<give>gives? (?:each|every|everyone|all) (?:of )?(?:the )?(?:other )?(?:players? )?(?:else )?"
        rf"{NUM}cards? )back {END}", "<give>"),
    row("still already also", r"(?P<who>who|that|they|you) (?:still|already) (?=(?:has|have|holds?|is holding|are "
        r"holding) )", "<who>"),
    row("secretly", r"secretly (?=(?:choose|pick|give|pass)(?:s|es)? (?:a|one|1|two|2) cards? )"),
    row("both", r"both the player (?:on|to) your (?:left and the player (?:on|to) your right"
        r"|right and the player (?:on|to) your left) ", "both your neighbours"),
    row("do-not", r"(?:any|a|one) card (?:that )?(?P<who>you|they) do-not (?:want|need|like)(?: any more| "
        r"anymore)? ", "a card"),
    row("card", r"the card (?:right |directly |just )?(?:under|underneath|below|beneath|before) (?:this(?: one| "
        r"card)?|it) "
        r"(?P<be>is|was|'s|is-not|has|had) ", "the last card <be>"),
    row("direction", r"(?P<who>everyone|all players|each player|every player) "
        r"(?:swaps?|trades?|switch(?:es)?|exchanges?) "
        r"(?:their )?(?:hands|cards) in the direction of play ", "everyone passes their hand to the next player"),
    row("deal", rf"(?P<deal>deals? {NUM}cards? )(?:from|off) the (?:top of the )?(?:draw )?(?:deck|pile) (?=to "
        rf")", "<deal>"),
    row("included", r"(?P<all>everyone|all players|each player|every player) (?:, )?(?:yourself included|you "
        r"included|including yourself|"
        r"including you) ", "everyone"),
    row("discarded", r"all (?P<which>(?:(?![.!;:,?] )\S+ ){1,3}?)(?:must be|are|get) discarded by (?:everyone|all "
        r"players) ",
        "everyone discards all <which>"),
    row("gets receives takes", rf"(?P<who>(?:the|a|another|any|someone|everyone|your) (?:(?![.!;:,?] |and |gets "
        rf")\S+ )*?)(?:gets|receives) "
        rf"(?P<n>{NUM})(?:of your cards|cards? (?:from|out of) your hand) (?:(?:, )?(?:you (?:choose|pick|decide) "
        rf"which|of your choice|"
        r"your choice) )?", "you give <n> cards to <who>"),
    # Cards that you have, to somebody: no must
    row("must", r"(?P<who>you|they) must (?=(?:the|your|another|someone|anyone|everyone|whoever) )", "<who> hold to"),
    # Whoever is given cards at random takes them
    row("random", rf"(?:you )?give (?P<n>{NUM})(?:random cards?|cards? at random)(?: from your hand)? to "
        rf"(?P<who>(?:(?![.!;:,?] |and )\S+ )+?){END}", "<who> takes <n> cards from you"),
    row("random", rf"(?:you )?give (?P<who>(?:(?![.!;:,?] |and )\S+ )+?)(?P<n>{NUM})(?:random cards?|cards? at "
    rf"random)"
        rf"(?: from your hand)? {END}", "<who> takes <n> cards from you"),
    # Whoever is spoken of without an article
    row("player", r"(?<![a-z0-9'] )player (?=(?:who|with|whose|that|holding|wearing) )", "the player"),
    # Turns that are missed
    row("skip skipped", rf"to (?:skip|be skipped|get skipped) (?:for )?(?:their|the) next "
        rf"(?P<n>{NUM})turns ", "to miss <n> turns"),
    row("twice times", r"(?:is|are|gets?|be) skipped (?:twice|two times|2 times) ", "misses 2 turns"),
    row("twice times", r"(?:miss|misses|skip|skips) (?:twice|two times|2 times) ", "misses 2 turns"),
    row("three times", r"(?:is|are|gets?) skipped (?:three times|3 times) ", "misses 3 turns"),
    # A guess, and what is turned over
    row("right correct correctly", r"(?P<if>if you )(?:got|get|guess|guessed|have guessed|called|call)(?: it| the "
        r"colour)? "
        r"(?:right|correct|correctly) ", "<if> are right"),
    row("wrong incorrectly", r"(?P<if>if you )(?:got|get|guess|guessed|have guessed|called|call)(?: it| the colour)? "
        r"(?:wrong|incorrectly|wrongly) ", "<if> are wrong"),
    row("top", r"(?P<turn>(?:turn over|flip over|flip|reveal|show) the top card (?:of the (?:draw "
        r")?(?:deck|pile|stack) )?(?:over )?): ",
        "<turn> ."),
    row("else other another different", r"[,;.] (?:and |but )?if it (?:is|'s) (?:any(?:thing)? other(?: colour| "
        r"card| one)?|something else"
        r"|anything else|another colour|a different colour|any different colour) (?:, )?(?=.)", "; otherwise"),
    # The discard pile
    *(row("pile", rf"{verb} (?P<it>one|it|them) (?:of (?:it|them|those) )?(?:on|in|into|onto|to) the (?:discard "
        rf")?pile ", f"{put} <it>")
      for verb, put in (("(?:put|place|throw|drop|lay)", "discard"),
                        ("(?:puts|places|throws|drops|lays)", "discards"))),
    row("through", r"(?:look|search|go|dig|rummage|sift) through the discard pile (?:, )?(?:and |then )*"
        r"(?:take|pick|grab|choose|keep) "
        r"(?:out )?(?:any one |any |one |1 |a )(?:card|one) ?(?:(?:you|they) (?:want|like|choose|wish) )?(?:out )?"
        r"(?:(?:in|into|to|for) (?:your|their) hand )?", "take any card from the discard pile"),
    # A shield
    row("time", r"the next time (?:someone|anyone|anything|a card|another player|a player|you) "
        r"(?:makes|forces|would make|tries to make|"
        r"would have to|must|have to) (?:you )?(?:to )?draw(?: (?:cards|a card|any cards|some))? (?:, )?(?:you "
        r")?(?:do-not|ignore it|"
        rf"are safe|need not|block it|it do-not count|may ignore it)(?: (?:have to|need to|must|do it|draw))? {END}",
        "block the next draw card played on you"),
    row("keep leave put lay", r"(?:keep|leave|put|place|lay|set) (?:this|this card|it) (?:down )?(?:face up )?in "
        r"front of you"
        r"(?: (?:as|like) (?:a|your) shield)? (?:[.;,] |and )+(?=block |the next )", ""),
    # Verbs whose parts stand apart
    *(row(verb, rf"{verb} (?!it |them )(?P<what>(?:(?![.,;!?:] |and |or )\S+ ){{2,6}}?)(?:away|out|aside) (?!of "
        rf")", f"{put} <what>")
      for verb, put in (("throw", "discard"), ("throws", "discards"), ("toss", "discard"), ("tosses", "discards"),
                        ("chuck", "discard"), ("chucks", "discards"))),
    *(row(verb, rf"{verb} (?P<what>{NUM}(?:cards? )?)up ", f"{put} <what>")
      for verb, put in (("pick", "draw"), ("picks", "draws"))),
)  # fmt: skip
"""Before the sayings."""
