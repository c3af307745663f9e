"""Studies in the background: each part is kept, a process that dies is followed by another, failures end."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import select, update

from taletable.kernel import Record
from taletable.server import studies, worker
from taletable.server import study_storage as storage
from taletable.server.jobs import Answer, DoPart, PartDone, PutTogether
from taletable.server.rooms import Rooms
from taletable.server.seeds import Seeds
from taletable.server.storage import Store
from taletable.server.storage.schema import studies as rows
from taletable.server.storage.schema import study_parts, tables
from taletable.server.studies import EndingsWanted, ReviewWanted, endings_of, review_of
from taletable.server.study_work import StudyWork
from taletable.server.worker_pool import JobTimeout
from taletable.server.workers import Workers
from taletable.study import play_out, review, table_at
from tests.kit import chance
from tests.kit.waiting import comes_about
from tests.server.in_process import an_answer, begun, let_go

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from tests.server.postgres import Cluster

REVIEW = ReviewWanted(1)
ENDINGS = EndingsWanted(3, 6, ("random", "greedy"), None)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'studies.sqlite3'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.url(cluster.database())


def studied(url: str, test: Callable[[Store, str, Record], Awaitable[None]]) -> None:
    """Run a test on a database with a finished game."""

    async def run() -> None:
        store = Store(url)
        await asyncio.to_thread(store.migrate)
        store.open()
        rooms = Rooms(store, Workers(), False, Seeds(chance.seed()))
        try:
            table = await begun(rooms)
            while (await rooms.find(table)).room.status == "playing":
                who, answer = await an_answer(rooms, table)
                await rooms.do(who, table, answer)
            record = (await rooms.find(table)).room.record()._replace(players=())
            await test(store, table, record)
        finally:
            await let_go(rooms)

    asyncio.run(run())


class Runner:
    """Does jobs in a thread, in small parts; it can be stopped in the middle, or fail."""

    def __init__(self) -> None:
        self.firsts: list[int] = []
        self.most = 1_000_000  # parts until it does nothing more
        self.error: Exception | None = None

    async def __call__(self, job: DoPart | PutTogether, flow: str) -> Answer:
        assert flow
        if self.error is not None:
            raise self.error
        if isinstance(job, DoPart):
            if len(self.firsts) >= self.most:
                await asyncio.Event().wait()
            self.firsts.append(job.first)
            return await asyncio.to_thread(part, job)
        return await asyncio.to_thread(worker.run, job)


def part(job: DoPart) -> PartDone:
    done = studies.do_part(Record.loads(job.record), job.wanted, job.first, 0.0)  # one answer or game
    return PartDone(done.last, done.found)


async def ask(store: Store, table: str, wanted: studies.Wanted, record: Record) -> str:
    of = studies.length(record, wanted)
    return (await store.write(partial(storage.ask, table=table, wanted=wanted, of=of, now=time.time()))).id


async def state_of(store: Store, id: str) -> Any:
    found = await store.read(
        lambda connection: connection.execute(select(rows).where(rows.c.id == id)).mappings().one()
    )
    return dict(found)


async def work_until(store: Store, work: StudyWork, id: str, *states: str) -> dict[str, Any]:
    for _ in range(1000):
        await work.take_up()
        await comes_about(lambda: not work._tasks)
        found = await state_of(store, id)
        if found["state"] in states:
            return dict(found)
    raise AssertionError(found)


@pytest.mark.parametrize("wanted", [REVIEW, ENDINGS], ids=["review", "endings"])
def test_another_process_goes_on_where_one_has_died(url: str, wanted: studies.Wanted) -> None:
    async def test(store: Store, table: str, record: Record) -> None:
        id = await ask(store, table, wanted, record)
        assert await ask(store, table, wanted, record) == id
        dying, living = Runner(), Runner()
        dying.most = 2
        first = StudyWork(store, dying)
        await first.take_up()
        done = len(await store.read(partial(storage.parts, id=id)))
        while done < 2 and (await state_of(store, id))["state"] == "running":
            await asyncio.sleep(0.01)
            done = len(await store.read(partial(storage.parts, id=id)))
        for task in list(first._tasks.values()):  # as if its process were gone
            task.cancel()
        held = await state_of(store, id)
        assert (held["state"], held["found"]) == ("running", None)
        assert 0 < held["done"] < held["of"]
        second = StudyWork(store, living)
        await second.take_up()
        assert living.firsts == [], "while the lease lasts nobody else takes it up"
        assert second.counts == {"waiting": 0, "running": 1}
        await store.write(partial(storage.renew, id=id, until=0.0))
        await work_until(store, second, id, "done")
        assert living.firsts[0] == held["done"] + 1
        found = await store.read(partial(storage.found, id=id))
        assert found is not None
        if isinstance(wanted, ReviewWanted):
            assert review_of(found) == review(record, 1)
        else:
            assert endings_of(found) == play_out(table_at(record, 4), 6, ["random", "greedy"], 0)
        left = await store.read(lambda connection: connection.execute(select(study_parts)).all())
        assert left == []
        assert (await state_of(store, id))["due"] is None
        assert second.done == 1

    studied(url, test)


def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'studies.sqlite3'}"


def test_a_server_that_stops_hands_over_at_once(tmp_path: Path) -> None:
    async def test(store: Store, table: str, record: Record) -> None:
        id = await ask(store, table, ENDINGS, record)
        stopping, runner = Runner(), Runner()
        stopping.most = 0
        first = StudyWork(store, stopping)
        await first.take_up()
        await first.close()
        assert (await state_of(store, id))["state"] == "waiting"
        await work_until(store, StudyWork(store, runner), id, "done")
        assert runner.firsts[0] == 1

    studied(sqlite(tmp_path), test)


def test_whoever_does_a_long_part_keeps_the_study(tmp_path: Path) -> None:
    async def test(store: Store, table: str, record: Record) -> None:
        id = await ask(store, table, ENDINGS, record)
        endless = Runner()
        endless.most = 0
        work = StudyWork(store, endless, lease=0.06)
        await work.take_up()
        begun = (await state_of(store, id))["due"]
        while (await state_of(store, id))["due"] <= begun:
            await asyncio.sleep(0.01)
        await work.close()

    studied(sqlite(tmp_path), test)


def test_after_some_failures_a_study_is_given_up_until_somebody_asks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taletable.server.study_work.RETRY", 0.0)

    async def test(store: Store, table: str, record: Record) -> None:
        id = await ask(store, table, ENDINGS, record)
        runner = Runner()
        runner.error = JobTimeout("too slow")
        work = StudyWork(store, runner)
        assert (await work_until(store, work, id, "failed"))["failures"] == 3
        assert (work.done, work.failed) == (0, 1)
        runner.error = None
        await work.take_up()
        assert runner.firsts == []
        assert await ask(store, table, ENDINGS, record) == id
        await work_until(store, work, id, "done")

    studied(sqlite(tmp_path), test)


def test_a_table_that_cannot_be_read_is_not_tried_again(tmp_path: Path) -> None:
    async def test(store: Store, table: str, record: Record) -> None:
        id = await ask(store, table, REVIEW, record)
        await store.write(lambda connection: connection.execute(update(tables).values(version=999)).rowcount)
        assert (await work_until(store, StudyWork(store, Runner()), id, "failed", "done"))["state"] == "failed"

    studied(sqlite(tmp_path), test)


def test_of_two_processes_one_takes_a_study_up_and_what_both_have_done_fits(url: str) -> None:
    async def test(store: Store, table: str, record: Record) -> None:
        id = await ask(store, table, ENDINGS, record)
        now = time.time()
        claims = [
            await store.write(partial(storage.claim, id=id, now=now + 1, until=now + 60)) is not None for _ in range(2)
        ]
        assert claims == [True, False]
        for first, last in ((1, 2), (3, 4), (1, 3), (4, 6)):
            keep = partial(storage.keep_part, id=id, first=first, last=last, found=b"[]", until=now + 60)
            await store.write(keep)
        assert [last for last, _ in await store.read(partial(storage.parts, id=id))] == [3, 6]

    studied(url, test)


def test_private_judgments_are_kept_by_seat(url: str) -> None:
    async def test(store: Store, table: str, _: Record) -> None:
        for seat, private in ((1, True), (1, True), (0, True), (0, False)):
            await store.write(partial(storage.keep_private, table=table, seat=seat, private=private))
        assert await store.read(partial(storage.private_seats, table=table)) == [1]
        assert await store.read(partial(storage.private_seats, table="other")) == []

    studied(url, test)


def test_old_endings_are_forgotten_and_reviews_are_kept(tmp_path: Path) -> None:
    async def test(store: Store, table: str, record: Record) -> None:
        ended, reviewed = await ask(store, table, ENDINGS, record), await ask(store, table, REVIEW, record)
        waiting = await ask(store, table, EndingsWanted(2, 6, ("random",), None), record)
        for id in (ended, reviewed):
            await store.write(partial(storage.finish, id=id, found=b"{}"))
        await store.write(lambda connection: connection.execute(update(rows).values(asked=0.0)).rowcount)
        await StudyWork(store, Runner()).forget_endings()
        left = await store.read(lambda connection: list(connection.execute(select(rows.c.id)).scalars()))
        assert set(left) == {reviewed, waiting}

    studied(sqlite(tmp_path), test)
