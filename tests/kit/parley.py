"""A game of the tests' own: everybody bids at once and in secret, a die decides, and the best bidder peeks.

It does what the kernel offers and no game on the shelf needs: questions to several seats at the same time, a second
question for one of them before the others have answered, events that only one seat hears, chance in mid-game,
knowledge that stays, shared ranks, and options of every type. Whoever has bid aims at somebody, whatever they have bid,
since the others see who is asked again; only who has bid most hits.
"""

from __future__ import annotations

from typing import TypedDict

from taletable.kernel import (
    Args,
    Dice,
    Frame,
    Game,
    IllegalAction,
    Kind,
    Limits,
    Line,
    Option,
    Options,
    Part,
    Reader,
    Standing,
    Table,
    View,
    refusal,
)
from taletable.kernel.position import sequence, whole
from taletable.kernel.types import Types

DECK = 8
ROUND, REVEAL, BID, AIM = range(4)
KINDS = (Kind("round"), Kind("reveal"), Kind("bid", "1"), Kind("aim", "2"))
BIDS = 3
UNKNOWN = -1
EVENTS = {"dealt": "1", "bid": "1", "peeked": "2"}


class PublicView(TypedDict):
    round: int
    points: list[int]
    card: None
    bid: None
    top: None
    last: list[int]
    peeked: list[bool]
    cards: list[int] | None


class OwnView(TypedDict):
    card: int
    bid: int
    top: int | None


class RoundArgs(TypedDict):
    round: int


class NumberArgs(TypedDict):
    seat: int
    number: int


