"""The files of the page as they are sent: read and compressed once, so that a browser gets them fast and seldom.

Only these files are ever compressed. Messages have secrets beside what others wrote, and the length of a compressed
answer would tell of them.
"""

import gzip
import hashlib
from collections.abc import Mapping
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
}
"""What browsers are told. The lists of operating systems are not always right, and browsers believe us."""

FOREVER = "public, max-age=31536000, immutable"
"""For files that have a hash of what is in them in their name."""

ASK = "no-cache"
"""For those that may change: kept, and asked for each time whether they have."""

UNSENT = frozenset({"/index.html", "/sources.txt"})
"""The page itself is sent as /; and the other is a note of the build."""


class Page:
    """A file of the page."""

    def __init__(self, path: Path, cache: str) -> None:
        body = path.read_bytes()
        packed = gzip.compress(body, 9, mtime=0)
        self.media_type = TYPES.get(path.suffix, "application/octet-stream")
        self.cache = cache
        self.plain = body
        self.packed = packed if len(packed) < len(body) else None
        self.tag = hashlib.sha256(body).hexdigest()[:32]

    def answer(self, request: Request) -> Response:
        """The file, compressed for browsers that can unpack it, or word that theirs is still current."""
        packed = self._packed_for(request)
        tag = f'"{self.tag}{"" if packed is None else "-gzip"}"'
        headers = {"Cache-Control": self.cache, "ETag": tag, "Vary": "Accept-Encoding"}
        if _knows(request.headers.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=headers)
        if packed is not None:
            headers["Content-Encoding"] = "gzip"
        return Response(self.plain if packed is None else packed, headers=headers, media_type=self.media_type)

    def instead(self, request: Request, status: int) -> Response:
        """The file in the place of one that is not there: sent whole each time, and not to be kept."""
        packed = self._packed_for(request)
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding, Accept"}
        if packed is not None:
            headers["Content-Encoding"] = "gzip"
        return Response(self.plain if packed is None else packed, status, headers, self.media_type)

    def _packed_for(self, request: Request) -> bytes | None:
        return self.packed if takes_gzip(request.headers.get("accept-encoding", "")) else None


def load_pages(folder: Path) -> Mapping[str, Page]:
    """The files of a page that was built, by the paths that browsers ask for; nothing where there is none."""
    index = folder / "index.html"
    if not index.is_file():
        return {}
    files = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
    sent = {name: path for name, path in files.items() if name not in UNSENT}
    kept = {name: Page(path, FOREVER if name.startswith("/assets/") else ASK) for name, path in sent.items()}
    return {"/": Page(index, ASK), **kept}


def takes_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding header asks for gzip.

    >>> [takes_gzip(header) for header in ("br, gzip", "br, *;q=0.1", "", "br", "gzip;q=0, *", "gzip;q=0.1, identity")]
    [True, True, False, False, False, False]
    """
    wanted: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        try:
            wanted[name.strip()] = float(weight.strip().removeprefix("q=")) if weight.strip() else 1.0
        except ValueError:
            wanted[name.strip()] = 0.0
    gzip = wanted.get("gzip", wanted.get("x-gzip", wanted.get("*", 0.0)))
    return gzip > 0 and gzip >= wanted.get("identity", 0.0)


def _knows(known: str, tag: str) -> bool:
    """Whether an If-None-Match header names this version; a proxy may have marked the tag as weak."""
    return known.strip() == "*" or tag in [each.strip().removeprefix("W/") for each in known.split(",")]
