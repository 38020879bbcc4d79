"""Cards that move, and how many: traded blindly, drawn or rolled and compared, counted at the table, shared out."""

import pytest

from cards.text.cards import guarded, held, live, play, printed, readable, sizes, told
from cases import tried_with
from game.test_properties import all_cards
from lastcard.game.fields import RecordError

HANDS = ["CU R1 R2 R3", "R4 B4 B6", "R7 Y3"]
GREEN = "Ann: colour green"


def test_a_blind_trade_takes_a_card_of_both_hands_before_any_moves() -> None:
    text = "trade one card with the next player without looking."
    game = live(text, HANDS, "chance: R2", "chance: B6", GREEN)
    assert held(play(text, HANDS, "chance: R2", "chance: B6", GREEN)) == {
        "Ann": "B6 R1 R3",
        "Bo": "B4 R2 R4",
        "Cy": "R7 Y3",
    }
    assert told(game, "Bo", "gave") == ["B6", "R2"]
    assert told(game, "Cy", "gave") == []


def test_a_blind_trade_of_several_takes_no_card_twice() -> None:
    hands = ["CU R1 R1 R2", "R4 Y4 Y4", "R7"]
    moves = ("chance: R1", "chance: R1", "chance: Y4", "chance: Y4", GREEN)
    assert held(play("trade 2 random cards with the next player.", hands, *moves)) == {
        "Ann": "R2 Y4 Y4", "Bo": "R1 R1 R4", "Cy": "R7"}  # fmt: skip
    with pytest.raises(RecordError, match="possible: R1, R2"):
        live("trade 2 random cards with the next player.", hands, "chance: R1", "chance: Y4")


def test_of_a_blind_trade_whoever_holds_too_few_gives_what_there_is() -> None:
    game = play("trade 2 random cards with the previous player.", ["CU R1 R2", "R4", "B7"], "chance: R1", "chance: R2",
                "chance: B7", GREEN)  # fmt: skip
    assert held(game) == {"Ann": "B7", "Bo": "R4", "Cy": "R1 R2"}


def test_everyone_draws_and_the_lowest_number_draws_more() -> None:
    text = "each player draws a card and the lowest number has to pick up three more."
    game = live(text, HANDS, GREEN, draw="B9 B2 B7 Y1 Y2 Y4 Y6")
    assert sizes(play(text, HANDS, GREEN, draw="B9 B2 B7 Y1 Y2 Y4 Y6")) == {"Ann": 4, "Bo": 7, "Cy": 3}
    assert told(game, "Bo", "showed") == ["B2", "B7", "B9"]
    assert told(game, "Bo", "drew") == ["B2", "Y1", "Y2", "Y4"]
    assert len(all_cards(game)) == len(all_cards(live(text, HANDS)))


def test_of_several_with_the_lowest_number_it_is_the_first_and_you_come_last() -> None:
    text = "everyone draws a card and shows it. the lowest number draws 1."
    assert sizes(play(text, HANDS, GREEN, draw="B2 Y2 R2 Y1 Y9"))["Bo"] == 5
    assert sizes(play(text, HANDS, GREEN, draw="B2 Y9 R2 Y1 Y9"))["Cy"] == 4


def test_whoever_is_protected_draws_nothing_and_is_not_compared() -> None:
    text = "everyone draws a card and shows it. the highest number draws 1."
    game = guarded(text, HANDS, "Ann: colour red", draw="B2 Y3 B9 Y1 Y9")
    assert sizes(game)["Bo"] == 3
    assert sizes(game)["Ann"] == 4  # Cy has drawn the 2, Ann the 3


def test_two_draw_and_the_lower_number_draws_more() -> None:
    text = "winner takes all: pick a player, you both draw a card, lower number takes 5 more."
    game = play(text, HANDS, "Ann: choose Cy", GREEN, draw="B3 B9 Y1 Y2 Y4 Y6 Y7 Y8")
    assert sizes(game) == {"Ann": 9, "Bo": 3, "Cy": 3}


def test_two_show_a_card_at_once() -> None:
    text = "you and the next player each reveal a card. the lower one draws 2."
    game = live(text, HANDS, "Ann: show R3", "Bo: show R4", GREEN)
    assert told(game, "Cy", "showed") == ["R3", "R4"]
    assert sizes(play(text, HANDS, "Ann: show R3", "Bo: show R4", GREEN))["Ann"] == 5


ROLLS = "everybody rolls the dice. lowest roll draws as many cards as the highest roll."


def test_everyone_rolls_and_the_lowest_draws_what_the_highest_shows() -> None:
    game = play(ROLLS, HANDS, "chance: number 4", "chance: number 2", "chance: number 5", GREEN)
    assert sizes(game) == {"Ann": 3, "Bo": 8, "Cy": 2}
    assert (
        sizes(play(ROLLS, HANDS, "chance: number 2", "chance: number 2", "chance: number 2", GREEN))["Bo"] == 5
    )  # a tie


def test_two_roll_and_one_draws_the_difference() -> None:
    text = "you and the next player roll a die. whoever rolls lower draws the difference."
    assert sizes(play(text, HANDS, "chance: number 2", "chance: number 6", GREEN))["Ann"] == 7
    assert sizes(play(text, HANDS, "chance: number 6", "chance: number 1", GREEN))["Bo"] == 8


