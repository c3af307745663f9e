"""Balls at Cinderella's palace: how they come about, who dances, and what that brings.

A couple is a card before its player, its partner, and 1 if that lies in the middle.
"""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.dark_tales.cards import (
    A_BALL,
    B_BALL,
    DANCING,
    DAY_CARD,
    NAMES,
    NIGHT_CARD,
    TOKENS,
    TURNING,
)
from taletable.games.dark_tales.cursor import BALLS, CAUSES, LASTING, THE_BALL
from taletable.games.dark_tales.language import KINDS, NOTHING
from taletable.games.dark_tales.pieces import score, throw
from taletable.games.dark_tales.questions import TaleQuestion
from taletable.games.dark_tales.table import Cards, Couple, Tale
from taletable.games.dark_tales.tokens import turn, upper
from taletable.games.dark_tales.vocabulary import CARD, MIDDLE, PASS, SEAT, YES
from taletable.kernel import AnyQuestion, Args, Message, Task
from taletable.kernel.cards import added, different, onto, without

MAN: Final = KINDS.index("man")
WOMAN: Final = KINDS.index("woman")
SPACES: Final = 2


class Ball(Task[Tale]):
    """A ball, which so many players have been to; the last one of a game is another."""

    __slots__ = ("last", "place")
    name: ClassVar = "ball"
    args: ClassVar = (("place", "count"), ("last", "count"))

    def __init__(self, place: int, last: int) -> None:
        self.place = place
        self.last = last

    def run(self, table: Tale) -> None:
        table.reveal()
        attend(table, self.place, self.last)


class DanceQuestion(TaleQuestion):
    """Any question to whoever is at the ball."""

    __slots__ = ()
    clause: ClassVar = "8.11"
    refusals: ClassVar[tuple[str, ...]] = (*TaleQuestion.refusals, "no-dancer")
    no_card: ClassVar = "no-dancer"

    def is_half(self, following: AnyQuestion | None) -> bool:
        return isinstance(following, (ChoosePartner, ChooseSide))

    def fits(self, table: Tale, seat: int) -> bool:
        """It is this seat's turn at the ball, and there is somebody to choose."""
        top = table.agenda[-1]
        return (
            isinstance(top, Ball)
            and (table.active + top.place - 1) % table.seats == seat
            and bool(ready(table, seat))
            and self.has_choice(table, seat)
        )

    def has_choice(self, table: Tale, seat: int) -> bool:
        """Whether there is more than one answer."""
        return True


class ChooseDancer(DanceQuestion):
    """Who dances next; or the best couples at once, or nobody any more."""

    __slots__ = ()
    name: ClassVar = "dance"
    refusals: ClassVar = ("other", "no-dancer")

    def legal(self, table: Tale, seat: int) -> list[int]:
        return [*[CARD + card for card in ready(table, seat)], YES, PASS]

    def choose(self, table: Tale, seat: int, action: int) -> None:
        if action == YES:
            dance_best(table, seat)
        elif action == PASS:
            applaud(table, seat)
        else:
            lead(table, seat, action - CARD)

    def prompt(self, table: Tale, seat: int) -> Args:
        points = promise(table, seat)
        best = Message("dark_tales-choice-best", {"points": points})
        return {"points": points, "yes": [best], "pass": [Message("dark_tales-choice-stop", {})]}


class ChoosePartner(DanceQuestion):
    """Who dances with a card."""

    __slots__ = ("card",)
    name: ClassVar = "partner"
    args: ClassVar = (("card", "card"),)

    def __init__(self, card: int) -> None:
        self.card = card

    def legal(self, table: Tale, seat: int) -> list[int]:
        return [CARD + card for card in different(tuple([card for card, _ in partners(table, seat, self.card)]))]

    def choose(self, table: Tale, seat: int, action: int) -> None:
        follow(table, seat, self.card, action - CARD)

    def prompt(self, table: Tale, seat: int) -> Args:
        return {"card": NAMES[self.card]}

    def has_choice(self, table: Tale, seat: int) -> bool:
        return self.card in ready(table, seat) and len(self.legal(table, seat)) > 1


class ChooseSide(DanceQuestion):
    """Whether the partner is the one before the seat, or the one of the same name in the middle."""

    __slots__ = ("card", "partner")
    name: ClassVar = "with"
    args: ClassVar = (("card", "card"), ("partner", "card"))
    refusals: ClassVar = (*TaleQuestion.refusals, "no-player")

    def __init__(self, card: int, partner: int) -> None:
        self.card = card
        self.partner = partner

    def legal(self, table: Tale, seat: int) -> list[int]:
        return [SEAT + seat, MIDDLE]

    def choose(self, table: Tale, seat: int, action: int) -> None:
        pair(table, seat, (self.card, self.partner, 1 if action == MIDDLE else 0))

    def prompt(self, table: Tale, seat: int) -> Args:
        return {"card": NAMES[self.partner]}

    def has_choice(self, table: Tale, seat: int) -> bool:
        found = partners(table, seat, self.card) if self.card in ready(table, seat) else []
        return len({common for card, common in found if card == self.partner}) > 1


CHOOSE_DANCER: Final = ChooseDancer()
FRAMES = (Ball, ChooseDancer, ChoosePartner, ChooseSide)


# The way to a ball.


def change_time(table: Tale, cause: int) -> None:
    """Day becomes night, and night day (8.2)."""
    table.sky = DAY_CARD if table.sky == NIGHT_CARD else NIGHT_CARD
    if table.story is not None:
        table.tell("day" if table.sky == DAY_CARD else "night", {"source": CAUSES[cause]}, clause="8.2")


def leave(table: Tale, card: int, cause: int) -> None:
    """A card that is removed goes onto the Ball card; with a third one the ball begins (8.8, 8.9)."""
    if len(table.ball) < SPACES:
        table.ball = onto(table.ball, card)
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
    table.agenda.append(Ball(0, 0))


# A ball.


def attend(table: Tale, place: int, last: int) -> None:
    """The next player goes to the ball (8.10); when all have been there it is over."""
    if place == table.seats:
        _close(table)
        return
    seat = (table.active + place) % table.seats
    table.agenda.append(Ball(place + 1, last))
    for line in table.sheet.settings[B_BALL if last else A_BALL].counts:
        if line.how == TOKENS:
            points = sum([upper(table, token).points for token in table.tokens[seat]])
            score(table, seat, points, BALLS, THE_BALL, "8.10")
        elif line.how == TURNING:
            for token in table.tokens[seat]:
                if upper(table, token).picture == line.picture:
                    turn(table, seat, token, THE_BALL, "8.10")
        elif line.how == DANCING and ready(table, seat):
            table.ask(seat, CHOOSE_DANCER)


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
        table.ask(seat, ChoosePartner(card))
    else:
        follow(table, seat, card, names[0])


def follow(table: Tale, seat: int, card: int, partner: int) -> None:
    """The partner is chosen; where it lies matters too."""
    found = different(tuple([common for other, common in partners(table, seat, card) if other == partner]))
    if len(found) > 1:
        table.ask(seat, ChooseSide(card, partner))
    else:
        pair(table, seat, (card, partner, found[0]))


def pair(table: Tale, seat: int, couple: Couple) -> None:
    """A couple dances; more can follow."""
    _couple(table, seat, couple)
    if ready(table, seat):
        table.ask(seat, CHOOSE_DANCER)
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
