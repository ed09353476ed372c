"""Drawings, for every registered game with a board: well formed, whatever is named is there, and nothing is told."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import chain
from xml.etree import ElementTree as Xml

import pytest

import periplus
from periplus.draw.drawn import DrawnBoard
from periplus.draw.icons import SHAPES
from periplus.draw.layout import MEASURES, own_colours, own_styles, read_layout
from periplus.draw.metrics import font_of
from periplus.draw.palette import COLOURS
from periplus.draw.png import to_png
from periplus.kernel.board import Sketches
from periplus.kernel.luck import luck_from
from periplus.kernel.message import Event
from periplus.kernel.rules import clauses_of
from periplus.kernel.state import State
from periplus.kernel.text import LANGUAGES
from tests.conformance.walks import ALL_GAMES, THOROUGH, final, walk
from tests.draw.colours import COLOUR, check_plain, used
from tests.draw.reading import board_of, drawn, elements, handles_of, named, read, teller, things
from tests.draw.shapes import check_icon, check_shape

pytestmark = pytest.mark.once

DRAWN = [game.name for game in ALL_GAMES if game.board is not None]
TABLES = [(name, seats) for name in DRAWN for seats in periplus.game(name).seats]
MOST = 25  # positions of a game that are drawn
OFTEN = 12  # times that each kind of decision, and of event, is looked at
WALKS = 28  # games in which every kind of decision and of event is met
NASTY = "<b>&\"'"

games = pytest.mark.parametrize("name", DRAWN)
tables = pytest.mark.parametrize(("name", "seats"), TABLES)


def positions(name: str, seats: int, seed: int) -> list[State]:
    """Return positions of a random game, far enough apart, and its end."""
    walked = [s.copy() for s, _, _ in walk(name, seats, seed)]
    return [*walked[:: len(walked) // MOST + 1], final(name, seats, seed)]


# What is drawn


@tables
def test_panels_are_well_formed(name: str, seats: int) -> None:
    """Over whole games, for every seat and a spectator: XML, ids and names of things once, things told in words."""
    for s in positions(name, seats, 1):
        for seat in (None, *range(seats)):
            panels = drawn(s, seat)
            found = elements(panels)
            ids = Counter(each.get("id") for each in found if each.get("id"))
            assert set(ids.values()) <= {1}
            assert set(named(found).values()) == {1}
            assert "" not in named(found)
            check_told(found)
            assert len({panel.name for panel in panels}) == len(panels)
            assert all(panel.title and panel.width > 0 and panel.height > 0 for panel in panels)


def check_told(found: list[Xml.Element]) -> None:
    """See to it that things are told in words, and that a bare shape belongs to a thing that is."""
    for each in found:
        if "thing" in each.get("class", "").split() and each.get("aria-hidden") is None:
            assert (each.get("aria-label") or "").strip() and each.get("role") in ("img", "button")
    shapes = {each.get("data-thing") for each in found if each.get("aria-hidden") == "true"} - {None}
    assert shapes <= set(named(found))


@games
def test_whatever_actions_name_is_drawn_once(name: str) -> None:
    """Places, pieces and lights of everything that can be done, and what refusals are about; all can be pointed at."""
    game, met = periplus.game(name), Counter[str]()
    for seed in range(WALKS):
        for s, seat, _ in walk(name, game.seats[seed % len(game.seats)], seed):
            met[s.step_name()] += 1
            if met[s.step_name()] <= OFTEN:
                check_pointed(s, seat)
    steps = {step.name() for each in game.program.instructions for step in each.all_steps()}
    assert set(met) == steps or name not in THOROUGH


def check_pointed(s: State, seat: int) -> None:
    """See to it that whatever has to do with what a seat may do is drawn, and can be pointed at if it is touched."""
    handles = handles_of(s, seat)
    found = elements(drawn(s, seat, handles=handles))
    lying = named(found)
    for action in s.legal_actions(seat):
        told = s.describe(seat, action)
        for each in [*told.places, *told.pieces, *told.lights]:
            assert lying[each] == 1, (str(action), each)
    assert [about for about in s.refusals(seat) if lying[about] != 1] == []
    pointed = {each.get("data-thing", ""): each for each in found if each.get("tabindex") == "0"}
    through = {each.get("data-thing") for each in found if "through" in each.get("class", "").split()}
    assert set(pointed) == set(handles) - through
    for about, thing in pointed.items():
        assert thing.get("role") == "button" and (thing.get("aria-disabled") is None) == handles[about].can
        assert handles[about].text in (thing.get("aria-label") or "")


@games
def test_names_of_people_are_escaped(name: str) -> None:
    """Somebody is called by half of a tag: drawings stay whole, and tell the name as it is written."""
    s = final(name, 4, 3)
    tell, board = teller(s.game, names=[NASTY] * 4), board_of(s.game)
    panels = [*drawn(s, 1, tell), board.tally(s.game.box, s.view(None), tell)]
    told = [each.get("aria-label") or each.text or "" for each in elements(panels)]
    assert any(NASTY in each for each in [*told, *[panel.title for panel in panels]])
    assert not any("<b>" in panel.body for panel in panels)
    for theme in ("light", "dark"):
        Xml.fromstring(board.whole(s.game.box, s.view(1), 1, tell, theme))


@games
def test_a_drawing_follows_from_the_view_alone(name: str) -> None:
    """What a seat cannot know changes no panel, and nothing that can be done with what lies there."""
    compared = 0
    for number, s in enumerate(positions(name, 4, 5)):
        for seat in range(4):
            other = s.resample(seat, luck_from(number))
            compared += other != s
            assert drawn(s, seat, handles=handles_of(s, seat)) == drawn(other, seat, handles=handles_of(other, seat))
        assert drawn(s, None) == drawn(s.resample(None, luck_from(number)), None)
    assert compared > 20 or name not in THOROUGH


@games
def test_what_was_sketched_serves_all(name: str) -> None:
    """What is taken from earlier drawings, whoever they were for, is what would be drawn anew, whatever is offered."""
    seen, reused, sketches = set[int](), 0, Sketches()
    met = [s.copy() for s, _, _ in walk(name, 4, 5)][::5]
    for s in met:
        for seat in (None, *range(4)):
            handles = {} if seat is None else handles_of(s, seat)
            panels = board_of(s.game).panels(s.game.box, s.view(seat), seat, teller(s.game), handles, sketches)
            assert panels == drawn(s, seat, handles=handles)
            reused += sum(id(panel) in seen for panel in panels)
            seen |= set(map(id, panels))
    assert reused >= 2 * 4 * len(met)  # at least what lies in front of two others


@games
def test_details_add_up_to_their_panel(name: str) -> None:
    """A page may be sent any of them: each has a name of its own, is whole by itself."""
    for s in positions(name, 4, 5):
        for panel in drawn(s, 0, handles=handles_of(s, 0)):
            names = [each.name for each in panel.details]
            assert len(set(names)) == len(names) and all(re.fullmatch(r"[\w-]+", each) for each in names)
            assert not names or "".join(each.svg for each in panel.details) == panel.body
            for each in panel.details:
                Xml.fromstring(f"<svg>{each.svg}</svg>")


@tables
def test_what_is_written_on_a_chart_can_be_read(name: str, seats: int) -> None:
    """On a small screen, where the chart is 830 pixels wide, every letter and number is at least 11 pixels high."""
    for s in positions(name, seats, 4):
        chart = next(panel for panel in drawn(s, 0) if panel.place == "chart")
        written = {each.get("class", "") for each in read(chart) if each.tag == "text"}
        sizes = {kind: font_of(kind, s.game.room)[1] * 830 / chart.width for kind in written}
        assert sizes and min(sizes.values()) >= 11, sizes


@tables
def test_whatever_is_drawn_says_what_it_is(name: str, seats: int) -> None:
    """Every card, coin, tile, token, number and icon but for the legends is within something that has a title."""
    for s in positions(name, seats, 6):
        for panel in drawn(s, 0):
            silent = unexplained(Xml.fromstring(f"<svg>{panel.body}</svg>"))
            assert {each.get("class") for each in silent} <= SILENT, panel.name


SILENT = {"compass", "slot", "legend", "track", "tick"}
"""What explains itself, or lies behind what is explained."""


def unexplained(element: Xml.Element) -> Iterator[Xml.Element]:
    """Yield what is drawn within an element, apart from words, and not within anything that has a title.

    What lets the pointer through is told of by what lies below it.
    """
    kinds = set(element.get("class", "").split())
    if element.find("title") is not None or element.get("aria-hidden") or kinds & {"thing", "through"}:
        return
    if element.tag in ("use", "circle", "rect", "path") and element.get("class"):
        yield element
    for inner in element:
        yield from unexplained(inner)


# What the log speaks of


@games
def test_the_log_lights_up_what_is_there(name: str) -> None:
    """Every kind of event names only things that are drawn, but for what has just gone or is somebody's own."""
    kinds = Counter[str]()
    for before, s, told in chain.from_iterable(lines_of(name, seed) for seed in range(WALKS)):
        if any(kinds[event.name] < OFTEN for event in told):
            check_lights(told, before, s)
        kinds.update(event.name for event in told)
    assert set(kinds) == set(periplus.game(name).events) or name not in THOROUGH


