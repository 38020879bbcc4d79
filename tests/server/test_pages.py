"""The files of the page: compressed for who can unpack them, and asked for again only where they may have changed."""

import gzip
import http.client
import json
import re
from pathlib import Path

import pytest

from lastcard import server as package
from lastcard.cards.edition import IDS
from processes import PATIENCE
from server.wire import Server

PAGE = Path(package.__file__).parent / "page"
FOREVER = "public, max-age=31536000, immutable"


class Answer:
    """What the server answers, as it came over the wire."""

    def __init__(self, server: Server, path: str, method: str, headers: dict[str, str]) -> None:
        connection = http.client.HTTPConnection(server.host, timeout=PATIENCE)
        connection.request(method, path, headers=headers)
        response = connection.getresponse()
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.body = response.read()
        connection.close()


def get(server: Server, path: str, method: str = "GET", **headers: str) -> Answer:
    return Answer(server, path, method, {name.replace("_", "-"): value for name, value in headers.items()})


def assets(server: Server) -> list[str]:
    found = re.findall(rb'(?:src|href)="(/assets/[^"]+)"', get(server, "/").body)
    assert len(found) >= 3, "a script, a style sheet and an icon"
    return [path.decode() for path in found]


def worth_packing(server: Server) -> list[str]:
    """All of them but the few that are no smaller when packed."""
    files = {path: PAGE / path[1:] for path in assets(server)}
    found = [path for path, file in files.items() if Path(f"{file}.gz").stat().st_size < file.stat().st_size]
    assert len(found) >= 3
    return found


@pytest.mark.parametrize("encodings", ["gzip", "br;q=0.5, gzip, deflate", "GZIP;q=0.5", "*", "identity;q=0.1, gzip"])
def test_who_can_unpack_gets_less(server: Server, encodings: str) -> None:
    for path in ("/", "/t/abc234", *worth_packing(server)):
        plain, packed = get(server, path), get(server, path, Accept_Encoding=encodings)
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed.body) == plain.body
        assert int(packed.headers["content-length"]) == len(packed.body) < len(plain.body)
        assert packed.headers["etag"] != plain.headers["etag"], "these are not the same bytes"
        assert packed.headers["content-type"] == plain.headers["content-type"]


@pytest.mark.parametrize("encodings", ["br", "gzip, deflate, br, zstd"])
def test_who_can_unpack_brotli_gets_least(server: Server, encodings: str) -> None:
    for path in ("/", *worth_packing(server)):
        packed, usual = get(server, path, Accept_Encoding=encodings), get(server, path, Accept_Encoding="gzip")
        assert packed.headers["content-encoding"] == "br"
        name = "index.html" if path == "/" else path[1:]
        for answer, end in ((packed, "br"), (usual, "gz")):
            assert answer.body == (PAGE / f"{name}.{end}").read_bytes()
            assert get(server, f"/{name}.{end}").status == 404, "it is no file of its own"
        assert len(packed.body) < len(usual.body)
        assert packed.headers["etag"] != usual.headers["etag"]


@pytest.mark.parametrize(
    "encodings", [None, "", "identity", "deflate", "gzip;q=0", "gzip;q=0, *", "gzip;q=0.0", "gzip;q=x"]
)
def test_who_cannot_gets_it_as_it_is(server: Server, encodings: str | None) -> None:
    for path in ("/", *assets(server)):
        answer = get(server, path) if encodings is None else get(server, path, Accept_Encoding=encodings)
        assert (answer.status, answer.headers.get("content-encoding")) == (200, None)
        assert int(answer.headers["content-length"]) == len(answer.body)
        assert answer.headers["vary"] == "Accept-Encoding", "a proxy must not give this to others, or theirs to us"


def test_what_is_sent_altogether_is_small(server: Server) -> None:
    """A first visit on a slow line: less than half of what the files have."""
    paths = ["/", *assets(server)]
    packed = sum(len(get(server, path, Accept_Encoding="gzip").body) for path in paths)
    assert packed < 0.45 * sum(len(get(server, path).body) for path in paths)


def test_editions_are_light_and_not_sent_again(server: Server) -> None:
    """All cards of all editions, for whoever chooses one: kept by the browser, and not sent over the WebSocket."""
    plain = get(server, "/api/editions")
    assert [edition["id"] for edition in json.loads(plain.body)] == list(IDS)
    packed = get(server, "/api/editions", Accept_Encoding="gzip")
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < 8_000 < len(plain.body)
    assert packed.headers["cache-control"] == "no-cache"
    again = get(server, "/api/editions", Accept_Encoding="gzip", If_None_Match=packed.headers["etag"])
    assert (again.status, again.body) == (304, b"")


def test_hashed_files_are_kept_for_ever_and_the_page_is_asked_for(server: Server) -> None:
    for encodings in ("gzip", "identity"):
        for path in assets(server):
            assert get(server, path, Accept_Encoding=encodings).headers["cache-control"] == FOREVER
        for path in ("/", "/t/abc234"):
            assert get(server, path, Accept_Encoding=encodings).headers["cache-control"] == "no-cache"
    missing = get(server, "/assets/index-12345678.js")
    assert missing.status == 404
    assert "cache-control" not in missing.headers


