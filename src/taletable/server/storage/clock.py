"""The clock of the database, by which those of all machines that use it can be compared."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy import Connection


def ahead(connection: Connection) -> float:
    """Seconds that the clock of PostgreSQL is ahead of ours; an SQLite file has none of its own."""
    if connection.dialect.name == "sqlite":
        return 0.0
    before = time.time()
    theirs = float(connection.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp())").scalar_one())
    return theirs - (before + time.time()) / 2
