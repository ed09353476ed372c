"""The version of the program, and whether its rules are compiled."""

from periplus.kernel import state

VERSION = "0.1.0"


def is_compiled() -> bool:
    """Say whether the rules run compiled."""
    return not (state.__file__ or "").endswith(".py")


def version_line() -> str:
    """Return what ``periplus --version`` says."""
    return f"periplus {VERSION} ({'compiled' if is_compiled() else 'pure Python'})"
