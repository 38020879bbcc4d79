"""Players, cards and conditions that people name in passing: put into the words of the phrase book.

Rows as in `rewriting`, made before all others but those of `adverbials`. A row only says in other words what is said.
"""

from lastcard.cards.text.plainer.adverbials import ENDS, NUM
from lastcard.cards.text.plainer.rewriting import Row, row

_NOUN = (
    "(?:friend|buddy|pal|mate|bestie|victim|target|enemy|rival|partner|teammate|nemesis|volunteer|sucker|sibling|"
    "foe|frenemy|ally)"
)
"""What people call somebody whom they choose."""
_LIKE = "(?:like|want|wish|fancy|please|prefer|feel like|desire|choose|pick|hate|see fit)"
_LACKS = "(?:do-not|has-not|cannot|is-not)(?: (?:have|hold|got|own))?(?: (?:one|any|it|them|that))?"
_FINE = (
    "(?:fine|safe|okay|ok|good|lucky|spared|unaffected|off the hook|in the clear|all right|alright|free|in luck|exempt)"
)
_YOU_ARE = "(?:you are|you 're|your|they are|they 're|he is|she is)"
_BE = "(?:is|are|'s|'re)"
_OTHERS = "(?:everyone else|the others|the rest|all others|the other players|all the others|nobody else)"
_STOP = r"[.;,!] (?:and |but )?"
_NOT_NOUN = r"(?<!your )(?<!their )(?<!'s )(?<!whole )(?<!entire )(?<!the )(?<!a )(?<!new )(?<!own )(?<!each )"


def _people() -> tuple[Row, ...]:
    """Somebody whom you choose, by what you call them."""
    choose = "(?:choose|pick|name|find|select|nominate)"
    return (
        row("victim target enemy rival partner", rf"(?:{choose[3:-1]}) a colour and (?:a|an|your|one) {_NOUN} [:.,;] "
            rf"(?:said|that|the|your|this) {_NOUN} ", "choose a colour . a player you choose"),
        row("mate pal buddy bestie victim enemy rival partner teammate friend target nemesis volunteer ally foe "
            "frenemy sibling sucker", rf"(?P<choose>{choose} )(?:a|an|one|your|any|another|some) (?:new |poor "
            rf"|lucky )?"
            rf"{_NOUN} (?!of |to be )", "<choose> a player"),
        row("mate pal buddy bestie victim enemy rival partner teammate friend target nemesis ally foe frenemy",
            rf"(?P<before>{choose} a player (?:\S+ )*?)(?:your|the|that|said|this) {_NOUN} ", "<before> that player"),
        row("mate pal buddy bestie victim enemy rival partner teammate target ally frenemy",
            rf"(?:a|an|one|any|some) (?:poor |lucky )?{_NOUN} (?!of |to be )", "a player you choose"),
        row("bestie enemy rival nemesis frenemy buddy pal mate", rf"your (?:best |worst )?{_NOUN} (?!'s )",
            "a player you choose"),
        row("choice", r"your (?:choice of (?P<who>player|opponent)|(?P<whom>player|opponent) of choice) ",
            "a player you choose"),
        row("other apart besides", r"(?:each|every|any|all) players? (?:other than|apart from|besides|except for) "
            r"(?:you|yourself) ", "everyone else"),
        row("whoever whomever anyone someone player opponent", rf"(?P<who>whoever|whomever|anyone|someone|player|"
            rf"opponent|players) (?:that |who )?you (?:would )?{_LIKE}(?: to)? (?!least |most |best |the )",
            "<who> you choose"),
        row("as", rf"(?P<many>as many (?:(?![.,;!?:] )\S+ ){{0,5}}?as (?:you|they) )(?:would "
            rf")?(?:like|wish|fancy|please|"
            rf"care|desire|dare|choose|feel like)(?: to)? {ENDS}", "<many> want"),
        row("side", r"(?:the|a|one) player on either side(?: of you)? ", "a neighbour you choose"),
        row("both", r"(?P<who>(?:players (?:next to|beside) you|neighbours) )both ", "<who>"),
        row("everyone anyone someone", r"(?P<who>everyone|anyone|someone|nobody) (?:elses|else's|else’s) ",
            "<who> else 's"),
    )  # fmt: skip


