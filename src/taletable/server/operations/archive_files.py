"""Files of the archive: how they are named, written so that nothing is ever half there, and summed."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from taletable.server.archive import SUFFIX, Game, decoded, members
from taletable.server.storage.files import OUR_FOLDER, OURS, Lock

SUM: Final = ".sha256"  # beside each file that is complete, as `sha256sum -c` reads it
PART: Final = ".part"


class Place(NamedTuple):
    """A game in a file."""

    game: Game
    place: int
    packed: bytes


def month_of(ended: float) -> str:
    """The month of a moment, such as 2026-05 (UTC)."""
    return time.strftime("%Y-%m", time.gmtime(ended))


def new_file(folder: Path, month: str) -> Path:
    """A name that no file has yet: 2026-05.jsonl.gz, then 2026-05.2.jsonl.gz."""
    number, file = 1, folder / f"{month}{SUFFIX}"
    while file.exists():
        number += 1
        file = folder / f"{month}.{number}{SUFFIX}"
    return file


def files(folder: Path) -> list[Path]:
    """The files of the archive, oldest month first."""
    return sorted(folder.glob(f"*{SUFFIX}"))


def is_complete(file: Path) -> bool:
    """Whether all games of a file have left the database; until then the next run goes on with it."""
    return sum_file(file).exists()


def sum_file(file: Path) -> Path:
    """Where the checksum of a file stands."""
    return file.with_name(file.name + SUM)


def write(file: Path, packed: Iterable[bytes]) -> None:
    """Write a file that is there whole or not at all, whatever happens to the machine."""
    part = file.with_name(f".{file.name}{PART}")
    with os.fdopen(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, OURS), "wb") as target:
        for member in packed:
            target.write(member)
        target.flush()
        os.fsync(target.fileno())
    part.replace(file)
    _sync(file.parent)


def complete(file: Path) -> None:
    """All games of a file have left the database: its checksum is written."""
    with file.open("rb") as source:
        digest = sha256()
        while chunk := source.read(1 << 20):
            digest.update(chunk)
    write(sum_file(file), [f"{digest.hexdigest()}  {file.name}\n".encode()])


def is_sound(file: Path) -> bool:
    """Whether a file still has the checksum it was completed with."""
    before = sum_file(file).read_text("utf-8").split()[0]
    return sha256(file.read_bytes()).hexdigest() == before


def remove(file: Path) -> None:
    """A file that nothing refers to any more, with its checksum."""
    sum_file(file).unlink(missing_ok=True)
    file.unlink()


def games(file: Path) -> Iterator[Place]:
    """The games of a file."""
    for place, member in members(file):
        yield Place(decoded(member, file), place, member)


def _sync(folder: Path) -> None:
    """So that a rename survives a power failure."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Only one command at a time changes the archive; what an interrupted one has half written is removed."""
    folder.mkdir(mode=OUR_FOLDER, parents=True, exist_ok=True)
    try:
        lock = Lock(folder / "archive", alone=True)
    except ValueError:
        raise ValueError(f"another `taletable archive` is at work in {folder}") from None
    with lock:
        for part in folder.glob(f".*{PART}"):
            part.unlink()
        yield
