"""A kind of event, a kind of decision and a verb are one row each: nothing is missing, and nothing can shift."""

import random
from dataclasses import replace
from functools import cache
from typing import cast, get_args

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cards.test_card_text_document import CARDS
from cases import tried_with
from follow import Follower
from lastcard.cards.edition import Edition, load
from lastcard.cards.text.verbs import VERBS
from lastcard.engine import decisions, events, program
from lastcard.engine.decisions import verb_of
from lastcard.game.decisions import Decision, DecisionKind
from lastcard.game.events import KINDS, Event
from lastcard.game.game import Game
from lastcard.game.options import CARD_VERBS, PLAYER_VERBS, Option, Verb
from lastcard.game.view import Seen, look
from lastcard.thinking.memory import Memory
from lastcard.words.reader import Reader

PLAYERS = ("Ann", "Bo", "Cy")
PERHAPS = "if you hold more than 7 cards, you are protected until another wild is played."
COPIES = "the next player draws 1. copy the last card."
TEXTS = [PERHAPS, COPIES, *(text for text, _ in CARDS if "turned up" not in text)]
"""The examples of docs/card-text.md that players may write on a card, and one that is not always laid before them."""


def numbers(module: object, start: str = "") -> dict[str, int]:
    """The numbers that a module names, from one name on."""
    found = {name: value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}
    names = [*found]
    return {name: found[name] for name in names[names.index(start) if start else 0 :]}


@cache
def written(number: int = 0) -> Edition:
    """An edition with two of the texts on it."""
    return load("dc-super-hero-girls").written({"CU1": TEXTS[number], "CU2": TEXTS[number - 1]})


@cache
def played() -> tuple[list[Event], dict[int, set[int]]]:
    """What happens in games with all of the texts, and how each kind of decision could be answered in them."""
    happened: list[Event] = []
    answers: dict[int, set[int]] = {}
    editions = [*map(written, range(0, len(TEXTS), 2)), load("minecraft"), load("space-jam"), load("ghostbusters")]
    house = {"rules": "merciless", "mercy": 10, "jump_in": True, "false_call": 2, "scoring": "elimination"}
    for number, edition in enumerate([*editions, load("classic")]):
        for seed in range(8 if number == len(editions) else 4):
            options = {"target": 100, "scoring": "tally" if seed == 0 else "winner"}
            game = Game(edition, PLAYERS, seed, {**options, **house} if number == len(editions) else options)
            dice = random.Random(100 * (len(editions) - number) + seed)  # a new text changes none behind it
            for _ in range(200):
                asked = [*game.waiting, *game.interrupts]
                if not asked:
                    break
                if not game.round.over:
                    verbs = {verb_of(option) for seat in range(3) for option in game.round.legal(seat)}
                    answers.setdefault(int(game.round.kind), set()).update(verbs)
                here = not game.round.over and not game.out and not game.eliminated
                if game.options.false_call and dice.random() < 0.1 and here:
                    game.apply("Ann", dice.choice(["uno", "catch Bo"]))
                    continue
                decision = dice.choice(asked)
                plays = [option for option in decision.options if option.startswith("play ")]
                wilds = [option for option in plays if option.startswith("play CU")]
                liked = wilds or plays if dice.random() < 0.9 else []
                game.apply(decision.player, dice.choice(liked or decision.options))
            happened += game.events
    return happened, answers


# Numbers and names


def test_every_kind_of_event_has_a_row_under_its_name() -> None:
    named = {name: number for name, number in numbers(events).items() if name not in ("ROW", "PUBLIC")}
    assert {kind.name.upper(): kind.number for kind in events.KINDS} == named
    assert [kind.number for kind in events.KINDS] == [*range(len(named))]


def test_every_kind_of_decision_has_a_row_under_its_name() -> None:
    ours = numbers(decisions)
    named = {name: ours[name] for name in [*ours][: [*ours].index("VERB_PLAY")]}
    assert {kind.name.upper(): kind.number for kind in decisions.KINDS} == named
    assert [kind.number for kind in decisions.KINDS] == [*range(len(named))]


def test_every_verb_of_an_option_has_a_row_under_its_name() -> None:
    named = {name: number for name, number in numbers(decisions).items() if name.startswith("VERB_")}
    assert {f"VERB_{verb.name}".upper().replace(" ", "_"): verb.number for verb in decisions.VERBS} == named
    assert [verb.number for verb in decisions.VERBS] == [*range(len(named))]
    assert all(not (verb.card and verb.colour) for verb in decisions.VERBS)


def test_types_name_the_same_kinds_and_verbs_as_the_rows() -> None:
    assert get_args(Verb) == tuple(verb.name for verb in decisions.VERBS)
    assert {*get_args(DecisionKind), "nothing"} == {kind.name for kind in decisions.KINDS} | {"interrupt"}
    assert {verb.name for verb in decisions.VERBS if verb.card} - {"card"} == CARD_VERBS
    assert {verb.name for verb in decisions.VERBS if verb.player and not verb.card} == PLAYER_VERBS


