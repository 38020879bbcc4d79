"""The properties that hold at every decision of every game (docs/design.md), tried on random ones."""

import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from follow import Follower
from lastcard.cards.edition import IDS, load
from lastcard.engine.program import NONE
from lastcard.game import record
from lastcard.game.decisions import MoveError
from lastcard.game.game import Game
from lastcard.game.settings import Options
from lastcard.game.view import Seen, View, look, seen
from support import with_other_secrets

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")
WRITTEN = (
    ("everyone else draws 2.", "swap hands with a player you choose."),
    (
        "the next player chooses a colour and everyone discards all cards of that colour. draw 1. if it is red, draw "
        "1 card for each player. nobody may play even numbers until your next turn. no talking for 2 rounds. whoever "
        "talks draws 2.",
        "everyone gives their lowest number to the next player. the player with the most red cards draws until they "
        "can play. discard any number of cards that are not blue. you choose who goes next. take the top card of the "
        "discard pile. everyone puts 1 card at the bottom of the deck. everyone wearing a hat draws 1.",
    ),
    (
        "choose a colour. nobody may play that colour until your next turn. the next draw card counts double.",
        "everyone shows their hand for 2 rounds. copy the last card.",
    ),
    (
        "everyone draws 2 instead of 1 until another wild is played. the next player is safe until their next turn.",
        "7s can be played on anything until a blue card is played. nobody may draw until your next turn. "
        "the next action card does nothing. the next player may not play red.",
    ),
    (
        "the next wild card does nothing. draw 1. take the top card of the discard pile.",
        "red cards act like skips until your next turn. shuffle the discard pile into the draw pile.",
    ),
)
"""Pairs of texts for the two cards that players write on, the last ones with rules that last."""
GAMES = 60
"""Random games for each of six properties, the same ones every time: 360 in all."""

