"""Section 5: points. Every card has its line here."""

from __future__ import annotations

import pytest

import taletable as tt
from taletable.games.fairy_tale.cards import NAMES
from tests.games.fairy_tale import oracle
from tests.games.fairy_tale.tale import GAME, clause, ended, points, why

# Every card: a row in which it scores, what it scores there, and a row in which it scores less or nothing.
CASES: dict[str, tuple[str, int, str, int]] = {
    "dragonling": ("dragonling dragonling", 2, "dragonling", 1),
    "cloud-dragon": ("cloud-dragon", 3, "(cloud-dragon)", 0),
    "copper-dragon": ("copper-dragon knight knight", 6, "copper-dragon cloud-dragon", 0),
    "pearl-dragon": ("pearl-dragon", 1, "(pearl-dragon)", 0),
    "dragon-cave": ("dragon-cave", 6, "(dragon-cave)", 0),
    "dragon-tale-1": ("dragon-tale-1", 6, "(dragon-tale-1)", 0),
    "dragon-tale-2": ("dragon-tale-2 dragonling lady lady", 7, "dragon-tale-2 dragonling lady", 0),
    "dragon-tale-3": ("dragon-tale-3 pearl-dragon dragon-cave", 8, "dragon-tale-3 pearl-dragon", 0),
    "dragon-tale-4": ("dragon-tale-4 elder-dragon", 9, "dragon-tale-4 (elder-dragon)", 0),
    "elder-dragon": ("elder-dragon", 2, "(elder-dragon)", 0),
    "sprite": ("sprite sprite sprite", 3, "sprite dragonling", 1),
    "minstrel": ("minstrel", 3, "(minstrel)", 0),
    "axe-dwarf": ("axe-dwarf cloud-dragon", 3, "axe-dwarf copper-dragon", 0),
    "elf-maid": ("elf-maid", 1, "(elf-maid)", 0),
    "toadstool-ring": ("toadstool-ring", 6, "(toadstool-ring)", 0),
    "forest-tale-1": ("forest-tale-1", 6, "(forest-tale-1)", 0),
    "forest-tale-2": ("forest-tale-2 sprite dragonling dragonling", 7, "forest-tale-2 dragonling dragonling", 0),
    "forest-tale-3": ("forest-tale-3 elf-maid toadstool-ring", 8, "forest-tale-3 toadstool-ring", 0),
    "forest-tale-4": ("forest-tale-4 forest-queen", 9, "forest-tale-4 emperor", 0),
    "forest-queen": ("forest-queen", 2, "(forest-queen)", 0),
    "settler": ("settler settler settler settler", 4, "settler", 1),
    "knight": ("knight", 3, "(knight)", 0),
    "lady": ("lady minstrel minstrel minstrel", 9, "lady knight", 0),
    "court-mage": ("court-mage", 1, "(court-mage)", 0),
    "royal-keep": ("royal-keep", 6, "(royal-keep)", 0),
    "knight-tale-1": ("knight-tale-1", 6, "(knight-tale-1)", 0),
    "knight-tale-2": ("knight-tale-2 knight sprite sprite", 7, "knight-tale-2 knight sprite", 0),
    "knight-tale-3": ("knight-tale-3 court-mage royal-keep", 8, "knight-tale-3 court-mage (royal-keep)", 0),
    "knight-tale-4": ("knight-tale-4 emperor", 9, "knight-tale-4 knight", 0),
    "emperor": ("emperor", 2, "(emperor)", 0),
    "demon": ("demon", 2, "(demon)", 0),
    "vampire": ("vampire", 2, "(vampire)", 0),
    "werewolf": ("werewolf", 2, "(werewolf)", 0),
    "black-castle": ("black-castle", -1, "(black-castle)", 0),
    "shadow-tale-1": ("shadow-tale-1", 6, "(shadow-tale-1)", 0),
    "shadow-tale-2": ("shadow-tale-2 knight", 6, "shadow-tale-2", 0),
    "shadow-tale-3": ("shadow-tale-3 dragon-cave", 6, "shadow-tale-3 knight", 0),
    "shadow-tale-4": ("shadow-tale-4", 6, "(shadow-tale-4)", 0),
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
            table.act(0, "card settler")
        found = {
            line.points for line in table.standings[0].breakdown + table.standings[1].breakdown if line.what == card
        }
        assert found == {expected}


@clause("5.3")
def test_example_two_four_settlers() -> None:
    assert points("settler settler settler settler", "") == [16, 0]


@clause("5.3")
def test_example_three_a_dragon_and_two_knights() -> None:
    assert points("copper-dragon knight knight", "") == [12, 0]
    assert why(0, "copper-dragon", "copper-dragon knight knight", "") == (
        6,
        "per",
        {"points": 3, "count": 2, "card": "knight"},
    )


@clause("5.5", "5.6", "5.7")
def test_example_five_the_three_conditions() -> None:
    assert why(0, "shadow-tale-3", "shadow-tale-3 dragon-cave royal-keep", "dragon-cave")[0] == 6
    assert why(0, "dragon-tale-2", "dragon-tale-2 dragonling knight lady", "")[0] == 7
    # The number beside a named card is how many the deck has: one of each is enough.
    assert why(0, "dragon-tale-3", "dragon-tale-3 pearl-dragon dragon-cave", "")[0] == 8


@clause("5.8")
def test_example_six_the_trickster_stands_for_the_elder_dragon() -> None:
    table = ended("dragon-tale-4 trickster", "")
    assert table.waiting == (0,)
    decision = table.decision(0)
    assert decision is not None
    assert GAME.actions[decision.default] == "card elder-dragon"
    assert table.points() == [8, 0]  # as if it were named for the best
    table.act(0, "card elder-dragon")
    assert [(standing.seat, standing.score) for standing in table.standings] == [(0, 8), (1, 0)]
    trickster = table.standings[0].breakdown[1]
    assert [(part.why, part.points) for part in trickster.parts] == [("printed", -1), ("stands-for", 0)]


@clause("5.8")
def test_the_trickster_counts_by_name_only() -> None:
    # As a Settler it raises their number; it is no knight card, and does not score as one.
    table = ended("settler settler knight-tale-1 trickster", "knight lady")
    table.act(0, "card settler")
    lines = {line.what: line.points for line in table.standings[0].breakdown}
    assert lines == {"settler": 3, "knight-tale-1": 6, "trickster": -1}
    # Named as a place it is still a character, and a shadow.
    table = ended("shadow-tale-3 trickster", "dragon-cave")
    table.act(0, "card royal-keep")
    assert why_of(table, 0, "shadow-tale-3") == "not-any"


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
    assert ended("(trickster) settler", "").over


@clause("5.8")
def test_several_tricksters_are_named_one_after_the_other() -> None:
    sheet = oracle.TEXT.replace('id = "trickster"\ncopies = 1', 'id = "trickster"\ncopies = 3').replace(
        "expert = 20", "expert = 22"
    )
    rows = [["trickster", "settler"], ["trickster", "trickster", "lady"]]
    table = GAME.arrange({"options": {"deck": "advanced", "deck_file": sheet}, "draft": 4, "rows": rows})
    assert table.points() == [1, 4]
    for seat, name in ((0, "settler"), (1, "minstrel"), (1, "minstrel")):
        assert table.waiting == (seat,)
        table.act(seat, f"card {name}")
    assert [(standing.seat, standing.score) for standing in table.standings] == [(1, 4), (0, 1)]


@clause("5.5")
def test_most_needs_one_and_a_tie_is_enough() -> None:
    assert why(0, "shadow-tale-3", "shadow-tale-3", "") == (0, "not-any", {"category": "place"})
    assert why(0, "shadow-tale-3", "shadow-tale-3 royal-keep", "dragon-cave")[0] == 6
    assert why(0, "shadow-tale-3", "shadow-tale-3 royal-keep", "dragon-cave royal-keep") == (
        0,
        "not-most",
        {"category": "place", "have": 1, "most": 2},
    )
    assert why(0, "shadow-tale-3", "shadow-tale-3 royal-keep", "dragon-cave (royal-keep)")[0] == 6


@clause("5.6")
def test_too_few_are_told_with_their_number() -> None:
    assert why(0, "forest-tale-2", "forest-tale-2 dragonling dragonling", "") == (
        0,
        "too-few",
        {"category": "forest", "have": 1, "need": 2},
    )


@clause("5.7")
def test_a_missing_card_is_named() -> None:
    assert why(0, "knight-tale-4", "knight-tale-4 (emperor)", "") == (0, "missing", {"card": "emperor"})


@clause("5.1")
def test_face_down_cards_neither_score_nor_count() -> None:
    assert points("settler (settler) settler", "") == [4, 0]
    assert points("copper-dragon (knight)", "") == [0, 0]
    assert why(0, "dragon-cave", "(dragon-cave)", "") == (0, "face-down", {})


@clause("5.9")
def test_whoever_has_as_many_points_shares_the_place() -> None:
    table = ended("knight", "minstrel", "dragon-cave")
    assert [(standing.seat, standing.rank) for standing in table.standings] == [(2, 1), (0, 2), (1, 2)]


@clause("5.9")
def test_nobody_acts_after_the_end() -> None:
    with pytest.raises(ValueError, match="The game is over") as caught:
        ended("knight", "").act(0, "card knight")
    assert caught.value.clause == "5.9"  # type: ignore[attr-defined]


@clause("5.10")
def test_partners_sit_opposite_and_add_their_points() -> None:
    table = ended("knight", "dragon-cave", "minstrel", "settler", teams=True)
    assert table.points() == [6, 7, 6, 7]
    assert [(standing.seat, standing.rank, standing.score) for standing in table.standings] == [
        (1, 1, 7),
        (3, 1, 7),
        (0, 3, 6),
        (2, 3, 6),
    ]
    assert [(line.what, line.points) for line in table.standings[0].breakdown] == [("dragon-cave", 6), ("partner", 1)]


@clause("5.10")
def test_most_is_still_everybodys_own() -> None:
    # Red's partner has more dragons than Red: the condition fails, team or not.
    assert points("dragon-tale-1", "", "dragonling cloud-dragon", "", teams=True)[0] == 4
