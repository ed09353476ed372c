"""The screen that people share: what is shown to them, and what they type."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.rule import Rule
from rich.table import Column, Table

from periplus.cli.faults import sentences
from periplus.cli.speak import Tongue, clause_list, clause_page, game_text, out, ranking, say
from periplus.kernel.action import Action, Blank, Form
from periplus.kernel.errors import PeriplusError
from periplus.kernel.game import Game
from periplus.kernel.message import Description, Message
from periplus.kernel.rules import clause_of
from periplus.kernel.sheet import Sheet
from periplus.kernel.state import State

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # home, the screen, and what has scrolled off it
GAP = 4  # between tables side by side


class Screen:
    """Shows positions of a game to people, and reads what they type."""

    def __init__(self, game: Game, pages: Console) -> None:
        """Show a game on a console."""
        self.game = game
        self.pages = pages
        self.text = game_text(game)

    def clear(self) -> None:
        """Leave nothing on the screen for the next person."""
        if self.pages.is_terminal:
            out(CLEAR)

    def tell(self, sentence: str) -> None:
        """Print a sentence, broken between words."""
        self.pages.print(sentence, markup=False, emoji=False)

    def tell_error(self, error: PeriplusError) -> None:
        """Say what is wrong."""
        for line in sentences(error, self.game.room):
            self.tell(line)

    def welcome(self, seat: int) -> None:
        """Tell a newcomer what the game is about and who is who."""
        self.pages.print(f"[bold]{escape(self.text.say(Message('title')))}[/bold]")
        self.tell(" ".join(self.text.say(Message("intro")).split()))
        self.tell(say("play-welcome", player=self.text.seat(seat)))

    def show_rules(self, clause: str) -> None:
        """Show a clause, or the titles of all clauses."""
        if clause:
            clause_page(self.pages, clause_of(self.game.room, clause, Tongue.language))
        else:
            out("\n".join(clause_list(self.game.room)))

    # The table

    def show_table(self, s: State, seat: int) -> None:
        """Show everything that a person can see on the table."""
        self.pages.print(Rule(escape(self.text.seat(seat))))
        sheets = self.game.sheets(self.game.box, s.view(seat), seat)
        for line in self.side_by_side([self.table(sheet) for sheet in sheets]):
            self.pages.print(line)
            self.pages.print()

    def table(self, sheet: Sheet) -> Table:
        """Return a sheet as a table."""
        headings = [Column(escape(self.text.say(heading)), overflow="fold") for heading in sheet.columns]
        table = Table(
            *headings, title=escape(self.text.say(sheet.title)), title_justify="left", box=SIMPLE_HEAD, show_edge=False
        )
        for row in sheet.rows:
            table.add_row(*["" if cell is None else escape(str(self.text.value("name", cell))) for cell in row])
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

    # Decisions

    def show_choice(self, s: State, seat: int) -> None:
        """Show what is asked, and the numbered actions with their consequences."""
        asked = Message("play-asked", {"player": self.text.seat(seat), "prompt": s.prompt(seat)})
        self.pages.print(f"\n[bold]{escape(self.text.say(asked))}[/bold]")
        choices = Table.grid(padding=(0, 2, 0, 0))
        choices.add_column(justify="right", min_width=4)
        for number, action in enumerate(s.legal_actions(seat), start=1):
            described = s.describe(seat, action)
            label = self.text.say(described.label)
            choices.add_row(f"{number}", f"{escape(label)}  [dim]{escape(str(action))}[/dim]")
            if described.consequences:
                choices.add_row("", f"[dim]{escape(self.consequences(described))}[/dim]")
        for form in s.forms(seat):
            choices.add_row("", escape(say("play-form", verb=form.verb.name)))
        self.pages.print(choices)

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
        out(self.text.say(s.prompt(seat)))
        for line in ranking(s):
            out(line)


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
