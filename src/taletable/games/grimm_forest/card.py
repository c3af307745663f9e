"""What a card can be: each fable and friend is one class in `cards/`, and all the rules know of it stands there.

A card says when it acts (``moments``), on what condition (``needs``), what it does (`act`), and whom or where it asks
(`who`, `where`, and what follows from the choice). Where the course of a round, a build turn or another card takes
account of a card, it asks the card: the methods below are all that can be asked, and what most cards answer.
"""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.grimm_forest.frames import refused
from taletable.games.grimm_forest.phases import STEP_OF, TURN
from taletable.games.grimm_forest.sheet import FRIEND, NAMES, NOTHING, NUMBERS, PLAIN
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.vocabulary import LOCATIONS
from taletable.kernel import Frame, IllegalAction

# Who must be on its player's location for a card to do anything: anybody, nobody else, or an opponent.
ANYBODY: Final = 0
NOBODY_ELSE: Final = 1
COMPANY: Final = 2


class Card:
    """A fable or friend, plain unless a subclass says otherwise; making one declares it."""

    id = ""
    clause = ""
    sort = PLAIN
    moments: ClassVar[tuple[int, ...]] = ()  # the windows at which it acts while it lies before its player
    due_moments: ClassVar[tuple[int, ...]] = ()  # the same for a next-round card that is due
    needs = ANYBODY
    varied_by = ""  # the option under which it says something else
    frames: ClassVar[tuple[type[Frame], ...]] = ()  # the questions and tasks that only this card has

    # What it asks.
    optional = False  # whom or where it asks may be passed
    two_steps = False  # whom it asks shows nothing before the next answer
    usable = False  # its player is asked whether to use it
    keeps = 0  # how many of the fables it shows are kept
    draws_for_good = False  # those have been drawn, so that others may know some of them
    draws_friends = False  # the friends to choose from have been drawn, and lie beside the deck

    # What other rules take account of.
    attracts_monsters = False  # where it is laid, monsters must be laid
    scatters = False  # while it has yet to act, nobody knows who will be alone
    chooses_last = False  # its player chooses a gather card after all others
    has_special = False  # it has a special action in a build turn (6.11)
    walls_toll = 0  # how many more resources an opponent's walls cost, which go to its player

    def __init__(self) -> None:
        self.number = NUMBERS.get(self.id, NOTHING)
        self.windows = _bits(self.moments)
        self.due_windows = _bits(self.due_moments)
        if self.id:
            CARDS[self.number] = self

    # When it acts, and what it does.

    def acts_at(self, table: Forest, window: int) -> bool:
        """Whether it acts at this moment, by the rules of this table."""
        return bool(self.windows >> window & 1)

    def is_effective(self, table: Forest, seat: int) -> bool:
        """Whether those are there whom it needs."""
        if self.needs == ANYBODY:
            return True
        return table.alone(seat) if self.needs == NOBODY_ELSE else bool(table.others_here(seat))

    def act(self, table: Forest, seat: int, window: int) -> None:
        """What it does at one of its moments."""

    def act_due(self, table: Forest, seat: int, window: int) -> None:
        """What a next-round card does at one of its moments in the next round."""

    def act_laid(self, table: Forest, location: int) -> None:
        """What a unique location does at the end of the gather phase."""

    def is_spent(self, table: Forest, location: int) -> bool:
        """Whether a unique location has met its end (9.6): when nobody is there, if it does not say otherwise."""
        return not table.here(location)

    # What it asks: candidates, and what follows from the choice.

    def who(self, table: Forest, seat: int) -> list[int]:
        """The seats its player can choose from."""
        return []

    def chose_who(self, table: Forest, seat: int, other: int) -> None:
        """A seat is chosen."""

    def where(self, table: Forest, seat: int) -> list[int]:
        """The locations its player can choose from."""
        return []

    def chose_where(self, table: Forest, seat: int, location: int) -> None:
        """A location is chosen."""

    def deny_where(self, table: Forest, location: int) -> IllegalAction:
        """Why not this location."""
        return refused("nothing-there", {"location": LOCATIONS[location]}, self.clause)

    def use(self, table: Forest, seat: int) -> None:
        """Its player has decided to use it."""

    def friends(self, table: Forest) -> list[int]:
        """The friends its player can choose from."""
        return []

    def chose_friend(self, table: Forest, seat: int, friend: int) -> None:
        """A friend is chosen."""

    def kept(self, table: Forest, seat: int, card: int, count: int) -> None:
        """One of the fables that its player looks at is kept, the first of so many."""

    def took(self, table: Forest, taker: int, victim: int, resource: int) -> None:
        """Its player has taken a resource from somebody by it."""

    # Positions: when it can have put a question.

    def step(self) -> int:
        """The step of the round at which it asks: its first moment, or the build turn."""
        moments = self.due_moments or self.moments
        return STEP_OF[moments[0]] if moments else TURN

    def may_ask(self, table: Forest, seat: int) -> bool:
        """Whether it can have asked this seat."""
        return table.stage() == self.step()

    def may_ask_who(self, table: Forest, seat: int) -> bool:
        """The same for the choice of a seat, where that comes at another moment."""
        return self.may_ask(table, seat)

    def may_take(self, table: Forest, seat: int) -> bool:
        """The same for taking from another's store."""
        return True

    def is_prepared(self, table: Forest, seat: int) -> bool:
        """Whether a card that is due has got what it needs before cards are chosen."""
        return True

    def validate(self, table: Forest) -> None:
        """A ValueError if what the table remembers on behalf of this card cannot be."""

    # A fable in the course of a round.

    def revealed(self, table: Forest, seat: int) -> None:
        """What it does before all other fables, when they are revealed."""

    def harvested(self, table: Forest, seat: int) -> None:
        """What a next-round card does in the next round, when everybody has gathered."""

    # A friend in the course of a round.

    def joins(self, table: Forest, seat: int) -> None:
        """It becomes somebody's friend."""

    def leaves(self, table: Forest, seat: int) -> None:
        """It is somebody's friend no more, and with it goes whatever was on it or under it (7.2)."""

    def before_choosing(self, table: Forest, seat: int) -> None:
        """What it does before its player, who is the last, chooses a gather card."""

    def choosing(self, table: Forest, seat: int) -> None:
        """Gather cards are about to be chosen."""

    def cards_up(self, table: Forest, seat: int) -> None:
        """Gather cards have been turned over."""

    def stays_away(self, table: Forest, seat: int) -> bool:
        """Whether its player's pig goes nowhere this round."""
        return False

    def before_harvest(self, table: Forest, seat: int) -> None:
        """All pigs are where they gather."""

    def memories(self, seats: int) -> tuple[str, ...]:
        """What it can remember of a round, in words: `Player.friend_memory` is the place of one of them."""
        return ()

    # A friend in a build turn.

    def special_possible(self, table: Forest, seat: int) -> bool:
        """Whether its special action would do anything now."""
        return True

    def special(self, table: Forest, seat: int) -> None:
        """Its special action."""

    def can_be_released(self, table: Forest, seat: int) -> bool:
        """Whether it can be put away for two resources (6.13)."""
        return False

    def released(self, table: Forest, seat: int) -> None:
        """It has been put away."""

    def hoard(self, table: Forest) -> int:
        """The resources that lie on it."""
        return 0


class Friend(Card):
    """A friend."""

    sort = FRIEND

    def may_ask(self, table: Forest, seat: int) -> bool:
        return table.players[seat].friend == self.number and super().may_ask(table, seat)


def _bits(moments: tuple[int, ...]) -> int:
    """A set of moments, one bit each."""
    return sum([1 << window for window in moments])


# All cards by number. The last place, which is that of `NOTHING`, has a card that does nothing.
CARDS: Final[list[Card]] = [Card()] * (len(NAMES) + 1)


def number_of(id: str) -> int:
    """The number of a card, for rules that really are about this one."""
    return NUMBERS[id]


def friend_of(table: Forest, seat: int) -> Card:
    """The friend of a seat; a card that does nothing where there is none."""
    return CARDS[table.players[seat].friend]


def owner_of(table: Forest, friend: int) -> int:
    """Who has this friend."""
    for seat in range(table.seats):
        if table.players[seat].friend == friend:
            return seat
    return NOTHING
