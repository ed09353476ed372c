"""What is fitted from games: the same file however it is made, chances that come true, and faults in words."""

import sys
import tomllib
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

import periplus
from periplus.bots.weights import Fitted
from periplus.games.example import ROOM
from periplus.kernel.game import Game
from periplus.lab.fit import Seen, binned, calibration_error, fit, parted, softmax
from tests.test_cli import good, wrong

pytestmark = pytest.mark.once

TRUE = {"strength": 1.5, "noise": 0.0}


def seen(count: int) -> list[Seen]:
    """Return games whose winners follow from known weights."""
    luck = np.random.default_rng(1)
    features = luck.normal(size=(count, 3, 2))
    chances = softmax(features @ np.array(list(TRUE.values())))
    winners = [luck.choice(3, p=each) for each in chances]
    return [Seen(n, 1, features[n].tolist(), np.eye(3)[winner].tolist()) for n, winner in enumerate(winners)]


def test_known_weights_are_found() -> None:
    """Outcomes that follow from weights -> these weights."""
    found = fit(seen(4000), list(TRUE))
    assert found == pytest.approx(TRUE, abs=0.1)


def test_a_feature_that_never_varies_weighs_nothing() -> None:
    """It tells nothing, and breaks nothing."""
    same = [replace(each, features=[[row[0], 3.0] for row in each.features]) for each in seen(200)]
    assert fit(same, ["strength", "same"])["same"] == 0.0


def test_stages() -> None:
    """A milestone belongs to the last stage that has begun; those before the first stage, to none."""
    at = [Seen(1, milestone, [], []) for milestone in (1, 2, 3, 5, 9)]
    stages = parted(at, (2, 5, 7, 20))
    assert {stage: [each.milestone for each in part] for stage, part in stages.items()} == {2: [2, 3], 5: [5], 7: [9]}


def test_calibration() -> None:
    """Chances that come true are not off at all; those of somebody too sure are off by what they are too sure of."""
    won = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [0.0, 1.0]])
    assert calibration_error(np.full((4, 2), 0.5), won) == 0.0
    sure = np.array([[0.9, 0.1]] * 4)
    assert calibration_error(sure, won) == pytest.approx(0.4)


def test_the_same_file_whatever_the_number_of_processes(tmp_path: Path) -> None:
    """Fitted twice: the same bytes, which are an outlook of our box; another seed makes another."""
    made = []
    for name, more in (("one", ["--jobs", "1"]), ("two", ["--jobs", "2"]), ("other", ["--jobs", "2", "--seed", "7"])):
        file = tmp_path / f"{name}.toml"
        told = good("lab", "fit", "example", "--seats", "2", "--games", "30", "-o", str(file), *more)
        assert "2 seats" in told and "points off" in told
        made.append(file.read_text())
    assert made[0] == made[1] != made[2]
    outlook = msgspec.convert(tomllib.loads(made[0]), Fitted)
    game = periplus.game("example")
    assert (outlook.box, outlook.options) == (game.box_digest, {"festival": True})
    assert [(each.seats, tuple(each.values)) for each in outlook.weights] == [(2, game.features)] * 2
    assert "30 games of greedy" in outlook.note and "seed 1" in outlook.note


def test_chances_are_put_together_if_they_are_about_the_same() -> None:
    """Of two that were told 50 % and two told 90 %, half and all came true -> two bins that say so."""
    told = np.array([[0.5, 0.5], [0.9, 0.9]])
    bins = binned(told, np.array([[1.0, 0.0], [1.0, 1.0]]))
    assert [(each.count, each.told, each.won) for each in bins] == [(2, 0.5, 0.5), (2, 0.9, 1.0)]


def test_an_outlook_is_tried_and_drawn(tmp_path: Path) -> None:
    """New games tell how far chances are off; the drawing has a plot for each number of seats, and dots in it."""
    file = tmp_path / "reliability.svg"
    told = good("lab", "try", "example", "--games", "20", "--plot", str(file))
    drawn = ElementTree.parse(file).getroot()
    assert told.count("points off") == 2 == file.read_text().count("points off")
    dots = drawn.findall(".//{http://www.w3.org/2000/svg}circle")
    assert dots and all(0 <= float(dot.get("cx", "-1")) <= float(drawn.get("width", "0")) for dot in dots)
    assert "nothing was fitted" in good("lab", "try", "example", "--games", "2", "--option", "festival=false")


def test_options_that_do_not_matter_are_left_out(tmp_path: Path) -> None:
    """The limit of turns with which games were played is none of the options that weights hold for."""
    file = tmp_path / "made.toml"
    told = good(
        "lab", "fit", "mare_nostrum", "--seats", "3", "--games", "2", "--option", "turn_limit=5", "-o", str(file)
    )
    assert "3 seats" in told
    options = tomllib.loads(file.read_text())["options"]
    assert "goal" in options and "turn_limit" not in options


def test_faults_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An impossible number of seats, no games, a bot that does not exist, a room without an outlook, no numpy."""
    to = str(tmp_path / "made.toml")
    assert "9 players" in wrong("lab", "fit", "example", "--seats", "9", "-o", to)
    assert "at least 1 game" in wrong("lab", "fit", "example", "--games", "0", "-o", to)
    assert "there is no bot" in wrong("lab", "fit", "example", "--bots", "genius", "-o", to)
    monkeypatch.setattr("periplus.cli.lab.open_game", lambda name: Game(replace(ROOM, outlook=None)))
    assert "no outlook" in wrong("lab", "fit", "example", "-o", to)
    monkeypatch.delitem(sys.modules, "periplus.lab.fit")
    monkeypatch.delattr("periplus.lab.fit")
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert "periplus[lab]" in wrong("lab", "fit", "example", "-o", to)
    assert not Path(to).exists()
