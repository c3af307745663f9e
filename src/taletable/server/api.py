"""The HTTP API: people, games and tables. Whatever the page shows can be had here by a program too."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta, Struct, convert

import taletable as tt
from taletable.bots import CHARACTERS, LEVELS
from taletable.kernel import BadOptions, Options
from taletable.kernel.options import plain
from taletable.locales import Language, rulebook
from taletable.server import results
from taletable.server.auth import client_address, identify, require_person, session_cookie
from taletable.server.card_sheets import settled
from taletable.server.commands import check_usable
from taletable.server.cookies import COOKIE
from taletable.server.home_network import HomeNetwork
from taletable.server.people import People, Person
from taletable.server.presence import Presence
from taletable.server.rate_limits import RateLimits
from taletable.server.refusals import by_options, refusal
from taletable.server.requests import TEXT, Chosen, Command, Name, NewTable, OpenNetwork, QuickMatch, SeatNumber
from taletable.server.responses import (
    ActionFact,
    CardFacts,
    Done,
    GameFact,
    Health,
    Lobby,
    LocalizedMessage,
    Me,
    MyTableSummary,
    Network,
    OpenedTable,
    OptionFact,
    Refused,
    RematchTable,
    ReplayStep,
    Results,
    Rules,
    Seeking,
    TableDetails,
    TableSummary,
    Token,
)
from taletable.server.room import OVER
from taletable.server.rooms import Rooms
from taletable.server.storage import CannotStore

ApiRequest = Request[Any, Any, State]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
StepNumber = Annotated[int, Parameter(ge=0, le=100_000)]
Eyes = Annotated[
    str, Parameter(pattern=r"^(all|none|[0-9])$(?!\n)", description="a seat, none for a spectator, or all")
]
Story = Annotated[bool, Parameter(description="whether to tell what led to this step, too")]
LONGEST_LOGIN = 60
Login = Annotated[str, Meta(min_length=2, max_length=LONGEST_LOGIN, pattern=r"^[^\s\x00-\x1f\x7f]+$(?!\n)")]


SettingName = Annotated[str, Meta(max_length=40, pattern=TEXT)]
SettingValue = bool | int | Annotated[str, Meta(max_length=200, pattern=TEXT)]
Preferences = Annotated[dict[SettingName, SettingValue], Meta(max_length=50, description="settings by name")]


class NewGuest(Struct, forbid_unknown_fields=True):
    """Somebody who wants to play at once."""

    name: Name
    language: Language = "en"


class Change(Struct, forbid_unknown_fields=True):
    """What somebody changes about themselves."""

    name: Name | None = None
    language: Language | None = None
    settings: Preferences | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    """What an account is known by."""

    login: Login
    password: Password

    def __post_init__(self) -> None:
        """Small letters can be longer than large ones."""
        self.login = self.login.lower()
        if len(self.login) > LONGEST_LOGIN:
            raise ValueError(f"a login has at most {LONGEST_LOGIN} small letters")


class NewToken(Struct, forbid_unknown_fields=True):
    """A token for a program of one's own."""

    label: Name


class SignOut(Struct, forbid_unknown_fields=True):
    """Sign out in this browser only, or everywhere."""

    everywhere: bool = False


class Mute(Struct, forbid_unknown_fields=True):
    """Somebody to be muted, by where they sit, or by the version of something they said."""

    seat: SeatNumber | None = None
    mute: bool = True
    version: int | None = None

    def __post_init__(self) -> None:
        """One of them names somebody."""
        if (self.seat is None) is (self.version is None):
            raise ValueError("give a seat, or the version of what was said")


class Problem(Struct):
    """What is wrong with a request as such."""

    status_code: int
    detail: str
    extra: Any = None


ERRORS: Final = {
    401: ResponseSpec(Refused | Problem, False, "Nobody is known by this cookie, token or password"),
    403: ResponseSpec(Problem, False, "This page may not speak for its visitors here"),
    404: ResponseSpec(Refused | Problem, False, "There is no such table"),
    409: ResponseSpec(Refused, False, "That cannot be done now, and why"),
    413: ResponseSpec(Problem, False, "That is too long"),
    429: ResponseSpec(Refused, False, "That is too much at once"),
    503: ResponseSpec(Refused, False, "The database does not answer, or too many are waiting; nothing was changed"),
}


