"""Hostile inputs, made from a seeded random source: what strangers might send to hurt a server.

Sheets, options, JSON bodies, HTTP heads, WebSocket frames and orders. Each function takes the dice and gives one input.
"""

from __future__ import annotations

import json
import random
import struct
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final

import taletable as tt

Dice = random.Random

SHEETED: Final = [id for id in tt.games() if "deck_file" in tt.game(id).options]  # the games whose cards are data

JUNK: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 1, -1, 4, 2**31, 2**63, 2**64, 10**30, 1.5, 1e308, -0.0),
    *("", "x", "\0", "x" * 50, "x" * 5000, "\N{DRAGON}" * 30, "ж" * 60, "../..", "' OR 1=1 --", "{name}", "%s%n"),
    *("\u202eenilrebmu", "\u2028", "<script>alert(1)</script>", "${jndi:ldap://127.0.0.1/a}", "a" * 41),
    *("me", "open", "live", "undo", "act", "fairy_tale", "default", "pl"),
    *([], {}, [[]], [None] * 50, {"kind": "me"}, {"kind": "live", "bank": 60}, {"x": {"y": {"z": []}}}),
)


# JSON.


def mutated(dice: Dice, body: Any) -> Any:
    """The same with one thing in it changed, lost, or added."""
    if isinstance(body, dict) and body and dice.random() < 0.85:
        key = dice.choice(list(body))
        match dice.randrange(6):
            case 0:
                return {name: value for name, value in body.items() if name != key}
            case 1:
                return {**body, str(dice.choice(JUNK)): dice.choice(JUNK)}
            case 2:
                return {**body, key: dice.choice(JUNK)}
            case _:
                return {**body, key: mutated(dice, body[key])}
    if isinstance(body, list) and body and dice.random() < 0.85:
        at = dice.randrange(len(body))
        return [*body[:at], *dice.choice([[], [mutated(dice, body[at])], [body[at]] * 2]), *body[at + 1 :]]
    return dice.choice(JUNK)


def mangled(dice: Dice, body: Any) -> bytes:
    """A body as JSON, changed a little or much, in its meaning or in its letters."""
    for _ in range(dice.choice([0, 1, 1, 1, 2, 3])):
        body = mutated(dice, body)
    text = bytearray(json.dumps(body, ensure_ascii=dice.random() < 0.5).encode("utf-8", "replace"))
    match dice.randrange(8):
        case 0:
            del text[dice.randrange(len(text)) :]
        case 1:
            text[dice.randrange(len(text))] = dice.randrange(256)
        case 2:
            at = dice.randrange(len(text))
            text[at:at] = dice.choice(
                [b"{", b"}", b"[", b"]", b'"', b",", b":", b"\\", b"\\u", b"1e999", b"-", b"null", b"\xff\xfe"]
            )
        case 3 if dice.random() < 0.2:
            deep = dice.choice([100, 1000, 3000])
            text[:] = b'{"x":' + b"[" * deep + b"]" * deep + b"," + bytes(text[1:])
    return bytes(text)


