"""Puzzles from games between greedies: decisions in which one action is clearly better than greedy's own.

Some decisions of each game are looked at briefly. Where something else seems better than what greedy does, two longer
searches, each with luck of its own, must agree that it is; the second says what each action is worth.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from periplus.bots.captain import CLEAR, Candidate, Search
from periplus.bots.greedy import Greedy, considered, ranked
from periplus.bots.seat import Seat
from periplus.games import game as open_game
from periplus.kernel.action import Action
from periplus.kernel.luck import Luck, luck_from
from periplus.kernel.option import Value
from periplus.kernel.puzzle import BETWEEN, Answer, Puzzle, unpaid
from periplus.kernel.record import Checks
from periplus.kernel.state import State
from periplus.lab.play import decisions
from periplus.lab.workers import Pulse, Workers, in_order

LOOKED_AT = 60
"""Decisions of a game that are looked at, in any order."""
OFFERED = 2
"""Puzzles that a game offers at most."""
GLANCE = 8
"""Worlds in which a decision is looked at briefly."""
HUNCH = 0.04
"""By how much something must seem better than greedy's choice to be looked at for longer."""
WORLDS = 240
"""Worlds in which the best actions are tried in a longer look."""
BATCH = 20
"""Worlds after which actions that have fallen behind are tried no more."""
BEHIND = 4.0
"""Standard errors by which they must have fallen behind."""
GAIN = 0.06
"""By how much the answer must be better than greedy's choice, and not by chance: by so many standard errors."""
SURE = 4.0
LEAD = 0.03
"""By how much it must be better than any other, except for one that differs only in what is paid."""
OPEN = (0.1, 0.9)
"""Between which chances to win a game is not decided."""
MOST_WEIGHED = 16
"""Actions of which we find out what they are worth."""
FEWEST = 3
LONGEST = 900
"""Decisions after which a game is left: a puzzle holds all that come before it."""
DEEP = 5
"""The place in greedy's order from which on an answer is hard to find."""


@dataclass(frozen=True)
class Mine:
    """Games to look for puzzles in; the numbers of seats take turns."""

    game: str
    seats: tuple[int, ...]
    seed: int
    options: dict[str, Value]
    worlds: int = WORLDS


@dataclass(frozen=True)
class Find:
    """What a longer look has found: the best answer, all of them, the best first, and how hard it is to find."""

    best: Action
    answers: tuple[Answer, ...]
    stars: int


@dataclass(frozen=True)
class Spot:
    """A decision of a game: the position before it, its place in the game, and what greedy does."""

    before: State
    number: int
    seat: int
    greedy: Action


def mined(mine: Mine, games: int, jobs: int, known: Sequence[Puzzle] = ()) -> Generator[Puzzle | None]:
    """Yield what each game has to offer, if anything, in the same order however many processes look.

    If it offers several puzzles, the one is taken whose verb is the rarest so far. Games of puzzles that are known
    offer nothing.
    """
    verbs, seeds = Counter(verb_of(each) for each in known), {each.seed for each in known}
    with Workers(partial(searching, mine), range(games), jobs, bots=lambda _: ["greedy"]) as workers:
        for found in in_order(workers):
            fresh = [each for each in found if each.seed not in seeds]
            best = min(fresh, key=lambda each: verbs[verb_of(each)], default=None)
            if best is not None:
                verbs[verb_of(best)] += 1
            yield best


def searching(mine: Mine, pulse: Pulse) -> Callable[[int], list[Puzzle]]:
    """Return what looks for puzzles in the game of a number."""
    return partial(search, mine)


def verb_of(puzzle: Puzzle) -> str:
    """Return the verb of the answer, with the number of seats: puzzles should differ in both."""
    return f"{puzzle.seats} {puzzle.best.action.partition(' ')[0]}"


def search(mine: Mine, number: int) -> list[Puzzle]:
    """Return the puzzles that a game between greedies offers."""
    lot = mine.seed * 10**6 + number
    s = open_game(mine.game).new(mine.seats[number % len(mine.seats)], lot, mine.options)
    made, spots = played(s, lot)
    found = list[Puzzle]()
    for spot in some(spots, LOOKED_AT, luck_from(lot)):
        puzzle = puzzle_of(spot, made, lot, mine.worlds) if is_promising(spot, lot) else None
        found += [] if puzzle is None else [puzzle]
        if len(found) == OFFERED:
            break
    return found


