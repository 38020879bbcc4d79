"""Clause T6: the hundredth reshuffle blocks the round, at once, whoever is drawing for whatever reason."""

from typing import Any

from cases import tried_with
from lastcard.cards.edition import load_table
from lastcard.engine.piles import MOST_RESHUFFLES, MOST_RETURNS
from lastcard.game import record as records
from lastcard.game.game import Game
from lastcard.game.record import Record
from lastcard.study import simulate
from lastcard.words.standing import as_json
from rulebook.build import at, cards_in_play, piles, record, waits

DC = "dc-super-hero-girls"
SAME_SKIP = ["Ann: draw", "Ann: play RS"]
"""Between two players: Ann draws the Skip that she has just covered, and plays it again. One reshuffle."""


def skipping(times: int, *moves: str, **rest: Any) -> dict[str, Any]:
    """Ann has drawn and played the same Skip so often, then these moves follow."""
    start: dict[str, Any] = {"discard": "RS", "draw": ""} | rest
    return at(["RS G1 G2", "Y1 Y2"], "Ann: play RS", *SAME_SKIP * times, *moves, **start)


def nearly(hands: list[str], *moves: str, **position: Any) -> Game:
    """A position after 99 reshuffles of its round, then these moves."""
    game = records.loads(record(hands, **position)).start(chance_waits=True)
    game.round.reshuffles = MOST_RESHUFFLES - 1
    for move in moves:
        game.play(move)
    return game


def test_T6_the_hundredth_reshuffle_blocks_the_round() -> None:
    game = skipping(99, "Ann: draw", scores={"Bo": 30})
    assert (game["round_over"], game["blocked"], game["round_winner"]) == (True, True, None)
    assert game["scores"] == {"Ann": 0, "Bo": 30}
    assert game["hands"] == {"Ann": ["G1", "G2"], "Bo": ["Y1", "Y2"]}
    assert piles(game) == (1, 1)
    assert (game["turn"], game["colour"], game["game_winners"]) == (None, None, [])
    assert [(row["player"], row["options"]) for row in game["waiting"]] == [("Ann", ["next"]), ("Bo", ["next"])]
    assert (game["interrupts"], game["owes_uno"]) == ([], [])


def test_T6_the_log_says_why() -> None:
    events = skipping(99, "Ann: draw")["events"]
    assert [event["kind"] for event in events].count("reshuffled") == 100
    told = [event for event in events if event["kind"] in ("reshuffled", "drew", "blocked", "scored")]
    assert [event["kind"] for event in told[-4:]] == ["drew", "reshuffled", "blocked", "scored"]
    assert told[-2]["text"] == "The discard pile was reshuffled 100 times: the round is blocked"
    assert told[-2]["count"] == 100
    passes = at(["G2 G3", "Y1"], "Ann: pass", "Bo: pass", discard="B5")["events"]
    blocked = next(event for event in passes if event["kind"] == "blocked")
    assert blocked["text"] == "Everybody has passed: the round is blocked"
    assert "count" not in blocked


def test_T6_ninety_nine_reshuffles_do_not() -> None:
    game = skipping(99)
    assert (game["round_over"], game["blocked"]) == (False, False)
    assert waits(game) == ("Ann", "turn", ["draw"])


def test_T6_under_the_other_scoring_everyone_tallies() -> None:
    game = skipping(99, "Ann: draw", options={"scoring": "tally"}, scores={"Bo": 30})
    assert game["scores"] == {"Ann": 3, "Bo": 33}


def test_T6_the_next_round_counts_anew() -> None:
    game = skipping(99, "Ann: draw", "Bo: next")
    assert (game["round"], game["round_over"], game["blocked"], game["dealer"]) == (2, False, False, "Bo")
    assert cards_in_play(game) == 108
    after = nearly(["RS G1 G2", "Y1 Y2"], "Ann: play RS", "Ann: draw", "Ann: next", discard="RS")
    assert after.round.reshuffles == 0


BO_DRAWS = ["Y1", "Y2", "Y9"]
"""Bo's hand after one card of the old pile: the rest of the draw is cut off."""

