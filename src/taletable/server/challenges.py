"""Challenges: one deal against the same bots for everybody who comes, each at a table of their own.

A daily and a weekly one for each game follow from the date (UTC) and a secret of the server, so any process makes the
same; they are stored by whoever plays them first. Others are made by people, and found by their link.
"""

from __future__ import annotations

import re
import secrets
import time
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from difflib import SequenceMatcher
from functools import partial
from itertools import zip_longest
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from litestar import get, post
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta, Struct, convert
from sqlalchemy import Connection, Select, func, or_, select

import taletable as tt
from taletable.server import shared_deals
from taletable.server.api import ApiRequest, errors
from taletable.server.auth import client_address, identify, require_person
from taletable.server.card_sheets import settled
from taletable.server.commands import check_bot, check_usable
from taletable.server.names import lookalikes
from taletable.server.new_tables import game_of
from taletable.server.refusals import by_options, refusal
from taletable.server.requests import Chosen, Level
from taletable.server.responses import Question, ScoreLine, Value
from taletable.server.room import OVER, Room, Sitter
from taletable.server.seeds import of_challenge
from taletable.server.shared_deals import DAILY, DUPLICATE, OWN, WEEKLY, Deal, PlaysAlready, SeatResult
from taletable.server.storage import Conflict
from taletable.server.storage.schema import deal_players, deal_results, deals, people, tables
from taletable.server.storage.secret_keys import secret_key

if TYPE_CHECKING:
    from taletable.server.people import Person
    from taletable.server.rooms import Rooms

SECRET: Final = "challenges"  # the name of the secret from which daily and weekly deals grow
LEVELS: Final = {DAILY: "casual", WEEKLY: "strong"}
NAMED: Final = re.compile(r"(daily|weekly)-(\d{4}-\d{2}-\d{2})-(\w{1,40})")
MOST_LISTED: Final = 50  # of one's own challenges
MOST_RESULTS: Final = 200
State = Literal["new", "playing", "over"]


class NewChallenge(Struct, forbid_unknown_fields=True):
    """A challenge of one's own: who comes plays on ``seat``; on the other seats are bots, in order."""

    game: Annotated[str, Meta(max_length=40)]
    bots: Annotated[list[Level], Meta(min_length=1, max_length=9)]
    seat: Annotated[int, Meta(ge=0, le=9)] = 0
    options: Chosen = {}


class ChallengeSummary(Struct):
    """A challenge as somebody finds it: what it is, and how far they are with it.

    ``bots`` has the bot of each seat, "" for one's own. ``day`` is the day of a daily one, the Monday of a weekly one.
    ``finished`` is by how many it was played. ``place`` is one's own among them, and ``table`` where one plays it.
    """

    id: str
    kind: Literal["daily", "weekly", "own"]
    game: str
    bots: list[str]
    day: str | None
    created: float
    state: State
    table: str | None
    finished: int
    place: int | None
    share: float | None
    score: int | None


class ChallengeResult(Struct):
    """How somebody has ended: their part of the win, then their points. Whoever let a bot play on comes last."""

    table: str
    name: str
    you: bool
    place: int
    rank: int
    share: float
    score: int
    stood_in: int
    ended: float
    twin: bool


class Challenge(ChallengeSummary):
    """A challenge; ``results``, the best ones and one's own, and the seed are told when one's own game is over."""

    options: dict[str, Value]
    seed_hash: str
    results: list[ChallengeResult] | None
    seed: str | None


class DuplicateSummary(Struct):
    """A duplicate that one has made, or plays in."""

    id: str
    game: str
    created: float
    tables: int
    over: int
    open: bool
    host: bool


class Challenges(Struct):
    """The daily and weekly challenges of now, and others that one has made or played, the newest first."""

    today: list[ChallengeSummary]
    mine: list[ChallengeSummary]
    duplicates: list[DuplicateSummary]
    ends: float


class ChallengeTable(Struct):
    """The table at which one plays a challenge."""

    table: str


