"""The door for Gymnasium: you against bots.

import gymnasium
import periplus.doors.gymnasium
env = gymnasium.make("periplus/Neptun-v0", bots="greedy")
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from periplus.bots.bot import Bot, ask, begin
from periplus.bots.load import load_bot
from periplus.doors.spelled import RENDER_MODES, Spelled
from periplus.games import game
from periplus.kernel.luck import SEED_BYTES, Luck

Seen = dict[str, NDArray[Any]]
ILLEGAL = -1.0  # the reward of a symbol that cannot come next, which ends the game

NAMES = {"neptun": "Neptun", "mare_nostrum": "MareNostrum", "parthenon": "Parthenon"}


class Against(gymnasium.Env[Any, Any]):
    """A game of one seat against bots: choose one symbol of an action after another; what is forced is passed over."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
        most: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """Sit down at a seat; the others, from the next on, are taken by these bots, or all by this one."""
        opened = game(name)
        self.course = Spelled(opened, opened.seats[-1] if seats is None else seats, options, most)
        others = [bots] * (self.course.seats - 1) if isinstance(bots, str) else list(bots)
        if len(others) != self.course.seats - 1 or not 0 <= seat < self.course.seats:
            raise ValueError(f"{self.course.seats} seats are one of yours and {self.course.seats - 1} of bots")
        self.kinds = [load_bot(bot) for bot in others]
        self.seat = seat
        self.render_mode = render_mode
        mask = Box(0, 1, (self.course.symbols,), np.int8)
        numbers = Box(self.course.low, self.course.high, dtype=np.int32)
        self.observation_space = Dict({"observation": numbers, "action_mask": mask})
        self.action_space = Discrete(self.course.symbols)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game, the same for the same seed, and let bots decide until it is one's turn."""
        super().reset(seed=seed)
        self.course.begin(self.np_random.bytes(SEED_BYTES))
        self.bots: list[Bot] = [begin(kind, Luck(self.np_random.bytes(SEED_BYTES), [0])) for kind in self.kinds]
        self._let_bots_decide()
        return self.course.seen(self.seat), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Choose the next symbol; one that cannot come next ends the game and costs 1."""
        course = self.course
        try:
            course.choose(int(action))
        except ValueError:
            return course.seen(self.seat), ILLEGAL, True, False, {"illegal": True}
        self._let_bots_decide()
        if self.render_mode == "human":
            self.render()
        return course.seen(self.seat), course.shares()[self.seat], course.state.is_over, course.is_cut_short, {}

    def _let_bots_decide(self) -> None:
        """Let bots decide until it is one's turn."""
        course = self.course
        while course.spelling is not None and course.seat != self.seat:
            bot = self.bots[(course.seat - self.seat - 1) % course.seats]
            course.take(ask(bot, course.state, course.seat))
            course.go_on()

    def action_masks(self) -> NDArray[Any]:
        """Return the symbols that may come next, where learners look for them."""
        return self.course.seen(self.seat)["action_mask"]

    def render(self) -> Any:
        """Show what one's seat sees."""
        return self.course.render(self.render_mode, self.seat)


class Many(VectorEnv[Any, Any, NDArray[Any]]):
    """Many such games at once: a symbol for each in one call. A game that is over is dealt anew at the next call."""

    metadata: dict[str, Any] = {**Against.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, num_envs: int, **settings: Any) -> None:
        """Open as many tables."""
        self.num_envs = num_envs
        self.tables = [Against(**settings) for _ in range(num_envs)]
        self.single_observation_space = self.tables[0].observation_space
        self.single_action_space = self.tables[0].action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.over = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal new games: from one seed, which counts up, or from one for each."""
        if not isinstance(seed, Sequence):
            seed = [None if seed is None else seed + table for table in range(self.num_envs)]
        self.over[:] = False
        return together([table.reset(seed=each)[0] for table, each in zip(self.tables, seed, strict=True)]), {}

    def step(self, actions: NDArray[Any]) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Choose the next symbol in each game."""
        moves = [
            (table.reset()[0], 0.0, False, False) if over else table.step(action)[:4]
            for table, over, action in zip(self.tables, self.over.tolist(), actions.tolist(), strict=True)
        ]
        seen, rewards, ended, cut = zip(*moves, strict=True)
        terminations, truncations = np.array(ended, np.bool_), np.array(cut, np.bool_)
        self.over = terminations | truncations
        return together(seen), np.array(rewards, np.float64), terminations, truncations, {}


def together(seen: Sequence[Seen]) -> Seen:
    """Return what is seen in several games as one."""
    return {key: np.stack([each[key] for each in seen]) for key in seen[0]}


HERE = "periplus.doors.gymnasium"
for name, title in NAMES.items():
    gymnasium.register(
        f"periplus/{title}-v0", f"{HERE}:Against", vector_entry_point=f"{HERE}:Many", kwargs={"name": name}
    )
