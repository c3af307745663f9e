"""A real PostgreSQL server of the tests' own: in a folder of its own, on a socket of its own, and gone afterwards."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import psycopg

from taletable.cli import main


def program(name: str) -> str:
    """Where a program of PostgreSQL is; Debian does not put them in the path."""
    found = shutil.which(name) or max(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), default=None)
    if found is None:
        raise RuntimeError(f"PostgreSQL is not installed, there is no {name}; `make needs` installs it")
    return found


class Cluster:
    """A database server with as many databases as tests want."""

    def __init__(self) -> None:
        self.initdb, self.control = program("initdb"), program("pg_ctl")
        self.folder = Path(tempfile.mkdtemp(prefix="taletable-"))
        self.data = self.folder / "data"
        self.made = 0
        # PostgreSQL refuses to be run by root.
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:
            self.user = {"user": "postgres", "group": "postgres", "extra_groups": []}
            shutil.chown(self.folder, "postgres", "postgres")

    def run(self, *command: str) -> None:
        done = subprocess.run(
            command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False, **self.user
        )
        if done.returncode:
            log = self.folder / "log"
            raise RuntimeError(f"{command}: {done.stderr.decode()}\n{log.read_text() if log.exists() else ''}")

    def begin(self) -> None:
        """Make everything, with one database of the right shape that all others are copies of."""
        self.run(self.initdb, "-D", str(self.data), "-U", "taletable", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        self.start()
        self.sql("CREATE DATABASE migrated")
        assert main(["migrate", "--database", self.url("migrated")]) == 0

    def end(self) -> None:
        """Leave nothing behind."""
        if (self.data / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder)

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses="
        self.run(self.control, "-D", str(self.data), "-l", str(self.folder / "log"), "-o", options, "-w", "start")

    def stop(self, mode: str = "fast") -> None:
        self.run(self.control, "-D", str(self.data), "-m", mode, "-w", "stop")

    def sql(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """What a statement finds, past the server that is tested."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            done = connection.execute(statement.encode())
            return done.fetchall() if done.description is not None else []

    def url(self, database: str) -> str:
        return f"postgresql://taletable@/{database}?host={self.folder}"

    def database(self, like: str = "migrated") -> str:
        """A database nobody has used yet; its name."""
        self.made += 1
        self.sql(f"CREATE DATABASE taletable{self.made} TEMPLATE {like}")
        return f"taletable{self.made}"


class BrokenLine:
    """A way to PostgreSQL that breaks when it is told to: a commit is carried out, and its answer is lost."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.breaks = threading.Event()
        self.folder = Path(tempfile.mkdtemp(prefix="taletable-line-"))
        self._listener = socket.socket(socket.AF_UNIX)

    def url(self, database: str) -> str:
        return f"postgresql://taletable@/{database}?host={self.folder}"

    def __enter__(self) -> Self:
        self._listener.bind(str(self.folder / ".s.PGSQL.5432"))
        self._listener.listen()
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()
        shutil.rmtree(self.folder)

    def _accept(self) -> None:
        with suppress(OSError):  # it is closed at the end
            while True:
                client, _ = self._listener.accept()
                database = socket.socket(socket.AF_UNIX)
                database.connect(str(self.cluster.folder / ".s.PGSQL.5432"))
                broken = threading.Event()
                for carry in (self._to_database, self._to_client):
                    threading.Thread(target=carry, args=(client, database, broken), daemon=True).start()

    def _to_database(self, client: socket.socket, database: socket.socket, broken: threading.Event) -> None:
        with suppress(OSError), database:
            while said := client.recv(65_536):
                if self.breaks.is_set() and b"COMMIT" in said:
                    self.breaks.clear()
                    broken.set()
                database.sendall(said)
                if broken.is_set():
                    return

    def _to_client(self, client: socket.socket, database: socket.socket, broken: threading.Event) -> None:
        with suppress(OSError), client:
            while (said := database.recv(65_536)) and not broken.is_set():
                client.sendall(said)
