"""Runs: the same data wherever and however they are played, and what happens when they are broken off."""

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import polars as pl
import pytest

import periplus
from periplus.bots import BotFault, Greedy, Random, ask
from periplus.bots.outlook import shares
from periplus.kernel.files import BadFile, write_bytes
from periplus.kernel.luck import luck_from
from periplus.lab import folder as folders
from periplus.lab import simulate
from periplus.lab.columns import TABLES, columns_of
from periplus.lab.experiment import Experiment
from periplus.lab.folder import BadFolder, Folder, open_folder, same_but_time
from periplus.lab.run import run
from tests.lab.test_experiment import SMALL, read
from tests.test_cli import said, wrong

MORE = """
[[vary]]
option = "festival"
values = [false]
"""
NEPTUN = """
title = "Neptun"
question = "Who wins?"
game = "neptun"
seats = 3
deals = 2
seed = 3
measures = ["decisions", "features", "listed"]
[[lineups]]
bots = ["greedy", "random", "random"]
"""


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Experiment:
    """Return an experiment of eight shards."""
    return read(tmp_path_factory.mktemp("small"), SMALL.replace("deals = 4", "deals = 8\nshard = 2") + MORE)


@pytest.fixture(scope="module")
def whole(small: Experiment, tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """Return its run in one process."""
    return run(small, tmp_path_factory.mktemp("whole"))


@pytest.fixture(scope="module")
def neptun(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """Return a run of Neptun with all there is to measure."""
    folder = tmp_path_factory.mktemp("neptun")
    return run(read(folder, NEPTUN), folder / "run")


def assert_same(one: Folder, other: Folder) -> None:
    """Check that two runs have the same files with the same data, times apart."""
    names = sorted(file.relative_to(one.path) for file in one.path.rglob("*.parquet"))
    assert names == sorted(file.relative_to(other.path) for file in other.path.rglob("*.parquet"))
    assert len(names) == 3 * len(one.shards)
    for table in TABLES:
        assert same_but_time(one.table(table), other.table(table))


# What is written down


def test_the_columns_are_those_that_are_documented(neptun: Folder) -> None:
    """Each table has them in this order, with these types, and no feature is called as a column is."""
    game = neptun.experiment.opened()
    for table in TABLES:
        columns = columns_of(table, game)
        assert dict(neptun.table(table).schema) == {column.name: column.type for column in columns}
        assert len({column.name for column in columns}) == len(columns)


@pytest.mark.parametrize("name", periplus.games.game_names(hidden=True))
def test_no_feature_is_called_as_a_column_is(name: str) -> None:
    """In no game."""
    columns = [column.name for column in columns_of("features", periplus.game(name))]
    assert len(set(columns)) == len(columns)


def test_games_are_those_of_a_simulation(neptun: Folder) -> None:
    """The same seed and line-up: the same wins, scores, decisions and endings."""
    found = simulate("neptun", ["greedy", "random", "random"], 6, seed=3)
    games = neptun.table("games").explode("bots", "places", "scores", "shares")
    assert neptun.table("games")["decisions"].sum() == found.decisions
    for place, bot in enumerate(found.bots):
        rows = games.filter(pl.col("places") == place)
        assert rows["bots"].unique().to_list() == [bot.name]
        assert rows["shares"].sum() == pytest.approx(bot.wins)
        assert rows["scores"].mean() == pytest.approx(bot.mean_score)
    assert dict(neptun.table("games")["ending"].value_counts().rows()) == found.endings


def test_a_game_by_hand(neptun: Folder) -> None:
    """Dealt from its seed and played by the same bots: every column is what it says."""
    row = neptun.table("games").row(1, named=True)
    assert (row["variant"], row["lineup"], row["deal"], row["rotation"]) == ("base", "greedy, random, random", 0, 1)
    assert row["bots"] == ["random", "greedy", "random"] and row["places"] == [2, 0, 1]
    s = periplus.game("neptun").new(3, row["seed"])
    plan = 3 * 10**10 + 1
    bots = [(Greedy if place == 0 else Random)(luck_from(plan * 100 + place + 1)) for place in row["places"]]
    decisions = neptun.table("decisions").filter(rotation=1, deal=0)
    leaders, changes, alone, settled, seat = [0, 1, 2], 0, -1, 0, -1
    for number, told in enumerate(decisions.iter_rows(named=True)):
        seat = s.next_actor(seat)
        listed = s.legal_actions(seat)
        step = s.step(seat)
        assert step is not None
        assert (told["number"], told["seat"], told["bot"]) == (number + 1, seat, row["bots"][seat])
        assert (told["step"], told["clause"]) == (step.name(), step.rule)
        assert told["actions"] == [str(action) for action in listed] and told["listed"] == len(listed)
        action = ask(bots[seat], s, seat)
        assert (told["verb"], told["action"]) == (action.verb.name, str(action))
        s.apply(seat, action)
        if s.standings().winners() != leaders:
            leaders, settled = s.standings().winners(), number + 1
            if len(leaders) == 1:
                changes, alone = changes + (alone not in (-1, leaders[0])), leaders[0]
    assert s.is_over and row["decisions"] == len(decisions)
    assert (row["lead_changes"], row["settled"], row["shares"]) == (changes, settled, shares(s))
    assert row["scores"] == [each.score for each in sorted(s.standings().seats, key=lambda each: each.seat)]
    assert (row["ending"], row["parts"], row["milestone"]) == (s.ending, None, s.game.milestone(s))


def test_features_are_those_at_milestones(neptun: Folder) -> None:
    """After each round but the last: three seats, whose chances add up, and what they won in the end."""
    features = neptun.table("features").filter(deal=1, rotation=2)
    game = neptun.table("games").filter(deal=1, rotation=2).row(0, named=True)
    assert features["milestone"].to_list() == [1, 1, 1, 2, 2, 2]
    assert features["share"].to_list() == game["shares"] * 2
    assert features["chance"].head(3).sum() == pytest.approx(1)
    s = periplus.game("neptun").new(3, game["seed"])
    for told in neptun.table("decisions").filter(deal=1, rotation=2).iter_rows(named=True):
        if told["number"] > features["number"][0]:
            break
        s.apply(told["seat"], s.game.parse(told["action"]))
    assert features.row(0)[-len(s.game.features) :] == tuple(s.game.judge(s, 0))


def test_chances_before_each_decision(tmp_path: Path) -> None:
    """Everybody's, which add up; they are asked for, and come with the decisions."""
    found = run(
        read(tmp_path, SMALL.replace('"decisions", "features"', '"chances"').replace("= 4", "= 1")), tmp_path / "run"
    )
    decisions = found.table("decisions")
    assert decisions["chances"].list.len().unique().to_list() == [2]
    assert decisions["chances"].list.sum().to_list() == pytest.approx([1] * len(decisions), abs=0.001)
    assert decisions["chances"].n_unique() > 10


def test_parts_are_named(tmp_path: Path) -> None:
    """A civilisation at each seat, in the games, decisions and features."""
    text = NEPTUN.replace("neptun", "mare_nostrum").replace(', "listed"', "")
    text = text.replace("deals = 2", "deals = 1").replace("[[lineups]]", "[options]\nturn_limit = 5\n[[lineups]]")
    found = run(read(tmp_path, text), tmp_path / "run")
    game = found.table("games").row(0, named=True)
    assert sorted(game["parts"]) == ["Babylon", "Carthage", "Greece"]
    for table in ("decisions", "features"):
        rows = found.table(table).filter(rotation=0)
        assert {(row["seat"], row["part"]) for row in rows.iter_rows(named=True)} == set(enumerate(game["parts"]))
    assert found.table("decisions")["actions"].null_count() == len(found.table("decisions"))


# The same data


@pytest.mark.parametrize("jobs", [2, 5])
def test_the_same_data_whatever_the_number_of_processes(
    small: Experiment, whole: Folder, tmp_path: Path, jobs: int
) -> None:
    """Two or five: the same as one."""
    assert_same(run(small, tmp_path, jobs=jobs), whole)


class Tired(Exception):
    """Somebody pulls the plug."""


def test_a_run_that_was_broken_off_goes_on(small: Experiment, whole: Folder, tmp_path: Path) -> None:
    """After three shards: what is complete is kept as it is, and the rest played."""
    seen = list[int]()

    def pull(games: int) -> None:
        seen.append(games)
        if games == 12:
            raise Tired

    with pytest.raises(Tired):
        run(small, tmp_path, progress=pull)
    assert seen == [0, 4, 8, 12]
    kept = {file: file.stat().st_mtime_ns for file in (tmp_path / "games").iterdir()}
    assert len(kept) == 3
    (tmp_path / "games" / ".000-000-000006-2.parquet.half").write_bytes(b"PAR1")
    (tmp_path / "decisions" / "000-000-000006-2.parquet").write_bytes(b"PAR1")
    assert_same(run(small, tmp_path), whole)
    assert all(file.stat().st_mtime_ns == written for file, written in kept.items())
    assert not list(tmp_path.rglob(".*"))


def test_ctrl_c_keeps_what_is_complete(tmp_path: Path) -> None:
    """One clean line, exit code 130; the same command goes on."""
    text = SMALL.replace("deals = 4", "deals = 400\nshard = 20").replace('["greedy", "random"]', '["slow.py:Slow"]')
    bot = "import time\nfrom periplus.bots import Random\nclass Slow(Random):\n"
    bot += "    def decide(self, seat):\n        time.sleep(0.002)\n        return super().decide(seat)\n"
    (tmp_path / "slow.py").write_text(bot)
    (tmp_path / "long.toml").write_text(text)
    command = [sys.executable, "-m", "periplus", "lab", "run", "long.toml", "--jobs", "2"]
    ready = lambda: signal.signal(signal.SIGINT, signal.default_int_handler)  # noqa: E731
    with subprocess.Popen(
        command, cwd=tmp_path, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=ready
    ) as going:
        while not list((tmp_path / "long" / "games").glob("0*.parquet")):
            assert going.poll() is None
        os.killpg(going.pid, signal.SIGINT)
        told = going.communicate(timeout=60)[1]
    assert going.returncode == 130
    assert told.count("\n") == 1 and "interrupted: " in told
    folder = open_folder(tmp_path / "long")
    assert 0 < len(folder.missing()) < 20
    assert len(folder.table("games")) == folder.experiment.games - folder.games(folder.missing())


def test_more_deals_can_be_asked_for(small: Experiment, whole: Folder, tmp_path: Path) -> None:
    """Three deals first, then all eight: a shard that was half a one is played anew; fewer are refused."""
    first = run(with_deals(small, 3), tmp_path)
    assert len(first.table("games")) == 12
    assert_same(run(small, tmp_path), whole)
    with pytest.raises(BadFolder, match="already has 8 deals, more than 3"):
        run(with_deals(small, 3), tmp_path)


def with_deals(experiment: Experiment, deals: int) -> Experiment:
    """Return an experiment with another number of deals."""
    return msgspec.structs.replace(experiment, deals=deals)


# What can go wrong


def test_a_folder_of_another_experiment_is_refused(small: Experiment, whole: Folder, tmp_path: Path) -> None:
    """Nothing in it is touched; nor in a folder that holds something else."""
    other = read(tmp_path, SMALL)
    with pytest.raises(BadFolder, match=r"another experiment was run in .* \(“Festival”\)"):
        run(other, whole.path)
    assert open_folder(whole.path).experiment == small
    with pytest.raises(BadFolder, match="there is no run in"):
        run(other, tmp_path)
    (tmp_path / "experiment.json").write_text("{}")
    with pytest.raises(BadFolder, match="is malformed"):
        run(other, tmp_path)


def test_a_damaged_shard_is_told_and_played_again(small: Experiment, whole: Folder, tmp_path: Path) -> None:
    """Cut off, or from another experiment: reading names the file, running mends it."""
    run(small, tmp_path)
    cut, stray = tmp_path / "games" / "000-000-000002-2.parquet", tmp_path / "decisions" / "001-000-000004-2.parquet"
    cut.write_bytes(cut.read_bytes()[:-20])
    folder = open_folder(tmp_path)
    with pytest.raises(BadFolder, match=r"000-000-000002-2.parquet is damaged: run the experiment again"):
        folder.table("games")
    pl.read_parquet(stray).write_parquet(stray)
    with pytest.raises(BadFolder, match=r"001-000-000004-2.parquet belongs to another experiment"):
        folder.table("decisions")
    told = list[Path]()
    assert_same(run(small, tmp_path, told=told.append), whole)
    assert told == [cut, stray]


def test_a_full_disk_is_told_and_nothing_is_lost(
    small: Experiment, whole: Folder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was complete stays, no shard is half there, and the run goes on when there is room."""
    left = iter(range(8))

    def full(path: Path, content: bytes) -> None:
        if next(left, None) is None:
            raise BadFile(path, OSError(errno.ENOSPC, "No space left on device"))
        write_bytes(path, content)

    with monkeypatch.context() as patched:
        patched.setattr(folders, "write_bytes", full)
        with pytest.raises(BadFile, match="there is no space left"):
            run(small, tmp_path)
    assert len(open_folder(tmp_path).table("games")) == 8
    assert_same(run(small, tmp_path), whole)


def test_a_bot_that_breaks_is_named(tmp_path: Path) -> None:
    """What was played before is kept."""
    bot = "from periplus.bots import Random\nclass Mine(Random):\n    def decide(self, seat):\n"
    (tmp_path / "mine.py").write_text(bot + "        raise ValueError('no idea')\n")
    experiment = read(tmp_path, SMALL.replace('["greedy", "random"]', '["mine.py:Mine", "greedy"]'))
    with pytest.raises(BotFault, match=r"game 1: the bot .*mine.py:Mine crashed at mine.py:4: ValueError: no idea"):
        run(experiment, tmp_path / "run")


def test_what_was_not_measured(tmp_path: Path) -> None:
    """It is said, with the folder; so is a run in which nothing has been played."""
    found = run(read(tmp_path, SMALL.replace('measures = ["decisions", "features"]', "")), tmp_path / "run")
    assert [path.name for path in found.path.iterdir() if path.is_dir()] == ["games"]
    with pytest.raises(BadFolder, match="“features” was not measured"):
        found.table("features")
    for file in (found.path / "games").iterdir():
        file.unlink()
    with pytest.raises(BadFolder, match="nothing has been played yet"):
        found.table("games")


def test_the_command(tmp_path: Path) -> None:
    """It plays into a folder called as the file is, and says so."""
    (tmp_path / "seats.toml").write_text(SMALL)
    assert "2 games are in" in said(
        "lab", "run", str(tmp_path / "seats.toml"), "--into", str(tmp_path / "seats"), "--deals", "1"
    )
    assert "say here, ray or" in wrong(
        "lab", "run", str(tmp_path / "seats.toml"), "--into", str(tmp_path / "other"), "--on", "moon"
    )
    assert "at least 1 process" in wrong(
        "lab", "run", str(tmp_path / "seats.toml"), "--into", str(tmp_path / "other"), "--jobs", "0"
    )


EXTRAS = ("polars", "altair", "vl_convert", "openskill", "nbformat", "numpy", "scipy", "pyspiel", "ray")


def test_nothing_is_loaded_that_only_the_lab_needs(tmp_path: Path) -> None:
    """The program, its command line and simulations do without; what is missing is told with how to get it."""
    (tmp_path / "seats.toml").write_text(SMALL)
    code = (
        "import sys; import periplus.cli.experiments, periplus.cli.simulate, periplus.lab\n"
        f"assert not sys.modules.keys() & set({EXTRAS}), sys.modules.keys() & set({EXTRAS})\n"
        "sys.modules['polars'] = None\n"
        f"periplus.cli.main(['lab', 'run', {str(tmp_path / 'seats.toml')!r}, '--lang', 'en'])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path)
    told = 'periplus: this needs polars: install it with pip install "periplus[lab]"\n'
    assert (done.returncode, done.stderr) == (2, told)


def test_a_library_that_is_missing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one sentence, with the command that installs it."""
    (tmp_path / "seats.toml").write_text(SMALL)
    monkeypatch.setitem(sys.modules, "ray", None)
    told = wrong("lab", "run", str(tmp_path / "seats.toml"), "--into", str(tmp_path / "run"), "--on", "ray")
    assert 'pip install "periplus[ray]"' in told
