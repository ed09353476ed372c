"""What programs that learn wait for: steps of our environments, and of others', chosen at random within the mask."""

import random
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Any

from bench.measured import Measurement, Ours, Step

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SEATS = 4
TABLES = 64
"""How many games the batch environment plays side by side."""
NOISES = 64
"""As many tables of random numbers decide in turn what is chosen in a batch: new ones would cost too much."""
STEPS = 100
"""Steps between two looks at the clock."""


def catanatron_gym() -> Step:
    """Step Catanatron's own environment for Gymnasium, with four seats: you against three random players."""
    from catanatron import Color

    return catan([color for color in Color if color != Color.BLUE])


def catanatron_gym_two() -> Step:
    """Step Catanatron's own environment for Gymnasium as it comes: you against one random player."""
    from catanatron import Color

    return catan([Color.RED])


def catan(others: list[Any]) -> Step:
    """Step Catanatron's environment for Gymnasium against random players of these colours."""
    from catanatron import RandomPlayer
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    env = CatanatronEnv({"enemies": [RandomPlayer(color) for color in others]})
    luck, seeds = random.Random(1), count(1)
    _, now = env.reset(seed=next(seeds))

    def step() -> int:
        nonlocal now
        for _ in range(STEPS):
            _, _, ended, cut_short, now = env.step(luck.choice(now["valid_actions"]))
            if ended or cut_short:
                _, now = env.reset(seed=next(seeds))
        return STEPS

    return step


def agents_in_turn(env: Any) -> Step:
    """Let agents of PettingZoo choose at random, each with what it sees, from game to game."""
    import numpy as np

    luck, seeds = random.Random(1), count(1)
    env.reset(seed=next(seeds))

    def step() -> int:
        for _ in range(STEPS):
            seen, _, ended, cut_short, _ = env.last()
            if ended or cut_short:
                env.reset(seed=next(seeds))
            else:
                env.step(luck.choice(np.flatnonzero(seen["action_mask"])))
        return STEPS

    return step


def wrappers() -> Step:
    """Step an environment of PettingZoo that does nothing, inside the wrappers that are usual: what these cost."""
    from periplus.doors.pettingzoo import neptun_v0

    env = neptun_v0.env(seats=SEATS)
    env.reset(seed=1)
    raw, seen = env.unwrapped, env.unwrapped.observe(env.agent_selection)
    raw.observe = lambda agent: seen
    raw.step = lambda action: None
    return agents_in_turn(env)


