"""The best moments of rounds and games, from their events."""

from lastcard.bots.playing import play_out
from lastcard.game import record
from lastcard.game.game import Game
from lastcard.game.moments import best_moments
from lastcard.game.position import Position
from lastcard.game.view import seen
from lastcard.words import Reader


def after(*moves: str, target: int = 500, **hands: list[str]) -> Game:
    """A game that stood so, after these moves."""
    position = Position(hands, "Ann", turn="Ann", discard=["R9"])
    game = Game("classic", tuple(hands), position=position, options={"target": target})
    for move in moves:
        game.play(move)
    return game


def told(game: Game, name: str | None = None) -> list[str]:
    reader = Reader(game.edition.by_code, name)
    return [reader.moment(moment) for moment in best_moments(game)]


BLUFF = ("Ann: play W4", "Ann: colour red", "Bo: accept", "Ann: play R1")


def test_a_bluff_that_was_believed_is_told_when_the_game_is_over_and_not_before() -> None:
    over = after(*BLUFF, target=10, Ann=["W4", "R1"], Bo=["B7"])
    going_on = after(*BLUFF, Ann=["W4", "R1"], Bo=["B7"])
    assert over.winners
    assert told(over, "Ann")[0] == "You bluffed with Wild Draw Four, and Bo believed it."
    assert told(over, "Bo")[0] == "Ann bluffed with Wild Draw Four, and you believed it."
    assert not going_on.winners
    assert not any("bluff" in text for text in told(going_on))
    again = record.loads(record.of(over).dumps()).replay()
    assert best_moments(again) == best_moments(over), "a record tells the same"


def test_an_honest_card_that_was_accepted_is_no_bluff() -> None:
    assert after(*BLUFF[:3], Ann=["W4", "R1"], Bo=["B7"]).believed
    assert not after(*BLUFF[:3], Ann=["W4", "B1"], Bo=["B7"]).believed


def test_a_challenge_won_a_blow_and_a_catch() -> None:
    game = after("Ann: play W4", "Ann: colour red", "Bo: challenge", "Bo: play R2", Ann=["W4", "R1"], Bo=["R2"])
    assert told(game)[:2] == [
        "Bo saw through Ann, who was bluffing with Wild Draw Four.",
        "Ann drew 4 cards at one blow.",
    ]
    caught = after("Ann: play R1", "Bo: catch Ann", "Bo: play R4", Ann=["R1", "R2"], Bo=["R4"])
    assert "Bo caught Ann, who had one card left and said nothing." in told(caught)


def test_moments_of_whole_games_are_few_differ_in_kind_and_name_real_rounds() -> None:
    for seed in range(6):
        game = play_out(Game("minecraft", ["Ann", "Bo", "Cy"], seed=seed), "easy")
        found = best_moments(game)
        assert 1 <= len(found) <= 3
        assert len({moment.kind for moment in found}) == len(found)
        assert all(1 <= moment.round <= game.round_number for moment in found)
        shown_in = {
            "blow": "drew",
            "comeback": "went_out",
            "round": "scored",
            "bluff": "accepted",
            "challenge": "verdict",
        }
        for moment in found:
            event = seen(game, None)[moment.seq - 1]
            assert (event.seq, event.kind) == (moment.seq, shown_in.get(moment.kind, moment.kind))
        assert [moment.weight for moment in found] == sorted((moment.weight for moment in found), reverse=True)


def test_after_a_round_only_that_round_is_told() -> None:
    game = Game("minecraft", ["Ann", "Bo", "Cy"], seed=3)
    play_out(game, "easy", until="round")
    game.play("Ann: next")
    play_out(game, "easy", until="round")
    assert all(moment.round == 2 for moment in best_moments(game)) or game.winners
