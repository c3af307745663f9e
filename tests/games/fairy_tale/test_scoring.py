"""Section 5: points. Every card has its line here."""

from __future__ import annotations

import pytest

import taletable as tt
from taletable.games.fairy_tale.cards import NAMES
from taletable.locales import texts
from tests.games.fairy_tale import oracle
from tests.games.fairy_tale.tale import GAME, clause, ended, points, why

# Every card: a row in which it scores, what it scores there, and a row in which it scores less or nothing.
CASES: dict[str, tuple[str, int, str, int]] = {
    "children-of-the-dragon": ("children-of-the-dragon children-of-the-dragon", 2, "children-of-the-dragon", 1),
    "sky-dance-dragon": ("sky-dance-dragon", 3, "(sky-dance-dragon)", 0),
    "bronze-dragon": (
        "bronze-dragon knight-of-the-round-table knight-of-the-round-table",
        6,
        "bronze-dragon sky-dance-dragon",
        0,
    ),
    "silver-dragon": ("silver-dragon", 1, "(silver-dragon)", 0),
    "dragons-lair": ("dragons-lair", 6, "(dragons-lair)", 0),
    "dragons-tale-1": ("dragons-tale-1", 6, "(dragons-tale-1)", 0),
    "dragons-tale-2": (
        "dragons-tale-2 children-of-the-dragon lady lady",
        7,
        "dragons-tale-2 children-of-the-dragon lady",
        0,
    ),
    "dragons-tale-3": ("dragons-tale-3 silver-dragon dragons-lair", 8, "dragons-tale-3 silver-dragon", 0),
    "dragons-tale-4": ("dragons-tale-4 gold-dragon", 9, "dragons-tale-4 (gold-dragon)", 0),
    "gold-dragon": ("gold-dragon", 2, "(gold-dragon)", 0),
    "mischievous-fairy": (
        "mischievous-fairy mischievous-fairy mischievous-fairy",
        3,
        "mischievous-fairy children-of-the-dragon",
        1,
    ),
    "bard": ("bard", 3, "(bard)", 0),
    "dwarven-warrior": ("dwarven-warrior sky-dance-dragon", 3, "dwarven-warrior bronze-dragon", 0),
    "elf-maid": ("elf-maid", 1, "(elf-maid)", 0),
    "toadstool-ring": ("toadstool-ring", 6, "(toadstool-ring)", 0),
    "fairys-tale-1": ("fairys-tale-1", 6, "(fairys-tale-1)", 0),
    "fairys-tale-2": (
        "fairys-tale-2 mischievous-fairy children-of-the-dragon children-of-the-dragon",
        7,
        "fairys-tale-2 children-of-the-dragon children-of-the-dragon",
        0,
    ),
    "fairys-tale-3": ("fairys-tale-3 elf-maid toadstool-ring", 8, "fairys-tale-3 toadstool-ring", 0),
    "fairys-tale-4": ("fairys-tale-4 fairy-queen", 9, "fairys-tale-4 emperor", 0),
    "fairy-queen": ("fairy-queen", 2, "(fairy-queen)", 0),
    "homesteaders": ("homesteaders homesteaders homesteaders homesteaders", 4, "homesteaders", 1),
    "knight-of-the-round-table": ("knight-of-the-round-table", 3, "(knight-of-the-round-table)", 0),
    "lady": ("lady bard bard bard", 9, "lady knight-of-the-round-table", 0),
    "court-mage": ("court-mage", 1, "(court-mage)", 0),
    "royal-keep": ("royal-keep", 6, "(royal-keep)", 0),
    "knights-tale-1": ("knights-tale-1", 6, "(knights-tale-1)", 0),
    "knights-tale-2": (
        "knights-tale-2 knight-of-the-round-table mischievous-fairy mischievous-fairy",
        7,
        "knights-tale-2 knight-of-the-round-table mischievous-fairy",
        0,
    ),
    "knights-tale-3": ("knights-tale-3 court-mage royal-keep", 8, "knights-tale-3 court-mage (royal-keep)", 0),
    "knights-tale-4": ("knights-tale-4 emperor", 9, "knights-tale-4 knight-of-the-round-table", 0),
    "emperor": ("emperor", 2, "(emperor)", 0),
    "demon": ("demon", 2, "(demon)", 0),
    "vampire": ("vampire", 2, "(vampire)", 0),
    "werewolf": ("werewolf", 2, "(werewolf)", 0),
    "black-castle": ("black-castle", -1, "(black-castle)", 0),
    "shadowkings-tale-1": ("shadowkings-tale-1", 6, "(shadowkings-tale-1)", 0),
    "shadowkings-tale-2": ("shadowkings-tale-2 knight-of-the-round-table", 6, "shadowkings-tale-2", 0),
    "shadowkings-tale-3": ("shadowkings-tale-3 dragons-lair", 6, "shadowkings-tale-3 knight-of-the-round-table", 0),
    "shadowkings-tale-4": ("shadowkings-tale-4", 6, "(shadowkings-tale-4)", 0),
    "trickster": ("trickster", -1, "(trickster)", 0),
}


