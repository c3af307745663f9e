"""A person's tables are listed from stored columns: what is listed is what the rooms say, and no room is loaded."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import Connection, event, insert, select, update

from taletable.server import commands, table_list
from taletable.server.people import People, Person
from taletable.server.requests import (
    BotSeat,
    Clear,
    Consent,
    InvitedSeat,
    Leave,
    LiveClock,
    MySeat,
    NewTable,
    OpenSeat,
    PlaceBot,
    Propose,
    Ready,
    Resign,
    Return,
    Say,
    Sit,
    Start,
    Terms,
)
from taletable.server.rooms import Rooms
from taletable.server.schedule import Schedule
from taletable.server.storage import Store
from taletable.server.storage.schema import SCHEMA, entries, sitters, tables
from taletable.server.workers import Workers
from tests.server.in_process import ANN, BOB, EVE, an_answer, begun, let_go, opened, rooms_in_process
from tests.server.test_lobby import plans
from tests.server.test_sheet_storage import OWN

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from taletable.server.requests import Command
    from tests.server.postgres import Cluster


@pytest.fixture(autouse=True)
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing happens at a table between two looks at it."""
    monkeypatch.setattr(Schedule, "run", lambda *_: None)


async def answer(rooms: Rooms, table: str, times: int = 1) -> None:
    for _ in range(times):
        who, given = await an_answer(rooms, table)
        await rooms.do(who, table, given)


async def end(rooms: Rooms, table: str) -> None:
    while (await rooms.find(table)).room.status == "playing":
        await answer(rooms, table)


async def expected(rooms: Rooms, person: Person) -> list[dict[str, object]]:
    """What the rooms themselves say, all of which are loaded for it."""
    ids = select(tables.c.id).join(sitters, sitters.c.table == tables.c.id).where(sitters.c.person == person.id)
    newest = ids.order_by(tables.c.status == "over", tables.c.created.desc())
    found = []
    for id in await rooms.store.read(lambda connection: list(connection.execute(newest).scalars())):
        room = (await rooms.find(id)).room
        found.append({**room.summary(), "you": room.seat_of(person.id)})
    return sorted(found, key=lambda one: one["you"] not in one["waiting"])  # type: ignore[operator]


async def check(rooms: Rooms, *people: Person) -> None:
    for person in people:
        assert await rooms.mine(person) == await expected(rooms, person), person.name


# What is listed.


