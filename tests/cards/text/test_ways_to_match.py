"""Cards that match differently for a while, limits to what is drawn, and what happens on your next turn."""

from cards.text.cards import COLOURS, DRAW, asked, held, live, play, printed, readable, sizes
from cases import tried_with
from lastcard.cards.text import check
from lastcard.game.game import Game
from lastcard.game.view import look

GREEN = "Ann: colour green"
RED = "Ann: colour red"
HANDS = ["CU R1 R2 W", "R3 B4 G6 W", "R7 Y3 B6"]


def options(game: Game, name: str) -> list[str]:
    return [str(option) for decision in game.waiting if decision.player == name for option in decision.options]


def test_only_numbers_and_symbols_match() -> None:
    game = live("colours don't matter until your next turn.", HANDS, RED)
    assert look(game, None).table.lasting == ("Everyone may only match by number or symbol until Ann's next turn",)
    assert options(game, "Bo") == ["draw", "play R3", "play W"]  # on a wild, by its colour
    game.play("Bo: play R3")
    assert options(game, "Cy") == ["draw", "play Y3"]
    game.play("Cy: play Y3")
    assert look(game, None).table.lasting == ()


def test_only_colours_match() -> None:
    game = live("numbers don't matter for one round.", HANDS, RED, "Bo: play R3")
    assert options(game, "Cy") == ["draw", "play R7"]


def test_two_colours_match_each_other() -> None:
    game = live("red and green are the same colour for the rest of the round.", HANDS, RED)
    assert options(game, "Bo") == ["draw", "play G6", "play R3", "play W"]
    game.play("Bo: play G6")
    assert options(game, "Cy") == ["draw", "play B6", "play R7"]
    assert look(game, None).table.lasting == ("Red cards match green cards for the rest of the round",)


def test_for_you_alone_it_has_to_be_your_next_turn() -> None:
    reading = check("you can only match by number until your next turn.", COLOURS)
    assert not reading.understood
    assert "Everyone may only match by number or symbol until your next turn." in reading.nearest
    assert readable("you may only match by number on your next turn.")


def test_nobody_draws_more_than_one_card_a_turn() -> None:
    text = "nobody may draw more than 1 card until your next turn."
    game = live(text, ["CU R1 R2", "GD G4 G6", "R7 Y3"], GREEN, "Bo: play GD", draw=DRAW)
    assert look(game, None).table.cards == {"Ann": 2, "Bo": 2, "Cy": 3}
    assert [(each.player, each.kind) for each in game.waiting] == [("Ann", "turn")]
    assert look(game, None).table.lasting == ()


def test_who_is_caught_draws_no_more_either() -> None:
    text = "nobody may draw more than 1 card until your next turn."
    game = play(text, ["CU R1 R2", "G4 G6", "R7 Y3"], GREEN, "Bo: play G4", "Cy: catch Bo", draw=DRAW)
    assert sizes(game) == {"Ann": 2, "Bo": 2, "Cy": 2}


def test_one_s_own_draw_counts_for_that_turn_only() -> None:
    text = "nobody may draw more than 1 card for 2 rounds."
    moves = (GREEN, "Bo: draw", "Cy: draw", "Ann: draw", "Bo: draw")
    assert sizes(play(text, ["CU R1 R2", "B4 B6", "R7 Y3"], *moves, draw="Y1 Y2 R4 R8 B1 B2")) == {
        "Ann": 3, "Bo": 4, "Cy": 3
    }  # fmt: skip


def test_until_a_card_comes_ends_at_the_limit() -> None:
    text = "nobody may draw more than 2 cards until your next turn. the next player draws until they draw a red card."
    assert sizes(play(text, ["CU G1 G2", "B4 B6", "R7 Y3"], GREEN, draw="Y1 Y2 Y4 R8 B1 B2"))["Bo"] == 4


def test_nobody_has_to_call() -> None:
    text = "nobody has to call UNO until your next turn."
    assert play(text, ["CU R1 R2", "G4 G6", "R7 Y3"], GREEN, "Bo: play G4")["owes_uno"] == []
    text = "you don't have to call UNO for the rest of the round."
    hands = ["CU R1 R2", "G4 G6", "R7 Y3"]
    assert play(text, hands, GREEN, "Bo: play G4")["owes_uno"] == ["Bo"]
    assert (
        play(text, hands, RED, "Bo: draw", "Bo: keep", "Cy: play R7", "Ann: play R1", draw="R9 B8 B9")["owes_uno"] == []
    )


