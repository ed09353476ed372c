"""Every message has a text, every text is used, and a whole game can be told."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from jinja2 import Environment, nodes

from periplus.cli import app
from periplus.games import game, game_names
from periplus.games.mare_nostrum.actions import LOSSES
from periplus.games.mare_nostrum.box import ITEMS, ROLE_NAMES
from periplus.games.mare_nostrum.chart import PHASES
from periplus.games.mare_nostrum.sites import OBSTACLES
from periplus.kernel.action import Action
from periplus.kernel.box import parse_box
from periplus.kernel.errors import BadBox, PeriplusError, Refused
from periplus.kernel.game import Game
from periplus.kernel.lesson import lesson_of
from periplus.kernel.luck import luck_from
from periplus.kernel.message import Event, Message
from periplus.kernel.playout import random_choice
from periplus.kernel.state import State, Step
from periplus.kernel.text import LANGUAGES, MissingText, Text
from periplus.table.standing import Stage
from periplus.web.visitor import THEMES

pytestmark = pytest.mark.once

SOURCE = Path(__file__).parents[2] / "src" / "periplus"
ERRORS = ("error-", "fault-")
TITLES = ("title", "pitch", "length", "intro")  # said by the program, but every game has its own


class Room(NamedTuple):
    """Where messages are made and where their texts are."""

    folder: str  # has the text files
    sources: tuple[str, ...]  # patterns of the files that make messages
    game: str = ""
    box_names: tuple[tuple[str, str, str], ...] = ()  # (beginning of ids, list of the box that they name, key in it)
    point_sources: tuple[str, ...] = ()  # sources of points that have no name in the box
    names: tuple[str, ...] = ()  # ids of what else a game names
    obstacles: tuple[str, ...] = ()  # reasons of refusals that stand in a table
    templates: tuple[str, ...] = ()  # patterns of the templates that say messages


# What some games name besides: (beginning of ids, list of the box, key in it), sources of points, and other things.
BOX_NAMES = {
    "neptun": (("good", "goods", "name"),),
    "mare_nostrum": (
        ("card", "goods", "name"),
        ("card", "cards", "name"),
        ("power", "cards", "power"),
        ("civ", "civilisations", "name"),
        ("part", "civilisations", "name"),
        ("spot", "goods", "name"),
    ),
}
POINT_SOURCES = {"neptun": ("bonus", "gold"), "mare_nostrum": ("heroes", "wonders")}
NAMES = {
    "mare_nostrum": (
        "card-tax", "spot-temple", "spot-market",
        *[f"item-{item}" for item in ITEMS],
        *[f"role-{role}" for role in ROLE_NAMES],
        *[f"how-{how}" for how in LOSSES],
        *[f"course-{phase}" for phase in PHASES],
    ),
}  # fmt: skip
TABLED = {"mare_nostrum": tuple(reason for _, reason in OBSTACLES if reason)}
ROOMS = {
    "kernel": Room("kernel", ("kernel/*.py", "games/__init__.py")),
    "program": Room(".", ("*.py", "cli/*.py", "bots/*.py", "lab/*.py", "table/*.py")),
    "web": Room("web", ("web/*.py",), templates=("web/templates/**/*.html",)),
    **{
        name: Room(
            f"games/{name}",
            (f"games/{name}/*.py",),
            name,
            BOX_NAMES.get(name, ()),
            POINT_SOURCES.get(name, ()),
            NAMES.get(name, ()),
            TABLED.get(name, ()),
        )
        for name in game_names(hidden=True)
    },
}
READ_BEFORE = ["kernel", "program", "web"]  # the texts of a game
ALL_ROOMS = [(room, language) for room in ROOMS for language in LANGUAGES]

# Ids of the pages that are put together from parts, and what stands in their gaps.
MADE_LINKS, FOLLOWED_LINKS = ("return", "token"), ("return", "watch")
PUT_TOGETHER: dict[str, tuple[str, ...]] = {
    "page-language-{}": LANGUAGES,
    "page-theme-{}": THEMES,
    "page-stage-{}": get_args(Stage),
    "page-seat-kind-{}": ("me", "here", "open"),
    "page-made-{}": MADE_LINKS,
    "page-made-{}-told": MADE_LINKS,
    "page-{}-heading": FOLLOWED_LINKS,
    "page-{}-told": FOLLOWED_LINKS,
    "page-{}-button": FOLLOWED_LINKS,
}
# Ids that pages put together, too, but that follow from what a game declares.
OF_GAMES = {"option-{}", "option-{}-{}", "question-{}", "question-{}-{}"}
PAGE = "page-"  # begins every id of the pages but those of errors


class Use(NamedTuple):
    """A message that code makes; parameters are None if the code does not spell them out."""

    id: str
    params: frozenset[str] | None


# What the code makes


def literals(node: ast.expr) -> list[str]:
    """Return the texts that an expression can be, as far as they are spelt out or their parts are declared."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return filled(pattern(node))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
        return [text for default in node.args[1:] for text in literals(default)]
    return []


