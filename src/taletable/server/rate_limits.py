"""Rate limits (token buckets) by client, person or table, and a cap on open connections by client."""

from __future__ import annotations

import time
from collections import Counter
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
        return bucket.take()


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
        # By person and by address.
        self.card_sheets = RateLimiter(max(1.0, pace / 2), pace / 100)
        # By table: those who sit there are counted apart from spectators, who can then not slow them down.
        self._seated = RateLimiter(6 * pace, 3 * pace)
        self._spectators = RateLimiter(2 * pace, pace)

    def check_table(self, table: str, is_spectator: bool) -> None:
        """Refuse a command at a table that gets too many."""
        (self._spectators if is_spectator else self._seated).check(table)
