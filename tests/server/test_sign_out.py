"""Signing out everywhere, and being forgotten: from that moment on nothing is left, here and in other processes."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import asynccontextmanager, closing
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import func, select
from websockets.sync.client import connect

import taletable as tt
from taletable.server.cookies import COOKIE
from taletable.server.people import People, Person
from taletable.server.refusals import Refusal
from taletable.server.storage import Store
from taletable.server.storage.schema import tokens
from taletable.server.websocket import UNAUTHORIZED
from tests.kit.waiting import PATIENCE
from tests.server.kit import ConnectionClosed, Guest, Line, Server, play_out

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from pathlib import Path

    from sqlalchemy import Connection


@asynccontextmanager
async def processes(folder: Path, count: int = 1) -> AsyncIterator[list[People]]:
    """The people of so many processes on one database."""
    stores = [Store(f"sqlite:///{folder / 'people.sqlite3'}") for _ in range(count)]
    await asyncio.to_thread(stores[0].migrate)
    found = [People(store) for store in stores]
    for store, people in zip(stores, found, strict=True):
        store.open()
        await people.open()
    yield found
    for store in stores:
        await asyncio.to_thread(store.close)


async def kept_tokens(people: People) -> int:
    count = select(func.count()).select_from(tokens)
    return await people.store.read(lambda connection: int(connection.execute(count).scalar() or 0))


async def told(people: People, person: Person) -> str | None:
    """A token, if somebody gets one."""
    try:
        return await people.new_token(person, "robot")
    except Refusal as refusal:
        if refusal.message.id != "server-refusal-stranger":
            raise
        return None


# Tokens and cookies.


@pytest.mark.parametrize("first", ["token", "sign-out"])
def test_no_token_that_is_made_while_somebody_signs_out_everywhere_is_good(tmp_path: Path, first: str) -> None:
    async def work() -> None:
        async with processes(tmp_path) as (people,):
            ann = await people.new_guest("Ann", "en")
            cookie = people.cookie(ann)
            old = await people.new_token(ann, "robot")
            assert await people.by_token(old) == ann
            if first == "token":
                token, _ = await asyncio.gather(told(people, ann), people.sign_out_everywhere(ann))
            else:
                _, token = await asyncio.gather(people.sign_out_everywhere(ann), told(people, ann))
                assert token is None
            for one in (old, token or "none"):
                assert await people.by_token(one) is None
            assert await people.by_cookie(cookie) is None
            assert await kept_tokens(people) == 0

    asyncio.run(work())


def test_whoever_has_signed_out_at_another_process_gets_no_token_here(tmp_path: Path) -> None:
    async def work() -> None:
        async with processes(tmp_path, 2) as (here, there):
            ann = await here.new_guest("Ann", "en")
            cookie = here.cookie(ann)
            assert await there.by_cookie(cookie) == ann
            await here.sign_out_everywhere(ann)
            trusting = await there.by_cookie(cookie)  # for a few seconds yet
            assert trusting is not None
            assert await told(there, trusting) is None
            assert await there.by_cookie(cookie) is None
            assert await kept_tokens(here) == 0

    asyncio.run(work())


def test_a_token_that_was_stored_too_late_is_void(tmp_path: Path) -> None:
    """PostgreSQL lets two write at once: one stores a token by an epoch that another is about to end."""

    async def work() -> None:
        async with processes(tmp_path) as (people,):
            ann = await people.new_guest("Ann", "en")
            await people.sign_out_everywhere(ann)
            now = await people.find(ann.id)
            assert now is not None
            token = await people.new_token(now, "robot")
            assert await people.by_token(token) == now
            late = tokens.update().values(epoch=ann.epoch)
            await people.store.write(lambda connection: connection.execute(late).rowcount)
            assert await people.by_token(token) is None

    asyncio.run(work())


def test_whoever_changes_their_name_while_they_sign_out_everywhere_stays_signed_out(tmp_path: Path) -> None:
    async def work() -> None:
        async with processes(tmp_path) as (people,):
            ann = await people.new_guest("Ann", "en")
            cookie = people.cookie(ann)
            changed, _ = await asyncio.gather(people.change(ann, name="Anna"), people.sign_out_everywhere(ann))
            assert changed.name == "Anna"
            assert await people.by_cookie(cookie) is None
            with pytest.raises(Refusal, match="stranger"):
                await people.change(ann, name="Annabel")
            now = await people.find(ann.id)
            assert now is not None
            assert (now.name, now.epoch) == ("Anna", ann.epoch + 1)
            await people.sign_out_everywhere(ann)  # with an old cookie: nobody new is signed out
            assert await people.find(ann.id) == now

    asyncio.run(work())


def test_what_was_read_of_somebody_before_they_signed_out_is_not_trusted_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with processes(tmp_path, 2) as (here, there):
            ann = await there.new_guest("Ann", "en")
            read = here.store.read

            async def slow(work: Callable[[Connection], Any]) -> Any:
                row = await read(work)
                await here.sign_out_everywhere(ann)
                return row

            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(here.store, "read", slow)
                assert await here.find(ann.id) == ann
            assert await here.by_cookie(here.cookie(ann)) is None

    asyncio.run(work())


def test_of_several_accounts_that_a_guest_wants_at_once_one_is_made(tmp_path: Path) -> None:
    async def work() -> None:
        async with processes(tmp_path, 2) as (here, there):
            ann = await here.new_guest("Ann", "en")
            assert await there.find(ann.id) == ann
            asked = [people.make_account(ann, f"ann{n}", "a password") for n, people in enumerate((here, here, there))]
            done = await asyncio.gather(*asked, return_exceptions=True)
            made = [one for one in done if isinstance(one, Person)]
            refused = [one.message.id for one in done if isinstance(one, Refusal)]
            assert refused == ["server-refusal-account-already"] * 2
            assert [await people.sign_in(str(made[0].login), "a password") for people in (here, there)] == made * 2
            assert await here.find(ann.id) == made[0]

    asyncio.run(work())


def test_whoever_has_signed_out_at_another_process_makes_no_account_here(tmp_path: Path) -> None:
    async def work() -> None:
        async with processes(tmp_path, 2) as (here, there):
            ann = await here.new_guest("Ann", "en")
            assert await there.find(ann.id) == ann
            await here.sign_out_everywhere(ann)
            with pytest.raises(Refusal, match="stranger"):
                await there.make_account(ann, "ann", "a password")

    asyncio.run(work())


# Names and words.


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database."""
    (tmp_path / "there").mkdir()
    here = Server(tmp_path, shared=True)
    with here, Server(tmp_path / "there", here.database, shared=True) as there:
        yield here, there


