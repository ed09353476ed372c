"""What players say: actions, the notation they are written in, and forms for open-ended ones.

A verb is a word followed by fields: ``go north with 2 quickly`` is the verb *go* with a direction, a number after
the word *with*, and the flag *quickly*. One declaration reads, writes and describes all of it.
"""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Final

from mypy_extensions import mypyc_attr

from periplus.kernel.errors import BadNotation
from periplus.kernel.travel import Home, action_at

ABSENT: Final = -1
HUNDRED: Final = 100  # numbers are spelled two digits at a time


def plain(word: str) -> str:
    """Normalise a word for comparison: case does not matter, and ``_`` may join words."""
    return word.lower().replace("_", " ")


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """A kind of value in a notation: reads it from words and writes it back."""

    def read(self, words: list[str], at: int) -> tuple[int, int] | None:
        """Read a value at a place; return it and the place after it, or None."""
        raise NotImplementedError

    def write(self, value: int) -> str:
        """Write a value as words."""
        raise NotImplementedError

    def data(self, value: int) -> object:
        """Return a value as plain JSON data."""
        return self.write(value)

    def options(self) -> list[str]:
        """Return the words this kind allows, for error messages and forms."""
        raise NotImplementedError

    def parts(self, value: int) -> dict[str, object]:
        """Return the parts in which people choose a value, as plain JSON data by name; by default just one."""
        return {"": self.data(value)}

    def alphabet(self) -> list[str]:
        """Return the symbols in which values are spelled: by default each value is one."""
        return self.options()

    def spell(self, value: int) -> list[str]:
        """Return a value in symbols, as many for one value as for another."""
        return [self.write(value)]

    def spelled(self, symbols: list[str]) -> int | None:
        """Return the value that symbols spell, or None."""
        words = symbols[0].split()
        found = self.read(words, 0)
        return found[0] if found is not None and found[1] == len(words) else None


class Number(Kind):
    """A whole number within bounds."""

    def __init__(self, low: int, high: int, first: int = 0) -> None:
        """Set the bounds of the number as written; the value 0 is written as ``first``."""
        self.low: Final = low
        self.high: Final = high
        self.first: Final = first

    def read(self, words: list[str], at: int) -> tuple[int, int] | None:
        """Read one number."""
        word = words[at]
        if not (word.isascii() and word.isdigit() and len(word) < 10):
            return None
        number = int(word)
        return (number - self.first, at + 1) if self.low <= number <= self.high else None

    def write(self, value: int) -> str:
        """Write the number."""
        return str(value + self.first)

    def data(self, value: int) -> object:
        """Return the number as written."""
        return value + self.first

    def options(self) -> list[str]:
        """Return the bounds."""
        return [f"{self.low}…{self.high}"]

    def alphabet(self) -> list[str]:
        """Return the numbers below a hundred, as far as they are needed."""
        return [str(number) for number in range(min(self.high + 1, HUNDRED))]

    def spell(self, value: int) -> list[str]:
        """Return the number two digits at a time, with zeros before a short one."""
        number, symbols = value + self.first, list[str]()
        top = self.high
        while top > 0 or not symbols:
            symbols.append(str(number % HUNDRED))
            number //= HUNDRED
            top //= HUNDRED
        symbols.reverse()
        return symbols

    def spelled(self, symbols: list[str]) -> int | None:
        """Return the number that symbols spell, if it is within bounds."""
        number = 0
        for symbol in symbols:
            if not symbol.isdigit():
                return None
            number = number * HUNDRED + int(symbol)
        return number - self.first if self.low <= number <= self.high else None


class Numbered(Number):
    """A number that names something, as opposed to an amount."""


def place(count: int) -> Number:
    """Return the kind for one of ``count`` places, numbered from 1."""
    return Numbered(1, count, 1)


