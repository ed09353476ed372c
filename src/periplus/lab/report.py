"""Reports on a run: one page that needs nothing else, a notebook, or data for programs."""

import json
from base64 import b64encode
from collections.abc import Iterator, Mapping
from importlib.resources import files
from itertools import groupby
from typing import Any

import nbformat
import vl_convert
from jinja2 import Environment, PackageLoader, StrictUndefined
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from periplus.draw.palette import COLOURS, named
from periplus.lab.experiment import Experiment
from periplus.lab.findings import Finder, spelled
from periplus.lab.folder import Folder
from periplus.lab.gist import gist
from periplus.lab.plots import by_theme
from periplus.lab.shards import tables_of

FONTS = {
    ("Cinzel", 700): "cinzel-700-normal",
    ("Alegreya", 400): "alegreya-400-normal",
    ("Alegreya Sans", 400): "alegreya-sans-400-normal",
    ("Alegreya Sans", 700): "alegreya-sans-700-normal",
}
LOCALES: Mapping[str, Any] = {"en": "en-US", "fr": "fr-FR", "nl": "nl-NL"}
EMBED = "window.vegaEmbed = vegaEmbed;"
"""What the page needs of the library that draws."""
DIGITS = 12
"""Digits of a box's digest that are shown."""


# A page


def page(folder: Folder, language: str = "en") -> str:
    """Return the report as a page that loads nothing else."""
    finder = Finder(folder, language, by_theme)
    found = list(finder.findings())
    environment = Environment(
        loader=PackageLoader("periplus.lab", "."), autoescape=True, undefined=StrictUndefined, trim_blocks=True,
        lstrip_blocks=True,
    )  # fmt: skip
    figures: Any = vl_convert.get_format_locale(LOCALES[language])
    return environment.get_template("report.html").render(
        say=finder.say,
        language=language,
        experiment=finder.experiment,
        played=played(finder, folder),
        gist=gist(finder, found),
        sections=[(section, list(each)) for section, each in groupby(found, key=lambda finding: finding.section)],
        facts=list(facts(finder)),
        styles=styles(),
        library=vl_convert.javascript_bundle(EMBED),
        specs=embedded({each.id: spec(each.chart) for each in found if each.chart is not None}),
        figures=embedded({**figures, "percent": finder.say("figure-percent")}),
    )


def played(finder: Finder, folder: Folder) -> list[str]:
    """Return how many games of what there are, and how many are still to be played."""
    experiment, games = finder.experiment, len(finder.all_games)
    told = [
        finder.say("report-of", games=games, game=finder.words.title(), seats=experiment.seats, deals=experiment.deals)
    ]
    return [*told, *([finder.say("report-partly", played=games, games=experiment.games)] if folder.missing() else [])]


def spec(chart: Any) -> dict[str, Any]:
    """Return a chart as Vega draws it."""
    return dict(vl_convert.vegalite_to_vega(chart.to_dict()))


