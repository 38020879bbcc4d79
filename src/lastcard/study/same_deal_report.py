"""The same deal, compared, in words and numbers, and as JSON."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from lastcard.catalogue import Message
from lastcard.study.same_deal import OwnMove, Played, SameDeal
from lastcard.words import Reader, lines


def text(found: SameDeal, names: Sequence[str], width: int = 80) -> str:
    """How each of them did, what each of them did, and what their choices were worth where they parted."""
    say = Reader(found.edition.by_code).say
    head = say("deal-head", round=found.round, edition=found.edition.name, player=found.seat)
    rows = [("", *names)]
    rows.append((say("deal-result"), *(say(result_words(each)) for each in found.played)))
    rows.append((say("deal-points"), *(str(each.points) for each in found.played)))
    rows.append((say("deal-left"), *(str(each.left) for each in found.played)))
    rows.append((say("deal-moves"), *(str(len(each.moves)) for each in found.played)))
    blocks = [lines.note(head, width), lines.table(rows, width), lines.table(_moves(found, names), width)]
    if len(found.played) > 1:
        blocks.append("\n".join(lines.note(line, width) for line in parting(found, names)))
    return "\n\n".join(blocks)


def result_words(played: Played) -> Message:
    """How the round ended for somebody."""
    if not played.over:
        return Message("deal-open")
    return Message("deal-won") if played.won else Message("deal-lost")


def parting_words(found: SameDeal) -> Message:
    """Where they parted."""
    if all(len(each.moves) == found.common for each in found.played):
        return Message("deal-never-parted")
    if not found.options:
        return Message("deal-parted-elsewhere", number=found.common + 1)
    return Message("deal-parted", number=found.common + 1)


def parting(found: SameDeal, names: Sequence[str]) -> list[str]:
    """Where they parted, and what the options there were worth."""
    reader = Reader(found.edition.by_code)
    told = [reader.say(parting_words(found))]
    for option in found.options:
        chance = round(100 * option.chance.value)
        by = ", ".join(names[number] for number in option.by)
        label = reader.option(option.option)
        if by:
            told.append("  " + reader.say("deal-option-by", option=label, chance=chance, players=by))
        else:
            told.append("  " + reader.say("deal-option", option=label, chance=chance))
    return told


def _moves(found: SameDeal, names: Sequence[str]) -> list[tuple[str, ...]]:
    reader = Reader(found.edition.by_code)

    def said(move: OwnMove | None) -> str:
        return "" if move is None else reader.option(move.option)

    rows = [("", *names)]
    for number, moves in enumerate(zip_longest(*(each.moves for each in found.played))):
        mark = " ◂" if number == found.common and len(found.played) > 1 else "  "
        rows.append((f"{number + 1}{mark}", *map(said, moves)))
    return rows


def as_json(found: SameDeal, names: Sequence[str]) -> dict[str, Any]:
    """The comparison as JSON can hold it."""
    return {
        "edition": found.edition.id,
        "seat": found.seat,
        "round": found.round,
        "common": found.common,
        "played": [
            {
                "name": name,
                "over": each.over,
                "won": each.won,
                "points": each.points,
                "left": each.left,
                "moves": [{"move": move.number, "option": move.option} for move in each.moves],
            }
            for name, each in zip(names, found.played, strict=True)
        ],
        "options": [
            {
                "option": option.option,
                "chance": option.chance.value,
                "low": option.chance.low,
                "high": option.chance.high,
                "by": [names[number] for number in option.by],
            }
            for option in found.options
        ],
    }