def test_every_card_has_its_case() -> None:
    assert tuple(CASES) == NAMES


@clause("5.1", "5.2", "5.3", "5.4")
@pytest.mark.parametrize("card", NAMES)
def test_what_a_card_scores(card: str) -> None:
    scores, much, fails, less = CASES[card]
    for row, expected in ((scores, much), (fails, less)):
        table = ended(row, "")
        while table.waiting:  # a Trickster
            table.act(0, "card homesteaders")
        found = {
            line.points for line in table.standings[0].breakdown + table.standings[1].breakdown if line.what == card
        }
        assert found == {expected}


@clause("5.3")
def test_example_two_four_homesteaders() -> None:
    assert points("homesteaders homesteaders homesteaders homesteaders", "") == [16, 0]


@clause("5.3")
def test_example_three_a_dragon_and_two_knights() -> None:
    assert points("bronze-dragon knight-of-the-round-table knight-of-the-round-table", "") == [12, 0]
    assert why(0, "bronze-dragon", "bronze-dragon knight-of-the-round-table knight-of-the-round-table", "") == (
        6,
        "per",
        {"points": 3, "count": 2, "card": "knight-of-the-round-table"},
    )


@clause("5.5", "5.6", "5.7")
def test_example_five_the_three_conditions() -> None:
    assert why(0, "shadowkings-tale-3", "shadowkings-tale-3 dragons-lair royal-keep", "dragons-lair")[0] == 6
    assert why(0, "dragons-tale-2", "dragons-tale-2 children-of-the-dragon knight-of-the-round-table lady", "")[0] == 7
    # The number beside a named card is how many the deck has: one of each is enough.
    assert why(0, "dragons-tale-3", "dragons-tale-3 silver-dragon dragons-lair", "")[0] == 8


@clause("5.8")
def test_example_six_the_trickster_stands_for_the_gold_dragon() -> None:
    table = ended("dragons-tale-4 trickster", "")
    assert table.waiting == (0,)
    decision = table.decision(0)
    assert decision is not None
    assert GAME.actions[decision.default] == "card gold-dragon"
    assert table.points() == [8, 0]  # as if it were named for the best
    table.act(0, "card gold-dragon")
    assert [(standing.seat, standing.score) for standing in table.standings] == [(0, 8), (1, 0)]
    trickster = table.standings[0].breakdown[1]
    assert [(part.why, part.points) for part in trickster.parts] == [("stands-for", -1)]


@clause("5.8")
def test_the_trickster_counts_by_name_only() -> None:
    # As Homesteaders it raises their number; it is no knight card, and does not score as one.
    table = ended("homesteaders homesteaders knights-tale-1 trickster", "knight-of-the-round-table lady")
    table.act(0, "card homesteaders")
    lines = {line.what: line.points for line in table.standings[0].breakdown}
    assert lines == {"homesteaders": 3, "knights-tale-1": 6, "trickster": -1}
    # Named as a place it is still a character, and a shadow.
    table = ended("shadowkings-tale-3 trickster", "dragons-lair")
    table.act(0, "card royal-keep")
    assert why_of(table, 0, "shadowkings-tale-3") == "not-any"


def why_of(table: tt.Table, seat: int, card: str) -> str:
    standings = table.standings
    return next(
        line.parts[0].why
        for standing in standings
        if standing.seat == seat
        for line in standing.breakdown
        if line.what == card
    )


@clause("5.8")
def test_the_trickster_stands_for_another_card_of_the_deck() -> None:
    table = ended("trickster", "")
    with pytest.raises(ValueError, match="another card"):
        table.act(0, "card trickster")
    assert len(table.actions(0)) == len(NAMES) - 1
    sheet = oracle.TEXT.replace("copies = 2", "copies = 0").replace("basic = 80", "basic = 78")
    table = GAME.arrange({"options": {"deck": "advanced", "deck_file": sheet}, "draft": 4, "rows": [["trickster"], []]})
    with pytest.raises(ValueError, match="not in this deck"):
        table.act(0, "card black-castle")


@clause("5.8", "5.1")
def test_a_trickster_that_lies_face_down_is_not_named() -> None:
    assert ended("(trickster) homesteaders", "").over


@clause("5.8")
def test_several_tricksters_are_named_one_after_the_other() -> None:
    sheet = oracle.TEXT.replace('id = "trickster"\ncopies = 1', 'id = "trickster"\ncopies = 3').replace(
        "expert = 20", "expert = 22"
    )
    rows = [["trickster", "homesteaders"], ["trickster", "trickster", "lady"]]
    table = GAME.arrange({"options": {"deck": "advanced", "deck_file": sheet}, "draft": 4, "rows": rows})
    assert table.points() == [1, 4]
    for seat, name in ((0, "homesteaders"), (1, "bard"), (1, "bard")):
        assert table.waiting == (seat,)
        table.act(seat, f"card {name}")
    assert [(standing.seat, standing.score) for standing in table.standings] == [(1, 4), (0, 1)]


