"""Worker processes: whatever becomes of one, bots answer, requests are answered, and nothing stays behind."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import uvloop

import taletable as tt
from taletable.bots import Chair, bot
from taletable.games.fairy_tale.cards import TEXT
from taletable.server import worker_pool
from taletable.server import workers as server_workers
from taletable.server.refusals import Refusal
from taletable.server.workers import LONGEST_QUEUE, SEARCH_NICENESS, Workers
from tests.server.kit import Line, Server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine

    from taletable.kernel import Table
    from taletable.server.worker_pool import WorkerPool

SEED = 5
SHORT = 2.0  # seconds for a job, where one is to be too slow
LONG = 300.0
# Levels that search, as dear as ever in the queue, and done with soon.
SEARCHES = {"strong@4": 1.0, "master@4": 5.0}


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that does much else, a process that gives way to others takes long to start."""
    monkeypatch.setattr(worker_pool, "STARTING", LONG)


@asynccontextmanager
async def at_work(
    bots: int = 1, thinking: float = LONG, request: float = LONG, searching: float = LONG
) -> AsyncIterator[Workers]:
    workers = Workers(bots, thinking, request, searching)
    try:
        yield workers
    finally:
        await workers.close()


def dealt() -> tuple[Table, int]:
    """A table at which a greedy bot does not give the default answer."""
    table = tt.game("grimm_forest").deal(3, 7)
    decision = table.decision(0)
    assert decision is not None
    assert decision.default != bot("greedy", SEED).choose(Chair(table, 0))
    return table, decision.default


def wise(table: Table) -> int:
    return bot("greedy", SEED).choose(Chair(table, 0))


async def chosen(workers: Workers, table: Table, level: str = "greedy") -> int:
    return (await workers.choose(table, 0, level, SEED)).action


async def pid_in(pool: WorkerPool, number: int = 0) -> int:
    """The process of a pool, as soon as there is one."""
    while True:
        process = pool.workers[number].process
        if process is not None:
            return process.pid
        await asyncio.sleep(0.01)