class ComparedGame(Struct):
    """One of two games that are compared; ``steps`` are all answers in it, ``decisions`` those of the person."""

    table: str
    name: str
    decisions: int
    steps: int
    rank: int
    score: int
    breakdown: list[ScoreLine]


class Parting(Struct):
    """Where two who play the same deal parted: the question, and what each of them answered at which step."""

    question: Question
    yours: int
    your_step: int
    theirs: int
    their_step: int


class ComparedDecision(Struct):
    """What somebody was asked at a step of their game, and what they answered."""

    step: int
    question: Question
    action: int


class DecisionPair(Struct):
    """The same decision in both games; in one only, where the games have gone different ways."""

    yours: ComparedDecision | None
    theirs: ComparedDecision | None


class Comparison(Struct):
    """Two games of a challenge; ``same`` answers were the same before the parting, all of them if there is none.

    ``decisions`` are those that left a choice, side by side.
    """

    game: str
    options: dict[str, Value]
    seat: int
    same: int
    yours: ComparedGame
    theirs: ComparedGame
    parting: Parting | None
    decisions: list[DecisionPair]


def current(kind: str, game: str, today: date) -> str:
    """The id of the daily or weekly challenge of a day."""
    day = today if kind == DAILY else today - timedelta(days=today.weekday())
    return f"{kind}-{day.isoformat()}-{game}"


def today() -> date:
    """The day it is, everywhere the same."""
    return datetime.now(UTC).date()


def derived(id: str, key: bytes) -> Deal:
    """What a daily or weekly challenge is: how many play, and where one sits, follow from its seed, too."""
    kind, day, game = _parts(id)
    seed = of_challenge(key, id)
    known = tt.game(game)
    options = dict(known.settled({}))
    counts = known.seat_counts(**options)
    chance = of_challenge(key, f"{id} seats")
    count = counts[chance[0] % len(counts)]
    seating = [LEVELS[kind]] * count
    seating[chance[1] % count] = ""
    created = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp()
    return Deal(id, kind, game, known.version, options, seating, seed, "", created)


def _parts(id: str) -> tuple[str, str, str]:
    found = NAMED.fullmatch(id)
    if found is None:
        raise refusal("no-challenge")
    kind, day, game = found.groups()
    return kind, day, game


async def key_of(rooms: Rooms) -> bytes:
    """The secret from which daily and weekly deals grow; a test has one of its own."""
    return rooms.seeds.seed.encode() if rooms.seeds.seed else await secret_key(rooms.store, SECRET)


async def find(rooms: Rooms, id: str) -> tuple[Deal, bool]:
    """A challenge, and whether it is stored; one of today, or of this week, is there before anybody has played it."""
    deal = await rooms.store.read(partial(shared_deals.find, id=id))
    if deal is not None and deal.kind != DUPLICATE:
        return deal, True
    now = today()
    if id not in [current(kind, game, now) for kind in (DAILY, WEEKLY) for game in tt.games()]:
        raise refusal("no-challenge")
    return derived(id, await key_of(rooms)), False


async def play(rooms: Rooms, person: Person, id: str, origin: str | None) -> str:
    """The table at which a person plays a challenge: a new one, or the one they have begun, since the first counts."""
    for _ in range(3):
        deal, stored = await find(rooms, id)
        known = await rooms.store.read(partial(shared_deals.table_of, deal=id, person=person.id))
        if known is not None:
            return known
        sitting = [
            Sitter("bot", level=bot) if bot else Sitter("person", person.id, person.name) for bot in deal.seating
        ]
        try:
            (room,) = await rooms.open_tables_of_deal(deal, person, [sitting], True, origin, not stored)
        except (Conflict, PlaysAlready):  # somebody has stored the deal meanwhile, or they have asked twice at once
            continue
        return room.head.id
    raise refusal("busy")


