"""Records: a position, a puzzle, a bug report, a saved game and a test, all in one text format (TOML).

>>> record = loads('''
... lastcard = 1
... edition = "classic"
... players = ["Ann", "Bo"]
... moves = ["Bo: play B7"]
... [position]
... dealer = "Ann"
... turn = "Bo"
... discard = "R3 B5"
... draw = "G1"
... rest = "none"
... hands = { Ann = "R5 W", Bo = "B7 B2 G4" }
... ''')
>>> record.replay().moves
['Bo: play B7']
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from lastcard.cards.edition import HERE, Edition, EditionError, find, load_table
from lastcard.cards.writing import file_id, lines_of
from lastcard.files import MAX_FILE, FileError, decode, parse_toml, quoted, read_file, short, shown, toml_key
from lastcard.game import fields
from lastcard.game.dealing import Dealing
from lastcard.game.decisions import MoveError
from lastcard.game.fields import RecordError as RecordError
from lastcard.game.game import MAX_SEED, Game
from lastcard.game.players import CHANCE, check_players
from lastcard.game.position import MAX_STACK, Position, PositionError, Stack
from lastcard.game.settings import MAX_TARGET, Options

VERSION = 1


@dataclass(frozen=True)
class Record:
    """A game as text: the table, optionally a position, and the moves.

    >>> record = Record("classic", ("Ann", "Bo"), seed=1, moves=("Ann: play R3",))
    >>> record.replay()
    <Game classic, round 1, Bo to play>
    """

    edition: str
    players: tuple[str, ...]
    seed: int = 0
    options: Options = field(default_factory=Options)
    written: Mapping[str, str] = field(default_factory=dict)
    position: Position | None = None
    moves: tuple[str, ...] = ()
    folder: Path | None = HERE
    """Where the path of an edition file starts; None: only edition ids, for records from elsewhere."""
    dealing: Dealing | None = None
    """Where the cards of a live table came from; then the seed decides nothing."""
    commitment: str = ""
    """What the table showed before its first card."""
    own: Mapping[str, Any] | None = None
    """What stands in the file of an edition that the record carries; then `edition` is only what it is called."""

    puzzle: Mapping[str, Any] = field(default_factory=dict)
    """What to find where the moves end, if the record is a puzzle: `answer`, `about`, `level`, `why`, `chances`."""
    branch: int = 0
    """The number of the first move that was tried another way than in the game this came from; 0: it is no branch."""

    def __post_init__(self) -> None:
        """Options may be given as a mapping, as everywhere."""
        object.__setattr__(self, "options", Options.read(self.options))

    def load_edition(self) -> Edition:
        """The edition, with what is written on its cards."""
        try:
            edition = find(self.edition, self.folder) if self.own is None else load_table(self.own, self.edition)
        except EditionError as error:
            if self.own is not None:
                raise RecordError(f"edition.{error.place}" if error.place else "edition", error.problem) from error
            raise RecordError("edition", error.problem if error.place == "edition" else str(error)) from error
        return self.written_on(edition)

    def written_on(self, edition: Edition) -> Edition:
        """An edition with what is written on its cards."""
        try:
            return edition.written(self.written) if self.written else edition
        except EditionError as error:
            raise RecordError(error.place, error.problem) from error

    def start(self, chance_waits: bool = False, edition: Edition | None = None) -> Game:
        """The game before its first move; a caller who has the edition need not have it loaded."""
        edition = edition or self.load_edition()
        try:
            return Game(edition, self.players, self.seed, self.options, self.position, chance_waits, self.dealing)
        except PositionError as error:
            raise RecordError(error.place, error.problem) from error
        except RecordError:
            raise
        except ValueError as error:
            raise RecordError("players", str(error)) from error

    def replay(self, after: Callable[[Game], None] | None = None, edition: Edition | None = None) -> Game:
        """The game after its last move. `after` is called at the start and after each move."""
        for game in self.steps(edition):
            if after:
                after(game)
        game.chance_waits = False
        return game

    def steps(self, edition: Edition | None = None) -> Iterator[Game]:
        """The game at the start and after each move: always the same one, whose chances still wait to be asked.

        >>> [len(game.moves) for game in Record("classic", ("Ann", "Bo"), seed=3).steps()]
        [0]
        """
        game = self.start(chance_waits=True, edition=edition)
        yield game
        for number, move in enumerate(self.moves):
            try:
                while game.chance_is_asked and not move.startswith(f"{CHANCE}:"):
                    game.roll()
                game.play(move)
            except MoveError as error:
                raise RecordError(f"moves[{number}]", error.told_to_all) from error
            yield game
        while game.chance_is_asked:
            game.roll()
            yield game

    def dumps(self) -> str:
        """The record as text.

        >>> print(Record("classic", ("Ann", "Bo"), seed=3).dumps())
        lastcard = 1
        edition = "classic"
        players = ["Ann", "Bo"]
        seed = 3
        moves = []
        <BLANKLINE>
        """
        lines = [
            f"lastcard = {VERSION}",
            *([f"edition = {quoted(self.edition)}"] if self.own is None else []),
            f"players = [{', '.join(map(quoted, self.players))}]",
            f"seed = {self.seed}",
            *([f"branch = {self.branch}"] if self.branch else []),
            "moves = [" + "".join(f"\n  {quoted(move)}," for move in self.moves) + ("\n]" if self.moves else "]"),
        ]
        lines += _table("options", self.options.changed()) + _table("written", self.written)
        if self.position is not None:
            lines += _table("position", _position_row(self.position))
        if self.dealing is not None:
            row = {"key": self.dealing.key, "nonces": self.dealing.nonces, "commitment": self.commitment}
            lines += _table("dealing", row)
        lines += _table("puzzle", self.puzzle)
        if self.own is not None:
            lines += ["", "[edition]", *lines_of(self.own, "edition.")]
        return "\n".join(lines) + "\n"


def before(record: Record, number: int) -> Record:
    """The record of a game up to its move of that number, from where somebody plays on: a branch.

    >>> record = Record("classic", ("Ann", "Bo"), seed=1, moves=("Ann: play R3", "Bo: draw"))
    >>> branch = before(record, 2)
    >>> branch.moves, branch.branch, before(branch, 1).branch
    (('Ann: play R3',), 2, 1)
    """
    return replace(record, moves=record.moves[: number - 1], puzzle={}, branch=min(number, record.branch or number))


def deal_of(record: Record, round: int, edition: Edition | None = None) -> int:
    """How many moves of a record were made when a round was dealt.

    >>> deal_of(Record("classic", ("Ann", "Bo"), seed=1), 2)
    Traceback (most recent call last):
    ...
    lastcard.game.fields.RecordError: round: 2 was not dealt; the last one is 1
    """
    for made, game in enumerate(record.steps(edition)):
        if game.round_number == round:
            return made
    raise RecordError("round", f"{round} was not dealt; the last one is {game.round_number}")


def dealt_again(record: Record, round: int, edition: Edition | None = None) -> Record:
    """A round of a record from its deal on, and no other after it: the same cards for somebody else.

    >>> record = Record("classic", ("Ann", "Bo"), seed=1, moves=("Ann: play R3",))
    >>> again = dealt_again(record, 1)
    >>> again.moves, again.options, again.branch
    ((), Options(rounds=1), 1)
    """
    again = before(record, 1 + deal_of(record, round, edition))
    return replace(again, options=replace(record.options, rounds=round))


def of(game: Game, edition: str | None = None, written: Mapping[str, str] | None = None) -> Record:
    """The record of a game that is being played.

    >>> game = Game("classic", ["Ann", "Bo"], seed=3)
    >>> game.apply(game.waiting[0].player, "draw")
    >>> of(game).replay().encode() == game.encode()
    True
    """
    texts = {kind.code: kind.text for kind in game.edition.writable if kind.text}
    return Record(
        edition or game.edition.source,
        game.players,
        game.seed,
        game.options,
        texts if written is None else written,
        game.position,
        tuple(game.moves),
        HERE,
        game.dealing,
        game.dealing.commitment if game.dealing else "",
    )


class Names(tuple[str, ...]):
    """Players, each in quotes of their own; cards share one."""


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{toml_key(key)} = {_value(item)}" for key, item in value.items()) + " }"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, Names):
        return f"[{', '.join(map(quoted, value))}]"
    if isinstance(value, Stack):
        return _value(value._asdict())
    if isinstance(value, Sequence):
        return quoted(" ".join(value))
    return str(value)


def _table(name: str, values: Mapping[str, object]) -> list[str]:
    return ["", f"[{name}]", *(f"{toml_key(key)} = {_value(value)}" for key, value in values.items())] if values else []


def _position_row(position: Position) -> dict[str, object]:
    plain = Position({}, "")
    row = {
        key: value
        for key, value in vars(position).items()
        if key in ("hands", "dealer") or value != getattr(plain, key)
    }
    if position.out:
        row["out"] = Names(position.out)
    return row


# Reading


def load(path: Path | str) -> Record:
    """The record in a file; the path of an edition file in it is relative to it.

    >>> load("nothing.toml")
    Traceback (most recent call last):
    ...
    lastcard.game.fields.RecordError: nothing.toml: cannot read it: No such file or directory
    """
    file, name = Path(path), short(str(path))
    try:
        return loads(read_file(file), file.parent)
    except FileError as error:
        raise RecordError(name, str(error)) from error
    except RecordError as error:
        raise RecordError(f"{name}: {error.place}" if error.place else name, error.problem) from error


def loads_bytes(data: bytes, folder: Path | None = None) -> Record:
    """A record from the bytes of a file."""
    try:
        return loads(decode(data), folder)
    except FileError as error:
        raise RecordError("", str(error)) from error


def loads(text: str, folder: Path | None = None) -> Record:
    """Read a record, and refuse what cannot be right."""
    try:
        table = parse_toml(text)
    except FileError as error:
        raise RecordError("", str(error)) from error
    return _Reader(table, folder).record()


_KEYS = (
    "lastcard", "edition", "players", "seed", "branch", "moves", "options", "written", "position", "dealing", "puzzle",
)  # fmt: skip
_DEALING_KEYS = ("key", "nonces", "commitment")
_PUZZLE_KEYS = ("answer", "about", "level", "why", "chances")
MOST_LEVELS = 9
_POSITION_KEYS = (
    "dealer", "turn", "direction", "discard", "colour", "draw", "rest", "scores", "protected", "hands", "opening",
    "stack", "out",
)  # fmt: skip


class _Reader:
    """Checks the types and keys of a record; what its values mean is checked where they are used."""

    def __init__(self, table: Mapping[str, Any], folder: Path | None) -> None:
        self.table = table
        self.folder = folder

    def record(self) -> Record:
        fields.keys(self.table, _KEYS, "")
        if "lastcard" not in self.table:
            raise RecordError("lastcard", f"missing: a record begins with 'lastcard = {VERSION}'")
        if type(self.table["lastcard"]) is not int or self.table["lastcard"] != VERSION:
            raise RecordError(
                "lastcard", f"version {shown(self.table['lastcard'])} of the format; {VERSION} can be read"
            )
        for key in ("edition", "players"):
            if key not in self.table:
                raise RecordError(key, "missing")
        players = self.texts("players")
        try:
            check_players(players)
        except ValueError as error:
            raise RecordError("players", str(error)) from error
        options = Options.read(fields.sub_table(self.table, "options", ""))
        own = self.table["edition"] if isinstance(self.table["edition"], Mapping) else None
        return Record(
            edition=fields.text(self.table, "edition", "") if own is None else file_id(own.get("name")),
            players=tuple(players),
            seed=fields.number(self.table, "seed", "", 0, 0, MAX_SEED),
            options=options,
            written=fields.text_table(self.table, "written", ""),
            position=self.position(options) if "position" in self.table else None,
            moves=tuple(self.texts("moves")),
            folder=self.folder,
            dealing=self.dealing() if "dealing" in self.table else None,
            commitment=fields.text(fields.sub_table(self.table, "dealing", ""), "commitment", "dealing.", ""),
            own=own,
            puzzle=self.puzzle(),
            branch=fields.number(self.table, "branch", "", 0, 0, MAX_FILE),
        )

    def puzzle(self) -> Mapping[str, Any]:
        table = fields.sub_table(self.table, "puzzle", "")
        fields.keys(table, _PUZZLE_KEYS, "puzzle.")
        for key in set(table) - {"level", "chances"}:
            fields.text(table, key, "puzzle.")
        for option, chance in fields.sub_table(table, "chances", "puzzle.").items():
            if not isinstance(chance, int | float) or not 0 <= chance <= 1:
                place = f"puzzle.chances.{shown(option)}"
                raise RecordError(place, f"expected a number from 0 to 1, not {shown(chance)}")
        fields.number(table, "level", "puzzle.", 1, 1, MOST_LEVELS)
        return dict(table)

    def dealing(self) -> Dealing:
        table = fields.sub_table(self.table, "dealing", "")
        fields.keys(table, _DEALING_KEYS, "dealing.")
        try:
            nonces = fields.text(table, "nonces", "dealing.", "").split()
            return Dealing(fields.text(table, "key", "dealing.", ""), tuple(nonces))
        except ValueError as error:
            if isinstance(error, RecordError):
                raise
            raise RecordError("dealing", str(error)) from error

    def position(self, options: Options) -> Position:
        table = fields.sub_table(self.table, "position", "")
        fields.keys(table, _POSITION_KEYS, "position.")
        for key in ("dealer", "hands"):
            if key not in table:
                raise RecordError(f"position.{key}", "missing")
        if "opening" in table:
            for key in ("turn", "discard", "colour"):
                if key in table:
                    raise RecordError(f"position.{key}", "goes without 'opening': the opening card decides")
        hands = fields.text_table(table, "hands", "position.")
        scores = fields.sub_table(table, "scores", "position.")
        for name in scores:
            most = MAX_TARGET if options.scoring == "elimination" else options.target - 1
            fields.number(scores, name, "position.scores.", 0, 0, most)

        def optional(key: str) -> str | None:
            return fields.text(table, key, "position.") if key in table else None

        return Position(
            hands={name: cards.split() for name, cards in hands.items()},
            dealer=fields.text(table, "dealer", "position."),
            turn=optional("turn"),
            discard=(optional("discard") or "").split(),
            opening=optional("opening"),
            direction=fields.text(table, "direction", "position.", "left"),
            colour=optional("colour"),
            draw=(optional("draw") or "").split(),
            rest=fields.text(table, "rest", "position.", "shuffled"),
            scores=scores,
            protected=fields.text_table(table, "protected", "position."),
            stack=self.stack(table),
            out=tuple(self.texts("out", table, "position.")),
        )

    def stack(self, table: Mapping[str, Any]) -> Stack | None:
        if "stack" not in table:
            return None
        stack = fields.sub_table(table, "stack", "position.")
        fields.keys(stack, ("sum", "by"), "position.stack.")
        for key in ("sum", "by"):
            if key not in stack:
                raise RecordError(f"position.stack.{key}", "missing")
        cards = fields.number(stack, "sum", "position.stack.", 2, 2, MAX_STACK)
        return Stack(cards, fields.text(stack, "by", "position.stack."))

    def texts(self, key: str, table: Mapping[str, Any] | None = None, place: str = "") -> list[str]:
        value = (self.table if table is None else table).get(key, [])
        if not isinstance(value, list):
            raise RecordError(f"{place}{key}", "expected a list of texts")
        for number, item in enumerate(value):
            if not isinstance(item, str):
                raise RecordError(f"{place}{key}[{number}]", "expected a text in quotes")
        return value
