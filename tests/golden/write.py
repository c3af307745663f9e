"""`make golden`: play a new golden game wherever one is missing, and tell the others anew."""

from __future__ import annotations

import taletable as tt
from tests.golden.telling import FOLDER, recorded, tell
from tests.kit import VARIANTS


def main() -> None:
    for variant in VARIANTS:
        if variant.game.id not in tt.games():
            continue
        file = FOLDER / variant.game.id / f"{variant}.txt"
        if file.exists():
            record = recorded(file.read_text("utf-8"))
        else:
            table = variant.deal(seed=2026)
            tt.playout(table, 2026)
            record = table.record()
        file.parent.mkdir(exist_ok=True)
        file.write_text(tell(record), "utf-8")


if __name__ == "__main__":
    main()