@dataclass(frozen=True)
class Learned:
    """One of our games, as programs that learn play it."""

    ours: Ours

    def offered(self, way: str) -> Any:
        """Return one of PettingZoo's environments."""
        from periplus.doors import pettingzoo

        entrance = getattr(pettingzoo, f"{self.ours.name}_v0")
        return getattr(entrance, way)(seats=self.ours.seats, options=self.ours.options)

    def raw(self) -> Step:
        """Step ``raw_env`` of the door for PettingZoo, each time with what the agent sees."""
        return agents_in_turn(self.offered("raw_env"))

    def wrapped(self) -> Step:
        """Step ``env`` of the door for PettingZoo, in its usual wrappers, each time with what the agent sees."""
        return agents_in_turn(self.offered("env"))

    def at_once(self) -> Step:
        """Step ``parallel_env`` of the door for PettingZoo, each time with what all agents see."""
        import numpy as np

        env, luck, seeds = self.offered("parallel_env"), random.Random(1), count(1)
        seen, _ = env.reset(seed=next(seeds))

        def step() -> int:
            nonlocal seen
            for _ in range(STEPS):
                symbols = {agent: luck.choice(np.flatnonzero(each["action_mask"])) for agent, each in seen.items()}
                seen, *_ = env.step(symbols)
                if not env.agents:
                    seen, _ = env.reset(seed=next(seeds))
            return STEPS

        return step

    def one(self) -> Step:
        """Step the environment for Gymnasium: you against random bots."""
        import numpy as np

        from periplus.doors.gymnasium import Against

        env = Against(self.ours.name, seats=self.ours.seats, options=self.ours.options)
        luck, seeds = random.Random(1), count(1)
        seen, _ = env.reset(seed=next(seeds))

        def step() -> int:
            nonlocal seen
            for _ in range(STEPS):
                seen, _, ended, cut_short, _ = env.step(luck.choice(np.flatnonzero(seen["action_mask"])))
                if ended or cut_short:
                    seen, _ = env.reset(seed=next(seeds))
            return STEPS

        return step

    def many(self) -> Step:
        """Step 64 games of the environment for Gymnasium in one call, against random bots."""
        import numpy as np

        from periplus.doors.gymnasium import Many

        envs = Many(TABLES, name=self.ours.name, seats=self.ours.seats, options=self.ours.options)
        noises = noise(np.random.default_rng(1), (NOISES, TABLES, len(envs.tables[0].course.game.codec.symbols)))
        seen, _ = envs.reset(seed=1)
        turns = count()

        def step() -> int:
            nonlocal seen
            chosen = (seen["action_mask"] * noises[next(turns) % NOISES]).argmax(1)
            seen, *_ = envs.step(chosen)
            return TABLES

        return step

    def openspiel(self) -> Step:
        """Make moves and draws of OpenSpiel's game, without observing anything."""
        import pyspiel

        import periplus.doors.openspiel  # noqa: F401  # which tells OpenSpiel about our games

        table = pyspiel.load_game(f"python_periplus_{self.ours.name}", {"seats": self.ours.seats, **self.ours.options})
        luck, state = random.Random(1), table.new_initial_state()

        def step() -> int:
            nonlocal state
            for _ in range(STEPS):
                if state.is_terminal():
                    state = table.new_initial_state()
                state.apply_action(luck.choice(state.legal_actions()))
            return STEPS

        return step

    def textarena(self) -> Step:
        """Answer in the environment for TextArena, each time with all that a model would read."""
        import textarena

        from periplus.doors.textarena import NAMES

        env = textarena.make(f"Periplus-{NAMES[self.ours.name]}-v0", options=self.ours.options)
        luck, seeds = random.Random(1), count(1)
        env.reset(self.ours.seats, next(seeds))

        def step() -> int:
            player, _ = env.get_observation()
            if env.step(f"[{luck.choice(env.position.legal_actions(player))}]")[0]:
                env.full_observations.clear()
                env.reset(self.ours.seats, next(seeds))
            return 1

        return step


def noise(chance: "np.random.Generator", shape: tuple[int, int, int]) -> "NDArray[np.float32]":
    """Return numbers above 0, by the largest of which a random choice is made."""
    return 1 - chance.random(shape, dtype="float32")


PEERS = {
    "catanatron-gym": Measurement(catanatron_gym, "step"),
    "catanatron-gym-two": Measurement(catanatron_gym_two, "step", "catanatron-gym"),
}
FLOOR = {"wrappers": Measurement(wrappers, "step", "catanatron-gym")}


def lines(name: str, ours: Ours) -> dict[str, Measurement]:
    """Return what is measured for one of our games."""
    learned, title = Learned(ours), ours.title
    return {
        f"{name}-raw-env": Measurement(learned.raw, "step", "catanatron-gym", title),
        f"{name}-env": Measurement(learned.wrapped, "step", "wrappers", title),
        f"{name}-parallel-env": Measurement(learned.at_once, "step", "", title),
        f"{name}-gym": Measurement(learned.one, "step", "catanatron-gym", title),
        f"{name}-many": Measurement(learned.many, "step", "catanatron-gym", title),
        f"{name}-openspiel": Measurement(learned.openspiel, "step", "", title),
        f"{name}-textarena": Measurement(learned.textarena, "answer", "", title),
    }
