"""`--cluster`: the same games on a Ray cluster, with workers that are killed and a run that is interrupted."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from taletable.arena import Result
from taletable.arena.journal import Journal
from taletable.cli import main
from tests.arena.kit import GAME, contest, played, timeless
from tests.kit.waiting import PATIENCE, eventually

GAMES = 30
LONG = 3 * PATIENCE  # Ray starts a process for each worker, which takes its time
# One takes its time, so that there is a worker to be killed in the middle of a game.
SLOW = "import json, time\nwhile True: q = json.loads(input()); time.sleep(0.02); print(json.dumps({'action': q['decision']['default']}), flush=True)"
BOTS = (f"cmd:{sys.executable} -c {shlex.quote(SLOW)}", "random")
SEATS = 3


def command(address: str, out: Path) -> list[str]:
    line = [sys.executable, "-m", "taletable", "arena", GAME, *BOTS, "--seats", str(SEATS), "--seed", "1", "--json"]
    return [*line, "--games", str(GAMES), "--out", str(out), "--cluster", address]


def expected() -> list[tuple[object, ...]]:
    return timeless(played(contest(*BOTS, seats=SEATS), GAMES).results)


def results(out: Path) -> list[Result]:
    with Journal(out, contest(*BOTS, seats=SEATS)) as journal:
        return sorted(journal.results, key=lambda result: result.seating)


def below(pid: int) -> list[int]:
    """All processes that this one and its children have started."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except FileNotFoundError:
        return []
    return [found for child in children for found in (int(child), *below(int(child)))]


def players(cluster: subprocess.Popen[str]) -> list[int]:
    """The processes of a cluster that play just now: Ray names a process after its task."""
    found = []
    for pid in below(cluster.pid):
        try:
            name = Path(f"/proc/{pid}/cmdline").read_text()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if name.startswith("ray::play_deal"):
            found.append(pid)
    return found


@pytest.fixture(scope="module")
def cluster() -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A cluster of three workers on this machine, and its address."""
    folder = tempfile.mkdtemp(prefix="ray")  # sockets lie in it, whose paths must be short
    options = ["--num-cpus", "3", "--node-ip-address", "127.0.0.1", "--port", "0", "--temp-dir", folder]
    starting = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block", *options]
    log = Path(folder) / "start.log"
    with log.open("w") as out:
        process = subprocess.Popen(
            [*starting, "--include-dashboard", "false", "--disable-usage-stats"], stdout=out, stderr=out, text=True
        )
    try:
        eventually(lambda: process.poll() is not None or "Ray runtime started" in log.read_text())
        address = re.search(r"--address='([\d.:]+)'", log.read_text())
        assert address is not None, log.read_text()
        yield process, address[1]
    finally:
        whole = [process.pid, *below(process.pid)]
        process.terminate()
        process.wait(PATIENCE)
        eventually(lambda: not any(Path(f"/proc/{pid}/cmdline").exists() for pid in whole))
        shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.slow
def test_results_equal_those_of_processes_although_a_worker_was_killed(
    cluster: tuple[subprocess.Popen[str], str], tmp_path: Path
) -> None:
    process, address = cluster
    out = tmp_path / "games.jsonl"
    run = subprocess.Popen(command(address, out), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    os.kill(eventually(lambda: players(process))[0], signal.SIGKILL)
    said, errors = run.communicate(timeout=LONG)
    assert run.returncode == 0, errors
    assert '"games": 30' in said
    assert timeless(results(out)) == expected()


@pytest.mark.slow
def test_ctrl_c_leaves_a_journal_that_processes_go_on_from(
    cluster: tuple[subprocess.Popen[str], str], tmp_path: Path
) -> None:
    process, address = cluster
    out = tmp_path / "games.jsonl"
    line = command(address, out)
    line[line.index("--games") + 1] = "100000"
    run = subprocess.Popen(
        line,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    eventually(lambda: out.exists() and out.read_bytes().count(b"\n") > 5)
    run.send_signal(signal.SIGINT)
    _, errors = run.communicate(timeout=LONG)
    assert run.returncode == 1, errors
    assert "Traceback" not in errors
    eventually(lambda: not players(process))  # what was under way has ended with the run
    kept = results(out)
    assert kept
    line = line[: line.index("--cluster")]
    line[line.index("--games") + 1] = str(max(GAMES, len(kept)))
    subprocess.run(line, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=LONG)
    whole = {result.seating: result for result in results(out)}
    assert all(whole[result.seating] == result for result in kept)
    assert timeless(sorted(whole.values(), key=lambda result: result.seating))[:GAMES] == expected()


@pytest.mark.slow
def test_a_deal_that_kills_every_worker_is_named(cluster: tuple[subprocess.Popen[str], str]) -> None:
    killer = f"cmd:{sys.executable} -c 'import os, signal; os.kill(os.getppid(), signal.SIGKILL)'"
    line = [sys.executable, "-m", "taletable", "arena", GAME, killer, "random", "--games", "2", "--cluster", cluster[1]]
    run = subprocess.run(line, capture_output=True, text=True, timeout=LONG, check=False)
    assert run.returncode == 2
    assert "taletable: deal 0 has ended 3 workers of the cluster" in run.stderr


@pytest.mark.slow
def test_a_survey_finds_the_same_on_a_cluster(
    cluster: tuple[subprocess.Popen[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["balance", GAME, "--bots", "random", "--games", "20", "--seats", "2", "3", "--json"]
    whole = [sys.executable, "-m", "taletable", *line, "--workers", "2", "--cluster", cluster[1]]
    run = subprocess.run(whole, capture_output=True, text=True, timeout=LONG, check=True)
    assert main(line) == 0
    assert run.stdout == capsys.readouterr().out


@pytest.mark.slow
def test_a_machine_with_another_version_is_named(cluster: tuple[subprocess.Popen[str], str], tmp_path: Path) -> None:
    """A driver of another version, as the workers of the cluster see it."""
    line = command(cluster[1], tmp_path / "games.jsonl")
    other = "from taletable.arena import cluster; cluster.VERSION = '0.0'; from taletable.cli import main; "
    script = other + f"raise SystemExit(main({line[3:]!r}))"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=LONG, check=False)
    assert run.returncode == 2
    assert re.search(r"cannot be played on the cluster: .* has taletable \S+, not 0\.0", run.stderr)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("address", "complaint"),
    [("127.0.0.1:9", r"at 127.0.0.1:9 that can be joined"), ("somewhere", "an address is written HOST:PORT")],
)
def test_a_cluster_that_is_not_there_is_told(tmp_path: Path, address: str, complaint: str) -> None:
    line = command(address, tmp_path / "games.jsonl")
    run = subprocess.run(line, capture_output=True, text=True, timeout=LONG, check=False)
    assert run.returncode == 2
    assert complaint in run.stderr
    assert "Traceback" not in run.stderr


def test_ray_is_asked_for_where_it_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "taletable.arena.cluster", raising=False)
    assert main(("arena", GAME, *BOTS, "--games", "2", "--cluster")) == 2
    assert "--cluster needs Ray, which is not installed: pip install 'taletable[arena]'" in capsys.readouterr().err