class Name(Kind):
    """One of a list of names; the value is its index. A name may have several words, and aliases (``also``)."""

    def __init__(self, names: list[str], also: Mapping[str, int] | None = None) -> None:
        """Take the names, which must differ, and their aliases."""
        self.names: Final = names
        self.index: Final = {plain(name): at for at, name in enumerate(names)}
        for name, at in (also or {}).items():
            self.index[plain(name)] = at
        self.longest: Final = max([len(name.split()) for name in self.index])

    def read(self, words: list[str], at: int) -> tuple[int, int] | None:
        """Read the longest name that begins here."""
        for end in range(min(len(words), at + self.longest), at, -1):
            value = self.index.get(" ".join([plain(word) for word in words[at:end]]))
            if value is not None:
                return value, end
        return None

    def write(self, value: int) -> str:
        """Write the name."""
        return self.names[value]

    def options(self) -> list[str]:
        """Return all names."""
        return self.names


class Field:
    """One field of a verb: a name, its kind, the word before it, and whether it may be absent."""

    def __init__(
        self,
        name: str,
        kind: Kind | None,
        word: str = "",
        optional: bool = False,
        several: bool = False,
        ordered: bool = False,
        payment: bool = False,
    ) -> None:
        """Describe a field; without a kind it is a flag, which is there or not.

        Several values form a bag, whose order does not matter, unless they are ``ordered``. A ``payment`` is
        chosen last, and the cheapest is filled in.
        """
        self.name: Final = name
        self.kind: Final = kind
        self.word: Final = word
        self.optional: Final = optional or kind is None
        self.several: Final = several
        self.ordered: Final = ordered
        self.payment: Final = payment

    def read(self, words: list[str], at: int) -> tuple[object, int] | None:
        """Read the field at a place; None if it is not there."""
        if self.word:
            if at >= len(words) or plain(words[at]) != plain(self.word):
                return None
            at += 1
        if self.kind is None:
            return True, at
        if self.several:
            return self._read_several(words, at)
        return self.kind.read(words, at) if at < len(words) else None

    def _read_several(self, words: list[str], at: int) -> tuple[object, int] | None:
        """Read as many values as there are here, at least one."""
        assert self.kind is not None
        values: list[int] = []
        while at < len(words):
            found = self.kind.read(words, at)
            if found is None:
                break
            values.append(found[0])
            at = found[1]
        if not self.ordered:
            values.sort()
        return (tuple(values), at) if values else None

    def absent(self) -> object:
        """Return the value of a field that was left out."""
        if self.kind is None:
            return False
        return () if self.several else ABSENT

    def write(self, value: object) -> str:
        """Write the field with the word before it; nothing if it is absent."""
        if self.optional and value == self.absent():
            return ""
        if self.kind is None:
            return self.word
        kind = self.kind
        if isinstance(value, tuple):
            written = " ".join([kind.write(each) for each in value])
        else:
            assert isinstance(value, int)
            written = kind.write(value)
        return f"{self.word} {written}" if self.word else written

    def data(self, value: object) -> object:
        """Return the value as plain JSON data."""
        if self.kind is None:
            return value
        kind = self.kind
        if isinstance(value, tuple):
            return [kind.data(each) for each in value]
        assert isinstance(value, int)
        return kind.data(value)

    def words_of(self, data: object) -> list[str] | None:
        """Return JSON data for this field as words of notation; None if malformed."""
        if self.kind is None:
            return [self.word] if data is True else None
        items = data if self.several and isinstance(data, list) else [data]
        words = [self.word] if self.word else []
        for item in items:
            if isinstance(item, bool) or not isinstance(item, (int, str)):
                return None
            words.extend(str(item).split())
        return words


