"""Network addresses: which count as one client, and which belong to reverse proxies."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

Network = IPv4Network | IPv6Network

SITE: Final = 64  # bits of an IPv6 address that a provider gives to one customer, who has all the others to choose from
KEPT: Final = 10_000


@lru_cache(KEPT)
def client_key(host: str) -> str:
    """What rate limits and connection limits go by: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> (128 - SITE) << (128 - SITE), SITE)))


def networks(listed: str) -> tuple[Network, ...]:
    """Addresses and networks as somebody lists them with commas, such as `127.0.0.1, 10.0.0.0/8`."""
    found = []
    for item in listed.split(","):
        if item.strip():
            try:
                found.append(ip_network(item.strip()))
            except ValueError as error:
                raise ValueError(f"'{item.strip()}' is neither an IP address nor a network: {error}") from None
    return tuple(found)


def is_within(host: str, trusted: Iterable[Network]) -> bool:
    """Whether an address belongs to one of these networks."""
    try:
        found = ip_address(host)
    except ValueError:
        return False
    return any(found in network for network in trusted)
