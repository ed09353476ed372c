"""Names that nobody mistakes for another's: nothing in them is invisible, and none looks like another at its table.

What looks alike is said by Unicode (UTS 39): each character stands for the one that it is mistaken for, and names that
come out the same look the same.
"""

import re
import unicodedata
from functools import cache, lru_cache

import idna
from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.confusables import confusables_data

from periplus.kernel.game import Game
from periplus.kernel.message import Message
from periplus.kernel.names import Names
from periplus.kernel.text import LANGUAGES, text

JOINERS = "\u200c\u200d"
EMOJI_STYLE = "\ufe0f"
NEAR = 16
"""Within how many characters of a joiner the letters are that it joins: marks may be between."""
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
"""What Unicode does not count among formats, and yet nobody sees."""
ALPHABETS = {"LATIN", "GREEK", "CYRILLIC", "COPTIC", "ARMENIAN", "CHEROKEE"}
"""Scripts of which many letters look alike, so that a name keeps to one of them."""
MARK = "\u200e"
"""Stands around characters that are written from right to left in the data of the library."""


def visible(written: str) -> str:
    """Return a text without what nobody can see, apart from what joins signs and letters."""
    return "".join(each for at, each in enumerate(written) if not is_hidden(each) or joins(written, at))


def is_hidden(each: str) -> bool:
    """Say whether a character is invisible, or turns the direction of writing."""
    return unicodedata.category(each) == "Cf" or INVISIBLE.match(each) is not None


def joins(written: str, at: int) -> bool:
    """Say whether an invisible character changes what can be seen: within an emoji, or between letters that join."""
    before, after = written[max(0, at - 1) : at], written[at + 1 : at + 2]
    if written[at] == EMOJI_STYLE:
        return is_sign(before)
    if written[at] not in JOINERS:
        return False
    return (is_sign(before) and is_sign(after)) or joins_letters(written[max(0, at - NEAR) : at + NEAR], min(at, NEAR))


def joins_letters(written: str, at: int) -> bool:
    """Say whether letters join differently around an invisible character."""
    try:
        return idna.valid_contextj(written, at)
    except ValueError:  # beside a character without a name
        return False


def is_sign(each: str) -> bool:
    """Say whether a character is a part of an emoji."""
    return each == EMOJI_STYLE or (each != "" and unicodedata.category(each) in ("So", "Sk"))


def mixes_alphabets(name: str) -> bool:
    """Say whether a name has letters of several alphabets that are mistaken for each other."""
    return len(unique_aliases(name) & ALPHABETS) > 1


def alike(one: str, other: str) -> bool:
    """Say whether two names look alike, in whatever letters they are written."""
    return bool(one and other) and not forms(one).isdisjoint(forms(other))


@lru_cache(maxsize=10_000)
def forms(name: str) -> frozenset[str]:
    """Return what a name looks like: two share a form if one is taken for the other, whatever the case."""
    normal = unicodedata.normalize("NFKC", name)
    return frozenset(skeleton(each.casefold()) for each in (normal, skeleton(normal)))


def skeleton(name: str) -> str:
    """Return a name with each character replaced by the one that it is mistaken for."""
    known = prototypes()
    apart = [each for each in unicodedata.normalize("NFD", name) if not is_hidden(each)]
    return unicodedata.normalize("NFD", "".join(known.get(each, each) for each in apart))


@cache
def prototypes() -> dict[str, str]:
    """Return what each character is mistaken for; the library lists both directions, this is the one to the model."""
    alike = {key.strip(MARK): [each["c"].strip(MARK) for each in found] for key, found in confusables_data.items()}
    only = {key: found[0] for key, found in alike.items() if len(key) == len(found) == 1}
    return {key: model for key, model in only.items() if len(alike.get(model, [])) != 1 or model < key}


@lru_cache(maxsize=100)
def reserved(game: Game) -> frozenset[str]:
    """Return the forms of names that would deceive at a table: who the host is, and who plays which part."""
    view = game.new(max(game.seats), 0).view(None)
    words = [text(language).say(Message("table-host")) for language in LANGUAGES]
    for language in LANGUAGES:
        words += Names(text(language, game.room), game, view).spoken
    return frozenset(form for word in words for each in (word, without_article(word)) for form in forms(each))


def without_article(word: str) -> str:
    """Return the last word of a name."""
    return re.split(r"[\s’]", word)[-1]
