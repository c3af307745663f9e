"""Random seeds: of each new table, and of each decision and pause of a bot, derived from its table's."""

from __future__ import annotations

import secrets
from collections import Counter
from hashlib import blake2b
from typing import Final

from taletable.server.people import Person
from taletable.server.responses import encoder

LENGTH: Final = 32  # bytes of a table's seed


class Seeds:
    """The seeds of new tables: from the system's random source, or from the server's own seed, so that tests repeat.

    From a seed they grow by game, name of the host, and how many tables of that game this host has opened before. So
    they depend neither on what others do at the same server, nor on when.
    """

    def __init__(self, seed: str = "") -> None:
        self.seed = seed
        self._opened: Counter[tuple[str, str]] = Counter()

    def new_table(self, game: str, host: Person) -> bytes:
        """The seed of a table that is opened now."""
        if not self.seed:
            return secrets.token_bytes(LENGTH)
        self._opened[game, host.id] += 1
        return _derived(self.seed.encode(), b"table", LENGTH, game, host.name, self._opened[game, host.id])


def of_challenge(key: bytes, id: str) -> bytes:
    """The seed of a daily or weekly challenge, the same on all processes that know the key."""
    return _derived(key, b"challenge", LENGTH, id)


def for_decision(table: bytes, seat: int, number: int) -> int:
    """The seed with which a bot decides, from the seed of its table and how many answers its seat has given before.

    Whoever takes a move back finds the same bot: its dice are not thrown again.
    """
    return int.from_bytes(_derived(table, b"bot decision", 8, seat, number))


def for_pause(table: bytes, seat: int, number: int) -> float:
    """A number from 0 to 1 by which the time of an answer varies; it tells nothing of the seed of the decision."""
    return int.from_bytes(_derived(table, b"bot pause", 4, seat, number)) / 2**32


def _derived(key: bytes, label: bytes, length: int, *parts: str | int) -> bytes:
    """Key derivation by keyed BLAKE2b; the label separates different uses of a key (domain separation)."""
    key = blake2b(key, digest_size=64).digest()  # a key of BLAKE2b is not longer than that
    return blake2b(encoder.encode(parts), key=key, person=label, digest_size=length).digest()
