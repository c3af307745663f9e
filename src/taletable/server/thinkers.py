"""Bots think in processes of their own, so that they keep nobody waiting but their own table."""

from __future__ import annotations

import asyncio
import gc
import os
import secrets
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from threading import Thread
from typing import Any

import msgspec

import taletable as tt
from taletable.bots import Chair, bot
from taletable.kernel import Table


def think(game: str, position: bytes, seat: int, level: str, seed: int) -> int:
    """In another process: what a bot on this seat does. It sits on a chair, and sees no more than a person would."""
    table = tt.game(game).arrange(msgspec.json.decode(position))
    return bot(level, seed).choose(Chair(table, seat))


def go_with(server: int) -> None:
    """In another process: end when the server does, even if it could not say so."""

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(1)
        os._exit(0)

    Thread(target=watch, daemon=True).start()


class Thinkers:
    """A few processes that think for bots."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, table: Table, seat: int, level: str) -> int:
        """What a bot or a stand-in answers."""
        if level == "default":
            decision = table.decision(seat)
            assert decision is not None
            return decision.default
        asked: tuple[Any, ...] = (
            table.game.id,
            msgspec.json.encode(table.position()),
            seat,
            level,
            secrets.randbits(60),
        )
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._open(), think, *asked)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._open(), think, *asked)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, initializer=go_with, initargs=(os.getpid(),))
        return self._pool

    def close(self) -> None:
        """Send them home."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
            gc.collect()  # their semaphores go with them
