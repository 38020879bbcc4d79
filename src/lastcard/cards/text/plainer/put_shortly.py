"""What people write in few words, because everybody at the table knows it: rows of `retold`, as in `loosely`."""

import re
from collections.abc import Callable

from lastcard.cards.text.plainer.afterthoughts import ALL, COLOUR, NUM
from lastcard.cards.text.words import NUMBERS

Meant = str | Callable[[re.Match[str]], str]

_END = r"(?=[.,;!]|$| and )"
_STOP = r"(?=[.!]|$)"
_KIND = rf"(?:(?:{COLOUR}|wild|action|number|skip|reverse) cards?|wilds?|skips?|reverses?|{COLOUR}s?|[0-9]s?)"
_PERSON = r"(?:player|person|one|guy)"
_SOMEBODY = (
    rf"(?:someone|somebody|anyone|anybody|(?:a|any|another|one|some)(?: other)? {_PERSON}|whoever)(?: (?:you "
    rf"(?:want|like|choose|pick)|of your (?:choice|choosing)))?"
)
_WHO = (
    rf"(?:the )?(?:next|previous) {_PERSON}|(?:the )?{_PERSON} (?:on|to) your (?:left|right)|(?:the )?{_PERSON} "
    rf"(?:across from|opposite|after|before) you|{_SOMEBODY}"
)
_THEY = r"(?:they|he|she|that (?:player|person))"
_LEAD = r"(?:first|last|slowest|fastest|loser|winner)"
_GETS_UP = r"(?:draws?|takes?|picks? up|gets?)"


def _same_number(one: str, other: str) -> bool:
    """Whether two words say the same number."""
    one, other = one.lower().lstrip("+"), other.lower().lstrip("+")
    return str(NUMBERS.get(one, one)) == str(NUMBERS.get(other, other))


def _doubled(found: re.Match[str]) -> str:
    """`doubles the cards in their hand`, of their own hand."""
    yours = found["who"].lower().endswith("you")
    if (re.search(r"\byou", found["whose"], re.IGNORECASE) is not None) != yours:
        return found[0]
    return f"{found['who']} {found['doubles']} {'your' if yours else 'their'} hand"


def _said_again(found: re.Match[str]) -> str:
    """`Draw 20. Yes, twenty.`: the same number, said once more."""
    counts = re.findall(r"\+?\w+", found["before"])
    return found["before"] if any(_same_number(count, found["n"]) for count in counts) else found[0]


def _up_to(found: re.Match[str]) -> str:
    """One card after the other until you say stop: as many as you choose, if it is said how many at most."""
    return f"choose a number from 1 to {found['most']}. {found['who']} draws that many cards"


def _from_the_other(found: re.Match[str]) -> str:
    """Cards that go from one of the two in a contest to the other."""
    other = "winner" if found["who"].lower().endswith("loser") else "loser"
    return f"{found['who']} takes {found['n']}{found['cards']} from the {other}"


