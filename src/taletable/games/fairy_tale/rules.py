"""The course of play: drafts, reveals, effects, and naming the Trickster."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.fairy_tale import scoring
from taletable.games.fairy_tale.cards import ALMIGHTY, CATEGORIES, FLIP, HUNT, NAMES, UNFLIP
from taletable.games.fairy_tale.turning import candidates, causes, certain, duties, fitting, mark_forced, most, serving
from taletable.kernel import Args, Frame, Kind

if TYPE_CHECKING:
    from taletable.games.fairy_tale.table import Cards, Tale

PACK: Final = 5
PLAYS: Final = 3
NOTHING: Final = -1

# What can lie on the agenda, and what can be asked.
DRAFT: Final = 0
PASS: Final = 1
PLAY: Final = 2
REVEAL: Final = 3
OPEN: Final = 4
OPENED: Final = 5
CLOSE: Final = 6
CLOSED: Final = 7
NAME: Final = 8
PICK: Final = 9
LAY: Final = 10
CHOOSE_OPEN: Final = 11
CHOOSE_CLOSE: Final = 12
NAMING: Final = 13

KINDS: Final = (
    Kind("draft"),
    Kind("pass"),
    Kind("play"),
    Kind("reveal"),
    Kind("open", rest="seat"),
    Kind("opened", rest="seat"),
    Kind("close", rest="seat"),
    Kind("closed", rest="seat"),
    Kind("name"),
    Kind("pick", "2.2"),
    Kind("lay", "3.1"),
    Kind("choose-open", "4.9", rest="category"),
    Kind("choose-close", "4.9", rest="category"),
    Kind("naming", "5.8"),
)

ACTIONS: Final = tuple([f"card {name}" for name in NAMES])

# Drafts.


def set_up(table: Tale) -> None:
    """Shuffle the deck (1.4)."""
    cards = list(table.sheet.decks[str(table.options["deck"])])
    table.dice.shuffle(cards)
    table.deck = tuple(cards)
    resume(table)


def resume(table: Tale) -> None:
    """What comes next at a table laid out by hand: the next card to be played, or the next draft."""
    table.agenda.append((PLAY,) if any(table.hands) else (DRAFT,))


def drafts(table: Tale) -> int:
    """How many drafts the game has (1.5)."""
    return int(table.options["drafts"])


def heading(table: Tale) -> int:
    """Which way the packs go: 1 to the left, the next seat, in odd drafts; -1 to the right in even ones (2.4)."""
    return 1 if table.draft % 2 else -1


def holder(table: Tale, pack: int, turn: int) -> int:
    """Who has a pack when so many cards have been taken from it."""
    return (pack + heading(table) * turn) % table.seats


def pack_of(table: Tale, seat: int, turn: int) -> int:
    """Which pack a seat has when so many cards have been taken from each."""
    return (seat - heading(table) * turn) % table.seats


def held(table: Tale, seat: int) -> int:
    """The pack before this seat: everybody has taken as many cards as lie kept in the hand, all at the same pace."""
    return pack_of(table, seat, len(table.hands[seat]))


def left_in(table: Tale, pack: int, taken: int) -> list[int]:
    """What is left of a pack after its first so many picks, sorted."""
    left = list(table.packs[pack])
    picks = table.picks[pack]
    for turn in range(taken):
        left.remove(picks[turn])
    return left


def without(cards: Cards, taken: Cards) -> Cards:
    """The cards that are left when some are taken."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


def step(table: Tale, frame: Frame) -> None:
    """Let one frame happen."""
    kind = frame[0]
    if kind == DRAFT:
        _deal(table)
    elif kind == PASS:
        _pass_on(table)
    elif kind == PLAY:
        _play_on(table)
    elif kind == REVEAL:
        _reveal(table)
    elif kind == OPEN:
        _ask_to_turn(table, UNFLIP, frame)
    elif kind == OPENED:
        _turn(table, UNFLIP, frame)
    elif kind == CLOSE:
        _ask_to_turn(table, FLIP, frame)
    elif kind == CLOSED:
        _turn(table, FLIP, frame)
    else:
        _name(table)


