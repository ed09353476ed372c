"""The game in the terminal as people play it: through a pseudo-terminal, every prompt, every key, every word shown."""

import codecs
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import periplus
from periplus.cli.choices import Entry, entries_of, numbers_of, shared, typed_for
from periplus.cli.speak import names_at, ranking
from periplus.games import game_of
from periplus.kernel.action import Action
from periplus.kernel.message import Event, Message
from periplus.kernel.names import Names
from periplus.kernel.record import Record, make_record, read_record, replay, to_json
from periplus.kernel.rules import clause_of, clauses_of
from periplus.kernel.state import State
from periplus.kernel.text import text
from periplus.kernel.undo import Play
from tests.test_cli import wrong

PATIENCE = 20.0  # seconds for an answer; only a test that fails waits so long
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
LINES = re.compile("[\u2500-\u257f]+")  # what tables are drawn with
ENTER, CTRL_C, CTRL_D = "", b"\x03", b"\x04"
PROMPTS = {
    "main": "play-prompt",
    "pause": "play-pause",
    "read": "play-pause-read",
    "curtain": "play-curtain",
    "several": "play-blank-several",
    "value": "play-blank",
    "number": "play-blank-number",
    "replace": "play-replace",
    "confirm": "play-confirm",
    "change": "play-change",
}
FIRST = 2  # the seed of a game of Neptun for three that the person begins, before anything is turned up
NEPTUN = Names(text("en", "periplus.games.neptun"), periplus.game("neptun"), None)
EXAMPLE = Names(text("en", "periplus.games.example"), periplus.game("example"), None)


# A person at a terminal


@cache
def prompts(language: str) -> dict[str, re.Pattern[str]]:
    """Return how each kind of prompt ends the output while the program waits."""
    params = dict.fromkeys(("player", "field", "values", "low", "high", "file", "numbers", "way"), "§")
    asks = [*PROMPTS.items(), *[("main", id) for id in ("play-prompt-part", "play-prompt-number")]]
    asked = [(kind, Message(id, params)) for kind, id in asks]
    asked.append(("main", Message("play-prompt-number", {**params, "way": "back"})))
    shown: dict[str, list[str]] = {}
    for kind, message in asked:
        shown.setdefault(kind, []).append(re.escape(text(language).say(message)).replace("§", ".*"))
    return {kind: re.compile(rf"(?:^|\n)(?:{'|'.join(each)}) \Z") for kind, each in shown.items()}


def plain(raw: str) -> str:
    """Return output as it reads: without colours, with one sort of line ends."""
    return CODES.sub("", raw).replace("\r", "")


def bare(raw: str) -> str:
    """Return output with what clears the screen, but without what prepares it for typing."""
    return re.sub(r"\x1b\[\?\d+[hl]|\r", "", raw)


def environment(home: Path, **more: str) -> dict[str, str]:
    """Return surroundings in which nothing of ours is set."""
    ours = {"PATH": os.defpath, "HOME": str(home), "XDG_STATE_HOME": str(home / "state")}
    return {**ours, "LANG": "C.UTF-8", "TERM": "xterm-256color", **more}


def take_terminal(slave: int) -> None:
    """Make a terminal one's own, so that Ctrl-C reaches a program as a signal, even if we ourselves ignore that."""
    os.login_tty(slave)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Silent(AssertionError):
    """The program neither asks nor ends."""


class Terminal:
    """The program in a pseudo-terminal of 120 columns, so high that tables fit, and all that it has written."""

    def __init__(self, home: Path, *words: str, language: str = "en", rows: int = 400, **more: str) -> None:
        """Start ``periplus`` with these words; it has not yet asked anything."""
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (rows, 120 if rows > 24 else 80))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "periplus", *words, "--lang", language],
            stdin=slave, stdout=slave, stderr=slave, cwd=home, env=environment(home, **more),
            preexec_fn=partial(take_terminal, slave),
        )  # fmt: skip
        os.close(slave)
        os.set_blocking(self.master, False)
        self.patterns = prompts(language)
        self.decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self.raw = ""
        self.kind: str | None = None
        self.choices: list[str] = []
        self.opening = ""

    def close(self) -> None:
        """End the program, if it still runs."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def listen(self, since: int, keys: bytes = b"", patience: float = PATIENCE) -> str:
        """Press keys; read until the program asks something or ends; return what it wrote."""
        deadline = time.monotonic() + patience
        while keys or not self.asks(since):
            left = max(0.0, deadline - time.monotonic())
            read, write, _ = select.select([self.master], [self.master] if keys else [], [], left)
            if not read and not write:
                raise Silent(f"no prompt in {patience} s after: {plain(self.raw)[-600:]!r}")
            if read and not self.hear():
                break
            if write:  # bit by bit, as the program may wait for us to read
                keys = keys[os.write(self.master, keys[:256]) :]
        shown = plain(self.raw[since:])
        self.choices = numbered(shown) or self.choices
        return shown

    def hear(self) -> bool:
        """Read what was written; False if the program has ended."""
        try:
            read = os.read(self.master, 1 << 16)
        except OSError:  # so Linux says that nobody holds the other end any more
            read = b""
        self.raw += self.decode(read)
        if not read:
            self.kind = None
            self.process.wait(PATIENCE)
        return bool(read)

    def asks(self, since: int) -> bool:
        """Say whether the output ends with a prompt, and note its kind."""
        end = plain(self.raw[since:][-1500:])
        self.kind = next((kind for kind, pattern in self.patterns.items() if pattern.search(end)), None)
        return self.kind is not None

    def send(self, keys: bytes, patience: float = PATIENCE) -> str:
        """Press keys; return what is written then, with the echo."""
        return self.listen(len(self.raw), keys, patience)

    def press(self, key: bytes) -> str:
        """Press a key until it has an effect: a signal that comes just before the program waits is not seen."""
        since = len(self.raw)
        for _ in range(20):
            try:
                self.send(key, 1)
                break
            except Silent:
                continue
        return plain(self.raw[since:])

    def glance(self, keys: bytes) -> str:
        """Press keys that are no whole line; return what appears at once."""
        since = len(self.raw)
        os.write(self.master, keys)
        while select.select([self.master], [], [], 0.3)[0] and self.hear():
            pass
        return plain(self.raw[since:])

    def say(self, line: str) -> str:
        """Type a line; return the answer, without the echo."""
        return self.send(line.encode() + b"\n").partition("\n")[2]

    def ended(self) -> int:
        """Return the exit code of the program, which must have ended."""
        assert self.kind is None, f"still asks: {plain(self.raw)[-300:]!r}"
        assert "Traceback" not in self.raw
        return self.process.wait(PATIENCE)


def numbered(shown: str) -> list[str]:
    """Return the numbered actions of a choice, as they are shown."""
    lines = shown.split("\n")
    return [line for line in lines if len(line) > 6 and line[3].isdigit() and line[4:6] == "  " and line[6] != " "]


def any_number(terminal: Terminal, luck: random.Random) -> str:
    """Return one of the numbers that are shown, or nothing where none is asked for."""
    return luck.choice(terminal.choices)[:4].strip() if terminal.kind == "main" else ENTER


Start = Callable[..., Terminal]


def sit(
    start: Start, file: Path, game: str = "neptun", seats: int = 3, people: int = 1, seed: int = 1, **more: Any
) -> Terminal:
    """Begin a game that is saved in a file."""
    sizes = ["--seats", str(seats), "--people", str(people), "--seed", str(seed)]
    return start("play", game, *sizes, "--bots", "greedy", "--save", str(file), **more)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start programs in terminals that are closed when the test ends."""
    opened: list[Terminal] = []

    def begin(*words: str, **more: Any) -> Terminal:
        opened.append(Terminal(tmp_path, *words, **more))
        opened[-1].opening = opened[-1].listen(0)
        return opened[-1]

    yield begin
    for each in opened:
        each.close()