PUT_SHORTLY: tuple[tuple[str, Meant], ...] = (
    # What goes with a deed, and is known by it
    (r"\bwithout (?:looking|peeking|a look)(?: (?:at|into) (?:it|them|the cards?|(?:their|your) hand))?(?: (?:first|"
     r"before|beforehand|at all))?" + _END, "without looking"),
    (r"\b(?:secretly|privately|quietly) (?=(?:look|peek)s? (?:at|into)\b)|(?<=\blook )(?:secretly|privately|"
     r"quietly) (?=at\b)|(?<=\bpeek )(?:secretly|privately|quietly) (?=at\b)", ""),
    (rf"^(?:i |we )?(?:dare|challenge) (?P<who>{_WHO}) to (?!(?:a|an|rock)\b)(?=[^.]*(?:[.;,!] (?:and |but )?if "
     rf"{_THEY}|,? or (?:else )?(?:{_THEY} )?(?:must |has to |have to )?(?:draw|take|pick|miss|lose)))",
     r"\g<who> must "),
    (r"(?P<who>\b(?:everyone|everybody|anyone|anybody|whoever|all players|players)(?: (?:who|that|with))?(?: (?:has|"
     r"have|holds?))? that (?P<kind>number|colou?r)(?: in (?:their|his|her) hands?)?),? (?:must |has to |have to "
     r")?(?P<deed>draws?|takes?|picks? up) (?:a|one|1)(?: card)? for (?:each|every)(?: one)?" + _STOP,
     lambda found: f"{found['who']} draws 1 card for each card {'with' if found['kind'] == 'number' else 'of'} that "
     f"{found['kind']} they hold"),
    (rf"(?<=[.;!:,] )(?P<who>(?:the )?(?:loser|winner)) (?:takes|draws|gets|steals|picks) (?P<n>{NUM})(?P<cards> "
     rf"cards?) from the other(?: (?:one|player|person))?" + _STOP, lambda found: _from_the_other(found)),
    (rf"^(?P<who>{ALL}(?: else)?|each player)(?:,? in turn)?,? (?:must |has to )?(?:plays?|puts? down|discards?|lays? "
     rf"down) (?:a|one|1) card (?:of|in) (?:the|a|any) colou?r (?:that )?you (?:call|choose|name|say|pick)(?: "
     rf"out)?[.;,!] (?:and |but )?(?:anyone|anybody|whoever|everyone|any player)(?: who)? (?:can['’]?t|cannot|can not|"
     rf"has none|does(?:n['’]?t| not) have (?:one|any))(?: (?:play|do so|do it|do that))?(?: one)?,? (?:must |has to "
     rf")?draws? (?P<n>{NUM})(?: cards?)?" + _STOP,
     r"choose the colour. \g<who> discards a card of that colour; whoever cannot draws \g<n>"),
    (r"^if (?:anyone|someone|somebody|a player|another player|anybody) (?:gives you|plays|uses|hits you with|puts|"
     r"lays) (?:a|any|another) draw card(?: (?:on|at|against) you)? before your next turn,? (?:then )?(?:they|that "
     r"player|he or she) (?:must |has to |have to )?draws? (?:the cards|them|it|those|those "
     r"cards)(?: instead)?(?: of you)?" + _STOP,
     "until your next turn, the next draw card played on you goes back to whoever played it"),
    (rf"(?P<rule>^(?=[^.;]*\b(?:no|nobody|no one|not|can['’]?t|cannot|never)\b)[^.;]*\b(?:until|till|for (?:one|the|a|"
     rf"two|2)|while)\b[^.;]*?)(?:[.,;!]|,? and)+ (?:and )?(?:anyone|anybody|whoever|any player)(?: who)? does(?: it| "
     rf"so| talk| speak)?,? (?:must |has to )?(?:draws?|takes?|picks? up|gets?) (?P<n>{NUM})(?: cards?)?" + _STOP,
     r"\g<rule>; whoever breaks it draws \g<n> cards"),
    (rf"[.,;:!] (?:and )?(?:each|every|any) (?:slip|mistake|slip-?up|laugh|giggle|smile)(?:[- ]up)? (?:costs|is|will "
     rf"cost|means)(?: (?:you|them|whoever does it))? (?:drawing )?(?P<n>{NUM}) cards?" + _STOP,
     r"; whoever breaks it draws \g<n> cards"),
    (r"^(?P<deed>(?:swap|trade|switch|exchange) (?:hands|cards|your hand) with [^.,;]+?),? or (?:just )?(?:keep|stay "
     r"with|stick with|hold on to) (?:your own|yours|your hand|your own hand|your cards|what you(?:['’]ve got| "
     r"have))(?: if you (?:like|want|prefer)(?: (?:it|to|that|them))?(?: better| more)?)?" + _STOP,
     r"you may \g<deed>"),
    (rf"^do (?=(?:your|the|some|somebody|someone)\b[^.;]*?,? or (?:else )?(?:draw|take|pick up) {NUM}(?: "
     rf"cards?)?[.!]?$)", "you must do "),
    (r"^you (?=(?:name|choose|pick|say|call) (?:a|any) (?:number|colou?r)\b)", ""),
    (r"\b(?:each|every) player who (?:has|holds) (?:(?:at least )?one|any|a card) (?:of|with) that (number|colou?r),? "
     r"(?:has to|must) (draw|discard)\b", r"everyone who holds that \1 \2s"),
    (r"^(?:you (?:get|take) |take )?another turn(?: right away| now)?,? (?:and )?then (?:another|one more|a second)(?: "
     r"one| turn)?(?: after that| too| as well)?" + _STOP, "take 2 more turns"),
    # Turns
    (rf"\b({ALL}|{ALL} else) skips?(?: (?:a|their|this|one))?(?: turn| go)?,? (?=(?:except|but|other than|apart "
     rf"from)\b)",
     r"\1 misses a turn "),
    (r"(\b(?:everyone|everybody|all players)\b[^.;]*? (?:except|but) (?:for )?(?:you|me)),? (?:so|and|which means|"
     r"meaning)(?: then)? (?:you )?(?:get to |can )?(?:take another turn|go again|play again|get another turn|"
     r"it['’]?s your turn again)" + _STOP, r"\1"),
    (rf"\b((?:{_WHO}|they) (?:can['’]?t|cannot|can not|may not|is not allowed to|isn['’]?t allowed to|can only|may "
     rf"only|must only|only|must) (?:only )?play[^.;,]*?) (?:during |on |for )?this turn" + _END, r"\1 on their "
     r"next turn"),
    (r"(\b(?:whenever|every time|each time) [^.;]*?), (?:and )?(?=(?:whenever|every time|each time) )", r"\1. "),
    (r"\b(whenever|every time|each time|if) ((?:someone|anyone|somebody|a player|anybody) plays [^.,;]*?) this "
     r"(?:round|game)(?=[, ])", r"\1 \2 for the rest of the round,"),
    (rf"\b(?:skip|jump|go|move) (?:straight |directly )?to (?P<who>whoever you (?:want|like|choose)|"
     rf"{_SOMEBODY})[,.;!] (?:and )?(?:it['’]?s|it is) (?:now )?their turn(?: now| next)?" + _STOP, "a player you "
     "choose goes next"),
    # How many
    (rf"(?P<before>\b{NUM}\b[^.!]*|\b(?:draw|discard|take) \w+(?: cards?)?)[.!,]+ (?:yes|yep|yeah|that['’]?s right|"
     rf"i said|really|seriously|correct),? (?P<n>\+?\w+)(?: cards?)?(?=[.!]|$)", _said_again),
    (r"\b((?:until|till) (?:you|they|he|she) (?:have|has|hold|holds|get|gets) (?:back )?(?:\d+|five|six|seven)(?: "
     r"cards?)?) (?:again|once more|in (?:total|all))" + _END, r"\1"),
    (r"\b(?P<who>you|they|everyone|everybody|[\w ]+?(?:player|person|cards)) (?P<doubles>doubles?) (?:up )?(?:the "
     r"(?:number of |amount of )?)?cards (?P<whose>in (?:your|their|his|her) hand|(?:you|they) (?:have|hold))" + _END,
     _doubled),
    (r"^doubles? (?:up )?(?:the )?(?:number of )?(?:your )?cards(?: in your hand| you have| you hold)?" + _STOP,
     "double your hand"),
    (rf"\b(?P<who>{_WHO}) {_GETS_UP} (?:one card at a time|cards one (?:at a time|by one)|cards|a card at a time) "
     rf"(?:until|till) you (?:say|tell them to|shout|call) stop(?:,? ?\(?(?:max(?:imum)?|up to|at most|no more than|"
     rf"limit)(?: of)? (?P<most>\d+)(?: cards)?\)?)" + _STOP, _up_to),
    (r"\bdraws? the (?:total|sum)(?: of (?:both|the two|the dice|them|both dice))?" + _END,
     lambda found: f"{found[0].split()[0]} that many cards"),
    (r"\bthe same (?:number|amount)(?: of cards)? as (?:the )?(?:number on )?the last number card(?: (?:that was "
     r")?played)?"
     + _END, "as many cards as the number on the last number card"),
    (r"\bfor (?:each|every) ([0-9]) (?:that )?(?P<they>they|you)(?:['’](?:re|ve)| are| have)? ?(?:holding|got|have|"
     r"hold)?" + _END,
     r"for each card with the number \1 \g<they> hold"),
    (rf"\bskip (?:the )?next {_PERSON} and (?:also |then )?(?:the )?(?:{_PERSON} |next )?(?:after (?:that|them|him|"
     rf"her)|one after)" + _END,
     "the next 2 players miss a turn"),
    # A card that somebody is asked for
    (rf"^ask (?P<who>{_WHO}) for (?P<card>an? (?:(?:{COLOUR}|wild|skip|reverse|[0-9])(?: card)?|"
     rf"(?:action|number) card))(?P<given>[.;,] if "
     rf"{_THEY} (?:have|has|do|does|holds?)(?: (?:it|one))?,? {_THEY} (?:must |has to |have to )?gives? (?:it|one) "
     rf"to you)?"
     rf"[.;,] (?:and |but )?(?:if not|otherwise|if {_THEY} (?:don['’]?t|doesn['’]?t|do not|does not|can['’]?t|have "
     rf"none|has none)"
     rf"(?: have (?:it|one|any))?),? (?P<then>[^.;,]+)" + _STOP, lambda found: _asked_for(found)),
    (rf"\bthat(?:['’]s| is) (?:how many|the number of)(?: cards)? (?P<who>{_WHO}|{ALL}(?: else)?) (?:must |has to |"
     rf"have to )?(?P<deed>draws?|takes?|"
     r"picks? up|gets?|discards?)" + _END, lambda found: f"{found['who']} "
     f"{'discards' if found['deed'].startswith('disc') else 'draws'} that many cards"),
    (rf"\b(?P<what>(?:{ALL}) [^.,;]+?),? but (?:you|i) (?:don['’]?t|do not)" + _STOP, r"\g<what>, except you"),
    # Half a hand
    (r"\b(?:divide|split|cut) your (?:hand|cards) in (?:half|two),? (?:and )?(?:then )?(?:give|hand|pass) (?:it|"
     r"half|one|one half|half of (?:it|them)|the other half|one (?:pile|part)|a half) to (?=\w)", "give half your "
     "cards to "),
    (r"\bgive(s?) (half|all)(?: of)? (your|their) (hand|cards) away to\b", r"give\1 \2 \3 \4 to"),
    # Cards that go round
    (rf"\b({ALL}) (?:slides?|shifts?|moves?|sends?|shoves?|hands?|rotates?|passes|pass) (?:all )?(?:of )?(?:their "
     rf")(?:whole |entire )?(?:hands?|cards)(?: over)?(?: one)? to the (left|right)" + _END,
     r"everyone passes their hand to the player on their \2"),
    (r"^(?:pass|slide|shift|move|send) (?:all (?:the )?|all of the |the |everyone['’]?s |everybody['’]?s )(?:cards|"
     r"hands?)(?: over)?(?: one)?(?: (?:seat|place|spot|person|player))? to the (left|right)" + _STOP,
     r"everyone passes their hand to the player on their \1"),
    (r"^(?:rotate|pass|shift|move|slide) (?:(?:all )?(?:the |your )?hands|all cards|everyone['’]?s (?:hands?|"
     r"cards))(?: around)?(?: one (?:seat|place|spot|player|person))? (clockwise|counter-?clockwise|"
     r"anti-?clockwise)" + _STOP,
     lambda found: f"everyone passes their hand to the player on their "
     f"{'left' if found[1].lower() == 'clockwise' else 'right'}"),
    (r"\ball (?:the |of the )?hands (?:move|rotate|shift|go|pass|are passed)(?: a?round| on)+(?: the table)?(?: "
     r"(?:one (?:seat|place|person|player|spot)|by one))?" + _END, "everyone passes their hand to the next player"),
    (rf"\b(?:{ALL}) (?:puts?|throws?|tosses|places?|lays?) (?:all )?(?:of )?(?:their|your) (?:hands?|cards)(?: "
     rf"down)? (?:in|into|on) (?:a|one|the|one big|a big) (?:pile|heap|stack|middle)[,.;]? (?:and )?(?:then "
     rf")?(?:you )?(?:shuffle (?:them|it|everything)?(?: up)?(?: and|,) )?(?:you )?(?:re)?deals? (?:them|it|"
     rf"everything|the cards)?(?: back)?(?: out)?(?: "
     r"again)?(?: evenly)?" + _STOP, "shuffle all hands together and deal them out evenly"),
    (rf"\b(?:{ALL}) (?:picks?|chooses?|selects?) (?:a|one|1) card (?:to put|and puts?(?: it)?|and places? it|to "
     rf"place|and throws? it)(?: face down)? (?:in|into) the (?:middle|cent(?:er|re))[,.;] (?:and )?(?:then "
     rf")?(?:you )?(?:shuffle|mix)(?: them| it| the cards)?(?: up)?(?:,| and|, and)? (?:then )?(?:{ALL}|they|all)? "
     rf"?(?:takes?|draws?|gets?|picks?) (?:a|one|1)(?: card)?(?: back)?" + _STOP,
     "everyone puts 1 card in the middle, where they are mixed, and takes as many back"),
    (r"\bshuffle (?:everyone|everybody|all players)['’]?s? (?:hands?|cards)(?: together| up)?,? (?:and )?(?:then "
     r")?deal (?:them|everything|the cards)(?: back)? out(?: again)?" + _STOP, "shuffle all hands together and deal "
     "them "
     "out evenly"),
    (r"\b(?P<side>left|right)[- ]hand(?:ed)? (?=neighbou?r)", r"\g<side> "),
    (rf"\b(?P<gives>gives? (?:you|them|someone|the next player|the player on your (?:left|right))) (?:their|your|"
     rf"his|her) (?P<n>{NUM}) (?:best|"
     r"worst|favou?rite|most useless) cards" + _END, r"\g<gives> \g<n> cards"),
    # A new hand
    (rf"\b({ALL}) (?:gets?|draws?|takes?|is dealt|receives?) (?:a|an entirely|a whole|a completely) ?(?:brand )?new "
     rf"hand of (?P<n>{NUM})(?: cards)?" + _END,
     r"everyone returns their hand to the draw pile, shuffles it and draws \g<n>"),
    (r"\b(?:exchange|swap|trade|replace)s? (?P<whose>your|their)(?: whole| entire)? (?:hand|cards) (?:for|with|by) "
     r"the (?:top|next|first) (?P<n>\d|two|three|four|five|six|seven)(?: cards?)?(?: (?:of|from|off|on)(?: top of)? "
     r"the (?:deck|draw pile|pile))?" + _STOP,
     lambda found: f"return {found['whose']} hand to the draw pile, shuffle it and draw {found['n']}"),
    (r"\b(?:trade|swap|exchange|turn)s?(?: in)? (?P<whose>your|their)(?: whole| entire)? (?:hand|cards) (?:in )?for "
     r"(?:the same (?:number|amount) of|as many|an equal number of|just as many) (?:(?:brand )?new|fresh|other) "
     r"(?:cards|ones)(?: (?:from|off) the (?:deck|draw pile|pile))?" + _STOP,
     lambda found: f"return {found['whose']} hand to the draw pile, shuffle it and draw as many"),
    (rf"^start over[,:.!]? (?:{ALL}) (?:shuffles?|throws?|puts?|tosses) (?:(?:their (?:hand|cards)|everything|it) "
     rf")?(?:back )?in(?:to the deck| the deck)? and (?:gets?|draws?|is dealt|takes?) ({NUM})(?: new| fresh)?(?: "
     rf"cards)?" + _STOP,
     r"everyone returns their hand to the draw pile, shuffles it and draws \1"),
    (rf"\b(?P<who>{_WHO}) (?:must |has to )?starts? over with (?P<n>{NUM})(?: new| fresh)?(?: cards)?" + _END,
     r"\g<who> returns their hand to the draw pile, shuffles it and draws \g<n>"),
    # Who, and what becomes of them
    (r"\bwith (fewest|least|most)" + _END, r"with the \1 cards"),
    (r"\b(choose|pick|name) (?:a|one) neighbou?r,? \(?(?:(?:on (?:your|the) )?left or (?:on (?:your|the) )?right|"
     r"right or left|either side)\)?,? (?=(?:and|to|who|they)\b)", r"\1 a neighbour "),
    (r"\b(choose|pick|name) (?:a|one) neighbou?r,? \(?(?:left or right|right or left|either side)\)?[.;:] ",
     r"\1 a neighbour. "),
    (rf"\b((?:gets? to|may|can) (?:discard|draw|throw away|get rid of|drop|dump|give|put down)[^.,;]*?), (?:and "
     rf")?(?:the )?(?={_LEAD}\b)", r"\1. The "),
    (rf"(^|[.;!] )if (?P<who>the (?:next|previous) {_PERSON}|next {_PERSON}|the {_PERSON} (?:on|to) your (?:left|"
     rf"right)|the {_PERSON} "
     rf"(?:across from|opposite) you) (?P<has>(?:has|holds) [^.,;]+), (?:you )?(?P<swap>swap|switch|trade|exchange) "
     rf"(?:hands|cards)"
     + _STOP, r"\1if \g<who> \g<has>, you \g<swap> hands with them"),
    (r"\b(?P<lose>lose|miss)(?P<s>s|es)? (?:a|one|their|your|his|her) turn for (?P<n>\d|two|three|four|five) "
     r"(?:rounds|turns)" + _END,
     r"\g<lose>\g<s> \g<n> turns"),
    (rf"(?:^|(?<=[.!;] ))(?:the )?next (?:{_PERSON}) to (?P<deed>(?!play|draw|discard|go|have|take|get|lose|miss|"
     rf"call|put|lay|win)\w[^.,;]*?) "
     rf"(?={_GETS_UP} |discards?|must|has to|misses|loses)", r"first player to \g<deed> "),
    (rf"(?:^|(?<=[.!;] ))(?:the )?next {_PERSON} (?:who|that) (?P<deed>talk|speak|laugh|smile|swear|giggle|blink|"
     rf"sneeze|yawn)s (?=[a-z])",
     r"first player to \g<deed> "),
    (r"\bgets? (?:a|one) free discard\b", "may discard 1 card"),
    (r"\bgets? (\d|two|three) free discards\b", r"may discard \1 cards"),
    (rf"^(?P<what>(?:pick up|draw|take|discard|miss|lose|skip) [^.,;!]+), (?P<who>(?:the )?next {_PERSON})" + _STOP,
     r"the next player must \g<what>"),
    (rf"\b{ALL} (?:reveals?|shows?|says?|counts?|tells?|announces?)(?: out loud)? how many (?P<what>{_KIND}) "
     rf"(?:they (?:have|hold)|(?:is|are) in their hand)[,.;:] (?:and )?(?:whoever|the (?:player|person|one) (?:who|"
     rf"that)) (?:has|holds|had|with) "
     r"(?:the )?(?P<most>most|fewest|least)(?: of them| cards)?(?= )", r"the player with the \g<most> \g<what>"),
    (r"\b(?:the )?(player|person) with the (most|fewest|least) (\w+) card (?=\w)", r"the \1 with the \2 \3 cards "),
    # Draws that come from somebody else, and nothing that is drawn
    (r"\bdraw (?P<n>a|1|one|2|two|3|three)(?: random)? (?P<cards>cards?) from (?P<who>[^.,;]+?),? instead of "
     r"(?:from )?the (?:deck|draw pile|pile)" + _STOP, r"take \g<n> \g<cards> from \g<who>"),
    (r"\b(everyone|everybody|all players) (draws?|discards?|takes?|misses) ([^.,;]+?)[,.;] (?:but |and )?(?:you|i) "
     r"(?:draw|discard|take|get|miss) (?:none|nothing|no cards?|no turn)(?P<rest> and | but |[.!,]|$)",
     lambda found: f"everyone else {found[2]} "
     f"{found[3]}{'. ' if found['rest'].strip() in ('and', 'but') else found['rest']}"),
    # Cards of a colour that was called
    (r"\b(?P<before>(?:choose|pick|name|call|say) (?:a|any|one|the) colou?r[^.;]*?[.,;:!] (?:and )?(?:anyone|"
     r"everyone|whoever|any player|anybody|everybody|if the next player|the next player)(?: who)? )(?:doesn['’]?t|"
     r"does not|don['’]?t) have (?:it|any(?: of it)?|one|that colou?r),? (?:must |has to |they )?draws? (?:until|"
     r"till) they (?:do|have (?:it|one)|get (?:it|one))" + _STOP, r"\g<before>has no cards of that colour draws "
     r"until they draw a card of that colour"),
    (rf"\b(?:anyone|everyone|whoever|any player|anybody|everybody|all players)(?: who)? (?:doesn['’]?t have|does "
     rf"not have|don['’]?t have|has no|without)(?: an?y?)? (?P<colour>{COLOUR})s?(?: cards?)?,? (?:must |has to |"
     rf"they )?draws? (?:until|till) they (?:do|have (?:it|one)|get (?:it|one))" + _STOP,
     r"everyone who has no \g<colour> cards draws until they draw a \g<colour> card"),
    (r"\b((?:one|1|a) card) of any colou?r\b", r"\1"),
    (r"^no (?:action|special) cards?(?: allowed)? (?P<when>(?:for|until|till) [^.,;]*?), (?:just|only|nothing but) "
     r"(?:number cards|numbers)" + _STOP, r"everyone may only play number cards \g<when>"),
    (r"\b(?:play|lay down|put down|discard|throw out|get rid of) as many cards (?:of|with) the same number as you "
     r"(?:want|like|can|wish)(?: (?:right now|at once|now|in one go|all at once|this turn|together))?" + _STOP,
     "choose a number from 0 to 9. discard any number of cards with that number"),
    # Cards from the deck that are kept and handed out
    (rf"\b(?:takes?|draws?|picks? up|grabs?|looks? at)(?: the)? (?:top )?(?P<n>{NUM}) cards?(?: (?:off|from|of|"
     rf"on)(?: top of)? the (?:deck|draw pile|pile))?[,.;]? (?:and |then )*(?:you )?keep (?P<kept>{NUM})(?: of "
     rf"them)?(?: for yourself)?,? (?:and )?(?:then )?(?:hand out|give out|give away|pass out|deal out|distribute) "
     rf"(?:the )?(?:other|rest|others|remaining)(?: (?P<more>{NUM}))?(?: cards?| ones?)?(?: (?:to (?:anyone|whoever|"
     rf"any players?|the other players|others|other players)|however)(?: you (?:want|like|choose))?)?" + _STOP,
     lambda found: _handed_out(found)),
    # A card that is put back, for a new one
    (r"\byou (?:can|may) (?:put|return|place|shuffle) (?:one|1|a|any) card (?:back )?(?:in|into|to|under|on the "
     r"bottom of|at the bottom of) the (?:deck|draw pile|pile),? and (?:pick|draw|take|get)(?: up)? (?:a|one|1)(?: "
     r"(?:new|fresh|another))?(?: (?:one|card))?(?: instead)?" + _STOP, "you may put 1 card below the draw pile. if "
     "you do, draw 1"),
    # What somebody is told to do
    (rf"^(?P<opens>(?:pick|choose|make|get|dare) (?:{_WHO}) (?:to )?(?!draw|discard|take|skip|miss|give|show|swap|"
     rf"play)[^.;,!]+[.;,!] (?:and )?if {_THEY} (?:refuses?|do not|don['’]?t|doesn['’]?t|won['’]?t|can['’]?t|cannot|"
     rf"fails?|chickens? out)(?: to)?(?: do it)?,?) (?:{_THEY} )?(?:has|have|need|needs) to (?P<then>draw|take|pick "
     rf"up|miss|lose|discard)\b",
     r"\g<opens> they \g<then>"),
    (rf"^(?P<deed>(?!draw|discard)[^.;]+?),? or (?P<then>draws? {NUM}(?: cards?)?)[,.;] you(?:['’]?ve)? (?:get|got|"
     rf"have)(?: only)? (?P<time>\d+|ten|twenty|thirty|sixty|one|a|two) (?P<unit>seconds?|minutes?)" + _STOP,
     r"\g<deed> in \g<time> \g<unit> or \g<then>"),
    (r"^(?P<flip>(?:flip|toss) a coin)[,.:;] if you (?:win|call it(?: right)?|guess(?: it)? right),? "
     r"(?P<won>[^.;,]+)[,.;] (?:and |but )?"
     r"(?:if you (?:lose|don['’]?t|get it wrong|guess(?: it)? wrong)|otherwise|if not),? (?P<lost>[^.;,]+)" + _STOP,
     r"\g<flip>: if it is heads, \g<won>; otherwise \g<lost>"),
    (rf"[.;,!] if you win,? they (?:must |have to )?(?P<deed>draw {NUM}|take {NUM}|pick up {NUM})(?: cards?)?[,.;] "
     rf"(?:and |but )?if you lose,? "
     r"you (?:do|(?:must |have to )?(?P=deed)(?: cards?)?)" + _STOP, lambda found: f". The loser draws "
     f"{found['deed'].split()[-1]}"),
    # Contests
    (rf"^(?:the )?first (?:person |one |player )?to (?P<deed>[^.,;]+?) (?P<then>(?:gets? to|may|can|discards?|gets? "
     rf"rid|gives?) [^.;]+?)[,.;] (?:and )?(?:the )?last (?:person|one|player)?(?: to (?P<other>[^.,;]+?))? "
     rf"?(?P<lost>(?:must|has to|{_GETS_UP}|misses|loses) [^.;]+?)" + _STOP, lambda found: _first_and_last(found)),
    (r"^((?:the )?(?:first|last|fastest|slowest)\b[^.;]*? (?:gets? to|may|can) [^.;,]*?), (?:and )?(?=everyone "
     r"else\b)", r"\1. "),
    (rf"\b(?P<who>everyone|everybody) (?P<deed>slap|touch|grab|hit|tap|smack)s? (?P<what>the (?:card|pile|table|"
     rf"deck|cards))[!.,;:] (?:and )?(?:the )?(?P<lead>slowest|last|fastest|first)(?: (?:one|person|player|hand|to "
     rf"do it|to do so))? (?=(?:{_GETS_UP}|discards?|gets? rid|may|can|must|has to|misses|loses)\b)",
     lambda found: _raced(found)),
    # What people keep to
    (r"\b(?:stay|remain|keep) (?=(?:quiet|silent|completely (?:quiet|silent))\b)", "be "),
    (rf"\b(?P<who>{ALL}|{_WHO}) (?:stays|remains|keeps) (?=(?:completely )?(?:quiet|silent)\b)",
     r"\g<who> must be "),
    (r"\bwhoever (?P<deed>talks|speaks|laughs|smiles|moves|blinks|swears) (?:next|first) (?=(?:draws?|takes?|picks?|"
     r"gets?|must|has)\b)",
     lambda found: f"the first player to {found['deed'][:-1]} "),
    # As cards are called
    (r"^(?:wild )?(?:\+|draw |plus )(?P<n>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: cards?)?[:,.;!] "
     r"(?:you )?(?:choose|pick|decide|say) "
     r"who (?:gets|takes|draws) (?:it|them|the cards)" + _STOP, r"a player you choose draws \g<n>"),
    (r"^(?:wild )?(?P<plus>\+\d{1,2}|(?:wild )?(?:draw|plus) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|"
     r"ten))(?: cards?)?(?:,| and|, and|[.;!]) (?P<rest>(?:you )?(?:may |can |get to )?(?:choose|pick|change|name|"
     r"call) (?:the|a|any) (?:next )?colou?r)" + _STOP,
     lambda found: _as_called(found)),
    (r"\bthe next (?:draw 2|\+2|draw two)(?: card)? (?:is|becomes|counts as|turns into|will be) (?:a |an )?(?:draw "
     r"4|\+4|draw four)(?: instead)?" + _STOP, "the next draw two card counts double"),
    (r"^(?P<name>mirror|reflect|reflector|bounce|boomerang|uno reverse|counter)?[:!.,]? ?the next draw card "
     r"(?:bounces|goes|is sent|gets sent|is reflected|gets reflected) back" + _STOP, "the next draw card played on "
     "you goes back to whoever "
     "played it"),
    # The discard pile
    (r"\b(takes?|picks? up|draws?|gets?|collects?) the (?:whole|entire|complete) pile" + _END, r"\1 the whole "
     r"discard pile"),
    (r"\b(blocks? (?:any|the next) draw card)[.;!] (?:play|use|keep|show) (?:it|this|this card) (?:when|if|"
     r"whenever) (?:someone|somebody|anyone|a player) (?:plays|uses|puts) (?:a )?(?:\+2|draw 2|draw two) or (?:a "
     r")?(?:\+4|draw 4|draw four) (?:on|against) you(?: and|,)? (?:then )?you (?:don['’]?t|do not) (?:have to|need "
     r"to) draw(?: (?:anything|any|cards|it|them))?"
     + _STOP, r"\1"),
    # Words that sound the same
    (r"\b(if|when|unless|because|as|and|but|cause|cuz|while) your (?=(?:the|a|an|not|allowed|holding|wearing|winning|"
     r"losing|sitting|safe|protected|forced|stuck|skipped|immune|down to)\b)", r"\1 you are "),
    (r"\b(if|when|unless|because|and|but|while) their (?=(?:the|a|an|not|allowed|holding|wearing|winning|losing)\b)",
     r"\1 they are "),
    (r"\bwhos (?=hand|turn|cards)", "whose "), (r"\bwhos\b", "who is"), (r"\bwho ever\b", "whoever"),
    (r"\bloose(s?) (?=(?:a|the|their|his|her|your|one|1|two|2|next)\b)", r"lose\1 "),
)  # fmt: skip
"""Tried where everything else has failed."""


