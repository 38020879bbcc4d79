"""What is said to whoever tries what cannot be done: why not, and what could be."""

from typing import TYPE_CHECKING

from lastcard.catalogue import Message, named
from lastcard.engine import decisions
from lastcard.engine.program import NEVER_LAST, NONE
from lastcard.files import shown
from lastcard.game.decisions import MoveError
from lastcard.game.options import Option

if TYPE_CHECKING:
    from lastcard.game.game import Game


def refused(game: "Game", player: str, move: str, reason: Message | None) -> MoveError:
    """A refusal: what was tried, why it cannot be, and what was possible."""
    if game.winners and reason is None:
        reason = Message("reason-game-over")
    refusal = (
        Message("refused", player=player, move=shown(move))
        if reason is None
        else Message("refused-because", player=player, move=shown(move), reason=reason)
    )
    if game.winners:
        return MoveError(refusal, reason)
    own = [option for decision in game.waiting if decision.player == player for option in decision.options]
    if player in game.players:
        own += game.interrupts_of(game.players.index(player))
    return MoveError(refusal, reason, tuple(sorted(own)), game.waiting)


def why_refused(game: "Game", seat: int, answer: str) -> Message | None:
    """Why somebody cannot do what they tried; None if that goes without saying."""
    try:
        tried = Option.parse(answer)
    except ValueError:
        tried = None
    if tried is not None and tried.verb == "play" and game.edition.has(tried.card or ""):
        return why_not(game, game.players[seat], tried.card or "")
    if tried is not None and tried.interrupts:
        return Message("reason-no-such-call")
    if game.round.asked >> seat & 1:
        return None
    asked = " and ".join(f"{decision.player} ({decision.kind})" for decision in game.waiting)
    return Message("reason-not-asked", asked=asked)


def why_not(game: "Game", player: str, code: str) -> Message | None:
    """Why a player cannot play a card now; None when it can be played."""
    round, card = game.round, game.edition.kind(code)
    reason = round.why_not(game.players.index(player), card)
    title = game.edition.kinds[card].said
    if reason == decisions.PLAYABLE:
        return None
    if reason == decisions.NOT_YOUR_TURN:
        if round.over:
            return Message("reason-round-over")
        if any(decision.player == player for decision in game.waiting):
            return Message("reason-decide-first")
        return Message("reason-not-your-turn", player=game.players[round.turn])
    if reason == decisions.NOT_IN_HAND:
        return Message("reason-not-in-hand", player=player, card=title)
    if reason == decisions.NOT_THE_CARD_DRAWN:
        return Message("reason-only-the-card-drawn", card=game.edition.kinds[round.drawn].said)
    colour = named("colour", game.edition.colours[round.colour])
    if reason == decisions.NOT_ON_A_STACK:
        return Message("reason-not-on-a-stack", card=title)
    if reason == decisions.FORBIDDEN:
        if round.deck.flags_of[card] & NEVER_LAST and round.sizes[game.players.index(player)] == 1:
            return Message("reason-never-last", card=title)
        return Message("reason-rule-in-force", card=title)
    if reason == decisions.UNLAWFUL:
        return Message("reason-no-bluffing", player=player, colour=colour)
    if round.symbol == NONE:
        return Message("reason-not-the-colour", colour=colour, card=title)
    symbol = next(kind for i, kind in enumerate(game.edition.kinds) if round.deck.symbol_of[i] == round.symbol)
    return Message("reason-no-match", colour=colour, card=title, symbol=named("card", symbol.name))
