"""Puzzles: found in self-played games, written as text, checked with other seeds; those that are shipped."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import taletable as tt
from taletable.study.puzzle_finder import EASY, GAP, MIDDLE, OF_A_KIND, Finder, holds, rating
from taletable.study.puzzles import Outcome, Puzzle, dumps, loads, shipped

BUDGET = 8  # iterations
SHIPPED = [game for game in tt.games() if shipped(game)]
FEWEST = 15
THOROUGH = 150  # when a shipped one is verified; they were found with more


@pytest.fixture(scope="module")
def found() -> list[Puzzle]:
    games: list[int] = []
    search = Finder(tt.game("zavarushka"), 2, {}, 1, BUDGET, 0.05).find(games.append)
    puzzles = [next(search) for _ in range(4)]
    assert games == list(range(1, games[-1] + 1))
    return puzzles


def test_a_puzzle_leads_to_a_table_where_its_answers_are_the_legal_ones(found: list[Puzzle]) -> None:
    assert [puzzle.number for puzzle in found] == [1, 2, 3, 4]
    for puzzle in found:
        table = puzzle.table()
        seat = table.waiting[0]
        legal = [table.game.actions[action] for action in table.actions(seat)]
        answers = puzzle.answers(table)
        assert len(legal) >= 3
        assert sorted(answer.action for answer in answers) == sorted(legal)
        assert answers[0].action == puzzle.best(table)
        assert puzzle.chair().seat == seat
        assert puzzle.gap >= 4
        chances = [round(100 * answer.expected) for answer in answers]
        assert chances == sorted(chances, reverse=True)
        assert answers[0].reasons[0].id == "bots-reason-best"
        assert answers[-1].reasons[0].id == "bots-reason-worse"


def test_a_puzzle_tells_what_led_to_it(found: list[Puzzle]) -> None:
    quiet, told = found[0].table(), found[0].table(listen=True)
    assert quiet == told
    assert quiet.story is None
    assert told.story


def test_puzzles_hold_with_another_seed_and_wrong_answers_do_not(found: list[Puzzle]) -> None:
    for puzzle in found[:2]:
        assert holds(puzzle, 60, 4711)
        best, *others = puzzle.outcomes
        turned = replace(puzzle, outcomes=(replace(others[-1], percent=best.percent), *others[:-1], best))
        assert not holds(turned, 60, 4711)


def test_the_same_search_finds_the_same_puzzles_and_goes_on_where_it_was(found: list[Puzzle]) -> None:
    game = tt.game("zavarushka")
    assert next(Finder(game, 2, {}, 1, BUDGET, 0.05).find()) == found[0]
    on = Finder(game, 2, {}, 1, BUDGET, 0.05, found[:2])
    assert (on.number, on.played, on.kinds.total()) == (2, found[1].seed - 1_000_003, 2)
    elsewhere = Finder(game, 3, {}, 1, BUDGET, 0.05, found[:2])
    assert (elsewhere.number, elsewhere.played) == (2, 0)


def test_what_fewer_can_solve_is_rated_higher() -> None:
    assert rating(0.5) == MIDDLE
    assert rating(1.0) < rating(0.75) < MIDDLE < rating(0.25) < rating(0.0)


def test_puzzles_are_short_text_and_can_be_read_back(found: list[Puzzle]) -> None:
    other = replace(found[0], number=9, seats=3)
    text = dumps([*found, other])
    assert loads(text) == (*found, other)
    assert text.count("seats: ") == 2
    assert len(text) < 900


@pytest.mark.parametrize("game", tt.games())
def test_every_game_can_be_written_move_by_move(game: str) -> None:
    """A puzzle at the beginning of any game, found or not, comes back as it was."""
    table = tt.game(game).deal(2, 6)
    count = len(table.actions(table.waiting[0]))
    outcomes = tuple([Outcome(place, 50 - place, place - 3, -place, place % 2 == 0) for place in range(count)])
    puzzle = Puzzle(1, game, table.version, 2, dict(table.options), 6, 1500, "", outcomes)
    assert loads(dumps([puzzle])) == (puzzle,)
    assert puzzle.table() == table


def test_what_is_no_puzzle_is_refused_with_a_reason(found: list[Puzzle]) -> None:
    text = dumps(found)
    with pytest.raises(ValueError, match="line 1 of the puzzles: expected 'taletable puzzles 2'"):
        loads("something else")
    for broken in (text.replace("seats: 2", "chairs: 2"), text.replace("options: {", "options: ")):
        with pytest.raises(ValueError, match=r"line \d of the puzzles: expected a head"):
            loads(broken)
    with pytest.raises(ValueError, match=r"line 7 of the puzzles: expected a head .* or number, seed"):
        loads(text.replace("\t", " "))
    with pytest.raises(ValueError, match="line 7 of the puzzles"):
        loads(text.replace("+", "plus"))
    with pytest.raises(ValueError, match="move 1 of the puzzle"):
        replace(found[0], moves="Z" + found[0].moves).table()
    with pytest.raises(ValueError, match="the answers of puzzle 1 are not those of its table"):
        replace(found[0], outcomes=found[0].outcomes[:-1]).table()
    with pytest.raises(ValueError, match="this puzzle is of version 99"):
        replace(found[0], version=99).table()
    with pytest.raises(ValueError, match="puzzles of one game"):
        dumps([])


# Those that come with the package.


def test_games_have_puzzles() -> None:
    """A new game need not have any."""
    assert len(SHIPPED) >= 4


@pytest.mark.parametrize("game", SHIPPED)
def test_every_shipped_puzzle_can_be_set_up_by_the_present_rules(game: str) -> None:
    """If this fails because the rules have changed: CONTRIBUTING.md says how puzzles are made again."""
    puzzles = shipped(game).values()
    assert len(puzzles) >= FEWEST
    assert {puzzle.version for puzzle in puzzles} == {tt.game(game).version}
    assert len({(puzzle.seed, puzzle.seats, str(puzzle.options), puzzle.moves) for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        answers = puzzle.answers(puzzle.table())
        assert len(answers) >= 3
        assert puzzle.gap >= 100 * GAP - 1, puzzle.number
        assert 0 <= answers[-1].expected <= answers[0].expected <= 1


@pytest.mark.parametrize("game", SHIPPED)
def test_shipped_puzzles_are_a_mixture(game: str) -> None:
    puzzles = shipped(game).values()
    kinds = [puzzle.chair().decision.kind for puzzle in puzzles]
    ways = {(puzzle.seats, *puzzle.options.values()) for puzzle in puzzles}
    assert len(ways) >= 2
    assert len(set(kinds)) >= 4
    # For each way it is played the first few may be of any kind.
    assert max(kinds.count(kind) for kind in kinds) <= 4 * len(ways) + OF_A_KIND * len(kinds), set(kinds)
    easy = [puzzle for puzzle in puzzles if puzzle.rating <= rating(1.0)]
    assert len(easy) <= 4 * len(ways) + EASY * len(kinds)
    assert min(puzzle.rating for puzzle in puzzles) < 1150 < MIDDLE < max(puzzle.rating for puzzle in puzzles)
    assert sum(puzzle.seats == 2 for puzzle in puzzles) > len(kinds) / 2


@pytest.mark.parametrize("game", SHIPPED)
def test_a_sample_of_the_shipped_puzzles_holds_with_another_seed(game: str) -> None:
    puzzles = shipped(game)
    numbers = sorted(puzzles)
    for number in numbers[:: max(1, len(numbers) // 3)][:3]:
        assert holds(puzzles[number], THOROUGH, 4711), number
