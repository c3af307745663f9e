"""A table's fingerprint stands for what everybody sees: no more of it, and no less."""

from __future__ import annotations

import json

import pytest

from taletable.bots import Chair, bot
from taletable.kernel import View
from tests.kit import VARIANTS, Variant


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_fingerprint_is_that_of_what_everybody_sees(variant: Variant) -> None:
    table = variant.deal(seed=8)
    walker = bot("random", 3)
    views = table.game.views
    found: dict[str, int] = {}
    while True:
        seen: View = {}
        views.public(table, seen)
        fingerprint = views.fingerprint(table)
        assert found.setdefault(json.dumps(seen), fingerprint) == fingerprint
        assert views.fingerprint(table.copy()) == fingerprint
        for viewer in (None, *range(table.seats)):
            assert views.fingerprint(table.imagine(viewer, 5)) == fingerprint
        if table.over:
            break
        seat = table.waiting[-1]
        table.act(seat, walker.choose(Chair(table, seat)))
    assert len(set(found.values())) == len(found) > 1
