"""What each friend does in the course of a round; what they do in a build turn is told there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from taletable.games.grimm_forest.cards import (
    ALADDIN,
    ALI_BABA,
    CINDERELLA,
    CONSULT_THE_ORACLE,
    EVIL_QUEEN,
    FROG_PRINCE,
    GINGERBREAD_MAN,
    GOLDEN_GOOSE,
    HUNTSMAN,
    JACK_THE_GIANT_SLAYER,
    NAMES,
    NOTHING,
    PINOCCHIO,
    RAPUNZEL,
    ROBIN_HOOD,
    RUMPELSTILTSKIN,
    SEVEN_DWARVES,
    SLEEPING_BEAUTY,
    SNOW_WHITE,
    THUMBELINA,
    TOM_THUMB,
)
from taletable.games.grimm_forest.fables import friend_choices, more_actions, prophesy
from taletable.games.grimm_forest.pieces import different, plus, total
from taletable.games.grimm_forest.verbs import (
    WHERE,
    WHO,
    add,
    alone,
    ask_where,
    ask_who,
    everybody,
    gain,
    gain_each,
    gather_actions,
    go,
    knowing_top,
    let_gain,
    let_give,
    let_grab,
    let_take,
    offer_friend,
    opponents,
    others_here,
    part,
    pass_on,
    slip,
    top_fable,
    top_friend,
    unplayed,
    usable,
)
from taletable.games.grimm_forest.words import (
    ALONE,
    ASK_ANNOUNCE,
    ASK_BEANS,
    ASK_FRIEND,
    ASK_GUESS,
    ASK_LOOK,
    ASK_SURRENDER,
    ASK_TOWER,
    ASK_USE,
    AT_BUILD,
    AT_CARDS,
    AT_CLOSE,
    AT_END,
    AT_START,
    CARD,
    GATHER,
    GRABS,
    LOCATIONS,
    LOOK,
    MARKET,
    NOWHERE,
    PASS,
    RESOURCE,
    RESOURCES,
    STRAW,
    SURRENDERS,
    TOGETHER,
    YES,
)

if TYPE_CHECKING:
    from taletable.games.grimm_forest.table import Forest
    from taletable.kernel import Frame

# What Aladdin's friend has said.
SAID_ALONE: Final = 0
SAID_TOGETHER: Final = 1
GUESSES: Final = ("alone", "together")
# What a Gingerbread Man's friend has done, and by how much a kept word of Pinocchio's is more than a word.
RAN: Final = 0
KEPT_WORD: Final = 4


# At the start of the round.


def aladdin(table: Forest, seat: int) -> None:
    """Say whether you will be alone (12.1)."""
    table.ask(seat, (ASK_GUESS,))


def ali_baba(table: Forest, seat: int) -> None:
    """Steal a resource; the vow remembers whose, and which (12.2)."""
    ask_who(table, seat, ALI_BABA)


def _wealthy(table: Forest, seat: int) -> list[int]:
    return [other for other in opponents(table, seat) if total(table.players[other].store)]


def _steal(table: Forest, seat: int, other: int) -> None:
    let_take(table, seat, other, 1, 0, ALI_BABA)


def refund(table: Forest, seat: int) -> None:
    """The victim gathers here too: what was stolen goes back, if it is still there."""
    player = table.players[seat]
    other, resource = player.vow // 3, player.vow % 3
    if player.vow != NOTHING and player.pig != NOWHERE and table.players[other].pig == player.pig:
        pass_on(table, seat, other, resource, min(1, player.store[resource]), ALI_BABA)


def huntsman(table: Forest, seat: int) -> None:
    """Every opponent with a fable must play one (12.11)."""
    for other in opponents(table, seat):
        table.forced |= 1 << other


def pinocchio(table: Forest, seat: int) -> None:
    """Announce a gather card (12.14)."""
    table.ask(seat, (ASK_ANNOUNCE,))


def rapunzel(table: Forest, seat: int) -> None:
    """Two resources go up the tower (12.16, 13.10)."""
    table.ask(seat, (ASK_TOWER, 2))


def sleeping_beauty(table: Forest, seat: int) -> None:
    """Somebody will play the top card of the deck (12.21)."""
    ask_who(table, seat, SLEEPING_BEAUTY)


def _put_to_sleep(table: Forest, _seat: int, other: int) -> None:
    table.asleep = other
    player = table.players[other]
    for observer in knowing_top(table):
        player.spied |= 1 << observer
    player.fable = top_fable(table)
    if table.story is not None:
        table.tell("dreams", {"seat": other, "card": NAMES[SLEEPING_BEAUTY]})


def tom_thumb(table: Forest, seat: int) -> None:
    """Perhaps a resource from any location (12.24)."""
    ask_where(table, seat, TOM_THUMB)


def _stocked(table: Forest, _seat: int) -> list[int]:
    return [location for location in range(len(table.places)) if total(table.places[location].pile)]


def _pick_up(table: Forest, seat: int, location: int) -> None:
    let_grab(table, seat, location, 1, TOM_THUMB)


# While cards are chosen.


def evil_queen(table: Forest, seat: int) -> None:
    """Look at an opponent's card before you choose (12.4)."""
    ask_who(table, seat, EVIL_QUEEN)


