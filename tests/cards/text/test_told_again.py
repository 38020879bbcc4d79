"""Ways of saying that go with every verb, and texts that are read in plainer words."""

import pytest

from cards.text.cards import COLOURS, asked, held, play, printed, readable, sizes
from lastcard.cards.text import check
from lastcard.cards.text.plainer.retold import retold
from lastcard.cards.text.plainer.talk import is_talk

GREEN = "Ann: colour green"
HANDS = ["CU G1 G2", "Y1 Y2", "R3 R4"]


# Cards of a colour and a kind


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("discard a red 7.", "Discard a red 7."),
        ("everyone with a green 5 draws 2.", "Everyone who holds a green 5 draws 2."),
        ("draw until you draw a blue skip.", "Draw until you draw a blue skip card."),
        ("give a yellow seven to the next player.", "Give a yellow 7 to the next player."),
        ("nobody may play red 7s until your next turn.", "Nobody may play red 7s until your next turn."),
        ("discard all red number cards.", "Discard all red number cards."),
        ("give all the blue ones to the next player.", "Give all blue cards to the next player."),
        ("draw 1. if it is red skip the next player.",
         "Draw 1. If it is a red card, the next player misses a turn."),
        ("discard any red card.", "Discard a red card."),
        ("discard any red cards.", "Discard all red cards."),
        ("discard a red card, a blue card and a 7.", "Discard a red card and discard a blue card and discard a 7."),
        ("give a red card and a wild to someone.",
         "Give a red card to a player you choose and give a wild card to that player."),
    ],
)  # fmt: skip
def test_a_colour_goes_with_a_kind(text: str, sentence: str) -> None:
    assert printed(text) == sentence
    assert printed(sentence) == sentence


def test_only_cards_of_both_are_meant() -> None:
    game = play("everyone discards all yellow 1s.", ["CU G1 Y2", "Y1 Y2", "R1 Y1"], GREEN)
    assert held(game) == {"Ann": "G1 Y2", "Bo": "Y2", "Cy": "R1"}


@pytest.mark.parametrize("text", ["nobody may play a red skip or reverse until your next turn.",
                                  "discard a red 7 or a blue 7.", "discard all red 7s and 8s."])  # fmt: skip
def test_it_is_refused_where_the_colour_may_be_of_one_only(text: str) -> None:
    assert not readable(text)


# Who somebody is, and how many play


@pytest.mark.parametrize(("dealer", "size"), [("Ann", 4), ("Bo", 2)])
def test_somebody_is_the_dealer(dealer: str, size: int) -> None:
    text = "if you are the dealer, draw 2."
    assert printed("draw 2 if the dealer is you.") == "If the dealer is you, draw 2."
    assert sizes(play(text, HANDS, GREEN, dealer=dealer))["Ann"] == size


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("if there are only two players, draw 2.", 2),
        ("if there are more than two players, draw 2.", 4),
        ("draw 2 if there are at most 3 players.", 4),
        ("if the next player is not the dealer, draw 2; otherwise draw 1.", 4),
        ("unless you are the player on your left, draw 1.", 3),
    ],
)
def test_conditions_on_those_who_play(text: str, size: int) -> None:
    assert sizes(play(text, HANDS, GREEN, dealer="Cy"))["Ann"] == size


# Dice, draw cards that go back, and whom somebody else chooses


@pytest.mark.parametrize(("rolled", "size"), [(2, 4), (11, 13)])
def test_two_dice(rolled: int, size: int) -> None:
    text = "roll two dice and draw that many cards."
    draw = "B1 B2 B3 B4 B6 B7 B8 Y5 Y6 Y7 Y8 Y9"
    assert sizes(play(text, HANDS, f"chance: number {rolled}", GREEN, draw=draw))["Ann"] == size
    assert printed("throw a pair of dice. on a 12, draw 1.") == "Roll 2 dice. If the number is 12, draw 1."
    with pytest.raises(Exception, match="number"):
        play(text, HANDS, "chance: number 1", GREEN)


def test_all_draw_cards_go_back() -> None:
    text = "until your next turn, any draw card played on you goes back to the player who played it."
    game = play(text, ["CU G1 G2", "GD Y1 Y2"], GREEN, "Bo: play GD")
    assert held(game) == {"Ann": "G1 G2", "Bo": "B1 B2 Y1 Y2"}
    assert not readable("draw cards played on you go back to whoever played them.")  # how long?


def test_somebody_else_chooses_whom() -> None:
    text = "the next player gives 1 card to whoever they want."
    game = play(text, HANDS)
    assert asked(game) == [("Bo", "choose")]
    given = play(text, HANDS, "Bo: choose Cy", "Bo: give Y1 to Cy", GREEN)
    assert held(given) == {"Ann": "G1 G2", "Bo": "Y2", "Cy": "R3 R4 Y1"}
    assert not readable("give 1 card to whoever they want.")
    assert not readable("everyone gives 1 card to whoever they want.")


