"""MO-ISMCTS over whole turns: a tree for each player, in worlds that the searching seat can imagine.

Each iteration imagines a world and walks through it; every player chooses by a tree of their own, in which a turn that
was taken in secret is the same branch whatever it was. So nobody's choice depends on what they cannot know, and answers
that are given at the same time are chosen independently (decoupled PUCT). Only what can be chosen in a world counts
there, which is what availability counts are for. Priors are the values of the tables after the turns. A walk that
leaves the tree ends with an estimate, or with the outcome of the game. Everybody maximises their own share of the win
(max^n).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING

from taletable.bots.search.chance import Xorshift
from taletable.bots.search.found import Found
from taletable.bots.search.model import Model, outcome
from taletable.bots.search.turns import Turn, turns_of

if TYPE_CHECKING:
    from taletable.kernel import Table


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


class Node:
    """A point in one player's tree."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


class Search:
    """One decision of one seat. ``model`` values tables at the end of a walk, ``priors`` those after a turn."""

    __slots__ = ("chance", "found", "model", "priors", "roots", "seat", "seats", "settings", "table")

    def __init__(self, world: Table, seat: int, model: Model, priors: Model, settings: Settings, seed: int) -> None:
        self.table = world
        self.seat = seat
        self.seats = world.seats
        self.model = model
        self.priors = priors
        self.settings = settings
        self.chance = Xorshift(seed)
        self.roots = [Node() for _ in range(world.seats)]
        question = world.questions[seat]
        assert question is not None
        self.found = {action: Found(action) for action in question.legal(world, seat)}

    def run(self, iterations: int) -> None:
        """So many walks."""
        for _ in range(iterations):
            self._walk()

    def _walk(self) -> None:
        settings = self.settings
        table = self.table.imagine(self.seat, self.chance.word())
        table.game.views.reopen(table, self.seat)
        seats = self.seats
        nodes = self.roots[:]
        path: list[Node] = []
        first: Turn | None = None
        begun = table
        depth = 0
        leaving = False
        while not leaving:
            # The searching seat moves first, whoever else is asked at the same time.
            seat = table.next_seat() if first is not None else self.seat
            if seat < 0 or depth == settings.depth:
                break
            breadth = settings.narrow if first is not None else settings.breadth
            turns = turns_of(table, seat, self.priors, self.chance, breadth)
            turn = turns[0] if len(turns) == 1 else self._select(nodes[seat], turns)
            for viewer in range(seats):
                label = turn.label if viewer == seat else turn.seen
                child = nodes[viewer].children.get(label)
                if child is None:
                    child = Node()
                    nodes[viewer].children[label] = child
                    leaving = leaving or viewer == seat
                nodes[viewer] = child
                path.append(child)
            if first is None:
                first = turn
            table = turn.after
            depth += 1
        result = self.model.chances(table) if table.next_seat() >= 0 else outcome(table)
        for place in range(len(path)):
            node = path[place]
            node.visits += 1
            node.total += result[place % seats]
        if first is not None:
            self.found[first.first].note(result[self.seat], self.seat, begun, first.after)

    def _select(self, node: Node, turns: list[Turn]) -> Turn:
        """PUCT with availability counts."""
        settings = self.settings
        children = node.children
        most = max([turn.value for turn in turns])
        weights = [exp((turn.value - most) / settings.sharpness) for turn in turns]
        whole = sum(weights)
        visits = 0
        total = 0.0
        found: list[Node | None] = []
        for turn in turns:
            child = children.get(turn.label)
            found.append(child)
            if child is not None:
                visits += child.visits
                total += child.total
        usual = total / visits if visits else 0.5
        spread = settings.exploration * sqrt(visits + 1.0)
        best = 0
        highest = -1e9
        for place in range(len(turns)):
            child = found[place]
            prior = 0.1 / len(turns) + 0.9 * weights[place] / whole
            if child is None:
                score = usual - 0.05 + spread * prior
            else:
                score = child.total / child.visits + spread * prior / (1 + child.visits)
            if score > highest:
                highest = score
                best = place
        return turns[best]
