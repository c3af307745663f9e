"""How the server says no: a message in the reader's language, and nothing changed."""

from __future__ import annotations

from typing import Final

from taletable.kernel import Args, BadOptions, IllegalAction, Message
from taletable.locales import texts
from taletable.server.requests import Refused

WORDS: Final = (
    "not-seated",
    "seated-already",
    "no-open-seat",
    "seat-taken",
    "not-host",
    "no-bot-there",
    "begun",
    "not-begun",
    "over",
    "seats-open",
    "not-ready",
    "no-level",
    "late",
    "paused",
    "not-paused",
    "resigned",
    "not-away",
    "away",
    "nothing-proposed",
    "own-proposal",
    "proposed-already",
    "nothing-to-undo",
    "broken",
    "other-version",
    "busy",
    "away-database",
    "stranger",
    "no-game",
    "sheet",
    "sheet-too-slow",
    "overloaded",
    "no-table",
    "not-over",
    "account-already",
    "login-taken",
    "wrong-password",
    "nobody-to-mute",
    "too-fast",
    "too-many-tables",
    "too-many-tables-there",
    "cannot-store",
    "invited",
    "full-table",
)


LONGEST: Final = 500  # characters of a complaint about a card sheet


class Refusal(Exception):
    """Something that cannot be done now."""

    def __init__(self, message: Message, clause: str | None = None) -> None:
        super().__init__(message, clause)
        self.message = message
        self.clause = clause

    def told(self, language: str) -> Refused:
        """The refusal for somebody who speaks a language."""
        reason = texts(language).message(self.message)
        return Refused(self.message.id, dict(self.message.args), reason, self.clause)


def no(word: str, args: Args | None = None) -> Refusal:
    """A refusal of the server's own, ready to be raised."""
    return Refusal(Message(f"server-refusal-{word}", args or {}))


def by_options(error: ValueError) -> Refusal:
    """What a game cannot be played with. What is wrong with a sheet of one's own is said in the words of the sheet."""
    return Refusal(error.message) if isinstance(error, BadOptions) else by_sheet(str(error))


def by_sheet(words: str) -> Refusal:
    """What is wrong with a card sheet; a complaint may quote it at length."""
    return no("sheet", {"words": words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"})


def by_rule(illegal: IllegalAction) -> Refusal:
    """What the rules refuse."""
    return Refusal(illegal.message, illegal.clause)
