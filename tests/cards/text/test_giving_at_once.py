"""Several players give: all choose first, then all cards move, and only then is seen who has run out."""

import random
from collections import Counter

import pytest

from cards.text.cards import COLOUR, NAMES, held, live, play, told
from cards.text.test_interrupts import with_many
from cases import tried_with
from follow import Follower
from game.test_properties import all_cards, move
from lastcard.bots import HardBot, sight
from lastcard.bots.hard import Budget
from lastcard.engine.chance import Chance
from lastcard.engine.gifts import UNKNOWN
from lastcard.engine.round import Round
from lastcard.game.decisions import MoveError
from lastcard.game.game import Game
from lastcard.game.settings import Options
from lastcard.game.view import look, seen
from lastcard.thinking.driver import Driver
from rulebook.build import assert_over, calls, waits
from support import with_other_secrets

NEXT = "everyone gives 1 card to the next player."
THREE = ["CU G1 G2", "Y1 Y2", "R3 R4"]
ROUND = ("Ann: give G1 to Bo", "Bo: give Y1 to Cy", "Cy: give R3 to Ann")
TEXTS = (
    NEXT,
    "everyone gives 2 cards to the previous player.",
    "everyone else gives 1 card to you.",
    "everyone gives 1 card to a player you choose.",
    "everyone gives 1 card to the player with the most cards.",
    "everyone gives all red cards to the next player.",
    "everyone gives all red cards to other players.",
    "draw 2 and everyone gives 3 cards to the next player and draws 1.",
)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_no_card_moves_before_all_have_chosen(count: int) -> None:
    game = play(NEXT, THREE, *ROUND[:count])
    assert held(game) == {"Ann": "G1 G2", "Bo": "Y1 Y2", "Cy": "R3 R4"}
    giver, receiver = ("Ann", "Bo", "Cy")[count], ("Bo", "Cy", "Ann")[count]
    assert waits(game) == (giver, "give", [f"give {card} to {receiver}" for card in held(game)[giver].split()])


def test_then_all_cards_move() -> None:
    game = play(NEXT, THREE, *ROUND)
    assert held(game) == {"Ann": "G2 R3", "Bo": "G1 Y2", "Cy": "R4 Y1"}
    assert waits(game) == COLOUR


def test_the_first_giver_does_not_win_before_receiving() -> None:
    game = play(NEXT, ["CU G1", "Y1 Y2", "R3 R4"], *ROUND)
    assert held(game) == {"Ann": "R3", "Bo": "G1 Y2", "Cy": "R4 Y1"}
    assert waits(game) == COLOUR


def test_nobody_can_pass_on_what_they_are_given() -> None:
    game = play(NEXT, ["CU G1 G2", "Y1", "R3 R4"], "Ann: give G1 to Bo")
    assert waits(game) == ("Bo", "give", ["give Y1 to Cy"])


def test_the_previous_player() -> None:
    moves = ("Ann: give G1 to Cy", "Bo: give Y1 to Ann", "Cy: give R3 to Bo")
    game = play("everyone gives 1 card to the previous player.", THREE, *moves)
    assert held(game) == {"Ann": "G2 Y1", "Bo": "R3 Y2", "Cy": "G1 R4"}


def test_against_the_clock() -> None:
    moves = ("Ann: give G1 to Cy", "Cy: give R3 to Bo", "Bo: give Y1 to Ann")
    assert held(play(NEXT, THREE, *moves, direction="right")) == {"Ann": "G2 Y1", "Bo": "R3 Y2", "Cy": "G1 R4"}


def test_whoever_is_left_without_cards_goes_out_afterwards() -> None:
    game = play("everyone else gives 1 card to you.", ["CU G1", "Y1", "R3"], "Bo: give Y1 to Ann")
    assert waits(game) == ("Cy", "give", ["give R3 to Ann"])
    game = play(
        "everyone else gives 1 card to you.", ["CU G1", "Y1 Y2", "R3"], "Bo: give Y1 to Ann", "Cy: give R3 to Ann"
    )
    assert_over(game, "Cy")


@pytest.mark.parametrize(("direction", "winner"), [("left", "Bo"), ("right", "Di")])
def test_of_several_without_cards_the_first_in_turn_order_goes_out(direction: str, winner: str) -> None:
    hands = ["CU G1", "Y1", "R3 R4", "B5"]
    gifts = {"Bo": "Y1", "Cy": "R3", "Di": "B5"}
    order = gifts if direction == "left" else reversed(gifts)
    moves = [f"{name}: give {gifts[name]} to Ann" for name in order]
    assert_over(play("everyone else gives 1 card to you.", hands, *moves, direction=direction), winner)


