"""A position as numbers, for programs that learn: what one seat may know, as many numbers in every position of a game.

A room writes them into a ledger, in ``numbers.py``. Seats are told from the one that looks: it comes first, then those
that sit after it. The same lines say what each number is called, its range and its meaning.
"""

from struct import pack, unpack
from typing import Final

from librt.strings import BytesWriter, write_i32_le

from periplus.kernel.state import State

NOTHING: Final = -1
NUMBER_BYTES: Final = 4
PLAYERS: Final = ["own", *[f"next{places}" for places in range(1, 10)]]
PREFIXES: Final = [f"{player}." for player in PLAYERS]


class Entry:
    """What is known of one number in every position: its name, range and meaning, and what values stand for."""

    def __init__(self, name: str, low: int, high: int, meaning: str, names: list[str]) -> None:
        """Describe it; ``names`` is empty unless it names one of several things: the first is 0, none of them is -1."""
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high
        self.meaning: Final = meaning
        self.names: Final = names

    def __repr__(self) -> str:
        """Show name, range and meaning."""
        return f"<{self.name}, {self.low} to {self.high}: {self.meaning}>"


class Ledger:
    """Numbers of a position, one after another; if it ``explains``, with an entry for each."""

    def __init__(self, seats: int, explains: bool = False) -> None:
        """Begin without numbers."""
        self.explains: Final = explains
        self.players: Final = PLAYERS[:seats]
        self.written: Final = BytesWriter()
        self.entries: Final[list[Entry]] = []
        self.whose = ""  # what comes before the names of numbers

    @property
    def numbers(self) -> list[int]:
        """The numbers that were written."""
        return unpacked(self.written.getvalue())

    def put(self, number: int) -> None:
        """Write a number as it is."""
        write_i32_le(self.written, number)

    def of(self, turn: int) -> None:
        """Go on with the numbers of a player, told by how many places after the one that looks it sits."""
        self.whose = PREFIXES[turn]

    def of_all(self) -> None:
        """Go on with the numbers of no player in particular."""
        self.whose = ""

    def amount(self, name: str, meaning: str, value: int, high: int, low: int = 0) -> None:
        """Write a number; what is beyond its range is told as the bound."""
        self.put(low if value < low else high if value > high else value)
        if self.explains:
            self.entries.append(Entry(self.whose + name, low, high, meaning, []))

    def flag(self, name: str, meaning: str, holds: bool) -> None:
        """Write whether something holds: 1 or 0."""
        self.put(1 if holds else 0)
        if self.explains:
            self.entries.append(Entry(self.whose + name, 0, 1, meaning, []))

    def amounts(self, name: str, meaning: str, values: list[int], high: int, each: list[str], low: int = 0) -> None:
        """Write a number for each of several things."""
        written = self.written  # as most numbers come this way
        for value in values:
            write_i32_le(written, low if value < low else high if value > high else value)
        if self.explains:
            for of, _ in zip(each, values, strict=True):
                self.entries.append(Entry(f"{self.whose}{name}.{of}", low, high, meaning, []))

    def flags(self, name: str, meaning: str, members: int, each: list[str]) -> None:
        """Write for each of several things whether it is in a set: 1 or 0."""
        for at in range(len(each)):
            self.put(members >> at & 1)
        if self.explains:
            for of in each:
                self.entries.append(Entry(f"{self.whose}{name}.{of}", 0, 1, meaning, []))

    def named(self, name: str, meaning: str, value: int, names: list[str]) -> None:
        """Write which of several things it is, or -1 for none of them."""
        self.put(value if value >= 0 else NOTHING)
        if self.explains:
            self.entries.append(Entry(self.whose + name, NOTHING, len(names) - 1, meaning, names))


def packed(numbers: list[int]) -> bytes:
    """Return numbers as a ledger writes them: four bytes each, the lowest first."""
    return pack(f"<{len(numbers)}i", *numbers)


def unpacked(written: bytes) -> list[int]:
    """Return the numbers that a ledger has written."""
    return list(unpack(f"<{len(written) // NUMBER_BYTES}i", written))


def seats_from(s: State, seat: int) -> list[int]:
    """Return all seats as they sit, beginning with one."""
    return [(seat + turn) % s.seats for turn in range(s.seats)]


def places_after(s: State, seat: int, other: int) -> int:
    """Return how many places after a seat another sits; -1 for nobody."""
    return NOTHING if other < 0 else (other - seat) % s.seats


def write_course(s: State, seat: int, ledger: Ledger) -> None:
    """Write what every game has: the decision that is due, who is asked, the order of players, whether it is over."""
    ledger.named("step", "the decision that is due", s.game.steps.get(s.step_name(), NOTHING), s.game.step_names)
    ledger.flag("over", "whether the game has ended", s.ending != "")
    for turn, player in enumerate(seats_from(s, seat)):
        ledger.of(turn)
        ledger.flag("asked", "whether this player is asked now", bool(s.waiting >> player & 1))
        ledger.amount("turn", "the place in the order of players, from 0", s.order.index(player), s.seats - 1)
    ledger.of_all()
