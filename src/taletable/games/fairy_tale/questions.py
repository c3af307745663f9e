"""What a player is asked: which card to keep, to play and to turn, and what the Trickster stands for."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.fairy_tale import scoring
from taletable.games.fairy_tale.cards import ALMIGHTY, CATEGORIES, FLIP, NAMES, UNFLIP
from taletable.games.fairy_tale.packs import held, keep, left_in, way
from taletable.games.fairy_tale.table import Cards, Tale
from taletable.games.fairy_tale.turning import TurnTask, candidates, causes, certain, fitting, mark_forced, most
from taletable.kernel import Args, IllegalAction, Question, SetQuestion, refusal
from taletable.kernel.cards import onto
from taletable.kernel.sets import set_of


def refused(reason: str, args: Args, clause: str) -> IllegalAction:
    """An answer that is not allowed, for one of the reasons a question declares."""
    return refusal(f"fairy_tale-refusal-{reason}", args, clause)


class Pick(SetQuestion[Tale]):
    """A card of the pack, to be kept; the rest goes on to a neighbour."""

    __slots__ = ()
    name: ClassVar = "pick"
    clause: ClassVar = "2.2"
    refusals: ClassVar = ("not-in-pack",)
    secret: ClassVar = True

    def answers(self, table: Tale, seat: int) -> int:
        return set_of(left_in(table, held(table, seat), len(table.hands[seat])))

    def resolve(self, table: Tale, seat: int, action: int) -> None:
        keep(table, seat, action)

    def refuse(self, table: Tale, seat: int, action: int) -> IllegalAction:
        return refused("not-in-pack", {"card": NAMES[action]}, self.clause)

    def prompt(self, table: Tale, seat: int) -> Args:
        return {"number": len(table.hands[seat]) + 1, "way": way(table)}


class Lay(SetQuestion[Tale]):
    """A card of the hand, to be revealed together with everybody's."""

    __slots__ = ()
    name: ClassVar = "lay"
    clause: ClassVar = "3.1"
    refusals: ClassVar = ("not-in-hand",)
    secret: ClassVar = True

    def answers(self, table: Tale, seat: int) -> int:
        return set_of(table.hands[seat])

    def resolve(self, table: Tale, seat: int, action: int) -> None:
        table.chosen[seat] = action

    def refuse(self, table: Tale, seat: int, action: int) -> IllegalAction:
        return refused("not-in-hand", {"card": NAMES[action]}, self.clause)

    def prompt(self, table: Tale, seat: int) -> Args:
        return {"number": table.play + 1}


