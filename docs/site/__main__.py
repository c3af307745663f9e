"""`python -m docs.site FOLDER`: build the site; a warning is an error."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from docs.site.pages import HERE, ROOT, as_toml, gather, navigation


def build(site: Path) -> int:
    """Build the site into a folder, and tell the exit status; what it is made of stays beside it, to be looked at."""
    work = site.with_name(f"{site.name}-source")
    for folder in (work, site):
        shutil.rmtree(folder, ignore_errors=True)
    gather(work / "pages")
    config = (HERE / "zensical.toml").read_text("utf-8")
    config = config.replace("nav = []", f"nav = {as_toml(navigation())}")
    config = config.replace("paths = []", f"paths = {as_toml([str(ROOT / 'src')])}")
    (work / "zensical.toml").write_text(config, "utf-8")
    built = subprocess.run([sys.executable, "-m", "zensical", "build", "--strict"], cwd=work, check=False)
    # Zensical builds only into a folder below its settings.
    if built.returncode == 0:
        shutil.move(work / "site", site)
    return built.returncode


if __name__ == "__main__":
    sys.exit(build(Path(sys.argv[1]).resolve()))
