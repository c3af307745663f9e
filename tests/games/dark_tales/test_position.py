"""Laying a game out by hand: defaults that make sense, and complaints that say where and what."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dark_tales.tale import GAME, played, position, teller, turn

TWO = position(teller("dragon"), teller("king"))
PLAYING: dict[str, Any] = turn(teller("dragon"), teller("king")).table.position()
DEALING: dict[str, Any] = turn(teller("dragon", armour=1), teller("king"), discard="fairy").table.position()
AIMING: dict[str, Any] = played("dragon", teller(), teller(front="fairy witch")).table.position()
TAKING: dict[str, Any] = played("fairy", teller(), teller()).table.position()
ROBBING: dict[str, Any] = played("ogre", teller(), teller(coin=1), teller(coin=1)).table.position()
LOOTING: dict[str, Any] = played("ogre", teller(), teller(coin=1, wand=1)).table.position()
GIVING: dict[str, Any] = played("gypsy", teller(), teller("king")).table.position()
SEEKING: dict[str, Any] = played("enchantment", teller(), teller(), discard="king fairy").table.position()
MAYBE: dict[str, Any] = played("enchanted-forest", teller(), teller()).table.position()
STAGES = (PLAYING, DEALING, AIMING, TAKING, ROBBING, LOOTING, GIVING, SEEKING, MAYBE)


def test_an_empty_position_is_a_game_about_to_begin() -> None:
    table = GAME.arrange({})
    view = table.view(None)
    assert (table.seats, view["time"], view["settings"], view["turns"]) == (2, "night", ["a1", "b1"], 0)
    assert view["players"][0]["hand"] == 1  # nobody has been dealt anything, but a card is drawn
    assert GAME.arrange({"dice": {"used": 7}}) != table


@pytest.mark.parametrize("place", STAGES)
def test_every_stage_can_be_read_back(place: dict[str, Any]) -> None:
    assert GAME.arrange(place).position() == place


def seat0(start: dict[str, Any], **change: Any) -> dict[str, Any]:
    return {**start, "players": [{**start["players"][0], **change}, *start["players"][1:]]}


def asked(start: dict[str, Any], *ask: str) -> dict[str, Any]:
    return {**start, "asks": [list(ask), *[None] * (len(start["players"]) - 1)]}


DRAGON = ("dragon", "0", "dragon", "middle")


@pytest.mark.parametrize(
    ("place", "complaint"),
    [
        ({**TWO, "settings": ["a1"]}, "settings must have 2 entries, not 1"),
        ({**TWO, "settings": ["a1", "b9"]}, "settings[1] cannot be 'b9'"),
        ({**TWO, "settings": ["b1", "a1"]}, "settings must be an a and a b"),
        ({**TWO, "time": "noon"}, "time cannot be 'noon'"),
        ({**TWO, "turns": 201}, "turns must be a whole number from 0 to 200, not 201"),
        ({**TWO, "first": 2}, "first must be a whole number from 0 to 1, not 2"),
        ({**TWO, "weather": 1}, "the position has no 'weather'"),
        (seat0(TWO, hand=["dargon"]), "hand[0] cannot be 'dargon'; did you mean 'dragon'?"),
        (seat0(TWO, hat=1), "players[0] has no 'hat'"),
        (seat0(TWO, items={"gold": 1}), "items has no 'gold'"),
        (seat0(TWO, items={"sword": 5}), "items.sword must be a whole number from 0 to 4, not 5"),
        ({**TWO, "players": [teller(sword=3), teller(sword=2)]}, "there are only 4 of 'sword'"),
        (seat0(TWO, score=[1]), "score must have 4 entries, not 1"),
        (seat0(TWO, known=[[], ["witch"]]), "players[0].known[1]: these cards are not all in that hand"),
        ({**TWO, "deck": ["king"]}, "deck: with the cards that lie elsewhere this is not the whole deck"),
        ({**TWO, "middle": ["king"] * 3}, "the box has 2 copies of 'king' fewer than lie on this table"),
        ({**position(teller(), teller(), deck=""), "middle": ["day"], "removed": []}, "deck: with the cards"),
        ({**TWO, "deck": None, "middle": ["day"]}, "middle: night and day lie there as the time"),
        ({**seat0(TWO, front=["day"]), "deck": None}, "players[0].front: night and day lie in the middle"),
        ({**TWO, "agenda": [["play"]]}, "agenda: this is not how a turn goes"),
        ({**TWO, "agenda": [["turn"], ["play"]]}, "agenda: this is not how a turn goes"),
        ({**TWO, "agenda": [["end"], ["turn"]]}, "agenda: this is not how a turn goes"),
        ({**TWO, "agenda": [["end"], ["run", "1", "dragon", "0", "dragon", "middle"]]}, "agenda: this is not how a turn goes"),
        ({**TWO, "agenda": [["end"], ["run", "0", "dragon", "9", "dragon", "middle"]]}, "agenda: this is not how a turn goes"),
        ({**TWO, "agenda": [["end"], ["run", "0", "king", "0", "dragon", "middle"]]}, "agenda: this is not how a turn goes"),
        ({**TWO, "agenda": [["end"], ["run", "0", "a2 1", "1", "none", "none"]]}, "agenda: this is not how a turn goes"),
        ({**TWO, "agenda": [["end"], ["settle", "enchantment"]]}, "agenda: this is not how a turn goes"),
        (asked({**TWO, "agenda": [["turn"]]}, "card"), "agenda: this is not how a turn goes"),
        (asked({**TWO, "agenda": []}, "card"), "agenda: this is not how a turn goes"),
        ({**PLAYING, "asks": [None, ["card"]]}, "asks: these questions do not arise"),
        (asked(PLAYING, "use"), "asks: these questions do not arise"),
        ({**asked(DEALING, "use"), "agenda": [["end"]]}, "asks: these questions do not arise"),
        ({**seat0(PLAYING, hand=[]), "deck": None}, "asks: these questions do not arise"),
        (asked(PLAYING, "target", *DRAGON), "asks: these questions do not arise"),
        (asked(AIMING, "card"), "asks: these questions do not arise"),
        (asked(AIMING, "may", *DRAGON), "asks: these questions do not arise"),
        (asked(AIMING, "item", *DRAGON, "1"), "asks: these questions do not arise"),
        (asked(AIMING, "where", *DRAGON, "none"), "asks: these questions do not arise"),
        (asked(AIMING, "where", *DRAGON, "king"), "asks: these questions do not arise"),
        (asked(AIMING, "discarded", *DRAGON), "asks: these questions do not arise"),
        (asked(AIMING, "deal", *DRAGON), "asks: these questions do not arise"),
        (asked(AIMING, "victim", *DRAGON), "asks: these questions do not arise"),
        (asked(AIMING, "loot", *DRAGON, "1"), "asks: these questions do not arise"),
        (asked(TAKING, "item", "fairy", "0", "fairy", "middle", "2"), "asks: these questions do not arise"),
        (asked(LOOTING, "loot", "ogre", "0", "ogre", "front", "0"), "asks: these questions do not arise"),
        (asked(LOOTING, "give", "ogre", "0", "ogre", "front", "1"), "asks: these questions do not arise"),
    ],
)  # fmt: skip
def test_a_game_that_cannot_be_is_refused_in_words(place: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=" ") as caught:
        GAME.arrange(place)
    assert complaint in str(caught.value)
