"""The instruction set of card text, and a deck as the engine sees it: ints and programs.

A program is a run of instructions in `Deck.code`, four ints each: the step, then its arguments a, b and c.
It runs in a frame on the round's agenda. A frame has registers: who played the card (you), who acts (actor),
on whom (object), the last player spoken of (they), a chosen colour, and a result that branches look at.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

NONE: Final = -1
WIDTH: Final = 4
"""Ints in one instruction."""

# Steps. "actor" and "object" are registers of the frame.
END: Final = 0
JUMP: Final = 1  # a: where to; behind a rule that lasts, b: where the program of RULE_WHEN or RULE_AS begins
SELECT: Final = 2  # a: register, b: who, c: decision kind when the player is chosen
EACH: Final = 3  # a: who: the seats to go round, b: 1 when they act at once
NEXT_SEAT: Final = 4  # a: register that takes the next seat in turn order, b: where to when all are done
BRANCH: Final = 5  # a: condition, b: its argument, c: where to when it does not hold
DRAW: Final = 6  # a: how many cards the actor draws
DRAW_UNTIL: Final = 7  # a: colour; the actor draws until such a card comes
DRAW_LEVEL: Final = 8  # the actor draws until holding as many as the object
MISS: Final = 9  # the actor misses a turn
AGAIN: Final = 10  # the actor takes another turn, or a: so many
START: Final = 11  # the actor is the one who starts the round
REVERSE: Final = 12
NAME_COLOUR: Final = 13  # you name the colour that goes on; a: 1 only if none is in play
PICK_COLOUR: Final = 14  # you choose a colour, for this text only; a: 1 it goes on, too
PUT: Final = 15  # a: 0 any card, 1 one of the chosen colour; the actor puts it on the discard pile
PUT_COLOUR: Final = 16  # the colour of the card put down becomes the chosen one; for a wild, you name it
# b of the next two is 1 when several players give at once: the cards stay in the hands until KEEP_PROMISES.
GIVE: Final = 17  # a: how many cards the actor gives to the object, choosing which
GIVE_ALL: Final = 18  # a: colour; the actor gives all such cards: to the object, or, if NONE, divided among the others
TAKE: Final = 19  # a: how many cards the actor takes at random from the object, c: 1 not before KEEP_PROMISES
DISCARD: Final = 20  # a: how many cards, b: MAY_STOP, COUNTED_UP and STAYS_IN together, c: which
DISCARD_ALL: Final = 21  # a: colour
SHOW_HAND: Final = 22  # the actor shows the hand: to the object, or, if NONE, to all
SHOW_CARD: Final = 23  # you show this card to all
SWAP: Final = 24  # actor and object swap hands
PASS_HANDS: Final = 25  # a: 1 in the direction of play, -1 against it
POOL_HANDS: Final = 26  # a: 1 dealt out evenly, 0 as many as each had
REDRAW: Final = 27  # the actor returns the hand to the draw pile, it is shuffled, and draws; a: how many, 0 as many
PROTECT: Final = 28  # this card lies in front of the actor
CHALLENGE: Final = 29  # the actor may challenge you; result: ACCEPTED, GUILTY or INNOCENT
DROP: Final = 30  # this card is dropped, or, a: 1, a coin, b: 1 by the actor; result: SLAM or BACK
DARE: Final = 31  # a: number of the dare; the others vote on the actor; result: DONE or NOT_DONE
KEEP_PROMISES: Final = 32  # the cards that several players have chosen to give go from hand to hand, all at once
# These are only for written texts: `texts` does them.
DRAW_MANY: Final = 33  # the actor draws as many cards as the result says
DRAW_TO: Final = 34  # a: the actor draws until holding so many
DISCARD_TO: Final = 35  # a: the actor discards until holding so many
DISCARD_RANDOM: Final = 36  # a: how many cards of the actor chance discards
NEW_HAND: Final = 37  # the actor discards the hand and draws; a: how many, 0 for as many
MISS_SEVERAL: Final = 38  # a: how many turns the actor misses
COUNT: Final = 39  # a: register, b: cards of that player that are counted, c: how often, or see HALF; into the result
ROLL: Final = 40  # a: how many dice, 0 for one, b: 1 by the actor; the result is what they show together
PICK_NUMBER: Final = 41  # a: the largest, b: the smallest; you choose a number, the result; c: see TOLD_BY_ACTOR
MAY: Final = 42  # the actor says whether to do what follows; result: DONE or NOT_DONE
EITHER: Final = 43  # the actor chooses the first (result: DONE) or the second
REVEAL_TOP: Final = 44  # the top card of the draw pile is shown; result: DONE if of the chosen colour; a: 1 that card
CONTEST: Final = 45  # a: its number, b: 1 for everyone, else you and the object, c: WINNER_ASKED and what a tie is
NOTE: Final = 46  # a: number of the words that are said
PICK_SEATS: Final = 47  # a: how many other players you choose; their bits are the result
SWAP_TWO: Final = 48  # the two players of the result swap hands
TURN_ROUND: Final = 49  # actor and object change places
STACK: Final = 50  # the actor is asked whether to add to the stack that has reached them (H1)
PAY: Final = 51  # what waits in the stack is drawn, by the actor or, found guilty, by you
LASTS: Final = 52  # a rule begins: see `lasting`; a: how, b: which cards, c: number of its words
COPY: Final = 53  # the card played before this one acts once more; a: of these cards, as in `only`, the uppermost one
ACTOR_NAMES: Final = 54  # the actor names a colour; a: 1 the one that goes on, 0 for this text only
PLAY_ON_AT: Final = 55  # the actor's turn is the next one: those in between miss theirs
EXTREME: Final = 56  # a: 1 highest, -1 lowest: the number of the actor's cards that the chosen colour then stands for
THAT_NUMBER: Final = 57  # the chosen colour stands for cards with the number that came up
DRAW_ONE: Final = 58  # the actor draws a card, which is the result, NONE for none
DRAW_TO_PLAY: Final = 59  # the actor draws until holding a card that may be played; a: 1 until drawing one
REPORT: Final = 60  # the others say whether the actor broke a rule; result: what that costs
ASK: Final = 61  # a: number of words; the actor says whether they are true of them; result: DONE or NOT_DONE
TAKE_TOP: Final = 62  # a: how many cards the actor takes from the discard pile, below the card on top
RETURN: Final = (
    63  # a: how many cards the actor puts into the draw pile; b: 0 below it, 1 on top, 2 shuffled, 3: see MIX; c: which
)
SET_COLOUR: Final = 64  # a: the colour that goes on
TAKE_CHOSEN: Final = 65  # a: how many cards the actor sees in the object's hand and takes, choosing which
TAKE_DISCARD: Final = 66  # a: how many cards the actor takes from anywhere in the discard pile, below the card on top
PEEK: Final = 67  # a: how many cards on top of the draw pile the actor sees; b: kept, or -1: one may be; c: see below
SHOW_SOME: Final = 68  # a: how many cards the actor chooses and shows to all, b: 1 with others at once, c: which
CHOOSE_PLAYER: Final = 69  # the actor chooses another player, who is spoken of from now on
POOL_TWO: Final = 70  # actor and object put their hands together, which are shuffled and dealt out evenly
MIX: Final = 71  # the cards that several players have chosen to give are mixed, and each takes as many back
NAME_OTHER: Final = 72  # you name the colour that goes on, another one than before
NAME_CARD: Final = 73  # you name a kind of card, which the chosen colour then stands for
SHOW_ANY: Final = 74  # chance shows a card of the object to all; the result is that card, NONE for none
SHOW_AT_ONCE: Final = 75  # the cards that several players have chosen are shown; result: see SHOWED_HIGH
DISCARD_CHOSEN: Final = 76  # a: how many cards the object sees in the actor's hand, who discards those it chooses
AT_MOST: Final = 77  # a: the result is at most so much
NO_CARD_YET: Final = 78  # no card has come that the text could speak of: the chosen colour stands for none
PLAY_IT: Final = 79  # the actor plays the card spoken of, if it may be played
PEEK_GIVE: Final = 80  # as PEEK, a and b; those that are not kept go to the object
LESS: Final = 81  # a: the result is so much less, but not below 0
MOST_HELD: Final = 82  # the colour that the actor holds most of is the chosen one; a: 1 it goes on, too
RESHUFFLE: Final = 83  # the discard pile, but for the card on top, is shuffled into the draw pile
TURN_OVER: Final = 84  # a card of the draw pile for each; a: 1 of everyone, 0 of you and the object: see SHOWED_HIGH
TIMES: Final = 85  # a: the result is so many times as much
PLAY_ANY: Final = 86  # the actor plays a random card, if it may be played; else the result is a: so many are drawn
LAY_OPEN: Final = 87  # the result, a card that the actor drew or, a: 1, a number, is compared by SHOW_AT_ONCE
KNOCK_OUT: Final = 88  # the actor is out of the round; you not before LEAVE
LEAVE: Final = 89  # if a KNOCK_OUT was about you, you are out of the round now
WIN: Final = 90  # the actor discards the hand, and so goes out
STEPS: Final = 91  # how many there are
"""How many there are."""

IN_THE_MIDDLE: Final = 3
"""Where RETURN puts cards that stay in the hands until MIX."""

# What people are asked for after a contest, and who it is in a tie, if that is not left to chance.
WINNER_ASKED: Final = 1
TIE_IS_NOBODY: Final = 2
TIE_IS_YOU: Final = 4
TIE_IS_YOURS: Final = 8  # you say which of them it is

# Who says a number that only people know, beside TOLD times the number of the words that say what is counted.
TOLD: Final = 4
TOLD_BY_ACTOR: Final = 1
TOLD_BY_OBJECT: Final = 2

# How cards are discarded.
MAY_STOP: Final = 1  # fewer than that may be
COUNTED_UP: Final = 2  # how many they were is the result
STAYS_IN: Final = 4  # others are drawn for them, and nobody goes out in between

IS_IT: Final = 1
"""The second argument of a step by which one card comes to a hand, or is shown: the text goes on to speak of it.

