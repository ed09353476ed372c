"""Sheets."""

from typing import Any

from periplus.kernel.sheet import Sheet


def sheets(box: dict[str, Any], view: dict[str, Any], seat: int | None) -> list[Sheet]:
    """Return."""
    return []


def reminders(recall: dict[str, Any]) -> list[Sheet]:
    """Return."""
    return []
