"""The course of play: set-up, drafts, reveals, turning cards, and naming the Trickster."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.fairy_tale import scoring
from taletable.games.fairy_tale.cards import FLIP, HUNT, NAMES, UNFLIP
from taletable.games.fairy_tale.packs import held, keep, left_in, remember, way
from taletable.games.fairy_tale.questions import LAY, NAMING, PICK, ChooseClose, ChooseOpen
from taletable.games.fairy_tale.table import NOTHING, PACK, PLAYS, Cards, Tale
from taletable.games.fairy_tale.turning import TurnTask, causes, duties, serving
from taletable.kernel import AnyQuestion, AnyTask, Args, Setup, Task
from taletable.kernel.cards import onto, take_out


class TaleSetup(Setup[Tale]):
    """Set-up."""

    def deal(self, table: Tale) -> None:
        """Shuffle the deck (1.4)."""
        cards = list(table.sheet.decks[str(table.options["deck"])])
        table.dice.shuffle(cards)
        table.deck = tuple(cards)
        self.resume(table)

    def resume(self, table: Tale) -> None:
        """The next card to be played, or the next draft."""
        table.agenda.append(PLAY if any(table.hands) else DRAFT)


# Drafts.


class Draft(Task[Tale]):
    """Five cards each are dealt, or the end has come (2.1)."""

    __slots__ = ()
    name: ClassVar = "draft"

    def run(self, table: Tale) -> None:
        if table.draft == table.drafts:
            table.agenda.append(NAME)
            return
        table.draft += 1
        table.play = 0
        seats = table.seats
        table.packs = tuple([tuple(sorted(table.deck[PACK * seat : PACK * (seat + 1)])) for seat in range(seats)])
        table.deck = table.deck[PACK * seats :]
        table.picks = [()] * seats
        if table.story is not None:
            table.tell("draft", {"draft": table.draft, "drafts": table.drafts, "way": way(table)})
        table.reveal()
        ask_all(table, PICK, PASS)


class Pass(Task[Tale]):
    """Everybody has kept a card: the packs go on. The last card of a pack is nobody's choice (2.3)."""

    __slots__ = ()
    name: ClassVar = "pass"

    def run(self, table: Tale) -> None:
        table.reveal()
        if table.story is not None:
            table.tell("passed", {"way": way(table)})
        if len(table.hands[0]) < PACK - 1:
            ask_all(table, PICK, PASS)
            return
        for seat in range(table.seats):
            keep(table, seat, left_in(table, held(table, seat), PACK - 1)[0])
        table.agenda.append(PLAY)


# Playing.


class Play(Task[Tale]):
    """The next of three cards; after that the rest is thrown away (3.1, 3.3)."""

    __slots__ = ()
    name: ClassVar = "play"

    def run(self, table: Tale) -> None:
        if table.play < PLAYS:
            ask_all(table, LAY, REVEAL)
            return
        remember(table)
        for seat in range(table.seats):
            table.discards[seat] = table.discards[seat] + tuple(table.hands[seat])
            if table.story is not None:
                table.tell("discarded", {"seat": seat, "count": len(table.hands[seat])})
            table.hands[seat] = []
        table.packs = ()
        table.picks = [()] * table.seats
        table.agenda.append(DRAFT)


class Reveal(Task[Tale]):
    """All chosen cards enter play at once; what is hunted enters face down and does nothing (3.2, 4.10, 4.11)."""

    __slots__ = ()
    name: ClassVar = "reveal"

    def run(self, table: Tale) -> None:
        table.reveal()
        table.play += 1
        revealed = table.chosen[:]
        opening: Cards = ()
        closing: Cards = ()
        for seat in range(table.seats):
            card = revealed[seat]
            hunter = _hunter_of(table, revealed, seat)
            take_out(table.hands[seat], card)
            table.rows[seat] = onto(table.rows[seat], 2 * card if hunter == NOTHING else 2 * card + 1)
            table.chosen[seat] = NOTHING
            if hunter == NOTHING:
                effect = table.sheet.cards[card].effect
                if effect == UNFLIP:
                    opening = onto(opening, seat)
                elif effect == FLIP:
                    closing = onto(closing, seat)
            if table.story is not None:
                args: Args = {"seat": seat, "card": NAMES[card]}
                if hunter == NOTHING:
                    table.tell("played", args)
                else:
                    table.tell("hunted", {**args, "card_cause": NAMES[revealed[hunter]]})
        # 4.5: first everything is opened, then everything is closed. The last task comes first.
        table.agenda.append(PLAY)
        if closing:
            table.agenda.append(Close(closing))
        if opening:
            table.agenda.append(Open(opening))


