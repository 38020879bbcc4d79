### Everything that lastcard says, in English. Another language is one more file like this one.
###
### A gap { $player } or { $other } takes a player. { $you } is "player" or "other" where that player is the reader, and
### else "nobody". What happened is a sentence without its full stop; whoever shows it as prose adds one.

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
    [other] { $player } shows you the hand
   *[nobody] { $player } shows the hand to { $other }
}
event-shown-cards = { $you ->
    [player] You show { $other } your hand: { $cards }
    [other] { $player } shows you the hand: { $cards }
   *[nobody] { $player } shows the hand to { $other }: { $cards }
}
event-shown-to-all = { $you ->
    [player] You show all your hand: { $cards }
   *[nobody] { $player } shows the hand to all: { $cards }
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
   *[previous] Everyone passes their hand to the previous player
}
event-pooled = { $outcome ->
    [evenly] All hands are shuffled together and dealt again, evenly
   *[as-before] All hands are shuffled together and dealt again, as many as each had
}
event-hand = { $you ->
    [player] You now hold { $cards }
   *[nobody] { $player } now holds { $cards }
}
event-hand_returned = { $you ->
    [player] You shuffle your hand into the draw pile
   *[nobody] { $player } shuffles the hand into the draw pile
}
event-chose = { $you ->
    [player] You choose { $other }
    [other] { $player } chooses you
   *[nobody] { $player } chooses { $other }
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

## What is asked

question-turn = It is your turn.
question-turn-nothing-to-draw = It is your turn. There is nothing to draw.
question-drawn = You may play the card you drew.
question-colour = Which colour?
question-challenge = { $player } played { $card } on you and holds { $cards }. Accept it, or challenge?
question-challenge-on = { $player } played { $card } on you, on { $colour }, and holds { $cards }. Accept it, or challenge?
question-put = Which card do you put down?
question-give = Which card do you give away?
question-discard = Which card do you discard?
question-protect = Whom do you protect?
question-choose = Which player?
question-vote = { $you ->
    [player] You must { $dare }. Was it done?
   *[nobody] { $player } must { $dare }. Was it done?
}
question-next = The round is over.
question-react = One card left and "UNO" not called: { $names }.

cards-more = { $count ->
    [one] 1 more card
   *[other] { $count } more cards
}

## What may be answered

option-play = play { $card }
option-draw = draw
option-keep = keep it
option-pass = pass
option-colour = { $colour }
option-challenge = challenge
option-accept = accept
option-put = put { $card }
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
option-slam = it lands face up
option-back = it lands face down
option-card = { $card }
option-wait = let it be

stake-accept = you draw { $count } and miss your turn
stake-challenge = guilty: they draw { $guilty }; innocent: you draw { $innocent }

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
name-of-player = { $you ->
    [player] you
   *[nobody] { $player }
}
names-and = { $names } and { $last }