def elsewhere(guest: Guest, server: Server) -> Guest:
    """Somebody with the same cookie at another server."""
    found = Guest(server)
    found.http.cookies.update(guest.http.cookies)
    return found


def test_a_name_that_is_forgotten_here_is_forgotten_by_other_processes_too(pair: tuple[Server, Server]) -> None:
    here, there = pair
    ann, bob, eve = here.guest("Rumpelstiltskin"), there.guest("Bob"), here.guest("Rapunzel")
    table = ann.opens("zavarushka", ["me", "open"])
    bob.does(table, "sit")
    bob.does(table, "ready")
    ann.does(table, "start")
    play_out([ann.watches(table), bob.watches(table)], seed=6)
    ann.does(table, "say", text="straw into gold")
    eve.does(table, "say", text="let down your hair")
    line = bob.watches(table)
    before = tt.Record.loads(bob.get(f"/api/tables/{table}/record"))
    names = ("Rumpelstiltskin", "straw into gold", "Rapunzel", "let down your hair")
    assert all(name in str(line.state) for name in names)
    assert ann.http.delete("/api/me").status_code == 204
    assert eve.http.delete("/api/me").status_code == 204
    line.until(lambda state: not state["room"]["seats"][0]["name"])
    for server in pair:
        somebody = elsewhere(bob, server)
        record = somebody.get(f"/api/tables/{table}/record")
        seen = f"{record} {somebody.get(f'/api/tables/{table}')} {somebody.watches(table).state}"
        assert [name for name in names if name in seen] == []
        after = tt.Record.loads(record)
        assert (after.actions, after.seed) == (before.actions, before.seed)
        assert tt.replay(after).over


# What comes afterwards.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


def kept(server: Server, question: str, *values: object) -> list[tuple[Any, ...]]:
    """What the server's own file says."""
    with closing(sqlite3.connect(server.folder / "taletable.sqlite3")) as file:
        return file.execute(question, values).fetchall()


def begun(server: Server, *names: str) -> tuple[str, list[Guest]]:
    """People at a table where the game has begun."""
    host, *others = guests = [server.guest(name) for name in names]
    table = host.opens("zavarushka", ["me", *["open"] * len(others)])
    for other in others:
        other.does(table, "sit")
        other.does(table, "ready")
    host.does(table, "start")
    return table, guests


def test_a_game_that_ends_without_somebody_who_is_forgotten_writes_nothing_of_them(server: Server) -> None:
    table, (ann, bob, eve) = begun(server, "Ann", "Bob", "Eve")
    who = eve.get("/api/me")["id"]
    ann.post(f"/api/tables/{table}/mute", {"seat": 2})
    assert kept(server, "SELECT count(*) FROM mutes WHERE muted = ?", who) == [(1,)]
    assert eve.http.delete("/api/me").status_code == 204
    play_out([ann.watches(table), bob.watches(table)], seed=2)
    for column in ("results.person", "ratings.person", "sitters.person", "mutes.muted"):
        kind = column.partition(".")[0]
        assert kept(server, f"SELECT * FROM {kind} WHERE {column} = ?", who) == []
    for guest in (ann, bob):
        found = guest.get("/api/me/results")
        assert (found["ratings"][0]["played"], found["history"][0]["players"]) == (1, 3)


