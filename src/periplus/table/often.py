"""What can be switched to and fro at a table: how often that may be written in its log, which is kept for ever."""

from collections.abc import Mapping

from periplus.table.entries import (
    BadCommand,
    Handed,
    Named,
    Opened,
    Paced,
    Paused,
    Resumed,
    TakenBack,
    Undone,
    What,
    Wished,
)

HOUR = 3600.0
SWITCH, SLIP = 60, 300
MOST: dict[type, int] = {
    **dict.fromkeys((Handed, Named, Opened, Paced, Paused, Resumed, TakenBack, Wished), SWITCH),
    Undone: SLIP,
}
"""How often in an hour, each seat for itself; secret choices are changed as often as decisions are taken back."""

Switches = Mapping[tuple[type, int | None], tuple[float, ...]]
"""When something was switched within the last hour, by what it was and whose seat."""


class TooOften(BadCommand):
    """Somebody has switched something to and fro again and again."""


def noted(switches: Switches, what: What, at: float, is_change: bool) -> Switches:
    """Return the switches after one more entry, if it is one; a decision is one if it changes another."""
    if type(what) not in MOST and not is_change:
        return switches
    key = type(what), getattr(what, "seat", None)
    return {**switches, key: (*recent(switches.get(key, ()), at), at)}


def recent(times: tuple[float, ...], at: float) -> tuple[float, ...]:
    """Return which times are within the last hour."""
    return tuple(each for each in times if at - each < HOUR)


def check_often(switches: Switches, what: What, at: float) -> None:
    """Refuse what has been switched too often."""
    key = type(what), getattr(what, "seat", None)
    if len(recent(switches.get(key, ()), at)) > MOST.get(type(what), SLIP):
        raise TooOften("error-table-often")
