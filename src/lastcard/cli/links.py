"""Links that carry a game: to look at it again (`/replay#...`), or to play the same deal (`/deal#...`)."""

from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import parse_qs, urlencode, urlsplit

from lastcard.files import FileError, UsageError, packed, unpacked
from lastcard.game import record as records
from lastcard.game.record import Record


@dataclass(frozen=True)
class DealLink:
    """The same deal for whoever opens it: a round of a record, a seat of it, bots, and how others have played it."""

    records: tuple[Record, ...]
    names: tuple[str, ...]
    """Who played each of them; empty: nobody has."""
    round: int
    seat: str
    bots: tuple[str, ...]


class Moment(NamedTuple):
    """Where to look at a game: after so many moves, and as whom; None: with all hands open."""

    moves: int = 0
    seat: str | None = None


BEGINNING = Moment()


def replay_link(record: Record, server: str, moment: Moment = BEGINNING) -> str:
    """A link that carries a whole game, for the page of a server.

    >>> link = replay_link(Record("classic", ("Ann", "Bo"), seed=1), "https://cards.example", Moment(0, "Bo"))
    >>> link[:31], link[-6:], moment_in(link)
    ('https://cards.example/replay#g=', '&as=Bo', Moment(moves=0, seat='Bo'))
    """
    record.replay()  # one that cannot be right leads nowhere
    fields = [("g", packed(record.dumps().encode()))]
    if moment.moves:
        fields.append(("m", str(moment.moves)))
    if moment.seat is not None:
        fields.append(("as", moment.seat))
    return f"{_page_of(server)}/replay#{urlencode(fields)}"


def moment_in(text: str) -> Moment:
    """The moment that a link names; the beginning, if it names none."""
    fields = _fields(text)
    moves = "".join(fields.get("m", ()))[:6]
    return Moment(int(moves) if moves.isdecimal() else 0, "".join(fields.get("as", ())) or None)


def deal_link(link: DealLink, server: str) -> str:
    """A link that deals the same cards to whoever opens it.

    >>> link = DealLink((Record("classic", ("Ann", "Bo"), seed=1),), ("",), 1, "Ann", ("normal",))
    >>> read_deal(deal_link(link, "https://cards.example")).records[0].seed
    1
    """
    fields = [("r", str(link.round)), ("s", link.seat), ("b", ",".join(link.bots))]
    for record, name in zip(link.records, link.names, strict=True):
        fields += [("n", name), ("g", packed(record.dumps().encode()))]
    return f"{_page_of(server)}/deal#{urlencode(fields)}"


def is_link(text: str) -> bool:
    """Whether this is a link to a game, and no file.

    >>> is_link("http://localhost:8000/replay#g=abc"), is_link("games/replay.toml")
    (True, False)
    """
    return "/replay#" in text or is_kept(text) or is_deal(text)


def is_kept(text: str) -> bool:
    """Whether this is a link to a game that a server keeps: then the link itself carries none."""
    address = urlsplit(text)
    return address.scheme in ("http", "https") and address.path.startswith("/replay/")


def is_deal(text: str) -> bool:
    """Whether this is a link to a deal."""
    return "/deal#" in text


def read_deal(text: str) -> DealLink:
    """What a link to a deal carries."""
    fields = _fields(text)
    found = tuple(map(_unpacked, fields.get("g", ())))
    if not found:
        raise UsageError("the link: it carries no deal")
    names = (*fields.get("n", ()), *[""] * len(found))[: len(found)]
    number = "".join(fields.get("r", ["1"]))[:4]
    bots = tuple(filter(None, "".join(fields.get("b", ())).split(",")))
    seat = "".join(fields.get("s", ()))
    return DealLink(found, names, int(number) if number.isdecimal() else 1, seat or found[0].players[0], bots)


def read_link(text: str) -> Record:
    """The game that a link carries; of several that played the same deal, the first."""
    games = _fields(text).get("g", ())
    if not games and is_kept(text):
        raise UsageError("the link: its server keeps this game; open it in a browser, which can save the record")
    if not games:
        raise UsageError("the link: it carries no game")
    return _unpacked(games[0])


def _page_of(server: str) -> str:
    """The address of a server, to which the path of a page is added."""
    try:
        address = urlsplit(server)
        right = address.scheme in ("http", "https") and bool(address.hostname) and not address.query + address.fragment
    except ValueError:
        right = False
    if not right:
        raise UsageError(f"--server: expected the address of a server, such as https://cards.example, not {server!r}")
    return server.rstrip("/")


def _fields(text: str) -> dict[str, list[str]]:
    return parse_qs(urlsplit(text).fragment, keep_blank_values=True)


def _unpacked(letters: str) -> Record:
    try:
        return records.loads_bytes(unpacked(letters, "a record"))
    except FileError as error:
        raise UsageError(f"the link: {error}") from error
