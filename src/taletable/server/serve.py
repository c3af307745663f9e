"""Runs uvicorn: one process by default, several worker processes with `--workers`."""

from __future__ import annotations

import contextlib
import errno
import logging
import logging.config
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import uvicorn

from taletable.server import cookies, garbage, worker_metrics
from taletable.server.app import make
from taletable.server.bus import connections
from taletable.server.connections import raise_file_limit
from taletable.server.edge import Edge
from taletable.server.home_network import HomeNetwork
from taletable.server.http_protocol import HttpProtocol
from taletable.server.logs import configuration
from taletable.server.origins import Origins
from taletable.server.parent import exit_with_parent
from taletable.server.refusals import Refusal
from taletable.server.settings import PREFIX, Settings, from_environment
from taletable.server.storage import Store, failures_in_words
from taletable.server.storage.files import is_exposed
from taletable.server.websocket_protocol import choose as choose_websocket
from taletable.version import VERSION, build

LONGEST_MESSAGE: Final = 16_384
STARTING: Final = 300  # attempts to connect, ten a second, before the browser is opened
STARTUP_FAILURE: Final = 3  # exit code of uvicorn when it could not start
STOPPING: Final = 5  # seconds of graceful shutdown
ORPHANED: Final = 15.0  # seconds between SIGTERM and exit of a worker process whose supervisor is gone

log: Final = logging.getLogger("taletable")


class Server(uvicorn.Server):
    """uvicorn's server, which can let the home network in while it runs."""

    network: HomeNetwork | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and tell the app by whom it is served."""
        await super().startup(sockets)
        if self.network is not None:
            try:
                await self.network.attach(self)
            except Refusal as refused:
                log.warning("%s", refused.response("en").reason)


def chosen(
    host: str | None,
    port: int | None,
    database: str | None,
    workers: int | None,
    lan: bool | None = None,
    bus: str | None = None,
    bot_workers: int | None = None,
) -> Settings:
    """The settings of the environment, overridden by arguments of the command line."""
    return from_environment(
        host=host, port=port, database=database, workers=workers, lan=lan or None, bus=bus, bot_workers=bot_workers
    )


def app() -> Edge:
    """ASGI app factory of a worker process; the environment has its settings."""
    exit_with_parent(ORPHANED)
    made = make(from_environment())
    garbage.configure()
    return Edge(made, made.state.origins)


def serve(settings: Settings) -> None:
    """Run uvicorn until it is stopped."""
    if settings.lan and settings.workers > 1:
        raise ValueError("--lan is for one process; several listen at the address that --host names")
    for field in Settings.__struct_fields__:
        os.environ[PREFIX + field.upper()] = str(getattr(settings, field))
    Origins(settings.origins, settings.host)  # refuses a malformed setting before anything starts
    if settings.bus:
        connections(settings.bus)  # the same
    proxies = [str(network) for network in settings.proxy_networks]
    logs = configuration(settings.logs)
    logging.config.dictConfig(logs)  # for what is logged before uvicorn does the same
    check_port(settings.host, settings.port, "--port")
    check_port(settings.metrics_host or settings.host, settings.metrics_port, "TALETABLE_METRICS_PORT")
    prepare(settings)
    log.info("taletable %s with %s", VERSION, build())
    raise_file_limit()
    options: dict[str, Any] = {
        "factory": True,
        "host": settings.host,
        "port": settings.port,
        "workers": settings.workers,
        "http": HttpProtocol,
        "ws": choose_websocket(),
        "ws_max_size": LONGEST_MESSAGE,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": STOPPING,
        "proxy_headers": bool(proxies),
        "forwarded_allow_ips": proxies,
        "log_config": logs,
        "access_log": False,
        "server_header": False,
    }
    if settings.workers > 1:
        with tempfile.TemporaryDirectory(prefix="taletable-") as folder:
            os.environ[worker_metrics.FOLDER] = folder
            uvicorn.run("taletable.server.serve:app", **options)
    else:
        _run_alone(options)


def _run_alone(options: dict[str, Any]) -> None:
    """The same as `uvicorn.run` in one process, with a server that the app knows."""

    def served() -> Edge:
        edge = app()
        server.network = edge.app.state.network
        return edge

    server = Server(uvicorn.Config(served, **options))
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(STARTUP_FAILURE)


def check_port(host: str, port: int, setting: str) -> None:
    """A ValueError with advice if nobody can listen there."""
    try:
        _try_to_listen(host, port)
    except OSError as error:
        advice = {
            errno.EADDRINUSE: f"another program listens there already; stop it, or choose another port with {setting}",
            errno.EACCES: f"that needs rights this user does not have; choose a port above 1023 with {setting}",
        }.get(error.errno or 0, f"this computer has no such address ({error.strerror}); choose another with --host")
        raise ValueError(f"cannot listen at {host} port {port}: {advice}") from None


def _try_to_listen(host: str, port: int) -> int:
    """Listen for a moment; at which port, if it is 0."""
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.socket(family, kind) as listener:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        return int(listener.getsockname()[1])


def with_free_port(settings: Settings) -> Settings:
    """The same settings, with a free port if theirs is taken."""
    for port in (settings.port, 0):
        with contextlib.suppress(OSError):
            return msgspec.structs.replace(settings, port=_try_to_listen(settings.host, port))
    return settings


def open_browser(settings: Settings) -> None:
    """Open the page in a browser as soon as the server answers, and show its address in a box."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)

    def wait() -> None:
        for _ in range(STARTING):
            time.sleep(0.1)
            with contextlib.suppress(OSError), socket.create_connection((host, settings.port), 1):
                url = f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"
                sys.stdout.write(box(f"Taletable is at  {url}", "Ctrl+C ends it."))
                sys.stdout.flush()
                webbrowser.open(url)
                return

    threading.Thread(target=wait, daemon=True).start()


def box(*lines: str) -> str:
    """Lines with a frame around them."""
    wide = max(map(len, lines)) + 4
    body = [f"│  {line:<{wide - 4}}  │" for line in lines]
    return "\n".join(["", f"╭{'─' * wide}╮", *body, f"╰{'─' * wide}╯", "", ""])


def prepare(settings: Settings) -> None:
    """Migrate an SQLite file of our own; a PostgreSQL database must be migrated already (`taletable migrate`)."""
    with _database(settings) as store:
        if store.file is not None and is_exposed(store.file):
            log.warning("others on this machine can read the database; `chmod 600 %s` keeps it private", store.file)
        if store.is_migrated():
            return
        if store.is_sqlite:
            store.migrate()
        else:
            raise ValueError("this database is not of the shape that this version needs; run `taletable migrate` first")


def migrate(settings: Settings) -> None:
    """Migrate the database to the newest schema."""
    with _database(settings) as store:
        store.migrate()


def rotate_keys(settings: Settings, drop_old: bool) -> None:
    """Add a key that signs cookies; a server that runs takes it up within minutes."""
    with _database(settings) as store:
        if not store.is_migrated():
            raise ValueError("this database is not of the shape that this version needs; run `taletable migrate` first")
        with store.engine.connect().execution_options(writing=True) as connection:
            cookies.rotate(connection, drop_old)
            connection.commit()


@contextlib.contextmanager
def _database(settings: Settings) -> Iterator[Store]:
    """Open the database for a command."""
    store = Store(settings.url)
    try:
        with failures_in_words():
            yield store
    finally:
        store.close()
