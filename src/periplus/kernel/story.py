"""The story of a game that is over: its chapters, everybody's figures after each decision, who led, what stood out."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from periplus.kernel.game import Game
from periplus.kernel.message import Event, Message
from periplus.kernel.state import State

SCORE = "score"
"""The figure that every game has: what its standings rank by."""
MOST_MOMENTS = 8
MOST_GAINS = 2
MOST_LEADS = 3
SMALLEST_GAIN = 2


class Chapter(NamedTuple):
    """A part of the game, and the number of decisions after which it began; the longest part is named first."""

    at: int
    names: list[Message]


class Lead(NamedTuple):
    """A part of the game, by the decisions that began and ended it, and the seats that led after it."""

    since: int
    until: int
    seats: list[int]


class Moment(NamedTuple):
    """Something that stood out, after a number of decisions."""

    at: int
    what: Message


@dataclass(frozen=True)
class Story:
    """A game as it was told: every list has an entry for the set-up and one for each decision."""

    game: Game
    seats: int
    chapters: list[Chapter]
    figures: dict[str, list[list[int]]]
    """Figures by name, the score first; an entry has the figure of each seat."""
    leaders: list[list[int]]
    told: list[list[Event]]
    colours: list[int]
    """The colour of each seat."""

    @property
    def last(self) -> int:
        """How many decisions the game took."""
        return len(self.told) - 1

    def chapter(self, at: int) -> Chapter:
        """Return the chapter in which a decision led."""
        return [chapter for chapter in self.chapters if chapter.at <= at][-1]

    def parts(self) -> list[Chapter]:
        """Return the chapters above the phases: turns or rounds."""
        deepest = max(len(chapter.names) for chapter in self.chapters)
        return self.outline(max(1, deepest - 1))

    def outline(self, depth: int) -> list[Chapter]:
        """Return the chapters down to some depth; 1 is the longest alone."""
        cut = [Chapter(at, names[:depth]) for at, names in self.chapters]
        return cut[:1] + [after for before, after in pairwise(cut) if after.names != before.names]

    def phases(self, at: int) -> list[Chapter]:
        """Return the chapters of the part in which a decision led."""
        parts = self.parts()
        number = max(number for number, part in enumerate(parts) if part.at <= at)
        until = parts[number + 1].at if number + 1 < len(parts) else self.last + 1
        return [chapter for chapter in self.chapters if parts[number].at <= chapter.at < until]

    def ends(self) -> list[tuple[Chapter, int]]:
        """Return the parts of the game, each with the decision that ended it."""
        parts = self.parts()
        return [*[(one, other.at) for one, other in pairwise(parts)], (parts[-1], self.last)]

    def leads(self) -> list[Lead]:
        """Return who led after each part of the game; several at once if they were equal."""
        return [Lead(part.at, end, self.leaders[end]) for part, end in self.ends()]

    def moments(self) -> list[Moment]:
        """Return what stood out, in order: who took the lead, the greatest gains, and events."""
        found = [*self.overtakings(), *self.gains()]
        found += self.notable()[: max(0, MOST_MOMENTS - len(found))]
        return sorted(found, key=lambda moment: moment.at)

    def gains(self) -> list[Moment]:
        """Return the greatest leaps of a score, one for each decision at most, and none where an event tells more."""
        leaps, eventful = list[tuple[int, int, int]](), {moment.at for moment in self.notable()}
        for at, (before, after) in enumerate(pairwise(self.figures[SCORE]), start=1):
            gained = [new - old for old, new in zip(before, after, strict=True)]
            leaps.append((max(gained), at, gained.index(max(gained))))
        greatest = sorted(leaps, key=lambda leap: -leap[0])[:MOST_GAINS]
        return [
            Moment(at, Message("story-gain", {"seat": seat, "gain": gain}))
            for gain, at, seat in greatest
            if gain >= SMALLEST_GAIN and at not in eventful
        ]

    def overtakings(self) -> list[Moment]:
        """Return the latest parts after which somebody else led alone."""
        alone = [lead for lead in self.leads() if len(lead.seats) == 1]
        new = alone[:1] + [after for before, after in pairwise(alone) if after.seats != before.seats]
        return [Moment(lead.until, Message("story-lead", {"seat": lead.seats[0]})) for lead in new[-MOST_LEADS:]]

    def notable(self) -> list[Moment]:
        """Return the events that the game finds worth telling, those that changed most first."""
        kept = [
            Moment(at, event.seen_by(None))
            for at, events in enumerate(self.told)
            for event in events
            if event.name in self.game.moments
        ]
        return sorted(kept, key=lambda moment: (-self.change(moment.at), -moment.at))

    def change(self, at: int) -> int:
        """Return how much a decision changed all figures."""
        pairs = [zip(each[at - 1], each[at], strict=True) for each in self.figures.values() if at]
        return sum(abs(after - before) for pair in pairs for before, after in pair)


def tell_story(course: Iterable[tuple[State, list[Event]]]) -> Story:
    """Return the story of a game that is played again: each position with the events that led to it."""
    story: Story | None = None
    for at, (s, events) in enumerate(course):
        story = story or Story(s.game, s.seats, [], {}, [], [], [])
        view, standings = s.view(None), s.standings()
        names = s.game.chapters(view)
        if not story.chapters or names != story.chapters[-1].names[: len(names)]:
            story.chapters.append(Chapter(at, names))
        scores = {standing.seat: standing.score for standing in standings.seats}
        figures = {SCORE: [scores[seat] for seat in range(s.seats)], **s.game.measures(view)}
        for name, figure in figures.items():
            story.figures.setdefault(name, []).append(figure)
        story.leaders.append(sorted(standings.winners()))
        story.told.append(events)
    assert story is not None
    story.colours[:] = [s.game.colour(s, seat) for seat in range(s.seats)]
    return story


def is_told(figures: Sequence[Sequence[int]]) -> bool:
    """Say whether a figure ever changed, so that it has something to tell."""
    return any(each != figures[0] for each in figures)
