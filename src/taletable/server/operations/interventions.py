"""What whoever runs the server may do to a table, as entries of its log. Pure functions, like `commands`."""

from __future__ import annotations

from taletable.server.room import BROKEN, OVER, Entry, Room


def end(room: Room, now: float) -> list[Entry]:
    """A game that goes on no more, and counts for nobody; also one that does not replay."""
    if room.ended is not None:
        raise ValueError(f"table {room.head.id} is over already")
    return _entry(room, "ended", now)


def quarantine(room: Room, now: float) -> list[Entry]:
    """Set a table apart: it can be seen by nobody, and nothing happens there, until it is released."""
    _check_goes_on(room)
    if room.set_apart is not None:
        raise ValueError(f"table {room.head.id} is set apart already")
    if room.status == BROKEN:
        raise ValueError(f"table {room.head.id} does not replay, so that nobody can play there anyway")
    return _entry(room, "quarantined", now)


def release(room: Room, now: float) -> list[Entry]:
    """Let a table go on that was set apart; its clocks stood still meanwhile."""
    _check_goes_on(room)
    if room.set_apart is None:
        raise ValueError(f"table {room.head.id} is not set apart")
    return _entry(room, "released", now)


def _check_goes_on(room: Room) -> None:
    if room.ended is not None or room.status == OVER:
        raise ValueError(f"table {room.head.id} is over")


def _entry(room: Room, kind: str, now: float) -> list[Entry]:
    return [Entry(room.version + 1, now, kind)]
