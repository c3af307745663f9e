"""What a seat sees of the forest: locations, what lies before each player, decks, and the own cards."""

from __future__ import annotations

from typing import Final

from taletable.envs.observation.observer import BYTE, SEAT, Observer, count
from taletable.games.grimm_forest.building import stock
from taletable.games.grimm_forest.card import CARDS
from taletable.games.grimm_forest.phases import MOVE, PHASES
from taletable.games.grimm_forest.pieces import COPIES, PLOTS, Amounts, level_of, material_of
from taletable.games.grimm_forest.rules import MOST_ROUNDS
from taletable.games.grimm_forest.sheet import FABLES, MONSTERS, NAMES, NOTHING, UNIQUES
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.view import claim, knows_fable, knows_gather, lies_sealed
from taletable.games.grimm_forest.vocabulary import LOCATIONS, NOWHERE, PARTS, RESOURCES, SECTIONS
from taletable.kernel import Table

FABLE_NAMES: Final = NAMES[:FABLES]
FRIEND_NAMES: Final = NAMES[FABLES:]
FRIENDS: Final = len(FRIEND_NAMES)
HIDDEN: Final = "hidden"
HOUSES: Final = tuple(
    [
        f"{material} level {level}{' on a corner' if corner else ''}"
        for material in RESOURCES
        for level in range(PARTS + 1)
        for corner in (0, 1)
    ]
)
KINDS: Final = ("one", "mixed")
TOP: Final = 5  # known cards on top of the deck that are told one by one
# What is more is told as so many.
MANY: Final = 20  # cards in a hand, resources gathered in a round
HEAP: Final = 30  # resources in one place
ACTIONS: Final = 8


