"""A game as text.

    {"seats": 3, "turns": 4, "settings": ["a1", "b2"], "time": "day",
     "players": [{"hand": ["dragon", "king"], "front": ["witch"], "items": {"coin": 2}, "score": [3, 1, 0, 0, 0, 0]},
                 {}, {}],
     "middle": ["merchant"], "discard": ["enchantment"]}

Whatever is left out is empty, and it is night; cards that lie nowhere are shuffled into the deck, and the next turn
begins. ``score`` are points from the corners of cards, their effects, lasting effects, deals, pacts and balls. The
``deck``, ``pact_deck`` and ``stack`` run from bottom to top. A token is `mouse-slipper-dark`, by which side is up, or
`mouse-slipper-dark seen` when everybody knows what is below.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from taletable.games.dark_tales import palace
from taletable.games.dark_tales.bargains import ForAll
from taletable.games.dark_tales.cards import (
    BASE,
    DAY_CARD,
    DECKS,
    FIRST_DEAL,
    FIRST_FOR_ALL,
    FIRST_LASTING,
    FIRST_PACT,
    MOST_DEALS,
    NAMES,
    NIGHT_CARD,
    NO_CARD,
    PACTS,
    PROGRAMS,
    SETTINGS,
    SUPPLY,
    ZONES,
)
from taletable.games.dark_tales.cursor import NO_ONE, NO_ZONE, Cursor
from taletable.games.dark_tales.language import ITEMS
from taletable.games.dark_tales.palace import Ball
from taletable.games.dark_tales.programs import PLAY, Run, Settle
from taletable.games.dark_tales.questions import TaleQuestion
from taletable.games.dark_tales.rules import END_TURN, MOST_TURNS, TURN
from taletable.games.dark_tales.table import Cards, Couple, Tale
from taletable.games.dark_tales.tokens import LIGHT, SEEN
from taletable.games.dark_tales.view import listed, time, words
from taletable.games.dark_tales.vocabulary import SEATS, TOKENS
from taletable.kernel import AnyTask, Positions, View
from taletable.kernel.cards import replaced
from taletable.kernel.position import Reader, sequence, whole, word

TIMES: Final = ("night", "day", "neither")
MOST: Final = 999

# The words that stand for the numbers in a frame.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "card": (*NAMES, "none"),
    "pact": PACTS,
    "count": tuple([str(number) for number in range(60)]),
    "program": PROGRAMS,
    "seat": tuple([str(seat) for seat in range(SEATS)]),
    "zone": (*ZONES, "none"),
}


class TalePositions(Positions[Tale]):
    """A game as text, and back."""

    def write(self, table: Tale, position: View) -> None:
        """Add to a position what lies on the table."""
        position["settings"] = [SETTINGS[number] for number in table.settings]
        position["time"] = time(table) or "neither"
        position["first"] = table.first
        position["turns"] = table.turns
        position["players"] = [
            {
                "hand": words(tuple(table.hands[seat])),
                "front": words(table.fronts[seat]),
                "items": listed(table.items[seat]),
                "score": list(table.tallies[seat]),
                "pacts": [PACTS[pact] for pact in table.pacts[seat]],
                "tokens": [_token(token) for token in table.tokens[seat]],
                "couples": [[NAMES[card], NAMES[partner], common] for card, partner, common in table.couples[seat]],
                "known": [words(cards) for cards in table.known[seat]],
            }
            for seat in range(table.seats)
        ]
        position["known"] = [words(cards) for cards in table.known[table.seats]]
        position["middle"] = words(table.middle)
        position["discard"] = words(table.discard)
        position["removed"] = words(table.removed)
        position["resolving"] = words(table.resolving)
        position["deck"] = words(tuple(table.deck))
        position["pact_discard"] = [PACTS[pact] for pact in table.pact_discard]
        position["pact_deck"] = [PACTS[pact] for pact in table.pact_deck]
        position["ball"] = words(table.ball)
        position["stack"] = [_token(token) for token in table.stack]

    def read(self, table: Tale, reader: Reader) -> None:
        """Take from a position what lies on the table."""
        settings = sequence(reader.take("settings", ["a1", "b1"]), "settings", 2)
        chosen = [word(id, f"settings[{n}]", SETTINGS) for n, id in enumerate(settings)]
        table.settings = (chosen[0], chosen[1])
        table.sky = (NIGHT_CARD, DAY_CARD, NO_CARD)[
            word(reader.take("time", "day" if table.palace else "night"), "time", TIMES)
        ]
        table.first = whole(reader.take("first", 0), "first", 0, table.seats - 1)
        table.turns = whole(reader.take("turns", 0), "turns", 0, MOST_TURNS)
        players = sequence(reader.take("players", [{}] * table.seats), "players", table.seats)
        for seat, fields in enumerate(players):
            _player(table, seat, Reader(fields, f"players[{seat}]"))
        _known(table, table.seats, reader)
        held = [sum([items[item] for items in table.items]) for item in range(4)]
        left = [SUPPLY[item] - held[item] for item in range(4)]
        if min(left) < 0:
            item = left.index(min(left))
            raise ValueError(f"there are only {SUPPLY[item]} of '{ITEMS[item]}'")
        table.supply = left
        table.middle = _cards(reader, "middle")
        table.discard = _cards(reader, "discard")
        table.removed = tuple(sorted(_cards(reader, "removed")))
        table.resolving = _cards(reader, "resolving")
        table.ball = _cards(reader, "ball")
        _deck(table, reader)
        table.pact_discard = _pact_names(reader.take("pact_discard", []), "pact_discard")
        _pact_deck(table, reader)
        _stack(table, reader)

    def validate(self, table: Tale) -> None:
        """A ValueError if the game could not stand as this table does."""
        first, second = [SETTINGS[number][0] for number in table.settings]
        if (first, second) != ("a", "b"):
            raise ValueError("settings must be an a and a b")
        if any([table.sheet.settings[number].palace for number in table.settings]):
            raise ValueError("settings: those of Cinderella are in play beside two others")
        if table.palace and table.sky == NO_CARD:
            raise ValueError("time: with Cinderella it is always night or day")
        _check_ball(table)
        for seat in range(table.seats):
            for other, cards in enumerate(table.known[seat]):
                if Counter(cards) - Counter(table.hands[other]) or (cards and other == seat):
                    raise ValueError(f"players[{seat}].known[{other}]: these cards are not all in that hand")
                if other != seat and Counter(table.known[table.seats][other]) - Counter(cards):
                    raise ValueError(f"known[{other}]: what everybody knows, players[{seat}] knows too")
            if any([card in (NIGHT_CARD, DAY_CARD) for card in table.fronts[seat]]):
                raise ValueError(f"players[{seat}].front: night and day lie in the middle, as the time")
        if any([card in (NIGHT_CARD, DAY_CARD) for card in table.middle]):
            raise ValueError("middle: night and day lie there as the time")
        if not _agenda_fits(table):
            raise ValueError("agenda: this is not how a turn goes")
        if not _question_fits(table):
            raise ValueError("asks: these questions do not arise at this table")

    def words(self, table: Tale, label: str) -> tuple[str, ...]:
        return WORDS[label][: table.seats] if label == "seat" else WORDS[label]


def _token(token: int) -> str:
    """A token by what it is and which side is up; a dark one can be known to all."""
    return TOKENS[token // 2] + (" seen" if token & SEEN and not token & LIGHT else "")


def _pact_names(listed: object, where: str) -> Cards:
    return tuple([word(name, f"{where}[{place}]", PACTS) for place, name in enumerate(sequence(listed, where))])


def _pact_deck(table: Tale, reader: Reader) -> None:
    """The pacts that lie nowhere else, if there are any in this game."""
    left = Counter(table.sheet.bargains() if table.options["expansion"] == "mermaid" else ())
    left.subtract([*table.pact_discard, *[pact for pacts in table.pacts for pact in pacts]])
    if any([count < 0 for count in left.values()]):
        raise ValueError("pacts: there are not so many of them in this game")
    listed = reader.take("pact_deck", None)
    if listed is None:
        rest = sorted(left.elements())
        table.dice.shuffle(rest)
        table.pact_deck = tuple(rest)
        return
    table.pact_deck = _pact_names(listed, "pact_deck")
    if Counter(table.pact_deck) != +left:
        raise ValueError("pact_deck: with the pacts that lie elsewhere these are not all of them")


def _token_names(listed: object, where: str) -> Cards:
    """Tokens; everybody knows both sides of one whose light side is up."""
    found = []
    for place, name in enumerate(sequence(listed, where)):
        seen = isinstance(name, str) and name.endswith("-dark seen")
        token = 2 * word(name.removesuffix(" seen") if seen else name, f"{where}[{place}]", TOKENS)
        found.append(token | SEEN if seen or token & LIGHT else token)
    return tuple(found)


def _couple(listed: object, where: str) -> Couple:
    card, partner, common = sequence(listed, where, 3)
    return (
        word(card, f"{where}[0]", NAMES),
        word(partner, f"{where}[1]", NAMES),
        whole(common, f"{where}[2]", 0, 1),
    )


def _stack(table: Tale, reader: Reader) -> None:
    """The tokens that lie before nobody, if there are any in this game."""
    left = Counter(table.sheet.stack() if table.palace else ())
    left.subtract([token // 4 for tokens in table.tokens for token in tokens])
    if any([count < 0 for count in left.values()]):
        raise ValueError("tokens: there are not so many of them in this game")
    listed = reader.take("stack", None)
    if listed is None:
        rest = [4 * token for token in sorted(left.elements())]
        table.dice.shuffle(rest)
        table.stack = tuple(rest)
        return
    table.stack = _token_names(listed, "stack")
    if Counter([token // 4 for token in table.stack]) != +left or any([token & LIGHT for token in table.stack]):
        raise ValueError("stack: with the tokens before players these are not all of them, dark side up")


def _player(table: Tale, seat: int, reader: Reader) -> None:
    table.hands[seat] = sorted(_cards(reader, "hand"))
    table.fronts[seat] = _cards(reader, "front")
    fields = Reader(reader.take("items", {}), "items")
    found = [whole(fields.take(item, 0), f"items.{item}", 0, SUPPLY[n]) for n, item in enumerate(ITEMS)]
    fields.finish()
    table.items[seat] = found
    got = sequence(reader.take("score", [0, 0, 0, 0, 0, 0]), "score", 6)
    table.tallies[seat] = [whole(points, f"score[{n}]", -MOST, MOST) for n, points in enumerate(got)]
    table.pacts = replaced(table.pacts, seat, _pact_names(reader.take("pacts", []), "pacts"))
    table.tokens = replaced(table.tokens, seat, _token_names(reader.take("tokens", []), "tokens"))
    couples = sequence(reader.take("couples", []), "couples")
    dancing = tuple([_couple(couple, f"couples[{number}]") for number, couple in enumerate(couples)])
    table.couples = (*table.couples[:seat], dancing, *table.couples[seat + 1 :])
    _known(table, seat, reader)
    reader.finish()


def _known(table: Tale, observer: int, reader: Reader) -> None:
    """What a seat knows of each hand, or what everybody does."""
    known = sequence(reader.take("known", [[]] * table.seats), "known", table.seats)
    table.known[observer] = tuple([tuple(sorted(_names(cards, f"known[{n}]"))) for n, cards in enumerate(known)])


def _cards(reader: Reader, key: str) -> Cards:
    return _names(reader.take(key, []), key)


def _names(listed: object, where: str) -> Cards:
    return tuple([word(name, f"{where}[{place}]", NAMES) for place, name in enumerate(sequence(listed, where))])


def _deck(table: Tale, reader: Reader) -> None:
    """What lies nowhere else is in the deck."""
    left = Counter(table.sheet.deck(BASE))
    if table.options["expansion"] != "none":
        left.update(table.sheet.deck(DECKS.index(str(table.options["expansion"]))))
    if table.palace:
        del left[NIGHT_CARD], left[DAY_CARD]
    elif table.sky != NO_CARD:
        left.subtract([table.sky])
    left.subtract([card for zone in (*table.hands, *table.fronts) for card in zone])
    left.subtract([*table.middle, *table.discard, *table.removed, *table.resolving, *table.ball])
    for card, count in left.items():
        if count < 0:
            raise ValueError(f"the box has {-count} copies of '{NAMES[card]}' fewer than lie on this table")
    listed_cards = reader.take("deck", None)
    if listed_cards is None:
        rest = sorted(left.elements())
        table.dice.shuffle(rest)
        table.deck = rest
        return
    table.deck = list(_names(listed_cards, "deck"))
    if Counter(table.deck) != +left:
        raise ValueError("deck: with the cards that lie elsewhere this is not the whole deck")


# Checking.


def _check_ball(table: Tale) -> None:
    """Cards on the Ball card, and couples that can dance as they do."""
    if len(table.ball) > (palace.SPACES if table.palace else 0):
        raise ValueError(f"ball: with Cinderella there is room for {palace.SPACES} cards on the Ball card")
    kinds = [card.kind for card in table.sheet.cards]
    held = any([isinstance(task, Ball) for task in table.agenda])
    for seat in range(table.seats):
        couples = table.couples[seat]
        own = Counter([card for card, _, _ in couples] + [partner for _, partner, common in couples if not common])
        guests = Counter([partner for _, partner, common in couples if common])
        mixed = all([{kinds[card], kinds[partner]} == {palace.MAN, palace.WOMAN} for card, partner, _ in couples])
        there = not own - Counter(table.fronts[seat]) and not guests - Counter(table.middle)
        if not (mixed and there and (held or not couples)):
            raise ValueError(f"players[{seat}].couples: these do not dance")


def _agenda_fits(table: Tale) -> bool:
    """A turn about to begin, or its end, cards to be played, and what is being carried out; nothing when it is over."""
    agenda = table.agenda
    settling = tuple(sorted([task.card for task in agenda if isinstance(task, Settle)]))
    if settling != tuple(sorted(table.resolving)):
        return False
    if not agenda or agenda == [TURN]:
        return not table.waiting
    bottom = agenda[0]
    if isinstance(bottom, Ball) and len(agenda) == 1:
        return _ball_fits(table, bottom, 1)
    if bottom != END_TURN:
        return False
    plays = 1
    while plays < len(agenda) and agenda[plays] == PLAY:
        plays += 1
    return all([_task_fits(table, task) for task in agenda[plays:]])


def _ball_fits(table: Tale, ball: Ball, last: int) -> bool:
    return table.palace and ball.place <= table.seats and ball.last == last


def _task_fits(table: Tale, task: AnyTask) -> bool:
    if isinstance(task, Ball):
        return _ball_fits(table, task, 0)
    if isinstance(task, Run):
        mine = task.seat == table.active or task.at.program >= FIRST_FOR_ALL
        return mine and _cursor_fits(table, task.at)
    return isinstance(task, (Settle, ForAll))


def _cursor_fits(table: Tale, at: Cursor) -> bool:
    """A card in the zone where it lies while it acts, or a deal of this setting."""
    if at.place > len(table.sheet.programs[at.program]):
        return False
    if at.program >= FIRST_PACT:
        return at.place > 0 and at.card == NO_ONE and at.zone == NO_ZONE
    if at.program >= FIRST_DEAL:
        ours = table.first_deal <= at.program < table.first_deal + MOST_DEALS
        return ours and at.place > 0 and (at.card != NO_ONE or at.zone == NO_ZONE)
    return at.program == at.card and at.program < FIRST_LASTING


def _question_fits(table: Tale) -> bool:
    """Nobody is asked, or one seat something that can be asked now."""
    asked = table.waiting
    if not asked:
        return True
    question = table.questions[asked[0]]
    assert isinstance(question, TaleQuestion)
    return len(asked) == 1 and bool(table.agenda) and question.fits(table, asked[0])
