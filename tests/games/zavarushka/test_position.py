"""Laying a kingdom out by hand: defaults that make sense, and complaints that say where and what."""

from __future__ import annotations

from typing import Any

import pytest

import taletable as tt

GAME = tt.game("zavarushka")


def test_an_empty_position_is_a_game_about_to_begin() -> None:
    table = GAME.arrange({})
    assert table.seats == 2
    assert table.waiting == (0,)
    view = table.view(0)
    assert view["hands"] == [7, 7]
    assert view["hand"] == ["king", "queen", "princess", "knight", "peasant", "dwarf", "dragon"]
    assert [tile["terrain"] for tile in view["tiles"]] == ["tower", "castle", "forest", "farm", "farm", "farm"]


def test_what_lies_in_the_kingdom_counts_as_turns_taken() -> None:
    table = GAME.arrange({"stacks": {"a1": ["red king", "blue queen"], "b2": ["red fairy"]}})
    assert table.view(None)["turns"] == 3
    assert table.waiting == (1,)
    assert table.view(None)["hands"] == [5, 6]


def test_a_game_that_is_over_can_be_laid_out() -> None:
    table = GAME.arrange({"seats": 3, "turns": 18})
    assert table.over
    assert GAME.arrange({"seats": 3, "turns": 18, "agenda": [], "asks": [None] * 3}).over


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ([], "the position must be a mapping, not []"),
        ({1: 2}, "the position has the key 1; keys are texts"),
        ({"game": "go"}, "this is a position of 'go', not of zavarushka"),
        ({"version": 2}, "version 2 of zavarushka; the rules here are 1"),
        ({"version": "new"}, "version must be a whole number from 0 to 1000000, not 'new'"),
        ({"seats": 5}, "2, 3, 4 players with these options, not for 5"),
        ({"options": {"last": 1}}, "zavarushka has no option 'last'; known: first"),
        ({"options": {"frist": 1}}, "zavarushka has no option 'frist'; did you mean 'first'?"),
        ({"options": []}, "options must be a mapping, not []"),
        ({"stack": {}}, "the position has no 'stack'; did you mean 'stacks'?"),
        ({"first": 2}, "first must be a whole number from 0 to 1, not 2"),
        ({"turns": 13}, "turns must be a whole number from 0 to 12, not 13"),
        ({"turns": True}, "turns must be a whole number from 0 to 12, not True"),
        ({"dice": {"key": "abc"}}, "dice.key must be 64 hexadecimal digits, not 'abc'"),
        ({"dice": {"key": 7}}, "dice.key must be 64 hexadecimal digits, not 7"),
        ({"dice": {"used": -1}}, "dice.used must be a whole number"),
        ({"dice": {"luck": 1}}, "dice has no 'luck'; known: key, used"),
        ({"tiles": ["tower"]}, "tiles must have 6 entries, not 1"),
        ({"tiles": ["tower"] * 6}, "tiles must be, in any order, tower, castle, forest, farm, farm, farm"),
        ({"tiles": ["towers"] + ["farm"] * 5}, "tiles[0] cannot be 'towers'; did you mean 'tower'?"),
        ({"tiles": [1] + ["farm"] * 5}, "tiles[0] must be a word, not 1"),
        ({"tiles": "tower"}, "tiles must be a list, not 'tower'"),
        ({"stacks": {"d1": []}}, "stacks: this kingdom has no tile 'd1'; known: a1, b1, c1, a2, b2, c2"),
        ({"stacks": {"a1": ["king"]}}, "stacks.a1[0] cannot be 'king'; did you mean"),
        ({"stacks": {"a1": ["green king"]}}, "stacks.a1[0] cannot be 'green king'"),
        ({"stacks": {"a1": ["red king", "blue king"]}}, "stacks.a1[1]: no tile has two characters of one name"),
        ({"stacks": {"a1": ["red king"], "b1": ["red king"]}}, "stacks.b1[0]: there is only one red king"),
        ({"stacks": {"a1": ["red king", "red dwarf"]}}, "stacks.a1[1]: a dwarf lies at the bottom"),
        ({"hands": [["king"]]}, "hands must have 2 entries, not 1"),
        ({"hands": [["king"], None]}, "hands[0] has 1 cards for 6 turns"),
        ({"hands": [["king", "king"], None], "turns": 10}, "hands[0] has a card twice"),
        ({"hands": [["queen", "kings"], None]}, "hands[0][1] cannot be 'kings'; did you mean 'king'?"),
        (
            {"hands": [["king"], None], "stacks": {"a1": ["red king"]}},
            "hands[0]: the red king lies in the kingdom already",
        ),
        ({"skipped": [0]}, "skipped: seat 0 has not skipped its last turn"),
        ({"turns": 12, "skipped": [1]}, "skipped: seat 1 has not skipped its last turn"),
        ({"skipped": [2]}, "skipped[0] must be a whole number from 0 to 1, not 2"),
        ({"agenda": [["turn"], ["turn"]]}, "agenda: where nobody is asked it is [['turn']]"),
        ({"agenda": []}, "agenda: where nobody is asked it is [['turn']]"),
        ({"agenda": [[]]}, "agenda[0] is empty; it begins with one of: turn, end-turn"),
        ({"agenda": [["card"]]}, "agenda[0][0] cannot be 'card'; known: turn, end-turn"),
        ({"agenda": [["turn", "a1"]]}, "agenda[0]: 'turn' is followed by nothing, not by 1 words"),
        ({"agenda": [["end-turn"]], "asks": [None, ["card"]]}, "asks: in a turn only seat 0 is asked"),
        ({"asks": [["card"], None]}, "asks: in a turn only seat 0 is asked, and the agenda is [['end-turn']]"),
        ({"agenda": [["end-turn"]], "asks": [["tile"], None]}, "asks[0]: 'tile' is followed by card, not by 0 words"),
        (
            {"agenda": [["end-turn"]], "asks": [["tile", "witch"], None]},
            "asks[0]: this question does not arise at this table",
        ),
        ({"agenda": [["end-turn"]], "asks": [["tile", "wtich"], None]}, "asks[0][1] cannot be 'wtich'; did you mean"),
        ({"agenda": [["end-turn"]], "asks": [["witch-one"], None]}, "this question does not arise"),
        ({"agenda": [["end-turn"]], "asks": [["fairy-next", "a1"], None]}, "this question does not arise"),
        (
            {
                "agenda": [["end-turn"]],
                "asks": [["fairy-next", "a1", "king", "king"], None],
                "stacks": {"a1": ["blue king", "blue queen", "red witch", "red fairy"]},
                "turns": 2,
            },
            "this question does not arise",
        ),
    ],
)  # fmt: skip
def test_a_kingdom_that_cannot_be_is_refused_in_words(position: Any, complaint: str) -> None:
    with pytest.raises(ValueError, match=" ") as caught:
        GAME.arrange(position)
    assert complaint in str(caught.value)


def test_a_mistake_nested_too_deep_to_be_quoted() -> None:
    nested: list[Any] = []
    for _ in range(100_000):
        nested = [nested]
    with pytest.raises(ValueError, match=r"turns must be .* not something nested too deep"):
        GAME.arrange({"turns": nested})


def test_a_long_mistake_is_quoted_short() -> None:
    with pytest.raises(ValueError, match="…") as caught:
        GAME.arrange({"stacks": "x" * 1000})
    assert len(str(caught.value)) < 120


def test_a_laid_out_table_plays_on_and_keeps_its_record() -> None:
    table = GAME.arrange(
        {"stacks": {"a1": ["blue king"]}, "hands": [["wizard", *["king", "queen", "fairy", "witch"], "dwarf"], None]}
    )
    assert table.waiting == (1,)
    tt.playout(table, 1)
    assert tt.replay(tt.Record.loads(table.record().dumps())) == table
