"""A game looked at afterwards, on its page: chances, costly decisions, luck, and moments to try again."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from litestar import Response, get

from periplus.bots.analysis import Analysis, Judged, reasons_for
from periplus.draw.chances import Chances
from periplus.kernel.action import Action
from periplus.kernel.board import Panel
from periplus.kernel.message import Message
from periplus.kernel.state import State
from periplus.table.house import House
from periplus.table.rows import Findings
from periplus.table.study import analysis_in
from periplus.web.desk import Desk, sit_down
from periplus.web.look import Look
from periplus.web.render import page
from periplus.web.stories import chapter_text, moment_path, story_of
from periplus.web.visitor import AnyRequest

LISTED = 8
"""Costly decisions, and strokes of luck, that a page lists."""
REASONS = 3
KEPT = "analysis"


class Mistake(NamedTuple):
    """A decision that cost something, in words: what was played, what would have been better, and why."""

    number: int
    seat: int
    played: str
    chance: str
    better: str
    best: str
    cost: int
    doubt: int
    reasons: list[str]


class Stroke(NamedTuple):
    """A stroke of luck, in words: after what, and what each seat gained or lost."""

    number: int
    seat: int
    played: str
    points: list[str]


class Sum(NamedTuple):
    """What a seat's chances were made of, in words, part by part; what its mistakes cost, and how many there were."""

    seat: int
    parts: list[str]
    result: str
    cost: str
    mistakes: int


@get("/table/{id:str}/analysis")
async def analysis_page(request: AnyRequest, house: House, id: str) -> Response[str]:
    """Show what was found about a game that is over, how far that has got, or how to ask for it."""
    desk = await sit_down(request, house, id)
    findings, found = await looked_at(desk)
    look = desk.look_now()
    shown = {} if found is None else whole_analysis(look, found)
    made = story_of(look).last
    return page(request, "analysis.html", look=look, findings=findings, decisions=made, found=found, **shown)


async def looked_at(desk: Desk) -> tuple[Findings, Analysis | None]:
    """Return how far a table whose game is over has been looked at, and the analysis, read once for all readers."""
    found: Analysis | None = desk.live.cache.get(KEPT)
    if found is not None:
        return Findings("done"), found
    findings = await desk.house.study.findings(desk.live.table)
    found = analysis_in(findings)
    if found is not None:
        desk.live.cache[KEPT] = found
    return findings, found


def whole_analysis(look: Look, found: Analysis) -> dict[str, Any]:
    """Return all that the page of an analysis shows, made once for all readers of a language."""

    def made() -> dict[str, Any]:
        mistakes, strokes = found.mistakes()[:LISTED], found.strokes()[:LISTED]
        before = positions(look, [each.number - 1 for each in [*mistakes, *strokes]])
        return {
            "chart": chart(look, found, mistakes),
            "rows": rows(look, found),
            "sums": [sum_of(look, found, seat) for seat in range(found.seats)],
            "mistakes": [mistake(look, before[each.number - 1], each) for each in mistakes],
            "strokes": [stroke(look, before[each.number - 1], each) for each in strokes],
        }

    return look.live.cached((KEPT, look.called), made)


def positions(look: Look, wanted: Iterable[int]) -> dict[int, State]:
    """Return the positions after some numbers of decisions."""
    numbers = set(wanted)
    return {at: s.copy() for at, (s, _) in enumerate(look.table.again()) if at in numbers}


def chart(look: Look, found: Analysis, marked: list[Judged]) -> Panel:
    """Draw everybody's chances."""
    marks = [
        (each.number, each.seat, f"{look.names[each.seat]}: {look.say('page-move', count=each.number)}")
        for each in marked
    ]
    return Chances(
        story_of(look), found.course(), marks, look.names, look.tell, lambda at: moment_path(look, at)
    ).panel()


def rows(look: Look, found: Analysis) -> list[tuple[str, list[str]]]:
    """Return everybody's chances after the set-up and after each part of the game."""
    course = found.course()
    ends = [(chapter_text(look, part), course[end]) for part, end in story_of(look).ends()]
    return [(part, [percent(look, chance) for chance in chances]) for part, chances in ends]


def percent(look: Look, chance: float) -> str:
    """Return a chance as people read it."""
    return look.say("analysis-chance", chance=round(100 * chance))


def points(look: Look, share: float) -> str:
    """Return points of a hundred with their sign."""
    return look.say("analysis-points", points=round(100 * share))


def sum_of(look: Look, found: Analysis, seat: int) -> Sum:
    """Return what a seat's chances were made of."""
    account = found.account(seat)
    luck = look.say("analysis-about", points=round(100 * account.luck), doubt=round(100 * account.doubt))
    own, others, revised = (points(look, each) for each in (account.own, account.others, account.revised))
    parts = [points(look, account.deal), luck, own, others, revised]
    return Sum(seat, parts, percent(look, found.course()[-1][seat]), points(look, -account.cost), account.mistakes)


def mistake(look: Look, before: State, judged: Judged) -> Mistake:
    """Return a costly decision in words."""
    verdict = judged.verdict
    assert verdict is not None
    better = before.game.parse(verdict.better)
    reasons = reasons_for(before, judged.seat, better, judged.number)[:REASONS]
    return Mistake(
        judged.number, judged.seat, label(look, before, judged.seat, before.game.parse(judged.action)),
        percent(look, verdict.played), label(look, before, judged.seat, better), percent(look, verdict.best),
        round(100 * verdict.cost), max(1, round(100 * verdict.doubt)), [look.tell(each.message) for each in reasons],
    )  # fmt: skip


def stroke(look: Look, before: State, judged: Judged) -> Stroke:
    """Return a stroke of luck in words."""
    played = label(look, before, judged.seat, before.game.parse(judged.action))
    return Stroke(judged.number, judged.seat, played, [points(look, each) for each in judged.luck])


def label(look: Look, s: State, seat: int, action: Action) -> str:
    """Return what an action is called in a position."""
    return look.tell(s.describe(seat, action).label)


# A moment


class Stand(NamedTuple):
    """How a moment stands: each seat's chance, and what the decision before it cost, if that is worth telling."""

    chances: list[str]
    mistake: Mistake | None
    luck: list[str]


def stand(look: Look, found: Analysis, number: int) -> Stand:
    """Return how a moment stands."""
    chances = [percent(look, chance) for chance in found.course()[number]]
    judged = found.decisions[number - 1] if number else None
    if judged is None:
        return Stand(chances, None, [])
    costly = judged.verdict is not None and judged.verdict.is_mistake
    told = mistake(look, look.table.past(number - 1)[0], judged) if costly else None
    return Stand(chances, told, [points(look, each) for each in judged.luck])


def next_seat(look: Look, number: int, s: State) -> int | None:
    """Return for whom a moment can be tried again: the reader, or whoever decides next; None at the end."""
    if s.is_over:
        return None
    assert look.table.play is not None
    last = look.table.play.decisions[number - 1][0] if number else -1
    return s.next_actor(last) if look.seat is None else look.seat


def title_of_again(look: Look, number: int) -> str:
    """Return what the table is called at which a moment is tried again."""
    return look.tell(Message("page-again-title", {"title": look.title, "count": number}))


ROUTES = [analysis_page]
