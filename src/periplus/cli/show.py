"""``periplus games``, ``options``, ``rules`` and ``box``: what there is to read about games."""

from pathlib import Path
from typing import Any

from rich.table import Table

from periplus.cli.arguments import Flag
from periplus.cli.speak import Tongue, clause_list, clause_page, console, game_text, out, say
from periplus.games import game as open_game
from periplus.games import game_names
from periplus.kernel.box import SOURCES, read_box, shipped_text
from periplus.kernel.message import Message
from periplus.kernel.rules import clause_of, trace_of
from periplus.kernel.text import slug


def games() -> None:
    """List the games."""
    for name in game_names():
        game = open_game(name)
        seats = f"{min(game.seats)}–{max(game.seats)}"
        out(say("cli-game", name=name, title=game_text(game).say(Message("title")), seats=seats))


def options(game: str, /) -> None:
    """Explain the options of a game."""
    opened = open_game(game)
    text = game_text(opened)
    for option in opened.options:
        question = text.say(Message(f"option-{slug(option.name)}"))
        out(say("cli-option", name=option.name, rule=option.rule, question=question))
        for value in option.values:
            written = str(value).lower()
            mark = "*" if value == option.default else " "
            answer = text.say(Message(f"option-{slug(option.name)}-{slug(written)}"))
            out(f"  {mark} {say('cli-option-value', value=written, answer=answer)}")


def rules(game: str, clause: str | None = None, /) -> None:
    """List the clauses of a game, or show one with the code and the tests behind it."""
    room = open_game(game).room
    if clause is None:
        out("\n".join(clause_list(room)))
        return
    shown = clause_of(room, clause, Tongue.language)
    carried = trace_of(room)[shown.id]
    pages = console()
    clause_page(pages, shown)
    pages.print()
    for file, line, code in carried.code:
        pages.print(f"  {file}:{line}  {code}", markup=False, soft_wrap=True)
    for test in carried.tests:
        pages.print(f"  {test}", markup=False, soft_wrap=True)


def box(game: str, /, *, check: Path | None = None, toml: Flag = False) -> None:
    """Show every component of a game with its source, or check your own box."""
    opened = open_game(game)
    if check is not None:
        open_game(game, read_box(check), str(check))
        out(say("cli-box-good", box=str(check)))
    elif toml:
        out(shipped_text(opened.room).rstrip("\n"))
    else:
        show_components(opened.box)
        out(say("cli-box-digest", digest=opened.box_digest))


def show_components(components: dict[str, Any]) -> None:
    """Show each section of a box, then how many of its entries come from each source."""
    pages = console()
    counts = dict.fromkeys(SOURCES, 0)
    for section, content in components.items():
        entries = content if isinstance(content, list) else [content]
        for entry in entries:
            counts[entry["source"]] += 1
        pages.print(section_table(section, entries))
    out(say("cli-box-sources", **counts))


def section_table(section: str, entries: list[dict[str, Any]]) -> Table:
    """Return one section of a box as a table."""
    columns = list(dict.fromkeys(key for entry in entries for key in entry))
    table = Table(*columns, title=section, title_justify="left")
    for entry in entries:
        table.add_row(*[cell(entry.get(key)) for key in columns])
    return table


def cell(value: Any) -> str:
    """Return a value of a box as it reads in a table: of several things that have parts, each on a line of its own."""
    if isinstance(value, dict):
        return ", ".join(part(key, item) for key, item in value.items())
    if isinstance(value, list):
        items = [cell(item) for item in value]
        between = ", " if any(" " in item for item in items) else " "
        return ("\n" if any(isinstance(item, dict) for item in value) else between).join(items)
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def part(key: str, value: Any) -> str:
    """Return one part of a thing: a mark by its name alone, and a part that has parts itself in brackets."""
    if value is True:
        return key
    return f"{key} ({cell(value)})" if isinstance(value, dict) else f"{key} {cell(value)}"