def test_on_your_next_turn() -> None:
    game = live("on your next turn, everyone else draws 1.", ["CU R1 R2", "B4 B6", "Y7 Y3"], RED, "Bo: draw", draw=DRAW)
    assert look(game, None).table.lasting == ("At the start of Ann's next turn, everyone else draws 1",)
    assert look(game, None).table.cards == {"Ann": 2, "Bo": 3, "Cy": 2}
    game.play("Cy: draw")
    assert look(game, None).table.cards == {"Ann": 2, "Bo": 4, "Cy": 4}
    assert look(game, None).table.lasting == ()
    assert [(each.player, each.kind) for each in game.waiting] == [("Ann", "turn")]


def test_a_turn_that_is_missed_comes_all_the_same() -> None:
    text = "on your next turn, discard 1 card. miss a turn."
    assert asked(play(text, ["CU R1 R2", "B4 B6", "Y7 Y3"], RED, "Bo: draw", "Cy: draw", draw=DRAW)) == [
        ("Ann", "discard")
    ]


def test_hands_are_swapped_and_swapped_back() -> None:
    text = "swap hands with the next player until your next turn."
    hands = ["CU R1 R2", "B4 B6", "Y7 Y3"]
    game = live(text, hands, RED)
    assert look(game, None).table.hands["Ann"] == ("B4", "B6")
    assert look(game, None).table.lasting == ("At the start of Ann's next turn, Ann swaps hands with Bo",)
    game.play("Bo: draw")
    game.play("Cy: draw")
    assert look(game, "Ann").table.hands["Ann"] == ("B1", "R1", "R2")
    assert look(game, "Bo").table.hands["Bo"] == ("B4", "B6")


WAYS = {
    "Everyone may only match by number or symbol until your next turn.": (
        "Colours don't matter for one full round, match by number or symbol only",
        "No colors till it gets back to me, you just gotta match numbers",
        "For one round forget colours, only numbers count!",
        "Nobody can match colours until your next turn",
        "color blind: colors don't count until my turn",
        "For the next round, cards can only be played by matching number or symbol",
        "the colour doesn't matter for a round, only the number",
        "For one round everyone must match numbers, not colours.",
        "Ignore the colors until it's my turn again. Numbers only.",
    ),
    "Everyone may only match by number or symbol until another wild card is played.": (
        "Until another wild is played, only numbers matter.",
        "Only match numbers until the next wild",
    ),
    "Everyone may only match by colour until your next turn.": (
        "Numbers don't matter for a round, just colours",
        "Until your next turn play goes by colour only",
    ),
    "Red cards match blue cards until your next turn.": ("Red and blue count as the same colour till my next turn",),
    "Everyone may draw at most 1 card a turn until your next turn.": (
        "Nobody may draw more than one card until play gets back to me, including penalties",
        "Until my next turn nobody can be made to draw more than one card.",
        "For one round, everyone draws one card at most",
    ),
    "Nobody has to call until your next turn.": (
        "Nobody can be caught for not saying UNO until my next turn",
        "nobody has to say uno until your next turn",
    ),
    "At the start of your next turn, draw 2.": ("On your next turn, draw 2.", "Draw 2 on your next turn"),
    "At the start of your next turn, everyone draws 1.": (
        "When it's my turn again, everybody draws a card",
        "next time it's your turn, everyone picks up one",
    ),
    "Swap hands with the next player. At the start of your next turn, swap hands with that player.": (
        "Swap hands with the next player for one round",
        "Trade hands with the next player, then swap back on your next turn",
        "Swap hands with the next player until your next turn, then swap back.",
    ),
}


@tried_with(("meant", "said"), [(meant, said) for meant, ways in WAYS.items() for said in ways])
def test_ways_of_saying(meant: str, said: str) -> None:
    assert printed(said) == meant


@tried_with(
    "said",
    (
        "On their next turn, draw 2.",
        "Draw 2 and skip the next player on your next turn.",
        "Next turn, draw 2.",
        "For one round you can only match by number.",
        "red and wild count as the same colour until your next turn.",
        "On your next turn, nobody may play red and draw 2.",
        "everyone may draw at most 1 card a turn.",
    ),
)
def test_what_is_not_clear_is_refused(said: str) -> None:
    assert not readable(said)


def test_a_hand_stays_secret_while_it_is_away() -> None:
    game = live("swap hands with the next player until your next turn.", ["CU R1 R2", "B4 B6", "Y7 Y3"], RED)
    assert look(game, "Cy").table.hands["Ann"] is None
    assert (
        held(play("shuffle the discard pile into the draw pile.", ["CU R1 R2", "B4 B6", "Y7 Y3"], RED))["Ann"]
        == "R1 R2"
    )
