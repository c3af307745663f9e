"""A game of the tests' own: everybody bids at once and in secret, a die decides, and the best bidder peeks.

It does what the kernel offers and no game on the shelf needs: questions to several seats at the same time, a second
question for one of them before the others have answered, events that only one seat hears, chance in mid-game,
knowledge that stays, shared ranks, and options of every type. Whoever has bid aims at somebody, whatever they have bid,
since the others see who is asked again; only who has bid most hits.
"""

from __future__ import annotations

from typing import ClassVar, TypedDict

from taletable.kernel import (
    AnyQuestion,
    AnyTask,
    Args,
    Dice,
    Game,
    IllegalAction,
    Limits,
    Line,
    Option,
    Options,
    Part,
    Positions,
    Question,
    Reader,
    Scoring,
    Setup,
    Standing,
    Table,
    Task,
    View,
    Views,
    refusal,
)
from taletable.kernel.chance import Chance
from taletable.kernel.position import sequence, whole
from taletable.kernel.types import Types

DECK = 8
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

    def __init__(
        self, game: Game, options: Options, dice: Dice, agenda: list[AnyTask], questions: list[AnyQuestion | None]
    ) -> None:
        super().__init__(game, options, dice, agenda, questions)
        self.cards: list[int] = list(range(DECK))
        self.gained = [0] * self.seats
        self.bids = [UNKNOWN] * self.seats
        self.aims = [UNKNOWN] * self.seats
        self.peeked = [False] * self.seats
        self.round = 0
        self.last = [0] * self.seats

    def copy(self) -> ParleyTable:
        twin = ParleyTable(self.game, self.options, self.dice.copy(), self.agenda[:], self.questions[:])
        self.copy_onto(twin)
        twin.cards = self.cards[:]
        twin.gained = self.gained[:]
        twin.bids = self.bids[:]
        twin.aims = self.aims[:]
        twin.peeked = self.peeked[:]
        twin.round = self.round
        twin.last = self.last[:]
        return twin


class Bid(Question[ParleyTable]):
    name: ClassVar = "bid"
    secret: ClassVar = True
    clause: ClassVar = "1"

    def legal(self, table: ParleyTable, seat: int) -> list[int]:
        return list(range(BIDS))

    def resolve(self, table: ParleyTable, seat: int, action: int) -> None:
        table.bids[seat] = action
        table.ask(seat, Aim())

    def refuse(self, table: ParleyTable, seat: int, action: int) -> IllegalAction:
        return refusal("kernel-refusal-no-action", {"word": table.game.actions[action]}, self.clause)

    def prompt(self, table: ParleyTable, seat: int) -> Args:
        return {"round": table.round}


class Aim(Bid):
    name: ClassVar = "aim"
    clause: ClassVar = "2"

    def legal(self, table: ParleyTable, seat: int) -> list[int]:
        return [BIDS + other for other in range(table.seats) if other != seat]

    def resolve(self, table: ParleyTable, seat: int, action: int) -> None:
        table.aims[seat] = action - BIDS

    def first_put(self) -> Bid:
        return Bid()


class Round(Task[ParleyTable]):
    name: ClassVar = "round"

    def run(self, table: ParleyTable) -> None:
        if table.round < int(table.options["rounds"]):
            table.round += 1
            table.agenda += [Round(), Reveal()]
            for seat in range(table.seats):
                table.ask(seat, Bid())


class Reveal(Task[ParleyTable]):
    name: ClassVar = "reveal"

    def run(self, table: ParleyTable) -> None:
        table.reveal()
        lucky = table.dice.below(2)
        best = max(range(table.seats), key=lambda seat: table.bids[seat])
        for seat in range(table.seats):
            table.gained[seat] += table.bids[seat] if lucky or table.options["wild"] else 0
            if table.bids[seat] == BIDS - 1:
                table.gained[table.aims[seat]] -= 1
            if table.story is not None:
                table.tell("bid", {"seat": seat, "number": table.bids[seat]})
        table.peeked[best] = True
        if table.story is not None:
            table.tell("peeked", {"seat": best, "number": table.cards[table.seats]}, (best,))
        table.last = table.bids
        table.bids = [UNKNOWN] * table.seats
        table.aims = [UNKNOWN] * table.seats


class ParleySetup(Setup[ParleyTable]):
    def deal(self, table: ParleyTable) -> None:
        table.dice.shuffle(table.cards)
        for seat in range(table.seats):
            if table.story is not None:
                table.tell("dealt", {"seat": seat, "number": table.cards[seat]}, (seat,))
        self.resume(table)

    def resume(self, table: ParleyTable) -> None:
        table.agenda.append(Round())


