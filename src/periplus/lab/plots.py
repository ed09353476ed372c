"""Plots of answers, as Altair charts.

Each takes rows with a ``label`` or a place ``at`` on an axis, a ``value`` and its bounds ``low`` and ``high``, the
``series`` that they belong to (empty if there is only one), and ``told``: what is said when a row is pointed at.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias, cast

import altair as alt
import polars as pl

from periplus.draw.palette import COLOURS, SEATS, THEMES

STEP = 26
"""The height of a row."""
BESIDE = 11
"""And of each series in it, if there are several."""
HIGH = 230
"""The height of a plot without rows."""
LINE, DOT = 2.5, 80
NAMES = 165
"""The width that names have."""
SHORT = 14
"""Characters of names of which three stand side by side."""
Chart: TypeAlias = alt.Chart | alt.LayerChart | alt.FacetChart
Paint = Callable[[str], str]


def by_day(name: str) -> str:
    """Return a colour of ours as it is by day, for notebooks."""
    return COLOURS[name][THEMES.index("light")]


def by_theme(name: str) -> str:
    """Return a colour of ours by its name, for pages: the reader's theme chooses the shade."""
    return f"var(--{name})"


class Axis(NamedTuple):
    """What an axis is called, and how its figures are written, as d3 has it."""

    title: str
    form: str = ".0%"


