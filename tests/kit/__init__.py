"""What tests are made of: every game and its variants, walks through whole games, scenarios, counting."""

from tests.kit.perft import perft
from tests.kit.ports import free_port
from tests.kit.scenario import scenario
from tests.kit.variants import AT_ONCE, EVERY, GAMES, IN_TURN, VARIANTS, Variant, moments, walk

__all__ = [
    "AT_ONCE",
    "EVERY",
    "GAMES",
    "IN_TURN",
    "VARIANTS",
    "Variant",
    "free_port",
    "moments",
    "perft",
    "scenario",
    "walk",
]
