"""Any who with any verb: who is meant, in which order, and what they do."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from cards.text.cards import COLOUR, asked, held, live, play, read, sizes, told
from cases import tried_with
from lastcard.game.game import Game
from rulebook.build import assert_over, calls, piles, waits

HANDS = ["CU B9 G1 G9 R1", "G3 R2 Y1 Y2", "B5 R3 R4 Y3 Y4", "R6 Y5", "G7 R7 Y6"]
AFTER = dict(zip(("Ann", "Bo", "Cy", "Di", "Ed"), (hand.removeprefix("CU ") for hand in HANDS), strict=True))
PILE = "B0 B1 B2 B3 B4 B6 B7 B8 B1 B2 B3 B4 B5 B6 B7 B8"
ORDER = {"left": ["Ann", "Bo", "Cy", "Di", "Ed"], "right": ["Ann", "Ed", "Di", "Cy", "Bo"]}


class Who(NamedTuple):
    """A way to say who: the words, the moves that choose, and who is meant by the order of play."""

    words: str
    moves: tuple[str, ...]
    names: Callable[[list[str]], list[str]]

    def does(self, verb: str, bare: str) -> str:
        """A sentence about them."""
        return f"{self.words} {bare if self.words == 'you' else verb}."


WHO = [
    Who("you", (), lambda order: order[:1]),
    Who("the next player", (), lambda order: order[1:2]),
    Who("the previous player", (), lambda order: order[-1:]),
    Who("everyone", (), lambda order: order),
    Who("everyone else", (), lambda order: order[1:]),
    Who("a player you choose", ("Ann: choose Di",), lambda order: ["Di"]),
    Who("the player with the most cards", (), lambda order: ["Cy"]),
    Who("the player with the fewest cards", (), lambda order: ["Di"]),
]


def those(*without: str) -> pytest.MarkDecorator:
    """Each way to say who, but for some."""
    chosen = [who for who in WHO if who.words not in without]
    return pytest.mark.parametrize("who", chosen, ids=[who.words for who in chosen])


MANY = ("everyone", "everyone else")
each = those()
both = pytest.mark.parametrize("direction", ["left", "right"])


def changed(**hands: str) -> dict[str, str]:
    """Everybody's hand after the card was played, but for these."""
    return AFTER | {name: " ".join(sorted(hand.split())) for name, hand in hands.items()}


@each
@both
def test_draws(who: Who, direction: str) -> None:
    game = play(who.does("draws 2", "draw 2"), HANDS, *who.moves, direction=direction, draw=PILE)
    pile = PILE.split()
    expected = {}
    for name in who.names(ORDER[direction]):
        expected[name] = f"{AFTER[name]} {pile.pop(0)} {pile.pop(0)}"
    assert held(game) == changed(**expected)
    assert (waits(game), piles(game)) == (COLOUR, (len(pile), 2))


def turns(game: Game, count: int) -> list[str]:
    """Whose turns follow when yellow is named and everybody draws a blue card."""
    game.play("Ann: colour yellow")
    names = []
    for _ in range(count):
        assert [decision.kind for decision in game.waiting] == ["turn"]
        names.append(game.waiting[0].player)
        game.play(f"{names[-1]}: draw")
    return names


@each
@both
def test_misses_a_turn(who: Who, direction: str) -> None:
    game = live(who.does("misses a turn", "miss a turn"), HANDS, *who.moves, direction=direction, draw=PILE)
    left = dict.fromkeys(who.names(ORDER[direction]), 1)
    expected: list[str] = []
    seat = 1
    while len(expected) < 8:
        name = ORDER[direction][seat % 5]
        seat += 1
        if left.pop(name, 0) == 0:
            expected.append(name)
    assert turns(game, 8) == expected


@each
@both
def test_discards_a_card(who: Who, direction: str) -> None:
    text = who.does("discards 1 card", "discard 1 card")
    moves = list(who.moves)
    expected = {}
    for name in who.names(ORDER[direction]):
        game = play(text, HANDS, *moves, direction=direction)
        options = [f"discard {card}" for card in AFTER[name].split()]
        assert waits(game) == (name, "discard", options)
        moves.append(f"{name}: {options[-1]}")
        expected[name] = " ".join(AFTER[name].split()[:-1])
    game = play(text, HANDS, *moves, direction=direction)
    assert held(game) == changed(**expected)
    assert (waits(game), piles(game), game["top"]) == (COLOUR, (7, 2 + len(expected)), "CU")


