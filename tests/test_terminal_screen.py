"""What fits on a screen of 80 columns and 24 lines: questions with their choices, by parts, and maps in characters."""

import io
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import periplus
from periplus.cli.choices import MOST, entries_of, shared
from periplus.cli.map import WIDTH, draw
from periplus.cli.screen import PROMPT_LINES, Screen
from periplus.cli.speak import Tongue, names_at, ranking
from periplus.games import game_of
from periplus.kernel.action import Action
from periplus.kernel.atlas import Place, ground_of
from periplus.kernel.record import replay
from periplus.kernel.state import State
from periplus.kernel.text import LANGUAGES, Text, text
from tests.conformance.walks import TABLES, walk
from tests.test_terminal import ENTER, Start, Terminal, environment, position, said, saved, sit
from tests.test_terminal import start as start

LINES = 24
MAPS = [("neptun", 5), ("mare_nostrum", 4), ("parthenon", 6)]
LONG_LIST = 1  # the seed of a game of Neptun for three in which the person may take two columns at once


# Choices


def levels(actions: list[Action], luck: random.Random) -> Iterator[list[Action]]:
    """Return the actions that are left after each part that somebody chooses."""
    while True:
        yield actions
        groups = [entry.actions for entry in entries_of(actions) if len(entry.actions) > 1]
        if not groups:
            return
        actions = luck.choice(groups)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_action_can_be_chosen_by_parts(name: str, seats: int) -> None:
    """Over a whole game: each line has a number of its own, and the lines stand for all actions, each once."""
    luck = random.Random(seats)
    for s, seat, _ in walk(name, seats, 41):
        for actions in levels(s.legal_actions(seat), luck):
            entries = entries_of(actions)
            assert len({entry.number for entry in entries}) == len(entries)
            meant = [action for entry in entries for action in entry.actions]
            assert sorted(map(str, meant)) == sorted(map(str, actions))
            assert len(entries) > 1 or len(actions) == 1
            counted = [entry for entry in entries if entry.counts]
            assert all(str(entry.number) in str(action).split() for entry in counted for action in entry.actions)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), [("neptun", 5), ("mare_nostrum", 5), ("parthenon", 6), ("example", 3)])
