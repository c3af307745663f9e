"""A card sheet of one's own is stored once, and held in memory once, however many tables are played with it."""

from __future__ import annotations

import asyncio
import gc
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import column as named
from sqlalchemy import func, insert, select, table

import taletable as tt
from taletable.server.requests import BotSeat, MySeat, NewTable, OpenSeat, Resign, Start
from taletable.server.rooms import Rooms
from taletable.server.storage import Store
from taletable.server.storage.schema import entries, sheets, tables
from taletable.server.workers import Workers
from tests.server.in_process import ANN, BOB, let_go, opened, rooms_in_process

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.postgres import Cluster

OURS = (Path(tt.__file__).parent / "games" / "fairy_tale" / "cards.toml").read_text("utf-8")
OWN = f"# Карты наши\n{OURS}"


def with_sheet(text: str) -> NewTable:
    return NewTable("fairy_tale", [MySeat(), OpenSeat()], {"deck_file": text}, public=True)


async def stored(rooms: Rooms) -> list[str]:
    return await rooms.store.read(lambda connection: list(connection.execute(select(sheets.c.text)).scalars()))


def test_tables_share_a_sheet_in_the_database_and_in_memory(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            same = [await rooms.open_table(host, with_sheet("".join([OWN]))) for host in (ANN, BOB, ANN)]
            other = await rooms.open_table(ANN, with_sheet(OURS))
            assert len({id(room.head.options["deck_file"]) for room in same}) == 1
            assert sorted(await stored(rooms)) == sorted([OURS, OWN])
            options = await rooms.store.read(lambda it: list(it.execute(select(tables.c.options)).scalars()))
            assert max(map(len, options)) < 1000
        async with rooms_in_process(tmp_path) as rooms:
            again = [(await rooms.find(room.head.id)).room for room in same]
            assert [room.head.options for room in again] == [room.head.options for room in same]
            assert [list(room.head.options) for room in again] == [list(room.head.options) for room in same]
            assert len({id(room.head.options["deck_file"]) for room in again}) == 1
            assert (await rooms.find(other.head.id)).room.head.options["deck_file"] == OURS

    asyncio.run(work())


def test_a_sheet_that_no_table_in_memory_uses_is_not_held(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            await rooms.open_table(ANN, with_sheet(OWN))
            assert len(rooms.sheets) == 1
            await opened(rooms)  # the writer lets go of what it stored last
            rooms.cache.clear()
            gc.collect()
            assert len(rooms.sheets) == 0

    asyncio.run(work())


def test_the_record_has_the_text_and_a_rematch_the_same_sheet(tmp_path: Path) -> None:
    new = NewTable("fairy_tale", [MySeat(), BotSeat("random")], {"deck_file": OWN})

    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = (await rooms.open_table(ANN, new)).head.id
            await rooms.do(ANN, table, Start())
            await rooms.do(ANN, table, Resign())
            live = await rooms.find(table)
            async with asyncio.timeout(60):
                while live.room.status != "over":
                    await asyncio.sleep(0.02)
            assert live.room.table is not None
            record = tt.Record.loads(live.room.table.record().dumps())
            assert record.options["deck_file"] == OWN
            again = (await rooms.find(await rooms.rematch(ANN, table))).room
            assert again.head.options["deck_file"] is live.room.head.options["deck_file"]
            assert await stored(rooms) == [OWN]

    asyncio.run(work())


def test_a_table_whose_sheet_is_gone_is_set_apart(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = (await rooms.open_table(ANN, with_sheet(OWN))).head.id
            await rooms.store.write(lambda connection: connection.execute(sheets.delete()).rowcount)
            rooms.cache.clear()
            gc.collect()
            assert (await rooms.find(table)).room.status == "broken"

    asyncio.run(work())


# Databases of the shape before.


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty database of either kind, of the shape before sheets were stored apart."""
    if request.param == "sqlite":
        store = Store(f"sqlite:///{tmp_path / 'old.sqlite3'}")
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        store = Store(cluster.url(cluster.database(like="template1")))
    store.migrate("a004")
    yield store
    store.close()


HEAD = ("id", "game", "version", "seats", "options", "terms", "seed", "host", "public", "status", "created")


def test_tables_of_an_older_shape_keep_their_sheets_and_their_place_in_the_lobby(store: Store) -> None:
    game = tt.game("fairy_tale")
    options = dict(game.settled({"deck_file": OWN}))
    head: dict[str, Any] = {"game": game.id, "version": game.version, "seats": 3, "terms": "{}", "seed": bytes(32)}
    now = 4e9  # long after this test is run, so that nothing is too old
    log: list[tuple[str, int | None, str | None, dict[str, Any]]] = [
        ("keep", 2, "ann", {}),
        ("sit", 0, "ann", {"name": "Ann"}),
        ("sit", 1, "eve", {"name": "Eve"}),
        ("sit", 2, "bob", {"name": "Bob"}),
        ("ready", 2, "bob", {"ready": True}),
        ("clear", 2, "bob", {}),
        ("bot", 2, "ann", {"level": "random"}),
        ("say", None, "bob", {"name": "Bob", "text": "hello"}),
        ("forgotten", None, "eve", {}),
    ]
    with store.engine.begin() as connection:
        old = table("tables", *map(named, HEAD))
        for number in range(3):
            text = json.dumps(options if number < 2 else {**options, "deck_file": ""}, ensure_ascii=False)
            values = {"id": f"t{number}", "options": text, "host": "ann", "public": number != 1, "status": "open"}
            connection.execute(insert(old).values(**head, **values, created=now + number))
            for seq, (kind, seat, who, value) in enumerate(log, 1):
                row = {"table": f"t{number}", "seq": seq, "at": now, "kind": kind, "seat": seat, "who": who}
                connection.execute(insert(entries).values(**row, value=json.dumps(value)))
        spoilt = {"id": "t3", "options": '{"deck_file"', "host": "ann", "public": True, "status": "open"}
        connection.execute(insert(old).values(**head, **spoilt, created=now))
        connection.execute(insert(entries).values(table="t3", seq=1, at=now, kind="sit", seat=9, who="ann", value="{}"))
    store.migrate()
    with store.engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(sheets)).scalar() == 1
    store.open()

    async def work() -> None:
        rooms = Rooms(store, Workers(1), shared=False)
        found = [(await rooms.find(f"t{number}")).room for number in range(4)]
        assert [room.status for room in found] == ["open", "open", "open", "broken"]
        assert [room.head.options.get("deck_file") for room in found] == [OWN, OWN, "", None]
        assert dict(found[0].head.options) == options
        assert await rooms.lobby() == [found[2].summary(), found[0].summary()]
        await let_go(rooms)

    asyncio.run(work())
