"""Lessons: how they are read, and what is wrong with those that cannot be played."""

import pytest

from periplus.games import game, game_names
from periplus.kernel.lesson import LEARNER, BadLesson, lesson_of, read_lesson
from periplus.kernel.rules import clauses_of

EXAMPLE = game("example")
LESSON = """
seats = 2
seed = 7

[[tasks]]
before = [[1, "stake {other}"]]
do = "stake {own}"
say = "lesson-stake"
clauses = ["X3"]
names = {{ card = "{own}" }}

[end]
say = "lesson-end"
clauses = ["X1"]
"""
s = EXAMPLE.new(2, 7)
OWN, OTHER = (str(s.legal_actions(seat)[0]).split()[1] for seat in (0, 1))
GOOD = LESSON.format(own=OWN, other=OTHER)


def test_a_lesson_is_its_decisions_in_order_of_play() -> None:
    """What is played before a task, then the task itself, by hand."""
    script = read_lesson(EXAMPLE, GOOD)
    assert [(due.seat, str(due.action), due.number, due.by_hand) for due in script.dues] == [
        (1, f"stake {OTHER}", 1, False),
        (LEARNER, f"stake {OWN}", 1, True),
    ]
    assert script.dues[1].task.message().params == {"card": OWN}


def test_the_script_knows_how_far_it_is() -> None:
    """The next decision follows from those taken; there is none after the last, nor once the script was left."""
    script = read_lesson(EXAMPLE, GOOD)
    first, second = [(due.seat, due.action) for due in script.dues]
    assert script.due([]) == script.dues[0]
    assert script.due([first]) == script.dues[1]
    assert script.due([first, second]) is None
    assert script.due([second]) is None


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("seats = 2", "seats = ", "the lesson of example is malformed"),
        ("seats = 2", "seats = 'two'", "malformed: .*seats"),
        ("seats = 2", "seat = 2", "malformed: .*seat"),
        ("[[tasks]]", "[[steps]]", "malformed: .*steps"),
        ('do = "', 'done = "', "malformed: .*done"),
        ("[end]", "[finish]", "malformed: .*finish"),
        ('["X3"]', '["X99"]', "cites the clause “X99”"),
        ('["X1"]', '["X99"]', "cites the clause “X99”"),
        ('do = "stake', 'do = "steal', "task 1, Seat 1, “steal .*”: there is no action “steal”"),
        ('do = "stake', 'do = "done', "task 1, Seat 1, “done .*”"),
        ("[[1, ", "[[2, ", "task 1, .*there is no seat 2"),
        (f'do = "stake {OWN}"', 'do = "done"', r"task 1, Seat 1, “done”: .* \(X3\)"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_told(old: str, new: str, why: str) -> None:
    """Broken TOML, missing and unknown keys, clauses that are not there, and decisions that the rules refuse."""
    assert old in GOOD
    with pytest.raises(BadLesson, match=why):
        read_lesson(EXAMPLE, GOOD.replace(old, new))


def test_a_lesson_has_a_task() -> None:
    """One without any would teach nothing."""
    head, end = GOOD.split("[[tasks]]")[0], GOOD[GOOD.index("[end]") :]
    with pytest.raises(BadLesson, match=r"malformed: .*tasks"):
        read_lesson(EXAMPLE, f"tasks = []\n{head}{end}")


def test_not_every_game_has_a_lesson() -> None:
    """It is read once, fits our own box alone, and names clauses of the game."""
    assert lesson_of(EXAMPLE) is None
    scripts = {name: script for name in game_names() if (script := lesson_of(game(name))) is not None}
    assert len(scripts) > 1
    for name, script in scripts.items():
        assert script is lesson_of(game(name))
        assert all(set(task.clauses) <= clauses_of(game(name).room).keys() for task in script.lesson.tasks)