def _deal(table: Tale) -> None:
    """Five cards each, or the end (2.1)."""
    if table.draft == drafts(table):
        table.agenda.append((NAME,))
        return
    table.draft += 1
    table.play = 0
    seats = table.seats
    table.packs = tuple([tuple(sorted(table.deck[PACK * seat : PACK * (seat + 1)])) for seat in range(seats)])
    table.deck = table.deck[PACK * seats :]
    table.picks = [()] * seats
    if table.story is not None:
        table.tell("draft", {"draft": table.draft, "drafts": drafts(table), "way": way(table)})
    table.reveal()
    _ask_all(table, (PICK,), (PASS,))


def way(table: Tale) -> str:
    """The way the packs go, as a word."""
    return "left" if heading(table) > 0 else "right"


def _ask_all(table: Tale, ask: Frame, then: Frame) -> None:
    table.agenda.append(then)
    for seat in range(table.seats):
        table.ask(seat, ask)


def _pass_on(table: Tale) -> None:
    """Everybody has kept a card: the packs go on. The last card of a pack is nobody's choice (2.3)."""
    table.reveal()
    if table.story is not None:
        table.tell("passed", {"way": way(table)})
    if len(table.hands[0]) < PACK - 1:
        _ask_all(table, (PICK,), (PASS,))
        return
    for seat in range(table.seats):
        _keep(table, seat, left_in(table, held(table, seat), PACK - 1)[0])
    table.agenda.append((PLAY,))


def _keep(table: Tale, seat: int, card: int) -> None:
    pack = held(table, seat)
    table.picks[pack] = (*table.picks[pack], card)
    hand = table.hands[seat]
    place = 0
    while place < len(hand) and hand[place] < card:
        place += 1
    table.hands[seat] = (*hand[:place], card, *hand[place:])


# Playing.


def _play_on(table: Tale) -> None:
    """The next of three cards; after that the rest is thrown away (3.1, 3.3)."""
    if table.play < PLAYS:
        _ask_all(table, (LAY,), (REVEAL,))
        return
    remember(table)
    for seat in range(table.seats):
        table.discards[seat] = (*table.discards[seat], *table.hands[seat])
        if table.story is not None:
            table.tell("discarded", {"seat": seat, "count": len(table.hands[seat])})
        table.hands[seat] = ()
    table.packs = ()
    table.picks = [()] * table.seats
    table.agenda.append((DRAFT,))


def passed_on(table: Tale, seat: int) -> list[int]:
    """What this seat has passed on in a draft that is over: all that others have taken from a pack after it."""
    found: list[int] = []
    for pack in range(len(table.packs)):
        seen = False
        for turn in range(PACK):
            if holder(table, pack, turn) == seat:
                seen = True
            elif seen:
                found.append(table.picks[pack][turn])
    return found


def played_now(table: Tale, seat: int) -> list[int]:
    """The cards a seat has played in this draft: the last of its row."""
    row = table.rows[seat]
    return [entry >> 1 for entry in row[len(row) - table.play :]]


def remember(table: Tale) -> None:
    """What a seat has passed on and nobody has played lies among the discards now, and that seat knows it (2.5)."""
    for seat in range(table.seats):
        known = passed_on(table, seat)
        for other in range(table.seats):
            for card in played_now(table, other) if other != seat else []:
                if card in known:
                    known.remove(card)
        table.gone[seat] = tuple(sorted((*table.gone[seat], *known)))


