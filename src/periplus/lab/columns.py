"""What is written down of games: the columns of the data, each with its type and meaning."""

from typing import NamedTuple

import polars as pl

from periplus.kernel.game import Game


class Column(NamedTuple):
    """A column: its name, its type and what it holds."""

    name: str
    type: pl.DataType
    meaning: str


WORD, WHOLE, SHARE = pl.String(), pl.Int32(), pl.Float64()
WHICH = (
    Column("variant", WORD, "the variant of the game: `base`, or what is changed and to which value"),
    Column("lineup", WORD, "the name of the line-up"),
    Column(
        "deal", WHOLE, "the number of the deal, from 0; a number stands for the same luck in all variants and line-ups"
    ),
    Column("rotation", WHOLE, "by how many seats the line-up has moved on, from 0"),
)
"""What tells a game from all others: they begin every table."""
TIME = Column("seconds", pl.Float32(), "processor time; all other columns depend on the experiment alone")

TABLES: dict[str, tuple[Column, ...]] = {
    "games": (
        *WHICH,
        Column("seed", pl.Int64(), "what `game.new` takes to deal the same game"),
        Column("bots", pl.List(WORD), "who sat where: the bot at each seat"),
        Column("places", pl.List(WHOLE), "the place of each in the line-up, from 0"),
        Column("parts", pl.List(WORD), "the civilisation or island that each seat played; null where all play alike"),
        Column("scores", pl.List(WHOLE), "the score of each seat"),
        Column("ranks", pl.List(WHOLE), "the rank of each seat, from 1; equal seats share one"),
        Column("shares", pl.List(SHARE), "what each seat won: 1, a fraction if several won, or 0"),
        Column("ending", WORD, "why the game ended"),
        Column("decisions", WHOLE, "how many decisions it took"),
        Column("milestone", WHOLE, "the last milestone that it passed: a turn in Mare Nostrum, a season in Parthenon"),
        Column("lead_changes", WHOLE, "how often somebody else came to lead alone, by score"),
        Column("settled", WHOLE, "the number of decisions after which those who won, and nobody else, led to the end"),
        TIME,
    ),
    "decisions": (
        *WHICH,
        Column("number", WHOLE, "the number of the decision in its game, from 1"),
        Column("seat", WHOLE, "who decided, counted from 0"),
        Column("bot", WORD, "the bot at that seat"),
        Column("part", WORD, "the civilisation or island of that seat; null where all play alike"),
        Column("step", WORD, "the name of the decision in the order of play"),
        Column("clause", WORD, "the clause that asks for it"),
        Column("verb", WORD, "what was done: the verb of the action"),
        Column("action", WORD, "the action in notation"),
        Column("listed", WHOLE, "how many actions were listed"),
        Column("actions", pl.List(WORD), "these actions in notation; null unless `listed` is measured"),
        Column("chances", pl.List(SHARE), "each seat's chance to win before it; null unless `chances` is measured"),
        TIME,
    ),
    "features": (
        *WHICH,
        Column("milestone", WHOLE, "the milestone that was just passed"),
        Column("number", WHOLE, "after how many decisions"),
        Column("seat", WHOLE, "whose features these are, counted from 0"),
        Column("bot", WORD, "the bot at that seat"),
        Column("part", WORD, "the civilisation or island of that seat; null where all play alike"),
        Column("chance", SHARE, "its chance to win, as the outlook judges; null where none was fitted"),
        Column("share", SHARE, "what it won in the end"),
    ),
}  # fmt: skip
"""The tables. Features are followed by a column for each of those that the game has (`game.features`)."""


def columns_of(table: str, game: Game) -> list[Column]:
    """Return the columns of a table for a game."""
    more = [Column(name, SHARE, "") for name in game.features] if table == "features" else []
    return [*TABLES[table], *more]


def schema_of(table: str, game: Game) -> dict[str, pl.DataType]:
    """Return the types of the columns of a table, by name."""
    return {column.name: column.type for column in columns_of(table, game)}
