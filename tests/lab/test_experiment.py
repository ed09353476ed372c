"""Experiments as files: what they mean, and every fault named by its key path in one pass."""

import tomllib
from pathlib import Path

import msgspec
import pytest

import periplus
from periplus.cli.experiments import example
from periplus.cli.speak import Tongue
from periplus.kernel.text import LANGUAGES
from periplus.lab.experiment import Experiment, Lineup, line_ups
from periplus.lab.keypath import Nowhere, changed, value_at
from periplus.lab.reading import BadExperiment, experiment_of, read_experiment
from tests.test_cli import said, wrong

pytestmark = pytest.mark.once

SMALL = """
title = "Festival"
question = "Is it a feast?"
game = "example"
seats = 2
deals = 4
seed = 1
measures = ["decisions", "features"]
[[lineups]]
bots = ["greedy", "random"]
"""
FAULTY = """
title = ""
question = 7
game = "neptun"
seats = 9
deals = 0
shard = "all"
measures = ["games", "colours"]
colour = "red"
[options]
bonus_tiles = "none"
storms = true
[[lineups]]
name = "one"
bots = ["greedy", "genius"]
[[lineups]]
name = "one"
bots = []
[[vary]]
option = "storms"
values = [true]
[[vary]]
box = "start.silver"
values = [1, 2]
[[vary]]
box = "start.gold"
values = [3, 3, "five", -1]
[[vary]]
values = [1]
[[vary]]
option = "zero_may_score"
box = "start.gold"
values = 5
"""


def written(folder: Path, text: str) -> Path:
    """Write an experiment into a file."""
    path = folder / "question.toml"
    path.write_text(text)
    return path


def read(folder: Path, text: str) -> Experiment:
    """Read an experiment from text."""
    return read_experiment(written(folder, text))


def faults(folder: Path, text: str) -> dict[str, list[str]]:
    """Return what is wrong with an experiment, by key path."""
    with pytest.raises(BadExperiment) as caught:
        read(folder, text)
    told: dict[str, list[str]] = {}
    for line in str(caught.value).splitlines()[1:]:
        path, _, what = line.strip().partition(": ")
        told.setdefault(path, []).append(what)
    return told


def test_what_an_experiment_says(tmp_path: Path) -> None:
    """All of it is read; options have their defaults, and the box its digest."""
    found = read(tmp_path, SMALL)
    game = periplus.game("example")
    assert (found.title, found.question, found.deals, found.seats) == ("Festival", "Is it a feast?", 4, 2)
    assert found.lineups == (Lineup("greedy, random", ("greedy", "random"), 2),)
    assert (found.box, found.components, found.rules) == (game.box_digest, None, game.rules)
    assert found.options == {"festival": True}
    assert found.games == 8
    assert msgspec.json.decode(msgspec.json.encode(found), type=Experiment) == found


def test_one_bot_has_all_the_seats(tmp_path: Path) -> None:
    """It plays each deal once if its luck makes no difference, otherwise from every seat."""
    found = read(tmp_path, SMALL.replace('["greedy", "random"]', '["greedy"]\n[[lineups]]\nbots = ["random"]'))
    assert [each.bots for each in found.lineups] == [("greedy", "greedy"), ("random", "random")]
    assert [each.rotations for each in found.lineups] == [1, 2]


def test_variants_change_one_thing_each(tmp_path: Path) -> None:
    """The base comes first; a value that it has already makes no variant."""
    option = '[[vary]]\noption = "festival"\nvalues = [true, false]\n'
    found = read(tmp_path, SMALL + option + '[[vary]]\nbox = "goods[wine].cards"\nvalues = [11, 12]\n')
    base, dry, more, rich = found.variants()
    assert (base.name, base.options, base.box) == ("base", {"festival": True}, None)
    assert (dry.name, dry.options, dry.box) == ("festival = false", {"festival": False}, None)
    assert (rich.name, rich.what, rich.value) == ("goods[wine].cards = 12", "goods[wine].cards", 12)
    assert more.box is not None and rich.box is not None
    names = [good["name"] for good in rich.box["goods"]]
    assert rich.box["goods"][names.index("wine")]["cards"] == 12
    assert found.games == 32


