"""Why a bot takes an option: a reason that holds in this position, for people who ask for a hint.

A bot that thinks ahead has no reasons but what it tried. Those given here are the habits that good players go by, and
each is checked against what the player sees: a reason that is not true is not given.
"""

from collections import Counter

from lastcard.bots.advice import Advice
from lastcard.cards.edition import Kind
from lastcard.cards.stakes import stakes
from lastcard.cards.text import read
from lastcard.cards.text.tree import Challenge, Do
from lastcard.catalogue import Message, named
from lastcard.game.options import Option
from lastcard.game.view import View
from lastcard.thinking.policy import BIG_HAND, NEAR
from lastcard.words import Reader

HITS = frozenset({"draw", "miss", "draw_until", "draw_level"})
"""Verbs that stop a player who is about to go out."""


def why(view: View, option: Option) -> Message:
    """Why to take an option.

    >>> from lastcard.game.game import Game
    >>> from lastcard.game.view import look
    >>> view = look(Game("classic", ["Ann", "Bo"], seed=1), "Ann")
    >>> print(why(view, Option("play", card="R3")))
    It fits, and keeps the wild card for later.
    """
    reason = _Reasons(view).reason(option)
    return Message("why-tried") if reason is None else reason


def worth(view: View, advice: Advice | None, reader: Reader) -> Message | None:
    """What the best option and the next are worth, in rounds won; None where nobody has found out.

    >>> from lastcard.game.game import Game
    >>> from lastcard.bots import sight
    >>> view = sight(Game("classic", ["Ann", "Bo"], seed=1), "Ann")
    >>> advice = Advice(0, 800, worlds=200, wins=122, second=1, second_wins=96)
    >>> print(worth(view, advice, Reader(view.kinds)))
    Played to the end many times, it wins 61 rounds of 100, and the next best, play ..., 48.
    """
    if advice is None or not advice.tells:
        return None
    first, second = (round(100 * wins / advice.worlds) for wins in (advice.wins, advice.second_wins))
    id = "why-worth" if first > second else "why-as-good"
    return Message(id, count=first, other=second, option=reader.option(view.answers[advice.second]))


def explained(view: View, option: Option, advice: Advice | None, reader: Reader) -> str:
    """Why to take an option, and what that is worth, as a hint says it."""
    reason, numbers = why(view, option), worth(view, advice, reader)
    said = [each for each in (reason, numbers) if each and not (numbers and each.id == "why-tried")]
    return " ".join(reader.say(each) for each in said)


def hinted(view: View, answer: str, advice: Advice | None, reader: Reader) -> str:
    """A hint in words: what to do, why, and what that is worth."""
    option = view.decision.find(answer) if view.decision else None
    said = [reader.say("terminal-hint", option=reader.option(answer))]
    return " ".join([*said, *([explained(view, option, advice, reader)] if option else [])])


