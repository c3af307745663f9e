"""Starts a worker process as a server does, and gives it something to do."""

from __future__ import annotations

import asyncio
import time

import taletable as tt
from taletable.server.jobs import Check, ValidOptions
from taletable.server.worker_pool import Worker


def start_worker() -> float:
    """Seconds until a new worker process has checked the options of a game; `JobError` if it does not."""
    return asyncio.run(_start())


async def _start() -> float:
    began, worker = time.monotonic(), Worker()
    try:
        await worker.start()
        answer = await worker.ask(Check(tt.games()[0], {}))
    finally:
        await worker.stop()
    if not isinstance(answer, ValidOptions):
        raise ValueError(f"it answers {answer!r}")
    return time.monotonic() - began
