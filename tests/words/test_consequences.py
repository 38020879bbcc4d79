"""What is asked, and what each answer does to whoever is asked: with names, from what the card says."""

import random
import re
from collections.abc import Sequence

from cases import tried_with
from lastcard.cards.edition import IDS, Edition, load
from lastcard.cards.text.offers.examples import EXAMPLES
from lastcard.game.game import Game
from lastcard.game.position import Position
from lastcard.game.view import look
from lastcard.words import Reader

PLAYERS = ("Ann", "Bo", "Max")
DC = "dc-super-hero-girls"


def at(
    hands: dict[str, list[str]], *moves: str, edition: str | Edition = "classic", pile: Sequence[str] = ("R9",)
) -> Game:
    """A game in which it is Ann's turn, after these moves."""
    position = Position(hands, "Max", turn="Ann", discard=pile, rest="shuffled")
    game = Game(edition, tuple(hands), position=position)
    for move in moves:
        game.play(move)
    return game


def asked(game: Game, name: str) -> tuple[str, dict[str, str]]:
    """The question, and what each answer does."""
    view, reader = look(game, name), Reader(game.edition.by_code, name)
    return reader.question(view), reader.notes(view)


HANDS = {"Ann": ["W4", "R5", "B1"], "Bo": ["B7", "B2"], "Max": ["Y8", "Y9"]}


def test_a_challenge_says_who_draws_what_from_the_challengers_side() -> None:
    question, notes = asked(at(HANDS, "Ann: play W4", "Ann: colour blue"), "Bo")
    assert question.startswith("Ann played Wild Draw Four on red and has 2 cards left.")
    assert notes == {
        "accept": "You draw 4 and miss your turn.",
        "challenge": "Ann draws 4, or you draw 6 and miss your turn.",
    }


def test_a_contest_is_asked_about_in_whole_sentences() -> None:
    hands = {**HANDS, "Ann": ["CU", "R5", "B1"]}
    for text, asks in (("the loser draws 2", "Who lost?"), ("the winner discards 1 card", "Who won?")):
        edition = load(DC).written({"CU": f"arm wrestle the next player, {text}."})
        question, _notes = asked(at(hands, "Ann: play CU", edition=edition), "Bo")
        assert question == f"Ann played Wild Customizable. A contest: arm wrestle. {asks}"


def test_a_stack_says_how_much_it_costs() -> None:
    hands = {"Ann": ["RD", "R5", "B1"], "Bo": ["W4", "B2", "B3"], "Max": ["Y8", "Y9"]}
    position = Position(hands, "Max", turn="Ann", discard=["R9"], rest="shuffled")
    game = Game("classic", tuple(hands), options={"stack": "any"}, position=position)
    game.play("Ann: play RD")
    assert asked(game, "Bo")[1]["accept"] == "You draw 2 and miss your turn."
    game.play("Bo: play W4")
    game.play("Bo: colour blue")
    assert asked(game, "Max")[1] == {
        "accept": "You draw 6 and miss your turn.",
        "challenge": "Bo draws 6, or you draw 8 and miss your turn.",
    }


def test_a_number_says_what_comes_of_it() -> None:
    edition = load(DC).written({"CU": "pick a number from 1 to 6 and make someone draw that many."})
    _, notes = asked(at({**HANDS, "Ann": ["CU", "R5", "B1"]}, "Ann: play CU", edition=edition), "Ann")
    assert notes["number 1"] == "A player you choose draws 1."
    assert notes["number 6"] == "A player you choose draws 6."


