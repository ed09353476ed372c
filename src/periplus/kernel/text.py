"""Messages as sentences, in the language of the reader (Fluent)."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from periplus.kernel.message import Message

LANGUAGES = ("en", "fr", "nl")
PROGRAM = ("periplus.kernel", "periplus")
PAGES = (*PROGRAM, "periplus.web")
LAB = (*PROGRAM, "periplus.lab")


class MissingText(LookupError):
    """A message has no text, or a text lacks one of its parameters."""


LONGEST = 300
REMEMBERED = 20_000
SPACES = "\u00a0\u202f"  # that do not break, as French uses them
LARGEST = 10**15
ENDS = (".", "?", "!")


def signed(number: int) -> str:
    """Write a number with its sign."""
    return minus(f"{int(number):+d}") if number else "0"


def minus(text: str) -> str:
    """Return negative numbers, alone or as in -1/4, with the sign for minus instead of a hyphen."""
    return re.sub(r"(?<!\S)-(?=\d)", "−", text)


def capital(words: str) -> str:
    """Return words with a capital letter."""
    return words[:1].upper() + words[1:]


def begun(sentence: str, names: set[str]) -> str:
    """Return a sentence with a capital letter if it begins with one of these names: only people write their own."""
    return capital(sentence) if sentence.endswith(ENDS) and sentence.startswith(tuple(names - {""})) else sentence


def tame(typed: str) -> str:
    """Return what somebody typed in a form that is safe in a line of text: cut short, and all of it printable."""
    cut = typed if len(typed) <= LONGEST else typed[:LONGEST] + "…"
    return "".join(each if each.isprintable() or each in SPACES else ascii(each)[1:-1] for each in cut)


class Text:
    """All sentences of one language, for the program and one game."""

    def __init__(self, language: str, rooms: Sequence[str]) -> None:
        """Read the texts of these packages."""
        self.bundle = FluentBundle([language], functions={"SIGNED": signed}, use_isolating=False)
        self.names: set[str] = set()  # messages of a game, including the names of its things
        # Sentences said before: tables repeat themselves
        self.said: dict[tuple[str, str, tuple[str, ...], tuple[str, ...]], str] = {}
        for room in rooms:
            source = files(room).joinpath(f"text.{language}.ftl").read_text(encoding="utf-8")
            resource = FluentResource(source)
            self.bundle.add_resource(resource)
            if room not in (*PAGES, *LAB):
                self.names.update(entry.id.name for entry in resource.body if hasattr(entry, "id"))

    def has(self, id: str) -> bool:
        """Say whether a message has a text."""
        return bool(self.bundle.has_message(id))

    def say(self, message: Message, players: Sequence[str] = (), people: Sequence[str] = ()) -> str:
        """Return a message as a sentence; ``players`` are the names of the seats, ``people`` of those who sit there."""
        key = message.id, repr(message.params) if message.params else "", tuple(players), tuple(people)
        said = self.said.get(key)
        if said is None and len(key[1]) > LONGEST:
            return self.sentence(message, players, people)
        if said is None:
            if len(self.said) >= REMEMBERED:
                self.said.clear()
            said = self.said[key] = self.sentence(message, players, people)
        return said

    def sentence(self, message: Message, players: Sequence[str], people: Sequence[str]) -> str:
        """Put a message into words; where a seat is in it, a text may name its player as well (``$seat-person``)."""
        if not self.has(message.id):
            raise MissingText(message.id)
        params = {name: self.value(name, value, players, people) for name, value in message.params.items()}
        seats = {name: value for name, value in message.params.items() if is_seat(name) and isinstance(value, int)}
        persons = {f"{name}-person": self.seat(seat, people or players) for name, seat in seats.items()}
        counts = {f"{name}-count": len(value) for name, value in message.params.items() if isinstance(value, list)}
        pattern = self.bundle.get_message(message.id).value
        sentence, faults = self.bundle.format_pattern(pattern, {**params, **persons, **counts})
        if faults:
            raise MissingText(f"{message.id}: {faults[0]}")
        things = {
            params[name] for name, value in message.params.items() if isinstance(value, str) and params[name] != value
        }
        return begun(str(sentence), things | {*players} - {*people})

    def value(self, name: str, value: Any, players: Sequence[str] = (), people: Sequence[str] = ()) -> Any:
        """Return a parameter as people read it: seats by name, things by their own message if they have one."""
        if isinstance(value, Message):
            return self.say(value, players, people)
        if isinstance(value, (list, tuple)):
            each = [str(self.value(name.removesuffix("s"), item, players, people)) for item in value]
            return self.together(each) if is_seat(name.removesuffix("s")) else ", ".join(each)
        if is_seat(name):
            return self.seat(value, players)
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, str):
            thing = name.rpartition("_")[2]  # ``another_card`` is called what any ``card`` is
            own = f"{thing}-{slug(value)}"
            return self.say(Message(own)) if own in self.names else tame(minus(value) if "/" in value else value)
        return value if isinstance(value, (int, float)) and abs(value) < LARGEST else tame(str(value))

    def together(self, names: list[str]) -> str:
        """Return the names of seats as a list in a sentence."""
        if len(names) < 2:
            return "".join(names)
        return self.say(Message("seats-last", {"names": ", ".join(names[:-1]), "last": names[-1]}))

    def seat(self, seat: int, players: Sequence[str] = ()) -> str:
        """Return the name of a seat: the player's, the game's colour, or its number."""
        if 0 <= seat < len(players):
            return players[seat]
        own = f"seat-{seat + 1}"
        return self.say(Message(own)) if self.has(own) else self.say(Message("seat", {"number": seat + 1}))


def is_seat(name: str) -> bool:
    """Say whether a parameter of this name is a seat."""
    return name == "seat" or name.endswith("_seat")


def slug(name: str) -> str:
    """Return a name as it appears in the id of a message."""
    return name.lower().replace(" ", "-").replace("_", "-")


@cache
def text(language: str, room: str = "", program: tuple[str, ...] = PROGRAM) -> Text:
    """Return the texts of the program (or of the pages, too), with those of a game's room."""
    rooms = [*program, room] if room else list(program)
    return Text(language if language in LANGUAGES else "en", rooms)
