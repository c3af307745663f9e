"""Searches that worker processes take from the database: shared fairly, searched once, by another one if a worker dies."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import taletable as tt
from taletable.server import search_jobs, study_storage
from taletable.server.jobs import Chosen, Failed, Think, decode_answer, encode
from taletable.server.search_jobs import SharedSearches
from taletable.server.storage import Store
from taletable.server.studies import ReviewWanted
from taletable.server.work import Work
from taletable.server.worker_pool import JobError
from taletable.server.workers import Workers
from tests.kit.waiting import comes_about

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from taletable.server.jobs import Answer
    from taletable.server.search_jobs import Taken
    from tests.server.redis import RedisServer

TABLE = tt.game("zavarushka").deal(seats=2, seed=1)
SEAT = TABLE.waiting[0]
JOB = Think("zavarushka", msgspec.Raw(msgspec.json.encode(TABLE.position())), SEAT, "strong@4", 1)


@asynccontextmanager
async def opened_store(folder: Path) -> AsyncIterator[Store]:
    store = Store(f"sqlite:///{folder / 'jobs.sqlite3'}")
    await asyncio.to_thread(store.migrate)
    store.open()
    try:
        yield store
    finally:
        await asyncio.to_thread(store.close)


@asynccontextmanager
async def working(work: Work) -> AsyncIterator[None]:
    running = asyncio.create_task(work.run())
    try:
        yield
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


class Slow(Work):
    """A worker that begins, and is never done."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, 1)
        self.begun = asyncio.Event()

    async def _search(self, taken: Taken) -> Answer:
        self.begun.set()
        await asyncio.Event().wait()
        raise AssertionError


async def left(store: Store) -> int:
    """How many rows there are."""
    found = await store.read(lambda connection: connection.exec_driver_sql("SELECT count(*) FROM jobs").scalar())
    return int(found or 0)


async def lease(store: Store) -> float:
    """Until when the only search is taken."""
    found = await store.read(lambda connection: connection.exec_driver_sql("SELECT until FROM jobs").scalar())
    return float(found or 0)


def test_a_search_is_done_once_for_all_who_ask_for_it_and_leaves_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened_store(tmp_path) as store:
            servers = [SharedSearches(store) for _ in range(2)]
            async with working(Work(store, 1)):
                answers = await asyncio.gather(*(one.submit(JOB, "ann") for one in servers))
            assert answers[0] == answers[1]
            assert isinstance(answers[0], Chosen)
            assert answers[0].action in TABLE.actions(SEAT)
            assert await left(store) == 0

    asyncio.run(work())


def test_what_a_worker_has_begun_that_dies_is_done_by_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with opened_store(tmp_path) as store:
            monkeypatch.setattr(search_jobs, "LEASE", 0.3)
            slow, began = Slow(store), time.time()
            dying = asyncio.create_task(slow._take_turns())
            answer = asyncio.create_task(SharedSearches(store).submit(JOB))
            await slow.begun.wait()
            async with working(Work(store, 1)):
                while await lease(store) < began + 3 * search_jobs.LEASE:
                    await asyncio.sleep(0.01)
                assert not answer.done()  # while it lives it renews its lease
                dying.cancel()
                await asyncio.gather(dying, return_exceptions=True)
                assert isinstance(await answer, Chosen)
            await slow.workers.close()

    asyncio.run(work())