@each
@both
def test_discards_all_red_cards(who: Who, direction: str) -> None:
    text = who.does("discards all red cards", "discard all red cards")
    game = play(text, HANDS, *who.moves, direction=direction)
    names = who.names(ORDER[direction])
    expected = {name: " ".join(card for card in AFTER[name].split() if card[0] != "R") for name in names}
    assert held(game) == changed(**expected)
    assert waits(game) == COLOUR


@each
def test_discards_all_cards_of_a_colour(who: Who) -> None:
    text = who.does("discards all cards of a colour you choose", "discard all cards of a colour you choose")
    game = play(text, HANDS)
    moves = [*who.moves, "Ann: colour yellow"]
    if who.moves and game["waiting"][0]["kind"] == "colour":
        moves.reverse()
    game = play(text, HANDS, *moves)
    names = who.names(ORDER["left"])
    expected = {name: " ".join(card for card in AFTER[name].split() if card[0] != "Y") for name in names}
    assert held(game) == changed(**expected)
    assert waits(game) == COLOUR


@each
def test_shows_the_hand_to_all(who: Who) -> None:
    game = live(who.does("shows their hand", "show your hand"), HANDS, *who.moves)
    shown = sorted(card for name in who.names(ORDER["left"]) for card in AFTER[name].split())
    for name in game.players:
        assert told(game, name, "shown") == shown


@those("the previous player", *MANY)
def test_shows_the_hand_to_one_player(who: Who) -> None:
    names = who.names(ORDER["left"])
    text = who.does("shows their hand to the previous player", "show your hand to the previous player")
    game = live(text, HANDS, *who.moves)
    for name in game.players:
        assert told(game, name, "shown") == (AFTER[names[0]].split() if name in ("Ed", names[0]) else [])


@both
def test_everyone_shows_their_hand_to_their_next_player(direction: str) -> None:
    """As in the table's `everyone passes their hand to the next player`: everybody's own next player is meant."""
    game = live("everyone shows their hand to the next player.", HANDS, direction=direction)
    order = ORDER[direction]
    for seat, name in enumerate(order):
        assert set(told(game, name, "shown")) - set(AFTER[name].split()) == set(AFTER[order[seat - 1]].split())


@those(*MANY)
def test_swaps_hands(who: Who) -> None:
    names = who.names(ORDER["left"])
    for words, other in [("the next player", "Bo"), ("the previous player", "Ed"), ("you", "Ann")]:
        if words == who.words:
            continue
        text = who.does(f"swaps hands with {words}", f"swap hands with {words}")
        game = play(text, HANDS, *who.moves)
        assert held(game) == AFTER | {names[0]: AFTER[other], other: AFTER[names[0]]}
        assert waits(game) == COLOUR


@those("you", "everyone")
@both
def test_gives_a_card(who: Who, direction: str) -> None:
    moves = list(who.moves)
    expected = {"Ann": AFTER["Ann"]}
    for name in who.names(ORDER[direction]):
        game = play(who.does("gives 1 card to you", ""), HANDS, *moves, direction=direction)
        options = [f"give {card} to Ann" for card in AFTER[name].split()]
        assert waits(game) == (name, "give", options)
        moves.append(f"{name}: {options[0]}")
        first, *rest = AFTER[name].split()
        expected |= {name: " ".join(rest), "Ann": f"{expected['Ann']} {first}"}
    game = play(who.does("gives 1 card to you", ""), HANDS, *moves, direction=direction)
    assert held(game) == changed(**expected)
    assert waits(game) == COLOUR


@those("you", "everyone")
@both
def test_a_card_is_taken_from_them(who: Who, direction: str) -> None:
    moves = list(who.moves)
    expected = {"Ann": AFTER["Ann"]}
    for name in who.names(ORDER[direction]):
        card, *rest = AFTER[name].split()
        moves.append(f"chance: {card}")
        expected |= {name: " ".join(rest), "Ann": f"{expected['Ann']} {card}"}
    game = play(f"take 1 card from {who.words}.", HANDS, *moves, direction=direction)
    assert held(game) == changed(**expected)
    assert waits(game) == COLOUR


