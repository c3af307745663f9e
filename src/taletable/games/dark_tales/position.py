"""A game as text.

    {"seats": 3, "turns": 4, "settings": ["a1", "b2"], "time": "day",
     "players": [{"hand": ["dragon", "king"], "front": ["witch"], "items": {"coin": 2}, "score": [3, 1, 0, 0, 0, 0]},
                 {}, {}],
     "middle": ["merchant"], "discard": ["enchantment"]}

Whatever is left out is empty, and it is night; cards that lie nowhere are shuffled into the deck, and the next turn
begins. ``score`` are points from the corners of cards, their effects, lasting effects, deals, pacts and balls. The
``deck``, ``pact_deck`` and ``stack`` run from bottom to top. A token is `mouse-slipper-dark`, by which side is up, or
`mouse-slipper-dark seen` when everybody knows what is below.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from taletable.games.dark_tales import palace, rules
from taletable.games.dark_tales.cards import (
    BASE,
    DAY_CARD,
    DECKS,
    FIRST_DEAL,
    FIRST_FOR_ALL,
    FIRST_LASTING,
    FIRST_PACT,
    MOST_DEALS,
    NAMES,
    NIGHT_CARD,
    NO_CARD,
    PACTS,
    SETTINGS,
    SUPPLY,
)
from taletable.games.dark_tales.language import (
    CALL,
    DISCARD,
    DROP_PACT,
    ENTER,
    FETCH,
    FETCH_DISCARD,
    GIVE,
    ITEMS,
    PAY,
    REMOVE,
    ROB,
    SHED_TOKEN,
    SHOW,
    SHOW_PAIR,
    SWAP,
    TAKE,
    THROW,
    TURN_TOKEN,
    USE,
    Step,
)
from taletable.games.dark_tales.language import PLAY as PLAY_ONE
from taletable.games.dark_tales.palace import LIGHT, SEEN
from taletable.games.dark_tales.pieces import NO_ONE, NO_ZONE, replaced
from taletable.games.dark_tales.steps import deals, seems_possible, seems_to_pay
from taletable.games.dark_tales.view import listed, time, words
from taletable.games.dark_tales.words import (
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
    END,
    FOR_ALL,
    PLAY,
    RUN,
    SETTLE,
    TOKENS,
    TURN,
)
from taletable.kernel import Frame, View
from taletable.kernel.position import Reader, sequence, whole, word

if TYPE_CHECKING:
    from taletable.games.dark_tales.table import Cards, Couple, Tale

TIMES: Final = ("night", "day", "neither")
MOST: Final = 999


def describe(table: Tale, written: View) -> None:
    """Add to a position what lies on the table."""
    written["settings"] = [SETTINGS[number] for number in table.settings]
    written["time"] = time(table) or "neither"
    written["first"] = table.first
    written["turns"] = table.turns
    written["players"] = [
        {
            "hand": words(table.hands[seat]),
            "front": words(table.fronts[seat]),
            "items": listed(table.items[seat]),
            "score": list(table.tallies[seat]),
            "pacts": [PACTS[pact] for pact in table.pacts[seat]],
            "tokens": [_token(token) for token in table.tokens[seat]],
            "couples": [[NAMES[card], NAMES[partner], common] for card, partner, common in table.couples[seat]],
            "known": [words(cards) for cards in table.known[seat]],
        }
        for seat in range(table.seats)
    ]
    written["known"] = [words(cards) for cards in table.known[table.seats]]
    written["middle"] = words(table.middle)
    written["discard"] = words(table.discard)
    written["removed"] = words(table.removed)
    written["resolving"] = words(table.resolving)
    written["deck"] = words(table.deck)
    written["pact_discard"] = [PACTS[pact] for pact in table.pact_discard]
    written["pact_deck"] = [PACTS[pact] for pact in table.pact_deck]
    written["ball"] = words(table.ball)
    written["stack"] = [_token(token) for token in table.stack]


def _token(token: int) -> str:
    """A token by what it is and which side is up; a dark one can be known to all."""
    return TOKENS[token // 2] + (" seen" if token & SEEN and not token & LIGHT else "")


def lay_out(table: Tale, reader: Reader) -> None:
    """Take from a position what lies on the table."""
    settings = sequence(reader.take("settings", ["a1", "b1"]), "settings", 2)
    chosen = [word(id, f"settings[{n}]", SETTINGS) for n, id in enumerate(settings)]
    table.settings = (chosen[0], chosen[1])
    table.sky = (NIGHT_CARD, DAY_CARD, NO_CARD)[
        word(reader.take("time", "day" if table.palace else "night"), "time", TIMES)
    ]
    table.first = whole(reader.take("first", 0), "first", 0, table.seats - 1)
    table.turns = whole(reader.take("turns", 0), "turns", 0, rules.MOST_TURNS)
    players = sequence(reader.take("players", [{}] * table.seats), "players", table.seats)
    for seat, fields in enumerate(players):
        _player(table, seat, Reader(fields, f"players[{seat}]"))
    _known(table, table.seats, reader)
    held = [sum([items[item] for items in table.items]) for item in range(4)]
    left = [SUPPLY[item] - held[item] for item in range(4)]
    if min(left) < 0:
        item = left.index(min(left))
        raise ValueError(f"there are only {SUPPLY[item]} of '{ITEMS[item]}'")
    table.supply = tuple(left)
    table.middle = _cards(reader, "middle")
    table.discard = _cards(reader, "discard")
    table.removed = tuple(sorted(_cards(reader, "removed")))
    table.resolving = _cards(reader, "resolving")
    table.ball = _cards(reader, "ball")
    _deck(table, reader)
    table.pact_discard = _pact_names(reader.take("pact_discard", []), "pact_discard")
    _pact_deck(table, reader)
    _stack(table, reader)


def _pact_names(listed: object, where: str) -> Cards:
    return tuple([word(name, f"{where}[{place}]", PACTS) for place, name in enumerate(sequence(listed, where))])


def _pact_deck(table: Tale, reader: Reader) -> None:
    """The pacts that lie nowhere else, if there are any in this game."""
    left = Counter(table.sheet.bargains() if table.options["expansion"] == "mermaid" else ())
    left.subtract([*table.pact_discard, *[pact for pacts in table.pacts for pact in pacts]])
    if any([count < 0 for count in left.values()]):
        raise ValueError("pacts: there are not so many of them in this game")
    listed = reader.take("pact_deck", None)
    if listed is None:
        rest = sorted(left.elements())
        table.dice.shuffle(rest)
        table.pact_deck = tuple(rest)
        return
    table.pact_deck = _pact_names(listed, "pact_deck")
    if Counter(table.pact_deck) != +left:
        raise ValueError("pact_deck: with the pacts that lie elsewhere these are not all of them")


def _token_names(listed: object, where: str) -> Cards:
    """Tokens; everybody knows both sides of one whose light side is up."""
    found = []
    for place, name in enumerate(sequence(listed, where)):
        seen = isinstance(name, str) and name.endswith("-dark seen")
        token = 2 * word(name.removesuffix(" seen") if seen else name, f"{where}[{place}]", TOKENS)
        found.append(token | SEEN if seen or token & LIGHT else token)
    return tuple(found)


def _couple(listed: object, where: str) -> Couple:
    card, partner, common = sequence(listed, where, 3)
    return (
        word(card, f"{where}[0]", NAMES),
        word(partner, f"{where}[1]", NAMES),
        whole(common, f"{where}[2]", 0, 1),
    )


def _stack(table: Tale, reader: Reader) -> None:
    """The tokens that lie before nobody, if there are any in this game."""
    left = Counter(table.sheet.stack() if table.palace else ())
    left.subtract([token // 4 for tokens in table.tokens for token in tokens])
    if any([count < 0 for count in left.values()]):
        raise ValueError("tokens: there are not so many of them in this game")
    listed = reader.take("stack", None)
    if listed is None:
        rest = [4 * token for token in sorted(left.elements())]
        table.dice.shuffle(rest)
        table.stack = tuple(rest)
        return
    table.stack = _token_names(listed, "stack")
    if Counter([token // 4 for token in table.stack]) != +left or any([token & LIGHT for token in table.stack]):
        raise ValueError("stack: with the tokens before players these are not all of them, dark side up")


def _player(table: Tale, seat: int, reader: Reader) -> None:
    table.hands[seat] = tuple(sorted(_cards(reader, "hand")))
    table.fronts[seat] = _cards(reader, "front")
    fields = Reader(reader.take("items", {}), "items")
    found = [whole(fields.take(item, 0), f"items.{item}", 0, SUPPLY[n]) for n, item in enumerate(ITEMS)]
    fields.finish()
    table.items[seat] = tuple(found)
    got = sequence(reader.take("score", [0, 0, 0, 0, 0, 0]), "score", 6)
    tally = [whole(points, f"score[{n}]", -MOST, MOST) for n, points in enumerate(got)]
    table.tallies[seat] = tuple(tally)
    table.pacts = replaced(table.pacts, seat, _pact_names(reader.take("pacts", []), "pacts"))
    table.tokens = replaced(table.tokens, seat, _token_names(reader.take("tokens", []), "tokens"))
    couples = sequence(reader.take("couples", []), "couples")
    dancing = tuple([_couple(couple, f"couples[{number}]") for number, couple in enumerate(couples)])
    table.couples = (*table.couples[:seat], dancing, *table.couples[seat + 1 :])
    _known(table, seat, reader)
    reader.finish()


def _known(table: Tale, observer: int, reader: Reader) -> None:
    """What a seat knows of each hand, or what everybody does."""
    known = sequence(reader.take("known", [[]] * table.seats), "known", table.seats)
    table.known[observer] = tuple([tuple(sorted(_names(cards, f"known[{n}]"))) for n, cards in enumerate(known)])


def _cards(reader: Reader, key: str) -> Cards:
    return _names(reader.take(key, []), key)


def _names(listed: object, where: str) -> Cards:
    return tuple([word(name, f"{where}[{place}]", NAMES) for place, name in enumerate(sequence(listed, where))])


def _deck(table: Tale, reader: Reader) -> None:
    """What lies nowhere else is in the deck."""
    left = Counter(table.sheet.deck(BASE))
    if table.options["expansion"] != "none":
        left.update(table.sheet.deck(DECKS.index(str(table.options["expansion"]))))
    if table.palace:
        del left[NIGHT_CARD], left[DAY_CARD]
    elif table.sky != NO_CARD:
        left.subtract([table.sky])
    left.subtract([card for zone in (*table.hands, *table.fronts) for card in zone])
    left.subtract([*table.middle, *table.discard, *table.removed, *table.resolving, *table.ball])
    for card, count in left.items():
        if count < 0:
            raise ValueError(f"the box has {-count} copies of '{NAMES[card]}' fewer than lie on this table")
    listed_cards = reader.take("deck", None)
    if listed_cards is None:
        rest = sorted(left.elements())
        table.dice.shuffle(rest)
        table.deck = tuple(rest)
        return
    table.deck = _names(listed_cards, "deck")
    if Counter(table.deck) != +left:
        raise ValueError("deck: with the cards that lie elsewhere this is not the whole deck")


# Checking.


def check(table: Tale) -> None:
    """A ValueError if the game could not stand as this table does."""
    first, second = [SETTINGS[number][0] for number in table.settings]
    if (first, second) != ("a", "b"):
        raise ValueError("settings must be an a and a b")
    if any([table.sheet.settings[number].palace for number in table.settings]):
        raise ValueError("settings: those of Cinderella are in play beside two others")
    if table.palace and table.sky == NO_CARD:
        raise ValueError("time: with Cinderella it is always night or day")
    _check_ball(table)
    for seat in range(table.seats):
        for other, cards in enumerate(table.known[seat]):
            if Counter(cards) - Counter(table.hands[other]) or (cards and other == seat):
                raise ValueError(f"players[{seat}].known[{other}]: these cards are not all in that hand")
            if other != seat and Counter(table.known[table.seats][other]) - Counter(cards):
                raise ValueError(f"known[{other}]: what everybody knows, players[{seat}] knows too")
        if any([card in (NIGHT_CARD, DAY_CARD) for card in table.fronts[seat]]):
            raise ValueError(f"players[{seat}].front: night and day lie in the middle, as the time")
    if any([card in (NIGHT_CARD, DAY_CARD) for card in table.middle]):
        raise ValueError("middle: night and day lie there as the time")
    if not _agenda_fits(table):
        raise ValueError("agenda: this is not how a turn goes")
    if not _asks_fit(table):
        raise ValueError("asks: these questions do not arise at this table")


def _check_ball(table: Tale) -> None:
    """Cards on the Ball card, and couples that can dance as they do."""
    if len(table.ball) > (palace.SPACES if table.palace else 0):
        raise ValueError(f"ball: with Cinderella there is room for {palace.SPACES} cards on the Ball card")
    kinds = [card.kind for card in table.sheet.cards]
    held = any([frame[0] == BALL for frame in table.agenda])
    for seat in range(table.seats):
        couples = table.couples[seat]
        own = Counter([card for card, _, _ in couples] + [partner for _, partner, common in couples if not common])
        guests = Counter([partner for _, partner, common in couples if common])
        mixed = all([{kinds[card], kinds[partner]} == {palace.MAN, palace.WOMAN} for card, partner, _ in couples])
        there = not own - Counter(table.fronts[seat]) and not guests - Counter(table.middle)
        if not (mixed and there and (held or not couples)):
            raise ValueError(f"players[{seat}].couples: these do not dance")


def _agenda_fits(table: Tale) -> bool:
    """A turn about to begin, or its end, cards to be played, and what is being carried out; nothing when it is over."""
    agenda = table.agenda
    settling = tuple(sorted([frame[1] for frame in agenda if frame[0] == SETTLE]))
    if settling != tuple(sorted(table.resolving)):
        return False
    if not agenda or agenda == [(TURN,)]:
        return not table.waiting
    if agenda[0][0] == BALL and len(agenda) == 1:
        return _ball_fits(table, agenda[0], 1)
    if agenda[0] != (END,):
        return False
    plays = 1
    while plays < len(agenda) and agenda[plays] == (PLAY,):
        plays += 1
    return all([_frame_fits(table, frame) for frame in agenda[plays:]])


def _ball_fits(table: Tale, frame: Frame, last: int) -> bool:
    return table.palace and frame[1] <= table.seats and frame[2] == last


def _frame_fits(table: Tale, frame: Frame) -> bool:
    if frame[0] == BALL:
        return _ball_fits(table, frame, 0)
    if frame[0] in (SETTLE, FOR_ALL):
        return True
    mine = frame[0] == RUN and (frame[1] == table.active or frame[2] >= FIRST_FOR_ALL)
    return mine and _run_fits(table, frame[2], frame[3], frame[4], frame[5])


def _run_fits(table: Tale, program: int, place: int, card: int, zone: int) -> bool:
    """A card in the zone where it lies while it acts, or a deal of this setting."""
    if place > len(table.sheet.programs[program]):
        return False
    if program >= FIRST_PACT:
        return place > 0 and card == NO_ONE and zone == NO_ZONE
    if program >= FIRST_DEAL:
        first = FIRST_DEAL + MOST_DEALS * table.settings[0]
        return first <= program < first + MOST_DEALS and place > 0 and (card != NO_ONE or zone == NO_ZONE)
    return program == card and program < FIRST_LASTING


def _asks_fit(table: Tale) -> bool:
    asked = table.waiting
    if not asked:
        return True
    if len(asked) > 1 or not table.agenda:
        return False
    seat = asked[0]
    ask = table.asks[seat]
    assert ask is not None
    if ask[0] in (ASK_DANCE, ASK_PARTNER, ASK_WITH):
        return _dance_fits(table, seat, ask)
    if ask[0] == ASK_TOKEN:
        return _token_fits(table, seat, ask)
    if ask[0] == ASK_USE:
        wanted = table.agenda == [(END,), (PLAY,)] and seat == table.active
        return wanted and (bool(table.pacts[seat]) or bool(deals(table, seat, NO_ONE, NO_ZONE, True)))
    if ask[0] == ASK_PLAY:
        plain = all([frame in ((END,), (PLAY,)) for frame in table.agenda])
        return plain and seat == table.active and bool(table.hands[seat])
    mine = seat == table.active or ask[1] >= FIRST_FOR_ALL
    return mine and _step_asks(table, seat, ask) and bool(rules.legal(table, seat, ask))


def _dance_fits(table: Tale, seat: int, ask: Frame) -> bool:
    """It is this seat's turn at the ball, and there is somebody to choose."""
    top = table.agenda[-1]
    if top[0] != BALL or (table.active + top[1] - 1) % table.seats != seat or not palace.ready(table, seat):
        return False
    if ask[0] == ASK_DANCE:
        return True
    if ask[1] not in palace.ready(table, seat):
        return False
    found = palace.partners(table, seat, ask[1])
    if ask[0] == ASK_PARTNER:
        return len({card for card, _ in found}) > 1
    return len({common for card, common in found if card == ask[2]}) > 1