def is_there(pid: int) -> bool:
    """Whether a process is still there; one that has ended and waits to be noticed is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] not in ("Z", "X")
    except (FileNotFoundError, ProcessLookupError):
        return False


async def begun(job: Coroutine[None, None, int]) -> asyncio.Task[int]:
    """A job that a process has been given."""
    task = asyncio.create_task(job)
    for _ in range(20):
        await asyncio.sleep(0)
    return task


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_a_bot_answers_as_it_would_in_this_process(run: Callable[[Coroutine[None, None, None]], None]) -> None:
    async def play() -> None:
        table, default = dealt()
        async with at_work() as workers:
            assert await chosen(workers, table) == wise(table)
            assert await chosen(workers, table) == wise(table)
            assert workers.bots.started == 1
            assert await chosen(workers, table, "default") == default
            pid = await pid_in(workers.bots)
        assert not is_there(pid)

    run(play())


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_a_process_that_is_killed_while_it_thinks_is_replaced_by_one(
    run: Callable[[Coroutine[None, None, None]], None],
) -> None:
    async def play() -> None:
        table, _ = dealt()
        async with at_work() as workers:
            await chosen(workers, table)
            for kills in range(1, 4):
                old = await pid_in(workers.bots)
                os.kill(old, signal.SIGSTOP)
                jobs = [await begun(chosen(workers, table)) for _ in range(3)]
                os.kill(old, signal.SIGKILL)
                assert await asyncio.gather(*jobs) == [wise(table)] * 3
                assert workers.bots.started == 1 + kills
                assert not is_there(old)

    run(play())


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_for_a_process_that_hangs_the_default_answers_and_others_go_on(
    run: Callable[[Coroutine[None, None, None]], None],
) -> None:
    async def play() -> None:
        table, default = dealt()
        async with at_work(bots=2, thinking=SHORT) as workers:
            pool = workers.bots
            pool.limit = LONG  # to begin with: it may take a while until both are there
            both = [await begun(chosen(workers, table)) for _ in range(2)]
            assert await asyncio.gather(*both) == [wise(table)] * 2
            hanging = await pid_in(pool, 0)
            os.kill(hanging, signal.SIGSTOP)
            pool.limit = SHORT
            stuck = asyncio.create_task(chosen(workers, table))
            other = asyncio.create_task(chosen(workers, table))
            first, _ = await asyncio.wait([stuck, other], return_when=asyncio.FIRST_COMPLETED)
            assert [one.result() for one in first] == [wise(table)]
            assert sorted([await stuck, await other]) == sorted([wise(table), default])
            assert not is_there(hanging)
            pool.limit = LONG
            both = [await begun(chosen(workers, table)) for _ in range(2)]
            assert await asyncio.gather(*both) == [wise(table)] * 2
            assert pool.started == 3

    run(play())


@pytest.mark.parametrize("broken", ["/bin/false", "/bin/echo", "/nowhere"])
def test_processes_that_die_at_once_are_not_started_again_and_again(
    monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    async def play() -> None:
        table, default = dealt()
        async with at_work() as workers:
            monkeypatch.setattr(sys, "executable", broken)
            monkeypatch.setattr(worker_pool, "FIRST_BACKOFF", LONG)
            monkeypatch.setattr(worker_pool, "LONGEST_BACKOFF", LONG)
            answers = [chosen(workers, table) for _ in range(45)]
            assert await asyncio.gather(*answers) == [default] * 45
            assert workers.bots.started == 2
            workers.bots._backoff_until = 0.0
            monkeypatch.undo()
            assert await chosen(workers, table) == wise(table)
            assert workers.bots.started == 3

    asyncio.run(play())


def test_the_rest_grows_while_processes_die(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with at_work(bots=2) as workers:
            pool = workers.bots
            monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: 100.0)
            rests = []
            for _ in range(20):
                pool._back_off()
                rests.append(pool._backoff_until - 100 if pool._backoff_until else 0)
            monkeypatch.undo()
            assert rests[:6] == [0, 0, 0.5, 1, 2, 4]
            assert rests[-1] == worker_pool.LONGEST_BACKOFF

    asyncio.run(play())


def test_an_error_in_a_job_is_told_to_the_log_and_the_process_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        table, default = dealt()
        async with at_work() as workers:
            assert await chosen(workers, table, "nobody") == default
            assert await chosen(workers, table) == wise(table)
            assert workers.bots.started == 1

    asyncio.run(play())
    assert "there is no bot 'nobody'" in caplog.text


def test_what_a_process_says_to_its_standard_error_is_told_to_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        table, _ = dealt()
        async with at_work() as workers:
            monkeypatch.setenv("PYTHONWARNINGS", "nonsense")
            assert await chosen(workers, table) == wise(table)

    asyncio.run(play())
    assert "invalid action: 'nonsense'" in caplog.text


def test_a_process_imports_nothing_from_the_folder_the_server_runs_in(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def play() -> None:
        table, _ = dealt()
        async with at_work() as workers:
            assert await chosen(workers, table) == wise(table)

    (tmp_path / "msgspec.py").write_text("raise SystemExit", "utf-8")
    monkeypatch.chdir(tmp_path)
    asyncio.run(play())


def test_for_a_sheet_that_takes_too_long_there_is_a_refusal_and_the_next_one_is_read() -> None:
    async def play() -> None:
        async with at_work() as workers:
            await workers.check("fairy_tale", {"deck_file": TEXT})
            os.kill(await pid_in(workers.requests), signal.SIGSTOP)
            workers.requests.limit = SHORT
            with pytest.raises(Refusal) as slow:
                await workers.check("fairy_tale", {"deck_file": TEXT})
            assert slow.value.message.id == "server-refusal-sheet-too-slow"
            workers.requests.limit = LONG
            await workers.check("fairy_tale", {"deck_file": TEXT})
            with pytest.raises(Refusal) as unsound:
                await workers.check("fairy_tale", {"deck_file": "cards = 1"})
            assert unsound.value.message.args == {"words": "the sheet has no [[card]]"}
            with pytest.raises(Refusal) as bad:
                await workers.check("fairy_tale", {"deck_file": TEXT, "draft": 3})
            assert bad.value.message.id == "kernel-options-unknown-near"
            assert workers.requests.started == 2

    asyncio.run(play())


def test_a_sheet_waits_neither_for_bots_nor_for_replays_and_not_many_may_wait() -> None:
    async def play() -> None:
        table, _ = dealt()
        played = table.record()
        order: list[str] = []

        async def note(name: str, job: Coroutine[None, None, object]) -> None:
            try:
                await job
                order.append(name)
            except Refusal as refusal:
                order.append(refusal.message.id)

        async with at_work() as workers:
            await workers.check("fairy_tale", {"deck_file": TEXT})
            pid = await pid_in(workers.requests)
            os.kill(pid, signal.SIGSTOP)
            jobs = [asyncio.create_task(note("bot", chosen(workers, table)))]
            jobs += [
                asyncio.create_task(note("replay", workers.replay(played, 0, "all"))) for _ in range(LONGEST_QUEUE)
            ]
            await asyncio.wait(jobs[:1])
            sheet = asyncio.create_task(note("sheet", workers.check("fairy_tale", {"deck_file": TEXT})))
            late = asyncio.create_task(note("replay", workers.replay(played, 0, "all")))
            await late
            os.kill(pid, signal.SIGCONT)
            await asyncio.gather(*jobs, sheet)
        assert order[:2] == ["bot", "server-refusal-overloaded"]
        assert order.index("sheet") == 3
        assert order.count("replay") == LONGEST_QUEUE

    asyncio.run(play())


def test_no_quick_bot_waits_for_one_that_searches_and_the_event_loop_comes_before_a_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        table, _ = dealt()
        async with at_work() as workers:
            await chosen(workers, table, "strong:miser")
            assert (workers.searches.started, workers.bots.started) == (1, 0)
            searching = await pid_in(workers.searches)
            assert os.getpriority(os.PRIO_PROCESS, searching) - os.getpriority(os.PRIO_PROCESS, 0) == SEARCH_NICENESS
            os.kill(searching, signal.SIGSTOP)
            monkeypatch.setattr(server_workers, "SEARCH_SECONDS", SEARCHES)
            strong = await begun(chosen(workers, table, "strong@4"))
            for level in ("novice", "casual:builder", "greedy"):
                await chosen(workers, table, level)
            assert not strong.done()
            assert os.getpriority(os.PRIO_PROCESS, await pid_in(workers.bots)) == os.getpriority(os.PRIO_PROCESS, 0)
            os.kill(searching, signal.SIGCONT)
            await strong

    asyncio.run(play())


def test_a_search_that_hangs_is_replaced_by_a_casual_bot(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(server_workers, "SEARCH_SECONDS", SEARCHES)

    async def play() -> None:
        table, _ = dealt()
        async with at_work() as workers:
            await chosen(workers, table, "master@4")
            os.kill(await pid_in(workers.searches), signal.SIGSTOP)
            workers.searches.limit = SHORT
            assert await chosen(workers, table, "master@4") == bot("casual", SEED).choose(Chair(table, 0))

    asyncio.run(play())
    assert "a bot answers without a search: a job took more than 2.0 seconds" in caplog.text


def test_hosts_share_the_searches_however_many_bots_each_of_them_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start-time fair queuing: who has one bot waits for one of the other's, not for all; a master counts for more."""
    monkeypatch.setattr(server_workers, "SEARCH_SECONDS", SEARCHES)

    async def play() -> None:
        table, _ = dealt()
        order: list[str] = []

        async def note(host: str, level: str) -> None:
            await workers.choose(table, 0, level, SEED, host)
            order.append(host)

        async with at_work() as workers:
            await chosen(workers, table, "strong@4")
            pid = await pid_in(workers.searches)
            os.kill(pid, signal.SIGSTOP)
            wanted = [("ann", "master@4")] * 4 + [("bob", "strong@4")] * 3 + [("cat", "master@4")]
            jobs = []
            for host, level in wanted:
                jobs.append(asyncio.create_task(note(host, level)))
                await asyncio.sleep(0)
            os.kill(pid, signal.SIGCONT)
            await asyncio.gather(*jobs)
        assert order == ["ann", "bob", "cat", "bob", "bob", "ann", "ann", "ann"]

    asyncio.run(play())