def played(s: State, lot: int) -> tuple[list[tuple[int, Action]], list[Spot]]:
    """Play a game with greedies; return its decisions, and those at which there was something to choose."""
    made, spots = list[tuple[int, Action]](), list[Spot]()
    for seat, action in decisions(s, [Greedy(luck_from(lot))] * s.seats):
        if len(s.legal_actions(seat)) >= FEWEST:
            spots.append(Spot(s.copy(), len(made), seat, action))
        made.append((seat, action))
        if len(made) == LONGEST:
            break
    return made, spots


def some(spots: list[Spot], count: int, luck: Luck) -> Iterator[Spot]:
    """Yield a few decisions in any order."""
    left = spots[:]
    for _ in range(min(count, len(left))):
        yield left.pop(luck.below(len(left)))


def luck_of(lot: int, decision: int, which: int) -> Luck:
    """Return the luck of one search."""
    return luck_from((lot * 10**4 + decision) * 10 + which)


def is_promising(spot: Spot, lot: int) -> bool:
    """Say whether something seems better than what greedy does, after a few worlds."""
    search = Search(Seat(spot.before, spot.seat), luck_of(lot, spot.number, 0))
    rivals = [each for each in search.candidates[1:] if each.prior > -CLEAR * search.outlook.trust]
    if not rivals or search.candidates[0].action != spot.greedy:
        return False
    for _ in range(GLANCE):
        search.compare(rivals)
    return max(each.merit() for each in rivals) >= HUNCH


# A longer look


def puzzle_of(spot: Spot, decisions: list[tuple[int, Action]], lot: int, worlds: int) -> Puzzle | None:
    """Return the puzzle of a decision, if two searches agree that there is one."""
    finds = (longer_look(spot, luck_of(lot, spot.number, which), worlds) for which in (1, 2))
    first = next(finds)
    second = None if first is None else next(finds)
    if first is None or second is None or unpaid(first.best) != unpaid(second.best):
        return None
    s = spot.before
    return Puzzle(
        rules=s.rules,
        seats=s.seats,
        options=s.settings,
        seed=s.luck.seed.hex(),
        seat=spot.seat,
        stars=second.stars,
        greedy=str(spot.greedy),
        answers=second.answers,
        check=Checks(s).last,
        decisions=BETWEEN.join(f"{seat} {action}" for seat, action in decisions[: spot.number]),
    )


def longer_look(spot: Spot, luck: Luck, worlds: int) -> Find | None:
    """Return what a long search finds out about a decision; None if it has no clear and simple answer."""
    seat = Seat(spot.before, spot.seat)
    search = Search(seat, luck, promising(seat, luck))
    own, *others = search.candidates
    if own.action != spot.greedy:
        return None
    best = compared(search, others, worlds)
    unlike = [each for each in search.candidates if unpaid(each.action) != unpaid(best.action)]
    gains = own in unlike and best.merit() >= max(GAIN, SURE * best.error())
    leads = all(search.chance(best) - search.chance(each) >= LEAD for each in unlike)
    undecided = all(OPEN[0] <= search.chance(each) <= OPEN[1] for each in (own, best))
    if not (gains and leads and undecided and is_simple(best.action, seat)):
        return None
    answers = sorted((answer_of(search, each) for each in search.candidates), key=lambda each: -each.chance)
    return Find(best.action, tuple(answers), stars_of(search.candidates.index(best)))


def is_simple(action: Action, seat: Seat) -> bool:
    """Say whether an action is one of a list, and not of a kind of which a person could find many that are alike."""
    return action in seat.legal_actions() and all(form.verb is not action.verb for form in seat.forms() if form.desk)


def promising(seat: Seat, luck: Luck) -> list[Action]:
    """Return the actions that are worth a longer look."""
    world = seat.imagine(luck)
    actions = considered(world, seat.number, seat.legal_actions())
    return [action for action, _ in ranked(world, seat.number, actions)[:MOST_WEIGHED]]


def compared(search: Search, others: list[Candidate], worlds: int) -> Candidate:
    """Try what greedy does not do in many worlds, and return what is best; what falls behind is dropped."""
    left = others
    while True:
        for _ in range(BATCH):
            search.compare(left)
        best = max(left, key=Candidate.merit)
        hopeless = best.merit() + BEHIND * best.error() < GAIN
        if hopeless or search.worlds >= worlds:
            return best
        left = [each for each in left if best.merit() - each.merit() < BEHIND * (best.error() + each.error())]


def answer_of(search: Search, candidate: Candidate) -> Answer:
    """Return an action with the chance to win that it leaves."""
    return Answer(str(candidate.action), round(search.chance(candidate), 3))


def stars_of(place: int) -> int:
    """Return how hard an answer is to find, by its place in greedy’s own order, which begins at 0."""
    return 1 if place == 1 else 2 if place < DEEP else 3
