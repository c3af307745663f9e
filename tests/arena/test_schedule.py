"""Who sits where: every bot on every seat of every deal."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from taletable.arena.schedule import Schedule, bot_seed, deal_seed


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 3), (4, 4), (2, 3), (2, 4), (3, 4), (4, 2), (5, 3)])
def test_in_every_round_every_bot_sits_on_every_seat_as_often(bots: int, seats: int) -> None:
    schedule = Schedule(bots, seats, seed=3)
    games = schedule.games(rounds=2)
    assert len(games) == 2 * schedule.games_in_round
    sat = Counter((player, seat) for game in games for seat, player in enumerate(game.players))
    for player in range(bots):
        assert len({sat[player, seat] for seat in range(seats)}) == 1
        assert sat[player, 0] > 0
    if bots <= seats:
        assert sat[bots - 1, 0] == (seats - bots + 1) * sat[0, 0] or bots == 1


def test_every_deal_is_played_with_every_rotation() -> None:
    schedule = Schedule(3, 3, seed=1)
    for deal in range(5):
        games = schedule.deal(deal)
        first = games[0].players
        assert sorted(first) == [0, 1, 2]
        assert {game.players for game in games} == {first[turn:] + first[:turn] for turn in range(3)}
        assert {game.deal for game in games} == {deal}


def test_who_sits_after_whom_changes_from_deal_to_deal() -> None:
    schedule = Schedule(3, 3, seed=1)
    follows = Counter((players := schedule.deal(deal)[0].players)[(players.index(0) + 1) % 3] for deal in range(200))
    assert 70 < follows[1] < 130
    assert follows[1] + follows[2] == 200


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    games = Schedule(2, 4, seed=1).deal(0)
    assert {game.players for game in games} == {(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)}


def test_more_bots_than_seats_play_in_every_combination() -> None:
    schedule = Schedule(4, 2, seed=1)
    assert schedule.games_in_round == 12
    met = Counter(frozenset(game.players) for game in schedule.games(rounds=1))
    assert met == {frozenset(pair): 2 for pair in combinations(range(4), 2)}


def test_one_bot_plays_itself_once_a_deal() -> None:
    assert [game.players for game in Schedule(1, 3, seed=1).deal(0)] == [(0, 0, 0)]


def test_only_whole_rounds_are_played() -> None:
    schedule = Schedule(3, 3, seed=1)
    assert [schedule.rounds(games) for games in (1, 3, 4, 100)] == [1, 1, 2, 34]


def test_a_longer_schedule_begins_like_a_shorter_one_and_other_seeds_deal_otherwise() -> None:
    assert Schedule(3, 3, 1).games(9)[:9] == Schedule(3, 3, 1).games(3)
    keys = {deal_seed(seed, deal) for seed in range(5) for deal in range(5)}
    assert len(keys) == 25
    assert len({bot_seed(key, turn, seat) for key in keys for turn in range(3) for seat in range(3)}) == 225


def test_nobody_cannot_play() -> None:
    with pytest.raises(ValueError, match="an arena needs a bot"):
        Schedule(0, 2, 1)
