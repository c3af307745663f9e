"""What the product says, in every language it speaks."""

from taletable.locales.rulebook import Rulebook, rulebook
from taletable.locales.texts import LANGUAGES, Language, Texts, texts

__all__ = ["LANGUAGES", "Language", "Rulebook", "Texts", "rulebook", "texts"]
