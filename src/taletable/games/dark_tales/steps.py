"""What the steps of a card do, one by one. What must wait for an answer is asked; the run goes on after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.dark_tales import hand, pacts, palace
from taletable.games.dark_tales.cards import (
    DAY_CARD,
    FIRST_DEAL,
    FIRST_LASTING,
    FIRST_PACT,
    MOST_DEALS,
    NAMES,
    NIGHT_CARD,
)
from taletable.games.dark_tales.language import (
    AGAIN,
    ALL_PACTS,
    BE,
    CALL,
    CHANGE,
    DEAL,
    DISCARD,
    DRAW,
    DROP_PACT,
    ENTER,
    FETCH,
    FETCH_DISCARD,
    FETCH_TOP,
    GIVE,
    HAVE,
    HOLD_CARDS,
    HOLD_NOTHING,
    ITEMS,
    LOSE,
    NIGHT,
    PAY,
    REMOVE,
    REMOVE_TOP,
    ROB,
    SCORE,
    SCORE_PER,
    SCORE_SHOWN,
    SHED_TOKEN,
    SHOW,
    SHOW_HAND,
    SHOW_PAIR,
    SWAP,
    TAKE,
    TAKE_PACT,
    THROW,
    TIME,
    TURN_TOKEN,
    USE,
    Step,
)
from taletable.games.dark_tales.language import PLAY as PLAY_ONE
from taletable.games.dark_tales.pieces import (
    BARGAINS,
    CAUSES,
    DEALS,
    EFFECT,
    LASTING,
    NO_ONE,
    NO_ZONE,
    added,
    banned,
    cause_of,
    count,
    different,
    draw,
    into_hand,
    is_at,
    is_meant,
    observers,
    others,
    pick_up,
    plus,
    score,
    set_known,
    targets,
    throw,
    without,
)
from taletable.games.dark_tales.words import (
    ASK_CALL,
    ASK_DEAL,
    ASK_DISCARDED,
    ASK_GIVE,
    ASK_ITEM,
    ASK_LOOT,
    ASK_MAY,
    ASK_TARGET,
    ASK_TURN,
    ASK_VICTIM,
    ASK_WHERE,
    PLAY,
    RUN,
)

if TYPE_CHECKING:
    from taletable.games.dark_tales.table import Tale
    from taletable.kernel import Args, Event, Frame


# Running a program.


def run(table: Tale, frame: Frame) -> None:
    """The steps of a program, until one of them asks something; what follows it waits on the agenda."""
    _, seat, program, place, card, zone = frame
    steps = table.sheet.programs[program]
    while place < len(steps):
        step = steps[place]
        place += 1
        if not is_at(table, step, card, zone):
            continue
        if step.verb <= DRAW and not step.may:
            perform(table, seat, program, place - 1, card, zone)
            continue
        waiting: Frame = (RUN, seat, program, place, card, zone)
        table.agenda.append(waiting)
        _begin(table, seat, program, place - 1, card, zone)
        if table.owed or table.agenda[-1] is not waiting:
            return
        table.agenda.pop()
    if table.story is not None and program < FIRST_LASTING and steps:
        _tell_if_idle(table, table.story, card)


def _tell_if_idle(table: Tale, story: list[Event], card: int) -> None:
    """An effect is over: if nothing has come of it, the last that was told is that the card was played (4.3)."""
    last = len(story) - 1
    if last > 0 and story[last].kind == "scored" and story[last - 1].kind == "played":
        last -= 1
    if last >= 0 and story[last].kind == "played" and story[last].args["card"] == NAMES[card]:
        table.tell("idle", {"card": NAMES[card]})


def _begin(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> None:
    """Do a step, or ask whether to do it."""
    step = table.sheet.programs[program][place]
    if not step.may:
        perform(table, seat, program, place, card, zone)
    elif seems_possible(table, seat, program, place, card, zone):
        table.ask(seat, (ASK_MAY, program, place, card, zone))
    else:
        decline(table, step)


def decline(table: Tale, step: Step) -> None:
    """A step is left out; with a deal everything that belongs to it."""
    if step.verb == DEAL:
        _, seat, program, place, card, zone = table.agenda.pop()
        table.agenda.append((RUN, seat, program, place + step.count, card, zone))


def is_possible(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> bool:
    """Whether a step that may be done could do anything."""
    return _could(table, seat, program, place, card, zone, False)


def seems_possible(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> bool:
    """Whether it could, for all that others can tell: a question must not give a hand away."""
    return _could(table, seat, program, place, card, zone, True)


def _could(table: Tale, seat: int, program: int, place: int, card: int, zone: int, openly: bool) -> bool:
    step = table.sheet.programs[program][place]
    if step.verb == DEAL:
        return _payable(table, seat, program, place, card, zone, openly)
    if step.verb == DRAW:
        return bool(table.deck) and not banned(table, seat)
    if step.verb == USE:
        return bool(deals(table, seat, card, zone, openly))
    return _can_meet(table, seat, step, card, zone, openly)


def deals(table: Tale, seat: int, card: int, zone: int, openly: bool) -> list[int]:
    """The deals of setting A that a seat could make, as programs; a card that lets it make one is no price for it."""
    first = FIRST_DEAL + MOST_DEALS * table.settings[0]
    return [
        program
        for program in range(first, first + MOST_DEALS)
        if table.sheet.programs[program] and _payable(table, seat, program, 0, card, zone, openly)
    ]


def seems_to_pay(table: Tale, seat: int, program: int) -> bool:
    """Whether a seat can pay for a deal of its own, for all that others can tell."""
    return _payable(table, seat, program, 0, NO_ONE, NO_ZONE, True)


def can_pay(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> bool:
    """Whether the price of a deal can be paid: every item of it, and a card for every card of it (5.2)."""
    return _payable(table, seat, program, place, card, zone, False)


def _payable(table: Tale, seat: int, program: int, place: int, card: int, zone: int, openly: bool) -> bool:
    steps = table.sheet.programs[program]
    deal = steps[place]
    held = table.items[seat]
    needs = deal.needs
    loose = 0  # items of several kinds, paid from what the others leave
    for item in range(4):
        if held[item] < needs[item]:
            return False
    for number in range(place + 1, place + 1 + deal.costs):
        step = steps[number]
        if step.verb != PAY:
            if not _can_meet(table, seat, step, card, zone, openly):
                return False
        elif step.items not in (1, 2, 4, 8):
            free = [held[item] - needs[item] for item in range(4) if step.items >> item & 1]
            loose += step.count
            if sum(free) < loose:
                return False
    return True


def _can_meet(table: Tale, seat: int, step: Step, card: int, zone: int, openly: bool) -> bool:
    """Whether a price that is no item can be paid, or a step that may be done could do anything."""
    verb = step.verb
    cards = len(table.hands[seat])
    if verb in (DISCARD, REMOVE, FETCH):
        return bool(targets(table, seat, step, card, zone))
    if verb in (PLAY_ONE, SHOW, ENTER, SHOW_PAIR):
        if openly:
            return cards >= (2 if verb == SHOW_PAIR else 1)
        return bool(hand.choices(table, seat, step, NO_ONE))
    if verb == HAVE:
        return any([is_meant(table, step, other) for other in table.fronts[seat]])
    if verb == BE:
        return table.sky == (NIGHT_CARD if step.count == NIGHT else DAY_CARD)
    if verb == HOLD_NOTHING:
        return sum(table.items[seat]) == 0
    if verb == HOLD_CARDS:
        return cards <= step.count
    if verb == DROP_PACT:
        return bool(table.pacts[seat])
    if verb in (TURN_TOKEN, SHED_TOKEN):
        return bool(table.tokens[seat])
    if verb == LOSE:  # points that one does not have cannot be lost (7.4); by version 1 they could
        return table.version < 2 or sum(table.tallies[seat]) >= step.count
    return verb not in (THROW, SHOW_HAND, GIVE) or cards >= step.count


# The rule by which cards are drawn, by where the points of the same program would be written down.
DRAWN_BY: Final = ("", "4.3", "3.4", "5.2", "7.5")


def perform(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> None:
    """Do a step, or ask what it needs to know."""
    step = table.sheet.programs[program][place]
    verb = step.verb
    if verb in (SCORE, SCORE_PER):
        _score(table, seat, program, step, card)
    elif verb == DRAW:
        _draw(table, seat, step.count, program, card)
    elif verb in (TAKE, PAY):
        items(table, seat, (ASK_ITEM, program, place, card, zone, step.count))
    elif verb in (DISCARD, REMOVE, FETCH):
        _aim(table, seat, program, place, card, zone)
    elif verb == FETCH_DISCARD:
        if discarded(table, step):
            table.ask(seat, (ASK_DISCARDED, program, place, card, zone))
    elif verb in (FETCH_TOP, REMOVE_TOP):
        _top(table, seat, verb, cause_of(program, card))
    elif verb in (ROB, SWAP, GIVE):
        victimise(table, seat, program, place, card, zone)
    elif verb < TAKE_PACT:
        _perform_turn(table, seat, program, place, card, zone)
    elif verb in (ENTER, PLAY_ONE, SHOW, THROW, SHOW_PAIR):
        hand.begin(table, seat, program, place, card, zone)
    else:
        _perform_box(table, seat, program, place, card, zone)


def _perform_turn(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> None:
    """Steps about the turn itself. A deal that must be made if it can be is made: its price comes next."""
    step = table.sheet.programs[program][place]
    if step.verb == TIME:
        _turn_sky(table, step.count, cause_of(program, card))
    elif step.verb == USE:
        table.ask(seat, (ASK_DEAL, program, place, card, zone))
    elif step.verb == AGAIN:
        table.agenda.insert(1, (PLAY,))
    elif not can_pay(table, seat, program, place, card, zone):
        decline(table, step)


def _perform_box(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> None:
    """Steps of The Little Mermaid and of Cinderella; what a price only wants to be so needs no doing."""
    step = table.sheet.programs[program][place]
    verb = step.verb
    cause = cause_of(program, card)
    if verb == TAKE_PACT:
        pacts.take(table, seat, cause)
    elif verb == ALL_PACTS:
        pacts.all_take(table, seat, cause)
    elif verb == DROP_PACT:
        pacts.begin_drop(table, seat, program, place, card, zone)
    elif verb == CALL:
        _call(table, seat, program, place, card, zone)
    elif verb == SHOW_HAND:
        hand.show_all(table, seat, cause)
    elif verb == LOSE:
        score(table, seat, -step.count, _account(program), cause)
    elif verb == SCORE_SHOWN:
        shown = sum([palace.showing(table, other, step.picture) for other in range(table.seats)])
        score(table, seat, step.count * shown, _account(program), cause)
    elif verb in (TURN_TOKEN, SHED_TOKEN):
        _token(table, seat, program, place, card, zone)


def _token(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> None:
    """Which of one's tokens, if there are several; how many there are is no secret."""
    own = table.tokens[seat]
    if len(own) > 1:
        table.ask(seat, (ASK_TURN, program, place, card, zone))
    elif own:
        change_token(table, seat, table.sheet.programs[program][place], own[0], cause_of(program, card))


