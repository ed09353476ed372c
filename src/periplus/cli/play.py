"""``periplus play`` and ``resume``: games in the terminal."""

from collections.abc import Sequence
from pathlib import Path

from periplus.bots.load import bot_names, bots_for
from periplus.cli.arguments import BoxFile, Flag, Options, Whole, from_anywhere, open_with, read_options, read_seed
from periplus.cli.shelf import exists, last_file, new_file, shelf
from periplus.cli.speak import console
from periplus.cli.terminal import Session
from periplus.games import game_of
from periplus.kernel.errors import BadRecord, BadTable
from periplus.kernel.files import read_text
from periplus.kernel.game import Game
from periplus.kernel.message import Event
from periplus.kernel.record import PERSON, Record, read_record, replay
from periplus.kernel.undo import Play


def play(
    game: str,
    /,
    *,
    seats: Whole,
    people: Whole = 1,
    bots: str = "greedy",
    seed: str | None = None,
    option: Options = None,
    box: BoxFile = None,
    save: Path | None = None,
) -> None:
    """Play in the terminal, with bots in the seats that people leave free."""
    opened = open_with(game, box)
    events: list[Event] = []
    state = opened.new(seats, read_seed(seed), read_options(opened, option), told=events)
    if not 1 <= people <= seats:
        raise BadTable("error-people", {"people": people, "given": seats})
    if save is not None and exists(save):
        raise BadTable("error-exists", {"file": str(save)})
    named_bots = bots_for(bots, seats - people) if people < seats else []
    players = [PERSON] * people + [from_anywhere(name) for name in named_bots]
    Session(Play(state), players, save or new_file(game), console(), events).run(welcome=True)


def resume(file: Path | None = None, /, *, trust: Flag = False) -> None:
    """Continue a saved game: the one named, or the last one."""
    path = file or last_file()
    record = read_record(read_text(path))
    if record.players is None or PERSON not in record.players:
        raise BadRecord("error-no-people", {"file": str(path)})
    game = game_of(record, str(path))
    if replay(record, game).is_over:
        raise BadRecord("error-finished", {"file": str(path)})
    if not trust and path.resolve().parent != shelf().resolve():
        check_trust(record.players)
    Session(played(record, game), record.players, path, console()).run()


def check_trust(players: Sequence[str]) -> None:
    """Refuse to run a stranger's code when a record from elsewhere names it as a bot."""
    for name in players:
        if name not in (PERSON, *bot_names()):
            raise BadRecord("error-foreign-bot", {"bot": name})


def played(record: Record, game: Game) -> Play:
    """Return the game of a record as it was being played."""
    play = Play(replay(record, game, 0))
    for seat, notation, _ in record.decisions:
        play.act(seat, game.parse(notation))
    return play