The chosen colour then stands for that card."""

# Where cards go that somebody looked at on top of the draw pile.
AS_THEY_LAY: Final = 0
BELOW: Final = 1  # below the draw pile
ORDERED: Final = 2  # on top of it, as the actor likes
SHUFFLED: Final = 3  # into it
TO_DISCARDS: Final = 4  # below the card on top of the discard pile

# Who.
YOU: Final = 0
NEXT: Final = 1
PREVIOUS: Final = 2
EVERYONE: Final = 3
EVERYONE_ELSE: Final = 4
CHOSEN: Final = 5
THEY: Final = 6
MOST_CARDS: Final = 7
FEWEST_CARDS: Final = 8
DEALER: Final = 9
NOBODY: Final = 10
NEXT_OF_ACTOR: Final = 11
PREVIOUS_OF_ACTOR: Final = 12
SECOND: Final = 13  # the second next player
LEFT_OF_YOU: Final = 14  # whatever the direction of play
RIGHT_OF_YOU: Final = 15
LEFT_OF_ACTOR: Final = 16
RIGHT_OF_ACTOR: Final = 17
ACROSS: Final = 18
NEIGHBOUR: Final = 19  # one that you choose
NEIGHBOURS: Final = 20  # both of them
NEXT_TWO: Final = 21
PICKED: Final = 22  # those of PICK_SEATS
NAMED: Final = 23  # the loser or winner of a contest, whoever was asked for
NOT_NAMED: Final = 24  # the other one
OTHER_PICKED: Final = 25  # of the two of PICK_SEATS, who is not the actor
SHOWED_HIGH: Final = 26  # of those who showed a card at once, who showed the highest number: four bits of the result
SHOWED_LOW: Final = 27  # the lowest number: the four bits above
SECOND_CHOSEN: Final = 28  # one whom you choose, other than the player spoken of last
NEXT_SEVERAL: Final = 32  # and above: so many players who come next
MOST_OF: Final = 4096  # and above: who holds the most of certain cards, this and SOME less; of EACH, all who do
FEWEST_OF: Final = 8192
AGREED: Final = 64  # and above: whom the table has to name; the number of the words that say whom

# Rules that last: what they say,
RULE_FORBID: Final = 0  # these cards may not be played
RULE_ONLY: Final = 1  # no others may be played; with a number, who plays none draws so many
RULE_MATCH: Final = 2  # these cards may be played on anything; or, by its number, how cards match: see MATCH_NUMBERS
RULE_DRAW: Final = 3  # who draws on a turn draws so many
RULE_OPEN: Final = 4  # hands lie open
RULE_SAFE: Final = 5  # no card makes them draw, or miss a turn for it; with a number: see `lasting`
RULE_WORDS: Final = 6  # kept by people
RULE_DOUBLE: Final = 7  # such a card makes others draw twice as many
RULE_CANCEL: Final = 8  # such a card does nothing
RULE_WHEN: Final = 9  # whenever such a card is played, a program runs
RULE_CALL: Final = 10  # who is caught without having called draws so many; nobody has to call if that is 0
RULE_MORE: Final = 11  # such a card makes others draw so many more
RULE_TURN: Final = 12  # they miss no turn
RULE_STAY: Final = 13  # they do not play their last card
RULE_LINKED: Final = 14  # when one draws, another draws as many: see `lasting`
RULE_AS: Final = 15  # such a card does what a program says, and not what its own text says
RULE_CAP: Final = 16  # they draw at most so many cards in a turn, whoever's it is
RULE_LATER: Final = 17  # when it ends, a program runs
RULE_BLIND: Final = 18  # on their turn chance plays a card of theirs if it may be played, or else they draw so many
# how they end,
UNTIL_TURN: Final = 0  # the next turn of you, or of the player for whom it holds, begins; or one after it
UNTIL_OVER: Final = 1  # so many turns of the player for whom it holds, or of all players, are over
UNTIL_CARD: Final = 2  # such a card is played
UNTIL_END: Final = 3  # of the round, or, before that, when one of these happens:
WHEN_CALLED: Final = 1  # somebody calls
WHEN_CAUGHT: Final = 2  # somebody is caught who has not
WHEN_DRAWN: Final = 3  # somebody draws
# and for whom they hold.
RULE_FOR_ALL: Final = 0
RULE_FOR_OTHERS: Final = 1
RULE_FOR_ACTOR: Final = 2

# What a rule about matching says as its number.
MATCH_NUMBERS: Final = 1  # only by number or symbol; on a wild, by its colour
MATCH_COLOURS: Final = 2  # only by colour
MATCH_ALIKE: Final = 3  # and above: these cards match those of a colour, this less, and the other way round

# Conditions of a branch.
RESULT_IS: Final = 0  # the frame's result equals the argument
HOLDS_COLOUR: Final = 1  # the actor holds a card of that colour
HOLDS_CHOSEN: Final = 2  # the actor holds a card of the chosen colour
MORE_THAN: Final = 3  # the actor holds more cards than the argument
FEWER_THAN: Final = 4
MORE_THAN_OBJECT: Final = 5  # the actor holds more cards than the object
FEWER_THAN_OBJECT: Final = 6
TWO_PLAYER_REVERSE: Final = 7  # two play, and the table lets a Reverse skip then (A2)
HOLDS_WILD: Final = 8
AS_MANY_AS_OBJECT: Final = 9
COUNTED_MORE: Final = 10  # the actor holds more of certain cards: the argument is (SOME + cards) * COUNTED + number
COUNTED_FEWER: Final = 11
HOLDS_EVENLY: Final = 12  # the actor holds an even number of cards
DREW: Final = 13  # the result is a card, and one of these
ROLLED: Final = 14  # the result is from one number to another: b as (PARITY * COUNTED + first) * COUNTED + last
HOLDS_MOST: Final = 15  # nobody holds more cards than the actor; below zero, fewer: 1, and twice which cards (`only`)
SOMEBODY_HOLDS: Final = 16  # somebody holds such a card
BEFORE_IS: Final = 17  # the card played before this one is such a card
HOLDS_RESULT: Final = 18  # the object holds as many cards as the result says
IS_OBJECT: Final = 19  # the actor is the object
IT_IS: Final = 20  # the card spoken of is one of these
PLAYED_LAST: Final = 21  # the card that acts is the last one of whoever played it

COUNTED: Final = 32
ODD: Final = 1  # PARITY, where only such numbers are meant
EVEN: Final = 2

# What is counted that nobody holds, instead of a register.
PLAYERS: Final = -1  # those who play
OTHERS: Final = -2  # the same without you
NUMBER_BEFORE: Final = -3  # the number on the card played before this one, 0 if it has none
LAST_NUMBER: Final = -5  # the number on the number card that was discarded last
PLACE: Final = -4  # how many places the actor is on from you, in the direction of play

NUMBER_OF_IT: Final = -6  # the number on the card spoken of, or b, if it has none
PLACE_LEFT: Final = -7  # how many places the actor is on from you, to the left
PLACE_RIGHT: Final = -8
HOLDERS: Final = -9  # for how many players a condition holds, -1 less where it does not: b; c: see SO_OFTEN
HIGHEST_SHOWN: Final = -10  # the number that SHOW_AT_ONCE has found
LOWEST_SHOWN: Final = -11
DIFFERENCE_SHOWN: Final = -12

HALF: Final = 0
"""Instead of how often: half of them, rounded down,"""
HALF_UP: Final = -1
"""or up."""
SO_OFTEN: Final = 32
"""What a condition is about, times this, and how often."""


# Results.
ACCEPTED: Final = 0
GUILTY: Final = 1
INNOCENT: Final = 2
BACK: Final = 0
SLAM: Final = 1
NOT_DONE: Final = 0
DONE: Final = 1

# Where a step takes a colour it is the number of one, NONE for wilds, or one of these.
ANY_COLOUR: Final = -2
"""The colour chosen earlier in the same text."""

EVERY_CARD: Final = -3
"""Cards of any colour, wilds too."""

SYMBOL: Final = 64
"""And above: cards of a number or symbol, which is this less."""

NUMBER_CARDS: Final = -4
ACTION_CARDS: Final = -5
NO_CARDS: Final = -6
"""Cards of a symbol that the deck does not have."""
PENALTY_CARDS: Final = -7
EVEN_NUMBERS: Final = -8
ODD_NUMBERS: Final = -9
NUMBERS: Final = 512
"""And above: cards with a number from one to another, which are 16 times the first and the second more than this."""
HIGHEST: Final = 15
"""In that, no number is too high."""
WILD_SYMBOL: Final = 768
"""And above: wild cards of a symbol, which is this less."""
NOT: Final = 1024
"""And above: all other cards than those that are this and SOME less."""
POINTS: Final = 2048
"""Where cards are counted to find who holds the most: what all of them count."""
EXTREME_NUMBER: Final = 2049
"""The same: the highest number among them; where the fewest are looked for, the lowest."""

ALIKE_NUMBER: Final = 2050
"""Where cards are counted that somebody holds: the most that have the same number,"""
ALIKE_COLOUR: Final = 2051
"""or the same colour,"""
ALIKE_CARD: Final = 2052
"""or are the same card;"""
COLOURS_HELD: Final = 2053
"""or how many colours there are among them."""

KIND: Final = 16384
"""And above: one kind of card, which is this less."""

EITHER_OF: Final = 1 << 20
"""And above: cards of one sort or another: this, 4096 times the one and the other more, each with SOME."""
BOTH: Final = 2304
"""In that, with the one: cards of both sorts, a red 7."""

SOME: Final = 16
"""Where a step takes 0 for any card, certain cards are this more than their number."""

ANY_NUMBER: Final = 1000
"""Instead of how many cards: as many as there are."""

THAT_MANY: Final = -100
"""Instead of how many cards: as many as the result says."""

# Flags of a kind of card.
WILD: Final = 1
PUT_BACK: Final = 2  # not as an opening card (S8)
EVEN_LAST: Final = 4  # acts although it was the last card (O2)
LAWFUL_WITHOUT_COLOUR: Final = 8  # lawful only without a card of the colour in play (A6)
PENALTY: Final = 16  # makes somebody draw: who is protected is spared (E16)
GUARD: Final = 32  # lies in front of a player instead of on the discard pile (E15)
NUMBERED: Final = 64  # shows a number
NEVER_LAST: Final = 128  # may not be played as the last card
# What house rules know a kind of card by.
DRAW_TWO: Final = 1 << 16
DRAW_FOUR: Final = 1 << 17
REVERSE_CARD: Final = 1 << 18
SKIP_CARD: Final = 1 << 19
SEVEN: Final = 1 << 20  # a 7 without a text
ZERO: Final = 1 << 21
NUMBER_AT: Final = 24  # and above: the number it shows
MOVES_HANDS: Final = 1 << 22  # swaps, passes or shuffles whole hands
STACKS: Final = DRAW_TWO | DRAW_FOUR
DEFLECTS: Final = REVERSE_CARD | SKIP_CARD

CAUGHT_AT: Final = 0
"""Where every deck's code begins: what a player does who is caught (U1), namely draw 2."""
COLOUR_AT: Final = 8
"""And what follows: a colour is named, for a last card that brought its player new cards."""
CODE_START: Final = (DRAW, 2, 0, 0, END, 0, 0, 0, NAME_COLOUR, 1, 0, 0, END, 0, 0, 0)

