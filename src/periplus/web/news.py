"""What has happened at a table, as one reader is told: news to be read, the latest moves, the course of the game."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from periplus.kernel.message import Message
from periplus.kernel.news import Bulletin, Side
from periplus.kernel.standings import Standing, tie_break
from periplus.table.house import may_pace
from periplus.table.lines import Closing, Line
from periplus.table.table import CHAPTER
from periplus.web.look import Look
from periplus.web.shown import Grid, LogLine

MOST = 3
"""Announcements that wait to be read, at most: whatever came before them is in the log."""
RECENT = 200
"""Lines of the log in which a page looks for news."""
LATEST = 12
"""Moves that a page lists; the others are in the log."""
AROUND = 1
"""Phases that are named on each side of the present one."""
PACES = {"slow": 5.0, "normal": 2.0, "fast": 0.5, "at-once": 0.0}
"""How long bots wait, in seconds."""


class Found(NamedTuple):
    """News in the log: place, number and kind (None: the end of a chapter), the lines, and if they are complete."""

    place: int
    number: int
    kind: Bulletin | None
    lines: list[int]
    over: bool


class Rolled(NamedTuple):
    """One side of a roll of dice, as text."""

    seat: int | None
    who: str
    dice: list[int]
    adds: list[str]
    total: int
    verdict: str


class Ranked(NamedTuple):
    """A seat in the standings, and what it has gained since the last time."""

    seat: int
    name: str
    rank: int
    score: int
    gain: int
    sources: list[str]


class Announcement(NamedTuple):
    """News to be read."""

    number: int
    sound: str
    title: str
    clause: str
    intro: str = ""
    sides: Sequence[Rolled] = ()
    lines: Sequence[tuple[LogLine, str]] = ()
    grids: Sequence[Grid] = ()
    ranking: Sequence[Ranked] = ()
    lights: str = ""


class Missed(NamedTuple):
    """What happened in a part of the game while somebody was away."""

    chapter: str
    moves: list[LogLine]


class Step(NamedTuple):
    """A phase in the course of the game: ``done``, ``now`` or ``next``."""

    text: str
    when: str


class Answer(NamedTuple):
    """What this reader has answered while others have yet to answer, and whether it can be changed."""

    told: str
    waiting: str
    may_change: bool


class News:
    """What has happened at a table, as one reader is told; ``read`` is the last number that needs no telling."""

    def __init__(self, look: Look, read: int = 0) -> None:
        """Tell somebody who sees the table like this."""
        self.look = look
        self.table = look.table
        self.read = read

    # News to be read

    def announcements(self) -> list[Announcement]:
        """Return the latest news to be read, the oldest first."""
        return [self.announcement(each) for each in self.unread()]

    def unread(self) -> list[Found]:
        """Return where the latest news to be read are in the log."""
        if not self.look.begun:
            return []
        found = self.look.live.cached(("news", self.table.seq), lambda: self.found(len(self.table.lines)))
        ready = [each for each in found if each.over or each.kind is None or not each.kind.waits or self.look.is_over]
        return [each for each in ready[-MOST:] if each.number > self.read]

    def told_at(self, places: Sequence[int]) -> dict[int, Announcement]:
        """Return the ends of chapters among lines of the log, with what these have brought."""
        found = self.found(max(places) + 1) if places else []
        return {each.place: self.announcement(each) for each in found if each.kind is None and each.place in places}

    def found(self, last: int) -> list[Found]:
        """Return the news in the log up to a line, whoever reads them."""
        kinds = {each.opens: each for each in self.table.game.news.bulletins}
        return findings(self.table.lines[:last], self.table.closings, kinds)

    def announcement(self, found: Found) -> Announcement:
        """Return news as text."""
        return self.closed(found) if found.kind is None else self.bulletin(found, found.kind)

    def bulletin(self, found: Found, kind: Bulletin) -> Announcement:
        """Return news that an event has opened; they are told once, until other lines belong to them."""
        look, lines = self.look, [self.table.lines[place] for place in found.lines]
        reader = look.seat if any(line.is_own(look.seat) for line in lines) else None
        params = lines[0].seen_by(look.seat).params
        sides = [] if kind.sides is None else kind.sides(self.table.game.box, look.open_view, params)
        shows = found.number, lines, reader, sides
        return look.sketches.get("news", kind.opens, shows, lambda: self.opened(found, kind, params, sides))

    def opened(self, found: Found, kind: Bulletin, params: Mapping[str, object], sides: Sequence[Side]) -> Announcement:
        """Return news that an event has opened, in words; ``sides`` are what was rolled."""
        opening = self.line(found.place)
        about = None if kind.about is None else kind.about(self.table.game.box, params)
        intro = opening.text if about is None else self.look.tell(about)
        shown = found.lines if kind.opens in kind.holds else found.lines[1:]
        lines = [(self.line(place), kind.holds.get(self.name(place), "")) for place in shown]
        return Announcement(
            number=found.number,
            sound="dice" if sides else "news",
            title=self.look.tell(Message(f"news-{kind.opens}", params)),
            clause=kind.rule,
            intro="" if sides or kind.opens in kind.holds else intro,
            sides=[*map(self.rolled, sides)],
            lines=lines,
            lights=lights_of([opening, *[line for line, _ in lines]]),
        )

    def name(self, place: int) -> str:
        """Return the name of the event on a line."""
        return event_name(self.table.lines[place])

    def line(self, place: int) -> LogLine:
        """Return a line of the log as this reader may read it."""
        return self.look.line(self.table.lines[place])

    def rolled(self, side: Side) -> Rolled:
        """Return one side of a roll as text."""
        tell = self.look.tell
        return Rolled(side.seat, tell(side.who), side.dice, [*map(tell, side.adds)], side.total, tell(side.verdict))

    def closed(self, found: Found) -> Announcement:
        """Return what a chapter has brought."""
        look, closing = self.look, self.table.closings[found.place]
        before = [each for place, each in self.table.closings.items() if place < found.place]
        had = {each.seat: each.score for each in (before[-1] if before else closing).standings.seats}
        seats = closing.standings.seats
        ranking = [self.ranked(each, each.score - had[each.seat], seats) for each in seats]
        return Announcement(
            number=found.number,
            sound="round",
            title=look.say("page-closed", chapter=closing.chapter),
            clause=self.table.game.news.rule,
            grids=look.named_grids(f"news-{found.number}", closing.sheets),
            ranking=ranking,
        )

    def ranked(self, each: Standing, gain: int, seats: Sequence[Standing]) -> Ranked:
        """Return a seat of the standings as text, with what sets it apart from others with the same score."""
        names = {str(self.look.text.value("source", name)): points for name, points in each.sources.items() if points}
        sources = [f"{name} {points}" for name, points in names.items()]
        apart = tie_break(each, seats)
        id = f"tie-break-{apart}"
        if apart is not None and self.look.text.has(id):
            sources.append(f"{self.look.say(id)} {each.key[apart]}")
        return Ranked(each.seat, self.look.names[each.seat], each.rank, each.score, gain, sources)

    # The latest moves

    def since(self) -> tuple[list[tuple[int, LogLine]], int]:
        """Return the moves since the reader's last decision (spectators: the latest) with their places; their count."""
        lines, seat = self.table.lines, self.look.seat
        first = max(0, len(lines) - LATEST) if seat is None else self.table.decided[seat]
        places = range(first, len(lines))
        return [(place, self.move(place)) for place in places[-LATEST:]], len(places)

    def missed(self, after: int) -> list[Missed]:
        """Return what has happened since the log had so many lines, by parts of the game; of very much, the latest."""
        lines, parts = self.table.lines, [Missed("", [])]
        passing = {name for each in self.table.game.news.bulletins for name in each.passes}
        for place in range(max(after, len(lines) - RECENT), len(lines)):
            move = self.move(place)
            if move.kind == CHAPTER:
                parts.append(Missed(move.text, []))
            elif self.name(place) not in passing:
                join(parts[-1].moves, move)
        return [each for each in parts if each.moves]

    def move(self, place: int) -> LogLine:
        """Return a line in short: without the name that its mark stands for."""
        line = self.line(place)
        who = "" if line.seat is None else self.look.names[line.seat]
        if not who or not line.text.startswith(f"{who} "):
            return line
        return line._replace(text=line.text.removeprefix(f"{who} "), who=who)

    # The course of the game

    def chapters(self) -> list[str]:
        """Return which round or turn this is: everything but the phase."""
        now, phases = self.table.chapters, [each.chapter for each in self.table.game.news.phases]
        return [self.look.tell(each) for each in now if each not in phases] if self.look.begun else []

    def steps(self) -> list[Step]:
        """Return the phase and those around it."""
        phases = self.table.game.news.phases
        now = next((at for at, each in enumerate(phases) if each.chapter in self.table.chapters), None)
        if now is None or not self.look.in_play:
            return []
        first = max(0, min(now - AROUND, len(phases) - 2 * AROUND - 1))
        shown = [*enumerate(phases)][first : first + 2 * AROUND + 1]
        whens = {at: "done" if at < now else "now" if at == now else "next" for at, _ in shown}
        return [Step(self.look.tell(phase.short), whens[at]) for at, phase in shown]

    # What is settled meanwhile

    def answer(self) -> Answer | None:
        """Return what this reader has answered where all are asked at once, until the others have answered too."""
        look, play = self.look, self.table.play
        taken = None if play is None or look.seat is None or not look.in_play else play.answer(look.seat)
        if taken is None:
            return None
        own = [event for event in taken.told if look.seat in event.owners]
        label = taken.before.describe(taken.seat, taken.action).label
        told = look.tell(own[0].seen_by(look.seat)) if own else look.say("page-answered", label=label)
        return Answer(told, look.tell(Message("prompt-wait", {"seats": self.table.awaited()})), look.may_speak)

    # The pace of bots

    @property
    def has_bots(self) -> bool:
        """Say whether bots play here."""
        return self.look.in_play and any(chair.bot for chair in self.table.chairs)

    @property
    def may_pace(self) -> bool:
        """Say whether this reader may say how long bots wait."""
        return may_pace(self.table, self.look.holder)

    @property
    def may_hurry(self) -> bool:
        """Say whether this reader may skip to the next turn of a person."""
        waits = self.look.seat is not None and self.table.may_hurry(self.look.seat)
        return waits and self.table.hurried is None and self.table.delay() > 0

    @property
    def pace(self) -> str:
        """The name of the pace that comes closest to how long bots wait."""
        return min(PACES, key=lambda name: abs(PACES[name] - self.table.setting.bot_delay))

    @property
    def paces(self) -> dict[str, float]:
        """How long bots may wait."""
        return PACES


