"""Runs the server: one process by default, several with `--workers`."""

from __future__ import annotations

import contextlib
import gc
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import msgspec
import uvicorn
from sqlalchemy.exc import DBAPIError

from taletable.server.app import make
from taletable.server.line import Line
from taletable.server.logs import configuration
from taletable.server.settings import PREFIX, Settings, from_environment
from taletable.server.storage import Store

if TYPE_CHECKING:
    from litestar import Litestar

LONGEST_MESSAGE: Final = 16_384
GENERATIONS: Final = (50_000, 20, 50)  # what tables leave behind has few cycles: look for them less often
PATIENCE: Final = 300  # tenths of a second in which a server should be up
STOPPING: Final = 5  # seconds for those who are in the middle of something


def chosen(host: str | None, port: int | None, database: str | None, workers: int | None) -> Settings:
    """The settings of the environment, but for what was said otherwise."""
    said = {"host": host, "port": port, "database": database, "workers": workers}
    return msgspec.structs.replace(
        from_environment(), **{name: value for name, value in said.items() if value is not None}
    )


def app() -> Litestar:
    """The app of one worker process, whose settings are in the environment."""
    gc.set_threshold(*GENERATIONS)
    return make(from_environment())


def serve(settings: Settings) -> None:
    """Run until told to stop."""
    for field in Settings.__struct_fields__:
        os.environ[PREFIX + field.upper()] = str(getattr(settings, field))
    prepare(settings)
    uvicorn.run(
        "taletable.server.serve:app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws=Line,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOPPING,
        log_config=configuration(settings.logs),
        access_log=False,
        server_header=False,
    )


def somewhere(settings: Settings) -> Settings:
    """The same settings, at a free port if theirs is taken."""
    for port in (settings.port, 0):
        with contextlib.suppress(OSError), socket.socket() as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind((settings.host, port))
            return msgspec.structs.replace(settings, port=door.getsockname()[1])
    return settings


def show(settings: Settings) -> None:
    """Open the page in a browser as soon as the server answers."""

    def wait() -> None:
        for _ in range(PATIENCE):
            time.sleep(0.1)
            with contextlib.suppress(OSError), socket.create_connection((settings.host, settings.port), 1):
                webbrowser.open(f"http://{settings.host}:{settings.port}/")
                return

    threading.Thread(target=wait, daemon=True).start()


def prepare(settings: Settings) -> None:
    """A file of our own gets the shape this version needs; a database that others look after must have it."""
    with _database(settings) as store:
        if store.is_migrated():
            return
        if store.is_sqlite:
            store.migrate()
        else:
            raise ValueError("this database is not of the shape that this version needs; run `taletable migrate` first")


def migrate(settings: Settings) -> None:
    """Bring the database to the shape this version needs."""
    with _database(settings) as store:
        store.migrate()


@contextlib.contextmanager
def _database(settings: Settings) -> Iterator[Store]:
    """The database before anybody plays; if it does not answer, that is said in a sentence."""
    store = Store(settings.url)
    try:
        yield store
    except DBAPIError as error:
        raise ValueError(f"the database does not do it: {str(error.orig).strip()}") from None
    finally:
        store.close()
