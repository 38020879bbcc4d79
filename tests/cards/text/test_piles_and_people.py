"""Cards out of the discard pile and into the draw pile, numbers of a die, and what only people know of themselves."""

import pytest

from cards.text.cards import asked, held, live, play, printed, readable, sizes, told
from lastcard.game.view import look
from lastcard.words.reader import Reader

HANDS = ["CU G1 G2", "Y1 Y2", "R3 R4"]
GREEN = "Ann: colour green"


def test_the_top_cards_of_the_discard_pile_are_taken_and_seen() -> None:
    text = "take the top 2 cards of the discard pile into your hand."
    game = live(text, HANDS, GREEN, discard="R7 Y8 R5")
    assert look(game, "Ann").table.hands["Ann"] == ("G1", "G2", "R5", "Y8")
    assert told(game, "Cy", "took_top") == ["R5", "Y8"]
    assert sizes(play(text, HANDS, GREEN, discard="R5"))["Ann"] == 3  # as many as there are


def test_a_card_goes_below_the_draw_pile_unseen() -> None:
    text = "put 1 card at the bottom of the deck."
    game = live(text, HANDS, "Ann: put G1", GREEN, draw="B1 B2")
    assert look(game, "Ann").table.hands["Ann"] == ("G2",)
    assert told(game, "Ann", "returned") == ["G1"]
    assert told(game, "Bo", "returned") == []
    game.play("Bo: draw")
    game.play("Cy: draw")
    assert "G1" not in look(game, None).table.hands["Bo"] + look(game, None).table.hands["Cy"]  # type: ignore[operator]


def test_a_card_on_top_of_the_draw_pile_is_drawn_next() -> None:
    game = play("put 1 card on top of the draw pile. the next player draws 1.", HANDS, "Ann: put G1", GREEN)
    assert held(game)["Bo"] == "G1 Y1 Y2"


def test_everyone_shuffles_a_card_into_it() -> None:
    text = "everyone puts one card back in the deck."
    assert printed(text) == "Everyone shuffles 1 card into the draw pile."
    game = play(text, HANDS, "Ann: put G1", "Bo: put Y1", "Cy: put R3", GREEN)
    assert sizes(game) == {"Ann": 1, "Bo": 1, "Cy": 1}


def test_what_is_put_back_is_asked_for_in_words() -> None:
    game = live("put 1 card at the bottom of the deck.", HANDS)
    reader = Reader(game.edition.by_code, "Ann")
    assert reader.question(look(game, "Ann")).endswith("Which card do you put into the draw pile?")


@pytest.mark.parametrize(("rolled", "size"), [(1, 5), (3, 5), (4, 1), (6, 1)])
def test_numbers_of_a_die(rolled: int, size: int) -> None:
    moves = [f"chance: number {rolled}"]
    moves += ["Ann: discard G1"] if size == 1 else []
    game = play("roll the die: 1-3 draw three, 4-6 discard one.", HANDS, *moves, GREEN)
    assert sizes(game)["Ann"] == size


def test_other_ways_to_speak_of_them() -> None:
    text = "roll a die. on a 6, everyone else draws 2; otherwise draw that many cards."
    assert sizes(play(text, HANDS, "chance: number 6", GREEN)) == {"Ann": 2, "Bo": 4, "Cy": 4}
    assert sizes(play(text, HANDS, "chance: number 2", GREEN)) == {"Ann": 4, "Bo": 2, "Cy": 2}
    assert not readable("roll a die: 1-4 draw 3, 3-6 discard 1 card.")
    assert not readable("roll a die: on a 7, draw 3.")


def test_everybody_says_whether_it_is_true_of_them() -> None:
    text = "everyone wearing socks draws one."
    game = live(text, HANDS)
    assert [(decision.player, decision.kind) for decision in game.waiting] == [("Ann", "true")]
    assert "Everyone who is wearing socks: is that you?" in Reader(game.edition.by_code, "Ann").question(
        look(game, "Ann")
    )
    game = live(text, HANDS, "Ann: no", "Bo: yes", "Cy: yes", GREEN)
    assert dict(look(game, None).table.cards) == {"Ann": 2, "Bo": 3, "Cy": 3}


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("all the boys draw 2", "Everyone who is a boy or man draws 2."),
        ("whoever is wearing red has to take one card", "Everyone who is wearing red draws 1."),
        ("everyone with a red card draws 1", "Everyone who holds a red card draws 1."),
        ("anybody with a 7 draws 2", "Everyone who holds a 7 draws 2."),
        ("whoever has the most cards draws 2", "The player with the most cards draws 2."),
        (
            "players with a birthday this month discard one card",
            "Everyone who has a birthday this month discards 1 card.",
        ),
    ],
)
def test_what_is_of_the_game_is_not_asked(text: str, meant: str) -> None:
    assert printed(text) == meant
    assert printed(meant) == meant


@pytest.mark.parametrize("text", ["everyone who is skipped draws 1.", "everyone who has played red draws 1."])
def test_what_the_game_knows_nobody_is_asked(text: str) -> None:
    assert not readable(text)


def test_house_rules_leave_out_who_is_out() -> None:
    assert asked(play("everyone wearing a hat draws 1.", HANDS, "Ann: no")) == [("Bo", "true")]
