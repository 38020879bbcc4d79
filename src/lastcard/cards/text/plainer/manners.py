"""Manners of speech: words around a rule that change nothing, each on a list.

What is on none of them is understood or refused.
"""

from dataclasses import dataclass

Words = tuple[str, ...]


def listed(said: str) -> tuple[Words, ...]:
    """Rows of words, the longest first."""
    return tuple(sorted((tuple(way.split()) for way in said.split("|")), key=len, reverse=True))


OPENINGS = listed(
    "before anything else ,|all together ,|all at once ,|at the same time ,|upon play ,|on play ,|"
    "bruh|bruh ,|ngl|tbh|lol|lol ,|"
    "then ,|then|also|also ,|now ,|now|please|afterwards ,|afterwards|after that ,|"
    "after that|finally ,|finally|"
    "immediately|just|simply|next ,|first ,|second ,|lastly ,|in addition ,|additionally ,|well ,|ok ,|okay ,|so ,|"
    "when you play this card ,|when you play this ,|when this card is played ,|when this is played ,|when played ,|"
    "when you play it ,|if you play this card ,|if you play this ,|after playing this card ,|after playing this ,|"
    "after you play this card ,|after you play this ,|upon playing this card ,|upon playing this ,|upon playing ,|"
    "once this card is played ,|once played ,|when you use this card ,|when you put this down ,|as soon as you play "
    "this ,|"
    "if you play this card|if you play this|if this card is played ,|if this is played ,|when you put this card "
    "down ,|"
    "when you lay this card ,|when you lay this down ,|if you use this card ,|by playing this card ,|"
    "when you play this card|when you play this|when this card is played|when this is played|after this card is "
    "played ,|"
    "play this card to|play this to|use this card to|use this to|play this card and|play this and|with this card ,|"
    "with this card|in this case ,|whenever this card is played ,|whenever you play this card ,|whenever you play "
    "this ,|"
    "immediately after this card resolves ,|after this card resolves ,|when this card resolves ,|"
    "as a penalty ,|as a punishment ,|for fun ,|by the way ,|sorry ,|sorry but|instantly|automatically|"
    "simultaneously|"
    "quickly|hey ,|ha ,|haha ,|guess what :|guess what ,|the rule is :|rule :|effect :|action :|new rule :|wild :|"
    "wild card :|wild ,|wild card ,|wild +|wild card +|wild and|wild plus|wild card and|wild card plus|wild &|"
    "wild -|wild .|wild !|wild card .|wild card !|"
    "ok so|okay so|so basically|basically ,|basically|alright ,|all right ,|"
    "listen up ,|"
    "listen up :|attention :|because i said so ,|because you said so ,|just for fun ,|to start ,|to begin with ,|"
    "first of all ,|last but not least ,|lastly|in the end ,|on top of that ,|plus ,|after this ,|right after ,|"
    "right after that ,|if you are reading this ,|if you are reading this|if you can read this ,|"
    "if you can read this|"
    "put this card down and|put this down and|lay this card down and|lay this down and|discard this card and|"
    "this is a spare blank ,|this is a blank card ,|this is a spare card ,|blank card :|after which ,|and now|"
    "for this card ,|this card means|this card means :|this means|this means :|"
    "kindly|upon playing this card|upon this card being played ,|upon being played ,|on playing this card ,|"
    "when playing this card ,|when playing this ,|when this card gets played ,|when this gets played ,|"
    "when this card is laid ,|when this card is laid down ,|when this card is put down ,|when laid ,|when laid down ,|"
    "when this hits the table ,|as soon as this card is played ,|as soon as this is played ,|"
    "as soon as you play this card ,|immediately upon playing this card ,|immediately ,|once you play this card ,|"
    "once you play this ,|once this is played ,|at the moment this card is played ,|here 's what happens :|"
    "here is what happens :|here 's how it works :|how it works :|rules :|the rules :|house rule :|our rule :|"
    "your rule :|"
    "ok so ,|ok so basically|ok so basically ,|so basically ,|alright so|alright so ,|so like|ok then ,|ok guys ,|"
    "guys ,|yo|yo ,|dude ,|dudes ,|hey everyone ,|everyone listen ,|"
    "ok everyone ,|um ,|uh ,|hmm ,|super simple :|simple :|"
    "the effect of this card is that|the effect is that|the effect of this card :|on this card 's play ,|"
    "if you play this card then|if you play this then|when you play this card then|when you play this then"
)
"""Where a clause begins."""

