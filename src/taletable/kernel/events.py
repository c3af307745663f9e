"""What happened at a table, and who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from taletable.kernel.messages import Args, as_data

# Among the clauses of a game's events: the one about the card that the event names.
CLAUSE_OF_CARD: Final = "card"


# What can become of a card, as far as statistics are concerned.
HELD: Final = "held"
PLAYED: Final = "played"
JOINED: Final = "joined"  # it lies before a player, and stays
USES: Final = (HELD, PLAYED, JOINED)


class CardEvent(NamedTuple):
    """What a kind of event says of a card: which use it is, and which arguments name the seat and the card."""

    use: str
    seat: str = "seat"
    card: str = "card"


class Measures(NamedTuple):
    """What the statistics of a game are made from, beside hands and standings.

    ``begins`` is the kind of event whose first one names the seat that begins; ``length`` the field of a view that
    counts turns or rounds; ``cards`` has the kinds of events that tell who has used a card.
    """

    begins: str = ""
    length: str = ""
    cards: Mapping[str, CardEvent] = MappingProxyType({})


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
