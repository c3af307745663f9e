"""`taletable schema`: the OpenAPI document of all requests and responses, with the WebSocket's messages."""

from __future__ import annotations

from typing import Any

import msgspec

from taletable.server.app import make
from taletable.server.requests import Hello, Order, Ping
from taletable.server.responses import LiveMessage
from taletable.server.settings import Settings

Received = Hello | Order | Ping


def schema() -> dict[str, Any]:
    """The document, from which a client's types can be made."""
    document: dict[str, Any] = make(Settings()).openapi_schema.to_schema()
    (sent, received), parts = msgspec.json.schema_components(
        (LiveMessage, Received), ref_template="#/components/schemas/{name}"
    )
    document["components"]["schemas"] |= {**parts, "LiveMessage": sent, "LiveOrder": received}
    return document
