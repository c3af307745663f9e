"""The course of a round: choosing, revealing, gathering, building, and the moments between at which cards act."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.grimm_forest.building import begin_turn
from taletable.games.grimm_forest.card import CARDS, friend_of
from taletable.games.grimm_forest.frames import (
    ForestTask,
    GatherQuestion,
    HandQuestion,
    Step,
    refused,
)
from taletable.games.grimm_forest.gathering import Draft, gather
from taletable.games.grimm_forest.phases import (
    AT_BEFORE,
    AT_BUILD,
    AT_CARDS,
    AT_CLOSE,
    AT_END,
    AT_ESCAPE,
    AT_REVEAL,
    AT_START,
    REVEAL,
    SEAL,
)
from taletable.games.grimm_forest.pieces import (
    HELD,
    NONE,
    Amounts,
    all_complete,
    amount,
    amounts,
    plus,
    together,
    total,
)
from taletable.games.grimm_forest.sheet import MONSTER, NAMES, NEXT_ROUND, NOTHING, SORT
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.verbs import throw, unlearn
from taletable.games.grimm_forest.vocabulary import (
    CARD,
    GATHER,
    LOCATIONS,
    MARKET,
    NOWHERE,
    PASS,
    RESOURCES,
    SEATS,
)
from taletable.games.grimm_forest.windows import OPEN_WINDOW
from taletable.kernel import Args, IllegalAction, Setup
from taletable.kernel.cards import without

HOUSES_TO_WIN: Final = 3
MOST_ROUNDS: Final = 60
SUPPLY: Final[tuple[Amounts, ...]] = ((5, 0, 0), (0, 4, 0), (0, 0, 3), (1, 1, 1))
PRINCE_TAKES_MOST: Final = 10


class ForestSetup(Setup[Forest]):
    """Set-up."""

    def deal(self, table: Forest) -> None:
        """Shuffle both decks, stock the locations, choose who begins (1.2, 1.5, 1.7)."""
        advanced = str(table.options["advanced"])
        deck = list(table.sheet.fables[advanced])
        table.dice.shuffle(deck)
        table.deck = tuple(deck)
        deck = list(table.sheet.friends[advanced])
        table.dice.shuffle(deck)
        table.friend_deck = tuple(deck)
        table.first = table.dice.below(table.seats)
        _refill(table)
        self.resume(table)

    def resume(self, table: Forest) -> None:
        """The next round."""
        table.agenda.append(BEGIN_ROUND)


def _refill(table: Forest) -> None:
    for location in range(len(table.places)):
        place = table.places[location]
        place.pile = together(place.pile, SUPPLY[location])


# Choosing.


class BeginRound(Step):
    """The Prince comes, and what is due is told."""

    __slots__ = ()
    name: ClassVar = "round"

    def happen(self, table: Forest) -> None:
        table.agenda.append(SELECT_CARDS)
        table.round += 1
        if table.story is not None:
            piles = {LOCATIONS[location]: amounts(place.pile) for location, place in enumerate(table.places)}
            table.tell("round", {"round": table.round, "seat": table.first, "piles": piles})
        if table.seats == 2:
            _prince(table)
        if table.story is not None:
            for seat in table.in_turn():
                if table.players[seat].due != NOTHING:
                    table.tell("due", {"seat": seat, "card": NAMES[table.players[seat].due]})
        table.agenda.append(OPEN_WINDOW[AT_START])


def _prince(table: Forest) -> None:
    """He takes half of one location (8.1, 8.2)."""
    most = 0
    for location in range(len(table.places)):
        if total(table.places[location].pile) >= total(table.places[most].pile):
            most = location
    rolled = total(table.places[most].pile) <= PRINCE_TAKES_MOST
    if rolled:
        most = table.dice.below(len(RESOURCES))
    place = table.places[most]
    count = amount(place.pile, most) // 2
    place.pile = plus(place.pile, most, -count)
    if table.story is not None:
        args: Args = {"location": LOCATIONS[most], "resource": RESOURCES[most], "count": count}
        table.tell("prince", args, clause="" if rolled else "8.2")


class SelectCards(Step):
    """Everybody chooses a gather card, and perhaps a fable, but for whoever comes last (3.1, 12.4)."""

    __slots__ = ()
    name: ClassVar = "select"

    def happen(self, table: Forest) -> None:
        table.agenda.append(SEAL_CARDS)
        for seat in range(table.seats):
            friend = friend_of(table, seat)
            friend.choosing(table, seat)
            if not friend.chooses_last:
                table.ask(seat, CHOOSE_GATHER)


class SealCards(Step):
    """What was chosen lies face down; who comes last chooses now."""

    __slots__ = ()
    name: ClassVar = "seal"

    def happen(self, table: Forest) -> None:
        table.agenda.append(REVEAL_FABLES)
        for seat in range(table.seats):
            friend = friend_of(table, seat)
            if friend.chooses_last:
                table.agenda.append(ChoosesLast(seat))
                friend.before_choosing(table, seat)


class ChoosesLast(ForestTask):
    """A seat chooses after all others."""

    __slots__ = ("seat",)
    name: ClassVar = "chooses"
    args: ClassVar = (("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, table: Forest) -> None:
        table.ask(self.seat, CHOOSE_GATHER)

    def fits(self, table: Forest, place: int) -> bool:
        return table.stage() == REVEAL and friend_of(table, self.seat).chooses_last


class ChooseGather(GatherQuestion):
    """A gather card (3.1)."""

    __slots__ = ()
    name: ClassVar = "commit"
    clause: ClassVar = "3.1"
    secret: ClassVar = True
    steps: ClassVar = (SEAL, REVEAL)

    def choose(self, table: Forest, seat: int, action: int) -> None:
        player = table.players[seat]
        player.gather_card = action - GATHER
        player.gather_owner = seat
        player.gather_known_by = 1 << seat
        if player.hand and seat != table.asleep:
            table.ask(seat, CHOOSE_FABLE)

    def default(self, table: Forest, seat: int) -> int:
        """The richest location."""
        return max(self.legal(table, seat), key=lambda action: total(table.places[action - GATHER].pile))


class ChooseFable(HandQuestion):
    """A fable, or none (3.2)."""

    __slots__ = ()
    name: ClassVar = "fable"
    clause: ClassVar = "3.2"
    secret: ClassVar = True
    refusals: ClassVar = ("other", "must-play", "not-in-hand")
    steps: ClassVar = (SEAL, REVEAL)

    def legal(self, table: Forest, seat: int) -> list[int]:
        found = super().legal(table, seat)
        if not table.forced >> seat & 1:
            found.append(PASS)
        return found

    def choose(self, table: Forest, seat: int, action: int) -> None:
        if action != PASS:
            player = table.players[seat]
            player.fable = action - CARD
            player.hand = without(player.hand, player.fable)

    def refuse(self, table: Forest, seat: int, action: int) -> IllegalAction:
        return refused("must-play", {}, "12.11") if action == PASS else super().refuse(table, seat, action)

    def take_back(self, table: Forest, seat: int) -> None:
        player = table.players[seat]
        player.gather_card = NOWHERE
        player.gather_owner = NOTHING
        player.gather_known_by = 0
        table.questions[seat] = CHOOSE_GATHER


# Revealing.


class RevealFables(Step):
    """All fables at once; then those that act now (4.1, 4.2)."""

    __slots__ = ()
    name: ClassVar = "reveal"

    def happen(self, table: Forest) -> None:
        table.agenda.append(TURN_CARDS_OVER)
        fables = [(seat, table.players[seat].fable) for seat in table.in_turn()]
        for seat, card in fables:
            if card == NOTHING:
                continue
            unlearn(table, seat, card)
            table.players[seat].fable_known_by = 0
            table.prowled = table.prowled or SORT[card] == MONSTER
            if table.story is not None:
                table.tell("played", {"seat": seat, "card": NAMES[card]})
        table.agenda.append(OPEN_WINDOW[AT_REVEAL])
        for seat, card in fables:
            CARDS[card].revealed(table, seat)


class TurnCardsOver(Step):
    """All gather cards at once (4.3). Others learn what does not lie under a friend."""

    __slots__ = ()
    name: ClassVar = "cards"

    def happen(self, table: Forest) -> None:
        table.agenda.append(MOVE_PIGS)
        for seat in table.in_turn():
            player = table.players[seat]
            owner = table.players[player.gather_owner]
            if owner.shown & HELD:
                owner.shown |= 1 << player.gather_card
            CARDS[player.friend].cards_up(table, seat)
            if table.story is not None:
                table.tell("turned", {"seat": seat, "location": LOCATIONS[player.gather_card]})
        table.agenda.append(OPEN_WINDOW[AT_CARDS])


class MovePigs(Step):
    """Every pig that has not moved yet goes where its card says (4.4)."""

    __slots__ = ()
    name: ClassVar = "move"

    def happen(self, table: Forest) -> None:
        table.agenda.append(HARVEST_PILES)
        for seat in table.in_turn():
            player = table.players[seat]
            if player.pig == NOWHERE and not CARDS[player.friend].stays_away(table, seat):
                player.pig = player.gather_card
                if table.story is not None:
                    table.tell("went", {"seat": seat, "location": LOCATIONS[player.gather_card]})
        table.agenda.append(OPEN_WINDOW[AT_BEFORE])
        if table.options["bga_order"] == "escape_first":
            table.agenda.append(OPEN_WINDOW[AT_ESCAPE])


# Gathering.


class HarvestPiles(Step):
    """Everything for one, a share for several, the Market one by one (5.2-5.4)."""

    __slots__ = ()
    name: ClassVar = "harvest"

    def happen(self, table: Forest) -> None:
        table.agenda.append(END_HARVEST)
        for seat in range(table.seats):
            friend_of(table, seat).before_harvest(table, seat)
        for location in range(len(table.places)):
            pigs = table.here(location)
            table.places[location].gathered = bool(pigs)
            if not pigs:
                continue
            pile = table.places[location].pile
            share = total(pile) // len(pigs)
            if location == MARKET and len(pigs) > 1:
                table.agenda.append(Draft(0, share * len(pigs)))
                continue
            for seat in pigs:
                for resource in range(len(RESOURCES)):
                    count = amount(pile, resource)
                    if count > 0:
                        gather(table, seat, location, resource, count // len(pigs), "5.3" if len(pigs) > 1 else "")


class EndHarvest(Step):
    """What is due brings more; then the gather phase ends."""

    __slots__ = ()
    name: ClassVar = "hired"

    def happen(self, table: Forest) -> None:
        table.agenda.append(TIDY_UP)
        for seat in table.in_turn():
            CARDS[table.players[seat].due].harvested(table, seat)
        table.agenda.append(OPEN_WINDOW[AT_END])


class TidyUp(Step):
    """Gather cards go home, fables are discarded, spent unique locations too, and the monsters leave (5.6, 5.7)."""

    __slots__ = ()
    name: ClassVar = "tidy"

    def happen(self, table: Forest) -> None:
        table.agenda.append(BUILD_TURNS[0])
        for seat in table.in_turn():
            player = table.players[seat]
            if player.due != NOTHING:
                throw(table, player.due)
                player.due = NOTHING
                player.feast = NOWHERE
            if player.fable != NOTHING:
                if SORT[player.fable] == NEXT_ROUND:
                    player.due = player.fable
                else:
                    throw(table, player.fable)
                player.fable = NOTHING
            player.gather_card = NOWHERE
            player.gather_owner = NOTHING
            player.gather_known_by = 0
            player.gathered = NONE
            player.friend_memory = NOTHING
        for location in range(len(table.places)):
            place = table.places[location]
            if place.unique != NOTHING and CARDS[place.unique].is_spent(table, location):
                throw(table, place.unique)
                if table.story is not None:
                    name = NAMES[place.unique]
                    table.tell("spent", {"card": name, "location": LOCATIONS[location], "name": name})
                place.unique = NOTHING
                place.layer = NOTHING
        for place in table.places:
            place.monsters = ()
            place.gathered = False
        table.struck = 0
        table.prowled = False
        table.hunted = False
        table.forced = 0
        table.asleep = NOTHING
        if table.story is not None:
            table.tell("tidied", {})
        table.agenda.append(OPEN_WINDOW[AT_BUILD])


# Building.


class BuildTurns(Step):
    """The next player's turn, or the end of the build phase (6.1); so many turns have begun."""

    __slots__ = ("place",)
    name: ClassVar = "turn"
    args: ClassVar = (("place", "place"),)

    def __init__(self, place: int) -> None:
        self.place = place

    def happen(self, table: Forest) -> None:
        if self.place < table.seats:
            table.agenda.append(BUILD_TURNS[self.place + 1])
            begin_turn(table, (table.first + self.place) % table.seats)
            return
        table.turn = NOTHING
        table.used = ()
        table.agenda.append(CLOSE_ROUND)
        table.agenda.append(OPEN_WINDOW[AT_CLOSE])


