"""What somebody wants to happen at a table. A decision comes with its action; the log stores the notation."""

from typing import NamedTuple

from periplus.kernel.action import Action
from periplus.table.entries import Acted, Besides, By


class Decision(NamedTuple):
    """A seat decides; ``number`` is the seat's own count of its decisions.

    ``seen`` marks what the seat read that the action does: a decision is refused if it would do something else now.
    """

    seat: int
    number: int
    action: Action
    by: By = "person"
    seen: str = ""


Command = Decision | Besides


def written(command: Command) -> Acted | Besides:
    """Return what the log stores of a command."""
    if not isinstance(command, Decision):
        return command
    return Acted(command.seat, command.number, str(command.action), command.by)
