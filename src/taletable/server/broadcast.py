"""A room as those who watch it are told of it: what they see alike is put into bytes once, and joined for each."""

from __future__ import annotations

from typing import Final

from taletable.kernel import Event, Table, View
from taletable.server.requests import encoder
from taletable.server.room import Room

NOBODY: Final[frozenset[str]] = frozenset()


class Telling:
    """A room as it is now."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.open: View = {}
        if room.table is not None:
            room.table.look(self.open)
        self._common = b'"version":%d,"room":%b' % (room.version, encoder.encode(room.common()))
        self._shared: dict[tuple[str, ...], bytes] = {}
        self._news: dict[int, list[tuple[Event, bytes]]] = {}

    def told(self, seat: int | None, since: int, muted: frozenset[str] = NOBODY, beside: View | None = None) -> bytes:
        """What one viewer sees of the room, and has not yet heard of its story and of what was said.

        Whoever has just come is told of the ``beside`` too, which never changes.
        """
        room, table = self.room, self.room.table
        said = room.said(since, muted)
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
            parts += b',"muted":', encoder.encode(seats), b',"unheard":', encoder.encode(room.unheard(muted))
        if table is not None and table.story is not None:
            fresh = since < room.reset
            begin = 0 if fresh else room.lengths[since]
            news = b",".join([words for event, words in self._since(table.story, begin) if event.heard_by(seat)])
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
        """What is open to all, and in its place what this seat sees in its own way."""
        if seat is None:
            return self._but(())
        own = table.look_as(self.open, seat)
        return self._but(tuple(own)) + b"," + _bare(own)

    def _but(self, own: tuple[str, ...]) -> bytes:
        """What is open to all but for these, which is alike for most who watch."""
        found = self._shared.get(own)
        if found is None:
            found = self._shared[own] = _bare({key: value for key, value in self.open.items() if key not in own})
        return found

    def _since(self, story: list[Event], begin: int) -> list[tuple[Event, bytes]]:
        """The story from somewhere on, which is alike for all who have heard the same."""
        found = self._news.get(begin)
        if found is None:
            found = self._news[begin] = [(event, encoder.encode(event.as_dict())) for event in story[begin:]]
        return found


def _bare(fields: View) -> bytes:
    """Fields in JSON, without the braces around them."""
    return encoder.encode(fields)[1:-1]
