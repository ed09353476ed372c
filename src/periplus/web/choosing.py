"""Choosing by parts on a page: what is asked for, in which order, and what each value is called.

The parts come from the notation of the listed actions (``kernel/parts.py``). A script narrows the list as parts are
picked; without scripts, the list is there as a whole.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from periplus.kernel.action import Action
from periplus.kernel.message import Message
from periplus.kernel.parts import AMOUNT, FLAG, LIST, NAMED, NONE, PAYMENT, POINTED, VERB, Choosing
from periplus.kernel.parts import parts_of as parts_in
from periplus.kernel.text import Text, slug

SORTS = {POINTED: "named", NAMED: "named", AMOUNT: "amount", FLAG: "flag", LIST: "list", PAYMENT: "payment"}
"""How a page lets people choose the values of a part: as named entries, as numbers, by a switch, as lists of cards."""


class Asked(NamedTuple):
    """A part as a page asks for it: its name, what it is called, how it is chosen, and its values by notation."""

    name: str
    label: str
    missing: str  # what the button says while this part is missing
    sort: str
    values: dict[str, tuple[str, str]]  # what a value is called, and a note on it


class Reader(NamedTuple):
    """In which words somebody reads: the language, and the names of the seats."""

    text: Text
    names: Sequence[str]

    def has(self, id: str) -> bool:
        """Say whether there is a text."""
        return self.text.has(id)

    def say(self, id: str, **params: object) -> str:
        """Return a sentence."""
        return self.text.say(Message(id, params), self.names)


class Described(NamedTuple):
    """An action with its label, as a message and in words."""

    action: Action
    label: Message
    words: str


def parts_of(described: Sequence[Described], reader: Reader) -> list[Asked]:
    """Return the parts in which actions differ, in the order in which they are asked for: the verb, then its own."""
    of_verb: dict[str, list[Described]] = {}
    for each in described:
        if each.action.verb.fields:
            of_verb.setdefault(each.action.verb.name, []).append(each)
    verbs = {verb: (verb_label(verb, actions, reader), "") for verb, actions in of_verb.items()}
    asked = [part for verb, actions in of_verb.items() for part in VerbParts(verb, actions, reader).asked()]
    return [*([asked_for(VERB, "named", verbs, reader)] if len(verbs) > 1 else []), *asked]


def verb_label(verb: str, actions: Sequence[Described], reader: Reader) -> str:
    """Return what a verb is called: its only action, as the game says, or as in the notation."""
    if len(actions) == 1:
        return actions[0].words
    return reader.say(f"verb-{verb}") if reader.has(f"verb-{verb}") else verb


def asked_for(name: str, sort: str, values: dict[str, tuple[str, str]], reader: Reader) -> Asked:
    """Return a part as it is asked for; the game may say what it is called."""
    own = f"field-{slug(name).replace('.', '-')}"
    label = reader.say(own) if reader.has(own) else reader.say(f"page-part-{'verb' if name == VERB else 'value'}")
    return Asked(name, label, reader.say("page-pick", part=label), sort, values)


class VerbParts:
    """The parts of the actions of one verb."""

    def __init__(self, verb: str, described: Sequence[Described], reader: Reader) -> None:
        """Take the actions."""
        self.verb = verb
        self.described = described
        self.reader = reader
        self.choosing = Choosing([each.action for each in described])

    def asked(self) -> list[Asked]:
        """Return the parts in which these actions differ; a part's page-wide name begins with the verb."""
        names = [name for name in self.choosing.names if name != VERB]
        parts = {name: self.values(name) for name in names}
        return [
            asked_for(f"{self.verb}.{name}", self.sort(name), values, self.reader)
            for name, values in parts.items()
            if len(values) > 1
        ]

    def sort(self, name: str) -> str:
        """Return how a part is chosen."""
        return next(SORTS[parts[name].sort] for parts in self.choosing.parts if name in parts)

    def values(self, name: str) -> dict[str, tuple[str, str]]:
        """Return the values of a part with what they are called; an action may lack it."""
        values: dict[str, tuple[str, str]] = {}
        for at, row in enumerate(self.choosing.rows):
            value = row.get(name, NONE)
            if value not in values:
                values[value] = self.entry(at, name, value), self.own(at, f"note-{self.verb}-{slug(name)}", value)
        return values

    def entry(self, at: int, name: str, value: str) -> str:
        """Return what a value is called: as the game says, or else what such a thing is always called."""
        stem = f"{self.verb}-{slug(name)}"
        if value == NONE:
            return self.own(at, f"none-{stem}") or self.reader.say("page-part-none")
        return self.own(at, f"entry-{stem}") or self.usual(at, name)

    def usual(self, at: int, name: str) -> str:
        """Return what a value is called anywhere; what has a number but no name is called as the whole action."""
        part = self.choosing.parts[at][name]
        if isinstance(part.data, list):
            return ", ".join(self.counted(name.removesuffix("s"), part.data))
        if isinstance(part.data, int) and part.sort == NAMED:
            return self.described[at].words
        return self.called(name, part.data)

    def counted(self, name: str, values: Sequence[object]) -> list[str]:
        """Return what several values are called, those that come more than once with their number."""
        return [
            self.called(name, value)
            if count == 1
            else self.reader.say("page-times", count=count, what=self.called(name, value))
            for value, count in Counter(values).items()
        ]

    def called(self, name: str, value: Any) -> str:
        """Return what a single value is called: what is given or wanted may be called as a card is."""
        own, as_card = (str(self.reader.text.value(kind, value, self.reader.names)) for kind in (name, "card"))
        return as_card if own == value else own

    def own(self, at: int, id: str, value: str = "…") -> str:
        """Return what the game says of a value, with the parameters of the action's label; nothing if it is silent."""
        return self.reader.say(id, **self.described[at].label.params) if value and self.reader.has(id) else ""


def row_of(action: Action, parts: Sequence[Asked]) -> dict[str, str]:
    """Return the values of an action in the parts that its verb has; one that is a verb alone has none."""
    verb, row = action.verb.name, {part.name: part.value for part in parts_in(action)}
    own = {part.name: row.get(part.name.partition(".")[2], NONE) for part in parts if part.name.startswith(f"{verb}.")}
    return {VERB: verb, **own} if action.verb.fields else {}