def _holders() -> tuple[Row, ...]:
    """What somebody holds."""
    who = "(?:you|they|he|she|who|that|player|whoever|anyone|everyone|someone|nobody)"
    return (
        row("down", rf"(?P<who>{who} )(?:{_BE} |am )(?:only |just )?down to (?:(?:your|their|the) last )?(?P<n>{NUM})"
            rf"(?:cards? )?", "<who> has <n> cards"),
        row("down", rf"(?P<who>{who} )(?:{_BE} |am )(?:only |just )?down to (?:your|their|the) last card ",
            "<who> has 1 card"),
        row("last", rf"(?P<who>{who} )(?:{_BE} |am )(?:only |just )?on (?:your|their|the) last (?P<n>{NUM})cards? ",
            "<who> has <n> cards"),
        row("last", rf"(?P<who>{who} )(?:{_BE} |am )(?:only |just )?on (?:your|their|the) last card ",
            "<who> has 1 card"),
        row("left", rf"(?P<who>{who} )(?:{_BE} |am )(?:only |just )?left with (?:only |just )?(?P<n>{NUM})cards? ",
            "<who> has <n> cards"),
        row("own owns", r"(?P<who>(?:if|unless) (?:you|they|he|she|anyone|someone) |who )owns? "
            r"(?=(?:a|an|any|one|1) (?:\S+ )?(?:[0-9]|red|blue|green|yellow|wild|"
            r"skip|reverse|card|zero|one|two|three|four"
            r"|five|six|seven|eight|nine) )", "<who> has"),
        row("whose", r"whose hand (?:has|contains|holds|includes|is made up of) ", "who has"),
        row("already", r"(?P<who>players|everyone|anyone|those|those who|who) already "
            r"(?=(?:holding|with|having|has|have|"
            r"at) )", "<who>"),
    )  # fmt: skip


def _spared() -> tuple[Row, ...]:
    """Those of whom it is only said that nothing happens to them."""
    denied = rf"(?:if not|otherwise|or else|else|if (?:you|they|he|she|it) {_LACKS}|if (?:you|they) (?:do|have|has))"
    return (
        row("if otherwise else", rf"{_STOP}{denied} (?:, )?(?:then )?{_YOU_ARE} (?:all )?{_FINE} (?=[.!;] |$)"),
        row("if otherwise else", rf"{_STOP}{denied} (?:, )?(?:then )?(?:too bad|tough luck|bad luck|happy "
            rf"days|lucky you|"
            rf"tough|no worries|never mind)(?: ,)?(?: nothing happens)? (?=[.!;] |$)"),
        row("else others rest", rf"{_STOP}{_OTHERS} {_BE} (?:all )?{_FINE} (?=[.!;] |$)"),
        row("unaffected", rf"{_STOP}(?:players|everyone|anyone|those) (?:(?:already|"
            rf"holding|with|who|have|has|hold|at|that|many|or|more|cards|{NUM[:-1]}) ){{1,7}}{_BE} unaffected "
            rf"(?=[.!;] |$)"),
        row("already", rf"{_STOP}if (?:you|they) (?:have |has )?(?:already )?(?:have |has |got |have got |hold "
            rf")+(?P<n>{NUM})"
            rf"(?:cards )?or more , (?:happy days|lucky you|you are fine|good for you|nothing happens) (?=[.!;] |$)"),
        row("must", r"(?P<may>may (?:(?![.!;:?] )\S+ )+?)(?:, )?but (?:you|they) do-not (?:must|have to|need to) "
            r"(?=[.!;] |$)", "<may>"),
    )  # fmt: skip


