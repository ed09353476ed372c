"""The table of Parthenon in words: what stands in which cell."""

from periplus.games.parthenon.effects import harbor_effect
from periplus.games.parthenon.kinds import PARTIAL
from periplus.games.parthenon.sheets import badge, called, reminders, sheets
from periplus.games.parthenon.state import ParthenonState
from periplus.kernel.message import Message
from periplus.kernel.names import Names
from periplus.kernel.sheet import Sheet
from periplus.kernel.text import text
from tests.games.parthenon import tables, tables_sea
from tests.games.parthenon.tables import CHIOS, CRETE, RHODES, table

WORDS = Names(text("en", "periplus.games.parthenon"), table().game, table().view(None), ["Ann", "Bob", "Cy"])
Rows = list[dict[str, str]]


def laid_out(s: ParthenonState, seat: int | None = CHIOS) -> dict[str, Rows]:
    """Return the sheets as people read them: rows by heading, under the name of the sheet."""
    return read(sheets(s.game.box, s.view(seat), seat))


def read(laid: list[Sheet]) -> dict[str, Rows]:
    """Return the rows of sheets by heading; empty cells as nothing."""
    found: dict[str, Rows] = {}
    for sheet in laid:
        headings = [WORDS.say(heading) for heading in sheet.columns]
        rows = [["" if cell is None else str(WORDS.value("name", cell)) for cell in row] for row in sheet.rows]
        found[sheet.title.id.removeprefix("sheet-")] = [dict(zip(headings, row, strict=True)) for row in rows]
    return found


def row(rows: Rows, first: str) -> dict[str, str]:
    """Return the row that begins with this."""
    return next(each for each in rows if next(iter(each.values())) == first)


def test_your_own_cards_come_first() -> None:
    """Cards at home; nothing of it for others and spectators."""
    s = table()
    tables.hold(s, CHIOS, "wool wool gold army")
    found = laid_out(s)
    assert next(iter(found)) == "own"
    assert found["own"] == [{"Where": "At home", "Cards": "2 wool, 1 gold, 1 Army"}]
    assert laid_out(s, CRETE)["own"] == [{"Where": "At home", "Cards": "nothing"}]
    assert "own" not in laid_out(s, None)
    assert "catalogue" not in laid_out(s, None)


def test_the_season() -> None:
    """Year, season, phase and Archon, and the phases that the Archon has put in order."""
    s = table()
    assert laid_out(s)["season"] == [
        {"Year": "1", "Season": "1", "Phase": "Events", "Archon": "Chios", "Played in order": ""}
    ]
    tables.hold(s, CRETE, "wool")
    s.apply(CHIOS, tables.GAME.parse("arrange ordered journey build"))
    assert row(laid_out(s)["season"], "1")["Played in order"] == "Journey, Build"


def test_events_say_what_they_do() -> None:
    """Each event of the year that lies open, with its effect and whether it was carried out."""
    s = table()
    tables.hold(s, CHIOS, "grapes")
    tables.turn_up(s, "Drought")
    drought = row(laid_out(s)["events"], "Drought")
    assert drought["State"] == "being carried out"
    assert drought["Effect"] == "Pay 1 grape, or else: 1 village is idle."
    tables.turn_up(s, "Persian War", "Golden Age")
    war, golden = laid_out(s)["events"]
    assert (war["State"], golden["State"]) == ("in force", "in force")
    assert war["Effect"] == (
        "Pay 1 Army or 1 Warship or 2 gold, or else: 2 villages or workshops are idle, the Archon says which. "
        "No fleet may sail to Ionia."
    )
    assert golden["Effect"].startswith("Everyone takes 1 basic. Owners of any of these take 1 gold instead:")


def test_every_event_has_an_effect() -> None:
    """All 18 events of the box."""
    s = table()
    for name in s.box.event_names:
        tables.turn_up(s, name)
        assert row(laid_out(s)["events"], WORDS.value("event", name))["Effect"].endswith(".")


def test_open_events_of_later_seasons() -> None:
    """Where all events lie open, those of later seasons say so."""
    s = tables.dealt(3, 1, open_events=True)
    assert [each["State"] for each in laid_out(s)["events"]][1:] == ["comes later this year"] * 3


