"""The bot in docs/ does what the text says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.kit import Server, play_out

BOT = Path(__file__).parents[2] / "docs/examples/bot.py"


@pytest.mark.parametrize("game", ["dark_tales", "grimm_forest"])
def test_a_bot_of_ones_own_plays_a_person(tmp_path: Path, game: str) -> None:
    with Server(tmp_path) as server:
        ann, robo = server.guest("Ann"), server.guest("Robo")
        token = robo.post("/api/me/tokens", {"label": "my bot"})["token"]
        table = ann.opens(game, ["me", "open"])
        bot = subprocess.Popen([sys.executable, str(BOT), server.url, table, token], stdout=subprocess.PIPE, text=True)
        line = ann.watches(table)
        line.until(lambda state: state["room"]["seats"][1]["ready"])
        ann.does(table, "start")
        line.until(lambda state: state["room"]["status"] == "playing")
        play_out([line], 1)
        told, _ = bot.communicate(timeout=20)
        assert bot.returncode == 0
        standings = line.state["room"]["standings"]
        assert told.splitlines() == [f"{one['rank']}. seat {one['seat']}: {one['score']}" for one in standings]
        assert line.state["room"]["seats"][1]["name"] == "Robo"
