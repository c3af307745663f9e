"""Names that look alike: how a name looks, whatever letters it is written with, and whose names look the same."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from taletable.server.requests import INVISIBLE, UNPRINTABLE

if TYPE_CHECKING:
    from collections.abc import Iterable

# What nobody sees, or hardly anybody: spaces, zero-width characters, and small marks between letters.
UNSEEN: Final = re.compile(rf"[{UNPRINTABLE}{INVISIBLE}.,:;'`´‘’_~·‐‑–—-]")
# Capitals that look like another letter than their small ones do.
CAPITALS: Final = str.maketrans("ΗΝΥ", "hny")
# Small letters and digits, and the Latin letters that they look like, or their capitals do; `I`, `l` and `1` are one.
LOOKS: Final = str.maketrans(
    {
        **dict(zip("авеёзкмнорстухѕһԁԛԝүьɑɡ", "abee3kmhopctyxshdqwybag", strict=True)),
        **dict(zip("αβγεκμνορτυχϲϳј", "abyekmvoptuxcjj", strict=True)),
        **dict.fromkeys("1|!iıіїӏι", "l"),
        "0": "o",
    }
)


@lru_cache(10_000)
def skeleton(name: str) -> str:
    """A name as it looks at a glance: two names with the same skeleton can be taken for each other.

    Not every letter that looks like another is known, only those of the Latin, Cyrillic and Greek alphabets, and
    some names that differ to a careful eye have the same skeleton: a mark beside a name is a hint and no verdict.
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).translate(CAPITALS).casefold())
    seen = UNSEEN.sub("", folded) or folded
    return seen.translate(LOOKS).replace("rn", "m").replace("vv", "w")


def is_lookalike(who: str | None, name: str, others: Iterable[tuple[str | None, str]]) -> bool:
    """Whether somebody's name looks like that of one of the others, who may be themselves under another name."""
    return bool(name) and any(
        other != who and theirs and skeleton(theirs) == skeleton(name) for other, theirs in others
    )


def lookalikes(people: Iterable[tuple[str | None, str]]) -> set[str]:
    """Those of some people, given by id and name, whose names look like that of another one of them."""
    alike: defaultdict[str, set[str]] = defaultdict(set)
    for who, name in people:
        if who is not None and name:
            alike[skeleton(name)].add(who)
    return {who for those in alike.values() if len(those) > 1 for who in those}
