"""Which cards act at which moment. An effect is a number: a card of a player's, a due card, or a unique location."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.grimm_forest.cards import (
    ALADDIN,
    ALI_BABA,
    BIG_BAD_WOLF,
    BRIDGE_TROLL,
    CARDS,
    CHINNY_CHIN_CHIN,
    CINDERELLA,
    CONSULT_THE_ORACLE,
    CRYSTAL_BALL,
    CURSE_OF_DARKNESS,
    CUTTING_CORNERS,
    DRAGON,
    FAERIE_FEAST,
    FRIENDLY_GAME,
    FROG_PRINCE,
    GHOSTLY_WHISPERS,
    GIANT,
    GINGERBREAD_MAN,
    GOLDEN_GOOSE,
    GRANDMAS_HOUSE,
    HARVEST_MOON,
    HIDDEN_STASH,
    HIRED_HELP,
    HUNTSMAN,
    JACK_THE_GIANT_SLAYER,
    LITTLE_HELPERS,
    LONELY_CASTLE,
    MYSTERIOUS_STRANGER,
    NAMES,
    NEXT_ROUNDS,
    NIGHT_OF_REVELRY,
    NOTHING,
    PINOCCHIO,
    POWERFUL_FRIENDS,
    RAPUNZEL,
    ROAR,
    ROBIN_HOOD,
    ROYAL_WEDDING,
    RUMPELSTILTSKIN,
    SEARCH_THE_PAST,
    SEVEN_DWARVES,
    SHARE_THE_WEALTH,
    SLEEPING_BEAUTY,
    SNOW_WHITE,
    SPY_NETWORK,
    TAXATION,
    THOUGHTFUL_GIFT,
    THUMBELINA,
    TOM_THUMB,
    UNIQUES,
    WANDERING_MERCHANT,
    WISHING_WELL,
    WOLF,
)
from taletable.games.grimm_forest.verbs import alone, others_here
from taletable.games.grimm_forest.words import (
    AT_BEFORE,
    AT_BUILD,
    AT_CARDS,
    AT_CLOSE,
    AT_END,
    AT_ESCAPE,
    AT_REVEAL,
    AT_START,
    LOCATIONS,
)

if TYPE_CHECKING:
    from taletable.games.grimm_forest.table import Forest

DUE: Final = CARDS
LAID: Final = DUE + len(NEXT_ROUNDS)
EFFECTS: Final = (
    *NAMES,
    *[f"due {NAMES[card]}" for card in NEXT_ROUNDS],
    *[f"{location} {NAMES[card]}" for location in LOCATIONS for card in UNIQUES],
)

# When the fable before a player acts, and when a friend does. A monster is laid when it is revealed.
MOMENTS: Final[dict[int, tuple[int, ...]]] = {
    FRIENDLY_GAME: (AT_END,),
    BIG_BAD_WOLF: (AT_REVEAL, AT_END),
    BRIDGE_TROLL: (AT_REVEAL, AT_END),
    CONSULT_THE_ORACLE: (AT_END,),
    CRYSTAL_BALL: (AT_REVEAL,),
    CURSE_OF_DARKNESS: (AT_REVEAL,),
    CUTTING_CORNERS: (AT_END,),
    DRAGON: (AT_REVEAL, AT_BEFORE),
    GHOSTLY_WHISPERS: (AT_END,),
    GIANT: (AT_REVEAL, AT_END),
    GRANDMAS_HOUSE: (AT_REVEAL,),
    HARVEST_MOON: (AT_END,),
    HIDDEN_STASH: (AT_END,),
    HIRED_HELP: (AT_REVEAL,),
    LITTLE_HELPERS: (AT_END,),
    LONELY_CASTLE: (AT_REVEAL,),
    MYSTERIOUS_STRANGER: (AT_END,),
    NIGHT_OF_REVELRY: (AT_REVEAL,),
    POWERFUL_FRIENDS: (AT_END,),
    ROYAL_WEDDING: (AT_REVEAL,),
    SEARCH_THE_PAST: (AT_END,),
    SHARE_THE_WEALTH: (AT_END,),
    SPY_NETWORK: (AT_END,),
    THOUGHTFUL_GIFT: (AT_END,),
    WANDERING_MERCHANT: (AT_END,),
    WISHING_WELL: (AT_REVEAL,),
    WOLF: (AT_REVEAL, AT_BEFORE),
    ALADDIN: (AT_START, AT_END),
    ALI_BABA: (AT_START,),
    CINDERELLA: (AT_CARDS,),
    FROG_PRINCE: (AT_END,),
    GINGERBREAD_MAN: (AT_CARDS,),
    GOLDEN_GOOSE: (AT_END,),
    HUNTSMAN: (AT_START,),
    JACK_THE_GIANT_SLAYER: (AT_CARDS,),
    PINOCCHIO: (AT_START, AT_END),
    RAPUNZEL: (AT_START,),
    ROBIN_HOOD: (AT_CLOSE,),
    RUMPELSTILTSKIN: (AT_BUILD,),
    SEVEN_DWARVES: (AT_END,),
    SLEEPING_BEAUTY: (AT_START,),
    SNOW_WHITE: (AT_END,),
    THUMBELINA: (AT_CARDS,),
    TOM_THUMB: (AT_START,),
}
DUE_MOMENTS: Final[dict[int, tuple[int, ...]]] = {FAERIE_FEAST: (AT_START, AT_END), TAXATION: (AT_END,)}

# Which cards do nothing unless their player is alone, or has company.
WHEN_ALONE: Final = (
    CONSULT_THE_ORACLE,
    CUTTING_CORNERS,
    GHOSTLY_WHISPERS,
    LITTLE_HELPERS,
    MYSTERIOUS_STRANGER,
    GOLDEN_GOOSE,
    SEVEN_DWARVES,
)
WITH_OTHERS: Final = (FRIENDLY_GAME, POWERFUL_FRIENDS, SEARCH_THE_PAST, FROG_PRINCE, SNOW_WHITE, ROAR)


def acts(table: Forest, window: int, card: int) -> bool:
    """Whether a fable or friend acts at this moment, by the rules of this table (13.3, 13.15)."""
    if card == ROAR:
        return window == (AT_BEFORE if table.options["roar_window"] == "before_gather" else AT_END)
    if card == CHINNY_CHIN_CHIN:
        return window == (AT_BEFORE if table.options["bga_order"] == "turn_order" else AT_ESCAPE)
    return card != NOTHING and window in MOMENTS.get(card, ())


def effects_of(table: Forest, window: int, seat: int) -> list[int]:
    """What a seat has to do at this moment: what is due, its unique locations, its fable, its friend."""
    player = table.players[seat]
    found: list[int] = []
    if player.due != NOTHING and window in DUE_MOMENTS.get(player.due, ()):
        found.append(DUE + NEXT_ROUNDS.index(player.due))
    if window == AT_END:
        for location in range(len(table.places)):
            place = table.places[location]
            if place.unique != NOTHING and place.layer == seat:
                found.append(LAID + location * len(UNIQUES) + UNIQUES.index(place.unique))
    if acts(table, window, player.fable):
        found.append(player.fable)
    if acts(table, window, player.friend):
        found.append(player.friend)
    return found


def card_of(effect: int) -> int:
    """The card behind an effect."""
    if effect < DUE:
        return effect
    return NEXT_ROUNDS[effect - DUE] if effect < LAID else UNIQUES[(effect - LAID) % len(UNIQUES)]


def worth_asking(table: Forest, seat: int, effects: list[int]) -> list[int]:
    """Those of a seat's effects that can still do something: the order of the others does not matter.

    While a Roar is among them, nobody knows who will be alone.
    """
    player = table.players[seat]
    company = len(others_here(table, seat)) > 0
    settled = ROAR not in effects
    found: list[int] = []
    for effect in effects:
        if effect < DUE:
            if effect not in (player.fable, player.friend):
                continue
            idle = (effect in WHEN_ALONE and not alone(table, seat)) or (effect in WITH_OTHERS and not company)
            if settled and idle:
                continue
        found.append(effect)
    return found
