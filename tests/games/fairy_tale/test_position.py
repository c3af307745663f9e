"""Laying a game out by hand: defaults that make sense, and complaints that say where and what."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fairy_tale.tale import GAME

PACKS = [
    ["knight-of-the-round-table", "lady", "homesteaders", "mischievous-fairy", "demon"],
    ["bard", "homesteaders", "mischievous-fairy", "vampire", "elf-maid"],
]
DRAFTING = {"draft": 1, "packs": PACKS, "agenda": [["pass"]], "asks": [["pick"], ["pick"]]}
HAND = ["knight-of-the-round-table", "lady", "homesteaders", "mischievous-fairy", "demon"]
PLAYING = {"draft": 4, "hands": [HAND, HAND]}
TURNING = {
    "options": {"deck": "advanced"},
    "draft": 4,
    "play": 3,
    "hands": [["homesteaders", "mischievous-fairy"]] * 2,
    "rows": [["knight-of-the-round-table", "lady", "demon"], ["homesteaders", "homesteaders", "shadowkings-tale-1"]],
    "agenda": [["play"], ["closed", "0"]],
    "asks": [["choose-close", "holy-empire"], None],
    "marked": [[], [0]],
}
OPENING = {
    **TURNING,
    "rows": [["(knight-of-the-round-table)", "(lady)", "court-mage"], ["homesteaders", "homesteaders", "demon"]],
    "agenda": [["play"], ["close", "1"], ["opened", "0"]],
    "asks": [["choose-open", "holy-empire"], None],
    "marked": [[], []],
}
SETTLED = {
    **TURNING,
    "rows": [
        ["knight-of-the-round-table", "children-of-the-dragon", "sky-dance-dragon", "demon"],
        ["homesteaders", "homesteaders", "werewolf"],
    ],
    "agenda": [["play"], ["closed", "0", "1"]],
    "asks": [["choose-close", "holy-empire", "dragonvale"], None],
    "marked": [[0], [0]],
}


def test_an_empty_position_is_a_game_about_to_begin() -> None:
    table = GAME.arrange({})
    assert (table.seats, table.waiting) == (2, (0, 1))
    assert table.view(None)["draft"] == 1
    assert table.view(None)["deck"] == 70
    assert GAME.arrange({"dice": {"used": 3}}) != table


def test_hands_mean_that_cards_are_being_played() -> None:
    decision = GAME.arrange(PLAYING).decision(0)
    assert decision is not None
    assert decision.kind == "lay"


def test_every_stage_can_be_laid_out() -> None:
    for position in (DRAFTING, PLAYING, TURNING, OPENING, SETTLED):
        table = GAME.arrange(position)
        assert table.waiting
        assert GAME.arrange(table.position()) == table


@pytest.mark.parametrize(
    ("start", "change", "complaint"),
    [
        ({}, {"draft": 5}, "draft must be a whole number from 0 to 4, not 5"),
        ({}, {"rows": [["knigt"], []]}, "rows[0][0] cannot be 'knigt'; known: children-of-the-dragon, "),
        ({}, {"rows": [["(knigt)"], []]}, "rows[0][0] cannot be 'knigt'"),
        ({}, {"rows": [[7], []]}, "rows[0][0] must be a word, not 7"),
        ({}, {"rows": [["knight-of-the-round-table"] * 5, []]}, "the deck has 1 copies of 'knight-of-the-round-table' fewer than lie on this table"),
        ({}, {"rows": [["emperor"], []]}, "the deck has 1 copies of 'emperor' fewer"),
        ({}, {"deck": ["knight-of-the-round-table"]}, "deck: with the cards that lie elsewhere this is not the whole deck"),
        ({}, {"packs": PACKS[:1]}, "packs must have 2 entries, or none"),
        ({}, {"packs": [["knight-of-the-round-table"]]}, "packs[0] must have 5 entries, not 1"),
        ({}, {"discards": [["knight-of-the-round-table", "knight-of-the-round-table", "knight-of-the-round-table", "knight-of-the-round-table"] + ["homesteaders"] * 7 + ["mischievous-fairy"] * 7 + ["children-of-the-dragon"] * 7 + ["lady"] * 4 + ["bard"] * 4 + ["elf-maid"] * 4 + ["sky-dance-dragon"] * 4] * 1 + [[]]}, "deck: 39 cards do not last for the drafts to come"),
        ({}, {"named": [["knight-of-the-round-table"], []]}, "named[0]: only an open trickster of this seat can be named"),
        ({}, {"gone": [["knight-of-the-round-table"], []]}, "gone[0]: the others have not thrown all of this away"),
        ({}, {"marked": [[0], []]}, "marked[0][0] must be a whole number from 0 to -1, not 0"),
        ({}, {"chosen": ["knight-of-the-round-table", None]}, "chosen[0] is not in that hand"),
        ({}, {"agenda": [["play"]]}, "agenda and asks: this is not how a game goes"),
        ({}, {"agenda": []}, "agenda and asks: this is not how a game goes"),
        ({}, {"agenda": [["name"]]}, "agenda and asks: this is not how a game goes"),
        ({}, {"asks": [["pick"], ["lay"]], "agenda": [["pass"]]}, "asks: lay and pick are never asked at the same time"),
        (DRAFTING, {"draft": 0}, "this is not how a game goes"),
        (DRAFTING, {"play": 1}, "rows[0] has fewer cards than were played in this draft"),
        (DRAFTING, {"hands": [["knight-of-the-round-table"], []]}, "hands[0] does not fit what that seat has picked and played"),
        (DRAFTING, {"picks": [["vampire"], []]}, "picks[0]: not all of these cards are in that pack"),
        (DRAFTING, {"asks": [["pick"], None]}, "this is not how a game goes"),
        (DRAFTING, {"chosen": ["knight-of-the-round-table", None], "picks": [["knight-of-the-round-table"], ["bard"]], "hands": [["knight-of-the-round-table"], ["bard"]]}, "this is not how a game goes"),
        (PLAYING, {"hands": [HAND, HAND[:4]]}, "this is not how a game goes"),
        (PLAYING, {"play": 1}, "this is not how a game goes"),
        (PLAYING, {"chosen": ["knight-of-the-round-table", None]}, "this is not how a game goes"),
        (PLAYING, {"agenda": [["reveal"]], "asks": [["lay"], None]}, "this is not how a game goes"),
        (PLAYING, {"agenda": [["play"]], "asks": [["lay"], ["lay"]]}, "this is not how a game goes"),
        (TURNING, {"marked": [[0], [0]]}, "this is not how a game goes"),
        (TURNING, {"marked": [[], []]}, "this is not how a game goes"),
        (TURNING, {"marked": [[2], [0]]}, "this is not how a game goes"),
        (TURNING, {"marked": [[], [0, 0]]}, "marked[1] has a place twice"),
        (SETTLED, {"marked": [[], [0]]}, "this is not how a game goes"),
        (SETTLED, {"marked": [[1], [0]]}, "this is not how a game goes"),
        (SETTLED, {"marked": [[0, 1], [0]]}, "this is not how a game goes"),
        (SETTLED, {"asks": [None, None], "agenda": [["play"], ["closed", "0", "1"]]}, "this is not how a game goes"),
        (TURNING, {"asks": [["choose-close", "fairywood"], None]}, "this is not how a game goes"),
        (TURNING, {"asks": [["choose-open", "holy-empire"], None]}, "this is not how a game goes"),
        (TURNING, {"agenda": [["play"]]}, "this is not how a game goes"),
        (TURNING, {"agenda": []}, "this is not how a game goes"),
        (TURNING, {"agenda": [["play"], ["closed", "0", "1"]]}, "this is not how a game goes"),
        (OPENING, {"agenda": [["play"], ["close", "0"], ["opened", "0"]]}, "this is not how a game goes"),
        (OPENING, {"agenda": [["play"], ["close", "1"], ["opened", "1"]]}, "this is not how a game goes"),
        (OPENING, {"agenda": [["play"], ["close", "1"], ["close", "1"], ["opened", "0"]]}, "this is not how a game goes"),
        (OPENING, {"agenda": [["play"], ["closed", "1"]]}, "this is not how a game goes"),
        (TURNING, {"chosen": ["homesteaders", None]}, "this is not how a game goes"),
        (TURNING, {"hands": [["homesteaders"], ["homesteaders", "mischievous-fairy"]]}, "this is not how a game goes"),
        (TURNING, {"agenda": [["play"], ["closed", "9"]]}, "agenda[1][1] cannot be '9'; known: 0, 1"),
    ],
)  # fmt: skip
def test_a_game_that_cannot_be_is_refused_in_words(
    start: dict[str, Any], change: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(ValueError, match=" ") as caught:
        GAME.arrange({**start, **change})
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("change", "fits"),
    [
        ({}, True),
        ({"asks": [None, ["naming"]]}, False),
        ({"named": [[], ["knight-of-the-round-table"]]}, False),
        ({"draft": 3}, False),
        ({"rows": [["trickster"], ["knight-of-the-round-table"]], "marked": [[0], []]}, False),
        ({"agenda": [["play"]]}, False),
        ({"asks": [None, None], "agenda": []}, False),
        ({"asks": [None, None], "agenda": [], "named": [["knight-of-the-round-table"], []]}, True),
        ({"asks": [None, None], "agenda": [["name"]]}, False),
        (
            {"asks": [None, None], "agenda": [["draft"]], "named": [["knight-of-the-round-table"], []], "draft": 3},
            False,
        ),
    ],
)
def test_naming_comes_at_the_end_and_in_turn(change: dict[str, Any], fits: bool) -> None:
    position = {
        "options": {"deck": "advanced"},
        "draft": 4,
        "rows": [["trickster"], ["knight-of-the-round-table"]],
        "agenda": [["name"]],
        "asks": [["naming"], None],
        **change,
    }
    if fits:
        GAME.arrange(position)
        return
    with pytest.raises(ValueError, match=r"this is not how a game goes|only an open trickster|do not last"):
        GAME.arrange(position)
