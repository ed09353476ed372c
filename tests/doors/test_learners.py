"""The doors for learners pass the checks of their fields; they tell what a seat knows, and take what is allowed."""

import copy
import pickle
import subprocess
import sys
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

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
    """Its own tests of the interfaces and of seeds."""
    way = entrance(name)
    for seats in periplus.game(name).seats:
        api_test(way.env(seats=seats, most=MOST), num_cycles=30)
        parallel_api_test(way.parallel_env(seats=seats, most=MOST), num_cycles=60)
        seed_test(partial(way.env, seats=seats, most=MOST), num_cycles=10)
        parallel_seed_test(partial(way.parallel_env, seats=seats, most=MOST), num_cycles=10)


@games
def test_pettingzoo_measures_every_game(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own measurement runs from game to game; five of its seconds are as many rounds here."""
    clock = count()
    timed = SimpleNamespace(time=lambda: float(next(clock)))
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", timed)
    env = entrance(name).env(seats=3, most=10)
    performance_benchmark(env)
    assert next(clock) > 5


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
def test_all_choose_at_once(name: str) -> None:
    """Those who are asked choose from what they may do; the others can only pass; winners share 1 in the end."""
    env, luck = entrance(name).parallel_env(seats=3, options=OPTIONS.get(name)), luck_from(2)
    seen, _ = env.reset(seed=5)
    together, rewards = 0, dict[str, float]()
    while env.agents:
        s, passing = env.rounds.state, env.rounds.passing
        choosing = [agent for agent in env.agents if not seen[agent]["action_mask"][passing]]
        assert set(choosing) <= {env.possible_agents[seat] for seat in s.actors()} and choosing
        together += len(choosing) > 1
        actions = dict[str, int]()
        for agent in env.agents:
            assert env.observation_space(agent).contains(seen[agent])
            knows = s.numbers(env.seat_of[agent])
            assert seen[agent]["observation"][: len(knows)].tolist() == knows
            symbols = np.flatnonzero(seen[agent]["action_mask"])
            assert agent in choosing or symbols.tolist() == [passing]
            if agent in choosing:  # the others may be left out
                actions[agent] = int(symbols[luck.below(len(symbols))])
        seen, rewards, ended, cut_short, infos = env.step(actions)
        assert not any(infos.values())
    assert together
    assert all(ended.values()) and not any(cut_short.values())
    winners = env.rounds.state.standings().winners()
    assert [env.seat_of[agent] for agent, reward in rewards.items() if reward] == winners
    assert sum(rewards.values()) == pytest.approx(1)


def test_a_choice_that_others_have_overtaken_is_asked_for_again() -> None:
    """In Parthenon's trade: one has done trading while another makes it an offer, and so is asked once more."""
    env, luck = entrance("parthenon").parallel_env(seats=3), luck_from(4)
    rounds, game = env.rounds, periplus.game("parthenon")
    seen, _ = env.reset(seed=1)
    while rounds.state.step_name() != "IslandTrade" or len(rounds.state.actors()) < 3:
        choices = {agent: np.flatnonzero(each["action_mask"]) for agent, each in seen.items()}
        seen, *_ = env.step({agent: int(each[luck.below(len(each))]) for agent, each in choices.items()})
    first, second, third = rounds.state.in_turn(rounds.last)
    offer = next(each for each in rounds.state.legal_actions(first) if each.verb.name == "offer")
    done = game.codec.spell(game.parse("done"))
    planned = {first: game.codec.spell(offer), second: done, third: done}
    decisions = rounds.decisions
    while rounds.decisions == decisions:
        spellings = {seat: spelling for seat in range(3) if (spelling := rounds.chooses(seat)) is not None}
        env.step({env.possible_agents[seat]: planned[seat][each.at] for seat, each in spellings.items()})
    assert rounds.decisions == decisions + 1
    for seat in (second, third):
        assert rounds.state.waiting >> seat & 1
        assert "decline" in {each.verb.name for each in rounds.state.legal_actions(seat)}


def first_symbol(seen: dict[str, Any]) -> int:
    """Return the first symbol that may come next."""
    return int(np.flatnonzero(seen["action_mask"])[0])


@games
def test_agents_travel_in_the_middle(name: str) -> None:
    """Pickled while an action is being spelled, an environment goes on as it would have, with its checks or without."""
    for env in (entrance(name).raw_env(seats=3), entrance(name).env(seats=3)):
        env.reset(seed=6)
        for number in range(60):
            others = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)] if number % 10 == 0 else []
            symbol = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1])
            for each in (env, *others):
                each.step(symbol)
            for other in others:
                assert other.agent_selection == env.agent_selection
                assert alike(env.observe(env.agent_selection), other.observe(env.agent_selection))


