"""Addresses: under which the server is known, and from which people come.

Whoever names another host, or comes from another page, is refused.
"""

import contextlib
import ipaddress
import socket
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
"""Headers by which a proxy can be told."""

HOUSEHOLD = 56
"""Bits of an IPv6 address that a provider gives to one household; the others are its own to choose."""

REMEMBERED = 1024
"""Addresses as they are written that need not be read again: a request asks for the same one five times."""


class Addresses:
    """The addresses of this server, as they stand in the Host and Origin headers of requests.

    >>> addresses = Addresses("127.0.0.1", 8000)
    >>> addresses.knows_host("localhost:8000"), addresses.knows_host("evil.example")
    (True, False)
    >>> addresses.knows_origin("http://127.0.0.1:8000"), addresses.knows_origin("http://evil.example:8000")
    (True, False)
    """

    def __init__(self, host: str, port: int, public_url: str | None = None, advertised: str | None = None) -> None:
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
        for url in filter(None, (public_url, advertised)):
            self.origins.add(origin_of(url))
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


def is_public_url(url: str, *, with_path: bool = False) -> bool:
    """Whether this can be the address of a server, as others see it; `with_path`: or of a folder there.

    >>> [is_public_url(url) for url in ("https://a.example", "http://a:8000/", "ftp://a", "https://a/cards", "a")]
    [True, True, False, False, False]
    """
    try:
        parts = urlsplit(url)
        port_is_right = parts.port is None or parts.port > 0
    except ValueError:
        return False
    named = bool(parts.hostname) and parts.username is None and port_is_right
    plain = (with_path or parts.path in ("", "/")) and not (parts.query or parts.fragment)
    return parts.scheme in ("http", "https") and named and plain


def origin_of(url: str) -> str:
    """An address as browsers write it: without the port that goes without saying."""
    parts = urlsplit(url.lower())
    usual = {"http": ":80", "https": ":443"}[parts.scheme]
    return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}"


def is_loopback(host: str) -> bool:
    """Whether an address is this machine's own.

    >>> [is_loopback(host) for host in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "192.168.1.5", "nobody")]
    [True, True, True, False, False]
    """
    address = _address(host)
    return address is not None and address.is_loopback


def is_local(host: str) -> bool:
    """Whether an address is this machine's own, or one of a local network.

    >>> [is_local(host) for host in ("127.0.0.1", "10.0.0.9", "fd00::1", "8.8.8.8", "2600::1")]
    [True, True, True, False, False]
    """
    address = _address(host)
    return address is not None and address.is_private


class Proxies:
    """The proxies that the operator trusts to say where people come from.

    >>> proxies = Proxies(["10.0.0.0/8"])
    >>> proxies.origin("10.1.2.3", Headers({"x-forwarded-for": "6.6.6.6, 203.0.113.9, 10.0.0.7"}))
    '203.0.113.9'
    >>> proxies.origin("203.0.113.9", Headers({"x-forwarded-for": "127.0.0.1"}))
    '203.0.113.9'
    >>> proxies.origin("2001:db8::1:2", Headers())
    '2001:db8::/56'
    """

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self._trusted = [proxy_network(text) for text in trusted]

    def trusts(self, host: str) -> bool:
        """Whether an address is one of them."""
        address = _address(host)
        return address is not None and any(address in network for network in self._trusted)

    def origin(self, peer: str, headers: Headers) -> str:
        """The address that a request is counted for: the nearest one that no trusted proxy has."""
        found = peer
        if self.trusts(peer):
            # Each proxy adds at the end whom it heard from; what stands further in front may be anybody's invention.
            said = [part.strip() for line in headers.getlist("x-forwarded-for") for part in line.split(",")]
            for host in reversed(said):
                address = _address(_without_port(host))
                if address is None:
                    break
                found = str(address)
                if not self.trusts(found):
                    break
        return household(found)

    def is_here(self, peer: str, headers: Headers) -> bool:
        """Whether a request comes from this machine itself, and not through a proxy on it."""
        return is_loopback(peer) and not any(name in headers for name in FORWARDED)


def proxy_network(text: str) -> Network:
    """The network of a proxy, or of several. Raises ValueError.

    >>> proxy_network("10.0.0.1"), proxy_network("fd00::/8")
    (IPv4Network('10.0.0.1/32'), IPv6Network('fd00::/8'))
    """
    return ipaddress.ip_network(text, strict=False)


@lru_cache(maxsize=REMEMBERED)
def household(host: str) -> str:
    """What is counted as one address.

    >>> household("2001:db8::1"), household("2001:db8::ffff:2"), household("::ffff:192.0.2.1"), household("192.0.2.1")
    ('2001:db8::/56', '2001:db8::/56', '192.0.2.1', '192.0.2.1')
    """
    address = _address(host)
    if isinstance(address, ipaddress.IPv6Address) and not address.is_loopback:
        return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))
    return host if address is None else str(address)


@lru_cache(maxsize=REMEMBERED)
def _address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    # A socket for both kinds writes the older one in the words of the newer.
    return (isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped) or address


def _without_port(host: str) -> str:
    """An address as proxies write it, some of them with the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0] if host.count(":") == 1 else host


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
