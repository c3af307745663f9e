"""The cyclic garbage collector: a full collection holds the event loop for as long as there are objects to look at.

What survives a collection is frozen (`gc.freeze`), so the next one looks only at what came since: some milliseconds. A
frozen object is still freed when nothing refers to it; only cycles wait for the hourly collection, which looks at all.
"""

from __future__ import annotations

import gc
import time
from typing import Final

THRESHOLDS: Final = (
    5_000,
    5,
    1_000_000,
)  # gc thresholds: generations 0 and 1 nearly as usual; full collections only by `collect`
EVERY: Final = 20.0  # seconds
ALL_EVERY: Final = 3_600.0


class GarbageCollector:
    """Periodic collections, incremental by `gc.freeze`."""

    def __init__(self) -> None:
        self._all_at = time.monotonic() + ALL_EVERY

    async def collect(self) -> None:
        """Collect what came since the last time; once an hour everything."""
        now = time.monotonic()
        if now >= self._all_at:
            self._all_at = now + ALL_EVERY
            gc.unfreeze()
        freeze()


def freeze() -> None:
    """Free what is garbage, and leave the rest out of further collections."""
    gc.collect()
    gc.freeze()


def configure() -> None:
    """Set the thresholds of a server process, after everything is imported."""
    freeze()
    gc.set_threshold(*THRESHOLDS)