def _eye(table: Forest, seat: int, other: int) -> None:
    if table.players[other].fable == NOTHING:
        look_at(table, seat, other, 0)
    else:
        table.ask(seat, (ASK_LOOK, other))


def look_at(table: Forest, seat: int, other: int, what: int) -> None:
    """See the gather card or the fable before an opponent."""
    player = table.players[other]
    if table.story is not None:
        table.tell("looked", {"seat": seat, "seat_other": other, "card": NAMES[EVIL_QUEEN]})
    if what == 0:
        player.seen |= 1 << seat
        if table.story is not None:
            place = LOCATIONS[player.front]
            table.tell("saw-gather", {"seat": seat, "seat_other": other, "location": place}, (seat,))
    else:
        player.spied |= 1 << seat
        if table.story is not None:
            table.tell("saw-fable", {"seat": seat, "seat_other": other, "card": NAMES[player.fable]}, (seat,))


# When gather cards are revealed.


def cinderella(table: Forest, seat: int) -> None:
    """Be there first, and take two (12.3)."""
    location = table.players[seat].front
    go(table, seat, location, CINDERELLA)
    let_grab(table, seat, location, 2, CINDERELLA)


def gingerbread_man(table: Forest, seat: int) -> None:
    """Perhaps one from everywhere instead of going anywhere (12.7)."""
    table.ask(seat, (ASK_USE, GINGERBREAD_MAN))


def _run(table: Forest, seat: int) -> None:
    table.players[seat].vow = RAN
    if table.story is not None:
        table.tell("ran", {"seat": seat, "card": NAMES[GINGERBREAD_MAN]})
    for location in reversed(range(len(table.places))):
        table.agenda.append((GRABS, seat, location, 1, GINGERBREAD_MAN))


def jack_the_giant_slayer(table: Forest, seat: int) -> None:
    """Two more of its kind for your location (12.12)."""
    location = table.players[seat].front
    if location == MARKET:
        table.ask(seat, (ASK_BEANS,))
    else:
        add(table, location, location, 2, JACK_THE_GIANT_SLAYER)


def thumbelina(table: Forest, seat: int) -> None:
    """Perhaps to a random place instead (12.23)."""
    table.ask(seat, (ASK_USE, THUMBELINA))


def _fly(table: Forest, seat: int) -> None:
    cards = unplayed(table, seat)
    go(table, seat, cards[table.dice.below(len(cards))], THUMBELINA)


# At the end of the gather phase.


def aladdins_wish(table: Forest, seat: int) -> None:
    """The guess was right (12.1, 13.4)."""
    vow = table.players[seat].vow
    right = alone(table, seat) if vow == SAID_ALONE else vow == SAID_TOGETHER and bool(others_here(table, seat))
    if right and table.options["aladdin"] == "one":
        let_gain(table, [seat], 1, 0, ALADDIN)
    elif right:
        gain_each(table, seat, ALADDIN)


def frog_prince(table: Forest, seat: int) -> None:
    """In company he leaves for a new friend and a resource (12.6, 13.5)."""
    if not others_here(table, seat):
        return
    from_deck = table.options["frog_prince"] == "deck"
    card = top_friend(table) if from_deck else NOTHING  # before he is discarded, so that it is not him again
    part(table, seat, "frog-prince")
    let_gain(table, [seat], 1, 0, FROG_PRINCE)
    offer_friend(table, seat, card, FROG_PRINCE)
    if not from_deck and friend_choices(table, FROG_PRINCE):
        table.ask(seat, (ASK_FRIEND, FROG_PRINCE))


def golden_goose(table: Forest, seat: int) -> None:
    """Alone: a resource (12.8)."""
    if alone(table, seat):
        let_gain(table, [seat], 1, 0, GOLDEN_GOOSE)


def pinocchios_word(table: Forest, seat: int) -> None:
    """He told the truth: two of what that location gives (12.14). It was tested when cards were revealed."""
    location = table.players[seat].vow - KEPT_WORD
    if location == MARKET:
        let_gain(table, [seat], 2, 1, PINOCCHIO)
    elif location >= 0:
        gain(table, seat, location, 2, PINOCCHIO)


def seven_dwarves(table: Forest, seat: int) -> None:
    """Alone: one more action (12.20)."""
    if alone(table, seat):
        more_actions(table, seat, 1, SEVEN_DWARVES)


def snow_white(table: Forest, seat: int) -> None:
    """A fable from every opponent here, or a resource (12.22)."""
    for other in reversed(others_here(table, seat)):
        table.agenda.append((SURRENDERS, other, seat))