def test_a_card_that_has_just_come_and_what_is_kept_of_several_are_told() -> None:
    """To whoever plays them, these name the others; how many are kept is a number."""
    seen = "You look at the top 5 cards of the draw pile, keep"
    taken = "You take 1 at random from a player you choose. You"
    for text, told in (
        ("draw 5, keep 1 and shuffle the others into the draw pile.", f"{seen} one and shuffle the others into it."),
        ("draw 5, keep 2 and discard the rest.", f"{seen} 2 and discard the others."),
        ("draw 5, keep 2 and hand the others to the next player.", f"{seen} 2 and give the others to Bo."),
        (
            "look at the top 3 cards of the draw pile and give them to the next player.",
            "You look at the top 3 cards of the draw pile and give them to Bo.",
        ),
        ("take a card from someone and discard it.", f"{taken} discard it."),
        ("take a card from someone and put it on top of the draw pile.", f"{taken} put it on top of the draw pile."),
        ("take a card from someone and put it below the draw pile.", f"{taken} put it below the draw pile."),
        ("draw a card and play it.", "You draw 1. You play it, if it may be played."),
        ("copy the last action card.", "What the last action card says happens again."),
    ):
        edition = load(DC).written({"CU": text})
        _, notes = asked(at({**HANDS, "Ann": ["CU", "R5", "B1"]}, edition=edition), "Ann")
        assert notes["play CU"] == f"{told} You name the colour.", text


def test_a_bluff_is_called_one_before_it_is_played() -> None:
    _, notes = asked(at(HANDS), "Ann")
    bluff = "That would be a bluff, since you hold red. If Bo challenges it: You draw 4."
    assert notes["play W4"] == f"You name the colour. Bo draws 4 and misses a turn. {bluff}"
    _, notes = asked(at({**HANDS, "Ann": ["W4", "B1", "B2"]}), "Ann")
    assert notes["play W4"] == "You name the colour. Bo draws 4 and misses a turn."


def test_a_challenge_of_a_written_card_is_told_by_its_text() -> None:
    text = (
        "the next player may challenge: if guilty, draw 5; if innocent, they swap hands with you; unchallenged, draw 1."
    )
    hands = {"Ann": ["CU", "R5", "B1"], "Bo": ["B7", "B2"], "Max": ["Y8", "Y9"]}
    game = at(hands, "Ann: play CU", edition=load(DC).written({"CU": text}))
    question, notes = asked(game, "Bo")
    assert "Ann played Wild Customizable" in question
    assert notes["accept"] == "Ann draws 1."
    assert notes["challenge"] == "This card cannot be a bluff. You and Ann swap hands."
    strict = load(DC).written({"CU": "play it only without a card of the colour in play. " + text})
    _, notes = asked(at(hands, "Ann: play CU", edition=strict), "Bo")
    assert notes["challenge"] == "If Ann was bluffing: Ann draws 5. If not: You and Ann swap hands."


def test_a_card_just_drawn_is_named() -> None:
    position = Position(
        {"Ann": ["B1", "B2"], "Bo": ["B7"], "Max": ["Y8"]}, "Max", turn="Ann", discard=["R9"], draw=["RD"]
    )
    game = Game("classic", PLAYERS, position=position)
    game.play("Ann: draw")
    question, notes = asked(game, "Ann")
    assert question == "You drew red Draw Two. Play it, or keep it?"
    assert notes == {
        "keep": "It stays in your hand, and your turn ends.",
        "play RD": "Bo draws 2 and misses a turn.",
    }
    assert look(game, "Bo").drawn is None


def test_crossing_the_streams_names_who_has_to_follow() -> None:
    hands = {"Ann": ["XS", "R5", "B1"], "Bo": ["B7", "B2"], "Max": ["Y8", "Y9"]}
    game = at(hands, "Ann: play XS", edition="ghostbusters")
    question, notes = asked(game, "Ann")
    follow = "Everybody else has to put down a card of that colour. Whoever cannot draws 2."
    assert question == f"You played Wild Crossing the Streams. Which card do you put down? {follow}"
    assert notes["put B1"] == "Everybody else has to put down a blue card. Whoever cannot draws 2."
    game.play("Ann: put B1")
    question, notes = asked(game, "Bo")
    assert question == "Ann played Wild Crossing the Streams. Which blue card do you put down?"
    assert notes["put B7"] == "It leaves your hand and does nothing."