def test_a_search_whose_answer_is_of_no_use_any_more_does_not_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_workers, "SEARCH_SECONDS", SEARCHES)

    async def play() -> None:
        table, _ = dealt()
        async with at_work() as workers:
            await chosen(workers, table, "strong@4")
            pid = await pid_in(workers.searches)
            os.kill(pid, signal.SIGSTOP)
            first = await begun(chosen(workers, table, "strong@4"))
            undone = asyncio.create_task(workers.choose(table, 0, "master@4", SEED, wanted=lambda: False))
            last = await begun(chosen(workers, table, "strong@4"))
            os.kill(pid, signal.SIGCONT)
            await asyncio.wait([first, undone, last])
            assert undone.cancelled()

    asyncio.run(play())


def test_among_how_many_a_bot_chooses_is_told_as_a_spectator_would_guess_it() -> None:
    """The pause that follows from it is seen by all: it must not give away what the bot holds."""

    async def play() -> None:
        async with at_work() as workers:
            for game in tt.games():
                for seats in tt.game(game).seat_counts():
                    table = tt.game(game).deal(seats, 3)
                    seat = table.waiting[0]
                    told = await workers.choose(table, seat, "random", SEED)
                    for seed in range(3):
                        world = table.imagine(None, seed)
                        if seat in world.waiting:
                            other = await workers.choose(world, seat, "random", SEED)
                            assert other.choices == told.choices > 0

    asyncio.run(play())


