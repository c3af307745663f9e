"""Law 3, the other way round: the true world is among those a seat can imagine."""

from __future__ import annotations

import pytest

from tests.games.properties import properties
from tests.kit import VARIANTS, Variant, walk
from tests.kit.payloads import viewers
from tests.kit.steering import PLAIN, can_imagine, half_made
from tests.kit.variants import DENSE

APART = 11  # so many decisions; no step of a round comes in the same rhythm
FAR_APART = 31


@pytest.mark.skipif(not PLAIN, reason="compiled rules throw no dice of the tests' own")
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_true_world_is_one_of_those_that_can_be_imagined(variant: Variant) -> None:
    """At decisions all over several games, there are dice by which each viewer imagines the table as it is, but for what
    others remember, and for a choice that somebody else is in the middle of."""
    dense = DENSE or not variant.options
    apart = APART if dense else FAR_APART
    for seed in range(2 if dense else 1):
        for number, table in enumerate(walk(variant.deal(seed, listen=False), seed)):
            if number % apart == 0 and not properties(table.game).puzzle(table):
                for viewer in viewers(table):
                    assert half_made(table) - {viewer} or can_imagine(table, viewer), (seed, number, viewer)
