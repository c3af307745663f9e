"""What happened at a table, and who may know it."""

from __future__ import annotations

from typing import Any, NamedTuple

from taletable.kernel.voice import Args


class Event(NamedTuple):
    """Something that happened. ``audience`` lists the seats that may know; None means everybody."""

    kind: str
    args: Args
    audience: tuple[int, ...] | None = None

    def heard_by(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        return self.audience is None or (seat is not None and seat in self.audience)

    def as_dict(self) -> dict[str, Any]:
        """The event as JSON-ready data, without its audience."""
        return {"kind": self.kind, **self.args}
