"""The files of the page as they are sent: compressed when it was built, so that a browser gets them fast and seldom.

Only these files, and the editions, are ever compressed. Messages have secrets beside what others wrote, and the length
of a compressed answer would tell of them.
"""

import gzip
import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
}
"""What browsers are told. The lists of operating systems are not always right, and browsers believe us."""

FOREVER = "public, max-age=31536000, immutable"
"""For files that have a hash of what is in them in their name."""

ASK = "no-cache"
"""For those that may change: kept, and asked for each time whether they have."""

PACKED = {"br": ".br", "gzip": ".gz"}
"""How files end that have another one in them, packed. The build takes its time for that, and makes them smaller than
we could."""

UNSENT = frozenset({"/index.html", "/sources.txt"})
"""The page itself is sent as /; and the other is a note of the build."""


class Page:
    """A file of the page, or something else that is the same for everybody: as it is, and packed."""

    def __init__(self, body: bytes, packed: Mapping[str, bytes], media_type: str, cache: str) -> None:
        self.media_type = media_type
        self.cache = cache
        self.tag = hashlib.sha256(body).hexdigest()[:32]
        self.bodies = {coding: each for coding, each in packed.items() if len(each) < len(body)} | {"identity": body}
        """The file in every coding that is worth sending, the smallest one first."""

    @classmethod
    def of_file(cls, path: Path, cache: str) -> "Page":
        """A file that was built, with those beside it that have it packed."""
        files = {coding: path.with_name(f"{path.name}{end}") for coding, end in PACKED.items()}
        packed = {coding: file.read_bytes() for coding, file in files.items() if file.is_file()}
        return cls(path.read_bytes(), packed, TYPES.get(path.suffix, "application/octet-stream"), cache)

    @classmethod
    def of_json(cls, body: bytes) -> "Page":
        """What everybody may know, and what changes with the server at most."""
        return cls(body, {"gzip": gzip.compress(body, 9, mtime=0)}, "application/json", ASK)

    def answer(self, request: Request) -> Response:
        """The file, compressed for browsers that can unpack it, or word that theirs is still current."""
        coding = self._coding_for(request)
        tag = f'"{self.tag}{"" if coding == "identity" else f"-{coding}"}"'
        headers = {"Cache-Control": self.cache, "ETag": tag, "Vary": "Accept-Encoding"}
        if _knows(request.headers.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=headers)
        return self._sent(coding, 200, headers)

    def instead(self, request: Request, status: int) -> Response:
        """The file in the place of one that is not there: sent whole each time, and not to be kept."""
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding, Accept"}
        return self._sent(self._coding_for(request), status, headers)

    def _sent(self, coding: str, status: int, headers: dict[str, str]) -> Response:
        if coding != "identity":
            headers["Content-Encoding"] = coding
        return Response(self.bodies[coding], status, headers, self.media_type)

    def _coding_for(self, request: Request) -> str:
        return best_coding(request.headers.get("accept-encoding", ""), self.bodies)


def load_pages(folder: Path) -> Mapping[str, Page]:
    """The files of a page that was built, by the paths that browsers ask for; nothing where there is none."""
    index = folder / "index.html"
    if not index.is_file():
        return {}
    files = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
    sent = {name: path for name, path in files.items() if name not in UNSENT and path.suffix not in PACKED.values()}
    kept = {name: Page.of_file(path, FOREVER if name.startswith("/assets/") else ASK) for name, path in sent.items()}
    return {"/": Page.of_file(index, ASK), **kept}


def best_coding(accepted: str, codings: Iterable[str]) -> str:
    """Which of these an Accept-Encoding header likes best: of those that it likes alike, the first.

    >>> headers = ("gzip, br", "br, *;q=0.1", "*", "", "deflate", "gzip;q=0, *", "gzip;q=0.1, identity", "x-gzip")
    >>> [best_coding(header, ("br", "gzip", "identity")) for header in headers]
    ['br', 'br', 'gzip', 'identity', 'identity', 'identity', 'identity', 'gzip']
    """
    wanted: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, _, weight = (each.strip() for each in part.partition(";"))
        try:
            wanted[name.removeprefix("x-")] = float(weight.removeprefix("q=")) if weight else 1.0
        except ValueError:
            wanted[name.removeprefix("x-")] = 0.0
    # Whoever takes anything has gzip in mind. Plain is what remains, even where it was refused: better than nothing.
    wanted.setdefault("gzip", wanted.get("*", 0.0))
    wanted["identity"] = max(wanted.get("identity", 0.0), 1e-9)
    return max(codings, key=lambda coding: wanted.get(coding, 0.0))


def _knows(known: str, tag: str) -> bool:
    """Whether an If-None-Match header names this version; a proxy may have marked the tag as weak."""
    return known.strip() == "*" or tag in [each.strip().removeprefix("W/") for each in known.split(",")]
