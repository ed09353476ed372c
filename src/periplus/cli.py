"""The command line: ``periplus COMMAND``. Faults are one line on standard error and exit code 2."""

import os
import secrets
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import redirect_stdout, suppress
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import App, CycloptsError, Group, Parameter, Token
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from periplus.bots.bot import ask, begin
from periplus.bots.load import bot_names, bots_for, load_bot
from periplus.draw.png import to_png
from periplus.games import game as open_game
from periplus.games import game_names, game_of
from periplus.kernel.box import SOURCES, read_box, shipped_text
from periplus.kernel.errors import BadRecord, BadTable, PeriplusError
from periplus.kernel.files import read_text, what_of, write_bytes, write_text
from periplus.kernel.game import Game
from periplus.kernel.luck import SEED_BYTES, luck_from
from periplus.kernel.message import Event, Message
from periplus.kernel.option import Value, named
from periplus.kernel.record import PERSON, Record, check_seal, make_record, read_record, replay, steps, to_json, to_text
from periplus.kernel.rules import clause_of, trace_of
from periplus.kernel.state import State
from periplus.kernel.text import Text, slug, tame
from periplus.kernel.undo import Play
from periplus.kernel.view import View
from periplus.lab.simulate import PATIENCE, Showing
from periplus.lab.simulate import simulate as run_simulation
from periplus.speak import (
    INTERRUPTED,
    Help,
    Tongue,
    choose_language,
    clause_list,
    clause_page,
    console,
    fail,
    game_text,
    leave_output,
    misread,
    out,
    ranking,
    say,
    tame_streams,
    told,
)
from periplus.table.crew import BUDGET, Crew
from periplus.terminal import Session, is_there
from periplus.version import version_line

STANDARD_OUTPUT = Path("-")
WIDEST = 8000

PARAMETERS = Group("Parameters")
app = App(
    name="periplus", version=version_line, help_format="plaintext", help_formatter=Help(),
    group_arguments=PARAMETERS, group_parameters=PARAMETERS, default_parameter=Parameter(show_default=True),
)  # fmt: skip


def whole(kind: object, words: Sequence[Token]) -> int:
    """Read a whole number, and nothing that only looks like one."""
    word = words[0].value
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise ValueError(word)
    return int(word)


Whole = Annotated[int, Parameter(converter=whole)]
BoxFile = Annotated[Path | None, Parameter(name="--box")]
OptionWords = Annotated[list[str] | None, Parameter(name="--option", negative=())]


# To read


@app.command
def games() -> None:
    """List the games."""
    for name in game_names():
        game = open_game(name)
        seats = f"{min(game.seats)}–{max(game.seats)}"
        out(say("cli-game", name=name, title=game_text(game).say(Message("title")), seats=seats))


@app.command
def options(game: str, /) -> None:
    """Explain the options of a game."""
    opened = open_game(game)
    speaks = game_text(opened)
    for option in opened.options:
        question = speaks.say(Message(f"option-{slug(option.name)}"))
        out(say("cli-option", name=option.name, rule=option.rule, question=question))
        for value in option.values:
            word = str(value).lower()
            mark = "*" if value == option.default else " "
            answer = speaks.say(Message(f"option-{slug(option.name)}-{slug(word)}"))
            out(f"  {mark} {say('cli-option-value', value=word, answer=answer)}")


@app.command
def rules(game: str, clause: str | None = None, /) -> None:
    """List the clauses of a game, or show one with the code and the tests that carry it."""
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


@app.command
def box(game: str, /, *, check: Path | None = None, toml: Annotated[bool, Parameter(negative=())] = False) -> None:
    """Show every component of a game with its source, or check a box of one's own."""
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


# To play


@app.command(name="play")
def play_game(
    game: str,
    /,
    *,
    seats: Whole,
    people: Whole = 1,
    bots: str = "greedy",
    seed: str | None = None,
    option: OptionWords = None,
    box: BoxFile = None,
    save: Path | None = None,
) -> None:
    """Play in the terminal, with bots in the seats that no people take."""
    opened = opened_with(game, box)
    events: list[Event] = []
    state = opened.new(seats, read_seed(seed), read_options(opened, option or []), told=events)
    if not 1 <= people <= seats:
        raise BadTable("error-people", {"people": people, "given": seats})
    if save is not None and is_there(save):
        raise BadTable("error-exists", {"file": str(save)})
    named_bots = bots_for(bots, seats - people) if people < seats else []
    players = [PERSON] * people + [at_home(name) for name in named_bots]
    Session(Play(state), players, save or new_file(game), console(), events).run(welcome=True)


