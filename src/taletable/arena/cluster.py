"""Games on an existing Ray cluster: a task plays what is left of a deal.

Ray starts a task again when its process or its machine dies; the games come out the same. Each machine of the cluster
needs the same version of this package, and the programs of outside bots.
"""

from __future__ import annotations

import logging
import platform
import socket
from collections import deque
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

import msgspec

import taletable as tt
from taletable.arena.players import Players
from taletable.arena.pool import GIVE_UP
from taletable.version import VERSION

try:
    import ray
except ImportError:
    raise ValueError("--cluster needs Ray, which is not installed: pip install 'taletable[arena]'") from None

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from taletable.arena.match import Result, ResultT, Series
    from taletable.arena.schedule import Seating

AHEAD: Final = 2  # tasks for each processor, so that none has to wait for the next one
PATIENCE: Final = 10.0  # seconds until a cluster must have answered
AUTO: Final = "auto"  # the cluster that this machine belongs to


def play_all(contest: Series[ResultT], seatings: Sequence[Seating], workers: int, address: str) -> Generator[ResultT]:
    """The results of these games, in the order the deals end; ``workers`` is the most deals at a time, 0 no limit."""
    _join(address)
    try:
        yield from _results(contest, seatings, workers)
    finally:
        ray.shutdown()  # the cluster ends what we have not waited for


def _join(address: str) -> None:
    where = "here" if address == AUTO else f"at {address}"
    try:
        if address != AUTO:
            _knock(address)
        ray.init(address=address, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise ValueError(
            f"there is no Ray cluster {where} that can be joined ({reason}); `ray start --head` starts one"
        ) from None


def _knock(address: str) -> None:
    """An OSError if nobody listens at an address, for which Ray would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        raise ValueError("an address is written HOST:PORT")
    socket.create_connection((host, int(port)), PATIENCE).close()


def _results(contest: Series[ResultT], seatings: Sequence[Seating], workers: int) -> Generator[ResultT]:
    task = ray.remote(num_cpus=1, max_retries=GIVE_UP - 1)(play_deal)
    shared = ray.put((VERSION, tt.game(contest.game).version, type(contest), msgspec.json.encode(contest)))
    todo = deque([list(games) for _, games in groupby(seatings, key=lambda seating: seating.deal)])
    playing: dict[Any, list[Seating]] = {}
    while todo or playing:
        most = workers or AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))  # machines may come and go
        while todo and len(playing) < most:
            games = todo.popleft()
            playing[task.remote(shared, games)] = games
        done, _ = ray.wait([*playing], num_returns=1)
        for reference in done:
            yield from _taken(reference, playing.pop(reference)[0].deal, contest)


def _taken(reference: Any, deal: int, contest: Series[ResultT]) -> list[ResultT]:
    try:
        encoded = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise ValueError(f"deal {deal} cannot be played on the cluster: {error.cause}") from None
    except ray.exceptions.RayError as error:
        reason = str(error).strip().partition("\n")[0]
        raise ValueError(f"deal {deal} has ended {GIVE_UP} workers of the cluster: {reason}") from None
    return msgspec.json.decode(encoded, type=list[contest.result_type])  # type: ignore[name-defined]


def play_deal(shared: tuple[str, int, type[Series[Result]], bytes], seatings: list[Seating]) -> bytes:
    """The task: the results of games of one deal, as JSON."""
    version, rules, kind, encoded = shared
    if version != VERSION:
        raise ValueError(f"{platform.node()} has taletable {VERSION}, not {version}")
    contest = msgspec.json.decode(encoded, type=kind)
    if tt.game(contest.game).version != rules:
        raise ValueError(f"{platform.node()} has rules {tt.game(contest.game).version} of {contest.game}, not {rules}")
    players = Players(contest.limit)
    try:
        return msgspec.json.encode([contest.play(seating, players) for seating in seatings])
    finally:
        players.close()
