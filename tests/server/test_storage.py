"""What is stored outlives everything: other processes, a database that is away, tables that no longer replay."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import event

import taletable as tt
from taletable.server.people import People
from taletable.server.storage import Store
from tests.server.kit import Refused, Server, act, begun, play_out

if TYPE_CHECKING:
    from pathlib import Path


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        table, people, lines = begun(server)
        for _ in range(5):
            act(lines)
        before = [line.state for line in lines]
        server.kill()
        server.start()
        after = [person.watches(table).state for person in people]
        for old, new in zip(before, after, strict=True):
            assert new["kind"] == "state"
            for key in ("version", "view", "room", "decision", "you"):
                assert new[key] == old[key], key
        assert people[0].get("/api/me/tables")[0]["id"] == table
    finally:
        server.stop()


def test_who_comes_back_hears_what_they_missed_and_nothing_twice(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, people, lines = begun(server)
        for _ in range(3):
            act(lines)
        have = lines[0].state["version"]
        heard = [event for message in lines[0].heard for event in message.get("events", [])]
        for _ in range(4):
            act(lines)
        missed = people[0].watches(table, have).state["events"]
        everything = people[0].watches(table).state["events"]
        assert missed == everything[len(heard) :]
        assert heard == everything[: len(heard)]


def test_two_servers_on_one_database(tmp_path: Path) -> None:
    here = Server(tmp_path, shared=True).start()
    (tmp_path / "there").mkdir()
    there = Server(tmp_path / "there", here.database, shared=True).start()
    try:
        ann, bob = here.guest("Ann"), there.guest("Bob")
        table = ann.opens("fairy_tale", ["me", "open"])
        bob.does(table, "sit")
        bob.does(table, "ready")
        lines = [ann.watches(table), bob.watches(table)]
        ann.does(table, "start")
        for line in lines:
            line.until(lambda state: state["room"]["status"] == "playing")
        assert play_out(lines, seed=3) > 20
        record = ann.get(f"/api/tables/{table}/record")
        assert record == bob.get(f"/api/tables/{table}/record")
        assert tt.replay(tt.Record.loads(record)).over
    finally:
        here.stop()
        there.stop()


def test_two_processes_of_one_server(tmp_path: Path) -> None:
    with Server(tmp_path, workers=2) as server:
        _, _, lines = begun(server)
        play_out(lines, seed=4)
        assert [line.state["room"]["status"] for line in lines] == ["over", "over"]


def test_while_the_database_is_away_people_are_told_and_nothing_is_lost(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, people, lines = begun(server)
        act(lines)
        version = lines[0].state["version"]
        with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"), isolation_level=None)) as greedy:
            greedy.execute("BEGIN EXCLUSIVE")
            asked = next(line for line in lines if line.decision is not None)
            assert asked.decision is not None
            with pytest.raises(Refused, match="Nothing is lost"):
                asked.acts(asked.decision["actions"][0], mark="once")
            greedy.execute("ROLLBACK")
        assert people[0].watches(table).state["version"] == version
        assert asked.acts(asked.decision["actions"][0], mark="once") == version + 1


def test_a_table_that_does_not_replay_is_set_apart_and_others_go_on(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        spoilt, _, lines = begun(server)
        version = act(lines)
        old, _, _ = begun(server)
        sound, people, _ = begun(server)
        server.kill()
        with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
            database.execute(
                'UPDATE entries SET value = ? WHERE "table" = ? AND seq = ?', ('{"action":"tile z9"}', spoilt, version)
            )
            database.execute("UPDATE tables SET version = 99 WHERE id = ?", (old,))
            database.commit()
        server.start()
        for table in (spoilt, old):
            assert people[0].get(f"/api/tables/{table}")["status"] == "broken"
            with pytest.raises(Refused, match="cannot be continued"):
                people[0].does(table, "sit")
        act([person.watches(sound) for person in people])
    finally:
        server.stop()


def test_many_at_once_are_all_stored(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = server.guest("Ann")
        tables = [ann.opens("zavarushka", ["me", "open"]) for _ in range(6)]

        def talk(table: str) -> None:
            guest = server.guest("Bob")
            guest.does(table, "sit")
            for number in range(10):
                guest.does(table, "say", text=f"word {number}")

        threads = [threading.Thread(target=talk, args=(table,)) for table in tables]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for table in tables:
            said = [line["text"] for line in ann.watches(table).state["talk"]]
            assert said == [f"word {number}" for number in range(10)]


def test_whoever_wants_to_be_forgotten_is_found_without_reading_every_log(tmp_path: Path) -> None:
    """Asked of the database itself: how it goes about the statements that are sent when a person is deleted."""
    store = Store(f"sqlite:///{tmp_path / 'plan.sqlite3'}")
    store.migrate()
    sent: list[tuple[str, Any]] = []
    event.listen(store.engine, "before_cursor_execute", lambda *given: sent.append((given[2], given[3])))
    store.open()

    async def forget() -> None:
        people = People(store)
        await people.open()
        await people.forget(await people.new_guest("Ann", "en"))

    asyncio.run(forget())
    changes = [(statement, values) for statement, values in sent if "entries" in statement]
    assert [statement.split()[0] for statement, _ in changes] == ["UPDATE", "UPDATE", "INSERT", "SELECT"]
    with store.engine.connect() as connection:
        for statement, values in changes:
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
            assert any("entries_names" in row[3] for row in plan), plan
    store.close()
