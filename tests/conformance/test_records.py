"""Records of every registered game: they replay, and whatever is altered is found."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import periplus
from periplus.kernel.luck import luck_from, stretch
from periplus.kernel.position import digest, encode, essence
from periplus.kernel.record import (
    Record,
    from_json,
    from_text,
    make_record,
    read_record,
    replay,
    steps,
    to_json,
    to_text,
)
from periplus.kernel.undo import Play
from tests.conformance.walks import TABLES, allows, random_options, said

tables = pytest.mark.parametrize(("name", "seats"), TABLES)


def recorded(name: str, seats: int, seed: int, most: int = 10_000) -> tuple[Record, Play]:
    """Play a random game, or its first decisions, and record it."""
    game, luck = periplus.game(name), luck_from(seed)
    play = Play(game.new(seats, seed, random_options(game, luck)))
    while not play.state.is_over and len(play.decisions) < most:
        asked = play.state.actors()
        seat = asked[luck.below(len(asked))]
        play.act(seat, said(play.state, seat, luck))
    return make_record(play.state, play.decisions), play


@tables
@pytest.mark.parametrize("most", [0, 17, 10_000])
def test_a_record_replays_to_the_same_bytes(name: str, seats: int, most: int) -> None:
    """Finished, unfinished or not begun; as JSON and as text; all of it or up to a decision."""
    record, play = recorded(name, seats, 21, most)
    for again in (
        from_json(to_json(record)),
        from_text(to_text(record)),
        read_record(to_text(record, lambda n: ["told"])),
    ):
        assert again == record
        assert encode(replay(again, play.state.game)) == encode(play.state)
    half = len(record.decisions) // 2
    s = periplus.game(name).new(seats, 21, record.options)
    for seat, action in play.decisions[:half]:
        s.apply(seat, action)
    assert digest(replay(record, s.game, half)) == digest(s)
    with pytest.raises(periplus.BadRecord, match="cannot stop"):
        replay(record, s.game, len(record.decisions) + 1)


RECORDS = {name: recorded(name, seats, 22)[0] for name, seats in TABLES}


def alter(data: dict[str, Any], draw: Any) -> str:
    """Alter one thing in the data of a record; return the kind of error it must lead to."""
    decisions = data["decisions"]
    at = draw(st.integers(0, len(decisions) - 1))
    kinds = ["action", "check", "seat", "drop", "swap", "result", "box", "cut"]
    if periplus.game(data["game"]).streams:  # without luck, nothing follows from the seed
        kinds.append("seed")
    what = draw(st.sampled_from(kinds))
    if what == "action":
        decisions[at][1] = draw(st.sampled_from([each[1] for each in decisions if each[1] != decisions[at][1]]))
    elif what == "check":
        decisions[at][2] = f"{int(decisions[at][2], 16) ^ 1:08x}"
    elif what == "seat":
        decisions[at][0] = (decisions[at][0] + 1) % data["seats"]
    elif what == "seed":
        data["seed"] = stretch(draw(st.integers(1000, 9999))).hex()
    elif what == "drop":
        del decisions[at]
    elif what == "swap":
        decisions.insert(at, decisions[at])
    elif what == "result":
        data["result"]["seats"][0]["score"] += 1
    elif what == "box":
        data["box"] = "0" * 64
    else:
        del decisions[at:]
    return str(what)


@pytest.mark.parametrize("name", sorted(RECORDS))
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_whatever_is_altered_is_found(name: str, data: st.DataObject) -> None:
    """Any single alteration, of an action, a check, the seed, the result, the box, leads to one clear error."""
    plain = json.loads(to_json(RECORDS[name]))
    alter(plain, data.draw)
    with pytest.raises(periplus.BadRecord) as caught:
        replay(from_json(json.dumps(plain)), periplus.game(name))
    assert "\n" not in str(caught.value)


def first_refusal(name: str) -> tuple[int, str]:
    """Return the first place after the first decision where another decision of the same record is refused."""
    record, game = RECORDS[name], periplus.game(name)
    notations = dict.fromkeys(notation for _, notation, _ in record.decisions)
    for at, (s, _) in enumerate(steps(record, game)):
        if 0 < at < len(record.decisions):
            seat = record.decisions[at][0]
            for notation in notations:
                if not allows(s, seat, game.parse(notation)):
                    return at, notation
    raise AssertionError("nothing is refused")


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_an_illegal_action_is_named_with_its_place_and_reason(name: str) -> None:
    """The first bad decision is told by number, player, action, and the game's own reason."""
    plain = json.loads(to_json(RECORDS[name]))
    at, refused = first_refusal(name)
    plain["decisions"][at][1] = refused
    with pytest.raises(periplus.BadRecord) as caught:
        replay(from_json(json.dumps(plain)), periplus.game(name))
    assert caught.value.message.params["number"] == at + 1
    assert refused in str(caught.value)
    plain["decisions"][at][1] = "fly away"
    with pytest.raises(periplus.BadRecord, match="fly"):
        replay(from_json(json.dumps(plain)), periplus.game(name))


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "{}", "null", '{"format": 2}', '{"format": 1}', '{"format": "1"}', "[Periplus 1]", "chess",
     "[Seats x]", '{"format": 1, "game": 5}', "1. 1: reveal {00000000}", "[" * 100_000, '{"a":' * 100_000,
     "[Seats " + "[" * 99_999 + "]", "9" * 5000, "[Seats " + "9" * 5000 + "]", "9" * 5000 + ". 1: reveal {00}"],
)  # fmt: skip
def test_what_is_no_record_is_refused(text: str) -> None:
    """Empty, truncated, foreign or malformed files: one line that says so."""
    with pytest.raises(periplus.BadRecord) as caught:
        read_record(text)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 500