def _given() -> tuple[Row, ...]:
    """Cards that go from one to another."""
    whom = (
        "(?=(?:them|you|him|each|every|everyone|someone|anyone|whoever|both|over|out|"
        "(?:your|their) (?:lowest|highest|best|worst|favourite|favorite)|"
        "the (?:next|previous|player|dealer|loser|winner|youngest|oldest)) )"
    )
    sent = "slide|send|slip|donate|shove|ship"
    many = (
        rf"(?=(?:{NUM}|all |your |their |any |half )(?:(?![.!;:,?] )\S+ ){{0,5}}?to (?!the "
        rf"(?:bottom|top|deck|draw|pile|discard)))"
    )
    return (
        row("hand", rf"{_NOT_NOUN}hand {whom}(?:over )?", "give"),
        row("hands", rf"{_NOT_NOUN}(?<!swap )(?<!swaps )(?<!all )hands {whom}(?:over )?", "gives"),
        *(row(verb, rf"{verb} {many}", "give") for verb in sent.split("|")),
        *(row(f"{verb}s", rf"{verb}s {many}", "gives") for verb in sent.split("|")),
        row("miss misses", r"miss (?=(?:all|half|every|any) (?:of )?(?:your|their|the) )", "discard"),
        row("misses", r"misses (?=(?:all|half|every|any) (?:of )?(?:your|their|the) )", "discards"),
        row("half", rf"(?P<put>(?:discard|give|drop|throw|bin|dump|ditch|toss|chuck|return)s? )half {ENDS}",
            "<put> half of it"),
        row("drop drops", r"drop (?=half )", "discard"),
        row("drops", r"drops (?=half )", "discards"),
    )  # fmt: skip


def _laid_down() -> tuple[Row, ...]:
    """A card that is put on the pile: what becomes of it does not matter there."""
    put = "lay|stick|slap|drop|chuck|toss|throw|dump|put|bin|slam"
    tail = r"(?:down|away|out|on the pile|on the discard pile|in the pile|in the discard pile)"
    return (
        row("it them", rf"(?:{put}) (?P<it>it|them) {tail} (?:now |right now )?", "discard <it>"),
        row("it them", rf"(?:{put})s (?P<it>it|them) {tail} (?:now |right now )?", "discards <it>"),
    )


def _penalties() -> tuple[Row, ...]:
    """What it costs, said without a verb: `refuse and it's 4 cards`."""
    be = "(?:it (?:is|'s|must be|costs|means)|that (?:is|'s|costs|means)|its|thats|it)"
    return (
        *(row(fail.replace("|", " "), rf"(?<![a-z0-9,'] )(?:{fail}) and (?=(?:{be}|you|draw|{NUM}cards) "
            rf")", f"if you {said} ,")
          for fail, said in (("refuse|chicken out|wimp out|say no", "refuse"), ("fail|forget|mess up|slip "
              "up", "fail"))),
        row("it that thats its", rf"(?P<joint>(?:,|and|otherwise) )(?:then )?{be} (?P<n>{NUM})cards? (?=[.!;] |$)",
            "<joint> draw <n> cards"),
        row("otherwise else", rf"(?P<joint>(?:otherwise|or else) )(?:, )?(?P<n>{NUM})cards? (?=[.!;] |$)",
            "<joint> draw <n> cards"),
        row("admit fess confess own come", r"(?P<must>must )(?:admit (?:to )?(?:it|this)|fess up|confess|own "
            r"up|say so|"
            r"come clean|speak up|be honest)(?: about it)? and ", "<must>"),
        row("admits fesses confesses owns comes", r"(?:admits (?:to )?(?:it|this)|fesses up|confesses|owns "
            r"up|comes clean)"
            r" and (?=(?:draws|discards|gives|misses|shows) )"),
        row("do-not", r"(?P<deed>(?:(?![.!;:,?] |and )\S+ )+?)and (?P<won>(?:discard|give|take|swap|draw|get rid of) "
            r"(?:(?![.!;:,?] )\S+ )+?), or do-not (?:and |, )(?P<lost>(?:(?![.!;:,?] )\S+ )+)(?=[.!;] |$)",
            "<deed> . if you do , <won> . if not , <lost>"),
        row("unable", r"(?P<all>(?:everyone(?: else)?|all players|each player|every player) (?:(?![.!;:?] )\S+ )+?)or "
            r"(?:, )?if (?:unable|they cannot)(?: to)? (?:, )?(?:they )?", "<all> . whoever do-not"),
    )  # fmt: skip


