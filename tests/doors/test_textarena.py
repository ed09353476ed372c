"""The door for TextArena: whole games in words, refusals counted by clause, nothing told that a seat may not know."""

import copy
import pickle
import random
import re
from typing import Any

import pytest
import textarena

import periplus
from periplus.doors.textarena import NAMES, UNREADABLE
from periplus.kernel.luck import luck_from
from periplus.kernel.message import Event
from periplus.kernel.rules import clauses_of

OPTIONS: dict[str, dict[str, object]] = {"mare_nostrum": {"turn_limit": 5}, "parthenon": {"years": 1, "offers": 2}}
GAME_MESSAGE = textarena.ObservationType.GAME_MESSAGE
LISTED = re.compile(r"^- \[(.*?)\] ", re.MULTILINE)
NONSENSE = 10  # of a hundred answers

games = pytest.mark.parametrize("name", NAMES)


def opened(name: str, seats: int = 3, seed: int = 1, raw: bool = False, **settings: Any) -> Any:
    """Return a game that has begun."""
    title = f"Periplus-{NAMES[name]}-v0{'-raw' if raw else ''}"
    env = textarena.make(title, **{"options": OPTIONS.get(name), **settings})
    env.reset(num_players=seats, seed=seed)
    return env


@games
def test_a_whole_game_with_some_nonsense(name: str) -> None:
    """At random from what is listed, with every tenth answer no action: it ends, and winners get 1."""
    for seats in periplus.game(name).seats[:2]:
        env, luck, done, wrong = opened(name, seats, refusals=99), luck_from(7), False, 0
        while not done:
            player, seen = env.get_observation()
            assert player in env.position.actors()
            listed = LISTED.findall(seen)
            assert listed == [str(each) for each in env.position.legal_actions(player)]
            if luck.below(100) < NONSENSE:
                wrong += 1
                done, info = env.step("I sail to the moon.")
                assert info == {"refused": UNREADABLE} and env.get_observation()[0] == player
            else:
                done, info = env.step(f"Let me [think].\n[{listed[luck.below(len(listed))]}]")
                assert info == {}
        rewards, told = env.close()
        winners = env.position.standings().winners()
        assert rewards == {seat: 1 if seat in winners else -1 for seat in range(seats)}
        assert sum(each.get("refused", {}).get(UNREADABLE, 0) for each in told.values()) == wrong > 0
        assert all(each["reason"] for each in told.values())


@games
def test_a_player_is_told_what_its_seat_may_know(name: str) -> None:
    """In a position that the seat cannot tell from the true one, it would be told the same."""
    env, luck = opened(name, raw=True), luck_from(8)
    for number in range(60):
        player = env.state.current_player_id
        actions = env.position.legal_actions(player)
        if number % 6 == 0:
            twin = copy.deepcopy(env)
            twin.position = env.position.resample(player, luck)
            for each in (env, twin):
                each.state.observations[player] = []
                each.show(player, actions, each.position.forms(player))
            assert twin.get_observation() == env.get_observation()
        if env.step(f"[{actions[luck.below(len(actions))]}]")[0]:
            break


@games
def test_each_is_told_what_happens_as_its_seat_sees_it(name: str) -> None:
    """An event that its owners see in full is told to others in public."""
    env, luck, told = opened(name, raw=True), luck_from(10), 0
    for _ in range(60):
        player = env.state.current_player_id
        actions = env.position.legal_actions(player)
        action, twin, events = actions[luck.below(len(actions))], env.position.copy(), list[Event]()
        twin.apply(player, action, told=events)
        env.state.observations = {seat: [] for seat in range(3)}
        decisions = env.decisions
        if env.step(f"[{action}]")[0]:
            break
        if env.decisions == decisions + 1:  # and nothing was decided for anybody
            for seat in range(3):
                messages = [each for _, each, kind in env.state.observations[seat] if kind == GAME_MESSAGE]
                assert messages == [env.names.say(event.seen_by(seat)) for event in events]
                told += len(messages)
    assert told


@games
def test_nobody_hears_what_others_write(name: str) -> None:
    """Neither answers nor refusals reach another player; events reach each as it may see them."""
    env, luck, secret = opened(name, raw=True, refusals=99), luck_from(9), "my secret plan"
    for _ in range(40):
        player, told = env.get_observation()
        for sender, message, kind in told:
            assert sender in (textarena.GAME_ID, player)
            assert secret not in message or kind == textarena.ObservationType.PLAYER_ACTION
        env.step(f"{secret} [nonsense]")
        actions = env.position.legal_actions(player)
        if env.step(f"{secret} [{actions[luck.below(len(actions))]}]")[0]:
            break


