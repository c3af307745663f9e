"""Secrets of an installation by name, made by whichever process needs one first: all on a database share them."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Final

from sqlalchemy import Connection, insert, select

from taletable.server.storage.schema import server_secrets
from taletable.server.storage.store import Conflict, Store

LENGTH: Final = 32  # bytes


async def secret_key(store: Store, name: str) -> bytes:
    """The secret of this name."""
    found = await store.read(partial(_find, name=name))
    if found is None:
        try:
            return await store.write(partial(_make, name=name))
        except Conflict:  # another process has made it meanwhile
            return await store.write(partial(_make, name=name))
    return found


def _find(connection: Connection, name: str) -> bytes | None:
    found = connection.execute(select(server_secrets.c.value).where(server_secrets.c.name == name)).scalar()
    return None if found is None else bytes(found)


def _make(connection: Connection, name: str) -> bytes:
    found = _find(connection, name)
    if found is None:
        found = secrets.token_bytes(LENGTH)
        connection.execute(insert(server_secrets), {"name": name, "value": found})
    return found
