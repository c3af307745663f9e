"""Cards that lie together."""

from __future__ import annotations

from taletable.kernel.cards import added, different, onto, put_in, replaced, take_out, without


def test_a_card_is_added_where_it_belongs() -> None:
    assert added((), 3) == (3,)
    assert added((1, 3, 5), 4) == (1, 3, 4, 5)
    assert added((1, 3, 5), 0) == (0, 1, 3, 5)
    assert added((1, 3, 5), 5) == (1, 3, 5, 5)


def test_a_pile_grows_at_its_top() -> None:
    assert onto((5, 1), 3) == (5, 1, 3)


def test_one_copy_of_a_card_is_taken_away_if_there_is_one() -> None:
    assert without((1, 3, 3, 5), 3) == (1, 3, 5)
    assert without((1, 5), 3) == (1, 5)


def test_a_list_of_cards_changes_in_place() -> None:
    cards = [1, 3, 5]
    for card in (4, 0, 5):
        put_in(cards, card)
    assert cards == [0, 1, 3, 4, 5, 5]
    for card in (5, 0, 7):
        take_out(cards, card)
    assert cards == [1, 3, 4, 5]


def test_different_cards_ascend_whether_they_were_sorted_or_not() -> None:
    assert different((1, 1, 3, 5, 5)) == [1, 3, 5]
    assert different((5, 1, 3, 1)) == [1, 3, 5]
    assert different(()) == []
    assert different((1, 1, 3), 10) == [11, 13]
    assert different((3, 1, 3), 10) == [11, 13]


def test_one_row_is_replaced() -> None:
    assert replaced(((1,), (2,), (3,)), 1, (4, 5)) == ((1,), (4, 5), (3,))
