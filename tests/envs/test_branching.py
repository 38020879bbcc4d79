"""A table as a tree: whatever the engine deals can be told to it, card by card, and nothing else is possible."""

import pickle
import random
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from envs.tables import random_tables
from lastcard.cards.edition import load_text
from lastcard.envs.branching import Branching, Node, table_for
from lastcard.envs.tables import Table
from lastcard.learning.fate import CARD

PARTS = "vector+planes+history"


def log_of(node: Node) -> list[int]:
    """What has happened up to a node, on the way to the next question, too."""
    return [int(value) for value in node.table.episode.driver.round.recorder.log]


def told(node: Node, log: list[int], dealer: int) -> Node:
    """Let chance bring what it brought at a table where that has happened."""
    while node.by_chance:
        before = len(log_of(node))
        if node.before is None and not node.told:
            node = node.after(dealer)
        elif node.about == CARD and log[before + 3] in node.legal():
            node = node.after(log[before + 3])
        else:
            node = next(
                found
                for outcome in node.legal()
                for found in [node.after(outcome)]
                if len(log_of(found)) > before and log_of(found) == log[: len(log_of(found))]
            )
    return node


def test_what_the_engine_deals_can_be_told_and_then_everybody_sees_the_same() -> None:
    chances = 0
    for table, dice in random_tables(PARTS, each=2):
        tree = Branching(table.spaces.edition, table.spaces.players, table.options, reward="round")
        own = Table(table.spaces.edition, table.spaces.players, table.options, observation=PARTS)
        own.begin(dice.getrandbits(63))
        round = own.episode.driver.round
        node = told(tree.root, [int(value) for value in round.recorder.log], int(round.dealer))
        for _ in range(60):
            for seat in range(table.spaces.players):
                assert node.observe(seat) == bytes(own.observe(seat))
            assert node.over == own.over
            if own.over:
                break
            assert (node.seat, node.legal()) == (own.seat, sorted(own.legal()))
            cards = [action for action in node.legal() if action >= 74]
            action = dice.choice(cards if cards and dice.random() < 0.8 else node.legal())
            own.step(action)
            node = node.after(action)
            chances += node.by_chance
            node = told(node, [int(value) for value in round.recorder.log], 0)
        if own.over:
            assert list(node.rewards) == own.rewards
    assert chances > 100


def walk(tree: Branching, dice: random.Random, most: int = 400) -> Iterator[Node]:
    """Nodes of a random game."""
    node = tree.root
    for _ in range(most):
        yield node
        if node.over:
            return
        if node.by_chance:
            outcomes, weights = zip(*node.outcomes(), strict=True)
            node = node.after(dice.choices(outcomes, weights)[0])
        else:
            node = node.after(dice.choice(node.legal()))


def test_a_card_that_is_drawn_is_any_of_the_pile_each_equally_likely() -> None:
    tree = Branching("classic", 3)
    drawn = reshuffled = 0
    for seed in range(4):
        for node in walk(tree, random.Random(seed), 3000):
            if node.by_chance or node.over or 0 not in node.legal():
                continue
            assert node.before is not None
            round = node.before.driver.round
            pile = [int(round.draw_pile[i]) for i in range(round.draw_size)]
            reshuffled += not pile
            pile = pile or [int(round.discard_pile[i]) for i in range(round.discard_size - 1)]
            if pile:
                counts = Counter(pile)
                assert node.after(0).outcomes() == [(card, counts[card] / len(pile)) for card in sorted(counts)]
                drawn += 1
    assert drawn > 50
    assert reshuffled


def edition_with(text: str) -> Any:
    """The base game, with many wilds that say something."""
    return load_text(
        f'name = "Odd"\nextends = "classic"\n[cards.OD]\nname = "Odd"\nwild = true\ncount = 60\ntext = "{text}"',
        "odd.toml",
    )


def after_odd(text: str) -> Node:
    """A node right after such a card was played, by somebody who has others."""
    tree = Branching(edition_with(text), 2)
    for seed in range(100):
        for node in walk(tree, random.Random(seed), 60):
            if not node.by_chance and not node.over:
                odd = tree.spaces.number("play OD", node.seat)
                if odd in node.legal():
                    return node.after(odd)
    raise AssertionError("nobody plays it")


def test_hands_that_are_shuffled_together_are_dealt_card_by_card() -> None:
    node = after_odd("Shuffle all hands together and deal them out evenly.")
    assert node.before is not None
    round = node.before.driver.round
    cards = Counter(round.hand(0)) + Counter(round.hand(1))
    cards[len(node.table.spaces.edition.kinds) - 1] -= 1
    dice = random.Random(1)
    while node.by_chance:
        held = +cards
        assert dict(node.outcomes()) == {card: count / held.total() for card, count in held.items()}
        card = dice.choice(node.legal())
        cards[card] -= 1
        node = node.after(card)
    assert not +cards