DRAWS = {
    "a turn": (["G1 G2", "Y1 Y2"], ["Ann: draw"], {"discard": "R1 R5"}, {"Ann": ["G1", "G2"]}),
    "a turn, holding back": (["R1 G2", "Y1 Y2"], ["Ann: draw"], {"discard": "R2 R5"}, {"Ann": ["G2", "R1"]}),
    "Draw Two": (["RD G1 G2", "Y1 Y2"], ["Ann: play RD"], {"discard": "R5", "draw": "Y9"}, {"Bo": BO_DRAWS}),
    "accepted": (
        ["W4 G1 G2", "Y1 Y2"], ["Ann: play W4", "Ann: colour blue", "Bo: accept"], {"discard": "R1 R5", "draw": "Y9"},
        {"Bo": BO_DRAWS},
    ),
    "innocent": (
        ["W4 G1 G2", "Y1 Y2"], ["Ann: play W4", "Ann: colour blue", "Bo: challenge"],
        {"discard": "R1 R5", "draw": "Y9"}, {"Bo": BO_DRAWS},
    ),
    "guilty": (
        ["W4 R1 G2", "Y1 Y2"], ["Ann: play W4", "Ann: colour blue", "Bo: challenge"],
        {"discard": "R3 R5", "draw": "Y9"}, {"Ann": ["G2", "R1", "Y9"]},
    ),
    "caught": (
        ["R1 G2", "Y1 Y2"], ["Ann: play R1", "Bo: catch Ann"], {"discard": "R3 R5", "draw": "Y9"},
        {"Ann": ["G2", "Y9"]},
    ),
    "a last card": (["RD", "Y1 Y2"], ["Ann: play RD"], {"discard": "R5", "draw": "Y9"}, {"Ann": [], "Bo": BO_DRAWS}),
    "Creeper": (
        ["G1 G2", "Y1 Y2"], ["Ann: draw"], {"discard": "R3 R4 R5", "draw": "CR B9", "edition": "minecraft"},
        {"Ann": ["B9", "CR", "G1", "G2"]},
    ),
    "Creeper in a penalty": (
        ["RD G1 G2", "Y1 Y2"], ["Ann: play RD"], {"discard": "R5", "draw": "CR", "edition": "minecraft"},
        {"Bo": ["CR", "Y1", "Y2"]},
    ),
    "everybody in Crossing the Streams": (
        ["XS G1 G2", "Y1 Y2", "B1 B2"], ["Ann: play XS"], {"discard": "R5", "draw": "Y9", "edition": "ghostbusters"},
        {"Ann": ["G1", "G2", "Y9"], "Bo": ["Y1", "Y2"], "Cy": ["B1", "B2"]},
    ),
    "no answer to Crossing the Streams": (
        ["XS G1 G2", "Y1 Y2"], ["Ann: play XS", "Ann: put G1"],
        {"discard": "R5", "draw": "B9 B8 Y9", "edition": "ghostbusters"}, {"Bo": ["B8", "Y1", "Y2", "Y9"]},
    ),
    "the Jam": (
        ["JM O1 O2", "Y1 Y2"], ["Ann: play JM", "chance: back"],
        {"discard": "R5", "draw": "Y9", "edition": "space-jam"}, {"Ann": ["O1", "O2", "Y9"]},
    ),
    "a text for all": (
        ["CU G1 G2", "Y1 Y2", "B1 B2"], ["Ann: play CU"],
        {"discard": "R5", "draw": "Y9", "edition": DC, "written": {"CU": "everyone else draws 2."}},
        {"Bo": BO_DRAWS, "Cy": ["B1", "B2"]},
    ),
    "draw until": (
        ["CU G1 G2", "Y1 Y2"], ["Ann: play CU"],
        {"discard": "R5", "draw": "Y9 B9", "edition": DC, "written": {"CU": "draw until you draw a red card."}},
        {"Ann": ["B9", "G1", "G2", "Y9"]},
    ),
    "draw as many as another holds": (
        ["CU G1", "Y1 Y2 Y3 Y4"], ["Ann: play CU"],
        {
            "discard": "R5", "draw": "Y9", "edition": DC,
            "written": {"CU": "draw until you hold as many cards as the next player."},
        },
        {"Ann": ["G1", "Y9"]},
    ),
}  # fmt: skip


@tried_with(("hands", "moves", "position", "left"), DRAWS.values(), ids=DRAWS)
def test_T6_every_draw_is_cut_off_at_once(
    hands: list[str], moves: list[str], position: dict[str, Any], left: dict[str, list[str]]
) -> None:
    assert not nearly(hands, *moves[:-1], **position).round.over
    end = as_json(nearly(hands, *moves, **position))
    assert (end["round_over"], end["blocked"], end["round_winner"]) == (True, True, None)
    assert {name: end["hands"][name] for name in left} == left
    assert piles(end)[0] > 0
    assert piles(end)[1] == 1
    assert set(end["scores"].values()) == {0}
    assert all(row["kind"] == "next" for row in end["waiting"])
    kinds = [event["kind"] for event in end["events"]]
    assert kinds[kinds.index("reshuffled") + 1 :][0] == "blocked"
    assert (end["owes_uno"], end["interrupts"], end["turn"]) == ([], [], None)


