"""Every message has a text, every text is used, and a whole game can be told."""

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest
from cyclopts import App
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from jinja2 import Environment, nodes

from periplus.cli import app
from periplus.games import game, game_names
from periplus.harbour.moderation import BanKind, What
from periplus.harbour.reports import KINDS
from periplus.kernel.errors import PeriplusError
from periplus.kernel.game import Game
from periplus.kernel.lesson import lesson_of
from periplus.kernel.message import Message
from periplus.kernel.state import State, Step
from periplus.kernel.story import SCORE
from periplus.kernel.text import LANGUAGES, MissingText, Text
from periplus.table.puzzle import Standing
from periplus.table.situation import Stage
from periplus.web.berths import OPEN, UNITS, WATCHED
from periplus.web.berths import PACES as LOBBY_PACES
from periplus.web.news import PACES
from periplus.web.visitor import THEMES
from tests.kernel.named import Named, named_in
from tests.kernel.telling import in_all_languages

pytestmark = pytest.mark.once

SOURCE = Path(__file__).parents[2] / "src" / "periplus"
ERRORS = ("error-", "fault-")
TITLES = ("title", "pitch", "length", "intro")  # said by the program, but every game has its own


class Room(NamedTuple):
    """Where messages are made and where their texts are."""

    folder: str  # has the text files
    sources: tuple[str, ...]  # patterns of the files that make messages
    game: str = ""
    named: Named = Named()  # what a game names besides
    templates: tuple[str, ...] = ()  # patterns of the templates that say messages


ROOMS = {
    "kernel": Room("kernel", ("kernel/*.py", "games/__init__.py")),
    "program": Room(".", ("*.py", "cli/*.py", "bots/*.py", "table/*.py", "harbour/*.py")),
    "web": Room("web", ("web/*.py",), templates=("web/templates/**/*.html",)),
    "doors": Room("doors", ("doors/*.py",)),
    "lab": Room("lab", ("lab/*.py",), templates=("lab/*.html",)),
    **{name: Room(f"games/{name}", (f"games/{name}/*.py",), name, named_in(name)) for name in game_names(hidden=True)},
}
READ_BEFORE = ["kernel", "program", "web", "doors", "lab"]  # the texts of a game
ALL_ROOMS = [(room, language) for room in ROOMS for language in LANGUAGES]

KEYS = (
    "choose", "none", "confirm", "back", "anew", "undo", "hint",
    "skip", "log", "talk", "menu", "keys", "things", "zoom",
)  # fmt: skip
FIGURES = (
    "tables", "pages", "moves", "p50", "p95", "bots",
    "database", "faults", "warnings", "memory", "processes", "versions",
)  # fmt: skip
# Ids of the pages that are put together from parts, and what stands in their gaps.
MADE_LINKS, FOLLOWED_LINKS, WAYS_IN = ("return", "token"), ("return", "watch"), ("known", "new")
PUT_TOGETHER: dict[str, Sequence[str]] = {
    "page-language-{}": LANGUAGES,
    "page-theme-{}": THEMES,
    "page-stage-{}": get_args(Stage),
    "page-seat-kind-{}": ("me", "here", "open"),
    "page-speed-{}": ("slow", "normal", "fast", "fastest"),
    "page-pace-{}": tuple(PACES),
    "page-sound-{}": ("turn", "dice", "news", "round", "talk", "over"),
    "page-part-{}": ("verb", "value"),
    "page-learn-{}": ("told", "for-you", "after"),
    "page-analysis-how-{}": ("chances", "sums", "mistakes", "doubt"),
    "page-puzzle-{}": get_args(Standing),
    "page-puzzle-{}-told": ("nearly", "wrong"),
    "page-key-{}": KEYS,
    "page-key-{}-told": KEYS,
    "page-made-{}": MADE_LINKS,
    "page-made-{}-told": MADE_LINKS,
    "page-{}-heading": FOLLOWED_LINKS,
    "page-{}-told": FOLLOWED_LINKS,
    "page-{}-button": FOLLOWED_LINKS,
    "page-ago-{}": [unit for unit, _ in UNITS],
    "page-no-{}": (OPEN, WATCHED),
    "page-filter-{}": LOBBY_PACES,
    "page-banned-{}": ("why", "until", "may"),
    "page-report-{}": KINDS,
    "page-act-{}": get_args(What),
    "page-delete-{}": ("gone", "games", "stays"),
    "page-ban-{}": get_args(BanKind),
    "page-enter-{}": WAYS_IN,
    "page-enter-{}-told": WAYS_IN,
    "page-enter-{}-button": WAYS_IN,
    "status-{}": FIGURES,
}
# Ids that pages put together, too, but that follow from what a game declares.
OF_GAMES = {"option-{}", "option-{}-{}", "question-{}", "question-{}-{}", "news-{}", "verb-{}"}
# And ids that follow from what the doctor can find.
OF_DOCTOR = {"doctor-{}", "doctor-{}-{}"}
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
        yield from (Use(f"victory-{reason}", frozenset({"seats", "score"})) for reason in told[0])
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
            made = filled(id) if "{" in id else [id]
            yield from (Use(each, given) for each in made if each not in TITLES)


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
    yield from (f"source-{source}" for source in room.named.point_sources)
    yield from (
        f"measure-{name}" for name in (SCORE, *declared.measures(declared.new(min(declared.seats), 1).view(None)))
    )
    yield from room.named.names
    for beginning, listed, key in room.named.box_names:
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


