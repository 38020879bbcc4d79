"""What goes without saying: that nobody may refuse, that all are to be honest, that UNO is called and play goes on.

A sentence of that kind changes nothing, whoever it is about. It is taken for talk, and said back as such.
"""

import re

_WHO = (
    r"(?:they|you|he|she|i|we|that (?:player|person)|these (?:players|people)|(?:the )?(?:next|chosen|other|previous) "
    r"(?:players?|person|people|one)|(?:the )?(?:victims?|others|loser|winner|players?|person|one)|everyone|everybody|"
    r"everyone else|anyone|anybody|all players|all of (?:you|them)|both(?: of (?:you|them))?|either of (?:you|them))"
)
_NOT = (
    r"(?:can't|cannot|can not|cant|may not|mustn't|must not|(?:don't|doesn't|do not|does not|dont|doesnt) (?:even "
    r")?get to|(?:isn't|aren't|is not|are not|'re not|not) (?:even )?(?:allowed|permitted|supposed) to|(?:has|have|"
    r"gets|get) no right to|shouldn't|should not|better not|had better not|won't|may never|can never|is never to|are "
    r"never to)"
)
_NOBODY = (
    r"(?:nobody|no one|noone|nobody else|neither(?: of (?:you|them))?|none of (?:you|them)) (?:(?:can|may|should|must|"
    r"gets to|has the right to)|(?:is|are) (?:ever )?(?:allowed |permitted )?to|(?:had )?better)"
)
_CROSS = (
    r"(?:too |so |very )?(?:mad|angry|cross|upset|sad|annoyed|salty|grumpy|jealous|offended|sore|bitter|rude|mean|"
    r"cheeky|smug)"
)
_ABOUT = (
    r"(?: (?:about (?:it|this|that|anything|the rule)|at (?:me|you|anyone|all|them|whoever played (?:it|this))|with "
    r"(?:me|you|them|anyone)|over (?:it|this)|to (?:it|this)|on (?:it|this)|for (?:it|this)|afterwards|later|either|"
    r"please|ever))*"
)
_REFUSE = (
    r"(?:say (?:no|(?:anything|a word|a thing) about (?:it|this)|otherwise)|refuse|argue(?: back)?|complain|object|"
    r"decline|back out|turn (?:it|you|this) down|protest|whine|moan|grumble|sulk|cry|whinge|pout|throw a tantrum|"
    r"hold (?:it|a grudge) against (?:me|you|anyone|them)|hold a grudge|take it personally|(?:be|get|act|stay|feel) "
    rf"{_CROSS}|get out of (?:it|this)|wriggle out(?: of (?:it|this))?|chicken out|veto (?:it|this)|blame (?:me|you|"
    rf"anyone)|have a (?:say|choice)(?: in (?:it|this|the matter))?|ask why|question (?:it|this)){_ABOUT}"
)
_DENIED = (
    rf"(?:(?:and |but |so )?(?:{_NOBODY}|(?:{_WHO} )?{_NOT}) {_REFUSE}|(?:and |but )?(?:don't|do not|dont|never|no) "
    rf"{_REFUSE}|(?:and |but |so )?{_WHO} (?:(?:have|has|get|gets|'ve got)(?: got)?) (?:no|zero) (?:choice|say|veto|"
    rf"vote|option)(?: in (?:it|this|the matter|that))?|(?:and |but |so )?{_WHO} (?:has|have|must|needs?|gotta) "
    r"?(?:to )?(?:just )?(?:accept|live with|deal with|put up with|suck up|swallow|grin and bear) (?:it|this|that)|"
    r"(?:and )?(?:saying no|refusing|complaining|arguing|whining)(?: is|'s)?(?: not|n't) (?:allowed|an option|"
    r"possible))"
)
_HONEST = (
    r"(?:(?:but |and |so )?(?:please |everyone |everybody |you |they |you all |all |must |have to |has to )*(?:be|"
    r"stay|play) (?:honest|fair|nice|truthful)(?: (?:please|now|everyone|guys|here|about it|people|and fair))*|"
    r"(?:it's |this is )?(?:on |by |based on |we use |using )?(?:the |an? )?honou?r(?: system| code)?|(?:please "
    r")?(?:no|don't|do not|dont|never) (?:cheat(?:ing)?|l(?:ie|ying)|fib(?:bing)?)(?: (?:please|allowed|now|about "
    r"it))*|(?:you(?:'re| are) )?on your honou?r|honesty (?:counts|matters|is key|first)|we(?:'ll| will) (?:check|"
    r"know)|cheaters never (?:prosper|win))"
)
_ONE_LEFT = (
    r"(?: (?:if|when|once|in case) (?:(?:you|they|he|she)(?: only| just)?(?:'ve| have| has|'re| are| get| end up)(?: "
    r"got)?(?: only| just)?(?: left| down)?(?: with| to)? (?:one|1|a single)(?: card)?(?: left)?|(?:that|this|it) "
    r"leaves (?:you|them|him|her) (?:with )?(?:only |just )?(?:one|1|a single)(?: card)?|you (?:need|have) to|needed|"
    r"necessary))?"
)
_UNO = (
    r"(?:and |but |also )*(?:(?:you|they|everyone|everybody|that player)(?:'ve| have| has)? )?(?:(?:still|also|"
    r"please) )*(?:(?:have|has|need|needs|got|gotta|must|should)(?: to)? (?:still |also )?|(?:don't|do not|never|"
    r"dont) forget to |(?:always )?remember to )(?:still )?(?:say|call|shout|yell|announce|call out) uno(?: (?:as "
    rf"usual|as normal|as always|though|afterwards|too|of course|after that|after|then|in time))*{_ONE_LEFT}(?: (?:as "
    r"usual|as normal|as always|though|afterwards|too|of course))*"
)
_GOES_ON = (
    r"(?:and |then |after that |afterwards |so |from there )*(?:(?:the )?(?:play|game|round|rest of the (?:game|"
    r"round)) (?:then |just |simply )?(?:continues|carries on|goes on|resumes|moves on|keeps going|proceeds|stays the "
    r"same|is as normal|is normal)|(?:we|you|everyone|everybody|we all|you all) (?:then |just |simply |all "
    r")*(?:continues?|carry on|carries on|goes? on|moves? on|keeps? (?:on )?(?:playing|going)|play on)|(?:carry|go) "
    r"on with (?:the game|your game|play)|(?:continue|resume) (?:the game|play|playing)|back to (?:normal|the game|"
    r"business)|carry on playing|everything else (?:is|stays|works) (?:as |the )?(?:normal|usual|same))(?: "
    r"playing)?(?: (?:as|like) (?:normal|usual|before|always|ever|it was)| normally| from (?:there|here)| after that| "
    r"in the (?:same|usual) (?:direction|way)| where it was)*"
)
_SAME = (
    r"(?:and |but |though )*(?:(?:it|they|that|this|which) )?(?:(?:doesn't|don't|does not|do not|needn't|need not|"
    r"doesnt|dont)(?: have to| need to)? be|not necessarily|can be|could be|may be|might be|can also be)(?: of)? "
    r"(?:the (?:very )?(?:same|identical) (?:one|card|ones|cards)(?: or (?:another|different)(?: one| ones)?)?|any(?: "
    r"of (?:them|your cards)| (?:card|one|cards|ones|of them))?(?: (?:you|they) (?:like|want|choose|have))?)|(?:any|"
    r"either)(?: (?:card|one|of them))? will do|(?:it )?(?:doesn't|does not|doesnt) matter which(?: (?:one|card|ones|"
    r"cards))?(?: it is| they are)?"
)
_CALLED = re.compile(
    r"(?:(?:so |and )?(?:you (?:can|could|may|might)|we|i|let's|just|they) )?(?:like to )?call(?:ed)? (?:it|this(?: "
    r"one)?|that|them) (?P<name>.+)|(?:this|this card|it|the card|this one)(?:'s| is) (?:called|named|known as) "
    r"(?P<its>.+)"
)
_IN_GAME = re.compile(
    r"\b(?:\d+|heads?|tails?|out|in|off|right|wrong|correctly|red|blue|green|yellow|wild|uno|first|last|draws?|skip|"
    r"reverse|before|when|if|and|or|until|two|three|four|everyone|nobody|colou?r|number)\b"
)
_CHOSEN = (
    r"(?:and |but )?(?:everyone |everybody |you |they |you all )?(?:(?:must|have to|has to) )?(?:choose|pick|"
    r"decide)s?(?: (?:it|them|which(?: one| card| cards)?|yours|theirs|your card|your cards|one))? before (?:you |"
    r"they |anyone |anybody )?(?:look|see|looking|seeing|get|getting)s?(?: at)?(?: (?:it|them|what (?:you|they)(?:'re|"
    r" are)? (?:get|gets|getting)|the (?:new|other) (?:one|card|cards|ones)|yours|what you got|any))?|(?:and |but "
    r")?if (?:you|they|he|she)(?:'ve| have| has|'s)(?: got)? more than (?:one|that)(?: of (?:them|those))? (?:you|"
    r"they|he|she) (?:may |can |get to )?(?:pick|choose|decide)s?(?: (?:one|which|which one))?"
)
_MEANT = (
    r"(?:ready,? )?(?:steady,? )?go|on your marks|(?:and )?(?:i|we|yes i|yeah i) (?:really |do )?mean it|(?:yes |"
    r"no )*really|you have been warned"
)
_SAID = re.compile(rf"(?:{_DENIED}|{_HONEST}|{_UNO}|{_GOES_ON}|{_SAME}|{_CHOSEN}|{_MEANT})")
_NAME = 4
"""Words in the name that somebody gives to what has just been said."""


def goes_without_saying(said: str) -> bool:
    """Whether words, in lower case and without marks, only say what is so anyway.

    >>> goes_without_saying("they can't say no"), goes_without_saying("they can say no")
    (True, False)
    >>> goes_without_saying("you still have to say uno if you've got one left")
    True
    >>> goes_without_saying("call it delegation"), goes_without_saying("call it heads or tails")
    (True, False)
    """
    called = _CALLED.fullmatch(said)
    if called is not None:
        name = called["name"] or called["its"]
        return len(name.split()) <= _NAME and not _IN_GAME.search(name)
    return _SAID.fullmatch(said) is not None
