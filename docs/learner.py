"""A learner: PPO learns Neptun from nothing, against two players at random, on the door for Gymnasium.

    make learn

It says how often it wins, before and while it learns, in games that it does not learn from, and draws that curve.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from periplus.doors.gymnasium import Against
from periplus.lab.intervals import wilson

SEATS, TABLES = 3, 32
TESTED_FROM = 1_000_000  # the seed of the first game that it is tested on
Curve = list[tuple[int, float, tuple[float, float]]]
"""After how many steps which share of games was won, and its interval."""


class Known(gymnasium.ObservationWrapper[NDArray[np.float32], int, Any]):
    """What one knows, as numbers from 0 to 1: one that names a thing becomes a flag for each thing."""

    def __init__(self, env: Against) -> None:
        """Look up what each number means."""
        super().__init__(env)
        entries = env.course.game.numbering(SEATS)
        names = np.array([len(entry.names) for entry in entries])
        self.plain, self.named = np.flatnonzero(names == 0), np.flatnonzero(names)
        self.low = np.array([entry.low for entry in entries])[self.plain]
        self.span = np.array([entry.high for entry in entries])[self.plain] - self.low
        ends = len(self.plain) + np.cumsum(names[self.named])
        self.starts = ends - names[self.named]
        self.observation_space = gymnasium.spaces.Box(0, 1, (int(ends[-1]),), np.float32)

    def observation(self, observation: dict[str, NDArray[Any]]) -> NDArray[np.float32]:
        """Return the numbers alone: the learner asks for the mask by itself."""
        numbers, known = observation["observation"], np.zeros(self.observation_space.shape or (), np.float32)
        known[: len(self.plain)] = (numbers[self.plain] - self.low) / self.span
        things = numbers[self.named]
        known[(self.starts + things)[things >= 0]] = 1
        return known

    def action_masks(self) -> NDArray[Any]:
        """Return what may be chosen."""
        masks: NDArray[Any] = self.env.get_wrapper_attr("action_masks")()
        return masks


def tables() -> DummyVecEnv:
    """Return games side by side."""
    return DummyVecEnv([lambda: Known(Against("neptun", seats=SEATS, bots="random"))] * TABLES)


def test(learner: MaskablePPO, games: int) -> tuple[float, tuple[float, float]]:
    """Let it play as well as it can; return its share of wins, with an interval."""
    env, won, played = tables(), 0.0, 0
    env.seed(TESTED_FROM)
    seen = env.reset()
    while played < games:
        symbols, _ = learner.predict(seen, action_masks=np.stack(env.env_method("action_masks")), deterministic=True)
        seen, rewards, over, _ = env.step(symbols)
        won, played = won + float(rewards.sum()), played + int(over.sum())
    return won / played, wilson(won, played)


class Tested(BaseCallback):  # type: ignore[misc]  # of which mypy knows nothing
    """Tests the learner now and then."""

    def __init__(self, every: int, games: int) -> None:
        """Begin without results."""
        super().__init__()
        self.every, self.games = every, games
        self.curve: Curve = []
        self.begun = time.monotonic()

    def _on_rollout_start(self) -> None:
        """Test it as soon as it is due."""
        if self.num_timesteps >= self.every * len(self.curve):
            self.test()

    def _on_step(self) -> bool:
        """Go on learning."""
        return True

    def test(self) -> None:
        """Test it, and say what came of it."""
        share, (low, high) = test(self.model, self.games)
        self.curve.append((self.num_timesteps, share, (low, high)))
        minutes = (time.monotonic() - self.begun) / 60
        print(f"{self.num_timesteps:9,} steps, {minutes:4.1f} min: wins {share:.1%} ({low:.1%}–{high:.1%})", flush=True)


def drawn(curve: Curve, width: int = 640, height: int = 320) -> str:
    """Return the curve as SVG: shares with their intervals, and the even share as a dashed line."""
    left, bottom, last = 48, height - 36, curve[-1][0]

    def at(steps: int, share: float) -> str:
        return f"{left + (width - left - 16) * steps / last:.1f} {bottom - (bottom - 16) * share:.1f}"

    upper = [at(steps, high) for steps, _, (_, high) in curve]
    lower = [at(steps, low) for steps, _, (low, _) in reversed(curve)]
    shares = "L".join(at(steps, share) for steps, share, _ in curve)
    marks = "".join(
        f'<path d="M{at(0, mark / 4)}L{at(last, mark / 4)}" stroke="#8884"/>'
        f'<text x="{left - 8}" y="{bottom - (bottom - 16) * mark / 4 + 4:.1f}" text-anchor="end">{mark / 4:.0%}</text>'
        for mark in range(5)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="12" fill="#888" stroke-width="2"><title>Share of wins against two players at random</title>'
        f'{marks}<path d="M{at(0, 1 / SEATS)}L{at(last, 1 / SEATS)}" stroke="#888" stroke-dasharray="6 4"/>'
        f'<path d="M{"L".join(upper + lower)}Z" fill="#1f6f8b" fill-opacity=".25"/>'
        f'<path d="M{shares}" fill="none" stroke="#1f6f8b" stroke-width="3"/>'
        f'<text x="{left}" y="{height - 12}">0</text>'
        f'<text x="{width - 16}" y="{height - 12}" text-anchor="end">{last:,} steps</text></svg>\n'
    )


def main() -> None:
    """Learn, and draw the curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=800_000)
    parser.add_argument("--every", type=int, default=50_000, help="steps between two tests")
    parser.add_argument("--games", type=int, default=1000, help="games of a test")
    parser.add_argument("--curve", type=Path, default=Path("learner.svg"))
    given = parser.parse_args()
    torch.set_num_threads(1)  # so small a network gains nothing by more
    settings: dict[str, Any] = {"n_steps": 256, "batch_size": 1024, "n_epochs": 4, "gamma": 1.0, "ent_coef": 0.01}
    learner = MaskablePPO("MlpPolicy", tables(), learning_rate=5e-4, seed=1, device="cpu", **settings)
    tested = Tested(given.every, given.games)
    learner.learn(given.steps, callback=tested)
    tested.test()
    given.curve.write_text(drawn(tested.curve), encoding="utf-8")


if __name__ == "__main__":
    main()
