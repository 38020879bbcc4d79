"""Observations say what the view says, and nothing that the seat may not know; actions are the options."""

import random
from collections import Counter
from typing import Any

import pytest

from envs.tables import played, random_tables
from lastcard.cards.edition import IDS, load_text
from lastcard.engine import agenda, events
from lastcard.engine.chance import Chance
from lastcard.envs.spaces import Spaces
from lastcard.envs.tables import Table
from lastcard.game.settings import Options
from lastcard.game.view import View
from lastcard.learning import numbers
from lastcard.thinking.memory import Memory

STEPS = 80
VALUES = Options.values()


def code(table: Table, card: int) -> str:
    return table.spaces.edition.kinds[card].code


def relative(table: Table, seat: int, names: Any) -> set[int]:
    players = table.spaces.players
    return {(table.spaces.names.index(name) - seat) % players for name in names}


def check_table(table: Table, seat: int, seen: dict[str, Any], view: View) -> None:
    """All that the vector says, against the view."""
    board, you = view.table, table.spaces.names[seat]
    assert seen["hand"] == Counter(board.hands[you])
    round = table.episode.driver.round
    assert seen["discarded"] == Counter(code(table, round.discard_pile[i]) for i in range(round.discard_size))
    assert (seen["top"], seen["colour"], seen["direction"]) == (board.top, board.colour, board.direction)
    assert (seen["stack"], seen["lasting"]) == (board.stack, len(board.lasting))
    assert (seen["draw_pile"], seen["discard_pile"]) == (board.draw_pile, board.discard_pile)
    acting = view.acting
    assert seen["about"] == (view.drawn or (acting.card if acting else None))
    assert seen["chosen"] == (acting.colour if acting else None)
    assert seen["left"] == min(255, acting.left if acting else 0)
    assert seen["before"] == view.colour_before
    for name, value in seen["rules"].items():
        option, values = getattr(table.options, name), VALUES[name]
        if name == "two_player_reverse":
            assert value == (option == "skip")
        else:
            assert value == (values.index(option) if isinstance(option, str) else int(option))
    told = {
        "turn": [board.turn] if board.turn else [],
        "asked": [decision.player for decision in view.waiting],
        "owes_uno": board.owes_uno,
        "protected": board.protected,
        "out": board.out,
        "eliminated": board.eliminated,
        "dealer": [board.dealer],
        "partner": [name for team in board.teams if you in team for name in team if name != you],
        "acts": [acting.player] if acting else [],
        "other": [acting.other] if acting and acting.other else [],
        "spared": acting.spared if acting else [],
        "dared": [view.dared] if view.dared else [],
    }
    for name, names in told.items():
        assert {n for n, row in enumerate(seen["players"]) if row[name]} == relative(table, seat, names), name
    assert [row["cards"] for row in seen["players"]] == [
        board.cards[table.spaces.names[(seat + n) % table.spaces.players]] for n in range(table.spaces.players)
    ]


def check_question(table: Table, seat: int, seen: dict[str, Any], view: View) -> None:
    """What is asked, and the mask, against the decision of the view."""
    options = {table.spaces.option(action, seat) for action, on in enumerate(bytes(memoryview(table.masks))) if on}
    assert {table.spaces.number(option, seat) for option in options} == set(table.legal())
    if seen["kind"] == "react":
        assert options in ({"uno", "wait"}, {"jump", "wait"}) or any(option.startswith("catch ") for option in options)
        return
    assert view.decision is not None
    assert seen["kind"] == view.decision.kind
    assert options == set(view.decision.options)


def test_the_vector_says_what_the_view_says_in_every_edition_by_all_house_rules() -> None:
    kinds = set[str]()
    for table, dice in random_tables("vector"):
        for seat in played(table, dice, STEPS):
            seen = table.spaces.decode(table.observe(seat))
            view = table.view(seat)
            check_table(table, seat, seen, view)
            check_question(table, seat, seen, view)
            kinds.add(seen["kind"])
            other = dice.randrange(table.spaces.players)
            check_table(table, other, table.spaces.decode(table.observe(other)), table.view(other))
            assert other == seat or not any(bytes(memoryview(table.masks))), "only who is asked may do something"
    assert kinds >= {"turn", "drawn", "colour", "challenge", "put", "give", "discard", "protect", "react", "stack"}


def test_planes_and_history_say_what_was_seen_and_planes_know_only_what_is_true() -> None:
    known = 0
    for table, dice in random_tables("planes+history", each=2):
        for seat in played(table, dice, STEPS):
            seen = table.spaces.decode(table.observe(seat))
            round = table.episode.driver.round
            hand = Counter(code(table, card) for card in round.hand(seat))
            assert seen["plane hand"] == dict.fromkeys(hand, 1)
            assert seen["plane twice"] == {card: 1 for card, count in hand.items() if count > 1}
            for n in range(1, table.spaces.players):
                other = (seat + n) % table.spaces.players
                told = Counter(seen[f"plane known_{n}"])
                assert told <= Counter(code(table, card) for card in round.hand(other))
                known += told.total()
            rows = [int(value) for value in round.recorder.log][::-1]
            latest = [rows[at : at + 6][::-1] for at in range(0, min(len(rows), 6 * numbers.EVENTS), 6)]
            assert len(seen["history"]) == len(latest)
            for event, (kind, who, _, card, _, audience) in zip(seen["history"], latest, strict=True):
                assert event["kind"] == events.KINDS[kind].name
                assert event["player"] == (None if who < 0 else (who - seat) % table.spaces.players)
                mine = audience == events.PUBLIC or audience >> seat & 1
                assert event["card"] == (code(table, card) if card >= 0 and mine else None)
    assert known > 100