class Plots:
    """What draws, with these colours."""

    def __init__(self, paint: Paint = by_day) -> None:
        """Take how to find colours."""
        self.paint = paint

    def dots(self, rows: pl.DataFrame, axis: Axis, even: float | None = None, colours: Sequence[int] = ()) -> Chart:
        """Draw a dot with its interval for each label; ``even`` is where a line stands to compare with.

        ``colours`` are those of the labels, as numbers of seats.
        """
        labels = rows["label"].unique(maintain_order=True).to_list()
        base = alt.Chart(drawn(rows)).encode(
            y=alt.Y("label:N", sort=None, title=None, axis=names()),
            tooltip="told:N",
            **self.coloured(rows, labels, colours, "yOffset"),
        )
        bounds = base.mark_rule(strokeWidth=LINE, strokeCap="round").encode(x=figures("low", axis), x2="high:Q")
        dots = base.mark_point(filled=True, size=DOT, opacity=1).encode(x=figures("value", axis))
        layers: list[Any] = [bounds, dots]
        if even is not None:
            layers.insert(0, self.level(even).encode(x="even:Q"))
        step = max(STEP, BESIDE * rows["series"].n_unique() + BESIDE)
        return self.framed(alt.layer(*layers), alt.Step(step))

    def bars(self, rows: pl.DataFrame, axis: Axis) -> Chart:
        """Draw a bar with its interval for each label."""
        base = alt.Chart(drawn(rows)).encode(y=alt.Y("label:N", sort=None, title=None, axis=names()), tooltip="told:N")
        bars = base.mark_bar(color=self.paint("seat-1"), height=STEP / 2).encode(x=figures("value", axis, zero=True))
        bounds = base.mark_rule(strokeWidth=1.5, color=self.paint("panel-ink")).encode(
            x=figures("low", axis, zero=True), x2="high:Q"
        )
        return self.framed(alt.layer(bars, bounds), alt.Step(STEP))

    def chosen(self, rows: pl.DataFrame, axis: Axis, word: str) -> Chart:
        """Draw bars for the labels of one ``kind``, which the reader chooses from a list."""
        kinds = rows["kind"].unique(maintain_order=True).to_list()
        choice = alt.param(name="kind", value=kinds[0], bind=alt.binding_select(options=kinds, name=word))
        bars: Any = self.bars(rows, axis)
        return cast(Chart, bars.add_params(choice).transform_filter("datum.kind == kind"))

    def curves(self, rows: pl.DataFrame, across: Axis, up: Axis) -> Chart:
        """Draw values along an axis, with their intervals as a band."""
        base = alt.Chart(drawn(rows)).encode(
            x=alt.X("at:Q", title=across.title, axis=alt.Axis(format=across.form, tickCount=6)),
            tooltip="told:N",
            **self.coloured(rows),
        )
        band = base.mark_area(opacity=0.25).encode(y=rising("low", up), y2="high:Q")
        line = base.mark_line(strokeWidth=LINE, point=alt.OverlayMarkDef(size=DOT / 2)).encode(y=rising("value", up))
        return self.framed(alt.layer(band, line), HIGH)

    def columns(self, rows: pl.DataFrame, every: Sequence[int], across: Axis, up: Axis) -> Chart:
        """Draw a column with its interval for each of these places on an axis, series beside each other."""
        base = alt.Chart(drawn(rows)).encode(
            x=alt.X("at:O", title=across.title, scale=alt.Scale(domain=list(every)), axis=upright()),
            tooltip="told:N",
            **self.coloured(rows, beside="xOffset"),
        )
        bounds = base.mark_rule(strokeWidth=1.5).encode(
            y=rising("low", up), y2="high:Q", color=alt.value(self.paint("panel-ink"))
        )
        return self.framed(alt.layer(base.mark_bar().encode(y=rising("value", up)), bounds), HIGH)

    def lines(self, rows: pl.DataFrame, across: str, up: Axis, colours: Sequence[int] = ()) -> Chart:
        """Draw a line for each series through the values that something can have, in their order."""
        base = alt.Chart(drawn(rows)).encode(
            x=alt.X("at:N", sort=None, title=across, axis=upright()),
            tooltip="told:N",
            **self.coloured(rows, colours=colours),
        )
        bounds = base.mark_rule(strokeWidth=1.5).encode(y=rising("low", up), y2="high:Q")
        line = base.mark_line(strokeWidth=LINE, point=alt.OverlayMarkDef(size=DOT)).encode(y=rising("value", up))
        return self.framed(alt.layer(bounds, line), HIGH)

    # What plots have in common

    def level(self, at: float) -> alt.Chart:
        """Draw a dashed line to compare with."""
        rule = alt.Chart(pl.DataFrame({"even": [at]})).mark_rule(strokeDash=[5, 4], color=self.paint("glow"))
        return cast(alt.Chart, rule)

    def coloured(
        self, rows: pl.DataFrame, labels: Sequence[str] = (), colours: Sequence[int] = (), beside: str | None = None
    ) -> dict[str, Any]:
        """Return how to tell series apart, or labels, or nothing if there is only one of them."""
        series = rows["series"].unique(maintain_order=True).to_list()
        if len(series) > 1:
            told: dict[str, Any] = {"color": self.legend(series, colours or range(len(series)))}
            if beside is not None:
                told[beside] = (alt.XOffset if beside == "xOffset" else alt.YOffset)("series:N", sort=None)
            return told
        if colours:
            painted = [self.paint(f"seat-{colour}") for colour in colours]
            return {"color": alt.Color("label:N", legend=None, scale=alt.Scale(domain=list(labels), range=painted))}
        return {"color": alt.value(self.paint("seat-1"))}

    def legend(self, series: Sequence[str], colours: Sequence[int]) -> alt.Color:
        """Return the colours of series, with a legend above the plot."""
        painted = [self.paint(f"seat-{colour % len(SEATS)}") for colour in colours]
        columns = 3 if max(map(len, series)) <= SHORT else 1
        legend = alt.Legend(
            orient="top", title=None, columns=columns, labelLimit=300, symbolType="circle", symbolOpacity=1
        )
        return alt.Color("series:N", sort=None, scale=alt.Scale(domain=list(series), range=painted), legend=legend)

    def framed(self, chart: Any, height: int | alt.Step) -> Chart:
        """Return a chart as wide as there is room, in our letters and colours."""
        ink, faint, line = (self.paint(f"panel-{name}") for name in ("ink", "faint", "line"))
        font, fit = "Alegreya Sans, sans-serif", alt.AutoSizeParams(type="fit-x", contains="padding")
        framed = (
            chart.properties(width="container", height=height, background="transparent", autosize=fit)
            .configure(font=font, aria=False)
            .configure_axis(
                labelColor=ink, titleColor=faint, gridColor=line, gridOpacity=0.5, domainColor=line, tickColor=line,
                labelFontSize=14, titleFontSize=14, titleFontWeight=400, titlePadding=8,
            )
            .configure_legend(labelColor=ink, titleColor=faint, labelFontSize=14, titleFontSize=14)
            .configure_view(stroke=None)
        )  # fmt: skip
        return cast(Chart, framed)


def drawn(rows: pl.DataFrame) -> pl.DataFrame:
    """Return what a plot needs of rows: all but what is only written in tables."""
    return rows.drop("shown", "bounds", "games", strict=False)


def names() -> alt.Axis:
    """Return an axis that has names."""
    return alt.Axis(labelLimit=NAMES, ticks=False, domain=False, grid=False, labelPadding=8)


def upright() -> alt.Axis:
    """Return an axis that has figures side by side, as many as there is room for."""
    return alt.Axis(labelAngle=0, labelOverlap="greedy", labelSeparation=8, ticks=False)


def figures(column: str, axis: Axis, zero: bool = False) -> alt.X:
    """Return a column as a place from left to right."""
    marks = alt.Axis(format=axis.form, tickCount=5)
    return alt.X(f"{column}:Q", title=axis.title, axis=marks, scale=alt.Scale(zero=zero, nice=True))


def rising(column: str, axis: Axis) -> alt.Y:
    """Return a column as a height."""
    return alt.Y(f"{column}:Q", title=axis.title, axis=alt.Axis(format=axis.form, tickCount=5))
