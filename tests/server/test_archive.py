"""Games that are over leave the database for compressed files, lose nothing on the way, and are still found."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

import taletable as tt
from taletable.cli import main
from taletable.server import archive as archive_module
from taletable.server.archive import Damaged
from taletable.server.operations import archive_files, archiving
from taletable.server.operations.session import session
from taletable.server.people import People
from taletable.server.refusals import Refusal
from taletable.server.requests import Say
from taletable.server.room import OVER, PLAYING, Room
from taletable.server.settings import Settings
from taletable.server.storage import Store
from tests.server.games import played, rooms_at, two_people
from tests.server.kit import Refused, Server, begun, play_out

if TYPE_CHECKING:
    from tests.server.postgres import Cluster

LATER = 4_000_000_000.0  # a moment after everything


class PowerFailure(Exception):
    """The machine stops here."""


def settings_for(url: str, folder: Path) -> Settings:
    return Settings(database=url, archive=str(folder))


def move(url: str, folder: Path) -> archiving.Moved:
    """What `taletable archive` does, for everything that is over."""

    async def work() -> archiving.Moved:
        async with session(settings_for(url, folder)) as opened:
            return await archiving.move(opened, LATER)

    return asyncio.run(work())


def found(url: str, folder: Path, ids: list[str]) -> dict[str, Room]:
    """The rooms of these tables, as another process finds them."""

    async def work() -> dict[str, Room]:
        async with rooms_at(url, folder) as rooms:
            return {id: (await rooms.find(id)).room for id in ids}

    return asyncio.run(work())


def stored_games(url: str, folder: Path, finished: int = 2) -> tuple[list[str], list[str]]:
    """Games that are over, and one that is not; with the ids of the people."""

    async def work() -> tuple[list[str], list[str]]:
        async with rooms_at(url, folder) as rooms:
            people = await two_people(rooms)
            ids = [await played(rooms, people) for _ in range(finished)]
            return [*ids, await played(rooms, people, most=3)], [one.id for one in people]

    return asyncio.run(work())


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 't.sqlite3'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.url(cluster.database())


def text_of(folder: Path) -> str:
    """What `zcat` prints of all files."""
    return "".join(gzip.decompress(file.read_bytes()).decode() for file in sorted(folder.glob("*.gz")))


def lines_of(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text_of(folder).splitlines()]


def count(url: str, table: str) -> int:
    store = Store(url)
    try:
        with store.engine.connect() as connection:
            return int(connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar_one())
    finally:
        store.close()


def told(room: Room) -> tuple[Any, ...]:
    """What a room is made of; the name of the archive's own entries is not in it."""
    assert room.table is not None
    return room.status, room.table.position(), room.record().dumps(), [said for *_, said in room.talk], room.ended


