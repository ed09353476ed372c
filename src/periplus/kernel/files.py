"""Reading and writing files, with faults told in one line."""

import os
import tempfile
from pathlib import Path

from periplus.kernel.errors import PeriplusError


class BadFile(PeriplusError):
    """A file cannot be read or written."""

    def __init__(self, path: Path, error: OSError | ValueError) -> None:
        """Name the file and what the system says."""
        what = error.strerror if isinstance(error, OSError) else "not UTF-8"
        super().__init__("error-file", {"file": str(path), "what": what or type(error).__name__})
        self.args = (path, error)


def read_text(path: Path) -> str:
    """Return the text of a file; a byte order mark is passed over."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        raise BadFile(path, error) from None


def write_text(path: Path, content: str) -> None:
    """Write a file, whole or not at all; what is no ordinary file (a device, a pipe) is written to as it is."""
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            target.write_text(content, encoding="utf-8")
        else:
            _replace(target, content)
    except (OSError, ValueError) as error:
        raise BadFile(path, error) from None


def _replace(target: Path, content: str) -> None:
    """Write beside the target and move into its place; leave nothing behind if that fails."""
    if target.exists():
        with target.open("a"):  # a file that may not be written to must not be replaced either
            pass
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as partial:
            partial.write(content)
        mask = os.umask(0)
        os.umask(mask)
        Path(name).chmod(target.stat().st_mode if target.exists() else 0o666 & ~mask)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