def names_of_parts(room: Room, declared: Game) -> Iterator[Use]:
    """Find what a game calls the parts of its actions and their values, with whatever stands in the action's label."""
    own = texts(room.game, "en")
    for verb in declared.lexicon.verbs:
        yield from (Use(id, None) for id in own if re.fullmatch(f"(entry|note|none|field)-{verb}-[a-z-]+", id))
        yield from (Use(id, frozenset()) for id in [f"verb-{verb}"] if id in own)


def news_of_game(declared: Game) -> Iterator[Use]:
    """Find the titles of what a game announces, with whatever the event that opens it tells, and its phases."""
    yield from (Use(phase.short.id, frozenset(phase.short.params)) for phase in declared.news.phases)
    for bulletin in declared.news.bulletins:
        yield Use(f"news-{bulletin.opens}", frozenset(declared.events[bulletin.opens].public))


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
    yield from names_of_parts(room, declared)
    yield from news_of_game(declared)
    yield from uses_of_lesson(declared)
    yield from (Use(slug(name), frozenset(params)) for name, params in room.named.told)
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


def uses_of_help(commands: App = app) -> Iterator[Use]:
    """Find the messages that explain commands and parameters, also those of commands in groups."""
    yield from (Use(f"help-{id}", frozenset()) for id in ("commands", "parameters", "command-lang"))
    for name in commands:
        yield Use(f"help-command-{name.lstrip('-')}", frozenset())
        if commands[name].default_command is None and not name.startswith("-"):
            yield from uses_of_help(commands[name])
        elif not name.startswith("-"):
            for argument in commands[name].assemble_argument_collection():
                yield Use(f"help-parameter-{argument.name.lstrip('-').lower()}", frozenset())


def uses_of_example() -> Iterator[Use]:
    """Find what explains the experiment that is shown as an example."""
    for id in re.findall(r"\{(lab-[a-z-]+)\}", (SOURCE / "lab" / "example.toml").read_text(encoding="utf-8")):
        yield Use(id, frozenset())


def uses_of_doctor() -> Iterator[Use]:
    """Find what the doctor says of each check, however it turns out."""
    for call in (node for node in code(ROOMS["web"]) if isinstance(node, ast.Call) and name_of(node) == "Finding"):
        cases = literals(call.args[1]) if len(call.args) > 1 else ["good"]
        for check in literals(call.args[0]):
            yield from (Use(f"doctor-{check}" if case == "good" else f"doctor-{check}-{case}", None) for case in cases)


@cache
def uses(name: str) -> list[Use]:
    """Return every use of a message whose text belongs to a room."""
    found = [use for use in uses_of_help() if name == "program" and use.id != "help-command-h"]
    found += [*uses_of_doctor(), *uses_of_example()] if name == "program" else []
    for other, room in ROOMS.items():
        for use in [*uses_in_code(room), *uses_in_templates(room), *uses_of_game(room)]:
            if name == owner(use.id, other):
                found.append(use)
    return found


