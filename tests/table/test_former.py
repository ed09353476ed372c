"""Options that were given other names: what was stored under the former ones can still be read."""

from typing import Any

import pytest

import periplus
from periplus.kernel.errors import BadTable
from periplus.kernel.option import Menu, Option, renamed, settle
from periplus.kernel.record import make_record, replay
from tests.table.hosting import people, setting, table_of


def options() -> tuple[Option, ...]:
    """Return options of which two had other names."""
    menu = Menu()
    menu.choice("wind", "keep", ("keep", "reset"), "N58")
    menu.former("wind_between_rounds", values={"reset5": "reset"})
    menu.switch("zero", False, "N51")
    menu.former(values={"yes": True, 1: True})
    return tuple(menu.options)


@pytest.mark.parametrize("chosen", [{"wind_between_rounds": "reset5"}, {"wind": "reset5"}, {"wind": "reset"}])
def test_a_former_name_is_read(chosen: dict[str, Any]) -> None:
    """Of an option, of a value, and of both."""
    assert settle(options(), chosen) == {"wind": "reset", "zero": False}


def test_only_what_was_chosen_is_renamed() -> None:
    """Nothing is added, and what is unknown is refused as before."""
    assert renamed(options(), {"zero": 1}) == {"zero": True}
    assert renamed(options(), {"zero": True}) == {"zero": True}
    assert renamed(options(), {"other": 1}) == {"other": 1}
    with pytest.raises(BadTable):
        settle(options(), {"wind": "reset6"})


def test_a_table_and_a_record_outlive_new_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both hold an option and a value by names that the game does not use any more."""
    game = periplus.game("neptun")
    option = next(each for each in game.options if each.name == "wind_between_rounds")
    monkeypatch.setattr(option, "former_names", ("wind_after_rounds",))
    monkeypatch.setattr(option, "former_values", {"reset_to_five": "reset5"})
    old = {"wind_after_rounds": "reset_to_five"}
    table = table_of(setting("neptun", *people(3), options=old))
    assert table.setting.options == {"wind_between_rounds": "reset5"}
    assert table.state.settings["wind_between_rounds"] == "reset5"
    record = make_record(table.state, [])
    del record.options["wind_between_rounds"]
    record.options |= old
    assert replay(record, game) == table.state
