"""The worked examples of both rule books, and the small ones of our specification that no other test tells."""

from __future__ import annotations

from tests.games.grimm_forest.forest import (
    building,
    choose,
    clause,
    friends,
    hand,
    houses,
    pig,
    pile,
    round_of,
    store,
    stores,
)


@clause("6.4", "6.5", "6.6", "6.9")
def test_four_wood_and_three_straw_beside_a_wooden_floor() -> None:
    table = building(pig("3 straw 4 wood", houses="wood-floor"), pig(), pig())
    table.seat(0).asked(
        "menu", "gain straw", "gain wood", "gain brick", "build straw-floor", "build wood-walls", "draw"
    )
    table.refuses("build wood-floor", "6.6", "unfinished house of wood already")
    table.plays("build wood-walls").asked("offer")
    assert (store(table, 0), houses(table, 0)) == ("3 straw", "wood-walls")


@clause("7.1", "7.2")
def test_goldilocks_stays_and_rumpelstiltskin_is_given_away() -> None:
    rest = [
        "ali-baba", "cinderella", "evil-queen", "fairy-godmother", "frog-prince", "gingerbread-man", "golden-goose",
        "hansel-and-gretel", "huntsman", "jack-the-giant-slayer", "little-mermaid", "pinocchio", "puss-in-boots", "rapunzel",
        "red-riding-hood", "robin-hood", "seven-dwarves", "sleeping-beauty", "snow-white", "thumbelina", "tom-thumb",
        "woodcutter",
    ]  # fmt: skip
    table = building(
        pig("4 wood", houses="wood-floor", friend="goldilocks"),
        pig(friend="aladdin"),
        pig(),
        friend_deck=[*rest, "rumpelstiltskin"],
    )
    table.seat(0).plays("build wood-walls").asked("offer", "keep", "seat 1", "seat 2").plays("seat 1")
    assert friends(table) == ["goldilocks", "rumpelstiltskin", None]
    table.shows("friend_discard", is_=["aladdin"])


@clause("6.14")
def test_what_is_left_and_what_is_added_can_be_quite_something() -> None:
    table = round_of(pig(), pig(), pig())
    choose(table, "field", "field", "forest")
    for seat in (0, 1, 2):
        table.seat(seat).plays("gain straw", "gain straw")
    assert [pile(table, place) for place in ("field", "forest", "brickyard")] == ["6 straw", "4 wood", "6 brick"]


@clause("11.3")
def test_the_troll_takes_two_of_five_straw() -> None:
    table = round_of(pig(hand="bridge-troll"), pig(), pig())
    choose(table, "forest bridge-troll", "field", "brickyard")
    table.seat(0).plays("location field")
    assert stores(table) == ["2 straw 4 wood", "3 straw", "3 brick"]


@clause("11.28")
def test_taxes_on_three_brick_two_wood_and_four_straw() -> None:
    table = round_of(pig(due="taxation"), pig("4 straw 2 wood 3 brick"), pig(), piles={"forest": ""})
    choose(table, "field", "forest", "field")
    assert store(table, 1) == "4 straw 1 wood"


@clause("11.12")
def test_what_the_giant_leaves() -> None:
    table = round_of(
        pig(hand="giant"),
        pig("2 straw 1 brick", friend="aladdin", hand="wolf roar curse-of-darkness"),
        pig(),
        piles={"forest": ""},
    )
    table.seat(1).plays("together")
    choose(table, "field giant", "forest", "brickyard")
    table.seat(0).plays("location forest")
    assert (friends(table)[1], hand(table, 1), store(table, 1)) == (None, "", "1 straw")
