"""Under which addresses the server is known. Whoever names another host, or comes from another page, is refused."""

import contextlib
import ipaddress
import socket
from urllib.parse import urlsplit

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


class Addresses:
    """The addresses of this server, as they stand in the Host and Origin headers of requests.

    >>> addresses = Addresses("127.0.0.1", 8000)
    >>> addresses.knows_host("localhost:8000"), addresses.knows_host("evil.example")
    (True, False)
    >>> addresses.knows_origin("http://127.0.0.1:8000"), addresses.knows_origin("http://evil.example:8000")
    (True, False)
    """

    def __init__(self, host: str, port: int, public_url: str | None = None) -> None:
        self.port = port
        self.here = f"http://{'127.0.0.1' if _is_any(host) else _bracketed(host)}:{port}/"
        """Under which it can be reached on this machine."""
        self.public_url = public_url.rstrip("/") if public_url else None
        self.origins: set[str] = set()
        for name in {*LOOPBACK, *([] if _is_any(host) else [_bracketed(host)])}:
            self.add(name)
        if _is_any(host):
            for address in local_network():
                self.add(address)
        if self.public_url:
            self.origins.add(_origin(self.public_url))
        self.hosts = {urlsplit(origin).netloc for origin in self.origins}

    def add(self, host: str) -> None:
        """The server can be reached under this host, too."""
        self.origins.add(f"http://{host}:{self.port}")
        if self.port == 80:
            self.origins.add(f"http://{host}")
        self.hosts = {urlsplit(origin).netloc for origin in self.origins}

    def knows_host(self, host: str) -> bool:
        """Whether a Host header names this server."""
        return host.lower() in self.hosts

    def knows_origin(self, origin: str) -> bool:
        """Whether a page of this server sent the request."""
        return origin.lower() in self.origins

    def links(self, path: str) -> list[str]:
        """Links for other devices to a page, the best first; without any other device, the link for this one."""
        if self.public_url:
            return [self.public_url + path]
        local = {f"http://{host}:{self.port}" for host in LOOPBACK}
        others = sorted(self.origins - local - {f"http://{host}" for host in LOOPBACK})
        return [origin + path for origin in others] or [f"http://127.0.0.1:{self.port}{path}"]


def is_public_url(url: str) -> bool:
    """Whether this can be the address of a server, as others see it.

    >>> [is_public_url(url) for url in ("https://a.example", "http://a:8000/", "ftp://a", "https://a/cards", "a")]
    [True, True, False, False, False]
    """
    try:
        parts = urlsplit(url)
        port_is_right = parts.port is None or parts.port > 0
    except ValueError:
        return False
    named = bool(parts.hostname) and parts.username is None and port_is_right
    return (
        parts.scheme in ("http", "https") and named and parts.path in ("", "/") and not (parts.query or parts.fragment)
    )


def _origin(url: str) -> str:
    """An address as browsers write it: without the port that goes without saying."""
    parts = urlsplit(url.lower())
    usual = {"http": ":80", "https": ":443"}[parts.scheme]
    return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}"


def is_loopback(host: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def local_network() -> list[str]:
    """The addresses of this machine in the local network. Nothing is sent to find them out."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address for documentation: connecting only picks our own side
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(row[4][0]) for row in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not is_loopback(address)]


def _is_any(host: str) -> bool:
    return host in ("0.0.0.0", "::", "")


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host.lower()
