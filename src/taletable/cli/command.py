"""What can be typed after `taletable`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import taletable as tt
from taletable.arena.match import LIMIT
from taletable.bots import CHARACTERS, LEVELS
from taletable.cli import (
    arena,
    balance,
    bench,
    cards,
    editions,
    operations,
    play,
    puzzles,
    retell,
    review,
    running,
    whatif,
)
from taletable.locales import LANGUAGES, texts
from taletable.study.puzzle_finder import BUDGET as FIRST
from taletable.study.puzzle_finder import GAP
from taletable.study.weighing import BUDGET
from taletable.study.whatif import usual_bots
from taletable.version import build

if TYPE_CHECKING:
    from collections.abc import Sequence

    from taletable.kernel import Game


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = argparse.ArgumentParser(
        prog="taletable",
        description="A table for fairy-tale games. Without a command: a server, and its page in a browser.",
    )
    top.add_argument("--version", action="version", version=f"taletable {tt.__version__} ({build()})")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    playing = commands.add_parser("play", help="play in the terminal", description="Play in the terminal.")
    playing.add_argument("game", metavar="GAME", choices=tt.games(), help=f"one of: {', '.join(tt.games())}")
    playing.add_argument("--players", type=int, metavar="N", help="how many sit at the table")
    playing.add_argument(
        "--bots",
        default="casual",
        metavar="BOTS",
        help=(
            "who sits on the other seats, in turn, as in strong,casual:miser. "
            f"Levels: {', '.join(LEVELS)} (a master may think for seconds). "
            f"A character, if wanted, is what a bot prefers among moves that are about as good: {', '.join(CHARACTERS)}"
        ),
    )
    playing.add_argument("--seed", type=int, metavar="NUMBER", help="deal this game again")
    playing.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a choice of the game's own; can be repeated",
    )
    playing.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    _language(playing)
    playing.set_defaults(run=_play)

    retelling = commands.add_parser("replay", help="retell a recorded game", description="Retell a recorded game.")
    retelling.add_argument("file", type=Path, metavar="FILE", help="a record, as `save` writes it")
    retelling.add_argument("--upto", type=int, metavar="N", help="only the first N actions")
    retelling.add_argument(
        "--verify",
        metavar="HASH",
        nargs="?",
        const=True,
        help="check that the game follows the rules, from the seed whose hash was shown; without HASH, tell the hash",
    )
    _language(retelling)
    retelling.set_defaults(run=_replay)

    _study_commands(commands)
    _arena_command(commands)
    _balance_command(commands)

    listing = commands.add_parser("cards", help="print a game's card sheet, or check one of your own")
    listing.add_argument("game", metavar="GAME", choices=tt.games(), help=f"one of: {', '.join(tt.games())}")
    listing.add_argument(
        "--check", type=Path, metavar="FILE", help="a card sheet of your own; mistakes are told by line"
    )
    listing.add_argument("--edition", metavar="NAME", help="as this edition of the game has the cards")
    listing.add_argument("--raw", action="store_true", help="the sheet as it is written, to begin one of your own with")
    _language(listing)
    listing.set_defaults(run=_cards)

    comparing = commands.add_parser("editions", help="how the rules of two editions of a game differ")
    comparing.add_argument("game", metavar="GAME", choices=tt.games(), help=f"one of: {', '.join(tt.games())}")
    comparing.add_argument("one", metavar="EDITION", help="such as ru")
    comparing.add_argument("other", metavar="OTHER", help="such as pl")
    _language(comparing)
    comparing.set_defaults(run=_editions)

    _serve_command(commands)
    _database_commands(commands)

    telling = commands.add_parser("schema", help="print what goes over the wire, as an OpenAPI document")
    telling.set_defaults(run=_schema)

    timing = commands.add_parser("bench", help="measure the rules of this installation")
    timing.add_argument("game", metavar="GAME", nargs="?", choices=tt.games(), help="only this game")
    timing.add_argument("--seconds", type=float, default=0.5, metavar="S", help="how long to measure each line")
    timing.set_defaults(run=_bench)
    return top


def _study_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Learning from games."""
    reviewing = commands.add_parser(
        "review",
        help="tell luck from skill in a finished game",
        description="Hold every decision of a finished game against what the engine would have done from what that "
        "player knew, and tell luck from skill: turning points, mistakes, chances.",
    )
    reviewing.add_argument("file", type=Path, metavar="FILE", help="the record of a finished game")
    reviewing.add_argument(
        "--budget", type=int, default=BUDGET, metavar="N", help=f"imagined games for each decision ({BUDGET})"
    )
    reviewing.add_argument("--seed", type=int, default=0, metavar="NUMBER", help="of all that is imagined (0)")
    reviewing.add_argument("--html", type=Path, metavar="OUT", help="write a page that opens offline, with a curve")
    reviewing.add_argument("--json", type=Path, metavar="OUT", help="write everything that was found as JSON")
    _language(reviewing)
    reviewing.set_defaults(run=_review)

    supposing = commands.add_parser(
        "whatif",
        help="let bots play on from a moment of a recorded game",
        description="Let bots play on from a moment of a recorded game many times, and tell how it ends.",
    )
    supposing.add_argument("file", type=Path, metavar="FILE", help="a record, as `save` writes it")
    supposing.add_argument("--step", type=int, required=True, metavar="N", help="from before the N-th answer on")
    supposing.add_argument("--games", type=int, default=100, metavar="N", help="how many times (100)")
    supposing.add_argument("--bots", metavar="BOTS", help="who plays, in turn (novice; with --seat casual)")
    supposing.add_argument(
        "--seat", type=int, metavar="S", help="deal anew each time what this seat does not know (cards lie as they lay)"
    )
    supposing.add_argument("--seed", type=int, default=0, metavar="NUMBER", help="of bots and dice (0)")
    _language(supposing)
    supposing.set_defaults(run=_whatif)

    puzzling = commands.add_parser(
        "puzzles",
        help="solve puzzles, or find new ones: positions where one answer is clearly the best",
        description="Solve the puzzles of a game, which come with it. Or find new ones (--count, --out): let bots "
        "play, and keep positions where one answer is clearly the best for what the player knows, by a wide gap in "
        "long searches with several seeds. That takes a minute for each with plain Python, and seconds with compiled "
        "rules. Or verify them: search each again with another seed.",
    )
    puzzling.add_argument("game", metavar="GAME", choices=tt.games(), help=f"one of: {', '.join(tt.games())}")
    doing = puzzling.add_mutually_exclusive_group()
    doing.add_argument(
        "--solve",
        nargs="?",
        type=Path,
        const=None,
        default=False,
        metavar="FILE",
        help="solve them, or those of FILE",
    )
    doing.add_argument(
        "--verify",
        nargs="?",
        type=Path,
        const=None,
        default=False,
        metavar="FILE",
        help="search them, or those of FILE, again by --seed and --budget: does the same answer stay the best?",
    )
    doing.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="find new ones, and add them to those of FILE, if there are any (with --count: GAME.puzzles)",
    )
    puzzling.add_argument("--number", type=int, metavar="N", help="solve or verify just this one")
    puzzling.add_argument("--count", type=int, metavar="N", help="how many to find (10)")
    puzzling.add_argument("--seats", type=int, metavar="K", help="how many sit at the table (the fewest possible)")
    puzzling.add_argument("--seed", type=int, default=0, metavar="NUMBER", help="of all deals and bots (0)")
    puzzling.add_argument("--budget", type=int, default=FIRST, metavar="N", help=f"of the first search ({FIRST})")
    puzzling.add_argument(
        "--gap", type=float, default=GAP, metavar="SHARE", help=f"of the win between best and next best ({GAP:g})"
    )
    puzzling.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a choice of the game's own; can be repeated",
    )
    _language(puzzling)
    puzzling.set_defaults(run=_puzzles)


