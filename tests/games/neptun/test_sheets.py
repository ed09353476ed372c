"""The table of Neptun in words: what stands in which cell."""

from periplus.games.neptun.sheets import sheets
from periplus.games.neptun.state import NeptunState
from periplus.kernel.message import Message
from periplus.kernel.sheet import Sheet
from periplus.kernel.text import text
from tests.games.neptun.tables import (
    DOWN,
    GREEN,
    PURPLE,
    RED,
    at_sea,
    idle_until,
    load,
    moor,
    place_tokens,
    play_oars,
    say,
    set_row,
    table,
)

WORDS = text("en", "periplus.games.neptun")


def shown(s: NeptunState, name: str, seat: int | None = RED) -> list[dict[str, str]]:
    """Return the rows of a sheet as people read them, by heading."""
    (sheet,) = [each for each in sheets(s.game.box, s.view(seat), seat) if each.title == Message(f"sheet-{name}")]
    return [read(sheet, number) for number in range(len(sheet.rows))]


def read(sheet: Sheet, number: int) -> dict[str, str]:
    """Return one row of a sheet by heading; empty cells as nothing."""
    headings = [WORDS.say(heading) for heading in sheet.columns]
    cells = ["" if cell is None else str(WORDS.value("name", cell)) for cell in sheet.rows[number]]
    return dict(zip(headings, cells, strict=True))


def row(rows: list[dict[str, str]], first: str) -> dict[str, str]:
    """Return the row that begins with this."""
    return next(each for each in rows if next(iter(each.values())) == first)


def test_the_sea() -> None:
    """Links with their miles, the way from the own boat, and the boats where they lie; spectators see no way."""
    s = table(3)
    moor(s, GREEN, "Tyros")
    crete, tyros = row(shown(s, "sea"), "Creta"), row(shown(s, "sea"), "Tyros")
    assert crete["Links"].split(", ") == ["Corinthus 5", "Athenae 6", "Tyros 8", "Syracusae 12", "Leptis Magna 12"]
    assert (crete["From your ship"], tyros["From your ship"], tyros["Region"]) == ("0", "8", "Asia Minor")
    assert (crete["Ships"], tyros["Ships"]) == ("Red, Purple", "Green")
    assert row(shown(s, "sea"), "Alexandria")["From your ship"] == "16"
    assert row(shown(s, "sea", GREEN), "Alexandria")["From your ship"] == "8"
    assert row(shown(s, "sea", None), "Tyros")["From your ship"] == ""


def test_columns_to_be_acquired() -> None:
    """Contract, pay in gold or points, oar card, gold on it; nothing of a column that lies face down."""
    s = table(3)
    set_row(s, "malaca_b salt 0/4", "malaca_a honey +1/4", DOWN, DOWN)
    s.leftover_gold = 2
    rows = shown(s, "row")
    assert rows[0] == {"Column": "1", "Contract": "salt → Malaca", "Pays": "6 gold", "Oar card": "0/4", "Gold": "2"}
    assert rows[1] == {"Column": "2", "Contract": "honey → Malaca", "Pays": "3 points", "Oar card": "+1/4", "Gold": ""}
    assert rows[2] == {"Column": "3", "Contract": "face down", "Pays": "", "Oar card": "", "Gold": ""}
    say(s, RED, "take 1 slot 2")
    assert [each["Column"] for each in shown(s, "row")] == ["2", "3", "4"]
    red = row(shown(s, "captains"), "Red")
    assert (red["Oar scale"], red["Oar cards"], red["Gold"]) == ("4", "3", "7")


def test_charts() -> None:
    """An open contract with its pay, one fulfilled, one lost."""
    s = at_sea(3, 2)
    idle_until(s, "Journey", 2)
    load(s, RED, "corinthus_a grain", "tyros_a honey", "malaca_a honey", "fulfilled", "fulfilled")
    assert row(shown(s, "charts"), "Red")["Slot 1"] == "grain → Corinthus\n3 points"
    assert row(shown(s, "charts"), "Red")["Slot 2"] == "honey → Tyros\n3 gold"
    moor(s, RED, "Tyros")
    say(s, RED, "sail Tyros serve 2")
    red = row(shown(s, "charts", GREEN), "Red")
    assert (red["Slot 1"], red["Slot 2"], red["Slot 5"]) == ("lost", "fulfilled", "fulfilled")


def test_temples() -> None:
    """Tiles of every round, tokens by space, with how many lie below; gold at the gold temple."""
    s = table(3)
    place_tokens(s, "Hispania", (GREEN, 4), (PURPLE, 4), (RED, 2))
    s.gold = [5, 6, 7]
    hispania, gold = row(shown(s, "temples"), "Hispania"), row(shown(s, "temples"), "gold temple")
    assert (hispania["Tiles A"], hispania["Tiles B"], hispania["Tiles C"]) == ("4", "7, 4", "12, 7, 4")
    assert (hispania["Red"], hispania["Green"], hispania["Purple"]) == ("2", "4", "4 (on 1)")
    assert (gold["Red"], gold["Green"], gold["Purple"]) == ("5", "6", "7")


def test_time_wind_and_hand() -> None:
    """Round, turn, wind and forecast for all; hand and chosen card for their owner alone."""
    s = at_sea(3, 1)
    assert shown(s, "weather") == [{"Round": "A", "Turn": "1", "Wind": "5", "Forecast": ""}]
    hand = shown(s, "own")[0]["Oar cards in hand"].split(", ")
    say(s, RED, f"play {hand[0]}")
    assert shown(s, "own")[0]["Chosen"] == hand[0]
    assert shown(s, "own", GREEN)[0]["Chosen"] == ""
    assert not [each for each in sheets(s.game.box, s.view(None), None) if each.title == Message("sheet-own")]
    s = at_sea(3, 1)
    play_oars(s, "+2/1", "+2/2", "0/3")
    assert shown(s, "weather")[0]["Forecast"] == "+4"
    assert row(shown(s, "captains"), "Red")["Played"] == "+2/1"


def test_extra_turns_have_names() -> None:
    """The sixth turn is 5 I, the seventh 5 II."""
    s = at_sea(3, 5)
    idle_until(s, "ExtraTurn", 6)
    assert shown(s, "weather")[0]["Turn"] == "5 I"
    idle_until(s, "ExtraTurn", 7)
    assert shown(s, "weather")[0]["Turn"] == "5 II"
