"""A bot knows what its seat may know and no more; and what it remembers is true."""

import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cards.text.cards import TABLE
from cases import tried_with
from lastcard.bots import EasyBot, HardBot, NormalBot, make, sight
from lastcard.bots.hard import Budget
from lastcard.cards.edition import IDS, Edition, load, load_file
from lastcard.engine import agenda, gifts, program
from lastcard.engine.chance import Chance
from lastcard.engine.events import PUBLIC, ROW
from lastcard.engine.round import Round
from lastcard.game.game import Game
from lastcard.game.position import Position
from lastcard.game.settings import Options
from lastcard.game.view import View
from lastcard.thinking.driver import Driver
from lastcard.thinking.scene import Scene

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")
TEXTS = (
    *TABLE,
    "everyone passes their hand to the previous player.",
    "play it only without a card of the colour in play. the next player may challenge: if guilty, you draw 2; if "
    "innocent, they draw 3; unchallenged, they draw 1.",
    "when drawn, discard 1 card.",
    "when drawn, show it and everyone else draws 1.",
    "put down a card. everyone else puts down a card of that colour, or draws 1.",
    "a player you choose gives 2 cards to the next player. take 1 card from that player.",
    "give all your red cards to other players.",
    "show your hand to a player you choose. swap hands with that player.",
    "everyone gives 2 cards to the next player.",
    "look at the top 3 cards of the draw pile and put them back in any order.",
    "look at the top 3 cards of the draw pile, keep 1 of them and put the others below it.",
    "take 2 cards you choose from a player you choose.",
    "take 2 cards you choose from the discard pile. everyone shows 1 card to everyone.",
)


FILE = """
extends = "house-party"
[cards]
5 = { text = "When drawn, discard 1 card." }
9 = { text = "When drawn, discard 1 card and give 1 card to a player you choose." }
3 = { text = "Everyone else shows their hand to you." }
"""


@cache
def editions() -> list[Edition]:
    """All editions, one from a file, and one with each text on its blank cards."""
    blank = load("dc-super-hero-girls")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "file.toml"
        path.write_text(FILE)
        own = load_file(path)
    return [load(id) for id in IDS] + [own] + [blank.written({"CU": text}) for text in TEXTS]


def rounds(edition: Edition, seed: int, players: int, most: int = 80) -> Iterator[Game]:
    """A round at each of its decisions, in which everybody plays who can, calls now and then, and bluffs."""
    dice = random.Random(seed)
    game = Game(edition, NAMES[:players], seed, Options(target=1))
    for _ in range(most):
        if game.round.over:
            return
        yield game
        if game.interrupts and dice.random() < 0.5:
            decision = dice.choice(game.interrupts)
            game.apply(decision.player, dice.choice(decision.options))
            continue
        decision = dice.choice(game.waiting)
        wilds = [option for option in decision.options if option.startswith("play ") and len(option) > 7]
        plays = wilds or [option for option in decision.options if option.startswith("play ")]
        game.apply(decision.player, dice.choice(plays if decision.kind == "turn" and plays else decision.options))


def scrambled(game: Game, seat: int, dice: random.Random) -> Game:
    """A game that differs in everything that a seat cannot see."""
    other = game.copy()
    state = other.round
    state.deal_unseen(seat, Chance(dice.getrandbits(32)))
    state.chance.copy_from(Chance(dice.getrandbits(32)))
    state.rolled = dice.randrange(100)
    if state.drawn != program.NONE and state.turn != seat:
        state.drawn = state.card_at(state.turn, dice.randrange(int(state.sizes[state.turn])))
    for frame in range(0, int(state.depth), agenda.FRAME):
        card = state.agenda[frame + agenda.CARD]
        if state.agenda[frame + agenda.YOU] == seat or card == program.NONE:
            continue
        if state.agenda[frame + agenda.QUIET]:
            alike = [
                kind for kind in range(int(state.deck.kinds)) if state.deck.draw_at[kind] == state.deck.draw_at[card]
            ]
            state.agenda[frame + agenda.CARD] = dice.choice(alike)
        elif state.deck.flags_of[card] & program.LAWFUL_WITHOUT_COLOUR:
            state.agenda[frame + agenda.GUILT] = dice.choice([program.GUILTY, program.INNOCENT])
    own = [card for card in state.to_give if state.agenda[(card >> 8) - agenda.FRAME + agenda.ACTOR] == seat]
    others = [card for card in state.to_give if card not in own]
    unknown = [(card & ~255) + dice.randrange(int(state.deck.kinds)) for card in others * dice.randrange(1, 4)]
    state.to_give = vec[i64](own + unknown)
    for number, promise in enumerate(state.promises):
        if gifts.giver(promise) != seat:
            state.promises[number] = promise - (promise & 255) + dice.randrange(int(state.deck.kinds))
    for at in range(0, len(other.rows), ROW):
        audience = other.rows[at + 5]
        if audience != PUBLIC and not audience >> seat & 1:
            other.rows[at + 3] = dice.randrange(int(state.deck.kinds))
    return other