def lines_of(name: str, seed: int) -> Iterator[tuple[State, State, list[Event]]]:
    """Yield the positions of a random game, and its end, with those before them and what was told on the way."""
    told: list[Event] = []
    seats = periplus.game(name).seats
    before = None
    for s, _, _ in walk(name, seats[seed % len(seats)], seed, told):
        yield before or s, s, told
        before = s.copy()
        told.clear()
    assert before is not None
    yield before, s, told


def check_lights(told: list[Event], before: State, s: State) -> None:
    """See to the things that lines of the log light up on the pages of a spectator and of a seat."""
    missing: set[str] = set()
    for watcher in (None, 0):
        lit = [board_of(s.game).lights(event.seen_by(watcher)) for event in told]
        assert all(len(set(lights)) == len(lights) for lights in lit)
        lying = things(drawn(s, watcher)) if any(lit) else Counter[str]()
        missing |= {each for lights in lit for each in lights if each not in lying}
    assert not missing or missing <= anywhere(before) | anywhere(s), told


def anywhere(s: State) -> set[str]:
    """Return the names of all things that some seat sees."""
    return {name for seat in range(s.seats) for name in things(drawn(s, seat))}


# Pictures, colours, styles and layout of a room


def drawn_board(name: str) -> DrawnBoard:
    """Return the board of a game, drawn on a chart."""
    board = board_of(periplus.game(name))
    assert isinstance(board, DrawnBoard)
    return board


