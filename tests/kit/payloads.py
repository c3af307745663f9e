"""All that leaves a table for one pair of eyes, as bytes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from taletable.kernel import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Iterable

    from taletable.kernel import Event, Table


def as_bytes(payload: object) -> bytes:
    return json.dumps(payload, ensure_ascii=False, sort_keys=True).encode()


def viewers(table: Table) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (*range(table.seats), None)


def unrevealed(table: Table) -> set[int]:
    """The seats whose answers nobody has seen yet."""
    seats = set()
    past = table.past
    for _ in range(table.action_count - table.undo_floor):
        assert past is not None
        past, seat, _ = past
        seats.add(seat)
    return seats


def refused(table: Table, seat: int, action: object) -> dict[str, object] | None:
    """How the table refuses an action; None if it is legal (nothing is done either way)."""
    if table.game.number(action) in table.actions(seat):
        return None
    refusal = table.refuse(seat, action)
    assert isinstance(refusal, IllegalAction)
    return refusal.as_dict()


def shown(table: Table, viewer: int | None) -> bytes:
    """The view and the decision."""
    decision = None if viewer is None else table.decision(viewer)
    return as_bytes({"view": table.view(viewer), "decision": None if decision is None else decision.as_dict()})


def payload(table: Table, viewer: int | None) -> bytes:
    """The view, the decision, and the answer to every action this viewer could send."""
    if viewer is None:
        return shown(table, viewer)
    names = [*range(len(table.game.actions)), "nonsense", -1]
    return shown(table, viewer) + as_bytes([refused(table, viewer, action) for action in names])


def story(events: Iterable[Event]) -> bytes:
    return as_bytes([event.as_dict() for event in events])
