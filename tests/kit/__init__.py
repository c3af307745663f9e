"""What tests are made of: every game and its variants, walks through whole games, scenarios, counting."""

from tests.kit.perft import perft
from tests.kit.scenario import scenario
from tests.kit.variants import GAMES, VARIANTS, Variant, walk

__all__ = ["GAMES", "VARIANTS", "Variant", "perft", "scenario", "walk"]
