"""A viewer of a room: a WebSocket as the rest of the server knows it, with what was not sent on it yet."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

Push = Callable[[bytes], bool]


def _nothing() -> None:
    """The `close` of a viewer that has no connection."""


class Viewer:
    """A player or spectator who watches a room, with backpressure: updates are pushed at once, and never queued.

    A viewer whose connection cannot take one is stale: it gets a snapshot when it can. Answers to its own orders are
    queued.
    """

    def __init__(
        self, who: str | None, muted: frozenset[str] = frozenset(), push: Push | None = None, epoch: int = 0
    ) -> None:
        self.who = who
        self.epoch = epoch  # of the person, when they connected
        self.muted = muted
        self.push = push
        self.close: Callable[[], None] = _nothing  # called when they have signed out, or were deleted
        self.may_see_deal = False  # of those without a seat, who may watch tables of a deal that several play
        self.have = 0  # the version up to which everything was sent
        self.stale = True
        self.answers: list[bytes] = []
        self.busy = False  # a message is being sent by the slow way
        self.wake = asyncio.Event()
        self.wake.set()

    def forget(self) -> None:
        """Disconnected: break the reference cycle with the connection."""
        self.close = _nothing
        self.push = None

    def update(self, message: bytes, version: int) -> None:
        """Push an update, or become stale."""
        if self._put(message):
            self.have = version
        else:
            self.stale = True
            self.wake.set()

    def answer(self, message: bytes) -> None:
        """Push the answer to an order, or queue it."""
        if self.answers or not self._put(message):
            self.answers.append(message)
            self.wake.set()

    def _put(self, message: bytes) -> bool:
        return self.push is not None and not self.busy and self.push(message)
