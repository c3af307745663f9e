"""Card sheets of people's own: stored once by their hash, and held in memory once for all tables that use them."""

from __future__ import annotations

import threading
from hashlib import sha256
from typing import Final
from weakref import WeakValueDictionary

from sqlalchemy import Connection, select, text

from taletable.server.storage.schema import sheets

# In these words both databases do nothing about a sheet that is there, also when another process has just stored it.
KEEP: Final = text("INSERT INTO sheets (hash, text) VALUES (:hash, :text) ON CONFLICT DO NOTHING")


class Sheet:
    """A card sheet; it is held in memory as long as somebody holds this."""

    __slots__ = ("__weakref__", "hash", "text")

    def __init__(self, hash: str, text: str) -> None:
        self.hash = hash
        self.text = text


class Sheets:
    """The sheets of the tables in memory. Threads that read the database share them."""

    def __init__(self) -> None:
        self._known: WeakValueDictionary[str, Sheet] = WeakValueDictionary()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        """How many are held."""
        return len(self._known)

    def of_text(self, text: str) -> Sheet:
        """The sheet with this text, the same for all who ask."""
        return self._shared(Sheet(sha256(text.encode()).hexdigest(), text))

    def load(self, connection: Connection, hash: str) -> Sheet | None:
        """The sheet with this hash, read from the database if no table in memory uses it; none if it is not there."""
        with self._lock:
            known = self._known.get(hash)
        if known is not None:
            return known
        stored = connection.execute(select(sheets.c.text).where(sheets.c.hash == hash)).scalar()
        return None if stored is None else self._shared(Sheet(hash, stored))

    def _shared(self, sheet: Sheet) -> Sheet:
        with self._lock:
            return self._known.setdefault(sheet.hash, sheet)


def store(connection: Connection, sheet: Sheet) -> None:
    """Store a sheet, unless it is there."""
    connection.execute(KEEP, {"hash": sheet.hash, "text": sheet.text})