@settings(max_examples=100, deadline=None)
@given(cut=st.integers(0, 10_000), name=st.sampled_from(sorted(RECORDS)), readable=st.booleans())
def test_a_truncated_file_is_never_taken_for_whole(cut: int, name: str, readable: bool) -> None:
    """A record cut off anywhere, even between two lines, is refused."""
    whole = to_text(RECORDS[name]) if readable else to_json(RECORDS[name])
    cut %= len(whole.rstrip()) - 1
    with pytest.raises(periplus.BadRecord):
        read_record(whole[:cut])


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_a_text_cut_between_two_lines_is_refused(name: str) -> None:
    """Every beginning of the lines of a record, finished or in play, is refused; the whole is not."""
    for record in (RECORDS[name], recorded(name, periplus.game(name).seats[0], 5, 9)[0]):
        lines = to_text(record).splitlines()
        for count in range(len(lines)):
            with pytest.raises(periplus.BadRecord):
                read_record("\n".join(lines[:count]))
        assert read_record("\n".join(lines)) == record


def test_another_box_is_embedded() -> None:
    """A record played with somebody's own box carries that box, and replays without the file."""
    ours = periplus.game("example").box
    box = {**ours, "table": {**ours["table"], "stall": 4}}
    game = periplus.game("example", box)
    play = Play(game.new(3, 1))
    record = make_record(play.state, play.decisions)
    assert record.box_data == box
    again = from_text(to_text(record))
    assert encode(replay(again, periplus.game("example", again.box_data))) == encode(play.state)
    with pytest.raises(periplus.BadRecord, match="different box"):
        replay(again, periplus.game("example"))


def test_records_survive_harmless_edits_of_a_program() -> None:
    """Check digits speak of what a position means: a new word, loop, stream or option changes none of them.

    What changes them is the game: another card, another seat to act, another use of luck.
    """
    s = periplus.game("example").new(3, 1)
    empty = s.game.empty(3, {}, 1, s.luck.seed)
    before = essence(s, empty)
    edited = s.copy()
    edited.drawn = s.drawn + 1
    edited.loops, edited.luck.counts = [*s.loops, 0], [*s.luck.counts, 0]
    assert essence(edited, empty) == before
    for change in (
        {"points": [0, 0, 1]},
        {"festival": 1},
        {"order": s.order[::-1]},
        {"counts": [8, *s.luck.counts[1:]]},
    ):
        other = s.copy()
        for name, value in change.items():
            setattr(other.luck if name == "counts" else other, name, value)
        assert essence(other, empty) != before


def test_a_position_of_another_program_is_refused() -> None:
    """A saved position names the order of play it stands in."""
    s = periplus.game("example").new(3, 1)
    with pytest.raises(periplus.BadPosition, match="program"):
        s.game.from_json({**s.to_json(), "program": "0" * 16})


def test_sources_do_not_make_another_box() -> None:
    """Who corrects where a fact comes from can still replay every record; who corrects the fact cannot."""
    ours = periplus.game("example")
    noted = {**ours.box, "table": {**ours.box["table"], "source": "inferred"}}
    dearer = {**ours.box, "table": {**ours.box["table"], "stall": 4}}
    assert periplus.game("example", noted).box_digest == ours.box_digest
    assert periplus.game("example", dearer).box_digest != ours.box_digest


def test_newer_rules_are_refused() -> None:
    """A record of rules that this program does not know yet is refused by its version."""
    record = recorded("example", 3, 1, 0)[0]
    record.rules = 99
    with pytest.raises(periplus.BadRecord, match="99"):
        replay(record, periplus.game("example"))