def _shown() -> tuple[Row, ...]:
    """Hands that lie open."""
    lay, open_ = "turn|lay|put|place|spread|set|flip", "(?:face up|face-up|faceup|open|openly)"
    own, hand = "(?P<own>your|their)", "(?:whole |entire )?(?:hand|hands|cards)"
    return tuple(
        row("table", rf"(?:{verbs}) {own} {hand} (?:down )?(?:{open_} (?:on|onto) the table|(?:on|onto) the "
            rf"table {open_}|(?:on|onto) the table (?=so (?:that )?(?:everyone|all) may see )) "
            rf"(?:(?:so|for) (?:that )?(?:everyone|all)(?: (?:may|to))? see(?: (?:it|them))? )?", f"{show} <own> hand")
        for verbs, show in ((lay, "show"), ("|".join(f"{verb}s" for verb in lay.split("|")), "shows"))
    )  # fmt: skip


def _cards() -> tuple[Row, ...]:
    """Which cards, and how many, where a word goes without saying."""
    whose = "(?P<own>your|their)"
    return (
        row("worst best highest lowest favourite favorite", rf"{whose} (?P<how>worst|"
            rf"best|highest|lowest|favourite|favorite) "
            rf"{ENDS}", "<own> <how> card"),
        row("own", rf"of {whose} own {ENDS}", "of <own> cards"),
        row("that", rf"that (?P<who>you|they) (?P<have>have|hold) {ENDS}", "<who> <have>"),
        row("with", r"(?:a|one|any) card with (?:a|an|the number) (?P<n>[0-9]|zero|"
            r"one|two|three|four|five|six|seven|eight|nine) "
            r"(?:on it )?", "a <n>"),
        row("another", rf"(?P<draw>draws? )another {ENDS}", "<draw> 1 card"),
        row("back", rf"(?P<put>gives? (?:them |you |him )?)back any (?P<n>(?:two|three|four|five|[2-5]) ){ENDS}",
            "<put> <n> cards"),
        row("goes", r"(?P<n>(?:next )?(?:two|three|2|3) )goes ", "<n> turns"),
        row("turns", rf"(?P<n>{NUM})(?:consecutive )?turns (?:running|in a row|straight|back to back|on the trot) ",
            "<n> turns"),
        row("consecutive", rf"(?P<n>{NUM})consecutive turns ", "<n> turns"),
        row("up", r"(?P<draw>draws? )up until ", "<draw> until"),
        row("bearing showing marked", r"(?P<card>cards? )(?:bearing|showing|marked(?: with)?|that (?:bears?|shows?)) "
            r"(?P<that>that number|the (?:same|chosen) number) ", "<card> with that number"),
        row("copy", r"per copy ", "for each one they have"),
        row("if less fewer", r"(?P<to>draws? up to (?P<n>[0-9]+|five|six|seven|eight|nine|ten) )(?:cards )?if "
            r"(?:they|you) "
            r"have (?:less|fewer)(?: than that)? ", "<to> cards"),
        row("evenly", r"as (?:evenly|equally) as (?:possible|you may) ", "evenly"),
        row("through", r"(?P<look>looks? )through (?=(?:the hand|[a-z]+ (?:[a-z]+ )?(?:player )?'s hand|their hand) )",
            "<look> at"),
    )  # fmt: skip


