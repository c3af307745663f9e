"""What happened at a table, and who may know it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from taletable.kernel.messages import Args, as_data

# Among the clauses of a game's events: the one about the card that the event names.
CLAUSE_OF_CARD: Final = "card"


class Event(NamedTuple):
    """Something that happened. ``audience`` lists the seats that may know; None means everybody.

    ``clause`` is the rule behind it, where that is another one than `Game.events` has for its kind.
    """

    kind: str
    args: Args
    audience: tuple[int, ...] | None = None
    clause: str = ""

    def heard_by(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        return self.audience is None or (seat is not None and seat in self.audience)

    def as_dict(self) -> dict[str, Any]:
        """The event as JSON-ready data, without its audience."""
        told = {"kind": self.kind, **as_data(self.args)}
        if self.clause:
            told["clause"] = self.clause
        return told
