"""Friends, from Aladdin to Goldilocks."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.grimm_forest.card import COMPANY, NOBODY_ELSE, Friend
from taletable.games.grimm_forest.frames import CardChoice, ForestQuestion, ForestTask, HandQuestion, in_build_turn
from taletable.games.grimm_forest.phases import AT_CARDS, AT_END, AT_START, REVEAL, SELECT, TURN
from taletable.games.grimm_forest.pieces import total
from taletable.games.grimm_forest.questions import ChooseFriend, Keep, Use, ask_who, offer_friend
from taletable.games.grimm_forest.resource_questions import let_gain, let_grab, let_take
from taletable.games.grimm_forest.sheet import NAMES, NOTHING
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.verbs import (
    draw,
    gain_each,
    go,
    part,
    pass_on,
    peek,
    throw_from_hand,
    top_friend,
)
from taletable.games.grimm_forest.vocabulary import ALONE, CARD, LOCATIONS, LOOK, NOWHERE, RESOURCES, TOGETHER
from taletable.kernel.cards import added, different, without

# What Aladdin's friend has said.
SAID_ALONE: Final = 0
SAID_TOGETHER: Final = 1
GUESSES: Final = ("alone", "together")


class Guess(ForestQuestion):
    """Whether you will be alone."""

    __slots__ = ()
    name: ClassVar = "guess"
    clause: ClassVar = "12.1"
    steps: ClassVar = (SELECT,)

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [ALONE, TOGETHER]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        guess = action - ALONE
        table.players[seat].friend_memory = guess
        if table.story is not None:
            table.tell("guessed", {"seat": seat, "guess": GUESSES[guess], "card": ALADDIN.id})

    def fits(self, table: Forest, seat: int) -> bool:
        return ALADDIN.may_ask(table, seat)


class Aladdin(Friend):
    """Say whether you will be alone; who is right gets one of each resource (13.4)."""

    id = "aladdin"
    clause = "12.1"
    moments: ClassVar = (AT_START, AT_END)
    varied_by = "aladdin"
    frames: ClassVar = (Guess,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        if window == AT_START:
            table.ask(seat, GUESS)
            return
        said = table.players[seat].friend_memory
        right = table.alone(seat) if said == SAID_ALONE else said == SAID_TOGETHER and bool(table.others_here(seat))
        if right and table.options["aladdin"] == "one":
            let_gain(table, [seat], 1, 0, self.number)
        elif right:
            gain_each(table, seat, self.number)

    def memories(self, seats: int) -> tuple[str, ...]:
        return GUESSES


GUESS: Final = Guess()
ALADDIN: Final = Aladdin()


class AliBaba(Friend):
    """Steal a resource; if its owner gathers where you do, it goes back."""

    id = "ali-baba"
    clause = "12.2"
    moments: ClassVar = (AT_START,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        ask_who(table, seat, self)

    def who(self, table: Forest, seat: int) -> list[int]:
        return [other for other in table.opponents(seat) if total(table.players[other].store)]

    def chose_who(self, table: Forest, seat: int, other: int) -> None:
        let_take(table, seat, other, 1, 0, self.number)

    def took(self, table: Forest, taker: int, victim: int, resource: int) -> None:
        """He remembers from whom, and what."""
        table.players[taker].friend_memory = victim * 3 + resource

    def memories(self, seats: int) -> tuple[str, ...]:
        return tuple([f"{resource} {seat}" for seat in range(seats) for resource in RESOURCES])

    def before_harvest(self, table: Forest, seat: int) -> None:
        """What was stolen goes back, if it is still there."""
        player = table.players[seat]
        other, resource = player.friend_memory // 3, player.friend_memory % 3
        if player.friend_memory != NOTHING and player.pig != NOWHERE and table.players[other].pig == player.pig:
            pass_on(table, seat, other, resource, min(1, player.store[resource]), self.number)

    def may_take(self, table: Forest, seat: int) -> bool:
        return self.may_ask(table, seat)


ALI_BABA: Final = AliBaba()


class Cinderella(Friend):
    """Be there first, and take two."""

    id = "cinderella"
    clause = "12.3"
    moments: ClassVar = (AT_CARDS,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        location = table.players[seat].gather_card
        go(table, seat, location, self.number)
        let_grab(table, seat, location, 2, self.number)


CINDERELLA: Final = Cinderella()


class Look(ForestQuestion):
    """Which card of an opponent's to look at."""

    __slots__ = ("other",)
    name: ClassVar = "look"
    clause: ClassVar = "12.4"
    args: ClassVar = (("other", "seat"),)
    steps: ClassVar = (REVEAL,)

    def __init__(self, other: int) -> None:
        self.other = other

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [LOOK, LOOK + 1]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        EVIL_QUEEN.look_at(table, seat, self.other, action - LOOK)

    def fits(self, table: Forest, seat: int) -> bool:
        other = self.other
        return EVIL_QUEEN.may_ask(table, seat) and other != seat and table.players[other].fable != NOTHING


