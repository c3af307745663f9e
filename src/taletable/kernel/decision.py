"""What a table asks of a seat."""

from __future__ import annotations

from typing import Any, NamedTuple

from taletable.kernel.messages import Args, as_data


class Decision(NamedTuple):
    """One question to one seat. ``kind`` names its prompt, ``args`` fill the prompt in.

    A sentence among them that has the name of an action is what this answer is called here.
    """

    seat: int
    kind: str
    args: Args
    actions: tuple[int, ...]
    default: int
    clause: str

    def as_dict(self) -> dict[str, Any]:
        """The decision as JSON-ready data."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "args": as_data(self.args),
            "actions": list(self.actions),
            "default": self.default,
            "clause": self.clause,
        }
