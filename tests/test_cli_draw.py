"""``periplus draw``: pictures of records, and how it says no."""

import json
import os
import struct
from pathlib import Path

import pytest
from PIL import Image

from periplus import cli
from periplus.bots.names import known_names
from periplus.cli.speak import Tongue
from periplus.draw.film import FRAME, REST
from periplus.kernel.game import Game
from periplus.kernel.record import PERSON, make_record, read_record, replay, to_json, to_text
from periplus.kernel.undo import Play
from tests.draw.plain import PAPER, drawn_example
from tests.test_cli import good, wrong

pytestmark = pytest.mark.once

FIXTURES = Path(__file__).parent / "fixtures" / "records"
EXAMPLE = FIXTURES / "example-rules1-2.json"
LAST = len(read_record(EXAMPLE.read_text(encoding="utf-8")).decisions)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Give the example a plain board, for this process, which speaks English."""
    drawn = drawn_example(monkeypatch)
    monkeypatch.setattr("periplus.cli.draw.game_of", lambda record, name: drawn)
    monkeypatch.setattr(Tongue, "language", "en")
    monkeypatch.setenv("PERIPLUS_LANG", "en")
    return drawn


def draw(*arguments: object) -> None:
    """Run the command in this process; it must succeed."""
    with pytest.raises(SystemExit) as left:
        cli.main(["draw", *map(str, arguments)])
    assert left.value.code == 0


def refused(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """Run a command that must fail and return the one line it tells."""
    with pytest.raises(SystemExit) as left:
        cli.main(["draw", *map(str, arguments)])
    shown = capsys.readouterr()
    assert (left.value.code, shown.out, shown.err.count("\n")) == (2, "", 1)
    return shown.err


def named(tmp_path: Path, players: list[str] | None) -> Path:
    """Write the record with the names of who played."""
    record = read_record(EXAMPLE.read_text(encoding="utf-8"))
    record.players = players
    file = tmp_path / "named.json"
    file.write_text(to_json(record), encoding="utf-8")
    return file


def test_the_last_position_is_drawn_for_a_spectator(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without --at and --seat; the file is the SVG, and a line tells what it shows."""
    file = tmp_path / "board.svg"
    draw(EXAMPLE, "-o", file)
    drawn = file.read_text(encoding="utf-8")
    assert drawn.startswith("<svg ")
    assert drawn.endswith("</svg>\n")
    assert ">seat None<" in drawn
    assert PAPER["light"] in drawn
    assert f"board.svg: example after {LAST} decisions." in capsys.readouterr().out


def test_standard_output_gets_the_svg_alone(game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With - or without -o: the very drawing that a file gets."""
    draw(EXAMPLE, "-o", tmp_path / "board.svg")
    capsys.readouterr()
    for arguments in ((), ("-o", "-"), ("--output", "-")):
        draw(EXAMPLE, *arguments)
        assert capsys.readouterr().out == (tmp_path / "board.svg").read_text(encoding="utf-8")


def test_any_position_and_any_seat_is_drawn(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    """After K decisions of the record, as a seat sees it."""
    record = read_record(EXAMPLE.read_text(encoding="utf-8"))
    for at in (0, 1, LAST):
        draw(EXAMPLE, "--at", at, "--seat", 1)
        shown = capsys.readouterr().out
        assert ">seat 1<" in shown
        assert f">{replay(record, game, at).step_name()}<" in shown


def test_themes_and_languages_are_chosen(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    """Dark paper; Dutch words."""
    draw(EXAMPLE, "--theme", "dark", "--lang", "nl")
    shown = capsys.readouterr().out
    assert PAPER["dark"] in shown
    assert "Waiting" not in shown


def test_a_png_is_as_wide_as_asked(game: Game, tmp_path: Path) -> None:
    """1600 pixels if nothing is said; the suffix may be written large."""
    for name, arguments, width in (("a.png", (), 1600), ("b.PNG", ("--width", 90), 90)):
        draw(EXAMPLE, *arguments, "-o", tmp_path / name)
        png = (tmp_path / name).read_bytes()
        assert png.startswith(b"\x89PNG")
        assert struct.unpack(">II", png[16:24]) == (width, width // 2)


def test_text_records_and_saved_games_are_drawn(game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The text form gives the same drawing; a game that is not over has no result and is drawn, too."""
    record = read_record(EXAMPLE.read_text(encoding="utf-8"))
    text, saved = tmp_path / "game.txt", tmp_path / "saved.json"
    text.write_text(to_text(record), encoding="utf-8")
    play = Play(replay(record, game, 0))
    saved.write_text(to_json(make_record(play.state, play.decisions, [PERSON, "greedy"])), encoding="utf-8")
    shown = []
    for file in (EXAMPLE, text, saved):
        draw(file)
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1] != shown[2]


