"""The door for Gymnasium: you against bots.

import gymnasium
import periplus.doors.gymnasium
env = gymnasium.make("periplus/Neptun-v0", bots="greedy")
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from periplus.bots.bot import begin
from periplus.bots.load import load_bot
from periplus.doors.arrays import RENDER_MODES, Seen, mask_in, numbers_in, render, seen_by, space_of
from periplus.doors.course import Batch, Course
from periplus.games import game
from periplus.kernel.luck import SEED_BYTES, Luck

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
        self.course = Course(opened, opened.seats[-1] if seats is None else seats, dict(options or {}), most)
        others = [bots] * (self.course.seats - 1) if isinstance(bots, str) else list(bots)
        if len(others) != self.course.seats - 1 or not 0 <= seat < self.course.seats:
            raise ValueError(f"{self.course.seats} seats are one of yours and {self.course.seats - 1} of bots")
        self.kinds = [load_bot(bot) for bot in others]
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = space_of(self.course)
        self.action_space = Discrete(self.course.symbols)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game, the same for the same seed, and let bots decide until it is one's turn."""
        super().reset(seed=seed)
        self.deal()
        return seen_by(self.course, self.seat), {}

    def deal(self) -> None:
        """Deal a new game, with fresh bots."""
        seats = self.course.seats
        chance = self.np_random.bytes(SEED_BYTES * seats)
        cards, *seeds = [chance[at * SEED_BYTES : (at + 1) * SEED_BYTES] for at in range(seats)]
        others = [begin(kind, Luck(seed, [0])) for kind, seed in zip(self.kinds, seeds, strict=True)]
        after = seats - 1 - self.seat  # how many sit behind one's own seat
        self.course.begin(cards, [*others[after:], None, *others[:after]])

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Choose the next symbol; one that cannot come next ends the game and costs 1."""
        course = self.course
        reward = course.attempt(self.seat, int(action))
        if self.render_mode == "human":
            self.render()
        info = {"illegal": True} if course.fouled else {}
        return seen_by(course, self.seat), reward, course.has_ended, course.is_cut_short, info

    def action_masks(self) -> NDArray[Any]:
        """Return the symbols that may come next, where learners look for them."""
        return mask_in(self.course.mask(self.seat))

    def render(self) -> Any:
        """Show what one's seat sees."""
        return render(self.course.state, self.render_mode, self.seat)


class Many(VectorEnv[Any, Any, NDArray[Any]]):
    """Many such games at once: a symbol for each in one call. A game that is over is dealt anew at the next call."""

    metadata: dict[str, Any] = {**Against.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, num_envs: int, **settings: Any) -> None:
        """Open as many tables."""
        self.num_envs = num_envs
        self.tables = [Against(**settings) for _ in range(num_envs)]
        self.batch = Batch([table.course for table in self.tables], self.tables[0].seat)
        self.single_observation_space = self.tables[0].observation_space
        self.single_action_space = self.tables[0].action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.over = [False] * num_envs

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal new games: from one seed, which counts up, or from one for each."""
        if not isinstance(seed, Sequence):
            seed = [None if seed is None else seed + table for table in range(self.num_envs)]
        for table, each in zip(self.tables, seed, strict=True):
            table.reset(seed=each)
        self.over = [False] * self.num_envs
        return self._seen(), {}

    def step(self, actions: NDArray[Any]) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Choose the next symbol in each game."""
        for table, over in zip(self.tables, self.over, strict=True):
            if over:
                table.deal()
        rewards = np.array(self.batch.attempt(actions.tolist(), self.over))
        ended, cut_short = self.batch.ended(), self.batch.cut_short()
        self.over = [end or cut for end, cut in zip(ended, cut_short, strict=True)]
        return self._seen(), rewards, np.array(ended), np.array(cut_short), {}

    def _seen(self) -> Seen:
        """Return what is seen in all games."""
        numbers, masks = self.batch.told()
        shape = (self.num_envs, -1)
        return {"observation": numbers_in(numbers).reshape(shape), "action_mask": mask_in(masks).reshape(shape)}


HERE = "periplus.doors.gymnasium"
for name, title in NAMES.items():
    gymnasium.register(
        f"periplus/{title}-v0", f"{HERE}:Against", vector_entry_point=f"{HERE}:Many", kwargs={"name": name}
    )
