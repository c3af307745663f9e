"""Whether the database does what it is asked."""

from __future__ import annotations

import logging
import threading
import time
from typing import Final

log: Final = logging.getLogger("taletable.storage")


class Outage:
    """The time in which the database fails. It is logged once when it begins, and once when it is over.

    It begins when a query or a commit fails, and is over when something was stored: a database that can be read may
    still be on a full disk.
    """

    def __init__(self) -> None:
        self.reason: str | None = None
        self._stored = time.monotonic()
        self._lock = threading.Lock()

    @property
    def unproven(self) -> float:
        """Seconds since something was last stored."""
        return time.monotonic() - self._stored

    def begin(self, reason: str) -> None:
        """The database has failed."""
        with self._lock:
            if self.reason is None:
                log.error("the database fails, nothing can be stored: %s", reason)
            self.reason = reason

    def end(self) -> None:
        """Something was stored."""
        self._stored = time.monotonic()
        if self.reason is not None:
            with self._lock:
                if self.reason is not None:
                    log.warning("the database works again")
                self.reason = None
