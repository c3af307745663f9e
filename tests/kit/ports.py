"""Ports on which nobody else listens, also not in the moment between the choice of one and its use.

They lie below those that the system gives to whoever connects somewhere. Each process of pytest has a block of them for
as long as it lives: it listens at the first of the block itself.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice

FIRST, LAST, BLOCK = 10_000, 32_000, 400


@cache
def _claimed() -> tuple[socket.socket, Iterator[int]]:
    """The socket that claims a block, and the ports of the block, again and again."""
    for start in range(FIRST, LAST, BLOCK):
        claim = socket.socket()
        try:
            claim.bind(("127.0.0.1", start))
            claim.listen(1)
        except OSError:
            claim.close()
            continue
        return claim, cycle(range(start + 1, start + BLOCK))
    raise RuntimeError("other tests have all ports")


def free_port() -> int:
    """A port for a server that is started soon, and perhaps again."""
    _, ports = _claimed()
    for port in islice(ports, BLOCK):
        with socket.socket() as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                tried.bind(("0.0.0.0", port))
            except OSError:
                continue
            return port
    raise RuntimeError("all ports of this process are in use")
