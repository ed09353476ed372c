"""The program speaks English, French and Dutch, everywhere and completely."""

import ast
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl
from jinja2 import Environment, nodes

from periplus.cli.speak import language_of
from periplus.games import game, game_names
from periplus.kernel.rules import Clause, clauses_of
from periplus.kernel.text import LANGUAGES
from tests.kernel.test_text import ROOMS, entries
from tests.test_cli import good, wrong

pytestmark = pytest.mark.once

SOURCE = Path(__file__).parents[1] / "src" / "periplus"
OTHERS = [language for language in LANGUAGES if language != "en"]
GAMES = game_names(hidden=True)

# Texts that read alike in English and another language.
ALIKE = {
    "fr": {
        "title", "city-crete", "good-grain", "good-olives", "sheet-temples", "panel-temples", "heading-temple",
        "course-commerce", "course-construction", "heading-points",
        "record-score", "page-day", "page-score", "page-pages", "page-volume", "told-island",
        "card-agamemnon", "card-hannibal", "card-papyrus", "civ-carthage", "civ-rome", "cell-temple", "heading-civ",
        "heading-influence", "heading-province", "heading-temples", "heading-total", "sheet-provinces",
        "field-build-province", "field-move-to", "field-occupy-province",
        "tie-break-4", "tie-break-7",
        "option-four-without-carthage", "option-four-without-rome",
        "card-olives", "event-famine", "island-chios", "island-lemnos", "island-naxos", "island-rhodes",
        "island-scyros", "land-carthage", "source-villages", "title-pirates", "heading-structures",
        "measure-score", "measure-provinces", "page-phases", "page-autopause",
        "page-zoom", "page-menu", "page-key-menu-told", "page-key-things",
        "field-convert-province", "field-name-civ", "field-pillage-province", "field-retain-count",
        "short-oracle-of-apollo", "short-statue-of-zeus",
        "sheet-philosophies", "when-production", "heading-phase", "heading-thing", "heading-philosophies",
        "column-action", "how-options", "report-alpha", "report-verbs",
    },
    "nl": {
        "page-accounts", "page-ban-account", "page-lobby-title", "page-berth-live", "page-filter-live",
        "page-volume", "page-bots-pace", "page-key-enter", "page-key-confirm", "page-key-anew", "page-key-things",
        "page-zoom", "page-menu", "page-key-menu-told", "page-key-hint-told",
        "field-drive-land", "field-look-land", "field-plan-land", "field-swap-land",
        "title", "heading-contract", "heading-hand", "help-parameters", "sim-heading-bot", "page-seat-kind-bot",
        "page-seat-bot", "page-bot", "page-puzzle-bot", "page-host", "table-host", "page-score", "page-salt",
        "page-later", "record-score", "city-crete",
        "card-agamemnon", "card-archimedes", "card-cleopatra", "card-fruit", "card-hammurabi", "card-hannibal",
        "card-julius-caesar", "card-papyrus", "card-pericles", "civ-babylon", "civ-rome", "heading-hand-size",
        "option-four-without-babylon", "option-four-without-rome",
        "option-greek-grain-macedonia", "option-greek-grain-thrace",
        "island-chios", "island-lemnos", "island-naxos", "land-sparta", "title-storm",
        "heading-land", "heading-acropolis", "measure-acropolis",
        "column-bot", "column-rating", "column-variant", "report-alpha", "report-bots", "report-ratings",
        "short-parthenon", "short-colossus", "short-mausoleum", "short-statue-of-zeus", "short-temple-of-artemis",
    },
}  # fmt: skip

# Files that speak to people, and what in their calls is shown to them.
SPEAKERS = [
    "lab/simulate.py", "bots/bot.py", "bots/load.py", "table/notices.py",
    *[str(path.relative_to(SOURCE)) for folder in ("cli", "web") for path in sorted(SOURCE.glob(f"{folder}/*.py"))],
]  # fmt: skip
SHOWING = {
    "out", "print", "write", "fail", "read", "input", "Table", "Rule", "add_row", "add_task", "set_content",
    "page", "error_page", "show_first", "show_new", "show_invitation", "Response", "Choice", "Hint", "Field", "Grid",
    "Person",
}  # fmt: skip
NO_WORDS = {"periplus", "lang", "bold", "dim", "left"}

# Templates of the pages: what in them people see or hear, and what needs no translation there.
TEMPLATES = sorted([*(SOURCE / "web" / "templates").glob("**/*.html"), *(SOURCE / "lab").glob("*.html")])
SCRIPTS = sorted((SOURCE / "web" / "static").glob("*.js"))
SEEN = {"title", "alt", "placeholder", "label", "aria-label", "aria-description", "aria-roledescription"} | {
    "aria-valuetext", "data-title", "data-turn", "data-lost", "data-copied",
}  # fmt: skip
UNSEEN_BLOCKS = {"body_class"}
UNTRANSLATED = ["periplus verify RECORD", "Periplus", "/join/…"]