def event_name(line: Line) -> str:
    """Return the name of the event that a line tells of, or nothing if it is about the table."""
    return "" if isinstance(line.what, Message) else line.what.name


def lights_of(lines: Iterable[LogLine]) -> str:
    """Return the things on the board that some lines mention."""
    return "|".join(dict.fromkeys(name for line in lines for name in line.lights.split("|") if name))


def join(moves: list[LogLine], move: LogLine) -> None:
    """Add a move to those of its seat, unless something that is nobody's has happened since."""
    for at in range(len(moves) - 1, -1, -1):
        if not moves[at].who or not move.who:
            break
        if moves[at].seat == move.seat:
            moves[at] = moves[at]._replace(text=f"{moves[at].text.removesuffix('.')} · {move.text}")
            return
    moves.append(move)


def findings(lines: list[Line], closings: Mapping[int, Closing], kinds: dict[str, Bulletin]) -> list[Found]:
    """Return the news in the log, the oldest first."""
    found: list[Found] = []
    for place in range(max(0, len(lines) - RECENT), len(lines)):
        name, last = event_name(lines[place]), found[-1] if found and not found[-1].over else None
        kind = None if last is None else last.kind
        if last is not None and kind is not None and name in kind.holds:
            last.lines.append(place)
        elif name in kinds or place in closings:
            number = number_of(lines, place, found)
            found = [*close(found), Found(place, number, kinds.get(name), [place], place in closings)]
        elif (name and (kind is None or name not in kind.passes)) or lines[place].seen_by(None).id == CHAPTER:
            found = close(found)
    return found


def close(found: list[Found]) -> list[Found]:
    """Return news of which the last are complete."""
    return [*found[:-1], found[-1]._replace(over=True)] if found else []


def number_of(lines: list[Line], place: int, found: list[Found]) -> int:
    """Return the number of news: it grows, and never comes again, although what was told may be taken back."""
    number = lines[place].version * 100
    return max([number, *[each.number + 1 for each in found if each.number >= number]])
