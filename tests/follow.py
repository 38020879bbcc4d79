"""Following a game: the events that a player received, folded into the table as that player sees it.

>>> from lastcard.game.game import Game
>>> from lastcard.game.view import look, seen
>>> game = Game("minecraft", ["Ann", "Bo"], seed=7)
>>> follower = Follower(game.edition, game.players, "Bo")
>>> for event in seen(game, "Bo"):
...     follower.hear(event)
>>> follower.table() == look(game, "Bo").table
True
"""

from collections.abc import Callable, Sequence

from lastcard.cards.edition import Edition
from lastcard.game.events import KINDS
from lastcard.game.view import Seen, Table


class Follower:
    """A table in somebody's head: it starts empty, or as it was seen at some time, and changes with every event."""

    def __init__(
        self,
        edition: Edition,
        players: Sequence[str],
        you: str,
        start: Table | None = None,
        teams: tuple[tuple[str, ...], ...] = (),
    ) -> None:
        start = start or Table(scores=dict.fromkeys(players, 0), teams=teams)
        self.teams = teams
        self.out = set(start.out)
        self.eliminated = set(start.eliminated)
        self.edition = edition
        self.players = tuple(players)
        self.you = you
        self.fields = dict(vars(start))
        self.hands = {name: None if hand is None else list(hand) for name, hand in start.hands.items()}
        self.cards = dict(start.cards)
        self.scores = dict(start.scores)
        self.protected = dict(start.protected)
        self.owing = set(start.owes_uno)
        self.winners: list[str] = list(start.game_winners)
        self.draw_pile = start.draw_pile
        self.discard_pile = start.discard_pile
        self.card_waits = False
        """A card has been played that is going to lie in front of a player."""
        self.lasting: list[tuple[str | None, str | None, str]] = [(None, None, words) for words in start.lasting]
        """Whose rules hold, about whom, and their words, which those of several may share."""

    def table(self) -> Table:
        """The table now."""
        hands = {name: None if hand is None else tuple(sorted(hand)) for name, hand in self.hands.items()}
        return Table(
            **{
                **self.fields,
                "hands": hands,
                "cards": self.cards,
                "scores": self.scores,
                "protected": dict(sorted(self.protected.items(), key=lambda item: self.players.index(item[0]))),
                "owes_uno": tuple(name for name in self.players if name in self.owing),
                "game_winners": tuple(self.winners),
                "draw_pile": self.draw_pile,
                "discard_pile": self.discard_pile,
                "out": tuple(name for name in self.players if name in self.out),
                "lasting": tuple(words for _, _, words in self.lasting),
                "eliminated": tuple(name for name in self.players if name in self.eliminated),
            }
        )

    def hear(self, event: Seen) -> None:
        """Something happened."""
        if KINDS[event.kind].table:
            change: Callable[[Seen, str], None] = getattr(self, f"_{event.kind}")
            change(event, event.player or "")

    def _gain(self, name: str, cards: Sequence[str] | None, count: int) -> None:
        self.cards[name] += count
        self.owing.discard(name)
        hand = self.hands[name]
        if hand is not None and cards is not None:
            hand.extend(cards)

    def _part_with(self, name: str, cards: Sequence[str] | None, count: int) -> None:
        self.cards[name] -= count
        if not self.cards[name]:
            self.owing.discard(name)
        hand = self.hands[name]
        if hand is not None:
            for card in cards or ():
                hand.remove(card)

    def _show(self, card: str) -> None:
        """A card lies on top, and its colour is in play."""
        self.fields["top"] = card
        self.fields["colour"] = self.edition.kinds[self.edition.kind(card)].colour

    def _started(self, event: Seen, name: str) -> None:
        others = [*self.players[self.players.index(name) + 1 :], *self.players]
        left = next(other for other in others if other not in self.eliminated)
        self.out = set()
        self.lasting = []
        self.fields |= {"round": self.fields["round"] + 1, "round_over": False, "blocked": False, "round_winner": None}
        self.fields |= {"dealer": name, "turn": left, "direction": "left", "colour": None, "top": None}
        self.hands = {player: [] if player == self.you else None for player in self.players}
        self.cards = dict.fromkeys(self.players, 0)
        self.protected = {}
        self.owing = set()
        self.draw_pile, self.discard_pile = event.amount, 0

    def _dealt(self, event: Seen, name: str) -> None:
        self.draw_pile -= event.amount
        self._gain(name, event.cards, event.amount)

    def _turned_up(self, event: Seen, name: str) -> None:
        self.draw_pile -= 1
        self.discard_pile += 1
        self._show((event.cards or ("",))[0])

    def _put_back(self, event: Seen, name: str) -> None:
        self.draw_pile += 1
        self.discard_pile -= 1
        self.fields |= {"top": None, "colour": None}

    def _reshuffled(self, event: Seen, name: str) -> None:
        self.draw_pile = event.amount
        self.discard_pile -= event.amount

    def _turn(self, event: Seen, name: str) -> None:
        self.fields["turn"] = name

    def _played(self, event: Seen, name: str) -> None:
        self._part_with(name, event.cards, 1)
        self.discard_pile += 1
        self.card_waits = event.amount == 1
        top = self.fields["top"]
        self._show((event.cards or ("",))[0])
        if self.card_waits:
            self.fields["top"] = top

    def _drew(self, event: Seen, name: str) -> None:
        self.draw_pile -= event.amount
        self._gain(name, event.cards, event.amount)

    def _reversed(self, event: Seen, name: str) -> None:
        self.fields["direction"] = "left" if event.amount == 1 else "right"

    def _colour(self, event: Seen, name: str) -> None:
        self.fields["colour"] = event.colour

    def _jumped(self, event: Seen, name: str) -> None:
        self.fields["turn"] = name

    def _lasts(self, event: Seen, name: str) -> None:
        self.lasting.append((event.player, event.other, event.dare))

    def _ended(self, event: Seen, name: str) -> None:
        begun = (event.player, event.other, event.dare)
        self.lasting.remove(begun if begun in self.lasting else (None, None, event.dare))

    def _stacked(self, event: Seen, name: str) -> None:
        self.fields["stack"] = event.amount

    def _hit(self, event: Seen, name: str) -> None:
        self.fields["turn"] = name

    def _stack_over(self, event: Seen, name: str) -> None:
        self.fields["stack"] = 0

    def _knocked_out(self, event: Seen, name: str) -> None:
        self._part_with(name, event.cards, event.amount)
        self.discard_pile += event.amount
        self.owing.discard(name)
        self.out.add(name)

    def _last_in(self, event: Seen, name: str) -> None:
        self._went_out(event, name)

    def _eliminated(self, event: Seen, name: str) -> None:
        self.eliminated.add(name)

    def _owes(self, event: Seen, name: str) -> None:
        self.owing.add(name)

    def _called(self, event: Seen, name: str) -> None:
        self.owing.discard(name)

    def _caught(self, event: Seen, name: str) -> None:
        self.owing.discard(event.other or "")

    def _window(self, event: Seen, name: str) -> None:
        self.owing = set()

    def _put(self, event: Seen, name: str) -> None:
        self._part_with(name, event.cards, 1)
        self.discard_pile += 1
        self.fields["top"] = (event.cards or ("",))[0]

    def _gave(self, event: Seen, name: str) -> None:
        self._part_with(name, event.cards, event.amount)
        self._gain(event.other or "", event.cards, event.amount)

    def _took(self, event: Seen, name: str) -> None:
        self._part_with(event.other or "", event.cards, event.amount)
        self._gain(name, event.cards, event.amount)

    def _took_top(self, event: Seen, name: str) -> None:
        self.discard_pile -= event.amount
        self._gain(name, event.cards, event.amount)

    def _returned(self, event: Seen, name: str) -> None:
        self._part_with(name, event.cards, event.amount)
        self.draw_pile += event.amount

    def _discarded(self, event: Seen, name: str) -> None:
        self._part_with(name, event.cards, event.amount)
        self.discard_pile += event.amount
        self._tucked(event)

    def _tucked(self, event: Seen) -> None:
        """Cards go below the one being played; on top while that one is still to be laid."""
        if self.card_waits and event.cards:
            self.fields["top"] = event.cards[-1]

    def _protected(self, event: Seen, name: str) -> None:
        other, card = event.other or "", (event.cards or ("",))[0]
        self.protected[other] = f"{self.protected[other]} {card}" if other in self.protected else card
        self.discard_pile -= event.amount
        self.card_waits = False

    def _unprotected(self, event: Seen, name: str) -> None:
        self.protected.pop(name, None)
        self.discard_pile += event.amount
        if event.amount:
            self._tucked(event)

    def _laid(self, event: Seen, name: str) -> None:
        self.card_waits = False
        self.fields["top"] = (event.cards or ("",))[0]

    def _hand_size(self, event: Seen, name: str) -> None:
        self.cards[name] = event.amount
        self.owing.discard(name)
        if self.hands[name] is not None:
            self.hands[name] = []

    def _hand(self, event: Seen, name: str) -> None:
        if event.cards is not None:
            self.hands[name] = list(event.cards)

    def _hand_returned(self, event: Seen, name: str) -> None:
        self.draw_pile += event.amount
        self.cards[name] = 0
        if self.hands[name] is not None:
            self.hands[name] = []

    def _went_out(self, event: Seen, name: str) -> None:
        self.fields["round_winner"] = name
        self._over()

    def _blocked(self, event: Seen, name: str) -> None:
        self.fields["blocked"] = True
        self._over()

    def _over(self) -> None:
        self.fields |= {"round_over": True, "turn": None, "colour": None}
        self.lasting = []
        self.owing = set()
        self.hands = {name: [] if hand is None else hand for name, hand in self.hands.items()}

    def _left_with(self, event: Seen, name: str) -> None:
        self.hands[name] = list(event.cards or ())

    def _scored(self, event: Seen, name: str) -> None:
        for partner in next((team for team in self.teams if name in team), (name,) if name else ()):
            self.scores[partner] += event.amount

    def _tallied(self, event: Seen, name: str) -> None:
        self.scores[name] += event.amount

    def _won(self, event: Seen, name: str) -> None:
        self.winners.append(name)
