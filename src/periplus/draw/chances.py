"""Everybody's chances to win in a chart: a line for each seat, decision by decision, with what cost most marked."""

from collections.abc import Sequence
from dataclasses import replace
from html import escape

from periplus.draw.story import Link, Plot
from periplus.draw.svg import disc, group
from periplus.kernel.board import Tell
from periplus.kernel.story import Story

NAME = "chance"


class Chances(Plot):
    """Chances in points of a hundred; ``marked`` are decisions, each with the seat that took it and a name."""

    def __init__(
        self,
        story: Story,
        chances: Sequence[Sequence[float]],
        marked: Sequence[tuple[int, int, str]],
        names: Sequence[str],
        tell: Tell,
        link: Link,
    ) -> None:
        """Take what the chart shows, what the seats are called, the words to use, and the addresses of moments."""
        points = [[round(100 * chance) for chance in each] for each in chances]
        super().__init__(replace(story, figures={NAME: points}), NAME, names, tell, link)
        self.marked = marked
        self.address = link
        self.low, self.high = 0, 100

    def ends(self) -> str:
        """Write figure and name of each seat where its line ends, and mark decisions."""
        return "".join(self.mark(*each) for each in self.marked) + super().ends()

    def mark(self, at: int, seat: int, name: str) -> str:
        """Mark a decision on the line of its seat, where it was taken."""
        drawn = group(disc(self.x(at), self.y(self.figures[at - 1][seat]), 5, "costly"), self.player(seat))
        return f'<a href="{escape(self.address(at))}" aria-label="{escape(name)}">{drawn}</a>'
