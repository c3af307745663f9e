"""Law 2 and 3: a view lists what may be seen, and an imagined world grows from nothing else."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

import taletable as tt
from taletable.kernel import Dice
from taletable.kernel.dice import key_of
from tests.games.properties import properties
from tests.kit import EVERY, VARIANTS, Variant, moments
from tests.kit.payloads import as_bytes, payload, shown, story, unrevealed, viewers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from taletable.kernel import Table


def _strangers(variant: Variant, seed: int) -> list[tuple[Table, int | None, Table]]:
    """A table at each decision, a viewer, and a world that viewer cannot tell from it."""
    return [
        (table.copy(), viewer, table.imagine(viewer, seed + 1))
        for table in moments(variant, seed)
        for viewer in viewers(table)
    ]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_a_seat_cannot_distinguish_changes_no_byte_it_is_sent(variant: Variant) -> None:
    for table, viewer, world in _strangers(variant, seed=1):
        assert payload(world, viewer) == payload(table, viewer)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_imagined_worlds_depend_only_on_what_the_seat_knows(variant: Variant) -> None:
    for table, viewer, world in _strangers(variant, seed=2):
        assert world.imagine(viewer, 77) == table.imagine(viewer, 77)
        assert table.imagine(viewer, 77) == table.imagine(viewer, 77)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_an_imagined_world_has_its_own_dice_and_no_past(variant: Variant) -> None:
    for table, _, world in _strangers(variant, seed=3):
        assert world.dice.key != table.dice.key
        assert world.past is None
        assert world.story is None
        with pytest.raises(ValueError, match="imagined"):
            world.record()


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_imagined_worlds_can_be_played_to_the_end(variant: Variant) -> None:
    for table, viewer, world in _strangers(variant, seed=4):
        assert world.game.arrange(world.position()) == world
        world.game.positions.validate(world)
        before = world.position()
        tt.playout(world, 4)
        assert world.over
        assert table.imagine(viewer, 5).position() == before  # what happens there changes nothing here


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_imagined_worlds_are_spread_over_what_is_possible(variant: Variant) -> None:
    table = variant.deal(seed=5)
    for viewer in viewers(table):
        worlds = []
        for seed in range(60):
            written = table.imagine(viewer, seed).position()
            del written["dice"]
            worlds.append(as_bytes(written))
        assert len(set(worlds)) > properties(variant.game).worlds


SHORT = 12  # decisions: so short a game needs more worlds for two to stay alike


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_events_tell_a_seat_nothing_its_view_does_not(variant: Variant) -> None:
    """The same actions in two worlds a viewer cannot tell apart: while the views stay alike, so do the events."""
    dice = Dice(key_of(6), b"twins")
    told = 0
    limits = variant.game.limits(variant.seats, **variant.options)
    worlds = 3 if limits.decisions > SHORT else 20
    began = len(variant.deal(seed=6).events_for(None))
    tells = False
    for table in moments(variant, seed=6):
        tells |= len(table.events_for(None)) > began and not table.over
        for viewer, seed in product(viewers(table), range(worlds)):
            here, there = table.copy(), table.imagine(viewer, seed)
            here.story, there.story = [], []
            others_secret = False
            while here.view(viewer) == there.view(viewer):
                if story(here.events_for(None)) != story(there.events_for(None)) and others_secret:
                    break  # a secret answer of somebody else's, another one in each world, has come out
                assert story(here.events_for(viewer)) == story(there.events_for(viewer))
                told += bool(here.events_for(viewer))
                here.story, there.story = [], []
                common = [
                    (seat, action)
                    for seat in here.waiting
                    for action in sorted(set(here.actions(seat)) & set(there.actions(seat)))
                ]
                if not common:
                    break
                seat, action = common[dice.below(len(common))]
                others_secret = any(other != seat for other in unrevealed(here))
                here.act(seat, action)
                there.act(seat, action)
    assert told > 0 or not tells  # some games are over when they first tell anything


MOST_BRANCHES = 40  # of the ways to answer, so many are followed at each length
MOST_REFUSING = 4  # of the tables they lead to, in so many everything is tried that is refused


def secret_answers(table: Table, seat: int) -> Iterator[list[Table]]:
    """What a seat can answer in secret: the tables after one answer, after two, and so on, as long as nothing is
    revealed and the seat is asked again."""
    worlds = [table]
    while worlds:
        answered = []
        asked = worlds[0].questions[seat]
        for world in worlds[:: -(-len(worlds) // MOST_BRANCHES)]:
            for action in world.actions(seat):
                after = world.copy()
                after.story = []
                after.act(seat, action)
                answered.append(after)
        worlds = [world for world in answered if world.undo_floor <= table.action_count]
        if len(table.waiting) > 1:  # otherwise an answer may end the step, and another one lead to a further question
            assert len(worlds) in (0, len(answered)), "some answers are seen at once and others are not"
            if asked is not None:
                assert bool(worlds) is asked.secret, f"whether {asked.name} is secret is declared otherwise"
        if worlds:
            yield worlds


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_an_answer_that_reveals_nothing_looks_like_every_other(variant: Variant) -> None:
    """Others see the same, byte for byte, and hear the same, whichever secret answers a seat has given."""
    for table in moments(variant, seed=8):
        for seat in table.waiting:
            for worlds in secret_answers(table, seat):
                for viewer in viewers(table):
                    if viewer != seat:
                        assert len({(shown(world, viewer), story(world.events_for(viewer))) for world in worlds}) == 1
                        few = worlds[:: -(-len(worlds) // MOST_REFUSING)]
                        assert len({payload(world, viewer) for world in few}) == 1


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_how_often_a_seat_is_asked_while_others_think_does_not_depend_on_its_answers(variant: Variant) -> None:
    """Everybody sees who is waited for, and how many answers there have been: so after as many secret answers a seat is
    either done or asked again, whatever it has answered. At every decision of several games, since few tell."""
    for seed in range(4):
        for table in moments(variant, seed, EVERY):
            for seat in table.waiting if len(table.waiting) > 1 else ():
                for worlds in secret_answers(table, seat):
                    assert len({world.waiting for world in worlds}) == 1


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_can_be_undone_has_taught_nobody_anything(variant: Variant) -> None:
    """Undo law: behind the fence the others' payloads are as before but for who has answered, and the actor could
    have foreseen what is seen now in every world imagined beforehand."""
    undone = 0
    for table in moments(variant, seed=9):
        before = {viewer: _but_for_waiting(table, viewer) for viewer in viewers(table)}
        for seat in table.waiting:
            worlds = [table.imagine(seat, seed) for seed in range(3)]
            for action in table.actions(seat):
                after = table.copy()
                after.act(seat, action)
                if after.undo_floor > table.action_count:
                    with pytest.raises(tt.IllegalAction):
                        tt.undo(after, seat)
                    continue
                undone += 1
                assert tt.undo(after, seat) == table
                for viewer in viewers(table):
                    if viewer != seat:
                        assert _but_for_waiting(after, viewer) == before[viewer]
                seen = payload(after, seat)
                for world in worlds:
                    foreseen = world.copy()
                    foreseen.act(seat, action)
                    assert payload(foreseen, seat) == seen
    assert (undone > 0) is properties(variant.game).undoable


def _but_for_waiting(table: Table, viewer: int | None) -> bytes:
    view = table.view(viewer)
    del view["waiting"]
    return as_bytes(view)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_one_seat_sees_is_put_into_what_all_see_and_changes_nothing_within(variant: Variant) -> None:
    """What all see is shared: a seat's own knowledge must not get into it."""
    for table in moments(variant, 3):
        shared: dict[str, Any] = {}
        table.public_view(shared)
        before = as_bytes(shared)
        for seat in range(table.seats):
            own = shared | table.private_view(shared, seat)
            assert as_bytes(shared) == before
            whole = table.view(seat)
            assert {key: whole[key] for key in own} == own
        assert as_bytes({key: table.view(None)[key] for key in shared}) == before
