"""The table of Mare Nostrum in words: what stands in which cell."""

from periplus.games.mare_nostrum.sheets import reminders, sheets
from periplus.games.mare_nostrum.state import COVERED, MareNostrumState
from periplus.kernel.names import Names
from periplus.kernel.sheet import Sheet
from periplus.kernel.text import text
from tests.games.mare_nostrum.tables import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    army,
    at,
    building,
    dice,
    fleet,
    hold,
    own,
    place,
    say,
    stand,
    table,
)

WORDS = Names(
    text("en", "periplus.games.mare_nostrum"), table().game, table().view(None), ["Ann", "Bob", "Cy", "Di", "Ed"]
)
ALL = (ROME, CARTHAGE, BABYLON, EGYPT, GREECE)


def laid_out(s: MareNostrumState, seat: int | None = 0) -> dict[str, list[dict[str, str]]]:
    """Return the sheets as people read them: rows by heading, under the name of the sheet."""
    return read(sheets(s.game.box, s.view(seat), seat))


def read(laid: list[Sheet]) -> dict[str, list[dict[str, str]]]:
    """Return the rows of sheets by heading; empty cells as nothing."""
    found: dict[str, list[dict[str, str]]] = {}
    for sheet in laid:
        headings = [WORDS.say(heading) for heading in sheet.columns]
        rows = [["" if cell is None else str(WORDS.value("name", cell)) for cell in row] for row in sheet.rows]
        found[sheet.title.id.removeprefix("sheet-")] = [dict(zip(headings, row, strict=True)) for row in rows]
    return found


def row(rows: list[dict[str, str]], first: str) -> dict[str, str]:
    """Return the row that begins with this."""
    return next(each for each in rows if next(iter(each.values())) == first)


def test_players() -> None:
    """Civilisation, roles, heroes and wonders, hand and income, in number and in cards."""
    s = table()
    s.card_owner[s.box.card_names.index("Colossus")] = ROME
    rome = row(laid_out(s)["players"], "Rome")
    assert (rome["Player"], rome["Roles"]) == ("Ann", "Military Leader")
    assert rome["Heroes and wonders"] == "Julius Caesar, the Colossus"
    assert (rome["Hand"], rome["Income"]) == ("5", "6")  # the Colossus has come after the first income
    assert rome["Income in cards"].endswith("2 taxes")
    assert "Points left" not in rome


def test_roles_and_reserves() -> None:
    """Who holds a role and what everybody has towards it; what is not on the board."""
    s = table()
    army(s, BABYLON, "Babylonia", 2)
    military = row(laid_out(s)["roles"], "Military Leader")
    assert (military["Held by"], military["Rome"], military["Babylon"]) == ("Rome", "1", "3")
    babylon = row(laid_out(s)["reserves"], "Babylon")
    assert (babylon["Influence"], babylon["Legions"], babylon["Fortresses"]) == ("9", "6", "7")


def test_provinces() -> None:
    """Owner, buildings and those under a legion, units and what is the matter; nothing of empty provinces."""
    s = table()
    own(s, EGYPT, "Judaea")
    stand(s, ("Judaea", "Hierosolyma"), ("Judaea", "temple"))
    army(s, BABYLON, "Judaea", 2)
    s.buildings[building("Judaea", "Hierosolyma")] = COVERED
    judaea = row(laid_out(s)["provinces"], "Judaea")
    assert (judaea["Owner"], judaea["Units"]) == ("Egypt", "Babylon: 2 legions")
    assert judaea["Buildings"] == "city Hierosolyma under a legion, temple"
    army(s, EGYPT, "Judaea", 1)
    s.construction.placed = s.converting = 1 << place("Judaea")
    judaea = row(laid_out(s)["provinces"], "Judaea")
    assert judaea["Units"] == "Babylon: 2 legions, Egypt: 1 legion"
    assert judaea["State"] == "at war, being converted, new this turn"
    assert "Gallia" not in [each["Province"] for each in laid_out(s)["provinces"]]


def test_a_neutral_civilisation_is_called_so() -> None:
    """In the provinces it owns; its hero is not to be had."""
    s = table(4)
    assert row(laid_out(s)["provinces"], "Babylonia")["Owner"] == "Babylon (neutral)"
    assert "Hammurabi" not in [each["Card"] for each in laid_out(s)["cards"]]


def test_seas() -> None:
    """Fleets in their seas; without any there is no such table."""
    s = table()
    assert "seas" not in laid_out(s)
    fleet(s, GREECE, "Aegaeum", 2)
    fleet(s, EGYPT, "Aegaeum", 1)
    assert laid_out(s)["seas"] == [{"Sea": "Aegaeum", "Fleets": "Egypt: 1 trireme, Greece: 2 triremes"}]


