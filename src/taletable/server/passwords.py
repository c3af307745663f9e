"""Argon2, which is slow and takes 64 MiB each time by design: in two threads of its own, with a limited queue.

Nothing else waits behind it, and nobody fills the queue alone: neither an address nor those who try one account.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from taletable.server.refusals import refusal

THREADS: Final = 2
MOST_OF_ONE: Final = 4  # passwords of one address, or for one account, that are looked at or wait
MOST: Final = 40  # of all

Result = TypeVar("Result")


class Passwords:
    """Hashes and verifies passwords with Argon2, in a thread pool with a bounded queue."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(THREADS, "argon2")
        self._waiting = 0
        self._of_one: Counter[str] = Counter()
        self._nobody: str | None = None

    async def hash(self, password: str, login: str, address: str) -> str:
        """The hash of a new password."""
        return await self._queued(partial(self._hasher.hash, password), login, address)

    async def verify(self, hashed: str | None, password: str, login: str, address: str) -> bool:
        """Verify a password; without a hash against a dummy, so that an unknown login takes as long (timing attack)."""
        return await self._queued(partial(self._verify, hashed, password), login, address)

    def _verify(self, hashed: str | None, password: str) -> bool:
        if hashed is None and self._nobody is None:
            self._nobody = self._hasher.hash(secrets.token_urlsafe(16))
        try:
            return self._hasher.verify(hashed or str(self._nobody), password) and hashed is not None
        except VerifyMismatchError:
            return False

    async def _queued(self, work: Callable[[], Result], login: str, address: str) -> Result:
        """Run in the thread pool; refuse a login or address with too much queued, or everybody if the queue is full."""
        who = (f"login {login}", f"address {address}")
        if self._waiting >= MOST or any(self._of_one[one] >= MOST_OF_ONE for one in who):
            raise refusal("too-fast")
        self._waiting += 1
        self._of_one.update(who)
        done = asyncio.get_running_loop().run_in_executor(self._threads, work)
        done.add_done_callback(lambda _: self._leave(who))
        return await asyncio.shield(done)  # whoever is gone leaves the queue when the work is done, and not before

    def _leave(self, who: tuple[str, ...]) -> None:
        self._waiting -= 1
        self._of_one.subtract(who)
        self._of_one = +self._of_one

    def close(self) -> None:
        """Shut the thread pool down."""
        self._threads.shutdown(wait=False, cancel_futures=True)
