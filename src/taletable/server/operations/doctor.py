"""Looks at an installation before, or while, it serves: each check says what it found, and what to do about it."""

from __future__ import annotations

import difflib
import os
import shutil
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Connection, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from taletable.server import pages
from taletable.server.archive import SUFFIX
from taletable.server.connections import RESERVED
from taletable.server.operations.doctor_process import start_worker
from taletable.server.origins import Origins, is_loopback
from taletable.server.serve import check_port
from taletable.server.settings import PREFIX, Settings, all_that_can_be, unknown_names
from taletable.server.storage import Store, clock
from taletable.server.storage.files import file_of, is_exposed
from taletable.server.storage.schema import NEWEST, archived, tables
from taletable.server.storage.store import PROBE, PROBE_BYTES, url_of
from taletable.version import COMPILED, VERSION, build

Level = Literal["ok", "note", "warning", "problem"]

LITTLE_SPACE: Final = 1_000  # megabytes: time to look after the disk
NO_SPACE: Final = 100
CLOCK: Final = 1.0  # seconds between two clocks that are worth a word, since time limits go by them
CLOCK_WRONG: Final = 5.0
WIDE: Final = 1 << 16  # addresses in a network of proxies, among which there are surely clients
BUS_PATIENCE: Final = 2.0
MEGABYTE: Final = 1_000_000


class Finding(NamedTuple):
    """What a check has found: a message of `ops.ftl` and its arguments."""

    level: Level
    message: str
    args: dict[str, str | int]


Found = Iterator[Finding]


def examine(**said: object) -> Found:
    """All checks; ``said`` is what the command line says of settings."""
    settings, wrong = all_that_can_be(**said)
    yield from check_names(wrong)
    for check in (check_origins, check_exposure, check_port_free, check_database, check_archive, check_disk):
        yield from check(settings)
    yield from check_bus(settings)
    yield from check_files(settings)
    yield from check_installation()
    yield from start()


def _finding(level: Level, message: str, **args: str | int) -> Finding:
    return Finding(level, message, args)


def check_names(wrong: list[str]) -> Found:
    """Whether each setting can be, and is one."""
    for words in wrong:
        yield _finding("problem", "ops-doctor-setting-wrong", words=words)
    known = [PREFIX + field.upper() for field in Settings.__struct_fields__]
    for name in unknown_names():
        near = difflib.get_close_matches(name, known, 1)
        if near:
            yield _finding("warning", "ops-doctor-setting-near", name=name, near=near[0])
        else:
            yield _finding("warning", "ops-doctor-setting-unknown", name=name)
    if not wrong:
        given = sum(name in os.environ for name in known)
        yield _finding("ok", "ops-doctor-settings", count=given)


def check_origins(settings: Settings) -> Found:
    """Whether the names of the server and its proxies fit together."""
    try:
        origins = Origins(settings.origins, settings.host)
    except ValueError as error:
        yield _finding("problem", "ops-doctor-setting-wrong", words=str(error))
        origins = Origins("", settings.host)
    try:
        proxies = settings.proxy_networks
    except ValueError as error:
        yield _finding("problem", "ops-doctor-setting-wrong", words=str(error))
        proxies = ()
    for network in proxies:
        if network.num_addresses >= WIDE and not network.is_loopback:
            yield _finding("warning", "ops-doctor-proxies-wide", network=str(network))
    secure = any(origin.scheme == "https" for origin in origins.known)
    if secure and not proxies:
        yield _finding("warning", "ops-doctor-proxies-none")
    elif proxies and not origins.known:
        yield _finding("warning", "ops-doctor-origins-none-proxied")
    elif not origins.known and not is_loopback(settings.host):
        yield _finding("note", "ops-doctor-origins-none", host=settings.host)
    else:
        yield _finding("ok", "ops-doctor-origins", origins=settings.origins or settings.host)
    for origin in origins.known:
        if origin.scheme == "http" and not is_loopback(origin.host) and "." in origin.host:
            yield _finding("warning", "ops-doctor-origins-plain", host=origin.host)


def check_exposure(settings: Settings) -> Found:
    """What a stranger could use."""
    if settings.seed:
        yield _finding("problem", "ops-doctor-seed")
    public = bool(settings.origins) or not is_loopback(settings.host)
    if public and not (settings.metrics_token or settings.metrics_port):
        yield _finding("warning", "ops-doctor-metrics-open")


