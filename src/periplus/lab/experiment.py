"""Experiments: a question about a game, and what is played to answer it, read from a file with every fault named."""

from collections.abc import Iterable
from hashlib import sha256
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import msgspec

from periplus.bots.load import called, load_bot
from periplus.games import game as open_game
from periplus.games import game_with
from periplus.kernel.box import Reader, parse_box, read_box
from periplus.kernel.errors import BadBox, Fault, Faulty, PeriplusError
from periplus.kernel.files import read_text
from periplus.kernel.game import Game
from periplus.kernel.message import Message
from periplus.kernel.option import Value, settle
from periplus.lab.keypath import Nowhere, changed, value_at
from periplus.lab.play import Plan, rotations
from periplus.version import VERSION

MEASURES = ("games", "decisions", "features", "listed", "chances")
"""What can be written down: games always are; ``listed`` and ``chances`` are costly columns of the decisions."""
BASE = "base"
"""The variant that all others are compared with."""
DEALS, SEED, SHARD = 1_000_000, 999_999, 10_000
"""The most deals, the highest seed, and the most deals in a shard."""
MOST_SEATS = 9
FEW = 20
"""Deals in a shard, unless said otherwise."""


class BadExperiment(Faulty):
    """An experiment cannot be run."""

    def __init__(self, name: str, faults: list[Fault], room: str = "") -> None:
        """Take the name of the file and every fault."""
        super().__init__("error-experiment", {"file": name, "count": len(faults)}, room)
        self.args = (name, faults, room)
        self.name = name
        self.faults = faults


class Lineup(msgspec.Struct, frozen=True):
    """Who plays together: a bot for each seat; every deal is played from every seat."""

    name: str
    bots: tuple[str, ...]

    @property
    def called(self) -> list[str]:
        """What the bots are called."""
        return [called(bot) for bot in self.bots]

    @property
    def rotations(self) -> int:
        """From how many seats each deal is played."""
        return rotations(self.bots, load_bot(self.bots[0]))


class Vary(msgspec.Struct, frozen=True):
    """One thing that is varied, an option or a value in the box, and its values."""

    values: tuple[Value, ...]
    option: str = ""
    box: str = ""

    @property
    def what(self) -> str:
        """The name of the option, or the key path in the box."""
        return self.option or self.box


class Variant(msgspec.Struct, frozen=True):
    """The game as it is, or with one thing changed."""

    name: str
    options: dict[str, Value]
    box: dict[str, Any] | None = None
    what: str = ""
    """What is changed; empty for the base."""
    value: Value = ""