@each
def test_draws_until_a_red_card(who: Who) -> None:
    pile = "B0 R8 B1 B2 R9 R8 B3 R9 B4 RD B6".split()
    text = who.does("draws until they draw a red card", "draw until you draw a red card")
    game = play(text, HANDS, *who.moves, draw=" ".join(pile))
    expected = {}
    for name in who.names(ORDER["left"]):
        hand = AFTER[name].split()
        while hand[-1] not in ("R8", "R9", "RD"):
            hand.append(pile.pop(0))
        expected[name] = " ".join(hand)
    assert held(game) == changed(**expected)


@those("you", "everyone")
def test_draws_until_as_many_as_you(who: Who) -> None:
    text = who.does("draws until they hold as many cards as you", "")
    game = play(text, HANDS, *who.moves)
    names = who.names(ORDER["left"])
    assert sizes(game) == {
        name: max(4, n) if name in names else n for name, n in sizes(play("draw 1.", HANDS)).items()
    } | {"Ann": 4}


@those("you", *MANY)
def test_draws_after_a_choice_and_they(who: Who) -> None:
    """`they` and `that player` are whoever was spoken of, even when a condition on them no longer holds."""
    names = who.names(ORDER["left"])
    for second in ("they draw 4.", "that player draws 4."):
        game = play(f"{who.words} draws 1. {second}", HANDS, *who.moves)
        assert held(game) == changed(**{names[0]: f"{AFTER[names[0]]} B1 B2 B3 B4 B6"})
        assert waits(game) == COLOUR


# Going out and calls of others


def test_a_player_who_discards_the_last_card_goes_out() -> None:
    game = play("the next player discards 2 cards.", ["CU G1 G2", "Y1 Y2", "Y3"], "Bo: discard Y1")
    assert (game["owes_uno"], waits(game)) == (["Bo"], ("Bo", "discard", ["discard Y2"]))
    game = play("the next player discards 2 cards.", ["CU G1 G2", "Y1 Y2", "Y3"], "Bo: discard Y1", "Bo: discard Y2")
    assert_over(game, "Bo")
    assert (game["scores"]["Bo"], piles(game)) == (6, (7, 4))


def test_a_player_whose_own_discard_leaves_one_card_owes_the_call() -> None:
    game = play("the next player discards 1 card.", ["CU G1 G2", "Y1 Y2", "Y3"], "Bo: discard Y1")
    assert (game["owes_uno"], waits(game)) == (["Bo"], COLOUR)
    assert calls(game) == {"Ann": ["catch Bo"], "Bo": ["uno"], "Cy": ["catch Bo"]}


def test_a_player_whose_own_gift_leaves_one_card_owes_the_call() -> None:
    game = play("the next player gives 1 card to you.", ["CU G1 G2", "Y1 Y2", "Y3"], "Bo: give Y1 to Ann")
    assert (held(game)["Ann"], game["owes_uno"]) == ("G1 G2 Y1", ["Bo"])


def test_others_go_out_in_turn_order() -> None:
    hands = ["CU G1 G2", "R1", "R3 R4", "Y1"]
    assert_over(play("everyone else discards all red cards.", hands), "Bo")
    assert_over(play("everyone else discards all red cards.", hands, direction="right"), "Cy")


def test_who_goes_out_ends_the_text() -> None:
    game = play("the next player discards all red cards. everyone draws 1.", ["CU G1 G2", "R1", "R3 R4"])
    assert_over(game, "Bo")
    assert held(game) == {"Ann": "G1 G2", "Bo": "", "Cy": "R3 R4"}


def test_taking_from_everyone_else_makes_the_first_go_out() -> None:
    hands = ["CU G1 G2", "Y1 Y2", "R3", "R4"]
    game = play("take 1 card from everyone else.", hands, "chance: Y1", "chance: R3")
    assert game["round_winner"] == "Cy"


# Conditions


