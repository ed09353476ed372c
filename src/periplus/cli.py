"""The command line: ``periplus COMMAND``. Faults are one line on standard error and exit code 2."""

import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter, Token
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from periplus.games import game as open_game
from periplus.games import game_names, game_of
from periplus.kernel.box import SOURCES, read_box, shipped_text
from periplus.kernel.errors import BadBox, BadTable, PeriplusError
from periplus.kernel.files import read_text, write_text
from periplus.kernel.game import Game
from periplus.kernel.luck import SEED_BYTES, luck_from
from periplus.kernel.message import Message
from periplus.kernel.option import Value, named
from periplus.kernel.playout import random_choice
from periplus.kernel.record import Record, make_record, read_record, replay, steps, to_json, to_text
from periplus.kernel.rules import clause_of, clauses_of, trace_of
from periplus.kernel.state import State
from periplus.kernel.text import Text, tame, text
from periplus.kernel.undo import Play
from periplus.version import version_line

LANGUAGE = "en"
BOTS = ("random",)
FAULT = 2

app = App(name="periplus", version=version_line, help_format="plaintext")
BoxFile = Annotated[Path | None, Parameter(name="--box")]


def whole(kind: object, words: Sequence[Token]) -> int:
    """Read a whole number, and nothing that only looks like one."""
    word = words[0].value
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise ValueError(word)
    return int(word)


Whole = Annotated[int, Parameter(converter=whole)]


def say(id: str, **params: object) -> str:
    """Return a sentence of the program."""
    return text(LANGUAGE).say(Message(id, params))


def out(line: str = "") -> None:
    """Print a line as it is."""
    sys.stdout.write(line + "\n")


def console() -> Console:
    """Return a console for tables and rules, as wide as the terminal, or wide enough for a file."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else 120)


@app.command
def games() -> None:
    """List the games."""
    for name in game_names():
        game = open_game(name)
        seats = f"{min(game.seats)}–{max(game.seats)}"
        out(say("cli-game", name=name, title=texts(game).say(Message("title")), seats=seats))


@app.command
def options(game: str) -> None:
    """Explain the options of a game."""
    opened = open_game(game)
    told = texts(opened)
    for option in opened.options:
        slug = option.name.replace("_", "-")
        out(f"{option.name} ({option.rule}): {told.say(Message(f'option-{slug}'))}")
        for value in option.values:
            word = str(value).lower()
            mark = "*" if value == option.default else " "
            out(f"  {mark} {word}: {told.say(Message(f'option-{slug}-{word}'))}")


@app.command
def rules(game: str, clause: str | None = None, /) -> None:
    """List the clauses of a game, or show one with the code and the tests that carry it."""
    room = open_game(game).room
    if clause is None:
        section = ""
        for each in clauses_of(room, LANGUAGE).values():
            if each.section != section:
                section = each.section
                out(f"\n{section}")
            out(f"  {each.id:<4} {each.title}")
        return
    shown = clause_of(room, clause, LANGUAGE)
    carried = trace_of(room)[shown.id]
    pages = console()
    pages.print(f"[bold]{shown.id} {shown.title}[/bold]  ({shown.section})\n")
    pages.print(Markdown(shown.text))
    pages.print()
    for file, line, code in carried.code:
        pages.print(f"  {file}:{line}  {code}", markup=False, soft_wrap=True)
    for test in carried.tests:
        pages.print(f"  {test}", markup=False, soft_wrap=True)


@app.command
def box(game: str, *, check: Path | None = None, toml: bool = False) -> None:
    """Show every component of a game with its source, or check a box of your own.

    Parameters
    ----------
    check
        A box file (TOML) to check.
    toml
        Print our box as it is written, to be corrected in a file of your own.

    """
    opened = open_game(game)
    if check is not None:
        open_game(game, read_box(check), str(check))
        out(say("cli-box-good", box=str(check)))
        return
    if toml:
        out(shipped_text(opened.room).rstrip("\n"))
        return
    pages = console()
    counts = dict.fromkeys(SOURCES, 0)
    for section, content in opened.box.items():
        entries = content if isinstance(content, list) else [content]
        for entry in entries:
            counts[entry["source"]] += 1
        pages.print(box_table(section, entries))
    out(say("cli-box-sources", **counts))
    out(say("cli-box-digest", digest=opened.box_digest))


def box_table(section: str, entries: list[dict[str, Any]]) -> Table:
    """Return one section of a box as a table."""
    columns = list(dict.fromkeys(key for entry in entries for key in entry))
    table = Table(*columns, title=section, title_justify="left")
    for entry in entries:
        table.add_row(*[told_value(entry.get(key)) for key in columns])
    return table


def told_value(value: Any) -> str:
    """Return a value of a box as it reads in a table."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {item}" for key, item in value.items())
    if isinstance(value, list):
        return " ".join(str(item) for item in value)
    return "" if value is None else str(value)