class ParleyTable(Table):
    """`cards`: one secret card each, then the deck; `bids` and `aims`: this round's, -1 before; `last`: the bids of
    the round before; `peeked`: who knows the top of the deck."""

    def __init__(self, game: Game, options: Options, dice: Dice, agenda: list[Frame], asks: list[Frame | None]) -> None:
        super().__init__(game, options, dice, agenda, asks)
        self.cards: list[int] = list(range(DECK))
        self.gained = [0] * self.seats
        self.bids = [UNKNOWN] * self.seats
        self.aims = [UNKNOWN] * self.seats
        self.peeked = [False] * self.seats
        self.round = 0
        self.last = [0] * self.seats

    def copy(self) -> ParleyTable:
        twin = ParleyTable(self.game, self.options, self.dice.copy(), self.agenda[:], self.asks[:])
        self.copy_onto(twin)
        twin.cards = self.cards[:]
        twin.gained = self.gained[:]
        twin.bids = self.bids[:]
        twin.aims = self.aims[:]
        twin.peeked = self.peeked[:]
        twin.round = self.round
        twin.last = self.last[:]
        return twin

    def set_up(self) -> None:
        self.dice.shuffle(self.cards)
        for seat in range(self.seats):
            if self.story is not None:
                self.tell("dealt", {"seat": seat, "number": self.cards[seat]}, (seat,))
        self.resume()

    def resume(self) -> None:
        self.agenda.append((ROUND,))

    def step(self, frame: Frame) -> None:
        if frame[0] == REVEAL:
            self.reveal_bids()
        elif self.round < int(self.options["rounds"]):
            self.round += 1
            self.agenda += [(ROUND,), (REVEAL,)]
            for seat in range(self.seats):
                self.ask(seat, (BID,))

    def reveal_bids(self) -> None:
        self.reveal()
        lucky = self.dice.below(2)
        best = max(range(self.seats), key=lambda seat: self.bids[seat])
        for seat in range(self.seats):
            self.gained[seat] += self.bids[seat] if lucky or self.options["wild"] else 0
            if self.bids[seat] == BIDS - 1:
                self.gained[self.aims[seat]] -= 1
            if self.story is not None:
                self.tell("bid", {"seat": seat, "number": self.bids[seat]})
        self.peeked[best] = True
        if self.story is not None:
            self.tell("peeked", {"seat": best, "number": self.cards[self.seats]}, (best,))
        self.last = self.bids
        self.bids = [UNKNOWN] * self.seats
        self.aims = [UNKNOWN] * self.seats

    def legal(self, seat: int, ask: Frame) -> list[int]:
        if ask[0] == BID:
            return list(range(BIDS))
        return [BIDS + other for other in range(self.seats) if other != seat]

    def resolve(self, seat: int, ask: Frame, action: int) -> None:
        if ask[0] == AIM:
            self.aims[seat] = action - BIDS
            return
        self.bids[seat] = action
        self.ask(seat, (AIM,))

    def default(self, seat: int, ask: Frame) -> int:
        return self.legal(seat, ask)[0]

    def prompt(self, seat: int, ask: Frame) -> Args:
        return {"round": self.round}

    def explain(self, seat: int, ask: Frame, action: int) -> IllegalAction:
        return refusal("kernel-refusal-no-action", {"word": self.game.actions[action]}, KINDS[ask[0]].clause)

    def points(self) -> list[int]:
        return [self.gained[seat] + self.cards[seat] // 4 for seat in range(self.seats)]

    def score(self) -> tuple[Standing, ...]:
        scores = self.points()
        order = sorted(range(self.seats), key=lambda seat: -scores[seat])
        return tuple(
            Standing(
                seat,
                1 + sum(other > scores[seat] for other in scores),
                scores[seat],
                (Line("total", scores[seat], (Part("total", scores[seat], {}),)),),
            )
            for seat in order
        )

    def look(self, seen: View) -> None:
        seen["round"] = self.round
        seen["points"] = list(self.gained)
        seen["card"] = seen["bid"] = seen["top"] = None
        seen["last"] = list(self.last)
        seen["peeked"] = list(self.peeked)
        seen["cards"] = self.cards[: self.seats] if self.over else None

    def look_as(self, seen: View, seat: int) -> View:
        top = self.cards[self.seats] if self.peeked[seat] else None
        return {"card": self.cards[seat], "bid": self.bids[seat], "top": top}

    def redeal(self, seat: int | None, chance: Dice) -> None:
        self.redeal_cards(seat, chance)
        for other in range(self.seats):
            if other != seat:
                self.bids[other] = UNKNOWN
                self.aims[other] = UNKNOWN
                if self.asks[other] is not None:
                    self.asks[other] = (BID,)
                elif not self.over:
                    self.bids[other] = chance.below(BIDS)
                    self.aims[other] = (other + 1 + chance.below(self.seats - 1)) % self.seats

    def redeal_cards(self, seat: int | None, chance: Dice) -> None:
        known = list(range(self.seats)) if self.over else [] if seat is None else [seat]
        if seat is not None and self.peeked[seat]:
            known.append(self.seats)
        places = [place for place in range(DECK) if place not in known]
        cards = sorted(self.cards[place] for place in places)  # nothing of the true order may shine through
        chance.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            self.cards[place] = card

    def describe(self, written: View) -> None:
        written["cards"] = list(self.cards)
        written["points"] = list(self.gained)
        written["bids"] = list(self.bids)
        written["aims"] = list(self.aims)
        written["peeked"] = [int(peeked) for peeked in self.peeked]
        written["round"] = self.round
        written["last"] = list(self.last)

    def lay_out(self, reader: Reader) -> None:
        self.cards = self.numbers(reader, "cards", DECK, 0, DECK - 1, 0)
        self.gained = self.numbers(reader, "points", self.seats, -100, 100, 0)
        self.bids = self.numbers(reader, "bids", self.seats, UNKNOWN, BIDS - 1, UNKNOWN)
        self.aims = self.numbers(reader, "aims", self.seats, UNKNOWN, self.seats - 1, UNKNOWN)
        self.peeked = [bool(peeked) for peeked in self.numbers(reader, "peeked", self.seats, 0, 1, 0)]
        self.last = self.numbers(reader, "last", self.seats, 0, BIDS - 1, 0)
        self.round = whole(reader.take("round", 0), "round", 0, 10)

    @staticmethod
    def numbers(reader: Reader, key: str, count: int, low: int, high: int, default: int) -> list[int]:
        listed = sequence(reader.take(key, [default] * count), key, count)
        return [whole(number, f"{key}[{place}]", low, high) for place, number in enumerate(listed)]

    def check(self) -> None:
        if sorted(self.cards) != list(range(DECK)):
            raise ValueError("cards must be the numbers 0 to 7 in any order")
        allowed: list[list[Frame]] = [[], [(ROUND,)]] if not self.waiting else [[(ROUND,), (REVEAL,)]]
        if self.agenda not in allowed:
            raise ValueError("agenda: this is not how a round goes")
        for seat, ask in enumerate(self.asks):
            bid = self.bids[seat]
            settled = bid == UNKNOWN if ask == (BID,) or not self.waiting else bid != UNKNOWN
            aimed = self.aims[seat] not in (UNKNOWN, seat) if ask is None and self.waiting else self.aims[seat] < 0
            if not settled or not aimed:
                raise ValueError(f"bids[{seat}] and aims[{seat}] do not fit what is asked")

    def words(self, label: str) -> tuple[str, ...]:
        raise NotImplementedError(label)


class Parley(Game):
    def __init__(self) -> None:
        super().__init__(
            id="parley",
            version=3,
            options=(
                Option("parley", "rounds", 2, (1, 2)),
                Option("parley", "wild", False, (False, True)),
                Option("parley", "motto", "peace", None),
            ),
            actions=(*[f"bid {number}" for number in range(BIDS)], *[f"aim {seat}" for seat in range(3)]),
            kinds=KINDS,
            events=EVENTS,
            messages=(),
            clause_turn="1",
            clause_end="3",
            types=Types(PublicView, OwnView, {"bid": RoundArgs, "aim": RoundArgs}, dict.fromkeys(EVENTS, NumberArgs)),
        )

    def counts(self, options: Options) -> tuple[int, ...]:
        return (2,) if options["wild"] else (2, 3)

    def bounds(self, seats: int, options: Options) -> Limits:
        return Limits(2 * seats * int(options["rounds"]), -5, 9)

    def blank(self, seats: int, options: Options, dice: Dice) -> ParleyTable:
        return ParleyTable(self, options, dice, [], [None] * seats)

    def rule(self, action: int) -> str:
        return "1" if action < BIDS else "2"


PARLEY = Parley()