def _arena_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Bots against bots."""
    fighting = commands.add_parser(
        "arena",
        help="let bots play each other",
        description="Let bots play each other, and tell who wins how often. Every deal is played with every rotation "
        "of the bots round the table. If there are fewer bots than seats, the last one takes the seats that are left; "
        "if there are more, every combination plays.",
    )
    fighting.add_argument("game", metavar="GAME", choices=tt.games(), help=f"one of: {', '.join(tt.games())}")
    fighting.add_argument(
        "bots",
        metavar="BOT",
        nargs="+",
        help="such as greedy; of an installed package; or a program: 'cmd:python3 mybot.py'",
    )
    fighting.add_argument(
        "--games", type=int, default=100, metavar="N", help="how many at least: whole deals are played (100)"
    )
    fighting.add_argument("--seats", type=int, metavar="K", help="how many sit at the table (one for each bot)")
    fighting.add_argument("--seed", type=int, default=0, metavar="NUMBER", help="of all deals and bots (0)")
    fighting.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a choice of the game's own; can be repeated",
    )
    _where(fighting)
    fighting.add_argument(
        "--stop",
        action="store_true",
        help="stop as soon as it is decided (95 %%) whether the first bot wins more or less than its even share",
    )
    fighting.add_argument("--target", type=float, metavar="SHARE", help="with --stop: than this share, such as 0.8")
    fighting.add_argument(
        "--limit", type=float, default=LIMIT, metavar="S", help=f"seconds a program has for an answer ({LIMIT:g})"
    )
    fighting.add_argument(
        "--out", type=Path, metavar="FILE", help="write each result as a line of JSON; the same command goes on from it"
    )
    fighting.add_argument("--html", type=Path, metavar="FILE", help="write a report with plots")
    fighting.add_argument("--json", action="store_true", help="print one line of JSON instead of a table")
    _language(fighting)
    fighting.set_defaults(run=_arena)


def _balance_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """One bot on all seats."""
    weighing = commands.add_parser(
        "balance",
        help="let one bot play all seats, and tell what wins",
        description="Let one bot play all seats of many games, and tell what wins: the place in the order of play, "
        "the cards that a player holds or plays, where the points come from, how long it takes. With --compare all "
        "of it for several values of an option, on the same deals. It is about how this bot plays.",
    )
    weighing.add_argument("game", metavar="GAME", choices=tt.games(), help=f"one of: {', '.join(tt.games())}")
    weighing.add_argument("--bots", default=balance.BOT, metavar="BOT", help=f"who plays all seats ({balance.BOT})")
    weighing.add_argument(
        "--games",
        type=int,
        default=balance.GAMES,
        metavar="N",
        help=f"how many with each number of seats, and each value that is compared ({balance.GAMES})",
    )
    weighing.add_argument("--seats", type=int, nargs="+", metavar="K", help="how many sit at the table (each possible)")
    weighing.add_argument("--seed", type=int, default=0, metavar="NUMBER", help="of all deals and bots (0)")
    weighing.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a choice of the game's own; can be repeated",
    )
    weighing.add_argument("--edition", metavar="NAME", help="the rules of this edition of the game")
    weighing.add_argument(
        "--compare", metavar="NAME[=A,B]", help="an option whose values are compared: all of them, or those named"
    )
    _where(weighing)
    weighing.add_argument(
        "--out",
        type=Path,
        metavar="FILE.html",
        help="write a report with plots and data; the games are kept beside it in FILE.jsonl, and the same command "
        "goes on from them",
    )
    weighing.add_argument("--csv", type=Path, metavar="FILE", help="write all figures as a table")
    weighing.add_argument("--json", action="store_true", help="print all figures as one line of JSON")
    _language(weighing)
    weighing.set_defaults(run=_balance)


def _where(command: argparse.ArgumentParser) -> None:
    """Where games are played."""
    command.add_argument("--workers", type=int, metavar="W", help="how many processes (1)")
    command.add_argument(
        "--cluster",
        nargs="?",
        const="auto",
        metavar="ADDRESS",
        help="play on a Ray cluster, the one that this machine belongs to or another; --workers limits the deals at "
        "a time",
    )


def _serve_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    serving = commands.add_parser("serve", help="run a server", description="Run a server where people can play.")
    serving.add_argument("--host", metavar="ADDRESS", help="where to listen (127.0.0.1; TALETABLE_HOST)")
    serving.add_argument(
        "--lan",
        action="store_true",
        help="let the home network in: listen at this computer's address in it, too, so that phones and other "
        "computers there can open the page (TALETABLE_LAN)",
    )
    serving.add_argument("--port", type=int, metavar="N", help="at which port (8000; TALETABLE_PORT)")
    serving.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME (a file of the user's; TALETABLE_DATABASE)",
    )
    serving.add_argument("--workers", type=int, metavar="N", help="how many processes (1; TALETABLE_WORKERS)")
    serving.add_argument(
        "--bus", metavar="URL", help="redis://HOST:PORT, for several servers on one database (TALETABLE_BUS)"
    )
    serving.add_argument(
        "--bot-workers",
        type=int,
        metavar="N",
        help="processes of each worker that search for bots; 0 leaves it to `taletable work` (1; "
        "TALETABLE_BOT_WORKERS)",
    )
    serving.add_argument("--open", action="store_true", help="open the page in a browser, at a free port")
    serving.set_defaults(run=_serve)


def _database_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """What can be done with a database beside serving it."""
    working = commands.add_parser(
        "work",
        help="search for the bots of servers that have --bot-workers 0",
        description="Take searches of bots from a database that servers share, on this machine or on others.",
    )
    working.add_argument("--database", metavar="URL", help="as for serve")
    working.add_argument("--bus", metavar="URL", help="as for serve")
    working.add_argument("--workers", type=int, metavar="N", help="how many processes (1; TALETABLE_BOT_WORKERS)")
    working.set_defaults(run=_work)

    moving = commands.add_parser("migrate", help="bring a database to the shape this version needs")
    moving.add_argument("--database", metavar="URL", help="as for serve")
    moving.set_defaults(run=_migrate)

    saving = commands.add_parser(
        "backup",
        help="copy the database while people play",
        description="Copy an SQLite database to a file, as it is at this moment; a server may go on using it.",
    )
    saving.add_argument("file", type=Path, metavar="FILE", help="where to; only you will be able to read it")
    saving.add_argument("--force", action="store_true", help="replace FILE if it is there")
    saving.add_argument("--database", metavar="URL", help="as for serve")
    _language(saving)
    saving.set_defaults(run=_backup)

    restoring = commands.add_parser(
        "restore",
        help="put a backup in the place of the database",
        description="Put a backup in the place of an SQLite database no server uses; the old one is kept beside it.",
    )
    restoring.add_argument("file", type=Path, metavar="FILE", help="what `backup` has made")
    restoring.add_argument("--database", metavar="URL", help="as for serve")
    _language(restoring)
    restoring.set_defaults(run=_restore)

    rotating = commands.add_parser(
        "rotate-keys",
        help="sign cookies with a new key",
        description="Sign cookies with a new key. Servers take it up within minutes; cookies of older keys stay good.",
    )
    rotating.add_argument(
        "--drop-old",
        action="store_true",
        help="make the cookies of older keys void: accounts sign in again, and guests are lost",
    )
    rotating.add_argument("--database", metavar="URL", help="as for serve")
    _language(rotating)
    rotating.set_defaults(run=_rotate_keys)
    operations.add(commands)


def _language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="the language to speak")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; what a person got wrong is answered with a sentence, not with a traceback."""
    given = sys.argv[1:] if arguments is None else arguments
    chosen = parser().parse_args(given or ("serve", "--open"))
    try:
        return int(chosen.run(chosen))
    except (ValueError, OSError) as error:
        print(f"taletable: {error}", file=sys.stderr)
        return 2


