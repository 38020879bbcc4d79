"""How rules that last are said: what they say, and for how long. Patterns are as in `phrases`."""

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
        "<whom> may only play <such>", "<whom> may play only <such>", "only <such> may be played",
        "<whom> must play <such>", "<whom> must only play <such>", "<whom> must play only <such>",
        "<whom> only play|plays <such>", "only <such> are|is allowed", "<whom> may play nothing but <such>",
        "<whom> may play <such> only", "only <such> may be laid|used", "<whom> may only lay|use <such>",
        "<whom> must only use <such>", "<whom> cannot play anything but|except <such>",
        "nobody may play anything but|except <such>", "<whom> are|is only allowed <such>",
        "nothing but <such> may be played", "<whom> cannot play anything other than <such>",
        "nobody may play anything other than <such>", "[the] colour is|stays|remains <such>",
        "[the] colour must be|stay|remain <such>", "it is|'s only <such>", "<such> only", "only <such>",
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
          for alike in ("match each other|another", "match", "match one another", "are|count as the same [colour]",
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
        "nobody must call [uno]", "nobody must say|shout uno", "<whom> do-not must say|shout|call [out] uno",
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
        "all hands lie|are face up on the table", "<whom> must play with open hand|hands|cards",
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
        "<whom> keep/keeps your|their hand|cards face up", "<whom> keep/keeps your|their hand|cards open",
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
        "<whom> draw|draws|take|takes your draw cards [for you]",
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
"""Rules that last, without how long. `<such>` is which cards, said in any way; `nobody may` means everyone may not."""

UNTILS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("turn", (
        "until your next turn", "until your turn", "until your turn again", "until your turn comes [again]",
        "until it is|'s your turn [again]", "until its your turn [again]", "until you play|go again",
        "until the start|beginning of your next turn", "until your next turn starts|begins|comes",
        "for 1|one|a|the round", "for 1|one|a|the next round", "for 1|one|a|the next round of turns|play",
        "for 1|one|a round of turns|play", "for 1|one|a|the next full|whole|entire round",
        "for 1|one|a full|whole|entire round", "for 1|one|a round of the table", "for 1|one turn around the table",
        "for 1|one round around the table", "until play comes back [around] to you",
        "until it comes back [around] to you", "during the next round", "until you have|get another turn",
        "in the next round", "until you are|'re up again", "until it 's back to you",
        "until the turn comes back to you", "until you are|'re next", "before your next turn",
        "until you take your next turn", "all the way around the table",
    )),
    ("rounds", (
        "for <n> rounds", "for the next <n> rounds", "for <n> full|whole rounds", "for <n> rounds of turns|play",
    )),
    ("turns", (
        "for <n> turns", "for the next <n> turns", "on|for|during|in their|his|her|your|the next <n> turns",
        "on|for|during|in <n> turns", "until <n> turns have passed", "for another <n> turns",
    )),
    ("their_turn", (
        "until their|his|her next turn", "before their|his|her [next] turn",
        "until it is|'s their|his|her turn [again]",
        "until their|his|her next turn begins|starts|comes",
        "until they|he|she play|plays|go|goes again",
    )),
    ("over", (
        "on|during|in|for their|his|her|your next turn", "on|during|in|for the next turn", "next turn", "the next turn",
        "on|during|in|for their|his|her turn", "for 1|one|a turn", "when it is their|his|her turn",
        "until their|his|her [next] turn is over", "until the end of their|his|her turn",
        "until after their|his|her next turn",
        "until the end of their|his|her next turn", "for their|his|her next 1|one turn",
    )),
    ("later", (
        "at the start of your next turn", "at the start|beginning of your [next] turn",
        "when your next turn comes|starts",
    )),
    ("card", (
        "until a|an|another <card> is played", "until the next <card> is played",
        "until someone|anyone plays a|an|another <card>", "until someone|anyone plays the next <card>",
        "until a|an|another <card> comes", "until the next <card> comes",
        "until someone|anyone else plays a|an|another <card>", "until the next <card>",
        "until a|an <card> gets played", "until there is a|an|another <card>", "until a|an|another <card> comes up",
        "until the next <card> comes up", "until someone|anyone puts down a|an|another <card>",
        "until a new <card> is played", "until any <card> is played",
    )),
    ("next card", (
        "until another card is played", "until the next card is played",
        "until someone|anyone plays a|another card", "until someone|anyone plays the next card",
        "until this card is|gets covered", "until it is|gets covered", "until this is|gets covered",
        "until another card is|gets laid|put on [top] [of] this|it", "until the next card comes",
        "until someone|anyone plays again", "until the next card is laid|put down",
        "until another card is laid|put down",
    )),
    ("end", (
        "for the rest of the|this round|game", "until the end of the|this round|game",
        "until the game ends", "until the round is over",
        "until the round ends", "until someone|anyone goes out", "until someone|anyone wins [the|this] [round]",
        "until this round is over", "until this round ends", "from now on", "from here on [out]",
        "this game", "in|during this game", "any more this round|game",
    )),
)  # fmt: skip
"""How long a rule lasts. A round is a round of the table here; the end of the round that is won ends everything."""