def errors(*codes: int) -> dict[int, ResponseSpec]:
    """The error responses of an operation, for OpenAPI; all of them are rate limited (429)."""
    return {code: ERRORS[code] for code in sorted((*codes, 429))}


def _people(request: ApiRequest) -> People:
    people: People = request.app.state.people
    return people


def _rooms(request: ApiRequest) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


async def _person(request: ApiRequest) -> Person:
    return await require_person(request, _people(request))


def _limits(request: ApiRequest) -> RateLimits:
    limits: RateLimits = request.app.state.limits
    return limits


def _limit_sheet(request: ApiRequest, game: str, options: Options, *keys: str) -> None:
    """Rate limit for checking card sheets, by person and by address."""
    if game in tt.games() and tt.game(game).sheet_text(options):
        for key in keys:
            _limits(request).card_sheets.check(key)


def _signed_in(request: ApiRequest, person: Person) -> Response[Me]:
    cookie = session_cookie(request, _people(request), person)
    return Response(convert(person.shown(), Me), cookies=[cookie])


@post("/api/guests", summary="Play at once as a guest", responses=errors(403, 413, 503))
async def new_guest(request: ApiRequest, data: JSONBody[NewGuest]) -> Response[Me]:
    """A new guest; the cookie in the answer is who they are from now on."""
    _limits(request).sign_ins.check(client_address(request))
    return _signed_in(request, await _people(request).new_guest(data.name, data.language))


@get("/api/me", summary="Who am I?", responses=errors(401, 503))
async def me(request: ApiRequest) -> Me:
    """The person behind the cookie or token."""
    return convert((await _person(request)).shown(), Me)


@patch("/api/me", summary="Change name, language or settings", responses=errors(401, 403, 413, 503))
async def change_me(request: ApiRequest, data: JSONBody[Change]) -> Me:
    """Change what is given, and nothing else."""
    person = await _person(request)
    fields = {key: value for key, value in msgspec.structs.asdict(data).items() if value is not None}
    return convert((await _people(request).change(person, **fields) if fields else person).shown(), Me)


@delete("/api/me", summary="Delete me and what is kept of me", responses=errors(401, 403, 503))
async def forget_me(request: ApiRequest) -> None:
    """Nothing of the person is left."""
    person = await _person(request)
    await _rooms(request).leave_all(person)
    tables = await _people(request).forget(person)
    _rooms(request).close_websockets({(person.id, person.epoch)})
    await _rooms(request).forget(tables)


@post("/api/me/account", summary="Turn a guest into an account", responses=errors(401, 403, 409, 413, 503))
async def make_account(request: ApiRequest, data: JSONBody[Credentials]) -> Me:
    """The guest keeps tables and settings.

    Logins are unique, so the answer has to tell that one is taken. Whoever would find logins in this way is slower
    than by signing in: the password is hashed either way, and an address has fewer attempts than for signing in.
    """
    _limits(request).sign_ups.check(client_address(request))
    account = await _people(request).make_account(
        await _person(request), data.login, data.password, client_address(request)
    )
    return convert(account.shown(), Me)


@post("/api/me/tokens", summary="A token for a program of mine", responses=errors(401, 403, 413, 503))
async def new_token(request: ApiRequest, data: JSONBody[NewToken]) -> Token:
    """The token is told once and never again."""
    person = await _person(request)
    _limits(request).tables_of_person.check(person.id)
    return Token(await _people(request).new_token(person, data.label))


