"""Bots by name: a level, a character, and how many iterations a decision may take, as in ``strong:miser@800``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from taletable.bots.explanation import Explanation, explain
from taletable.bots.players import Bot, GreedyBot, RandomBot
from taletable.bots.search.chance import by_visits
from taletable.bots.search.glance import glance
from taletable.bots.search.tree import Search
from taletable.bots.tuning import Tuning, tuning
from taletable.bots.values import hand_made, learned
from taletable.kernel.chance import Xorshift
from taletable.kernel.options import unknown

if TYPE_CHECKING:
    from taletable.bots.chair import Chair
    from taletable.bots.search.found import Found
    from taletable.kernel import Table

NOVICE: Final = "novice"
CASUAL: Final = "casual"
STRONG: Final = "strong"
MASTER: Final = "master"

# From the weakest to the strongest; people choose among these.
LEVELS: Final = (NOVICE, CASUAL, STRONG, MASTER)

# What a bot prefers among answers that are about as good as each other: points of its own, results that differ widely,
# results that differ little, or harm to the best rival.
BUILDER: Final = "builder"
GAMBLER: Final = "gambler"
MISER: Final = "miser"
TRICKSTER: Final = "trickster"
CHARACTERS: Final = (BUILDER, GAMBLER, MISER, TRICKSTER)

# Players to measure others against, and those of tables that were begun with them; nobody is offered them.
BASELINES: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot, "greedy-0": GreedyBot}

MOST_ITERATIONS: Final = 1_000_000
TASTE: Final = 0.015  # the share of the win that a character gives away at most


@dataclass(frozen=True, slots=True)
class BotName:
    """A name, taken apart. Without a character it has none; without iterations they are the level's own."""

    level: str
    character: str | None = None
    iterations: int | None = None

    @classmethod
    def parse(cls, name: str) -> BotName:
        """Read ``level[:character][@iterations]``; a ValueError says what is wrong with it."""
        front, at, budget = name.partition("@")
        level, colon, character = front.partition(":")
        if level not in LEVELS and (level not in BASELINES or colon or at):
            raise ValueError(unknown(f"there is no bot '{name}'", level, (*LEVELS, *BASELINES)))
        if colon and character not in CHARACTERS:
            raise ValueError(unknown(f"there is no character '{character}'", character, CHARACTERS))
        if at and not (budget.isascii() and budget.isdigit() and 1 <= int(budget) <= MOST_ITERATIONS):
            raise ValueError(f"'{name}': iterations are a number from 1 to {MOST_ITERATIONS}")
        return cls(level, character or None, int(budget) if at else None)

    def __str__(self) -> str:
        character = f":{self.character}" if self.character else ""
        return f"{self.level}{character}" + (f"@{self.iterations}" if self.iterations else "")


class LevelBot(Bot):
    """Somebody of a level: looks at the end of the turn, or searches."""

    def __init__(self, name: BotName, seed: int) -> None:
        super().__init__(seed)
        self.name = name

    def _searches(self, tuned: Tuning) -> bool:
        """Whether more is looked at than the end of the turn."""
        return self.name.level in (STRONG, MASTER) or (self.name.level == CASUAL and tuned.casual > 0)

    def choose(self, chair: Chair) -> int:
        actions = chair.decision.actions
        if len(actions) == 1:
            return actions[0]
        world = chair.imagine(self.dice.word())
        if self.name.level == NOVICE and self.dice.below(100) < tuning(world.game).careless:
            return actions[self.dice.below(len(actions))]
        return self._pick(world, chair.seat, self._found(world, chair.seat))

    def explain(self, chair: Chair) -> Explanation:
        """What it thinks of its answers, and why."""
        world = chair.imagine(self.dice.word())
        return explain(self._found(world, chair.seat), tuning(world.game).counted)

    def _found(self, world: Table, seat: int) -> list[Found]:
        """What it finds out about its answers, from what can be imagined on its chair."""
        game = world.game
        tuned = tuning(game)
        if not self._searches(tuned):
            novice = self.name.level == NOVICE
            model = hand_made(game) if novice else learned(game)
            worlds = self.name.iterations or (1 if novice else tuned.worlds)
            chance = Xorshift(self.dice.word())
            return list(glance(world, seat, model, tuned.settings.breadth, worlds, chance).values())
        search = Search(world, seat, learned(game), hand_made(game), tuned.settings, self.dice.word())
        search.run(self.name.iterations or _budget(tuned, self.name.level))
        return list(search.found.values())

    def _pick(self, world: Table, seat: int, found: list[Found]) -> int:
        """The best answer, or one of those that are about as good.

        A search trusts what it has looked at most. Where others choose in secret at the same time it must not be
        foreseeable, and takes each answer about as often as it was looked at.
        """
        seen = [one for one in found if one.visits]
        searched = self._searches(tuning(world.game))
        question = world.questions[seat]
        if searched and question is not None and question.secret:
            return seen[by_visits([one.visits for one in seen], self.dice.below)].action
        best = max(seen, key=lambda one: (one.visits if searched else 0, one.total / one.visits))
        near = [
            one
            for one in seen
            if one.total / one.visits >= best.total / best.visits - (TASTE if self.name.character else 0.0)
            and (not searched or 3 * one.visits >= best.visits or one is best)
        ]
        if self.name.character is None and searched:
            return best.action
        if self.name.character is not None:
            liked = max([self._liking(one) for one in near])
            near = [one for one in near if self._liking(one) == liked]
        return near[self.dice.below(len(near))].action

    def _liking(self, found: Found) -> float:
        """How much an answer is to its character's taste."""
        mean = found.total / found.visits
        spread = found.squares / found.visits - mean * mean
        return {
            BUILDER: found.gained / found.visits,
            TRICKSTER: -found.rival / found.visits,
            GAMBLER: spread,
            MISER: -spread,
        }[self.name.character or BUILDER]


def _budget(tuned: Tuning, level: str) -> int:
    return {CASUAL: tuned.casual, STRONG: tuned.strong, MASTER: tuned.master}[level]


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name. The same name, seed and chairs give the same answers."""
    parsed = BotName.parse(name)
    baseline = BASELINES.get(parsed.level)
    return baseline(seed) if baseline is not None else LevelBot(parsed, seed)