ENDINGS = listed(
    "immediately|please|right away|instantly|straight away|right now|haha|lol|hehe|ha|hahaha|ha ha|xd|yay|, haha|"
    ", lol|"
    ", please|, sorry|sorry|, ha|, ha ha|, hehe|, no excuses|no excuses|, no exceptions|, no matter what|no matter "
    "what|"
    "whether they like it or not|, whether they like it or not|whether you like it or not|as a penalty|"
    "as a punishment|"
    "as punishment|as penalty|for fun|for free|at once|at the same time|simultaneously|automatically|on the spot|now|"
    ", of course|of course|, obviously|, suckers|suckers|, sucker|, buddy|, my friend|as well|, hooray|, yay|"
    "in one go|"
    ", woohoo|, muahaha|, mwahaha|, no mercy|, deal with it|: )|; )|: - )|: d|: p|all at once|, all at once|"
    "when this is played|when this card is played|when you play this|when you play this card|( sorry )|( sorry ! )|"
    "and have fun|, have fun|, good luck|and good luck|, enjoy|, that is all|, that 's it|and that 's it|"
    "starting with you|, starting with you|beginning with you|"
    ", beginning with you|starting with the next player|, starting with the next player|starting on your left|"
    "in order|"
    "in turn order|, in turn order|in that order|, in that order|on the count of three|on the count of 3|"
    "one by one|, one by one|, no take backs|, no takebacks|no take backs|no takebacks|"
    ", no backsies|no backsies|just because|, just because|, boom|, bam|, easy|, no questions asked|"
    "no questions asked|"
    ", as simple as that|, simple as that|, thank you|thank you|, thanks|thanks|, that easy|, period|, full stop|"
    ", ok|, okay|ok|, got it|, good luck with that|for no reason|for being slow|for being a loser|for the fun of it|"
    ", if any|if any|( if any )|"
    ", they cannot say no|, they cannot refuse|and they cannot refuse|, no refusing|( round down )|( rounded down )|"
    ", rounded down|rounded down|, round down|"
    "because why not|because i said so|because you said so|because i can|because you can|because they deserve it|"
    "because you deserve it|because it 's fun|because reasons|because yes|because they suck|because life 's unfair|"
    ", tough luck|, too bad|, bad luck|, bye|, bye bye|, hahaha|, hah|hah|, muhaha|, woo|, woop woop|"
    ", you are welcome|"
    "but keeps their turn|but keep their turn|but still gets their turn|but do-not miss their turn|"
    "but do-not miss a turn|and keeps their turn|but may still play|and may still play|but still plays|"
    "but still gets to play|, but keeps their turn|, but do-not miss a turn|, but may still play|"
    "lmao|, lmao|rofl|omg|, you are afraid|you are afraid|, you know|, dude|, yo|, folks|, guys|, mate|"
    "too|, too|either|no cap|fr|fr fr|ez|sry|tbh|ngl|bruh|fam|bro|gg|for real|, for real|lmfao|, bro|, bruh|"
    ", suck it|, gotcha|, surprise|, i guess|as usual|, as usual|as normal|, as normal|"
    + "|".join(
        f"{joint} {said}".strip()
        for joint in ("", ",", "and", ", and", ", then", "then", "and then", ", and then")
        for said in (
            "carry on as usual",
            "carry on as normal",
            "carry on",
            "play continues",
            "play continues as usual",
            "play continues as normal",
            "play goes on as usual",
            "play goes on as normal",
            "the game continues",
            "the game goes on as usual",
            "the game goes on as normal",
            "continue as usual",
            "continue as normal",
            "play on as usual",
            "play on as normal",
            "carry on playing as usual",
            "the game carries on",
            "the game carries on as usual",
            "play carries on as usual",
            "play resumes",
            "play resumes as usual",
        )
    )
    + "|"
    + "|".join(
        f"{joint} {said}".strip()
        for joint in (",", "and", ", and", "but", ", but")
        for said in (
            "they cannot say no",
            "they cannot refuse",
            "they cannot complain",
            "they cannot stop you",
            "they must accept",
            "they must accept it",
            "nobody may complain",
            "nobody must complain",
            "nobody may say no",
            "nobody is to grumble about it",
            "nobody must grumble about it",
            "nobody may grumble about it",
            "nobody is to complain",
            "nobody is to complain about it",
            "nobody may complain about it",
            "nobody must complain about it",
            "no complaining",
            *(
                f"{who} be {cross}{about}"
                for who in ("you cannot", "they cannot", "nobody may", "nobody must")
                for cross in ("angry", "mad", "cross", "upset", "sad", "annoyed")
                for about in ("", " about it", " with you")
            ),
            "no hard feelings",
            "no whining",
            "no grumbling",
            "no moaning",
            "no arguing",
            "no arguments",
            "no complaints",
            "no crying",
            "no peeking",
            "no cheating",
            "no mercy",
            "no questions asked",
            "that is that",
            "that 's that",
            "you cannot say no",
            "they cannot do anything about it",
            "everyone must accept it",
            "nobody may refuse",
            "tough",
        )
    )
)
"""Where a clause ends."""

