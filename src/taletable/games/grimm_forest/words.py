"""The words of the game: what an action is called, and what can lie on the agenda or be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.grimm_forest.cards import CARDS, NAMES
from taletable.kernel import Kind

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
GAIN: Final = CARD + CARDS
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

# The moments at which cards act.
AT_START: Final = 0
AT_REVEAL: Final = 1
AT_CARDS: Final = 2
AT_ESCAPE: Final = 3
AT_BEFORE: Final = 4
AT_END: Final = 5
AT_BUILD: Final = 6
AT_CLOSE: Final = 7
WINDOWS: Final = ("start", "reveal", "cards", "escape", "before", "end", "build", "close")

# What lies at the bottom of the agenda: the next step of the round. It tells how far the round is.
ROUND: Final = 0
SELECT: Final = 1
SEAL: Final = 2
REVEAL: Final = 3
CARDS_UP: Final = 4
MOVE: Final = 5
HARVEST: Final = 6
HIRED: Final = 7
TIDY: Final = 8
TURN: Final = 9
CLOSE: Final = 10
# What can lie above it.
WINDOW: Final = 11
SLOT: Final = 12
REACT: Final = 13
STRIKE: Final = 14
BLOW: Final = 15
GAINS: Final = 16
LOSES: Final = 17
GIVES: Final = 18
GRABS: Final = 19
DRAFT: Final = 20
TRADES: Final = 21
SURRENDERS: Final = 22
CHOOSES: Final = 23
ACT: Final = 24
# What can be asked.
ASK_GUESS: Final = 25
ASK_ANNOUNCE: Final = 26
ASK_WHO: Final = 27
ASK_WELL: Final = 28
ASK_WHERE: Final = 29
ASK_TOWER: Final = 30
ASK_GAIN: Final = 31
ASK_LOSE: Final = 32
ASK_GIVE: Final = 33
ASK_TAKE: Final = 34
ASK_GRAB: Final = 35
ASK_DRAFT: Final = 36
ASK_COMMIT: Final = 37
ASK_FABLE: Final = 38
ASK_LOOK: Final = 39
ASK_PAY: Final = 40
ASK_SWAP: Final = 41
ASK_FRIEND: Final = 42
ASK_USE: Final = 43
ASK_STOP: Final = 44
ASK_HOUSE: Final = 45
ASK_HOUSE_PLOT: Final = 46
ASK_KEEP: Final = 47
ASK_TOP: Final = 48
ASK_RECOVER: Final = 49
ASK_GIFT: Final = 50
ASK_RETURN: Final = 51
ASK_TRADE: Final = 52
ASK_TRADE_FOR: Final = 53
ASK_SURRENDER: Final = 54
ASK_OFFER: Final = 55
ASK_TUCK: Final = 56
ASK_MENU: Final = 57
ASK_PLOT: Final = 58
ASK_PUSS: Final = 59
ASK_HELPER: Final = 60
ASK_SPIN: Final = 61
ASK_REWARD: Final = 62
ASK_SPEND: Final = 63
ASK_ORDER: Final = 64
ASK_BEANS: Final = 65

KINDS: Final = (
    Kind("round"),
    Kind("select"),
    Kind("seal"),
    Kind("reveal"),
    Kind("cards"),
    Kind("move"),
    Kind("harvest"),
    Kind("hired"),
    Kind("tidy"),
    Kind("turn", "", ("place",)),
    Kind("close"),
    Kind("window", "", ("window", "place")),
    Kind("slot", "", ("window", "seat"), "effect"),
    Kind("react", "", ("card", "seat", "location", "place")),
    Kind("strike", "", ("card", "seat", "location")),
    Kind("blow", "", ("seat", "seat")),
    Kind("gains", "", ("seat", "count", "kinds", "card")),
    Kind("loses", "", ("seat", "card")),
    Kind("gives", "", ("seat", "seat", "count", "card", "count", "count", "count")),
    Kind("grabs", "", ("seat", "location", "count", "card")),
    Kind("draft", "", ("count", "count")),
    Kind("trades", "", ("seat",)),
    Kind("surrenders", "", ("seat", "seat")),
    Kind("chooses", "", ("seat",)),
    Kind("act"),
    Kind("guess", "12.1"),
    Kind("announce", "12.14"),
    Kind("who", "2.3", ("card",)),
    Kind("well", "11.31", ("seat",)),
    Kind("where", "2.3", ("card",)),
    Kind("tower", "12.16", ("count",)),
    Kind("gain", "2.7", ("count", "kinds", "card")),
    Kind("lose", "2.5", ("card",)),
    Kind("give", "2.5", ("seat", "count", "card", "count", "count", "count")),
    Kind("take", "2.5", ("seat", "count", "kinds", "card")),
    Kind("grab", "2.7", ("location", "count", "card")),
    Kind("draft-one", "5.4", ("count", "count")),
    Kind("commit", "3.1"),
    Kind("fable", "3.2"),
    Kind("look", "12.4", ("seat",)),
    Kind("pay", "11.16", ("count",)),
    Kind("swap", "11.6"),
    Kind("friend", "7.1", ("card",)),
    Kind("use", "2.3", ("card",)),
    Kind("stop", "9.3", ("card", "card", "seat", "location")),
    Kind("house", "11.2", ("seat",)),
    Kind("house-plot", "11.2", ("seat", "section")),
    Kind("keep", "11.11", ("card", "count")),
    Kind("top", "12.9"),
    Kind("recover", "11.25", ("count",)),
    Kind("gift", "11.29", ("seat", "count", "count", "count")),
    Kind("return", "11.29", ("seat", "count", "count", "count")),
    Kind("trade", "11.30"),
    Kind("trade-for", "11.30", ("resource",)),
    Kind("surrender", "12.22", ("seat",)),
    Kind("offer", "7.1"),
    Kind("tuck", "12.13"),
    Kind("menu", "6.1"),
    Kind("plot", "6.7", ("section", "place")),
    Kind("puss", "12.15"),
    Kind("helper", "12.15", ("section",)),
    Kind("spin", "12.19"),
    Kind("reward", "6.10"),
    Kind("spend", "12.5", ("count",)),
    Kind("order", "2.3", ("window",), "effect"),
    Kind("beans", "12.12"),
)
