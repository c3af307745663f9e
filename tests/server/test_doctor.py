"""`taletable doctor` says what is in the way of a server, all at once, and what to do about it."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import time
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert

from taletable.cli import main
from taletable.server import pages
from taletable.server.operations import doctor
from taletable.server.settings import PREFIX, Settings
from taletable.server.storage import Store
from taletable.server.storage.schema import archived, tables
from tests.kit import free_port

if TYPE_CHECKING:
    from tests.server.postgres import Cluster


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings but those of the test, and a free port."""
    for name in [name for name in os.environ if name.startswith(PREFIX) and "TEST" not in name]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("TALETABLE_PORT", str(free_port()))


def levels(*found: doctor.Found) -> dict[str, str]:
    """What was found, by level."""
    return {one.message.removeprefix("ops-doctor-"): one.level for some in found for one in some}


def test_all_is_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").touch()
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "page")
    url = f"sqlite:///{tmp_path / 't.sqlite3'}"
    assert main(["migrate", "--database", url]) == 0
    assert main(["doctor", "--database", url]) == 0
    said = capsys.readouterr().out
    assert "✗" not in said
    assert said.splitlines()[-1].startswith("No problem found")
    for words in ("The database answers", "a test row was written", "worker process starts", "The page is built"):
        assert words in said


def test_all_problems_are_told_at_once_with_advice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "start", lambda: iter(()))
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    wrong = {
        "WORKERS": "many",
        "MEMORY": "lots",
        "PROXIES": "caddy",
        "ORIGINS": "play.example.org",
        "SEED": "1",
        "DATABSE": "x",
    }
    for name, value in wrong.items():
        monkeypatch.setenv(PREFIX + name, value)
    assert main(["doctor", "--json", "--database", "mysql://somewhere", "--lang", "ru"]) == 1
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    problems = [one["says"] for one in found if one["level"] == "problem"]
    for words in (
        "WORKERS=many",
        "MEMORY=lots",
        "TALETABLE_ORIGINS",
        "sqlite:///FILE or postgresql://",
        "TALETABLE_SEED",
    ):
        assert any(words in said for said in problems), words
    (near,) = [one for one in found if one["check"] == "setting-near"]
    assert (near["level"], near["near"]) == ("warning", "TALETABLE_DATABASE")
    assert "page-missing" in [one["check"] for one in found]


def test_names_and_proxies_that_do_not_fit_together() -> None:
    def of(host: str = "127.0.0.1", origins: str = "", proxies: str = "") -> dict[str, str]:
        return levels(doctor.check_origins(Settings(host=host, origins=origins, proxies=proxies)))

    assert of() == {"origins": "ok"}
    assert of(host="0.0.0.0") == {"origins-none": "note"}
    assert of(origins="https://a.example") == {"proxies-none": "warning"}
    assert of(origins="https://a.example", proxies="10.0.0.1") == {"origins": "ok"}
    assert of(proxies="10.0.0.1") == {"origins-none-proxied": "warning"}
    assert of(origins="https://a.example", proxies="10.0.0.0/8") == {"proxies-wide": "warning", "origins": "ok"}
    assert of(origins="http://a.example") == {"origins": "ok", "origins-plain": "warning"}
    assert of(origins="https://a.example", proxies="caddy") == {"setting-wrong": "problem", "proxies-none": "warning"}
    exposed = Settings(origins="https://a.example", seed="1")
    assert levels(doctor.check_exposure(exposed)) == {"seed": "problem", "metrics-open": "warning"}
    assert levels(doctor.check_exposure(Settings(origins="https://a.example", metrics_token="t"))) == {}


def test_an_sqlite_file_its_rights_and_its_shape(tmp_path: Path) -> None:
    file = tmp_path / "data" / "t.sqlite3"
    settings = Settings(database=f"sqlite:///{file}", workers=2)
    assert levels(doctor.check_database(settings)) == {"workers-sqlite": "problem", "database-new": "note"}
    assert not file.parent.exists()  # nothing was made
    store = Store(settings.url)
    store.migrate("a009")
    assert levels(doctor.check_database(settings))["database-old-sqlite"] == "note"
    store.migrate()
    with store.engine.connect() as connection:
        row = {"id": "t", "game": "zavarushka", "version": 1, "seats": 2, "options": "{}", "terms": "{}", "seed": b""}
        connection.execute(
            insert(tables),
            {**row, "host": "", "public": False, "status": "open", "created": time.time() + 99, "free": 0},
        )
        connection.execute(
            insert(archived),
            {
                "table": "u",
                "file": "2020-01.jsonl.gz",
                "place": 0,
                "size": 1,
                "game": "zavarushka",
                "ended": 0,
                "outdated": False,
            },
        )
        connection.commit()
    store.close()
    file.chmod(0o644)
    file.parent.chmod(0o755)
    found = levels(doctor.check_database(settings), doctor.check_archive(settings))
    assert found["rights-exposed"] == "warning"
    assert found["clock-back"] == "problem"
    assert found["write"] == "ok"
    assert found["archive-gone"] == "problem"
    (tmp_path / "data" / "archive").mkdir()
    (tmp_path / "data" / "archive" / "2020-01.jsonl.gz").touch()
    assert levels(doctor.check_archive(settings)) == {"archive": "ok"}
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'a999'")
        connection.commit()
    assert levels(doctor.check_database(settings))["database-newer"] == "problem"


def test_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "t.sqlite3"
    file.touch()
    os.truncate(file, 3_000_000_000)  # a sparse file
    settings = Settings(database=f"sqlite:///{file}")
    usage = shutil.disk_usage(tmp_path)
    for free, level in ((5e9, {"disk": "ok"}), (2e9, {"disk-backup": "warning"}), (5e7, {"disk-low": "problem"})):
        monkeypatch.setattr(shutil, "disk_usage", lambda _, free=free: usage._replace(free=int(free)))
        assert levels(doctor.check_disk(settings)) == level


def test_a_postgresql_database(cluster: Cluster) -> None:
    settings = Settings(database=cluster.url(cluster.database()), shared=True)
    found = levels(doctor.check_database(settings), doctor.check_bus(settings))
    assert found == {"database": "ok", "database-shape": "ok", "clock": "ok", "write": "ok", "bus-none": "note"}
    cluster.sql("CREATE DATABASE bare")
    assert levels(doctor.check_database(Settings(database=cluster.url("bare"))))["database-old"] == "problem"
    assert levels(doctor.check_database(Settings(database=cluster.url("none")))) == {"database-away": "problem"}


def test_a_bus_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database="postgresql://t@localhost/t", bus=f"redis://127.0.0.1:{free_port()}")
    if find_spec("redis") is not None:
        assert levels(doctor.check_bus(settings)) == {"bus-away": "problem"}
    monkeypatch.setattr(doctor, "find_spec", lambda _: None)
    assert levels(doctor.check_bus(settings)) == {"bus-driver": "problem"}
    assert levels(doctor.check_bus(Settings(bus="redis://localhost")))["bus-sqlite"] == "warning"


def test_a_worker_process_that_does_not_start() -> None:
    def fails() -> float:
        raise OSError("no more processes")

    (found,) = doctor.start(fails)
    assert (found.level, found.message) == ("problem", "ops-doctor-worker-fails")
