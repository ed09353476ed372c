"""Runs on Ray: the same data as on this machine, though one of its processes is killed."""

from pathlib import Path

import pytest

from periplus.bots import BotFault
from periplus.kernel.errors import BadTable
from periplus.lab.cluster import received
from periplus.lab.run import run
from tests.lab.test_experiment import SMALL, read
from tests.lab.test_run import assert_same

ray = pytest.importorskip("ray", reason="Ray is not made for this machine")
pytestmark = pytest.mark.once
FRAIL = """
import os, signal
from pathlib import Path
from periplus.bots import Random

class Frail(Random):
    def decide(self, seat):
        mark = Path(__file__).with_name("died")
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().decide(seat)
"""


def test_a_cluster_on_this_machine(tmp_path: Path) -> None:
    """A process is killed in the middle of a shard, which is played again: the data are those of one process."""
    (tmp_path / "frail.py").write_text(FRAIL)
    text = SMALL.replace("deals = 4", "deals = 8\nshard = 2")
    experiment = read(tmp_path, text.replace('["greedy", "random"]', '["frail.py:Frail", "greedy"]'))
    there = run(experiment, tmp_path / "there", jobs=2, on="ray")
    assert (tmp_path / "died").exists()
    assert_same(there, run(experiment, tmp_path / "here"))


def test_a_bot_that_breaks_is_named_as_here() -> None:
    """What went wrong on the cluster is told, and not that it went wrong there."""
    fault = BotFault("error-bot-in-game", {"game": 1, "why": "no idea"})

    class Cluster:
        exceptions = ray.exceptions

        def get(self, reference: str) -> None:
            raise ray.exceptions.RayTaskError("play_shard", "", fault)

    with pytest.raises(BotFault, match="game 1: no idea"):
        received(Cluster(), "shard")


def test_a_cluster_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told with what Ray says, and nothing is left behind."""

    def unreachable(**how: object) -> None:
        raise ConnectionError(f"nobody listens at\n{how['address']}")

    monkeypatch.setattr(ray, "init", unreachable)
    with pytest.raises(
        BadTable, match=r"no Ray cluster can be reached or started as .*: nobody listens at ray://here:1"
    ):
        run(read(tmp_path, SMALL), tmp_path / "run", on="ray://here:1")
