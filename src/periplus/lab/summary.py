"""What a simulation found, as tables of words, for the terminal and for notebooks."""

from typing import NamedTuple

from periplus.games import game
from periplus.kernel.html import paragraph, table
from periplus.kernel.message import Message
from periplus.kernel.text import Text, text
from periplus.lab.tally import Result, Showing


class Summary(NamedTuple):
    """How some competitors did: headings, and a row for each of them."""

    headings: list[str]
    rows: list[list[str]]


def summaries(found: Result, words: Text) -> list[Summary]:
    """Return how bots did, and the parts that they played, if a game has any."""

    def say(id: str, **params: object) -> str:
        return words.say(Message(id, params))

    def row(each: Showing, name: str) -> list[str]:
        counts = [name, say("sim-number", number=each.games), say("sim-number", number=each.wins)]
        if each.win_rate is None or each.ci95 is None or each.mean_score is None:
            return [*counts, "", "", ""]
        low, high = (100 * bound for bound in each.ci95)
        rate, interval = say("sim-rate", rate=100 * each.win_rate), say("sim-interval", low=low, high=high)
        return [*counts, rate, interval, say("sim-number", number=each.mean_score)]

    figures = [
        say("sim-heading-games"), say("sim-heading-wins"), say("sim-heading-rate"), say("sim-heading-interval"),
        say("sim-heading-score"),
    ]  # fmt: skip
    bots = Summary([say("sim-heading-bot"), *figures], [row(each, each.name) for each in found.bots])
    played = [row(each, say("sim-part", part=each.name)) for each in found.parts]
    return [bots, Summary([say("sim-heading-part"), *figures], played)] if played else [bots]


def endings(found: Result, words: Text) -> list[str]:
    """Return how the games ended, and how fast they went."""

    def say(id: str, **params: object) -> str:
        return words.say(Message(id, params))

    ended = [
        say("sim-ending", count=count, ending=words.say(Message(f"ending-{ending}")))
        for ending, count in found.endings.items()
    ]
    rate = found.decisions_per_second
    speed = say("sim-speed", games=found.games, decisions=found.decisions, seconds=found.seconds, rate=rate)
    return [*ended, speed]


def in_html(found: Result) -> str:
    """Return what was found, for notebooks."""
    words = text("en", game(found.game).room)
    tables = [table(each.headings, each.rows) for each in summaries(found, words)]
    return "".join([*tables, *map(paragraph, endings(found, words))])
