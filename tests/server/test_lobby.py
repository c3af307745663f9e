"""The lobby: nobody can empty it or fill it alone, and listing it is one indexed query."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from sqlalchemy import Connection, event, insert, select, update

import taletable as tt
from taletable.server import lobby
from taletable.server.people import People, Person
from taletable.server.refusals import Refusal
from taletable.server.requests import (
    Act,
    BotSeat,
    Clear,
    InvitedSeat,
    Leave,
    MySeat,
    NewTable,
    OpenSeat,
    PlaceBot,
    Ready,
    Resign,
    Say,
    Sit,
    Start,
)
from taletable.server.storage import Store
from taletable.server.storage.schema import tables
from tests.kit.waiting import PATIENCE, PAUSE
from tests.server.in_process import ANN, BOB, EVE, GAME, begun, opened, rooms_in_process
from tests.server.kit import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from taletable.server.requests import Command
    from taletable.server.rooms import Rooms
    from tests.server.postgres import Cluster

JOINABLE = NewTable(GAME, [MySeat(), OpenSeat()], public=True)
WITH_BOTS = NewTable(GAME, [MySeat(), BotSeat("random")], public=True)


def crowd(size: int) -> list[Person]:
    return [Person(f"guest{number}", "guest", f"Guest {number}", "en", 0) for number in range(size)]


async def open_many(rooms: Rooms, hosts: list[Person], new: NewTable, each: int, origin: str) -> None:
    await asyncio.gather(*(rooms.open_table(host, new, origin) for host in hosts for _ in range(each)))


async def listed(rooms: Rooms) -> list[object]:
    return [card["id"] for card in await rooms.lobby()]


# Who is listed.


def test_a_thousand_tables_without_a_free_seat_hide_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            rooms.most_from_address = 2000
            bobs = await opened(rooms, BOB)
            await open_many(rooms, crowd(11), WITH_BOTS, 100, "attacker")
            assert await listed(rooms) == [bobs]

    asyncio.run(work())


def test_hundreds_of_open_tables_from_one_address_hide_nobody_however_many_guests_open_them(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            others = [await opened(rooms, host) for host in (BOB, EVE)]
            await open_many(rooms, crowd(60), JOINABLE, 5, "attacker")
            found = await rooms.lobby()
            assert len(found) == lobby.MOST_LISTED
            assert [card["id"] for card in found[-2:]] == list(reversed(others))
            assert [card["created"] for card in found] == sorted((card["created"] for card in found), reverse=True)  # type: ignore[type-var]

    asyncio.run(work())


def test_tables_whose_host_is_gone_are_not_taken_for_those_of_one_person(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            for host in crowd(7):
                await opened(rooms, host)
            await rooms.store.write(lambda connection: _set(connection, host=""))
            assert len(await rooms.lobby()) == 7

    asyncio.run(work())


@pytest.mark.parametrize("values", [{"game": "chess"}, {"version": 99}, {"terms": "{}}"}, {"seating": "[7]"}])
def test_tables_that_cannot_be_played_are_not_listed(tmp_path: Path, values: dict[str, Any]) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            await opened(rooms, BOB)
            await rooms.store.write(lambda connection: _set(connection, **values))
            sound = await opened(rooms, ANN)
            assert await listed(rooms) == [sound]

    asyncio.run(work())


def _set(connection: Connection, **values: Any) -> None:
    connection.execute(update(tables).values(values))


# What is told of a table.


def test_the_stored_card_is_that_of_the_room_after_every_change(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            new = NewTable("fairy_tale", [MySeat(), OpenSeat(), InvitedSeat(), BotSeat("random")], public=True)
            room = await rooms.open_table(ANN, new)
            table, invitation = room.head.id, room.invitation
            orders: tuple[tuple[Person, Command], ...] = (
                (ANN, Clear(3)),
                (BOB, Sit()),
                (BOB, Leave()),
                (EVE, Sit(2, invitation)),
                (EVE, Ready()),
                (EVE, Ready(False)),
                (ANN, Clear(2)),
                (BOB, Say("hello")),
                (ANN, PlaceBot(2, "greedy")),
                (ANN, Leave()),
                (BOB, Sit()),
            )
            for who, order in orders:
                await rooms.do(who, table, order)
                room = (await rooms.find(table)).room
                assert await rooms.lobby() == [room.summary()], order

    asyncio.run(work())


def test_a_table_leaves_the_lobby_when_it_is_full_or_has_begun(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = await opened(rooms)
            await opened(rooms, BOB, public=False)
            assert await listed(rooms) == [table]
            await rooms.do(BOB, table, Sit())
            assert await listed(rooms) == []
            await rooms.do(BOB, table, Leave())
            assert await listed(rooms) == [table]
            await rooms.do(ANN, table, PlaceBot(1))
            await rooms.do(ANN, table, Start())
            assert await listed(rooms) == []
            assert await rooms.store.read(lambda connection: set(connection.execute(select(tables.c.free)))) == {(0,)}

    asyncio.run(work())


@pytest.mark.parametrize("spoilt", [False, True])
def test_whoever_is_forgotten_while_they_sit_at_a_listed_table_is_not_named_there(tmp_path: Path, spoilt: bool) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            people = People(rooms.store)
            await people.open()
            eve = await people.new_guest("Eve", "en")
            new = NewTable("fairy_tale", [MySeat(), OpenSeat(), OpenSeat()], public=True)
            table = (await rooms.open_table(ANN, new)).head.id
            await rooms.do(eve, table, Sit())
            if spoilt:
                await rooms.store.write(lambda connection: _set(connection, seating='[{"name": "Eve"'))
            await rooms.forget(await people.forget(eve))
            if spoilt:
                assert await rooms.lobby() == []
                return
            (card,) = await rooms.lobby()
            assert card == (await rooms.find(table)).room.summary()
            assert [one["kind"] for one in card["seats"]] == ["person", "open", "open"]  # type: ignore[attr-defined]

    asyncio.run(work())


def test_lookalikes_at_different_tables_are_marked(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            for host in (ANN, ANN, BOB, Person("eve", "guest", "Воb", "en", 0)):
                await opened(rooms, host)
            names = {(one["name"], one.get("twin")) for card in await rooms.lobby() for one in card["seats"]}  # type: ignore[attr-defined]
            assert names == {("Ann", None), ("Bob", True), ("Воb", True), ("", None)}

    asyncio.run(work())


# The query.


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A database of either kind with some thousand tables, of which few can be joined."""
    if request.param == "sqlite":
        store = Store(f"sqlite:///{tmp_path / 'many.sqlite3'}")
        store.migrate()
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        store = Store(cluster.url(cluster.database()))
    now = time.time()
    row = {
        "game": GAME,
        "version": tt.game(GAME).version,
        "seats": 2,
        "options": "{}",
        "terms": "{}",
        "seed": b"",
        "public": True,
        "status": "open",
    }
    rows = [
        {
            **row,
            "id": f"t{number}",
            "host": f"host{number % 7}",
            "created": now - number,
            "free": int(number % 100 == 0),
            "seating": "[]" if number % 100 == 0 else None,
            "origin": f"{number % 50}" if number % 10 == 0 else None,
        }
        for number in range(4000)
    ]
    with store.engine.begin() as connection:
        connection.execute(insert(tables), rows)
        connection.exec_driver_sql("ANALYZE tables")
    yield store
    store.close()