def test_a_power_ring_says_what_the_other_then_holds() -> None:
    hands = {"Ann": ["PR", "Y5", "B1"], "Bo": ["B7", "B2"], "Max": ["Y8"]}
    question, notes = asked(at(hands, "Ann: play PR", edition="green-lantern"), "Ann")
    asks = "You played Power Ring. Which card do you give away?"
    assert question == f"{asks} All yellow cards have to go, each to whom you choose."
    assert notes["give Y5 to Bo"] == "Bo holds 3 cards then."


def test_giving_several_cards_says_how_many_are_to_go() -> None:
    edition = load(DC).written({"CU": "give 2 of your cards to the next player."})
    hands = {"Ann": ["CU", "Y5", "B1", "R3"], "Bo": ["B7", "B2"], "Max": ["Y8"]}
    game = at(hands, "Ann: play CU", edition=edition)
    asks = "You played Wild Customizable. Which card do you give to Bo?"
    assert asked(game, "Ann")[0] == f"{asks} 2 to go."
    game.play("Ann: give Y5 to Bo")
    assert asked(game, "Ann")[0] == asks


def test_a_jam_card_says_what_discarding_and_stopping_do() -> None:
    hands = {"Ann": ["JM", "Y5", "B1"], "Bo": ["B7", "B2"], "Max": ["Y8"]}
    game = at(hands, edition="space-jam")
    game.chance_waits = True
    game.play("Ann: play JM")
    game.play("chance: slam")
    question, notes = asked(game, "Ann")
    assert question == "You played Wild Welcome to the Jam. Which card do you discard? 2 to go."
    assert notes["stop"] == "You keep your 2 cards."
    game.play("Ann: discard Y5")
    question, notes = asked(game, "Ann")
    assert question == "You played Wild Welcome to the Jam. Which card do you discard?"
    assert notes["discard B1"] == "It is your last card: you go out!"


def test_protection_is_told_before_and_while_it_holds() -> None:
    hands = {"Ann": ["SD", "Y5", "B1"], "Bo": ["B7", "B2"], "Max": ["YD", "Y8"]}
    game = at(hands, "Ann: play SD", edition=DC)
    question, notes = asked(game, "Ann")
    assert question == "You played Save the Day. Whom do you protect?"
    assert notes["protect Bo"] == "Until another wild is played, no card makes Bo draw."
    for move in ("Ann: protect Ann" if "protect Ann" in notes else "Ann: protect Bo", "Ann: colour blue"):
        game.play(move)
    game.play("Bo: play B7")
    other = at({**hands, "Ann": ["RD", "R1"]}, edition=DC)
    other.round.protected = 2
    other.round.lying = type(other.round.lying)([1 * 256 + other.edition.kind("SD")])
    assert asked(other, "Ann")[1]["play RD"] == "Bo is protected from it."


def test_choosing_somebody_says_all_that_becomes_of_them() -> None:
    hands = {"Ann": ["SG", "A5", "C1"], "Bo": ["C7", "C2"], "Max": ["J8", "J9"]}
    question, notes = asked(at(hands, "Ann: play SG", edition="pirates", pile=["A9"]), "Ann")
    assert question == "You played Spyglass. Which player?"
    assert notes["choose Bo"] == "Bo shows you their hand. You give 1 of your cards to Bo."


SEVEN = {"Ann": ["R7", "B1", "B3"], "Bo": ["B7", "B2"], "Max": ["Y8", "Y9"]}


def test_a_seven_asks_with_whom_to_swap_hands_by_the_house_rule_and_by_the_card() -> None:
    position = Position(SEVEN, "Max", turn="Ann", discard=["R9"], rest="shuffled")
    classic = Game("classic", tuple(SEVEN), options={"seven_zero": True}, position=position)
    classic.play("Ann: play R7")
    for game in (classic, at(SEVEN, "Ann: play R7", edition="house-party")):
        question, notes = asked(game, "Ann")
        assert question == "You played red 7. Swap hands with whom?"
        assert notes == {"choose Bo": "You and Bo swap hands.", "choose Max": "You and Max swap hands."}