def test_one_for_each_player_of_whom_something_holds() -> None:
    text = "discard one card for every player who has fewer cards than you."
    game = play(text, ["CU R1 R2 R3", "R4 B4", "R7", "Y1 Y2 Y3"], "Ann: discard R1", "Ann: discard R2", GREEN)
    assert held(game)["Ann"] == "R3"
    assert sizes(play("draw 2 cards for every player without a red card.", HANDS, GREEN))["Ann"] == 3
    assert sizes(play("draw 1 card for each player without a blue card.", HANDS, GREEN))["Ann"] == 5
    assert sizes(play("draw 2 cards for each player with a blue card.", HANDS, GREEN))["Ann"] == 5
    assert sizes(play("everyone draws 1 card for each player with uno.", ["CU R1 R2", "R4", "R7"], GREEN)) == {
        "Ann": 4, "Bo": 3, "Cy": 3}  # fmt: skip


def test_a_card_without_a_number_counts_what_is_said() -> None:
    text = (
        "Flip over the top card of the deck. All players draw that number of cards, except you. Action cards "
        "count as 5."
    )
    assert sizes(play(text, HANDS, GREEN, draw="BS B1 B2 B3 B4 B6 B7 B8 B9 Y1 Y2")) == {"Ann": 3, "Bo": 8, "Cy": 7}
    assert sizes(play(text, HANDS, GREEN, draw="B2 B1 BD B3 B4 B6 B7 B8 B9 Y1 Y2")) == {"Ann": 3, "Bo": 5, "Cy": 4}
    assert sizes(play(text, HANDS, GREEN, draw="B0 B1 BD B3 B4 B6 B7 B8 B9 Y1 Y2")) == {"Ann": 3, "Bo": 3, "Cy": 2}


def test_half_a_hand_is_rounded_up_where_that_is_said() -> None:
    moves = ("Ann: discard R1", "Ann: discard R2", "Bo: discard B4", "Bo: discard B6", "Cy: discard R7")
    game = play("everyone gets rid of half their hand (round up)", HANDS, *moves, GREEN)
    assert sizes(game) == {"Ann": 1, "Bo": 1, "Cy": 1}


def test_a_chain_that_goes_left_does_so_whatever_the_direction() -> None:
    text = "The player to your left draws 1, the next draws 2, the next draws 3, and so on."
    four = [*HANDS, "Y4"]
    assert sizes(play(text, four, GREEN)) == {"Ann": 3, "Bo": 4, "Cy": 4, "Di": 4}
    assert sizes(play(text, four, GREEN, direction="right")) == {"Ann": 3, "Bo": 4, "Cy": 4, "Di": 4}
    other = "next player draws 1, the next draws 2, the next draws 3, and so on."
    assert sizes(play(other, four, GREEN, direction="right")) == {"Ann": 3, "Bo": 6, "Cy": 4, "Di": 2}


def test_in_a_chain_of_everyone_you_come_last() -> None:
    text = "Everyone draws: the first 1, the second 2, the third 3 and so on."
    assert sizes(play(text, HANDS, GREEN)) == {"Ann": 6, "Bo": 4, "Cy": 4}


def test_some_are_kept_and_the_others_handed_out_one_by_one() -> None:
    text = "Draw 3 cards, keep one, and hand the other two out to whoever you want."
    moves = ("Ann: take B2", "Ann: take B3", "Ann: choose Cy", "Ann: choose Bo", GREEN)
    game = play(text, HANDS, *moves, draw="B1 B2 B3 Y9")
    assert sizes(game) == {"Ann": 4, "Bo": 4, "Cy": 3}
    assert {held(game)["Bo"].split()[0], held(game)["Cy"].split()[0]} == {"B1", "B3"}


UNCLEAR = (
    "Split 6 cards among the other players.",
    "Divide 5 cards among the other players any way you want.",
    "Give the next player a card and take one back.",
    "Put down 2 cards.",
    "Discard 5, any red ones.",
    "Put down 5, any 4.",
    "Draw 3 cards, keep two and give the other two to someone.",
    "The player to your left draws 1, the next draws 3, the next draws 5, and so on.",
    "Next player draws 3, the one after that 2, the one after that 1.",
    "Draw 1 card for every player who drew last turn.",
    "Draw one card for every opponent with a red card.",
    "Each player draws a card and the lowest number draws 3 unless it's red.",
    "Flip over the top card. You draw that many, and skip cards count as 5.",
    "The player who showed the lowest number draws as many cards as the highest number shown.",
    "Trade one card with the next player without looking at your own hand.",
    "Look at a player's hand and discard one of them.",
)


@tried_with("text", UNCLEAR)
def test_what_is_unclear_is_refused(text: str) -> None:
    assert not readable(text)


def test_the_lowest_number_of_a_hand_is_another_one() -> None:
    assert printed("Everyone draws 1. The player with the lowest number draws 3.") == (
        "Everyone draws 1. The player with the lowest number draws 3."
    )
