"""The door for PettingZoo: every game as an environment in which agents take turns.

from periplus.doors.pettingzoo import neptun_v0
env = neptun_v0.env(seats=4)
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from periplus.doors.spelled import RENDER_MODES, Spelled
from periplus.games import game
from periplus.kernel.luck import SEED_BYTES

Seen = dict[str, NDArray[Any]]


class Table(AECEnv[str, Seen, int]):  # type: ignore[misc]  # of which mypy knows nothing
    """A game whose agents choose one symbol of an action after another; what is forced is passed over."""

    metadata: dict[str, Any] = {
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        most: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """Open a game for as many seats as it allows, if not said otherwise; cut short after ``most`` decisions."""
        super().__init__()
        self.metadata = {**type(self).metadata, "name": f"periplus_{name}_v0"}
        opened = game(name)
        self.course = Spelled(opened, opened.seats[-1] if seats is None else seats, options, most)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.course.seats)]
        self.np_random, _ = np_random()
        self.action_spaces = {agent: Discrete(self.course.symbols) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}

    def _space(self) -> Dict:
        course = self.course
        mask = Box(0, 1, (course.symbols,), np.int8)
        return Dict({"observation": Box(course.low, course.high, dtype=np.int32), "action_mask": mask})

    def observation_space(self, agent: str) -> Dict:
        """Return the space of what an agent sees: numbers, and a mask of symbols."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of symbols."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the same for the same seed."""
        if seed is not None:
            self.np_random, _ = np_random(seed)
        self.course.begin(self.np_random.bytes(SEED_BYTES))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._note()

    def observe(self, agent: str) -> Seen:
        """Return what an agent sees."""
        return self.course.seen(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Choose the next symbol of the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must choose a symbol")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.course.choose(int(action))
        self._note()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _note(self) -> None:
        """Note whose turn it is, or how the game has ended."""
        course = self.course
        self.agent_selection = self.possible_agents[course.seat]
        if course.is_over:
            self.terminations = dict.fromkeys(self.agents, course.state.is_over)
            self.truncations = dict.fromkeys(self.agents, course.is_cut_short)
            self.rewards = dict(zip(self.agents, course.shares(), strict=True))

    def render(self) -> str | NDArray[Any] | None:
        """Show what spectators see."""
        return self.course.render(self.render_mode, None)

    def close(self) -> None:
        """Close nothing: an environment holds no more than memory."""

    def __str__(self) -> str:
        """Return the name of the environment."""
        return str(self.metadata["name"])


class Entrance:
    """What PettingZoo expects of an environment's module."""

    def __init__(self, name: str) -> None:
        """Lead to a game."""
        self.name: Final = name

    def raw_env(self, **settings: Any) -> Table:
        """Return the environment itself, which raises an error if a symbol cannot come next."""
        return Table(self.name, **settings)

    def env(self, **settings: Any) -> AECEnv[str, Seen, int]:
        """Return the environment with the usual checks: who chooses what cannot come next loses 1 and ends the game."""
        checked = TerminateIllegalWrapper(self.raw_env(**settings), illegal_reward=-1)
        return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(checked))


neptun_v0: Final = Entrance("neptun")
mare_nostrum_v0: Final = Entrance("mare_nostrum")
parthenon_v0: Final = Entrance("parthenon")
