"""Findings: all that a run says about its question, as data, as tables of words and as plots."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import polars as pl

from periplus.kernel.option import Value
from periplus.lab import answers
from periplus.lab.answers import COURSE, DECISIONS, LEAD_CHANGES, MILESTONES, THING, Quantity
from periplus.lab.experiment import BASE, Vary
from periplus.lab.folder import BadFolder, Folder
from periplus.lab.intervals import share
from periplus.lab.keypath import value_at
from periplus.lab.plots import Axis, Chart, Paint, Plots, by_day
from periplus.lab.shards import tables_of
from periplus.lab.tournament import alpha_rank, ratings
from periplus.lab.words import Figure, Words

Row = Mapping[str, Any]
Says = Callable[[Row], str]
SHOWN = {
    "label": pl.String(), "series": pl.String(), "value": pl.Float64(), "low": pl.Float64(), "high": pl.Float64(),
    "shown": pl.String(), "bounds": pl.String(), "games": pl.String(), "told": pl.String(),
}  # fmt: skip
MOST = 6
"""Line-ups that are told apart."""
BINS = 24
"""About how many columns show how long games last."""
WIDTHS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
WHOLE, SHORT = ".0f", "~r"
DIGITS = 5


class Table(NamedTuple):
    """A table in words; the first column names its rows."""

    head: list[str]
    rows: list[list[str]]


class Finding(NamedTuple):
    """One thing that was found: its data, how they read as a table, and as a plot if they make one."""

    id: str
    section: str
    heading: str
    told: str
    frame: pl.DataFrame
    table: Table
    chart: Chart | None = None
    rows: pl.DataFrame = pl.DataFrame(schema=SHOWN)
    """The same as in the table, with figures as well."""


class Finder:
    """What makes findings of a run, in words of a language and colours of a page."""

    def __init__(self, folder: Folder, language: str = "en", paint: Paint = by_day) -> None:
        """Read the tables of the run."""
        self.experiment = folder.experiment
        self.game = folder.experiment.opened()
        self.words = Words(self.game, language)
        self.say = self.words.say
        self.plots = Plots(paint)
        variants, lineups = self.experiment.variants(), self.experiment.lineups
        order = [
            pl.col("variant").cast(pl.Enum([each.name for each in variants])),
            pl.col("lineup").cast(pl.Enum([each.name for each in lineups])),
        ]
        self.all_games = folder.table("games").with_columns(order)
        measured = tables_of(self.experiment)
        self.games = self.all_games.filter(variant=BASE)
        if self.games.is_empty():
            raise BadFolder("error-run-empty", {"folder": str(folder.path)})
        self.features = (
            folder.table("features").with_columns(order).filter(variant=BASE) if "features" in measured else None
        )
        self.decisions = (
            folder.table("decisions").with_columns(order).filter(variant=BASE) if "decisions" in measured else None
        )
        pooled = bool(self.experiment.tournament) or len(lineups) > MOST
        self.by = [] if pooled else ["lineup"]
        """What answers are told apart by: line-ups, unless they are many, or those of a tournament."""
        self.who = "part" if self.game.parts else "bot" if self.experiment.tournament else "seat"
        """Whose wins are compared between variants."""
        self.even = 1 / self.experiment.seats
        self.milestone = self.say("column-milestone", game=self.game.name)

    def findings(self) -> Iterator[Finding]:
        """Yield all that was found, in the order of a report."""
        yield from self.who_wins()
        if self.experiment.tournament:
            yield from self.tournament()
        if self.experiment.vary or self.experiment.changes:
            for number, (lineup, games) in enumerate(self.groups()):
                yield from Varied(self, games, lineup, number).findings()
        yield from self.length()
        yield from self.course()
        if self.decisions is not None:
            yield from self.done(self.decisions)

    # Rows in words

    def rows(self, means: pl.DataFrame, label: Says, figure: Figure) -> pl.DataFrame:
        """Return answers with a label, their series, and figures in words."""
        several = "lineup" in means.columns and means["lineup"].n_unique() > 1
        found = []
        for row in means.iter_rows(named=True):
            series = row["lineup"] if several else ""
            bounds = self.words.bounds(row["low"], row["high"], figure)
            shown, name = figure(row["value"]), label(row)
            called = self.say("short-of", name=name, lineup=series) if series else name
            told = self.say("figure-told", name=called, value=shown, bounds=bounds)
            games = self.words.say("figure-whole", number=row["games"])
            found.append((name, series, row["value"], row["low"], row["high"], shown, bounds, games, told))
        return pl.DataFrame(found, schema=SHOWN, orient="row").with_columns(
            pl.col("value", "low", "high").fill_nan(None).round(DIGITS)
        )

    def table(self, rows: pl.DataFrame, what: str, value: str) -> Table:
        """Return rows as a table."""
        columns = ["label", *(["series"] if rows["series"].n_unique() > 1 else []), "shown", "bounds", "games"]
        named = {
            "label": what, "series": self.say("column-lineup"), "shown": value,
            "bounds": self.say("column-bounds"), "games": self.say("column-games"),
        }  # fmt: skip
        return Table([named[column] for column in columns], [list(row) for row in rows.select(columns).iter_rows()])

    # Who wins

    def who_wins(self) -> Iterator[Finding]:
        """Find what seats, parts and bots win."""
        say, words, section = self.say, self.words, self.say("section-wins")
        seats = answers.wins(self.games, [*self.by, "seat"]).means()
        rows = self.rows(seats, lambda row: words.seat(row["seat"]), words.share)
        head = section, say("report-seats"), say("report-seats-told")
        yield self.of_wins("seats", head, seats, rows, say("column-seat"))
        if self.game.parts:
            parts = answers.wins(self.games, [*self.by, "part"]).means().sort(self.in_order("part"), *self.by)
            rows = self.rows(parts, lambda row: words.part(row["part"]), words.share)
            head = section, say("report-parts", game=self.game.name), say("report-parts-told")
            yield self.of_wins("parts", head, parts, rows, say("column-part"), self.colours(parts))
        mixed = self.games.filter(pl.col("bots").list.n_unique() > 1)
        if not mixed.is_empty():
            bots = answers.wins(mixed, [*self.by, "bot"]).means().sort("value", descending=True)
            rows = self.rows(bots, lambda row: str(row["bot"]), words.share)
            head = section, say("report-bots"), say("report-bots-told")
            yield self.of_wins("bots", head, bots, rows, say("column-bot"))

    def of_wins(
        self,
        id: str,
        head: tuple[str, str, str],
        means: pl.DataFrame,
        rows: pl.DataFrame,
        what: str,
        colours: Sequence[int] = (),
    ) -> Finding:
        """Return shares of wins beside an even one."""
        value = self.say("column-share")
        chart = self.plots.dots(rows, Axis(value), self.even, colours)
        return Finding(id, *head, means, self.table(rows, what, value), chart, rows)

    def in_order(self, column: str) -> pl.Expr:
        """Return what to sort by: parts in the order of the box, all else as it is."""
        return pl.col(column).cast(pl.Enum(self.game.parts)) if column == "part" else pl.col(column)

    def colours(self, means: pl.DataFrame) -> list[int]:
        """Return the colours of parts, each once; none if they are of something else."""
        if "part" not in means.columns or self.game.cast is None:
            return []
        parts = means["part"].unique(maintain_order=True)
        return [self.game.cast.colours[self.game.parts.index(part)] for part in parts]

    def tournament(self) -> Iterator[Finding]:
        """Find out which bots are strong."""
        say, words, section = self.say, self.words, self.say("section-tournament")
        for id, found, heading, told, value, figure, form in (
            ("ratings", ratings(self.games), say("report-ratings"), say("report-ratings-told"),
             say("column-rating"), words.number, WHOLE),
            ("alpha_rank", alpha_rank(self.games), say("report-alpha"), say("report-alpha-told"),
             say("column-time"), words.share, ".0%"),
        ):  # fmt: skip
            rows = self.rows(found, lambda row: str(row["bot"]), figure)
            chart = self.plots.dots(rows, Axis(value, form))
            yield Finding(id, section, heading, told, found, self.table(rows, say("column-bot"), value), chart, rows)

    def groups(self) -> list[tuple[str, pl.DataFrame]]:
        """Return the games of all variants of each line-up with its name, or all together if there is only one."""
        if not self.by or len(self.experiment.lineups) == 1:
            return [("", self.all_games)]
        return [(each.name, self.all_games.filter(lineup=each.name)) for each in self.experiment.lineups]

    def called(self, row: Row) -> str:
        """Return whose wins are compared between variants: what a seat, a part or a bot is called."""
        if self.who == "seat":
            return self.words.seat(row["seat"])
        return self.words.part(row["part"]) if self.who == "part" else str(row["bot"])

    # How long games last

    def length(self) -> Iterator[Finding]:
        """Find out how long games last, and why they end."""
        say, section = self.say, self.say("section-length")
        means = answers.average(self.games, DECISIONS).means()
        told = say("report-decisions-told", decisions=self.average(means))
        yield self.spread("decisions", section, say("report-decisions"), told, say("column-decisions"))
        if self.games["milestone"].n_unique() > 1:
            means = answers.average(self.games, MILESTONES).means()
            told = say("report-milestones-told", milestone=self.average(means))
            heading, what = say("report-milestones", game=self.game.name), self.milestone
            yield self.spread("milestone", section, heading, told, what)
        ends = answers.endings(self.games, self.by).means().sort("value", descending=True)
        rows = self.rows(ends, lambda row: self.words.ending(row["ending"]), self.words.share)
        table = self.table(rows, say("column-ending"), say("column-games-share"))
        yield Finding("endings", section, say("report-endings"), say("report-endings-told"), ends, table)

    def average(self, means: pl.DataFrame) -> str:
        """Return an average in words."""
        return self.words.number(means["value"][0])

    def spread(self, column: str, section: str, heading: str, told: str, what: str) -> Finding:
        """Find how many games have each value of a column, put together in steps if there are many."""
        reached = self.games[column].sort()
        low, high = reached[0], reached[-1]
        step = next((each for each in WIDTHS if (high - low) / each <= BINS), WIDTHS[-1])
        games = self.games.with_columns(at=pl.col(column) // step * step)
        means = Quantity(answers.spread_over(games, games, "at", self.by), [*self.by, "at"], share).means()
        rows = self.rows(means, lambda row: self.step(row["at"], step), self.words.share)
        rows = rows.with_columns(at=means["at"])
        every = range(low // step * step, high // step * step + 1, step)
        value = self.say("column-games-share")
        chart = self.plots.columns(rows, every, Axis(what, WHOLE), Axis(value))
        return Finding(column, section, heading, told, means, self.table(rows, what, value), chart)

    def step(self, at: int, step: int) -> str:
        """Return what a column stands for."""
        return str(at) if step == 1 else self.say("figure-range", low=at, high=at + step - 1)

    # How games go

    def course(self) -> Iterator[Finding]:
        """Find out who leads, how often that changes, and when it is settled."""
        say, words, section = self.say, self.words, self.say("section-course")
        led = answers.led(self.games, self.by).means()
        rows = self.rows(led, lambda row: words.share(row["after"]), words.share).with_columns(at=led["after"])
        what, value = say("column-after"), say("column-games-share")
        chart, table = self.plots.curves(rows, Axis(what), Axis(value)), self.table(rows, what, value)
        yield Finding("led", section, say("report-led"), say("report-led-told"), led, table, chart)
        changes = self.average(answers.average(self.games, LEAD_CHANGES).means())
        told = say("report-lead-changes-told", changes=changes)
        yield self.spread("lead_changes", section, say("report-lead-changes"), told, say("column-lead-changes"))
        if self.features is not None and self.features["chance"].count():
            chances = answers.known(self.features, self.by).means()
            rows = self.rows(chances, lambda row: str(row["milestone"]), words.share).with_columns(
                at=chances["milestone"]
            )
            what, value = self.milestone, say("column-chance")
            chart, table = self.plots.curves(rows, Axis(what, WHOLE), Axis(value)), self.table(rows, what, value)
            yield Finding("known", section, say("report-known"), say("report-known-told"), chances, table, chart)

    # What is done

    def done(self, decisions: pl.DataFrame) -> Iterator[Finding]:
        """Find out what is done, and what never is."""
        say, words, section = self.say, self.words, self.say("section-done")
        value = say("column-uses")
        verbs = answers.uses(decisions, self.games, "verb").means().sort("value", descending=True)
        rows = self.rows(verbs, lambda row: words.verb(row["verb"]), words.number)
        chart, table = self.plots.bars(rows, Axis(value, SHORT)), self.table(rows, say("column-action"), value)
        yield Finding("verbs", section, say("report-verbs"), say("report-verbs-told"), verbs, table, chart)
        things = answers.things(decisions, self.games, self.game).means()
        often = pl.col("value").sum().over("verb", "field")
        things = things.sort(often, "verb", "field", "value", descending=[True, False, False, True])
        rows = self.rows(things, lambda row: words.thing(row["field"], row["thing"]), words.number)
        kinds = [words.field(row["verb"], row["field"]) for row in things.iter_rows(named=True)]
        rows = rows.with_columns(kind=pl.Series(kinds, dtype=pl.String))
        table = self.table(rows, say("column-thing"), value)
        table = Table(
            [say("column-action"), *table.head], [[kind, *row] for kind, row in zip(kinds, table.rows, strict=True)]
        )
        chart = self.plots.chosen(rows, Axis(value, SHORT), say("report-kind"))
        yield Finding("things", section, say("report-things"), say("report-things-told"), things, table, chart)
        clauses = answers.uses(decisions, self.games, "clause").means().sort("value", descending=True)
        rows = self.rows(clauses, lambda row: words.clause(row["clause"]), words.number)
        chart, table = self.plots.bars(rows, Axis(value, SHORT)), self.table(rows, say("column-clause"), value)
        yield Finding("clauses", section, say("report-clauses"), say("report-clauses-told"), clauses, table, chart)
        if (never := self.never(things, clauses)).table.rows:
            yield never

    def never(self, things: pl.DataFrame, clauses: pl.DataFrame) -> Finding:
        """Find what could have been done and never was."""
        say, words = self.say, self.words
        unused = answers.never(things.select(THING).rows(), answers.all_things(self.game))
        silent = answers.never(clauses["clause"], answers.all_clauses(self.game))
        frame = pl.DataFrame(
            [*unused, *(("", "clause", clause) for clause in silent)], schema=list(THING), orient="row"
        )
        kinds = dict.fromkeys((verb, field) for verb, field, _ in unused)
        rows = [
            [
                words.field(verb, field),
                ", ".join(words.thing(field, each[2]) for each in unused if each[:2] == (verb, field)),
            ]
            for verb, field in kinds
        ]
        rows += [[say("never-clauses"), ", ".join(map(words.clause, silent))]] if silent else []
        table = Table([say("column-action"), say("column-never")], rows)
        return Finding("never", say("section-done"), say("report-never"), say("report-never-told"), frame, table)


class Varied:
    """What makes findings of what changes make of a line-up's games, or of all games of a tournament."""

    def __init__(self, finder: Finder, games: pl.DataFrame, lineup: str, number: int) -> None:
        """Take the games of all variants, and the name and number of the line-up if there are several."""
        self.finder = finder
        self.experiment = finder.experiment
        self.words = finder.words
        self.say = finder.say
        self.games = games
        self.lineup = lineup
        self.suffix = f"_{number}" if lineup else ""
        self.section = self.say("section-varied")
        wins = answers.wins(games, [finder.who])
        self.means, self.differences = wins.means(), wins.differences()

    def findings(self) -> Iterator[Finding]:
        """Find out what difference each change makes."""
        for number, vary in enumerate(self.experiment.vary):
            yield self.of_values(f"varied_{number}{self.suffix}", vary)
        if self.experiment.changes:
            yield self.of_changes()
        yield self.of_course()

    def heading(self, name: str) -> str:
        """Return a heading, with the name of the line-up if there are several."""
        return self.say("short-of", name=name, lineup=self.lineup) if self.lineup else name

    def of_values(self, id: str, vary: Vary) -> Finding:
        """Return shares of wins by the value of one thing, and how far they are from those of the base."""
        box = self.finder.game.box
        now = self.experiment.options[vary.option] if vary.option else value_at(box, vary.box)
        values = {BASE: now, **{each.name: each.value for each in self.experiment.variants() if each.what == vary.what}}
        order = sorted(values, key=lambda name: (isinstance(values[name], str), values[name]))
        means, rows = self.ordered({name: spelled(values[name]) for name in order})
        share = Axis(self.say("column-share"))
        chart = self.finder.plots.lines(rows, vary.what, share, self.finder.colours(means))
        told = self.say("report-varied-told", now=spelled(now))
        table = self.table(means, rows, vary.what)
        return Finding(id, self.section, self.heading(vary.what), told, means, table, chart)

    def of_changes(self) -> Finding:
        """Return shares of wins with changes that have names, and how far they are from those of the base."""
        means, rows = self.ordered(
            {BASE: self.say("report-base"), **{each.name: each.name for each in self.experiment.changes}}
        )
        drawn = rows.with_columns(label=pl.col("series"), series=pl.col("at"))
        chart = self.finder.plots.dots(drawn, Axis(self.say("column-share")), self.finder.even)
        heading, told = self.heading(self.say("report-variants")), self.say("report-variants-told")
        table = self.table(means, rows, self.say("column-variant"))
        return Finding(f"variants{self.suffix}", self.section, heading, told, means, table, chart)

    def ordered(self, names: Mapping[str, str]) -> tuple[pl.DataFrame, pl.DataFrame]:
        """Return shares of wins in some variants, in this order, and the same in words."""
        place = pl.col("variant").cast(pl.String).cast(pl.Enum(list(names)))
        means = self.means.filter(pl.col("variant").is_in(list(names))).sort(
            place, self.finder.in_order(self.finder.who)
        )
        rows = self.finder.rows(means, self.finder.called, self.words.share)
        at = pl.Series([names[name] for name in means["variant"]], dtype=pl.String)
        return means, rows.with_columns(at=at, series=pl.col("label"))

    def table(self, means: pl.DataFrame, rows: pl.DataFrame, what: str) -> Table:
        """Return shares of wins as a table, with how far each is from that of the base."""
        moved = {(row["variant"], row[self.finder.who]): row for row in self.differences.iter_rows(named=True)}
        keys = zip(means["variant"], means[self.finder.who], strict=True)
        found = [
            [row["label"], row["at"], row["shown"], row["bounds"], *self.moved(moved.get(key))]
            for key, row in zip(keys, rows.iter_rows(named=True), strict=True)
        ]
        head = [self.say("column-thing"), what, self.say("column-share"), self.say("column-bounds")]
        return Table([*head, self.say("column-change"), self.say("column-bounds")], found)

    def moved(self, row: Row | None) -> list[str]:
        """Return how far a share is from that of the base, in words."""
        if row is None:
            return [self.say("figure-none")] * 2
        points = self.words.points
        return [points(row["value"]), self.words.bounds(row["low"], row["high"], points)]

    def of_course(self) -> Finding:
        """Find out how each change affects how long games last and how they go."""
        say, words = self.say, self.words
        frames, table = list[pl.DataFrame](), list[list[str]]()
        for name, value in COURSE.items():
            found, (_, figure) = answers.average(self.games, value).differences(), words.figures(name)
            frames.append(found.with_columns(measure=pl.lit(name)))
            for row in found.iter_rows(named=True):
                bounds = words.bounds(row["low"], row["high"], figure)
                table.append([row["variant"], words.measure(name), figure(row["value"]), bounds])
        head = [say("column-variant"), say("column-measure"), say("column-difference"), say("column-bounds")]
        heading, told = self.heading(say("report-changes")), say("report-changes-told")
        return Finding(f"changes{self.suffix}", self.section, heading, told, pl.concat(frames), Table(head, table))


def spelled(value: Value) -> str:
    """Return a value as it is written in an experiment."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
