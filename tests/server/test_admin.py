"""`taletable admin` beside a server that runs: what it changes is seen there at once."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

from taletable.cli import main
from taletable.server.operations import admin
from taletable.server.operations.interventions import end, quarantine, release
from taletable.server.room import BROKEN, PLAYING, Entry
from taletable.server.storage.schema import SCHEMA
from tests.server.games import played, rooms_at, two_people
from tests.server.kit import Refused, Server, act, begun

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


def test_a_table_is_set_apart_released_and_ended_before_the_eyes_of_those_who_play(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    table, people, lines = begun(server)
    database = ["--database", server.database]
    version = act(lines)
    assert main(["admin", "quarantine", table, *database]) == 0
    for line in lines:
        line.until(lambda state: state["room"]["status"] == "broken")
        assert line.state["room"]["trouble"] == "server-refusal-set-apart"
    assert lines[0].state["version"] == version + 1
    with pytest.raises(Refused, match="set this table apart"):
        people[0].does(table, "say", text="hello?")
    assert [one["status"] for one in people[0].get("/api/me/tables") if one["id"] == table] == ["broken"]
    assert main(["admin", "quarantine", table, *database]) == 2
    assert "is set apart already" in capsys.readouterr().err
    assert main(["admin", "release", table, *database, "--lang", "pl"]) == 0
    assert capsys.readouterr().out == f"Przy stole {table} gra toczy się dalej.\n"
    for line in lines:
        line.until(lambda state: state["room"]["status"] == "playing")
        assert line.state["room"]["trouble"] is None
    act(lines)
    assert main(["admin", "end", table, *database]) == 0
    for line in lines:
        line.until(lambda state: state["room"]["trouble"] == "server-refusal-ended")
    with pytest.raises(Refused, match="ended this game"):
        people[0].does(table, "resign")
    assert people[0].get("/api/me/results")["history"] == []
    for wish in ("end", "quarantine", "release"):
        assert main(["admin", wish, table, *database]) == 2
        assert "is over" in capsys.readouterr().err
    assert main(["admin", "end", "nothing", *database]) == 2
    assert "There is no such table" in capsys.readouterr().err


def test_tables_and_people_are_listed_and_found(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    ann = server.guest("Ännchen 100%", "pl")
    mine = ann.opens("fairy_tale", ["me", "casual"], public=True)
    database = ["--database", server.database]

    def told(*arguments: str) -> str:
        assert main(["admin", *arguments, *database]) == 0
        return capsys.readouterr().out

    (line,) = [json.loads(one) for one in told("tables", "--person", "chen 100%", "--json").splitlines()]
    assert (line["id"], line["game"], line["status"], line["people"]) == (
        mine,
        "fairy_tale",
        "open",
        ["Ännchen 100%", "casual"],
    )
    assert mine in told("tables", "--status", "open", "--game", "fairy_tale")
    assert "There is nothing to list." in told("tables", "--status", "over", "--person", "chen 100%")
    (person,) = [json.loads(one) for one in told("people", "chen 100%", "--json").splitlines()]
    assert (person["name"], person["kind"], person["tables"]) == ("Ännchen 100%", "guest", 1)
    assert told("people", person["id"]).splitlines()[1].split()[:2] == [person["id"], "Ännchen"]
    assert len(told("people", "--most", "1", "--json").splitlines()) == 1
    assert "Тут" not in told("people", "nobody at all")


def test_all_that_is_stored_of_a_person_is_exported_and_no_secret(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, people, lines = begun(server)
    act(lines)
    people[0].does(table, "say", text="Привет!")
    people[0].post("/api/me/account", {"login": "ann", "password": "a long password"})
    people[0].post("/api/me/tokens", {"label": "my program"})
    file = tmp_path / "ann.json"
    assert main(["admin", "export", "Ann", "--out", str(file), "--database", server.database]) == 0
    assert capsys.readouterr().out.endswith(f"{file}.\n")
    assert file.stat().st_mode & 0o777 == 0o600
    found = json.loads(file.read_text("utf-8"))
    assert found["people"][0]["login"] == "ann"
    assert [row["label"] for row in found["tokens"]] == ["my program"]
    assert [row["value"]["text"] for row in found["entries"] if row["kind"] == "say"] == ["Привет!"]
    assert found["tables"][0]["id"] == table
    assert found["tables"][0]["options"]["first"] == "random"
    text = file.read_text("utf-8")
    for secret in ("password", "seed", "hash", "origin"):
        assert f'"{secret}"' not in text
    assert main(["admin", "export", "Ann's sister", "--database", server.database]) == 2
    assert "nobody has the id or login" in capsys.readouterr().err


def test_whatever_names_a_person_in_the_schema_is_exported() -> None:
    """A column for people that is called otherwise than those before would be left out of exports."""
    owned = {table.name for table in SCHEMA.sorted_tables if admin.owners_of(table)}
    others = {table.name for table in SCHEMA.sorted_tables} - owned
    assert others <= {"sheets", "archived", "server_secrets", *SHARED}
    assert "mutes" in owned


# Tables of other features that hold nothing of a person.
SHARED = ("studies", "study_parts", "private_judgments", "puzzle_ratings", "jobs")


def test_a_person_is_forgotten_and_their_lines_are_closed(
    server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people, lines = begun(server)
    act(lines)
    people[1].does(table, "say", text="remember me")
    who = people[1].get("/api/me")["id"]
    database = ["--database", server.database]
    monkeypatch.setattr("builtins.input", lambda _: "no")
    assert main(["admin", "forget", who, *database]) == 1
    assert capsys.readouterr().out == "Nothing was deleted.\n"
    assert people[1].get("/api/me")["id"] == who
    monkeypatch.setattr("builtins.input", lambda _: "да")
    assert main(["admin", "forget", who, *database, "--lang", "ru"]) == 0
    assert "Человек удалён" in capsys.readouterr().out
    seats = lines[0].until(lambda state: state["room"]["seats"][1]["name"] == "")["room"]["seats"]
    assert seats[1]["resigned"]
    again = people[0].watches(table)
    assert all(said["text"] != "remember me" for said in again.state["talk"])


def test_a_table_that_does_not_replay_can_be_ended(tmp_path: Path) -> None:
    """Its log is as damaged as before, and yet it says that it is over."""

    async def work() -> None:
        url = f"sqlite:///{tmp_path / 't.sqlite3'}"
        async with rooms_at(url, tmp_path) as rooms:
            id = await played(rooms, await two_people(rooms), most=2)
            version = (await rooms.find(id)).room.version
            await rooms.store.append([(id, version + 1, 1.0, "act", 0, None, '{"action":"nonsense"}', None)])
        async with rooms_at(url, tmp_path) as rooms:
            room = (await rooms.find(id)).room
            assert (room.status, room.ended) == (BROKEN, None)
            with pytest.raises(ValueError, match="does not replay"):
                quarantine(room, 2.0)
            await rooms.intervene(id, end)
        async with rooms_at(url, tmp_path) as rooms:
            room = (await rooms.find(id)).room
            assert room.status == BROKEN
            assert room.ended is not None
            assert room.trouble is not None
            assert room.trouble.message.id == "server-refusal-ended"

    asyncio.run(work())


def test_no_time_runs_while_a_table_is_set_apart(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_at(f"sqlite:///{tmp_path / 't.sqlite3'}", tmp_path) as rooms:
            id = await played(rooms, await two_people(rooms), most=1)
            room = (await rooms.find(id)).room
            since = list(room.clocks.since)
            for decide, now in ((quarantine, 1e10), (release, 1e10 + 500)):
                entries: list[Entry] = decide(room, now)
                for entry in entries:
                    room.apply(entry)
            assert room.status == PLAYING
            assert room.clocks.since == [None if one is None else one + 500 for one in since]
            with pytest.raises(ValueError, match="is not set apart"):
                release(room, 1e10 + 501)

    asyncio.run(work())