def test_a_card_is_given_once() -> None:
    text = "everyone gives 2 cards to the next player."
    game = play(text, ["CU G1 G1 G2", "Y1 Y2", "R3"], "Ann: give G1 to Bo")
    assert waits(game) == ("Ann", "give", ["give G1 to Bo", "give G2 to Bo"])
    game = play(text, ["CU G1 G1 G2", "Y1 Y2", "R3"], "Ann: give G1 to Bo", "Ann: give G1 to Bo", "Bo: give Y2 to Cy")
    assert waits(game) == ("Bo", "give", ["give Y1 to Cy"])
    moves = ("Ann: give G1 to Bo", "Ann: give G1 to Bo", "Bo: give Y2 to Cy", "Bo: give Y1 to Cy", "Cy: give R3 to Ann")
    assert held(play(text, ["CU G1 G1 G2", "Y1 Y2", "R3"], *moves)) == {"Ann": "G2 R3", "Bo": "G1 G1", "Cy": "Y1 Y2"}


def test_all_cards_of_a_colour_move_once() -> None:
    game = play("everyone gives all red cards to the next player.", ["CU R1 G1", "R2 Y1", "R3 Y2"])
    assert held(game) == {"Ann": "G1 R3", "Bo": "R1 Y1", "Cy": "R2 Y2"}
    assert calls(game) == {}


def test_cards_divided_among_others_move_at_once() -> None:
    text = "everyone gives all red cards to other players."
    hands = ["CU R1 G1 G2", "R2 Y1 Y2", "B3 B4"]
    assert waits(play(text, hands, "Ann: give R1 to Bo")) == ("Bo", "give", ["give R2 to Ann", "give R2 to Cy"])
    game = play(text, hands, "Ann: give R1 to Bo", "Bo: give R2 to Cy")
    assert held(game) == {"Ann": "G1 G2", "Bo": "R1 Y1 Y2", "Cy": "B3 B4 R2"}


# Calls and catches


def test_every_giver_who_is_left_with_one_card_owes_the_call() -> None:
    text = "everyone else gives 1 card to you."
    assert calls(play(text, THREE, "Bo: give Y1 to Ann")) == {}
    game = play(text, THREE, "Bo: give Y1 to Ann", "Cy: give R3 to Ann")
    assert game["owes_uno"] == ["Bo", "Cy"]


def test_a_call_with_the_gift_counts() -> None:
    text = "everyone else gives 1 card to you."
    game = play(text, THREE, "Bo: give Y1 to Ann uno", "Cy: give R3 to Ann")
    assert game["owes_uno"] == ["Cy"]
    assert play(text, THREE, "Bo: give Y1 to Ann", "Cy: give R3 to Ann uno")["owes_uno"] == ["Bo"]
    two = "everyone else gives 2 cards to you."
    hands = ["CU G1", "Y1 Y2 Y3", "R3"]
    with pytest.raises(MoveError, match="does not leave one card"):
        live(two, hands).play("Bo: give Y1 to Ann uno")
    moves = ("Bo: give Y1 to Ann", "Bo: give Y2 to Ann uno")
    assert live(two, hands, *moves).moves[-1] == "Bo: give Y2 to Ann uno"


def test_a_new_last_card_owes_the_call_anew() -> None:
    game = play(NEXT, ["CU G1", "Y1 Y2", "R3 R4"], "Ann: uno", *ROUND)
    assert game["owes_uno"] == ["Ann"]


def test_a_giver_who_is_caught_draws_and_keeps_what_they_chose() -> None:
    game = play(NEXT, ["CU G1", "Y1 Y2", "R3 R4"], ROUND[0], "Cy: catch Ann")
    assert held(game)["Ann"] == "B1 B2 G1"
    assert waits(game) == ("Bo", "give", ["give Y1 to Cy", "give Y2 to Cy"])
    game = play(NEXT, ["CU G1", "Y1 Y2", "R3 R4"], ROUND[0], "Cy: catch Ann", *ROUND[1:])
    assert held(game) == {"Ann": "B1 B2 R3", "Bo": "G1 Y2", "Cy": "R4 Y1"}


