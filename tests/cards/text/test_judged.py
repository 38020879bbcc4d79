"""What people do and judge themselves, in any words, and what comes of it; nothing of the game is swallowed by it."""

import pytest

from cards.text.cards import play, printed, read, readable, sizes
from cases import tried_with
from rulebook.build import NAMES

TOLD = {
    # A dare, with labels for how it went
    "Next player has to name 5 capitals in 10 seconds. Fail = draw 3.":
        "The next player must name 5 capitals in 10 seconds, or draws 3.",
    "Hold your breath for 30 seconds. Can't do it? Draw 2.": "You must hold your breath for 30 seconds, or draw 2.",
    "Say the alphabet backwards. One mistake and you take 4.": "You must say the alphabet backwards, or draw 4.",
    "Ask the next player a trivia question. Wrong answer = draw 2, right answer = they get to get rid of one.":
        "The next player must answer a trivia question; if they do, that player may discard 1 card; "
        "otherwise that player draws 2.",
    "Quiz: ask someone a maths question. If they get it wrong they take 3 cards, if they get it right you take 1.":
        "Quiz: A player you choose must answer a maths question; if they do, you draw 1; "
        "otherwise that player draws 3.",
    "The player on your left asks you a question. If you can't answer it, draw 2. If you can, they draw 2.":
        "You must answer a question; if you do, the player on your left draws 2; otherwise draw 2.",
    "Ask the person on your left to spell a word. If they spell it wrong they draw 2.":
        "The player on your left must spell a word, or draws 2.",
    "Choose a player to sing. If they don't, they draw 3.": "A player you choose must sing, or draws 3.",
    "Truth or dare! Next player does one or picks up 4 cards.":
        "The next player must do this: truth or dare, or draws 4.",
    "If the next player can lick their elbow they discard 2, else they draw 2.":
        "The next player must lick their elbow; if they do, that player discards 2 cards; "
        "otherwise that player draws 2.",
    "Two truths and a lie. If the next player guesses the lie, you draw 2, otherwise they draw 2.":
        "Among people: two truths and a lie. The next player must guess the lie; if they do, you draw 2; "
        "otherwise that player draws 2.",
    "Next player has ten seconds to name three fruits. If they can't they pick up 2.":
        "The next player must name three fruits in ten seconds, or draws 2.",
    "Do a handstand. If you fall, draw 3. If you manage it, everyone else draws 1.":
        "You must do a handstand and not fall; if you do, everyone else draws 1; otherwise draw 3.",
    # What the others do at it
    "Impersonate another player. If nobody guesses who it is, draw 3.":
        "You must impersonate another player so that somebody guesses who it is, or draw 3.",
    "Sing the chorus of a song. If the others join in everyone draws one, otherwise you draw two.":
        "You must sing the chorus of a song so that the others join in; if you do, everyone draws 1; otherwise draw 2.",
    # First, last, best, worst
    "Name an animal starting with the letter A, next player B and so on. First one to get stuck picks up 3.":
        "Everyone has a contest: name an animal starting with the letter A, next player B and so on, first one to get "
        "stuck. The loser draws 3.",
    "Categories: pick a category and go round the table. First person who can't think of one draws 3.":
        "Everyone has a contest: categories: pick a category and go round the table, first person who can't think of "
        "one. The loser draws 3.",
    "Everyone writes down a number. Furthest from 50 draws 2.":
        "Everyone has a contest: everyone writes down a number, furthest from 50. The loser draws 2.",
    "The youngest player asks a riddle. Whoever solves it first discards 2.":
        "Everyone has a contest: the youngest player asks a riddle, whoever solves it first. The winner discards 2 "
        "cards.",
    "Everyone makes an animal noise. The group picks the best, who discards 1 card.":
        "Everyone has a contest: everyone makes an animal noise, the group picks the best. The winner discards 1 card.",
    "Rock paper scissors against the next player, best of three. Loser draws 4.":
        "Have a contest with the next player: rock paper scissors, best of three. The loser draws 4.",
    "Everyone votes for the best dressed. That person discards a card.":
        "Everyone has a contest: everyone votes for the best dressed. The winner discards 1 card.",
    "The player with the best joke gets to discard a card.": "Whoever has the best joke may discard 1 card.",
    "Whoever's birthday is next gets to discard one card of their choice.":
        "Whoever's birthday is next may discard 1 card.",
    # Everybody of whom something is true
    "Never have I ever: say one thing you've never done. Everyone who has done it draws 1.":
        "Among people: never have I ever: say one thing you've never done. Everyone who has done it draws 1.",
    "Story time: each player adds one word. Whoever breaks the chain draws 2.":
        "Among people: story time: each player adds one word. Everyone who breaks the chain draws 2.",
    "Everyone draws a card except people wearing glasses.": "Everyone who is not wearing glasses draws 1.",
    "Everyone discards a card except people with brown hair.": "Everyone who does not have brown hair discards 1 card.",
    "If anyone at the table is left handed they may discard 1 card.": "Everyone who is left handed may discard 1 card.",
    "If someone forgot to say UNO this game, they draw 4 now.": "Everyone who forgot to say uno this game draws 4.",
    "Everyone who can whistle discards a card.": "Everyone who can whistle discards 1 card.",
    "Anyone on their phone draws 2.": "Everyone who is on their phone draws 2.",
    "If you've ever been on TV, discard a card; if not draw 1.":
        "If you have ever been on TV, discard 1 card; otherwise draw 1.",
    # What people keep to
    "Make a rule that lasts until your next turn. Breaking it costs 2 cards.":
        "Make a rule that lasts until your next turn; whoever breaks it draws 2.",
    "No one may say no until your next turn. Say it and draw 1.":
        "No one may say no until your next turn; whoever breaks it draws 1.",
}  # fmt: skip