def test_an_exchange() -> None:
    """Offers are face down until all have offered; then whoever picks is named."""
    s = table()
    for civ in ALL:
        hold(s, civ, "grain grain tax")
    at(s, "Demand", CARTHAGE)
    assert "exchange" not in laid_out(s)
    say(s, CARTHAGE, "exchange 2")
    say(s, ROME, "offer grain grain")
    rows = laid_out(s)["exchange"]
    assert [each["Offer"] for each in rows] == ["face down", "", "", "", ""]
    for civ in ALL[1:]:
        say(s, civ, "offer grain tax")
    rows = laid_out(s)["exchange"]
    assert [each["Offer"] for each in rows[:2]] == ["2 × grain", "grain, a tax"]
    assert [each["Turn"] for each in rows] == ["", "picks", "", "", ""]
    say(s, CARTHAGE, "take grain from Rome")
    rows = laid_out(s)["exchange"]
    assert (rows[0]["Offer"], rows[0]["Turn"], rows[1]["Picked"]) == ("grain", "picks", "1")


def test_a_pick_announced() -> None:
    """While the owner of Ulysses is asked the card announced stands beside its owner."""
    s = table()
    for civ in ALL:
        hold(s, civ, "grain tax")
    s.card_owner[s.box.card_names.index("Ulysses")] = GREECE
    at(s, "Demand", CARTHAGE)
    say(s, CARTHAGE, "exchange 1")
    for civ in ALL:
        say(s, civ, "offer grain")
    say(s, CARTHAGE, "take grain from Rome")
    assert row(laid_out(s)["exchange"], "Rome")["Turn"] == "grain announced"


def test_own_cards() -> None:
    """What is in hand, for its owner alone."""
    s = table()
    hold(s, ROME, "wine grain grain tax tax")
    assert laid_out(s)["own"] == [{"Cards in hand": "2 × grain, wine, 2 taxes"}]
    assert "own" not in laid_out(s, None)


def test_bank_and_stock() -> None:
    """Cards in the bank and those spent; buildings left."""
    s = table()
    hold(s, ROME, "tax tax tax")
    at(s, "Construct", ROME)
    before = laid_out(s)["stock"][0]
    say(s, ROME, "build caravan Etruria livestock with tax tax tax")
    assert laid_out(s)["bank"][0]["Spent in this phase"] == "3 taxes"
    assert int(laid_out(s)["stock"][0]["Caravans"]) == int(before["Caravans"]) - 1


def test_heroes_and_wonders_to_be_had() -> None:
    """Price and power of each; in the long game the Pyramids cost more, in a free set-up own heroes are left."""
    s = table()
    pyramids = row(laid_out(s)["cards"], "the Pyramids")
    assert (pyramids["Price"], pyramids["Power"]) == ("12", "You win at once.")
    assert "Julius Caesar" not in [each["Card"] for each in laid_out(s)["cards"]]
    s = table(goal="five", set_up="free")
    assert row(laid_out(s)["cards"], "the Pyramids")["Price"] == "13"
    assert row(laid_out(s)["cards"], "Julius Caesar")["Only for"] == "Rome"


def test_points_of_a_free_set_up() -> None:
    """How many are left to everybody, as long as somebody has any."""
    s = table(set_up="free")
    assert [each["Points left"] for each in laid_out(s)["players"]] == ["36"] * 5


def test_a_battle() -> None:
    """While losses are chosen: what both sides have rolled and how many units they lose."""
    s = table()
    army(s, EGYPT, "Judaea", 2)
    army(s, BABYLON, "Babylonia", 1)
    army(s, EGYPT, "Assyria", 2)
    own(s, EGYPT, "Assyria")
    at(s, "Legions", EGYPT)
    dice(s, 5, 4, 1)
    say(s, EGYPT, "move 2 legions Assyria -> Babylonia")
    assert s.step_name() == "Casualties"
    assert laid_out(s)["battle"] == [
        {"Civilisation": "Egypt", "Points": "9", "Losses": "1"},
        {"Civilisation": "Babylon", "Points": "7", "Losses": "1"},
    ]


def test_reminders() -> None:
    """All hands, as they could be followed; a card given unseen is with its giver, and what it may be is told."""
    s = table()
    for civ in ALL:
        hold(s, civ, "")
    hold(s, CARTHAGE, "wine tax")
    hold(s, ROME, "grain")
    assert read(reminders(s.recall(GREECE))) == {
        "reminders": [
            {"Civilisation": "Rome", "Cards in hand": "grain"},
            {"Civilisation": "Carthage", "Cards in hand": "wine, a tax"},
        ]
    }
    gift = s.gift
    gift.giver, gift.receiver, gift.card = CARTHAGE, ROME, s.box.kind_names.index("grain")
    gift.may_be = 1 << gift.card | 1 << s.box.kind_names.index("wine")
    told = read(reminders(s.recall(GREECE)))
    assert told["reminders"] == [{"Civilisation": "Carthage", "Cards in hand": "grain, wine, a tax"}]
    assert told["gift"] == [{"Given by": "Carthage", "To": "Rome", "Could be": "grain, wine"}]
    assert "gift" not in read(reminders(s.recall(ROME)))


def test_nothing_to_remember() -> None:
    """Without cards in any hand there are no reminders."""
    assert reminders({"hands": [{}, {}], "gift": None}) == []
