"""The board of Neptun: what lies where, what is drawn of secrets, what the log speaks of, and boxes of others."""

import re
from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations
from math import dist, hypot
from xml.etree import ElementTree as Xml

import pytest

import periplus
from periplus.draw import chart as sea
from periplus.draw.metrics import width
from periplus.games.neptun.board import COAST
from periplus.games.neptun.chart import bend_of
from periplus.games.neptun.painter import CHART_WIDTH, FRAME, LAYOUT, Place, places
from periplus.games.neptun.panels import CONTRACT, TILES, TRACK
from periplus.kernel.errors import BadNotation
from periplus.kernel.message import Event, Message
from periplus.kernel.state import State
from periplus.kernel.text import LANGUAGES
from periplus.table.entries import LONGEST_NAME
from tests.conformance.walks import final, walk
from tests.draw.paths import Extent, distance, meet, rings
from tests.draw.reading import all_drawn, board_of, drawn, read, teller, things, with_names

pytestmark = pytest.mark.once

NEPTUN = periplus.game("neptun")
BOX = NEPTUN.box
CITIES = places(tuple(city["name"] for city in BOX["cities"]))
BOARD = board_of(NEPTUN)
SAY = teller(NEPTUN)
SEATS = (3, 4, 5)
MEDALLION = MARKER = 13
EVERY = 11  # so many positions of a walk are passed over for each that is drawn


def positions(seats: int, seed: int = 1) -> Iterator[State]:
    """Yield positions of a random game, and its end."""
    for number, (s, _, _) in enumerate(walk("neptun", seats, seed)):
        if number % EVERY == 0:
            yield s
    yield s


# Where things lie


def markers() -> dict[str, sea.Point]:
    """Return where the distance markers of links lie."""
    ends = [link["ends"] for link in BOX["links"]]
    return {
        f"{one} – {other}": sea.halfway(CITIES[one][:2], CITIES[other][:2], bend_of(one, other)) for one, other in ends
    }


def label(name: str, place: Place) -> Extent:
    """Return what the name of a city covers."""
    wide = width(name, "cinzel-700-normal", 16)
    x, y = {"left": (-18 - wide, 5), "right": (18, 5), "above": (-wide / 2, -19), "below": (-wide / 2, 29)}[place.label]
    return place.x + x, place.y + y - 11, place.x + x + wide, place.y + y + 2


def lettering() -> dict[str, Extent]:
    """Return what the level names of regions and seas cover."""
    fonts = {"region-name": ("cinzel-500-normal", 18.0, 7.0), "sea-name": ("alegreya-400-italic", 17.0, 2.0)}
    found = {}
    for each in LAYOUT["names"]:
        if "turn" not in each:
            x, y = FRAME.at(each["lon"], each["lat"])
            half = width(each["name"], *fonts[each["kind"]]) / 2
            found[each["name"]] = (x - half, y - 12, x + half, y + 4)
    return found


def ship_at(place: Place) -> Extent:
    """Return what a ship covers that lies alone at a city."""
    return place.x - 22, place.y + place.ships - 26, place.x + 22, place.y + place.ships + 12


def covers(extent: Extent, centre: sea.Point, radius: float) -> bool:
    """Say whether a rectangle overlaps a disc."""
    left, top, right, bottom = extent
    x, y = centre
    return hypot(x - min(max(x, left), right), y - min(max(y, top), bottom)) < radius


def test_the_chart_has_a_place_for_every_city() -> None:
    """And for no other: inside the frame, at the coast, with its name on a side and within the frame, too."""
    frame, land = FRAME, rings(sea.land(COAST, FRAME))
    assert set(LAYOUT["cities"]) == set(CITIES)
    for name, place in CITIES.items():
        assert place.label in ("left", "right", "above", "below")
        assert distance(land, place[:2]) < MEDALLION, name
        left, top, right, bottom = label(name, place)
        assert 0 < left < right < CHART_WIDTH and 0 < top < bottom < frame.height, name