# What is on the disk


def saved(file: Path) -> Record:
    """Read a saved game."""
    return read_record(file.read_text(encoding="utf-8"))


def said(file: Path) -> list[tuple[int, str]]:
    """Return the decisions of a saved game: who said what."""
    return [(seat, action) for seat, action, _ in saved(file).decisions]


def position(file: Path) -> State:
    """Return the position of a saved game, which must replay."""
    record = saved(file)
    return replay(record, game_of(record))


# What should be shown


def words(*lines: str) -> list[str]:
    """Return lines as words, so that it does not matter where they break."""
    return " ".join(lines).split()


def words_of(shown: str) -> str:
    """Return output with single blanks, wherever it breaks."""
    return " ".join(shown.split())


def farewell(file: Path, speaks: Names) -> str:
    """Return what is said when people leave, as words."""
    params = {"file": str(file), "command": f"python -m periplus resume {file}"}
    return words_of(speaks.say(Message("play-left", params)))


def choice(s: State, seat: int, speaks: Names, entries: list[Entry]) -> list[str]:
    """Return what a seat has at hand, what it is asked, and what it may do, as lines."""
    lines = at_hand(s, seat, speaks)
    lines.append(speaks.say(Message("play-asked", {"player": speaks.seat(seat), "prompt": s.prompt(seat)})))
    for entry in entries:
        described = [s.describe(seat, action) for action in entry.actions]
        label = shared([speaks.say(each.label) for each in described])
        if len(described) > 1:
            lines.append(f"{entry.number} {label} {typed_for(entry)}")
        else:
            lines.append(f"{entry.number} {label} {entry.actions[0]}")
            lines += [speaks.say(each) for each in described[0].consequences]
    return lines + [speaks.say(Message("play-form", {"word": form.verb.name})) for form in s.forms(seat)]


def at_hand(s: State, seat: int, speaks: Names) -> list[str]:
    """Return the lines that stand beside every question: each cell behind its heading, or each row behind its first."""
    lines: list[str] = []
    for sheet in s.game.sheets(s.game.box, s.view(seat), seat):
        for row in sheet.rows if sheet.handy else ():
            cells = ["" if cell is None else str(speaks.value("name", cell)) for cell in row]
            names = [speaks.say(heading) for heading in sheet.columns]
            if sheet.handy == "rows":
                names, cells = cells[:1], [" · ".join(filter(None, cells[1:]))]
            named = [(name, cell) for name, cell in zip(names, cells, strict=True) if cell]
            told = [speaks.say(Message("play-at-hand", {"name": name, "what": cell})) for name, cell in named]
            lines.append(" · ".join(told) or (names[0] if sheet.handy == "rows" else ""))
    return lines


def prompt_of(entries: list[Entry], narrowed: bool, speaks: Names) -> str:
    """Return what a person is asked to type."""
    if all(entry.counts for entry in entries):
        way = "back" if narrowed else "other"
        return speaks.say(Message("play-prompt-number", {"numbers": numbers_of(entries), "way": way}))
    return speaks.say(Message("play-prompt-part" if narrowed else "play-prompt"))


def table(s: State, seat: int, speaks: Names) -> Counter[str]:
    """Return all words that lie on the table for a seat, in any order: tables stand side by side."""
    shown = [speaks.seat(seat)]
    for sheet in s.game.sheets(s.game.box, s.view(seat), seat):
        shown += [speaks.say(message) for message in (sheet.title, *sheet.columns)]
        shown += [str(speaks.value("name", cell)) for row in sheet.rows for cell in row if cell is not None]
    return Counter(words(*shown))


def asked_again(s: State, seat: int, speaks: Names, left: list[Action] | None = None) -> list[str]:
    """Return the words of a choice, of all actions or of those that are left, and the prompt behind it."""
    entries = entries_of(left or s.legal_actions(seat))
    return words(*choice(s, seat, speaks, entries), prompt_of(entries, left is not None, speaks))


class Opening(NamedTuple):
    """A new round or phase, as it must be announced."""

    lines: list[str]


def results(s: State, speaks: Names) -> list[str]:
    """Return what the last round has brought."""
    lines: list[str] = []
    for sheet in s.game.results(s.view(None)):
        lines += [speaks.say(message) for message in (sheet.title, *sheet.columns)]
        lines += [str(speaks.value("name", cell)) for row in sheet.rows for cell in row if cell is not None]
    return lines


def openings(s: State, before: list[Message], events: list[Event], speaks: Names) -> list[Event | Opening]:
    """Return events, with what must be announced: before the event that opens a round or phase, or behind them all."""
    now = s.game.chapters(s.view(None))
    if now == before[: len(now)] or s.is_over:
        return [*events]
    lines: list[str] = []
    if now[0] != before[0] and before[0].params:
        lines += results(s, speaks)
        lines += [speaks.say(Message("play-chapter", {"chapter": before[0]})), *ranking(s, speaks)]
    opened = next((each for each in now if each not in before), now[-1]).params.items()
    at = next((at for at, each in enumerate(events) if opened and opened <= each.public.items()), len(events))
    return [*events[:at], Opening([*lines, " · ".join(map(speaks.say, now))]), *events[at:]]


def told_to(news: Sequence[Event | Opening], viewer: int | None, speaks: Names) -> list[str]:
    """Return news as words, as somebody sees them."""
    lines = [each.lines if isinstance(each, Opening) else [speaks.say(each.seen_by(viewer))] for each in news]
    return words(*[line for each in lines for line in each])