# What house rules let cards do stands behind the code of the cards. 2 and 3 are the registers of actor and object.
SEVEN_AT: Final = 0  # swap hands with a player of choice (H6)
ZERO_AT: Final = 16  # all hands are passed on (H6)
FOUR_AT: Final = 24  # name the colour, then as follows
STACK_AT: Final = 28  # whoever a stack reaches is asked, and draws (H1)
# And what people do who say that somebody broke a rule that a text made.
REPORT_AT: Final = 40
# And the turn of somebody who plays without looking.
BLIND_AT: Final = 52
HOUSE_CODE: Final = (
    SELECT, 2, 0, 0, SELECT, 3, 5, 9, SWAP, 0, 0, 0, END, 0, 0, 0,
    PASS_HANDS, 1, 0, 0, END, 0, 0, 0,
    NAME_COLOUR, 0, 0, 0, STACK, 0, 0, 0, PAY, 0, 0, 0, END, 0, 0, 0,
    REPORT, 0, 0, 0, DRAW_MANY, 0, 0, 0, END, 0, 0, 0,
    PLAY_ANY, THAT_MANY, 0, 0, DRAW_MANY, 0, 0, 0, END, 0, 0, 0,
)  # fmt: skip

NO_COLOUR: Final = 15

LOOKING_BACK: Final = (LASTS, COPY)
"""Steps for which it is remembered which cards were played last, and which rules are in force."""
NUMBER_WANTED: Final = [COUNT, NUMBER_BEFORE]
CARD_WANTED: Final = [BRANCH, BEFORE_IS]

