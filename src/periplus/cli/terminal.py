"""A game in the terminal: people at one screen, bots in the other seats. It is saved after every decision."""

import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from os.path import expanduser
from pathlib import Path
from shlex import quote

from rich.console import Console

from periplus.bots import ask, load_bot
from periplus.bots.bot import Bot, begin
from periplus.cli.screen import Screen, edit_lines, fill, forget_typing, read, yes_words
from periplus.cli.shelf import exists
from periplus.cli.speak import out, program_name, say
from periplus.kernel.action import Action, Form
from periplus.kernel.errors import PeriplusError, Refused
from periplus.kernel.files import write_text
from periplus.kernel.luck import luck_from
from periplus.kernel.message import Event
from periplus.kernel.record import PERSON, make_record, to_json
from periplus.kernel.state import State
from periplus.kernel.undo import Play

COMMANDS = ("why", "undo", "rules", "form", "board", "save", "quit", "help")
ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}


class Left(Exception):
    """The people have left the game."""


class Session:
    """One game, the people and bots who play it, and the news that each person has yet to hear."""

    def __init__(
        self, play: Play, players: list[str], file: Path, pages: Console, events: Sequence[Event] = ()
    ) -> None:
        """Sit down; ``players`` names a bot for each seat, or ``PERSON``; ``events`` are those of the set-up."""
        self.play = play
        self.players = players
        self.file = file
        self.screen = Screen(play.state.game, pages)
        self.bots = {seat: self.seated(seat) for seat, name in enumerate(players) if name != PERSON}
        self.people = [seat for seat in range(len(players)) if seat not in self.bots]
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
        """Play to the end, or until the people leave; ``welcome`` people to a new game."""
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

    def next_seat(self) -> int:
        """Return who decides next: the one who sits after the last to decide.

        But people do not change places after every decision: the person at the screen stays until done, and only bots
        come in between. And where all choose in secret, people come before bots, so that they can take it back.
        """
        actors = self.state.in_turn(self.play.last)
        if self.at_screen in actors:
            actors = [seat for seat in actors if seat in self.bots or seat == self.at_screen]
        step = self.state.step(actors[0])
        if step is not None and step.secret(self.state):
            return next((seat for seat in actors if seat in self.people), actors[0])
        return actors[0]

    def ask_bot(self, seat: int) -> None:
        """Let a bot decide; what it prints stays out of the game."""
        try:
            with redirect_stdout(sys.stderr):
                action = ask(self.bots[seat], self.state, seat)
        except PeriplusError:
            self.tell_left()
            raise
        self.act(seat, action)

    def ask_person(self, seat: int) -> None:
        """Let a person decide."""
        if self.at_screen != seat:
            self.draw_curtain(seat)
        if seat in self.newcomers:
            self.newcomers.remove(seat)
            self.screen.welcome(seat)
        if self.changed:
            self.autosave()
            self.show_table(seat)
        self.tell_news(seat)
        decisions = len(self.play.decisions)
        self.screen.show_choice(self.state, seat)
        while len(self.play.decisions) == decisions:
            if self.obey(seat, read(say("play-prompt"))):
                break
        else:
            self.tell_news(seat)
            self.pause(seat)

    def draw_curtain(self, seat: int) -> None:
        """Let people change places when several share the screen."""
        if len(self.people) > 1:
            self.screen.clear()
            forget_typing()
            if read(say("play-curtain", player=self.screen.text.seat(seat))).lower() == "quit":
                raise Left
            self.screen.clear()
        self.at_screen = seat
        self.changed = True

    def show_table(self, seat: int) -> None:
        """Show a person the table as it is now."""
        self.changed = False
        self.screen.show_table(self.state, seat)

    def tell_news(self, seat: int) -> None:
        """Tell a person what has happened since the last time."""
        for event in self.news[seat]:
            self.screen.tell(self.screen.text.say(event.seen_by(seat)))
        self.news[seat].clear()

    def act(self, seat: int, action: Action) -> None:
        """Take a decision and note the news for everybody; a person's decision is saved at once."""
        events = self.play.act(seat, action)
        if seat in self.people:
            self.autosave()
        self.changed = self.changed or seat != self.at_screen
        for news in self.news.values():
            news.extend(events)

    def pause(self, seat: int) -> None:
        """Give a person time to take a decision back, and to read before the screen is cleared."""
        while not self.state.is_over and self.next_seat() != seat:
            may_undo = self.play.may_undo(seat)
            stays = len(self.people) == 1 or seat in self.state.actors()
            if stays and not may_undo:
                return
            line = read(say("play-pause") if may_undo else say("play-pause-read"))
            if not line:
                return
            if command_of(line.split()[0]) in COMMANDS:
                self.obey(seat, line)
            else:
                self.screen.tell(say("play-pause-only", word=line))

    def finish(self) -> None:
        """Save and show the end of the game."""
        saved = self.autosave()
        alone = self.people[0] if len(self.people) == 1 else None
        for event in self.news[self.people[0] if self.at_screen is None else self.at_screen]:
            self.screen.tell(self.screen.text.say(event.seen_by(alone)))
        self.screen.show_end(self.state, self.people[0])
        if saved:
            out(say("play-over", file=str(self.file)))

    # Saving

    def save(self, file: Path) -> None:
        """Write the game as a record; it can be resumed, or replayed when it is over."""
        write_text(file, to_json(make_record(self.state, self.play.decisions, self.players)))

    def autosave(self) -> bool:
        """Save the game in its file; if that fails, say so and play on."""
        try:
            self.save(self.file)
        except PeriplusError as error:
            self.screen.tell_error(error)
            self.screen.tell(say("play-unsaved"))
            return False
        return True

    def tell_left(self) -> None:
        """Say where the game is saved, and how to continue it."""
        if self.autosave():
            out(say("play-left", file=str(self.file), command=f"{program_name()} resume {quote(str(self.file))}"))

    # What a person says

    def obey(self, seat: int, line: str) -> bool:
        """Do what a line says, or say what is wrong with it; True if the choice must be shown again."""
        command, rest = [*line.split(maxsplit=1), "", ""][:2]
        try:
            if command_of(command) in COMMANDS:
                return bool(getattr(self, f"do_{command_of(command)}")(seat, rest))
            if line:
                self.act(seat, self.read_action(seat, line))
            else:
                self.screen.tell(say("play-help-short"))
        except PeriplusError as error:
            self.screen.tell_error(error)
        return False

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
            self.screen.tell_error(error)
            self.screen.show_rules(error.rule)
        else:
            self.screen.show_description(described)

    def do_undo(self, seat: int, line: str) -> bool:
        """Take back this person's last decision."""
        undone = self.play.undo(seat)
        for viewer, news in self.news.items():
            self.news[viewer] = [event for event in news if all(event is not each for each in undone)]
        self.autosave()
        out(say("play-undone"))
        return True

    def do_rules(self, seat: int, line: str) -> None:
        """Show a clause, or the titles of all clauses."""
        self.screen.show_rules(line)

    def do_form(self, seat: int, line: str) -> None:
        """Fill in the form of an open-ended action, field by field, and take it once it is confirmed."""
        forms = {form.verb.name: form for form in self.state.forms(seat)}
        verb = line.lower() or next(iter(forms), "")
        if not forms:
            raise PeriplusError("error-no-forms")
        if verb not in forms:
            raise PeriplusError("error-no-such-form", {"verb": line, "known": ", ".join(forms)})
        action = self.confirmed(seat, forms[verb])
        if action is None:
            out(say("play-undecided"))
        else:
            self.act(seat, action)

    def confirmed(self, seat: int, form: Form) -> Action | None:
        """Return what a person fills in and confirms, after any number of changes; None if they leave it."""
        while True:
            action = self.foretold(seat, form)
            answer = read(say("play-change") if action is None else say("play-confirm")).lower()
            if answer:
                return action if answer in yes_words() else None

    def foretold(self, seat: int, form: Form) -> Action | None:
        """Let a person fill in a form; say what that would do, or which clause forbids it."""
        try:
            action = fill(form)
            described = self.state.describe(seat, action)
        except PeriplusError as error:
            self.screen.tell_error(error)
            return None
        self.screen.show_description(described)
        return action

    def do_board(self, seat: int, line: str) -> bool:
        """Show the table again."""
        self.show_table(seat)
        return self.state.step(seat) is not None

    def do_save(self, seat: int, line: str) -> None:
        """Save a copy of the game."""
        file = Path(expanduser(line)) if line else self.file
        if line and exists(file) and read(say("play-replace", file=line)).lower() not in yes_words():
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


def command_of(typed: str) -> str:
    """Return the command that a person means."""
    return ALIASES.get(typed.lower(), typed.lower())
