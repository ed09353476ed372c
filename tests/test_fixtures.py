"""Records of every rules version we ever shipped replay for ever, byte for byte, compiled or not."""

import json
from pathlib import Path

import pytest

import periplus
from periplus.kernel.position import digest
from periplus.kernel.record import read_record, replay

FOLDER = Path(__file__).parent / "fixtures" / "records"
ENDS = json.loads((FOLDER / "ends.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", sorted(ENDS))
def test_a_shipped_record_ends_where_it_ended(file: str) -> None:
    """The record replays, check digits and result included, to the position whose SHA-256 was written down."""
    record = read_record((FOLDER / file).read_text(encoding="utf-8"))
    game = periplus.game(record.game, record.box_data)
    assert digest(replay(record, game)) == ENDS[file]


def test_every_rules_version_has_its_records() -> None:
    """Each version of each game's rules is held by a fixture, and every file is listed."""
    held = set()
    for file in ENDS:
        record = read_record((FOLDER / file).read_text(encoding="utf-8"))
        held.add((record.game, record.rules))
    games = [periplus.game(name) for name in periplus.game_names(hidden=True)]
    assert held == {(game.name, rules) for game in games for rules in range(1, game.rules + 1)}
    assert {path.name for path in FOLDER.iterdir()} == {*ENDS, "ends.json"}
