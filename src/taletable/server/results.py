"""What comes of finished games: who won against whom, and how strong that says they are."""

from __future__ import annotations

from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, case, delete, func, insert, select

from taletable.server.room import Room
from taletable.server.storage.schema import ratings, results

MODEL: Final = PlackettLuce()


def keep(connection: Connection, room: Room) -> None:
    """The results of a game that is over. Only people who played other people are rated; bots have their own arena."""
    table = room.table
    assert table is not None
    people = [
        (standing, str(room.sitters[standing.seat].who))
        for standing in table.standings
        if room.sitters[standing.seat].who is not None
    ]
    rows = [
        {
            "table": room.head.id,
            "seat": standing.seat,
            "person": person,
            "game": room.head.game,
            "rank": standing.rank,
            "score": standing.score,
            "players": room.head.seats,
            "ended": room.ended,
        }
        for standing, person in people
    ]
    if rows:
        connection.execute(insert(results), rows)
    if len(people) > 1:
        _rate(connection, room.head.game, [(person, standing.rank) for standing, person in people])


def _rate(connection: Connection, game: str, placed: list[tuple[str, int]]) -> None:
    known = {
        row["person"]: row
        for row in connection.execute(
            select(ratings).where(ratings.c.game == game, ratings.c.person.in_([person for person, _ in placed]))
        ).mappings()
    }
    teams = [
        [MODEL.rating(known[person]["mu"], known[person]["sigma"]) if person in known else MODEL.rating()]
        for person, _ in placed
    ]
    rated = MODEL.rate(teams, ranks=[float(rank) for _, rank in placed])
    connection.execute(
        delete(ratings).where(ratings.c.game == game, ratings.c.person.in_([person for person, _ in placed]))
    )
    rows = [
        {
            "person": person,
            "game": game,
            "mu": team[0].mu,
            "sigma": team[0].sigma,
            "played": (known[person]["played"] if person in known else 0) + 1,
        }
        for (person, _), team in zip(placed, rated, strict=True)
    ]
    connection.execute(insert(ratings), rows)


def of_person(connection: Connection, person: str) -> dict[str, object]:
    """Somebody's ratings, past games, and what they add up to."""
    rated = connection.execute(select(ratings).where(ratings.c.person == person)).mappings()
    won = func.sum(case((results.c.rank == 1, 1), else_=0))
    counted = connection.execute(
        select(results.c.game, func.count(), won).where(results.c.person == person).group_by(results.c.game)
    )
    past = connection.execute(
        select(results).where(results.c.person == person).order_by(results.c.ended.desc()).limit(100)
    ).mappings()
    return {
        "ratings": [_rating(row) for row in rated],
        "games": [{"game": game, "played": played, "won": int(first)} for game, played, first in counted],
        "history": [{key: row[key] for key in ("table", "game", "rank", "score", "players", "ended")} for row in past],
    }


def _rating(row: Any) -> dict[str, object]:
    """A rating as people read it: what we are nearly sure of, in round numbers."""
    return {"game": row["game"], "rating": round(40 * (row["mu"] - 3 * row["sigma"]) + 1000), "played": row["played"]}
