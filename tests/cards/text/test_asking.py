"""What players ask each other for, guess, show at once and choose for each other; and what draw cards cost then."""

import random

import pytest

from cards.text.cards import asked, guarded, held, live, play, printed, sizes, told
from lastcard.bots import HardBot, make, sight
from lastcard.bots.hard import Budget
from lastcard.cards.edition import load
from lastcard.cards.text import CardTextError
from lastcard.game.game import Game
from lastcard.game.view import look
from lastcard.words.reader import Reader

HANDS = ["CU G1 G2", "Y1 Y2", "R3 R4"]
FOUR = [*HANDS, "Y6 Y7"]
GREEN = "Ann: colour green"


def options(game: Game) -> list[str]:
    """What is offered to whoever is waited for."""
    return [str(option) for option in game.waiting[0].options]


# A card that is named

GO_FISH = "name a card. if the next player holds that card, they give it to you; otherwise draw 1."


def test_any_card_of_the_deck_can_be_named() -> None:
    game = live(GO_FISH, HANDS)
    assert {"take R0", "take BS", "take W"} <= {*options(game)}
    assert len(options(game)) == len({*options(game)})
    reader = Reader(game.edition.by_code, "Ann")
    assert reader.question(look(game, "Ann")).endswith("Which card do you name?")


def test_who_holds_the_card_that_was_named_gives_it() -> None:
    game = live(GO_FISH, HANDS, "Ann: take Y2", "Bo: give Y2 to Ann", GREEN)
    assert look(game, "Ann").table.hands["Ann"] == ("G1", "G2", "Y2")
    assert told(game, "Cy", "asked_for") == ["Y2"]
    assert told(game, "Cy", "gave") == []


def test_who_does_not_hold_it_gives_nothing() -> None:
    game = play(GO_FISH, HANDS, "Ann: take Y3", GREEN)
    assert held(game)["Bo"] == "Y1 Y2"
    assert sizes(game)["Ann"] == 3


def test_a_colour_that_is_asked_for_is_not_the_one_that_goes_on() -> None:
    text = "ask the next player for a colour. if they have one, they give it to you, if not draw 1."
    game = play(text, HANDS, "Ann: colour yellow", "Bo: give Y1 to Ann", GREEN)
    assert (game["colour"], held(game)["Ann"]) == ("green", "G1 G2 Y1")


def test_of_a_colour_it_is_not_said_how_many() -> None:
    with pytest.raises(CardTextError):
        printed("choose a colour. if the next player has it, they discard it.")
    assert printed("choose a colour. if the next player has any, they discard one.").endswith(
        "that player discards a card of that colour."
    )


# Guesses


def test_a_card_of_somebody_is_guessed_and_shown_to_all() -> None:
    text = "guess the colour of a card in the next player's hand: if you are right, they draw 2; otherwise draw 2."
    game = live(text, FOUR, "Ann: colour yellow", "chance: Y2", GREEN)
    assert look(game, None).table.cards == {"Ann": 2, "Bo": 4, "Cy": 2, "Di": 2}
    for name in game.players:
        assert told(game, name, "showed") == ["Y2"]
    wrong = play(text, FOUR, "Ann: colour red", "chance: Y1", GREEN)
    assert sizes(wrong) == {"Ann": 4, "Bo": 2, "Cy": 2, "Di": 2}


def test_the_number_of_the_top_card_is_guessed() -> None:
    text = "guess the number of the top card: if you are right, discard 1 card; otherwise draw 1."
    assert sizes(play(text, HANDS, "Ann: number 1", "Ann: discard G1", GREEN))["Ann"] == 1
    assert sizes(play(text, HANDS, "Ann: number 2", GREEN))["Ann"] == 3


def test_how_many_cards_somebody_holds_is_guessed_by_bots_that_count() -> None:
    text = "guess how many cards the next player holds: if you are right, they draw 2; otherwise draw 2."
    assert sizes(play(text, HANDS, "Ann: number 2", GREEN)) == {"Ann": 2, "Bo": 4, "Cy": 2}
    assert sizes(play(text, HANDS, "Ann: number 3", GREEN)) == {"Ann": 4, "Bo": 2, "Cy": 2}
    game = live(text, HANDS)
    assert make("normal", 1).choose(sight(game, "Ann")) == "number 2"


# Somebody else chooses


def test_who_chooses_what_is_discarded_sees_the_hand_and_nobody_else_does() -> None:
    game = live("discard 1 card chosen by the next player.", FOUR)
    assert asked(play("discard 1 card chosen by the next player.", FOUR)) == [("Bo", "take")]
    assert options(game) == ["take G1", "take G2"]
    assert told(game, "Bo", "shown") == ["G1", "G2"]
    for name in ("Cy", "Di"):
        assert told(game, name) == ["CU"]
        assert look(game, name).table.hands["Ann"] is None
    game.play("Bo: take G2")
    for name in game.players:
        assert told(game, name, "discarded") == ["G2"]


def test_everyone_else_discards_what_you_choose() -> None:
    moves = ("Ann: take Y1", "Ann: take R4", GREEN)
    assert held(play("everyone else discards 1 card chosen by you.", HANDS, *moves)) == {
        "Ann": "G1 G2", "Bo": "Y2", "Cy": "R3",
    }  # fmt: skip


