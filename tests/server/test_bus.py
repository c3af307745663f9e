"""Several processes with a bus: each is played here by rooms of its own on one database, with a real Redis."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from taletable.server import bus as bus_module
from taletable.server import cluster as cluster_module
from taletable.server import room_storage, schedule
from taletable.server.bus import connections
from taletable.server.cluster import Cluster
from taletable.server.jobs import Chosen
from taletable.server.people import People
from taletable.server.rate_limits import RateLimits
from taletable.server.refusals import Refusal
from taletable.server.requests import (
    BotSeat,
    CorrespondenceClock,
    MySeat,
    NewTable,
    NoClock,
    OpenSeat,
    Ready,
    Say,
    Sit,
    Start,
    Terms,
)
from taletable.server.rooms import Rooms
from taletable.server.storage import DatabaseUnavailable
from taletable.server.viewer import Viewer
from tests.kit.waiting import comes_about
from tests.server.in_process import ANN, BOB, GAME, begun, let_go, opened, opened_rooms, rooms_in_process

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from sqlalchemy import Connection

    from taletable.kernel import Table
    from taletable.server.room import Room
    from tests.server.redis import RedisServer


class Process:
    """What a server process has of its own."""

    def __init__(self, rooms: Rooms, url: str) -> None:
        self.rooms = rooms
        self.people = People(rooms.store)
        self.limits = RateLimits(2.0, 10)  # of which sign-ups hardly refill
        self.cluster = Cluster(url, rooms, self.people, self.limits)
        self.asked = 0  # queries
        read = rooms.store.read

        async def counted(work: object) -> object:
            self.asked += 1
            return await read(work)  # type: ignore[arg-type]

        rooms.store.read = counted  # type: ignore[method-assign, assignment]

    @property
    def hears(self) -> bool:
        return self.rooms.hears_all

    async def ends(self) -> None:
        """As by SIGTERM."""
        await self.rooms.close()
        await self.cluster.close()

    async def dies(self) -> None:
        """As by SIGKILL: its tasks end, and it says nothing."""
        self.rooms.schedule.close()
        bus = self.cluster.bus
        assert bus is not None
        assert bus._task is not None
        bus._closing.set()
        await bus._task


@asynccontextmanager
async def processes(folder: Path, redis: RedisServer, count: int = 2) -> AsyncIterator[list[Process]]:
    found = [Process(await opened_rooms(folder, shared=True), redis.url) for _ in range(count)]
    for one in found:
        await one.people.open()
        await one.cluster.open()
    await comes_about(lambda: all(one.hears for one in found))
    try:
        yield found
    finally:
        for one in found:
            await one.cluster.close()
            one.people.passwords.close()
        await let_go(*(one.rooms for one in found))


def watcher(heard: list[bytes], who: str | None = None, epoch: int = 0) -> Viewer:
    """A viewer whose connection takes all that comes."""

    def take(message: bytes) -> bool:
        heard.append(message)
        return True

    viewer = Viewer(who, push=take, epoch=epoch)
    viewer.stale = False
    return viewer


def test_what_one_process_stores_reaches_viewers_at_another_and_nobody_asks_while_nothing_happens(
    tmp_path: Path, redis_server: RedisServer
) -> None:
    async def work() -> None:
        async with processes(tmp_path, redis_server) as (here, there):
            table = await begun(here.rooms)
            heard: list[bytes] = []
            active = await there.rooms.watch(table, watcher(heard), None)
            version = await here.rooms.do(ANN, table, Say("once upon a time"))
            await comes_about(lambda: heard)
            assert active.version == version
            assert b"once upon a time" in heard[-1]
            # The other way round, while both write: what was decided on an old state is decided anew.
            both = [here.rooms.do(ANN, table, Say(f"{n}")) for n in range(5)]
            both += [there.rooms.do(BOB, table, Say(f"{n}")) for n in range(5)]
            await asyncio.gather(*both)
            await comes_about(lambda: {here.rooms.cache[table].version, active.version} == {version + 10})
            # Quiet: neither heartbeats nor ticks ask the database for anything.
            for one in (here, there):
                await one.cluster.check_people()
                await one.rooms.look_after()
            before = [one.asked for one in (here, there)]
            beats = there.cluster.bus
            assert beats is not None
            last = time.monotonic()
            await comes_about(lambda: beats._heard.get(here.rooms.process, 0) > last)
            for one in (here, there):
                await one.cluster.check_people()
                await one.rooms.look_after()
                await one.rooms.seat_bots()
                await one.rooms.find(table, fresh=False)
            assert [one.asked for one in (here, there)] == before

    asyncio.run(work())


def test_a_command_that_an_old_state_would_refuse_is_decided_by_the_new_one(
    tmp_path: Path, redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A balancer sends each request to another process, and a message may be slower than the next request."""

    async def work() -> None:
        async with processes(tmp_path, redis_server) as (here, there):
            table = await opened(here.rooms)
            await there.rooms.find(table)
            with monkeypatch.context() as deaf:
                deaf.setattr(there.rooms, "version_told", lambda *_: None)
                await here.rooms.do(BOB, table, Sit())
                await there.rooms.do(BOB, table, Ready())  # he does not sit there yet, as far as this process knows
            await comes_about(lambda: here.rooms.cache[table].version == there.rooms.cache[table].version)
            with monkeypatch.context() as deaf:
                deaf.setattr(there.rooms, "version_told", lambda *_: None)
                version = await here.rooms.do(ANN, table, Start())
                assert (await there.rooms.find(table)).version == version  # whoever reads has heard of it already
            with pytest.raises(Refusal, match="server-refusal-begun"):
                await there.rooms.do(ANN, table, Start())

    asyncio.run(work())


