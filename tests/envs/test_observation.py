"""An observation says what a seat sees: nothing else, and all of it."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

import taletable as tt
from taletable.envs.observation import observable, observer_of
from taletable.kernel import Table
from tests.kit import VARIANTS, Variant, moments, walk
from tests.kit.steering import PLAIN

if TYPE_CHECKING:
    from collections.abc import Iterator

OBSERVED = [id for id in tt.games() if observable(tt.game(id))]
MOMENTS = 60  # of a game that are looked at
OBSERVED_VARIANTS = [variant for variant in VARIANTS if observable(variant.game)]


@pytest.mark.parametrize("variant", OBSERVED_VARIANTS, ids=str)
def test_it_is_the_same_in_every_world_the_seat_can_imagine(variant: Variant) -> None:
    """The leak law, over observations and the answers that are open to a seat."""
    observer = observer_of(variant.game, variant.seats, variant.options)
    for table in moments(variant, seed=3, most=MOMENTS):
        for seat in range(table.seats):
            world = table.imagine(seat, 7)
            assert observer.observe(world, seat) == observer.observe(table, seat)
            assert world.actions(seat) == table.actions(seat)


@pytest.mark.skipif(not PLAIN, reason="compiled tables do not list their attributes")
@pytest.mark.parametrize("variant", OBSERVED_VARIANTS, ids=str)
def test_it_changes_when_what_the_seat_sees_changes_and_only_then(variant: Variant) -> None:
    """Two tables of one game that differ in a single attribute, nonsense though one of them may be."""
    observer = observer_of(variant.game, variant.seats, variant.options)
    tables = [table.copy() for table in walk(variant.deal(seed=1, listen=False), seed=2)]
    apart = -(-len(tables) // 12)
    changed = 0
    for one, other in pairwise(tables[::apart]):
        view = json.dumps(seen(one, 0), sort_keys=True)
        found = observer.observe(one, 0)
        for name, mixed in mixtures(one, other):
            try:
                differs = json.dumps(seen(mixed, 0), sort_keys=True) != view
                observed = observer.observe(mixed, 0) != found
            except (AssertionError, IndexError, KeyError, ValueError):
                continue  # no rule has to understand such a table
            assert observed is differs, name
            changed += differs
    assert changed > 20


HEAPS = {"store", "pile", "tower"}  # resources that nobody uses grow without end


@pytest.mark.parametrize("variant", OBSERVED_VARIANTS, ids=str)
def test_no_number_is_larger_than_its_piece_says(variant: Variant) -> None:
    observer = observer_of(variant.game, variant.seats, variant.options)
    for table in moments(variant, seed=5, most=MOMENTS):
        found = observer.observe(table, 0)
        assert len(found) == observer.size == len(observer.names)
        for piece in observer.pieces:
            numbers = found[piece.start : piece.stop]
            assert max(numbers) <= piece.most or piece.name in HEAPS, piece.name
            assert min(numbers) >= (-piece.most if piece.signed else 0), piece.name


@pytest.mark.parametrize("game", OBSERVED)
def test_pieces_lie_side_by_side_and_every_number_has_a_name_of_its_own(game: str) -> None:
    for seats in tt.game(game).seat_counts():
        observer = observer_of(tt.game(game), seats)
        end = 0
        for piece in observer.pieces:
            assert piece.start == end
            assert piece.text
            end = piece.stop
        assert end == observer.size
        assert len(set(observer.names)) == observer.size


# What a question says in sentences only, and what it says twice.
WORDED = {"deal", "deal 1", "deal 2", "deal 3", "yes", "pass", "name"}


@pytest.mark.parametrize("game", OBSERVED)
def test_every_argument_of_a_question_is_observed(game: str) -> None:
    observer = observer_of(tt.game(game), 2)
    declared = {name for kind in tt.game(game).types.questions.values() for name in kind.__annotations__}
    assert declared - WORDED == set(observer.numbers)


def test_observing_loads_nothing_but_the_standard_library() -> None:
    script = (
        "import sys; before = set(sys.modules); import taletable as tt; from taletable.envs.observation import observer_of; "
        f"[observer_of(tt.game(id), 2).observe(tt.game(id).deal(2, 1), 0) for id in {OBSERVED}]; "
        "new = {name.split('.')[0] for name in set(sys.modules) - before}; "
        "print(sorted(name for name in new if name not in sys.stdlib_module_names and not name.startswith('taletable')))"
    )
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


@pytest.mark.parametrize("game", OBSERVED)
def test_seats_are_counted_from_the_observer(game: str) -> None:
    """One who waits alone sees that at `own`; the next one clockwise is seen at `next`."""
    table = tt.game(game).deal(2, 1)
    while len(table.waiting) != 1:
        seat = table.waiting[0]
        table.act(seat, table.actions(seat)[0])
    observer = observer_of(tt.game(game), 2)
    for seat in range(2):
        found = dict(zip(observer.names, observer.observe(table, seat), strict=True))
        assert [found["seat: 0"], found["seat: 1"]] == [float(seat == 0), float(seat == 1)]
        own = table.waiting == (seat,)
        assert [found["waiting: own"], found["waiting: next"]] == [float(own), float(not own)]


def attributes(thing: object) -> list[str]:
    """What belongs to a game's own objects; the kernel's part of a table is left out, but for the questions."""
    return [name for kind in type(thing).__mro__ if kind is not Table for name in getattr(kind, "__slots__", ())]


def mixtures(one: Table, other: Table) -> Iterator[tuple[str, Table]]:
    """A table with one attribute after the other taken from another one; of objects in a list, theirs."""
    for name in attributes(one):
        mixed = one.copy()
        parts = getattr(mixed, name)
        if isinstance(parts, list) and parts and attributes(parts[0]):
            for place, part in enumerate(parts):
                for inner in attributes(part):
                    before = getattr(part, inner)
                    setattr(part, inner, getattr(getattr(other, name)[place], inner))
                    yield f"{name}[{place}].{inner}", mixed
                    setattr(part, inner, before)
        else:
            setattr(mixed, name, getattr(other, name))
            yield name, mixed


# Left out of observations: what follows from the rest, and in which order things lie that no rule looks at.
FOLLOWS = {"standings", "if_played", "proposal"}
PILES = {"rows", "hand", "discard", "removed", "middle", "front", "discards", "houses", "monsters", "friend_discard"}


def seen(table: Table, seat: int) -> Any:
    """What a seat sees, but for that."""
    return _plain(table.view(seat), ordered=True)


def _plain(value: Any, ordered: bool) -> Any:
    if isinstance(value, dict):
        return {key: _plain(one, key not in PILES) for key, one in value.items() if key not in FOLLOWS}
    if isinstance(value, list | tuple):
        found = [_plain(one, ordered) for one in value]
        return found if ordered else sorted(found, key=json.dumps)
    return value
