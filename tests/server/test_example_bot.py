"""The bot in docs/ does what the text says, at a server as it is run by default."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import taletable as tt
from taletable.server.settings import Settings
from tests.kit.waiting import PATIENCE
from tests.server.kit import Guest, Line, Server, play_out

if TYPE_CHECKING:
    from collections.abc import Iterator

BOT = Path(__file__).parents[2] / "docs/examples/bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), pace=Settings().pace) as server:
        yield server


def comes(server: Server, table: str) -> subprocess.Popen[str]:
    """A bot of somebody's own, on its way to a table."""
    token = server.guest("Robo").post("/api/me/tokens", {"label": "my bot"})["token"]
    return subprocess.Popen([sys.executable, str(BOT), server.url, table, token], stdout=subprocess.PIPE, text=True)


def starts(host: Guest, table: str) -> Line:
    """Whoever has opened a table begins as soon as everybody is ready."""
    line = host.watches(table)
    line.until(lambda state: all(seat["ready"] or number == state["you"] for number, seat in seats(state)))
    line.does("start")
    return line


def seats(state: dict[str, Any]) -> enumerate[dict[str, Any]]:
    return enumerate(state["room"]["seats"])


def plays_to_the_end(line: Line, *bots: subprocess.Popen[str]) -> None:
    line.until(lambda state: state["room"]["status"] == "over")
    shown = [f"{one['rank']}. seat {one['seat']}: {one['score']}" for one in line.state["room"]["standings"]]
    for bot in bots:
        told, _ = bot.communicate(timeout=PATIENCE)
        assert (bot.returncode, told.splitlines()) == (0, shown)


@pytest.mark.parametrize("game", tt.games())
def test_a_bot_of_ones_own_plays_a_bot_of_ours(server: Server, game: str) -> None:
    ann = server.guest("Ann")
    table = ann.opens(game, ["open", "random"])
    bot = comes(server, table)
    plays_to_the_end(starts(ann, table), bot)


def test_two_bots_of_ones_own_play_each_other(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens("fairy_tale", ["open", "open"])
    bots = [comes(server, table) for _ in range(2)]
    plays_to_the_end(starts(ann, table), *bots)


def test_a_bot_of_ones_own_plays_a_person(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.opens("grimm_forest", ["me", "open"])
        bot = comes(server, table)
        line = starts(ann, table)
        line.until(lambda state: state["room"]["status"] == "playing")
        play_out([line], 1)
        plays_to_the_end(line, bot)
        assert line.state["room"]["seats"][1]["name"] == "Robo"
