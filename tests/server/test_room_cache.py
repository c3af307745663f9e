"""Many rooms of one process: which are listed, who looks after them, and what happens when they cannot be made or kept."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import func, select, update

from taletable.server import lobby, schedule
from taletable.server.active_room import ActiveRoom
from taletable.server.broadcast import snapshot
from taletable.server.refusals import Refusal, refusal
from taletable.server.requests import (
    BotSeat,
    LiveClock,
    MySeat,
    NewTable,
    OpenSeat,
    Ready,
    Say,
    Sit,
    Start,
)
from taletable.server.room import ROOM_BYTES, TABLE_BYTES
from taletable.server.room_cache import RoomCache
from taletable.server.rooms import Rooms
from taletable.server.schedule import Schedule
from taletable.server.storage import DatabaseUnavailable, store
from taletable.server.storage.schema import tables
from taletable.server.viewer import Viewer
from tests.kit.waiting import comes_about
from tests.server.in_process import ANN, BOB, EVE, GAME, an_answer, begun, opened, rooms_in_process

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection

    from taletable.server.room import Room


async def played_out(rooms: Rooms, table: str) -> None:
    while (await rooms.find(table)).room.status == "playing":
        who, answer = await an_answer(rooms, table)
        await rooms.do(who, table, answer)


async def gone(*_: object) -> None:
    raise DatabaseUnavailable("the database is down")


def test_my_tables_never_leave_out_one_that_waits_for_me(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            waits = await begun(rooms)
            who, _ = await an_answer(rooms, waits)
            for _ in range(60):
                table = await opened(rooms, who)
                assert table != waits
            mine = await rooms.mine(who)
            assert mine[0]["id"] == waits
            assert len(mine) == 61

    asyncio.run(work())


def test_of_my_past_games_the_newest_are_listed_after_all_others(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            over = []
            for _ in range(2):
                over.append(await begun(rooms))
                await played_out(rooms, over[-1])
            open_one = await opened(rooms)
            assert [card["id"] for card in await rooms.mine(ANN, 1)] == [open_one, over[1]]
            assert [card["id"] for card in await rooms.mine(ANN)] == [open_one, *reversed(over)]

    asyncio.run(work())


def test_nobody_fills_the_lobby_alone_and_full_or_forgotten_tables_are_not_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            bobs = await opened(rooms, BOB)
            anns = [await opened(rooms, ANN) for _ in range(8)]
            full = await opened(rooms, EVE)
            await rooms.do(BOB, full, Sit())
            listed = [card["id"] for card in await rooms.lobby()]
            assert listed == [*reversed(anns[3:]), bobs]
            monkeypatch.setattr(lobby, "FORGOTTEN", 0.0)
            assert await rooms.lobby() == []

    asyncio.run(work())


async def spoil(rooms: Rooms, **values: Any) -> None:
    """Something in the heads of all tables is other than it should be."""

    def change(connection: Connection) -> None:
        connection.execute(update(tables).values(values))

    await rooms.store.write(change)
    rooms.cache.clear()


@pytest.mark.parametrize(
    "values",
    [{"game": "chess"}, {"terms": "{}}"}, {"options": '{"first":"nobody"}'}, {"options": "{"}],
)
def test_a_table_whose_head_cannot_be_read_is_set_apart(tmp_path: Path, values: dict[str, str]) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = await begun(rooms)
            await spoil(rooms, **values)
            sound = await opened(rooms)
            assert [card["id"] for card in await rooms.lobby()] == [sound]
            mine = await rooms.mine(ANN)
            assert [(card["id"], card["status"]) for card in mine] == [(sound, "open"), (table, "broken")]
            assert [one["name"] for one in mine[1]["seats"]] == ["Ann", "Bob"]  # type: ignore[attr-defined]
            with pytest.raises(Refusal) as refused:
                await rooms.do(ANN, table, Say("hello"))
            assert refused.value.message.id == "server-refusal-broken"
            await rooms.leave_all(ANN)

    asyncio.run(work())


def test_a_table_of_another_version_says_which(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = await begun(rooms)
            await played_out(rooms, table)
            await spoil(rooms, version=99)
            for order in (rooms.rematch(ANN, table), rooms.do(ANN, table, Say("hello"))):
                with pytest.raises(Refusal, match="other-version") as refused:
                    await order
                assert refused.value.message.args == {"stored": 99, "known": 1}

    asyncio.run(work())


def test_a_table_of_an_older_version_goes_on_by_its_rules_and_a_rematch_by_the_present_ones(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = (await rooms.open_table(ANN, NewTable("fairy_tale", [MySeat(), OpenSeat()]))).head.id
            await spoil(rooms, version=1)
            for who, wish in ((BOB, Sit()), (BOB, Ready()), (ANN, Start())):
                await rooms.do(who, table, wish)
            await played_out(rooms, table)
            rooms.cache.clear()
            room = (await rooms.find(table)).room
            assert (room.status, room.terms()["rules"]) == ("over", 1)
            assert room.table is not None
            assert room.table.record().version == 1
            again = (await rooms.find(await rooms.rematch(ANN, table))).room
            assert again.head.version == again.game.version > 1

    asyncio.run(work())


def test_whoever_comes_back_to_a_spoilt_table_with_its_last_version_is_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = await begun(rooms)
            version = (await rooms.find(table)).room.version
            await spoil(rooms, version=99)
            live = await rooms.find(table)
            for have in range(version + 1):
                viewer = Viewer(None)
                await rooms.watch(live.id, viewer, have)
                assert viewer.have == have
                assert b'"status":"broken"' in await snapshot(live, viewer)

    asyncio.run(work())


def test_a_room_is_made_once_however_many_ask_while_the_database_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = await opened(rooms)
            rooms.cache.clear()
            real, calls = rooms.store.read, 0

            async def slow(work: Any) -> Any:
                nonlocal calls
                calls += 1
                await asyncio.sleep(0)  # those who ask at the same time come meanwhile
                if calls == 1:
                    raise DatabaseUnavailable("not yet")
                return await real(work)

            monkeypatch.setattr(rooms.store, "read", slow)
            first, second = asyncio.create_task(rooms.find(table)), asyncio.create_task(rooms.find(table))
            for task in (first, second):
                with pytest.raises(DatabaseUnavailable):
                    await task
            found = await asyncio.gather(*[rooms.find(table) for _ in range(3)])
            assert {id(live) for live in found} == {id(rooms.cache[table])}

    asyncio.run(work())


def test_rooms_that_nobody_watches_are_evicted_before_memory_is_full(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            rooms.cache = RoomCache(5 * (ROOM_BYTES + TABLE_BYTES), rooms.cache._evicted)
            watched = await begun(rooms, LiveClock())
            await rooms.watch(watched, Viewer(None), None)
            timed = await begun(rooms, LiveClock())
            alarm = rooms.cache[timed].alarm
            assert alarm is not None
            for _ in range(12):
                await opened(rooms)
                assert rooms.cache.bytes <= rooms.cache.limit
            assert watched in rooms.cache
            assert timed not in rooms.cache
            assert alarm.cancelled()
            assert (await rooms.find(timed)).room.status == "playing"

    asyncio.run(work())


def test_the_room_that_was_used_least_recently_is_evicted_first(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            rooms.cache = RoomCache(4 * (ROOM_BYTES + TABLE_BYTES), rooms.cache._evicted)
            first, second, third = [await opened(rooms) for _ in range(3)]
            await rooms.find(first)
            await opened(rooms)
            await opened(rooms)
            assert first in rooms.cache
            assert second not in rooms.cache
            assert third not in rooms.cache or len(rooms.cache) == 4

    asyncio.run(work())


def test_when_all_rooms_in_memory_are_in_use_no_other_is_loaded_until_there_is_room(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            ids = [await opened(rooms) for _ in range(6)]
            rooms.cache.clear()
            rooms.cache = RoomCache(3 * (ROOM_BYTES + TABLE_BYTES), rooms.cache._evicted)
            viewers = []
            for id in ids:
                if not rooms.cache.has_room():
                    break
                viewers.append((await rooms.watch(id, viewer := Viewer(None), None), viewer))
            assert 3 <= len(viewers) < 6
            with pytest.raises(Refusal, match="overloaded"):
                await rooms.find(ids[-1])
            for live, viewer in viewers:
                live.viewers.discard(viewer)
            assert (await rooms.find(ids[-1])).room.status == "open"

    asyncio.run(work())


def test_whoever_begins_to_watch_a_room_that_was_evicted_meanwhile_watches_the_one_that_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = await begun(rooms)
            rooms.cache.clear()
            real, evictions = rooms._load_once, 0

            async def evicted_at_once(id: str) -> ActiveRoom:
                nonlocal evictions
                live = await real(id)
                if evictions < 2:
                    evictions += 1
                    rooms.cache.clear()
                return live

            monkeypatch.setattr(rooms, "_load_once", evicted_at_once)
            live = await rooms.watch(table, Viewer(None), None)
            assert evictions == 2
            assert rooms.cache[table] is live
            assert len(live.viewers) == 1

    asyncio.run(work())


def test_a_rematch_opens_one_table_even_if_two_processes_are_asked(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as here, rooms_in_process(tmp_path) as there:
            table = await begun(here)
            await played_out(here, table)
            await there.find(table)
            agreed = await asyncio.gather(here.rematch(ANN, table), there.rematch(BOB, table))
            assert agreed[0] == agreed[1]
            count = select(func.count()).select_from(tables)
            assert await here.store.read(lambda connection: connection.execute(count).scalar()) == 2

    asyncio.run(work())


def test_whoever_opened_a_table_and_is_gone_hands_it_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            shared, lonely = await opened(rooms), await opened(rooms)
            await rooms.do(BOB, shared, Sit())
            await rooms.leave_all(ANN)
            await rooms.do(EVE, shared, Sit())
            await rooms.do(EVE, shared, Ready())
            await rooms.do(BOB, shared, Start())
            for who in (EVE, BOB):  # whoever sits down first where nobody is
                await rooms.do(who, lonely, Sit())
            rooms.cache.clear()
            await rooms.do(BOB, lonely, Ready())
            with pytest.raises(Refusal, match="not-host"):
                await rooms.do(BOB, lonely, Start())
            await rooms.do(EVE, lonely, Start())

    asyncio.run(work())


def test_the_time_in_which_the_database_was_away_counts_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = await begun(rooms, LiveClock(bank=10, refill=0))
            live = await rooms.find(table)
            who, answer = await an_answer(rooms, table)
            seat = (ANN, BOB).index(who)
            real = time.time
            with monkeypatch.context() as down:
                down.setattr(rooms.store, "append", gone)
                with pytest.raises(DatabaseUnavailable):
                    await rooms.do(who, table, answer)
                down.setattr(time, "time", lambda: real() + 60)
                with pytest.raises(DatabaseUnavailable):
                    await rooms.do(who, table, answer)
            monkeypatch.setattr(time, "time", lambda: real() + 61)
            rooms.schedule.resumed_at -= 100
            rooms.schedule._deadline_passed(live)
            await asyncio.gather(*rooms.schedule._tasks)
            assert not live.room.sitters[seat].away
            await rooms.do(who, table, answer)
            assert live.room.clocks.banks[seat] > 8

    asyncio.run(work())


def test_a_time_out_that_cannot_be_stored_is_not_tried_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            rooms.schedule.resumed_at -= 100
            table = await begun(rooms, LiveClock(bank=10, refill=0))
            live, tries = await rooms.find(table), 0
            live.room.clocks.since = [time.time() - 11.0 if since else None for since in live.room.clocks.since]

            async def counted(*_: object) -> None:
                nonlocal tries
                tries += 1
                await gone()

            monkeypatch.setattr(rooms.store, "append", counted)
            rooms.schedule.run(live)
            await comes_about(lambda: tries and not rooms.schedule._tasks)
            assert tries == 1
            assert live.alarm is not None
            assert live.alarm.when() - asyncio.get_running_loop().time() > schedule.GRACE - 5
            assert "went wrong" not in caplog.text

    asyncio.run(work())


def test_a_bot_at_a_table_that_was_left_to_itself_is_taken_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a crash: nobody watches, and only the database knows that something is to be done."""

    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            with monkeypatch.context() as asleep:
                asleep.setattr(Schedule, "run", lambda *_: None)
                new = NewTable(GAME, [BotSeat("random"), BotSeat("random")])
                table = (await rooms.open_table(ANN, new)).head.id
                await rooms.do(ANN, table, Start())
            before = (await rooms.find(table)).room.version
            rooms.cache.clear()
            await rooms.leases.take_up_overdue()
            assert len(rooms.cache) == 0  # it is not due yet
            monkeypatch.setattr(schedule, "TAKE_OVER", -1.0)
            await rooms.store.write(lambda connection: connection.execute(update(tables).values(due=1.0)))
            await rooms.leases.take_up_overdue()
            await comes_about(lambda: rooms.cache[table].version > before)

    asyncio.run(work())


