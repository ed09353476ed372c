"""What a game is about is known in its own room alone: not in the kernel, nor where boards are drawn and shown."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from periplus.draw.drawn import DrawnBoard
from periplus.draw.icons import SHAPES
from periplus.draw.layout import own_colours, own_styles, read_layout, styles
from periplus.games import ROOMS
from periplus.games import game as open_game
from tests.conformance.walks import THOROUGH

pytestmark = pytest.mark.once

TOP = Path(__file__).parents[2]
SOURCE = TOP / "src" / "periplus"
SHARED = [
    file
    for folder, endings in (("kernel", ("py",)), ("draw", ("py", "css")), ("web", ("py", "css", "js", "html")))
    for ending in endings
    for file in (SOURCE / folder).rglob(f"*.{ending}")
    if "vendor" not in file.parts
]
TESTS = [file for folder in ("kernel", "draw", "conformance") for file in (TOP / "tests" / folder).glob("test_*.py")]
DRAWN = [name for name in ROOMS if isinstance(open_game(name).board, DrawnBoard)]
ALL_HAVE = {"chart", "seat", "since"}
"""Panels that pages know, as every drawn board has them."""

EVERYDAY = {
    "accept", "accepted", "acquire", "age", "ahead", "all", "also", "amount", "answer", "answered", "arrange",
    "arrow", "back", "basic", "border", "capital", "check", "choose", "chose", "chosen", "close", "collected",
    "complete", "convert", "copy", "count", "course", "deal", "deep", "different", "effect", "end", "enter",
    "entered", "event", "example", "extra", "fair", "fallen", "first", "fixed", "free", "game", "get", "give", "group",
    "guard", "guest", "half", "harbour", "high", "hold", "icon", "ignore", "instead", "join", "joined", "keep", "laid",
    "land", "library", "light", "limit", "link", "lit", "look", "looked", "lose", "low", "made", "make", "marker",
    "move", "moved", "named", "number", "off", "one", "open", "option", "ordered", "over", "owner", "partial", "pass",
    "passed", "phase", "pick", "piece", "place", "placed", "play", "raise", "raised", "rate", "redirect", "region",
    "removed", "reveal", "revealed", "role", "round", "row", "safe", "scale", "settle", "share", "sheet", "show",
    "site", "skip", "stage", "start", "starting", "stay", "stop", "stopped", "swap", "table", "the", "tile",
    "title", "turned", "use", "visitor", "wave", "winner",
}  # fmt: skip
"""Words that rooms use, but that mean something everywhere."""
THINGS = {"boat", "city", "contract", "manifest", "sail", "ship", "temple", "voyage", "wonder"}
"""Words that no id of a room gives away, or that several rooms share, though they are about games."""
STANDARD = re.compile(
    r"""rel="manifest"|\bmanifest-src\b|\bapplication/manifest\+json\b|\bhttptools_impl\b|\bHttpToolsProtocol\b"""
    r"""|\bchallenge\b|\bCollectorRegistry\b|\bMultiProcessCollector\b|\.collect\(\)"""
)
"""What the web itself calls the description of an app and what a passkey signs, and a library its parts."""


def split(name: str) -> set[str]:
    """Return the words of a name in the singular: ``ChooseOar`` and ``choose_oars`` both speak of an oar."""
    found = re.findall(r"[A-Z]?[a-z]+", name)
    return {re.sub(r"(?<=[a-z]{2}[^s])s$", "", re.sub(r"ies$", "y", word.lower())) for word in found}


def box_names(data: Any) -> Iterator[str]:
    """Yield the keys of a box, and what its things are called."""
    if isinstance(data, dict):
        yield from data
        yield from (value for key, value in data.items() if key == "name" and isinstance(value, str))
    for inner in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from box_names(inner)


def names(room: str) -> Iterator[str]:
    """Yield what a room is called, and all that it names in its box, its order of play, its notation and its events."""
    game = open_game(room)
    yield from (room, *game.events, *game.lexicon.verbs, *box_names(game.box))
    yield from (step.name() for each in game.program.instructions for step in each.all_steps())
    if isinstance(game.board, DrawnBoard):
        yield from (*game.board.icons, *read_layout(game.room)["panels"])


@cache
def spoken(room: str) -> set[str]:
    """Return the words of a room that are longer than two letters."""
    return {word for name in names(room) for word in split(name) if len(word) > 2}


def own_words(room: str) -> set[str]:
    """Return the words that a room alone uses, but for those of every day."""
    others = [spoken(other) for other in ROOMS if other != room]
    pictures = {word for name in SHAPES for word in split(name)}
    return spoken(room) - set().union(*others) - EVERYDAY - pictures


@pytest.mark.parametrize("file", SHARED, ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_room_is_spoken_of(file: Path) -> None:
    """No word that one room alone uses, and no other that is about games, stands in what all rooms share."""
    said = split(STANDARD.sub("", file.read_text("utf-8")))
    assert {room: found for room in ROOMS if (found := own_words(room) & said)} == {}
    assert said & THINGS == set()


def test_words_of_rooms_are_found() -> None:
    """Each room has words of its own; words of every day are listed only if a room and what all share have them."""
    assert all(len(own_words(room)) > (5 if room in THOROUGH else 0) for room in ROOMS)
    said = set().union(*[split(file.read_text("utf-8")) for file in SHARED])
    assert EVERYDAY - set().union(*[spoken(room) for room in ROOMS]) == EVERYDAY - said == set()


@pytest.mark.parametrize("name", DRAWN)
def test_styles_of_a_room_are_its_own(name: str) -> None:
    """Its panels, its colours and the classes of its drawings are in no style sheet or script that all rooms share."""
    room = open_game(name).room
    shared = "\n".join(file.read_text("utf-8") for file in SHARED if file.suffix in (".css", ".js", ".html"))
    panels = set(read_layout(room)["panels"]) - ALL_HAVE
    assert [panel for panel in panels if re.search(rf"panel-{panel}\b", shared)] == []
    assert [colour for colour in own_colours(room) if f"--{colour}" in shared] == []
    classes = classes_in(own_styles(room)) - classes_in(styles(""))
    states = {"lit", "now"}  # what pages and scales make of things
    assert (classes - states) & classes_in(shared) == set()


def classes_in(source: str) -> set[str]:
    """Return the classes that a style sheet or a script of drawings selects."""
    return {
        name
        for line in re.findall(r"[^{}\n]*\.drawing[^{}\n]*", source)
        for name in re.findall(r"\.([a-z][\w-]*)", line)
    }


@pytest.mark.parametrize("file", TESTS, ids=lambda file: str(file.relative_to(TOP / "tests")))
def test_tests_of_one_room_are_at_home(file: Path) -> None:
    """What is tested here holds for every room, or is shown by the example; a room's own tests lie in its folder."""
    source = file.read_text("utf-8")
    rooms = [name for name in ROOMS if name != "example"]
    assert [name for name in rooms if re.search(rf"\b{name}\b", source)] == []
