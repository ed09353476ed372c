"""A player that is a program, and how it is asked."""

import sys
from pathlib import Path
from traceback import extract_tb
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from periplus.bots.seat import Seat
from periplus.kernel.action import Action
from periplus.kernel.errors import PeriplusError, Refused
from periplus.kernel.luck import Luck
from periplus.kernel.state import State


class BotFault(PeriplusError):
    """A bot crashed, or its answer is not an allowed action."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player for one seat of one game. Write ``decide``; take all randomness from ``luck``."""

    deterministic: ClassVar[bool] = False
    """Whether luck never affects its decisions, so that a simulation need not play the same game again."""

    def __init__(self, luck: Luck) -> None:
        """Begin a game with luck of its own, so that simulations can be repeated."""
        self.luck: Final = luck
        """The source of all randomness: ``luck.below(n)`` is a number from 0 up to ``n``."""

    def decide(self, seat: Seat) -> Action:
        """Return the action to take; ``seat`` is what this seat may know and say."""
        raise NotImplementedError(f"{type(self).__name__} has no method decide")

    def __reduce__(self) -> tuple[object, ...]:
        """Travel with its luck and whatever it has noted."""
        return type(self), (self.luck,), getattr(self, "__dict__", None)


def begin(kind: type[Bot], luck: Luck) -> Bot:
    """Make a bot for one seat of one game; raise a ``BotFault`` if that fails."""
    try:
        return kind(luck)
    except (Exception, SystemExit) as error:
        raise crashed(kind, error) from error


def ask(bot: Bot, state: State, seat: int) -> Action:
    """Return a bot's decision, checked; anything it does wrong is a ``BotFault`` that names it."""
    state.expected(seat)
    anything: Any = bot  # compiled code would turn an answer of another type into an error of its own
    handle = Seat(state, seat)
    try:
        answer: object = anything.decide(handle)
        if not isinstance(answer, Action):
            raise BotFault("error-bot-nonsense", {"bot": type(bot).__name__, "answer": repr(answer)})
        if handle._has_listed(answer):
            return answer
        said = str(answer)
    except BotFault:
        raise
    except (Exception, SystemExit) as error:
        raise crashed(type(bot), error) from error
    try:
        action = state.game.parse(said)  # so that every decision can be written in notation
        state.check(seat, action)
    except PeriplusError as error:
        rule = error.rule if isinstance(error, Refused) else "–"
        params = {"bot": type(bot).__name__, "action": said, "why": error.message, "rule": rule}
        raise BotFault("error-bot-refused", params, state.game.room) from error
    return action


def crashed(kind: type[Bot], error: BaseException) -> BotFault:
    """Return the fault of a bot that raised an error, and where: in its own file, if that was involved."""
    module: str = getattr(kind, "__module__", "")
    own = getattr(sys.modules.get(module), "__file__", None)
    places = extract_tb(error.__traceback__)
    last = [place for place in places if place.filename == own][-1:] or places[-1:]
    where = f"{Path(last[0].filename).name}:{last[0].lineno}" if last else "–"
    what = {"bot": kind.__name__, "error": type(error).__name__, "what": str(error), "where": where}
    return BotFault("error-bot-crashed", what)
