"""Records outlive the code: a copy of the room with other names, another order and another layout replays them all."""

import re
import shutil
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from periplus.games import neptun
from periplus.kernel.errors import BadRecord
from periplus.kernel.game import Game
from periplus.kernel.position import fields_of
from periplus.kernel.record import read_record, replay

RECORDS = sorted((Path(__file__).parents[2] / "fixtures" / "records").glob("neptun-*"))
ROOM = Path(neptun.__file__).parent

Edit = Callable[[Path], None]


def edit(file: Path, *changes: tuple[str, str]) -> None:
    """Change a file of a room; each text to be replaced must be there."""
    text = file.read_text("utf-8")
    for old, new in changes:
        assert old in text, (file.name, old)
        text = text.replace(old, new)
    file.write_text(text, "utf-8")


def rename_a_field(room: Path) -> None:
    """Call ``takes_extra`` something else, wherever a rule reads or writes it."""
    for file in room.glob("*.py"):
        file.write_text(re.sub(r"\b(s|self|of)\.takes_extra\b", r"\1.joining", file.read_text("utf-8")), "utf-8")


def declare_its_key(room: Path) -> None:
    """Say under which key records know the renamed field."""
    ships = '            "ships": "boats",\n'
    edit(room / "state.py", (ships, ships + '            "joining": "takes_extra",\n'))


def reorder_fields(room: Path) -> None:
    """Declare the fields in the reverse order."""
    lines = (room / "state.py").read_text("utf-8").splitlines()
    places = [at for at, line in enumerate(lines) if re.match(r"        self\.\w+: .* if of is None else ", line)]
    assert len(places) > 20
    for at, line in zip(places, reversed([lines[at] for at in places]), strict=True):
        lines[at] = line
    (room / "state.py").write_text("\n".join(lines) + "\n", "utf-8")


def rename_a_step(room: Path) -> None:
    """Call the class ``Journey`` something else."""
    for file in room.glob("*.py"):
        file.write_text(re.sub(r"\bJourney\b", "Voyage", file.read_text("utf-8")), "utf-8")


def declare_its_name(room: Path) -> None:
    """Say by which name records know the renamed step."""
    verbs = '    verbs = ("sail",)\n'
    edit(room / "fulfil.py", (verbs, verbs + '\n    def name(self) -> str:\n        return "Journey"\n'))


def lay_out_anew(room: Path) -> None:
    """Hold the oar cards played turn by turn for five seats, instead of seat by seat for those who play."""
    edit(
        room / "state.py",
        ("return seat * ALL_TURNS + turn", "return turn * 5 + seat"),
        ("s.played[seat * ALL_TURNS + s.loops[TURN]]", "s.played[turn_at(seat, s.loops[TURN])]"),
        ("[NO_CARD] * (seats * ALL_TURNS)", "[NO_CARD] * (5 * ALL_TURNS)"),
    )
    edit(room / "score.py", ("[NO_CARD] * (s.seats * ALL_TURNS)", "[NO_CARD] * (5 * ALL_TURNS)"))


def declare_its_layout(room: Path) -> None:
    """Say how records know the cards played."""
    declared = """    def layouts(self):
        return {"played": self.by_seat}

    def by_seat(self, played):
        return [played[turn_at(seat, turn)] for seat in range(self.seats) for turn in range(ALL_TURNS)]

    def derived("""
    edit(room / "state.py", ("    def derived(", declared))


def opened(folder: Path, monkeypatch: pytest.MonkeyPatch, *edits: Edit) -> Game:
    """Return the game of a copy of the room after some edits."""
    room = folder / "elsewhere" / "neptun"
    shutil.copytree(ROOM, room, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    (folder / "elsewhere" / "__init__.py").write_text("")
    for file in room.glob("*.py"):
        file.write_text(file.read_text("utf-8").replace("periplus.games.neptun", "elsewhere.neptun"), "utf-8")
    for change in edits:
        change(room)
    monkeypatch.syspath_prepend(folder)
    for name in [name for name in sys.modules if name.split(".")[0] == "elsewhere"]:
        monkeypatch.delitem(sys.modules, name)
    return Game(import_module("elsewhere.neptun").ROOM)


EDITS = {
    "a field has another name": (rename_a_field, declare_its_key),
    "fields have another order": (reorder_fields,),
    "a step has another name": (rename_a_step, declare_its_name),
    "a field has another layout": (lay_out_anew, declare_its_layout),
}


@pytest.mark.parametrize("case", [*EDITS, "all of it"])
def test_every_stored_record_still_replays(case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No check digit depends on what code calls a thing, where it is declared or how it is laid out."""
    edits = EDITS.get(case) or tuple(change for each in EDITS.values() for change in each)
    game = opened(tmp_path, monkeypatch, *edits)
    assert len(RECORDS) >= 6
    for file in RECORDS:
        assert replay(read_record(file.read_text("utf-8")), game).is_over


@pytest.mark.parametrize("change", [rename_a_field, rename_a_step, lay_out_anew])
def test_a_change_that_is_not_declared_is_found(change: Edit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The edits above do change what would be hashed: undeclared, they break the records."""
    game = opened(tmp_path, monkeypatch, change)
    record = read_record((RECORDS[0].parent / "neptun-rules1-greedy-4.json").read_text("utf-8"))
    with pytest.raises(BadRecord, match="check"):
        replay(record, game)


@pytest.mark.parametrize("key", ["gold", "seats", "pc", "luck"])
def test_a_key_stands_for_one_field(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A key that another field has, or that a position uses for something else, is a mistake that is named."""

    def same_key(room: Path) -> None:
        edit(room / "state.py", ('"ships": "boats"', f'"ships": "{key}"'))

    game = opened(tmp_path, monkeypatch, same_key)
    with pytest.raises(ValueError, match=f"the key {key}"):
        fields_of(game.new(3, 1))
