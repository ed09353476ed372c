"""What a person can choose from at one moment: a short numbered list, or one part of a long one at a time.

Where actions differ in a number, that number is what people type, and never a place in the list.
"""

from collections.abc import Sequence
from typing import NamedTuple

from periplus.kernel.action import Action
from periplus.kernel.parts import Choosing

MOST = 9
"""How many actions are listed whole; of more, one part is asked for at a time."""
GAP = "…"


class Entry(NamedTuple):
    """One line to choose: its number, what can be typed instead, and the actions it stands for."""

    number: int
    word: str
    actions: list[Action]
    counts: bool = False  # the number is that of the actions, not a place in the list


def entries_of(actions: Sequence[Action], by_parts: bool = True) -> list[Entry]:
    """Return the lines for a list of actions: whole, or (``by_parts``) by the part that is to be chosen next."""
    choosing = Choosing(actions)
    name = only_number(choosing)
    if name:
        return by_value(choosing, name)
    if by_parts and (len(actions) > MOST or any_number(choosing)):
        return by_value(choosing, choosing.due({}))
    return in_a_row([[action] for action in actions])


def by_value(choosing: Choosing, name: str) -> list[Entry]:
    """Return a line for each value of a part, then the actions without that part."""
    groups = {value: choosing.fitting({name: value}) for value in choosing.values(name, {})} if name else {}
    grouped = {at for group in groups.values() for at in group}
    others = [[action] for at, action in enumerate(choosing.actions) if at not in grouped]
    found = {value: [choosing.actions[at] for at in group] for value, group in groups.items()}
    if not name or not is_number(choosing, name):
        lines = [
            Entry(number, str(group[0]) if len(group) == 1 else value, group)
            for number, (value, group) in enumerate(found.items(), start=1)
        ]
        return lines + in_a_row(others, len(lines) + 1)
    numbered = [Entry(int(value), value, group, counts=True) for value, group in found.items()]
    return sorted(numbered) + in_a_row(others, max(entry.number for entry in numbered) + 1)


def in_a_row(groups: list[list[Action]], first: int = 1) -> list[Entry]:
    """Return a line for each action, numbered in a row."""
    return [Entry(number, str(group[0]), group) for number, group in enumerate(groups, start=first)]


def only_number(choosing: Choosing) -> str:
    """Return the number in which the actions differ, if they (but for verbs alone) differ in nothing else."""
    rows = [row for at, row in enumerate(choosing.rows) if at not in choosing.keys]
    names = {name for row in rows for name in row if len({other.get(name) for other in rows}) > 1}
    name = names.pop() if len(names) == 1 else ""
    return name if is_number(choosing, name) else ""


def any_number(choosing: Choosing) -> bool:
    """Say whether actions of one verb differ in a number."""
    verbs = dict.fromkeys(action.verb.name for action in choosing.actions)
    return any(
        is_number(choosing, name) and len(choosing.values(name, {"verb": verb})) > 1
        for verb in verbs
        for name in choosing.names
    )


def is_number(choosing: Choosing, name: str) -> bool:
    """Say whether a part is a number in all actions that have it."""
    data = [parts[name].data for parts in choosing.parts if name in parts]
    return bool(data) and all(isinstance(each, int) and not isinstance(each, bool) for each in data)


def numbers_of(entries: Sequence[Entry]) -> str:
    """Return the numbers of some lines, in short if they follow each other."""
    numbers = [entry.number for entry in entries]
    if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[0] + len(numbers))):
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))


def typed_for(entry: Entry) -> str:
    """Return what can be typed for a line that stands for several actions: a part of them, or how they begin."""
    if not entry.counts:
        return f"{entry.word} {GAP}"
    return " ".join([*common([str(action).split() for action in entry.actions]), GAP])


def shared(labels: list[str]) -> str:
    """Return what labels have in common at their beginning and end, with a gap between."""
    if len(set(labels)) == 1:
        return labels[0]
    rows = [label.split() for label in labels]
    head = common(rows)
    tail = common([row[len(head) :][::-1] for row in rows])[::-1]
    return " ".join([*head, GAP, *tail])


def common(rows: list[list[str]]) -> list[str]:
    """Return the words with which all rows begin, whatever stands behind them."""
    found: list[str] = []
    for words in zip(*rows, strict=False):
        bare = {word.rstrip(",;:") for word in words}
        if len(bare) > 1:
            break
        found.append(words[0] if len(set(words)) == 1 else bare.pop())
    return found
