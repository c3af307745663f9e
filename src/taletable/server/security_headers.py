"""HTTP headers that tell browsers what a response must not be used for."""

from __future__ import annotations

from typing import Final

Header = tuple[bytes, bytes]

# What is meant for programs has nothing to load, to run or to frame.
ALWAYS: Final[tuple[Header, ...]] = (
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
NEVER_STORED: Final[tuple[Header, ...]] = ((b"cache-control", b"no-store"),)
ONLY_HTTPS: Final[Header] = (b"strict-transport-security", b"max-age=31536000")


def with_security_headers(headers: list[Header], scheme: str) -> list[Header]:
    """The headers of a response, and those that it lacks. Whatever says nothing else is not to be stored anywhere."""
    given = {name.lower() for name, _ in headers}
    wanted = (*ALWAYS, *NEVER_STORED, *((ONLY_HTTPS,) if scheme == "https" else ()))
    return [*headers, *(header for header in wanted if header[0] not in given)]
