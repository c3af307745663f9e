"""Words that were renamed: records, positions and card sheets written before go on being read.

A game declares ``renamed``, former word -> present one (``"pearl-dragon": "silver-dragon"``). No former word may be a
word of the game today, so nobody needs to know when a text was written.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

DEEPEST: Final = 40  # compiled code has no recursion limit of its own
WORD: Final = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")


def renew(text: str, renamed: Mapping[str, str]) -> str:
    """The text with every former word replaced: ``1 per pearl-dragon`` is ``1 per silver-dragon``."""
    return WORD.sub(lambda found: renamed.get(found[0], found[0]), text)


def renew_all(value: object, renamed: Mapping[str, str], depth: int = DEEPEST) -> Any:
    """JSON-like data with every former word in it replaced, keys included; a ValueError where it is nested too deep."""
    if isinstance(value, str):
        return renew(value, renamed)
    if depth == 0 and isinstance(value, (Mapping, list, tuple)):
        raise ValueError(f"lists and mappings can be nested {DEEPEST} deep, and not more")
    if isinstance(value, Mapping):
        pairs = value.items()
        return {renew(str(key), renamed): renew_all(one, renamed, depth - 1) for key, one in pairs}
    if isinstance(value, (list, tuple)):
        return [renew_all(one, renamed, depth - 1) for one in value]
    return value