THEN = "draw 1; otherwise draw 2"


@tried_with(
    ("condition", "hand", "holds"),
    [
        ("you hold more than 2 cards", "CU G1 G2 G3", True),
        ("you hold more than 2 cards", "CU G1 G2", False),
        ("you hold fewer than 2 cards", "CU G1", True),
        ("you hold fewer than 2 cards", "CU G1 G2", False),
        ("you hold a red card", "CU G1 R2", True),
        ("you hold a red card", "CU G1 W", False),
        ("you hold no red card", "CU G1 W", True),
        ("you hold no red card", "CU G1 RD", False),
        ("the next player holds more than 1 card", "CU G1", True),
        ("the next player holds more than 2 cards", "CU G1", False),
        ("the next player holds a yellow card", "CU G1", True),
        ("the previous player holds a yellow card", "CU G1", False),
        ("the previous player holds no yellow card", "CU G1", True),
        ("the player with the most cards holds fewer than 4 cards", "CU G1", True),
        ("the player with the fewest cards holds more than 1 card", "CU G1", False),
    ],
)
@tried_with("form", ["if {}, {}.", "If {}, {}", "draw 3. if {}, {}."])
def test_conditions(condition: str, hand: str, holds: bool, form: str) -> None:
    text = form.format(condition, THEN)
    if text.startswith("draw 3"):
        text = text.replace("draw 3. ", "reverse the direction. reverse the direction. ")
    game = play(text, [hand, "Y1 Y2", "R3 R4 R6"])
    assert sizes(game)["Ann"] == len(hand.split()) - 1 + (1 if holds else 2)
    assert waits(game) == COLOUR


def test_a_condition_on_a_chosen_player() -> None:
    text = "if a player you choose holds a red card, that player draws 2; otherwise draw 1."
    assert asked(play(text, HANDS[:3])) == [("Ann", "choose")]
    assert held(play(text, HANDS[:3], "Ann: choose Bo"))["Bo"] == "B1 B2 G3 R2 Y1 Y2"
    game = play(text, [HANDS[0], "Y1 Y2", "R3"], "Ann: choose Bo")
    assert held(game) == {"Ann": "B1 B9 G1 G9 R1", "Bo": "Y1 Y2", "Cy": "R3"}


def test_a_condition_on_a_player_chosen_before() -> None:
    text = (
        "a player you choose shows their hand to you. if that player holds a red card, they draw 2; otherwise draw 1."
    )
    assert held(play(text, HANDS[:3], "Ann: choose Bo"))["Bo"] == "B1 B2 G3 R2 Y1 Y2"
    assert held(play(text, [HANDS[0], "Y1 Y2", "R3"], "Ann: choose Bo"))["Ann"] == "B1 B9 G1 G9 R1"


def test_a_condition_without_otherwise() -> None:
    assert sizes(play("if you hold more than 2 cards, discard all red cards.", ["CU R1 G1 R2", "Y1"])) == {
        "Ann": 1,
        "Bo": 1,
    }
    assert sizes(play("if you hold more than 3 cards, discard all red cards.", ["CU R1 G1 R2", "Y1"])) == {
        "Ann": 3,
        "Bo": 1,
    }


def test_a_chain_in_a_condition() -> None:
    then = "discard all red cards and take another turn"
    text = f"if you hold a red card, {then}; otherwise draw 2 and reverse the direction."
    game = play(text, ["CU R1 G1 G2", "Y1 Y2", "Y3"], "Ann: colour green")
    assert (held(game)["Ann"], game["turn"], game["direction"]) == ("G1 G2", "Ann", "left")
    game = play(text, ["CU G1 G2", "Y1 Y2", "Y3"], "Ann: colour green")
    assert (held(game)["Ann"], game["turn"], game["direction"]) == ("B1 B2 G1 G2", "Cy", "right")


def test_a_sentence_after_a_condition_is_done_either_way() -> None:
    text = "if you hold a red card, draw 1; otherwise draw 2. the next player draws 1."
    assert sizes(play(text, ["CU R1 G1", "Y1 Y2"])) == {"Ann": 3, "Bo": 3}
    assert sizes(play(text, ["CU G1 G2", "Y1 Y2"])) == {"Ann": 4, "Bo": 3}


