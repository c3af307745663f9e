"""Card sheets: a mistake is told with its line and its card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import taletable as tt
from taletable.games.fairy_tale.cards import SHEETS
from taletable.kernel.sheet import KEPT
from tests.games.fairy_tale.oracle import TEXT
from tests.games.fairy_tale.tale import GAME

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("copies = 7", "copies = 8", "line 10, [totals]: basic is 80, but the copies of its cards add up to 81"),
        ("expert = 20", "expert = 19", "line 11, [totals]: expert is 19, but the copies of its cards add up to 20"),
        ("[totals]", "[total]", "the sheet has no [totals]"),
        ('id = "demon"', 'id = "daemon"', "card 'daemon': there is no card 'daemon'; did you mean 'demon'?"),
        ('id = "demon"', 'id = "vampire"', "card 'vampire': this card is listed twice"),
        ('id = "demon"', "id = 7", "card '?': id must be a text, not 7"),
        ("copies = 7", 'copies = "many"', "line 15, card 'children-of-the-dragon': copies must be a whole number from 0 to 100"),
        ("copies = 7", "copies = -1", "line 15, card 'children-of-the-dragon': copies must be a whole number"),
        ('faction = "dragonvale"', 'faction = "dragon"', "card 'children-of-the-dragon': faction cannot be 'dragon'; did you mean 'dragonvale'?"),
        ('kind = "place"', 'kind = "spot"', "card 'dragons-lair': kind cannot be 'spot'; known: character, place, tale"),
        ("points = 3\n", "points = 3.5\n", "card 'sky-dance-dragon': points must be a text, not 3.5"),
        ("points = 3\n", "points = 99\n", "card 'sky-dance-dragon': points must be a whole number from -20 to 20, not 99"),
        ('"1 per children-of-the-dragon"', '"one per children-of-the-dragon"', "points cannot be 'one per children-of-the-dragon'; see the head of the sheet"),
        ('"1 per children-of-the-dragon"', '"1 per dragon"', "there is no card 'dragon' to go with it; did you mean"),
        ('"6 if most dragonvale"', '"6 if most wagons"', "there is no category 'wagons'; known: dragonvale, fairywood"),
        ('"7 if 2 dragonvale and 2 holy-empire"', '"7 if 2 dragonvale and 2 cows"', "there is no category 'cows'"),
        ('"8 if silver-dragon and dragons-lair"', '"8 if silver-dragon and cave"', "there is no card 'cave' to go with it"),
        ('"you unflip 1 dragonvale"', '"you unflip one dragonvale"', "effect cannot be 'you unflip one dragonvale'"),
        ('"you unflip 1 dragonvale"', '"you unflip 1 dogs"', "line 43, card 'silver-dragon': there is no category 'dogs'"),
        ('"you unflip 1 dragonvale"', "5", "effect must be a text, not 5"),
        ('effect = "almighty"', 'affect = "almighty"', "there is no field 'affect'; did you mean 'effect'?"),
        ("expert = true", "expert = 1", "expert must be true or false, not 1"),
        ('copies = "public"', 'copies = "rumour"', "the source of its copies must be one of: book, public, inferred, house"),
        ('name = "book"', 'name = "box"', "the source of its name must be one of: book, public, inferred, house"),
        ("source = {", "sauce = {", "there is no field 'sauce'; did you mean 'source'?"),
        ('id = "knight-of-the-round-table"\ncopies = 4', 'id = "knight-of-the-round-table"\ncopies = 0', "card 'bronze-dragon': its partner 'knight-of-the-round-table' is not in this deck"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_by_line_and_card(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(ValueError, match=" ") as caught:
        GAME.start(2, 1, {"deck_file": TEXT.replace(old, new, 1)})
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("not toml\n", "the sheet is not TOML: "),
        ("[totals]\nbasic = 0\n", "the sheet has no [[card]]"),
        ("a = " + "[\n" * 5000 + "]" * 500 + "\n", "the sheet is not TOML: "),
        ("card = 5\n", "[[card]] must be a list, not 5"),
        ("card = [5]\n", "[[card]] must be a mapping, not 5"),
        ('[totals]\nbasic = 0\n[[card]]\nid = "demon"\ncopies = 0\n', "line 3, card 'demon': points must be a text, not None"),
        ('card = [{ id = "demon", copies = 1, points = 1 }]\n', "line 1, card 'demon': faction must be a word, not None"),
        ('[[card]]\nid = "demon"\ncopies = 1\npoints = 1\nfaction = "shadow"\nkind = "place"\n', "source must name a source for"),
    ],
)  # fmt: skip
def test_what_is_no_sheet_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=" ") as caught:
        GAME.start(2, 1, {"deck_file": text})
    assert complaint in str(caught.value)


def test_a_table_may_be_dealt_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace("points = 3\n", "points = 4\n"), "utf-8")
    table = GAME.deal(2, 1, deck_file=str(file))
    tt.playout(table, 1)
    record = table.record().dumps()
    file.unlink()
    assert tt.replay(tt.Record.loads(record)) == table
    with pytest.raises(ValueError, match=r"deck_file: cannot read '.*mine.toml': No such file"):
        GAME.deal(2, 1, deck_file=str(file))
    with pytest.raises(ValueError, match="takes a text"):
        GAME.deal(2, 1, deck_file=7)


def test_a_sheet_of_ones_own_changes_the_points() -> None:
    rows = [["sky-dance-dragon"], []]
    for sheet, points in (("", 3), (TEXT.replace("points = 3\n", "points = 5\n"), 5)):
        table = GAME.arrange({"options": {"deck_file": sheet}, "draft": 4, "rows": rows})
        assert table.points() == [points, 0]


def test_many_sheets_do_not_pile_up() -> None:
    for number in range(KEPT + 5):
        GAME.seat_counts(deck_file=f"# {number}\n{TEXT}")
    assert len(SHEETS.kept) == KEPT
    assert GAME.seat_counts() == (2, 3, 4)


def test_a_smaller_deck_seats_fewer() -> None:
    small = TEXT.replace("copies = 7", "copies = 1").replace("basic = 80", "basic = 62")
    assert GAME.seat_counts(deck_file=small) == (2, 3)