def at_home(bot: str) -> str:
    """Return the name of a bot so that it is found from any folder."""
    source, colon, wanted = bot.rpartition(":")
    return f"{Path(source).resolve()}{colon}{wanted}" if source.endswith(".py") else bot


@app.command
def resume(file: Path | None = None, /, *, trust: Annotated[bool, Parameter(negative=())] = False) -> None:
    """Go on with a saved game: the one that is named, or the last one."""
    path = file or last_file()
    made = read_record(read_text(path))
    if made.players is None or PERSON not in made.players:
        raise BadRecord("error-no-people", {"file": str(path)})
    game = game_of(made, str(path))
    if replay(made, game).is_over:
        raise BadRecord("error-finished", {"file": str(path)})
    if not trust and path.resolve().parent != shelf().resolve():
        check_trust(made.players)
    Session(played(made, game), made.players, path, console()).run()


def check_trust(players: Sequence[str]) -> None:
    """Refuse to run a stranger's code that a record from elsewhere names as a bot."""
    for name in players:
        if name not in (PERSON, *bot_names()):
            raise BadRecord("error-foreign-bot", {"bot": name})


def played(made: Record, game: Game) -> Play:
    """Return the game of a record as it was being played."""
    play = Play(replay(made, game, 0))
    for seat, notation, _ in made.decisions:
        play.act(seat, game.parse(notation))
    return play


def shelf() -> Path:
    """Return the folder in which games in the terminal are saved."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "periplus"


def in_shelf(name: str) -> Path:
    """Return a place in the folder for saved games, which is made if it is missing."""
    try:
        shelf().mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadTable("error-shelf", {"folder": str(shelf()), "what": what_of(error)}) from None
    return shelf() / name


def new_file(game: str) -> Path:
    """Return where a new game is saved."""
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    taken = len(list(shelf().glob(f"{name}*.json")))
    return in_shelf(f"{name}-{taken + 1}.json" if taken else f"{name}.json")


def last_file() -> Path:
    """Return the game in the terminal that was saved last and is not over."""
    files = [file for file in shelf().glob("*.json") if file.is_file()]
    for file in sorted(files, key=lambda file: file.stat().st_mtime, reverse=True):
        with suppress(PeriplusError):
            if read_record(read_text(file)).result is None:
                return file
    raise BadTable("error-no-games", {"folder": str(shelf())})


# To play in the browser


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: Whole | None = None,
    db: str | None = None,
    url: str | None = None,
    bot: Annotated[list[str] | None, Parameter(negative=())] = None,
    patience: Whole = int(BUDGET),
    rate: Whole = 600,
    smtp: Annotated[str, Parameter(env_var="PERIPLUS_SMTP", show_default=False)] = "",
    sender: Annotated[str, Parameter(show_default=False)] = "",
    private_webhooks: Annotated[bool, Parameter(negative=())] = False,
    browser: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Open tables in the browser: on this machine alone, or for the world."""
    from periplus.web.serve import open_doors  # the pages take a while to load

    for what, count in (("patience", patience), ("rate", rate)):
        if count < 1:
            raise BadTable("error-count", {"what": what})
    for name in bot or []:
        load_bot(name)

    def opened(address: str) -> None:
        out(say("serve-open", address=address))
        sys.stdout.flush()
        if browser:
            webbrowser.open(address)

    open_doors(
        db or f"sqlite:///{in_shelf('tables.db')}", host, port, opened,
        home=url, smtp=smtp, sender=sender, rate=rate, private_webhooks=private_webhooks,
        bots=[at_home(name) for name in bot or []],
        crew=Crew(max(1, cores() - 1), patience),
    )  # fmt: skip


# To record and replay


