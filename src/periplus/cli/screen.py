"""The screen that people share: what is shown to them, and what they type."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from math import inf

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.table import Column, Table

from periplus.cli.choices import Entry, common, shared, typed_for
from periplus.cli.faults import sentences
from periplus.cli.map import draw
from periplus.cli.speak import Tongue, clause_list, clause_page, out, ranking, say
from periplus.kernel.action import Action, Blank, Form, plain
from periplus.kernel.atlas import Atlas, ground_of
from periplus.kernel.errors import PeriplusError
from periplus.kernel.game import Game
from periplus.kernel.message import Description, Message
from periplus.kernel.names import Names
from periplus.kernel.rules import clause_of
from periplus.kernel.sheet import Cell, Sheet
from periplus.kernel.state import State

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # home, the screen, and what has scrolled off it
GAP = 4  # between tables side by side
PROMPT_LINES = 2  # that a prompt may take, with what is typed
LABEL, NOTATION, FULL = range(3)
"""How much is told about actions: what they are called, how they are written, and what they do."""


class Screen:
    """Shows positions of a game to people, and reads what they type."""

    def __init__(self, game: Game, pages: Console, names: Names) -> None:
        """Show a game on a console, with its seats called by these names."""
        self.game = game
        self.pages = pages
        self.text = names

    def clear(self) -> None:
        """Leave nothing on the screen for the next person."""
        if self.pages.is_terminal:
            out(CLEAR)

    def tell(self, sentence: str) -> None:
        """Print a sentence, broken between words."""
        self.pages.print(sentence, markup=False, emoji=False)

    def tell_error(self, error: PeriplusError) -> None:
        """Say what is wrong."""
        for line in sentences(error, self.game.room, self.text.spoken):
            self.tell(line)

    def welcome(self, seat: int) -> None:
        """Tell a newcomer what the game is about and who is who."""
        self.pages.print(f"[bold]{escape(self.text.say(Message('title')))}[/bold]")
        self.tell(" ".join(self.text.say(Message("intro")).split()))
        self.tell(say("play-welcome", player=self.text.seat(seat)))

    def show_help(self, clause: str) -> None:
        """Explain the commands; ``clause`` is one to look up."""
        commands, intro = Table.grid(padding=(0, 2, 0, 0)), list[str]()
        for line in say("play-help", clause=clause).split("\n"):
            command, _, sentence = line.partition("  ")
            if sentence:
                commands.add_row(escape(command), escape(sentence.strip()))
            else:
                intro.append(line)
        self.tell(" ".join(intro))
        self.pages.print(commands)

    def show_rules(self, clause: str) -> None:
        """Show a clause, or the titles of all clauses."""
        if clause:
            clause_page(self.pages, clause_of(self.game.room, clause, Tongue.language))
        else:
            out("\n".join(clause_list(self.game.room)))

    # The table

    def show_table(self, s: State, seat: int) -> None:
        """Begin a person's turn: with the whole table if it fits on the screen."""
        self.pages.print(Rule(escape(self.text.seat(seat))))
        lines = self.side_by_side(self.tables(s, seat))
        if sum(self.height(line) + 1 for line in lines) < self.room():
            self.show_lines(lines)

    def show_sheets(self, s: State, seat: int, words: str) -> None:
        """Show the whole table, or those of its sheets whose titles have these words."""
        tables = self.tables(s, seat)
        found = [table for table in tables if words.casefold() in str(table.title).casefold()]
        if not found:
            known = ", ".join(str(table.title) for table in tables)
            raise PeriplusError("error-no-sheet", {"word": words, "known": known})
        if not words:
            self.pages.print(Rule(escape(self.text.seat(seat))))
        self.show_lines(self.side_by_side(found))

    def show_lines(self, lines: list[Table]) -> None:
        """Show tables one below the other."""
        for line in lines:
            self.pages.print(line)
            self.pages.print()

    def tables(self, s: State, seat: int) -> list[Table]:
        """Return everything that a person can see on the table."""
        return [self.table(sheet) for sheet in self.game.sheets(self.game.box, s.view(seat), seat)]

    def room(self) -> float:
        """Return how many lines the screen has; a file has room for any number."""
        return self.pages.height if self.pages.is_terminal else inf

    def height(self, shown: RenderableType) -> int:
        """Return how many lines something takes."""
        return len(self.pages.render_lines(shown, pad=False))

    def cell(self, cell: Cell) -> str:
        """Return a cell as text."""
        return "" if cell is None else escape(str(self.text.value("name", cell)))

    def table(self, sheet: Sheet) -> Table:
        """Return a sheet as a table."""
        headings = [Column(escape(self.text.say(heading)), overflow="fold") for heading in sheet.columns]
        table = Table(
            *headings, title=escape(self.text.say(sheet.title)), title_justify="left", box=SIMPLE_HEAD, show_edge=False
        )
        for row in sheet.rows:
            table.add_row(*map(self.cell, row))
        return table

    def side_by_side(self, tables: list[Table]) -> list[Table]:
        """Place tables side by side while they fit."""
        lines: list[list[Table]] = []
        room = 0
        for table in tables:
            width = self.pages.measure(table).maximum + GAP
            if width > room:
                lines.append([])
                room = self.pages.width
            lines[-1].append(table)
            room -= width
        return [one_line(line) for line in lines]

    def announce(self, title: str, sheets: list[Sheet], standings: list[str]) -> None:
        """Announce a new part of the game, after what the last one has brought."""
        if standings:
            self.pages.print()
        self.show_lines(self.side_by_side([self.table(sheet) for sheet in sheets]))
        for line in standings:
            self.tell(line)
        self.pages.print(Rule(escape(title), characters="═"))

    # The map

    def atlas(self) -> Atlas:
        """Return how the game draws its map."""
        if self.game.atlas is None:
            raise PeriplusError("error-no-map")
        return self.game.atlas

    def show_map(self, s: State, seat: int) -> None:
        """Draw the map in characters, and say what its marks mean."""
        atlas, view = self.atlas(), s.view(seat)
        for line in draw(ground_of(self.game.room), atlas.places(self.game.box, view, seat), self.cell):
            self.pages.print(line)
        for message in atlas.legend(self.game.box, view):
            self.tell(self.text.say(message))

    def show_place(self, s: State, seat: int, name: str) -> None:
        """Tell what there is at a place, and where it leads."""
        places = self.atlas().places(self.game.box, s.view(seat), seat)
        for place in places:
            if plain(name) in [plain(each) for each in (place.name, self.cell(place.label), *place.also)]:
                break
        else:
            known = ", ".join(each.name for each in places)
            raise PeriplusError("error-no-place", {"word": name, "known": known})
        rows = Table.grid(padding=(0, 2, 0, 0))
        for heading, cell in place.facts:
            if cell is not None:
                rows.add_row(escape(self.text.say(heading)), self.cell(cell))
        self.pages.print(f"[bold]{self.cell(place.label)}[/bold]")
        self.pages.print(rows)

    # Decisions

    def show_choice(self, s: State, seat: int, entries: list[Entry]) -> None:
        """Show what is at hand, what is asked, and what can be chosen: in as much detail as the screen has room for."""
        asked = Message("play-asked", {"player": self.text.seat(seat), "prompt": s.prompt(seat)})
        head = ["", *self.at_hand(s, seat), f"[bold]{escape(self.text.say(asked))}[/bold]"]
        left = self.room() - sum(self.height(line) for line in head) - PROMPT_LINES
        described = [[s.describe(seat, action) for action in entry.actions] for entry in entries]
        forms = [escape(say("play-form", word=form.verb.name)) for form in s.forms(seat)]
        for line in head:
            self.pages.print(line)
        for detail in (FULL, NOTATION, LABEL):
            choices = self.choices(entries, described, detail, forms)
            if self.height(choices) <= left:
                break
        else:
            choices = self.words(entries, described, forms)
        self.pages.print(choices)

    def at_hand(self, s: State, seat: int) -> list[str]:
        """Return what a person has at hand, in lines: a row of a sheet in each."""
        lines: list[str] = []
        for sheet in self.game.sheets(self.game.box, s.view(seat), seat):
            for row in sheet.rows if sheet.handy else ():
                cells = [self.cell(cell) for cell in row]
                if sheet.handy == "headings":
                    names = [escape(self.text.say(heading)) for heading in sheet.columns]
                    lines.append(" · ".join(behind(*each) for each in zip(names, cells, strict=True) if each[1]))
                else:
                    lines.append(behind(cells[0], " · ".join(filter(None, cells[1:]))))
        return [line for line in lines if line]

    def choices(
        self, entries: list[Entry], described: list[list[Description]], detail: int, forms: list[str]
    ) -> RenderableType:
        """Return what can be chosen as lines, in so much detail."""
        lines = Table.grid(padding=(0, 2, 0, 0))
        lines.add_column(justify="right", min_width=4)
        for entry, each in zip(entries, described, strict=True):
            whole = len(entry.actions) == 1
            typed = str(entry.actions[0]) if whole else typed_for(entry)
            label = escape(shared([self.text.say(one.label) for one in each]))
            notation = f"  [dim]{escape(typed)}[/dim]" if detail >= NOTATION else ""
            lines.add_row(f"{entry.number}", label + notation)
            if detail == FULL and whole and each[0].consequences:
                lines.add_row("", f"[dim]{escape(self.consequences(each[0]))}[/dim]")
        for form in forms:
            lines.add_row("", form)
        return lines

    def words(self, entries: list[Entry], described: list[list[Description]], forms: list[str]) -> RenderableType:
        """Return what can be chosen side by side: of each label what it does not share with the others."""
        labels = [shared([self.text.say(one.label) for one in each]).split() for each in described]
        start, end = len(common(labels)), len(common([label[::-1] for label in labels]))
        cells = [
            f"{entry.number:>4}  {escape(' '.join(label[start : len(label) - end]) or entry.word)}"
            for entry, label in zip(entries, labels, strict=True)
        ]
        return Group(Columns(cells, column_first=True, padding=(0, 2)), *[f"      {form}" for form in forms])

    def consequences(self, described: Description) -> str:
        """Return what an action would do as one line."""
        return " ".join(self.text.say(each) for each in described.consequences)

    def show_description(self, described: Description) -> None:
        """Say what an allowed action would do."""
        self.tell(self.text.say(Message("play-allowed", {"label": described.label})))
        if described.consequences:
            self.tell(self.consequences(described))

    def show_end(self, s: State, seat: int) -> None:
        """Show how the game ended."""
        out()
        self.show_lines(self.side_by_side([self.table(sheet) for sheet in self.game.results(s.view(None))]))
        out(self.text.say(s.prompt(seat)))
        self.tell(self.text.victory(s.standings()))
        for line in ranking(s, self.text):
            out(line)


