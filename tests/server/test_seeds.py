"""Where chance comes from: nobody can predict a deal, unless a server was given a seed so that its tests repeat."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import taletable as tt
from taletable.server.people import Person
from taletable.server.requests import BotSeat, NewTable, Say, Start
from taletable.server.rooms import Rooms
from taletable.server.seeds import LENGTH, Seeds, for_decision
from tests.server.in_process import ANN, BOB, an_answer, begun, rooms_in_process
from tests.server.kit import Server

if TYPE_CHECKING:
    from pathlib import Path

BOTS = NewTable("dark_tales", [BotSeat("random"), BotSeat("greedy"), BotSeat("random")])


def test_without_a_seed_every_table_has_another_one() -> None:
    seeds = Seeds()
    found = {seeds.new_table("zavarushka", ANN) for _ in range(20)}
    assert len(found) == 20
    assert {len(seed) for seed in found} == {LENGTH}


def test_from_a_seed_the_tables_of_one_host_grow_whoever_else_opens_some() -> None:
    alone, busy = Seeds("a seed"), Seeds("a seed")
    found = [alone.new_table("zavarushka", ANN) for _ in range(3)]
    again = []
    for _ in range(3):
        busy.new_table("zavarushka", BOB)
        busy.new_table("fairy_tale", ANN)
        again.append(busy.new_table("zavarushka", ANN))
    assert again == found
    assert len(set(found)) == 3
    # Who comes back as somebody new, with the same name, finds the same deals from the first one on.
    namesake = Person("another id", "guest", ANN.name, "en", 0)
    assert busy.new_table("zavarushka", namesake) == found[0]
    assert Seeds("another seed").new_table("zavarushka", ANN) not in found
    assert {len(seed) for seed in found} == {LENGTH}


def test_a_bot_has_other_dice_for_each_table_seat_and_decision() -> None:
    tables = (bytes(LENGTH), bytes(LENGTH - 1) + b"\1")
    found = [for_decision(table, seat, number) for table in tables for seat in range(5) for number in range(40)]
    assert len(set(found)) == len(found)
    assert found == [for_decision(table, seat, number) for table in tables for seat in range(5) for number in range(40)]


async def played(rooms: Rooms, new: NewTable, talk: bool = False) -> tt.Record:
    """A game of bots from its beginning to its end."""
    table = (await rooms.open_table(ANN, new)).head.id
    await rooms.do(ANN, table, Start())
    live = await rooms.find(table)
    async with asyncio.timeout(120):
        while live.room.status == "playing":
            if talk:
                await rooms.do(ANN, table, Say("go on"))
            await asyncio.sleep(0.01)
    assert live.room.table is not None
    return live.room.table.record()


def test_the_same_seed_gives_the_same_game_of_bots_whatever_is_said_meanwhile(tmp_path: Path) -> None:
    async def work() -> list[tt.Record]:
        found = []
        for name, talk in (("one", False), ("two", True)):
            (tmp_path / name).mkdir()
            async with rooms_in_process(tmp_path / name) as rooms:
                found.append(await played(rooms, BOTS, talk))
        return found

    one, two = asyncio.run(work())
    assert one.actions == two.actions
    assert one.seed == two.seed


def test_a_rematch_is_another_deal(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = await begun(rooms)
            while (live := await rooms.find(table)).room.status == "playing":
                who, answer = await an_answer(rooms, table)
                await rooms.do(who, table, answer)
            again = await rooms.find(await rooms.rematch(ANN, table))
            assert again.room.head.seed != live.room.head.seed

    asyncio.run(work())


def test_a_server_whose_deals_can_be_predicted_says_so_once(tmp_path: Path) -> None:
    for name, seed, warnings in (("seeded", "nobody guesses this", 1), ("plain", "", 0)):
        (tmp_path / name).mkdir()
        with Server(tmp_path / name, seed=seed) as server:
            assert server.log().count("can predict every deal") == warnings
            assert "nobody guesses this" not in server.log()
