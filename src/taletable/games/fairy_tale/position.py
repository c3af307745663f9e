"""A game as text.

    {"seats": 2, "options": {"deck": "advanced"}, "draft": 1, "play": 1,
     "rows": [["dragons-lair", "(demon)"], ["bard"]],
     "hands": [["homesteaders", "bard", "lady", "vampire"], ["bard", "bronze-dragon", "emperor", "vampire"]]}

Cards are listed by name; one that lies face down in a row stands in brackets. Left out, rows, hands and discards are
empty, the cards that lie nowhere are shuffled into the deck, and the next card is played, or the next draft begins if
nobody holds one. ``packs`` and ``picks`` (each pack as it was dealt, and what was taken from it in order) can be left
out once the cards are being played: then nobody remembers the draft.
"""

from __future__ import annotations

from collections import Counter

from taletable.games.fairy_tale.cards import CATEGORIES, FLIP, NAMES, UNFLIP
from taletable.games.fairy_tale.packs import holder, played_now
from taletable.games.fairy_tale.questions import Lay, Naming, Pick, TurnQuestion, nameable
from taletable.games.fairy_tale.rules import DRAFT, NAME, PASS, PLAY, REVEAL, Close, Turned
from taletable.games.fairy_tale.scoring import tricksters
from taletable.games.fairy_tale.table import NOTHING, PACK, PLAYS, Cards, Tale
from taletable.games.fairy_tale.turning import can_all_turn, candidates, certain, duties, fitting, has_choice
from taletable.games.fairy_tale.view import words
from taletable.kernel import Positions, View
from taletable.kernel.position import Reader, sequence, whole, word


class TalePositions(Positions[Tale]):
    """A game as text, and back."""

    def write(self, table: Tale, position: View) -> None:
        """Add to a position what lies on the table."""
        position["draft"] = table.draft
        position["play"] = table.play
        position["rows"] = [
            [f"({NAMES[entry >> 1]})" if entry & 1 else NAMES[entry >> 1] for entry in row] for row in table.rows
        ]
        position["hands"] = [words(tuple(hand)) for hand in table.hands]
        position["chosen"] = [None if card == NOTHING else NAMES[card] for card in table.chosen]
        position["marked"] = [list(marked) for marked in table.marked]
        position["named"] = [words(named) for named in table.named]
        position["discards"] = [words(cards) for cards in table.discards]
        position["gone"] = [words(cards) for cards in table.gone]
        position["packs"] = [words(pack) for pack in table.packs]
        position["picks"] = [words(picks) for picks in table.picks]
        position["deck"] = words(table.deck)

    def read(self, table: Tale, reader: Reader) -> None:
        """Take from a position what lies on the table."""
        table.draft = whole(reader.take("draft", 0), "draft", 0, table.drafts)
        table.play = whole(reader.take("play", 0), "play", 0, PLAYS)
        for seat, row in enumerate(_lists(table, reader, "rows")):
            table.rows[seat] = tuple([_entry(text, f"rows[{seat}][{place}]") for place, text in enumerate(row)])
        table.hands = [sorted(hand) for hand in _cards(table, reader, "hands")]
        for seat, card in enumerate(sequence(reader.take("chosen", [None] * table.seats), "chosen", table.seats)):
            table.chosen[seat] = NOTHING if card is None else word(card, f"chosen[{seat}]", NAMES)
        for seat, places in enumerate(_lists(table, reader, "marked")):
            last = len(table.rows[seat]) - 1
            table.marked[seat] = tuple(
                [whole(place, f"marked[{seat}][{n}]", 0, last) for n, place in enumerate(places)]
            )
        table.named = _cards(table, reader, "named")
        table.discards = _cards(table, reader, "discards")
        table.gone = [tuple(sorted(cards)) for cards in _cards(table, reader, "gone")]
        packs = sequence(reader.take("packs", []), "packs")
        table.packs = tuple(
            [
                tuple(sorted(_names(sequence(pack, f"packs[{number}]", PACK), f"packs[{number}]")))
                for number, pack in enumerate(packs)
            ]
        )
        table.picks = _cards(table, reader, "picks")
        _deck(table, reader)

    def validate(self, table: Tale) -> None:
        """A ValueError if the game could not stand as this table does."""
        if table.packs and len(table.packs) != table.seats:
            raise ValueError(f"packs must have {table.seats} entries, or none")
        if len(table.deck) < PACK * table.seats * (table.drafts - table.draft):
            raise ValueError(f"deck: {len(table.deck)} cards do not last for the drafts to come")
        for seat in range(table.seats):
            _check_seat(table, seat)
        asked = {question.name for question in table.questions if question is not None}
        if len(asked) > 1:
            raise ValueError(f"asks: {' and '.join(sorted(asked))} are never asked at the same time")
        if not _stage(table):
            raise ValueError("agenda and asks: this is not how a game goes")

    def words(self, table: Tale, label: str) -> tuple[str, ...]:
        return CATEGORIES if label == "category" else tuple([str(seat) for seat in range(table.seats)])


