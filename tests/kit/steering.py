"""Whether a seat can imagine the true world: dice are looked for that make `redeal` deal exactly that.

`imagine` makes a world by shuffling and throwing dice. Here the dice fall as they are told, and what was shuffled is
marked, so that it can be followed to the place where it ends up. Where the world that comes out differs from the true
one, two cards of a shuffle change places, or a die falls otherwise, until nothing differs: every step comes nearer. The
dice that are found prove that the true world can be imagined; if none are found, the law is broken, or the search is too
simple for what the game does.

Only plain Python lets the tests put such dice in the place of the real ones.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import TYPE_CHECKING, Any

from taletable.kernel import Dice
from taletable.kernel import table as kernel_table
from taletable.kernel.dice import key_of
from tests.games.properties import Properties, properties
from tests.kit.payloads import unrevealed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from taletable.kernel import Table

PLAIN = str(kernel_table.__file__).endswith(".py")
# The kernel's own, which says nothing of what lies on the table.
APART = ("acted", "agenda", "asks", "dice", "fence", "game", "options", "origin", "owed", "past", "seats", "story")

Fall = tuple[int, ...]  # of a shuffle: where each card came from; of a die: what it showed, and of how many
Distance = tuple[int, int]  # cards that lie in wrong piles, and cards in a wrong order within the right ones


class Card(int):
    """A card that remembers where in which shuffles it has been."""

    trail: tuple[tuple[int, int], ...]

    def after(self, number: int, place: int) -> Card:
        card = Card(self)
        card.trail = (*getattr(self, "trail", ()), (number, place))
        return card


class Steered(Dice):
    """Dice that fall as they are told, and by chance where nothing (that fits) is told."""

    __slots__ = ("falls", "shuffled", "told")

    def __init__(self, told: list[Fall]) -> None:
        super().__init__(key_of(len(told)), b"imagine")
        self.told = told
        self.falls: list[Fall] = []
        self.shuffled: dict[int, list[int]] = {}

    def _next(self) -> Fall:
        place = len(self.falls)
        return self.told[place] if place < len(self.told) else ()

    def below(self, count: int) -> int:
        told = self._next()
        fits = len(told) == 2 and told[1] == -count
        shown = told[0] if fits else super().below(count)
        self.falls.append((shown, -count))
        return shown

    def shuffle(self, cards: list[int]) -> None:
        told = self._next()
        order = list(told)
        if sorted(order) != list(range(len(cards))):
            order = list(range(len(cards)))
            chance = Dice(self.key, b"order", 16 * len(self.falls))
            chance.shuffle(order)
        number = len(self.falls)
        self.falls.append(tuple(order))
        marked = [card if isinstance(card, Card) else Card(card) for card in cards]
        cards[:] = [marked[origin].after(number, place) for place, origin in enumerate(order)]
        self.shuffled[number] = list(cards)


def differences(
    here: Any, there: Any, known: Properties, unordered: bool = False
) -> Iterator[tuple[list[int], list[int]]]:
    """The piles in which two tables differ: a pile is a tuple of numbers, or one number by itself; a list has one thing
    for each seat or place."""
    if here is there:
        return
    if isinstance(here, int):
        if here != there:
            yield [here], [there]
    elif isinstance(here, (tuple, list)):
        if isinstance(here, tuple) and all(isinstance(one, int) for one in (*here, *there)):
            pile, other_pile = (sorted(here), sorted(there)) if unordered else (list(here), list(there))
            if pile != other_pile:
                yield pile, other_pile
        else:
            for one, other in zip(here, there, strict=True):
                yield from differences(one, other, known, unordered)
    else:
        for name in (name for one in type(here).__mro__ for name in getattr(one, "__slots__", ())):
            if name not in APART and name not in known.memories:
                one, other = getattr(here, name), getattr(there, name)
                if name in known.lists:
                    one, other = as_piles(one), as_piles(other)
                yield from differences(one, other, known, name in known.unordered)


def as_piles(cards: list[Any]) -> Any:
    """Cards in a list as the pile that they are; the same for rows of them."""
    return [tuple(row) for row in cards] if cards and isinstance(cards[0], list) else tuple(cards)


def apart(here: list[int], there: list[int]) -> Distance:
    """How far a pile is from what it should be; of numbers that were never cards of a shuffle every bit counts, since
    they may be sets."""
    if len(here) == len(there) and not any(isinstance(card, Card) for card in here):
        return sum((one ^ other).bit_count() for one, other in zip(here, there, strict=True)), 0
    wrong = max(sum((Counter(here) - Counter(there)).values()), sum((Counter(there) - Counter(here)).values()))
    return (wrong, 0) if wrong else (0, sum(one != other for one, other in zip(here, there, strict=True)))


class Try:
    """One imagined world: how the dice fell for it, and how it differs from the true one."""

    def __init__(self, table: Table, viewer: int | None, told: list[Fall]) -> None:
        dice = Steered(told)
        world = table.copy()
        world.game.views.redeal(world, viewer, dice)
        self.falls = dice.falls
        self.shuffled = dice.shuffled
        self.piles = list(differences(world, table, properties(table.game)))
        found = [apart(here, there) for here, there in self.piles]
        self.distance: Distance = (sum(one for one, _ in found), sum(other for _, other in found))

    def wishes(self, which: int, last: bool = False) -> dict[int, dict[int, int]]:
        """What should have lain at which place of which shuffle. A pile in no order of its own tells exactly, of a sorted
        one it does not matter which card becomes which; ``last`` is for another choice."""
        found: dict[int, dict[int, int]] = {}

        def wished(card: int) -> int:
            number, place = card.trail[which] if isinstance(card, Card) else (-1, -1)
            return found.get(number, {}).get(place, card)

        def wish(card: Card, wanted: int) -> None:
            number, place = card.trail[which]
            found.setdefault(number, {}).setdefault(place, wanted)

        for here, there in self.piles:
            if len(here) == len(there) and (here != sorted(here) or there != sorted(there)):
                for card, wanted in zip(here, there, strict=True):
                    if isinstance(card, Card):
                        wish(card, wanted)
        for here, there in self.piles:
            expected = [wished(card) for card in here]
            missing = list((Counter(there) - Counter(expected)).elements())
            extra = Counter(expected) - Counter(there)
            for card in here[::-1] if last else here:
                if missing and isinstance(card, Card) and extra[card] > 0 and wished(card) == card:
                    extra[card] -= 1
                    wish(card, missing.pop())
        return found

    def exchanged(self, which: int, last: bool) -> list[Fall]:
        """The dice that would have put the right cards there: first those that lie wrong, too, change places, then others
        of the same shuffle come. Of several shuffles a card has been through, its first or its last is changed."""
        told = list(self.falls)
        for number, wishes in self.wishes(which, last).items():
            cards, order = list(self.shuffled[number]), list(told[number])
            for place, wanted in wishes.items():
                if cards[place] != wanted:
                    givers = [other for other in range(len(cards)) if cards[other] == wanted != wishes.get(other)]
                    givers.sort(key=lambda other: other not in wishes)
                    for other in givers[:1]:
                        cards[place], cards[other] = cards[other], cards[place]
                        order[place], order[other] = order[other], order[place]
            told[number] = tuple(order)
        return told


def swapped(falls: list[Fall], number: int, one: int, two: int) -> list[Fall]:
    """Two cards of a shuffle change places."""
    order = list(falls[number])
    order[one], order[two] = order[two], order[one]
    return [*falls[:number], tuple(order), *falls[number + 1 :]]


def exchanges(tried: Try) -> Iterator[list[Fall]]:
    """One card lies right, whichever of its copies comes there."""
    for which in (-1, 0):
        for number, wishes in tried.wishes(which).items():
            cards = tried.shuffled[number]
            for place, wanted in wishes.items():
                if cards[place] != wanted:
                    for other in range(len(cards)):
                        if cards[other] == wanted:
                            yield swapped(tried.falls, number, place, other)


IN_A_ROW = 4  # so many exchanges are tried before it is looked whether they have helped
SMALL = 12  # a shuffle of so few cards is tried in every way that two of them can change places


def thrown(falls: list[Fall]) -> Iterator[list[Fall]]:
    """One die falls otherwise."""
    for number, fall in enumerate(falls):
        if len(fall) == 2 and fall[1] < 0:
            for shown in range(-fall[1]):
                if shown != fall[0]:
                    yield [*falls[:number], (shown, fall[1]), *falls[number + 1 :]]


def small_swaps(falls: list[Fall]) -> Iterator[list[Fall]]:
    """Two cards of a small shuffle change places."""
    for number, fall in enumerate(falls):
        if len(fall) <= SMALL and min(fall, default=0) >= 0:
            for one in range(len(fall)):
                for two in range(one):
                    yield swapped(falls, number, one, two)


class Search:
    """Looks for the dice, from one world to the next nearer one."""

    def __init__(self, table: Table, viewer: int | None) -> None:
        self.table = table
        self.viewer = viewer

    def world(self, told: list[Fall]) -> Try:
        return Try(self.table, self.viewer, told)

    def exchanged(self, tried: Try) -> Try:
        """The nearest world that exchanges in a row lead to; in between they may lead away."""
        best = tried
        for first, last in product((-1, 0), (False, True)):
            other = tried
            for turn in range(IN_A_ROW):
                other = self.world(other.exchanged(first if turn == 0 else -1, last))
                if other.distance < best.distance:
                    best = other
                if best.distance == (0, 0):
                    return best
        return best

    def changed(self, tried: Try) -> Try:
        """The first nearer world that one change leads to."""
        for told in (*exchanges(tried), *thrown(tried.falls), *small_swaps(tried.falls)):
            other = self.world(told)
            if other.distance < tried.distance:
                return other
        return tried

    def polished(self, tried: Try) -> Try:
        """As near as exchanges and single changes lead, each for the better."""
        while tried.distance != (0, 0):
            other = self.exchanged(tried)
            if other is tried:
                other = self.changed(tried)
            if other is tried:
                break
            tried = other
        return tried

    def succeeds(self) -> bool:
        best = self.polished(self.world([]))
        while best.distance != (0, 0):
            # A change that leads away at first, and cards that follow it.
            for told in (*thrown(best.falls), *small_swaps(best.falls)):
                other = self.exchanged(self.world(told))
                if other.distance < best.distance:
                    best = self.polished(other)
                    break
            else:
                return False
        return True


def can_imagine(table: Table, viewer: int | None) -> bool:
    """Whether there are dice by which this viewer imagines the table as it is."""
    return Search(table, viewer).succeeds()


def half_made(table: Table) -> set[int]:
    """The seats in the middle of a choice that nobody has seen: imagined worlds put it back to its beginning."""
    return unrevealed(table) & set(table.waiting)
