"""Who wins the round by a text, who is out of it, and rules that last until something happens."""

from collections.abc import Sequence

from cards.text.cards import asked, live, play, printed, sizes
from lastcard.game.view import look, seen
from lastcard.words.reader import Reader

HANDS = ["CU G1 G2", "R1 R2 R3", "B3 B4", "Y1 Y2 Y9"]
RED = "Ann: colour red"


def test_whoever_wins_discards_the_hand_and_scores_what_the_others_hold() -> None:
    assert won("you win.") == {"Ann": 6 + 7 + 12}
    assert won("the next player wins the round.") == {"Bo": 3 + 7 + 12}
    assert printed("whoever plays this card wins the game") == "Win the round."
    votes = [f"{voter}: choose Bo" for voter in ("Ann", "Bo", "Cy", "Di")]
    assert list(won("rock paper scissors with the next player. the winner wins the round.", *votes)) == ["Bo"]


def won(text: str, *moves: str, hands: Sequence[str] = HANDS) -> dict[str, int]:
    """Who has won the round by a text, and the points."""
    game = play(text, hands, *moves)
    assert not game["waiting"] or game["waiting"][0]["kind"] == "next"
    return {name: points for name, points in game["scores"].items() if points}


def test_whoever_is_out_plays_no_more_in_this_round() -> None:
    game = live("a player you choose is out of the round.", HANDS, "Ann: choose Bo", RED)
    table = look(game, "Cy").table
    assert (table.out, table.cards["Bo"]) == (("Bo",), 0)
    assert [decision.player for decision in game.waiting] == ["Cy"]
    reader = Reader(game.edition.by_code, "Cy")
    told = [reader.tell(event) for event in seen(game, "Cy") if event.kind == "knocked_out"]
    assert told == ["Bo holds 3 cards and is out of this round"]


def test_what_else_the_card_says_about_somebody_who_is_out_is_left_out() -> None:
    text = "the next player is out of the round. that player draws 2. everyone draws 1."
    assert sizes(play(text, HANDS, RED)) == {"Ann": 3, "Bo": 0, "Cy": 3, "Di": 4}


def test_the_last_one_in_wins() -> None:
    assert won("a player you choose is out of the round.", "Ann: choose Bo", hands=HANDS[:2]) == {"Ann": 250}
    assert won("everyone else is out of the round.") == {"Ann": 750}
    assert won("everyone is out of the round.") == {"Ann": 750}  # you last


def test_you_may_be_out_by_your_own_card() -> None:
    game = play("you are out of the round.", HANDS, RED)
    assert (asked(game), game["out"]) == ([("Bo", "turn")], ["Ann"])
    game = play("everyone with more than 2 cards is out of the round.", HANDS, RED)
    assert (asked(game), game["out"]) == ([("Cy", "turn")], ["Bo", "Di"])


def test_a_rule_ends_when_somebody_calls() -> None:
    text = "nobody may play blue until someone says uno."
    hands = ["CU G1 G2", "R1 R2", "B3 B4", "Y1 Y2 Y9"]
    game = live(text, hands, RED)
    assert look(game, None).table.lasting == ("Nobody may play blue cards until someone calls uno",)
    game.play("Bo: play R1 uno")
    assert look(game, None).table.lasting == ()


def test_a_rule_ends_when_somebody_is_caught() -> None:
    game = live("nobody may play blue until someone is caught.", ["CU G1 G2", "R1 R2", "B3 B4"], RED, "Bo: play R1")
    assert look(game, None).table.lasting
    game.play("Ann: catch Bo")
    assert look(game, None).table.lasting == ()


def test_a_rule_ends_when_somebody_draws() -> None:
    text = "nobody may play blue until someone draws."
    game = live(text, HANDS, RED, "Bo: play R1")
    assert look(game, None).table.lasting
    game.play("Cy: draw")
    assert look(game, None).table.lasting == ()
    assert not look(live(f"{text} the next player draws 1.", HANDS, RED), None).table.lasting
    linked = (
        "until someone draws, whenever you draw, the next player draws too. until someone draws, you are protected."
    )
    game = live(linked, HANDS, RED, "Bo: draw")
    assert not look(game, None).table.lasting
