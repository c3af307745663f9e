"""How a server is run. Each setting has a name of the environment too, such as `TALETABLE_PORT`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, Literal

import msgspec

PREFIX: Final = "TALETABLE_"


class Settings(msgspec.Struct, frozen=True):
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    workers: int = 1
    shared: bool = False  # other processes use the same database; several workers always do
    thinkers: int = 1
    logs: Literal["auto", "json", "text"] = "auto"  # text for a person at a terminal, JSON for programs
    lines: int = 200  # WebSockets open at once from one address
    pace: float = 20.0  # orders a second that one person may give; all other limits go by it too

    @property
    def url(self) -> str:
        """Where things are kept: by default one file in the user's own place for such things."""
        return self.database or f"sqlite:///{home() / 'taletable.sqlite3'}"


def home() -> Path:
    """Where a program keeps what it must not lose."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "taletable"


def from_environment() -> Settings:
    """The settings the environment names, defaults for the rest."""
    found = {
        field: os.environ[PREFIX + field.upper()]
        for field in Settings.__struct_fields__
        if PREFIX + field.upper() in os.environ
    }
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"the environment: {error}") from None