games = settings(max_examples=GAMES, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def tables(draw: st.DrawFn) -> tuple[Game, random.Random]:
    """A freshly dealt game of any edition, number of players and options, and a source of random moves."""
    edition = load(draw(st.sampled_from(IDS)))
    texts = draw(st.sampled_from([None, *WRITTEN]))
    if texts and edition.writable:
        edition = edition.written({"CU1": texts[0], "CU2": texts[1]})
    players = NAMES[: draw(st.integers(2, 10))]
    values = {name: st.sampled_from(each) for name, each in Options.values().items() if each}
    chosen: dict[str, Any] = {name: draw(values[name]) for name in values} if draw(st.booleans()) else {}
    chosen |= {"scoring": draw(st.sampled_from(["winner", "tally"])), "bluff": draw(st.booleans()), "target": 1}
    if draw(st.booleans()):
        chosen |= {"scoring": draw(values["scoring"]), "mercy": draw(st.sampled_from([0, 10, 25]))}
        chosen |= {"hand": draw(st.integers(1, 9))}
    if len(players) % (chosen.get("teams") or 1) or len(players) < 2 * (chosen.get("teams") or 0):
        chosen["teams"] = 0
    options = Options.read(chosen)
    seed = draw(st.integers(0, 2**64 - 1))
    return Game(edition, players, seed, options), random.Random(seed)


def move(game: Game, dice: random.Random) -> tuple[str, str]:
    """A random move that may be made now: mostly playing, now and then a call, a catch or drawing."""
    if game.interrupts and dice.random() < 0.4:
        decision = dice.choice(game.interrupts)
        return decision.player, dice.choice(decision.options)
    decision = dice.choice(game.waiting)
    plays = [option for option in decision.options if option.startswith("play ")]
    return decision.player, dice.choice(plays if plays and dice.random() < 0.9 else decision.options)


def played(game: Game, dice: random.Random) -> Iterator[Game]:
    """The game at each of its decisions, to its end."""
    yield game
    for _ in range(20_000):
        if not game.waiting:
            return
        game.apply(*move(game, dice))
        yield game
    pytest.fail("this game does not end")


def all_cards(game: Game) -> list[int]:
    """Every card on the table, wherever it is, in order."""
    state = game.round
    cards = [*state.draw_pile[: state.draw_size], *state.discard_pile[: state.discard_size]]
    cards += [entry & 255 for entry in state.lying if entry < 1 << 16]
    for seat in range(len(game.players)):
        cards += state.hand(seat)
    if state.waiting_card != NONE:
        cards.append(state.waiting_card)
    return sorted(cards)


@games
@given(tables())
def test_1_all_cards_are_somewhere_once(start: tuple[Game, random.Random]) -> None:
    game, dice = start
    deck = [number for number, kind in enumerate(game.edition.kinds) for _ in range(kind.count)]
    for state in played(game, dice):
        assert all_cards(state) == deck


def written_down(thing: View | Sequence[Seen]) -> bytes:
    """All that is in a view or in events, as bytes; the cards of the edition, which everybody knows, apart."""
    if isinstance(thing, View):
        return msgspec.json.encode(replace(thing, kinds={}), enc_hook=repr)
    return msgspec.json.encode(thing, enc_hook=repr)


@games
@given(tables())
def test_2_what_a_seat_cannot_see_does_not_reach_it(start: tuple[Game, random.Random]) -> None:
    game, dice = start
    told = 0
    for state in played(game, dice):
        if not state.round.over:
            seat = dice.randrange(len(state.players))
            name = state.players[seat]
            other = with_other_secrets(state, seat, dice, told)
            assert written_down(look(other, name)) == written_down(look(state, name))
            assert written_down(seen(other, name, told)) == written_down(seen(state, name, told))
        told = len(state.events)


@games
@given(tables())
def test_3_copies_and_restored_games_go_on_alike(start: tuple[Game, random.Random]) -> None:
    game, dice = start
    written = {kind.code: kind.text for kind in game.edition.writable if kind.text}
    when = dice.randrange(60)
    others: list[Game] = []
    known = 0
    for number, state in enumerate(played(game, random.Random(1))):
        for move in state.moves[known:]:
            if not move.startswith("chance:"):  # the others' own chance has to fall alike
                for other in others:
                    other.play(move)
        known = len(state.moves)
        stands, asked = state.encode(), (state.waiting, state.interrupts)
        for other in others:
            assert other.encode() == stands
            assert (other.waiting, other.interrupts) == asked
        if number == when:
            saved = record.loads(record.of(state, written=written).dumps()).replay()
            assert saved.events == state.events
            others = [state.copy(), saved]
        if others and dice.random() < 0.1:
            others[2:] = [restored(state), restored(others[-1])]
    assert record.of(game, written=written).replay().encode() == game.encode()


def restored(game: Game) -> Game:
    """A new game of the same table that was told by plain ints where this one stands."""
    other = Game(game.edition, game.players, options=game.options)
    other.decode(game.encode())
    return other


@games
@given(tables())
def test_4_events_add_up_to_the_view(start: tuple[Game, random.Random]) -> None:
    game, dice = start
    name = dice.choice(game.players)
    follower = Follower(game.edition, game.players, name, teams=game.teams)
    told = 0
    for state in played(game, dice):
        for event in seen(state, name, told):
            follower.hear(event)
        told = len(state.events)
        assert follower.table() == look(state, name).table


def is_refused(game: Game, player: str, move: str) -> bool:
    """Try a move."""
    try:
        game.apply(player, move)
    except MoveError:
        return True
    return False


@games
@given(tables())
def test_6_offered_moves_work_and_others_change_nothing(start: tuple[Game, random.Random]) -> None:
    game, dice = start
    nonsense = ["", "play", "fly", "uno uno", "play R5 uno uno", "give R5", "colour purple", "catch Zoe", "chance"]
    for state in played(game, dice):
        offered = {
            (decision.player, option) for decision in (*state.waiting, *state.interrupts) for option in decision.options
        }
        before = state.encode(), list(state.moves), list(state.events)
        for player, option in dice.sample(sorted(offered), min(3, len(offered))):
            tried = state.copy()
            tried.apply(player, option)
            assert tried.encode() != before[0]
        kinds = state.edition.kinds
        for _ in range(6):
            code, other = dice.choice(kinds).code, dice.choice(state.players)
            verb = dice.choice(
                ["play", "put", "discard", f"give {code} to {other} uno", "draw", "keep", "accept", "next"]
            )
            wrong = dice.choice([*nonsense, f"{verb} {code}", verb, f"choose {other}", f"catch {other}", "uno", "stop"])
            player = dice.choice([*state.players, "chance", "Zoe"])
            costs = state.options.false_call and wrong.startswith(("uno", "catch"))
            if (player, wrong) not in offered and not costs:
                assert is_refused(state, player, wrong), (player, wrong)
        assert before == (state.encode(), state.moves, state.events)


@games
@given(tables())
def test_7_every_random_game_ends(start: tuple[Game, random.Random]) -> None:
    game, dice = start
    for _ in played(game, dice):
        pass
    assert game.winners or game.round.blocked
    assert bool(game.winners) == any(score >= 1 for score in game.scores)


@pytest.mark.parametrize("edition", IDS)
def test_7_games_to_500_end(edition: str) -> None:
    for seed in range(5):
        game = Game(edition, NAMES[: 2 + seed], seed)
        for _ in played(game, random.Random(seed)):
            pass
        assert max(game.scores) >= 500


def trace() -> str:
    """A hash over every state of some rounds of each edition."""
    total = hashlib.sha256()
    for id in IDS:
        edition = load(id).written({"CU": WRITTEN[-1][1]}) if load(id).writable else load(id)
        for seats in (2, 3, 7):
            game = Game(edition, NAMES[:seats], seats, Options(target=1))
            for state in played(game, random.Random(seats)):
                total.update(repr(state.encode()).encode())
    return total.hexdigest()


def test_5_compiled_and_interpreted_play_alike() -> None:
    code = "from game.test_properties import trace; print(trace())"
    folder = str(Path(__file__).parents[1])
    pure = {**os.environ, "LASTCARD_PURE": "1", "PYTHONPATH": folder}
    result = subprocess.run([sys.executable, "-c", code], env=pure, capture_output=True, text=True, check=True)
    assert result.stdout.strip() == trace()