def test_every_link_has_a_bend() -> None:
    """And every bend a link; from the other end it bends to the other side."""
    links = [tuple(link["ends"]) for link in BOX["links"]]
    written = [tuple(each.split(" – ")) for each in LAYOUT["bends"]]
    assert sorted(map(sorted, links)) == sorted(map(sorted, written))
    for one, other in links:
        assert bend_of(one, other) == -bend_of(other, one)
        assert abs(bend_of(one, other)) < 0.7
    assert any(bend_of(*link) for link in links)
    assert bend_of("Crete", "Malaca") == 0


def test_cities_and_markers_lie_apart() -> None:
    """No medallion or distance marker covers another, and none the name of a city."""
    spots = {**{name: place[:2] for name, place in CITIES.items()}, **markers()}
    assert len(spots) == len(BOX["cities"]) + len(BOX["links"])
    for one, other in combinations(spots, 2):
        assert dist(spots[one], spots[other]) >= MEDALLION + MARKER + 3, (one, other)
    for name, place in CITIES.items():
        hidden = [spot for spot in spots if spot != name and covers(label(name, place), spots[spot], MARKER)]
        assert hidden == [], name


def test_a_ship_hides_no_number_and_no_other_city() -> None:
    """A ship that lies alone leaves markers, names and the medallions of other cities free."""
    for name, place in CITIES.items():
        left, top, right, bottom = ship = ship_at(place)
        assert [marker for marker, spot in markers().items() if covers(ship, spot, MARKER)] == [], name
        middle = left + 8, top, right - 8, bottom  # the corners of its box are empty
        assert [other for other in CITIES if other != name and covers(middle, CITIES[other][:2], MEDALLION)] == [], name
        assert [other for other in CITIES if meet(middle, label(other, CITIES[other]))] == [], name


def test_names_can_be_read() -> None:
    """Names of cities, regions and seas do not run into each other, nor into numbers, nor out of the chart."""
    written = {**{name: label(name, place) for name, place in CITIES.items()}, **lettering()}
    assert len(written) > 20
    assert [pair for pair in combinations(written, 2) if meet(written[pair[0]], written[pair[1]])] == []
    for name, (left, top, right, bottom) in lettering().items():
        assert 0 < left < right < CHART_WIDTH and 0 < top < bottom < FRAME.height, name
        assert [marker for marker, spot in markers().items() if covers(written[name], spot, MARKER)] == [], name


# What is drawn


def test_spectators_see_no_hand() -> None:
    """Who holds no seat has neither hand nor chart of their own; a seat sees its own oar cards alone."""
    for s in positions(3, 7):
        watched = drawn(s, None)
        assert {panel.name for panel in watched} == {"chart", "row", "temples", "seat-0", "seat-1", "seat-2"}
        assert not [name for name in things(watched) if name.startswith(("oar-", "slot-"))]
        for seat in range(3):
            seen = drawn(s, seat)
            assert {panel.name for panel in seen} - {panel.name for panel in watched} == {"hand", "manifest"}
            held = {name for name in things(seen) if name.startswith("oar-")}
            assert held == {f"oar-{oar}" for oar in s.view(seat)["own"]["hand"]}


def test_bonus_tiles_of_others_are_covered() -> None:
    """Before the end a tile is a question mark, unless all are worth the same; then its points are drawn."""
    covered = open_ = 0
    for seed in range(1, 12, 2):
        for s in positions(3, seed):
            for player in s.view(None)["players"]:
                body = next(panel.body for panel in drawn(s, None) if panel.name == f"seat-{player['seat']}")
                hidden = 0 if player["bonus"] is not None else player["bonus_tiles"]
                assert body.count(">?<") == hidden
                assert body.count('class="tile-points"') == 1 + player["bonus_tiles"]
                covered, open_ = covered + hidden, open_ + len(player["bonus"] or [])
    assert covered and open_


def tokens(temple: Xml.Element) -> list[tuple[float, float]]:
    """Return where the emblems on a track lie."""
    places = [each.get("transform", "") for each in temple.iter("use") if "sign" in each.get("class", "").split()]
    found = [re.match(r"translate\((\S+) (\S+)\)", place) for place in places]
    return [(float(each[1]), float(each[2])) for each in found if each]


