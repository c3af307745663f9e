"""The moments at which cards act: a window goes round the table, and each player's cards act one after the other.

An effect is a number: a card before a player, a card that is due, or a unique location.
"""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.grimm_forest.card import CARDS
from taletable.games.grimm_forest.frames import CardChoice, ForestTask
from taletable.games.grimm_forest.phases import AT_END, STEP_OF, WINDOWS
from taletable.games.grimm_forest.sheet import FABLES, NAMES, NEXT_ROUNDS, NOTHING, UNIQUES
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.verbs import idle
from taletable.games.grimm_forest.vocabulary import CARD, LOCATIONS
from taletable.kernel import Args
from taletable.kernel.cards import onto

DUE: Final = len(NAMES)
LAID: Final = DUE + len(NEXT_ROUNDS)
EFFECTS: Final = (
    *NAMES,
    *[f"due {NAMES[card]}" for card in NEXT_ROUNDS],
    *[f"{location} {NAMES[card]}" for location in LOCATIONS for card in UNIQUES],
)


class Window(ForestTask):
    """Everybody's cards that act now, in turn order (2.3); this many seats have had their turn."""

    __slots__ = ("place", "window")
    name: ClassVar = "window"
    args: ClassVar = (("window", "window"), ("place", "place"))

    def __init__(self, window: int, place: int) -> None:
        self.window = window
        self.place = place

    def happen(self, table: Forest) -> None:
        seats = table.seats
        place = self.place
        while place < seats:
            seat = (table.first + place) % seats
            place += 1
            found = effects_of(table, self.window, seat)
            if found:
                if place < seats:
                    table.agenda.append(Window(self.window, place))
                _go_through(table, self.window, seat, found)
                return

    def fits(self, table: Forest, place: int) -> bool:
        return STEP_OF[self.window] == table.stage()


class Slot(ForestTask):
    """What is left of one player's cards at a moment."""

    __slots__ = ("effects", "seat", "window")
    name: ClassVar = "slot"
    args: ClassVar = (("window", "window"), ("seat", "seat"))
    rest: ClassVar = ("effects", "effect")

    def __init__(self, window: int, seat: int, effects: tuple[int, ...]) -> None:
        self.window = window
        self.seat = seat
        self.effects = effects

    def happen(self, table: Forest) -> None:
        left = worth_asking(table, self.seat, self.effects)
        _tell_idle(table, self.seat, self.effects, left)
        _go_through(table, self.window, self.seat, left)

    def fits(self, table: Forest, place: int) -> bool:
        return STEP_OF[self.window] == table.stage() and _effects_fit(table, self.window, self.seat, self.effects)


class Order(CardChoice):
    """Which of one's cards acts first (2.3)."""

    __slots__ = ("effects", "window")
    name: ClassVar = "order"
    clause: ClassVar = "2.3"
    args: ClassVar = (("window", "window"),)
    rest: ClassVar = ("effects", "effect")

    def __init__(self, window: int, effects: tuple[int, ...]) -> None:
        self.window = window
        self.effects = effects

    def legal(self, table: Forest, seat: int) -> list[int]:
        return sorted({CARD + card_of(effect) for effect in self.effects})

    def choose(self, table: Forest, seat: int, action: int) -> None:
        """One card first; the others wait."""
        rest = list(self.effects)
        effect = next(effect for effect in rest if card_of(effect) == action - CARD)
        rest.remove(effect)
        table.agenda.append(Slot(self.window, seat, tuple(rest)))
        _perform(table, self.window, seat, effect)

    def prompt(self, table: Forest, seat: int) -> Args:
        return {}

    def fits(self, table: Forest, seat: int) -> bool:
        player = table.players[seat]
        own = [effect >= DUE or effect in (player.fable, player.friend) for effect in self.effects]
        if not all(own) or STEP_OF[self.window] != table.stage():
            return False
        return _effects_fit(table, self.window, seat, self.effects)


OPEN_WINDOW: Final[list[Window]] = [Window(window, 0) for window in range(len(WINDOWS))]
FRAMES: Final = (Window, Slot, Order)


