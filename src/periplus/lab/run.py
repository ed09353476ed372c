"""Runs: an experiment played shard by shard, on this machine or on a cluster, with the same data wherever that is."""

from collections.abc import Callable, Generator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from periplus.kernel.errors import BadTable
from periplus.lab.cluster import played_on
from periplus.lab.experiment import Experiment
from periplus.lab.folder import Folder, folder_for
from periplus.lab.shards import Shard, playing
from periplus.lab.workers import PATIENCE, Workers

HERE = "here"
LIVES = 3
"""Processes that may die of a shard before it is given up."""
Tables = dict[str, bytes]


def run(
    experiment: Experiment,
    path: Path,
    *,
    jobs: int = 1,
    on: str = HERE,
    patience: float = PATIENCE,
    told: Callable[[Path], None] = lambda file: None,
    progress: Callable[[int], None] = lambda games: None,
) -> Folder:
    """Play what has not been played of an experiment, and keep it in a folder.

    It runs in processes of this machine, or ``on`` a Ray cluster: ``ray`` for one of its own, or the address of one.
    ``progress`` is called with the number of games done, ``told`` with files that are damaged and played again. Ctrl-C
    ends the run with what has been played so far: after that, and whatever else broke it off, the same call goes on.
    """
    if jobs < 1:
        raise BadTable("error-count", {"what": "jobs"})
    folder = folder_for(path, experiment)
    for file in folder.drop_broken():
        told(file)
    left = folder.missing()
    done = experiment.games - folder.games(left)
    progress(done)
    playing = here(experiment, left, jobs, patience) if on == HERE else played_on(on, experiment, left, jobs, LIVES)
    with closing(playing) as found, suppress(KeyboardInterrupt):
        for shard, tables in found:
            folder.keep(shard, tables)
            done += folder.games([shard])
            progress(done)
    return folder


def here(experiment: Experiment, shards: list[Shard], jobs: int, patience: float) -> Generator[tuple[Shard, Tables]]:
    """Play shards in processes of this machine; yield each as soon as it has been played."""
    lineups = experiment.lineups
    with Workers(
        partial(playing, experiment), shards, jobs,
        bots=lambda shard: lineups[shard.lineup].bots, patience=patience, lives=LIVES,
    ) as workers:  # fmt: skip
        for number, tables in workers:
            yield shards[number], tables