def pattern(node: ast.JoinedStr) -> str:
    """Return a formatted text with gaps where its parts stand."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def filled(id: str) -> list[str]:
    """Return the ids that one with a gap can be, as declared."""
    return [id.format(part) for part in PUT_TOGETHER.get(id, ())]


def keys(args: list[ast.expr]) -> frozenset[str] | None:
    """Return the parameters that a call gives as a dictionary, if they are spelt out."""
    if not args:
        return frozenset()
    if not isinstance(args[0], ast.Dict):
        return None
    names = [name for key in args[0].keys if key is not None for name in literals(key)]
    return frozenset(names) if len(names) == len(args[0].keys) else None


def name_of(call: ast.Call) -> str:
    """Return the name of what is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def uses_of_call(call: ast.Call) -> Iterator[Use]:
    """Find the messages that a call makes."""
    called = name_of(call)
    told = [literals(arg) for arg in call.args]
    named = [keyword.arg for keyword in call.keywords]
    given = None if None in named else frozenset(name for name in named if name)
    if called == "Refused":
        yield from (Use(f"refused-{reason}", keys(call.args[2:])) for reason in told[1])
    elif called == "fault":
        yield from (Use(id, given) for id in told[1])
    elif called == "headings":
        yield from (Use(f"heading-{name}", frozenset()) for names in told for name in names)
    elif called == "say" and told:
        yield from (Use(id, given) for id in told[0])
    elif called == "end" and told:
        yield from (Use(f"ending-{reason}", frozenset()) for reason in told[0])
    elif called == "Event" and told:
        yield from (Use(f"event-{name}", keys(call.args[1:2])) for name in told[0])
    elif told:
        ids = [id for id in told[0] if called == "Message" or id.startswith(ERRORS)]
        yield from (Use(id, keys(call.args[1:])) for id in ids)


def code(room: Room) -> Iterator[ast.AST]:
    """Walk through the code of a room."""
    for pattern in room.sources:
        for path in sorted(SOURCE.glob(pattern)):
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def uses_in_code(room: Room) -> Iterator[Use]:
    """Find the messages that the code of a room makes; those of a table of pages' ids are said as they are."""
    for node in code(room):
        if isinstance(node, ast.Call):
            yield from (use for use in uses_of_call(node) if use.id not in TITLES)
        elif isinstance(node, ast.Dict):
            listed = [id for value in node.values for id in literals(value)]
            yield from (Use(id, frozenset()) for id in listed if id.startswith(PAGE))


# What templates say


def said_in_template(room: Room) -> Iterator[nodes.Call]:
    """Find the calls in templates that say something."""
    for folder in room.templates:
        for path in sorted(SOURCE.glob(folder)):
            for call in Environment().parse(path.read_text(encoding="utf-8")).find_all(nodes.Call):
                if getattr(call.node, "name", getattr(call.node, "attr", "")) == "say":
                    yield call


def template_ids(node: nodes.Expr) -> list[str]:
    """Return what the id in a template is written as, with a gap for whatever is not spelt out."""
    if isinstance(node, nodes.Const):
        return [str(node.value)]
    if isinstance(node, nodes.CondExpr):
        return [id for each in (node.expr1, node.expr2) if each is not None for id in template_ids(each)]
    if isinstance(node, nodes.Add | nodes.Concat):
        parts = node.nodes if isinstance(node, nodes.Concat) else [node.left, node.right]
        return ["".join(id for part in parts for id in template_ids(part))]
    return ["{}"]


def uses_in_templates(room: Room) -> Iterator[Use]:
    """Find the messages that the templates of a room say."""
    for call in said_in_template(room):
        given = None if call.dyn_kwargs is not None else frozenset(each.key for each in call.kwargs)
        for id in template_ids(call.args[0]):
            yield from (Use(each, given) for each in (filled(id) if "{" in id else [id]))


