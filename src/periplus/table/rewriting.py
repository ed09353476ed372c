"""Taking people out of the log of a table: what they were called there, and what they said. The game stays the same."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count

import msgspec

from periplus.kernel.message import Message
from periplus.kernel.text import text
from periplus.table.entries import LONGEST_NAME, Chair, Entry, Joined, Made, Named, Opened, Said
from periplus.table.names import alike
from periplus.table.table import same

Log = Sequence[Entry]
Rewriting = Mapping[int, Entry]
"""Entries that are written anew, by their places in the log."""


def stays(log: Log, seat: int) -> list[range]:
    """Return the places in a log between which different people sat at a seat: it was given away in between."""
    ends = [at for at, entry in enumerate(log) if isinstance(entry.what, Opened) and entry.what.seat == seat]
    return [range(begin, end) for begin, end in zip([0, *ends], [*ends, len(log)], strict=True)]


def name_in(entry: Entry, seat: int | None) -> str:
    """Return what an entry calls whoever sits at a seat (none: a spectator who speaks), if it does."""
    what = entry.what
    if isinstance(what, Made):
        chair = Chair("open") if seat is None else what.setting.chairs[seat]
        return chair.name if chair.holder == "person" else ""
    return what.name if isinstance(what, Joined | Named | Said) and what.seat == seat else ""


def with_name(entry: Entry, seat: int | None, name: str) -> Entry:
    """Return an entry in which whoever sits at a seat is called something else."""
    what = entry.what
    if not isinstance(what, Made):
        return msgspec.structs.replace(entry, what=msgspec.structs.replace(what, name=name))
    assert seat is not None
    chairs = list(what.setting.chairs)
    chairs[seat] = msgspec.structs.replace(chairs[seat], name=name)
    setting = msgspec.structs.replace(what.setting, chairs=tuple(chairs))
    return msgspec.structs.replace(entry, what=msgspec.structs.replace(what, setting=setting))


def silent(entry: Entry) -> Entry:
    """Return an entry in which nothing was said."""
    if not isinstance(entry.what, Said):
        return entry
    return msgspec.structs.replace(entry, what=msgspec.structs.replace(entry.what, text=""))


def free_name(log: Log, name: str, seats: int) -> str:
    """Return a name that nobody else at a table has had: this one, or one with a number."""
    used = {name_in(entry, seat).casefold() for entry in log for seat in range(seats)}
    wanted = (name if number == 1 else f"{name} {number}" for number in count(1))
    return next(each for each in wanted if each.casefold() not in used)


# What is taken out


def renamed(log: Log, seat: int, called: Message, whose: Callable[[range], bool], mute: bool) -> Rewriting:
    """Call whoever sat at a seat something else wherever a stay was theirs; ``mute``: they have said nothing."""
    first = log[0].what
    assert isinstance(first, Made)
    name = text(first.setting.language).say(called)[:LONGEST_NAME]
    name = free_name(log, name, len(first.setting.chairs))
    found = dict[int, Entry]()
    for stay in stays(log, seat):
        if whose(stay):
            found |= dict(anew(log, stay, seat, name, mute))
    return found


def anew(log: Log, stay: range, seat: int | None, name: str, mute: bool) -> Iterator[tuple[int, Entry]]:
    """Yield the entries of a stay in which somebody is called something else, by their places."""
    for at in stay:
        if name_in(log[at], seat):
            entry = with_name(log[at], seat, name)
            yield at + 1, silent(entry) if mute else entry


def sitting_now(log: Log, seat: int, called: Message, mute: bool = False) -> Rewriting:
    """Take out whoever sits at a seat now."""
    return renamed(log, seat, called, lambda stay: stay.stop == len(log), mute)


def looking_like(log: Log, seat: int, called: Message, names: Sequence[str], mute: bool = False) -> Rewriting:
    """Take out whoever sat at a seat under a name that looks like one of these."""

    def whose(stay: range) -> bool:
        used = {name_in(log[at], seat) for at in stay} - {""}
        return any(alike(one, other) for one in used for other in names)

    return renamed(log, seat, called, whose, mute)


def spectator(log: Log, called: Message, names: Sequence[str]) -> Rewriting:
    """Take out what spectators said under a name that looks like one of these."""
    first = log[0].what
    assert isinstance(first, Made)
    name, said = text(first.setting.language).say(called)[:LONGEST_NAME], range(len(log))
    theirs = [at for at in said if any(alike(name_in(log[at], None), each) for each in names)]
    return {at + 1: silent(with_name(log[at], None, name)) for at in theirs}


def unsaid(log: Log, at: float, name: str) -> Rewriting:
    """Take out one remark, by its time and who made it."""
    return {
        place + 1: silent(entry)
        for place, entry in enumerate(log)
        if isinstance(entry.what, Said) and entry.at == at and same(entry.what.name, name) and entry.what.text
    }
