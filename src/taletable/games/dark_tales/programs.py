"""Programs are carried out step by step, and lead to others: cards are played from the hand, and deals are made."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.dark_tales import hand, steps
from taletable.games.dark_tales.cards import DAY_CARD, FIRST_LASTING, FRONT, MIDDLE, NAMES, NIGHT_CARD, NO_CARD
from taletable.games.dark_tales.cursor import CORNER, NO_ONE, NO_ZONE, Cursor
from taletable.games.dark_tales.deals import Offer, could, deal_actions, no_deal, offers, payable
from taletable.games.dark_tales.language import AGAIN, DEAL, DRAW, ENTER, SHOW, SHOW_PAIR, THROW, USE, Step
from taletable.games.dark_tales.language import PLAY as PLAY_ONE
from taletable.games.dark_tales.pieces import is_at, out_of_hand, score, throw
from taletable.games.dark_tales.questions import CURSOR, ProgramTask, StepQuestion, TaleQuestion, refused
from taletable.games.dark_tales.table import Tale
from taletable.games.dark_tales.text import deal_text
from taletable.games.dark_tales.tokens import take_or_turn
from taletable.games.dark_tales.vocabulary import CARD, PASS
from taletable.games.dark_tales.vocabulary import DEAL as DEAL_ACTION
from taletable.kernel import Args, Event, IllegalAction, Task
from taletable.kernel.cards import onto, without
from taletable.kernel.chance import Chance
from taletable.kernel.sets import any_member, members, set_of
from taletable.kernel.subclassing import mypyc_attr

# Carrying out a program.


@mypyc_attr(free_list_len=1)
class Run(ProgramTask):
    """The rest of a program, for a seat."""

    __slots__ = ()
    name: ClassVar = "run"

    def run(self, table: Tale) -> None:
        table.reveal()
        carry_out(table, self.seat, self.at)


def carry_out(table: Tale, seat: int, at: Cursor) -> None:
    """The steps of a program, until one of them asks something; what follows it waits on the agenda."""
    program = table.sheet.programs[at.program]
    place = at.place
    while place < len(program):
        step = program[place]
        place += 1
        if not is_at(table, step, at):
            continue
        if step.verb <= DRAW and not step.may:
            steps.score_or_draw(table, seat, step, at)
            continue
        waiting = Run(seat, at.moved(place))
        table.agenda.append(waiting)
        _begin(table, seat, step, at.moved(place - 1))
        if table.open_questions or table.agenda[-1] is not waiting:
            return
        table.agenda.pop()
    if table.story is not None and at.program < FIRST_LASTING and program:
        _tell_if_idle(table, table.story, at.card)


def _tell_if_idle(table: Tale, story: list[Event], card: int) -> None:
    """An effect is over: if nothing has come of it, the last that was told is that the card was played (4.3)."""
    last = len(story) - 1
    if last > 0 and story[last].kind == "scored" and story[last - 1].kind == "played":
        last -= 1
    if last >= 0 and story[last].kind == "played" and story[last].args["card"] == NAMES[card]:
        table.tell("idle", {"card": NAMES[card]})


def _begin(table: Tale, seat: int, step: Step, at: Cursor) -> None:
    """Do a step, or ask whether to do it."""
    if not step.may:
        perform(table, seat, step, at)
    elif could(table, seat, at, openly=True):
        table.ask(seat, MayDo(at))
    else:
        decline(table, step)


def perform(table: Tale, seat: int, step: Step, at: Cursor) -> None:
    """Do a step. A deal that must be made if it can be is made: its price comes next."""
    verb = step.verb
    if verb in FROM_HAND:
        if hand.choices(table, seat, step, NO_ONE):
            table.ask(seat, ChooseFromHand(at, cards_wanted(step), NO_ONE))
    elif verb == USE:
        table.ask(seat, MakeDeal(at))
    elif verb == AGAIN:
        table.agenda.insert(1, PLAY)
    elif verb != DEAL:
        steps.perform(table, seat, at)
    elif not payable(table, seat, step, at, openly=False):
        decline(table, step)


def decline(table: Tale, step: Step) -> None:
    """A step is left out; with a deal everything that belongs to it."""
    if step.verb == DEAL:
        waiting = table.agenda.pop()
        assert isinstance(waiting, Run)
        table.agenda.append(Run(waiting.seat, waiting.at.moved(waiting.at.place + step.count)))


class MayDo(Offer):
    """Whether to do a step."""

    __slots__ = ()
    name: ClassVar = "may"
    clause: ClassVar = "4.4"

    def choose(self, table: Tale, seat: int, action: int) -> None:
        step = self.step(table)
        if action == PASS:
            decline(table, step)
        elif step.verb != DEAL:
            perform(table, seat, step, self.at)

    def asked_by(self, table: Tale, seat: int, step: Step) -> bool:
        return step.may and could(table, seat, self.at, openly=True)

    def prompt(self, table: Tale, seat: int) -> Args:
        return {**self.prompt_with_verb(table), "deal": self.says(table)}


# Deals of setting A.


class MakeDeal(StepQuestion):
    """Which deal a card lets its player make."""

    __slots__ = ()
    name: ClassVar = "deal"
    clause: ClassVar = "3.2"
    verbs: ClassVar = (USE,)
    refusals: ClassVar = (*StepQuestion.refusals, "no-deal")

    def legal(self, table: Tale, seat: int) -> list[int]:
        return deal_actions(table, seat, self.at)

    def choose(self, table: Tale, seat: int, action: int) -> None:
        make_deal(table, seat, action - DEAL_ACTION, self.at)

    def deny(self, table: Tale, seat: int, action: int) -> IllegalAction:
        return no_deal(table, action - DEAL_ACTION, self.clause)

    def prompt(self, table: Tale, seat: int) -> Args:
        return {**super().prompt(table, seat), **offers(table, seat, self.at)}


def make_deal(table: Tale, seat: int, number: int, at: Cursor) -> None:
    """A deal is made: its price comes first."""
    program = table.first_deal + number
    if table.story is not None:
        args: Args = {"seat": seat, "number": number + 1, "deal": deal_text(table.sheet.programs[program])}
        table.tell("dealt", args)
    table.agenda.append(Run(seat, Cursor(program, 1, at.card, at.zone)))


# Cards from the hand.


class Play(Task[Tale]):
    """Phase 3 of a turn: a card is played, if there is one."""

    __slots__ = ()
    name: ClassVar = "play"

    def run(self, table: Tale) -> None:
        if table.hands[table.active]:
            table.ask(table.active, PLAY_CARD)


class PlayCard(TaleQuestion):
    """Which card to play."""

    __slots__ = ()
    name: ClassVar = "card"
    clause: ClassVar = "3.3"
    refusals: ClassVar = ("other", "must-play", "not-in-hand")
    no_card: ClassVar = "not-in-hand"

    def legal(self, table: Tale, seat: int) -> list[int]:
        return members(set_of(table.hands[seat]), CARD)

    def at_random(self, table: Tale, seat: int, chance: Chance) -> int:
        return CARD + any_member(set_of(table.hands[seat]), chance)

    def choose(self, table: Tale, seat: int, action: int) -> None:
        play(table, seat, action - CARD)

    def refuse(self, table: Tale, seat: int, action: int) -> IllegalAction:
        return refused("must-play", {}, self.clause) if action == PASS else super().refuse(table, seat, action)

    def fits(self, table: Tale, seat: int) -> bool:
        """No card is being carried out."""
        between = all([task.name in ("end", "play") for task in table.agenda])
        return between and seat == table.active and bool(table.hands[seat])


class Settle(Task[Tale]):
    """A card that was carried out goes to the discard pile."""

    __slots__ = ("card",)
    name: ClassVar = "settle"
    args: ClassVar = (("card", "card"),)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, table: Tale) -> None:
        table.resolving = without(table.resolving, self.card)
        throw(table, self.card)


def play(table: Tale, seat: int, card: int, clause: str = "") -> None:
    """A card from the hand goes where its symbol says, scores its corner (4.2), brings tokens (8.5), and acts (4.3)."""
    printed = table.sheet.cards[card]
    out_of_hand(table, seat, card)
    if table.story is not None:
        table.tell("played", {"seat": seat, "card": NAMES[card]}, clause=clause)
    zone = printed.goes
    if card in (NIGHT_CARD, DAY_CARD):
        if table.sky != NO_CARD:
            throw(table, table.sky)
        table.sky = card
        zone = NO_ZONE
    elif zone == FRONT:
        table.fronts[seat] = onto(table.fronts[seat], card)
    elif zone == MIDDLE:
        table.middle = onto(table.middle, card)
    else:
        table.resolving = onto(table.resolving, card)
        table.agenda.append(Settle(card))
    score(table, seat, printed.points, CORNER, card)
    table.agenda.append(Run(seat, Cursor(card, 0, card, zone)))
    if printed.tokens and table.palace:
        take_or_turn(table, seat, printed.tokens)


# The verbs by which a card is chosen from the hand.
FROM_HAND: Final = (ENTER, PLAY_ONE, SHOW, THROW, SHOW_PAIR)


def cards_wanted(step: Step) -> int:
    """How many cards a step wants from the hand."""
    return 2 if step.verb == SHOW_PAIR else step.count


class ChooseFromHand(StepQuestion):
    """The next of so many cards that are to be played, shown, discarded, or laid down without effect.

    ``first`` is the one of two that has been shown already.
    """

    __slots__ = ("first", "left")
    name: ClassVar = "hand"
    clause: ClassVar = "7.5"
    args: ClassVar = (*CURSOR, ("left", "count"), ("first", "card"))
    verbs: ClassVar = FROM_HAND
    refusals: ClassVar = (*StepQuestion.refusals, "not-in-hand", "wrong-card")

    def __init__(self, at: Cursor, left: int, first: int) -> None:
        self.at = at
        self.left = left
        self.first = first

    def legal(self, table: Tale, seat: int) -> list[int]:
        return [CARD + card for card in hand.choices(table, seat, self.step(table), self.first)]

    def choose(self, table: Tale, seat: int, action: int) -> None:
        card, verb, cause = action - CARD, self.step(table).verb, self.at.cause
        if verb == PLAY_ONE:
            play(table, seat, card, "7.5")
        elif verb == ENTER:
            hand.enter(table, seat, card, cause)
        elif verb == THROW:
            hand.discard(table, seat, card, cause)
        else:
            hand.show(table, seat, card, 2 if card == self.first else 1, cause)
        if self.left > 1:
            table.ask(seat, ChooseFromHand(self.at, self.left - 1, card if verb == SHOW_PAIR else NO_ONE))

    def deny(self, table: Tale, seat: int, action: int) -> IllegalAction:
        card = action - CARD
        reason = "wrong-card" if card in table.hands[seat] else "not-in-hand"
        return refused(reason, {"card": NAMES[card]}, self.rule(table))

    def rule(self, table: Tale) -> str:
        """Cards are chosen from the hand for pacts, or to enter without effect (7.11)."""
        return "7.11" if self.step(table).verb == ENTER else self.clause

    def prompt(self, table: Tale, seat: int) -> Args:
        return self.prompt_with_verb(table)

    def asked_by(self, table: Tale, seat: int, step: Step) -> bool:
        """So many cards are wanted still; of two that are shown the first is in the hand."""
        if step.verb not in self.verbs:
            return False
        if step.verb == SHOW_PAIR and self.left == 1:
            return self.first in table.hands[seat]
        return self.first == NO_ONE and 1 <= self.left <= cards_wanted(step)


PLAY: Final = Play()
PLAY_CARD: Final = PlayCard()
FRAMES = (Run, MayDo, MakeDeal, Play, PlayCard, Settle, ChooseFromHand)
