"""A pool of worker processes that each do one job at a time, and are replaced when they die, hang or talk nonsense.

A process costs nothing until there is a job for it. The pool has no thread, no semaphore and no file: nothing stays
behind when the server is killed (see `worker`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from itertools import count
from typing import Final

import msgspec

from taletable.server.jobs import LARGEST, LENGTH, Answer, Failed, Job, decode_answer, encode, framed

STARTING: Final = 30.0  # seconds in which a new process must be ready, even on a busy machine
REAPING: Final = 2.0  # seconds to wait for a killed process to be gone
FIRST_REST: Final = 0.5  # seconds without a new process when new ones die, too; doubled by each further death
LONGEST_REST: Final = 30.0

log: Final = logging.getLogger("taletable.workers")


class JobError(Exception):
    """A job that was not done."""


class TooSlow(JobError):
    """It took too long."""


class Overloaded(JobError):
    """Too many others are waiting."""


class Dead(JobError):
    """The process that did it died, and so did the one after it."""


class Resting(JobError):
    """Processes have died again and again, and none is started for now."""


class Worker:
    """The server's end of one worker process, which may not have been started yet."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self._relay: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        """Whether there is a process, as far as we have heard."""
        return self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        """Start a process and wait until it is ready. It finds the same modules as the server does."""
        await self.stop()
        path = os.pathsep.join(os.path.abspath(place) for place in sys.path)
        command = (sys.executable, "-P", "-m", "taletable.server.worker", str(os.getpid()))
        environment = {**os.environ, "PYTHONPATH": path}
        try:
            async with asyncio.timeout(STARTING):
                self.process = await asyncio.create_subprocess_exec(
                    *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment
                )
                self._relay = asyncio.create_task(_relay(self.process))
                if await self._read():
                    raise Dead("the first message of a new process must be empty")
        except (OSError, EOFError, TimeoutError) as error:
            raise Dead(f"a process could not be started: {error!r}") from None

    async def ask(self, job: Job) -> Answer:
        """Have a job done."""
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(framed(encode(job)))
            await self.process.stdin.drain()
            return decode_answer(await self._read())
        except (OSError, EOFError) as error:
            raise Dead(f"the process died: {error!r}") from None
        except msgspec.DecodeError as error:
            raise Dead(f"the process talked nonsense: {error}") from None

    async def _read(self) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        length = int.from_bytes(await self.process.stdout.readexactly(LENGTH), "big")
        if length > LARGEST:
            raise Dead(f"the process talked nonsense: a message of {length} bytes")
        return await self.process.stdout.readexactly(length)

    async def stop(self) -> None:
        """Kill the process, whatever it is doing."""
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(REAPING):
                await process.wait()
                if self._relay is not None:
                    await self._relay
        if self._relay is not None:
            self._relay.cancel()


class WorkerPool:
    """So many processes, and a queue of jobs in front of them."""

    def __init__(self, processes: int, limit: float, longest: int = 100_000) -> None:
        self.limit = limit  # seconds for one job
        self.longest = longest  # so many jobs may wait
        self.workers = [Worker() for _ in range(processes)]
        self.started = 0  # processes so far
        self._queue: asyncio.PriorityQueue[tuple[bool, int, Job, asyncio.Future[Answer]]] = asyncio.PriorityQueue()
        self._numbers = count()
        self._tasks: list[asyncio.Task[None]] = []
        self._deaths = 0  # in a row
        self._rest = 0.0  # until then no process is started

    async def do(self, job: Job, later: bool = False) -> Answer:
        """Have a job done, in the order in which they come; those that can be done later wait for all others."""
        if self._queue.qsize() >= self.longest:
            raise Overloaded(f"{self.longest} jobs are waiting")
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._serve(worker)) for worker in self.workers]
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((later, next(self._numbers), job, answer))
        return await answer

    async def _serve(self, worker: Worker) -> None:
        """Have one job after the other done by one process and its successors."""
        while True:
            _, _, job, answer = await self._queue.get()
            if answer.done():
                continue  # whoever wanted it is gone
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
        """A job done; once more if the process dies, which need not be the fault of the job."""
        try:
            return await self._attempt(worker, job)
        except Dead as death:
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
            raise TooSlow(f"a job took more than {self.limit} seconds; its process was killed") from None
        except Dead:
            await worker.stop()
            self._mourn()
            raise
        self._deaths = 0
        if isinstance(answer, Failed):
            log.error("a job failed:\n%s", answer.trace)
            raise JobError("a job failed; see the log")
        return answer

    async def _start(self, worker: Worker) -> None:
        if asyncio.get_running_loop().time() < self._rest:
            raise Resting("processes die again and again; none is started for now")
        self.started += 1
        await worker.start()

    def _mourn(self) -> None:
        """A process has died. Each is replaced at once; if the new ones die too, with a growing back-off."""
        self._deaths += 1
        again = self._deaths - len(self.workers)
        if again > 0:
            rest = min(LONGEST_REST, FIRST_REST * 2 ** min(again - 1, 10))
            self._rest = asyncio.get_running_loop().time() + rest

    async def close(self) -> None:
        """Kill all processes; jobs that are not done are cancelled."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        while not self._queue.empty():
            self._queue.get_nowait()[3].cancel()
        await asyncio.gather(*[worker.stop() for worker in self.workers])


async def _relay(process: Process) -> None:
    """What a process writes to its standard error goes to the log."""
    assert process.stderr is not None
    while said := await process.stderr.read(4096):
        log.warning("process %d: %s", process.pid, said.decode("utf-8", "replace").rstrip())