def alike(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Say whether the same is seen."""
    return one.keys() == other.keys() and all((one[key] == other[key]).all() for key in one)


@games
def test_rounds_travel_in_the_middle(name: str) -> None:
    """Pickled or copied while actions are being spelled, all go on as they would have."""
    env = entrance(name).parallel_env(seats=3)
    seen, _ = env.reset(seed=6)
    for number in range(40):
        others = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)] if number % 8 == 0 else []
        actions = {agent: int(np.flatnonzero(each["action_mask"])[-1]) for agent, each in seen.items()}
        seen, *_ = env.step(actions)
        for other in others:
            same, *_ = other.step(actions)
            assert all(alike(seen[agent], same[agent]) for agent in seen)


@games
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_game_against_bots_travels_in_the_middle(name: str, bot: str) -> None:
    """With its bots, their luck and its own, also into the games to come."""
    env = gymnasium_door.Against(name, seats=3, bots=bot, most=30)
    seen, _ = env.reset(seed=3)
    for number in range(30):
        others = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)] if number % 6 == 0 else []
        symbol = first_symbol(seen)
        seen, reward, ended, cut_short, _ = env.step(symbol)
        for other in others:
            same, *told = other.step(symbol)
            assert alike(seen, same) and told[:3] == [reward, ended, cut_short]
            assert alike(copy.deepcopy(env).reset()[0], other.reset()[0])
        if ended or cut_short:
            seen, _ = env.reset()


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


@pytest.mark.parametrize("wrong", ["symbol", "pass"])
def test_what_cannot_come_next_ends_a_game_of_all(wrong: str) -> None:
    """It costs whoever chose it 1, and nobody else anything; nor may one who has a choice pass."""
    env = entrance("neptun").parallel_env(seats=3)
    seen, _ = env.reset(seed=1)
    passing = env.rounds.passing
    agent = next(agent for agent in env.agents if not seen[agent]["action_mask"][passing])
    forbidden = {"symbol": {agent: int(np.flatnonzero(seen[agent]["action_mask"] == 0)[0])}, "pass": {agent: passing}}
    _, rewards, ended, _, infos = env.step(dict.fromkeys(env.agents, passing) | forbidden.get(wrong, {}))
    assert rewards == {each: -1 if each == agent else 0 for each in env.possible_agents}
    assert all(ended.values()) and not env.agents
    assert infos == {each: {"illegal": True} if each == agent else {} for each in env.possible_agents}


@games
@pytest.mark.filterwarnings("ignore")
def test_gymnasium_accepts_every_game_and_number_of_seats(name: str) -> None:
    """Its own check, against the weakest bot."""
    for seats in periplus.game(name).seats:
        made = gymnasium.make(f"periplus/{gymnasium_door.NAMES[name]}-v0", seats=seats, seat=seats - 1, most=MOST)
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
    for number in range(60):
        many = pickle.loads(pickle.dumps(many)) if number == 30 else many
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
    """None of these libraries, nor numpy, comes with the program."""
    others = ("gymnasium", "pettingzoo", "numpy", "pyspiel", "textarena", "mcp", "torch")
    code = f"import sys, periplus, periplus.cli; print([each for each in {others} if each in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
