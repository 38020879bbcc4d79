"""The command `lastcard deal`."""

from argparse import Namespace
from dataclasses import replace

from lastcard.cli.inputs import bot_names, new_game, player_names
from lastcard.cli.links import DealLink, deal_link
from lastcard.table.table import Table


def run(args: Namespace) -> int:
    """Write the record of a new game; with `--finish`, of a game that bots played."""
    players = player_names(args.players)
    edition, new = new_game(args, args.edition, players)
    bots = bot_names(args.bots or ("random" if args.finish or not args.link else "normal"))
    if args.finish:
        seats = {name: bots[seat % len(bots)] for seat, name in enumerate(players)}
        table = Table.begin(new, seats, edition=edition, live=False)
        table.play_on()
        new = replace(new, moves=tuple(table.game.moves))
    if args.link:
        name = ",".join(bots) if args.finish else ""
        print(deal_link(DealLink((new,), (name,), 1, players[0], tuple(bots)), args.server))
        return 0
    print(new.dumps(), end="")
    return 0