def check_port_free(settings: Settings) -> Found:
    """Whether a server can listen, or one does."""
    try:
        check_port(settings.host, settings.port, "--port")
        yield _finding("ok", "ops-doctor-port-free", host=settings.host, port=str(settings.port))
    except ValueError as error:
        yield _finding("note", "ops-doctor-port-taken", words=str(error))


def check_database(settings: Settings) -> Found:
    """Whether the database is there, has our shape, can be written, and agrees about the time."""
    try:
        url = url_of(settings.url)
    except ValueError as error:
        yield _finding("problem", "ops-doctor-setting-wrong", words=str(error))
        return
    sqlite, file = url.get_backend_name() == "sqlite", file_of(url)
    if sqlite and settings.workers > 1:
        yield _finding("problem", "ops-doctor-workers-sqlite", workers=settings.workers)
    if file is not None:
        yield from _check_file(file)
        if not file.exists() or not os.access(file, os.R_OK | os.W_OK):
            return
    try:
        store = Store(settings.url)
    except ValueError as error:
        yield _finding("problem", "ops-doctor-database-busy", words=str(error))
        return
    try:
        yield from _check_store(store, make_url(settings.url).render_as_string())
    except DBAPIError as error:
        yield _finding("problem", "ops-doctor-database-away", words=" ".join(str(error.orig).split()).rstrip(".?"))
    except ValueError as error:
        yield _finding("problem", "ops-doctor-database-newer", words=str(error))
    finally:
        store.close()


def _check_file(file: Path) -> Found:
    folder = next(place for place in file.absolute().parents if place.exists())
    if not os.access(folder, os.W_OK | os.X_OK):
        yield _finding("problem", "ops-doctor-rights-folder", folder=str(folder))
    if not file.exists():
        yield _finding("note", "ops-doctor-database-new", file=str(file))
    elif not os.access(file, os.R_OK | os.W_OK):
        yield _finding("problem", "ops-doctor-rights-file", file=str(file))
    elif is_exposed(file):
        yield _finding("warning", "ops-doctor-rights-exposed", file=str(file))
    else:
        yield _finding("ok", "ops-doctor-rights", file=str(file))


def _check_store(store: Store, shown: str) -> Found:
    with store.engine.connect() as connection:
        connection.exec_driver_sql("SELECT 1").scalar()
    yield _finding("ok", "ops-doctor-database", url=shown)
    if not store.is_migrated():
        kind: Level = "note" if store.is_sqlite else "problem"
        yield _finding(
            kind, "ops-doctor-database-old-sqlite" if store.is_sqlite else "ops-doctor-database-old", newest=NEWEST
        )
        return
    yield _finding("ok", "ops-doctor-database-shape", newest=NEWEST, version=VERSION)
    with store.engine.connect() as connection:
        yield from _check_clock(connection)
    with store.engine.connect().execution_options(writing=True) as connection:
        for value in (bytes(PROBE_BYTES), b""):
            connection.execute(PROBE, {"value": value})
            connection.commit()
    yield _finding("ok", "ops-doctor-write")


def _check_clock(connection: Connection) -> Found:
    """Time limits go by the clock of each server, so it must agree with others', and never go back."""
    newest = connection.execute(select(func.max(tables.c.created))).scalar()
    now = time.time()
    if newest is not None and newest > now + CLOCK_WRONG:
        yield _finding("problem", "ops-doctor-clock-back", seconds=round(newest - now))
    else:
        off = clock.ahead(connection)
        level: Level = "ok" if abs(off) < CLOCK else "warning" if abs(off) < CLOCK_WRONG else "problem"
        yield _finding(
            level,
            "ops-doctor-clock" if level == "ok" else "ops-doctor-clock-off",
            **({} if level == "ok" else _seconds(off)),
        )


def _seconds(off: float) -> dict[str, str | int]:
    return {"seconds": round(abs(off))}