class Witness:
    """Plays a game at random and knows, from the record, what each person must be shown: that and no more."""

    def __init__(self, terminal: Terminal, file: Path, start: State, people: int, resumed: int | None = None) -> None:
        """Look at a game that begins like this one, or was resumed after so many decisions."""
        self.terminal, self.file, self.luck = terminal, file, random.Random(people)
        self.speaks = names_at(start, saved(file).players)
        self.people = list(range(people))
        events: list[Event] = []
        self.state = start.game.new(start.seats, start.luck.seed, start.settings, told=events)
        self.told: list[Event | Opening] = [*events]
        self.chapters = self.state.game.chapters(self.state.view(None))
        self.left: list[Action] | None = None  # of the actions, after some parts were chosen
        self.ends = [len(self.told)]  # how many events there were after so many decisions
        self.seats: list[int] = []  # who decided
        self.shown = 0  # how many decisions there were when the table was last shown
        self.curtains = 0
        self.seat = self.people[0]
        self.catch_up()
        self.heard = dict.fromkeys(self.people, 0 if resumed is None else self.ends[resumed])
        self.newcomers = set(self.people) if resumed is None else set[int]()
        self.check(terminal.opening, [], new_table=True)

    def welcome(self) -> list[str]:
        """Return what a person is told who sits down for the first time."""
        if self.seat not in self.newcomers:
            return []
        self.newcomers.remove(self.seat)
        shown = [Message("title"), Message("intro"), Message("play-welcome", {"player": self.speaks.seat(self.seat)})]
        return words(*[self.speaks.say(each) for each in shown])

    def catch_up(self) -> None:
        """Follow the decisions in the file."""
        for seat, notation in said(self.file)[len(self.seats) :] if self.file.exists() else []:
            events: list[Event] = []
            self.state.apply(seat, self.state.game.parse(notation), events)
            self.told += openings(self.state, self.chapters, events, self.speaks)
            now = self.state.game.chapters(self.state.view(None))
            self.chapters = self.chapters if now == self.chapters[: len(now)] else now
            self.ends.append(len(self.told))
            self.seats.append(seat)

    def events(self) -> list[Event]:
        """Return all that has happened."""
        return [each for each in self.told if isinstance(each, Event)]

    def news(self, seat: int, end: int) -> list[str]:
        """Return what a person has not heard yet."""
        events, self.heard[seat] = self.told[self.heard[seat] : end], end
        return told_to(events, seat, self.speaks)

    def check(self, shown: str, before: list[str], new_table: bool = False) -> None:
        """Find these words, the table if others have changed it, and then what must follow: nothing else."""
        found, after = words(LINES.sub(" ", shown)), self.rest(shown)
        assert found[: len(before)] == before
        assert found[len(found) - len(after) :] == after
        middle = " ".join(found[len(before) : len(found) - len(after)])
        if self.terminal.kind == "main" and (new_table or set(self.seats[self.shown :]) - {self.seat}):
            assert Counter(middle.split()) == table(self.state, self.seat, self.speaks) + Counter(self.welcome())
            self.shown = len(self.seats)
        else:
            assert middle == ""

    def rest(self, shown: str) -> list[str]:
        """Return what must stand at the end of the screen now."""
        match self.terminal.kind:
            case None:
                return self.finish()
            case "main":
                return self.news(self.seat, len(self.told)) + asked_again(self.state, self.seat, self.speaks, self.left)
            case "curtain":
                return words(self.check_curtain(shown))
            case kind:
                return words(self.speaks.say(Message(PROMPTS[kind])))

    def check_curtain(self, shown: str) -> str:
        """Find a clear screen that calls a person; return the call."""
        self.curtains += 1
        for seat in self.people:
            call = self.speaks.say(Message("play-curtain", {"player": self.speaks.seat(seat)}))
            if shown.endswith(f"{call} "):
                self.seat = seat
                assert bare(self.terminal.raw).endswith(f"{CLEAR}\n{call} ")
                return call
        raise AssertionError(shown)

    def finish(self) -> list[str]:
        """Return how the game is ended."""
        first, alone = self.people[0], len(self.people) == 1
        over = [self.speaks.say(self.state.prompt(first)), self.speaks.victory(self.state.standings())]
        over += ranking(self.state, self.speaks)
        over = [*results(self.state, self.speaks), *over]
        shown = self.speaks.say(Message("play-over", {"file": str(self.file)}))
        events = self.told[self.heard[self.seat] :]
        return told_to(events, first if alone else None, self.speaks) + words(*over, shown)

    def step(self) -> None:
        """Answer one prompt and check what is shown then."""
        kind, since, own = self.terminal.kind, len(self.terminal.raw), len(self.ends)
        line = any_number(self.terminal, self.luck)
        picked = self.picked(line) if kind == "main" else []
        answer = self.terminal.say(line)
        self.catch_up()
        if kind == "curtain":
            assert bare(self.terminal.raw[since:]).startswith(f"\n{CLEAR}")
            assert self.seat in self.state.actors()
        self.left = picked if len(picked) > 1 else None
        decided = self.news(self.seat, self.ends[own]) if len(picked) == 1 else []
        self.check(answer, decided, new_table=kind == "curtain")

    def picked(self, number: str) -> list[Action]:
        """Return the actions that a number stands for."""
        entries = entries_of(self.left or self.state.legal_actions(self.seat))
        return next(entry.actions for entry in entries if entry.number == int(number))

    def play(self) -> None:
        """Play to the end."""
        while self.terminal.kind is not None:
            self.step()
        assert self.state.is_over


# Whole games


def play_on(terminal: Terminal, luck: random.Random, until: Callable[[], bool]) -> None:
    """Answer at random until something holds."""
    while terminal.kind is not None and not until():
        terminal.say(any_number(terminal, luck))


def test_a_whole_game_of_neptun(start: Start, tmp_path: Path) -> None:
    """One person and three bots: table, news and choices as they should be, standings, and a record that replays."""
    file = tmp_path / "game.json"
    terminal = sit(start, file, seats=4, seed=11)
    witness = Witness(terminal, file, periplus.game("neptun").new(4, 11), 1)
    witness.play()
    assert terminal.ended() == 0
    assert saved(file).players == ["person", "greedy", "greedy", "greedy"]
    end = position(file)
    assert end.is_over
    assert saved(file).result == end.standings().to_json()
    assert all(line in plain(terminal.raw) for line in ranking(end, names_at(end, saved(file).players)))
    assert CLEAR not in terminal.raw  # nobody else looks at this screen


@pytest.mark.parametrize(("name", "seats", "people", "seed"), [("neptun", 3, 2, 4), ("example", 3, 2, 1)])
def test_people_at_one_screen_keep_their_secrets(
    name: str, seats: int, people: int, seed: int, start: Start, tmp_path: Path
) -> None:
    """A curtain and a clear screen before each change; a person is shown what the rules let them see, all game long."""
    file = tmp_path / "game.json"
    terminal = sit(start, file, name, seats, people, seed)
    assert terminal.kind == "curtain"
    witness = Witness(terminal, file, periplus.game(name).new(seats, seed), people)
    witness.play()
    assert terminal.ended() == 0
    assert saved(file).players == ["person"] * people + ["greedy"] * (seats - people)
    assert witness.curtains > 10
    assert terminal.raw.count(CLEAR) == 2 * witness.curtains
    hidden = [event for event in witness.events() if set(event.owners) & set(witness.people)]
    assert len(hidden) > 10  # there was something to keep secret


def test_a_year_of_parthenon_at_one_screen(start: Start, tmp_path: Path) -> None:
    """Two people and a bot: hands, cargoes and secret launches are shown to their owner alone, all year long."""
    file = tmp_path / "game.json"
    words = ["--seats", "3", "--people", "2", "--seed", "2", "--bots", "greedy", "--option", "years=1"]
    terminal = start("play", "parthenon", *words, "--save", str(file))
    witness = Witness(terminal, file, periplus.game("parthenon").new(3, 2, {"years": 1}), 2)
    witness.play()
    assert terminal.ended() == 0
    assert position(file).is_over
    assert {"launched", "looked"} <= {event.name for event in witness.events() if event.private}


