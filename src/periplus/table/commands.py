"""What somebody wants to happen at a table. A decision carries its action; the log stores the notation."""

from typing import NamedTuple

from periplus.kernel.action import Action
from periplus.table.entries import Acted, Besides, By


class Decision(NamedTuple):
    """A seat decides; ``number`` is the seat's own count of its decisions.

    ``seen`` marks what the seat read about the action: the decision is refused if it would now do something else.
    """

    seat: int
    number: int
    action: Action
    by: By = "person"
    seen: str = ""


Command = Decision | Besides


def written(command: Command) -> Acted | Besides:
    """Return what the log stores for a command."""
    if not isinstance(command, Decision):
        return command
    return Acted(command.seat, command.number, str(command.action), command.by)
