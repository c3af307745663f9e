"""Options and profiles for every test."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from taletable.games import games
from taletable.locales import rulebook
from taletable.version import COMPILED, build
from tests.kit import chance

chance.choose()  # before any test file can ask

# A shell starts what runs in the background with SIGINT ignored, and so would be what tests start and interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)

UNCITED = pytest.StashKey[list[str]]()

# The same examples on every run and every machine.
settings.register_profile(
    "steady", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", action="store_true", help="list the clauses of the rulebooks that no test cites")


def pytest_configure() -> None:
    if os.environ.get("TALETABLE_TEST_RULES") == "plain" and build() == COMPILED:
        raise pytest.UsageError("the plain rules were to be tested, and compiled ones were found")


def pytest_report_header() -> list[str]:
    return [f"rules: {build()}", f"seed: {chance.NAME}={chance.seed()}"]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        report.sections.append(("seed", f"to have the same deals again: {chance.NAME}={chance.seed()}"))
    return report


def uncited(items: list[pytest.Item]) -> list[str]:
    """The clauses that no test is marked with."""
    cited: set[tuple[str, str]] = set()
    for item in items:
        for mark in item.iter_markers("clause"):
            game, *numbers = mark.args
            cited.update((game, number) for number in numbers)
    known = {(game, number) for game in games() for number in rulebook(game, "en").clauses}
    unknown = sorted(cited - known)
    if unknown:
        raise ValueError(f"tests cite clauses that no rulebook has: {unknown}")
    return [f"{game} {number}" for game, number in sorted(known - cited)]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_finish(session: pytest.Session) -> None:
    if session.config.getoption("--clauses"):
        missing = uncited(session.items)
        count = sum(len(rulebook(game, "en").clauses) for game in games())
        for clause in missing:
            sys.stdout.write(f"no test cites {clause}\n")
        sys.stdout.write(f"{count - len(missing)} of {count} clauses of the rulebooks are cited by tests\n")
        session.config.stash[UNCITED] = missing
        session.items.clear()  # nothing but this is to be listed


def pytest_sessionfinish(session: pytest.Session) -> None:
    if UNCITED in session.config.stash:
        missing = session.config.stash[UNCITED]
        session.exitstatus = pytest.ExitCode.TESTS_FAILED if missing else pytest.ExitCode.OK
