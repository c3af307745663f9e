"""A line takes its frames in whatever pieces and shapes they come, byte for byte over a real socket."""

from __future__ import annotations

import json
import socket
import struct
from typing import TYPE_CHECKING, Any

import pytest

from tests.kit.waiting import PATIENCE
from tests.server.kit import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

MASK = b"\x01\x80\xff\x5a"
TEXT, CONTINUED, BINARY, CLOSE, PING, PONG = 1, 0, 2, 8, 9, 10
CLOSED = -1


def frame(data: bytes, kind: int = TEXT, last: bool = True, masked: bool = True, size: int | None = None) -> bytes:
    """A frame as a client sends it; it may lie about its size."""
    size = len(data) if size is None else size
    first = bytes([kind | (0x80 if last else 0)])
    bit = 0x80 if masked else 0
    if size < 126:
        head = first + bytes([bit | size])
    elif size < 65_536:
        head = first + bytes([bit | 126]) + struct.pack(">H", size)
    else:
        head = first + bytes([bit | 127]) + struct.pack(">Q", size)
    if not masked:
        return head + data
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(data))


def say(number: int, text: str) -> bytes:
    return json.dumps({"kind": "order", "number": number, "do": {"kind": "say", "text": text}}).encode()


class Wire:
    """A WebSocket of which every byte is our own."""

    def __init__(self, server: Server) -> None:
        self.ann = server.guest("Ann")
        self.table = self.ann.opens("zavarushka", ["me", "open"])
        cookie = "; ".join(f"{name}={value}" for name, value in self.ann.http.cookies.items())
        self.socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        self.socket.sendall(
            (
                f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
                f"Cookie: {cookie}\r\n\r\n"
            ).encode()
        )
        self.data = b""
        while b"\r\n\r\n" not in self.data:
            self.data += self.socket.recv(65_536)
        self.data = self.data.partition(b"\r\n\r\n")[2]
        self.socket.sendall(frame(b'{"kind":"hello"}'))
        assert self.hear("state")["kind"] == "state"

    def next(self) -> tuple[int, bytes]:
        """The next frame from the server: its kind, and what it says."""
        while True:
            if len(self.data) >= 2:
                size, start = self.data[1] & 127, 2
                if size == 126:
                    size, start = int.from_bytes(self.data[2:4], "big"), 4
                if len(self.data) >= start + size:
                    kind, said = self.data[0] & 15, self.data[start : start + size]
                    self.data = self.data[start + size :]
                    return kind, said
            more = self.socket.recv(65_536)
            if not more:
                return CLOSED, b""
            self.data += more

    def hear(self, kind: str) -> dict[str, Any]:
        while True:
            opcode, said = self.next()
            assert opcode == TEXT, (opcode, said)
            message: dict[str, Any] = json.loads(said)
            if message["kind"] == kind:
                return message

    def close_code(self) -> int:
        while True:
            opcode, said = self.next()
            assert opcode in (TEXT, CLOSE), (opcode, said)
            if opcode == CLOSE:
                return int.from_bytes(said[:2], "big")

    def said(self) -> list[str]:
        """What was said at the table, as somebody finds it who comes later."""
        line = self.ann.watches(self.table)
        return [said["text"] for said in line.state["talk"]]


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    wire = Wire(server)
    yield wire
    wire.socket.close()


def test_a_frame_may_come_byte_by_byte(wire: Wire) -> None:
    for byte in frame(say(1, "slowly")):
        wire.socket.sendall(bytes([byte]))
    assert wire.hear("done")["number"] == 1
    assert wire.said() == ["slowly"]


def test_many_frames_may_come_at_once_and_the_last_may_be_torn(wire: Wire) -> None:
    all_of_it = b"".join(frame(say(number, f"word {number}")) for number in range(1, 11))
    wire.socket.sendall(all_of_it[:-7])
    assert [wire.hear("done")["number"] for _ in range(9)] == list(range(1, 10))
    wire.socket.sendall(all_of_it[-7:])
    assert wire.hear("done")["number"] == 10
    assert wire.said() == [f"word {number}" for number in range(1, 11)]