def _reveal(table: Tale) -> None:
    """All chosen cards enter play at once; what is hunted enters face down and does nothing (3.2, 4.10, 4.11)."""
    table.reveal()
    table.play += 1
    seats = range(table.seats)
    revealed = table.chosen[:]
    hunters = [seat for seat in seats if table.sheet.cards[revealed[seat]].effect == HUNT]
    hunter_of = [_hunter_of(table, revealed, hunters, seat) for seat in seats]
    hunted = [hunter != NOTHING for hunter in hunter_of]
    for seat in seats:
        card = revealed[seat]
        table.hands[seat] = without(table.hands[seat], (card,))
        table.rows[seat] = (*table.rows[seat], 2 * card + hunted[seat])
        table.chosen[seat] = NOTHING
        if table.story is not None:
            args: Args = {"seat": seat, "card": NAMES[card]}
            if hunted[seat]:
                table.tell("hunted", {**args, "card_cause": NAMES[revealed[hunter_of[seat]]]})
            else:
                table.tell("played", args)
    # 4.5: first everything is opened, then everything is closed. The last frame comes first.
    table.agenda.append((PLAY,))
    for kind, turn in ((CLOSE, FLIP), (OPEN, UNFLIP)):
        acting = [seat for seat in seats if not hunted[seat] and table.sheet.cards[revealed[seat]].effect == turn]
        if acting:
            table.agenda.append((kind, *acting))


def _hunter_of(table: Tale, revealed: list[int], hunters: list[int], seat: int) -> int:
    """Whose card, revealed at the same moment, hunts this seat's."""
    for hunter in hunters:
        if hunter != seat and table.sheet.is_in(revealed[seat], table.sheet.cards[revealed[hunter]].target):
            return hunter
    return NOTHING


def _ask_to_turn(table: Tale, turn: int, frame: Frame) -> None:
    """Everybody turns cards at the same time; only who has a choice is asked (4.9)."""
    acting = frame[1:]
    table.agenda.append((OPENED if turn == UNFLIP else CLOSED, *acting))
    for seat in range(table.seats):
        categories = duties(table, acting, seat)
        if table.version > 1:
            table.marked[seat] = certain(table, turn, seat, categories)
        _ask_for_more(table, turn, seat, categories)


def _ask_for_more(table: Tale, turn: int, seat: int, categories: Cards) -> None:
    """Ask for the next card to be turned, as long as one can be."""
    if table.version == 1:
        mark_forced(table, turn, seat, categories)
    if candidates(table, turn, seat, categories):
        table.ask(seat, (CHOOSE_OPEN if turn == UNFLIP else CHOOSE_CLOSE, *categories))


def _turn(table: Tale, turn: int, frame: Frame) -> None:
    """Turn what is marked, all at once (4.3)."""
    table.reveal()
    if table.story is not None:
        _tell_turns(table, "opened" if turn == UNFLIP else "closed", frame[1:])
    for seat in range(table.seats):
        for place in table.marked[seat]:
            row = list(table.rows[seat])
            row[place] ^= 1
            table.rows[seat] = tuple(row)
        table.marked[seat] = ()


def _tell_turns(table: Tale, kind: str, acting: Cards) -> None:
    """Which cards are turned, each with the card that makes it turn; and which card turns nothing (4.8)."""
    idle = list(acting)
    for seat in range(table.seats):
        players = causes(table, acting, seat)
        served = serving(table, seat, table.marked[seat], duties(table, acting, seat))
        for number, place in enumerate(table.marked[seat]):
            player = players[served.index(number)]
            cause = table.rows[player][-1] >> 1
            table.tell(kind, {"seat": seat, "card": NAMES[table.rows[seat][place] >> 1], "card_cause": NAMES[cause]})
            if player in idle:
                idle.remove(player)
    for player in idle:
        table.tell("idle", {"seat": player, "card": NAMES[table.rows[player][-1] >> 1]})


# The Trickster.


def _name(table: Tale) -> None:
    """Each open Trickster is given a name by its owner (5.8); then the game is over."""
    for seat in range(table.seats):
        if len(table.named[seat]) < scoring.tricksters(table, seat):
            table.agenda.append((NAME,))
            table.ask(seat, (NAMING,))
            return


