"""No move that a beginner would laugh at: positions of all kinds with an obviously right one, for `expert`."""

from typing import Any, NamedTuple

from cases import tried_with
from lastcard.bots import make, sight
from lastcard.game.game import Game
from lastcard.game.position import Position, Stack

NAMES = ("Ann", "Bo", "Cy", "Di")
TRIES, SLIPS = 10, 1
"""Dice differ from try to try; a slip in ten is bad luck, two are a habit."""


class Case(NamedTuple):
    """What Ann holds, then the others in turn; the card on top; what she may answer, one of these."""

    hands: list[str]
    right: tuple[str, ...]
    top: str = "R5"
    edition: str = "classic"
    options: dict[str, Any] = {}  # noqa: RUF012 (nobody changes it)
    moves: tuple[str, ...] = ()
    rest: dict[str, Any] = {}  # noqa: RUF012


MANY = "G1 G2 G3 G4 G6"

CASES = {
    "goes out": Case(["R1", "G1 G2 G3"], ("play R1",)),
    "goes out with a wild": Case(["W", "G1 G2 G3"], ("play W",)),
    "goes out with a Wild Draw Four": Case(["W4", "G1 G2 G3"], ("play W4",)),
    "skips whoever would go out, then goes out": Case(["RS R1", "G1"], ("play RS",)),
    "two skips, then out": Case(["RS BS B1", "G1"], ("play RS",)),
    "a Reverse between two, then out": Case(["RV R1", "G1"], ("play RV",)),
    "stops whoever would go out": Case(["RD R1 B2 B4 G7", "G1"], ("play RD",)),
    "stops them with the only card that does": Case(["W4 B1 B2 Y4 G7", "G1"], ("play W4",)),
    "keeps the wild": Case(["R1 W B2 B4 G7 G8", MANY], ("play R1",)),
    "keeps the Wild Draw Four": Case(["R1 W4 R2 B4 R7 R8", MANY], ("play R1", "play R2", "play R7", "play R8")),
    "stays in its colour": Case(["R1 B5 R2 R3 R4", MANY], ("play R1", "play R2", "play R3", "play R4")),
    "plays rather than draws": Case(["R1 B2 B4 G7", "G1 G2 G3 G4", "Y1 Y2 Y3"], ("play R1",)),
    "names the colour it holds": Case(["W B2 B4 B7", MANY], ("colour blue",), moves=("Ann: play W",)),
    "names it at a table of four": Case(
        ["W Y2 Y4 Y7", MANY, "B1 B2 B3 B4", "R1 R2 R3 R4"], ("colour yellow",), moves=("Ann: play W",)
    ),
    "stops the next of four": Case(["RS R1 B2 B4 G7", "G1", "Y1 Y2 Y3 Y4", "B1 B3 B5 B6"], ("play RS",)),
    "turns away from the next of four": Case(["RV R1 B2 B4 G7", "G1", "Y1 Y2 Y3 Y4", "B1 B3 B5 B6 B8"], ("play RV",)),
    "does not turn to who would go out": Case(
        ["RV R1 B2 B4 G7", "Y1 Y2 Y3 Y4 Y6", "B1 B3 B5 B6 B8", "G1"], ("play R1",)
    ),
    "goes out at a table of four": Case(["R1", "G1", "Y1", "B1"], ("play R1",)),
    "plays what it drew": Case(["B1 B2", MANY], ("play RD",), moves=("Ann: draw",), rest={"draw": ["RD"]}),
    "goes out, minecraft": Case(["R1", "G1 G2 G3"], ("play R1",), edition="minecraft"),
    "goes out, pirates": Case(["A1", "J1 J2 J3"], ("play A1",), top="A5", edition="pirates"),
    "goes out, house-party": Case(["R1", "G1 G2 G3"], ("play R1",), edition="house-party"),
    "goes out, space-jam": Case(["R1", "B1 B2 B3"], ("play R1",), edition="space-jam"),
    "passes a stack on": Case(
        ["BD B1 B2", MANY, "Y1 Y2 Y3"], ("play BD",), "RD", options={"stack": "any"}, rest={"stack": Stack(6, "Cy")}
    ),
    "takes the smallest hand": Case(
        ["R7 B1 B2 B3 Y1", MANY, "G5"], ("choose Cy",), options={"seven_zero": True}, moves=("Ann: play R7",)
    ),
    "goes out, tally": Case(["R1", "G1 G2 G3"], ("play R1",), options={"scoring": "tally"}),
    "keeps the wild with the draw pile near": Case(["R1 R2 W", MANY, "Y1 Y2 Y3 Y4"], ("play R1", "play R2")),
    "leaves two cards that go together": Case(["R1 B1 B2", MANY], ("play R1",)),
    "does not change away from its own colour": Case(
        ["B5 R1 R2 R3 R9", MANY], ("play R1", "play R2", "play R3", "play R9")
    ),
    "goes out with a Draw Two": Case(["RD", "G1 G2 G3"], ("play RD",)),
    "two wilds, then out": Case(["W W", MANY], ("play W",)),
    "three Skips in a row, then out": Case(["RS BS YS Y1", "G1"], ("play RS",)),
    "a Draw Two, then a Skip, then out": Case(["RD RS R1", "G1"], ("play RD", "play RS")),
    "names the colour of its last card": Case(["W G7", MANY], ("colour green",), moves=("Ann: play W",)),
    "stops the next of three": Case(["RD R1 B2 B4 G7", "G1", "Y1 Y2 Y3 Y4"], ("play RD",)),
    "does not spend the Draw Four on a full hand": Case(
        ["R1 W4 R2 R4", MANY + " G7 G8"], ("play R1", "play R2", "play R4")
    ),
    "goes out, green-lantern": Case(["R1", "G1 G2 G3"], ("play R1",), edition="green-lantern"),
    "goes out, ghostbusters": Case(["R1", "G1 G2 G3"], ("play R1",), edition="ghostbusters"),
    "stops whoever would go out, minecraft": Case(["RD R1 B2 B4 G7", "G1"], ("play RD",), edition="minecraft"),
    "stays in its colour, space-jam": Case(
        ["R1 B5 R2 R3 R4", "B1 B2 B3 B4 B6"], ("play R1", "play R2", "play R3", "play R4"), edition="space-jam"
    ),
    "plays what it drew and goes on to its last card": Case(
        ["B1", MANY], ("play R9",), moves=("Ann: draw",), rest={"draw": ["R9"]}
    ),
    "keeps the wild for the end": Case(["R1 W", MANY], ("play R1",)),
    "names one of its colours": Case(  # the single red card first is no worse: the other 2 leads on to blue
        ["W R2 B2 B4 B7", MANY], ("colour blue", "colour red"), moves=("Ann: play W",)
    ),
    "two Draw Twos, then out": Case(["RD BD B1", "G1"], ("play RD",)),
    "keeps the card that the last one fits": Case(["R1 R2 B2", MANY], ("play R1",)),
    "does not bluff for nothing": Case(["R1 R2 W4 R7", MANY], ("play R1", "play R2", "play R7")),
    "plays rather than draws, minecraft": Case(["R1 B2 B4 G7", MANY], ("play R1",), edition="minecraft"),
    "names its colour, ghostbusters": Case(
        ["W B2 B4 B7", MANY], ("colour blue",), moves=("Ann: play W",), edition="ghostbusters"
    ),
    "goes out with partners": Case(["R1", "G1 G2", "Y1 Y2", "B1 B2"], ("play R1",), options={"teams": 2}),
}


@tried_with("name", CASES)
def test_the_obvious_move(name: str) -> None:
    case = CASES[name]
    players = NAMES[: len(case.hands)]
    cards = {player: hand.split() for player, hand in zip(players, case.hands, strict=True)}
    position = Position(cards, "Ann", **{"turn": "Ann", "discard": [case.top], **case.rest})
    game = Game(case.edition, players, 1, case.options, position)
    for move in case.moves:
        game.play(move)
    view = sight(game, "Ann")
    answers = [make("expert:400", seed).choose(view) for seed in range(1, TRIES + 1)]
    assert sum(answer not in case.right for answer in answers) <= SLIPS, answers
