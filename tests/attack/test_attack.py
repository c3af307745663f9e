"""The attack of `make attack` in its short form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.attack.attack import attack

if TYPE_CHECKING:
    from pathlib import Path

SEED = 1
REQUESTS = 4_000


def test_a_short_attack_does_not_hurt_the_server(tmp_path: Path) -> None:
    told, hurt = attack(tmp_path, REQUESTS, SEED)
    assert hurt == [], f"`python -m tests.attack --requests {REQUESTS} --seed {SEED}` does it again: {told}"
    assert told["requests"] >= REQUESTS
    assert {"2xx", "4xx"} <= told["answers"].keys()
    assert told["tables"] > 20