def test_islands() -> None:
    """Structures, makers, acropolis, wonders, philosophies, fleets, Aegis cards, hand, and what is idle."""
    s = table()
    tables.build(s, CRETE, "village 3", "workshop", "academy", "alternate fortress", "fleet")
    tables.wonder(s, CRETE, "Colossus")
    tables.wonder(s, CRETE, "Labyrinth", PARTIAL)
    tables.think(s, CRETE, "Stoicism")
    tables.hold(s, CRETE, "wool grain gift")
    s.season.skipping[CRETE * 9 + 5] = 1
    crete = row(laid_out(s)["players"], "Crete")
    assert (crete["Player"], crete["Structures"], crete["Fleets"], crete["Hand"]) == ("Bob", "7 of 16", "2", "2")
    assert crete["Villages and workshops"] == "2 wool villages, 1 grain village, 1 spice workshop"
    assert crete["Acropolis"] == "an Academy, a second Fortress"
    assert crete["Wonders"] == "the Colossus (completed), the Labyrinth (partial)"
    assert (crete["Philosophies"], crete["Aegis cards"], crete["Idle"]) == ("Stoicism", "1 Gift", "1 wool village")
    assert "Offers left" not in crete


def test_wonders_say_what_comes_next() -> None:
    """The price of the next stage, where it is paid, and the power."""
    s = table()
    assert "wonders" not in laid_out(s)
    tables.wonder(s, CRETE, "Stadium", 1)
    tables.wonder(s, RHODES, "Statue of Zeus")
    stadium, zeus = laid_out(s)["wonders"]
    assert (stadium["Owner"], stadium["Stage"], stadium["Next stage"]) == ("Crete", "plan", "2 gold")
    assert stadium["Paid in"] == "Fleet Trade (Sparta)"
    assert (zeus["Stage"], zeus["Next stage"], zeus["Paid in"]) == ("completed", "", "")
    assert zeus["Power"] == "Ignore one event each season. Others may use it by paying you 1 rare."


def test_offers_while_islands_trade() -> None:
    """Number, maker, addressees and both sides, and how many offers everybody has left."""
    s = table()
    tables.hold(s, CHIOS, "wool wool")
    tables.hold(s, CRETE, "gold")
    tables.trading(s)
    assert "offers" not in laid_out(s)
    s.apply(CHIOS, tables.GAME.parse("offer wool wool for basic gold to Crete"))
    assert laid_out(s, RHODES)["offers"] == [
        {"Number": "1", "From": "Chios", "To": "Crete", "Gives": "2 wool", "Wants": "1 gold, 1 basic"}
    ]
    assert [each["Offers left"] for each in laid_out(s)["players"]] == ["5", "6", "6"]


def test_fleets_away() -> None:
    """Land and size for everybody, cards for the owner alone, and what a hazard has brought to light."""
    s, _ = tables_sea.at_sea("Rich Prize", (CHIOS, "A Sparta with pottery wool"), (CRETE, "A Sparta with ore"))
    found = laid_out(s, CRETE)
    chios = row(found["fleets"], "Fleet A (Chios)")
    assert (chios["Land"], chios["Cards aboard"]) == ("Sparta", "1")
    assert chios["Known to all"] == "exactly 0 rares, exactly 0 Warships"
    assert found["own"][1:] == [{"Where": "Fleet A (Sparta)", "Cards": "1 ore"}]


def test_lands_and_harbor_cards() -> None:
    """Face down, face up with its effect, and looked at."""
    s = table()
    tables_sea.harbor(s, "Sparta", "Shortage of olives", up=True)
    s.harbors_seen[s.box.land_names.index("Egypt")] = 1 << CHIOS
    lands = laid_out(s)["lands"]
    assert row(lands, "Athens") == {"Land": "Athens", "Group": "neighbouring", "Harbor card": "face down", "Effect": ""}
    assert row(lands, "Sparta")["Harbor card"] == "Shortage of olives"
    assert row(lands, "Sparta")["Effect"].startswith("olives: 1 card for 1 gold")
    assert row(lands, "Egypt")["Harbor card"] == "face down, but you have seen it"
    assert row(laid_out(s, CRETE)["lands"], "Egypt")["Harbor card"] == "face down"


