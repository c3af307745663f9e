"""The course of play: set-up, the phases of a turn, questions and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.dark_tales import hand, pacts, palace
from taletable.games.dark_tales.cards import (
    BASE,
    DAY_CARD,
    DECKS,
    FIRST_DEAL,
    FIRST_FOR_ALL,
    FIRST_LASTING,
    FIRST_PACT,
    FRONT,
    HAND,
    MERMAID,
    MOST_DEALS,
    NAMES,
    NIGHT_CARD,
    PACTS,
    SETTINGS,
)
from taletable.games.dark_tales.language import DEAL as DEAL_STEP
from taletable.games.dark_tales.language import ENTER, ITEMS, VERBS
from taletable.games.dark_tales.pieces import (
    CAUSES,
    NO_ONE,
    NO_ZONE,
    THE_TURN,
    added,
    cause_of,
    different,
    draw,
    into_hand,
    pick_up,
    targets,
    throw,
    without,
)
from taletable.games.dark_tales.steps import (
    bring_back,
    callable_from,
    can_pay,
    change_token,
    choosable,
    deals,
    decline,
    discarded,
    hit,
    is_possible,
    items,
    meet,
    move_item,
    perform,
    point,
    rob,
    run,
    seems_to_pay,
    slip,
    victims,
)
from taletable.games.dark_tales.text import deal_text, step_text
from taletable.games.dark_tales.words import (
    ACTIONS,
    ASK_CALL,
    ASK_DANCE,
    ASK_DEAL,
    ASK_DISCARDED,
    ASK_DROP,
    ASK_GIVE,
    ASK_HAND,
    ASK_ITEM,
    ASK_LOOT,
    ASK_MAY,
    ASK_PARTNER,
    ASK_PLAY,
    ASK_SECOND,
    ASK_TARGET,
    ASK_TOKEN,
    ASK_TURN,
    ASK_USE,
    ASK_VICTIM,
    ASK_WHERE,
    ASK_WITH,
    BALL,
    CARD,
    DEAL,
    END,
    FOR_ALL,
    ITEM,
    KINDS,
    MIDDLE,
    PACT,
    PASS,
    PLAY,
    RUN,
    SEAT,
    SETTLE,
    TOKEN,
    TURN,
    YES,
)
from taletable.games.dark_tales.words import TAKE as TAKE_TOKEN
from taletable.kernel import Args, Message

if TYPE_CHECKING:
    from taletable.games.dark_tales.table import Tale
    from taletable.kernel import Frame

MOST_TURNS: Final = 200


# Set-up and turns.


def set_up(table: Tale) -> None:
    """Two settings, night in the middle (with Cinderella day), three cards each, and somebody begins (1.2-1.6)."""
    expansion = DECKS.index(str(table.options["expansion"])) if table.options["expansion"] != "none" else BASE
    table.settings = (_choose_setting(table, "setting_a", expansion), _choose_setting(table, "setting_b", expansion))
    deck = table.sheet.deck(BASE)
    if table.palace:
        deck = [card for card in deck if card not in (NIGHT_CARD, DAY_CARD)]
        table.sky = DAY_CARD
        table.stack = tuple(_shuffled(table, [4 * token for token in table.sheet.stack()]))
    if table.options["short"]:
        _shorten(table, deck)
    if expansion != BASE:
        deck += table.sheet.deck(expansion)
    if expansion == MERMAID:
        table.pact_deck = tuple(_shuffled(table, table.sheet.bargains()))
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


def _shuffled(table: Tale, cards: list[int]) -> list[int]:
    table.dice.shuffle(cards)
    return cards


def _shorten(table: Tale, deck: list[int]) -> None:
    """Ten different cards of the base game stay in the box, for everybody to see (1.8)."""
    for card in _shuffled(table, different(tuple(deck)))[:10]:
        deck.remove(card)
        table.removed = added(table.removed, card)


def _choose_setting(table: Tale, option: str, expansion: int) -> int:
    """The one that was chosen, or one at random of those in the boxes that are played with (1.3)."""
    chosen = str(table.options[option])
    if chosen != "random":
        return SETTINGS.index(chosen)
    letter = option[-1]
    pool = [
        number
        for number, setting in enumerate(table.sheet.settings)
        if setting.id[0] == letter and not setting.palace and setting.deck in (BASE, expansion)
    ]
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
    elif kind == FOR_ALL:
        table.reveal()
        _offer_to_all(table, frame[1], frame[2])
    elif kind == BALL:
        table.reveal()
        palace.attend(table, frame[1], frame[2])
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
            table.tell("ended", {"seat": seat}, clause="6.5" if table.turns >= MOST_TURNS else "")
        if table.palace:
            table.agenda.append((BALL, 0, 1))
        return
    draw(table, seat, 1, THE_TURN)
    table.agenda.append((END,))
    table.agenda.append((PLAY,))
    if table.pacts[seat] or deals(table, seat, NO_ONE, NO_ZONE, True):
        table.ask(seat, (ASK_USE,))


def playable_pacts(table: Tale, seat: int) -> list[int]:
    """The pacts of a seat whose first price can be paid (7.4)."""
    return [pact for pact in pacts.held(table, seat) if can_pay(table, seat, FIRST_PACT + pact, 0, NO_ONE, NO_ZONE)]


def _play_pact(table: Tale, seat: int, pact: int) -> None:
    """A pact is played: its first deal for its player, then the second for everybody in turn (7.4, 7.6)."""
    pacts.lay_down(table, seat, pact)
    if table.story is not None:
        table.tell("bargained", {"seat": seat, "pact": PACTS[pact]})
    table.agenda.append((FOR_ALL, pact, 0))
    table.agenda.append((RUN, seat, FIRST_PACT + pact, 1, NO_ONE, NO_ZONE))


def _offer_to_all(table: Tale, pact: int, place: int) -> None:
    """Whoever can pay the second price may, from the player of the turn on; a question gives no hand away (7.6)."""
    program = FIRST_FOR_ALL + pact
    while place < table.seats:
        seat = (table.active + place) % table.seats
        place += 1
        if table.sheet.programs[program] and seems_to_pay(table, seat, program):
            table.agenda.append((FOR_ALL, pact, place))
            table.ask(seat, (ASK_SECOND, program, 0, NO_ONE, NO_ZONE))
            return


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
        return _legal_deals(table, seat, ask)
    if kind in (ASK_MAY, ASK_SECOND):
        return [YES, PASS] if is_possible(table, seat, ask[1], ask[2], ask[3], ask[4]) else [PASS]
    if kind == ASK_DROP:
        return [PACT + pact for pact in pacts.held(table, seat)]
    if kind >= ASK_TOKEN:
        return _legal_palace(table, seat, ask)
    return _legal_step(table, seat, ask)


def _legal_deals(table: Tale, seat: int, ask: Frame) -> list[int]:
    """The deals that can be made; in phase 2 pacts too, or nothing."""
    first = FIRST_DEAL + MOST_DEALS * table.settings[0]
    card, zone = (ask[3], ask[4]) if ask[0] == ASK_DEAL else (NO_ONE, NO_ZONE)
    found = [DEAL + program - first for program in deals(table, seat, card, zone, False)]
    return found if ask[0] == ASK_DEAL else [*found, *[PACT + pact for pact in playable_pacts(table, seat)], PASS]


def _legal_step(table: Tale, seat: int, ask: Frame) -> list[int]:
    """What a step can choose."""
    kind = ask[0]
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
    if kind == ASK_HAND:
        return [CARD + card for card in hand.choices(table, seat, step, ask[6])]
    if kind == ASK_CALL:
        return [*sorted([SEAT + other for other in callable_from(table, seat, step)]), PASS]
    if kind == ASK_VICTIM:
        return sorted([SEAT + other for other in victims(table, seat, step)])
    return [ITEM + item for item in range(len(ITEMS)) if table.items[ask[5]][item]]  # loot


def _legal_palace(table: Tale, seat: int, ask: Frame) -> list[int]:
    """Tokens to turn or take, and who can dance with whom."""
    kind = ask[0]
    if kind in (ASK_TOKEN, ASK_TURN):
        found = [TOKEN + sort for sort in palace.sorts(table, seat)]
        return [*found, TAKE_TOKEN] if kind == ASK_TOKEN and table.stack else found
    if kind == ASK_DANCE:
        return [*[CARD + card for card in palace.ready(table, seat)], YES, PASS]
    if kind == ASK_PARTNER:
        return [CARD + card for card in different(tuple([card for card, _ in palace.partners(table, seat, ask[1])]))]
    return [SEAT + seat, MIDDLE]


def resolve(table: Tale, seat: int, ask: Frame, action: int) -> None:
    """Carry out a legal answer. Nothing is shown by leaving the items alone, nor by half of a choice."""
    kind = ask[0]
    if kind == ASK_PLAY:
        hand.play(table, seat, action - CARD)
    elif kind == ASK_USE and PACT <= action < PACT + len(PACTS):
        _play_pact(table, seat, action - PACT)
    elif kind in (ASK_USE, ASK_DEAL):
        _resolve_deal(table, seat, ask, action)
    elif kind in (ASK_TOKEN, ASK_DANCE, ASK_PARTNER, ASK_WITH):
        _resolve_palace(table, seat, ask, action)
    elif kind >= ASK_DROP:
        _resolve_box(table, seat, ask, action)
    else:
        _resolve_step(table, seat, ask, action)
    asked = table.asks[seat]
    halfway = kind in HALVES and asked is not None and asked[0] in SECOND_HALVES
    if not halfway and not (kind == ASK_USE and action == PASS):
        table.reveal()


HALVES: Final = (ASK_TARGET, ASK_VICTIM, ASK_DANCE, ASK_PARTNER)
SECOND_HALVES: Final = (ASK_WHERE, ASK_LOOT, ASK_PARTNER, ASK_WITH)


def _resolve_deal(table: Tale, seat: int, ask: Frame, action: int) -> None:
    """A deal is made: its price comes first."""
    if action == PASS:
        return
    program = FIRST_DEAL + MOST_DEALS * table.settings[0] + action - DEAL
    if table.story is not None:
        table.tell(
            "dealt", {"seat": seat, "number": action - DEAL + 1, "deal": deal_text(table.sheet.programs[program])}
        )
    card, zone = (ask[3], ask[4]) if ask[0] == ASK_DEAL else (NO_ONE, NO_ZONE)
    table.agenda.append((RUN, seat, program, 1, card, zone))


def _resolve_step(table: Tale, seat: int, ask: Frame, action: int) -> None:
    """Go on with the step that has asked."""
    kind, program, place, card, zone = ask[:5]
    step = table.sheet.programs[program][place]
    cause = cause_of(program, card)
    if kind == ASK_MAY:
        if action == PASS:
            decline(table, step)
        elif step.verb != DEAL_STEP:
            perform(table, seat, program, place, card, zone)
    elif kind == ASK_ITEM:
        move_item(table, seat, step, action - ITEM, cause)
        items(table, seat, (ASK_ITEM, program, place, card, zone, ask[5] - 1))
    elif kind == ASK_TARGET:
        point(table, seat, program, place, card, zone, action - CARD)
    elif kind == ASK_WHERE:
        hit(table, seat, step, ask[5], table.seats if action == MIDDLE else action - SEAT, cause)
    elif kind == ASK_DISCARDED:
        bring_back(table, seat, action - CARD, cause)
    elif kind == ASK_VICTIM:
        meet(table, seat, program, place, card, zone, action - SEAT)
    elif kind == ASK_LOOT:
        rob(table, seat, ask[5], action - ITEM, cause)
    else:
        slip(table, seat, ask[5], action - CARD, cause)


def _resolve_box(table: Tale, seat: int, ask: Frame, action: int) -> None:
    """Go on with a step of an expansion."""
    kind, program, place, card, zone = ask[:5]
    step = table.sheet.programs[program][place]
    if kind == ASK_SECOND:
        if action == YES:
            table.agenda.append((RUN, seat, program, 1, card, zone))
    elif kind == ASK_DROP:
        pacts.drop(table, seat, action - PACT, cause_of(program, card))
    elif kind == ASK_CALL:
        if action != PASS:
            pick_up(table, action - SEAT, step.cards[0])
            into_hand(table, seat, step.cards[0], cause_of(program, card), "7.9")
    elif kind == ASK_TURN:
        change_token(table, seat, step, palace.chosen(table, seat, action - TOKEN), cause_of(program, card))
    else:
        hand.choose(table, seat, ask, action - CARD)


def _resolve_palace(table: Tale, seat: int, ask: Frame, action: int) -> None:
    """A token is taken or turned, or couples are formed."""
    kind = ask[0]
    if kind == ASK_TOKEN:
        if action == TAKE_TOKEN:
            palace.take(table, seat, palace.carried_out(table))
        else:
            palace.turn(table, seat, palace.chosen(table, seat, action - TOKEN), palace.carried_out(table))
        palace.take_or_turn(table, seat, ask[1] - 1)
    elif kind == ASK_PARTNER:
        palace.follow(table, seat, ask[1], action - CARD)
    elif kind == ASK_WITH:
        palace.pair(table, seat, (ask[1], ask[2], 1 if action == MIDDLE else 0))
    elif action == YES:
        palace.dance_best(table, seat)
    elif action == PASS:
        palace.applaud(table, seat)
    else:
        palace.lead(table, seat, action - CARD)


def default(table: Tale, seat: int, ask: Frame) -> int:
    """For somebody who is away: no deals, and otherwise the first thing that is allowed."""
    actions = legal(table, seat, ask)
    return PASS if actions[-1] == PASS else actions[0]


def clause(table: Tale, ask: Frame) -> str:
    """The rule behind a question: cards are chosen from the hand for pacts, or to enter without effect (7.11)."""
    if ask[0] == ASK_HAND and table.sheet.programs[ask[1]][ask[2]].verb == ENTER:
        return "7.11"
    return KINDS[ask[0]].clause


def prompt(table: Tale, seat: int, ask: Frame) -> Args:
    """What fills in the text of a question: the card, deal or pact behind it, and what it is about."""
    kind = ask[0]
    if kind == ASK_USE:
        return {"count": len(table.pacts[seat]), **_offers(table, seat, ask)}
    if kind == ASK_TOKEN:
        return {"count": ask[1], "source": NAMES[palace.carried_out(table)]}
    if kind == ASK_DANCE:
        points = palace.promise(table, seat)
        best = Message("dark_tales-choice-best", {"points": points})
        return {"points": points, "yes": [best], "pass": [Message("dark_tales-choice-stop", {})]}
    if kind in (ASK_PARTNER, ASK_WITH):
        return {"card": NAMES[ask[-1]]}
    if len(ask) < 5:
        return {}
    program, place, card = ask[1:4]
    step = table.sheet.programs[program][place]
    args: Args = {"source": CAUSES[cause_of(program, card)]}
    if kind in (ASK_MAY, ASK_TARGET, ASK_ITEM, ASK_HAND, ASK_TURN):
        args["verb"] = VERBS[step.verb]
    if kind in (ASK_MAY, ASK_SECOND):
        deal = step.verb == DEAL_STEP
        args["deal"] = deal_text(table.sheet.programs[program][place:]) if deal else [step_text(step)]
    elif kind == ASK_DEAL:
        args |= _offers(table, seat, ask)
    elif kind == ASK_WHERE:
        args["card"] = NAMES[ask[5]]
    elif kind in (ASK_LOOT, ASK_GIVE):
        args["seat"] = ask[5]
    return args


def _offers(table: Tale, seat: int, ask: Frame) -> Args:
    """The deals that can be made, by what they say."""
    first = FIRST_DEAL + MOST_DEALS * table.settings[0] - DEAL
    found = [action for action in _legal_deals(table, seat, ask) if DEAL <= action < PACT]
    return {ACTIONS[action]: deal_text(table.sheet.programs[first + action]) for action in found}