async def make(rooms: Rooms, person: Person, new: NewChallenge) -> Deal:
    """A challenge of somebody's own."""
    game = game_of(new.game)
    shared_deals.check_options(new.game, new.options)
    options = await settled(rooms.workers, game, new.options)
    seating = [*new.bots]
    seating.insert(new.seat, "")
    try:
        game.seated(len(seating), options)
    except ValueError as error:
        raise by_options(error) from None
    for bot in new.bots:
        check_bot(bot)
    seed = rooms.seeds.new_table(new.game, person)
    id = f"{OWN}-{secrets.token_urlsafe(12)}"
    deal = Deal(id, OWN, new.game, game.version, dict(options), seating, seed, person.id, time.time())
    await rooms.store.write(partial(shared_deals.store, deal=deal))
    return deal


def placed(results: list[SeatResult]) -> list[tuple[int, SeatResult]]:
    """Results in order, with their places, which are shared by those who have done equally well."""

    def merit(one: SeatResult) -> tuple[bool, float, int]:
        return one.stood_in == 0, one.share, one.score

    ordered = sorted(results, key=lambda one: (*merit(one), -one.ended), reverse=True)
    merits = [merit(one) for one in ordered]
    return [(merits.index(merit(one)) + 1, one) for one in ordered]


# What is told.


def _summaries(connection: Connection, found: list[Deal], person: str | None) -> list[ChallengeSummary]:
    return [_summary(connection, deal, person) for deal in found]


def _summary(connection: Connection, deal: Deal, person: str | None) -> ChallengeSummary:
    table = None if person is None else shared_deals.table_of(connection, deal.id, person)
    people_only = (deal_results.c.deal == deal.id, deal_results.c.person.is_not(None))
    finished = connection.execute(select(func.count()).where(*people_only)).scalar_one()
    state: State = "new" if table is None else "playing"
    place = share = score = None
    if table is not None:
        every = placed([one for one in shared_deals.results_of(connection, deal.id) if one.person is not None])
        for found, one in every:
            if one.person == person:
                state, place, share, score = "over", found, one.share, one.score
    named = NAMED.fullmatch(deal.id)
    day = None if named is None else named[2]
    kind = convert(deal.kind, Literal["daily", "weekly", "own"])
    known = (deal.id, kind, deal.game, deal.seating, day, deal.created)
    return ChallengeSummary(*known, state, table, finished, place, share, score)


def _mine(person: str) -> Select[Any]:
    """Deals that somebody has made or played, the newest first."""
    played = select(deal_players.c.deal).where(deal_players.c.person == person)
    return (
        select(deals)
        .where(or_(deals.c.host == person, deals.c.id.in_(played)))
        .order_by(deals.c.created.desc(), deals.c.id)
        .limit(MOST_LISTED)
    )


def _listed(connection: Connection, now: list[Deal], person: str | None) -> Challenges:
    known = [shared_deals.find(connection, deal.id) or deal for deal in now]
    own = [] if person is None else [shared_deals.of_row(row) for row in connection.execute(_mine(person)).mappings()]
    ids = {deal.id for deal in now}
    mine = [deal for deal in own if deal.kind != DUPLICATE and deal.id not in ids]
    duplicates = [_duplicate(connection, deal, person or "") for deal in own if deal.kind == DUPLICATE]
    ends = datetime.combine(today() + timedelta(days=1), datetime.min.time(), UTC).timestamp()
    return Challenges(_summaries(connection, known, person), _summaries(connection, mine, person), duplicates, ends)


def _duplicate(connection: Connection, deal: Deal, person: str) -> DuplicateSummary:
    statuses = list(connection.execute(select(tables.c.status).where(tables.c.deal == deal.id)).scalars())
    is_open = shared_deals.is_open(connection, deal.id, person)
    over = statuses.count(OVER)
    return DuplicateSummary(deal.id, deal.game, deal.created, len(statuses), over, is_open, deal.host == person)


