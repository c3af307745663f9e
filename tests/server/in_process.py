"""Rooms of this process, and two people who play in them."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from taletable.server.people import Person
from taletable.server.requests import Act, Clock, MySeat, NewTable, NoClock, OpenSeat, Ready, Sit, Start, Terms
from taletable.server.rooms import Rooms
from taletable.server.seeds import Seeds
from taletable.server.storage import Store
from taletable.server.workers import Workers
from tests.kit import chance

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from taletable.server.requests import Command

GAME = "zavarushka"
ANN, BOB, EVE = (Person(name.lower(), "guest", name, "en", 0) for name in ("Ann", "Bob", "Eve"))


async def opened_rooms(folder: Path, shared: bool = False) -> Rooms:
    kept = Store(f"sqlite:///{folder / 'rooms.sqlite3'}")
    await asyncio.to_thread(kept.migrate)
    kept.open()
    return Rooms(kept, Workers(), shared, Seeds(chance.seed()))


async def let_go(*all_rooms: Rooms) -> None:
    for rooms in all_rooms:
        await rooms.close()
        await asyncio.to_thread(rooms.store.close)


@asynccontextmanager
async def rooms_in_process(folder: Path, shared: bool = False) -> AsyncIterator[Rooms]:
    rooms = await opened_rooms(folder, shared)
    try:
        yield rooms
    finally:
        await let_go(rooms)


async def opened(rooms: Rooms, host: Person = ANN, public: bool = True, clock: Clock | None = None) -> str:
    new = NewTable(GAME, [MySeat(), OpenSeat()], public=public, terms=Terms(clock or NoClock()))
    return (await rooms.open_table(host, new)).head.id


async def begun(rooms: Rooms, clock: Clock | None = None) -> str:
    table = await opened(rooms, clock=clock)
    orders: tuple[tuple[Person, Command], ...] = ((BOB, Sit()), (BOB, Ready()), (ANN, Start()))
    for who, wish in orders:
        await rooms.do(who, table, wish)
    return table


async def an_answer(rooms: Rooms, table: str, mark: str = "") -> tuple[Person, Act]:
    """Somebody who is asked, with an answer."""
    room = (await rooms.find(table)).room
    assert room.table is not None
    seat = room.table.waiting[0]
    number = room.asked[seat]
    assert number is not None
    return (ANN, BOB)[seat], Act(number, room.table.actions(seat)[0], mark)
