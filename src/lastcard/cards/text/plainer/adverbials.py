"""Where, when and how something is done, where that goes without saying: left out before anything else is read.

Rows as in `rewriting`. Each stands at the end of a clause, so that none of its words is part of something else.
"""

from lastcard.cards.text.plainer.rewriting import Row, row

NUM = "(?:[0-9]{1,2}|a|an|one|two|three|four|five|six|seven|eight|nine|ten) "
ENDS = r"(?=[.!;,)] |and |then |but |or |$)"
_COMMA = "(?:, )?"
_THEY = "(?:they|you|he|she)"
_OWN = "(?:your|their|his|her)"
_BE = "(?:is|are|'re|'s)"
_WHICH = (
    "which(?: (?:ones?|cards?))?(?: (?:to|you|they) (?:give|keep|hand over|lose|discard|pass|get|take))?"
    "(?: (?:that|it) is)?(?: (?:, )?and so do (?:you|they))?"
)
_INSIDE = r"(?:(?![.!;:?(] )\S+ )+?"
_GIVES = "(?:give|discard|pass|put|return|trade|swap|show|hand)"

_MANNER = (
    "for good measure", f"while {_THEY} {_BE} at it", f"for {_OWN} (?:trouble|troubles|pains|efforts)", "like "
    "it never happened", "just like that", "sight unseen",
    "as (?:a|an) (?:treat|reward|bonus|reminder|gift|present|consolation|apology)", "as compensation", "as karma",
    "in one go", "(?:whether (?:they|you|he|she) )?like it or not", "all in one "
    "go", "for luck", "for laughs", "all at the same time",
    "in front of everyone", "for all to see", "for everyone to see", "as fast as (?:you|they) may", "like a "
    "(?:champ|boss)",
    "and nobody may stop (?:you|them)", "and there (?:is|'s) no arguing", "and shut up about it", "and like it",
)  # fmt: skip
"""How and why, in words that change nothing."""


def _which() -> tuple[Row, ...]:
    """Who chooses the cards that are given away, or taken."""
    stop = "[,.;(] (?:and )?"
    you = f"(?:you (?:choose|pick|decide)|your (?:choice|pick|call)(?: of)?) {_WHICH} (?:\\) )?"
    they = f"(?:they (?:choose|pick|decide)|their (?:choice|pick|call)(?: of)?) {_WHICH} (?:\\) )?"
    take = rf"(?:take|get|steal|grab) (?P<n>{NUM})(?:cards? )?(?:from|off) (?P<who>(?!the )?(?:(?![.!;:,?(] )\S+ )+?)"
    return (
        row(
            "which",
            rf"(?P<what>(?:trade|swap|exchange|switch)(?:s|es)? {_INSIDE}){stop}(?:they|you) (?:choose|pick) "
            rf"which(?: ones?| cards?)?(?: to give)? (?:, )?and so do (?:you|they) {ENDS}",
            "<what>",
        ),
        row("which", rf"(?P<what>{_GIVES} {_INSIDE}){stop}{you}{ENDS}", "<what>"),
        row("which", rf"(?P<what>(?:(?:must|may) {_GIVES}|{_GIVES}(?:s|es)) {_INSIDE}){stop}{they}{ENDS}", "<what>"),
        row("which", rf"{take}{stop}{they}{ENDS}", "<who> gives <n> cards to you"),
        row("which", rf"{take}{stop}{you}{ENDS}", "take <n> cards you choose from <who>"),
    )


ADVERBIALS: tuple[Row, ...] = (
    row("rn", "rn ", "right now"),
    row("total altogether", rf"(?P<what>(?:^|(?<=[.;!] ))(?:(?!(?:everyone|players|others|opponents|each|both|all|"
        rf"neighbours|2|two|them) )[^\s.;!]+ )+?)(?:in total|altogether) {ENDS}", "<what>"),
    *(row(max(way.replace("(?:", " ").replace("|", " ").replace(")", " ").replace("_", " ").split(), key=len),
          f"{_COMMA}{way} {ENDS}") for way in _MANNER),
    row("skipped", rf"(?P<is>(?:is|are|gets?|be|being) skipped )(?:the )?(?:for )?(?:next (?:time|turn|go)"
        rf"(?: (?:round|around))?|(?:on|for) {_OWN} (?:next|coming) (?:turn|go)|this (?:round|turn|time)) "
        rf"{ENDS}", "<is>"),
    row("face facedown face-down", rf"(?P<what>(?:give|pass|slide|trade|swap)(?:s|es)? {_INSIDE}){_COMMA}"
        r"(?:face down|facedown|face-down) (?=[.!;] |and |then |$)", "<what>"),
    row("simultaneously", "simultaneously (?=(?:pass|give|draw|discard|swap|trade|put|take)(?:s|es)? )"),
    row("without", r"(?<![a-z0-9,'] )without (?:looking|peeking) (?:, )?(?=(?:take|steal|grab|draw|pull) )"),
    row("go", r"(?<![a-z0-9'] )go (?:ahead )?and (?=(?:take|draw|discard|give|swap|steal|show|pick|look|skip) )"),
    row("rounding rounded", rf"{_COMMA}(?:rounding|rounded) down {ENDS}"),
    row("yourself", rf"(?P<how>(?:draw|discard|miss) {NUM}(?:cards? |turns? )?)(?:yourself|for yourself) ", "<how>"),
    row("themselves themself", rf"(?P<how>(?:draws?|discards?|miss(?:es)?) {NUM}(?:cards? |turns? )?)(?:for )?"
        rf"(?:themselves|themself) ", "<how>"),
    *_which(),
    row("whichever whatever", rf"(?P<give>(?:gives|must give) {_INSIDE}), (?:whichever|whatever)(?: ones?| "
        rf"cards?)? they (?:like|want|choose|"
        rf"prefer) {ENDS}", "<give>"),
    row("whichever whatever", rf"(?P<give>(?:give|discard) {_INSIDE}), (?:whichever|whatever)(?: ones?| "
        rf"cards?)? you (?:like|want|choose|"
        rf"prefer) {ENDS}", "<give>"),
)  # fmt: skip
"""Before everything else."""
