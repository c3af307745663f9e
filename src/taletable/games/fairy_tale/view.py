"""What each seat may see, what it has seen, and the worlds it can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taletable.games.fairy_tale.cards import ALMIGHTY, MOST, NAMED, NAMES
from taletable.games.fairy_tale.packs import held, holder, left_in, pack_of, played_now, put_back, way
from taletable.games.fairy_tale.questions import LAY, PICK, Lay, Pick
from taletable.games.fairy_tale.rules import Turned
from taletable.games.fairy_tale.scoring import Faces, faces_of, names_of, parts, progress, scored, shared
from taletable.games.fairy_tale.table import NOTHING, PACK, PLAYS, Cards, Tale
from taletable.games.fairy_tale.turning import candidates, certain, duties, mark_forced
from taletable.kernel import View, Views
from taletable.kernel.chance import Chance

if TYPE_CHECKING:
    from taletable.games.fairy_tale import types


class TaleViews(Views[Tale]):
    """The rows lie open; of the hands one sees how many cards they hold."""

    def public(self, table: Tale, view: View) -> None:
        """The rows lie open: a card that lies face down was seen when it was revealed."""
        view["draft"] = table.draft
        view["play"] = table.play
        view["way"] = way(table)
        view["deck"] = len(table.deck)
        # While a pack goes round, a card that is kept counts when everybody has kept one.
        kept = min([len(hand) for hand in table.hands])
        view["hands"] = [kept] * table.seats
        view["phase"] = _phase(table.play, kept)
        faces = faces_of(table)
        rows = [_row(faces, other) for other in range(table.seats)]
        view["rows"] = rows
        view["points"] = shared(table, [sum([laid["points"] for laid in row]) for row in rows])
        view["named"] = [words(named) for named in table.named]

    def fingerprint(self, table: Tale) -> int:
        kept = min([len(hand) for hand in table.hands])
        return hash((tuple(table.rows), tuple(table.named), table.draft, table.play, kept))

    def private(self, table: Tale, view: View, seat: int) -> View:
        """What has not been played is the seat's own."""
        hand = table.hands[seat]
        pack = _pack(table, seat) if isinstance(table.questions[seat], Pick) else None
        return {
            "hand": self.hand(table, seat),
            "pack": None if pack is None else words(pack),
            "if_played": _if_played(table, seat, (*hand, *(pack or ()))),
            "chosen": None if table.chosen[seat] == NOTHING else NAMES[table.chosen[seat]],
            "marked": list(table.marked[seat]),
            "discards": words(table.discards[seat]),
            "memory": _memory(table, seat),
        }

    def hand(self, table: Tale, seat: int) -> list[str]:
        return words(tuple(table.hands[seat]))

    def redeal(self, table: Tale, seat: int | None, chance: Chance) -> None:
        """Deal anew what the seat cannot know: packs and hands, secret choices, discards, and the deck."""
        others = [other for other in range(table.seats) if other != seat]
        unknown = _unseen(table, seat)
        sizes = [len(table.hands[other]) for other in range(table.seats)]
        if table.packs:
            _redeal_draft(table, seat, unknown, chance)
        else:
            chance.shuffle(unknown)
            for other in others:
                table.hands[other] = sorted([unknown.pop() for _ in range(sizes[other])])
        known_gone = () if seat is None else table.gone[seat]
        _redeal_discards(table, others, list(known_gone), unknown, chance)
        table.deck = tuple(unknown)
        for other in others:
            table.gone[other] = ()
            if table.chosen[other] != NOTHING:
                table.chosen[other] = table.hands[other][chance.below(len(table.hands[other]))]
            _rethink(table, other, chance)

    def reopen(self, table: Tale, seat: int) -> None:
        """Cards that were kept go back into the pack, those that were chosen into the hand."""
        question = table.questions[seat]
        for other in range(table.seats):
            if table.questions[other] is None:
                if isinstance(question, Pick):
                    put_back(table, other)
                    table.ask(other, PICK)
                elif isinstance(question, Lay):
                    table.chosen[other] = NOTHING
                    table.ask(other, LAY)


def words(cards: Cards) -> list[str]:
    """Cards by name."""
    return [NAMES[card] for card in cards]


def _phase(played: int, kept: int) -> types.Phase:
    """The part of a draft: keeping cards, playing them, or counting points after the last one."""
    if played == PLAYS and kept == 0:
        return "end"
    return "draft" if kept + played < PACK else "play"