def options(game: Game, chosen: Sequence[str]) -> dict[str, object]:
    """`name=value` as options; a value is read as the choice that is written the same way."""
    found: dict[str, object] = {}
    for text in chosen:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"an option is written NAME=VALUE, not '{text}'")
        option = game.options.get(name)
        choices = () if option is None or option.choices is None else option.choices
        found[name] = next((choice for choice in choices if str(choice).lower() == value.lower()), value)
    return found


def _play(chosen: argparse.Namespace) -> int:
    game = tt.game(chosen.game)
    if chosen.resume is not None:
        return play.resume(game, chosen.resume, chosen.lang)
    given = options(game, chosen.option)
    proposed = {name: value for name, value in game.proposed(chosen.lang).items() if name not in given}
    settled = game.fetch({**proposed, **given})
    seats = chosen.players if chosen.players is not None else min(game.seat_counts(**settled), default=0)
    return play.begin(game, seats, settled, chosen.seed, chosen.bots.split(","), chosen.lang, tuple(proposed))


def _arena(chosen: argparse.Namespace) -> int:
    game = tt.game(chosen.game)
    settled = game.settled(game.fetch(options(game, chosen.option)))
    contest = arena.contest(game, chosen.bots, chosen.seats, chosen.seed, settled, chosen.limit)
    wanted = arena.Wanted(
        chosen.games,
        running.Where(chosen.workers, chosen.cluster),
        chosen.stop,
        chosen.target,
        chosen.out,
        chosen.html,
        chosen.json,
        chosen.lang,
    )
    return arena.run(contest, wanted)


