"""Luck: what chance has brought each seat, every deal, draw and die against its average.

A step is one answer and all that follows until somebody is asked, or several answers that were given in secret at the
same time. The same answers are given again in worlds that the one who answered could imagine, and the change of each
seat's chance there, on average, is what was to be expected of the step. What the true step has changed beyond it is
luck.

The true world is one of those that could be imagined, and as likely as the others; so luck is nothing on average,
however good or bad the values are (as with the control variates of AIVAT). Where several have answered in secret, what
was to be expected is the usual course of the step, in which everybody answers as a player does who looks one turn
ahead, and beside it what each one's own answer changes while the others answer as usual. So it is luck how the answers
met, which nobody could know, and no luck that one of them was good or bad.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from taletable.bots.search.model import outcome
from taletable.bots.search.selfplay import choose
from taletable.bots.tuning import tuning
from taletable.bots.values import learned
from taletable.kernel.chance import Xorshift

if TYPE_CHECKING:
    from taletable.kernel import Record, Table


def chances(table: Table) -> list[float]:
    """Each seat's chance to win at a glance, by the learned values; at the end, its share of the win.

    A value knows what its seat knows (a law of `bots/features`), and together the chances are 1: so this is the table
    with open cards, as one sees it who looks back at a finished game.
    """
    return outcome(table) if table.over else learned(table.game).chances(table)


@dataclass(slots=True)
class Step:
    """From one table to the next: the table before, who answered what, and the table after."""

    before: Table
    answers: list[tuple[int, int]]
    after: Table

    @property
    def seats(self) -> list[int]:
        """Who has answered."""
        return list(dict.fromkeys([seat for seat, _ in self.answers]))


def is_closed(before: Table, seat: int, after: Table) -> bool:
    """Whether an answer has had its consequences: it was no secret, or everybody has answered who was asked.

    While others still think, or the same seat is asked for the rest of its choice, the agenda has not gone on.
    """
    asked = before.questions[seat]
    assert asked is not None
    if not asked.secret:
        return True
    if before.open_questions > 1:
        return False
    again = after.questions[seat]
    if again is None or not again.secret or after.open_questions > 1:
        return True
    kept = zip(before.agenda, after.agenda, strict=False)
    return len(before.agenda) != len(after.agenda) or any([one is not other for one, other in kept])


def luck_of(step: Step, worlds: int, seed: int) -> list[float]:
    """The luck that a step has brought each seat."""
    chance = Xorshift(seed)
    seats = range(step.before.seats)
    answering = step.seats
    trials = [
        found
        for imagining in answering
        if (found := _trials(step, imagining, max(1, worlds // len(answering)), chance))
    ]
    if not trials:
        return [0.0] * len(seats)
    begun, ended = chances(step.before), chances(step.after)
    luck: list[float] = []
    for seat in seats:
        usual = sum([_mean([trial.usual[seat] for trial in found]) for found in trials]) / len(trials)
        choices = sum([_mean([trial.given[seat] - trial.usual[seat] for trial in found]) for found in trials])
        luck.append(ended[seat] - begun[seat] - usual - choices)
    return luck


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


class Trial(NamedTuple):
    """A step in an imagined world: how it changes each seat's chance.

    ``given`` is with the true answer of the one who imagines it, ``usual`` with the one they would usually give; where
    nobody else answers, their answer is what is usual.
    """

    given: list[float]
    usual: list[float]


def _trials(step: Step, imagining: int, worlds: int, chance: Xorshift) -> list[Trial]:
    """The step in worlds that one of those who answered could imagine; the others answer as they usually do."""
    found: list[Trial] = []
    own = [action for seat, action in step.answers if seat == imagining]
    alone = len(own) == len(step.answers)
    for _ in range(worlds):
        world = step.before.imagine(imagining, chance.word())
        twin = world.copy()
        begun = chances(world)
        answers = _answer(world, step.answers, {imagining: own}, chance)
        if answers is None:
            continue
        given = [after - before for before, after in zip(begun, chances(world), strict=True)]
        if alone:
            found.append(Trial(given, given))
            continue
        others = {seat: said for seat, said in answers.items() if seat != imagining}
        if _answer(twin, step.answers, others, chance) is not None:
            usual = [after - before for before, after in zip(begun, chances(twin), strict=True)]
            found.append(Trial(given, usual))
    return found


def _answer(
    world: Table, answers: list[tuple[int, int]], fixed: dict[int, list[int]], chance: Xorshift
) -> dict[int, list[int]] | None:
    """Let the same seats answer as often as they did: what is fixed, or what they usually do. What they answered.

    None where a seat is not asked, or not the same, since something else has come to light.
    """
    game = world.game
    said: dict[int, list[int]] = {seat: [] for seat, _ in answers}
    for seat, _ in answers:
        if world.questions[seat] is None:
            return None
        if seat in fixed:
            action = fixed[seat][len(said[seat])]
            if action not in world.actions(seat):
                return None
        else:
            action = choose(world, seat, learned(game), tuning(game).settings.narrow, 0.0, chance)
        said[seat].append(action)
        world.answer(seat, action)
    return said


def luck_of_the_deal(record: Record, table: Table, deals: int, seed: int) -> tuple[list[float], list[float]]:
    """What each seat could expect before cards were dealt, and what the deal has brought it.

    A game that began from a position somebody arranged was not dealt.
    """
    dealt = chances(table)
    if record.position is not None:
        return dealt, [0.0] * table.seats
    chance = Xorshift(seed)
    game = table.game
    others = [
        chances(game.start(record.seats, chance.word(), record.options, version=record.version)) for _ in range(deals)
    ]
    usual = [_mean([other[seat] for other in others]) for seat in range(table.seats)]
    return usual, [now - was for now, was in zip(dealt, usual, strict=True)]
