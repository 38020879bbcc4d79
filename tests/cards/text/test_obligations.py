"""`must` with a verb of the game is that verb; with anything else it is a dare; in doubt it is refused."""

import pytest

from cards.text.cards import COLOURS, printed, read
from cases import tried_with
from lastcard.cards.text import check
from lastcard.cards.text import read as read_text
from lastcard.cards.text import write as write_text
from lastcard.cards.text.tree import Dare, Either, Text


@tried_with(
    ("text", "same"),
    [
        ("the next player must draw 2 cards and miss their turn.", "the next player draws 2 and misses a turn."),
        ("the next player has to draw 2.", "the next player draws 2."),
        ("all players have to draw 1 and discard 1 card.", "everyone draws 1 and discards 1 card."),
        ("you must discard 2 cards.", "discard 2 cards."),
        ("the next player must pick up 2.", "the next player draws 2."),
        ("a player you choose must show their hand to you.", "a player you choose shows their hand to you."),
        ("the next player must give you 2 cards.", "the next player gives 2 cards to you."),
        ("the next player must draw 2 and you draw 1.", "the next player draws 2 and you draw 1."),
        ("everyone must give all red cards to other players.", "everyone gives all red cards to other players."),
        (
            "the next player must draw 2 and a player you choose must sing, or draws 3.",
            "the next player draws 2 and a player you choose must sing, or draws 3.",
        ),
        (
            "put down a card. everyone else must put down a card of that colour, or draws 2.",
            "put down a card. everyone else puts down a card of that colour, or draws 2.",
        ),
    ],
)
def test_a_verb_of_the_game_is_that_verb(text: str, same: str) -> None:
    assert read(text) == read(same)
    assert read(printed(text)) == read(text)


@tried_with("must", ["must", "has to", "have to"])
@tried_with(
    "deed",
    [
        "discard 2 cards", "discard two cards", "draw 2", "pick up 2", "skip their turn", "miss a turn",
        "give you 2 cards",
        "give 1 card to the previous player", "swap hands with you", "show their hand", "draw 2 and miss a turn",
        "take another turn", "take 1 card from you", "discard all red cards", "Discard 2 Cards",
        "return their hand to the draw pile, shuffle it and draw as many",
    ],
)  # fmt: skip
@tried_with("joint", [", or draws 4", " or draw 4", ", or misses a turn"])
def test_a_choice_of_two_things_of_the_game_is_asked(must: str, deed: str, joint: str) -> None:
    text = f"the next player {must} {deed}{joint}."
    if " and " in deed and "," not in joint and "shuffle" not in deed:
        assert "chosen between" in check(text, COLOURS).problem
        return
    ((choice,),) = read_text(text, COLOURS).play
    assert isinstance(choice, Either)
    for part, said in ((choice.first, deed), (choice.second, joint.split("or ")[1])):
        assert write_text(Text((part,))) == write_text(
            read_text(f"the next player draws 1. they {said}.", COLOURS)
        ).removeprefix("The next player draws 1. ")
    assert read(printed(text)) == read(text)


def test_the_offers_are_close_in_meaning() -> None:
    offers = check("everyone else must play a red card, or draws 2.", COLOURS).nearest
    assert "Everyone else may only play red cards until your next turn." in offers
    assert "the next player must play a red card or draws 2." in offers
    assert check("the next player must always draw 2.", COLOURS).nearest == ("The next player draws 2.",)


@tried_with(
    "deed",
    [
        "discard a red card",
        "not play a red card",
        "show two cards", "draw 2 cards while singing", "draw 2 while singing",
        "sing a song and draw 2", "sing, show their hand and dance", "draw", "pass", "skip", "skip the previous player",
        "draw 99 cards", "reverse the direction", "go first",
        "either discard 2 cards or draw 4", "always draw 2", "pass their hand to the left", "sing or draw 2",
    ],
)  # fmt: skip
def test_what_looks_like_a_move_is_no_dare(deed: str) -> None:
    for text in (f"the next player must {deed}, or draws 2.", f"you have to {deed}, or draw 2."):
        reading = check(text, COLOURS)
        assert not reading.understood, reading.sentence
        assert reading.nearest
        for offer in reading.nearest:
            read(offer)


@pytest.mark.parametrize(
    ("deed", "said"),
    [
        ("discard their highest card", "discard their highest number"),
        ("give you their highest card", "give their highest number to you"),
        ("choose a colour", "choose the colour"),
    ],
)
def test_moves_of_the_game_on_both_sides_of_or_are_a_choice(deed: str, said: str) -> None:
    sentence = f"The next player may choose: {said}; or draw 2."
    assert printed(f"the next player must {deed}, or draws 2.") == sentence


@tried_with("must", ["must", "has to"])
@tried_with(
    "deed",
    [
        "sing a song", "draw a picture", "draw a cat", "draw 3 cats", "draw 50 circles", "draw two more pictures",
        "show off a dance move", "give everyone a compliment", "take a sip of water", "hop, skip and jump",
        "play the piano",
        "start dancing", "begin a story", "swap seats with you", "hold hands with the previous player", "not laugh",
        "put one hand on their head", "give you a high five", "say UNO backwards", "do 10 push-ups", "pass the salt",
        "skip around the table", "eat a banana or two", "build a house of cards", "do a card trick", "pick up the ball",
        "take a bow", "put on a red hat", "draw a red house", "swap shoes with you", "miss a beat", "return a favour",
    ],
)  # fmt: skip
def test_anything_else_is_a_dare(must: str, deed: str) -> None:
    ((dare,),) = read_text(f"the next player {must} {deed}, or draws 2.", COLOURS).play
    assert isinstance(dare, Dare)
    assert dare.deed == deed
    assert printed(f"the next player {must} {deed}, or draws 2.") == f"The next player must {deed}, or draws 2."
