"""Rules that people really write on blank cards, in this vocabulary: each is read, printed and played once."""

from typing import NamedTuple

from cards.text.cards import COLOUR, held, play, printed, read
from cases import tried_with
from rulebook.build import waits


class Rule(NamedTuple):
    """A house rule: what is written, the moves after the card is played, hands after them, and whose turn follows."""

    name: str
    text: str
    moves: list[str]
    hands: str
    turn: str = "Bo"
    start: str = "CU G1 G2 R3 / Y1 Y2 / R4 Y4 Y5"


CHOOSE_BO, CHOOSE_CY = "Ann: choose Bo", "Ann: choose Cy"

RULES = [
    Rule("rain", "Everyone draws 1.", [], "B1 G1 G2 R3 / B2 Y1 Y2 / B3 R4 Y4 Y5"),
    Rule("downpour", "Everybody else picks up three cards.", [],
         "G1 G2 R3 / B1 B2 B3 Y1 Y2 / B4 B6 B7 R4 Y4 Y5"),
    Rule("thunderbolt", "A player you choose picks up 5.", [CHOOSE_CY], "G1 G2 R3 / Y1 Y2 / B1 B2 B3 B4 B6 R4 Y4 Y5"),
    Rule("hot seat", "A player you choose draws 2 and is skipped", [CHOOSE_BO],
         "G1 G2 R3 / B1 B2 Y1 Y2 / R4 Y4 Y5", "Cy"),
    Rule("identity theft", "Swap hands with the next player.", [], "Y1 Y2 / G1 G2 R3 / R4 Y4 Y5"),
    Rule("robin hood", "The player with the fewest cards gives 1 card to the player with the most cards.",
         ["Bo: give Y1 to Ann"], "G1 G2 R3 Y1 / Y2 / R4 Y4", start="CU G1 G2 R3 / Y1 Y2 / R4 Y4"),
    Rule("tax", "Everyone else gives 1 card to you.", ["Bo: give Y1 to Ann", "Cy: give R4 to Ann"],
         "G1 G2 R3 R4 Y1 / Y2 / Y4 Y5"),
    Rule("charity", "Give a card to everyone else.", ["Ann: give G1 to Bo", "Ann: give G2 to Cy"],
         "R3 / G1 Y1 Y2 / G2 R4 Y4 Y5"),
    Rule("pickpocket", "Take 2 cards from the player with the most cards.", ["chance: R4", "chance: Y4"],
         "G1 R3 R4 Y4 / Y1 Y2 / Y5", start="CU G1 R3 / Y1 Y2 / R4 Y4 Y5"),
    Rule("double trouble", "Take another turn. Draw 1.", [], "B1 G1 G2 R3 / Y1 Y2 / R4 Y4 Y5", "Ann"),
    Rule("freeze", "Everyone else is skipped", [], "G1 G2 R3 / Y1 Y2 / R4 Y4 Y5", "Ann"),
    Rule("leapfrog", "The next player loses a turn and reverse the direction.", [],
         "G1 G2 R3 / Y1 Y2 / R4 Y4 Y5", "Cy"),
    Rule("u-turn", "Reverse the direction and draw one card.", [], "B1 G1 G2 R3 / Y1 Y2 / R4 Y4 Y5", "Cy"),
    Rule("carousel", "Everyone passes their hand to the next player", [], "R4 Y4 Y5 / G1 G2 R3 / Y1 Y2"),
    Rule("backwards carousel", "Reverse the direction. Everyone passes their hand to the next player.", [],
         "Y1 Y2 / R4 Y4 Y5 / G1 G2 R3", "Cy"),
    Rule("red alert", "Everyone discards all red cards.", [], "G1 G2 / Y1 Y2 / Y4 Y5"),
    Rule("red tape", "Everyone else draws until they draw a red card.", [], "G1 G2 R3 / B1 R9 Y1 Y2 / B2 R4 R8 Y4 Y5"),
    Rule("spring cleaning", "Discard all green cards.", [], "R3 / Y1 Y2 / R4 Y4 Y5"),
    Rule("spy", "A player you choose shows their hand to you. They draw 1.", [CHOOSE_BO],
         "G1 G2 R3 / B1 Y1 Y2 / R4 Y4 Y5"),
    Rule("glass house", "Show your hand.", [], "G1 G2 R3 / Y1 Y2 / R4 Y4 Y5"),
    Rule("poker face", "Everyone shows their hand and draws 1.", [], "B1 G1 G2 R3 / B2 Y1 Y2 / B3 R4 Y4 Y5"),
    Rule("shield", "You are protected until another wild is played. Draw 1.", [], "B1 G1 G2 R3 / Y1 Y2 / R4 Y4 Y5"),
    Rule("heads", "Drop this card: if it lands face up, take another turn; otherwise miss a turn.", ["chance: slam"],
         "G1 G2 R3 / Y1 Y2 / R4 Y4 Y5", "Ann"),
    Rule("tails", "Drop this card: if it lands face up, everyone else draws 2; otherwise everyone draws 1.",
         ["chance: back"], "B1 G1 G2 R3 / B2 Y1 Y2 / B3 R4 Y4 Y5"),
    Rule("all or nothing", "Drop this card: if it lands face up, discard all red cards; otherwise draw 4.",
         ["chance: slam"], "G1 G2 / Y1 Y2 / R4 Y4 Y5"),
    Rule("hoarder", "If you hold more than 2 cards, discard 2 cards.", ["Ann: discard G1", "Ann: discard G2"],
         "R3 / Y1 Y2 / R4 Y4 Y5"),
    Rule("underdog", "If you hold fewer than 3 cards, draw 3; otherwise the next player draws 3.", [],
         "G1 G2 R3 / B1 B2 B3 Y1 Y2 / R4 Y4 Y5"),
    Rule("seeing red", "If you hold a red card, everyone else draws 1.", [], "G1 G2 R3 / B1 Y1 Y2 / B2 R4 Y4 Y5"),
    Rule("feeling blue", "If you hold no blue card, draw until you draw a blue card.", [],
         "B1 G1 G2 R3 / Y1 Y2 / R4 Y4 Y5"),
    Rule("neighbours", "The next player swaps hands with the previous player.", [], "G1 G2 R3 / R4 Y4 Y5 / Y1 Y2"),
    Rule("catch up", "The next player draws until they hold as many cards as you.", [],
         "G1 G2 R3 / B1 Y1 Y2 / R4 Y4 Y5"),
    Rule("leader pays", "The player with the fewest cards draws 2 and misses a turn.", [],
         "G1 G2 R3 / B1 B2 Y1 Y2 / R4 Y4 Y5", "Cy"),
    Rule("mercy", "The player with the most cards discards 2 cards.", ["Cy: discard R4", "Cy: discard Y4"],
         "G1 G2 / Y1 Y2 / Y5", start="CU G1 G2 / Y1 Y2 / R4 Y4 Y5"),
    Rule("truth or dare", "A player you choose must tell a secret, or draws 3.",
         [CHOOSE_BO, "Ann: not done", "Cy: not done"], "G1 G2 R3 / B1 B2 B3 Y1 Y2 / R4 Y4 Y5"),
    Rule("statue", "The next player must stand on one leg, or misses a turn.", ["Ann: not done", "Cy: not done"],
         "G1 G2 R3 / Y1 Y2 / R4 Y4 Y5", "Cy"),
    Rule("accent", "A player you choose must speak like a pirate for a minute, or gives 1 card to you.",
         [CHOOSE_CY, "Ann: done", "Bo: done"], "G1 G2 R3 / Y1 Y2 / R4 Y4 Y5"),
    Rule("push-ups", "A player you choose must do 10 push-ups, or draws 2 and misses a turn.",
         [CHOOSE_BO, "Ann: not done", "Cy: not done"], "G1 G2 R3 / B1 B2 Y1 Y2 / R4 Y4 Y5", "Cy"),
    Rule("trade", "Take 1 card from a player you choose. Give 1 card to that player.",
         [CHOOSE_BO, "chance: Y1", "Ann: give G1 to Bo"], "G2 R3 Y1 / G1 Y2 / R4 Y4 Y5"),
    Rule("boomerang", "Draw 2. Give 2 cards to a player you choose.",
         [CHOOSE_CY, "Ann: give B1 to Cy", "Ann: give B2 to Cy"], "G1 G2 R3 / Y1 Y2 / B1 B2 R4 Y4 Y5"),
    Rule("earthquake", "All players discard 1 card.", ["Ann: discard G1", "Bo: discard Y1", "Cy: discard R4"],
         "G2 R3 / Y2 / Y4 Y5"),
    Rule("domino", "The next player draws 1. The previous player draws 2.", [], "G1 G2 R3 / B1 Y1 Y2 / B2 B3 R4 Y4 Y5"),
    Rule("tornado", "Reverse the direction and everyone else draws 1.", [],
         "G1 G2 R3 / B2 Y1 Y2 / B1 R4 Y4 Y5", "Cy"),
    Rule("snitch", "Everyone else shows their hand to you. Take 1 card from a player you choose.",
         [CHOOSE_CY, "chance: R4"], "G1 G2 R3 R4 / Y1 Y2 / Y4 Y5"),
    Rule("colour blind", "Everyone else discards all cards of a colour you choose.", ["Ann: colour red"],
         "G1 G2 R3 / Y1 Y2 / Y4 Y5"),
    Rule("safe house", "A player you choose is protected until another wild is played. Draw 1.", ["Ann: protect Cy"],
         "B1 G1 G2 R3 / Y1 Y2 / R4 Y4 Y5"),
]  # fmt: skip
PILES = {"red tape": "B1 R9 B2 R8 B3", "feeling blue": "B1 B2"}


@tried_with("rule", RULES, ids=[rule.name for rule in RULES])
def test_a_house_rule(rule: Rule) -> None:
    assert read(printed(rule.text)) == read(rule.text)
    rest = {"draw": PILES[rule.name]} if rule.name in PILES else {}
    start = rule.start.split(" / ")
    game = play(rule.text, start, *rule.moves, **rest)
    assert list(held(game).values()) == rule.hands.split(" / ")
    assert waits(game) == COLOUR
    game = play(rule.text, start, *rule.moves, "Ann: colour blue", **rest)
    assert (game["turn"], game["colour"]) == (rule.turn, "blue")


@tried_with("rule", RULES, ids=[rule.name for rule in RULES])
def test_a_house_rule_printed_does_the_same(rule: Rule) -> None:
    rest = {"draw": PILES[rule.name]} if rule.name in PILES else {}
    start = rule.start.split(" / ")
    assert play(printed(rule.text), start, *rule.moves, **rest) == play(rule.text, start, *rule.moves, **rest)


def test_there_are_enough() -> None:
    assert len(RULES) >= 40
    assert len({rule.text for rule in RULES}) == len(RULES)