def test_the_first_answer_counts(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened_store(tmp_path) as store:
            now = time.time()
            await store.write(partial(search_jobs.ask, key="a", flow="", body=encode(JOB), now=now))
            await store.write(partial(search_jobs.ask, key="a", flow="", body=encode(JOB), now=now))
            late = await store.write(partial(search_jobs.take, worker="late", now=now))
            after = now + search_jobs.LEASE
            early = await store.write(partial(search_jobs.take, worker="early", now=after))
            assert early == late is not None
            assert not await store.write(partial(search_jobs.renew, id=late.id, worker="late", until=after))
            assert await store.write(partial(search_jobs.give, id=late.id, answer=b"1"))
            assert not await store.write(partial(search_jobs.give, id=late.id, answer=b"2"))
            assert await store.read(partial(search_jobs.state, key="a")) == (b"1", True)

    asyncio.run(work())


def test_flows_take_turns_and_a_search_that_kills_workers_is_given_up(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened_store(tmp_path) as store:
            for key, flow in (("a1", "a"), ("a2", "a"), ("a3", "a"), ("b1", "b"), ("c1", "c")):
                await store.write(partial(search_jobs.ask, key=key, flow=flow, body=b"", now=0.0))

            async def takes(now: float) -> str | None:
                taken = await store.write(partial(search_jobs.take, worker="w", now=now))
                return None if taken is None else taken.key

            assert [await takes(0.0) for _ in range(6)] == ["a1", "b1", "c1", "a2", "a3", None]
            times = [n * search_jobs.LEASE for n in range(1, search_jobs.ATTEMPTS)]
            assert [await takes(now) for now in times for _ in range(5)].count("b1") == len(times)
            assert await takes(1e9) is None
            await store.write(partial(search_jobs.forget, now=1e9))
            assert await left(store) == 0

    asyncio.run(work())


def test_without_any_worker_a_bot_answers_without_a_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with opened_store(tmp_path) as store:
            monkeypatch.setattr(search_jobs, "UNTAKEN", 0.2)
            workers = Workers(0, shared=SharedSearches(store))
            try:
                chosen = await workers.choose(TABLE, SEAT, "master", 1)
                assert chosen.action in TABLE.actions(SEAT)
            finally:
                await workers.close()
            with pytest.raises(JobError, match="nobody waits"):
                await SharedSearches(store).submit(JOB, wanted=lambda: False)
            assert await left(store) == 0

    asyncio.run(work())


def test_a_worker_that_ends_gives_back_what_it_has_begun(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened_store(tmp_path) as store:
            slow = Slow(store)
            answer = asyncio.create_task(SharedSearches(store).submit(JOB))
            async with working(slow):
                await comes_about(slow.begun.is_set)
            assert await store.read(partial(search_jobs.has_work, now=time.time()))
            answer.cancel()
            await asyncio.gather(answer, return_exceptions=True)
            assert await left(store) == 1  # for whoever takes up the table

    asyncio.run(work())


def test_a_search_that_a_worker_does_not_know_keeps_nobody_from_the_others(tmp_path: Path) -> None:
    """One of a newer server, say, while its workers are still to be restarted."""

    async def work() -> None:
        async with opened_store(tmp_path) as store:
            asked = {"key": "new", "flow": "", "body": b'{"type":"foretell"}', "now": time.time()}
            await store.write(partial(search_jobs.ask, **asked))  # type: ignore[arg-type]
            async with working(Work(store, 1)):
                assert isinstance(await SharedSearches(store).submit(JOB), Chosen)
            found = await store.read(partial(search_jobs.state, key="new"))
            assert found is not None
            assert found.answer is not None
            assert isinstance(decode_answer(found.answer), Failed)

    asyncio.run(work())


def test_with_a_bus_a_worker_asks_for_nothing_until_it_is_told(tmp_path: Path, redis_server: RedisServer) -> None:
    async def work() -> None:
        async with opened_store(tmp_path) as store:
            read, asked = store.read, 0

            async def counted(work: Any) -> Any:
                nonlocal asked
                asked += 1
                return await read(work)

            store.read = counted  # type: ignore[method-assign]
            found = Work(store, 2)
            await found.connect(redis_server.url)
            bus = found.bus
            assert bus is not None
            async with working(found):
                quiet = False
                while not quiet:  # not while it begins
                    before = asked
                    for _ in range(2):
                        beat = time.monotonic()
                        await comes_about(partial(lambda beat: bus._heard.get(found.name, 0) > beat, beat))
                    quiet = asked == before
                now = time.time()
                wanted = {"table": "of nobody", "wanted": ReviewWanted(1), "of": 1, "now": now}
                study = await store.write(partial(study_storage.ask, **wanted))  # type: ignore[arg-type]
                bus.tell("study", "of nobody")
                await comes_about(lambda: found.studies.failed and not found.studies.busy)
                done = await read(partial(study_storage.find, id=study.id))
                assert done is not None
                assert done.state == "failed"
                server = SharedSearches(store)
                server.tell = bus.tell
                assert isinstance(await server.submit(JOB), Chosen)

    asyncio.run(work())