def _raced(found: re.Match[str]) -> str:
    lead = "last" if found["lead"].lower() in ("slowest", "last") else "first"
    return f"{lead} one to {found['deed']} {found['what']} "


def _first_and_last(found: re.Match[str]) -> str:
    """Two races in one: who is first wins something, and who is last loses."""
    return (
        f"everyone has a contest: first to {found['deed']}. the winner {found['then']}. "
        f"everyone has a contest: last to {found['other'] or found['deed']}. the loser {found['lost']}"
    )


def _as_called(found: re.Match[str]) -> str:
    count = re.sub(r"\D", "", found["plus"]) or found["plus"].split()[-1]
    return f"the next player draws {count} and misses a turn. {found['rest']}"


def _handed_out(found: re.Match[str]) -> str:
    count, kept = (_count(found[name]) for name in ("n", "kept"))
    rest = _count(found["more"]) if found["more"] else count - kept
    if rest != count - kept or rest < 1:
        return found[0]
    return (
        f"look at the top {count} cards of the draw pile, keep {kept} of them and put the others back in any order. "
        f"hand out {rest} cards from the draw pile as you like"
    )


def _count(said: str) -> int:
    said = said.lower()
    return 1 if said in ("a", "an") else NUMBERS.get(said) or int(said)


def _asked_for(found: re.Match[str]) -> str:
    """Somebody gives you a card for which you ask, if they hold one."""
    card = found["card"] if found["card"].endswith(" card") else f"{found['card']} card"
    they = _NOBODY_YET.fullmatch(found["who"]) is not None
    opening, who = ("choose a player. ", "they hold") if they else ("", f"{found['who']} holds")
    gives = "they give" if they else "that player gives"
    return f"{opening}if {who} {card}, {gives} {card} to you; otherwise {found['then']}"


_NOBODY_YET = re.compile(_SOMEBODY, re.IGNORECASE)