def test_a_file_that_is_locked_is_waited_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.1)

    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = await begun(rooms)
            with closing(sqlite3.connect(tmp_path / "rooms.sqlite3", isolation_level=None)) as greedy:
                greedy.execute("BEGIN EXCLUSIVE")
                monkeypatch.setattr(store, "_execute_batch", lambda *_: pytest.fail("waited a second time"))
                with pytest.raises(DatabaseUnavailable, match="locked"):
                    await rooms.do(ANN, table, Say("hello"))
                greedy.execute("ROLLBACK")
            await rooms.do(ANN, table, Say("hello"))

    asyncio.run(work())


def test_nobody_opens_tables_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_TABLES", 3)

    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            first = await begun(rooms)
            for _ in range(2):
                await opened(rooms)
            with pytest.raises(Refusal, match="too-many-tables"):
                await opened(rooms)
            await opened(rooms, BOB)
            await played_out(rooms, first)
            await opened(rooms)

    asyncio.run(work())


def test_whose_time_ran_out_while_the_server_was_down_can_still_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = await begun(rooms, LiveClock(bank=10, refill=0))
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + 100)
        async with rooms_in_process(tmp_path) as rooms:
            alarm = (await rooms.find(table)).alarm
            assert alarm is not None
            assert alarm.when() - asyncio.get_running_loop().time() > schedule.GRACE - 5
            who, answer = await an_answer(rooms, table)
            await rooms.do(who, table, answer)

    asyncio.run(work())