def test_T6_with_nothing_to_shuffle_there_is_no_reshuffle() -> None:
    game = nearly(["RD G1 G2", "Y1 Y2", "B1 B2"], "Ann: play RD", discard="R5", draw="Y9 Y8")
    assert game.round.reshuffles == 99
    assert not game.round.over
    empty = nearly(["RD G1", "Y1 Y2"], "Ann: draw", "Bo: pass", "Ann: pass", discard="R5", draw="Y9")
    assert (empty.round.reshuffles, empty.round.blocked) == (99, True)
    assert empty.events[-4].amount == 0


def test_T6_other_shuffles_do_not_count() -> None:
    text = "return your hand to the draw pile, shuffle it and draw as many."
    game = nearly(["CU G1 G2", "Y1 Y2"], "Ann: play CU", discard="R1 R5", draw="B1", edition=DC, written={"CU": text})
    assert game.waiting[0].kind == "colour"
    assert game.round.reshuffles == 99
    opened = records.loads(record(["G1 G2", "Y1 Y2"], opening="W4", draw="R5 R6 R7", rest="none")).start()
    assert opened.round.reshuffles == 0


def test_T6_a_card_that_was_to_lie_before_somebody_is_discarded() -> None:
    text = "draw 1. you are protected until another wild is played."
    game = nearly(["CU G1 G2", "Y1 Y2"], "Ann: play CU", discard="R1 R5", edition=DC, written={"CU": text})
    end = as_json(game)
    assert (end["blocked"], end["top"], end["protected"]) == (True, "CU", {})
    assert cards_in_play(end) == 7


def test_T6_the_count_is_part_of_the_state() -> None:
    game = nearly(["RS G1 G2", "Y1 Y2"], "Ann: play RS", discard="RS")
    twin, restored = game.copy(), records.loads(record(["RS G1 G2", "Y1 Y2"], discard="RS")).start()
    restored.decode(game.encode())
    fresh = restored.copy()
    fresh.round.reshuffles = 0
    assert fresh.encode() != game.encode()
    for other in (twin, restored):
        other.play("Ann: draw")
        assert other.round.blocked
    fresh.play("Ann: draw")
    assert not fresh.round.blocked


def test_T6_a_record_of_it_is_replayed_to_the_same_end() -> None:
    text = records.loads(record(["RS G1 G2", "Y1 Y2"], "Ann: play RS", *SAME_SKIP * 99, "Ann: draw", discard="RS"))
    game = text.replay()
    assert game.round.blocked
    again: Record = records.loads(records.of(game).dumps())
    assert again.replay().encode() == game.encode()


BROUGHT_BACK = {
    "take the top card of the discard pile.": (),
    "take 1 card you choose from the discard pile.": ("Ann: take R1",),
    "put 1 card below the draw pile.": ("Ann: put G1",),
    "return your hand to the draw pile, shuffle it and draw as many.": (),
    "shuffle the discard pile into the draw pile.": (),
}


@tried_with(("text", "moves"), BROUGHT_BACK.items(), ids=BROUGHT_BACK)
def test_T6_the_thousandth_time_that_a_text_brings_cards_back_blocks_the_round(
    text: str, moves: tuple[str, ...]
) -> None:
    start = record(["CU G1 G2", "Y1 Y2"], discard="R1 R5", draw="Y9", edition=DC, written={"CU": text})
    for before, blocks in ((MOST_RETURNS - 1, True), (MOST_RETURNS - 2, False)):
        game = records.loads(start).start(chance_waits=True)
        game.round.returns = before
        restored = Game(game.edition, game.players)
        restored.decode(game.encode())
        for table in (game, restored):
            for move in ("Ann: play CU", *moves):
                table.play(move)
            assert (table.round.over, table.round.blocked) == (blocks, blocks)
        if blocks:
            said = next(event["text"] for event in as_json(game)["events"] if event["kind"] == "blocked")
            assert said == "Cards have been brought back into play 1000 times: the round is blocked"
            game.play("Ann: next")
            assert game.round.returns == 0


def test_T6_bots_that_take_back_what_they_play_come_to_an_end() -> None:
    """Two of them did so for ever: nothing is drawn, so that nothing is reshuffled either."""
    card = {"name": "Again", "wild": True, "count": 24, "text": "Take the top card of the discard pile."}
    edition = load_table({"name": "Again", "extends": "classic", "cards": {"AG": card}}, "again")
    assert simulate(edition, 2, rounds=20, bots=("normal", "normal")).rounds == 20
