"""The command line as people use it: what it prints, what it writes, and how it says no."""

import json
import os
import subprocess
import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import pytest

import periplus
from periplus import cli
from periplus.cli.speak import Tongue
from periplus.games import ROOMS
from periplus.kernel.record import read_record, replay
from periplus.kernel.rules import clauses_of
from periplus.version import is_compiled, version_line


def run(*arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command."""
    environment = {**os.environ, "COLUMNS": "120", "PERIPLUS_LANG": "en"}
    return subprocess.run(
        [sys.executable, "-m", "periplus", *arguments], capture_output=True, text=True, cwd=cwd, env=environment
    )


def good(*arguments: str) -> str:
    """Run a command that must succeed and return what it prints."""
    done = run(*arguments)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def said(*arguments: str) -> str:
    """Run a command that must succeed, in this process, which is quicker; return what it prints."""
    out = StringIO()
    with (
        redirect_stdout(out), patch.dict(os.environ, PERIPLUS_LANG="en"), patch.object(Tongue, "language", "en"),
        pytest.raises(SystemExit) as left,
    ):  # fmt: skip
        cli.main(arguments)
    assert left.value.code == 0
    return out.getvalue()


def wrong(*arguments: str, cwd: Path | None = None, **surroundings: str) -> str:
    """Run a command that must fail, in this process, which is quicker; return the one line it tells."""
    out, err = StringIO(), StringIO()
    environment = patch.dict(os.environ, PERIPLUS_LANG="en", **surroundings)
    with (
        redirect_stdout(out), redirect_stderr(err), chdir(cwd or "."), environment,
        patch.object(Tongue, "language", "en"), pytest.raises(SystemExit) as left,
    ):  # fmt: skip
        cli.main(arguments)
    assert (left.value.code, out.getvalue()) == (2, ""), out.getvalue() + err.getvalue()
    assert err.getvalue().startswith("periplus: ")
    assert len(err.getvalue().splitlines()) == err.getvalue().count("\n") == 1
    return err.getvalue()


def test_version_says_how_it_runs() -> None:
    """The version tells whether the rules are compiled."""
    assert good("--version").strip() == version_line()
    assert ("compiled" in version_line()) == is_compiled()


def test_games_are_listed_without_the_hidden_one() -> None:
    """Players see Neptun, not the example."""
    assert "neptun" in good("games")
    assert "example" not in good("games")


def test_options_are_explained() -> None:
    """Every option with its clause, its values and the default."""
    shown = good("options", "neptun")
    for option in periplus.game("neptun").options:
        assert f"{option.name} ({option.rule})" in shown
    assert "* forecast" in shown


def test_rules_are_listed_and_shown() -> None:
    """All clauses; then one, with the code that implements it, the pictures of it, and its tests."""
    listed = good("rules", "neptun")
    assert all(f"N{number} " in listed for number in range(1, 62))
    shown = good("rules", "neptun", "n37")
    assert "N37" in shown
    places = [shown.index(f"\n  {path}") for path in (
        "periplus/games/neptun/fulfil.py:", "periplus/games/neptun/board.py:", "tests/games/neptun/test_fulfil.py::"
    )]  # fmt: skip
    assert places == sorted(places)


def test_the_box_is_shown_with_sources() -> None:
    """Every section, every source, and the digest that records carry."""
    shown = good("box", "neptun")
    for word in ("saguntum_b", "reconstructed", "rulebook", "inferred", periplus.game("neptun").box_digest):
        assert word in shown


@pytest.mark.parametrize("name", ROOMS)
def test_every_game_is_explained(name: str) -> None:
    """Its options, its clauses and its box, whose parts read as words and not as Python."""
    game = periplus.game(name)
    options = good("options", name)
    assert all(f"{option.name} ({option.rule})" in options for option in game.options)
    clause = list(clauses_of(game.room))[-1]
    assert clause in good("rules", name, clause)
    shown = good("box", name)
    assert game.box_digest in shown
    assert not set("{}'") & set(shown)


def own_box(tmp_path: Path, *replacements: tuple[str, str]) -> Path:
    """Write our box with corrections."""
    text = (Path(periplus.__file__).parent / "games" / "neptun" / "box.toml").read_text(encoding="utf-8")
    for old, new in replacements:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_own_box_is_checked_and_played(tmp_path: Path) -> None:
    """A corrected box passes, is played with --box, and its record replays without the file."""
    mine = own_box(tmp_path, ("gold = 5\nwind = 5", "gold = 7\nwind = 4"))
    assert "valid box" in good("box", "neptun", "--check", str(mine))
    game = tmp_path / "game.json"
    good("record", "neptun", "--seats", "3", "--seed", "1", "--box", str(mine), "-o", str(game))
    mine.unlink()
    assert "replayed as recorded" in good("replay", str(game))
    record = read_record(game.read_text(encoding="utf-8"))
    assert record.box_data is not None
    assert replay(record, periplus.game("neptun", record.box_data), 0).view(0)["wind"] == 4


def test_every_fault_of_a_box_is_named(tmp_path: Path) -> None:
    """Three faults, three lines, each with its key path; a syntax error with its line."""
    prices = ("mile = 1\ntemple_point = 3", "miles = 1\ntemple_point = -3")
    mine = own_box(tmp_path, ('region = "Hispania"', 'region = "Gallia"'), prices)
    done = run("box", "neptun", "--check", str(mine))
    assert done.returncode == 2
    lines = done.stderr.splitlines()
    assert [line.split(": ")[2] for line in lines] == [
        "prices.mile",
        "prices.temple_point",
        "prices.miles",
        "cities[1].region",
    ]
    mine.write_text("[start]\ncity = Crete\n", encoding="utf-8")
    done = run("box", "neptun", "--check", str(mine))
    assert done.returncode == 2
    assert "line 2" in done.stderr


def test_bots_take_turns_in_a_record(tmp_path: Path) -> None:
    """In the market, where all act freely, nobody trades twice before the others have had their turn."""
    file, last, several = tmp_path / "game.json", -1, 0
    good("record", "example", "--seats", "3", "--seed", "7", "-o", str(file))
    made = read_record(file.read_text(encoding="utf-8"))
    s = replay(made, periplus.game("example"), 0)
    for seat, notation, _ in made.decisions:
        several += len(s.actors()) > 1
        assert seat == s.next_actor(last)
        s.apply(seat, s.game.parse(notation))
        last = seat
    assert several > 20


def test_a_game_is_recorded_and_replayed(tmp_path: Path) -> None:
    """JSON and text, the same game for the same seed; standings at the end; stopping in between."""
    one, other = tmp_path / "game.json", tmp_path / "game.txt"
    arguments = ["record", "neptun", "--seats", "4", "--bots", "random", "--seed", "7"]
    good(*arguments, "-o", str(one))
    good(*arguments, "-o", str(other))
    assert read_record(one.read_text(encoding="utf-8")) == read_record(other.read_text(encoding="utf-8"))
    assert good(*arguments) == one.read_text(encoding="utf-8")
    shown = good("replay", str(one))
    assert shown == good("replay", str(other))
    assert "1. " in shown
    assert "Turn 1: acquire a contract" in good("replay", str(one), "--until", "0")
    text = good("replay", str(one), "--text")
    assert "; " in text
    assert read_record(text) == read_record(one.read_text(encoding="utf-8"))
    assert len(read_record(good("replay", str(one), "--text", "--until", "5")).decisions) == 5


def test_a_year_of_parthenon_is_recorded_and_replayed(tmp_path: Path) -> None:
    """Six bots, one year: the record says so and replays, to the end or to a decision in between."""
    file = tmp_path / "game.json"
    good("record", "parthenon", "--seats", "6", "--seed", "7", "--option", "years=1", "-o", str(file))
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.options["years"] == 1
    shown = good("replay", str(file))
    assert "replayed as recorded" in shown and "6. " in shown and "villages" in shown
    assert "20 decisions" in good("replay", str(file), "--until", "20")


def test_a_game_is_looked_at_afterwards(tmp_path: Path) -> None:
    """Chances, what they were made of, mistakes and luck: for people, or as JSON, whatever the number of processes."""
    file = tmp_path / "game.json"
    good("record", "example", "--seats", "2", "--bots", "novice", "--seed", "5", "-o", str(file))
    shown = good("analyse", str(file), "--effort", "0.1", "--jobs", "1")
    assert "Chance to win" in shown and "Given away" in shown and "strokes of luck" in shown
    found = json.loads(good("analyse", str(file), "--effort", "0.1", "--jobs", "1", "--json"))
    record = read_record(file.read_text("utf-8"))
    assert [(each["seat"], each["action"]) for each in found["decisions"]] == [each[:2] for each in record.decisions]
    assert "effort" in wrong("analyse", str(file), "--effort", "0")
    assert "effort" in wrong("analyse", str(file), "--effort", "nan")
    file.write_text(file.read_text("utf-8").replace('[\n  [0, "', '[\n  [1, "', 1), "utf-8")
    assert "decision 1" in wrong("analyse", str(file))


def test_fresh_luck_differs(tmp_path: Path) -> None:
    """Without a seed every game is another."""
    assert good("record", "neptun", "--seats", "3") != good("record", "neptun", "--seats", "3")


def test_options_and_hex_seeds_are_kept() -> None:
    """Options given on the command line and a whole seed stand in the record."""
    seed = "ab" * 32
    shown = good(
        "record",
        "neptun",
        "--seats",
        "3",
        "--seed",
        seed,
        "--option",
        "bonus_tiles=fixed3",
        "--option",
        "zero_may_score=true",
    )
    data = json.loads(shown)
    assert data["seed"] == seed
    assert data["options"]["bonus_tiles"] == "fixed3"
    assert data["options"]["zero_may_score"] is True


BAD = [
    (["record", "go", "--seats", "3"], "go"),
    (["record", "neptun", "--seats", "6"], "3, 4, 5"),
    (["record", "neptun", "--seats", "many"], "many"),
    (["record", "neptun"], "seats"),
    (["record", "neptun", "--seats", "3", "--bots", "genius"], "genius"),
    (["record", "neptun", "--seats", "3", "--bots", "random,random"], "2 bots"),
    (["record", "neptun", "--seats", "3", "--seed", "x"], "x"),
    (["record", "neptun", "--seats", "3", "--option", "speed=9"], "speed"),
    (["record", "neptun", "--seats", "3", "--option", "bonus_tiles=many"], "random, fixed3"),
    (["record", "neptun", "--seats", "3", "--option", "bonus_tiles"], "NAME=VALUE"),
    (["record", "neptun", "--seats", "3", "--box", "nowhere.toml"], "nowhere.toml"),
    (["record", "neptun", "--seats", "3", "-o", "no/such/folder/game.json"], "game.json"),
    (["replay", "nowhere.json"], "nowhere.json"),
    (["rules", "neptun", "N99"], "N99"),
    (["rules", "go"], "go"),
    (["box", "go"], "go"),
    (["options", "go"], "go"),
    (["dance"], "dance"),
    (["replay", "x", "--loud"], "loud"),
    (["record", "neptun", "--seats", "3.5"], "3.5"),
    (["record", "neptun", "--seats", "1" * 31], "1" * 31),
    (["record", "neptun", "--seats", "3", "-o", "."], "folder"),
    (["record", "neptun", "--seats", "3", "-o", ""], "folder"),
    (["record", "neptun", "--seats", "3", "--option", "bonus_tiles=fixed3", "--option", "bonus_tiles=random"], "twice"),
    (["options", "ne\nptun\x1b[1m"], "ne\\nptun\\x1b[1m"),
    (["replay", "no\nwhere"], "no\\nwhere"),
]


@pytest.mark.parametrize(("arguments", "fault"), BAD)
def test_bad_input_is_one_line_and_exit_code_2(arguments: list[str], fault: str, tmp_path: Path) -> None:
    """Unknown game, seats, option, file, clause, command: one line that names the fault, no traceback."""
    assert fault in wrong(*arguments, cwd=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_fault_ends_the_program() -> None:
    """A program of its own ends as it does in this process."""
    done = run("dance")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", wrong("dance"))


def test_output_goes_where_it_should(tmp_path: Path) -> None:
    """A link is followed, a device written to, a read-only file left alone, a neighbour's file untouched."""
    target, link, neighbour = tmp_path / "real.json", tmp_path / "link.json", tmp_path / "real.json.part"
    target.write_text("old", encoding="utf-8")
    neighbour.write_text("mine", encoding="utf-8")
    link.symlink_to(target)
    good("record", "neptun", "--seats", "3", "-o", str(link))
    assert link.is_symlink()
    assert read_record(target.read_text(encoding="utf-8")).seats == 3
    good("record", "neptun", "--seats", "3", "-o", os.devnull)
    assert not Path(os.devnull).is_file()
    assert {path.name for path in tmp_path.iterdir()} == {"real.json", "link.json", "real.json.part"}
    assert neighbour.read_text(encoding="utf-8") == "mine"


def test_standard_output_may_fail(tmp_path: Path) -> None:
    """A full disk is one line; a reader that leaves early ends the program quietly."""
    command = f"{sys.executable} -m periplus"
    if Path("/dev/full").exists():
        done = subprocess.run(f"{command} rules neptun > /dev/full", shell=True, capture_output=True, text=True)
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1
    done = subprocess.run(f"{command} box neptun | head -1", shell=True, capture_output=True, text=True)
    assert done.stderr == ""


def test_the_shipped_box_can_be_taken_out_and_corrected(tmp_path: Path) -> None:
    """What --toml prints is a valid box, and the very one we ship."""
    mine = tmp_path / "mine.toml"
    mine.write_text("\ufeff" + good("box", "neptun", "--toml"), encoding="utf-8")
    assert "valid box" in good("box", "neptun", "--check", str(mine))


def test_help_explains_every_parameter() -> None:
    """Each parameter of record is told in a sentence."""
    shown = good("record", "--help")
    for sentence in ("how many play", "64 hex digits", "NAME=VALUE", "box of your own", "standard output"):
        assert sentence in shown


def test_a_damaged_record_is_refused_by_its_first_bad_line(tmp_path: Path) -> None:
    """An edited action, an illegal one, a cut file: exit code 2 and the decision's number."""
    game = tmp_path / "game.json"
    good("record", "neptun", "--seats", "3", "--seed", "3", "-o", str(game))
    whole = json.loads(game.read_text(encoding="utf-8"))
    whole["decisions"][4][2] = "00000000"
    for text, fault in ((json.dumps(whole), "decision 5"), (game.read_text(encoding="utf-8")[:900], "line")):
        game.write_text(text, encoding="utf-8")
        done = run("replay", str(game))
        assert done.returncode == 2
        assert fault in done.stderr
        assert len(done.stderr.splitlines()) == 1
    whole["seats"] = 10**30
    twice, surrogate = b'{"format": 1, "format": 1}', b'{"format": 1, "game": "\\ud800"}'
    for content in (b"\xff\xfe\x00", json.dumps(whole).encode(), twice, surrogate):
        game.write_bytes(content)
        done = run("replay", str(game))
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1