def steps_of(declared: Game) -> list[Step[Any]]:
    """Return the decisions of a game, each once."""
    return list({step.name(): step for each in declared.program.instructions for step in each.all_steps()}.values())


def uses_of_steps(declared: Game) -> Iterator[Use]:
    """Find the messages that the decisions of a game need: their names, and what the kernel says for them."""
    for step in steps_of(declared):
        name, kind = step.name().lower(), type(step)
        if not declared.hidden:
            yield Use(f"step-{name}", frozenset())
        if kind.prompt is Step.prompt:
            yield Use(f"prompt-{name}", frozenset())
        if kind.describe is Step.describe:
            yield from (Use(f"label-{verb}", None) for verb in declared.lexicon.verbs)
        yield Use(f"refused-{step.otherwise or f'{name}-first'}", None)


def names_in_game(room: Room, declared: Game) -> Iterator[str]:
    """Return the names that a game gives to its seats, its options and what is in its box."""
    yield from TITLES
    if not declared.hidden:
        yield from (f"seat-{number + 1}" for number in range(max(declared.seats)))
    for option in declared.options:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{value}" for value in option.values)
    yield from (f"source-{source}" for source in room.point_sources)
    yield from room.names
    for beginning, listed, key in room.box_names:
        yield from (f"{beginning}-{entry[key]}" for entry in declared.box[listed])


def questions_of_game(declared: Game) -> Iterator[str]:
    """Return what is told of the questions that can be answered beforehand: their answers, and what they are about."""
    for name, question in declared.new(min(declared.seats), 1).questions().items():
        yield f"question-{name}"
        yield from (f"question-{name}-{part}" for part in (*question.answers, *question.topics))


def names_of_forms(room: Room, declared: Game) -> Iterator[str]:
    """Return what a game calls its forms and their fields, if it does; otherwise they are called as in the notation."""
    for verb in declared.lexicon.verbs.values():
        named = [f"form-{verb.name}", *[f"field-{verb.name}-{field.name}" for field in verb.fields]]
        yield from (name for name in named if slug(name) in texts(room.game, "en"))


def headings_of_choices(room: Room, declared: Game) -> Iterator[Use]:
    """Find the headings of long lists of choices, in which stands what every action of the verb has."""
    for verb in declared.lexicon.verbs.values():
        if f"choices-{verb.name}" in texts(room.game, "en"):
            yield Use(f"choices-{verb.name}", frozenset(field.name for field in verb.fields if not field.optional))


def uses_of_game(room: Room) -> Iterator[Use]:
    """Find the messages that follow from what a game declares."""
    if not room.game:
        return
    declared = game(room.game)
    yield from uses_of_steps(declared)
    for names in (names_in_game(room, declared), questions_of_game(declared), names_of_forms(room, declared)):
        yield from (Use(slug(name), frozenset()) for name in names)
    yield from headings_of_choices(room, declared)
    yield from uses_of_lesson(declared)
    yield from (Use(f"refused-{reason}", frozenset({"item", "province"})) for reason in room.obstacles)
    for name, kind in declared.events.items():
        yield Use(f"event-{name}", frozenset(kind.public))
        if kind.private:
            yield Use(f"event-{name}-own", frozenset(kind.public + kind.private))


def uses_of_lesson(declared: Game) -> Iterator[Use]:
    """Find the messages of a game's lesson."""
    if script := lesson_of(declared):
        told = [*script.lesson.tasks, script.lesson.end]
        yield from (Use(each.say, frozenset(each.names)) for each in told)
        yield from (Use(task.meanwhile, frozenset()) for task in script.lesson.tasks if task.meanwhile)


def slug(name: str) -> str:
    """Return a name as it stands in the id of a message."""
    return name.lower().replace("_", "-").replace(" ", "-")


def uses_of_help() -> Iterator[Use]:
    """Find the messages that explain commands and parameters."""
    yield from (Use(f"help-{id}", frozenset()) for id in ("commands", "parameters", "command-lang"))
    for name in app:
        yield Use(f"help-command-{name.lstrip('-')}", frozenset())
        if not name.startswith("-"):
            for argument in app[name].assemble_argument_collection():
                yield Use(f"help-parameter-{argument.name.lstrip('-').lower()}", frozenset())