def _lists(table: Tale, reader: Reader, key: str) -> list[list[object]]:
    listed = sequence(reader.take(key, [[]] * table.seats), key, table.seats)
    return [sequence(inner, f"{key}[{seat}]") for seat, inner in enumerate(listed)]


def _cards(table: Tale, reader: Reader, key: str) -> list[Cards]:
    return [_names(listed, f"{key}[{seat}]") for seat, listed in enumerate(_lists(table, reader, key))]


def _names(listed: list[object], where: str) -> Cards:
    return tuple([word(name, f"{where}[{place}]", NAMES) for place, name in enumerate(listed)])


def _entry(text: object, where: str) -> int:
    if isinstance(text, str) and text.startswith("(") and text.endswith(")"):
        return 2 * word(text[1:-1], where, NAMES) + 1
    return 2 * word(text, where, NAMES)


def _deck(table: Tale, reader: Reader) -> None:
    """What lies nowhere else is the deck."""
    left = Counter(table.sheet.decks[str(table.options["deck"])])
    left.subtract(laid(table))
    for card, count in left.items():
        if count < 0:
            raise ValueError(f"the deck has {-count} copies of '{NAMES[card]}' fewer than lie on this table")
    listed = reader.take("deck", None)
    if listed is None:
        rest = sorted(left.elements())
        table.dice.shuffle(rest)
        table.deck = tuple(rest)
        return
    table.deck = _names(sequence(listed, "deck"), "deck")
    if Counter(table.deck) != +left:
        raise ValueError("deck: with the cards that lie elsewhere this is not the whole deck")


def laid(table: Tale) -> list[int]:
    """Every card that is not in the deck."""
    current = table.play if table.packs else 0
    found = [card for pack in table.packs for card in pack]
    for seat in range(table.seats):
        row = table.rows[seat]
        found += [entry >> 1 for entry in row[: max(0, len(row) - current)]]
        found += table.discards[seat]
        if not table.packs:
            found += table.hands[seat]
    return found


def _check_seat(table: Tale, seat: int) -> None:
    if len(table.named[seat]) > tricksters(table, seat) or not set(table.named[seat]) <= set(nameable(table)):
        raise ValueError(f"named[{seat}]: only an open trickster of this seat can be named, as a card of this deck")
    others = Counter([card for other in range(table.seats) if other != seat for card in table.discards[other]])
    if Counter(table.gone[seat]) - others:
        raise ValueError(f"gone[{seat}]: the others have not thrown all of this away")
    if len(set(table.marked[seat])) != len(table.marked[seat]):
        raise ValueError(f"marked[{seat}] has a place twice")
    if table.packs and len(table.rows[seat]) < table.play:
        raise ValueError(f"rows[{seat}] has fewer cards than were played in this draft")
    if table.chosen[seat] != NOTHING and table.chosen[seat] not in table.hands[seat]:
        raise ValueError(f"chosen[{seat}] is not in that hand")
    if table.packs:
        _check_draft(table, seat)


def _check_draft(table: Tale, seat: int) -> None:
    """The hand must be what the picks give, less what was played."""
    kept: Counter[int] = Counter()
    for pack in range(table.seats):
        if Counter(table.picks[pack]) - Counter(table.packs[pack]):
            raise ValueError(f"picks[{pack}]: not all of these cards are in that pack")
        for turn, card in enumerate(table.picks[pack]):
            if holder(table, pack, turn) == seat:
                kept[card] += 1
    played = Counter(played_now(table, seat))
    if played - kept or Counter(table.hands[seat]) != kept - played:
        raise ValueError(f"hands[{seat}] does not fit what that seat has picked and played in this draft")


