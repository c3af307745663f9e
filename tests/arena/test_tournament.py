"""Games between bots: the same contest gives the same results, in one process or several, at once or in parts."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import taletable as tt
from taletable.arena import Contest, Tournament, pool
from taletable.arena.journal import Journal
from taletable.arena.pool import play_all
from tests.arena.kit import GAME, contest, played, timeless
from tests.kit.waiting import PATIENCE, eventually


def test_the_same_contest_gives_the_same_results_with_one_worker_and_with_two() -> None:
    alone = played(contest("greedy", "random"), 12)
    together = played(contest("greedy", "random"), 12, workers=2)
    assert timeless(alone.results) == timeless(together.results)
    assert len(alone.results) == alone.games == 12
    assert timeless(alone.results) != timeless(played(contest("greedy", "random", seed=2), 12).results)


def test_a_result_is_how_the_table_stood() -> None:
    (one, _) = played(contest("random", "greedy"), 2).results
    assert sorted(one.ranks) in ([1, 1], [1, 2])
    assert one.ranks[one.points.index(max(one.points))] == 1
    assert all(count > 0 for count in (*one.decisions, *one.nanoseconds))
    assert one.share(0) + one.share(1) == 1.0


@pytest.mark.parametrize("game", tt.games())
def test_every_game_can_be_played(game: str) -> None:
    one = Contest(game, ("random", "greedy-0"), 3, 1, tt.game(game).settled({}))
    assert len(played(one, 3).results) == 3


def test_it_stops_when_the_first_bot_is_clearly_better_at_the_same_game_for_any_number_of_workers() -> None:
    alone = played(contest("greedy", "random"), 200, target=0.5)
    assert alone.decided
    assert len(alone.results) < 40
    together = played(contest("greedy", "random"), 200, workers=2, target=0.5)
    assert timeless(alone.results) == timeless(together.results)


def test_it_goes_on_to_the_end_while_nothing_is_decided() -> None:
    tournament = played(contest("random", "random"), 40, target=0.5)
    assert not tournament.decided
    assert len(tournament.results) == 40


# A killed worker.


def test_the_games_of_a_killed_worker_are_played_again() -> None:
    one = contest("random", "greedy")
    seatings = one.schedule.games(rounds=8)
    playing = play_all(one, seatings, workers=2)
    results = [next(playing)]
    victim = next(process for process in pool.SPAWN.active_children() if process.pid)
    os.kill(victim.pid or 0, signal.SIGKILL)
    results += playing
    assert sorted(result.seating for result in results) == seatings
    assert timeless(sorted(results, key=lambda result: result.seating)) == timeless(played(one, 16).results)


def test_a_game_that_kills_every_worker_is_named() -> None:
    one = contest("random", f"cmd:{sys.executable} -c 'import os, signal; os.kill(os.getppid(), signal.SIGKILL)'")
    with pytest.raises(ValueError, match="deal 0, rotation 0 has ended 3 worker processes"):
        list(play_all(one, one.schedule.deal(0)[:1] * 2, workers=2))


def test_workers_and_their_programs_end_with_the_parent() -> None:
    forever = f"cmd:{sys.executable} -c 'import time; time.sleep(1000)'"
    run = subprocess.Popen(
        [sys.executable, "-m", "taletable", "arena", GAME, forever, "random", "--workers", "2", "--limit", "900"]
    )
    children = Path(f"/proc/{run.pid}/task/{run.pid}/children")
    eventually(lambda: len(children.read_text().split()) >= 3)  # the resource tracker is one of them
    workers = children.read_text().split()
    programs = [Path(f"/proc/{worker}/task/{worker}/children") for worker in workers]
    eventually(lambda: sum(len(one.read_text().split()) for one in programs) >= 2)
    below = [pid for one in programs for pid in one.read_text().split()]
    run.kill()
    run.wait(PATIENCE)
    eventually(lambda: not any(Path(f"/proc/{pid}/cmdline").exists() for pid in (*workers, *below)))


# The journal.


def test_a_run_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    file, one = tmp_path / "games.jsonl", contest("random", "greedy")
    whole = played(one, 10)
    with Journal(file, one) as journal:
        first = Tournament(one, 10).run(journal=journal)
        begun = [next(first) for _ in range(5)]
        first.close()
    file.write_bytes(file.read_bytes() + b'{"deal":2,"turn"')  # killed in the middle of a line
    with Journal(file, one) as journal:
        assert journal.results == begun
        rest = Tournament(one, 10)
        assert [result.seating for result in rest.run(journal=journal)] == [
            result.seating for result in whole.results[5:]
        ]
    assert timeless(rest.results) == timeless(whole.results)
    assert rest.results[:5] == begun
    with Journal(file, one) as journal:
        assert len(journal.results) == 10
        assert list(Tournament(one, 10).run(journal=journal)) == []
        longer = Tournament(one, 14)
        assert len(list(longer.run(journal=journal))) == 4


def test_a_run_that_was_decided_is_decided_when_it_is_taken_up_again(tmp_path: Path) -> None:
    file, one = tmp_path / "games.jsonl", contest("greedy", "random")
    counts = []
    for workers in (2, 1):
        with Journal(file, one) as journal:
            tournament = Tournament(one, 200, target=0.5)
            counts.append(len(list(tournament.run(workers, journal))))
        assert tournament.decided
    assert counts[0] >= len(tournament.results)
    assert counts[1] == 0


def test_a_run_that_is_killed_loses_no_finished_game(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "taletable", "arena", GAME, "greedy", "random", "--json", "--seed", "3"]
    command += ["--games", "300", "--workers", "2", "--out", str(file)]
    run = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    eventually(lambda: file.exists() and file.read_bytes().count(b"\n") > 5)
    run.kill()
    run.wait(PATIENCE)
    done = file.read_bytes().rpartition(b"\n")[0]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=PATIENCE)
    assert file.read_bytes().startswith(done)
    with Journal(file, contest("greedy", "random", seed=3)) as journal:
        assert len(journal.results) == len({result.seating for result in journal.results}) == 300


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (b"hello\n", "is no file of an arena"),
        (b"hello", "is no file of an arena"),
        (None, "line 2 of .*games.jsonl is no result"),
    ],
)
def test_what_is_no_journal_is_refused_and_left_as_it_is(tmp_path: Path, text: bytes | None, complaint: str) -> None:
    file = tmp_path / "games.jsonl"
    if text is None:
        with Journal(file, contest("random", "random")):
            pass
        text = file.read_bytes() + b"{}\n"
    file.write_bytes(text)
    with pytest.raises(ValueError, match=complaint):
        Journal(file, contest("random", "random"))
    assert file.read_bytes() == text


def test_the_games_of_another_command_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with Journal(file, contest("random", "greedy")):
        pass
    with pytest.raises(ValueError, match=r"another command \(bots random greedy, not random; seed 1, not 2\)"):
        Journal(file, contest("random", seed=2))
    other = Contest("fairy_tale", ("random", "greedy"), 2, 1, tt.game("fairy_tale").settled({}))
    with pytest.raises(ValueError, match=r"another command \(rules 1, not \d+; game zavarushka, not fairy_tale\)"):
        Journal(file, other)


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    file, one = tmp_path / "games.jsonl", contest("random", "random")
    with Journal(file, one), pytest.raises(ValueError, match="is being written by another run"):
        Journal(file, one)
