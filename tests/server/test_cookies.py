"""The signed cookie: it expires unless it is used, keys are rotated, and cookies of the old format are replaced."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest

from taletable.cli import main
from taletable.server import cookies
from taletable.server.cookies import ANNOUNCED, COOKIE, RELOADED, RENEWED_AFTER, YEAR, CookieKey, Cookies
from taletable.server.people import People
from taletable.server.storage import Store
from tests.server.kit import Guest, Refused
from tests.server.timed import TimedServer

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.kit import Server

DAY = 24 * 3600
OLD_KEY = b"the key of old cookies"


class Clock:
    """What `time.time` says, for the server and for itsdangerous."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000.0
        monkeypatch.setattr(time, "time", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def signing(clock: Clock, *ages: float) -> Cookies:
    """Keys by how long ago they were made, all of which differ."""
    keys = [CookieKey(clock.now - age, sha256(str(age).encode()).digest()) for age in ages]
    return Cookies(keys, OLD_KEY)


def old_format(person: str, epoch: int, key: bytes = OLD_KEY) -> str:
    said = f"{person}.{epoch}"
    return f"{said}.{cookies.old_signature(key, said)}"


def test_a_cookie_says_who_and_by_which_epoch(clock: Clock) -> None:
    ours = signing(clock, 3 * DAY)
    assert ours.read(ours.sign("ann", 4)) == cookies.Session("ann", 4, stale=False)
    assert ours.read(None) is None


def test_a_cookie_expires_a_year_after_it_was_signed(clock: Clock) -> None:
    ours = signing(clock, 3 * DAY)
    cookie = ours.sign("ann", 0)
    clock.now += YEAR
    found = ours.read(cookie)
    assert found is not None
    assert found.stale
    clock.now += 1
    assert ours.read(cookie) is None


def test_a_cookie_is_stale_after_a_day(clock: Clock) -> None:
    ours = signing(clock, 3 * DAY)
    cookie = ours.sign("ann", 0)
    clock.now += RENEWED_AFTER
    assert ours.read(cookie) == cookies.Session("ann", 0, stale=False)
    clock.now += 1
    assert ours.read(cookie) == cookies.Session("ann", 0, stale=True)


def test_a_clock_that_is_a_little_behind_does_not_matter(clock: Clock) -> None:
    ours = signing(clock, 3 * DAY)
    cookie = ours.sign("ann", 0)
    clock.now -= 5
    assert ours.read(cookie) == cookies.Session("ann", 0, stale=False)


def test_a_new_key_signs_when_every_process_knows_it_and_old_ones_verify(clock: Clock) -> None:
    before = signing(clock, 5 * DAY).sign("ann", 0)
    assert signing(clock, 5 * DAY, ANNOUNCED - 1).sign("ann", 0) == before
    clock.now += 1
    after = signing(clock, 5 * DAY + 1, ANNOUNCED).sign("ann", 0)
    assert after.rpartition(".")[2] != before.rpartition(".")[2]
    only_new = signing(clock, ANNOUNCED)
    assert only_new.read(after) == cookies.Session("ann", 0, stale=False)
    assert only_new.read(before) is None
    assert ANNOUNCED >= 2 * RELOADED


def test_the_old_format_is_good_for_a_year_and_always_stale(clock: Clock) -> None:
    ours = signing(clock, 3 * DAY)
    assert ours.read(old_format("ann", 2)) == cookies.Session("ann", 2, stale=True)
    assert ours.read(old_format("ann", 2, b"another key")) is None
    clock.now += YEAR - 3 * DAY - 1
    assert ours.read(old_format("ann", 2)) is not None
    clock.now += 1
    assert ours.read(old_format("ann", 2)) is None


def test_a_cookie_of_one_format_is_none_of_the_other(clock: Clock) -> None:
    ours = signing(clock, 3 * DAY)
    said = ours.sign("ann", 0).rpartition(".")[0]
    assert ours.read(f"{said}.{cookies.old_signature(OLD_KEY, said)}") is None


# The keys in the database.


def stored_keys(store: Store) -> list[CookieKey]:
    with store.engine.connect() as connection:
        value = connection.exec_driver_sql("SELECT value FROM server_secrets WHERE name = 'cookie-keys'").scalar_one()
    return cookies._decode(bytes(value))


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = Store(f"sqlite:///{tmp_path / 'taletable.sqlite3'}")
    store.migrate()
    return store


def rotate(store: Store, drop_old: bool = False) -> None:
    with store.engine.connect().execution_options(writing=True) as connection:
        cookies.rotate(connection, drop_old)
        connection.commit()


def test_keys_are_dropped_when_no_cookie_of_theirs_can_be_good(store: Store, clock: Clock) -> None:
    rotate(store)
    first, second = stored_keys(store)
    clock.now += YEAR
    rotate(store)
    assert stored_keys(store)[:2] == [first, second]
    clock.now += 2 * ANNOUNCED
    rotate(store)
    kept = stored_keys(store)
    assert first not in kept
    assert kept[0] == second
    assert len(kept) == 3
    rotate(store, drop_old=True)
    (new,) = stored_keys(store)
    assert new not in kept
    store.close()


def test_processes_share_the_keys_and_take_up_new_ones(store: Store, clock: Clock) -> None:
    async def work() -> None:
        store.open()
        here, there = People(store), People(store)
        await asyncio.gather(here.open(), there.open())
        ann = await here.new_guest("Ann", "en")
        assert await there.by_cookie(here.cookie(ann)) == ann
        before = here.cookie(ann)
        rotate(store)
        await here.reload_keys()
        assert here.cookie(ann) == before  # the other process does not know the new key yet
        await there.reload_keys()
        clock.now += ANNOUNCED
        await here.reload_keys()
        signed = here.cookie(ann)
        assert await there.by_cookie(signed) == ann
        assert await here.by_cookie(before) == ann
        rotate(store, drop_old=True)
        await here.reload_keys()
        assert await here.by_cookie(before) is None
        assert await here.by_cookie(signed) is None
        assert await here.by_cookie(here.cookie(ann)) == ann

    asyncio.run(work())
    store.close()


# Over HTTP.


def renewed(guest: Guest, cookie: str) -> str | None:
    """The cookie in the response to a request that shows one."""
    guest.http.cookies.clear()
    answer = guest.http.get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}"})
    assert answer.status_code == 200
    return answer.cookies.get(COOKIE)


