"""Results of finished games, and ratings (Plackett-Luce) from them."""

from __future__ import annotations

from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, bindparam, case, func, insert, select, update

from taletable.server.people import existing_people
from taletable.server.room import Room
from taletable.server.storage.schema import ratings, results

MODEL: Final = PlackettLuce()

# Compiled by SQLAlchemy only once: they run at the end of every game, on the one thread that writes.
KNOWN: Final = select(ratings.c.person, ratings.c.mu, ratings.c.sigma, ratings.c.played).where(
    ratings.c.game == bindparam("game"), ratings.c.person.in_(bindparam("people", expanding=True))
)
CHANGE: Final = update(ratings).where(ratings.c.person == bindparam("of"), ratings.c.game == bindparam("in"))


def store(connection: Connection, room: Room) -> None:
    """The results of a game that is over, for people who are still known to us.

    Only those who played other people are rated, unless they did not want to be; bots have their own arena. A game
    that began in the middle of another one counts for nothing.
    """
    table = room.table
    assert table is not None
    if room.practice is not None:
        return
    here = existing_people(connection, [one.who for one in room.sitters if one.who is not None])
    placed = [
        (standing, str(room.sitters[standing.seat].who))
        for standing in table.standings
        if room.sitters[standing.seat].who in here
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
        for standing, person in placed
    ]
    if rows:
        connection.execute(insert(results), rows)
    if len(placed) > 1 and room.head.terms.rated:
        _rate(connection, room.head.game, [(person, standing.rank) for standing, person in placed])


def _rate(connection: Connection, game: str, placed: list[tuple[str, int]]) -> None:
    known = {
        person: (mu, sigma, played)
        for person, mu, sigma, played in connection.execute(
            KNOWN, {"game": game, "people": [person for person, _ in placed]}
        )
    }
    teams = [[MODEL.rating(*known[person][:2]) if person in known else MODEL.rating()] for person, _ in placed]
    rated = MODEL.rate(teams, ranks=[float(rank) for _, rank in placed])
    changed, fresh = [], []
    for (person, _), (now,) in zip(placed, rated, strict=True):
        if person in known:
            played = known[person][2] + 1
            changed.append({"of": person, "in": game, "mu": now.mu, "sigma": now.sigma, "played": played})
        else:
            fresh.append({"person": person, "game": game, "mu": now.mu, "sigma": now.sigma, "played": 1})
    if changed:
        connection.execute(CHANGE, changed)
    if fresh:
        connection.execute(insert(ratings), fresh)


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
