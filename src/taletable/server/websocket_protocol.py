"""Which WebSocket protocol class uvicorn runs: our fast path, or its own if the fast path does not fit it.

`FastWebSocket` subclasses an internal class of uvicorn. The versions in pyproject.toml are those it was tested with; an
installation with another one is examined here before the server starts, attribute by attribute.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, Final, Literal, Protocol

import uvicorn
from uvicorn.server import ServerState

EXTENSION: Final = "taletable.fast_websocket"
# What `FastWebSocket` overrides, and what else it reads or calls of its base class and of the connection of websockets.
# A test compares these names with its source.
OVERRIDDEN: Final = (
    "__init__",
    "connection_lost",
    "connection_made",
    "data_received",
    "run_asgi",
    "send",
    "send_receive_event_to_app",
    "shutdown",
)
INHERITED: Final = (
    "close_sent",
    "config",
    "conn",
    "curr_msg_data_type",
    "disconnected",
    "frames",
    "handle_parser_exception",
    "handshake_complete",
    "handshake_initiated",
    "loop",
    "queue",
    "read_paused",
    "transport",
    "writable",
)
OF_CONNECTION: Final = ("current_size", "data_to_send", "fail", "handshake_exc", "send_close", "state")

log: Final = logging.getLogger("taletable")


class FastPath(Protocol):
    """What the app finds in the extensions of its ASGI scope."""

    on_text: Callable[[bytes], None] | None

    def push(self, message: bytes) -> bool:
        """Send a text message, unless the write buffer is full; whether it was taken."""


def choose() -> type[asyncio.Protocol] | Literal["auto"]:
    """The fast path if the installed uvicorn has the shape it relies on, else uvicorn's own class and a log line."""
    try:
        from taletable.server.fast_websocket import FastWebSocket  # noqa: PLC0415 (it may not be importable)

        misfit = _misfit(FastWebSocket)
    except Exception as error:
        misfit = f"{type(error).__name__}: {error}"
    if misfit is None:
        return FastWebSocket
    log.warning(
        "the fast WebSocket path does not fit uvicorn %s and websockets %s (%s): "
        "uvicorn's own WebSocket is used, which takes more processor time",
        version("uvicorn"),
        version("websockets"),
        misfit,
    )
    return "auto"


def _misfit(fast: type[Any]) -> str | None:
    """What the base class lacks or has otherwise; nothing if the fast path fits."""
    base = fast.__bases__[0]
    sample = base(uvicorn.Config(_nothing, log_config=None), ServerState(), {}, asyncio.new_event_loop())
    sample.loop.close()
    for holder, names in ((sample, (*OVERRIDDEN, *INHERITED)), (sample.conn, OF_CONNECTION)):
        for name in names:
            if not hasattr(holder, name):
                return f"{type(holder).__name__} has no {name}"
    for name in OVERRIDDEN:
        theirs, ours = (list(inspect.signature(getattr(one, name)).parameters) for one in (base, fast))
        if theirs != ours:
            return f"{base.__name__}.{name} takes {', '.join(theirs)}, not {', '.join(ours)}"
    return None


async def _nothing(scope: Any, receive: Any, send: Any) -> None:
    """An ASGI app for the sample connection, which is never called."""
