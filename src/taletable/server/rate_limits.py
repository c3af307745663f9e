"""Rate limits (token buckets) by client, person or table, and a cap on open connections by client.

A token is taken here at once. Where several processes have a bus, it is told there what was taken
(`RateLimits.take_out`), and each bucket is set to what is left of it everywhere, which can be less than nothing: so a
client that asks many processes gets more at the first moment, and has to wait for it afterwards.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Final

from taletable.server.refusals import refusal


class TokenBucket:
    """Token bucket: a burst of ``burst`` events, then a refill of ``rate`` tokens per second."""

    __slots__ = ("burst", "rate", "refilled_at", "tokens")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.tokens = burst
        self.refilled_at = time.monotonic()

    def take(self) -> bool:
        """Take a token; whether there was one left."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.refilled_at) * self.rate)
        self.refilled_at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class RateLimiter:
    """A token bucket for each key, such as an address or the id of a person; the oldest are dropped."""

    MOST_KEYS: Final = 50_000

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.taken: Counter[str] | None = None  # by key, where it has to be told
        self.on_taken: Callable[[], None] = _nothing
        self._buckets: dict[str, TokenBucket] = {}

    def check(self, key: str) -> None:
        """Take a token, or refuse (429)."""
        if not self.take(key):
            raise refusal("too-fast")

    def take(self, key: str) -> bool:
        """Take a token; whether there was one left."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.MOST_KEYS:
                del self._buckets[next(iter(self._buckets))]
            bucket = self._buckets[key] = TokenBucket(self.burst, self.rate)
        if not bucket.take():
            return False
        if self.taken is not None and (key in self.taken or len(self.taken) < self.MOST_KEYS):
            self.taken[key] += 1
            self.on_taken()
        return True

    def settle(self, key: str, left: float) -> None:
        """Set a bucket to the tokens that are left of it everywhere, without those taken here since that was told."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            since = 0 if self.taken is None else self.taken[key]
            bucket.tokens, bucket.refilled_at = left - since, time.monotonic()


def _nothing() -> None:
    """What happens when a token is taken where nobody is told."""


class ConnectionCap:
    """A cap on how many connections are open at once for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Count one more connection; whether it is allowed."""
        if self._open[key] >= self.most:
            return False
        self._open[key] += 1
        return True

    def leave(self, key: str) -> None:
        """A connection is closed."""
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


class RateLimits:
    """All rate limits of a server process, scaled by `Settings.pace`: the commands per second of one person."""

    def __init__(self, pace: float, websockets: int) -> None:
        self._secret = b""
        # By address.
        self.requests = RateLimiter(20 * pace, 2 * pace)
        self.writes = RateLimiter(5 * pace, pace)
        self.sign_ins = RateLimiter(pace, pace / 40)  # guests among them
        self.sign_ups = RateLimiter(pace, pace / 200)
        self.tables_of_address = RateLimiter(3 * pace, pace / 20)
        self.websockets = RateLimiter(2 * pace, pace)
        self.open_websockets = ConnectionCap(websockets)
        # By login: twice what one address may try, so that nobody locks an account's owner out from a single address.
        self.logins = RateLimiter(2 * pace, pace / 20)
        # By person.
        self.tables_of_person = RateLimiter(pace, pace / 100)
        self.commands = RateLimiter(2 * pace, pace)
        self.hints = RateLimiter(pace, pace / 20)
        self.studies = RateLimiter(max(1.0, pace / 2), pace / 500)
        # By person and by address.
        self.card_sheets = RateLimiter(max(1.0, pace / 2), pace / 100)
        # By table: those who sit there are counted apart from spectators, who can then not slow them down.
        self._seated = RateLimiter(6 * pace, 3 * pace)
        self._spectators = RateLimiter(2 * pace, pace)

    def share(self, secret: bytes, on_taken: Callable[[], None]) -> None:
        """Gather from now on what is taken, for other processes; ``on_taken`` is called at each token.

        Keys are addresses and people, so they are told as hashes with a secret.
        """
        self._secret = secret
        for limiter in self._limiters().values():
            limiter.taken, limiter.on_taken = Counter(), on_taken

    def forget_taken(self) -> None:
        """Nobody is told what was taken until now: it was counted here, while nobody could be told."""
        for limiter in self._limiters().values():
            if limiter.taken is not None:
                limiter.taken.clear()

    def take_out(self, most: int) -> list[tuple[str, float, float, int, Callable[[float], None]]]:
        """What was taken and not told yet (see `bus.Spent`)."""
        found: list[tuple[str, float, float, int, Callable[[float], None]]] = []
        for name, limiter in self._limiters().items():
            while limiter.taken and len(found) < most:
                key, count = limiter.taken.popitem()
                hashed = blake2b(key.encode("utf-8", "surrogateescape"), digest_size=16, key=self._secret).hexdigest()
                settle = partial(limiter.settle, key)
                found.append((f"{name}:{hashed}", limiter.rate, limiter.burst, count, settle))
        return found

    def _limiters(self) -> dict[str, RateLimiter]:
        return {name: one for name, one in vars(self).items() if isinstance(one, RateLimiter)}

    def check_table(self, table: str, is_spectator: bool) -> None:
        """Refuse a command at a table that gets too many."""
        (self._spectators if is_spectator else self._seated).check(table)