@clause("5.5")
def test_most_needs_one_and_a_tie_is_enough() -> None:
    assert why(0, "shadowkings-tale-3", "shadowkings-tale-3", "") == (0, "not-any", {"category": "place"})
    assert why(0, "shadowkings-tale-3", "shadowkings-tale-3 royal-keep", "dragons-lair")[0] == 6
    assert why(0, "shadowkings-tale-3", "shadowkings-tale-3 royal-keep", "dragons-lair royal-keep") == (
        0,
        "not-most",
        {"category": "place", "have": 1, "most": 2},
    )
    assert why(0, "shadowkings-tale-3", "shadowkings-tale-3 royal-keep", "dragons-lair (royal-keep)")[0] == 6


@clause("5.6")
def test_too_few_are_told_with_their_number() -> None:
    assert why(0, "fairys-tale-2", "fairys-tale-2 children-of-the-dragon children-of-the-dragon", "") == (
        0,
        "too-few",
        {"category": "fairywood", "have": 1, "need": 2},
    )


@clause("5.6")
def test_where_both_are_too_few_both_are_told() -> None:
    assert why(0, "dragons-tale-2", "dragons-tale-2", "") == (
        0,
        "too-few-both",
        {
            "category": "dragonvale",
            "have": 1,
            "need": 2,
            "category_other": "holy-empire",
            "have_other": 0,
            "need_other": 2,
        },
    )


@clause("5.7")
def test_where_several_cards_are_missing_all_are_named() -> None:
    both = {"card": "silver-dragon", "card_other": "dragons-lair"}
    assert why(0, "dragons-tale-3", "dragons-tale-3", "") == (0, "missing-both", both)
    assert why(0, "dragons-tale-3", "dragons-tale-3 silver-dragon", "")[2] == {"card": "dragons-lair"}


@clause("5.8")
def test_the_question_begins_with_the_names_that_help() -> None:
    """A counted card brings 3, the condition 9; a card that needs two names that are not there brings nothing."""
    table = ended("lady knights-tale-4 dragons-tale-3 trickster", "")
    decision = table.decision(0)
    assert decision is not None
    assert decision.args == {"useful": 2, "card_best": "emperor|bard"}
    assert "best first: Emperor or Bard" in texts("en").prompt("fairy_tale", decision)
    table.act(0, "card bard")
    assert table.over
    none = ended("trickster bard", "").decision(0)
    assert none is not None
    assert none.args == {"useful": 0, "card_best": ""}
    assert "No name brings you points" in texts("en").prompt("fairy_tale", none)


@clause("5.7")
def test_a_missing_card_is_named() -> None:
    assert why(0, "knights-tale-4", "knights-tale-4 (emperor)", "") == (0, "missing", {"card": "emperor"})


@clause("5.1")
def test_face_down_cards_neither_score_nor_count() -> None:
    assert points("homesteaders (homesteaders) homesteaders", "") == [4, 0]
    assert points("bronze-dragon (knight-of-the-round-table)", "") == [0, 0]
    assert why(0, "dragons-lair", "(dragons-lair)", "") == (0, "face-down", {})


@clause("5.9")
def test_whoever_has_as_many_points_shares_the_place() -> None:
    table = ended("knight-of-the-round-table", "bard", "dragons-lair")
    assert [(standing.seat, standing.rank) for standing in table.standings] == [(2, 1), (0, 2), (1, 2)]


@clause("5.9")
def test_nobody_acts_after_the_end() -> None:
    with pytest.raises(ValueError, match="The game is over") as caught:
        ended("knight-of-the-round-table", "").act(0, "card knight-of-the-round-table")
    assert caught.value.clause == "5.9"  # type: ignore[attr-defined]


@clause("5.10")
def test_partners_sit_opposite_and_add_their_points() -> None:
    table = ended("knight-of-the-round-table", "dragons-lair", "bard", "homesteaders", teams=True)
    assert table.points() == [6, 7, 6, 7]
    assert [(standing.seat, standing.rank, standing.score) for standing in table.standings] == [
        (1, 1, 7),
        (3, 1, 7),
        (0, 3, 6),
        (2, 3, 6),
    ]
    assert [(line.what, line.points) for line in table.standings[0].breakdown] == [("dragons-lair", 6), ("partner", 1)]


@clause("5.10")
def test_most_is_still_everybodys_own() -> None:
    # Red's partner has more dragons than Red: the condition fails, team or not.
    assert points("dragons-tale-1", "", "children-of-the-dragon sky-dance-dragon", "", teams=True)[0] == 4
