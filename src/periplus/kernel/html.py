"""Data as HTML, for notebooks."""

from collections.abc import Sequence
from html import escape


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table whose first column names what the others say, in figures."""
    head = "".join(cell("th", heading, at) for at, heading in enumerate(headings))
    body = "".join(f"<tr>{''.join(cell('td', each, at) for at, each in enumerate(row))}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def cell(tag: str, text: str, column: int) -> str:
    """Return a cell: names stand at the left, figures at the right."""
    return f'<{tag} style="text-align:{"right" if column else "left"}">{escape(text)}</{tag}>'


def paragraph(text: str) -> str:
    """Return a paragraph."""
    return f"<p>{escape(text)}</p>"


def folded(title: str, text: str) -> str:
    """Return text that is shown when somebody asks for it, line by line as it is."""
    return f"<details><summary>{escape(title)}</summary><pre>{escape(text)}</pre></details>"
