"""What a card says, made from what it does, so that the two cannot disagree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.dark_tales.cards import COUNTS, NAMES, ZONES, Card, Count
from taletable.games.dark_tales.language import (
    ALWAYS,
    BE,
    BY_DAY,
    CALL,
    DEAL,
    DISCARD,
    DRAW,
    ENTER,
    EVERY_ITEM,
    EVERY_KIND,
    FETCH,
    FETCH_DISCARD,
    HAVE,
    HOLD_CARDS,
    IN_FRONT,
    ITEMS,
    KINDS,
    LOSE,
    NOTHING,
    PAY,
    PICTURES,
    PLAY,
    REMOVE,
    SCORE,
    SCORE_PER,
    SCORE_SHOWN,
    SHOW,
    SHOW_HAND,
    TAKE,
    THROW,
    TIME,
    TIMES,
    VERBS,
    WITH_ANOTHER,
    WITH_CARD,
    Program,
    Step,
)
from taletable.kernel import Args, Message, Sentence

if TYPE_CHECKING:
    from taletable.games.dark_tales.cards import Pact, Setting, Token

ID: Final = "dark_tales"

PLAIN: Final = (
    "remove-top", "rob", "fetch-top", "swap", "use", "again", "take-pact", "all-pacts", "drop-pact", "give",
    "show-pair", "hold-nothing", "turn-token", "shed-token",
)  # fmt: skip
COUNTED: Final = (SCORE, SCORE_PER, DRAW, THROW, SHOW_HAND, HOLD_CARDS, LOSE, SCORE_SHOWN)
AIMED: Final = (DISCARD, REMOVE, FETCH, ENTER, PLAY, SHOW, HAVE, SCORE_PER, FETCH_DISCARD)
MESSAGES: Final = (
    *[f"{ID}-step-{verb}" for verb in PLAIN],
    f"{ID}-step-score",
    f"{ID}-step-score-per",
    f"{ID}-step-score-per-max",
    f"{ID}-step-draw",
    f"{ID}-step-take",
    f"{ID}-step-pay",
    f"{ID}-step-discard",
    f"{ID}-step-discard-front",
    f"{ID}-step-remove",
    f"{ID}-step-fetch",
    f"{ID}-step-fetch-discard",
    f"{ID}-step-fetch-discard-but",
    *[f"{ID}-step-{time}" for time in TIMES],
    *[f"{ID}-step-{name}" for name in ("enter", "call", "play", "show", "throw", "have", "be-night", "be-day")],
    *[f"{ID}-step-{name}" for name in ("show-hand", "hold-cards", "lose", "score-shown")],
    f"{ID}-text-is",
    f"{ID}-text-may",
    f"{ID}-text-and",
    f"{ID}-text-by-day",
    f"{ID}-text-by-night",
    f"{ID}-text-for",
    f"{ID}-text-lasting",
    f"{ID}-text-ban",
    *[f"{ID}-text-{name}" for name in ("with", "with-another", "tokens", "note", "watch", "for-all", "kept", "token")],
    *[f"{ID}-counts-{how}" for how in COUNTS],
)


def what(step: Step) -> str:
    """The cards a step is about, as words to be joined."""
    if step.kinds == EVERY_KIND:
        return "any"
    kinds = [KINDS[kind] for kind in range(len(KINDS)) if step.kinds >> kind & 1]
    return "|".join([*kinds, *[NAMES[card] for card in step.cards]])


def items(mask: int) -> str:
    """The items a step is about, as words to be joined."""
    if mask == EVERY_ITEM:
        return "any"
    return "|".join([item for number, item in enumerate(ITEMS) if mask >> number & 1])


def step_text(step: Step) -> Message:
    """What one step does."""
    verb = step.verb
    name = VERBS[verb]
    args: Args = {}
    if verb in COUNTED:
        args["count"] = step.count
    if verb in AIMED:
        args["what"] = what(step)
        name += "-front" if verb != HAVE and step.place == IN_FRONT else ""
    if step.cap:
        name += "-max"
        args["max"] = step.cap
    if verb in (TAKE, PAY):
        args = {"count": step.count, "item": items(step.items)}
    elif step.but != NOTHING:
        name += "-but"
        args["card"] = NAMES[step.but]
    elif verb == CALL:
        args["card"] = NAMES[step.cards[0]]
    elif verb == SCORE_SHOWN:
        args["picture"] = PICTURES[step.picture]
    elif verb in (TIME, BE):
        name = TIMES[step.count] if verb == TIME else f"be-{TIMES[step.count]}"
    return Message(f"{ID}-step-{name}", args)


def program_text(program: Program) -> list[Sentence]:
    """What a program does, a sentence for each step; a deal is one sentence, its price first."""
    found: list[Sentence] = []
    place = 0
    while place < len(program):
        step = program[place]
        place += 1
        sentence = _opening(step)
        if step.verb == DEAL:
            price, brings = program[place : place + step.costs], program[place + step.costs : place + step.count]
            sentence += [*_joined(price), Message(f"{ID}-text-for", {}), *_joined(brings)]
            place += step.count
        else:
            sentence.append(step_text(step))
        found.append(sentence)
    return found


def _opening(step: Step) -> Sentence:
    """Whether a step may be left, and when it works."""
    found = [Message(f"{ID}-text-may", {})] if step.may else []
    if step.when == WITH_CARD:
        found.append(Message(f"{ID}-text-with", {"card": NAMES[step.company]}))
    elif step.when == WITH_ANOTHER:
        found.append(Message(f"{ID}-text-with-another", {"what": KINDS[step.company]}))
    elif step.when != ALWAYS:
        found.append(Message(f"{ID}-text-by-{'day' if step.when == BY_DAY else 'night'}", {}))
    return found


def _joined(steps: Program) -> Sentence:
    """Several steps of a deal."""
    found: Sentence = []
    for step in steps:
        if found:
            found.append(Message(f"{ID}-text-and", {}))
        found += [*_opening(step), step_text(step)]
    return found


def card_text(card: Card) -> list[Sentence]:
    """Kind, points, where it goes, its symbols, and what it does."""
    args: Args = {"what": KINDS[card.kind], "points": card.points, "zone": ZONES[card.goes]}
    found = [[Message(f"{ID}-text-is", args)]]
    if card.tokens:
        found.append([Message(f"{ID}-text-tokens", {"count": card.tokens})])
    found += program_text(card.effect)
    for sentence in program_text(card.lasting):
        found.append([Message(f"{ID}-text-lasting", {}), *sentence])
    if card.bans:
        found.append([Message(f"{ID}-text-ban", {})])
    if card.chaperone != NOTHING:
        found.append([Message(f"{ID}-text-watch", {"points": card.keen, "card": NAMES[card.chaperone]})])
    if card.note > 1:
        found.append([Message(f"{ID}-text-note", {"points": card.note})])
    return found


def pact_text(pact: Pact) -> list[Sentence]:
    """What its player must do and gets, what everybody may, and what it costs to keep."""
    found = program_text(pact.first)
    for sentence in program_text(pact.second):
        found.append([Message(f"{ID}-text-for-all", {}), *sentence])
    return [*found, [Message(f"{ID}-text-kept", {})]]


def token_text(token: Token) -> list[Sentence]:
    """Both sides of a token."""
    return [
        [Message(f"{ID}-text-token", {"count": side.count, "picture": PICTURES[side.picture], "points": side.points})]
        for side in token.faces
    ]


def count_text(line: Count) -> Message:
    """A line of a B setting, or of one about balls."""
    step = Step(0)
    step.kinds = line.kinds
    how = COUNTS[line.how]
    args: Args = {}
    if how in ("showing", "turning"):
        args["picture"] = PICTURES[line.picture]
    if how == "showing":
        args["points"] = " – ".join([str(points) for points in line.places])
    elif line.points:
        args["points"] = line.points
    if how in ("held", "pairs", "most"):
        args["item"] = items(line.items)
    elif how == "in-front":
        args["what"] = what(step)
    return Message(f"{ID}-counts-{how}", args)


def setting_text(setting: Setting) -> list[Sentence]:
    """The lines of a setting."""
    deals = [sentence for deal in setting.deals for sentence in program_text(deal)]
    return deals + [[count_text(line)] for line in setting.counts]