def plans(store: Store, work: Any) -> list[str]:
    """How the database goes about the queries that some work sends."""
    sent: list[tuple[str, Any]] = []
    event.listen(store.engine, "before_cursor_execute", lambda *given: sent.append((given[2], given[3])))
    explain = "EXPLAIN QUERY PLAN" if store.is_sqlite else "EXPLAIN"
    with store.engine.connect() as connection:
        work(connection)
        queries = [one for one in sent if "tables" in one[0]]
        found = [connection.exec_driver_sql(f"{explain} {query}", values).all() for query, values in queries]
    return ["\n".join(str(row[-1]) for row in rows) for rows in found]


def test_listing_is_one_query_by_an_index(store: Store) -> None:
    (plan,) = plans(store, lobby.summaries)
    assert "tables_lobby" in plan
    assert "SCAN tables" not in plan
    assert "Seq Scan" not in plan


def test_tables_of_a_person_and_of_an_address_are_counted_by_an_index(store: Store) -> None:
    def count(connection: Connection) -> None:
        lobby.check(connection, "nobody", "7", 1000)
        lobby.has_old_addresses(connection)

    own, there, old = plans(store, count)
    assert "tables_host" in own
    assert "tables_origin" in there
    assert "tables_origin" in old
    assert not any("SCAN tables" in plan or "Seq Scan" in plan for plan in (own, there))


