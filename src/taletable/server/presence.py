"""Presence: how many people are here now, as far as this process knows: those it has heard of lately."""

from __future__ import annotations

import time
from typing import Final

LATELY: Final = 45.0  # seconds; pages that list tables ask several times in it
MOST: Final = 50_000  # people remembered; the ones heard of first are dropped


class Presence:
    """When somebody was last heard of, by the id of a person, or by the address of somebody without a name."""

    def __init__(self) -> None:
        self._heard: dict[str, float] = {}  # the latest last

    def note(self, who: str) -> None:
        """Somebody has just asked for something."""
        self._heard.pop(who, None)
        self._heard[who] = time.monotonic()
        if len(self._heard) > MOST:
            del self._heard[next(iter(self._heard))]

    def count(self, watching: set[str]) -> int:
        """How many are here, with those who watch a table."""
        since = time.monotonic() - LATELY
        while self._heard and (oldest := next(iter(self._heard))) and self._heard[oldest] < since:
            del self._heard[oldest]
        return len(watching | self._heard.keys())
