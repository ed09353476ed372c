"""Puzzles: positions from real games in which one action is clearly best, with what each is worth to whoever is asked.

A room keeps its puzzles in ``puzzles.jsonl``, one a line, so that they can be read and compared. Each is a game up to a
decision: it replays. ``periplus lab puzzles`` finds them.
"""

from functools import cache
from importlib.resources import files

import msgspec

from periplus.kernel.action import Action
from periplus.kernel.errors import PeriplusError
from periplus.kernel.game import Game
from periplus.kernel.option import Value
from periplus.kernel.parts import PAYMENT, parts_of
from periplus.kernel.record import Checks
from periplus.kernel.state import State

FILE = "puzzles.jsonl"
BETWEEN = "; "
"""What stands between two decisions."""
NEAR = 0.01
"""How far below the best chance to win an answer may be and still be right."""


class BadPuzzle(PeriplusError):
    """A puzzle cannot be read, or does not lead to the position that it was found in."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """An action in notation, and the chance to win that it leaves, from what the seat knows."""

    action: str
    chance: float


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game up to a decision, who is asked, and what was found out about the answers."""

    rules: int
    seats: int
    options: dict[str, Value]
    seed: str
    seat: int
    stars: int  # how hard it is, from 1 to 3
    greedy: str  # what greedy does
    answers: tuple[Answer, ...]  # the best first
    check: str  # digits over what the position means
    decisions: str

    @property
    def best(self) -> Answer:
        """The best answer."""
        return self.answers[0]

    @property
    def missed(self) -> Answer:
        """What greedy does instead."""
        return next(each for each in self.answers if each.action == self.greedy)

    def is_right(self, answer: Answer) -> bool:
        """Say whether an answer is the best, or as good."""
        return self.best.chance - answer.chance <= NEAR

    def played(self, game: Game) -> list[tuple[int, Action]]:
        """Return the decisions that lead to the position."""
        words = [each.partition(" ") for each in self.decisions.split(BETWEEN) if each]
        return [(int(seat), game.parse(said)) for seat, _, said in words]

    def position(self, game: Game) -> State:
        """Play the game up to the decision; refuse a puzzle that leads elsewhere."""
        s = game.new(self.seats, bytes.fromhex(self.seed), self.options, self.rules)
        for seat, action in self.played(game):
            s.apply(seat, action)
        if (found := Checks(s).last) != self.check:
            raise BadPuzzle("error-puzzle", {"game": game.name, "found": found, "expected": self.check})
        return s


def unpaid(action: Action) -> tuple[str, ...]:
    """Return what an action says, but for its price."""
    return (action.verb.name, *[f"{part.name} {part.value}" for part in parts_of(action) if part.sort != PAYMENT])


def written(puzzle: Puzzle) -> str:
    """Return a puzzle as a line."""
    return msgspec.json.encode(puzzle).decode() + "\n"


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, read once; they fit our own box, and no other."""
    file = files(game.room).joinpath(FILE)
    if not game.shipped or not file.is_file():
        return ()
    return tuple(read_puzzles(game, file.read_text(encoding="utf-8")))


def read_puzzles(game: Game, text: str) -> list[Puzzle]:
    """Read puzzles, one a line."""
    found = list[Puzzle]()
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError as error:
            raise BadPuzzle("error-puzzle-line", {"game": game.name, "number": number, "what": str(error)}) from None
    return found
