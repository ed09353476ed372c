"""What lies on the table as plain tables of words: for the terminal, plain pages and screen readers."""

from collections.abc import Sequence

from periplus.kernel.message import Message

Cell = int | str | Message | None
"""What a table can hold: a number, a name, a message, or nothing."""


class Sheet:
    """A table with a title."""

    def __init__(self, title: Message, columns: Sequence[Message], rows: Sequence[Sequence[Cell]]) -> None:
        """Take the title, a heading for each column, and the rows."""
        self.title = title
        self.columns = columns
        self.rows = rows


def headings(*names: str) -> list[Message]:
    """Return the headings of columns."""
    return [Message(f"heading-{name}") for name in names]
