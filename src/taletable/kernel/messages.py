"""What the rules say to people, as data: a message id and its arguments.

The kernel knows no language. The package's door lends it a voice (`set_formatter`), so that an error raised in
plain library use reads as an English sentence; the table's page and terminal formatted the reader's own language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

# Words and numbers, or a sentence (a list of messages) that is said within the message. Those of an event can have data
# for programs besides, which no message says.
Args = dict[str, Any]


class Message(NamedTuple):
    """A Fluent message id with its arguments."""

    id: str
    args: Args


def as_data(args: Args) -> dict[str, Any]:
    """Arguments as JSON-ready data: each message of a sentence among them is its id and its arguments."""
    return {
        name: [[said.id, as_data(said.args)] for said in value] if isinstance(value, list) else value
        for name, value in args.items()
    }


# Messages that are read one after the other.
Sentence = list[Message]
Formatter = Callable[[Message], str]


def _plain(message: Message) -> str:
    details = ", ".join(f"{name} {value}" for name, value in message.args.items())
    return f"{message.id} ({details})" if details else message.id


_formatter: list[Formatter] = [_plain]


def set_formatter(formatter: Formatter) -> None:
    """Let every message of the kernel be put into words by this function."""
    _formatter[0] = formatter


def formatted(message: Message) -> str:
    """The message as a sentence."""
    return _formatter[0](message)
