"""What may stand on the command line."""

import argparse

from lastcard.cli.arguments import SHELLS, Parser

BOTS_HELP = (
    "random, easy, normal, hard, expert, hard:400, expert:0.3s, mybots.py:Greedy, cmd:COMMAND, with commas between"
)
LOG_LEVELS = ("debug", "info", "warning", "error")
LOG_FORMATS = ("text", "json")
EDITION_HELP = "an edition's name, or an edition file"


def build() -> Parser:
    """The parser of `lastcard`, with all its commands."""
    parser = Parser(prog="lastcard", description="The UNO family of card games, played to the letter.")
    parser.add_argument("--version", action="store_true", help="say which version this is, and which engine runs")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")

    play = commands.add_parser("play", help="play a game in this terminal")
    play.add_argument("edition", nargs="?", help=f"{EDITION_HELP}, or a record to play on from (default: classic)")
    play.add_argument("--players", metavar="N", help="how many play, you included (default: 4)")
    play.add_argument("--bots", metavar="NAMES", help=f"who plays with you: {BOTS_HELP} (default: normal)")
    people = play.add_mutually_exclusive_group()
    people.add_argument("--name", help="your name")
    play.add_argument("--before", metavar="N", help="with a record: play on before its move N (default: at its end)")
    people.add_argument("--people", metavar="NAMES", help="several people at this keyboard, with commas between")
    play.add_argument("--resume", action="store_true", help="go on with the last game that is not over")
    play.add_argument("--plain", action="store_true", help="as lines of text: for screen readers and scripts")
    _table_options(play)

    join = commands.add_parser("join", help="sit down at the table of a server")
    join.add_argument("link", help="the link of the table, such as http://127.0.0.1:8000/t/abc234")
    join.add_argument("--name", help="your name (default: that of your account)")
    join.add_argument("--plain", action="store_true", help="lines of text instead of a full screen")
    join.add_argument("-o", "--output", metavar="FILE", help="save the record of the game there when it is over")

    mcp = commands.add_parser("mcp", help="a seat for an assistant that speaks the Model Context Protocol")
    mcp.add_argument("link", nargs="?", default="", help="the link of the table (default: what the assistant is told)")
    mcp.add_argument("--name", default="", help="what the assistant is called there (default: Assistant)")

    serve = commands.add_parser(
        "serve",
        help="play in the browser, with friends and bots",
        description="Every option may stand in the environment, too: --public-url as\n"
        "LASTCARD_PUBLIC_URL, --no-browser as LASTCARD_NO_BROWSER=1.",
    )
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: 127.0.0.1)")
    serve.add_argument("--port", metavar="N", help="the port, and no other (default: 8000, or the next that is free)")
    serve.add_argument("--data", metavar="DIR", help="the folder to keep games in")
    serve.add_argument("--pace", default="1", metavar="N", help="how long bots take: 0.5 is half as long (default: 1)")
    thinkers = "how many processes think for hard bots (default: as many as there are cores, less one, at most 4)"
    serve.add_argument("--thinkers", metavar="N", help=thinkers)
    serve.add_argument("--no-browser", action="store_true", help="open no browser")
    serve.add_argument("--public-url", metavar="URL", help="the address that others use, behind a proxy")
    serve.add_argument(
        "--trusted-proxy",
        metavar="ADDRESS",
        action="append",
        default=[],
        help="a proxy, or a network of them, that is believed where people come from; can be given more than once",
    )
    serve.add_argument(
        "--database",
        metavar="URL",
        help="keep games in PostgreSQL, which any number of servers may share: postgresql://user@host/name",
    )
    serve.add_argument(
        "--advertise",
        metavar="URL",
        help="with --database: where browsers reach this server and no other, such as https://a.example.org",
    )
    serve.add_argument(
        "--processes", default="1", metavar="N", help="with --database: so many servers behind one port (default: 1)"
    )
    serve.add_argument("--metrics", metavar="[HOST:]PORT", help="numbers for Prometheus, at a port of their own")
    serve.add_argument("--log-level", choices=LOG_LEVELS, default="warning", help="debug, info, warning or error")
    serve.add_argument("--log-format", choices=LOG_FORMATS, default="text", help="text or json (default: text)")
    serve.add_argument(
        "--drain", default="5", metavar="N", help="seconds for telling everybody when the server ends (default: 5)"
    )

    _tables(commands.add_parser("tables", help="for whoever runs a server: its tables, and copies of them"))

    replay = commands.add_parser("replay", help="a recorded game, step by step")
    replay.add_argument("file", help="a record, or a link to a game; - reads standard input")
    replay.add_argument("--json", action="store_true", help="print where the game stands at the end, as JSON")
    replay.add_argument("--plain", action="store_true", help="as lines of text, also in a terminal")
    replay.add_argument("--seat", metavar="NAME", help="as this player saw it")
    replay.add_argument("--before", metavar="N", help="begin before move N, on a full screen and in a link")
    _link_options(replay, "print a link that carries the whole game, with the moment and the seat")

    compare = commands.add_parser("compare", help="how several did with the same deal, and where they parted")
    compare.add_argument("file", nargs="+", help="records of the same deal, or a link to one")
    compare.add_argument("--seat", metavar="NAME", help="in whose place they played (default: the first one's)")
    compare.add_argument("--round", metavar="N", help="which round (default: the last that all of them have)")
    compare.add_argument("--json", action="store_true", help="print it as JSON")

    review = commands.add_parser("review", help="what every choice of a recorded game was worth, and what was luck")
    review.add_argument("file", help="a record; - reads standard input")
    review.add_argument("--seat", metavar="NAME", help="every choice of this player, with all options")
    review.add_argument("--worlds", metavar="N", help="in how many worlds every option is tried (default: 800)")
    review.add_argument("--seed", metavar="N", help="decides over these worlds; the same seed gives the same review")
    review.add_argument("--processes", metavar="N", help="how many processes (default: one for each core)")
    review.add_argument("--json", action="store_true", help="print it as JSON")
    review.add_argument("--plot", metavar="FILE", help="draw everybody's chances, .png or .svg")

    puzzles = commands.add_parser("puzzles", help="positions with one best move: solve them, or make more")
    actions = puzzles.add_subparsers(dest="action", metavar="ACTION", title="actions", required=True)
    solve = actions.add_parser("solve", help="be asked one; without a name: which there are")
    solve.add_argument("file", nargs="?", metavar="PUZZLE", help="the name of one that is there, or a record")
    make = actions.add_parser("make", help="look for new ones in games of bots")
    make.add_argument("--edition", default="classic", help=f"{EDITION_HELP} (default: classic)")
    make.add_argument("--count", default="10", metavar="N", help="how many (default: 10)")
    make.add_argument("--players", metavar="N", help="how many play (default: 2, 3 and 4 in turn)")
    make.add_argument("--out", default=".", metavar="DIR", help="the folder to write them to (default: this one)")
    make.add_argument("--seed", metavar="N", help="the same seed finds the same puzzles")
    _rules_options(make)

    verify = commands.add_parser("verify", help="prove that the cards of a server's game came from the key it promised")
    verify.add_argument("file", help="the record of a game; - reads standard input")
    verify.add_argument("--commitment", metavar="HEX", help="the one that you saw in the lobby: the proof needs it")
    verify.add_argument("--nonce", metavar="HEX", help="the one that your browser added")

    deal = commands.add_parser("deal", help="write the record of a freshly dealt game")
    deal.add_argument("edition", help=EDITION_HELP)
    deal.add_argument("--players", default="Ann,Bo", metavar="NAMES", help="names with commas between, or how many")
    deal.add_argument("--finish", action="store_true", help="let bots play it to the end")
    deal.add_argument("--bots", metavar="NAME", help="who plays it to the end (default: random), or against you")
    _link_options(deal, "print a link that deals these cards to whoever opens it")
    _table_options(deal)

    simulate = commands.add_parser("simulate", help="play many rounds and say what came of them")
    simulate.add_argument("edition", nargs="?", help=f"{EDITION_HELP} (default: classic)")
    simulate.add_argument("--compare", action="store_true", help="all editions side by side")
    simulate.add_argument(
        "--compare-options", action="store_true", help="the house rules of one edition side by side: what each does"
    )
    simulate.add_argument("--players", default="4", metavar="N", help="how many play (default: 4)")
    length = simulate.add_mutually_exclusive_group()
    length.add_argument("--rounds", metavar="N", help="how many rounds (default: 10000)")
    length.add_argument("--games", metavar="N", help="how many games to the target instead")
    simulate.add_argument(
        "--bots",
        default="random",
        metavar="NAMES",
        help="one for all or one for each, with commas between: random, easy, normal, hard, expert, hard:400 "
        "(playouts), expert:0.3s (seconds), file.py:Class, cmd:COMMAND (default: random)",
    )
    _workers(simulate)
    simulate.add_argument(
        "--keep-rounds", action="store_true", help="keep every round in FILE, too, so that `merge` can write --csv"
    )
    simulate.add_argument("--json", metavar="FILE", help="write the results as JSON; - for standard output")
    simulate.add_argument("--csv", metavar="FILE", help="write the columns of every round")
    simulate.add_argument("--moves", metavar="FILE", help="write every decision, as .jsonl or .parquet")
    simulate.add_argument("--plot", metavar="FILE", help="draw a picture, .png or .svg")
    _table_options(simulate)

    arena = commands.add_parser("arena", help="let bots meet and say which is better")
    arena.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help="random, easy, normal, hard, expert, hard:400, file.py:Class, cmd:COMMAND",
    )
    arena.add_argument("--edition", default="classic", help=f"{EDITION_HELP} (default: classic)")
    arena.add_argument("--players", default="2", metavar="N", help="seats at a table (default: 2)")
    arena.add_argument("--rounds", metavar="N", help="for each pairing; with 3 and more players in all (default: 1000)")
    arena.add_argument("--games", metavar="N", help="so many whole games instead of rounds")
    _workers(arena)
    arena.add_argument("--json", metavar="FILE", help="write the results as JSON; - for standard output")
    arena.add_argument("--plot", metavar="FILE", help="draw a picture, .png or .svg")
    _table_options(arena)

    merge = commands.add_parser("merge", help="put the shards of a simulation or an arena together")
    merge.add_argument("file", nargs="+", metavar="FILE", help="what --shard and --save have kept, all of them")
    merge.add_argument("--json", metavar="FILE", help="write the results as JSON; - for standard output")
    merge.add_argument("--csv", metavar="FILE", help="write the columns of every round, of a simulation")
    merge.add_argument("--plot", metavar="FILE", help="draw a picture, .png or .svg")

    commands.add_parser("editions", help="list the editions")

    rules = commands.add_parser("rules", help="the rulebook of an edition")
    rules.add_argument("edition", nargs="?", default="classic", help=EDITION_HELP)
    rules.add_argument("--clauses", action="store_true", help="with clause numbers, and our rulings marked as such")
    rules.add_argument("--markdown", action="store_true", help="as Markdown")
    _rules_options(rules)

    check_text = commands.add_parser("check-text", help="say what a card text will do")
    check_text.add_argument("text", help="a card text in quotes; - reads standard input")
    check_text.add_argument("--edition", default="classic", help=f"{EDITION_HELP}: its colours (default: classic)")
    check_text.add_argument("--json", action="store_true", help="print it as JSON")

    check_edition = commands.add_parser("check-edition", help="say what an edition file makes of its cards")
    check_edition.add_argument("file", help="an edition file")
    check_edition.add_argument(
        "--simulate", action="store_true", help="play many rounds, and say what is other than in the edition it extends"
    )
    check_edition.add_argument("--rounds", metavar="N", help="how many rounds of each kind (default: 10000)")
    check_edition.add_argument("--json", action="store_true", help="print it as JSON")

    completion = commands.add_parser("completion", help="print what lets a shell complete what you type with TAB")
    completion.add_argument("shell", choices=SHELLS, metavar="SHELL", help=", ".join(SHELLS))
    parser.explain(commands.choices)
    return parser


