"""How rules that last are said: what they say. How long is in `how_long`. Patterns are as in `phrases`."""

_DOUBLED = (
    ", doubled|double|twice", "doubled|double", "and doubled|doubles", ", and doubled", "with double the cards",
    ", with double the cards", "and it counts double", ", and it counts double", "times two|2", ", times two|2",
)  # fmt: skip

RULES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("forbid", (
        "nobody may play <such>", "<whom> cannot play <such>", "<whom> do-not play <such>", "nobody plays <such>",
        "nobody may use <such>", "<whom> cannot use <such>", "no <such> may be played", "<such> cannot be played",
        "no <such> are|is allowed", "no <such> allowed|permitted",
        "no playing <such>", "<such> are|is forbidden|banned|blocked",
        "<such> is-not allowed", "<whom> must not play <such>", "nobody must play <such>",
        "play goes on without <such>", "<whom> play|plays without <such>", "no <such>", "no more <such>",
        "<such> are|is off limits", "<such> are|is off-limits|illegal|locked|useless|unplayable|out",
        "<such> become|becomes unplayable|forbidden", "nobody is to play <such>", "<whom> cannot lay|put down <such>",
        "nobody may lay|put down <such>", "<whom> cannot be playing <such>", "ban <such>",
        "<such> may not be used|laid", "no <such> may be used|laid", "<such> cannot be used|laid",
    )),
    ("forbid others", (
        "nobody else may play <such>", "no other player may play <such>", "none of the others may play <such>",
    )),
    ("only", (
        "<whom> may only play <kinds>", "<whom> may play only <kinds>", "only <kinds> may be played",
        "<whom> must play <kinds>", "<whom> must only play <kinds>", "<whom> must play only <kinds>",
        "<whom> only play|plays <kinds>", "only <kinds> are|is allowed", "<whom> may play nothing but <kinds>",
        "<whom> may play <kinds> only", "only <kinds> may be laid|used", "<whom> may only lay|use <kinds>",
        "<whom> must only use <kinds>", "<whom> cannot play anything but|except <kinds>",
        "nobody may play anything but|except <kinds>", "<whom> are|is only allowed <kinds>",
        "nothing but <kinds> may be played", "<whom> cannot play anything other than <kinds>",
        "nobody may play anything other than <kinds>", "[the] colour is|stays|remains <kinds>",
        "[the] colour must be|stay|remain <kinds>", "it is|'s only "
                                                    "<kinds>", "<kinds> only", "only <kinds>", "only <kinds> allowed",
    )),
    ("blind", ("<whom> must play a random card", "<whom> play/plays a random card")),
    ("match", (
        "<whom> may play <such> on anything", "<such> may be played on anything|everything",
        "<such> may be played on any|every card|colour", "<such> may be played on all cards|colours",
        "<such> match|matches anything|everything", "<such> match|matches any|every card|colour",
        "<such> match|matches all cards|colours", "<such> are|is wild [cards]", "<such> count|counts as wild|wilds",
        "<such> count|counts as a wild|wilds [card|cards]", "<such> may be played at any time",
        "<such> may be played anytime", "<such> act|acts as wild|wilds [cards]", "<such> become|becomes wild [cards]",
        "<such> work|works as wild|wilds [cards]", "treat <such> as wild|wilds [cards]",
        "<such> may go on anything|everything", "<such> may go on any card|colour",
        "<such> are|is playable on anything|everything", "<such> act|acts like wild|wilds [cards]",
        "<such> act|acts as a wild [card]", "<such> act|acts like a wild [card]",
        "<such> become|becomes a wild [card]", "<such> may always be played",
        "<whom> may play <such> on any|every card|colour", "<such> always match|matches",
    )),
    ("match all", (
        "<whom> may play any card", "<whom> may play anything|everything",
        "<whom> may play a|any card of any|every colour", "<whom> may play cards of any|every colour",
        "any|every card may be played",
        "all cards match", "any|every card may be played on any|every card",
        "any|every card may be played on anything|everything", "all colours match", "all cards are wild [cards]",
        "every card is wild",
        "every card matches", "all cards may be played", "any|every colour may be played on any|every colour",
        "any|every colour matches", "any|every card matches [anything|everything]",
        "<whom> may play any card you|they|he|she want|wants|like|likes",
        "<whom> may play whatever you|they want|like", "all colours match each other", "<whom> may play any colour",
        "any colour may be played",
    )),
    ("match number", (
        "<whom> may only match by number or symbol",
        *(f"{match}{by}{number}{only}"
          for match in ("<whom> may only match ", "<whom> must match ", "match ", "match only ", "only match ",
                        "cards [may] match only ", "cards [may] only match ", "cards match ", "cards must match ",
                        "cards may only be played ", "only play ", "<whom> may only play ", "everything goes ",
                        "play goes ", "only matching ")
          for by in ("by ", "the ", "")
          for number in ("number", "numbers", "number|numbers or|and symbol|symbols", "symbol or number")
          for only in ("", " only")
          if "only" in match + only and (by or "match" in match)),
        "colours do-not matter|count|match", "ignore [all] colours", "forget [about] colours", "no matching colours",
        "no matching [by] colour", "nobody may match [by] colour|colours", "colours are ignored|meaningless|irrelevant",
        "colours mean nothing", "only [the] numbers match|count|matter", "only the number matches|counts|matters",
        "only numbers and symbols match|count|matter", "the colour does-not|do-not matter|count", "no colours",
        "<whom> may match only numbers", "<whom> cannot match [by] colour|colours",
        "colours do-not matter|count any more",
        "only [the] number or symbol matters|counts", "<whom> may ignore colours", "cards only match by number",
    )),
    ("match colour", (
        "<whom> may only match by colour",
        *(f"{match}{by}{colour}{only}"
          for match in ("<whom> may only match ", "<whom> must match ", "match ", "match only ", "only match ",
                        "cards [may] match only ", "cards [may] only match ", "cards match ", "cards must match ",
                        "cards may only be played ", "only play ", "<whom> may only play ", "everything goes ",
                        "play goes ", "only matching ")
          for by in ("by ", "the ", "")
          for colour in ("colour", "colours")
          for only in ("", " only")
          if "only" in match + only and (by == "by " or "match" in match)),
        "numbers do-not matter|count|match", "ignore [all] numbers", "forget [about] numbers", "no matching numbers",
        "no matching [by] number", "nobody may match [by] number|numbers", "numbers are ignored|meaningless|irrelevant",
        "numbers mean nothing", "only [the] colours match|count|matter", "only the colour matches|counts|matters",
        "numbers and symbols do-not matter|count|match", "ignore numbers and symbols",
        "the number do-not matter|count", "<whom> cannot match [by] number|numbers",
    )),
    ("alike", (
        "<such> match <hue> cards", "<whom> may treat <such> as <hue> cards",
        *(f"<such> and <hue> {cards} {alike}"
          for cards in ("", "cards")
          for alike in ("match each other|another", "match", "match one another",
                        "are|count as the same [colour|thing]",
                        "are|count as one|1 [colour]", "count|counts as equal", "are interchangeable", "go together")),
        *(f"<such> {counts} <hue> {cards}"
          for cards in ("", "cards")
          for counts in ("count|counts as", "may be played on", "go|goes on", "match|matches")),
        *(f"{treat} <such> as <hue> {cards}"
          for treat in ("treat", "treat your|their", "<whom> may treat your|their", "<whom> may use your|their",
          "<whom> may play your|their",
                        "<whom> may treat", "<whom> may play", "<whom> may count your|their")
          for cards in ("", "cards")),
        "<such> and <hue> are|is the same colour", "<whom> may play your|their <such> on <hue> [cards]",
        "<whom> may play <such> on <hue> [cards]",
    )),
    ("cap", (
        "<whom> may draw at most <n> card|cards a turn",
        *(f"{nobody} more than <n> card|cards{turn}"
          for nobody in ("nobody may draw", "nobody draws", "<whom> cannot draw", "nobody must draw", "no drawing",
                         "<whom> do-not draw", "<whom> do-not must draw", "nobody may be made to draw",
                         "nobody may make <whom> draw", "<whom> never draw|draws", "no one may draw")
          for turn in ("", " a|per|each turn", " at once", " at a time", " in one|1 go", " in one|a|1 turn")),
        *(f"<whom> {draw} {most}{turn}"
          for draw in ("draw/draws", "may draw", "must draw", "may only draw", "only draw/draws")
          for most in ("at most <n> card|cards", "no more than <n> card|cards", "a maximum of <n> card|cards",
                       "<n> card|cards at most", "<n> card|cards max|maximum")
          for turn in ("", " a|per|each turn", " at once", " at a time", " in one|1 go", " in one|a|1 turn")),
        "nobody ever draws more than <n> card|cards", "all penalties are [only] <n> card|cards at most",
        "no penalty is more than <n> card|cards",
    )),
    ("draw", (
        "<whom> draw/draws <n> [card|cards] instead of 1|one [card]",
        "whoever draws draws <n> [card|cards] [instead of 1|one]",
        "everyone who draws draws <n> [card|cards] [instead of 1|one]",
        "whoever draws a card draws <n> [card|cards] [instead]",
        "whoever must draw draws <n> [card|cards] [instead] [of 1|one]",
        "whoever draws [a card] must draw <n> [card|cards] [instead] [of 1|one]",
        "anyone|everyone who draws [a card] must draw <n> [card|cards] [instead] [of 1|one]",
        "anyone who draws [a card] draws <n> [card|cards] [instead] [of 1|one]",
        "everyone who must draw draws <n> [card|cards] [instead] [of 1|one]",
        "<whom> must draw <n> [card|cards] instead of 1|one [card]",
        "everyone who draws a card draws <n> [card|cards] [instead]",
    )),
    ("draw double", (
        "<whom> draw|draws double", "<whom> draw|draws twice as many [cards]", "whoever draws draws double|twice",
        "<whom> must draw double|twice [as] [many] [cards]",
    )),
    ("no draw", (
        "nobody may draw [from the pile|deck]", "nobody may draw from the draw pile",
        "nobody may draw [a|any] card|cards from the pile|deck",
        "nobody may draw [a|any] card|cards from the draw pile", "<whom> cannot draw",
        "nobody may draw [a|any] card|cards",
        "<whom> cannot draw [a|any] card|cards", "nobody draws [a|any] [card|cards]", "no drawing",
        "no drawing of cards", "no drawing cards", "<whom> do-not draw [a|any] [card|cards]",
        "nobody must draw [a|any] [card|cards]",
    )),
    ("call", ("whoever forgets to call draws <n> [cards]",)),
    ("no call", (
        "<whom> do-not must call [uno]",
        "nobody must call [uno]", "nobody must say|shout uno",
        "<whom> are/is immune|safe|protected|exempt|free from|to saying|calling uno",
        "<whom> are/is immune|safe|protected from forgetting to say|call "
        "uno", "no penalty for forgetting to say|call uno",
        "no penalty for not saying|calling uno", "<whom> do-not must say|call uno when you|they have one|1 card "
                                                 "[left]", "<whom> do-not must say|shout|call [out] uno",
        "<whom> need not call", "no calling", "no saying uno",
        "<whom> cannot be caught", "nobody may be caught", "nobody may catch <whom>",
        "<whom> cannot be caught for not calling|saying [uno]", "nobody may be caught for not calling|saying [uno]",
        "<whom> cannot be penalised|penalized|punished for not calling|saying [uno]",
    )),
    ("open", (
        "<whom> show/shows your|their hand", "<whom> show/shows your|their cards [to everyone]",
        "<whom> show/shows your|their hand to everyone",
        "<whom> play/plays with your|their|his|her hand|hands|cards face up [on the table]",
        "<whom> play/plays with your|their|his|her hand|hands|cards open",
        "<whom> play/plays with your|their|his|her hand|hands|cards showing|visible|shown|revealed|exposed",
        "<whom> play/plays with open|visible cards|hands", "play with your hand|cards face up",
        "play with your hand|cards open|visible|showing|shown|revealed|exposed", "play with open cards",
        "hold your cards facing out|outwards|outward|backwards",
        "put|lay|keep your hand|cards face up [on the table]", "show your hand|cards [to everyone]",
        "put|lay|keep your hand|cards open [on the table]",
        "<whom> must play with your|their|his|her hand|hands|cards face up [on the table]",
        "<whom> must play with your|their|his|her hand|hands|cards open|visible|showing",
        "<whom> must play with your|their|his|her hand|hands|cards shown|revealed|exposed|face-up",
        "all hands lie|are open|visible", "all hands go face up [on the table]",
        "all hands stay face up", "all hands lie|are face up on the table",
        "<whom> must play with open hand|hands|cards",
        "<whom> play/plays with an open hand", "<whom> must play with an open hand", "<whom> must play open-handed",
        "all hands are shown|revealed", "all cards are face up",
        "<whom> play/plays with your|their|his|her hand|cards on the table",
        "<whom> must hold your|their|his|her cards facing out|outwards", "<whom> play/plays open-handed",
        "<whom> hold/holds your|their|his|her cards facing out|outwards|backwards", "all hands lie|are face up",
        "everyone 's hand|hands|cards are|is|lie open|visible", "everyone 's hand|hands|cards are|is|lie face up",
        "<whom> must show your|their|his|her hand|cards [to everyone]",
        "<whom> lay/lays your|their hand|hands|cards open [on the table]",
        "<whom> lay/lays your|their hand|hands|cards face up [on the table]",
        "<whom> put/puts your|their hand|hands|cards face up [on the table]",
        "<whom> must put|lay your|their hand|hands|cards face up [on the table]",
        "<whom> keep/keeps your|their hand|cards face up",
        "<whom> leave/leaves your|their hand|hands|cards face up [on the table]",
        "<whom> keep/keeps your|their hand|cards open",
        "<whom> must keep your|their hand|cards face up|visible",
        "<whom> must keep your|their hand|cards open|visible",
        "<whom> reveal/reveals your|their|his|her hand|hands|cards [to everyone]",
        "<whom> must reveal your|their|his|her hand|hands|cards [to everyone]",
        "<whom> show/shows your|their hands [to everyone]",
        "<whom> play/plays with your|their|his|her cards facing out|outwards|outward",
        "<whom> must play with your|their|his|her cards facing out|outwards|outward",
        "reveal your hand|cards [to everyone]", "all players ' hands|cards are visible|open|shown",
        "<whom> turn/turns your|their|his|her hand|hands|cards face up [on the table]",
        "<whom> must turn your|their|his|her hand|hands|cards face up [on the table]",
        "turn your hand|cards face up [on the table]",
        "everyone may see everyone 's hand|hands|cards", "<whom> turn/turns your|their|his|her hand|cards around",
    )),
    ("safe", (
        "<whom> are/is protected", "<whom> are/is safe", "<whom> are/is immune",
        "<whom> are/is protected|safe|immune from|against|to [all|any] draw|penalty|plus cards",
        "<whom> are/is protected|safe|immune from|against|to everything|anything|attacks|penalties|drawing",
        "<whom> are/is protected|safe|immune from|against|to all|any attacks|penalties",
        "<whom> cannot be hurt|harmed|hit|affected|touched by [any] draw|penalty|plus cards",
        "nothing may hurt|harm|affect|touch|hit <whom>", "nothing may happen to <whom>",
        "<whom> cannot be hurt|harmed|touched|attacked|hit|targeted", "nobody may attack|hurt|target|touch <whom>",
        "<whom> are/is invincible|untouchable", "protect <whom>", "protect <whom> from draw cards|everything",
        "shield <whom>", "no penalties for <whom>", "no penalty may hit <whom>", "no draw cards may hit <whom>",
        "draw cards do-not affect|hurt|work on <whom>", "draw cards cannot affect|hurt|hit <whom>",
        "<whom> are/is immune to|from|against all draw cards", "<whom> ignore/ignores [all] draw cards",
        "<whom> are/is immune to|from draw cards",
        "<whom> are/is immune|safe|protected to|from|against +2 and|or +4 [cards]",
        "<whom> are/is immune|safe|protected to|from|against +2s and|or +4s",
        "<whom> are/is safe|protected from draw cards", "<whom> are/is safe|protected from drawing [cards]",
        "nobody may make <whom> draw [cards]", "<whom> cannot be made|forced to draw [a|any] [card|cards]",
        "no card may make <whom> draw [cards]", "<whom> cannot be made to draw cards",
        "nobody may make <whom> draw [a|any] card|cards",
        "<whom> are/is safe|protected|immune from|against everything",
        "<whom> are/is safe|protected|immune from|against|to all attacks|penalties",
        "<whom> are/is safe|protected|immune from|against|to attacks|penalties",
    )),
    ("safe once", (
        "<whom> are/is protected from the next <card>",
        "<whom> are/is protected|safe|immune from|against|to the next <card> [played]",
        "<whom> are/is protected|safe|immune from|against|to the next <card> played on|against you|them",
        "block|cancel|ignore|stop|negate the next <card> played on|against <whom>",
        "block|cancel|ignore|stop|negate the next <card> that is played on|against <whom>",
        "the next <card> played on|against <whom> does nothing", "the next <card> on|against <whom> does nothing",
        "the next <card> played on|against <whom> has no effect",
        "the next <card> played on|against <whom> do-not count|work",
        "cancel|negate|ignore the effect of the next <card> played on|against <whom>",
        "<whom> do-not must draw the next time someone plays a <card> on|against you|them",
        "the next time someone plays a <card> on|against <whom> , <whom> do-not must draw [it]",
        "the next time <whom> must draw [cards] , do-not",
        "the next time <whom> must draw [cards] , you do-not",
        "<whom> ignore/ignores the next <card> [played on you|them]",
        "the next <card> played on|against <whom> is cancelled|canceled|ignored|blocked",
        "<whom> may block|ignore the next <card> [played on|against you|them]",
    )),
    ("bounce all", (
        "<such> played on <whom> go back to whoever played them",
        *(f"<such> {on} <whom> {goes} {sender} [instead]"
          for on in ("played|aimed|thrown|directed|used|sent on|against|at|to|toward|towards",
                     "that is|are played|aimed|thrown|used on|against|at", "someone|anyone plays on|against",
                     "that hits|hit")
          for goes in ("goes|bounces|comes|go|bounce|come|flies|fly [right|straight] back to|at|on|onto", "goes|go to",
                       "is|are bounced|sent|reflected [back] to|at", "is|are drawn by", "backfires|backfire on")
          for sender in ("whoever played it|them", "the player|one who|that played it|them", "the sender", "its player",
                         "the attacker", "them", "that player")),
    )),
    ("safe from any", (
        "<whom> are/is protected from the next draw or skip card",
        "<whom> are/is protected|safe|immune from|against|to the next card [that is] played on|against you|them",
        "<whom> are/is protected|safe|immune from|against|to the next card someone|anyone plays on|against you|them",
        "<whom> are/is protected|safe|immune from|against|to the next card that makes you|them draw or miss a turn",
        "<whom> are/is protected|safe|immune from|against|to the next skip or draw card",
        *(f"{cancel} {which} card {on} <whom>"
          for cancel in ("cancel|block|ignore|stop|negate|nullify", "you may cancel|block|ignore|stop|negate|nullify")
          for which in ("the next", "any one|1", "one|1")
          for on in ("played on|against", "that is|gets played on|against", "someone|anyone plays on|against",
                     "that someone|anyone plays on|against", "that hits")),
        *(f"the next card {on} <whom> {nothing}"
          for on in ("played on|against", "that is|gets played on|against", "someone|anyone plays on|against")
          for nothing in ("does nothing", "has no effect", "is|gets cancelled|blocked|ignored")),
    )),
    ("bounce double", (
        "the next <card> played on <whom> goes back to whoever played it , doubled",
        *(f"the next <card> {on} <whom> {goes} {sender} {twice}"
          for on in ("played on|against", "that is played on|against", "someone|anyone plays on|against", "that hits")
          for goes in ("goes|bounces|comes|flies back to|at", "is bounced|sent|reflected [back] to|at")
          for sender in ("whoever played it", "the player who played it", "the sender", "them", "that player")
          for twice in _DOUBLED),
        *(f"{send} {which} <card> back to|at {sender} {twice}"
          for send in ("bounce|reflect|return|send|deflect|throw", "you may bounce|reflect|return|send|deflect|throw")
          for which in ("the next", "a|any", "the next|a|any")
          for sender in ("whoever played it", "whoever played it on you", "the player who played it [on you]",
                         "the sender")
          for twice in _DOUBLED),
        *(f"{send} the next <card> {on} back to|at {sender} {twice}"
          for send in ("bounce|reflect|return|send|deflect|throw", "you may bounce|reflect|return|send|deflect|throw")
          for on in ("played on|against you", "that is played on|against you", "that hits you")
          for sender in ("whoever played it", "the player who played it", "the sender")
          for twice in _DOUBLED),
        "the next <card> played on <whom> goes back to whoever played it , who draws double|twice [as] [many]",
    )),
    ("bounce once", (
        "the next <card> played on <whom> goes back to whoever played it",
        *(f"[the] next <card> {on} <whom> {goes} {sender}"
          for on in ("someone|anyone plays on|against", "played on|against", "on|against",
                     "that is played on|against", "that hits")
          for goes in ("goes|bounces|comes|flies [right|straight] back to|at", "is bounced|sent|reflected [back] to|"
          "at",
                       "gets bounced|sent|reflected [back] to|at", "is drawn by", "hits", "backfires on")
          for sender in ("whoever played it", "the player|one who|that played it", "the sender", "its player",
                         "the attacker", "them", "that player")),
        *(f"{bounce} the next <card> {on} {sender}"
          for bounce in ("bounce|reflect|return|send|deflect", "you may bounce|reflect|return|send|deflect")
          for on in ("[back] to|at", "played on|against you [back] to|at", "on you [back] to|at",
                     "that is played on|against you [back] to|at", "that hits you [back] to|at")
          for sender in ("whoever played it", "the player|one who|that played it", "the sender", "its player",
                         "the attacker")),
        "bounce|reflect|deflect the next <card> played on|against <whom>", "bounce|reflect back the next <card>",
        "bounce|reflect|deflect the next <card>", "whoever plays the next <card> on|against <whom> draws it "
        "themselves",
        "whoever plays the next <card> on|against <whom> must draw it themselves",
        "whoever plays the next <card> on|against <whom> draws instead",
        "the next player who plays a <card> on|against <whom> must draw it themselves",
        "the next player who plays a <card> on|against <whom> draws it themselves|instead",
        "the next player who plays a <card> on|against <whom> draws the cards themselves|instead",
    )),
    ("instead once", (
        "the next <card> played on you is drawn by <whom> instead",
        *(f"[the] next <card> {on} {goes} <whom> [instead]"
          for on in ("[that] someone|anyone plays on|against you", "played on|against you", "on|against you",
                     "that is|gets played on|against you", "that hits you", "aimed at you", "you draw|receive")
          for goes in ("is|gets drawn|taken|paid by", "goes|passes|moves [on] to",
                       "is|gets passed|sent|moved|transferred|redirected [on] to")),
        *(f"[the] next <card> {on} hits <whom> instead"
          for on in ("played on|against you", "on|against you", "that is|gets played on|against you", "that hits you",
                     "aimed at you")),
        "<whom> draw|draws|take|takes the next <card> played on|against you [instead] [of you]",
        "<whom> draw|draws|take|takes the next <card> for you",
        "<whom> draw|draws|take|takes the next <card> instead of you",
        "<whom> draw|draws|take|takes your next penalty [for you|instead]",
        "<whom> draw|draws|take|takes your next penalty instead of you",
        "your next penalty goes [on] to <whom> [instead]", "your next penalty is drawn|taken by <whom> [instead]",
        *(f"send|pass|redirect|deflect|transfer the next <card> {on} [on] to <whom> [instead]"
          for on in ("played on|against you", "you draw|receive", "that hits you")),
    )),
    ("instead", (
        "<whom> draw|draws instead of you", "<whom> draw|draws in your place",
        "<whom> draw|draws|take|takes [all] [of] your penalties",
        "<whom> draw|draws|take|takes your|any|all draw cards [for you]",
        "<whom> draw|draws|take|takes [all] [of] your penalties for you|instead",
        "<whom> draw|draws|take|takes every penalty for you", "<whom> draw|draws|take|takes all penalties for you",
        "<whom> draw|draws anything|everything|whatever you would|must [otherwise] draw", "<whom> are|is your shield",
        "<whom> draw|draws your cards for you", "<whom> draw|draws for you",
    )),
    ("turn", (
        "<whom> cannot be skipped", "<whom> cannot be made to miss a turn", "<whom> cannot miss a turn",
        "<whom> are/is immune|safe|protected to|from|against skips|skip", "nobody may skip <whom>",
        "<whom> are/is immune|safe|protected to|from|against [all] skip cards", "skips do-not work|count on|for "
        "<whom>",
        "<whom> cannot miss your|their [next] turn", "skip cards do-not work|count on|for <whom>",
        "<whom> are/is immune|safe|protected to|from|against being skipped", "<whom> are/is unskippable",
    )),
    ("stay with", (
        "<whom> cannot play <such> as your|their last card",
        "nobody may play <such> as your|their last card",
        *(f"{cannot} {win}{game} {on} <such>"
          for cannot in ("<whom> cannot", "nobody may")
          for win in ("win", "go out", "finish", "end")
          for game in ("", " the game|round")
          for on in ("with|on|using", "by playing")),
        "<such> cannot be played as the|a|your|their last card", "no <such> as [the|a|your] last card",
    )),
    ("stay", (
        "<whom> cannot play your|their last card", "<whom> cannot win", "<whom> cannot go out", "<whom> cannot "
        "finish",
        "nobody may win|finish", "nobody may go out", "nobody may play your|their last card",
        "<whom> cannot win the game|round", "nobody may win the game|round",
        "<whom> cannot put|lay down your|their last card",
    )),
    ("linked they", ("whenever <whom> draw|draws , you draw|draws as many",)),
    ("linked you", ("whenever you draw|draws , <whom> draw|draws as many",)),
    ("linked both", ("whenever you or <whom> draws , the other draws as many",
                     "whenever one of you draws , the other draws as many")),
    ("more", (
        "the next <card> makes others draw <n> more",
        *(f"[the] next <card> {is_more}" for is_more in (
            "makes others draw <n> more card|cards", "makes others draw <n> extra [cards]",
            "is|gets|becomes <n> [card|cards] bigger|higher|larger|worse|stronger",
            "is worth <n> [card|cards] more|extra", "is worth <n> more|extra card|cards",
            "counts|costs|draws|adds|gets|has <n> [card|cards] more|extra",
            "counts|costs|draws|adds|gets|has <n> more|extra card|cards", "gets|has <plus>",
            "is|gets raised|increased by <n> [card|cards]",
        )),
        "add <n> [more|extra] [card|cards] to the next <card>", "raise|increase the next <card> by <n> [card|cards]",
        "<n> [more|extra] card|cards are|is|get|gets added to the next <card>", "<plus> to|on the next <card>",
    )),
    ("more all", (
        *(f"<such> {are_more}" for are_more in (
            "make|makes others draw <n> more [cards]", "make|makes others draw <n> extra [cards]",
            "are|is|get|gets <n> [card|cards] bigger|higher|larger|worse|stronger",
            "are|is worth <n> more|extra [card|cards]", "count|counts|cost|costs <n> more|extra [card|cards]",
            "are|is raised|increased by <n> [card|cards]",
        )),
        "add <n> [more|extra] [card|cards] to <such>", "raise|increase <such> by <n> [card|cards]",
    )),
    ("double", (
        "the next <card> counts double", "the next <card> counts twice", "next <card> is doubled",
        "next <card> counts double|twice", "[the] next <card> becomes|is|counts [as] [a] +4",
        "the next <card> will be doubled", "the next <card> must be doubled",
        "double the effect of the next <card>", "the next <card> played is doubled", "the next <card> is doubled",
        "double the next <card>", "the next <card> is worth double", "the next <card> does double",
        "the next <card> is worth|counts twice as much|many",
        "the next <card> has double [the] effect", "the next <card> played counts double|twice",
        "the next <card> that is played counts double|twice",
        *(f"the next time someone|anyone plays a|an <card> {comma}it {ends}"
          for comma in ("", ", ")
          for ends in ("is|'s doubled|double", "counts double|twice", "has double effect", "does double")),
    )),
    ("double all", (
        "<such> count|counts double|twice", "<such> are|is doubled", "<such> are|is worth double", "double <such>",
        "<such> have|has double effect", "all <such> count double|twice",
        "<such> are|become|is|becomes [now] [a] +4|+4s [cards]", "<such> count|counts as +4|+4s [cards]",
        "<such> are|become|is|becomes [now] draw fours|4s", "<such> are|is [now] worth 4|four [cards]",
    )),
    ("cancel all", (
        "<such> do|does nothing", "<such> have|has no effect", "<such> do-not count|work|do anything", "cancel <such>",
        "<such> are|is cancelled|canceled|ignored|useless|powerless", "ignore <such>", "<such> do-not do anything",
    )),
    ("cancel", (
        "the next <card> does nothing", "the next <card> has no effect",
        "the next <card> is cancelled|canceled|ignored|blocked", "cancel|ignore|stop|negate|block the next <card>",
        "the next <card> do-not count|work", "the next <card> played does nothing",
        "the next <card> played has no effect", "the next <card> that is played does nothing",
        "the next <card> is without effect", "cancel the effect of the next <card>",
        "ignore the effect of the next <card>",
        *(f"the next time someone|anyone plays a|an <card> {comma}it {ends}"
          for comma in ("", ", ")
          for ends in ("does nothing", "has no effect", "do-not count|work", "is|'s cancelled|ignored")),
    )),
    ("cancel any", (
        "the next card does nothing", "the next card has no effect",
        "the next card is cancelled|canceled|ignored|blocked", "cancel|ignore|stop|negate|block the next card",
        "the next card do-not count|work", "the next card played does nothing", "the next card played has no effect",
        "the next card that is played does nothing", "the next card is without effect",
        "cancel the effect of the next card", "ignore the effect of the next card",
    )),
)  # fmt: skip
"""Rules that last, without how long.

`<such>` is which cards, said in any way, `<kinds>` perhaps of two kinds; `nobody may` means everyone may not.
"""