def _row(faces: Faces, seat: int) -> list[types.Laid]:
    """The cards of a row: what each scores and why, how far its needs are met, and what a Trickster stands for."""
    table = faces.table
    names = names_of(faces, seat)
    named = words(table.named[seat])
    shown: list[types.Laid] = []
    for entry, (why, points, args) in zip(table.rows[seat], parts(faces, seat, names), strict=True):
        printed = table.sheet.cards[entry >> 1]
        laid: types.Laid = {"card": printed.id, "down": bool(entry & 1), "why": why, "points": points, "args": args}
        if printed.needs:
            laid["needs"] = _needs(faces, seat, entry >> 1, names)
        if named and printed.effect == ALMIGHTY and not laid["down"]:
            laid["named"] = named.pop(0)
        shown.append(laid)
    return shown


def _needs(faces: Faces, seat: int, card: int, names: list[int]) -> list[types.Progress]:
    """How far each need of a card is met in a seat's row, in the order in which they are printed.

    Where something is missing: who has the most of it (``rival``), or whether it lies there face down (``face_down``).
    """
    printed = faces.table.sheet.cards[card]
    shown: list[types.Progress] = []
    for need, (have, many) in zip(printed.needs, progress(faces, seat, printed, names), strict=True):
        one: types.Progress = {"have": have, "many": many}
        if have < many and printed.scoring == MOST and many in faces.many(need.of):
            one["rival"] = faces.many(need.of).index(many)
        if have < many and printed.scoring == NAMED and 2 * need.of + 1 in faces.table.rows[seat]:
            one["face_down"] = True
        shown.append(one)
    return shown


def _if_played(table: Tale, seat: int, cards: Cards) -> dict[str, types.IfPlayed]:
    """What each of these cards would score if it lay open in the seat's row; only those whose points hang on others."""
    faces = faces_of(table)
    found: dict[str, types.IfPlayed] = {}
    for card in sorted(set(cards)):
        if table.sheet.cards[card].needs:
            then = faces.if_played(seat, card)
            names = names_of(then, seat)
            found[NAMES[card]] = {
                "points": scored(then, seat, card, names)[1],
                "needs": _needs(then, seat, card, names),
            }
    return found


def _pack(table: Tale, seat: int) -> Cards:
    pack = held(table, seat)
    return tuple(left_in(table, pack, len(table.picks[pack])))


def turns_seen(table: Tale, seat: int, pack: int, looks: int) -> list[int]:
    """When this seat had a pack before it in this draft: after how many picks."""
    return [turn for turn in range(looks) if holder(table, pack, turn) == seat]


def looks_taken(table: Tale, seat: int) -> int:
    """How many packs this seat has had before it in this draft: one for each card taken, and one it looks at."""
    looks = 0
    if table.packs:
        for turn in range(PACK):
            looks += len(table.picks[pack_of(table, seat, turn)]) > turn
    return looks + isinstance(table.questions[seat], Pick)


def _memory(table: Tale, seat: int) -> types.Memory:
    """What a person could have written down: the packs that went by, and what must have been thrown away (2.5)."""
    last = [NOTHING] * len(table.packs)
    for turn in range(looks_taken(table, seat)):
        last[pack_of(table, seat, turn)] = turn
    packs: list[types.PassedPack] = []
    for pack, turn in enumerate(last):
        if turn != NOTHING and turn < len(table.picks[pack]):
            passed = left_in(table, pack, turn + 1)
            if passed:
                packs.append({"pack": pack, "turn": turn, "cards": words(tuple(passed))})
    return {"packs": packs, "gone": words(table.gone[seat])}


# Imagining.


class Slot:
    """One pick of this draft: from which pack, as the how-manieth, by whom; and the card, once it is settled."""

    __slots__ = ("card", "owner", "pack", "segment", "turn")

    def __init__(self, pack: int, turn: int, owner: int, segment: int) -> None:
        self.pack = pack
        self.turn = turn
        self.owner = owner
        self.segment = segment
        self.card = NOTHING


