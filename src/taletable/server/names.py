"""Confusable names (homoglyphs): a skeleton for each name, in the manner of Unicode TR 39, and who shares one."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from taletable.server.requests import INVISIBLE, UNPRINTABLE

if TYPE_CHECKING:
    from collections.abc import Iterable

# Ignored characters: spaces, zero-width characters, and small punctuation marks.
UNSEEN: Final = re.compile(rf"[{UNPRINTABLE}{INVISIBLE}.,:;'`´‘’_~·‐‑–—-]")
# Greek capitals that look like another Latin letter than their small ones do.
CAPITALS: Final = str.maketrans("ΗΝΥ", "hny")
# Homoglyphs: small letters and digits, to the Latin letter they or their capitals look like; `I`, `l`, `1` are one.
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
    """The skeleton of a name (NFKC, case folded, homoglyphs replaced): names with the same one can be confused.

    Not every letter that looks like another is known, only those of the Latin, Cyrillic and Greek alphabets, and
    some names that differ to a careful eye have the same skeleton: a mark beside a name is a hint and no verdict.
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).translate(CAPITALS).casefold())
    seen = UNSEEN.sub("", folded) or folded
    return seen.translate(LOOKS).replace("rn", "m").replace("vv", "w")


def is_lookalike(who: str | None, name: str, others: Iterable[tuple[str | None, str]]) -> bool:
    """Whether a name has the skeleton of another person's; the others are given by id and name."""
    return bool(name) and any(
        other != who and theirs and skeleton(theirs) == skeleton(name) for other, theirs in others
    )


def lookalikes(people: Iterable[tuple[str | None, str]]) -> set[str]:
    """The ids of people, given by id and name, who share a skeleton with another one of them."""
    alike: defaultdict[str, set[str]] = defaultdict(set)
    for who, name in people:
        if who is not None and name:
            alike[skeleton(name)].add(who)
    return {who for those in alike.values() if len(those) > 1 for who in those}
