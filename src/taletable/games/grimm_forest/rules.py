"""The course of a round: choosing, revealing, gathering, building, and the moments between at which cards act."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from taletable.games.grimm_forest import building, fables, friends, monsters
from taletable.games.grimm_forest.cards import (
    ALI_BABA,
    EVIL_QUEEN,
    FABLES,
    FAERIE_FEAST,
    GHOSTLY_WHISPERS,
    GINGERBREAD_MAN,
    HIRED_HELP,
    HUNTSMAN,
    LITTLE_MERMAID,
    MAGIC_FLUTE,
    MONSTER,
    MONSTERS,
    NAMES,
    NEXT_ROUND,
    NOTHING,
    PINOCCHIO,
    SORT,
    THOUGHTFUL_GIFT,
    UNIQUES,
    WISHING_WELL,
)
from taletable.games.grimm_forest.effects import DUE, LAID, card_of, effects_of, worth_asking
from taletable.games.grimm_forest.pieces import NONE, complete, different, kinds, plus, total, without
from taletable.games.grimm_forest.verbs import (
    befriend,
    choose_resource,
    choose_who_or_where,
    gather_actions,
    give_some,
    here,
    idle,
    in_turn,
    let_grab,
    lose_one,
    owner_of,
    resource_choices,
    throw,
    unlearn,
    usable,
    who_or_where,
)
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
    BUILD,
    CARD,
    CARDS_UP,
    CHOOSES,
    CLOSE,
    DRAFT,
    GAIN,
    GAINS,
    GATHER,
    GIVES,
    GRABS,
    HARVEST,
    HIRED,
    KEEP,
    LOCATIONS,
    LOSES,
    MARKET,
    MOVE,
    NOWHERE,
    PARTS,
    PASS,
    REACT,
    RESOURCE,
    RESOURCES,
    REVEAL,
    ROUND,
    SEAL,
    SEAT,
    SECTIONS,
    SELECT,
    SLOT,
    STRIKE,
    SURRENDERS,
    TIDY,
    TRADES,
    TURN,
    WINDOW,
    YES,
)
from taletable.kernel import Args

if TYPE_CHECKING:
    from taletable.games.grimm_forest.table import Forest
    from taletable.kernel import Frame

HOUSES_TO_WIN: Final = 3
MOST_ROUNDS: Final = 60
SUPPLY: Final = ((5, 0, 0), (0, 4, 0), (0, 0, 3), (1, 1, 1))
PRINCE_TAKES_MOST: Final = 10


# Set-up and rounds.


def set_up(table: Forest) -> None:
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
    resume(table)


def resume(table: Forest) -> None:
    """The next round."""
    table.agenda.append((ROUND,))


def _refill(table: Forest) -> None:
    for location in range(len(table.places)):
        place = table.places[location]
        for resource in range(3):
            place.pile = plus(place.pile, resource, SUPPLY[location][resource])


def step(table: Forest, frame: Frame) -> None:
    """Let one frame happen. Whatever happens by itself can be seen."""
    table.reveal()
    kind = frame[0]
    if kind == WINDOW:
        _open_window(table, frame[1], frame[2])
    elif kind == ACT:
        building.go_on(table)
    elif kind <= CLOSE:
        _step_round(table, kind, frame)
    else:
        _step_card(table, kind, frame)


def _step_round(table: Forest, kind: int, frame: Frame) -> None:
    """The course of the round."""
    if kind == ROUND:
        _begin_round(table)
    elif kind == SELECT:
        _select(table)
    elif kind == SEAL:
        _seal(table)
    elif kind == REVEAL:
        _reveal(table)
    elif kind == CARDS_UP:
        _turn_over(table)
    elif kind == MOVE:
        _move(table)
    elif kind == HARVEST:
        _harvest(table)
    elif kind == HIRED:
        _pay_helpers(table)
    elif kind == TIDY:
        _tidy(table)
    elif kind == TURN:
        _turn(table, frame[1])
    else:
        _close(table)


def _step_card(table: Forest, kind: int, frame: Frame) -> None:
    """What a card has left to do."""
    if kind == SLOT:
        left = worth_asking(table, frame[2], list(frame[3:]))
        _tell_idle(table, frame[2], frame[3:], left)
        _slot(table, frame[1], frame[2], left)
    elif kind == REACT:
        monsters.react(table, frame)
    elif kind == STRIKE:
        monsters.strike(table, frame)
    elif kind == BLOW:
        monsters.blow(table, frame)
    elif kind == GAINS:
        table.ask(frame[1], (ASK_GAIN, frame[2], frame[3], frame[4]))
    elif kind == LOSES:
        lose_one(table, frame[1], frame[2])
    elif kind == GIVES:
        give_some(table, frame)
    elif kind == GRABS:
        let_grab(table, frame[1], frame[2], frame[3], frame[4])
    elif kind == DRAFT:
        _draft(table, frame[1], frame[2])
    elif kind == TRADES:
        fables.trade(table, frame[1])
    elif kind == SURRENDERS:
        friends.surrender(table, frame[1], frame[2])
    else:
        table.ask(frame[1], (ASK_COMMIT,))


# The moments.


def _open_window(table: Forest, window: int, place: int) -> None:
    """Everybody's cards that act now, in turn order (2.3)."""
    seats = table.seats
    while place < seats:
        seat = (table.first + place) % seats
        place += 1
        found = effects_of(table, window, seat)
        if found:
            if place < seats:
                table.agenda.append((WINDOW, window, place))
            _slot(table, window, seat, found)
            return