class EvilQueen(Friend):
    """Look at an opponent's gather card or fable before you choose, after all others."""

    id = "evil-queen"
    clause = "12.4"
    chooses_last = True
    frames: ClassVar = (Look,)

    def before_choosing(self, table: Forest, seat: int) -> None:
        ask_who(table, seat, self)

    def who(self, table: Forest, seat: int) -> list[int]:
        return table.opponents(seat)

    def chose_who(self, table: Forest, seat: int, other: int) -> None:
        if table.players[other].fable == NOTHING:
            self.look_at(table, seat, other, 0)
        else:
            table.ask(seat, Look(other))

    def look_at(self, table: Forest, seat: int, other: int, what: int) -> None:
        """See the gather card (0) or the fable (1) before an opponent."""
        player = table.players[other]
        if table.story is not None:
            table.tell("looked", {"seat": seat, "seat_other": other, "card": self.id})
        if what == 0:
            player.gather_known_by |= 1 << seat
            if table.story is not None:
                place = LOCATIONS[player.gather_card]
                table.tell("saw-gather", {"seat": seat, "seat_other": other, "location": place}, (seat,))
        else:
            player.fable_known_by |= 1 << seat
            if table.story is not None:
                table.tell("saw-fable", {"seat": seat, "seat_other": other, "card": NAMES[player.fable]}, (seat,))

    def step(self) -> int:
        return REVEAL


EVIL_QUEEN: Final = EvilQueen()


class Spend(HandQuestion):
    """Which fable to discard when the Godmother is put away."""

    __slots__ = ("count",)
    name: ClassVar = "spend"
    clause: ClassVar = "12.5"
    args: ClassVar = (("count", "count"),)
    steps: ClassVar = (TURN,)

    def __init__(self, count: int) -> None:
        self.count = count

    def choose(self, table: Forest, seat: int, action: int) -> None:
        throw_from_hand(table, seat, action - CARD, FAIRY_GODMOTHER.number)
        FAIRY_GODMOTHER.spend(table, seat, self.count - 1)

    def fits(self, table: Forest, seat: int) -> bool:
        return in_build_turn(table, seat) and 1 <= self.count <= 2 and len(table.players[seat].hand) >= self.count


class FairyGodmother(Friend):
    """Two fables, as a special action; she can be put away with two of them for two resources."""

    id = "fairy-godmother"
    clause = "12.5"
    has_special = True
    frames: ClassVar = (Spend,)

    def special_possible(self, table: Forest, seat: int) -> bool:
        return bool(table.deck or table.discard)

    def special(self, table: Forest, seat: int) -> None:
        draw(table, seat, 2, self.number)

    def can_be_released(self, table: Forest, seat: int) -> bool:
        return len(table.players[seat].hand) >= 2

    def released(self, table: Forest, seat: int) -> None:
        self.spend(table, seat, 2)

    def spend(self, table: Forest, seat: int, count: int) -> None:
        """Ask while there is a choice."""
        hand = table.players[seat].hand
        if count > 0 and len(hand) > count and len(different(hand)) > 1:
            table.ask(seat, Spend(count))
            return
        for card in hand[:count]:
            throw_from_hand(table, seat, card, self.number)


FAIRY_GODMOTHER: Final = FairyGodmother()


class FrogPrince(Friend):
    """He leaves for a new friend and a resource (13.5)."""

    id = "frog-prince"
    clause = "12.6"
    moments: ClassVar = (AT_END,)
    needs = COMPANY
    varied_by = "frog_prince"

    def act(self, table: Forest, seat: int, window: int) -> None:
        from_deck = table.options["frog_prince"] == "deck"
        card = top_friend(table) if from_deck else NOTHING  # before he is discarded, so that it is not him again
        part(table, seat, self.id, self.clause)
        let_gain(table, [seat], 1, 0, self.number)
        offer_friend(table, seat, card, self.number)
        if not from_deck and self.friends(table):
            table.ask(seat, ChooseFriend(self.number))

    def friends(self, table: Forest) -> list[int]:
        """Those that were discarded, but himself (13.5)."""
        return different(without(table.friend_discard, self.number))

    def chose_friend(self, table: Forest, seat: int, friend: int) -> None:
        table.friend_discard = without(table.friend_discard, friend)
        offer_friend(table, seat, friend, self.number)