CHANGES = """
[[variants]]
name = "rich"
options = { festival = false }
box = { "goods[wine].cards" = 2, "goods[1].cards" = 18 }
"""
ODD = """
[[vary]]
option = "festival"
values = [false]
[[vary]]
option = "festival"
values = [true]
[[variants]]
name = "rich"
[[variants]]
name = "festival = false"
options = { festival = false }
[[variants]]
name = "odd"
box = { "table.die" = "six", nothing = 1 }
"""


def test_variants_of_several_changes(tmp_path: Path) -> None:
    """They have a name; what they change together must fit together, and something must be changed."""
    rich = read(tmp_path, SMALL + CHANGES).variants()[1]
    assert (rich.name, rich.options, rich.what) == ("rich", {"festival": False}, "")
    assert rich.box is not None and [each["cards"] for each in rich.box["goods"]] == [2, 18, 10]
    told = faults(tmp_path, SMALL + CHANGES.replace("18", "17") + ODD)
    assert told.keys() == {
        "vary[1].option", "variants[0].box", "variants[1]", "variants[1].name", "variants[2].name",
        "variants[3].box.table.die", "variants[3].box.nothing",
    }  # fmt: skip
    assert "at least 30 cards" in told["variants[0].box"][0]


def test_what_data_depend_on(tmp_path: Path) -> None:
    """Words and the number of deals make no other experiment; a seed, a line-up or a box do."""
    found = read(tmp_path, SMALL)
    assert read(tmp_path, SMALL.replace("deals = 4", "deals = 9").replace("feast", "famine")).identity == found.identity
    for old, new in (("seed = 1", "seed = 2"), ('"random"]', '"greedy"]'), ('"features"', '"chances"')):
        assert read(tmp_path, SMALL.replace(old, new)).identity != found.identity


def test_a_box_beside_the_file(tmp_path: Path) -> None:
    """It is read from there; its faults are named like all others."""
    box = (Path(periplus.__file__).parent / "games" / "example" / "box.toml").read_text()
    (tmp_path / "mine.toml").write_text(box.replace("stall = ", "stall = 1", 1))
    found = read(tmp_path, SMALL.replace("seats = 2", 'seats = 2\nbox = "mine.toml"'))
    assert found.components is not None and found.box != periplus.game("example").box_digest
    assert found.opened().box_digest == found.box
    (tmp_path / "mine.toml").write_text(box.replace("stall = ", "stool = ", 1))
    told = faults(tmp_path, SMALL.replace("seats = 2", 'seats = 2\nbox = "mine.toml"'))
    assert told["box → table.stall"] == ["this key is missing"]
    assert "no such file" in faults(tmp_path, SMALL.replace("seats = 2", 'seats = 2\nbox = "none.toml"'))["box"][0]


def test_a_bot_beside_the_file(tmp_path: Path) -> None:
    """It is found from any folder; the experiment is another one when its file has changed."""
    (tmp_path / "mine.py").write_text("from periplus.bots import Random as Mine\n")
    text = SMALL.replace('"random"]', '"mine.py:Mine"]')
    found = read(tmp_path, text)
    assert found.lineups[0].bots == ("greedy", f"{tmp_path}/mine.py:Mine")
    assert found.lineups[0].name == "greedy, Mine"
    (tmp_path / "mine.py").write_text("from periplus.bots import Random as Mine\n# better\n")
    assert read(tmp_path, text).identity != found.identity
    (tmp_path / "other.py").write_text("from periplus.bots import Greedy as Mine\n")
    both = text + '[[lineups]]\nbots = ["other.py:Mine", "greedy"]'
    assert "two different bots are called Mine" in faults(tmp_path, both)["lineups[1].bots[0]"][0]


def test_a_tournament_has_all_line_ups() -> None:
    """All that can be put together, but for those of one bot alone."""
    assert [each.bots for each in line_ups(("a", "b"), 3)] == [("a", "a", "b"), ("a", "b", "b")]
    assert [each.name for each in line_ups(("a", "b"), 3)] == ["2 × a, 1 × b", "1 × a, 2 × b"]
    assert len(line_ups("abcd", 4)) == 31


