"""`taletable backup` and `restore`, also while people play; and who may read a database, and which version of it."""

from __future__ import annotations

import asyncio
import os
import shlex
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import select

from taletable.cli import main
from taletable.server.rooms import Rooms
from taletable.server.storage import Store
from taletable.server.storage.files import Lock
from taletable.server.storage.migrations import versions
from taletable.server.storage.schema import NEWEST, VERSIONS, tables
from taletable.server.workers import Workers
from tests.server.in_process import let_go
from tests.server.kit import Server, act, begun
from tests.server.postgres import program

if TYPE_CHECKING:
    from tests.server.postgres import Cluster

COPIES = 6


def file_of(server: Server) -> Path:
    return Path(server.database.removeprefix("sqlite:///"))


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def replayed(file: Path) -> dict[str, int]:
    """Every table in a database, made again from its log; the versions they are at."""

    async def work() -> dict[str, int]:
        store = Store(f"sqlite:///{file}")
        store.open()
        rooms = Rooms(store, Workers(1), shared=False)
        ids = await store.read(lambda connection: list(connection.execute(select(tables.c.id)).scalars()))
        found = {id: (await rooms.find(id)).room for id in ids}
        await let_go(rooms)
        assert not [id for id, room in found.items() if room.status == "broken"]
        return {id: room.version for id, room in found.items()}

    return asyncio.run(work())


