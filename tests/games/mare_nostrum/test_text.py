"""A whole game of Mare Nostrum told."""

import pytest

from periplus.kernel.text import LANGUAGES, Text
from tests.kernel.telling import in_all_languages, tell_game

pytestmark = pytest.mark.once

IN_ALL_LANGUAGES = in_all_languages("mare_nostrum")
FREE_SET_UP: dict[str, object] = {"set_up": "free", "goal": "five", "three_roles": True, "turn_limit": 10}
OTHER_OPTIONS: dict[str, object] = {"taxes_kept_asked": True, "fortress_holds": False, "turn_limit": 5}


@pytest.mark.parametrize("text", IN_ALL_LANGUAGES, ids=LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(3, {"turn_limit": 10}), (4, FREE_SET_UP), (5, OTHER_OPTIONS)])
def test_a_whole_game_can_be_told(text: Text, seats: int, options: dict[str, object]) -> None:
    """Prompts, descriptions, tables and events have texts, with a fixed and with a free set-up."""
    tell_game(text, "mare_nostrum", seats, options)


def test_a_civilisation_has_a_name() -> None:
    """An enemy's like any other."""
    french = IN_ALL_LANGUAGES[1]
    assert french.value("enemy_civ", "Egypt") == french.value("civ", "Egypt") == "l’Égypte"