def nameable(table: Tale) -> list[int]:
    """What a Trickster can stand for: every other name in the deck."""
    deck = set(table.sheet.decks[str(table.options["deck"])])
    return sorted([card for card in deck if table.sheet.cards[card].effect != ALMIGHTY])


# Questions and answers.


def legal(table: Tale, seat: int, ask: Frame) -> list[int]:
    """All answers to a question, ascending; of cards with the same name one is as good as another."""
    kind = ask[0]
    if kind == PICK:
        return _different(left_in(table, held(table, seat), len(table.hands[seat])))
    if kind == LAY:
        return _different(list(table.hands[seat]))
    if kind == NAMING:
        return nameable(table)
    turn = UNFLIP if kind == CHOOSE_OPEN else FLIP
    found = [table.rows[seat][place] >> 1 for place in candidates(table, turn, seat, ask[1:])]
    found.sort()
    return _different(found)


def _different(cards: list[int]) -> list[int]:
    """The different names among sorted cards; mostly that is all of them."""
    for place in range(len(cards) - 1, 0, -1):
        if cards[place] == cards[place - 1]:
            del cards[place]
    return cards


def default(table: Tale, seat: int, ask: Frame) -> int:
    """For somebody who is away: the Trickster's best name, and otherwise the first card."""
    if ask[0] == NAMING:
        return scoring.best_name(scoring.Faces(table), seat, table.named[seat], legal(table, seat, ask))
    return legal(table, seat, ask)[0]


def prompt(table: Tale, seat: int, ask: Frame) -> Args:
    """What fills in the text of a question."""
    if ask[0] == PICK:
        return {"number": len(table.hands[seat]) + 1, "way": way(table)}
    if ask[0] == LAY:
        return {"number": table.play + 1}
    if ask[0] == NAMING:
        names = scoring.helpful_names(scoring.Faces(table), seat, nameable(table))
        return {"useful": len(names), "card_best": "|".join([NAMES[name] for name in names])}
    turn = UNFLIP if ask[0] == CHOOSE_OPEN else FLIP
    places = tuple(fitting(table, turn, seat, ask[1:]))
    return {"left": most(table, seat, places, ask[1:]) - len(table.marked[seat]), **reasons(table, seat, ask)}


def reasons(table: Tale, seat: int, ask: Frame) -> Args:
    """Of which categories the next card to be turned can be, and because of which cards."""
    turn = UNFLIP if ask[0] == CHOOSE_OPEN else FLIP
    left = [table.rows[seat][place] >> 1 for place in candidates(table, turn, seat, ask[1:])]
    categories: list[str] = []
    cards: list[str] = []
    for duty, player in enumerate(causes(table, table.agenda[-1][1:], seat)):
        category = ask[1 + duty]
        if any([table.sheet.is_in(card, category) for card in left]):
            categories.append(CATEGORIES[category])
            cards.append(NAMES[table.rows[player][-1] >> 1])
    return {"category": "|".join(dict.fromkeys(categories)), "card_cause": "&".join(dict.fromkeys(cards))}


def resolve(table: Tale, seat: int, ask: Frame, action: int) -> None:
    """Carry out a legal answer. All but a naming stay secret until everybody has answered."""
    kind = ask[0]
    if kind == PICK:
        _keep(table, seat, action)
    elif kind == LAY:
        table.chosen[seat] = action
    elif kind == NAMING:
        table.reveal()
        table.named[seat] = (*table.named[seat], action)
        if table.story is not None:
            table.tell("named", {"seat": seat, "card": NAMES[action]})
    else:
        turn = UNFLIP if kind == CHOOSE_OPEN else FLIP
        places = candidates(table, turn, seat, ask[1:])
        place = next(place for place in places if table.rows[seat][place] >> 1 == action)
        table.marked[seat] = (*table.marked[seat], place)
        _ask_for_more(table, turn, seat, ask[1:])
