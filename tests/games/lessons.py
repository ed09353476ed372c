"""Lessons for tests: the script of a game, and the table at any point of it."""

from periplus.games import game
from periplus.kernel.lesson import Script, lesson_of
from periplus.kernel.message import Event
from periplus.kernel.state import State


def script(name: str) -> Script:
    """Return the lesson of a game that has one."""
    found = lesson_of(game(name))
    assert found is not None
    return found


def by_hand(lesson: Script) -> list[int]:
    """Return after how many decisions each task is due."""
    return [at for at, due in enumerate(lesson.dues) if due.by_hand]


def replay(name: str, decisions: int) -> tuple[State, list[Event]]:
    """Return the table after so many decisions of a lesson, and all that was told on the way."""
    lesson, told = script(name), list[Event]()
    s = game(name).new(lesson.lesson.seats, lesson.seed)
    for due in lesson.dues[:decisions]:
        s.apply(due.seat, due.action, told)
    return s, told