ADVERBS = listed(
    "also|then|now|immediately|instantly|automatically|simply|just|please|right away|straight away|at once|kindly|"
    "thereupon|basically"
)
"""Between a player and what they do."""

CHOICE_ENDS = {
    who: tuple(
        (*comma, *end.split())
        for comma in ((",",), ("-",), (";",), (".",), ("!",), ("(",), ())
        for end in ends.split("|")
    )
    for who, ends in {
        "you": "you choose|you pick|you decide|your choice|your pick|your call|whichever you like|whichever you want|"
        "choose one|pick one|you may choose|whatever you choose|up to you|it 's up to you|it is up to you",
        "they": "they choose|they pick|they decide|their choice|their pick|their call|whichever they like|"
        "whichever they want|up to them|it 's up to them|it is up to them",
    }.items()
}
"""What may be said behind two things to choose between, by whoever chooses."""
EXCLAMATIONS = frozenset(
    listed(
        "boom|bang|pow|wham|zap|kaboom|ha|haha|hahaha|ha ha|ha ha ha|hehe|lol|sorry|oops|ouch|yay|woohoo|hooray|"
        "surprise|"
        "tada|ta da|voila|uh-oh|uh oh|hey|wow|bam|poof|yikes|gotcha|suckers|good luck|have fun|too bad|tough luck|"
        "bad luck|"
        "lucky you|sorry not sorry|deal with it|no mercy|mwahaha|muahaha|enjoy|cheers|no excuses|no exceptions|yes|"
        "you are welcome|that 's it|cool|nice|yeah|yeehaw|whoops|oh no|oh yes|oh yeah|whoosh|splash|crash|zoom|ahoy|"
        "arr|"
        "arrr|yum|yuck|eek|boo|rawr|whee|ta-da|booyah|take that|ha-ha|ho ho ho|sucks to be you|bye|see ya|congrats|"
        "do-not tell|do-not tell anyone|do-not cry|do-not cheat|no cheating|no peeking|no take backs|no takebacks|"
        "no backsies|starting now|starting right now|ready set go|ready , set , go|game on|bad news|good news|"
        "easy|simple|simple as that|that easy|thank you|thanks|thank you very much|you 're welcome|wooo|woo|woop|"
        "hah|muhaha|attention|listen up|psst|hello|hi|bye bye|period|enough said|no questions asked|"
        "just because|why not|because why not|let 's go|lets go|here we go|party time|lucky|unlucky|so there|kaboom|"
        "congratulations|hurray|hurrah|better luck next time|may the odds be with you|buckle up|watch out|brace "
        "yourself|lmao|rofl|omg|no complaints|no complaining|no whining|no grumbling|no arguing|have a nice "
        "day|cheers|"
        "that is all|that 's all|the end|carry on|carry on as usual|as you were|play on|play continues|"
        "play continues as normal|play continues as usual|the game continues|tough|oh well|sorry about that|"
        "that is what it says|that 's what it says|it says so|you played it|you read that right|you heard that right|"
        "really|seriously|no joke|yes really|do-not ask|no hard feelings"
    )
)
"""Sentences of their own."""


@dataclass(frozen=True)
class Repeated:
    """What says in brackets only what the sentence before them has said."""

    again: frozenset[Words]
    to: frozenset[str]
    """One of these words was said."""
    never: frozenset[str] = frozenset()
    """None of these was: they would make a difference of it."""
    first: bool = False
    """It was the first word of the sentence."""
    last: bool = False
    """It was among the last few words."""


def _words(said: str) -> frozenset[str]:
    return frozenset(said.split())


REPEATS = (
    Repeated(
        frozenset(listed("they miss their turn|they miss a turn|they miss their next turn|no turn for them")),
        _words("skip skips skipped miss misses"),
    ),
    Repeated(
        frozenset(listed("reverse the direction|change direction|change the direction|change of direction")),
        _words("reverse reverses"),
    ),
    Repeated(
        frozenset(listed("you choose which|you pick which|you choose|any cards|any card|any you like|any you want")),
        _words("discard give pass"),
        first=True,
    ),
    Repeated(
        frozenset(listed("they choose which|they pick which|they choose|any cards|any card")),
        _words("discards gives passes"),
    ),
    Repeated(
        frozenset(
            listed("yes , you too|yes you too|yes , even you|yes even you|you as well|yourself included|you too")
        ),
        _words("everyone"),
        never=_words("else except but besides without who with not"),
    ),
    Repeated(
        frozenset(listed("not you|not yourself|cannot be you|cannot be yourself")),
        _words("next left right choose previous"),
        last=True,
    ),
)
