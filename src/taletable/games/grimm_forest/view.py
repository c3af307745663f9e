"""What each seat may see, what it has seen, and the worlds it can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.grimm_forest.building import stock
from taletable.games.grimm_forest.card import CARDS, friend_of
from taletable.games.grimm_forest.frames import ForestQuestion
from taletable.games.grimm_forest.phases import CARDS_UP, MOVE, PHASES, REVEAL, SEAL
from taletable.games.grimm_forest.pieces import HELD, Cards, Player, amounts, level_of, material_of
from taletable.games.grimm_forest.questions import Keep
from taletable.games.grimm_forest.rules import CHOOSE_FABLE
from taletable.games.grimm_forest.sheet import NAMES, NOTHING
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.vocabulary import LOCATIONS, NOWHERE, PARTS, RESOURCES, SECTIONS
from taletable.kernel import View, Views
from taletable.kernel.cards import added, without
from taletable.kernel.chance import Chance

if TYPE_CHECKING:
    from taletable.games.grimm_forest import types

HIDDEN: Final = "hidden"


def words(cards: Cards) -> list[str]:
    """Cards by name."""
    return [NAMES[card] for card in cards]


def name_of(card: int) -> str | None:
    """A card by name; None for no card."""
    return None if card == NOTHING else NAMES[card]


def where(location: int) -> types.Location | None:
    """A location by name; None for nowhere."""
    return None if location == NOWHERE else LOCATIONS[location]


class ForestViews(Views[Forest]):
    """Everything lies open but hands, decks, and cards that lie face down."""

    def public(self, table: Forest, view: View) -> None:
        """Everything on the table but face-down cards."""
        now = table.stage()
        view["round"] = table.round
        view["first"] = table.first
        view["phase"] = PHASES[now]
        view["turn"] = None if table.turn == NOTHING else table.turn
        view["left"] = table.left
        view["used"] = words(table.used)
        view["locations"] = [_location(table, location) for location in range(len(table.places))]
        view["players"] = [_player(table, seat, now) for seat in range(table.seats)]
        view["deck"] = len(table.deck)
        view["discard"] = words(table.discard)
        view["friend_deck"] = len(table.friend_deck)
        view["friend_discard"] = words(table.friend_discard)
        view["offer"] = words(table.offer)
        view["peeking"] = len(table.drawn)
        view["tower"] = amounts(table.tower)
        view["sections"] = {
            SECTIONS[section]: stock(table, section // PARTS, section % PARTS + 1) for section in range(len(SECTIONS))
        }
        view["asleep"] = None if table.asleep == NOTHING else table.asleep
        view["forced"] = [seat for seat in range(table.seats) if table.forced >> seat & 1]

    def fingerprint(self, table: Forest) -> int:
        now = table.stage()
        progress = (table.round, table.first, now, table.turn, table.left, table.used, table.asleep, table.forced)
        cards = (len(table.deck), table.discard, len(table.friend_deck), table.friend_discard, len(table.drawn))
        players = [_outside(table, seat, now) for seat in range(table.seats)]
        places = [(place.pile, place.unique, place.layer, place.monsters, place.gathered) for place in table.places]
        lies = (table.offer, table.tower, table.tokens)
        return hash((progress, cards, lies, tuple(players), tuple(places)))

    def private(self, table: Forest, view: View, seat: int) -> View:
        """Hands and peeks are the seat's own, and so is what it knows of the cards that lie face down."""
        player = table.players[seat]
        own: View = {
            "hand": self.hand(table, seat),
            "usable": [LOCATIONS[location] for location in table.usable(seat)],
            "known": [words(cards) for cards in player.known],
            "top": words(table.deck[len(table.deck) - player.known_top :][::-1]),
            "drawn": words(table.drawn) if table.questions[seat] is not None else [],
        }
        now = table.stage()
        if now < MOVE:
            known = [
                _known(player, _fable(table, other, seat, now), _gather(table, other, seat, now))
                for other, player in enumerate(view["players"])
            ]
            if known != view["players"]:
                own["players"] = known
        return own

    def hand(self, table: Forest, seat: int) -> list[str]:
        return words(table.players[seat].hand)

    def redeal(self, table: Forest, seat: int | None, chance: Chance) -> None:
        """Deal anew what the seat cannot know: hands, decks, face-down cards, and what lies under a friend."""
        now = table.stage()
        others = [other for other in range(table.seats) if other != seat]
        for other in others:
            table.players[other].known = ((),) * table.seats
            question = table.questions[other]
            if isinstance(question, ForestQuestion):
                question.take_back(table, other)
        for other in others:
            _retuck(table, seat, other, now, chance)
        _redeal_fables(table, seat, others, now, chance)
        for other in others:
            _rechoose(table, other, now, chance)
        _redeal_gather(table, seat, now, chance)
        friends = sorted(table.friend_deck)
        chance.shuffle(friends)
        table.friend_deck = tuple(friends)

    def reopen(self, table: Forest, seat: int) -> None:
        """While cards are being chosen: who has chosen takes the cards up again."""
        if table.stage() != SEAL:
            return
        for other in range(table.seats):
            player = table.players[other]
            if table.questions[other] is None and player.gather_card != NOWHERE:
                if player.fable != NOTHING and other != table.asleep:
                    player.hand = added(player.hand, player.fable)
                    player.fable = NOTHING
                CHOOSE_FABLE.take_back(table, other)
                table.open_questions += 1


