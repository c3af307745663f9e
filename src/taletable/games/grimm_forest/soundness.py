"""Whether a game can stand as a table does: cards and pigs fit the step of the round, and questions have answers."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from taletable.games.grimm_forest import rules
from taletable.games.grimm_forest.building import SPECIALS, stock
from taletable.games.grimm_forest.cards import (
    ALADDIN,
    ALI_BABA,
    BRIDGE_TROLL,
    CHINNY_CHIN_CHIN,
    CONSULT_THE_ORACLE,
    CRYSTAL_BALL,
    EVIL_QUEEN,
    FABLES,
    FAERIE_FEAST,
    FRIENDLY_GAME,
    FROG_PRINCE,
    GHOSTLY_WHISPERS,
    GINGERBREAD_MAN,
    GOLDILOCKS,
    HARVEST_MOON,
    HIRED_HELP,
    HUNTSMAN,
    JACK_THE_GIANT_SLAYER,
    LITTLE_MERMAID,
    MONSTERS,
    NAMES,
    NEXT_ROUNDS,
    NIGHT_OF_REVELRY,
    NOTHING,
    PINOCCHIO,
    RAPUNZEL,
    SLEEPING_BEAUTY,
    THOUGHTFUL_GIFT,
    THUMBELINA,
    TOM_THUMB,
    UNIQUES,
    WISHING_WELL,
)
from taletable.games.grimm_forest.effects import DUE, DUE_MOMENTS, LAID, acts, card_of
from taletable.games.grimm_forest.fables import gift_returns
from taletable.games.grimm_forest.friends import USES
from taletable.games.grimm_forest.monsters import STOPPERS, lair_of
from taletable.games.grimm_forest.pieces import NONE, PLOTS, Place, monster, total
from taletable.games.grimm_forest.verbs import WHERE, WHO, here, owner_of
from taletable.games.grimm_forest.view import stage
from taletable.games.grimm_forest.words import (
    ACT,
    ASK_ANNOUNCE,
    ASK_BEANS,
    ASK_COMMIT,
    ASK_DRAFT,
    ASK_FABLE,
    ASK_FRIEND,
    ASK_GAIN,
    ASK_GIFT,
    ASK_GIVE,
    ASK_GRAB,
    ASK_GUESS,
    ASK_HELPER,
    ASK_HOUSE,
    ASK_HOUSE_PLOT,
    ASK_KEEP,
    ASK_LOOK,
    ASK_LOSE,
    ASK_MENU,
    ASK_OFFER,
    ASK_ORDER,
    ASK_PAY,
    ASK_PLOT,
    ASK_PUSS,
    ASK_RECOVER,
    ASK_RETURN,
    ASK_REWARD,
    ASK_SPEND,
    ASK_SPIN,
    ASK_STOP,
    ASK_SURRENDER,
    ASK_SWAP,
    ASK_TAKE,
    ASK_TOP,
    ASK_TOWER,
    ASK_TRADE,
    ASK_TRADE_FOR,
    ASK_TUCK,
    ASK_USE,
    ASK_WELL,
    ASK_WHERE,
    ASK_WHO,
    AT_BEFORE,
    AT_BUILD,
    AT_CARDS,
    AT_CLOSE,
    AT_END,
    AT_ESCAPE,
    AT_REVEAL,
    AT_START,
    BLOW,
    CARDS_UP,
    CHOOSES,
    CLOSE,
    DRAFT,
    GAINS,
    HARVEST,
    HIRED,
    LOCATIONS,
    MARKET,
    MOVE,
    NOWHERE,
    PARTS,
    REACT,
    RESOURCES,
    REVEAL,
    ROUND,
    SEAL,
    SECTIONS,
    SELECT,
    SLOT,
    STRIKE,
    SURRENDERS,
    TIDY,
    TRADES,
    TURN,
    WINDOW,
)
from taletable.kernel import Frame

if TYPE_CHECKING:
    from taletable.games.grimm_forest.table import Forest

# To which step of the round a moment belongs.
STEP_OF: Final = {
    AT_START: SELECT,
    AT_REVEAL: CARDS_UP,
    AT_CARDS: MOVE,
    AT_ESCAPE: HARVEST,
    AT_BEFORE: HARVEST,
    AT_END: TIDY,
    AT_BUILD: TURN,
    AT_CLOSE: CLOSE,
}


def check(table: Forest) -> None:
    """A ValueError if the game could not stand as this table does."""
    for seat in range(table.seats):
        _check_player(table, seat)
    for location, place in enumerate(table.places):
        _check_place(table, location, place)
    for section in range(len(SECTIONS)):
        if stock(table, section // PARTS, section % PARTS + 1) < 0:
            raise ValueError(f"there are only five sections '{SECTIONS[section]}'")
    if table.tower != NONE and owner_of(table, RAPUNZEL) == NOTHING:
        raise ValueError("tower: only rapunzel has one, and nobody has her")
    if any([card not in SPECIALS for card in table.used]):
        raise ValueError("used: not all of these friends have a special action")
    if not _stage_fits(table):
        raise ValueError("players: what lies before them does not fit the step the round is at")
    if not _agenda_fits(table):
        raise ValueError("agenda: this is not how a round goes")
    if not _asks_fit(table):
        raise ValueError("asks: these questions do not arise at this table")


def _check_player(table: Forest, seat: int) -> None:
    player = table.players[seat]
    corners = sum([number & 1 for number in player.houses])
    if corners > player.corners or len(player.houses) - corners > PLOTS:
        raise ValueError(f"players[{seat}].houses: there are not so many plots")
    if player.due != NOTHING and player.due not in NEXT_ROUNDS:
        raise ValueError(f"players[{seat}].due: this card does not act in the next round")
    if player.feast != NOWHERE and player.due != FAERIE_FEAST:
        raise ValueError(f"players[{seat}].feast: no faerie feast is due")
    if (player.tucked or player.shown) and player.friend != LITTLE_MERMAID:
        raise ValueError(f"players[{seat}].tucked: only the little mermaid keeps gather cards")
    if player.tucked & player.shown or player.tucked.bit_count() > len(table.places) - 2:
        raise ValueError(f"players[{seat}].tucked: two gather cards must be left, and what was shown is not tucked")
    if player.tops > len(table.deck):
        raise ValueError(f"players[{seat}].tops: the deck has only {len(table.deck)} cards")
    for other, cards in enumerate(player.known):
        if Counter(cards) - Counter(_holdings(table, other)) or (cards and other == seat):
            raise ValueError(f"players[{seat}].known[{other}]: these cards are not all in that hand")


def _holdings(table: Forest, seat: int) -> list[int]:
    """What others may know to be with a seat: its hand, a fable not yet revealed, and what it is just drawing."""
    player = table.players[seat]
    found = list(player.hand)
    if player.fable != NOTHING and stage(table) <= REVEAL:
        found.append(player.fable)
    if table.asks[seat] is not None:
        found += table.drawn
    return found


def _check_place(table: Forest, location: int, place: Place) -> None:
    name = LOCATIONS[location]
    laid = place.unique != NOTHING
    if laid is not (place.layer != NOTHING) or (laid and place.unique not in UNIQUES):
        raise ValueError(f"locations.{name}: a unique location is laid by somebody, and nothing else is")
    if location != MARKET and total(place.pile) != place.pile[location]:
        raise ValueError(f"locations.{name}.pile: only {RESOURCES[location]} lies here")
    for number in place.monsters:
        seat, card = number % 4, number // 4
        if seat >= table.seats or card not in MONSTERS or table.players[seat].fable != card:
            raise ValueError(f"locations.{name}.monsters: seat {seat} has not played the {NAMES[card]} this round")


def _stage_fits(table: Forest) -> bool:
    """Whether cards and pigs lie as they do at this step."""
    now = stage(table)
    laid = [number for place in table.places for number in place.monsters]
    if (laid and not CARDS_UP <= now <= TIDY) or len({number % 4 for number in laid}) != len(laid):
        return False
    if (now < CARDS_UP and (table.prowled or table.struck or table.hunted)) or (
        table.drawn and now not in (TIDY, TURN)
    ):
        return False
    if (table.turn == NOTHING) is (now == TURN and table.agenda[0][1] > 0):
        return False
    return all([_player_fits(table, seat, now) for seat in range(table.seats)])


def _player_fits(table: Forest, seat: int, now: int) -> bool:
    player = table.players[seat]
    asleep = seat == table.asleep
    chosen = player.front != NOWHERE
    if chosen is not (player.colour != NOTHING) or bool(player.seen) is not chosen:
        return False
    if now in (ROUND, TURN, CLOSE, CLOSE + 1) and (chosen or player.fable != NOTHING):
        return False
    if now == SELECT and (chosen or (player.fable != NOTHING and not asleep)):
        return False
    if now <= CARDS_UP and player.pig != NOWHERE and now != CLOSE + 1:
        return False
    if now in (SEAL, REVEAL) and not _choice_fits(table, seat, now):
        return False
    if SELECT < now <= TIDY and player.due == FAERIE_FEAST and player.feast == NOWHERE:
        return False
    if MOVE <= now <= TIDY and player.fable in MONSTERS and lair_of(table, monster(player.fable, seat)) == NOTHING:
        return False
    return chosen or not CARDS_UP <= now <= TIDY


def _choice_fits(table: Forest, seat: int, now: int) -> bool:
    """While cards are being chosen: who has chosen is not asked, and the other way round."""
    player = table.players[seat]
    ask = table.asks[seat]
    queen = player.friend == EVIL_QUEEN
    waits = queen and (now == SEAL or ask not in (None, (ASK_FABLE,)) or (CHOOSES, seat) in table.agenda)
    if player.fable != NOTHING and seat != table.asleep and (ask is not None or waits):
        return False
    if ask == (ASK_FABLE,) and (not player.hand or seat == table.asleep):
        return False
    return (player.front == NOWHERE) is (waits or ask == (ASK_COMMIT,))


def _agenda_fits(table: Forest) -> bool:
    """The next step of the round at the bottom, and above it only what belongs to it."""
    agenda = table.agenda
    now = stage(table)
    if not agenda:
        return table.round > 0
    if now > CLOSE:
        return False
    return all([frame[0] > CLOSE and _frame_fits(table, now, place) for place, frame in enumerate(agenda) if place])


def _frame_fits(table: Forest, now: int, place: int) -> bool:
    frame = table.agenda[place]
    kind = frame[0]
    if kind in (WINDOW, SLOT):
        return STEP_OF[frame[1]] == now and (kind == WINDOW or _effects_fit(table, frame[1], frame[2], frame[3:]))
    if kind == STRIKE:
        return now in (HARVEST, TIDY) and frame[1] in MONSTERS
    if kind == REACT:
        return table.agenda[place - 1] == (STRIKE, *frame[1:4])
    if kind == GAINS:
        return now in (TIDY, TURN) and 1 <= frame[2] <= 3
    if kind == DRAFT:
        return now == HIRED and _draft_fits(table, frame[1], frame[2])
    if kind == CHOOSES:
        return now == REVEAL and table.players[frame[1]].friend == EVIL_QUEEN
    if kind == ACT:
        return now == TURN and place == 1 and table.turn == (table.first + table.agenda[0][1] - 1) % table.seats
    if kind in (BLOW, TRADES, SURRENDERS):
        return now == TIDY
    return now not in (SEAL, REVEAL)


def _effects_fit(table: Forest, window: int, seat: int, effects: Frame) -> bool:
    return all([_effect_fits(table, window, seat, effect) for effect in effects])


def _effect_fits(table: Forest, window: int, seat: int, effect: int) -> bool:
    card = card_of(effect)
    if effect >= LAID:
        location = (effect - LAID) // len(UNIQUES)
        if window != AT_END or location >= len(table.places):
            return False
        return table.places[location].unique == card and table.places[location].layer == seat
    if effect >= DUE:
        return window in DUE_MOMENTS.get(card, ()) and table.players[seat].due == card
    return acts(table, window, effect)


def _draft_fits(table: Forest, done: int, wanted: int) -> bool:
    if len(table.places) <= MARKET or len(here(table, MARKET)) < 2:
        return False
    return done <= wanted <= done + total(table.places[MARKET].pile)


# At which steps of the round a question can be asked.
ANY_TIME: Final = (SELECT, REVEAL, CARDS_UP, MOVE, HARVEST, TIDY, TURN, CLOSE)
ASKED_AT: Final[dict[int, tuple[int, ...]]] = {
    **dict.fromkeys((ASK_GUESS, ASK_ANNOUNCE, ASK_TOWER), (SELECT,)),
    **dict.fromkeys((ASK_COMMIT, ASK_FABLE), (SEAL, REVEAL)),
    **dict.fromkeys((ASK_LOOK,), (REVEAL,)),
    **dict.fromkeys((ASK_WELL, ASK_SWAP, ASK_PAY), (CARDS_UP,)),
    **dict.fromkeys((ASK_BEANS,), (MOVE,)),
    **dict.fromkeys((ASK_STOP,), (HARVEST, TIDY)),
    **dict.fromkeys((ASK_DRAFT,), (HIRED,)),
    **dict.fromkeys(
        (
            ASK_RECOVER,
            ASK_GIFT,
            ASK_RETURN,
            ASK_TRADE,
            ASK_TRADE_FOR,
            ASK_SURRENDER,
            ASK_HOUSE,
            ASK_HOUSE_PLOT,
            ASK_LOSE,
        ),
        (TIDY,),
    ),
    **dict.fromkeys((ASK_FRIEND,), (CARDS_UP, TIDY)),
    **dict.fromkeys((ASK_OFFER, ASK_KEEP, ASK_GAIN), (TIDY, TURN)),
    **dict.fromkeys((ASK_TUCK,), (CARDS_UP, TIDY, TURN)),
    **dict.fromkeys((ASK_MENU, ASK_PLOT, ASK_PUSS, ASK_HELPER, ASK_SPIN, ASK_REWARD, ASK_SPEND, ASK_TOP), (TURN,)),
}
# The same for questions that several cards put.
CARD_ASKED_AT: Final[dict[int, int]] = {
    ALI_BABA: SELECT,
    SLEEPING_BEAUTY: SELECT,
    TOM_THUMB: SELECT,
    FAERIE_FEAST: SELECT,
    EVIL_QUEEN: REVEAL,
    CRYSTAL_BALL: CARDS_UP,
    WISHING_WELL: CARDS_UP,
    **dict.fromkeys((*MONSTERS, *UNIQUES), CARDS_UP),
    GINGERBREAD_MAN: MOVE,
    THUMBELINA: MOVE,
    CHINNY_CHIN_CHIN: HARVEST,
    CONSULT_THE_ORACLE: TIDY,
    HARVEST_MOON: TIDY,
    FRIENDLY_GAME: TIDY,
    THOUGHTFUL_GIFT: TIDY,
}
# Whose friend is asked.
FRIEND_OF: Final = {
    ASK_GUESS: ALADDIN,
    ASK_ANNOUNCE: PINOCCHIO,
    ASK_TOWER: RAPUNZEL,
    ASK_BEANS: JACK_THE_GIANT_SLAYER,
    ASK_LOOK: EVIL_QUEEN,
    ASK_TUCK: LITTLE_MERMAID,
}


def _asks_fit(table: Forest) -> bool:
    """Whether the questions make sense, and have answers."""
    now = stage(table)
    asked = table.waiting
    if now == SEAL:
        return all([table.asks[seat] in ((ASK_COMMIT,), (ASK_FABLE,)) for seat in asked])
    if not asked:
        return not table.offer and not table.drawn
    seat = asked[0]
    ask = table.asks[seat]
    assert ask is not None
    if len(asked) > 1 or now not in ASKED_AT.get(ask[0], ANY_TIME):
        return False
    if bool(table.offer) is not (ask[0] == ASK_OFFER or ask == (ASK_FRIEND, NIGHT_OF_REVELRY)):
        return False
    if bool(table.drawn) is not (ask[0] in (ASK_KEEP, ASK_TOP)):
        return False
    return _ask_fits(table, now, seat, ask) and bool(rules.legal(table, seat, ask))


def _ask_fits(table: Forest, now: int, seat: int, ask: Frame) -> bool:
    kind = ask[0]
    player = table.players[seat]
    if kind in FRIEND_OF and player.friend != FRIEND_OF[kind]:
        return False
    if kind in (ASK_WHO, ASK_WHERE, ASK_USE):
        return _card_ask_fits(table, now, seat, ask)
    if kind in (ASK_GAIN, ASK_LOSE, ASK_GIVE, ASK_TAKE, ASK_GRAB, ASK_TRADE_FOR, ASK_GIFT, ASK_RETURN, ASK_PAY):
        return _resource_ask_fits(table, now, seat, ask)
    if now == TURN and kind in IN_TURN:
        return _turn_ask_fits(table, seat, ask)
    if kind == ASK_STOP:
        return _stop_fits(table, seat, ask)
    if kind == ASK_ORDER:
        own = [effect for effect in ask[2:] if effect >= DUE or effect in (player.fable, player.friend)]
        return len(own) == len(ask) - 2 and STEP_OF[ask[1]] == now and _effects_fit(table, ask[1], seat, ask[2:])
    if kind == ASK_DRAFT:
        fits = _draft_fits(table, ask[1], ask[2]) and ask[1] < ask[2]
        return fits and here(table, MARKET)[ask[1] % len(here(table, MARKET))] == seat
    return _other_ask_fits(table, now, seat, ask)


IN_TURN: Final = (
    ASK_MENU,
    ASK_PLOT,
    ASK_PUSS,
    ASK_HELPER,
    ASK_SPIN,
    ASK_REWARD,
    ASK_SPEND,
    ASK_TOP,
    ASK_KEEP,
)


def _stop_fits(table: Forest, seat: int, ask: Frame) -> bool:
    """A monster is about to act, and this friend can stop it."""
    _, friend, card, owner, location = ask
    fits = table.players[seat].friend == friend and (friend == HUNTSMAN or friend in STOPPERS.get(card, ()))
    tops = [frame[:4] for frame in table.agenda[-2:]]
    return fits and tops == [(STRIKE, card, owner, location), (REACT, card, owner, location)]


def _other_ask_fits(table: Forest, now: int, seat: int, ask: Frame) -> bool:
    kind = ask[0]
    if kind == ASK_KEEP:
        return ask[1] == GHOSTLY_WHISPERS and 1 <= ask[2] <= 2
    if kind == ASK_FRIEND:
        return ask[1] == NIGHT_OF_REVELRY if now == CARDS_UP else ask[1] == FROG_PRINCE
    if kind in (ASK_LOOK, ASK_SURRENDER):
        return ask[1] != seat and (kind == ASK_SURRENDER or table.players[ask[1]].fable != NOTHING)
    if kind == ASK_TUCK:
        return table.players[seat].tucked.bit_count() < len(table.places) - 2
    if kind == ASK_OFFER:
        return len(table.offer) == 1
    if kind in (ASK_RECOVER, ASK_TOWER):
        return 1 <= ask[1] <= 2
    return kind != ASK_BEANS or len(table.places) > MARKET


def _card_ask_fits(table: Forest, now: int, seat: int, ask: Frame) -> bool:
    """A choice of a player or a location, or whether to use a card."""
    card = ask[1]
    player = table.players[seat]
    known = {ASK_WHO: WHO, ASK_WHERE: WHERE}.get(ask[0], USES)
    if card not in known or (card >= FABLES and player.friend != card):
        return False
    if (card in MONSTERS or card in UNIQUES) and not (card == BRIDGE_TROLL and ask[0] == ASK_WHO):
        laid = [number for place in table.places for number in place.monsters]
        return now == CARDS_UP and player.fable == card and monster(card, seat) not in laid
    if card == BRIDGE_TROLL:
        return now == TIDY
    if (card == FAERIE_FEAST and player.due != card) or (card == SLEEPING_BEAUTY and table.asleep != NOTHING):
        return False
    return CARD_ASKED_AT[card] == now


def _resource_ask_fits(table: Forest, now: int, seat: int, ask: Frame) -> bool:
    """A choice of resources: there must be what can be chosen."""
    kind = ask[0]
    store = table.players[seat].store
    if kind == ASK_GAIN:
        return 1 <= ask[1] <= 3
    if kind == ASK_PAY:
        return 1 <= ask[1] <= 2 and total(store) >= ask[1] and table.players[seat].fable == HIRED_HELP
    if kind == ASK_GIVE:
        return all([ask[4 + resource] <= store[resource] for resource in range(3)])
    if kind == ASK_TAKE:
        robber = table.players[seat].friend == ALI_BABA and now == SELECT
        return ask[1] != seat and ask[2] > 0 and (robber or ask[4] != ALI_BABA)
    if kind == ASK_GRAB:
        return ask[2] > 0
    if kind == ASK_TRADE_FOR:
        return store[ask[1]] >= 2
    if kind == ASK_GIFT:
        given = (ask[2], ask[3], ask[4])
        if ask[1] == seat or total(given) > 2 or any([given[n] > store[n] for n in range(3)]):
            return False
        return total(given) == 0 or bool(gift_returns(table, ask[1], given))
    return kind == ASK_LOSE or ask[1] != seat


def _turn_ask_fits(table: Forest, seat: int, ask: Frame) -> bool:
    """A question of the build turn: the turn goes on after it."""
    if seat != table.turn or (ACT,) not in table.agenda:
        return False
    if ask[0] == ASK_MENU:
        return table.agenda[-1] == (ACT,)
    if ask[0] == ASK_KEEP:
        return ask[1:] == (GOLDILOCKS, 1)
    if ask[0] == ASK_SPEND:
        return 1 <= ask[1] <= 2 and len(table.players[seat].hand) >= ask[1]
    if ask[0] == ASK_PLOT:
        helper = ask[2] - 1
        fits = helper < table.seats and helper != seat
        return fits and (helper == NOTHING or table.players[helper].store[ask[1] // PARTS] > 0)
    return True