class GameObserver(Observer):
    """Everything that lies open, by place; of cards that lie face down those the seat knows."""

    def __init__(self, table: Forest) -> None:
        super().__init__(
            table,
            {
                "card": NAMES,
                "card_monster": NAMES,
                "seat": SEAT,
                "location": LOCATIONS,
                "resource": RESOURCES,
                "section": SECTIONS,
                "kinds": KINDS,
            },
            {"count": MANY},
        )
        copies = max([card.copies for card in table.sheet.cards])
        locations = LOCATIONS[: len(table.places)]
        self._add_round(table, copies)
        self._add_locations(locations)
        self._add_players(table.seats)
        self.hand = self.piece("hand", FABLE_NAMES, "how many of a fable are in the own hand", copies)
        self.usable = self.piece("usable", LOCATIONS, "1 for each gather card the seat can use")
        self.known = self.by_seat("known", FABLE_NAMES, "how many of a fable are known to be in a hand", copies)
        places = tuple([f"{place + 1} {card}" for place in range(TOP) for card in FABLE_NAMES])
        self.top = self.piece("top", places, "1 for each known card on top of the deck, the topmost first")
        self.drawn = self.piece("drawn", FABLE_NAMES, "how many of a fable the seat is looking at", copies)

    def _add_round(self, table: Forest, copies: int) -> None:
        fables = len(table.sheet.fables["all"])
        self.round = self.number("round", MOST_ROUNDS, "the number of the round")
        self.phase = self.piece("phase", PHASES, "1 for how far the round is")
        self.first = self.piece("first", self.others, "1 for the first player of the round")
        self.turn = self.piece("turn", self.others, "1 for whose turn it is to build")
        self.left = self.number("left", ACTIONS, "the actions left in this turn")
        self.used = self.piece("used", FRIEND_NAMES, "1 for each friend whose special action was used this turn")
        self.deck = self.number("deck", fables, "fables in the deck")
        self.discard = self.piece("discard", FABLE_NAMES, "how many of a fable are in the discard pile", copies)
        self.friend_deck = self.number("friend deck", FRIENDS, "friends in the deck")
        self.friend_discard = self.piece("friend discard", FRIEND_NAMES, "1 for each friend in the discard pile")
        self.offer = self.piece("offer", FRIEND_NAMES, "1 for each friend shown to choose from")
        self.peeking = self.number("peeking", MANY, "how many fables somebody is looking at")
        self.tower = self.piece("tower", RESOURCES, "resources on the tower", HEAP)
        self.sections = self.piece("sections", SECTIONS, "sections left in the supply", COPIES)
        self.asleep = self.piece("asleep", self.others, "1 for who plays the top of the deck")
        self.forced = self.piece("forced", self.others, "1 for each seat that must play a fable")

    def _add_locations(self, locations: tuple[str, ...]) -> None:
        def at(labels: tuple[str, ...]) -> tuple[str, ...]:
            return tuple([f"{location} {label}".rstrip() for location in locations for label in labels])

        uniques = tuple([NAMES[card] for card in UNIQUES])
        monsters = tuple([f"{whose} {NAMES[card]}" for whose in self.others for card in MONSTERS])
        self.pile = self.piece("pile", at(RESOURCES), "resources at a location", HEAP)
        self.unique = self.piece("unique", at(uniques), "1 for the unique location that lies there")
        self.layer = self.piece("layer", at(self.others), "1 for who has laid it")
        self.monsters = self.piece("monsters", at(monsters), "1 for each monster there, by whose it is")
        self.gathered_at = self.piece("gathered at", at(("",)), "1 where somebody has gathered this round")

    def _add_players(self, seats: int) -> None:
        claims = [word for card in CARDS for word in card.memories(seats)]
        self.claims = {word: place for place, word in enumerate(dict.fromkeys(claims))}
        self.store = self.by_seat("store", RESOURCES, "resources in the store", HEAP)
        self.gathered = self.by_seat("gathered", RESOURCES, "resources gathered this round", MANY)
        self.held = self.by_seat("hands", ("",), "how many fables are in a hand", MANY)
        self.friend = self.by_seat("friend", FRIEND_NAMES, "1 for the friend")
        claimed = "1 for what the friend remembers of this round; seats by their numbers"
        self.claim = self.by_seat("claim", tuple(self.claims), claimed)
        self.fable = self.by_seat("fable", (*FABLE_NAMES, HIDDEN), "1 for the fable that lies before a player")
        self.gather = self.by_seat("gather", (*LOCATIONS, HIDDEN), "1 for the gather card that lies before a player")
        self.colour = self.by_seat("colour", self.others, "1 for whose gather card it is")
        self.due = self.by_seat("due", FABLE_NAMES, "1 for the next-round card that acts this round")
        self.feast = self.by_seat("feast", LOCATIONS, "1 for where it was laid")
        self.pig = self.by_seat("pig", LOCATIONS, "1 for where the pig is")
        self.houses = self.by_seat("houses", HOUSES, "how many houses of a material have so many sections", PLOTS)
        self.corners = self.by_seat("corners", ("",), "free corners", PLOTS)
        self.tokens = self.by_seat("tokens", RESOURCES, "1 for each first builder's token")
        self.bonus = self.by_seat("bonus", ("",), "more actions next turn", ACTIONS)
        self.penalty = self.by_seat("penalty", ("",), "fewer actions next turn", ACTIONS)

    def fill(self, table: Table, seat: int, found: bytearray) -> None:
        assert isinstance(table, Forest)
        now = table.stage()
        self._fill_round(table, seat, now, found)
        for location in range(len(table.places)):
            self._fill_location(table, seat, location, found)
        for other in range(self.seats):
            self._fill_player(table, seat, other, now, found)
            self._fill_before(table, seat, other, now, found)
        player = table.players[seat]
        count(player.hand, found, self.hand)
        for location in table.usable(seat):
            found[self.usable + location] = 1
        for place in range(min(TOP, player.known_top)):
            found[self.top + place * FABLES + table.deck[len(table.deck) - 1 - place]] = 1
        if table.questions[seat] is not None:
            count(table.drawn, found, self.drawn)

    def _fill_round(self, table: Forest, seat: int, now: int, found: bytearray) -> None:
        found[self.round] = table.round
        found[self.phase + now] = 1
        self._seat(table.first, seat, found, self.first)
        self._seat(table.turn, seat, found, self.turn)
        found[self.left] = table.left
        count(table.used, found, self.used - FABLES)
        found[self.deck] = len(table.deck)
        count(table.discard, found, self.discard)
        found[self.friend_deck] = len(table.friend_deck)
        count(table.friend_discard, found, self.friend_discard - FABLES)
        count(table.offer, found, self.offer - FABLES)
        found[self.peeking] = len(table.drawn)
        _amounts(table.tower, found, self.tower)
        for section in range(len(SECTIONS)):
            found[self.sections + section] = stock(table, section // PARTS, section % PARTS + 1)
        self._seat(table.asleep, seat, found, self.asleep)
        for other in range(self.seats):
            if table.forced >> other & 1:
                self._seat(other, seat, found, self.forced)

    def _fill_location(self, table: Forest, seat: int, location: int, found: bytearray) -> None:
        place = table.places[location]
        _amounts(place.pile, found, self.pile + location * 3)
        if place.unique != NOTHING:
            found[self.unique + location * len(UNIQUES) + UNIQUES.index(place.unique)] = 1
        self._seat(place.layer, seat, found, self.layer + location * self.seats)
        base = self.monsters + location * self.seats * len(MONSTERS)
        for number in place.monsters:
            turned = (number % 4 - seat) % self.seats
            found[base + turned * len(MONSTERS) + MONSTERS.index(number // 4)] = 1
        if place.gathered:
            found[self.gathered_at + location] = 1

    def _fill_player(self, table: Forest, seat: int, other: int, now: int, found: bytearray) -> None:
        """What belongs to a player."""
        player = table.players[other]
        turned = (other - seat) % self.seats
        _amounts(player.store, found, self.store + turned * 3)
        _amounts(player.gathered, found, self.gathered + turned * 3)
        # A fable that was chosen counts as in the hand until everybody may see that it lies there.
        chosen = player.fable != NOTHING and not lies_sealed(table, other, now) and other != table.asleep
        found[self.held + turned] = len(player.hand) + chosen
        if player.friend != NOTHING:
            found[self.friend + turned * FRIENDS + player.friend - FABLES] = 1
        claimed = claim(table, player)
        if claimed is not None:
            found[self.claim + turned * len(self.claims) + self.claims[claimed]] = 1
        for number in player.houses:
            place = (material_of(number) * (PARTS + 1) + level_of(number)) * 2 + (number & 1)
            found[self.houses + turned * len(HOUSES) + place] += 1
        found[self.corners + turned] = player.corners
        for material in range(3):
            if table.tokens[material] == other:
                found[self.tokens + turned * 3 + material] = 1
        found[self.bonus + turned] = player.bonus
        found[self.penalty + turned] = player.penalty
        count(table.players[seat].known[other], found, self.known + turned * FABLES)

    def _fill_before(self, table: Forest, seat: int, other: int, now: int, found: bytearray) -> None:
        """The cards that lie before a player, and where the pig is."""
        player = table.players[other]
        turned = (other - seat) % self.seats
        if player.fable != NOTHING:
            base = self.fable + turned * (FABLES + 1)
            if knows_fable(table, other, seat, now):
                found[base + player.fable] = 1
            elif lies_sealed(table, other, now) or other == table.asleep:
                found[base + FABLES] = 1
        if player.gather_card != NOWHERE:
            base = self.gather + turned * (len(LOCATIONS) + 1)
            if knows_gather(table, other, seat, now):
                found[base + player.gather_card] = 1
            elif lies_sealed(table, other, now):
                found[base + len(LOCATIONS)] = 1
        if now >= MOVE:
            self._seat(player.gather_owner, seat, found, self.colour + turned * self.seats)
        if player.due != NOTHING:
            found[self.due + turned * FABLES + player.due] = 1
        if player.feast != NOWHERE:
            found[self.feast + turned * len(LOCATIONS) + player.feast] = 1
        if player.pig != NOWHERE:
            found[self.pig + turned * len(LOCATIONS) + player.pig] = 1

    def _seat(self, other: int, seat: int, found: bytearray, start: int) -> None:
        """A seat as the observer counts it, if there is one."""
        if other != NOTHING:
            found[start + (other - seat) % self.seats] = 1


def _amounts(amounts: Amounts, found: bytearray, start: int) -> None:
    found[start] = min(amounts[0], BYTE)
    found[start + 1] = min(amounts[1], BYTE)
    found[start + 2] = min(amounts[2], BYTE)