@app.command
def record(
    game: str,
    *,
    seats: Whole,
    bots: str = "random",
    seed: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    box: BoxFile = None,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
) -> None:
    """Let bots play a game and write its record: JSON, or readable text if the file ends in .txt.

    Parameters
    ----------
    seats
        How many play.
    bots
        Who plays: "random", or one name for each seat, with commas.
    seed
        A number or 64 hex digits; without it, luck of its own.
    option
        NAME=VALUE, as often as needed; `periplus options GAME` explains them.
    box
        Play with a box of your own.
    output
        The file to write; without it, standard output.

    """
    opened = open_game(game) if box is None else open_game(game, read_box(box), str(box))
    play = Play(opened.new(seats, read_seed(seed), read_options(opened, option or [])))
    check_bots(bots, seats)
    luck = luck_from(int.from_bytes(play.state.luck.seed, "big"))
    while not play.state.is_over:
        play.act(*random_choice(play.state, luck))
    made = make_record(play.state, play.decisions)
    if output is None:
        out(to_json(made).rstrip("\n"))
        return
    write_text(output, to_text(made) if output.suffix == ".txt" else to_json(made))
    out(say("cli-recorded", file=str(output), game=game, count=len(made.decisions)))


def check_bots(bots: str, seats: int) -> None:
    """Refuse bots that do not exist, or too many or too few of them."""
    names = bots.split(",")
    for name in names:
        if name not in BOTS:
            raise BadTable("error-bot", {"bot": name, "known": ", ".join(BOTS)})
    if len(names) not in (1, seats):
        raise BadTable("error-bots", {"bots": len(names), "given": seats})


def read_seed(word: str | None) -> bytes | int:
    """Return a seed: a number, 64 hex digits, or fresh luck."""
    if word is None:
        return secrets.token_bytes(SEED_BYTES)
    if len(word) == 2 * SEED_BYTES:
        try:
            return bytes.fromhex(word)
        except ValueError:
            pass
    if word.isascii() and word.isdigit() and len(word) <= 20:
        return int(word)
    raise BadTable("error-seed-word", {"seed": word})


def read_options(game: Game, words: Sequence[str]) -> Mapping[str, Value]:
    """Read NAME=VALUE words as options of a game."""
    chosen: dict[str, Value] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadTable("error-option-word", {"word": word})
        if name in chosen:
            raise BadTable("error-option-twice", {"name": name})
        chosen[name] = named(game.options, name).read(value)
    return chosen


@app.command(name="replay")
def replay_record(file: Path, *, until: Whole | None = None, text: bool = False) -> None:
    """Replay a record and check every decision and the result.

    Parameters
    ----------
    file
        The record, JSON or text.
    until
        Stop after so many decisions.
    text
        Print the game in readable text, with what happened in sentences.

    """
    made = read_record(read_text(file))
    game = game_of(made, str(file))
    s = replay(made, game, until)
    if text:
        out(narrated(made, game, until).rstrip("\n"))
        return
    out(say("cli-replayed", game=game.name, seats=made.seats, count=len(made.decisions) if until is None else until))
    for line in prompts(s) if not s.is_over else ranking(s):
        out(line)


def prompts(s: State) -> list[str]:
    """Return what is asked of whom."""
    told = texts(s.game)
    return [f"{told.seat(seat)}: {told.say(s.prompt(seat))}" for seat in s.actors()]


def ranking(s: State) -> list[str]:
    """Return the standings, best first, with where points came from."""
    told, lines = texts(s.game), list[str]()
    for each in s.standings().seats:
        sources = [f"{told.word('source', name)} {points}" for name, points in each.sources.items() if points]
        params = {"rank": each.rank, "player": told.seat(each.seat), "score": each.score}
        lines.append(say("cli-standing", **params, sources=", ".join(sources) or "–"))
    return lines


def texts(game: Game) -> Text:
    """Return the texts for a game."""
    return text(LANGUAGE, game.room)


def narrated(made: Record, game: Game, until: int | None) -> str:
    """Return a record as text, with events as comments."""
    told = texts(game)
    if until is not None:
        made.decisions, made.result = made.decisions[:until], None
    lines = [[told.say(event.seen_by(None)) for event in events] for _, events in steps(made, game)]
    return to_text(made, lambda number: lines[number])


def main(words: Sequence[str] | None = None) -> None:
    """Run a command; tell faults in one line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app(words, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        fail(tame(" ".join(str(error).split())))
    except BadBox as error:
        fail(*box_faults(error))
    except PeriplusError as error:
        fail(text(LANGUAGE, error.room).say(error.message))
    except OSError as error:
        leave_output(error)


def leave_output(error: OSError) -> None:
    """End when nobody reads on, or standard output takes no more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that nothing more fails at exit
    if isinstance(error, BrokenPipeError):
        sys.exit(1)
    fail(str(error.strerror))


def box_faults(error: BadBox) -> list[str]:
    """Return a line for each fault of a box."""
    told = text(LANGUAGE, error.room)
    name = tame(str(error.message.params["box"]))
    lines = [(tame(fault.path), told.say(fault.message)) for fault in error.faults]
    return [f"{name}: {path}: {what}" if path else f"{name}: {what}" for path, what in lines]


def fail(*lines: str) -> None:
    """Tell what is wrong and leave."""
    for line in lines:
        sys.stderr.write(f"periplus: {line}\n")
    sys.exit(FAULT)
