"""What the server writes down of itself: a line of JSON for each thing, or of words where a person watches.

No line names a table, a person or a query: the id of a table is its invitation.
"""

from __future__ import annotations

import json
import logging
import sys
from typing import Any, Final

UVICORN_SAYS: Final = ('"WebSocket ', "connection open", "connection closed", "connection rejected")


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, with what a caller has added as `facts`."""
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Words(logging.Formatter):
    """A record for somebody who watches a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """The message, with what a caller has added after it."""
        facts = " ".join(f"{key}={value}" for key, value in getattr(record, "facts", {}).items())
        return f"{super().format(record)} {facts}".rstrip()


class Discreet(logging.Filter):
    """Leaves out what uvicorn says of every line: it names the table."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record may be written."""
        return not any(said in str(record.msg) for said in UVICORN_SAYS)


def configuration(style: str) -> dict[str, Any]:
    """The logging of a server process, for uvicorn. ``style`` is `json`, `text`, or `auto`: text on a terminal."""
    text = style == "text" or (style == "auto" and sys.stderr.isatty())
    formatter = {"()": Words, "format": "%(asctime)s %(levelname)s %(message)s"} if text else {"()": Lines}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": formatter},
        "filters": {"discreet": {"()": Discreet}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines", "filters": ["discreet"]}},
        "root": {"level": "INFO", "handlers": ["stderr"]},
        "loggers": {"alembic": {"level": "WARNING"}},
    }
