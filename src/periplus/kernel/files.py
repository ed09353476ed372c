"""Reading and writing files, with each fault in one line."""

import errno
import os
import tempfile
from pathlib import Path

from periplus.kernel.errors import PeriplusError
from periplus.kernel.message import Message


class BadFile(PeriplusError):
    """A file cannot be read or written."""

    def __init__(self, path: Path, error: OSError | ValueError) -> None:
        """Name the file and what the system says."""
        super().__init__("error-file", {"file": str(path), "what": what_of(error)})
        self.args = (path, error)


def what_of(error: OSError | ValueError) -> Message | str:
    """Return what the system says, as a message if it is a common problem."""
    if not isinstance(error, OSError):
        return Message("file-encoding")
    match error.errno:
        case errno.ENOENT | errno.ENOTDIR:
            return Message("file-missing")
        case errno.EISDIR:
            return Message("file-folder")
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return Message("file-forbidden")
        case errno.ENOSPC | errno.EDQUOT:
            return Message("file-full")
    return error.strerror or type(error).__name__


def read_text(path: Path) -> str:
    """Return the text of a file, without a byte order mark."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        raise BadFile(path, error) from None


def write_text(path: Path, content: str) -> None:
    """Write a text as ``write_bytes`` writes bytes."""
    try:
        data = content.encode()
    except ValueError as error:
        raise BadFile(path, error) from None
    write_bytes(path, data)


def append_text(path: Path, content: str) -> None:
    """Add a text to the end of a file, which is made if there is none."""
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(content)
    except (OSError, ValueError) as error:
        raise BadFile(path, error) from None


def write_bytes(path: Path, content: bytes) -> None:
    """Write a file, whole or not at all; a device or a pipe is written to directly."""
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            target.write_bytes(content)
        else:
            _replace(target, content)
    except (OSError, ValueError) as error:
        raise BadFile(path, error) from None


def _replace(target: Path, content: bytes) -> None:
    """Write a file beside the target and move it into place; leave nothing behind if that fails."""
    if target.exists():
        with target.open("a"):  # a file that may not be written to must not be replaced either
            pass
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "wb") as partial:
            partial.write(content)
        mask = os.umask(0)
        os.umask(mask)
        Path(name).chmod(target.stat().st_mode if target.exists() else 0o666 & ~mask)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
