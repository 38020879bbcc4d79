"""What is said at the end of a round and of a game: who held what, the points, the scores round by round."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from textual.content import Content

from lastcard.game.settings import Options, round_points
from lastcard.game.view import Seen, View
from lastcard.terminal.faces import Faces, fitted
from lastcard.words import Reader, sentence


def round_summary(view: View, options: Options, drawing: Faces, width: int, reader: Reader) -> Content:
    """Who went out, what everyone held and what it was worth."""
    table = view.table
    if table.round_winner is None:
        head = reader.say("terminal-round-blocked", round=table.round)
    else:
        went_out = not table.hands[table.round_winner]
        head = reader.say("event-went_out" if went_out else "event-last_in", player=table.round_winner)
    held = [sum(view.kinds[code].points for code in table.hands[name] or ()) for name in view.players]
    winner = -1 if table.round_winner is None else view.players.index(table.round_winner)
    out = [view.players.index(name) for name in table.out]
    before = [seat for seat, name in enumerate(view.players) if name in table.eliminated and not held[seat]]
    gained = round_points(held, winner, options, out, before)
    wide = max(cell_len(name) for name in view.players)
    lines = [Content.styled(sentence(head), "bold"), Content("")]
    hands = [
        (f"{fitted(name, wide)}  {points:>4}  ", drawing.edition.in_order(table.hands[name] or ()))
        for name, points in zip(view.players, held, strict=True)
    ]
    lines.append(drawing.table_of_hands(hands, width))
    lines.append(Content(""))
    for name, points in zip(view.players, gained, strict=True):
        lines.append(Content(f"{fitted(name, wide)}  {table.scores[name]:>4}" + (f"  (+{points})" if points else "")))
    lines.append(_rule(options, reader))
    return Content("\n").join(lines)


def rounds_scored(heard: Iterable[Seen], teams: Sequence[Sequence[str]] = ()) -> list[dict[str, int]]:
    """What each round brought to whom, as far as it was heard."""
    rounds: list[dict[str, int]] = []
    tallied: dict[str, int] = {}
    for event in heard:
        if event.kind == "scored":
            scoring = next((team for team in teams if event.player in team), (event.player,) if event.player else ())
            rounds.append(dict.fromkeys(scoring, event.amount))
        elif event.kind == "tallied" and event.player:
            tallied[event.player] = event.amount
        elif event.kind == "started" and tallied:
            rounds.append(tallied)
            tallied = {}
    return [*rounds, tallied] if tallied else rounds


def score_table(view: View, heard: Sequence[Seen], options: Options, width: int, reader: Reader) -> Content:
    """The scores, the best first, with the rounds that led to them where there is room."""
    rounds = rounds_scored(heard, view.table.teams)
    scores = view.table.scores
    best = sorted(view.players, key=lambda name: -scores[name] if options.scoring == "winner" else scores[name])
    wide = max(cell_len(name) for name in view.players)
    fit = max(0, (width - wide - 10) // 5)
    first = max(0, len(rounds) - fit)
    shown = rounds[first:]
    heads = "".join(f"{number:>5}" for number in range(first + 1, len(rounds) + 1))
    total = f"{reader.say('terminal-total'):>5}"
    lines = [Content.styled(f"{fitted('', wide)}  {total}{' ' if heads else ''}{heads}", "dim")]
    for name in best:
        cells = "".join(f"{scored.get(name, 0) or '·':>5}" for scored in shown)
        lines.append(Content.assemble((fitted(name, wide), "bold"), (f"  {scores[name]:>5} ", "bold"), cells))
    lines += [Content(""), _rule(options, reader)]
    return Content("\n").join(lines)


def game_summary(view: View, heard: Sequence[Seen], options: Options, width: int, reader: Reader) -> Content:
    """Who has won, and all scores."""
    head = Content.styled(reader.won(view.table.game_winners), "bold")
    return Content("\n").join([head, Content(""), score_table(view, heard, options, width, reader)])


def _rule(options: Options, reader: Reader) -> Content:
    """What wins the game."""
    id = "terminal-scores-winner" if options.scoring == "winner" else "terminal-scores-tally"
    return Content.styled(reader.say(id, target=options.target), "dim")