def test_no_deadline_passes_right_after_the_database_was_away_though_nobody_has_asked_here(tmp_path: Path) -> None:
    """Whoever has to answer may have tried in vain at another process."""

    async def work() -> None:
        async with rooms_in_process(tmp_path, shared=True) as rooms:
            rooms.schedule.resumed_at -= 100
            table = await begun(rooms, LiveClock(bank=10, refill=0))
            live = rooms.cache[table]
            live.room.clocks.since = [time.time() - 11.0 if since else None for since in live.room.clocks.since]
            rooms.schedule.run(live)
            rooms.store.outage.begin("away")
            await rooms.look_after()
            assert rooms.store.outage.reason is None
            rooms.schedule._deadline_passed(live)
            assert live.alarm is not None
            assert live.alarm.when() - asyncio.get_running_loop().time() > schedule.GRACE - 5
            assert not any(one.away for one in live.room.sitters)
            rooms.schedule.resumed_at -= 100
            rooms.schedule._deadline_passed(live)
            await comes_about(lambda: any(one.away for one in live.room.sitters))

    asyncio.run(work())


def test_a_room_that_cannot_be_found_again_keeps_nobody_from_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One in a file of the archive that is not there, say."""

    async def work() -> None:
        async with rooms_in_process(tmp_path, shared=True) as rooms:
            lost, new = await begun(rooms), await begun(rooms)
            load = rooms._load

            async def fails(id: str) -> Room:
                if id == lost:
                    raise refusal("archive-away", {"file": "2026-05.jsonl.gz"})
                return await load(id)

            monkeypatch.setattr(rooms, "_load", fails)
            for id in (lost, new):
                rooms.cache[id].loaded_room = None
            await rooms.catch_up_all()
            assert rooms.cache[new].loaded_room is not None
            rooms.cache[new].loaded_room = None
            looked: list[None] = []

            async def look() -> None:
                looked.append(None)

            monkeypatch.setattr(rooms.leases, "look", look)
            await rooms.look_after()
            assert rooms.cache[lost].loaded_room is None
            assert rooms.cache[new].loaded_room is not None
            assert looked

    asyncio.run(work())


def test_bots_think_in_processes_of_their_own(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = (await rooms.open_table(ANN, NewTable(GAME, [BotSeat("random"), BotSeat("random")]))).head.id
            await rooms.do(ANN, table, Start())
            await comes_about(lambda: rooms.cache[table].room.status == "over")
            assert rooms.workers.bots.started == 1

    asyncio.run(work())
