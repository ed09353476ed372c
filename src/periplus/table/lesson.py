"""Tables with a lesson: how they are set up, and the script that they follow while it lasts."""

from typing import Any

from periplus.kernel.game import Game
from periplus.kernel.lesson import Script, lesson_of
from periplus.kernel.option import settle
from periplus.table.entries import BadCommand, Chair, Made, Setting

DELAY = 1.0


def need_lesson(game: Game) -> Script:
    """Return the lesson of a game, or refuse a game that has none."""
    script = lesson_of(game)
    if script is None:
        raise BadCommand("error-no-lesson", {"game": game.name})
    return script


def lesson_setting(game: Game, name: str, bot: str, **more: Any) -> Setting:
    """Return the setting of a lesson: one person, and a bot in every other seat."""
    bots = [Chair("bot", bot=bot)] * (need_lesson(game).lesson.seats - 1)
    return Setting(game=game.name, chairs=(Chair("person", name), *bots), bot_delay=DELAY, lesson=True, **more)


def script_of(made: Made, game: Game) -> Script | None:
    """Return the script of a table, if it has one and was set up as today's script needs it."""
    script = lesson_of(game) if made.setting.lesson else None
    if script is None:
        return None
    asked = script.seed.hex(), game.rules, script.lesson.seats, settle(game.options, {})
    found = made.seed, made.rules, len(made.setting.chairs), settle(game.options, made.setting.options)
    return script if asked == found else None
