"""What lies on the table, in words: for language models, logs and anybody who reads rather than looks."""

from collections.abc import Mapping, Sequence
from typing import Any

from periplus.kernel.action import Field, Verb
from periplus.kernel.game import Game
from periplus.kernel.names import Names
from periplus.kernel.rules import Clause
from periplus.kernel.sheet import Cell, Sheet

NONE = "–"


def view_in_words(game: Game, view: Mapping[str, Any], seat: int | None, names: Names) -> str:
    """Return a view as tables in Markdown, as the seat (None: a spectator) would see them on its screen."""
    return "\n\n".join(sheet_in_words(sheet, names) for sheet in game.sheets(game.box, dict(view), seat))


def sheet_in_words(sheet: Sheet, names: Names) -> str:
    """Return a sheet as a table in Markdown, under its title."""
    rows = [[names.say(heading) for heading in sheet.columns], ["---"] * len(sheet.columns)]
    rows += [[cell_in_words(cell, names) for cell in row] for row in sheet.rows]
    return "\n".join([f"### {names.say(sheet.title)}", *map(line_of, rows)])


def line_of(cells: Sequence[str]) -> str:
    """Return a row of a table."""
    return f"| {' | '.join(cells)} |"


def cell_in_words(cell: Cell, names: Names) -> str:
    """Return what a cell holds, on one line."""
    return NONE if cell is None else ", ".join(str(names.value("name", cell)).replace("|", "/").splitlines())


def notation_in_words(verb: Verb) -> str:
    """Return how the actions of a verb are written, with the names of their fields in capitals."""
    return " ".join([verb.name, *map(field_in_words, verb.fields)])


def field_in_words(field: Field) -> str:
    """Return how a field is written: in brackets if it can be left out."""
    value = "" if field.kind is None else field.name.upper() + (" …" if field.several else "")
    written = " ".join(filter(None, [field.word, value]))
    return f"({written})" if field.optional else written


def form_in_words(form: Mapping[str, Any]) -> str:
    """Return what can be filled in for an open-ended action, given as data."""
    return "; ".join([form["verb"], *map(blank_in_words, form["blanks"])])


def blank_in_words(blank: Mapping[str, Any]) -> str:
    """Return what a blank takes."""
    name, low, high = blank["name"], blank["low"], blank["high"]
    if not blank["values"]:
        return f"{name}: a number from {low} to {high}"
    values = ", ".join(dict.fromkeys(map(str, blank["values"])))
    return f"{name}: {low} to {high} of {values}" if blank["several"] else f"{name}: {values}"


def clause_in_words(clause: Clause) -> str:
    """Return a rule of a game as a paragraph."""
    return f"{clause.id} {clause.title}: {clause.text}"