@cache
def uses(name: str) -> list[Use]:
    """Return every use of a message whose text belongs to a room."""
    found = [use for use in uses_of_help() if name == "program" and use.id != "help-command-h"]
    for other, room in ROOMS.items():
        for use in [*uses_in_code(room), *uses_in_templates(room), *uses_of_game(room)]:
            if name == owner(use.id, other):
                found.append(use)
    return found


@cache
def owner(id: str, room: str) -> str:
    """Return whose text tells a message: what the kernel says belongs there, and pages say what the program does."""
    if id in said_by_kernel() or (id.startswith(ERRORS) and id in texts("kernel", "en")):
        return "kernel"
    return "program" if room == "web" and id in texts("program", "en") else room


@cache
def said_by_kernel() -> set[str]:
    """Return the ids of all that the kernel says."""
    return {use.id for use in uses_in_code(ROOMS["kernel"])}


# What the files hold


@cache
def entries(name: str, language: str) -> list[Any]:
    """Return the entries of a text file."""
    path = SOURCE / ROOMS[name].folder / f"text.{language}.ftl"
    parsed: list[Any] = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return parsed


@cache
def texts(name: str, language: str) -> dict[str, set[str]]:
    """Return the texts of a room by their ids, each with the parameters it asks for."""
    found: dict[str, set[str]] = {}
    for entry in entries(name, language):
        if isinstance(entry, ftl.Message):
            written = FluentSerializer().serialize_entry(entry)
            found[entry.id.name] = {name.removesuffix("-count") for name in re.findall(r"\$([\w-]+)", written)}
    return found


@pytest.mark.parametrize(("room", "language"), ALL_ROOMS)
def test_text_file_can_be_read(room: str, language: str) -> None:
    """A text file has no entry that Fluent would skip, and no text that another one hides."""
    junk = [entry.content for entry in entries(room, language) if isinstance(entry, ftl.Junk)]
    ids = [entry.id.name for entry in entries(room, language) if isinstance(entry, ftl.Message)]
    for other in READ_BEFORE[: READ_BEFORE.index(room)] if room in READ_BEFORE else READ_BEFORE:
        ids += texts(other, language)
    assert junk == []
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize(("room", "language"), ALL_ROOMS)
def test_every_message_has_a_text(room: str, language: str) -> None:
    """Every message that code can make has a text in the file of its room."""
    assert {use.id for use in uses(room)} - texts(room, language).keys() == set()


@pytest.mark.parametrize(("room", "language"), ALL_ROOMS)
def test_every_text_is_used(room: str, language: str) -> None:
    """Every text belongs to a message that code can make."""
    assert texts(room, language).keys() - {use.id for use in uses(room)} == set()


@pytest.mark.parametrize(("room", "language"), ALL_ROOMS)
def test_no_text_asks_for_more_than_it_gets(room: str, language: str) -> None:
    """A text uses no parameter that some maker of its message leaves out."""
    asked = texts(room, language)
    given = [(use.id, use.params) for use in uses(room) if use.params is not None]
    assert [(id, asked[id] - params) for id, params in given if asked.get(id, set()) - params] == []


def test_ids_that_are_put_together_are_declared() -> None:
    """The pages put no id together but from declared parts, and all that is declared is put together somewhere."""
    room, made = ROOMS["web"], set[str]()
    for call in (node for node in code(room) if isinstance(node, ast.Call)):
        if name_of(call) in ("Message", "say") and call.args:
            made |= {pattern(node) for node in ast.walk(call.args[0]) if isinstance(node, ast.JoinedStr)}
    made |= {id for call in said_in_template(room) for id in template_ids(call.args[0]) if "{" in id}
    assert made == PUT_TOGETHER.keys() | OF_GAMES


def test_events_are_declared() -> None:
    """Every event that code tells is in its game's table of events."""
    for room in ROOMS.values():
        told = {use.id for use in uses_in_code(room) if use.id.startswith("event-")}
        declared = {f"event-{name}" for name in game(room.game).events} if room.game else set()
        assert told <= declared


# A whole game told

