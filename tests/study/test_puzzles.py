"""Puzzles: found in self-played games, written as text, checked with other seeds."""

from __future__ import annotations

import pytest

import taletable as tt
from taletable.study.puzzles import Puzzle, dumps, find, holds, loads

BUDGET = 8  # iterations


@pytest.fixture(scope="module")
def found() -> list[Puzzle]:
    games: list[int] = []
    search = find(tt.game("zavarushka"), 2, {}, 1, BUDGET, 0.05, games.append)
    puzzles = [next(search), next(search)]
    assert games == list(range(1, games[-1] + 1))
    return puzzles


def test_a_puzzle_leads_to_a_table_where_its_answer_is_legal(found: list[Puzzle]) -> None:
    for puzzle in found:
        table = puzzle.table()
        seat = table.waiting[0]
        assert len(table.actions(seat)) >= 3
        assert table.game.number(puzzle.answer) in table.actions(seat)
        assert puzzle.chair().seat == seat
        assert puzzle.gap >= 0.05


def test_puzzles_hold_with_another_seed(found: list[Puzzle]) -> None:
    for puzzle in found:
        assert holds(puzzle, 60, 4711)
        table = puzzle.table()
        wrong = [action for action in table.actions(table.waiting[0]) if table.game.actions[action] != puzzle.answer]
        other = Puzzle(**{**{name: getattr(puzzle, name) for name in Puzzle.__struct_fields__}, "answer": table.game.actions[wrong[0]]})  # fmt: skip
        assert not holds(other, 60, 4711)


def test_the_same_search_finds_the_same_puzzles(found: list[Puzzle]) -> None:
    assert next(find(tt.game("zavarushka"), 2, {}, 1, BUDGET, 0.05)) == found[0]


def test_puzzles_are_short_text_and_can_be_read_back(found: list[Puzzle]) -> None:
    text = dumps(found)
    assert loads(text) == tuple(found)
    assert len(text) < 500


@pytest.mark.parametrize("game", tt.games())
def test_every_game_can_be_written_move_by_move(game: str) -> None:
    """A puzzle at the beginning of any game, found or not, comes back as it was."""
    table = tt.game(game).deal(2, 6)
    seat = table.waiting[0]
    answer = table.game.actions[table.actions(seat)[-1]]
    puzzle = Puzzle(game, table.version, 2, dict(table.options), 6, "", answer, 0.1)
    assert loads(dumps([puzzle])) == (puzzle,)
    assert puzzle.table() == table


def test_what_is_no_puzzle_is_refused_with_a_reason(found: list[Puzzle]) -> None:
    text = dumps(found)
    with pytest.raises(ValueError, match="line 1 of the puzzles: expected 'taletable puzzles 1'"):
        loads("something else")
    with pytest.raises(ValueError, match="the head of the puzzles names"):
        loads(text.replace("seats: 2", "chairs: 2"))
    with pytest.raises(ValueError, match="line 7 of the puzzles: expected seed, gap, answer and moves"):
        loads(text.replace("\t", " "))
    moved = loads(text.replace(found[0].moves, "Z" + found[0].moves))[0]
    with pytest.raises(ValueError, match="move 1 of the puzzle"):
        moved.table()
    other = loads(text.replace(found[0].answer, "nonsense"))[0]
    with pytest.raises(ValueError, match="no answer to this puzzle"):
        other.table()
    with pytest.raises(ValueError, match="this puzzle is of version 99"):
        loads(text.replace(f"version: {found[0].version}", "version: 99"))[0].table()
    with pytest.raises(ValueError, match="puzzles of one game"):
        dumps([])