def test_the_condition_is_judged_when_it_is_reached() -> None:
    assert sizes(play("draw 2. if you hold more than 3 cards, draw 1.", ["CU G1 G2", "Y1 Y2"]))["Ann"] == 5
    assert sizes(play("if you hold more than 3 cards, draw 1. draw 2.", ["CU G1 G2", "Y1 Y2"]))["Ann"] == 4


# Chains and sentences


@tried_with(
    ("text", "moves", "hands", "turn"),
    [
        ("draw 2 and take another turn.", [], ["B1 B2 G1 G2", "Y1 Y2", "Y3 Y4"], "Ann"),
        ("draw 1 and the next player draws 1.", [], ["B1 G1 G2", "B2 Y1 Y2", "Y3 Y4"], "Bo"),
        ("the next player draws 1 and you draw 2.", [], ["B2 B3 G1 G2", "B1 Y1 Y2", "Y3 Y4"], "Bo"),
        ("the next player draws 1 and misses a turn and reverse the direction.", [], None, None),
        ("take 1 card from a player you choose. reverse the direction.", ["Ann: choose Bo", "chance: Y1"],
         ["G1 G2 Y1", "Y2", "Y3 Y4"], "Cy"),
        ("everyone draws 1. everyone else draws 1.", [], ["B1 G1 G2", "B2 B4 Y1 Y2", "B3 B6 Y3 Y4"], "Bo"),
        ("a player you choose draws 2. that player misses a turn.", ["Ann: choose Bo"],
         ["G1 G2", "B1 B2 Y1 Y2", "Y3 Y4"], "Cy"),
        ("a player you choose draws 2 and misses a turn.", ["Ann: choose Bo"],
         ["G1 G2", "B1 B2 Y1 Y2", "Y3 Y4"], "Cy"),
        ("swap hands with a player you choose. they draw 1.", ["Ann: choose Cy"],
         ["Y3 Y4", "Y1 Y2", "B1 G1 G2"], "Bo"),
        ("give 1 card to a player you choose. that player misses a turn.", ["Ann: choose Bo", "Ann: give G1 to Bo"],
         ["G2", "G1 Y1 Y2", "Y3 Y4"], "Cy"),
        ("reverse the direction and the next player misses a turn.", [], ["G1 G2", "Y1 Y2", "Y3 Y4"], "Bo"),
        ("the next player misses a turn. the next player draws 1.", [], ["G1 G2", "B1 Y1 Y2", "Y3 Y4"], "Cy"),
        ("discard 1 card and draw 2.", ["Ann: discard G1"], ["B1 B2 G2", "Y1 Y2", "Y3 Y4"], "Bo"),
        ("draw 1. draw 1. draw 1.", [], ["B1 B2 B3 G1 G2", "Y1 Y2", "Y3 Y4"], "Bo"),
    ],
)  # fmt: skip
def test_chains(text: str, moves: list[str], hands: list[str] | None, turn: str | None) -> None:
    game = play(text, ["CU G1 G2", "Y1 Y2", "Y3 Y4"], *moves)
    assert waits(game) == COLOUR
    if hands is None:
        assert held(game)["Bo"] == "B1 Y1 Y2"
        return
    assert list(held(game).values()) == hands
    assert play(text, ["CU G1 G2", "Y1 Y2", "Y3 Y4"], *moves, "Ann: colour red")["turn"] == turn


def test_chains_and_sentences_do_the_same() -> None:
    one = play("draw 2 and reverse the direction and take another turn.", HANDS[:3])
    two = play("draw 2. reverse the direction. take another turn.", HANDS[:3])
    assert one == two


def test_several_choices_are_asked_one_after_another() -> None:
    text = "swap hands with a player you choose. a player you choose draws 1."
    game = play(text, HANDS[:3], "Ann: choose Bo", "Ann: choose Cy")
    assert held(game) == {"Ann": AFTER["Bo"], "Bo": AFTER["Ann"], "Cy": f"B1 {AFTER['Cy']}"}
    assert read(text) != read("swap hands with a player you choose. they draw 1.")