def test_a_game_whose_log_does_not_say_who_is_forgotten_writes_nothing_of_them_either(server: Server) -> None:
    """As with those who were deleted by a version that wrote no such entry."""
    table, (ann, bob) = begun(server, "Ann", "Bob")
    who = bob.get("/api/me")["id"]
    lines = [ann.watches(table), bob.watches(table)]
    bob.does(table, "resign")
    with closing(sqlite3.connect(server.folder / "taletable.sqlite3")) as file, file:
        file.execute("DELETE FROM people WHERE id = ?", (who,))
    play_out(lines[:1], seed=2)
    assert kept(server, 'SELECT seat FROM results WHERE "table" = ?', table) == [(0,)]
    assert kept(server, "SELECT * FROM ratings WHERE person = ?", who) == []
    again = ann.post(f"/api/tables/{table}/rematch", {})["id"]
    assert [seat["kind"] for seat in ann.get(f"/api/tables/{again}")["seats"]] == ["person", "open"]


def test_at_a_rematch_the_seat_of_somebody_who_is_forgotten_is_open(server: Server) -> None:
    table, (ann, bob) = begun(server, "Ann", "Bob")
    who = bob.get("/api/me")["id"]
    play_out([ann.watches(table), bob.watches(table)], seed=3)
    assert bob.http.delete("/api/me").status_code == 204
    again = ann.post(f"/api/tables/{table}/rematch", {})["id"]
    assert [seat["kind"] for seat in ann.get(f"/api/tables/{again}")["seats"]] == ["person", "open"]
    assert kept(server, "SELECT * FROM sitters WHERE person = ?", who) == []
    cat = server.guest("Cat")
    cat.does(again, "sit")
    cat.does(again, "ready")
    ann.does(again, "start")
    assert cat.watches(again).state["you"] == 1


# Lines that only listen.


def leaves(guest: Guest, how: str) -> None:
    if how == "delete":
        assert guest.http.delete("/api/me").status_code == 204
    else:
        guest.post("/api/sign-out", {"everywhere": True})


def closed(line: Line) -> tuple[int, str]:
    """With which code and reason a line ends that only listens; what came before is in what it has heard."""
    with pytest.raises(ConnectionClosed) as error:
        line.until(lambda _: False)
    assert error.value.rcvd is not None
    return error.value.rcvd.code, error.value.rcvd.reason


def goes_on(line: Line) -> None:
    """A line answers."""
    line.say({"kind": "ping"})
    while line.hear()["kind"] != "pong":
        pass


@pytest.mark.parametrize("how", ["delete", "sign-out"])
def test_a_line_that_only_listens_is_closed_when_its_owner_goes(server: Server, how: str) -> None:
    table, (ann, bob) = begun(server, "Ann", "Bob")
    lines = [bob.watches(table), bob.watches(table)]
    other = bob.watches(bob.opens("zavarushka", ["me", "open"]))
    nobody = Guest(server)
    staying = [ann.watches(table), nobody.watches(table)]
    leaves(bob, how)
    ann.does(table, "say", text="we are alone")
    for line in (*lines, other):
        assert closed(line) == (UNAUTHORIZED, "you have signed out")
    for line in lines:
        assert all(said["room"]["seats"][1]["name"] == "Bob" for said in line.heard)  # and nothing after that
        assert how == "delete" or len(line.heard) == 1
    for line in staying:
        goes_on(line)
    assert staying[0].does("say", text="still here") > 0


@pytest.mark.parametrize("how", ["delete", "sign-out"])
def test_whoever_goes_before_they_have_said_hello_sees_nothing(server: Server, how: str) -> None:
    table, (_, bob) = begun(server, "Ann", "Bob")
    headers = {"Cookie": f"{COOKIE}={bob.http.cookies[COOKIE]}"}
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    with connect(url, additional_headers=headers, compression=None) as line:
        for _ in range(2):
            bob.watches(table).close()  # comes later by the same way, so the first line is known to be Bob's by now
        leaves(bob, how)
        line.send('{"kind":"hello"}')
        with pytest.raises(ConnectionClosed) as error:
            line.recv(PATIENCE)
    assert error.value.rcvd is not None
    assert error.value.rcvd.code == UNAUTHORIZED


@pytest.mark.parametrize("how", ["delete", "sign-out"])
def test_a_line_is_closed_soon_when_its_owner_goes_at_another_process(pair: tuple[Server, Server], how: str) -> None:
    here, there = pair
    table, (ann, bob) = begun(here, "Ann", "Bob")
    bob.post("/api/me/account", {"login": "bob", "password": "open sesame"})
    line = elsewhere(bob, there).watches(table)
    staying = [ann.watches(table), elsewhere(ann, there).watches(table), Guest(there).watches(table)]
    leaves(bob, how)
    if how == "sign-out":
        bob.post("/api/sign-in", {"login": "bob", "password": "open sesame"})
        staying.append(bob.watches(table))
    assert closed(line) == (UNAUTHORIZED, "you have signed out")
    for other in staying:
        goes_on(other)
