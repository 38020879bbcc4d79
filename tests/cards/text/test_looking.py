"""Cards that somebody sees and chooses from: on top of the draw pile, in another hand, in the discard pile."""

import random

import pytest

from cards.text.cards import asked, held, live, play, printed, told
from lastcard.bots import HardBot, make, sight
from lastcard.bots.hard import Budget
from lastcard.cards.edition import load
from lastcard.game.game import Game
from lastcard.game.view import look
from lastcard.words.reader import Reader

HANDS = ["CU G1 G2", "Y1 Y2", "R3 R4"]
GREEN = "Ann: colour green"
PILE = "B1 B2 B3 B4 B6"

THREE = "look at the top 3 cards of the draw pile"


def options(game: Game) -> list[str]:
    """What is offered to whoever is waited for."""
    return [str(option) for option in game.waiting[0].options]


# The draw pile


def test_only_who_looks_sees_the_top_of_the_draw_pile() -> None:
    game = live(f"{THREE}.", HANDS, GREEN, draw=PILE)
    assert told(game, "Ann", "peeked") == ["B1", "B2", "B3"]
    assert told(game, "Bo", "peeked") == []
    assert [event.amount for event in game.events if event.kind == "peeked"] == [3]
    game.play("Bo: draw")
    assert "B1" in (look(game, "Bo").table.hands["Bo"] or ())


def test_it_is_put_back_in_the_order_that_was_chosen() -> None:
    game = live(f"{THREE} and put them back in any order.", HANDS, "Ann: take B1", "Ann: take B3", GREEN, draw=PILE)
    for move in ("Bo: draw", "Cy: draw", "Ann: draw"):
        game.play(move)
    hands = {name: look(game, name).table.hands[name] or () for name in ("Ann", "Bo", "Cy")}
    assert ("B2" in hands["Bo"], "B3" in hands["Cy"], "B1" in hands["Ann"]) == (True, True, True)


def test_the_order_is_asked_for_in_words() -> None:
    game = live(f"{THREE} and put them back in any order.", HANDS, draw=PILE)
    assert options(game) == ["take B1", "take B2", "take B3"]
    reader = Reader(game.edition.by_code, "Ann")
    assert reader.question(look(game, "Ann")).endswith("Which of these cards lies below the others?")


def test_one_is_kept_and_the_others_go_below() -> None:
    game = live(f"{THREE}, keep 1 of them and put the others below it.", HANDS, "Ann: take B2", GREEN, draw=PILE)
    assert look(game, "Ann").table.hands["Ann"] == ("B2", "G1", "G2")
    assert told(game, "Bo", "drew") == []
    game.play("Bo: draw")
    assert "B4" in (look(game, "Bo").table.hands["Bo"] or ())


def test_one_is_kept_and_the_others_stay() -> None:
    game = live(f"{THREE} and keep 1 of them.", HANDS, "Ann: take B2", GREEN, "Bo: draw", draw=PILE)
    assert "B1" in (look(game, "Bo").table.hands["Bo"] or ())


@pytest.mark.parametrize(("answer", "own", "next_card"), [("take B1", 3, "B2"), ("pass", 2, "B1")])
def test_it_may_be_left(answer: str, own: int, next_card: str) -> None:
    text = "Look at the top card of the draw pile. You can keep it or leave it."
    game = live(text, HANDS, f"Ann: {answer}", GREEN, "Bo: draw", draw=PILE)
    assert len(look(game, "Ann").table.hands["Ann"] or ()) == own
    assert next_card in (look(game, "Bo").table.hands["Bo"] or ())


def test_whoever_may_leave_it_is_told_so() -> None:
    game = live("Look at the top card of the draw pile. You can keep it or leave it.", HANDS, draw=PILE)
    assert Reader(game.edition.by_code, "Ann").notes(look(game, "Ann"))["pass"] == "You keep none of them."