def _back() -> tuple[Row, ...]:
    """Cards that are given back, passed on, or taken off somebody."""
    taken = "take|steal|nick|grab|pull|swipe|pinch|get|snatch"
    several = "(?:everyone(?: else)?|both your neighbours|both neighbours|each neighbour|your neighbours)"
    return (
        row("back", r"(?P<give>gives? (?:(?![.!;:,?] |and |back )\S+ ){1,6}?)back "
            r"(?!to the (?:deck|draw|pile)|in |into |under |on |at )(?:of your (?:choice|choosing) )?", "<give>"),
        row("back", r"(?P<give>gives? )back (?=(?:them|you|him|her|a|an|one|two|three|1|2|3|that) )", "<give>"),
        row("each both all", rf"(?P<take>(?:{taken})s? (?:(?![.!;:?] )\S+ )*?from (?P<who>{several}) "
            rf"(?:(?![.!;:?] )\S+ )*?)"
            rf"(?:each|both|all) of them ", "<take> <who>"),
        row("on along over", rf"(?P<what>pass(?:es)? (?:{NUM}(?:cards? )?|it |them ))(?:on|along|over) (?=to "
            rf")", "<what>"),
        *(row("off", rf"(?P<take>(?:{verb})s? (?:(?![.!;:,?] |off )\S+ ){{1,4}}?)off "
              rf"(?!the (?:deck|pile|top|draw|discard|stack|bottom) )", "<take> from") for verb in taken.split("|")),
        row("of", rf"(?P<take>(?:take|steal|grab|nick) )(?P<n>{NUM})of (?:their|his|her) cards ", "<take> <n> "
            "cards from them"),
        row("choice choosing", rf"(?P<give>gives? {NUM}cards? )of (?:your|their) (?:choice|choosing) (?=to .* "
            rf"and (?:a|one|1|"
            rf"another) (?:card )?to )", "<give>"),
        row("seat place position spot player chair space", r"(?P<pass>(?:pass|give|hand|move|rotate|shift)(?:es|s)? "
            r"(?:all )?(?:(?:of )?their |the |all )?(?:whole |entire )?(?:hand|hands|cards) )(?:over |along "
            r")?(?:one|1) "
            r"(?:seat|place|position|spot|player|chair|space) ", "<pass>"),
        row("those", r"those (?:two|2|three|3|players) (?=(?:swap|trade|exchange|draw|miss|discard|must|switch) "
            r")", "they"),
        row("from", r"(?:take|get|steal|grab) all (?:of )?(?:the )?(?P<which>(?:(?!from )\S+ ){1,3}?)from "
            r"everyone(?: else)? "
            r"'s hands? ", "everyone else gives all <which> to you"),
    )  # fmt: skip


