"""What the engine calls the players, cards and rules of card text."""

from lastcard.cards.text.phrases import EXTREME, POINTS, Who
from lastcard.engine import program as P

WHO: dict[Who, int] = {
    "you": P.YOU,
    "next": P.NEXT,
    "previous": P.PREVIOUS,
    "everyone": P.EVERYONE,
    "everyone_else": P.EVERYONE_ELSE,
    "chosen": P.CHOSEN,
    "they": P.THEY,
    "most": P.MOST_CARDS,
    "fewest": P.FEWEST_CARDS,
    "dealer": P.DEALER,
    "others": P.NOBODY,
    "second": P.SECOND,
    "left": P.LEFT_OF_YOU,
    "right": P.RIGHT_OF_YOU,
    "own_left": P.LEFT_OF_ACTOR,
    "own_right": P.RIGHT_OF_ACTOR,
    "across": P.ACROSS,
    "neighbour": P.NEIGHBOUR,
    "second chosen": P.SECOND_CHOSEN,
    "neighbours": P.NEIGHBOURS,
    "next_two": P.NEXT_TWO,
    "two": P.PICKED,
    "next_3": P.NEXT_SEVERAL + 3,
    "next_4": P.NEXT_SEVERAL + 4,
    "next_5": P.NEXT_SEVERAL + 5,
    "shown_high": P.SHOWED_HIGH,
    "shown_low": P.SHOWED_LOW,
}

OF_ACTOR: dict[Who | None, int] = {
    "next": P.NEXT_OF_ACTOR,
    "previous": P.PREVIOUS_OF_ACTOR,
    "own_left": P.LEFT_OF_ACTOR,
    "own_right": P.RIGHT_OF_ACTOR,
}
"""Who is somebody else for each of several players."""

CARDS = {
    "chosen": P.ANY_COLOUR,
    "that": P.ANY_COLOUR,
    "wild": P.NONE,
    "all": P.EVERY_CARD,
    "": P.EVERY_CARD,
    "action": P.ACTION_CARDS,
    "number": P.NUMBER_CARDS,
    "penalty": P.PENALTY_CARDS,
    "even": P.EVEN_NUMBERS,
    "odd": P.ODD_NUMBERS,
    "that number": P.ANY_COLOUR,
    "that card": P.ANY_COLOUR,
    "extreme": P.ANY_COLOUR,
    POINTS: P.POINTS,
    EXTREME: P.EXTREME_NUMBER,
    "alike number": P.ALIKE_NUMBER,
    "alike colour": P.ALIKE_COLOUR,
    "alike card": P.ALIKE_CARD,
    "colours": P.COLOURS_HELD,
}


def numbers(cards: str) -> int | None:
    """Cards by the number they show, as the engine's colour argument.

    >>> numbers("over 5") == P.NUMBERS + 16 * 6 + P.HIGHEST, numbers("red")
    (True, None)
    """
    match cards.split():
        case ["over", number] if number.isdecimal():
            return P.NUMBERS + 16 * (int(number) + 1) + P.HIGHEST
        case ["under", number] if number.isdecimal():
            return P.NUMBERS + int(number) - 1 if int(number) else P.NO_CARDS
        case ["from", first, "to", last]:
            return P.NUMBERS + 16 * int(first) + int(last)
    return None


RULES = {
    "forbid": P.RULE_FORBID,
    "only": P.RULE_ONLY,
    "match": P.RULE_MATCH,
    "draw": P.RULE_DRAW,
    "open": P.RULE_OPEN,
    "safe": P.RULE_SAFE,
    "words": P.RULE_WORDS,
    "double": P.RULE_DOUBLE,
    "cancel": P.RULE_CANCEL,
    "when": P.RULE_WHEN,
    "call": P.RULE_CALL,
    "more": P.RULE_MORE,
    "instead": P.RULE_SAFE,
    "turn": P.RULE_TURN,
    "stay": P.RULE_STAY,
    "linked": P.RULE_LINKED,
    "as": P.RULE_AS,
    "match number": P.RULE_MATCH,
    "match colour": P.RULE_MATCH,
    "alike": P.RULE_MATCH,
    "cap": P.RULE_CAP,
    "no call": P.RULE_CALL,
    "later": P.RULE_LATER,
    "blind": P.RULE_BLIND,
}

UNTIL = {
    "turn": P.UNTIL_TURN,
    "their_turn": P.UNTIL_TURN,
    "over": P.UNTIL_OVER,
    "card": P.UNTIL_CARD,
    "end": P.UNTIL_END,
    "call": P.UNTIL_END,
    "caught": P.UNTIL_END,
    "drawn": P.UNTIL_END,
}

HAPPENS = {"call": P.WHEN_CALLED, "caught": P.WHEN_CAUGHT, "drawn": P.WHEN_DRAWN}
"""What ends a rule."""

TIES = {"nobody": P.TIE_IS_NOBODY, "you": P.TIE_IS_YOU, "you decide": P.TIE_IS_YOURS}
"""Who it is in a tie, if that is not left to chance."""

WAYS: dict[Who | None, int] = {"next": 1, "previous": -1, "own_left": 2, "own_right": -2}

COUNTED_AT_TABLE = {
    "players": P.PLAYERS,
    "opponents": P.OTHERS,
    "number": P.NUMBER_BEFORE,
    "place": P.PLACE,
    "last number": P.LAST_NUMBER,
    "shown": P.NUMBER_OF_IT,
    "place left": P.PLACE_LEFT,
    "place right": P.PLACE_RIGHT,
    "holders": P.HOLDERS,
    "highest shown": P.HIGHEST_SHOWN,
    "lowest shown": P.LOWEST_SHOWN,
    "difference shown": P.DIFFERENCE_SHOWN,
}
"""What is counted that nobody holds."""