@post("/api/sign-in", summary="Sign in to an account", responses=errors(401, 403, 413, 503))
async def sign_in(request: ApiRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """A wrong login and a wrong password look the same."""
    _limits(request).sign_ins.check(client_address(request))
    _limits(request).logins.check(data.login)
    return _signed_in(request, await _people(request).sign_in(data.login, data.password, client_address(request)))


@post("/api/sign-out", summary="Sign out here, or everywhere", responses=errors(401, 403, 413, 503))
async def sign_out(request: ApiRequest, data: JSONBody[SignOut]) -> Response[None]:
    """Everywhere means that no cookie or token given before is good any more, and that WebSockets are closed."""
    if data.everywhere:
        person = await _person(request)
        await _people(request).sign_out_everywhere(person)
        _rooms(request).close_websockets({(person.id, person.epoch)})
    return Response(None, cookies=[Cookie(key=COOKIE, value="", max_age=0)])


@get("/api/games", summary="The games", responses=errors(), sync_to_thread=False)
def games() -> list[GameFact]:
    """What can be played, with which options, by how many."""
    return GAMES


def _known(game: str) -> str:
    if game not in tt.games():
        raise NotFoundException(f"there is no such game; there are: {', '.join(tt.games())}")
    return game


def _game(game: tt.Game) -> GameFact:
    options = [
        OptionFact(
            option.name,
            option.default,
            None if option.choices is None else list(option.choices),
            dict(option.by_language),
            {plain(choice): implied for choice in option.choices or () if (implied := _implied(game, option, choice))},
            option.kind,
        )
        for option in game.options.values()
    ]
    return GameFact(
        game.id,
        game.version,
        list(game.seat_counts()),
        list(LEVELS),
        list(CHARACTERS),
        list(game.actions),
        options,
        game.details,
        list(game.by_seat),
    )


def _implied(game: tt.Game, option: tt.Option, choice: bool | int | str) -> Options:
    """What the other options are with this choice, unless they are chosen too; where it is not their default."""
    preset = game.preset({option.name: choice})
    return {name: value for name, value in preset.items() if value != game.options[name].default}


# Made when the server starts, which has the rules of all games imported before anybody waits for them.
GAMES: Final = [_game(tt.game(id)) for id in tt.games()]


@get("/api/games/{game:str}/seats", summary="By how many a game is played", responses=errors(404, 409, 503))
async def game_seats(
    request: ApiRequest, game: FromPath[str], options: Annotated[str, Parameter(max_length=4_000)] = "{}"
) -> list[int]:
    """With these options, given as JSON; nobody can play if they do not go together."""
    counted = tt.game(_known(game))
    chosen = _chosen(options)
    _limit_sheet(request, game, chosen, client_address(request))
    return list(counted.counts(await settled(_rooms(request).workers, counted, chosen)))


def _chosen(options: str) -> Chosen:
    try:
        return msgspec.json.decode(options, type=Chosen)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ClientException(f"these are no options: {error}") from None


@get("/api/games/{game:str}/cards", summary="The cards of a game", responses=errors(404, 409, 503))
async def game_cards(
    request: ApiRequest, game: FromPath[str], options: Annotated[str, Parameter(max_length=4_000)] = "{}"
) -> CardFacts:
    """With these options, given as JSON; a table's own cards are at the table."""
    known, chosen = tt.game(_known(game)), _chosen(options)
    if not chosen:
        return own_cards(game)
    _limit_sheet(request, game, chosen, client_address(request))
    played = await settled(_rooms(request).workers, known, chosen)
    return await asyncio.to_thread(_cards, known, played)


@get("/api/tables/{table:str}/cards", summary="The cards at a table", responses=errors(404, 409, 503))
async def table_cards(request: ApiRequest, table: FromPath[str]) -> CardFacts:
    """As the options of this table have them."""
    room = (await _rooms(request).find(table)).room
    check_usable(room)
    return await asyncio.to_thread(lambda: _cards(room.game, room.game.settled(room.head.options)))


@cache
def own_cards(game: str) -> CardFacts:
    """The cards as we have them, put together once."""
    return _cards(tt.game(game), tt.game(game).settled({}))


def _cards(game: tt.Game, options: Options) -> CardFacts:
    actions = [
        ActionFact(
            name,
            game.rule(number),
            [[LocalizedMessage(message.id, message.args) for message in said] for said in game.about(number, options)],
        )
        for number, name in enumerate(game.actions)
    ]
    return CardFacts(actions, game.events, game.sheet(game.sheet_text(options), options))


@get(
    "/api/games/{game:str}/rules/{language:str}",
    summary="A rulebook",
    responses=errors(404, 409),
    sync_to_thread=False,
)
def rules(
    game: FromPath[str],
    language: FromPath[Language],
    options: Annotated[str, Parameter(max_length=4_000)] = "{}",
) -> Rules:
    """The clauses that decisions and refusals name, in our own words, as they are with these options, given as JSON."""
    known = tt.game(_known(game))
    try:
        return _rules(known, language, known.settled(_chosen(options)))
    except BadOptions as error:
        raise by_options(error) from None


@get("/api/tables/{table:str}/rules/{language:str}", summary="The rulebook of a table", responses=errors(404, 409, 503))
async def table_rules(request: ApiRequest, table: FromPath[str], language: FromPath[Language]) -> Rules:
    """As the options of this table have it."""
    room = (await _rooms(request).find(table)).room
    check_usable(room)
    return _rules(room.game, language, room.game.settled(room.head.options))


def _rules(game: tt.Game, language: str, options: Options) -> Rules:
    found = rulebook(game.id, language).played(options)
    named = {name: value for name, value in options.items() if game.options[name].choices is not None}
    return Rules(found.title, found.sections, found.clauses, named)


@get("/api/tables", summary="Public tables one can join", responses=errors(503))
async def lobby(request: ApiRequest) -> list[TableSummary]:
    """The newest first."""
    return convert(await _rooms(request).lobby(), list[TableSummary])


@get("/api/lobby", summary="What goes on here", responses=errors(401, 503))
async def whole_lobby(request: ApiRequest) -> Lobby:
    """Tables one can join, games one can watch, who waits for the next who comes, and how many are here."""
    person = await identify(request, _people(request))
    presence: Presence = request.app.state.presence
    presence.note(client_address(request) if person is None else person.id)
    rooms = _rooms(request)
    joinable, running, seeking = await asyncio.gather(rooms.lobby(), rooms.running(), rooms.seeking())
    return Lobby(
        convert(joinable, list[TableSummary]),
        convert(running, list[TableSummary]),
        [Seeking(one.game, one.since) for one in seeking if person is None or one.person != person.id],
        presence.count(rooms.present()),
    )


@post(
    "/api/quick-match",
    summary="Play with the next who comes",
    status_code=200,
    responses=errors(401, 403, 409, 413, 503),
)
async def quick_match(request: ApiRequest, data: JSONBody[QuickMatch]) -> TableSummary:
    """The table of whoever waits, where the game begins at once, or one's own to wait at.

    Whoever waits asks again several times a minute; who does not is not joined any more, and no bot sits down there.
    """
    person = await _person(request)
    _limits(request).tables_of_person.check(person.id)
    _limits(request).tables_of_address.check(client_address(request))
    origin = _people(request).origin(client_address(request))
    return convert((await _rooms(request).quick_match(person, data.game, data.bot, origin)).summary(), TableSummary)


@get("/api/me/tables", summary="My tables", responses=errors(401, 503))
async def my_tables(request: ApiRequest) -> list[MyTableSummary]:
    """Those first that wait for me."""
    person = await _person(request)
    request.app.state.presence.note(person.id)
    return convert(await _rooms(request).mine(person), list[MyTableSummary])


@post("/api/tables", summary="Open a table", responses=errors(401, 403, 409, 413, 503))
async def open_table(request: ApiRequest, data: JSONBody[NewTable]) -> OpenedTable:
    """Whoever has the id of a table may come and take an open seat; invited seats need the invitation too."""
    person = await _person(request)
    _limits(request).tables_of_person.check(person.id)
    _limits(request).tables_of_address.check(client_address(request))
    _limit_sheet(request, data.game, data.options, person.id, client_address(request))
    room = await _rooms(request).open_table(person, data, _people(request).origin(client_address(request)))
    return convert({**room.summary(), "invitation": room.invitation}, OpenedTable)


@get("/api/tables/{table:str}", summary="One table", responses=errors(404, 503))
async def one_table(request: ApiRequest, table: FromPath[str]) -> TableDetails:
    """What everybody may know of it."""
    active = await _rooms(request).find(table)
    async with active.lock:
        room = active.room
        told = {**room.terms(), **room.summary(), "version": room.version, "room": room.common()}
        return convert(told, TableDetails)


@post(
    "/api/tables/{table:str}/commands",
    summary="Do something at a table",
    status_code=200,
    responses=errors(401, 403, 404, 409, 413, 503),
)
async def command(request: ApiRequest, table: FromPath[str], data: JSONBody[Command]) -> Done:
    """The same commands as over the WebSocket."""
    person = await _person(request)
    _limits(request).commands.check(person.id)
    active = await _rooms(request).find(table)
    _limits(request).check_table(table, active.is_spectator(person.id))
    return Done(await _rooms(request).do(person, table, data))


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a game that is over",
    media_type="text/plain",
    responses=errors(404, 409, 503),
)
async def record(request: ApiRequest, table: FromPath[str]) -> str:
    """The whole game as text, seed included: anybody can replay it."""
    active = await _rooms(request).find(table)
    async with active.lock:
        room = active.room
        check_usable(room)
        if room.table is None or room.status != OVER:
            raise refusal("not-over")
        played = room.record()
    return await asyncio.to_thread(played.dumps)


