"""Stored games for tests of what is done with them: played in this process, by people who do anything they may."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from taletable.server.archive import Archive
from taletable.server.people import People, Person
from taletable.server.requests import Act, MySeat, NewTable, OpenSeat, Ready, Say, Sit, Start, Terms
from taletable.server.room import PLAYING
from taletable.server.rooms import Rooms
from taletable.server.seeds import Seeds
from taletable.server.storage import Store
from taletable.server.workers import Workers
from tests.kit import chance

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from taletable.server.requests import Command


@asynccontextmanager
async def rooms_at(url: str, archive: Path) -> AsyncIterator[Rooms]:
    """Rooms of a process of its own."""
    store = Store(url)
    if not await asyncio.to_thread(store.is_migrated):
        await asyncio.to_thread(store.migrate)
    store.open()
    rooms = Rooms(store, Workers(), True, Seeds(chance.seed()), archive=Archive(archive))
    try:
        yield rooms
    finally:
        await rooms.close()
        await asyncio.to_thread(store.close)


async def two_people(rooms: Rooms) -> list[Person]:
    people = People(rooms.store)
    try:
        return [await people.new_guest(name, "en") for name in ("Аня", "Bob")]
    finally:
        people.passwords.close()


async def played(rooms: Rooms, people: list[Person], game: str = "zavarushka", most: int = 10_000) -> str:
    """A game of two people after so many answers, or at its end."""
    ann, bob = people
    id = (await rooms.open_table(ann, NewTable(game, [MySeat(), OpenSeat()], terms=Terms()))).head.id
    orders: tuple[tuple[Person, Command], ...] = ((bob, Sit()), (bob, Ready()), (ann, Start()), (bob, Say("удачи!")))
    for who, wish in orders:
        await rooms.do(who, id, wish)
    dice = chance.dice("stored games", game)
    room = (await rooms.find(id)).room
    while room.status == PLAYING and len(room.actions) < most:
        assert room.table is not None
        seat = dice.choice(room.table.waiting)
        number = room.asked[seat]
        assert number is not None
        await rooms.do(people[seat], id, Act(number, dice.choice(room.table.actions(seat))))
        room = (await rooms.find(id)).room
    return id
