"""A coin for every player, ties, the whole pile, cards that act as others, the next card: told freely, and played."""

from cards.text.cards import asked, held, live, play, printed, read, readable, sizes
from cases import tried_with
from lastcard.game.view import seen

HANDS = ["CU G1 G2", "Y1 Y2", "R3 R4"]
BLUE = "Ann: colour blue"

TOLD = {
    "Reds act like skips until your next turn.": "Red cards act as skip cards until your next turn.",
    # Chance, for every player
    "Flip a coin for every player. Tails draws a card.":
        "For each player, flip a coin: if it is tails, that player draws 1.",
    "Each other player flips a coin: heads discard one, tails draw one.":
        "For each other player, flip a coin: if it is heads, that player discards 1 card; otherwise that player draws "
        "1.",
    "Flip a coin for each player: heads they draw 1, tails they're safe.":
        "For each player, flip a coin: if it is heads, that player draws 1.",
    "Every player rolls a die and draws that many.":
        "For each player, roll a die and that player draws that many cards.",
    "Everyone rolls a die; whoever rolls a 6 discards a card.":
        "For each player, roll a die and if the number is 6, that player discards 1 card.",
    # Ties and votes
    "The person with the most blue cards draws 3 more. Ties all draw.": "Everyone who holds the most blue cards "
    "draws 3.",
    "The player with the most cards draws 2. If there's a tie, all of them draw.":
        "Everyone who holds the most cards draws 2.",
    "Everyone tied for the fewest cards discards 1.": "Everyone who holds the fewest cards discards 1 card.",
    "Vote on who draws 4. On a tie the person who played this draws.":
        "Everyone has a contest: votes (in a tie you). The loser draws 4.",
    "The table votes for a player to draw 3. In a tie nobody draws.":
        "Everyone has a contest: votes (in a tie nobody). The loser draws 3.",
    # Numbers and piles
    "Next person draws the number shown on the last number card that got played.":
        "The next player draws as many cards as the last number card shows.",
    "Next player picks up the discard pile.": "The next player takes the whole discard pile.",
    # Cards that act as others, and the next card
    "All reverses act like skips till the end of the round.": "Reverse cards act as skip cards for the rest of the "
    "round.",
    "Until your next turn every reverse is a skip.": "Reverse cards act as skip cards until your next turn.",
    "The next skip counts as a reverse.": "The next skip card acts as a reverse card.",
    "If the next card is a number, whoever played it draws 1.":
        "If the next card played is a number card, that player draws 1.",
    "If the next card played isn't green, everyone draws 1.":
        "If the next card played is a card that is not green, everyone draws 1.",
    # Hands and seats
    "Let the person to your left look at your cards and pick one to take.":
        "The player on your left takes 1 card they choose from you.",
    "The next player looks at your hand and discards one card for you.": "Discard 1 card chosen by the next player.",
    "Name a player. Split your two hands equally between you.":
        "Shuffle your hand together with that of a player you choose and deal them out evenly.",
    "All players move one seat to the right but leave their cards on the table.":
        "Everyone passes their hand to the player on their left.",
    # Kept for later
    "Keep this card. When you're hit with a draw card, the player who played it draws instead.":
        "The next draw card played on you goes back to whoever played it.",
    "Play two cards of the same colour.": "Discard 2 cards of a colour you choose.",
}  # fmt: skip

REFUSED = (
    "Flip a coin for every player. Tails draws a card, heads you draw 1.",
    "Flip a coin for every player.",
    "Everyone flips a coin. Whoever loses draws 2.",
    "The player with the most cards draws 3. Ties all draw 1.",
    "The player with the most cards draws 3. Ties don't draw.",
    "Vote on who draws 4. On a tie everyone draws 1.",
    "All reverses act like skips.",
    "All reverses act like reverses until your next turn.",
    "If the next card played is the same colour as the one before this, that player draws 1.",
    "All players move one seat to the right.",
    "All players move one seat to the right with their cards.",
    "Keep this card. When someone gives you a draw 4, show it and they draw it instead.",
    "The next player may look at your hand and take a card.",
    "Pick up the whole discard pile except the reds.",
    "For each player, draw a coin.",
    "Double turn - play two cards of the same colour one right after the other.",
)


@tried_with(("rule", "meant"), [*TOLD.items()])
def test_a_rule_is_told_again(rule: str, meant: str) -> None:
    assert printed(rule) == meant
    assert read(meant) == read(rule)