def test_people_do_not_change_places_after_every_decision(start: Start, tmp_path: Path) -> None:
    """Where all act freely, the person at the screen goes on until done; only bots take their turns in between."""
    file = tmp_path / "game.json"
    terminal = sit(start, file, "example", seats=3, people=2)
    play_on(terminal, random.Random(1), lambda: position(file).step_name() == "Market" and terminal.kind == "main")
    before = len(said(file))
    pick(terminal, "offer")
    while terminal.kind == "pause":
        terminal.say(ENTER)
    assert terminal.kind == "main"
    there = said(file)[before][0]
    assert [seat for seat, _ in said(file)[before:]] == [there, 2]
    for number in (0, 1):  # both leave the market
        assert terminal.kind == "main"
        terminal.say("done")
        while terminal.kind in ("pause", "read", "curtain"):
            terminal.say(ENTER)
    assert [seat for seat, action in said(file)[before:] if seat != 2 and action == "done"] == [there, 1 - there]


# What is typed into each form, and a part of the answer (none where the form or the rules may say it first):
# an unknown good, nothing, and too many
BAD_FORMS = {
    "offer": [
        (["silver", "wine"], "silver"),
        (["wine, silver", "wine"], "silver"),
        (["", "wine"], "give"),
        (["HAND", ""], "want"),
        (["wine, wine, wine, wine, wine, wine, wine", "salt"], ""),
        (["HAND", "wool, wool, wool, wool, wool, wool, wool, wool, wool, wool, wool"], ""),
        (["wine for salt", "wine"], "wine for salt"),
        (["\x01\x07 🜉 \u202e", "é"], "give"),
        (["x" * 3000, "wine"], "xxx"),
    ],
    "build": [
        (["silver, silver, silver"], "silver"),
        ([""], "cards"),
        (["wine, wine, wine, wine, wine, wine, wine, wine"], ""),
        (["HAND"], ""),
        (["quit"], "quit"),
    ],
}


def fill(terminal: Terminal, verb: str, values: list[str]) -> str:
    """Fill in a form, as far as it is asked for, and confirm it, or else leave it; return all answers."""
    answer = terminal.say(f"form {verb}")
    for value in values:
        answer += terminal.say(value) if terminal.kind == "several" else ""
    return answer + terminal.say({"confirm": "yes", "change": "no"}[str(terminal.kind)])


def test_a_whole_game_of_the_example_with_its_forms(start: Start, tmp_path: Path) -> None:
    """The hidden game is known; forms refuse what is wrong without a change, then take what is right."""
    file, luck, filled = tmp_path / "game.json", random.Random(2), dict[str, str]()
    terminal = sit(start, file, "example", seed=5)
    while terminal.kind is not None:
        s = position(file)
        hand = s.view(0)["hand"]
        verb = next((form.verb.name for form in s.forms(0) if terminal.kind == "main"), "")
        offered = [each for each in s.legal_actions(0) if each.verb.name == verb]
        if verb in filled or not offered:
            terminal.say(any_number(terminal, luck))
            continue
        before, decisions = file.read_bytes(), said(file)
        for values, part in BAD_FORMS[verb]:
            answer = fill(terminal, verb, [hand[0] if value == "HAND" else value for value in values])
            assert words_of(part) in words_of(answer)
            assert len(answer) < 1000  # a sentence that says what is wrong, and the prompt
            assert terminal.kind == "main"
            assert file.read_bytes() == before
        wanted = offered[-1].to_json()
        lists = [", ".join(reversed(value)) for value in wanted.values() if isinstance(value, list)]
        answer, filled[verb] = fill(terminal, verb, lists), str(offered[-1])
        assert (0, str(offered[-1])) in said(file)[len(decisions) :]
        assert EXAMPLE.say(Message("seat", {"number": 1})) in answer
    assert terminal.ended() == 0
    assert filled.keys() == {"offer", "build"}
    assert saved(file).players == ["person", "greedy", "greedy"]
    assert position(file).is_over


def test_a_form_says_what_it_would_do(start: Start, tmp_path: Path) -> None:
    """Nothing is decided before it is confirmed: a form can be changed, or left, whatever was filled in."""
    file = tmp_path / "game.json"
    terminal = market(start, file)
    card, before = position(file).view(0)["hand"][0], file.read_bytes()
    for value in ("form offer", card):
        terminal.say(value)
    told = terminal.say("wool, salt")
    assert terminal.kind == "confirm"
    assert f"This is allowed: Offer {card} for wool, salt." in told
    assert terminal.say(ENTER).startswith("give")
    terminal.say(card)
    assert "silver" in terminal.say("silver")
    assert terminal.kind == "change"
    assert terminal.say("yes").startswith("Nothing was decided.")
    assert terminal.kind == "main" and file.read_bytes() == before
    for value in ("form offer", card, "salt, salt"):
        terminal.say(value)
    assert terminal.say("no").startswith("Nothing was decided.") and file.read_bytes() == before
    fill(terminal, "offer", [card, "salt, salt"])
    assert (0, f"offer {card} for salt salt") in said(file)


def test_a_form_says_which_clause_forbids_it(start: Start, tmp_path: Path) -> None:
    """A refusal by the rules comes with its clause, and the form can be changed."""
    file = tmp_path / "game.json"
    terminal = sit(start, file, "example", seats=2)
    while True:
        s = position(file)
        hand = s.view(0)["hand"]
        kinds = sorted(set(hand), key=hand.count)
        if terminal.kind == "main" and s.step_name() == "Build" and len(hand) > 2 and len(kinds) > 1:
            break
        assert terminal.kind is not None
        terminal.say(("done" if s.step_name() == "Market" else "1") if terminal.kind == "main" else ENTER)
    terminal.say("form build")
    told = terminal.say(", ".join([kinds[-1], kinds[-1], kinds[0]]))
    assert "A set is 3 cards" in told and "X5" in told
    assert terminal.kind == "change"
    assert terminal.say("no").startswith("Nothing was decided.")


def test_a_form_holds_to_the_limits_that_it_tells(start: Start, tmp_path: Path) -> None:
    """Who is asked for 1 to 3 cards cannot name 4."""
    file = tmp_path / "game.json"
    terminal = market(start, file)
    hand, before = position(file).view(0)["hand"], file.read_bytes()
    terminal.say("form offer")
    assert re.search("want.*1.*3", terminal.say(hand[0]))
    terminal.say("wool, wool, wool, wool")
    assert file.read_bytes() == before


# Undo


def market(start: Start, file: Path) -> Terminal:
    """Begin the example and play to the first market."""
    terminal = sit(start, file, "example", seats=2)
    terminal.say("1")
    assert terminal.kind == "pause"
    terminal.say(ENTER)
    assert terminal.kind == "main"
    assert position(file).step_name() == "Market"
    return terminal


def pick(terminal: Terminal, notation: str) -> str:
    """Take the first action of the list that begins so; return the answer."""
    number = next(line[:4] for line in terminal.choices if re.search(f"  {notation}", line))
    return terminal.say(number.strip())


def taken(start: Start, file: Path) -> Terminal:
    """Begin Neptun and take a contract, so that the turn passes: the game pauses."""
    terminal = sit(start, file)
    while terminal.kind == "main":
        pick(terminal, "take" if "take" in terminal.choices[0] else "reveal")
    assert terminal.kind == "pause"
    return terminal


