"""A server on a uvicorn whose WebSocket class is not the one that the fast path was written for."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from taletable.cli import main
from tests.server.kit import FreshServer


class ChangedServer(FreshServer):
    module = "tests.server.changed_uvicorn"


def change() -> None:
    """In the server: uvicorn has given one of its methods another name."""
    theirs = WebSocketsSansIOProtocol.handle_parser_exception
    WebSocketsSansIOProtocol.fail_parsing = theirs  # type: ignore[attr-defined]
    del WebSocketsSansIOProtocol.handle_parser_exception


if __name__ == "__main__":
    change()
    main()
