"""OpenSpiel: every edition as a game with imperfect information, in which chance deals one card at a time.

>>> import pyspiel
>>> import lastcard.envs.openspiel  # registers the game
>>> game = pyspiel.load_game("lastcard(edition=minecraft,players=3)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():  # who deals, then card by card
...     state.apply_action(state.chance_outcomes()[0][0])
>>> state.current_player(), [state.action_to_string(action) for action in state.legal_actions()][:3]
(0, ['draw', 'play B1', 'play B3'])
"""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from lastcard.engine.piles import MOST_RESHUFFLES
from lastcard.envs.branching import Branching, Node, table_for
from lastcard.envs.spaces import Spaces
from lastcard.game.settings import KNOCK_OUT, MOST_ROUNDS, Options, typed

NAME = "lastcard"

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Last Card",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=10,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "edition": "classic",
        "players": 2,
        "options": "",
        "reward": "round",
        "automatic": "",
    },
)


class LastcardGame(pyspiel.Game):  # type: ignore[misc]
    """A table. Its parameters are those of `lastcard.envs.pettingzoo`, as text.

    `options`: how the table plays, such as `stack:any hand:5`; `automatic`: such as `call catch`.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**GAME_TYPE.parameter_specification, **(params or {})}
        self.table: Branching = table_for(
            given["edition"],
            given["players"],
            tuple(options_in(given["options"]).changed().items()),
            given["reward"],
            tuple(given["automatic"].split()),
        )
        spaces = self.table.spaces
        cards = spaces.edition.size
        most = 1.0 if given["reward"] != "points" else most_points(self.table)
        super().__init__(
            GAME_TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=spaces.actions,
                max_chance_outcomes=max(len(spaces.edition.kinds), spaces.players, 6),
                num_players=spaces.players,
                min_utility=-most,
                max_utility=most,
                utility_sum=0.0,
                max_game_length=self.rounds(given["reward"]) * cards * MOST_RESHUFFLES * 4 * spaces.players,
            ),
            given,
        )

    def rounds(self, reward: str) -> int:
        """The most rounds of an episode."""
        return 1 if reward != "game" else self.table.options.rounds or MOST_ROUNDS

    def max_chance_nodes_in_history(self) -> int:
        """No more than cards can be drawn: a round ends with the last of so many reshuffles."""
        spaces = self.table.spaces
        return self.rounds(self.table.settings[3]) * spaces.edition.size * (MOST_RESHUFFLES + 1) * 2

    def new_initial_state(self, _: str | None = None) -> "LastcardState":
        """Before the first deal: chance says who deals."""
        return LastcardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "LastcardObserver":
        """Writes what a player sees, or, with `perfect_recall`, also what it remembers."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("a player's observation is what it sees of the table and its own hand, both of them")
        return LastcardObserver(self.table, perfect_recall=kind.perfect_recall)


def options_in(text: str) -> Options:
    """How the table plays, as it is written in a parameter: OpenSpiel wants no other sign of equality in there.

    >>> options_in("stack:any hand:5")
    Options(stack='any', hand=5)
    """
    table: dict[str, object] = {}
    for option in text.split():
        name, colon, value = option.partition(":")
        if not colon:
            raise ValueError(f"options: {option!r} is not NAME:VALUE, such as bluff:false")
        table[name] = typed(value)
    return Options.read(table)


def most_points(table: Branching) -> float:
    """The most that a round can bring in hundreds: all that all cards are worth, and what knocked out players bring."""
    kinds = table.spaces.edition.kinds
    return (sum(kind.points * kind.count for kind in kinds) + KNOCK_OUT * table.spaces.players) / 100


class LastcardState(pyspiel.State):  # type: ignore[misc]
    """A point of a game: a player is asked, chance is, or it is over."""

    def __init__(self, game: LastcardGame, node: Node | None = None) -> None:
        super().__init__(game)
        self.node = node or game.table.root

    def current_player(self) -> int:
        """Who is asked."""
        if self.node.by_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.node.over else self.node.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal() if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, and how likely each is."""
        return self.node.outcomes()

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.node.label(action)
        try:
            return str(self.node.table.spaces.option(action, player))
        except ValueError:  # asked for to refuse it
            return str(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.node.over

    def returns(self) -> list[float]:
        """What the game brought to each player, once it is over."""
        return list(self.node.rewards)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "LastcardState":
        """Another game that this could be, as far as a player knows. It has no history of its own."""
        return LastcardState(self.get_game(), self.node.resample(player, int(sampler() * 2**53)))

    def __str__(self) -> str:
        return str(self.node)


class LastcardObserver:
    """Writes what a player sees into `tensor`, section by section as `lastcard.envs.spaces` describes them."""

    def __init__(self, table: Branching, *, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self._seen = Spaces(table.spaces.edition, table.spaces.players)
        sections = (table.spaces if perfect_recall else self._seen).sections
        self.tensor = np.zeros(sum(section.size for section in sections), np.float32)
        self.dict = {each.name: self.tensor[each.first : each.first + each.size] for each in sections}

    def set_from(self, state: LastcardState, player: int) -> None:
        """Write what a player sees."""
        self.tensor[:] = np.frombuffer(state.node.observe(player), np.uint8)[: len(self.tensor)]

    def string_from(self, state: LastcardState, player: int) -> str:
        """The same as text; with perfect recall, all that the player has seen and answered in this round as well."""
        if state.node.before is None:
            return ""
        seen = json.dumps(self._seen.decode(state.node.observe(player)[: self._seen.size]))
        if not self.perfect_recall:
            return seen
        events, answers = state.node.remembers(player)
        return f"{seen} {list(answers)} {events.hex()}"


pyspiel.register_game(GAME_TYPE, LastcardGame)
