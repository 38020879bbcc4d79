"""Rules for a while: one player's next card, last cards of a kind, a colour that stays, nobody who holds something."""

from cards.text.cards import held, play, printed
from cases import tried_with
from lastcard.cards.text import check
from rulebook.build import waits

GREEN = "Ann: colour green"
HANDS = ["CU G1 G2", "G3 B3 Y3", "R3 R4"]


def test_what_one_player_plays_next() -> None:
    text = "if the next player plays a green card on their next turn, that player draws 2."
    assert held(play(text, HANDS, GREEN, "Bo: play G3"))["Bo"] == "B1 B2 B3 Y3"
    later = play(text, HANDS, GREEN, "Bo: draw", "Cy: draw", "Ann: play G1", "Bo: play G3", draw="Y1 Y2 B3 B4")
    assert held(later)["Bo"] == "B3 Y1 Y3"
    assert held(play(text, ["CU G1 G2", "R3 R4", "G3 B3"], GREEN, "Bo: draw", "Cy: play G3"))["Cy"] == "B3"


def test_whoever_played_it_chooses_somebody() -> None:
    text = "From now on, whenever a 3 is played, the person who played it swaps hands with another player."
    game = play(text, HANDS, GREEN, "Bo: play G3")
    assert waits(game) == ("Bo", "choose", ["choose Ann", "choose Cy"])
    swapped = held(play(text, HANDS, GREEN, "Bo: play G3", "Bo: choose Ann"))
    assert (swapped["Ann"], swapped["Bo"]) == ("B3 Y3", "G1 G2")


def test_some_cards_are_no_last_cards() -> None:
    text = "nobody may play green cards as their last card for the rest of the round."
    assert waits(play(text, ["CU G1 G2", "G3", "R3 R4"], GREEN)) == ("Bo", "turn", ["draw"])
    assert waits(play(text, ["CU G1 G2", "W", "R3 R4"], GREEN)) == ("Bo", "turn", ["draw", "play W"])
    assert waits(play(text, ["CU G1 G2", "G3 G4", "R3 R4"], GREEN)) == ("Bo", "turn", ["draw", "play G3", "play G4"])


def test_the_colour_stays() -> None:
    text = "The colour stays what you pick until everyone has had a turn."
    game = play(text, ["CU G1 G2", "G3 B3 W", "R3 R4"], GREEN)
    assert waits(game) == ("Bo", "turn", ["draw", "play G3"])
    assert waits(play(text, ["CU G1 Y3", "G3 B3 W", "R3 R4"], GREEN, "Bo: play G3", "Cy: draw"))[2] == [
        "draw", "play G1", "play Y3"
    ]  # fmt: skip


def test_if_nobody_holds_such_a_card() -> None:
    text = "Everyone who has a 7 draws 1. If nobody does, you draw 3."
    assert held(play(text, HANDS, GREEN))["Ann"] == "B1 B2 B3 G1 G2"
    game = held(play(text, ["CU G1 G2", "G7 B3", "R3 R4"], GREEN))
    assert game == {"Ann": "G1 G2", "Bo": "B1 B3 G7", "Cy": "R3 R4"}


def test_what_is_drawn_instead_goes_with_what_may_not_be_played() -> None:
    text = "No number cards for one full round. If you can't go, pick up 2."
    game = play(text, HANDS, GREEN)
    assert waits(game) == ("Bo", "turn", ["draw"])
    assert held(play(text, HANDS, GREEN, "Bo: draw"))["Bo"] == "B1 B2 B3 G3 Y3"


@tried_with(
    "text",
    [
        "The next player can only play red. If you can't, draw 2.",
        "Everyone must play red until your next turn. If they can't, you draw 2.",
        "You can't win on a number card anymore this round.",
        "If someone makes you draw, draw 2 more.",
        "Whenever someone makes you draw, they draw too.",
        "Stop any card played against you.",
        "Keep this card. Draw 2.",
        "If someone makes the next player draw, they draw instead.",
        "Send the last draw card back to whoever played it, doubled.",
        "If the next player plays two red cards, they draw 2.",
        "The next player must play a 5 or draw 4 cards and lose a turn.",
        "Everyone with a green card discards one. If you don't have one, draw one.",
        "Secretly write down a color. If the next player plays that color, they draw 4 cards.",
        "The next player has to play their turn with their eyes closed or draw 2.",
    ],
)
def test_what_says_something_else_is_refused(text: str) -> None:
    assert not check(text, ("blue", "green", "red", "yellow")).understood


def test_what_must_be_played_is_not_one_of_two_things() -> None:
    meant = "The next player must play a red card on their next turn, or draws 2."
    assert printed("the next player must play a red card or draw 2") == meant
    assert printed("Next player draws 2 unless they can play a red card") == meant
    assert printed("If the next player doesn't play a red card, they draw 2.") == meant


def test_what_is_drawn_then_is_drawn_by_all_whom_it_is_about() -> None:
    text = "Nobody may play red until your next turn. If you can't play, draw 3."
    meant = "Nobody may play red cards until your next turn and everyone draws 3 instead of 1 until your next turn."
    assert printed(text) == meant


def test_unless_of_what_has_no_opposite() -> None:
    text = "unless the next player holds more cards than you, draw 2."
    assert printed("Draw 2, unless the next player has more cards than you.") == printed(text)
    assert held(play(text, HANDS, GREEN))["Ann"] == "G1 G2"
    assert held(play(text, ["CU G1 G2", "G3 B3", "R3 R4"], GREEN))["Ann"] == "B1 B2 G1 G2"
    asked = "unless you are wearing socks, draw 2."
    assert held(play(asked, HANDS, "Ann: yes", GREEN))["Ann"] == "G1 G2"
    assert held(play(asked, HANDS, "Ann: no", GREEN))["Ann"] == "B1 B2 G1 G2"
