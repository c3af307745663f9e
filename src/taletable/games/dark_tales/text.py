"""What a card says, made from what it does, so that the two cannot disagree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.dark_tales.cards import COUNTS, NAMES, ZONES, Card, Count
from taletable.games.dark_tales.language import (
    ALWAYS,
    BE,
    BY_DAY,
    BY_NIGHT,
    CALL,
    DEAL,
    DISCARD,
    DRAW,
    ENTER,
    EVERY_KIND,
    FETCH,
    FETCH_DISCARD,
    HAVE,
    HOLD_CARDS,
    HOLD_NOTHING,
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
# What a price only wants to be so; everything else in it is done.
WANTED: Final = (HAVE, BE, HOLD_CARDS, HOLD_NOTHING)
MESSAGES: Final = (
    *[f"{ID}-step-{verb}" for verb in PLAIN],
    *[f"{ID}-step-{name}" for name in ("score", "score-per", "score-per-max", "score-shown", "draw", "lose")],
    *[f"{ID}-step-more-by-{time}" for time in ("day", "night")],
    *[f"{ID}-step-{verb}{which}" for verb in ("take", "pay", "also") for which in ("", "-but", "-among")],
    *[f"{ID}-step-{name}" for name in ("discard", "discard-front", "remove", "fetch")],
    *[f"{ID}-step-{name}" for name in ("fetch-discard", "fetch-discard-but", "call")],
    *[f"{ID}-step-{time}" for time in TIMES],
    *[f"{ID}-step-{name}" for name in ("enter", "play", "show", "throw", "show-hand")],
    *[f"{ID}-step-{name}" for name in ("have", "have-both", "be-night", "be-day", "hold-cards")],
    *[f"{ID}-text-{name}" for name in ("is", "may", "and", "comma", "if", "for", "if-day", "if-night", "with")],
    *[f"{ID}-text-{name}" for name in ("with-another", "lasting", "lasting-if", "ban", "tokens", "note", "watch")],
    *[f"{ID}-text-{name}" for name in ("for-all", "kept", "token")],
    *[f"{ID}-counts-{how}" for how in COUNTS],
)


NO_STEP: Final = Step(NOTHING)


def _text(name: str, args: Args | None = None) -> Message:
    return Message(f"{ID}-text-{name}", args or {})


def what(step: Step) -> str:
    """The cards a step is about, as words to be joined."""
    if step.kinds == EVERY_KIND:
        return "any"
    kinds = [KINDS[kind] for kind in range(len(KINDS)) if step.kinds >> kind & 1]
    return "|".join([*kinds, *[NAMES[card] for card in step.cards]])


def items(mask: int) -> str:
    """The items a step is about, as words to be joined."""
    found = [item for number, item in enumerate(ITEMS) if mask >> number & 1]
    return "any" if len(found) == len(ITEMS) else "|".join(found)


def _items_text(step: Step, verb: str) -> Message:
    """So many items: of one kind or any, any but one kind, or of some kinds."""
    args: Args = {"count": step.count, "item": items(step.items)}
    kinds = args["item"].count("|") + 1
    if kinds == len(ITEMS) - 1:
        verb += "-but"
        args["item"] = items(~step.items)
    elif kinds > 1 and step.count > 1:
        verb += "-among"
    return Message(f"{ID}-step-{verb}", args)


def step_text(step: Step) -> Message:
    """What one step does."""
    verb = step.verb
    name = VERBS[verb]
    args: Args = {}
    if verb in (TAKE, PAY):
        return _items_text(step, name)
    if verb in COUNTED:
        args["count"] = step.count
    if verb in AIMED:
        args["what"] = what(step)
        name += "-front" if verb != HAVE and step.place == IN_FRONT else ""
    if step.cap:
        name += "-max"
        args["max"] = step.cap
    if step.but != NOTHING:
        name += "-but"
        args["what_but"] = NAMES[step.but]
    elif verb == CALL:
        args["what"] = NAMES[step.cards[0]]
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
        if step.verb == DEAL:
            found.append([*_opening(step), *deal_text(program[place:])])
            place += step.count
        else:
            found.append([*_opening(step), step_text(step)])
        place += 1
    return found


def deal_text(program: Program) -> Sentence:
    """The deal a program begins with: what must be so, what must be done, and what that brings."""
    deal = program[0]
    brings = program[1 + len(deal.price) : 1 + deal.count]
    wanted = tuple([step for step in deal.price if step.verb in WANTED])
    done = tuple([step for step in deal.price if step.verb not in WANTED])
    found = [_text("if"), *_joined(wanted), _text("comma")] if wanted else []
    return [*found, *([*_joined(done), _text("for")] if done else []), *_joined(brings)]


def _opening(step: Step) -> Sentence:
    """When a step works, and whether it may be left."""
    found: Sentence = []
    if step.when == WITH_CARD:
        found.append(_text("with", {"what": NAMES[step.company]}))
    elif step.when == WITH_ANOTHER:
        found.append(_text("with-another", {"what": KINDS[step.company]}))
    elif step.when != ALWAYS:
        found.append(_text("if-day" if step.when == BY_DAY else "if-night"))
    return [*found, _text("may")] if step.may else found


def _joined(steps: Program) -> Sentence:
    """Several steps of a deal: what two of them have in common is said once."""
    parts: list[Sentence] = []
    before = NO_STEP
    for step in steps:
        plain = step.when == ALWAYS and not step.may
        if plain and step.verb == before.verb and step.verb in (TAKE, PAY):
            parts.append([_items_text(step, "also")])
        elif step.verb == before.verb == HAVE:
            parts[-1] = [Message(f"{ID}-step-have-both", {"what": what(before), "what_other": what(step)})]
        elif step.verb == before.verb == SCORE and step.when in (BY_DAY, BY_NIGHT):
            time = "day" if step.when == BY_DAY else "night"
            parts[-1].append(Message(f"{ID}-step-more-by-{time}", {"count": step.count}))
        else:
            parts.append([*_opening(step), step_text(step)])
        before = step
    found = parts[0]
    for number, part in enumerate(parts[1:], 2):
        found += [_text("and" if number == len(parts) else "comma"), *part]
    return found


def card_text(card: Card) -> list[Sentence]:
    """Kind, points, where it goes, its symbols, and what it does."""
    found = [[_text("is", {"what": KINDS[card.kind], "points": card.points, "zone": ZONES[card.goes]})]]
    if card.tokens:
        found.append([_text("tokens", {"count": card.tokens})])
    found += program_text(card.effect)
    for step, sentence in zip(card.lasting, program_text(card.lasting), strict=True):
        found.append([_text("lasting" if step.when == ALWAYS else "lasting-if"), *sentence])
    if card.bans:
        found.append([_text("ban")])
    if card.chaperone != NOTHING:
        found.append([_text("watch", {"points": card.keen, "what": NAMES[card.chaperone]})])
    if card.note > 1:
        found.append([_text("note", {"points": card.note})])
    return found


def pact_text(pact: Pact) -> list[Sentence]:
    """What its player must do and gets, what everybody may, and what it costs to keep."""
    second = [[_text("for-all"), *sentence] for sentence in program_text(pact.second)]
    return [*program_text(pact.first), *second, [_text("kept")]]


def token_text(token: Token) -> list[Sentence]:
    """Both sides of a token."""
    return [
        [_text("token", {"count": side.count, "picture": PICTURES[side.picture], "points": side.points})]
        for side in token.faces
    ]


PLACES: Final = ("first", "second", "third", "fourth")


def count_text(line: Count) -> Message:
    """A line of a B setting, or of one about balls."""
    step = Step(0)
    step.kinds = line.kinds
    how = COUNTS[line.how]
    args: Args = {"points": line.points} if line.points else {}
    if how in ("showing", "turning"):
        args["picture"] = PICTURES[line.picture]
    if how == "showing":
        args["count"] = len(line.places)
        args |= {place: line.places[n] if n < len(line.places) else 0 for n, place in enumerate(PLACES)}
    elif how in ("held", "most"):
        args["item"] = items(line.items)
    elif how == "pairs":
        args["item"], _, args["item_other"] = items(line.items).partition("|")
    elif how == "in-front":
        args["what"] = what(step)
    return Message(f"{ID}-counts-{how}", args)


def setting_text(setting: Setting) -> list[Sentence]:
    """The lines of a setting."""
    return [*[deal_text(deal) for deal in setting.deals], *[[count_text(line)] for line in setting.counts]]