def test_what_is_told_while_others_read_is_read_too(tmp_path: Path, redis_server: RedisServer) -> None:
    """Two entries, of which the second is stored when the first is just being read."""

    async def work() -> None:
        async with processes(tmp_path, redis_server) as (here, there):
            table = await begun(here.rooms)
            active = await there.rooms.find(table)
            read, reading, go_on = there.rooms.store.read, asyncio.Event(), asyncio.Event()

            async def slow(work: Callable[[Connection], object]) -> object:
                found = await read(work)
                reading.set()
                await go_on.wait()
                return found

            for again in (False, True):
                there.rooms.store.read = slow  # type: ignore[method-assign, assignment]
                if again:  # after an outage, from its log
                    active.loaded_room = None
                    loading = asyncio.create_task(there.rooms.find(table, fresh=False))
                else:
                    await here.rooms.do(ANN, table, Say("first"))
                await comes_about(reading.is_set)
                version = await here.rooms.do(ANN, table, Say("second"))
                await comes_about(partial(lambda version: active.told >= version, version))
                go_on.set()
                there.rooms.store.read = read  # type: ignore[method-assign]
                await comes_about(partial(lambda version: active.version == version, version))
                reading.clear()
                go_on.clear()
            await loading

    asyncio.run(work())


def test_a_room_that_is_being_loaded_while_messages_may_be_missed_is_looked_up_too(
    tmp_path: Path, redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with processes(tmp_path, redis_server) as (here, there):
            table = await begun(here.rooms)
            load, loaded, go_on = there.rooms._load, asyncio.Event(), asyncio.Event()

            async def slow(id: str) -> Room:
                room = await load(id)
                loaded.set()
                await go_on.wait()
                return room

            there.rooms._load = slow  # type: ignore[method-assign]
            finding = asyncio.create_task(there.rooms.find(table, fresh=False))
            await comes_about(loaded.is_set)
            with monkeypatch.context() as deaf:
                deaf.setattr(there.rooms, "version_told", lambda *_: None)
                version = await here.rooms.do(ANN, table, Say("into silence"))
                mark = here.rooms.process
                here.cluster.bus.tell("person", mark)  # type: ignore[union-attr]
                told = there.people._drops
                await comes_about(lambda: there.people._drops > told)  # so what was said before is heard, too
            await there.rooms.catch_up_all()
            go_on.set()
            active = await finding
            await comes_about(lambda: active.version == version)

    asyncio.run(work())


@pytest.mark.parametrize("missed", ["a message", "a message, and the database is away when Redis returns"])
def test_what_nobody_told_is_found_all_the_same(
    tmp_path: Path, redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch, missed: str
) -> None:
    async def work() -> None:
        monkeypatch.setattr(cluster_module, "SELDOM", 0.05)
        monkeypatch.setattr(cluster_module, "AGAIN", 0.05)
        async with processes(tmp_path, redis_server) as (here, there):
            table = await begun(here.rooms)
            active = await there.rooms.watch(table, watcher([]), None)
            here.rooms._tell = lambda *_: None  # type: ignore[method-assign] # as if it alone could not reach Redis
            version = await here.rooms.do(ANN, table, Say("into silence"))
            if missed == "a message":
                await there.cluster.poll_tables()
            else:
                read, tried = there.rooms.store.read, asyncio.Event()

                async def fails(_: object) -> object:
                    tried.set()
                    raise DatabaseUnavailable

                there.rooms.store.read = fails  # type: ignore[method-assign, assignment]
                there.cluster.bus_returned()
                await comes_about(tried.is_set)
                there.rooms.store.read = read  # type: ignore[method-assign]
            await comes_about(lambda: active.version == version)

    asyncio.run(work())


@pytest.mark.parametrize("lost", [DatabaseUnavailable, asyncio.CancelledError])
def test_what_was_stored_though_nobody_heard_that_it_was_reaches_other_processes(
    tmp_path: Path, redis_server: RedisServer, lost: type[BaseException]
) -> None:
    async def work() -> None:
        async with processes(tmp_path, redis_server) as (here, there):
            table = await begun(here.rooms)
            active = await there.rooms.find(table)
            append, version = here.rooms.store.append, active.version

            async def unheard(*given: Any) -> None:
                await append(*given)
                raise lost

            here.rooms.store.append = unheard  # type: ignore[method-assign, assignment]
            with pytest.raises(lost):
                await here.rooms.do(ANN, table, Say("once upon a time"))
            await comes_about(lambda: active.version == version + 1)

    asyncio.run(work())


def test_while_redis_is_away_the_database_is_asked_and_each_end_is_logged_once(
    tmp_path: Path, redis_server: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with processes(tmp_path, redis_server) as (here, there):
            table = await begun(here.rooms)
            heard: list[bytes] = []
            active = await there.rooms.watch(table, watcher(heard), None)
            eve = await here.people.new_guest("Eve", "en")
            line = watcher([], eve.id, eve.epoch)
            await there.rooms.watch(table, line, None)
            await there.cluster.check_people()
            redis_server.kill()
            try:
                await comes_about(lambda: not here.hears and not there.hears)
                assert (here.cluster.bus_state, there.cluster.polls) == ("away", True)
                version = await here.rooms.do(ANN, table, Say("by the database"))
                await there.cluster.poll_tables()
                assert active.version == version
                new = await begun(here.rooms)  # nobody has to wait for Redis
                await there.rooms.find(new)
                await here.people.mute(eve, ANN.id, True)
                await there.cluster.check_people()  # at once, though they were looked for just before
                assert line.muted == {ANN.id}
            finally:
                redis_server.start()
            await comes_about(lambda: here.hears and there.hears)
            assert (here.cluster.bus_state, there.cluster.polls) == ("ok", False)
            for one in (table, new):  # that was loaded before, and while it was away
                version = await here.rooms.do(ANN, one, Say("by the bus again"))
                await comes_about(partial(lambda one, version: there.rooms.cache[one].version == version, one, version))
            ours = [record.message for record in caplog.records if record.name == "taletable.bus"]
            assert [said.partition(",")[0] for said in sorted(ours)] == [
                *["the bus fails"] * 2,
                *["the bus works again"] * 2,
            ]

    asyncio.run(work())


def test_a_redis_that_does_not_answer_is_away_and_what_was_not_told_is_told_later(
    tmp_path: Path, redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        monkeypatch.setattr(bus_module, "SILENCE", 1.5)
        monkeypatch.setattr(bus_module, "CONNECTING", 0.5)
        async with processes(tmp_path, redis_server) as (here, there):
            table = await begun(here.rooms)
            await there.rooms.find(table)
            with redis_server.frozen():
                version = await here.rooms.do(ANN, table, Say("into silence"))
                await comes_about(lambda: not here.hears and not there.hears)
            await comes_about(lambda: there.rooms.cache[table].version == version)

    asyncio.run(work())


@pytest.mark.parametrize("how", ["dies", "ends"])
def test_only_the_runner_lets_a_bot_think_and_when_it_dies_another_does(
    tmp_path: Path, redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def work() -> None:
        async with processes(tmp_path, redis_server, 3) as (here, there, third):
            thinking: list[Process] = []
            let_think = asyncio.Event()

            def thinks(process: Process) -> None:
                async def choose(table: Table, seat: int, *_: object, **__: object) -> Chosen:
                    thinking.append(process)
                    if process is here:
                        await let_think.wait()
                    return Chosen(table.actions(seat)[0])

                monkeypatch.setattr(process.rooms.workers, "choose", choose)

            for one in (here, there, third):
                thinks(one)
            new = NewTable(GAME, [BotSeat("master"), MySeat()], options={"first": 0})
            table = (await here.rooms.open_table(ANN, new)).head.id
            await here.rooms.do(ANN, table, Start())
            await there.rooms.find(table)  # somebody looks at it there; the third has never heard of it
            asked = here.rooms.cache[table].version
            await there.rooms.leases.take_up_overdue()
            assert thinking == [here]
            assert there.rooms.cache[table].runner == here.rooms.process
            buses = [one.cluster.bus for one in (there, third)]
            await comes_about(lambda: all(bus is not None and here.rooms.process in bus._heard for bus in buses))
            await (here.dies() if how == "dies" else here.ends())  # while its bot thinks
            await comes_about(lambda: there.rooms.cache[table].version > asked)
            taken = thinking[1:]
            assert set(taken) <= {there, third}  # whoever was first
            assert len(set(taken)) == 1
            assert there.rooms.cache[table].runner == taken[0].rooms.process

    asyncio.run(work())


def test_of_many_processes_that_see_an_overdue_table_one_takes_it_up_and_the_others_do_not_load_it(
    tmp_path: Path, redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with processes(tmp_path, redis_server, 4) as found:
            tables = []
            with monkeypatch.context() as asleep:
                asleep.setattr(schedule.Schedule, "run", lambda *_: None)
                for _ in range(3):
                    new = NewTable(GAME, [BotSeat("random"), BotSeat("random")])
                    tables.append((await found[0].rooms.open_table(ANN, new)).head.id)
                    await found[0].rooms.do(ANN, tables[-1], Start())
            for one in found:
                one.rooms.cache.clear()
            await found[0].rooms.store.write(_overdue)
            with monkeypatch.context() as asleep:
                asleep.setattr(schedule.Schedule, "run", lambda *_: None)
                await asyncio.gather(*(one.rooms.leases.take_up_overdue() for one in found))
            loaded = [id for one in found for id in tables if id in one.rooms.cache]
            assert sorted(loaded) == sorted(tables)

    asyncio.run(work())


def test_a_table_that_was_claimed_too_early_is_left_alone_until_something_has_to_be_done(tmp_path: Path) -> None:
    """As after a command of whoever runs the server, which makes a table due: nobody looks at it again and again."""

    async def work() -> None:
        async with rooms_in_process(tmp_path, shared=True) as rooms:
            correspondence, untimed = await begun(rooms, CorrespondenceClock(72)), await begun(rooms)
            await rooms.store.write(_overdue)
            await rooms.leases.take_up_overdue()
            deadline = rooms.cache[correspondence].room.next_deadline()
            assert deadline is not None
            assert deadline > time.time() + 71 * 3600
            for table, due in ((correspondence, deadline), (untimed, None)):
                lease = await rooms.store.read(partial(room_storage.lease_of, id=table))
                assert lease == (due, rooms.process)
                assert rooms.cache[table].due == due

    asyncio.run(work())


def _overdue(connection: Connection) -> None:
    connection.exec_driver_sql("UPDATE tables SET due = 1.0")


def test_a_bot_is_not_asked_again_when_somebody_else_answers_at_another_process(
    tmp_path: Path, redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where all are asked at once, a bot goes on thinking where it has begun."""

    async def work() -> None:
        async with processes(tmp_path, redis_server) as (here, there):
            thinking: list[Process] = []

            def thinks(process: Process) -> None:
                async def choose(*_: object, **__: object) -> Chosen:
                    thinking.append(process)
                    await asyncio.Event().wait()
                    raise AssertionError

                monkeypatch.setattr(process.rooms.workers, "choose", choose)

            thinks(here)
            thinks(there)
            new = NewTable("fairy_tale", [MySeat(), OpenSeat(), BotSeat("master")], terms=Terms(NoClock()))
            table = (await here.rooms.open_table(ANN, new)).head.id
            for who, wish in ((BOB, Sit()), (BOB, Ready()), (ANN, Start())):
                await here.rooms.do(who, table, wish)
            await comes_about(lambda: thinking)
            await there.rooms.do(BOB, table, Say("let it think"))
            await comes_about(lambda: here.rooms.cache[table].version == there.rooms.cache[table].version)
            assert thinking == [here]
            assert {one.rooms.cache[table].runner for one in (here, there)} == {here.rooms.process}

    asyncio.run(work())


def test_who_signs_out_or_mutes_at_one_process_has_done_so_at_all(tmp_path: Path, redis_server: RedisServer) -> None:
    async def work() -> None:
        async with processes(tmp_path, redis_server) as (here, there):
            eve = await here.people.new_guest("Eve", "en")
            table = await opened(here.rooms)
            heard: list[bytes] = []
            line, closed = watcher(heard, eve.id, eve.epoch), asyncio.Event()
            line.close = closed.set
            await there.rooms.watch(table, line, None)
            cookie = here.people.cookie(eve)
            assert await there.people.by_cookie(cookie) == eve
            await here.people.mute(eve, ANN.id, True)
            await comes_about(lambda: line.muted == {ANN.id})
            await here.people.sign_out_everywhere(eve)
            began = time.monotonic()
            await comes_about(closed.is_set)
            assert time.monotonic() - began < 1
            assert await there.people.by_cookie(cookie) is None

    asyncio.run(work())


def test_without_a_bus_the_same_is_found_by_asking(tmp_path: Path) -> None:
    async def work() -> None:
        rooms = [await opened_rooms(tmp_path, shared=True) for _ in range(2)]
        here, there = (Process(one, "") for one in rooms)
        try:
            for one in (here, there):
                await one.people.open()
                await one.cluster.open()
            assert (here.cluster.bus_state, here.cluster.polls) == (None, True)
            eve = await here.people.new_guest("Eve", "en")
            table = await opened(here.rooms)
            line, closed = watcher([], eve.id, eve.epoch), asyncio.Event()
            line.close = closed.set
            await there.rooms.watch(table, line, None)
            await here.people.mute(eve, ANN.id, True)
            await there.cluster.check_people()
            assert line.muted == {ANN.id}
            assert there.people.trusted_for < 1
            await here.people.sign_out_everywhere(eve)
            await there.cluster._refresh(there.rooms.watching())
            assert closed.is_set()
        finally:
            for one in (here, there):
                await one.cluster.close()
                one.people.passwords.close()
            await let_go(*rooms)

    asyncio.run(work())


def test_rate_limits_count_across_processes_and_a_debt_is_paid(tmp_path: Path, redis_server: RedisServer) -> None:
    async def work() -> None:
        async with processes(tmp_path, redis_server) as (here, there):
            burst = int(here.limits.sign_ups.burst)
            assert [here.limits.sign_ups.take("192.0.2.1") for _ in range(burst + 1)] == [True] * burst + [False]
            assert there.limits.sign_ups.take("192.0.2.1")  # it has not heard of it yet, and nobody waits for Redis
            bucket = there.limits.sign_ups._buckets["192.0.2.1"]
            await comes_about(lambda: bucket.tokens < 0)
            assert not there.limits.sign_ups.take("192.0.2.1")
            assert there.limits.sign_ups.take("192.0.2.2")
            # What is told names nobody.
            assert "192.0.2" not in redis_server.ask("KEYS", "*")

    asyncio.run(work())


def test_what_was_taken_of_rate_limits_while_redis_was_away_is_no_debt(
    tmp_path: Path, redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has kept within the limits of their process all the time may go on when Redis is back."""

    async def work() -> None:
        async with processes(tmp_path, redis_server, 1) as (here,):
            limit = here.limits.commands
            left: list[float] = []
            redis_server.kill()
            try:
                await comes_about(lambda: not here.hears)
                for _ in range(3):
                    assert all(limit.take("ann") for _ in range(int(limit.burst)))
                    limit._buckets.clear()  # as if they had waited until it was full again
            finally:
                redis_server.start()
            await comes_about(lambda: here.hears)
            monkeypatch.setattr(limit, "settle", lambda _, tokens: left.append(tokens))
            assert limit.take("ann")
            await comes_about(lambda: left)
            assert left[0] > limit.burst - 2

    asyncio.run(work())


@pytest.mark.parametrize("url", ["http://127.0.0.1", "redis", ""])
def test_what_is_no_bus_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="a bus is given as redis://HOST:PORT"):
        connections(url)