@get(
    "/api/tables/{table:str}/replay",
    summary="A game that is over, at any step, with anybody's eyes",
    responses=errors(404, 409, 503),
)
async def replay(
    request: ApiRequest, table: FromPath[str], step: StepNumber = 0, eyes: Eyes = "all", story: Story = False
) -> ReplayStep:
    """The table after so many actions: as a seat saw it, as a spectator did, or with everything open.

    Everything is what a spectator saw, and beside it, for each seat, what that seat saw in its own way. With `story`
    the answer has all that was told in earlier steps, too.
    """
    active = await _rooms(request).find(table)
    async with active.lock:
        room = active.room
        check_usable(room)
        if room.table is None or room.status != OVER:
            raise refusal("not-over")
        played = room.table.record()
    seat = int(eyes) if eyes.isdigit() else None
    if seat is not None and seat >= played.seats:
        raise ClientException(f"nobody has these eyes: the seats here are 0 to {played.seats - 1}")
    return await _rooms(request).workers.replay(played, min(step, len(played.actions)), eyes, story)


@post(
    "/api/tables/{table:str}/rematch",
    summary="Play again",
    status_code=200,
    responses=errors(401, 403, 404, 409, 503),
)
async def rematch(request: ApiRequest, table: FromPath[str]) -> RematchTable:
    """The same people, bots and options; everybody who asks gets the same new table."""
    person = await _person(request)
    _limits(request).commands.check(person.id)
    _limits(request).tables_of_address.check(client_address(request))
    return RematchTable(await _rooms(request).rematch(person, table, _people(request).origin(client_address(request))))