def test_a_protected_player_gives_all_the_same() -> None:
    game = play(NEXT, THREE, *ROUND, colour="red", protected={"Bo": "SD"})
    assert held(game) == {"Ann": "G2 R3", "Bo": "G1 Y2", "Cy": "R4 Y1"}


# Who knows what


def test_what_somebody_chose_is_not_told_before_it_moves() -> None:
    game = live(NEXT, THREE, *ROUND[:2])
    for name in ("Ann", "Bo", "Cy"):
        assert told(game, name) == ["CU"]
    game = live(NEXT, THREE, *ROUND)
    assert (told(game, "Ann", "gave"), told(game, "Bo", "gave")) == (["G1", "R3"], ["G1", "Y1"])


def test_a_seat_that_thinks_does_not_know_what_others_chose() -> None:
    games = [live(NEXT, THREE, move, ROUND[1]) for move in ("Ann: give G1 to Bo", "Ann: give G2 to Bo")]
    one, two = (sight(game, "Cy") for game in games)
    assert one.scene is not None
    assert two.scene is not None
    assert one.scene.encode() == two.scene.encode()
    assert [entry & 255 for entry in one.scene.driver.round.promises] == [UNKNOWN, UNKNOWN]
    assert HardBot(3, Budget(16)).choose(one) == HardBot(3, Budget(16)).choose(two)


def test_in_its_worlds_others_give_cards_that_they_hold() -> None:
    game = live("everyone gives 2 cards to the next player.", ["CU G1 G2 G3", "Y1 Y2", "R3 R4"], "Ann: give G1 to Bo")
    game.play("Ann: give G3 to Bo")
    view = sight(game, "Bo")
    assert view.scene is not None
    world = Driver(Round(game.edition.deck, 3, Chance()))
    for seed in range(30):
        view.scene.deal(world, Chance(seed))
        state = world.round
        chosen = Counter(int(entry & 255) for entry in state.promises)
        assert chosen <= Counter(state.hand(0))
        assert chosen.total() == 2


@tried_with("text", TEXTS)
def test_random_games_of_nothing_else(text: str) -> None:
    """All cards stay, saved games go on alike, hidden cards change nothing, and events add up to the table."""
    gave = 0
    for seed, count in ((1, 2), (2, 3), (3, 5)):
        game, dice = Game(with_many(text), NAMES[:count], seed, Options(target=1)), random.Random(seed)
        followers = {name: Follower(game.edition, game.players, name) for name in game.players}
        heard = 0
        for _ in range(150):
            for name, follower in followers.items():
                for row in seen(game, name, heard):
                    follower.hear(row)
                assert follower.table() == look(game, name).table
            if not game.round.over:
                seat = dice.randrange(count)
                other = with_other_secrets(game, seat, dice, heard)
                name = game.players[seat]
                assert repr(look(other, name)) == repr(look(game, name))
                assert repr(seen(other, name, heard)) == repr(seen(game, name, heard))
            again = game.copy()
            again.round.decode(game.round.encode())
            assert again.encode() == game.encode()
            assert len(all_cards(game)) == game.edition.size
            heard = len(game.events)
            if not game.waiting:
                break
            player, chosen = move(game, dice)
            again.apply(player, chosen)
            game.apply(player, chosen)
            assert again.encode() == game.encode()
        gave += sum(event.kind == "gave" for event in game.events)
    assert gave > 10


def test_a_state_saved_before_players_could_give_at_once_can_still_be_read() -> None:
    game = live("give 2 cards to a player you choose.", THREE, "Ann: choose Bo")
    state = game.round.encode()
    other = game.copy()
    other.round.decode(state[:-3])
    assert other.round.encode() == state


def test_a_card_that_left_the_hand_meanwhile_is_not_given() -> None:
    """As when somebody is caught, and draws a card that moves whole hands."""
    game = live(NEXT, THREE, ROUND[0])
    game.round.swap(0, 1)
    assert waits_of(game) == ("Bo", ("give G1 to Cy", "give G2 to Cy"))
    game.play("Bo: give G1 to Cy")
    game.play("Cy: give R3 to Ann")
    assert {name: " ".join(hand or ()) for name, hand in look(game, None).table.hands.items()} == {
        "Ann": "R3 Y1 Y2",
        "Bo": "G2",
        "Cy": "G1 R4",
    }


def waits_of(game: Game) -> tuple[str, tuple[str, ...]]:
    """Who is asked, and their options."""
    (decision,) = game.waiting
    return decision.player, decision.options
