"""``periplus record``, ``replay`` and ``verify``: games as records."""

import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from periplus.bots.bot import ask, begin
from periplus.bots.load import bots_for, load_bot
from periplus.cli.arguments import BoxFile, Flag, Options, Whole, open_with, read_options, read_seed
from periplus.cli.speak import names_at, out, ranking, say
from periplus.games import game_of
from periplus.kernel import record as records
from periplus.kernel.files import read_text, write_text
from periplus.kernel.game import Game
from periplus.kernel.luck import luck_from
from periplus.kernel.message import Message
from periplus.kernel.names import Names
from periplus.kernel.record import Record, check_seal, make_record, read_record, steps, to_json, to_text
from periplus.kernel.state import State
from periplus.kernel.undo import Play


def record(
    game: str,
    /,
    *,
    seats: Whole,
    bots: str = "random",
    seed: str | None = None,
    option: Options = None,
    box: BoxFile = None,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
) -> None:
    """Let bots play a game and write its record: JSON, or readable text if the file ends in .txt."""
    opened = open_with(game, box)
    play = Play(opened.new(seats, read_seed(seed), read_options(opened, option)))
    names = bots_for(bots, seats)
    let_play(play, names)
    made = make_record(play.state, play.decisions, names)
    if output is None:
        out(to_json(made).rstrip("\n"))
        return
    write_text(output, to_text(made) if output.suffix == ".txt" else to_json(made))
    out(say("cli-recorded", file=str(output), game=game, count=len(made.decisions)))


def let_play(play: Play, names: list[str]) -> None:
    """Let bots play a game to its end."""
    number = int.from_bytes(play.state.luck.seed, "big")
    with redirect_stdout(sys.stderr):  # keeps what bots print out of the record
        players = [begin(load_bot(name), luck_from(number * 100 + seat)) for seat, name in enumerate(names)]
        while not play.state.is_over:
            seat = play.state.next_actor(play.last)
            play.act(seat, ask(players[seat], play.state, seat))


def replay(file: Path, /, *, until: Whole | None = None, text: Flag = False) -> None:
    """Replay a record and check every decision and the result."""
    made = read_record(read_text(file))
    game = game_of(made, str(file))
    s = records.replay(made, game, until)
    if text:
        out(narrated(made, game, until).rstrip("\n"))
        return
    out(say("cli-replayed", game=game.name, seats=made.seats, count=len(made.decisions) if until is None else until))
    names = names_at(s, made.players)
    for line in prompts(s, names) if not s.is_over else ranking(s, names):
        out(line)


def verify(file: Path, /, *, commitment: str | None = None) -> None:
    """Prove from a record that its luck was not changed after the start."""
    made = read_record(read_text(file))
    sealed = check_seal(made, commitment)
    records.replay(made, game_of(made, str(file)))
    out(say("cli-verified", commitment=sealed, count=len(made.decisions)))


def prompts(s: State, text: Names) -> list[str]:
    """Return who is asked what."""
    asked = [{"player": text.seat(seat), "prompt": s.prompt(seat)} for seat in s.actors()]
    return [text.say(Message("play-asked", params)) for params in asked]


def narrated(made: Record, game: Game, until: int | None) -> str:
    """Return a record as text, with events as comments."""
    text = names_at(records.replay(made, game, 0), made.players)
    if until is not None:
        made.decisions, made.result = made.decisions[:until], None
    lines = [[text.say(event.seen_by(None)) for event in events] for _, events in steps(made, game)]
    return to_text(made, lambda number: lines[number])
