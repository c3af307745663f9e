"""A survey: what is noted of every game, in every game of the shelf, and again in the same way."""

from __future__ import annotations

from pathlib import Path

import pytest

import taletable as tt
from taletable.arena import Tournament
from taletable.arena.journal import Journal
from taletable.arena.players import Players
from taletable.arena.survey import Observation, Survey
from taletable.kernel import Options
from taletable.kernel.events import HELD, JOINED, PLAYED, USES
from tests.kit.parley import PARLEY

OTHER_USES = {"grimm_forest": {HELD, PLAYED, JOINED}}


def survey(game: str = "zavarushka", seats: tuple[int, ...] = (3,), seed: int = 1, bot: str = "random") -> Survey:
    return Survey(game, bot, seats, seed, (tt.game(game).settled({}),))


def variants(game: str, name: str, *values: object) -> tuple[Options, ...]:
    return tuple(tt.game(game).settled({name: value}) for value in values)


def played(one: Survey, games: int, workers: int = 1) -> list[Observation]:
    tournament = Tournament(one, games)
    for _ in tournament.run(workers):
        pass
    return tournament.results


def timeless(observations: list[Observation]) -> list[tuple[object, ...]]:
    return [(one.seating, one.ranks, one.points, one.first, one.length, one.sources, one.uses) for one in observations]


@pytest.mark.parametrize("id", tt.games())
def test_what_a_game_declares_for_statistics_is_there(id: str) -> None:
    game = tt.game(id)
    measures = game.measures
    assert not measures.begins or "seat" in game.types.events[measures.begins].__annotations__
    assert measures.length in game.types.public_view.__annotations__
    assert measures.cards
    for kind, told in measures.cards.items():
        assert told.use in USES
        assert {told.seat, told.card} <= set(game.types.events[kind].__annotations__)


@pytest.mark.parametrize("id", tt.games())
def test_a_hand_is_what_its_seat_sees(id: str) -> None:
    table = tt.game(id).deal(3, 5)
    for seat in range(3):
        assert table.game.views.hand(table, seat) == table.view(seat)["hand"]


def test_a_game_may_have_no_hands_and_declare_nothing() -> None:
    assert PARLEY.views.hand(PARLEY.deal(2, 1), 0) == []
    assert PARLEY.measures == ("", "", {})


@pytest.mark.parametrize("id", tt.games())
def test_an_observation_adds_up(id: str) -> None:
    one = played(survey(id), 1)[0]
    assert one.length > 0
    for seat in range(3):
        assert sum(points for sat, _, _, points in one.sources if sat == seat) == one.points[seat]
        assert {used.split()[0] for used in one.uses[seat]} <= set(USES)
    uses = [used.split(" ", 2) for seat in one.uses for used in seat]
    assert {use for use, _, _ in uses} == OTHER_USES.get(id, {HELD, PLAYED})
    assert {f"{id}-{noun}-{card}" for _, noun, card in uses} <= set(tt.game(id).messages)


def test_who_begins_is_noted() -> None:
    assert len({one.first for one in played(survey(), 12)}) == 3
    fixed = Survey("zavarushka", "random", (3,), 1, variants("zavarushka", "first", 2))
    assert {one.first for one in played(fixed, 3)} == {2}


def test_what_was_played_was_held() -> None:
    for one in played(survey(), 5):
        for uses in one.uses:
            held = {used.removeprefix("held ") for used in uses if used.startswith("held ")}
            assert len(held) == 7
            assert {used.removeprefix("played ") for used in uses if used.startswith("played ")} <= held


def test_every_deal_is_played_in_every_cell_with_the_same_luck() -> None:
    """An option that changes nothing for these bots changes no game."""
    both = Survey(
        "fairy_tale", "random", (2, 3), 4, variants("fairy_tale", "draft_memory", False, True), "draft_memory"
    )
    found = played(both, 2)
    assert [one.seating for one in found] == both.schedule.games(2)
    assert [(one.deal, one.turn, len(one.players)) for one in found[:4]] == [(0, 0, 2), (0, 1, 2), (0, 2, 3), (0, 3, 3)]
    for number in range(0, 8, 2):
        assert timeless(found)[number][1:] == timeless(found)[number + 1][1:]


def test_two_processes_find_the_same() -> None:
    assert timeless(played(survey(), 4)) == timeless(played(survey(), 4, workers=2))


def test_a_survey_goes_on_from_its_journal(tmp_path: Path) -> None:
    file, one = tmp_path / "games.jsonl", survey(seats=(2, 3))
    with Journal(file, one) as journal:
        running = Tournament(one, 3).run(journal=journal)
        begun = [next(running) for _ in range(3)]
        running.close()
    with Journal(file, one) as journal:
        assert journal.results == begun
        tournament = Tournament(one, 3)
        assert len(list(tournament.run(journal=journal))) == 3
    assert timeless(tournament.results) == timeless(played(one, 3))
    with pytest.raises(ValueError, match=r"another command \(seats 2 3, not 2; option first random, not 1\)"):
        Journal(file, Survey("zavarushka", "random", (2,), 1, variants("zavarushka", "first", 1)))


def test_a_listening_table_changes_no_game() -> None:
    one = survey("dark_tales", (2,))
    players = Players(1.0)
    assert timeless([one.play(one.schedule.games(1)[0], players)]) == timeless(played(one, 1))
