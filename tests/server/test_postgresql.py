"""The server on a real PostgreSQL: the same games, and what only a database with many writers can do to them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Table, insert, inspect, select, text, update
from sqlalchemy.exc import DataError

import taletable as tt
from taletable.cli import main
from taletable.server import cluster as processes
from taletable.server import results
from taletable.server.people import People
from taletable.server.rate_limits import RateLimits
from taletable.server.rooms import Rooms
from taletable.server.storage import Conflict, DatabaseUnavailable, Store
from taletable.server.storage.schema import SCHEMA, entries, people, ratings, server_secrets, tokens
from taletable.server.storage.store import Row
from taletable.server.workers import Workers
from tests.chaos.test_kill import Mortal, outlive
from tests.kit import AT_ONCE, IN_TURN
from tests.kit.waiting import PATIENCE
from tests.server.kit import ConnectionClosed, Guest, Line, Refused, Server, play_out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.server.postgres import Cluster

CYRILLIC = "Ёжик-в-тумане-и-медвежонок-считают-звёзд"
assert len(CYRILLIC) == 40


@pytest.fixture(scope="module")
def server(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), cluster.url(cluster.database())) as server:
        yield server


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers that know of each other by nothing but their database."""
    url = cluster.url(cluster.database())
    here, there = (Server(tmp_path_factory.mktemp(name), url, shared=True) for name in ("here", "there"))
    with here, there:
        yield here, there


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty database of either kind."""
    if request.param == "sqlite":
        store = Store(f"sqlite:///{tmp_path / 'empty.sqlite3'}")
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        store = Store(cluster.url(cluster.database(like="template1")))
    yield store
    store.close()


def seated(game: str, ann: Guest, bob: Guest, **more: Any) -> tuple[str, list[Line]]:
    """These two at a table that has begun."""
    table = ann.opens(game, ["me", "open"], **more)
    bob.does(table, "sit")
    bob.does(table, "ready")
    ann.does(table, "start")
    return table, [ann.watches(table), bob.watches(table)]


def log_of(cluster: Cluster, server: Server, table: str) -> list[tuple[Any, ...]]:
    """What is kept of a table, past the server."""
    name = server.database.split("/")[3].partition("?")[0]
    return cluster.sql(f"SELECT seq, kind, seat, value FROM entries WHERE \"table\" = '{table}' ORDER BY seq", name)


# Games.


@pytest.mark.parametrize("game", tt.games())
def test_two_people_play_a_whole_game(server: Server, game: str) -> None:
    ann, bob = server.guest("Ann"), server.guest(CYRILLIC, "ru")
    table, lines = seated(game, ann, bob)
    play_out(lines, seed=1)
    record = tt.Record.loads(ann.get(f"/api/tables/{table}/record"))
    assert record.players == ("Ann", CYRILLIC)
    assert [one.as_dict() for one in tt.replay(record).standings] == lines[1].state["room"]["standings"]
    for person in (ann, bob):
        found = person.get("/api/me/results")
        assert [past["table"] for past in found["history"]] == [table]
        assert (found["ratings"][0]["game"], found["ratings"][0]["played"]) == (game, 1)


@pytest.mark.parametrize("game", [AT_ONCE[0], IN_TURN[-1]])
def test_killed_at_any_moment_it_loses_nothing_it_has_acknowledged(game: str, cluster: Cluster, tmp_path: Path) -> None:
    outlive(Mortal(tmp_path, cluster.url(cluster.database()), kills=3), game)


def test_two_servers_write_to_one_table_at_the_same_moment(pair: tuple[Server, Server], cluster: Cluster) -> None:
    ann, bob = pair[0].guest("Ann"), pair[1].guest("Bob")
    table, lines = seated("fairy_tale", ann, bob)
    begun = lines[0].state["version"]

    def talk(guest: Guest) -> list[str]:
        said = []
        for number in range(25):
            try:
                guest.does(table, "say", text=f"{number}")
                said.append(f"{number}")
            except Refused as refused:
                if refused.message != "server-refusal-busy":  # then they know that it was not done
                    raise
        return said

    with ThreadPoolExecutor() as both:
        said = list(both.map(talk, (ann, bob)))
    assert min(map(len, said)) > 0
    version = begun + sum(map(len, said))
    for line in lines:
        line.until(lambda state: state["version"] == version)
        heard = [one for message in line.heard for one in message["talk"]]
        assert [[one["text"] for one in heard if one["seat"] == seat] for seat in (0, 1)] == said
    assert [row[0] for row in log_of(cluster, pair[0], table)] == list(range(1, version + 1))
    play_out(lines, seed=3)
    record = ann.get(f"/api/tables/{table}/record")
    assert record == bob.get(f"/api/tables/{table}/record")
    assert tt.replay(tt.Record.loads(record)).over


def test_two_workers_of_one_server(cluster: Cluster, tmp_path: Path) -> None:
    with Server(tmp_path, cluster.url(cluster.database()), workers=2) as server:
        _, lines = seated("zavarushka", server.guest("Ann"), server.guest("Bob"))
        play_out(lines, seed=4)
        assert [line.state["room"]["status"] for line in lines] == ["over", "over"]


# The database goes away, or has something in it that it should not have.


def test_while_the_database_is_away_people_are_told_and_the_game_goes_on_afterwards(
    cluster: Cluster, tmp_path: Path
) -> None:
    with Server(tmp_path, cluster.url(cluster.database())) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table, lines = seated("zavarushka", ann, bob)
        before = [line.state for line in lines]
        asked = next(line for line in lines if line.decision is not None)
        assert asked.decision is not None
        cluster.stop()
        try:
            for _ in range(2):
                with pytest.raises(Refused, match="Nothing is lost") as refused:
                    asked.acts(asked.decision["actions"][0], mark="once")
                assert refused.value.message == "server-refusal-away-database"
            for path in ("/health", "/api/me/tables"):
                answer = ann.http.get(path)
                assert (answer.status_code, answer.json()["message"]) == (503, "server-refusal-away-database")
            known = ann.http.get(f"/api/tables/{table}")  # whether it is still known here depends on what failed first
            if known.status_code == 503:
                assert known.json()["message"] == "server-refusal-away-database"
            else:
                assert known.json()["room"] == before[0]["room"]
            with pytest.raises(ConnectionClosed, match="4503"):
                ann.watches(table)
        finally:
            cluster.start()
        for person, then in zip((ann, bob), before, strict=True):
            again = person.watches(table)
            for key in ("version", "view", "decision"):
                assert again.state.get(key) == then[key]
            again.close()
        version = asked.acts(asked.decision["actions"][0], mark="once")
        assert version == before[0]["version"] + 1
        for line in lines:
            line.until(lambda state: state["version"] == version)
        play_out(lines, seed=5)
        assert [row[0] for row in log_of(cluster, server, table)] == list(range(1, lines[0].state["version"] + 1))
        assert "Traceback" not in server.log()


def test_bots_go_on_by_themselves_when_the_database_is_back(cluster: Cluster, tmp_path: Path) -> None:
    with Server(tmp_path, cluster.url(cluster.database())) as server:
        ann = server.guest("Ann")
        table = ann.opens("fairy_tale", ["me", "random"])
        ann.does(table, "start")
        line = ann.watches(table)
        cluster.stop("immediate")
        cluster.start()
        play_out([line], seed=6)
        assert line.state["room"]["status"] == "over"


def test_a_table_that_does_not_replay_is_set_apart_and_others_go_on(cluster: Cluster, tmp_path: Path) -> None:
    name = cluster.database()
    server = Server(tmp_path, cluster.url(name)).start()
    try:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        spoilt, _ = seated("zavarushka", ann, bob)
        sound, lines = seated("zavarushka", ann, bob)
        server.kill()
        cluster.sql(f"UPDATE entries SET value = '{{\"name\":1}}', kind = 'act' WHERE \"table\" = '{spoilt}'", name)
        server.start()
        assert ann.get(f"/api/tables/{spoilt}")["status"] == "broken"
        with pytest.raises(Refused, match="cannot be continued"):
            ann.does(spoilt, "sit")
        lines = [ann.watches(sound), bob.watches(sound)]
        play_out(lines, seed=7)
    finally:
        server.stop()


# People.


def test_accounts(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    assert ann.post("/api/me/account", {"login": "Аня", "password": "long enough"})["login"] == "аня"
    with pytest.raises(Refused, match="Somebody has this login already"):
        bob.post("/api/me/account", {"login": "АНЯ", "password": "long enough"})
    assert bob.post("/api/sign-in", {"login": "аНЯ", "password": "long enough"})["name"] == "Ann"
    with pytest.raises(Refused, match="Wrong login or password"):
        bob.post("/api/sign-in", {"login": "аня", "password": "long enougH"})
    settings = {"sound": True, "size": 2**60, "theme": "ночь"}
    ann.http.patch("/api/me", json={"settings": settings}).raise_for_status()
    assert ann.get("/api/me")["settings"] == settings
    token = ann.post("/api/me/tokens", {"label": "бот"})["token"]
    assert bob.http.get("/api/me", headers={"Authorization": f"Bearer {token}"}).json()["login"] == "аня"


def test_of_two_who_want_a_login_at_once_one_gets_it(pair: tuple[Server, Server]) -> None:
    guests = [pair[number % 2].guest("Ann") for number in range(6)]

    def ask(guest: Guest) -> int:
        return guest.http.post("/api/me/account", json={"login": "ann", "password": "long enough"}).status_code

    with ThreadPoolExecutor(len(guests)) as all_at_once:
        assert sorted(all_at_once.map(ask, guests)) == [201, *[409] * 5]


def test_whoever_is_forgotten_leaves_nothing_behind(cluster: Cluster, server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Roberta the Great")
    table, lines = seated("zavarushka", ann, bob)
    play_out(lines, seed=8)
    bob.does(table, "say", text="farewell all")
    bob.post(f"/api/tables/{table}/mute", {"seat": 0})
    bob.post("/api/me/account", {"login": "roberta", "password": "long enough"})
    bob.post("/api/me/tokens", {"label": "bot"})
    who = bob.get("/api/me")["id"]
    assert bob.http.delete("/api/me").status_code == 204
    name = server.database.split("/")[3].partition("?")[0]
    for kept in SCHEMA.sorted_tables:
        assert "oberta" not in str(rows := cluster.sql(f"SELECT * FROM {kept.name}", name)), kept.name
        assert "farewell" not in str(rows)
        assert kept.name == "entries" or who not in str(rows)
    assert ann.get("/api/me/results")["ratings"][0]["played"] == 1


def test_somebody_is_forgotten_while_others_go_on_at_their_tables_elsewhere(pair: tuple[Server, Server]) -> None:
    here, there = pair
    ann, bob = here.guest("Roberta the Great"), there.guest("Bob")
    tables = [ann.opens("zavarushka", ["me", "open"]) for _ in range(4)]
    gone = threading.Event()

    def talk(table: str) -> int:
        """Until Ann is gone, and a little after it."""
        said = 0
        while not gone.is_set() or said < 5:
            bob.does(table, "say", text="and so on")
            said += 1
        return said

    with ThreadPoolExecutor(len(tables)) as all_at_once:
        talking = [all_at_once.submit(talk, table) for table in tables]
        try:
            assert ann.http.delete("/api/me").status_code == 204
        finally:
            gone.set()
        said = [one.result() for one in talking]
    for table, times in zip(tables, said, strict=True):
        for server in pair:
            state = Guest(server).watches(table).state
            assert "Roberta" not in str(state)
            assert state["room"]["seats"][0]["kind"] == "open"
            assert state["version"] == 1 + times + 3  # that they sat down, left, handed it over, and are forgotten


def test_a_token_for_somebody_who_was_just_forgotten_elsewhere(pair: tuple[Server, Server]) -> None:
    ann = pair[0].guest("Ann")
    elsewhere = Guest(pair[1])
    elsewhere.http.cookies.update(ann.http.cookies)
    elsewhere.get("/api/me")
    assert ann.http.delete("/api/me").status_code == 204
    assert elsewhere.http.post("/api/me/tokens", json={"label": "bot"}).status_code in (401, 409)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/guests", {"name": "a\0b"}),
        ("/api/me/account", {"login": "a\0b", "password": "long enough"}),
        ("/api/me/account", {"login": "İ" * 60, "password": "long enough"}),
        ("/api/sign-in", {"login": "a\0b", "password": "long enough"}),
        ("/api/me/tokens", {"label": "a\0b"}),
        ("/api/tables", {"game": "zavarushka\0", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("/api/tables", {"game": "zavarushka", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random\0"}]}),
        ("/api/tables", {"game": "fairy_tale", "seats": [{"kind": "me"}] * 2, "options": {"cards": "a\0b"}}),
        ("/api/tables", {"game": "fairy_tale", "seats": [{"kind": "me"}] * 2, "options": {"a\0b": 1}}),
        ("/api/tables/a%00b/commands", {"kind": "sit"}),
        ("/api/tables/TABLE/commands", {"kind": "say", "text": "a\0b"}),
        ("/api/tables/TABLE/commands", {"kind": "act", "decision": 1, "action": "a\0b"}),
        ("/api/tables/TABLE/commands", {"kind": "act", "decision": 1, "action": "b", "mark": "a\0b"}),
        ("/api/tables/TABLE/commands", {"kind": "bot", "seat": 1, "level": "a\0b"}),
        ("/api/me", {"settings": {"a": "a\0b"}}),
        ("/api/me", {"settings": {"a\0b": True}}),
        ("/api/me", {"name": "a\0b"}),
    ],
)
def test_a_text_that_postgresql_cannot_keep_is_refused(server: Server, path: str, body: dict[str, Any]) -> None:
    ann = server.guest("Ann")
    table = ann.opens("zavarushka", ["me", "open"])
    method = "PATCH" if path == "/api/me" else "POST"
    answer = ann.http.request(method, path.replace("TABLE", table), json=body)
    assert answer.status_code in (400, 404, 409), answer.text


# The shape of the database.


def run(arguments: list[str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "taletable", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_migrations_lead_to_the_schema_and_do_no_harm_twice(store: Store) -> None:
    assert not store.is_migrated()
    store.migrate()
    store.migrate()
    assert store.is_migrated()
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, SCHEMA) == []


def test_tokens_of_an_older_shape_stay_good(store: Store) -> None:
    store.migrate("a003")
    with store.engine.begin() as connection:
        ann = {
            "id": "ann",
            "kind": "guest",
            "name": "Ann",
            "language": "en",
            "settings": "{}",
            "epoch": 3,
            "created": 0,
        }
        connection.execute(insert(people).values(ann))
        connection.exec_driver_sql("INSERT INTO tokens (hash, person, label, created) VALUES ('x', 'ann', 'robot', 0)")
    assert not store.is_migrated()
    store.migrate()
    with store.engine.connect() as connection:
        assert connection.execute(select(tokens.c.person, tokens.c.epoch)).all() == [("ann", 3)]


def test_the_key_of_cookies_outlives_the_new_name_of_its_table(store: Store) -> None:
    store.migrate("a005")
    with store.engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO keepsakes (name, value) VALUES ('key', 'secret')")
    store.migrate()
    with store.engine.connect() as connection:
        names = inspect(connection).get_table_names()
        ((name, value),) = connection.execute(select(server_secrets.c.name, server_secrets.c.value))
        assert (name, value) in [("key", b"secret"), ("key", "secret")]  # SQLite has no types of its own
    assert "keepsakes" not in names


def test_whoever_migrates_at_the_same_moment_waits(store: Store) -> None:
    url = store.url.render_as_string(hide_password=False)
    with ThreadPoolExecutor() as all_at_once:
        done = list(all_at_once.map(run, [["migrate", "--database", url]] * 2))
    assert [one.stderr for one in done if one.returncode] == []
    assert store.is_migrated()


def test_a_database_of_another_shape_is_not_served(cluster: Cluster) -> None:
    url = cluster.url(cluster.database(like="template1"))
    done = run(["serve", "--database", url, "--workers", "2"])
    assert done.returncode == 2
    assert done.stderr == (
        "taletable: this database is not of the shape that this version needs; run `taletable migrate` first\n"
    )


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("postgresql://nobody@127.0.0.1:1/none", "the database does not do it: "),
        ("mysql://somewhere/else", "a database is given as sqlite:///FILE or postgresql://USER@HOST/NAME"),
        ("nonsense", "a database is given as sqlite:///FILE or postgresql://USER@HOST/NAME"),
    ],
)
def test_a_database_that_is_not_there(url: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["migrate", "--database", url]) == 2
    assert capsys.readouterr().err.startswith(f"taletable: {told}")


@pytest.mark.parametrize(
    "command",
    [
        "work",
        "admin tables",
        "admin export ann",
        "archive --list",
        "archive --older-than 1d",
        "rehearse",
        "rotate-keys",
    ],
)
def test_a_command_that_finds_no_database_says_so(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("logging.config.dictConfig", lambda _: None)  # that of pytest stays
    assert main([*command.split(), "--database", "postgresql://nobody@127.0.0.1:1/none"]) == 2
    told = capsys.readouterr()
    assert told.err.startswith("taletable: the database does not do it: connection failed")
    assert told.out == ""


def test_every_column_gives_back_what_was_put_in(store: Store) -> None:
    store.migrate()
    seen: dict[str, set[object]] = {}

    def fill(table: Table, turn: int) -> dict[str, Any]:
        row: dict[str, Any] = {}
        for column in table.columns:
            kind, size = column.type.python_type, getattr(column.type, "length", None)
            if column.nullable and turn == 1:
                row[column.name] = None
            elif kind is str:
                row[column.name] = ("ЁёЙй🐺ąężź'\"\\%\u2028\n" * 100)[turn : (size or 1000) + turn]
            elif kind is int:
                row[column.name] = (2**31 - 1, -(2**31))[turn]
            elif kind is float:
                row[column.name] = (1767225599.9999998, 5e-324)[turn]
            elif kind is bool:
                row[column.name] = bool(turn)
            else:
                row[column.name] = bytes(range(turn, 32 + turn))
        return row

    with store.engine.begin() as connection:
        for table in SCHEMA.sorted_tables:
            rows = [fill(table, turn) for turn in (0, 1)]
            for row in rows:
                if table.name == "tokens":
                    row["person"] = next(iter(seen["people"]))
                connection.execute(insert(table), row)
            found = [dict(row) for row in connection.execute(select(table)).mappings()]
            assert sorted(found, key=repr) == sorted(rows, key=repr), table.name
            seen[table.name] = {row[next(iter(row))] for row in rows}
    assert len(seen) == len(SCHEMA.tables)


def test_a_clock_that_is_not_that_of_the_database_is_told_once(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(cluster.url(cluster.database()))
    found = processes.Cluster("", Rooms(store, Workers(), True), People(store), RateLimits(1, 1))
    real = time.time
    try:
        for off in (0.0, 3.0, 3.0, 0.0, -3.0):
            monkeypatch.setattr(time, "time", lambda off=off: real() + off)
            asyncio.run(found.check_clock())
            assert abs(found.clock_off - abs(off)) < 1
    finally:
        found.people.passwords.close()
        store.close()
    assert [record.message.partition(" seconds")[2] for record in caplog.records] == [
        " apart; time limits go by it"
    ] * 2


# Those who write at the same time.


def entry(table: str, seq: int) -> Row:
    return (table, seq, 0.0, "say", None, None, None, 0)


def test_one_that_cannot_be_stored_keeps_nobody_else_from_it(store: Store) -> None:
    store.migrate()

    def unfit(connection: Connection) -> None:
        connection.execute(select(people).where(people.c.id == "\0"))  # SQLite has no objection

    def mistaken(_: Connection) -> None:
        raise ZeroDivisionError

    async def all_at_once() -> list[object]:
        jobs = [
            store.append([entry("a", 1)]),
            store.append([entry("a", 1)]),
            store.append([entry("b", 1)], unfit),
            store.append([entry("c", 1)], mistaken),
            store.append([entry("d", 1)]),
        ]
        waiting = [asyncio.ensure_future(job) for job in jobs]
        await asyncio.sleep(0)
        store.open()
        return await asyncio.gather(*waiting, return_exceptions=True)

    told = asyncio.run(all_at_once())
    unfitting = type(None) if store.is_sqlite else DataError
    assert [type(one) for one in told] == [type(None), Conflict, unfitting, ZeroDivisionError, type(None)]
    with store.engine.connect() as connection:
        kept = set(connection.execute(select(entries.c.table)).scalars())
    assert kept == ({"a", "b", "d"} if store.is_sqlite else {"a", "d"})


@pytest.fixture
def writers(cluster: Cluster) -> Iterator[list[Store]]:
    """Two processes' worth of stores on one database."""
    name = cluster.database()
    for id in ("ann", "bob"):
        cluster.sql(
            f"INSERT INTO people (id, kind, name, language, settings, epoch, created)"
            f" VALUES ('{id}', 'guest', '', 'en', '{{}}', 0, 0)",
            name,
        )
    stores = [Store(cluster.url(name)) for _ in range(2)]
    for store in stores:
        store.open()
    yield stores
    for store in stores:
        store.close()