class TurnQuestion(SetQuestion[Tale]):
    """The next card of one's own row to be turned; asked until as many are chosen as can be turned (4.6).

    ``categories`` are the seat's duties, one for each card that it has to turn (`turning.duties`), ``turn`` is UNFLIP
    or FLIP. A choice is marked, in secret, and the cards are turned when everybody has chosen (`rules.Turned`).
    """

    __slots__ = ("categories",)
    clause: ClassVar = "4.9"
    rest: ClassVar = ("categories", "category")
    refusals: ClassVar = ("not-in-row", "open-already", "closed-already", "marked-already", "not-fitting", "enough")
    secret: ClassVar = True
    turn: ClassVar[int]

    def __init__(self, categories: Cards) -> None:
        self.categories = categories

    def begin(self, table: Tale, seat: int) -> None:
        """Mark what is turned whatever the seat chooses, and ask about the rest."""
        if table.version > 1:
            table.marked[seat] = certain(table, self.turn, seat, self.categories)
        self.ask_on(table, seat)

    def ask_on(self, table: Tale, seat: int) -> None:
        """Ask for the next card, as long as one can be turned."""
        if table.version == 1:
            mark_forced(table, self.turn, seat, self.categories)
        if self.places(table, seat):
            table.ask(seat, self)

    def places(self, table: Tale, seat: int) -> list[int]:
        """The places in the row that can be chosen."""
        return candidates(table, self.turn, seat, self.categories)

    def answers(self, table: Tale, seat: int) -> int:
        row = table.rows[seat]
        found = 0
        for place in self.places(table, seat):
            found |= 1 << (row[place] >> 1)
        return found

    def resolve(self, table: Tale, seat: int, action: int) -> None:
        row, marked = table.rows[seat], table.marked[seat]
        entry = 2 * action + 1 if self.turn == UNFLIP else 2 * action
        place = 0
        while row[place] != entry or place in marked:  # of several of the name the first one; they are alike
            place += 1
        table.marked[seat] = onto(marked, place)
        self.ask_on(table, seat)

    def refuse(self, table: Tale, seat: int, action: int) -> IllegalAction:
        args: Args = {"card": NAMES[action]}
        own = [entry for entry in table.rows[seat] if entry >> 1 == action]
        if not own:
            return refused("not-in-row", args, "4.2")
        down = 1 if self.turn == UNFLIP else 0
        if all([entry & 1 != down for entry in own]):
            return refused("open-already" if down else "closed-already", args, "4.3")
        if any([table.rows[seat][place] >> 1 == action for place in table.marked[seat]]):
            return refused("marked-already", args, "4.9")
        args |= self.reasons(table, seat)
        fits = [table.sheet.is_in(action, CATEGORIES.index(word)) for word in str(args["category"]).split("|")]
        return refused("enough", args, "4.6") if any(fits) else refused("not-fitting", args, "4.4")

    def prompt(self, table: Tale, seat: int) -> Args:
        places = tuple(fitting(table, self.turn, seat, self.categories))
        left = most(table, seat, places, self.categories) - len(table.marked[seat])
        return {"left": left, **self.reasons(table, seat)}

    def reasons(self, table: Tale, seat: int) -> Args:
        """Of which categories the next card to be turned can be, and because of which cards."""
        task = table.agenda[-1]
        assert isinstance(task, TurnTask)
        left = [table.rows[seat][place] >> 1 for place in self.places(table, seat)]
        categories: list[str] = []
        cards: list[str] = []
        for category, player in zip(self.categories, causes(table, task.acting, seat), strict=True):
            if any([table.sheet.is_in(card, category) for card in left]):
                categories.append(CATEGORIES[category])
                cards.append(NAMES[table.rows[player][-1] >> 1])
        return {"category": "|".join(dict.fromkeys(categories)), "card_cause": "&".join(dict.fromkeys(cards))}


class ChooseOpen(TurnQuestion):
    """The next card to be opened."""

    __slots__ = ()
    name: ClassVar = "choose-open"
    turn: ClassVar = UNFLIP


class ChooseClose(TurnQuestion):
    """The next card to be closed."""

    __slots__ = ()
    name: ClassVar = "choose-close"
    turn: ClassVar = FLIP


class Naming(Question[Tale]):
    """The card that an open Trickster stands for. Seen by all at once."""

    __slots__ = ()
    name: ClassVar = "naming"
    clause: ClassVar = "5.8"
    refusals: ClassVar = ("not-itself", "not-in-deck")

    def legal(self, table: Tale, seat: int) -> list[int]:
        return nameable(table)

    def resolve(self, table: Tale, seat: int, action: int) -> None:
        table.reveal()
        table.named[seat] = onto(table.named[seat], action)
        if table.story is not None:
            table.tell("named", {"seat": seat, "card": NAMES[action]})

    def refuse(self, table: Tale, seat: int, action: int) -> IllegalAction:
        itself = table.sheet.cards[action].effect == ALMIGHTY
        return refused("not-itself" if itself else "not-in-deck", {"card": NAMES[action]}, self.clause)

    def default(self, table: Tale, seat: int) -> int:
        """The best name."""
        return scoring.best_name(scoring.faces_of(table), seat, table.named[seat], nameable(table))

    def prompt(self, table: Tale, seat: int) -> Args:
        names = scoring.helpful_names(scoring.faces_of(table), seat, nameable(table))
        return {"useful": len(names), "card_best": "|".join([NAMES[name] for name in names])}


PICK: Final = Pick()
LAY: Final = Lay()
NAMING: Final = Naming()
QUESTIONS = (Pick, Lay, ChooseOpen, ChooseClose, Naming)


def nameable(table: Tale) -> list[int]:
    """What a Trickster can stand for: every other name in the deck."""
    copies = table.sheet.copies[str(table.options["deck"])]
    return [card for card in range(len(copies)) if copies[card] and table.sheet.cards[card].effect != ALMIGHTY]
