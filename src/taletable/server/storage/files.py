"""The file of an SQLite database: where it is, who may read it, and the lock that everybody who uses it holds."""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING, Final, Self

try:
    import fcntl
except ImportError:  # not on Windows, where a file that somebody has open cannot be replaced anyway
    fcntl = None  # type: ignore[assignment]

from pathlib import Path

if TYPE_CHECKING:
    from sqlalchemy import URL

OURS: Final = 0o600
OUR_FOLDER: Final = 0o700


def file_of(url: URL) -> Path | None:
    """The file that a URL names, unless the database is in memory or somewhere else."""
    name = url.database
    plain = url.get_backend_name() == "sqlite" and name and name != ":memory:" and not name.startswith("file:")
    return Path(name) if plain and name else None


def create(file: Path) -> None:
    """Make a file, and its folder, that only its owner can read; SQLite gives its other files the same mode.

    One that is there is not touched: to open and close it would drop the locks that SQLite holds on it.
    """
    file.parent.mkdir(mode=OUR_FOLDER, parents=True, exist_ok=True)
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, OURS))


def is_exposed(file: Path) -> bool:
    """Whether others on this machine can read a file."""
    folder = file.resolve().parent
    reads, enters = stat.S_IRGRP | stat.S_IROTH, stat.S_IXGRP | stat.S_IXOTH
    return bool(file.stat().st_mode & reads and folder.stat().st_mode & enters)


class Lock:
    """A file lock (flock) beside a database: shared by those who use it, or held by one who replaces it.

    The system lets go of it when a process dies. The file stays, since whoever waits for it has it open.
    """

    def __init__(self, file: Path, alone: bool = False) -> None:
        self._held = os.open(f"{file}.lock", os.O_CREAT | os.O_RDWR, OURS)
        try:
            if fcntl is not None:
                fcntl.flock(self._held, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._held)
            why = "a server uses this database; stop it first" if alone else "this database is being restored"
            raise ValueError(why) from None

    def release(self) -> None:
        """Let others have it."""
        os.close(self._held)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()