def _known(player: types.PlayerView, fable: str | None, gather: types.GatherCard) -> types.PlayerView:
    """A player as they are seen by somebody who may know their face-down cards."""
    alike = fable == player["fable"] and gather == player["gather"]
    return player if alike else {**player, "fable": fable, "gather": gather}


def _location(table: Forest, location: int) -> types.LocationView:
    place = table.places[location]
    return {
        "location": LOCATIONS[location],
        "pile": amounts(place.pile),
        "unique": name_of(place.unique),
        "layer": None if place.layer == NOTHING else place.layer,
        "monsters": [{"card": NAMES[number // 4], "seat": number % 4} for number in place.monsters],
        "pigs": table.here(location),
        "gathered": place.gathered,
    }


def _player(table: Forest, seat: int, now: int) -> types.PlayerView:
    player = table.players[seat]
    return {
        "store": amounts(player.store),
        "gathered": amounts(player.gathered),
        "hand": len(player.hand) + (0 if lies_sealed(table, seat, now) or seat == table.asleep else _chosen(player)),
        "friend": name_of(player.friend),
        "claim": claim(table, player),
        "fable": _fable(table, seat, None, now),
        "gather": _gather(table, seat, None, now),
        "colour": player.gather_owner if now >= MOVE and player.gather_owner != NOTHING else None,
        "due": name_of(player.due),
        "feast": where(player.feast),
        "location": where(player.pig),
        "houses": [
            {"material": RESOURCES[material_of(number)], "level": level_of(number), "corner": bool(number & 1)}
            for number in player.houses
        ],
        "corners": player.corners,
        "tokens": [RESOURCES[material] for material in range(3) if table.tokens[material] == seat],
        "bonus": player.bonus,
        "penalty": player.penalty,
    }


def _outside(table: Forest, seat: int, now: int) -> tuple[object, ...]:
    """What everybody sees of a player."""
    player = table.players[seat]
    sealed = lies_sealed(table, seat, now)
    asleep = seat == table.asleep
    return (
        (player.store, player.gathered, player.houses, player.corners, player.friend, player.friend_memory),
        len(player.hand) + (0 if sealed or asleep else _chosen(player)),
        player.fable if now >= CARDS_UP else (sealed or asleep) and player.fable != NOTHING,
        (player.gather_card, player.gather_owner) if now >= MOVE else sealed and player.gather_card != NOWHERE,
        (player.due, player.feast, player.pig, player.bonus, player.penalty),
    )


def _chosen(player: Player) -> int:
    """A fable that was chosen counts as in the hand until everybody may see that it lies there."""
    return 0 if player.fable == NOTHING else 1


def claim(table: Forest, player: Player) -> str | None:
    """What a player's friend remembers."""
    if player.friend_memory == NOTHING:
        return None
    return CARDS[player.friend].memories(table.seats)[player.friend_memory]


def knows_fable(table: Forest, seat: int, viewer: int | None, now: int) -> bool:
    """Whether a viewer knows the fable before a seat: one that was put to sleep does not know its own."""
    if now >= CARDS_UP:
        return True
    if viewer is None:
        return False
    return bool(table.players[seat].fable_known_by >> viewer & 1) or (seat == viewer and table.asleep != viewer)


def knows_gather(table: Forest, seat: int, viewer: int | None, now: int) -> bool:
    """Whether a viewer knows the gather card before a seat."""
    return now >= MOVE or (viewer is not None and bool(table.players[seat].gather_known_by >> viewer & 1))


def lies_sealed(table: Forest, seat: int, now: int) -> bool:
    """Whether what a seat has chosen can be seen to lie there: not before all have chosen, nor before the last has."""
    return now >= CARDS_UP or (now == REVEAL and not friend_of(table, seat).chooses_last)


def _fable(table: Forest, seat: int, viewer: int | None, now: int) -> str | None:
    card = table.players[seat].fable
    if card != NOTHING and knows_fable(table, seat, viewer, now):
        return NAMES[card]
    sealed = lies_sealed(table, seat, now) or seat == table.asleep
    return HIDDEN if card != NOTHING and sealed else None


def _gather(table: Forest, seat: int, viewer: int | None, now: int) -> types.GatherCard:
    location = table.players[seat].gather_card
    if knows_gather(table, seat, viewer, now):
        return where(location)
    return HIDDEN if location != NOWHERE and lies_sealed(table, seat, now) else None


# Imagining.


def _retuck(table: Forest, viewer: int | None, seat: int, now: int, chance: Chance) -> None:
    """Other cards under a friend; not those that were seen in use."""
    player = table.players[seat]
    if not player.tucked:
        return
    free = [location for location in range(len(table.places)) if not player.shown >> location & 1]
    if player.shown & HELD:
        for other in range(table.seats):
            card = table.players[other].gather_card
            if table.players[other].gather_owner == seat and knows_gather(table, other, viewer, now) and card in free:
                free.remove(card)
    chance.shuffle(free)
    count = player.tucked.bit_count()
    player.tucked = 0
    for location in free[:count]:
        player.tucked |= 1 << location


def _redeal_fables(table: Forest, viewer: int | None, others: list[int], now: int, chance: Chance) -> None:
    """All fables the viewer has not placed, in other places."""
    mine = Player(((),) * table.seats) if viewer is None else table.players[viewer]
    known = mine.known
    kept = len(table.deck) - mine.known_top
    pool = list(table.deck[:kept])
    sealed: list[int] = []  # who has a face-down fable of their hand that the viewer does not know
    dreamt = table.asleep != NOTHING and table.players[table.asleep].fable != NOTHING
    dreamt = dreamt and not knows_fable(table, table.asleep, viewer, now)
    if dreamt:
        pool.append(table.players[table.asleep].fable)
    holder = _peeking(table)
    joint = _whispered(table, holder)
    for other in others:
        player = table.players[other]
        cards = player.hand
        if other != table.asleep and player.fable != NOTHING and now <= REVEAL:
            if knows_fable(table, other, viewer, now):
                # What lies there is no longer in the hand.
                known = tuple([without(of, player.fable) if at == other else of for at, of in enumerate(known)])
            else:
                sealed.append(other)
                cards = (*cards, player.fable)
        if other == holder:
            if joint:
                cards = (*cards, *table.drawn)
            else:
                pool += table.drawn
        for card in known[other]:
            cards = without(cards, card)
        pool += cards
    pool.sort()
    chance.shuffle(pool)
    for other in others:
        player = table.players[other]
        held = len(player.hand) + (other in sealed) + (len(table.drawn) if other == holder and joint else 0)
        dealt = [*known[other], *[pool.pop() for _ in range(held - len(known[other]))]]
        dealt.sort()
        if other in sealed:
            player.fable = dealt.pop(chance.below(len(dealt))) if now == REVEAL else NOTHING
        if other == holder:
            source = dealt if joint else pool
            table.drawn = tuple(sorted([source.pop(chance.below(len(source))) for _ in range(len(table.drawn))]))
        player.hand = tuple(dealt)
    if dreamt:
        table.players[table.asleep].fable = pool.pop()
    table.deck = (*pool, *table.deck[kept:])


def _peeking(table: Forest) -> int:
    """Who is looking at cards that were drawn."""
    if not table.drawn:
        return NOTHING
    return table.next_seat()


def _whispered(table: Forest, holder: int) -> bool:
    """Whether what is looked at was drawn for good, so that others may know some of it."""
    question = table.questions[holder] if holder != NOTHING else None
    return isinstance(question, Keep) and CARDS[question.card].draws_for_good


def _rechoose(table: Forest, seat: int, now: int, chance: Chance) -> None:
    """While cards are being chosen: who has answered has chosen something."""
    player = table.players[seat]
    if now != SEAL or table.questions[seat] is not None or seat == table.asleep or CARDS[player.friend].chooses_last:
        return
    choices = list(player.hand)
    if not table.forced >> seat & 1 or not choices:
        choices.append(NOTHING)
    player.fable = choices[chance.below(len(choices))]
    player.hand = without(player.hand, player.fable)


def _redeal_gather(table: Forest, viewer: int | None, now: int, chance: Chance) -> None:
    """Other gather cards where the viewer does not know them; no card lies in two places."""
    unknown = [
        player
        for seat, player in enumerate(table.players)
        if player.gather_card != NOWHERE and not knows_gather(table, seat, viewer, now)
    ]
    for player in unknown:
        player.gather_card = NOWHERE
    for player in unknown:
        out = [other.gather_card for other in table.players if other.gather_owner == player.gather_owner]
        free = [location for location in table.usable(player.gather_owner) if location not in out]
        player.gather_card = free[chance.below(len(free))]