def test_a_card_that_all_have_seen_on_top_of_the_pile_is_the_next_one() -> None:
    node = after_odd("guess the colour of the top card of the draw pile. if you are wrong, draw 2.")
    guess = node.legal()[0]
    shown = node.after(guess)
    assert shown.by_chance
    red = node.table.spaces.edition.kind("R7")
    drawn = shown.after(red)
    assert drawn.by_chance, "the first of the two was seen, the second is asked for"
    assert dict(drawn.outcomes())[red] < dict(shown.outcomes())[red]
    blue = node.table.spaces.edition.kind("B7")
    right = shown.after(blue if node.table.spaces.option(guess, node.seat) == "colour blue" else red)
    assert not right.by_chance
    for seed in range(5):
        world = right.resample(right.seat, seed)
        assert world.before is not None
        assert world.before.driver.round.draw_pile[world.before.driver.round.draw_size - 1] == blue
    while 0 not in right.legal():
        right = right.after(right.legal()[0])
    after = right.after(0)
    assert not after.by_chance, "it is known which card is drawn"
    assert after.before is not None
    assert blue in after.before.driver.round.hand(right.seat)


@pytest.mark.parametrize("text", ["discard a random card.", "take a random card from a player you choose."])
def test_a_card_taken_at_random_is_any_of_the_hand(text: str) -> None:
    node = after_odd(text)
    while not node.by_chance:
        node = node.after(node.legal()[0])
    assert node.before is not None
    player, round = int(node.before.driver.seat), node.before.driver.round
    held = Counter(round.hand(player if "discard" in text else 1 - player))
    if "discard" in text:
        held[len(node.table.spaces.edition.kinds) - 1] -= 1  # the card that says it
    assert dict(node.outcomes()) == {card: count / held.total() for card, count in (+held).items()}


def test_dice_show_each_number_equally_often() -> None:
    node = after_odd("roll a die. draw that many cards.")
    assert node.outcomes() == [(number, 1 / 6) for number in range(6)]
    for _ in range(3):
        node = node.after(2)
    assert node.by_chance
    assert node.says() == "a card"


def test_worlds_look_the_same_to_whoever_asks_for_them() -> None:
    different = 0
    for table, dice in random_tables("vector", each=2):
        tree = Branching(table.spaces.edition, table.spaces.players, table.options)
        for node in walk(tree, dice, 200):
            if node.by_chance or node.over or dice.random() < 0.8:
                continue
            for seat in {node.seat, dice.randrange(table.spaces.players)}:
                world = node.resample(seat, dice.getrandbits(40))
                assert world.observe(seat) == node.observe(seat)
                assert world.remembers(seat) == node.remembers(seat)
                if seat == node.seat:
                    assert (world.seat, world.legal()) == (node.seat, node.legal())
                other = (seat + 1) % table.spaces.players
                different += world.observe(other) != node.observe(other)
                for _ in walk_from(world, dice, 10):
                    pass
    assert different > 50


def walk_from(node: Node, dice: random.Random, most: int) -> Iterator[Node]:
    """Nodes of a random game that goes on from one."""
    for _ in range(most):
        yield node
        if node.over:
            return
        node = node.after(dice.choice(node.legal()))


def test_a_node_is_the_same_after_it_was_kept() -> None:
    dice = random.Random(3)
    tree = table_for("pirates", 3, (("stack", "any"),), "round", ())
    for node in walk(tree, dice, 150):
        again = pickle.loads(pickle.dumps(node))
        assert (again.by_chance, again.over) == (node.by_chance, node.over)
        assert again.legal() == node.legal()
        assert deepcopy(node) is node
        if not node.over:
            action = dice.choice(node.legal())
            assert str(again.after(action)) == str(node.after(action))


def test_games_go_on_over_rounds_and_end_with_a_winner() -> None:
    tree = Branching("classic", 2, {"target": 60}, reward="game")
    dice = random.Random(2)
    *_, end = walk(tree, dice, 20_000)
    assert end.over
    assert sorted(end.rewards) == [-1, 1]


def test_what_cannot_be_is_refused_with_what_can() -> None:
    node = Branching("classic", 2, {"force_play": True}).root
    with pytest.raises(ValueError, match=r"chance cannot bring 7; possible: 0 \(0\), 1 \(1\)"):
        node.after(7)
    with pytest.raises(ValueError, match="chance is asked"):
        node.resample(0, 1)
    with pytest.raises(ValueError, match="chance is asked, and no seat"):
        _ = node.seat
    while node.by_chance:
        node = node.after(node.legal()[0])
    with pytest.raises(ValueError, match=r"player_1 cannot take action 14 \(second\); possible: .*play B0"):
        node.after(14)
    with pytest.raises(ValueError, match="chance is not asked"):
        node.outcomes()
    *_, node = walk(node.table, random.Random(1), 20_000)
    with pytest.raises(ValueError, match="the episode is over"):
        node.after(0)
