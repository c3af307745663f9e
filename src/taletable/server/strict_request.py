"""Request bodies, decoded once and strictly: Litestar's own decoding would take "1" for 1 and 1 for true."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ClientException, InternalServerException


class StrictRequest(Request[Any, Any, State]):
    """A request whose JSON is the value that its route wants (`JSONBody`), which Litestar then passes on as it is."""

    async def body(self) -> bytes:
        """The body; a client error (400) if the client disconnects before its end."""
        try:
            return await super().body()
        except InternalServerException:
            raise ClientException("the request has not arrived") from None

    async def json(self) -> Any:
        """The body, decoded as the type of the route; a client error (400) if it is anything else."""
        wanted = self.route_handler.parsed_data_field
        try:
            return _decoder(Any if wanted is None else wanted.annotation).decode(await self.body())
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ClientException(f"this cannot be read: {error}") from None


@cache
def _decoder(wanted: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(wanted)
