"""``periplus analyse``: a game looked at afterwards."""

from pathlib import Path

import msgspec
from rich.markup import escape
from rich.table import Table

from periplus.bots.analysis import Analysis, Course, Judged, analyse_course, course_of, reasons_for
from periplus.cli.arguments import Flag, Whole, processes
from periplus.cli.simulate import progress_bar
from periplus.cli.speak import console, names_at, out, say
from periplus.kernel.action import Action
from periplus.kernel.errors import BadTable
from periplus.kernel.files import read_text
from periplus.kernel.names import Names
from periplus.kernel.record import read_record

LEAST, MOST = 0.01, 100
WIDE = 60
BARS = "▁▂▃▄▅▆▇█"
LISTED = 8


def analyse(file: Path, /, *, effort: float = 1.0, jobs: Whole | None = None, json: Flag = False) -> None:
    """Tell everybody's chances to win, the decisions that cost most, and what luck gave and took."""
    if not LEAST <= effort <= MOST:
        raise BadTable("error-effort", {"least": LEAST, "most": MOST})
    record = read_record(read_text(file))
    course = course_of(record, str(file))
    with progress_bar(len(record.decisions)) as progress:
        found = analyse_course(course, record, effort, processes(jobs), progress)
    if json:
        out(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        Report(found, course, names_at(course.positions[-1], record.players)).show()


class Report:
    """An analysis, for people."""

    def __init__(self, found: Analysis, course: Course, names: Names) -> None:
        """Take an analysis, the game, and what the seats are called."""
        self.found = found
        self.course = course
        self.names = names

    def show(self) -> None:
        """Print it."""
        out(say("analysis-of", game=self.found.game, seats=self.found.seats, count=len(self.found.decisions)))
        if self.found.judged == "end":
            out(say("analysis-unfitted"))
        console().print(self.chart())
        out(say("analysis-accounts"))
        console().print(self.accounts())
        mistakes, strokes = self.found.mistakes()[:LISTED], self.found.strokes()[:LISTED]
        tell(say("analysis-mistakes", count=len(mistakes)), [self.mistake(each) for each in mistakes])
        tell(say("analysis-strokes", count=len(strokes)), [self.stroke(each) for each in strokes])

    def chart(self) -> Table:
        """Return each seat's chances from the set-up to the end, as a line of bars."""
        table = Table(
            say("analysis-heading-player"), say("analysis-heading-first"), say("analysis-heading-course"),
            say("analysis-heading-last"),
        )  # fmt: skip
        for seat in range(self.found.seats):
            chances = [each[seat] for each in self.found.course()]
            first, last = chance(chances[0]), chance(chances[-1])
            table.add_row(escape(self.names.seat(seat)), first, bars(chances), last)
        for column in (table.columns[1], table.columns[3]):
            column.justify = "right"
        return table

    def accounts(self) -> Table:
        """Return what each seat's chances were made of, and what its mistakes cost."""
        table = Table(
            say("analysis-heading-player"), say("analysis-heading-deal"), say("analysis-heading-luck"),
            say("analysis-heading-own"), say("analysis-heading-others"), say("analysis-heading-revised"),
            say("analysis-heading-cost"), say("analysis-heading-mistakes"),
        )  # fmt: skip
        for seat in range(self.found.seats):
            account = self.found.account(seat)
            luck = say("analysis-about", points=whole(account.luck), doubt=whole(account.doubt))
            table.add_row(
                escape(self.names.seat(seat)), points(account.deal), luck, points(account.own), points(account.others),
                points(account.revised), points(-account.cost), str(account.mistakes),
            )  # fmt: skip
        for column in table.columns[1:]:
            column.justify = "right"
        return table

    def mistake(self, judged: Judged) -> str:
        """Say what a decision cost, what would have been better, and why."""
        verdict, game = judged.verdict, self.course.positions[0].game
        assert verdict is not None
        better = game.parse(verdict.better)
        reasons = reasons_for(self.course.positions[judged.number - 1], judged.seat, better, judged.number)
        told = "; ".join(self.names.say(each.message) for each in reasons)
        return say(
            "analysis-mistake", number=judged.number, player=self.names.seat(judged.seat),
            played=self.label(judged, game.parse(judged.action)), chance=whole(verdict.played),
            better=self.label(judged, better), best=whole(verdict.best), doubt=max(1, whole(verdict.doubt)),
            why=told or "–",
        )  # fmt: skip

    def label(self, judged: Judged, action: Action) -> str:
        """Return what an action is called where it might have been taken."""
        return self.names.say(self.course.positions[judged.number - 1].describe(judged.seat, action).label)

    def stroke(self, judged: Judged) -> str:
        """Say what luck did after a decision, to whom it did most."""
        seat = judged.luckiest()
        return say(
            "analysis-stroke", number=judged.number, player=self.names.seat(judged.seat),
            played=self.label(judged, self.course.decisions[judged.number - 1][1]),
            whom=self.names.seat(seat), points=whole(judged.luck[seat]),
        )  # fmt: skip


def tell(heading: str, lines: list[str]) -> None:
    """Print lines under a heading."""
    out(f"\n{heading}")
    for line in lines:
        out(f"  {line}")


def whole(share: float) -> int:
    """Return a share as points of a hundred."""
    return round(100 * share)


def chance(share: float) -> str:
    """Return a chance as people read it."""
    return say("analysis-chance", chance=whole(share))


def points(share: float) -> str:
    """Return points of a hundred with their sign."""
    return say("analysis-points", points=whole(share))


def bars(chances: list[float]) -> str:
    """Return chances as bars, each for a stretch of the game."""
    count = min(WIDE, len(chances))
    shown = [chances[round(at * (len(chances) - 1) / max(1, count - 1))] for at in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(each * len(BARS)))] for each in shown)