class Guess:
    """A draft as one seat knows it: every pick is its own, one of a few known cards, or anything.

    ``segments`` are the cards that are known to have gone to, or to be on their way to, certain picks; segment 0 stands
    for everything the seat has never seen.
    """

    __slots__ = ("segments", "slots", "unknown")

    def __init__(self, table: Tale, seat: int | None, unknown: list[int]) -> None:
        self.unknown = unknown
        self.segments: list[list[int]] = [[]]
        self.slots: list[Slot] = []
        looks = 0 if seat is None else looks_taken(table, seat)
        for pack in range(len(table.packs)):
            self._read(table, pack, [] if seat is None else turns_seen(table, seat, pack, looks))

    def _read(self, table: Tale, pack: int, turns: list[int]) -> None:
        segment = 0
        for turn in range(PACK):
            owner = holder(table, pack, turn)
            slot = Slot(pack, turn, owner, segment)
            self.slots.append(slot)
            if turn in turns:
                here = left_in(table, pack, turn)
                later = [other for other in turns if other > turn]
                if turn < len(table.picks[pack]):
                    slot.card = table.picks[pack][turn]
                    here.remove(slot.card)
                    self.unknown.remove(slot.card)
                if later:
                    for card in left_in(table, pack, later[0]):
                        here.remove(card)
                segment = len(self.segments)
                self.segments.append(here)
                for card in here:
                    self.unknown.remove(card)
                if slot.card == NOTHING:
                    slot.segment = segment

    def settle(self, table: Tale, seat: int | None, chance: Chance) -> None:
        """Give every pick a card that fits all the seat knows."""
        wanted: list[tuple[int, int]] = []
        for owner in range(table.seats):
            if owner != seat:
                wanted += [(owner, card) for card in played_now(table, owner)]
        found = self._place(wanted, 0, chance)
        assert found, "the true game is one of the worlds"
        for segment in self.segments:
            chance.shuffle(segment)
        chance.shuffle(self.unknown)
        for slot in self.slots:
            if slot.card == NOTHING:
                slot.card = self._supply(slot).pop()

    def _supply(self, slot: Slot) -> list[int]:
        return self.segments[slot.segment] if slot.segment else self.unknown

    def _place(self, wanted: list[tuple[int, int]], number: int, chance: Chance) -> bool:
        """What was played must be among what was kept: find a pick for each such card, trying them in random order."""
        if number == len(wanted):
            return True
        owner, card = wanted[number]
        places = [
            place
            for place in range(len(self.slots))
            if self.slots[place].owner == owner
            and self.slots[place].card == NOTHING
            and card in self._supply(self.slots[place])
        ]
        chance.shuffle(places)
        for place in places:
            slot = self.slots[place]
            supply = self._supply(slot)
            supply.remove(card)
            slot.card = card
            if self._place(wanted, number + 1, chance):
                return True
            slot.card = NOTHING
            supply.append(card)
            supply.sort()
        return False


def _unseen(table: Tale, seat: int | None) -> list[int]:
    """Every card but those in rows, the seat's own, and what it knows was thrown away.

    Of the present draft nothing is left out: the packs tell about it.
    """
    left = list(table.sheet.copies[str(table.options["deck"])])
    current = table.play if table.packs else 0
    for other in range(table.seats):
        row = table.rows[other]
        for place in range(len(row) - current):
            left[row[place] >> 1] -= 1
    if seat is not None:
        for card in table.discards[seat]:
            left[card] -= 1
        for card in table.gone[seat]:
            left[card] -= 1
        if not table.packs:
            for card in table.hands[seat]:
                left[card] -= 1
    found: list[int] = []
    for card in range(len(left)):
        for _ in range(left[card]):
            found.append(card)
    return found


def _redeal_draft(table: Tale, seat: int | None, unknown: list[int], chance: Chance) -> None:
    guess = Guess(table, seat, unknown)
    guess.settle(table, seat, chance)
    packs: list[list[int]] = [[] for _ in table.packs]
    picks: list[list[int]] = [[] for _ in table.packs]
    hands: list[list[int]] = [[] for _ in range(table.seats)]
    for slot in guess.slots:
        packs[slot.pack].append(slot.card)
        if slot.turn < len(table.picks[slot.pack]):
            picks[slot.pack].append(slot.card)
            hands[slot.owner].append(slot.card)
    table.packs = tuple([tuple(sorted(pack)) for pack in packs])
    table.picks = [tuple(pick) for pick in picks]
    for other in range(table.seats):
        if other != seat:
            for card in played_now(table, other):
                hands[other].remove(card)
            table.hands[other] = sorted(hands[other])


def _redeal_discards(table: Tale, others: list[int], known: list[int], unknown: list[int], chance: Chance) -> None:
    thrown = known + [unknown.pop() for _ in range(sum([len(table.discards[other]) for other in others]) - len(known))]
    chance.shuffle(thrown)
    for other in others:
        table.discards[other] = tuple(sorted([thrown.pop() for _ in range(len(table.discards[other]))]))


def _rethink(table: Tale, seat: int, chance: Chance) -> None:
    """A choice of cards to turn that nobody has seen: made again at random, or not yet made."""
    task = table.agenda[-1] if table.agenda else None
    if not isinstance(task, Turned):
        return
    turn = task.turn
    categories = duties(table, task.acting, seat)
    table.marked[seat] = () if table.version == 1 else certain(table, turn, seat, categories)
    places = _left(table, turn, seat, categories)
    while places and table.questions[seat] is None:
        table.marked[seat] = (*table.marked[seat], places[chance.below(len(places))])
        places = _left(table, turn, seat, categories)


def _left(table: Tale, turn: int, seat: int, categories: Cards) -> list[int]:
    """What is left to choose from, as the rules of this table have it."""
    if table.version == 1:
        mark_forced(table, turn, seat, categories)
    return candidates(table, turn, seat, categories)