def hide(table: Table, twin: Table, seat: int, dice: random.Random) -> None:
    """Make the twin a table at which everything is different that a seat cannot see, and nothing that it can."""
    twin.episode.copy_from(table.episode)
    round = twin.episode.driver.round
    round.deal_unseen(seat, Chance(dice.getrandbits(32)))
    round.chance.copy_from(Chance(dice.getrandbits(32)))
    for frame in range(0, int(round.depth), agenda.FRAME):
        if round.agenda[frame + agenda.YOU] != seat:
            round.agenda[frame + agenda.GUILT] = dice.choice([1, 2])
    log = round.recorder.log
    for row in range(0, len(log), 6):
        if log[row + 3] >= 0 and log[row + 5] != events.PUBLIC and not log[row + 5] >> seat & 1:
            log[row + 3] = dice.randrange(len(table.spaces.edition.kinds))


def test_what_a_seat_cannot_see_changes_no_byte_of_what_it_observes() -> None:
    changed_for_others = 0
    for table, dice in random_tables("vector+planes+history", each=2):
        twin = Table(table.spaces.edition, table.spaces.players, table.options, observation="vector+planes+history")
        for number, seat in enumerate(played(table, dice, STEPS)):
            if number % 4:
                continue
            hide(table, twin, seat, dice)
            assert bytes(table.observe(seat)) == bytes(twin.observe(seat))
            assert bytes(memoryview(table.masks)) == bytes(memoryview(twin.masks))
            other = (seat + 1) % table.spaces.players
            changed_for_others += bytes(table.observe(other)) != bytes(twin.observe(other))
    assert changed_for_others > 100, "or this test could not fail"


def test_the_memory_in_planes_is_the_one_that_bots_have() -> None:
    table = Table("pirates", 4, observation="planes")
    dice = random.Random(5)
    for seat in played(table, dice, 300):
        seen = table.spaces.decode(table.observe(seat))
        memory = Memory(table.spaces.edition.deck, 4)
        memory.fold(table.episode.driver.round.recorder.log, seat)
        kinds = len(table.spaces.edition.kinds)
        for n in range(1, 4):
            other = (seat + n) % 4
            known = {code(table, card): int(memory.known[other * kinds + card]) for card in range(kinds)}
            assert seen[f"plane known_{n}"] == {card: count for card, count in known.items() if count}


@pytest.mark.parametrize("edition", IDS)
def test_every_action_is_one_option_and_back(edition: str) -> None:
    spaces = Spaces(edition, 10)
    assert spaces.actions == 842, "one space for all editions"
    found = 0
    for action in range(spaces.actions):
        try:
            option = spaces.option(action, seat=3)
        except ValueError:
            continue
        if option != "catch player_3":
            assert spaces.number(option, seat=3) == action
        found += 1
    assert found == 16 + len(spaces.edition.colours) + 30 + 20 + 12 * len(spaces.edition.kinds)


def test_sections_cover_every_byte_and_every_action_once() -> None:
    for sections, size in (
        (Spaces("classic", 2, "vector+planes+history").sections, 475 + 960 + 160),
        (Spaces("classic", 2).action_sections, 842),
    ):
        covered = [number for section in sections for number in range(section.first, section.first + section.size)]
        assert covered == [*range(size)]


def test_the_numbers_of_version_1_stay_what_they_are() -> None:
    assert numbers.VERSION == 1
    spaces = Spaces("classic", 4)
    names = "draw keep pass challenge accept stop done not-done uno jump wait yes no first second".split()
    assert [spaces.option(action, 0) for action in range(15)] == [name.replace("-", " ") for name in names]
    known = {
        15: "number 0",
        16: "colour blue",
        24: "choose player_0",
        34: "protect player_0",
        45: "catch player_1",
        54: "number 1",
    }
    known |= {74: "play B0", 127: "play W4", 138: "put B0", 202: "discard B0", 266: "give B0 to player_1"}
    assert {action: str(spaces.option(action, 0)) for action in known} == known


def test_editions_with_more_kinds_have_more_places_for_them() -> None:
    cards = "".join(f'[cards.X{n}]\nname = "X{n}"\nwild = true\ncount = 1\npoints = 1\n' for n in range(11))
    edition = load_text(f'name = "Large"\nabout = "Many wilds."\nextends = "classic"\n{cards}', "large.toml")
    table = Table(edition, 3)
    assert (table.spaces.cards, table.spaces.actions) == (128, 74 + 12 * 128)
    for seat in played(table, random.Random(1), 50):
        check_question(table, seat, table.spaces.decode(table.observe(seat)), table.view(seat))