def test_every_harbor_card_has_an_effect() -> None:
    """All harbor cards of the box."""
    s = table()
    for name in s.box.harbor_names:
        tables_sea.harbor(s, "Sparta", name, up=True)
        assert row(laid_out(s)["lands"], "Sparta")["Effect"].endswith(".")


def test_a_harbor_card_of_two_effects_tells_both() -> None:
    """Whoever changes the box may put effects together."""
    rates = {"shortage": 1, "surplus_sold": 2, "surplus_bought": 2}
    told = WORDS.say(harbor_effect({"admits": "gold", "thieves": 2}, rates))
    each = [WORDS.say(harbor_effect(card, rates)) for card in ({"admits": "gold"}, {"thieves": 2})]
    assert told == " ".join(each)


def test_what_can_be_built() -> None:
    """Every place of one's island with its price and state, and the fleets."""
    s = table()
    tables.build(s, CHIOS, "village 3", "marketplace", "fleet")
    s.season.used[CHIOS] = 1 << 8
    found = laid_out(s)["catalogue"]
    assert row(found, "village 1 (timber)") == {
        "Structure": "village 1 (timber)", "Price": "", "State": "built", "Power": "",
    }  # fmt: skip
    assert row(found, "village 5 (grapes)")["Price"] == "2 basics, all different"
    market = row(found, "a Marketplace")
    assert (market["Price"], market["State"]) == ("1 pottery, 1 gold", "built, used this season")
    assert market["Power"] == "Once a season, make 1 gold for 3 basics that your own villages cannot make."
    assert [each["State"] for each in found if each["Structure"] == "a fleet"] == ["built", ""]


def test_what_is_left() -> None:
    """Plans and hazards left, hazards drawn, and copies of philosophies."""
    s = table()
    tables.think(s, CRETE, "Cynicism")
    tables.wonder(s, CRETE, "Colossus")
    drawn = s.box.hazard_names.index("Squall")
    s.hazard_pile.remove(drawn)
    s.hazard_discards = [drawn]
    assert row(laid_out(s)["philosophies"], "Cynicism")["Copies left"] == "3"
    assert laid_out(s)["left"] == [
        {"Plans left": "11", "Hazard cards left": "35", "Hazards drawn": "1 × Storm: Squall"}
    ]


def test_reminders() -> None:
    """Everybody's cards, and the harbor cards and hazards that one has looked at."""
    s = table()
    tables.hold(s, CRETE, "wool wool")
    tables_sea.harbor(s, "Egypt", "Blockade")
    s.harbors_seen[s.box.land_names.index("Egypt")] = 1 << CHIOS
    hazard = s.box.hazard_names.index("Sirens")
    s.hazard_pile.remove(hazard)
    s.hazard_top, s.hazard_seen = [hazard], [1 << CHIOS]
    found = read(reminders(s.recall(CHIOS)))
    assert row(found["reminders"], "Crete")["Cards"] == "2 wool"
    assert found["looked"] == [{"Land": "Egypt", "Harbor card": "Blockade"}]
    assert found["consulted"] == [{"Place": "1", "Hazard": "Sirens"}]
    assert list(read(reminders(s.recall(RHODES)))) == ["reminders"]


def test_the_badge_names_the_archon() -> None:
    """Chios is Archon, and nobody else has a badge."""
    view = table().view(None)
    assert badge(view, CHIOS) == Message("badge")
    assert badge(view, CRETE) is None


def test_seats_are_called_by_their_islands() -> None:
    """In sentences, and in French with an article where the island has one."""
    view = table().view(None)
    assert [WORDS.say(called(view, seat)) for seat in (CHIOS, CRETE)] == ["Chios", "Crete"]
    french = Names(text("fr", "periplus.games.parthenon"), table().game, view)
    assert (french.spoken[CRETE], french.shown[CRETE]) == ("la Crète", "La Crète")