def change_token(table: Tale, seat: int, step: Step, token: int, cause: int) -> None:
    """A token is turned, or discarded."""
    if step.verb == TURN_TOKEN:
        palace.turn(table, seat, token, cause, "4.3")
    else:
        palace.shed(table, seat, token, cause)


def _score(table: Tale, seat: int, program: int, step: Step, card: int) -> None:
    points = step.count
    if step.verb == SCORE_PER:
        points *= count(table, step)
        points = min(points, step.cap) if step.cap else points
    score(table, seat, points, _account(program), cause_of(program, card))


def _draw(table: Tale, seat: int, cards: int, program: int, card: int) -> None:
    """Cards from the deck, unless somebody else's Witch keeps the seat from it (4.8)."""
    if not banned(table, seat):
        draw(table, seat, cards, cause_of(program, card), DRAWN_BY[_account(program)])
    elif table.story is not None:
        table.tell("barred", {"seat": seat, "source": CAUSES[cause_of(program, card)]})


def _account(program: int) -> int:
    """Where the points of a program are written down."""
    if program < FIRST_DEAL:
        return EFFECT if program < FIRST_LASTING else LASTING
    return DEALS if program < FIRST_PACT else BARGAINS


def _top(table: Tale, seat: int, verb: int, cause: int) -> None:
    """The top card of the discard pile, into the hand or out of the game."""
    if table.discard:
        card = table.discard[-1]
        table.discard = table.discard[:-1]
        if verb == FETCH_TOP:
            into_hand(table, seat, card, cause)
        else:
            remove(table, card, cause)