def _stage(table: Tale) -> bool:
    """Whether agenda and questions are such as arise together."""
    agenda = table.agenda
    asked = [question for question in table.questions if question is not None]
    if not asked:
        return _at_rest(table)
    question = asked[0]
    if isinstance(question, Pick):
        return agenda == [PASS] and _picking(table)
    if any([len(hand) != PACK - table.play for hand in table.hands]) and not isinstance(question, Naming):
        return False
    idle = not any(table.marked)
    if isinstance(question, Lay):
        answered = [(table.questions[seat] is None) is (table.chosen[seat] != NOTHING) for seat in range(table.seats)]
        return agenda == [REVEAL] and idle and all(answered) and table.play < PLAYS
    if any([card != NOTHING for card in table.chosen]):
        return False
    if isinstance(question, TurnQuestion):
        return _turning(table, question.turn)
    seat = table.waiting[0]
    before = [len(table.named[other]) == tricksters(table, other) for other in range(seat)]
    waits = len(table.named[seat]) < tricksters(table, seat) and all(before) and not any(table.named[seat + 1 :])
    return agenda == [NAME] and len(asked) == 1 and waits and idle and _finished(table)


def _at_rest(table: Tale) -> bool:
    """Nobody is asked: the game is over, a draft begins, or a card is played."""
    if any(table.marked) or any([card != NOTHING for card in table.chosen]):
        return False
    if not table.agenda:
        named = [len(table.named[seat]) == tricksters(table, seat) for seat in range(table.seats)]
        return _finished(table) and all(named)
    if any(table.named):
        return False
    if table.agenda == [DRAFT]:
        return not any(table.hands) and not table.packs
    return table.agenda == [PLAY] and all([len(hand) == PACK - table.play for hand in table.hands])


def _finished(table: Tale) -> bool:
    return table.draft == table.drafts and not any(table.hands) and not table.packs


def _picking(table: Tale) -> bool:
    """Everybody has taken as many cards, but for those who have answered: they have one more."""
    if not table.packs or table.play or any(table.marked) or any(table.named) or table.draft == 0:
        return False
    done = min([len(hand) for hand in table.hands])
    if done > PACK - 2 or any([card != NOTHING for card in table.chosen]):
        return False
    return all(
        [len(table.hands[seat]) == done + (table.questions[seat] is None) for seat in range(table.seats)]
    ) and all(
        [
            len(table.picks[pack]) == done + (table.questions[holder(table, pack, done)] is None)
            for pack in range(table.seats)
        ]
    )


def _turning(table: Tale, turn: int) -> bool:
    """Cards are being chosen to be turned: duties, marks and what is asked must agree."""
    agenda = table.agenda
    last = agenda[-1] if agenda else None
    if not isinstance(last, Turned) or last.turn != turn or any(table.named) or table.play == 0 or not all(table.rows):
        return False
    # What is closed comes after everything is opened (4.5).
    closing = [task for task in agenda if isinstance(task, Close)] if turn == UNFLIP else []
    if agenda != [PLAY, *closing[:1], last] or not _acting(table, last.acting, turn):
        return False
    if not all([_acting(table, task.acting, FLIP) for task in closing]):
        return False
    return all([_turn_sound(table, turn, last.acting, seat) for seat in range(table.seats)])


def _acting(table: Tale, acting: Cards, turn: int) -> bool:
    """Whether these seats, in order, have just played cards that turn others this way."""
    effects = [table.sheet.cards[table.rows[seat][-1] >> 1].effect for seat in acting]
    return list(acting) == sorted(set(acting)) and all([effect == turn for effect in effects]) and bool(effects)


def _turn_sound(table: Tale, turn: int, acting: Cards, seat: int) -> bool:
    categories = duties(table, acting, seat)
    marked = table.marked[seat]
    places = fitting(table, turn, seat, categories)
    if any([place not in places for place in marked]) or not can_all_turn(table, seat, marked, categories):
        return False
    if table.version > 1:
        settled = certain(table, turn, seat, categories)
        if marked[: len(settled)] != settled:
            return False
    question = table.questions[seat]
    if question is None:
        return not candidates(table, turn, seat, categories)
    assert isinstance(question, TurnQuestion)
    return question.categories == categories and has_choice(table, turn, seat, categories)
