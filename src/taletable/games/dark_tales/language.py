"""The language of the cards: a line of words becomes steps the rules can take.

    score 2 per villain in play; night: take 1 sword
    take 1 sword or armour; may discard villain in play => score 2

Steps stand one after the other, separated by ``;``. A step can begin with a condition and with ``may``. In a deal what
stands before the arrow has to be done for what follows it; the steps of a deal are joined by ``and``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from taletable.kernel.options import unknown

if TYPE_CHECKING:
    from taletable.games.dark_tales.types import Picture

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
# With The Little Mermaid.
TAKE_PACT: Final = 17
ALL_PACTS: Final = 18
DROP_PACT: Final = 19
ENTER: Final = 20
CALL: Final = 21
PLAY: Final = 22
SHOW: Final = 23
THROW: Final = 24
HAVE: Final = 25
BE: Final = 26
GIVE: Final = 27
SHOW_HAND: Final = 28
SHOW_PAIR: Final = 29
HOLD_CARDS: Final = 30
HOLD_NOTHING: Final = 31
LOSE: Final = 32
# With Cinderella.
SCORE_SHOWN: Final = 33
TURN_TOKEN: Final = 34
SHED_TOKEN: Final = 35
VERBS: Final = (
    "score", "score-per", "draw", "take", "pay", "discard", "remove", "remove-top", "rob", "fetch", "fetch-top",
    "fetch-discard", "swap", "use", "time", "again", "deal", "take-pact", "all-pacts", "drop-pact", "enter", "call",
    "play", "show", "throw", "have", "be", "give", "show-hand", "show-pair", "hold-cards", "hold-nothing", "lose",
    "score-shown", "turn-token", "shed-token",
)  # fmt: skip

# When it does it.
ALWAYS: Final = 0
BY_DAY: Final = 1
BY_NIGHT: Final = 2
WITH_CARD: Final = 3
WITH_ANOTHER: Final = 4

# Where cards are looked for.
IN_PLAY: Final = 0
IN_FRONT: Final = 1
PLACES: Final = ("play", "front")

# What the time of day can be, and that it can change.
NIGHT: Final = 0
CHANGE: Final = 2
TIMES: Final = ("night", "day", "change")

# What Cinderella's tokens show.
PICTURES: Final[tuple[Picture, ...]] = ("pumpkin", "coach", "mouse", "horse", "bird", "jewels", "dress", "slipper")

Complain = Callable[[str], ValueError]


class Step:
    """One thing a card does.

    ``when`` is a condition, and ``company`` the card or kind that it wants in play. ``count`` is how many, ``kinds``
    and ``items`` sets of kinds and items, one bit each; ``cards`` stands for cards by name, and ``names`` is the set of
    them; ``but`` is one that is left out, ``cap`` limits a score, ``place`` says where cards are looked for,
    ``picture`` what tokens must show. A deal skips ``count`` steps when it is not made, the first of which are its
    ``price``; ``needs`` are the items in it, and ``items_needed`` those of which there are any.
    """

    __slots__ = (
        "but",
        "cap",
        "cards",
        "company",
        "count",
        "items",
        "items_needed",
        "kinds",
        "may",
        "names",
        "needs",
        "picture",
        "place",
        "price",
        "verb",
        "when",
    )

    def __init__(self, verb: int, count: int = 1) -> None:
        self.verb = verb
        self.count = count
        self.kinds = 0
        self.cards: tuple[int, ...] = ()
        self.names = 0
        self.items = 0
        self.but = NOTHING
        self.cap = 0
        self.place = IN_PLAY
        self.picture = NOTHING
        self.when = ALWAYS
        self.company = NOTHING
        self.may = False
        self.price: tuple[Step, ...] = ()
        self.needs: tuple[int, ...] = (0, 0, 0, 0)
        self.items_needed: tuple[int, ...] = ()

    def aim_at(self, cards: list[int]) -> None:
        """Let the step be about these cards by name."""
        self.cards = tuple(cards)
        for card in cards:
            self.names |= 1 << card


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
        deal = self.deal(text.removeprefix("may "))
        deal[0].may = text.startswith("may ")
        return deal

    def deal(self, text: str) -> list[Step]:
        """A deal on its own: its head, the price, and what it brings."""
        price, _, brings = text.partition("=>")
        costs = [self.step(part.strip()) for part in price.split(" and ")]
        rewards = [self.step(part.strip()) for part in brings.split(" and ")]
        head = Step(DEAL, len(costs) + len(rewards))
        head.price = tuple(costs)
        needs = [sum([cost.count for cost in costs if cost.items == 1 << item]) for item in range(len(ITEMS))]
        head.needs = tuple(needs)
        head.items_needed = tuple([item for item in range(len(ITEMS)) if needs[item]])
        return [head, *costs, *rewards]

    def step(self, text: str) -> Step:
        """One step with its condition."""
        when, colon, rest = text.partition(": ")
        if colon:
            found = self.step(rest)
            self._condition(found, when)
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

    def _condition(self, step: Step, text: str) -> None:
        """When a step works."""
        match = re.fullmatch(r"(another )?(\S+) in play", text)
        if text in ("day", "night"):
            step.when = BY_DAY if text == "day" else BY_NIGHT
        elif match is None:
            raise self.complain(
                f"there is no condition '{text}'; a step can begin with 'day:', 'night:' or 'CARD in play:'"
            )
        elif match[1]:
            if match[2] not in KINDS:
                raise self.complain(unknown(f"there is no kind '{match[2]}'", match[2], KINDS))
            step.when = WITH_ANOTHER
            step.company = KINDS.index(match[2])
        else:
            step.when = WITH_CARD
            step.company = self.card(match[2])

    def _forms(self) -> list[tuple[str, Callable[[re.Match[str]], Step]]]:
        return [
            (r"score (\d+)", lambda m: Step(SCORE, int(m[1]))),
            (r"score (\d+) per (.+) in play(?: max (\d+))?", self._per),
            (r"draw (\d)", lambda m: Step(DRAW, int(m[1]))),
            (r"(take|pay) (\d) (.+?)(?: but (\w+))?", self._items),
            (r"(discard|remove|fetch) (.+) in (play|front)", self._cards),
            (r"fetch (.+) from discard(?: but (\S+))?", self._from_discard),
            (r"call (\S+) from discard or others", self._call),
            (r"play again", lambda _: Step(AGAIN)),
            (r"(enter|play|show) ([\w-]+(?: or [\w-]+)*)", self._from_hand),
            (r"throw (\d) cards?", lambda m: Step(THROW, int(m[1]))),
            (r"have (.+) in front", self._have),
            (r"be (night|day)", lambda m: Step(BE, TIMES.index(m[1]))),
            (r"lose (\d)", lambda m: Step(LOSE, int(m[1]))),
            (r"hold at most (\d) cards?", lambda m: Step(HOLD_CARDS, int(m[1]))),
            (r"show hand of (\d)", lambda m: Step(SHOW_HAND, int(m[1]))),
            (r"take pact", lambda _: Step(TAKE_PACT)),
            (r"all take pact", lambda _: Step(ALL_PACTS)),
            (r"discard pact", lambda _: Step(DROP_PACT)),
            (r"give card", lambda _: Step(GIVE)),
            (r"show two of a kind", lambda _: Step(SHOW_PAIR)),
            (r"hold no item", lambda _: Step(HOLD_NOTHING)),
            (r"rob item", lambda _: Step(ROB)),
            (r"fetch top of discard", lambda _: Step(FETCH_TOP)),
            (r"remove top of discard", lambda _: Step(REMOVE_TOP)),
            (r"swap card", lambda _: Step(SWAP)),
            (r"use setting", lambda _: Step(USE)),
            (r"score (\d+) per (\w+) showing", self._shown),
            (r"turn token", lambda _: Step(TURN_TOKEN)),
            (r"discard token", lambda _: Step(SHED_TOKEN)),
            (r"time (night|day|change)", lambda m: Step(TIME, TIMES.index(m[1]))),
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

    def _call(self, match: re.Match[str]) -> Step:
        step = Step(CALL)
        step.aim_at([self.card(match[1])])
        return step

    def _from_hand(self, match: re.Match[str]) -> Step:
        step = Step({"enter": ENTER, "play": PLAY, "show": SHOW}[match[1]])
        self.aim(step, match[2])
        if step.verb == ENTER and (step.cards or step.kinds >> KINDS.index("event")):
            raise self.complain("only men, women, villains and places can enter")
        return step

    def _shown(self, match: re.Match[str]) -> Step:
        step = Step(SCORE_SHOWN, int(match[1]))
        step.picture = self.picture(match[2])
        return step

    def _have(self, match: re.Match[str]) -> Step:
        step = Step(HAVE)
        self.aim(step, match[1])
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
        step.aim_at(names)

    def card(self, word: str) -> int:
        """A card by its name."""
        if word not in self.cards:
            raise self.complain(unknown(f"there is no card or kind '{word}'", word, (*KINDS, *self.cards)))
        return self.cards.index(word)

    def picture(self, word: str) -> int:
        """A picture on a token."""
        if word not in PICTURES:
            raise self.complain(unknown(f"no token shows '{word}'", word, PICTURES))
        return PICTURES.index(word)

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
