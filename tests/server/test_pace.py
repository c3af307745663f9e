"""The pace of bots: people can follow it, it is the same for the same seed, and it is nobody's but the table's."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import pytest

from taletable.server import leases, schedule
from taletable.server.jobs import Chosen
from taletable.server.pace import difficulty, pause
from taletable.server.requests import BotSeat, MySeat, NewTable, Start, Terms
from taletable.server.seeds import LENGTH, for_decision, for_pause
from taletable.server.storage.schema import tables
from tests.server.in_process import ANN, GAME, let_go, opened_rooms, rooms_in_process
from tests.server.kit import Server

if TYPE_CHECKING:
    from pathlib import Path

    from taletable.kernel import Table
    from taletable.server.requests import BotPace

TABLE = bytes(LENGTH)


def test_an_unhurried_bot_takes_about_a_second_and_longer_where_there_is_more_to_choose_from() -> None:
    assert difficulty(4) == 1
    times = [pause("unhurried", 1, choices, 0.5) for choices in (1, 2, 4, 8, 50, 10_000)]
    assert times == sorted(times)
    assert times[0] == pytest.approx(0.4)
    assert times[2] == pytest.approx(1)
    assert times[-1] == 2
    varied = [pause("unhurried", 1, 4, for_pause(TABLE, 1, number)) for number in range(200)]
    assert 2 / 3 <= min(varied) < 0.7
    assert 1.3 < max(varied) < 4 / 3
    assert sum(varied) / len(varied) == pytest.approx(1, abs=0.05)


def test_a_slow_bot_takes_longer_and_an_instant_one_no_time() -> None:
    assert pause("slow", 1, 4, 0.5) == 2.5
    assert pause("slow", 2, 4, 0.5) == 5
    assert pause("instant", 1, 10_000, 1) == 0


def test_the_same_seed_gives_the_same_pauses_which_tell_nothing_of_the_dice() -> None:
    pauses = [for_pause(TABLE, seat, number) for seat in range(5) for number in range(40)]
    assert pauses == [for_pause(TABLE, seat, number) for seat in range(5) for number in range(40)]
    assert len(set(pauses)) == len(pauses)
    assert for_pause(TABLE, 0, 0) != for_decision(TABLE, 0, 0) / 2**64


@pytest.mark.parametrize(("pace", "slept"), [("instant", 0.0), ("unhurried", 1.0), ("slow", 2.5)])
def test_a_bot_answers_after_the_pause_of_its_table_less_the_time_it_has_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: BotPace, slept: float
) -> None:
    monkeypatch.setattr(schedule, "for_pause", lambda *_: 0.5)
    clock = [100.0]
    slept_for: list[float] = []

    async def work() -> None:
        rooms = await opened_rooms(tmp_path)
        rooms.schedule.bot_pause = 1.0

        async def choose(table: Table, seat: int, *_: object) -> Chosen:
            clock[0] += 0.25
            return Chosen(table.actions(seat)[0], 4)

        async def sleep(seconds: float) -> None:
            slept_for.append(seconds)

        new = NewTable(GAME, [BotSeat(), MySeat()], options={"first": 0}, terms=Terms(bot_pace=pace))
        table = (await rooms.open_table(ANN, new)).head.id
        with monkeypatch.context() as patched:
            patched.setattr(rooms.workers, "choose", choose)
            patched.setattr(time, "monotonic", lambda: clock[0])
            patched.setattr(asyncio, "sleep", sleep)
            await rooms.do(ANN, table, Start())
            while tasks := list(rooms.schedule._tasks):
                await asyncio.wait(tasks)
        await let_go(rooms)

    asyncio.run(work())
    assert slept_for[0] == pytest.approx(max(0.0, slept - 0.25))


def test_the_pace_is_agreed_on_with_the_terms_and_told_to_all(tmp_path: Path) -> None:
    with Server(tmp_path, bot_pause=0.2) as server:
        ann = server.guest("Ann")
        table = ann.opens(GAME, ["random", "me"], options={"first": 0}, terms={"bot_pace": "slow"})
        line = ann.watches(table)
        assert line.state["terms"]["bot_pace"] == "slow"
        began = time.monotonic()
        ann.does(table, "start")
        line.until(lambda state: state["decision"] is not None)
        assert time.monotonic() - began > 0.2


def test_a_table_whose_bot_still_thinks_is_not_taken_up_by_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path, shared=True) as rooms:
            thinking = asyncio.Event()

            async def choose(table: Table, seat: int, *_: object) -> Chosen:
                await thinking.wait()
                return Chosen(table.actions(seat)[0])

            monkeypatch.setattr(rooms.workers, "choose", choose)
            new = NewTable(GAME, [BotSeat("master"), MySeat()], options={"first": 0})
            table = (await rooms.open_table(ANN, new)).head.id
            active = await rooms.find(table)
            await rooms.do(ANN, table, Start())
            first = active.due
            assert first is not None
            later = time.time() + schedule.TAKE_OVER - 1
            monkeypatch.setattr(time, "time", lambda: later)
            await rooms.leases.look()
            assert active.due == later + schedule.TAKE_OVER > first
            stored = await rooms.store.read(lambda connection: connection.execute(tables.select()).one().due)
            assert stored == active.due
            # Nobody else finds it due in the meantime.
            overdue = await rooms.store.read(lambda connection: leases.overdue(connection, first + 1))
            assert overdue == []
            thinking.set()

    asyncio.run(work())
