"""The seat handle: all that a bot is given. It answers for one seat and never hands out the state."""

from typing import Any, Final

from periplus.kernel.action import Action, Form
from periplus.kernel.game import Game
from periplus.kernel.luck import SEED_BYTES, Luck
from periplus.kernel.message import Description, Message
from periplus.kernel.option import Value
from periplus.kernel.state import State


class Seat:
    """What one seat is asked now, may say and knows; made afresh for every decision."""

    def __init__(self, state: State, number: int) -> None:
        """Sit down at a position; ``number`` counts from 0."""
        self.number: Final = number
        """Where this seat sits, from 0."""
        self.__state: Final = state
        self.__view: dict[str, Any] | None = None
        self.__recall: dict[str, Any] | None = None
        self.__listed: list[Action] | None = None

    @property
    def game(self) -> Game:
        """The game: box, options, notation."""
        return self.__state.game

    @property
    def seats(self) -> int:
        """How many play."""
        return self.__state.seats

    @property
    def settings(self) -> dict[str, Value]:
        """The options of this table."""
        return dict(self.__state.settings)

    @property
    def view(self) -> dict[str, Any]:
        """What lies on the table for this seat, made when it is first looked at."""
        if self.__view is None:
            self.__view = self.__state.view(self.number)
        return self.__view

    @property
    def recall(self) -> dict[str, Any]:
        """What this seat has been shown and can no longer see."""
        if self.__recall is None:
            self.__recall = self.__state.recall(self.number)
        return self.__recall

    def prompt(self) -> Message:
        """Return what is asked."""
        return self.__state.prompt(self.number)

    def legal_actions(self) -> list[Action]:
        """List actions: complete, or representative where they are open-ended. The caller may change the list."""
        if self.__listed is None:
            self.__listed = self.__state.legal_actions(self.number)
        return self.__listed[:]

    def proposals(self) -> list[Action]:
        """Return what the game proposes besides the list, where actions are open-ended."""
        return self.game.propose(self.imagine(Luck(bytes(SEED_BYTES), [0])), self.number)

    def _has_listed(self, action: Action) -> bool:
        """Say whether this very action was listed, and not merely one like it."""
        if self.__listed is not None:
            for listed in self.__listed:
                if listed is action:
                    return True
        return False

    def forms(self) -> list[Form]:
        """Return the open-ended actions as forms."""
        return self.__state.forms(self.number)

    def check(self, action: Action) -> None:
        """Raise ``Refused`` unless the action is allowed."""
        self.__state.check(self.number, action)

    def describe(self, action: Action) -> Description:
        """Return what an allowed action is called and what it would do."""
        return self.__state.describe(self.number, action)

    def imagine(self, luck: Luck) -> State:
        """Return a state to try things out on, drawn from all those that this seat cannot tell apart."""
        world = self.__state.resample(self.number, luck)
        world.detach()
        return world
