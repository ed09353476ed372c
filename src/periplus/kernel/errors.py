"""The ways a caller can be wrong. Each is its own class and reads as one line."""

from collections.abc import Mapping

from periplus.kernel.message import NO_PARAMS, Message


class PeriplusError(Exception):
    """A caller's mistake, as a message that can be read in any of our languages."""

    def __init__(self, id: str, params: Mapping[str, object] = NO_PARAMS, room: str = "") -> None:
        """Name the message and its parameters; ``room`` is the game whose texts it needs."""
        super().__init__(id, params, room)
        self.message = Message(id, params)
        self.room = room

    def __str__(self) -> str:
        """Put the fault into English."""
        from periplus.kernel.faults import fault_text

        return str(fault_text(self))


class UnknownGame(PeriplusError):
    """No game with that name is registered."""


class BadTable(PeriplusError):
    """A game cannot be set up like this: its seats, options or seed are wrong."""


class Fault:
    """One fault of a file, such as a box: its key path and what is wrong there."""

    def __init__(self, path: str, message: Message) -> None:
        """Name the key path (empty for the whole file) and the message."""
        self.path = path
        self.message = message


class Faulty(PeriplusError):
    """A file cannot be used; ``faults`` names each fault by its key path."""

    name: str
    faults: list[Fault]


class BadBox(Faulty):
    """A box cannot be used."""

    def __init__(self, name: str, faults: list[Fault], room: str = "") -> None:
        """Take the name of the box and every fault."""
        super().__init__("error-box", {"box": name, "count": len(faults)}, room)
        self.args = (name, faults, room)
        self.name = name
        self.faults = faults


class BadNotation(PeriplusError):
    """The text or data of an action cannot be read."""


class BadPosition(PeriplusError):
    """A saved position does not fit the game."""


class BadRecord(PeriplusError):
    """A record cannot be read or does not replay."""


class GameOver(PeriplusError):
    """The game has ended: nobody may act."""


class WrongSeat(PeriplusError):
    """The game is not waiting for this seat."""


class Refused(PeriplusError):
    """The rules forbid the action; ``rule`` is the clause that says so."""

    def __init__(self, rule: str, reason: str, params: Mapping[str, object] = NO_PARAMS) -> None:
        """Name the clause and the reason, a message of the game."""
        super().__init__(f"refused-{reason}", params)
        self.args = (rule, reason, params)
        self.rule = rule
        self.reason = reason
