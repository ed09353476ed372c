"""The door for OpenSpiel: every game as a Python game with explicit chance, in which each move is a symbol.

import pyspiel
import periplus.doors.openspiel
game = pyspiel.load_game("python_periplus_neptun(seats=4)")
"""

from hashlib import blake2b
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from periplus.doors.course import begun, shares, tell
from periplus.games import game
from periplus.kernel.chance import after, beginning
from periplus.kernel.codec import Spelling, resumed
from periplus.kernel.luck import SEED_BYTES, Draw, Luck
from periplus.kernel.numbers import Ledger
from periplus.kernel.state import State

NAMES: Final = ("neptun", "mare_nostrum", "parthenon")
MOST: Final = 10_000
"""Decisions after which a game is cut short, if not said otherwise: no rule ends every game of Parthenon."""
MOVES: Final = 64
"""More than the symbols and draws that a decision takes."""
OUTCOMES: Final = 1024
"""More than a draw has: no bag and no hand holds as many pieces."""
DIGEST_BYTES: Final = 16
NOBODY: Final = -1


class Memory:
    """What a seat remembers: each of its positions as it saw it, with what it chose there."""

    def __init__(
        self, before: "Memory | None" = None, seat: int = 0, position: State | None = None, move: int = 0
    ) -> None:
        """Add a choice to what was remembered before; it is worked out when somebody asks, as most never do."""
        self.before = before
        self.seat: Final = seat
        self.position = position
        self.move: Final = move
        self.digest = b""

    def told(self) -> bytes:
        """Return a digest of all of it."""
        todo, memory = list[Memory](), self
        while memory.before is not None:
            todo.append(memory)
            memory = memory.before
        digest = memory.digest
        for each in reversed(todo):
            assert each.position is not None
            seen = msgspec.json.encode([digest.hex(), known(each.position, each.seat), each.move])
            digest = each.digest = blake2b(seen, digest_size=DIGEST_BYTES).digest()
            each.before = each.position = None
        return digest

    def __deepcopy__(self, memo: object) -> "Memory":
        """Return the memory itself: it says the same for ever."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Travel as a digest."""
        return remembered, (self.told(),)


def remembered(digest: bytes) -> Memory:
    """Return a memory that has travelled."""
    memory = Memory()
    memory.digest = digest
    return memory


def known(s: State, seat: int) -> list[dict[str, Any]]:
    """Return what a seat sees, and what it was shown and can no longer see."""
    return [s.view(seat), s.recall(seat)]