def _balance(chosen: argparse.Namespace) -> int:
    game = tt.game(chosen.game)
    given = options(game, chosen.option)
    if chosen.edition is not None:
        given |= {game.edition_option: editions.edition_of(game, chosen.edition)[game.edition_option]}
    survey = balance.survey(game, chosen.bots, chosen.seats, chosen.seed, given, chosen.compare)
    where = running.Where(chosen.workers, chosen.cluster)
    wanted = balance.Wanted(chosen.games, where, chosen.out, chosen.csv, chosen.json, chosen.lang)
    return balance.run(survey, wanted)


def _replay(chosen: argparse.Namespace) -> int:
    if chosen.verify is not None:
        return retell.verify(chosen.file, None if chosen.verify is True else chosen.verify, chosen.lang)
    return retell.retell(chosen.file, chosen.upto, chosen.lang)


def _review(chosen: argparse.Namespace) -> int:
    wanted = review.Wanted(chosen.budget, chosen.seed, chosen.html, chosen.json, chosen.lang)
    return review.run(chosen.file, wanted)


def _whatif(chosen: argparse.Namespace) -> int:
    bots = [name.strip() for name in chosen.bots.split(",")] if chosen.bots else usual_bots(chosen.seat)
    return whatif.run(chosen.file, chosen.step, chosen.games, bots, chosen.seed, chosen.seat, chosen.lang)


