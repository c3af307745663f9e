"""Messages in the reader's language, made with Fluent.

The rules speak in data: a message id and plain arguments such as ``card: king`` or ``seat: 0``. An argument is
turned into words by its name: ``card: king`` in zavarushka reads as the message ``zavarushka-card-king``, and each
attribute of that message (Russian and Polish have an accusative, ``.acc``) is at hand as ``$card-acc``. What follows
an underscore only tells two arguments apart: ``card_one`` is a card. Several words are joined: ``what: man|woman`` by
the game's word for `or`, ``card: demon&werewolf`` by its word for `and`. A sentence as an argument is read as words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final, Literal, get_args

from fluent.runtime import FluentBundle, FluentResource

from taletable.kernel import Args, Decision, Event, Message, Part, Sentence

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message as Parsed
    from fluent.runtime.resolver import Pattern

Language = Literal["en", "ru", "pl"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

# A message begins at the beginning of a line; what belongs to it is indented.
MESSAGE: Final = re.compile(r"^(?=[a-z][\w-]* *=)", re.MULTILINE)

# The space before a message that begins with a mark.
CLINGING: Final = re.compile(r" (?=[,;:.)])")

Names = Sequence[str]
Value = str | int


class Texts:
    """All messages in one language. Each is parsed when it is first asked for: all at once would take a second."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        messages = [message for source in sources for message in MESSAGE.split(source)[1:]]
        self._sources = {message.partition("=")[0].strip(): message for message in messages}

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return id in self._sources

    def text(self, id: str, **args: Value) -> str:
        """One message, with its arguments as they are."""
        return self._format(id, args)

    def message(self, message: Message, names: Names = ()) -> str:
        """A message of the rules, its arguments turned into words."""
        return self._format(message.id, self.worded(message.id.split("-")[0], message.args, names))

    def sentence(self, sentence: Sentence, names: Names = ()) -> str:
        """Messages of the rules, read one after the other; a mark follows the word before it without a space."""
        return CLINGING.sub("", " ".join(self.message(message, names) for message in sentence))

    def prompt(self, game: str, decision: Decision, names: Names = ()) -> str:
        """What a seat is asked."""
        return self.message(Message(f"{game}-ask-{decision.kind}", decision.args), names)

    def event(self, game: str, event: Event, names: Names = ()) -> str:
        """What happened, as a sentence."""
        return self.message(Message(f"{game}-event-{event.kind}", event.args), names)

    def why(self, game: str, part: Part, names: Names = ()) -> str:
        """What a part of a score was given for."""
        return self.message(Message(f"{game}-why-{part.why}", part.args), names)

    def line(self, game: str, what: str) -> str:
        """What a line of the score pad is about: a card, or something of the game's own."""
        card = f"{game}-card-{what}"
        return self.text(card if self.has(card) else f"{game}-line-{what}")

    def action(self, game: str, action: str, names: Names = ()) -> str:
        """An action as a choice to be read: ``card king`` is the card `king`, ``seat 1`` whoever sits there."""
        verb, _, rest = action.partition(" ")
        args: Args = {verb: int(rest) if verb == "seat" else rest} if rest else {}
        return self.message(Message(f"{game}-action-{verb}", args), names)

    def answer(self, game: str, action: str, decision: Decision, names: Names = ()) -> str:
        """An action as an answer to this question.

        The question may have words of its own for it: an argument of that name, or a message for its kind.
        """
        said = decision.args.get(action)
        if said is not None:
            return self.sentence(said, names)
        own = f"{game}-action-{action}-{decision.kind}"
        return self.message(Message(own, decision.args), names) if self.has(own) else self.action(game, action, names)

    def seat(self, game: str, seat: int, names: Names = ()) -> str:
        """Who sits there: by name, or by the game's own word for the seat."""
        return names[seat] if seat < len(names) else self.text(f"{game}-seat-{seat}")

    def worded(self, game: str, args: Args, names: Names = ()) -> dict[str, Value]:
        """The arguments of a message of the rules, as words."""
        words: dict[str, Value] = {}
        for key, value in args.items():
            kind = key.partition("_")[0]
            id = f"{game}-{kind}-{value}"
            if isinstance(value, list):
                words[key] = self.sentence(value, names)
            elif kind == "seat" and isinstance(value, int):
                words[key] = self.seat(game, value, names)
            elif self.has(id):
                words |= self._named(key, id)
            else:
                mark, word = ("&", "and") if "&" in str(value) else ("|", "or")
                several = [f"{game}-{kind}-{one}" for one in str(value).split(mark)]
                joint = f"{game}-{word}"
                words |= self._joined(joint, key, several) if all(self.has(one) for one in several) else {key: value}
        return words

    def _joined(self, joint: str, key: str, ids: list[str]) -> dict[str, Value]:
        """Several words, in all their forms: `a man, a woman or a place`, with a message between the last two."""
        several = [self._named(key, id) for id in ids]
        last = self._named(key, joint)
        found: dict[str, Value] = {}
        for form in several[0]:
            *words, end = [str(one[form]) for one in several]
            found[form] = f"{', '.join(words)} {last.get(form, last[key])} {end}"
        return found

    def _named(self, key: str, id: str) -> dict[str, Value]:
        """A word and its forms, such as ``card`` and ``card-acc``."""
        found = self._message(id)
        words: dict[str, Value] = {key: self._pattern(id, found.value, {})}
        for name, pattern in found.attributes.items():
            words[f"{key}-{name}"] = self._pattern(id, pattern, {})
        return words

    def _format(self, id: str, args: Mapping[str, Value]) -> str:
        return self._pattern(id, self._message(id).value, args)

    def _message(self, id: str) -> Parsed:
        if not self._bundle.has_message(id):
            self._bundle.add_resource(FluentResource(self._sources[id]))
        return self._bundle.get_message(id)

    def _pattern(self, id: str, pattern: Pattern | None, args: Mapping[str, Value]) -> str:
        assert pattern is not None, f"{id} in {self.language} has no text"
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise LookupError(f"{id} in {self.language}: {errors[0]}")
        return str(text)


def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language: room -> text."""
    folder = resources.files("taletable.locales") / language
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name.removesuffix(".ftl"): file.read_text("utf-8") for file in files if file.name.endswith(".ftl")}


@cache
def texts(language: str) -> Texts:
    """The messages of a language."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language '{language}' here; there are: {', '.join(LANGUAGES)}")
    return Texts(language, tuple(sources(language).values()))