FROG_PRINCE: Final = FrogPrince()

# What the Gingerbread Man remembers.
RAN: Final = 0


class Grabs(ForestTask):
    """A seat takes so many resources from a location."""

    __slots__ = ("card", "count", "location", "seat")
    name: ClassVar = "grabs"
    args: ClassVar = (("seat", "seat"), ("location", "location"), ("count", "count"), ("card", "card"))

    def __init__(self, seat: int, location: int, count: int, card: int) -> None:
        self.seat = seat
        self.location = location
        self.count = count
        self.card = card

    def happen(self, table: Forest) -> None:
        let_grab(table, self.seat, self.location, self.count, self.card)


class GingerbreadMan(Friend):
    """Perhaps one from everywhere instead of going anywhere."""

    id = "gingerbread-man"
    clause = "12.7"
    moments: ClassVar = (AT_CARDS,)
    usable = True
    frames: ClassVar = (Grabs,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        table.ask(seat, Use(self.number))

    def use(self, table: Forest, seat: int) -> None:
        table.players[seat].friend_memory = RAN
        if table.story is not None:
            table.tell("ran", {"seat": seat, "card": self.id})
        for location in reversed(range(len(table.places))):
            table.agenda.append(Grabs(seat, location, 1, self.number))

    def stays_away(self, table: Forest, seat: int) -> bool:
        return table.players[seat].friend_memory == RAN

    def memories(self, seats: int) -> tuple[str, ...]:
        return ("ran",)


GINGERBREAD_MAN: Final = GingerbreadMan()


class GoldenGoose(Friend):
    """A resource; it can be put away for two."""

    id = "golden-goose"
    clause = "12.8"
    moments: ClassVar = (AT_END,)
    needs = NOBODY_ELSE

    def act(self, table: Forest, seat: int, window: int) -> None:
        let_gain(table, [seat], 1, 0, self.number)

    def can_be_released(self, table: Forest, seat: int) -> bool:
        return True


GOLDEN_GOOSE: Final = GoldenGoose()


class PutOnTop(CardChoice):
    """Which of the fables that go back lies on top."""

    __slots__ = ()
    name: ClassVar = "top"
    clause: ClassVar = "12.9"
    steps: ClassVar = (TURN,)

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [CARD + card for card in different(table.drawn)]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        GOLDILOCKS.put_back(table, seat, (*without(table.drawn, action - CARD), action - CARD))

    def fits(self, table: Forest, seat: int) -> bool:
        return in_build_turn(table, seat)

    def is_of_drawn(self) -> bool:
        return True


class Goldilocks(Friend):
    """Look at three fables, keep one, put the others back in any order; nobody else knows the top any more."""

    id = "goldilocks"
    clause = "12.9"
    has_special = True
    keeps = 1
    frames: ClassVar = (PutOnTop,)

    def special_possible(self, table: Forest, seat: int) -> bool:
        return bool(table.deck or table.discard)

    def special(self, table: Forest, seat: int) -> None:
        for player in table.players:
            player.known_top = 0
        peek(table, seat, 3, self.number)
        if len(different(table.drawn)) > 1:
            table.ask(seat, Keep(self.number, 1))
        else:
            self.kept(table, seat, table.drawn[0], 1)

    def kept(self, table: Forest, seat: int, card: int, count: int) -> None:
        """Then the order of the others, if it matters."""
        table.drawn = without(table.drawn, card)
        player = table.players[seat]
        player.hand = added(player.hand, card)
        if len(different(table.drawn)) > 1:
            table.ask(seat, PUT_ON_TOP)
        else:
            self.put_back(table, seat, table.drawn)

    def put_back(self, table: Forest, seat: int, cards: tuple[int, ...]) -> None:
        """Back on the deck, the last one on top; the player knows them."""
        table.deck = (*table.deck, *cards)
        table.players[seat].known_top = len(cards)
        table.drawn = ()


PUT_ON_TOP: Final = PutOnTop()
GOLDILOCKS: Final = Goldilocks()