def test_two_processes_that_wait_for_each_other_both_get_through(writers: list[Store]) -> None:
    meeting = threading.Barrier(2)
    met: set[str] = set()

    def promote(first: str, second: str) -> Callable[[Connection], None]:
        def work(connection: Connection) -> None:
            for id in (first, second):
                connection.execute(update(people).where(people.c.id == id).values(epoch=people.c.epoch + 1))
                if first not in met:
                    met.add(first)
                    meeting.wait(PATIENCE)

        return work

    async def both() -> None:
        await asyncio.gather(writers[0].write(promote("ann", "bob")), writers[1].write(promote("bob", "ann")))

    asyncio.run(both())
    with writers[0].engine.connect() as connection:
        assert list(connection.execute(select(people.c.epoch)).scalars()) == [2, 2]


def rate(connection: Connection) -> None:
    results._rate(connection, "zavarushka", [("ann", 1), ("bob", 2)])


@pytest.mark.parametrize("known", [False, True])
def test_a_game_that_ends_elsewhere_while_one_is_rated_counts_too(
    writers: list[Store], known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if known:
        asyncio.run(writers[0].write(rate))
    rated = type(results.MODEL).rate

    def meanwhile(*given: Any, **named: Any) -> Any:
        monkeypatch.undo()
        with writers[1].engine.begin() as elsewhere:
            rate(elsewhere)
        return rated(*given, **named)

    monkeypatch.setattr(type(results.MODEL), "rate", meanwhile)
    asyncio.run(writers[0].write(rate))
    with writers[0].engine.connect() as connection:
        assert list(connection.execute(select(ratings.c.played)).scalars()) == [2 + known] * 2


def test_a_lock_that_is_held_too_long_counts_as_away(writers: list[Store]) -> None:
    impatient = Store(writers[0].url.update_query_dict({"options": "-c lock_timeout=100ms"}).render_as_string(False))
    impatient.open()
    with writers[0].engine.connect() as greedy:
        greedy.execute(text("LOCK TABLE ratings"))
        with pytest.raises(DatabaseUnavailable, match="lock timeout"):
            asyncio.run(impatient.write(rate))
    asyncio.run(impatient.write(rate))
    impatient.close()
