"""Whatever a person or a program writes, it is read or refused in words: a ValueError, and no other exception."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import taletable as tt
from taletable.kernel import replay
from tests.kit import EVERY, GAMES, VARIANTS, Variant, moments

if TYPE_CHECKING:
    from collections.abc import Callable

    from taletable.kernel import Game, Table

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


# Of each game a damaged text comes from any of its variants; `make test-slow` takes as many of each variant.
CHOICES = [
    *[pytest.param([one for one in VARIANTS if one.game is game], id=game.id) for game in GAMES],
    *[pytest.param([variant], id=str(variant), marks=pytest.mark.slow) for variant in VARIANTS],
]


def _paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    inside = (
        list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else []
    )
    return [path, *[below for key, inner in inside for below in _paths(inner, (*path, key))]]


def _at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def _or_complaint(call: Callable[[], Table]) -> Table | str:
    """The table, or the words of the ValueError; any other exception goes through and fails the test."""
    try:
        return call()
    except ValueError as error:
        return str(error)


def _reads_or_refuses(game: Game, position: object) -> None:
    table = _or_complaint(lambda: game.arrange(position))
    if isinstance(table, str):
        assert len(table) > 10
        return
    tt.playout(table, 0)
    assert table.over
    assert game.arrange(table.position()) == table


@pytest.mark.parametrize("variants", CHOICES)
@settings(max_examples=100)
@given(data=st.data())
def test_a_damaged_position_is_refused_in_words_or_can_be_played(variants: list[Variant], data: st.DataObject) -> None:
    variant = data.draw(st.sampled_from(variants))
    tables = list(walk_positions(variant))
    position = copy.deepcopy(data.draw(st.sampled_from(tables)))
    for _ in range(data.draw(st.integers(1, 3))):
        *path, last = data.draw(st.sampled_from([path for path in _paths(position) if path]))
        place = _at(position, tuple(path))
        kind = data.draw(st.sampled_from(["junk", "remove", "double", "swap"]))
        if kind == "junk":
            place[last] = data.draw(JUNK)
        elif kind == "remove":
            del place[last]
        elif kind == "double" and isinstance(place, list):
            place.append(copy.deepcopy(place[last]))
        else:
            other = data.draw(st.sampled_from(_paths(position)))
            place[last] = copy.deepcopy(_at(position, other))
    _reads_or_refuses(variant.game, position)


_POSITIONS: dict[str, list[dict[str, Any]]] = {}


def walk_positions(variant: Variant) -> list[dict[str, Any]]:
    if str(variant) not in _POSITIONS:
        _POSITIONS[str(variant)] = [table.position() for table in moments(variant, 1, EVERY)]
    return _POSITIONS[str(variant)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@settings(max_examples=60)
@given(junk=JUNK)
def test_anything_at_all_as_a_position(game: Game, junk: object) -> None:
    _reads_or_refuses(game, junk)


@pytest.mark.parametrize("variants", CHOICES)
@settings(max_examples=100)
@given(data=st.data())
def test_a_damaged_record_is_refused_in_words_or_can_be_replayed(variants: list[Variant], data: st.DataObject) -> None:
    variant = data.draw(st.sampled_from(variants))
    table = variant.deal(seed=2)
    tt.playout(table, 2)
    lines = table.record().dumps().splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(lines) - 1))
        kind = data.draw(st.sampled_from(["text", "remove", "double", "cut", "swap", "word"]))
        if kind == "text":
            lines[place] = data.draw(st.text(max_size=20))
        elif kind == "remove" and len(lines) > 1:
            del lines[place]
        elif kind == "double":
            lines.insert(place, lines[place])
        elif kind == "cut":
            lines[place] = lines[place][: data.draw(st.integers(0, len(lines[place])))]
        elif kind == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[place], lines[other] = lines[other], lines[place]
        else:
            lines[place] = lines[place].partition(":")[0] + ": " + json.dumps(data.draw(JUNK))
    again = _or_complaint(lambda: replay(variant.game, tt.Record.loads("\n".join(lines))))
    assert len(again if isinstance(again, str) else again.record().dumps()) > 10


@settings(max_examples=200)
@given(junk=st.text(max_size=60))
def test_anything_at_all_as_a_record(junk: str) -> None:
    for text in (junk, "taletable record 1\n" + junk):
        with pytest.raises(ValueError, match=r"line \d+ of the record"):
            tt.Record.loads(text)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@settings(max_examples=40)
@given(junk=JUNK, seed=JUNK | st.binary(max_size=40))
def test_anything_at_all_as_options_seats_and_seed(game: Game, junk: object, seed: object) -> None:
    seats = game.seat_counts()[0]
    options = [{name: junk} for name in (*game.options, "no such option", str(junk))]
    dealt = [_or_complaint(lambda chosen=chosen: game.start(seats, 1, chosen)) for chosen in options]  # type: ignore[misc]
    dealt.append(_or_complaint(lambda: game.start(junk, 1, {})))
    dealt.append(_or_complaint(lambda: game.start(seats, seed, {})))
    for table in dealt:
        assert len(table if isinstance(table, str) else table.record().dumps()) > 10
