"""Where a game stands, as the JSON object of `replay --json`."""

from dataclasses import asdict
from typing import Any

from lastcard.game.game import Game
from lastcard.game.view import look, seen
from lastcard.words.reader import Reader


def as_json(game: Game, player: str | None = None) -> dict[str, Any]:
    """Where a game stands, as the JSON object of `replay --json`; for a player, only what that player may see."""
    view = look(game, player)
    row = asdict(view.table)
    cards = row.pop("cards")
    row["hands"] = {name: list(hand) for name, hand in view.table.hands.items() if hand is not None}
    if player is not None:
        row["cards"] = cards
    row["game_winners"] = list(row["game_winners"])
    row["owes_uno"] = list(row["owes_uno"])
    row["out"], row["eliminated"] = list(row["out"]), list(row["eliminated"])
    if lasting := row.pop("lasting"):  # few games ever have such rules
        row["lasting"] = list(lasting)
    row["teams"] = [list(team) for team in row["teams"]]
    row["waiting"] = [
        {"player": decision.player, "kind": decision.kind, "options": list(decision.options)}
        for decision in view.waiting
    ]
    row["interrupts"] = [
        {"player": decision.player, "options": list(decision.options)}
        for decision in view.interrupts
        if decision.options
    ]
    reader = Reader(game.edition.by_code)  # for programs: names, whoever reads
    row["events"] = [{**event.as_dict(), "text": reader.tell(event)} for event in seen(game, player)]
    return {"edition": view.edition, **row}