@games
def test_pictures_of_a_room_are_icons_like_others(name: str) -> None:
    """They have one colour and names of their own; those that others do not share lie in the same box."""
    room = drawn_board(name)
    assert not set(room.icons) & set(SHAPES)
    for shape in room.icons.values():
        check_shape(shape)
    for icon in import_module(f"{room.room}.icons").ICONS.values():
        check_icon(icon)


@games
def test_colours_of_a_room(name: str) -> None:
    """Each has a name that is not shared, two shades, and a use; whatever is used is there."""
    room = drawn_board(name)
    own, used_ = own_colours(room.room), used(own_styles(room.room)) | used(room.ground())
    assert not set(own) & set(COLOURS)
    assert all(COLOUR.fullmatch(shade) for both in own.values() for shade in both)
    assert set(own) <= used_ <= set(own) | set(COLOURS)


@games
def test_styles_of_a_room_are_plain(name: str) -> None:
    """Pages and programs that make pictures read the same ones; pages add colours, and where panels lie."""
    room = drawn_board(name).room
    check_plain(own_styles(room))
    assert own_styles(room) in drawn_board(name).styles()


@games
def test_every_panel_has_a_place(name: str) -> None:
    """Whatever is drawn in a game lies where the room says; nothing is said of panels that are never there."""
    panels = read_layout(drawn_board(name).room)["panels"]
    found = {panel.name for s in positions(name, 3, 1) for panel in drawn(s, 0)}
    assert {"seat" if each.startswith("seat-") else each for each in found} | {"since"} <= set(panels)
    assert {panel["place"] for name, panel in panels.items() if name != "since"} <= {"chart", "strip", "desk", "seat"}
    assert set().union(*panels.values()) <= {*MEASURES, "place"}
    sheet = drawn_board(name).styles()
    for panel, said in panels.items():
        assert "at" in said or said["place"] in ("chart", "desk", "seat")
        assert "at" not in said or f"#panel-{panel}{{--at:{said['at']};" in sheet


# The rules, and documents


@pytest.mark.parametrize("language", LANGUAGES)
@games
def test_pictures_belong_to_clauses(name: str, language: str) -> None:
    """Each is well formed, of some size, in all languages, and beside a clause that exists."""
    game = periplus.game(name)
    pictures = board_of(game).pictures(game.box, teller(game, language))
    assert set(pictures) <= set(clauses_of(game.room))
    ids = Counter(each.get("id") for panel in pictures.values() for each in read(panel) if each.get("id"))
    assert set(ids.values()) <= {1}
    for panel in pictures.values():
        assert panel.body and panel.place == "picture" and panel.width > 30 and panel.height > 30


@pytest.mark.parametrize("theme", ["light", "dark"])
@games
def test_the_whole_is_a_document(name: str, theme: str) -> None:
    """It stands alone: no name of a colour is left, all it refers to is there, and it can be made a picture."""
    s = final(name, 3, 2)
    document = board_of(s.game).whole(s.game.box, s.view(0), 0, teller(s.game), theme)
    root = Xml.fromstring(document)
    assert "var(" not in document
    assert [float(each) for each in root.get("viewBox", "").split()[2:]] == [
        float(root.get("width", 0)), float(root.get("height", 0)),
    ]  # fmt: skip
    ids = Counter(each.get("id") for each in root.iter() if each.get("id"))
    assert set(ids.values()) == {1}
    assert {each.get("href", "#").removeprefix("#") for each in root.iter() if each.get("href")} <= set(ids)
    assert to_png(document, 300).startswith(b"\x89PNG")
