"""A review in words and numbers, and as JSON."""

from collections.abc import Iterator, Sequence
from typing import Any

from lastcard.catalogue import Message
from lastcard.study.intervals import Share
from lastcard.study.review import UNIT, Account, Choice, Parts, Review, RoundReview, Turn
from lastcard.words import Reader, lines

POINTS = UNIT // 100
"""Hundredths of a point in a point."""


def text(review: Review, seat: str | None = None, width: int = 80) -> str:
    """What was luck, what was skill, and what cost most; for one seat, every choice with all that could be done."""
    blocks = [lines.note(_said(None, review, Message("review-head", count=review.worlds)), width)]
    for each in review.rounds:
        blocks.append(lines.note(_headline(review, each), width))
        blocks.append(lines.table(_luck_and_skill(review, each), width))
        if each.turns:
            told = [_said(None, review, Message("review-turns"))]
            told += ["  " + turn_words(review, turn) for turn in each.turns]
            blocks.append("\n".join(lines.note(line, width) for line in told))
        if seat is not None:
            own = [choice for choice in each.choices if choice.player == seat]
            blocks += ["\n".join(_all_options(review, choice, width)) for choice in own]
    for player in review.players if seat is None else (seat,):
        blocks.append(
            "\n".join(lines.note(line, width) for line in account_words(review, review.account(player), player))
        )
    return "\n\n".join(blocks)


def explain(review: Review, choice: Choice, you: str | None = None) -> str:
    """What a choice cost, in a sentence, and what would have been better."""
    reader = Reader(review.game.edition.by_code, you)
    taken, best = choice.taken, choice.best
    move = choice.move + 1
    if not choice.slip:
        return reader.say(
            "review-fine", number=move, option=reader.option(choice.chosen), chance=_percent(taken.chance)
        )
    return reader.say(
        "review-slip",
        number=move,
        option=reader.option(choice.chosen),
        count=round(100 * choice.cost),
        better=reader.option(best.option),
        chance=_percent(best.chance),
        instead=_percent(taken.chance),
        reason=choice.reason,
    )


def _said(you: str | None, review: Review, message: Message) -> str:
    return Reader(review.game.edition.by_code, you).say(message)


def _headline(review: Review, each: RoundReview) -> str:
    if not each.winners:
        return _said(None, review, Message("review-round-open", round=each.number))
    winners = " and ".join(each.winners)
    return _said(None, review, Message("review-round", round=each.number, players=winners))


def _luck_and_skill(review: Review, each: RoundReview) -> list[tuple[str, ...]]:
    heads = (Message("review-result"), Message("review-own"), Message("review-others"), Message("review-luck"))
    rows = [("", *(_said(None, review, head) for head in heads))]
    return rows + [(player, *_points(parts)) for player, parts in zip(review.players, each.parts, strict=True)]


def _points(parts: Parts) -> tuple[str, ...]:
    """The parts in whole points, with their signs."""
    return tuple(_signed(part) for part in points(parts))


def points(parts: Parts) -> tuple[int, int, int, int]:
    """The parts in whole points that still sum to the result: what rounding leaves over goes to luck."""
    result, own, others = (round(part / POINTS) for part in (parts.result, parts.own, parts.others))
    return result, own, others, result - own - others


def turn_words(review: Review, turn: Turn) -> str:
    """A turning point in a sentence."""
    move = review.game.moves[turn.move]
    reader = Reader(review.game.edition.by_code)
    said = reader.say("by-name", player=move.player, text=reader.option(move.option))
    change = _signed(round(100 * turn.change))
    cause = Message("review-by-choice" if turn.choice else "review-by-luck")
    return reader.say("review-turn", number=turn.move + 1, move=said, player=turn.player, change=change, cause=cause)


def _all_options(review: Review, choice: Choice, width: int) -> Iterator[str]:
    reader = Reader(review.game.edition.by_code, choice.player)
    yield lines.note(explain(review, choice, choice.player), width)
    rows = [("", "%", "95 % interval")]
    for worth in choice.worths:
        mark = "▸ " if worth.option == choice.chosen else "  "
        low, high = (round(100 * end) for end in (worth.chance.low, worth.chance.high))
        rows.append((f"{mark}{reader.option(worth.option)}", _percent(worth.chance), f"{low} to {high}"))
    yield lines.table(rows, width, spare=1)


def account_words(review: Review, account: Account, you: str | None = None) -> Iterator[str]:
    """What somebody did with it, to that player (`you`) or to anybody: accuracy, dearest slips, bluffs, challenges."""
    player, say = account.player, Reader(review.game.edition.by_code, you).say
    if not account.choices:
        yield say("review-no-choices", player=player)
        return
    best = account.choices - account.slips
    given = round(100 * account.given_away)
    yield say("review-account", player=player, best=best, count=account.choices, given=given)
    for choice in account.dearest:
        yield "  " + explain(review, choice, you)
    if account.bluffs:
        right = sum(not choice.slip for choice in account.bluffs)
        yield "  " + say("review-bluffs", count=len(account.bluffs), right=right)
    if account.challenges:
        right = sum(not choice.slip for choice in account.challenges)
        yield "  " + say("review-challenges", count=len(account.challenges), right=right)


def _signed(points: int) -> str:
    """A number with its sign, and a minus that is as wide as a plus."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}")


def _percent(share: Share) -> str:
    return f"{round(100 * share.value)}"


# JSON


def as_json(review: Review, seat: str | None = None) -> dict[str, Any]:
    """The whole review as JSON can hold it; with a seat, only its choices."""
    return {
        "edition": review.game.edition.id,
        "players": list(review.players),
        "worlds": review.worlds,
        "seed": review.seed,
        "rounds": [
            {
                "round": each.number,
                "winners": list(each.winners),
                "curve": [{"move": point.move, "chances": list(point.chances)} for point in each.points],
                "turns": [vars(turn) for turn in each.turns],
                "parts": {player: vars(parts) for player, parts in zip(review.players, each.parts, strict=True)},
                "choices": [_choice(review, one) for one in each.choices if seat is None or one.player == seat],
            }
            for each in review.rounds
        ],
        "players_reviewed": [_account_row(review.account(player)) for player in _chosen(review.players, seat)],
    }


def _chosen(players: Sequence[str], seat: str | None) -> Sequence[str]:
    return players if seat is None else (seat,)


def _choice(review: Review, choice: Choice) -> dict[str, Any]:
    return {
        "move": choice.move,
        "player": choice.player,
        "kind": choice.kind,
        "chosen": choice.chosen,
        "best": choice.best.option,
        "cost": choice.cost,
        "slip": choice.slip,
        "bluff": choice.bluff,
        "gains": list(choice.gains),
        "words": explain(review, choice, choice.player),
        "options": [
            {
                "option": worth.option,
                "chance": worth.chance.value,
                "low": worth.chance.low,
                "high": worth.chance.high,
                "behind": worth.behind.value,
            }
            for worth in choice.worths
        ],
    }


def _account_row(account: Account) -> dict[str, Any]:
    return {
        "player": account.player,
        "choices": account.choices,
        "slips": account.slips,
        "accuracy": account.accuracy,
        "given_away": account.given_away,
        "dearest": [choice.move for choice in account.dearest],
        "bluffs": [{"move": choice.move, "right": not choice.slip} for choice in account.bluffs],
        "challenges": [{"move": choice.move, "right": not choice.slip} for choice in account.challenges],
        "parts": vars(account.parts),
    }