def test_a_decision_is_taken_back_before_others_go_on(start: Start, tmp_path: Path) -> None:
    """“undo” at the pause: the file forgets the decision, the choice is shown again, and another can be made."""
    file = tmp_path / "game.json"
    terminal = taken(start, file)
    before = said(file)
    assert before[-1][1].startswith("take")
    answer = terminal.say("undo")
    assert said(file) == before[:-1]
    undone = words(NEPTUN.say(Message("play-undone")))
    assert words(answer) == undone + asked_again(position(file), 0, NEPTUN)
    assert terminal.kind == "main"
    terminal.say(next(str(each) for each in position(file).legal_actions(0) if str(each).endswith("slot 5")))
    assert said(file)[: len(before) - 1] == before[:-1]
    assert said(file)[len(before) - 1][1].endswith("slot 5")
    assert terminal.kind == "pause"
    assert words(terminal.say("UNDO")) == undone + asked_again(position(file), 0, NEPTUN)
    assert said(file) == before[:-1]


def test_undo_in_the_middle_of_a_turn(start: Start, tmp_path: Path) -> None:
    """“undo” at the main prompt takes back what one has just done; what others have seen stays."""
    file = tmp_path / "game.json"
    terminal = market(start, file)
    pick(terminal, "offer")
    offered = said(file)
    refusal = EXAMPLE.say(Message("error-cannot-undo", {"seat": 0}))
    assert refusal in terminal.say("undo")  # the offer has shown a card
    assert said(file) == offered
    pick(terminal, "withdraw")
    assert said(file) == [*offered, (0, "withdraw")]
    answer = terminal.say("undo")
    assert said(file) == offered
    undone = words(NEPTUN.say(Message("play-undone")))
    assert words(answer) == undone + asked_again(position(file), 0, EXAMPLE)
    assert any("withdraw" in line for line in terminal.choices)


def test_undo_goes_back_over_the_end_of_a_turn(start: Start, tmp_path: Path) -> None:
    """Who sails last is asked for the next oar card, and may still sail elsewhere."""
    file = tmp_path / "game.json"
    terminal = sit(start, file, seed=6)

    def has_sailed() -> bool:
        seat, action = (said(file) or [(0, "")])[-1]
        return terminal.kind == "main" and seat == 0 and action.startswith("sail")

    play_on(terminal, random.Random(3), has_sailed)
    before = said(file)
    assert position(file).step_name() == "ChooseOar"
    answer = terminal.say("undo")
    assert said(file) == before[:-1]
    undone = words(NEPTUN.say(Message("play-undone")))
    assert words(answer) == undone + asked_again(position(file), 0, NEPTUN)
    assert position(file).step_name() == "Journey"


def test_what_luck_has_shown_is_not_taken_back(start: Start, tmp_path: Path) -> None:
    """A column that was turned up stays so; the refusal is one line that names the player as the table does."""
    file = tmp_path / "game.json"
    terminal = sit(start, file, seed=FIRST)
    before = file.read_bytes()
    refusal = NEPTUN.say(Message("error-cannot-undo", {"seat": 0}))
    for _ in range(2):
        answer = terminal.say("undo")
        assert answer.split("\n")[:-1] == [refusal]
        assert file.read_bytes() == before
        pick(terminal, "reveal")
        before = file.read_bytes()


def test_others_do_not_hear_of_what_was_taken_back(start: Start, tmp_path: Path) -> None:
    """A choice that was undone and made again is told once; a move that was undone is not told."""
    file = tmp_path / "game.json"
    terminal = sit(start, file, "example", seats=2, people=2)
    terminal.say(ENTER)
    terminal.say("1")
    terminal.say("undo")
    terminal.say("1")
    terminal.say(ENTER)
    assert terminal.kind == "curtain"
    assert terminal.say(ENTER).count(EXAMPLE.say(Message("event-staked", {"seat": 0}))) == 1


# Save, leave and resume


def wrote(file: str) -> str:
    """Return what is said when the game was saved."""
    return NEPTUN.say(Message("play-saved", {"file": file}))


@pytest.mark.once
def test_a_copy_is_saved(start: Start, tmp_path: Path) -> None:
    """A new file is written, an old one only after a yes; what cannot be written is told, and the game goes on."""
    file, copy, old, folder = (tmp_path / name for name in ("game.json", "my copy.json", "old.json", "folder"))
    terminal = sit(start, file)
    old.write_text("mine", encoding="utf-8")
    folder.mkdir()
    before = file.read_bytes()
    assert terminal.say("save my copy.json").startswith(wrote(copy.name))
    assert copy.read_bytes() == before
    for word in ("no", "", "perhaps", "\x01 🜉", "n" * 3000, "yesterday"):
        terminal.say("save old.json")
        assert terminal.kind == "replace"
        assert terminal.say(word).startswith(NEPTUN.say(Message("play-not-saved")))
        assert old.read_text(encoding="utf-8") == "mine"
    for word in ("yes", "Y"):
        old.write_text("mine", encoding="utf-8")
        terminal.say("save old.json")
        assert terminal.say(word).startswith(wrote("old.json"))
        assert old.read_bytes() == before
    missing = NEPTUN.say(Message("error-file", {"file": "no/such/game.json", "what": Message("file-missing")}))
    assert terminal.say("save no/such/game.json").startswith(missing)
    answer = terminal.say("save folder")
    if terminal.kind == "replace":
        answer = terminal.say("yes")
    assert answer.startswith(NEPTUN.say(Message("error-file", {"file": "folder", "what": Message("file-folder")})))
    assert terminal.say("save").startswith(wrote(str(file)))
    assert terminal.kind == "main"
    assert file.read_bytes() == before
    assert {each.name for each in tmp_path.iterdir()} == {"game.json", "my copy.json", "old.json", "folder"}
    assert list(folder.iterdir()) == []


@pytest.mark.once
def test_a_file_name_that_no_disk_takes_does_not_end_the_game(start: Start, tmp_path: Path) -> None:
    """A name of 300 letters is refused in a line."""
    file = tmp_path / "game.json"
    terminal = sit(start, file)
    assert "too long" in terminal.say("save " + "x" * 300)
    assert terminal.kind == "main"


def test_a_game_is_left_and_resumed(start: Start, tmp_path: Path) -> None:
    """The last game or the one that is named goes on in the same position, and can be played to its end."""
    shelf = tmp_path / "state" / "periplus"
    first = start("play", "neptun", "--seats", "3", "--seed", "2")
    (one,) = shelf.iterdir()
    play_on(first, random.Random(5), lambda: first.kind == "main" and len(said(one)) > 20)
    shown, s = first.choices, position(one)
    answer = first.say("quit")
    assert farewell(one, NEPTUN) in words_of(answer)
    assert first.ended() == 0
    second = start("play", "example", "--seats", "2", "--seed", "2")
    second.say("quit")
    (other,) = [file for file in shelf.iterdir() if file != one]
    last = start("resume")
    expected = asked_again(position(other), 0, EXAMPLE)
    assert words(last.opening)[-len(expected) :] == expected
    last.say("quit")
    named = start("resume", str(one))
    assert position(one) == s
    assert named.choices == shown
    named.say("quit")
    again = start("resume")  # now this one is the last
    assert again.choices == shown
    Witness(again, one, s, 1, resumed=len(said(one))).play()
    assert again.ended() == 0
    assert position(one).is_over


