"""Experiments: a question about a game, and what is played to answer it."""

from collections.abc import Iterable
from hashlib import sha256
from itertools import combinations_with_replacement
from typing import Any, Literal

import msgspec

from periplus.bots.load import called
from periplus.games import game as open_game
from periplus.games import game_with
from periplus.kernel.game import Game
from periplus.kernel.option import Value
from periplus.lab.keypath import changed, value_at
from periplus.lab.play import Plan

MEASURES = ("games", "decisions", "features", "listed", "chances")
"""What can be written down: games always are; ``listed`` and ``chances`` are costly columns of the decisions."""
BASE = "base"
"""The variant that all others are compared with."""
FEW = 20
"""Deals in a shard, unless said otherwise."""


class Lineup(msgspec.Struct, frozen=True):
    """Who plays together: a bot for each seat; every deal is played from every seat."""

    name: str
    bots: tuple[str, ...]
    rotations: int
    """From how many seats each deal is played: all, or one if the same game would come of all."""

    @property
    def called(self) -> list[str]:
        """What the bots are called."""
        return [called(bot) for bot in self.bots]


class Vary(msgspec.Struct, frozen=True):
    """One thing that is varied, an option or a value in the box, and its values."""

    values: tuple[Value, ...]
    option: str = ""
    box: str = ""

    @property
    def what(self) -> str:
        """The name of the option, or the key path in the box."""
        return self.option or self.box

    def called(self, value: Value) -> str:
        """Return what the variant with a value is called."""
        return f"{self.what} = {msgspec.json.encode(value).decode()}"


class Change(msgspec.Struct, frozen=True):
    """Several things that are changed together: options, and values in the box by their key paths."""

    name: str
    options: dict[str, Value] = {}
    box: dict[str, Value] = {}


class Variant(msgspec.Struct, frozen=True):
    """The game as it is, or with something changed."""

    name: str
    options: dict[str, Value]
    box: dict[str, Any] | None = None
    what: str = ""
    """The one thing that is varied, if it is one."""
    value: Value = ""


class Experiment(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked and played, with all that it depends on."""

    format: Literal[1] = 1
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
    changes: tuple[Change, ...] = ()
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
        """Return the base, the game with each value of what is varied, and with each other change."""
        found, box = [Variant(BASE, self.options, self.components)], self.opened().box
        for vary in self.vary:
            now = self.options[vary.option] if vary.option else value_at(box, vary.box)
            for value in vary.values:
                name = vary.called(value)
                if value != now and vary.option:
                    options = {**self.options, vary.option: value}
                    found.append(Variant(name, options, self.components, vary.what, value))
                elif value != now:
                    found.append(Variant(name, self.options, changed(box, vary.box, value), vary.what, value))
        for each in self.changes:
            data = with_changes(box, each.box) if each.box else self.components
            found.append(Variant(each.name, {**self.options, **each.options}, data))
        return found

    def plan(self, variant: Variant, lineup: Lineup) -> Plan:
        """Return what a line-up plays of a variant."""
        return Plan(self.game, lineup.bots, self.seed, variant.options, variant.box)


def with_changes(box: dict[str, Any], changes: dict[str, Value]) -> dict[str, Any]:
    """Return the data of a box with other values at key paths."""
    for path, value in changes.items():
        box = changed(box, path, value)
    return box


UNESSENTIAL = {"title", "question", "deals"}


def line_ups(bots: Iterable[str], seats: int) -> tuple[Lineup, ...]:
    """Return all line-ups of bots but those of one alone."""
    found = []
    for chosen in combinations_with_replacement(bots, seats):
        counts = {bot: chosen.count(bot) for bot in chosen}
        if len(counts) > 1:
            name = ", ".join(f"{count} × {called(bot)}" for bot, count in counts.items())
            found.append(Lineup(name, chosen, seats))
    return tuple(found)
