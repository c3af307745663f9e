"""Whether what a table shows is of the types that its game declares, to the last field."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec

from taletable.kernel.types import TableView

if TYPE_CHECKING:
    from taletable.kernel import Table


def is_of(type: type[Any], data: dict[str, Any]) -> None:
    """The data is of the type as JSON. msgspec leaves out fields that a type does not declare: nothing may be missing
    after decoding."""
    written = json.dumps(data, sort_keys=True)
    decoded = msgspec.json.decode(written, type=type, strict=True)
    assert json.dumps(decoded, sort_keys=True) == written, f"{type.__name__} does not declare all of {data}"


def conforms(table: Table) -> None:
    """What every seat and a spectator see, and what is asked, is of the declared types."""
    types = table.game.types
    public = _of_the_game(table.view(None))
    is_of(types.public_view, public)
    for seat in range(table.seats):
        view = _of_the_game(table.view(seat))
        own = {field: view.pop(field) for field in types.own_view.__annotations__ if field in view}
        is_of(types.own_view, own)
        assert view == {field: seen for field, seen in public.items() if field not in types.own_view.__annotations__}
        asked_as_declared(table, seat)


def asked_as_declared(table: Table, seat: int) -> None:
    """What a seat is asked, if anything, is of the type of its kind."""
    decision = table.decision(seat)
    if decision is not None:
        is_of(table.game.types.questions[decision.kind], decision.as_dict()["args"])


def told_as_declared(table: Table, since: int = 0) -> None:
    """The events of the story, from one on, are of the types of their kinds."""
    for event in (table.story or [])[since:]:
        told = event.as_dict()
        assert told.pop("kind") == event.kind
        assert told.pop("clause", "") == event.clause
        is_of(table.game.types.events[event.kind], told)


def _of_the_game(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what the kernel adds to it, which is of the kernel's own type."""
    is_of(TableView, {field: view.pop(field) for field in TableView.__annotations__})
    return view