MAX_KINDS: Final = 250
MAX_CARDS: Final = 1000


class Deck:
    """The cards of an edition as the engine sees them: for each kind of card its colour, symbol and programs."""

    def __init__(self) -> None:
        self.kinds: i64 = 0
        self.colours: i64 = 0
        self.size: i64 = 0
        self.face_of: vec[i64] = vec[i64]()
        """Colour and symbol in one: symbol * 16 + colour, NO_COLOUR for wilds. For the one loop that has to be fast."""
        self.colour_of: vec[i64] = vec[i64]()
        self.symbol_of: vec[i64] = vec[i64]()
        self.points_of: vec[i64] = vec[i64]()
        self.flags_of: vec[i64] = vec[i64]()
        self.play_at: vec[i64] = vec[i64]()
        self.draw_at: vec[i64] = vec[i64]()
        self.open_at: vec[i64] = vec[i64]()
        self.cards: vec[u8] = vec[u8]()
        self.code: vec[i64] = vec[i64]()
        self.lasts: bool = False
        """A text can make a rule that lasts, copies another card, or may not be played last."""
        self.may_miss: bool = False
        """A text can put somebody out of the round, or speak of somebody who is not there."""
        self.house_at: i64 = 0
        """Where in the code the programs of house rules begin."""
        self.harm_of: vec[i64] = vec[i64]([0] * STEPS)
        """What each step costs its actor, in cards drawn; below zero it is a gain."""
        self.harm_per_card: vec[i64] = vec[i64]([0] * STEPS)
        """The same for each card, where the first argument says how many."""
        self.favoured_by: vec[i64] = vec[i64]([NONE] * STEPS)
        """The register whose player gains by a step, or NONE."""

    def fill(self, colours: int, kinds: list[list[int]], counts: list[int], code: list[int]) -> None:
        """Set the deck. A kind is [colour, symbol, points, flags, where its play, draw and opening programs begin].

        The code begins with CODE_START.
        """
        self.colours = colours
        self.kinds = len(kinds)
        self.face_of = vec[i64]([16 * kind[1] + (kind[0] if kind[0] >= 0 else NO_COLOUR) for kind in kinds])
        self.colour_of = vec[i64]([kind[0] for kind in kinds])
        self.symbol_of = vec[i64]([kind[1] for kind in kinds])
        self.points_of = vec[i64]([kind[2] for kind in kinds])
        self.flags_of = vec[i64]([kind[3] for kind in kinds])
        self.play_at = vec[i64]([kind[4] for kind in kinds])
        self.draw_at = vec[i64]([kind[5] for kind in kinds])
        self.open_at = vec[i64]([kind[6] for kind in kinds])
        cards: list[int] = []
        for kind in range(len(kinds)):
            cards.extend([kind] * counts[kind])
        self.cards = vec[u8](cards)
        self.size = len(cards)
        self.house_at = len(code)
        self.lasts = any(
            code[at] in LOOKING_BACK or code[at : at + 2] in (NUMBER_WANTED, CARD_WANTED)
            for at in range(0, len(code), WIDTH)
        ) or any(kind[3] & NEVER_LAST for kind in kinds)
        self.may_miss = any(
            code[at] == KNOCK_OUT or (code[at] == SELECT and code[at + 2] == SECOND_CHOSEN)
            for at in range(0, len(code), WIDTH)
        )
        self.code = vec[i64](code + list(HOUSE_CODE))
        for kind in range(len(kinds)):
            if self.moves_hands(self.play_at[kind]):
                self.flags_of[kind] |= MOVES_HANDS

    def moves_hands(self, at: i64) -> bool:
        """Whether a program swaps, passes or shuffles whole hands."""
        while at != NONE and self.code[at] != END:
            step: i64 = self.code[at]
            if step in (SWAP, PASS_HANDS, POOL_HANDS, SWAP_TWO, POOL_TWO):
                return True
            at += WIDTH
        return False

    def encode(self) -> list[list[int]]:
        """The deck as plain ints, for `decode`."""
        looks = (self.colour_of, self.symbol_of, self.points_of, self.flags_of)
        programs = (self.play_at, self.draw_at, self.open_at)
        kinds = [[int(part[kind]) for part in (*looks, *programs)] for kind in range(int(self.kinds))]
        counts: list[int] = [0] * len(kinds)
        for card in self.cards:
            counts[int(card)] += 1
        weights = (self.harm_of, self.harm_per_card, self.favoured_by)
        harms = [[int(part[step]) for part in weights] for step in range(STEPS)]
        code = [int(value) for value in self.code[: self.house_at]]
        return [[int(self.colours), len(kinds)], counts, code, *kinds, *harms]

    def decode(self, state: list[list[int]]) -> None:
        """Become the deck that was encoded."""
        colours, kinds = state[0]
        self.fill(colours, state[3 : 3 + kinds], state[1], state[2])
        self.weigh([[step, *state[3 + kinds + step]] for step in range(STEPS)])

    def weigh(self, harms: list[list[int]]) -> None:
        """Say whom steps harm, for those who decide by it. A row is [step, harm, harm per card, register favoured]."""
        for step, harm, harm_per_card, favoured in harms:
            self.harm_of[step] = harm
            self.harm_per_card[step] = harm_per_card
            self.favoured_by[step] = favoured