def test_a_question_fits_on_a_screen(name: str, seats: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over a whole game: what is at hand, the question, its choices and the prompt take 24 lines of 80 columns."""
    monkeypatch.setattr(Tongue, "language", language)
    file, luck, fullest = io.StringIO(), random.Random(1), 0
    pages = Console(file=file, width=WIDTH, height=LINES, force_terminal=True, color_system=None, highlight=False)
    screen = Screen(periplus.game(name), pages, names_at(periplus.game(name).new(seats, 42), None))
    for number, (s, seat, _) in enumerate(walk(name, seats, 42)):
        for actions in levels(s.legal_actions(seat), luck) if number % 5 == 0 else ():
            file.seek(0)
            file.truncate()
            screen.show_choice(s, seat, entries_of(actions))
            fullest = max(fullest, len(file.getvalue().splitlines()) + PROMPT_LINES)
    assert 0 < fullest <= LINES


def test_labels_share_their_beginning_and_end() -> None:
    """A line for several actions leaves a gap where they differ."""
    assert shared(["Take column 1 into slot 1: salt", "Take column 1 into slot 2: salt"]) == (
        "Take column 1 into slot … salt"
    )
    assert shared(["Sail to Crete", "Sail to Crete, deliver and stay"]) == "Sail to Crete …"
    assert shared(["Pass"]) == "Pass"


def small(start: Start, file: Path, game: str, seed: int) -> Terminal:
    """Begin a game on a small screen."""
    return sit(start, file, game, seed=seed, rows=LINES)


def test_an_amount_is_typed_as_an_amount(start: Start, tmp_path: Path) -> None:
    """How many cards must be offered: from 0 on, so that “2” means two and not the second line."""
    file = tmp_path / "game.json"
    terminal = small(start, file, "mare_nostrum", 2)
    terminal.say("1")
    shown = terminal.say(ENTER)
    assert "The number itself (0–5)" in shown
    assert "   0  No exchange this turn" in shown
    assert "9 is not in the list; choose one of: 0–5" in terminal.say("9")
    terminal.say("2")
    assert (0, "exchange 2") in said(file)


def test_a_long_list_is_chosen_by_parts(start: Start, tmp_path: Path) -> None:
    """Two columns with five slots each: first the column by its number, then the slot; “back” asks again."""
    file = tmp_path / "game.json"
    terminal = small(start, file, "neptun", LONG_LIST)
    actions = position(file).legal_actions(0)
    columns = sorted({str(action).split()[1] for action in actions if action.verb.name == "take"})
    assert len(actions) > MOST and len(columns) > 1
    assert [line[:4].strip() for line in terminal.choices] == columns
    shown = terminal.say(columns[-1])
    assert len(terminal.choices) == 5
    assert all(f"take {columns[-1]} slot {line[3]}" in line for line in terminal.choices)
    assert "The number itself (1–5), “back”, or “help”" in shown
    terminal.say("back")
    assert len(terminal.choices) == len(columns)
    assert "stands for several actions" in terminal.say(f"why {columns[0]}")
    assert all(seat for seat, _ in said(file))
    terminal.say(f"take {columns[0]}")  # the beginning of an action narrows the list, too
    assert len(terminal.choices) == 5
    terminal.say("3")
    assert (0, f"take {columns[0]} slot 3") in said(file)


def test_an_action_is_still_typed_whole(start: Start, tmp_path: Path) -> None:
    """The notation of an action takes it, whatever part is asked for."""
    file = tmp_path / "game.json"
    terminal = small(start, file, "neptun", LONG_LIST)
    terminal.say(terminal.choices[0][:4].strip())
    notation = str(position(file).legal_actions(0)[-2])
    terminal.say(notation)
    assert (0, notation) in said(file)


@pytest.mark.once
def test_a_file_lists_all_actions(tmp_path: Path) -> None:
    """Where nobody looks, a script finds every action with its place in the list."""
    words = ["play", "neptun", "--seats", "3", "--seed", str(LONG_LIST), "--save", "game.json"]
    command = [sys.executable, "-m", "periplus", *words]
    done = subprocess.run(
        command, input="7\n", capture_output=True, text=True, cwd=tmp_path, env=environment(tmp_path), check=True
    )
    file = tmp_path / "game.json"
    record, (number, (_, taken)) = saved(file), next(each for each in enumerate(said(file)) if each[1][0] == 0)
    actions = replay(record, game_of(record), number).legal_actions(0)
    assert f"\n{len(actions):>4}  " in done.stdout
    assert taken == str(actions[6])


def test_the_table_waits_to_be_asked_for(start: Start, tmp_path: Path) -> None:
    """A table that does not fit is not shown at every turn: “board” shows it, or one part by its title."""
    file = tmp_path / "game.json"
    terminal = small(start, file, "mare_nostrum", 2)
    assert "Heroes and wonders available" not in terminal.opening
    assert "Heroes and wonders available" in terminal.say("board")
    shown = terminal.say("board reserve")
    assert "Pieces in reserve" in shown and "Heroes and wonders available" not in shown


@pytest.mark.parametrize(("name", "letter"), [("neptun", "N"), ("mare_nostrum", "M"), ("parthenon", "P")])
def test_help_names_a_clause_of_the_game(name: str, letter: str, start: Start, tmp_path: Path) -> None:
    """“rules” is explained with the clause that asks for the decision at hand."""
    file = tmp_path / "game.json"
    shown = small(start, file, name, 2).say("help")
    step = position(file).step(0)
    assert step is not None and step.rule.startswith(letter)
    assert f"\nrules {step.rule} " in shown
    assert len(shown.splitlines()) < LINES


# Maps


def drawn(s: State, seat: int | None, speaks: Text) -> tuple[list[Place], list[str]]:
    """Return the places of a game and its map."""
    assert s.game.atlas is not None
    places = s.game.atlas.places(s.game.box, s.view(seat), seat)
    told = [line.plain for line in draw(ground_of(s.game.room), places, lambda cell: str(speaks.value("name", cell)))]
    return places, told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), MAPS)
def test_the_map_shows_every_place(name: str, seats: int, language: str) -> None:
    """Over a whole game: 80 columns, a spot for each place, its whole name there, and below it what stands there."""
    speaks = text(language, f"periplus.games.{name}")
    for number, (s, seat, _) in enumerate(walk(name, seats, 43)):
        if number % 25:
            continue
        places, lines = drawn(s, seat, speaks)
        assert len(lines) <= 20 and all(len(line) <= WIDTH for line in lines)
        for place in places:
            line, column = ground_of(s.game.room).spots[place.name]
            label = str(speaks.value("name", place.label))
            assert lines[line][column:].startswith(label)
            marks = " ".join(str(speaks.value("name", mark)) for mark in place.marks)
            assert lines[line + 1][column : column + len(marks)].split("…")[0] in marks


def test_the_map_of_mare_nostrum_has_all_provinces_and_seas() -> None:
    """Names, seas between waves, capitals with a star, and the owner with buildings and units below."""
    game = periplus.game("mare_nostrum")
    _, lines = drawn(game.new(5, 1), 0, text("en", game.room))
    shown = "\n".join(lines)
    assert all(each["name"] in shown for each in game.box["provinces"])
    assert all(f"~{each['name']}~" in shown for each in game.box["seas"])
    assert all(f"{civ['capital']}*" in shown for civ in game.box["civilisations"])
    at = next(number for number, line in enumerate(lines) if "Achaia*" in line)
    assert lines[at + 1][lines[at].index("Achaia*") :].startswith("Gr ◆◆● 1F")


def test_every_place_tells_where_it_leads() -> None:
    """“map Roma”, by any of its names, tells its neighbours; all of them, of provinces as of seas."""
    game = periplus.game("mare_nostrum")
    file = io.StringIO()
    s = game.new(3, 2)
    screen = Screen(game, Console(file=file, width=200, color_system=None), names_at(s, None))
    for each in [*game.box["provinces"], *game.box["seas"]]:
        file.seek(0)
        file.truncate()
        screen.show_place(s, 0, each["also"][0] if "also" in each else each["name"].upper())
        near = [
            name for key, names in each["borders"].items() if key in ("land", "seas", "provinces") for name in names
        ]
        told = file.getvalue()
        assert each["name"] in told and near
        assert all(name in told.partition("Neighbours")[2] for name in near)


def test_the_list_of_provinces_tells_neighbours() -> None:
    """The province in which somebody is, and behind it where one can go from there."""
    game = periplus.game("mare_nostrum")
    sheets = game.sheets(game.box, game.new(3, 2).view(0), 0)
    speaks = text("en", game.room)
    (provinces,) = [sheet for sheet in sheets if sheet.title.id == "sheet-provinces"]
    (roma,) = [row for row in provinces.rows if row[0] == "Roma"]
    assert speaks.value("name", roma[-1]) == "Etruria, Italia, ~Tyrrhenum~, ~Adriaticum~"


def test_a_game_without_a_map_says_so(start: Start, tmp_path: Path) -> None:
    """The example has nothing to draw."""
    assert "this game has no map" in small(start, tmp_path / "game.json", "example", 1).say("map")


# Standings


def test_standings_name_what_breaks_a_tie() -> None:
    """At the start all have one hero in Mare Nostrum: the income decides, and is told."""
    s = periplus.game("mare_nostrum").new(5, 3)
    for each, line in zip(s.standings().seats, ranking(s, names_at(s, None)), strict=True):
        others = [other for other in s.standings().seats if other.rank != each.rank and other.score == each.score]
        assert (f"tie-break: income {each.key[2]}" in line) == bool(others)
    assert len({each.rank for each in s.standings().seats}) > 1
