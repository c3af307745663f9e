"""`taletable rehearse`: what a new version of the rules would do to games that people have begun."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import taletable as tt
from taletable.cli import main
from taletable.server.operations import rehearsal
from taletable.server.storage import Store
from tests.server.games import played, rooms_at, two_people

if TYPE_CHECKING:
    from tests.server.postgres import Cluster

RULES = "games/zavarushka/rules.py"
# A new version in which the game ends after a turn: other seats are asked.
SHORTER = (RULES, "if table.turns == TURNS * table.seats:", "if table.turns == 1:")
# One in which nobody is asked anything else at first, but the tiles lie in another order.
SHUFFLED = (RULES, "table.tiles = tuple(tiles)", "table.tiles = tuple(reversed(tiles))")
# One that can no longer read an entry of the log.
WITHOUT = ("server/room.py", "def _on_say(", "def on_say(")


def new_version(folder: Path, change: tuple[str, str, str]) -> Path:
    """A copy of the package in which one thing is different."""
    package = folder / "src" / "taletable"
    shutil.copytree(
        Path(tt.__file__).parent, package, ignore=shutil.ignore_patterns("page", "__pycache__", "*.so", "weights")
    )
    file, before, after = change
    text = (package / file).read_text("utf-8")
    assert text.count(before) == 1
    (package / file).write_text(text.replace(before, after), "utf-8")
    return package.parent


def rehearse(source: Path, url: str, *arguments: str) -> tuple[int, str]:
    """The command as the new version runs it."""
    called = [sys.executable, "-m", "taletable", "rehearse", "--database", url, *arguments]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run(called, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def stored(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[str]]:
    """A database with games of all kinds: two of Zavarushka that go on, one that is over, one of another game."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('stored') / 't.sqlite3'}"
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        url = cluster.url(cluster.database())

    async def work() -> list[str]:
        async with rooms_at(url, Path("none")) as rooms:
            people = await two_people(rooms)
            ids = [await played(rooms, people, most=most) for most in (1, 8)]
            return [*ids, await played(rooms, people), await played(rooms, people, "fairy_tale", 10)]

    return url, asyncio.run(work())


def test_the_same_rules_change_nothing(stored: tuple[str, list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    url, _ = stored
    assert main(["rehearse", "--database", url, "--processes", "2"]) == 0
    assert capsys.readouterr().out.startswith("3 tables replayed: 0 would differ, 0 would not load, 0 ended")
    assert main(["rehearse", "--database", url, "--processes", "1", "--finished", "--lang", "ru"]) == 0
    assert capsys.readouterr().out.startswith("Повторено 4 партии: пойдут иначе — 0")


def test_a_rule_that_differs_is_found_before_anybody_restarts(stored: tuple[str, list[str]], tmp_path: Path) -> None:
    url, (_, longer, over, _) = stored
    source = new_version(tmp_path, SHORTER)
    code, said = rehearse(source, url, "--finished", "--json", "--processes", "1")
    found = {line["table"]: line for line in map(json.loads, said.splitlines())}
    assert code == 1
    assert set(found) == {longer, over}
    assert found[longer]["outcome"] in ("differs", "does-not-load")
    assert found[longer]["game"] == "zavarushka"
    assert found[longer]["words"]


def test_what_nobody_is_asked_differently_is_found_against_what_the_old_version_wrote(
    stored: tuple[str, list[str]], tmp_path: Path
) -> None:
    url, (first, *_) = stored
    traces = tmp_path / "traces"
    assert main(["rehearse", "--database", url, "--write", str(traces), "--processes", "1"]) == 0
    assert traces.stat().st_mode & 0o777 == 0o600
    assert main(["rehearse", "--database", url, "--against", str(traces), "--processes", "1"]) == 0
    source = new_version(tmp_path, SHUFFLED)
    code, said = rehearse(source, url, "--against", str(traces), "--json", "--processes", "2")
    found = {line["table"]: line for line in map(json.loads, said.splitlines())}
    assert code == 1
    assert "tiles" in found[first]["words"]
    traces.write_text("something else")
    assert main(["rehearse", "--database", url, "--against", str(traces)]) == 2


def test_a_log_that_the_new_version_cannot_read_is_found(stored: tuple[str, list[str]], tmp_path: Path) -> None:
    url, ids = stored
    source = new_version(tmp_path, WITHOUT)
    code, said = rehearse(source, url, "--processes", "1", "--lang", "pl")
    assert code == 1
    assert said.count("nie wczytałaby się: KeyError: 'say'") == 3
    assert all(id in said for id in (*ids[:2], ids[3]))


def test_it_only_reads(stored: tuple[str, list[str]]) -> None:
    store = Store(stored[0])
    try:
        with rehearsal.reading(store.engine) as connection, pytest.raises(Exception, match=r"read-?only"):
            connection.exec_driver_sql("UPDATE tables SET status = 'over'")
    finally:
        store.close()


def test_a_database_of_an_older_shape_is_rehearsed_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The new version comes with migrations that nobody has run yet."""
    url = f"sqlite:///{tmp_path / 'old.sqlite3'}"
    store = Store(url)
    store.migrate("a004")
    with store.engine.connect() as connection:
        connection.exec_driver_sql(
            "INSERT INTO tables (id, game, version, seats, options, terms, seed, host, public, status, created) "
            "VALUES ('t', 'zavarushka', 1, 2, '{}', '{}', x'00', 'h', 0, 'open', 1.0)"
        )
        connection.exec_driver_sql(
            'INSERT INTO entries ("table", seq, at, kind, seat, value) '
            "VALUES ('t', 1, 1.0, 'bot', 1, '{\"level\":\"casual\"}')"
        )
        connection.commit()
    store.close()
    assert main(["rehearse", "--database", url, "--processes", "1"]) == 0
    assert capsys.readouterr().out.startswith("One table replayed: 0 would differ")
    assert main(["rehearse", "--database", f"sqlite:///{tmp_path / 'nothing'}"]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not (tmp_path / "nothing").exists()