def _others() -> tuple[Row, ...]:
    """Ways of saying that are whole clauses."""
    return (
        row("skips", r"(?P<who>(?:player|one|neighbour|left|right|you|opponent) )skips (?=[.!;,] |and |then |$)",
            "<who> misses a turn"),
        row("skipped", r"(?P<who>(?:must|is to) )be skipped (?=[.!;,] |and |then |$)", "misses a turn"),
        row("skipped", r"player 's skipped ", "player misses a turn"),
        row("card", r"(?P<top>(?:top|last) card )'s (?=(?:red|blue|green|yellow|a|an|wild|even|odd) )", "<top> is"),
        row("way", r"(?P<who>everyone |all players )(?P<pass>pass(?:es)? (?:all )?their (?:whole |entire "
            r")?(?:hand|cards) )in "
            r"the direction of play ", "everyone passes their hand to the next player"),
        row("away", rf"(?P<give>gives? {NUM}(?:cards? )?)away (?=to )", "<give>"),
        row("give", r"(?P<own>gives? )(?P<who>(?:(?![.!;:,?] |and |a )\S+ )+?)(?:a|one|1) card of "
            r"(?:your|their) own ",
            "<own> <who> a card"),
        row("pass give", r"(?:pass|give|hand) the (?:turn|next turn|next go) to (?P<who>(?:(?![.!;:,?] )\S+ "
            r")+?)(?=[.!;,] |and |$)",
            "<who> goes next"),
        row("shot shut", r"(?P<get>gets?|getting) (?:shot|shut|clear) of ", "discard"),
        row("crime", r"(?P<p>partner|buddy) in crime ", "<p>"),
        row("to", r"(?P<c>(?:choose|pick) )(?:someone|a player|anyone) to be (?:your|the|a) [a-z]+ [:.,;] "
            r"(?=you both |you and |"
            r"they |that player )", "<c> a player ."),
        row("down", r"go back down to ", "discard down to"),
        row("back", r"(?P<deal>deal (?:them|it|the cards) )(?:back )?out again ", "<deal> out"),
        row("it", r"the (?:player|one) it (?P<points>points|lands|stops) ", "whoever it <points>"),
        row("whoever", r"whoever won (?:last time|last|the last time|last game|last round|the last one) ",
            "the winner of the last game"),
        row("whoever", r"whoever (?:lost|misses) (?:last time|last|the last time|last game|last round|the last one) ",
            "the loser of the last game"),
        row("anything", r"cannot play anything (?:but|except|other than|besides) ", "may only play"),
        row("say call shout announce declare", r"(?<![a-z0-9'] )(?:say|call out|call|shout|announce|declare) a colour "
            r"(?:out loud |loudly |aloud )?", "choose a colour"),
        row("colour", r"(?:choose|pick|name) (?:a|any) colour and (?:a player|someone|another player) [:.,;] "
            r"(?:that player|they|the player|this player) ", "choose a colour . a player you choose"),
        row("who", r"(?P<who>(?!you )[a-z]+ )may (?P<choose>choose|pick|decide|name) who ", "<who> chooses who"),
        row("whatever", r"whatever (?P<card>the (?:next|last|previous) (?:\S+ )?card) "
            r"(?:says|does|is|shows|did) , it ",
            "<card>"),
        row("would", r"the player who would (?:now |then )?be next ", "the player who is now next"),
        row("merely simply only", r"(?P<are>(?:are|is|'re|'s) )(?:merely|simply|just|only) (?=skipped )", "<are>"),
        row("it", r"(?P<case>if it (?:is|'s) (?:(?![.!;] )\S+ )*?)[,;.] (?:and |but )?if it (?:is-not|is not|'s "
            r"not) (?:, )?",
            "<case> ; otherwise"),
        row("sec secs", r"secs? (?=(?:then|and|,|[.]|$))", "seconds"),
        row("time", r"^(?P<what>(?!first |next |last |each |every |this |one |any )[a-z]+ )time , ", "<what> time !"),
        row("ladies", r"^ladies and gentlemen (?:, )?(?:please )?", ""),
        row("up", r"^(?:it is |it 's )?up to you [,:] (?:either )?(?P<one>(?:(?![.!;:,?] )\S+ )+?)(?:, )?or "
            r"(?P<other>(?:(?![.!;:,?] )\S+ )+)", "you may choose : <one> ; or <other>"),
    )  # fmt: skip


