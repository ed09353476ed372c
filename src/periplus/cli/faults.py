"""How the program says what is wrong, and how it then ends."""

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from periplus.cli.speak import Tongue, say
from periplus.kernel.errors import Faulty, PeriplusError
from periplus.kernel.faults import fault_text
from periplus.kernel.files import what_of
from periplus.kernel.text import tame

FAULT = 2
INTERRUPTED = 130


def fail(*lines: str) -> NoReturn:
    """Say what is wrong and exit."""
    for line in lines:
        warn(line)
    sys.exit(FAULT)


def warn(line: str) -> None:
    """Print a line on standard error."""
    sys.stderr.write(f"periplus: {line}\n")


def leave_output(error: OSError) -> None:
    """Exit when nobody reads on, or standard output takes no more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that nothing more fails at exit
    if isinstance(error, BrokenPipeError):
        sys.exit(1)
    fail(say("error-system", what=what_of(error)))


def sentences(error: PeriplusError, room: str = "", players: Sequence[str] = ()) -> list[str]:
    """Return an error in a game's words: a refusal with its clause, a faulty file with a line for each fault."""
    fault = fault_text(error, Tongue.language, room, players=players)
    if not isinstance(error, Faulty):
        return [str(fault)]
    name = tame(error.name)
    return [f"{name}: {each}" for each in fault.faults]


def misread(error: CycloptsError) -> str:
    """Return what is wrong with the command line."""
    match error:
        case UnknownCommandError():
            known = [name for name in error.app or () if not name.startswith("-")]
            return say("error-command", word=error.unused_tokens[0] if error.unused_tokens else "", known=known)
        case UnknownOptionError():
            return say("error-flag", word=error.token.keyword or error.token.value)
        case MissingArgumentError():
            return say("error-missing", name=parameter(error))
        case RepeatArgumentError():
            return say("error-repeated", name=error.token.keyword or parameter(error))
        case CoercionError() if error.token is not None:
            kind = "number" if error.target_type is int else "other"
            return say("error-value", name=parameter(error), word=error.token.value, kind=kind)
        case UnusedCliTokensError():
            return say("error-unused", words=list(error.unused_tokens or []))
    return say("error-line", what=" ".join(str(error).split()))


def parameter(error: CycloptsError) -> str:
    """Return the parameter that an error is about, as people type it."""
    return error.argument.name if error.argument is not None else "–"