def _puzzles(chosen: argparse.Namespace) -> int:
    game = tt.game(chosen.game)
    if chosen.verify is not False:
        return puzzles.verify(game, chosen.verify, chosen.number, chosen.seed, chosen.budget, chosen.lang)
    if chosen.solve is not False or (chosen.out is None and chosen.count is None):
        return puzzles.solve(game, chosen.solve or None, chosen.number, chosen.lang)
    settled = game.fetch(options(game, chosen.option))
    out = chosen.out or Path(f"{game.id}.puzzles")
    many = 10 if chosen.count is None else chosen.count
    wanted = puzzles.Search(chosen.seats, settled, many, out, chosen.seed, chosen.budget, chosen.gap)
    return puzzles.find(game, wanted, chosen.lang)


def _serve(chosen: argparse.Namespace) -> int:
    from taletable.server import serve  # noqa: PLC0415 (a server is heavy; the other commands are not)

    settings = serve.chosen(
        chosen.host, chosen.port, chosen.database, chosen.workers, chosen.lan, chosen.bus, chosen.bot_workers
    )
    if chosen.open:
        settings = settings if chosen.port else serve.with_free_port(settings)
        serve.open_browser(settings)
    serve.serve(settings)
    return 0


def _schema(_: argparse.Namespace) -> int:
    from taletable.server import contract  # noqa: PLC0415

    print(json.dumps(contract.schema(), indent=1))
    return 0


def _work(chosen: argparse.Namespace) -> int:
    from taletable.server import serve, work  # noqa: PLC0415

    work.work(serve.chosen(None, None, chosen.database, None, bus=chosen.bus, bot_workers=chosen.workers))
    return 0


def _migrate(chosen: argparse.Namespace) -> int:
    from taletable.server import serve  # noqa: PLC0415

    serve.migrate(serve.chosen(None, None, chosen.database, None))
    return 0


def _backup(chosen: argparse.Namespace) -> int:
    from taletable.server import serve  # noqa: PLC0415
    from taletable.server.storage.backup import back_up  # noqa: PLC0415

    back_up(serve.chosen(None, None, chosen.database, None).url, chosen.file, chosen.force)
    print(texts(chosen.lang).text("cli-backed-up", file=str(chosen.file)))
    return 0


def _restore(chosen: argparse.Namespace) -> int:
    from taletable.server import serve  # noqa: PLC0415
    from taletable.server.storage.backup import restore  # noqa: PLC0415

    old = restore(serve.chosen(None, None, chosen.database, None).url, chosen.file)
    said = texts(chosen.lang)
    print(said.text("cli-restored", file=str(chosen.file)))
    if old is not None:
        print(said.text("cli-restored-old", file=str(old)))
    return 0


def _rotate_keys(chosen: argparse.Namespace) -> int:
    from taletable.server import serve  # noqa: PLC0415

    serve.rotate_keys(serve.chosen(None, None, chosen.database, None), chosen.drop_old)
    print(texts(chosen.lang).text("cli-keys-dropped" if chosen.drop_old else "cli-keys-rotated"))
    return 0


def _cards(chosen: argparse.Namespace) -> int:
    return cards.show(chosen.game, chosen.check, chosen.edition, chosen.raw, chosen.lang)


def _editions(chosen: argparse.Namespace) -> int:
    return editions.compare(tt.game(chosen.game), chosen.one, chosen.other, chosen.lang)


def _bench(chosen: argparse.Namespace) -> int:
    return bench.show(chosen.seconds, tt.games() if chosen.game is None else (chosen.game,))
