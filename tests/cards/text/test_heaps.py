"""Cards turned over and compared, all but some discarded, equal hands, the colour held most, a reshuffle."""

from cards.text.cards import asked, held, live, play, printed, readable, sizes, told
from cases import tried_with
from lastcard.game.view import look

HANDS = ["CU R1 R2 R3 G1", "R4 B4 B6", "R7 Y3"]
GREEN = "Ann: colour green"


def test_all_of_a_colour_but_one_are_discarded() -> None:
    game = live("discard all red cards but one.", HANDS)
    assert [str(option) for option in game.waiting[0].options] == ["discard R1", "discard R2", "discard R3"]
    text = "choose a colour. everyone discards all cards of that colour except one."
    moves = ("Ann: colour red", "Ann: discard R1", "Ann: discard R2", GREEN)
    assert held(play(text, HANDS, *moves)) == {"Ann": "G1 R3", "Bo": "B4 B6 R4", "Cy": "R7 Y3"}


def test_hands_become_as_large_as_yours() -> None:
    text = "everyone else draws or discards until they have as many cards as you."
    game = play(text, ["CU R1 R2", "R4 B4 B6", "R7"], "Bo: discard B4", GREEN, draw="Y1 Y2 Y4")
    assert sizes(game) == {"Ann": 2, "Bo": 2, "Cy": 2}
    assert held(game)["Bo"] == "B6 R4"


def test_the_colour_that_somebody_holds_most_of() -> None:
    game = play("the colour is now whatever the next player has the most of.", HANDS)
    assert (game["colour"], asked(game)) == ("blue", [("Bo", "turn")])
    assert play("the colour is now the one you have the most of.", HANDS)["colour"] == "red"
    assert asked(play("the colour is now the one you have the most of.", ["CU W", "R4 B4", "R7 Y3"])) == [
        ("Ann", "colour")
    ]
    game = play("everyone discards the colour they have the most of.", HANDS, GREEN)
    assert held(game) == {"Ann": "G1", "Bo": "R4", "Cy": "Y3"}  # of several, the first of the edition


def test_the_discard_pile_is_shuffled_in() -> None:
    game = live("shuffle the discard pile into the draw pile.", HANDS, GREEN, discard="Y9 Y8 R5", draw="B1 B2")
    table = look(game, "Bo").table
    assert (table.draw_pile, table.top) == (5, "CU")
    assert readable("reshuffle the discard pile")


def test_the_lower_card_loses_a_duel() -> None:
    text = "duel: you and a player you choose each flip a card from the deck, the loser draws 2."
    moves = ("Ann: choose Cy", GREEN)
    game = live(text, HANDS, *moves, draw="B9 B2 Y1 Y2 Y4")
    assert told(game, "Bo", "turned_over") == ["B2", "B9"]
    assert look(game, "Bo").table.cards == {"Ann": 6, "Bo": 3, "Cy": 2}
    assert look(game, "Bo").table.draw_pile == 3
    assert sizes(play(text, HANDS, *moves, draw="B2 B9 Y1 Y2 Y4"))["Cy"] == 4
    assert sizes(play(text, HANDS, *moves, draw="B2 Y2 Y1 B1 Y4"))["Cy"] == 4  # a tie


def test_everyone_turns_over_a_card() -> None:
    text = "everyone turns over a card from the draw pile. whoever has the highest number discards 1."
    game = play(text, HANDS, draw="B2 B9 BS Y1 Y2")
    assert asked(game) == [("Cy", "discard")]
    assert readable("everyone turns over a card from the deck. the lowest number draws 2")


def test_where_cards_run_out_the_discard_pile_is_shuffled_in_and_none_counts_as_zero() -> None:
    text = "everyone turns over a card from the draw pile. the lowest number draws 1."
    assert sizes(play(text, HANDS, GREEN, draw="")) == {"Ann": 4, "Bo": 3, "Cy": 3}  # Bo turns over the 5