HOW_LONG: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("at the start of your next turn", (
        "when it is|'s your turn again|next", "when your [next] turn comes|rolls [around|round|again]",
        "when your next turn begins|starts", "when it is|'s your next turn", "the next time it is|'s your turn",
        "next time it is|'s your turn", "as soon as it is|'s your turn again", "once it is|'s your turn again",
        "when play comes|gets|returns [back] [around|round] to you [again]", "when the turn comes|gets back to you",
        "when it comes|gets|is|'s [back] [around|round] to you [again]", "when you get|have your next turn",
        "at the very start|beginning of your next turn", "when you are|'re up again|next",
        "just before your next turn", "right before your next turn", "when it 's back to you",
    )),
    ("until your next turn", (
        "until your next go", "until it gets|comes|goes|is|'s back [around|round] to you [again]",
        "until it gets|comes|goes around|round to you [again]", "until it gets|comes to you again",
        "until play gets|comes|returns|goes [back] [around|round] to you [again]",
        "until your turn comes|rolls|is|'s back [around|round]", "until your turn comes|rolls around|round [again]",
        "until you get|have your next turn|go", "until the turn gets|returns|is back to you", "until your go again",
        "for 1|one|a|the [full|whole|complete|entire] lap|cycle|rotation|loop|circle|circuit",
        "for 1|one|a|the next [full|whole|complete|entire] lap|cycle|rotation|loop|circle|circuit",
        "for 1|one|a go-round|go-around", "for one|1 time around [the] [table]", "until you play next",
        "until you go next", "until you are|'re up next", "until you are|'re up", "for one|1 complete round",
        "for a|the complete round", "for the next complete round", "until your upcoming turn",
        "until you have|take your turn again", "until it is|'s your go [again]", "until it is|'s your next turn",
        "until your next turn arrives", "until your following turn", "until you have|take|get a|another turn",
        "until it 's your turn once more", "until the start|beginning of your turn", "until your turn starts|begins",
        "until round to you [again]", "until it returns to you", "for a|one|1 full turn", "for one|1 whole turn",
        "till your next turn", "until you play|go once more", "until you next play|go",
        "until one|1 full round has passed", "until the end of one|1 round", "until everyone had a turn",
        "until everyone has had a turn|go",
    )),
    ("for the rest of the round", (
        "until this|the round finishes", "for the remainder of the|this round", "until someone|anyone is|'s out",
        "until this|the round is finished|done", "until someone|anyone wins the|this round", "until the end of round",
        "until the round is won",
    )),
    ("until another wild is played", (
        "as long as nobody plays a|another wild [card]", "as long as no [other] wild [card] is played",
        "until the next wild [card] hits the table", "until the next wild [card] appears|shows|shows up",
        "until someone|anyone drops|lays|throws|uses a|another wild [card] [down]",
        "until the next wild [card] gets played", "until somebody else plays a wild", "until a new wild [card] comes",
        "until another wild [card] shows|turns up", "until we see another wild [card]",
        "until another wild [card] comes|appears", "until a|another wild [card] gets|is put down|laid",
    )),
)  # fmt: skip
"""Other ways to say that, as rows of `sayings`."""
