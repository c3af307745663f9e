"""Signing up has to tell that a login is taken, so it cannot be tried often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.kit import Server

if TYPE_CHECKING:
    from pathlib import Path


def test_logins_can_be_tried_by_signing_up_less_often_than_by_signing_in(tmp_path: Path) -> None:
    with Server(tmp_path, pace=3) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        ann.post("/api/me/account", {"login": "ann", "password": "a good password"})
        taken = {"login": "ann", "password": "another password"}
        codes = [bob.http.post("/api/me/account", json=taken).status_code for _ in range(2)]
        assert codes == [409, 409]
        for login in ("ann", "bob"):  # whoever has tried too often is not told which are free either
            answer = bob.http.post("/api/me/account", json={**taken, "login": login})
            assert (answer.status_code, answer.json()["message"]) == (429, "server-refusal-too-fast")
        assert bob.http.post("/api/sign-in", json=taken).status_code == 401
        assert bob.get("/api/me")["kind"] == "guest"
