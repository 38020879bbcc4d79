"""Players, cards and conditions that people name in passing, and what goes without saying: with every verb."""

import pytest

from cards.text.cards import COLOURS, printed
from lastcard.cards.text import check

MEANT = {
    "Everyone who holds no red cards": ("anyone who hasn't got a red", "everybody who has not got any reds",
                                        "everyone whose hand contains no red"),
    "Everyone who holds exactly 1 card": ("anyone who's down to one card", "whoever is on their last card",
                                          "everyone who's left with just one card"),
    "A player you choose": ("a mate", "your worst enemy", "your choice of player", "whoever you fancy"),
    "Everyone else": ("each player other than you", "every player apart from yourself"),
    "Both your neighbours": ("each neighbour", "the two people next to you both"),
    "The person who brought the snacks": ("the person who brought the snacks",),
}  # fmt: skip


@pytest.mark.parametrize(("who", "said"), [(who, said) for who, ways in MEANT.items() for said in ways])
def test_players_are_named_in_passing_before_every_verb(who: str, said: str) -> None:
    some = who == "Both your neighbours"
    assert printed(f"{said} has to draw 2 cards.") == f"{who} {'draw' if some else 'draws'} 2."
    assert printed(f"{said} must discard a card.") == f"{who} {'discard' if some else 'discards'} 1 card."


@pytest.mark.parametrize("verb", ["give {n} to the next player", "put {n} under the deck", "discard {n}"])
@pytest.mark.parametrize("who", ["If you have more than 8 cards,", "If you have ten cards or more, then"])
def test_some_of_them_are_of_the_hand_that_was_counted(who: str, verb: str) -> None:
    assert printed(f"{who} {verb.format(n='three of them')}.") == printed(f"{who} {verb.format(n='three cards')}.")


def test_some_of_them_stay_unclear_where_cards_have_come() -> None:
    assert not check("Draw 3 and give two of them to the next player.", COLOURS).understood


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("The next player hands you a card and you hand them two.",
         "The next player gives 1 card to you and you give 2 cards to that player."),
        ("Take a card off everybody else, they choose which.", "Everyone else gives 1 card to you."),
        ("Take a card off the next player, you choose which one.", "Take 1 card you choose from the next player."),
        ("Steal a card from the next player and give them one back.",
         "Take 1 card from the next player and give 1 card to that player."),
        ("Take two cards from the dealer and give them to the next player.",
         "The next player takes 2 cards from the dealer."),
        ("Everyone slides one card to the left.", "Everyone gives 1 card to the player on their left."),
        ("The next player draws 1. You may make them draw 2.",
         "The next player draws 1. You may make the next player draw 2."),
        ("Look at the next player's hand and you may take a card.",
         "Look at the hand of the next player. You may take 1 card you choose from that player."),
        ("The next player chooses between drawing 3 and missing a turn.",
         "The next player may choose: draw 3; or miss a turn."),
        ("The next player may discard 2 cards, if they want to.", "The next player may discard 2 cards."),
        ("Sing a song and discard 2 cards, or don't and draw 3.",
         "You must sing a song; if you do, discard 2 cards; otherwise draw 3."),
        ("Do a handstand. Refuse and it's four cards.", "You must do a handstand, or draw 4."),
        ("If you can't discard a red card, draw 2.", "If you hold no red cards, draw 2."),
        ("If you have no reds, draw 2. If you do, you're fine.", "If you hold no red cards, draw 2."),
        ("Discard all your wilds; if you have no wilds, draw 2.",
         "If you hold a wild card, discard all wild cards; otherwise draw 2."),
        ("Everyone draws 2, but you may discard 1 card.", "Everyone draws 2 and you may discard 1 card."),
        ("Take a quick peek at the dealer's hand.", "Look at the hand of the dealer."),
        ("Whoever lost last draws 2.", "The loser of the last game draws 2."),
        ("Anyone can give you a card if they want.", "Everyone may give 1 card to you."),
        ("Players lacking a yellow card draw one.", "Everyone who holds no yellow cards draws 1."),
        ("If you're out of reds, draw one.", "If you hold no red cards, draw 1."),
        ("Only if you have a wild: everyone else draws two.", "If you hold a wild card, everyone else draws 2."),
        ("You can either discard two cards or make someone draw two.",
         "You may choose: discard 2 cards; or a player you choose draws 2."),
        ("Cut your hand down to five.", "Discard down to 5 cards."),
        ("From each player, take a card.", "Take 1 card from everyone."),
        ("Whoever is to your right gets 2 cards from you.", "Give 2 cards to the player on your right."),
        ("Don't smile until your next turn. If you do, draw one.",
         "You cannot smile until your next turn; whoever breaks it draws 1."),
        ("Anyone over 30 must discard a card.", "Everyone who is over 30 discards 1 card."),
        ("No turn for the next player.", "The next player misses a turn."),
        ("yo next player gotta pick up 3 fr", "The next player draws 3."),
        ("The subsequent player shall draw two cards.", "The next player draws 2."),
    ],
)  # fmt: skip
def test_what_is_said_in_short_is_read(said: str, meant: str) -> None:
    assert printed(said) == meant


@pytest.mark.parametrize(
    "text",
    [
        "Everyone who passed draws 2.",
        "The next player must keep one hand on their head until they win or draw a card.",
        "Those who don't want to draw 2.",
        "Anyone without a yellow picks one up, however long that takes.",
        "A player you choose draws 1. You may make them discard 1 card.",
        "Draw 2 each.",
        "Pick someone to skip. They don't get to play next round.",
        "Everyone older than you draws one.",
        "Everyone under 5 draws one.",
        "Everyone who's a parent draws one. Everyone who isn't discards one.",
        "Everyone passes their hand to the next.",
    ],
)
def test_what_could_mean_something_else_is_refused(text: str) -> None:
    assert not check(text, COLOURS).understood
