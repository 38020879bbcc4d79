"""Who acts, how much and on what it hangs, said in half a sentence: rows of `retold`, as in `loosely`."""

import re
from collections.abc import Callable

from lastcard.cards.text.plainer.afterthoughts import ALL, COLOUR, NUM

Meant = str | Callable[[re.Match[str]], str]

_END = r"(?=[.,;!]|$| and )"
_DOES = r"(?:draws?|discards?|miss(?:es)?|gives?|shows?|takes?|skips?|loses?|picks?|gets?)"
_SIDE = r"(?:your )?(?P<side>left|right)(?:[- ]hand)?(?: neighbou?r| side)?"
_GROUP = (
    r"(?P<group>(?:[\w-]+ )?(?:people|lovers|owners|fans|drinkers|smokers|eaters|users|handers|supporters|haters)|"
    r"vegetarians|vegans|students|teachers|"
    r"engineers|"
    r"nurses|doctors|redheads|blondes|gamers|singles|smokers|grandchildren|twins|vampires|couples)"
)
_FINITE = {"miss": "misses", "pass": "passes"}


def finite(verb: str) -> str:
    """`draw` about one of several: `draws`."""
    verb = verb.lower()
    return _FINITE.get(verb) or (verb if verb.endswith("s") else f"{verb}s")


def _one_of(found: re.Match[str]) -> str:
    group = found["group"].lower()
    if re.search(r"\bone (?:of (?:the )?)?$", found.string[: found.start()]):
        return found[0]
    one = f"one of the {group}" if group.endswith("people") else f"a {group.removesuffix('s')}"
    return f"everyone who is {one} {finite(found['verb'])} "


def _plus(found: re.Match[str]) -> str:
    who, count = found["who"].strip(), found["n"]
    deed = f"draws {count}" if found["sign"] == "+" else f"discards {count} cards"
    if who.lower() in ("you", "me"):
        return deed.replace("draws", "draw").replace("discards", "discard")
    return f"{who} {deed}"


