"""`python -m benchmarks.relay WAY PORT`: the least that a game server does with WebSockets, for `benchmarks.websocket`.

Whoever sends a message to a path is answered by one update to everybody connected to that path.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Coroutine
from typing import Any

import uvicorn
import uvloop

from taletable.server.websocket_protocol import EXTENSION, choose

UPDATE = b'{"kind":"update","version":1,"view":"%s"}' % (b"x" * 1_500)
ROOMS: defaultdict[str, list[Callable[..., Any]]] = defaultdict(list)  # by path: how to send to each viewer


async def asgi(scope: Any, receive: Any, send: Any) -> None:
    """By `receive` and `send`, or by the fast path if the scope has it."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    room, fast = ROOMS[scope["path"]], scope["extensions"].get(EXTENSION)
    if fast is not None:
        room.append(fast.push)

        def answer(_: bytes) -> None:
            for push in room:
                push(UPDATE)

        fast.on_text = answer
        await receive()  # nothing but the end comes this way
        return
    room.append(send)
    update = {"type": "websocket.send", "text": UPDATE.decode()}
    while (await receive())["type"] == "websocket.receive":
        for one in room:
            await one(update)


def on_uvicorn(port: int, ws: Any) -> None:
    uvicorn.run(
        asgi, host="127.0.0.1", port=port, ws=ws, ws_per_message_deflate=False, lifespan="off", log_level="error"
    )


async def on_granian(port: int) -> None:
    from granian.server.embed import Server  # noqa: PLC0415 (installed by the benchmark only)

    await Server(asgi, address="127.0.0.1", port=port, interface="asgi", log_enabled=False).serve()


async def on_picows(port: int) -> None:
    import picows  # noqa: PLC0415 (installed by the benchmark only)

    text = picows.WSMsgType.TEXT

    class Viewer(picows.WSListener):  # type: ignore[misc]
        def __init__(self, path: str) -> None:
            super().__init__()
            self.room = ROOMS[path]

        def on_ws_connected(self, transport: Any) -> None:
            self.room.append(transport.send)

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == text:
                for send in self.room:
                    send(text, UPDATE)

    await (await picows.ws_create_server(lambda request: Viewer(str(request.path)), "127.0.0.1", port)).serve_forever()


def main(way: str, port: int) -> None:
    alone: dict[str, Callable[[int], Coroutine[Any, Any, None]]] = {"granian": on_granian, "picows": on_picows}
    if way in alone:
        uvloop.run(alone[way](port))
    else:
        on_uvicorn(port, choose() if way == "fast" else "websockets-sansio")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