def surrender(table: Forest, giver: int, taker: int) -> None:
    """What one opponent gives to Snow White's friend."""
    hand = table.players[giver].hand
    if len(hand) == 1:
        slip(table, giver, taker, hand[0], SNOW_WHITE)
    elif hand:
        table.ask(giver, (ASK_SURRENDER, taker))  # of equal cards too: others must not see that they are
    else:
        let_take(table, taker, giver, 1, 0, SNOW_WHITE)


# At the start and the end of the build phase.


def rumpelstiltskin(table: Forest, seat: int) -> None:
    """One straw (12.19)."""
    gain(table, seat, STRAW, 1, RUMPELSTILTSKIN)


def robin_hood(table: Forest, seat: int) -> None:
    """One resource from everybody richer (12.18)."""
    mine = total(table.players[seat].store)
    for other in reversed(opponents(table, seat)):
        store = table.players[other].store
        if total(store) > mine:
            let_give(table, other, seat, 1, ROBIN_HOOD, store)


Act = Callable[["Forest", int], None]
ACTS: Final[dict[int, dict[int, Act]]] = {
    AT_START: {
        ALADDIN: aladdin,
        ALI_BABA: ali_baba,
        HUNTSMAN: huntsman,
        PINOCCHIO: pinocchio,
        RAPUNZEL: rapunzel,
        SLEEPING_BEAUTY: sleeping_beauty,
        TOM_THUMB: tom_thumb,
    },
    AT_CARDS: {
        CINDERELLA: cinderella,
        GINGERBREAD_MAN: gingerbread_man,
        JACK_THE_GIANT_SLAYER: jack_the_giant_slayer,
        THUMBELINA: thumbelina,
    },
    AT_END: {
        ALADDIN: aladdins_wish,
        FROG_PRINCE: frog_prince,
        GOLDEN_GOOSE: golden_goose,
        PINOCCHIO: pinocchios_word,
        SEVEN_DWARVES: seven_dwarves,
        SNOW_WHITE: snow_white,
    },
    AT_BUILD: {RUMPELSTILTSKIN: rumpelstiltskin},
    AT_CLOSE: {ROBIN_HOOD: robin_hood},
}


# Questions and answers.


def legal(table: Forest, seat: int, ask: Frame) -> list[int]:
    """All answers to a question of a friend, ascending."""
    kind = ask[0]
    if kind == ASK_GUESS:
        return [ALONE, TOGETHER]
    if kind == ASK_ANNOUNCE:
        return gather_actions(usable(table, seat))
    if kind in (ASK_TOWER, ASK_BEANS):
        return [RESOURCE, RESOURCE + 1, RESOURCE + 2]
    if kind == ASK_LOOK:
        return [LOOK, LOOK + 1]
    if kind == ASK_USE:
        return [YES, PASS]
    return [CARD + card for card in different(table.players[seat].hand)]  # surrender


def resolve(table: Forest, seat: int, ask: Frame, action: int) -> None:
    """Carry out an answer to a question of a friend."""
    kind = ask[0]
    player = table.players[seat]
    if kind == ASK_GUESS:
        player.vow = action - ALONE
        if table.story is not None:
            table.tell("guessed", {"seat": seat, "guess": GUESSES[player.vow], "card": NAMES[ALADDIN]})
    elif kind == ASK_ANNOUNCE:
        player.vow = action - GATHER
        if table.story is not None:
            place = LOCATIONS[player.vow]
            table.tell("announced", {"seat": seat, "location": place, "card": NAMES[PINOCCHIO]})
    elif kind == ASK_TOWER:
        _fill(table, seat, ask[1], action - RESOURCE)
    elif kind == ASK_BEANS:
        add(table, MARKET, action - RESOURCE, 2, JACK_THE_GIANT_SLAYER)
    elif kind == ASK_LOOK:
        look_at(table, seat, ask[1], action - LOOK)
    elif kind == ASK_USE:
        if action == YES:
            USES[ask[1]](table, seat)
    else:
        slip(table, seat, ask[1], action - CARD, SNOW_WHITE)


def _fill(table: Forest, seat: int, count: int, resource: int) -> None:
    """Up the tower: one by one if they may differ."""
    mixed = table.options["rapunzel_types"] == "mixed"
    amount = 1 if mixed else count
    table.tower = plus(table.tower, resource, amount)
    if table.story is not None:
        table.tell("stored", {"seat": seat, "resource": RESOURCES[resource], "count": amount})
    if mixed and count > 1:
        table.ask(seat, (ASK_TOWER, count - 1))


USES: Final[dict[int, Act]] = {CONSULT_THE_ORACLE: prophesy, GINGERBREAD_MAN: _run, THUMBELINA: _fly}

WHO.update(
    {
        ALI_BABA: (_wealthy, _steal),
        EVIL_QUEEN: (opponents, _eye),
        SLEEPING_BEAUTY: (everybody, _put_to_sleep),
    }
)
WHERE.update({TOM_THUMB: (_stocked, _pick_up)})