class CloseRound(Step):
    """Somebody has won, or the next round is prepared (6.14, 10.1, 10.4)."""

    __slots__ = ()
    name: ClassVar = "close"

    def happen(self, table: Forest) -> None:
        for player in table.players:
            player.bonus = 0
            player.penalty = 0
            player.pig = NOWHERE
        won = any([_has_won(table, seat) for seat in range(table.seats)])
        if won or table.round >= MOST_ROUNDS:
            if table.story is not None:
                table.tell("ended", {"round": table.round}, clause="" if won else "10.4")
            return
        table.first = (table.first + 1) % table.seats
        _refill(table)
        table.agenda.append(BEGIN_ROUND)


def _has_won(table: Forest, seat: int) -> bool:
    return all_complete(table.players[seat].houses) >= HOUSES_TO_WIN


BUILD_TURNS: Final[list[BuildTurns]] = [BuildTurns(place) for place in range(SEATS + 1)]
BEGIN_ROUND: Final = BeginRound()
SELECT_CARDS: Final = SelectCards()
SEAL_CARDS: Final = SealCards()
REVEAL_FABLES: Final = RevealFables()
TURN_CARDS_OVER: Final = TurnCardsOver()
MOVE_PIGS: Final = MovePigs()
HARVEST_PILES: Final = HarvestPiles()
END_HARVEST: Final = EndHarvest()
TIDY_UP: Final = TidyUp()
CLOSE_ROUND: Final = CloseRound()
CHOOSE_GATHER: Final = ChooseGather()
CHOOSE_FABLE: Final = ChooseFable()
FRAMES: Final = (
    BeginRound,
    SelectCards,
    SealCards,
    RevealFables,
    TurnCardsOver,
    MovePigs,
    HarvestPiles,
    EndHarvest,
    TidyUp,
    BuildTurns,
    CloseRound,
    ChoosesLast,
    ChooseGather,
    ChooseFable,
)
