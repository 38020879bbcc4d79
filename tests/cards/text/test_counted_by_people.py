"""Cards for each of something that only people can count: whoever it is about is asked how many."""

from cards.text.cards import live, play, sizes
from lastcard.game.view import look
from lastcard.words.reader import Reader

HANDS = ["CU G1 G2", "Y1 Y2", "R3 R4"]


def test_whoever_acts_says_how_many() -> None:
    text = "the next player draws 1 card for each letter in their name."
    game = play(text, HANDS)
    assert game["waiting"][0]["player"] == "Bo"
    assert {*game["waiting"][0]["options"]} == {f"number {n}" for n in range(21)}
    assert sizes(play(text, HANDS, "Bo: number 2", "Ann: colour green")) == {"Ann": 2, "Bo": 4, "Cy": 2}


def test_everyone_is_asked_one_after_the_other() -> None:
    text = "everyone draws 1 card for each sibling they have."
    game = play(text, HANDS, "Ann: number 3", "Bo: number 1", "Cy: number 0", "Ann: colour green")
    assert sizes(game) == {"Ann": 5, "Bo": 3, "Cy": 2}


def test_you_are_asked_about_yourself_whoever_draws() -> None:
    text = "the next player draws 1 card for each sibling you have."
    assert sizes(play(text, HANDS, "Ann: number 2", "Ann: colour green")) == {"Ann": 2, "Bo": 4, "Cy": 2}


def test_several_for_each_and_no_more_than_is_said() -> None:
    text = "draw 2 cards for each pet you own, at most 3."
    assert {*play(text, HANDS)["waiting"][0]["options"]} == {f"number {n}" for n in range(11)}
    assert sizes(play(text, HANDS, "Ann: number 2", "Ann: colour green"))["Ann"] == 5


def test_the_question_says_what_is_counted() -> None:
    game = live("draw 1 card for each sibling you have.", HANDS)
    reader = Reader(game.edition.by_code, "Ann")
    assert reader.question(look(game, "Ann")).endswith("How many? One for each sibling you have.")