# One of two things


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("draw 2 or skip the next player.", "You may choose: draw 2; or the next player misses a turn."),
        ("the next player must draw 2, or wash the dishes instead.",
         "The next player must wash the dishes, or draws 2."),
        ("the next player can either draw 4 or tell a secret.", "The next player must tell a secret, or draws 4."),
        ("the next player must mow the lawn.", "The next player must mow the lawn."),
    ],
)  # fmt: skip
def test_what_is_done_instead(text: str, sentence: str) -> None:
    assert printed(text) == sentence
    assert printed(sentence) == sentence


@pytest.mark.parametrize("text", ["discard 1 card or skip the next player and draw 1.", "the next player must forfeit.",
                                  "the next player must freeze.", "draw 2 or lose."])  # fmt: skip
def test_what_may_be_of_the_game_is_no_deed(text: str) -> None:
    assert not readable(text)


# Talk, and plainer words


def test_talk_is_kept_and_said_back() -> None:
    reading = check("The oldest player discards any one card. About time we got something!", COLOURS)
    assert reading.sentence == "The oldest player discards 1 card."
    assert '"About time we got something!" is only said. (nothing in the game changes by it)' in reading.steps


@pytest.mark.parametrize("said", ["Just kidding!", "Wibbly wobbly.", "The rest get nothing.", "no talking", "Twice.",
                                  "Grandma draws too.", "unless you are a king"])  # fmt: skip
def test_what_could_change_a_rule_is_no_talk(said: str) -> None:
    assert not is_talk(said)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Swap hands with whoever you want, even if they said uno.", "Swap hands with a player you choose."),
        ("if your the youngest player you get to throw away 2 cards",
         "If you are the youngest player, you may discard 2 cards."),
        ("Pick someone and swap your whole hand with theirs.", "Swap hands with a player you choose."),
        ("Each player, in turn order, may either draw 1 card or skip their next turn.",
         "Everyone may choose: draw 1; or miss a turn."),
        ("Colour changes to whatever the player before you wants.", "The previous player chooses the colour."),
        ("Everyone holds up their cards so the others can see them, for one round.",
         "Everyone shows their hand until your next turn."),
        ("Take the top card of the discard pile and put it in someone else's hand.",
         "A player you choose takes the top 1 card of the discard pile."),
        ("Flip a coin. Heads: nothing happens. Tails: draw 3.", "Flip a coin: if it is tails, draw 3."),
    ],
)  # fmt: skip
def test_what_is_read_in_plainer_words(text: str, sentence: str) -> None:
    assert printed(text) == sentence


@pytest.mark.parametrize(
    "text",
    [
        "Draw 2, even if it is your last card.",
        "Everyone else draws 2 even if they are protected.",
        "Play any card no matter what colour.",
        "The next player gives you a card of your choice.",
        "Swap hands with the next player unless you are the dealer.",
    ],
)
def test_what_would_change_a_rule_is_not_left_out(text: str) -> None:
    assert retold(text) == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Next player skips unless they give you a card.",
         "The next player may choose: miss a turn; or give 1 card to you."),
        ("Pass all your number cards to the player on the right, keep the rest.",
         "Give all number cards to the player on your right."),
        ("If you hold the most cards out of everybody, swap with anyone. Otherwise nothing happens.",
         "If you hold the most cards, swap hands with a player you choose."),
        ("All players pass 2 cards to the person on the left, and then the color is green.",
         "Everyone gives 2 cards to the player on their left. The colour is now green."),
        ("Discard as many cards of the same number as you want.",
         "Choose a number from 0 to 9. Discard any number of cards with that number."),
        ("Slap the pile! Last hand on it picks up 4",
         "Everyone has a contest: last one to slap the pile. The loser draws 4."),
        ("Truth or draw: ask any player a question, they answer or take 5.",
         "Truth or draw: A player you choose must answer a question, or draws 5."),
        ("Everybody who has UNO (one card left) draws 2.", "Everyone who holds exactly 1 card draws 2."),
        ("Vote! Everyone points at somebody, whoever gets the most fingers draws 5.",
         "Everyone has a contest: votes. The loser draws 5."),
        ("next person draws 1, the one after draws 2, then 3 etc. stops at you",
         "Everyone else draws 1 card more than the player before them."),
        ("Choose a player. Steal 1 card at random from their hand.", "Take 1 card from a player you choose."),
        ("Reply all: everyone draws 1", "Reply all: Everyone draws 1."),
        ("Everyone throw away 2 cards, it's bedtime", "Everyone discards 2 cards."),
        ("Pick someone. They draw 3 cards. No being mad!", "A player you choose draws 3."),
    ],
)  # fmt: skip
def test_what_people_wrote_is_told_in_plainer_words(text: str, sentence: str) -> None:
    assert printed(text) == sentence


@pytest.mark.parametrize(
    "text",
    [
        "Left only: everyone draws 1", "All reds: everyone draws 1", "First turn: everyone draws 2",
        "Pick a red victim, they draw 5", "next time you're told to draw cards you have to",
    ],
)  # fmt: skip
def test_what_would_change_the_rule_is_not_passed_over(text: str) -> None:
    assert not readable(text)