# Cards that are handed out


def test_cards_are_handed_out_one_by_one() -> None:
    moves = ("Ann: choose Bo", "Ann: choose Cy", "Ann: choose Bo", GREEN)
    game = live("hand out 3 cards from the draw pile as you like.", FOUR, *moves)
    assert look(game, None).table.cards == {"Ann": 2, "Bo": 4, "Cy": 3, "Di": 2}
    assert told(game, "Bo", "drew") == ["B1", "B3"]
    assert told(game, "Di", "drew") == []


def test_somebody_else_hands_them_out() -> None:
    moves = ("Bo: choose Cy", "Bo: choose Ann", GREEN)
    game = play("the next player hands out 2 cards from the draw pile as they like.", HANDS, *moves)
    assert sizes(game) == {"Ann": 3, "Bo": 2, "Cy": 3}


def test_who_is_protected_is_spared_what_is_handed_out() -> None:
    moves = ("Ann: choose Bo", "Ann: choose Cy", GREEN)
    assert sizes(guarded("hand out 2 cards from the draw pile as you like.", HANDS, *moves)) == {
        "Ann": 2, "Bo": 2, "Cy": 3,
    }  # fmt: skip


# Cards that all show at once

SHOWN = "everyone shows 1 card at once. the player who showed the highest number draws 2."


def test_nobody_sees_what_is_shown_before_all_have_chosen() -> None:
    game = live(SHOWN, HANDS, "Ann: show G1", "Bo: show Y2")
    assert told(game, "Cy") == ["CU"]
    game.play("Cy: show R3")
    for name in game.players:
        assert told(game, name, "showed") == ["G1", "R3", "Y2"]
    game.play(GREEN)
    assert look(game, None).table.cards == {"Ann": 2, "Bo": 2, "Cy": 4}


def test_in_a_tie_the_first_from_the_next_player_on_counts() -> None:
    game = play(SHOWN, ["CU G4 G2", "Y4 Y2", "R4 R3"], "Ann: show G4", "Bo: show Y4", "Cy: show R4", GREEN)
    assert sizes(game) == {"Ann": 2, "Bo": 4, "Cy": 2}


def test_a_card_without_a_number_counts_as_nothing() -> None:
    text = "everyone shows 1 card at once. the player who showed the lowest number draws 2."
    game = play(text, ["CU G4 GS", "Y4 Y2", "R4 R3"], "Ann: show GS", "Bo: show Y2", "Cy: show R3", GREEN)
    assert sizes(game) == {"Ann": 4, "Bo": 2, "Cy": 2}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (SHOWN, "show G1"),
        (SHOWN.replace("draws 2", "discards 1 card"), "show G9"),
        (SHOWN.replace("highest", "lowest"), "show G9"),
    ],
)
def test_a_bot_shows_what_costs_it_least(text: str, shown: str) -> None:
    game = live(text, ["CU G1 G9", "Y1 Y2", "R3 R4"])
    assert make("normal", 1).choose(sight(game, "Ann")) == shown


# What draw cards cost


def test_the_next_draw_card_makes_others_draw_more() -> None:
    game = live("the next draw card makes others draw 2 more.", ["CU G1 G2", "GD Y2 Y3", "R3 R4"], GREEN)
    game.play("Bo: play GD")
    assert look(game, None).table.cards == {"Ann": 2, "Bo": 2, "Cy": 6}
    assert look(game, None).table.lasting == ()


def test_somebody_draws_instead_of_you_once() -> None:
    text = "the next draw card played on you is drawn by the next player instead."
    game = live(text, ["CU G1 G2", "GD Y2 Y3"], GREEN)
    game.play("Bo: play GD")
    assert look(game, None).table.cards == {"Ann": 2, "Bo": 4}
    assert look(game, "Ann").waiting[0].player == "Ann"


def test_somebody_draws_instead_of_you_as_long_as_it_lasts() -> None:
    text = "the player on your left draws instead of you until your next turn."
    game = live(text, ["CU G1 G2", "G3 Y2 Y3", "GD R4 R5"], GREEN)
    assert look(game, "Cy").table.lasting == ("Bo draws instead of Ann until Ann's next turn",)
    game.play("Bo: play G3")
    game.play("Cy: play GD")
    assert look(game, None).table.cards == {"Ann": 2, "Bo": 4, "Cy": 2}


def test_each_draws_one_more_than_the_player_before() -> None:
    game = play("everyone else draws 1 card more than the player before them.", FOUR, GREEN)
    assert sizes(game) == {"Ann": 2, "Bo": 3, "Cy": 4, "Di": 5}


# Bots


