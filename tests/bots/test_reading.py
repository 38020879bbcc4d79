"""`expert` reads the table: what others did says what they hold."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import u8

from lastcard.bots import sight
from lastcard.bots.levels import scene_of
from lastcard.engine.chance import Chance
from lastcard.engine.round import Round
from lastcard.game.game import Game
from lastcard.game.position import Position
from lastcard.thinking.driver import Driver
from lastcard.thinking.policy import NEVER, Policy
from lastcard.thinking.reading import WHIM, Reader
from lastcard.thinking.scene import Scene

NAMES = ("Ann", "Bo", "Cy", "Di")
WORLDS = 300


def stood(hands: Sequence[str], edition: str = "classic", turn: str = "Ann", top: str = "R5", draw: str = "") -> Game:
    players = NAMES[: len(hands)]
    cards = {name: hand.split() for name, hand in zip(players, hands, strict=True)}
    start = Position(cards, "Ann", turn=turn, discard=[top], draw=draw.split())
    return Game(edition, players, 1, position=start)


def worlds(game: Game, viewer: str, of: str, reads: bool) -> list[list[str]]:
    """Hands that somebody could hold, as another player thinks."""
    view = sight(game, viewer, react=not any(decision.player == viewer for decision in game.waiting))
    scene: Scene = scene_of(view)
    seat, codes = game.players.index(of), [kind.code for kind in game.edition.kinds]
    world = Driver(Round(scene.deck, len(game.players), Chance()))
    reader = Reader(Policy(scene.deck), scene.memory.clues) if reads else None
    chance, found = Chance(7), []
    for _ in range(WORLDS):
        scene.deal(world, chance, reader)
        hand = [codes[card] for card in world.round.hand(seat)]
        assert len(hand) == game.round.sizes[seat]
        found.append(hand)
    return found


def share(hands: list[list[str]], *holds: str) -> float:
    """How many of the hands hold any of these cards."""
    return sum(any(card in hand for card in holds) for hand in hands) / len(hands)


def test_who_draws_has_no_card_of_the_number_either() -> None:
    """Bo draws on a red 1: no red card, as `hard` knows, and no 1 either."""
    game = stood(["R1 R2 R3 Y8", "G3 G2 B3 B4"], draw="Y2")
    game.play("Ann: play R1")
    game.play("Bo: draw")
    unread, read = (share(worlds(game, "Ann", "Bo", reads), "G1", "B1", "Y1") for reads in (False, True))
    assert unread > 0.2
    assert read < unread / 2


def test_who_names_a_colour_holds_most_of_it() -> None:
    game = stood(["R1 R2 R3 Y1", "W B1 B2 B3 G4"], turn="Bo")
    game.play("Bo: play W")
    game.play("Bo: colour blue")

    def mostly_blue(hand: list[str]) -> bool:
        blue = sum(code.startswith("B") for code in hand)
        return all(sum(code.startswith(colour) for code in hand) <= blue for colour in "RGY")

    unread, read = (sum(map(mostly_blue, worlds(game, "Ann", "Bo", reads))) / WORLDS for reads in (False, True))
    assert read > unread + 0.2


def test_a_wild_played_early_says_that_nothing_else_matched() -> None:
    game = stood(["R1 R2 R3 Y1", "W B1 B2 G3 G4"], turn="Bo")
    game.play("Bo: play W")
    game.play("Bo: colour green")
    reds = [f"R{number}" for number in range(10)]
    unread, read = (share(worlds(game, "Ann", "Bo", reads), *reds) for reads in (False, True))
    assert read < unread - 0.2


def test_whoever_plays_by_no_habits_is_soon_taken_for_that() -> None:
    """Bo keeps the colour that he holds most of for last, and plays a wild although others match."""
    game = stood(["R6 G6 Y6 Y7 Y8", "R1 G1 Y1 B1 B2 B3 B4 W R9"], turn="Bo")
    for card, answer in [("R1", "Ann: play R6"), ("R9", "Ann: draw"), ("W", "Bo: colour green")]:
        game.play(f"Bo: play {card}")
        game.play(answer)
    scene = scene_of(sight(game, "Ann", react=True))
    reader = Reader(Policy(scene.deck), scene.memory.clues)
    hand = vec[u8](game.round.hand(1))
    assert WHIM < reader.surprise(hand, 1, NEVER, Chance(1)) < 2 * WHIM


def test_nothing_is_read_from_before_a_hand_was_exchanged() -> None:
    game = Game(
        "house-party",
        ["Ann", "Bo"],
        position=Position({"Ann": ["R1", "B7", "R2"], "Bo": ["G1", "G2"]}, "Bo", turn="Bo", discard=["B1"]),
    )
    game.play("Bo: draw")
    assert scene_of(sight(game, "Ann")).memory.clues.begins[1] == 0
    game.play("Ann: play B7")
    game.play("Ann: choose Bo")
    clues = scene_of(sight(game, "Bo")).memory.clues
    assert clues.begins[0] > 0
    assert clues.begins[1] > 0


def test_what_is_read_survives_the_way_to_another_process() -> None:
    game = stood(["R1 R2 R3 Y1", "W B1 B2 G3 G4"], turn="Bo")
    game.play("Bo: play W")
    game.play("Bo: colour green")
    scene = scene_of(sight(game, "Ann"))
    other = Scene(scene.deck, 2)
    other.decode(scene.encode())
    assert other.encode() == scene.encode()
    assert list(other.memory.clues.rows) == list(scene.memory.clues.rows)
    assert list(scene.memory.clues.rows)
