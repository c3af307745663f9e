"""Section 6: points."""

from __future__ import annotations

from typing import Any

import pytest

import taletable as tt
from tests.games.zavarushka import oracle
from tests.games.zavarushka.kingdom import clause, kingdom, line, points, position
from tests.kit import walk

GAME = tt.game("zavarushka")


@clause("6.1")
@pytest.mark.parametrize("name", ["dragon", "witch", "fairy", "wizard"])
def test_magic_characters_score_nothing(name: str) -> None:
    assert points(a1=f"rprincess rknight r{name}" if name != "dragon" else f"r{name} rprincess rknight") == [6, 0]
    assert points(b1=f"r{name}") == [0, 0]


@clause("6.1")
def test_the_pad_tells_who_is_missing_blocked_or_in_the_wrong_place() -> None:
    stacks: dict[str, Any] = {"b1": "rking bdragon", "c2": "rknight"}
    assert line(0, "king", **stacks) == (0, [("blocked", 0)])
    assert line(0, "knight", **stacks) == (0, [("nothing", 0)])
    assert line(0, "queen", **stacks) == (0, [("absent", 0)])


@clause("6.1")
def test_points_are_counted_only_at_the_end_and_shown_all_along() -> None:
    table = kingdom("king queen", turns=10, others="knight", b1="rpeasant", a1="rprincess").seat(0)
    table.shows("points", is_=[2, 0]).shows("standings", is_=[])
    table.plays("card king", "tile b2").seat(1).plays("card knight", "tile a1").ends()
    table.shows("points", is_=[6, 3])


@clause("6.1")
def test_everybody_sees_which_character_has_points_now_and_what_for() -> None:
    table = GAME.arrange(position(turns=12, b1="rking", c2="bknight rprincess", a2="rpeasant bdragon"))
    shown = {place["tile"]: [card["gains"] for card in place["cards"]] for place in table.view(None)["tiles"]}
    assert [(gain["why"], gain["points"]) for gain in shown["b1"][0]] == [("castle", 1), ("farms", 1), ("forests", 1)]
    assert shown["c2"] == [[{"why": "with-princess", "points": 3}], [{"why": "with-knight", "points": 1}]]
    assert shown["a2"] == [[], []]


@clause("6.2")
def test_the_king() -> None:
    # b1 is the castle, next to the tower, the forest and the farm b2.
    assert line(0, "king", b1="rking") == (3, [("castle", 1), ("farms", 1), ("forests", 1)])
    assert line(0, "king", b2="rking") == (2, [("farms", 2)])
    assert line(0, "king", a1="rking") == (1, [("farms", 1)])


@clause("6.2")
def test_the_king_counts_each_tile_and_not_pairs_of_them() -> None:
    # A25, and the most he can have: a castle among four farms and forests.
    tiles = "tower farm tower farm castle forest castle farm forest"
    assert line(0, "king", seats=3, tiles=tiles, b2="rking") == (5, [("castle", 1), ("farms", 3), ("forests", 1)])


@clause("6.2")
def test_the_king_counts_tiles_whoever_stands_there() -> None:
    # A24: a Dragon does not hide the land.
    assert line(0, "king", b2="rking", a2="bpeasant bdragon", c2="bking")[0] == 2


@clause("6.3")
def test_the_queen() -> None:
    assert line(0, "queen", b2="bking rqueen") == (1, [("with-king", 1)])
    assert line(0, "queen", b2="rking rqueen") == (1, [("with-king", 1)])
    assert line(0, "queen", b2="rqueen", a2="rking", c2="rpeasant") == (2, [("own-near", 2)])


@clause("6.3")
def test_the_queen_counts_only_her_own_colour() -> None:
    # Z12: her Witch counts, the rival Knight on the same tile does not.
    assert line(0, "queen", b2="rqueen", a2="rwitch bknight") == (1, [("own-near", 1)])


@clause("6.3")
@pytest.mark.parametrize("name", ["dwarf", "dragon", "witch", "fairy", "wizard", "knight"])
def test_the_queen_counts_magic_characters_and_the_dwarf(name: str) -> None:
    # A3, A4
    assert line(0, "queen", b2="rqueen", a2=f"r{name}")[0] == 1