def test_every_step_has_a_number_of_its_own() -> None:
    ours = numbers(program, "END")
    steps = [*ours.values()][: [*ours].index("STEPS")]
    assert steps == [*range(program.STEPS)]


def test_verbs_with_the_same_step_harm_the_same() -> None:
    harms = {(verb.steps[0][0], verb.harm, verb.harm_per_card, verb.favours) for verb in VERBS if verb.steps}
    assert len(harms) == len({step for step, *_ in harms})
    assert len({verb.name for verb in VERBS}) == len(VERBS)


# Events


@tried_with("kind", KINDS.values(), ids=KINDS.keys())
def test_a_kind_of_event_is_told_and_followed_as_its_row_says(kind: events.Kind) -> None:
    for outcome in kind.outcomes.values() or (None,):
        told = Reader(written().by_code).tell(Seen(1, kind.name, "Ann", "Bo", ("R3",), 1, "red", outcome, "sing"))
        assert bool(told) == (not kind.silent)
    assert hasattr(Follower, f"_{kind.name}") == kind.table


def test_a_follower_does_not_pass_over_an_event_that_it_does_not_know() -> None:
    with pytest.raises(KeyError):
        Follower(written(), PLAYERS, "Ann").hear(Seen(1, "juggled", "Ann", None, None, 0, None, None))


@tried_with("kind", events.KINDS, ids=lambda kind: str(kind.name))
def test_a_kind_of_event_is_read_by_memory_or_teaches_nothing(kind: events.Kind) -> None:
    deck = written().deck
    nothing, memory = Memory(deck, 3), Memory(deck, 3)
    nothing.fold(vec[i64](), 0)
    memory.fold(vec[i64]([kind.number, 0, 1, 3, 1, events.PUBLIC]), 0)
    assert kind.memory or memory.encode() == nothing.encode()


def test_memory_does_not_pass_over_an_event_that_it_does_not_know() -> None:
    with pytest.raises(ValueError, match="no reading"):
        Memory(written().deck, 3).fold(vec[i64]([len(events.KINDS), 0, 1, 3, 1, events.PUBLIC]), 0)


def test_events_have_the_fields_of_their_row_and_no_others() -> None:
    happened: dict[str, set[str]] = {}
    for event in played()[0]:
        parts = {"seat": event.seat >= 0, "other": event.other >= 0, "card": event.cards}
        found = {part for part, is_there in parts.items() if is_there}
        happened[event.kind] = happened.get(event.kind, set()) | found
        kind = KINDS[event.kind]
        says_more = not {"amount", "colour", "outcome"}.isdisjoint(kind.fields.split())
        assert says_more or event.amount == 0 or event.cards, event
        assert event.amount in kind.outcomes or not kind.outcomes, event
    rows = {name: set(KINDS[name].fields.split()) - {"amount", "colour", "outcome"} for name in happened}
    assert happened == rows
    assert KINDS.keys() - happened.keys() <= {"blocked", "passed", "put_back"}


@tried_with("kind", KINDS.values(), ids=KINDS.keys())
def test_a_row_says_how_something_can_end(kind: events.Kind) -> None:
    assert bool(kind.outcomes) == ("outcome" in kind.fields)


# Decisions


IN_ROUNDS = [kind for kind in decisions.KINDS if kind.people and kind.number != decisions.NEXT]


@tried_with("kind", IN_ROUNDS, ids=lambda kind: str(kind.name))
def test_a_decision_is_answered_as_its_row_says(kind: decisions.Kind) -> None:
    rare = {decisions.VERB_PASS}
    assert played()[1][kind.number] | rare == {*kind.verbs} | rare


@tried_with("kind", [kind.name for kind in decisions.KINDS if kind.people])
def test_people_are_asked_in_words(kind: DecisionKind) -> None:
    view = replace(look(Game(written(), PLAYERS, 1), "Ann"), challenged="W4", dared="Bo", dare="sing a song")
    asked = Reader(view.kinds, "Ann").question(replace(view, decision=Decision("Ann", kind, ())))
    assert asked.endswith((".", "?"))


@tried_with("verb", decisions.VERBS, ids=lambda verb: str(verb.name))
def test_an_option_is_said_in_words_and_its_text_is_read(verb: decisions.Verb) -> None:
    option = Option(
        cast(Verb, verb.name),
        card="R3" if verb.card else None,
        player="Bo" if verb.player else None,
        colour="red" if verb.colour else None,
        number=3 if verb.numeral else None,
    )
    assert Option.parse(str(option)).verb == verb.name
    assert Reader(written().by_code).option(option)