def test_seats_are_called_as_the_record_has_them(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bot from a file by its class, other bots by names of their own, people as the game calls their seats."""
    draw(named(tmp_path, ["/home/me/bots.py:Sly<1>", "person"]))
    shown = capsys.readouterr().out
    assert "Sly&lt;1&gt;" in shown
    assert "/home" not in shown
    assert "Seat 2" in shown
    draw(named(tmp_path, None))
    shown = capsys.readouterr().out
    assert "Seat 1" in shown
    assert "Seat 2" in shown
    draw(named(tmp_path, ["greedy", "greedy"]))
    shown = capsys.readouterr().out
    assert "Seat" not in shown
    assert "greedy" not in shown
    assert len([name for name in known_names() if f"{name}<" in shown or f"{name}." in shown]) == 2


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["-o", "board.gif"], "board.gif"),
        (["-o", "board"], ".svg or .png"),
        (["-o", "no/such/folder/board.svg"], "board.svg"),
        (["-o", "no/such/folder/board.png"], "board.png"),
        (["-o", "folder.svg"], "folder"),
        (["--at", str(LAST + 1)], f"only {LAST}"),
        (["--at", "-1"], "--at"),
        (["--at", "soon"], "soon"),
        (["--seat", "2"], "from 0 to 1"),
        (["--seat", "x"], "x"),
        (["--theme", "pink"], "pink"),
        (["--width", "0"], "1 to 8000"),
        (["--width", "8001"], "8001"),
        (["--lang", "la"], "la"),
        (["--loud"], "loud"),
    ],
)
def test_bad_words_are_one_line(
    game: Game, arguments: list[str], fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """Suffix, folder, position, seat, theme, width: exit code 2, and nothing is written."""
    (tmp_path / "folder.svg").mkdir()
    monkeypatch.chdir(tmp_path)
    assert fault in refused(capsys, EXAMPLE, *arguments)
    assert [file.name for file in tmp_path.iterdir()] == ["folder.svg"]


def test_a_file_that_may_not_be_written_is_left_alone(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A full device is one line."""
    full = tmp_path / "full.png"
    if not Path("/dev/full").exists():
        pytest.skip("there is no full device here")
    full.symlink_to("/dev/full")
    assert "no space" in refused(capsys, EXAMPLE, "-o", full)
    assert full.is_symlink()


def test_damaged_records_are_refused(game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A changed check, a cut file, no record at all, no file: the line names the fault, and no picture is left."""
    data = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    data["decisions"][1][2] = "00000000"
    bad, picture = tmp_path / "bad.json", tmp_path / "board.png"
    for text, fault in ((json.dumps(data), "decision 2"), (json.dumps(data)[:200], "line"), ("{}", "record")):
        bad.write_text(text, encoding="utf-8")
        assert fault in refused(capsys, bad, "-o", picture)
    assert "nowhere.json" in refused(capsys, tmp_path / "nowhere.json", "-o", picture)
    assert not picture.exists()


def test_a_game_without_a_board_is_not_drawn(tmp_path: Path) -> None:
    """The example has only tables of words."""
    assert "example has no board" in wrong("draw", str(EXAMPLE), "-o", str(tmp_path / "board.svg"))
    assert os.listdir(tmp_path) == []


def test_the_story_of_any_game_is_drawn(tmp_path: Path) -> None:
    """Charts need no board: SVG, or PNG by the suffix, with a title for each figure that changed."""
    good("draw", str(EXAMPLE), "--story", "-o", str(tmp_path / "story.svg"))
    drawn = (tmp_path / "story.svg").read_text(encoding="utf-8")
    assert ">Points<" in drawn and ">Cards in hand<" in drawn and ">Round 3<" in drawn
    good("draw", str(EXAMPLE), "--story", "--width", "300", "-o", str(tmp_path / "story.png"))
    assert struct.unpack(">I", (tmp_path / "story.png").read_bytes()[16:20]) == (300,)


def test_a_film_shows_the_whole_game(game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every position of a short game, in order, as wide as asked; the last one stays longer."""
    file = tmp_path / "game.webp"
    draw(EXAMPLE, "--film", file, "--width", 120, "--theme", "dark")
    assert f"game.webp: example after {LAST} decisions." in capsys.readouterr().out
    with Image.open(file) as film:
        assert (film.format, film.size) == ("WEBP", (120, 60))
        assert 1 < getattr(film, "n_frames", 1) <= LAST + 1  # frames that look alike are one
        assert film.convert("RGB").getpixel((119, 59)) == pytest.approx((0x20, 0x18, 0x10), abs=6)
        times = list[int]()
        for number in range(getattr(film, "n_frames", 1)):
            film.seek(number)
            film.load()
            times.append(film.info["duration"])
    assert sum(times) == LAST * FRAME + REST


@pytest.mark.parametrize(("arguments", "fault"), [(["--film", "game.gif"], ".webp"), (["--film", "game"], ".webp")])
def test_a_film_is_a_webp(
    game: Game, arguments: list[str], fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """A name that says otherwise, or nothing, is refused."""
    monkeypatch.chdir(tmp_path)
    assert fault in refused(capsys, EXAMPLE, *arguments)
    assert os.listdir(tmp_path) == []


def test_help_explains_every_parameter() -> None:
    """Each parameter in a sentence."""
    shown = " ".join(good("draw", "--help").split())
    for sentence in (
        "this many decisions",
        "counted from 0",
        "light or dark",
        "pixels wide",
        ".svg or .png",
        "in charts",
        "a film of the game",
    ):
        assert sentence in shown
