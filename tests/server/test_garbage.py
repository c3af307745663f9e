"""The garbage collector of a process that serves: short collections, nothing that stays for ever."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from taletable.server import garbage
from taletable.server.garbage import GarbageCollector


class Cycle:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def nothing_frozen() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


def test_a_cycle_that_nobody_refers_to_is_freed() -> None:
    cycle = Cycle()
    gone = weakref.ref(cycle)
    del cycle
    asyncio.run(GarbageCollector().collect())
    assert gone() is None


def test_what_survives_is_left_out_of_the_next_collection_until_an_hour_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    collector = GarbageCollector()
    cycle = Cycle()
    gone = weakref.ref(cycle)
    asyncio.run(collector.collect())
    del cycle
    asyncio.run(collector.collect())
    assert gone() is not None
    later = time.monotonic() + garbage.ALL_EVERY + 1
    monkeypatch.setattr(time, "monotonic", lambda: later)
    asyncio.run(collector.collect())
    assert gone() is None


def test_a_frozen_object_is_freed_with_the_last_reference_to_it() -> None:
    plain = Cycle()
    plain.itself = None  # type: ignore[assignment]
    gone = weakref.ref(plain)
    asyncio.run(GarbageCollector().collect())
    del plain
    assert gone() is None