@pytest.mark.parametrize("kind", ["main", "pause"])
def test_a_game_that_was_killed_is_resumed(kind: str, start: Start, tmp_path: Path) -> None:
    """Kill -9 in the middle: every decision is in the file, and nothing else is left behind."""
    file = tmp_path / "game.json"
    terminal = sit(start, file, people=2, seed=3)
    witness = Witness(terminal, file, periplus.game("neptun").new(3, 3), 2)
    while len(witness.seats) < 30 or terminal.kind != kind:
        witness.step()
    terminal.process.kill()
    terminal.process.wait()
    decisions = said(file)
    assert len(decisions) == len(witness.seats)
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]
    resumed = start("resume", str(file))
    assert resumed.kind == "curtain"
    again = Witness(resumed, file, witness.state, 2, resumed=len(decisions))
    for _ in range(6):
        again.step()
    assert said(file)[: len(decisions)] == decisions


def at_prompt(kind: str, start: Start, file: Path) -> Terminal:
    """Come to a prompt of a kind."""
    if kind == "curtain":
        return sit(start, file, "example", seats=2, people=2)
    if kind == "pause":
        return taken(start, file)
    terminal = market(start, file)
    for value in {"several": ["form offer"], "confirm": ["form offer", "HAND", "salt"]}.get(kind, []):
        terminal.say(position(file).view(0)["hand"][0] if value == "HAND" else value)
    if kind == "replace":
        terminal.say(f"save {file.name}")
    return terminal


@pytest.mark.once
@pytest.mark.parametrize("key", [CTRL_C, CTRL_D], ids=["ctrl-c", "ctrl-d"])
@pytest.mark.parametrize("kind", ["main", "pause", "curtain", "several", "replace", "confirm"])
def test_keys_that_end_the_program_leave_the_game_saved(kind: str, key: bytes, start: Start, tmp_path: Path) -> None:
    """Ctrl-C and Ctrl-D at any prompt: a line that says where the game is, and a file that resumes."""
    file = tmp_path / "game.json"
    terminal = at_prompt(kind, start, file)
    assert terminal.kind == kind
    before, decisions = file.read_bytes(), said(file)
    answer = terminal.press(key)
    assert terminal.ended() == 0
    left = farewell(file, NEPTUN)
    assert words(answer.replace("^C", "").replace("^D", "")) == words(left)
    assert file.read_bytes() == before
    assert not position(file).is_over
    if key == CTRL_C:
        resumed = start("resume", str(file))
        assert resumed.kind in ("curtain", "main")
        assert said(file)[: len(decisions)] == decisions  # bots may have gone on


def run(home: Path, *line: str) -> subprocess.CompletedProcess[str]:
    """Run a command that asks nothing."""
    command = [sys.executable, "-m", "periplus", *line]
    return subprocess.run(
        command, capture_output=True, text=True, cwd=home, env=environment(home), stdin=subprocess.DEVNULL
    )


def finished(players: list[str] | None) -> str:
    """Return the record of a short game that is over."""
    play = Play(periplus.game("example").new(2, 1))
    while not play.state.is_over:
        seat = play.state.next_actor(play.last)
        play.act(seat, play.state.legal_actions(seat)[0])
    return to_json(make_record(play.state, play.decisions, players))


def begun(players: list[str] | None) -> str:
    """Return the record of a game that has just begun."""
    return to_json(make_record(periplus.game("example").new(2, 1), [], players))


CANNOT_RESUME = {
    "finished": (finished(["person", "greedy"]), "is over"),
    "bots alone": (begun(["greedy", "greedy"]), "not a game that people play"),
    "nobody named": (begun(None), "not a game that people play"),
    "corrupt": (begun(["person", "greedy"])[:-30], "line"),
    "altered": (finished(["person", "greedy"]).replace("stake", "steak", 1), "decision 1"),
    "no record": ("hello", "not the record"),
    "unknown bot": (begun(["person", "genius"]), "genius"),
    "another number of players": (begun(["person", "greedy"]).replace('"greedy"', '"greedy", "greedy"'), "3 players"),
}


@pytest.mark.once
@pytest.mark.parametrize(("content", "part"), CANNOT_RESUME.values(), ids=CANNOT_RESUME)
def test_what_cannot_be_resumed_is_told_in_a_line(content: str, part: str, tmp_path: Path) -> None:
    """Exit code 2, one line, and the file is left as it is."""
    file = tmp_path / "game.json"
    file.write_text(content, encoding="utf-8")
    assert part in wrong("resume", "game.json", cwd=tmp_path)
    assert file.read_text(encoding="utf-8") == content


CANNOT_BEGIN = [
    (["resume"], "there is no saved game"),
    (["resume", "nowhere.json"], "nowhere.json: "),
    (["resume", "."], "folder"),
    (["play", "neptun", "--seats", "3", "--people", "0"], "not 0"),
    (["play", "neptun", "--seats", "3", "--people", "4"], "not 4"),
    (["play", "neptun", "--seats", "3", "--bots", "genius"], "genius"),
    (["play", "neptun", "--seats", "4", "--bots", "greedy,random"], "2 bots"),
    (["play", "neptun", "--seats", "3", "--save", "no/such/game.json"], "no/such/game.json: "),
    (["play", "neptun", "--seats", "3", "--people", "3", "--save", "no/such/game.json"], "no/such/game.json: "),
]


@pytest.mark.once
@pytest.mark.parametrize(("line", "part"), CANNOT_BEGIN)
def test_what_cannot_begin_is_told_in_a_line(line: list[str], part: str, tmp_path: Path) -> None:
    """Exit code 2, one line, no file."""
    assert part in wrong(*line, cwd=tmp_path, XDG_STATE_HOME=str(tmp_path / "state"))
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == []


@pytest.mark.once
def test_a_file_that_is_there_is_not_replaced(tmp_path: Path) -> None:
    """--save with the name of an old file -> refused, and the file is as it was."""
    old = tmp_path / "old.json"
    old.write_text("precious", encoding="utf-8")
    done = run(tmp_path, "play", "neptun", "--seats", "3", "--save", str(old))
    assert (done.returncode, done.stdout) == (2, "")
    assert "old.json already exists" in done.stderr
    assert old.read_text(encoding="utf-8") == "precious"


@pytest.mark.once
def test_resume_finds_the_last_game_that_is_not_over(start: Start, tmp_path: Path) -> None:
    """The newest file on the shelf is a finished game, the next one damaged: the one before them is resumed."""
    shelf = tmp_path / "state" / "periplus"
    shelf.mkdir(parents=True)
    for age, (name, content) in enumerate(
        [
            ("over.json", finished(["person", "greedy"])),
            ("broken.json", "{"),
            ("open.json", begun(["person", "greedy"])),
        ]
    ):
        (shelf / name).write_text(content, encoding="utf-8")
        os.utime(shelf / name, (10**9 - age, 10**9 - age))
    terminal = start("resume")
    assert terminal.kind == "main"
    assert "open.json" in terminal.say("quit")