class _Reasons:
    def __init__(self, view: View) -> None:
        self.view = view
        self.you = view.you or ""
        self.hand = [view.kinds[code] for code in view.table.hands.get(self.you) or ()]
        self.held = Counter(kind.colour for kind in self.hand)
        self.options = view.decision.options if view.decision else ()

    def reason(self, option: Option) -> Message | None:
        """A reason that holds; None if there is none but that it did best."""
        if len(self.options) == 1:
            return Message("why-only-option")
        match option.verb:
            case "play":
                return self._play(self.view.kinds[option.card or ""])
            case "draw" | "keep":
                return self._hold_back()
            case "colour":
                return self._colour(option.colour or "")
            case "challenge" | "accept":
                return self._challenge(option.verb == "challenge")
            case "put" | "discard" | "give":
                return self._part_with(self.view.kinds[option.card or ""], option.player)
            case "choose" | "protect":
                return self._choose(option.player or "")
            case "done" | "not done":
                return Message("why-vote")
            case "uno":
                return Message("why-uno")
            case "catch":
                return Message("why-catch", player=option.player or "")
        return None

    @property
    def _playable(self) -> list[Kind]:
        return [self.view.kinds[option.card] for option in self.options if option.verb == "play" and option.card]

    def _play(self, kind: Kind) -> Message | None:
        following = self.view.after(self.you)
        cards = self.view.table.cards.get(following, 0)
        others = [other for other in self._playable if other.code != kind.code]
        if len(self.hand) == 1:
            return Message("why-last-card")
        if cards <= NEAR and following not in self.view.table.protected and self._hits_next(kind):
            return Message("why-stops-next", player=following, count=cards)
        if not others:
            return Message("why-only-card")
        if kind.colour is None:
            return Message("why-only-wilds") if all(other.colour is None for other in others) else None
        if any(other.colour is None for other in others):
            return Message("why-keeps-wild")
        left = self.held[kind.colour] - 1
        colours = [self.held[colour] for colour in self.view.colours if colour != kind.colour]
        if kind.colour != self.view.table.colour and left >= max(colours, default=0) and left > 0:
            return Message("why-changes-colour", colour=named("colour", kind.colour), count=left)
        if all(kind.points > other.points for other in others):
            return Message("why-points", count=kind.points)
        if kind.colour == self.view.table.colour and left > 0:
            return Message("why-keeps-colour", colour=named("colour", kind.colour), count=left)
        return None

    def _hits_next(self, kind: Kind) -> bool:
        """Whether a card makes the next player draw, or miss a turn."""
        clauses = [clause for sentence in read(kind.text, self.view.colours).play for clause in sentence]
        return any(
            clause.who == "next"
            and (isinstance(clause, Challenge) or any(act.verb.name in HITS for act in clause.acts))
            for clause in clauses
            if isinstance(clause, Do | Challenge)
        )

    def _hold_back(self) -> Message | None:
        if not self._playable:
            return Message("why-nothing-fits")
        if all(kind.colour is None for kind in self._playable):
            return Message("why-saves-wild")
        return None

    def _colour(self, colour: str) -> Message | None:
        most = max(self.held[each] for each in self.view.colours)
        if not self.held[colour] or self.held[colour] < most:
            return None
        return Message("why-most-of-colour", colour=named("colour", colour), count=self.held[colour])

    def _challenge(self, challenge: bool) -> Message | None:
        player = self.view.acting.player if self.view.acting else ""
        count = self.view.table.cards.get(player, 0)
        if challenge:
            return Message("why-challenge", player=player, count=count) if count >= BIG_HAND else None
        if count < BIG_HAND:
            return Message("why-accept", player=player, count=count)
        kind = self.view.kinds.get(self.view.challenged or "")
        at_stake = stakes(kind.text, self.view.colours) if kind else None
        if at_stake is None or at_stake.innocent <= at_stake.accepted:
            return None
        return Message("why-accept-cheaper", count=at_stake.innocent - at_stake.accepted)

    def _part_with(self, kind: Kind, other: str | None) -> Message | None:
        cards = self.view.table.cards
        receivers = {option.player for option in self.options if option.player}
        if other is not None and len(receivers) > 1 and cards[other] == min(cards[each] for each in receivers):
            return Message("why-fewest", player=other)
        offered = [self.view.kinds[option.card] for option in self.options if option.card]
        if kind.points > 0 and kind.points == max(each.points for each in offered):
            return Message("why-points", count=kind.points)
        if kind.colour is not None and self.held[kind.colour] == 1:
            return Message("why-rare-colour", colour=named("colour", kind.colour))
        return None

    def _choose(self, other: str) -> Message | None:
        cards = {option.player: self.view.table.cards[option.player] for option in self.options if option.player}
        if cards[other] == min(cards.values()):
            return Message("why-fewest", player=other)
        return Message("why-most", player=other) if cards[other] == max(cards.values()) else None
