"""A pool of worker processes with a priority queue; a process that dies, times out or breaks the protocol is replaced.

Processes are started lazily and reached through pipes. There is no thread, no semaphore and no file, so nothing stays
behind when the server is killed (see `worker`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from itertools import count
from typing import Final

import msgspec

from taletable.server.jobs import LARGEST, LENGTH, Answer, Failed, Job, decode_answer, encode, framed

STARTING: Final = 30.0  # seconds in which a new process must be ready, even on a busy machine
KILL_WAIT: Final = 2.0  # seconds to wait for a killed process to be gone
FIRST_BACKOFF: Final = 0.5  # exponential back-off: seconds until the next start when new processes die, too
LONGEST_BACKOFF: Final = 30.0

log: Final = logging.getLogger("taletable.workers")

# What waits in the queue: whether it comes later, its start in virtual time, its number, and the rest.
Waiting = tuple[bool, float, int, Job, asyncio.Future[Answer], Callable[[], bool]]


class JobError(Exception):
    """A job has no result."""


class JobTimeout(JobError):
    """It took longer than the time limit."""


class Overloaded(JobError):
    """The queue is full."""


class WorkerDied(JobError):
    """The worker process died or broke the protocol, and so did its successor."""


class BackingOff(JobError):
    """No process is started for now, because the last ones died at once (back-off)."""


class Worker:
    """The server's end of a worker process: its pipes and its log; started lazily."""

    def __init__(self, niceness: int = 0) -> None:
        self.niceness = niceness
        self.process: Process | None = None
        self._relay: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        """Whether the process has not been seen to exit."""
        return self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        """Spawn the process with the server's `sys.path`, and wait for its first, empty message."""
        await self.stop()
        path = os.pathsep.join(os.path.abspath(place) for place in sys.path)
        command = (sys.executable, "-P", "-m", "taletable.server.worker", str(os.getpid()))
        environment = {**os.environ, "PYTHONPATH": path}
        try:
            async with asyncio.timeout(STARTING):
                self.process = await asyncio.create_subprocess_exec(
                    *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment
                )
                if self.niceness:
                    os.setpriority(os.PRIO_PROCESS, self.process.pid, self.niceness)
                self._relay = asyncio.create_task(_relay(self.process))
                if await self._read():
                    raise WorkerDied("the first message of a new process must be empty")
        except (OSError, EOFError, TimeoutError) as error:
            raise WorkerDied(f"a process could not be started: {error!r}") from None

    async def ask(self, job: Job) -> Answer:
        """Send a job and read its answer."""
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(framed(encode(job)))
            await self.process.stdin.drain()
            return decode_answer(await self._read())
        except (OSError, EOFError) as error:
            raise WorkerDied(f"the process died: {error!r}") from None
        except msgspec.DecodeError as error:
            raise WorkerDied(f"the process sent a malformed message: {error}") from None

    async def _read(self) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        length = int.from_bytes(await self.process.stdout.readexactly(LENGTH), "big")
        if length > LARGEST:
            raise WorkerDied(f"the process announced a message of {length} bytes")
        return await self.process.stdout.readexactly(length)

    async def stop(self) -> None:
        """Kill the process (SIGKILL) and reap it."""
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(KILL_WAIT):
                await process.wait()
                if self._relay is not None:
                    await self._relay
        if self._relay is not None:
            self._relay.cancel()


