"""What the lab needs besides the program itself, and how to get it."""

from collections.abc import Iterator
from contextlib import contextmanager

from periplus.kernel.errors import PeriplusError


class NotInstalled(PeriplusError):
    """A library that only some need is not installed."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Say which extra to install if something cannot be imported within."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("periplus"):
            raise
        raise NotInstalled("error-extra", {"what": error.name or extra, "extra": extra}) from error
