"""The folder where games in the terminal are saved, and the tables of this machine."""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from periplus.kernel.errors import BadTable, PeriplusError
from periplus.kernel.files import BadFile, read_text, what_of
from periplus.kernel.record import read_record


def shelf() -> Path:
    """Return the folder."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "periplus"


def in_shelf(name: str) -> Path:
    """Return the path of a file in the folder, which is made if it is missing."""
    try:
        shelf().mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadTable("error-shelf", {"folder": str(shelf()), "what": what_of(error)}) from None
    return shelf() / name


def database(db: str | None) -> str:
    """Return the address of the database that was asked for, or of the one on this machine."""
    return db or f"sqlite:///{in_shelf('tables.db')}"


def new_file(game: str) -> Path:
    """Return where to save a new game."""
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    taken = len(list(shelf().glob(f"{name}*.json")))
    return in_shelf(f"{name}-{taken + 1}.json" if taken else f"{name}.json")


def last_file() -> Path:
    """Return the file of the game that was saved last and is not over."""
    files = [file for file in shelf().glob("*.json") if file.is_file()]
    for file in sorted(files, key=lambda file: file.stat().st_mtime, reverse=True):
        with suppress(PeriplusError):
            if read_record(read_text(file)).result is None:
                return file
    raise BadTable("error-no-games", {"folder": str(shelf())})


def exists(file: Path) -> bool:
    """Say whether a file exists already."""
    try:
        return file.is_file()
    except (OSError, ValueError) as error:
        raise BadFile(file, error) from None