def test_a_vote_says_what_follows() -> None:
    hands = {"Ann": ["KA", "R5", "B1"], "Bo": ["B7", "B2"], "Max": ["Y8", "Y9"]}
    game = at(hands, "Ann: play KA", "Ann: choose Bo", edition="house-party")
    question, notes = asked(game, "Max")
    assert question == "Ann played Karaoke. Bo must sing a song. Was it done?"
    assert notes == {"done": "If most say so, nothing happens.", "not done": "If most say so: Bo draws 3."}


def test_a_colour_says_how_many_cards_of_it_one_holds() -> None:
    question, notes = asked(at({**HANDS, "Ann": ["W", "B1", "B2", "Y1"]}, "Ann: play W"), "Ann")
    assert question == "You played Wild. Which colour goes on?"
    assert notes["colour blue"] == "Play goes on in blue. You hold 2 blue cards."
    assert notes["colour red"] == "Play goes on in red. You hold no red card."


def test_a_colour_for_this_card_only_is_told_apart() -> None:
    edition = load(DC).written({"CU": "everyone discards all cards of a colour you choose."})
    hands = {"Ann": ["CU", "R5", "B1"], "Bo": ["B7", "B2"], "Max": ["Y8", "Y9"]}
    question, notes = asked(at(hands, "Ann: play CU", edition=edition), "Ann")
    assert question == "You played Wild Customizable. Which colour do you choose?"
    assert notes["colour blue"] == "It is about blue cards then. You hold 1."


def test_a_card_drawn_unseen_is_named_to_its_holder_only(tmp_path: object) -> None:
    edition = load(DC).written({"CU": "when drawn, everyone gives 1 card to the next player."})
    position = Position(
        {"Ann": ["B1", "B2"], "Bo": ["B7", "B3"], "Max": ["Y8", "Y3"]}, "Max", turn="Ann", discard=["R9"], draw=["CU"]
    )
    game = Game(edition, PLAYERS, position=position)
    game.play("Ann: draw")
    assert asked(game, "Ann")[0] == "You drew Wild Customizable. Which card do you give to Bo?"
    game.play("Ann: give B1 to Bo")
    assert asked(game, "Bo")[0] == "Ann drew a card. Which card do you give to Max?"


def test_the_last_card_and_the_two_player_reverse() -> None:
    _, notes = asked(at({**HANDS, "Ann": ["RS"]}), "Ann")
    assert notes["play RS"] == "It is your last card: you go out!"
    _, notes = asked(at({**HANDS, "Ann": ["RD"]}), "Ann")
    assert notes["play RD"] == "It is your last card: you go out! Bo draws 2 and misses a turn."
    _, notes = asked(at({"Ann": ["RV", "R1"], "Max": ["B1"]}), "Ann")
    assert notes["play RV"] == "The direction turns. Max misses a turn."
    _, notes = asked(at({**HANDS, "Ann": ["RV", "R1"]}), "Ann")
    assert notes["play RV"] == "The direction turns."


TEXTS = [*EXAMPLES, "if the next player holds a red card, they draw 2."]


@tried_with("edition", [*IDS, *range(len(TEXTS))])
def test_every_answer_to_every_question_has_its_sentences(edition: str | int) -> None:
    played = load(edition) if isinstance(edition, str) else load(DC).written({"CU": TEXTS[edition]})
    for seed in range(2):
        game, dice = Game(played, PLAYERS, seed=seed, options={"target": 100}), random.Random(seed)
        for _ in range(150):
            if game.winners:
                break
            for decision in game.waiting:
                question, notes = asked(game, decision.player)
                for said in (question, *notes.values()):
                    assert re.fullmatch(r"[A-Z0-9][^{}]*[.?!]", said), (decision, said)
                    assert "  " not in said
                assert list(notes) == list(decision.options)
            decision = dice.choice(game.waiting)
            wilds = [option for option in decision.options if option.card and not played.by_code[option.card].colour]
            game.apply(decision.player, dice.choice(wilds or decision.options))
