"""Law: what a table shows is of the types that its game declares. The published schema is made from these, and the page
knows nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.kit import GAMES, VARIANTS, Variant, moments, walk
from tests.kit.typed import asked_as_declared, conforms, is_of, told_as_declared

if TYPE_CHECKING:
    from taletable.kernel import Game


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_everybody_sees_and_is_asked_is_of_the_declared_types(variant: Variant) -> None:
    for table in moments(variant, seed=10):
        conforms(table)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_question_and_event_of_a_game_is_of_the_type_of_its_kind(variant: Variant) -> None:
    for seed in range(3):
        for table in walk(variant.deal(seed), seed):
            for seat in table.waiting:
                asked_as_declared(table, seat)
        told_as_declared(table)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_kinds_with_a_type_are_those_of_the_rules(game: Game) -> None:
    assert set(game.types.questions) == set(game.questions)
    assert set(game.types.events) == set(game.events)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_row_of_the_card_sheet_is_of_the_declared_type(game: Game) -> None:
    for row in game.sheet("", game.settled({})):
        is_of(game.types.sheet_row, row)