LOOSER: tuple[tuple[str, Meant], ...] = (
    # Who
    (rf"(?<!player )(?<!person )(?<!one )(?<!neighbour )(?<!neighbor )\bon (?:your|my) (?P<side>left|right) "
     rf"(?={_DOES}\b)", r"the player on your \g<side> "),
    (r"(\byou and the (?:person|player)|^the (?:person|player)) (opposite|across)(?= (?:swaps?|trades?|draws?|"
     r"discards?|gives?|shows?|must|and you)\b|[.,;!]|$)", r"\1 across from you"),
    (r"\b(?:the )?(?:winner so far|current winner|current leader)\b", "the player with the fewest cards"),
    (r"\b(?:whoever|the one who|the person who|the player who)(?:['’]?s got| has| is holding) (?:the )?(most|least|"
     r"fewest)(?: cards)?,? (?=(?:draws?|discards?|gives?|grabs?|takes?|picks?|must|swaps?|shows?|skips?)\b)",
     lambda found: f"the player with the {found[1]} cards must "),
    (r"\bto (?:whoever|the one who|the person who)(?:['’]?s got| has) (?:the )?(most|least|fewest)(?: "
     r"cards)?" + _END, r"to the player with the \1 cards"),
    (r"\bwith (most|least|fewest) cards\b", r"with the \1 cards"),
    (r"\bmust (draws|discards|gives|grabs|takes|picks|swaps|shows|skips)\b", lambda found: f"must {found[1][:-1]}"),
    (rf"\b(\d|two|three|2|3) others (?={_DOES}\b)", r"\1 other players "),
    (rf"(?:^|(?<=[,.;] ))(?P<and>and )?(?:the )?(?P<most>(?!high|low|few|near|clos|lat|far|b|w|fir|gu|"
     rf"r)\w{{3,}}est)(?: person| player| "
     rf"one)? (?={_DOES}\b)", lambda found: f"{found['and'] or ''}the {found['most']} player "),
    (rf"(?<![\w])(?:all )?(?:of )?(?:the )?{_GROUP} (?P<verb>{_DOES}) ", _one_of),
    (rf"\b({ALL}|anyone|anybody|everybody)(?: who is)? (?:below|under) (\d|two|three|four|five|six|seven) "
     rf"cards\b", r"everyone with fewer than \2 cards"),
    (rf"\b({ALL}|anyone|anybody|everybody)(?: who is)? (?:above|over) (\d|two|three|four|five|six|seven|eight|nine|"
     rf"ten) cards\b", r"everyone with more than \2 cards"),
    (r"\bskip (?:whoever|anyone who|everyone who|anybody who)(?:['’]s| has| is)? (?:(?:on|at|called|said) "
     r")?uno" + _END, "everyone who holds exactly 1 card misses a turn"),
    (r"\b(?P<who>talkers?|laughers?) (?:draws?|picks? up|takes?) ", lambda found: f"whoever "
     f"{found['who'].lower()[:found['who'].lower().index('er')]}s draws "),
    # How many
    (rf"\b(?P<who>you|me|{ALL}|the player on your (?:left|right)|(?:the )?(?:next|previous) (?:player|person)|"
     rf"everyone else|everybody else) (?P<sign>[+-]) ?(?P<n>\d)(?: cards?)?" + _END, _plus),
    (rf"(?<![\w+-])(?P<sign>-) ?(?P<n>\d)(?: cards?)? for (?P<who>you|me|{ALL}(?: else)?|(?:the )?(?:next|previous) "
     rf"(?:player|person)|the player on your (?:left|right))" + _END, _plus),
    (rf"(?:^|(?<=[.!,;] ))minus ({NUM})(?: cards?)?" + _END, r"discard \1 cards"),
    (rf"\b(?P<who>you |they )?(?P<verb>loses?) (?P<n>{NUM}) "
     rf"cards?" + _END, lambda found: f"{found['who'] or ''}discard{'s' * found['verb'].lower().endswith('s')} "
     f"{found['n']} cards"),
    (rf"\bgains ({NUM})(?: cards?)?" + _END, r"draws \1"),
    (r"(\band (?:then )?draw) (?:the same|that) (?:amount|number)(?: of (?:new )?cards)?" + _END, r"\1 as many"),
    (rf"\b(?:trade|swap|exchange)(?: in)? all (?:of )?your (?P<which>(?:{COLOUR}|wild|action|number|skip|reverse) "
     rf"cards|wilds|{COLOUR}s|[0-9]s) for (?:the same (?:number|amount) of )?new (?:ones|cards)(?: from the (?:deck|"
     rf"pile|draw pile))?" + _END,
     r"discard all your \g<which> and draw as many"),
    (rf"\b((?:{ALL}|everyone with|anyone with)[^.,;]*?) draws? back to ({NUM})(?: cards)?" + _END, r"\1 draws until "
     r"they hold \2 cards"),
    (rf"\b((?:{ALL}|anyone|whoever)(?: who)? (?:has|have|holds?|with) (?:more than|over) ({NUM}) cards) (?:goes?|"
     rf"drops?|must go|comes?) (?:back )?(?:down )?to \2(?: cards)?" + _END, r"\1 discards down to \2"),
    (rf"(\b(?:gives?|pass(?:es)?) {NUM} cards? to (?:the|their) (?:left|right)),? (?:and then|and|then) ({NUM}) to "
     rf"(?=(?:the|their) (?:left|right))", lambda found: f"{found[1]} and then "
     f"{'give' if re.search(r'(?:give|pass) ', found[1], re.I) else 'gives'} {found[2]} "
     f"card{'s' * (found[2] not in ('1', 'a', 'one'))} to "),
    (r"^the top (?:(?P<n>\d|two|three|four|five) )?cards? of the (?:deck|draw pile) goe?s? to "
     r"(?P<who>[^.,;]+)", lambda found: f"{found['who']} draws {found['n'] or 1}"),
    (r"\bthe discard pile['’]s top (\d|two|three|four|five)? ?(cards?)\b", lambda found: f"the top {found[1] or ''} "
     f"{found[2]} of the discard pile".replace("  ", " ")),
    (r"\bput them back (?:how|however|as|the way|any way|in whatever order|in whichever order)(?:ever)? (?:you|they) "
     r"(?:like|want|please|choose)\b", "put them back in any order"),
    # On what it hangs
    (r"^heads[,:]? ", "Flip a coin: heads "),
    (rf"\b(if (?:you|they) (?:are|['’]re) wearing (?:an? )?[\w]+(?: (?:shirt|hat|shoes|socks|top|jumper))?) "
     rf"(?={_DOES}\b)", r"\1, "),
    (r"([^.]),? (?:and )?if not,? (?=(?:you )?(?:draw|discard|miss|give|show|take|skip|the|"
     r"everyone)\b)", r"\1; otherwise "),
    (rf"\b(?P<who>{ALL}|anyone|anybody|everyone)(?: who has| who holds| with| holding) an? (?P<one>even|odd) number "
     rf"of cards (?P<then>[^,.;]+)[,;.] (?:and |but )?(?:(?:those|anyone|everyone|players?|whoever) (?:with|has|"
     rf"holding) )?(?:an )?(?!(?P=one))(?:odd|even)(?: (?:number|numbers|ones))?(?: of cards)? (?P<other>{_DOES} "
     rf"[^.]+)",
     r"\g<who> with an \g<one> number of cards \g<then>. Whoever does not \g<other>"),
    (r"[.;] no [\w ]+\? (?:you['’]?re |then you['’]?re )?(?:lucky|safe|fine|spared|off the hook|lucky you|phew|"
     r"nothing happens)(?=[.!]|$)", ""),
    (r"\b((?:the )?first (?:one |person |player )?to [^.:;,]+?) wins(?: it)?(?:[:,]| and)+ (?:and )?(?=discards|draws|"
     r"gives|takes|shows)", r"\1 "),
    # Who dealt, what alone may be played, and what is said twice
    (r"\b(?:whoever|the person who|the player who|the one who) (?:dealt|is dealing|deals)(?: (?:this|the) "
     r"(?:round|hand|game))?(?= )", "the dealer"),
    (r"\b(?:can['’]?t|cannot|may not) play anything (?:except|but|other than|besides) (?:for )?(?P<which>[\w ]+?)"
     r"(?=[.!]|$)", r"may only play \g<which> on their next turn"),
    (r"^nothing (?:else )?happens,? (?:but|except(?: that)?) (?=the |everyone |everybody |nobody )", ""),
    (r"^(guess\b[^.;,]*?),? without (?:looking|peeking)(?=[.;,:])", r"\1"),
    (r"\baction cards \((?=[^)]*skip)(?=[^)]*reverse)(?=[^)]*(?:\+2|draw))(?:(?:skips?|reverses?|\+2s?|draw "
     r"(?:2s?|twos?))(?:,|/| and|, and)? ?){3}\)", "action cards"),
    (r"(\bdoubled?\b[^.;(]*?) \(\+2 (?:is|becomes|=|counts as) \+4,? (?:and )?\+4 (?:is|becomes|=|counts as) "
     r"\+8\)", r"\1"),
    (r"^draw cards are doubled\b", "draw cards count double"),
    (rf"\bwith (?:fewer|less) than (?P<n>{NUM})(?: cards)? (?:must |has to )?draws? up to (?P=n)(?: cards)?"
     r"(?=[.!,;]|$)", r"who holds fewer than \g<n> cards draws until they hold \g<n> cards"),
    (r"^(?:play|lay down|put down|discard) as many cards of (?:the same|one|a single|any one) colou?r as you "
     r"(?:want|like|can|wish)(?: (?:this turn|at once|in one go|all at once))?(?=[.!]|$)",
     "discard any number of cards of a colour you choose"),
    (r"^((?:name|pick|choose|say) a number(?: from 0 to 9| between 0 and 9)?)[.;,] (?:every player|everyone|everybody|"
     r"anyone|whoever) (?:holding|with|who has|who holds|has) (?:a card with that number|that number|cards? of that "
     r"number|it) (?:must |has to |have to )?draws? (?:one|1|a) cards? for each(?: (?:one|of them|card|they(?: "
     r"have|['’]ve got)))*(?=[.!]|$)", r"\1. everyone draws 1 card for each card with that number they hold"),
    # Rules that last
    (r"^(?=(?:immune|protected|safe|untouchable|invincible) (?:to|from|against|for|until)\b)", "You are "),
    (r"\b(can['’]?t|cannot|may not) play (?:any )?\w+(?: cards?)?, (?:just|only) (?P<which>[\w ]+?)(?=[.!]|$)",
     r"may only play \g<which> on their next turn"),
    (rf"[.;!] (?:slip up|slip-up|forget|mess up|caught|get caught|fail|break it|break the rule)\?? ?(?:=|and|and "
     rf"you)? ?draw ({NUM})(?: cards?)?(?=[.!]|$)", r"; whoever breaks it draws \1"),
    (r"\buntil the round ends\b", "for the rest of the round"),
)  # fmt: skip
"""Tried where everything else has failed."""
