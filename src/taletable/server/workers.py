"""The worker processes of a server: for bots that search, for other bots, and for requests that take long.

They are apart, so that no request waits for bots, no bot for requests, and no quick bot for one that searches.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from taletable.kernel import Message, Record, Table
from taletable.server.jobs import Answer, Check, Chosen, Foresee, Foreseen, InvalidOptions, Replay, Replayed, Think
from taletable.server.refusals import Refusal, by_sheet, refusal
from taletable.server.responses import AnswerPreview, ReplayStep
from taletable.server.worker_pool import JobError, JobTimeout, WorkerPool

THINKING: Final = 10.0  # seconds for one answer of a bot that does not search
SEARCHING: Final = 60.0  # for one that does: 5 s on a core of its own, and many times that on a slow, busy machine
SEARCH_NICENESS: Final = 10  # so that the event loop, and with it everybody else, comes before those who search
SEARCH_SECONDS: Final = {"strong": 1.0, "master": 5.0}  # levels that search, and about how long; for fair queuing
LONGEST_SEARCH: Final = 1_000  # searches that wait; bots that are asked then answer without one
REQUEST: Final = 5.0  # seconds for a card sheet, a step of a replay, or a preview
LONGEST_QUEUE: Final = 100  # requests that wait; whoever comes then is told to try again

log: Final = logging.getLogger("taletable.workers")


class Workers:
    """All worker processes of this server process."""

    def __init__(
        self, bots: int = 1, thinking: float = THINKING, request: float = REQUEST, searching: float = SEARCHING
    ) -> None:
        self.bots = WorkerPool(bots, thinking)
        self.searches = WorkerPool(bots, searching, LONGEST_SEARCH, SEARCH_NICENESS)
        self.requests = WorkerPool(1, request, LONGEST_QUEUE)

    async def choose(
        self,
        table: Table,
        seat: int,
        level: str,
        seed: int,
        flow: str = "",
        wanted: Callable[[], bool] = lambda: True,
    ) -> Chosen:
        """What a bot or a stand-in answers.

        A search that takes too long, or cannot begin, is replaced by a casual bot, and an answer that does not come by
        the default one. Flows share the searches fairly; one whose answer is no longer ``wanted`` does not begin.
        """
        decision = table.decision(seat)
        assert decision is not None
        if level == "default":
            return Chosen(decision.default)
        job = Think(table.game.id, msgspec.Raw(msgspec.json.encode(table.position())), seat, level, seed)
        try:
            cost = SEARCH_SECONDS.get(level.partition(":")[0])
            if cost is not None:
                try:
                    return _chosen(await self.searches.submit(job, flow, cost, wanted))
                except JobError as error:
                    log.warning("a bot answers without a search: %s", error)
                    job.level = "casual"
            return _chosen(await self.bots.submit(job, wanted=wanted))
        except JobError as error:
            log.warning("a bot gives the default answer: %s", error)
            return Chosen(decision.default)

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

    async def replay(self, played: Record, step: int, eyes: str, story: bool = False) -> ReplayStep:
        """A game after so many actions, with somebody's eyes, and what was told before."""
        try:
            found = await self.requests.submit(Replay(played.dumps(), step, eyes, story), later=True)
        except JobError:
            raise refusal("overloaded") from None
        assert isinstance(found, Replayed)
        return found.step

    async def foresee(self, table: Table, seat: int) -> list[AnswerPreview]:
        """What each answer of a seat would bring, as far as that is certain."""
        job = Foresee(table.game.id, msgspec.Raw(msgspec.json.encode(table.position())), seat)
        try:
            found = await self.requests.submit(job, later=True)
        except JobError:
            raise refusal("overloaded") from None
        assert isinstance(found, Foreseen)
        return found.answers

    async def close(self) -> None:
        """Kill the processes, and cancel their jobs."""
        await self.bots.close()
        await self.searches.close()
        await self.requests.close()


def _chosen(answer: Answer) -> Chosen:
    assert isinstance(answer, Chosen)
    return answer
