"""The published schema: what goes over the wire, and what each game shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import taletable as tt
from taletable.server.contract import REF, camel_case, schema

if TYPE_CHECKING:
    from collections.abc import Iterator

Schema = dict[str, Any]


@pytest.fixture(scope="module")
def document() -> Schema:
    return schema()


@pytest.fixture(scope="module")
def parts(document: Schema) -> dict[str, Schema]:
    found: dict[str, Schema] = document["components"]["schemas"]
    return found


def refs(part: Any) -> Iterator[str]:
    """All components that a part of the document refers to."""
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"].removeprefix(REF)
        for inner in part.values():
            yield from refs(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from refs(inner)


def test_the_schema_has_the_messages_of_the_websocket_too(parts: dict[str, Schema]) -> None:
    assert {"LiveMessage", "LiveOrder", "State", "Update", "Order", "Question", "RoomState"} <= parts.keys()
    assert parts["Update"]["properties"]["room"] == {"$ref": f"{REF}RoomState"}


def test_whatever_is_referred_to_is_there(document: Schema, parts: dict[str, Schema]) -> None:
    found = set(refs(document))
    assert found <= parts.keys()
    assert {"GameView", "GameOwnView", "GameQuestion", "GameEvent", "GameCardRow", "TableView"} <= found


@pytest.mark.parametrize("game", tt.games())
def test_every_kind_of_question_and_event_of_a_game_is_in_the_schema(game: str, parts: dict[str, Schema]) -> None:
    types, name = tt.game(game).types, camel_case(game)
    questions = {one["properties"]["kind"]["const"]: one for one in parts[f"{name}Question"]["oneOf"]}
    assert questions.keys() == types.questions.keys()
    for kind, declared in types.questions.items():
        assert questions[kind]["properties"]["args"] == {"$ref": f"{REF}{name}{declared.__name__}"}
    events = {one["allOf"][0]["properties"]["kind"]["const"]: one for one in parts[f"{name}Event"]["oneOf"]}
    assert events.keys() == types.events.keys()
    for kind, declared in types.events.items():
        assert events[kind]["allOf"][1] == {"$ref": f"{REF}{name}{declared.__name__}"}
        assert parts[f"{name}{declared.__name__}"]["properties"].keys() == declared.__annotations__.keys()


@pytest.mark.parametrize("game", tt.games())
def test_a_view_has_what_everybody_sees_and_may_have_what_a_seat_alone_sees(
    game: str, parts: dict[str, Schema]
) -> None:
    types, view = tt.game(game).types, parts[f"{camel_case(game)}View"]
    assert view["properties"].keys() == types.public_view.__annotations__.keys() | types.own_view.__annotations__.keys()
    assert set(view["required"]) == set(parts[f"{camel_case(game)}PublicView"]["required"])


def test_a_field_that_a_seat_sees_otherwise_is_of_either_type(parts: dict[str, Schema]) -> None:
    hand = parts["ZavarushkaView"]["properties"]["hand"]
    assert [one["type"] for one in hand["anyOf"]] == ["array", "null"]
