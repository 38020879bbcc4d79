"""A last card that acts, ties that you settle, cards that come back doubled, and protection from a skip as well."""

from cards.text.cards import asked, live, play, printed, sizes
from lastcard.bots import make
from lastcard.bots.view import sight
from lastcard.game.view import look

HANDS = ["CU G1 G2", "R1 R2 RS", "B3 B4 R4", "Y1 Y2 Y9"]
RED = "Ann: colour red"


def test_whoever_plays_it_last_draws_and_stays_in() -> None:
    text = "if this is your last card, draw 4."
    game = play(text, ["CU", "R1 R2", "B3 B4"], RED)
    assert (sizes(game)["Ann"], asked(game)) == (4, [("Bo", "turn")])
    assert sizes(play(text, ["CU G1", "R1 R2", "B3 B4"], RED))["Ann"] == 1
    both = "you can't win with this card. if it's your last card, draw 4."
    assert sizes(play(both, ["CU", "R1 R2", "B3 B4"], RED))["Ann"] == 4


def test_what_else_happens_if_it_is_the_last_card() -> None:
    text = "if this is your last card, everyone else draws 2; otherwise draw 1."
    game = play(text, ["CU", "R1 R2", "B3 B4"])
    assert (sizes(game), {kind for _, kind in asked(game)}) == ({"Ann": 0, "Bo": 4, "Cy": 4}, {"next"})
    assert sizes(play(text, ["CU G1", "R1 R2", "B3 B4"], RED)) == {"Ann": 2, "Bo": 2, "Cy": 2}
    again = "draw 1. if this is your last card, draw 2."
    assert sizes(play(again, ["CU", "R1 R2", "B3 B4"], RED))["Ann"] == 3  # it was, when it was played


def test_in_a_tie_you_say_which_of_them_it_is() -> None:
    text = "everyone votes on a player and that player draws 2. you break ties."
    tied = ("Ann: choose Bo", "Bo: choose Cy", "Cy: choose Bo", "Di: choose Cy")
    game = live(text, HANDS, *tied)
    assert [(row.player, row.kind, [str(each) for each in row.options]) for row in game.waiting] == [
        ("Ann", "choose", ["choose Bo", "choose Cy"])
    ]
    assert sizes(play(text, HANDS, *tied, "Ann: choose Cy", RED)) == {"Ann": 2, "Bo": 3, "Cy": 5, "Di": 3}
    assert printed("Vote for someone to discard 2 cards. If it's a tie, you decide.") == (
        "Everyone has a contest: votes (in a tie you decide). The loser discards 2 cards."
    )
    clear = ("Ann: choose Bo", "Bo: choose Cy", "Cy: choose Bo", "Di: choose Bo")
    assert sizes(play(text, HANDS, *clear, RED))["Bo"] == 5


def test_a_draw_card_comes_back_doubled() -> None:
    text = "the next draw card played on you goes back to whoever played it, doubled."
    hands = ["CU G1 G2", "R1 R2", "RD B4 B6"]
    game = play(text, hands, RED, "Bo: play R1", "Cy: play RD")
    assert (sizes(game), asked(game)) == ({"Ann": 2, "Bo": 1, "Cy": 6}, [("Ann", "turn")])
    assert not look(live(text, hands, RED, "Bo: play R1", "Cy: play RD"), None).table.lasting


def test_a_skip_is_cancelled_too_and_only_one_card() -> None:
    text = "cancel the next card played on you."
    hands = ["CU G1 G2", "R1 R2 R3", "RS RD B4"]
    game = live(text, hands, RED, "Bo: play R1", "Cy: play RS")
    assert [row.player for row in game.waiting] == ["Ann"]
    assert not look(game, None).table.lasting
    game = live(text, hands, RED, "Bo: play R1", "Cy: play RD")
    assert ([row.player for row in game.waiting], look(game, None).table.cards["Ann"]) == (["Ann"], 2)
    once = live(text, hands, RED, "Bo: play R1", "Cy: play RS", "Ann: draw", "Bo: play R2")
    once.play("Cy: play RD")
    assert look(once, None).table.cards["Ann"] == 5


def test_a_skip_that_hits_somebody_else_ends_nothing() -> None:
    game = live("cancel the next card played on you.", ["CU G1 G2", "R1 RS R3", "B3 B4", "Y1 Y2"], RED, "Bo: play RS")
    assert [row.player for row in game.waiting] == ["Di"]
    assert look(game, None).table.lasting


def test_ways_to_say_it() -> None:
    assert printed("make up a rule. whoever breaks it draws 2.") == (
        "Everyone must keep to a rule that you make up for the rest of the round; whoever breaks it draws 2."
    )
    said = "the direction changes after every card for the rest of the round."
    game = live(said, ["CU G1 G2", "R1 R2 R3", "B3 B4 R4"], RED, "Bo: play R1")
    assert [row.player for row in game.waiting] == ["Ann"]


def answered(text: str, *moves: str) -> str:
    """What `normal` answers to whatever is asked then."""
    game = live(text, HANDS, *moves)
    return str(make("normal", 1).choose(sight(game, game.waiting[0].player)))


def test_bots_settle_ties_and_put_people_out_with_sense() -> None:
    tied = ("Ann: choose Ann", "Bo: choose Cy", "Cy: choose Ann", "Di: choose Cy")
    lost = "everyone votes on a player and that player draws 2. you break ties."
    won = "everyone has a contest: votes (in a tie you decide). the winner discards 1 card."
    assert answered(lost, *tied) == "choose Cy"
    assert answered(won, *tied) == "choose Ann"
    assert answered("a player you choose is out of the round.") != "choose Ann"
    assert answered("a player you choose wins the round.") in ("choose Bo", "choose Cy", "choose Di")
