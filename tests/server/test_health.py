"""When nothing can be stored the server says so, loses nothing, and goes on as soon as there is room again."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import event

from taletable.server.requests import Say
from taletable.server.storage import CannotStore, DatabaseUnavailable, Store
from taletable.server.storage import store as storage
from tests.kit.waiting import eventually
from tests.server.in_process import ANN, opened, rooms_in_process
from tests.server.kit import Refused, Server, act, begun

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.postgres import Cluster

BEGINS, ENDS = "the database fails, nothing can be stored", "the database works again"


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """The file that the server appends to cannot grow: what it writes is refused by the system, as on a full disk."""
    assert server.child is not None
    log = Path(f"{server.database.removeprefix('sqlite:///')}-wal")
    before = resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE)
    assert log.stat().st_size > (server.folder / "server.log").stat().st_size + 100_000  # what it says must fit
    resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_told_once_and_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, (ann, _), lines = begun(server)
        for number in range(60):
            lines[number % 2].does("say", text="x" * 400)
        version = act(lines)
        with full_disk(server):
            asked = next(line for line in lines if line.decision is not None)
            assert asked.decision is not None
            action = asked.decision["actions"][0]
            for _ in range(3):
                with pytest.raises(Refused, match="Nothing is lost"):
                    asked.acts(action, mark="once")
                answer = ann.http.get("/health", headers={"Accept-Language": "pl"})
                assert (answer.status_code, answer.json()["message"]) == (503, "server-refusal-cannot-store")
            assert answer.json()["reason"].startswith("Teraz niczego nie można zapisać")
            assert ann.get(f"/api/tables/{table}")["room"]["status"] == "playing"
            assert ENDS not in server.log()
        eventually(lambda: ann.http.get("/health").status_code == 200)
        assert asked.acts(action, mark="once") == version + 1
        server.kill()
        server.start()
        assert ann.watches(table).state["version"] == version + 1
        log = server.log()
        assert (log.count(BEGINS), log.count(ENDS)) == (1, 1)


def test_health_tries_to_store_when_nothing_was_stored_lately(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            await opened(rooms)
            store, sent = rooms.store, rooms.store.outage
            await store.check()
            assert await _probed(store) is None  # what was just stored is proof enough
            monkeypatch.setattr(storage, "PROVEN", 0.0)
            await store.check()
            assert await _probed(store) == b""  # what was stored for it is gone again
            with closing(sqlite3.connect(tmp_path / "rooms.sqlite3", isolation_level=None)) as greedy:
                monkeypatch.setattr(storage, "PATIENCE", 0)
                greedy.execute("BEGIN IMMEDIATE")
                with pytest.raises(CannotStore, match="locked"):
                    await store.check()
                assert sent.reason is not None
                greedy.execute("ROLLBACK")
            with pytest.raises(CannotStore, match="locked"):  # until something was stored
                await store.check()
            await rooms.look_after()
            await store.check()

    asyncio.run(work())


async def _probed(store: Store) -> bytes | None:
    found: bytes | None = await store.read(
        lambda it: it.exec_driver_sql("SELECT value FROM server_secrets WHERE name = 'probe'").scalar()
    )
    return found


def test_a_database_without_a_free_page_is_full_though_what_is_there_can_be_changed(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = await opened(rooms)
            await rooms.store.probe()
            pages = await rooms.store.write(lambda it: it.exec_driver_sql("PRAGMA page_count").scalar())
            limit = f"PRAGMA max_page_count = {pages}"
            event.listen(rooms.store.engine, "checkout", lambda made, *_: made.execute(limit))
            await rooms.store.write(lambda it: it.exec_driver_sql(limit).scalar())
            said = 0
            with suppress(DatabaseUnavailable):
                while said < 1000:
                    await rooms.do(ANN, table, Say("x" * 500))
                    said += 1
            assert 0 < said < 1000
            await rooms.store.write(lambda it: it.exec_driver_sql("UPDATE tables SET due = due").rowcount)
            with pytest.raises(CannotStore, match="full"):
                await rooms.store.probe()
            with pytest.raises(CannotStore, match="full"):
                await rooms.store.check()
            limit = "PRAGMA max_page_count = 1000000"
            await rooms.store.probe()
            await rooms.store.check()
            await rooms.do(ANN, table, Say("x" * 500))

    asyncio.run(work())


def test_a_database_server_that_is_away_is_told_once(cluster: Cluster, tmp_path: Path) -> None:
    with Server(tmp_path, cluster.url(cluster.database())) as server:
        ann = server.guest("Ann")
        cluster.stop()
        try:
            eventually(lambda: BEGINS in server.log())
            for _ in range(3):
                answer = ann.http.get("/health")
                assert (answer.status_code, answer.json()["message"]) == (503, "server-refusal-away-database")
        finally:
            cluster.start()
        eventually(lambda: ENDS in server.log())
        assert ann.get("/health")["status"] == "ok"
        log = server.log()
        assert (log.count(BEGINS), log.count(ENDS)) == (1, 1)
