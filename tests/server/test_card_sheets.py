"""Card sheets of people's own: whatever is in them, they are never parsed on the event loop."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from taletable.games.fairy_tale import cards
from taletable.games.fairy_tale.cards import SHEETS, TEXT
from taletable.kernel.sheet import MOST_DOTS
from taletable.server import rate_limits
from taletable.server.app import make
from taletable.server.http_protocol import LARGEST_BODY
from taletable.server.rate_limits import RateLimiter
from taletable.server.refusals import LONGEST, Refusal
from taletable.server.requests import LONGEST_SHEET, BotSeat, MySeat, NewTable, OpenSeat, Ready, Sit, Start
from taletable.server.rooms import Rooms
from taletable.server.serve import prepare
from taletable.server.settings import Settings
from taletable.server.workers import Workers
from tests.server.in_process import ANN, BOB, rooms_in_process

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

OWN = TEXT.replace("points = 3\n", "points = 5\n")
NEW = NewTable("fairy_tale", [MySeat(), OpenSeat()], {"deck_file": OWN})
BODY = {"game": "fairy_tale", "seats": [{"kind": "me"}, {"kind": "open"}]}
# What took seconds: a key with many parts, in as many lines as there may be.
HOSTILE = f"x{'.a' * MOST_DOTS} = 1\n" * (LONGEST_SHEET // (2 * MOST_DOTS + 6))


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """In which threads of this process sheets are parsed from now on; none is at hand."""
    threads: list[str] = []
    parse = SHEETS.parse

    def note(text: str) -> cards.Sheet:
        threads.append(threading.current_thread().name)
        return parse(text)

    SHEETS.kept.clear()
    monkeypatch.setattr(SHEETS, "parse", note)
    return threads


def test_opening_loading_and_starting_a_table_parse_its_sheet_in_a_thread(tmp_path: Path, parsed: list[str]) -> None:
    async def play() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            table = (await rooms.open_table(ANN, NEW)).head.id
            assert len(parsed) == 1
            SHEETS.kept.clear()
            await rooms.do(BOB, table, Sit())
            await rooms.do(BOB, table, Ready())
            SHEETS.kept.clear()
            await rooms.do(ANN, table, Start())
            before = len(parsed)
            SHEETS.kept.clear()
            again = Rooms(rooms.store, Workers(), shared=False)
            room = (await again.find(table)).room
            assert room.table is not None
            assert room.table.options["deck_file"] == OWN
            assert len(parsed) == before + 1
            await again.close()

    asyncio.run(play())
    assert parsed
    assert threading.main_thread().name not in parsed


def test_a_bot_plays_with_a_sheet_of_ones_own(tmp_path: Path) -> None:
    async def play() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            new = NewTable("fairy_tale", [BotSeat(), BotSeat()], {"deck_file": OWN})
            table = (await rooms.open_table(ANN, new)).head.id
            await rooms.do(ANN, table, Start())
            live = await rooms.find(table)
            while live.room.status != "over":
                await asyncio.sleep(0.01)
            assert rooms.workers.bots.started == 1

    asyncio.run(play())


def test_a_sheet_that_is_not_sound_is_parsed_in_no_thread_of_the_server(tmp_path: Path, parsed: list[str]) -> None:
    async def play() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            for text in (HOSTILE, "a" * 900 + " = [", TEXT.replace("demon", "demom", 1)):
                with pytest.raises(Refusal) as refused:
                    await rooms.open_table(ANN, NewTable("fairy_tale", NEW.seats, {"deck_file": text}))
                assert refused.value.message.id == "server-refusal-sheet"
                assert len(str(refused.value.message.args["words"])) <= LONGEST
            assert rooms.workers.requests.started == 1

    asyncio.run(play())
    assert not parsed


# Over HTTP.


def at_server(tmp_path: Path, pace: float, ask: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    async def run() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path / 't.sqlite3'}", pace=pace)
        await asyncio.to_thread(prepare, settings)
        app = make(settings)
        there = httpx.ASGITransport(app)  # type: ignore[arg-type]
        async with app.lifespan(), httpx.AsyncClient(transport=there, base_url="http://here", timeout=60) as client:
            assert (await client.post("/api/guests", json={"name": "Ann"})).status_code == 201
            await ask(client)

    asyncio.run(run())


def test_over_http_no_sheet_is_parsed_on_the_event_loop(tmp_path: Path, parsed: list[str]) -> None:
    async def ask(client: httpx.AsyncClient) -> None:
        opened = await client.post("/api/tables", json={**BODY, "options": {"deck_file": OWN}})
        table = opened.json()["id"]
        for path in ("", "/cards"):
            SHEETS.kept.clear()
            assert (await client.get(f"/api/tables/{table}{path}")).status_code == 200
        SHEETS.kept.clear()
        seats = await client.get("/api/games/fairy_tale/seats", params={"options": '{"deck_file":"[[card]]\\nid = 1"}'})
        assert (seats.status_code, seats.json()["message"]) == (409, "server-refusal-sheet")

    at_server(tmp_path, 1e6, ask)
    assert parsed
    assert threading.main_thread().name not in parsed


def test_a_sheet_may_be_as_long_as_one_needs_and_no_longer(tmp_path: Path) -> None:
    async def ask(client: httpx.AsyncClient) -> None:
        async def opened(text: str) -> httpx.Response:
            return await client.post("/api/tables", json={**BODY, "options": {"deck_file": text}})

        longest = OWN + "# so long\n" * ((LONGEST_SHEET - len(OWN)) // 10)
        assert len(longest) > LONGEST_SHEET - 10
        assert (await opened(longest)).status_code == 201
        longer = await opened(longest + "# so long\n")
        assert (longer.status_code, f"length <= {LONGEST_SHEET}" in longer.text) == (400, True)
        assert (await opened("x" * LARGEST_BODY)).status_code == 413

    assert LONGEST_SHEET / 2 < max(len(text) for text in own_sheets()) < LONGEST_SHEET
    at_server(tmp_path, 1e6, ask)


def own_sheets() -> list[str]:
    return [path.read_text("utf-8") for path in Path(cards.__file__).parent.parent.glob("*/cards.toml")]


def test_sheets_have_a_rate_limit_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(client: httpx.AsyncClient) -> None:
        heard = [
            await client.post("/api/tables", json={**BODY, "options": {"deck_file": "cards = 1"}}) for _ in range(6)
        ]
        assert [answer.status_code for answer in heard] == [409] * 2 + [429] * 4
        asked = {"options": '{"deck_file": "cards = 1"}'}
        assert (await client.get("/api/games/fairy_tale/seats", params=asked)).status_code == 429
        assert (await client.get("/api/games/fairy_tale/seats")).json() == [2, 3, 4]

    class NeverRefilled(RateLimiter):
        def __init__(self, burst: float, rate: float) -> None:
            super().__init__(burst, 0.0 * rate)  # however long it takes

    monkeypatch.setattr(rate_limits, "RateLimiter", NeverRefilled)
    at_server(tmp_path, 4.0, ask)


@pytest.mark.parametrize(
    "options",
    [{"a" * 41: 1}, {f"o{number}": 1 for number in range(41)}, {"drafts": "x" * (LONGEST_SHEET + 1)}],
    ids=["a long name", "many", "a long value"],
)
def test_options_have_limits(tmp_path: Path, options: dict[str, object]) -> None:
    async def ask(client: httpx.AsyncClient) -> None:
        assert (await client.post("/api/tables", json={**BODY, "options": options})).status_code == 400

    at_server(tmp_path, 1e6, ask)


@pytest.mark.parametrize(
    ("settings", "status"),
    [
        ({"theme": "dark", "sound": True, "size": 2}, 200),
        ({f"s{number}": "x" * 200 for number in range(50)}, 200),
        ({f"s{number}": 1 for number in range(51)}, 400),
        ({"s" * 41: 1}, 400),
        ({"s": "x" * 201}, 400),
    ],
    ids=["the page's", "as many as one may", "too many", "a long name", "a long value"],
)
def test_the_settings_of_a_person_have_limits(tmp_path: Path, settings: dict[str, object], status: int) -> None:
    async def ask(client: httpx.AsyncClient) -> None:
        assert (await client.patch("/api/me", json={"settings": settings})).status_code == status

    at_server(tmp_path, 1e6, ask)
