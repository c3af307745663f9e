"""Broadcast: the updates of a room for its viewers. What they see alike is encoded once, and joined for each."""

from __future__ import annotations

from typing import Final

from taletable.kernel import Event, Table, View
from taletable.server.active_room import ActiveRoom
from taletable.server.responses import encoder
from taletable.server.room import Room
from taletable.server.shared_deals import may_watch
from taletable.server.viewer import Viewer

NOBODY: Final[frozenset[str]] = frozenset()


class Hidden(Exception):
    """A viewer may not see this table any more."""


class Broadcast:
    """The messages about one version of a room, as JSON."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.public: View = {}
        if room.table is not None:
            room.table.public_view(self.public)
        self._common = b'"version":%d,"room":%b' % (room.version, encoder.encode(room.common()))
        self._encoded_views: dict[tuple[str, ...], bytes] = {}
        self._encoded_events: dict[int, list[tuple[Event, bytes]]] = {}

    def message_for(
        self, seat: int | None, since: int, muted: frozenset[str] = NOBODY, beside: View | None = None
    ) -> bytes:
        """What one viewer sees of the room, and has not yet heard of its story and of what was said.

        Whoever has just come is told of the ``beside`` too, which never changes.
        """
        room, table = self.room, self.room.table
        said = room.chat_since(since, muted)
        parts = [
            b'{"kind":"update",' if beside is None else b'{"kind":"state",',
            self._common,
            b',"you":null,"talk":' if seat is None else b',"you":%d,"talk":' % seat,
            encoder.encode(said) if said else b"[]",
        ]
        if beside is not None:
            parts += b",", _bare(beside)
        if muted:
            seats = [number for number, one in enumerate(room.sitters) if one.who in muted]
            parts += b',"muted":', encoder.encode(seats), b',"unheard":', encoder.encode(room.muted_speakers(muted))
        if table is not None and table.story is not None:
            fresh = since < room.reset
            begin = 0 if fresh else room.lengths[since]
            news = b",".join([encoded for event, encoded in self._since(table.story, begin) if event.heard_by(seat)])
            parts += b',"view":{', self._view(table, seat), b'},"events":[', news
            parts.append(b'],"fresh":true' if fresh or begin == 0 else b'],"fresh":false')
        number = None if seat is None else room.asked[seat]
        if seat is not None and number is not None:
            decision = room.decision(seat)
            assert decision is not None
            parts += b',"decision":{"number":%d,' % number, _bare(decision.as_dict()), b"}"
        parts.append(b"}")
        return b"".join(parts)

    def _view(self, table: Table, seat: int | None) -> bytes:
        """The public view, and in its place the fields that this seat sees in its own way."""
        if seat is None:
            return self._public_without(())
        own = table.private_view(self.public, seat)
        return self._public_without(tuple(own)) + b"," + _bare(own)

    def _public_without(self, own: tuple[str, ...]) -> bytes:
        """The public view without some fields; encoded once for all viewers who share it."""
        found = self._encoded_views.get(own)
        if found is None:
            found = self._encoded_views[own] = _bare(
                {key: value for key, value in self.public.items() if key not in own}
            )
        return found

    def _since(self, story: list[Event], begin: int) -> list[tuple[Event, bytes]]:
        """The events from an index on; encoded once for all viewers who have heard the same."""
        found = self._encoded_events.get(begin)
        if found is None:
            found = self._encoded_events[begin] = [(event, encoder.encode(event.as_dict())) for event in story[begin:]]
        return found


def broadcast(active: ActiveRoom) -> None:
    """Send an update to every viewer that keeps up. Spectators who have the same version share the same bytes."""
    room = active.room
    for viewer in active.viewers:
        if not viewer.stale and not may_watch(room, viewer):
            viewer.stale = True  # so that `snapshot` finds out
            viewer.wake.set()
    awake = [viewer for viewer in active.viewers if not viewer.stale]
    if not awake:
        return
    messages = Broadcast(room)
    spectators: dict[int, bytes] = {}
    for viewer in awake:
        seat = room.seat_of(viewer.who)
        shares = seat is None and not viewer.muted
        message = spectators.get(viewer.have) if shares else None
        if message is None:
            message = messages.message_for(seat, viewer.have, viewer.muted)
            if shares:
                spectators[viewer.have] = message
        viewer.update(message, room.version)


async def snapshot(active: ActiveRoom, viewer: Viewer) -> bytes:
    """The whole room for one viewer, with the events since the version they have; `Hidden` if they may not see it."""
    async with active.lock:
        room = active.room
        if not may_watch(room, viewer):
            raise Hidden
        seat = room.seat_of(viewer.who)
        beside = room.terms()
        if viewer.who == room.host:
            beside["invitation"] = room.invitation
        message = Broadcast(room).message_for(seat, viewer.have, viewer.muted, beside)
        viewer.have = room.version
        viewer.stale = False
        return message


def _bare(fields: View) -> bytes:
    """Fields as JSON without the braces, to be joined with others."""
    return encoder.encode(fields)[1:-1]
