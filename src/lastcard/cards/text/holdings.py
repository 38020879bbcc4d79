"""What somebody may hold: conditions on hands, as patterns of the phrase book."""

from typing import Literal

Compare = Literal["more", "fewer", "at_least", "at_most", "exactly", "a", "no", "even", "odd", "most", "fewest"]

ALIKE: tuple[tuple[Compare, str], ...] = (
    ("at_least", "[at least] <n> [or more] ; <n> or more cards ; [at least] <n> cards ; cards ; a pair"),
    ("more", "more than <n> [cards]"),
    ("fewer", "fewer|less than <n> [cards]"),
    ("at_most", "at most <n> cards"),
)
"""How cards are counted that are alike."""

CONDITIONS: tuple[tuple[tuple[Compare, str], tuple[str, ...]], ...] = (
    *(
        ((compare, f"alike {sort}"), tuple(f"{way} {of}" for way in ways.replace("cards", cards).split(" ; ")))
        for compare, ways in ALIKE
        for sort, cards, of in (
            ("number", "cards|numbers", "of|with [the] same|one|a number"),
            ("number", "cards|numbers", "of a kind"),
            ("colour", "cards", "of|in|with [the] same|one colour"),
            ("card", "cards", "that are the same|identical"),
        )
    ),
    (("at_least", "pair"), ("a|any|one|1 pair [of numbers|cards]", "pairs", "any pairs", "the same number twice",
                            "two|2 equal|matching numbers|cards", "two|2 of a number",
                            "two|2 cards that match")),
    (("at_least", "twins"), ("two|2 identical cards", "the same card twice", "two|2 of the same card")),
    (("at_least", "every colour"), (
        *(f"{one} of|in|from {each}"
          for one in ("[at least] one|1|a [card]", "cards")
          for each in ("each|every colour", "all [the] [four|4] colours")),
        "all [of] [the] [four|4] colours", "each|every colour", "all four|4 [of] [the] colours",
        "every single colour", "every one of the colours",
    )),
    (("exactly", "one colour"), (
        "only|just one|1 colour", "cards of|in only|just one|1 colour", "only cards of|in one|1|a single colour",
        "only|just a single colour", "cards of only|just a single colour", "only one|1 colour of cards",
    )),
    (("at_least", "colours"), ("<n> or more colour|colours", "at least <n> [different] colour|colours")),
    (("more", "colours"), ("more than <n> [different] colour|colours",)),
    (("fewer", "colours"), ("fewer|less than <n> [different] colour|colours",)),
    (("exactly", "colours"), ("exactly|only|just <n> [different] colour|colours", "<n> different colours")),
    (("more", ""), ("more than <n> card|cards", "more cards than <whom>",
    "more cards than <whom> do|does|have|has|hold|holds", "more than <n> <some>", "over <n> cards",
    "more than one|1 <card>",
    "more than <number>", "over <number>")),
    (("fewer", ""), ("fewer|less than <n> card|cards", "fewer|less cards than <whom>",
    "fewer|less cards than <whom> do|does|have|has|hold|holds", "fewer|less than <n> <some>",
                     "under <n> cards", "fewer|less than <number>", "under <number>")),
    (("at_least", ""), ("at least <n> card|cards", "<n> or more cards", "<n> + card|cards", "<n> plus card|cards",
                        "a minimum of <n> cards", "<n> or over cards", "<n> cards at least",
                        "at least <n> <some>", "<n> or more <some>",
                        "<n> cards or more", "<number> or more")),
    (("at_most", ""), ("at most <n> card|cards", "<n> or fewer|less cards", "at most <n> <some>",
                       "<n> cards or fewer|less", "<number> or fewer|less")),
    (("exactly", ""), ("exactly|only <n> card|cards", "<n> card|cards", "as many cards as <whom>",
    "as many cards as <whom> do|does|have|has", "the same number of cards as <whom> do|does|have|has",
                        "exactly <n> <some>",
                       "just <n> card|cards", "the same number of cards as <whom>")),
    (("exactly", "uno"), ("uno",)),
    (("a", "it"), ("it", "any of it|that|them", "that colour", "this colour", "the chosen colour",
        "any of that colour", "one of them", "that", "that card", "the named card",
        "one|any")),
    (("most", ""), ("the most <some>", "the most cards [of all|everyone]", "the most", "the biggest|largest hand",
                    "most cards", "the most cards at the table", "more cards than anyone|everyone [else]")),
    (("fewest", ""), ("the fewest|least <some>", "the fewest|least cards [of all|everyone]", "the fewest|least",
                      "the smallest hand", "fewest|least cards", "the fewest|least cards at the table",
                      "fewer|less cards than anyone|everyone [else]")),
    (("even", ""), ("an even number|amount of cards",)),
    (("odd", ""), ("an odd number|amount of cards", "an uneven number|amount of cards")),
    (("a", ""), ("<colour>", "a|an <card>", "any <some>", "any <card>", "one|1 <card>", "<some>",
        "at least one|1 <card>",
                 "one|1 or more <some>")),
    (("no", "it"), ("none", "none of it|that|them|those", "none of that|this colour", "no cards of it")),
    (("no", ""), ("no <some>", "no <card>", "zero|0 <some>")),
)  # fmt: skip
"""What somebody may hold, after `if`."""

HELD = (("left",), ("in", "hand"), ("in", "your", "hand"), ("in", "their", "hand"), ("in", "his", "hand"),
        ("in", "her", "hand"), ("on", "hand"), ("left", "in", "your", "hand"), ("left", "in", "their", "hand"),
        ("in", "their", "hands"), ("after", "playing", "this"), ("after", "playing", "this", "card"),
        ("after", "this"), ("after", "this", "card"), ("when", "you", "play", "this"),
        ("left", "after", "playing", "this"), ("left", "after", "playing", "this", "card"),
        ("left", "after", "this"), ("at", "the", "time", "this", "card", "is", "played"), ("right", "now"),
        ("at", "the", "time", "this", "is", "played"), ("at", "that", "moment"), ("at", "the", "moment"),
        ("in", "hand", "at", "the", "time", "this", "card", "is", "played"), ("when", "this", "card", "is", "played"),
        ("when", "this", "is", "played"), ("at", "this", "moment"), ("at", "that", "time"))  # fmt: skip
"""What may stand behind cards that somebody holds."""
