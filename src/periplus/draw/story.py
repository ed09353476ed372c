"""The story of a game in line charts: a line for each seat, marked and named where it ends."""

from collections.abc import Callable, Sequence
from html import escape
from itertools import pairwise

from periplus.draw.drawn import GAP, flow, sheet
from periplus.draw.layout import styles
from periplus.draw.metrics import font_of, width
from periplus.draw.palette import painted
from periplus.draw.seats import token
from periplus.draw.svg import box, group, num, words
from periplus.kernel.board import Panel, Tell
from periplus.kernel.message import Message
from periplus.kernel.story import SCORE, Story, is_told
from periplus.kernel.text import minus

WIDE, HIGH = 420, 240
LEFT, RIGHT, TOP, BOTTOM = 30.0, 292.0, 12.0, 192.0
APART = 22.0
"""How far apart the names at the ends of lines are, at least."""
BESIDE = 1.7
"""How far apart lines are drawn that would cover each other."""
NAME = (358.0, 60.0)
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10**9)

Link = Callable[[int], str]
"""The address of a moment of the game."""


class Plot:
    """One figure of a story, drawn; with a link, the names of its parts lead to their moments."""

    def __init__(self, story: Story, name: str, names: Sequence[str], tell: Tell, link: Link | None = None) -> None:
        """Take the figure, what the seats are called, and the words to use."""
        self.story = story
        self.name = name
        self.names = names
        self.tell = tell
        self.link = link
        self.figures = story.figures[name]
        low, high = min(map(min, self.figures)), max(map(max, self.figures))
        self.low, self.high = min(0, low), max(high, 1)

    def panel(self) -> Panel:
        """Return the chart with its title."""
        lines = "".join(self.line(seat) for seat in range(self.story.seats))
        body = self.scale() + self.parts() + (self.lead() if self.name == SCORE else "") + lines + self.ends()
        return Panel(f"story-{self.name}", "story", title_of(self.name, self.tell), WIDE, HIGH, body)

    def x(self, at: int) -> float:
        """Return where a decision lies."""
        return LEFT + (RIGHT - LEFT) * at / max(1, self.story.last)

    def y(self, figure: int) -> float:
        """Return how high a figure lies."""
        return BOTTOM - (BOTTOM - TOP) * (figure - self.low) / (self.high - self.low)

    def scale(self) -> str:
        """Draw a level line for every round number."""
        step = step_of(self.high - self.low)
        drawn = list[str]()
        for figure in range(self.low - self.low % -step, self.high + 1, step):
            y = num(self.y(figure))
            drawn.append(f'<path class="level" d="M{num(LEFT)} {y}H{num(RIGHT)}"/>')
            drawn.append(words(LEFT - 6, self.y(figure) + 4.5, minus(str(figure)), "faint", "end"))
        return "".join(drawn)

    def parts(self) -> str:
        """Draw where each part of the game began, and name the longest as far as there is room."""
        ticks = "".join(f"M{num(self.x(part.at))} {num(TOP)}V{num(BOTTOM)}" for part in self.story.parts() if part.at)
        drawn, free = [f'<path class="part" d="{ticks}"/>'], 0.0
        for part in self.story.outline(1):
            label, x = self.tell(part.names[0]), self.x(part.at)
            wide = width(label, *font_of("faint"))
            if x >= free and x + wide <= WIDE:
                drawn.append(self.linked(words(x, HIGH - 10, label, "faint", "start"), part.at))
                free = x + wide + 10
        return "".join(drawn)

    def linked(self, drawn: str, at: int) -> str:
        """Make a drawing a link to a moment, if there are links."""
        return drawn if self.link is None else f'<a href="{escape(self.link(at))}">{drawn}</a>'

    def lead(self) -> str:
        """Draw a strip that shows who led after each part; nobody led where all were equal."""
        drawn = list[str]()
        for since, until, seats in self.story.leads():
            shared = seats if len(seats) < self.story.seats else []
            high = 7 / max(1, len(shared))
            for at, seat in enumerate(shared):
                x, wide = self.x(since), self.x(until) - self.x(since)
                drawn.append(group(box(x, BOTTOM + 9 + at * high, wide, high, "led", 0), self.player(seat)))
        return "".join(drawn)

    def line(self, seat: int) -> str:
        """Draw the line of a seat, in steps; lines of equal figures lie beside each other."""
        aside = (seat - (self.story.seats - 1) / 2) * BESIDE
        figures = [each[seat] for each in self.figures]
        steps = [f"M{num(LEFT)} {num(self.y(figures[0]) + aside)}"]
        for at, (before, after) in enumerate(pairwise(figures), start=1):
            if after != before:
                steps.append(f"H{num(self.x(at))}V{num(self.y(after) + aside)}")
        path = "".join(steps) + f"H{num(RIGHT + 4)}"
        return group(f'<path class="line-edge" d="{path}"/><path class="line" d="{path}"/>', self.player(seat))

    def player(self, seat: int) -> str:
        """Return the class of whatever belongs to a seat."""
        return f"player-{self.story.colours[seat]}"

    def ends(self) -> str:
        """Write figure and name of each seat where its line ends, marked with its emblem."""
        last = self.figures[-1]
        order = sorted(range(self.story.seats), key=lambda seat: (-last[seat], seat))
        heights = spread([self.y(last[seat]) for seat in order], TOP, BOTTOM)
        return "".join(self.end(seat, last[seat], y) for seat, y in zip(order, heights, strict=True))

    def end(self, seat: int, figure: int, y: float) -> str:
        """Write the end of one line."""
        tie = f'<path class="tie" d="M{num(RIGHT + 4)} {num(self.y(figure))}L{num(RIGHT + 14)} {num(y)}"/>'
        x, room = NAME
        name = words(x, y + 5, cut(self.names[seat], "line-name", room), "line-name", "start")
        return (
            group(tie, self.player(seat))
            + token(self.story.colours[seat], RIGHT + 22, y, 9)
            + figure_at(x - 6, y, figure)
            + name
        )