REFUSED = (
    # Something of the game, or what might be
    "Take a card from the deck. If you fail, draw 2.",
    "Ask the next player for a 7. If they don't have it, draw 2.",
    "Roll a die. If they get a 6, they draw 2.",
    "Guess the top one. Wrong = draw 2.",
    "Guess how many I have. Wrong = draw 2.",
    "The next player guesses who has the most. If they are wrong they draw 3.",
    "Show them to everyone. If nobody likes it, draw 2.",
    "Next player goes first. Last one draws 2.",
    "Next player is safe. Last one draws 2.",
    "Put one down. If you can't, draw 2.",
    "Lay one. Fail = draw 2.",
    "Follow suit. If you can't, draw 2.",
    "Choose two players. The first one draws 2.",
    "Everyone who can follow draws 1.",
    "Whoever can't go draws 2.",
    "The first to run out draws 5.",
    "If the next player can match this, they discard 1 card, otherwise they draw 2.",
    "the player with the most banana swaps hands with the next player.",
    # Who is meant?
    "Next player must say the alphabet backwards. One mistake and you take 4.",
    "The next player must juggle. If they manage to, discard 1 card or something.",
    "rock paper scissors, loser draws 2",
    "Choose someone and take turns guessing a number; loser picks up 2.",
    "Staring contest between the next player and the previous player. Loser draws 2.",
    "The next player and you race to the door. Last one draws 2.",
    "Everyone sings. The best draws 2 and the worst draws 3.",
    "If someone asks you a question and you answer it, draw 1",
    "Tell a joke. If no one laughs, draw 2. If someone laughs, they draw 2.",
    "Charades: act out a film. If somebody gets it, you and they both discard 1 card.",
    "The person who talks the most draws 2.",
    # How long?
    "Speak only in questions. If you forget, you draw 1.",
    "Speak like a pirate until the end. If you forget, draw 2.",
    # Twice no
    "Say a tongue twister. If you don't get it wrong, draw 2.",
)


@tried_with(("rule", "meant"), [*TOLD.items()])
def test_what_people_judge_is_told_again(rule: str, meant: str) -> None:
    assert printed(rule) == meant
    assert read(meant) == read(rule)


@tried_with("rule", REFUSED)
def test_what_is_not_only_for_people_is_refused(rule: str) -> None:
    assert not readable(rule)


@pytest.mark.parametrize(
    "word", ["card", "deck", "red", "skip", "turn", "hand", "wild", "discard", "+2", "colour", "dice"]
)
def test_no_word_of_the_game_is_swallowed(word: str) -> None:
    for rule in (
        "The next player must juggle {}. Fail = draw 3.",
        "Juggle {} round the table. First one to get stuck draws 3.",
        "Among people: {} of lies. Everyone who laughs draws 1.",
        "Never have I ever {}. Everyone who has done it draws 1.",
    ):
        assert readable(rule.format("oranges"))
        assert not readable(rule.format(word)), rule.format(word)


def test_the_ninth_and_the_tenth_player_can_be_named() -> None:
    """Compiled, their votes went to the first and the second."""
    hands = ["CU B9 G1", *["G2 G3"] * 2, *["G4 G6"] * 2, *["Y1 Y2"] * 2, *["Y3 Y4"] * 2, "R1 R2"]
    for name in ("Ida", "Jo"):
        votes = (f"{voter}: choose {name}" for voter in NAMES[:10])
        game = play("everyone has a contest: the last one to stand. the loser draws 2.", hands, *votes)
        assert {player: count for player, count in sizes(game).items() if count > 2} == {name: 4}