def test_every_fault_is_named_in_one_pass(tmp_path: Path) -> None:
    """Wrong words, numbers, options, bots, values and keys, each by its key path."""
    told = faults(tmp_path, FAULTY)
    assert {path: what[0].split()[0] for path, what in told.items()}.keys() == {
        "title", "question", "seats", "deals", "seed", "shard", "measures", "colour",
        "options.bonus_tiles", "options.storms", "lineups[0].bots[1]", "lineups[1].name",
        "lineups[1].bots", "vary[0].values[0]", "vary[1].box", "vary[2].values[1]", "vary[2].values[2]",
        "vary[2].values[3]", "vary[3]", "vary[4]", "vary[4].values",
    }  # fmt: skip
    assert "start.silver" in told["vary[1].box"][0]
    assert len(told["vary[1].box"]) == 1
    assert "a value of the same kind as 5" in told["vary[2].values[2]"][0]
    assert told["vary[2].values[3]"] == [
        "with this the box is at fault: start.gold: a whole number from 0 to 99 is expected here"
    ]
    assert "there is no bot “genius”" in told["lineups[0].bots[1]"][0]


@pytest.mark.parametrize(
    ("old", "new", "path", "shown"),
    [
        ("example", "chess", "game", "there is no game “chess”"),
        ("[[lineups]]", "[lineups]", "lineups", "a list of at least one table"),
        ("[[lineups]]", "[tournament]", "tournament.bots", "at least two bots"),
        ("[[lineups]]", '[tournament]\nbots = ["greedy", "greedy"]\n[lineups]', "tournament.bots", "only once"),
        ('bots = ["greedy", "random"]', 'bots = ["greedy"]\n[tournament]\nbots = ["greedy"]', "lineups", "not both"),
        ('"random"]', '"random", "greedy"]', "lineups[0].bots", "3 bots for 2 seats"),
        ("deals = 4", "deals = many", "line 6 is not valid TOML (Invalid value)", ""),
    ],
)
def test_faults_of_one_kind(tmp_path: Path, old: str, new: str, path: str, shown: str) -> None:
    """An unknown game, a table in place of a list, line-ups and a tournament, and what is no TOML at all."""
    text = SMALL.replace(old, new)
    if new == "[tournament]":
        text = text.replace('["greedy", "random"]', '["greedy"]')
    assert shown in " ".join(faults(tmp_path, text)[path])


def test_the_command_names_faults_line_by_line(tmp_path: Path) -> None:
    """Each behind the name of the file; a file that is not there is one line."""
    (tmp_path / "bad.toml").write_text(SMALL.replace("seats = 2", "seats = 9"))
    assert "bad.toml: seats: a whole number from 2 to 3" in wrong("lab", "run", str(tmp_path / "bad.toml"))
    assert "no such file" in wrong("lab", "run", "nowhere.toml")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_can_be_run(language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What is shown without a file is an experiment, in each language."""
    monkeypatch.setattr(Tongue, "language", language)
    found = experiment_of(tomllib.loads(example()), "example", tmp_path)
    assert found.question.endswith("?")
    assert len(found.variants()) == 5
    assert all(len(line) <= 100 for line in example().splitlines())


def test_the_example_is_printed() -> None:
    """On standard output, ready for a file."""
    assert tomllib.loads(said("lab", "run"))["game"] == "neptun"


# Key paths


def test_key_paths_lead_to_values() -> None:
    """By keys, numbers, names and ids; a change leaves the box alone."""
    box = periplus.game("mare_nostrum").box
    assert value_at(box, "prices.city") == 3
    assert value_at(box, "stock.city[1]") == 10
    assert value_at(box, "provinces[Sicilia].icons[0].good") == value_at(box, "provinces[SIC].icons[0].good") == "grain"
    assert value_at(changed(box, "prices.city", 4), "prices.city") == 4
    assert value_at(box, "prices.city") == 3


@pytest.mark.parametrize(
    "path",
    [
        "",
        "prices",
        "prices.silver",
        "stock.city[9]",
        "stock.city[Rome]",
        "provinces[Utopia].id",
        "prices..city!",
        "prices.city.x",
    ],
)
def test_key_paths_that_lead_nowhere(path: str) -> None:
    """They are named."""
    with pytest.raises(Nowhere):
        value_at(periplus.game("mare_nostrum").box, path)
