"""Choosing by parts, over whole games in every language: each action can be reached, and everything has words."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

import periplus
from periplus.kernel.action import Action
from periplus.kernel.parts import VERB
from periplus.kernel.parts import parts_of as parts_in
from periplus.kernel.state import State
from periplus.kernel.text import LANGUAGES, PAGES, Text, slug, text
from periplus.web.choosing import Asked, Described, Reader, parts_of, row_of
from tests.conformance.walks import SLOWEST_TABLES, THOROUGH, walk

TABLES = [(name, seats) for name, seats in SLOWEST_TABLES if name in THOROUGH]
SIGHT = 9
"""How many ways to pay a page shows."""


def reader_of(name: str, language: str) -> Reader:
    """Return somebody who reads a game's pages in a language."""
    return Reader(text(language, periplus.game(name).room, PAGES), ())


def described(s: State, seat: int, reader: Reader) -> list[Described]:
    """Return what a seat may do, with its words."""
    told = [(action, s.describe(seat, action).label) for action in s.legal_actions(seat)]
    return [Described(action, label, reader.text.say(label)) for action, label in told]


def decisions(name: str, seats: int) -> Iterator[tuple[State, int]]:
    """Yield the decisions of two games between which something can be chosen: a random one, and one in corners."""
    for seed in (40, 41):
        for s, seat, _ in walk(name, seats, seed):
            if len(s.legal_actions(seat)) > 1:
                yield s, seat


def leaves(data: Any) -> list[str]:
    """Return the names in the value of a part."""
    if isinstance(data, list):
        return [leaf for each in data for leaf in leaves(each)]
    return [data] if isinstance(data, str) else []


@cache
def proper_names(name: str) -> frozenset[str]:
    """Return the names in a game's box that are the same in every language."""
    found: set[str] = set()
    todo: list[Any] = [periplus.game(name).box]
    for each in todo:
        if isinstance(each, dict):
            todo += [*each, *each.values()]
        elif isinstance(each, (list, tuple)):
            todo += each
        elif isinstance(each, str) and each[:1].isupper():
            found.add(each)
    return frozenset(found)


def check_reached(actions: Sequence[Action], parts: Sequence[Asked]) -> None:
    """Check that no two actions have the same values, and that no way to pay is left out."""
    rows = [row_of(action, parts) for action in actions]
    keys = [action for action, row in zip(actions, rows, strict=True) if not row]
    assert all(not action.verb.fields for action in keys) and len(set(map(str, keys))) == len(keys)
    chosen = [tuple(row.items()) for row in rows if row]
    assert len(set(chosen)) == len(chosen)
    payments = {part.name for part in parts if part.sort == "payment"}
    bare = [tuple((part, value) for part, value in row if part not in payments) for row in chosen]
    assert all(bare.count(each) <= SIGHT for each in set(bare))


def check_rows(actions: Sequence[Action], parts: Sequence[Asked]) -> None:
    """Check that each value of an action is one that its part offers."""
    offered = {part.name: part.values for part in parts}
    for action in actions:
        row = row_of(action, parts)
        assert all(value in offered[part] for part, value in row.items() if part != VERB)
        assert VERB not in offered or not row or row[VERB] in offered[VERB]


def check_words(parts: Sequence[Asked], reader: Reader) -> None:
    """Check that every part has a name of the game's own, and every value words that differ from the others'."""
    for part in parts:
        assert part.label and part.label != reader.say("page-part-value"), part.name
        assert part.label in part.missing
        words = [(label, note) for label, note in part.values.values()]
        assert all(label.strip() for label, _ in words), part
        assert len(set(words)) == len(words), part
        assert part.name != VERB or not {label for label, _ in words} & set(part.values), part


def is_foreign(name: str, kind: str, value: str, speaks: Text) -> bool:
    """Say whether a value is a word (not a letter) that a language lacks, so that the notation's would be shown."""
    things = kind.removesuffix("s").rpartition("_")[2], "card"
    known = {f"{thing}-{slug(value)}" for thing in things} & speaks.names
    is_word = len(value) > 1 and any(each.isalpha() for each in value)
    return is_word and not known and value not in proper_names(name)


def check_translated(name: str, actions: Sequence[Action], parts: Sequence[Asked], reader: Reader) -> None:
    """Check that no value is called as the notation has it, unless it has that name in the language."""
    called = {(part.name, value): label for part in parts for value, (label, _) in part.values.items()}
    for action in actions:
        for each in parts_in(action):
            label = called.get((f"{action.verb.name}.{each.name}", each.value), "")
            raw = [leaf for leaf in leaves(each.data) if is_foreign(name, each.name, leaf, reader.text)]
            assert not set(raw) & set(label.replace(",", " ").split()), (action, each.name, label)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_action_is_reached_and_every_value_has_words(name: str, seats: int) -> None:
    """No two actions have the same values; parts and values are named by the game, in each language alike."""
    for number, (s, seat) in enumerate(decisions(name, seats)):
        reader = reader_of(name, LANGUAGES[number % len(LANGUAGES)])
        told = described(s, seat, reader)
        actions, parts = [each.action for each in told], parts_of(told, reader)
        check_reached(actions, parts)
        check_rows(actions, parts)
        check_words(parts, reader)
        if name != "example":  # whose goods have no names but those of the notation
            check_translated(name, actions, parts, reader)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_parts_are_the_same_every_time_and_in_every_language(name: str, seats: int) -> None:
    """Asked twice, the same parts come in the same order; languages differ in words alone."""
    readers = [reader_of(name, language) for language in LANGUAGES]
    for number, (s, seat) in enumerate(decisions(name, seats)):
        if number % 5:
            continue
        first, *others = [parts_of(described(s, seat, reader), reader) for reader in readers]
        assert parts_of(described(s, seat, readers[0]), readers[0]) == first
        shapes = [[(part.name, part.sort, list(part.values)) for part in parts] for parts in (first, *others)]
        assert all(shape == shapes[0] for shape in shapes)


def test_a_verb_alone_stands_beside_the_parts() -> None:
    """At the market of the example, offers and answers are asked for in parts; leaving has none."""
    reader = reader_of("example", "en")
    for s, seat in decisions("example", 2):
        told = described(s, seat, reader)
        verbs = {each.action.verb.name for each in told}
        if {"offer", "done"} <= verbs:
            parts = parts_of(told, reader)
            assert {part.name for part in parts} <= {VERB, "offer.give", "offer.want", "accept.player"}
            assert all(row_of(each.action, parts) == {} for each in told if each.action.verb.name == "done")
            return
    raise AssertionError("nobody came to the market")
