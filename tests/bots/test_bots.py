"""Bots answer legally, know no more than people do, and the greedy one is worth the name."""

from __future__ import annotations

import pytest

import taletable as tt
from taletable.bots import LEVELS, Bot, Chair, bot
from tests.games.zavarushka.kingdom import position
from tests.kit import VARIANTS, Variant


def play(table: tt.Table, bots: list[Bot]) -> tt.Table:
    while not table.over:
        seat = table.waiting[0]
        table.act(seat, bots[seat].choose(Chair(table, seat)))
    return table


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_bot_plays_every_variant_to_its_end(variant: Variant, name: str) -> None:
    bots = [bot(name, seat) for seat in range(variant.seats)]
    assert play(variant.deal(seed=1), bots).standings


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_bot_cannot_tell_worlds_apart_that_a_person_could_not(variant: Variant, name: str) -> None:
    table = variant.deal(seed=2)
    walker = bot("random", 5)
    while not table.over:
        for seat in table.waiting:
            world = table.imagine(seat, 9)
            assert bot(name, 3).choose(Chair(table, seat)) == bot(name, 3).choose(Chair(world, seat))
        seat = table.waiting[0]
        table.act(seat, walker.choose(Chair(table, seat)))


def test_a_chair_gives_no_way_to_the_table() -> None:
    table = tt.game("zavarushka").deal(2, 1)
    chair = Chair(table, table.waiting[0])
    assert chair.view() == table.view(chair.seat)
    public = [getattr(chair, name) for name in dir(chair) if not name.startswith("_")]
    assert table not in [value for value in public if isinstance(value, tt.Table)]
    with pytest.raises(ValueError, match="nothing to decide"):
        Chair(table, 1 - chair.seat)


def test_the_same_seed_plays_the_same_game() -> None:
    games = [play(tt.game("zavarushka").deal(3, 4), [bot("greedy", 7 + seat) for seat in range(3)]) for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("game", tt.games())
def test_greedy_beats_random_nearly_always(game: str) -> None:
    wins = 0
    for seed in range(30):
        table = play(tt.game(game).deal(2, seed), [bot("greedy", seed), bot("random", seed + 1)])
        wins += table.standings[0].seat == 0
    assert wins >= 27


def test_greedy_drafts_what_goes_with_what_it_has() -> None:
    position = {"draft": 3, "rows": [["lady", "bard"], ["homesteaders"]]}
    hands = [
        ["bard", "mischievous-fairy", "children-of-the-dragon", "homesteaders", "knight-of-the-round-table"],
        ["mischievous-fairy", "children-of-the-dragon", "homesteaders", "knight-of-the-round-table", "lady"],
    ]
    pack = {**position, "packs": hands, "agenda": [["pass"]], "asks": [["pick"], ["pick"]]}
    table = tt.game("fairy_tale").arrange(pack)
    assert tt.game("fairy_tale").actions[bot("greedy").choose(Chair(table, 0))] == "card bard"


def test_greedy_takes_the_points_that_lie_there() -> None:
    table = tt.game("zavarushka").arrange(position("knight peasant", b2="rprincess"))
    for choice in ("card knight", "tile b2"):
        assert tt.game("zavarushka").actions[bot("greedy").choose(Chair(table, 0))] == choice
        table.act(0, choice)


def test_greedy_uses_a_power_to_free_its_own() -> None:
    table = tt.game("zavarushka").arrange(position("wizard dragon", a1="rprincess rknight bdragon"))
    for choice in ("card wizard", None, "tile a1"):
        action = bot("greedy").choose(Chair(table, 0))
        assert choice in (None, tt.game("zavarushka").actions[action])
        table.act(0, action)


def test_the_baseline_plays_like_greedy_and_is_offered_to_nobody() -> None:
    games = [play(tt.game("zavarushka").deal(2, 4), [bot(name, 1), bot(name, 2)]) for name in ("greedy", "greedy-0")]
    assert games[0] == games[1]
    assert "greedy-0" not in LEVELS


def test_an_unknown_bot_is_named_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="there is no bot 'gredy'; did you mean 'greedy'"):
        bot("gredy")