class Play:
    """Games that are played while something else happens, and what was acknowledged of them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.acknowledged: dict[str, int] = {}
        self.played = threading.Event()
        self.ending = threading.Event()
        self.failed: BaseException | None = None
        self.thread = threading.Thread(target=self.play)

    def play(self) -> None:
        try:
            while not self.ending.is_set():
                table, _, lines = begun(self.server)
                while lines[0].state["room"]["status"] == "playing" and not self.ending.is_set():
                    self.acknowledged[table] = act(lines)
                    self.played.set()
        except BaseException as error:
            self.failed = error
            raise

    def goes_on(self) -> None:
        """Wait until something more was played."""
        self.played.clear()
        assert self.played.wait(60)


def refused(command: str, database: str) -> str:
    """What a command says that does not do it; in a process of its own, since serving changes the environment."""
    called = [sys.executable, "-m", "taletable", command, "--database", database]
    done = subprocess.run(called, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    return done.stderr


def test_copies_made_while_people_play_are_sound_and_have_all_that_was_acknowledged(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        plays = [Play(server) for _ in range(2)]
        for play in plays:
            play.thread.start()
        copies: list[tuple[Path, dict[str, int]]] = []
        try:
            for number in range(COPIES):
                for play in plays:
                    play.goes_on()
                before = {table: version for play in plays for table, version in dict(play.acknowledged).items()}
                copy = tmp_path / f"copy{number}"
                assert main(["backup", str(copy), "--database", server.database]) == 0
                copies.append((copy, before))
        finally:
            for play in plays:
                play.ending.set()
            for play in plays:
                play.thread.join()
        assert [play.failed for play in plays] == [None, None]
    for copy, before in copies:
        assert mode(copy) == 0o600
        found = replayed(copy)
        assert {table: found[table] for table in before if found[table] < before[table]} == {}
    assert copies[0][1] != copies[-1][1]
    assert not list(tmp_path.glob("*.part*"))


def test_a_backup_is_restored_elsewhere_and_play_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Server(tmp_path) as server:
        table, people, lines = begun(server)
        version = act(lines)
        assert main(["backup", str(tmp_path / "copy"), "--database", server.database, "--lang", "ru"]) == 0
        assert capsys.readouterr().out == f"База данных скопирована в {tmp_path / 'copy'}, копия проверена.\n"
        act(lines)
    (tmp_path / "there").mkdir()
    there = Server(tmp_path / "there", f"sqlite:///{tmp_path / 'there' / 'new' / 'place.sqlite3'}")
    assert main(["restore", str(tmp_path / "copy"), "--database", there.database]) == 0
    assert capsys.readouterr().out == f"The database was restored from {tmp_path / 'copy'}.\n"
    assert (mode(file_of(there)), mode(file_of(there).parent)) == (0o600, 0o700)
    there.port = server.port
    with there:
        again = [person.watches(table) for person in people]
        assert [line.state["version"] for line in again] == [version, version]
        assert act(again) == version + 1
        for line in again:
            line.close()


def test_nothing_is_restored_while_a_server_uses_the_database_and_what_was_there_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Server(tmp_path).start()
    restore = ["restore", str(tmp_path / "copy"), "--database", server.database]
    try:
        table, _, lines = begun(server)
        assert main(["backup", str(tmp_path / "copy"), "--database", server.database]) == 0
        capsys.readouterr()
        version = act(lines)
        assert main(restore) == 2
        assert capsys.readouterr().err == "taletable: a server uses this database; stop it first\n"
        assert act(lines) == version + 1
        server.kill()  # what it has stored is still in the write-ahead log
        assert main(restore) == 0
        old = Path(capsys.readouterr().out.split()[-1].rstrip("."))
        assert replayed(old) == {table: version + 1}
        assert replayed(file_of(server)) == {table: version - 1}
    finally:
        server.stop()


def test_a_server_does_not_start_while_its_database_is_restored(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "t.sqlite3", alone=True)
    assert refused("serve", f"sqlite:///{tmp_path / 't.sqlite3'}") == "taletable: this database is being restored\n"
    lock.release()


def test_a_damaged_database_is_replaced_and_kept(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 't.sqlite3'}"
    assert main(["migrate", "--database", database]) == 0
    assert main(["backup", str(tmp_path / "copy"), "--database", database]) == 0
    (tmp_path / "t.sqlite3").write_text("nothing of the sort")
    assert main(["restore", str(tmp_path / "copy"), "--database", database]) == 0
    assert replayed(tmp_path / "t.sqlite3") == {}
    assert main(["restore", str(tmp_path / "copy"), "--database", database]) == 0
    kept = sorted(tmp_path.glob("t.sqlite3.before-*"))
    assert len(kept) == 2
    assert "nothing of the sort" in [one.read_bytes().decode("utf-8", "replace") for one in kept]


def test_what_backup_and_restore_refuse(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, copy, other = tmp_path / "t.sqlite3", tmp_path / "copy", tmp_path / "other"
    database = f"sqlite:///{file}"

    def told(*arguments: str) -> str:
        assert main([*arguments, "--database", database]) == 2
        return capsys.readouterr().err

    assert told("backup", str(copy)) == f"taletable: there is no database {file}\n"
    assert told("restore", str(copy)) == f"taletable: there is no file {copy}\n"
    assert main(["migrate", "--database", database]) == 0
    assert told("backup", str(file), "--force") == f"taletable: {file} is the database itself\n"
    copy.write_text("something else")
    assert told("backup", str(copy)) == f"taletable: {copy} is there already; --force replaces it\n"
    assert copy.read_text() == "something else"
    assert told("restore", str(copy)) == f"taletable: {copy} cannot be copied: file is not a database\n"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE something (else_ TEXT)")
    assert told("restore", str(other)) == f"taletable: {other} is not a database of taletable\n"
    assert main(["backup", str(copy), "--force", "--database", database]) == 0
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'a999'")
        connection.commit()
    assert "it was used by a newer version" in told("restore", str(copy))
    damaged = bytearray(copy.read_bytes())
    damaged[4096 * 3 : 4096 * 6] = b"x" * 4096 * 3
    copy.write_bytes(damaged)
    assert told("restore", str(copy)).startswith(f"taletable: {copy} is damaged: ")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["copy", "other", "t.sqlite3", "t.sqlite3.lock"]


def test_an_older_backup_is_brought_to_the_present_shape(tmp_path: Path) -> None:
    old = Store(f"sqlite:///{tmp_path / 'old.sqlite3'}")
    old.migrate("a003")
    old.close()
    new = f"sqlite:///{tmp_path / 'new.sqlite3'}"
    assert main(["restore", str(tmp_path / "old.sqlite3"), "--database", new]) == 0
    store = Store(new)
    assert store.is_migrated()
    store.close()


def test_for_postgresql_the_commands_that_are_told_do_it(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = cluster.database(), cluster.database()
    cluster.sql("INSERT INTO server_secrets VALUES ('word', 'kept')", one)
    folder = Path(program("pg_dump")).parent
    for command, database in (("backup", one), ("restore", other)):
        assert main([command, str(tmp_path / "a copy"), "--database", cluster.url(database)]) == 2
        told = capsys.readouterr().err.partition("by its own program: ")[2]
        called = shlex.split(told)
        subprocess.run([folder / called[0], *called[1:]], check=True)
    assert cluster.sql("SELECT value FROM server_secrets WHERE name = 'word'", other) == [(b"kept",)]
    assert main(["backup", "copy", "--database", "postgresql://ann:secret@localhost/taletable"]) == 2
    assert "secret" not in capsys.readouterr().err


# Versions.


def test_the_versions_that_are_known_are_those_of_the_migrations() -> None:
    files = sorted(file.name.partition("_")[0] for file in Path(next(iter(versions.__path__))).glob("a*.py"))
    assert list(VERSIONS) == files


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("command", ["serve", "migrate"])
def test_a_database_of_a_newer_version_is_refused_with_a_sentence(
    kind: str, command: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    newer = "UPDATE alembic_version SET version_num = 'a999'"
    if kind == "sqlite":
        url = f"sqlite:///{tmp_path / 't.sqlite3'}"
        assert main(["migrate", "--database", url]) == 0
        with closing(sqlite3.connect(tmp_path / "t.sqlite3")) as connection:
            connection.execute(newer)
            connection.commit()
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        name = cluster.database()
        cluster.sql(newer, name)
        url = cluster.url(name)
    assert refused(command, url) == (
        f"taletable: this database has the shape 'a999', which this version of taletable does not know (it knows "
        f"'{NEWEST}' and older ones): it was used by a newer version; install that one, or restore a backup\n"
    )


# Who may read it.


def test_a_new_database_and_all_beside_it_can_be_read_by_its_owner_only(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with Server(tmp_path, f"sqlite:///{tmp_path / 'new' / 't.sqlite3'}") as server:
            server.guest("Ann")
            found = {file.name: mode(file) for file in (tmp_path / "new").iterdir()}
            assert found == dict.fromkeys(("t.sqlite3", "t.sqlite3-shm", "t.sqlite3-wal", "t.sqlite3.lock"), 0o600)
            assert mode(tmp_path / "new") == 0o700
            assert "can read the database" not in server.log()
    finally:
        os.umask(before)


def test_a_database_that_others_can_read_is_left_alone_with_a_warning(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    file = tmp_path / "taletable.sqlite3"
    file.touch()
    file.chmod(0o644)
    with Server(tmp_path) as server:
        assert server.log().count(f"others on this machine can read the database; `chmod 600 {file}`") == 1
    assert mode(file) == 0o644