def embedded(data: Any) -> str:
    """Return data as JSON that can stand in a script."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def styles() -> str:
    """Return the styles of the page, with our colours and letters."""
    fonts = files("periplus.draw").joinpath("fonts")
    faces = "".join(
        f"@font-face {{ font-family: '{family}'; font-weight: {weight};"
        f" src: url(data:font/ttf;base64,{b64encode(fonts.joinpath(f'{name}.ttf').read_bytes()).decode()}); }}\n"
        for (family, weight), name in FONTS.items()
    )
    used = {
        name: shades
        for name, shades in COLOURS.items()
        if name.startswith(("panel-", "page-", "seat-", "sea-", "glow"))
    }
    return faces + named(used) + files("periplus.lab").joinpath("report.css").read_text("utf-8")


def facts(finder: Finder) -> Iterator[tuple[str, str]]:
    """Yield how the experiment was done, by what is told of it."""
    say, experiment = finder.say, finder.experiment
    usual = {option.name: option.default for option in finder.game.options}
    options = [f"{name} = {spelled(value)}" for name, value in experiment.options.items() if value != usual[name]]
    box, digest = experiment.components is None, experiment.box[:DIGITS]
    yield say("how-deals"), say("how-deals-told", deals=experiment.deals, seed=experiment.seed)
    yield say("how-lineups"), "; ".join(line_ups(experiment))
    yield say("how-options"), "; ".join(options) or say("how-options-usual")
    if variants := [variant.name for variant in experiment.variants()[1:]]:
        yield say("how-variants"), "; ".join(variants)
    yield say("how-box"), say("how-box-ours", digest=digest) if box else say("how-box-other", digest=digest)
    rules = say("how-rules-told", rules=experiment.rules, game=finder.words.title(), program=experiment.program)
    yield say("how-rules"), rules
    yield say("how-intervals"), say("how-intervals-told")
    yield say("how-data"), say("how-data-told", tables=", ".join(sorted(tables_of(experiment))))
    yield say("how-again"), say("how-again-told")


def line_ups(experiment: Experiment) -> Iterator[str]:
    """Yield the line-ups, each with its bots if its name does not say them."""
    for lineup in experiment.lineups:
        bots = ", ".join(dict.fromkeys(lineup.called) if len(set(lineup.called)) == 1 else lineup.called)
        yield lineup.name if lineup.name == bots or experiment.tournament else f"{lineup.name}: {bots}"


# A notebook


def notebook(folder: Folder, language: str = "en") -> str:
    """Return the report as a notebook, which finds the same again and has the data to ask more of."""
    finder = Finder(folder, language)
    found = list(finder.findings())
    say, experiment = finder.say, finder.experiment
    told = [f"# {experiment.question}", f"*{experiment.title}*", *played(finder, folder), f"## {say('section-short')}"]
    cells = [
        new_markdown_cell("\n\n".join([*told, "\n".join(f"- {sentence}" for sentence in gist(finder, found))])),
        new_markdown_cell(say("notebook-load")),
        new_code_cell(LOAD.format(folder=str(folder.path.resolve()), language=language)),
    ]
    for section, each in groupby(found, key=lambda finding: finding.section):
        cells.append(new_markdown_cell(f"## {section}"))
        for finding in each:
            cells.append(new_markdown_cell(f"### {finding.heading}\n\n{finding.told}"))
            cells.append(new_code_cell(f"found[{finding.id!r}].{'frame' if finding.chart is None else 'chart'}"))
    tables = sorted(tables_of(experiment))
    cells.append(new_markdown_cell(f"## {say('how-data')}\n\n{say('notebook-tables')}"))
    cells += [new_code_cell(f"run.table({table!r}).head()") for table in tables]
    how = [f"**{name}**: {fact}" for name, fact in facts(finder)]
    cells.append(new_markdown_cell("\n\n".join([f"## {say('section-how')}", *how])))
    for number, cell in enumerate(cells):
        cell["id"] = f"cell-{number}"  # the same file from the same run
    made = new_notebook(cells=cells, metadata={"language_info": {"name": "python"}})
    return str(nbformat.writes(made)) + "\n"


LOAD = """\
from pathlib import Path

from periplus.lab.findings import Finder
from periplus.lab.folder import open_folder

run = open_folder(Path({folder!r}))
found = {{each.id: each for each in Finder(run, {language!r}).findings()}}"""


# For programs


def data(folder: Folder) -> dict[str, Any]:
    """Return the findings as plain data."""
    finder = Finder(folder)
    experiment = finder.experiment
    found = list(finder.findings())
    about = {
        "title": experiment.title, "question": experiment.question, "game": experiment.game,
        "seats": experiment.seats, "options": experiment.options, "box": experiment.box, "rules": experiment.rules,
        "program": experiment.program, "deals": experiment.deals, "seed": experiment.seed,
        "games": len(finder.all_games), "complete": not folder.missing(), "even_share": finder.even,
    }  # fmt: skip
    return {**about, "gist": gist(finder, found), "answers": {each.id: each.frame.to_dicts() for each in found}}