@clause("6.4")
def test_the_princess() -> None:
    assert line(0, "princess", a1="rprincess") == (2, [("tower", 2)])
    assert line(0, "princess", b2="bknight rprincess") == (1, [("with-knight", 1)])
    assert line(0, "princess", a1="rprincess rknight") == (3, [("tower", 2), ("with-knight", 1)])
    assert line(0, "princess", b1="rprincess")[0] == 0


@clause("6.5")
def test_the_knight() -> None:
    assert line(0, "knight", b2="rknight bprincess") == (3, [("with-princess", 3)])
    assert line(0, "knight", b2="rprincess rknight") == (3, [("with-princess", 3)])
    assert line(0, "knight", b2="rknight", a2="rprincess")[0] == 0


@clause("6.6")
def test_the_peasant() -> None:
    assert line(0, "peasant", a2="rpeasant") == (1, [("farm", 1)])
    assert line(0, "peasant", b1="rpeasant")[0] == 0
    assert line(0, "peasant", b2="rpeasant", a2="rking bqueen", b1="bking", c2="rqueen") == (
        5,
        [("farm", 1), ("kings-near", 2), ("queens-near", 2)],
    )
    assert line(0, "peasant", b1="rpeasant bking bqueen")[0] == 0


@clause("6.7")
def test_the_dwarf_counts_every_kind_and_colour_above_him() -> None:
    # A1, A2, A7
    assert line(0, "dwarf", a2="rdwarf") == (0, [("nothing", 0)])
    assert line(0, "dwarf", a2="rdwarf bking rqueen bwitch rwizard") == (4, [("above", 4)])
    assert line(0, "dwarf", a2="rdwarf bking rqueen rdragon") == (1, [("above", 1)])


@clause("6.8")
def test_most_points_win() -> None:
    table = GAME.arrange(position(turns=12, a1="bprincess bknight", b1="rking"))
    assert [(standing.seat, standing.rank, standing.score) for standing in table.standings] == [(1, 1, 6), (0, 2, 3)]


@clause("6.8")
def test_nobody_acts_after_the_end() -> None:
    table = GAME.arrange(position(turns=12))
    with pytest.raises(tt.IllegalAction, match="The game is over") as caught:
        table.act(0, "card king")
    assert caught.value.clause == "6.8"


@clause("6.9")
@pytest.mark.parametrize(
    ("first", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])]
)
def test_of_those_who_tie_the_earlier_player_is_ahead(first: int, order: list[int]) -> None:
    # A30
    table = GAME.arrange(position(seats=4, turns=24, first=first))
    assert [standing.seat for standing in table.standings] == order
    assert [standing.rank for standing in table.standings] == [1, 2, 3, 4]


@clause("6.9")
def test_a_tie_behind_the_winner_is_broken_the_same_way() -> None:
    table = GAME.arrange(position(seats=3, turns=18, first=1, b1="rprincess rknight"))
    assert [(standing.seat, standing.rank) for standing in table.standings] == [(0, 1), (1, 2), (2, 3)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_second_reading_of_the_rules_gives_the_same_points(seats: int) -> None:
    """Whole games at random, every kingdom on the way scored by the slow oracle too."""
    for seed in range(60):
        for table in walk(GAME.deal(seats, seed), seed):
            written = table.position()
            columns = table.view(None)["columns"]
            ground: oracle.Ground = {}
            for number, terrain in enumerate(written["tiles"]):
                name = f"{'abcd'[number % columns]}{number // columns + 1}"
                stack = [(card.split()[0], card.split()[1]) for card in written["stacks"].get(name, [])]
                ground[number // columns, number % columns] = terrain, stack
            expected = [oracle.points(ground, colour) for colour in ("red", "blue", "yellow", "green")[:seats]]
            assert table.view(None)["points"] == [sum(scores.values()) for scores in expected]
            for standing in table.standings:
                pad = {line.what: line.points for line in standing.breakdown}
                assert pad == {name: expected[standing.seat].get(name, 0) for name in pad}
