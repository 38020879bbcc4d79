"""The limits of what people may write, as browsers are told them."""

from lastcard.cards.text.words import MAX_LENGTH
from lastcard.game.players import LONGEST_NAME
from lastcard.server import chat, lobby
from lastcard.server.messages import Limits

LIMITS = Limits(
    name=LONGEST_NAME,
    text=MAX_LENGTH,
    chat=chat.LONGEST,
    reactions=chat.REACTIONS,
    shortest_timer=lobby.SHORTEST_TIMER,
    longest_timer=lobby.LONGEST_TIMER,
)
