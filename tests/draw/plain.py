"""A board as plain as can be, on which the example is drawn for tests."""

from dataclasses import replace
from typing import Any
from xml.sax.saxutils import escape

import pytest

from periplus.games import example
from periplus.kernel.board import Board, Tell
from periplus.kernel.game import Game
from periplus.kernel.message import Message

PAPER = {"light": "#fff8e8", "dark": "#201810"}


class PlainBoard(Board):
    """Draws who looks, at what step, and how the seats are called."""

    def whole(
        self, box: dict[str, Any], view: dict[str, Any], seat: int | None, tell: Tell, theme: str = "light"
    ) -> str:
        """Draw lines of words on paper."""
        names = [tell(Message("prompt-wait", {"seats": [each]})) for each in range(len(view["players"]))]
        words = [f"seat {seat}", view["step"], *names]
        lines = [f'<text x="10" y="{20 + 20 * at}">{escape(word)}</text>' for at, word in enumerate(words)]
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 150">{paper(theme)}{"".join(lines)}</svg>\n'

    def backdrop(self, theme: str) -> str:
        """Draw the paper alone."""
        size = 'viewBox="0 0 300 150" width="300" height="150"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{paper(theme)}</svg>'


def paper(theme: str) -> str:
    """Draw what lies under the words."""
    return f'<rect width="300" height="150" fill="{PAPER[theme]}"/>'


def drawn_example(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Return the example with this board."""
    monkeypatch.setattr(example, "ROOM", replace(example.ROOM, board=PlainBoard()))
    return Game(example.ROOM)