def _details(connection: Connection, deal: Deal, person: str | None) -> dict[str, object]:
    summary = _summary(connection, deal, person)
    told = {name: getattr(summary, name) for name in summary.__struct_fields__}
    results = None
    if summary.state == "over":
        every = placed([one for one in shared_deals.results_of(connection, deal.id) if one.person is not None])
        shown = [
            (place, one) for number, (place, one) in enumerate(every) if number < MOST_RESULTS or one.person == person
        ]
        ids = [one.person for _, one in shown]
        rows = connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
        names: dict[str | None, str] = dict(rows.all())
        twins = lookalikes(names.items())
        results = [
            ChallengeResult(
                one.table,
                names.get(one.person, ""),
                one.person == person,
                place,
                one.rank,
                one.share,
                one.score,
                one.stood_in,
                one.ended,
                one.person in twins,
            )
            for place, one in shown
        ]
    seed = deal.seed.hex() if summary.state == "over" else None
    return {**told, "options": deal.options, "seed_hash": deal.seed_hash, "results": results, "seed": seed}


def parting(yours: Room, theirs: Room, seat: int) -> tuple[int, tuple[int, int] | None]:
    """How many answers of a seat are the same in both games, and at which steps the first different ones were given."""
    mine, other = _steps(yours, seat), _steps(theirs, seat)
    for number, (one, two) in enumerate(zip_longest(mine, other)):
        if one is None or two is None:
            return number, None  # the game ended there for one of them: by an answer that is not the seat's
        if yours.actions[one] != theirs.actions[two]:
            return number, (one, two)
    return len(mine), None


def _steps(room: Room, seat: int) -> list[int]:
    return [step for step, (actor, _) in enumerate(room.actions) if actor == seat]


def paired(mine: list[ComparedDecision], other: list[ComparedDecision]) -> list[DecisionPair]:
    """Decisions side by side: the first of a kind beside the first, the second beside the second, and so on."""
    found: list[DecisionPair] = []
    places, others = _numbered(mine), _numbered(other)
    for how, begin, end, start, stop in SequenceMatcher(None, places, others, autojunk=False).get_opcodes():
        if how == "equal":
            found += [DecisionPair(one, two) for one, two in zip(mine[begin:end], other[start:stop], strict=True)]
        else:
            found += [DecisionPair(one, None) for one in mine[begin:end]]
            found += [DecisionPair(None, two) for two in other[start:stop]]
    return found


def _numbered(decisions: list[ComparedDecision]) -> list[tuple[str, int]]:
    """The kind of each question, and how many of this kind came before it."""
    asked: Counter[str] = Counter()
    found: list[tuple[str, int]] = []
    for one in decisions:
        found.append((one.question.kind, asked[one.question.kind]))
        asked[one.question.kind] += 1
    return found


async def compare(rooms: Rooms, yours: Room, theirs: Room, seat: int, names: tuple[str, str]) -> Comparison:
    """Two games of a deal that are over, from one seat."""
    same, steps = parting(yours, theirs, seat)
    mine, other = [await _decisions(rooms, room, seat) for room in (yours, theirs)]
    found = None
    if steps is not None:
        one, two = mine[steps[0]], other[steps[1]]
        found = Parting(one.question, one.action, one.step, two.action, two.step)
    chosen = [[one for one in each.values() if len(one.question.actions) > 1] for each in (mine, other)]
    own, others = [_compared(room, seat, name) for room, name in zip((yours, theirs), names, strict=True)]
    return Comparison(yours.head.game, dict(yours.head.options), seat, same, own, others, found, paired(*chosen))


async def _decisions(rooms: Rooms, room: Room, seat: int) -> dict[int, ComparedDecision]:
    """What a seat was asked and has answered, by step; a replay shows the question of a step after as many answers."""
    assert room.table is not None
    questions = await rooms.workers.ask_all(room.table.record())
    return {step: ComparedDecision(step, questions[step], room.actions[step][1]) for step in _steps(room, seat)}


