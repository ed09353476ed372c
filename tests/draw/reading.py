"""Drawings read again: their elements, the things on them, and what these are good for."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any
from xml.etree import ElementTree as Xml

import periplus
from periplus.kernel.board import Board, Offer, Panel, Tell
from periplus.kernel.game import Game
from periplus.kernel.luck import luck_from
from periplus.kernel.state import State
from periplus.kernel.text import LANGUAGES, text


def board_of(game: Game) -> Board:
    """Return the board of a game that has one."""
    assert game.board is not None
    return game.board


def teller(game: Game, language: str = "en", names: Sequence[str] = ()) -> Tell:
    """Return what tells the messages of a game, with the names of the people who play it."""
    return lambda message: text(language, game.room).say(message, names)


def drawn(
    s: State, seat: int | None, tell: Tell | None = None, offers: Mapping[str, Offer] | None = None
) -> list[Panel]:
    """Draw a position as a seat or a spectator sees it."""
    return board_of(s.game).panels(s.game.box, s.view(seat), seat, tell or teller(s.game), offers or {})


def read(panel: Panel) -> list[Xml.Element]:
    """Return all elements of a panel; what is not well formed is an error."""
    return list(Xml.fromstring(f"<svg>{panel.body}</svg>").iter())


def elements(panels: list[Panel]) -> list[Xml.Element]:
    """Return all elements of panels."""
    return [each for panel in panels for each in read(panel)]


def things(panels: list[Panel]) -> Counter[str]:
    """Return the names of things, with how often they are drawn."""
    return named(elements(panels))


def named(found: list[Xml.Element]) -> Counter[str]:
    """Return the names of things among elements; the bare shape of a place, which tells nothing, is none."""
    told = [each for each in found if each.get("aria-hidden") is None]
    return Counter(name for each in told if (name := each.get("data-thing")) is not None)


def offers_of(s: State, seat: int) -> dict[str, Offer]:
    """Return what things are good for, as pages find it out."""
    say = teller(s.game)
    offers = {name: Offer(say(refused.message), False) for name, refused in s.refusals(seat).items()}
    for action in s.legal_actions(seat):
        told = s.describe(seat, action)
        offers |= {name: Offer(say(told.label), True) for name in [*told.places, *told.pieces]}
    return offers


# Boxes of others


def with_names(game: Game, change: Mapping[str, str]) -> Game:
    """Return a game with a box in which things have other names."""

    def renamed(data: Any) -> Any:
        if isinstance(data, dict):
            return {change.get(key, key): renamed(value) for key, value in data.items()}
        return [renamed(each) for each in data] if isinstance(data, list) else change.get(data, data)

    return periplus.game(game.name, renamed(game.box))


def all_drawn(game: Game, decisions: int = 40) -> None:
    """Draw everything of the first positions of a game, and the pictures of its rules, in every language."""
    s, luck = game.new(3, 5), luck_from(5)
    for _ in range(decisions):
        seat = s.actors()[0]
        for language in LANGUAGES:
            elements(drawn(s, seat, teller(game, language)))
        actions = s.legal_actions(seat)
        s.apply(seat, actions[luck.below(len(actions))])
    for language in LANGUAGES:
        elements([*board_of(game).pictures(game.box, teller(game, language)).values()])