def _token_fits(table: Tale, seat: int, ask: Frame) -> bool:
    """A card with so many tokens on it is about to act."""
    top = table.agenda[-1]
    fits = table.palace and seat == table.active and top[0] == RUN and top[2] < FIRST_LASTING and top[3] == 0
    choice = bool(table.tokens[seat]) and (bool(table.stack) or len(table.tokens[seat]) > 1)
    return fits and choice and 1 <= ask[1] <= table.sheet.cards[top[2]].tokens


# The steps that can put a question.
ASKERS: Final[dict[int, tuple[int, ...]]] = {
    ASK_ITEM: (TAKE, PAY),
    ASK_TARGET: (DISCARD, REMOVE, FETCH),
    ASK_WHERE: (DISCARD, REMOVE, FETCH),
    ASK_DISCARDED: (FETCH_DISCARD,),
    ASK_VICTIM: (ROB, SWAP, GIVE),
    ASK_LOOT: (ROB,),
    ASK_GIVE: (SWAP, GIVE),
    ASK_DEAL: (USE,),
    ASK_DROP: (DROP_PACT,),
    ASK_CALL: (CALL,),
    ASK_HAND: (PLAY_ONE, ENTER, SHOW, THROW, SHOW_PAIR),
    ASK_TURN: (TURN_TOKEN, SHED_TOKEN),
}


