"""The worker processes of a server: some that think for bots, and one for requests that would keep everybody waiting.

They are apart, so that no request waits for bots, and no bot for requests.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final

import msgspec

from taletable.kernel import Message, Record, Table
from taletable.server.jobs import Check, Chosen, InvalidOptions, Replay, Replayed, Think
from taletable.server.refusals import Refusal, by_sheet, refusal
from taletable.server.responses import ReplayStep
from taletable.server.worker_pool import JobError, JobTimeout, WorkerPool

THINKING: Final = 10.0  # seconds for one answer of a bot
REQUEST: Final = 5.0  # seconds for a card sheet, or a step of a replay
LONGEST_QUEUE: Final = 100  # requests that wait; whoever comes then is told to try again

log: Final = logging.getLogger("taletable.workers")


class Workers:
    """All worker processes of this server process."""

    def __init__(self, bots: int = 1, thinking: float = THINKING, request: float = REQUEST) -> None:
        self.bots = WorkerPool(bots, thinking)
        self.requests = WorkerPool(1, request, LONGEST_QUEUE)

    async def choose(self, table: Table, seat: int, level: str, seed: int) -> int:
        """What a bot or a stand-in answers. If it does not answer in time, it is the default answer."""
        decision = table.decision(seat)
        assert decision is not None
        if level == "default":
            return decision.default
        position = msgspec.Raw(msgspec.json.encode(table.position()))
        try:
            chosen = await self.bots.submit(Think(table.game.id, position, seat, level, seed))
        except JobError as error:
            log.warning("a bot gives the default answer: %s", error)
            return decision.default
        assert isinstance(chosen, Chosen)
        return chosen.action

    async def check(self, game: str, options: Mapping[str, bool | int | str]) -> None:
        """Refuse options that a game cannot be played with, above all a card sheet that is not sound."""
        try:
            found = await self.requests.submit(Check(game, dict(options)))
        except JobTimeout:
            raise refusal("sheet-too-slow") from None
        except JobError:
            raise refusal("overloaded") from None
        if isinstance(found, InvalidOptions):
            if found.message is not None:
                raise Refusal(Message(found.message, found.args))
            raise by_sheet(found.words)

    async def replay(self, played: Record, step: int, eyes: str) -> ReplayStep:
        """A game after so many actions, with somebody's eyes."""
        try:
            found = await self.requests.submit(Replay(played.dumps(), step, eyes), later=True)
        except JobError:
            raise refusal("overloaded") from None
        assert isinstance(found, Replayed)
        return found.step

    async def close(self) -> None:
        """Kill the processes, and cancel their jobs."""
        await self.bots.close()
        await self.requests.close()
