"""Words that were renamed: records, positions and card sheets written before go on being read.

A game declares ``renamed``, former word -> present one (``"pearl-dragon": "silver-dragon"``). No former word may be a
word of the game today, so nobody needs to know when a text was written.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

WORD: Final = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")


def renew(text: str, renamed: Mapping[str, str]) -> str:
    """The text with every former word replaced: ``1 per pearl-dragon`` is ``1 per silver-dragon``."""
    return WORD.sub(lambda found: renamed.get(found[0], found[0]), text)


def renew_all(value: object, renamed: Mapping[str, str]) -> Any:
    """JSON-like data with every former word in it replaced, keys included; a ValueError where it is nested too deep."""
    try:
        return _renew(value, renamed)
    except RecursionError:
        raise ValueError("this is nested too deep") from None


def _renew(value: object, renamed: Mapping[str, str]) -> object:
    if isinstance(value, str):
        return renew(value, renamed)
    if isinstance(value, Mapping):
        pairs = value.items()
        return {renew(key, renamed) if isinstance(key, str) else key: _renew(one, renamed) for key, one in pairs}
    if isinstance(value, (list, tuple)):
        return [_renew(one, renamed) for one in value]
    return value