# Which language


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "nl_NL"}, "nl"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "nl_BE"}, "nl"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "de:nl:fr"}, "nl"),
        ({"LANG": "fr_FR.UTF-8", "PERIPLUS_LANG": "en"}, "en"),
        ({"LANG": ""}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], language: str) -> None:
    """PERIPLUS_LANG first, then LANGUAGE, then the locale of messages; English where we do not speak it."""
    assert language_of(environ) == language


def test_lang_chooses_the_language_wherever_it_stands() -> None:
    """--lang before or behind the command, in one word or two, and for help too."""
    assert "joueurs" in good("--lang", "fr", "games")
    assert "spelers" in good("games", "--lang=nl")
    assert "Paramètres" in good("play", "--help", "--lang", "fr")
    assert "Spelregel" in good("rules", "--help", "--lang=nl") or "spelregel" in good("rules", "--help", "--lang=nl")


def test_an_unknown_language_is_refused() -> None:
    """A language we do not speak is told with those we do; so is --lang without one."""
    assert "“de”; the languages are: en, fr, nl" in wrong("games", "--lang", "de")
    assert "the languages are: en, fr, nl" in wrong("games", "--lang")


@pytest.mark.parametrize(("language", "shown"), [("fr", "ville"), ("nl", "stad")])
def test_clauses_and_errors_are_told_in_the_language(language: str, shown: str) -> None:
    """A clause and an unknown one."""
    assert shown in good("rules", "neptun", "N34", "--lang", language)
    assert "N61" in wrong("rules", "neptun", "N99", "--lang", language)
    assert "no clause" not in wrong("rules", "neptun", "N99", "--lang", language)


# Texts


def plain_words(entry: ftl.Message) -> str:
    """Return what a text says, without parameters."""
    written = FluentSerializer().serialize_entry(entry).partition("=")[2]
    return " ".join(
        re.sub(r"\{[^{}]*\}|\[[\w-]+\]|[*{}]|\$[\w-]+|->|NUMBER\(.*?\)|SIGNED\(.*?\)", " ", written).split()
    )


def said(room: str, language: str) -> dict[str, str]:
    """Return the texts of a room."""
    return {each.id.name: plain_words(each) for each in entries(room, language) if isinstance(each, ftl.Message)}


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", OTHERS)
def test_no_text_was_left_in_english(room: str, language: str) -> None:
    """No text with a word in it reads as in English, but for those that read alike in both languages."""
    english = said(room, "en")
    same = {
        id for id, words in said(room, language).items() if words == english[id] and re.search(r"[^\W\d]{3}", words)
    }
    assert same - ALIKE[language] == set()


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", OTHERS)
def test_texts_stand_in_the_order_of_the_english_ones(room: str, language: str) -> None:
    """So that two files can be read side by side."""
    assert list(said(room, language)) == list(said(room, "en"))


def cases(entry: ftl.Message) -> set[str]:
    """Return the cases of a text that are no plural forms."""
    keys = re.findall(r"\[([\w-]+)\]", FluentSerializer().serialize_entry(entry))
    return set(keys) - {"zero", "one", "two", "few", "many", "other", "0", "1", "2"}


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", OTHERS)
def test_texts_tell_the_same_cases_apart(room: str, language: str) -> None:
    """Where English has a case of its own, so have the others."""
    english = {each.id.name: cases(each) for each in entries(room, "en") if isinstance(each, ftl.Message)}
    assert {each.id.name: cases(each) for each in entries(room, language) if isinstance(each, ftl.Message)} == english


