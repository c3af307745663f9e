"""Deals: whether their price can be paid, and what they say.

Where ``openly`` is asked for, the answer is what others can tell: a question must not give a hand away.
"""

from __future__ import annotations

from typing import ClassVar

from taletable.games.dark_tales.cards import DAY_CARD, MOST_DEALS, NIGHT_CARD, SETTINGS
from taletable.games.dark_tales.cursor import NO_ONE, Cursor
from taletable.games.dark_tales.hand import choices
from taletable.games.dark_tales.language import (
    BE,
    DEAL,
    DISCARD,
    DRAW,
    DROP_PACT,
    ENTER,
    FETCH,
    GIVE,
    HAVE,
    HOLD_CARDS,
    HOLD_NOTHING,
    ITEMS,
    LOSE,
    NIGHT,
    PAY,
    PLAY,
    REMOVE,
    SHED_TOKEN,
    SHOW,
    SHOW_HAND,
    SHOW_PAIR,
    THROW,
    TURN_TOKEN,
    USE,
    Step,
)
from taletable.games.dark_tales.pieces import banned, meant_among, targets
from taletable.games.dark_tales.questions import StepQuestion, refused
from taletable.games.dark_tales.table import Tale
from taletable.games.dark_tales.text import deal_text, step_text
from taletable.games.dark_tales.vocabulary import ACTIONS, PASS, YES
from taletable.games.dark_tales.vocabulary import DEAL as DEAL_ACTION
from taletable.kernel import Args, IllegalAction, Sentence


class Offer(StepQuestion):
    """Any question that is answered with yes or no, if yes is possible."""

    __slots__ = ()
    refusals: ClassVar = ("other", "cannot")

    def legal(self, table: Tale, seat: int) -> list[int]:
        return [YES, PASS] if could(table, seat, self.at, openly=False) else [PASS]

    def refuse(self, table: Tale, seat: int, action: int) -> IllegalAction:
        return refused("cannot" if action == YES else "other", {}, self.clause)

    def says(self, table: Tale) -> Sentence:
        """What is offered."""
        step = self.step(table)
        program = table.sheet.programs[self.at.program]
        return deal_text(program[self.at.place :]) if step.verb == DEAL else [step_text(step)]


def could(table: Tale, seat: int, at: Cursor, openly: bool) -> bool:
    """Whether a step that may be done could do anything."""
    step = at.step(table.sheet)
    if step.verb == DEAL:
        return payable(table, seat, step, at, openly)
    if step.verb == DRAW:
        return bool(table.deck) and not banned(table, seat)
    if step.verb == USE:
        return any_deal(table, seat, at, openly)
    return _can_meet(table, seat, step, at, openly)


def payable(table: Tale, seat: int, deal: Step, at: Cursor, openly: bool) -> bool:
    """Whether the price of a deal can be paid: every item of it, and a card for every card of it (5.2)."""
    held = table.items[seat]
    needs = deal.needs
    for item in deal.items_needed:
        if held[item] < needs[item]:
            return False
    loose = 0  # items of several kinds, paid from what the others leave
    for step in deal.price:
        if step.verb != PAY:
            if not _can_meet(table, seat, step, at, openly):
                return False
        elif step.items not in (1, 2, 4, 8):
            loose += step.count
            free = 0
            for item in range(len(ITEMS)):
                if step.items >> item & 1:
                    free += held[item] - needs[item]
            if free < loose:
                return False
    return True


def _can_meet(table: Tale, seat: int, step: Step, at: Cursor, openly: bool) -> bool:
    """Whether a price that is no item can be paid, or a step that may be done could do anything."""
    verb = step.verb
    cards = len(table.hands[seat])
    if verb in (DISCARD, REMOVE, FETCH):
        return targets(table, seat, step, at) != 0
    if verb in (PLAY, SHOW, ENTER, SHOW_PAIR):
        if openly:
            return cards >= (2 if verb == SHOW_PAIR else 1)
        return bool(choices(table, seat, step, NO_ONE))
    if verb == HAVE:
        return meant_among(table, step, table.fronts[seat]) != 0
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


# The deals of setting A.


def deals(table: Tale, seat: int, at: Cursor, openly: bool) -> list[int]:
    """The deals of setting A that a seat could make, as programs; a card that lets it make one is no price for it."""
    first = table.first_deal
    found: list[int] = []
    for program in range(first, first + MOST_DEALS):
        if is_open(table, seat, program, at, openly):
            found.append(program)
    return found


def any_deal(table: Tale, seat: int, at: Cursor, openly: bool) -> bool:
    """Whether there is one of them."""
    first = table.first_deal
    for program in range(first, first + MOST_DEALS):  # noqa: SIM110 (a generator is slower, compiled or not)
        if is_open(table, seat, program, at, openly):
            return True
    return False


def is_open(table: Tale, seat: int, program: int, at: Cursor, openly: bool) -> bool:
    """Whether a seat could make one deal of setting A."""
    deal = table.sheet.programs[program]
    return len(deal) > 0 and payable(table, seat, deal[0], at, openly)


def deal_actions(table: Tale, seat: int, at: Cursor) -> list[int]:
    """The deals that can be made, as actions."""
    first = DEAL_ACTION - table.first_deal
    return [first + program for program in deals(table, seat, at, openly=False)]


def offers(table: Tale, seat: int, at: Cursor) -> Args:
    """The deals that can be made, by what they say."""
    programs = table.sheet.programs
    first = DEAL_ACTION - table.first_deal
    found = deals(table, seat, at, openly=False)
    return {ACTIONS[first + program]: deal_text(programs[program]) for program in found}


def no_deal(table: Tale, number: int, clause: str) -> IllegalAction:
    """Why not a deal: it cannot be paid for, with what it says; or the setting does not have it."""
    setting = table.settings[0]
    listed = table.sheet.settings[setting].deals
    if number >= len(listed):
        return refused("other", {}, clause)
    args: Args = {"number": number + 1, "setting": SETTINGS[setting], "deal": deal_text(listed[number])}
    return refused("no-deal", args, clause)
