"""Logging: one JSON object per line, or plain text on a terminal.

No line names a table, a person, an address or a query: the id of a table is its invitation. What an exception says of
itself can contain any of them, so a traceback has it only where Python itself words it.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from hashlib import sha256
from types import TracebackType
from typing import Any, Final

UVICORN_MESSAGES: Final = (
    '"WebSocket ',
    "connection open",
    "connection closed",
    "connection rejected",
    "HTTP response sent",
)
WORDED_BY_PYTHON: Final = (
    ArithmeticError,
    AttributeError,
    ImportError,
    IndexError,
    MemoryError,
    NameError,
    NotImplementedError,
    RecursionError,
    TypeError,
)
ExceptionInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def fingerprint(id: str) -> str:
    """A truncated SHA-256 of the id of a table, for the log: it can be searched for, and does not give the id away."""
    return sha256(id.encode("utf-8", "replace")).hexdigest()[:12]


def discreet_traceback(error: BaseException) -> str:
    """A traceback with its causes, without the message of an exception unless Python itself has worded it."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    told = discreet_traceback(before) + "\n\n" if before is not None else ""
    said = f": {error}" if isinstance(error, WORDED_BY_PYTHON) else ""
    frames = "".join(traceback.format_tb(error.__traceback__))
    kind = type(error)
    return f"{told}Traceback (most recent call last):\n{frames}{kind.__module__}.{kind.__qualname__}{said}"


class DiscreetFormatter(logging.Formatter):
    """Formats tracebacks by `discreet_traceback`."""

    def formatException(self, ei: ExceptionInfo) -> str:  # noqa: N802 (the name is logging's)
        return "" if ei[1] is None else discreet_traceback(ei[1])


class JsonFormatter(DiscreetFormatter):
    """One JSON object per record."""

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


class TextFormatter(DiscreetFormatter):
    """Plain text, for a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """The message, with what a caller has added after it."""
        facts = " ".join(f"{key}={value}" for key, value in getattr(record, "facts", {}).items())
        return f"{super().format(record)} {facts}".rstrip()


class DiscreetFilter(logging.Filter):
    """Drops messages of uvicorn about single connections: they name a table, or say nothing."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record may be written."""
        return not any(said in str(record.msg) for said in UVICORN_MESSAGES)


def configuration(style: str) -> dict[str, Any]:
    """A configuration for `logging.config.dictConfig`. ``style`` is `json`, `text`, or `auto`: text on a terminal."""
    text = style == "text" or (style == "auto" and sys.stderr.isatty())
    formatter = (
        {"()": TextFormatter, "format": "%(asctime)s %(levelname)s %(message)s"} if text else {"()": JsonFormatter}
    )
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": formatter},
        "filters": {"discreet": {"()": DiscreetFilter}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines", "filters": ["discreet"]}},
        "root": {"level": "INFO", "handlers": ["stderr"]},
        "loggers": {"alembic": {"level": "WARNING"}},
    }
