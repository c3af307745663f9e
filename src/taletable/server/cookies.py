"""The signed cookie that says who somebody is (`itsdangerous`): expiry, sliding renewal, and key rotation.

A cookie is `PERSON.EPOCH.TIMESTAMP.SIGNATURE`. The keys are a list in `server_secrets`: the newest one signs, and all
of them verify until they are dropped (`taletable rotate-keys`).
"""

from __future__ import annotations

import hmac
import re
import secrets
import time
from hashlib import sha256
from itertools import pairwise
from typing import Final

import msgspec
from itsdangerous import BadSignature, TimestampSigner
from sqlalchemy import Connection, insert, select, update

from taletable.server.storage.schema import server_secrets

COOKIE: Final = "taletable"
YEAR: Final = 365 * 24 * 3600  # seconds after which a cookie that nobody has used is void
RENEWED_AFTER: Final = 24 * 3600  # a cookie that is used when it is older than this is replaced by a new one
ANNOUNCED: Final = 120.0  # seconds for which a new key only verifies, until every process has loaded it
RELOADED: Final = 60.0  # seconds between two loads of the keys
SALT: Final = b"taletable.cookie"
KEYS: Final = "cookie-keys"  # the name of the list in `server_secrets`
OLD_KEY: Final = "key"  # signed cookies before there was a list, and hashes addresses
SHAPE: Final = re.compile(r"[\w-]+\.[0-9]+(\.[\w-]+){1,2}", re.ASCII)


class CookieKey(msgspec.Struct, frozen=True):
    """A key that signs cookies, and when it was made."""

    made: float
    key: bytes


class Session(msgspec.Struct, frozen=True):
    """What a cookie with a good signature says. A ``stale`` one is to be replaced in the response."""

    person: str
    epoch: int
    stale: bool


class Cookies:
    """Signs and reads cookies with the keys of this moment."""

    def __init__(self, keys: list[CookieKey], old_key: bytes) -> None:
        self.old_key = old_key
        known = sorted(keys, key=lambda one: one.made)
        announced = time.time() - ANNOUNCED
        signing = max([0, *(place for place, one in enumerate(known) if one.made <= announced)])
        ordered = [*known[:signing], *known[signing + 1 :], known[signing]]  # the last one signs
        self._signer = TimestampSigner([one.key for one in ordered], SALT, key_derivation="hmac", digest_method=sha256)
        self._old_until = known[0].made + YEAR

    def sign(self, person: str, epoch: int) -> str:
        """A cookie that is good for a year, and longer while it is used."""
        return self._signer.sign(f"{person}.{epoch}").decode()

    def read(self, cookie: str | None) -> Session | None:
        """What a cookie says; nothing if it is not ours, altered or expired."""
        if cookie is None or not SHAPE.fullmatch(cookie):
            return None
        try:
            value, signed = self._signer.unsign(cookie, return_timestamp=True)
        except BadSignature:
            return self._read_old(cookie)
        # Not by `max_age`, for which the clock of another machine must not be ahead by a second.
        age = time.time() - signed.timestamp()
        return None if age > YEAR else _session(value.decode(), age > RENEWED_AFTER)

    def _read_old(self, cookie: str) -> Session | None:
        """A cookie of the format without a timestamp: accepted, and replaced, in the year after keys became a list."""
        value, _, signature = cookie.rpartition(".")
        good = hmac.compare_digest(signature, old_signature(self.old_key, value))
        return _session(value, True) if good and time.time() < self._old_until else None


def _session(value: str, stale: bool) -> Session | None:
    person, _, epoch = value.partition(".")
    return Session(person, int(epoch), stale) if epoch.isdigit() else None


def old_signature(key: bytes, value: str) -> str:
    """The signature of cookies before they had a timestamp."""
    return hmac.new(key, value.encode(), sha256).hexdigest()[:40]


def load(connection: Connection) -> Cookies:
    """The keys of this database."""
    rows = select(server_secrets.c.name, server_secrets.c.value).where(server_secrets.c.name.in_((KEYS, OLD_KEY)))
    found = {name: bytes(value) for name, value in connection.execute(rows)}
    return Cookies(_decode(found[KEYS]), found[OLD_KEY])


def load_or_make(connection: Connection) -> Cookies:
    """The keys, made if they are missing: all processes on a database share them."""
    known = select(server_secrets.c.name).where(server_secrets.c.name.in_((KEYS, OLD_KEY)))
    missing = {KEYS, OLD_KEY} - set(connection.execute(known).scalars())
    for name in missing:
        value = _encode([_new_key()]) if name == KEYS else secrets.token_bytes(32)
        connection.execute(insert(server_secrets), {"name": name, "value": value})
    return load(connection)


def rotate(connection: Connection, drop_old: bool) -> None:
    """Add a key, which signs from the time on when every process knows it; older ones verify as long as they can.

    With ``drop_old`` nothing that was signed before is good any more, cookies of the old format among them.
    """
    load_or_make(connection)
    stored = connection.execute(select(server_secrets.c.value).where(server_secrets.c.name == KEYS)).scalar_one()
    known, now = _decode(bytes(stored)), time.time()
    # A key whose successor has signed for longer than a cookie lives has no good cookies left.
    useful = [one for one, after in pairwise(known) if after.made + ANNOUNCED + YEAR > now]
    keys = [_new_key()] if drop_old else [*useful, known[-1], _new_key()]
    _replace(connection, KEYS, _encode(keys))
    if drop_old:
        _replace(connection, OLD_KEY, secrets.token_bytes(32))


def _replace(connection: Connection, name: str, value: bytes) -> None:
    connection.execute(update(server_secrets).where(server_secrets.c.name == name).values(value=value))


def _new_key() -> CookieKey:
    return CookieKey(time.time(), secrets.token_bytes(32))


def _encode(keys: list[CookieKey]) -> bytes:
    return msgspec.json.encode(keys)


def _decode(stored: bytes) -> list[CookieKey]:
    return msgspec.json.decode(stored, type=list[CookieKey])
