"""Who is who: what seats are called in sentences and in lists."""

import pytest

from periplus.games import game, game_names
from periplus.kernel.game import Game
from periplus.kernel.luck import luck_from
from periplus.kernel.message import Message
from periplus.kernel.names import Names
from periplus.kernel.playout import playout
from periplus.kernel.standings import rank
from periplus.kernel.text import LANGUAGES, text

pytestmark = pytest.mark.once

PEOPLE = ("Ada", "bo", "Cy", "Di", "Ed", "Flo")
GAMES = [game(name) for name in game_names(hidden=True)]
WITH_PARTS = [each for each in GAMES if each.cast is not None]
WITHOUT_PARTS = [each for each in GAMES if each.cast is None]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opened", WITH_PARTS, ids=lambda opened: opened.name)
def test_seats_are_called_by_their_parts(opened: Game, language: str) -> None:
    """From the set-up on, each by another name, and a player's name stands only where a text asks for it."""
    s = opened.new(max(opened.seats), 1)
    names = Names(text(language, opened.room), opened, s.view(None), PEOPLE[: s.seats])
    assert len(set(names.spoken)) == len(set(names.shown)) == s.seats
    assert not {*names.spoken} & {*PEOPLE}
    assert names.say(Message("table-undone", {"seat": 1})).startswith(names.shown[1] + " ")
    assert names.say(Message("table-taken-back", {"seat": 1})).startswith("bo ")
    assert (names.beside(1), names.person(1), names.seat(1)) == ("bo", "bo", names.shown[1])


@pytest.mark.parametrize("opened", GAMES, ids=lambda opened: opened.name)
def test_before_the_set_up_seats_are_called_by_their_players(opened: Game) -> None:
    """No civilisation has been dealt."""
    names = Names(text("en", opened.room), opened, None, PEOPLE[: min(opened.seats)])
    assert names.spoken == names.shown == PEOPLE[: min(opened.seats)]
    assert names.beside(0) == ""


@pytest.mark.parametrize("opened", WITHOUT_PARTS, ids=lambda opened: opened.name)
def test_without_parts_seats_are_called_by_their_players(opened: Game) -> None:
    """What people typed stays as it is, at the beginning of a sentence too."""
    s = opened.new(min(opened.seats), 1)
    names = Names(text("en", opened.room), opened, s.view(None), PEOPLE[: s.seats])
    assert names.shown == PEOPLE[: s.seats]
    assert names.say(Message("table-undone", {"seat": 1})) == "bo takes back the last decision."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opened", GAMES, ids=lambda opened: opened.name)
def test_the_end_says_who_has_won_and_how(opened: Game, language: str) -> None:
    """One or two sentences that begin with the winners."""
    s = opened.new(min(opened.seats), 3)
    playout(s, luck_from(4))
    names = Names(text(language, opened.room), opened, s.view(None), PEOPLE[: s.seats])
    told = names.victory(s.standings())
    assert told.startswith(names.shown[s.standings().winners()[0]])
    assert told.endswith(".")


def test_a_tie_break_is_told_if_it_has_a_name() -> None:
    """The first part of the keys in which the winner differs from the next."""
    opened = next(each for each in WITH_PARTS if text("en", each.room).has("tie-break-2"))
    names = Names(text("en", opened.room), opened, opened.new(min(opened.seats), 1).view(None))
    what = text("en", opened.room).say(Message("tie-break-2"))
    points: list[dict[str, int]] = [{"points": 3}, {"points": 3}]
    ending = "turn-limit" if names.has("ending-turn-limit") else "years-over"
    assert names.victory(rank(ending, [3, 3], points, [(0, 3, 5), (0, 3, 7)])).endswith(f"Tie-break: {what}, 7 to 5.")
    ahead = rank(ending, [3, 2], points, [(0, 3, 5), (0, 2, 7)])
    assert "Tie-break" not in names.victory(ahead)
    shared = rank(ending, [3, 3], points, [(0, 3, 5), (0, 3, 5)])
    assert shared.tie_break() is None
    assert " and " in names.victory(shared)
