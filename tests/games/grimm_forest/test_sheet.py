"""The card sheet: what is in the box, and mistakes told by line and card."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from taletable.games.grimm_forest.cards import CARDS
from taletable.games.grimm_forest.sheet import FRIEND, NOTHING, SHEET, SORT, SORTS, TEXT, sheet_of
from taletable.kernel import Message
from taletable.kernel.sheet import KEPT
from tests.games.grimm_forest.forest import GAME, clause
from tests.games.grimm_forest.properties import WILD


@clause("1.5")
def test_the_box_has_56_fables_of_32_names_and_25_friends() -> None:
    copies = Counter(SHEET.fables["all"])
    assert (len(copies), sum(copies.values()), len(SHEET.friends["all"]), len(set(SHEET.friends["all"]))) == (
        32,
        56,
        25,
        25,
    )
    assert Counter(copies.values()) == {2: 24, 1: 8}


def test_every_card_has_a_row_with_its_source() -> None:
    rows = GAME.sheet("", GAME.settled({}))
    assert len(rows) == 57
    for number, row in enumerate(rows):
        source = row["source"]
        assert isinstance(source, dict)
        assert set(source) == {"name", "sort", "copies", "advanced"}
        assert row["sort"] == Message(f"grimm_forest-sort-{SORTS[SORT[number]]}", {})


def test_every_card_of_the_sheet_is_declared_as_what_it_is() -> None:
    assert [card.id for card in CARDS[:-1]] == [row.id for row in SHEET.cards]
    assert [card.number for card in CARDS] == [*range(57), NOTHING]
    assert tuple(card.sort for card in CARDS[:-1]) == SORT
    assert [card.clause for card in CARDS[:-1]] == [f"11.{n + 1}" for n in range(32)] + [
        f"12.{n + 1}" for n in range(25)
    ]
    assert list(SORT) == sorted(SORT, key=lambda sort: sort == FRIEND)  # fables first


@clause("13.1")
def test_cards_are_told_as_an_edition_has_them() -> None:
    told = [
        {str(row["id"]): row["effect"] for row in GAME.sheet("", GAME.settled({"edition": edition}))}
        for edition in ("ru", "pl")
    ]
    differing = {card for card in told[0] if told[0][card] != told[1][card]}
    assert differing == {
        "roar", "aladdin", "frog-prince", "wandering-merchant", "grandmas-house", "powerful-friends", "hired-help",
        "rapunzel", "huntsman", "bridge-troll", "faerie-feast", "friendly-game", "thoughtful-gift",
    }  # fmt: skip


def test_a_game_can_be_dealt_from_another_box(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(WILD, "utf-8")
    table = GAME.deal(3, 1, deck_file=str(file))
    assert table.options["deck_file"] == WILD
    assert table.position()["deck"].count("wolf") == 3
    assert len(table.position()["friend_deck"]) == 20
    with pytest.raises(ValueError, match=r"deck_file: cannot read 'nowhere\.toml'"):
        GAME.deal(3, 1, deck_file="nowhere.toml")


def test_a_card_left_out_of_a_sheet_is_not_in_the_box() -> None:
    text = TEXT.replace("fables = 56", "fables = 54")
    start = text.index('[[card]]\nid = "wolf"')
    end = text.index("[[card]]", start + 5)
    sheet = sheet_of(text[:start] + text[end:])
    assert len(sheet.fables["all"]) == 54
    assert len(GAME.sheet(text[:start] + text[end:], GAME.settled({}))) == 56


def test_only_the_last_few_sheets_are_kept() -> None:
    first = sheet_of(WILD + "\n# 0")
    for number in range(1, KEPT + 1):
        sheet_of(WILD + f"\n# {number}")
    assert sheet_of("") is SHEET
    assert sheet_of(WILD + f"\n# {KEPT}") is sheet_of(WILD + f"\n# {KEPT}")
    assert sheet_of(WILD + "\n# 0") is not first


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "wolf"', 'id = "wulf"', "card 'wulf': there is no card 'wulf'; did you mean 'wolf'?"),
        ('id = "wolf"', 'id = "giant"', "card 'giant': this card is listed twice"),
        ('id = "giant"\nsort = "monster"', 'id = "giant"\nsort = "plain"', "card 'giant': the rules know this card as monster"),
        ('id = "giant"\nsort = "monster"', 'id = "giant"\nsort = "beast"', "card 'giant': sort cannot be 'beast'"),
        ('sort = "friend"\ncopies = 1', 'sort = "friend"\ncopies = 2', "copies must be a whole number from 0 to 1, not 2"),
        ("fables = 56", "fables = 55", "[totals]: fables is 55, but the copies of its cards add up to 56"),
        ("[totals]", "[sums]", "the sheet has no [totals] with fables and friends"),
        ("advanced = true", "advanced = 1", "advanced must be true or false, not 1"),
    ],
)  # fmt: skip
def test_mistakes_are_told_by_line_and_card(old: str, new: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=" ") as caught:
        sheet_of(TEXT.replace(old, new, 1))
    assert complaint in str(caught.value)
