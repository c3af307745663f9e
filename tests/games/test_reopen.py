"""In an imagined world others can think again about what they answered in secret, and the seat notices nothing else."""

from __future__ import annotations

import pytest

from taletable.bots import Chair, bot
from tests.kit import VARIANTS, Variant

# Games in which several seats are asked at the same time to choose in secret, and in what.
SIMULTANEOUS = {"fairy_tale": ("pick", "lay"), "grimm_forest": ("commit",)}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_others_think_again_about_what_they_answered_in_secret(variant: Variant) -> None:
    table = variant.deal(seed=6)
    walker = bot("random", 5)
    secret = SIMULTANEOUS.get(variant.game.id, ())
    reopened = 0
    played = 0
    while not table.over:
        seat = table.waiting[-1]
        question = table.questions[seat]
        assert question is not None
        world = table.imagine(seat, 3)
        before, legal = world.view(seat), world.actions(seat)
        world.game.views.reopen(world, seat)
        assert world.actions(seat) == legal
        assert {**before, "waiting": None} == {**world.view(seat), "waiting": None}
        assert len(world.waiting) == world.open_questions
        if question.name in secret:
            assert len(world.waiting) == world.seats or variant.game.id == "grimm_forest"
            reopened += len(world.waiting) - len(table.waiting)
            if len(world.waiting) > len(table.waiting) and played < 3:
                played += 1
                while not world.over:
                    other = world.waiting[-1]
                    world.act(other, walker.choose(Chair(world, other)))
        first = table.waiting[0]
        table.act(first, walker.choose(Chair(table, first)))
    assert (reopened > 0) is bool(secret)