def _step_asks(table: Tale, seat: int, ask: Frame) -> bool:
    """The step that asks is the one before the next on the agenda, and it can ask this."""
    kind, program, place, card, zone = ask[:5]
    if kind == ASK_SECOND:
        fits = program >= FIRST_FOR_ALL and place == 0 and card == NO_ONE and zone == NO_ZONE
        top = table.agenda[-1]
        return fits and top[:2] == (FOR_ALL, program - FIRST_FOR_ALL) and seems_to_pay(table, seat, program)
    if table.agenda[-1] != (RUN, seat, program, place + 1, card, zone):
        return False
    step = table.sheet.programs[program][place]
    if kind == ASK_MAY:
        return step.may and seems_possible(table, seat, program, place, card, zone)
    if step.verb not in ASKERS[kind]:
        return False
    if kind == ASK_ITEM:
        return 1 <= ask[5] <= step.count
    if kind == ASK_HAND:
        return _shown_first(table, seat, step, ask)
    if kind in (ASK_LOOT, ASK_GIVE):
        return ask[5] != seat
    return kind != ASK_WHERE or ask[5] < NO_ONE


def _shown_first(table: Tale, seat: int, step: Step, ask: Frame) -> bool:
    """So many cards are wanted still; of two that are shown the first is in the hand."""
    if step.verb == SHOW_PAIR and ask[5] == 1:
        return ask[6] in table.hands[seat]
    return ask[6] == NO_ONE and 1 <= ask[5] <= (2 if step.verb == SHOW_PAIR else step.count)
