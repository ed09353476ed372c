"""The doors for learners pass the checks of their fields; they tell what a seat knows, and take what is allowed."""

import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import periplus
from periplus.doors import gymnasium as gymnasium_door
from periplus.doors import pettingzoo as pettingzoo_door
from periplus.doors.pettingzoo import Entrance
from periplus.kernel.luck import luck_from

MOST = 40  # decisions of a game that is cut short
NAMES = list(gymnasium_door.NAMES)
OPTIONS: dict[str, dict[str, object]] = {"mare_nostrum": {"turn_limit": 5}, "parthenon": {"years": 1, "offers": 2}}

games = pytest.mark.parametrize("name", NAMES)


def entrance(name: str) -> Entrance:
    """Return the way in that PettingZoo's users import."""
    found = getattr(pettingzoo_door, f"{name}_v0")
    assert isinstance(found, Entrance)
    return found


@games
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_accepts_every_game_and_number_of_seats(name: str) -> None:
    """Its own tests of the interface and of seeds."""
    for seats in periplus.game(name).seats:
        api_test(entrance(name).env(seats=seats, most=MOST), num_cycles=30)
    seed_test(lambda: entrance(name).env(most=MOST), num_cycles=10)


@games
def test_a_game_of_agents_ends_as_it_would(name: str) -> None:
    """Chosen at random within the mask, to the end: winners share 1; what is seen is what the seat knows."""
    env, luck = entrance(name).raw_env(seats=3, options=OPTIONS.get(name)), luck_from(1)
    env.reset(seed=5)
    while not env.course.is_over:
        agent, course = env.agent_selection, env.course
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        knows = course.state.numbers(course.seat)
        assert seen["observation"][: len(knows)].tolist() == knows
        for other in env.agents:
            assert bool(env.observe(other)["action_mask"].any()) == (other == agent)
        symbols = np.flatnonzero(seen["action_mask"])
        env.step(int(symbols[luck.below(len(symbols))]))
    assert sum(env.rewards.values()) == pytest.approx(1)
    winners = [env.possible_agents[seat] for seat in env.course.state.standings().winners()]
    assert [agent for agent, reward in env.rewards.items() if reward] == winners
    assert all(env.terminations.values()) and not any(env.truncations.values())


@games
def test_agents_travel_in_the_middle(name: str) -> None:
    """Pickled while an action is being spelled, an environment goes on as it would have, with its checks or without."""
    for env in (entrance(name).raw_env(seats=3), entrance(name).env(seats=3)):
        env.reset(seed=6)
        for number in range(60):
            other = pickle.loads(pickle.dumps(env)) if number % 10 == 0 else env
            symbol = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1])
            for each in {id(env): env, id(other): other}.values():
                each.step(symbol)
            assert other.agent_selection == env.agent_selection
            seen, arrived = (each.observe(each.agent_selection) for each in (env, other))
            assert all((seen[key] == arrived[key]).all() for key in seen)


def test_what_cannot_come_next_ends_the_game() -> None:
    """With the usual checks, it costs 1; without, it is an error."""
    env = entrance("neptun").env(seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(wrong)
    assert env.rewards[agent] == -1
    raw = entrance("neptun").raw_env(seats=3)
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="cannot come next"):
        raw.step(wrong)


@games
@pytest.mark.filterwarnings("ignore")
def test_gymnasium_accepts_every_game(name: str) -> None:
    """Its own check, against the weakest bot."""
    made = gymnasium.make(f"periplus/{gymnasium_door.NAMES[name]}-v0", most=MOST)
    check_env(made.unwrapped, skip_render_check=True)


@games
def test_a_game_against_bots_ends(name: str) -> None:
    """Every game ends with what one has won; the same seed and the same choices lead to the same end."""
    ends: list[tuple[float, int]] = []
    for _ in range(2):
        env = gymnasium_door.Against(name, seats=3, seat=1, options=OPTIONS.get(name))
        seen, _ = env.reset(seed=9)
        total, over = 0.0, False
        while not over:
            assert (env.action_masks() == seen["action_mask"]).all()
            seen, reward, ended, cut, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
            total, over = total + reward, ended or cut
            assert not info
        assert env.course.state.is_over
        assert total == env.course.shares()[1]
        ends.append((total, env.course.decisions))
    assert ends[0] == ends[1]


def test_bots_may_be_chosen_for_each_seat() -> None:
    """One for all, or one for each of the others; never too many."""
    env = gymnasium_door.Against("neptun", seats=3, bots=["greedy", "random"])
    assert [kind.__name__.lower() for kind in env.kinds] == ["greedy", "random"]
    with pytest.raises(ValueError, match="3 seats are one of yours and 2 of bots"):
        gymnasium_door.Against("neptun", seats=3, bots=["greedy"])


@pytest.mark.filterwarnings("ignore")
def test_environments_run_in_processes_of_their_own() -> None:
    """Two at a time, each dealt alike for the same seed."""
    settings: dict[str, Any] = {"num_envs": 2, "vectorization_mode": "async", "seats": 3}
    envs = gymnasium.make_vec("periplus/Neptun-v0", **settings)
    try:
        alike: Any = [4, 4]
        seen, _ = envs.reset(seed=alike)
        assert (seen["observation"][0] == seen["observation"][1]).all()
        for _ in range(5):
            actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
            seen, *_ = envs.step(actions)
            assert (seen["observation"][0] == seen["observation"][1]).all()
    finally:
        envs.close()


@games
@pytest.mark.filterwarnings("ignore")
def test_many_games_in_one_call_are_the_same_games(name: str) -> None:
    """Dealt from the same seeds, they go as Gymnasium's own way of stepping them, also when some are dealt anew."""
    title = f"periplus/{gymnasium_door.NAMES[name]}-v0"
    settings: dict[str, Any] = {"seats": 3, "most": 20}
    one = gymnasium.make_vec(title, num_envs=3, vectorization_mode="sync", **settings)
    many = gymnasium.make_vec(title, num_envs=3, **settings)
    assert isinstance(many.unwrapped, gymnasium_door.Many)
    seen, _ = one.reset(seed=3)
    other, _ = many.reset(seed=3)
    anew = 0
    for _ in range(60):
        assert all((seen[key] == other[key]).all() for key in seen)
        assert many.observation_space.contains(other)
        actions = np.array([np.flatnonzero(mask)[-1] if mask.any() else 0 for mask in seen["action_mask"]])
        seen, *told, _ = one.step(actions)
        other, *same, _ = many.step(actions)
        assert all((each == also).all() for each, also in zip(told, same, strict=True))
        anew += int((told[1] | told[2]).sum())
    assert anew


@games
def test_games_are_shown(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In words, drawn, and as pixels; to people on the screen."""
    env = entrance(name).raw_env(seats=3)
    env.reset(seed=2)
    env.render_mode = "ansi"
    words = env.render()
    assert isinstance(words, str) and words.startswith("### ")
    env.render_mode = "svg"
    drawn = env.render()
    assert isinstance(drawn, str) and drawn.startswith("<svg")
    env.render_mode = "rgb_array"
    pixels = env.render()
    assert isinstance(pixels, np.ndarray) and pixels.dtype == np.uint8 and pixels.shape[1:] == (960, 3)
    env.render_mode = "human"
    assert env.render() is None
    assert capsys.readouterr().out.strip() == words.strip()


def test_nothing_of_this_is_imported_by_the_program() -> None:
    """Neither library, nor numpy, comes with ``import periplus``."""
    code = "import sys, periplus; print([each for each in ('gymnasium', 'pettingzoo', 'numpy') if each in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