def questions(game: Game) -> Iterator[tuple[str, bool]]:
    """Everybody who is asked, and whether to react."""
    for decision in game.waiting:
        yield decision.player, False
    for decision in game.interrupts:
        yield decision.player, True


def scene_of(view: View) -> Scene:
    assert view.scene is not None
    return view.scene


@tried_with("edition", editions(), ids=str)
def test_what_a_seat_cannot_see_changes_nothing(edition: Edition) -> None:
    dice = random.Random(1)
    for players in (2, 4):
        for game in rounds(edition, players, players):
            for name, react in questions(game):
                seat = game.players.index(name)
                one = sight(game, name, react)
                two = sight(scrambled(game, seat, dice), name, react)
                assert scene_of(one).encode() == scene_of(two).encode()
                assert (repr(one), one.answers) == (repr(two), two.answers)
                if dice.random() < 0.1:
                    seed = dice.randrange(1000)
                    for bot in (EasyBot, NormalBot):
                        assert bot(seed).choose(one) == bot(seed).choose(two)
                    assert HardBot(seed, Budget(16)).choose(one) == HardBot(seed, Budget(16)).choose(two)


@tried_with("edition", editions(), ids=str)
def test_what_a_seat_remembers_is_true(edition: Edition) -> None:
    deck = edition.deck
    kinds, suits = int(deck.kinds), int(deck.colours) + 1
    for players in (2, 4):
        for game in rounds(edition, 10 + players, players):
            for viewer in range(players):
                memory = scene_of(sight(game, NAMES[viewer])).memory
                for seat in range(players):
                    hand = Counter(game.round.hand(seat))
                    known = {kind: int(memory.known[seat * kinds + kind]) for kind in range(kinds)}
                    assert all(count <= hand[kind] for kind, count in known.items())
                    if viewer == seat:
                        assert +Counter(known) == hand
                    for suit in range(suits):
                        colour = suit if suit < suits - 1 else program.NONE
                        held = sum(count for kind, count in hand.items() if deck.colour_of[kind] == colour)
                        assert held <= memory.since[seat * suits + suit]


@tried_with("edition", [load(id) for id in IDS], ids=lambda edition: str(edition.id))
def test_worlds_look_the_same_to_the_seat(edition: Edition) -> None:
    deck = edition.deck
    for players in (2, 4):
        world = Driver(Round(deck, players, Chance()))
        for game in rounds(edition, 20 + players, players):
            for name, react in questions(game):
                seat = game.players.index(name)
                scene = scene_of(sight(game, name, react))
                scene.deal(world, Chance(5))
                state, truth = world.round, game.round
                assert state.hand(seat) == truth.hand(seat)
                assert [int(size) for size in state.sizes] == [int(size) for size in truth.sizes]
                assert (state.draw_size, state.discard_size) == (truth.draw_size, truth.discard_size)
                assert everything(state) == everything(truth)
                assert [world.option(index) for index in range(world.count)] == [
                    scene.driver.option(index) for index in range(scene.driver.count)
                ]
                for frame in range(0, int(state.depth), agenda.FRAME):
                    assert state.agenda[frame + agenda.GUILT] in (program.GUILTY, program.INNOCENT)


def everything(state: Round) -> Counter[int]:
    cards = Counter(int(state.draw_pile[i]) for i in range(state.draw_size))
    for seat in range(int(state.seats)):
        cards += Counter(state.hand(seat))
    return cards


def test_who_draws_on_red_is_dealt_no_red() -> None:
    deck = load("classic").deck
    world = Driver(Round(deck, 2, Chance()))
    red = [0, 0]
    for seed in range(30):
        for game in rounds(load("classic"), seed, 2, 60):
            if game.waiting[0].kind != "turn":
                continue
            name = game.waiting[0].player
            seat = game.players.index(name)
            scene = scene_of(sight(game, name))
            suits = int(scene.memory.suits)
            for colour in range(suits - 1):
                if scene.memory.since[(1 - seat) * suits + colour] == 0:
                    for number in range(10):
                        scene.deal(world, Chance(number))
                        red[world.round.holds_colour(1 - seat, colour)] += 1
    assert sum(red) > 500
    assert red[1] < 0.15 * sum(red)