def effects_of(table: Forest, window: int, seat: int) -> tuple[int, ...]:
    """What a seat has to do at this moment: what is due, its unique locations, its fable, its friend."""
    player = table.players[seat]
    found: tuple[int, ...] = ()
    if player.due != NOTHING and CARDS[player.due].due_windows >> window & 1:
        found = onto(found, DUE + NEXT_ROUNDS.index(player.due))
    if window == AT_END:
        for location in range(len(table.places)):
            place = table.places[location]
            if place.unique != NOTHING and place.layer == seat:
                found = onto(found, LAID + location * len(UNIQUES) + UNIQUES.index(place.unique))
    if player.fable != NOTHING and CARDS[player.fable].acts_at(table, window):
        found = onto(found, player.fable)
    if player.friend != NOTHING and CARDS[player.friend].acts_at(table, window):
        found = onto(found, player.friend)
    return found


def card_of(effect: int) -> int:
    """The card behind an effect."""
    if effect < DUE:
        return effect
    return NEXT_ROUNDS[effect - DUE] if effect < LAID else UNIQUES[(effect - LAID) % len(UNIQUES)]


def worth_asking(table: Forest, seat: int, effects: tuple[int, ...]) -> tuple[int, ...]:
    """Those of a seat's effects that can still do something: the order of the others does not matter."""
    player = table.players[seat]
    settled = not any([CARDS[card_of(effect)].scatters for effect in effects])
    found: tuple[int, ...] = ()
    for effect in effects:
        if effect < DUE:
            if effect not in (player.fable, player.friend):
                continue
            if settled and not CARDS[effect].is_effective(table, seat):
                continue
        found = onto(found, effect)
    return found


def _go_through(table: Forest, window: int, seat: int, effects: tuple[int, ...]) -> None:
    """One player's cards: one after the other, in the order that player chooses (2.3)."""
    if len(effects) == 1:
        _perform(table, window, seat, effects[0])
        return
    found = worth_asking(table, seat, effects)
    _tell_idle(table, seat, effects, found)
    if len(found) > 1:
        table.ask(seat, Order(window, found))
    elif found:
        _perform(table, window, seat, found[0])


def _tell_idle(table: Forest, seat: int, effects: tuple[int, ...], found: tuple[int, ...]) -> None:
    """A fable that need not be asked about has no effect; of a friend that is not told."""
    fable = table.players[seat].fable
    if fable in effects and fable not in found:
        idle(table, seat, fable)


def _perform(table: Forest, window: int, seat: int, effect: int) -> None:
    """Let one card act. If nothing is told, asked or left to do, a fable has no effect; a unique location waits."""
    if table.story is None:
        _act(table, window, seat, effect)
        return
    before = (len(table.story), len(table.agenda), table.open_questions)
    _act(table, window, seat, effect)
    stirred = (len(table.story), len(table.agenda), table.open_questions) != before
    if not stirred and effect < LAID and card_of(effect) < FABLES:
        idle(table, seat, card_of(effect))


def _act(table: Forest, window: int, seat: int, effect: int) -> None:
    card = CARDS[card_of(effect)]
    if effect >= LAID:
        card.act_laid(table, (effect - LAID) // len(UNIQUES))
    elif effect >= DUE:
        card.act_due(table, seat, window)
    elif card.is_effective(table, seat):
        card.act(table, seat, window)


def _effects_fit(table: Forest, window: int, seat: int, effects: tuple[int, ...]) -> bool:
    return all([_effect_fits(table, window, seat, effect) for effect in effects])


def _effect_fits(table: Forest, window: int, seat: int, effect: int) -> bool:
    card = card_of(effect)
    if effect >= LAID:
        location = (effect - LAID) // len(UNIQUES)
        if window != AT_END or location >= len(table.places):
            return False
        return table.places[location].unique == card and table.places[location].layer == seat
    if effect >= DUE:
        return window in CARDS[card].due_moments and table.players[seat].due == card
    return CARDS[effect].acts_at(table, window)
