"""What each fragment of a table's page depends on: while this is the same, the fragment is not even rendered.

These are plain values that are cheap to work out: numbers, texts, and tuples of them. A test holds them to what the
templates show.
"""

from collections.abc import Callable
from typing import Any

from periplus.web.look import Look
from periplus.web.news import News

Inputs = Callable[[Look], Any]


def said(look: Look) -> Any:
    """Return what every sentence and every emblem depends on."""
    return look.language, look.called.spoken, look.called.people, look.colours


def chat(look: Look) -> Any:
    """Return who said what."""
    return said(look), look.remarks()


def announcement(look: Look) -> Any:
    """Return the news to be read; what the end of a chapter brings never changes."""
    news = News(look)
    return said(look), [each.number if each.kind is None else news.announcement(each) for each in news.unread()]


def course(look: Look) -> Any:
    """Return where the game stands, which is the same for all who read it in one language."""

    def stands() -> Any:
        news = News(look)
        return said(look), news.chapters(), news.steps()

    return look.live.cached(("course", look.table.seq, look.language), stands)


def choice(look: Look) -> Any:
    """Return what can be done; at the end, everything counts that happens at the table."""
    if look.is_over:
        return look.table.seq, look.table.stage
    forced = look.seat is not None and look.table.wishes[look.seat].forced
    may = look.may_speak, look.may_undo(), look.may_ask, look.wanted, forced
    return said(look), look.decision, may, look.choices, look.forms, look.refusals


def status(look: Look) -> Any:
    """Return what is asked of the reader, and what they wait for."""
    own = None if look.seat is None else (look.badge(look.seat), look.table.chairs[look.seat].bot)
    here = look.stood_in, look.shares_screen, look.next_here
    told = look.prompt(), look.doing(), look.deadline(), News(look).answer()
    return said(look), look.asked, look.decision, look.waits, own, here, told


def pace(look: Look) -> Any:
    """Return how long bots wait, and who may change it."""
    news = News(look)
    return news.has_bots, news.may_pace, news.may_hurry, news.pace, said(look)


def lesson(look: Look) -> Any:
    """Return what a lesson says."""
    return said(look), look.card()
