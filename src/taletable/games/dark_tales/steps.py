"""What the steps of a card do, one by one, but for those that lead to another program (`programs`)."""

from __future__ import annotations

from typing import Final

from taletable.games.dark_tales import pacts, palace, tokens
from taletable.games.dark_tales.cursor import CAUSES, Cursor
from taletable.games.dark_tales.hand import show_all
from taletable.games.dark_tales.items import move_items
from taletable.games.dark_tales.language import (
    ALL_PACTS,
    CALL,
    CHANGE,
    DISCARD,
    DRAW,
    DROP_PACT,
    FETCH,
    FETCH_DISCARD,
    FETCH_TOP,
    GIVE,
    LOSE,
    NIGHT,
    PAY,
    REMOVE,
    REMOVE_TOP,
    ROB,
    SCORE_PER,
    SCORE_SHOWN,
    SHED_TOKEN,
    SHOW_HAND,
    SWAP,
    TAKE,
    TAKE_PACT,
    TIME,
    TURN_TOKEN,
    Step,
)
from taletable.games.dark_tales.pieces import banned, count, draw, score
from taletable.games.dark_tales.table import Tale
from taletable.games.dark_tales.targets import aim, call, search_discard, take_top
from taletable.games.dark_tales.victims import victimise

# The rule by which cards are drawn, by where the points of the same program would be written down.
DRAWN_BY: Final = ("", "4.3", "3.4", "5.2", "7.5")


def perform(table: Tale, seat: int, at: Cursor) -> None:
    """Do a step, or ask what it needs to know."""
    step = at.step(table.sheet)
    verb = step.verb
    if verb <= DRAW:
        score_or_draw(table, seat, step, at)
    elif verb in (TAKE, PAY):
        move_items(table, seat, at, step.count)
    elif verb in (DISCARD, REMOVE, FETCH):
        aim(table, seat, at)
    elif verb == FETCH_DISCARD:
        search_discard(table, seat, at)
    elif verb in (FETCH_TOP, REMOVE_TOP):
        take_top(table, seat, verb, at.cause)
    elif verb in (ROB, SWAP, GIVE):
        victimise(table, seat, at)
    elif verb == TIME:
        _turn_sky(table, step.count, at.cause)
    else:
        _perform_box(table, seat, step, at)


def _perform_box(table: Tale, seat: int, step: Step, at: Cursor) -> None:
    """Steps of The Little Mermaid and of Cinderella; what a price only wants to be so needs no doing."""
    verb = step.verb
    if verb == TAKE_PACT:
        pacts.take(table, seat, at.cause)
    elif verb == ALL_PACTS:
        pacts.all_take(table, seat, at.cause)
    elif verb == DROP_PACT:
        pacts.begin_drop(table, seat, at)
    elif verb == CALL:
        call(table, seat, at)
    elif verb == SHOW_HAND:
        show_all(table, seat, at.cause)
    elif verb == LOSE:
        score(table, seat, -step.count, at.account, at.cause)
    elif verb == SCORE_SHOWN:
        shown = sum([tokens.showing(table, other, step.picture) for other in range(table.seats)])
        score(table, seat, step.count * shown, at.account, at.cause)
    elif verb in (TURN_TOKEN, SHED_TOKEN):
        tokens.turn_over(table, seat, at)


def score_or_draw(table: Tale, seat: int, step: Step, at: Cursor) -> None:
    """The steps that wait for nobody, so that the cursor need not stand at them: points, and cards from the deck."""
    if step.verb == DRAW:
        _draw(table, seat, step.count, at)
        return
    points = step.count
    if step.verb == SCORE_PER:
        points *= count(table, step)
        points = min(points, step.cap) if step.cap else points
    score(table, seat, points, at.account, at.cause)


def _draw(table: Tale, seat: int, cards: int, at: Cursor) -> None:
    """Cards from the deck, unless somebody else's Witch keeps the seat from it (4.8)."""
    if not banned(table, seat):
        draw(table, seat, cards, at.cause, DRAWN_BY[at.account])
    elif table.story is not None:
        table.tell("barred", {"seat": seat, "source": CAUSES[at.cause]})


def _turn_sky(table: Tale, time: int, cause: int) -> None:
    """It becomes day or night by a card that lies in the middle already: there is nothing to do but to tell (2.2)."""
    if time == CHANGE:
        palace.change_time(table, cause)
    elif table.story is not None:
        table.tell("night" if time == NIGHT else "day", {"source": CAUSES[cause]})