@pytest.mark.parametrize(
    "text",
    [
        GO_FISH,
        SHOWN,
        "hand out 2 cards from the draw pile as you like.",
        "a player you choose discards 1 card chosen by you.",
        "guess the colour of a card of a player you choose: if you are right, they draw 2; otherwise draw 2.",
        "a player you choose draws instead of you until your next turn.",
    ],
)
def test_bots_of_all_levels_answer(text: str) -> None:
    edition = load("dc-super-hero-girls").written({"CU": text})
    for seed, level in enumerate(("random", "easy", "normal", "hard")):
        game = Game(edition, ("Ann", "Bo", "Cy"), seed, {"target": 1})
        bot = HardBot(seed, Budget(16)) if level == "hard" else make(level, seed)
        dice = random.Random(seed)
        for _ in range(60):
            if not game.waiting or game.round.over:
                break
            decision = game.waiting[0]
            plays = [option for option in decision.options if option.startswith("play CU")]
            game.apply(decision.player, dice.choice(plays) if plays else bot.choose(sight(game, decision.player)))


# Rules that last


def test_who_cannot_be_skipped_misses_no_turn() -> None:
    game = live("you cannot be skipped for the rest of the round.", ["CU G1 G2", "G3 Y2 Y3", "GS R4 R5"], GREEN)
    for move in ("Bo: play G3", "Cy: play GS"):
        game.play(move)
    assert game.waiting[0].player == "Ann"


def test_who_may_not_win_does_not_play_the_last_card() -> None:
    game = live("you cannot win on your next turn.", ["CU G1", "G3 Y2 Y3"], GREEN)
    game.play("Bo: play G3")
    assert options(game) == ["draw"]
    for move in ("Ann: draw", "Bo: draw"):
        game.play(move)
    assert "play G1" in options(game)


LINKED = "choose a player. until your next turn, whenever they draw, you draw too."


def test_who_is_linked_draws_along_and_nobody_sees_what() -> None:
    game = live(LINKED, ["CU G1 G2", "Y4 Y2 Y3", "R3 R4"], "Ann: choose Bo", GREEN)
    assert look(game, "Cy").table.lasting == ("Until Ann's next turn, whenever Bo draws, Ann draws as many",)
    game.play("Bo: draw")
    assert look(game, None).table.cards == {"Ann": 3, "Bo": 4, "Cy": 2}
    assert told(game, "Ann", "drew") == ["B2"]
    assert told(game, "Cy", "drew") == []


def test_of_two_who_are_linked_each_draws_along_once() -> None:
    text = "choose a player. for 2 rounds, when one of you draws, the other draws as well."
    game = live(text, ["CU G1 G2", "GD Y2 Y3", "R3 R4"], "Ann: choose Cy", GREEN)
    game.play("Bo: play GD")
    assert look(game, None).table.cards == {"Ann": 4, "Bo": 2, "Cy": 4}


def test_a_number_of_cards_has_a_limit() -> None:
    text = "draw as many cards as the next player holds, at most 2."
    assert sizes(play(text, ["CU G1", "Y1 Y2 Y3 Y4", "R3 R4"], GREEN))["Ann"] == 3


def test_either_of_two_cards() -> None:
    game = live("everyone else discards a skip or a red card.", ["CU G1", "YS Y2", "R3 BS B1"], "Bo: discard YS")
    assert options(game) == ["discard BS", "discard R3"]
    assert printed("discard a red card or a wild.") == "Discard a red card or a wild card."


def test_everyone_except_you_and_somebody_else() -> None:
    text = "everyone except you and the next player draws 2."
    assert sizes(play(text, FOUR, GREEN)) == {"Ann": 2, "Bo": 2, "Cy": 4, "Di": 4}


def test_one_of_three_things_is_chosen() -> None:
    text = "choose one: draw 2; skip the next player; or reverse the direction."
    game = live(text, ["CU G1 G2", "Y1 Y2", "R3 R4"], "Ann: second", "Ann: second", GREEN)
    assert game.waiting[0].player == "Cy"
    assert sizes(play(text, HANDS, "Ann: first", GREEN))["Ann"] == 4


# Cards with a number that was chosen


def test_a_number_that_was_chosen_stays_the_same_while_others_are_asked_and_count() -> None:
    hands = ["CU G1 G5", "R5 Y5 Y2", "R3 B5 R1"]
    game = live("choose a number from 0 to 9. everyone else may discard all cards with that number.", hands)
    for move in ("Ann: number 5", "Bo: yes", "Cy: yes", GREEN):
        game.play(move)
    assert look(game, None).table.hands == {"Ann": ("G1", "G5"), "Bo": ("Y2",), "Cy": ("R1", "R3")}
    counted = "choose a number from 0 to 9. everyone with that number draws 1 card for each one they have."
    assert sizes(play(counted, hands, "Ann: number 5", GREEN)) == {"Ann": 3, "Bo": 5, "Cy": 4}


def test_a_text_speaks_of_a_number_or_of_a_colour() -> None:
    with pytest.raises(CardTextError, match="not of both"):
        printed(
            "choose a number from 0 to 9. discard all cards with that number. everyone else discards all cards of a "
            "colour you choose."
        )


@pytest.mark.parametrize("cards", ["cards with that number", "copies of that card"])
def test_a_rule_that_lasts_does_not_speak_of_a_number_or_a_card_that_was_chosen(cards: str) -> None:
    with pytest.raises(CardTextError):
        printed(f"choose a number from 0 to 9. name a card. nobody may play {cards} until your next turn.")