def remove(table: Tale, card: int, cause: int) -> None:
    """Out of the game; but with Cinderella to the ball."""
    if table.palace:
        palace.leave(table, card, cause)
        return
    table.removed = added(table.removed, card)
    if table.story is not None:
        table.tell("removed", {"card": NAMES[card], "source": CAUSES[cause]})


def _turn_sky(table: Tale, time: int, cause: int) -> None:
    """It becomes day or night by a card that lies in the middle already: there is nothing to do but to tell (2.2)."""
    if time == CHANGE:
        palace.change_time(table, cause)
    elif table.story is not None:
        table.tell("night" if time == NIGHT else "day", {"source": CAUSES[cause]})


# Items.


def choosable(table: Tale, seat: int, step: Step) -> list[int]:
    """The items a step can take from the supply, or that can be paid with."""
    pool = table.supply if step.verb == TAKE else table.items[seat]
    return [item for item in range(len(ITEMS)) if step.items >> item & 1 and pool[item] > 0]


def items(table: Tale, seat: int, ask: Frame) -> None:
    """Take or pay items until there are enough, asking where there is a choice (5.1)."""
    _, program, place, card, zone, left = ask
    step = table.sheet.programs[program][place]
    while left > 0:
        found = choosable(table, seat, step)
        if not found:
            return
        if len(found) > 1:
            table.ask(seat, (ASK_ITEM, program, place, card, zone, left))
            return
        move_item(table, seat, step, found[0], cause_of(program, card))
        left -= 1