def _tables(tables: argparse.ArgumentParser) -> None:
    data = "the folder that the server keeps its games in"
    tables.add_argument("--data", metavar="DIR", help=data)
    database = "the PostgreSQL database that servers share"
    tables.add_argument("--database", metavar="URL", help=database)
    actions = tables.add_subparsers(dest="action", metavar="ACTION", title="actions", required=True)

    def add(name: str, help: str) -> argparse.ArgumentParser:
        action = actions.add_parser(name, help=help)
        action.add_argument("--data", metavar="DIR", default=argparse.SUPPRESS, help=data)
        action.add_argument("--database", metavar="URL", default=argparse.SUPPRESS, help=database)
        return action

    code = "the last part of the table’s link, or all of it"
    listing = add("list", "all tables")
    listing.add_argument("--name", help="only those at which somebody is called so")
    listing.add_argument("--json", action="store_true", help="for scripts")
    show = add("show", "one table, and who sits there")
    show.add_argument("code", help=code)
    show.add_argument("--json", action="store_true", help="for scripts")
    add("close", "close tables; whoever is there is told").add_argument("code", nargs="+", help=code)
    export = add("export", "the record of a game that is over, or of a table that is closed")
    export.add_argument("code", help=code)
    export.add_argument("-o", "--output", metavar="FILE", help="where to (default: standard output)")
    delete = add("delete", "delete tables, and whoever is there is told; or records and editions that people left")
    delete.add_argument("code", nargs="+", help="the last part of a link, or all of it")
    backup = add("backup", "copy all tables, while the server runs, too")
    backup.add_argument("file", help="where to; a copy that is there is replaced")
    restore = add("restore", "put a copy in the place of all tables; the server must not run")
    restore.add_argument("file", help="a copy")


