"""The table in words, for every registered game, seat and language."""

import pytest

import periplus
from periplus.kernel.text import LANGUAGES, text
from tests.conformance.walks import TABLES, walk


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_sheets_fit_and_can_be_told(name: str, seats: int, language: str) -> None:
    """Over whole games: as many cells as headings in every row, and a text for every title, heading and cell."""
    game = periplus.game(name)
    speaks = text(language, game.room)
    for number, (s, _, _) in enumerate(walk(name, seats, 31)):
        viewer = None if number % (seats + 1) == seats else number % (seats + 1)
        sheets = game.sheets(game.box, s.view(viewer), viewer)
        assert sheets
        for sheet in [*sheets, *game.reminders(s.recall(viewer))]:
            assert speaks.say(sheet.title)
            assert all(speaks.say(heading) for heading in sheet.columns)
            for row in sheet.rows:
                assert len(row) == len(sheet.columns)
                cells = [str(speaks.value("name", cell)) for cell in row if cell is not None]
                assert all(cells)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_laying_out_a_view_leaves_it_as_it_is(name: str, seats: int) -> None:
    """Sheets are made from a view, which stays the same."""
    game = periplus.game(name)
    for s, seat, _ in walk(name, seats, 32):
        view = s.view(seat)
        game.sheets(game.box, view, seat)
        assert view == s.view(seat)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_told_afterwards_has_words(name: str, seats: int) -> None:
    """Every measure is a number for each seat, and has a title in each language like the score; moments are events."""
    game = periplus.game(name)
    assert set(game.moments) <= set(game.events)
    for s, _, _ in walk(name, seats, 33):
        measures = game.measures(s.view(None))
        assert all(len(figures) == seats for figures in measures.values())
    for language in LANGUAGES:
        assert all(text(language, game.room).has(f"measure-{each}") for each in ("score", *measures))
