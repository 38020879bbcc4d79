"""Many rounds, and what they tell: the same seed gives the same result on any number of processes.

>>> from lastcard.study import simulate
>>> results = simulate("minecraft", players=3, rounds=200, seed=1)
>>> results.rounds, [place.count for place in results.wins]
(200, [66, 60, 74])
"""

from lastcard.study.findings import Comparison, Finding, compare_editions
from lastcard.study.house_rules import Effect, compare_options
from lastcard.study.intervals import Mean, Share
from lastcard.study.results import Results, Showing, SpecialCard
from lastcard.study.runner import simulate

__all__ = [
    "Comparison",
    "Effect",
    "Finding",
    "Mean",
    "Results",
    "Share",
    "Showing",
    "SpecialCard",
    "compare_editions",
    "compare_options",
    "simulate",
]
