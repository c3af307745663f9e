"""How a server is run. Each setting has a name of the environment too, such as `TALETABLE_PORT`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_type_hints

import msgspec

from taletable.server.addresses import Network, networks
from taletable.server.storage.files import file_of
from taletable.server.storage.store import url_of
from taletable.study.weighing import BUDGET

PREFIX: Final = "TALETABLE_"
# The description is what an error says.
Positive = Annotated[int, msgspec.Meta(ge=1, description="a whole number, at least 1")]
NotNegative = Annotated[int, msgspec.Meta(ge=0, description="a whole number, at least 0")]
Seconds = Annotated[float, msgspec.Meta(gt=0, description="a number of seconds above 0")]
Pause = Annotated[float, msgspec.Meta(ge=0, le=5, description="a number of seconds from 0 to 5")]
Port = Annotated[int, msgspec.Meta(ge=0, le=65_535, description="a whole number from 0 (any free port) to 65535")]
# Names of the environment that are no settings of a server: for building and testing.
OTHERS: Final = frozenset(PREFIX + name for name in ("PURE", "WITHOUT_PAGE", "TEST_SEED", "TEST_AHEAD", "LOOP_PROBE"))
KINDS: Final = {int: "a whole number", float: "a number", bool: "true or false"}


class Settings(msgspec.Struct, frozen=True):
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: Port = 8000
    lan: bool = False  # let the home network in: listen at this computer's address in it, too
    database: str = ""
    archive: str = ""  # the folder of the archive, where games are moved by `taletable archive`
    workers: Positive = 1
    shared: bool = False  # other processes use the same database; several workers, and a bus, say so, too
    bus: str = ""  # the Redis server by which processes on one database tell each other what they store
    bot_workers: NotNegative = 1  # processes that search for strong bots, and as many for others; 0: `taletable work`
    bot_pause: Pause = 1.0  # seconds an unhurried bot takes for a decision
    review_budget: Positive = BUDGET  # imagined games for each decision of a review
    logs: Literal["auto", "json", "text"] = "auto"  # text for a person at a terminal, JSON for programs
    memory: int = 128  # megabytes for tables at hand in one process
    lines: int = 200  # WebSockets open at once from one address
    pace: float = 20.0  # orders a second that one person may give; all other limits go by it too
    connections: int = 200  # connections open at once from one address, besides its WebSockets
    all_connections: Positive = 10_000  # connections open at once from everybody, in one process
    request_timeout: Seconds = 30.0  # seconds in which a request must arrive, and a response be taken
    idle_timeout: Seconds = 75.0  # seconds a connection is kept open between two requests
    proxies: str = ""  # addresses of reverse proxies whose X-Forwarded-For and X-Forwarded-Proto count
    origins: str = ""  # where browsers find this server, such as https://play.example.org
    metrics_host: str = ""  # where `metrics_port` listens, if not at `host`
    metrics_port: Port = 0  # a port of its own for /metrics, which is then nowhere else
    metrics_token: str = ""  # whoever reads /metrics has to show it
    seed: str = ""  # for tests: all deals grow from it, so whoever knows it can predict them

    @property
    def url(self) -> str:
        """Where things are kept: by default one file in the user's own place for such things."""
        return self.database or f"sqlite:///{home() / 'taletable.sqlite3'}"

    @property
    def archive_folder(self) -> Path:
        """The folder of the archive: by default one beside the database, or in the user's own place for such things."""
        if self.archive:
            return Path(self.archive)
        file = file_of(url_of(self.url))
        return (home() if file is None else file.parent) / "archive"

    @property
    def proxy_networks(self) -> tuple[Network, ...]:
        """The reverse proxies in front of this server."""
        try:
            return networks(self.proxies)
        except ValueError as error:
            raise ValueError(f"TALETABLE_PROXIES: {error}") from None


def home() -> Path:
    """Where a program keeps what it must not lose."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "taletable"


def from_environment(**said: object) -> Settings:
    """What the command line says, then what the environment does, defaults for the rest."""
    return _converted(_found(said), said)


def all_that_can_be(**said: object) -> tuple[Settings, list[str]]:
    """The same without those settings that cannot be, and a sentence for each of these."""
    found, wrong = _found(said), []
    for name in list(found):
        try:
            _converted({name: found[name]}, said)
        except ValueError as error:
            wrong.append(str(error))
            del found[name]
    return _converted(found, said), wrong


def unknown_names() -> list[str]:
    """Names in the environment that look like settings of ours, and are none."""
    known = {PREFIX + field.upper() for field in Settings.__struct_fields__}
    return sorted(name for name in os.environ if name.startswith(PREFIX) and name not in known | OTHERS)


def _found(said: dict[str, object]) -> dict[str, object]:
    found: dict[str, object] = {
        field: os.environ[PREFIX + field.upper()]
        for field in Settings.__struct_fields__
        if PREFIX + field.upper() in os.environ
    }
    return found | {name: value for name, value in said.items() if value is not None}


def _converted(found: dict[str, object], said: dict[str, object]) -> Settings:
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        name = str(error).rpartition("$.")[2].rstrip("`")
        given = f"--{name} {found[name]}" if said.get(name) is not None else f"{PREFIX}{name.upper()}={found[name]}"
        raise ValueError(f"{given} cannot be: it has to be {_expected(name)}") from None


def _expected(name: str) -> str:
    """The values of a setting, in words."""
    kind: Any = get_type_hints(Settings, include_extras=True)[name]
    described = [one.description for one in get_args(kind) if isinstance(one, msgspec.Meta) and one.description]
    return KINDS.get(kind) or next(iter(described), " or ".join(map(str, get_args(kind))))
