"""A game in the terminal: people at one screen, bots in the other seats. It is saved after every decision."""

import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from os.path import expanduser
from pathlib import Path
from shlex import quote
from typing import NamedTuple

from rich.console import Console

from periplus.bots import ask, load_bot
from periplus.bots.bot import Bot, begin
from periplus.cli.choices import Entry, entries_of, numbers_of
from periplus.cli.screen import Screen, edit_lines, fill, forget_typing, read, yes_words
from periplus.cli.shelf import exists
from periplus.cli.speak import names_at, out, program_name, ranking, say
from periplus.kernel.action import Action, Form, plain
from periplus.kernel.errors import BadNotation, PeriplusError, Refused
from periplus.kernel.files import write_text
from periplus.kernel.luck import luck_from
from periplus.kernel.message import Event, Message
from periplus.kernel.news import has_closed, has_opened, opening_at
from periplus.kernel.record import PERSON, make_record, to_json
from periplus.kernel.rules import clauses_of
from periplus.kernel.sheet import Sheet
from periplus.kernel.state import State
from periplus.kernel.undo import Play

COMMANDS = ("why", "undo", "back", "rules", "form", "board", "map", "save", "quit", "help")
ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}


class Left(Exception):
    """The people have left the game."""


class Opening(NamedTuple):
    """A new part of the game that is announced: its title, and what the last one of the longest sort has brought."""

    decisions: int
    title: str
    sheets: list[Sheet]
    standings: list[str]


