"""The course of play: set-up, the phases of a turn, questions and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.dark_tales.cards import (
    DAY_CARD,
    FIRST_DEAL,
    FIRST_LASTING,
    FRONT,
    HAND,
    MOST_DEALS,
    NAMES,
    NIGHT_CARD,
    NO_CARD,
    SETTINGS,
)
from taletable.games.dark_tales.cards import (
    MIDDLE as MIDDLE_ZONE,
)
from taletable.games.dark_tales.language import DEAL as DEAL_STEP
from taletable.games.dark_tales.language import ITEMS, VERBS
from taletable.games.dark_tales.steps import (
    CORNER,
    NO_ONE,
    NO_ZONE,
    bring_back,
    choosable,
    deals,
    decline,
    different,
    discarded,
    draw,
    hit,
    items,
    meet,
    move_item,
    out_of_hand,
    perform,
    point,
    rob,
    run,
    score,
    slip,
    targets,
    throw,
    victims,
    without,
)
from taletable.games.dark_tales.words import (
    ASK_DEAL,
    ASK_DISCARDED,
    ASK_GIVE,
    ASK_ITEM,
    ASK_LOOT,
    ASK_MAY,
    ASK_PLAY,
    ASK_TARGET,
    ASK_USE,
    ASK_VICTIM,
    ASK_WHERE,
    CARD,
    DEAL,
    END,
    ITEM,
    MIDDLE,
    PASS,
    PLAY,
    RUN,
    SEAT,
    SETTLE,
    TURN,
    YES,
)
from taletable.kernel import Args

if TYPE_CHECKING:
    from taletable.games.dark_tales.table import Tale
    from taletable.kernel import Frame

MOST_TURNS: Final = 200


# Set-up and turns.


def set_up(table: Tale) -> None:
    """Two settings, night in the middle, three cards each, and somebody begins (1.2-1.6)."""
    table.settings = (_choose_setting(table, "setting_a"), _choose_setting(table, "setting_b"))
    deck = table.sheet.deck(0)
    if NIGHT_CARD in deck:
        deck.remove(NIGHT_CARD)
        table.sky = NIGHT_CARD
    table.dice.shuffle(deck)
    for seat in range(table.seats):
        table.hands[seat] = tuple(sorted([deck.pop() for _ in range(min(HAND, len(deck)))]))
    table.deck = tuple(deck)
    table.first = table.dice.below(table.seats)
    if table.story is not None:
        first, second = [SETTINGS[number] for number in table.settings]
        table.tell("begins", {"seat": table.first, "setting": first, "setting_other": second})
    resume(table)


def _choose_setting(table: Tale, option: str) -> int:
    """The one that was chosen, or one of the base game's at random."""
    chosen = str(table.options[option])
    if chosen != "random":
        return SETTINGS.index(chosen)
    letter = option[-1]
    pool = [n for n, id in enumerate(SETTINGS) if id[0] == letter and table.sheet.settings[n].deck == 0]
    return pool[table.dice.below(len(pool))]


def resume(table: Tale) -> None:
    """The next turn."""
    table.agenda.append((TURN,))


def step(table: Tale, frame: Frame) -> None:
    """Let one frame happen."""
    kind = frame[0]
    if kind == RUN:
        table.reveal()
        run(table, frame)
    elif kind == TURN:
        _begin_turn(table)
    elif kind == PLAY:
        if table.hands[table.active]:
            table.ask(table.active, (ASK_PLAY,))
    elif kind == SETTLE:
        table.resolving = without(table.resolving, frame[1])
        throw(table, frame[1])
    else:
        _end_turn(table)


def _begin_turn(table: Tale) -> None:
    """Whoever begins a turn without a card ends the game (6.1); otherwise a card is drawn (3.1)."""
    table.reveal()
    seat = table.active
    if (not table.hands[seat] and not table.deck) or table.turns >= MOST_TURNS:
        if table.story is not None:
            table.tell("ended", {"seat": seat})
        return
    draw(table, seat, 1)
    table.agenda.append((END,))
    table.agenda.append((PLAY,))
    if deals(table, seat, NO_ONE, NO_ZONE):
        table.ask(seat, (ASK_USE,))


def play(table: Tale, seat: int, card: int) -> None:
    """A card from the hand: it goes where its symbol says, scores its corner, and acts (4.2, 4.3)."""
    printed = table.sheet.cards[card]
    out_of_hand(table, seat, card)
    if table.story is not None:
        table.tell("played", {"seat": seat, "card": NAMES[card]})
    zone = printed.goes
    if card in (NIGHT_CARD, DAY_CARD):
        if table.sky != NO_CARD:
            throw(table, table.sky)
        table.sky = card
        zone = NO_ZONE
    elif zone == FRONT:
        table.fronts[seat] = (*table.fronts[seat], card)
    elif zone == MIDDLE_ZONE:
        table.middle = (*table.middle, card)
    else:
        table.resolving = (*table.resolving, card)
        table.agenda.append((SETTLE, card))
    score(table, seat, printed.points, CORNER, card)
    table.agenda.append((RUN, seat, card, 0, card, zone))


