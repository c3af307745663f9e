"""How the table says no: with a reason, the clause behind it, and nothing changed."""

from __future__ import annotations

from typing import Final

from taletable.kernel.messages import Args, Message, as_data, formatted

NO_SEAT: Final = "kernel-refusal-no-seat"
NO_ACTION: Final = "kernel-refusal-no-action"
NO_ACTION_NEAR: Final = "kernel-refusal-no-action-near"
NOT_ASKED: Final = "kernel-refusal-not-asked"
OVER: Final = "kernel-refusal-over"
UNDO_NOTHING: Final = "kernel-refusal-undo-nothing"
UNDO_OTHER: Final = "kernel-refusal-undo-other"
UNDO_SEEN: Final = "kernel-refusal-undo-seen"

MESSAGES: Final = (NO_SEAT, NO_ACTION, NO_ACTION_NEAR, NOT_ASKED, OVER, UNDO_NOTHING, UNDO_OTHER, UNDO_SEEN)


class IllegalAction(ValueError):
    """An action the rules do not allow now.

    ``reason`` is an English sentence, ``clause`` the number of the rule in the game's rulebook, and ``message``
    the same reason as data, for other languages.
    """

    def __init__(self, message: Message, clause: str) -> None:
        super().__init__(message, clause)
        self.message = message
        self.clause = clause

    @property
    def reason(self) -> str:
        """Why not, as an English sentence."""
        return formatted(self.message)

    def __str__(self) -> str:
        return f"{self.reason} [{self.clause}]"

    def as_dict(self) -> dict[str, object]:
        """The refusal as JSON-ready data, language left open."""
        return {"message": self.message.id, "args": as_data(self.message.args), "clause": self.clause}


def refusal(message: str, args: Args, clause: str) -> IllegalAction:
    """A refusal ready to be raised."""
    return IllegalAction(Message(message, args), clause)