def _hunter_of(table: Tale, revealed: list[int], seat: int) -> int:
    """Whose card, revealed at the same moment, hunts this seat's."""
    for hunter in range(table.seats):
        card = table.sheet.cards[revealed[hunter]]
        if card.effect == HUNT and hunter != seat and table.sheet.is_in(revealed[seat], card.target):
            return hunter
    return NOTHING


# Turning cards.


class Open(TurnTask):
    """Everybody chooses what to open at the same time; only who has a choice is asked (4.9)."""

    __slots__ = ()
    name: ClassVar = "open"

    def run(self, table: Tale) -> None:
        table.agenda.append(Opened(self.acting))
        for seat in range(table.seats):
            categories = duties(table, self.acting, seat)
            if categories:
                ChooseOpen(categories).begin(table, seat)


class Close(TurnTask):
    """Everybody chooses what to close, in the same way."""

    __slots__ = ()
    name: ClassVar = "close"

    def run(self, table: Tale) -> None:
        table.agenda.append(Closed(self.acting))
        for seat in range(table.seats):
            categories = duties(table, self.acting, seat)
            if categories:
                ChooseClose(categories).begin(table, seat)


class Turned(TurnTask):
    """What is marked is turned, all at once (4.3); its name is that of the event, too."""

    __slots__ = ()
    turn: ClassVar[int]

    def run(self, table: Tale) -> None:
        table.reveal()
        if table.story is not None:
            self.tell(table)
        for seat in range(table.seats):
            for place in table.marked[seat]:
                row = list(table.rows[seat])
                row[place] ^= 1
                table.rows[seat] = tuple(row)
            table.marked[seat] = ()

    def tell(self, table: Tale) -> None:
        """Which cards are turned, each with the card that makes it turn; and which card turns nothing (4.8)."""
        idle = list(self.acting)
        for seat in range(table.seats):
            players = causes(table, self.acting, seat)
            served = serving(table, seat, table.marked[seat], duties(table, self.acting, seat))
            for number, place in enumerate(table.marked[seat]):
                player = players[served.index(number)]
                card, cause = table.rows[seat][place] >> 1, table.rows[player][-1] >> 1
                table.tell(self.name, {"seat": seat, "card": NAMES[card], "card_cause": NAMES[cause]})
                if player in idle:
                    idle.remove(player)
        for player in idle:
            table.tell("idle", {"seat": player, "card": NAMES[table.rows[player][-1] >> 1]})


class Opened(Turned):
    """The chosen cards are opened."""

    __slots__ = ()
    name: ClassVar = "opened"
    turn: ClassVar = UNFLIP


class Closed(Turned):
    """The chosen cards are closed."""

    __slots__ = ()
    name: ClassVar = "closed"
    turn: ClassVar = FLIP


# The Trickster.


class Name(Task[Tale]):
    """Each open Trickster is given a name by its owner (5.8); then the game is over."""

    __slots__ = ()
    name: ClassVar = "name"

    def run(self, table: Tale) -> None:
        for seat in range(table.seats):
            if len(table.named[seat]) < scoring.tricksters(table, seat):
                table.agenda.append(NAME)
                table.ask(seat, NAMING)
                return


DRAFT: Final = Draft()
PASS: Final = Pass()
PLAY: Final = Play()
REVEAL: Final = Reveal()
NAME: Final = Name()
TASKS = (Draft, Pass, Play, Reveal, Open, Opened, Close, Closed, Name)


def ask_all(table: Tale, question: AnyQuestion, then: AnyTask) -> None:
    """Ask everybody at the same time; what comes after that waits for all answers."""
    table.agenda.append(then)
    for seat in range(table.seats):
        table.ask(seat, question)