def large(dice: Dice) -> bytes:
    """JSON near the largest size that is allowed, of the kinds that are slow to read."""
    size = dice.choice([20_000, 60_000, 120_000, 300_000])
    match dice.randrange(6):
        case 0:
            return b'{"name":"' + b"a" * size + b'"}'
        case 1:
            return b'{"options":{' + b",".join(b'"%d":1' % number for number in range(size // 10)) + b"}}"
        case 2:
            return b"[" + b"1," * (size // 2) + b"1]"
        case 3:
            return b'{"name":"' + b"\\ud83d\\ude00" * (size // 12) + b'"}'
        case 4:
            return b'{"seats":[' + b",".join([b'{"kind":"me"}'] * (size // 14)) + b"]}"
        case _:
            return b"9" * size


# Card sheets and options.


@cache
def own_sheet(game: str) -> str:
    """Our own sheet of a game."""
    return files("taletable.games").joinpath(game, "cards.toml").read_text("utf-8")


def sheet(dice: Dice, game: str) -> str:
    """A card sheet: a real one with a fault in it, or one that is made to be slow to read."""
    size = dice.choice([100, 1_000, 10_000, 40_000, 100_000])
    real = own_sheet(game)
    match dice.randrange(12):
        case 0:
            return ".".join(["a"] * (size // 2)) + " = 1\n"
        case 1:
            return "a = " + "[" * size + "]" * size + "\n"
        case 2:
            return "a = " + "{b=" * (size // 3) + "1" + "}" * (size // 3) + "\n"
        case 3:
            return "".join(f"[{'a.' * 20}b{number}]\n" for number in range(size // 50))
        case 4:
            return "".join(f"a{number} = 1\n" for number in range(size // 8))
        case 5:
            return '[[card]]\nid = "' + "x" * size + '"\n'
        case 6:
            return "a = '''" + "\n" * size
        case 7:
            return "a = " + "9" * size + "\n"
        case 8:
            return "[[card]]\n" * (size // 9)
        case 9:
            at = dice.randrange(len(real))
            return real[:at] + dice.choice(['"', "[", "]", "=", "\\", "\0", "'''", "0x", "."]) + real[at:]
        case 10:
            lines = real.splitlines()
            dice.shuffle(lines)
            return "\n".join(lines[: dice.randrange(len(lines))])
        case _:
            number = str(dice.choice([-1, 0, 10**6, 10**18, 2**63, 1.5]))
            return real.replace(" = 1", f" = {number}", dice.randrange(1, 5))


def options(dice: Dice, game: str) -> dict[str, Any]:
    """Options of a game: some that it has, some that it has not."""
    found: dict[str, Any] = {}
    for name, option in tt.game(game).options.items():
        if dice.random() < 0.3:
            found[name] = dice.choice([*(option.choices or ()), *JUNK[:30]])
    if dice.random() < 0.3:
        found[dice.choice(["x", "decc_file", "edition" * 100, "deck_file " * 3_000, "\0", "seats", "seed"])] = 1
    if game in SHEETED and dice.random() < 0.2:
        found["deck_file"] = dice.choice(["/etc/passwd", "../../secret", "cards.toml", sheet(dice, game)])
    return found


def record(dice: Dice, text: str) -> str:
    """The text of a record with faults in it."""
    lines = text.split("\n")
    for _ in range(dice.randrange(1, 4)):
        at = dice.randrange(len(lines))
        match dice.randrange(6):
            case 0:
                del lines[at]
            case 1:
                lines[at] = str(dice.choice(JUNK))
            case 2:
                lines.insert(at, lines[dice.randrange(len(lines))])
            case 3:
                lines[at] = lines[at] * dice.choice([2, 100, 10_000])
            case 4:
                lines[at] = lines[at].replace(" ", dice.choice(["", "  ", "\t", "\0"]))
            case _:
                lines[at] = "position: " + "[" * dice.choice([10, 1000, 20_000])
        lines = lines or [""]
    return "\n".join(lines)


# HTTP.


def path(dice: Dice, known: list[str]) -> str:
    """Something to stand in a path."""
    return dice.choice([*known, "x", "..", "%00", "%2e%2e%2f", "%ff", "x" * dice.choice([100, 3_000]), "🐉", "-1", "0"])


def _line(host: bytes) -> bytes:
    return b"GET /api/games HTTP/1.1\r\nHost: " + host + b"\r\n"


def _chunked(host: bytes) -> bytes:
    return b"POST /api/guests HTTP/1.1\r\nHost: " + host + b"\r\nTransfer-Encoding: chunked\r\n"


# Requests that no browser sends: without end, without sense, or both.
HEADS: Final[tuple[Callable[[Dice, bytes], bytes], ...]] = (
    lambda dice, host: _line(host) + b"X: " + b"a" * dice.choice([9_000, 70_000, 300_000]) + b"\r\n\r\n",
    lambda dice, host: _line(host) + b"".join(b"X-%d: y\r\n" % n for n in range(dice.choice([200, 5_000]))) + b"\r\n",
    lambda dice, host: b"GET /" + b"a" * dice.choice([5_000, 70_000]) + b" HTTP/1.1\r\nHost: " + host + b"\r\n\r\n",
    lambda dice, host: _line(host)[: dice.randrange(len(_line(host)))],  # half of it
    lambda dice, host: dice.randbytes(dice.choice([1, 50, 2_000])),
    lambda dice, host: b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + dice.randbytes(200),  # TLS at a plain port
    lambda dice, host: _line(host) + b"Content-Length: -1\r\n\r\n",
    lambda dice, host: _line(host) + b"Content-Length: 99999999999999999999\r\n\r\n",
    lambda dice, host: _chunked(host) + b"Content-Length: 5\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n",  # smuggling
    lambda dice, host: _chunked(host) + b"\r\n" + b"1\r\na\r\n" * dice.choice([10, 2_000]),
    lambda dice, host: _chunked(host) + b"\r\nffffffffffff\r\n",
    lambda dice, host: dice.choice([b"BREW", b"TRACE", b"CONNECT", b"get", b"G\0T"]) + _line(host)[3:] + b"\r\n",
    lambda dice, host: (
        _line(host).replace(b"1.1", dice.choice([b"0.9", b"1.0", b"2.0", b"9.9", b"1.1.1"]), 1) + b"\r\n"
    ),
    lambda dice, host: _line(host) + b"Cookie: " + b"taletable=a.b.c; " * dice.choice([5, 400]) + b"\r\n\r\n",
    lambda dice, host: _line(host) + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 99\r\n\r\n",
    lambda dice, host: _line(host) + b"Expect: 100-continue\r\nContent-Length: 10\r\n\r\n",
    lambda dice, host: (_line(host) + b"\r\n") * dice.choice([2, 50]),  # pipelined
    lambda dice, host: _line(host).replace(b"\r\n", b"\n") + b"X : y\r\n folded\r\nX:\0\r\n\r\n",
)


def head(dice: Dice, host: str) -> bytes:
    """The bytes of a request that no browser sends."""
    return dice.choice(HEADS)(dice, host.encode())


# WebSocket.


def frame(payload: bytes, opcode: int = 1, fin: bool = True, masked: bool = True, claimed: int | None = None) -> bytes:
    """A frame from a client; ``claimed`` is the length it says it has."""
    size = len(payload) if claimed is None else claimed
    mask = 0x80 if masked else 0
    start = bytes([(0x80 if fin else 0) | opcode])
    if size < 126:
        start += bytes([mask | size])
    elif size < 65_536:
        start += bytes([mask | 126]) + struct.pack(">H", size)
    else:
        start += bytes([mask | 127]) + struct.pack(">Q", size)
    return start + (b"\0\0\0\0" if masked else b"") + payload


def frames(dice: Dice) -> bytes:
    """Frames that no browser sends."""
    text = dice.choice([b"", b"{", b"\xff\xfe", b'{"kind":"ping"}', b'{"kind":"order","number":1,"do":{}}'])
    match dice.randrange(12):
        case 0:
            return frame(text, masked=False)
        case 1:
            return frame(text, opcode=dice.choice([0, 2, 3, 7, 0xB, 0xF]))
        case 2:
            return frame(text, fin=False) * 3
        case 3:
            return frame(text, claimed=dice.choice([2**16, 2**31, 2**63 - 1]))
        case 4:
            return frame(b"a" * dice.choice([9_000, 20_000, 200_000]))
        case 5:
            return frame(b"a" * 200, opcode=9)
        case 6:
            return frame(b"\x03", opcode=8)
        case 7:
            return frame(struct.pack(">H", dice.choice([0, 999, 1005, 1016, 5000])) + b"\xff", opcode=8)
        case 8:
            return dice.randbytes(dice.choice([1, 40, 4_000]))
        case 9:
            return frame(b"[" * 7_000)
        case 10:
            return frame(text, fin=False) + b"".join(
                frame(b"a" * 100, opcode=0, fin=False) for _ in range(dice.choice([3, 300]))
            )
        case _:
            return bytes([frame(text)[0] | dice.choice([0x40, 0x20, 0x10])]) + frame(text)[1:]


ORDERS: Final[dict[str, dict[str, Any]]] = {
    "sit": {"seat": 1},
    "leave": {},
    "bot": {"seat": 1, "level": "greedy"},
    "clear": {"seat": 1},
    "ready": {"ready": True},
    "start": {},
    "act": {"decision": 5, "action": 0},
    "undo": {},
    "propose": {"what": "undo"},
    "consent": {"agree": True},
    "resign": {},
    "return": {},
    "say": {"text": "hello"},
}


def order(dice: Dice, question: dict[str, Any] | None) -> dict[str, Any]:
    """An order: mostly an answer that counts, if there is a question; or any of the others, in any order."""
    if question is not None and dice.random() < 0.7:
        action = dice.choice(question["actions"]) if dice.random() < 0.9 else dice.randrange(-5, 400)
        number = question["number"] if dice.random() < 0.9 else dice.randrange(0, 100)
        return {"kind": "act", "decision": number, "action": action, "mark": f"m{dice.getrandbits(30)}"}
    kind = dice.choices(list(ORDERS), [1 if kind == "resign" else 5 for kind in ORDERS])[0]
    return {"kind": kind, **ORDERS[kind]}
