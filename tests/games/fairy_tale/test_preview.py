"""What is certain about a card before it is kept, played, turned or named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taletable.kernel import Message, preview
from tests.games.fairy_tale.tale import GAME, ended, position, reveal

if TYPE_CHECKING:
    from taletable.kernel import Outlook, Table

AS_NOW = [Message("fairy_tale-preview-now", {})]


def outlook(table: Table, seat: int, card: str) -> Outlook:
    return preview(table, seat)[GAME.number(f"card {card}")].outlook


def about_to_play(card: str, *rows: str, other: str = "bard", **more: object) -> Outlook:
    """What the first seat is shown of a card while it chooses one to play."""
    return outlook(GAME.arrange(position(f"{card} {other}", *rows, **more)), 0, card)


def test_a_card_counts_with_what_it_brings_to_the_rest_of_the_row() -> None:
    found = about_to_play("knight-of-the-round-table", "bronze-dragon")
    plain = about_to_play("knight-of-the-round-table")
    assert found.points is not None
    assert plain.points is not None
    assert found.points[0] == plain.points[0] + 3
    assert plain.says == [AS_NOW]


def test_what_counts_others_lacks_nothing() -> None:
    found = about_to_play("bronze-dragon", "knight-of-the-round-table")
    assert (found.points, found.says) == ([3, 0], [AS_NOW])


def test_what_is_still_missing_is_told_with_the_points_it_is_for() -> None:
    found = about_to_play("dragons-tale-4")
    assert found.points == [0, 0]
    why = Message("fairy_tale-why-missing", {"card": "gold-dragon"})
    assert found.says == [AS_NOW, [Message("fairy_tale-preview-lacks", {"points": 9}), why]]
    met = about_to_play("dragons-tale-4", "gold-dragon")
    assert (met.points, met.says) == ([9, 0], [AS_NOW])


def test_having_the_most_takes_it_from_others() -> None:
    found = about_to_play("sky-dance-dragon", "dragons-lair", "dragons-tale-1")
    assert found.points is not None
    assert found.points[1] == -6


def test_partners_share_the_change() -> None:
    cards = "dragons-tale-4 bard bard bard"
    table = GAME.arrange(position(cards, "gold-dragon", teams=True))
    assert outlook(table, 0, "dragons-tale-4").points == [9, 0, 9, 0]


def test_a_card_to_be_turned_shows_the_points_without_it() -> None:
    table = reveal("demon bard", "lady homesteaders bard").table
    lost = outlook(table, 0, "lady")
    assert lost.points == [-3, 0]
    assert lost.says == [AS_NOW]
    assert outlook(table, 0, "homesteaders").points == [-1, 0]


def test_a_name_shows_what_it_brings_the_trickster() -> None:
    table = ended("dragons-tale-4 trickster", "")
    assert outlook(table, 0, "gold-dragon").points == [9, 0]
    assert outlook(table, 0, "bard").points == [0, 0]
    assert outlook(table, 0, "bard").says == []