class Table(pyspiel.Game):  # type: ignore[misc]  # of which mypy knows nothing
    """A game for OpenSpiel; its parameters are ``seats``, ``most``, and the options of the game."""

    kind: Any
    """What OpenSpiel is told about the game."""
    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Open a game."""
        self.options = {**self.kind.parameter_specification, **(params or {})}
        self.opened = game(self.name)
        self.seats: int = self.options.pop("seats")
        self.most: int = self.options.pop("most")
        if self.most < 1:
            raise ValueError("a game of OpenSpiel must end: most is at least 1")
        settings = self.opened.empty(self.seats, self.options, self.opened.rules, bytes(SEED_BYTES)).settings
        longest = self.opened.longest(self.seats, settings) or self.most
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.opened.codec.symbols),
            max_chance_outcomes=OUTCOMES,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=min(longest, self.most) * MOVES,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> "Position":
        """Return the beginning, before anything is drawn."""
        position = Position(self)
        position.go_on()
        return position

    def standing(self, world: State, seat: int, chosen: list[int]) -> "Position":
        """Return a position in which a seat is to choose, such as one that it imagines, after these symbols."""
        position = Position(self)
        position.stand(world, seat, chosen)
        return position

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        """Return what tells a player's knowledge: with all it remembers, or as it is now."""
        if params:
            raise ValueError(f"there are no ways to observe such as {params}")
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Position(pyspiel.State):  # type: ignore[misc]  # of which mypy knows nothing
    """A position, and how far the next action or draw has come; OpenSpiel copies and pickles the attributes."""

    def __init__(self, table: Table) -> None:
        """Begin with an empty table."""
        super().__init__(table)
        self.opened = table.opened
        self.options = table.options
        self.most = table.most
        self.seats = table.seats
        self.position: State | None = None  # in which an action is spelled, or its draws are made; never changed
        self.seat = NOBODY
        self.spelling: Spelling | None = None
        self.fallen: list[int] = []  # what was drawn after the action
        self.open = 0  # the outcomes of the next draw
        self.decisions = 0
        self.memories = [Memory() for _ in range(table.seats)]

    def stand(self, world: State, seat: int, chosen: list[int]) -> None:
        """Go on in another position, where a seat is to choose after these symbols."""
        self.position, self.seat, self.fallen, self.open = world, seat, [], 0
        self.spelling = resumed(self.opened.codec, world.legal_actions(seat), chosen)

    def go_on(self) -> None:
        """Go on to the next draw, or to the next seat that has a choice."""
        while True:
            found = self.fall()
            if isinstance(found, Draw):
                self.open = found.outcomes
                return
            self.decisions += self.position is not None
            self.position, self.spelling, self.fallen, self.open = found, None, [], 0
            if self.is_terminal():
                return
            self.seat = found.next_actor(self.seat)
            self.spelling = Spelling(self.opened.codec, found.legal_actions(self.seat))
            if self.spelling.action is None:
                return

    def fall(self) -> State | Draw:
        """Return what comes of the action as chance has fallen, or what is to be drawn next."""
        if self.position is None:
            return beginning(self.opened, self.seats, self.fallen, self.options)
        assert self.spelling is not None and self.spelling.action is not None
        return after(self.position, self.seat, self.spelling.action, self.fallen)

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "Position":
        """Return a position that the player who is to choose cannot tell from this one; numpy's seed decides which.

        In it, the others remember only what ``recall`` tells.
        """
        if player != self.current_player():
            raise ValueError(f"only player {self.current_player()} is to choose, not {player}")
        assert self.position is not None and self.spelling is not None
        twin: Position = self.clone()
        world = self.position.resample(player, Luck(np.random.bytes(SEED_BYTES), [0]))
        twin.stand(world, player, self.spelling.chosen)
        twin.memories = [memory if seat == player else Memory() for seat, memory in enumerate(self.memories)]
        return twin

    # What OpenSpiel asks

    def current_player(self) -> int:
        """Return who is to choose, or chance, or that the game is over."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.open else self.seat

    def is_terminal(self) -> bool:
        """Say whether the game is over or has been cut short."""
        return self.position is not None and (self.position.is_over or self.decisions >= self.most)

    def returns(self) -> list[float]:
        """Return what each player has won: winners share 1, as all do when the game is cut short."""
        if self.position is None or not self.is_terminal():
            return [0.0] * self.seats
        return shares(self.position) if self.position.is_over else [1 / self.seats] * self.seats

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the draw, each equally likely."""
        return [(outcome, 1 / self.open) for outcome in range(self.open)]

    def _legal_actions(self, player: int) -> list[int]:
        """Return the symbols that may come next."""
        return self.spelling.choices() if self.spelling is not None and player == self.seat else []

    def _apply_action(self, action: int) -> None:
        """Draw, or choose the next symbol."""
        if self.open:
            self.fallen = [*self.fallen, action]
        else:
            assert self.spelling is not None
            before = Memory(self.memories[self.seat], self.seat, self.position, action)
            self.spelling.choose(action)
            self.memories[self.seat] = before
            if self.spelling.action is None:
                return
        self.go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        """Return what a symbol stands for."""
        return f"draw {action}" if player == pyspiel.PlayerId.CHANCE else self.opened.codec.symbols[action]

    def __str__(self) -> str:
        """Return all there is, secrets included."""
        table = None if self.position is None else self.position.to_json()
        return written([table, [] if self.spelling is None else self.spelling.chosen, self.fallen])

    def spelled_by(self, player: int) -> Spelling | None:
        """Return the action that a player has begun."""
        return self.spelling if player == self.seat else None


class Observer:
    """What a player knows: as numbers, or as JSON; with all it remembers, or as it is now."""

    def __init__(self, table: Table, recalls: bool) -> None:
        """Begin without numbers; there are none of what is remembered."""
        self.recalls: Final = recalls
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not recalls:
            blank = table.opened.new(table.seats, 0, table.options)
            self.tensor = np.zeros(len(numbers_of(blank, 0, None)), np.float32)
            self.dict["numbers"] = self.tensor

    def set_from(self, state: Position, player: int) -> None:
        """Take the numbers of a position: all 0 before the table is set up."""
        if self.tensor is not None:
            s = state.position
            self.tensor[:] = 0 if s is None else numbers_of(s, player, state.spelled_by(player))

    def string_from(self, state: Position, player: int) -> str:
        """Return what a player sees and has begun, after what it remembers."""
        if state.position is None:
            return ""
        spelling = state.spelled_by(player)
        now = [[] if spelling is None else begun(spelling), state.position.view(player)]
        if not self.recalls:
            return written(now)
        return written([state.memories[player].told().hex(), *now, state.position.recall(player)])


def numbers_of(s: State, seat: int, spelling: Spelling | None) -> list[int]:
    """Return what a seat knows as numbers, with the latest symbols of the action that it has begun, if it has."""
    ledger = Ledger(s.seats)
    tell(s, seat, spelling, ledger)
    return ledger.numbers


def written(data: object) -> str:
    """Write plain data down."""
    return msgspec.json.encode(data).decode()


def register(name: str) -> None:
    """Tell OpenSpiel about a game."""
    opened = game(name)
    default = {option.name: option.default for option in opened.options}
    kind = pyspiel.GameType(
        short_name=f"python_periplus_{name}",
        long_name=f"Periplus: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(opened.seats),
        min_num_players=min(opened.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": max(opened.seats), "most": MOST, **default},
    )
    pyspiel.register_game(kind, type(f"Table_{name}", (Table,), {"kind": kind, "name": name}))


for each in NAMES:
    register(each)
