"""Runs the server: one process by default, several with `--workers`."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

import msgspec
import uvicorn

from taletable.server.app import make
from taletable.server.settings import PREFIX, Settings, from_environment
from taletable.server.storage import Store

if TYPE_CHECKING:
    from litestar import Litestar

LONGEST_MESSAGE: Final = 16_384
STOPPING: Final = 5  # seconds for those who are in the middle of something


def chosen(host: str | None, port: int | None, database: str | None, workers: int | None) -> Settings:
    """The settings of the environment, but for what was said otherwise."""
    said = {"host": host, "port": port, "database": database, "workers": workers}
    return msgspec.structs.replace(
        from_environment(), **{name: value for name, value in said.items() if value is not None}
    )


def app() -> Litestar:
    """The app of one worker process, whose settings are in the environment."""
    return make(from_environment())


def serve(settings: Settings) -> None:
    """Run until told to stop."""
    for field in Settings.__struct_fields__:
        os.environ[PREFIX + field.upper()] = str(getattr(settings, field))
    if settings.workers > 1:
        migrate(settings)
    uvicorn.run(
        "taletable.server.serve:app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOPPING,
        log_level="info",
        access_log=False,
        server_header=False,
    )


def migrate(settings: Settings) -> None:
    """Bring the database to the shape this version needs."""
    store = Store(settings.url)
    store.migrate()
    store.engine.dispose()
