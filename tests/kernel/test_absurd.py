"""Records in which something absurd stands are refused in words."""

import json
from typing import Any

import pytest

import periplus
from periplus.kernel.errors import PeriplusError
from periplus.kernel.record import make_record, read_record, replay, to_json

ABSURD = [-1, -5, 7, 999, 10**6, 10**18, 2**63, 10**30]


def written() -> dict[str, Any]:
    """Return a record of two decisions as data."""
    s, decisions = periplus.game("example").new(2, 1), []
    for _ in range(2):
        seat = s.actors()[0]
        action = s.legal_actions(seat)[0]
        s.apply(seat, action)
        decisions.append((seat, action))
    data: dict[str, Any] = json.loads(to_json(make_record(s, decisions)))
    return data


@pytest.mark.parametrize("number", ABSURD)
@pytest.mark.parametrize("field", ["seat", "seats", "rules", "format"])
def test_an_absurd_number_is_refused(field: str, number: int) -> None:
    """Wherever a record holds one."""
    data = written()
    if field == "seat":
        data["decisions"][1][0] = number
    else:
        data[field] = number
    with pytest.raises(PeriplusError) as caught:
        replay(read_record(json.dumps(data)), periplus.game("example"))
    assert str(caught.value)


@pytest.mark.parametrize("field", ["seed", "salt", "box", "game", "options", "players", "result"])
@pytest.mark.parametrize("value", ["", "é" * 64, "\x00", [], {}, {"a": {}}, 1.5, [[[]]]])
def test_an_absurd_field_is_refused_or_harmless(field: str, value: object) -> None:
    """Nothing but a fault in words comes of it."""
    data = written() | {field: value}
    try:
        record = read_record(json.dumps(data))
        replay(record, periplus.game("example"))
    except PeriplusError as error:
        assert str(error)