def _workers(parser: argparse.ArgumentParser) -> None:
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--processes", metavar="N", help="how many processes (default: one for each core)")
    who.add_argument("--cluster", metavar="ADDRESS", help="let a Dask cluster play: tcp://scheduler:8786")
    parser.add_argument("--save", metavar="FILE", help="keep what is done; the same command goes on from there")
    parser.add_argument("--shard", metavar="K/N", help="play one of N shares, for `merge` to put together; with --save")


def _table_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", metavar="N", help="decides every shuffle; the same seed gives the same cards")
    _rules_options(parser)
    parser.add_argument(
        "--write", action="append", default=[], metavar="TEXT", help="what stands on the Wild Customizable cards"
    )


def _link_options(parser: argparse.ArgumentParser, help: str) -> None:
    parser.add_argument("--link", action="store_true", help=help)
    parser.add_argument(
        "--server", default="http://localhost:8000", metavar="URL",
        help="whose page the link leads to (default: http://localhost:8000)",
    )  # fmt: skip


def _rules_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--scoring", metavar="winner|tally|elimination", help="who counts points (default: winner)")
    parser.add_argument("--target", metavar="N", help="points that end the game (default: 500)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="bluff=false, stack=any, hand=5, ..."
    )
    parser.add_argument(
        "--house", metavar="SET", help="house rules: party, merciless or rulebook; --option changes single ones"
    )
