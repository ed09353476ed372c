"""Records of every rules version we ever shipped replay for ever, compiled or not."""

from pathlib import Path

import pytest

import periplus
from periplus.games import game_of
from periplus.kernel.box import former_box
from periplus.kernel.record import read_record, replay, to_text

FOLDER = Path(__file__).parent / "fixtures" / "records"
FILES = sorted(FOLDER.iterdir())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_shipped_record_replays(file: Path) -> None:
    """Every check digit and the result are as they were written down."""
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.result is not None
    assert replay(record, game_of(record)).is_over


def test_every_rules_version_has_its_records() -> None:
    """Each version of each game's rules is held by a record."""
    records = [read_record(file.read_text(encoding="utf-8")) for file in FILES]
    games = [periplus.game(name) for name in periplus.game_names(hidden=True)]
    versions = {(game.name, rules) for game in games for rules in range(1, game.rules + 1)}
    assert {(record.game, record.rules) for record in records} == versions


def test_every_ending_of_mare_nostrum_has_its_record() -> None:
    """Each way in which a game can end is held by a record."""
    records = [read_record(file.read_text(encoding="utf-8")) for file in FOLDER.glob("mare_nostrum-*")]
    endings = {replay(record, game_of(record)).ending for record in records}
    assert endings == {"pyramids", "cards", "roles", "capitals", "turn-limit"}


def test_every_ending_and_variant_of_parthenon_has_its_record() -> None:
    """Each way in which a game can end, and each option that is not as by default, is held by a record."""
    records = [read_record(file.read_text(encoding="utf-8")) for file in FOLDER.glob("parthenon-*")]
    assert {replay(record, game_of(record)).ending for record in records} == {"complete", "years-over", "archon"}
    options = periplus.game("parthenon").options
    assert all(any(record.options[each.name] != each.default for record in records) for each in options)


def test_a_shipped_record_holds_a_bonus_tile() -> None:
    """Random play never completes five contracts; the game of greedy bots does."""
    record = read_record((FOLDER / "neptun-rules1-greedy-4.json").read_text(encoding="utf-8"))
    assert record.players == ["greedy"] * 4
    assert any(each.sources["bonus"] for each in replay(record, game_of(record)).standings().seats)


def test_version_2_of_neptun_awards_the_gold_temple_without_gold() -> None:
    """N54: the same decisions under version 1 of the rules end with fewer points for gold."""
    record = read_record((FOLDER / "neptun-rules2-3.json").read_text(encoding="utf-8"))
    now = replay(record, game_of(record))
    then = now.game.new(record.seats, now.luck.seed, record.options, rules=1)
    for seat, action, _ in record.decisions:
        then.apply(seat, then.game.parse(action))
    gold = [sum(each.sources["Gold"] for each in s.standings().seats) for s in (then, now)]
    assert then.is_over and gold[0] < gold[1] == 1 + 3 + 1 + 5 + 3 + 1


def test_a_box_we_shipped_once_is_found_by_its_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record of a former box replays with that box, which stays in the room as box.DIGEST.toml."""
    ours = periplus.game("neptun")
    former = {**ours.box, "start": {**ours.box["start"], "gold": 7}}
    old = periplus.game("neptun", former)
    record = read_record((FOLDER / "neptun-rules1-3.json").read_text(encoding="utf-8"))
    record.game, record.box, record.decisions, record.result = "neptun", old.box_digest, [], None
    with pytest.raises(periplus.BadRecord, match="different box"):
        replay(record, game_of(record))
    monkeypatch.setattr("periplus.games.former_box", lambda room, digest: former if digest == old.box_digest else None)
    assert replay(record, game_of(record)).view(0)["players"][0]["gold"] == 7
    assert old.box_digest in to_text(record)


@pytest.mark.parametrize("digest", ["", "../../box", "/box", "0" * 64])
def test_only_digits_find_a_former_box(digest: str) -> None:
    """What a record says of its box is never taken for a path."""
    assert former_box("periplus.games.neptun", digest) is None