@pytest.mark.parametrize("file", SPEAKERS)
def test_no_words_stand_in_the_code(file: str) -> None:
    """Whatever the program shows to people comes from the texts: calls that show hold no words of their own."""
    found: list[str] = []
    for node in ast.walk(ast.parse((SOURCE / file).read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called in SHOWING:
            given = [*node.args, *[keyword.value for keyword in node.keywords]]
            found += [word for argument in given for word in words_in(argument)]
    assert set(found) - NO_WORDS == set()


def words_in(node: ast.expr) -> list[str]:
    """Return the words of a text or a formatted text, of several, or of either; paths and files have none."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [] if re.fullmatch(r"/.*|[\w/]+\.html", node.value) else re.findall(r"[^\W\d_]{3,}", node.value)
    if isinstance(node, ast.JoinedStr | ast.BoolOp):
        parts = node.values
    elif isinstance(node, ast.IfExp):
        parts = [node.body, node.orelse]
    elif isinstance(node, ast.List | ast.Tuple):
        parts = node.elts
    else:
        parts = [node.left, node.right] if isinstance(node, ast.BinOp) else []
    return [word for part in parts for word in words_in(part)]


# Pages


class Reader(HTMLParser):
    """Collects what people see of a page, besides what the texts say."""

    def __init__(self) -> None:
        """Have seen nothing yet."""
        super().__init__()
        self.seen: list[str] = []
        self.within = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """See the attributes that are shown or read out."""
        self.within = tag
        is_button = tag == "input" and dict(attrs).get("type") in ("submit", "button", "reset")
        self.seen += [value for name, value in attrs if value and (name in SEEN or (is_button and name == "value"))]

    def handle_endtag(self, tag: str) -> None:
        """Leave a script behind."""
        self.within = ""

    def handle_data(self, data: str) -> None:
        """See the text between tags."""
        self.seen += [data] if self.within not in ("script", "style") else []


def constants(node: nodes.Node) -> Iterator[str]:
    """Return the texts of a template that stand in it as they are; those that are given to calls are not shown."""
    if isinstance(node, nodes.TemplateData):
        yield node.data
    elif isinstance(node, nodes.Const):
        yield str(node.value)
    elif isinstance(node, nodes.CondExpr):
        yield from (text for each in (node.expr1, node.expr2) if each is not None for text in constants(each))
    elif isinstance(node, nodes.Filter):
        yield from constants(node.node) if node.node is not None else ()
    elif isinstance(node, nodes.BinExpr | nodes.Concat):
        yield from (text for each in node.iter_child_nodes() for text in constants(each))


def unsaid(source: str) -> list[str]:
    """Return the words of a template that no text says."""
    tree, reader = Environment().parse(source), Reader()
    unseen = [block for block in tree.find_all(nodes.Block) if block.name in UNSEEN_BLOCKS]
    passed = {id(output) for block in unseen for output in block.find_all(nodes.Output)}
    outputs = [output for output in tree.find_all(nodes.Output) if id(output) not in passed]
    reader.feed("".join(text for output in outputs for node in output.nodes for text in constants(node)))
    reader.close()
    seen = " ".join(reader.seen)
    for phrase in UNTRANSLATED:
        seen = seen.replace(phrase, " ")
    return re.findall(r"[^\W\d_]+", seen)


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_words_stand_in_the_templates(path: Path) -> None:
    """Whatever a page shows or reads out comes from the texts."""
    assert unsaid(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "<p>{{ say('page-you') }} Word</p>",
        "{% if look %}<b title='{{ x }} Word'>{% else %}{% endif %}",
        "<input placeholder='Word'>",
        "<input type=submit value=Word>",
        "<p aria-label=\"{{ 'Word' if look else say('page-you') }}\">",
        "{% block title %}{{ look.title ~ ' Word' }}{% endblock %}",
        "{% for each in look %}{{ each or ('Word' | upper) }}{% endfor %}",
    ],
)
def test_words_in_templates_are_found(source: str) -> None:
    """In text, in attributes and in expressions."""
    assert unsaid(source) == ["Word"]


def test_no_words_stand_in_the_scripts() -> None:
    """Whatever a script shows comes from the page: what it writes and notifies holds no words of its own."""
    shown: list[str] = []
    for path in SCRIPTS:
        source = path.read_text(encoding="utf-8")
        shown += re.findall(r"(?:textContent|innerText|innerHTML|title|placeholder)\s*=(?!=)([^;]*);", source)
        shown += re.findall(r"(?:\balert|\bconfirm|new Notification|showNotification)\(([^;]*);", source)
    quoted = [each for code in shown for each in re.findall(r"\"[^\"]*\"|'[^']*'|`[^`]*`", code)]
    assert len(shown) > len(SCRIPTS)
    assert re.findall(r"[^\W\d_]+", " ".join(quoted).replace("Periplus", "")) == []


# Clauses


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_clauses_are_the_same_in_every_language(name: str, language: str) -> None:
    """Same ids in the same order and sections, same numbers, references and option names, other words."""
    english, other = clauses_of(game(name).room), clauses_of(game(name).room, language)
    assert list(english) == list(other)
    assert sections(english) == sections(other)
    for id, clause in english.items():
        assert facts(clause) == facts(other[id]), id
        assert clause.title != other[id].title or id in ALIKE[language]
        assert clause.text != other[id].text


def sections(clauses: dict[str, Clause]) -> list[list[str]]:
    """Return the ids of the clauses in each section."""
    names = list(dict.fromkeys(clause.section for clause in clauses.values()))
    return [[clause.id for clause in clauses.values() if clause.section == name] for name in names]


def facts(clause: Clause) -> list[str]:
    """Return what no translation may change: references, names of options and numbers in digits."""
    return sorted(re.findall(r"`[^`]+`|[A-Z]\d+|\d+", clause.text))
