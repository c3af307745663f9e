"""Where browsers find this server: which Host a request may name, and which Origin may speak for its visitors.

Without a setting the names are those that no stranger can register, so that a page of theirs cannot reach the server
by a name of its own that leads here (DNS rebinding).
"""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

PORTS: Final = {"http": 80, "https": 443}
HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::(\d{1,5}))?")
PRIVATE: Final = (".local", ".localhost", ".lan", ".internal", ".home.arpa")  # no domain anybody can buy
ANY_HOST: Final = ("/health", "/metrics")  # asked for by programs that know only an address, and of no use to a page


class Origin(NamedTuple):
    """Scheme, host and port of a page."""

    scheme: str
    host: str
    port: int


def parse_host(text: str) -> tuple[str, int | None] | None:
    """Host and port of a Host header; nothing if it is none."""
    found = HOST.fullmatch(text.lower())
    if found is None:
        return None
    return found[1].rstrip("."), int(found[2]) if found[2] else None


def parse_origin(text: str) -> Origin | None:
    """What an Origin header names; nothing if it is none, such as `null`."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return None
    found = parse_host(parts.netloc)
    if found is None or parts.scheme not in PORTS or text.lower() != f"{parts.scheme}://{parts.netloc}".lower():
        return None
    host, port = found
    return Origin(parts.scheme, host, PORTS[parts.scheme] if port is None else port)


class Origins:
    """The names of a server that listens at some address."""

    def __init__(self, listed: str, address: str) -> None:
        self.known = frozenset(_origin(item.strip()) for item in listed.split(",") if item.strip())
        self.local = is_loopback(address)
        self.lan: Origin | None = None  # this computer's address in the home network, while that is let in

    def allows_host(self, text: str) -> bool:
        """Whether a request may name this host."""
        found = parse_host(text)
        if found is None:
            return False
        host, port = found
        if self.lan is not None and (host, port or PORTS["http"]) == self.lan[1:]:
            return True
        if self.known:
            return any(host == one.host and one.port == (port or PORTS[one.scheme]) for one in self.known)
        if self.local:
            return is_loopback(host)
        return _is_address(host) or "." not in host or host.endswith(PRIVATE)

    def allows(self, scope: Any) -> bool:
        """Whether a request names a host of this server, and only one."""
        named = [value for name, value in scope["headers"] if name == b"host"]
        return scope["path"] in ANY_HOST or (len(named) == 1 and self.allows_host(named[0].decode("latin-1")))

    def allows_origin(self, origin: str, scheme: str, host: str) -> bool:
        """Whether a page of this origin may send what came over this scheme for this host."""
        page = parse_origin(origin)
        if self.known:
            return page in self.known or (page is not None and page == self.lan)
        scheme = {"ws": "http", "wss": "https"}.get(scheme, scheme)
        return page is not None and page == parse_origin(f"{scheme}://{host}")


def _origin(text: str) -> Origin:
    found = parse_origin(text.rstrip("/"))
    if found is None:
        raise ValueError(f"TALETABLE_ORIGINS: '{text}' is no origin; one is written like https://play.example.org")
    return found


def _is_address(host: str) -> bool:
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether an address or name leads nowhere but to the computer itself."""
    if _is_address(host):
        return ip_address(host.strip("[]")).is_loopback
    return host == "localhost" or host.endswith(".localhost")