def test_with_few_cards_left_there_are_as_many_to_see() -> None:
    game = live(f"{THREE}.", HANDS, GREEN, draw="B1 B2")
    assert told(game, "Ann", "peeked") == ["B1", "B2"]


def test_a_kept_card_ends_a_call_that_was_owed() -> None:
    text = f"{THREE} and keep 1 of them."
    game = live(text, ["CU G1", "Y1 Y2"], "Ann: take B2", GREEN, draw=PILE)
    assert not game.interrupts


# Hands


def test_who_takes_a_card_of_choice_sees_the_hand() -> None:
    game = live("look at the next player's hand and take a card you want.", HANDS)
    assert game.waiting[0].kind == "take"
    assert options(game) == ["take Y1", "take Y2"]
    assert told(game, "Ann", "shown") == ["Y1", "Y2"]
    assert told(game, "Cy", "shown") == []
    game.play("Ann: take Y2")
    game.play(GREEN)
    assert held(play("look at the next player's hand and take a card you want.", HANDS, "Ann: take Y2", GREEN)) == {
        "Ann": "G1 G2 Y2", "Bo": "Y1", "Cy": "R3 R4",
    }  # fmt: skip
    assert told(game, "Bo", "took") == ["Y2"]
    assert told(game, "Cy", "took") == []


def test_a_chosen_card_comes_out_of_the_discard_pile() -> None:
    text = "take any card you like from the discard pile."
    game = live(text, HANDS, discard="R7 Y8 R5")
    assert options(game) == ["take R5", "take R7", "take Y8"]
    game.play("Ann: take R7")
    game.play(GREEN)
    assert look(game, "Ann").table.hands["Ann"] == ("G1", "G2", "R7")
    assert told(game, "Cy", "took_top") == ["R7"]


def test_one_card_is_shown_to_everyone_and_stays() -> None:
    game = live("show everyone one of your cards.", HANDS, "Ann: show G2", GREEN)
    assert told(game, "Cy", "showed") == ["G2"]
    assert look(game, "Ann").table.hands["Ann"] == ("G1", "G2")


def test_the_lowest_card_goes_below_the_draw_pile() -> None:
    game = live("put your lowest card at the bottom of the deck.", ["CU G3 G7 W", "Y1 Y2"])
    assert options(game) == ["put G3"]


# Whoever plays the card draws


def test_a_draw_card_goes_back_to_whoever_played_it() -> None:
    text = "the next draw card played on you goes back to whoever played it."
    game = play(text, ["CU G1 G2", "GD Y1 Y2"], GREEN, "Bo: play GD")
    assert held(game) == {"Ann": "G1 G2", "Bo": "B1 B2 Y1 Y2"}
    assert asked(game) == [("Ann", "turn")]
    again = play(text, ["CU G1 G2", "GD GD Y1"], GREEN, "Bo: play GD", "Ann: draw", "Bo: play GD")
    assert len(again["hands"]["Ann"]) == 5  # once only


# What is done for a reward


@pytest.mark.parametrize(("vote", "left"), [("done", 1), ("not done", 4)])
def test_what_happens_if_a_dare_was_done(vote: str, left: int) -> None:
    text = "sing a song. if you do, discard 1 card, if not draw 2."
    assert printed(text) == "You must sing a song; if you do, discard 1 card; otherwise draw 2."
    moves = ["Ann: discard G1"] if vote == "done" else []
    game = play(text, ["CU G1 G2", "Y1 Y2"], f"Bo: {vote}", *moves, GREEN)
    assert len(game["hands"]["Ann"]) == left


# Bots


@pytest.mark.parametrize(
    "text",
    [
        f"{THREE} and put them back in any order.",
        f"{THREE}, keep 1 of them and put the others below it.",
        "look at the top card of the draw pile and keep it or leave it.",
        "take 1 card you choose from a player you choose.",
        "take 2 cards you choose from the discard pile.",
        "everyone shows 1 card to everyone.",
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