def test_jobs_that_wait_when_the_server_ends_are_cancelled() -> None:
    async def play() -> None:
        table, _ = dealt()
        async with at_work() as workers:
            await chosen(workers, table)
            pid = await pid_in(workers.bots)
            os.kill(pid, signal.SIGSTOP)
            jobs = [await begun(chosen(workers, table)) for _ in range(3)]
            gone = jobs.pop()
            gone.cancel()
        assert not is_there(pid)
        done, _ = await asyncio.wait(jobs[1:])
        assert all(job.cancelled() for job in done)
        jobs[0].cancel()

    asyncio.run(play())


# The server as it is run.


def worker_processes() -> dict[int, int]:
    """All worker processes on this machine, with their parents."""
    found = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and is_there(int(folder.name)):
            try:
                words = (folder / "cmdline").read_bytes().split(b"\0")
                if b"taletable.server.worker" in words:
                    found[int(folder.name)] = int(words[-2])
            except (FileNotFoundError, ProcessLookupError):
                continue
    return found


def workers_of(server: Server) -> list[int]:
    """The worker processes of a server."""
    assert server.child is not None
    return [pid for pid, parent in worker_processes().items() if descends(parent, server.child.pid)]


def descends(pid: int, ancestor: int) -> bool:
    """Whether a process is another one, or a child of it."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text("utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return ancestor in (pid, int(stat.rpartition(")")[2].split()[1]))


def gone(pids: list[int]) -> bool:
    """Whether these processes end without anybody's help."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if not any(is_there(pid) for pid in pids):
            return True
        time.sleep(0.02)
    return False


def with_bot(server: Server) -> tuple[list[int], Line]:
    """A game with a bot that has answered, so that the processes that think for it are fully up; it is Ann's turn."""
    ann = server.guest("Ann")
    line = ann.watches(ann.opens("zavarushka", ["me", "greedy"]))
    line.does("start")
    while line.decision is None or not workers_of(server):
        if line.decision is None:
            line.hear()
        else:
            line.acts(line.decision["actions"][0])
    return workers_of(server), line


def finish_turn(line: Line) -> None:
    """Ann answers until it is the turn of the bot, whose processes are stopped."""
    while line.decision is not None:
        line.acts(line.decision["actions"][0])


def shared_memory(pids: list[int]) -> list[str]:
    """What these processes have in /dev/shm, where semaphores of killed processes stay."""
    maps = [line for pid in pids for line in Path(f"/proc/{pid}/maps").read_text("utf-8").splitlines()]
    return [line for line in maps if "/dev/shm/" in line]


@pytest.mark.parametrize("whom", ["the server", "its process group"])
@pytest.mark.parametrize("stopped", [False, True], ids=["idle", "stopped"])
def test_of_a_server_that_is_killed_nothing_stays_behind(tmp_path: Path, whom: str, stopped: bool) -> None:
    server = Server(tmp_path).start()
    pids, _ = with_bot(server)
    for pid in pids if stopped else []:
        os.kill(pid, signal.SIGSTOP)
    assert server.child is not None
    assert not shared_memory([server.child.pid, *pids])
    if whom == "the server":
        server.child.kill()
        server.child.wait()
        server.child = None
    else:
        server.kill()
    server.stop()
    assert gone(pids)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_ends_in_time_while_its_processes_hang(tmp_path: Path, workers: int) -> None:
    with Server(tmp_path, workers=workers) as server:
        pids, line = with_bot(server)
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        finish_turn(line)
        server.stop()  # within twenty seconds, or it is an error
        assert gone(pids)


def test_a_game_goes_on_while_the_processes_of_its_bots_are_killed(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = server.guest("Ann")
        line = ann.watches(ann.opens("zavarushka", ["me", "greedy"]))
        line.does("start")
        killed: list[int] = []
        while line.state["room"]["status"] == "playing":
            pids = workers_of(server)
            assert len(pids) <= 1
            if len(killed) < 3:
                for pid in pids:
                    os.kill(pid, signal.SIGKILL)
                    killed.append(pid)
            if line.decision is None:
                line.hear()
            else:
                line.acts(line.decision["actions"][0])
        assert killed
