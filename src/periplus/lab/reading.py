"""Experiments read from files: every fault is named by its key path, all of them in one pass."""

from hashlib import sha256
from pathlib import Path
from typing import Any

from periplus.bots.load import called, load_bot
from periplus.games import game as open_game
from periplus.kernel.box import Reader, parse_box, read_box
from periplus.kernel.errors import BadBox, Fault, Faulty, PeriplusError
from periplus.kernel.files import read_text
from periplus.kernel.game import Game
from periplus.kernel.message import Message
from periplus.kernel.option import Value, settle
from periplus.lab.experiment import (
    BASE,
    FEW,
    MEASURES,
    Change,
    Experiment,
    Lineup,
    Vary,
    line_ups,
    with_changes,
)
from periplus.lab.keypath import Nowhere, changed, value_at
from periplus.version import VERSION

DEALS, SEED, SHARD = 1_000_000, 999_999, 10_000
"""The most deals, the highest seed, and the most deals in a shard."""
MOST_SEATS = 9


class BadExperiment(Faulty):
    """An experiment cannot be run."""

    def __init__(self, name: str, faults: list[Fault], room: str = "") -> None:
        """Take the name of the file and every fault."""
        super().__init__("error-experiment", {"file": name, "count": len(faults)}, room)
        self.args = (name, faults, room)
        self.name = name
        self.faults = faults


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
        self.alike: set[str] = set()  # bots whose luck makes no difference
        self.varied: set[str] = set()
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
        taken = {BASE, *(each.called(value) for each in vary for value in each.values)}
        changes = self.changes(taken) if "variants" in top.data else ()
        top.close()
        if game is None:
            return None
        return Experiment(
            title=title, question=question, game=name, seats=seats, options=options, box=game.box_digest,
            components=None if game.shipped else game.box, deals=deals, seed=seed, shard=shard, lineups=lineups,
            tournament=pool, vary=vary, changes=changes, measures=measures, sources=self.files, rules=game.rules,
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
        for bot in {bot for bot in bots if bots.count(bot) > 1}:
            table.fault("bots", "fault-twice", value=called(bot))
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
            found.append(Lineup(name, bots, 1 if set(bots) <= self.alike and len(set(bots)) == 1 else len(bots)))
        return tuple(found)

    def bots(self, table: Reader) -> tuple[str, ...]:
        """Read the names of bots; a file is looked for beside the experiment."""
        found = list[str]()
        for number, name in enumerate(listed(table, "bots")):
            source, colon, wanted = name.rpartition(":")
            is_file = source.endswith(".py")
            bot = f"{(self.folder / source).resolve()}{colon}{wanted}" if is_file else name
            try:
                self.alike |= {bot} if load_bot(bot).deterministic else set()
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
        if (what := option or box) in self.varied:
            table.fault("option" if option else "box", "fault-twice", value=what)
        self.varied.add(what)
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
        else:
            self.try_box(path, changed(self.game.box, key, value))

    def try_box(self, path: str, data: dict[str, Any]) -> None:
        """Note what is wrong with a box that has been changed."""
        assert self.game is not None
        try:
            open_game(self.game.name, data, path)
        except BadBox as error:
            for each in error.faults:
                self.faults.append(Fault(path, Message("fault-in-box", {"path": each.path, "what": each.message})))

    def changes(self, taken: set[str]) -> tuple[Change, ...]:
        """Read variants in which several things are changed; their names must not be taken."""
        found = list[Change]()
        for table in self.top.tables("variants"):
            name = words(table, "name")
            options = dict(table.table("options").data) if "options" in table.data else {}
            box = dict(table.table("box").data) if "box" in table.data else {}
            table.close()
            if not options and not box:
                table.fault("", "fault-variant")
            if name in taken:
                table.fault("name", "fault-twice", value=name)
            taken.add(name)
            for option, value in options.items():
                self.option(f"{table.at('options')}.{option}", option, value)
            self.together(table.at("box"), box)
            found.append(Change(name, options, box))
        return tuple(found)

    def together(self, path: str, box: dict[str, Value]) -> None:
        """Check values in the box that are changed together."""
        if self.game is None:
            return
        faults = len(self.faults)
        for key, value in box.items():
            now = self.value_now(f"{path}.{key}", key)
            if now is not None and type(value) is not type(now):
                self.faults.append(Fault(f"{path}.{key}", Message("fault-same-kind", {"value": str(now)})))
        if box and len(self.faults) == faults:
            self.try_box(path, with_changes(self.game.box, box))


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
