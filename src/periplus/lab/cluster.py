"""Runs on Ray: a cluster's processes play shards, and send them back; one that dies costs one shard."""

import os
from collections.abc import Generator
from functools import lru_cache
from logging import ERROR
from typing import Any
from warnings import catch_warnings

import msgspec

from periplus.kernel.errors import BadTable, PeriplusError
from periplus.lab.experiment import Experiment
from periplus.lab.extras import needs
from periplus.lab.shards import Player, Shard

LOCAL, SCHEME = "ray", "ray://"
SETTINGS = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_raylet_start_wait_time_s": "120"}
"""Nobody is told that we use Ray, and it may start slowly on a busy machine."""
AHEAD = 2
"""Shards in flight for each processor of the cluster."""


def played_on(
    where: str, experiment: Experiment, shards: list[Shard], jobs: int, lives: int
) -> Generator[tuple[Shard, dict[str, bytes]]]:
    """Play shards on Ray; yield each as soon as it has been played.

    ``ray`` starts a cluster on this machine with so many processes; ``ray://HOST:PORT`` is the address of one.
    """
    if where != LOCAL and not where.startswith(SCHEME):
        raise BadTable("error-on", {"on": where})
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    with needs("ray"):
        import ray
    try:
        join(ray, where, jobs)
        yield from sent(ray, experiment, shards, lives)
    finally:
        ray.shutdown()


def join(ray: Any, where: str, jobs: int) -> None:
    """Start a cluster on this machine, or join another."""
    quiet = {"log_to_driver": False, "logging_level": ERROR}
    try:
        with catch_warnings(action="ignore"):  # what they say is in the error as well
            if where == LOCAL:
                ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
            else:
                ray.init(address=where, **quiet)
    except Exception as error:  # of many kinds, and some of none
        raise BadTable("error-ray", {"on": where, "what": " ".join(str(error).split())}) from None


def sent(
    ray: Any, experiment: Experiment, shards: list[Shard], lives: int
) -> Generator[tuple[Shard, dict[str, bytes]]]:
    """Send shards out, never many more than there are processors, and yield what comes back."""
    play = ray.remote(max_retries=lives - 1)(play_shard)
    data = msgspec.json.encode(experiment)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    coming: dict[Any, Shard] = {}
    left = iter(shards)
    while True:
        while len(coming) < most and (shard := next(left, None)) is not None:
            coming[play.remote(data, shard)] = shard
        if not coming:
            return
        ready, _ = ray.wait(list(coming))
        for each in ready:
            yield coming.pop(each), received(ray, each)


def received(ray: Any, reference: Any) -> dict[str, bytes]:
    """Return what has come of a shard; raise what went wrong with it."""
    try:
        tables: dict[str, bytes] = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise (error.cause if isinstance(error.cause, PeriplusError) else error) from None
    except ray.exceptions.WorkerCrashedError as error:
        raise BadTable("error-ray-died") from error
    return tables


# On the cluster


def play_shard(data: bytes, shard: Shard) -> dict[str, bytes]:
    """Play a shard of the experiment that was sent."""
    return player_of(data).play(shard)


@lru_cache(maxsize=1)
def player_of(data: bytes) -> Player:
    """Return what plays an experiment in this process, made once."""
    return Player(msgspec.json.decode(data, type=Experiment))
