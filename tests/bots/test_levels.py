"""The levels: names, what each of them does, and that none knows more than a person."""

from __future__ import annotations

import pytest

import taletable as tt
from taletable.bots import CHARACTERS, LEVELS, Bot, BotName, Chair, bot
from taletable.bots.levels import LevelBot
from taletable.bots.search.found import Found
from tests.bots.test_bots import play
from tests.bots.test_features import LEARNED
from tests.kit import VARIANTS, Variant

# Budgets that plain Python can play: what is tested does not depend on them.
QUICK = ("novice", "casual@1", "strong@2")


@pytest.mark.parametrize("name", ["novice", "strong:miser@800", "master:gambler", "casual@3", "greedy-0"])
def test_a_name_is_read_and_written(name: str) -> None:
    assert str(BotName.parse(name)) == name


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("strnog", "there is no bot 'strnog'; did you mean 'strong'?"),
        ("strong:misr", "there is no character 'misr'; did you mean 'miser'?"),
        ("strong@0", "iterations are a number from 1 to 1000000"),
        ("strong@many", "iterations are a number from 1 to 1000000"),
        ("strong@1000001", "iterations are a number from 1 to 1000000"),
        ("greedy:miser", "there is no bot 'greedy:miser'"),
        ("random@5", "there is no bot 'random@5'"),
    ],
)
def test_a_wrong_name_is_explained(name: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint.replace("?", r"\?")):
        bot(name)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_level_plays_every_variant(variant: Variant, name: str) -> None:
    table = variant.deal(seed=1)
    walker = bot("random", 5)
    for step in range(1_000):
        if table.over:
            break
        seat = table.waiting[0]
        chair = Chair(table, seat)
        chosen = bot(name, step).choose(chair) if step % 7 == 0 else walker.choose(chair)
        table.act(seat, chosen)
    assert table.over


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_no_level_can_tell_worlds_apart_that_a_person_could_not(variant: Variant, name: str) -> None:
    table = variant.deal(seed=2)
    walker = bot("random", 5)
    step = 0
    while not table.over:
        seat = table.waiting[-1]
        if step % 5 == 0:
            world = table.imagine(seat, 9)
            assert bot(name, 3).choose(Chair(table, seat)) == bot(name, 3).choose(Chair(world, seat))
        table.act(seat, walker.choose(Chair(table, seat)))
        step += 1


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_budget_give_the_same_game(level: str) -> None:
    games = [play(tt.game("zavarushka").deal(2, 4), [bot(f"{level}@3", 7), bot("greedy", 8)]) for _ in range(2)]
    assert games[0] == games[1]


def test_more_iterations_think_more() -> None:
    table = tt.game("fairy_tale").deal(2, 1)
    for budget in (5, 20):
        player = bot(f"strong@{budget}", 1)
        assert isinstance(player, LevelBot)
        assert player.explain(Chair(table, 0)).iterations == budget


def test_a_novice_is_careless_and_a_casual_player_is_not() -> None:
    table = tt.game("zavarushka").deal(2, 3)
    seat = table.waiting[0]
    answers = {
        name: {bot(name, seed).choose(Chair(table, seat)) for seed in range(40)} for name in ("novice", "casual")
    }
    assert len(answers["novice"]) > len(answers["casual"])


def found(action: int, visits: int, mean: float, spread: float = 0.0, gained: int = 0, rival: int = 0) -> Found:
    one = Found(action)
    one.visits = visits
    one.total = mean * visits
    one.squares = (mean * mean + spread) * visits
    one.gained = gained * visits
    one.rival = rival * visits
    return one


# Three answers that are about as good as each other, and one with everything but quality.
ANSWERS = [
    found(1, 100, 0.600, spread=0.10, gained=2, rival=0),
    found(2, 90, 0.598, spread=0.20, gained=1, rival=-1),
    found(3, 80, 0.597, spread=0.05, gained=3, rival=1),
    found(4, 70, 0.500, spread=0.00, gained=9, rival=-9),
    found(5, 5, 0.610, spread=0.90, gained=9, rival=-9),
]


@pytest.mark.parametrize(("character", "taste"), list(zip(CHARACTERS, (3, 2, 3, 2), strict=True)))
def test_a_character_decides_among_answers_that_are_about_as_good(character: str, taste: int) -> None:
    table = tt.game("zavarushka").deal(2, 3)
    seat = table.waiting[0]
    assert picked(f"strong:{character}", table, seat) == {taste}
    assert picked("strong", table, seat) == {1}


def test_where_others_choose_in_secret_a_search_is_not_foreseeable() -> None:
    table = tt.game("fairy_tale").deal(2, 3)
    assert picked("strong", table, 0) == {1, 2, 3, 4}  # never what was hardly looked at


def picked(name: str, table: tt.Table, seat: int) -> set[int]:
    answers: set[int] = set()
    for seed in range(60):
        player: Bot = bot(name, seed)
        assert isinstance(player, LevelBot)
        answers.add(player._pick(table, seat, ANSWERS))
    return answers


@pytest.mark.slow
@pytest.mark.parametrize("game", LEARNED)
def test_strong_beats_greedy(game: str) -> None:
    won = 0.0
    for deal in range(12):
        for own in range(2):
            players = [bot("strong@200", deal), bot("greedy-0", deal)]
            table = play(tt.game(game).deal(2, 900 + deal), players if own == 0 else players[::-1])
            first = [standing.seat for standing in table.standings if standing.rank == 1]
            won += (own in first) / len(first)
    assert won >= 16