@cache
def owner(id: str, room: str) -> str:
    """Return whose text tells a message: what the kernel says is its own; pages say what the program does."""
    if id in said_by_kernel() or (id.startswith(ERRORS) and id in texts("kernel", "en")):
        return "kernel"
    return "program" if room in ("web", "lab") and id in texts("program", "en") else room


@cache
def said_by_kernel() -> set[str]:
    """Return the ids of all that the kernel says."""
    return {use.id for use in uses_in_code(ROOMS["kernel"])}


# What the files hold


@cache
def within_others(language: str) -> set[str]:
    """Return the texts that others refer to."""
    written = [FluentSerializer().serialize_entry(entry) for name in ROOMS for entry in entries(name, language)]
    return {id for text in written for id in re.findall(r"\{ ([a-z][a-z0-9-]*) \}", text)}


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
            found[entry.id.name] = {re.sub("-(count|person)$", "", name) for name in re.findall(r"\$([\w-]+)", written)}
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
    """Every text belongs to a message that code can make, or stands within another text."""
    assert texts(room, language).keys() - {use.id for use in uses(room)} - within_others(language) == set()


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
    assert made == PUT_TOGETHER.keys() | OF_GAMES | OF_DOCTOR


def test_events_are_declared() -> None:
    """Every event that code tells is in its game's table of events."""
    for room in ROOMS.values():
        told = {use.id for use in uses_in_code(room) if use.id.startswith("event-")}
        declared = {f"event-{name}" for name in game(room.game).events} if room.game else set()
        assert told <= declared


# Errors

KERNEL = Text("en", ["periplus.kernel"])
EXAMPLE = game("example")


def load(**changes: object) -> State:
    """Load a saved position of the example with some fields replaced."""
    return EXAMPLE.from_json({**EXAMPLE.new(3, 1).to_json(), **changes})


def act_after_the_end() -> None:
    """Play a game of the example to its end and ask for more."""
    s = EXAMPLE.new(3, 1)
    s.end("played-out")
    s.waiting = 0
    s.check(0, EXAMPLE.parse("done"))


MISTAKES: list[Callable[[], object]] = [
    lambda: game("go"),
    lambda: EXAMPLE.new(1, 1),
    lambda: EXAMPLE.new(7, 1),
    lambda: EXAMPLE.new(3, b"short"),
    lambda: EXAMPLE.new(3, 1, rules=9),
    lambda: EXAMPLE.new(3, 1, {"luck": True}),
    lambda: EXAMPLE.new(3, 1, {"festival": "many"}),
    lambda: EXAMPLE.new(3, 1).check(9, EXAMPLE.parse("done")),
    act_after_the_end,
    lambda: EXAMPLE.parse(""),
    lambda: EXAMPLE.parse("swim"),
    lambda: EXAMPLE.parse("stake"),
    lambda: EXAMPLE.parse("accept 9"),
    lambda: EXAMPLE.parse("done now"),
    lambda: EXAMPLE.action_from_json([]),
    lambda: EXAMPLE.action_from_json({"verb": "stake", "card": [1]}),
    lambda: EXAMPLE.action_from_json({"verb": "stake", "colour": 1}),
    lambda: EXAMPLE.from_json([]),
    lambda: load(game="go"),
    lambda: load(box="mine"),
    lambda: load(points=None),
    lambda: load(silver=1),
]


@pytest.mark.parametrize("mistake", MISTAKES)
def test_errors_can_be_told(mistake: Callable[[], object]) -> None:
    """The kernel tells each error in one line, by itself and with the texts of a game."""
    with pytest.raises(PeriplusError) as caught:
        mistake()
    for text in (KERNEL, *in_all_languages("example")):
        told = text.say(caught.value.message)
        assert told
        assert "\n" not in told
        assert not told.endswith(".")


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


def test_what_has_no_name_stays_as_it_is() -> None:
    """Without a game, a seat has its number, and an ending without a text is shown as it is."""
    assert KERNEL.seat(1) == "Seat 2"
    assert KERNEL.say(Message("prompt-wait", {"seats": [2, 0]})) == "Waiting for Seat 3 and Seat 1."
    assert KERNEL.say(Message("prompt-over", {"ending": "rounds-over"})) == "The game is over. rounds-over"