def _slot(table: Forest, window: int, seat: int, effects: list[int]) -> None:
    """One player's cards: one after the other, in the order that player chooses (2.3)."""
    found = effects if len(effects) == 1 else worth_asking(table, seat, effects)
    _tell_idle(table, seat, effects, found)
    if len(found) > 1:
        table.ask(seat, (ASK_ORDER, window, *found))
    elif found:
        _perform(table, window, seat, found[0])


def _tell_idle(table: Forest, seat: int, effects: Sequence[int], found: list[int]) -> None:
    """A fable that need not be asked about has no effect; of a friend that is not told."""
    fable = table.players[seat].fable
    if fable in effects and fable not in found:
        idle(table, seat, fable)


def _perform(table: Forest, window: int, seat: int, effect: int) -> None:
    """Let one card act. If nothing is told, asked or left to do, a fable has no effect; a unique location waits."""
    if table.story is None:
        _act(table, window, seat, effect)
        return
    before = (len(table.story), len(table.agenda), table.owed)
    _act(table, window, seat, effect)
    stirred = (len(table.story), len(table.agenda), table.owed) != before
    if not stirred and effect < LAID and card_of(effect) < FABLES:
        idle(table, seat, card_of(effect))


def _act(table: Forest, window: int, seat: int, effect: int) -> None:
    card = card_of(effect)
    if effect >= LAID:
        fables.UNIQUE_ACTS[card](table, (effect - LAID) // len(UNIQUES))
    elif effect >= DUE:
        if card != FAERIE_FEAST:
            fables.taxation(table, seat)
        elif window == AT_START:
            fables.lay_feast(table, seat)
        else:
            fables.feast(table, seat)
    elif card >= FABLES:
        friends.ACTS[window][card](table, seat)
    elif card in MONSTERS:
        if window == AT_REVEAL:
            monsters.lay(table, seat, card)
        else:
            monsters.prowl(table, seat, card)
    elif card in UNIQUES:
        fables.lay_unique(table, seat, card)
    else:
        fables.ACTS[card](table, seat)


# Choosing.


def _begin_round(table: Forest) -> None:
    table.round += 1
    if table.story is not None:
        table.tell("round", {"round": table.round, "seat": table.first})
    if table.seats == 2:
        _prince(table)
    if table.story is not None:
        for seat in in_turn(table):
            if table.players[seat].due != NOTHING:
                table.tell("due", {"seat": seat, "card": NAMES[table.players[seat].due]})
    table.agenda.append((SELECT,))
    table.agenda.append((WINDOW, AT_START, 0))


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
    count = place.pile[most] // 2
    place.pile = plus(place.pile, most, -count)
    if table.story is not None:
        args: Args = {"location": LOCATIONS[most], "resource": RESOURCES[most], "count": count}
        table.tell("prince", args, clause="" if rolled else "8.2")


def _select(table: Forest) -> None:
    """Everybody chooses a gather card, and perhaps a fable; the Evil Queen's friend comes last (3.1, 12.4)."""
    table.agenda.append((SEAL,))
    for seat in range(table.seats):
        friend = table.players[seat].friend
        if friend == LITTLE_MERMAID:
            table.players[seat].shown |= HELD
        if friend != EVIL_QUEEN:
            table.ask(seat, (ASK_COMMIT,))


# A bit of `shown`: the Little Mermaid was there when cards were chosen, so what is played is not under her.
HELD: Final = 16


def _seal(table: Forest) -> None:
    """What was chosen lies face down; the Evil Queen looks, and her friend chooses."""
    table.agenda.append((REVEAL,))
    queen = owner_of(table, EVIL_QUEEN)
    if queen != NOTHING:
        table.agenda.append((CHOOSES, queen))
        friends.evil_queen(table, queen)


def commit(table: Forest, seat: int, location: int) -> None:
    """A gather card is chosen; a fable may follow (3.2)."""
    player = table.players[seat]
    player.front = location
    player.colour = seat
    player.seen = 1 << seat
    if player.hand and seat != table.asleep:
        table.ask(seat, (ASK_FABLE,))


# Revealing.


def _reveal(table: Forest) -> None:
    """All fables at once; then those that act now (4.1, 4.2)."""
    flutists: list[int] = []
    for seat in in_turn(table):
        card = table.players[seat].fable
        if card == NOTHING:
            continue
        unlearn(table, seat, card)
        table.players[seat].spied = 0
        table.prowled = table.prowled or SORT[card] == MONSTER
        if card == MAGIC_FLUTE:
            flutists.append(seat)
        if table.story is not None:
            table.tell("played", {"seat": seat, "card": NAMES[card]})
    table.agenda.append((CARDS_UP,))
    table.agenda.append((WINDOW, AT_REVEAL, 0))
    for seat in flutists:  # the first takes all; the others find nothing
        monsters.flute(table, seat)


def _turn_over(table: Forest) -> None:
    """All gather cards at once (4.3). Others learn what is not under the Little Mermaid; Pinocchio's word is tested."""
    for seat in in_turn(table):
        player = table.players[seat]
        owner = table.players[player.colour]
        if owner.shown & HELD:
            owner.shown |= 1 << player.front
        if player.friend == PINOCCHIO:
            kept = player.vow == player.front
            player.vow = player.vow + friends.KEPT_WORD if kept else NOTHING
        if table.story is not None:
            table.tell("turned", {"seat": seat, "location": LOCATIONS[player.front]})
    table.agenda.append((MOVE,))
    table.agenda.append((WINDOW, AT_CARDS, 0))


def _move(table: Forest) -> None:
    """Every pig that has not moved yet goes where its card says (4.4)."""
    for seat in in_turn(table):
        player = table.players[seat]
        ran = player.friend == GINGERBREAD_MAN and player.vow == friends.RAN
        if player.pig == NOWHERE and not ran:
            player.pig = player.front
            if table.story is not None:
                table.tell("went", {"seat": seat, "location": LOCATIONS[player.front]})
    table.agenda.append((HARVEST,))
    table.agenda.append((WINDOW, AT_BEFORE, 0))
    if table.options["bga_order"] == "escape_first":
        table.agenda.append((WINDOW, AT_ESCAPE, 0))


# Gathering.


def _harvest(table: Forest) -> None:
    """Everything for one, a share for several, the Market one by one (5.2-5.4)."""
    thief = owner_of(table, ALI_BABA)
    if thief != NOTHING:
        friends.refund(table, thief)
    table.agenda.append((HIRED,))
    for location in range(len(table.places)):
        pigs = here(table, location)
        table.places[location].gathered = bool(pigs)
        if not pigs:
            continue
        pile = table.places[location].pile
        share = total(pile) // len(pigs)
        if location == MARKET and len(pigs) > 1:
            table.agenda.append((DRAFT, 0, share * len(pigs)))
            continue
        for seat in pigs:
            for resource in kinds(pile):
                gather(table, seat, location, resource, pile[resource] // len(pigs), "5.3" if len(pigs) > 1 else "")


def gather(table: Forest, seat: int, location: int, resource: int, count: int, clause: str = "") -> None:
    """From a location to a store: this and nothing else is gathering (2.7)."""
    place = table.places[location]
    place.pile = plus(place.pile, resource, -count)
    player = table.players[seat]
    player.store = plus(player.store, resource, count)
    player.gathered = plus(player.gathered, resource, count)
    if table.story is not None and count:
        table.tell(
            "gathered",
            {"seat": seat, "location": LOCATIONS[location], "resource": RESOURCES[resource], "count": count},
            clause=clause,
        )


def _draft(table: Forest, done: int, wanted: int) -> None:
    """The next resource from the Market; where all are alike nobody is asked (5.4)."""
    pigs = here(table, MARKET)
    while done < wanted:
        seat = pigs[done % len(pigs)]
        found = kinds(table.places[MARKET].pile)
        if len(found) > 1:
            table.ask(seat, (ASK_DRAFT, done, wanted))
            return
        gather(table, seat, MARKET, found[0], 1, "5.4")
        done += 1


def _pay_helpers(table: Forest) -> None:
    """Hired Help brings as much again; then the gather phase ends (11.16, 13.9)."""
    for seat in in_turn(table):
        player = table.players[seat]
        if player.due == HIRED_HELP:
            gathered = player.gathered
            if gathered == NONE:
                idle(table, seat, HIRED_HELP)
            for resource in kinds(gathered):
                count = gathered[resource]
                player.store = plus(player.store, resource, count)
                if table.options["hired_help"] == "gathered":
                    player.gathered = plus(player.gathered, resource, count)
                if table.story is not None:
                    args: Args = {"seat": seat, "resource": RESOURCES[resource], "count": count}
                    table.tell("gained", {**args, "card": NAMES[HIRED_HELP]})
    table.agenda.append((TIDY,))
    table.agenda.append((WINDOW, AT_END, 0))


def _tidy(table: Forest) -> None:
    """Gather cards go home, fables are discarded, spent unique locations too, and the monsters leave (5.6, 5.7)."""
    for seat in in_turn(table):
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
        player.front = NOWHERE
        player.colour = NOTHING
        player.seen = 0
        player.gathered = NONE
        player.vow = NOTHING
    for location in range(len(table.places)):
        place = table.places[location]
        if place.unique != NOTHING and fables.is_spent(table, location):
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
    table.agenda.append((TURN, 0))
    table.agenda.append((WINDOW, AT_BUILD, 0))


# Building.


def _turn(table: Forest, place: int) -> None:
    """The next player's turn, or the end of the build phase (6.1)."""
    if place < table.seats:
        table.agenda.append((TURN, place + 1))
        building.begin_turn(table, (table.first + place) % table.seats)
        return
    table.turn = NOTHING
    table.used = ()
    table.agenda.append((CLOSE,))
    table.agenda.append((WINDOW, AT_CLOSE, 0))


def _close(table: Forest) -> None:
    """Somebody has won, or the next round is prepared (6.14, 10.1, 10.4)."""
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
    table.agenda.append((ROUND,))


def _has_won(table: Forest, seat: int) -> bool:
    houses = table.players[seat].houses
    return sum([complete(houses, material) for material in range(3)]) >= HOUSES_TO_WIN


# Questions and answers.


def legal(table: Forest, seat: int, ask: Frame) -> list[int]:
    """All answers to a question, ascending."""
    return QUESTIONS[ask[0]][0](table, seat, ask)


def resolve(table: Forest, seat: int, ask: Frame, action: int) -> None:
    """Carry out a legal answer. What was chosen in secret stays so; of a choice in steps the first shows nothing."""
    kind = ask[0]
    QUESTIONS[kind][1](table, seat, ask, action)
    half_done = kind in (ASK_GIFT, ASK_TRADE, ASK_HOUSE) or (kind == ASK_WHO and ask[1] in TWO_STEPS)
    if kind not in SECRET and not (half_done and table.asks[seat] is not None):
        table.reveal()


SECRET: Final = (ASK_COMMIT, ASK_FABLE, ASK_TUCK)
TWO_STEPS: Final = (THOUGHTFUL_GIFT, WISHING_WELL)


def _legal_here(table: Forest, seat: int, ask: Frame) -> list[int]:
    kind = ask[0]
    if kind in (ASK_COMMIT, ASK_TUCK):
        return gather_actions(usable(table, seat))
    if kind == ASK_FABLE:
        found = [CARD + card for card in different(table.players[seat].hand)]
        return found if table.forced >> seat & 1 else [*found, PASS]
    if kind == ASK_DRAFT:
        return [RESOURCE + resource for resource in kinds(table.places[MARKET].pile)]
    if kind == ASK_STOP:
        return [YES, PASS]
    if kind in (ASK_HOUSE, ASK_HOUSE_PLOT):
        return monsters.house_choices(table, ask)
    if kind == ASK_OFFER:
        return [*[SEAT + other for other in range(table.seats) if other != seat], KEEP]
    if kind == ASK_KEEP:
        return [CARD + card for card in different(table.drawn)]
    return sorted({CARD + card_of(effect) for effect in ask[2:]})  # an order


def _resolve_here(table: Forest, seat: int, ask: Frame, action: int) -> None:
    kind = ask[0]
    player = table.players[seat]
    if kind == ASK_COMMIT:
        commit(table, seat, action - GATHER)
    elif kind == ASK_FABLE:
        if action != PASS:
            player.fable = action - CARD
            player.hand = without(player.hand, player.fable)
    elif kind == ASK_TUCK:
        player.tucked |= 1 << (action - GATHER)
        if len(usable(table, seat)) > 2:
            table.ask(seat, (ASK_TUCK,))
    elif kind == ASK_DRAFT:
        gather(table, seat, MARKET, action - RESOURCE, 1, "5.4")
        _draft(table, ask[1] + 1, ask[2])
    elif kind == ASK_STOP:
        monsters.answer_stop(table, seat, ask, action)
    elif kind in (ASK_HOUSE, ASK_HOUSE_PLOT):
        monsters.choose_house(table, seat, ask, action)
    elif kind == ASK_OFFER:
        card = table.offer[0]
        table.offer = ()
        befriend(table, seat if action == KEEP else action - SEAT, card, seat, "" if action == KEEP else "7.1")
    elif kind == ASK_KEEP:
        if ask[1] == GHOSTLY_WHISPERS:
            fables.keep(table, seat, ask[2], action - CARD)
        else:
            building.taste(table, seat, action - CARD)
    else:
        _choose_order(table, seat, ask, action - CARD)


def _choose_order(table: Forest, seat: int, ask: Frame, card: int) -> None:
    """One card first; the others wait."""
    window = ask[1]
    rest = list(ask[2:])
    effect = next(effect for effect in rest if card_of(effect) == card)
    rest.remove(effect)
    table.agenda.append((SLOT, window, seat, *rest))
    _perform(table, window, seat, effect)


Legal = Callable[["Forest", int, "Frame"], list[int]]
Resolve = Callable[["Forest", int, "Frame", int], None]
QUESTIONS: Final[dict[int, tuple[Legal, Resolve]]] = {
    **dict.fromkeys((ASK_WHO, ASK_WHERE), (who_or_where, choose_who_or_where)),
    **dict.fromkeys((ASK_GAIN, ASK_LOSE, ASK_GIVE, ASK_TAKE, ASK_GRAB), (resource_choices, choose_resource)),
    **dict.fromkeys(
        (
            ASK_COMMIT,
            ASK_TUCK,
            ASK_FABLE,
            ASK_DRAFT,
            ASK_STOP,
            ASK_HOUSE,
            ASK_HOUSE_PLOT,
            ASK_OFFER,
            ASK_KEEP,
            ASK_ORDER,
        ),
        (_legal_here, _resolve_here),
    ),
    **dict.fromkeys(
        (
            ASK_WELL,
            ASK_PAY,
            ASK_SWAP,
            ASK_FRIEND,
            ASK_RECOVER,
            ASK_GIFT,
            ASK_RETURN,
            ASK_TRADE,
            ASK_TRADE_FOR,
        ),
        (fables.legal, fables.resolve),
    ),
    **dict.fromkeys(
        (ASK_GUESS, ASK_ANNOUNCE, ASK_TOWER, ASK_BEANS, ASK_LOOK, ASK_USE, ASK_SURRENDER),
        (friends.legal, friends.resolve),
    ),
    **dict.fromkeys(
        (ASK_MENU, ASK_PLOT, ASK_PUSS, ASK_HELPER, ASK_SPIN, ASK_REWARD, ASK_SPEND, ASK_TOP),
        (building.legal, building.resolve),
    ),
}


def default(table: Forest, seat: int, ask: Frame) -> int:
    """For somebody who is away: the richest location, the highest section that can be built, and nothing fancy."""
    actions = legal(table, seat, ask)
    kind = ask[0]
    if kind == ASK_COMMIT:
        return max(actions, key=lambda action: total(table.places[action - GATHER].pile))
    if kind == ASK_MENU:
        sections = [action for action in actions if BUILD <= action < BUILD + len(SECTIONS)]
        if sections:
            return max(sections, key=lambda action: (action - BUILD) % PARTS)
        return GAIN if table.left else PASS
    if kind == ASK_STOP and ask[1] == HUNTSMAN and table.version > 1:
        return YES  # he stays, and is paid for it
    if actions[-1] == PASS and kind != ASK_GIFT:
        return PASS
    return KEEP if kind == ASK_OFFER else actions[0]


def prompt(table: Forest, ask: Frame) -> Args:
    """What fills in the text of a question. ``name`` is the card behind it, for those that are put by many cards."""
    kind = table.game.kinds[ask[0]]
    args: Args = {}
    for place, label in enumerate(kind.args):
        if label == "card" and "card" in args:
            args["card_monster"] = NAMES[ask[place + 1]]
        elif label not in args and label not in ("place", "window"):
            args[label] = ask[place + 1] if label in ("seat", "count") else table.words(label)[ask[place + 1]]
    if ask[0] in (ASK_WHO, ASK_WHERE, ASK_USE, ASK_FRIEND, ASK_KEEP):
        args["name"] = args["card"]
    elif ask[0] in (ASK_GIFT, ASK_RETURN):
        args["count"] = ask[2] + ask[3] + ask[4]
    elif ask[0] == ASK_OFFER:
        args["card"] = NAMES[table.offer[0]]
    elif ask[0] == ASK_MENU:
        args["count"] = table.left
    return args