def move_item(table: Tale, seat: int, step: Step, item: int, cause: int) -> None:
    """One item between the supply and a player."""
    change = 1 if step.verb == TAKE else -1
    table.items[seat] = plus(table.items[seat], item, change)
    table.supply = plus(table.supply, item, -change)
    if table.story is not None:
        args: Args = {"seat": seat, "item": ITEMS[item], "source": CAUSES[cause]}
        table.tell("took" if change > 0 else "paid", args)


# Cards to choose.


def _aim(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> None:
    """Which card in play: nobody is asked where there is nothing to choose, and nothing happens where there is none."""
    found = targets(table, seat, table.sheet.programs[program][place], card, zone)
    if not found:
        return
    names = different(tuple([other for other, _ in found]))
    if len(names) > 1:
        table.ask(seat, (ASK_TARGET, program, place, card, zone))
    else:
        point(table, seat, program, place, card, zone, names[0])


def point(table: Tale, seat: int, program: int, place: int, card: int, zone: int, chosen: int) -> None:
    """The name is chosen; where it lies matters too."""
    found = targets(table, seat, table.sheet.programs[program][place], card, zone)
    where = different(tuple([spot for other, spot in found if other == chosen]))
    if len(where) > 1:
        table.ask(seat, (ASK_WHERE, program, place, card, zone, chosen))
    else:
        hit(table, seat, table.sheet.programs[program][place], chosen, where[0], cause_of(program, card))


def hit(table: Tale, seat: int, step: Step, chosen: int, where: int, cause: int) -> None:
    """What happens to the card that was chosen. With Cinderella, Day and Night stay whatever happens (8.3)."""
    if table.palace and chosen == table.sky and where == table.seats:
        if table.story is not None:
            table.tell("stays", {"card": NAMES[chosen], "source": CAUSES[cause]})
        return
    pick_up(table, where, chosen)
    if step.verb == DISCARD:
        throw(table, chosen)
        if table.story is not None:
            table.tell("discarded", {"seat": seat, "card": NAMES[chosen], "source": CAUSES[cause]})
    elif step.verb == REMOVE:
        remove(table, chosen, cause)
    else:
        into_hand(table, seat, chosen, cause)


def discarded(table: Tale, step: Step) -> list[int]:
    """The discarded cards a step can bring back."""
    found = [card for card in table.discard if is_meant(table, step, card) and card != step.but]
    return different(tuple(found))


def bring_back(table: Tale, seat: int, card: int, cause: int, clause: str = "") -> None:
    """From anywhere in the discard pile, the last copy of it."""
    place = len(table.discard) - 1 - table.discard[::-1].index(card)
    table.discard = (*table.discard[:place], *table.discard[place + 1 :])
    into_hand(table, seat, card, cause, clause)


# Other players.


def victims(table: Tale, seat: int, step: Step) -> list[int]:
    """Who can be robbed, or swapped with: whoever has anything."""
    if step.verb == ROB:
        return [other for other in others(table, seat) if sum(table.items[other])]
    if step.verb == GIVE:
        return others(table, seat)
    return [other for other in others(table, seat) if table.hands[other]]


def victimise(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> None:
    """Whom, if there is a choice."""
    found = victims(table, seat, table.sheet.programs[program][place])
    if len(found) == 1:
        meet(table, seat, program, place, card, zone, found[0])
    elif found:
        table.ask(seat, (ASK_VICTIM, program, place, card, zone))


def meet(table: Tale, seat: int, program: int, place: int, card: int, zone: int, other: int) -> None:
    """Take an item of your choice, or a card at random and give one back (4.6)."""
    verb = table.sheet.programs[program][place].verb
    if verb == GIVE:
        table.ask(seat, (ASK_GIVE, program, place, card, zone, other))
        return
    if verb == ROB:
        found = [item for item in range(len(ITEMS)) if table.items[other][item]]
        if len(found) > 1:
            table.ask(seat, (ASK_LOOT, program, place, card, zone, other))
        else:
            rob(table, seat, other, found[0], cause_of(program, card))
        return
    held = table.hands[other]
    slip(table, other, seat, held[table.dice.below(len(held))], cause_of(program, card))
    table.ask(seat, (ASK_GIVE, program, place, card, zone, other))


def rob(table: Tale, seat: int, other: int, item: int, cause: int) -> None:
    """An item changes hands."""
    table.items[other] = plus(table.items[other], item, -1)
    table.items[seat] = plus(table.items[seat], item, 1)
    if table.story is not None:
        args: Args = {"seat": seat, "seat_other": other, "item": ITEMS[item], "source": CAUSES[cause]}
        table.tell("robbed", args)


def slip(table: Tale, giver: int, taker: int, card: int, cause: int) -> None:
    """A card from hand to hand. Only these two see it; others forget what they knew of the giver's hand."""
    table.hands[giver] = without(table.hands[giver], card)
    table.hands[taker] = added(table.hands[taker], card)
    for observer in observers(table, giver):
        if observer != taker:
            set_known(table, observer, giver, ())
    if card in table.known[taker][giver]:
        set_known(table, taker, giver, without(table.known[taker][giver], card))
    set_known(table, giver, taker, added(table.known[giver][taker], card))
    if table.story is not None:
        args: Args = {"seat": giver, "seat_to": taker, "source": CAUSES[cause]}
        table.tell("slipped", args)
        table.tell("slipped-seen", {**args, "card": NAMES[card]}, (giver, taker))


def _call(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> None:
    """From the discard pile, or else from before another player, if one likes."""
    step = table.sheet.programs[program][place]
    found = discarded(table, step)
    if found:
        bring_back(table, seat, found[0], cause_of(program, card), "7.9")
    elif callable_from(table, seat, step):
        table.ask(seat, (ASK_CALL, program, place, card, zone))


def callable_from(table: Tale, seat: int, step: Step) -> list[int]:
    """The other players before whom such a card lies."""
    return [
        other for other in others(table, seat) if any([is_meant(table, step, card) for card in table.fronts[other]])
    ]