@pytest.mark.parametrize("seats", SEATS)
def test_tokens_lie_side_by_side(seats: int) -> None:
    """At every temple, in every position: none covers another, and they stand in the order of their spaces."""
    for s in positions(seats, 2):
        (panel,) = [each for each in drawn(s, None) if each.name == "temples"]
        temples = [each for each in read(panel) if (each.get("data-thing") or "").startswith("temple-")]
        assert len(temples) == 6
        for temple in temples:
            lying = tokens(temple)
            assert len(lying) == seats and all(dist(one, other) >= 16.5 for one, other in combinations(lying, 2))
            assert lying == sorted(lying) and TRACK < lying[0][0] < lying[-1][0] < TILES - 10


def test_tiles_of_all_rounds_are_on_the_board() -> None:
    """Those of this round, and those of every later one, as the box has them; what is over is gone."""
    printed = {each["name"]: each for each in BOX["temples"]}
    met = set()
    for s in positions(3, 1):
        (panel,) = [each for each in drawn(s, None) if each.name == "temples"]
        now = s.view(None)["round"]
        for temple in read(panel):
            name = (temple.get("data-thing") or "").removeprefix("temple-")
            if name in printed:
                later = [each.text for each in temple.iter("text") if each.get("class") == "later-points"]
                assert later == [str(points) for letter in "ABC" if letter > now for points in printed[name][letter]]
        met.add(now)
    assert met == {"A", "B", "C"}


def test_panels_keep_their_sizes() -> None:
    """However many cards are in hand and columns are left, nothing grows or goes away."""
    for seat in (None, 1):
        sizes = {tuple((each.name, each.width, each.height) for each in drawn(s, seat)) for s in positions(4, 3)}
        assert len(sizes) == 1


def test_stars_and_minus_signs() -> None:
    """A starting card says what its star means; what is less than nothing has a real minus, on cards and in words."""
    found = read(next(each for each in drawn(NEPTUN.new(3, 1), 0) if each.name == "hand"))
    assert [each.text for each in found if each.tag == "title"] == [
        "Oar card +1/4*. The star marks a starting card", "Oar card −1/6*. The star marks a starting card",
    ]  # fmt: skip
    assert "−1" in [each.text for each in found if each.get("class") == "oar-wind-number"]
    assert SAY(Message("consequence-forecast", {"wind": -1, "low": -5, "high": 3})).count("−") == 2
    assert str(NEPTUN.parse("play −1/6*")) == "play -1/6*"
    with pytest.raises(BadNotation) as refused:
        NEPTUN.parse("play -9/9")
    assert "-" not in str(refused.value) and str(refused.value).count("−1/") == 9


# What the log speaks of


def test_slots_light_up_before_their_owner() -> None:
    """A line that names slots lights those of the own chart up if it speaks of oneself, and none of others'."""
    lit = set[str]()
    told: list[Event] = []
    for s, _, _ in walk("neptun", 3, 1, told):
        lying = [name for name in things(drawn(s, 0)) if name.startswith("slot-")]
        for message in [event.seen_by(0) for event in told]:
            own = {name for name in BOARD.lights(message) if name in lying}
            assert not own or message.params["seat"] == 0
            lit |= own
        told.clear()
    assert len(lit) > 3


def test_lines_of_the_log_are_about() -> None:
    """A taken column: its ship, its city, its slot. A voyage: both cities. A loss: every slot that is lost."""
    taken = {"seat": 1, "slot": 3, "column": 2, "city": "Ostia", "good": "salt", "pay": "", "oar": "0/3", "gold": 0}
    lit = BOARD.lights(Message("event-taken", taken))
    assert set(lit) >= {"Ostia", "boat-1", "column-2", "slot-1-3"}
    lit = BOARD.lights(Message("event-sailed", {"seat": 0, "from": "Crete", "city": "Tyros", "miles": 8, "gold": 0}))
    assert set(lit) == {"Tyros", "Crete", "boat-0"}
    assert set(BOARD.lights(Message("event-lost", {"seat": 2, "slots": [1, 4]}))) >= {"slot-2-1", "slot-2-4"}
    assert BOARD.lights(Message("event-wind", {"wind": 5})) == []


