"""People: guests and accounts, who shows a signed cookie, and bearer tokens."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Delete, Update, bindparam, delete, func, insert, literal, select, update

from taletable.server import cookies, shared_deals, table_list
from taletable.server.cookies import Cookies, Session
from taletable.server.passwords import Passwords
from taletable.server.refusals import refusal
from taletable.server.storage import Conflict, Store, archived
from taletable.server.storage.schema import (
    NAMING,
    entries,
    game_facts,
    mutes,
    people,
    puzzle_answers,
    puzzle_days,
    puzzle_solvers,
    quick_matches,
    ratings,
    results,
    sitters,
    tokens,
)

CACHE_SIZE: Final = 10_000  # people
IN_ONE_QUERY: Final = 500  # people, by their ids
EXISTING: Final = select(people.c.id).where(people.c.id.in_(bindparam("ids", expanding=True)))
CACHE_SECONDS: Final = 3.0  # time to live in the cache; another process may have signed them out


class Person(msgspec.Struct, frozen=True):
    """A row of `people`, without the password."""

    id: str
    kind: str
    name: str
    language: str
    epoch: int
    login: str | None = None
    settings: dict[str, Any] = {}

    def shown(self) -> dict[str, object]:
        """The fields of `responses.Me`."""
        return {
            "id": self.id,
            "kind": self.kind,
            "name": self.name,
            "language": self.language,
            "login": self.login,
            "settings": self.settings,
        }


class People:
    """Guests and accounts in the database, with a cache."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.passwords = Passwords()
        self.announce: Callable[[str], None] = lambda _: None  # somebody has changed, or their mutes have
        self.trusted_for = CACHE_SECONDS
        self._cache: dict[str, tuple[Person, float]] = {}
        self._drops = 0

    async def open(self) -> None:
        """Load the keys that sign cookies, or make them: all processes on a database share them."""
        try:
            self.cookies: Cookies = await self.store.write(cookies.load_or_make)
        except Conflict:
            self.cookies = await self.store.write(cookies.load_or_make)

    async def reload_keys(self) -> None:
        """Load the keys that sign cookies again: another process may have rotated them."""
        self.cookies = await self.store.read(cookies.load)

    # Cookies and tokens.

    def cookie(self, person: Person) -> str:
        """The value of a signed cookie for somebody."""
        return self.cookies.sign(person.id, person.epoch)

    def origin(self, address: str) -> str | None:
        """The keyed hash (HMAC) of an address: only this server can tell that two tables come from the same one."""
        if not address:
            return None
        return hmac.new(self.cookies.old_key, f"address {address}".encode(), sha256).hexdigest()[:32]

    async def by_cookie(self, cookie: str | None) -> Person | None:
        """The person of a signed cookie; nobody if it is forged, expired or void."""
        session = self.cookies.read(cookie)
        return None if session is None else await self.by_session(session)

    async def by_session(self, session: Session) -> Person | None:
        """Whose session it is, unless they have signed out everywhere or were deleted since."""
        person = await self.find(session.person)
        return person if person is not None and person.epoch == session.epoch else None

    async def if_current(self, person: Person) -> Person | None:
        """The person as they are now, unless they have signed out everywhere or were deleted since."""
        found = self._cached(person.id) or await self.find(person.id)
        return found if found is not None and found.epoch == person.epoch else None

    async def outdated(self, known: set[tuple[str, int]]) -> set[tuple[str, int]]:
        """Those of them, by id and epoch, who signed out or were deleted; bypasses the cache."""
        ids = list({id for id, _ in known})

        def epochs_of(connection: Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            for begin in range(0, len(ids), IN_ONE_QUERY):
                some = select(people.c.id, people.c.epoch).where(people.c.id.in_(ids[begin : begin + IN_ONE_QUERY]))
                found.update((id, epoch) for id, epoch in connection.execute(some))
            return found

        epochs = await self.store.read(epochs_of)
        left = {(id, epoch) for id, epoch in known if epochs.get(id) != epoch}
        for id, _ in left:
            self._cache.pop(id, None)
        return left

    async def by_token(self, token: str) -> Person | None:
        """The person of a bearer token."""
        digest = sha256(token.encode("utf-8", "replace")).hexdigest()
        theirs = select(people).join(tokens, tokens.c.person == people.c.id)
        good = theirs.where(tokens.c.hash == digest, tokens.c.epoch == people.c.epoch)
        row = await self.store.read(lambda connection: connection.execute(good).mappings().first())
        return None if row is None else self._into_cache(_person(row))

    async def new_token(self, person: Person, label: str) -> str:
        """A new bearer token, of which only the hash is stored; none for somebody who has just signed out."""
        token = secrets.token_urlsafe(32)
        row = {
            "hash": sha256(token.encode()).hexdigest(),
            "person": person.id,
            "label": label,
            "created": time.time(),
            "epoch": person.epoch,
        }

        def keep(connection: Connection) -> bool:
            still = connection.execute(select(people.c.epoch).where(people.c.id == person.id)).scalar() == person.epoch
            if still:
                connection.execute(insert(tokens), row)
            return still

        if not await self.store.write(keep):
            self._cache.pop(person.id, None)
            raise refusal("stranger")
        return token

    # Lookup, with a cache, and changes.

    async def find(self, id: str) -> Person | None:
        """A person by id, from the cache or the database."""
        known = self._cached(id)
        if known is not None:
            return known
        drops = self._drops
        row = await self.store.read(
            lambda connection: connection.execute(select(people).where(people.c.id == id)).mappings().first()
        )
        if row is None:
            return None
        # What was read before another process told of a change may be outdated.
        return self._into_cache(_person(row)) if drops == self._drops else _person(row)

    def drop(self, id: str) -> None:
        """Forget what is cached of somebody, who has changed at another process."""
        self._drops += 1
        self._cache.pop(id, None)

    def drop_all(self) -> None:
        """Forget all that is cached."""
        self._drops += 1
        self._cache.clear()

    def _cached(self, id: str) -> Person | None:
        """A person from the cache, unless the entry has expired."""
        known = self._cache.get(id)
        return known[0] if known is not None and time.monotonic() - known[1] < self.trusted_for else None

    def _into_cache(self, person: Person) -> Person:
        """Cache what was read, unless a later epoch is cached: it was read before a sign-out."""
        known = self._cache.get(person.id)
        if known is not None and known[0].epoch > person.epoch:
            return person
        if len(self._cache) >= CACHE_SIZE:
            self._cache.pop(next(iter(self._cache)))
        self._cache[person.id] = (person, time.monotonic())
        return person

    async def new_guest(self, name: str, language: str) -> Person:
        """Store a new guest."""
        person = Person(secrets.token_urlsafe(12), "guest", name, language, 0)
        row = {
            "id": person.id,
            "kind": person.kind,
            "name": name,
            "language": language,
            "settings": "{}",
            "epoch": 0,
            "created": time.time(),
        }
        await self.store.write(lambda connection: _do(connection, insert(people).values(row)))
        return self._into_cache(person)

    async def change(self, person: Person, **fields: Any) -> Person:
        """Update the name, language or settings."""
        values = {
            key: msgspec.json.encode(value).decode() if key == "settings" else value for key, value in fields.items()
        }
        changed = await self._change(person, update(people).values(values))
        if changed is None:
            raise refusal("stranger")
        return changed

    async def _change(self, person: Person, change: Update, *beside: Delete) -> Person | None:
        """Update a person whose epoch is still the same, and run statements with it; None if no row matched."""
        theirs = change.where(people.c.id == person.id, people.c.epoch == person.epoch)

        def carry_out(connection: Connection) -> Any:
            if not connection.execute(theirs).rowcount:
                return None
            for one in beside:
                connection.execute(one)
            return connection.execute(select(people).where(people.c.id == person.id)).mappings().one()

        row = await self.store.write(carry_out)
        if row is None:
            self._cache.pop(person.id, None)  # outdated
            return None
        self.announce(person.id)
        return self._into_cache(_person(row))

    async def make_account(self, person: Person, login: str, password: str, address: str = "") -> Person:
        """Turn a guest into an account with a login, under the same id."""
        if person.kind != "guest":
            raise refusal("account-already")
        hashed = await self.passwords.hash(password, login, address)
        account = update(people).where(people.c.kind == "guest").values(kind="account", login=login, password=hashed)
        try:
            made = await self._change(person, account)
        except Conflict:
            raise refusal("login-taken") from None
        if made is None:
            raise refusal("account-already" if await self.if_current(person) is not None else "stranger")
        return made

    async def sign_in(self, login: str, password: str, address: str = "") -> Person:
        """Check a password (Argon2). A wrong login and a wrong password take the same time and look the same."""
        row = await self.store.read(
            lambda connection: connection.execute(select(people).where(people.c.login == login)).mappings().first()
        )
        hashed = None if row is None else row["password"]
        if not await self.passwords.verify(hashed, password, login, address) or row is None:
            raise refusal("wrong-password")
        return self._into_cache(_person(row))

    async def muted(self, person: Person) -> frozenset[str]:
        """The ids of people whose chat somebody has muted."""
        found = select(mutes.c.muted).where(mutes.c.person == person.id)
        return await self.store.read(lambda connection: frozenset(connection.execute(found).scalars()))

    async def mute(self, person: Person, other: str, mute: bool) -> None:
        """Mute or unmute somebody's chat."""

        def change(connection: Connection) -> None:
            connection.execute(delete(mutes).where(mutes.c.person == person.id, mutes.c.muted == other))
            if mute:
                connection.execute(insert(mutes), {"person": person.id, "muted": other})

        await self.store.write(change)
        self.announce(person.id)

    async def mutes_of(self, ids: list[str]) -> dict[str, frozenset[str]]:
        """The mutes of several people."""

        def read(connection: Connection) -> dict[str, frozenset[str]]:
            found: dict[str, set[str]] = {id: set() for id in ids}
            for begin in range(0, len(ids), IN_ONE_QUERY):
                some = mutes.c.person.in_(ids[begin : begin + IN_ONE_QUERY])
                for person, muted in connection.execute(select(mutes.c.person, mutes.c.muted).where(some)):
                    found[person].add(muted)
            return {person: frozenset(muted) for person, muted in found.items()}

        return await self.store.read(read)

    async def sign_out_everywhere(self, person: Person) -> None:
        """Increment the epoch, which makes all cookies and tokens void, and delete the tokens."""
        old = delete(tokens).where(tokens.c.person == person.id)
        await self._change(person, update(people).values(epoch=people.c.epoch + 1), old)

    async def forget(self, person: Person) -> list[str]:
        """Delete a person, and blank their name and chat in the logs of their tables; the ids of these tables.

        Each log gets an entry `forgotten`, so that other processes see a new version and load it again.
        """
        named = select(entries.c.table).where(entries.c.who == person.id, NAMING).distinct()
        said = func.max(entries.c.seq) + 1, literal(time.time()), literal("forgotten"), literal(person.id)
        gone = select(entries.c.table, *said).where(entries.c.table.in_(named)).group_by(entries.c.table)

        def forget(connection: Connection) -> list[str]:
            table_list.forget_person(connection, person.id)
            archived.forget_person(connection, person.id)
            for kept, column in (
                (results, "person"),
                (ratings, "person"),
                (sitters, "person"),
                (mutes, "person"),
                (mutes, "muted"),
                (quick_matches, "person"),
                (puzzle_answers, "person"),
                (puzzle_solvers, "person"),
                (puzzle_days, "person"),
                (game_facts, "person"),
                (people, "id"),
            ):
                connection.execute(delete(kept).where(kept.c[column] == person.id))
            shared_deals.forget_person(connection, person.id)
            for kind, value in (("sit", '{"name":""}'), ("say", '{"name":"","text":""}')):
                theirs = update(entries).where(entries.c.who == person.id, NAMING, entries.c.kind == kind)
                connection.execute(theirs.values(value=value))
            connection.execute(insert(entries).from_select(["table", "seq", "at", "kind", "who"], gone))
            return list(connection.execute(named).scalars())

        tables = await self.store.write(forget, exclusive=True)  # or busy tables would be in the way for ever
        self._cache.pop(person.id, None)
        self.announce(person.id)
        return tables


def existing_people(connection: Connection, ids: list[str]) -> set[str]:
    """Which of these ids are in the database."""
    return set(connection.execute(EXISTING, {"ids": ids}).scalars()) if ids else set()


def _do(connection: Connection, statement: Any) -> None:
    connection.execute(statement)


def _person(row: Any) -> Person:
    return Person(
        row["id"],
        row["kind"],
        row["name"],
        row["language"],
        row["epoch"],
        row["login"],
        msgspec.json.decode(row["settings"], type=dict),
    )