def test_the_list_is_what_the_room_says_after_every_change(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            new = NewTable("fairy_tale", [MySeat(), OpenSeat(), InvitedSeat(), BotSeat("random")])
            room = await rooms.open_table(ANN, new)
            table = room.head.id
            orders: tuple[tuple[Person, Command], ...] = (
                (BOB, Sit()),
                (EVE, Sit(2, room.invitation)),
                (EVE, Ready()),
                (EVE, Ready(False)),
                (ANN, Clear(2)),
                (EVE, Sit(2, room.invitation)),
                (EVE, Leave()),
                (ANN, PlaceBot(2, "greedy")),
                (ANN, Clear(3)),
                (EVE, Sit(3, room.invitation)),
                (BOB, Say("hello")),
                (BOB, Ready()),
                (EVE, Ready()),
                (ANN, Start()),
                (EVE, Resign()),
            )
            for who, order in orders:
                await rooms.do(who, table, order)
                await check(rooms, ANN, BOB, EVE)

    asyncio.run(work())


def test_whose_turn_it_is_follows_every_answer_to_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = await begun(rooms)
            turns: set[tuple[int, ...]] = set()
            while (await rooms.find(table)).room.status == "playing":
                (mine,) = await rooms.mine(ANN)
                turns.add(tuple(mine["waiting"]))  # type: ignore[arg-type]
                await check(rooms, ANN, BOB)
                await answer(rooms, table)
            assert len(turns) > 1
            (mine,) = await rooms.mine(ANN)
            assert (mine["status"], mine["waiting"]) == ("over", [])

    asyncio.run(work())


def test_an_undo_a_pause_and_a_time_that_is_out_are_listed(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = await begun(rooms, LiveClock(bank=10, refill=0))
            await answer(rooms, table, 3)
            room = (await rooms.find(table)).room
            last = room.actions[-1][0]
            await rooms.do((ANN, BOB)[last], table, Propose("undo"))
            if room.proposal is not None:
                await rooms.do((BOB, ANN)[last], table, Consent())
            assert len(room.actions) < 3
            await check(rooms, ANN, BOB)
            active = await rooms.find(table)
            late = time.time() + 3600
            await rooms._change(active, lambda _: commands.time_out(active.room, late))
            away = [seat for seat, one in enumerate(active.room.sitters) if one.away]
            assert away
            await check(rooms, ANN, BOB)
            await rooms.do((ANN, BOB)[away[0]], table, Return())
            await check(rooms, ANN, BOB)

    asyncio.run(work())


@pytest.mark.parametrize("status", ["open", "playing", "over"])
def test_whoever_is_forgotten_is_named_in_no_list(tmp_path: Path, status: str) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            people = People(rooms.store)
            await people.open()
            bob = await people.new_guest("Bobby", "en")
            table = await opened(rooms)
            await rooms.do(bob, table, Sit())
            if status != "open":
                await rooms.do(bob, table, Ready())
                await rooms.do(ANN, table, Start())
            while (await rooms.find(table)).room.status == "playing" and status == "over":
                who, given = await an_answer(rooms, table)
                await rooms.do(bob if who is BOB else who, table, given)
            await rooms.forget(await people.forget(bob))
            await check(rooms, ANN)
            (mine,) = await rooms.mine(ANN)
            assert mine["status"] == status
            assert await rooms.mine(bob) == []
            columns = select(tables.c.seating)
            (seating,) = await rooms.store.read(lambda connection: connection.execute(columns).scalars().all())
            assert "Bobby" not in seating
            assert bob.id not in seating

    asyncio.run(work())


def test_the_list_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            made = [await opened(rooms) for _ in range(4)]
            monkeypatch.setattr(table_list, "MOST_UNFINISHED", 3)
            assert [one["id"] for one in await rooms.mine(ANN)] == made[:0:-1]

    asyncio.run(work())


# How it is listed.


def test_after_a_start_my_tables_are_listed_by_one_query_without_loading_a_room(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            for _ in range(3):
                await answer(rooms, await begun(rooms), 2)
            await end(rooms, await begun(rooms))
            found = await expected(rooms, ANN)
        async with rooms_in_process(tmp_path) as rooms:
            sent: list[str] = []
            event.listen(rooms.store.engine, "before_cursor_execute", lambda *given: sent.append(given[2]))
            assert await rooms.mine(ANN) == found
            assert len([one for one in sent if one.startswith("SELECT")]) == 1
            assert len(rooms.cache) == 0

    asyncio.run(work())


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty database of either kind."""
    if request.param == "sqlite":
        store = Store(f"sqlite:///{tmp_path / 'rooms.sqlite3'}")
        store.migrate()
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        store = Store(cluster.url(cluster.database()))
    yield store
    store.close()


def test_a_persons_tables_are_found_by_indexes(store: Store) -> None:
    head = {"game": "zavarushka", "version": 1, "seats": 2, "options": "{}", "terms": "{}", "seed": b"", "host": ""}
    rest = {"public": False, "status": "playing", "free": 0, "seating": "[]"}
    numbers = range(4000)
    with store.engine.begin() as connection:
        connection.execute(
            insert(tables), [{**head, **rest, "id": f"t{number}", "created": number} for number in numbers]
        )
        connection.execute(
            insert(sitters), [{"table": f"t{number}", "seat": 0, "person": f"p{number % 400}"} for number in numbers]
        )
        connection.execute(
            insert(entries),
            [
                {"table": f"t{number}", "seq": seq, "at": 0.0, "kind": "act", "waiting": 1}
                for number in numbers
                for seq in (1, 2, 3)
            ],
        )
        connection.exec_driver_sql("ANALYZE")
    (plan,) = plans(store, lambda connection: table_list.of_person(connection, "p7", 50))
    assert "ix_sitters_person" in plan
    assert "entries_pkey" in plan or "USING INDEX sqlite_autoindex_entries_1" in plan
    for kept in ("tables", "entries", "sitters"):
        assert f"SCAN {kept}" not in plan
        assert f"Seq Scan on {kept}" not in plan


# Databases of the shape before.


OF_A006 = {
    "people",
    "tokens",
    "sheets",
    "tables",
    "entries",
    "sitters",
    "results",
    "ratings",
    "mutes",
    "server_secrets",
}


def to_shape_a006(connection: Connection) -> None:
    """Take away what the migrations since then bring."""
    for table in SCHEMA.sorted_tables:
        if table.name not in OF_A006:
            table.drop(connection)
    connection.exec_driver_sql("DROP INDEX tables_deal")
    for column in ("deal", "runner"):
        connection.exec_driver_sql(f"ALTER TABLE tables DROP COLUMN {column}")
    connection.exec_driver_sql("ALTER TABLE entries DROP COLUMN waiting")
    connection.execute(update(tables).where(tables.c.free == 0).values(seating=None))
    connection.exec_driver_sql("DROP INDEX tables_running")
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'a006'")


def test_tables_of_an_older_shape_are_listed_as_before(store: Store) -> None:
    async def play() -> tuple[list[list[dict[str, object]]], str, str]:
        store.open()
        rooms = Rooms(store, Workers(), shared=False)
        people = People(store)
        await people.open()
        eve = await people.new_guest("Eve", "en")
        await opened(rooms)
        over, undone, left, spoilt, unread = [await begun(rooms) for _ in range(5)]
        await end(rooms, over)
        await answer(rooms, undone, 4)
        last = (await rooms.find(undone)).room.actions[-1][0]
        await rooms.do((ANN, BOB)[last], undone, Propose("undo"))
        if (await rooms.find(undone)).room.proposal is not None:
            await rooms.do((BOB, ANN)[last], undone, Consent())
        await rooms.do(BOB, left, Resign())
        await answer(rooms, spoilt)
        new = NewTable(
            "fairy_tale",
            [MySeat(), OpenSeat(), InvitedSeat(), OpenSeat()],
            {"deck_file": OWN},
            terms=Terms(LiveClock(bank=600, refill=5)),
        )
        room = await rooms.open_table(ANN, new)
        own, invitation = room.head.id, room.invitation
        orders: tuple[tuple[Person, Command], ...] = (
            (BOB, Sit()),
            (EVE, Sit(2, invitation)),
            (EVE, Leave()),
            (eve, Sit(2, invitation)),
            (ANN, PlaceBot(3, "random")),
            (ANN, Clear(3)),
            (ANN, PlaceBot(3, "greedy")),
            (BOB, Ready()),
            (eve, Ready()),
            (ANN, Start()),
        )
        for who, order in orders:
            await rooms.do(who, own, order)
        await rooms.forget(await people.forget(eve))
        found = [await expected(rooms, person) for person in (ANN, BOB)]
        await rooms.workers.close()
        return found, spoilt, unread

    async def listed() -> list[list[dict[str, object]]]:
        again = Store(store.url.render_as_string(False))
        again.open()
        rooms = Rooms(again, Workers(), shared=False)
        found = [await rooms.mine(person) for person in (ANN, BOB)]
        assert len(rooms.cache) == 0
        await let_go(rooms)
        return found

    before, spoilt, unread = asyncio.run(play())
    with store.engine.connect().execution_options(writing=True) as connection:
        to_shape_a006(connection)
        odd = update(entries).where(entries.c.table == spoilt, entries.c.kind == "act")
        connection.execute(odd.values(value='{"action":"tile z9"}'))
        connection.execute(update(entries).where(entries.c.table == unread, entries.c.seq == 1).values(value="{"))
        connection.commit()
    store.migrate()
    assert store.is_migrated()
    after = asyncio.run(listed())
    for old, new in zip(before, after, strict=True):
        known = {one["id"]: one for one in new}
        assert {known.pop(id)["status"] for id in (spoilt, unread)} == {"broken"}
        expected_ones: list[dict[str, Any]] = [one for one in old if one["id"] not in (spoilt, unread)]
        assert [known[one["id"]] for one in expected_ones] == expected_ones
        assert len(known) == len(expected_ones) >= 4