@pytest.mark.parametrize("encodings", ["gzip", "identity"])
def test_what_the_browser_has_is_not_sent_again(server: Server, encodings: str) -> None:
    for path in ("/", *assets(server)):
        first = get(server, path, Accept_Encoding=encodings)
        tag = first.headers["etag"]
        for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
            again = get(server, path, Accept_Encoding=encodings, If_None_Match=known)
            assert (again.status, again.body) == (304, b""), known
            for name in ("etag", "cache-control", "vary"):
                assert again.headers[name] == first.headers[name]
            assert "content-security-policy" in again.headers
        assert get(server, path, Accept_Encoding=encodings, If_None_Match='"other"').status == 200


@pytest.mark.parametrize("encodings", ["gzip", "identity"])
def test_asking_only_for_the_headers(server: Server, encodings: str) -> None:
    for path in ("/", *assets(server)):
        whole, head = (get(server, path, method, Accept_Encoding=encodings) for method in ("GET", "HEAD"))
        assert (head.status, head.body) == (200, b"")
        for name in ("content-length", "etag", "cache-control", "vary", "content-type"):
            assert head.headers[name] == whole.headers[name]
        assert head.headers.get("content-encoding") == whole.headers.get("content-encoding")
        assert get(server, path, "POST").status == 405


def test_browsers_take_scripts_and_styles_for_what_they_are(server: Server) -> None:
    types = {Path(path).suffix: get(server, path).headers["content-type"] for path in assets(server)}
    expected = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml"}
    assert types == expected


def test_the_page_can_be_kept_on_a_home_screen(server: Server) -> None:
    manifest = get(server, "/manifest.webmanifest")
    assert (manifest.status, manifest.headers["content-type"]) == (200, "application/manifest+json")
    told = json.loads(manifest.body)
    assert get(server, told["start_url"]).status == 200
    purposes = {(icon["sizes"], purpose) for icon in told["icons"] for purpose in icon["purpose"].split()}
    assert purposes >= {("192x192", "any"), ("192x192", "maskable")}, "browsers ask for 144 pixels or more"
    wanted = [icon["src"] for icon in told["icons"]]
    linked = re.findall(r'rel="(?:apple-touch-icon|manifest)"[^>]* href="([^"]+)"', get(server, "/").body.decode())
    assert len(linked) == 2
    for path in {*wanted, *linked} - {"/manifest.webmanifest"}:
        icon = get(server, path)
        kind, start = ("image/svg+xml", b"<svg") if path.endswith(".svg") else ("image/png", b"\x89PNG")
        assert (icon.status, icon.headers["content-type"]) == (200, kind), path
        assert icon.body.startswith(start)
        assert len(icon.body) < 20_000, path


def test_the_worker_is_always_asked_for_and_names_files_that_are_there(server: Server) -> None:
    """One that a browser keeps would keep an old page alive."""
    worker = get(server, "/sw.js")
    assert (worker.status, worker.headers["content-type"]) == (200, "text/javascript; charset=utf-8")
    assert worker.headers["cache-control"] == "no-cache"
    named = set(re.findall(r"/assets/[\w.-]+", worker.body.decode()))
    assert named > set(assets(server)), "all of the page, also what is fetched later"
    for path in named:
        assert get(server, path).status == 200, path


@pytest.mark.parametrize("path", ["/nowhere", "/t/", "/t/abc234/more", "/icons/", "/index.html/"])
def test_a_reader_is_told_kindly_that_there_is_nothing(server: Server, path: str) -> None:
    for encodings in ("gzip", "identity"):
        told = get(server, path, Accept="text/html,*/*;q=0.8", Accept_Encoding=encodings)
        assert (told.status, told.headers["content-type"]) == (404, "text/html; charset=utf-8")
        body = gzip.decompress(told.body) if encodings == "gzip" else told.body
        assert body == get(server, "/").body, "the page itself says what is the matter"
        assert told.headers["cache-control"] == "no-store", "there may be something tomorrow"
        assert "etag" not in told.headers
        assert "content-security-policy" in told.headers
    plain = get(server, path)
    assert (plain.status, plain.body) == (404, b"Not Found"), "programs need no page"


@pytest.mark.parametrize("path", ["/assets/index-12345678.js", "/api/nothing", "/assets/"])
def test_nobody_takes_a_page_for_a_script_or_an_answer(server: Server, path: str) -> None:
    told = get(server, path, Accept="text/html")
    assert (told.status, told.body) == (404, b"Not Found")


def test_what_the_build_notes_is_not_sent(server: Server) -> None:
    for path in ("/sources.txt", "/index.html"):
        assert get(server, path).status == 404


def test_a_link_to_a_table_may_end_in_a_slash(server: Server) -> None:
    assert get(server, "/t/abc234/").status == 200


def test_nothing_but_files_is_compressed(server: Server) -> None:
    """How well an answer can be compressed tells what is in it; files have no secrets."""
    for path in ("/api/rules/classic", "/api/about", "/nowhere"):
        assert "content-encoding" not in get(server, path, Accept_Encoding="gzip").headers
