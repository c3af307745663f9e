"""The language of the cards: a line of words becomes steps the rules can take.

    score 2 per villain in play; night: take 1 sword
    take 1 sword or armour; may discard villain in play => score 2

Steps stand one after the other, separated by ``;``. A step can begin with a condition and with ``may``. In a deal what
stands before the arrow has to be done for what follows it; the steps of a deal are joined by ``and``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from taletable.kernel.options import unknown

KINDS: Final = ("man", "woman", "villain", "place", "event")
EVERY_KIND: Final = 31
ITEMS: Final = ("coin", "sword", "armour", "wand")
EVERY_ITEM: Final = 15

NOTHING: Final = -1

# What a step does.
SCORE: Final = 0
SCORE_PER: Final = 1
DRAW: Final = 2
TAKE: Final = 3
PAY: Final = 4
DISCARD: Final = 5
REMOVE: Final = 6
REMOVE_TOP: Final = 7
ROB: Final = 8
FETCH: Final = 9
FETCH_TOP: Final = 10
FETCH_DISCARD: Final = 11
SWAP: Final = 12
USE: Final = 13
TIME: Final = 14
AGAIN: Final = 15
DEAL: Final = 16
VERBS: Final = (
    "score", "score-per", "draw", "take", "pay", "discard", "remove", "remove-top", "rob", "fetch", "fetch-top",
    "fetch-discard", "swap", "use", "time", "again", "deal",
)  # fmt: skip

# When it does it.
ALWAYS: Final = 0
BY_DAY: Final = 1
BY_NIGHT: Final = 2

# Where cards are looked for.
IN_PLAY: Final = 0
IN_FRONT: Final = 1
PLACES: Final = ("play", "front")

# What the time of day can be.
NIGHT: Final = 0
TIMES: Final = ("night", "day")

Complain = Callable[[str], ValueError]


class Step:
    """One thing a card does.

    ``count`` is how many, ``kinds`` and ``items`` sets of kinds and items, one bit each; ``cards`` stands for cards by
    name, ``but`` for one that is left out; ``cap`` limits a score, ``place`` says where cards are looked for. A deal
    skips ``count`` steps when it is not made, ``costs`` of which are its price; ``needs`` are the items in it.
    """

    __slots__ = ("but", "cap", "cards", "costs", "count", "items", "kinds", "may", "needs", "place", "verb", "when")

    def __init__(self, verb: int, count: int = 1) -> None:
        self.verb = verb
        self.count = count
        self.kinds = 0
        self.cards: tuple[int, ...] = ()
        self.items = 0
        self.but = NOTHING
        self.cap = 0
        self.place = IN_PLAY
        self.when = ALWAYS
        self.may = False
        self.costs = 0
        self.needs = (0, 0, 0, 0)


Program = tuple[Step, ...]


class Reader:
    """Reads the lines of one card; a word it does not know is told in words."""

    def __init__(self, cards: tuple[str, ...], complain: Complain) -> None:
        self.cards = cards
        self.complain = complain

    def program(self, text: str) -> Program:
        """The steps of an effect."""
        steps: list[Step] = []
        for part in text.split(";"):
            if part.strip():
                steps += self.part(part.strip())
        return tuple(steps)

    def part(self, text: str) -> list[Step]:
        """A step, or a deal."""
        if "=>" not in text:
            return [self.step(text)]
        may = text.startswith("may ")
        deal = self.deal(text.removeprefix("may "))
        head = Step(DEAL, len(deal) - 1)
        head.may = may
        head.costs = deal[0].costs
        head.needs = deal[0].needs
        return [head, *deal[1:]]

    def deal(self, text: str) -> list[Step]:
        """A deal on its own: how long its price is, the price, and what it brings."""
        price, _, brings = text.partition("=>")
        costs = [self.step(part.strip()) for part in price.split(" and ")]
        rewards = [self.step(part.strip()) for part in brings.split(" and ")]
        head = Step(DEAL, len(costs) + len(rewards))
        head.costs = len(costs)
        needs = [sum([cost.count for cost in costs if cost.items == 1 << item]) for item in range(len(ITEMS))]
        head.needs = (needs[0], needs[1], needs[2], needs[3])
        return [head, *costs, *rewards]

    def step(self, text: str) -> Step:
        """One step with its condition."""
        when, colon, rest = text.partition(": ")
        if colon:
            if when not in ("day", "night"):
                raise self.complain(f"there is no condition '{when}'; a step can begin with 'day:' or 'night:'")
            found = self.step(rest)
            found.when = BY_DAY if when == "day" else BY_NIGHT
            return found
        if text.startswith("may "):
            found = self.step(text[4:])
            found.may = True
            return found
        for pattern, make in self._forms():
            match = re.fullmatch(pattern, text)
            if match is not None:
                return make(match)
        raise self.complain(f"'{text}' is no step; see the head of the sheet for what can be written")

    def _forms(self) -> list[tuple[str, Callable[[re.Match[str]], Step]]]:
        return [
            (r"score (\d+)", lambda m: Step(SCORE, int(m[1]))),
            (r"score (\d+) per (.+) in play(?: max (\d+))?", self._per),
            (r"draw (\d)", lambda m: Step(DRAW, int(m[1]))),
            (r"(take|pay) (\d) (.+?)(?: but (\w+))?", self._items),
            (r"(discard|remove|fetch) (.+) in (play|front)", self._cards),
            (r"fetch (.+) from discard(?: but (\S+))?", self._from_discard),
            (r"rob item", lambda _: Step(ROB)),
            (r"fetch top of discard", lambda _: Step(FETCH_TOP)),
            (r"remove top of discard", lambda _: Step(REMOVE_TOP)),
            (r"swap card", lambda _: Step(SWAP)),
            (r"use setting", lambda _: Step(USE)),
            (r"play again", lambda _: Step(AGAIN)),
            (r"time (night|day)", lambda m: Step(TIME, TIMES.index(m[1]))),
        ]

    def _per(self, match: re.Match[str]) -> Step:
        step = Step(SCORE_PER, int(match[1]))
        self.aim(step, match[2])
        step.cap = int(match[3]) if match[3] else 0
        return step

    def _items(self, match: re.Match[str]) -> Step:
        step = Step(TAKE if match[1] == "take" else PAY, int(match[2]))
        step.items = self.items(match[3])
        if match[4]:
            step.items &= ~self.items(match[4])
        return step

    def _cards(self, match: re.Match[str]) -> Step:
        step = Step({"discard": DISCARD, "remove": REMOVE, "fetch": FETCH}[match[1]])
        self.aim(step, match[2])
        step.place = PLACES.index(match[3])
        return step

    def _from_discard(self, match: re.Match[str]) -> Step:
        step = Step(FETCH_DISCARD)
        self.aim(step, match[1])
        if match[2]:
            step.but = self.card(match[2])
        return step

    def aim(self, step: Step, text: str) -> None:
        """What cards a step is about: kinds, cards by name, or any."""
        names: list[int] = []
        for word in text.split(" or "):
            if word == "any":
                step.kinds = EVERY_KIND
            elif word in KINDS:
                step.kinds |= 1 << KINDS.index(word)
            else:
                names.append(self.card(word))
        step.cards = tuple(names)

    def card(self, word: str) -> int:
        """A card by its name."""
        if word not in self.cards:
            raise self.complain(unknown(f"there is no card or kind '{word}'", word, (*KINDS, *self.cards)))
        return self.cards.index(word)

    def items(self, text: str) -> int:
        """A set of items."""
        found = 0
        for word in text.split(" or "):
            if word == "item":
                found |= EVERY_ITEM
            elif word in ITEMS:
                found |= 1 << ITEMS.index(word)
            else:
                raise self.complain(unknown(f"there is no item '{word}'", word, (*ITEMS, "item")))
        return found