def check_archive(settings: Settings) -> Found:
    """Whether the files of the archive are where this server looks for them."""
    try:
        folder = settings.archive_folder
        store = Store(settings.url) if _is_there(settings) else None
    except ValueError:
        return
    if store is None:
        return
    try:
        if not store.is_migrated():
            return
        with store.engine.connect() as connection:
            names = set(connection.execute(select(archived.c.file).distinct()).scalars())
    except (DBAPIError, ValueError):
        return  # it was said of the database
    finally:
        store.close()
    gone = sorted(names - {file.name for file in folder.glob(f"*{SUFFIX}")})
    if gone:
        yield _finding("problem", "ops-doctor-archive-gone", folder=str(folder), count=len(gone), file=gone[0])
    elif names:
        yield _finding("ok", "ops-doctor-archive", folder=str(folder), count=len(names))


def _is_there(settings: Settings) -> bool:
    file = file_of(url_of(settings.url))
    return file is None or (file.exists() and os.access(file, os.R_OK | os.W_OK))


def check_disk(settings: Settings) -> Found:
    """Whether there is room for what people do, and for a copy of it."""
    try:
        file = file_of(url_of(settings.url))
    except ValueError:
        return
    place = (settings.archive_folder if file is None else file).absolute()
    folder = next(one for one in place.parents if one.exists())
    free = shutil.disk_usage(folder).free // MEGABYTE
    if file is not None and file.exists():
        size = file.stat().st_size // MEGABYTE
        if NO_SPACE < free < size:
            yield _finding("warning", "ops-doctor-disk-backup", free=free, size=size, folder=str(folder))
            return
    level: Level = "problem" if free < NO_SPACE else "warning" if free < LITTLE_SPACE else "ok"
    yield _finding(level, "ops-doctor-disk" if level == "ok" else "ops-doctor-disk-low", free=free, folder=str(folder))


def check_bus(settings: Settings) -> Found:
    """Whether the bus carries a message, if there is to be one."""
    url = settings.bus
    sqlite = settings.url.startswith("sqlite")
    if not url:
        if settings.shared and not sqlite:
            yield _finding("note", "ops-doctor-bus-none")
        return
    if sqlite:
        yield _finding("warning", "ops-doctor-bus-sqlite")
    if find_spec("redis") is None:
        yield _finding("problem", "ops-doctor-bus-driver")
        return
    try:
        seconds = _round_trip(url)
    except Exception as error:  # the driver has many kinds, and a URL can be wrong in as many ways
        yield _finding("problem", "ops-doctor-bus-away", words=" ".join(str(error).split()))
    else:
        yield _finding("ok", "ops-doctor-bus", milliseconds=max(1, round(seconds * 1000)))


def _round_trip(url: str) -> float:
    """Seconds from publishing a message until it is heard."""
    import redis  # type: ignore[import-not-found, unused-ignore]  # noqa: PLC0415 (optional)

    client: Any = redis.Redis.from_url(url, socket_timeout=BUS_PATIENCE, socket_connect_timeout=BUS_PATIENCE)
    channel = f"taletable:doctor:{os.getpid()}:{time.time_ns()}"
    try:
        with client.pubsub() as listening:
            listening.subscribe(channel)
            began = time.monotonic()
            client.publish(channel, "ping")
            while time.monotonic() - began < BUS_PATIENCE:
                heard = listening.get_message(timeout=BUS_PATIENCE)
                if heard is not None and heard["type"] == "message":
                    return time.monotonic() - began
        raise TimeoutError("no message comes through")
    finally:
        client.close()


def check_files(settings: Settings) -> Found:
    """Whether the system lets a server open as many connections as the settings do."""
    try:
        import resource  # noqa: PLC0415 (Windows has no such limit)
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < settings.all_connections + RESERVED:
        yield _finding("note", "ops-doctor-files", hard=hard, wanted=settings.all_connections)


def check_installation() -> Found:
    """Whether the page is here, and the rules run fast."""
    built = (pages.FOLDER / "index.html").is_file()
    yield _finding("ok" if built else "problem", "ops-doctor-page" if built else "ops-doctor-page-missing")
    said = build()
    if said == COMPILED:
        yield _finding("ok", "ops-doctor-rules-compiled")
    else:
        yield _finding("note", "ops-doctor-rules-plain", why=said.partition(": ")[2])


def start(begin: Callable[[], float] = start_worker) -> Found:
    """Whether a worker process starts, without which no bot plays well and nothing is replayed."""
    try:
        yield _finding("ok", "ops-doctor-worker", milliseconds=round(begin() * 1000))
    except Exception as error:
        yield _finding("problem", "ops-doctor-worker-fails", words=" ".join(str(error).split()))
