"""The version of the rules: as long as it stays, a saved log gives the same game.

When a trace here changes, the rules have changed: raise `RULES` in game.py, and then keep the new traces.
"""

import hashlib

from cases import tried_with
from lastcard.engine.agenda import LEFT
from lastcard.engine.chance import Chance
from lastcard.engine.program import NONE
from lastcard.game.game import RULES, Game
from lastcard.game.position import Position
from lastcard.game.settings import Options

KEPT = {
    "ghostbusters": "0d5ae8b7e0979079",
    "green-lantern": "d426dee2593744c0",
    "minecraft": "533cced9ca6d2caa",
    "space-jam": "af8f8578d62c5484",
    "dc-super-hero-girls": "d1e9d799857fb8e8",
    "classic": "2dbaa1e54af7cc11",
    "house-party": "a3aeed6abec961e8",
    "pirates": "0f2276039da1d69f",
}
MOVES = 400


def trace(edition: str) -> str:
    """What happens in a game of four in which every choice follows from a seed."""
    game = Game(edition, ("Ann", "Bo", "Cy", "Di"), 5, Options(target=10_000))
    chance = Chance(9)
    for _ in range(MOVES):
        if game.interrupts and chance.below(2):
            asked = game.interrupts[int(chance.below(len(game.interrupts)))]
        else:
            asked = game.waiting[int(chance.below(len(game.waiting)))]
        options = [option for option in asked.options if option != "draw"] or list(asked.options)
        game.apply(asked.player, options[int(chance.below(len(options)))])
    return hashlib.sha256(repr((game.moves, game.events, game.scores)).encode()).hexdigest()[:16]


@tried_with("edition", KEPT)
def test_a_log_gives_the_same_game(edition: str) -> None:
    assert RULES == 2
    assert trace(edition) == KEPT[edition]


def test_a_state_that_version_1_saved_can_be_gone_on_with() -> None:
    """It said neither how often the discard pile was reshuffled nor what is still to be given away."""
    hands = {"Ann": ["PR", "Y5"], "Bo": ["G1", "G2"]}
    position = Position(hands, "Ann", "Ann", ["R3", "R5"], draw=["B7", "B8"], rest="none")
    game = Game("green-lantern", ["Ann", "Bo"], position=position)
    game.play("Ann: play PR")
    added = 3 + len(game.round.to_give)
    saved = list(game.encode())[:-added]
    first_frame = len(saved) - len(game.round.encode_piles()) + added - 2 - int(game.round.depth)
    saved[first_frame + LEFT] = NONE
    other = Game("green-lantern", ["Ann", "Bo"])
    other.decode(saved)
    assert other.encode() == game.encode()
    assert other.waiting == game.waiting
    other.play("Ann: give Y5 to Bo")
    assert other.round.winner == 0