class WorkerPool:
    """Worker processes behind a bounded queue.

    Fair queuing by virtual time (start-time fair queuing): jobs have a flow and a cost, and flows get equal shares
    however many jobs each of them has waiting. Jobs without a cost are served first in, first out.
    """

    def __init__(self, processes: int, limit: float, longest: int = 100_000, niceness: int = 0) -> None:
        self.limit = limit  # seconds for one job
        self.longest = longest  # of the queue
        self.workers = [Worker(niceness) for _ in range(processes)]
        self.started = 0  # processes so far
        self._queue: asyncio.PriorityQueue[Waiting] = asyncio.PriorityQueue()
        self._numbers = count()
        self._virtual_time = 0.0  # the start of the last job that was taken
        self._flows: dict[str, float] = {}  # by flow, the virtual time at which its last job ends
        self._tasks: list[asyncio.Task[None]] = []
        self._deaths = 0  # consecutive
        self._backoff_until = 0.0  # by the clock of the event loop

    async def submit(
        self,
        job: Job,
        flow: str = "",
        cost: float = 0.0,
        wanted: Callable[[], bool] = lambda: True,
        later: bool = False,
    ) -> Answer:
        """Queue a job and wait for its answer; a job with ``later`` comes after all others.

        A job that is not ``wanted`` any more when its turn comes is cancelled.
        """
        if self._queue.qsize() >= self.longest:
            raise Overloaded(f"{self.longest} jobs are waiting")
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._serve(worker)) for worker in self.workers]
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        start = max(self._virtual_time, self._flows.get(flow, 0.0))
        if cost:
            self._flows[flow] = start + cost
        self._queue.put_nowait((later, start, next(self._numbers), job, answer, wanted))
        return await answer

    async def _next(self) -> tuple[Job, asyncio.Future[Answer]]:
        """The job whose turn it is."""
        while True:
            _, start, _, job, answer, wanted = await self._queue.get()
            self._virtual_time = max(self._virtual_time, start)
            self._flows = {flow: end for flow, end in self._flows.items() if end > self._virtual_time}
            if not answer.done():
                if wanted():
                    return job, answer
                answer.cancel()

    async def _serve(self, worker: Worker) -> None:
        """The task of one worker: take jobs from the queue, one at a time."""
        while True:
            job, answer = await self._next()
            try:
                done = await self._do(worker, job)
            except Exception as error:
                if not isinstance(error, JobError):
                    log.exception("a job failed on our side")
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(done)

    async def _do(self, worker: Worker, job: Job) -> Answer:
        """Run a job, with one retry in a new process: a death need not be the fault of the job."""
        try:
            return await self._attempt(worker, job)
        except WorkerDied as death:
            log.warning("%s; the job is given to a new one", death)
            return await self._attempt(worker, job)

    async def _attempt(self, worker: Worker, job: Job) -> Answer:
        try:
            if not worker.is_running:
                await self._start(worker)
            async with asyncio.timeout(self.limit):
                answer = await worker.ask(job)
        except TimeoutError:
            await worker.stop()
            raise JobTimeout(f"a job took more than {self.limit} seconds; its process was killed") from None
        except WorkerDied:
            await worker.stop()
            self._back_off()
            raise
        self._deaths = 0
        if isinstance(answer, Failed):
            log.error("a job failed:\n%s", answer.trace)
            raise JobError("a job failed; see the log")
        return answer

    async def _start(self, worker: Worker) -> None:
        if asyncio.get_running_loop().time() < self._backoff_until:
            raise BackingOff("processes die again and again; none is started for now")
        self.started += 1
        await worker.start()

    def _back_off(self) -> None:
        """Count a death. The first ones, one for each worker, are replaced at once; then the back-off doubles."""
        self._deaths += 1
        again = self._deaths - len(self.workers)
        if again > 0:
            rest = min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** min(again - 1, 10))
            self._backoff_until = asyncio.get_running_loop().time() + rest

    async def close(self) -> None:
        """Cancel all jobs and kill all processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        while not self._queue.empty():
            self._queue.get_nowait()[4].cancel()
        await asyncio.gather(*[worker.stop() for worker in self.workers])


async def _relay(process: Process) -> None:
    """Copy the standard error of a process to the log."""
    assert process.stderr is not None
    while said := await process.stderr.read(4096):
        log.warning("process %d: %s", process.pid, said.decode("utf-8", "replace").rstrip())
