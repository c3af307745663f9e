"""The worker processes of a server: for bots that search, for other bots, for requests that take long, and for studies.

They are apart, so that no request waits for bots, no bot for requests, no quick bot for one that searches, and nobody
who plays for a review.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final

import msgspec

from taletable.arena.personal import GameFacts, GameStatistics
from taletable.kernel import Message, Record, Table
from taletable.server.jobs import (
    Advise,
    Advised,
    AllAsked,
    Answer,
    AskAll,
    Check,
    Chosen,
    DoPart,
    Foresee,
    Foreseen,
    InvalidOptions,
    Job,
    LinePlayed,
    LookedThrough,
    LookThrough,
    NotAllowed,
    PlayLine,
    Pose,
    PosedPuzzle,
    PutTogether,
    Replay,
    Replayed,
    Tallied,
    Tally,
    Think,
    WriteReview,
    Written,
)
from taletable.server.refusals import Refusal, by_sheet, refusal
from taletable.server.responses import AnswerPreview, Question, ReplayStep
from taletable.server.search_jobs import SharedSearches
from taletable.server.worker_pool import JobError, JobTimeout, WorkerPool

THINKING: Final = 10.0  # seconds for one answer of a bot that does not search
SEARCHING: Final = 60.0  # for one that does: 5 s on a core of its own, and many times that on a slow, busy machine
SEARCH_NICENESS: Final = 10  # so that the event loop, and with it everybody else, comes before those who search
SEARCH_SECONDS: Final = {"strong": 1.0, "master": 5.0}  # levels that search, and about how long; for fair queuing
LONGEST_SEARCH: Final = 1_000  # searches that wait; bots that are asked then answer without one
TRIES_OF_PATIENT: Final = 6  # of a bot whose answers must not depend on how busy the machine is
PAUSE: Final = 1.0  # seconds before the second try; longer before each further one
REQUEST: Final = 5.0  # seconds for a card sheet, a step of a replay, or a preview
STUDYING: Final = 120.0  # for a part of a study: a second and one decision more, on a slow, busy machine
STUDY_NICENESS: Final = 19  # after everybody else
LONGEST_QUEUE: Final = 100  # requests that wait; whoever comes then is told to try again

log: Final = logging.getLogger("taletable.workers")


class Workers:
    """All worker processes of this server process; ``shared`` searches are done by others."""

    def __init__(
        self,
        bots: int = 1,
        thinking: float = THINKING,
        request: float = REQUEST,
        searching: float = SEARCHING,
        shared: SharedSearches | None = None,
    ) -> None:
        self.bots = WorkerPool(max(1, bots), thinking)
        self.shared_searches = shared
        self.searches = WorkerPool(bots, searching, LONGEST_SEARCH, SEARCH_NICENESS)
        self.requests = WorkerPool(1, request, LONGEST_QUEUE)
        self.studies = WorkerPool(1, STUDYING, LONGEST_QUEUE, STUDY_NICENESS)

    async def choose(
        self,
        table: Table,
        seat: int,
        level: str,
        seed: int,
        flow: str = "",
        wanted: Callable[[], bool] = lambda: True,
        patient: bool = False,
    ) -> Chosen:
        """What a bot or a stand-in answers.

        A search that takes too long, or cannot begin, is replaced by a casual bot, and an answer that does not come by
        the default one; where all are to meet the ``patient`` bot with the same answers, only after some more tries.
        Flows share the searches fairly; one whose answer is no longer ``wanted`` does not begin.
        """
        tries = TRIES_OF_PATIENT if patient else 1
        decision = table.decision(seat)
        assert decision is not None
        if level == "default":
            return Chosen(decision.default)
        job = Think(table.game.id, msgspec.Raw(msgspec.json.encode(table.position())), seat, level, seed)
        try:
            cost = SEARCH_SECONDS.get(level.partition(":")[0])
            if cost is not None:
                try:
                    searches = self.shared_searches or self.searches
                    return _chosen(await _try(partial(searches.submit, job, flow, cost, wanted), tries))
                except JobError as error:
                    log.warning("a bot answers without a search: %s", error)
                    job.level = "casual"
            return _chosen(await _try(partial(self.bots.submit, job, wanted=wanted), tries))
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

    async def hint(self, table: Table, seat: int) -> Advised:
        """The best answers of a seat."""
        job = Advise(table.game.id, msgspec.Raw(msgspec.json.encode(table.position())), seat)
        found = await self._asked_study(job)
        assert isinstance(found, Advised)
        return found

    async def line(self, record: Record, step: int, action: str, eyes: str) -> list[ReplayStep]:
        """Another answer after so many, and how bots play on."""
        found = await self._asked_study(PlayLine(record.dumps(), step, action, eyes))
        assert isinstance(found, LinePlayed)
        return found.steps

    async def write_review(self, record: Record, review: bytes, language: str) -> str:
        """A review as a page that opens offline."""
        found = await self._asked_study(WriteReview(record.dumps(), msgspec.Raw(review), language))
        assert isinstance(found, Written)
        return found.text

    async def _asked_study(self, job: Advise | PlayLine | WriteReview) -> Answer:
        """What somebody waits for who learns: before all studies, in whose pool it is done."""
        try:
            return await self.studies.submit(job)
        except JobError:
            raise refusal("overloaded") from None

    async def _asked(self, job: Job) -> Answer:
        try:
            return await self.requests.submit(job, later=True)
        except JobError:
            raise refusal("overloaded") from None

    async def study(self, job: DoPart | PutTogether, flow: str) -> Answer:
        """A part of a study, or the whole of one; studies have equal shares."""
        return await self.studies.submit(job, flow, 1.0, later=True)

    async def pose(self, game: str, number: int) -> PosedPuzzle:
        """A shipped puzzle as its solver sees it, with its answers."""
        found = await self._asked(Pose(game, number))
        assert isinstance(found, PosedPuzzle)
        return found

    async def why_not(self, game: str, number: int, action: str) -> Refusal:
        """Why an answer to a shipped puzzle is not allowed."""
        try:
            found = await self.requests.submit(Pose(game, number, action), later=True)
        except JobError:
            return refusal("overloaded")
        assert isinstance(found, NotAllowed)
        return Refusal(Message(found.message, found.args), found.clause)

    async def ask_all(self, played: Record) -> list[Question]:
        """What was asked before each answer of a game."""
        found = await self._asked(AskAll(played.dumps()))
        assert isinstance(found, AllAsked)
        return found.questions

    async def look_through(self, record: str, seat: int) -> GameFacts:
        """What statistics of a person need of one of their games; `JobError` if it cannot be replayed."""
        found = await self.requests.submit(LookThrough(record, seat), later=True)
        assert isinstance(found, LookedThrough)
        return found.facts

    async def tally(self, games: list[msgspec.Raw]) -> list[GameStatistics]:
        """The statistics of a person."""
        found = await self._asked(Tally(games))
        assert isinstance(found, Tallied)
        return found.games

    async def close(self) -> None:
        """Kill the processes, and cancel their jobs."""
        await self.bots.close()
        await self.searches.close()
        await self.requests.close()
        await self.studies.close()


async def _try(submit: Callable[[], Awaitable[Answer]], tries: int) -> Answer:
    """The answer to a job, which is given again after a pause if it had none."""
    for left in range(tries - 1, 0, -1):
        with contextlib.suppress(JobError):
            return await submit()
        await asyncio.sleep(PAUSE * (tries - left))
    return await submit()


def _chosen(answer: Answer) -> Chosen:
    assert isinstance(answer, Chosen)
    return answer