def key_of(server: Server) -> bytes:
    with closing(sqlite3.connect(server.folder / "taletable.sqlite3")) as file:
        return bytes(file.execute("SELECT value FROM server_secrets WHERE name = 'key'").fetchone()[0])


def test_whoever_comes_back_in_time_is_never_signed_out(tmp_path: Path) -> None:
    with TimedServer(tmp_path) as server:
        ann = server.guest("Ann")
        first = str(ann.http.cookies[COOKIE])
        assert renewed(ann, first) is None
        for _ in range(3):
            server.pass_time(YEAR / 2)
            ann.http.cookies.set(COOKIE, first)
            answer = ann.http.get("/api/me")
            assert answer.headers["set-cookie"].split("; ")[1:] == [
                "HttpOnly",
                "Max-Age=31536000",
                "Path=/",
                "SameSite=lax",
            ]
            new = answer.cookies[COOKIE]
            assert new != first
            first = new
        server.pass_time(YEAR + 1)
        assert ann.http.get("/api/me", headers={"Cookie": f"{COOKIE}={first}"}).status_code == 401


def test_a_cookie_of_the_old_format_is_replaced_by_a_new_one(tmp_path: Path) -> None:
    with TimedServer(tmp_path) as server:
        ann = server.guest("Ann")
        me = ann.get("/api/me")
        old = old_format(me["id"], 0, key_of(server))
        new = renewed(ann, old)
        assert new is not None
        assert new.count(".") == 3
        assert renewed(ann, new) is None
        assert ann.http.get("/api/me", headers={"Cookie": f"{COOKIE}={new}"}).json() == me
        # A sign-out everywhere ends both, and the response to it removes the cookie and sets none.
        answer = ann.http.post("/api/sign-out", json={"everywhere": True}, headers={"Cookie": f"{COOKIE}={old}"})
        assert answer.headers.get_list("set-cookie")[0].startswith(f'{COOKIE}="";')
        assert len(answer.headers.get_list("set-cookie")) == 1
        for cookie in (old, new):
            assert ann.http.get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}"}).status_code == 401


def test_keys_are_rotated_by_command_while_the_server_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with TimedServer(tmp_path) as server:
        ann = server.guest("Ann")
        before = server.get("/health").status_code, ann.get("/api/me")
        assert main(["rotate-keys", "--database", server.database]) == 0
        assert "stay good" in capsys.readouterr().out
        assert ann.get("/api/me") == before[1]
        server.stop()
        server.start()
        late = Guest(server)
        late.http.cookies.update(ann.http.cookies)
        assert late.get("/api/me") == before[1]
        assert main(["rotate-keys", "--drop-old", "--database", server.database, "--lang", "pl"]) == 0
        assert "straciły ważność" in capsys.readouterr().out
        server.stop()
        server.start()
        lost = Guest(server)
        lost.http.cookies.update(ann.http.cookies)
        with pytest.raises(Refused):
            lost.get("/api/me")


def test_keys_of_a_database_that_is_not_migrated_are_not_rotated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rotate-keys", "--database", f"sqlite:///{tmp_path / 'empty.sqlite3'}"]) == 2
    assert "taletable migrate" in capsys.readouterr().err