@post(
    "/api/tables/{table:str}/mute",
    summary="Mute somebody at a table",
    status_code=204,
    responses=errors(401, 403, 404, 409, 413, 503),
)
async def mute(request: ApiRequest, table: FromPath[str], data: JSONBody[Mute]) -> None:
    """What they say from now on is no longer shown to me, at any table; what they said before, when I next connect."""
    person = await _person(request)
    _limits(request).commands.check(person.id)
    room = (await _rooms(request).find(table)).room
    other = room.who_sits(data.seat) if data.seat is not None else room.who_said(data.version)
    if other is None or other == person.id:
        raise refusal("nobody-to-mute")
    await _people(request).mute(person, other, data.mute)
    _rooms(request).mute(person.id, other, data.mute)


@get("/api/me/results", summary="My ratings and past games", responses=errors(401, 503))
async def my_results(request: ApiRequest) -> Results:
    """What my games came to."""
    person = await _person(request)
    found = await _rooms(request).store.read(lambda connection: results.of_person(connection, person.id))
    return convert(found, Results)


def _network(request: ApiRequest) -> Network:
    network: HomeNetwork = request.app.state.network
    own = network.may_switch(request)
    return Network(network.is_open, own, network.address if own or network.is_open else None)


@get("/api/network", summary="Is the home network let in?", responses=errors(), sync_to_thread=False)
def home_network(request: ApiRequest) -> Network:
    """And where others in it find the page."""
    return _network(request)


@post(
    "/api/network",
    summary="Let the home network in, or shut it out",
    status_code=200,
    responses=errors(403, 409, 413),
)
async def open_network(request: ApiRequest, data: JSONBody[OpenNetwork]) -> Network:
    """Only the page itself may ask for it, in a browser on the computer on which the server runs."""
    network: HomeNetwork = request.app.state.network
    if not network.may_switch(request) or request.headers.get("origin") is None:
        raise PermissionDeniedException("only whoever sits at the server's own computer may do that, on its page")
    await (network.open() if data.open else network.close())
    return _network(request)


@get("/health", summary="Is the server well?", responses={503: ERRORS[503]})
async def health(request: ApiRequest) -> Health:
    """Well means that the database answers, and that what people do can be stored; games go on without the bus."""
    try:
        await _rooms(request).store.check()
    except CannotStore:
        raise refusal("cannot-store") from None
    return Health("ok", tt.__version__, request.app.state.cluster.bus_state)


HANDLERS = (
    new_guest,
    me,
    change_me,
    forget_me,
    make_account,
    new_token,
    sign_in,
    sign_out,
    games,
    game_seats,
    game_cards,
    rules,
    lobby,
    whole_lobby,
    quick_match,
    my_tables,
    open_table,
    one_table,
    table_cards,
    table_rules,
    command,
    record,
    replay,
    rematch,
    my_results,
    mute,
    home_network,
    open_network,
    health,
)