IN_SHORT: tuple[Row, ...] = (
    *_people(),
    *_holders(),
    *_spared(),
    *_given(),
    *_laid_down(),
    *_penalties(),
    *_shown(),
    *_cards(),
    *_back(),
    *_others(),
    row("number", r"(?P<any>(?:a|any|one) number )(?:from |between )?(?P<a>0|zero|1|one) "
        r"(?:through|thru|to|and|up to) "
        r"(?P<b>[0-9]{1,2}|five|six|nine|ten) ", "<any> from <a> to <b>"),
    row("cannot", r"(?P<if>if (?:you |they |he |she |the (?:[a-z]+ ){1,5}?))cannot (?:discard|show|produce|lay "
        r"down|put down|give "
        r"(?:you|them|up)|give) (?=(?:a|an|any|one) (?:[a-z0-9]+ ){1,2}(?:, |(?:they|you) ))", "<if> do-not have"),
    row("turn go", r"(?:do-not get|gets? no|do-not have|cannot have|cannot take) (?:(?:a|their|your|to take "
        r"a|to have a) )?"
        rf"(?:next )?(?:turn|go) {ENDS}", "misses a turn"),
    row("give gives pass", rf"(?:take|steal|grab) (?P<n>{NUM})(?:random )?cards? (?:at random )?from "
        rf"(?P<a>(?:(?![.!;:,?] |and )"
        rf"\S+ )+?)(?:, )?(?:and|then|and then) (?:give|pass) (?:it|them|both|all of them|them all) to "
        rf"(?P<b>(?!them |you )(?:(?![.!;:,?] |and )\S+ )+?){ENDS}", "<b> takes <n> cards from <a>"),
    row("and", rf"(?P<give>(?:give|deal)s? )(?P<a>(?:your|the) (?:(?!and )[a-z']+ "
        rf"){{1,5}}?)(?P<n>{NUM})(?P<c>cards? )and "
        rf"(?P<b>(?:your|the) (?:(?!and )[a-z']+ ){{1,5}}?)(?P<m>{NUM})(?:cards? )?(?=[.!;] |$)",
        "<give> <a> <n> <c> and <give> <b> <m> cards"),
    row("vote votes", r"(?P<vote>votes? )(?:for|on) (?:someone|a player|anyone|one player) to "
        r"(?=(?:draw|miss|discard|show|give|swap) )",
        "<vote> on who must"),
    row("between", r"(?:may choose|chooses|choose|picks|decides|must choose|must decide|must pick) between "
        r"(?P<a>(?:(?![.!;:,?] )\S+ ){1,6}?)(?:and|or) (?P<b>(?:drawing|discarding|"
        r"skipping|missing|giving|showing|swapping|taking) "
        r"(?:(?![.!;:,?] )\S+ )*)", "may choose : <a> ; or <b>"),
    *(row(f"{base}ing {base}ning {base[:-1]}ing {base}ping", rf"(?P<after>(?:: |or |otherwise |instead , ))"
          rf"(?:{base}ing|{base[:-1]}ing|{base}ping) ", f"<after> {base}")
      for base in ("draw", "discard", "skip", "miss", "give", "show", "swap", "take")),
    row("away", rf"(?<![a-z0-9,'] )(?P<give>give {NUM}(?:cards? )?)away (?=[.!;] |or |$)", "<give> to a player "
        "you choose"),
    row("or", rf"(?P<or>or give {NUM}(?:cards? )?)away (?=[.!;] |$)", "<or> to a player you choose"),
    row("that which", r"(?P<cards>cards? )(?:that|which) (?:are|is) (?=(?:lower|higher|"
        r"smaller|bigger|greater|less|over|under|above|"
        r"below|even|odd|numbered) )", "<cards>"),
    row("neighbour", r"(?:each|every) neighbour ", "both your neighbours"),
    row("odd even", r"(?P<counted>an (?:even|odd) number of cards (?:\S+ )*?)an (?P<other>even|odd) number "
        r"(?!of |card)",
        "<counted> an <other> number of cards"),
    row("and", r"(?P<rule>nobody may (?P<deed>[a-z]+ )(?:(?![.;!] )\S+ )*)[.;!] (?P=deed)and (?:you )?(?:must )?"
        r"(?=draws? )", "<rule> ; whoever breaks it"),
    row("all every", r"(?P<all>(?:all|every) (?:(?![.;!] )\S+ )*)[.;!,] (?:yes (?:, )?)?(?:all|every (?:single "
        r")?(?:one|"
        r"card)|each and every one) of (?:them|it|those) (?=[.!;] |$)", "<all>"),
    row("?", r"(?P<asked>(?:would|may|must) (?:(?![.;!?] )\S+ )+)\? ", "<asked> ."),
    row("contest war", r"(?P<contest>(?:contest|war) .*?)whoever (?:blinks|flinches|laughs|smiles|breaks|gives up) "
        r"(?!first |last )", "<contest> the loser"),
    row("you", r"(?<![a-z0-9'] )you (?=(?:skip|block|freeze) (?:them|him|her|the|a|everyone|someone|anyone|that) )"),
    row("you", r"(?P<joint>(?:and|then|,) )you (?=(?:skip|block|freeze) (?:them|him|her|that) )", "<joint>"),
)  # fmt: skip
"""Behind the adverbials."""