KERNEL = Text("en", ["periplus.kernel"])
NEPTUN = Text("en", ["periplus.kernel", "periplus.games.neptun"])
IN_ALL_LANGUAGES = [Text(language, ["periplus.kernel", "periplus.games.neptun"]) for language in LANGUAGES]
MARE_NOSTRUM = [Text(language, ["periplus.kernel", "periplus.games.mare_nostrum"]) for language in LANGUAGES]
OTHER_OPTIONS: dict[str, object] = {
    "extra_turns_affect_wind": True,
    "extra_turns_asked_once": True,
    "zero_may_score": True,
    "wind_between_rounds": "reset5",
    "bonus_tiles": "fixed3",
}


FREE_SET_UP: dict[str, object] = {"set_up": "free", "goal": "five", "three_roles": True, "turn_limit": 10}


def begin(seats: int, options: dict[str, object], told: list[Event], name: str = "neptun") -> State:
    """Set up a game whose events, those of the set-up included, are told."""
    return game(name).new(seats, seats, options, told=told)


def tell_choices(text: Text, s: State, seat: int) -> Iterator[str]:
    """Tell a seat what is asked of it and all it may do."""
    yield text.say(s.prompt(seat))
    for action in s.legal_actions(seat):
        description = s.describe(seat, action)
        yield text.say(description.label)
        for consequence in description.consequences:
            yield text.say(consequence)


def tell_table(text: Text, s: State, seat: int | None) -> Iterator[str]:
    """Tell what lies on the table."""
    reminders = s.game.reminders(s.recall(seat))
    for sheet in [*s.game.sheets(s.game.box, s.view(seat), seat), *reminders]:
        yield text.say(sheet.title)
        yield from (text.say(heading) for heading in sheet.columns)
        for row in sheet.rows:
            assert len(row) == len(sheet.columns)
            yield from (str(text.word("name", cell)) for cell in row if cell is not None)


@pytest.mark.parametrize("text", IN_ALL_LANGUAGES, ids=LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, OTHER_OPTIONS), (5, {})])
def test_a_whole_game_can_be_told(text: Text, seats: int, options: dict[str, object]) -> None:
    """Prompts, descriptions, tables and events of a random game have texts, for every seat and for spectators."""
    tell_game(text, "neptun", seats, options)


@pytest.mark.parametrize("text", MARE_NOSTRUM, ids=LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(3, {"turn_limit": 10}), (4, FREE_SET_UP), (5, {"turn_limit": 5})])
def test_a_whole_game_of_mare_nostrum_can_be_told(text: Text, seats: int, options: dict[str, object]) -> None:
    """The same for the other game, with a fixed and with a free set-up."""
    tell_game(text, "mare_nostrum", seats, options)


def tell_game(text: Text, name: str, seats: int, options: dict[str, object]) -> None:
    """Tell a random game to everybody."""
    events: list[Event] = []
    s, luck = begin(seats, options, events, name), luck_from(0)
    told: list[str] = []
    while not s.is_over:
        for seat in range(seats):
            told += tell_choices(text, s, seat)
        told += tell_table(text, s, None if len(told) % 2 else s.actors()[0])
        seat, action = random_choice(s, luck)
        s.apply(seat, action, events)
    told += [text.say(s.prompt(seat)) for seat in range(seats)]
    for event in events:
        told += [text.say(event.seen_by(viewer)) for viewer in (None, *range(seats))]
    assert all(sentence and "{" not in sentence and "Message(" not in sentence for sentence in told)


def everything_to_say() -> list[Action]:
    """Return every action that the notation of Neptun knows."""
    neptun = game("neptun")
    cities = [entry["name"] for entry in neptun.box["cities"]]
    served = [f" serve {slot}{buy}" for slot in range(1, 6) for buy in ("", " buy")]
    lines = ["reveal", "join", "decline", "play 0/1", "play +2/8", "play -1/6*", f"sail {cities[0]} buy"]
    lines += [f"take {column} slot {slot}" for column in range(1, 7) for slot in range(1, 6)]
    lines += [f"sail {city}{deed}" for city in cities for deed in ("", *served)]
    return [neptun.parse(line) for line in lines]


def refusal_of(s: State, action: Action) -> Message | None:
    """Return what the game says if it refuses an action to the first seat it waits for."""
    try:
        s.check(s.actors()[0], action)
    except Refused as refusal:
        return refusal.message
    return None


