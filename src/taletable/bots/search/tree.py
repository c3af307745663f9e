"""MO-ISMCTS over whole turns, in worlds that the searching seat can imagine.

Each iteration imagines a world and walks through it. Who is asked chooses at a node that stands for what everybody can
see, for the question, and for what this player has answered in secret since (an information set; ways that lead to the
same table share it). So nobody's choice depends on what they cannot know, and answers that are given at the same time
are chosen independently (decoupled PUCT). Only what can be chosen in a world counts there, which is what availability
counts are for. Priors are the values of the tables after the turns. A walk that takes a turn for the first time ends
with an estimate, or with the outcome of the game. Everybody maximises their own share of the win (max^n).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from taletable.bots.search.found import Found
from taletable.bots.search.model import Model, outcome
from taletable.bots.search.turns import Turn, taken, turns_from
from taletable.kernel.chance import Xorshift

if TYPE_CHECKING:
    from taletable.kernel import Table

ANY: Final = -1  # in the place of an answer


class Settings:
    """How a search goes.

    At most ``breadth`` turns are looked at where the search begins, ``narrow`` further on; ``depth`` is how many turns
    deep the trees grow. A difference of ``sharpness`` in value makes a turn e times as likely to be looked at as
    another; ``exploration`` says how long unlikely ones are looked at.
    """

    __slots__ = ("breadth", "depth", "exploration", "narrow", "sharpness")

    def __init__(
        self,
        breadth: int = 60,
        narrow: int = 30,
        depth: int = 50,
        sharpness: float = 0.5,
        exploration: float = 0.5,
    ) -> None:
        self.breadth = breadth
        self.narrow = narrow
        self.depth = depth
        self.sharpness = sharpness
        self.exploration = exploration


class Plan:
    """A turn that is possible at a node: how much it weighs at first sight, how often it was taken, what came of it."""

    __slots__ = ("actions", "label", "secret", "total", "visits", "weight")

    def __init__(self, turn: Turn, weight: float) -> None:
        self.actions = turn.actions
        self.label = turn.label
        self.secret = turn.secret
        self.weight = weight
        self.visits = 0
        self.total = 0.0


class Search:
    """One decision of one seat. ``model`` values tables at the end of a walk, ``priors`` those after a turn.

    ``nodes`` are plans by their first answer, ``tried`` those that walks have begun with, ``totals`` what came of all
    walks for each seat.
    """

    __slots__ = (
        "chance",
        "found",
        "model",
        "nodes",
        "priors",
        "seat",
        "seats",
        "settings",
        "table",
        "totals",
        "tried",
    )

    def __init__(self, world: Table, seat: int, model: Model, priors: Model, settings: Settings, seed: int) -> None:
        self.table = world
        self.seat = seat
        self.seats = world.seats
        self.model = model
        self.priors = priors
        self.settings = settings
        self.chance = Xorshift(seed)
        self.nodes: dict[int, dict[int, list[Plan]]] = {}
        self.tried: list[Plan] = []
        self.totals = [0.0] * world.seats
        question = world.questions[seat]
        assert question is not None
        self.found = {action: Found(action) for action in question.legal(world, seat)}

    def run(self, iterations: int, first: int = ANY) -> None:
        """So many walks; all of them begin with the answer ``first``, if one is named."""
        for _ in range(iterations):
            self._walk(first)

    def _walk(self, first: int) -> None:
        settings = self.settings
        views = self.table.game.views
        table = self.table.imagine(self.seat, self.chance.word())
        views.reopen(table, self.seat)
        begun = table
        then = table  # after the first turn
        seat = self.seat  # moves first, whoever else is asked at the same time
        path: list[Plan] = []
        movers: list[int] = []
        secrets = [0] * self.seats
        since = 0  # what everybody could see when somebody answered in secret
        while seat >= 0 and len(path) < settings.depth and (not path or path[-1].visits):
            sight = views.fingerprint(table)
            if sight != since:
                secrets = [0] * self.seats
                since = sight
            question = table.questions[seat]
            assert question is not None
            key = hash((sight, seat, secrets[seat], question.name))
            node = self.nodes.get(key)
            if node is None:
                node = {}
                self.nodes[key] = node
            plan, table = (
                self._move(node, table, seat, settings.narrow, ANY)
                if path
                else self._move(node, table, seat, settings.breadth, first)
            )
            if not path:
                then = table
            if plan.secret:
                secrets[seat] = plan.label
            path.append(plan)
            movers.append(seat)
            seat = table.next_seat()
        result = self.model.chances(table) if seat >= 0 else outcome(table)
        if not path[0].visits:
            self.tried.append(path[0])
        for other in range(self.seats):
            self.totals[other] += result[other]
        for place in range(len(path)):
            path[place].visits += 1
            path[place].total += result[movers[place]]
        self.found[path[0].actions[0]].note(result[self.seat], self.seat, begun, then)

    def _move(
        self, node: dict[int, list[Plan]], table: Table, seat: int, breadth: int, only: int
    ) -> tuple[Plan, Table]:
        """A turn, and the table after it. What a node remembers holds in all worlds, but for what comes to light."""
        question = table.questions[seat]
        assert question is not None
        firsts = question.legal(table, seat)
        share = max(1, breadth // len(firsts))
        plans: list[Plan] = []
        for first in firsts if only == ANY else [only]:
            known = node.get(first)
            if known is None:
                known = self._planned(turns_from(table, seat, first, self.priors, self.chance, share))
                node[first] = known
            plans += known
        plan = plans[0] if len(plans) == 1 else self._select(plans)
        after = taken(table, seat, plan.actions)
        if after is not None:
            return plan, after
        # Something else has come to light on the way: what follows is another turn.
        known = node[plan.actions[0]]
        here: list[Plan] = []
        turns = turns_from(table, seat, plan.actions[0], self.priors, self.chance, share)
        for other in self._planned(turns):
            same = [one for one in known if one.label == other.label]
            if not same:
                known.append(other)
            here.append(same[0] if same else other)
        plan = self._select(here)
        return plan, next(turn.after for turn in turns if turn.label == plan.label)

    def _planned(self, turns: list[Turn]) -> list[Plan]:
        return [Plan(turn, exp(turn.value / self.settings.sharpness)) for turn in turns]

    def _select(self, plans: list[Plan]) -> Plan:
        """PUCT with availability counts."""
        visits = 0
        total = 0.0
        whole = 0.0
        for plan in plans:
            whole += plan.weight
            visits += plan.visits
            total += plan.total
        usual = total / visits - 0.05 if visits else 0.45  # what is expected of a turn that nobody has taken
        spread = self.settings.exploration * sqrt(visits + 1.0)
        even = 0.1 / len(plans)
        best = plans[0]
        highest = -1e9
        for plan in plans:
            mean = plan.total / plan.visits if plan.visits else usual
            score = mean + spread * (even + 0.9 * plan.weight / whole) / (1 + plan.visits)
            if score > highest:
                highest = score
                best = plan
        return best
