"""The pages of the site, gathered in a folder that the site generator reads, and the order they are shown in.

Pages are the Markdown files of `docs/`, some of the root of the repository, the rulebooks, the code of the examples,
and two references: the types of views and events (`reference.py`), and the public names of packages.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

import taletable as tt
from docs.site.markdown import relink
from docs.site.reference import EXAMPLES, anchor, common_page, game_page
from taletable.locales import LANGUAGES, texts

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
HERE: Final = Path(__file__).parent

# Files of the root that are pages, and where a link to the README leads.
OF_THE_ROOT: Final = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}
# Packages and modules with public names.
PACKAGES: Final = (
    "taletable",
    "taletable.bots",
    "taletable.arena",
    "taletable.locales",
    "taletable.envs.pettingzoo",
    "taletable.envs.gymnasium",
    "taletable.envs.openspiel",
    "taletable.envs.observation",
)
# The public names of modules that do not list them.
NAMES: Final = {
    "taletable.envs.pettingzoo": ("aec.aec_env", "aec.TableAEC", "parallel.TableParallel"),
    "taletable.envs.gymnasium": ("gymnasium.TableEnv",),
    "taletable.envs.openspiel": (
        "openspiel.TableGame",
        "openspiel.TableState",
        "openspiel.TableBot",
        "openspiel.resampler",
    ),
}
LANGUAGE_NAMES: Final = {"en": "English", "ru": "Русский", "pl": "Polski"}


def sources() -> dict[Path, str]:
    """Every file of the repository that is a page or a picture of the site, and its path there."""
    found = {ROOT / name: page for name, page in OF_THE_ROOT.items()}
    found |= {file: file.name for file in sorted(DOCS.glob("*.md"))}
    found |= {file: f"pictures/{file.name}" for file in sorted((DOCS / "pictures").iterdir())}
    found |= {file: f"examples/{file.stem}.md" for file in sorted((DOCS / "examples").iterdir()) if file.name[0] != "_"}
    for game in tt.games():
        for language in LANGUAGES:
            found[rulebook_file(game, language)] = f"rules/{game}/{language}.md"
    return found


def rulebook_file(game: str, language: str) -> Path:
    """The file of a rulebook."""
    return ROOT / "src/taletable/games" / game / "rulebook" / f"{language}.md"


def gather(folder: Path, examples: int = EXAMPLES) -> None:
    """Write all pages, and what they show, into a folder; questions and events come from so many random games."""
    shutil.rmtree(folder, ignore_errors=True)
    for file, page in sources().items():
        target = folder / page
        target.parent.mkdir(parents=True, exist_ok=True)
        if file.parent == DOCS / "examples":
            target.write_text(example_page(file), "utf-8")
        elif "rulebook" in file.parts:
            target.write_text(with_anchors(file.read_text("utf-8")), "utf-8")
        elif file.suffix == ".md":
            target.write_text(relinked(file, page), "utf-8")
        else:
            shutil.copy(file, target)
    (folder / "reference").mkdir()
    (folder / "reference/index.md").write_text(common_page(), "utf-8")
    for game in tt.games():
        (folder / f"reference/{game}.md").write_text(game_page(game, examples), "utf-8")
    (folder / "api").mkdir()
    for package in PACKAGES:
        (folder / f"api/{package}.md").write_text(api_page(package), "utf-8")
    (folder / "assets").mkdir()
    for file in (ROOT / "web/public/icon.svg", HERE / "site.css", HERE / "iframe-worker.js"):
        shutil.copy(file, folder / "assets")


def relinked(file: Path, page: str) -> str:
    """A file whose links lead to pages of the site; what is not there is named instead."""
    known = {str(source.relative_to(ROOT)): target for source, target in sources().items()}
    known["README.md"] = "index.md"

    def change(link: re.Match[str]) -> str:
        path, hash, fragment = link["target"].partition("#")
        if "://" in path or path.startswith("mailto:") or not path:
            return link[0]
        source = os.path.relpath(file.parent / path, ROOT)
        if source not in known:
            return f"{link['text']} (`{source}`)" if link["text"].strip("`") != source else link["text"]
        target = os.path.relpath(known[source], Path(page).parent)
        return f"{link['image']}[{link['text']}]({target}{hash}{fragment})"

    return relink(file.read_text("utf-8"), change)


def with_anchors(rulebook: str) -> str:
    """A rulebook in which each clause and section can be linked to."""
    text = re.sub(r"^## (\d+)\. (.+)$", r"## \1. \2 {#section-\1}", rulebook, flags=re.MULTILINE)
    return re.sub(r"^\*\*(\d+\.\d+)\*\*", lambda found: f"{found[0]}{{#{anchor(found[1])}}}", text, flags=re.MULTILINE)


def example_page(path: Path) -> str:
    """An example with all its files."""
    files = [path] if path.is_file() else [file for file in sorted(path.rglob("*")) if file.is_file()]
    lines = [f"# {path.name}", ""]
    for file in files:
        if "__pycache__" not in file.parts:
            if path.is_dir():
                lines += [f"## `{file.relative_to(path)}`", ""]
            language = {".py": "python", ".ts": "ts", ".svelte": "html", ".md": "markdown"}.get(file.suffix, "text")
            lines += [f"````{language}", file.read_text("utf-8").rstrip(), "````", ""]
    return "\n".join(lines)


def public_names(package: str) -> tuple[str, ...]:
    """Where the public names of a package are defined."""
    if package in NAMES:
        return tuple([f"taletable.envs.{name}" for name in NAMES[package]])
    module = import_module(package)
    # A constant or an alias does not know where it was defined.
    homes = [getattr(getattr(module, name), "__module__", None) or package for name in module.__all__]
    own = [home if home.startswith("taletable") else package for home in homes]
    return tuple([f"{home}.{name}" for home, name in zip(own, module.__all__, strict=True)])


def api_page(package: str) -> str:
    """What a package offers, for mkdocstrings to fill in."""
    path = ROOT / "src" / package.replace(".", "/")
    # Some modules can be imported only where what they are for is installed.
    source = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text("utf-8")
    about = (ast.get_docstring(ast.parse(source)) or "").partition(">>>")[0].strip()
    return "\n\n".join([f"# {package}", about, *[f"::: {name}" for name in public_names(package)], ""])


def navigation() -> list[object]:
    """The pages in the order of the menu."""
    placed = _placed()
    known = set(listed(placed))
    # A guide that has no place below is found all the same.
    others = [{_title(file): file.name} for file in sorted(DOCS.glob("*.md")) if file.name not in known]
    return [*placed, {"More": others}] if others else placed


def _title(file: Path) -> str:
    """The first heading of a page."""
    found = re.search(r"^# (.+)$", file.read_text("utf-8"), re.MULTILINE)
    return found[1] if found else file.stem


def _placed() -> list[object]:
    rules = {texts("en").text(f"{game}-title"): game for game in tt.games()}
    return [
        {"Home": "index.md"},
        {
            "Play": [
                {"Play": "play.md"},
                *[
                    {title: [{LANGUAGE_NAMES.get(one, one): f"rules/{game}/{one}.md"} for one in LANGUAGES]}
                    for title, game in rules.items()
                ],
            ]
        },
        {"Host": [{"Hosting a server": "host.md"}, {"Security": "security.md"}]},
        {
            "Program": [
                {"The library": "library.md"},
                {"Write a bot": "bots.md"},
                {"Environments": "environments.md"},
                {"Examples": [{file.name: f"examples/{file.stem}.md"} for file in example_files()]},
            ]
        },
        {
            "Reference": [
                {"Views of every game": "reference/index.md"},
                *[{title: f"reference/{game}.md"} for title, game in rules.items()],
                {"API": [{package.removeprefix("taletable."): f"api/{package}.md"} for package in PACKAGES]},
            ]
        },
        {
            "Findings": [
                {"How we measure": "measure.md"},
                {"Is it fair?": "balance.md"},
                {"Diary of the bots": "bots-diary.md"},
                {"Diary of speed": "speed.md"},
                {"What a review says": "review.md"},
            ]
        },
        {
            "Contribute": [
                {"Contributing": "contributing.md"},
                {"Architecture": "architecture.md"},
                {"Add a game": "add-a-game.md"},
                {"Add a card": "add-a-card.md"},
                {"Add a language": "add-a-language.md"},
                {"Changelog": "changelog.md"},
            ]
        },
    ]


def example_files() -> list[Path]:
    """The examples, files and folders."""
    return [file for file, page in sources().items() if page.startswith("examples/")]


def listed(navigation: object) -> Iterator[str]:
    """The paths of all pages in the menu."""
    if isinstance(navigation, str):
        yield navigation
    elif isinstance(navigation, dict):
        yield from listed(list(navigation.values()))
    elif isinstance(navigation, list):
        for inner in navigation:
            yield from listed(inner)


def as_toml(value: object) -> str:
    """Lists, dicts and strings as an inline value of TOML."""
    if isinstance(value, list):
        return f"[{', '.join(map(as_toml, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join([f'{json.dumps(key)} = {as_toml(inner)}' for key, inner in value.items()])} }}"
    return json.dumps(value, ensure_ascii=False)
