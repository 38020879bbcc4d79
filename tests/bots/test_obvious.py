"""No move that a beginner would laugh at: positions of all kinds with an obviously right one, for `expert`."""

from typing import Any, NamedTuple

from cases import tried_with
from lastcard.bots import make, sight
from lastcard.cards.edition import load
from lastcard.game.game import Game
from lastcard.game.position import Position, Stack

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")
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
    text: str = ""
    """What the Wild Customizable says."""


MANY = "G1 G2 G3 G4 G6"
FOUR = (MANY, "Y1 Y2 Y3 Y4 Y6", "R1 R2 R3 R4", "Y7 Y8 Y9 G7")
NINE = ("G1 G2 G3", "G4 G6 G7", "Y1 Y2 Y3", "Y4 Y6 Y7", "R2 R3 R4", "R6 R7 R8", "G8 G9 Y8", "Y9 R9 B6", "G1 Y1 Y2")
BLUES = "W B3 B8 BD BV R8"
ONE_FITS = ["B1 R2 R3 G4 Y9", "G1 G2 G3 G4", "Y1 Y2 Y3"]
DC, HP = "dc-super-hero-girls", "house-party"

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
    "names its colour at a table of five": Case(
        [BLUES, MANY, "Y1 Y2 Y3 Y4 Y6", "R1 R2 R3 R4 R6", "Y7 Y8 Y9 G7 G8"], ("colour blue",), moves=("Ann: play W",)
    ),
    "names its colour at a full table of five": Case(
        [
            BLUES,
            "G1 G2 G3 G4 G6 G7 G8",
            "Y1 Y2 Y3 Y4 Y5 Y6 Y7",
            "R1 R2 R3 R4 R5 R6 R7",
            "Y8 Y9 G9 G0 R9 R0 Y0",
        ],
        ("colour blue",),
        moves=("Ann: play W",),
    ),
    "names its colour at a table of ten": Case(["W B3 B8 B9 B7", *NINE], ("colour blue",), moves=("Ann: play W",)),
    "names the colour of its last card, five": Case(["W Y7", *FOUR], ("colour yellow",), moves=("Ann: play W",)),
    "names its colour, minecraft, three": Case(
        ["W Y3 Y8 Y9 YD", MANY, "R1 R2 R3 R4"], ("colour yellow",), edition="minecraft", moves=("Ann: play W",)
    ),
    "names its colour with a Draw Four, six": Case(
        ["W4 G3 G8 G9 GS", "Y1 Y2 Y3 Y4 Y6", "R1 R2 R3 R4 R6", "Y7 Y8 Y9 G7", "B1 B2 B3 B4", "B6 B7 B8 B9"],
        ("colour green",),
        moves=("Ann: play W4",),
    ),
    "plays the only card that fits, swaps around": Case(ONE_FITS, ("play B1",), "B5", options={"seven_zero": True}),
    "plays the only card that fits, a 7 in its hand": Case(
        ["B1 R7 Y7", "G1 G2 G3 R1 R2 Y1"], ("play B1",), "B5", options={"seven_zero": True}
    ),
    "plays the only card that fits, party": Case(ONE_FITS, ("play B1",), "B5", options={"rules": "party"}),
    "plays the only card that fits, mercy": Case(ONE_FITS, ("play B1",), "B5", options={"mercy": 25}),
    "plays the only card that fits, draw to match": Case(ONE_FITS, ("play B1",), "B5", options={"draw": "match"}),
    "plays the only card that fits, elimination": Case(
        ONE_FITS, ("play B1",), "B5", options={"scoring": "elimination"}
    ),
    "plays the only card that fits, teams": Case([*ONE_FITS, "R1 R4 R6 R7"], ("play B1",), "B5", options={"teams": 2}),
    "plays the only card that fits, ten": Case(["B1 R2 R3 G4 Y9", *NINE], ("play B1",), "B5"),
    "plays the only card that fits, house-party": Case(ONE_FITS, ("play B1",), "B5", edition=HP),
    "plays one of the four that fit, house-party": Case(
        ["B7 G6 R1 R2 R3 R6 Y4 Y8", "G1 G2", "B1 B2 B3 B4"],
        ("play R1", "play R2", "play R3", "play R6"),
        "RV",
        edition=HP,
    ),
    "plays one of the three that fit, with many cards": Case(
        ["B7 BS GV R2 R3 R8 R9 RV RS Y1 Y2 W", "G1 G2 G3 G4 G6 G7"], ("play R8", "play Y1", "play Y2"), "Y8"
    ),
    "plays the card of its colour that it drew, swaps around": Case(
        ["B1 B2 G4 Y8", "G1 G2 G3", "Y1 Y2 Y3"],
        ("play R9",),
        moves=("Ann: draw",),
        options={"seven_zero": True},
        rest={"draw": ["R9"]},
    ),
    "keeps the wild at a party": Case(
        ["B1 W R3 G4 Y9", "G1 G2 G3 G4", "Y1 Y2 Y3 Y4"], ("play B1",), "B5", options={"rules": "party"}
    ),
    "keeps the wild at a table of ten": Case(["B1 W R3 G4 Y9", *NINE], ("play B1",), "B5"),
    "swaps a large hand for one card": Case(
        ["B7 R2 R3 G4 Y9 Y8", "G1 G2 G3 G4 G6 G8", "Y1"], ("play B7",), "B5", options={"seven_zero": True}
    ),
    "keeps its last cards from a 7": Case(
        ["B7 B1", "G1 G2 G3 G4 G6 G8", "Y1 Y2 Y3 Y4 Y6"], ("play B1",), "B5", options={"seven_zero": True}
    ),
    "keeps its last cards from a 0": Case(
        ["B0 B1", "G1 G2 G3 G4 G6 G8", "Y1 Y2 Y3 Y4 Y6"], ("play B1",), "B5", options={"seven_zero": True}
    ),
    "lets whoever would go out sing": Case(
        ["KA R1 R2 B3 B4", "G1 G2 G3 G4", "G6"], ("choose Cy",), edition=HP, moves=("Ann: play KA",)
    ),
    "aims the cannon at whoever would go out": Case(
        ["AS A1 C2 J4", "J1 J2 J3 J4", "G1"], ("choose Cy",), "A5", edition="pirates", moves=("Ann: play AS",)
    ),
    "protects whoever is far from going out": Case(
        ["SD R1 B2 B3", "G1 G2 G3 G4 G6 G7", "G8"], ("protect Bo",), edition=DC, moves=("Ann: play SD",)
    ),
    "stops the next of ten": Case(["RS R1 B2 B4 G7", "G5", *NINE[1:]], ("play RS",)),
    "gives its yellow cards away, and has one left": Case(
        ["PR Y1 Y2 Y3 R7", "B1 B2 B3 B4"], ("play PR",), "G5", edition="green-lantern"
    ),
    "a written card stops whoever would go out": Case(
        ["CU R1 B2 B4 G7", "G1"], ("play CU",), edition=DC, text="everyone else draws 3."
    ),
    "a written card that costs its player waits": Case(
        ["CU R1 B2 B4 G7", MANY], ("play R1",), edition=DC, text="draw 3."
    ),
    "a written card swaps a large hand": Case(
        ["CU B1 B2 B3 B4 B6 B7 Y1", "G1"], ("play CU",), edition=DC, text="swap hands with a player you choose."
    ),
    "a written card does not swap the last one away": Case(
        ["CU R1", MANY], ("play R1",), edition=DC, text="swap hands with a player you choose."
    ),
    "a written card hits whoever would go out": Case(
        ["CU B1 B2 B3", MANY, "G7"],
        ("choose Cy",),
        edition=DC,
        text="a player you choose draws 3.",
        moves=("Ann: play CU",),
    ),
}


@tried_with("name", CASES)
def test_the_obvious_move(name: str) -> None:
    case = CASES[name]
    players = NAMES[: len(case.hands)]
    cards = {player: hand.split() for player, hand in zip(players, case.hands, strict=True)}
    position = Position(cards, "Ann", **{"turn": "Ann", "discard": [case.top], **case.rest})
    edition = load(case.edition).written({"CU": case.text}) if case.text else case.edition
    game = Game(edition, players, 1, case.options, position)
    for move in case.moves:
        game.play(move)
    view = sight(game, "Ann")
    answers = [make("expert:400", seed).choose(view) for seed in range(1, TRIES + 1)]
    assert sum(answer not in case.right for answer in answers) <= SLIPS, answers