def test_every_refusal_can_be_told() -> None:
    """Saying everything at every moment of a game meets every refusal, and each can be told."""
    refused: set[str] = set()
    s, luck, actions = begin(3, {}, []), luck_from(0), everything_to_say()
    while not s.is_over:
        for refusal in filter(None, [refusal_of(s, action) for action in actions]):
            assert all(text.say(refusal) for text in IN_ALL_LANGUAGES)
            refused.add(refusal.id)
        s.apply(*random_choice(s, luck))
    assert refused == {use.id for use in uses("neptun") if use.id.startswith("refused-")}


# Errors


def load(**changes: object) -> State:
    """Load a saved position of Neptun with some fields replaced."""
    neptun = game("neptun")
    return neptun.from_json({**neptun.new(3, 1).to_json(), **changes})


def act_after_the_end() -> None:
    """Play a game of Neptun to its end and ask for more."""
    s = game("neptun").new(3, 1)
    s.end("rounds-over")
    s.waiting = 0
    s.check(0, game("neptun").parse("reveal"))


MISTAKES: list[Callable[[], object]] = [
    lambda: game("go"),
    lambda: game("neptun").new(1, 1),
    lambda: game("neptun").new(7, 1),
    lambda: game("neptun").new(3, b"short"),
    lambda: game("neptun").new(3, 1, rules=9),
    lambda: game("neptun").new(3, 1, {"luck": True}),
    lambda: game("neptun").new(3, 1, {"bonus_tiles": "many"}),
    lambda: game("neptun").new(3, 1).check(9, game("neptun").parse("reveal")),
    act_after_the_end,
    lambda: game("neptun").parse(""),
    lambda: game("neptun").parse("swim"),
    lambda: game("neptun").parse("take"),
    lambda: game("neptun").parse("take 2 slot 9"),
    lambda: game("neptun").parse("reveal now"),
    lambda: game("neptun").action_from_json([]),
    lambda: game("neptun").action_from_json({"verb": "take", "column": [1]}),
    lambda: game("neptun").action_from_json({"verb": "take", "colour": 1}),
    lambda: game("neptun").from_json([]),
    lambda: load(game="go"),
    lambda: load(box="mine"),
    lambda: load(gold=None),
    lambda: load(silver=1),
]


@pytest.mark.parametrize("mistake", MISTAKES)
def test_errors_can_be_told(mistake: Callable[[], object]) -> None:
    """The kernel tells each error in one line, by itself and with the texts of a game."""
    with pytest.raises(PeriplusError) as caught:
        mistake()
    for text in (KERNEL, *IN_ALL_LANGUAGES):
        told = text.say(caught.value.message)
        assert told
        assert "\n" not in told
        assert not told.endswith(".")


def broken_boxes() -> Iterator[dict[str, Any]]:
    """Return boxes of Neptun with faults of every kind."""
    box = game("neptun").box
    wrong: list[Any] = [{}, {"odd": 1}, [], [{}], [{"name": "", "id": "A B"}] * 2, [{"ends": ["Rhodos"], "odd": 1}], 5]
    for key in box:
        yield from ({**box, key: value} for value in wrong)
    yield {**box, "cities": [{**entry, "name": "Crete"} for entry in box["cities"]]}
    yield {**box, "city_cards": [{**entry, "city": "Crete", "gold": {}} for entry in box["city_cards"]]}
    yield {**box, "links": box["links"][:1]}
    yield {**box, "cities": [{**entry, "name": "serve"} for entry in box["cities"]]}


def faults_of(opening: Callable[[], object]) -> Iterator[Message]:
    """Return all that is wrong with a box."""
    with pytest.raises(BadBox) as caught:
        opening()
    yield caught.value.message
    yield from (fault.message for fault in caught.value.faults)


def test_every_fault_of_a_box_can_be_told() -> None:
    """Broken boxes meet every fault there is, and each can be told."""
    faults = [*faults_of(lambda: parse_box("\n" * 1999 + "start", "mine.toml"))]
    for box in broken_boxes():
        faults += faults_of(partial(game, "neptun", box, "mine.toml"))
    told = [text.say(fault) for fault in faults for text in IN_ALL_LANGUAGES]
    assert "line 2000" in " ".join(told)
    needed = {use.id for room in ("kernel", "neptun") for use in uses(room) if use.id.startswith("fault-")}
    assert {fault.id for fault in faults} == needed | {"error-box"}


# How parameters are told


def test_a_message_without_text_is_an_error() -> None:
    """A message that has no text raises MissingText, which names it."""
    assert not KERNEL.has("nothing-of-the-kind")
    with pytest.raises(MissingText, match="nothing-of-the-kind"):
        KERNEL.say(Message("nothing-of-the-kind"))


