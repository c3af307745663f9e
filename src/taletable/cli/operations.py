"""The commands of whoever runs a server: doctor, rehearse, archive, admin."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

import taletable as tt
from taletable.cli import admin, archive, doctor, rehearse
from taletable.locales import LANGUAGES

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 (it has no other name)

STATUSES = ("open", "playing", "over", "broken")


def add(commands: Commands) -> None:
    """What can be typed for them."""
    _doctor(commands)
    _rehearse(commands)
    _archive(commands)
    _admin(commands)


def _doctor(commands: Commands) -> None:
    checking = commands.add_parser(
        "doctor",
        help="check settings, database, bus, disk, clock and installation",
        description="Check everything a server needs, with the settings it would have, whether or not one runs: all "
        "problems at once, each with what to do about it. Ends with 1 if there is one.",
    )
    checking.add_argument("--json", action="store_true", help="print a line of JSON for each finding")
    _database(checking)
    _language(checking)
    checking.set_defaults(run=doctor.run)


def _rehearse(commands: Commands) -> None:
    trying = commands.add_parser(
        "rehearse",
        help="replay stored games with this version, before servers are restarted",
        description="Replay the games that are not over with this version of the rules, and tell which would differ or "
        "not load. Nothing is written to the database, so servers may go on using it. Ends with 1 if there is one.",
    )
    trying.add_argument("--finished", action="store_true", help="replay the games that are over, too")
    trying.add_argument("--processes", type=int, metavar="N", help="how many at a time (one for each core)")
    trying.add_argument(
        "--write", type=Path, metavar="FILE", help="run by the old version: write down what it makes of each table"
    )
    trying.add_argument(
        "--against", type=Path, metavar="FILE", help="run by the new version: hold every table against what it was"
    )
    trying.add_argument("--json", action="store_true", help="print a line of JSON for each table that differs")
    _database(trying)
    _language(trying)
    trying.set_defaults(run=rehearse.run)


def _archive(commands: Commands) -> None:
    moving = commands.add_parser(
        "archive",
        help="move old games to compressed files",
        description="Move games that are over from the database to compressed files, one for each month, while servers "
        "run. A game is written, read again and replayed before the database lets it go; results and ratings stay. "
        "Servers that see the folder still show it by its link.",
    )
    what = moving.add_mutually_exclusive_group(required=True)
    what.add_argument("--older-than", metavar="AGE", help="games that ended so long ago, such as 180d, 26w or 1y")
    what.add_argument("--list", action="store_true", help="list the files")
    what.add_argument("--check", action="store_true", help="check the files: checksums, and every game replays")
    what.add_argument("--restore", metavar="TABLE", help="put a game back into the database")
    moving.add_argument("--folder", type=Path, metavar="FOLDER", help="where the files are (TALETABLE_ARCHIVE)")
    moving.add_argument("--json", action="store_true", help="print a line of JSON instead of sentences")
    _database(moving)
    _language(moving)
    moving.set_defaults(run=archive.run)


def _admin(commands: Commands) -> None:
    looking = commands.add_parser(
        "admin",
        help="list, end or set apart tables; list, export or forget people",
        description="Look after tables and people while servers run: they take up what is changed within a second.",
    )
    wishes = looking.add_subparsers(dest="wish", required=True, metavar="WISH")

    listing = wishes.add_parser("tables", help="list tables, the newest first")
    listing.add_argument("--status", choices=STATUSES, help="only those")
    listing.add_argument("--game", metavar="GAME", choices=tt.games(), help="only those of a game")
    listing.add_argument("--person", default="", metavar="WHO", help="only those of a person: id, login or name")
    _listed(listing)
    listing.set_defaults(run=admin.tables)

    finding = wishes.add_parser("people", help="list people, the newest first")
    finding.add_argument("person", nargs="?", default="", metavar="WHO", help="an id, a login, or part of a name")
    _listed(finding)
    finding.set_defaults(run=admin.people)

    for wish, about in (
        ("end", "end a table for good, without results"),
        ("quarantine", "set a table apart: nothing happens there until it is released"),
        ("release", "let a table go on that was set apart"),
    ):
        changing = wishes.add_parser(wish, help=about, description=f"{about[0].upper()}{about[1:]}.")
        changing.add_argument("table", metavar="TABLE", help="its id, which is the end of its link")
        _database(changing)
        _language(changing)
        changing.set_defaults(run=admin.change)

    exporting = wishes.add_parser("export", help="write down all that is stored of a person, as JSON")
    exporting.add_argument("person", metavar="WHO", help="an id or a login")
    exporting.add_argument("--out", type=Path, metavar="FILE", help="where to; only you will be able to read it")
    _database(exporting)
    _language(exporting)
    exporting.set_defaults(run=admin.export)

    forgetting = wishes.add_parser(
        "forget",
        help="delete a person",
        description="Delete a person: name, words, results and ratings. They leave their tables, and bots play on for "
        "them. What is in the archive loses the name at once for all who read it there, and the files the next time "
        "`taletable archive --older-than` runs.",
    )
    forgetting.add_argument("person", metavar="WHO", help="an id or a login")
    forgetting.add_argument("--yes", action="store_true", help="do it without asking")
    _database(forgetting)
    _language(forgetting)
    forgetting.set_defaults(run=admin.forget)


def _listed(command: argparse.ArgumentParser) -> None:
    command.add_argument("--most", type=int, default=50, metavar="N", help="how many (50)")
    command.add_argument("--json", action="store_true", help="print a line of JSON for each")
    _database(command)
    _language(command)


def _database(command: argparse.ArgumentParser) -> None:
    command.add_argument("--database", metavar="URL", help="as for serve")


def _language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="the language to speak")
