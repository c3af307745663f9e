"""One decision, weighed: what the search thinks of each answer, from what the seat knows and nothing else.

Everything here is given a chair, which shows a view and imagines worlds; so nothing can depend on what the seat cannot
know, and a test swaps that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from taletable.bots.explanation import NEAR, explain
from taletable.bots.search.tree import Search
from taletable.bots.tuning import tuning
from taletable.bots.values import hand_made, learned
from taletable.kernel.messages import Message, as_data

if TYPE_CHECKING:
    from collections.abc import Sequence

    from taletable.bots import Chair
    from taletable.bots.explanation import Choice
    from taletable.kernel import Game

QUICK: Final = 200  # iterations of a decision that somebody waits for
BUDGET: Final = 800  # of one in a review: a game of two takes well below a minute of one core with compiled rules
AS_GOOD: Final = NEAR / 100  # of the win: a smaller loss is none
LISTED: Final = 3  # answers that a judgment names beside the one that was given
DIGITS: Final = 5  # of chances; more would be noise, and long


class Reason(Struct, frozen=True):
    """A message of ours with its arguments."""

    id: str
    args: dict[str, Any]

    @property
    def message(self) -> Message:
        """As `locales` puts it into words."""
        return Message(self.id, self.args)


class Answer(Struct, frozen=True):
    """One answer by its name: the share of the imagined games that tried it, the chance to win by it, and why."""

    action: str
    share: float
    expected: float
    reasons: tuple[Reason, ...]


class Judgment(Struct, frozen=True):
    """A decision that left a choice.

    ``best`` is what the engine would have answered. ``before`` is the chance to win by that, ``after`` by the answer
    that was given; ``loss`` is the difference where it is large enough to mean something, else nothing. ``gap`` is how
    far the engine's answer is ahead of the next one. ``answers`` are the most promising
    ones, and the one that was given.
    """

    best: str
    before: float
    after: float
    loss: float
    gap: float
    answers: tuple[Answer, ...]

    @property
    def engine_like(self) -> bool:
        """Whether the answer was the engine's, or as good as makes no difference."""
        return not self.loss


def begin(chair: Chair, seed: int) -> Search:
    """A search of the strongest kind for the decision at a chair."""
    world = chair.imagine(seed)
    game = world.game
    return Search(world, chair.seat, learned(game), hand_made(game), tuning(game).settings, seed)


def weigh(chair: Chair, budget: int, seed: int) -> tuple[Answer, ...]:
    """All answers that a search has tried, the most promising first."""
    search = begin(chair, seed)
    search.run(budget)
    game = search.table.game
    return tuple(
        [_answer(game, choice, choice.share) for choice in explain(search.found.values(), tuning(game).counted).choices]
    )


def judge(chair: Chair, action: int, budget: int = BUDGET, seed: int = 0) -> Judgment | None:
    """What an answer has cost; None where there was no choice.

    A search looks little at what it finds bad, so the answer that was given is looked at more: as often as a quarter of
    the budget, if the best one was.
    """
    if len(chair.decision.actions) == 1:
        return None
    search = begin(chair, seed)
    search.run(budget)
    found = search.found
    game = search.table.game
    shares = {choice.action: choice.share for choice in explain(found.values(), tuning(game).counted).choices}
    best = next(iter(shares))
    wanted = min(found[best].visits, max(1, budget // 4))
    search.run(max(0, wanted - found[action].visits), action)
    choices = {choice.action: choice for choice in explain(found.values(), tuning(game).counted).choices}
    before, after = choices[best].expected, choices[action].expected
    ahead = [before - choice.expected for other, choice in choices.items() if other != best]
    listed = [*list(shares)[:LISTED], *([] if action in list(shares)[:LISTED] else [action])]
    return Judgment(
        best=game.actions[best],
        before=round(before, DIGITS),
        after=round(after, DIGITS),
        loss=round(before - after, DIGITS) if before - after > AS_GOOD else 0.0,
        gap=round(max(0.0, min(ahead, default=0.0)), DIGITS),
        answers=tuple([_answer(game, choices[one], shares.get(one, 0.0)) for one in listed]),
    )


def _answer(game: Game, choice: Choice, share: float) -> Answer:
    return Answer(
        action=game.actions[choice.action],
        share=round(share, DIGITS),
        expected=round(choice.expected, DIGITS),
        reasons=reasons(choice.reasons),
    )


def reasons(messages: Sequence[Message]) -> tuple[Reason, ...]:
    """Messages as plain data."""
    return tuple([Reason(message.id, as_data(message.args)) for message in messages])
