"""Passwords are hashed in threads of their own: whoever tries many delays nobody, and is refused at once."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING

import httpx
import pytest

from taletable.server.app import make
from taletable.server.passwords import MOST, MOST_OF_ONE, THREADS, Passwords
from taletable.server.refusals import Refusal
from taletable.server.serve import prepare
from taletable.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def held(passwords: Passwords) -> Iterator[list[str]]:
    """All threads for passwords are busy until the end, with passwords that do not fit; what was begun is listed."""
    begun: list[str] = []
    go_on = threading.Event()

    def wait(_: str | None, password: str) -> bool:
        begun.append(password)
        go_on.wait()
        return False

    passwords._verify = wait  # type: ignore[assignment, method-assign]
    try:
        yield begun
    finally:
        go_on.set()


def too_fast(answers: list[object]) -> int:
    return sum(isinstance(one, Refusal) and one.message.id == "server-refusal-too-fast" for one in answers)


def test_a_password_fits_its_hash_and_no_other() -> None:
    async def ask() -> None:
        passwords = Passwords()
        hashed = await passwords.hash("a password", "ann", "")
        assert await passwords.verify(hashed, "a password", "ann", "")
        assert not await passwords.verify(hashed, "another password", "ann", "")
        assert not await passwords.verify(None, "a password", "nobody", "")
        assert not passwords._of_one
        passwords.close()

    asyncio.run(ask())


@pytest.mark.parametrize("same", ["login", "address"])
def test_of_one_account_and_of_one_address_only_a_few_may_wait(same: str) -> None:
    async def ask() -> None:
        passwords = Passwords()
        with held(passwords) as begun:
            asked = [
                asyncio.ensure_future(
                    passwords.verify(None, "a password", *(("ann", str(n)) if same == "login" else (str(n), "here")))
                )
                for n in range(60)
            ]
            refused, waiting = await asyncio.wait(asked, return_when=asyncio.FIRST_EXCEPTION)
            assert (len(refused), len(waiting)) == (60 - MOST_OF_ONE, MOST_OF_ONE)
            other = asyncio.ensure_future(passwords.verify(None, "a password", "bob", "there"))
            await asyncio.sleep(0)
            assert not other.done()
            assert len(begun) <= THREADS
        assert too_fast([one.exception() for one in refused]) == len(refused)
        assert [await one for one in [*waiting, other]] == [False] * (MOST_OF_ONE + 1)
        passwords.close()

    asyncio.run(ask())


def test_the_queue_is_limited_and_whoever_goes_away_keeps_their_place_until_the_work_is_done() -> None:
    async def ask() -> None:
        passwords = Passwords()
        with held(passwords):
            asked = [asyncio.ensure_future(passwords.verify(None, "a password", str(n), str(n))) for n in range(MOST)]
            await asyncio.sleep(0)
            asked[0].cancel()
            with pytest.raises(Refusal):
                await passwords.verify(None, "a password", "ann", "here")
        await asyncio.gather(*asked, return_exceptions=True)
        assert not await passwords.verify(None, "a password", "ann", "here")
        passwords.close()

    asyncio.run(ask())


def test_sixty_sign_ins_at_once_delay_neither_the_page_nor_other_work(tmp_path: Path) -> None:
    async def ask() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path / 't.sqlite3'}", pace=1e6)
        await asyncio.to_thread(prepare, settings)
        app = make(settings)
        there = httpx.ASGITransport(app)  # type: ignore[arg-type]
        async with app.lifespan(), httpx.AsyncClient(transport=there, base_url="http://here") as client:
            with held(app.state.people.passwords) as begun:
                body = {"login": "ann", "password": "a password"}
                asked = [asyncio.create_task(client.post("/api/sign-in", json=body)) for _ in range(60)]
                answers: list[httpx.Response] = []
                for done in asyncio.as_completed(asked):
                    answers.append(await done)
                    if len(answers) == 60 - MOST_OF_ONE:
                        break
                assert {answer.status_code for answer in answers} == {429}
                assert (await client.get("/")).status_code in (200, 404)
                assert (await client.get("/health")).status_code == 200
                assert (await client.post("/api/guests", json={"name": "Bob"})).status_code == 201
                assert len(begun) <= THREADS
            rest = [one.result() for one in (await asyncio.wait(asked))[0]]
            assert sorted(one.status_code for one in rest) == [401] * MOST_OF_ONE + [429] * (60 - MOST_OF_ONE)

    asyncio.run(ask())


def test_the_threads_are_nobody_elses() -> None:
    async def ask() -> None:
        passwords = Passwords()
        with held(passwords):
            waiting = [
                asyncio.ensure_future(passwords.verify(None, "a password", str(n), "")) for n in range(MOST_OF_ONE)
            ]
            with ThreadPoolExecutor(1) as only:
                asyncio.get_running_loop().set_default_executor(only)
                assert await asyncio.to_thread(lambda: "done") == "done"
        await asyncio.gather(*waiting)
        passwords.close()

    asyncio.run(ask())
