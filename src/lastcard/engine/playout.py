"""Random play, compiled: a round driven to its end without leaving the engine.

Where there is no clock, an open call is offered once, before the seat that is waited for answers: first to the debtor,
then to every other seat in turn order from there.
"""

from mypy_extensions import i64

from lastcard.engine import decisions
from lastcard.engine.chance import Chance
from lastcard.engine.round import Round


def react_at_random(round: Round, debts: i64, policy: Chance) -> i64:
    """Offer these debts once; everybody decides by the toss of a coin. Returns how often somebody was asked."""
    asked: i64 = 0
    for start in range(round.seats):
        debtor: i64 = round.after(round.turn, start)
        if debts & round.owing & (1 << debtor) != 0:
            asked += 1
            if policy.below(2) == 1:
                round.call(debtor)
                continue
            for steps in range(1, round.seats):
                asked += 1
                if policy.below(2) == 1:
                    round.catch(round.after(debtor, steps), debtor)
                    break
    return asked


def waiting_seat(round: Round) -> i64:
    """The seat that is waited for; the first in seat order where several are."""
    seat: i64 = 0
    while round.asked & (1 << seat) == 0:
        seat += 1
    return seat


def play_at_random(round: Round, policy: Chance) -> i64:
    """Play a round that has begun to its end, each option equally likely. Returns the number of decisions."""
    count: i64 = 0
    offered: i64 = 0
    while not round.over:
        if round.owing & ~offered != 0:
            react_at_random(round, ~offered, policy)
        offered = 0 if round.kind == decisions.TURN else round.owing
        seat: i64 = waiting_seat(round)
        round.find_options(seat)
        round.apply(seat, round.options[policy.below(round.option_count)])
        count += 1
    return count


def play_rounds(round: Round, rounds: i64, policy: Chance) -> i64:
    """Play many rounds, the deal passing to the left. Returns the number of decisions."""
    count: i64 = 0
    for number in range(rounds):
        round.begin(number % round.seats)
        count += play_at_random(round, policy)
    return count