class Experiment(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked and played, with all that it depends on."""

    format: int = 1
    title: str
    question: str
    game: str
    seats: int
    options: dict[str, Value]
    """The value of every option."""
    box: str
    """The digest of the box."""
    components: dict[str, Any] | None = None
    """The box itself, if it is not ours."""
    deals: int
    seed: int
    shard: int = FEW
    lineups: tuple[Lineup, ...]
    tournament: tuple[str, ...] = ()
    """The bots of which all line-ups are made, if they are."""
    vary: tuple[Vary, ...] = ()
    measures: tuple[str, ...] = ("games",)
    sources: dict[str, str] = {}
    """The digests of files that bots are in."""
    rules: int
    program: str

    @property
    def identity(self) -> str:
        """A digest of all that its data depend on: neither of how it is worded nor of how many deals there are."""
        data = {name: value for name, value in msgspec.to_builtins(self).items() if name not in UNESSENTIAL}
        return sha256(msgspec.json.encode(data, order="sorted")).hexdigest()

    @property
    def games(self) -> int:
        """How many games there are to play."""
        return self.deals * len(self.variants()) * sum(lineup.rotations for lineup in self.lineups)

    def opened(self) -> Game:
        """Return the game with its box."""
        return open_game(self.game, self.components) if self.components else game_with(self.game, self.box)

    def variants(self) -> list[Variant]:
        """Return the base and, for each value of what is varied, the game with that one change."""
        found, box = [Variant(BASE, self.options, self.components)], self.opened().box
        for vary in self.vary:
            now = self.options[vary.option] if vary.option else value_at(box, vary.box)
            for value in vary.values:
                name = f"{vary.what} = {msgspec.json.encode(value).decode()}"
                if value != now and vary.option:
                    options = {**self.options, vary.option: value}
                    found.append(Variant(name, options, self.components, vary.what, value))
                elif value != now:
                    found.append(Variant(name, self.options, changed(box, vary.box, value), vary.what, value))
        return found

    def plan(self, variant: Variant, lineup: Lineup) -> Plan:
        """Return what a line-up plays of a variant."""
        return Plan(self.game, lineup.bots, self.seed, variant.options, variant.box)


UNESSENTIAL = {"title", "question", "deals"}


def line_ups(bots: Iterable[str], seats: int) -> tuple[Lineup, ...]:
    """Return all line-ups of bots but those of one alone."""
    found = []
    for chosen in combinations_with_replacement(bots, seats):
        counts = {bot: chosen.count(bot) for bot in chosen}
        if len(counts) > 1:
            name = ", ".join(f"{count} × {called(bot)}" for bot, count in counts.items())
            found.append(Lineup(name, chosen))
    return tuple(found)


# Reading


def read_experiment(path: Path, deals: int | None = None) -> Experiment:
    """Read an experiment from a TOML file; ``deals`` takes the place of what the file says."""
    try:
        data = parse_box(read_text(path), str(path))
    except BadBox as error:
        raise BadExperiment(error.name, error.faults) from None
    if deals is not None:
        data["deals"] = deals
    return experiment_of(data, str(path), path.parent)


def experiment_of(data: dict[str, Any], name: str, folder: Path) -> Experiment:
    """Check the data of an experiment; files that it names are looked for from a folder."""
    reading = Reading(data, folder)
    found = reading.experiment()
    if reading.faults or found is None:
        raise BadExperiment(name, reading.faults, "" if reading.game is None else reading.game.room)
    return found


class Reading:
    """An experiment being read; every fault is noted with its key path."""

    def __init__(self, data: dict[str, Any], folder: Path) -> None:
        """Begin."""
        self.faults: list[Fault] = []
        self.top = Reader(data, "", self.faults)
        self.folder = folder
        self.game: Game | None = None
        self.known: dict[str, str] = {}  # bots by what they are called
        self.files: dict[str, str] = {}

    def experiment(self) -> Experiment | None:
        """Read it all; None if there is no such game."""
        top = self.top
        title, question, name = words(top, "title"), words(top, "question"), words(top, "game")
        deals, seed = top.number("deals", 1, DEALS), top.number("seed", 0, SEED)
        shard = top.number("shard", 1, SHARD) if "shard" in top.data else FEW
        measures = chosen(top, "measures", MEASURES) if "measures" in top.data else ("games",)
        self.open(name, words(top, "box") if "box" in top.data else "")
        seats, game = self.seats(), self.game
        options = self.options(top.table("options") if "options" in top.data else None)
        pool = self.pool()
        lineups = self.lineups(seats) if not pool else line_ups(pool, seats)
        vary = tuple(self.vary(each) for each in top.tables("vary")) if "vary" in top.data else ()
        top.close()
        if game is None:
            return None
        return Experiment(
            title=title, question=question, game=name, seats=seats, options=options, box=game.box_digest,
            components=None if game.shipped else game.box, deals=deals, seed=seed, shard=shard, lineups=lineups,
            tournament=pool, vary=vary, measures=measures, sources=self.files, rules=game.rules,
            program=VERSION,
        )  # fmt: skip

    def note(self, path: str, error: PeriplusError) -> None:
        """Note what an error says, and each fault of a faulty file."""
        self.faults.append(Fault(path, error.message))
        if isinstance(error, Faulty):
            self.faults += [Fault(f"{path} → {each.path}".removesuffix(" → "), each.message) for each in error.faults]

    def open(self, name: str, box: str) -> None:
        """Open the game with its box."""
        try:
            self.game = open_game(name) if name else None
        except PeriplusError as error:
            self.note("game", error)
        if self.game is not None and box:
            try:
                self.game = open_game(name, read_box(self.folder / box), box)
            except PeriplusError as error:
                self.note("box", error)

    def seats(self) -> int:
        """Read how many play; 0 if that is impossible."""
        allowed = self.game.seats if self.game is not None else (1, MOST_SEATS)
        seats = self.top.number("seats", min(allowed), max(allowed))
        return seats if seats == self.top.data.get("seats") else 0

    def options(self, table: Reader | None) -> dict[str, Value]:
        """Read the options; return the value of each."""
        given = table.data if table is not None else {}
        for name, value in given.items():
            self.option(f"options.{name}", name, value)
        good = all(not fault.path.startswith("options.") for fault in self.faults)
        return settle(self.game.options, given) if self.game is not None and good else {}

    def option(self, path: str, name: str, value: object) -> None:
        """Check the value of an option."""
        if self.game is not None:
            try:
                settle(self.game.options, {name: value})
            except PeriplusError as error:
                self.note(path, error)

    def pool(self) -> tuple[str, ...]:
        """Read the bots of a tournament, if there is one."""
        if "tournament" not in self.top.data:
            return ()
        table = self.top.table("tournament")
        bots = self.bots(table)
        table.close()
        if len(bots) < 2:
            table.fault("bots", "fault-pool")
        if "lineups" in self.top.data:
            self.top.take("lineups")
            self.top.fault("lineups", "fault-tournament")
        return bots

    def lineups(self, seats: int) -> tuple[Lineup, ...]:
        """Read the line-ups: a bot for each seat, or one for all."""
        found = list[Lineup]()
        for table in self.top.tables("lineups"):
            bots = self.bots(table)
            name = words(table, "name") if "name" in table.data else ", ".join(called(bot) for bot in bots)
            table.close()
            bots = bots * seats if len(bots) == 1 else bots
            if len(bots) != seats and bots and seats:
                self.faults.append(Fault(table.at("bots"), Message("error-bots", {"bots": len(bots), "given": seats})))
            if name in [each.name for each in found]:
                table.fault("name", "fault-twice", value=name)
            found.append(Lineup(name, bots))
        return tuple(found)

    def bots(self, table: Reader) -> tuple[str, ...]:
        """Read the names of bots; a file is looked for beside the experiment."""
        found = list[str]()
        for number, name in enumerate(listed(table, "bots")):
            source, colon, wanted = name.rpartition(":")
            is_file = source.endswith(".py")
            bot = f"{(self.folder / source).resolve()}{colon}{wanted}" if is_file else name
            try:
                load_bot(bot)
                if is_file:
                    self.files[bot] = sha256(read_text(Path(bot.rpartition(":")[0])).encode()).hexdigest()
            except PeriplusError as error:
                self.note(f"{table.at('bots')}[{number}]", error)
            if self.known.setdefault(called(bot), bot) != bot:
                table.fault(f"bots[{number}]", "fault-called-alike", value=called(bot))
            found.append(bot)
        return tuple(found)

    def vary(self, table: Reader) -> Vary:
        """Read what is varied."""
        option = words(table, "option") if "option" in table.data else ""
        box = words(table, "box") if "box" in table.data else ""
        values = listed(table, "values", (bool, int, str))
        table.close()
        if bool(option) == bool(box):
            table.fault("", "fault-vary")
            return Vary(())
        now = self.value_now(table.at("box"), box) if box else None
        for number, value in enumerate(values):
            path = f"{table.at('values')}[{number}]"
            if value in values[:number]:
                self.faults.append(Fault(path, Message("fault-twice", {"value": str(value)})))
            elif option:
                self.option(path, option, value)
            elif now is not None:
                self.in_box(path, box, value, now)
        return Vary(tuple(values), option, box)

    def value_now(self, path: str, key: str) -> Value | None:
        """Return what stands at a key path in the box; None if nothing does."""
        try:
            return None if self.game is None else value_at(self.game.box, key)
        except Nowhere as error:
            self.note(path, error)
            return None

    def in_box(self, path: str, key: str, value: Value, now: Value) -> None:
        """Check the value of something in the box."""
        assert self.game is not None
        if type(value) is not type(now):
            self.faults.append(Fault(path, Message("fault-same-kind", {"value": str(now)})))
            return
        try:
            open_game(self.game.name, changed(self.game.box, key, value), path)
        except BadBox as error:
            for each in error.faults:
                self.faults.append(Fault(path, Message("fault-in-box", {"path": each.path, "what": each.message})))


def words(table: Reader, key: str) -> str:
    """Take a text that is not empty."""
    value = table.take(key)
    if isinstance(value, str) and value.strip():
        return value
    if key in table.data:
        table.fault(key, "fault-text")
    return ""


def listed(table: Reader, key: str, kinds: tuple[type, ...] = (str,)) -> list[Any]:
    """Take a list of texts, or of other values, that is not empty."""
    value = table.take(key)
    if isinstance(value, list) and value and all(isinstance(each, kinds) for each in value):
        return value
    if key in table.data:
        table.fault(key, "fault-texts" if kinds == (str,) else "fault-values")
    return []


def chosen(table: Reader, key: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
    """Take a list of words of which some are allowed."""
    given = listed(table, key)
    if any(each not in allowed for each in given):
        table.fault(key, "fault-one-of", allowed=", ".join(allowed))
    return tuple(each for each in allowed if each in given)