class ParleyScoring(Scoring[ParleyTable]):
    def points(self, table: ParleyTable) -> list[int]:
        return [table.gained[seat] + table.cards[seat] // 4 for seat in range(table.seats)]

    def standings(self, table: ParleyTable) -> tuple[Standing, ...]:
        scores = self.points(table)
        order = sorted(range(table.seats), key=lambda seat: -scores[seat])
        return tuple(
            Standing(
                seat,
                1 + sum(other > scores[seat] for other in scores),
                scores[seat],
                (Line("total", scores[seat], (Part("total", scores[seat], {}),)),),
            )
            for seat in order
        )


class ParleyViews(Views[ParleyTable]):
    def public(self, table: ParleyTable, view: View) -> None:
        view["round"] = table.round
        view["points"] = list(table.gained)
        view["card"] = view["bid"] = view["top"] = None
        view["last"] = list(table.last)
        view["peeked"] = list(table.peeked)
        view["cards"] = table.cards[: table.seats] if table.over else None

    def private(self, table: ParleyTable, view: View, seat: int) -> View:
        top = table.cards[table.seats] if table.peeked[seat] else None
        return {"card": table.cards[seat], "bid": table.bids[seat], "top": top}

    def redeal(self, table: ParleyTable, seat: int | None, chance: Chance) -> None:
        self.redeal_cards(table, seat, chance)
        for other in range(table.seats):
            if other != seat:
                table.bids[other] = UNKNOWN
                table.aims[other] = UNKNOWN
                asked = table.questions[other]
                if asked is not None:
                    table.questions[other] = asked.first_put()
                elif not table.over:
                    table.bids[other] = chance.below(BIDS)
                    table.aims[other] = (other + 1 + chance.below(table.seats - 1)) % table.seats

    def redeal_cards(self, table: ParleyTable, seat: int | None, chance: Chance) -> None:
        known = list(range(table.seats)) if table.over else [] if seat is None else [seat]
        if seat is not None and table.peeked[seat]:
            known.append(table.seats)
        places = [place for place in range(DECK) if place not in known]
        cards = sorted(table.cards[place] for place in places)  # nothing of the true order may shine through
        chance.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            table.cards[place] = card


class ParleyPositions(Positions[ParleyTable]):
    def write(self, table: ParleyTable, position: View) -> None:
        position["cards"] = list(table.cards)
        position["points"] = list(table.gained)
        position["bids"] = list(table.bids)
        position["aims"] = list(table.aims)
        position["peeked"] = [int(peeked) for peeked in table.peeked]
        position["round"] = table.round
        position["last"] = list(table.last)

    def read(self, table: ParleyTable, reader: Reader) -> None:
        table.cards = self.numbers(reader, "cards", DECK, 0, DECK - 1, 0)
        table.gained = self.numbers(reader, "points", table.seats, -100, 100, 0)
        table.bids = self.numbers(reader, "bids", table.seats, UNKNOWN, BIDS - 1, UNKNOWN)
        table.aims = self.numbers(reader, "aims", table.seats, UNKNOWN, table.seats - 1, UNKNOWN)
        table.peeked = [bool(peeked) for peeked in self.numbers(reader, "peeked", table.seats, 0, 1, 0)]
        table.last = self.numbers(reader, "last", table.seats, 0, BIDS - 1, 0)
        table.round = whole(reader.take("round", 0), "round", 0, 10)

    @staticmethod
    def numbers(reader: Reader, key: str, count: int, low: int, high: int, default: int) -> list[int]:
        listed = sequence(reader.take(key, [default] * count), key, count)
        return [whole(number, f"{key}[{place}]", low, high) for place, number in enumerate(listed)]

    def validate(self, table: ParleyTable) -> None:
        if sorted(table.cards) != list(range(DECK)):
            raise ValueError("cards must be the numbers 0 to 7 in any order")
        allowed: list[list[AnyTask]] = [[], [Round()]] if not table.waiting else [[Round(), Reveal()]]
        if table.agenda not in allowed:
            raise ValueError("agenda: this is not how a round goes")
        for seat, ask in enumerate(table.questions):
            bid = table.bids[seat]
            settled = bid == UNKNOWN if ask == Bid() or not table.waiting else bid != UNKNOWN
            aimed = table.aims[seat] not in (UNKNOWN, seat) if ask is None and table.waiting else table.aims[seat] < 0
            if not settled or not aimed:
                raise ValueError(f"bids[{seat}] and aims[{seat}] do not fit what is asked")


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
            frames=(Round, Reveal, Bid, Aim),
            setup=ParleySetup(),
            scoring=ParleyScoring(),
            views=ParleyViews(),
            positions=ParleyPositions(),
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
