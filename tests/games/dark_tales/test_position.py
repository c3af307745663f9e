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

# With The Little Mermaid.
SEA = position(teller("dragon ogre", pacts="foul-potion"), teller("king"), expansion="mermaid")
CALLING: dict[str, Any] = turn(
    teller("dragon ogre", pacts="foul-potion mirror-of-tides"), teller("king king ogre"), expansion="mermaid"
).table.position()
POTION: dict[str, Any] = (
    turn(teller("dragon ogre", pacts="foul-potion"), teller("king"), expansion="mermaid")
    .seat(0).plays("pact foul-potion").table.position()
)  # fmt: skip
SECOND: dict[str, Any] = (
    turn(teller("dragon ogre", pacts="mirror-of-tides"), teller("king king"), expansion="mermaid")
    .seat(0).plays("pact mirror-of-tides").table.position()
)  # fmt: skip
PAIR: dict[str, Any] = (
    turn(teller("dragon ogre ogre", pacts="mirror-of-tides"), teller("king king"), expansion="mermaid")
    .seat(0).plays("pact mirror-of-tides", "yes", "card ogre").table.position()
)  # fmt: skip
DROPPING: dict[str, Any] = (
    played("mermaid-prince", teller(pacts="foul-potion silver-knife"), teller(), expansion="mermaid")
    .seat(0).plays("yes").table.position()
)  # fmt: skip
WHOSE: dict[str, Any] = played(
    "little-mermaid", teller(), teller(front="mermaid-prince"), expansion="mermaid"
).table.position()
BARGAINS = (CALLING, POTION, SECOND, PAIR, DROPPING, WHOSE)

# With Cinderella.
PALACE = position(teller("dragon"), teller("king"), expansion="cinderella")
TOKENS: dict[str, Any] = played(
    "cinderella", teller(tokens="mouse-slipper-dark"), teller(), expansion="cinderella"
).table.position()
TURNING: dict[str, Any] = (
    played("cinderella", teller(tokens="mouse-slipper-dark"), teller(), expansion="cinderella")
    .seat(0).plays("take", "take", "yes").table.position()
)  # fmt: skip
DANCING: dict[str, Any] = (
    played(
        "stepsisters",
        teller(front="old-sage rich-man"), teller(front="witch"),
        middle="king fairy", ball="ogre ogre", expansion="cinderella",
    )
    .seat(0).plays("card king").table.position()
)  # fmt: skip
LEADING: dict[str, Any] = {**DANCING, "asks": [["partner", "rich-man"], None]}
LAST: dict[str, Any] = turn(
    teller(front="old-sage witch"), teller("king"), deck="", expansion="cinderella"
).table.position()
BALLS = (TOKENS, TURNING, DANCING, LEADING, LAST)


def test_an_empty_position_is_a_game_about_to_begin() -> None:
    table = GAME.arrange({})
    view = table.view(None)
    assert (table.seats, view["time"], view["settings"], view["turns"]) == (2, "night", ["a1", "b1"], 0)
    assert view["players"][0]["hand"] == 1  # nobody has been dealt anything, but a card is drawn
    assert GAME.arrange({"dice": {"used": 7}}) != table


@pytest.mark.parametrize("place", [*STAGES, *BARGAINS, *BALLS])
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
        (seat0(TWO, score=[1]), "score must have 6 entries, not 1"),
        ({**TWO, "known": [["dragon"], []]}, "known[0]: what everybody knows, players[1] knows too"),
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


def arise(place: dict[str, Any]) -> str:
    """Which questions are open."""
    return " ".join(ask[0] if ask else "-" for ask in place["asks"])


def test_the_stages_are_what_they_are_called() -> None:
    assert [arise(place) for place in BARGAINS] == ["use -", "hand -", "second -", "hand -", "drop -", "call -"]
    assert [arise(place) for place in BALLS] == ["token -", "turn-over -", "dance -", "partner -", "dance -"]


MIRROR = ("pact mirror-of-tides for all", "0", "none", "none")
CARD = ("cinderella", "0", "cinderella", "front")
NO_QUESTION = "asks: these questions do not arise"
NO_TURN = "agenda: this is not how a turn goes"


