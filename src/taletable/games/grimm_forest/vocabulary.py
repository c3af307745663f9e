"""The vocabulary: what an action is called, and the resources, locations and sections it can name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.grimm_forest.sheet import NAMES

if TYPE_CHECKING:
    from taletable.games.grimm_forest.types import Location, Resource

SEATS: Final = 4

# Materials, and the locations that give them; the Market gives all.
STRAW: Final = 0
WOOD: Final = 1
BRICK: Final = 2
RESOURCES: Final[tuple[Resource, ...]] = ("straw", "wood", "brick")
MARKET: Final = 3
LOCATIONS: Final[tuple[Location, ...]] = ("field", "forest", "brickyard", "market")
NOWHERE: Final = -1

# The sections of a house, in the order they are built.
SECTIONS: Final = tuple([f"{material}-{part}" for material in RESOURCES for part in ("floor", "walls", "roof")])
PARTS: Final = 3

# The vocabulary.
GATHER: Final = 0
LOCATION: Final = GATHER + len(LOCATIONS)
RESOURCE: Final = LOCATION + len(LOCATIONS)
SEAT: Final = RESOURCE + len(RESOURCES)
CARD: Final = SEAT + SEATS
GAIN: Final = CARD + len(NAMES)
BUILD: Final = GAIN + len(RESOURCES)
HOUSE: Final = BUILD + len(SECTIONS)
PLOT: Final = HOUSE + 2 * PARTS  # no wolf blows a brick house down
LOOK: Final = PLOT + 2
REWARD: Final = LOOK + 2
DRAW: Final = REWARD + 3
SPECIAL: Final = DRAW + 1
RELEASE: Final = DRAW + 2
ALONE: Final = DRAW + 3
TOGETHER: Final = DRAW + 4
KEEP: Final = DRAW + 5
YES: Final = DRAW + 6
PASS: Final = DRAW + 7

PLOT_WORDS: Final = ("board", "corner")
LOOKS: Final = ("gather", "fable")
REWARDS: Final = ("resources", "fables", "friend")

ACTIONS: Final = (
    *[f"gather {location}" for location in LOCATIONS],
    *[f"location {location}" for location in LOCATIONS],
    *[f"resource {resource}" for resource in RESOURCES],
    *[f"seat {seat}" for seat in range(SEATS)],
    *[f"card {name}" for name in NAMES],
    *[f"gain {resource}" for resource in RESOURCES],
    *[f"build {section}" for section in SECTIONS],
    *[f"house {section}" for section in SECTIONS[: 2 * PARTS]],
    *[f"plot {plot}" for plot in PLOT_WORDS],
    *[f"look {what}" for what in LOOKS],
    *[f"reward {what}" for what in REWARDS],
    *("draw", "special", "release", "alone", "together", "keep", "yes", "pass"),
)
