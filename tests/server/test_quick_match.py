"""The lobby lives: games to watch, how many are here, and a game with the next who comes."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import Connection, select, update

import taletable as tt
from taletable.server import commands, lobby, quick_match
from taletable.server.presence import LATELY, Presence
from taletable.server.refusals import Refusal
from taletable.server.requests import Leave, PlaceBot
from taletable.server.room import OPEN, PLAYING
from taletable.server.storage.schema import entries, quick_matches, tables
from tests.server.in_process import ANN, BOB, EVE, GAME, begun, let_go, opened, opened_rooms, rooms_in_process
from tests.server.kit import Refused, Server
from tests.server.kit import begun as begun_at
from tests.server.test_lobby import crowd, plans, store  # noqa: F401 (a fixture)
from tests.server.timed import TimedServer

if TYPE_CHECKING:
    from pathlib import Path

    from taletable.server.rooms import Rooms
    from taletable.server.storage import Store

# With the next who comes.


@pytest.mark.parametrize("game", tt.games())
def test_the_first_waits_and_the_next_plays_with_them(tmp_path: Path, game: str) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            first = await rooms.quick_match(ANN, game)
            assert (first.status, first.seat_of(ANN.id)) == (OPEN, 0)
            assert [(one.game, one.table) for one in await rooms.seeking()] == [(game, first.head.id)]
            again = await rooms.quick_match(ANN, game)
            assert again.head.id == first.head.id
            found = await rooms.quick_match(BOB, game)
            assert (found.head.id, found.status) == (first.head.id, PLAYING)
            assert await rooms.seeking() == []
            third = await rooms.quick_match(EVE, game)
            assert (third.head.id != first.head.id, third.status) == (True, OPEN)

    asyncio.run(work())


def test_those_who_want_different_games_do_not_meet(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            first, other = [await rooms.quick_match(who, game) for who, game in ((ANN, GAME), (BOB, "fairy_tale"))]
            assert (first.status, other.status) == (OPEN, OPEN)
            assert {one.game for one in await rooms.seeking()} == {GAME, "fairy_tale"}
            with pytest.raises(Refusal, match="no-game"):
                await rooms.quick_match(EVE, "chess")

    asyncio.run(work())


def test_however_many_come_at_once_nobody_waits_beside_somebody_who_waits(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            everybody = crowd(7)
            found = await asyncio.gather(*(rooms.quick_match(who, GAME) for who in everybody))
            await check(rooms, [one.head.id for one in found])

    asyncio.run(work())


def test_two_who_come_at_once_to_two_processes_get_one_table(tmp_path: Path) -> None:
    async def work() -> None:
        both = [await opened_rooms(tmp_path, shared=True) for _ in range(2)]
        try:
            for number in range(5):
                people = crowd(2 * number + 2)[2 * number :]
                found = await asyncio.gather(
                    *(rooms.quick_match(who, GAME) for rooms, who in zip(both, people, strict=True))
                )
                assert len({one.head.id for one in found}) == 1
                assert (await both[0].find(found[0].head.id)).room.status == PLAYING
        finally:
            await let_go(*both)

    asyncio.run(work())


async def check(rooms: Rooms, ids: list[str]) -> None:
    """Everybody plays with one other, and at most one waits."""
    states = [(await rooms.find(id)).room.status for id in set(ids)]
    assert sorted(ids.count(id) for id in set(ids)) == [1, 2, 2, 2]
    assert sorted(states) == [OPEN, PLAYING, PLAYING, PLAYING]


def test_nobody_is_joined_who_has_gone_or_does_not_ask_any_more(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            left = await rooms.quick_match(ANN, GAME)
            await rooms.do(ANN, left.head.id, Leave())
            bobs = await rooms.quick_match(BOB, GAME)
            assert bobs.head.id != left.head.id
            await rooms.store.write(lambda connection: _set(connection, until=0.0))  # Bob has closed the page
            eves = await rooms.quick_match(EVE, GAME)
            assert eves.head.id not in (left.head.id, bobs.head.id)
            assert (await rooms.quick_match(ANN, GAME)).head.id == eves.head.id

    asyncio.run(work())


def _set(connection: Connection, **values: object) -> None:
    connection.execute(update(quick_matches).values(values))


def test_whoever_asks_again_goes_on_waiting(tmp_path: Path) -> None:
    with TimedServer(tmp_path) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        waiting = ann.post("/api/quick-match", {"game": GAME})
        for _ in range(3):
            server.pass_time(quick_match.LEASE - 1)
            assert ann.post("/api/quick-match", {"game": GAME})["id"] == waiting["id"]
        server.pass_time(quick_match.LEASE + 1)
        assert bob.get("/api/lobby")["seeking"] == []
        assert bob.post("/api/quick-match", {"game": GAME})["id"] != waiting["id"]


@pytest.mark.parametrize("game", tt.games())
def test_whoever_has_waited_long_enough_plays_a_bot_once(tmp_path: Path, game: str) -> None:
    async def work() -> None:
        both = [await opened_rooms(tmp_path, shared=True) for _ in range(2)]
        try:
            room = await both[0].quick_match(ANN, game, "random")
            await both[0].seat_bots()
            assert room.status == OPEN  # not a minute has passed
            await both[0].store.write(
                lambda connection: _set(connection, since=room.head.created - quick_match.PATIENCE)
            )
            await asyncio.gather(*(rooms.seat_bots() for rooms in both for _ in range(3)))
            for rooms in both:
                played = (await rooms.find(room.head.id)).room
                assert (played.status, [one.kind for one in played.sitters]) == (PLAYING, ["person", "bot"])
                assert await rooms.seeking() == []
            kinds = await both[0].store.read(
                lambda connection: list(connection.execute(select(entries.c.kind)).scalars())
            )
            assert (kinds.count("bot"), kinds.count("start")) == (1, 1)
        finally:
            await let_go(*both)

    asyncio.run(work())


def test_no_bot_sits_down_where_it_is_not_wished_for_or_nobody_waits_any_more(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            room = await rooms.quick_match(ANN, GAME)
            await rooms.store.write(lambda connection: _set(connection, since=0.0))
            await rooms.seat_bots()
            assert room.status == OPEN
            await rooms.quick_match(ANN, GAME, "random")  # it is, and is not
            await rooms.quick_match(ANN, GAME)
            await rooms.seat_bots()
            assert room.status == OPEN
            await rooms.quick_match(ANN, GAME, "random")
            await rooms.store.write(lambda connection: _set(connection, until=0.0))  # the page was closed
            await rooms.seat_bots()
            assert room.status == OPEN
            with pytest.raises(Refusal, match="no-level"):
                await rooms.quick_match(ANN, GAME, "clever?")

    asyncio.run(work())


def test_somebody_who_comes_just_before_the_bot_plays_instead_of_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            room = await rooms.quick_match(ANN, GAME, "random")
            await rooms.quick_match(BOB, GAME)
            assert commands.fill(room, "random", room.head.created + quick_match.PATIENCE) == []  # decided just before
            assert [one.kind for one in room.sitters] == ["person", "person"]

    asyncio.run(work())


def test_of_somebody_and_a_bot_who_come_at_once_one_takes_the_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            room = await rooms.quick_match(ANN, GAME, "random")
            await rooms.store.write(lambda connection: _set(connection, since=0.0))
            bobs, _ = await asyncio.gather(rooms.quick_match(BOB, GAME), rooms.seat_bots())
            other = "person" if bobs.head.id == room.head.id else "bot"
            assert (room.status, [one.kind for one in room.sitters]) == (PLAYING, ["person", other])
            assert bobs.status == (PLAYING if other == "person" else OPEN)

    asyncio.run(work())


def test_whoever_asks_again_just_when_the_game_has_begun_waits_nowhere_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            room = await rooms.quick_match(ANN, GAME)
            await rooms.quick_match(BOB, GAME)
            assert (await rooms.quick_match(ANN, GAME)).head.id == room.head.id
            assert await rooms.seeking() == []
            await rooms.store.write(lambda connection: _set(connection, until=0.0))  # a while later it is another match
            assert (await rooms.quick_match(ANN, GAME)).head.id != room.head.id

    asyncio.run(work())


def test_a_minute_at_a_real_server(tmp_path: Path) -> None:
    with TimedServer(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.post("/api/quick-match", {"game": GAME, "bot": "random"})["id"]
        server.pass_time(quick_match.PATIENCE / 2)
        ann.post("/api/quick-match", {"game": GAME, "bot": "random"})
        line = ann.watches(table)
        server.pass_time(quick_match.PATIENCE / 2)
        told = line.until(lambda state: state["room"]["status"] == PLAYING)
        assert [one["kind"] for one in told["room"]["seats"]] == ["person", "bot"]


def test_whoever_does_not_want_to_wait_calls_a_bot(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            room = await rooms.quick_match(ANN, GAME)
            await rooms.do(ANN, room.head.id, PlaceBot(1, "random"))
            assert (await rooms.find(room.head.id)).room.status == PLAYING
            assert await rooms.seeking() == []
            assert (await rooms.quick_match(BOB, GAME)).head.id != room.head.id

    asyncio.run(work())


def test_a_quick_match_is_timed_and_rated_and_in_no_list(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            room = await rooms.quick_match(ANN, GAME)
            terms = room.head.terms
            assert (terms.clock.__class__.__name__, terms.rated, terms.language) == ("LiveClock", True, "en")
            assert await rooms.lobby() == []

    asyncio.run(work())


def test_whoever_is_forgotten_does_not_wait(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        ann.post("/api/quick-match", {"game": GAME})
        assert ann.http.delete("/api/me").status_code == 204
        assert bob.get("/api/lobby")["seeking"] == []


def test_strangers_and_pages_of_other_sites_get_no_match(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = server.guest("Ann")
        answer = ann.http.post("/api/quick-match", json={"game": GAME}, headers={"origin": "http://evil.example"})
        assert answer.status_code == 403
        ann.http.cookies.clear()
        with pytest.raises(Refused, match="stranger"):
            ann.post("/api/quick-match", {"game": GAME})


def test_people_at_a_real_server_who_come_at_once(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        guests = [server.guest(f"Guest {number}") for number in range(6)]
        with ThreadPoolExecutor(len(guests)) as at_once:
            found = list(at_once.map(lambda guest: guest.post("/api/quick-match", {"game": GAME})["id"], guests))
        assert sorted(found.count(id) for id in set(found)) == [2, 2, 2]


# Games to watch.


def test_running_public_games_are_listed_and_no_others(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = await begun(rooms)
            await opened(rooms, EVE)
            room = (await rooms.find(table)).room
            assert await rooms.running() == [room.summary()]
            await rooms.store.write(lambda connection: connection.execute(update(tables).values(public=False)))
            assert await rooms.running() == []

    asyncio.run(work())


def test_games_in_which_nothing_happens_any_more_are_not_listed(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            await begun(rooms)
            assert len(await rooms.running()) == 1
            old = update(entries).values(at=entries.c.at - lobby.LIVELY - 1)
            await rooms.store.write(lambda connection: connection.execute(old))
            assert await rooms.running() == []

    asyncio.run(work())


def test_listing_what_runs_is_one_query_by_an_index(store: Store) -> None:  # noqa: F811
    (plan,) = plans(store, lobby.running)
    assert "tables_running" in plan
    assert "SCAN tables" not in plan
    assert "Seq Scan on tables" not in plan


def test_the_language_of_a_table_is_told(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = server.guest("Аня", "ru")
        ann.opens(GAME, ["me", "open"], public=True, terms={"language": "ru"})
        told = ann.get("/api/lobby")
        assert [one["language"] for one in told["open"]] == ["ru"]
        assert told["open"] == ann.get("/api/tables")


# How many are here.


def test_everybody_who_was_heard_of_lately_is_here_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    presence = Presence()
    for who in ("ann", "bob", "ann"):
        presence.note(who)
    assert presence.count({"bob", "eve"}) == 3
    now += LATELY
    presence.note("bob")
    now += 1
    assert presence.count(set()) == 1
    assert presence.count({"eve"}) == 2


def test_those_at_tables_and_in_the_lobby_are_counted(tmp_path: Path) -> None:
    with TimedServer(tmp_path) as server:
        _, people, _ = begun_at(server)
        assert server.get("/api/lobby").json()["here"] == 3  # with the stranger who asks
        assert people[0].get("/api/lobby")["here"] == 3
        server.pass_time(LATELY + 1)
        assert people[0].get("/api/lobby")["here"] == 2
