### Everything that lastcard says, in English. Another language is one more file like this one.
###
### A gap { $player } or { $other } takes a player. { $you } is "player" or "other" where that player is the reader, "both"
### where both are, and else "nobody". What happened is a sentence without its full stop; whoever shows it as prose adds one.

## Cards and colours

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-orange = orange

card-of-colour = { $colour } { $name }
card-without-colour = { $name }
card-skip = Skip
card-reverse = Reverse
card-draw-two = Draw Two
card-wild = Wild
card-wild-draw-four = Wild Draw Four

number-of-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-unseen = { $count ->
    [one] a card
   *[other] { $count } cards
}

card-says-choose-colour = Choose the colour.
card-says-blank = Nothing is written on it: it is a plain Wild.
card-says-nothing = It does nothing special.

## What happened

event-drew_for_deal = { $you ->
    [player] You draw { $cards } for the deal
   *[nobody] { $player } draws { $cards } for the deal
}
event-started = { $you ->
    [player] You deal
   *[nobody] { $player } deals
}
event-dealt = { $you ->
    [player] You are dealt { $cards }
   *[nobody] { $player } is dealt { $cards }
}
event-turned_up = The opening card is { $cards }
event-put_back = { $cards } is put back and the draw pile is shuffled
event-reshuffled = The discard pile is shuffled into a new draw pile of { $amount }
event-played = { $you ->
    [player] You play { $cards }
   *[nobody] { $player } plays { $cards }
}
event-drew = { $you ->
    [player] You draw { $cards }
   *[nobody] { $player } draws { $cards }
}
event-kept = { $you ->
    [player] You keep it
   *[nobody] { $player } keeps it
}
event-passed = { $you ->
    [player] You pass: there is nothing to draw
   *[nobody] { $player } passes: there is nothing to draw
}
event-missed = { $you ->
    [player] You miss a turn
   *[nobody] { $player } misses a turn
}
event-reversed = { $outcome ->
    [left] Play goes to the left
   *[right] Play goes to the right
}
event-colour = { $you ->
    [player] You name { $colour }
   *[nobody] { $player } names { $colour }
}
event-picked = { $you ->
    [player] You choose { $colour }
   *[nobody] { $player } chooses { $colour }
}
event-challenged = { $you ->
    [player] You challenge { $other }
    [other] { $player } challenges you
   *[nobody] { $player } challenges { $other }
}
event-accepted = { $you ->
    [player] You do not challenge
   *[nobody] { $player } does not challenge
}
event-shown = { $you ->
    [player] You show { $other } your hand
    [other] { $player } shows you their hand
   *[nobody] { $player } shows { $other } their hand
}
event-shown-cards = { $you ->
    [player] You show { $other } your hand: { $cards }
    [other] { $player } shows you their hand: { $cards }
   *[nobody] { $player } shows { $other } their hand: { $cards }
}
event-shown-to-all = { $you ->
    [player] You show everybody your hand: { $cards }
   *[nobody] { $player } shows everybody their hand: { $cards }
}
event-verdict = { $outcome ->
    [guilty] { $you ->
        [player] You were guilty
       *[nobody] { $player } was guilty
    }
   *[innocent] { $you ->
        [player] You were innocent
       *[nobody] { $player } was innocent
    }
}
event-called = { $you ->
    [player] You call "UNO"
   *[nobody] { $player } calls "UNO"
}
event-caught = { $you ->
    [player] You catch { $other }, who did not call "UNO"
    [other] { $player } catches you: you did not call "UNO"
   *[nobody] { $player } catches { $other }, who did not call "UNO"
}
event-put = { $you ->
    [player] You put down { $cards }
   *[nobody] { $player } puts down { $cards }
}
event-gave = { $you ->
    [player] You give { $other } { $cards }
    [other] { $player } gives you { $cards }
   *[nobody] { $player } gives { $other } { $cards }
}
event-took = { $you ->
    [player] You take { $cards } from { $other }
    [other] { $player } takes { $cards } from you
   *[nobody] { $player } takes { $cards } from { $other }
}
event-discarded = { $you ->
    [player] You discard { $cards }
   *[nobody] { $player } discards { $cards }
}
event-dropped = { $outcome ->
    [slam] { $you ->
        [player] You drop the card: it lands face up
       *[nobody] { $player } drops the card: it lands face up
    }
   *[back] { $you ->
        [player] You drop the card: it lands face down
       *[nobody] { $player } drops the card: it lands face down
    }
}
event-protected = { $you ->
    [both] { $cards } protects you
    [other] { $cards } protects you
   *[nobody] { $cards } protects { $other }
}
event-unprotected = { $you ->
    [player] Your protection ends with this card
   *[nobody] { $player }'s protection ends with this card
}
event-spared = { $you ->
    [player] The protection spares you
   *[nobody] The protection spares { $player }
}
event-revealed = { $you ->
    [player] You show { $cards }
   *[nobody] { $player } shows { $cards }
}
event-swapped = { $you ->
    [player] You and { $other } swap hands
    [other] { $player } and you swap hands
   *[nobody] { $player } and { $other } swap hands
}
event-hands_passed = { $outcome ->
    [next] Everyone passes their hand to the next player
    [left] Everyone passes their hand to the left
    [right] Everyone passes their hand to the right
   *[previous] Everyone passes their hand to the previous player
}
event-flipped = { $outcome ->
    [heads] { $you ->
        [player] You flip a coin: heads
       *[nobody] { $player } flips a coin: heads
    }
   *[tails] { $you ->
        [player] You flip a coin: tails
       *[nobody] { $player } flips a coin: tails
    }
}
event-rolled = { $you ->
    [player] You roll a { $amount }
   *[nobody] { $player } rolls a { $amount }
}
event-number = { $you ->
    [player] You choose the number { $amount }
   *[nobody] { $player } chooses the number { $amount }
}
event-top = The top card of the draw pile is { $cards }
event-may = { $outcome ->
    [yes] { $you ->
        [player] You do it
       *[nobody] { $player } does it
    }
   *[no] { $you ->
        [player] You leave it
       *[nobody] { $player } leaves it
    }
}
event-either = { $outcome ->
    [first] { $you ->
        [player] You choose the first of the two
       *[nobody] { $player } chooses the first of the two
    }
   *[second] { $you ->
        [player] You choose the second of the two
       *[nobody] { $player } chooses the second of the two
    }
}
event-contest = A contest: { $dare }
event-named = { $you ->
    [both] You say it was you
    [player] You say it was { $other }
    [other] { $player } says it was you
   *[nobody] { $player } says it was { $other }
}
event-settled = { $outcome ->
    [tied] It is a tie, so nobody is meant
    [lost] { $you ->
        [player] You lost
       *[nobody] { $player } lost
    }
   *[won] { $you ->
        [player] You won
       *[nobody] { $player } won
    }
}
event-said = { $you ->
    [player] You say: { $dare }
   *[nobody] { $player } says: { $dare }
}
event-lasts = From now on: { $dare }
event-ended = No longer: { $dare }
event-copied = { $you ->
    [player] You copy { $cards }
   *[nobody] { $player } copies { $cards }
}
event-pooled = { $outcome ->
    [evenly] All hands are shuffled together and dealt again, evenly
   *[as-before] All hands are shuffled together and dealt again, as many as each had
}
event-pooled_two = { $you ->
    [player] You and { $other } shuffle your hands together and deal them out
    [other] { $player } and you shuffle your hands together and deal them out
   *[nobody] { $player } and { $other } shuffle their hands together and deal them out
}
event-mixed = { $amount ->
    [one] One card is mixed in the middle and taken back
   *[other] { $amount } cards are mixed in the middle and dealt back
}
event-hand = { $you ->
    [player] You now hold { $cards }
   *[nobody] { $player } now holds { $cards }
}
event-hand_returned = { $you ->
    [player] You shuffle your hand into the draw pile
   *[nobody] { $player } shuffles their hand into the draw pile
}
event-chose = { $you ->
    [both] You choose yourself
    [player] You choose { $other }
    [other] { $player } chooses you
   *[nobody] { $player } chooses { $other }
}
event-true = { $outcome ->
    [yes] { $you ->
        [player] You say that it is true of you
       *[nobody] { $player } says that it is true of them
    }
   *[no] { $you ->
        [player] You say that it is not true of you
       *[nobody] { $player } says that it is not true of them
    }
}
event-took_top = { $you ->
    [player] You take { $cards } from the discard pile
   *[nobody] { $player } takes { $cards } from the discard pile
}
event-returned = { $you ->
    [player] You put { $cards } into the draw pile
   *[nobody] { $player } puts { $cards } into the draw pile
}
event-showed = { $you ->
    [player] You show everyone { $cards }
   *[nobody] { $player } shows everyone { $cards }
}
event-turned_over = { $you ->
    [player] You turn over { $cards }
   *[nobody] { $player } turns over { $cards }
}
event-asked_for = { $you ->
    [player] You ask for { $cards }
   *[nobody] { $player } asks for { $cards }
}
event-peeked = { $you ->
    [player] You see { $cards } on top of the draw pile
   *[nobody] { $player } looks at { $cards } on top of the draw pile
}
event-reported = { $you ->
    [player] You say that { $other } has broken a rule
    [other] { $player } says that you have broken a rule
   *[nobody] { $player } says that { $other } has broken a rule
}
event-judged = { $outcome ->
    [broken] { $you ->
        [player] You say so, too
       *[nobody] { $player } says so, too
    }
   *[kept] { $you ->
        [player] You say it was not so
       *[nobody] { $player } says it was not so
    }
}
event-report = { $outcome ->
    [broken] { $you ->
        [player] You have broken it
       *[nobody] { $player } has broken it
    }
   *[kept] { $you ->
        [player] It is not held against you
       *[nobody] It is not held against { $player }
    }
}
event-dared = { $you ->
    [player] You must { $dare }
   *[nobody] { $player } must { $dare }
}
event-voted = { $outcome ->
    [done] { $you ->
        [player] You say it was done
       *[nobody] { $player } says it was done
    }
   *[not-done] { $you ->
        [player] You say it was not done
       *[nobody] { $player } says it was not done
    }
}
event-dare = { $outcome ->
    [done] { $you ->
        [player] You did it
       *[nobody] { $player } did it
    }
   *[not-done] { $you ->
        [player] You did not do it
       *[nobody] { $player } did not do it
    }
}
event-went_out = { $you ->
    [player] You go out
   *[nobody] { $player } goes out
}
event-blocked = { $amount ->
    [0] Everybody has passed: the round is blocked
    [1000] Cards have been brought back into play 1000 times: the round is blocked
   *[other] The discard pile was reshuffled { $amount } times: the round is blocked
}
event-left_with = { $you ->
    [player] You are left with { $cards }: { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
   *[nobody] { $player } is left with { $cards }: { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
}
event-scored = { $you ->
    [player] You score { $amount }
   *[nobody] { $player } scores { $amount }
}
event-nobody-scored = Nobody scores
event-tallied = { $you ->
    [player] Your tally grows by { $amount }
   *[nobody] { $player }'s tally grows by { $amount }
}
event-won = { $you ->
    [player] You win the game
   *[nobody] { $player } wins the game
}
event-jumped = { $you ->
    [player] You jump in
   *[nobody] { $player } jumps in
}
event-hit = { $you ->
    [player] { $amount } cards wait for you
   *[nobody] { $amount } cards wait for { $player }
}
event-knocked_out = { $you ->
    [player] You hold { $amount } cards and are out of this round
   *[nobody] { $player } holds { $amount } cards and is out of this round
}
event-last_in = { $you ->
    [player] You are the last one in
   *[nobody] { $player } is the last one in
}
event-false_call = { $you ->
    [player] You call "UNO" for no reason
   *[nobody] { $player } calls "UNO" for no reason
}
event-false_catch = { $you ->
    [player] You catch { $other }, who owes no call
    [other] { $player } catches you, but you owe no call
   *[nobody] { $player } catches { $other }, who owes no call
}
event-eliminated = { $you ->
    [player] You are out of the game
   *[nobody] { $player } is out of the game
}

## House rules: what each is about, and what can be chosen for it

house-lines = House rules: { $set }.
house-line = { $rule }: { $value }.
house-yes = Yes
house-no = No
house-set-rulebook = Rulebook
house-set-rulebook-about = No house rules at all.
house-set-party = Party
house-set-party-about = Stacking, jumping in, seven and zero.
house-set-merciless = Merciless
house-set-merciless-about = Stacking, drawing until a card fits, having to play, seven and zero, and out with 25 cards.
house-set-changed = { $set }, with changes
house-stack = Stacking
house-stack-about = Answer a Draw Two or Wild Draw Four with another one: the next player draws for both.
house-stack-value = { $value ->
    [same] Same kind only
    [up] Four on Two as well
    [any] Any draw card
   *[off] No
}
house-deflect = Deflecting
house-deflect-about = On a stack, a Reverse sends the cards back and a Skip passes them on.
house-jump_in = Jumping in
house-jump_in-about = Hold the same card as the one on top? Play it out of turn.
house-seven_zero = Seven and zero
house-seven_zero-about = A 7 swaps two hands; a 0 passes all hands on.
house-draw = Drawing
house-draw-about = If you play nothing, how much do you draw?
house-draw-value = { $value ->
    [match] Until a card fits
   *[one] One card
}
house-force_play = Having to play
house-force_play-about = If you can play, you must.
house-mercy = Mercy
house-mercy-about = Hold this many cards and you are out of the round.
house-mercy-value = { $value ->
    [0] No
   *[other] { $value } cards
}
house-teams = Teams
house-teams-about = Partners sit across from each other and win together.
house-teams-value = { $value ->
    [0] No
   *[other] { $value } teams
}
house-last_card = Last cards
house-last_card-about = Does a card still act when it is your last?
house-last_card-value = { $value ->
    [acts] All of them act
   *[draws] Only draw cards
}
house-protection = Protection
house-protection-about = What Save the Day and cards like it keep you from.
house-protection-value = { $value ->
    [all] Everything
   *[draws] Drawing
}
house-false_call = Calls without reason
house-false_call-about = Calling “UNO” or catching somebody for nothing costs cards.
house-false_call-value = { $value ->
    [0] Cost nothing
   *[other] Cost { $value } cards
}
house-uno_penalty = Forgetting to call
house-uno_penalty-about = What it costs to be caught.
house-uno_penalty-value = { $value } cards
house-hand = Cards dealt
house-hand-about = How many everybody starts with.
house-hand-value = { $value ->
    [one] 1 card
   *[other] { $value } cards
}
house-scoring = Scoring
house-scoring-about = Everybody keeps a tally; whoever reaches the target is out of the game.
house-scoring-value = { $value ->
    [elimination] Elimination
    [tally] Everyone counts
   *[winner] Winner takes all
}

## What is remembered of a round, or of a game

moment-bluff = { $you ->
    [player] You bluffed with { $card }, and { $other } believed it.
    [other] { $player } bluffed with { $card }, and you believed it.
   *[nobody] { $player } bluffed with { $card }, and { $other } believed it.
}
moment-challenge = { $you ->
    [player] You saw through { $other }, who was bluffing with { $card }.
    [other] { $player } saw through you: you were bluffing with { $card }.
   *[nobody] { $player } saw through { $other }, who was bluffing with { $card }.
}
moment-caught = { $you ->
    [player] You caught { $other }, who had one card left and said nothing.
    [other] { $player } caught you: you had one card left and said nothing.
   *[nobody] { $player } caught { $other }, who had one card left and said nothing.
}
moment-blow = { $you ->
    [player] You drew { $count } cards at one blow.
   *[nobody] { $player } drew { $count } cards at one blow.
}
moment-comeback = { $you ->
    [player] You held { $count } cards, and went out all the same.
   *[nobody] { $player } held { $count } cards, and went out all the same.
}
moment-round = { $you ->
    [player] You scored { $count } points in one round.
   *[nobody] { $player } scored { $count } points in one round.
}

## What is asked

question-turn = It is your turn.
question-turn-nothing-to-draw = It is your turn. There is nothing to draw.
question-drawn = You may play the card you drew.
question-drawn-card = You drew { $card }. Play it, or keep it?
question-colour = Which colour goes on?
question-colour-picked = Which colour do you choose?
question-challenge = { $player } played { $card } on you and has { $cards } left. Accept it, or challenge?
question-challenge-on = { $player } played { $card } on { $colour } and has { $cards } left. Accept it, or challenge?
question-stack = { $cards } wait for you. Add to them, or accept them?
question-stack-challenge = { $cards } wait for you. Add to them, accept them, or challenge { $player }, who played { $card }?
question-stack-accept = { $cards } wait for you, and nothing you hold can be played on them.
question-put = Which card do you put down?
question-put-follow = Which card do you put down? { $follows }
question-put-colour = Which { $colour } card do you put down?
question-give = Which card do you give away?
question-give-all = { $cards } have to go, each to whom you choose
question-give-to = { $count ->
    [0] Which card do you give to { $other }?
    [one] Which card do you give to { $other }?
   *[other] Which card do you give to { $other }? { $count } to go.
}
question-discard = Which card do you discard?
question-discard-several = Which card do you discard? { $count } to go.
question-protect = Whom do you protect?
question-choose = Which player?
question-choose-swap = Swap hands with whom?
question-vote = { $you ->
    [player] You must { $dare }. Was it done?
   *[nobody] { $player } must { $dare }. Was it done?
}
question-true = Everyone who { $dare }: is that you?
question-put-back = { $count ->
    [one] Which card do you put into the draw pile?
   *[other] Which cards do you put into the draw pile? { $count } more.
}
question-put-middle = Which card do you put in the middle?
question-take = Which card do you take?
question-take-order = Which of these cards lies below the others?
question-take-named = Which card do you name?
question-take-discard = Which of these cards is discarded?
question-show = Which card do you show to everyone?
question-report = { $you ->
    [player] Somebody says that you have broken this rule: { $dare }. Is that so?
   *[nobody] Somebody says that { $player } has broken this rule: { $dare }. Is that so?
}
question-next = The round is over.
question-may = Do you want to?
question-may-do = Do you want to? { $first }
question-either = Which of the two?
question-either-do = Which of the two? First: { $first } Second: { $second }
question-number = Which number?
question-number-told = How many? One for each { $dare }.
question-contest = A contest: { $dare }. Who lost?
question-contest-won = A contest: { $dare }. Who won?
question-agreed = Who is { $dare }?
question-react = One card left and "UNO" not called: { $names }.

cause-played = { $you ->
    [player] You played { $card }.
   *[nobody] { $player } played { $card }.
}
cause-drew = { $you ->
    [player] You drew { $card }.
   *[nobody] { $player } drew { $card }.
}
cause-turned-up = { $card } was turned up

## What may be answered

option-play = play { $card }
option-draw = draw a card
option-keep = keep it
option-pass = pass
option-colour = { $colour }
option-challenge = challenge
option-accept = accept
option-put = put down { $card }
option-give = { $you ->
    [other] give { $card } to you
   *[nobody] give { $card } to { $other }
}
option-discard = discard { $card }
option-stop = stop discarding
option-protect = { $you ->
    [other] protect yourself
   *[nobody] protect { $other }
}
option-choose = { $you ->
    [other] choose yourself
   *[nobody] choose { $other }
}
option-done = done
option-not-done = not done
option-next = deal the next round
option-uno = call "UNO"
option-catch = catch { $other }
option-take = { $card }
option-show = show { $card }
option-report = report { $other }
option-slam = it lands face up
option-back = it lands face down
option-card = { $card }
option-wait = let it be
option-yes = yes
option-no = no
option-first = the first
option-second = the second
option-number = { $count }
option-jump = jump in with { $card }

## What an answer does, for whoever is asked

note-draw = You draw a card. If it fits, you may play it at once.
note-pass = There is nothing to draw: your turn ends.
note-take-none = You keep none of them.
note-keep = It stays in your hand, and your turn ends.
note-goes-out = It is your last card: you go out!
note-spared = { $you ->
    [player] You are protected from it.
   *[nobody] { $player } is protected from it.
}
note-bluff = That would be a bluff, since you hold { $colour }. If { $player } challenges it: { $guilty }
note-colour = { $count ->
    [0] Play goes on in { $colour }. You hold no { $colour } card.
    [one] Play goes on in { $colour }. You hold 1 { $colour } card.
   *[other] Play goes on in { $colour }. You hold { $count } { $colour } cards.
}
note-colour-picked = { $count ->
    [0] It is about { $colour } cards then. You hold none.
    [one] It is about { $colour } cards then. You hold 1.
   *[other] It is about { $colour } cards then. You hold { $count }.
}
note-put-wild = You name the colour that the others have to follow.
note-give = { $count ->
    [one] { $other } holds 1 card then.
   *[other] { $other } holds { $count } cards then.
}
note-discard = It leaves your hand and does nothing.
note-stop = { $count ->
    [one] You keep your last card.
   *[other] You keep your { $count } cards.
}
note-done = If most say so, nothing happens.
note-done-then = If most say so: { $follows }
note-not-done = If most say so: { $follows }
note-next = Everybody gets new cards.
note-uno = Nobody can catch you then.
note-named = { $you ->
    [player] You say that it was you.
   *[nobody] You say that it was { $player }.
}
note-catch = { $player } draws 2.
note-true = Then it is about you, too.
note-not-true = Then it is not about you.
note-put-back = It goes into the draw pile, where nobody sees it.
note-put-middle = It is mixed with those of the others, and you get one of them.
note-report = The others are asked whether a rule was broken.
note-broken = If more say so than not, it costs what the rule says.
note-kept = If as many say so, nothing happens.
note-challenge-for-cards = { $player } draws { $guilty }, or you draw { $innocent } and miss your turn.
note-challenge = If { $player } was bluffing: { $guilty } If not: { $innocent }
note-challenge-in-vain = This card cannot be a bluff. { $innocent }
note-depends = What happens then depends on the cards that are held.

## What a card does, act by act

player-chosen = a player you choose
player-that = that player
player-everybody = everybody
player-everybody-else = everybody else
player-everybody-but = { $you ->
    [player] everybody but you
   *[nobody] everybody but { $player }
}
player-everybody-but-both = { $you ->
    [player] everybody but you and { $other }
    [other] everybody but you and { $player }
   *[nobody] everybody but { $player } and { $other }
}
player-others = other players
player-who-cannot = whoever cannot
player-neighbours = both neighbours
player-next-two = the next two players
player-next-3 = the next three players
player-next-4 = the next four players
player-next-5 = the next five players
player-two = two players you choose
player-neighbour = a neighbour you choose
player-everybody-who = everybody of whom it is true
player-loser = whoever loses
player-winner = whoever wins
player-with-most = whoever holds the most cards
player-with-fewest = whoever holds the fewest cards

cards-all = all cards
cards-wild = all wild cards
cards-of-colour = all { $colour } cards
cards-of-chosen-colour = all cards of the colour chosen

does-nothing = nothing happens.
does-draw = { $you ->
    [player] you draw { $count }.
   *[nobody] { $player } draws { $count }.
}
does-draw-and-miss = { $you ->
    [player] you draw { $count } and miss your turn.
   *[nobody] { $player } draws { $count } and misses a turn.
}
does-draw_until = { $you ->
    [player] you draw until { $cards } comes.
   *[nobody] { $player } draws until { $cards } comes.
}
does-many = { $you ->
    [player] you { $said }.
   *[nobody] { $player } { $said }.
}
does-take_pile = { $you ->
    [player] you take the whole discard pile.
   *[nobody] { $player } takes the whole discard pile.
}
does-draw_to = { $you ->
    [player] you draw until you hold { $count }.
   *[nobody] { $player } draws until they hold { $count }.
}
does-others_name_colour = { $you ->
    [player] you choose the colour.
   *[nobody] { $player } chooses the colour.
}
does-others_pick_colour = { $you ->
    [player] you choose a colour.
   *[nobody] { $player } chooses a colour.
}
does-discard_highest = { $you ->
    [player] you discard your highest number.
   *[nobody] { $player } discards their highest number.
}
does-discard_lowest = { $you ->
    [player] you discard your lowest number.
   *[nobody] { $player } discards their lowest number.
}
does-discard_any = { $you ->
    [player] you may discard as many of { $cards } as you like.
   *[nobody] { $player } may discard as many of { $cards } as they like.
}
does-draw_to_play = { $you ->
    [player] you draw until you can play a card.
   *[nobody] { $player } draws until they can play a card.
}
does-draw_playable = { $you ->
    [player] you draw until a card comes that you can play.
   *[nobody] { $player } draws until a card comes that they can play.
}
does-choose_player = { $you ->
    [player] you choose another player.
   *[nobody] { $player } chooses another player.
}
does-trade_two = { $player } each give the other { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
does-mix = { $player }: cards are put in the middle, mixed and taken back.
does-pool_two = { $you ->
    [player] you and { $other } shuffle your hands together and deal them out evenly.
    [other] { $player } and you shuffle your hands together and deal them out evenly.
   *[nobody] { $player } and { $other } shuffle their hands together and deal them out evenly.
}
does-name_that_colour = { $you ->
    [player] you choose the colour.
   *[nobody] { $player } chooses the colour.
}
does-name_other_colour = { $you ->
    [player] you choose another colour.
   *[nobody] { $player } chooses another colour.
}
does-show_certain = { $you ->
    [player] you show { $cards } to everyone.
   *[nobody] { $player } shows { $cards } to everyone.
}
does-peek_keep_order = { $you ->
    [player] you look at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile, keep { $kept ->
        [one] one
       *[other] { $kept }
    } and put the others back in any order.
   *[nobody] { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile, keeps { $kept ->
        [one] one
       *[other] { $kept }
    } and puts the others back in any order.
}
does-go_next = { $you ->
    [player] it is your turn next.
   *[nobody] { $player } has the next turn.
}
does-win = { $you ->
    [player] you win the round.
   *[nobody] { $player } wins the round.
}
does-knock_out = { $you ->
    [player] you are out of the round.
   *[nobody] { $player } is out of the round.
}
does-redraw_some = { $you ->
    [player] you shuffle your hand into the draw pile and draw { $count }.
   *[nobody] { $player } shuffles their hand into the draw pile and draws { $count }.
}
does-give_highest = { $you ->
    [player] you give your highest number to { $other }.
    [other] { $player } gives you their highest number.
   *[nobody] { $player } gives their highest number to { $other }.
}
does-give_lowest = { $you ->
    [player] you give your lowest number to { $other }.
    [other] { $player } gives you their lowest number.
   *[nobody] { $player } gives their lowest number to { $other }.
}
does-take_top = { $you ->
    [player] you take { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the discard pile.
   *[nobody] { $player } takes { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the discard pile.
}
does-return_bottom = { $you ->
    [player] you put { $count } below the draw pile.
   *[nobody] { $player } puts { $count } below the draw pile.
}
does-return_top = { $you ->
    [player] you put { $count } on top of the draw pile.
   *[nobody] { $player } puts { $count } on top of the draw pile.
}
does-return_shuffled = { $you ->
    [player] you shuffle { $count } into the draw pile.
   *[nobody] { $player } shuffles { $count } into the draw pile.
}
does-peek = { $you ->
    [player] you look at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile.
   *[nobody] { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile.
}
does-peek_order = { $you ->
    [player] you look at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile and put them back in any order.
   *[nobody] { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile and puts them back in any order.
}
does-peek_below = { $you ->
    [player] you look at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile and put what you see below it.
   *[nobody] { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile and puts what they see below it.
}
does-peek_keep = { $you ->
    [player] you look at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile and keep { $kept ->
        [one] one
       *[other] { $kept }
    }.
   *[nobody] { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile and keeps { $kept ->
        [one] one
       *[other] { $kept }
    }.
}
does-peek_keep_below = { $you ->
    [player] you look at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile, keep { $kept ->
        [one] one
       *[other] { $kept }
    } and put the others below it.
   *[nobody] { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile, keeps { $kept ->
        [one] one
       *[other] { $kept }
    } and puts the others below it.
}
does-peek_keep_discard = { $you ->
    [player] you look at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile, keep { $kept ->
        [one] one
       *[other] { $kept }
    } and discard the others.
   *[nobody] { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile, keeps { $kept ->
        [one] one
       *[other] { $kept }
    } and discards the others.
}
does-peek_keep_into = { $you ->
    [player] you look at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile, keep { $kept ->
        [one] one
       *[other] { $kept }
    } and shuffle the others into it.
   *[nobody] { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile, keeps { $kept ->
        [one] one
       *[other] { $kept }
    } and shuffles the others into it.
}
does-peek_keep_give = { $you ->
    [player] you look at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile, keep { $kept ->
        [one] one
       *[other] { $kept }
    } and give the others to { $other }.
    [other] { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile, keeps { $kept ->
        [one] one
       *[other] { $kept }
    } and gives you the others.
   *[nobody] { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile, keeps { $kept ->
        [one] one
       *[other] { $kept }
    } and gives the others to { $other }.
}
does-peek_give = { $you ->
    [player] you look at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile and give them to { $other }.
    [other] { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile and gives them to you.
   *[nobody] { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile and gives them to { $other }.
}
does-peek_may_keep = { $you ->
    [player] you look at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile and may keep one.
   *[nobody] { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile and may keep one.
}
does-peek_may_keep_below = { $you ->
    [player] you look at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile, may keep one and put what is left below it.
   *[nobody] { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile, may keep one and puts what is left below it.
}
does-turn_top = the top card of the draw pile is shown to everyone.
does-take_chosen = { $you ->
    [player] you look at the hand of { $other } and take { $count } of your choice.
    [other] { $player } looks at your hand and takes { $count } of their choice.
   *[nobody] { $player } looks at the hand of { $other } and takes { $count } of their choice.
}
does-take_discard = { $you ->
    [player] you take { $count } of your choice from the discard pile.
   *[nobody] { $player } takes { $count } of their choice from the discard pile.
}
does-show_at_once = { $player } show one of their cards, all at once.
does-hand_out = { $you ->
    [player] you hand out { $count } from the draw pile as you like.
   *[nobody] { $player } hands out { $count } from the draw pile as they like.
}
does-ask_colour = { $you ->
    [player] you ask for a colour.
   *[nobody] { $player } asks for a colour.
}
does-name_card = { $you ->
    [player] you name a card.
   *[nobody] { $player } names a card.
}
does-show_some = { $you ->
    [player] you show one of your cards to everyone.
   *[nobody] { $player } shows one of their cards to everyone.
}
does-return_highest_below = { $you ->
    [player] you put your highest number below the draw pile.
   *[nobody] { $player } puts their highest number below the draw pile.
}
does-return_highest_into = { $you ->
    [player] you shuffle your highest number into the draw pile.
   *[nobody] { $player } shuffles their highest number into the draw pile.
}
does-return_lowest_below = { $you ->
    [player] you put your lowest number below the draw pile.
   *[nobody] { $player } puts their lowest number below the draw pile.
}
does-return_lowest_into = { $you ->
    [player] you shuffle your lowest number into the draw pile.
   *[nobody] { $player } shuffles their lowest number into the draw pile.
}
does-true = everyone who { $dare }: { $follows }
does-miss_several = { $you ->
    [player] you miss { $count } turns.
   *[nobody] { $player } misses { $count } turns.
}
does-give_certain = { $you ->
    [player] you give { $count } { $cards } to { $other }.
    [other] { $player } gives you { $count } { $cards }.
   *[nobody] { $player } gives { $count } { $cards } to { $other }.
}
does-trade = { $you ->
    [player] you and { $other } trade { $count } of your cards.
    [other] { $player } and you trade { $count } of your cards.
   *[nobody] { $player } and { $other } trade { $count } of their cards.
}
does-discard_to = { $you ->
    [player] you discard until you hold { $count }.
   *[nobody] { $player } discards until they hold { $count }.
}
does-discard_chosen = { $you ->
    [player] { $other } looks at your hand and chooses { $count } that you discard.
    [other] you look at the hand of { $player } and choose { $count } that they discard.
   *[nobody] { $other } looks at the hand of { $player } and chooses { $count } that they discard.
}
does-discard_random = { $you ->
    [player] you discard { $count } at random.
   *[nobody] { $player } discards { $count } at random.
}
does-discard_certain = { $you ->
    [player] you discard { $count } { $cards }.
   *[nobody] { $player } discards { $count } { $cards }.
}
does-new_hand = { $you ->
    [player] you discard your hand and draw { $count }.
   *[nobody] { $player } discards their hand and draws { $count }.
}
does-same_hand = { $you ->
    [player] you discard your hand and draw as many.
   *[nobody] { $player } discards their hand and draws as many.
}
does-look = { $you ->
    [player] you look at the hand of { $other }.
    [other] { $player } looks at your hand.
   *[nobody] { $player } looks at the hand of { $other }.
}
does-swap_two = { $player } swap hands.
does-pick_colour = { $you ->
    [player] you choose a colour.
   *[nobody] { $player } chooses a colour.
}
does-flip = a coin is flipped. Heads: { $up } Tails: { $down }
does-roll = { $count ->
    [one] a die is rolled.
   *[other] { $count } dice are rolled.
}
does-choose_number = { $you ->
    [player] you choose a number.
   *[nobody] { $player } chooses a number.
}
does-guess = it is guessed: { $guess }. Right: { $up } Wrong: { $down }
does-contest = a contest: { $dare }.
does-say = it is said to the table: { $dare }.
does-last = from now on: { $dare }.
does-each = { $dare }.
does-may = { $you ->
    [player] you are asked whether to do this: { $follows }
   *[nobody] { $player } is asked whether to do this: { $follows }
}
does-either = { $you ->
    [player] you choose between two things. First: { $up } Second: { $down }
   *[nobody] { $player } chooses between two things. First: { $up } Second: { $down }
}
does-draw_level = { $you ->
    [player] you draw until you hold as many cards as { $other }.
    [other] { $player } draws until they hold as many cards as you.
   *[nobody] { $player } draws until they hold as many cards as { $other }.
}
does-miss = { $you ->
    [player] you miss a turn.
   *[nobody] { $player } misses a turn.
}
does-again_several = { $you ->
    [player] you take { $count } more turns.
   *[nobody] { $player } takes { $count } more turns.
}
does-set_colour = play goes on in { $colour }.
does-again = { $you ->
    [player] you take another turn.
   *[nobody] { $player } takes another turn.
}
does-start = { $you ->
    [player] you start.
   *[nobody] { $player } starts.
}
does-give_all = { $you ->
    [player] you give { $cards } you hold to { $other }.
    [other] { $player } gives you { $cards } they hold.
   *[nobody] { $player } gives { $cards } they hold to { $other }.
}
does-give = { $you ->
    [player] you give { $count } of your cards to { $other }.
    [other] { $player } gives you { $count } of their cards.
   *[nobody] { $player } gives { $count } of their cards to { $other }.
}
does-take = { $you ->
    [player] you take { $count } at random from { $other }.
    [other] { $player } takes { $count } of your cards at random.
   *[nobody] { $player } takes { $count } at random from { $other }.
}
does-discard_up_to = { $you ->
    [player] you may discard up to { $count }.
   *[nobody] { $player } may discard up to { $count }.
}
does-discard_up_to_certain = { $you ->
    [player] you may discard up to { $count } { $cards }.
   *[nobody] { $player } may discard up to { $count } { $cards }.
}
does-discard_all = { $you ->
    [player] you discard { $cards } you hold.
   *[nobody] { $player } discards { $cards } they hold.
}
does-discard = { $you ->
    [player] you discard { $count }.
   *[nobody] { $player } discards { $count }.
}
does-show_hand = { $you ->
    [player] you show { $other } your hand.
    [other] { $player } shows you their hand.
   *[nobody] { $player } shows { $other } their hand.
}
does-show_hand-to-all = { $you ->
    [player] you show everybody your hand.
   *[nobody] { $player } shows everybody their hand.
}
does-swap = { $you ->
    [player] you and { $other } swap hands.
    [other] { $player } and you swap hands.
   *[nobody] { $player } and { $other } swap hands.
}
does-pass_hands = { $way ->
    [next] everybody passes their hand to the next player.
    [own_left] everybody passes their hand to the left.
    [own_right] everybody passes their hand to the right.
   *[previous] everybody passes their hand to the previous player.
}
does-redraw = { $you ->
    [player] you shuffle your hand into the draw pile and draw as many.
   *[nobody] { $player } shuffles their hand into the draw pile and draws as many.
}
does-protect = { $you ->
    [player] until another wild is played, no card makes you draw.
   *[nobody] until another wild is played, no card makes { $player } draw.
}
does-put = { $you ->
    [player] you put down a card.
   *[nobody] { $player } puts down a card.
}
does-put_matching = { $you ->
    [player] you have to put down a { $colour } card.
   *[nobody] { $player } has to put down a { $colour } card.
}
does-put_matching-that = { $you ->
    [player] you have to put down a card of that colour.
   *[nobody] { $player } has to put down a card of that colour.
}
does-reverse = the direction turns.
does-copy = what the card before this one says happens again.
does-copy_certain = what the last { $cards } says happens again.
does-copy_twice = what the last { $cards } says happens twice.
does-discard_all_but = { $you ->
    [player] you discard { $cards } but { $count }.
   *[nobody] { $player } discards { $cards } but { $count }.
}
does-match_hand = { $you ->
    [player] you draw or discard until you hold as many cards as { $other }.
    [other] { $player } draws or discards until they hold as many cards as you.
   *[nobody] { $player } draws or discards until they hold as many cards as { $other }.
}
does-colour_most_held = { $you ->
    [player] the colour becomes the one you hold most of.
   *[nobody] the colour becomes the one { $player } holds most of.
}
does-discard_most_held = { $you ->
    [player] you discard all cards of the colour you hold most of.
   *[nobody] { $player } discards all cards of the colour they hold most of.
}
does-reshuffle = the discard pile is shuffled into the draw pile.
does-turn_over_each = { $player } turn over a card of the draw pile.
does-draw_open = { $you ->
    [player] you draw a card face up.
   *[nobody] { $player } draw a card face up.
}
does-draw_open_against = { $you ->
    [player] you and { $other } each draw a card face up.
    [other] { $player } and you each draw a card face up.
   *[nobody] { $player } and { $other } each draw a card face up.
}
does-show_against = { $you ->
    [player] you and { $other } each show a card, both at once.
    [other] { $player } and you each show a card, both at once.
   *[nobody] { $player } and { $other } each show a card, both at once.
}
does-roll_each = { $player } roll a die.
does-roll_against = { $you ->
    [player] you and { $other } each roll a die.
    [other] { $player } and you each roll a die.
   *[nobody] { $player } and { $other } each roll a die.
}
does-trade_blind = { $you ->
    [player] you and { $other } trade { $count } without looking.
    [other] { $player } and you trade { $count } without looking.
   *[nobody] { $player } and { $other } trade { $count } without looking.
}
does-turn_over_against = { $you ->
    [player] you and { $other } each turn over a card of the draw pile.
    [other] { $player } and you each turn over a card of the draw pile.
   *[nobody] { $player } and { $other } each turn over a card of the draw pile.
}
does-pool_evenly = all hands are shuffled together and dealt out evenly.
does-pool_back = all hands are shuffled together and dealt again, as many as each had.
does-name_colour = { $you ->
    [player] you name the colour.
   *[nobody] { $player } names the colour.
}
does-show_card = { $you ->
    [player] you show it.
   *[nobody] { $player } shows it.
}
does-play_it = { $you ->
    [player] you play it, if it may be played.
   *[nobody] { $player } plays it, if it may be played.
}
does-play_random = { $you ->
    [player] you play a random card.
   *[nobody] { $player } plays a random card.
}
does-play_random_or_draw = { $you ->
    [player] you play a random card, or else draw { $count }.
   *[nobody] { $player } plays a random card, or else draws { $count }.
}
does-discard_it = { $you ->
    [player] you discard it.
   *[nobody] { $player } discards it.
}
does-give_it = { $you ->
    [player] you give it to { $other }.
    [other] { $player } gives it to you.
   *[nobody] { $player } gives it to { $other }.
}
does-return_it_below = { $you ->
    [player] you put it below the draw pile.
   *[nobody] { $player } puts it below the draw pile.
}
does-return_it_top = { $you ->
    [player] you put it on top of the draw pile.
   *[nobody] { $player } puts it on top of the draw pile.
}
does-take_it = { $you ->
    [player] you take it.
   *[nobody] { $player } takes it.
}
does-put_back = it is put back.
does-drop = You drop it. Face up: { $up } Face down: { $down }
does-dare = { $you ->
    [player] you must { $dare }. Or else: { $follows }
   *[nobody] { $player } must { $dare }. Or else: { $follows }
}
does-dare-done = { $you ->
    [player] you must { $dare }. If you do: { $up } Or else: { $down }
   *[nobody] { $player } must { $dare }. If so: { $up } Or else: { $down }
}

## Why a bot would do that

why-tried = It did best when the bot played the rest of the round in its head, many times over.
why-worth = Played to the end many times, it wins { $count } rounds of 100, and the next best, { $option }, { $other }.
why-as-good = Played to the end many times, it wins { $count } rounds of 100, and the next best, { $option }, about as many.
why-only-option = There is nothing else to do.
why-last-card = It is the last card, and wins the round.
why-stops-next = { $count ->
    [one] { $player } has only one card left, and this stops them.
   *[other] { $player } has only { $count } cards left, and this stops them.
}
why-only-card = No other card fits.
why-only-wilds = Only wild cards fit.
why-keeps-wild = It fits, and keeps the wild card for later.
why-changes-colour = { $count ->
    [one] It changes to { $colour }, with another { $colour } card in hand.
   *[other] It changes to { $colour }, with { $count } more { $colour } cards in hand.
}
why-keeps-colour = { $count ->
    [one] The colour stays { $colour }, with another { $colour } card in hand.
   *[other] The colour stays { $colour }, with { $count } more { $colour } cards in hand.
}
why-points = { $count ->
    [one] It gets rid of 1 point.
   *[other] It gets rid of { $count } points.
}
why-nothing-fits = Nothing in hand fits.
why-saves-wild = Only a wild card fits, and it is worth more later.
why-most-of-colour = { $count ->
    [one] One { $colour } card is in hand, and no more of any other colour.
   *[other] There are { $count } { $colour } cards in hand, and no more of any other colour.
}
why-challenge = { $player } has { $count } cards left. With so many, it may well have been a bluff.
why-accept = { $count ->
    [one] { $player } has only one card left, so it is probably no bluff.
   *[other] { $player } has only { $count } cards left, so it is probably no bluff.
}
why-accept-cheaper = { $count ->
    [one] If it was no bluff, a challenge costs 1 card more.
   *[other] If it was no bluff, a challenge costs { $count } cards more.
}
why-rare-colour = It is the only { $colour } card in hand.
why-fewest = Nobody has fewer cards than { $player }.
why-most = Nobody has more cards than { $player }.
why-vote = A bot cannot judge that: it takes people at their word.
why-uno = One card left has to be called, before somebody notices.
why-catch = { $player } has one card left and has not called.
why-no-call-owed = Nobody had forgotten to call.

## Puzzles

puzzle-made = { $count ->
    [one] 1 puzzle is in { $folder }.
   *[other] { $count } puzzles are in { $folder }.
}
puzzle-there-are = { $count ->
    [one] 1 puzzle comes with lastcard: name it to solve it.
   *[other] { $count } puzzles come with lastcard: name one to solve it.
}
puzzle-right = That is it!
puzzle-wrong = Not quite.
puzzle-bluff = The best is to challenge: what happened at the table speaks for a bluff.
puzzle-believe = The best is to accept: what happened at the table speaks against a bluff, and being wrong costs more.
puzzle-dare = The best is to { $option }, although you hold { $colour }: the bluff is worth the risk.
puzzle-colour = The best is to name { $option }, although you hold more of another colour: it is what the others lack.
puzzle-hold = The best is to { $option } and hold back what is stronger: it is worth more later.
puzzle-spend = The best is to { $option } at once: now it does more than it would later.
puzzle-stop = The best is to { $option }: { $player } must be stopped.
puzzle-part = The best is to { $option }: what you keep is worth more to you.
puzzle-give = The best is to { $option }: whom it goes to makes the difference.
puzzle-whom = The best is to { $option }: whom it hits makes the difference.
puzzle-weigh = The best is to { $option }: the other way costs more than it brings.
puzzle-chance = { $chance } of 100  { $option }

## The same deal, played by several

deal-head = The same deal: round { $round } of { $edition }, in the place of { $player }.
deal-result = result
deal-won = won
deal-lost = lost
deal-open = not over
deal-points = points
deal-left = cards left
deal-moves = moves
deal-never-parted = Everybody did the same.
deal-parted = They parted ways at move { $number }. Out of 100 rounds, each choice wins:
deal-parted-elsewhere = From move { $number } on they were no longer in the same situation.
deal-option = { $chance }  { $option }
deal-option-by = { $chance }  { $option } ({ $players })

## Looking at a game again

review-head = Every option was tried in { $count } worlds that its player could have been in, and the round played to its end. A point is one in a hundred chances of winning the round.
review-round = Round { $round }, won by { $players }
review-round-open = Round { $round }, not over
review-result = result
review-own = own choices
review-others = others’ choices
review-luck = luck
review-turns = Turning points
review-turn = Move { $number }, { $move }: { $change } for { $player }, { $cause }.
review-by-choice = by choice
review-by-luck = by luck
review-fine = Move { $number }, { $option }: { $chance } %. Nothing was clearly better.
review-slip = { $count ->
    [one] Move { $number }, { $option }: 1 point given away. Better: { $better } ({ $chance } % instead of { $instead } %). { $reason }
   *[other] Move { $number }, { $option }: { $count } points given away. Better: { $better } ({ $chance } % instead of { $instead } %). { $reason }
}
review-no-choices = { $player }: nothing to choose.
review-account = { $given ->
    [0] { $player }: nothing was clearly better in { $best } of { $count } choices.
    [one] { $player }: nothing was clearly better in { $best } of { $count } choices. The others gave away 1 point.
   *[other] { $player }: nothing was clearly better in { $best } of { $count } choices. The others gave away { $given } points.
}
review-bluffs = { $count ->
    [one] { $right ->
        [0] 1 bluff, which was not worth it.
       *[other] 1 bluff, and worth trying.
    }
   *[other] { $count } bluffs, { $right } of them worth trying.
}
review-challenges = { $count ->
    [one] { $right ->
        [0] 1 decision whether to challenge, judged wrongly.
       *[other] 1 decision whether to challenge, judged rightly.
    }
   *[other] { $count } decisions whether to challenge, { $right } of them judged rightly.
}

## Why a card cannot be played, and why a move is refused

reason-round-over = the round is over
reason-game-over = the game is over
reason-decide-first = something else has to be decided first
reason-not-your-turn = { $you ->
    [player] it is your turn
   *[nobody] it is { $player }'s turn
}
reason-not-in-hand = { $you ->
    [player] you hold no { $card }
   *[nobody] { $player } holds no { $card }
}
reason-only-the-card-drawn = only the card just drawn may be played, { $card }
reason-no-bluffing = { $you ->
    [player] you hold a card of the colour in play, { $colour }, and this table does not allow bluffing
   *[nobody] { $player } holds a card of the colour in play, { $colour }, and this table does not allow bluffing
}
reason-not-the-colour = { $colour } was named; { $card } is not { $colour }
reason-not-on-a-stack = { $card } cannot be played on the stack
reason-never-last = { $card } cannot be played as the last card
reason-rule-in-force = a rule in force does not let you play { $card }
reason-eliminated = { $you ->
    [player] you are out of the game
   *[nobody] { $player } is out of the game
}
reason-no-match = { $colour } is in play; { $card } matches neither { $colour } nor { $symbol }
reason-chance-first = chance decides first
reason-nothing-to-chance = nothing is left to chance here
reason-no-call-owed = it does not leave one card, so no call is owed
reason-no-such-call = no such call is owed
reason-not-asked = not asked now, but { $asked }
reason-not-an-option = that is not among the options

refused = { $player } cannot { $move }
refused-because = { $player } cannot { $move }: { $reason }
refused-possible = { $refusal }; possible: { $options }
refused-possible-for = { $refusal }; possible for { $options }
refused-not-now = not now: { $reason }
refused-not-a-move = { $move } is not a move; expected 'NAME: MOVE'
refused-does-not-play = { $move } does not play; { $players } do
refused-played-by-a-bot = { $player } is played by a bot
refused-not-at-this-table = { $player } does not play here

## Scores and names

score-of = { $name } { $score }
standings = Scores: { $scores } (to { $target }).
game-won-together = { $names } win the game together
name-of-player = { $you ->
    [player] you
   *[nobody] { $player }
}
names-and = { $names } and { $last }
by-name = { $player }: { $text }
cards-of = { $name } { $count }

## At a table

table-time-is-up = { $you ->
    [player] Time is up: a bot played for you.
   *[nobody] Time is up: a bot played for { $player }.
}
table-bot-failed = { $player }'s bot failed ({ $problem }). The bot "{ $bot }" decided instead.
table-bot-deaf = { $player }'s bot failed ({ $problem }) when it was told how the round ended.
table-bot-impossible = its answer was not possible
table-closed = This game cannot go on: { $reason }.
table-closed-log = its log does not fit the rules of this version ({ $problem })
table-closed-cards = it was played by another version of the rules, with different cards
table-closed-version = it was saved by another version of lastcard
table-closed-damaged = what was saved of it is damaged

## What is special about an edition that somebody made

own-made = { $edition } was made by hand, from { $base }.
own-colours = Its colours are { $colours }.
own-counts = There are more or fewer of some cards: { $cards }.
own-count = { $wild ->
    [yes] { $card } ({ $count } instead of { $before })
   *[no] { $card } ({ $count } instead of { $before } in each colour)
}
own-without = Left out: { $cards }.
own-new = New or changed:

## What bots say

banter-hello = Hello!
banter-welcome = Welcome to the table!
banter-good-to-see-you = Good to see you.
banter-caught = You got me.
banter-forgot = Ah, I forgot!
banter-well-spotted = Well spotted.
banter-ouch = Ouch.
banter-many-cards = That is a lot of cards.
banter-thanks-a-lot = Thanks a lot…
banter-out = And out!
banter-lucky = I was lucky there.
banter-that-was-fun = That was fun.
banter-good-game = Good game, everybody!
banter-thanks-for-playing = Thanks for playing!

## A game that is printed, or drawn in a notebook

drawing-head = { $edition }, round { $round }: { $status }
drawing-to-play = { $names } to play
drawing-to-decide = { $names } to decide ({ $kind })
drawing-won = won by { $names }
drawing-top = { $card } on top
drawing-colour = { $colour } in play
drawing-discarded = { $cards } on the discard pile
drawing-to-draw = { $cards } to draw
drawing-direction = { $direction ->
    [left] play goes to the left
   *[right] play goes to the right
}
drawing-rule = for now: { $rule }
drawing-owes-uno = has not called "UNO"
drawing-protected = protected by { $card }

## The terminal: full screen, lines of text and replay.
## What the page says as well stands with the page, so that both say it in the same words.

terminal-close = close
terminal-leave = leave
terminal-save = save the record
terminal-another-card = another card

terminal-title-game-over = The game is over
terminal-title-round = Round { $round }
terminal-title-hand = { page-shown-of-player }
terminal-title-cards = What the cards say
terminal-title-rules = { page-rules-of }
terminal-title-history = { page-table-history }
terminal-title-scores = { page-table-scores }
terminal-title-keys = Keys
terminal-title-catch = Who catches whom?
terminal-title-save = Save the game

terminal-key-uno = UNO
terminal-key-catch = Catch
terminal-key-card = Card
terminal-key-rules = Rules
terminal-key-hint = Hint
terminal-key-history = History
terminal-key-scores = Scores
terminal-key-help = Help
terminal-key-quit = Quit
terminal-key-next = Next
terminal-key-back = Back
terminal-key-round = Round
terminal-key-seat = Seat

terminal-too-small = This terminal is too small: { $width }×{ $height }. The table needs { $least_width }×{ $least_height }. Make it larger to go on, or press q to leave. `lastcard { $command } --plain` works at any size.

## Beginning and leaving

terminal-begin = { $edition }, game { $seed }. Type help for help, quit to leave.
terminal-begin-dealt = { $edition }, game { $seed }: --seed { $seed } deals it again. Type help for help, quit to leave.
terminal-left = You left before the end of the game.
terminal-input-ended = The input ended before the game was over.
terminal-saved = The game is saved. Continue with: lastcard play --resume
terminal-saved-before = The game is saved as it was before. Continue with: lastcard play --resume
terminal-not-saved = The game has not been saved.
terminal-will-not-be-saved = this game will not be saved: { $problem }

terminal-cover-turn = { $player }, it is your turn.
terminal-cover-seat = { $player }, this is your seat.
terminal-cover-confirm = Press Enter when nobody else is looking.
terminal-cover-leave = Press q to leave; the game is saved.

## Seats and piles

terminal-points = { $count ->
    [one] 1 pt
   *[other] { $count } pts
}
terminal-note-you = { page-note-you }
terminal-note-bot = { page-note-bot-of-level }
terminal-note-dealer = { page-note-dealer }
terminal-note-out = out
terminal-note-team = team { $number }
terminal-note-protected = ♦ { page-note-protected }
terminal-note-protected-short = ♦ safe
terminal-note-owes = ! has not called "UNO"
terminal-note-owes-short = ! no UNO
terminal-note-called = one left, called "UNO"
terminal-note-called-short = 1 left: UNO
terminal-round = round { $round }
terminal-target-winner = to { $target }
terminal-target-tally = to { $target }, lowest score wins
terminal-card-reverse = Rev
terminal-no-cards = no cards
terminal-no-pile = nothing
terminal-to-draw = { $count } to draw
terminal-discards = { page-piles-played }
terminal-in-play = in play
terminal-no-colour = { page-piles-no-colour }
terminal-direction = { $direction ->
    [left] to the left
   *[right] to the right
}
terminal-then = { $you ->
    [player] then you
   *[nobody] then { $player }
}

terminal-on-the-pile = On the pile: { $card }.
terminal-nothing-on-the-pile = There is nothing on the pile.
terminal-colour-in-play = In play: { $colour }.
terminal-cards-held = Cards: { $counts }.
terminal-out = { $you ->
    [player] You are out
   *[nobody] { $player } is out
}
terminal-protected = { $you ->
    [player] You are protected.
   *[nobody] { $player } is protected.
}
terminal-rule-in-force = A rule in force: { $rule }.
terminal-hand = Your hand: { $cards }.

## Asking and answering

terminal-waiting-for = { page-waiting-for }
terminal-not-yet = Not yet: waiting for { $names }.
terminal-who-gets = Who gets { $card }?
terminal-give-away = give { $card } away
terminal-choose-ticked = Choose one of the cards with ✓.
terminal-choose-answer = Press a number, or choose with ← → and press Enter.
terminal-cannot-draw = You cannot draw a card now.
terminal-cannot-keep = There is nothing to keep now.
terminal-join-alone = You sit at the table as { $name }.
terminal-join-seated = You sit at the table as { $name }, with { $others }.
terminal-join-lobby = The game has not begun yet.
terminal-join-help = Type the number of what you want to do; hand shows your cards, quit leaves (your seat stays yours).
terminal-join-written = Players have written on cards. The game can begin once everybody agrees: type agree.
terminal-join-written-key = Players have written on cards. The game can begin once everybody agrees: press a.
terminal-join-leave-key = It begins as soon as somebody at the table starts it. q leaves; your seat stays yours.
terminal-join-lost = The connection is lost. Looking for the server…
terminal-join-left = You have left the table. Your seat stays yours: the same command brings you back.
terminal-join-options = You may:
terminal-join-table = On top: { $card } ({ $colour }). You hold { $cards }.
terminal-join-late = Too late.
terminal-join-number = { $count ->
    [one] Type 1.
   *[other] Type a number from 1 to { $count }.
}
terminal-card-and-text = { $card }: { $text }
terminal-card-worth = { $card }, { terminal-worth }. { $text }
terminal-worth = { page-points }
terminal-type-a-number = { $count ->
    [one] Type 1, with "uno" after it to call; or type help or quit.
   *[other] Type a number from 1 to { $count }, with "uno" after it to call; or type help or quit.
}
terminal-words = Type the number of an option, or its words. Put "uno" after it to call when it leaves you one card: 2 uno. You can also type hint, text CARD (such as text W4), rules, table, history, scores, save FILE or quit.

terminal-hint = { page-told-hint }
terminal-hint-nothing-asked = { page-told-no-hint }
terminal-hint-thinking = Thinking…
terminal-hint-failed = There is no hint: { $problem }.

terminal-call = You have one card left: press u to call "UNO"!
terminal-call-armed = "UNO" will be called with the card that leaves you one.
terminal-call-still = Or press u to call it now.
terminal-catch = { $count ->
    [one] { $names } has one card left and did not call "UNO": press c to catch them!
   *[other] { $names } have one card left and did not call "UNO": press c to catch them!
}
terminal-catch-whom = { $you ->
    [player] You catch { $other }
   *[nobody] { $player } catches { $other }
}
terminal-report-whom = { $you ->
    [player] You say that { $other } has broken a rule
   *[nobody] { $player } says that { $other } has broken a rule
}
terminal-catch-nobody = Nobody can be caught now.
terminal-jump = Press j to jump in with { $card }!
terminal-jump-not = You cannot jump in now.

terminal-not-made = That move was not made: { $problem }.
terminal-cannot-go-on-yet = The game cannot go on yet: { $problem }. Another try follows in a moment.

## Reading and saving

terminal-your-card = Your card:
terminal-card-on-the-pile = On the pile:
terminal-other-card = Another card:
terminal-nothing-happened = Nothing has happened yet.
terminal-shows-hand = { $you ->
    [other] { $player } shows you this hand:
   *[nobody] { $player } shows everybody this hand:
}
terminal-save-where = In { $folder }, as a record that `lastcard replay` shows:
terminal-save-keys = Enter: save   Esc: go back
terminal-save-name = Type a name for the file.
terminal-save-over = There is already a file with that name. Press Enter to overwrite it, or type another name.
terminal-save-exists = { $path } already exists. Choose another name.
terminal-save-failed = Cannot save it as { $path }: { $problem }.
terminal-save-done = Saved as { $path }. Watch it with `lastcard replay`.

## Scores, and the end

terminal-total = { page-scores-total }
terminal-scores-winner = { page-scores-winner }
terminal-scores-tally = { page-scores-tally }
terminal-round-blocked = { page-summary-blocked }
terminal-game-over = The game is over. { $standings }

## Replay

terminal-replay-open = all cards open
terminal-replay-as = as { $player } saw it
terminal-replay-place = { $number } of { $count }
terminal-replay-beginning = the beginning
terminal-replay-with-call = { $move } and call "UNO"
terminal-replay-waiting = Waiting for { $player }.
terminal-replay-asked = Waiting for { $player }: { $options }.
terminal-replay-can-call = { $player } can { $options }.
terminal-replay-can-react = { $player } can call or catch.

## The keys

terminal-help-playing = Playing
terminal-help-choose = choose a card, or an answer
terminal-help-row = the row above or below
terminal-help-number = the answer, or the card, with that number
terminal-help-answer = play the chosen card, or give the chosen answer
terminal-help-draw = draw a card; pass, when there is nothing to draw
terminal-help-keep = keep the card you drew; stop discarding
terminal-help-back = go back, while you choose who gets a card
terminal-help-calling = Calling
terminal-help-uno = call "UNO": before the card that leaves you one, to call it with that card; or right after it
terminal-help-catch = catch somebody who did not call "UNO"
terminal-help-jump = jump in with a card like the one on top, where house rules allow it
terminal-help-looking = Looking
terminal-help-card = what the chosen card and the card on the pile say
terminal-help-rules = the rules
terminal-help-hint = a hint: what the bot "expert" would do
terminal-help-history = everything that has happened
terminal-help-scores = the scores; press s again to save the record
terminal-help-bright = bright or dark colours
terminal-help-leave = leave; the game is saved
terminal-help-mouse = With the mouse: click a card to choose it and click it again to play it. You can also click an answer, or a key in the last line.
terminal-help-ticked = ✓ and a raised card: it can be played. A double frame: it is chosen.
terminal-help-signs = ▶ has the turn, … is asked too, ! owes the call "UNO", ♦ is protected.
terminal-help-replay-next = the next move
terminal-help-replay-back = the move before
terminal-help-replay-ten = ten moves on, ten moves back
terminal-help-replay-round = the next round, the round before
terminal-help-replay-ends = the beginning, the end
terminal-help-replay-seat = as another player saw it, or with all cards open
terminal-help-replay-card = what the card on the pile says
terminal-help-replay-history = everything that has happened so far
terminal-help-replay-scores = the scores so far
terminal-help-replay-leave = leave

## What a server refuses

server-no-table = say hello to a table first
server-not-seated = you do not sit at this table
server-at-a-table = you are at a table already
server-shown-by = { $name } is showing the game already
server-no-such-record = no game is kept here under that name, or not any more
server-branch-over = that game is over by then; go back to one of its { $moves } moves
server-branch-seat = { $name } does not play in that game; there are { $names }
server-many-texts = too many texts are being read at the moment; try again in a minute
server-long-game = a game has { $moves } moves at most, and this one ends here; whoever runs the server has its record
server-later = the server cannot look that up just now; try again in a moment
server-text-not-read = this text could not be read; try again in a moment
server-many-tables = slower, please: that is a lot of tables
server-many-studies = too many editions are being tried at the moment; try again in a minute
server-long-study = rounds of this edition take too long to play thousands of them here
server-many-looks = slower, please: that is a lot of games to look at
server-long-record = this record takes too long to play again
server-bad-record = this record cannot be shown: { $reason }
server-many-editions = slower, please: that is a lot of editions
server-no-such-edition = there is no such edition here; it may have been deleted, or nobody has opened it for two weeks
server-not-your-edition = only whoever made this edition can delete it
server-one-hint = one hint at a time
server-many-hints = no more hints for a moment; try it yourself
server-guessing = too many wrong codes came from where you are; try again in { $seconds } seconds
server-not-over = the game is not over
server-not-local = only the computer that runs lastcard can do that
server-not-here = you are not at this table
server-no-reaction = that is not a reaction; there are { $reactions }
server-chat-length = a message has 1 to { $most } characters
server-slower = slower, please
server-name-taken = Somebody here is already called { $name }. Pick another name, or add an initial.
server-name-alike = “{ $name }” looks too much like { $other }, who is here already. Pick another name, or add an initial.
server-name-hidden = That name has characters that cannot be seen. Type it once more, without them.
server-name-blank = That name cannot be seen. It needs at least one letter, number or sign.
server-name-marks = That name has more marks on a letter than there is room for.
server-because = { $reason }
server-full = all tables are taken; try again later
server-no-such-table = there is no such table; it may have been closed
server-does-not-sit-here = { $name } does not sit here
server-only-the-host = only { $name }, the host, can do that
server-written-meanwhile = meanwhile something else has been written on this card
server-too-many-people = too many people are at this table already
server-too-many-windows = your seat is open in too many windows already; close one of them
server-sitting-here = you are sitting at this table
server-too-many-watch = too many people are watching already
server-table-full = the table is full: { $edition } is for { $most } players at most
server-most-players = { $edition } is for { $most } players at most
server-agreed-to-something-else = meanwhile something else has been written
server-alone = one more player, or a bot, is needed
server-not-agreed = not yet agreed to what is written: { $names }
server-shuffling = one moment: still waiting for { $names } to add to the shuffle
server-timer = a turn timer is 0 (off), or { $shortest } to { $longest } seconds
server-no-bot = there is no bot { $bot }; { $instead }
server-other-version = this table was kept by another version of lastcard, and cannot go on here
server-not-saved = this table could not be saved
server-not-kept = the server could not save that, so it has not happened; try again
server-cannot-read = this table is damaged, and cannot be read any more
server-begun = the game has begun
server-over = the game is over
server-seat-not-free = { $name } is no bot whose seat can be taken over
server-no-seat-free = The game has begun, and no bot is left whose seat you could take over. You are welcome to watch.
server-barred = You were removed from this table. Only the host can let you in again.
server-locked = The host has locked this table: nobody new can sit down. You are welcome to watch.
server-muted = the host has muted you
server-not-muted = { $name } cannot be muted
server-sitting-already = you are sitting already
server-host-stays = the host leaves by leaving
server-bot-stays = { $name } is a bot, and plays to the end
server-not-begun = the game has not begun
server-earlier-question = that was about an earlier question
server-nothing-asked = nothing is asked now
server-not-your-turn = it is not your turn
server-not-silent = { $name } is not silent
server-record-later = the record can be had when the game is over
server-not-understood = that cannot be understood: { $problem }
server-went-wrong = something went wrong on the server
server-removed = { $name } has removed you from the table.
server-left = You have left the table.
server-everybody-left = Everybody has left this table.
server-closed = Whoever runs this server has closed the table.
server-ends = the server is about to restart; try again in a moment
server-restarts = The server restarts; your game is kept.
server-moved = this table lives on another server
server-database-away = Nothing can be saved at the moment, so the table waits. It goes on by itself.
server-database-back = Everything can be saved again: the table goes on.

## What many rounds say about an edition that somebody made

finding-verdict-good = It plays well: every seat has its chance, and rounds come to an end in good time.
finding-verdict-same = It plays like { $edition }: what you changed makes no difference that many rounds could tell.
finding-verdict-concerns = { $count ->
    [one] One thing is worth another look.
   *[other] { $count } things are worth another look.
}
finding-length-same = Rounds are as long as in { $edition }: { $turns } turns.
finding-longer = Rounds are { $percent } % longer: { $turns } turns instead of { $before } in { $edition }.
finding-shorter = Rounds are { $percent } % shorter: { $turns } turns instead of { $before } in { $edition }.
finding-decided = { $card } decided { $rounds } of 100 rounds: it was the last card played.
finding-hardly-played = { $card } is hardly ever played: { $rounds } times in 100 rounds.
finding-fair = The seats are even: none wins more often than it should.
finding-seat = { $seat } wins { $points } points of a hundred more often than fair.
finding-seat-too = { $seat } wins { $points } points of a hundred more often than fair, as it does in { $edition }.
finding-first-seat = The first seat, left of the dealer,
finding-second-seat = The second seat from the dealer
finding-third-seat = The third seat from the dealer
finding-fourth-seat = The fourth seat from the dealer
finding-fifth-seat = The fifth seat from the dealer
finding-sixth-seat = The sixth seat from the dealer
finding-seventh-seat = The seventh seat from the dealer
finding-eighth-seat = The eighth seat from the dealer
finding-ninth-seat = The ninth seat from the dealer
finding-dealer = The dealer
finding-blocked = { $rounds } of 100 rounds end with nobody able to go on.
finding-points-more = A round is worth { $percent } % more points.
finding-points-less = A round is worth { $percent } % fewer points.
finding-lead-more = The lead changes { $percent } % more often.
finding-lead-less = The lead changes { $percent } % less often.
finding-skill-more = Playing well counts for more: { $points } points of a hundred above a fair share, { $before } in { $edition }.
finding-skill-less = Playing well counts for less: { $points } points of a hundred above a fair share, { $before } in { $edition }.

## The page: all screens

page-title = lastcard
page-title-of-table = Table { $table } – lastcard
page-title-your-turn = ● Your turn – table { $table } – lastcard
page-one-moment = One moment…
page-close = Close
page-close-message = Close this message
page-connection-lost = Connection lost. Trying to reconnect…
page-offline = You’re offline. Your seat is kept, and the game goes on here once you’re back.
page-offline-title = You’re offline
page-offline-start = Nothing is lost: your tables wait for you. This page carries on by itself as soon as there is a network again.
page-go-to-start = Go to the start page
page-table = Table { $table }
page-chat = Chat
page-rules = Rules
page-rules-of = Rules of { $edition }
page-invite = Invite
page-fairness = Fairness
page-remove = Remove
page-remove-player = Remove { $player }
page-ban = Ban
page-ban-player = Ban { $player }
page-removed-or-banned = Removed, they can come back in ten minutes, or when you let them in; banned, only then.
page-admit-player = Let { $player } in again
page-mute = Mute
page-unmute = Unmute
page-mute-player = Mute { $player }
page-lock-table = Lock the table
page-unlock-table = Unlock the table
page-table-is-locked = Nobody new can sit down. Whoever has a seat can come back to it.
page-sit-down = Sit down
page-your-name = Your name
page-invite-friends = Invite friends

page-bot-level = Bot level
page-level-random = random
page-level-easy = easy
page-level-normal = normal
page-level-hard = hard
page-level-expert = expert

page-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
page-watching-count = { $count ->
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}

## What is noted beside a player's name

page-note-you = you
page-note-host = host
page-note-dealer = dealer
page-note-away = away
page-note-muted = muted
page-note-bot = bot
page-note-bot-of-level = bot, { $level }
page-note-bot-sits-in = a bot sits in
page-note-bot-sits-in-for-you = a bot sits in for you
page-note-out = out
page-note-team = team { $number }
page-note-protected = protected
page-note-agreed = has agreed
page-note-not-agreed = has not agreed yet

## The start page

page-start-slogan = Get rid of your cards before everyone else does.
page-start-tour = How to play
page-start-against-bots = Who plays along?
page-start-how-many = How many bots?
page-start-bots-of-level = { $count ->
    [one] 1 bot, { $level }
   *[other] { $count } bots, { $level }
}
page-start-make-light = Make the page light
page-start-make-dark = Make the page dark
page-start-played-last = You played this last
page-start-play-now = Play now
page-start-play-edition = Play { $edition } now
page-start-more-settings = More settings
page-start-got-a-code = Got a code?
page-start-type-or-paste = Type it or paste the link, and sit down.
page-start-table-code = Table code
page-start-code-or-link = Table code or link
page-start-join = Join
page-start-no-code = That is neither a table code nor a link to a table.
page-start-your-tables = Tables where you have a seat
page-start-back-to = Back to { $table }
page-start-back-as-in = as { $name }, { $edition }

page-world-classic = The game everybody knows.
page-world-ghostbusters = Cross the streams, and all must follow.
page-world-green-lantern = Give your yellow cards away.
page-world-minecraft = Draw the Creeper and it goes off.
page-world-space-jam = Drop the card. How does it land?
page-world-dc-super-hero-girls = Save a friend. Write your own rule.
page-world-house-party = Sevens swap hands, and somebody sings.
page-world-pirates = Cannons, a spyglass and bad weather.

## Who you are

page-who-open = You are { $name }. Change your name or face
page-who-title = Who are you?
page-who-face = Your face
page-who-invent = Think of a name for me
page-names-whole = { $nature } { $animal }
page-names-natures = Brave, Lucky, Sunny, Clever, Gentle, Merry, Swift, Cosy, Bold, Happy, Sleepy, Curious
page-names-animals = Fox, Owl, Cat, Panda, Frog, Rabbit, Bear, Penguin, Koala, Tiger, Lion, Octopus, Axolotl, Chick

## Your statistics

page-statistics = Your games so far
page-statistics-none = No game finished yet.
page-statistics-share = You win { $share } % of your games.
page-statistics-games = played
page-statistics-wins = won
page-statistics-streak = best streak
page-statistics-now = in a row, now
page-statistics-rounds = rounds won
page-statistics-caught = silent players caught
page-statistics-points = points
page-statistics-by-world = World by world
page-statistics-won-of = { $wins } of { $games }
page-statistics-where = These figures stay in this browser.
page-statistics-reset = Start again from zero
page-statistics-sure = Really forget all of it?

## What you prefer

page-settings = Settings
page-prefer-sound = Sound
page-prefer-mute = No sound
page-prefer-light = Light
page-prefer-light-device = as the device
page-prefer-light-light = light
page-prefer-light-dark = dark
page-prefer-card-size = Card size
page-prefer-colours = Colours
page-prefer-palette-classic = Classic
page-prefer-palette-clear = Clear
page-prefer-palette-soft = Soft
page-prefer-palette-bold = Bold
page-prefer-palette-grey = Grey
page-prefer-order = Order of your hand
page-prefer-order-colour = by colour
page-prefer-order-number = by number
page-prefer-order-drawn = as drawn
page-prefer-notifications = Notifications
page-prefer-notifications-about = When it is your turn and you look elsewhere
page-prefer-notifications-refused = Your browser does not allow notifications from this page.
page-prefer-vibration = Vibration
page-prefer-vibration-about = A short buzz on your turn
page-prefer-captions = Captions
page-prefer-captions-about = Write down what can be heard
page-prefer-less-motion = Less motion
page-prefer-less-motion-about = Things fade instead of flying
page-prefer-explain-again = Explain everything again

## The first games: each thing is explained once, when it first matters

page-coach-skip = Skip all
page-coach-seen = Got it
page-coach-pile = This is the pile
page-coach-pile-text = Lay a card of the same colour or the same number on it. The whole table shows the colour.
page-coach-fits = These cards fit
page-coach-fits-text = Whatever fits stands up. Touch a card to play it.
page-coach-draw = Nothing fits?
page-coach-draw-text = Touch the draw pile. If that card fits, you may play it at once.
page-coach-colour = Your wish
page-coach-colour-text = A wild fits on everything. Choose the colour that comes next, ideally one you have plenty of.
page-coach-uno = Two cards left!
page-coach-uno-text = Press UNO, then play. If somebody catches you silent, you draw two.
page-coach-challenge = Believe it?
page-coach-challenge-text = Whoever plays it may hold no card of the colour before. In doubt? Challenge!

## The tour

page-tour-step = Picture { $step } of { $steps }
page-tour-back = Back
page-tour-next = Next
page-tour-aim = Get rid of your cards
page-tour-aim-text = Everyone starts with seven. Whoever has none left wins the round, and scores what the others still hold.
page-tour-fit = Same colour, or same number
page-tour-fit-text = Lay a card that shares the colour or the number of the one on top. If nothing fits, draw one.
page-tour-actions = Some cards hit others
page-tour-actions-text = Skip makes the next player miss a turn. Reverse turns the direction round. Draw Two is just that, and the turn is gone as well.
page-tour-wild = Wild cards always fit
page-tour-wild-text = You name the colour that comes next. The Wild Draw Four also makes the next player draw four.
page-tour-uno = Say UNO!
page-tour-uno-text = Before your next-to-last card, press UNO. If somebody catches you silent, you draw two.
page-tour-bluff = Do you believe them?
page-tour-bluff-text = A Wild Draw Four may only be played without a card of the colour on the table. Challenge it: whoever was wrong draws.

## Coming to a table

page-join-present = { $count ->
    [one] { $names } is here.
   *[other] { $names } are here.
}
page-join-edition = They play { $edition }.
page-join-table-of = { $host }’s table
page-join-other-face = Another face
page-join-too-late = The game has begun, so all seats are taken. You are welcome to watch.
page-join-late = The game has begun. Sit down for one of the bots, or just watch.
page-join-take-over = Play on for { $player }
page-join-watch = Just watch
page-deal = The same deal
page-deal-about = The same cards, the same bots: who makes more of it?
page-deal-of = { $edition }, round { $round }
page-deal-place = { $count ->
    [one] You sit in { $player }’s place, against 1 bot. It plays as it did there until you do something different.
   *[other] You sit in { $player }’s place, against { $count } bots. They play as they did there until you do something different.
}
page-deal-share = Same deal for a friend
page-deal-compare = Compare how you both did
page-deal-play = Play this deal
page-deal-play-again = Play it again
page-deal-copy = Copy the link
page-deal-send = Send the link to anybody: whoever opens it gets these cards, and then sees how you both did.
page-deal-send-back = Send the link back: it carries all these games.
page-deal-which = Which round
page-deal-nobody = Nobody has played it yet.
page-deal-reveal = Show what they did
page-deal-reveal-about = Then you know the cards.
page-deal-result = Result
page-deal-points = Points
page-deal-left = Cards left
page-deal-moves = Moves
page-deal-move-by-move = Move by move
page-deal-see = See { $player }’s game
page-deal-broken = This link carries no deal, or only a part of one. Copy it once more, all of it.
page-together-show = Show it to everybody
page-together-stop = Everybody sees this. Stop
page-together-shows = { $player } shows it. Look around
page-together-back = Back to { $player }
page-together-join = { $player } shows the game again: watch along
page-link-copied = Link copied
page-link-not-copied = This browser lets nothing be copied. Copy the address of the page.
page-replay = See a game again
page-start-replay = Replays
page-replay-copy = Copy a link to this moment
page-replay-about = Move by move on the table: your own games, or any record.
page-replay-open-file = Open a record
page-replay-drop = The file that a table gives you when the game is over: choose it, or drop it here.
page-replay-paste = Or paste a record, or a link to one
page-replay-show = Show it
page-replay-large = That is longer than any game: no record is shown that has more than 400,000 characters, or does not fit into a link.
page-replay-leave = Back
page-replay-controls = Moves
page-replay-beginning = The cards are dealt.
page-replay-move = { $number } of { $count }
page-replay-moves-of = Moves of round { $round }
page-replay-broken = It goes no further: { $reason }
page-replay-round-before = The round before
page-replay-round-after = The next round
page-replay-back = One move back
page-replay-on = One move on
page-replay-play = Play
page-replay-pause = Pause
page-replay-speed = Speed
page-replay-hands = Whose cards are seen
page-replay-open = All hands open
page-replay-open-from = All open · { $player }
page-replay-seen = As one of them saw it
page-replay-as = As { $player } saw it
page-replay-jump = Jump to …
page-replay-try = Try from here
page-replay-rounds = Rounds
page-replay-special-cards = Wild and special cards
page-replay-challenges = Challenges
page-replay-caught = Forgotten calls
page-replay-ends = Ends of rounds
page-review = Review
page-review-of = Review of round { $round }
page-review-details = Details
page-review-begins = Looking at every choice …
page-review-progress = { $part } % looked at …
page-review-cost = { $count ->
    [one] 1 point given away
   *[other] { $count } points given away
}
page-review-good = nothing better
page-review-choice-of = { $player }: choice { $number } of { $count }
page-review-given = { $count ->
    [one] point given away
   *[other] points given away
}
page-review-fine = Nothing was clearly better.
page-review-better = Better: { $option }
page-review-best = Best: { $option }
page-review-no-choice = Nothing to choose here, or nothing that can be judged.
page-review-next = Next choice
page-review-before = Choice before
page-review-from = See it from { $player }’s seat
page-review-choices = { $player }’s choices
page-review-card = { $card }: wins { $percent } of 100
page-review-bar-luck = Cards
page-review-bar-own = Choices
page-review-bar-others = The others’ choices
page-review-option = What could be done
page-review-chance = chance
page-review-interval = 95 %
page-review-taken = done
page-review-turns = Turning points
page-review-luck = Luck and skill
page-review-luck-about = In points: hundredths of the chance to win the round. Own choices, those of others and luck add up to the result.
page-review-result = result
page-review-own = own
page-review-others = others
page-review-cards = luck
page-review-players = Everybody’s choices
page-review-game = The whole game
page-review-rounds = { $count ->
    [one] { $done } of 1 round looked at
   *[other] { $done } of { $count } rounds looked at
}
page-review-all = Look at all rounds
page-review-well = chosen well
page-review-dearest = What cost { $player } most
page-review-in-round = Round { $round }: { $words }
page-review-table = All chances as a table
page-review-move = moves made
page-summary-see-again = See it again
page-workshop = Workshop
page-workshop-about = Make an edition of your own: start from one that there is, and change what you like.
page-workshop-to-start = To the start page
page-workshop-yours = Yours, in this browser
page-workshop-forget = Throw { $edition } away
page-workshop-start-from = Start from
page-workshop-new-name = My { $edition }
page-workshop-unnamed = Without a name
page-workshop-open-file = Open a file
page-workshop-drop = An edition file of yours, or of a friend: choose it, or drop it here.
page-workshop-large = That is more than the workshop holds: fewer cards, or shorter texts. The command line takes larger files.
page-workshop-unreachable = The workshop cannot be reached at the moment. Try again in a minute.
page-workshop-others = To all editions
page-workshop-edition = Name, place and colours
page-workshop-from = your edition, from { $edition }
page-workshop-undo = Undo
page-workshop-redo = Redo
page-workshop-share = Keep and share
page-workshop-try = Try it
page-workshop-deck = The deck
page-workshop-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-workshop-players = for 2 to { $most }
page-workshop-colours = { $count ->
    [one] 1 colour
   *[other] { $count } colours
}
page-workshop-choose = Choose a card to change it.
page-workshop-missing = Not in the deck: { $cards }.
page-workshop-card-out = { $card }: not in the deck
page-workshop-card-wild = { $card }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-workshop-card-coloured = { $card }: { $count } each in { $colours }
page-workshop-add-coloured = A new card in all colours
page-workshop-add-wild = A new wild card
page-workshop-new-card = New card
page-workshop-new-text = The next player draws 1.
page-workshop-unread = { $card } cannot be read yet
page-workshop-card = The card { $card }
page-workshop-card-name = Name
page-workshop-text = What it says
page-workshop-as-it-was = As it was
page-workshop-remove = Take { $card } out
page-workshop-copies = Copies
page-workshop-copies-each = Copies in each colour
page-workshop-fewer = One fewer
page-workshop-more = One more
page-workshop-points = Points
page-workshop-picture = Picture
page-workshop-no-picture = by its name
page-workshop-kind = With a colour or without
page-workshop-wild = Wild
page-workshop-coloured = In colours
page-workshop-writable = Players may write on it
page-workshop-comes-in = It comes in
page-workshop-findings = What { $rounds } rounds say
page-workshop-just-now = played by bots just now
page-workshop-what-rounds = Bots play { $rounds } rounds of it, and as many of the edition it came from. Then you know what your changes do, and whether every seat has its chance.
page-workshop-play-rounds = Play { $rounds } rounds
page-workshop-playing = Bots are playing …
page-workshop-stop = Stop
page-workshop-turns = turns in a round; dashed: { $edition }
page-workshop-turns-picture = A round has { $turns } turns on average, and { $before } in { $edition }.
page-workshop-wins = Wins by place from the dealer
page-workshop-title = Name
page-workshop-about-it = What it is about
page-workshop-world = Where its table stands
page-workshop-sign-of = Sign of { $colour }
page-workshop-hue-of = Hue of { $colour }
page-workshop-drop-colour = Leave { $colour } out
page-workshop-new-colour = One more colour
page-workshop-add = Add
page-workshop-colour-names = Small letters, and a first letter that no other colour has.
page-workshop-copied = Copied.
page-workshop-not-copied = Your browser does not let the page copy it. Select it, and copy it yourself.
page-workshop-copy = Copy
page-workshop-not-good = Something is not right yet. What is kept or shared now cannot be played.
page-workshop-as-file = As a file
page-workshop-file-about = { $file } is a text that the command line reads, too: lastcard play { $file }
page-workshop-download = Download
page-workshop-as-link = As a link that carries it
page-workshop-link-about = The whole edition is in the link. It works on every server, for as long as you keep the link.
page-workshop-on-server = On this server
page-workshop-server-about = A short link. Whoever has it can open a copy. It is kept until nobody has opened it for two weeks, or until you delete it.
page-workshop-save = Keep it here
page-workshop-save-again = Keep it as it is now
page-workshop-delete = Delete it here
page-join-special = What is special here
page-nowhere-title = There is nothing here
page-nowhere = Perhaps the link was cut off on its way. Ask for it once more, or type the code of the table on the start page.
page-gone = You are not at a table
page-gone-try-again = Try again
page-gone-as-someone-new = Join as someone new

## Settings

page-settings-edition = Edition
page-settings-scoring = Scoring
page-settings-scoring-winner = Whoever goes out scores what the others hold
page-settings-scoring-elimination = Everyone keeps a tally; whoever reaches the target is out, and the last one in wins
page-settings-scoring-tally = Everyone scores their own cards; the lowest score wins
page-settings-target = Play to
page-settings-target-about = Whoever gets there first ends the game
page-settings-timer = Time for each decision
page-settings-timer-about = When it is up, the game goes on without you
page-settings-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
page-settings-no-limit = No limit
page-settings-reverse = With two players, Reverse
page-settings-reverse-about = The rulebooks differ here
page-settings-reverse-skip = skips the other
page-settings-reverse-turn = only turns round
page-settings-pace = Bots think
page-settings-pace-about = How long they take for a move
page-pace-slow = slowly
page-pace-normal = like us
page-pace-fast = at once
page-settings-banter = Bots talk
page-settings-banter-about = A few words now and then
page-settings-bot-level = Bot for players who are away
page-settings-bot-level-about = It sits in until they are back
page-settings-bluff = Bluff with a Wild Draw Four
page-settings-bluff-on = Others may challenge it
page-settings-bluff-off = Only played where it is allowed

## The lobby

page-lobby-leave = Leave
page-lobby-players = Players ({ $count } of up to { $most })
page-lobby-menu = Menu
page-lobby-who-sits-here = Who sits here?
page-lobby-invite-friend = Invite a friend
page-lobby-or-bot = or sit a bot here
page-lobby-bot-of-level = Sit a bot here: { $level }
page-lobby-free-seat = Free this seat
page-lobby-go-to-world = Play in another world: { $edition }
page-lobby-house-rules = House rules
page-house-own-mix = A mix of your own.
page-house-one-by-one = Rule by rule
page-lobby-all-rules = All rules
page-lobby-rules-seen = Everybody at the table sees what you change.
page-lobby-rules-by-host = { $host } sets the rules.
page-lobby-chip-target = To { $target }
page-lobby-chip-winner = Winner takes all
page-lobby-chip-tally = Everyone counts
page-lobby-chip-elimination = Elimination
page-lobby-chip-bluff = Bluffing
page-lobby-chip-no-bluff = No bluffing
page-lobby-chip-no-timer = No hurry
page-lobby-write-a-rule = Write a rule of your own
page-lobby-open-own-rules = Your own rules: read or write
page-lobby-all-agree = Your card: all agree
page-lobby-so-many-agree = Your card: { $count } of { $all } agree
page-lobby-own-rules = Your own rules
page-lobby-own-rules-about = Anyone may write on these cards. The game can start once everyone has agreed.
page-lobby-rule-for-each = Each card gets its own rule
page-lobby-blank = { $count ->
    [1] { $card }
    [2] { $card } (both)
   *[other] { $card } (all { $count })
}
page-lobby-blank-number = { $card }, number { $number }
page-lobby-agree = I agree to these rules
page-lobby-still-to-agree = Still to agree: { $names }.
page-lobby-start = Start
page-lobby-host-starts = { $host } starts the game.
page-lobby-somebody-starts = The host starts the game.
page-lobby-settings = How you play

## A rule of your own

page-written-nothing = Write here…
page-written-empty = With nothing on it, the card is a plain Wild.
page-written-surprise = Surprise me
page-written-write = Write it on the card
page-written-undo = Undo
page-written-ideas = Ideas to start from
page-written-will = This card will:
page-written-did-you-mean = Did you mean:

## Inviting

page-invite-about = Scan the card, open the link, or type the code on the start page.
page-invite-who-else = Who else plays?
page-invite-sit-down = Sit down!
page-invite-camera = Point a camera at it
page-invite-send = Send the link
page-invite-message = Come and play cards with us!
page-invite-about-running = The game is on. Whoever opens this link can watch it{ $bots ->
    [0] .
   *[other] , or sit down for a bot.
}
page-invite-so-many-sit = { $count } of { $most } seats taken
page-invite-copy = Copy link
page-invite-copied = Link copied.
page-invite-cannot-copy = This browser does not let the page copy. Select the link and copy it yourself.
page-invite-qr = QR code of the link
page-invite-open-network = So far, only this computer can open it. Let other devices on your network (your Wi-Fi) open it too, until lastcard stops?
page-invite-open-yes = Yes, let them in
page-invite-open-no = No
page-invite-is-open = Devices on the same network can open it, for example by scanning the code.

## Leaving

page-leave-title = Leave the table?
page-leave-in-game = A bot plays on for you, and your seat is gone for good. To come back later, just close the page.
page-leave-in-lobby = Your seat goes to whoever comes next.
page-leave-stay = Stay
page-leave-yes = Leave

## Fairness

page-fairness-title = Is the deal fair?
page-puzzles = Puzzles
page-puzzles-about = One option is clearly the best. Find it.
page-puzzles-all = All puzzles
page-puzzles-today = Today’s puzzle
page-puzzles-of = Puzzles of { $day }
page-puzzles-utc = new ones at midnight UTC
page-puzzles-streak = { $count ->
    [0] Find one today to start a streak
    [one] day in a row
   *[other] days in a row
}
page-puzzles-solve = Solve it
page-puzzles-practise = All puzzles of { $edition }, the easier ones first
page-puzzles-unreachable = The puzzles cannot be had just now. Try again in a moment.
page-puzzle-number = Puzzle { $number }, difficulty { $level } of 4: { $state }
page-puzzle-not-tried = not tried yet
page-puzzle-found = Found
page-puzzle-missed = Try again
page-puzzle-of = { $number } of { $count }
page-puzzle-level = Difficulty { $level } of 4
page-puzzle-previous = Previous puzzle
page-puzzle-next = Next puzzle
page-puzzle-right = You found it!
page-puzzle-wrong = { $count ->
    [0] Nearly: it is a hair worse.
    [one] Not the best: it costs 1 round in 100.
   *[other] Not the best: it costs { $count } rounds in 100.
}
page-puzzle-worth = Rounds won of 100 after each option
page-puzzle-yours = yours
page-puzzle-best = the best
page-puzzle-in-a-row = { $count } days in a row. See you tomorrow!
page-puzzle-play-on = Play on
page-puzzle-again = Try again
page-puzzle-how = What led here
page-fairness-branch = This game goes on from a moment of another one. Whoever has the record of that game could know the cards, so nothing was promised about them here.
page-fairness-about = The cards come from a secret key and a number that each player’s browser adds. You get its fingerprint before the first card, and the key when the game is over. If they match, nobody has changed the cards.
page-fairness-fingerprint-seen = Fingerprint, seen before the first card
page-fairness-fingerprint-now = Fingerprint, as the server shows it now
page-fairness-added = What your browser added
page-fairness-key = Key
page-fairness-key-later = when the game is over
page-fairness-proven = ✓ Proven: the SHA-256 of the key is the fingerprint that you got before the first card.
page-fairness-consistent = They match, but that proves nothing: this browser first saw the fingerprint after the deal. Compare it with what someone saw before.
page-fairness-other-key = ✗ They do not match: the key is not the one that was promised.
page-fairness-left-out = ✗ The key is the one that was promised, but what your browser added was left out.
page-fairness-verify = The record of the game has the key: “lastcard verify RECORD --commitment FINGERPRINT” deals the cards again and compares them.
page-fairness-remembered = This browser remembers the fingerprint. Write it down if you want to check the game elsewhere too.

## Rules and cards

page-rules-opening = Opening the rulebook…
page-rules-unreadable = The rulebook cannot be read right now. Close this and try again in a moment.
page-cards-title = Cards of { $edition }
page-cards-held = In your hand
page-cards-others = Other cards
page-cards-numbers = Number cards that are not listed do nothing special and are worth their number.

## Chat

page-chat-empty = Nobody has said anything yet.
page-chat-reactions = Quick reactions
page-chat-react = React with { $sign }
page-chat-say-something = Say something
page-chat-say = Say

## The table

page-table-about = About the table
page-table-scores = Scores
page-table-history = History
page-table-players = Players
page-table-hint = Hint
page-table-you-watch = You are watching.
page-table-history-and-chat = History and chat
page-table-history-of-round = History of this round
page-table-leave = Leave the table
page-table-stop-watching = Stop watching

page-menu = Menu
page-menu-cards = Cards
page-menu-settings = Settings

page-hud-round = Round { $round }
page-hud-target = · to { $target }
page-hud-sound = Sound
page-hud-sound-on = Turn the sound on
page-hud-sound-off = Turn the sound off
page-hud-chat-unread = { $count ->
    [one] History and chat, 1 new message
   *[other] History and chat, { $count } new messages
}

page-seat-has-turn = has the turn
page-seat-thinks = thinking
page-seat-protected-by = protected by { $cards }
page-seat-points = points:
page-seat-dealer = D
page-seat-bot-sits-in = bot sits in
page-seat-let-bot-play = Let a bot play
page-seconds-left = { $seconds } s

page-piles-draw = Draw a card; { $count } in the draw pile
page-piles-draw-now = Draw
page-piles-top = On the pile: { $card }. What does it say?
page-piles-stack = { $count } cards wait to be drawn.
page-piles-played = { $count } played
page-piles-no-colour = No colour yet

page-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
page-hand-jump-in = Jump in
page-hand-jump-label = { $card }: Jump in
page-hand-possible = possible
page-decision = What you are asked
page-decision-that-player = that player
page-decision-who-gets = Who gets { $card }? Touch a seat.
page-decision-who-gets-all = Who gets all { $count }? Touch a seat.
page-your-turn = Your turn
page-fits = { $colour }, { $sound ->
    [vowel] an
   *[other] a
} { $name }, or a wild
page-fits-colour = { $colour }, or a wild
page-fits-anything = play any card
page-fits-nothing = nothing fits: draw a card
page-fits-nothing-at-all = nothing fits
page-wheel-in-hand = { $count } in hand
page-give-all = Give all { $count }
page-decision-throw = { $fewer ->
    [0] Throw { $count } cards away: touch them.
   *[other] Throw up to { $count } cards away: touch them.
}
page-throw = { $count ->
    [1] Throw it
    [2] Throw both
   *[other] Throw all { $count }
}
page-plan-next = Next
page-plan-label = { $card }: Next
page-plan-does-not-fit = { $card } does not fit any more: choose again.
page-waiting-for = Waiting for { $names }…
page-waiting-for-vote = { $dare } The others say whether it was done.
page-waiting-for-report = Waiting for { $names } to say whether the rule was broken…

page-call-catch = { $option }!
page-call-uno = UNO
page-call-when = Before your next-to-last card, or right after it
page-call-when-owed = Call now, before somebody catches you
page-call-with-next-card = Called with your next card

page-told-hint = Hint: { $option }.
page-told-host = You are the host now.
page-told-no-hint = You have nothing to decide right now.

page-shown = Hands shown to you
page-shown-of-player = { $player }’s hand
page-shown-no-cards = No cards.
page-shown-put-away = Got it

## Scores, and the end

page-scores-round = Round
page-scores-earlier = Earlier
page-scores-total = Total
page-scores-winner = The first to reach { $target } wins.
page-scores-tally = When someone reaches { $target }, the lowest score wins.

page-summary-you-win = You win!
page-summary-win = { $count ->
    [one] { $names } wins the game
   *[other] { $names } win the game together
}
page-summary-blocked = Round { $round } is blocked
page-summary-you-win-round = You win the round!
page-summary-plus = +{ $points }
page-summary-what-others-hold = what the others still hold
page-summary-no-cards-left = no cards left
page-summary-before = { $points } before, now
page-summary-of-target = of { $target }
page-summary-more-cards = +{ $count } more
page-summary-wait-for-next = One moment, then the next round
page-summary-moments = Best moments
page-summary-other-world = Another world
page-summary-to-start = Start page
page-summary-which-world = Which world next?
page-summary-in-world = in { $edition }
page-summary-world-too-small = for { $most } players at most
page-summary-share = Share
page-summary-so-many-want = { $count } of { $all } want another
page-share-result = { $winner } won at lastcard, { $edition }: { $scores }
page-share-score = { $name } { $score }
page-share-copied = The result is copied. Paste it wherever you like.
page-chart-title = { $rounds ->
    [one] One round to { $target }
   *[other] { $rounds } rounds to { $target }
}
page-summary-goes-out = { $player } wins round { $round }
page-summary-rematch = Rematch
page-summary-to-rematch = Go to the rematch
page-summary-download = Download the record
page-summary-fair = Was it fair?

## What happens, in a word or two, where it happens

page-remark-deals = Deals
page-remark-drew = +{ $count }
page-rules-in-force = Rules in force
page-rules-several = { $count } rules in force
page-remark-cards = { $count ->
    [one] +1 card
   *[other] +{ $count } cards
}
page-remark-keeps = Keeps it
page-remark-passes = Passes
page-remark-misses = Misses a turn
page-remark-names = { $colour }!
page-remark-doubts = I don’t believe it!
page-remark-believes = I believe it
page-remark-shows = Shows { $name } the hand
page-remark-shows-you = Shows you the hand
page-remark-shows-all = Shows the hand
page-remark-guilty = Guilty!
page-remark-innocent = Innocent!
page-remark-uno = UNO!
page-remark-caught = Caught!
page-remark-face-up = Face up!
page-remark-face-down = Face down!
page-remark-protected = Protected
page-remark-unprotected = No longer protected
page-remark-spared = Protected!
page-remark-reveals = Look at this!
page-remark-swaps = Swaps hands
page-remark-chooses = { $name }!
page-remark-you = You
page-remark-done = Done!
page-remark-not-done = Not done!
page-remark-out = Out!
page-remark-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
page-remark-scored = +{ $count }
page-moment-boom = Boom!
page-notify-your-turn = Your turn at table { $table }

## Sounds, for those who read them

page-sound-tick = [cards are dealt]
page-sound-slap = [a card lands]
page-sound-slide = [a card slides]
page-sound-penalty = [cards come one by one]
page-sound-your-turn = [two notes: your turn]
page-sound-colour = [a chord]
page-sound-whirr = [whirr]
page-sound-knock = [knock, knock]
page-sound-drum = [drum roll]
page-sound-horn = [horn]
page-sound-caught = [crash]
page-sound-riffle = [cards are shuffled]
page-sound-guilty = [low notes]
page-sound-innocent = [bright notes]
page-sound-fanfare = [fanfare]
page-sound-blocked = [falling notes]
page-sound-shield = [a shield rings]
page-sound-shatter = [glass breaks]
page-sound-streams = [beams hum]
page-sound-ring = [ringing light]
page-sound-fuse = [hiss, then a bang]
page-sound-bounce = [a card bounces]
page-sound-writing = [a pen scratches]
page-sound-song = [somebody sings]
page-sound-cannon = [cannon shot]
page-sound-kraken = [something growls]
page-sound-storm = [thunder]