def behind(name: str, what: str) -> str:
    """Return something behind its name, or the name alone."""
    return say("play-at-hand", name=name, what=what) if what else name


def one_line(tables: list[Table]) -> Table:
    """Return tables as one line."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_row(*tables)
    return grid


# What people type


def read(prompt: str) -> str:
    """Read a line."""
    sys.stdout.flush()
    return input(prompt + " ").strip()


def fill(form: Form) -> Action:
    """Ask for each blank of a form."""
    values: dict[str, object] = {}
    for blank in form.blanks:
        value = read_blank(blank)
        if value is not None:
            values[blank.name] = value
    return form.fill(values)


def read_blank(blank: Blank) -> object:
    """Read what to fill in: a value, several with commas between them, or nothing where that is allowed."""
    limits = {"field": blank.name, "low": blank.low, "high": blank.high}
    if not blank.values:
        line = read(say("play-blank-number", **limits))
        return int(line) if line.isascii() and line.isdigit() and len(line) < 10 else line or None
    values = ", ".join(dict.fromkeys(map(str, blank.values)))
    if blank.several:
        typed = read(say("play-blank-several", **limits, values=values)).split(",")
        return [value.strip() for value in typed if value.strip()] or None
    return read(say("play-blank", field=blank.name, values=values)) or None


def edit_lines() -> None:
    """Let people edit what they type; none of it is remembered, as somebody else may sit there next."""
    with suppress(ImportError):
        import_module("readline").set_auto_history(False)


def forget_typing() -> None:
    """Discard what was typed too early, so that a key pressed twice does not lift the curtain."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            termios = import_module("termios")
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


def yes_words() -> Sequence[str]:
    """Return what counts as a yes."""
    return say("play-yes").split()
