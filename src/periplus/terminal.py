"""A game in the terminal: people at one screen, bots in the other seats. It is saved after every decision."""

import sys
from collections.abc import Sequence
from contextlib import redirect_stdout, suppress
from importlib import import_module
from os.path import expanduser
from pathlib import Path
from shlex import quote

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table

from periplus.bots import ask, load_bot
from periplus.bots.bot import Bot, begin
from periplus.kernel.action import Action, Blank, Form
from periplus.kernel.errors import PeriplusError, Refused
from periplus.kernel.files import BadFile, write_text
from periplus.kernel.luck import luck_from
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.record import PERSON, make_record, to_json
from periplus.kernel.rules import clause_of
from periplus.kernel.sheet import Sheet
from periplus.kernel.state import State
from periplus.kernel.undo import Play
from periplus.speak import Tongue, clause_list, clause_page, game_text, out, program_name, ranking, say, told

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # home, the screen, and what has scrolled away
GAP = 4  # between tables side by side
COMMANDS = ("why", "undo", "rules", "form", "board", "save", "quit", "help")
ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}


class Left(Exception):
    """The people have left the game."""


class Session:
    """One game, the people and bots who play it, and what each person has been told."""

    def __init__(
        self, play: Play, players: list[str], file: Path, pages: Console, events: Sequence[Event] = ()
    ) -> None:
        """Sit down; ``players`` names a bot for each seat, or ``PERSON``; ``events`` are those of the set-up."""
        self.play = play
        self.players = players
        self.file = file
        self.pages = pages
        self.bots = {seat: self.seated(seat) for seat, name in enumerate(players) if name != PERSON}
        self.people = [seat for seat in range(len(players)) if seat not in self.bots]
        self.text = game_text(play.state.game)
        self.news: dict[int, list[Event]] = {seat: list(events) for seat in self.people}
        self.at_screen: int | None = None
        self.newcomers: list[int] = []  # people who have not been told what the game is about
        self.changed = True  # something has changed on the table since it was last shown

    def seated(self, seat: int) -> Bot:
        """Return the bot of a seat, with luck that depends on how far the game has come."""
        seed = int.from_bytes(self.play.state.luck.seed, "big")
        return begin(load_bot(self.players[seat]), luck_from((seed * 100 + seat) * 10**6 + len(self.play.decisions)))

    @property
    def state(self) -> State:
        """The position."""
        return self.play.state

    # The course of the game

    def run(self, welcome: bool = False) -> None:
        """Play to the end, or until the people leave; ``welcome`` those who begin."""
        edit_lines()
        self.save(self.file)
        self.newcomers = self.people[:] if welcome else []
        try:
            while not self.state.is_over:
                seat = self.next_seat()
                if seat in self.bots:
                    self.ask_bot(seat)
                else:
                    self.ask_person(seat)
        except (Left, EOFError, KeyboardInterrupt) as reason:
            out("" if isinstance(reason, Left) else "\n")
            self.tell_left()
            return
        self.finish()

    def ask_bot(self, seat: int) -> None:
        """Let a bot decide; what it prints does not stand on the table."""
        try:
            with redirect_stdout(sys.stderr):
                action = ask(self.bots[seat], self.state, seat)
        except PeriplusError:
            self.tell_left()
            raise
        self.act(seat, action)

    def tell_left(self) -> None:
        """Say where the game is, and how to go on with it."""
        if self.keep():
            out(say("play-left", file=str(self.file), command=f"{program_name()} resume {quote(str(self.file))}"))

    def next_seat(self) -> int:
        """Return who decides next.

        Where all choose in secret people come before bots, so that they can take it back; where all act freely,
        whoever stands next behind the last in the order of seats.
        """
        actors = self.state.actors()
        step = self.state.step(actors[0])
        if step is not None and step.secret():
            return next((seat for seat in actors if seat in self.people), actors[0])
        last = self.play.decisions[-1][0] if self.play.decisions else -1
        return min(actors, key=lambda seat: (seat - last - 1) % len(self.players))

    def act(self, seat: int, action: Action) -> None:
        """Take a decision and keep the news for everybody; what a person has decided is saved at once."""
        events = self.play.act(seat, action)
        if seat in self.people:
            self.keep()
        self.changed = self.changed or seat != self.at_screen
        for news in self.news.values():
            news.extend(events)

    def finish(self) -> None:
        """Save and show the end of the game."""
        kept = self.keep()
        alone = self.people[0] if len(self.people) == 1 else None
        for event in self.news[self.people[0] if self.at_screen is None else self.at_screen]:
            self.tell(self.text.say(event.seen_by(alone)))
        out()
        out(self.text.say(self.state.prompt(self.people[0])))
        for line in ranking(self.state):
            out(line)
        if kept:
            out(say("play-over", file=str(self.file)))

    def save(self, file: Path) -> None:
        """Write the game as a record; it can be resumed, or replayed when it is over."""
        write_text(file, to_json(make_record(self.state, self.play.decisions, self.players)))

    def keep(self) -> bool:
        """Save the game where it is kept; if that fails, say so and go on."""
        try:
            self.save(self.file)
        except PeriplusError as error:
            self.tell_error(error)
            self.tell(say("play-unsaved"))
            return False
        return True

    # What a person sees

    def ask_person(self, seat: int) -> None:
        """Let a person decide."""
        if self.at_screen != seat:
            self.draw_curtain(seat)
        if seat in self.newcomers:
            self.welcome(seat)
        if self.changed:
            self.keep()
            self.show_table(seat)
        self.tell_news(seat)
        decisions = len(self.play.decisions)
        self.show_choice(seat)
        while len(self.play.decisions) == decisions:
            if self.obey(seat, self.read(say("play-prompt"))):
                break
        else:
            self.tell_news(seat)
            self.pause(seat)

    def draw_curtain(self, seat: int) -> None:
        """Let people change places when several share the screen."""
        if len(self.people) > 1:
            self.clear()
            forget_typing()
            if self.read(say("play-curtain", player=self.text.seat(seat))).lower() == "quit":
                raise Left
            self.clear()
        self.at_screen = seat
        self.changed = True

    def clear(self) -> None:
        """Leave nothing on the screen for the next person."""
        if self.pages.is_terminal:
            out(CLEAR)

    def show_table(self, seat: int) -> None:
        """Show all that lies on the table for a person."""
        self.changed = False
        game = self.state.game
        self.pages.print(Rule(escape(self.text.seat(seat))))
        sheets = game.sheets(game.box, self.state.view(seat), seat)
        for line in self.side_by_side([self.table(sheet) for sheet in sheets]):
            self.pages.print(line)
            self.pages.print()

    def side_by_side(self, tables: list[Table]) -> list[Table]:
        """Set tables beside each other as long as they fit."""
        lines: list[list[Table]] = []
        room = 0
        for table in tables:
            width = self.pages.measure(table).maximum + GAP
            if width > room:
                lines.append([])
                room = self.pages.width
            lines[-1].append(table)
            room -= width
        return [self.line(line) for line in lines]

    def line(self, tables: list[Table]) -> Table:
        """Return tables as one line."""
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_row(*tables)
        return grid

    def table(self, sheet: Sheet) -> Table:
        """Return a sheet as a table of words."""
        headings = [escape(self.text.say(heading)) for heading in sheet.columns]
        table = Table(
            *headings, title=escape(self.text.say(sheet.title)), title_justify="left", box=SIMPLE_HEAD, show_edge=False
        )
        for row in sheet.rows:
            table.add_row(*["" if cell is None else escape(str(self.text.word("name", cell))) for cell in row])
        return table

    def tell_news(self, seat: int) -> None:
        """Tell a person what has happened since the last time."""
        for event in self.news[seat]:
            self.tell(self.text.say(event.seen_by(seat)))
        self.news[seat].clear()

    def tell(self, sentence: str) -> None:
        """Print a sentence, broken between words."""
        self.pages.print(sentence, markup=False, emoji=False)

    def welcome(self, seat: int) -> None:
        """Tell a newcomer what the game is about and who is who."""
        self.newcomers.remove(seat)
        self.pages.print(f"[bold]{escape(self.text.say(Message('title')))}[/bold]")
        self.tell(" ".join(self.text.say(Message("intro")).split()))
        self.tell(say("play-welcome", player=self.text.seat(seat)))

    def show_choice(self, seat: int) -> None:
        """Show what is asked, and the numbered actions with their consequences."""
        asked = Message("play-asked", {"player": self.text.seat(seat), "prompt": self.state.prompt(seat)})
        self.pages.print(f"\n[bold]{escape(self.text.say(asked))}[/bold]")
        choices = Table.grid(padding=(0, 2, 0, 0))
        choices.add_column(justify="right", min_width=4)
        for number, action in enumerate(self.state.legal_actions(seat), start=1):
            described = self.state.describe(seat, action)
            label = self.text.say(described.label)
            choices.add_row(f"{number}", f"{escape(label)}  [dim]{escape(str(action))}[/dim]")
            if described.consequences:
                choices.add_row("", f"[dim]{escape(self.consequences(described))}[/dim]")
        for form in self.state.forms(seat):
            choices.add_row("", escape(say("play-form", verb=form.verb.name)))
        self.pages.print(choices)

    def consequences(self, described: Description) -> str:
        """Return what an action would do as one line."""
        return " ".join(self.text.say(each) for each in described.consequences)

    # What a person says

    def read(self, prompt: str) -> str:
        """Read a line."""
        sys.stdout.flush()
        return input(prompt + " ").strip()

    def obey(self, seat: int, line: str) -> bool:
        """Do what a line says, or tell what is wrong with it; True if the choice must be shown anew."""
        word, rest = [*line.split(maxsplit=1), "", ""][:2]
        try:
            if command_of(word) in COMMANDS:
                return bool(getattr(self, f"do_{command_of(word)}")(seat, rest))
            if line:
                self.act(seat, self.read_action(seat, line))
            else:
                self.tell(say("play-help-short"))
        except PeriplusError as error:
            self.tell_error(error)
        return False

    def tell_error(self, error: PeriplusError) -> None:
        """Tell what is wrong."""
        for line in told(error, self.state.game.room):
            self.tell(line)

    def read_action(self, seat: int, line: str) -> Action:
        """Read an action: its number in the list, or its notation."""
        if line.isascii() and line.isdigit():
            actions = self.state.legal_actions(seat)
            number = int(line) if len(line) < 6 else 0
            if not 1 <= number <= len(actions):
                raise PeriplusError("error-no-such-number", {"number": line, "last": len(actions)})
            return actions[number - 1]
        return self.state.game.parse(line)

    def do_why(self, seat: int, line: str) -> None:
        """Say what an action would do, or which clause forbids it."""
        if not line:
            raise PeriplusError("error-why")
        action = self.read_action(seat, line)
        try:
            described = self.state.describe(seat, action)
        except Refused as error:
            self.tell_error(error)
            clause_page(self.pages, clause_of(self.state.game.room, error.rule, Tongue.language))
        else:
            self.tell(self.text.say(Message("play-allowed", {"label": described.label})))
            self.tell(self.consequences(described))

    def do_undo(self, seat: int, line: str) -> bool:
        """Take back the last decision of this person."""
        undone = self.play.undo(seat)
        for viewer, news in self.news.items():
            self.news[viewer] = [event for event in news if all(event is not each for each in undone)]
        self.keep()
        out(say("play-undone"))
        return True

    def do_rules(self, seat: int, line: str) -> None:
        """Show a clause, or the titles of all."""
        room = self.state.game.room
        if line:
            clause_page(self.pages, clause_of(room, line, Tongue.language))
        else:
            out("\n".join(clause_list(room)))

    def do_form(self, seat: int, line: str) -> None:
        """Fill in the form of an open-ended action, field by field."""
        forms = {form.verb.name: form for form in self.state.forms(seat)}
        verb = line.lower() or next(iter(forms), "")
        if not forms:
            raise PeriplusError("error-no-forms")
        if verb not in forms:
            raise PeriplusError("error-no-such-form", {"verb": line, "known": ", ".join(forms)})
        self.act(seat, self.fill(forms[verb]))

    def fill(self, form: Form) -> Action:
        """Ask for every blank of a form."""
        values: dict[str, object] = {}
        for blank in form.blanks:
            value = self.read_blank(blank)
            if value is not None:
                values[blank.name] = value
        return form.fill(values)

    def read_blank(self, blank: Blank) -> object:
        """Read what is filled into a blank: a value, several with commas, or nothing where that is allowed."""
        limits = {"field": blank.name, "low": blank.low, "high": blank.high}
        if not blank.values:
            word = self.read(say("play-blank-number", **limits))
            return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else word or None
        values = [str(value) for value in dict.fromkeys(map(str, blank.values))]
        if blank.several:
            words = self.read(say("play-blank-several", **limits, values=", ".join(values))).split(",")
            return [word.strip() for word in words if word.strip()] or None
        return self.read(say("play-blank", field=blank.name, values=", ".join(values))) or None

    def do_board(self, seat: int, line: str) -> bool:
        """Show the table again."""
        self.show_table(seat)
        return self.state.step(seat) is not None

    def do_save(self, seat: int, line: str) -> None:
        """Save a copy of the game."""
        file = Path(expanduser(line)) if line else self.file
        if line and is_there(file) and self.read(say("play-replace", file=line)).lower() not in yes_words():
            out(say("play-not-saved"))
            return
        self.save(file)
        out(say("play-saved", file=str(file)))

    def do_quit(self, seat: int, line: str) -> None:
        """Leave; the game is saved."""
        raise Left

    def do_help(self, seat: int, line: str) -> None:
        """Explain the commands."""
        out(say("play-help"))

    def pause(self, seat: int) -> None:
        """Give a person the time to take a decision back, and to read before the screen is cleared."""
        while not self.state.is_over and self.next_seat() != seat:
            may_undo = self.play.may_undo(seat)
            if not may_undo and len(self.people) == 1:
                return
            line = self.read(say("play-pause") if may_undo else say("play-pause-read"))
            if not line:
                return
            if command_of(line.split()[0]) in COMMANDS:
                self.obey(seat, line)
            else:
                self.tell(say("play-pause-only", word=line))


def command_of(word: str) -> str:
    """Return the command that a word stands for."""
    return ALIASES.get(word.lower(), word.lower())


def edit_lines() -> None:
    """Let people edit what they type; nothing is kept of it, as somebody else may sit there next."""
    with suppress(ImportError):
        import_module("readline").set_auto_history(False)


def forget_typing() -> None:
    """Forget what was typed too early, so that a key pressed twice lifts no curtain."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            termios = import_module("termios")
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


def is_there(file: Path) -> bool:
    """Say whether a file exists already."""
    try:
        return file.is_file()
    except (OSError, ValueError) as error:
        raise BadFile(file, error) from None


def yes_words() -> Sequence[str]:
    """Return what counts as a yes."""
    return say("play-yes").split()
