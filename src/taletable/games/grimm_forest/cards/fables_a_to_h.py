"""Plain fables, from A Friendly Game to the Hidden Stash."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.grimm_forest.card import COMPANY, NOBODY_ELSE, Card
from taletable.games.grimm_forest.frames import GatherQuestion, refused
from taletable.games.grimm_forest.phases import AT_BEFORE, AT_END, AT_ESCAPE, AT_REVEAL, CARDS_UP
from taletable.games.grimm_forest.pieces import total
from taletable.games.grimm_forest.questions import Keep, Use, ask_where, ask_who
from taletable.games.grimm_forest.resource_questions import let_gain, let_grab, let_take
from taletable.games.grimm_forest.sheet import NOTHING
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.verbs import draw, gain, go, idle, peek, slip, throw_from_hand
from taletable.games.grimm_forest.vocabulary import GATHER, LOCATIONS, MARKET, NOWHERE, PASS
from taletable.kernel import Args, IllegalAction
from taletable.kernel.cards import added, without


class FriendlyGame(Card):
    """Take two resources from an opponent here (13.13)."""

    id = "friendly-game"
    clause = "11.1"
    moments: ClassVar = (AT_END,)
    needs = COMPANY
    varied_by = "choice_types"

    def act(self, table: Forest, seat: int, window: int) -> None:
        ask_who(table, seat, self)

    def who(self, table: Forest, seat: int) -> list[int]:
        """The opponents here, if any of them has something to take; by version 1 only those who have."""
        found = table.others_here(seat)
        rich = [other for other in found if total(table.players[other].store)]
        return found if rich and table.version > 1 else rich

    def chose_who(self, table: Forest, seat: int, other: int) -> None:
        one = 1 if table.options["choice_types"] == "one" else 0
        if total(table.players[other].store) == 0:
            idle(table, seat, self.number)
        let_take(table, seat, other, 2, one, self.number)


FRIENDLY_GAME: Final = FriendlyGame()


class ChinnyChinChin(Card):
    """Run from a monster; if none was played, draw a fable instead (13.15)."""

    id = "chinny-chin-chin"
    clause = "11.4"
    moments: ClassVar = (AT_BEFORE, AT_ESCAPE)
    optional = True

    def acts_at(self, table: Forest, window: int) -> bool:
        return window == (AT_BEFORE if table.options["bga_order"] == "turn_order" else AT_ESCAPE)

    def act(self, table: Forest, seat: int, window: int) -> None:
        if not table.prowled:
            draw(table, seat, 1, self.number)
            return
        location = table.players[seat].pig
        if location != NOWHERE and table.places[location].monsters:
            ask_where(table, seat, self)

    def where(self, table: Forest, seat: int) -> list[int]:
        return [location for location in range(len(table.places)) if location != table.players[seat].pig]

    def chose_where(self, table: Forest, seat: int, location: int) -> None:
        go(table, seat, location, self.number)

    def deny_where(self, table: Forest, location: int) -> IllegalAction:
        return refused("same-place", {"location": LOCATIONS[location]}, self.clause)


CHINNY_CHIN_CHIN: Final = ChinnyChinChin()


class ConsultTheOracle(Card):
    """Perhaps a random fable from every hand."""

    id = "consult-the-oracle"
    clause = "11.5"
    moments: ClassVar = (AT_END,)
    needs = NOBODY_ELSE
    usable = True

    def act(self, table: Forest, seat: int, window: int) -> None:
        if any([table.players[other].hand for other in table.opponents(seat)]):
            table.ask(seat, Use(self.number))

    def use(self, table: Forest, seat: int) -> None:
        for other in table.opponents(seat):
            hand = table.players[other].hand
            if hand:
                slip(table, other, seat, hand[table.dice.below(len(hand))], self.number)


CONSULT_THE_ORACLE: Final = ConsultTheOracle()


class Swap(GatherQuestion):
    """Another gather card from the hand, or the one that lies there."""

    __slots__ = ()
    name: ClassVar = "swap"
    clause: ClassVar = "11.6"
    steps: ClassVar = (CARDS_UP,)

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [*[GATHER + location for location in table.unplayed(seat)], PASS]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        if action == PASS:
            return
        player = table.players[seat]
        player.gather_card = action - GATHER
        player.gather_owner = seat
        player.gather_known_by = 1 << seat
        if table.story is not None:
            table.tell("swapped", {"seat": seat, "card": CRYSTAL_BALL.id})


class CrystalBall(Card):
    """Look at an opponent's gather card; then perhaps change your own."""

    id = "crystal-ball"
    clause = "11.6"
    moments: ClassVar = (AT_REVEAL,)
    frames: ClassVar = (Swap,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        ask_who(table, seat, self)

    def who(self, table: Forest, seat: int) -> list[int]:
        return table.opponents(seat)

    def chose_who(self, table: Forest, seat: int, other: int) -> None:
        player = table.players[other]
        player.gather_known_by |= 1 << seat
        if table.story is not None:
            args: Args = {"seat": seat, "seat_other": other, "location": LOCATIONS[player.gather_card]}
            table.tell("looked", {"seat": seat, "seat_other": other, "card": self.id})
            table.tell("saw-gather", args, (seat,), self.clause)
        table.ask(seat, SWAP)


SWAP: Final = Swap()
CRYSTAL_BALL: Final = CrystalBall()


class CurseOfDarkness(Card):
    """Every opponent's gather card is drawn anew at random; its owner may look."""

    id = "curse-of-darkness"
    clause = "11.7"
    moments: ClassVar = (AT_REVEAL,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        drawable = [self.drawable(table, other) for other in range(table.seats)]
        for other in table.opponents(seat):
            cards = drawable[other]
            player = table.players[other]
            if not cards:
                continue
            player.gather_card = cards[table.dice.below(len(cards))]
            player.gather_owner = other
            player.gather_known_by = 1 << other
            if table.story is not None:
                table.tell("cursed", {"seat": other, "card": self.id})
                table.tell("redrawn", {"seat": other, "location": LOCATIONS[player.gather_card]}, (other,))

    def drawable(self, table: Forest, seat: int) -> list[int]:
        """What a seat can mix: not what lies before somebody else, which version 1 let it draw all the same."""
        away = [player.gather_card for player in table.players if player.gather_owner == seat]
        if table.version == 1:
            away = []
        elif table.players[seat].gather_owner == seat:
            away.remove(table.players[seat].gather_card)
        return [location for location in table.usable(seat) if location not in away]


CURSE_OF_DARKNESS: Final = CurseOfDarkness()


class CuttingCorners(Card):
    """The card becomes a cheaper plot."""

    id = "cutting-corners"
    clause = "11.8"
    moments: ClassVar = (AT_END,)
    needs = NOBODY_ELSE

    def act(self, table: Forest, seat: int, window: int) -> None:
        player = table.players[seat]
        player.corners += 1
        player.fable = NOTHING
        if table.story is not None:
            table.tell("corner", {"seat": seat})


CUTTING_CORNERS: Final = CuttingCorners()


class GhostlyWhispers(Card):
    """Draw four, keep two."""

    id = "ghostly-whispers"
    clause = "11.11"
    moments: ClassVar = (AT_END,)
    needs = NOBODY_ELSE
    keeps = 2
    draws_for_good = True

    def act(self, table: Forest, seat: int, window: int) -> None:
        peek(table, seat, 4, self.number)
        self.keep_on(table, seat, self.keeps)

    def kept(self, table: Forest, seat: int, card: int, count: int) -> None:
        table.drawn = without(table.drawn, card)
        player = table.players[seat]
        player.hand = added(player.hand, card)
        self.keep_on(table, seat, count - 1)

    def keep_on(self, table: Forest, seat: int, count: int) -> None:
        """Ask what to keep while there is a choice; the rest is discarded."""
        if len(table.drawn) > count > 0:
            table.ask(seat, Keep(self.number, count))
            return
        for card in table.drawn:
            player = table.players[seat]
            player.hand = added(player.hand, card)
            if count == 0:
                throw_from_hand(table, seat, card, self.number)
        table.drawn = ()


GHOSTLY_WHISPERS: Final = GhostlyWhispers()


class HarvestMoon(Card):
    """Half of what lies on a location where nobody gathered, rounding down."""

    id = "harvest-moon"
    clause = "11.14"
    moments: ClassVar = (AT_END,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        ask_where(table, seat, self)

    def where(self, table: Forest, seat: int) -> list[int]:
        return [
            location
            for location in range(len(table.places))
            if not self.is_busy(table, location) and total(table.places[location].pile) > 1
        ]

    def chose_where(self, table: Forest, seat: int, location: int) -> None:
        let_grab(table, seat, location, total(table.places[location].pile) // 2, self.number)

    def deny_where(self, table: Forest, location: int) -> IllegalAction:
        if self.is_busy(table, location):
            return refused("gathered-there", {"location": LOCATIONS[location]}, self.clause)
        return super().deny_where(table, location)

    def is_busy(self, table: Forest, location: int) -> bool:
        """Whether somebody has gathered there this round; version 1 looked for pigs that are there now."""
        return table.places[location].gathered if table.version > 1 else bool(table.here(location))


HARVEST_MOON: Final = HarvestMoon()


class HiddenStash(Card):
    """Two of what the location gives for everybody on it."""

    id = "hidden-stash"
    clause = "11.15"
    moments: ClassVar = (AT_END,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        location = table.players[seat].pig
        if location == MARKET:
            let_gain(table, table.here(location), 2, 1, self.number)
        elif location != NOWHERE:
            for other in table.here(location):
                gain(table, other, location, 2, self.number)


HIDDEN_STASH: Final = HiddenStash()
