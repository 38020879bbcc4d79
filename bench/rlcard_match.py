"""`hard` or `expert` inside rlcard's own UNO, against rlcard's own agents: `uno-rule-v1`, the random one, trained ones.

    python bench/rlcard_match.py hard:400 --games 2000
    python bench/rlcard_match.py expert:400 --games 5000 --against uno-rule-v1
    python bench/rlcard_match.py expert:400 --games 2000 --against build/rlcard/dmc.pt     see bench/rlcard_train.py

rlcard's UNO differs from ours. Who can play must; a Wild Draw Four is possible only when nothing else is; there are no
challenges and no calls; between two a Reverse changes nothing; a drawn card of the colour in play, or a wild, is played
by itself (a wild names any colour), every other one is kept. So the adapter lays out a round of ours that looks like
rlcard's state, with `bluff = false` and `two_player_reverse = turn`, lets the bot choose among the actions that rlcard
offers, and asks again for the colour when it plays a wild. That drawn cards are played by themselves it does not know:
its playouts follow our rules.

Of the other player it knows what rlcard's state shows: how many cards, what lies on the pile, who drew and who played
what (rlcard hands every agent the record of actions). Who draws there had nothing to play. Whether a drawn card was
played by itself, and which one, the pile tells and how many cards both hold.
"""

import argparse
from collections import Counter
from pathlib import Path
from typing import Any

from lastcard.bots.hard import Budget, best_of, search_for
from lastcard.cards.edition import load
from lastcard.engine import decisions, events
from lastcard.engine.chance import Chance
from lastcard.engine.decisions import card_of, verb_of
from lastcard.engine.program import NONE
from lastcard.engine.recorder import recorded
from lastcard.engine.round import Round
from lastcard.study.intervals import Share
from lastcard.thinking.policy import Policy
from lastcard.thinking.scene import Scene

EDITION = load("classic")
SYMBOLS = {"skip": "S", "reverse": "V", "draw_2": "D", "wild": "W", "wild_draw_4": "W4"}
COLOURS = {colour[0]: number for number, colour in enumerate(EDITION.colours)}
ME, OTHER = 0, 1


def card(text: str) -> int:
    """The number of a card, from rlcard's `r-5` or `g-wild`."""
    colour, trait = text.split("-")
    symbol = SYMBOLS.get(trait, trait)
    return EDITION.kind(symbol if trait.startswith("wild") else colour.upper() + symbol)


