"""What still has to happen at a table: frames of plain data.

A frame is a tuple of small numbers: its kind, then its arguments. It never changes, so copies of a table share
it. As text a frame is a list of words: ``["swap", "b2"]``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from taletable.kernel import position

Frame = tuple[int, ...]
Words = Callable[[str], tuple[str, ...]]


class Kind(NamedTuple):
    """A kind of frame: its name, the word lists its arguments come from, and the list of any further arguments.

    ``clause`` is the rule behind the question, for frames that ask one; the others do something, and have none.
    """

    name: str
    clause: str = ""
    args: tuple[str, ...] = ()
    rest: str = ""


def write(frame: Frame, kinds: tuple[Kind, ...], words: Words) -> list[str]:
    """The frame as words."""
    kind = kinds[frame[0]]
    text = [kind.name]
    for place, number in enumerate(frame[1:]):
        text.append(words(kind.args[place] if place < len(kind.args) else kind.rest)[number])
    return text


def read(text: object, where: str, kinds: tuple[Kind, ...], words: Words, *, asks: bool) -> Frame:
    """The frame that was written as these words, or a ValueError that says what is wrong with them."""
    parts = position.sequence(text, where)
    names = tuple(kind.name for kind in kinds if bool(kind.clause) is asks)
    if not parts:
        raise ValueError(f"{where} is empty; it begins with one of: {', '.join(names)}")
    name = names[position.word(parts[0], f"{where}[0]", names)]
    number = next(number for number, kind in enumerate(kinds) if kind.name == name)
    kind = kinds[number]
    if len(parts) - 1 < len(kind.args) or (len(parts) - 1 > len(kind.args) and not kind.rest):
        wanted = " ".join(kind.args) if kind.args else "nothing"
        raise ValueError(f"{where}: '{name}' is followed by {wanted}, not by {len(parts) - 1} words")
    frame = [number]
    for place, part in enumerate(parts[1:]):
        label = kind.args[place] if place < len(kind.args) else kind.rest
        frame.append(position.word(part, f"{where}[{place + 1}]", words(label)))
    return tuple(frame)
