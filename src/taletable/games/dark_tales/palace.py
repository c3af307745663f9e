"""Cinderella: tokens with two sides, and balls at the palace.

A token is a number: four times what it is, two more if its light side is up, one more if everybody has seen both sides.
A couple is a card before its player, its partner, and 1 if that lies in the middle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.dark_tales.cards import (
    A_BALL,
    B_BALL,
    DANCING,
    DAY_CARD,
    NAMES,
    NIGHT_CARD,
    TOKENS,
    TURNING,
    Face,
)
from taletable.games.dark_tales.language import KINDS, NOTHING, PICTURES
from taletable.games.dark_tales.pieces import (
    BALLS,
    CAUSES,
    LASTING,
    THE_BALL,
    added,
    different,
    replaced,
    score,
    throw,
    without,
)
from taletable.games.dark_tales.words import ASK_DANCE, ASK_PARTNER, ASK_TOKEN, ASK_WITH, BALL

if TYPE_CHECKING:
    from taletable.games.dark_tales.table import Cards, Couple, Tale
    from taletable.kernel import Args

MAN: Final = KINDS.index("man")
WOMAN: Final = KINDS.index("woman")
LIGHT: Final = 2
SEEN: Final = 1
SPACES: Final = 2


# Tokens.


def upper(table: Tale, token: int) -> Face:
    """The side of a token that counts (8.6)."""
    return table.sheet.tokens[token // 4].faces[1 if token & LIGHT else 0]


def lower(table: Tale, token: int) -> Face:
    """The other side."""
    return table.sheet.tokens[token // 4].faces[0 if token & LIGHT else 1]


def showing(table: Tale, seat: int, picture: int) -> int:
    """How many of a picture lie before a seat (8.6)."""
    faces = [upper(table, token) for token in table.tokens[seat]]
    return sum([face.count for face in faces if face.picture == picture])


def take_or_turn(table: Tale, seat: int, left: int) -> None:
    """Take a token or turn one, so many times (8.5). How many one has is no secret, so no question tells anything."""
    cause = carried_out(table)
    while left > 0:
        own = table.tokens[seat]
        if (own and table.stack) or len(own) > 1:
            table.ask(seat, (ASK_TOKEN, left))
            return
        if table.stack:
            take(table, seat, cause)
        elif own:
            turn(table, seat, own[0], cause)
        left -= 1


def carried_out(table: Tale) -> int:
    """The card with tokens on it: its effect comes next."""
    return table.agenda[-1][4]


def take(table: Tale, seat: int, cause: int) -> None:
    """The top token, as it lies."""
    token = table.stack[-1]
    table.stack = table.stack[:-1]
    table.tokens = replaced(table.tokens, seat, (*table.tokens[seat], token))
    if table.story is not None:
        face = upper(table, token)
        args: Args = {"seat": seat, "count": face.count, "picture": PICTURES[face.picture], "source": CAUSES[cause]}
        table.tell("token", args)


def chosen(table: Tale, seat: int, sort: int) -> int:
    """The token of a seat that is meant by what it is and which side is up; one that everybody knows before others."""
    own = table.tokens[seat]
    return 2 * sort + SEEN if 2 * sort + SEEN in own else 2 * sort


def sorts(table: Tale, seat: int) -> list[int]:
    """What tokens a seat has, by what they are and which side is up."""
    return different(tuple([token // 2 for token in table.tokens[seat]]))


def turn(table: Tale, seat: int, token: int, cause: int, clause: str = "") -> None:
    """A token is turned over; now everybody knows both sides."""
    own = table.tokens[seat]
    place = own.index(token)
    turned = (token ^ LIGHT) | SEEN
    table.tokens = replaced(table.tokens, seat, (*own[:place], turned, *own[place + 1 :]))
    if table.story is not None:
        table.tell("turned", {"seat": seat, **_both(table, token), "source": CAUSES[cause]}, clause=clause)


def _both(table: Tale, token: int) -> Args:
    """Both sides of a token, the upper one first."""
    up, below = upper(table, token), lower(table, token)
    return {
        "picture": PICTURES[up.picture],
        "count": up.count,
        "picture_below": PICTURES[below.picture],
        "count_below": below.count,
    }


def shed(table: Tale, seat: int, token: int, cause: int) -> None:
    """A token is discarded: everybody sees it, and it goes under the stack with its dark side up (8.7)."""
    own = table.tokens[seat]
    place = own.index(token)
    table.tokens = replaced(table.tokens, seat, (*own[:place], *own[place + 1 :]))
    table.stack = ((token & ~LIGHT) | SEEN, *table.stack)
    if table.story is not None:
        table.tell("shed", {"seat": seat, **_both(table, token), "source": CAUSES[cause]})


# The way to a ball.


def change_time(table: Tale, cause: int) -> None:
    """Day becomes night, and night day (8.2)."""
    table.sky = DAY_CARD if table.sky == NIGHT_CARD else NIGHT_CARD
    if table.story is not None:
        table.tell("day" if table.sky == DAY_CARD else "night", {"source": CAUSES[cause]}, clause="8.2")


def leave(table: Tale, card: int, cause: int) -> None:
    """A card that is removed goes onto the Ball card; with a third one the ball begins (8.8, 8.9)."""
    if len(table.ball) < SPACES:
        table.ball = (*table.ball, card)
        if table.story is not None:
            table.tell("invited", {"card": NAMES[card], "source": CAUSES[cause]})
        return
    for gone in (*table.ball, card):
        table.removed = added(table.removed, gone)
    table.ball = ()
    if table.story is not None:
        table.tell("ball", {"card": NAMES[card], "source": CAUSES[cause]})
    if table.sky == DAY_CARD:
        change_time(table, THE_BALL)
    table.agenda.append((BALL, 0, 0))


# A ball.


def attend(table: Tale, place: int, last: int) -> None:
    """The next player goes to the ball (8.10); when all have been there it is over."""
    if place == table.seats:
        _close(table)
        return
    seat = (table.active + place) % table.seats
    table.agenda.append((BALL, place + 1, last))
    for line in table.sheet.settings[B_BALL if last else A_BALL].counts:
        if line.how == TOKENS:
            points = sum([upper(table, token).points for token in table.tokens[seat]])
            score(table, seat, points, BALLS, THE_BALL, "8.10")
        elif line.how == TURNING:
            for token in table.tokens[seat]:
                if upper(table, token).picture == line.picture:
                    turn(table, seat, token, THE_BALL, "8.10")
        elif line.how == DANCING and ready(table, seat):
            table.ask(seat, (ASK_DANCE,))


def free(table: Tale, seat: int) -> tuple[Cards, Cards]:
    """The men and women before a seat, and in the middle, that do not dance with this seat yet."""
    own = tuple([card for card in table.fronts[seat] if table.sheet.cards[card].kind in (MAN, WOMAN)])
    middle = tuple([card for card in table.middle if table.sheet.cards[card].kind in (MAN, WOMAN)])
    for dancer, partner, common in table.couples[seat]:
        own = without(own, dancer)
        if common:
            middle = without(middle, partner)
        else:
            own = without(own, partner)
    return own, middle


def partners(table: Tale, seat: int, card: int) -> list[tuple[int, int]]:
    """Who can dance with a card before a seat, and whether they lie in the middle."""
    own, middle = free(table, seat)
    kind = WOMAN if table.sheet.cards[card].kind == MAN else MAN
    found = [(other, 0) for other in own if table.sheet.cards[other].kind == kind]
    return found + [(other, 1) for other in middle if table.sheet.cards[other].kind == kind]


def ready(table: Tale, seat: int) -> list[int]:
    """The cards before a seat that can still find a partner."""
    own, middle = free(table, seat)
    if not own:
        return []
    there = 0
    for card in (*own, *middle):
        there |= 1 << table.sheet.cards[card].kind
    return different(own) if there == 1 << MAN | 1 << WOMAN else []


def lead(table: Tale, seat: int, card: int) -> None:
    """A card is to dance; with whom is asked if there is a choice."""
    names = different(tuple([other for other, _ in partners(table, seat, card)]))
    if len(names) > 1:
        table.ask(seat, (ASK_PARTNER, card))
    else:
        follow(table, seat, card, names[0])


def follow(table: Tale, seat: int, card: int, partner: int) -> None:
    """The partner is chosen; where it lies matters too."""
    found = different(tuple([common for other, common in partners(table, seat, card) if other == partner]))
    if len(found) > 1:
        table.ask(seat, (ASK_WITH, card, partner))
    else:
        pair(table, seat, (card, partner, found[0]))


def pair(table: Tale, seat: int, couple: Couple) -> None:
    """A couple dances; more can follow."""
    _couple(table, seat, couple)
    if ready(table, seat):
        table.ask(seat, (ASK_DANCE,))
    else:
        applaud(table, seat)


def _couple(table: Tale, seat: int, couple: Couple) -> None:
    couples = table.couples
    table.couples = (*couples[:seat], (*couples[seat], couple), *couples[seat + 1 :])
    if table.story is not None:
        table.tell("danced", {"seat": seat, "card": NAMES[couple[0]], "card_other": NAMES[couple[1]]})


def dance_best(table: Tale, seat: int) -> None:
    """All who can dance do, as is best for the seat."""
    for couple in proposal(table, seat):
        _couple(table, seat, couple)
    applaud(table, seat)


def proposal(table: Tale, seat: int) -> list[Couple]:
    """The couples that bring a seat most.

    Those before it dance with each other first, the dearest before others; the rest with the middle, and there with
    those who have danced with somebody already, as they are lost in any case.
    """
    own, middle = free(table, seat)
    men = _dearest(table, seat, own, MAN)
    women = _dearest(table, seat, own, WOMAN)
    among = min(len(men), len(women))
    found = [(men[place], women[place], 0) for place in range(among)]
    spent = list(_spent(table))
    guests = [card for card in middle if card in spent] + [card for card in middle if card not in spent]
    for rest, kind in ((men[among:], WOMAN), (women[among:], MAN)):
        others = [card for card in guests if table.sheet.cards[card].kind == kind]
        found += [(rest[place], others[place], 1) for place in range(min(len(rest), len(others)))]
    return found


def _dearest(table: Tale, seat: int, cards: Cards, kind: int) -> list[int]:
    """The cards of a kind, those first that bring the seat most when they dance."""
    found = [card for card in cards if table.sheet.cards[card].kind == kind]
    watchers = [table.sheet.cards[card] for card in table.fronts[seat]]
    worth = {
        card: table.sheet.cards[card].note + sum([one.keen for one in watchers if one.chaperone == card])
        for card in found
    }
    return sorted(found, key=lambda card: -worth[card])


def promise(table: Tale, seat: int) -> int:
    """What the best couples bring a seat, with what its own watchers are paid for them."""
    couples = tuple(proposal(table, seat))
    dancers = _dancers((couples,))
    watchers = [table.sheet.cards[card] for card in table.fronts[seat]]
    watched = sum([one.keen * dancers.count(one.chaperone) for one in watchers if one.chaperone != NOTHING])
    return applause(table, couples) + watched


def applaud(table: Tale, seat: int) -> None:
    """The cards before a seat that dance score (8.12)."""
    score(table, seat, applause(table, table.couples[seat]), BALLS, THE_BALL)


def applause(table: Tale, couples: tuple[Couple, ...]) -> int:
    """What couples bring their player: the cards of the middle bring nothing."""
    points = 0
    for dancer, partner, common in couples:
        points += table.sheet.cards[dancer].note
        if not common:
            points += table.sheet.cards[partner].note
    return points


def _dancers(all_couples: tuple[tuple[Couple, ...], ...]) -> Cards:
    """The cards before all players that dance."""
    found: list[int] = []
    for couples in all_couples:
        for dancer, partner, common in couples:
            found.append(dancer)
            if not common:
                found.append(partner)
    return tuple(found)


def _spent(table: Tale) -> Cards:
    """The cards of the middle that dance with anybody: copies of a card are alike."""
    found: Cards = ()
    for couples in table.couples:
        used = tuple([partner for _, partner, common in couples if common])
        for card in different(used):
            found = (*found, *[card] * (used.count(card) - found.count(card)))
    return found


def _close(table: Tale) -> None:
    """Those who watch are paid (8.14), and the guests from the middle are discarded (8.13)."""
    dancers = _dancers(table.couples)
    for seat in range(table.seats):
        for card in table.fronts[seat]:
            watcher = table.sheet.cards[card]
            if watcher.chaperone != NOTHING:
                score(table, seat, watcher.keen * dancers.count(watcher.chaperone), LASTING, card, "8.14")
    for card in _spent(table):
        table.middle = without(table.middle, card)
        throw(table, card)
        if table.story is not None:
            table.tell("left", {"card": NAMES[card]})
    table.couples = ((),) * table.seats