class Thinker:
    """A bot that thinks ahead as an agent of rlcard: its seat is 0 in our round, whatever it is there."""

    use_raw = True

    def __init__(self, budget: Budget, seed: int) -> None:
        self.budget = budget
        self.chance = Chance(seed)
        self.policy = Policy(EDITION.deck)
        self.scene = Scene(EDITION.deck, 2)
        self.rows: list[int] = []
        self.heard = 0
        self.pile: list[str] = []
        self.colour = ""
        """The colour in play; empty when that is not known."""
        self.sizes = [7, 7]

    def step(self, state: dict[str, Any]) -> str:
        """An action."""
        return self.eval_step(state)[0]

    def eval_step(self, state: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        """An action, as rlcard asks for it in matches."""
        raw, record = state["raw_obs"], state["action_record"]
        me = raw["current_player"]
        self.remember(raw, record, me)
        legal = state["raw_legal_actions"]
        action = legal[0] if len(legal) == 1 else self.think(raw, legal, me)
        return action, {}

    def remember(self, raw: dict[str, Any], record: list[tuple[int, str]], me: int) -> None:
        """Note what both have done since we were last asked, as our engine would have told it."""
        pile, sizes = raw["played_cards"], raw["num_cards"]
        if len(record) < self.heard or not record:
            self.heard = 0
        if self.heard == 0:
            self.begin(pile, me)
        done = record[self.heard :]
        laid = pile[len(self.pile) :] if pile[: len(self.pile)] == self.pile else None
        played = None if laid is None else played_at_once(done, laid, self.colour, self.sizes, sizes)
        for number, (player, action) in enumerate(done):
            seat = ME if player == me else OTHER
            if number > 0 or self.heard == 0:
                self.note(events.TURN, seat)
            if action != "draw":
                self.note_play(seat, action, acts=True)
                continue
            self.note(events.DREW, seat)
            if played is None:
                self.colour = ""  # the pile was shuffled: nobody can tell what was played by itself
            elif played[number]:
                self.note_play(seat, played[number], acts="wild" not in played[number])
        self.note(events.TURN, ME)
        self.heard, self.pile, self.sizes = len(record), list(pile), list(sizes)

    def begin(self, pile: list[str], me: int) -> None:
        """A new game: seven cards each, and one that was turned up."""
        self.rows = []
        for seat in (ME, OTHER):
            for _ in range(7):
                self.note(events.DEALT, seat)
        self.note(events.TURNED_UP, NONE, card=card(pile[0]))
        if "wild" in pile[0]:
            self.note(events.COLOUR, NONE, COLOURS[pile[0][0]])
        self.pile, self.colour, self.sizes = pile[:1], pile[0][0], [7, 7]
        if pile[0].endswith("draw_2"):
            self.sizes[0] += 2  # whoever begins draws them and plays
            for _ in range(2):
                self.note(events.DREW, ME if me == 0 else OTHER)

    def note_play(self, seat: int, action: str, *, acts: bool) -> None:
        """Note that a card was played, and what the other player drew by it."""
        self.note(events.PLAYED, seat, card=card(action))
        self.colour = action[0]
        if "wild" in action:
            self.note(events.COLOUR, seat if acts else NONE, COLOURS[action[0]])
        for _ in range(penalty_of(action) if acts else 0):
            self.note(events.DREW, OTHER if seat == ME else ME)

    def note(self, kind: int, seat: int, amount: int = 0, card: int = NONE) -> None:
        """Add a row as the engine would."""
        self.rows += [kind, seat, NONE, card, amount, events.PUBLIC if card != NONE else 0]

    def think(self, raw: dict[str, Any], legal: list[str], me: int) -> str:
        """Choose among the legal actions: a card, and then a colour for a wild."""
        round = laid_out(raw, me)
        offered = {card(action) for action in legal}
        options = round.legal(ME)
        fitting = [
            number
            for number, option in enumerate(options)
            if verb_of(option) == decisions.VERB_PLAY and card_of(option) in offered
        ]
        chosen = options[self.best(round, fitting)]
        actions = sorted({action for action in legal if card(action) == card_of(chosen)})
        if len(actions) == 1 or len(raw["hand"]) == 1:
            return actions[0]
        round.apply(ME, chosen)
        colours = round.legal(ME)
        letter = EDITION.colours[card_of(colours[self.best(round, list(range(len(colours))))])][0]
        return next(action for action in actions if action[0] == letter)

    def best(self, round: Round, options: list[int]) -> int:
        """The best of some options of a round."""
        if len(options) == 1:
            return options[0]
        self.scene.see(round, ME, recorded(self.rows))
        self.scene.ask()
        search = search_for(self.scene, self.policy, self.budget, int(self.chance.word()))
        search.consider(options)
        return best_of(search, self.budget)


def played_at_once(
    done: list[tuple[int, str]], laid: list[str], colour: str, sizes: list[int], now: list[int]
) -> list[str] | None:
    """For every action the card that was drawn and played by itself, or nothing: as the pile and the hands tell it.

    `laid` came onto the pile in the meantime; None if all of that does not go together.

    >>> played_at_once([(0, "draw"), (1, "r-3")], ["r-5", "r-3"], "r", [7, 7], [7, 6])
    ['r-5', '']
    >>> played_at_once([(0, "draw"), (1, "r-3")], ["r-3"], "r", [7, 7], [8, 6])
    ['', '']
    """
    if not done:
        return [] if not laid and sizes == now else None
    (player, action), rest = done[0], done[1:]
    if action != "draw":
        if not laid or laid[0] != action:
            return None
        found = played_at_once(rest, laid[1:], action[0], changed(sizes, player, -1, penalty_of(action)), now)
        return None if found is None else ["", *found]
    if laid and ("wild" in laid[0] or laid[0][0] == colour):
        drawn = 0 if "wild" in laid[0] else penalty_of(laid[0])
        found = played_at_once(rest, laid[1:], laid[0][0], changed(sizes, player, 0, drawn), now)
        if found is not None:
            return [laid[0], *found]
    found = played_at_once(rest, laid, colour, changed(sizes, player, 1, 0), now)
    return None if found is None else ["", *found]


def changed(sizes: list[int], player: int, own: int, other: int) -> list[int]:
    """Sizes of both hands, after so many cards more for a player and for the other one."""
    return [size + (own if seat == player else other) for seat, size in enumerate(sizes)]


def penalty_of(action: str) -> int:
    """How many cards the other player draws by a card that was chosen."""
    return 2 if action.endswith("draw_2") else 4 if action.endswith("draw_4") else 0


def laid_out(raw: dict[str, Any], me: int) -> Round:
    """A round of ours that looks like rlcard's state. What cannot be seen is dealt in any order."""
    hand = [card(text) for text in raw["hand"]]
    played = raw["played_cards"] or [raw["target"]]
    pile = [card(text) for text in played]
    rest = Counter({number: kind.count for number, kind in enumerate(EDITION.kinds)})
    rest.subtract(hand + pile)
    unseen = [number for number, count in rest.items() for _ in range(max(0, count))]
    count = raw["num_cards"][1 - me]
    round = Round(EDITION.deck, 2, Chance())
    round.bluff = False
    round.reverse_skips = False
    round.reset(OTHER)
    round.place([hand, unseen[:count]], unseen[count:], pile, [])
    wild = "wild" in played[-1]
    round.start_at(ME, 1, COLOURS[colour_of(raw)] if wild else NONE)
    return round


def colour_of(raw: dict[str, Any]) -> str:
    """The letter of the colour that a wild named.

    `target` still says what that card named when it was last played, in an earlier life. The pile is right; after a
    reshuffle it is empty, and only the legal actions tell.
    """
    if raw["played_cards"]:
        return str(raw["played_cards"][-1][0])
    matching = [action for action in raw["legal_actions"] if action != "draw" and "wild" not in action]
    return str((matching or [raw["target"]])[0][0])


def share_of(ours: list[Any], others: list[Any], games: int, seed: int) -> Share:
    """How often ours won, on both seats in turn; of each side the agent for seat 0 and the one for seat 1."""
    import numpy as np
    import rlcard

    np.random.seed(seed)
    env: Any = rlcard.make("uno", config={"seed": seed})
    won = 0
    for game in range(games):
        seat = game % 2
        env.set_agents([ours[0], others[1]] if seat == 0 else [others[0], ours[1]])
        _, payoffs = env.run(is_training=False)
        won += payoffs[seat] > 0
    return Share.of(won, games)


def agents_of(name: str) -> list[Any]:
    """rlcard's agents of a name, or those that were trained, for both seats."""
    from rlcard import models
    from rlcard.agents import RandomAgent
    from rlcard.games.uno import Game

    if name.endswith(".pt"):
        import torch

        trained: list[Any] = torch.load(name, weights_only=False)
        return trained
    return [RandomAgent(Game.get_num_actions())] * 2 if name == "random" else models.load(name).agents


def said(share: Share) -> str:
    """A share in words."""
    return (
        f"{share.count:,} of {share.total:,} games, {share.value:.2%}, "
        f"95 % interval {share.low:.2%} to {share.high:.2%}"
    )


def main() -> None:
    """Play against both agents and print how it went."""
    parser = argparse.ArgumentParser(description="our bots inside rlcard's UNO")
    parser.add_argument("bot", nargs="?", default="hard:400")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", nargs="*", default=["uno-rule-v1", "random"], help="or files of rlcard_train.py")
    args = parser.parse_args()
    for opponent in args.against:
        ours = [Thinker(Budget.read(args.bot), args.seed)] * 2
        share = share_of(ours, agents_of(opponent), args.games, args.seed)
        print(f"{args.bot} against rlcard's {Path(opponent).stem}: {said(share)}", flush=True)


if __name__ == "__main__":
    main()