@pytest.mark.parametrize(
    ("place", "complaint"),
    [
        (seat0(TWO, pacts=["foul-potion"]), "pacts: there are not so many of them in this game"),
        (seat0(SEA, pacts=["fowl-potion"]), "did you mean 'foul-potion'?"),
        ({**SEA, "pact_discard": ["foul-potion"]}, "pacts: there are not so many of them in this game"),
        ({**SEA, "pact_deck": ["lost-voice"]}, "pact_deck: with the pacts that lie elsewhere these are not all of them"),
        (seat0(SEA, tokens=["mouse-slipper-dark"]), "tokens: there are not so many of them in this game"),
        ({**SEA, "ball": ["king"], "deck": None}, "ball: with Cinderella there is room for 2 cards on the Ball card"),
        (seat0(PALACE, tokens=["mouse-slipper"]), "tokens[0] cannot be 'mouse-slipper'"),
        (seat0(PALACE, tokens=["mouse-slipper-light seen"]), "tokens[0] cannot be 'mouse-slipper-light seen'"),
        (seat0(PALACE, tokens=["mouse-slipper-light"] * 5), "tokens: there are not so many of them in this game"),
        ({**PALACE, "stack": ["mouse-slipper-dark"]}, "stack: with the tokens before players these are not all of them"),
        ({**TOKENS, "stack": [TOKENS["stack"][0].replace("dark", "light"), *TOKENS["stack"][1:]]}, "stack: with the tokens"),
        ({**PALACE, "ball": ["ogre"] * 3, "deck": None}, "ball: with Cinderella there is room for 2 cards on the Ball card"),
        ({**PALACE, "settings": ["a-cinderella", "b1"]}, "settings: those of Cinderella are in play beside two others"),
        ({**PALACE, "time": "neither"}, "time: with Cinderella it is always night or day"),
        (seat0(PALACE, couples=[["old-sage", "witch", 0]]), "players[0].couples: these do not dance"),
        (seat0(DANCING, couples=[["old-sage", "witch"]]), "couples[0] must have 3 entries, not 2"),
        (seat0(DANCING, couples=[["old-sage", "witch", 0]]), "players[0].couples: these do not dance"),
        (seat0(DANCING, couples=[["old-sage", "rich-man", 0]]), "players[0].couples: these do not dance"),
        (seat0(DANCING, couples=[["old-sage", "gypsy", 1]]), "players[0].couples: these do not dance"),
        ({**TWO, "agenda": [["ball", "0", "1"]]}, NO_TURN),
        ({**PALACE, "agenda": [["ball", "0", "0"]]}, NO_TURN),
        ({**PALACE, "agenda": [["end"], ["ball", "0", "1"]]}, NO_TURN),
        ({**PALACE, "agenda": [["ball", "3", "1"]]}, NO_TURN),
        ({**PALACE, "agenda": [["end"], ["run", "1", "dragon", "0", "dragon", "middle"]]}, NO_TURN),
        ({**SEA, "agenda": [["end"], ["run", "0", "pact foul-potion", "0", "none", "none"]]}, NO_TURN),
        ({**CALLING, "asks": [None, ["use"]]}, NO_QUESTION),
        ({**CALLING, "asks": [["use"], ["use"]]}, NO_QUESTION),
        (asked(CALLING, "token", "1"), NO_QUESTION),
        (asked(CALLING, "second", *MIRROR), NO_QUESTION),
        ({**POTION, "asks": [None, POTION["asks"][0]]}, NO_QUESTION),
        (seat0({**POTION, "deck": None}, hand=["king"]), NO_QUESTION),
        (asked(POTION, *POTION["asks"][0][:5], "2", "none"), NO_QUESTION),
        (asked(POTION, *POTION["asks"][0][:5], "1", "ogre"), NO_QUESTION),
        (asked(POTION, "drop", *POTION["asks"][0][1:5]), NO_QUESTION),
        (asked(DROPPING, "hand", *DROPPING["asks"][0][1:5], "1", "none"), NO_QUESTION),
        (asked(SECOND, "second", "pact foul-potion for all", "0", "none", "none"), NO_QUESTION),
        (asked(PAIR, *PAIR["asks"][0][:5], "1", "none"), NO_QUESTION),
        (asked(PAIR, *PAIR["asks"][0][:5], "1", "king"), NO_QUESTION),
        (asked(TOKENS, "token", "3"), NO_QUESTION),
        ({**TOKENS, "asks": [None, ["token", "1"]]}, NO_QUESTION),
        ({**seat0(TOKENS, tokens=[]), "stack": None}, NO_QUESTION),
        (asked(TOKENS, "turn-over", *CARD), NO_QUESTION),
        (asked(DANCING, "partner", "king"), NO_QUESTION),
        (asked(DANCING, "with", "rich-man", "fairy"), NO_QUESTION),
        ({**DANCING, "asks": [None, ["dance"]]}, NO_QUESTION),
        (seat0({**LAST, "deck": None}, front=["old-sage"]), NO_QUESTION),
    ],
)  # fmt: skip
def test_an_expansion_that_cannot_be_is_refused_in_words(place: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=" ") as caught:
        GAME.arrange(place)
    assert complaint in str(caught.value)
