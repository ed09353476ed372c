"""How faults are put into words, in one place for pages, programs, the terminal and logs."""

from collections.abc import Sequence
from typing import NamedTuple

from periplus.kernel.errors import Faulty, PeriplusError, Refused
from periplus.kernel.text import PROGRAM, Text, tame, text


class FaultText(NamedTuple):
    """A fault in words: what is wrong, the clause that forbids it, and each fault of a file."""

    sentence: str
    clause: str = ""
    faults: tuple[str, ...] = ()

    def raised(self) -> "FaultText":
        """Return it with a capital letter, as a sentence of its own."""
        return self._replace(sentence=self.sentence[:1].upper() + self.sentence[1:])

    def __str__(self) -> str:
        """Return all of it: the clause in brackets, each fault of a file on its own line."""
        first = f"{self.sentence} ({self.clause})" if self.clause else self.sentence
        return "\n  ".join([first, *self.faults])


def fault_text(
    error: PeriplusError,
    language: str = "en",
    room: str = "",
    program: tuple[str, ...] = PROGRAM,
    players: Sequence[str] = (),
) -> FaultText:
    """Put a fault into words. ``room`` is the game whose texts are used if the error names none.

    Only its game's texts have a sentence for a refusal; without them it reads as its reason and parameters.
    """
    room = error.room or room
    if isinstance(error, Refused) and not room:
        return FaultText(bare(error))
    speaks = text(language, room, program)
    sentence = speaks.say(error.message, players)
    if isinstance(error, Refused):
        return FaultText(sentence, error.rule)
    return FaultText(sentence, faults=faults_of(error, speaks) if isinstance(error, Faulty) else ())


def bare(error: Refused) -> str:
    """Return a refusal without texts: clause, reason and parameters."""
    params = ", ".join(f"{name}={value}" for name, value in error.message.params.items())
    return f"{error.rule}: {error.reason.replace('-', ' ')}" + (f" ({params})" if params else "")


def faults_of(error: Faulty, speaks: Text) -> tuple[str, ...]:
    """Return each fault of a file after its key path."""
    lines = [(tame(fault.path), speaks.say(fault.message)) for fault in error.faults]
    return tuple(f"{path}: {what}" if path else what for path, what in lines)
