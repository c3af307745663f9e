"""`taletable schema`: the OpenAPI document of all requests and responses, with the WebSocket's messages.

What a game shows is in it by the types that the game declares: for zavarushka `ZavarushkaView` and, as unions
discriminated by ``kind``, `ZavarushkaQuestion` (what the game says of a `Question`) and `ZavarushkaEvent`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

import taletable as tt
from taletable.kernel import Game
from taletable.kernel.types import TableView
from taletable.server.app import make
from taletable.server.requests import Hello, Order, Ping
from taletable.server.responses import LiveMessage
from taletable.server.settings import Settings

Received = Hello | Order | Ping
Schema = dict[str, Any]
REF: Final = "#/components/schemas/"


def schema() -> Schema:
    """The document, from which a client's types can be made."""
    document: Schema = make(Settings()).openapi_schema.to_schema()
    (sent, received, _), parts = _components((LiveMessage, Received, TableView))
    parts |= {"LiveMessage": sent, "LiveOrder": received}
    games = [tt.game(id) for id in tt.games()]
    for game in games:
        parts |= game_components(game)
    for kind in ("View", "OwnView", "Question", "Event", "CardRow"):
        names = [f"{camel_case(game.id)}{kind}" for game in games]
        parts[f"Game{kind}"] = {"anyOf": [_ref(name) for name in names if name in parts]}
    schemas = document["components"]["schemas"] = {**document["components"]["schemas"], **parts}
    events = {"type": "array", "items": _ref("GameEvent")}
    for message in ("State", "Update"):
        decision = {"allOf": [_ref("Question"), _ref("GameQuestion")]}
        schemas[message]["properties"] |= {"view": _ref("GameView"), "events": events, "decision": decision}
    replayed = {"allOf": [_ref("TableView"), _ref("GameView")]}
    own = {"anyOf": [{"type": "array", "items": _ref("GameOwnView")}, {"type": "null"}]}
    before = {"anyOf": [events, {"type": "null"}]}
    schemas["ReplayStep"]["properties"] |= {"view": replayed, "own": own, "events": events, "before": before}
    schemas["CardFacts"]["properties"] |= {"sheet": {"type": "array", "items": _ref("GameCardRow")}}
    return document


def game_components(game: Game) -> dict[str, Schema]:
    """The types of a game as components, all of whose names begin with the game's."""
    name, types = camel_case(game.id), game.types
    declared = (types.public_view, types.own_view, types.sheet_row, *types.questions.values(), *types.events.values())
    (public, own, _, *args), parts = _components(declared, name)
    questions = [
        {
            "type": "object",
            "properties": {"kind": {"const": kind}, "args": one},
            "required": ["kind", "args"],
        }
        for kind, one in zip(types.questions, args, strict=False)
    ]
    events = [
        {
            "allOf": [
                {
                    "type": "object",
                    "properties": {"kind": {"const": kind}, "clause": {"type": "string"}},
                    "required": ["kind"],
                },
                one,
            ]
        }
        for kind, one in zip(types.events, args[len(questions) :], strict=True)
    ]
    return {
        **parts,
        f"{name}View": _merged(_found(public, parts), _found(own, parts)),
        f"{name}Question": {"oneOf": questions},
        f"{name}Event": {"oneOf": events},
    }


def _merged(public: Schema, own: Schema) -> Schema:
    """What somebody sees: the public view, and for a seat its own fields beside it or in its place."""
    fields: dict[str, Schema] = dict(public["properties"])
    for field, one in own["properties"].items():
        seen = fields.setdefault(field, one)
        fields[field] = seen if seen == one else {"anyOf": [one, seen]}
    return {"type": "object", "properties": fields, "required": public["required"]}


def _components(types: tuple[Any, ...], prefix: str = "") -> tuple[list[Schema], dict[str, Schema]]:
    """Schemas of types, and the components they refer to, whose names have a prefix."""
    template = f"{REF}{prefix}{{name}}"
    found, parts = msgspec.json.schema_components(types, ref_template=template)
    return list(found), {f"{prefix}{name}": part for name, part in parts.items()}


def _found(ref: Schema, parts: dict[str, Schema]) -> Schema:
    return parts[ref["$ref"].removeprefix(REF)]


def _ref(name: str) -> Schema:
    return {"$ref": f"{REF}{name}"}


def camel_case(id: str) -> str:
    """The id of a game as the beginning of a type's name."""
    return "".join([word.capitalize() for word in id.split("_")])