def _end_turn(table: Tale) -> None:
    """Lasting effects that name this moment (3.4); then the next player."""
    table.reveal()
    seat = table.active
    for card in table.fronts[seat]:
        if table.sheet.cards[card].lasting:
            run(table, (RUN, seat, FIRST_LASTING + card, 0, card, FRONT))
    table.turns += 1
    table.agenda.append((TURN,))


# Questions and answers.


def legal(table: Tale, seat: int, ask: Frame) -> list[int]:
    """All answers to a question, ascending."""
    kind = ask[0]
    if kind in (ASK_PLAY, ASK_GIVE):
        return [CARD + card for card in different(table.hands[seat])]
    if kind in (ASK_USE, ASK_DEAL):
        first = FIRST_DEAL + MOST_DEALS * table.settings[0]
        card, zone = (ask[3], ask[4]) if kind == ASK_DEAL else (NO_ONE, NO_ZONE)
        found = [DEAL + program - first for program in deals(table, seat, card, zone)]
        return [*found, PASS] if kind == ASK_USE else found
    if kind == ASK_MAY:
        return [YES, PASS]
    step = table.sheet.programs[ask[1]][ask[2]]
    if kind == ASK_ITEM:
        return [ITEM + item for item in choosable(table, seat, step)]
    if kind == ASK_TARGET:
        found = [card for card, _ in targets(table, seat, step, ask[3], ask[4])]
        return [CARD + card for card in different(tuple(found))]
    if kind == ASK_WHERE:
        spots = {spot for card, spot in targets(table, seat, step, ask[3], ask[4]) if card == ask[5]}
        return sorted([MIDDLE if spot == table.seats else SEAT + spot for spot in spots])
    if kind == ASK_DISCARDED:
        return [CARD + card for card in discarded(table, step)]
    if kind == ASK_VICTIM:
        return sorted([SEAT + other for other in victims(table, seat, step)])
    return [ITEM + item for item in range(len(ITEMS)) if table.items[ask[5]][item]]  # loot


def resolve(table: Tale, seat: int, ask: Frame, action: int) -> None:
    """Carry out a legal answer. Nothing is shown by leaving the items alone, nor by half of a choice."""
    kind = ask[0]
    if kind == ASK_PLAY:
        play(table, seat, action - CARD)
    elif kind in (ASK_USE, ASK_DEAL):
        if action != PASS:
            program = FIRST_DEAL + MOST_DEALS * table.settings[0] + action - DEAL
            if table.story is not None:
                table.tell("dealt", {"seat": seat, "number": action - DEAL + 1})
            card, zone = (ask[3], ask[4]) if kind == ASK_DEAL else (NO_ONE, NO_ZONE)
            table.agenda.append((RUN, seat, program, 1, card, zone))
    else:
        _resolve_step(table, seat, ask, action)
    asked = table.asks[seat]
    halfway = kind in (ASK_TARGET, ASK_VICTIM) and asked is not None and asked[0] in (ASK_WHERE, ASK_LOOT)
    if not halfway and not (kind == ASK_USE and action == PASS):
        table.reveal()


def _resolve_step(table: Tale, seat: int, ask: Frame, action: int) -> None:
    """Go on with the step that has asked."""
    kind, program, place, card, zone = ask[:5]
    step = table.sheet.programs[program][place]
    if kind == ASK_MAY:
        if action == PASS:
            decline(table, step)
        elif step.verb != DEAL_STEP:
            perform(table, seat, program, place, card, zone)
    elif kind == ASK_ITEM:
        move_item(table, seat, step, action - ITEM)
        items(table, seat, (ASK_ITEM, program, place, card, zone, ask[5] - 1))
    elif kind == ASK_TARGET:
        point(table, seat, program, place, card, zone, action - CARD)
    elif kind == ASK_WHERE:
        hit(table, seat, step, ask[5], table.seats if action == MIDDLE else action - SEAT)
    elif kind == ASK_DISCARDED:
        bring_back(table, seat, action - CARD)
    elif kind == ASK_VICTIM:
        meet(table, seat, program, place, card, zone, action - SEAT)
    elif kind == ASK_LOOT:
        rob(table, seat, ask[5], action - ITEM)
    else:
        slip(table, seat, ask[5], action - CARD)


def default(table: Tale, seat: int, ask: Frame) -> int:
    """For somebody who is away: no deals, and otherwise the first thing that is allowed."""
    actions = legal(table, seat, ask)
    return PASS if actions[-1] == PASS else actions[0]


def prompt(table: Tale, ask: Frame) -> Args:
    """What fills in the text of a question: the card or deal behind it, and what it is about."""
    if len(ask) < 5:
        return {}
    program, place, card = ask[1:4]
    args: Args = {"source": NAMES[card] if program < FIRST_DEAL else "deal"}
    if ask[0] in (ASK_MAY, ASK_TARGET, ASK_ITEM):
        args["verb"] = VERBS[table.sheet.programs[program][place].verb]
    elif ask[0] == ASK_WHERE:
        args["card"] = NAMES[ask[5]]
    elif ask[0] in (ASK_LOOT, ASK_GIVE):
        args["seat"] = ask[5]
    return args