@app.command
def record(
    game: str,
    /,
    *,
    seats: Whole,
    bots: str = "random",
    seed: str | None = None,
    option: OptionWords = None,
    box: BoxFile = None,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
) -> None:
    """Let bots play a game and write its record: JSON, or readable text if the file ends in .txt."""
    opened = opened_with(game, box)
    play = Play(opened.new(seats, read_seed(seed), read_options(opened, option or [])))
    names = bots_for(bots, seats)
    number = int.from_bytes(play.state.luck.seed, "big")
    with redirect_stdout(sys.stderr):  # what bots print does not stand in the record
        players = [begin(load_bot(name), luck_from(number * 100 + seat)) for seat, name in enumerate(names)]
        while not play.state.is_over:
            seat = play.state.actors()[0]
            play.act(seat, ask(players[seat], play.state, seat))
    made = make_record(play.state, play.decisions, names)
    if output is None:
        out(to_json(made).rstrip("\n"))
        return
    write_text(output, to_text(made) if output.suffix == ".txt" else to_json(made))
    out(say("cli-recorded", file=str(output), game=game, count=len(made.decisions)))


def opened_with(game: str, box: Path | None) -> Game:
    """Return a game with our box or with one from a file."""
    return open_game(game) if box is None else open_game(game, read_box(box), str(box))


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


def read_options(game: Game, words: Sequence[str]) -> dict[str, Value]:
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
def replay_record(
    file: Path, /, *, until: Whole | None = None, text: Annotated[bool, Parameter(negative=())] = False
) -> None:
    """Replay a record and check every decision and the result."""
    made = read_record(read_text(file))
    game = game_of(made, str(file))
    s = replay(made, game, until)
    if text:
        out(narrated(made, game, until).rstrip("\n"))
        return
    out(say("cli-replayed", game=game.name, seats=made.seats, count=len(made.decisions) if until is None else until))
    for line in prompts(s) if not s.is_over else ranking(s):
        out(line)


@app.command
def verify(file: Path, /, *, commitment: str | None = None) -> None:
    """Prove from a record that nothing of its luck was changed after the start."""
    made = read_record(read_text(file))
    sealed = check_seal(made, commitment)
    replay(made, game_of(made, str(file)))
    out(say("cli-verified", commitment=sealed, count=len(made.decisions)))


def prompts(s: State) -> list[str]:
    """Return what is asked of whom."""
    speaks = game_text(s.game)
    asked = [{"player": speaks.seat(seat), "prompt": s.prompt(seat)} for seat in s.actors()]
    return [speaks.say(Message("play-asked", params)) for params in asked]


def narrated(made: Record, game: Game, until: int | None) -> str:
    """Return a record as text, with events as comments."""
    speaks = game_text(game)
    if until is not None:
        made.decisions, made.result = made.decisions[:until], None
    lines = [[speaks.say(event.seen_by(None)) for event in events] for _, events in steps(made, game)]
    return to_text(made, lambda number: lines[number])


# To draw


@app.command
def draw(
    file: Path,
    /,
    *,
    at: Whole | None = None,
    seat: Whole | None = None,
    theme: Literal["light", "dark"] = "light",
    width: Whole = 1600,
    output: Annotated[Path, Parameter(name=["--output", "-o"], allow_leading_hyphen=True)] = STANDARD_OUTPUT,
) -> None:
    """Draw a position of a record as a seat or a spectator sees it: SVG, or PNG if the file ends in .png."""
    check_picture(output, width)
    made = read_record(read_text(file))
    game = game_of(made, str(file))
    svg = drawing(game, replay(made, game, at).view(seat), made.players or [], theme)
    if output == STANDARD_OUTPUT:
        out(svg.rstrip("\n"))
        return
    write_bytes(output, to_png(svg, width) if output.suffix.lower() == ".png" else svg.encode())
    out(say("cli-drawn", file=str(output), game=game.name, count=len(made.decisions) if at is None else at))


def check_picture(output: Path, width: int) -> None:
    """Refuse a file that is no picture, and a picture of no size or one beyond all screens."""
    if output != STANDARD_OUTPUT and output.suffix.lower() not in (".svg", ".png"):
        raise BadTable("error-picture", {"file": str(output)})
    if not 1 <= width <= WIDEST:
        raise BadTable("error-width", {"width": width, "widest": WIDEST})


