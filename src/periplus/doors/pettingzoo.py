"""The door for PettingZoo: every game as an environment in which agents take turns, or choose all at once.

from periplus.doors.pettingzoo import neptun_v0
env = neptun_v0.env(seats=4)
"""

from collections.abc import Mapping
from typing import Any, Final

from gymnasium.spaces import Dict, Discrete
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from periplus.doors.arrays import RENDER_MODES, Seen, render, seen_by, space_of
from periplus.doors.course import ILLEGAL, Course, Spelled
from periplus.doors.rounds import Rounds
from periplus.games import game
from periplus.kernel.game import Game
from periplus.kernel.luck import SEED_BYTES

METADATA: Final[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 2}


class Seated:
    """What both kinds of environment have in common: agents, what they see and may say, chance and pictures."""

    agents: list[str]

    def __init__(self, spelled: Spelled, render_mode: str | None) -> None:
        """Let agents sit down to a game."""
        self.metadata = {**METADATA, "name": f"periplus_{spelled.game.name}_v0"}
        self.spelled = spelled
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(spelled.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: Discrete(spelled.symbols) for agent in self.possible_agents}
        self.observation_spaces = {agent: space_of(spelled) for agent in self.possible_agents}
        self.np_random, _ = np_random()
        super().__init__()

    def observation_space(self, agent: str) -> Dict:
        """Return the space of what an agent sees: numbers, and a mask of symbols."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of symbols."""
        return self.action_spaces[agent]

    def cards(self, seed: int | None) -> bytes:
        """Return what a new game is dealt from: the same for the same seed."""
        if seed is not None:
            self.np_random, _ = np_random(seed)
        return self.np_random.bytes(SEED_BYTES)

    def observe(self, agent: str) -> Seen:
        """Return what an agent sees."""
        return seen_by(self.spelled, self.seat_of[agent])

    def render(self) -> str | NDArray[Any] | None:
        """Show what spectators see."""
        return render(self.spelled.state, self.render_mode, None)

    def close(self) -> None:
        """Close nothing: an environment holds no more than memory."""

    def __str__(self) -> str:
        """Return the name of the environment."""
        return str(self.metadata["name"])


class InTurn(Seated, AECEnv[str, Seen, int]):  # type: ignore[misc]  # of which mypy knows nothing
    """A game whose agents choose one symbol of an action after another; what is forced is passed over."""

    def __init__(self, course: Course, render_mode: str | None = None) -> None:
        """Let agents sit down to a game."""
        super().__init__(course, render_mode)
        self.course = course

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the same for the same seed."""
        self.course.begin(self.cards(seed), [None] * self.course.seats)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._note()

    def step(self, action: int | None) -> None:
        """Choose the next symbol of the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must choose a symbol")
        self.course.choose(int(action))
        self._note()
        if self.render_mode == "human":
            self.render()

    def _note(self) -> None:
        """Note whose turn it is, or how the game has ended: there are no rewards before."""
        course = self.course
        self.agent_selection = self.possible_agents[course.seat]
        if course.is_over:
            self.terminations = dict.fromkeys(self.agents, course.state.is_over)
            self.truncations = dict.fromkeys(self.agents, course.is_cut_short)
            self.rewards = dict(zip(self.agents, course.shares(), strict=True))
            self._accumulate_rewards()


class AllAtOnce(Seated, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """A game whose agents choose their next symbols together; those that have nothing to choose can only pass."""

    def __init__(self, rounds: Rounds, render_mode: str | None = None) -> None:
        """Let agents sit down to a game."""
        super().__init__(rounds, render_mode)
        self.rounds = rounds

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Deal a new game: the same for the same seed."""
        self.rounds.begin(self.cards(seed))
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Choose the next symbols; one that cannot come next costs 1 and ends the game."""
        rounds, agents = self.rounds, self.agents
        rounds.choose({self.seat_of[agent]: int(action) for agent, action in actions.items()})
        illegal = [agent for agent in agents if self.seat_of[agent] in rounds.fouls]
        rewards = dict(zip(agents, rounds.shares(), strict=True)) | dict.fromkeys(illegal, ILLEGAL)
        terminated = rounds.state.is_over or bool(illegal)
        if terminated or rounds.is_cut_short:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        infos = {agent: {"illegal": True} if agent in illegal else {} for agent in agents}
        truncations = dict.fromkeys(agents, rounds.is_cut_short)
        return self._seen(), rewards, dict.fromkeys(agents, terminated), truncations, infos

    def _seen(self) -> dict[str, Seen]:
        """Return what every agent sees."""
        return {agent: self.observe(agent) for agent in self.possible_agents}


class Entrance:
    """What PettingZoo expects of an environment's module.

    ``seats`` is as many as the game allows, if not said otherwise; after ``most`` decisions the game is cut short.
    """

    def __init__(self, name: str) -> None:
        """Lead to a game."""
        self.name: Final = name

    def raw_env(self, render_mode: str | None = None, **settings: Any) -> InTurn:
        """Return the environment in which agents take turns; it raises an error if a symbol cannot come next."""
        return InTurn(Course(*self._offer(**settings)), render_mode)

    def env(self, **settings: Any) -> AECEnv[str, Seen, int]:
        """Return the same with the usual checks: who chooses what cannot come next loses 1 and ends the game."""
        checked = TerminateIllegalWrapper(self.raw_env(**settings), illegal_reward=ILLEGAL)
        return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(checked))

    def parallel_env(self, render_mode: str | None = None, **settings: Any) -> AllAtOnce:
        """Return the environment in which all choose at once; whoever has nothing to choose passes."""
        return AllAtOnce(Rounds(*self._offer(**settings)), render_mode)

    def _offer(
        self, seats: int | None = None, options: Mapping[str, object] | None = None, most: int = 0
    ) -> tuple[Game, int, dict[str, object], int]:
        """Return the game that is offered, and how it is to be played."""
        opened = game(self.name)
        return opened, opened.seats[-1] if seats is None else seats, dict(options or {}), most


neptun_v0: Final = Entrance("neptun")
mare_nostrum_v0: Final = Entrance("mare_nostrum")
parthenon_v0: Final = Entrance("parthenon")