def refused(env: Any, answer: str = "[launch]") -> tuple[bool, dict[str, Any]]:
    """Give an answer that is refused."""
    done, info = env.step(answer)
    return bool(done), dict(info)


def test_a_refusal_quotes_its_clause_and_is_counted() -> None:
    """What the rules forbid is told with the clause in full; an answer that is accepted begins the count anew."""
    env = opened("neptun")
    player, seen = env.get_observation()
    forbidden = "[take 4 slot 1]"  # which is still face down
    assert forbidden not in seen
    done, info = refused(env, forbidden)
    assert not done
    again, told = env.get_observation()
    clause = clauses_of(env.game.room)[info["refused"]]
    assert again == player and f"{clause.id} {clause.title}: {clause.text}" in told
    assert env.state.game_info[player]["refused"] == {clause.id: 1}
    env.step(f"[{LISTED.findall(seen)[0]}]")
    assert env.state.error_count == 0


def test_who_is_refused_too_often_forfeits() -> None:
    """It loses, and nobody else wins or loses."""
    env = opened("neptun", refusals=2)
    player = env.state.current_player_id
    assert [refused(env)[0] for _ in range(3)] == [False, False, True]
    rewards, told = env.close()
    assert rewards == {seat: -1 if seat == player else 0 for seat in range(3)}
    assert told[player]["invalid_move"] and not told[(player + 1) % 3]["invalid_move"]
    assert told[player]["refused"] == {UNREADABLE: 3}


def test_or_an_action_at_random_is_taken() -> None:
    """The game goes on, and the mistake stays in the books."""
    env = opened("neptun", refusals=1, forfeit=False)
    player, decisions = env.state.current_player_id, env.decisions
    assert [refused(env)[0] for _ in range(2)] == [False, False]
    assert env.decisions > decisions and env.state.error_count == 0
    for _ in range(200):
        if refused(env)[0]:
            break
    assert env.position.is_over or env.decisions > 50
    assert env.state.game_info[player]["invalid_move"]


def test_without_lists_a_player_is_told_the_notation() -> None:
    """The verbs of the question, with the names of their fields."""
    env = opened("neptun", listed=False)
    _, seen = env.get_observation()
    assert not LISTED.findall(seen)
    assert "- take COLUMN slot SLOT" in seen and "- reveal" in seen


def test_blanks_are_filled_in_as_data() -> None:
    """A JSON object in the answer is an action."""
    env = opened("neptun")
    player = env.state.current_player_id
    action = env.position.legal_actions(player)[0]
    data = str(action.to_json()).replace("'", '"')
    assert refused(env, f"I choose {data}.") == (False, {})


def test_rules_and_language_can_be_chosen() -> None:
    """The prompt holds all clauses, or none."""
    env = opened("neptun", language="fr")
    _, seen = env.get_observation()
    assert all(each.text in seen for each in clauses_of(env.game.room, "fr").values())
    brief = opened("neptun", rules=False).get_observation()[1]
    assert not any(each.text in brief for each in clauses_of(env.game.room).values())


def test_a_game_can_be_cut_short() -> None:
    """Nobody wins then."""
    env, luck, done = opened("neptun", most=10), luck_from(3), False
    while not done:
        _, seen = env.get_observation()
        listed = LISTED.findall(seen)
        done, _ = env.step(f"[{listed[luck.below(len(listed))]}]")
    rewards, told = env.close()
    assert rewards == {0: 0, 1: 0, 2: 0}
    assert told[0]["reason"] == "The game is cut short after 10 decisions."


def test_a_seed_deals_the_same_game_and_leaves_pythons_own_chance_alone() -> None:
    """TextArena's own states seed it for the whole process."""
    before = random.getstate()
    one, same, other = (opened("neptun", seed=seed).position for seed in (5, 5, 6))
    assert one == same and one != other
    assert random.getstate() == before


@games
def test_a_game_travels_in_the_middle(name: str) -> None:
    """Copies and pickles go on as the game would have."""
    env, luck = opened(name, raw=True), luck_from(11)
    for _ in range(20):
        others = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
        player, told = env.get_observation()
        actions = env.position.legal_actions(player)
        answer = f"[{actions[luck.below(len(actions))]}]"
        done = env.step(answer)
        for other in others:
            assert other.get_observation() == (player, told)
            assert other.step(answer) == done
            assert other.position == env.position
        if done[0]:
            break
