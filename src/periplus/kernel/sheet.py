"""What lies on the table as plain tables of words: for the terminal, plain pages and screen readers."""

from collections.abc import Sequence
from typing import Literal

from periplus.kernel.message import Message

Cell = int | str | Message | None
"""What a table can hold: a number, a name, a message, or nothing."""


Handy = Literal["headings", "rows"]


class Sheet:
    """A table with a title."""

    def __init__(
        self, title: Message, columns: Sequence[Message], rows: Sequence[Sequence[Cell]], handy: Handy | None = None
    ) -> None:
        """Take the title, a heading for each column, and the rows; what is ``handy`` stands beside every question.

        There, each cell follows its heading, or each row its first cell.
        """
        self.title = title
        self.columns = columns
        self.rows = rows
        self.handy = handy


def headings(*names: str) -> list[Message]:
    """Return the headings of columns."""
    return [Message(f"heading-{name}") for name in names]