def test_a_hand_seen_in_a_challenge_is_remembered() -> None:
    for seed in range(300):
        game = Game("classic", ["Ann", "Bo"], seed)
        first = game.waiting[0].player
        if "play W4" in game.waiting[0].options and len(game.players) == 2:
            other = "Bo" if first == "Ann" else "Ann"
            game.apply(first, "play W4")
            game.apply(first, "colour red")
            game.apply(other, "challenge")
            scene = scene_of(sight(game, other))
            seat = game.players.index(first)
            known = sum(
                int(count)
                for count in scene.memory.known[seat * int(scene.deck.kinds) : (seat + 1) * int(scene.deck.kinds)]
            )
            assert known == 6
            return
    pytest.fail("no such deal")


def test_positions_are_remembered_too() -> None:
    hands = {"Ann": ["R1", "R2", "B7"], "Bo": ["G1", "G2"]}
    game = Game("house-party", ["Ann", "Bo"], position=Position(hands, "Bo", turn="Ann", discard=["B1"]))
    game.play("Ann: play B7")
    game.play("Ann: choose Bo")
    scene = scene_of(sight(game, "Bo"))
    world = Driver(Round(scene.deck, 2, Chance()))
    scene.deal(world, Chance(1))
    assert world.round.hand(0) == game.round.hand(0)


@pytest.mark.parametrize(
    ("name", "draw", "moves", "kind"),
    [
        ("written", "CU", ["draw", "discard R1", "discard R2"], "drawn"),
        ("file", "B9", ["draw", "discard R2"], "choose"),
    ],
)
def test_a_card_drawn_by_somebody_else_is_hidden(name: str, draw: str, moves: list[str], kind: str) -> None:
    """Ann's card has acted when she drew it, and left her one card: Bo may catch her before she goes on."""
    edition = load("dc-super-hero-girls").written({"CU": "when drawn, discard 2 cards."})
    if name == "file":
        edition = next(edition for edition in editions() if edition.id == name)
    hands = {"Ann": ["R1", "R2"][-len(moves) + 1 :], "Bo": ["G1", "G2", "G3"], "Cy": ["G4", "G5"]}
    start = Position(hands, "Bo", turn="Ann", discard=["B5"], draw=[draw])
    game = Game(edition, ["Ann", "Bo", "Cy"], position=start)
    for move in moves:
        game.apply("Ann", move)
    assert game.waiting[0].kind == kind
    dice = random.Random(1)
    view = sight(game, "Bo", react=True)
    for _ in range(20):
        other = sight(scrambled(game, 1, dice), "Bo", react=True)
        assert scene_of(other).encode() == scene_of(view).encode()
        for level in ("hard:30", "expert:30"):
            assert make(level, 5).choose(other) == make(level, 5).choose(view)


def test_calls_while_chance_decides() -> None:
    text = "discard 5 cards. choose the colour. drop this card: if it lands face up, draw 1; otherwise draw 2."
    edition = load("dc-super-hero-girls").written({"CU": text})
    asked = 0
    for seed in range(40):
        game = Game(edition, NAMES[:2], seed, chance_waits=True)
        bots = {name: make("hard:10", seat) for seat, name in enumerate(NAMES[:2])}
        for _ in range(60):
            if game.round.over:
                break
            for decision in game.interrupts:
                if game.chance_is_asked:
                    view = sight(game, decision.player, react=True)
                    assert view.decision is not None
                    assert bots[decision.player].choose(view) in view.decision.options
                    asked += 1
            if game.chance_is_asked:
                game.roll()
            else:
                options = game.waiting[0].options
                game.apply(game.waiting[0].player, next((text for text in options if "CU" in text), options[-1]))
    assert asked


def test_bots_want_sight() -> None:
    from lastcard.game.view import look

    game = Game("classic", ["Ann", "Bo"], 1)
    for name in ("easy", "normal", "hard:10", "expert:10"):
        with pytest.raises(ValueError, match="sight"):
            make(name).choose(look(game, game.waiting[0].player))


@pytest.mark.parametrize("edition", ["classic", "minecraft", "dc-super-hero-girls"])
def test_nothing_is_left_beyond_the_ends_of_piles_and_hands(edition: str) -> None:
    """A bot may look at the raw arrays of its scene: they hold what it may know, and zeros."""
    game = Game(edition, ("Ann", "Bo", "Cy"), 7)
    for _ in range(120):
        if not game.waiting or game.round.over:
            break
        name = game.waiting[0].player
        scene = sight(game, name).scene
        assert scene is not None
        round, size = scene.driver.round, game.edition.size
        assert not any(round.draw_pile[round.draw_size :])
        assert not any(round.discard_pile[round.discard_size :])
        assert not any(round.agenda[round.depth :])
        for seat in range(3):
            first = seat * size
            assert not any(round.hands[first + round.sizes[seat] : first + size])
        game.apply(name, max(game.waiting[0].options))
