"""How often somebody is asked which cards they turn: the same, whatever they answer (4.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from taletable.games.fairy_tale.cards import NAMES
from taletable.games.fairy_tale.table import Tale
from tests.games.fairy_tale.tale import GAME, clause, reveal, rows
from tests.kit import VARIANTS, Variant, walk

if TYPE_CHECKING:
    from collections.abc import Iterator

TALES = [variant for variant in VARIANTS if variant.game is GAME]
CARDS = "knight-of-the-round-table sky-dance-dragon bronze-dragon"


@clause("4.9")
def test_what_is_turned_whatever_one_chooses_is_not_asked_for() -> None:
    table = reveal("demon werewolf", CARDS, CARDS)  # a knight and a dragon of everybody
    for seat in (0, 1):
        table.seat(seat).asked("choose-close", "card sky-dance-dragon", "card bronze-dragon")
        table.refuses(
            "card knight-of-the-round-table", "4.9", "Knight of the Round Table is already among the cards to be turned"
        )
        assert table.table.view(seat)["marked"] == [0]
        assert "marked" not in table.table.view(None)
        table.plays("card sky-dance-dragon")
    assert rows(table.ends())[0] == "(knight-of-the-round-table) (sky-dance-dragon) bronze-dragon demon"


@clause("4.9")
@pytest.mark.parametrize("choice", ["sky-dance-dragon", "bronze-dragon"])
def test_whichever_card_is_chosen_the_others_see_that_its_owner_is_done(choice: str) -> None:
    table = reveal("demon werewolf", CARDS, CARDS)
    table.seat(0).plays(f"card {choice}")
    assert table.table.waiting == (1,)


@clause("4.9")
def test_of_cards_with_one_name_as_many_are_settled_as_no_choice_can_spare() -> None:
    table = reveal("demon demon", "knight-of-the-round-table knight-of-the-round-table lady").seat(
        0
    )  # two of three: both knights, or one of them and the lady
    table.asked("choose-close", "card knight-of-the-round-table", "card lady")
    assert table.table.view(0)["marked"] == [0]
    assert (
        rows(table.plays("card lady").ends())[0] == "(knight-of-the-round-table) knight-of-the-round-table (lady) demon"
    )


@clause("4.9")
def test_where_all_choices_come_to_the_same_nothing_is_asked() -> None:
    table = reveal("demon werewolf", "knight-of-the-round-table children-of-the-dragon children-of-the-dragon").ends()
    assert rows(table)[0] == "(knight-of-the-round-table) (children-of-the-dragon) children-of-the-dragon demon"


@clause("4.9")
def test_of_two_fairies_that_are_alike_it_does_not_matter_which_is_turned() -> None:
    table = reveal("mischievous-fairy demon vampire", "mischievous-fairy lady").ends()
    assert rows(table)[0] == "(mischievous-fairy) (lady) mischievous-fairy"


@clause("4.9")
def test_a_question_says_how_many_cards_are_still_to_be_chosen() -> None:
    table = reveal("black-castle homesteaders", "(knight-of-the-round-table) (demon) (mischievous-fairy) (lady)").seat(
        0
    )
    for left, card in ((2, "mischievous-fairy"), (1, "lady")):
        decision = table.table.decision(0)
        assert decision is not None
        assert decision.args == {"left": left, "category": "any", "card_cause": "black-castle"}
        table.plays(f"card {card}")
    assert rows(table.ends())[0] == "(knight-of-the-round-table) (demon) mischievous-fairy lady black-castle"


def beginnings(variant: Variant, seed: int) -> Iterator[tuple[Tale, int]]:
    """The tables of a random game where cards are about to be turned, and a seat that is asked which."""
    before = None
    for table in walk(variant.deal(seed, listen=False), seed):
        assert isinstance(table, Tale)
        names = {question.name for question in table.questions if question is not None}
        turning = (table.draft, table.play, names) if names & {"choose-open", "choose-close"} else None
        if turning is not None and turning != before:
            for seat in table.waiting:
                yield table, seat
        before = turning


def _answered(table: Tale, seat: int, action: int) -> Tale:
    """The table after an answer: not by `act`, after which the cards might be turned."""
    after = table.copy()
    question = after.questions[seat]
    assert question is not None
    after.questions[seat] = None
    question.resolve(after, seat, action)
    return after


def lengths(table: Tale, seat: int, known: dict[frozenset[int], set[int]]) -> set[int]:
    """How many questions a seat can be asked from here on; each has more than one answer."""
    marked = frozenset(table.marked[seat])
    if marked not in known:
        found: set[int] = set()
        actions = table.actions(seat)
        assert len(actions) > 1
        for action in actions:
            after = _answered(table, seat, action)
            found |= {1} if after.questions[seat] is None else {1 + more for more in lengths(after, seat, known)}
        known[marked] = found
    return known[marked]


@clause("4.9")
@pytest.mark.parametrize("variant", TALES, ids=str)
def test_the_number_of_questions_does_not_depend_on_the_answers(variant: Variant) -> None:
    """Every sequence of answers, in every step of random games: all are as long as the first prompt says."""
    compared = 0
    for seed in range(4):
        for table, seat in beginnings(variant, seed):
            found = lengths(table, seat, {})
            assert len(found) == 1
            compared += 1
            decision = table.decision(seat)
            assert decision is not None
            assert decision.args["left"] == found.pop()
    assert compared > 0


Turned = frozenset[tuple[str, ...]]


def outcomes(table: Tale, seat: int, known: dict[frozenset[int], Turned]) -> Turned:
    """What can come of a seat's questions from here on: the names of all cards that it turns."""
    marked = frozenset(table.marked[seat])
    if marked not in known:
        found: set[tuple[str, ...]] = set()
        if table.questions[seat] is None:
            found.add(tuple(sorted([NAMES[table.rows[seat][place] >> 1] for place in marked])))
        else:
            after = [outcomes(_answered(table, seat, action), seat, known) for action in table.actions(seat)]
            assert len(set(after)) > 1, "nobody is asked where all answers lead to the same"
            found.update(*after)
        known[marked] = frozenset(found)
    return known[marked]


@clause("4.9")
@pytest.mark.parametrize("variant", TALES, ids=str)
def test_nobody_is_asked_where_all_answers_lead_to_the_same(variant: Variant) -> None:
    asked = 0
    for seed in range(10, 16):
        for table, seat in beginnings(variant, seed):
            assert len(outcomes(table, seat, {})) > 1
            asked += 1
    assert asked > 0