def test_after_a_start_the_lobby_is_listed_without_loading_a_room(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            expected = [await opened(rooms, host) for host in (ANN, BOB, EVE)]
        async with rooms_in_process(tmp_path) as rooms:
            sent: list[str] = []
            event.listen(rooms.store.engine, "before_cursor_execute", lambda *given: sent.append(given[2]))
            assert await listed(rooms) == list(reversed(expected))
            assert len([one for one in sent if one.startswith("SELECT")]) == 1
            assert len(rooms.cache) == 0

    asyncio.run(work())


def test_a_move_stores_its_entry_and_nothing_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = await begun(rooms)
            sent: list[str] = []
            event.listen(rooms.store.engine, "before_cursor_execute", lambda *given: sent.append(given[2]))
            room = (await rooms.find(table)).room
            assert room.table is not None
            seat = room.table.waiting[0]
            action = room.table.actions(seat)[0]
            number = room.asked[seat]
            assert number is not None
            await rooms.do((ANN, BOB)[seat], table, Act(number, action))
            assert sent == []  # not even a transaction: one statement of the driver's own

    asyncio.run(work())


# Limits.


def test_tables_that_are_not_over_count_for_the_address_they_were_opened_from(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            rooms.most_from_address = 3
            hosts = crowd(10)
            done = await asyncio.gather(
                *(rooms.open_table(host, WITH_BOTS, "there") for host in hosts), return_exceptions=True
            )
            made = [one.head.id for one in done if not isinstance(one, BaseException)]
            assert len(made) == 3
            with pytest.raises(Refusal, match="too-many-tables-there"):
                await rooms.open_table(hosts[4], JOINABLE, "there")
            await rooms.open_table(hosts[4], JOINABLE, "elsewhere")
            await rooms.store.write(lambda connection: _age(connection, made[0]))
            await rooms.forget_addresses()
            await rooms.open_table(hosts[5], JOINABLE, "there")

    asyncio.run(work())


def _age(connection: Connection, table: str) -> None:
    """Two weeks go by for a table."""
    connection.execute(update(tables).where(tables.c.id == table).values(created=tables.c.created - lobby.FORGOTTEN))


def test_an_address_is_forgotten_when_the_game_is_over_and_a_rematch_counts_again(tmp_path: Path) -> None:
    origins = select(tables.c.origin).order_by(tables.c.created)

    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = (await rooms.open_table(ANN, WITH_BOTS, "there")).head.id
            await rooms.do(ANN, table, Start())
            await rooms.do(ANN, table, Resign())
            async with asyncio.timeout(PATIENCE):  # until the end is stored; in memory the room is over before
                while await rooms.store.read(lambda connection: list(connection.execute(origins).scalars())) != [None]:
                    await asyncio.sleep(PAUSE)
            rooms.most_from_address = 0
            with pytest.raises(Refusal, match="too-many-tables-there"):
                await rooms.rematch(ANN, table, "there")
            rooms.most_from_address = 1
            await rooms.rematch(ANN, table, "there")
            found = await rooms.store.read(lambda connection: list(connection.execute(origins).scalars()))
            assert found == [None, "there"]

    asyncio.run(work())


def test_tables_are_opened_at_a_limited_rate_from_one_address_and_no_address_is_stored(tmp_path: Path) -> None:
    file = tmp_path / "taletable.sqlite3"

    async def cookies() -> list[str]:
        store = Store(f"sqlite:///{file}")
        store.migrate()
        store.open()
        people = People(store)
        await people.open()
        found = [people.cookie(await people.new_guest(f"Guest {number}", "en")) for number in range(5)]
        store.close()
        return found

    known = asyncio.run(cookies())
    with Server(tmp_path, pace=2) as server, httpx.Client(base_url=server.url, timeout=30) as http:

        def post(path: str, body: Any, cookie: str) -> httpx.Response:
            return http.request(*path.split(), json=body, headers={"Cookie": f"taletable={cookie}"})

        body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        codes = [post("POST /api/tables", body, known[number % 5]).status_code for number in range(8)]
        assert codes[:6] == [201] * 6
        assert codes[-1] == 429  # an eighth one, though nobody has opened more than two
        assert post("PATCH /api/me", {"name": "Ann"}, known[0]).status_code == 200
    with closing(sqlite3.connect(file)) as database:
        origins = {origin for (origin,) in database.execute("SELECT origin FROM tables")}
    assert len(origins) == 1
    assert "127.0.0.1" not in str(origins)
    assert len(origins.pop()) == 32