@pytest.mark.once
def test_a_strangers_record_runs_no_code_without_trust(start: Start, tmp_path: Path) -> None:
    """A game from elsewhere with a bot of its own is refused; with --trust, or on the own shelf, it is loaded."""
    (tmp_path / "evil.py").write_text("from pathlib import Path\nPath('ran').touch()\n1 / 0", encoding="utf-8")
    record = begun(["person", "evil.py:Bot"])
    file, shelf = tmp_path / "game.json", tmp_path / "state" / "periplus"
    file.write_text(record, encoding="utf-8")
    done = run(tmp_path, "resume", "game.json")
    assert done.returncode == 2
    assert "“evil.py:Bot”" in done.stderr and "--trust" in done.stderr
    assert not (tmp_path / "ran").exists()
    assert "evil.py cannot be loaded, line 3" in run(tmp_path, "resume", "game.json", "--trust").stderr
    assert (tmp_path / "ran").exists()
    shelf.mkdir(parents=True)
    (shelf / "game.json").write_text(record, encoding="utf-8")
    assert "evil.py cannot be loaded, line 3" in run(tmp_path, "resume").stderr


@pytest.mark.once
def test_a_game_goes_on_when_it_cannot_be_saved(start: Start, tmp_path: Path) -> None:
    """The folder of the file vanishes in mid-game -> the person is told, decides on, and sees what happens."""
    folder = tmp_path / "folder"
    folder.mkdir()
    terminal = sit(start, folder / "game.json", seed=FIRST)
    (folder / "game.json").unlink()
    folder.rmdir()
    answer = terminal.say("1")
    assert NEPTUN.say(Message("play-unsaved")) in answer
    assert terminal.kind == "main"
    folder.mkdir()
    terminal.say("1")
    assert len(said(folder / "game.json")) >= 2


# What is typed wrongly


def same_after(terminal: Terminal, file: Path, keys: bytes, kind: str) -> str:
    """Type a line after which the same is asked and nothing is changed; return the answer."""
    before = file.read_bytes()
    answer = terminal.send(keys + b"\n")
    assert terminal.kind == kind, f"after {keys[:80]!r}: {answer[-300:]!r}"
    assert "Traceback" not in answer
    assert file.read_bytes() == before
    return answer.partition("\n")[2]


MISTYPED = [
    ("", "Type the number of an action"),
    ("dance", "there is no action “dance”"),
    ("Tanz! ☃ 🜉 \u0301\u202e", "there is no action “Tanz!”"),
    ("\x01\x02\x06\x07\x1b[Cdance", "dance”"),
    ("\x7f\x15", "Type the number"),
    ("x" * 2000, "there is no action “xxx"),
    ("x" * 6000, "there is no action “xxx"),
    ("0", "0 is not in the list"),
    ("99", "99 is not in the list; choose one of: 1"),
    ("9" * 30, "999"),
    ("9" * 4000, "999"),
    ("-1", "there is no action “-1”"),
    ("1.5", "there is no action “1.5”"),
    ("١", "there is no action “١”"),
    ("²", "there is no action “²”"),
    ("take", "“take” is missing its column"),
    ("take 1 slot 9", "slot 9"),
    ("reveal now", "“reveal” is complete before “now”"),
    ("sail Tyros", "(N15)"),
    ("take 3 slot 1", "(N16)"),
    ("TAKE 3 SLOT 1", "(N16)"),
    ("join", "(N15)"),
    ("why", "say which action"),
    ("why 99", "99 is not in the list"),
    ("why dance", "there is no action “dance”"),
    ("why why", "there is no action “why”"),
    ("rules Z99", "no clause “Z99”: they run from N1 to N61"),
    ("rules 🜉\x01", "no clause"),
    ("form", "there is nothing to fill in here"),
    ("form take", "there is nothing to fill in here"),
    ("undo", "nothing to take back"),
    ("back", "nothing to go back to"),
    ("map Atlantis", "there is no place “Atlantis” on the map; the places are: Crete, "),
    ("board Atlantis", "nothing on the table is called “Atlantis”; there is: The chart, "),
    ("save no/such/x", "no/such/x: "),
]


def test_nothing_mistyped_changes_the_game(start: Start, tmp_path: Path) -> None:
    """Each wrong line at the main prompt is answered, and the same is asked again."""
    file = tmp_path / "game.json"
    terminal = sit(start, file, seed=FIRST)
    for line, part in MISTYPED:
        answer = same_after(terminal, file, line.encode(), "main")
        assert words_of(part) in words_of(answer), (line[:80], answer)
        assert len(answer) < 700, line[:80]
        assert answer.replace("\n", "").isprintable()
    assert said(file) == []
    pick(terminal, "reveal")
    assert said(file) == [(0, "reveal")]


@pytest.mark.once
def test_a_number_is_read_whole(start: Start, tmp_path: Path) -> None:
    """However many digits a number has, and whatever it begins with, it is an action of the list or none."""
    file = tmp_path / "game.json"
    terminal = sit(start, file)
    for line in ("00000112", "0000019", "000001" + "0" * 60, "0" * 3900):
        same_after(terminal, file, line.encode(), "main")
        same_after(terminal, file, b"why " + line.encode(), "main")


@pytest.mark.once
def test_letters_that_are_none_are_answered(start: Start, tmp_path: Path) -> None:
    """Bytes that are no UTF-8 are a mistake like others, also where Python would stop at them."""
    file = tmp_path / "game.json"
    for errors in ("surrogateescape", "strict"):  # as in C.UTF-8, and as in en_US.UTF-8
        file.unlink(missing_ok=True)
        terminal = sit(start, file, PYTHONIOENCODING=f"utf-8:{errors}")
        for keys in (b"\xff\xfe\x80", b"why \xc3", b"rules \xe2\x82"):
            same_after(terminal, file, keys, "main")


@pytest.mark.once
def test_a_zero_byte_is_no_end_and_cuts_nothing(start: Start, tmp_path: Path) -> None:
    """Ctrl-Space before or behind a word neither ends the game nor makes it wait for another line."""
    file = tmp_path / "game.json"
    terminal = sit(start, file)
    for keys in (b"\x00", b"\x00dance", b"dance\x00", b"why \x00"):
        same_after(terminal, file, keys, "main")


def test_why_and_rules_quote_the_clauses(start: Start, tmp_path: Path) -> None:
    """Why not: the refusal, its clause and the clause's text. Why: what would happen. Rules: all titles, or one."""
    file, room = tmp_path / "game.json", periplus.game("neptun").room
    terminal = sit(start, file, seed=FIRST)
    prompt = NEPTUN.say(Message("play-prompt"))
    clause = clause_of(room, "N15")
    answer = same_after(terminal, file, b"why sail Tyros", "main")
    refusal = NEPTUN.say(Message("refused-acquire-first"))
    page = [f"{clause.id} {clause.title} ({clause.section})", clause.text, prompt]
    assert words(answer) == words(f"{refusal} (N15)", *page)
    action = position(file).legal_actions(0)[0]
    described = position(file).describe(0, action)
    allowed = NEPTUN.say(Message("play-allowed", {"label": described.label}))
    expected = words(allowed, *[NEPTUN.say(each) for each in described.consequences], prompt)
    for line in (b"why 1", f"why {action}".encode()):
        assert words(same_after(terminal, file, line, "main")) == expected
    answer = same_after(terminal, file, b"rules", "main")
    for each in clauses_of(room).values():
        assert words(each.id, each.title) == words(next(line for line in answer.split("\n") if f" {each.id} " in line))
    clause = clause_of(room, "N17")
    for line in (b"rules N17", b"rules n17", b"RULES n17"):
        page = [f"{clause.id} {clause.title} ({clause.section})", clause.text, prompt]
        assert words(same_after(terminal, file, line, "main")) == words(*page)