def test_a_text_without_its_parameter_is_an_error() -> None:
    """A text that lacks a parameter raises MissingText, which names both."""
    with pytest.raises(MissingText, match=r"seat: .*number"):
        KERNEL.say(Message("seat"))


def test_things_of_a_game_have_names_and_nothing_else_is_taken_for_one() -> None:
    """Goods are called as the game's texts say; a file called “missing” or an error called “Bot” stays what it is."""
    assert NEPTUN.word("good", "salt") == "salt"
    assert IN_ALL_LANGUAGES[1].word("good", "salt") == "sel"
    assert MARE_NOSTRUM[1].word("enemy_civ", "Egypt") == MARE_NOSTRUM[1].word("civ", "Egypt") == "l’Égypte"
    for name, value in (("file", "missing"), ("error", "Bot"), ("error", "line"), ("word", "salt")):
        assert NEPTUN.word(name, value) == value


def test_seats_are_called_by_player_colour_or_number() -> None:
    """A seat is called by its player's name, else by the game's colour, else by its number."""
    event = Message("event-stayed", {"seat": 1, "city": "Tyros"})
    assert NEPTUN.say(event, ["Ada", "Bo", "Cy"]) == "Bo stays in Tyros."
    assert NEPTUN.say(event, ["Ada"]) == "Green stays in Tyros."
    assert NEPTUN.say(event) == "Green stays in Tyros."
    assert KERNEL.seat(1) == "Seat 2"
    assert NEPTUN.seat(7) == "Seat 8"


def test_lists_are_joined() -> None:
    """A list reads as its items with commas between; a list of seats as their names."""
    wait = Message("prompt-wait", {"seats": [2, 0]})
    assert KERNEL.say(wait) == "Waiting for Seat 3, Seat 1."
    assert NEPTUN.say(wait) == "Waiting for Purple, Red."
    assert NEPTUN.say(wait, ["Ada", "Bo", "Cy"]) == "Waiting for Cy, Ada."
    assert NEPTUN.word("slots", [1, 3]) == "1, 3"
    assert NEPTUN.word("goods", ("honey", "amber")) == "honey, amber"


def test_names_are_told_by_their_own_message() -> None:
    """A name that has a message of its own is told by it; any other name stays as it is."""
    over = Message("prompt-over", {"ending": "rounds-over"})
    assert NEPTUN.say(over) == "The game is over. All three rounds have been played."
    assert KERNEL.say(over) == "The game is over. rounds-over"
    assert NEPTUN.word("step", "ChooseOar") == "Choosing an oar card"
    assert NEPTUN.word("option-bonus-tiles", "fixed3") == "all the same (3 points), open to all"
    assert NEPTUN.word("city", "Leptis Magna") == "Leptis Magna"


def test_messages_within_messages_are_told() -> None:
    """A parameter that is itself a message is told as part of the sentence, with the right plural."""
    for points, pay in ((1, "1 temple point in Africa"), (2, "2 temple points in Africa")):
        message = Message("pay-points", {"points": points, "region": "Africa"})
        told = NEPTUN.say(Message("consequence-load", {"slot": 4, "pay": message}))
        assert told == f"Delivering it from slot 4 pays {pay}."


def test_events_are_told_to_each_as_they_see_them() -> None:
    """The owner of an event is told what it alone sees; the others and spectators are not."""
    event = Event("bonus", {"seat": 0}, {"value": 1}, 0)
    told = "Red has fulfilled all five contracts and takes a bonus tile."
    assert NEPTUN.say(event.seen_by(0)).endswith("a bonus tile worth 1 point.")
    assert NEPTUN.say(event.seen_by(1)) == NEPTUN.say(event.seen_by(None)) == told


def test_nothing_is_not_mentioned() -> None:
    """A way that costs nothing is told without a payment."""
    assert "pay" not in NEPTUN.say(Message("consequence-way", {"miles": 7, "gold": 0}))
    assert "pay 2 gold" in NEPTUN.say(Message("consequence-way", {"miles": 9, "gold": 2}))
    leaves = Message("consequence-forecast", {"wind": 0, "low": -4, "high": 4})
    assert (
        NEPTUN.say(leaves)
        == "It leaves the forecast as it is; with the others’ cards, that will end up between -4 and +4."
    )
