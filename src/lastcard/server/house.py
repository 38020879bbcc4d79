"""House rules in the words of messages: what may be chosen, and what a table plays by."""

from lastcard.game.settings import Options
from lastcard.server.messages import HouseChoice, HouseRule, HouseSet, PlayedRule
from lastcard.words import Reader, house

_say = Reader({}).say

SETS = [HouseSet(*each) for each in house.sets(_say)]
RULES = [
    HouseRule(rule.name, rule.label, rule.about, rule.usual, [HouseChoice(*choice) for choice in rule.choices])
    for rule in house.rules(_say)
]


def set_name(options: Options) -> str:
    """The set that a table plays."""
    return house.set_name(options, _say)


def played(options: Options) -> list[PlayedRule]:
    """What a table plays by beside the rulebook."""
    return [PlayedRule(*rule) for rule in house.played(options, _say)]