def test_games_move_to_a_file_that_replays_without_us_and_are_found_by_their_link(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "archive"
    ids, people = stored_games(url, folder)
    before = found(url, folder, ids)
    results = count(url, "results"), count(url, "ratings")
    database = ["--database", url, "--folder", str(folder)]
    assert main(["archive", "--older-than", "0d", *database]) == 0
    assert f"2 games were moved to the archive in {folder} (one file)." in capsys.readouterr().out
    (file,) = folder.glob("*.jsonl.gz")
    assert (file.stat().st_mode & 0o777, folder.stat().st_mode & 0o777) == (0o600, 0o700)
    subprocess.run(["sha256sum", "--check", "--quiet", f"{file.name}.sha256"], cwd=folder, check=True)
    lines = lines_of(folder)
    assert [line["table"]["id"] for line in lines] == ids[:2]
    for line in lines:
        assert tt.replay(tt.Record.loads(line["record"])).over
    # The database has a row for each of them, results and ratings, and the game that goes on.
    assert (count(url, "tables"), count(url, "archived"), count(url, "sitters")) == (1, 2, 2)
    assert (count(url, "results"), count(url, "ratings")) == results
    assert count(url, "entries") == before[ids[2]].version + 2
    after = found(url, folder, ids)
    for id in ids:
        assert told(after[id]) == told(before[id])
    assert [after[id].status for id in ids] == [OVER, OVER, PLAYING]
    assert main(["archive", "--list", *database]) == 0
    assert "2 games, ended" in capsys.readouterr().out
    assert main(["archive", "--check", *database, "--lang", "ru"]) == 0
    assert capsys.readouterr().out == "Проверено 2 партии, всё в порядке.\n"
    # Nothing is left to do, and a game comes back as it was.
    assert main(["archive", "--older-than", "0d", *database]) == 0
    assert main(["archive", "--restore", ids[0], *database]) == 0
    assert main(["archive", "--restore", ids[0], *database]) == 2
    assert f"there is no table {ids[0]} in the archive" in capsys.readouterr().err
    back = found(url, folder, ids)
    assert [told(back[id]) for id in ids] == [told(before[id]) for id in ids]
    assert (back[ids[0]].archived, back[ids[1]].archived) == (False, True)
    assert (count(url, "tables"), count(url, "archived"), count(url, "sitters")) == (2, 1, 4)
    assert [line["table"]["id"] for line in lines_of(folder)] == [ids[1]]
    assert people


def test_nobody_adds_to_the_log_of_a_game_in_the_archive_not_even_who_has_it_in_memory(tmp_path: Path) -> None:
    url, folder = f"sqlite:///{tmp_path / 't.sqlite3'}", tmp_path / "archive"

    async def work() -> None:
        async with rooms_at(url, folder) as rooms:
            ann, bob = await two_people(rooms)
            id = await played(rooms, [ann, bob])
            rooms.shared = False  # it trusts its memory
            version = (await rooms.find(id)).room.version
            async with session(settings_for(url, folder)) as opened:
                await archiving.move(opened, LATER)
            for _ in range(2):
                with pytest.raises(Refusal) as refused:
                    await rooms.do(ann, id, Say("well played"))
                assert refused.value.message.id == "server-refusal-archived"
            with pytest.raises(Refusal) as refused:
                await rooms.rematch(ann, id)
            assert refused.value.message.id == "server-refusal-archived"
            assert (await rooms.find(id)).room.version == version + 1

    asyncio.run(work())
    assert count(url, "entries") == 1


STEPS = (
    (archive_files, "write"),
    (archive_files, "complete"),
    (archive_files, "remove"),
    (Store, "write"),
    (Store, "append"),
)


def interrupted(url: str, folder: Path, at: int, after: bool) -> bool:
    """A run in which the power fails before or after its ``at``-th step; whether it did, or the run has no such step."""
    taken = 0

    def failing(step: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            nonlocal taken
            taken += 1
            number = taken
            if number == at and not after:
                raise PowerFailure
            done = step(*args, **named)
            if number != at:
                return done
            if not asyncio.iscoroutine(done):
                raise PowerFailure

            async def fails() -> None:
                await done
                raise PowerFailure

            return fails()

        return call

    with pytest.MonkeyPatch.context() as patch:
        for owner, name in STEPS:
            patch.setattr(owner, name, failing(getattr(owner, name)))
        try:
            move(url, folder)
        except PowerFailure:
            return True
    return False


def test_a_run_that_is_interrupted_at_any_step_loses_nothing_and_the_next_one_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archiving, "GAMES_IN_TRANSACTION", 1)
    original = f"sqlite:///{tmp_path / 'original.sqlite3'}"
    ids, people = stored_games(original, tmp_path / "none")
    before = {id: told(room) for id, room in found(original, tmp_path / "none", ids).items()}
    # One is in the archive already, with the name of somebody who was forgotten since: its file is written anew.
    with closing(sqlite3.connect(tmp_path / "original.sqlite3")) as connection:
        connection.execute("UPDATE tables SET ended = 1e9 WHERE id = ?", (ids[0],))
        connection.commit()
    kept = tmp_path / "kept"

    async def archive_first() -> None:
        async with session(settings_for(original, kept)) as opened:
            await archiving.move(opened, 2e9 - 1e9 + 1)
            bob = await opened.people.find(people[1])
            assert bob is not None
            await opened.people.forget(bob)

    asyncio.run(archive_first())
    assert "Bob" in text_of(kept)
    for after in (False, True):
        at = 1
        while True:
            url, folder = f"sqlite:///{tmp_path / f'{at}{after}.sqlite3'}", tmp_path / f"{at}{after}"
            shutil.copytree(kept, folder)
            with (
                closing(sqlite3.connect(tmp_path / "original.sqlite3")) as source,
                closing(sqlite3.connect(tmp_path / f"{at}{after}.sqlite3")) as copy,
            ):
                source.backup(copy)
            failed = interrupted(url, folder, at, after)
            torn = found(url, folder, ids)
            assert [room.status for room in torn.values()] == [OVER, OVER, PLAYING], at
            assert {id: told(room)[1] for id, room in torn.items()} == {id: one[1] for id, one in before.items()}
            move(url, folder)
            whole = found(url, folder, ids)
            assert {id: told(room)[1] for id, room in whole.items()} == {id: one[1] for id, one in before.items()}
            assert sorted(line["table"]["id"] for line in lines_of(folder)) == sorted(ids[:2]), at
            assert {file.name for file in folder.glob("*.gz")} == {
                file.name.removesuffix(".sha256") for file in folder.glob("*.sha256")
            }
            assert "Bob" not in text_of(folder)
            assert (count(url, "tables"), count(url, "archived")) == (1, 2)
            if not failed:
                break
            at += 1
        assert at > 8


def test_somebody_who_is_forgotten_is_read_by_nobody_in_the_archive_and_leaves_the_files(tmp_path: Path) -> None:
    url, folder = f"sqlite:///{tmp_path / 't.sqlite3'}", tmp_path / "archive"
    ids, people = stored_games(url, folder, 1)
    move(url, folder)
    assert {one.name for one in found(url, folder, ids)[ids[0]].sitters} == {"Аня", "Bob"}

    async def forget() -> None:
        async with rooms_at(url, folder) as rooms:
            known = People(rooms.store)
            bob = await known.find(people[1])
            assert bob is not None
            await known.forget(bob)
            known.passwords.close()

    asyncio.run(forget())
    room = found(url, folder, ids)[ids[0]]
    assert [one.name for one in room.sitters] == ["Аня", ""]
    assert [said["text"] for *_, said in room.talk] == [""]
    assert "Bob" not in room.record().dumps()
    (file,) = folder.glob("*.gz")
    assert move(url, folder).rewritten == [file.name]
    text = text_of(folder)
    assert "Аня" in text
    assert "Bob" not in text
    assert "удачи" not in text
    assert [one.name for one in found(url, folder, ids)[ids[0]].sitters] == ["Аня", ""]


def test_a_game_whose_return_was_interrupted_is_not_in_the_file_when_somebody_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database has it again, and its line is still in the file, which nothing tells of whose names stand there."""
    url, folder = f"sqlite:///{tmp_path / 't.sqlite3'}", tmp_path / "archive"
    ids, people = stored_games(url, folder, 1)
    others, _ = stored_games(url, folder, 1)
    move(url, folder)

    async def restore_and_forget() -> None:
        async with session(settings_for(url, folder)) as opened:
            with monkeypatch.context() as failing:
                failing.setattr(archiving, "_rewrite", power_fails)
                with pytest.raises(PowerFailure):
                    await archiving.restore(opened, ids[0])
            bob = await opened.people.find(people[1])
            assert bob is not None
            await opened.people.forget(bob)

    asyncio.run(restore_and_forget())
    assert all("Bob" in str(line) for line in lines_of(folder))
    move(url, folder)
    named = {line["table"]["id"]: "Bob" in str(line) for line in lines_of(folder)}
    assert named == {ids[0]: False, others[0]: True}
    assert len(lines_of(folder)) == 2
    assert all(room.status == OVER for room in found(url, folder, [ids[0], others[0]]).values())


async def power_fails(*_: object) -> None:
    raise PowerFailure


def test_a_folder_that_belongs_to_another_database_is_left_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "archive"
    one, other = (f"sqlite:///{tmp_path / name}.sqlite3" for name in ("one", "other"))
    stored_games(one, folder, 1)
    move(one, folder)
    before = {file.name: file.read_bytes() for file in folder.glob("*.gz*")}
    stored_games(other, tmp_path / "none", 0)
    assert move(other, folder).strange == [name for name in before if name.endswith(".gz")]
    assert {file.name: file.read_bytes() for file in folder.glob("*.gz*")} == before


def test_damage_is_found_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url, folder = f"sqlite:///{tmp_path / 't.sqlite3'}", tmp_path / "archive"
    ids, _ = stored_games(url, folder, 1)
    move(url, folder)
    (file,) = folder.glob("*.gz")
    good = file.read_bytes()
    check = ["archive", "--check", "--database", url, "--folder", str(folder)]
    for bad in (good[:-9], good[:99] + bytes([good[99] ^ 255]) + good[100:], b""):
        file.write_bytes(bad)
        assert main(check) == 1
        assert "does not have the checksum" in capsys.readouterr().out
        if bad:
            with pytest.raises(Damaged):
                list(archive_module.members(file))
        with pytest.raises(Refusal) as refused:
            found(url, folder, ids[:1])
        assert refused.value.message.id == "server-refusal-archive-away"
    file.unlink()
    assert main(check) == 1
    assert "is gone, and 1 games with it" in capsys.readouterr().out
    assert main(["archive", "--list", "--database", url, "--folder", str(folder)]) == 1
    assert "the file is not there" in capsys.readouterr().out


def test_a_server_that_runs_shows_archived_games_and_says_where_they_are_if_it_cannot(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, people, lines = begun(server)
        play_out(lines, 1)
        replayed = people[0].get(f"/api/tables/{table}/replay?step=3&eyes=all")
        record = people[0].get(f"/api/tables/{table}/record")
        assert main(["archive", "--older-than", "0d", "--database", server.database]) == 0
        for line in lines:
            line.close()
        with pytest.raises(Refused, match="in the archive"):
            people[0].does(table, "say", text="well played")
        assert people[0].get(f"/api/tables/{table}/record") == record
        assert people[0].get(f"/api/tables/{table}/replay?step=3&eyes=all") == replayed
        watching = people[1].watches(table)
        assert (watching.state["room"]["status"], watching.state["you"]) == ("over", 1)
        (history,) = people[1].get("/api/me/results")["history"]
        assert history["table"] == table
        watching.close()
        # What is found out about games later is found out about archived ones, too.
        statistics = people[0].get("/api/me/statistics")
        assert (statistics["counted"], statistics["total"]) == (1, 1)
        assert statistics["games"][0]["game"] == "zavarushka"
        server.stop()
        (file,) = (tmp_path / "archive").glob("*.gz")
        file.rename(tmp_path / "elsewhere")
        server.start()
        answer = httpx.get(f"{server.url}/api/tables/{table}/record", timeout=60)
        assert answer.status_code == 503
        assert file.name in answer.json()["reason"]


def test_what_is_said_of_an_age_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["archive", "--older-than", "soon", "--database", f"sqlite:///{tmp_path / 't'}"]) == 2
    assert "an age is written in days, weeks or years, such as 180d" in capsys.readouterr().err