class Verb:
    """A word that begins an action, its fields, and how their values become an action."""

    def __init__(
        self,
        name: str,
        fields: tuple[Field, ...],
        make: "Callable[[Verb, tuple[object, ...]], Action]",
    ) -> None:
        """``make`` returns the action for values in the order of the fields."""
        for before, field in pairwise(fields):
            if (before.several or before.optional) and not field.word:
                raise ValueError(f"{name}: nothing tells where {before.name} ends and {field.name} begins")
        self.name: Final = name
        self.fields: Final = fields
        self.make: Final = make
        self.home: Home | None = None  # that of the game that the verb belongs to, if any

    def read(self, words: list[str]) -> "Action":
        """Read the action from the words after the verb."""
        at = 0
        values: list[object] = []
        for field in self.fields:
            found = field.read(words, at)
            if found is None:
                if not field.optional:
                    raise self.unreadable(field, words, at)
                values.append(field.absent())
            else:
                values.append(found[0])
                at = found[1]
        if at < len(words):
            raise BadNotation("error-notation-extra", {"verb": self.name, "word": words[at]})
        return self.make(self, tuple(values))

    def unreadable(self, field: Field, words: list[str], at: int) -> BadNotation:
        """Return the error for a field that cannot be read where it is expected."""
        assert field.kind is not None
        options = [f"{field.word} {option}" if field.word else option for option in field.kind.options()]
        params = {"verb": self.name, "field": field.name, "options": ", ".join(options)}
        if at < len(words):
            return BadNotation("error-notation-field", {**params, "word": " ".join(words[at:])})
        return BadNotation("error-notation-missing", params)

    def write(self, values: tuple[object, ...]) -> str:
        """Write an action of this verb."""
        written = [field.write(value) for field, value in zip(self.fields, values, strict=True)]
        return " ".join([self.name, *[each for each in written if each]])

    def data(self, values: tuple[object, ...]) -> dict[str, object]:
        """Return an action of this verb as plain JSON data."""
        data: dict[str, object] = {"verb": self.name}
        for field, value in zip(self.fields, values, strict=True):
            if not field.optional or value != field.absent():
                data[field.name] = field.data(value)
        return data

    def from_data(self, data: Mapping[str, object]) -> "Action":
        """Read an action from JSON data."""
        for name in data:
            if name != "verb" and name not in [field.name for field in self.fields]:
                raise BadNotation("error-notation-unknown", {"verb": self.name, "field": str(name)})
        return self.make(self, tuple([self._field_from(field, data) for field in self.fields]))

    def _field_from(self, field: Field, data: Mapping[str, object]) -> object:
        """Read one field from JSON data."""
        if field.name not in data or data[field.name] is False or data[field.name] == []:
            if not field.optional:
                raise self.unreadable(field, [], 0)
            return field.absent()
        words = field.words_of(data[field.name])
        if words is None:
            raise BadNotation("error-notation-data", {"verb": self.name, "field": field.name})
        found = field.read(words, 0)
        if found is None or found[1] < len(words):
            raise self.unreadable(field, words, 0)
        return found[0]


# Acyclic, as no action refers back to itself: the many that are listed and dropped need no garbage collection.
@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Action:
    """Something a player says. Immutable; equal if written the same."""

    def __init__(self, verb: Verb) -> None:
        """Begin an action of a verb; subclasses add the values."""
        self.verb: Final = verb

    def values(self) -> tuple[object, ...]:
        """Return the values of the verb's fields, in order."""
        return ()

    def to_json(self) -> dict[str, object]:
        """Return the action as plain data."""
        return self.verb.data(self.values())

    def __str__(self) -> str:
        """Write the action in the notation that parses back."""
        return self.verb.write(self.values())

    def __repr__(self) -> str:
        """Show the notation."""
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        """Compare verb and values."""
        if self is other:
            return True
        return isinstance(other, Action) and self.verb.name == other.verb.name and self.values() == other.values()

    def __hash__(self) -> int:
        """Hash verb and values."""
        return hash((self.verb.name, self.values()))

    def __copy__(self) -> "Action":
        """Return the action itself, which never changes."""
        return self

    def __deepcopy__(self, memo: object) -> "Action":
        """Return the action itself, which never changes."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Travel as notation, to be read by the same game."""
        if self.verb.home is None:
            raise TypeError(f"“{self}” belongs to no game, so it cannot be pickled")
        return action_at, (self.verb.home, str(self))


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Choice(Action):
    """An action that names one thing: a card, a place, a number, a player."""

    def __init__(self, verb: Verb, value: int) -> None:
        """Name it."""
        super().__init__(verb)
        self.value: Final = value

    def values(self) -> tuple[object, ...]:
        """Return it."""
        return (self.value,)


