"""How a person takes a decision on the page of a table, click by click, in whatever browser."""

import json
from collections.abc import Iterator
from typing import Any, Protocol

from periplus.kernel.action import Action

SAY = """([css, given]) => document.querySelectorAll(css).forEach((each, at) => {
  each.value = given[at] ?? "";
  each.dispatchEvent(new Event("input", { bubbles: true }));
})"""
"""Fills in fields, as lists that browsers drop down cannot be clicked by programs."""


SHORTCUT = """([notation]) => {
  const rows = [...document.querySelectorAll("#choice .choice[data-fields]")];
  const wanted = rows.find((row) => row.querySelector("[type=radio]").value === notation);
  const touches = (row) => row.dataset.touches.split("|");
  const things = [...document.querySelectorAll("#desk .can[data-thing]")].map((each) => each.dataset.thing);
  return things.find((name) => rows.find((row) => touches(row).includes(name)) === wanted) ?? "";
}"""
"""Finds what lies on the desk and fills in an action as it is listed, if anything does."""


class Finger(Protocol):
    """What hands need of a browser."""

    def evaluate(self, script: str, *given: object) -> Any:
        """Return what a JavaScript function answers; what is given to it comes as one list."""

    def click(self, selector: str) -> None:
        """Click the first element that matches."""


class Hands:
    """Somebody's hands on the page of a table."""

    area: str
    """Where the question and its choices stand."""
    entries: str
    """What there is to choose from."""

    def __init__(self, finger: Finger) -> None:
        """Use a browser."""
        self.finger = finger

    def take(self, action: Action) -> Iterator[None]:
        """Take a decision: choose what is listed, fill in a form for what is not or has a desk; stop after clicks."""
        listed = self.exists(f'#choice .choice:not([data-fields]) [type=radio][value="{action}"]')
        return self.choose(str(action)) if listed else self.fill(action)

    def choose(self, notation: str) -> Iterator[None]:
        """Choose a listed action and confirm it."""
        raise NotImplementedError

    def take_any(self) -> None:
        """Take the first action that is listed."""
        first = self.finger.evaluate("() => document.querySelector('#choice .choice [type=radio]').value")
        for _ in self.choose(first):
            pass

    def exists(self, selector: str) -> bool:
        """Say whether an element is on the page."""
        return bool(self.finger.evaluate("([css]) => document.querySelector(css) !== null", selector))

    def fill(self, action: Action) -> Iterator[None]:
        """Open the form of the verb, unless it is a desk, fill it in, confirm; what lies on a desk may fill it in."""
        form = f'#choice :is(details.form, .desk)[id$="-{action.verb.name}"]'
        if self.exists(f"{form} > summary"):
            self.finger.click(f"{form} > summary")
            yield
        elif thing := self.finger.evaluate(SHORTCUT, str(action)):
            self.finger.click(f'#desk [data-thing="{thing}"]')
            yield
            self.finger.click(f"{form} button.primary")
            yield
            return
        for name, data in action.to_json().items():
            for value in data if isinstance(data, list) else [data]:
                yield from self.enter(form, name, value, data)
        self.finger.click(f"{form} button.primary")
        yield

    def enter(self, form: str, name: str, value: object, data: object) -> Iterator[None]:
        """Enter a value of a field: a step further, a tile, or something from a list, which takes two clicks.

        The only value of a field is there already.
        """
        counter = f'{form} .stepper:has([name="{name}:{value}"]) [data-by="1"]'
        box = f'{form} :is([type=checkbox], [type=radio])[name="{name}"][value="{value}"]'
        if self.exists(f"{box}:checked"):
            return
        if click := next((each for each in (counter, box) if self.exists(each)), ""):
            self.finger.click(click)
            yield
        elif self.exists(field := f'{form} [name="{name}"]:not([type=hidden], [type=checkbox], [type=radio])'):
            self.finger.evaluate(SAY, field, data if isinstance(data, list) else [data])
            yield
            yield


class ByList(Hands):
    """Choices are listed, some of them under headings; a button confirms."""

    area = "#status, #choice"
    entries = "#choice label.choice, #choice summary"

    def choose(self, notation: str) -> Iterator[None]:
        """Unfold the heading, choose, confirm."""
        chosen = f'[type=radio][value="{notation}"]'
        folded = f"#choice details.group:not([open]):has({chosen}) > summary"
        for each in (folded, f"#choice label:has({chosen})", "#confirm"):
            if self.exists(each):
                self.finger.click(each)
                yield


class ByParts(Hands):
    """An action is chosen part by part; the button is armed when it is complete."""

    area = "#question"
    entries = "#question :is(.entry, .key, .counter, .tile, .parts [type=checkbox], summary)"

    def choose(self, notation: str) -> Iterator[None]:
        """Pick all parts and confirm."""
        yield from self.pick_all(notation)
        self.finger.click("#confirm")
        yield

    def pick_all(self, notation: str) -> Iterator[None]:
        """Pick what is asked for, and what was filled in otherwise, until the button stands for the action."""
        row = f'#choice .choice:has([type=radio][value="{notation}"])'
        assert not self.exists(f"{row}[data-fields]"), f"{notation} is filled in at a desk"
        values = json.loads(self.finger.evaluate("([css]) => document.querySelector(css).dataset.row", row))
        while not self.exists(f'#confirm[data-action="{notation}"]'):
            yield from self.pick(notation, values)

    def pick(self, notation: str, values: dict[str, str]) -> Iterator[None]:
        """Pick one more part of an action; a number is typed after a click."""
        for name, value in (("=", notation), *values.items()):
            if self.exists(field := f'#choice .counter input[data-part="{name}"]'):
                self.finger.evaluate(SAY, field, [value])
                yield
                return
            for each in self.ways(name, value):
                if self.exists(each):
                    self.finger.click(each)
                    yield
                    return
        raise AssertionError(f"the page does not offer what is missing for {notation}")

    def ways(self, name: str, value: str) -> list[str]:
        """Return what could be clicked to pick a value of a part, if it is there."""
        checked = ":not(:checked)" if value else ":checked"
        return [
            f'#choice .key[data-action="{value}"][aria-pressed=false]',
            f'#choice .entry[data-part="{name}"][data-value="{value}"][aria-pressed=false]',
            f'#choice [type=checkbox][data-part="{name}"]{checked}',
            f'#choice .unfold[data-unfold="{name}"]',
        ]


def hands_at(finger: Finger) -> Hands:
    """Return hands that know the page that is shown."""
    by_parts = finger.evaluate("() => document.querySelector('#question') !== null")
    return ByParts(finger) if by_parts else ByList(finger)