@pytest.mark.once
def test_help_and_board_are_there_at_any_time(start: Start, tmp_path: Path) -> None:
    """Help tells every command; the board shows the table and the choice again."""
    file = tmp_path / "game.json"
    terminal = sit(start, file)
    shown = same_after(terminal, file, b"help", "main")
    for command in ("why", "undo", "back", "form", "rules", "board", "map", "save", "quit"):
        assert f"\n{command} " in shown
    expected = asked_again(position(file), 0, NEPTUN)
    found = words(same_after(terminal, file, b"Board", "main"))
    assert found[-len(expected) :] == expected
    drawn = LINES.sub(" ", " ".join(found[: -len(expected)]))
    assert Counter(drawn.split()) == table(position(file), 0, names_at(position(file), saved(file).players))


@pytest.mark.once
def test_the_pause_understands_enter_and_commands_alone(start: Start, tmp_path: Path) -> None:
    """Everything else is named and asked again; nothing is lost."""
    file = tmp_path / "game.json"
    terminal = taken(start, file)
    for line in ("dance", "1", "undone 2", "🜉 ☃", "\x01\x07dance", "x" * 3000, "0" * 3000):
        answer = same_after(terminal, file, line.encode(), "pause")
        assert "does nothing here" in answer, line[:80]
        assert len(answer) < 700
    same_after(terminal, file, b"\xff", "pause")
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    before = said(file)
    terminal.say("QUIT")
    assert terminal.ended() == 0
    assert said(file) == before


@pytest.mark.once
def test_the_curtain_takes_any_line(start: Start, tmp_path: Path) -> None:
    """Whatever is typed before the curtain, it changes nothing, and the person's own screen comes next."""
    file = tmp_path / "game.json"
    for keys in (b"1", b"dance \x01\x07", "🜉".encode(), b"\xff", b"x" * 6000):
        file.unlink(missing_ok=True)
        terminal = sit(start, file, "example", seats=2, people=2)
        assert terminal.kind == "curtain"
        found, expected = words(terminal.send(keys + b"\n")), asked_again(position(file), 0, EXAMPLE)
        assert found[-len(expected) :] == expected
        assert said(file) == []


@pytest.mark.once
def test_an_enter_too_many_does_not_lift_the_curtain(start: Start, tmp_path: Path) -> None:
    """Keys pressed before the curtain was drawn are forgotten: only the next person lifts it."""
    file = tmp_path / "game.json"
    terminal = sit(start, file, "example", seats=2, people=2)
    terminal.say(ENTER)
    terminal.say("1")
    assert terminal.kind == "pause"
    terminal.send(b"\n\n\n")
    assert terminal.glance(b"") == ""  # what would follow follows at once
    assert terminal.kind == "curtain"


@pytest.mark.once
def test_nobody_finds_what_another_has_typed(start: Start, tmp_path: Path) -> None:
    """The arrow key that brings back earlier lines brings back none of another person's."""
    file = tmp_path / "game.json"
    terminal = sit(start, file, "example", seats=2, people=2)
    terminal.say(ENTER)
    typed = str(position(file).legal_actions(0)[0])
    terminal.say(typed)
    terminal.say(ENTER)
    assert terminal.kind == "curtain"
    assert typed not in terminal.glance(b"\x1b[A\x1b[A")
    terminal.say(ENTER)
    assert terminal.kind == "main"
    assert typed not in terminal.glance(b"\x1b[A\x1b[A\x1b[A")


# Other languages


def fragments(language: str) -> set[str]:
    """Return the pieces of text, of three words or more, that the program and Neptun have in a language."""
    found: set[str] = set()

    class Collect(visitor.Visitor):  # type: ignore[misc]
        def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
            found.add(" ".join(node.value.split()))

    source = Path(periplus.__file__).parent
    for folder in (source, source / "kernel", source / "games" / "neptun"):
        Collect().visit(FluentParser().parse((folder / f"text.{language}.ftl").read_text(encoding="utf-8")))
    return {each for each in found if len(re.findall("[^\\W\\d]{2,}", each)) >= 3}


@pytest.mark.once
@pytest.mark.parametrize("language", ["fr", "nl"])
def test_the_game_speaks_other_languages(language: str, start: Start, tmp_path: Path) -> None:
    """Prompts, news, help, refusals and farewell in the language that was asked for, and no English between them."""
    file, old, room = tmp_path / "game.json", tmp_path / "old.json", periplus.game("neptun").room
    old.write_text("mine", encoding="utf-8")
    terminal, luck = sit(start, file, people=2, language=language), random.Random(4)
    s = position(file)
    people = names_at(s, saved(file).players).people[2:]
    texts = text(language, room)
    speaks = Names(texts, s.game, None, [*map(texts.seat, range(2)), *people])
    calls = [speaks.say(Message("play-curtain", {"player": speaks.seat(seat)})) for seat in range(2)]
    assert any(words_of(terminal.opening).endswith(words_of(call)) for call in calls)
    for _ in range(30):
        terminal.say(any_number(terminal, luck))
    while terminal.kind != "main":
        terminal.say(ENTER)
    s = position(file)
    expected = asked_again(s, s.actors()[0], speaks)
    answer = terminal.say("board")
    assert words(answer)[-len(expected) :] == expected
    entries = entries_of(s.legal_actions(s.actors()[0]))
    prompt = prompt_of(entries, False, speaks)
    for line, id, params in (
        ("help", "play-help", {"clause": s.expected(s.actors()[0]).rule}),
        ("", "play-help-short", {}),
        ("why", "error-why", {}),
        ("form", "error-no-forms", {}),
        ("999", "error-no-such-number", {"number": "999", "known": numbers_of(entries)}),
        ("dance", "error-notation-verb", {"word": "dance", "verbs": ", ".join(s.game.lexicon.verbs)}),
        ("rules Z99", "error-clause", {"clause": "Z99", "first": "N1", "last": "N61"}),
        ("save", "play-saved", {"file": str(file)}),
    ):  # fmt: skip
        assert words(terminal.say(line)) == words(speaks.say(Message(id, params)), prompt)
    clause = clause_of(room, "N17", language)
    page = [f"{clause.id} {clause.title} ({clause.section})", clause.text, prompt]
    assert words(terminal.say("rules n17")) == words(*page)
    yes = speaks.say(Message("play-yes")).split()
    for word, id in (("9", "play-not-saved"), (yes[-1], "play-saved")):
        terminal.say("save old.json")
        assert terminal.kind == "replace"
        assert speaks.say(Message(id, {"file": "old.json"})) in terminal.say(word)
    assert farewell(file, speaks) in words_of(terminal.say("quit"))
    assert terminal.ended() == 0
    shown = " ".join(words(plain(terminal.raw)))
    assert [each for each in fragments("en") - fragments(language) if each in shown] == []
    assert any(each in shown for each in fragments(language))
