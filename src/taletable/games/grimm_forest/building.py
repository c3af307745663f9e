"""The build turn: its actions, and what friends do in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.grimm_forest.cards import (
    FAIRY_GODMOTHER,
    GOLDEN_GOOSE,
    GOLDILOCKS,
    HANSEL_AND_GRETEL,
    LITTLE_MERMAID,
    NAMES,
    NOTHING,
    PUSS_IN_BOOTS,
    RAPUNZEL,
    RED_RIDING_HOOD,
    RUMPELSTILTSKIN,
    WOLF,
    WOODCUTTER,
)
from taletable.games.grimm_forest.pieces import (
    CHEAP,
    COPIES,
    NONE,
    PLOTS,
    ROOF,
    WALLS,
    added,
    different,
    house,
    kinds,
    level_of,
    material_of,
    plus,
    without,
)
from taletable.games.grimm_forest.verbs import (
    add,
    alone,
    draw,
    gain,
    gain_each,
    knowing_top,
    let_gain,
    lose,
    offer_friend,
    opponents,
    owner_of,
    part,
    pass_on,
    peek,
    take_from_discard,
    tell_thrown,
    throw,
    throw_from_hand,
    top_fable,
    top_friend,
)
from taletable.games.grimm_forest.words import (
    ACT,
    ASK_HELPER,
    ASK_KEEP,
    ASK_MENU,
    ASK_PLOT,
    ASK_PUSS,
    ASK_REWARD,
    ASK_SPEND,
    ASK_SPIN,
    ASK_TOP,
    BRICK,
    BUILD,
    CARD,
    DRAW,
    GAIN,
    PARTS,
    PASS,
    PLOT,
    RELEASE,
    RESOURCE,
    RESOURCES,
    REWARD,
    REWARDS,
    SEAT,
    SECTIONS,
    SPECIAL,
    STRAW,
    WOOD,
)

if TYPE_CHECKING:
    from taletable.games.grimm_forest.table import Forest
    from taletable.kernel import Frame

ACTIONS_A_TURN: Final = 2
COSTS: Final = (0, 2, 4, 6)
SPECIALS: Final = (
    FAIRY_GODMOTHER,
    GOLDILOCKS,
    LITTLE_MERMAID,
    PUSS_IN_BOOTS,
    RAPUNZEL,
    RED_RIDING_HOOD,
    RUMPELSTILTSKIN,
    WOODCUTTER,
)


def begin_turn(table: Forest, seat: int) -> None:
    """Two actions, more or fewer by what cards have done (6.1)."""
    player = table.players[seat]
    table.turn = seat
    table.left = max(0, ACTIONS_A_TURN + player.bonus - player.penalty)
    table.extra = table.left if table.options["turn_actions"] == "may" else min(player.bonus, table.left)
    table.used = ()
    table.agenda.append((ACT,))


def go_on(table: Forest) -> None:
    """The next action, or what can be done without one."""
    seat = table.turn
    if table.left > 0 or can_release(table, seat):
        table.agenda.append((ACT,))
        table.ask(seat, (ASK_MENU,))


# Houses.


def stock(table: Forest, material: int, level: int) -> int:
    """How many sections of a kind are left (1.3)."""
    built = 0
    for player in table.players:
        for number in player.houses:
            if material_of(number) == material and level_of(number) >= level:
                built += 1
    return COPIES - built


def sites(table: Forest, seat: int, section: int) -> list[int]:
    """The kinds of plot on which a seat could build a section, whatever it costs: 0 on the board, 1 on a corner."""
    material, level = section // PARTS, section % PARTS + 1
    if stock(table, material, level) <= 0:
        return []
    player = table.players[seat]
    found: list[int] = []
    if level > 1:
        for cheap in (0, CHEAP):
            if house(material, level - 1, cheap) in player.houses:
                found.append(cheap)
        return found
    corners = 0
    for number in player.houses:
        corners += number & 1
        if material_of(number) == material and level_of(number) < ROOF:
            return []
    if len(player.houses) - corners < PLOTS:
        found.append(0)
    if corners < player.corners:
        found.append(CHEAP)
    return found


def price(table: Forest, seat: int, section: int, cheap: int) -> int:
    """What a section costs (6.4, 11.8, 12.10)."""
    level = section % PARTS + 1
    return COSTS[level] - cheap + (1 if level == WALLS and _eaters(table, seat) != NOTHING else 0)


def _eaters(table: Forest, seat: int) -> int:
    """The opponent whose Hansel and Gretel eat from these walls."""
    owner = owner_of(table, HANSEL_AND_GRETEL)
    return NOTHING if owner == seat else owner


def affordable(table: Forest, seat: int, section: int, helped: int) -> list[int]:
    """The plots on which the section can be built and paid for, with or without a resource of an opponent's."""
    found = sites(table, seat, section)
    if not found:
        return found
    purse = table.players[seat].store[section // PARTS] + helped
    return [cheap for cheap in found if price(table, seat, section, cheap) <= purse]


def helpers(table: Forest, seat: int, section: int) -> list[int]:
    """The opponents who have a resource that Puss in Boots could use."""
    material = section // PARTS
    return [other for other in opponents(table, seat) if table.players[other].store[material] > 0]


def puss_sections(table: Forest, seat: int) -> list[int]:
    """What can be built with the help of Puss in Boots (12.15)."""
    found: list[int] = []
    for section in range(len(SECTIONS)):
        helped = 1 if helpers(table, seat, section) else 0
        if affordable(table, seat, section, helped):
            found.append(section)
    return found


def choose_plot(table: Forest, seat: int, section: int, helper: int) -> None:
    """Where to build, if there is a choice."""
    found = affordable(table, seat, section, 0 if helper == NOTHING else 1)
    if len(found) > 1:
        table.ask(seat, (ASK_PLOT, section, helper + 1))
    else:
        raise_section(table, seat, section, found[0], helper)


def raise_section(table: Forest, seat: int, section: int, cheap: int, helper: int) -> None:
    """Pay and build; walls bring a friend, the first roof of a material a reward (6.9, 6.10)."""
    material, level = section // PARTS, section % PARTS + 1
    player = table.players[seat]
    cost = price(table, seat, section, cheap)
    eaters = _eaters(table, seat) if level == WALLS else NOTHING
    if helper != NOTHING:
        pass_on(table, helper, seat, material, 1, PUSS_IN_BOOTS)
    if eaters != NOTHING:
        pass_on(table, seat, eaters, material, 1, HANSEL_AND_GRETEL)
        cost -= 1
    player.store = plus(player.store, material, -cost)
    if level > 1:
        player.houses = without(player.houses, house(material, level - 1, cheap))
    player.houses = added(player.houses, house(material, level, cheap))
    if table.story is not None:
        table.tell("built", {"seat": seat, "section": SECTIONS[section], "count": cost})
    if level == WALLS:
        offer_friend(table, seat, top_friend(table))
    elif level == ROOF and table.tokens[material] == NOTHING:
        table.tokens = plus(table.tokens, material, seat - NOTHING)
        if table.story is not None:
            table.tell("first", {"seat": seat, "resource": RESOURCES[material]})
        table.ask(seat, (ASK_REWARD,))


# Special actions.


def has_special(table: Forest, seat: int) -> bool:
    """Whether the special action of the seat's friend can be used now (6.11)."""
    friend = table.players[seat].friend
    if friend not in SPECIALS or friend in table.used:
        return False
    if friend in (FAIRY_GODMOTHER, GOLDILOCKS, RED_RIDING_HOOD):
        return bool(table.deck or table.discard)
    if friend == PUSS_IN_BOOTS:
        return bool(puss_sections(table, seat))
    if friend == RAPUNZEL:
        return table.tower != NONE and alone(table, seat)
    if friend == RUMPELSTILTSKIN:
        return table.players[seat].store[STRAW] > 0
    return True


def use_special(table: Forest, seat: int) -> None:
    """The special action of the seat's friend."""
    friend = table.players[seat].friend
    table.used = (*table.used, friend)
    if table.story is not None:
        table.tell("special", {"seat": seat, "card": NAMES[friend]})
    if friend == FAIRY_GODMOTHER:
        draw(table, seat, 2, FAIRY_GODMOTHER)
    elif friend == GOLDILOCKS:
        _taste(table, seat)
    elif friend == LITTLE_MERMAID:
        gain_each(table, seat, LITTLE_MERMAID)
    elif friend == PUSS_IN_BOOTS:
        table.ask(seat, (ASK_PUSS,))
    elif friend == RAPUNZEL:
        for resource in kinds(table.tower):
            gain(table, seat, resource, table.tower[resource], RAPUNZEL)
        table.tower = NONE
    elif friend == RED_RIDING_HOOD:
        _wolf_lore(table, seat)
    elif friend == RUMPELSTILTSKIN:
        table.ask(seat, (ASK_SPIN,))
    else:
        gain(table, seat, WOOD, 2, WOODCUTTER)
        add(table, WOOD, WOOD, 2, WOODCUTTER)  # the Forest has the number of its wood


def _taste(table: Forest, seat: int) -> None:
    """Look at three fables (12.9). Nobody else knows the top of the deck any more."""
    for player in table.players:
        player.tops = 0
    peek(table, seat, 3, GOLDILOCKS)
    if len(different(table.drawn)) > 1:
        table.ask(seat, (ASK_KEEP, GOLDILOCKS, 1))
    else:
        taste(table, seat, table.drawn[0])


def taste(table: Forest, seat: int, card: int) -> None:
    """Keep one; then the order of the others, if it matters."""
    table.drawn = without(table.drawn, card)
    player = table.players[seat]
    player.hand = added(player.hand, card)
    if len(different(table.drawn)) > 1:
        table.ask(seat, (ASK_TOP,))
    else:
        put_back(table, seat, table.drawn)


def put_back(table: Forest, seat: int, cards: tuple[int, ...]) -> None:
    """Back on the deck, the last one on top; the player knows them."""
    table.deck = (*table.deck, *cards)
    table.players[seat].tops = len(cards)
    table.drawn = ()


def _wolf_lore(table: Forest, seat: int) -> None:
    """Discard five; every Wolf among them, or else a card (12.17)."""
    found: list[int] = []
    for _ in range(5):
        knowing_top(table)
        card = top_fable(table)
        if card != NOTHING:
            found.append(card)
    for card in found:
        throw(table, card)
        tell_thrown(table, seat, card, RED_RIDING_HOOD)
    for card in found:
        if card == WOLF:
            take_from_discard(table, seat, WOLF, RED_RIDING_HOOD)
    if WOLF not in found:
        draw(table, seat, 1, RED_RIDING_HOOD)


# What can be done without an action.


def can_release(table: Forest, seat: int) -> bool:
    """Whether the seat's friend can be put away for something (6.13)."""
    player = table.players[seat]
    return player.friend == GOLDEN_GOOSE or (player.friend == FAIRY_GODMOTHER and len(player.hand) >= 2)


def release(table: Forest, seat: int) -> None:
    """Put the friend away: the Goose for two resources, the Godmother with two fables (12.5, 12.8)."""
    friend = table.players[seat].friend
    part(table, seat, "released")
    let_gain(table, [seat], 2, 0, friend)
    if friend == FAIRY_GODMOTHER:
        _spend_on(table, seat, 2)


def _spend_on(table: Forest, seat: int, count: int) -> None:
    """Ask while there is a choice."""
    hand = table.players[seat].hand
    if count > 0 and len(hand) > count and len(different(hand)) > 1:
        table.ask(seat, (ASK_SPEND, count))
        return
    for card in hand[:count]:
        throw_from_hand(table, seat, card, FAIRY_GODMOTHER)


# Questions and answers.


def menu(table: Forest, seat: int) -> list[int]:
    """What can be done in a build turn, ascending."""
    found: list[int] = []
    acting = table.left > 0
    if acting:
        found += [GAIN, GAIN + 1, GAIN + 2]
        for section in range(len(SECTIONS)):
            if affordable(table, seat, section, 0):
                found.append(BUILD + section)
        if table.deck or table.discard:
            found.append(DRAW)
        if has_special(table, seat):
            found.append(SPECIAL)
    if can_release(table, seat):
        found.append(RELEASE)
    if table.left <= table.extra:
        found.append(PASS)
    return found


def legal(table: Forest, seat: int, ask: Frame) -> list[int]:
    """All answers to a question of the build turn, ascending."""
    kind = ask[0]
    if kind == ASK_MENU:
        return menu(table, seat)
    if kind == ASK_PLOT:
        return [PLOT + cheap for cheap in affordable(table, seat, ask[1], 1 if ask[2] else 0)]
    if kind == ASK_PUSS:
        return [BUILD + section for section in puss_sections(table, seat)]
    if kind == ASK_HELPER:
        found = sorted([SEAT + other for other in helpers(table, seat, ask[1])])
        return [*found, PASS] if affordable(table, seat, ask[1], 0) else found
    if kind == ASK_SPIN:
        return [RESOURCE + WOOD, RESOURCE + BRICK]
    if kind == ASK_REWARD:
        return [REWARD, REWARD + 1, REWARD + 2]
    if kind == ASK_SPEND:
        return [CARD + card for card in different(table.players[seat].hand)]
    return [CARD + card for card in different(table.drawn)]  # to keep, or to put on top


def resolve(table: Forest, seat: int, ask: Frame, action: int) -> None:
    """Carry out an answer to a question of the build turn."""
    kind = ask[0]
    if kind == ASK_MENU:
        _act(table, seat, action)
    elif kind == ASK_PLOT:
        raise_section(table, seat, ask[1], action - PLOT, ask[2] - 1)
    elif kind == ASK_PUSS:
        _get_help(table, seat, action - BUILD)
    elif kind == ASK_HELPER:
        choose_plot(table, seat, ask[1], NOTHING if action == PASS else action - SEAT)
    elif kind == ASK_SPIN:
        straw = table.players[seat].store[STRAW]
        lose(table, seat, STRAW, straw, RUMPELSTILTSKIN)
        gain(table, seat, action - RESOURCE, straw, RUMPELSTILTSKIN)
    elif kind == ASK_REWARD:
        _reward(table, seat, action - REWARD)
    elif kind == ASK_SPEND:
        throw_from_hand(table, seat, action - CARD, FAIRY_GODMOTHER)
        _spend_on(table, seat, ask[1] - 1)
    else:
        put_back(table, seat, (*without(table.drawn, action - CARD), action - CARD))  # on top


def _act(table: Forest, seat: int, action: int) -> None:
    """One action of a turn; a friend put away costs none."""
    if action == PASS:
        table.left = 0
        table.agenda.pop()  # not even a friend is put away any more
        return
    if action == RELEASE:
        release(table, seat)
        return
    table.left -= 1
    if action == DRAW:
        draw(table, seat, 1)
    elif action == SPECIAL:
        use_special(table, seat)
    elif action < BUILD:
        player = table.players[seat]
        player.store = plus(player.store, action - GAIN, 1)
        if table.story is not None:
            table.tell("fetched", {"seat": seat, "resource": RESOURCES[action - GAIN]})
    else:
        choose_plot(table, seat, action - BUILD, NOTHING)


def _get_help(table: Forest, seat: int, section: int) -> None:
    """Whose resource Puss in Boots uses, if anybody's."""
    if helpers(table, seat, section):
        table.ask(seat, (ASK_HELPER, section))
    else:
        choose_plot(table, seat, section, NOTHING)


def _reward(table: Forest, seat: int, what: int) -> None:
    """The first builder's choice (6.10)."""
    if table.story is not None:
        table.tell("rewarded", {"seat": seat, "reward": REWARDS[what]})
    if what == 0:
        for resource in range(3):
            player = table.players[seat]
            player.store = plus(player.store, resource, 1)
            if table.story is not None:
                table.tell("fetched", {"seat": seat, "resource": RESOURCES[resource]}, clause="6.10")
    elif what == 1:
        draw(table, seat, 2)
    else:
        offer_friend(table, seat, top_friend(table))
