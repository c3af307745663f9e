"""Waiting for what is meant, instead of for a time: as short as it can be, and long enough for a busy machine."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 60.0  # seconds after which nobody expects it any more
PAUSE = 0.01

T = TypeVar("T")


def eventually(look: Callable[[], T], what: str = "what is waited for") -> T:
    """What somebody sees who looks until there is something to see."""
    end = time.monotonic() + PATIENCE
    while not (seen := look()):
        assert time.monotonic() < end, f"{what} has not come about in {PATIENCE:.0f} seconds; seen last: {seen!r}"
        time.sleep(PAUSE)
    return seen


async def comes_about(look: Callable[[], object]) -> None:
    """The same for whoever shares a loop with what is waited for."""
    async with asyncio.timeout(PATIENCE):
        while not look():
            await asyncio.sleep(PAUSE)
