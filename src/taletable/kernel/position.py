"""Reading what a person or a program wrote: every complaint says where, what was found, and what belongs there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from taletable.kernel.options import unknown

LONGEST: Final = 60


def shown(value: object) -> str:
    """The value as it is quoted in a complaint, cut short if it is long."""
    try:
        text = repr(value)
    except RecursionError:
        return "something nested too deep"
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def mapping(value: object, where: str) -> dict[str, Any]:
    """A mapping with text keys."""
    if not isinstance(value, Mapping):
        raise ValueError(f"{where} must be a mapping, not {shown(value)}")
    for key in value:
        if not isinstance(key, str):
            raise ValueError(f"{where} has the key {shown(key)}; keys are texts")
    return dict(value)


def sequence(value: object, where: str, length: int = -1) -> list[Any]:
    """A list, of the given length if one is given."""
    if not isinstance(value, (list, tuple)):
        raise ValueError(f"{where} must be a list, not {shown(value)}")
    if length >= 0 and len(value) != length:
        raise ValueError(f"{where} must have {length} entries, not {len(value)}")
    return list(value)


def whole(value: object, where: str, low: int, high: int) -> int:
    """A whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise ValueError(f"{where} must be a whole number from {low} to {high}, not {shown(value)}")
    return value


def word(value: object, where: str, words: tuple[str, ...]) -> int:
    """The place of a word in a list of words."""
    if not isinstance(value, str):
        raise ValueError(f"{where} must be a word, not {shown(value)}")
    if value not in words:
        raise ValueError(unknown(f"{where} cannot be {shown(value)}", value, words))
    return words.index(value)


class Reader:
    """A mapping that is taken apart key by key, so that a key nobody asked for is noticed."""

    __slots__ = ("asked", "source", "where")

    def __init__(self, source: object, where: str) -> None:
        self.source = mapping(source, where)
        self.where = where
        self.asked: list[str] = []

    def __contains__(self, key: str) -> bool:
        return self.source.get(key) is not None

    def take(self, key: str, default: object) -> Any:
        """What stands at a key; the default where nothing does."""
        self.asked.append(key)
        found = self.source.get(key)
        return default if found is None else found

    def finish(self) -> None:
        """Complain of a key that means nothing here."""
        for key in self.source:
            if key not in self.asked:
                raise ValueError(unknown(f"{self.where} has no '{shown(key)[1:-1]}'", key, tuple(self.asked)))