def _compared(room: Room, seat: int, name: str) -> ComparedGame:
    assert room.table is not None
    (standing,) = [one for one in room.table.standings if one.seat == seat]
    lines = convert(standing.as_dict()["breakdown"], list[ScoreLine])
    steps = len(_steps(room, seat))
    return ComparedGame(room.head.id, name, steps, len(room.actions), standing.rank, standing.score, lines)


# The interface.


async def _somebody(request: ApiRequest) -> str | None:
    person = await identify(request, request.app.state.people)
    return None if person is None else person.id


@get("/api/challenges", summary="Challenges", responses=errors(401, 503))
async def challenges(request: ApiRequest) -> Challenges:
    """Those of today and of this week, those of mine, and my duplicates."""
    rooms: Rooms = request.app.state.rooms
    person, key = await _somebody(request), await key_of(rooms)
    now = [derived(current(kind, game, today()), key) for kind in (DAILY, WEEKLY) for game in tt.games()]
    return await rooms.store.read(partial(_listed, now=now, person=person))


@post("/api/challenges", summary="Make a challenge", responses=errors(401, 403, 409, 413, 503))
async def make_challenge(request: ApiRequest, data: JSONBody[NewChallenge]) -> Challenge:
    """Whoever has its id may play it."""
    state = request.app.state
    person = await require_person(request, state.people)
    state.limits.tables_of_person.check(person.id)
    state.limits.tables_of_address.check(client_address(request))
    deal = await make(state.rooms, person, data)
    details = await state.rooms.store.read(partial(_details, deal=deal, person=person.id))
    return Challenge(**details)


@get("/api/challenges/{challenge:str}", summary="One challenge", responses=errors(401, 404, 503))
async def one_challenge(request: ApiRequest, challenge: FromPath[str]) -> Challenge:
    """What it is; and how all have ended, when one's own game is over."""
    rooms: Rooms = request.app.state.rooms
    person = await _somebody(request)
    deal, _ = await find(rooms, challenge)
    details: Any = await rooms.store.read(partial(_details, deal=deal, person=person))
    return Challenge(**details)


@post(
    "/api/challenges/{challenge:str}/play",
    summary="Play a challenge",
    status_code=200,
    responses=errors(401, 403, 404, 409, 503),
)
async def play_challenge(request: ApiRequest, challenge: FromPath[str]) -> ChallengeTable:
    """A table of one's own, or the one where one has begun: only the first attempt counts, so there is no other."""
    state = request.app.state
    person = await require_person(request, state.people)
    state.limits.tables_of_person.check(person.id)
    state.limits.tables_of_address.check(client_address(request))
    origin = state.people.origin(client_address(request))
    return ChallengeTable(await play(state.rooms, person, challenge, origin))


@get(
    "/api/challenges/{challenge:str}/comparison",
    summary="Where did we part?",
    responses=errors(401, 404, 409, 503),
)
async def challenge_comparison(
    request: ApiRequest,
    challenge: FromPath[str],
    other: Annotated[str, Parameter(max_length=40, description="the table of somebody else's result")],
) -> Comparison:
    """My game and another one of the same challenge, when both are over."""
    state = request.app.state
    rooms: Rooms = state.rooms
    person = await require_person(request, state.people)
    state.limits.commands.check(person.id)
    deal, _ = await find(rooms, challenge)
    found = await rooms.store.read(partial(shared_deals.results_of, deal=deal.id))
    own = next((one for one in found if one.person == person.id), None)
    if own is None:
        raise refusal("own-result-first")
    theirs = next((one for one in found if one.table == other and one.person is not None), None)
    if theirs is None:
        raise refusal("no-such-result")
    known = [(await rooms.find(table)).room for table in (own.table, theirs.table)]
    for room in known:
        check_usable(room)
    yours, others = known
    name = await state.people.find(str(theirs.person))
    return await compare(rooms, yours, others, deal.seat, (person.name, "" if name is None else name.name))


HANDLERS: Final = (challenges, make_challenge, one_challenge, play_challenge, challenge_comparison)