class Session:
    """One game, the people and bots who play it, and the news that each person has yet to hear."""

    def __init__(
        self, play: Play, players: list[str], file: Path, pages: Console, events: Sequence[Event] = ()
    ) -> None:
        """Sit down; ``players`` names a bot for each seat, or ``PERSON``; ``events`` are those of the set-up."""
        self.play = play
        self.players = players
        self.file = file
        self.screen = Screen(play.state.game, pages, names_at(play.state, players))
        self.bots = {seat: self.seated(seat) for seat, name in enumerate(players) if name != PERSON}
        self.people = [seat for seat in range(len(players)) if seat not in self.bots]
        self.news: dict[int, list[Event | Opening]] = {seat: list(events) for seat in self.people}
        self.chapters = self.chapters_now()
        self.at_screen: int | None = None
        self.newcomers: list[int] = []  # people who have not been told what the game is about
        self.changed = True  # something has changed on the table since it was last shown
        self.narrowed: list[list[Action]] = []  # the actions that are left after each part that was chosen

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
        entries = self.entries(seat)
        self.screen.show_choice(self.state, seat, entries)
        while len(self.play.decisions) == decisions:
            if self.obey(seat, read(self.question(entries))):
                break
        else:
            self.tell_news(seat)
            self.pause(seat)

    def entries(self, seat: int) -> list[Entry]:
        """Return what a person can choose now; in a file, which nobody looks at, all actions are listed whole."""
        left = self.narrowed[-1] if self.narrowed else self.state.legal_actions(seat)
        return entries_of(left, by_parts=self.screen.pages.is_terminal)

    def question(self, entries: list[Entry]) -> str:
        """Return the prompt: it says when numbers stand for themselves, and when a part has been chosen."""
        way = "back" if self.narrowed else "other"
        if all(entry.counts for entry in entries):
            return say("play-prompt-number", numbers=numbers_of(entries), way=way)
        return say("play-prompt-part") if self.narrowed else say("play-prompt")

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
        self.tell(self.news[seat], seat)
        self.news[seat].clear()

    def tell(self, news: Sequence[Event | Opening], viewer: int | None) -> None:
        """Tell news as somebody (None: a spectator) sees them."""
        for each in news:
            if isinstance(each, Event):
                self.screen.tell(self.screen.text.say(each.seen_by(viewer)))
            else:
                self.screen.announce(each.title, each.sheets, each.standings)

    # Rounds and phases

    def chapters_now(self) -> list[Message]:
        """Return which part of the game this is."""
        return self.state.game.chapters(self.state.view(None))

    def with_opening(self, events: list[Event]) -> list[Event | Opening]:
        """Return events, and before the one that opens a new part of the game, or else behind them, what opens."""
        before, now = self.chapters, self.chapters_now()
        if self.state.is_over or not has_opened(before, now):
            return [*events]
        self.chapters = now
        at = opening_at(before, now, events, self.state.game.news.phases)
        return [*events[:at], self.opening(before, now), *events[at:]]

    def opening(self, before: list[Message], now: list[Message]) -> Opening:
        """Return the announcement of a part of the game."""
        title, decisions = " · ".join(map(self.screen.text.say, now)), len(self.play.decisions)
        if not has_closed(before, now):
            return Opening(decisions, title, [], [])
        heading = say("play-chapter", chapter=self.screen.text.say(before[0]))
        sheets = self.state.game.results(self.state.view(None))
        return Opening(decisions, title, sheets, [heading, *ranking(self.state, self.screen.text)])

    def act(self, seat: int, action: Action) -> None:
        """Take a decision and note the news for everybody; a person's decision is saved at once."""
        events = self.play.act(seat, action)
        self.narrowed.clear()
        if seat in self.people:
            self.autosave()
        self.changed = self.changed or seat != self.at_screen
        told = self.with_opening(events)
        for news in self.news.values():
            news.extend(told)

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
        self.tell(self.news[self.people[0] if self.at_screen is None else self.at_screen], alone)
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
                return self.choose(seat, line)
            self.screen.tell(say("play-help-short"))
        except PeriplusError as error:
            self.screen.tell_error(error)
        return False

    def choose(self, seat: int, line: str) -> bool:
        """Take the action that a line means; if it means several, leave only those to choose from (True)."""
        found = self.meant(seat, line)
        if len(found) == 1:
            self.act(seat, found[0])
            return False
        self.narrowed.append(found)
        return True

    def meant(self, seat: int, line: str) -> list[Action]:
        """Return the actions that a line means: by its number in the list, by a part, or by (the start of) notation."""
        self.state.expected(seat)
        entries = self.entries(seat)
        if line.isascii() and line.isdigit():
            number = int(line) if len(line) < 6 else -1
            for entry in entries:
                if entry.number == number:
                    return entry.actions
            raise PeriplusError("error-no-such-number", {"number": line, "known": numbers_of(entries)})
        for entry in entries:
            if plain(entry.word) == plain(line):
                return entry.actions
        try:
            return [self.state.game.parse(line)]
        except BadNotation:
            begun = plain(" ".join(line.split())) + " "
            found = [each for each in self.state.legal_actions(seat) if plain(str(each)).startswith(begun)]
            if len(found) < 2:
                raise
            return found

    def read_action(self, seat: int, line: str) -> Action:
        """Read one action: its number in the list, or its notation."""
        found = self.meant(seat, line)
        if len(found) > 1:
            raise PeriplusError("error-not-whole", {"word": line})
        return found[0]

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
        self.narrowed.clear()
        for viewer, news in self.news.items():
            self.news[viewer] = [each for each in news if not self.is_undone(each, undone)]
        self.chapters = self.chapters_now()
        self.autosave()
        out(say("play-undone"))
        return True

    def is_undone(self, news: Event | Opening, undone: Sequence[Event]) -> bool:
        """Say whether news are of a decision that was taken back."""
        if isinstance(news, Opening):
            return news.decisions > len(self.play.decisions)
        return any(news is each for each in undone)

    def do_back(self, seat: int, line: str) -> bool:
        """Choose the last part again."""
        if not self.narrowed:
            raise PeriplusError("error-no-part")
        self.narrowed.pop()
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
        """Show the whole table, or those of its sheets whose titles have these words."""
        self.screen.show_sheets(self.state, seat, line)
        return not line and self.state.step(seat) is not None

    def do_map(self, seat: int, line: str) -> None:
        """Show the map, or what there is at one place and where it leads."""
        if line:
            self.screen.show_place(self.state, seat, line)
        else:
            self.screen.show_map(self.state, seat)

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
        step = self.state.step(seat)
        clause = step.rule if step else next(iter(clauses_of(self.state.game.room)))
        self.screen.show_help(clause)


def command_of(typed: str) -> str:
    """Return the command that a person means."""
    return ALIASES.get(typed.lower(), typed.lower())
