"""`taletable schema`: all that goes over the wire in one OpenAPI document, the WebSocket's messages among it."""

from __future__ import annotations

from typing import Any

import msgspec

from taletable.server.app import make
from taletable.server.requests import Hello, Order, Ping
from taletable.server.responses import LiveMessage
from taletable.server.settings import Settings

Heard = Hello | Order | Ping


def schema() -> dict[str, Any]:
    """The document, from which a client's types can be made."""
    document: dict[str, Any] = make(Settings()).openapi_schema.to_schema()
    (told, heard), parts = msgspec.json.schema_components(
        (LiveMessage, Heard), ref_template="#/components/schemas/{name}"
    )
    document["components"]["schemas"] |= {**parts, "LiveMessage": told, "LiveOrder": heard}
    return document
