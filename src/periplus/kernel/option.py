"""Options of a game: declared, explained and checked."""

from collections.abc import Mapping
from typing import Final, TypeVar

from periplus.kernel.errors import BadTable

Value = bool | int | str
T = TypeVar("T")


class Option:
    """An option of a game: its name (its text is the message ``option-NAME``), values and clause."""

    def __init__(
        self, name: str, default: Value, values: tuple[Value, ...], rule: str, seats: tuple[int, ...] = ()
    ) -> None:
        """Declare the option; the default is one of the values, and it matters only with these numbers of ``seats``.

        What it was called before goes in ``former_names`` and ``former_values``: stored games outlive new names.
        """
        self.name: Final = name
        self.default: Final = default
        self.values: Final = values
        self.rule: Final = rule
        self.seats: Final = seats
        self.former_names: tuple[str, ...] = ()
        self.former_values: dict[Value, Value] = {}

    def __repr__(self) -> str:
        """Show the values, the default first."""
        return f"<option {self.name}: {[self.default, *[value for value in self.values if value != self.default]]}>"

    def matters(self, seats: int) -> bool:
        """Say whether the option makes a difference with this many seats."""
        return not self.seats or seats in self.seats

    def read(self, text: str) -> Value:
        """Return the value for a text typed on the command line."""
        for value in self.values:
            if text.lower() == str(value).lower():
                return value
        raise self.bad(text)

    def bad(self, value: object) -> BadTable:
        """Return the error for a value that is not allowed."""
        allowed = ", ".join(str(each).lower() for each in self.values)
        return BadTable("error-option-value", {"name": self.name, "value": str(value), "allowed": allowed})


class Menu:
    """The options of a game, each declared by the call that reads it, so that neither can be forgotten."""

    def __init__(self, settings: Mapping[str, Value] | None = None) -> None:
        """Read what was chosen, or the defaults."""
        self.settings: Final[Mapping[str, Value]] = settings or {}
        self.options: Final[list[Option]] = []

    def former(self, *names: str, values: dict[Value, Value] | None = None) -> None:
        """Say what the option declared last, and its values, were called before."""
        self.options[-1].former_names = names
        self.options[-1].former_values = values or {}

    def switch(self, name: str, default: bool, rule: str) -> bool:
        """Declare an option that is on or off, and return which."""
        return self._chosen(Option(name, default, (True, False), rule)) is True

    def choice(self, name: str, default: str, values: tuple[str, ...], rule: str, seats: tuple[int, ...] = ()) -> str:
        """Declare an option that has one of several values, and return it."""
        return str(self._chosen(Option(name, default, values, rule, seats)))

    def number(self, name: str, default: int, values: tuple[int, ...], rule: str) -> int:
        """Declare an option that is one of several numbers, and return it."""
        return int(self._chosen(Option(name, default, values, rule)))

    def _chosen(self, option: Option) -> Value:
        """Note an option and return its value."""
        self.options.append(option)
        return self.settings.get(option.name, option.default)


def named(options: tuple[Option, ...], name: str) -> Option:
    """Return the option with this name."""
    for option in options:
        if option.name == name:
            return option
    known = ", ".join([option.name for option in options])
    raise BadTable("error-option-unknown", {"name": name, "known": known or "–"})


def renamed(options: tuple[Option, ...], chosen: Mapping[str, T]) -> dict[str, T | Value]:
    """Return what was chosen by the names that options and their values have now."""
    found: dict[str, T | Value] = dict(chosen)
    for option in options:
        for name in option.former_names:
            if name in found:
                found[option.name] = found.pop(name)
        if option.name in found:
            found[option.name] = now_called(option, found[option.name])
    return found


def now_called(option: Option, value: T | Value) -> T | Value:
    """Return a value by its present name; true is not 1."""
    for former, now in option.former_values.items():
        if former == value and type(former) is type(value):
            return now
    return value


def settle(options: tuple[Option, ...], chosen: Mapping[str, object]) -> dict[str, Value]:
    """Return the value of every option: as chosen, or by default."""
    chosen = renamed(options, chosen)
    for name in chosen:
        named(options, name)
    settled: dict[str, Value] = {}
    for option in options:
        value = chosen.get(option.name, option.default)
        matching = [each for each in option.values if each == value and type(each) is type(value)]
        if not matching:
            raise option.bad(value)
        settled[option.name] = matching[0]
    return settled