def test_the_last_action_card_acts_twice() -> None:
    text = "do whatever the last action card played did, but double."
    game = play(text, HANDS, GREEN, discard="R9 RD R5", draw="B1 B2 B3 B6 Y1 Y2")
    assert sizes(game) == {"Ann": 4, "Bo": 7, "Cy": 2}
    assert asked(play(text, HANDS, GREEN, discard="R9 RS R5")) == [("Cy", "turn")]  # Bo misses two turns


def test_numbers_act_as_skips() -> None:
    text = "until someone plays another wild, every 7 acts as a skip."
    moves = ("Ann: colour red", "Bo: draw", "Cy: play R7")
    assert asked(play(text, [*HANDS, "Y4 Y6"], *moves)) == [("Ann", "turn")]
    assert not readable("until your next turn, wild cards act as skips.")


WAYS = {
    "Take 1 card you choose from the discard pile and give it to a player you choose.": (
        "Fish a card out of the discard pile and add it to somebody's hand",
        "Take any card you like from the discard pile and put it in someone's hand",
    ),
    "A player you choose draws 4. That player may choose another player; if they do, that player draws 2.": (
        "Choose someone to draw 4. They can choose someone else to draw 2 with them.",
        "Pick a player to draw 4. They may pick another player to draw 2 too.",
    ),
    "Copy the last action card twice.": (
        "Do whatever the last action card played did, but double",
        "Copy the last action card, doubled",
    ),
    "7s act as skip cards until another wild card is played.": (
        "Until someone plays another wild, every 7 acts as a Skip.",
        "Until another wild is played, 7s count as skips",
    ),
    "Turn over a card of the draw pile against a player you choose. The player who showed the lowest number draws 5.": (
        "Duel! You and one opponent each flip a card from the deck, lower number draws 5",
        "You and a player you choose each flip the top card. The lower card draws 5",
        "Challenge someone: both flip a card off the deck, high card wins and the loser draws 5",
    ),
    "Everyone turns over a card of the draw pile. The player who showed the lowest number draws 2.": (
        "Everyone flips a card from the deck, lowest number draws 2",
        "Each player turns over the top card. Whoever has the lowest number draws 2.",
    ),
    "Everyone draws or discards until they hold as many cards as you.": (
        "Everyone must have the same number of cards as you! Draw or discard till you match.",
        "Everybody ends up with as many cards as you have: draw or discard",
        "Everyone draws or discards until they have the same number of cards as you",
    ),
    "Everyone draws until they hold 5 cards and discards down to 5 cards.": (
        "Everybody goes to exactly 5 cards, draw or discard",
        "Everyone draws or discards to 5 cards",
    ),
    "The next player turns the colour into the one they hold most of.": (
        "The colour becomes whatever the next player has most of",
        "The color changes to the next player's most common color",
    ),
    "Turn the colour into the one you hold most of.": (
        "the colour is now the one you have the most of",
        "Play continues in the color you have the most of",
    ),
    "Discard all cards of the colour you hold most of.": (
        "Discard your most common colour",
        "Throw away all cards of the colour you have most of",
    ),
    "Shuffle the discard pile into the draw pile and the next player draws 3.": (
        "Bring the discard pile down to the top card, shuffle the rest into the draw pile, and the player after "
        "you takes 3.",
        "Shuffle all the discards into the draw pile except the top card and the next player draws 3",
    ),
    "Discard all red cards but 1.": (
        "Discard all your red cards except for one",
        "get rid of every red card but one",
    ),
}


@tried_with(("meant", "said"), [(meant, said) for meant, ways in WAYS.items() for said in ways])
def test_ways_of_saying(meant: str, said: str) -> None:
    assert printed(said) == meant


@tried_with(
    "said",
    (
        "the next player turns over a card of the draw pile.",
        "discard all but one red card.",
        "turn over a card of the draw pile against everyone else.",
        "the player who showed the lowest number draws 2.",
        "everyone else sets the colour to the one they hold most of.",
    ),
)
def test_what_makes_no_sense_is_refused(said: str) -> None:
    assert not readable(said)
