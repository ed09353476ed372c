"""Two runs side by side: the same measures of both, and how far the second is from the first."""

from collections.abc import Iterator

import msgspec
import polars as pl

from periplus.games import game as open_game
from periplus.kernel.errors import BadTable
from periplus.lab import answers
from periplus.lab.answers import COURSE, VARIANT, Quantity
from periplus.lab.experiment import BASE
from periplus.lab.findings import Table
from periplus.lab.folder import Folder
from periplus.lab.shards import tables_of
from periplus.lab.words import Words

FIRST, SECOND = "first", "second"
ELSEWHERE = 10**9
"""What is added to the numbers of deals that are not those of the first run."""


class Compared(msgspec.Struct):
    """A measure of one thing in both runs, and the difference with its interval."""

    measure: str
    about: str | int | None
    """The seat, part, bot, ending or verb; None if the measure is of games as a whole."""
    first: float | None
    second: float | None
    difference: float | None
    low: float | None
    high: float | None


class Comparison(msgspec.Struct):
    """Two runs of a game, whether they played the same deals, and their measures."""

    game: str
    titles: tuple[str, str]
    paired: bool
    measures: list[Compared]


def compare(first: Folder, second: Folder) -> Comparison:
    """Compare the bases of two runs."""
    one, other = first.experiment, second.experiment
    if (one.game, one.seats) != (other.game, other.seats):
        raise BadTable("error-compare", {"one": str(first.path), "other": str(second.path)})
    paired = one.seed == other.seed
    measures = [
        each for name, quantity in quantities(first, second, paired).items() for each in compared(name, quantity)
    ]
    return Comparison(one.game, (one.title, other.title), paired, measures)


def quantities(first: Folder, second: Folder, paired: bool) -> dict[str, Quantity]:
    """Return what is compared, by the names of measures."""
    games = together("games", first, second, paired)
    found = {
        "seats": answers.wins(games, ["seat"]),
        "parts": answers.wins(games, ["part"]),
        "bots": answers.wins(games, ["bot"]),
        **{name: answers.average(games, value) for name, value in COURSE.items()},
        "endings": answers.endings(games),
    }
    if all("decisions" in tables_of(each.experiment) for each in (first, second)):
        found["verbs"] = answers.uses(together("decisions", first, second, paired), games, "verb")
    return found


def together(name: str, first: Folder, second: Folder, paired: bool) -> pl.DataFrame:
    """Return a table of both runs, each as a variant."""
    tables = [folder.table(name).filter(variant=BASE).drop(VARIANT) for folder in (first, second)]
    if not paired:
        tables[1] = tables[1].with_columns(pl.col("deal") + ELSEWHERE)
    return pl.concat(
        [table.with_columns(variant=pl.lit(run)) for table, run in zip(tables, (FIRST, SECOND), strict=True)]
    )


def compared(measure: str, quantity: Quantity) -> Iterator[Compared]:
    """Yield a quantity of each thing that either run has."""
    means = {row[:-5]: row[-3] for row in quantity.means().iter_rows()}
    apart = {row[1:-5]: row[-3:] for row in quantity.differences(FIRST).iter_rows()}
    for about in dict.fromkeys(key[1:] for key in means):
        difference, low, high = apart.get(about, (None, None, None))
        thing = about[0] if about else None
        yield Compared(measure, thing, means.get((FIRST, *about)), means.get((SECOND, *about)), difference, low, high)


def in_words(found: Comparison, language: str) -> tuple[Table, str]:
    """Return a comparison as a table, and how the runs were compared."""
    words = Words(open_game(found.game), language)
    head = [words.say("column-measure"), words.say("column-thing"), *found.titles]
    head += [words.say("column-difference"), words.say("column-bounds")]
    pairing = words.say("compare-same") if found.paired else words.say("compare-other")
    return Table(head, [row_in_words(each, words) for each in found.measures]), pairing


def row_in_words(each: Compared, words: Words) -> list[str]:
    """Return a measure as a row."""
    figure, change = words.figures(each.measure)
    nothing = words.say("figure-none")
    values = [nothing if value is None else figure(value) for value in (each.first, each.second)]
    apart = [nothing] * 2
    if each.difference is not None and each.low is not None and each.high is not None:
        apart = [change(each.difference), words.bounds(each.low, each.high, change)]
    return [words.measure(each.measure), words.about(each.measure, each.about), *values, *apart]