@tried_with("rule", REFUSED)
def test_what_might_mean_something_else_is_refused(rule: str) -> None:
    assert not readable(rule)


def test_a_coin_is_flipped_for_each_player() -> None:
    text = "for each player, flip a coin: if it is tails, that player draws 1."
    game = play(text, HANDS, "chance: back", "chance: slam", "chance: back", BLUE)
    assert sizes(game) == {"Ann": 3, "Bo": 2, "Cy": 3}
    flips = [event for event in seen(live(text, HANDS, "chance: back", "chance: slam", "chance: back", BLUE), "Bo")
             if event.kind == "flipped"]  # fmt: skip
    assert [(event.player, event.outcome) for event in flips] == [("Ann", "tails"), ("Bo", "heads"), ("Cy", "tails")]


def test_a_die_is_rolled_for_each_player() -> None:
    text = "for each other player, roll a die and that player draws that many cards."
    game = play(text, HANDS, "chance: number 2", "chance: number 1", BLUE)
    assert sizes(game) == {"Ann": 2, "Bo": 4, "Cy": 3}


def test_all_who_are_tied_for_the_most_of_some_cards_do_it() -> None:
    text = "everyone who holds the most blue cards draws 1."
    hands = ["CU B1 G2", "B2 Y2", "R3 R4"]
    assert sizes(play(text, hands, BLUE)) == {"Ann": 3, "Bo": 3, "Cy": 2}
    assert sizes(play(text, HANDS, BLUE)) == {"Ann": 2, "Bo": 2, "Cy": 2}  # nobody holds any


def test_in_a_tie_it_is_nobody_or_you() -> None:
    votes = ("Ann: choose Bo", "Bo: choose Cy", "Cy: choose Ann")
    nobody = live("everyone has a contest: votes (in a tie nobody). the loser draws 4.", HANDS, *votes, BLUE)
    assert [event.outcome for event in seen(nobody, "Bo") if event.kind == "settled"] == ["tied"]
    assert sizes(play("everyone has a contest: votes (in a tie nobody). the loser draws 4.", HANDS, *votes, BLUE)) == {
        "Ann": 2, "Bo": 2, "Cy": 2,
    }  # fmt: skip
    yours = play("everyone has a contest: votes (in a tie you). the loser draws 4.", HANDS, *votes, BLUE)
    assert sizes(yours) == {"Ann": 6, "Bo": 2, "Cy": 2}
    clear = ("Ann: choose Bo", "Bo: choose Cy", "Cy: choose Bo")
    most = play("everyone has a contest: votes (in a tie you). the loser draws 4.", HANDS, *clear, BLUE)
    assert sizes(most) == {"Ann": 2, "Bo": 6, "Cy": 2}


def test_the_last_number_card_says_how_many() -> None:
    text = "the next player draws as many cards as the last number card shows."
    assert sizes(play(text, HANDS, BLUE, discard="Y2 RS"))["Bo"] == 4


def test_the_whole_discard_pile_is_taken() -> None:
    game = play("the next player takes the whole discard pile.", HANDS, BLUE, discard="Y8 R7 R5")
    assert held(game)["Bo"] == "R5 R7 Y1 Y2 Y8"


def test_a_reverse_acts_as_a_skip() -> None:
    hands = ["CU G1 G2 G3", "BV Y2 Y3", "R3 R4 R6", "Y4 Y5 Y6"]
    game = play("reverse cards act as skip cards until your next turn.", hands, BLUE, "Bo: play BV")
    assert asked(game) == [("Di", "turn")]
    assert asked(play("draw 1.", hands, BLUE, "Bo: play BV")) == [("Ann", "turn")]


def test_the_next_card_and_no_other_counts() -> None:
    text = "if the next card played is red, that player draws 2."
    hands = ["CU G1 G2 G3", "R1 Y2 Y3", "R3 R4 R6"]
    red = "Ann: colour red"
    assert sizes(play(text, hands, red, "Bo: play R1", "Cy: play R3")) == {"Ann": 3, "Bo": 4, "Cy": 2}
    other = ["CU G1 G2 G3", "G4 Y2 Y3", "G6 R4 R6"]
    assert sizes(play(text, other, "Ann: colour green", "Bo: play G4", "Cy: play G6")) == {"Ann": 3, "Bo": 2, "Cy": 2}
