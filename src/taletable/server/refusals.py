"""Refusals: errors that people are told in their own language, each with its HTTP status. Nothing has changed."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from taletable.kernel import Args, BadOptions, IllegalAction, Message
from taletable.kernel.messages import as_data
from taletable.locales import texts
from taletable.server.responses import Refused

# The server's own refusals: the end of the message's id, and the HTTP status.
DECLARED: Final[dict[str, HTTPStatus]] = {
    "not-seated": HTTPStatus.CONFLICT,
    "seated-already": HTTPStatus.CONFLICT,
    "no-open-seat": HTTPStatus.CONFLICT,
    "seat-taken": HTTPStatus.CONFLICT,
    "not-host": HTTPStatus.CONFLICT,
    "no-bot-there": HTTPStatus.CONFLICT,
    "begun": HTTPStatus.CONFLICT,
    "not-begun": HTTPStatus.CONFLICT,
    "over": HTTPStatus.CONFLICT,
    "seats-open": HTTPStatus.CONFLICT,
    "not-ready": HTTPStatus.CONFLICT,
    "no-level": HTTPStatus.CONFLICT,
    "own-budget": HTTPStatus.CONFLICT,
    "late": HTTPStatus.CONFLICT,
    "paused": HTTPStatus.CONFLICT,
    "not-paused": HTTPStatus.CONFLICT,
    "resigned": HTTPStatus.CONFLICT,
    "not-away": HTTPStatus.CONFLICT,
    "away": HTTPStatus.CONFLICT,
    "timed": HTTPStatus.CONFLICT,
    "rated": HTTPStatus.CONFLICT,
    "not-silent": HTTPStatus.CONFLICT,
    "reminded": HTTPStatus.CONFLICT,
    "nothing-proposed": HTTPStatus.CONFLICT,
    "own-proposal": HTTPStatus.CONFLICT,
    "proposed-already": HTTPStatus.CONFLICT,
    "nothing-to-undo": HTTPStatus.CONFLICT,
    "broken": HTTPStatus.CONFLICT,
    "other-version": HTTPStatus.CONFLICT,
    "busy": HTTPStatus.CONFLICT,
    "away-database": HTTPStatus.SERVICE_UNAVAILABLE,
    "stranger": HTTPStatus.UNAUTHORIZED,
    "no-game": HTTPStatus.CONFLICT,
    "sheet": HTTPStatus.CONFLICT,
    "sheet-too-slow": HTTPStatus.CONFLICT,
    "overloaded": HTTPStatus.SERVICE_UNAVAILABLE,
    "no-table": HTTPStatus.NOT_FOUND,
    "no-puzzle": HTTPStatus.NOT_FOUND,
    "not-over": HTTPStatus.CONFLICT,
    "account-already": HTTPStatus.CONFLICT,
    "login-taken": HTTPStatus.CONFLICT,
    "wrong-password": HTTPStatus.UNAUTHORIZED,
    "nobody-to-mute": HTTPStatus.CONFLICT,
    "too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-tables": HTTPStatus.CONFLICT,
    "too-many-tables-there": HTTPStatus.CONFLICT,
    "cannot-store": HTTPStatus.SERVICE_UNAVAILABLE,
    "invited": HTTPStatus.CONFLICT,
    "full-table": HTTPStatus.CONFLICT,
    "no-hints": HTTPStatus.CONFLICT,
    "hints-rated": HTTPStatus.CONFLICT,
    "study-private": HTTPStatus.CONFLICT,
    "no-review": HTTPStatus.CONFLICT,
    "review-kept-private": HTTPStatus.CONFLICT,
    "no-choice": HTTPStatus.CONFLICT,
    "step-over": HTTPStatus.CONFLICT,
    "no-seat": HTTPStatus.CONFLICT,
    "endings-bot": HTTPStatus.CONFLICT,
    "no-endings": HTTPStatus.NOT_FOUND,
    "no-home-network": HTTPStatus.CONFLICT,
    "home-network-busy": HTTPStatus.CONFLICT,
    "ended": HTTPStatus.CONFLICT,
    "set-apart": HTTPStatus.CONFLICT,
    "archived": HTTPStatus.CONFLICT,
    "archive-away": HTTPStatus.SERVICE_UNAVAILABLE,
    "no-undo": HTTPStatus.CONFLICT,
    "own-game-first": HTTPStatus.NOT_FOUND,
    "all-games-first": HTTPStatus.NOT_FOUND,
    "no-challenge": HTTPStatus.NOT_FOUND,
    "no-duplicate": HTTPStatus.NOT_FOUND,
    "own-result-first": HTTPStatus.CONFLICT,
    "no-such-result": HTTPStatus.NOT_FOUND,
    "elsewhere-already": HTTPStatus.CONFLICT,
    "not-host-of-duplicate": HTTPStatus.CONFLICT,
    "no-person": HTTPStatus.CONFLICT,
    "own-sheet": HTTPStatus.CONFLICT,
    "too-many-deals": HTTPStatus.CONFLICT,
    "no-practice": HTTPStatus.CONFLICT,
}

LONGEST: Final = 500  # characters of a complaint about a card sheet


class Refusal(Exception):
    """An error with a translated message, a clause and an HTTP status."""

    def __init__(self, message: Message, clause: str | None = None, status: HTTPStatus = HTTPStatus.CONFLICT) -> None:
        super().__init__(message, clause, status)
        self.message = message
        self.clause = clause
        self.status = status

    def response(self, language: str) -> Refused:
        """The refusal as a response in a language."""
        reason = texts(language).message(self.message)
        return Refused(self.message.id, as_data(self.message.args), reason, self.clause)


def refusal(word: str, args: Args | None = None) -> Refusal:
    """A refusal of the server's own, one of those `DECLARED`."""
    return Refusal(Message(f"server-refusal-{word}", args or {}), status=DECLARED[word])


def by_options(error: ValueError) -> Refusal:
    """What a game cannot be played with. What is wrong with a sheet of one's own is said in the words of the sheet."""
    return Refusal(error.message) if isinstance(error, BadOptions) else by_sheet(str(error))


def by_sheet(words: str) -> Refusal:
    """What is wrong with a card sheet; a complaint may quote it at length."""
    return refusal("sheet", {"words": words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"})


def by_rule(illegal: IllegalAction) -> Refusal:
    """What the rules refuse."""
    return Refusal(illegal.message, illegal.clause)