def figure_at(x: float, y: float, figure: int) -> str:
    """Write the last figure of a line."""
    return words(x, y + 5.5, minus(str(figure)), "line-figure", "end")


def step_of(span: int) -> int:
    """Return the smallest round number that divides a span into five parts at most."""
    return next(step for step in STEPS if span <= 5 * step)


def spread(heights: Sequence[float], top: float, bottom: float) -> list[float]:
    """Move heights, the highest first, so far apart that names fit, within the chart as far as possible."""
    placed = list[float]()
    for height in heights:
        placed.append(max(height, placed[-1] + APART) if placed else max(height, top))
    floor = max(bottom, top + APART * (len(placed) - 1))
    for at in reversed(range(len(placed))):
        placed[at] = min(placed[at], floor)
        floor = placed[at] - APART
    return placed


def cut(text: str, kind: str, room: float) -> str:
    """Return a text, or as much of it as there is room for."""
    if width(text, *font_of(kind)) <= room:
        return text
    longest = max((end for end in range(len(text)) if width(text[:end] + "…", *font_of(kind)) <= room), default=0)
    return text[:longest].rstrip() + "…"


def title_of(name: str, tell: Tell) -> str:
    """Return what a figure is called."""
    return tell(Message(f"measure-{name}"))


def told_figures(story: Story) -> list[str]:
    """Return the figures worth a chart: the score, and others that changed."""
    return [name for name, figures in story.figures.items() if name == SCORE or is_told(figures)]


def story_panels(story: Story, names: Sequence[str], tell: Tell, link: Link | None = None) -> list[Panel]:
    """Draw every figure of a story that has something to tell."""
    return [Plot(story, name, names, tell, link).panel() for name in told_figures(story)]


def whole_story(story: Story, names: Sequence[str], tell: Tell, theme: str = "light") -> str:
    """Draw all charts of a story as one standalone SVG document."""
    panels = story_panels(story, names, tell)
    across = min(2, len(panels)) * (WIDE + 2 * GAP) - 2 * GAP
    drawn, below = flow(panels, across, 0)
    return painted(sheet(across + 2 * GAP, below + 2 * GAP, group(drawn, "", GAP, GAP), styles("")), theme)