@pytest.mark.parametrize("size", [10, 125, 126, 127, 400])
def test_a_frame_of_any_size_is_read(wire: Wire, size: int) -> None:
    text = "x" * (size - len(say(1, ""))) or "x"
    wire.socket.sendall(frame(say(1, text)))
    assert wire.hear("done")["number"] == 1
    assert wire.said() == [text]


def test_a_split_message_keeps_its_place_among_the_others(wire: Wire) -> None:
    """What comes in pieces goes another way than the rest, and is not overtaken."""
    split = say(2, "in three pieces")
    wire.socket.sendall(
        frame(say(1, "first"))
        + frame(split[:20], last=False)
        + frame(split[20:30], CONTINUED, last=False)
        + frame(split[30:], CONTINUED)
        + frame(say(3, "third"))
        + frame(say(4, "fourth"))
    )
    assert [wire.hear("done")["number"] for _ in range(4)] == [1, 2, 3, 4]
    assert wire.said() == ["first", "in three pieces", "third", "fourth"]


def test_a_ping_in_the_middle_of_a_message_is_answered(wire: Wire) -> None:
    split = say(1, "with a ping in it")
    wire.socket.sendall(frame(split[:9], last=False) + frame(b"alive?", PING) + frame(split[9:], CONTINUED))
    while True:
        kind, said = wire.next()
        if kind == PONG:
            break
    assert said == b"alive?"
    assert wire.hear("done")["number"] == 1


def test_an_order_is_carried_out_though_its_line_is_cut_at_once(wire: Wire) -> None:
    wire.socket.sendall(frame(say(1, "goodbye")))
    wire.socket.close()
    other = wire.ann.watches(wire.table)
    other.until(lambda state: any(said["text"] == "goodbye" for said in state.get("talk", [])))


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        pytest.param(frame(say(1, "x"), masked=False), 1002, id="not masked"),
        pytest.param(frame(b"", CONTINUED), 1002, id="continued from nothing"),
        pytest.param(frame(b"{", last=False) + frame(say(1, "x")), 1002, id="begun anew in the middle"),
        pytest.param(b"\xc1" + frame(say(1, "x"))[1:], 1002, id="with an extension nobody asked for"),
        pytest.param(b"\x83" + frame(say(1, "x"))[1:], 1002, id="of a kind nobody knows"),
        pytest.param(frame(b"", PING, last=False), 1002, id="a ping in pieces"),
        pytest.param(frame(b"", size=16_385), 1009, id="too long by its own words"),
        pytest.param(frame(b"", size=2**40), 1009, id="far too long by its own words"),
        pytest.param(frame(b"x" * 9_000), 4400, id="too long for an order"),
        pytest.param(frame(b"\xff\xfe"), 4400, id="no letters"),
        pytest.param(frame(b"{"), 4400, id="no order"),
        pytest.param(frame(b'{"kind":"hello"}'), 4400, id="hello once more"),
    ],
)
def test_a_frame_that_should_not_be_closes_the_line_for_a_reason(
    server: Server, wire: Wire, sent: bytes, code: int
) -> None:
    wire.socket.sendall(sent)
    assert wire.close_code() == code
    assert wire.said() == []
    assert "Traceback" not in server.log()


def test_a_split_text_that_is_not_utf_8_closes_the_line_and_fills_no_log(server: Server, wire: Wire) -> None:
    wire.socket.sendall(frame(b"\xff", last=False) + frame(b"\xfe", CONTINUED))
    assert wire.close_code() == 1007
    assert "Traceback" not in server.log()


def test_a_binary_order_is_closed(wire: Wire) -> None:
    wire.socket.sendall(frame(say(1, "x"), BINARY))
    assert wire.close_code() == 4400


def test_nobody_piles_up_orders(wire: Wire) -> None:
    """More than can be waiting at once closes the line, and what had been taken up by then is done in its order."""
    wire.socket.sendall(b"".join(frame(say(number, str(number))) for number in range(1, 500)))
    numbers = []
    while True:
        kind, said = wire.next()
        if kind == CLOSE:
            break
        message = json.loads(said)
        if message["kind"] == "done":
            numbers.append(message["number"])
    assert int.from_bytes(said[:2], "big") == 4429
    assert numbers == list(range(1, len(numbers) + 1))
    assert wire.said() == [str(number) for number in range(1, len(wire.said()) + 1)]
    assert len(wire.said()) < 499