# The end, and the rules


@pytest.mark.parametrize("seats", SEATS)
def test_the_tally_adds_up_to_the_score(seats: int) -> None:
    """Every player's bar ends with the score, and its parts add up to it; the best stands first."""
    for seed in range(4):
        s = final("neptun", seats, seed)
        panel = BOARD.tally(BOX, s.view(None), SAY)
        read(panel)
        rows = panel.body.split('<g class="token player-')[1:]
        totals = {int(row[0]): int(re.findall(r'class="bar-total"[^>]*>(\d+)<', row)[0]) for row in rows}
        assert totals == {each.seat: each.score for each in s.standings().seats}
        assert list(totals.values()) == sorted(totals.values(), reverse=True)
        for row in rows:
            parts = [int(each) for each in re.findall(r'class="bar-number[a-z-]*"[^>]*>(\d+)<', row)]
            assert sum(parts) == totals[int(row[0])]
        right = max(float(x) for x in re.findall(r'class="bar-total" x="([\d.]+)"', panel.body))
        assert right + 30 < panel.width


def test_long_names_stay_off_the_bars() -> None:
    """The longest name that a seat may have ends before its bar begins; a short one is written as it is."""
    s = final("neptun", 3, 1)
    names = ["W" * LONGEST_NAME, "Themistocles", "Eva"]
    found = read(BOARD.tally(BOX, s.view(None), teller(NEPTUN, names=names)))
    widths = {each.text: each.get("textLength") for each in found if each.get("class") == "count"}
    assert widths == {names[0]: "106", names[1]: None, names[2]: None}
    assert max(106, width(names[1], "alegreya-sans-700-normal", 17)) + 34 < 150


# Boxes of others


def test_a_city_that_the_chart_does_not_know() -> None:
    """It stands at the foot of the chart, and everything goes on."""
    game = with_names(NEPTUN, {"Ostia": 'Neapolis "Nova"', "Crete": "Delos"})
    all_drawn(game)
    found = places(tuple(city["name"] for city in game.box["cities"]))
    strangers = [found['Neapolis "Nova"'], found["Delos"]]
    assert dist(strangers[0][:2], strangers[1][:2]) > 100
    assert all(FRAME.height - 40 < each.y < FRAME.height for each in strangers)
    lying = things(drawn(game.new(3, 1), 0))
    assert lying['Neapolis "Nova"'] == lying["Delos"] == 1


def test_goods_and_regions_that_nobody_has_drawn() -> None:
    """They have no icon of their own, and are called as the box calls them."""
    all_drawn(with_names(NEPTUN, {"honey": "garum & salt", "Italia": "Magna <Graecia>"}))


def test_scales_of_another_length() -> None:
    """A forecast that reaches less far than the wind leaves cells without a name."""
    box = deepcopy(BOX)
    box["scales"]["forecast"] = 3
    game = periplus.game("neptun", box)
    lying = things(drawn(game.new(3, 1), 0))
    assert [name for name in lying if name.startswith("forecast-")] == [f"forecast-{at}" for at in range(-3, 4)]
    assert "" not in lying


# Words fit


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit_where_they_stand(language: str) -> None:
    """Cities and goods on cards, temples beside their tracks, the course of the game in its frame."""
    tell = teller(NEPTUN, language)
    for city in CITIES:
        assert len(city) > 9 or 26 + width(city, "cinzel-700-normal", 13) <= CONTRACT[0] - 2, city
    for good in BOX["goods"]:
        told = tell(Message(f"good-{good['name']}"))
        assert 40 + width(told, "alegreya-sans-400-normal", 13.5) <= CONTRACT[0] - 4, told
    for region in [*BOX["regions"], {"name": "Gold"}]:
        told = tell(Message("cell-temple", {"source": region["name"]}))
        assert 28 + width(told, "cinzel-700-normal", 13) <= TRACK - 3, told
    for name in ("round", "contracts", "sailing"):
        told = tell(Message(f"course-{name}"))
        assert 16 + width(told, "cinzel-700-normal", 16) <= 150 - 10, told