def bare(verb: Verb, values: tuple[object, ...]) -> Action:
    """Make an action that is a verb alone."""
    return Action(verb)


class Lexicon:
    """All verbs of a game, for reading actions."""

    def __init__(self, verbs: list[Verb]) -> None:
        """Take the verbs, which must differ in name."""
        self.verbs: Final = {verb.name: verb for verb in verbs}

    def verb(self, name: str) -> Verb:
        """Return a verb by its name."""
        verb = self.verbs.get(name.lower())
        if verb is None:
            known = ", ".join(self.verbs)
            raise BadNotation("error-notation-verb", {"word": name, "verbs": known})
        return verb

    def parse(self, text: str) -> Action:
        """Read an action from its notation; a minus may be written as people are shown it."""
        words = text.replace("−", "-").split()
        if not words:
            raise BadNotation("error-notation-empty")
        return self.verb(words[0]).read(words[1:])

    def from_json(self, data: object) -> Action:
        """Read an action from plain data."""
        if not isinstance(data, dict) or not isinstance(data.get("verb"), str):
            raise BadNotation("error-notation-no-verb")
        return self.verb(data["verb"]).from_data(data)


class Blank:
    """One field of a form as this seat may fill it now."""

    def __init__(
        self,
        name: str,
        values: list[object],
        low: int,
        high: int,
        several: bool = False,
        labels: list[object] | None = None,
        fills: bool = False,
    ) -> None:
        """Offer values; if ``several``, choose ``low`` to ``high`` of them, each at most as often as it is listed.

        Otherwise choose one of them, or none if ``low`` is 0. Without values: a number from ``low`` to ``high``.
        ``labels`` are what people read in place of values that are not names. If it ``fills``, people may want as many
        as fit, each of them in one blank of the form alone.
        """
        self.name: Final = name
        self.values: Final = values
        self.low: Final = low
        self.high: Final = high
        self.several: Final = several
        self.labels: Final = labels or values
        self.fills: Final = fills

    def fits(self, value: object) -> bool:
        """Say whether a value may be filled in; case does not matter in names."""
        if value is None:
            return self.low == 0
        if not self.values:
            return isinstance(value, int) and self.low <= value <= self.high
        left = [str(each).lower() for each in self.values]
        chosen = [str(each).lower() for each in value] if isinstance(value, (list, tuple)) else [str(value).lower()]
        for each in chosen:
            if each not in left:
                return False
            left.remove(each)
        return self.low <= len(chosen) <= self.high if self.several else len(chosen) == 1

    def misfit(self, value: object) -> BadNotation:
        """Return the error for a value that does not fit."""
        given = ", ".join([str(each) for each in value]) if isinstance(value, (list, tuple)) else str(value or "")
        params: dict[str, object] = {"field": self.name, "value": given, "low": self.low, "high": self.high}
        if not self.values:
            return BadNotation("error-blank-number", params)
        options = dict.fromkeys([str(value) for value in self.values])
        return BadNotation("error-blank", {**params, "options": ", ".join(options)})

    def to_json(self) -> dict[str, object]:
        """Return the blank as plain data."""
        return {
            "name": self.name,
            "values": self.values,
            "low": self.low,
            "high": self.high,
            "several": self.several,
        }


class Form:
    """An open-ended action: a verb with blanks. Filled in, it reads as the data of an action."""

    def __init__(self, verb: Verb, blanks: list[Blank], desk: bool = False) -> None:
        """Offer a verb with its blanks; a ``desk`` is always open on pages."""
        self.verb: Final = verb
        self.blanks: Final = blanks
        self.desk: Final = desk

    def to_json(self) -> dict[str, object]:
        """Return the form as plain data."""
        return {"verb": self.verb.name, "blanks": [blank.to_json() for blank in self.blanks]}

    def fill(self, values: Mapping[str, object]) -> Action:
        """Return the action for the values filled in; refuse what a blank does not allow."""
        for blank in self.blanks:
            if not blank.fits(values.get(blank.name)):
                raise blank.misfit(values.get(blank.name))
        return self.verb.from_data(values)
