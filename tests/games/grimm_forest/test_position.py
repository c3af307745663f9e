"""Laying a game out by hand: defaults that make sense, and complaints that say where and what."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.grimm_forest.forest import GAME, building, choose, pig, position, round_of

THREE = position(pig(), pig(), pig())
BUILDING: dict[str, Any] = building(pig("9 straw 9 wood"), pig("3 straw"), pig()).table.position()
COMMITTING: dict[str, Any] = round_of(pig(hand="wolf"), pig(), pig()).table.position()
STRIKING: dict[str, Any] = (
    choose(
        round_of(pig("2 wood", hand="dragon"), pig("2 wood"), pig(friend="woodcutter")),
        "field dragon",
        "field",
        "forest",
    )
    .seat(0)
    .plays("location field")
    .table.position()
)


def test_an_empty_position_is_a_game_about_to_begin() -> None:
    table = GAME.arrange({"seats": 3})
    assert table.waiting == (0, 1, 2)
    view = table.view(None)
    assert (view["round"], view["first"], view["deck"], view["friend_deck"]) == (1, 0, 56, 25)
    assert GAME.arrange({}).seats == 2


def test_what_lies_nowhere_is_in_the_decks() -> None:
    table = GAME.arrange(
        position(
            pig(hand="wolf", friend="jack-the-giant-slayer", corners=1), pig(due="taxation"), pig(), discard="roar"
        )
    )
    written = table.position()
    assert (len(written["deck"]), len(written["friend_deck"])) == (52, 24)
    assert "jack-the-giant-slayer" not in written["friend_deck"]
    assert GAME.arrange({**THREE, "dice": {"used": 7}}).position()["deck"] != GAME.arrange(THREE).position()["deck"]


def test_an_unlisted_location_has_what_it_begins_with() -> None:
    table = GAME.arrange(position(pig(), pig(), pig(), pig(), piles={"field": "9 straw"}))
    piles = [place["pile"] for place in table.view(None)["locations"]]
    assert piles[0] == {"straw": 9, "wood": 0, "brick": 0}
    assert piles[1] == {"straw": 0, "wood": 4, "brick": 0}
    assert piles[3] == {"straw": 1, "wood": 1, "brick": 1}


@pytest.mark.parametrize("place", [BUILDING, COMMITTING, STRIKING])
def test_every_stage_can_be_read_back(place: dict[str, Any]) -> None:
    assert GAME.arrange(place).position() == place


def seat0(start: dict[str, Any], **change: Any) -> dict[str, Any]:
    """The position with fields of the first player changed."""
    players = [{**start["players"][0], **change}, *start["players"][1:]]
    return {**start, "players": players}


def field(**change: Any) -> dict[str, Any]:
    return {**THREE, "locations": {"field": change}}


@pytest.mark.parametrize(
    ("place", "complaint"),
    [
        ({**THREE, "round": 61}, "round must be a whole number from 0 to 60, not 61"),
        ({**THREE, "first": 3}, "first must be a whole number from 0 to 2, not 3"),
        ({**THREE, "players": [{}]}, "players must have 3 entries, not 1"),
        ({**THREE, "meadow": 1}, "the position has no 'meadow'"),
        (seat0(THREE, store={"gold": 1}), "store has no 'gold'"),
        (seat0(THREE, store={"straw": -1}), "store.straw must be a whole number from 0 to 999, not -1"),
        (seat0(THREE, hat=1), "players[0] has no 'hat'"),
        (seat0(THREE, hand=["wulf"]), "hand[0] cannot be 'wulf'; did you mean 'wolf'?"),
        (seat0(THREE, hand=["jack-the-giant-slayer"]), "hand[0] cannot be 'jack-the-giant-slayer'"),
        (seat0(THREE, hand=["wolf"] * 3), "the box has 1 copies of 'wolf' fewer than lie on this table"),
        (seat0(THREE, friend="wolf"), "friend cannot be 'wolf'"),
        (seat0(THREE, friend="jack-the-giant-slayer", claim="alone"), "claim cannot be 'alone'"),
        (seat0(THREE, houses=["straw-door"]), "houses[0] cannot be 'straw-door'"),
        (seat0(THREE, houses=[7]), "houses[0] must be a word, not 7"),
        (seat0(THREE, houses=["corner straw-floor"]), "players[0].houses: there are not so many plots"),
        (seat0(THREE, houses=["straw-floor"] * 6), "players[0].houses: there are not so many plots"),
        (seat0(THREE, due="wolf"), "players[0].due: this card does not act in the next round"),
        (seat0(THREE, feast="field"), "players[0].feast: no faerie feast is due"),
        (seat0(THREE, tucked=["field"]), "players[0].tucked: only the little mermaid keeps gather cards"),
        (seat0(THREE, friend="little-mermaid", tucked=["field", "forest"]), "players[0].tucked: two gather cards must be left"),
        (seat0(THREE, friend="little-mermaid", tucked=["field"], shown=["field"]), "what was shown is not tucked"),
        (seat0(THREE, held=1), "held must be true or false, not 1"),
        ({**seat0(THREE, tops=1), "deck": [], "discard": sorted(GAME.deal(3, 1).position()["deck"])}, "players[0].tops: the deck has only 0 cards"),
        (seat0(THREE, known=[[], ["wolf"], []]), "players[0].known[1]: these cards are not all in that hand"),
        (seat0(seat0(THREE, hand=["wolf"]), known=[["wolf"], [], []]), "players[0].known[0]: these cards are not all"),
        (field(unique="wolf", layer=0), "locations.field: a unique location is laid by somebody, and nothing else is"),
        (field(unique="lonely-castle"), "locations.field: a unique location is laid by somebody"),
        (field(pile={"wood": 1}), "locations.field.pile: only straw lies here"),
        (field(monsters=["0 wolf"]), "locations.field.monsters: seat 0 has not played the wolf this round"),
        (field(monsters=["wolf"]), "monsters[0] cannot be 'wolf'"),
        ({**THREE, "locations": {"market": {}}}, "locations has no 'market'"),
        ({**THREE, "tokens": {"straw": 3}}, "straw must be a whole number from 0 to 2, not 3"),
        ({**THREE, "tower": {"straw": 1}}, "tower: only rapunzel has one, and nobody has her"),
        ({**BUILDING, "used": ["aladdin"]}, "used: not all of these friends have a special action"),
        ({**THREE, "deck": ["wolf"]}, "deck: with the cards that lie elsewhere these are not all the cards in the box"),
        ({**THREE, "friend_deck": []}, "friend_deck: with the cards that lie elsewhere"),
        ({**THREE, "players": [pig(houses="straw-roof, straw-roof, straw-roof")] * 2 + [pig()]}, "there are only five sections 'straw-floor'"),
        ({**THREE, "agenda": []}, "agenda: this is not how a round goes"),
        ({**THREE, "agenda": [["act"]]}, "agenda: this is not how a round goes"),
        ({**THREE, "agenda": [["round"], ["round"]]}, "agenda: this is not how a round goes"),
        ({**THREE, "agenda": [["select"], ["window", "end", "0"]]}, "agenda: this is not how a round goes"),
        ({**THREE, "agenda": [["select"], ["act"]]}, "agenda: this is not how a round goes"),
        ({**THREE, "agenda": [["select"], ["blow", "0", "1"]]}, "agenda: this is not how a round goes"),
        ({**THREE, "agenda": [["select"], ["strike", "wolf", "0", "field"]]}, "agenda: this is not how a round goes"),
        ({**THREE, "agenda": [["select"], ["gains", "0", "9", "one", "jack-the-giant-slayer"]]}, "agenda: this is not how a round goes"),
        ({**THREE, "agenda": [["select"], ["draft", "0", "1"]]}, "agenda: this is not how a round goes"),
        ({**THREE, "agenda": [["select"], ["chooses", "0"]]}, "agenda: this is not how a round goes"),
        ({**THREE, "agenda": [["select"], ["slot", "start", "0", "due faerie-feast"]]}, "agenda: this is not how a round goes"),
        ({**THREE, "agenda": [["select"], ["slot", "start", "0", "wolf"]]}, "agenda: this is not how a round goes"),
        ({**THREE, "agenda": [["select"], ["slot", "start", "0", "field lonely-castle"]]}, "agenda: this is not how a round goes"),
        ({**THREE, "offer": ["jack-the-giant-slayer"], "agenda": [["select"]]}, "asks: these questions do not arise"),
        ({**THREE, "agenda": [["select"]], "asks": [["guess"], None, None]}, "asks: these questions do not arise"),
        ({**THREE, "agenda": [["select"]], "asks": [["menu"], None, None]}, "asks: these questions do not arise"),
        ({**THREE, "turn": 1}, "players: what lies before them does not fit the step the round is at"),
        ({**THREE, "prowled": True}, "players: what lies before them does not fit"),
        (seat0(THREE, fable="wolf"), "players: what lies before them does not fit"),
        ({**seat0(THREE, fable="wolf"), "agenda": [["select"]], "locations": {"field": {"monsters": ["0 wolf"]}}}, "players: what lies before them does not fit"),
        ({**seat0(BUILDING, gather="field", colour=0, seen=[0])}, "players: what lies before them does not fit"),
        ({**seat0(COMMITTING, fable="wolf", hand=[])}, "players: what lies before them does not fit"),
        ({**seat0(COMMITTING, hand=[], gather="field", colour=0, seen=[0]), "deck": None, "asks": [["fable"], ["commit"], ["commit"]]}, "players: what lies before them does not fit"),
        ({**seat0(COMMITTING, due="faerie-feast"), "deck": None}, "players: what lies before them does not fit"),
        (seat0(THREE, location="field"), "players: what lies before them does not fit"),
        (seat0(THREE, gather="field", colour=0, seen=[0]), "players: what lies before them does not fit"),
        ({**seat0(THREE, gather="field", colour=0, seen=[0]), "agenda": [["select"]]}, "players: what lies before them does not fit"),
        (seat0(COMMITTING, gather="field"), "players: what lies before them does not fit"),
        (seat0(COMMITTING, gather="field", colour=0, seen=[0]), "players: what lies before them does not fit"),
        ({**COMMITTING, "asks": [["fable"], ["commit"], ["commit"]]}, "players: what lies before them does not fit"),
        ({**COMMITTING, "asks": [["commit"], ["commit"], ["menu"]]}, "players: what lies before them does not fit"),
        ({**BUILDING, "turn": 1}, "agenda: this is not how a round goes"),
        ({**BUILDING, "asks": [None, ["menu"], None]}, "asks: these questions do not arise"),
        ({**BUILDING, "asks": [["menu"], ["menu"], None]}, "asks: these questions do not arise"),
        ({**BUILDING, "asks": [["offer"], None, None]}, "asks: these questions do not arise"),
        ({**BUILDING, "asks": [["plot", "straw-floor", "1"], None, None]}, "asks: these questions do not arise"),
        ({**BUILDING, "asks": [["spend", "2"], None, None]}, "asks: these questions do not arise"),
        ({**BUILDING, "asks": [["tuck"], None, None]}, "asks: these questions do not arise"),
        ({**BUILDING, "asks": [["keep", "goldilocks", "1"], None, None]}, "asks: these questions do not arise"),
        ({**STRIKING, "agenda": STRIKING["agenda"][:1]}, "asks: these questions do not arise"),
        ({**STRIKING, "asks": [["stop", "woodcutter", "dragon", "0", "field"], None, None]}, "asks: these questions do not arise"),
        ({**seat0(STRIKING, fable=None), "deck": None}, "seat 0 has not played the dragon this round"),
    ],
)  # fmt: skip
def test_a_game_that_cannot_be_is_refused_in_words(place: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=" ") as caught:
        GAME.arrange(place)
    assert complaint in str(caught.value)


# Questions laid out by hand: each with what it needs, and then without it.

TIDYING: dict[str, Any] = {
    **position(*[pig("3 straw 3 wood 3 brick", gather="field", colour=seat, seen=[seat], location="field") for seat in range(3)]),
    "round": 2,
    "agenda": [["tidy"]],
}  # fmt: skip
REVEALING: dict[str, Any] = {
    **position(*[pig("2 straw", gather="field", colour=seat, seen=[seat]) for seat in range(3)]),
    "round": 2,
    "agenda": [["cards"]],
}
MARKET: dict[str, Any] = {
    **position(
        *[pig(gather="market", colour=seat, seen=[seat], location="market") for seat in range(4)],
        piles={"market": "4 straw 4 wood"},
    ),
    "round": 2,
    "agenda": [["hired"]],
}


def asked(start: dict[str, Any], *ask: str, **more: Any) -> dict[str, Any]:
    return {**start, "asks": [list(ask), *[None] * (len(start["players"]) - 1)], **more}


@pytest.mark.parametrize(
    ("place", "fits"),
    [
        (asked(TIDYING, "gain", "2", "mixed", "golden-goose"), True),
        (asked(TIDYING, "gain", "4", "mixed", "golden-goose"), False),
        (asked(TIDYING, "give", "1", "2", "bridge-troll", "2", "2", "0"), True),
        (asked(TIDYING, "give", "1", "2", "bridge-troll", "4", "2", "0"), False),
        (asked(TIDYING, "take", "1", "2", "mixed", "friendly-game"), True),
        (asked(TIDYING, "take", "0", "2", "mixed", "friendly-game"), False),
        (asked(TIDYING, "take", "1", "0", "mixed", "friendly-game"), False),
        (asked(TIDYING, "take", "1", "1", "mixed", "ali-baba"), False),
        (asked(TIDYING, "grab", "field", "0", "harvest-moon"), False),
        (asked(TIDYING, "grab", "field", "1", "harvest-moon"), True),
        (asked(TIDYING, "lose", "royal-wedding"), True),
        (asked(TIDYING, "trade-for", "straw"), True),
        (asked(seat0(TIDYING, store={"straw": 1}), "trade-for", "straw"), False),
        (asked(TIDYING, "gift", "1", "1", "0", "0"), True),
        (asked(TIDYING, "gift", "0", "1", "0", "0"), False),
        (asked(TIDYING, "gift", "1", "1", "1", "1"), False),
        (asked(TIDYING, "gift", "1", "0", "0", "9"), False),
        (asked({**TIDYING, "players": [pig("3 wood"), pig("1 wood"), pig()]}, "gift", "1", "0", "2", "0"), False),
        (seat0(TIDYING, fable="giant"), False),
        (asked(TIDYING, "return", "1", "2", "0", "0"), True),
        (asked(TIDYING, "return", "0", "2", "0", "0"), False),
        (asked(TIDYING, "recover", "2", discard=["wolf"]), True),
        (asked(TIDYING, "recover", "2"), False),
        (asked(TIDYING, "recover", "3", discard=["wolf"]), False),
        (asked(seat0(TIDYING, hand=["wolf"]), "surrender", "1"), True),
        (asked(seat0(TIDYING, hand=["wolf"]), "surrender", "0"), False),
        (asked(TIDYING, "surrender", "1"), False),
        (asked(TIDYING, "friend", "frog-prince", friend_discard=["jack-the-giant-slayer"]), True),
        (asked(TIDYING, "friend", "night-of-revelry", friend_discard=["jack-the-giant-slayer"]), False),
        (asked(TIDYING, "offer", offer=["jack-the-giant-slayer"]), True),
        (asked(TIDYING, "offer", offer=["jack-the-giant-slayer", "aladdin"]), False),
        (asked(TIDYING, "keep", "ghostly-whispers", "2", drawn=["wolf", "roar", "roar"]), True),
        (asked(TIDYING, "keep", "ghostly-whispers", "3", drawn=["wolf", "roar", "roar"]), False),
        (asked(TIDYING, "keep", "wolf", "1", drawn=["wolf", "roar", "roar"]), False),
        (asked(seat0(TIDYING, friend="little-mermaid"), "tuck"), True),
        (asked(seat0(TIDYING, friend="little-mermaid", tucked=["field"]), "tuck"), False),
        (asked(TIDYING, "use", "consult-the-oracle"), True),
        (asked(TIDYING, "use", "thumbelina"), False),
        (asked(TIDYING, "use", "wolf"), False),
        (asked(TIDYING, "who", "friendly-game"), True),
        (asked(TIDYING, "who", "wolf"), False),
        (asked(TIDYING, "who", "harvest-moon"), False),
        (asked(TIDYING, "where", "friendly-game"), False),
        (asked(TIDYING, "friend", "harvest-moon"), False),
        (asked(TIDYING, "who", "bridge-troll"), False),
        (asked(TIDYING, "where", "harvest-moon"), True),
        (asked(TIDYING, "where", "wolf"), False),
        (asked(seat0(TIDYING, houses=["straw-walls", "wood-floor"]), "house", "0"), True),
        (asked(TIDYING, "house", "0"), False),
        (asked(seat0(TIDYING, fable="spy-network", friend="snow-white"), "order", "end", "spy-network", "snow-white"), True),
        (asked(seat0(TIDYING, fable="spy-network"), "order", "end", "spy-network", "snow-white"), False),
        (asked(seat0(TIDYING, due="taxation", friend="snow-white"), "order", "end", "due taxation", "snow-white"), True),
        (asked(seat0(TIDYING, friend="snow-white"), "order", "end", "due taxation", "snow-white"), False),
        (asked(seat0(TIDYING, friend="snow-white"), "order", "end", "field lonely-castle", "snow-white"), False),
        (asked(seat0(TIDYING, friend="snow-white"), "order", "end", "market lonely-castle", "snow-white"), False),
        (asked(seat0(REVEALING, fable="wolf"), "where", "wolf"), True),
        (asked(REVEALING, "where", "wolf"), False),
        (asked(seat0(REVEALING, fable="lonely-castle"), "where", "lonely-castle"), True),
        (asked(seat0(REVEALING, fable="hired-help"), "pay", "2"), True),
        (asked(REVEALING, "pay", "2"), False),
        (asked(seat0(REVEALING, fable="hired-help", store={"straw": 1}), "pay", "2"), False),
        (asked(REVEALING, "well", "1"), True),
        (asked(REVEALING, "swap"), True),
        (asked(REVEALING, "who", "crystal-ball"), True),
        (asked(REVEALING, "who", "friendly-game"), False),
        (asked(REVEALING, "friend", "night-of-revelry", offer=["jack-the-giant-slayer", "aladdin", "goldilocks"]), True),
        (asked(REVEALING, "friend", "night-of-revelry"), False),
        (asked(MARKET, "draft-one", "0", "8"), True),
        (asked(MARKET, "draft-one", "1", "8"), False),
        (asked(MARKET, "draft-one", "8", "8"), False),
        (asked(MARKET, "draft-one", "0", "9"), False),
        ({**MARKET, "agenda": [["hired"], ["draft", "0", "8"]]}, True),
        ({**TIDYING, "agenda": [["hired"], ["draft", "0", "0"]]}, False),
        (asked({**MARKET, "agenda": [["move"]]}, "beans"), False),
        (asked(seat0({**MARKET, "agenda": [["move"]]}, friend="jack-the-giant-slayer", location=None), "beans"), True),
        (asked(seat0({**REVEALING, "agenda": [["move"]]}, friend="jack-the-giant-slayer"), "beans"), False),
        (asked(seat0({**REVEALING, "agenda": [["move"]]}, friend="gingerbread-man"), "use", "gingerbread-man"), True),
        (asked(seat0({**REVEALING, "agenda": [["move"]]}), "use", "gingerbread-man"), False),
        ({**TIDYING, "agenda": [["tidy"], ["slot", "end", "0", "spy-network"]]}, True),
        ({**TIDYING, "agenda": [["tidy"], ["react", "giant", "0", "field", "0"]]}, False),
        ({**TIDYING, "agenda": [["tidy"], ["strike", "giant", "0", "field"], ["react", "giant", "0", "field", "0"]]}, True),
        ({**TIDYING, "agenda": [["tidy"], ["strike", "roar", "0", "field"]]}, False),
        ({**TIDYING, "agenda": [["tidy"], ["trades", "0"], ["surrenders", "0", "1"], ["gains", "2", "1", "one", "jack-the-giant-slayer"]]}, True),
        (asked({**THREE, "agenda": [["select"]]}, "who", "sleeping-beauty"), False),
        (asked(seat0({**THREE, "agenda": [["select"]]}, friend="sleeping-beauty"), "who", "sleeping-beauty"), True),
        (asked(seat0({**THREE, "agenda": [["select"]]}, friend="sleeping-beauty"), "who", "sleeping-beauty", asleep=1), False),
        (asked({**THREE, "agenda": [["select"]]}, "where", "faerie-feast"), False),
        (asked(seat0({**THREE, "agenda": [["select"]]}, due="faerie-feast"), "where", "faerie-feast"), True),
        (asked(seat0({**THREE, "agenda": [["select"]]}, friend="rapunzel"), "tower", "2"), True),
        (asked(seat0({**THREE, "agenda": [["select"]]}, friend="rapunzel"), "tower", "3"), False),
        (asked(seat0(BUILDING, friend="goldilocks"), "top", drawn=["wolf", "roar"]), True),
        (asked(BUILDING, "plot", "straw-floor", "0"), True),
        (asked(BUILDING, "plot", "straw-floor", "2"), True),
        (asked(BUILDING, "plot", "straw-floor", "3"), False),
        (asked(BUILDING, "plot", "straw-floor", "1"), False),
        (asked(BUILDING, "spin"), True),
        (asked(BUILDING, "reward"), True),
    ],
)  # fmt: skip
def test_a_question_needs_what_it_is_about(place: dict[str, Any], fits: bool) -> None:
    whole = {**place, "deck": None, "friend_deck": None}
    if fits:
        table = GAME.arrange(whole)
        assert GAME.arrange(table.position()) == table
        return
    with pytest.raises(ValueError, match=r"do not arise|not how a round goes|does not fit"):
        GAME.arrange(whole)
