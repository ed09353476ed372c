"""A lesson: the first turns of a prepared game, with what the learner is told and the clauses behind it."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, NamedTuple

import msgspec

from periplus.kernel.action import Action
from periplus.kernel.errors import PeriplusError, Refused
from periplus.kernel.game import Game
from periplus.kernel.luck import stretch
from periplus.kernel.message import Message
from periplus.kernel.rules import clauses_of

LEARNER = 0
"""The learner's seat."""


class BadLesson(PeriplusError):
    """The lesson of a game cannot be used."""


class Teaching(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What the learner reads: a text of the game, the names and numbers in it, and the clauses behind it."""

    say: str
    clauses: tuple[str, ...]
    names: dict[str, str | int] = {}

    def message(self) -> Message:
        """Return the text as a message."""
        return Message(self.say, self.names)


class Task(Teaching, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What the learner does by hand, and what is played before it; ``meanwhile`` is shown during that."""

    do: str
    before: tuple[tuple[int, str], ...] = ()
    meanwhile: str = ""


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A lesson as written in ``lesson.toml``."""

    seats: int
    seed: int
    tasks: Annotated[tuple[Task, ...], msgspec.Meta(min_length=1)]
    end: Teaching


class Due(NamedTuple):
    """A decision of the script and what it is called: by the learner's hand for a task, or what leads up to it."""

    seat: int
    action: Action
    number: int
    task: Task
    by_hand: bool
    label: Message


class Script:
    """A lesson that can be played as written: all its decisions, in order of play."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        """Play it once; refuse clauses that do not exist and decisions that the rules forbid."""
        self.lesson = lesson
        self.seed = stretch(lesson.seed)
        known = clauses_of(game.room)
        for clause in [clause for each in (*lesson.tasks, lesson.end) for clause in each.clauses]:
            if clause not in known:
                raise BadLesson("error-lesson-clause", {"game": game.name, "clause": clause})
        self.dues = played(game, lesson)

    def played_for_learner(self, number: int) -> list[Message]:
        """Return what is played in the learner's place before a task."""
        return [due.label for due in self.dues if (due.seat, due.number, due.by_hand) == (LEARNER, number, False)]

    def due(self, decisions: list[tuple[int, Action]]) -> Due | None:
        """Return the decision that comes next; None at the end, or if somebody has left the script."""
        if len(decisions) >= len(self.dues):
            return None
        followed = all(decision == due[:2] for decision, due in zip(decisions, self.dues, strict=False))
        return self.dues[len(decisions)] if followed else None


def played(game: Game, lesson: Lesson) -> list[Due]:
    """Play a lesson and return its decisions; raise ``BadLesson`` if the rules refuse one."""
    s, dues = game.new(lesson.seats, lesson.seed), list[Due]()
    for number, task in enumerate(lesson.tasks, start=1):
        for at, (seat, said) in enumerate((*task.before, (LEARNER, task.do))):
            try:
                action = game.parse(said)
                s.check(seat, action)
                label = s.describe(seat, action).label
                s.apply(seat, action)
            except PeriplusError as error:
                rule = f" ({error.rule})" if isinstance(error, Refused) else ""
                where = {"game": game.name, "number": number, "seat": seat, "action": said}
                raise BadLesson(
                    "error-lesson-decision", {**where, "why": error.message, "rule": rule}, game.room
                ) from None
            dues.append(Due(seat, action, number, task, at == len(task.before), label))
    return dues


def read_lesson(game: Game, text: str) -> Script:
    """Read a lesson and play it once."""
    try:
        lesson = msgspec.convert(tomllib.loads(text), Lesson)
    except (ValueError, RecursionError) as error:  # from TOML, or msgspec.ValidationError
        raise BadLesson("error-lesson-malformed", {"game": game.name, "what": str(error)}) from None
    return Script(game, lesson)


@cache
def lesson_of(game: Game) -> Script | None:
    """Return the lesson of a game, read once; it fits our own box, and no other."""
    file = files(game.room).joinpath("lesson.toml")
    return read_lesson(game, file.read_text(encoding="utf-8")) if game.shipped and file.is_file() else None