def drawing(game: Game, view: View, players: Sequence[str], theme: str) -> str:
    """Draw a view, with seats called as the players of a record are."""
    if game.board is None:
        raise BadTable("error-no-board", {"game": game.name})
    speaks = game_text(game)
    names = seat_names(players, speaks)
    return game.board.whole(game.box, view, view.seat, lambda message: speaks.say(message, names), theme)


def seat_names(players: Sequence[str], speaks: Text) -> list[str]:
    """Return how seats are called: by their bot if no other seat has the same, else as the game calls them."""
    names = [tame(name.rpartition(":")[2]) for name in players]
    alone = [name != PERSON and names.count(name) == 1 for name in names]
    return [name if alone[seat] else speaks.seat(seat) for seat, name in enumerate(names)]


# To study


@app.command
def simulate(
    game: str,
    /,
    *,
    games: Whole = 1000,
    seats: Whole | None = None,
    bots: str,
    seed: Whole = 0,
    jobs: Whole | None = None,
    option: OptionWords = None,
    box: BoxFile = None,
    patience: Whole = int(PATIENCE),
    json: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Let bots play many games, each deal from every seat, and count who wins."""
    opened = opened_with(game, box)
    names = bots_for(bots, seats)
    if seats is None and len(names) == 1:
        raise BadTable("error-how-many")
    chosen = read_options(opened, option or [])
    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty(),
    ) as bar:  # fmt: skip
        task = bar.add_task("", total=games)
        found = run_simulation(
            game, names, games, seed=seed, jobs=cores() if jobs is None else jobs, options=chosen,
            box=None if box is None else opened.box, patience=patience,
            progress=lambda done: bar.update(task, completed=done),
        )  # fmt: skip
    if json:
        out(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        console().print(findings(say("sim-heading-bot"), found.bots, [bot.name for bot in found.bots]))
        speaks = game_text(opened)
        if found.parts:
            parts = [speaks.say(Message("sim-part", {"part": part.name})) for part in found.parts]
            console().print(findings(say("sim-heading-part"), found.parts, parts))
        for ending, count in found.endings.items():
            out(say("sim-ending", count=count, ending=speaks.say(Message(f"ending-{ending}"))))
        out(say("sim-speed", games=found.games, decisions=found.decisions, seconds=found.seconds,
                rate=found.decisions_per_second))  # fmt: skip
    if games % len(names):
        sys.stderr.write(f"periplus: {say('sim-uneven', games=games, seats=len(names))}\n")
    if found.interrupted:
        sys.stderr.write(f"periplus: {say('sim-interrupted', games=found.games, asked=games)}\n")
        sys.exit(INTERRUPTED)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def findings(heading: str, found: list[Showing], names: list[str]) -> Table:
    """Return how bots, or the parts they played, did as a table."""
    table = Table(
        heading, say("sim-heading-games"), say("sim-heading-wins"),
        say("sim-heading-rate"), say("sim-heading-interval"), say("sim-heading-score"),
    )  # fmt: skip
    for column in table.columns[1:]:
        column.justify = "right"
    for each, name in zip(found, names, strict=True):
        row = [escape(name), say("sim-number", number=each.games), say("sim-number", number=each.wins)]
        if each.win_rate is not None and each.ci95 is not None and each.mean_score is not None:
            low, high = each.ci95
            row += [say("sim-rate", rate=100 * each.win_rate), say("sim-interval", low=100 * low, high=100 * high)]
            row.append(say("sim-number", number=each.mean_score))
        table.add_row(*row)
    return table


def main(words: Sequence[str] | None = None) -> None:
    """Run a command; tell faults in one line."""
    tame_streams()
    try:
        language, rest = take_language(sys.argv[1:] if words is None else words)
        choose_language(language, os.environ)
        app(rest, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        fail(misread(error))
    except PeriplusError as error:
        fail(*told(error))
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        sys.exit(INTERRUPTED)
    except OSError as error:
        leave_output(error)


def take_language(words: Sequence[str]) -> tuple[str | None, list[str]]:
    """Take ``--lang LANGUAGE`` out of the words, wherever it stands: even the help is told in it."""
    rest, languages, coming = list[str](), list[str](), iter(words)
    for word in coming:
        if word == "--lang" or word.startswith("--lang="):
            languages.append(word.partition("=")[2] if "=" in word else next(coming, ""))
        else:
            rest.append(word)
    return languages[-1] if languages else None, rest
