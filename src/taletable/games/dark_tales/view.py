"""What each seat may see, what it knows, and the worlds it can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taletable.games.dark_tales.cards import A_BALL, B_BALL, DAY_CARD, NAMES, NIGHT_CARD, PACTS, SETTINGS, Face
from taletable.games.dark_tales.language import ITEMS, PICTURES
from taletable.games.dark_tales.palace import DanceQuestion, proposal
from taletable.games.dark_tales.programs import ChooseFromHand
from taletable.games.dark_tales.table import Cards, Couple, Items, Tale
from taletable.games.dark_tales.tokens import LIGHT, SEEN, lower, upper
from taletable.games.dark_tales.vocabulary import SIDES
from taletable.kernel import View, Views
from taletable.kernel.cards import replaced
from taletable.kernel.chance import Chance

if TYPE_CHECKING:
    from taletable.games.dark_tales import types


def words(cards: Cards) -> list[str]:
    """Cards by name."""
    return [NAMES[card] for card in cards]


def listed(items: Items) -> dict[str, int]:
    """Items by name."""
    return {name: items[number] for number, name in enumerate(ITEMS)}


def time(table: Tale) -> str | None:
    """Day, night, or neither."""
    return {DAY_CARD: "day", NIGHT_CARD: "night"}.get(table.sky)


def face(side: Face) -> types.Face:
    """A side of a token."""
    return {"picture": PICTURES[side.picture], "count": side.count, "points": side.points}


def danced(couples: tuple[Couple, ...]) -> list[View]:
    """Couples by name, and whether the second of them lies in the middle."""
    return [{"cards": [NAMES[card], NAMES[partner]], "middle": bool(common)} for card, partner, common in couples]


class TaleViews(Views[Tale]):
    """Everything lies open but hands, decks, pacts, and what is below a token that nobody has turned."""

    def public(self, table: Tale, view: View) -> None:
        points = table.points()
        view["settings"] = [
            SETTINGS[number] for number in (*table.settings, *((A_BALL, B_BALL) if table.palace else ()))
        ]
        view["time"] = time(table)
        view["turns"] = table.turns
        view["active"] = None if table.over else table.active
        view["middle"] = words(table.middle)
        view["discard"] = words(table.discard)
        view["removed"] = words(table.removed)
        view["resolving"] = words(table.resolving)
        view["deck"] = len(table.deck)
        view["supply"] = listed(table.supply)
        view["players"] = [
            {
                "front": words(table.fronts[other]),
                "items": listed(table.items[other]),
                "hand": len(table.hands[other]),
                "score": sum(table.tallies[other]),
                "points": points[other],
            }
            for other in range(table.seats)
        ]
        view["known"] = [words(cards) for cards in table.known[table.seats]]
        if table.options["expansion"] == "mermaid":
            _add_pacts(table, view)
        if table.palace:
            _add_palace(table, view)

    def fingerprint(self, table: Tale) -> int:
        lies = (table.middle, table.discard, table.removed, table.resolving, table.sky, len(table.deck))
        rows = tuple([tuple(row) for row in (table.supply, *table.items, *table.tallies)])
        hands = tuple([len(hand) for hand in table.hands])
        players = (tuple(table.fronts), rows, hands, table.known[table.seats])
        pacts = (len(table.pact_deck), table.pact_discard, tuple([len(pacts) for pacts in table.pacts]))
        return hash((table.settings, table.turns, lies, players, pacts, _palace(table) if table.palace else ()))

    def private(self, table: Tale, view: View, seat: int) -> View:
        """One's own hand and pacts, what one knows of other hands, and both sides of one's own tokens."""
        own: View = {"hand": self.hand(table, seat), "known": [words(cards) for cards in table.known[seat]]}
        if table.options["expansion"] == "mermaid":
            own["pacts"] = [PACTS[pact] for pact in table.pacts[seat]]
        if table.palace and table.tokens[seat]:
            players = list(view["players"])
            players[seat] = {**players[seat], "tokens": [_token(table, token, True) for token in table.tokens[seat]]}
            own["players"] = players
        return own

    def hand(self, table: Tale, seat: int) -> list[str]:
        return words(tuple(table.hands[seat]))

    def redeal(self, table: Tale, seat: int | None, chance: Chance) -> None:
        """Other hands and the deck, dealt anew from what the seat has not seen; pacts and tokens too."""
        others = [other for other in range(table.seats) if other != seat]
        _redeal_hands(table, seat, others, chance)
        pacts = list(table.pact_deck)
        for other in others:
            pacts += table.pacts[other]
        pacts.sort()
        chance.shuffle(pacts)
        for other in others:
            dealt = tuple([pacts.pop() for _ in range(len(table.pacts[other]))])
            table.pacts = replaced(table.pacts, other, dealt)
        table.pact_deck = tuple(pacts)
        if table.palace:
            _redeal_tokens(table, others, chance)


def _add_pacts(table: Tale, view: View) -> None:
    view["pact_deck"] = len(table.pact_deck)
    view["pact_discard"] = [PACTS[pact] for pact in table.pact_discard]
    for other in range(table.seats):
        view["players"][other]["pacts"] = len(table.pacts[other])


def _add_palace(table: Tale, view: View) -> None:
    """Tokens by what they show; below, if everybody has seen it. The Ball card holds what all have seen."""
    view["ball"] = words(table.ball)
    view["stack"] = {"tokens": len(table.stack), "top": face(upper(table, table.stack[-1])) if table.stack else None}
    for other in range(table.seats):
        view["players"][other]["tokens"] = [_token(table, token, bool(token & SEEN)) for token in table.tokens[other]]
        view["players"][other]["couples"] = danced(table.couples[other])
        if isinstance(table.questions[other], DanceQuestion):
            view["proposal"] = danced(tuple(proposal(table, other)))


def _palace(table: Tale) -> tuple[object, ...]:
    """What everybody sees of the palace; of tokens the side that is up, and the other one if it was."""
    tokens = [
        tuple([(token if token & SEEN else -1, upper(table, token).printed, token & LIGHT) for token in own])
        for own in table.tokens
    ]
    top = upper(table, table.stack[-1]).printed if table.stack else -1
    dancing = tuple([isinstance(question, DanceQuestion) for question in table.questions])
    return (table.ball, len(table.stack), top, tuple(tokens), table.couples, dancing)


def _token(table: Tale, token: int, both: bool) -> types.Token:
    return {
        "up": face(upper(table, token)),
        "side": SIDES[1 if token & LIGHT else 0],
        "below": face(lower(table, token)) if both else None,
    }


# Worlds.


def _redeal_hands(table: Tale, seat: int | None, others: list[int], chance: Chance) -> None:
    """Whoever has to choose a card of a certain kind from the hand has one. Others know what everybody does."""
    known = table.known[table.seats if seat is None else seat]
    pool = list(table.deck)
    for other in others:
        unseen = list(table.hands[other])
        for card in known[other]:
            unseen.remove(card)
        pool += unseen
        table.known[other] = replaced(table.known[table.seats], other, ())
    pool.sort()
    chance.shuffle(pool)
    for other in sorted(others, key=lambda other: table.questions[other] is None):  # whoever chooses a card comes first
        unseen = [pool.pop() for _ in range(len(table.hands[other]) - len(known[other]))]
        table.hands[other] = sorted([*known[other], *unseen])
        question = table.questions[other]
        while isinstance(question, ChooseFromHand) and not question.legal(table, other):
            mine, its = chance.below(len(unseen)), chance.below(len(pool))
            unseen[mine], pool[its] = pool[its], unseen[mine]
            table.hands[other] = sorted([*known[other], *unseen])
    table.deck = pool


def _redeal_tokens(table: Tale, others: list[int], chance: Chance) -> None:
    """Tokens never turned change places with those that look the same from above; what is below the top is shuffled."""
    piles = [list(own) for own in table.tokens]
    stack = list(table.stack)
    piles.append(stack)
    alike: dict[str, list[tuple[int, int]]] = {}  # pile and place of each token never turned, by what it shows
    for pile in [len(piles) - 1, *others]:
        tokens = piles[pile]
        for place in range(len(tokens)):
            if not tokens[place] & SEEN:
                alike.setdefault(upper(table, tokens[place]).printed, []).append((pile, place))
    for shown in sorted(alike):
        _shuffle_places(piles, alike[shown], chance)
    hidden = [(len(piles) - 1, place) for place in range(len(stack) - 1) if not stack[place] & SEEN]
    _shuffle_places(piles, hidden, chance)
    table.stack = tuple(stack)
    table.tokens = tuple([tuple(tokens) for tokens in piles[:-1]])


def _shuffle_places(piles: list[list[int]], places: list[tuple[int, int]], chance: Chance) -> None:
    """What lies at these places of these piles, in any order."""
    tokens = sorted([piles[pile][place] for pile, place in places])
    chance.shuffle(tokens)
    for number in range(len(places)):
        pile, place = places[number]
        piles[pile][place] = tokens[number]
