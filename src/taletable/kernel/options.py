"""What players may choose about a game before it is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import Final, NamedTuple

from taletable.kernel.messages import Args, Message, formatted

Value = bool | int | str
Options = dict[str, Value]

RESERVED = ("seats", "seed")

UNKNOWN: Final = "kernel-options-unknown"
UNKNOWN_NEAR: Final = "kernel-options-unknown-near"
NO_TEXT: Final = "kernel-options-no-text"
NO_CHOICE: Final = "kernel-options-no-choice"
CLASH: Final = "kernel-options-clash"
SEATS: Final = "kernel-options-seats"

MESSAGES: Final = (UNKNOWN, UNKNOWN_NEAR, NO_TEXT, NO_CHOICE, CLASH, SEATS)

LONGEST: Final = 60

# Kinds of options that others than the game itself know what to do with.
SHEET: Final = "sheet"  # the text of a card sheet of one's own; empty for ours
EDITION: Final = "edition"  # stands for other options: the rules as a publisher printed them
SEAT: Final = "seat"  # a seat by its number


class BadOptions(ValueError):
    """Options or seats that no table can be dealt with; ``message`` is the complaint as data, for other languages."""

    def __init__(self, complaint: str, message: str, args: Args) -> None:
        super().__init__(complaint)
        self.message = Message(message, args)


class Option(NamedTuple):
    """One thing to choose. ``choices`` is None where any text will do.

    ``kind`` says what a choice is: `SHEET`, `EDITION`, `SEAT`, or the kind of thing of the game that it names, by whose
    messages it is worded (``setting``: ``dark_tales-setting-a1``).
    ``by_language`` has the choices that belong to readers of a language, such as the edition published in it. They are
    proposed for a new table (`Game.proposed`); what nobody has chosen is still ``default``.
    """

    game: str
    name: str
    default: Value
    choices: tuple[Value, ...] | None
    by_language: Mapping[str, Value] = MappingProxyType({})
    kind: str = ""

    @property
    def summary(self) -> str:
        """What the option changes, as an English sentence."""
        return formatted(Message(f"{self.game}-option-{self.name}", {}))

    def settle(self, value: object) -> Value:
        """The value if it is one of the choices, or a ValueError that lists them."""
        if self.choices is None:
            if isinstance(value, str):
                return value
            complaint = f"option '{self.name}' of {self.game} takes a text, not {_quoted(value)}"
            raise BadOptions(complaint, NO_TEXT, {"word": self.name, "value": plain(value)})
        for choice in self.choices:
            # True == 1 in Python, and they are different choices.
            if choice == value and isinstance(choice, bool) is isinstance(value, bool):
                return choice
        listed = ", ".join(repr(choice) for choice in self.choices)
        complaint = f"option '{self.name}' of {self.game} cannot be {_quoted(value)}; it can be: {listed}"
        choices = ", ".join([plain(choice) for choice in self.choices])
        raise BadOptions(complaint, NO_CHOICE, {"word": self.name, "value": plain(value), "choices": choices})


def check_names(game: str, known: Mapping[str, Option], chosen: Mapping[str, object]) -> None:
    """Complain of an option the game does not have."""
    for name in chosen:
        if name not in known:
            complaint = unknown(f"{game} has no option '{plain(name)}'", name, tuple(known))
            near = nearest(name, tuple(known))
            if near is not None:
                raise BadOptions(complaint, UNKNOWN_NEAR, {"word": plain(name), "near": near})
            raise BadOptions(complaint, UNKNOWN, {"word": plain(name), "known": ", ".join(known)})


def plain(value: object) -> str:
    """A value as it is named in a message: as JSON has it, without quotation marks, and cut short if it is long."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _quoted(value: object) -> str:
    return plain(repr(value))


def settle(known: Mapping[str, Option], chosen: Mapping[str, object], preset: Mapping[str, object]) -> Options:
    """All options of a game: as chosen, or else as the preset has them, or else at their defaults."""
    return {
        name: option.settle(chosen[name] if name in chosen else preset.get(name, option.default))
        for name, option in known.items()
    }


def nearest(word: str, known: tuple[str, ...]) -> str | None:
    """The known word that somebody may have meant; a very long one is no slip, and would take long to compare."""
    near = get_close_matches(word, known, 1) if len(word) <= LONGEST else []
    return near[0] if near else None


def unknown(complaint: str, word: str, known: tuple[str, ...]) -> str:
    """A complaint about an unknown word, with the nearest known one or the whole list."""
    near = nearest(word, known)
    if near is not None:
        return f"{complaint}; did you mean '{near}'?"
    return f"{complaint}; known: {', '.join(known) if known else 'none'}"
