"""Actions in parts, as people choose them: one at a time, each narrowing the rest, as the notation has it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from periplus.kernel.action import Action, Field, Number, Numbered

VERB: Final = "verb"
NONE: Final = ""
"""The value of a part that an action leaves out."""

# Parts are asked for in this order: what can be pointed at, names, amounts, flags, lists, payments.
POINTED, NAMED, AMOUNT, FLAG, LIST, PAYMENT = range(6)


class Part(NamedTuple):
    """One part of an action: its name, how it is chosen, its value in notation, and the same as plain JSON data."""

    name: str
    sort: int
    value: str
    data: Any


def parts_of(action: Action) -> list[Part]:
    """Return the parts of an action but for its verb, in the order of the notation."""
    found: list[Part] = []
    for field, value in zip(action.verb.fields, action.values(), strict=True):
        found += parts_of_field(field, value)
    return found


def parts_of_field(field: Field, value: Any) -> list[Part]:
    """Return the parts of one field; a single value of several may have parts of its own."""
    kind, left_out = field.kind, field.optional and value == field.absent()
    single = value[0] if isinstance(value, tuple) and len(value) == 1 else value
    if kind is None:
        return [Part(field.name, FLAG, field.write(value), bool(value))]
    if left_out or isinstance(single, tuple):
        written = NONE if left_out else " ".join(kind.write(each) for each in value)
        return [Part(field.name, sort_of(field), written, None if left_out else field.data(value))]
    inner = kind.parts(single)
    if list(inner) == [""]:
        return [Part(field.name, sort_of(field), kind.write(single), field.data(value))]
    return [
        Part(f"{field.name}_{name}", AMOUNT if isinstance(data, int) else NAMED, str(data), data)
        for name, data in inner.items()
    ]


def sort_of(field: Field) -> int:
    """Return how the values of a field are chosen, as far as the notation tells."""
    if field.payment:
        return PAYMENT
    if field.several:
        return LIST
    return AMOUNT if isinstance(field.kind, Number) and not isinstance(field.kind, Numbered) else NAMED


class Choosing:
    """A list of actions to be chosen from by parts. Picks are values of parts by name."""

    def __init__(self, actions: Sequence[Action], touched: Sequence[Sequence[str]] = ()) -> None:
        """Take the actions, and for each the places and pieces that it touches on a board, if there is one.

        An action that is a verb alone has no parts to choose: it is a ``key`` beside the others.
        """
        self.actions: Final = actions
        self.keys: Final = [at for at, action in enumerate(actions) if not action.verb.fields]
        self.parts: Final = [{part.name: part for part in parts_of(action)} for action in actions]
        self.rows: Final = [
            {VERB: action.verb.name, **{part.name: part.value for part in parts.values()}}
            for action, parts in zip(actions, self.parts, strict=True)
        ]
        self.names: Final = [VERB, *self.in_order(touched)]

    def in_order(self, touched: Sequence[Sequence[str]]) -> list[str]:
        """Return the names of all parts but the verb in the order in which they are asked for."""
        sorts: dict[str, int] = {}
        for parts in self.parts:
            for part in parts.values():
                sorts.setdefault(part.name, part.sort)
        if touched:
            for name, sort in sorts.items():
                if sort == NAMED and self.is_pointed_at(name, touched):
                    sorts[name] = POINTED
        return sorted(sorts, key=sorts.__getitem__)

    def is_pointed_at(self, name: str, touched: Sequence[Sequence[str]]) -> bool:
        """Say whether every value of a part is a thing of its own on the board."""
        things: dict[str, set[str]] = {}
        for row, touches in zip(self.rows, touched, strict=True):
            if row.get(name, NONE) != NONE:
                value = row[name]
                things[value] = things[value] & set(touches) if value in things else set(touches)
        everywhere = set.intersection(*things.values()) if len(things) > 1 else set()
        return all(own - everywhere for own in things.values())

    def fitting(self, picks: Mapping[str, str]) -> list[int]:
        """Return the actions with these values, by index; those without parts only if nothing has been picked."""
        return [
            at for at, row in enumerate(self.rows)
            if all(row.get(name) == value for name, value in picks.items()) and (at not in self.keys or VERB in picks)
        ]  # fmt: skip

    def values(self, name: str, picks: Mapping[str, str]) -> list[str]:
        """Return the different values of a part among the actions that fit the other picks, as they are listed."""
        others = {each: value for each, value in picks.items() if each != name}
        return list(dict.fromkeys(self.rows[at][name] for at in self.fitting(others) if name in self.rows[at]))

    def due(self, picks: Mapping[str, str]) -> str:
        """Return the part to be asked for next, or nothing if one action is left."""
        return next((name for name in self.names if name not in picks and len(self.values(name, picks)) > 1), "")
